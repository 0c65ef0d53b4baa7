//! Neutral cards of TITANS.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file d8503300

/// # Rule Modifier
///
/// `TTN_002` · Neutral spell · 1 mana
///
/// > Test out crazy rules!
///
/// - Set: TITANS · legendary
/// - Refers to: Start Of Game Keyword
/// - Tags: `DECK_RULE_MOD_DECK_SIZE` = 31, `1544` = 1
/// - Enchantments: Yogg Cost Reduction [`TTN_002e`], Chaotic Unspent tracker [`TTN_002e1`], Empowered [`TTN_002e2`], Chaotic Spell Power [`TTN_002t120e`], Chaotic Cost Reduction [`TTN_002t13e`], Chaotic [`TTN_002t13e1`], Chaotic Sylvanas [`TTN_002t17e`], Chaotic Twice Hero Power [`TTN_002t26e`], Chaotic extra draw [`TTN_002t2e`], Chaotic Class Minion [`TTN_002t34e`], Chaotic Fantastic Treasure [`TTN_002t46e`], Chaotic Secrets [`TTN_002t8e`]
/// - Tokens: Surging Inspiration [`TTN_002t1`], Uncontrollable Growth [`TTN_002t11`], Approaching Nightmare [`TTN_002t14`], Driven to Excess [`TTN_002t15`], Driven to Greed [`TTN_002t20`], Twist Reality [`TTN_002t21`], Seeing Double [`TTN_002t22`], Severed Souls [`TTN_002t24`], Unimaginable Horrors [`TTN_002t29`], Fortifications [`TTN_002t30`], Fast Track [`TTN_002t32`], Your Eyes Betray You [`TTN_002t35`], Shifting Futures [`TTN_002t36`], Control the Makers [`TTN_002t41`], Army of the Corrupted [`TTN_002t43`], Opportunity Knocks [`TTN_002t44`], Spread of Corruption [`TTN_002t45`], Gift of Gluttony [`TTN_002t5`], Shifting Fate [`TTN_002t50`], Light in the Dark [`TTN_002t9`]
///
/// State: Todo
//~ todo TTN_002 52c3767a c35d42ef 9cc3ee97.4c282f60
pub const TTN_002: Power = TODO;

/// # Yogg Cost Reduction
///
/// `TTN_002e` · Rogue enchantment
///
/// > Costs (2) less.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_002e f86c6bf4 fe5971e9 55107937.90c32b47
pub const TTN_002e: Power = enchant(&[cost_less(2)]);

/// # Chaotic Unspent tracker
///
/// `TTN_002e1` · Neutral enchantment
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_002e1 f7985563 7c11a127 ce8fbd93
pub const TTN_002e1: Power = TODO;

/// # Empowered
///
/// `TTN_002e2` · Neutral enchantment
///
/// > +3/+3
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_002e2 ecf7d376 0ac8b973 eda5f44a.7ab5dda5
pub const TTN_002e2: Power = enchant(&[plus(3, 3)]);

/// # Surging Inspiration
///
/// `TTN_002t1` · Neutral spell · 0 mana
///
/// > Both players start with upgraded Hero Powers.
///
/// - Set: TITANS · free
/// - Tags: `2895` = 1
///
/// State: Todo
//~ todo TTN_002t1 acdb982a 6b778636 2c83445f.ea34e216
pub const TTN_002t1: Power = TODO;

/// # Uncontrollable Growth
///
/// `TTN_002t11` · Neutral spell · 0 mana
///
/// > Both players start with an extra Mana Crystal.
///
/// - Set: TITANS · free
/// - Tags: `2895` = 1
///
/// State: Todo
//~ todo TTN_002t11 bbb1b631 7d6fa23d a0145038.d4269070
pub const TTN_002t11: Power = TODO;

/// # Chaotic Spell Power
///
/// `TTN_002t120e` · Neutral enchantment
///
/// > Spell Power +1
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_002t120e ae7337cb 3826dfbf 40ddecba.467512b8
pub const TTN_002t120e: Power = TODO;

/// # Chaotic Cost Reduction
///
/// `TTN_002t13e` · Neutral enchantment
///
/// > Add a temporary class card to your hand at the start of your turns
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_002t13e d40d0660 bb53b9cb d663babd.d81678df
pub const TTN_002t13e: Power = TODO;

/// # Chaotic
///
/// `TTN_002t13e1` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_002t13e1 b078b2bc 774e0695 f2be23e5.f705eb41
pub const TTN_002t13e1: Power = enchant(&[cost_less(1)]);

/// # Approaching Nightmare
///
/// `TTN_002t14` · Neutral spell · 0 mana
///
/// > Both players start with Yogg-Saron, Hope's End in their hand.
///
/// - Set: TITANS · free
/// - Tags: `2895` = 1
///
/// State: Todo
//~ todo TTN_002t14 0eff309a 8a5f6a89 650fac79.261c82a6
pub const TTN_002t14: Power = TODO;

/// # Driven to Excess
///
/// `TTN_002t15` · Neutral spell · 0 mana
///
/// > Whenever a player ends their turn with unspent Mana, they draw a card.
///
/// - Set: TITANS · free
/// - Tags: `2895` = 1
/// - Enchantments: Chaotic Unspent [`TTN_002t15e`]
///
/// State: Todo
//~ todo TTN_002t15 eaf19744 f86af90a bd9c0f06.73b432e5
pub const TTN_002t15: Power = TODO;

/// # Chaotic Unspent
///
/// `TTN_002t15e` · Neutral enchantment
///
/// > If you end your turn with unspent mana, draw a card.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_002t15e 845bc5b3 bcb597e2 e0be1925.02e6c469
pub const TTN_002t15e: Power = TODO;

/// # Chaotic Sylvanas
///
/// `TTN_002t17e` · Neutral enchantment
///
/// > Summon Sylvanas when you have 10 Mana crystals.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_002t17e 217394c4 e9de7725 187d8db0.53ffb96b
pub const TTN_002t17e: Power = TODO;

/// # Driven to Greed
///
/// `TTN_002t20` · Neutral spell · 0 mana
///
/// > Whenever a player ends their turn with unspent Mana, they get a Coin.
///
/// - Set: TITANS · free
/// - Tags: `2895` = 1
/// - Enchantments: Chaotic Unspent Coin [`TTN_002t20e`]
///
/// State: Todo
//~ todo TTN_002t20 20ca4d5f bf445b58 85dea16e.9a34b0a0
pub const TTN_002t20: Power = TODO;

/// # Chaotic Unspent Coin
///
/// `TTN_002t20e` · Neutral enchantment
///
/// > If you end your turn with unspent mana, get a Coin.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_002t20e d6415560 79bab27b 2fe02d8c.a97875da
pub const TTN_002t20e: Power = TODO;

/// # Twist Reality
///
/// `TTN_002t21` · Neutral spell · 0 mana
///
/// > The first time a player plays a card on their turn, shuffle a copy of it into their deck.
///
/// - Set: TITANS · free
/// - Tags: `2895` = 1
/// - Enchantments: Chaotic Shuffle Copy [`TTN_002t21e`]
///
/// State: Todo
//~ todo TTN_002t21 0eb1d2ed 78bcc8d8 c927bc1f.fe492dd6
pub const TTN_002t21: Power = TODO;

/// # Chaotic Shuffle Copy
///
/// `TTN_002t21e` · Neutral enchantment
///
/// > The first time a player plays a card on their turn, shuffle a copy of it into their deck.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_002t21e 67fe519d 24d1a3fa e1fff3cd.fe492dd6
pub const TTN_002t21e: Power = TODO;

/// # Seeing Double
///
/// `TTN_002t22` · Neutral spell · 0 mana
///
/// > Both players start with 2 cards copied from the other player's hand.
///
/// - Set: TITANS · free
/// - Tags: `2895` = 1
///
/// State: Todo
//~ todo TTN_002t22 83dfb1bb e7d98b85 b68249f5.e5d2e376
pub const TTN_002t22: Power = TODO;

/// # Severed Souls
///
/// `TTN_002t24` · Neutral spell · 0 mana
///
/// > Both heroes start with +5 Health.
///
/// - Set: TITANS · free
/// - Tags: `2895` = 1
/// - Enchantments: Chaotic Soul Fragment [`TTN_002t24e`]
///
/// State: Todo
//~ todo TTN_002t24 82c82772 908db171 d46c1725.8f0f2be4
pub const TTN_002t24: Power = TODO;

/// # Chaotic Soul Fragment
///
/// `TTN_002t24e` · Neutral enchantment
///
/// > When you spend all your Mana Crystals in a turn, shuffle a Soul Fragment into your deck.
///
/// - Set: TITANS
/// - Tokens: Soul Fragment [`SCH_307t`](crate::scholomance::warlock::SCH_307t)
///
/// State: Todo
//~ todo TTN_002t24e d1d02424 b8665ad4 b8b1c316.e8f0fac6
pub const TTN_002t24e: Power = TODO;

/// # Chaotic Twice Hero Power
///
/// `TTN_002t26e` · Neutral enchantment
///
/// > Players can use their hero power twice a turn this game.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_002t26e b52731cb 5f2e813e 5e3da413.aefc6264
pub const TTN_002t26e: Power = TODO;

/// # Unimaginable Horrors
///
/// `TTN_002t29` · Neutral spell · 0 mana
///
/// > Both players **Discover** a new basic Hero Power on their first turn.
///
/// - Set: TITANS
/// - Mechanics: Affected By Spell Power
/// - Enchantments: Chaotic New Hero Power [`TTN_002t29e`]
///
/// State: Todo
//~ todo TTN_002t29 3def5af4 51b2c382 9d478e8a.480ad7c0
pub const TTN_002t29: Power = TODO;

/// # Chaotic New Hero Power
///
/// `TTN_002t29e` · Neutral enchantment
///
/// > **Discover** a new hero power.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_002t29e efe44a55 7d811244 179a91b7.bb320375
pub const TTN_002t29e: Power = TODO;

/// # Chaotic extra draw
///
/// `TTN_002t2e` · Neutral enchantment
///
/// > Draw an extra card at start of your turns.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_002t2e 1004e43d 082e583b 25930910.aa6edf92
pub const TTN_002t2e: Power = TODO;

/// # Fortifications
///
/// `TTN_002t30` · Neutral spell · 0 mana
///
/// > At the end of each players' turns, give a random one of their minions +1 Health.
///
/// - Set: TITANS · free
/// - Tags: `2895` = 1
/// - Enchantments: Chaotic Fortifications [`TTN_002t30e`]
/// - Tokens: Zephrys's Lamp [`TTN_002t30t`]
///
/// State: Todo
//~ todo TTN_002t30 dd608b71 2829b1b7 57af8f64.93184d7a
pub const TTN_002t30: Power = TODO;

/// # Chaotic Fortifications
///
/// `TTN_002t30e` · Neutral enchantment
///
/// > At the end of your turn, give one of your minions +1 Health.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_002t30e 084fce54 e4922427 2eeaa316.5d759684
pub const TTN_002t30e: Power = TODO;

/// # Zephrys's Lamp
///
/// `TTN_002t30t` · Neutral spell · 0 mana
///
/// > Wish for the perfect card.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_002t30t 7beee8cd e4eefa7b 5667e613.7239dad4
pub const TTN_002t30t: Power = TODO;

/// # Fast Track
///
/// `TTN_002t32` · Neutral spell · 0 mana
///
/// > Reduce the Cost of all cards in both player's starting hands by (1).
///
/// - Set: TITANS · free
/// - Tags: `2895` = 1
///
/// State: Todo
//~ todo TTN_002t32 7eb73139 390c111d 503d497b.5aadc99b
pub const TTN_002t32: Power = TODO;

/// # Chaotic Class Minion
///
/// `TTN_002t34e` · Neutral enchantment
///
/// > Add a temporary class minion to your hand at the start of your turns
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_002t34e 3af6ed5b 3895cb9f 6df1b9ba.0848f3b0
pub const TTN_002t34e: Power = TODO;

/// # Your Eyes Betray You
///
/// `TTN_002t35` · Neutral spell · 0 mana
///
/// > Both players' cards are Golden.
///
/// - Set: TITANS · free
/// - Tags: `2895` = 1
/// - Enchantments: Chaotic Discover [`TTN_002t35e`]
///
/// State: Todo
//~ todo TTN_002t35 3efa5688 832daada de7393c5.84ef6494
pub const TTN_002t35: Power = TODO;

/// # Chaotic Discover
///
/// `TTN_002t35e` · Neutral enchantment
///
/// > **Discover** cards instead of drawing.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_002t35e 1fcd1c87 7f06256b ee9e9d96.5f0f0ccb
pub const TTN_002t35e: Power = TODO;

/// # Shifting Futures
///
/// `TTN_002t36` · Neutral spell · 0 mana
///
/// > Both players start with 2 copies of Shifter Zerus in their hand.
///
/// - Set: TITANS · free
/// - Mechanics: Affected By Spell Power
/// - Tags: `2895` = 1
/// - Tokens: Shifter Zerus [`OG_123`](crate::old_gods::neutral::OG_123)
///
/// State: Todo
//~ todo TTN_002t36 1dba4f3c 272b7345 d3102659.e9aa6af8
pub const TTN_002t36: Power = TODO;

/// # Control the Makers
///
/// `TTN_002t41` · Neutral spell · 0 mana
///
/// > Both heroes have +1 Attack on their turns.
///
/// - Set: TITANS · free
/// - Tags: `2895` = 1
/// - Enchantments: Chaotic Hero Attack [`TTN_002t41e`], Chaotic Attack [`TTN_002t41e1`]
/// - Tokens: Titans Pack [`TTN_002t41t`]
///
/// State: Todo
//~ todo TTN_002t41 0dde9faa de21686c e2d3b7c4.50fdd155
pub const TTN_002t41: Power = TODO;

/// # Chaotic Hero Attack
///
/// `TTN_002t41e` · Neutral enchantment
///
/// > Your hero has +1 Attack on your turns.
///
/// - Set: TITANS
/// - Mechanics: Aura
///
/// State: Todo
//~ todo TTN_002t41e 7fca533d cb902fc3 8b7b1713.149117be
pub const TTN_002t41e: Power = TODO;

/// # Chaotic Attack
///
/// `TTN_002t41e1` · Demon Hunter enchantment
///
/// > Your hero has +1 Attack this turn.
///
/// - Set: TITANS
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo TTN_002t41e1 02f76bdd 61578a53 52163535.d35e1199
pub const TTN_002t41e1: Power = TODO;

/// # Titans Pack
///
/// `TTN_002t41t` · Neutral spell · 2 mana
///
/// > Add 5 TITANS expansion cards to your hand.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_002t41t ffddb23c 75b67d40 2d466c7f.444a27d7
pub const TTN_002t41t: Power = TODO;

/// # Army of the Corrupted
///
/// `TTN_002t43` · Neutral spell · 0 mana
///
/// > The first minion played on each player's turns costs (1) less.
///
/// - Set: TITANS · free
/// - Tags: `2895` = 1
/// - Enchantments: Chaotic Minion Reduction [`TTN_002t43e`], Chaotic Reduction [`TTN_002t43e1`]
///
/// State: Todo
//~ todo TTN_002t43 ec35e9b9 a069ed18 637d1b0b.950d8282
pub const TTN_002t43: Power = TODO;

/// # Chaotic Minion Reduction
///
/// `TTN_002t43e` · Neutral enchantment
///
/// > Your first minion costs (1) less.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_002t43e 7f892557 5874f415 79284b52.e8841525
pub const TTN_002t43e: Power = TODO;

/// # Chaotic Reduction
///
/// `TTN_002t43e1` · Druid enchantment
///
/// > Costs (1) less.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_002t43e1 c429731b 374e3d37 45dae9af.f705eb41
pub const TTN_002t43e1: Power = enchant(&[cost_less(1)]);

/// # Opportunity Knocks
///
/// `TTN_002t44` · Neutral spell · 0 mana
///
/// > The first card drawn on a player's turn is one they can afford to play.
///
/// - Set: TITANS · free
/// - Tags: `2895` = 1
/// - Enchantments: Chaotic playable card [`TTN_002t44e`], Corrupted Claws [`TTN_002t44e1`]
///
/// State: Todo
//~ todo TTN_002t44 467f9f21 13a0ace2 fbc0f342.4fca5bb4
pub const TTN_002t44: Power = TODO;

/// # Chaotic playable card
///
/// `TTN_002t44e` · Neutral enchantment
///
/// > The first card you draw each turn is always playable.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_002t44e 88f19936 b0a8f4e5 ca36e5f7.39c73fb7
pub const TTN_002t44e: Power = TODO;

/// # Corrupted Claws
///
/// `TTN_002t44e1` · Neutral enchantment
///
/// > +1 Attack
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_002t44e1 e22f61c8 4960773d 777260ac.17e33a43
pub const TTN_002t44e1: Power = enchant(&[ATTACK.plus(1)]);

/// # Spread of Corruption
///
/// `TTN_002t45` · Neutral spell · 0 mana
///
/// > The first spell cast on each player's turns costs (1) less.
///
/// - Set: TITANS · free
/// - Refers to: Titan
/// - Tags: `2895` = 1
/// - Enchantments: Chaotic Allies [`TTN_002t45e`], Chaotic Spell Reduction [`TTN_002t45e1`]
///
/// State: Todo
//~ todo TTN_002t45 38bed67b ec10050e 171fa001.d8f91bd2
pub const TTN_002t45: Power = TODO;

/// # Chaotic Allies
///
/// `TTN_002t45e` · Neutral enchantment
///
/// > **Discover** a Titan at the start of your turn.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_002t45e d20f57bb a36be237 377dbabf.85ca7f1f
pub const TTN_002t45e: Power = TODO;

/// # Chaotic Spell Reduction
///
/// `TTN_002t45e1` · Neutral enchantment
///
/// > Your spells cost (1) less.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_002t45e1 13be0941 1aaade70 7ee8432d.f6a37700
pub const TTN_002t45e1: Power = enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost_less(1)]);

/// # Chaotic Fantastic Treasure
///
/// `TTN_002t46e` · Neutral enchantment
///
/// > Add a fantastic treasure to your hand on turn 5.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_002t46e d9f4d966 e7809612 b037f165.7bd2c1b0
pub const TTN_002t46e: Power = TODO;

/// # Gift of Gluttony
///
/// `TTN_002t5` · Neutral spell · 0 mana
///
/// > Both players start with two more drawn cards.
///
/// - Set: TITANS · free
/// - Tags: `2895` = 1
///
/// State: Todo
//~ todo TTN_002t5 6631933a bb5d59c0 63207488.84643c05
pub const TTN_002t5: Power = TODO;

/// # Shifting Fate
///
/// `TTN_002t50` · Neutral spell · 0 mana
///
/// > Both players start with Gear Shift in their hand.
///
/// - Set: TITANS · free
/// - Mechanics: Affected By Spell Power
/// - Tags: `2895` = 1
/// - Tokens: Gear Shift [`TTN_922`](crate::titans::rogue::TTN_922)
///
/// State: Todo
//~ todo TTN_002t50 1fad18f0 193356b0 fe38e1b7.b496dcde
pub const TTN_002t50: Power = TODO;

/// # Chaotic Secrets
///
/// `TTN_002t8e` · Neutral enchantment
///
/// > Put 2 random secrets from any class into play when you reach 5 Mana Crystals.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_002t8e 35589588 f146f6f3 af062d81.72f1a03b
pub const TTN_002t8e: Power = TODO;

/// # Light in the Dark
///
/// `TTN_002t9` · Neutral spell · 0 mana
///
/// > Both players' Hero Powers cost (1) less.
///
/// - Set: TITANS · free
/// - Tags: `2895` = 1
/// - Enchantments: Chaotic Hero Power [`TTN_002t9e`]
///
/// State: Todo
//~ todo TTN_002t9 cf6a7909 85142eb6 cd663ef5.d56442ed
pub const TTN_002t9: Power = TODO;

/// # Chaotic Hero Power
///
/// `TTN_002t9e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_002t9e 7b534352 f974a81b 446766de.f705eb41
pub const TTN_002t9e: Power = enchant(&[cost_less(1)]);

/// # Fortified
///
/// `TTN_02t30e1` · Neutral enchantment
///
/// > +1 Health.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_02t30e1 824f04cf b8fa9bed 1bb213c7.1e24a525
pub const TTN_02t30e1: Power = enchant(&[HEALTH.plus(1)]);

/// # Watcher of the Sun
///
/// `TTN_039` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Get a random Holy spell. **Forge:** Also restore #6 Health to your hero.
///
/// - Set: TITANS · common · collectible
/// - Mechanics: Battlecry, Forge
/// - Tags: `DECK_ACTION_COST` = 2
/// - Tokens: Watcher of the Sun [`TTN_039t`]
///
/// State: Derived
//~ derived TTN_039 0eb1a2b2 ffc9f7bf ce5d8802.fba030fc
pub const TTN_039: Power = battlecry(&[get(random(school(SpellSchool::Holy)))]);

/// # Watcher of the Sun
///
/// `TTN_039t` · Neutral minion · 2 mana · 2/3
///
/// > **Forged Battlecry:** Get a random Holy spell. Restore 6 Health to your hero.
///
/// - Set: TITANS · common
/// - Mechanics: Battlecry, Forged
///
/// State: Derived
//~ derived TTN_039t 25fe8633 7e5301b8 ca3a1934.a1486729
pub const TTN_039t: Power = battlecry(&[get(random(school(SpellSchool::Holy))), heal(6).to(YOUR_HERO)]);

/// # Cyclopian Crusher
///
/// `TTN_042` · Neutral minion · 3 mana · 3/3
///
/// > **Rush Forge:** Gain +3/+2.
///
/// - Set: TITANS · common · collectible
/// - Mechanics: Rush, Forge
/// - Tags: `DECK_ACTION_COST` = 2
/// - Enchantments: Cyclopian Crushing [`TTN_042e`]
/// - Tokens: Cyclopian Crusher [`TTN_042t`]
///
/// State: Done
//~ done TTN_042 c2ea2fb9 - 90b46f7f.50b25b0f
pub const TTN_042: Power = VANILLA;

/// # Cyclopian Crushing
///
/// `TTN_042e` · Neutral enchantment
///
/// > Increased Stats
///
/// - Set: TITANS
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ todo TTN_042e ea05f748 6c817c67 37b1676f.7b07b71a
pub const TTN_042e: Power = TODO;

/// # Cyclopian Crusher
///
/// `TTN_042t` · Neutral minion · 3 mana · 6/5
///
/// > **Forged Rush**
///
/// - Set: TITANS · common
/// - Mechanics: Rush, Forged
///
/// State: Vanilla
//~ vanilla TTN_042t fde44cb9 83861388 6693df7c.49a15277
pub const TTN_042t: Power = VANILLA;

/// # Runic Shortsword
///
/// `TTN_060t` · Neutral weapon · 1 mana · 2/2 durability
///
/// > {0} {1}
///
/// - Set: TITANS
/// - Mechanics: Cant Be Silenced
///
/// State: Todo
//~ todo TTN_060t 651fc5ad 5ce1e404 0c7e5dab.09cdb72f
pub const TTN_060t: Power = TODO;

/// # Runic Axe
///
/// `TTN_060t1` · Neutral weapon · 5 mana · 3/4 durability
///
/// > {0} {1}
///
/// - Set: TITANS
/// - Mechanics: Cant Be Silenced
///
/// State: Todo
//~ todo TTN_060t1 bdfce168 39af3af8 ac89f11f.09cdb72f
pub const TTN_060t1: Power = TODO;

/// # Genius of Mimiron
///
/// `TTN_060t10` · Neutral spell · 0 mana
///
/// > After your hero attacks, summon a random 2-Cost minion.
///
/// - Set: TITANS
/// - Tokens: Genius of Mimiron [`TTN_060t10t`], Genius of Mimiron [`TTN_060t10t1`]
///
/// State: Todo
//~ todo TTN_060t10 ef748707 2903c17a 05b6a1cf.bc2562d3
pub const TTN_060t10: Power = TODO;

/// # Genius of Mimiron
///
/// `TTN_060t10t` · Neutral spell · 0 mana
///
/// > After your hero attacks, summon a random 4-Cost minion.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_060t10t 1273929d 52e12100 7eb470ce.b2954544
pub const TTN_060t10t: Power = TODO;

/// # Genius of Mimiron
///
/// `TTN_060t10t1` · Neutral spell · 0 mana
///
/// > After your hero attacks, summon a random 8-Cost minion.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_060t10t1 07b5eae2 f2019758 212d7269.d6a61a4a
pub const TTN_060t10t1: Power = TODO;

/// # Pain of Jotun
///
/// `TTN_060t12` · Neutral spell · 0 mana
///
/// > **Battlecry:** Deal 2 damage.
///
/// - Set: TITANS
/// - Mechanics: Battlecry
/// - Target: "Deal 2 damage."
/// - Tokens: Pain of Jotun [`TTN_060t12t`], Pain of Jotun [`TTN_060t12t1`]
///
/// State: Todo
//~ todo TTN_060t12 0d0f103f d7c60cde 91645903.d9e5e9ea
pub const TTN_060t12: Power = TODO;

/// # Pain of Jotun
///
/// `TTN_060t12t` · Neutral spell · 0 mana
///
/// > **Battlecry:** Deal 4 damage.
///
/// - Set: TITANS
/// - Mechanics: Battlecry
/// - Target: "Deal 4 damage."
///
/// State: Todo
//~ todo TTN_060t12t a530103a 14e4efb5 761fbc0c.4956c41c
pub const TTN_060t12t: Power = TODO;

/// # Pain of Jotun
///
/// `TTN_060t12t1` · Neutral spell · 0 mana
///
/// > **Battlecry:** Deal 6 damage.
///
/// - Set: TITANS
/// - Mechanics: Battlecry
/// - Target: "Deal 6 damage."
///
/// State: Todo
//~ todo TTN_060t12t1 931a33b5 1ae07f2f 4da03303.c0a9a161
pub const TTN_060t12t1: Power = TODO;

/// # Wisdom of Freya
///
/// `TTN_060t13` · Neutral spell · 0 mana
///
/// > After your hero attacks, draw a card.
///
/// - Set: TITANS
/// - Tokens: Wisdom of Freya [`TTN_060t13t`], Wisdom of Freya [`TTN_060t13t1`]
///
/// State: Todo
//~ todo TTN_060t13 b2994c41 af9f8775 9492c0c4.a64dc786
pub const TTN_060t13: Power = TODO;

/// # Wisdom of Freya
///
/// `TTN_060t13t` · Neutral spell · 0 mana
///
/// > After your hero attacks, draw 2 cards.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_060t13t 778b965b 3fa1b8e0 9211da70.6fa54612
pub const TTN_060t13t: Power = TODO;

/// # Wisdom of Freya
///
/// `TTN_060t13t1` · Neutral spell · 0 mana
///
/// > After your hero attacks, draw 3 cards.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_060t13t1 afa2f565 1897ad5e eac810fb.a1443e86
pub const TTN_060t13t1: Power = TODO;

/// # Runic Greatmace
///
/// `TTN_060t2` · Neutral weapon · 10 mana · 5/6 durability
///
/// > {0} {1}
///
/// - Set: TITANS
/// - Mechanics: Cant Be Silenced
///
/// State: Todo
//~ todo TTN_060t2 27acaf9c 93866d8b 740acaf1.09cdb72f
pub const TTN_060t2: Power = TODO;

/// # Deceit of Loken
///
/// `TTN_060t3` · Neutral spell · 0 mana
///
/// > **Poisonous**.
///
/// - Set: TITANS
/// - Mechanics: Poisonous
///
/// State: Todo
//~ todo TTN_060t3 a207568c 15c91677 47bc4d50.b2c69ca0
pub const TTN_060t3: Power = TODO;

/// # Hope of Sif
///
/// `TTN_060t4` · Neutral spell · 0 mana
///
/// > **Lifesteal**.
///
/// - Set: TITANS
/// - Mechanics: Lifesteal
///
/// State: Todo
//~ todo TTN_060t4 e006a4b9 62ba528b ea68b97c.808b9d45
pub const TTN_060t4: Power = TODO;

/// # Storm of Thorim
///
/// `TTN_060t5` · Neutral spell · 0 mana
///
/// > **Windfury**.
///
/// - Set: TITANS
/// - Mechanics: Windfury
///
/// State: Todo
//~ todo TTN_060t5 fd614486 d387c038 54b95b61.d091b609
pub const TTN_060t5: Power = TODO;

/// # Flame of Odyn
///
/// `TTN_060t6` · Neutral spell · 0 mana
///
/// > Also damages adjacent minions.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_060t6 8360eba1 c2b17162 05c65873.d63807d4
pub const TTN_060t6: Power = TODO;

/// # Chill of Hodir
///
/// `TTN_060t7` · Neutral spell · 0 mana
///
/// > **Deathrattle:** Deal 1 damage to all enemies.
///
/// - Set: TITANS
/// - Mechanics: Deathrattle
/// - Tokens: Chill of Hodir [`TTN_060t7t`], Chill of Hodir [`TTN_060t7t1`]
///
/// State: Todo
//~ todo TTN_060t7 9b4f7256 c65795a6 9830977b.66761e5e
pub const TTN_060t7: Power = TODO;

/// # Chill of Hodir
///
/// `TTN_060t7t` · Neutral spell · 0 mana
///
/// > **Deathrattle:** Deal 2 damage to all enemies.
///
/// - Set: TITANS
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ todo TTN_060t7t b3ec7050 abbca654 4c7c7d9f.74248aa1
pub const TTN_060t7t: Power = TODO;

/// # Chill of Hodir
///
/// `TTN_060t7t1` · Neutral spell · 0 mana
///
/// > **Deathrattle:** Deal 4 damage to all enemies.
///
/// - Set: TITANS
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ todo TTN_060t7t1 bba2dd22 397b6480 58394370.bb51d42e
pub const TTN_060t7t1: Power = TODO;

/// # Light of Tyr
///
/// `TTN_060t8` · Neutral spell · 0 mana
///
/// > After your hero attacks, gain 2 Armor.
///
/// - Set: TITANS
/// - Tokens: Light of Tyr [`TTN_060t8t`], Light of Tyr [`TTN_060t8t1`]
///
/// State: Todo
//~ todo TTN_060t8 3dbe3d50 0ac9e15b 92c72bed.e75cb526
pub const TTN_060t8: Power = TODO;

/// # Light of Tyr
///
/// `TTN_060t8t` · Neutral spell · 0 mana
///
/// > After your hero attacks, gain 4 Armor.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_060t8t dcecabb0 5aa3f39e d95c9035.79620fe6
pub const TTN_060t8t: Power = TODO;

/// # Light of Tyr
///
/// `TTN_060t8t1` · Neutral spell · 0 mana
///
/// > After your hero attacks, gain 8 Armor.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_060t8t1 9ac6c692 d91f4803 909ac61c.b15c24cf
pub const TTN_060t8t1: Power = TODO;

/// # Spark of Ra-den
///
/// `TTN_060t9` · Neutral spell · 0 mana
///
/// > Your hero is **Immune** while attacking.
///
/// - Set: TITANS
/// - Refers to: Immune While Attacking
///
/// State: Todo
//~ todo TTN_060t9 fb877c70 78b24221 e72d1acb.34a091c0
pub const TTN_060t9: Power = TODO;

/// # Mechagnome Guide
///
/// `TTN_076` · Neutral minion · 4 mana · 3/4
///
/// > **Battlecry: Discover** a spell. **Forge:** It costs (3) less.
///
/// - Set: TITANS · common · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry, Discover, Forge
/// - Tags: `DECK_ACTION_COST` = 2
/// - Enchantments: Vacation Time! [`TTN_076e`]
/// - Tokens: Mechagnome Guide [`TTN_076t`]
///
/// State: Derived
//~ derived TTN_076 50ecbc7c a8e53aa3 2606a1c6.c8419def
pub const TTN_076: Power = battlecry(&[discover(SPELL)]);

/// # Vacation Time!
///
/// `TTN_076e` · Neutral enchantment
///
/// > Costs (3) less.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_076e b280419e 2e0ccc03 a3e39dc3.bb1f76c5
pub const TTN_076e: Power = enchant(&[cost_less(3)]);

/// # Mechagnome Guide
///
/// `TTN_076t` · Neutral minion · 4 mana · 3/4
///
/// > **Forged Battlecry: Discover** a spell. It costs (3) less.
///
/// - Set: TITANS · common
/// - Minion type: Mech
/// - Mechanics: Battlecry, Discover, Forged
///
/// State: Derived
//~ derived TTN_076t 32e9079f 8c843464 c75a916a.db79d2ea
pub const TTN_076t: Power = battlecry(&[discover(SPELL), give(&[cost_less(3)]).to(IT)]);

/// # Son of Hodir
///
/// `TTN_083` · Neutral minion · 8 mana · 8/8
///
/// > **Battlecry:** Shuffle four 8/8 Giants into your deck that are summoned when drawn.
///
/// - Set: TITANS · epic · collectible
/// - Mechanics: Battlecry
/// - Tokens: Frost Tyrant [`TTN_083t`]
///
/// State: Derived
//~ derived TTN_083 6eca43bf 27e64c5e 9bf56df7.a6c84e96
pub const TTN_083: Power = battlecry(&[shuffle(card("TTN_083t")).copies(4)]);

/// # Frost Tyrant
///
/// `TTN_083t` · Neutral minion · 8 mana · 8/8
///
/// > **Summoned When Drawn**
///
/// - Set: TITANS
/// - Mechanics: Casts When Drawn, Summoned When Drawn
/// - Refers to: Summoned When Drawn
///
/// State: Vanilla
//~ vanilla TTN_083t a47c83f1 aef2bb5e ea532167.3802ca07
pub const TTN_083t: Power = VANILLA;

/// # Prison of Yogg-Saron
///
/// `TTN_090` · Neutral location · 7 mana · 0 uses
///
/// > Choose a character. Cast 4 random spells *(targeting it if possible)*.
///
/// - Set: TITANS · legendary · collectible
///
/// State: Todo
//~ todo TTN_090 c23f4850 d2383530 0d24cecd.32daf827
pub const TTN_090: Power = TODO;

/// # Kologarn
///
/// `TTN_330` · Neutral minion · 8 mana · 6/10
///
/// > **Rush**. Whenever this attacks a minion, put it in your hand. **Deathrattle:** Move any in your hand to your opponent's.
///
/// - Set: TITANS · legendary · collectible
/// - Mechanics: Deathrattle, Rush
///
/// State: Todo
//~ todo TTN_330 d36a7632 36971c46 929f30e6.55b33908
pub const TTN_330: Power = TODO;

/// # XB-488 Disposalbot
///
/// `TTN_458` · Neutral minion · 5 mana · 3/2
///
/// > **Battlecry:** Deal 5 damage randomly split among all enemy minions. **Forge:** Gain **Lifesteal**.
///
/// - Set: TITANS · common · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry, Forge
/// - Refers to: Lifesteal
/// - Tags: `DECK_ACTION_COST` = 2
/// - Tokens: XB-488 Disposalbot [`TTN_458t`]
///
/// State: Derived
//~ derived TTN_458 783709b8 80c467f7 cd9de810.d3a2d448
pub const TTN_458: Power = battlecry(&[deal(5).split_among(ENEMY_MINIONS)]);

/// # XB-488 Disposalbot
///
/// `TTN_458t` · Neutral minion · 5 mana · 3/2
///
/// > **Forged, Lifesteal Battlecry:** Deal 5 damage randomly split among all enemy minions.
///
/// - Set: TITANS · common
/// - Minion type: Mech
/// - Mechanics: Battlecry, Lifesteal, Forged
///
/// State: Derived
//~ derived TTN_458t 50860df9 7de4429b 4ef43c47.1354debd
pub const TTN_458t: Power = battlecry(&[deal(5).split_among(ENEMY_MINIONS)]);

/// # Flame Revenant
///
/// `TTN_479` · Neutral minion · 2 mana · 2/3
///
/// > After you summon an Elemental, give it +1/+1.
///
/// - Set: TITANS · common · collectible
/// - Minion type: Elemental
/// - Enchantments: Heating Up! [`TTN_479e`]
///
/// State: Derived
//~ derived TTN_479 42352882 d9a66099 3dade779.dfdd3ecc
pub const TTN_479: Power = after(YOU.summon(ELEMENTAL)).then(&[attach("TTN_479e").to(THAT)]);

/// # Heating Up!
///
/// `TTN_479e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_479e e372dee4 7de62645 189eea9b.67341004
pub const TTN_479e: Power = enchant(&[plus(1, 1)]);

/// # Containment Unit
///
/// `TTN_700` · Neutral minion · 7 mana · 6/6
///
/// > **Magnetic Deathrattle:** Summon a random 8-Cost minion.
///
/// - Set: TITANS · common · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle, Magnetic
/// - Enchantments: Containment Unit [`TTN_700e1`]
///
/// State: Derived
//~ derived TTN_700 f777fc9b 51f2fa0d 99a5363f.f9ef3058
pub const TTN_700: Power = deathrattle(&[summon(random(all(&[MINION, COST.is(8)])))]);

/// # Containment Unit
///
/// `TTN_700e1` · Neutral enchantment
///
/// > Deathrattle: Summon a random 8-Cost minion.
///
/// - Set: TITANS
/// - Mechanics: Magnetic
/// - Tags: `853` = 97569
///
/// State: Derived
//~ derived TTN_700e1 7c9ecdcd de9e3ec7 38ec3166.a8fbdffb
pub const TTN_700e1: Power = deathrattle(&[summon(random(all(&[MINION, COST.is(8)])))]);

/// # Ancient Totem
///
/// `TTN_710` · Neutral minion · 0 mana · 0/3
///
/// - Set: TITANS · common · collectible
/// - Minion type: Totem
///
/// State: Vanilla
//~ vanilla TTN_710 5a38c70f 4e140e72 17bd5f99
pub const TTN_710: Power = VANILLA;

/// # Saronite Tol'vir
///
/// `TTN_711` · Neutral minion · 4 mana · 3/5
///
/// > **Taunt** Whenever this is attacked, draw a card.
///
/// - Set: TITANS · common · collectible
/// - Mechanics: Taunt
///
/// State: Derived
//~ derived TTN_711 6a2aa3f9 dacff29a 9d7172a7.7ce10a7b
pub const TTN_711: Power = whenever(CHARACTERS.attack(ITSELF)).then(&[draw(1)]);

/// # Sharp-Eyed Seeker
///
/// `TTN_712` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** If there is a card in your deck that didn't start there, draw it.
///
/// - Set: TITANS · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived TTN_712 789f8df1 964b0497 ac9a5609.d9e2773c
pub const TTN_712: Power = battlecry(&[draw_that(1, not(&STARTED_IN_DECK))]);

/// # Angry Helhound
///
/// `TTN_713` · Neutral minion · 4 mana · 2/5
///
/// > **Rush** Has +4 Attack on your turn.
///
/// - Set: TITANS · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Derived
//~ derived TTN_713 3a8150e1 9d40a2d3 4809a9c2.aa6dfb9c
pub const TTN_713: Power = aura(THIS).when(ON_YOUR_TURN).have(&[ATTACK.plus(4)]);

/// # Runefueled Golem
///
/// `TTN_714` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry: Discover** a weapon from any class.
///
/// - Set: TITANS · rare · collectible
/// - Mechanics: Battlecry, Discover
///
/// State: Derived
//~ derived TTN_714 95f07874 bbf093a5 edbde92e.09fcf6ae
pub const TTN_714: Power = battlecry(&[discover_of(WEAPON, Classes::Any)]);

/// # Time-Lost Protodrake
///
/// `TTN_715` · Neutral minion · 4 mana · 4/5
///
/// > **Taunt** When you draw this, add a random Dragon to your hand.
///
/// - Set: TITANS · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Taunt, Casts When Drawn
///
/// State: Derived
//~ derived TTN_715 1485d0d5 018cb743 4e149d63.0f2a52e7
pub const TTN_715: Power = on(Word::WhenDrawn, &[get(random(DRAGON))]);

/// # Flame Behemoth
///
/// `TTN_716` · Neutral minion · 6 mana · 4/5
///
/// > **Battlecry:** Get two random **Magnetic** Mechs. They cost (2) less.
///
/// - Set: TITANS · legendary · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Refers to: Magnetic
/// - Enchantments: 110% Efficiency [`TTN_716e`]
///
/// State: Derived
//~ derived TTN_716 1bf87d8f 806ba838 efdfd2fd.09936b8f
pub const TTN_716: Power =
    battlecry(&[get(random(all(&[MECH, with(GameTag::MAGNETIC)]))).copies(2), attach("TTN_716e").to(IT)]);

/// # 110% Efficiency
///
/// `TTN_716e` · Neutral enchantment
///
/// > Costs (2) less.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_716e 89e285ee 5d012681 26e40af8.90c32b47
pub const TTN_716e: Power = enchant(&[cost_less(2)]);

/// # Algalon the Observer
///
/// `TTN_717` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** Replace your Hero Power with Algalon's Vision.
///
/// - Set: TITANS · legendary · collectible
/// - Mechanics: Battlecry
/// - Tokens: Algalon's Vision [`TTN_717t`], A New Reality [`TTN_717t1`], Keep on Top! [`TTN_717t2`], Put on Bottom! [`TTN_717t3`]
///
/// State: Derived
//~ derived TTN_717 c256e01e 59a81d3b d4441ebf.6e970a8c
pub const TTN_717: Power = battlecry(&[become_hero_power(card("TTN_717t"))]);

/// # Algalon's Vision
///
/// `TTN_717t` · Neutral hero power · 1 mana
///
/// > Look at the top card of your opponent's deck. You may put it on the bottom of their deck.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_717t 427a51e0 d98ba18d 51853566.6cc6e106
pub const TTN_717t: Power = TODO;

/// # A New Reality
///
/// `TTN_717t1` · Neutral spell · 0 mana
///
/// > Put {0} on the bottom of the opponent's deck.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_717t1 07ca50f2 50569cf8 275f6bb9.af45d3d9
pub const TTN_717t1: Power = TODO;

/// # Keep on Top!
///
/// `TTN_717t2` · Neutral spell · 0 mana
///
/// > Keep **{0}** on the top of the opponent's deck.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_717t2 f00c4534 76f1bd68 72416283.562acaca
pub const TTN_717t2: Power = TODO;

/// # Put on Bottom!
///
/// `TTN_717t3` · Neutral spell · 0 mana
///
/// > Put **{0}** on the bottom of the opponent's deck.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_717t3 cf8a3326 f6ec5595 1e5d9cb4.a64edcef
pub const TTN_717t3: Power = TODO;

/// # Starlight Whelp
///
/// `TTN_718` · Neutral minion · 3 mana · 4/3
///
/// > **Battlecry:** Get a random card from your starting hand.
///
/// - Set: TITANS · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Whelp
///
/// State: Todo
//~ todo TTN_718 d96dc2fd 51a0edea 4bf46d2c.7440914e
pub const TTN_718: Power = TODO;

/// # Tram Operator
///
/// `TTN_723` · Neutral minion · 5 mana · 4/4
///
/// > **Battlecry:** Draw a Mech. The next Mech you play costs (2) less.
///
/// - Set: TITANS · common · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Enchantments: All Aboard! [`TTN_723e`], Golden Ticket! [`TTN_723e1`]
///
/// State: Derived
//~ derived TTN_723 70ebb1be 81defabe 2c4539eb.1f655d85
pub const TTN_723: Power = battlecry(&[draw_that(1, MECH), attach("TTN_723e1").to(YOU)]);

/// # All Aboard!
///
/// `TTN_723e` · Rogue enchantment
///
/// > Costs (2) less.
///
/// - Set: TITANS
/// - Mechanics: Aura
///
/// State: Derived
//~ derived TTN_723e 5d4f3d47 90d5304c 99566cf7.90c32b47
pub const TTN_723e: Power = enchant(&[cost_less(2)]);

/// # Golden Ticket!
///
/// `TTN_723e1` · Rogue enchantment
///
/// > The next Mech you play costs (2) less.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_723e1 5cee2be1 0f644106 ab5dfb0d.c0d48ec6
pub const TTN_723e1: Power = enchant(&[]).aura(YOUR_HAND.that(MECH), &[cost_less(2)]).until(YOU.play(MECH));

/// # Storm Giant
///
/// `TTN_724` · Neutral minion · 8 mana · 8/8
///
/// > **Taunt Forge:** Costs (2) less. Can be **Forged** endlessly.
///
/// - Set: TITANS · epic · collectible
/// - Mechanics: Taunt, Forge
/// - Tags: `DECK_ACTION_COST` = 2
/// - Enchantments: Storm's Fury [`TTN_724e`]
/// - Tokens: Storm Giant [`TTN_724t`]
///
/// State: Todo
//~ todo TTN_724 60540d7e 311eb3f3 74815088.1b1ab8b7
pub const TTN_724: Power = TODO;

/// # Storm's Fury
///
/// `TTN_724e` · Neutral enchantment
///
/// > Costs (2) less.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_724e 71b5a074 13f65618 528c38ea.90c32b47
pub const TTN_724e: Power = enchant(&[cost_less(2)]);

/// # Storm Giant
///
/// `TTN_724t` · Neutral minion · 6 mana · 8/8
///
/// > **Forged**, **Taunt Forge:** Costs (2) less. Can be **Forged** endlessly.
///
/// - Set: TITANS · epic
/// - Mechanics: Taunt, Forge, Forged
/// - Tags: `DECK_ACTION_COST` = 2
///
/// State: Todo
//~ todo TTN_724t e712e121 3b222b1e a420202f.107863b9
pub const TTN_724t: Power = TODO;

/// # Melted Maker
///
/// `TTN_729` · Neutral minion · 3 mana · 3/3
///
/// > After you **Forge** a card, get a copy of it.
///
/// - Set: TITANS · common · collectible
/// - Minion type: Elemental
/// - Refers to: Forge
///
/// State: Todo
//~ todo TTN_729 e2e6cdf6 310bc120 70c14af7.27b3560b
pub const TTN_729: Power = TODO;

/// # Careless Mechanist
///
/// `TTN_731` · Neutral minion · 3 mana · 4/5
///
/// > After you draw your second card in a turn, destroy this.
///
/// - Set: TITANS · common · collectible
///
/// State: Todo
//~ todo TTN_731 5f286c83 b775264e 6b83c9a8.0c8f48b0
pub const TTN_731: Power = TODO;

/// # Invent-o-matic
///
/// `TTN_732` · Neutral minion · 2 mana · 2/3
///
/// > Whenever you **Magnetize** a minion, give it +1/+1.
///
/// - Set: TITANS · common · collectible
/// - Minion type: Mech
/// - Refers to: Magnetic
/// - Enchantments: Eureka! [`TTN_732e`]
///
/// State: Todo
//~ todo TTN_732 85b95ad4 95d5506f 4ad60077.d919a2de
pub const TTN_732: Power = TODO;

/// # Eureka!
///
/// `TTN_732e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_732e aa64699e d6b7ff2b ed7f2abb.67341004
pub const TTN_732e: Power = enchant(&[plus(1, 1)]);

/// # Relentless Worg
///
/// `TTN_733` · Neutral minion · 3 mana · 2/4
///
/// > **Rush** After this attacks and kills a minion, restore this to full Health.
///
/// - Set: TITANS · common · collectible
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Derived
//~ derived TTN_733 0fb06dbd c1130c1c 6680a88b.92effe98
pub const TTN_733: Power = after(THIS.attack(MINION)).when(there_is(&THAT.that(DEAD))).then(&[heal_fully(THIS)]);

/// # Mecha-Leaper
///
/// `TTN_734` · Neutral minion · 3 mana · 2/2
///
/// > **Magnetic Deathrattle:** Give a friendly Mech +2/+2 and this **Deathrattle**.
///
/// - Set: TITANS · epic · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Deathrattle, Magnetic
/// - Tags: `2542` = 1
/// - Enchantments: Mecha-Leaper [`TTN_734e`], Mecha-Leaping [`TTN_734e2`]
///
/// State: Todo
//~ todo TTN_734 efb95ffb 9626aff7 61c92992.4abde3d1
pub const TTN_734: Power = TODO;

/// # Mecha-Leaper
///
/// `TTN_734e` · Neutral enchantment
///
/// > Deathrattle: Give a friendly Mech +2/+2 and this Deathrattle.
///
/// - Set: TITANS
/// - Mechanics: Magnetic
/// - Tags: `853` = 98182
///
/// State: Todo
//~ todo TTN_734e 1acabfb0 9e7dcd13 355da8be.27d71f93
pub const TTN_734e: Power = TODO;

/// # Mecha-Leaping
///
/// `TTN_734e2` · Neutral enchantment
///
/// > +2/+2. **Deathrattle:** Give a friendly Mech +2/+2 and this **Deathrattle**.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_734e2 210ee072 f602c8ea 69badee1.22b82b04
pub const TTN_734e2: Power = TODO;

/// # Disguised K'thir
///
/// `TTN_741` · Neutral minion · 5 mana · 3/3
///
/// > Each turn this is in your hand, transform into a random card in your opponent's deck.
///
/// - Set: TITANS · rare · collectible
/// - Enchantments: Disguise Shift [`TTN_741e`]
///
/// State: Todo
//~ todo TTN_741 c4734efb 3eb95d85 da348bf4.59e9859a
pub const TTN_741: Power = TODO;

/// # Disguise Shift
///
/// `TTN_741e` · Neutral enchantment
///
/// > Transforming into random card from your opponent's deck.
///
/// - Set: TITANS
/// - Tags: `DEFINING_ENCHANTMENT` = 98389
///
/// State: Todo
//~ todo TTN_741e 666300e9 a3037154 6bbae48e.d94c601b
pub const TTN_741e: Power = TODO;

/// # Celestial Projectionist
///
/// `TTN_742` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Choose a friendly minion. Add a **Temporary** copy of it to your hand.
///
/// - Set: TITANS · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: tag 3630
/// - Target: "Choose a friendly minion to get a temporary copy."
/// - Enchantments: Astral Projection [`TTN_742e`]
///
/// State: Derived
//~ derived TTN_742 aece1cc6 abf2e24a f9baeb44.70399237
pub const TTN_742: Power =
    battlecry(&[with_each(A_FRIENDLY_MINION), get(copy_of(IT)), give(&[has(GameTag::GHOSTLY)]).to(IT)]);

/// # Astral Projection
///
/// `TTN_742e` · Neutral enchantment
///
/// > Destroy this at the end of your turn.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_742e da7708e4 2f9ffed7 6cdc6753.12965ce5
pub const TTN_742e: Power = TODO;

/// # Ignis, the Eternal Flame
///
/// `TTN_751` · Neutral minion · 4 mana · 2/4
///
/// > **Battlecry:** If you've **Forged** a card this game, craft a custom weapon.
///
/// - Set: TITANS · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Forge
///
/// State: Todo
//~ todo TTN_751 e910c6b4 27b90d1f 5fa6249f.6a08076b
pub const TTN_751: Power = TODO;

/// # Ravenous Kraken
///
/// `TTN_754` · Neutral minion · 3 mana · 2/5
///
/// > **Battlecry:** Destroy a friendly minion. **Deathrattle:** Summon a copy of it.
///
/// - Set: TITANS · common · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Battlecry
/// - Target: "Destroy a friendly minion."
/// - Enchantments: Ravenous Kraken [`TTN_754e`]
///
/// State: Derived
//~ derived TTN_754 30a8f150 92dad0c3 c8d9985b.e59f52b6
pub const TTN_754: Power =
    abilities(&[battlecry(&[destroy(A_FRIENDLY_MINION), remember(IT)]), deathrattle(&[summon(copy_of(REMEMBERED))])]);

/// # Ravenous Kraken
///
/// `TTN_754e` · Neutral enchantment
///
/// > Destroyed {0}.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_754e e7878884 dc130f53 4a843e94.9486bc48
pub const TTN_754e: Power = TODO;

/// # Victorious Vrykul
///
/// `TTN_812` · Neutral minion · 1 mana · 1/2
///
/// > After this attacks, get a 2/3 Val'kyr that costs (1).
///
/// - Set: TITANS · common · collectible
/// - Tokens: Victorious Val'kyr [`TTN_812t`]
///
/// State: Todo
//~ todo TTN_812 4c4659bb 832a5aa1 7834b51c.44caef0e
pub const TTN_812: Power = TODO;

/// # Victorious Val'kyr
///
/// `TTN_812t` · Neutral minion · 1 mana · 2/3
///
/// - Set: TITANS
/// - Minion type: Undead
///
/// State: Vanilla
//~ vanilla TTN_812t d09181b9 024888e3 6229ad93
pub const TTN_812t: Power = VANILLA;

/// # Trogg Exile
///
/// `TTN_832` · Neutral minion · 3 mana · 4/4
///
/// > **Rush Battlecry:** Deal 4 damage to your hero.
///
/// - Set: TITANS · common · collectible
/// - Mechanics: Battlecry, Rush
///
/// State: Derived
//~ derived TTN_832 4635eb3e d6881683 65d22cda.4d9fb87b
pub const TTN_832: Power = battlecry(&[deal(4).to(YOUR_HERO)]);

/// # Fate Splitter
///
/// `TTN_859` · Neutral minion · 3 mana · 3/3
///
/// > **Deathrattle:** Get a copy of the last card your opponent played.
///
/// - Set: TITANS · epic · collectible
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived TTN_859 0589ede0 a6dccb99 a223de96.53d77b65
pub const TTN_859: Power = deathrattle(&[get(last_of(past(Side::Enemy, Deed::Played, Window::ThisGame)))]);

/// # Drone Deconstructor
///
/// `TTN_860` · Neutral minion · 1 mana · 1/2
///
/// > **Battlecry:** Get a 1/1 **Magnetic** Sparkbot with a random **Bonus Effect**.
///
/// - Set: TITANS · common · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Refers to: Magnetic, Bonus Effects
///
/// State: Todo
//~ todo TTN_860 bfa0a05f e950bbe6 16dc94b9.6109f538
pub const TTN_860: Power = TODO;

/// # To Battle!
///
/// `TTN_908e2` · Neutral enchantment
///
/// > +2/+1
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_908e2 b3c2c67d e7920315 2ef7ebe7.e27c509a
pub const TTN_908e2: Power = enchant(&[plus(2, 1)]);

/// # Razorscale
///
/// `TTN_924` · Neutral minion · 3 mana · 2/4
///
/// > Cards can't cost less than (2).
///
/// - Set: TITANS · epic · collectible
/// - Minion type: Dragon
/// - Mechanics: Aura
/// - Enchantments: Razor's Edge [`TTN_924e`]
///
/// State: Derived
//~ derived TTN_924 1cc1a4e3 f6090432 8f104839.e92ec222
pub const TTN_924: Power = aura(together(&[YOUR_HAND, ENEMY_HAND])).have(&[cost_at_least(2)]);

/// # Razor's Edge
///
/// `TTN_924e` · Neutral enchantment
///
/// > Costs at least (2).
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_924e 7d271f36 66d77c5d 54020ae6.4b41f9a1
pub const TTN_924e: Power = TODO;

/// # Imposing Anubisath
///
/// `TTN_931` · Neutral minion · 4 mana · 7/7
///
/// > **Taunt** Can't attack.
///
/// - Set: TITANS · common · collectible
/// - Mechanics: Taunt, Cant Attack
///
/// State: Vanilla
//~ vanilla TTN_931 ea223894 7b2cb9a3 8732c43f.cf4ed50f
pub const TTN_931: Power = VANILLA;

/// # The Coin
///
/// `TTN_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: TITANS
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived TTN_COIN1 39b5f976 fc28fc38 4e90e818.095f71be
pub const TTN_COIN1: Power = spell(&[gain_mana(1)]);

/// # The Coin
///
/// `TTN_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: TITANS
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived TTN_COIN2 72ae7873 380508e8 123b3a34.095f71be
pub const TTN_COIN2: Power = spell(&[gain_mana(1)]);

/// # Prison Breaker
///
/// `YOG_411` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** If you've cast 5 or more spells this game, deal 2 damage to all enemies. @ *({0} left!)*@ *(Ready!)*
///
/// - Set: TITANS · rare · collectible
/// - Mechanics: Battlecry
/// - Tags: `ENTITY_TAG_THRESHOLD_TAG_ID` = 2, `ENTITY_TAG_THRESHOLD_VALUE` = 5
///
/// State: Derived
//~ derived YOG_411 86c9831d 9b83efb2 1ae300b0.79ae1a9a
pub const YOG_411: Power = battlecry(&[deal(2).to(ENEMIES)]).when(has_done(5, &SPELLS_YOU_CAST));

/// # Chaotic Tendril
///
/// `YOG_514` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Cast a random @-Cost spell. Improve your future Chaotic Tendrils.
///
/// - Set: TITANS · common · collectible
/// - Mechanics: Battlecry
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Derived
//~ derived YOG_514 bf4596f1 a2e3e28a 31f68ffd.431bea15
#[rustfmt::skip]
pub const YOG_514: Power = abilities(&[battlecry(&[cast(costing(SPELL, 0, ITS_NUMBER))]), improved(count_of(CARDS_YOU_PLAYED.that(named("YOG_514")).other()))]);

/// # Eye of Chaos
///
/// `YOG_515` · Neutral minion · 5 mana · 5/4
///
/// > **Battlecry:** Get two 1/1 Chaotic Tendrils.
///
/// - Set: TITANS · epic · collectible
/// - Mechanics: Battlecry
/// - Tokens: Chaotic Tendril [`YOG_514`]
///
/// State: Derived
//~ derived YOG_515 d8eca997 1fd48711 31227566.a3f72125
pub const YOG_515: Power = battlecry(&[get(card("YOG_514")).copies(2)]);

/// # Yogg-Saron, Unleashed
///
/// `YOG_516` · Neutral minion · 9 mana · 7/5
///
/// > **Titan** After this uses an ability, cast two random spells.
///
/// - Set: TITANS · legendary · collectible
/// - Mechanics: Dont Pick From Subsets, Titan, Activatable Minion
/// - Tags: `1544` = 1
/// - Enchantments: Gaze of Death [`YOG_516e`]
/// - Tokens: Reign of Chaos [`YOG_516t`], Induce Insanity [`YOG_516t2`], Tentacle Swarm [`YOG_516t3`]
///
/// State: Todo
//~ todo YOG_516 a2380488 582918eb 8378d1ef.67e2529b
pub const YOG_516: Power = TODO;

/// # Gaze of Death
///
/// `YOG_516e` · Neutral enchantment
///
/// > Costs (2) less.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived YOG_516e 38ced441 4b20dea3 80680bd2.90c32b47
pub const YOG_516e: Power = enchant(&[cost_less(2)]);

/// # Reign of Chaos
///
/// `YOG_516t` · Neutral spell · 0 mana
///
/// > Take control of an enemy minion.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived YOG_516t b9a32823 88867092 6d7e2227.e1cda9f8
pub const YOG_516t: Power = spell(&[take_control(AN_ENEMY_MINION)]);

/// # Induce Insanity
///
/// `YOG_516t2` · Neutral spell · 0 mana
///
/// > Force each enemy minion to attack a random enemy minion.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo YOG_516t2 ef385bd0 0dec1188 14bae3c4.3126e505
pub const YOG_516t2: Power = TODO;

/// # Tentacle Swarm
///
/// `YOG_516t3` · Neutral spell · 0 mana
///
/// > Fill your hand with 1/1 Chaotic Tendrils.
///
/// - Set: TITANS
/// - Tokens: Chaotic Tendril [`YOG_514`]
///
/// State: Derived
//~ derived YOG_516t3 c54066a3 17e0e632 4195a487.920a01bc
pub const YOG_516t3: Power = spell(&[get(card("YOG_514")).copies(10)]);

/// # Cho'gall, Twilight Chieftain
///
/// `YOG_530` · Neutral minion · 6 mana · 6/7
///
/// > **Taunt**, **Lifesteal Start of Game:** 50% chance to corrupt the game with a random anomaly.
///
/// - Set: TITANS · legendary · collectible
/// - Mechanics: Taunt, Lifesteal, Start Of Game Keyword
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 50, `2936` = 1
/// - Enchantments: Soulbound [`YOG_530e`]
///
/// State: Todo
//~ todo YOG_530 513d7bb8 2d3168dd 17030463.5d4136e9
pub const YOG_530: Power = TODO;

/// # Soulbound
///
/// `YOG_530e` · Neutral enchantment
///
/// - Set: TITANS
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo YOG_530e 74eb5446 c0969ab1 20df4892
pub const YOG_530e: Power = TODO;
