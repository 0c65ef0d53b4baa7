//! Mage cards of Knights of the Frozen Throne.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 25fddb34

/// # Ice Walker
///
/// `ICC_068` · Mage minion · 2 mana · 1/3
///
/// > Your Hero Power also Freeze**s** the target.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Minion type: Elemental
/// - Refers to: Freeze
///
/// State: Todo
//~ todo ICC_068 003d1dbb 38abf05a 393ecd14.c53c82e3
pub const ICC_068: Power = TODO;

/// # Ghastly Conjurer
///
/// `ICC_069` · Mage minion · 4 mana · 2/6
///
/// > **Battlecry:** Add a 'Mirror Image' spell to your hand.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Tokens: Mirror Image [`CS2_027`](crate::legacy::mage::CS2_027)
///
/// State: Derived
//~ derived ICC_069 c1d17c51 3bf37a8f 0700c2aa.61480818
pub const ICC_069: Power = battlecry(&[get(card("CS2_027"))]);

/// # Frozen Clone
///
/// `ICC_082` · Mage spell · Frost · 3 mana
///
/// > **Secret:** After your opponent plays a minion, add two copies of it to your hand.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Mechanics: Secret
///
/// State: Derived
//~ derived ICC_082 138aa437 a465e8d0 d9621e5e.3bb45f87
pub const ICC_082: Power = after(OPPONENT.play(MINION)).then(&[get(copy_of(THAT)).copies(2)]);

/// # Doomed Apprentice
///
/// `ICC_083` · Mage minion · 3 mana · 3/2
///
/// > Your opponent's spells cost (1) more.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Aura
/// - Enchantments: Dooooooomed! [`ICC_083e`]
///
/// State: Derived
//~ derived ICC_083 b8132125 5993fb8a 1db2b332.44f16218
pub const ICC_083: Power = aura(ENEMY_HAND.that(SPELL)).gives("ICC_083e");

/// # Dooooooomed!
///
/// `ICC_083e` · Neutral enchantment
///
/// > Costs (1) more.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Derived
//~ derived ICC_083e 01465ca2 a6d6399c 64e41170.5dfe1a2c
pub const ICC_083e: Power = enchant(&[cost_more(1)]);

/// # Glacial Mysteries
///
/// `ICC_086` · Mage spell · Frost · 8 mana
///
/// > Put one of each **Secret** from your deck into the battlefield.
///
/// - Set: Knights of the Frozen Throne · epic · collectible
/// - Refers to: Secret
/// - Play requirements: `REQ_SECRET_ZONE_CAP_FOR_NON_SECRET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ todo ICC_086 90b8fcab 610feef8 0b70515f.bc5a47f1
pub const ICC_086: Power = TODO;

/// # Coldwraith
///
/// `ICC_252` · Mage minion · 3 mana · 3/4
///
/// > **Battlecry:** If an enemy is **Frozen**, draw a card.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Refers to: Freeze
/// - Play requirements: `REQ_FROZEN_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived ICC_252 56d1a34b a34eb8bd bfb586da.bd9d33df
pub const ICC_252: Power = battlecry(&[draw(1)]).when(there_is(&ENEMIES.that(FROZEN)));

/// # Simulacrum
///
/// `ICC_823` · Mage spell · Frost · 3 mana
///
/// > Copy the lowest Cost minion in your hand.
///
/// - Set: Knights of the Frozen Throne · epic · collectible
///
/// State: Derived
//~ derived ICC_823 906237b4 a7293d23 ef0f66ec.6c0b3414
pub const ICC_823: Power = spell(&[get(copy_of(YOUR_HAND.that(MINION).least(COST)))]);

/// # Frost Lich Jaina
///
/// `ICC_833` · Mage hero · 9 mana · 30 health, 5 armor
///
/// > **Battlecry:** Summon a 3/6 Water Elemental. Your Elementals have **Lifesteal** this game.
///
/// - Set: Knights of the Frozen Throne · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Lifesteal
/// - Hero power: Icy Touch [`ICC_833h`]
/// - Enchantments: Frost Lich [`ICC_833e`], Icy Veins [`ICC_833e2`]
/// - Tokens: Water Elemental [`ICC_833t`]
///
/// State: Todo
//~ todo ICC_833 3aa21e7e c1c12c90 0f36406f.3e570933
pub const ICC_833: Power = TODO;

/// # Frost Lich
///
/// `ICC_833e` · Neutral enchantment
///
/// > Your Elementals have **Lifesteal**.
///
/// - Set: Knights of the Frozen Throne
/// - Mechanics: Aura
///
/// State: Derived
//~ derived ICC_833e 60f4054d dc1933f6 8f72d867.7755b09e
pub const ICC_833e: Power = enchant(&[]).aura(FRIENDLY_MINIONS.that(ELEMENTAL), &[has(GameTag::LIFESTEAL)]);

/// # Icy Veins
///
/// `ICC_833e2` · Neutral enchantment
///
/// > Frost Lich Jaina is granting your Elementals **Lifesteal**.
///
/// - Set: Knights of the Frozen Throne
/// - Mechanics: Lifesteal
/// - Tokens: Frost Lich Jaina [`ICC_833`]
///
/// State: Todo
//~ todo ICC_833e2 4d9f1d08 a6217f6f 0b2e7846.62077f58
pub const ICC_833e2: Power = TODO;

/// # Icy Touch
///
/// `ICC_833h` · Neutral hero power · 2 mana
///
/// > Deal $1 damage. If this kills a minion, summon a Water Elemental.
///
/// - Set: Knights of the Frozen Throne
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
/// - Tokens: Water Elemental [`ICC_833t`]
///
/// State: Derived
//~ derived ICC_833h 39b1472f 2e403293 c9dade21.3a414621
pub const ICC_833h: Power =
    hero_power(&[deal(1).to(TARGET), summon(card("ICC_833t")).when(there_is(&IT.that(all(&[MINION, DEAD]))))]);

/// # Water Elemental
///
/// `ICC_833t` · Mage minion · 4 mana · 3/6
///
/// > **Freeze** any character damaged by this minion.
///
/// - Set: Knights of the Frozen Throne
/// - Minion type: Elemental
/// - Mechanics: Freeze
///
/// State: Vanilla
//~ vanilla ICC_833t 4f98a0d7 dfde00a8 74f2251b.71ce65d6
pub const ICC_833t: Power = VANILLA;

/// # Breath of Sindragosa
///
/// `ICC_836` · Mage spell · Frost · 1 mana
///
/// > Deal $2 damage to a random enemy minion and **Freeze** it.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Refers to: Freeze
/// - Play requirements: `REQ_MINIMUM_ENEMY_MINIONS` = 1 (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived ICC_836 2237c8a4 97366012 8305e327.6a009bdd
pub const ICC_836: Power = spell(&[deal(2).to(ENEMY_MINIONS.random()), freeze(IT)]);

/// # Sindragosa
///
/// `ICC_838` · Mage minion · 8 mana · 8/8
///
/// > **Battlecry:** Summon two 0/1 Frozen Champions.
///
/// - Set: Knights of the Frozen Throne · legendary · collectible
/// - Minion type: Undead, Dragon
/// - Mechanics: Battlecry
/// - Tags: `2534` = 1
/// - Tokens: Frozen Champion [`ICC_838t`]
///
/// State: Derived
//~ derived ICC_838 758b5ce1 a9c5143f 68a25e89.01055849
pub const ICC_838: Power = battlecry(&[summon(card("ICC_838t")).copies(2)]);

/// # Frozen Champion
///
/// `ICC_838t` · Mage minion · 1 mana · 0/1
///
/// > **Deathrattle:** Add a random **Legendary** minion to your hand.
///
/// - Set: Knights of the Frozen Throne
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived ICC_838t 9f7bba62 84b3d7f0 4240df34.7745b2de
pub const ICC_838t: Power = deathrattle(&[get(random(all(&[MINION, rarity(Rarity::Legendary)])))]);
