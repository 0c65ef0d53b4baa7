//! Paladin cards of Across the Timeways.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 051a322f

/// # Hand of Infinity
/// Weapon · 3 mana · 4/2 durability
/// > Can't attack heroes. **Battlecry:** Set this weapon's Attack to INFINITY this turn!
/// - Makes: Infinite Sharpness [`END_012e`] ("Attack set to INFINITY this turn.")
//~ done END_012 - 38aae2ae.f6fc9c5a 52b56b5f.7e47375f
pub const END_012: Power =
    abilities(&[aura(YOUR_HERO).have(&[has(GameTag::CANNOT_ATTACK_HEROES)]), battlecry(&[attach("END_012e")])]);

/// # Infinite Sharpness
/// Enchantment
/// > Attack set to INFINITY this turn.
///
/// # Notes
///
/// The largest number of a card stands for infinity.
//~ done END_012e - d522ad72.1d82b0f0 b89534d6
pub const END_012e: Power = enchant(&[ATTACK.set(9999)]).this_turn();

/// # Gelbin of Tomorrow
/// Minion · Mech · 8 mana · 6/6
/// > **Fabled Battlecry:** Put one of each Aura from your deck into the battlefield.
/// - Makes: Gnomish Aura [`TIME_009t1`] ("Tradeable At the end of your turn, restore 4…"); Mekkatorque's Aura [`TIME_009t2`] ("Tradeable. At the end of your turn, give a random…")
//~ done TIME_009 - 6dcf1c64.c6e420c9 43280422.4a0ec82f
pub const TIME_009: Power =
    battlecry(&[put_into_play(the(YOUR_DECK.that(with(GameTag::PALADIN_AURA)).different(5, CardProperty::Name)))]);

/// # Gnomish Aura
/// Spell · Holy · 4 mana
/// > **Tradeable** At the end of your turn, restore #4 Health to all your characters. Lasts @ turns.
/// - Numbers: {0} = 3
//~ done TIME_009t1 - f22de4ff.b6e06d8f.ea2304e3 443e51e7
pub const TIME_009t1: Power = abilities(&[at_end_of_your_turn(&[heal(4).to(FRIENDLY_CHARACTERS)]), lasts(3)]);

/// # Mekkatorque's Aura
/// Spell · Holy · 5 mana
/// > **Tradeable**. At the end of your turn, give a random friendly minion +4/+4 and **Divine Shield**. Lasts @ turns.
/// - Numbers: {0} = 3
/// - Makes: For Gnomeregan! [`TIME_009t2e`] ("\+4/+4.")
//~ derived TIME_009t2 7b08600e d9f7917d.69adfd9a.ea2304e3 cb8ef69e.98207635
#[rustfmt::skip]
pub const TIME_009t2: Power = abilities(&[at_end_of_your_turn(&[give(&[plus(4, 4), has(GameTag::DIVINE_SHIELD)]).to(FRIENDLY_MINIONS.random())]), lasts(3)]);

/// # For Gnomeregan!
/// Enchantment
/// > \+4/+4.
//~ derived TIME_009t2e b16086d2 d522ad72.8fbdcdac 946709bd
pub const TIME_009t2e: Power = enchant(&[plus(4, 4)]);

/// # Hardlight Protector
/// Minion · Mech · 2 mana · 2/1
/// > **Divine Shield Battlecry:** Restore #3 Health to your hero and give them **Divine Shield**.
//~ done TIME_015 - e07c6760.f2c4fe41 3808ca40
pub const TIME_015: Power = battlecry(&[heal(3).to(YOUR_HERO), give(&[has(GameTag::DIVINE_SHIELD)]).to(YOUR_HERO)]);

/// # Neon Innovation
/// Spell · Holy · 3 mana
/// > **Discover** a Paladin Mech from the past. Give it +5/+5.
/// - Makes: Neon Sign [`TIME_016e`] ("\+5/+5.")
//~ derived TIME_016 5248306a 50eb3d2f.a752a141 cc0f841e.8e909d9b
pub const TIME_016: Power =
    spell(&[discover(all(&[MECH, class(CardClass::Paladin), FROM_THE_PAST])), attach("TIME_016e").to(IT)]);

/// # Neon Sign
/// Enchantment
/// > \+5/+5.
//~ derived TIME_016e 00cc6a17 d522ad72.41425f84 c40476ff
pub const TIME_016e: Power = enchant(&[plus(5, 5)]);

/// # Tankgineer
/// Minion · Mech · 4 mana · 2/1
/// > **Divine Shield Deathrattle:** Summon a 7/7 Tank with **Divine Shield**.
///
/// # Notes
///
/// Force-Tank MAX (@firestone-hs/reference-data).
//~ done TIME_017 - 0b3f11ed.fe570106 488969ed
pub const TIME_017: Power = deathrattle(&[summon(card("GVG_079"))]);

/// # Mend the Timeline
/// Spell · Holy · 3 mana
/// > **Rewind** Get 2 random Holy spells. Restore Health to your hero equal to their Costs.
//~ done TIME_018 - 50eb3d2f.922a43ea 8fe02f83
pub const TIME_018: Power =
    spell(&[get(random(school(SpellSchool::Holy))).picks(2), heal(1).times(COST.of(IT)).to(YOUR_HERO)]);

/// # Manifested Timeways
/// Minion · Elemental · 4 mana · 3/3
/// > **Battlecry:** If you control an Aura, deal 3 damage to all enemies.
//~ done TIME_019 - a2bf0e63.17a59ee5 2752d9f0
pub const TIME_019: Power =
    battlecry(&[deal(3).to(ENEMIES)]).when(there_is(&YOUR_SECRETS.that(with(GameTag::PALADIN_AURA))));

/// # PMM Infinitizer
/// Minion · Mech · 6 mana · 4/4
/// > **Battlecry:** Set a friendly minion's Attack and Health to 8. It can't attack heroes this turn.
/// - Makes: Infinitized [`TIME_043e`] ("Stats changed to 8/8."); Pacifitized [`TIME_043e2`] ("Can't attack heroes this turn.")
//~ done TIME_043 - 8cffb39f.2af2d5b3 36ec4ad2.166f2f1b
pub const TIME_043: Power = battlecry(&[attach("TIME_043e").to(A_FRIENDLY_MINION), attach("TIME_043e2").to(IT)]);

/// # Infinitized
/// Enchantment
/// > Stats changed to 8/8.
//~ derived TIME_043e c8e6ad30 d522ad72.48455c55 0d8e6982
pub const TIME_043e: Power = enchant(&[become_stats(8, 8)]);

/// # Pacifitized
/// Enchantment
/// > Can't attack heroes this turn.
//~ derived TIME_043e2 1c837794 d522ad72.978eedcd c02699b8
pub const TIME_043e2: Power = enchant(&[has(GameTag::CANNOT_ATTACK_HEROES)]).this_turn();

/// # Past Gnomeregan
/// Location · 2 mana · 3 uses
/// > Give a minion +2/+1. *Advance to the present!*
/// - Makes: Present Gnomeregan [`TIME_044t1`] ("Give a minion +2/+1 and "Deathrattle: Deal 2…"); Future Gnomeregan [`TIME_044t2`] ("Give a minion +2/+1, Divine Shield, and…"); Gnomish Strength [`TIME_044e`] ("\+2/+1.")
//~ done TIME_044 - 3195d7e3.dbca1153 5a6572e3.264a8ece
pub const TIME_044: Power = location(&[attach("TIME_044e").to(A_MINION), advance("TIME_044t1")]);

/// # Gnomish Strength
/// Enchantment
/// > \+2/+1.
//~ derived TIME_044e 3605dda2 d522ad72.3a1273bb fadab4dc
pub const TIME_044e: Power = enchant(&[plus(2, 1)]);

/// # Present Gnomeregan
/// Location · 2 mana · 3 uses
/// > Give a minion +2/+1 and "**Deathrattle:** Deal 2 damage to the enemy hero." *Advance to the future!*
/// - Makes: Future Gnomeregan [`TIME_044t2`] ("Give a minion +2/+1, Divine Shield, and…"); Leper Strength [`TIME_044t1e`] ("Deathrattle: Deal 2 damage to the enemy hero.")
//~ done TIME_044t1 - 3195d7e3.17bfcf3a b2df82a1.4107cacf
pub const TIME_044t1: Power =
    location(&[attach("TIME_044e").to(A_MINION), attach("TIME_044t1e").to(IT), advance("TIME_044t2")]);

/// # Leper Strength
/// Enchantment
/// > **Deathrattle:** Deal 2 damage to the enemy hero.
//~ derived TIME_044t1e 077a8e1e d522ad72.f85f7e9e c2c8d8dd
pub const TIME_044t1e: Power = deathrattle(&[deal(2).to(ENEMY_HERO)]);

/// # Future Gnomeregan
/// Location · 2 mana · 3 uses
/// > Give a minion +2/+1, **Divine Shield**, and "**Deathrattle:** Deal 2 damage to the enemy hero."
//~ done TIME_044t2 - 3195d7e3.d1a47856 bc1d2118
pub const TIME_044t2: Power = location(&[
    attach("TIME_044e").to(A_MINION),
    attach("TIME_044t1e").to(IT),
    give(&[has(GameTag::DIVINE_SHIELD)]).to(IT),
]);

/// # Chronological Aura
/// Spell · Holy · 5 mana
/// > At the end of your turn, summon a 3/5 Dragon with **Taunt**. Lasts @ turns.
/// - Numbers: {0} = 3
/// - Makes: Chronological Drake [`TIME_700t`] (3/5, "Taunt")
//~ derived TIME_700 247683ba d9f7917d.2fc4d8f3.ea2304e3 71dbc267.1c8afbbc
pub const TIME_700: Power = abilities(&[at_end_of_your_turn(&[summon(card("TIME_700t"))]), lasts(3)]);

/// # Chronological Drake
/// Minion · Dragon · 4 mana · 3/5
/// > **Taunt**
//~ vanilla TIME_700t 3c165bf7 98b70642.4b0c5d24 5f069230
pub const TIME_700t: Power = VANILLA;

/// # The Fins Beyond Time
/// Minion · Murloc · 2 mana · 2/3
/// > **Battlecry:** Replace your hand with your starting hand. Swap back at the end of your turn.
/// - Makes: Time Altered [`TIME_706e2`] ("Cleanup enchant for TIME 706"); Beyond Time [`TIME_706e3`] ("Your hand is swapped with your starting hand this…")
//~ done TIME_706 - 332b54bf.7b9009cb ce139e39.c953b844
pub const TIME_706: Power = battlecry(&[
    either(
        YOU.complete(named("TIME_706")).this_turn().never(),
        &[
            keep_with(the(YOUR_HAND), THIS),
            later(&whenever(YOU.turn_end()).does(&[remove_from_game(YOUR_HAND), get(the(KEPT))])),
            mark_completed(),
        ],
        &[remove_from_game(YOUR_HAND)],
    ),
    get(each_past(YOU.start_with(CARD).this_game())),
]);

/// # Time Altered
/// Enchantment
/// > Cleanup enchant for TIME 706
//~ todo TIME_706e2 101ace54 d522ad72.262504a4 7787a2e4
pub const TIME_706e2: Power = TODO;

/// # Beyond Time
/// Enchantment
/// > Your hand is swapped with your starting hand this turn.
//~ todo TIME_706e3 fabcb16a d522ad72.69c79507 94b976fe
pub const TIME_706e3: Power = TODO;

/// # Temporal Traversal
/// Enchantment
/// > Sending a minion 2 turns into the future. It returns with +5/+5.
//~ done TIME_EVENT_998e1 - d522ad72.9a0edad4 fbf80876
pub const TIME_EVENT_998e1: Power = spell(&[get(the(KEPT)), attach("TIME_EVENT_998e2").to(IT)]);

/// # When Am I?
/// Enchantment
/// > \+5/+5.
//~ derived TIME_EVENT_998e2 b102e596 d522ad72.41425f84 00b11e02
pub const TIME_EVENT_998e2: Power = enchant(&[plus(5, 5)]);
