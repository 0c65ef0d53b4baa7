//! Warlock cards of Legacy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 866a1b80

/// # Shadow Bolt
///
/// `CS2_057` · Warlock spell · Shadow · 3 mana
///
/// > Deal $4 damage to a minion.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Done
//~ done CS2_057 85defa9d - 4b2ad9da.61a07e95
pub const CS2_057: Power = spell(&[deal(4).to(A_MINION)]);

/// # Drain Life
///
/// `CS2_061` · Warlock spell · Shadow · 3 mana
///
/// > Deal $2 damage. Restore #2 Health to your hero.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Done
//~ done CS2_061 4730094c - bdb3cc71.3743f787
pub const CS2_061: Power = spell(&[deal(2).to(TARGET), heal(2).to(YOUR_HERO)]);

/// # Hellfire
///
/// `CS2_062` · Warlock spell · Fire · 3 mana
///
/// > Deal $3 damage to ALL characters.
///
/// - Set: Legacy · free · collectible
///
/// State: Done
//~ done CS2_062 d374b11a - bf61fdd5.7d977b6c
pub const CS2_062: Power = spell(&[deal(3).to(CHARACTERS)]);

/// # Corruption
///
/// `CS2_063` · Warlock spell · Shadow · 1 mana
///
/// > Choose an enemy minion. At the start of your turn, destroy it.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_ENEMY_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Corruption [`CS2_063e`]
///
/// State: Done
//~ done CS2_063 9fa0c164 - 3644030c.d2435a67
pub const CS2_063: Power = spell(&[attach("CS2_063e").to(AN_ENEMY_MINION)]);

/// # Corruption
///
/// `CS2_063e` · Warlock enchantment
///
/// > At the start of the corrupting player's turn, destroy this minion.
///
/// - Set: Legacy
///
/// State: Done
//~ done CS2_063e da320c4b - 9266a56a.ab2619b6
pub const CS2_063e: Power = at_start_of_your_turn(&[destroy(THIS)]);

/// # Dread Infernal
///
/// `CS2_064` · Warlock minion · 6 mana · 6/6
///
/// > **Battlecry:** Deal 1 damage to ALL other characters.
///
/// - Set: Legacy · free · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
///
/// State: Done
//~ done CS2_064 f2bb2bcf - 9373183b.3cdad07d
pub const CS2_064: Power = battlecry(&[deal(1).to(CHARACTERS.other())]);

/// # Voidwalker
///
/// `CS2_065` · Warlock minion · 1 mana · 1/3
///
/// > **Taunt**
///
/// - Set: Legacy · free · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla CS2_065 86c8932e a001b549 30650973.4b0c5d24
pub const CS2_065: Power = VANILLA;

/// # Ritual of Doom
///
/// `CS3_002` · Warlock spell · Shadow · 0 mana
///
/// > Destroy a friendly minion. If you had 5 or more, summon a 5/5 Demon.
///
/// - Set: Legacy · rare · collectible
/// - Tokens: Demonic Tyrant [`CS3_002t`](crate::core::warlock::CS3_002t)
///
/// State: Done
//~ done CS3_002 4ffbc9f4 - 42873e8e.401a1120
pub const CS3_002: Power =
    spell(&[destroy(A_FRIENDLY_MINION), summon(card("CS3_002t")).when(there_are(5, &FRIENDLY_MINIONS))]);

/// # Felsoul Jailer
///
/// `CS3_003` · Warlock minion · 5 mana · 4/6
///
/// > **Battlecry:** Your opponent discards a minion. **Deathrattle:** Return it.
///
/// - Set: Legacy · epic · collectible
/// - Minion type: Demon
/// - Mechanics: Deathrattle, Battlecry
///
/// State: Done
//~ done CS3_003 b8f12c47 - 3b230514.ec8f8a23
pub const CS3_003: Power = abilities(&[
    battlecry(&[discard(ENEMY_HAND.that(MINION).random()), remember(IT)]),
    deathrattle(&[return_to_hand(REMEMBERED)]),
]);

/// # Enslaved Fel Lord
///
/// `CS3_021` · Warlock minion · 7 mana · 4/10
///
/// > **Taunt**. Also damages the minions next to whomever this attacks.
///
/// - Set: Legacy · common · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt
///
/// State: Done
//~ done CS3_021 eb4b4f83 - c5d6014c.fbf70cdf
pub const CS3_021: Power = also_damages(THAT.neighbours());

/// # Call of the Void
///
/// `EX1_181` · Warlock spell · Shadow · 1 mana
///
/// > Add a random Demon to your hand.
///
/// - Set: Legacy · common · collectible
///
/// State: Done
//~ done EX1_181 5f3fd653 - 771c2664.ca680c0a
pub const EX1_181: Power = spell(&[get(random(DEMON))]);

/// # Siegebreaker
///
/// `EX1_185` · Warlock minion · 7 mana · 5/8
///
/// > **Taunt** Your other Demons have +1 Attack.
///
/// - Set: Legacy · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt, Aura, Bacon Subset Demon
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 58418
/// - Enchantments: Siegebreaking [`EX1_185e`](crate::classic::warlock::EX1_185e)
///
/// State: Done
//~ done EX1_185 16bbe3c1 - 7195a323.19ad2bae
pub const EX1_185: Power = aura(OTHER_FRIENDLY_MINIONS.that(DEMON)).gives("EX1_185e");

/// # Mortal Coil
///
/// `EX1_302` · Warlock spell · Shadow · 1 mana
///
/// > Deal $1 damage to a minion. If it dies, draw a card.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Done
//~ done EX1_302 fc0885b8 - f291d382.b5bc5ddb
pub const EX1_302: Power = spell(&[deal(1).to(A_MINION), draw(1).when(there_is(&IT.that(DEAD)))]);

/// # Felstalker
///
/// `EX1_306` · Warlock minion · 2 mana · 4/3
///
/// > **Battlecry:** Discard a random card.
///
/// - Set: Legacy · free · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry, Discard Cards
///
/// State: Done
//~ done EX1_306 a1d0b0eb - d83fdad3.8bb606ff
pub const EX1_306: Power = battlecry(&[discard(YOUR_HAND.random())]);

/// # Soulfire
///
/// `EX1_308` · Warlock spell · Fire · 1 mana
///
/// > Deal $4 damage. Discard a random card.
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Discard Cards
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Done
//~ done EX1_308 825ee301 - 2cebb0a8.6902ff8b
pub const EX1_308: Power = spell(&[deal(4).to(TARGET), discard(YOUR_HAND.random())]);

/// # Gul'dan's Gift
///
/// `GIFT_11` · Warlock spell · 1 mana
///
/// > **Discover** a **Temporary** Mortal Coil, Siphon Soul, or Twisting Nether.
///
/// - Set: Legacy · rare · collectible
/// - Mechanics: Discover
/// - Refers to: tag 3630
/// - Tokens: Mortal Coil [`EX1_302`]
///
/// State: Done
//~ done GIFT_11 d670bbbd - ffb9d572.2b9b91d9
pub const GIFT_11: Power = spell(&[discover_temporary(&["EX1_302", "EX1_309", "EX1_312"])]);

/// # Gul'dan
///
/// `HERO_07` · Warlock hero · 30 health
///
/// - Set: Legacy · free · collectible
/// - Hero power: Life Tap [`HERO_07bp`]
///
/// State: Vanilla
//~ vanilla HERO_07 0c49264e 343e2eb1 5aeccf45
pub const HERO_07: Power = VANILLA;

/// # Life Tap
///
/// `HERO_07bp` · Warlock hero power · 2 mana
///
/// > **Hero Power** Draw a card and take $2 damage.
///
/// - Set: Legacy · free
/// - Tags: `UPGRADED_HERO_POWER` = 2744
///
/// State: Done
//~ done HERO_07bp 569e89ee - 7946abd3.e8df63bd
pub const HERO_07bp: Power = hero_power(&[draw(1), deal(2).to(YOUR_HERO)]);

/// # Soul Tap
///
/// `HERO_07bp2` · Warlock hero power · 2 mana
///
/// > **Hero Power** Draw a card.
///
/// - Set: Legacy
///
/// State: Done
//~ done HERO_07bp2 b670e397 - 421a5952.6bf9cd73
pub const HERO_07bp2: Power = hero_power(&[draw(1)]);

/// # Sacrificial Pact
///
/// `NEW1_003` · Warlock spell · Shadow · 0 mana
///
/// > Destroy a friendly Demon. Restore #5 Health to your hero.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_FRIENDLY_TARGET` (correction: Destroy a friendly Demon: it was any Demon until its text was changed); `REQ_TARGET_TO_PLAY`, `REQ_TARGET_WITH_RACE` = 15 (hearthstone-data 36393.1)
///
/// State: Done
//~ done NEW1_003 19e8ae25 - 725fb5d9.e6ccac5d
pub const NEW1_003: Power = spell(&[destroy(A_FRIENDLY_MINION.that(DEMON)), heal(5).to(YOUR_HERO)]);
