//! Priest cards of Escape from Violet Hold.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file d7676a85

/// # Sinful Steed
///
/// `CAP_800` · Priest minion · 3 mana · 2/3
///
/// > **Reborn**. This is **Reborn** with full Health and enchantments.
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Reborn
/// - Tags: `2534` = 1, `2872` = 1
/// - Enchantments: Neigh! [`CAP_800e`]
///
/// State: Todo
//~ todo CAP_800 53a20561 7ad2367d 2e886fd1.5d06cfab
pub const CAP_800: Power = TODO;

/// # Neigh!
///
/// `CAP_800e` · Priest enchantment
///
/// > **Reborn**. Is **Reborn** with full Health and enchantments.
///
/// - Set: Escape from Violet Hold
/// - Mechanics: Enchantment Invisible
/// - Tags: `4137` = 1
///
/// State: Todo
//~ todo CAP_800e be747a83 96e21b6a 11ca3998.c8240a2d
pub const CAP_800e: Power = TODO;

/// # Haunt
///
/// `CAP_801` · Priest spell · Shadow · 3 mana
///
/// > Give a minion +2/+3, **Reborn**, and **Taunt**.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Refers to: Taunt, Reborn
/// - Enchantments: Haunted [`CAP_801e2`]
///
/// State: Derived
//~ derived CAP_801 82cd8989 d18986ba 66902806.b40bcdd8
pub const CAP_801: Power = spell(&[attach("CAP_801e2").to(A_MINION)]);

/// # Haunted
///
/// `CAP_801e2` · Neutral enchantment
///
/// > +2/+3 **Reborn** and **Taunt**.
///
/// - Set: Escape from Violet Hold
///
/// State: Derived
//~ derived CAP_801e2 41136a54 cc5a8aa9 7bacd710.a8d333ce
pub const CAP_801e2: Power = enchant(&[plus(2, 3), has(GameTag::REBORN), has(GameTag::TAUNT)]);

/// # Follow the Ghosts
///
/// `CAP_802` · Priest spell · Shadow · 2 mana
///
/// > Summon a 2/1 Ghost with **Reborn**. Give a playable card in your hand this effect for a turn.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Refers to: Reborn
/// - Enchantments: Following the Ghosts [`CAP_802e1`]
/// - Tokens: Spooky Ghost [`CAP_802t`]
///
/// State: Todo
//~ todo CAP_802 bed5aff8 4493ff40 232c05e3.c5d35cee
pub const CAP_802: Power = TODO;

/// # Following the Ghosts
///
/// `CAP_802e1` · Priest enchantment
///
/// > After this is played, summon a 2/1 Ghost with **Reborn**. Give a card in your hand this effect for a turn.
///
/// - Set: Escape from Violet Hold
/// - Mechanics: Enchantment Invisible
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo CAP_802e1 c56c4254 2f73b091 6b1b82bb.7df34436
pub const CAP_802e1: Power = TODO;

/// # Spooky Ghost
///
/// `CAP_802t` · Priest minion · 2 mana · 2/1
///
/// > **Reborn**
///
/// - Set: Escape from Violet Hold
/// - Minion type: Undead
/// - Mechanics: Reborn
///
/// State: Vanilla
//~ vanilla CAP_802t a98d28b3 f43b2dd9 05b9fd09.d8e09bc7
pub const CAP_802t: Power = VANILLA;

/// # Lingering Spirit
///
/// `CAP_803` · Priest minion · 4 mana · 3/3
///
/// > **Reborn Deathrattle:** Restore #3 Health to your hero. Excess healing damages a random enemy.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle, Reborn
///
/// State: Todo
//~ todo CAP_803 1b8b32a5 acc0662e 6f86f0a1.e685f19c
pub const CAP_803: Power = TODO;

/// # Specter Specialist
///
/// `CAP_804` · Priest minion · 3 mana · 3/2
///
/// > **Battlecry:** Give a friendly minion **Reborn**. If it already has **Reborn**, summon a copy of it.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Reborn
///
/// State: Derived
//~ derived CAP_804 8922f145 25188cd8 af3162e9.06aee840
#[rustfmt::skip]
pub const CAP_804: Power = battlecry(&[give(&[has(GameTag::REBORN)]).to(A_FRIENDLY_MINION), summon(copy_of(IT)).when(there_is(&IT.that(with(GameTag::REBORN))))]);

/// # Slime 'em!
///
/// `CAP_805` · Priest spell · Shadow · 4 mana
///
/// > Destroy all minions. Each player gets a 3-Cost spell that resummons theirs.
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Enchantments: I've Been Slimed [`CAP_805e`]
/// - Tokens: Ectoplasm [`CAP_805t`]
///
/// State: Todo
//~ todo CAP_805 84f92029 388b307f 290d52f2.89b42c7a
pub const CAP_805: Power = TODO;

/// # I've Been Slimed
///
/// `CAP_805e` · Priest enchantment
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ todo CAP_805e 4fa0aad1 90f20a64 3a9e033f
pub const CAP_805e: Power = TODO;

/// # Ectoplasm
///
/// `CAP_805t` · Priest spell · Shadow · 3 mana
///
/// > Resummon all friendly minions that were slimed.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ todo CAP_805t 025f3fe3 2cdc658a 8a579765.00234a71
pub const CAP_805t: Power = TODO;

/// # Raith Van Geist
///
/// `CAP_806` · Priest minion · 7 mana · 5/5
///
/// > **Battlecry:** Resurrect your minions that were **Reborn** this game. They attack random enemy minions.
///
/// - Set: Escape from Violet Hold · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Reborn
///
/// State: Todo
//~ todo CAP_806 d10db3e2 2dade12b bed89b97.67c18c13
pub const CAP_806: Power = TODO;

/// # Azalina Soulsever
///
/// `JAIL_430` · Priest minion · 7 mana · 7/7
///
/// > Your starting Health is 40. Your deck is 20 cards, plus 20 copied from your enemy. **Battlecry:** Draw until your hand is full.
///
/// - Set: Escape from Violet Hold · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Start Of Game Keyword
/// - Tags: `DECK_RULE_MOD_DECK_SIZE` = 20, `2936` = 1, `4818` = 1
/// - Enchantments: Severed Soul [`JAIL_430e1`]
///
/// State: Todo
//~ todo JAIL_430 6e645157 1effc683 85066ab4.a63f47b0
pub const JAIL_430: Power = TODO;

/// # Severed Soul
///
/// `JAIL_430e1` · Priest enchantment
///
/// > Copied Hint
///
/// - Set: Escape from Violet Hold
/// - Tags: `3169` = 1
///
/// State: Todo
//~ todo JAIL_430e1 6d2b8328 8ac52073 9f38c59e.0aabf57d
pub const JAIL_430e1: Power = TODO;

/// # Mind Sweeper
///
/// `JAIL_432` · Priest minion · 2 mana · 2/3
///
/// > **Battlecry:** If you played a copy of an opponent's card while holding this, deal 2 damage to all enemy minions.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo JAIL_432 3cac7697 e33cdd4d 1c40e3c7.3bd052ae
pub const JAIL_432: Power = TODO;

/// # Unshackle Soul
///
/// `JAIL_433` · Priest spell · Shadow · 5 mana
///
/// > Destroy a minion. If you played a copy of an opponent's card while holding this, this costs (1).
///
/// - Set: Escape from Violet Hold · epic · collectible
///
/// State: Todo
//~ todo JAIL_433 7f99c5c7 90229162 ca79984a.777c3532
pub const JAIL_433: Power = TODO;

/// # Enthralled Shade
///
/// `JAIL_434` · Priest minion · 2 mana · 3/2
///
/// > Deathrattle: Reduce the Cost of cards in your hand that were copied from your opponent by (1).
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ todo JAIL_434 67ecec5f 353c7deb 2f793b9c.6efe1d4d
pub const JAIL_434: Power = TODO;

/// # Karov the Broken
///
/// `JAIL_448` · Priest minion · 6 mana · 6/6
///
/// > **Taunt** **Deathrattle:** Get three 1/1 copies of random **Legendary** minions. They cost (1).
///
/// - Set: Escape from Violet Hold · legendary · collectible
/// - Mechanics: Taunt, Deathrattle
/// - Enchantments: Under Her Spell [`JAIL_448e`]
///
/// State: Derived
//~ derived JAIL_448 fa20e10e b5d71f48 ca597937.c8448758
#[rustfmt::skip]
pub const JAIL_448: Power = deathrattle(&[get(random(all(&[MINION, rarity(Rarity::Legendary)]))).copies(3), give(&[become_stats(1, 1)]).to(IT), give(&[cost(1)]).to(IT)]);

/// # Under Her Spell
///
/// `JAIL_448e` · Priest enchantment
///
/// > Cost and stats set to 1.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ todo JAIL_448e 99733149 fe24fc26 79c96e2d.18619666
pub const JAIL_448e: Power = TODO;

/// # Soothsayer
///
/// `JAIL_912` · Priest minion · 7 mana · 6/6
///
/// > **Prepare**, **Taunt Deathrattle:** Restore #6 Health to your hero. Summon a random 6-Cost minion.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Mechanics: Taunt, Deathrattle, Deck Action Cost, Prepare
/// - Refers to: Prepare
/// - Tags: `4547` = 1
///
/// State: Derived
//~ derived JAIL_912 2f26df64 f01e86fd 68e830bf.6e1268b8
pub const JAIL_912: Power = deathrattle(&[heal(6).to(YOUR_HERO), summon(random(all(&[MINION, COST.is(6)])))]);

/// # Hold Them Off!
///
/// `JAIL_913` · Priest spell · Holy · 5 mana
///
/// > **Prepare** Give a minion +5/+5 and **Lifesteal**.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Mechanics: Deck Action Cost, Prepare
/// - Refers to: Lifesteal, Prepare
/// - Enchantments: Hold the Line! [`JAIL_913e`]
///
/// State: Derived
//~ derived JAIL_913 0ecd676b 0f65daea 9312cea5.e958ea37
pub const JAIL_913: Power = spell(&[attach("JAIL_913e").to(A_MINION)]);

/// # Hold the Line!
///
/// `JAIL_913e` · Neutral enchantment
///
/// > +5/+5 and **Lifesteal**.
///
/// - Set: Escape from Violet Hold
///
/// State: Derived
//~ derived JAIL_913e 93116ea9 8f2fa0ff 43d4faf4.108a9a8f
pub const JAIL_913e: Power = enchant(&[plus(5, 5), has(GameTag::LIFESTEAL)]);

/// # Undeath Sentence
///
/// `JAIL_940` · Priest spell · Shadow · 1 mana
///
/// > Trigger the **Deathrattle** of a random friendly minion that died this game.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Refers to: Deathrattle
///
/// State: Derived
//~ derived JAIL_940 713427fd 3848fb80 a003a11a.951fa3fe
pub const JAIL_940: Power =
    spell(&[repeat(Word::Deathrattle, from_past(YOUR_MINIONS_THAT_DIED.that(with(GameTag::DEATHRATTLE))))]);

/// # Holy Embrace
///
/// `JAIL_941` · Priest spell · Holy · 2 mana
///
/// > Restore #4 Health. Get a 'Dark Embrace' that deals 4 damage.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Tokens: Dark Embrace [`JAIL_941t`]
///
/// State: Derived
//~ derived JAIL_941 4f979704 b1dbda1e d71167e2.c03f8b8b
pub const JAIL_941: Power = spell(&[heal(4).to(TARGET), get(card("JAIL_941t"))]);

/// # Dark Embrace
///
/// `JAIL_941t` · Priest spell · Shadow · 2 mana
///
/// > Deal $4 damage.
///
/// - Set: Escape from Violet Hold
///
/// State: Derived
//~ derived JAIL_941t ec7d5153 6fbad246 37953bd6.d316de67
pub const JAIL_941t: Power = spell(&[deal(4).to(TARGET)]);

/// # Specter of Despair
///
/// `JAIL_942` · Priest minion · 2 mana · 2/6
///
/// > **Taunt** Can't attack.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Minion type: Undead, Draenei
/// - Mechanics: Taunt, Cant Attack
/// - Tags: `2525` = 1
///
/// State: Vanilla
//~ vanilla JAIL_942 47e95d44 0530d351 5e02a945.cf4ed50f
pub const JAIL_942: Power = VANILLA;
