//! Neutral cards of TITANS.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file b480afb5

/// # Rule Modifier
/// Spell · 1 mana
/// > Test out crazy rules!
/// - Makes: Surging Inspiration [`TTN_002t1`] ("Both players start with upgraded Hero Powers."); Uncontrollable Growth [`TTN_002t11`] ("Both players start with an extra Mana Crystal."); Approaching Nightmare [`TTN_002t14`] ("Both players start with Yogg-Saron, Hope's End in…"); Driven to Excess [`TTN_002t15`] ("Whenever a player ends their turn with unspent…"); Driven to Greed [`TTN_002t20`] ("Whenever a player ends their turn with unspent…"); Twist Reality [`TTN_002t21`] ("The first time a player plays a card on their…"); Seeing Double [`TTN_002t22`] ("Both players start with 2 cards copied from the…"); Severed Souls [`TTN_002t24`] ("Both heroes start with +5 Health."); Unimaginable Horrors [`TTN_002t29`] ("Both players Discover a new basic Hero Power on…"); Fortifications [`TTN_002t30`] ("At the end of each players' turns, give a random…"); Fast Track [`TTN_002t32`] ("Reduce the Cost of all cards in both player's…"); Your Eyes Betray You [`TTN_002t35`] ("Both players' cards are Golden."); Shifting Futures [`TTN_002t36`] ("Both players start with 2 copies of Shifter Zerus…"); Control the Makers [`TTN_002t41`] ("Both heroes have +1 Attack on their turns."); Army of the Corrupted [`TTN_002t43`] ("The first minion played on each player's turns…"); Opportunity Knocks [`TTN_002t44`] ("The first card drawn on a player's turn is one…"); Spread of Corruption [`TTN_002t45`] ("The first spell cast on each player's turns costs…"); Gift of Gluttony [`TTN_002t5`] ("Both players start with two more drawn cards."); Shifting Fate [`TTN_002t50`] ("Both players start with Gear Shift in their hand."); Light in the Dark [`TTN_002t9`] ("Both players' Hero Powers cost (1) less."); Yogg Cost Reduction [`TTN_002e`] ("Costs (2) less."); Chaotic Unspent tracker [`TTN_002e1`]; Empowered [`TTN_002e2`] ("\+3/+3"); Chaotic Spell Power [`TTN_002t120e`] ("Spell Power +1"); Chaotic Cost Reduction [`TTN_002t13e`] ("Add a temporary class card to your hand at the…"); Chaotic [`TTN_002t13e1`] ("Costs (1) less."); Chaotic Sylvanas [`TTN_002t17e`] ("Summon Sylvanas when you have 10 Mana crystals."); Chaotic Twice Hero Power [`TTN_002t26e`] ("Players can use their hero power twice a turn…"); Chaotic extra draw [`TTN_002t2e`] ("Draw an extra card at start of your turns."); Chaotic Class Minion [`TTN_002t34e`] ("Add a temporary class minion to your hand at the…"); Chaotic Fantastic Treasure [`TTN_002t46e`] ("Add a fantastic treasure to your hand on turn 5."); Chaotic Secrets [`TTN_002t8e`] ("Put 2 random secrets from any class into play…")
//~ todo TTN_002 c35d42ef 2f198b86.4c282f60 68b4b4e8.e4dd667f
pub const TTN_002: Power = TODO;

/// # Yogg Cost Reduction
/// Enchantment
/// > Costs (2) less.
//~ derived TTN_002e fe5971e9 d522ad72.90c32b47 77a520e9
pub const TTN_002e: Power = enchant(&[cost_less(2)]);

/// # Chaotic Unspent tracker
/// Enchantment
//~ todo TTN_002e1 7c11a127 d522ad72 69c078b2
pub const TTN_002e1: Power = TODO;

/// # Empowered
/// Enchantment
/// > \+3/+3
//~ derived TTN_002e2 0ac8b973 d522ad72.d177c3f0 d0a8c59b
pub const TTN_002e2: Power = enchant(&[plus(3, 3)]);

/// # Surging Inspiration
/// Spell · 0 mana
/// > Both players start with upgraded Hero Powers.
//~ done TTN_002t1 - 3e8f9d5a.ea34e216 c223e5ba
pub const TTN_002t1: Power = spell(&[upgrade_hero_power().for_(PLAYERS)]);

/// # Uncontrollable Growth
/// Spell · 0 mana
/// > Both players start with an extra Mana Crystal.
//~ done TTN_002t11 - 3e8f9d5a.d4269070 f2e8e154
pub const TTN_002t11: Power = spell(&[gain_empty_crystals(1).for_(PLAYERS)]);

/// # Chaotic Spell Power
/// Enchantment
/// > Spell Power +1
//~ todo TTN_002t120e 3826dfbf d522ad72.467512b8 4734141a
pub const TTN_002t120e: Power = TODO;

/// # Chaotic Cost Reduction
/// Enchantment
/// > Add a temporary class card to your hand at the start of your turns
//~ todo TTN_002t13e bb53b9cb d522ad72.d81678df 6914e36e
pub const TTN_002t13e: Power = TODO;

/// # Chaotic
/// Enchantment
/// > Costs (1) less.
//~ derived TTN_002t13e1 774e0695 d522ad72.f705eb41 a25112fb
pub const TTN_002t13e1: Power = enchant(&[cost_less(1)]);

/// # Approaching Nightmare
/// Spell · 0 mana
/// > Both players start with Yogg-Saron, Hope's End in their hand.
//~ done TTN_002t14 - 3e8f9d5a.261c82a6 9bf8e42e
pub const TTN_002t14: Power = spell(&[get(card("OG_134")).for_(PLAYERS)]);

/// # Driven to Excess
/// Spell · 0 mana
/// > Whenever a player ends their turn with unspent Mana, they draw a card.
/// - Makes: Chaotic Unspent [`TTN_002t15e`] ("If you end your turn with unspent mana, draw a…")
//~ done TTN_002t15 - 3e8f9d5a.73b432e5 7697aa83.a581b843
pub const TTN_002t15: Power = spell(&[attach("TTN_002t15e").to(PLAYERS)]);

/// # Chaotic Unspent
/// Enchantment
/// > If you end your turn with unspent mana, draw a card.
//~ done TTN_002t15e - d522ad72.02e6c469 333fee9e
pub const TTN_002t15e: Power = whenever(YOU.turn_end()).when(is_at_least(&MANA.of(YOU), 1)).then(&[draw(1)]);

/// # Chaotic Sylvanas
/// Enchantment
/// > Summon Sylvanas when you have 10 Mana crystals.
//~ todo TTN_002t17e e9de7725 d522ad72.53ffb96b f8f8433c
pub const TTN_002t17e: Power = TODO;

/// # Driven to Greed
/// Spell · 0 mana
/// > Whenever a player ends their turn with unspent Mana, they get a Coin.
/// - Makes: Chaotic Unspent Coin [`TTN_002t20e`] ("If you end your turn with unspent mana, get a…")
//~ done TTN_002t20 - 3e8f9d5a.9a34b0a0 31f178be.893f8b8b
pub const TTN_002t20: Power = spell(&[attach("TTN_002t20e").to(PLAYERS)]);

/// # Chaotic Unspent Coin
/// Enchantment
/// > If you end your turn with unspent mana, get a Coin.
//~ done TTN_002t20e - d522ad72.a97875da 4ab6a159
pub const TTN_002t20e: Power =
    whenever(YOU.turn_end()).when(is_at_least(&MANA.of(YOU), 1)).then(&[get(card("GAME_005"))]);

/// # Twist Reality
/// Spell · 0 mana
/// > The first time a player plays a card on their turn, shuffle a copy of it into their deck.
/// - Makes: Chaotic Shuffle Copy [`TTN_002t21e`] ("The first time a player plays a card on their…")
//~ done TTN_002t21 - 3e8f9d5a.fe492dd6 a457728e.f8bc2af3
pub const TTN_002t21: Power = spell(&[attach("TTN_002t21e").to(PLAYERS)]);

/// # Chaotic Shuffle Copy
/// Enchantment
/// > The first time a player plays a card on their turn, shuffle a copy of it into their deck.
//~ done TTN_002t21e - d522ad72.fe492dd6 a1da5182
pub const TTN_002t21e: Power =
    after(YOU.play(CARD)).when(ON_YOUR_TURN).once_a_turn().then(&[shuffle(fresh_copy_of(THAT))]);

/// # Seeing Double
/// Spell · 0 mana
/// > Both players start with 2 cards copied from the other player's hand.
//~ done TTN_002t22 - 3e8f9d5a.e5d2e376 3b386128
pub const TTN_002t22: Power = spell(&[
    keep_with(copy_of(YOUR_HAND.random_of(2)), THIS),
    get(copy_of(ENEMY_HAND.random_of(2))),
    get(the(KEPT)).for_(OPPONENT),
]);

/// # Severed Souls
/// Spell · 0 mana
/// > Both heroes start with +5 Health.
/// - Makes: Chaotic Soul Fragment [`TTN_002t24e`] ("When you spend all your Mana Crystals in a turn,…")
//~ done TTN_002t24 - 3e8f9d5a.8f0f2be4 de62b2c4.02e0f1b6
pub const TTN_002t24: Power = spell(&[give(&[HEALTH.plus(5)]).to(HEROES)]);

/// # Chaotic Soul Fragment
/// Enchantment
/// > When you spend all your Mana Crystals in a turn, shuffle a Soul Fragment into your deck.
/// - Makes: [`SCH_307t`](crate::scholomance::warlock::SCH_307t)
//~ todo TTN_002t24e b8665ad4 d522ad72.e8f0fac6 0b019975.9b6c96c0
pub const TTN_002t24e: Power = TODO;

/// # Chaotic Twice Hero Power
/// Enchantment
/// > Players can use their hero power twice a turn this game.
//~ todo TTN_002t26e 5f2e813e d522ad72.aefc6264 b6f88d22
pub const TTN_002t26e: Power = TODO;

/// # Unimaginable Horrors
/// Spell · 0 mana
/// > Both players **Discover** a new basic Hero Power on their first turn.
/// - Makes: Chaotic New Hero Power [`TTN_002t29e`] ("Discover a new hero power.")
//~ todo TTN_002t29 51b2c382 3e8f9d5a.480ad7c0 41e12dc0.2d132d97
pub const TTN_002t29: Power = TODO;

/// # Chaotic New Hero Power
/// Enchantment
/// > **Discover** a new hero power.
//~ todo TTN_002t29e 7d811244 d522ad72.bb320375 2c157439
pub const TTN_002t29e: Power = TODO;

/// # Chaotic extra draw
/// Enchantment
/// > Draw an extra card at start of your turns.
//~ todo TTN_002t2e 082e583b d522ad72.aa6edf92 338f03b8
pub const TTN_002t2e: Power = TODO;

/// # Fortifications
/// Spell · 0 mana
/// > At the end of each players' turns, give a random one of their minions +1 Health.
/// - Makes: Zephrys's Lamp [`TTN_002t30t`] ("Wish for the perfect card."); Chaotic Fortifications [`TTN_002t30e`] ("At the end of your turn, give one of your minions…")
//~ done TTN_002t30 - 3e8f9d5a.93184d7a 3807bef9.70622e2b
pub const TTN_002t30: Power = spell(&[attach("TTN_002t30e").to(PLAYERS)]);

/// # Chaotic Fortifications
/// Enchantment
/// > At the end of your turn, give one of your minions +1 Health.
//~ done TTN_002t30e - d522ad72.5d759684 c1c8479a
pub const TTN_002t30e: Power = at_end_of_your_turn(&[give(&[HEALTH.plus(1)]).to(FRIENDLY_MINIONS.random())]);

/// # Zephrys's Lamp
/// Spell · 0 mana
/// > Wish for the perfect card.
//~ approximate TTN_002t30t - 3e8f9d5a.7239dad4 69b1a9e9
pub const TTN_002t30t: Power = spell(crate::saviors_of_uldum::neutral::WISH)
    .approximate("offers cards by simple rules; the game looks for the best ones");

/// # Fast Track
/// Spell · 0 mana
/// > Reduce the Cost of all cards in both player's starting hands by (1).
//~ done TTN_002t32 - 3e8f9d5a.5aadc99b d689628d
pub const TTN_002t32: Power = spell(&[give(&[cost_less(1)]).to(together(&[YOUR_HAND, ENEMY_HAND]))]);

/// # Chaotic Class Minion
/// Enchantment
/// > Add a temporary class minion to your hand at the start of your turns
//~ todo TTN_002t34e 3895cb9f d522ad72.0848f3b0 abc0bdb7
pub const TTN_002t34e: Power = TODO;

/// # Your Eyes Betray You
/// Spell · 0 mana
/// > Both players' cards are Golden.
/// - Makes: Chaotic Discover [`TTN_002t35e`] ("Discover cards instead of drawing.")
///
/// # Notes
///
/// Golden cards do what others do.
//~ done TTN_002t35 - 3e8f9d5a.84ef6494 62e2b496.49028ebd
pub const TTN_002t35: Power = VANILLA;

/// # Chaotic Discover
/// Enchantment
/// > **Discover** cards instead of drawing.
//~ todo TTN_002t35e 7f06256b d522ad72.5f0f0ccb b033dfe2
pub const TTN_002t35e: Power = TODO;

/// # Shifting Futures
/// Spell · 0 mana
/// > Both players start with 2 copies of Shifter Zerus in their hand.
/// - Makes: [`OG_123`](crate::old_gods::neutral::OG_123)
//~ done TTN_002t36 - 3e8f9d5a.e9aa6af8 47881011.9c272316
pub const TTN_002t36: Power = spell(&[get(card("OG_123")).copies(2).for_(PLAYERS)]);

/// # Control the Makers
/// Spell · 0 mana
/// > Both heroes have +1 Attack on their turns.
/// - Makes: Titans Pack [`TTN_002t41t`] ("Add 5 TITANS expansion cards to your hand."); Chaotic Hero Attack [`TTN_002t41e`] ("Your hero has +1 Attack on your turns."); Chaotic Attack [`TTN_002t41e1`] ("Your hero has +1 Attack this turn.")
//~ done TTN_002t41 - 3e8f9d5a.50fdd155 78d091cc.5e8d54b8
pub const TTN_002t41: Power = spell(&[attach("TTN_002t41e").to(PLAYERS)]);

/// # Chaotic Hero Attack
/// Enchantment
/// > Your hero has +1 Attack on your turns.
//~ done TTN_002t41e - d522ad72.149117be 9242087e
pub const TTN_002t41e: Power = at_start_of_your_turn(&[attach("TTN_002t41e1").to(YOUR_HERO)]);

/// # Chaotic Attack
/// Enchantment
/// > Your hero has +1 Attack this turn.
//~ done TTN_002t41e1 - d522ad72.d35e1199 4562d667
pub const TTN_002t41e1: Power = enchant(&[ATTACK.plus(1)]).this_turn();

/// # Titans Pack
/// Spell · 2 mana
/// > Add 5 TITANS expansion cards to your hand.
//~ todo TTN_002t41t 75b67d40 7846e7ae.444a27d7 f6fdc6ab
pub const TTN_002t41t: Power = TODO;

/// # Army of the Corrupted
/// Spell · 0 mana
/// > The first minion played on each player's turns costs (1) less.
/// - Makes: Chaotic Minion Reduction [`TTN_002t43e`] ("Your first minion costs (1) less."); Chaotic Reduction [`TTN_002t43e1`] ("Costs (1) less.")
//~ done TTN_002t43 - 3e8f9d5a.950d8282 479490ab.02e60dea
pub const TTN_002t43: Power = spell(&[attach("TTN_002t43e").to(PLAYERS)]);

/// # Chaotic Minion Reduction
/// Enchantment
/// > Your first minion costs (1) less.
//~ done TTN_002t43e - d522ad72.e8841525 2d3aca39
pub const TTN_002t43e: Power =
    aura(YOUR_HAND.that(MINION)).when(YOU.play(MINION).this_turn().never()).have(&[cost_less(1)]);

/// # Chaotic Reduction
/// Enchantment
/// > Costs (1) less.
//~ derived TTN_002t43e1 374e3d37 d522ad72.f705eb41 72864c5f
pub const TTN_002t43e1: Power = enchant(&[cost_less(1)]);

/// # Opportunity Knocks
/// Spell · 0 mana
/// > The first card drawn on a player's turn is one they can afford to play.
/// - Makes: Chaotic playable card [`TTN_002t44e`] ("The first card you draw each turn is always…"); Corrupted Claws [`TTN_002t44e1`] ("\+1 Attack")
//~ done TTN_002t44 - 3e8f9d5a.4fca5bb4 f0630355.da9ecd57
pub const TTN_002t44: Power = spell(&[attach("TTN_002t44e").to(PLAYERS)]);

/// # Chaotic playable card
/// Enchantment
/// > The first card you draw each turn is always playable.
///
/// # Notes
///
/// The card that comes on top is one that the Mana of the turn pays for, as printed; if there is none, the first card is any.
//~ done TTN_002t44e - d522ad72.39c73fb7 aa6220a6
pub const TTN_002t44e: Power =
    at_start_of_your_turn(&[put_on_top(the(YOUR_DECK.that(COST.no_more_than(&MANA.of(YOU))).random()))]);

/// # Corrupted Claws
/// Enchantment
/// > \+1 Attack
//~ derived TTN_002t44e1 4960773d d522ad72.9fa56d42 0c5c9cf2
pub const TTN_002t44e1: Power = enchant(&[ATTACK.plus(1)]);

/// # Spread of Corruption
/// Spell · 0 mana
/// > The first spell cast on each player's turns costs (1) less.
/// - Makes: Chaotic Allies [`TTN_002t45e`] ("Discover a Titan at the start of your turn."); Chaotic Spell Reduction [`TTN_002t45e1`] ("Your spells cost (1) less.")
//~ done TTN_002t45 - 3e8f9d5a.d8f91bd2 337d75e1.84984319
pub const TTN_002t45: Power = spell(&[attach("TTN_002t45e1").to(PLAYERS)]);

/// # Chaotic Allies
/// Enchantment
/// > **Discover** a Titan at the start of your turn.
//~ todo TTN_002t45e a36be237 d522ad72.85ca7f1f 0ffd39ab
pub const TTN_002t45e: Power = TODO;

/// # Chaotic Spell Reduction
/// Enchantment
/// > Your spells cost (1) less.
//~ done TTN_002t45e1 - d522ad72.f6a37700 5f858db8
pub const TTN_002t45e1: Power =
    aura(YOUR_HAND.that(SPELL)).when(YOU.cast(SPELL).this_turn().never()).have(&[cost_less(1)]);

/// # Chaotic Fantastic Treasure
/// Enchantment
/// > Add a fantastic treasure to your hand on turn 5.
//~ todo TTN_002t46e e7809612 d522ad72.7bd2c1b0 5d1d3be2
pub const TTN_002t46e: Power = TODO;

/// # Gift of Gluttony
/// Spell · 0 mana
/// > Both players start with two more drawn cards.
//~ done TTN_002t5 - 3e8f9d5a.84643c05 b0e99b06
pub const TTN_002t5: Power = spell(&[draw(2).for_(PLAYERS)]);

/// # Shifting Fate
/// Spell · 0 mana
/// > Both players start with Gear Shift in their hand.
/// - Makes: [`TTN_922`](crate::titans::rogue::TTN_922)
//~ done TTN_002t50 - 3e8f9d5a.b496dcde 35303f92.6c138d40
pub const TTN_002t50: Power = spell(&[get(card("TTN_922")).for_(PLAYERS)]);

/// # Chaotic Secrets
/// Enchantment
/// > Put 2 random secrets from any class into play when you reach 5 Mana Crystals.
//~ todo TTN_002t8e f146f6f3 d522ad72.72f1a03b 2d310013
pub const TTN_002t8e: Power = TODO;

/// # Light in the Dark
/// Spell · 0 mana
/// > Both players' Hero Powers cost (1) less.
/// - Makes: Chaotic Hero Power [`TTN_002t9e`] ("Costs (1) less.")
//~ done TTN_002t9 - 3e8f9d5a.d56442ed d440ffb0.5a27a5e6
pub const TTN_002t9: Power = spell(&[attach("TTN_002t9e").to(together(&[YOUR_HERO_POWER, ENEMY_HERO_POWER]))]);

/// # Chaotic Hero Power
/// Enchantment
/// > Costs (1) less.
//~ done TTN_002t9e - d522ad72.f705eb41 658a6970
pub const TTN_002t9e: Power = enchant(&[cost_less(1)]);

/// # Fortified
/// Enchantment
/// > \+1 Health.
//~ derived TTN_02t30e1 b8fa9bed d522ad72.fd1f4654 4c0ca038
pub const TTN_02t30e1: Power = enchant(&[HEALTH.plus(1)]);

/// # Watcher of the Sun
/// Minion · 2 mana · 2/3
/// > **Battlecry:** Get a random Holy spell. **Forge:** Also restore #6 Health to your hero.
/// - Makes: Watcher of the Sun [`TTN_039t`] (2/3, "Forged Battlecry: Get a random Holy spell.…")
//~ derived TTN_039 ffc9f7bf 5656a6e3.fba030fc a7b55c6a.4edcce55
pub const TTN_039: Power = battlecry(&[get(random(school(SpellSchool::Holy)))]);

/// # Watcher of the Sun
/// Minion · 2 mana · 2/3
/// > **Forged Battlecry:** Get a random Holy spell. Restore 6 Health to your hero.
//~ derived TTN_039t 7e5301b8 5656a6e3.a1486729 a7b55c6a
pub const TTN_039t: Power = battlecry(&[get(random(school(SpellSchool::Holy))), heal(6).to(YOUR_HERO)]);

/// # Cyclopian Crusher
/// Minion · 3 mana · 3/3
/// > **Rush Forge:** Gain +3/+2.
/// - Makes: Cyclopian Crusher [`TTN_042t`] (6/5, "Forged Rush"); Cyclopian Crushing [`TTN_042e`] ("Increased Stats")
//~ done TTN_042 - 05878c57.50b25b0f e6e6e7af.02d0a143
pub const TTN_042: Power = VANILLA;

/// # Cyclopian Crushing
/// Enchantment
/// > Increased Stats
//~ todo TTN_042e 6c817c67 d522ad72.7b07b71a 5234dc20
pub const TTN_042e: Power = TODO;

/// # Cyclopian Crusher
/// Minion · 3 mana · 6/5
/// > **Forged Rush**
//~ vanilla TTN_042t 83861388 0bd6b8cf.49a15277 e6e6e7af
pub const TTN_042t: Power = VANILLA;

/// # Runic Shortsword
/// Weapon · 1 mana · 2/2 durability
/// > {0} {1}
//~ done TTN_060t - b272821a.09cdb72f 50ba4e11
pub const TTN_060t: Power = VANILLA;

/// # Runic Axe
/// Weapon · 5 mana · 3/4 durability
/// > {0} {1}
//~ done TTN_060t1 - 8a4392e6.09cdb72f 58ddbf5b
pub const TTN_060t1: Power = VANILLA;

/// # Genius of Mimiron
/// Spell · 0 mana
/// > After your hero attacks, summon a random 2-Cost minion.
/// - Makes: Genius of Mimiron [`TTN_060t10t`] ("After your hero attacks, summon a random 4-Cost…"); Genius of Mimiron [`TTN_060t10t1`] ("After your hero attacks, summon a random 8-Cost…")
//~ done TTN_060t10 - 3e8f9d5a.bc2562d3 500ecd12.00a7383b
pub const TTN_060t10: Power = after(YOUR_HERO.attack(CARD)).then(&[summon(random(all(&[MINION, COST.is(2)])))]);

/// # Genius of Mimiron
/// Spell · 0 mana
/// > After your hero attacks, summon a random 4-Cost minion.
//~ done TTN_060t10t - 3e8f9d5a.b2954544 500ecd12
pub const TTN_060t10t: Power = after(YOUR_HERO.attack(CARD)).then(&[summon(random(all(&[MINION, COST.is(4)])))]);

/// # Genius of Mimiron
/// Spell · 0 mana
/// > After your hero attacks, summon a random 8-Cost minion.
//~ done TTN_060t10t1 - 3e8f9d5a.d6a61a4a 500ecd12
pub const TTN_060t10t1: Power = after(YOUR_HERO.attack(CARD)).then(&[summon(random(all(&[MINION, COST.is(8)])))]);

/// # Pain of Jotun
/// Spell · 0 mana
/// > **Battlecry:** Deal 2 damage.
/// - Makes: Pain of Jotun [`TTN_060t12t`] ("Battlecry: Deal 4 damage."); Pain of Jotun [`TTN_060t12t1`] ("Battlecry: Deal 6 damage.")
//~ done TTN_060t12 - 3e8f9d5a.d9e5e9ea 517046a5.df8a25d1
pub const TTN_060t12: Power = battlecry(&[deal(2).to(TARGET)]);

/// # Pain of Jotun
/// Spell · 0 mana
/// > **Battlecry:** Deal 4 damage.
//~ done TTN_060t12t - 3e8f9d5a.4956c41c 517046a5
pub const TTN_060t12t: Power = battlecry(&[deal(4).to(TARGET)]);

/// # Pain of Jotun
/// Spell · 0 mana
/// > **Battlecry:** Deal 6 damage.
//~ done TTN_060t12t1 - 3e8f9d5a.c0a9a161 517046a5
pub const TTN_060t12t1: Power = battlecry(&[deal(6).to(TARGET)]);

/// # Wisdom of Freya
/// Spell · 0 mana
/// > After your hero attacks, draw a card.
/// - Makes: Wisdom of Freya [`TTN_060t13t`] ("After your hero attacks, draw 2 cards."); Wisdom of Freya [`TTN_060t13t1`] ("After your hero attacks, draw 3 cards.")
//~ done TTN_060t13 - 3e8f9d5a.a64dc786 2452a35a.a6e9ce38
pub const TTN_060t13: Power = after(YOUR_HERO.attack(CARD)).then(&[draw(1)]);

/// # Wisdom of Freya
/// Spell · 0 mana
/// > After your hero attacks, draw 2 cards.
//~ done TTN_060t13t - 3e8f9d5a.6fa54612 2452a35a
pub const TTN_060t13t: Power = after(YOUR_HERO.attack(CARD)).then(&[draw(2)]);

/// # Wisdom of Freya
/// Spell · 0 mana
/// > After your hero attacks, draw 3 cards.
//~ done TTN_060t13t1 - 3e8f9d5a.a1443e86 2452a35a
pub const TTN_060t13t1: Power = after(YOUR_HERO.attack(CARD)).then(&[draw(3)]);

/// # Runic Greatmace
/// Weapon · 10 mana · 5/6 durability
/// > {0} {1}
//~ done TTN_060t2 - 53d87830.09cdb72f f198d23e
pub const TTN_060t2: Power = VANILLA;

/// # Deceit of Loken
/// Spell · 0 mana
/// > **Poisonous**.
//~ done TTN_060t3 - 3e8f9d5a.b2c69ca0 b0ca2e58
pub const TTN_060t3: Power = VANILLA;

/// # Hope of Sif
/// Spell · 0 mana
/// > **Lifesteal**.
//~ done TTN_060t4 - 3e8f9d5a.808b9d45 313f77ee
pub const TTN_060t4: Power = VANILLA;

/// # Storm of Thorim
/// Spell · 0 mana
/// > **Windfury**.
//~ done TTN_060t5 - 3e8f9d5a.d091b609 82cee3de
pub const TTN_060t5: Power = VANILLA;

/// # Flame of Odyn
/// Spell · 0 mana
/// > Also damages adjacent minions.
//~ done TTN_060t6 - 3e8f9d5a.d63807d4 318c0abd
pub const TTN_060t6: Power = also_damages(THAT.neighbours());

/// # Chill of Hodir
/// Spell · 0 mana
/// > **Deathrattle:** Deal 1 damage to all enemies.
/// - Makes: Chill of Hodir [`TTN_060t7t`] ("Deathrattle: Deal 2 damage to all enemies."); Chill of Hodir [`TTN_060t7t1`] ("Deathrattle: Deal 4 damage to all enemies.")
//~ done TTN_060t7 - 3e8f9d5a.66761e5e bbb6a26c.2128bb52
pub const TTN_060t7: Power = deathrattle(&[deal(1).to(ENEMIES)]);

/// # Chill of Hodir
/// Spell · 0 mana
/// > **Deathrattle:** Deal 2 damage to all enemies.
//~ done TTN_060t7t - 3e8f9d5a.74248aa1 bbb6a26c
pub const TTN_060t7t: Power = deathrattle(&[deal(2).to(ENEMIES)]);

/// # Chill of Hodir
/// Spell · 0 mana
/// > **Deathrattle:** Deal 4 damage to all enemies.
//~ done TTN_060t7t1 - 3e8f9d5a.bb51d42e bbb6a26c
pub const TTN_060t7t1: Power = deathrattle(&[deal(4).to(ENEMIES)]);

/// # Light of Tyr
/// Spell · 0 mana
/// > After your hero attacks, gain 2 Armor.
/// - Makes: Light of Tyr [`TTN_060t8t`] ("After your hero attacks, gain 4 Armor."); Light of Tyr [`TTN_060t8t1`] ("After your hero attacks, gain 8 Armor.")
//~ done TTN_060t8 - 3e8f9d5a.e75cb526 2fa65fde.001b71ce
pub const TTN_060t8: Power = after(YOUR_HERO.attack(CARD)).then(&[armor(2)]);

/// # Light of Tyr
/// Spell · 0 mana
/// > After your hero attacks, gain 4 Armor.
//~ done TTN_060t8t - 3e8f9d5a.79620fe6 2fa65fde
pub const TTN_060t8t: Power = after(YOUR_HERO.attack(CARD)).then(&[armor(4)]);

/// # Light of Tyr
/// Spell · 0 mana
/// > After your hero attacks, gain 8 Armor.
//~ done TTN_060t8t1 - 3e8f9d5a.b15c24cf 2fa65fde
pub const TTN_060t8t1: Power = after(YOUR_HERO.attack(CARD)).then(&[armor(8)]);

/// # Spark of Ra-den
/// Spell · 0 mana
/// > Your hero is **Immune** while attacking.
//~ done TTN_060t9 - 3e8f9d5a.34a091c0 9b1e17af
pub const TTN_060t9: Power = aura(YOUR_HERO).have(&[has(GameTag::IMMUNE_WHILE_ATTACKING)]);

/// # Mechagnome Guide
/// Minion · Mech · 4 mana · 3/4
/// > **Battlecry: Discover** a spell. **Forge:** It costs (3) less.
/// - Makes: Mechagnome Guide [`TTN_076t`] (3/4, "Forged Battlecry: Discover a spell. It costs (3)…"); Vacation Time! [`TTN_076e`] ("Costs (3) less.")
//~ derived TTN_076 a8e53aa3 2b2b8af2.c8419def 20bb6dca.8beb59c2
pub const TTN_076: Power = battlecry(&[discover(SPELL)]);

/// # Vacation Time!
/// Enchantment
/// > Costs (3) less.
//~ derived TTN_076e 2e0ccc03 d522ad72.bb1f76c5 0b5c39ec
pub const TTN_076e: Power = enchant(&[cost_less(3)]);

/// # Mechagnome Guide
/// Minion · Mech · 4 mana · 3/4
/// > **Forged Battlecry: Discover** a spell. It costs (3) less.
//~ derived TTN_076t 8c843464 2b2b8af2.db79d2ea 20bb6dca
pub const TTN_076t: Power = battlecry(&[discover(SPELL), give(&[cost_less(3)]).to(IT)]);

/// # Son of Hodir
/// Minion · 8 mana · 8/8
/// > **Battlecry:** Shuffle four 8/8 Giants into your deck that are summoned when drawn.
/// - Makes: Frost Tyrant [`TTN_083t`] (8/8, "Summoned When Drawn")
//~ done TTN_083 - 47db507d.a6c84e96 871e2c6f.525d74dd
pub const TTN_083: Power = battlecry(&[shuffle(card("TTN_083t")).copies(4)]);

/// # Frost Tyrant
/// Minion · 8 mana · 8/8
/// > **Summoned When Drawn**
//~ vanilla TTN_083t aef2bb5e 47db507d.3802ca07 d46625b4
pub const TTN_083t: Power = VANILLA;

/// # Prison of Yogg-Saron
/// Location · 7 mana · 3 uses
/// > Choose a character. Cast 4 random spells *(targeting it if possible*).
//~ done TTN_090 - 23708f6d.f79146cd 4076d1d5
pub const TTN_090: Power = location(&[cast(random(SPELL)).at(TARGET).picks(4)]);

/// # Kologarn
/// Minion · 8 mana · 6/10
/// > **Rush**. Whenever this attacks a minion, put it in your hand. **Deathrattle:** Move any in your hand to your opponent's.
///
/// # Notes
///
/// The marked ones are those that it has put there.
//~ done TTN_330 - c143de08.55b33908 1eba92ec
pub const TTN_330: Power = abilities(&[
    whenever(THIS.attack(MINION))
        .then(&[get(the(THAT)), give(&[plus_tag(GameTag::TAG_SCRIPT_DATA_ENT_1, 1)]).to(THAT)]),
    deathrattle(&[give_to_opponent(YOUR_HAND.that(with(GameTag::TAG_SCRIPT_DATA_ENT_1)))]),
]);

/// # XB-488 Disposalbot
/// Minion · Mech · 5 mana · 3/2
/// > **Battlecry:** Deal 5 damage randomly split among all enemy minions. **Forge:** Gain **Lifesteal**.
/// - Makes: XB-488 Disposalbot [`TTN_458t`] (3/2, "Forged, Lifesteal Battlecry: Deal 5 damage…")
//~ derived TTN_458 80c467f7 9574276b.d3a2d448 e3119b4b.9a2cf3ab
pub const TTN_458: Power = battlecry(&[deal(5).split_among(ENEMY_MINIONS)]);

/// # XB-488 Disposalbot
/// Minion · Mech · 5 mana · 3/2
/// > **Forged, Lifesteal Battlecry:** Deal 5 damage randomly split among all enemy minions.
//~ derived TTN_458t 7de4429b 9574276b.1354debd e3119b4b
pub const TTN_458t: Power = battlecry(&[deal(5).split_among(ENEMY_MINIONS)]);

/// # Flame Revenant
/// Minion · Elemental · 2 mana · 2/3
/// > After you summon an Elemental, give it +1/+1.
/// - Makes: Heating Up! [`TTN_479e`] ("\+1/+1.")
//~ derived TTN_479 d9a66099 2ed7eb85.dfdd3ecc b2a4c83b.5bbfa7f2
pub const TTN_479: Power = after(YOU.summon(ELEMENTAL)).then(&[attach("TTN_479e").to(THAT)]);

/// # Heating Up!
/// Enchantment
/// > \+1/+1.
//~ derived TTN_479e 7de62645 d522ad72.cb08f83e e75e44c3
pub const TTN_479e: Power = enchant(&[plus(1, 1)]);

/// # Containment Unit
/// Minion · Mech · 7 mana · 6/6
/// > **Magnetic Deathrattle:** Summon a random 8-Cost minion.
/// - Makes: Containment Unit [`TTN_700e1`] ("Deathrattle: Summon a random 8-Cost minion.")
//~ derived TTN_700 51f2fa0d 1012765a.f9ef3058 b59751c2.83fee5ef
pub const TTN_700: Power = deathrattle(&[summon(random(all(&[MINION, COST.is(8)])))]);

/// # Containment Unit
/// Enchantment
/// > Deathrattle: Summon a random 8-Cost minion.
//~ derived TTN_700e1 de9e3ec7 d522ad72.a8fbdffb b59751c2
pub const TTN_700e1: Power = deathrattle(&[summon(random(all(&[MINION, COST.is(8)])))]);

/// # Ancient Totem
/// Minion · Totem · 0 mana · 0/3
//~ vanilla TTN_710 4e140e72 08bd43b2 19b03171
pub const TTN_710: Power = VANILLA;

/// # Saronite Tol'vir
/// Minion · 4 mana · 3/5
/// > **Taunt** Whenever this is attacked, draw a card.
//~ derived TTN_711 dacff29a e3908842.7ce10a7b 4c5c0f4f
pub const TTN_711: Power = whenever(CHARACTERS.attack(ITSELF)).then(&[draw(1)]);

/// # Sharp-Eyed Seeker
/// Minion · Beast · 3 mana · 3/3
/// > **Battlecry:** If there is a card in your deck that didn't start there, draw it.
//~ done TTN_712 - 22fea183.d9e2773c 82303af0
pub const TTN_712: Power = battlecry(&[draw_that(1, not(&STARTED_IN_DECK))]);

/// # Angry Helhound
/// Minion · Beast · 4 mana · 2/5
/// > **Rush** Has +4 Attack on your turn.
//~ done TTN_713 - 15a4c783.aa6dfb9c fd91e5c0
pub const TTN_713: Power = aura(THIS).when(ON_YOUR_TURN).have(&[ATTACK.plus(4)]);

/// # Runefueled Golem
/// Minion · 4 mana · 4/4
/// > **Battlecry: Discover** a weapon from any class.
//~ derived TTN_714 bbf093a5 16ec05b0.09fcf6ae 85f652b7
pub const TTN_714: Power = battlecry(&[discover_of(WEAPON, Classes::Any)]);

/// # Time-Lost Protodrake
/// Minion · Dragon · 4 mana · 4/5
/// > **Taunt** When you draw this, add a random Dragon to your hand.
//~ derived TTN_715 018cb743 3069f717.0f2a52e7 bfbcd900
pub const TTN_715: Power = on(Word::WhenDrawn, &[get(random(DRAGON))]);

/// # Flame Behemoth
/// Minion · Mech · 6 mana · 4/5
/// > **Battlecry:** Get two random **Magnetic** Mechs. They cost (2) less.
/// - Makes: 110% Efficiency [`TTN_716e`] ("Costs (2) less.")
//~ derived TTN_716 5351821e 8cc6778a.09936b8f 18a6f4e2.2b299ba0
pub const TTN_716: Power =
    battlecry(&[get(random(all(&[MECH, with(GameTag::MAGNETIC)]))).picks(2), attach("TTN_716e").to(IT)]);

/// # 110% Efficiency
/// Enchantment
/// > Costs (2) less.
//~ derived TTN_716e 5d012681 d522ad72.90c32b47 d857c372
pub const TTN_716e: Power = enchant(&[cost_less(2)]);

/// # Algalon the Observer
/// Minion · 4 mana · 4/4
/// > **Battlecry:** Replace your Hero Power with Algalon's Vision.
/// - Makes: Algalon's Vision [`TTN_717t`] ("Look at the top card of your opponent's deck. You…"); A New Reality [`TTN_717t1`] ("Put … on the bottom of the opponent's deck."); Keep on Top! [`TTN_717t2`] ("Keep … on the top of the opponent's deck."); Put on Bottom! [`TTN_717t3`] ("Put … on the bottom of the opponent's deck.")
//~ done TTN_717 - 16ec05b0.6e970a8c 7fb71acb.5f81914e
pub const TTN_717: Power = battlecry(&[become_hero_power(card("TTN_717t"))]);

/// # Algalon's Vision
/// Hero Power · 1 mana
/// > Look at the top card of your opponent's deck. You may put it on the bottom of their deck.
//~ done TTN_717t - 3808c64e.6cc6e106 5bc382a6
pub const TTN_717t: Power = hero_power(&[choose_from(
    ENEMY_DECK.first(1),
    &[choose(&[&[put_on_top(the(IT)).for_(OPPONENT)], &[put_at_bottom(the(IT)).for_(OPPONENT)]])],
    &[],
)]);

/// # A New Reality
/// Spell · 0 mana
/// > Put {0} on the bottom of the opponent's deck.
//~ todo TTN_717t1 50569cf8 3e8f9d5a.af45d3d9 6202a1eb
pub const TTN_717t1: Power = TODO;

/// # Keep on Top!
/// Spell · 0 mana
/// > Keep **{0}** on the top of the opponent's deck.
//~ todo TTN_717t2 76f1bd68 3e8f9d5a.562acaca e9fa53f4
pub const TTN_717t2: Power = TODO;

/// # Put on Bottom!
/// Spell · 0 mana
/// > Put **{0}** on the bottom of the opponent's deck.
//~ todo TTN_717t3 f6ec5595 3e8f9d5a.a64edcef 61389c45
pub const TTN_717t3: Power = TODO;

/// # Starlight Whelp
/// Minion · Dragon · 3 mana · 4/3
/// > **Battlecry:** Get a random card from your starting hand.
//~ done TTN_718 - 383b3988.7440914e a36307a6
pub const TTN_718: Power = battlecry(&[get(random_from_past(YOU.start_with(CARD).this_game()))]);

/// # Tram Operator
/// Minion · Mech · 5 mana · 4/4
/// > **Battlecry:** Draw a Mech. The next Mech you play costs (2) less.
/// - Makes: All Aboard! [`TTN_723e`] ("Costs (2) less."); Golden Ticket! [`TTN_723e1`] ("The next Mech you play costs (2) less.")
//~ derived TTN_723 81defabe 06523553.1f655d85 cd439d25.629e5f44
pub const TTN_723: Power = battlecry(&[draw_that(1, MECH), attach("TTN_723e1").to(YOU)]);

/// # All Aboard!
/// Enchantment
/// > Costs (2) less.
//~ derived TTN_723e 90d5304c d522ad72.90c32b47 62a7182d
pub const TTN_723e: Power = enchant(&[cost_less(2)]);

/// # Golden Ticket!
/// Enchantment
/// > The next Mech you play costs (2) less.
//~ derived TTN_723e1 0f644106 d522ad72.c0d48ec6 e8b6db60
pub const TTN_723e1: Power = enchant(&[]).aura(YOUR_HAND.that(MECH), &[cost_less(2)]).until(YOU.play(MECH));

/// # Storm Giant
/// Minion · 8 mana · 8/8
/// > **Taunt Forge:** Costs (2) less. Can be **Forged** endlessly.
/// - Makes: Storm Giant [`TTN_724t`] (8/8, "Forged, Taunt Forge: Costs (2) less. Can be…"); Storm's Fury [`TTN_724e`] ("Costs (2) less.")
//~ done TTN_724 - 47db507d.1b1ab8b7 ccf20ba2.99a5df2d
pub const TTN_724: Power = VANILLA;

/// # Storm's Fury
/// Enchantment
/// > Costs (2) less.
//~ derived TTN_724e 13f65618 d522ad72.90c32b47 13584aa3
pub const TTN_724e: Power = enchant(&[cost_less(2)]);

/// # Storm Giant
/// Minion · 6 mana · 8/8
/// > **Forged**, **Taunt Forge:** Costs (2) less. Can be **Forged** endlessly.
//~ done TTN_724t - bdda44c4.107863b9 ccf20ba2
pub const TTN_724t: Power = after(YOU.forge(ITSELF)).in_hand().then(&[
    attach("TTN_724e").when(YOU.forge(all(&[ITSELF, with(GameTag::FORGED)])).while_holding_this().at_least(1))
]);

/// # Melted Maker
/// Minion · Elemental · 3 mana · 3/3
/// > After you **Forge** a card, get a copy of it.
//~ done TTN_729 - 6458dbe2.27b3560b bcb783de
pub const TTN_729: Power = after(YOU.forge(CARD)).then(&[get(copy_of(THAT))]);

/// # Careless Mechanist
/// Minion · 3 mana · 4/5
/// > After you draw your second card in a turn, destroy this.
//~ done TTN_731 - cbd06f33.0c8f48b0 6512fa8c
pub const TTN_731: Power =
    after(YOU.draw(CARD)).when(equals(&YOU.draw(CARD).this_turn_up_to_that().count(), 2)).then(&[destroy(THIS)]);

/// # Invent-o-matic
/// Minion · Mech · 2 mana · 2/3
/// > Whenever you **Magnetize** a minion, give it +1/+1.
/// - Makes: Eureka! [`TTN_732e`] ("\+1/+1.")
//~ done TTN_732 - e00ad38a.d919a2de e95ff682.d92cd428
pub const TTN_732: Power = whenever(FRIENDLY_MINIONS.is_magnetized(CARD)).then(&[attach("TTN_732e").to(SUBJECT)]);

/// # Eureka!
/// Enchantment
/// > \+1/+1.
//~ derived TTN_732e d6b7ff2b d522ad72.cb08f83e 8112d240
pub const TTN_732e: Power = enchant(&[plus(1, 1)]);

/// # Relentless Worg
/// Minion · Beast · 3 mana · 2/4
/// > **Rush** After this attacks and kills a minion, restore this to full Health.
//~ derived TTN_733 c1130c1c efca1175.92effe98 cb338e17
pub const TTN_733: Power = after(THIS.attack(MINION)).when(there_is(&THAT.that(DEAD))).then(&[heal_fully(THIS)]);

/// # Mecha-Leaper
/// Minion · Mech · Beast · 3 mana · 2/2
/// > **Magnetic Deathrattle:** Give a friendly Mech +2/+2 and this **Deathrattle**.
/// - Makes: Mecha-Leaper [`TTN_734e`] ("Deathrattle: Give a friendly Mech +2/+2 and this…"); Mecha-Leaping [`TTN_734e2`] ("\+2/+2. Deathrattle: Give a friendly Mech +2/+2…")
//~ done TTN_734 - 8692db50.4abde3d1 ac3d36a9.55488a57
pub const TTN_734: Power = deathrattle(&[attach("TTN_734e2").to(FRIENDLY_MINIONS.that(MECH).random())]);

/// # Mecha-Leaper
/// Enchantment
/// > Deathrattle: Give a friendly Mech +2/+2 and this Deathrattle.
//~ done TTN_734e - d522ad72.27d71f93 ac3d36a9
pub const TTN_734e: Power = deathrattle(&[attach("TTN_734e2").to(FRIENDLY_MINIONS.that(MECH).random())]);

/// # Mecha-Leaping
/// Enchantment
/// > \+2/+2. **Deathrattle:** Give a friendly Mech +2/+2 and this **Deathrattle**.
//~ done TTN_734e2 - d522ad72.8d118d91 9a649c82
pub const TTN_734e2: Power =
    abilities(&[enchant(&[plus(2, 2)]), deathrattle(&[attach("TTN_734e2").to(FRIENDLY_MINIONS.that(MECH).random())])]);

/// # Disguised K'thir
/// Minion · 5 mana · 3/3
/// > Each turn this is in your hand, transform into a random card in your opponent's deck.
/// - Makes: Disguise Shift [`TTN_741e`] ("Transforming into random card from your…")
//~ done TTN_741 - e8b6bfb0.59e9859a 88809274.8ab83042
pub const TTN_741: Power = whenever(YOU.turn_start())
    .in_hand()
    .when(there_is(&ENEMY_DECK))
    .then(&[transform(THIS, copy_of(ENEMY_DECK.random())), attach("TTN_741e").to(THIS)]);

/// # Disguise Shift
/// Enchantment
/// > Transforming into random card from your opponent's deck.
//~ done TTN_741e - d522ad72.d94c601b 49aa4a8f
pub const TTN_741e: Power = whenever(YOU.turn_start())
    .in_hand()
    .when(there_is(&ENEMY_DECK))
    .then(&[transform(THIS, copy_of(ENEMY_DECK.random())), attach("TTN_741e").to(THIS)]);

/// # Celestial Projectionist
/// Minion · 2 mana · 3/2
/// > **Battlecry:** Choose a friendly minion. Add a **Temporary** copy of it to your hand.
/// - Makes: Astral Projection [`TTN_742e`] ("Destroy this at the end of your turn.")
//~ derived TTN_742 97dbe254 0296240c.70399237 45ed2a97.7370f739
pub const TTN_742: Power =
    battlecry(&[select(A_FRIENDLY_MINION), get(copy_of(IT)), give(&[has(GameTag::GHOSTLY)]).to(IT)]);

/// # Astral Projection
/// Enchantment
/// > Destroy this at the end of your turn.
//~ todo TTN_742e 2f9ffed7 d522ad72.12965ce5 ec511093
pub const TTN_742e: Power = TODO;

/// # Ignis, the Eternal Flame
/// Minion · 4 mana · 2/4
/// > **Battlecry:** If you've **Forged** a card this game, craft a custom weapon.
///
/// # Notes
///
/// A weapon of one of three Costs, then twice one of three effects, the second time another: the parts are cards of the set, with
/// numbers for each Cost where they have numbers.
///
/// No source: all effects can be offered each time, as for other crafted cards.
//~ done TTN_751 - 581d4d03.6a08076b 9c407ca9
pub const TTN_751: Power = battlecry(&[
    choose_card(&["TTN_060t", "TTN_060t1", "TTN_060t2"], &[remember(IT)]),
    create_aside(each_of(&["TTN_060t3", "TTN_060t4", "TTN_060t5", "TTN_060t6", "TTN_060t9"])),
    if_(
        there_is(&REMEMBERED.that(COST.is(1))),
        &[create_aside(each_of(&["TTN_060t7", "TTN_060t8", "TTN_060t10", "TTN_060t12", "TTN_060t13"]))],
    ),
    if_(
        there_is(&REMEMBERED.that(COST.is(5))),
        &[create_aside(each_of(&["TTN_060t7t", "TTN_060t8t", "TTN_060t10t", "TTN_060t12t", "TTN_060t13t"]))],
    ),
    if_(
        there_is(&REMEMBERED.that(COST.is(10))),
        &[create_aside(each_of(&["TTN_060t7t1", "TTN_060t8t1", "TTN_060t10t1", "TTN_060t12t1", "TTN_060t13t1"]))],
    ),
    discover_then(Offer::Entities(LEFT_ASIDE.that(SPELL)), &[merge(IT).to(REMEMBERED), remove_from_game(IT)]),
    discover_then(Offer::Entities(LEFT_ASIDE.that(SPELL)), &[merge(IT).to(REMEMBERED), remove_from_game(IT)]),
    remove_from_game(LEFT_ASIDE.that(SPELL)),
    get(the(REMEMBERED)),
    remove_from_game(LEFT_ASIDE),
])
.when(YOU.forge(CARD).this_game().at_least(1));

/// # Ravenous Kraken
/// Minion · Beast · 3 mana · 2/5
/// > **Battlecry:** Destroy a friendly minion. **Deathrattle:** Summon a copy of it.
/// - Makes: Ravenous Kraken [`TTN_754e`] ("Destroyed ….")
//~ derived TTN_754 92dad0c3 efc69280.e59f52b6 065ae025.29db4410
pub const TTN_754: Power =
    abilities(&[battlecry(&[destroy(A_FRIENDLY_MINION), remember(IT)]), deathrattle(&[summon(copy_of(REMEMBERED))])]);

/// # Ravenous Kraken
/// Enchantment
/// > Destroyed {0}.
//~ todo TTN_754e dc130f53 d522ad72.9486bc48 065ae025
pub const TTN_754e: Power = TODO;

/// # Victorious Vrykul
/// Minion · 1 mana · 1/2
/// > After this attacks, get a 2/3 Val'kyr that costs (1).
/// - Makes: Victorious Val'kyr [`TTN_812t`] (2/3)
//~ done TTN_812 - cbfac199.44caef0e c9147638.da7861be
pub const TTN_812: Power = after(THIS.attack(CARD)).then(&[get(card("TTN_812t"))]);

/// # Victorious Val'kyr
/// Minion · Undead · 1 mana · 2/3
//~ vanilla TTN_812t 024888e3 fab28acf c6c61b40
pub const TTN_812t: Power = VANILLA;

/// # Trogg Exile
/// Minion · 3 mana · 4/4
/// > **Rush Battlecry:** Deal 4 damage to your hero.
//~ derived TTN_832 d6881683 ca30ee0e.4d9fb87b bd671f93
pub const TTN_832: Power = battlecry(&[deal(4).to(YOUR_HERO)]);

/// # Fate Splitter
/// Minion · 3 mana · 3/3
/// > **Deathrattle:** Get a copy of the last card your opponent played.
//~ derived TTN_859 f152e02a 05878c57.53d77b65 c4a173bc
pub const TTN_859: Power = deathrattle(&[get(last_of(OPPONENT.play(CARD).this_game()))]);

/// # Drone Deconstructor
/// Minion · Mech · 1 mana · 1/2
/// > **Battlecry:** Get a 1/1 **Magnetic** Sparkbot with a random **Bonus Effect**.
//~ done TTN_860 - 2eab15b3.6109f538 ce862abc
pub const TTN_860: Power = battlecry(&[get(one_of(&[
    "TTN_719t", "TTN_719t1", "TTN_719t2", "TTN_719t3", "TTN_719t4", "TTN_719t5", "TTN_719t6", "TTN_719t7",
]))]);

/// # To Battle!
/// Enchantment
/// > \+2/+1
//~ derived TTN_908e2 e7920315 d522ad72.af69253e 08ecf56a
pub const TTN_908e2: Power = enchant(&[plus(2, 1)]);

/// # Razorscale
/// Minion · Dragon · 3 mana · 2/4
/// > Cards can't cost less than (2).
/// - Makes: Razor's Edge [`TTN_924e`] ("Costs at least (2).")
//~ done TTN_924 - 6ee3f937.e92ec222 032ebade.effad3a7
pub const TTN_924: Power = aura(together(&[YOUR_HAND, ENEMY_HAND])).have(&[COST.no_less(2)]);

/// # Razor's Edge
/// Enchantment
/// > Costs at least (2).
//~ todo TTN_924e 66d77c5d d522ad72.4b41f9a1 e1a6395c
pub const TTN_924e: Power = TODO;

/// # Imposing Anubisath
/// Minion · 4 mana · 7/7
/// > **Taunt** Can't attack.
//~ vanilla TTN_931 7b2cb9a3 70bc20e3.cf4ed50f 85267c43
pub const TTN_931: Power = VANILLA;

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived TTN_COIN1 fc28fc38 3e8f9d5a.095f71be c6be21f5
pub const TTN_COIN1: Power = spell(&[gain_mana(1)]);

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived TTN_COIN2 380508e8 3e8f9d5a.095f71be c6be21f5
pub const TTN_COIN2: Power = spell(&[gain_mana(1)]);

/// # Prison Breaker
/// Minion · 4 mana · 4/4
/// > **Battlecry:** If you've cast 5 or more spells this game, deal 2 damage to all enemies. @ *({0} left*!)@ *(Ready!)*
//~ derived YOG_411 cd3af0e8 16ec05b0.6dbade39 81434407
pub const YOG_411: Power = battlecry(&[deal(2).to(ENEMIES)]).when(YOU.cast(SPELL).this_game().at_least(5));

/// # Chaotic Tendril
/// Minion · 1 mana · 1/1
/// > **Battlecry:** Cast a random @-Cost spell. Improve your future Chaotic Tendrils.
/// - Numbers: {0} = 1
//~ derived YOG_514 0471dd75 cbd7c476.431bea15.eae7e889 39d019fd
#[rustfmt::skip]
pub const YOG_514: Power = abilities(&[battlecry(&[cast(random_costing(SPELL, TEXT_NUMBER))]), improved(YOU.play(named("YOG_514")).this_game().other().count())]);

/// # Eye of Chaos
/// Minion · 5 mana · 5/4
/// > **Battlecry:** Get two 1/1 Chaotic Tendrils.
/// - Makes: Chaotic Tendril [`YOG_514`] (1/1, "Battlecry: Cast a random 1-Cost spell. Improve…")
//~ derived YOG_515 1fd48711 7c760552.a3f72125 4032ad63.0104a4f6
pub const YOG_515: Power = battlecry(&[get(card("YOG_514")).copies(2)]);

/// # Yogg-Saron, Unleashed
/// Minion · 9 mana · 7/5
/// > **Titan** After this uses an ability, cast two random spells.
/// - Makes: Reign of Chaos [`YOG_516t`] ("Take control of an enemy minion."); Induce Insanity [`YOG_516t2`] ("Force each enemy minion to attack a random enemy…"); Tentacle Swarm [`YOG_516t3`] ("Fill your hand with 1/1 Chaotic Tendrils."); Gaze of Death [`YOG_516e`] ("Costs (2) less.")
//~ done YOG_516 - 4a74e925.67e2529b 1bbfda21.3789f44c
pub const YOG_516: Power = abilities(&[
    titan(&["YOG_516t", "YOG_516t2", "YOG_516t3"]),
    after(THIS.use_ability()).then(&[cast(random(SPELL)).picks(2)]),
]);

/// # Gaze of Death
/// Enchantment
/// > Costs (2) less.
//~ derived YOG_516e 4b20dea3 d522ad72.90c32b47 10bc78d7
pub const YOG_516e: Power = enchant(&[cost_less(2)]);

/// # Reign of Chaos
/// Spell · 0 mana
/// > Take control of an enemy minion.
//~ derived YOG_516t 88867092 3e8f9d5a.e1cda9f8 ff84dcbc
pub const YOG_516t: Power = spell(&[take_control(AN_ENEMY_MINION)]);

/// # Induce Insanity
/// Spell · 0 mana
/// > Force each enemy minion to attack a random enemy minion.
//~ done YOG_516t2 - 3e8f9d5a.3126e505 f6657d30
pub const YOG_516t2: Power =
    spell(&[one_by_one(ENEMY_MINIONS, &[make_attack(THAT, ENEMY_MINIONS.that(not(&is(&THAT))).random())])]);

/// # Tentacle Swarm
/// Spell · 0 mana
/// > Fill your hand with 1/1 Chaotic Tendrils.
/// - Makes: Chaotic Tendril [`YOG_514`] (1/1, "Battlecry: Cast a random 1-Cost spell. Improve…")
//~ done YOG_516t3 - 3e8f9d5a.920a01bc 9a09d73d.0104a4f6
pub const YOG_516t3: Power = spell(&[get(card("YOG_514")).copies(10)]);

/// # Cho'gall, Twilight Chieftain
/// Minion · 6 mana · 6/7
/// > **Taunt**, **Lifesteal Start of Game:** 50% chance to corrupt the game with a random anomaly.
/// - Makes: Soulbound [`YOG_530e`]
///
/// # Notes
///
/// The anomalies are the nineteen cards of the set that the unnamed tag 2895 marks; no source tells their odds.
//~ done YOG_530 - 8b3aeff8.5d4136e9 c090ca3b.37fb98e0
pub const YOG_530: Power = on(Word::StartOfGame, &[cast(random_token(with(GameTag(2895)))).when(chance(50))]);

/// # Soulbound
/// Enchantment
//~ todo YOG_530e c0969ab1 d522ad72 a33d2dcd
pub const YOG_530e: Power = TODO;
