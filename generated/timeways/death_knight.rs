//! Death Knight cards of Across the Timeways.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 23a8aaa5

/// # Jagged Edge of Time
///
/// `END_001` · Multi-class weapon · 3 mana · 3/2 durability
///
/// > **Battlecry: Imbue** your Hero Power.
///
/// - Set: Across the Timeways · common · collectible
/// - Classes: Death Knight, Rogue
/// - Mechanics: Battlecry, Cares About Imbue Cards
/// - Refers to: Imbue
///
/// State: Derived
//~ derived END_001 04bf4150 7b624564 56e0a66f.5062bdfc
pub const END_001: Power = battlecry(&[imbue()]);

/// # Wicked Blightspawn
///
/// `END_002` · Multi-class minion · 4 mana · 4/3
///
/// > **Reborn**. **Deathrattle:** Equip a 1/2 Dagger. If you already have a weapon equipped, give it +2 Attack instead.
///
/// - Set: Across the Timeways · rare · collectible
/// - Minion type: Undead
/// - Classes: Death Knight, Rogue
/// - Mechanics: Deathrattle, Reborn
/// - Enchantments: Wicked [`END_002e`]
///
/// State: Todo
//~ todo END_002 96385e48 81b6c560 56a580b6.5d9b3490
pub const END_002: Power = TODO;

/// # Wicked
///
/// `END_002e` · Neutral enchantment
///
/// > +2 Attack.
///
/// - Set: Across the Timeways
///
/// State: Derived
//~ derived END_002e ef8d8881 10db385d 79eae21a.bf3d1612
pub const END_002e: Power = enchant(&[ATTACK.plus(2)]);

/// # Finality
///
/// `END_003` · Death Knight spell · 3 mana
///
/// > Draw an Undead. **Imbue** your Hero Power twice.
///
/// - Set: Across the Timeways · rare · collectible
/// - Mechanics: Cares About Imbue Cards
/// - Refers to: Imbue
/// - Tags: `1724` = 1
/// - Tokens: Blessing of the Infinite [`END_003p`]
///
/// State: Derived
//~ derived END_003 e242a40a 0b8855ca 3772fa0e.250e4b8b
pub const END_003: Power = spell(&[draw_that(1, UNDEAD), imbue().repeated(2)]);

/// # Blessing of the Infinite
///
/// `END_003p` · Death Knight hero power · 0 mana
///
/// > **Passive** The first Undead you play each turn gains +**@** Attack.
///
/// - Set: Across the Timeways
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `2165` = 1
/// - Enchantments: The End is Nigh [`END_003pe`]
///
/// State: Todo
//~ todo END_003p 3d911455 3e241780 91121e73.672f0403
pub const END_003p: Power = TODO;

/// # The End is Nigh
///
/// `END_003pe` · Death Knight enchantment
///
/// > Increased Attack.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ todo END_003pe daa59bc9 49b2ba80 8d6f5995.08129cea
pub const END_003pe: Power = TODO;

/// # Remnant of Rage
///
/// `END_004` · Multi-class minion · 7 mana · 5/4
///
/// > Costs (1) less for each minion that died this turn. **Battlecry:** Draw 2 cards.
///
/// - Set: Across the Timeways · common · collectible
/// - Minion type: Undead, Demon
/// - Classes: Death Knight, Demon Hunter
/// - Mechanics: Battlecry
/// - Tags: `2534` = 1
///
/// State: Derived
//~ derived END_004 d502b2fa f0cd6a8a 897e1d50.a8f7692b
#[rustfmt::skip]
pub const END_004: Power = abilities(&[costs(&[cost_less(1).times(count_of(past(Side::Both, Deed::Died, Window::ThisTurn)))]), battlecry(&[draw(2)])]);

/// # Bygone Echoes
///
/// `END_005` · Multi-class spell · Shadow · 5 mana
///
/// > Summon a random 4-Cost minion. Spend 4 **Corpses** to summon another. **Outcast:** And another.
///
/// - Set: Across the Timeways · rare · collectible
/// - Classes: Death Knight, Demon Hunter
/// - Mechanics: Outcast, Corpse Spender
/// - Refers to: Corpse
///
/// State: Todo
//~ todo END_005 145c7e0a 7722cec8 5c867a32.8428bc1d
pub const END_005: Power = TODO;

/// # Shadows of Yesterday
///
/// `TIME_610` · Death Knight spell · Shadow · 6 mana
///
/// > **Rewind** Summon four 3/2 Shades. They each gain two random **Bonus Effects**.
///
/// - Set: Across the Timeways · rare · collectible
/// - Mechanics: Rewind
/// - Refers to: Bonus Effects
/// - Tags: `COST_UNHOLY` = 2
/// - Tokens: Anomalous Shade [`TIME_610t2`]
///
/// State: Todo
//~ todo TIME_610 64834865 49f662e6 06cff0c4.cf400d1a
pub const TIME_610: Power = TODO;

/// # Anomalous Shade
///
/// `TIME_610t2` · Death Knight minion · 2 mana · 3/2
///
/// - Set: Across the Timeways
/// - Minion type: Undead
///
/// State: Vanilla
//~ vanilla TIME_610t2 5748aa37 7f699cfd a2612740
pub const TIME_610t2: Power = VANILLA;

/// # Timestop
///
/// `TIME_611` · Death Knight spell · Frost · 2 mana
///
/// > Deal $3 damage. **Freeze** two random enemy minions.
///
/// - Set: Across the Timeways · common · collectible
/// - Refers to: Freeze
/// - Tags: `COST_FROST` = 2
///
/// State: Derived
//~ derived TIME_611 42c4f2a7 ffd3d87d 014daf1f.bc5ab411
pub const TIME_611: Power = spell(&[deal(3).to(TARGET), freeze(ENEMY_MINIONS.random_of(2))]);

/// # Blood Draw
///
/// `TIME_612` · Death Knight spell · Shadow · 3 mana
///
/// > **Discover** a spell. This costs Health instead of Mana.
///
/// - Set: Across the Timeways · common · collectible
/// - Mechanics: Discover, Cost Blood, Card Alternate Cost
///
/// State: Derived
//~ derived TIME_612 d0f753f6 cc0e3945 6a3e5269.4ce1484f
pub const TIME_612: Power = spell(&[discover(SPELL)]);

/// # Cryofrozen Champion
///
/// `TIME_613` · Death Knight minion · 1 mana · 2/1
///
/// > **Deathrattle:** Get a random **Legendary** minion. Reduce its Cost by (1).
///
/// - Set: Across the Timeways · common · collectible
/// - Mechanics: Deathrattle, Cost Frost
///
/// State: Derived
//~ derived TIME_613 8afbefd7 09916bbc a09ec306.c8f6ee19
pub const TIME_613: Power =
    deathrattle(&[get(random(all(&[MINION, rarity(Rarity::Legendary)]))), give(&[cost_less(1)]).to(IT)]);

/// # Liferender
///
/// `TIME_614` · Death Knight minion · 3 mana · 3/4
///
/// > **Battlecry:** If your hero's Health changed this turn, deal 6 damage to an enemy minion.
///
/// - Set: Across the Timeways · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Target: "Deal 6 damage to an enemy minion."
///
/// State: Derived
//~ derived TIME_614 67ce07b3 5af53b3c de10ab81.beba5957
#[rustfmt::skip]
pub const TIME_614: Power = battlecry(&[deal(6).to(AN_ENEMY_MINION)]).when(any(&[has_done(1, &past(Side::Friendly, Deed::HeroHurt, Window::ThisTurn)), has_done(1, &past(Side::Friendly, Deed::HeroHealed, Window::ThisTurn))]));

/// # Forgotten Millennium
///
/// `TIME_615` · Death Knight spell · 8 mana
///
/// > Fill your hand with random Undead. They cost Health instead of Mana this turn.
///
/// - Set: Across the Timeways · epic · collectible
/// - Mechanics: Cost Blood, Cost Unholy
/// - Enchantments: Forgotten [`TIME_615e`]
///
/// State: Derived
//~ derived TIME_615 08812b98 55f417d7 492a1d6c.dd747c85
#[rustfmt::skip]
pub const TIME_615: Power = spell(&[get(random(UNDEAD)).copies(10), lend(&[plus_tag(GameTag::CARD_ALTERNATE_COST, 1)], Lasts::ThisTurn).to(IT)]);

/// # Forgotten
///
/// `TIME_615e` · Death Knight enchantment
///
/// > Costs Health instead of Mana.
///
/// - Set: Across the Timeways
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo TIME_615e 3e4cfbcd 568f2554 743b065f.ad481fb2
pub const TIME_615e: Power = TODO;

/// # Memoriam Manifest
///
/// `TIME_616` · Death Knight spell · Shadow · 4 mana
///
/// > Summon the highest Cost friendly Undead that died this game.
///
/// - Set: Across the Timeways · rare · collectible
///
/// State: Todo
//~ todo TIME_616 2b4cd5bb e038bead a0e1d405.fd5fc7dc
pub const TIME_616: Power = TODO;

/// # Chronochiller
///
/// `TIME_617` · Death Knight minion · 4 mana · 8/7
///
/// > You no longer draw a card at the start of your turn.
///
/// - Set: Across the Timeways · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Cost Frost, Cost Unholy
///
/// State: Todo
//~ todo TIME_617 9893096d aafd4da8 498c0c8e.3a021530
pub const TIME_617: Power = TODO;

/// # Husk, Eternal Reaper
///
/// `TIME_618` · Death Knight minion · 4 mana · 5/3
///
/// > **Battlecry:** Give your hero "**Deathrattle:** Spend up to 20 **Corpses** to resurrect with that much Health."
///
/// - Set: Across the Timeways · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle, Corpse
/// - Enchantments: Eternal Life Player Enchant [`TIME_618e`], A Second Chance [`TIME_618e2`]
/// - Tokens: Eternal Life [`TIME_618t`]
///
/// State: Todo
//~ todo TIME_618 a1a16dd9 411f3d75 34e4aba4.6e17b2b4
pub const TIME_618: Power = TODO;

/// # Eternal Life Player Enchant
///
/// `TIME_618e` · Death Knight enchantment
///
/// > **Deathrattle:** Spend up to 20 **Corpses** to resurrect with that much Health.
///
/// - Set: Across the Timeways
/// - Mechanics: Deathrattle, Corpse Spender
/// - Refers to: Corpse
///
/// State: Todo
//~ todo TIME_618e 33dc1c12 c1e0c0e9 d1ef7b5a.6d8d2eb2
pub const TIME_618e: Power = TODO;

/// # A Second Chance
///
/// `TIME_618e2` · Neutral enchantment
///
/// > Your hero has been resurrected.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ todo TIME_618e2 61598f8a f30f5783 fa6c9136.3c22b749
pub const TIME_618e2: Power = TODO;

/// # Eternal Life
///
/// `TIME_618t` · Death Knight spell · 0 mana
///
/// > **Deathrattle:** Spend up to 20 **Corpses** to resurrect with that much Health.
///
/// - Set: Across the Timeways
/// - Mechanics: Deathrattle, Visible Player Enchantment Card
/// - Refers to: Corpse
///
/// State: Todo
//~ todo TIME_618t 0ef3cdfe f1772718 4b53a786.6d8d2eb2
pub const TIME_618t: Power = TODO;

/// # Talanji of the Graves
///
/// `TIME_619` · Death Knight minion · 4 mana · 4/5
///
/// > **Fabled. Battlecry:** Draw Bwonsamdi *(or resurrect him if he has died)*. Choose a Boon to give him.
///
/// - Set: Across the Timeways · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Dont Pick From Subsets, Fabled
/// - Tags: `2936` = 1
/// - Enchantments: Boon of Power Player Ench [`TIME_619e`], Boon of Longevity Player Ench [`TIME_619e2`], Boon of Speed Player Ench [`TIME_619e3`], Pact for Power [`TIME_619e4`], Pact for Longevity [`TIME_619e5`], Pact for Speed [`TIME_619e6`]
/// - Tokens: Bwonsamdi [`TIME_619t`], What Befell Zandalar [`TIME_619t2`], Boon of Power [`TIME_619t3`], Boon of Longevity [`TIME_619t4`], Boon of Speed [`TIME_619t5`]
///
/// State: Todo
//~ todo TIME_619 ac45902b a858c422 716f3bfa.536ffb46
pub const TIME_619: Power = TODO;

/// # Boon of Power Player Ench
///
/// `TIME_619e` · Death Knight enchantment
///
/// > Give Bwonsamdi **Taunt* permanently*.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ todo TIME_619e 788820e7 66bb7ea7 81d5f1fd.70c6dea0
pub const TIME_619e: Power = TODO;

/// # Boon of Longevity Player Ench
///
/// `TIME_619e2` · Death Knight enchantment
///
/// > Give Bwonsamdi **Lifesteal* permanently*.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ todo TIME_619e2 3563a507 4d288966 1e1b64c9.ee097643
pub const TIME_619e2: Power = TODO;

/// # Boon of Speed Player Ench
///
/// `TIME_619e3` · Death Knight enchantment
///
/// > Give Bwonsamdi **Rush* permanently*.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ todo TIME_619e3 4e88b9ce 9621e8d6 8410d840.4b9daffa
pub const TIME_619e3: Power = TODO;

/// # Pact for Power
///
/// `TIME_619e4` · Death Knight enchantment
///
/// > **Taunt**.
///
/// - Set: Across the Timeways
///
/// State: Derived
//~ derived TIME_619e4 76a6a916 739a1a2c 00e0570c.0643522b
pub const TIME_619e4: Power = enchant(&[has(GameTag::TAUNT)]);

/// # Pact for Longevity
///
/// `TIME_619e5` · Death Knight enchantment
///
/// > **Lifesteal**.
///
/// - Set: Across the Timeways
///
/// State: Derived
//~ derived TIME_619e5 8ca20d82 e413e0ae 546a5c70.808b9d45
pub const TIME_619e5: Power = enchant(&[has(GameTag::LIFESTEAL)]);

/// # Pact for Speed
///
/// `TIME_619e6` · Death Knight enchantment
///
/// > **Rush**.
///
/// - Set: Across the Timeways
///
/// State: Derived
//~ derived TIME_619e6 341ea737 5b59acda 03dba29e.6bcfb036
pub const TIME_619e6: Power = enchant(&[has(GameTag::RUSH)]);

/// # Bwonsamdi
///
/// `TIME_619t` · Death Knight minion · 6 mana · 6/6
///
/// > **Deathrattle:** Summon a random @-Cost minion. *(Any Boons given to Bwonsamdi carry over.)*
///
/// - Set: Across the Timeways
/// - Minion type: Undead
/// - Mechanics: Deathrattle, Is Fabled Bundle Card
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 4, `1724` = 1
///
/// State: Todo
//~ todo TIME_619t 0ca0ea9c 76f9cffb 43643131.4aa12ad4
pub const TIME_619t: Power = TODO;

/// # What Befell Zandalar
///
/// `TIME_619t2` · Death Knight spell · 3 mana
///
/// > Deal $2 damage to all enemies. Choose a Boon to give to Bwonsamdi.
///
/// - Set: Across the Timeways
/// - Mechanics: Is Fabled Bundle Card
///
/// State: Todo
//~ todo TIME_619t2 6bb38570 1d68d24b 6117a5b0.c630c138
pub const TIME_619t2: Power = TODO;

/// # Boon of Power
///
/// `TIME_619t3` · Death Knight spell · 0 mana
///
/// > Give Bwonsamdi **Taunt* permanently*. Minions summoned by his **Deathrattle** cost (2) more.
///
/// - Set: Across the Timeways
/// - Refers to: Taunt, Deathrattle
///
/// State: Todo
//~ todo TIME_619t3 6c2fba1a ca4679b2 e69c52a5.c20cac85
pub const TIME_619t3: Power = TODO;

/// # Boon of Longevity
///
/// `TIME_619t4` · Death Knight spell · 0 mana
///
/// > Give Bwonsamdi **Lifesteal* permanently*. Minions summoned by his **Deathrattle** cost (2) more.
///
/// - Set: Across the Timeways
/// - Refers to: Deathrattle, Lifesteal
///
/// State: Todo
//~ todo TIME_619t4 44a20bf3 4665b3b1 fa28bfec.e3446523
pub const TIME_619t4: Power = TODO;

/// # Boon of Speed
///
/// `TIME_619t5` · Death Knight spell · 0 mana
///
/// > Give Bwonsamdi **Rush* permanently*. Minions summoned by his **Deathrattle** cost (2) more.
///
/// - Set: Across the Timeways
/// - Refers to: Deathrattle, Rush
///
/// State: Todo
//~ todo TIME_619t5 31c935fe 2ea895e6 fb45866d.523b0857
pub const TIME_619t5: Power = TODO;
