//! Druid cards of Classic.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file ea618177

/// # Wrath
///
/// `EX1_154` · Druid spell · Nature · 2 mana
///
/// > **Choose One -** Deal $3 damage to a minion; or $1 damage and draw a card.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Choose One
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Tokens: Solar Wrath [`EX1_154a`], Nature's Wrath [`EX1_154b`]
///
/// State: Done
//~ done EX1_154 bfd7c96e - 0fe10fbb.2975f129
pub const EX1_154: Power = choose_one(&["EX1_154a", "EX1_154b"]);

/// # Solar Wrath
///
/// `EX1_154a` · Druid spell · Nature · 2 mana
///
/// > Deal $3 damage to a minion.
///
/// - Set: Classic
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Done
//~ done EX1_154a 17ace2c3 - d70f999d.b36801b6
pub const EX1_154a: Power = spell(&[deal(3).to(A_MINION)]);

/// # Nature's Wrath
///
/// `EX1_154b` · Druid spell · Nature · 2 mana
///
/// > Deal $1 damage to a minion. Draw a card.
///
/// - Set: Classic
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Done
//~ done EX1_154b 4516ea6e - d5963e08.ee8511d6
pub const EX1_154b: Power = spell(&[deal(1).to(A_MINION), draw(1)]);

/// # Mark of Nature
///
/// `EX1_155` · Druid spell · Nature · 3 mana
///
/// > **Choose One -** Give a minion +4 Attack; or +4 Health and **Taunt**.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Choose One
/// - Refers to: Taunt
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Tokens: Tiger's Fury [`EX1_155a`], Thick Hide [`EX1_155b`]
///
/// State: Done
//~ done EX1_155 1164e3b1 - a89a9dee.f8c94bee
pub const EX1_155: Power = choose_one(&["EX1_155a", "EX1_155b"]);

/// # Tiger's Fury
///
/// `EX1_155a` · Druid spell · 3 mana
///
/// > Give a minion +4 Attack.
///
/// - Set: Classic
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Mark of Nature [`EX1_155ae`]
///
/// State: Done
//~ done EX1_155a d5995967 - e3cb739e.5738934e
pub const EX1_155a: Power = spell(&[attach("EX1_155ae").to(A_MINION)]);

/// # Mark of Nature
///
/// `EX1_155ae` · Druid enchantment
///
/// > This minion has +4 Attack.
///
/// - Set: Classic
///
/// State: Done
//~ done EX1_155ae 8ddfb5bb - ed9c963b.dcf72aad
pub const EX1_155ae: Power = enchant(&[ATTACK.plus(4)]);

/// # Thick Hide
///
/// `EX1_155b` · Druid spell · 3 mana
///
/// > Give a minion +4 Health and **Taunt**.
///
/// - Set: Classic
/// - Refers to: Taunt
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Mark of Nature [`EX1_155be`]
///
/// State: Done
//~ done EX1_155b e0a19135 - 76e1c1bd.2f12cbd0
pub const EX1_155b: Power = spell(&[attach("EX1_155be").to(A_MINION)]);

/// # Mark of Nature
///
/// `EX1_155be` · Druid enchantment
///
/// > This minion has +4 Health and **Taunt**.
///
/// - Set: Classic
///
/// State: Done
//~ done EX1_155be cd26039a - dfd60dd0.d0ff0923
pub const EX1_155be: Power = enchant(&[HEALTH.plus(4), has(GameTag::TAUNT)]);

/// # Soul of the Forest
///
/// `EX1_158` · Druid spell · Nature · 3 mana
///
/// > Give your minions "**Deathrattle:** Summon a 2/2 Treant."
///
/// - Set: Classic · common · collectible
/// - Refers to: Deathrattle
/// - Enchantments: Soul of the Forest [`EX1_158e`]
/// - Tokens: Treant [`EX1_158t`]
///
/// State: Done
//~ done EX1_158 93de1f9d - c9b7bbf1.62f7f904
pub const EX1_158: Power = spell(&[attach("EX1_158e").to(FRIENDLY_MINIONS)]);

/// # Soul of the Forest
///
/// `EX1_158e` · Druid enchantment
///
/// > **Deathrattle:** Summon a 2/2 Treant.
///
/// - Set: Classic
/// - Tokens: Treant [`EX1_158t`]
///
/// State: Done
//~ done EX1_158e 383dc2f9 - 8db78e99.1a2eb212
pub const EX1_158e: Power = deathrattle(&[summon(card("EX1_158t"))]);

/// # Treant
///
/// `EX1_158t` · Druid minion · 1 mana · 2/2
///
/// - Set: Classic
/// - Tags: `2831` = 1
///
/// State: Vanilla
//~ vanilla EX1_158t d449526c 3d11eaa5 46d3c32b
pub const EX1_158t: Power = VANILLA;

/// # Power of the Wild
///
/// `EX1_160` · Druid spell · 2 mana
///
/// > **Choose One -** Give your minions +1/+1; or Summon a 3/2 Panther.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Choose One
/// - Tokens: Summon a Panther [`EX1_160a`], Leader of the Pack [`EX1_160b`], Panther [`EX1_160t`]
///
/// State: Done
//~ done EX1_160 1c026512 - afae1a88.301738a1
pub const EX1_160: Power = choose_one(&["EX1_160a", "EX1_160b"]);

/// # Summon a Panther
///
/// `EX1_160a` · Druid spell · 2 mana
///
/// > Summon a 3/2 Panther.
///
/// - Set: Classic
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Panther [`EX1_160t`]
///
/// State: Done
//~ done EX1_160a d219d3cd - 3cff3045.5cab5b9f
pub const EX1_160a: Power = spell(&[summon(card("EX1_160t"))]);

/// # Leader of the Pack
///
/// `EX1_160b` · Druid spell · 2 mana
///
/// > Give your minions +1/+1.
///
/// - Set: Classic
/// - Enchantments: Leader of the Pack [`EX1_160be`]
///
/// State: Done
//~ done EX1_160b c5bf5602 - 46aac2cc.2082fd28
pub const EX1_160b: Power = spell(&[attach("EX1_160be").to(FRIENDLY_MINIONS)]);

/// # Leader of the Pack
///
/// `EX1_160be` · Druid enchantment
///
/// > +1/+1.
///
/// - Set: Classic
///
/// State: Todo
//~ todo EX1_160be 638cb8a0 918e784d 0d82c591.67341004
pub const EX1_160be: Power = TODO;

/// # Panther
///
/// `EX1_160t` · Druid minion · 2 mana · 3/2
///
/// - Set: Classic
/// - Minion type: Beast
/// - Tags: `1584` = 1
///
/// State: Vanilla
//~ vanilla EX1_160t eb9faff1 1803a7c8 db187a07
pub const EX1_160t: Power = VANILLA;

/// # Naturalize
///
/// `EX1_161` · Druid spell · Nature · 1 mana
///
/// > Destroy a minion. Your opponent draws 2 cards.
///
/// - Set: Classic · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Done
//~ done EX1_161 70315e76 - d9f66059.c50c9720
pub const EX1_161: Power = spell(&[destroy(A_MINION), draw(2).for_(OPPONENT)]);

/// # Nourish
///
/// `EX1_164` · Druid spell · Nature · 5 mana
///
/// > **Choose One -** Gain 2 Mana Crystals; or Draw 3 cards.
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Choose One
/// - Tokens: Rampant Growth [`EX1_164a`], Enrich [`EX1_164b`]
///
/// State: Done
//~ done EX1_164 5c251cec - cb4c5ca2.e4a8e658
pub const EX1_164: Power = choose_one(&["EX1_164a", "EX1_164b"]);

/// # Rampant Growth
///
/// `EX1_164a` · Druid spell · Nature · 5 mana
///
/// > Gain 2 Mana Crystals.
///
/// - Set: Classic
///
/// State: Done
//~ done EX1_164a 1bbdd11b - d43fc9b1.0b025ab3
pub const EX1_164a: Power = spell(&[crystals(2)]);

/// # Enrich
///
/// `EX1_164b` · Druid spell · Nature · 5 mana
///
/// > Draw 3 cards.
///
/// - Set: Classic
///
/// State: Done
//~ done EX1_164b 1987042a - 282def70.35dc1efa
pub const EX1_164b: Power = spell(&[draw(3)]);

/// # Druid of the Claw
///
/// `EX1_165` · Druid minion · 6 mana · 4/6
///
/// > **Choose One -** Transform into a 7/6 with **Rush**; or a 4/9 with **Taunt**.
///
/// - Set: Classic · common · collectible
/// - Mechanics: Choose One
/// - Refers to: Taunt, Rush
/// - Tokens: Cat Form [`EX1_165a`], Bear Form [`EX1_165b`], Druid of the Claw [`EX1_165t1`], Druid of the Claw [`EX1_165t2`]
///
/// State: Done
//~ done EX1_165 f1b64349 - 20002bbc.f61ea393
pub const EX1_165: Power = choose_one(&["EX1_165a", "EX1_165b"]);

/// # Cat Form
///
/// `EX1_165a` · Druid minion · 6 mana · 7/6
///
/// > **Rush**
///
/// - Set: Classic · common
/// - Minion type: Beast
/// - Mechanics: Rush
/// - Tags: `1584` = 1
///
/// State: Done
//~ done EX1_165a f1a82e1b - 67a06d91.57b12c28
pub const EX1_165a: Power = spell(&[transform(THIS, card("EX1_165t1"))]);

/// # Bear Form
///
/// `EX1_165b` · Druid minion · 6 mana · 4/9
///
/// > **Taunt**
///
/// - Set: Classic · common
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Done
//~ done EX1_165b 04efa21d - 3953fe50.4b0c5d24
pub const EX1_165b: Power = spell(&[transform(THIS, card("EX1_165t2"))]);

/// # Druid of the Claw
///
/// `EX1_165t1` · Druid minion · 6 mana · 7/6
///
/// > **Rush**
///
/// - Set: Classic · common
/// - Minion type: Beast
/// - Mechanics: Rush
/// - Tags: `1584` = 1
///
/// State: Vanilla
//~ vanilla EX1_165t1 ea340164 ede98f1a ee7b0ef1.57b12c28
pub const EX1_165t1: Power = VANILLA;

/// # Druid of the Claw
///
/// `EX1_165t2` · Druid minion · 6 mana · 4/9
///
/// > **Taunt**
///
/// - Set: Classic · common
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla EX1_165t2 fd5e1ddb c082dcb3 12b69cd0.4b0c5d24
pub const EX1_165t2: Power = VANILLA;

/// # Keeper of the Grove
///
/// `EX1_166` · Druid minion · 4 mana · 2/4
///
/// > **Choose One -** Deal 2 damage; or **Silence** a minion.
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Choose One
/// - Refers to: Silence
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE` (hearthstone-data 36393.1)
/// - Tokens: Moonfire [`EX1_166a`], Dispel [`EX1_166b`]
///
/// State: Done
//~ done EX1_166 389359a2 - a812abbe.513bb111
pub const EX1_166: Power = choose_one(&["EX1_166a", "EX1_166b"]);

/// # Moonfire
///
/// `EX1_166a` · Druid spell · 4 mana
///
/// > Deal 2 damage.
///
/// - Set: Classic
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Done
//~ done EX1_166a a76bf825 - 987189e2.5942d4d8
pub const EX1_166a: Power = spell(&[deal(2).to(TARGET)]);

/// # Dispel
///
/// `EX1_166b` · Druid spell · 4 mana
///
/// > **Silence** a minion.
///
/// - Set: Classic
/// - Mechanics: Silence
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Done
//~ done EX1_166b 50fc73d9 - 74868b47.f887ee50
pub const EX1_166b: Power = spell(&[silence(A_MINION)]);

/// # Ancient of War
///
/// `EX1_178` · Druid minion · 7 mana · 5/5
///
/// > **Choose One -** +5 Attack; or +5 Health and **Taunt**.
///
/// - Set: Classic · epic · collectible
/// - Mechanics: Choose One
/// - Refers to: Taunt
/// - Tokens: Rooted [`EX1_178a`], Uproot [`EX1_178b`]
///
/// State: Done
//~ done EX1_178 914741c2 - 2aa5229f.050f5e7b
pub const EX1_178: Power = choose_one(&["EX1_178a", "EX1_178b"]);

/// # Rooted
///
/// `EX1_178a` · Druid spell · 7 mana
///
/// > +5 Health and **Taunt**.
///
/// - Set: Classic
/// - Refers to: Taunt
/// - Enchantments: Rooted [`EX1_178ae`]
///
/// State: Done
//~ done EX1_178a f56c7ce4 - ae895c86.679918eb
pub const EX1_178a: Power = spell(&[attach("EX1_178ae")]);

/// # Rooted
///
/// `EX1_178ae` · Druid enchantment
///
/// > +5 Health and **Taunt**.
///
/// - Set: Classic
///
/// State: Todo
//~ todo EX1_178ae e55f7ae6 ab86e52c 28d075bd.679918eb
pub const EX1_178ae: Power = TODO;

/// # Uproot
///
/// `EX1_178b` · Druid spell · 7 mana
///
/// > +5 Attack.
///
/// - Set: Classic
/// - Enchantments: Uprooted [`EX1_178be`]
///
/// State: Done
//~ done EX1_178b 26a7d794 - 0d3281d7.d1a43c6f
pub const EX1_178b: Power = spell(&[attach("EX1_178be")]);

/// # Uprooted
///
/// `EX1_178be` · Druid enchantment
///
/// > +5 Attack.
///
/// - Set: Classic
///
/// State: Todo
//~ todo EX1_178be 3f2d9a7f 086e4c2b fb408ee2.d1a43c6f
pub const EX1_178be: Power = TODO;

/// # Gift of the Wild
///
/// `EX1_183e` · Druid enchantment
///
/// > +2/+2 and **Taunt**.
///
/// - Set: Classic
///
/// State: Todo
//~ todo EX1_183e 21f9a732 ad25fbfc 07ed9f0d.828ad55e
pub const EX1_183e: Power = TODO;

/// # Bite
///
/// `EX1_570` · Druid spell · 4 mana
///
/// > Give your hero +4 Attack this turn. Gain 4 Armor.
///
/// - Set: Classic · rare · collectible
/// - Enchantments: Bite [`EX1_570e`]
///
/// State: Done
//~ done EX1_570 c9fad366 - 99e6df5d.91b28471
pub const EX1_570: Power = spell(&[attach("EX1_570e").to(YOUR_HERO), armor(4)]);

/// # Bite
///
/// `EX1_570e` · Neutral enchantment
///
/// > +4 Attack this turn.
///
/// - Set: Classic
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo EX1_570e 0f33915f 8686aab7 ab9f9875.a9003f71
pub const EX1_570e: Power = TODO;

/// # Force of Nature
///
/// `EX1_571` · Druid spell · Nature · 5 mana
///
/// > Summon three 2/2 Treants.
///
/// - Set: Classic · epic · collectible
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Treant [`EX1_tk9`]
///
/// State: Done
//~ done EX1_571 66f05eec - b75511c7.6202794c
pub const EX1_571: Power = spell(&[summon(card("EX1_tk9")).copies(3)]);

/// # Cenarius
///
/// `EX1_573` · Druid minion · 8 mana · 5/8
///
/// > **Choose One -** Give your other minions +2/+2; or Summon two 2/2 Treants with **Taunt**.
///
/// - Set: Classic · legendary · collectible
/// - Mechanics: Choose One
/// - Refers to: Taunt
/// - Tokens: Demigod's Favor [`EX1_573a`], Shan'do's Lesson [`EX1_573b`], Treant [`EX1_573t`]
///
/// State: Done
//~ done EX1_573 730a252c - 6b53e140.248015f1
pub const EX1_573: Power = choose_one(&["EX1_573a", "EX1_573b"]);

/// # Demigod's Favor
///
/// `EX1_573a` · Druid spell · 8 mana
///
/// > Give your other minions +2/+2.
///
/// - Set: Classic
/// - Enchantments: Demigod's Favor [`EX1_573ae`]
///
/// State: Done
//~ done EX1_573a 09e3a098 - b256de11.8010dad2
pub const EX1_573a: Power = spell(&[attach("EX1_573ae").to(OTHER_FRIENDLY_MINIONS)]);

/// # Demigod's Favor
///
/// `EX1_573ae` · Druid enchantment
///
/// > +2/+2.
///
/// - Set: Classic
///
/// State: Todo
//~ todo EX1_573ae 50256d67 e4205769 f53ddab5.6d6ab056
pub const EX1_573ae: Power = TODO;

/// # Shan'do's Lesson
///
/// `EX1_573b` · Druid spell · 8 mana
///
/// > Summon two 2/2 Treants with **Taunt**.
///
/// - Set: Classic
/// - Refers to: Taunt
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 2 (hearthstone-data 36393.1)
///
/// State: Done
//~ done EX1_573b 660f6ff6 - 8851edcb.6bf90f88
pub const EX1_573b: Power = spell(&[summon(card("EX1_573t")).copies(2)]);

/// # Treant
///
/// `EX1_573t` · Druid minion · 1 mana · 2/2
///
/// > **Taunt**
///
/// - Set: Classic
/// - Mechanics: Taunt
/// - Tags: `2831` = 1
///
/// State: Vanilla
//~ vanilla EX1_573t d3476723 fa53948f 5654f46b.4b0c5d24
pub const EX1_573t: Power = VANILLA;

/// # Savagery
///
/// `EX1_578` · Druid spell · 1 mana
///
/// > Deal damage equal to your hero's Attack to a minion.
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Affected By Spell Power
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Done
//~ done EX1_578 d31b54d7 - a8ec9766.d7383ab6
pub const EX1_578: Power = spell(&[deal(1).times(ATTACK.of(YOUR_HERO)).to(A_MINION)]);

/// # Treant
///
/// `EX1_tk9` · Druid minion · 1 mana · 2/2
///
/// - Set: Classic
/// - Tags: `2831` = 1
///
/// State: Vanilla
//~ vanilla EX1_tk9 e5a9a5e3 5f2a5352 d220dd46
pub const EX1_tk9: Power = VANILLA;

/// # Starfall
///
/// `NEW1_007` · Druid spell · Arcane · 5 mana
///
/// > **Choose One -** Deal $5 damage to a minion; or $2 damage to all enemy minions.
///
/// - Set: Classic · rare · collectible
/// - Mechanics: Choose One
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Tokens: Stellar Drift [`NEW1_007a`], Starlord [`NEW1_007b`]
///
/// State: Done
//~ done NEW1_007 4efedcc6 - cadcbb3c.af63a7e2
pub const NEW1_007: Power = choose_one(&["NEW1_007a", "NEW1_007b"]);

/// # Stellar Drift
///
/// `NEW1_007a` · Druid spell · Arcane · 5 mana
///
/// > Deal $2 damage to all enemy minions.
///
/// - Set: Classic
///
/// State: Done
//~ done NEW1_007a 20f5c9ca - 07207e3f.6354cda9
pub const NEW1_007a: Power = spell(&[deal(2).to(ENEMY_MINIONS)]);

/// # Starlord
///
/// `NEW1_007b` · Druid spell · Arcane · 5 mana
///
/// > Deal $5 damage to a minion.
///
/// - Set: Classic
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Done
//~ done NEW1_007b e62fcbf2 - 570c3b3e.77af5511
pub const NEW1_007b: Power = spell(&[deal(5).to(A_MINION)]);

/// # Ancient of Lore
///
/// `NEW1_008` · Druid minion · 7 mana · 7/7
///
/// > **Choose One -** Draw 2 cards; or Restore #7 Health.
///
/// - Set: Classic · epic · collectible
/// - Mechanics: Choose One
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE` (hearthstone-data 36393.1)
/// - Tokens: Ancient Teachings [`NEW1_008a`], Ancient Secrets [`NEW1_008b`]
///
/// State: Done
//~ done NEW1_008 9c4cbe5b - 4b8c8967.520c8d67
pub const NEW1_008: Power = choose_one(&["NEW1_008a", "NEW1_008b"]);

/// # Ancient Teachings
///
/// `NEW1_008a` · Druid spell · 7 mana
///
/// > Draw 2 cards.
///
/// - Set: Classic
///
/// State: Done
//~ done NEW1_008a 78deae36 - a2bcfa35.021f85ea
pub const NEW1_008a: Power = spell(&[draw(2)]);

/// # Ancient Secrets
///
/// `NEW1_008b` · Druid spell · 7 mana
///
/// > Restore 7 Health.
///
/// - Set: Classic
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Done
//~ done NEW1_008b 5fe5ada4 - 5009b0c2.169a5372
pub const NEW1_008b: Power = spell(&[heal(7).to(TARGET)]);

/// # Druid of the Claw
///
/// `OG_044a` · Druid minion · 6 mana · 7/9
///
/// > **Rush Taunt**
///
/// - Set: Classic · common
/// - Minion type: Beast
/// - Mechanics: Taunt, Rush
/// - Tags: `1584` = 1
///
/// State: Vanilla
//~ vanilla OG_044a a7ed79ce d1d7e864 b9280b28.05d6d156
pub const OG_044a: Power = VANILLA;
