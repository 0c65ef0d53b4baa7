//! Druid cards of Rise of Shadows.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 18cc85db

/// # The Forest's Aid
///
/// `DAL_256` · Druid spell · Nature · 8 mana
///
/// > **Twinspell** Summon five 2/2 Treants.
///
/// - Set: Rise of Shadows · rare · collectible
/// - Mechanics: Twinspell
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Treant [`DAL_256t2`], The Forest's Aid [`DAL_256ts`]
///
/// State: Derived
//~ derived DAL_256 2d63ee9f b536940d 01690d36.aaaf73f0
pub const DAL_256: Power = abilities(&[twinspell("DAL_256ts"), spell(&[summon(card("DAL_256t2")).copies(5)])]);

/// # Treant
///
/// `DAL_256t2` · Druid minion · 1 mana · 2/2
///
/// - Set: Rise of Shadows
/// - Tags: `2831` = 1
///
/// State: Vanilla
//~ vanilla DAL_256t2 05b13ae7 51b48958 0be0a879
pub const DAL_256t2: Power = VANILLA;

/// # The Forest's Aid
///
/// `DAL_256ts` · Druid spell · Nature · 8 mana
///
/// > Summon five 2/2 Treants.
///
/// - Set: Rise of Shadows · rare
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
///
/// State: Todo
//~ todo DAL_256ts 9cead313 2889a5d8 6c15c97a.6406b344
pub const DAL_256ts: Power = TODO;

/// # Crystal Power
///
/// `DAL_350` · Druid spell · Nature · 1 mana
///
/// > **Choose One -** Deal $2 damage to a minion; or Restore #5 Health.
///
/// - Set: Rise of Shadows · common · collectible
/// - Mechanics: Choose One
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
/// - Tokens: Piercing Thorns [`DAL_350a`], Healing Blossom [`DAL_350b`]
///
/// State: Todo
//~ todo DAL_350 b3b4688c cb01ba66 02ee52da.7bbfea29
pub const DAL_350: Power = TODO;

/// # Piercing Thorns
///
/// `DAL_350a` · Druid spell · Nature · 1 mana
///
/// > Deal $2 damage to a minion.
///
/// - Set: Rise of Shadows
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived DAL_350a a955dc26 a00c3e79 e5678f0c.ad6115a4
pub const DAL_350a: Power = spell(&[deal(2).to(A_MINION)]);

/// # Healing Blossom
///
/// `DAL_350b` · Druid spell · Nature · 1 mana
///
/// > Restore #5 Health.
///
/// - Set: Rise of Shadows
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived DAL_350b 8f5d1a86 5f42d38b b41b7587.ec73b646
pub const DAL_350b: Power = spell(&[heal(5).to(TARGET)]);

/// # Blessing of the Ancients
///
/// `DAL_351` · Druid spell · Nature · 3 mana
///
/// > **Twinspell** Give your minions +1/+1.
///
/// - Set: Rise of Shadows · common · collectible
/// - Mechanics: Twinspell
/// - Play requirements: `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Ancient Blessings [`DAL_351e`]
/// - Tokens: Blessing of the Ancients [`DAL_351ts`]
///
/// State: Derived
//~ derived DAL_351 a7be25eb b94a1260 df6cdb4c.2f3440f4
pub const DAL_351: Power = abilities(&[twinspell("DAL_351ts"), spell(&[attach("DAL_351e").to(FRIENDLY_MINIONS)])]);

/// # Ancient Blessings
///
/// `DAL_351e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Rise of Shadows
///
/// State: Derived
//~ derived DAL_351e b868d756 5e5254db 639cfb46.67341004
pub const DAL_351e: Power = enchant(&[plus(1, 1)]);

/// # Blessing of the Ancients
///
/// `DAL_351ts` · Druid spell · Nature · 3 mana
///
/// > Give your minions +1/+1.
///
/// - Set: Rise of Shadows · common
/// - Play requirements: `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived DAL_351ts b665d23d b6c0802f 4e96c00f.2082fd28
pub const DAL_351ts: Power = spell(&[give(&[plus(1, 1)]).to(FRIENDLY_MINIONS)]);

/// # Crystalsong Portal
///
/// `DAL_352` · Druid spell · Nature · 2 mana
///
/// > **Discover** a Druid minion. If your hand has no minions, keep all 3 instead.
///
/// - Set: Rise of Shadows · epic · collectible
/// - Mechanics: Discover
///
/// State: Todo
//~ todo DAL_352 d6c45af3 be42ae3a b3fcc4ae.4478f150
pub const DAL_352: Power = TODO;

/// # Acornbearer
///
/// `DAL_354` · Druid minion · 1 mana · 2/1
///
/// > **Deathrattle:** Add two 1/1 Squirrels to your hand.
///
/// - Set: Rise of Shadows · common · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Squirrel [`DAL_354t`]
///
/// State: Derived
//~ derived DAL_354 a91a50c0 fcdf9dde 68b740f1.8b5cea0d
pub const DAL_354: Power = deathrattle(&[get(card("DAL_354t")).copies(2)]);

/// # Squirrel
///
/// `DAL_354t` · Druid minion · 1 mana · 1/1
///
/// - Set: Rise of Shadows
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla DAL_354t 4315c9bc f92e07c3 31ed3e7b
pub const DAL_354t: Power = VANILLA;

/// # Lifeweaver
///
/// `DAL_355` · Druid minion · 3 mana · 2/5
///
/// > Whenever you restore Health, add a random Druid spell to your hand.
///
/// - Set: Rise of Shadows · rare · collectible
///
/// State: Derived
//~ derived DAL_355 432fd043 c543b937 7c13cbbc.4d157676
pub const DAL_355: Power =
    whenever(CHARACTERS.is_healed(FRIENDLY)).then(&[get(random(all(&[SPELL, class(CardClass::Druid)])))]);

/// # Lucentbark
///
/// `DAL_357` · Druid minion · 8 mana · 4/8
///
/// > **Taunt Deathrattle:** Go **Dormant**. Restore 5 Health to awaken this minion.
///
/// - Set: Rise of Shadows · legendary · collectible
/// - Mechanics: Taunt, Deathrattle
/// - Refers to: Dormant
/// - Tokens: Spirit of Lucentbark [`DAL_357t`]
///
/// State: Todo
//~ todo DAL_357 9277fb42 e03ea637 c11263b1.ae44e901
pub const DAL_357: Power = TODO;

/// # Spirit of Lucentbark
///
/// `DAL_357t` · Druid minion · 11 mana · 0/1
///
/// > **Dormant** When you restore 5 Health, awaken this minion. *(@ left!)*
///
/// - Set: Rise of Shadows
/// - Mechanics: Untouchable, Dormant Awaken Condition Enchant
/// - Refers to: Dormant
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 5, `SCORE_VALUE_1` = 5
///
/// State: Todo
//~ todo DAL_357t 13d806c7 bf82a0a4 e875c749.d0fb2265
pub const DAL_357t: Power = TODO;

/// # Keeper Stalladris
///
/// `DAL_732` · Druid minion · 2 mana · 2/3
///
/// > After you cast a **Choose One** spell, add copies of both choices to your hand.
///
/// - Set: Rise of Shadows · legendary · collectible
/// - Refers to: Choose One
///
/// State: Todo
//~ todo DAL_732 a8ad64c6 88845310 517cd211.4c9930ec
pub const DAL_732: Power = TODO;

/// # Dreamway Guardians
///
/// `DAL_733` · Druid spell · 2 mana
///
/// > Summon two 1/2 Dryads with **Lifesteal**.
///
/// - Set: Rise of Shadows · rare · collectible
/// - Refers to: Lifesteal
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Crystal Dryad [`DAL_733t`]
///
/// State: Derived
//~ derived DAL_733 e848cadc 0e564605 fec9c8df.49ff56b7
pub const DAL_733: Power = spell(&[summon(card("DAL_733t")).copies(2)]);

/// # Crystal Dryad
///
/// `DAL_733t` · Druid minion · 1 mana · 1/2
///
/// > **Lifesteal**
///
/// - Set: Rise of Shadows
/// - Mechanics: Lifesteal
///
/// State: Vanilla
//~ vanilla DAL_733t 937e5e5b 0e88702b f8ada6f3.b857c9f1
pub const DAL_733t: Power = VANILLA;

/// # Crystal Stag
///
/// `DAL_799` · Druid minion · 5 mana · 4/4
///
/// > **Rush**. **Battlecry:** If you've restored 5 Health this game, summon a copy of this.@ *({0} left!)*@ *(Ready!)*
///
/// - Set: Rise of Shadows · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Rush
/// - Tags: `PLAYER_TAG_THRESHOLD_TAG_ID` = 958, `PLAYER_TAG_THRESHOLD_VALUE` = 5
///
/// State: Todo
//~ todo DAL_799 b8f9e3ec d0caf623 f10c9007.313cfb44
pub const DAL_799: Power = TODO;
