//! Demon Hunter cards of TITANS.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 71eb7877

/// # Crystalline Statue
///
/// `TTN_840` · Demon Hunter minion · 2 mana · 5/4
///
/// > **Rush**. Starts **Dormant**. After you draw 4 cards, this awakens.
///
/// - Set: TITANS · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Rush
/// - Refers to: Dormant
/// - Tags: `1652` = 1
/// - Enchantments: Still as a Statue [`TTN_840e1`]
///
/// State: Derived
//~ derived TTN_840 66e1f0f8 8b091f7f 7c9ea1e9.7d8bc7d4
pub const TTN_840: Power = dormant_until(Goal::Times(4), &[YOU.draw(CARD)]);

/// # Still as a Statue
///
/// `TTN_840e1` · Demon Hunter enchantment
///
/// > **Dormant**. Awaken after you draw @ cards.
///
/// - Set: TITANS
/// - Mechanics: Dormant Awaken Condition Enchant
/// - Tags: `SCORE_VALUE_1` = 4
///
/// State: Todo
//~ todo TTN_840e1 39436172 e6ed5452 c4d6d1ae.dbdb6f03
pub const TTN_840e1: Power = TODO;

/// # Momentum
///
/// `TTN_841` · Demon Hunter spell · 5 mana
///
/// > Give your hero +4 Attack this turn. Costs (1) less for each card you've drawn this turn.
///
/// - Set: TITANS · rare · collectible
/// - Enchantments: Agile [`TTN_841e1`]
///
/// State: Derived
//~ derived TTN_841 50203c27 8d81ceee a0da545d.af43cb79
#[rustfmt::skip]
pub const TTN_841: Power = abilities(&[spell(&[attach("TTN_841e1").to(YOUR_HERO)]), costs(&[cost_less(1).times(count_of(past(Side::Friendly, Deed::Drawn, Window::ThisTurn)))])]);

/// # Agile
///
/// `TTN_841e1` · Demon Hunter enchantment
///
/// > +4 Attack this turn.
///
/// - Set: TITANS
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived TTN_841e1 4fbea230 29027fb9 8eac83c7.a9003f71
pub const TTN_841e1: Power = enchant(&[ATTACK.plus(4)]).this_turn();

/// # Jotun, the Eternal
///
/// `TTN_842` · Demon Hunter minion · 5 mana · 4/5
///
/// > **Battlecry:** For the rest of the game, cast a copy of the first spell you draw each turn at enemies.
///
/// - Set: TITANS · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Jotun's Swiftness [`TTN_842t1`]
///
/// State: Todo
//~ todo TTN_842 3021f81f f491c2fa a80cde6a.9c6815c0
pub const TTN_842: Power = TODO;

/// # Jotun's Swiftness
///
/// `TTN_842t1` · Demon Hunter enchantment
///
/// > Casts a copy of the first spell you draw each turn at enemies.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_842t1 45ca53c0 a34071b8 08e9fc1f.80b9c920
pub const TTN_842t1: Power = TODO;

/// # Eredar Deceptor
///
/// `TTN_843` · Demon Hunter minion · 4 mana · 3/5
///
/// > Whenever you draw a card, summon a 1/1 Demon with **Rush**.
///
/// - Set: TITANS · common · collectible
/// - Minion type: Demon
/// - Refers to: Rush
/// - Tokens: Invading Felbat [`TTN_843t1`]
///
/// State: Derived
//~ derived TTN_843 58113ed7 24525ba8 2a1feffc.4fa499c4
pub const TTN_843: Power = whenever(YOU.draw(CARD)).then(&[summon(card("TTN_843t1"))]);

/// # Invading Felbat
///
/// `TTN_843t1` · Demon Hunter minion · 1 mana · 1/1
///
/// > **Rush**
///
/// - Set: TITANS
/// - Minion type: Demon
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla TTN_843t1 967aa453 a0acd16a 1b398d64.57b12c28
pub const TTN_843t1: Power = VANILLA;

/// # Argunite Golem
///
/// `TTN_844` · Demon Hunter minion · 3 mana · 1/5
///
/// > Has +1 Attack for each card you've drawn this turn.
///
/// - Set: TITANS · common · collectible
/// - Enchantments: Shining [`TTN_844e`]
///
/// State: Derived
//~ derived TTN_844 fe748c8f 0b07245d a1ad370f.6a156937
pub const TTN_844: Power =
    aura(THIS).have(&[ATTACK.plus(1).times(count_of(past(Side::Friendly, Deed::Drawn, Window::ThisTurn)))]);

/// # Shining
///
/// `TTN_844e` · Neutral enchantment
///
/// > Increased Attack.
///
/// - Set: TITANS
/// - Mechanics: Enraged
///
/// State: Todo
//~ todo TTN_844e 300d2bb7 e281be0c 1f73289c.08129cea
pub const TTN_844e: Power = TODO;

/// # Runic Adornment
///
/// `TTN_845` · Demon Hunter spell · 2 mana
///
/// > **Discover** a spell that costs (3) or less. Shuffle 2 copies into your deck that **Cast When Drawn**.
///
/// - Set: TITANS · epic · collectible
/// - Mechanics: Discover
/// - Refers to: Casts When Drawn
/// - Enchantments: Jotun's Haste [`TTN_845e`], Jotun's Blessing [`TTN_845e1`]
///
/// State: Todo
//~ todo TTN_845 a5369533 f1761db7 d98caae7.1c6ca6f7
pub const TTN_845: Power = TODO;

/// # Jotun's Haste
///
/// `TTN_845e` · Demon Hunter enchantment
///
/// > **Cast When Drawn**.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_845e a5224b7d 794ec1d5 a475b132.2168ad8b
pub const TTN_845e: Power = TODO;

/// # Jotun's Blessing
///
/// `TTN_845e1` · Demon Hunter enchantment
///
/// > **Cast When Drawn**.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_845e1 e08c88b8 afead652 b46534ae.2168ad8b
pub const TTN_845e1: Power = TODO;

/// # Disciple of Argus
///
/// `TTN_861` · Demon Hunter minion · 3 mana · 2/2
///
/// > **Deathrattle:** Summon two 2/2 Elementals with **Taunt**.
///
/// - Set: TITANS · common · collectible
/// - Mechanics: Deathrattle
/// - Refers to: Taunt
/// - Tokens: Crystal Elemental [`TTN_862t4`]
///
/// State: Derived
//~ derived TTN_861 ad6d62df bf75ee1e f134a263.cacbc14b
pub const TTN_861: Power = deathrattle(&[summon(card("TTN_862t4")).copies(2)]);

/// # Argus, the Emerald Star
///
/// `TTN_862` · Demon Hunter minion · 7 mana · 5/9
///
/// > **Titan** Minions to the left of this have **Rush**, and ones to the right have **Lifesteal**.
///
/// - Set: TITANS · legendary · collectible
/// - Mechanics: Dont Pick From Subsets, Titan, Activatable Minion
/// - Refers to: Lifesteal, Rush
/// - Tags: `1544` = 1
/// - Tokens: Crystal Carving [`TTN_862t1`], Show of Force [`TTN_862t2`], Argunite Army [`TTN_862t3`], Crystal Elemental [`TTN_862t4`]
///
/// State: Todo
//~ todo TTN_862 9589ef2b c9dc6af9 3e1ebfe8.81b3206c
pub const TTN_862: Power = TODO;

/// # Crystal Carving
///
/// `TTN_862t1` · Demon Hunter spell · 0 mana
///
/// > **Discover** a **Deathrattle** minion. It costs (3) less.
///
/// - Set: TITANS
/// - Enchantments: From the Earth [`TTN_862t1e`]
///
/// State: Derived
//~ derived TTN_862t1 df284b13 c73e8bcb 2349cba9.d578b631
pub const TTN_862t1: Power =
    spell(&[discover(all(&[MINION, with(GameTag::DEATHRATTLE)])), attach("TTN_862t1e").to(IT)]);

/// # From the Earth
///
/// `TTN_862t1e` · Rogue enchantment
///
/// > Costs (3) less.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_862t1e 682a1e8b 0cf1efab f05a4516.bb1f76c5
pub const TTN_862t1e: Power = enchant(&[cost_less(3)]);

/// # Show of Force
///
/// `TTN_862t2` · Demon Hunter spell · 0 mana
///
/// > Reduce the Cost of all minions in your hand by (2).
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_862t2 e8051dd0 5725f924 4b3e0e03.9147dcf1
pub const TTN_862t2: Power = spell(&[give(&[cost_less(2)]).to(YOUR_HAND.that(MINION))]);

/// # Argunite Army
///
/// `TTN_862t3` · Demon Hunter spell · 0 mana
///
/// > Summon four 2/2 Elementals with **Taunt**.
///
/// - Set: TITANS
/// - Enchantments: Blessed by Argus [`TTN_862t3e`]
///
/// State: Todo
//~ todo TTN_862t3 d8e1be5c 48a62035 7bc24292.a15c173a
pub const TTN_862t3: Power = TODO;

/// # Blessed by Argus
///
/// `TTN_862t3e` · Neutral enchantment
///
/// > Costs (2) less.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_862t3e 8ebd7aa6 92e5d9c5 d400c363.90c32b47
pub const TTN_862t3e: Power = enchant(&[cost_less(2)]);

/// # Crystal Elemental
///
/// `TTN_862t4` · Demon Hunter minion · 2 mana · 2/2
///
/// > **Taunt**
///
/// - Set: TITANS
/// - Minion type: Elemental
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla TTN_862t4 adc58873 e336ca79 566c7271.4b0c5d24
pub const TTN_862t4: Power = VANILLA;

/// # Weight of the World
///
/// `TTN_865` · Demon Hunter spell · 3 mana
///
/// > Draw 2 cards. **Forge:** Draw cards until you have as many in hand as your opponent first.
///
/// - Set: TITANS · rare · collectible
/// - Mechanics: Forge
/// - Tags: `DECK_ACTION_COST` = 2
/// - Enchantments: Heavy Burden [`TTN_865e`]
/// - Tokens: Weight of the World [`TTN_865t`]
///
/// State: Derived
//~ derived TTN_865 380b3b48 f77f25c0 6d3ab72f.4fe8e5e5
pub const TTN_865: Power = spell(&[draw(2)]);

/// # Heavy Burden
///
/// `TTN_865e` · Shaman enchantment
///
/// > Costs (1) less.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_865e 4bc0392d ea472500 71509e21.f705eb41
pub const TTN_865e: Power = enchant(&[cost_less(1)]);

/// # Weight of the World
///
/// `TTN_865t` · Demon Hunter spell · 3 mana
///
/// > **Forged.** Draw cards until you have as many in hand as your opponent, then draw 2 cards.
///
/// - Set: TITANS · rare
/// - Mechanics: Forged
///
/// State: Derived
//~ derived TTN_865t 01e74b52 55b67379 9747a113.654f23d7
pub const TTN_865t: Power = spell(&[draw_until(1).for_each(ENEMY_HAND), draw(2)]);

/// # Mythical Terror
///
/// `TTN_866` · Demon Hunter minion · 7 mana · 4/10
///
/// > **Lifesteal** At the end of your turn, force all enemy minions to attack this.
///
/// - Set: TITANS · epic · collectible
/// - Minion type: Demon, Beast
/// - Mechanics: Lifesteal
/// - Tags: `2542` = 1, `4548` = 1, `4577` = 1
///
/// State: Derived
//~ derived TTN_866 73ebfd45 ada0c436 92a55d07.dddfa6c7
pub const TTN_866: Power = at_end_of_your_turn(&[with_each(ENEMY_MINIONS), make_attack(IT, THIS)]);

/// # Sigil of Time
///
/// `YOG_401` · Demon Hunter spell · Fel · 3 mana
///
/// > At the start of your next turn, draw 3 additional cards.
///
/// - Set: TITANS · common · collectible
/// - Mechanics: Sigil
///
/// State: Derived
//~ derived YOG_401 efefa3a0 43aa3ed0 8a046e15.e8f6fdd0
pub const YOG_401: Power = spell(&[later(&whenever(YOU.turn_start()).does(&[draw(3)]))]);

/// # Mindbender
///
/// `YOG_402` · Demon Hunter minion · 4 mana · 4/4
///
/// > **Battlecry:** Deal 1 damage for each card you have drawn this turn.@ *(@)*
///
/// - Set: TITANS · common · collectible
/// - Mechanics: Battlecry
/// - Target: "Deal 1 damage for each card drawn this turn."
///
/// State: Derived
//~ derived YOG_402 fbeadb67 f7cf9c82 b30477a5.07810444
pub const YOG_402: Power =
    battlecry(&[deal(1).times(count_of(past(Side::Friendly, Deed::Drawn, Window::ThisTurn))).to(TARGET)]);

/// # Saronite Shambler
///
/// `YOG_521` · Demon Hunter minion · 2 mana · 2/3
///
/// > **Battlecry:** If you've cast 5 or more spells this game, give your hero +4 Attack this turn. @ *({0} left!)*@ *(Ready!)*
///
/// - Set: TITANS · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Tags: `ENTITY_TAG_THRESHOLD_TAG_ID` = 2, `ENTITY_TAG_THRESHOLD_VALUE` = 5
/// - Enchantments: Spiky [`YOG_521e`]
///
/// State: Derived
//~ derived YOG_521 2d33cca3 395a8d5e 3c4da0d4.a6661afc
pub const YOG_521: Power = battlecry(&[attach("YOG_521e").to(YOUR_HERO)]).when(has_done(5, &SPELLS_YOU_CAST));

/// # Spiky
///
/// `YOG_521e` · Demon Hunter enchantment
///
/// > +4 Attack this turn.
///
/// - Set: TITANS
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived YOG_521e acf1a81e a510bd32 80a60ea1.a9003f71
pub const YOG_521e: Power = enchant(&[ATTACK.plus(4)]).this_turn();
