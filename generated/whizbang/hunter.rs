//! Hunter cards of Whizbang's Workshop.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 314dbe28

/// # Wilderness Pack
///
/// `MIS_104` · Hunter spell · 1 mana
///
/// > Add 5 random Beasts to your hand. They are **Temporary**.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Refers to: tag 3630
/// - Enchantments: Knock-Off Pack [`MIS_104e`]
///
/// State: Derived
//~ derived MIS_104 88a82640 c6d6939f 2c03070a.ca6b24e9
pub const MIS_104: Power = spell(&[get(random(BEAST)).copies(5), give(&[has(GameTag::GHOSTLY)]).to(IT)]);

/// # Knock-Off Pack
///
/// `MIS_104e` · Neutral enchantment
///
/// > Discards at the end of your turn.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ todo MIS_104e d1d5de02 b5c10551 21c33154.aece52c5
pub const MIS_104e: Power = TODO;

/// # Bargain Bin
///
/// `MIS_105` · Hunter spell · 2 mana
///
/// > **Secret:** After your opponent plays a minion, spell, or weapon, draw a card of the other 2 types.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Mechanics: Secret
///
/// State: Todo
//~ todo MIS_105 aa78afbd 845cf4fc dd1dd74d.dd71e361
pub const MIS_105: Power = TODO;

/// # Product 9
///
/// `MIS_914` · Hunter minion · 5 mana · 4/4
///
/// > **Battlecry:** Recast every friendly **Secret** that triggered this game.
///
/// - Set: Whizbang's Workshop · legendary · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Battlecry
/// - Refers to: Secret
/// - Tags: `2539` = 1
///
/// State: Todo
//~ todo MIS_914 87d6c629 8b358dc7 19948179.e25d3174
pub const MIS_914: Power = TODO;

/// # Painted Canvasaur
///
/// `TOY_350` · Hunter minion · 2 mana · 3/2
///
/// > **Battlecry:** Give each other friendly Beast a random **Bonus Effect**.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Bonus Effects
///
/// State: Derived
//~ derived TOY_350 d2069f3c 97a169b9 4bc271ed.1c7ce867
pub const TOY_350: Power = battlecry(&[bonus_effects(1).to(OTHER_FRIENDLY_MINIONS.that(BEAST))]);

/// # Mystery Egg
///
/// `TOY_351` · Hunter minion · 4 mana · 0/3
///
/// > **Miniaturize Deathrattle:** Get a copy of a random Beast in your deck. It costs (3) less.
///
/// - Set: Whizbang's Workshop · epic · collectible
/// - Mechanics: Deathrattle, Miniaturize
/// - Enchantments: Hatched! [`TOY_351e1`]
/// - Tokens: Mystery Egg [`TOY_351t`]
///
/// State: Derived
//~ derived TOY_351 db8b14a4 a492ae1a 4ce9a1ff.83cc2092
pub const TOY_351: Power = deathrattle(&[get(copy_of(YOUR_DECK.that(BEAST).random())), attach("TOY_351e1").to(IT)]);

/// # Hatched!
///
/// `TOY_351e1` · Hunter enchantment
///
/// > Costs (3) less.
///
/// - Set: Whizbang's Workshop
///
/// State: Derived
//~ derived TOY_351e1 f0667fa7 9804d73d dd3a4167.bb1f76c5
pub const TOY_351e1: Power = enchant(&[cost_less(3)]);

/// # Mystery Egg
///
/// `TOY_351t` · Hunter minion · 1 mana · 1/1
///
/// > **Mini Deathrattle:** Get a copy of a random Beast in your deck. It costs (3) less.
///
/// - Set: Whizbang's Workshop · epic
/// - Mechanics: Deathrattle, Mini
///
/// State: Todo
//~ todo TOY_351t ed79d7f6 d356dc86 fb055627.2b61317a
pub const TOY_351t: Power = TODO;

/// # Fetch!
///
/// `TOY_352` · Hunter spell · 1 mana
///
/// > Draw a minion. If it's a Beast, draw a spell.
///
/// - Set: Whizbang's Workshop · common · collectible
///
/// State: Derived
//~ derived TOY_352 95423056 c2e54042 7019b34a.502fbd56
pub const TOY_352: Power = spell(&[draw_that(1, MINION), draw_that(1, SPELL).when(there_is(&IT.that(BEAST)))]);

/// # Patchwork Pals
///
/// `TOY_353` · Hunter spell · 2 mana
///
/// > Get all 3 Animal Companions. They cost (1) less.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Enchantments: Patchwork [`TOY_353e`]
///
/// State: Todo
//~ todo TOY_353 77344b97 4f1e166b 2d3e05af.5e3ef53b
pub const TOY_353: Power = TODO;

/// # Patchwork
///
/// `TOY_353e` · Hunter enchantment
///
/// > Costs (1) less.
///
/// - Set: Whizbang's Workshop
///
/// State: Derived
//~ derived TOY_353e 3e3db93a 9f4f92c5 69435fa9.f705eb41
pub const TOY_353e: Power = enchant(&[cost_less(1)]);

/// # R.C. Rampage
///
/// `TOY_354` · Hunter spell · 4 mana
///
/// > Summon six 1/1 Hounds. Any that can't fit give the others +1/+1.
///
/// - Set: Whizbang's Workshop · epic · collectible
/// - Enchantments: CHARGE! [`TOY_354e`]
/// - Tokens: R.C. Hound [`TOY_358t`]
///
/// State: Todo
//~ todo TOY_354 9c4ba1db a6464eb6 a72963b0.ccd76359
pub const TOY_354: Power = TODO;

/// # CHARGE!
///
/// `TOY_354e` · Hunter enchantment
///
/// > +1/+1.
///
/// - Set: Whizbang's Workshop
///
/// State: Derived
//~ derived TOY_354e 8b8816ed e7f35ffd ef3d2af9.67341004
pub const TOY_354e: Power = enchant(&[plus(1, 1)]);

/// # Hemet, Foam Marksman
///
/// `TOY_355` · Hunter minion · 3 mana · 3/4
///
/// > After a friendly Beast dies, get a random **Legendary** Beast from the past. It costs (2) less.
///
/// - Set: Whizbang's Workshop · legendary · collectible
/// - Enchantments: Foam Fury [`TOY_355e2`]
///
/// State: Derived
//~ derived TOY_355 ab3d5b4b 84741047 e863ddf3.bf63e010
#[rustfmt::skip]
pub const TOY_355: Power = after(OTHER_FRIENDLY_MINIONS.that(BEAST).die()).then(&[get(random(all(&[BEAST, rarity(Rarity::Legendary), FROM_THE_PAST]))), attach("TOY_355e2").to(IT)]);

/// # Foam Fury
///
/// `TOY_355e2` · Hunter enchantment
///
/// > Costs (2) less.
///
/// - Set: Whizbang's Workshop
///
/// State: Derived
//~ derived TOY_355e2 c118cc9d 79b6e0ae d1ac30e6.90c32b47
pub const TOY_355e2: Power = enchant(&[cost_less(2)]);

/// # Toyrannosaurus
///
/// `TOY_356` · Hunter minion · 7 mana · 7/7
///
/// > **Rush Deathrattle:** Deal 7 damage to a random enemy.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Rush
///
/// State: Derived
//~ derived TOY_356 67b1e7e7 1438bc7f ad118541.e36e07d6
pub const TOY_356: Power = deathrattle(&[deal(7).to(ENEMIES.random())]);

/// # King Plush
///
/// `TOY_357` · Hunter minion · 9 mana · 6/6
///
/// > **Charge Battlecry:** Return all minions with less Attack than this to their owner's decks.
///
/// - Set: Whizbang's Workshop · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Charge, Battlecry
///
/// State: Todo
//~ todo TOY_357 577783d0 5f2263b7 fc1ae1d3.e27aa8bd
pub const TOY_357: Power = TODO;

/// # Remote Control
///
/// `TOY_358` · Hunter weapon · 2 mana · 1/3 durability
///
/// > After your hero attacks, summon a 1/1 Hound.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Tokens: R.C. Hound [`TOY_358t`]
///
/// State: Derived
//~ derived TOY_358 88e755a1 88ca253c a07a2098.6530a382
pub const TOY_358: Power = after(YOUR_HERO.attack(CARD)).then(&[summon(card("TOY_358t"))]);

/// # R.C. Hound
///
/// `TOY_358t` · Hunter minion · 1 mana · 1/1
///
/// - Set: Whizbang's Workshop
/// - Minion type: Mech, Beast
/// - Tags: `2539` = 1
///
/// State: Vanilla
//~ vanilla TOY_358t 20baffe2 ab95410a 9c5322a8
pub const TOY_358t: Power = VANILLA;

/// # Jungle Gym
///
/// `TOY_359` · Hunter location · 2 mana · 0 uses
///
/// > Deal 1 damage to a random enemy. Repeat for each friendly Beast.
///
/// - Set: Whizbang's Workshop · rare · collectible
///
/// State: Derived
//~ derived TOY_359 2e7236b3 b59a1882 f8830edd.7a4b7319
#[rustfmt::skip]
pub const TOY_359: Power = hero_power(&[deal(1).to(ENEMIES.random()), times(1, &[deal(1).to(ENEMIES.random())]).for_each(FRIENDLY_MINIONS.that(BEAST))]);
