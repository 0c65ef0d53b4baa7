//! Demon Hunter cards of Into the Emerald Dream.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file af94b130

/// # Omen
///
/// `EDR_421` · Demon Hunter minion · 10 mana · 6/12
///
/// > **Rush**, **Windfury Deathrattle:** Deal @ damage to all enemies. *(Improves after this attacks!)*
///
/// - Set: Into the Emerald Dream · legendary · collectible
/// - Minion type: Demon, Beast
/// - Mechanics: Windfury, Deathrattle, Rush
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `2537` = 1, `4065` = 1
///
/// State: Derived
//~ derived EDR_421 63770030 96d0d63e 11b79cd9.7de44ee3
pub const EDR_421: Power =
    abilities(&[deathrattle(&[deal(1).times(ITS_NUMBER).to(ENEMIES)]), after(THIS.attack(CARD)).then(&[improve(1)])]);

/// # Alara'shi
///
/// `EDR_493` · Demon Hunter minion · 5 mana · 5/5
///
/// > **Battlecry:** Transform minions in your hand into random Demons. *(They keep their original stats and Cost.)*
///
/// - Set: Into the Emerald Dream · legendary · collectible
/// - Minion type: Demon, Beast
/// - Mechanics: Battlecry
/// - Tags: `2537` = 1
/// - Enchantments: Demon Cost [`EDR_493e`], Demon Form [`EDR_493e2`]
///
/// State: Todo
//~ todo EDR_493 b7d391cc 746879c8 89b1424d.e0a4c2ba
pub const EDR_493: Power = TODO;

/// # Demon Cost
///
/// `EDR_493e` · Neutral enchantment
///
/// > Adjusted Cost.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ todo EDR_493e 971c8a5e af6fb6d5 c0317bc2.8be7f9cc
pub const EDR_493e: Power = TODO;

/// # Demon Form
///
/// `EDR_493e2` · Demon Hunter enchantment
///
/// > Adjusted stats and Cost.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ todo EDR_493e2 cd281ee7 ea7f3b86 bb499206.9bc48058
pub const EDR_493e2: Power = TODO;

/// # Wyvern's Slumber
///
/// `EDR_820` · Demon Hunter spell · 3 mana
///
/// > **Choose One -** Summon two **Dormant** Dreadseeds; or Deal $2 damage to all minions.
///
/// - Set: Into the Emerald Dream · epic · collectible
/// - Mechanics: Choose One
/// - Refers to: Dormant
/// - Tokens: Encroaching Fear [`EDR_820a`], Awoken Darkness [`EDR_820b`]
///
/// State: Todo
//~ todo EDR_820 1dc42d40 ad4cb7b0 c45dd34c.e9bac26c
pub const EDR_820: Power = TODO;

/// # Encroaching Fear
///
/// `EDR_820a` · Demon Hunter spell · 3 mana
///
/// > Summon two random **Dormant** Dreadseeds.
///
/// - Set: Into the Emerald Dream
/// - Refers to: Dormant
///
/// State: Todo
//~ todo EDR_820a 2bec3af0 f6eb3fd9 f7c924e7.fbca5960
pub const EDR_820a: Power = TODO;

/// # Awoken Darkness
///
/// `EDR_820b` · Demon Hunter spell · 3 mana
///
/// > Deal $2 damage to all minions.
///
/// - Set: Into the Emerald Dream
///
/// State: Derived
//~ derived EDR_820b 6c027dd6 8d66a3a1 42f49529.ce882c3f
pub const EDR_820b: Power = spell(&[deal(2).to(MINIONS)]);

/// # Grim Harvest
///
/// `EDR_840` · Demon Hunter spell · 2 mana
///
/// > Draw a card. Summon a random **Dormant** Dreadseed.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Refers to: Dormant
/// - Tokens: Hound Dreadseed [`EDR_840t`], Crow Dreadseed [`EDR_840t1`], Serpent Dreadseed [`EDR_840t2`]
///
/// State: Derived
//~ derived EDR_840 d7404a16 826ed679 1ca288a6.4ecad637
pub const EDR_840: Power = spell(&[draw(1), summon(one_of(&["EDR_840t", "EDR_840t1", "EDR_840t2"]))]);

/// # Hound Dreadseed
///
/// `EDR_840t` · Demon Hunter minion · 2 mana · 4/4
///
/// > **Dormant** for 2 turns. When this awakens, give your hero +3 Attack this turn.
///
/// - Set: Into the Emerald Dream
/// - Minion type: Undead, Beast
/// - Refers to: Dormant
/// - Tags: `1652` = 1, `2534` = 1
/// - Enchantments: Hound's Fangs [`EDR_840te`]
///
/// State: Derived
//~ derived EDR_840t 7a1486f7 693aec64 d0b93f2c.8bbc96c9
pub const EDR_840t: Power = abilities(&[dormant_for(2), on(Word::Awaken, &[attach("EDR_840te").to(YOUR_HERO)])]);

/// # Crow Dreadseed
///
/// `EDR_840t1` · Demon Hunter minion · 1 mana · 3/3
///
/// > **Elusive Dormant** for 1 turn.
///
/// - Set: Into the Emerald Dream
/// - Minion type: Undead, Beast
/// - Mechanics: Elusive
/// - Refers to: Dormant
/// - Tags: `1652` = 1, `2534` = 1
/// - Enchantments: Dreaming Hound [`EDR_840t1e`], Dreaming Crow [`EDR_840t1e1`]
///
/// State: Derived
//~ derived EDR_840t1 b3a3c0f1 20d2ba71 ae1dcc38.57f6633d
pub const EDR_840t1: Power = dormant_for(1);

/// # Dreaming Hound
///
/// `EDR_840t1e` · Demon Hunter enchantment
///
/// > **Dormant**. Awaken in @ \|4(turn, turns).
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Dormant Awaken Condition Enchant
/// - Tags: `SCORE_VALUE_1` = 2
///
/// State: Todo
//~ todo EDR_840t1e e8802a03 68f7e6ad ab983757.d03dd6ee
pub const EDR_840t1e: Power = TODO;

/// # Dreaming Crow
///
/// `EDR_840t1e1` · Demon Hunter enchantment
///
/// > **Dormant**. Awaken in @ \|4(turn, turns).
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Score Value 1, Dormant Awaken Condition Enchant
///
/// State: Todo
//~ todo EDR_840t1e1 ae2a370f de36cf51 7fc9d7c0.d03dd6ee
pub const EDR_840t1e1: Power = TODO;

/// # Serpent Dreadseed
///
/// `EDR_840t2` · Demon Hunter minion · 3 mana · 5/5
///
/// > **Taunt**, **Lifesteal Dormant** for 3 turns.
///
/// - Set: Into the Emerald Dream
/// - Minion type: Undead, Beast
/// - Mechanics: Taunt, Lifesteal
/// - Refers to: Dormant
/// - Tags: `1652` = 1, `2534` = 1
/// - Enchantments: Dreaming Serpent [`EDR_840t2e1`]
///
/// State: Derived
//~ derived EDR_840t2 8356319b 29f15547 59e3551f.7208fb39
pub const EDR_840t2: Power = dormant_for(3);

/// # Dreaming Serpent
///
/// `EDR_840t2e1` · Demon Hunter enchantment
///
/// > **Dormant**. Awaken in @ \|4(turn, turns).
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Dormant Awaken Condition Enchant
/// - Tags: `SCORE_VALUE_1` = 3
///
/// State: Todo
//~ todo EDR_840t2e1 adeec4d1 b15cff2d f20dc23d.d03dd6ee
pub const EDR_840t2e1: Power = TODO;

/// # Hound's Fangs
///
/// `EDR_840te` · Demon Hunter enchantment
///
/// > +3 Attack this turn.
///
/// - Set: Into the Emerald Dream
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived EDR_840te 4a23c3dc 30217628 475ce73c.268eca27
pub const EDR_840te: Power = enchant(&[ATTACK.plus(3)]).this_turn();

/// # Dreadsoul Corrupter
///
/// `EDR_841` · Demon Hunter minion · 4 mana · 4/4
///
/// > **Battlecry and Deathrattle:** Summon a random **Dormant** Dreadseed.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Mechanics: Deathrattle, Battlecry
/// - Refers to: Dormant
///
/// State: Todo
//~ todo EDR_841 aaf133a2 3389b1a7 368a5de9.243b701d
pub const EDR_841: Power = TODO;

/// # Defiled Spear
///
/// `EDR_842` · Demon Hunter weapon · 4 mana · 2/3 durability
///
/// > After your hero attacks an enemy, deal your hero's Attack damage to another random enemy.
///
/// - Set: Into the Emerald Dream · common · collectible
///
/// State: Derived
//~ derived EDR_842 5a960762 519b0675 b2f4a19a.438acdb5
#[rustfmt::skip]
pub const EDR_842: Power = after(YOUR_HERO.attack(ENEMY)).then(&[deal(1).times(ATTACK.of(YOUR_HERO)).to(ENEMIES.that(not(&is(&THAT))).random())]);

/// # Jumpscare!
///
/// `EDR_882` · Demon Hunter spell · 2 mana
///
/// > **Discover** a Demon that costs (5) or more with a **Dark Gift**. Shuffle the other two into your deck.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Mechanics: Discover
/// - Refers to: Dark Gift
///
/// State: Todo
//~ todo EDR_882 91e8ab1b 774f8767 2586d766.6aa85b83
pub const EDR_882: Power = TODO;

/// # Nightmare Dragonkin
///
/// `EDR_890` · Demon Hunter minion · 3 mana · 4/2
///
/// > **Deathrattle:** Reduce the Cost of the right-most card in your hand by (2).
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived EDR_890 1328f6d0 c6e796a0 5bac2f88.895ec40e
pub const EDR_890: Power = deathrattle(&[give(&[cost_less(2)]).to(YOUR_HAND.last(1))]);

/// # Ravenous Felhunter
///
/// `EDR_891` · Demon Hunter minion · 5 mana · 5/3
///
/// > **Deathrattle:** Resurrect a friendly **Deathrattle** minion that costs (4) or less. Summon a copy of it.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Deathrattle
/// - Tags: `3169` = 1
///
/// State: Derived
//~ derived EDR_891 1fe65f60 34526629 0746ae61.fd1065f4
#[rustfmt::skip]
pub const EDR_891: Power = deathrattle(&[summon(from_past(YOUR_MINIONS_THAT_DIED.that(all(&[with(GameTag::DEATHRATTLE), COST.at_most(4)])))), summon(copy_of(IT))]);

/// # Ferocious Felbat
///
/// `EDR_892` · Demon Hunter minion · 7 mana · 7/5
///
/// > **Deathrattle:** Resurrect a different friendly **Deathrattle** minion that costs (5) or more. Summon a copy of it.
///
/// - Set: Into the Emerald Dream · epic · collectible
/// - Minion type: Demon
/// - Mechanics: Deathrattle
/// - Tags: `3169` = 1
///
/// State: Todo
//~ todo EDR_892 271cd059 cf1bcf23 e34fb446.3024c961
pub const EDR_892: Power = TODO;

/// # Sigil of Cinder
///
/// `FIR_902` · Demon Hunter spell · Fel · 2 mana
///
/// > At the start of your next turn, deal $6 damage randomly split among all enemies.
///
/// - Set: Into the Emerald Dream · epic · collectible
/// - Mechanics: Immune To Spellpower, Sigil
/// - Tags: `4546` = 1
///
/// State: Derived
//~ derived FIR_902 50f46489 6bdb2d77 2f7da45d.5192f074
pub const FIR_902: Power = spell(&[later(&whenever(YOU.turn_start()).does(&[deal(6).split_among(ENEMIES)]))]);

/// # Felfire Blaze
///
/// `FIR_904` · Demon Hunter minion · 2 mana · 2/3
///
/// > After you cast a Fel spell, destroy this and deal 2 damage to all enemies.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Minion type: Elemental
///
/// State: Derived
//~ derived FIR_904 18994726 b101ac30 9df62bfd.959cc1a9
pub const FIR_904: Power = after(YOU.cast(school(SpellSchool::Fel))).then(&[destroy(THIS), deal(2).to(ENEMIES)]);

/// # Scorchreaver
///
/// `FIR_952` · Demon Hunter minion · 4 mana · 4/4
///
/// > **Battlecry: Discover** a Fel spell. Reduce the Cost of Fel spells in your hand by (1).
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Mechanics: Battlecry, Discover
///
/// State: Derived
//~ derived FIR_952 24456b2d 2be87a07 9441731b.c6053884
#[rustfmt::skip]
pub const FIR_952: Power = battlecry(&[discover(school(SpellSchool::Fel)), give(&[cost_less(1)]).to(YOUR_HAND.that(school(SpellSchool::Fel)))]);
