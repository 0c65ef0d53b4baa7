//! Neutral cards of The League of Explorers.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 860b667a

/// # Murloc Tinyfin
/// Minion · Murloc · 0 mana · 1/1
//~ vanilla LOEA10_3 c5e403e3 95e84cd9 1ee99796
pub const LOEA10_3: Power = VANILLA;

/// # The Steel Sentinel
/// Minion · 5 mana · 5/5
/// > This minion can only take 1 damage at a time.
/// - Makes: The Steel Sentinel [`LOEA16_27H`] (10/10, "This minion can only take 1 damage at a time.")
//~ todo LOEA16_27 fb21eb6d 7c0f8337.ab23d2b2 662c9ebd.19aa302d
pub const LOEA16_27: Power = TODO;

/// # The Steel Sentinel
/// Minion · 10 mana · 10/10
/// > This minion can only take 1 damage at a time.
//~ todo LOEA16_27H 5f04e8f4 35a233d2.ab23d2b2 662c9ebd
pub const LOEA16_27H: Power = TODO;

/// # Lantern of Power
/// Spell · 10 mana
/// > Give a minion +10/+10.
/// - Makes: Lantern of Power [`LOEA16_3e`] ("\+10/+10.")
//~ derived LOEA16_3 d2b7bfdc 81779ce0.efbbc21a a3d88c01.20f45234
pub const LOEA16_3: Power = spell(&[attach("LOEA16_3e").to(A_MINION)]);

/// # Lantern of Power
/// Enchantment
/// > \+10/+10.
//~ derived LOEA16_3e 723272f1 d522ad72.eab8b53f a3d88c01
pub const LOEA16_3e: Power = enchant(&[plus(10, 10)]);

/// # Timepiece of Horror
/// Spell · 10 mana
/// > Deal $10 damage randomly split among all enemies.
//~ derived LOEA16_4 28fb5467 81779ce0.cba99fe8 44ff6004
pub const LOEA16_4: Power = spell(&[deal(10).split_among(ENEMIES)]);

/// # Mirror of Doom
/// Spell · 10 mana
/// > Fill your board with 3/3 Mummy Zombies.
/// - Makes: Mummy Zombie [`LOEA16_5t`] (3/3)
//~ derived LOEA16_5 d387f815 81779ce0.e28af514 5b4c6ab0.123d9dac
pub const LOEA16_5: Power = spell(&[summon(card("LOEA16_5t")).copies(7)]);

/// # Mummy Zombie
/// Minion · Undead · 3 mana · 3/3
//~ vanilla LOEA16_5t 9ff9d9b5 e14ef5e3 baab04f1
pub const LOEA16_5t: Power = VANILLA;

/// # Eye of Hakkar
/// Spell · 1 mana
/// > Take a secret from your opponent's deck and put it into the battlefield.
/// - Makes: Eye of Hakkar [`LOE_008H`] ("Take a secret from your opponent's deck and put…")
//~ todo LOE_008 9139f067 2f198b86.5b3e23ea ee9e1943.075dc48b
pub const LOE_008: Power = TODO;

/// # Eye of Hakkar
/// Spell · 1 mana
/// > Take a secret from your opponent's deck and put it into the battlefield.
//~ todo LOE_008H 8204db9e 2f198b86.5b3e23ea ee9e1943
pub const LOE_008H: Power = TODO;

/// # Reno Jackson
/// Minion · 6 mana · 4/6
/// > **Battlecry:** If your deck has no duplicates, fully heal your hero.
//~ done LOE_011 - 3c7f69b1.4a301d81 766d8834
pub const LOE_011: Power = battlecry(&[heal_fully(YOUR_HERO)]).when(no_duplicates(&YOUR_DECK));

/// # Rolling Boulder
/// Minion · 4 mana · 0/4
/// > At the end of your turn, destroy the minion to the left.
//~ todo LOE_024t 6f87a64b 47e97084.1b6f6afb 704db125
pub const LOE_024t: Power = TODO;

/// # Jeweled Scarab
/// Minion · Beast · 2 mana · 1/1
/// > **Battlecry: Discover** a 3-Cost card.
//~ derived LOE_029 8d4afb8f 640b67f3.4557fef3 87557ae2
pub const LOE_029: Power = battlecry(&[discover(COST.is(3))]);

/// # Hollow
/// Enchantment
/// > Stats copied.
//~ todo LOE_030e 6cc3f44b d522ad72.a2b7be73 66484d36
pub const LOE_030e: Power = TODO;

/// # Naga Sea Witch
/// Minion · Naga · 8 mana · 5/5
/// > Your cards cost (5).
/// - Makes: Seawitching [`LOE_038e`] ("Costs (5).")
//~ derived LOE_038 f0a712dd 1fd17c74.900a0930 af59f607.6e3d02ca
pub const LOE_038: Power = aura(YOUR_HAND).gives("LOE_038e");

/// # Seawitching
/// Enchantment
/// > Costs (5).
//~ derived LOE_038e 13cb3fd7 d522ad72.bcee0e50 19f344da
pub const LOE_038e: Power = enchant(&[cost(5)]);

/// # Gorillabot A-3
/// Minion · Mech · Beast · 3 mana · 3/4
/// > **Battlecry:** If you control another Mech, **Discover** a Mech.
//~ derived LOE_039 6a7343b4 d7df489a.a9179f18 0544581c
pub const LOE_039: Power = battlecry(&[discover(MECH)]).when(there_is(&OTHER_FRIENDLY_MINIONS.that(MECH)));

/// # Huge Toad
/// Minion · Beast · 2 mana · 3/2
/// > **Deathrattle:** Deal 1 damage to a random enemy.
//~ derived LOE_046 a4c6e50a b36f6b93.01dae7a7 2783a83f
pub const LOE_046: Power = deathrattle(&[deal(1).to(ENEMIES.random())]);

/// # Tomb Spider
/// Minion · Beast · 4 mana · 3/3
/// > **Battlecry: Discover** a Beast.
//~ derived LOE_047 829e0b70 6024d080.f6696d54 42960f6d
pub const LOE_047: Power = battlecry(&[discover(BEAST)]);

/// # Djinni of Zephyrs
/// Minion · Elemental · 5 mana · 4/6
/// > After you cast a spell on another friendly minion, cast a copy of it on this one.
//~ done LOE_053 - 2193efa3.bc95c891 1f926289
pub const LOE_053: Power =
    after(OTHER_FRIENDLY_MINIONS.is_targeted_by(all(&[SPELL, FRIENDLY]))).then(&[cast(copy_of(THAT)).at(THIS)]);

/// # Anubisath Sentinel
/// Minion · 5 mana · 4/4
/// > **Deathrattle:** Give a random friendly minion +3/+3.
/// - Makes: Power of the Titans [`LOE_061e`] ("\+3/+3.")
//~ derived LOE_061 a5b53054 a0c6b2f7.37f00541 82f46a4e.35aaa39d
pub const LOE_061: Power = deathrattle(&[attach("LOE_061e").to(FRIENDLY_MINIONS.random())]);

/// # Power of the Titans
/// Enchantment
/// > \+3/+3.
//~ derived LOE_061e 69a03ff6 d522ad72.184d0f12 897639a4
pub const LOE_061e: Power = enchant(&[plus(3, 3)]);

/// # Fossilized Devilsaur
/// Minion · Undead · Beast · 8 mana · 8/8
/// > **Battlecry:** If you control another Beast, gain **Taunt**.
/// - Makes: Fossilized [`LOE_073e`] ("Has Taunt.")
//~ derived LOE_073 2a8ea31e b18b69cc.6cb8aa55 30030842.8fed3029
pub const LOE_073: Power = battlecry(&[attach("LOE_073e")]).when(there_is(&OTHER_FRIENDLY_MINIONS.that(BEAST)));

/// # Fossilized
/// Enchantment
/// > Has **Taunt**.
//~ derived LOE_073e 650525ac d522ad72.dbf84c1b 16c7dd9c
pub const LOE_073e: Power = enchant(&[has(GameTag::TAUNT)]);

/// # Sir Finley Mrrgglton
/// Minion · Murloc · 1 mana · 1/3
/// > **Battlecry: Discover** a new basic Hero Power.
///
/// # Notes
///
/// Hearthstone Wiki: not the basic Hero Power of the class of your current Hero Power; the newer classes' are among them.
//~ done LOE_076 - 6c99204d.039e2dab d5a7d806
pub const LOE_076: Power = battlecry(&[discover_then(
    Offer::CardsThat(BASIC_HERO_POWERS, not(&shares(CardProperty::Class, &YOUR_HERO_POWER))),
    &[become_hero_power(the(IT))],
)]);
const BASIC_HERO_POWERS: &[&str] = &[
    "HERO_01bp", "HERO_02bp", "HERO_03bp", "HERO_04bp", "HERO_05bp", "HERO_06bp", "HERO_07bp", "HERO_08bp",
    "HERO_09bp", "HERO_10bp", "HERO_11bp",
];

/// # Brann Bronzebeard
/// Minion · 3 mana · 2/4
/// > Your **Battlecries** trigger twice.
/// - Makes: Bronzebeard Battlecry [`LOE_077e`] ("Your Battlecries trigger twice.")
//~ done LOE_077 - def81b81.ccddf63c 300e8f38.48791a44
pub const LOE_077: Power = aura(YOU).have(&[has(GameTag::EXTRA_BATTLECRIES_BASE)]);

/// # Bronzebeard Battlecry
/// Enchantment
/// > Your **Battlecries** trigger twice.
//~ todo LOE_077e 8f8d395c d522ad72.ccddf63c 047e036e
pub const LOE_077e: Power = TODO;

/// # Elise Starseeker
/// Minion · 4 mana · 3/5
/// > **Battlecry:** Shuffle the 'Map to the Golden Monkey' into your deck.
/// - Makes: [`LOE_019t`](crate::league_of_explorers::rogue::LOE_019t)
//~ done LOE_079 - e3908842.acb526f3 fd49ccd1.7fc74b53
pub const LOE_079: Power = battlecry(&[shuffle(card("LOE_019t"))]);

/// # Summoning Stone
/// Minion · 5 mana · 0/6
/// > Whenever you cast a spell, summon a random minion of the same Cost.
//~ derived LOE_086 c05dc359 646cfd62.5f563801 422fce4e
pub const LOE_086: Power = whenever(YOU.cast(SPELL)).then(&[summon(random_costing(MINION, COST.of(THAT)))]);

/// # Wobbling Runts
/// Minion · 6 mana · 2/6
/// > **Deathrattle:** Summon three 2/2 Runts.
/// - Makes: Rascally Runt [`LOE_089t`] (2/2); Wily Runt [`LOE_089t2`] (2/2); Grumbly Runt [`LOE_089t3`] (2/2)
//~ done LOE_089 - 20958279.b87d7b30 308c9fd3.5605effa
pub const LOE_089: Power =
    deathrattle(&[summon(card("LOE_089t")), summon(card("LOE_089t2")), summon(card("LOE_089t3"))]);

/// # Rascally Runt
/// Minion · 2 mana · 2/2
//~ vanilla LOE_089t c0e36ee8 565e37de 604ba8f3
pub const LOE_089t: Power = VANILLA;

/// # Wily Runt
/// Minion · 2 mana · 2/2
//~ vanilla LOE_089t2 8837d091 565e37de 4344eb1d
pub const LOE_089t2: Power = VANILLA;

/// # Grumbly Runt
/// Minion · 2 mana · 2/2
//~ vanilla LOE_089t3 f6e9880f 565e37de ca2cbb86
pub const LOE_089t3: Power = VANILLA;

/// # Arch-Thief Rafaam
/// Minion · 9 mana · 7/8
/// > **Battlecry: Discover** a powerful Artifact.
///
/// # Notes
///
/// The three Artifacts are those that Rafaam has in the adventure (Hearthstone Wiki, "Arch-Thief Rafaam").
//~ done LOE_092 - 49b65f94.7ad28b8c 125199a0
pub const LOE_092: Power =
    battlecry(&[discover_then(Offer::Cards(&["LOEA16_3", "LOEA16_5", "LOEA16_4"]), &[get(the(IT))])]);

/// # Eerie Statue
/// Minion · 4 mana · 7/7
/// > Can’t attack unless it’s the only minion on the battlefield.
//~ done LOE_107 - 70bc20e3.c93c46c2 36f133f9
pub const LOE_107: Power = aura(THIS).when(not(&there_is_no(&OTHER_MINIONS))).have(&[has(GameTag::CANT_ATTACK)]);

/// # Ancient Shade
/// Minion · Undead · 4 mana · 7/4
/// > **Battlecry:** Shuffle an 'Ancient Curse' into your deck that deals 7 damage to you when drawn.
/// - Makes: Ancient Curse [`LOE_110t`] ("Casts When Drawn You take 7 damage.")
//~ derived LOE_110 15a85c1c 2c539b6b.a9287796 a61d0d1e.9debbf41
pub const LOE_110: Power = battlecry(&[shuffle(card("LOE_110t"))]);

/// # Ancient Curse
/// Spell · Shadow · 4 mana
/// > **Casts When Drawn** You take 7 damage.
//~ done LOE_110t - 1e562e45.38e2aa68 21a3d3dd
pub const LOE_110t: Power = spell(&[deal(7).to(YOUR_HERO)]);

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived LOE_COIN 74648717 3e8f9d5a.095f71be c6be21f5
pub const LOE_COIN: Power = spell(&[gain_mana(1)]);
