//! Priest cards of Rise of Shadows.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 5e227f55

/// # Lazul's Scheme
///
/// `DAL_011` · Priest spell · Shadow · 0 mana
///
/// > Reduce the Attack of an enemy minion by @ until your next turn. *(Upgrades each turn!)*
///
/// - Set: Rise of Shadows · epic · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_ENEMY_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Lazul's Curse [`DAL_011e`]
///
/// State: Todo
//~ todo DAL_011 4c343308 b063d5be f8e64b61.e703c086
pub const DAL_011: Power = TODO;

/// # Lazul's Curse
///
/// `DAL_011e` · Neutral enchantment
///
/// > Reduced Attack.
///
/// - Set: Rise of Shadows
///
/// State: Todo
//~ todo DAL_011e c11c38d7 b45b176f b160efb2.e2f2e3ac
pub const DAL_011e: Power = TODO;

/// # Shadowy Figure
///
/// `DAL_030` · Priest minion · 2 mana · 2/2
///
/// > **Battlecry:** Transform into a 2/2 copy of a friendly **Deathrattle** minion.
///
/// - Set: Rise of Shadows · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET`, `REQ_TARGET_WITH_DEATHRATTLE` (hearthstone-data 36393.1)
/// - Target: "Transform into a 2/2 copy."
/// - Enchantments: Shade [`DAL_030e`]
///
/// State: Derived
//~ derived DAL_030 4887f4d0 72d0ad85 9f3d82bf.d179e24e
pub const DAL_030: Power =
    battlecry(&[transform(THIS, copy_of(A_FRIENDLY_MINION.that(with(GameTag::DEATHRATTLE)))), attach("DAL_030e")]);

/// # Shade
///
/// `DAL_030e` · Priest enchantment
///
/// > 2/2.
///
/// - Set: Rise of Shadows
///
/// State: Derived
//~ derived DAL_030e 023b2ed2 c876b22d 5b5a0fa9.142bb519
pub const DAL_030e: Power = enchant(&[become_stats(2, 2)]);

/// # Convincing Infiltrator
///
/// `DAL_039` · Priest minion · 5 mana · 2/6
///
/// > Taunt **Deathrattle:** Destroy a random enemy minion.
///
/// - Set: Rise of Shadows · rare · collectible
/// - Mechanics: Taunt, Deathrattle
///
/// State: Derived
//~ derived DAL_039 b7d239af a472d606 845125d2.886d9dfe
pub const DAL_039: Power = deathrattle(&[destroy(ENEMY_MINIONS.random())]);

/// # Hench-Clan Shadequill
///
/// `DAL_040` · Priest minion · 4 mana · 4/7
///
/// > **Deathrattle:** Restore #5 Health to the enemy hero.
///
/// - Set: Rise of Shadows · common · collectible
/// - Minion type: Quilboar
/// - Mechanics: Deathrattle, Affected By Healing Does Damage
///
/// State: Derived
//~ derived DAL_040 1ebc5bff 95f45e18 e6a377b1.465e33cc
pub const DAL_040: Power = deathrattle(&[heal(5).to(ENEMY_HERO)]);

/// # Unsleeping Soul
///
/// `DAL_065` · Priest spell · Shadow · 4 mana
///
/// > **Silence** a friendly minion, then summon a copy of it.
///
/// - Set: Rise of Shadows · common · collectible
/// - Refers to: Silence
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived DAL_065 d117ac59 f51d9248 41eebc3e.5fb84b17
pub const DAL_065: Power = spell(&[silence(A_FRIENDLY_MINION), summon(copy_of(IT))]);

/// # EVIL Conscripter
///
/// `DAL_413` · Priest minion · 2 mana · 2/2
///
/// > **Deathrattle:** Add a **Lackey** to your hand.
///
/// - Set: Rise of Shadows · common · collectible
/// - Mechanics: Deathrattle
/// - Refers to: Mark Of Evil
/// - Tags: `1359` = 1
///
/// State: Derived
//~ derived DAL_413 ad9caf68 efdeb71b b6252dca.66302b47
pub const DAL_413: Power = deathrattle(&[get(token(with(GameTag::MARK_OF_EVIL)))]);

/// # Catrina Muerte
///
/// `DAL_721` · Priest minion · 7 mana · 6/8
///
/// > At the end of your turn, resurrect another friendly Undead minion.
///
/// - Set: Rise of Shadows · legendary · collectible
/// - Minion type: Undead
///
/// State: Todo
//~ todo DAL_721 3ef7039d 2da251ce 81075fa6.a8d75bb6
pub const DAL_721: Power = TODO;

/// # Forbidden Words
///
/// `DAL_723` · Priest spell · Shadow · 0 mana
///
/// > Spend all your Mana. Destroy a minion with that much Attack or less.
///
/// - Set: Rise of Shadows · rare · collectible
/// - Play requirements: `REQ_MINION_TARGET`, `85`, `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ todo DAL_723 59d60745 bf32fd8e 695a1048.312fff90
pub const DAL_723: Power = TODO;

/// # Mass Resurrection
///
/// `DAL_724` · Priest spell · Holy · 9 mana
///
/// > Summon 3 friendly minions that died this game.
///
/// - Set: Rise of Shadows · rare · collectible
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1, `REQ_FRIENDLY_MINION_DIED_THIS_GAME` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived DAL_724 79887ba2 fe5decce dfcee9fe.0367ba21
pub const DAL_724: Power = spell(&[summon(from_past(YOUR_MINIONS_THAT_DIED)).copies(3)]);

/// # Madame Lazul
///
/// `DAL_729` · Priest minion · 3 mana · 3/2
///
/// > **Battlecry: Discover** a copy of a card in your opponent's hand.
///
/// - Set: Rise of Shadows · legendary · collectible
/// - Mechanics: Battlecry, Discover
///
/// State: Derived
//~ derived DAL_729 8d9c89d6 79065494 7883fa26.64e4aa26
pub const DAL_729: Power = battlecry(&[offer(Offer::Entities(ENEMY_HAND), &[get(copy_of(IT))])]);
