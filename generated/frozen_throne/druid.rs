//! Druid cards of Knights of the Frozen Throne.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Fatespinner
///
/// `ICC_047` · Druid minion · 5 mana · 5/3
///
/// > **Choose a Deathrattle (Secretly) -** Deal 3 damage to all minions; or Give them +2/+2.
///
/// - Set: Knights of the Frozen Throne · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Choose One
/// - Refers to: Deathrattle
/// - Tags: `818` = 1
/// - Enchantments: Growth [`ICC_047e`]
/// - Tokens: Growth [`ICC_047a`], Decay [`ICC_047b`], Fatespinner [`ICC_047t`], Fatespinner [`ICC_047t2`]
///
/// State: Todo
//~ ICC_047 todo 195f933a ff3cb279
pub const ICC_047: Power = TODO;

/// # Growth
///
/// `ICC_047a` · Druid spell · 5 mana
///
/// > **Deathrattle:** Give all minions +2/+2.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ ICC_047a todo d4ae908a ca2f25cf
pub const ICC_047a: Power = TODO;

/// # Decay
///
/// `ICC_047b` · Druid spell · 5 mana
///
/// > **Deathrattle:** Deal 3 damage to all minions.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ ICC_047b todo 1567e2e5 91038a39
pub const ICC_047b: Power = TODO;

/// # Growth
///
/// `ICC_047e` · Druid enchantment
///
/// > +2/+2.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ ICC_047e todo 558c8b91 24c653ab
pub const ICC_047e: Power = TODO;

/// # Fatespinner
///
/// `ICC_047t` · Druid minion · 5 mana · 5/3
///
/// > **Secret Deathrattle:** Deal 3 damage to all minions; or Give them +2/+2.@**Secret Deathrattle:** Give +2/+2 to all minions.@**Secret Deathrattle:** Deal 3 damage to all minions.
///
/// - Set: Knights of the Frozen Throne · epic
/// - Minion type: Undead
///
/// State: Todo
//~ ICC_047t todo 87fc77e8 81d72c00
pub const ICC_047t: Power = TODO;

/// # Fatespinner
///
/// `ICC_047t2` · Druid minion · 5 mana · 5/3
///
/// > **Deathrattle:** Deal 3 damage to all minions and give them +2/+2.
///
/// - Set: Knights of the Frozen Throne · epic
/// - Minion type: Undead
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ ICC_047t2 todo d529c059 c2130c40
pub const ICC_047t2: Power = TODO;

/// # Webweave
///
/// `ICC_050` · Druid spell · Shadow · 5 mana
///
/// > Summon two 1/2 **Poisonous** Spiders.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Refers to: Poisonous
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Frost Widow [`ICC_832t3`]
///
/// State: Todo
//~ ICC_050 todo 096b2b6d 3923a595
pub const ICC_050: Power = TODO;

/// # Druid of the Swarm
///
/// `ICC_051` · Druid minion · 2 mana · 1/2
///
/// > **Choose One -** Transform into a 1/2 with **Poisonous**; or a 1/5 with **Taunt**.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Mechanics: Choose One
/// - Refers to: Taunt, Poisonous
/// - Tokens: Spider Form [`ICC_051a`], Scarab Form [`ICC_051b`], Druid of the Swarm [`ICC_051t`], Druid of the Swarm [`ICC_051t2`], Druid of the Swarm [`ICC_051t3`]
///
/// State: Todo
//~ ICC_051 todo d4eb9f5e f6d1c641
pub const ICC_051: Power = TODO;

/// # Spider Form
///
/// `ICC_051a` · Druid minion · 2 mana · 1/2
///
/// > **Poisonous**
///
/// - Set: Knights of the Frozen Throne · rare
/// - Minion type: Beast
/// - Mechanics: Poisonous
///
/// State: Vanilla
//~ ICC_051a vanilla 3285b19d c2cb3ff9
pub const ICC_051a: Power = VANILLA;

/// # Scarab Form
///
/// `ICC_051b` · Druid minion · 2 mana · 1/5
///
/// > **Taunt**
///
/// - Set: Knights of the Frozen Throne · rare
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ ICC_051b vanilla f5338539 11231772
pub const ICC_051b: Power = VANILLA;

/// # Druid of the Swarm
///
/// `ICC_051t` · Druid minion · 2 mana · 1/2
///
/// > **Poisonous**
///
/// - Set: Knights of the Frozen Throne · rare
/// - Minion type: Beast
/// - Mechanics: Poisonous
///
/// State: Vanilla
//~ ICC_051t vanilla 9294bd53 19cc0cb5
pub const ICC_051t: Power = VANILLA;

/// # Druid of the Swarm
///
/// `ICC_051t2` · Druid minion · 2 mana · 1/5
///
/// > **Taunt**
///
/// - Set: Knights of the Frozen Throne · rare
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ ICC_051t2 vanilla 8b5a3266 9c22251c
pub const ICC_051t2: Power = VANILLA;

/// # Druid of the Swarm
///
/// `ICC_051t3` · Druid minion · 2 mana · 1/5
///
/// > **Taunt Poisonous**
///
/// - Set: Knights of the Frozen Throne · rare
/// - Minion type: Beast
/// - Mechanics: Taunt, Poisonous
///
/// State: Vanilla
//~ ICC_051t3 vanilla 0e338f59 c8436c20
pub const ICC_051t3: Power = VANILLA;

/// # Spreading Plague
///
/// `ICC_054` · Druid spell · Nature · 6 mana
///
/// > Summon a 1/5 Scarab with **Taunt**. If your opponent has more minions, cast this again.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Refers to: Taunt
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Scarab Beetle [`ICC_832t4`]
///
/// State: Todo
//~ ICC_054 todo 713c0254 2b70bae2
pub const ICC_054: Power = TODO;

/// # Gnash
///
/// `ICC_079` · Druid spell · 3 mana
///
/// > Give your hero +3 Attack this turn. Gain 3 Armor.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Play requirements: `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Gnash [`ICC_079e`]
///
/// State: Todo
//~ ICC_079 todo 572bf6db 15073a30
pub const ICC_079: Power = TODO;

/// # Gnash
///
/// `ICC_079e` · Druid enchantment
///
/// > +3 Attack this turn.
///
/// - Set: Knights of the Frozen Throne · common
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ ICC_079e todo c1746ec7 20b2a39a
pub const ICC_079e: Power = TODO;

/// # Ultimate Infestation
///
/// `ICC_085` · Druid spell · 10 mana
///
/// > Deal $5 damage. Draw 5 cards. Gain 5 Armor. Summon a 5/5 Ghoul.
///
/// - Set: Knights of the Frozen Throne · epic · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
/// - Tokens: Ghoul Infestor [`ICC_085t`]
///
/// State: Todo
//~ ICC_085 todo 26c6e2f1 a8264875
pub const ICC_085: Power = TODO;

/// # Ghoul Infestor
///
/// `ICC_085t` · Druid minion · 5 mana · 5/5
///
/// - Set: Knights of the Frozen Throne
/// - Minion type: Undead
///
/// State: Vanilla
//~ ICC_085t vanilla f9517914 58b34c78
pub const ICC_085t: Power = VANILLA;

/// # Strongshell Scavenger
///
/// `ICC_807` · Druid minion · 4 mana · 2/3
///
/// > **Battlecry:** Give your **Taunt** minions +2/+2.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Enchantments: Strongshell [`ICC_807e`]
///
/// State: Todo
//~ ICC_807 todo 229b4c7a 097ac950
pub const ICC_807: Power = TODO;

/// # Strongshell
///
/// `ICC_807e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ ICC_807e todo bbc87833 5932eac6
pub const ICC_807e: Power = TODO;

/// # Crypt Lord
///
/// `ICC_808` · Druid minion · 3 mana · 1/6
///
/// > **Taunt** After you summon a minion, gain +1 Health.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt
/// - Enchantments: Might of Ner'ub [`ICC_808e`]
///
/// State: Todo
//~ ICC_808 todo 52638bee 21071900
pub const ICC_808: Power = TODO;

/// # Might of Ner'ub
///
/// `ICC_808e` · Druid enchantment
///
/// > Increased Health.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ ICC_808e todo 9c187b89 0fd1fce0
pub const ICC_808e: Power = TODO;

/// # Malfurion the Pestilent
///
/// `ICC_832` · Druid hero · 7 mana · 30 health, 5 armor
///
/// > **Choose One -** Summon 2 **Poisonous** Spiders; or 2 Scarabs with **Taunt**.
///
/// - Set: Knights of the Frozen Throne · legendary · collectible
/// - Mechanics: Choose One
/// - Refers to: Taunt, Poisonous
/// - Hero power: Plague Lord [`ICC_832p`]
/// - Enchantments: Fangs [`ICC_832e`]
/// - Tokens: Scarab Plague [`ICC_832a`], Spider Plague [`ICC_832b`], Frost Widow [`ICC_832t3`], Scarab Beetle [`ICC_832t4`]
///
/// State: Todo
//~ ICC_832 todo f79b218a 7caf4625
pub const ICC_832: Power = TODO;

/// # Scarab Plague
///
/// `ICC_832a` · Druid spell · 7 mana
///
/// > Summon two 1/5 Scarabs with **Taunt**.
///
/// - Set: Knights of the Frozen Throne
/// - Refers to: Taunt
///
/// State: Todo
//~ ICC_832a todo fd462db6 1478d8b0
pub const ICC_832a: Power = TODO;

/// # Spider Plague
///
/// `ICC_832b` · Druid spell · 7 mana
///
/// > Summon two 1/2 Spiders with **Poisonous**.
///
/// - Set: Knights of the Frozen Throne
/// - Refers to: Poisonous
///
/// State: Todo
//~ ICC_832b todo 39a15682 58ab3046
pub const ICC_832b: Power = TODO;

/// # Fangs
///
/// `ICC_832e` · Neutral enchantment
///
/// > +3 Attack this turn.
///
/// - Set: Knights of the Frozen Throne
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ ICC_832e todo 7ab12e67 55d6517a
pub const ICC_832e: Power = TODO;

/// # Plague Lord
///
/// `ICC_832p` · Neutral hero power · 2 mana
///
/// > **Choose One -** +$a3 Attack this turn; or Gain $d3 Armor.
///
/// - Set: Knights of the Frozen Throne
/// - Mechanics: Choose One
/// - Play requirements: `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Tokens: Scarab Shell [`ICC_832pa`], Spider Fangs [`ICC_832pb`]
///
/// State: Todo
//~ ICC_832p todo 40a9ee5d 7d679f77
pub const ICC_832p: Power = TODO;

/// # Scarab Shell
///
/// `ICC_832pa` · Druid spell · 2 mana
///
/// > +$d3 Armor.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ ICC_832pa todo 759e85de 54f09f57
pub const ICC_832pa: Power = TODO;

/// # Spider Fangs
///
/// `ICC_832pb` · Druid spell · 2 mana
///
/// > +$a3 Attack.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ ICC_832pb todo 0e12689c 19e2e595
pub const ICC_832pb: Power = TODO;

/// # Frost Widow
///
/// `ICC_832t3` · Druid minion · 1 mana · 1/2
///
/// > **Poisonous**
///
/// - Set: Knights of the Frozen Throne
/// - Minion type: Beast
/// - Mechanics: Poisonous
///
/// State: Vanilla
//~ ICC_832t3 vanilla 46d17153 94fdaf50
pub const ICC_832t3: Power = VANILLA;

/// # Scarab Beetle
///
/// `ICC_832t4` · Druid minion · 2 mana · 1/5
///
/// > **Taunt**
///
/// - Set: Knights of the Frozen Throne
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ ICC_832t4 vanilla 4885dd2b cf93bdec
pub const ICC_832t4: Power = VANILLA;

/// # Hadronox
///
/// `ICC_835` · Druid minion · 9 mana · 3/7
///
/// > **Deathrattle:** Summon your **Taunt** minions that died this game.
///
/// - Set: Knights of the Frozen Throne · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Refers to: Taunt
///
/// State: Todo
//~ ICC_835 todo 99ebe457 7dfd52bb
pub const ICC_835: Power = TODO;
