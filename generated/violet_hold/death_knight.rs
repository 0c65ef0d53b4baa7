//! Death Knight cards of Escape from Violet Hold.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 7afcf10a

/// # Tower of Ghouls
/// Minion · Undead · 4 mana · 2/7
/// > After this minion takes damage, summon two 1/1 Frail Ghouls.
/// - Makes: [`HERO_11bpt`](crate::legacy::death_knight::HERO_11bpt); Ghoulish [`JAIL_440e`] ("Increased Stats.")
//~ derived JAIL_440 2a303028 d2aa8da3.70de426d 42f0812b.4c58da25
pub const JAIL_440: Power = after(THIS.takes_damage_from(CARD)).then(&[summon(card("HERO_11bpt")).copies(2)]);

/// # Ghoulish
/// Enchantment
/// > Increased Stats.
//~ todo JAIL_440e 7563659e d522ad72.8950806f 27411dc6
pub const JAIL_440e: Power = TODO;

/// # Drink Blood
/// Spell · Shadow · 2 mana
/// > **Lifesteal** Deal $3 damage to a minion. Refresh your Hero Power.
//~ derived JAIL_441 a9189df6 a5d45018.1d3057ed 92f8b571
pub const JAIL_441: Power = spell(&[deal(3).to(A_MINION), ready(YOUR_HERO_POWER)]);

/// # Botched Surgery
/// Enchantment
/// > Reduced Health.
//~ todo JAIL_4411e 1a5c4fc7 d522ad72.4803159e b56bc4f8
pub const JAIL_4411e: Power = TODO;

/// # Disguised Doctor
/// Minion · 1 mana · 5/1
/// > Can be played on either side. **Deathrattle:** Shuffle 4 Blights into your deck that deal 2 damage when drawn.
/// - Makes: Detected! [`JAIL_442a`] ("This was played on the friendly side."); Disguised! [`JAIL_442b`] ("This was played on the enemy side."); Blight [`JAIL_443t`] ("Casts When Drawn Deal 2 damage to your hero.")
//~ done JAIL_442 - 8b16445b.77c500c5 b9464d6b.ac1f7f89
pub const JAIL_442: Power = deathrattle(&[shuffle(card("JAIL_443t")).copies(4)]);

/// # Detected!
/// Spell · 1 mana
/// > This was played on the friendly side.
//~ todo JAIL_442a ab7d5651 2f198b86.43b6cb84 281a4cf7
pub const JAIL_442a: Power = TODO;

/// # Disguised!
/// Spell · 1 mana
/// > This was played on the enemy side.
//~ todo JAIL_442b 2bf1270a 2f198b86.b47a1546 4edc6e5f
pub const JAIL_442b: Power = TODO;

/// # The Living Plague
/// Minion · Undead · 6 mana · 8/8
/// > **Charge**. Instead of damaging heroes, this shuffles that many Blights into their deck that deal 2 damage when drawn.
/// - Makes: Blight [`JAIL_443t`] ("Casts When Drawn Deal 2 damage to your hero.")
//~ done JAIL_443 - 1bb5abb2.7be54696 774e35ce.7c778c8b
pub const JAIL_443: Power = whenever(HEROES.would_take_damage_from(ITSELF))
    .then(&[prevent_damage(), shuffle(card("JAIL_443t")).times(THAT_MUCH).for_(SUBJECT.controller())]);

/// # Blight
/// Spell · 1 mana
/// > **Casts When Drawn** Deal 2 damage to your hero.
//~ derived JAIL_443t 56a9b887 2f198b86.c006d85c 90957809
pub const JAIL_443t: Power = spell(&[deal(2).to(YOUR_HERO)]);

/// # Sawbones
/// Minion · 5 mana · 5/3
/// > **Prepare**. **Battlecry:** Destroy all your other minions. Draw a card and refresh a Mana for each one destroyed.
//~ done JAIL_444 - 7c159761.820f569c 9873ed39
pub const JAIL_444: Power =
    battlecry(&[destroy(OTHER_FRIENDLY_MINIONS), refresh_mana(1).for_each(IT), draw(1).for_each(IT)]);

/// # Bone Flurry
/// Spell · 2 mana
/// > Deal $3 damage randomly split among enemies. If a friendly minion died this turn, deal $3 more.
//~ derived JAIL_445 f332d59d 7846e7ae.e79f76b6 152cdcc2
#[rustfmt::skip]
pub const JAIL_445: Power = spell(&[deal(3).split_among(ENEMIES), deal(3).split_among(ENEMIES).when(FRIENDLY_MINIONS.die().this_turn().at_least(1))]);

/// # Blood Doctor Thal'ena
/// Minion · Undead · 4 mana · 4/5
/// > **Battlecry:** Get a second Hero Power that costs **Corpses**.
/// - Makes: Vampyr's Kiss [`JAIL_446hp`] ("Give a minion +3 Attack. This costs Corpses…")
//~ done JAIL_446 - 873c17ed.9014122e dd05ef53.10b31841
pub const JAIL_446: Power = battlecry(&[get_second_hero_power(card("JAIL_446hp"))]);

/// # Vampyr's Kiss
/// Hero Power · 3 mana
/// > Give a minion +3 Attack. This costs **Corpses** instead of Mana.
/// - Makes: Vampyr's Kiss [`JAIL_446hpe6`] ("\+3 Attack")
//~ done JAIL_446hp - 84724ec2.af9a0454 190f2a60.0d47f78d
pub const JAIL_446hp: Power = hero_power(&[attach("JAIL_446hpe6").to(A_MINION)]);

/// # Vampyr's Kiss
/// Enchantment
/// > \+3 Attack
//~ derived JAIL_446hpe6 57cf756b d522ad72.19e0d334 190f2a60
pub const JAIL_446hpe6: Power = enchant(&[ATTACK.plus(3)]);

/// # Corpse Cannon
/// Weapon · 2 mana · 1/3 durability
/// > After your hero attacks, summon a 1/1 Frail Ghoul.
/// - Makes: [`HERO_11bpt`](crate::legacy::death_knight::HERO_11bpt)
//~ derived JAIL_450 b6e17304 8d73efa7.fe101132 4a25bcfe.6a843cf2
pub const JAIL_450: Power = after(YOUR_HERO.attack(CARD)).then(&[summon(card("HERO_11bpt"))]);

/// # Blood Clone
/// Spell · Shadow · 3 mana
/// > **Discover** a 5-Cost minion. Spend 5 **Corpses** to summon a copy of it.
//~ derived JAIL_451 105b130c 3c9c5d15.dfa4bf71 91e27730
pub const JAIL_451: Power =
    spell(&[discover(all(&[MINION, COST.is(5)])), pay(Cost::of(Part::Corpses(5)), &[summon(copy_of(IT))])]);

/// # Emergency Surgery
/// Spell · 5 mana
/// > Choose an enemy minion. Summon four 3/1 Undead with **Lifesteal** that attack it.
/// - Makes: Necronurse [`JAIL_454t`] (3/1, "Lifesteal")
//~ derived JAIL_454 00ea3ba4 36b694de.f051dd4a c4f1ae78.934ca18e
pub const JAIL_454: Power =
    spell(&[select(AN_ENEMY_MINION), summon(card("JAIL_454t")).copies(4), make_attack(IT, AN_ENEMY_MINION)]);

/// # Necronurse
/// Minion · Undead · 2 mana · 3/1
/// > **Lifesteal**
//~ vanilla JAIL_454t ea6476a7 e20863a7.b857c9f1 c683c5f8
pub const JAIL_454t: Power = VANILLA;

/// # Esteemed Investigator
/// Enchantment
/// > \+1/+1 for finding a suspicious minion.
//~ done JAIL_EVENT_100e - d522ad72.a3366ddb 66bab4f1
pub const JAIL_EVENT_100e: Power = enchant(&[plus(1, 1)]);
