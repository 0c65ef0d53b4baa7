//! Priest cards of The Lost City of Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file db407329

/// # Ritual of Life
///
/// `DINO_426` · Priest spell · Holy · 2 mana
///
/// > **Discover** a 3-Cost minion. Summon a 2/3 copy of it.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Mechanics: Discover
/// - Enchantments: Lasting Life [`DINO_426e`]
///
/// State: Derived
//~ derived DINO_426 df1f7ec9 09c5817f 2fc37f92.39eb417f
pub const DINO_426: Power =
    spell(&[discover(all(&[MINION, COST.is(3)])), summon(copy_of(IT)), attach("DINO_426e").to(IT)]);

/// # Lasting Life
///
/// `DINO_426e` · Priest enchantment
///
/// > 2/3.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Derived
//~ derived DINO_426e 253e1b3d dd608005 8b8cd81d.11ba6222
pub const DINO_426e: Power = enchant(&[become_stats(2, 3)]);

/// # Behemoth Mask
///
/// `DINO_428` · Priest spell · 7 mana
///
/// > Set a minion's stats to 8/10 and give it **Lifesteal**. Force a random enemy minion to attack it.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Refers to: Lifesteal
/// - Enchantments: Behemoth Mask [`DINO_428e`]
///
/// State: Derived
//~ derived DINO_428 a1635699 c8852c63 e8611fc5.3d55913f
#[rustfmt::skip]
pub const DINO_428: Power = spell(&[give(&[become_stats(8, 10)]).to(A_MINION), give(&[has(GameTag::LIFESTEAL)]).to(IT), make_attack(ENEMY_MINIONS.random(), IT)]);

/// # Behemoth Mask
///
/// `DINO_428e` · Priest enchantment
///
/// > 8/10 and **Lifesteal**.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Derived
//~ derived DINO_428e 160f03fd 49dac35b 54dac06b.f50d4004
pub const DINO_428e: Power = enchant(&[become_stats(8, 10), has(GameTag::LIFESTEAL)]);

/// # Atlasaurus
///
/// `DINO_431` · Priest minion · 8 mana · 5/10
///
/// > **Taunt**. **Deathrattle:** Summon a random **Taunt** minion that costs (5) or more.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Deathrattle
///
/// State: Derived
//~ derived DINO_431 eb56a9c0 cea47c59 9181c0fc.4292e96a
pub const DINO_431: Power = deathrattle(&[summon(random(all(&[MINION, with(GameTag::TAUNT), COST.at_least(5)])))]);

/// # Archaios
///
/// `TLC_811` · Priest minion · 3 mana · 1/6
///
/// > Whenever another friendly minion attacks, set its Health equal to this minion's Health.
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Minion type: Beast
/// - Enchantments: Archaios' Aegis [`TLC_811e`](crate::saviors_of_uldum::priest::TLC_811e)
///
/// State: Derived
//~ derived TLC_811 36016696 07a2abf1 382f4b38.44bfb3d4
#[rustfmt::skip]
pub const TLC_811: Power = whenever(OTHER_FRIENDLY_MINIONS.attack(CARD)).then(&[give(&[HEALTH.set(1).times(X)]).times(HEALTH.of(THIS)).to(WHO)]);

/// # Purifying Vines
///
/// `TLC_813` · Priest spell · Holy · 1 mana
///
/// > Choose a minion. If it's friendly, give it +2 Health. If it's an enemy, give it -2 Health.
///
/// - Set: The Lost City of Un'Goro
/// - Enchantments: Verdant Vines [`TLC_813e`], Withering Vines [`TLC_813e2`]
///
/// State: Todo
//~ todo TLC_813 92d26b02 6b370b2c a3a6a3d7.1c7d427a
pub const TLC_813: Power = TODO;

/// # Verdant Vines
///
/// `TLC_813e` · Priest enchantment
///
/// > +2 Health.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Derived
//~ derived TLC_813e 982be132 40b43a54 f96950fc.9f1b69f0
pub const TLC_813e: Power = enchant(&[HEALTH.plus(2)]);

/// # Withering Vines
///
/// `TLC_813e2` · Priest enchantment
///
/// > -2 Health.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Derived
//~ derived TLC_813e2 4f5370ad 0624abec 44d2b996.55cb5cfe
pub const TLC_813e2: Power = enchant(&[HEALTH.plus(-2)]);

/// # Twilight Mender
///
/// `TLC_814` · Priest minion · 3 mana · 3/4
///
/// > **Deathrattle:** Get a random Holy and Shadow spell.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived TLC_814 e71b838a cb35cc5f 6ebdf96f.5be789b5
pub const TLC_814: Power =
    deathrattle(&[get(random(school(SpellSchool::Holy))), get(random(school(SpellSchool::Shadow)))]);

/// # Gravedawn Voidbulb
///
/// `TLC_815` · Priest spell · Shadow · 4 mana
///
/// > Summon a random 4-Cost minion and give it **Taunt**. **Kindred:** Do it again.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Mechanics: Kindred
/// - Refers to: Taunt
/// - Enchantments: Void Touched [`TLC_815e`]
///
/// State: Derived
//~ derived TLC_815 13a5934e ca53f36e 9f690362.5e2a60c4
#[rustfmt::skip]
pub const TLC_815: Power = spell(&[summon(random(all(&[MINION, COST.is(4)]))), attach("TLC_815e").to(IT), if_(KINDRED, &[summon(random(all(&[MINION, COST.is(4)]))), attach("TLC_815e").to(IT)])]);

/// # Void Touched
///
/// `TLC_815e` · Priest enchantment
///
/// > **Taunt**.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Derived
//~ derived TLC_815e eccfb655 fea73a55 5e070b5d.0643522b
pub const TLC_815e: Power = enchant(&[has(GameTag::TAUNT)]);

/// # Gravedawn Sunbloom
///
/// `TLC_816` · Priest spell · Holy · 4 mana
///
/// > Draw 2 cards. **Kindred:** This costs (2) less.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Mechanics: Kindred
///
/// State: Derived
//~ derived TLC_816 07c08d5b 774e7408 296416d4.0ea0c06a
pub const TLC_816: Power = abilities(&[spell(&[draw(2)]), aura(THIS).when(KINDRED).in_hand().have(&[cost_less(2)])]);

/// # Reach Equilibrium
///
/// `TLC_817` · Priest spell · 1 mana
///
/// > **Quest:** Cast 4 Holy spells **Reward:** Life's Breath. **Quest:** Cast 4 Shadow spells. **Reward:** Death's Touch.
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Tags: `839` = 1, `3674` = 1, `4310` = 1
/// - Tokens: Cleanse the Shadow [`TLC_817t`], Corrupt the Light [`TLC_817t2`], Sol'etos, Life's Breath [`TLC_817t3`], Sol'etos, Death's Touch [`TLC_817t4`], Sol'etos, Cycle's Rebirth [`TLC_817t5`]
///
/// State: Todo
//~ todo TLC_817 35130a11 7203e77d 872412b6.e41f5a55
pub const TLC_817: Power = TODO;

/// # Cleanse the Shadow
///
/// `TLC_817t` · Priest spell · 1 mana
///
/// > **Quest:** Cast 4 Holy spells. **Reward:** Life's Breath.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Tags: `QUEST_PROGRESS_TOTAL` = 4, `BACON_EVOLUTION_CARD_ID` = 119879, `4297` = 1
/// - Tokens: Sol'etos, Life's Breath [`TLC_817t3`]
///
/// State: Todo
//~ todo TLC_817t 64752b08 ddd78bde 3ed12f87.0d544469
pub const TLC_817t: Power = TODO;

/// # Corrupt the Light
///
/// `TLC_817t2` · Priest spell · 1 mana
///
/// > **Quest:** Cast 4 Shadow spells. **Reward:** Death's Touch.
///
/// - Set: The Lost City of Un'Goro · legendary
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Tags: `QUEST_PROGRESS_TOTAL` = 4, `BACON_EVOLUTION_CARD_ID` = 119879, `4297` = 1
/// - Tokens: Sol'etos, Death's Touch [`TLC_817t4`]
///
/// State: Todo
//~ todo TLC_817t2 9d959b86 f9fd7c6e 26f6ac8f.0d27ae77
pub const TLC_817t2: Power = TODO;

/// # Sol'etos, Life's Breath
///
/// `TLC_817t3` · Priest minion · 5 mana · 4/4
///
/// > **Taunt**. **Battlecry:** Summon a copy of this. *If you're holding both halves of Sol'etos, combine!*
///
/// - Set: The Lost City of Un'Goro
/// - Minion type: Elemental
/// - Mechanics: Taunt, Battlecry
/// - Tokens: Sol'etos, Cycle's Rebirth [`TLC_817t5`]
///
/// State: Todo
//~ todo TLC_817t3 3adca7ed 10f4a49e 1b6f150f.b4c2a367
pub const TLC_817t3: Power = TODO;

/// # Sol'etos, Death's Touch
///
/// `TLC_817t4` · Priest minion · 5 mana · 4/4
///
/// > **Reborn**. **Deathrattle:** Deal 5 damage to a random enemy. *If you're holding both halves of Sol'etos, combine!*
///
/// - Set: The Lost City of Un'Goro
/// - Minion type: Elemental
/// - Mechanics: Deathrattle, Reborn
/// - Tokens: Sol'etos, Cycle's Rebirth [`TLC_817t5`]
///
/// State: Todo
//~ todo TLC_817t4 a88cbd77 c472a63e 1701f499.9e072d6d
pub const TLC_817t4: Power = TODO;

/// # Sol'etos, Cycle's Rebirth
///
/// `TLC_817t5` · Priest minion · 5 mana · 8/8
///
/// > **Taunt**, **Reborn**. **Battlecry:** Summon a copy of this. **Deathrattle:** Deal 5 damage to a random enemy.
///
/// - Set: The Lost City of Un'Goro
/// - Minion type: Elemental
/// - Mechanics: Taunt, Deathrattle, Battlecry, Reborn
///
/// State: Derived
//~ derived TLC_817t5 e25c1ada 6684802a 978a2cf5.a3f97784
pub const TLC_817t5: Power =
    abilities(&[battlecry(&[summon(copy_of(THIS))]), deathrattle(&[deal(5).to(ENEMIES.random())])]);

/// # Resuscitate
///
/// `TLC_818` · Priest spell · Shadow · 6 mana
///
/// > Resurrect a 1, 2, and 3-Cost minion. Give them **Reborn**.
///
/// - Set: The Lost City of Un'Goro · epic · collectible
/// - Refers to: Reborn
///
/// State: Todo
//~ todo TLC_818 5f3c4d19 7680773d 5900d8b3.b96089d3
pub const TLC_818: Power = TODO;

/// # Gladesong Siren
///
/// `TLC_819` · Priest minion · 6 mana · 4/7
///
/// > **Lifesteal** Costs (1) if you've cast a Holy and Shadow spell this turn.
///
/// - Set: The Lost City of Un'Goro · epic · collectible
/// - Minion type: Naga
/// - Mechanics: Lifesteal
///
/// State: Derived
//~ derived TLC_819 756d3881 b3752614 20ac63fb.93c8691d
#[rustfmt::skip]
pub const TLC_819: Power = aura(THIS).when(all(&[has_done(1, &past(Side::Friendly, Deed::Cast, Window::ThisTurn).that(school(SpellSchool::Holy))), has_done(1, &past(Side::Friendly, Deed::Cast, Window::ThisTurn).that(school(SpellSchool::Shadow)))])).in_hand().have(&[cost(1)]);

/// # Glade Ecologist
///
/// `TLC_820` · Priest minion · 1 mana · 2/1
///
/// > **Deathrattle:** Get a 1-Cost Holy spell that gives a minion +2 or -2 Health.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Purifying Vines [`TLC_813`]
///
/// State: Todo
//~ todo TLC_820 01150e57 df2f2370 2b47b32e.3e0aaadd
pub const TLC_820: Power = TODO;

/// # Wilted Shadow
///
/// `TLC_821` · Priest minion · 7 mana · 6/7
///
/// > **Lifesteal** Whenever you heal an enemy, this attacks it.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Lifesteal
///
/// State: Derived
//~ derived TLC_821 be157639 e35130ad fe37edc8.6787cf6b
pub const TLC_821: Power = whenever(ENEMIES.is_healed(FRIENDLY)).then(&[make_attack(THIS, WHO)]);

/// # Story of Amara
///
/// `TLC_835` · Priest spell · 10 mana
///
/// > Set your hero's Health to 40.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Enchantments: Warded By Amara [`TLC_835e`]
///
/// State: Derived
//~ derived TLC_835 f9abb9da 5a898f5c 02f9e4f1.bdb2766f
pub const TLC_835: Power = spell(&[give(&[HEALTH.set(40)]).to(YOUR_HERO)]);

/// # Warded By Amara
///
/// `TLC_835e` · Priest enchantment
///
/// > Increased Health.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ todo TLC_835e b3bcee25 8974ac05 afa42c43.89b088dc
pub const TLC_835e: Power = TODO;
