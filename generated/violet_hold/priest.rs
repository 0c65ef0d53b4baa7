//! Priest cards of Escape from Violet Hold.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

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
//~ CAP_800 todo 4028238f 83230d94
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
//~ CAP_800e todo fab3acd6 87104872
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
/// State: Todo
//~ CAP_801 todo 88e87196 2d8047c9
pub const CAP_801: Power = TODO;

/// # Haunted
///
/// `CAP_801e2` · Neutral enchantment
///
/// > +2/+3 **Reborn** and **Taunt**.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ CAP_801e2 todo 1b891047 e17ac961
pub const CAP_801e2: Power = TODO;

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
//~ CAP_802 todo a415e5f7 5acfc2df
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
//~ CAP_802e1 todo fd3d0c38 92f15b16
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
//~ CAP_802t vanilla b87b5bcd 19f8eb6b
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
//~ CAP_803 todo 1e996962 c363a472
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
/// State: Todo
//~ CAP_804 todo c2bc5da4 4faaf514
pub const CAP_804: Power = TODO;

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
//~ CAP_805 todo 867c86e6 0dafbda0
pub const CAP_805: Power = TODO;

/// # I've Been Slimed
///
/// `CAP_805e` · Priest enchantment
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ CAP_805e todo 7732527d 5ba77bd8
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
//~ CAP_805t todo c2d02b6a 6d50015e
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
//~ CAP_806 todo f99811ff 02d394ab
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
//~ JAIL_430 todo f370051d e2d4a674
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
//~ JAIL_430e1 todo 0f4ae0b8 00b07daa
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
//~ JAIL_432 todo 31c42278 0dff30af
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
//~ JAIL_433 todo e4ec2d55 d45c9837
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
//~ JAIL_434 todo 0c949132 988f038d
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
/// State: Todo
//~ JAIL_448 todo c5d2721d 2fbdc1d1
pub const JAIL_448: Power = TODO;

/// # Under Her Spell
///
/// `JAIL_448e` · Priest enchantment
///
/// > Cost and stats set to 1.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_448e todo fcb0aff2 822f309c
pub const JAIL_448e: Power = TODO;

/// # Soothsayer
///
/// `JAIL_912` · Priest minion · 7 mana · 6/6
///
/// > **Prepare**, **Taunt Deathrattle:** Restore #6 Health to your hero. Summon a random 6-Cost minion.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Mechanics: Taunt, Deathrattle, Deck Action Cost
/// - Refers to: Prepare
/// - Tags: `4547` = 1
///
/// State: Todo
//~ JAIL_912 todo a0203659 e04165c7
pub const JAIL_912: Power = TODO;

/// # Hold Them Off!
///
/// `JAIL_913` · Priest spell · Holy · 5 mana
///
/// > **Prepare** Give a minion +5/+5 and **Lifesteal**.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Mechanics: Deck Action Cost
/// - Refers to: Lifesteal, Prepare
/// - Enchantments: Hold the Line! [`JAIL_913e`]
///
/// State: Todo
//~ JAIL_913 todo 7b8bc1bc 5271a32f
pub const JAIL_913: Power = TODO;

/// # Hold the Line!
///
/// `JAIL_913e` · Neutral enchantment
///
/// > +5/+5 and **Lifesteal**.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_913e todo e6101a10 e4b27deb
pub const JAIL_913e: Power = TODO;

/// # Undeath Sentence
///
/// `JAIL_940` · Priest spell · Shadow · 1 mana
///
/// > Trigger the **Deathrattle** of a random friendly minion that died this game.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Refers to: Deathrattle
///
/// State: Todo
//~ JAIL_940 todo 429533b0 c0a201e3
pub const JAIL_940: Power = TODO;

/// # Holy Embrace
///
/// `JAIL_941` · Priest spell · Holy · 2 mana
///
/// > Restore #4 Health. Get a 'Dark Embrace' that deals 4 damage.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Tokens: Dark Embrace [`JAIL_941t`]
///
/// State: Todo
//~ JAIL_941 todo c6cf568a 0254a8ce
pub const JAIL_941: Power = TODO;

/// # Dark Embrace
///
/// `JAIL_941t` · Priest spell · Shadow · 2 mana
///
/// > Deal $4 damage.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_941t todo 148811f5 6651b66b
pub const JAIL_941t: Power = TODO;

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
//~ JAIL_942 vanilla 6d7bfa20 a3353b2a
pub const JAIL_942: Power = VANILLA;
