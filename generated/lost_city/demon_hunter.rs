//! Demon Hunter cards of The Lost City of Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file b7b16771

/// # Horn of Feasting
/// Spell · 4 mana
/// > Summon three 2/1 Raptors with **Rush**. **Outcast:** Give them **Immune** while attacking this turn.
/// - Makes: Ravenous Raptor [`DINO_136t`] (2/1, "Rush"); Feasting [`DINO_136e`] ("Immune while attacking.")
//~ done DINO_136 - 38d1d3b0.a9fd4f23 66c5c1b5.066f6115
pub const DINO_136: Power = spell(&[summon(card("DINO_136t")).copies(3), attach("DINO_136e").to(IT).when(OUTCAST)]);

/// # Feasting
/// Enchantment
/// > **Immune** while attacking.
//~ done DINO_136e - d522ad72.0a9df2b0 a9ffd852
pub const DINO_136e: Power = enchant(&[has(GameTag::IMMUNE_WHILE_ATTACKING)]).this_turn();

/// # Ravenous Raptor
/// Minion · Beast · 2 mana · 2/1
/// > **Rush**
//~ vanilla DINO_136t 151055fa 40a0dbd9.57b12c28 7e9f8072
pub const DINO_136t: Power = VANILLA;

/// # Skittish Saucier
/// Minion · 3 mana · 4/2
/// > **Battlecry:** Reduce the Cost of adjacent cards in your hand by (1).
//~ done DINO_137 - cbd1a658.48a82413 3fcc478b
pub const DINO_137: Power = battlecry(&[give(&[cost_less(1)]).to(THIS.hand_neighbours())]);

/// # Diabolus Rex
/// Minion · Demon · Beast · 6 mana · 6/5
/// > **Kindred:** Deal 6 damage to your opponent's left and right-most minions.
//~ derived DINO_138 b73744d9 76531fd9.894762f2 be925ac7
pub const DINO_138: Power =
    on(Word::Kindred, &[deal(6).to(together(&[ENEMY_MINIONS.first(1), ENEMY_MINIONS.last(1)]))]);

/// # Gorishi Wasp
/// Minion · Beast · 5 mana · 2/7
/// > **Rush**. Whenever this takes damage, get a 1-Cost Gorishi Stinger.
/// - Makes: Gorishi Stinger [`TLC_630t`] ("Deal 2 damage. Summon a 2/1 Grub with Rush.")
//~ done TLC_630 - 80853831.89126d0b 0eb5f3e0.8c96d532
pub const TLC_630: Power = whenever(THIS.takes_damage_from(CARD)).then(&[get(card("TLC_630t"))]);

/// # Gorishi Stinger
/// Spell · 1 mana
/// > Deal $2 damage. Summon a 2/1 Grub with **Rush**.
//~ done TLC_630t - 2f198b86.c6125c7e 4f129745
pub const TLC_630t: Power = spell(&[deal(2).to(TARGET), summon(card("TLC_903t"))]);

/// # Unleash the Colossus
/// Spell · 1 mana
/// > **Quest:** Deal exactly 2 damage to an enemy on your turn, 12 times. **Reward:** Gorishi Colossus.
/// - Makes: Gorishi Colossus [`TLC_631t`] (8/8, "Battlecry: For the rest of the game, whenever you…"); Gorishi's Favor [`TLC_631e`]
//~ done TLC_631 - 2f198b86.24ac5a3b 86bd55ee.58a335bf
pub const TLC_631: Power =
    quest(Goal::Times(12), &[ENEMIES.takes_damage_from(all(&[exactly(2), FRIENDLY, ON_YOUR_TURN]))])
        .reward(&[get(card("TLC_631t"))]);

/// # Gorishi's Favor
/// Enchantment
///
/// # Notes
///
/// The 2 damage more do not bring another 2.
//~ done TLC_631e - d522ad72 8974ed1d
pub const TLC_631e: Power =
    whenever(ENEMIES.takes_damage_from(all(&[exactly(2), FRIENDLY, not(&ITSELF)]))).then(&[deal(2).to(SUBJECT)]);

/// # Gorishi Colossus
/// Minion · Beast · 5 mana · 8/8
/// > **Battlecry:** For the rest of the game, whenever you deal exactly 2 damage to an enemy, deal 2 more.
//~ done TLC_631t - 2cd556ca.f9e28c9c 87cec4d2
pub const TLC_631t: Power = battlecry(&[attach("TLC_631e").to(CONTROLLER)]);

/// # Bugsquasher
/// Minion · 4 mana · 5/3
/// > **Battlecry:** Deal 6 damage to an enemy minion with a minion type.
//~ done TLC_633 - 5afb2d98.4680567c 46cfdcf0
pub const TLC_633: Power = battlecry(&[deal(6).to(AN_ENEMY_MINION.that(any(&[
    BEAST,
    DEMON,
    DRAGON,
    ELEMENTAL,
    MECH,
    MURLOC,
    NAGA,
    PIRATE,
    TOTEM,
    UNDEAD,
    race(Race::Draenei),
    race(Race::Quilboar),
])))]);

/// # Insect Claw
/// Weapon · 3 mana · 2/2 durability
/// > After your hero attacks, summon a 2/1 Grub with **Rush**.
/// - Makes: Silithid Grub [`TLC_903t`] (2/1, "Rush")
//~ derived TLC_833 ac440d53 02639dc7.6d1d6aa1 a87ab0e2.23467a15
pub const TLC_833: Power = after(YOUR_HERO.attack(CARD)).then(&[summon(card("TLC_903t"))]);

/// # Gorishi Tunneler
/// Minion · Beast · 3 mana · 2/4
/// > **Stealth** After this attacks, deal 2 damage to the enemy hero.
//~ derived TLC_840 48b1aefb efca1175.291d90f8 46848b29
pub const TLC_840: Power = after(THIS.attack(CARD)).then(&[deal(2).to(ENEMY_HERO)]);

/// # Entomologist Toru
/// Minion · 8 mana · 7/7
/// > **Battlecry:** Put each minion in your hand into 0/1 Jars that cost (1). Break them to release the minions!
/// - Makes: Specimen Jar [`TLC_841t`] (0/1, "Deathrattle: Release nothing. (It's just an empty…"); Jarring [`TLC_841e`] ("Deathrattle: Free 1!")
///
/// # Notes
///
/// The minion comes out of its Jar as it was put in.
//~ done TLC_841 - b9fc9ec7.cbc0f202 12e24b46.32f36c0d
pub const TLC_841: Power = battlecry(&[one_by_one(
    YOUR_HAND.that(MINION),
    &[create_aside(copy_of(THAT)), remember(IT), transform(THAT, card("TLC_841t")), keep_with(the(REMEMBERED), THAT)],
)]);

/// # Jarring
/// Enchantment
/// > **Deathrattle:** Free {0}!
/// - Numbers: {0} = 1
//~ todo TLC_841e afec431f d522ad72.3c9b3fa2.eae7e889 34879550
pub const TLC_841e: Power = TODO;

/// # Specimen Jar
/// Minion · 1 mana · 0/1
/// > **Deathrattle:** Release nothing. *(It's just an empty jar*.)@**Deathrattle:** Release {5}!
//~ done TLC_841t - a86561da.a8cf3d80 a6aaacb0
pub const TLC_841t: Power = deathrattle(&[summon(the(KEPT))]);

/// # Hive Map
/// Spell · 1 mana
/// > **Discover** a Fel spell. If you play it this turn, also pick one of the others.
/// - Makes: Hive Map [`TLC_900e`] ("If you play the Discovered card this turn, also…")
//~ done TLC_900 - 2f198b86.4aa03ce9 cef5d07a.918d0dfd
pub const TLC_900: Power = spell(&[discover_with_rest(
    Offer::Pool(all(&[SPELL, school(SpellSchool::Fel)]), Classes::Own),
    crate::lost_city::neutral::CHOSEN_OF_A_MAP,
    crate::lost_city::neutral::OTHERS_OF_A_MAP,
)]);

/// # Hive Map
/// Enchantment
/// > If you play the **Discover**ed card this turn, also choose one of the other two options.
//~ todo TLC_900e a8602133 d522ad72.0037a6e7 cef5d07a
pub const TLC_900e: Power = TODO;

/// # Fumigate
/// Spell · Fel · 2 mana
/// > Deal $3 damage to a minion and all others of the same minion type.
//~ done TLC_901 - 4ead3665.6e65ded6 b3f6394a
pub const TLC_901: Power =
    spell(&[deal(3).to(together(&[A_MINION, MINIONS.that(shares(CardProperty::Race, &TARGET))]))]);

/// # Infestation
/// Spell · 2 mana
/// > Get two 1-Cost Gorishi Stingers. Each one deals $2 damage and summons a 2/1 Grub with **Rush**.
/// - Makes: Gorishi Stinger [`TLC_630t`] ("Deal 2 damage. Summon a 2/1 Grub with Rush.")
//~ done TLC_902 - 7846e7ae.888c8d18 3e6e20be.8c96d532
pub const TLC_902: Power = spell(&[get(card("TLC_630t")).copies(2)]);

/// # Silithid Queen
/// Minion · Beast · 5 mana · 5/2
/// > **Rush Kindred**: Give your hero +5 Attack this turn.
/// - Makes: Silithid Grub [`TLC_903t`] (2/1, "Rush"); Queen's Stinger [`TLC_903e`] ("\+5 Attack this turn.")
//~ derived TLC_903 4ade5b9f 617421b7.b607b68e 444f1766.76f6d368
pub const TLC_903: Power = on(Word::Kindred, &[attach("TLC_903e").to(YOUR_HERO)]);

/// # Queen's Stinger
/// Enchantment
/// > \+5 Attack this turn.
//~ derived TLC_903e 8fd9abd6 d522ad72.fd0977d4 4e16ffe6
pub const TLC_903e: Power = enchant(&[ATTACK.plus(5)]).this_turn();

/// # Silithid Grub
/// Minion · Beast · 1 mana · 2/1
/// > **Rush**
//~ vanilla TLC_903t cda6247f e876b890.57b12c28 f68ea25c
pub const TLC_903t: Power = VANILLA;
