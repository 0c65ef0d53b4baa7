//! Warlock cards of Kobolds & Catacombs.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 439c70eb

/// # Vulgar Homunculus
///
/// `LOOT_013` · Warlock minion · 2 mana · 2/4
///
/// > **Taunt Battlecry:** Deal 2 damage to your hero.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt, Battlecry, Bacon Subset Demon, Imp
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 63778, `4547` = 1
///
/// State: Derived
//~ derived LOOT_013 7c4735b9 225ff3bb 5d6e97d9.8548aee7
pub const LOOT_013: Power = battlecry(&[deal(2).to(YOUR_HERO)]);

/// # Kobold Librarian
///
/// `LOOT_014` · Warlock minion · 1 mana · 2/1
///
/// > **Battlecry:** Draw a card. Deal 2 damage to your hero.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived LOOT_014 70efc3da db2b78a5 d7a0f9a5.459078bb
pub const LOOT_014: Power = battlecry(&[draw(1), deal(2).to(YOUR_HERO)]);

/// # Dark Pact
///
/// `LOOT_017` · Warlock spell · Shadow · 1 mana
///
/// > Destroy a friendly minion. Restore #8 Health to your hero.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Play requirements: `REQ_FRIENDLY_TARGET`, `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived LOOT_017 670150e0 88b9b377 c975445b.10a20fc2
pub const LOOT_017: Power = spell(&[destroy(A_FRIENDLY_MINION), heal(8).to(YOUR_HERO)]);

/// # Hooked Reaver
///
/// `LOOT_018` · Warlock minion · 4 mana · 4/4
///
/// > **Battlecry:** If you have 15 or less Health, gain +3/+3 and **Taunt**.
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Enchantments: Hooked Horror [`LOOT_018e`]
///
/// State: Derived
//~ derived LOOT_018 80108812 0e4a66f0 ea6d4df6.6d934f38
pub const LOOT_018: Power =
    battlecry(&[give(&[plus(3, 3), has(GameTag::TAUNT)])]).when(there_is(&YOUR_HERO.that(HEALTH.at_most(15))));

/// # Hooked Horror
///
/// `LOOT_018e` · Neutral enchantment
///
/// > +3/+3. **Taunt**
///
/// - Set: Kobolds & Catacombs
///
/// State: Todo
//~ todo LOOT_018e e1df5876 3464a85d 0e997b09.9cd3f249
pub const LOOT_018e: Power = TODO;

/// # Lesser Amethyst Spellstone
///
/// `LOOT_043` · Warlock spell · Shadow · 4 mana
///
/// > **Lifesteal.** Deal $3 damage to a minion. *(Take damage from your cards to upgrade.)*
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Mechanics: Lifesteal
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Tokens: Amethyst Spellstone [`LOOT_043t2`], Greater Amethyst Spellstone [`LOOT_043t3`]
///
/// State: Derived
//~ derived LOOT_043 c0764350 13315c1c 5ba45699.1a06b95c
#[rustfmt::skip]
pub const LOOT_043: Power = abilities(&[spell(&[deal(3).to(A_MINION)]), upgrades(Goal::Times(1), &[YOUR_HERO.takes_damage(FRIENDLY)], "LOOT_043t2")]);

/// # Amethyst Spellstone
///
/// `LOOT_043t2` · Warlock spell · Shadow · 4 mana
///
/// > **Lifesteal.** Deal $5 damage to a minion. *(Take damage from your cards to upgrade.)*
///
/// - Set: Kobolds & Catacombs · rare
/// - Mechanics: Lifesteal
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived LOOT_043t2 51db7155 c82ebb2f cad21177.37479085
#[rustfmt::skip]
pub const LOOT_043t2: Power = abilities(&[spell(&[deal(5).to(A_MINION)]), upgrades(Goal::Times(1), &[YOUR_HERO.takes_damage(FRIENDLY)], "LOOT_043t3")]);

/// # Greater Amethyst Spellstone
///
/// `LOOT_043t3` · Warlock spell · Shadow · 4 mana
///
/// > **Lifesteal.** Deal $7 damage to a minion.
///
/// - Set: Kobolds & Catacombs · rare
/// - Mechanics: Lifesteal
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived LOOT_043t3 23dcc0c3 bf5000b6 20ef5d34.82bb18fc
pub const LOOT_043t3: Power = spell(&[deal(7).to(A_MINION)]);

/// # Possessed Lackey
///
/// `LOOT_306` · Warlock minion · 5 mana · 2/2
///
/// > **Deathrattle: Recruit** a Demon.
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Mechanics: Deathrattle
/// - Refers to: Recruit
///
/// State: Derived
//~ derived LOOT_306 8ca95f43 91059ca4 478bbb89.25e5fa8d
pub const LOOT_306: Power = deathrattle(&[summon(the(YOUR_DECK.that(all(&[MINION, DEMON])).random()))]);

/// # Voidlord
///
/// `LOOT_368` · Warlock minion · 9 mana · 3/9
///
/// > **Taunt** **Deathrattle:** Summon three 1/3 Demons with **Taunt**.
///
/// - Set: Kobolds & Catacombs · epic · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt, Deathrattle
/// - Tokens: Voidwalker [`CS2_065`](crate::legacy::warlock::CS2_065)
///
/// State: Derived
//~ derived LOOT_368 8d08986b 1941852e 9984a8be.508781ef
pub const LOOT_368: Power = deathrattle(&[summon(card("CS2_065")).copies(3)]);

/// # Rin, the First Disciple
///
/// `LOOT_415` · Warlock minion · 6 mana · 3/6
///
/// > **Taunt Deathrattle:** Add 'The First Seal' to your hand.
///
/// - Set: Kobolds & Catacombs · legendary · collectible
/// - Mechanics: Taunt, Deathrattle
/// - Tokens: The First Seal [`LOOT_415t1`], The Second Seal [`LOOT_415t2`], The Third Seal [`LOOT_415t3`], The Fourth Seal [`LOOT_415t4`], The Final Seal [`LOOT_415t5`], Azari, the Devourer [`LOOT_415t6`]
///
/// State: Derived
//~ derived LOOT_415 50443426 a47cdaa4 d31a47a6.27e2cbb9
pub const LOOT_415: Power = deathrattle(&[get(card("LOOT_415t1"))]);

/// # The First Seal
///
/// `LOOT_415t1` · Warlock spell · Shadow · 5 mana
///
/// > Summon a 2/2 Demon. Add 'The Second Seal' to your hand.
///
/// - Set: Kobolds & Catacombs
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Felhunter [`LOOT_415t1t`], The Second Seal [`LOOT_415t2`]
///
/// State: Derived
//~ derived LOOT_415t1 0d73f2de dd43ecc7 9496fc1a.9ddec9a3
pub const LOOT_415t1: Power = spell(&[summon(card("LOOT_415t1t")), get(card("LOOT_415t2"))]);

/// # Felhunter
///
/// `LOOT_415t1t` · Warlock minion · 2 mana · 2/2
///
/// - Set: Kobolds & Catacombs
/// - Minion type: Demon
///
/// State: Vanilla
//~ vanilla LOOT_415t1t 7f181c90 fb398b5c 1cfcd634
pub const LOOT_415t1t: Power = VANILLA;

/// # The Second Seal
///
/// `LOOT_415t2` · Warlock spell · Shadow · 5 mana
///
/// > Summon a 3/3 Demon. Add 'The Third Seal' to your hand.
///
/// - Set: Kobolds & Catacombs
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Felhunter [`LOOT_415t2t`], The Third Seal [`LOOT_415t3`]
///
/// State: Derived
//~ derived LOOT_415t2 e3c94b28 f3f7d127 cc86119e.9fa0a252
pub const LOOT_415t2: Power = spell(&[summon(card("LOOT_415t2t")), get(card("LOOT_415t3"))]);

/// # Felhunter
///
/// `LOOT_415t2t` · Warlock minion · 3 mana · 3/3
///
/// - Set: Kobolds & Catacombs
/// - Minion type: Demon
///
/// State: Vanilla
//~ vanilla LOOT_415t2t a9bbee8b 15005eae 9ccd05e6
pub const LOOT_415t2t: Power = VANILLA;

/// # The Third Seal
///
/// `LOOT_415t3` · Warlock spell · Shadow · 5 mana
///
/// > Summon a 4/4 Demon. Add 'The Fourth Seal' to your hand.
///
/// - Set: Kobolds & Catacombs
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Felhunter [`LOOT_415t3t`], The Fourth Seal [`LOOT_415t4`]
///
/// State: Derived
//~ derived LOOT_415t3 22ec315a c518fa6d 55e27e5e.d85b3311
pub const LOOT_415t3: Power = spell(&[summon(card("LOOT_415t3t")), get(card("LOOT_415t4"))]);

/// # Felhunter
///
/// `LOOT_415t3t` · Warlock minion · 4 mana · 4/4
///
/// - Set: Kobolds & Catacombs
/// - Minion type: Demon
///
/// State: Vanilla
//~ vanilla LOOT_415t3t 83f9b132 49840819 bbc75e31
pub const LOOT_415t3t: Power = VANILLA;

/// # The Fourth Seal
///
/// `LOOT_415t4` · Warlock spell · Shadow · 5 mana
///
/// > Summon a 5/5 Demon. Add 'The Final Seal' to your hand.
///
/// - Set: Kobolds & Catacombs
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Felhunter [`LOOT_415t4t`], The Final Seal [`LOOT_415t5`]
///
/// State: Derived
//~ derived LOOT_415t4 d05d6dad 4197a99c a971f290.67d26d22
pub const LOOT_415t4: Power = spell(&[summon(card("LOOT_415t4t")), get(card("LOOT_415t5"))]);

/// # Felhunter
///
/// `LOOT_415t4t` · Warlock minion · 5 mana · 5/5
///
/// - Set: Kobolds & Catacombs
/// - Minion type: Demon
///
/// State: Vanilla
//~ vanilla LOOT_415t4t 93686747 6a14ff23 074a4562
pub const LOOT_415t4t: Power = VANILLA;

/// # The Final Seal
///
/// `LOOT_415t5` · Warlock spell · Shadow · 5 mana
///
/// > Summon a 6/6 Demon. Add 'Azari, the Devourer' to your hand.
///
/// - Set: Kobolds & Catacombs
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Felhunter [`LOOT_415t5t`]
///
/// State: Todo
//~ todo LOOT_415t5 e7f79e3b 5285ca65 8a088ad5.a5fe1160
pub const LOOT_415t5: Power = TODO;

/// # Felhunter
///
/// `LOOT_415t5t` · Warlock minion · 6 mana · 6/6
///
/// - Set: Kobolds & Catacombs
/// - Minion type: Demon
///
/// State: Vanilla
//~ vanilla LOOT_415t5t cc27dc5f 9b20ad81 d51b50ba
pub const LOOT_415t5t: Power = VANILLA;

/// # Azari, the Devourer
///
/// `LOOT_415t6` · Warlock minion · 10 mana · 10/10
///
/// > **Battlecry:** Destroy your opponent's deck.
///
/// - Set: Kobolds & Catacombs
/// - Minion type: Demon
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo LOOT_415t6 2964b7bd 91781d46 c67bc712.5c6da628
pub const LOOT_415t6: Power = TODO;

/// # Cataclysm
///
/// `LOOT_417` · Warlock spell · Fire · 5 mana
///
/// > Destroy all minions. Discard 2 cards.
///
/// - Set: Kobolds & Catacombs · epic · collectible
/// - Tags: `DISCARD_CARDS` = 10
///
/// State: Derived
//~ derived LOOT_417 d0629180 2a906bf9 9f6102aa.5a431b80
pub const LOOT_417: Power = spell(&[destroy(MINIONS), discard(YOUR_HAND.random_of(2))]);

/// # Skull of the Man'ari
///
/// `LOOT_420` · Warlock weapon · 5 mana · 0/3 durability
///
/// > At the start of your turn, summon a Demon from your hand.
///
/// - Set: Kobolds & Catacombs · legendary · collectible
/// - Mechanics: Invisible Deathrattle
///
/// State: Derived
//~ derived LOOT_420 93256e3e 85be98a5 76bcf6b2.8546861e
pub const LOOT_420: Power = at_start_of_your_turn(&[summon(the(YOUR_HAND.that(all(&[MINION, DEMON])).random()))]);
