//! Rogue cards of TITANS.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # From the Scrapheap
///
/// `TTN_719` · Rogue spell · 2 mana
///
/// > Get three 1/1 **Magnetic** Sparkbots with random **Bonus Effects**.
///
/// - Set: TITANS · common · collectible
/// - Refers to: Magnetic, Bonus Effects
/// - Enchantments: Sparkbot [`TTN_719e`], Sparkbot [`TTN_719e1`], Sparkbot [`TTN_719e2`], Sparkbot [`TTN_719e3`], Sparkbot [`TTN_719e4`], Sparkbot [`TTN_719e5`], Sparkbot [`TTN_719e6`], Sparkbot [`TTN_719e7`]
/// - Tokens: Sparkbot [`TTN_719t`], Sparkbot [`TTN_719t1`], Sparkbot [`TTN_719t2`], Sparkbot [`TTN_719t3`], Sparkbot [`TTN_719t4`], Sparkbot [`TTN_719t5`], Sparkbot [`TTN_719t6`], Sparkbot [`TTN_719t7`]
///
/// State: Todo
//~ TTN_719 todo 14d85891 67e55426
pub const TTN_719: Power = TODO;

/// # Sparkbot
///
/// `TTN_719e` · Rogue enchantment
///
/// > **Divine Shield**
///
/// - Set: TITANS
/// - Mechanics: Magnetic
/// - Tags: `853` = 97630
///
/// State: Todo
//~ TTN_719e todo abdc723f 6360145c
pub const TTN_719e: Power = TODO;

/// # Sparkbot
///
/// `TTN_719e1` · Rogue enchantment
///
/// > **Taunt**
///
/// - Set: TITANS
/// - Mechanics: Magnetic
/// - Tags: `853` = 97631
///
/// State: Todo
//~ TTN_719e1 todo 1cd75e9d 7635ecbb
pub const TTN_719e1: Power = TODO;

/// # Sparkbot
///
/// `TTN_719e2` · Rogue enchantment
///
/// > **Rush**
///
/// - Set: TITANS
/// - Mechanics: Magnetic
/// - Tags: `853` = 97632
///
/// State: Todo
//~ TTN_719e2 todo 97d00c0d e57e5bfd
pub const TTN_719e2: Power = TODO;

/// # Sparkbot
///
/// `TTN_719e3` · Rogue enchantment
///
/// > **Windfury**
///
/// - Set: TITANS
/// - Mechanics: Magnetic
/// - Tags: `853` = 97633
///
/// State: Todo
//~ TTN_719e3 todo 9ad8d08d 1c62036f
pub const TTN_719e3: Power = TODO;

/// # Sparkbot
///
/// `TTN_719e4` · Rogue enchantment
///
/// > **Poisonous**
///
/// - Set: TITANS
/// - Mechanics: Magnetic
/// - Tags: `853` = 97634
///
/// State: Todo
//~ TTN_719e4 todo a189b544 7c9abb84
pub const TTN_719e4: Power = TODO;

/// # Sparkbot
///
/// `TTN_719e5` · Rogue enchantment
///
/// > **Elusive**
///
/// - Set: TITANS
/// - Mechanics: Magnetic
/// - Tags: `853` = 97635
///
/// State: Todo
//~ TTN_719e5 todo f3a6f718 31609223
pub const TTN_719e5: Power = TODO;

/// # Sparkbot
///
/// `TTN_719e6` · Rogue enchantment
///
/// > **Reborn**
///
/// - Set: TITANS
/// - Mechanics: Magnetic
/// - Tags: `853` = 97636
///
/// State: Todo
//~ TTN_719e6 todo 72d369be 62c6b64a
pub const TTN_719e6: Power = TODO;

/// # Sparkbot
///
/// `TTN_719e7` · Rogue enchantment
///
/// > **Lifesteal**
///
/// - Set: TITANS
/// - Mechanics: Magnetic
/// - Tags: `853` = 97637
///
/// State: Todo
//~ TTN_719e7 todo 75fcf7f9 ff5a3163
pub const TTN_719e7: Power = TODO;

/// # Sparkbot
///
/// `TTN_719t` · Neutral minion · 1 mana · 1/1
///
/// > **Magnetic Divine Shield**
///
/// - Set: TITANS
/// - Minion type: Mech
/// - Mechanics: Divine Shield, Magnetic
/// - Enchantments: Sparkbot [`TTN_719e`]
///
/// State: Todo
//~ TTN_719t todo 019d0190 50e8953e
pub const TTN_719t: Power = TODO;

/// # Sparkbot
///
/// `TTN_719t1` · Neutral minion · 1 mana · 1/1
///
/// > **Magnetic Taunt**
///
/// - Set: TITANS
/// - Minion type: Mech
/// - Mechanics: Taunt, Magnetic
/// - Enchantments: Sparkbot [`TTN_719e1`]
///
/// State: Todo
//~ TTN_719t1 todo dae7c730 52165e5e
pub const TTN_719t1: Power = TODO;

/// # Sparkbot
///
/// `TTN_719t2` · Neutral minion · 1 mana · 1/1
///
/// > **Magnetic Rush**
///
/// - Set: TITANS
/// - Minion type: Mech
/// - Mechanics: Rush, Magnetic
/// - Enchantments: Sparkbot [`TTN_719e2`]
///
/// State: Todo
//~ TTN_719t2 todo eaa59f51 99d163f6
pub const TTN_719t2: Power = TODO;

/// # Sparkbot
///
/// `TTN_719t3` · Neutral minion · 1 mana · 1/1
///
/// > **Magnetic Windfury**
///
/// - Set: TITANS
/// - Minion type: Mech
/// - Mechanics: Windfury, Magnetic
/// - Enchantments: Sparkbot [`TTN_719e3`]
///
/// State: Todo
//~ TTN_719t3 todo bf36f740 c4eb1b95
pub const TTN_719t3: Power = TODO;

/// # Sparkbot
///
/// `TTN_719t4` · Neutral minion · 1 mana · 1/1
///
/// > **Magnetic Poisonous**
///
/// - Set: TITANS
/// - Minion type: Mech
/// - Mechanics: Poisonous, Magnetic
/// - Enchantments: Sparkbot [`TTN_719e4`]
///
/// State: Todo
//~ TTN_719t4 todo 5dd94e18 2cd1db1e
pub const TTN_719t4: Power = TODO;

/// # Sparkbot
///
/// `TTN_719t5` · Neutral minion · 1 mana · 1/1
///
/// > **Magnetic Elusive**
///
/// - Set: TITANS
/// - Minion type: Mech
/// - Mechanics: Magnetic, Elusive
/// - Enchantments: Sparkbot [`TTN_719e5`]
///
/// State: Todo
//~ TTN_719t5 todo 1050fe25 f5555428
pub const TTN_719t5: Power = TODO;

/// # Sparkbot
///
/// `TTN_719t6` · Neutral minion · 1 mana · 1/1
///
/// > **Magnetic Reborn**
///
/// - Set: TITANS
/// - Minion type: Mech
/// - Mechanics: Magnetic, Reborn
/// - Enchantments: Sparkbot [`TTN_719e6`]
///
/// State: Todo
//~ TTN_719t6 todo 6fad6a23 22ede041
pub const TTN_719t6: Power = TODO;

/// # Sparkbot
///
/// `TTN_719t7` · Neutral minion · 1 mana · 1/1
///
/// > **Magnetic Lifesteal**
///
/// - Set: TITANS
/// - Minion type: Mech
/// - Mechanics: Lifesteal, Magnetic
/// - Enchantments: Sparkbot [`TTN_719e7`]
///
/// State: Todo
//~ TTN_719t7 todo bfa3fe21 a634cfe5
pub const TTN_719t7: Power = TODO;

/// # V-07-TR-0N Prime
///
/// `TTN_721` · Rogue minion · 6 mana · 3/5
///
/// > **T1T4N** This minion's abilities repeat on another random friendly minion.
///
/// - Set: TITANS · legendary · collectible
/// - Minion type: Mech
/// - Mechanics: Dont Pick From Subsets, Titan, Activatable Minion
/// - Tags: `1544` = 1
/// - Tokens: Attach the Cannons! [`TTN_721t`], Full Power! [`TTN_721t1`], Maximize Defenses! [`TTN_721t2`]
///
/// State: Todo
//~ TTN_721 todo 32c4f98a 71dfcd36
pub const TTN_721: Power = TODO;

/// # Attach the Cannons!
///
/// `TTN_721t` · Rogue spell · 0 mana
///
/// > Gain +2/+1. Deal 4 damage to a random enemy.
///
/// - Set: TITANS
/// - Enchantments: Cannons Armed! [`TTN_721te`]
///
/// State: Todo
//~ TTN_721t todo 2cd311d3 0a03edef
pub const TTN_721t: Power = TODO;

/// # Full Power!
///
/// `TTN_721t1` · Rogue spell · 0 mana
///
/// > Gain +1/+2. Draw a card.
///
/// - Set: TITANS
/// - Enchantments: Plating Reinforced! [`TTN_721t1e`]
///
/// State: Todo
//~ TTN_721t1 todo 27fc6a0e 415ee4bf
pub const TTN_721t1: Power = TODO;

/// # Plating Reinforced!
///
/// `TTN_721t1e` · Rogue enchantment
///
/// > +1/+2.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_721t1e todo 087942b9 1e93a7f3
pub const TTN_721t1e: Power = TODO;

/// # Maximize Defenses!
///
/// `TTN_721t2` · Rogue spell · 0 mana
///
/// > Gain +3 Health and **Elusive**.
///
/// - Set: TITANS
/// - Refers to: Elusive
/// - Enchantments: Sneak Attack! [`TTN_721t2e2`]
///
/// State: Todo
//~ TTN_721t2 todo 11085e85 a42fecc6
pub const TTN_721t2: Power = TODO;

/// # Sneak Attack!
///
/// `TTN_721t2e2` · Rogue enchantment
///
/// > +3 Health and **Elusive**.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_721t2e2 todo 12774c6b 56d4d417
pub const TTN_721t2e2: Power = TODO;

/// # Cannons Armed!
///
/// `TTN_721te` · Rogue enchantment
///
/// > +2/+1
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_721te todo 04998cd3 e98d1df3
pub const TTN_721te: Power = TODO;

/// # Tar Slick
///
/// `TTN_726` · Rogue spell · 1 mana
///
/// > Minions take double damage this turn. Deal $1 damage.
///
/// - Set: TITANS · epic · collectible
/// - Enchantments: Oily [`TTN_726e`]
///
/// State: Todo
//~ TTN_726 todo 3b91ce53 c39bf6f7
pub const TTN_726: Power = TODO;

/// # Oily
///
/// `TTN_726e` · Neutral enchantment
///
/// > Minions take double damage until end of turn.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_726e todo b0d49eae c545d40e
pub const TTN_726e: Power = TODO;

/// # Pit Stop
///
/// `TTN_728` · Rogue spell · 2 mana
///
/// > **Discover** a Mech from your deck. Give it +2/+1.
///
/// - Set: TITANS · rare · collectible
/// - Refers to: Discover
/// - Enchantments: Tuned Up [`TTN_728e1`]
///
/// State: Todo
//~ TTN_728 todo 6b5db16d ff7f7b84
pub const TTN_728: Power = TODO;

/// # Tuned Up
///
/// `TTN_728e1` · Neutral enchantment
///
/// > +2/+1.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_728e1 todo 39020664 faf69435
pub const TTN_728e1: Power = TODO;

/// # Lab Constructor
///
/// `TTN_730` · Rogue minion · 4 mana · 3/2
///
/// > At the end of your turn, summon a copy of this. **Forge:** Gain **Magnetic**.
///
/// - Set: TITANS · epic · collectible
/// - Minion type: Mech
/// - Mechanics: Forge
/// - Refers to: Magnetic
/// - Tags: `DECK_ACTION_COST` = 2
/// - Enchantments: Lab Constructor [`TTN_730e2`]
/// - Tokens: Lab Constructor [`TTN_730t`]
///
/// State: Todo
//~ TTN_730 todo dd602897 0d9c1579
pub const TTN_730: Power = TODO;

/// # Lab Constructor
///
/// `TTN_730e2` · Rogue enchantment
///
/// > At the end of your turn, summon a copy of this.
///
/// - Set: TITANS
/// - Mechanics: Magnetic
/// - Tags: `853` = 97919
///
/// State: Todo
//~ TTN_730e2 todo c3f090b2 8631abf4
pub const TTN_730e2: Power = TODO;

/// # Lab Constructor
///
/// `TTN_730t` · Rogue minion · 4 mana · 3/2
///
/// > **Forged, Magnetic** At the end of your turn, summon a copy of this.
///
/// - Set: TITANS · epic
/// - Minion type: Mech
/// - Mechanics: Magnetic, Forged
/// - Enchantments: Lab Constructor [`TTN_730e2`]
///
/// State: Todo
//~ TTN_730t todo a6f90c97 de69cb20
pub const TTN_730t: Power = TODO;

/// # Mimiron, the Mastermind
///
/// `TTN_920` · Rogue minion · 3 mana · 2/5
///
/// > After you play a Mech, get a random one of Mimiron's Gadgets.
///
/// - Set: TITANS · legendary · collectible
/// - Minion type: Mech
/// - Enchantments: Element of Surprise [`TTN_920e1`], Cooled Down [`TTN_920e2`], Cooled Down [`TTN_920e3`], Reinforced Plating [`TTN_920t4e`]
/// - Tokens: Mimiron's Blades [`TTN_920t10`], Mimiron's Coolant [`TTN_920t5`], Mimiron's Cloakfield [`TTN_920t6`], Mimiron's Switch [`TTN_920t7`], Mimiron's Horn [`TTN_920t8`], Mimiron's Rewinder [`TTN_920t9`]
///
/// State: Todo
//~ TTN_920 todo 57263185 6fd4f72a
pub const TTN_920: Power = TODO;

/// # Element of Surprise
///
/// `TTN_920e1` · Rogue enchantment
///
/// > +3 Attack.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_920e1 todo d5a214a7 7de223d3
pub const TTN_920e1: Power = TODO;

/// # Cooled Down
///
/// `TTN_920e2` · Rogue enchantment
///
/// > The next card you play this turn costs (2) less.
///
/// - Set: TITANS
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ TTN_920e2 todo 36c29c1f 4b7c1385
pub const TTN_920e2: Power = TODO;

/// # Cooled Down
///
/// `TTN_920e3` · Rogue enchantment
///
/// > Your next card this turn costs (2) less.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_920e3 todo 0f0964b7 72b61b53
pub const TTN_920e3: Power = TODO;

/// # Mimiron's Blades
///
/// `TTN_920t10` · Rogue spell · 1 mana
///
/// > Deal $3 damage.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_920t10 todo 251c9046 f7eca400
pub const TTN_920t10: Power = TODO;

/// # Reinforced Plating
///
/// `TTN_920t4e` · Rogue enchantment
///
/// > +3 Health and **Taunt**.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_920t4e todo 0e47287b 3566c6a3
pub const TTN_920t4e: Power = TODO;

/// # Mimiron's Coolant
///
/// `TTN_920t5` · Rogue spell · 0 mana
///
/// > The next card you play this turn costs (2) less.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_920t5 todo 45ffa89c c767371e
pub const TTN_920t5: Power = TODO;

/// # Mimiron's Cloakfield
///
/// `TTN_920t6` · Rogue spell · 1 mana
///
/// > Give a friendly minion +3 Attack. It gains **Stealth** until your next turn.
///
/// - Set: TITANS
/// - Refers to: Stealth
/// - Enchantments: Cloaked [`TTN_920t6e1`]
///
/// State: Todo
//~ TTN_920t6 todo 3a66a146 54af93b5
pub const TTN_920t6: Power = TODO;

/// # Cloaked
///
/// `TTN_920t6e1` · Neutral enchantment
///
/// > Stealthed until your next turn.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_920t6e1 todo 45d583f4 b7660806
pub const TTN_920t6e1: Power = TODO;

/// # Mimiron's Switch
///
/// `TTN_920t7` · Rogue spell · 1 mana
///
/// > Choose two minions. They swap stats.
///
/// - Set: TITANS
/// - Enchantments: Body Swap [`TTN_920t7e`]
///
/// State: Todo
//~ TTN_920t7 todo d70afa8b 228e2cb7
pub const TTN_920t7: Power = TODO;

/// # Body Swap
///
/// `TTN_920t7e` · Neutral enchantment
///
/// > Swapped stats.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_920t7e todo ab2748d1 1078fde5
pub const TTN_920t7e: Power = TODO;

/// # Mimiron's Horn
///
/// `TTN_920t8` · Rogue spell · 1 mana
///
/// > Give a minion **Taunt** and **Divine Shield**.
///
/// - Set: TITANS
/// - Refers to: Taunt, Divine Shield
///
/// State: Todo
//~ TTN_920t8 todo 284e0b7b b4752de0
pub const TTN_920t8: Power = TODO;

/// # Mimiron's Rewinder
///
/// `TTN_920t9` · Rogue spell · 1 mana
///
/// > Return a minion to its owner's hand.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_920t9 todo 30f8fdd3 8673537c
pub const TTN_920t9: Power = TODO;

/// # Coppertail Snoop
///
/// `TTN_921` · Rogue minion · 3 mana · 4/3
///
/// > **Magnetic** Whenever this attacks, get a Coin.
///
/// - Set: TITANS · common · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Magnetic
/// - Tags: `2542` = 1
/// - Enchantments: Coppertail Snoop [`TTN_921e`]
/// - Tokens: The Coin [`GAME_005`](crate::core::neutral::GAME_005)
///
/// State: Todo
//~ TTN_921 todo b1180256 27df1105
pub const TTN_921: Power = TODO;

/// # Coppertail Snoop
///
/// `TTN_921e` · Rogue enchantment
///
/// > Whenever this attacks, get a Coin.
///
/// - Set: TITANS
/// - Mechanics: Magnetic
/// - Tags: `853` = 97109
///
/// State: Todo
//~ TTN_921e todo 5ab8505d d1a9353c
pub const TTN_921e: Power = TODO;

/// # Gear Shift
///
/// `TTN_922` · Rogue spell · 1 mana
///
/// > Shuffle the two left-most cards in your hand into your deck. Draw 3 cards.
///
/// - Set: TITANS · rare · collectible
///
/// State: Todo
//~ TTN_922 todo 986f677d bd9ad6b3
pub const TTN_922: Power = TODO;

/// # SP-3Y3-D3R
///
/// `TTN_923` · Rogue minion · 3 mana · 3/4
///
/// > **Magnetic Stealth** for 1 turn.
///
/// - Set: TITANS · common · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Stealth, Magnetic
/// - Tags: `2542` = 1
/// - Enchantments: SP-3Y3-D3R [`TTN_923e`]
///
/// State: Todo
//~ TTN_923 todo 96eea8db 75363bce
pub const TTN_923: Power = TODO;

/// # SP-3Y3-D3R
///
/// `TTN_923e` · Rogue enchantment
///
/// > **Stealth** for 1 turn.
///
/// - Set: TITANS
/// - Mechanics: Magnetic
/// - Tags: `853` = 97318
///
/// State: Todo
//~ TTN_923e todo 9a6298cc a7f1b7cb
pub const TTN_923e: Power = TODO;

/// # Kaja'mite Creation
///
/// `TTN_925` · Rogue minion · 2 mana · 3/2
///
/// > **Battlecry: Discover** a spell from another class that costs (3) or less.
///
/// - Set: TITANS · rare · collectible
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ TTN_925 todo bf03895c e7d16898
pub const TTN_925: Power = TODO;

/// # Assembly Line
///
/// `YOG_410` · Rogue spell · 1 mana
///
/// > **Discover** a Mech from another class.
///
/// - Set: TITANS · rare · collectible
/// - Mechanics: Discover
/// - Enchantments: Sparkbotted [`YOG_410e`], Premium Condition! [`YOG_410e1`]
///
/// State: Todo
//~ YOG_410 todo eef2a8a5 5e2a056d
pub const YOG_410: Power = TODO;

/// # Sparkbotted
///
/// `YOG_410e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: TITANS
///
/// State: Todo
//~ YOG_410e todo 998c996b e3b2d1ba
pub const YOG_410e: Power = TODO;

/// # Premium Condition!
///
/// `YOG_410e1` · Rogue enchantment
///
/// > Costs (0).
///
/// - Set: TITANS
///
/// State: Todo
//~ YOG_410e1 todo b01ae483 f4933bb2
pub const YOG_410e1: Power = TODO;

/// # Tentacle Grip
///
/// `YOG_526` · Rogue spell · 2 mana
///
/// > Deal $3 damage. **Combo:** Get a 1/1 Chaotic Tendril.
///
/// - Set: TITANS · common · collectible
/// - Mechanics: Combo
/// - Tokens: Chaotic Tendril [`YOG_514`](crate::titans::neutral::YOG_514)
///
/// State: Todo
//~ YOG_526 todo 6dde1a91 3735da7b
pub const YOG_526: Power = TODO;

/// # Tiny Worldbreaker
///
/// `YOG_527` · Rogue minion · 4 mana · 4/4
///
/// > **Battlecry:** If you control another Mech, deal 4 damage.
///
/// - Set: TITANS · common · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Target: "Deal 4 damage."
///
/// State: Todo
//~ YOG_527 todo 8fedbf50 d578fbc3
pub const YOG_527: Power = TODO;
