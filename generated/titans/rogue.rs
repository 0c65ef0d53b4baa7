//! Rogue cards of TITANS.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 6802e8d8

/// # From the Scrapheap
/// Spell · 2 mana
/// > Get three 1/1 **Magnetic** Sparkbots with random **Bonus Effects**.
/// - Makes: Sparkbot [`TTN_719t`] (1/1, "Magnetic Divine Shield"); Sparkbot [`TTN_719t1`] (1/1, "Magnetic Taunt"); Sparkbot [`TTN_719t2`] (1/1, "Magnetic Rush"); Sparkbot [`TTN_719t3`] (1/1, "Magnetic Windfury"); Sparkbot [`TTN_719t4`] (1/1, "Magnetic Poisonous"); Sparkbot [`TTN_719t5`] (1/1, "Magnetic Elusive"); Sparkbot [`TTN_719t6`] (1/1, "Magnetic Reborn"); Sparkbot [`TTN_719t7`] (1/1, "Magnetic Lifesteal"); Sparkbot [`TTN_719e`] ("Divine Shield"); Sparkbot [`TTN_719e1`] ("Taunt"); Sparkbot [`TTN_719e2`] ("Rush"); Sparkbot [`TTN_719e3`] ("Windfury"); Sparkbot [`TTN_719e4`] ("Poisonous"); Sparkbot [`TTN_719e5`] ("Elusive"); Sparkbot [`TTN_719e6`] ("Reborn"); Sparkbot [`TTN_719e7`] ("Lifesteal")
//~ done TTN_719 - 7846e7ae.9270037e 7443d6a3.cc676107
pub const TTN_719: Power = spell(&[get(one_of(&[
    "TTN_719t", "TTN_719t1", "TTN_719t2", "TTN_719t3", "TTN_719t4", "TTN_719t5", "TTN_719t6", "TTN_719t7",
]))
.picks(3)]);

/// # Sparkbot
/// Enchantment
/// > **Divine Shield**
//~ derived TTN_719e 68c47607 d522ad72.cc526ac4 97ab0e97
pub const TTN_719e: Power = enchant(&[has(GameTag::DIVINE_SHIELD)]);

/// # Sparkbot
/// Enchantment
/// > **Taunt**
//~ derived TTN_719e1 cc0b958d d522ad72.4b0c5d24 97ab0e97
pub const TTN_719e1: Power = enchant(&[has(GameTag::TAUNT)]);

/// # Sparkbot
/// Enchantment
/// > **Rush**
//~ derived TTN_719e2 74dc2747 d522ad72.57b12c28 97ab0e97
pub const TTN_719e2: Power = enchant(&[has(GameTag::RUSH)]);

/// # Sparkbot
/// Enchantment
/// > **Windfury**
//~ derived TTN_719e3 c76c224c d522ad72.9569ce14 97ab0e97
pub const TTN_719e3: Power = enchant(&[has(GameTag::WINDFURY)]);

/// # Sparkbot
/// Enchantment
/// > **Poisonous**
//~ derived TTN_719e4 edb70b72 d522ad72.2574dcf7 97ab0e97
pub const TTN_719e4: Power = enchant(&[has(GameTag::POISONOUS)]);

/// # Sparkbot
/// Enchantment
/// > **Elusive**
//~ derived TTN_719e5 036a1ad6 d522ad72.c54580ff 97ab0e97
pub const TTN_719e5: Power = enchant(&[has(GameTag::ELUSIVE)]);

/// # Sparkbot
/// Enchantment
/// > **Reborn**
//~ derived TTN_719e6 c58f2baa d522ad72.d8e09bc7 97ab0e97
pub const TTN_719e6: Power = enchant(&[has(GameTag::REBORN)]);

/// # Sparkbot
/// Enchantment
/// > **Lifesteal**
//~ derived TTN_719e7 20c6d081 d522ad72.b857c9f1 97ab0e97
pub const TTN_719e7: Power = enchant(&[has(GameTag::LIFESTEAL)]);

/// # Sparkbot
/// Minion · Mech · 1 mana · 1/1
/// > **Magnetic Divine Shield**
/// - Makes: Sparkbot [`TTN_719e`] ("Divine Shield")
//~ vanilla TTN_719t bc368795 2eb8eae4.88cc6731 97ab0e97.cac49bc6
pub const TTN_719t: Power = VANILLA;

/// # Sparkbot
/// Minion · Mech · 1 mana · 1/1
/// > **Magnetic Taunt**
/// - Makes: Sparkbot [`TTN_719e1`] ("Taunt")
//~ vanilla TTN_719t1 ff6cd527 2eb8eae4.283a5ea3 97ab0e97.13d4b92b
pub const TTN_719t1: Power = VANILLA;

/// # Sparkbot
/// Minion · Mech · 1 mana · 1/1
/// > **Magnetic Rush**
/// - Makes: Sparkbot [`TTN_719e2`] ("Rush")
//~ vanilla TTN_719t2 cc17e523 2eb8eae4.9c0d2070 97ab0e97.218837c8
pub const TTN_719t2: Power = VANILLA;

/// # Sparkbot
/// Minion · Mech · 1 mana · 1/1
/// > **Magnetic Windfury**
/// - Makes: Sparkbot [`TTN_719e3`] ("Windfury")
//~ vanilla TTN_719t3 e475dc99 2eb8eae4.7c05e3d8 97ab0e97.4454b0eb
pub const TTN_719t3: Power = VANILLA;

/// # Sparkbot
/// Minion · Mech · 1 mana · 1/1
/// > **Magnetic Poisonous**
/// - Makes: Sparkbot [`TTN_719e4`] ("Poisonous")
//~ vanilla TTN_719t4 fe3c17e7 2eb8eae4.16b86762 97ab0e97.c2bb235f
pub const TTN_719t4: Power = VANILLA;

/// # Sparkbot
/// Minion · Mech · 1 mana · 1/1
/// > **Magnetic Elusive**
/// - Makes: Sparkbot [`TTN_719e5`] ("Elusive")
//~ vanilla TTN_719t5 0d40919c 2eb8eae4.9177e32c 97ab0e97.dcee8f4c
pub const TTN_719t5: Power = VANILLA;

/// # Sparkbot
/// Minion · Mech · 1 mana · 1/1
/// > **Magnetic Reborn**
/// - Makes: Sparkbot [`TTN_719e6`] ("Reborn")
//~ vanilla TTN_719t6 e6e6e085 2eb8eae4.ec768e6a 97ab0e97.9e6bb9f5
pub const TTN_719t6: Power = VANILLA;

/// # Sparkbot
/// Minion · Mech · 1 mana · 1/1
/// > **Magnetic Lifesteal**
/// - Makes: Sparkbot [`TTN_719e7`] ("Lifesteal")
//~ vanilla TTN_719t7 c1e60b01 2eb8eae4.e8b4fd7c 97ab0e97.c8c76ff4
pub const TTN_719t7: Power = VANILLA;

/// # V-07-TR-0N Prime
/// Minion · Mech · 6 mana · 3/5
/// > **T1T4N** This minion's abilities repeat on another random friendly minion.
/// - Makes: Attach the Cannons! [`TTN_721t`] ("Gain +2/+1. Deal 4 damage to a random enemy."); Full Power! [`TTN_721t1`] ("Gain +1/+2. Draw a card."); Maximize Defenses! [`TTN_721t2`] ("Gain +3 Health and Elusive.")
//~ done TTN_721 - a6cc7f1d.43195578 b48920ed.055b7f15
pub const TTN_721: Power = titan(&["TTN_721t", "TTN_721t1", "TTN_721t2"]);

/// # Attach the Cannons!
/// Spell · 0 mana
/// > Gain +2/+1. Deal 4 damage to a random enemy.
/// - Makes: Cannons Armed! [`TTN_721te`] ("\+2/+1")
//~ done TTN_721t - 3e8f9d5a.9e4b600c 5139a51b.6bb46063
pub const TTN_721t: Power = spell(&[
    attach("TTN_721te"),
    deal(4).to(ENEMIES.random()),
    select(OTHER_FRIENDLY_MINIONS.random()),
    if_(there_is(&IT), &[attach("TTN_721te").to(IT), deal(4).to(ENEMIES.random())]),
]);

/// # Full Power!
/// Spell · 0 mana
/// > Gain +1/+2. Draw a card.
/// - Makes: Plating Reinforced! [`TTN_721t1e`] ("\+1/+2.")
//~ done TTN_721t1 - 3e8f9d5a.2b21267e f797a77f.4a72cfde
pub const TTN_721t1: Power = spell(&[
    attach("TTN_721t1e"),
    draw(1),
    select(OTHER_FRIENDLY_MINIONS.random()),
    if_(there_is(&IT), &[attach("TTN_721t1e").to(IT), draw(1)]),
]);

/// # Plating Reinforced!
/// Enchantment
/// > \+1/+2.
//~ derived TTN_721t1e 4dd13a1e d522ad72.b69419df db21aee8
pub const TTN_721t1e: Power = enchant(&[plus(1, 2)]);

/// # Maximize Defenses!
/// Spell · 0 mana
/// > Gain +3 Health and **Elusive**.
/// - Makes: Sneak Attack! [`TTN_721t2e2`] ("\+3 Health and Elusive.")
//~ done TTN_721t2 - 3e8f9d5a.9679dc46 f3c3316e.534df72d
pub const TTN_721t2: Power = spell(&[attach("TTN_721t2e2"), attach("TTN_721t2e2").to(OTHER_FRIENDLY_MINIONS.random())]);

/// # Sneak Attack!
/// Enchantment
/// > \+3 Health and **Elusive**.
//~ derived TTN_721t2e2 cda55ce2 d522ad72.ca2c8af3 5f596d54
pub const TTN_721t2e2: Power = enchant(&[HEALTH.plus(3), has(GameTag::ELUSIVE)]);

/// # Cannons Armed!
/// Enchantment
/// > \+2/+1
//~ derived TTN_721te 7c10362a d522ad72.af69253e 7c6c645a
pub const TTN_721te: Power = enchant(&[plus(2, 1)]);

/// # Tar Slick
/// Spell · 1 mana
/// > Minions take double damage this turn. Deal $1 damage.
/// - Makes: Oily [`TTN_726e`] ("Minions take double damage until end of turn.")
//~ done TTN_726 - 2f198b86.36cd4e3b 6455436c.7bfce219
pub const TTN_726: Power = spell(&[attach("TTN_726e").to(YOU), deal(1).to(TARGET)]);

/// # Oily
/// Enchantment
/// > Minions take double damage until end of turn.
//~ done TTN_726e - d522ad72.5d762041 adf3b4d8
pub const TTN_726e: Power = abilities(&[
    enchant(&[]).this_turn(),
    whenever(MINIONS.would_take_damage_from(CARD)).then(&[damage_multiplied(2)]),
]);

/// # Pit Stop
/// Spell · 2 mana
/// > **Discover** a Mech from your deck. Give it +2/+1.
/// - Makes: Tuned Up [`TTN_728e1`] ("\+2/+1.")
//~ derived TTN_728 a05e7b27 7846e7ae.ce674e6e 4d8e4045.fb88b74b
pub const TTN_728: Power = spell(&[discover_from(YOUR_DECK.that(MECH)), attach("TTN_728e1").to(IT)]);

/// # Tuned Up
/// Enchantment
/// > \+2/+1.
//~ derived TTN_728e1 c77101a9 d522ad72.3a1273bb 9706c02d
pub const TTN_728e1: Power = enchant(&[plus(2, 1)]);

/// # Lab Constructor
/// Minion · Mech · 4 mana · 3/2
/// > At the end of your turn, summon a copy of this. **Forge:** Gain **Magnetic**.
/// - Makes: Lab Constructor [`TTN_730t`] (3/2, "Forged, Magnetic At the end of your turn, summon…"); Lab Constructor [`TTN_730e2`] ("At the end of your turn, summon a copy of this.")
//~ derived TTN_730 c0c41957 2adf8484.5a45725b fbf5f1fe.a7318a54
pub const TTN_730: Power = at_end_of_your_turn(&[summon(copy_of(THIS))]);

/// # Lab Constructor
/// Enchantment
/// > At the end of your turn, summon a copy of this.
//~ derived TTN_730e2 04f5114c d522ad72.1d766cb8 fbf5f1fe
pub const TTN_730e2: Power = at_end_of_your_turn(&[summon(copy_of(THIS))]);

/// # Lab Constructor
/// Minion · Mech · 4 mana · 3/2
/// > **Forged, Magnetic** At the end of your turn, summon a copy of this.
/// - Makes: Lab Constructor [`TTN_730e2`] ("At the end of your turn, summon a copy of this.")
//~ derived TTN_730t 78d7c15d 2adf8484.341baa25 fbf5f1fe.8e327748
pub const TTN_730t: Power = at_end_of_your_turn(&[summon(copy_of(THIS))]);

/// # Mimiron, the Mastermind
/// Minion · Mech · 3 mana · 2/5
/// > After you play a Mech, get a random one of Mimiron's Gadgets.
/// - Makes: Mimiron's Blades [`TTN_920t10`] ("Deal 3 damage."); Mimiron's Coolant [`TTN_920t5`] ("The next card you play this turn costs (2) less."); Mimiron's Cloakfield [`TTN_920t6`] ("Give a friendly minion +3 Attack. It gains…"); Mimiron's Switch [`TTN_920t7`] ("Choose two minions. They swap stats."); Mimiron's Horn [`TTN_920t8`] ("Give a minion Taunt and Divine Shield."); Mimiron's Rewinder [`TTN_920t9`] ("Return a minion to its owner's hand."); Element of Surprise [`TTN_920e1`] ("\+3 Attack."); Cooled Down [`TTN_920e2`] ("The next card you play this turn costs (2) less."); Cooled Down [`TTN_920e3`] ("Your next card this turn costs (2) less."); Reinforced Plating [`TTN_920t4e`] ("\+3 Health and Taunt.")
//~ done TTN_920 - d357c353.a94ba37a 0216e3ad.e666876b
pub const TTN_920: Power = after(YOU.play(MECH))
    .then(&[get(one_of(&["TTN_920t5", "TTN_920t6", "TTN_920t7", "TTN_920t8", "TTN_920t9", "TTN_920t10"]))]);

/// # Element of Surprise
/// Enchantment
/// > \+3 Attack.
//~ derived TTN_920e1 5ef953b4 d522ad72.a18441c4 30e3ba08
pub const TTN_920e1: Power = enchant(&[ATTACK.plus(3)]);

/// # Cooled Down
/// Enchantment
/// > The next card you play this turn costs (2) less.
//~ derived TTN_920e2 09af6bfb d522ad72.1fbdf154 63141fbe
pub const TTN_920e2: Power = enchant(&[]).aura(YOUR_HAND, &[cost_less(2)]).until(YOU.play(CARD)).this_turn();

/// # Cooled Down
/// Enchantment
/// > Your next card this turn costs (2) less.
//~ derived TTN_920e3 35525287 d522ad72.7bc01e61 63141fbe
pub const TTN_920e3: Power = enchant(&[]).aura(YOUR_HAND, &[cost_less(2)]).until(YOU.play(CARD)).this_turn();

/// # Mimiron's Blades
/// Spell · 1 mana
/// > Deal $3 damage.
//~ derived TTN_920t10 c7156acc 2f198b86.528329a4 b4242bc8
pub const TTN_920t10: Power = spell(&[deal(3).to(TARGET)]);

/// # Reinforced Plating
/// Enchantment
/// > \+3 Health and **Taunt**.
//~ derived TTN_920t4e 3a6012ee d522ad72.8a73c246 0cd1fa0c
pub const TTN_920t4e: Power = enchant(&[HEALTH.plus(3), has(GameTag::TAUNT)]);

/// # Mimiron's Coolant
/// Spell · 0 mana
/// > The next card you play this turn costs (2) less.
//~ derived TTN_920t5 28f9f6de 3e8f9d5a.1fbdf154 8b31555e
pub const TTN_920t5: Power = spell(&[attach("TTN_920e2").to(YOU)]);

/// # Mimiron's Cloakfield
/// Spell · 1 mana
/// > Give a friendly minion +3 Attack. It gains **Stealth** until your next turn.
/// - Makes: Cloaked [`TTN_920t6e1`] ("Stealthed until your next turn.")
//~ done TTN_920t6 - 2f198b86.0780a22f 1294e35e.ccf15c67
pub const TTN_920t6: Power = spell(&[give(&[ATTACK.plus(3)]).to(A_FRIENDLY_MINION), attach("TTN_920t6e1").to(TARGET)]);

/// # Cloaked
/// Enchantment
/// > Stealthed until your next turn.
//~ derived TTN_920t6e1 10d1b483 d522ad72.549b4a26 bd623bf2
pub const TTN_920t6e1: Power = enchant(&[has(GameTag::STEALTH)]).until_your_next_turn();

/// # Mimiron's Switch
/// Spell · 1 mana
/// > Choose two minions. They swap stats.
/// - Makes: Body Swap [`TTN_920t7e`] ("Swapped stats.")
//~ done TTN_920t7 - 2f198b86.d98b91e1 ed667a0e.20b26985
pub const TTN_920t7: Power =
    spell(&[select(A_MINION), choose_from(MINIONS.that(not(&is(&TARGET))), SWAP_STATS_WITH_IT, &[])]);

const SWAP_STATS_WITH_IT: &[Effect] =
    &[remember(IT), swap_number(ATTACK, TARGET, REMEMBERED), swap_number(HEALTH, TARGET, REMEMBERED)];

/// # Body Swap
/// Enchantment
/// > Swapped stats.
//~ todo TTN_920t7e 0755c1de d522ad72.1c66809f d2f50d39
pub const TTN_920t7e: Power = TODO;

/// # Mimiron's Horn
/// Spell · 1 mana
/// > Give a minion **Taunt** and **Divine Shield**.
//~ derived TTN_920t8 36f74e7f 2f198b86.4fed5834 f617375b
pub const TTN_920t8: Power = spell(&[give(&[has(GameTag::TAUNT), has(GameTag::DIVINE_SHIELD)]).to(A_MINION)]);

/// # Mimiron's Rewinder
/// Spell · 1 mana
/// > Return a minion to its owner's hand.
//~ derived TTN_920t9 8930afc0 2f198b86.372d8295 76215254
pub const TTN_920t9: Power = spell(&[return_to_hand(A_MINION)]);

/// # Coppertail Snoop
/// Minion · Mech · Beast · 3 mana · 4/3
/// > **Magnetic** Whenever this attacks, get a Coin.
/// - Makes: [`GAME_005`](crate::core::neutral::GAME_005); Coppertail Snoop [`TTN_921e`] ("Whenever this attacks, get a Coin.")
//~ derived TTN_921 db9a3a97 c14d3ad7.22ebb631 bce57274.cd11060a
pub const TTN_921: Power = whenever(THIS.attack(CARD)).then(&[get(card("GAME_005"))]);

/// # Coppertail Snoop
/// Enchantment
/// > Whenever this attacks, get a Coin.
//~ derived TTN_921e 33121430 d522ad72.21086b59 bce57274
pub const TTN_921e: Power = whenever(THIS.attack(CARD)).then(&[get(card("GAME_005"))]);

/// # Gear Shift
/// Spell · 1 mana
/// > Shuffle the two left-most cards in your hand into your deck. Draw 3 cards.
//~ done TTN_922 - 2f198b86.5a5eccb7 1a113510
pub const TTN_922: Power = spell(&[shuffle(the(YOUR_HAND.first(2))), draw(3)]);

/// # SP-3Y3-D3R
/// Minion · Mech · Beast · 3 mana · 3/4
/// > **Magnetic Stealth** for 1 turn.
/// - Makes: SP-3Y3-D3R [`TTN_923e`] ("Stealth for 1 turn.")
//~ derived TTN_923 250843e9 d7df489a.c1d65035 ea390072.6217feb3
pub const TTN_923: Power = whenever(YOU.turn_start()).once().then(&[give(&[has_no(GameTag::STEALTH)])]);

/// # SP-3Y3-D3R
/// Enchantment
/// > **Stealth** for 1 turn.
//~ todo TTN_923e ea4c24b8 d522ad72.793a2680 ea390072
pub const TTN_923e: Power = TODO;

/// # Kaja'mite Creation
/// Minion · 2 mana · 3/2
/// > **Battlecry: Discover** a spell from another class that costs (3) or less.
//~ done TTN_925 - 0296240c.ba1c4945 6390cb8e
pub const TTN_925: Power = battlecry(&[discover_of(all(&[SPELL, COST.at_most(3)]), Classes::Other)]);

/// # Assembly Line
/// Spell · 1 mana
/// > **Discover** a Mech from another class.
/// - Makes: Sparkbotted [`YOG_410e`] ("\+1/+1."); Premium Condition! [`YOG_410e1`] ("Costs (0).")
//~ derived YOG_410 f602adaf 2f198b86.be583e67 b778219f.1881569f
pub const YOG_410: Power = spell(&[discover_of(MECH, Classes::Other)]);

/// # Sparkbotted
/// Enchantment
/// > \+1/+1.
//~ derived YOG_410e 5d77556c d522ad72.cb08f83e 04c22f78
pub const YOG_410e: Power = enchant(&[plus(1, 1)]);

/// # Premium Condition!
/// Enchantment
/// > Costs (0).
//~ derived YOG_410e1 9271c528 d522ad72.dd600ecd 894f53ec
pub const YOG_410e1: Power = enchant(&[cost(0)]);

/// # Tentacle Grip
/// Spell · 2 mana
/// > Deal $3 damage. **Combo:** Get a 1/1 Chaotic Tendril.
/// - Makes: [`YOG_514`](crate::titans::neutral::YOG_514)
//~ derived YOG_526 cc772679 7846e7ae.c5736e11 219103aa.01a3bf62
pub const YOG_526: Power = abilities(&[spell(&[deal(3).to(TARGET)]), combo(&[get(card("YOG_514"))])]);

/// # Tiny Worldbreaker
/// Minion · Mech · 4 mana · 4/4
/// > **Battlecry:** If you control another Mech, deal 4 damage.
//~ derived YOG_527 cf185b33 dc5c6600.0eb78b03 9f810621
pub const YOG_527: Power = battlecry(&[deal(4).to(TARGET)]).when(there_is(&OTHER_FRIENDLY_MINIONS.that(MECH)));
