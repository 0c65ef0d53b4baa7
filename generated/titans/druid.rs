//! Druid cards of TITANS.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 7075f11a

/// # Disciple of Eonar
///
/// `TTN_503` · Druid minion · 4 mana · 4/4
///
/// > **Battlecry:** Your next **Choose One** card or power has both effects combined.
///
/// - Set: TITANS · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Choose One
/// - Enchantments: Symbiotic [`TTN_503e`]
///
/// State: Todo
//~ todo TTN_503 848f1740 19d60724 d0c04ce1.aad43b92
pub const TTN_503: Power = TODO;

/// # Symbiotic
///
/// `TTN_503e` · Neutral enchantment
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_503e d9088dae 61331312 eccfde6f
pub const TTN_503e: Power = TODO;

/// # Eonar, the Life-Binder
///
/// `TTN_903` · Druid minion · 10 mana · 5/7
///
/// > **Titan** After this uses an ability, summon a 5/5 Ancient with **Taunt**.
///
/// - Set: TITANS · legendary · collectible
/// - Mechanics: Dont Pick From Subsets, Titan, Activatable Minion
/// - Refers to: Taunt
/// - Tags: `1544` = 1
/// - Tokens: Spontaneous Growth [`TTN_903t`], Bountiful Harvest [`TTN_903t2`], Flourish [`TTN_903t3`], Timeless Ancient [`TTN_903t4`]
///
/// State: Todo
//~ todo TTN_903 6e00d1e3 5a2b176f 711bf5a0.2efc817c
pub const TTN_903: Power = TODO;

/// # Spontaneous Growth
///
/// `TTN_903t` · Druid spell · 0 mana
///
/// > Draw cards until your hand is full.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_903t c782ecf0 279b63bd 6c407f53.5d27dec7
pub const TTN_903t: Power = TODO;

/// # Bountiful Harvest
///
/// `TTN_903t2` · Druid spell · 0 mana
///
/// > Restore your hero to full Health.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_903t2 79ea95f7 30f33c25 e5f490f9.3c569026
pub const TTN_903t2: Power = spell(&[heal_fully(YOUR_HERO)]);

/// # Flourish
///
/// `TTN_903t3` · Druid spell · 0 mana
///
/// > Refresh your Mana Crystals.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_903t3 ac025461 089a444b 9af3dc07.6356e4ff
pub const TTN_903t3: Power = spell(&[refresh(10)]);

/// # Timeless Ancient
///
/// `TTN_903t4` · Druid minion · 5 mana · 5/5
///
/// > **Taunt**
///
/// - Set: TITANS
/// - Mechanics: Taunt
/// - Tags: `2871` = 1
///
/// State: Vanilla
//~ vanilla TTN_903t4 50e4d1d1 0d3338ff 5c0bbfb6.4b0c5d24
pub const TTN_903t4: Power = VANILLA;

/// # Ancient of Growth
///
/// `TTN_926` · Druid minion · 7 mana · 5/5
///
/// > **Choose One -** Summon three 2/2 Treants; or Transform your Treants into 5/5 Ancients with **Taunt**.
///
/// - Set: TITANS · epic · collectible
/// - Mechanics: Choose One
/// - Refers to: Taunt
/// - Tokens: Treant Growth [`TTN_926a`], Ancient Growth [`TTN_926b`]
///
/// State: Todo
//~ todo TTN_926 30d57d8b b20c8104 e376eedf.f9058022
pub const TTN_926: Power = TODO;

/// # Treant Growth
///
/// `TTN_926a` · Druid spell · 7 mana
///
/// > Summon three 2/2 Treants.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_926a b4184916 558af47d 4ba5c763.6202794c
pub const TTN_926a: Power = TODO;

/// # Ancient Growth
///
/// `TTN_926b` · Druid spell · 7 mana
///
/// > Transform your Treants into 5/5 Ancients with **Taunt**.
///
/// - Set: TITANS
/// - Refers to: Taunt
///
/// State: Todo
//~ todo TTN_926b 1826faeb eca25680 b5cbb9d6.7679088f
pub const TTN_926b: Power = TODO;

/// # Conservator Nymph
///
/// `TTN_927` · Druid minion · 3 mana · 3/4
///
/// > **Battlecry:** Transform a friendly Treant into a 5/5 Ancient with **Taunt**.
///
/// - Set: TITANS · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Target: "Transform a friendly Treant."
///
/// State: Derived
//~ derived TTN_927 ade17a48 0b0e8cd3 0cd51edf.f7a92389
pub const TTN_927: Power = battlecry(&[transform(A_FRIENDLY_MINION.that(race(Race::Treant)), card("EDR_209t5"))]);

/// # Frost Lotus Seedling
///
/// `TTN_930` · Druid spell · Nature · 3 mana
///
/// > Draw 1 card. Gain 5 Armor. *(Blossoms in @ \|4(turn, turns).)*
///
/// - Set: TITANS · rare · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3
/// - Tokens: Frost Lotus Blossom [`TTN_930t`]
///
/// State: Derived
//~ derived TTN_930 f83b7054 eb60fa55 857da624.2a6ef9e1
pub const TTN_930: Power =
    abilities(&[spell(&[draw(1), armor(5)]), upgrades(Goal::Times(3), &[YOU.turn_start()], "TTN_930t")]);

/// # Frost Lotus Blossom
///
/// `TTN_930t` · Druid spell · Nature · 3 mana
///
/// > Draw 2 cards. Gain 10 Armor.
///
/// - Set: TITANS · rare
///
/// State: Derived
//~ derived TTN_930t 7f22381a abd83596 69032fc2.0e31c0cb
pub const TTN_930t: Power = spell(&[draw(2), armor(10)]);

/// # Freya, Keeper of Nature
///
/// `TTN_940` · Druid minion · 8 mana · 4/6
///
/// > **Choose One -** Duplicate your hand; or Summon copies of all other friendly minions.
///
/// - Set: TITANS · legendary · collectible
/// - Mechanics: Choose One
/// - Tokens: Guardians of Life [`TTN_940a`], Seeds of the Future [`TTN_940b`]
///
/// State: Derived
//~ derived TTN_940 80002ad9 c89c5eee f479685f.77fb5328
pub const TTN_940: Power = choose_one(&["TTN_940b", "TTN_940a"]);

/// # Guardians of Life
///
/// `TTN_940a` · Druid spell · 8 mana
///
/// > Summon copies of all other friendly minions.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_940a a3dbb1c0 162cacc6 cd7f5f23.59744646
pub const TTN_940a: Power = spell(&[summon(copy_of(OTHER_FRIENDLY_MINIONS))]);

/// # Seeds of the Future
///
/// `TTN_940b` · Druid spell · 8 mana
///
/// > Duplicate your hand.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_940b 9928a5dd 8b9325e3 3bd6b753.86394ccf
pub const TTN_940b: Power = spell(&[get(copy_of(YOUR_HAND))]);

/// # Forest Seedlings
///
/// `TTN_950` · Druid spell · 1 mana
///
/// > Summon two 1/1 Saplings. *(Blossoms in @ \|4(turn, turns).)*
///
/// - Set: TITANS · common · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2
/// - Tokens: Sapling [`TTN_950t`], Treant [`TTN_950t2`], Forest Blossoms [`TTN_950t3`]
///
/// State: Todo
//~ todo TTN_950 263392a6 4fad57e1 796a1805.0bd82d09
pub const TTN_950: Power = TODO;

/// # Sapling
///
/// `TTN_950t` · Druid minion · 1 mana · 1/1
///
/// - Set: TITANS
///
/// State: Vanilla
//~ vanilla TTN_950t 7f5517b6 962354bd 96604e02
pub const TTN_950t: Power = VANILLA;

/// # Treant
///
/// `TTN_950t2` · Druid minion · 1 mana · 2/2
///
/// - Set: TITANS
/// - Tags: `2831` = 1
///
/// State: Vanilla
//~ vanilla TTN_950t2 44edebdf 9024bfb4 9b7359d2
pub const TTN_950t2: Power = VANILLA;

/// # Forest Blossoms
///
/// `TTN_950t3` · Druid spell · 1 mana
///
/// > Summon two 2/2 Treants.
///
/// - Set: TITANS · common
///
/// State: Todo
//~ todo TTN_950t3 4c072e10 eb0d1853 e4fe0e8a.f2509a04
pub const TTN_950t3: Power = TODO;

/// # Embrace of Nature
///
/// `TTN_951` · Druid spell · Nature · 2 mana
///
/// > Draw a **Choose One** card. **Forge:** It has both effects combined.
///
/// - Set: TITANS · rare · collectible
/// - Mechanics: Forge
/// - Refers to: Choose One
/// - Tags: `DECK_ACTION_COST` = 2
/// - Tokens: Embrace of Nature [`TTN_951t`]
///
/// State: Derived
//~ derived TTN_951 6314401b 6fdc5945 478d6b90.2b5ef86b
pub const TTN_951: Power = spell(&[draw_that(1, with(GameTag::CHOOSE_ONE))]);

/// # Embrace of Nature
///
/// `TTN_951t` · Druid spell · Nature · 2 mana
///
/// > **Forged** Draw a **Choose One** card. It has both effects combined.
///
/// - Set: TITANS · rare
/// - Mechanics: Forged
///
/// State: Todo
//~ todo TTN_951t 6cc67c6d 56228f1c d86ffff5.ef5b6ff2
pub const TTN_951t: Power = TODO;

/// # Cultivation
///
/// `TTN_954` · Druid spell · Nature · 8 mana
///
/// > Give your minions +2/+2. Costs (1) less for each Treant you've summoned this game.
///
/// - Set: TITANS · common · collectible
/// - Enchantments: Cultivated [`TTN_954e`]
/// - Tokens: Treant [`TTN_950t2`]
///
/// State: Derived
//~ derived TTN_954 b7b5c99c 4837a57d 04ae0e6f.1876b2cc
#[rustfmt::skip]
pub const TTN_954: Power = abilities(&[spell(&[attach("TTN_954e").to(FRIENDLY_MINIONS)]), costs(&[cost_less(1).times(count_of(past(Side::Friendly, Deed::Summoned, Window::ThisGame).that(race(Race::Treant))))])]);

/// # Cultivated
///
/// `TTN_954e` · Druid enchantment · Nature
///
/// > +2/+2
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_954e 90254df5 2cf31223 b778dc35.e24453b5
pub const TTN_954e: Power = enchant(&[plus(2, 2)]);

/// # Lifebinder's Gift
///
/// `TTN_955` · Druid spell · Nature · 2 mana
///
/// > **Choose One -** Get 2 random Nature spells; or Reduce the Cost of spells in your hand by (1).
///
/// - Set: TITANS · common · collectible
/// - Mechanics: Choose One
/// - Tokens: Lifebinder's Bloom [`TTN_955A`], Lifebinder's Growth [`TTN_955B`]
///
/// State: Derived
//~ derived TTN_955 6c0f1822 f7b5b21d c5487d7a.9b0cc298
pub const TTN_955: Power = choose_one(&["TTN_955A", "TTN_955B"]);

/// # Lifebinder's Bloom
///
/// `TTN_955A` · Druid spell · Nature · 2 mana
///
/// > Get 2 random Nature spells.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_955A e77db7ce 233db53b f874c563.31534434
pub const TTN_955A: Power = spell(&[get(random(school(SpellSchool::Nature))).copies(2)]);

/// # Lifebinder's Growth
///
/// `TTN_955B` · Druid spell · Nature · 2 mana
///
/// > Reduce the Cost of spells in your hand by (1).
///
/// - Set: TITANS
/// - Enchantments: Lifebinder's Growth [`TTN_955Be`]
///
/// State: Derived
//~ derived TTN_955B fa678814 c3ce93c1 53bb0ef0.58d392af
pub const TTN_955B: Power = spell(&[attach("TTN_955Be").to(YOUR_HAND.that(SPELL))]);

/// # Lifebinder's Growth
///
/// `TTN_955Be` · Druid enchantment
///
/// > Costs (1) less
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_955Be aea3e681 f0adb85e dadbb9a3.d6a4292b
pub const TTN_955Be: Power = enchant(&[cost_less(1)]);

/// # Aerosoilizer
///
/// `YOG_403` · Druid minion · 3 mana · 2/2
///
/// > **Battlecry and Deathrattle:** Summon a 2/2 Treant.
///
/// - Set: TITANS · common · collectible
/// - Mechanics: Deathrattle, Battlecry
/// - Tokens: Treant [`TTN_950t2`]
///
/// State: Derived
//~ derived YOG_403 5f95b278 eb6e4631 ff81e334.d15d71f0
pub const YOG_403: Power =
    abilities(&[battlecry(&[summon(card("TTN_950t2"))]), deathrattle(&[summon(card("TTN_950t2"))])]);

/// # Contaminated Lasher
///
/// `YOG_528` · Druid minion · 3 mana · 3/3
///
/// > **Battlecry:** If you've cast 5 or more spells this game, refresh 4 Mana Crystals.@ *({0} left!)*@ *(Ready!)*
///
/// - Set: TITANS · rare · collectible
/// - Mechanics: Battlecry
/// - Tags: `ENTITY_TAG_THRESHOLD_TAG_ID` = 2, `ENTITY_TAG_THRESHOLD_VALUE` = 5
///
/// State: Derived
//~ derived YOG_528 395c9f9f 5a645e07 6e8a1a20.997f5e15
pub const YOG_528: Power = battlecry(&[refresh(4)]).when(has_done(5, &SPELLS_YOU_CAST));

/// # Forbidden Fruit
///
/// `YOG_529` · Druid spell · 0 mana
///
/// > Spend all your Mana. **Choose One -** Gain that much Attack this turn; or twice as much Armor.
///
/// - Set: TITANS · rare · collectible
/// - Mechanics: Choose One
/// - Enchantments: Forbidden Fruit [`YOG_529e`]
/// - Tokens: Sinful Sampling [`YOG_529a`], Reject Temptation [`YOG_529b`]
///
/// State: Todo
//~ todo YOG_529 f339183e e39c4960 e73483e5.69794d31
pub const YOG_529: Power = TODO;

/// # Sinful Sampling
///
/// `YOG_529a` · Druid spell · 0 mana
///
/// > Spend all your Mana. Gain that much Attack this turn.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo YOG_529a 537ffcba d6e6bb5a 12721211.33cf6b1f
pub const YOG_529a: Power = TODO;

/// # Reject Temptation
///
/// `YOG_529b` · Druid spell · 0 mana
///
/// > Spend all your Mana. Gain twice as much Armor.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo YOG_529b adbccbdf eb0af8f2 d3d6c85d.5de1b992
pub const YOG_529b: Power = TODO;

/// # Forbidden Fruit
///
/// `YOG_529e` · Druid enchantment
///
/// - Set: TITANS
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo YOG_529e 2af4c78c 97e80f80 626fb317
pub const YOG_529e: Power = TODO;
