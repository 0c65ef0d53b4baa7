//! Rogue cards of Fractured in Alterac Valley.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 1cca65d6

/// # Coldtooth Yeti
///
/// `AV_201` · Rogue minion · 3 mana · 1/5
///
/// > **Combo:** Gain +3 Attack.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Combo
/// - Enchantments: Yeti Rage [`AV_201e`]
///
/// State: Derived
//~ derived AV_201 36b598c6 ec7249c3 456d48f4.86303889
pub const AV_201: Power = combo(&[attach("AV_201e")]);

/// # Yeti Rage
///
/// `AV_201e` · Rogue enchantment
///
/// > +3 Attack.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived AV_201e 72e3d15d 84816be9 21d78888.fc2d73f0
pub const AV_201e: Power = enchant(&[ATTACK.plus(3)]);

/// # Shadowcrafter Scabbs
///
/// `AV_203` · Rogue hero · 8 mana · 30 health, 5 armor
///
/// > **Battlecry:** Return all minions to their owner's hands. Summon two 4/2 Shadows with **Stealth**.
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Stealth
/// - Hero power: Sleight of Hand [`AV_203p`]
/// - Tokens: Shadow [`AV_203t`]
///
/// State: Todo
//~ todo AV_203 51021a53 496ba93a 89484c16.b820318e
pub const AV_203: Power = TODO;

/// # Sleight of Hand
///
/// `AV_203p` · Rogue hero power · 0 mana
///
/// > The next card you play this turn costs (2) less.
///
/// - Set: Fractured in Alterac Valley
/// - Enchantments: Sleight of Hand [`AV_203pe`], Sleight of Hand [`AV_203po`]
///
/// State: Derived
//~ derived AV_203p 94e436d1 3066d9d4 6cf24a6e.1fbdf154
pub const AV_203p: Power = hero_power(&[attach("AV_203pe").to(YOU)]);

/// # Sleight of Hand
///
/// `AV_203pe` · Rogue enchantment
///
/// > The next card you play this turn costs (2) less.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived AV_203pe 41639d78 172c9e76 b1c95860.1fbdf154
pub const AV_203pe: Power = enchant(&[]).aura(YOUR_HAND, &[cost_less(2)]).until(YOU.play(CARD)).this_turn();

/// # Sleight of Hand
///
/// `AV_203po` · Rogue enchantment
///
/// > The next card you play this turn costs (2) less.
///
/// - Set: Fractured in Alterac Valley
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived AV_203po dd0d4e75 cf542c53 3e81f27b.1fbdf154
pub const AV_203po: Power = enchant(&[]).aura(YOUR_HAND, &[cost_less(2)]).until(YOU.play(CARD)).this_turn();

/// # Shadow
///
/// `AV_203t` · Rogue minion · 3 mana · 4/2
///
/// > **Stealth**
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Stealth
///
/// State: Vanilla
//~ vanilla AV_203t e8b5fff8 eb6e4ddc 5e993264.86cd88a1
pub const AV_203t: Power = VANILLA;

/// # Wildpaw Gnoll
///
/// `AV_298` · Rogue minion · 6 mana · 3/5
///
/// > **Rush** Costs (1) less for each non-Rogue Class card added to your hand this game.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Mechanics: Rush
///
/// State: Todo
//~ todo AV_298 1ec9a0e0 0fd5a79c 38ea3004.3d47efe7
pub const AV_298: Power = TODO;

/// # Snowfall Graveyard
///
/// `AV_400` · Rogue spell · 5 mana
///
/// > Your **Deathrattles** trigger twice. Lasts 3 turns.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Mechanics: Objective, Objective Aura
/// - Refers to: Deathrattle
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3
/// - Enchantments: Bunkered Up [`AV_400e`]
///
/// State: Derived
//~ derived AV_400 b5e0f362 150bf052 02ae3646.a9f95f7b
pub const AV_400: Power = abilities(&[aura(YOU).have(&[has(GameTag::EXTRA_DEATHRATTLES_BASE)]), lasts(3)]);

/// # Bunkered Up
///
/// `AV_400e` · Rogue enchantment
///
/// > Deathrattles trigger twice.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ todo AV_400e f6aec553 67359144 256538b6.ec0ffbf9
pub const AV_400e: Power = TODO;

/// # The Lobotomizer
///
/// `AV_402` · Rogue weapon · 2 mana · 2/2 durability
///
/// > **Honorable Kill:** Get a copy of the top card of your opponent's deck.
///
/// - Set: Fractured in Alterac Valley · epic · collectible
/// - Mechanics: Honorable Kill
///
/// State: Derived
//~ derived AV_402 b62b7e6b 1b8021fc d126eeac.847c1834
pub const AV_402: Power = on(Word::HonorableKill, &[get(copy_of(ENEMY_DECK.first(1)))]);

/// # Cera'thine Fleetrunner
///
/// `AV_403` · Rogue minion · 5 mana · 5/5
///
/// > **Battlecry:** Replace your minions in hand and deck with ones from other classes. They cost (2) less.
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Quickfooted [`AV_403e2`]
///
/// State: Todo
//~ todo AV_403 3c9bd4c1 8c8ba409 0c841883.58861206
pub const AV_403: Power = TODO;

/// # Quickfooted
///
/// `AV_403e2` · Rogue enchantment
///
/// > Costs (2) less.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived AV_403e2 a6cda3c6 cee7212b fa937180.90c32b47
pub const AV_403e2: Power = enchant(&[cost_less(2)]);

/// # Contraband Stash
///
/// `AV_405` · Rogue spell · 5 mana
///
/// > Replay 5 cards from other classes you've played this game.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Tags: `960` = 1
///
/// State: Todo
//~ todo AV_405 2169c931 287f0654 9eb3af7a.970ecf79
pub const AV_405: Power = TODO;

/// # Forsaken Lieutenant
///
/// `AV_601` · Rogue minion · 2 mana · 2/2
///
/// > Stealth**.** After you play a **Deathrattle** minion, become a 2/2 copy of it with **Rush**.
///
/// - Set: Fractured in Alterac Valley · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Stealth
/// - Refers to: Deathrattle, Rush
/// - Enchantments: Forsaken [`AV_601e`]
///
/// State: Derived
//~ derived AV_601 eac4a60b 792a6181 56f320b2.f6e9ea4f
#[rustfmt::skip]
pub const AV_601: Power = after(YOU.play(all(&[MINION, with(GameTag::DEATHRATTLE)]))).then(&[transform(THIS, copy_of(THAT)), attach("AV_601e"), give(&[has(GameTag::RUSH)])]);

/// # Forsaken
///
/// `AV_601e` · Rogue enchantment
///
/// > 2/2.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived AV_601e 7541c1bb 04fc85a5 85978c20.142bb519
pub const AV_601e: Power = enchant(&[become_stats(2, 2)]);

/// # Reconnaissance
///
/// `AV_710` · Rogue spell · 2 mana
///
/// > **Discover** a **Deathrattle** minion from another class. It costs (2) less.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Discover
/// - Refers to: Deathrattle
/// - Enchantments: Contracted [`AV_710e`]
///
/// State: Derived
//~ derived AV_710 0f097f6d 46776284 c8dd04df.5ad3dc97
pub const AV_710: Power =
    spell(&[discover_of(all(&[MINION, with(GameTag::DEATHRATTLE)]), Classes::Other), attach("AV_710e").to(IT)]);

/// # Contracted
///
/// `AV_710e` · Rogue enchantment
///
/// > Costs (2) less.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived AV_710e 9730a6c7 9976f084 fb53ff1c.90c32b47
pub const AV_710e: Power = enchant(&[cost_less(2)]);

/// # Double Agent
///
/// `AV_711` · Rogue minion · 3 mana · 3/3
///
/// > **Battlecry:** If you're holding a card from another class, summon a copy of this.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived AV_711 d5cac612 20130ea7 851cc872.12838106
pub const AV_711: Power = battlecry(&[summon(copy_of(THIS))]).when(there_is(&YOUR_HAND.that(ANOTHER_CLASS)));

/// # SI:7 Smuggler
///
/// `ONY_030` · Rogue minion · 3 mana · 1/3
///
/// > **Battlecry:** Summon a random @-Cost minion. *(Upgraded for each other SI:7 card you have played this game.)*
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Battlecry, Si 7
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Derived
//~ derived ONY_030 c55e96e6 8352f8fb 87bfdb11.2fde1386
#[rustfmt::skip]
pub const ONY_030: Power = abilities(&[battlecry(&[summon(costing(MINION, 0, ITS_NUMBER))]), improved(count_of(CARDS_YOU_PLAYED.that(with(GameTag::SI_7)).other()))]);

/// # Smokescreen
///
/// `ONY_031` · Rogue spell · 8 mana
///
/// > Draw 5 cards. Trigger any **Deathrattles** drawn.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Refers to: Deathrattle
///
/// State: Todo
//~ todo ONY_031 fe0c8f83 aa8ffffd 1f04f63c.14354cc6
pub const ONY_031: Power = TODO;

/// # Tooth of Nefarian
///
/// `ONY_032` · Rogue spell · 2 mana
///
/// > Deal $3 damage. **Honorable Kill: Discover** a spell from another class.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Discover, Honorable Kill
///
/// State: Derived
//~ derived ONY_032 48ce774c f0ee0e0a 9235524d.c5fcdeba
pub const ONY_032: Power =
    abilities(&[spell(&[deal(3).to(TARGET)]), on(Word::HonorableKill, &[discover_of(SPELL, Classes::Other)])]);
