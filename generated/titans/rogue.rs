//! Rogue cards of TITANS.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file a8604528

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
//~ todo TTN_719 ba9658a4 8ace7a6a bd6dd015.9270037e
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
/// State: Derived
//~ derived TTN_719e 26fddd8c 68c47607 67cedcf1.cc526ac4
pub const TTN_719e: Power = enchant(&[has(GameTag::DIVINE_SHIELD)]);

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
/// State: Derived
//~ derived TTN_719e1 515d1c69 cc0b958d fbb22a3f.4b0c5d24
pub const TTN_719e1: Power = enchant(&[has(GameTag::TAUNT)]);

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
/// State: Derived
//~ derived TTN_719e2 477e0085 74dc2747 d3786842.57b12c28
pub const TTN_719e2: Power = enchant(&[has(GameTag::RUSH)]);

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
/// State: Derived
//~ derived TTN_719e3 44e3c809 c76c224c d404fa9d.9569ce14
pub const TTN_719e3: Power = enchant(&[has(GameTag::WINDFURY)]);

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
/// State: Derived
//~ derived TTN_719e4 8ca28caf edb70b72 ef004aef.2574dcf7
pub const TTN_719e4: Power = enchant(&[has(GameTag::POISONOUS)]);

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
/// State: Derived
//~ derived TTN_719e5 5ccb5849 036a1ad6 04da3ec8.c54580ff
pub const TTN_719e5: Power = enchant(&[has(GameTag::ELUSIVE)]);

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
/// State: Derived
//~ derived TTN_719e6 e988f191 c58f2baa 700ce5e9.d8e09bc7
pub const TTN_719e6: Power = enchant(&[has(GameTag::REBORN)]);

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
/// State: Derived
//~ derived TTN_719e7 839a5070 20c6d081 ca2f988e.b857c9f1
pub const TTN_719e7: Power = enchant(&[has(GameTag::LIFESTEAL)]);

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
/// State: Vanilla
//~ vanilla TTN_719t 4d638f4a bc368795 2f0329ba.88cc6731
pub const TTN_719t: Power = VANILLA;

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
/// State: Vanilla
//~ vanilla TTN_719t1 319dc209 ff6cd527 626ea11a.283a5ea3
pub const TTN_719t1: Power = VANILLA;

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
/// State: Vanilla
//~ vanilla TTN_719t2 b3ae8273 cc17e523 b979dbf4.9c0d2070
pub const TTN_719t2: Power = VANILLA;

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
/// State: Vanilla
//~ vanilla TTN_719t3 27f09f1a e475dc99 dc122a6f.7c05e3d8
pub const TTN_719t3: Power = VANILLA;

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
/// State: Vanilla
//~ vanilla TTN_719t4 0573a4d1 fe3c17e7 6513db84.16b86762
pub const TTN_719t4: Power = VANILLA;

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
/// State: Vanilla
//~ vanilla TTN_719t5 cdba9e63 0d40919c 35a8cd2f.9177e32c
pub const TTN_719t5: Power = VANILLA;

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
/// State: Vanilla
//~ vanilla TTN_719t6 2b62d4ff e6e6e085 379c593b.ec768e6a
pub const TTN_719t6: Power = VANILLA;

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
/// State: Vanilla
//~ vanilla TTN_719t7 17bba275 c1e60b01 f74a6bcc.e8b4fd7c
pub const TTN_719t7: Power = VANILLA;

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
/// State: Partial: abilities do not repeat on another minion
//~ done TTN_721 d0697253 - dc6fb64e.43195578
pub const TTN_721: Power =
    titan(&["TTN_721t", "TTN_721t1", "TTN_721t2"]).partial("abilities do not repeat on another minion");

/// # Attach the Cannons!
///
/// `TTN_721t` · Rogue spell · 0 mana
///
/// > Gain +2/+1. Deal 4 damage to a random enemy.
///
/// - Set: TITANS
/// - Enchantments: Cannons Armed! [`TTN_721te`]
///
/// State: Derived
//~ derived TTN_721t d748eb91 badc65d3 b27f7643.9e4b600c
pub const TTN_721t: Power = spell(&[attach("TTN_721te"), deal(4).to(ENEMIES.random())]);

/// # Full Power!
///
/// `TTN_721t1` · Rogue spell · 0 mana
///
/// > Gain +1/+2. Draw a card.
///
/// - Set: TITANS
/// - Enchantments: Plating Reinforced! [`TTN_721t1e`]
///
/// State: Derived
//~ derived TTN_721t1 7d1c15aa 9c420c53 463508f8.2b21267e
pub const TTN_721t1: Power = spell(&[attach("TTN_721t1e"), draw(1)]);

/// # Plating Reinforced!
///
/// `TTN_721t1e` · Rogue enchantment
///
/// > +1/+2.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_721t1e 38ea015b 4dd13a1e d4454ea8.6fa82661
pub const TTN_721t1e: Power = enchant(&[plus(1, 2)]);

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
/// State: Derived
//~ derived TTN_721t2 1640da4b 5bd01056 bf60b006.9679dc46
pub const TTN_721t2: Power = spell(&[attach("TTN_721t2e2")]);

/// # Sneak Attack!
///
/// `TTN_721t2e2` · Rogue enchantment
///
/// > +3 Health and **Elusive**.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_721t2e2 9ed68971 cda55ce2 4bb99f12.cedf6c12
pub const TTN_721t2e2: Power = enchant(&[HEALTH.plus(3), has(GameTag::ELUSIVE)]);

/// # Cannons Armed!
///
/// `TTN_721te` · Rogue enchantment
///
/// > +2/+1
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_721te f0863af7 7c10362a 34154aee.e27c509a
pub const TTN_721te: Power = enchant(&[plus(2, 1)]);

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
//~ todo TTN_726 b79cbac2 dc9f259d c54a202b.36cd4e3b
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
//~ todo TTN_726e fb993007 1bd2704b c79ebce8.5d762041
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
/// State: Derived
//~ derived TTN_728 3bce55d4 a05e7b27 0455223f.ce674e6e
pub const TTN_728: Power = spell(&[discover_from(YOUR_DECK.that(MECH)), attach("TTN_728e1").to(IT)]);

/// # Tuned Up
///
/// `TTN_728e1` · Neutral enchantment
///
/// > +2/+1.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_728e1 f52d0184 c77101a9 6fe03a98.5ee91837
pub const TTN_728e1: Power = enchant(&[plus(2, 1)]);

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
/// State: Derived
//~ derived TTN_730 20145c58 c0c41957 fc4b21b9.5a45725b
pub const TTN_730: Power = at_end_of_your_turn(&[summon(copy_of(THIS))]);

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
/// State: Derived
//~ derived TTN_730e2 c3040a21 04f5114c 67d88805.1d766cb8
pub const TTN_730e2: Power = at_end_of_your_turn(&[summon(copy_of(THIS))]);

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
/// State: Derived
//~ derived TTN_730t 099a644d 78d7c15d acae6e1a.341baa25
pub const TTN_730t: Power = at_end_of_your_turn(&[summon(copy_of(THIS))]);

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
//~ todo TTN_920 b4125b93 8e82d15d 90993ca5.a94ba37a
pub const TTN_920: Power = TODO;

/// # Element of Surprise
///
/// `TTN_920e1` · Rogue enchantment
///
/// > +3 Attack.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_920e1 1dabef1e 5ef953b4 42a6d6eb.fc2d73f0
pub const TTN_920e1: Power = enchant(&[ATTACK.plus(3)]);

/// # Cooled Down
///
/// `TTN_920e2` · Rogue enchantment
///
/// > The next card you play this turn costs (2) less.
///
/// - Set: TITANS
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived TTN_920e2 677388fc 09af6bfb eb34caee.1fbdf154
pub const TTN_920e2: Power = enchant(&[]).aura(YOUR_HAND, &[cost_less(2)]).until(YOU.play(CARD)).this_turn();

/// # Cooled Down
///
/// `TTN_920e3` · Rogue enchantment
///
/// > Your next card this turn costs (2) less.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_920e3 577e486d 35525287 a7e8f6bc.7bc01e61
pub const TTN_920e3: Power = enchant(&[]).aura(YOUR_HAND, &[cost_less(2)]).until(YOU.play(CARD)).this_turn();

/// # Mimiron's Blades
///
/// `TTN_920t10` · Rogue spell · 1 mana
///
/// > Deal $3 damage.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_920t10 84a67cf4 c7156acc 7270a17d.528329a4
pub const TTN_920t10: Power = spell(&[deal(3).to(TARGET)]);

/// # Reinforced Plating
///
/// `TTN_920t4e` · Rogue enchantment
///
/// > +3 Health and **Taunt**.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_920t4e e86f58e4 3a6012ee a251d304.0224b4dd
pub const TTN_920t4e: Power = enchant(&[HEALTH.plus(3), has(GameTag::TAUNT)]);

/// # Mimiron's Coolant
///
/// `TTN_920t5` · Rogue spell · 0 mana
///
/// > The next card you play this turn costs (2) less.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_920t5 09e4811d 28f9f6de 2bd8fb87.1fbdf154
pub const TTN_920t5: Power = spell(&[attach("TTN_920e2").to(YOU)]);

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
//~ todo TTN_920t6 a1b451ae 0f325288 a6903fba.0780a22f
pub const TTN_920t6: Power = TODO;

/// # Cloaked
///
/// `TTN_920t6e1` · Neutral enchantment
///
/// > Stealthed until your next turn.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_920t6e1 b0a6fa97 10d1b483 55ca23aa.549b4a26
pub const TTN_920t6e1: Power = enchant(&[has(GameTag::STEALTH)]).until_your_next_turn();

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
//~ todo TTN_920t7 f5e8c4ae 7ab0d119 418d6020.d98b91e1
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
//~ todo TTN_920t7e 0024bc22 0755c1de af94ee2c.1c66809f
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
/// State: Derived
//~ derived TTN_920t8 73a1375f 36f74e7f 0f10de7e.4fed5834
pub const TTN_920t8: Power = spell(&[give(&[has(GameTag::TAUNT), has(GameTag::DIVINE_SHIELD)]).to(A_MINION)]);

/// # Mimiron's Rewinder
///
/// `TTN_920t9` · Rogue spell · 1 mana
///
/// > Return a minion to its owner's hand.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_920t9 b65aacc8 8930afc0 ecdcdeb6.372d8295
pub const TTN_920t9: Power = spell(&[return_to_hand(A_MINION)]);

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
/// State: Derived
//~ derived TTN_921 772e282e db9a3a97 3c1dfd8f.22ebb631
pub const TTN_921: Power = whenever(THIS.attack(CARD)).then(&[get(card("GAME_005"))]);

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
/// State: Derived
//~ derived TTN_921e 60f84c3a 33121430 4fec1aaf.21086b59
pub const TTN_921e: Power = whenever(THIS.attack(CARD)).then(&[get(card("GAME_005"))]);

/// # Gear Shift
///
/// `TTN_922` · Rogue spell · 1 mana
///
/// > Shuffle the two left-most cards in your hand into your deck. Draw 3 cards.
///
/// - Set: TITANS · rare · collectible
///
/// State: Derived
//~ derived TTN_922 ec7642d1 c3979905 9a52afb3.5a5eccb7
pub const TTN_922: Power = spell(&[shuffle(the(YOUR_HAND.first(2))), draw(3)]);

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
/// State: Derived
//~ derived TTN_923 64d6689d 250843e9 4bf6f176.c1d65035
pub const TTN_923: Power = whenever(YOU.turn_start()).once().then(&[give(&[has_no(GameTag::STEALTH)])]);

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
//~ todo TTN_923e 92d1b87b ea4c24b8 e63f7dc9.793a2680
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
/// State: Derived
//~ derived TTN_925 d0094b01 15a5a82a eb5654fb.ba1c4945
pub const TTN_925: Power = battlecry(&[discover_of(all(&[SPELL, COST.at_most(3)]), Classes::Other)]);

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
/// State: Derived
//~ derived YOG_410 8881227c f602adaf e1a546db.be583e67
pub const YOG_410: Power = spell(&[discover_of(MECH, Classes::Other)]);

/// # Sparkbotted
///
/// `YOG_410e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived YOG_410e 232148fe 5d77556c d72f5354.67341004
pub const YOG_410e: Power = enchant(&[plus(1, 1)]);

/// # Premium Condition!
///
/// `YOG_410e1` · Rogue enchantment
///
/// > Costs (0).
///
/// - Set: TITANS
///
/// State: Derived
//~ derived YOG_410e1 15009747 9271c528 1ffb9bba.dd600ecd
pub const YOG_410e1: Power = enchant(&[cost(0)]);

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
/// State: Derived
//~ derived YOG_526 8555f3f5 cc772679 fe92e99d.c5736e11
pub const YOG_526: Power = abilities(&[spell(&[deal(3).to(TARGET)]), combo(&[get(card("YOG_514"))])]);

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
/// State: Derived
//~ derived YOG_527 b960e062 cf185b33 3a0b96e7.0eb78b03
pub const YOG_527: Power = battlecry(&[deal(4).to(TARGET)]).when(there_is(&OTHER_FRIENDLY_MINIONS.that(MECH)));
