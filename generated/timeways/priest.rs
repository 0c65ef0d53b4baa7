//! Priest cards of Across the Timeways.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file d8bbe507

/// # Wings of Eternity
///
/// `END_027` · Priest spell · 1 mana
///
/// > **Discover** a Dragon from the past with a **Dark Gift**.
///
/// - Set: Across the Timeways · common · collectible
/// - Mechanics: Discover
/// - Refers to: Dark Gift
///
/// State: Todo
//~ todo END_027 4beec532 f20491ab e7eab290.32d13d00
pub const END_027: Power = TODO;

/// # For All Time
///
/// `END_028` · Multi-class spell · 4 mana
///
/// > Destroy all minions with 4 or less Attack. **Overload:** (2)
///
/// - Set: Across the Timeways · rare · collectible
/// - Classes: Priest, Shaman
/// - Tags: `OVERLOAD` = 2
///
/// State: Derived
//~ derived END_028 cdbb676b d7c88620 0b10cee9.3939a434
pub const END_028: Power = spell(&[destroy(MINIONS.that(ATTACK.at_most(4)))]);

/// # Voodoo Totem
///
/// `END_029` · Multi-class minion · 2 mana · 0/4
///
/// > At the end of your turn, get a random Shadow spell.
///
/// - Set: Across the Timeways · common · collectible
/// - Minion type: Totem
/// - Classes: Priest, Shaman
///
/// State: Derived
//~ derived END_029 14137d78 7a767131 0c9cd2f0.fbba9f8e
pub const END_029: Power = at_end_of_your_turn(&[get(random(school(SpellSchool::Shadow)))]);

/// # Disciple of the Dove
///
/// `TIME_037` · Priest minion · 3 mana · 2/2
///
/// > **Battlecry:** Draw a minion. Give minions in your hand +2 Health.
///
/// - Set: Across the Timeways · common · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Dove's Blessing [`TIME_037e`]
///
/// State: Derived
//~ derived TIME_037 9eb172b6 6bea61c4 de9677b9.d5a09343
pub const TIME_037: Power = battlecry(&[draw_that(1, MINION), attach("TIME_037e").to(YOUR_HAND.that(MINION))]);

/// # Dove's Blessing
///
/// `TIME_037e` · Neutral enchantment
///
/// > +2 Health.
///
/// - Set: Across the Timeways
///
/// State: Derived
//~ derived TIME_037e cfc452fd 7ad3a242 cbbe5889.9f1b69f0
pub const TIME_037e: Power = enchant(&[HEALTH.plus(2)]);

/// # Cleansing Lightspawn
///
/// `TIME_427` · Priest minion · 4 mana · 2/3
///
/// > **Lifesteal Battlecry:** Deal damage to an enemy minion equal to this minion's Health.
///
/// - Set: Across the Timeways · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry, Lifesteal
/// - Target: "Deal damage equal to this minion's Health."
///
/// State: Derived
//~ derived TIME_427 7ec14dc1 2fb609c7 73c02ed0.9cb89c86
pub const TIME_427: Power = battlecry(&[deal(1).times(HEALTH.of(THIS)).to(AN_ENEMY_MINION)]);

/// # Divine Augur
///
/// `TIME_429` · Priest minion · 4 mana · 4/5
///
/// > **Battlecry:** Set the Attack and Health of every minion in your hand to the higher of the two stats.
///
/// - Set: Across the Timeways · epic · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Enchantments: Light Intensity [`TIME_429e1`], Light Polarity [`TIME_429e2`]
///
/// State: Todo
//~ todo TIME_429 bce3be66 73333cd2 e9bcddfa.dd0979d3
pub const TIME_429: Power = TODO;

/// # Light Intensity
///
/// `TIME_429e1` · Priest enchantment
///
/// > Attack increased.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ todo TIME_429e1 0e4069ec df78d200 7c8ea008.29b7578e
pub const TIME_429e1: Power = TODO;

/// # Light Polarity
///
/// `TIME_429e2` · Priest enchantment
///
/// > Health increased.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ todo TIME_429e2 b19c930b b49ea937 a2802626.e13a90ac
pub const TIME_429e2: Power = TODO;

/// # Amber Priestess
///
/// `TIME_431` · Priest minion · 2 mana · 1/4
///
/// > **Taunt Battlecry:** Restore Health to a character equal to this minion's Health.
///
/// - Set: Across the Timeways · common · collectible
/// - Mechanics: Taunt, Battlecry
/// - Target: "Restore Health equal to this minion's Health."
///
/// State: Derived
//~ derived TIME_431 83617667 04e98fc2 10fb01a8.cd45f083
pub const TIME_431: Power = battlecry(&[heal(1).times(HEALTH.of(THIS)).to(TARGET)]);

/// # Intertwined Fate
///
/// `TIME_432` · Priest spell · 3 mana
///
/// > **Discover** a copy of a card from your deck and one from your opponent's.
///
/// - Set: Across the Timeways · rare · collectible
/// - Mechanics: Discover
///
/// State: Derived
//~ derived TIME_432 0549c4b5 45592725 1efea429.0eb6615b
#[rustfmt::skip]
pub const TIME_432: Power = spell(&[offer(Offer::Entities(YOUR_DECK), &[get(copy_of(IT))]), offer(Offer::Entities(ENEMY_DECK), &[get(copy_of(IT))])]);

/// # Cease to Exist
///
/// `TIME_433` · Priest spell · 3 mana
///
/// > **Rewind Silence** and destroy a random enemy minion.
///
/// - Set: Across the Timeways · common · collectible
/// - Mechanics: Rewind
/// - Refers to: Silence
///
/// State: Todo
//~ todo TIME_433 23787f9c 8b65d844 1daa63fb.c2244b19
pub const TIME_433: Power = TODO;

/// # Eternus
///
/// `TIME_435` · Priest minion · 6 mana · 6/2
///
/// > **Battlecry:** Take control of an enemy minion with this minion's Health or less.
///
/// - Set: Across the Timeways · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Target: "Take control of minion with less Health."
///
/// State: Derived
//~ derived TIME_435 bb6a0958 2319b4ba a02caf72.846ad6c0
pub const TIME_435: Power = battlecry(&[take_control(AN_ENEMY_MINION.that(HEALTH.no_more_than(&HEALTH.of(THIS))))]);

/// # Past Conflux
///
/// `TIME_436` · Priest location · 7 mana · 0 uses
///
/// > Summon a random Dragon that costs (5) or more. *Advance to the present!*
///
/// - Set: Across the Timeways · epic · collectible
/// - Tokens: Present Conflux [`TIME_436t1`], Future Conflux [`TIME_436t2`]
///
/// State: Todo
//~ todo TIME_436 8676b325 a4e1a3c9 6d08f88e.3b09ac5a
pub const TIME_436: Power = TODO;

/// # Present Conflux
///
/// `TIME_436t1` · Priest location · 7 mana · 0 uses
///
/// > **Discover** a Dragon that costs (5) or more and summon it. *Advance to the future!*
///
/// - Set: Across the Timeways · epic
/// - Mechanics: Discover
/// - Tokens: Future Conflux [`TIME_436t2`]
///
/// State: Todo
//~ todo TIME_436t1 0d3d1ecf 0ee59911 47a634fb.7dd29832
pub const TIME_436t1: Power = TODO;

/// # Future Conflux
///
/// `TIME_436t2` · Priest location · 7 mana · 0 uses
///
/// > **Discover** a Dragon that costs (5) or more and summon it. Also get a copy of it.
///
/// - Set: Across the Timeways · epic
/// - Mechanics: Discover
///
/// State: Derived
//~ derived TIME_436t2 55f1f40a 30b2d07d 7469593b.95e21921
#[rustfmt::skip]
pub const TIME_436t2: Power = hero_power(&[offer(Offer::Pool(all(&[DRAGON, COST.at_least(5)]), Classes::Own), &[summon(the(IT))]), get(copy_of(IT))]);

/// # Power Word: Barrier
///
/// `TIME_447` · Priest spell · Holy · 1 mana
///
/// > Give a character **Divine Shield**. Give minions in your hand +2 Health.
///
/// - Set: Across the Timeways · rare · collectible
/// - Refers to: Divine Shield
/// - Enchantments: Barrier [`TIME_447e2`]
///
/// State: Derived
//~ derived TIME_447 174ac3be 3b181eef 64184f0c.424fa59a
pub const TIME_447: Power =
    spell(&[give(&[has(GameTag::DIVINE_SHIELD)]).to(TARGET), attach("TIME_447e2").to(YOUR_HAND.that(MINION))]);

/// # Barrier
///
/// `TIME_447e2` · Priest enchantment
///
/// > +2 Health
///
/// - Set: Across the Timeways
///
/// State: Derived
//~ derived TIME_447e2 02d60c22 aad97821 d227a423.edeeb21e
pub const TIME_447e2: Power = enchant(&[HEALTH.plus(2)]);

/// # Medivh the Hallowed
///
/// `TIME_890` · Priest minion · 10 mana · 7/7
///
/// > **Fabled**. Costs (0) if you control Karazhan. **Battlecry: Silence** and destroy all other minions.
///
/// - Set: Across the Timeways · legendary · collectible
/// - Mechanics: Battlecry, Dont Pick From Subsets, Fabled
/// - Refers to: Silence
/// - Tags: `2936` = 1
/// - Tokens: Atiesh the Greatstaff [`TIME_890t`], Karazhan the Sanctum [`TIME_890t2`]
///
/// State: Todo
//~ todo TIME_890 08dd3b3f 8f3c7dfc cd71b434.5314bed2
pub const TIME_890: Power = TODO;

/// # Atiesh the Greatstaff
///
/// `TIME_890t` · Priest weapon · 10 mana · 1/3 durability
///
/// > Costs (0) if you control Medivh. Double the damage and healing of your spells.
///
/// - Set: Across the Timeways
/// - Mechanics: Is Fabled Bundle Card
///
/// State: Todo
//~ todo TIME_890t 2b466ce6 4294ba1e b132e407.48070799
pub const TIME_890t: Power = TODO;

/// # Karazhan the Sanctum
///
/// `TIME_890t2` · Priest location · 10 mana · 0 uses
///
/// > Costs (0) if you're wielding Atiesh. Summon two random 8-Cost minions.
///
/// - Set: Across the Timeways
/// - Mechanics: Is Fabled Bundle Card
///
/// State: Todo
//~ todo TIME_890t2 777654b2 a900a3ca f177225e.af364ce4
pub const TIME_890t2: Power = TODO;
