//! Shaman cards of Madness at the Darkmoon Faire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file f84b219d

/// # Revolve
/// Spell · 1 mana
/// > Transform all minions into random ones with the same Cost.
//~ done DMF_700 - 2f198b86.0c5465a9 e8f8474f
pub const DMF_700: Power = spell(&[transform(MINIONS, random_costing(MINION, COST.of(IT)))]);

/// # Dunk Tank
/// Spell · Nature · 4 mana
/// > Deal $4 damage. **Corrupt:** Then deal $2 damage to all enemy minions.
/// - Makes: Dunk Tank [`DMF_701t`] ("Corrupted Deal 4 damage, then deal 2 damage to…")
//~ done DMF_701 - 548e6072.4ef53dd5 1732a79b.f961d3eb
pub const DMF_701: Power = abilities(&[spell(&[deal(4).to(TARGET)]), form(Form::Corrupted, "DMF_701t")]);

/// # Dunk Tank
/// Spell · Nature · 4 mana
/// > **Corrupted** Deal $4 damage, then deal $2 damage to all enemy minions.
//~ derived DMF_701t 1741c82c 548e6072.430fc0ae 1732a79b
pub const DMF_701t: Power = spell(&[deal(4).to(TARGET), deal(2).to(ENEMY_MINIONS)]);

/// # Stormstrike
/// Spell · Nature · 3 mana
/// > Deal $3 damage to a minion. Give your hero +3 Attack this turn.
/// - Makes: Stormstrike [`DMF_702e`] ("\+3 Attack this turn.")
//~ derived DMF_702 868b7329 a4db704b.690e0b7e e04e343e.f0e29b25
pub const DMF_702: Power = spell(&[deal(3).to(A_MINION), attach("DMF_702e").to(YOUR_HERO)]);

/// # Stormstrike
/// Enchantment
/// > \+3 Attack this turn.
//~ derived DMF_702e b442a370 d522ad72.6e434625 e04e343e
pub const DMF_702e: Power = enchant(&[ATTACK.plus(3)]).this_turn();

/// # Pit Master
/// Minion · 3 mana · 1/2
/// > **Battlecry:** Summon a 3/2 Duelist. **Corrupt:** Summon two.
/// - Makes: Pit Master [`DMF_703t`] (1/2, "Corrupted Battlecry: Summon two 3/2 Duelists."); Duelist [`DMF_703t2`] (3/2)
//~ done DMF_703 - d6e49ecb.55c566f3 2c24a469.260eb924
pub const DMF_703: Power = abilities(&[battlecry(&[summon(card("DMF_703t2"))]), form(Form::Corrupted, "DMF_703t")]);

/// # Pit Master
/// Minion · 3 mana · 1/2
/// > **Corrupted Battlecry:** Summon two 3/2 Duelists.
/// - Makes: Duelist [`DMF_703t2`] (3/2)
//~ derived DMF_703t b71bc5ea d6e49ecb.89953a09 2c24a469.56380724
pub const DMF_703t: Power = battlecry(&[summon(card("DMF_703t2")).copies(2)]);

/// # Duelist
/// Minion · 2 mana · 3/2
//~ vanilla DMF_703t2 f0927eb9 0296240c 23dba558
pub const DMF_703t2: Power = VANILLA;

/// # Cagematch Custodian
/// Minion · Elemental · 2 mana · 2/2
/// > **Battlecry:** Draw a weapon.
//~ derived DMF_704 805b771e 2edd8b58.56fc0465 1b3a6582
pub const DMF_704: Power = battlecry(&[draw_that(1, WEAPON)]);

/// # Whack-A-Gnoll Hammer
/// Weapon · 3 mana · 3/2 durability
/// > After your hero attacks, give a random friendly minion +1/+1.
/// - Makes: Winner! [`DMF_705e`] ("\+1/+1.")
//~ derived DMF_705 b7b2334e 043b7f8c.ad8608bd 35d0df56.e6353b2a
pub const DMF_705: Power = after(YOUR_HERO.attack(CARD)).then(&[attach("DMF_705e").to(FRIENDLY_MINIONS.random())]);

/// # Winner!
/// Enchantment
/// > \+1/+1.
//~ derived DMF_705e 4e7fc3c8 d522ad72.cb08f83e 3068c39d
pub const DMF_705e: Power = enchant(&[plus(1, 1)]);

/// # Deathmatch Pavilion
/// Spell · 2 mana
/// > Summon a 3/2 Duelist. If your hero attacked this turn, summon another.
/// - Makes: Duelist [`DMF_703t2`] (3/2); Pavilion Duelist [`DMF_706t`] (3/2)
//~ derived DMF_706 978b9ced 7846e7ae.ef6e894c 586bf8b9.bc40b1d4
pub const DMF_706: Power =
    spell(&[summon(card("DMF_706t")), summon(card("DMF_706t")).when(YOUR_HERO.attack(CARD).this_turn().at_least(1))]);

/// # Pavilion Duelist
/// Minion · 2 mana · 3/2
//~ vanilla DMF_706t 9228dd7a 0296240c fa45bb0a
pub const DMF_706t: Power = VANILLA;

/// # Magicfin
/// Minion · Murloc · 3 mana · 3/4
/// > After a friendly Murloc dies, add a random **Legendary** minion to your hand.
//~ derived DMF_707 d7711718 12cbbc0e.ba3ceb80 29920658
pub const DMF_707: Power =
    after(OTHER_FRIENDLY_MINIONS.that(MURLOC).die()).then(&[get(random(all(&[MINION, rarity(Rarity::Legendary)])))]);

/// # Inara Stormcrash
/// Minion · 5 mana · 4/5
/// > On your turn, your hero has +2 Attack and **Windfury**.
/// - Makes: Storm Crashing [`DMF_708e`] ("\+2 Attack and Windfury.")
//~ done DMF_708 - a0c2f312.80065419 ca6a4af6.35f3005f
pub const DMF_708: Power = aura(YOUR_HERO).when(ON_YOUR_TURN).gives("DMF_708e");

/// # Storm Crashing
/// Enchantment
/// > \+2 Attack and **Windfury**.
//~ derived DMF_708e 17b915a4 d522ad72.d384b687 64d5bdf0
pub const DMF_708e: Power = enchant(&[ATTACK.plus(2), has(GameTag::WINDFURY)]);

/// # Grand Totem Eys'or
/// Minion · Totem · 3 mana · 0/4
/// > At the end of your turn, give +1/+1 to all other Totems in your hand, deck and battlefield.
/// - Makes: Strength of Eys'or [`DMF_709e`] ("\+1/+1.")
//~ done DMF_709 - 370ac35a.13121e05 2ce1a677.7ea24695
#[rustfmt::skip]
pub const DMF_709: Power = at_end_of_your_turn(&[attach("DMF_709e").to(together(&[YOUR_HAND.that(TOTEM), YOUR_DECK.that(TOTEM), OTHER_FRIENDLY_MINIONS.that(TOTEM)]))]);

/// # Strength of Eys'or
/// Enchantment
/// > \+1/+1.
//~ derived DMF_709e c179c1e1 d522ad72.cb08f83e 594cf5d9
pub const DMF_709e: Power = enchant(&[plus(1, 1)]);

/// # Mistrunner
/// Minion · 5 mana · 4/4
/// > **Battlecry:** Give a friendly minion +3/+3. **Overload:** (1)
/// - Makes: Mounted [`YOP_022e`] ("\+3/+3.")
//~ derived YOP_022 cb09b5a4 a0c6b2f7.082bdc41 acd1655c.d5d5ce11
pub const YOP_022: Power = battlecry(&[attach("YOP_022e").to(A_FRIENDLY_MINION)]);

/// # Mounted
/// Enchantment
/// > \+3/+3.
//~ derived YOP_022e 8f1dd4a2 d522ad72.184d0f12 d0bc82ec
pub const YOP_022e: Power = enchant(&[plus(3, 3)]);

/// # Landslide
/// Spell · Nature · 2 mana
/// > Deal $1 damage to all enemy minions. If you're **Overloaded**, deal $1 damage again.
//~ done YOP_023 - f9bec0b1.521a0ef7 96c4c47d
pub const YOP_023: Power = spell(&[deal(1).to(ENEMY_MINIONS), deal(1).to(ENEMY_MINIONS).when(OVERLOADED.at_least(1))]);
