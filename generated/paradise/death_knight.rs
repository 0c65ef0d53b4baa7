//! Death Knight cards of Perils in Paradise.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 80b72c85

/// # Frostbitten Freebooter
///
/// `VAC_402` · Death Knight minion · 3 mana · 2/2
///
/// > Deathrattle: **Freeze** 3 random enemies. Any that were already **Frozen** take 5 damage instead.
///
/// - Set: Perils in Paradise · epic · collectible
/// - Minion type: Undead, Pirate
/// - Mechanics: Deathrattle, Cost Frost
/// - Refers to: Freeze
/// - Tags: `2522` = 1
///
/// State: Todo
//~ todo VAC_402 06ce2254 3ffdb7df 0a42f8e3.88a17995
pub const VAC_402: Power = TODO;

/// # Horizon's Edge
///
/// `VAC_425` · Death Knight location · 4 mana · 0 uses
///
/// > Deal 3 damage randomly split among all enemies. After a friendly minion dies, reopen this.
///
/// - Set: Perils in Paradise · rare · collectible
///
/// State: Derived
//~ derived VAC_425 92a20226 b4c8ca49 7e668af0.592d63b2
pub const VAC_425: Power =
    abilities(&[hero_power(&[deal(3).split_among(ENEMIES)]), after(OTHER_FRIENDLY_MINIONS.die()).then(&[ready(THIS)])]);

/// # Eliza Goreblade
///
/// `VAC_426` · Death Knight minion · 4 mana · 4/3
///
/// > **Deathrattle:** For the rest of the game, your minions have +1 Attack.
///
/// - Set: Perils in Paradise · legendary · collectible
/// - Minion type: Undead, Pirate
/// - Mechanics: Deathrattle, Cost Blood, Cost Frost
/// - Tags: `2534` = 1
/// - Enchantments: Vitality Shift [`VAC_426e`], Vitalized [`VAC_426e2`]
///
/// State: Done
//~ done VAC_426 cf74da66 - 5550afed.704d0916
pub const VAC_426: Power = deathrattle(&[attach("VAC_426e").to(YOU)]);

/// # Vitality Shift
///
/// `VAC_426e` · Priest enchantment
///
/// > For the rest of the game, your minions have +1 Attack.
///
/// - Set: Perils in Paradise
///
/// State: Done
//~ done VAC_426e cb6b9bd1 - 2a325d64.aa906399
pub const VAC_426e: Power = enchant(&[]).aura(FRIENDLY_MINIONS, &[ATTACK.plus(1)]);

/// # Vitalized
///
/// `VAC_426e2` · Priest enchantment
///
/// > +1 Attack
///
/// - Set: Perils in Paradise
///
/// State: Derived
//~ derived VAC_426e2 da50498d fedcc47f e89b5d6d.17e33a43
pub const VAC_426e2: Power = enchant(&[ATTACK.plus(1)]);

/// # Corpsicle
///
/// `VAC_427` · Death Knight spell · Frost · 2 mana
///
/// > Deal $3 damage. Spend 3 **Corpses** to return this to your hand at the end of your turn.
///
/// - Set: Perils in Paradise · common · collectible
/// - Mechanics: Cost Frost, Corpse Spender
/// - Refers to: Corpse
/// - Enchantments: Corpsicle [`VAC_427e`]
///
/// State: Derived
//~ derived VAC_427 038bff3a 1720ce97 b6ec4b2b.2c046637
#[rustfmt::skip]
pub const VAC_427: Power = spell(&[deal(3).to(TARGET), pay(Cost::of(Part::Corpses(3)), &[later(&whenever(YOU.turn_end()).does(&[return_to_hand(THIS)]))])]);

/// # Corpsicle
///
/// `VAC_427e` · Neutral enchantment
///
/// > Get a Corpsicle at the end of the turn.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ todo VAC_427e b58213f8 a8dc2b3d 1699f666.de1f3b1a
pub const VAC_427e: Power = TODO;

/// # Snow Shredder
///
/// `VAC_429` · Death Knight minion · 4 mana · 4/4
///
/// > Costs (1) if a character is **Frozen**.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Cost Frost
/// - Refers to: Freeze
///
/// State: Derived
//~ derived VAC_429 32d8783b 989def8c 82bb0c8e.1c1b29bc
pub const VAC_429: Power = aura(THIS).when(there_is(&CHARACTERS.that(FROZEN))).in_hand().have(&[cost(1)]);

/// # Brittlebone Buccaneer
///
/// `VAC_436` · Death Knight minion · 2 mana · 1/4
///
/// > Whenever you play a **Deathrattle** minion, give it **Reborn**.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Minion type: Undead, Pirate
/// - Mechanics: Cost Unholy
/// - Refers to: Deathrattle, Reborn
/// - Tags: `2522` = 1
///
/// State: Derived
//~ derived VAC_436 7cab6940 3fc19f3b c248b87a.9e66df28
pub const VAC_436: Power =
    whenever(YOU.play(all(&[MINION, with(GameTag::DEATHRATTLE)]))).then(&[give(&[has(GameTag::REBORN)]).to(THAT)]);

/// # Buttons
///
/// `VAC_437` · Death Knight minion · 4 mana · 4/4
///
/// > **Shaman Tourist** **Battlecry:** Draw a spell of each spell school.
///
/// - Set: Perils in Paradise · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Shaman Tourist
/// - Tags: `1724` = 1, `2936` = 1, `TOURIST` = 8, `4357` = 1
///
/// State: Todo
//~ todo VAC_437 2b8c436c f8c66204 e4de310f.6c671c92
pub const VAC_437: Power = TODO;

/// # Ghouls' Night
///
/// `VAC_445` · Death Knight spell · 4 mana
///
/// > Summon five 1/1 Ghouls that attack random enemies.
///
/// - Set: Perils in Paradise · common · collectible
/// - Mechanics: Cost Unholy
/// - Tokens: Slumbering Ghoul [`VAC_445t`]
///
/// State: Derived
//~ derived VAC_445 66176ceb 2d42817f f483e130.d6db30f9
pub const VAC_445: Power = spell(&[summon(card("VAC_445t")).copies(5), make_attack(IT, ENEMIES.random())]);

/// # Slumbering Ghoul
///
/// `VAC_445t` · Death Knight minion · 1 mana · 1/1
///
/// - Set: Perils in Paradise
/// - Minion type: Undead
///
/// State: Vanilla
//~ vanilla VAC_445t 40e5355e f5e3225b f137a82e
pub const VAC_445t: Power = VANILLA;

/// # Slippery Slope
///
/// `VAC_513` · Death Knight spell · Frost · 2 mana
///
/// > **Freeze** a character. Draw a card for each **Frozen** character.
///
/// - Set: Perils in Paradise · epic · collectible
/// - Refers to: Freeze
/// - Tags: `COST_FROST` = 2
///
/// State: Derived
//~ derived VAC_513 b504f137 f6aaf9fa 5bb9378a.dd610c8c
pub const VAC_513: Power = spell(&[freeze(TARGET), draw(1).for_each(CHARACTERS.that(FROZEN))]);

/// # Dreadhound Handler
///
/// `VAC_514` · Death Knight minion · 2 mana · 2/2
///
/// > **Rush Deathrattle:** Summon a 1/1 Dreadhound with **Reborn**.
///
/// - Set: Perils in Paradise · common · collectible
/// - Minion type: Undead, Pirate
/// - Mechanics: Deathrattle, Rush
/// - Refers to: Reborn
/// - Tags: `2534` = 1
/// - Tokens: Dreadhound [`VAC_514t`]
///
/// State: Derived
//~ derived VAC_514 771f87c8 2254027a 5c8d08fc.794c6ba2
pub const VAC_514: Power = deathrattle(&[summon(card("VAC_514t"))]);

/// # Dreadhound
///
/// `VAC_514t` · Death Knight minion · 1 mana · 1/1
///
/// > **Reborn**
///
/// - Set: Perils in Paradise
/// - Minion type: Undead, Beast
/// - Mechanics: Reborn
/// - Tags: `2542` = 1
///
/// State: Vanilla
//~ vanilla VAC_514t 0afd1d2c 417a1861 06296cdb.d8e09bc7
pub const VAC_514t: Power = VANILLA;

/// # Travel Security
///
/// `WORK_010` · Death Knight minion · 6 mana · 2/2
///
/// > **Taunt**. **Deathrattle:** Summon a random 8-Cost minion.
///
/// - Set: Perils in Paradise · common · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt, Deathrattle
///
/// State: Derived
//~ derived WORK_010 bb92d859 896908c5 16d492ea.dd15d619
pub const WORK_010: Power = deathrattle(&[summon(random(all(&[MINION, COST.is(8)])))]);

/// # Eternal Layover
///
/// `WORK_028` · Death Knight spell · 4 mana
///
/// > Give ALL minions **Reborn**, then destroy all minions.
///
/// - Set: Perils in Paradise · rare · collectible
/// - Mechanics: Cost Unholy
/// - Refers to: Reborn
///
/// State: Derived
//~ derived WORK_028 47ff34f8 6aa5c553 16154300.91167019
pub const WORK_028: Power = spell(&[give(&[has(GameTag::REBORN)]).to(MINIONS), destroy(MINIONS)]);

/// # Soul Searching
///
/// `WORK_070` · Death Knight spell · Shadow · 2 mana
///
/// > **Discover** a card from your deck. Spend 5 **Corpses** to copy it.
///
/// - Set: Perils in Paradise · common · collectible
/// - Mechanics: Discover, Corpse Spender
/// - Refers to: Corpse
/// - Tags: `COST_UNHOLY` = 2
/// - Enchantments: Soul Found [`WORK_070e`]
///
/// State: Derived
//~ derived WORK_070 67e96067 8c007a16 7fa1222f.dfcb4eb0
pub const WORK_070: Power = spell(&[discover_from(YOUR_DECK), pay(Cost::of(Part::Corpses(5)), &[get(copy_of(IT))])]);

/// # Soul Found
///
/// `WORK_070e` · Neutral enchantment
///
/// > Dies at end of turn.
///
/// - Set: Perils in Paradise
///
/// State: Todo
//~ todo WORK_070e f55ce489 71ae43b6 f8d1c173.2a673de9
pub const WORK_070e: Power = TODO;
