//! Hunter cards of Caverns of Time.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 679e869c

/// # Snipe
/// Spell · 2 mana
/// > **Secret:** After your opponent plays a minion, deal $6 damage to it.
/// - Reprint of: [`EX1_609`](crate::classic::hunter::EX1_609)
//~ reprint WON_018 77a66d48 7846e7ae.17edc265 065015fe.c7035239
pub const WON_018: Power = crate::cards::EX1_609;

/// # Ball of Spiders
/// Spell · 3 mana
/// > Summon three 1/1 Webspinners with "**Deathrattle:** Get a random Beast."
/// - Reprint of: [`AT_062`](crate::grand_tournament::hunter::AT_062)
/// - Makes: [`FP1_011`](crate::naxxramas::hunter::FP1_011)
//~ reprint WON_021 c13a71bc 82ede6d1.2f652bb7 8454ebb0.2a907998.b83b5e46
pub const WON_021: Power = crate::cards::AT_062;

/// # Explorer's Hat
/// Spell · 1 mana
/// > Give a minion +1/+1 and "**Deathrattle:** Get an Explorer's Hat."
/// - Reprint of: [`LOE_105`](crate::league_of_explorers::hunter::LOE_105)
//~ reprint WON_022 bc0faa26 2f198b86.ea7c8ea9 94f26d29.b49d350d
pub const WON_022: Power = crate::cards::LOE_105;

/// # Lock and Load
/// Spell · 0 mana
/// > Each time you cast a spell this turn, get a random Hunter card.
/// - Reprint of: [`AT_061`](crate::grand_tournament::hunter::AT_061)
//~ reprint WON_023 7860196c 3e8f9d5a.2b16f868 7f7c095d.26124da1
pub const WON_023: Power = crate::cards::AT_061;

/// # Acidmaw
/// Minion · Beast · 3 mana · 4/2
/// > Whenever an enemy minion takes damage, destroy it.
/// - Reprint of: [`AT_063`](crate::grand_tournament::hunter::AT_063)
//~ reprint WON_024 f74bb5e9 881fdcb9.ff9e1bc7 a7a4bc72.4b418723
pub const WON_024: Power = crate::cards::AT_063;

/// # Dreadscale
/// Minion · Beast · 3 mana · 4/2
/// > At the end of your turn, deal 1 damage to all enemies.
/// - Reprint of: [`AT_063t`](crate::grand_tournament::hunter::AT_063t)
//~ reprint WON_025 49cda441 881fdcb9.7144c432 49b830cc.8a04f95f
pub const WON_025: Power = crate::cards::AT_063t;

/// # Durnholde Imposter
/// Minion · 3 mana · 3/3
/// > Each turn this is in your hand, transform it into a random 3-Cost minion that gains **Poisonous**.
/// - Makes: Shifting [`WON_026e`] ("Transforming into random 3-Cost minions."); Durnholde Imposter [`WON_026e2`] ("Poisonous.")
//~ done WON_026 - 05878c57.60987877 8dc6ac93.cb3f0a70
pub const WON_026: Power = whenever(YOU.turn_start()).in_hand().then(&[
    transform(THIS, random(all(&[MINION, COST.is(3)]))),
    attach("WON_026e2").to(THIS),
    attach("WON_026e").to(THIS),
]);

/// # Shifting
/// Enchantment
/// > Transforming into random 3-Cost minions.
//~ done WON_026e - d522ad72.2cba15e3 5ceeab30
pub const WON_026e: Power = whenever(YOU.turn_start()).in_hand().then(&[
    transform(THIS, random(all(&[MINION, COST.is(3)]))),
    attach("WON_026e2").to(THIS),
    attach("WON_026e").to(THIS),
]);

/// # Durnholde Imposter
/// Enchantment
/// > **Poisonous**.
//~ derived WON_026e2 c8ed111a d522ad72.b2c69ca0 8dc6ac93
pub const WON_026e2: Power = enchant(&[has(GameTag::POISONOUS)]);

/// # Time-Lost Raptor
/// Minion · Beast · 2 mana · 1/1
/// > **Echo Battlecry: Adapt** your Time-Lost Raptors.
//~ derived WON_027 91f25e72 640b67f3.4ddc1aa9 c930173d
pub const WON_027: Power = battlecry(&[adapt(&[apply_it_to(FRIENDLY_MINIONS.that(named("WON_027")))])]);

/// # Trial of the Jormungars
/// Spell · 6 mana
/// > Summon copies of two Beasts in your deck that cost (3) or less.
//~ done WON_028 - 9e3ad3c7.c49f9a65 cda556c8
pub const WON_028: Power =
    spell(&[summon(copy_of(YOUR_DECK.that(all(&[MINION, BEAST, COST.at_most(3)])).random_of(2)))]);

/// # Don Han'Cho
/// Minion · 5 mana · 5/5
/// > **Battlecry:** Give a random minion in your hand +5/+5.
/// - Classes: Hunter, Paladin, Warrior
/// - Reprint of: [`CFM_685`](crate::gadgetzan::hunter::CFM_685)
/// - Makes: Smuggling [`WON_137e`] ("\+5/+5 from Don Han'Cho.")
//~ reprint WON_137 4a6f4f69 7c0f8337.6ab7845d e580c8c5.001edc6b.8667f593.79522d72
pub const WON_137: Power = crate::cards::CFM_685;

/// # Smuggling
/// Enchantment
/// > \+5/+5 from Don Han'Cho.
/// - Makes: Don Han'Cho [`WON_137`] (5/5, "Battlecry: Give a random minion in your hand…")
//~ derived WON_137e 8b12ff09 d522ad72.3139ef00 b917f523.deaeaa71
pub const WON_137e: Power = enchant(&[plus(5, 5)]);

/// # King of Beasts
/// Minion · Beast · 3 mana · 1/5
/// > **Taunt** Has +1 Attack for each other Beast you control.
/// - Reprint of: [`GVG_046`](crate::goblins_vs_gnomes::hunter::GVG_046)
//~ reprint WON_162 5618151f 9bb3e0c2.d904d5d3 9b66af7c.ce8730bf
pub const WON_162: Power = crate::cards::GVG_046;

/// # Cobra Shot
/// Spell · Nature · 4 mana
/// > Deal $3 damage to a minion and the enemy hero.
/// - Reprint of: [`GVG_073`](crate::goblins_vs_gnomes::hunter::GVG_073)
//~ reprint WON_306 f72584e7 548e6072.66a20cc4 6a002eeb.5cf50596
pub const WON_306: Power = crate::cards::GVG_073;

/// # Shaky Zipgunner
/// Minion · 3 mana · 4/3
/// > **Deathrattle:** Give a random minion in your hand +2/+2.
/// - Reprint of: [`CFM_336`](crate::gadgetzan::hunter::CFM_336)
//~ reprint WON_307 a14f04dc cbdfe8b5.54db9806 3126ca6f.bee671b8
pub const WON_307: Power = crate::cards::CFM_336;

/// # Grimestreet Informant
/// Minion · 2 mana · 2/2
/// > **Battlecry: Discover** a Hunter, Paladin, or Warrior card.
/// - Classes: Hunter, Paladin, Warrior
/// - Reprint of: [`CFM_321`](crate::gadgetzan::hunter::CFM_321)
//~ reprint WON_331 0670f585 565e37de.88f45689 561a47d7.001edc6b.bf3e2364
pub const WON_331: Power = crate::cards::CFM_321;

/// # Smuggler's Crate
/// Spell · 0 mana
/// > Give a random Beast in your hand +2/+2.
/// - Reprint of: [`CFM_334`](crate::gadgetzan::hunter::CFM_334)
/// - Makes: Smuggling [`WON_347e`] ("\+2/+2 from Smuggler's Crate.")
//~ reprint WON_347 b840944b 3e8f9d5a.f5359205 227cd896.f310d595.2e5cf6a0
pub const WON_347: Power = crate::cards::CFM_334;

/// # Smuggling
/// Enchantment
/// > \+2/+2 from Smuggler's Crate.
/// - Reprint of: [`CFM_334e`](crate::gadgetzan::hunter::CFM_334e)
/// - Makes: Smuggler's Crate [`WON_347`] ("Give a random Beast in your hand +2/+2.")
//~ reprint WON_347e 5465e3e7 d522ad72.e903043d b917f523.29225444.ab4ed13f
pub const WON_347e: Power = crate::cards::CFM_334e;
