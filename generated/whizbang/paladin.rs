//! Paladin cards of Whizbang's Workshop.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 6deb0971

/// # Whack-A-Gnoll
///
/// `MIS_700` · Paladin spell · 1 mana
///
/// > **Discover** a Paladin weapon from the past. Give it +1/+1.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Mechanics: Discover
/// - Enchantments: Whack! [`MIS_700e`]
///
/// State: Derived
//~ derived MIS_700 422d03ee 434eb847 15b88669.52dbaf15
pub const MIS_700: Power =
    spell(&[discover(all(&[WEAPON, class(CardClass::Paladin), FROM_THE_PAST])), attach("MIS_700e").to(IT)]);

/// # Whack!
///
/// `MIS_700e` · Paladin enchantment
///
/// > +1/+1.
///
/// - Set: Whizbang's Workshop
///
/// State: Derived
//~ derived MIS_700e 08eeb6c0 1ef09d29 4a38b1ec.67341004
pub const MIS_700e: Power = enchant(&[plus(1, 1)]);

/// # Holy Glowsticks
///
/// `MIS_709` · Paladin spell · Holy · 4 mana
///
/// > **Lifesteal** Deal $4 damage to a minion. Costs (1) if you've cast a Holy spell this turn.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Mechanics: Lifesteal
/// - Enchantments: Raving Mad [`MIS_709e1`]
///
/// State: Derived
//~ derived MIS_709 3531ebd7 d55c7f80 5a3e175a.e36e0d60
#[rustfmt::skip]
pub const MIS_709: Power = abilities(&[spell(&[deal(4).to(A_MINION)]), aura(THIS).when(has_done(1, &past(Side::Friendly, Deed::Cast, Window::ThisTurn).that(school(SpellSchool::Holy)))).in_hand().have(&[cost(1)])]);

/// # Raving Mad
///
/// `MIS_709e1` · Paladin enchantment
///
/// > +5/+5
///
/// - Set: Whizbang's Workshop
///
/// State: Derived
//~ derived MIS_709e1 eb6f2dc9 6f146aff 65725dc4.c2569302
pub const MIS_709e1: Power = enchant(&[plus(5, 5)]);

/// # Flickering Lightbot
///
/// `MIS_918` · Paladin minion · 5 mana · 3/3
///
/// > **Gigantify** Costs (1) less for each Holy spell you've cast this game.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Gigantify
/// - Enchantments: Glow Up [`MIS_918e`]
/// - Tokens: Flickering Lightbot [`MIS_918t`]
///
/// State: Derived
//~ derived MIS_918 38c55329 ab5e1749 a633a65b.b114e575
pub const MIS_918: Power = costs(&[cost_less(1).times(count_of(SPELLS_YOU_CAST.that(school(SpellSchool::Holy))))]);

/// # Glow Up
///
/// `MIS_918e` · Neutral enchantment
///
/// > Increased Stats.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ todo MIS_918e 5272544f 4636b518 634b99d8.8950806f
pub const MIS_918e: Power = TODO;

/// # Flickering Lightbot
///
/// `MIS_918t` · Paladin minion · 8 mana · 8/8
///
/// > **Gigantic** Costs (1) less for each Holy spell you've cast this game.
///
/// - Set: Whizbang's Workshop · rare
/// - Minion type: Mech
/// - Mechanics: Gigantic
///
/// State: Todo
//~ todo MIS_918t f7af8261 a2298bd7 03ac2c2a.ac32b9bd
pub const MIS_918t: Power = TODO;

/// # Flash Sale
///
/// `TOY_716` · Paladin spell · 4 mana
///
/// > Summon a 1/2 Mech with **Divine Shield** and **Taunt**. Give your minions +1/+2.
///
/// - Set: Whizbang's Workshop · epic · collectible
/// - Refers to: Taunt, Divine Shield
/// - Enchantments: Amazing Savings [`TOY_716e`]
/// - Tokens: Annoy-o-Tron [`CORE_GVG_085`](crate::core::neutral::CORE_GVG_085)
///
/// State: Derived
//~ derived TOY_716 48251f52 97ffa78a f90367c0.f52c7c50
pub const TOY_716: Power = spell(&[summon(card("CORE_GVG_085")), attach("TOY_716e").to(FRIENDLY_MINIONS)]);

/// # Amazing Savings
///
/// `TOY_716e` · Paladin enchantment
///
/// > +1/+2.
///
/// - Set: Whizbang's Workshop
///
/// State: Derived
//~ derived TOY_716e dd2edb56 4e508d49 80c7e274.6fa82661
pub const TOY_716e: Power = enchant(&[plus(1, 2)]);

/// # Crafter's Aura
///
/// `TOY_808` · Paladin spell · Holy · 7 mana
///
/// > At the end of your turn, summon a random 6-Cost minion. Lasts @ turns.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Mechanics: Objective, Paladin Aura
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3, `QUEST_PROGRESS_TOTAL` = 3, `1724` = 1
///
/// State: Derived
//~ derived TOY_808 4f6719e9 8a991df5 53124fe1.7a37b9ba
pub const TOY_808: Power = abilities(&[at_end_of_your_turn(&[summon(random(all(&[MINION, COST.is(6)])))]), lasts(3)]);

/// # Cardboard Golem
///
/// `TOY_809` · Paladin minion · 3 mana · 3/3
///
/// > **Battlecry:** Increase the duration of Auras in your hand, deck, and battlefield by 1.
///
/// - Set: Whizbang's Workshop · epic · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo TOY_809 74b1fa87 6024db93 af121f54.26a4d85e
pub const TOY_809: Power = TODO;

/// # Painter's Virtue
///
/// `TOY_810` · Paladin weapon · 4 mana · 2/3 durability
///
/// > **Lifesteal** After your hero attacks, give minions in your hand +1/+1.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Mechanics: Lifesteal
/// - Enchantments: Colorful [`TOY_810e`]
///
/// State: Derived
//~ derived TOY_810 74270271 6ef584e1 23e7770e.c1a84b75
pub const TOY_810: Power = after(YOUR_HERO.attack(CARD)).then(&[attach("TOY_810e").to(YOUR_HAND.that(MINION))]);

/// # Colorful
///
/// `TOY_810e` · Paladin enchantment
///
/// > +1/+1.
///
/// - Set: Whizbang's Workshop
///
/// State: Derived
//~ derived TOY_810e aa2b4641 580a885c 3135dad3.67341004
pub const TOY_810e: Power = enchant(&[plus(1, 1)]);

/// # Tigress Plushy
///
/// `TOY_811` · Paladin minion · 3 mana · 3/2
///
/// > **Miniaturize Rush**, **Lifesteal**, **Divine Shield**
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Minion type: Beast
/// - Mechanics: Divine Shield, Lifesteal, Rush, Miniaturize
/// - Tokens: Tigress Plushy [`TOY_811t`]
///
/// State: Vanilla
//~ vanilla TOY_811 004970f6 410d79bc c17cf882.a37d1b1a
pub const TOY_811: Power = VANILLA;

/// # Tigress Plushy
///
/// `TOY_811t` · Paladin minion · 1 mana · 1/1
///
/// > **Mini Rush**, **Lifesteal**, **Divine Shield**
///
/// - Set: Whizbang's Workshop · common
/// - Minion type: Beast
/// - Mechanics: Divine Shield, Lifesteal, Rush, Mini
///
/// State: Done
//~ done TOY_811t 8359184d - 846d111d.7599d4a3
pub const TOY_811t: Power = VANILLA;

/// # Pipsi Painthoof
///
/// `TOY_812` · Paladin minion · 7 mana · 4/4
///
/// > **Deathrattle:** Summon a random **Divine Shield**, **Rush**, and **Taunt** minion from your deck.
///
/// - Set: Whizbang's Workshop · legendary · collectible
/// - Mechanics: Deathrattle
/// - Refers to: Taunt, Divine Shield, Rush
///
/// State: Derived
//~ derived TOY_812 90e7de1c ab034cfe 866ea465.cb67ad87
#[rustfmt::skip]
pub const TOY_812: Power = deathrattle(&[summon(the(YOUR_DECK.that(all(&[MINION, with(GameTag::DIVINE_SHIELD)])).random())), summon(the(YOUR_DECK.that(all(&[MINION, with(GameTag::RUSH)])).random())), summon(the(YOUR_DECK.that(all(&[MINION, with(GameTag::TAUNT)])).random()))]);

/// # Toy Captain Tarim
///
/// `TOY_813` · Paladin minion · 5 mana · 3/7
///
/// > **Miniaturize Taunt**. **Battlecry:** Set a minion's Attack and Health to this minion's.
///
/// - Set: Whizbang's Workshop · legendary · collectible
/// - Mechanics: Taunt, Battlecry, Miniaturize
/// - Target: "Set a minion's Attack and Health to this minion's."
/// - Enchantments: Toytanic [`TOY_813e3`]
/// - Tokens: Toy Captain Tarim [`TOY_813t`]
///
/// State: Derived
//~ derived TOY_813 c4f944e5 7341839c 651004da.b2ad2597
#[rustfmt::skip]
pub const TOY_813: Power = battlecry(&[give(&[ATTACK.set(1).times(X)]).times(ATTACK.of(THIS)).to(A_MINION), give(&[HEALTH.set(1).times(X)]).times(HEALTH.of(THIS)).to(IT)]);

/// # Toytanic
///
/// `TOY_813e3` · Paladin enchantment
///
/// > Adjusted stats.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ todo TOY_813e3 70489a18 627fa752 a97b3136.fc449887
pub const TOY_813e3: Power = TODO;

/// # Toy Captain Tarim
///
/// `TOY_813t` · Paladin minion · 1 mana · 1/1
///
/// > **Mini Taunt**. **Battlecry:** Set a minion's Attack and Health to this minion's.
///
/// - Set: Whizbang's Workshop · legendary
/// - Mechanics: Taunt, Battlecry, Mini
/// - Target: "Set a minion's Attack and Health to this minion's."
///
/// State: Todo
//~ todo TOY_813t b9642fe1 08124f0c f497c751.0a56a5b0
pub const TOY_813t: Power = TODO;

/// # Wind-Up Enforcer
///
/// `TOY_880` · Paladin minion · 6 mana · 3/5
///
/// > **Tradeable Battlecry:** Summon @ \|4(copy, copies) of this minion. *(Trade** to upgrade!)*
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Mechanics: Battlecry, Tradeable, Deck Action Cost
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Derived
//~ derived TOY_880 188fd9d9 4f452753 9019b59e.ae0b4827
pub const TOY_880: Power =
    abilities(&[battlecry(&[summon(copy_of(THIS)).times(ITS_NUMBER)]), on(Word::WhenTraded, &[improve(1)])]);

/// # Fancy Packaging
///
/// `TOY_881` · Paladin spell · 1 mana
///
/// > Give a minion with **Divine Shield** +2/+3.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Refers to: Divine Shield
/// - Enchantments: Vacuum Sealed [`TOY_881e`]
///
/// State: Derived
//~ derived TOY_881 1fb1b17e 5c27165c b57a960a.2aab5755
pub const TOY_881: Power = spell(&[attach("TOY_881e").to(A_MINION.that(with(GameTag::DIVINE_SHIELD)))]);

/// # Vacuum Sealed
///
/// `TOY_881e` · Paladin enchantment
///
/// > +2/+3
///
/// - Set: Whizbang's Workshop
///
/// State: Derived
//~ derived TOY_881e 53b7a6e3 f802d9a9 0fef013f.e24cd8c8
pub const TOY_881e: Power = enchant(&[plus(2, 3)]);

/// # Trinket Artist
///
/// `TOY_882` · Paladin minion · 3 mana · 2/3
///
/// > **Battlecry:** Draw a **Divine Shield** minion and an Aura.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Refers to: Divine Shield
///
/// State: Todo
//~ todo TOY_882 ee8347c9 90487483 892038e1.71deea8b
pub const TOY_882: Power = TODO;
