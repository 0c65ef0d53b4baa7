//! Shaman cards of Escape from Violet Hold.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file d411ef5a

/// # Disguised Detective
///
/// `JAIL_452` · Shaman minion · 1 mana · 4/3
///
/// > Can be played on either side. **Overload** that player for (2).
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Mechanics: Disguised
/// - Tags: `OVERLOAD` = 2, `4706` = 1
/// - Tokens: Detected! [`JAIL_452a`], Disguised! [`JAIL_452b`]
///
/// State: Todo
//~ todo JAIL_452 c313e59d dd0473db 81626bd0.f5c60c89
pub const JAIL_452: Power = TODO;

/// # Detected!
///
/// `JAIL_452a` · Shaman spell · 1 mana
///
/// > This was played on the friendly side.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ todo JAIL_452a 3f9148d1 80ef5d12 7c1e7b24.43b6cb84
pub const JAIL_452a: Power = TODO;

/// # Disguised!
///
/// `JAIL_452b` · Shaman spell · 1 mana
///
/// > This was played on the enemy side.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ todo JAIL_452b e7b3cb3b c8d8076c d0366757.b47a1546
pub const JAIL_452b: Power = TODO;

/// # Hijacked Securitybot
///
/// `JAIL_457` · Shaman minion · 4 mana · 3/3
///
/// > **Prepare Battlecry:** Give your other minions +1/+1.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Minion type: Elemental, Mech
/// - Mechanics: Battlecry, Deck Action Cost, Prepare
/// - Refers to: Prepare
/// - Tags: `2540` = 1, `4547` = 1
/// - Enchantments: Hijacked [`JAIL_457e`]
///
/// State: Derived
//~ derived JAIL_457 8b1338ab 2de681da 9534f592.e69078bf
pub const JAIL_457: Power = battlecry(&[give(&[plus(1, 1)]).to(OTHER_FRIENDLY_MINIONS)]);

/// # Hijacked
///
/// `JAIL_457e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ todo JAIL_457e f4028223 6c181aa5 285d9411.a536d554
pub const JAIL_457e: Power = TODO;

/// # Tiny Pal
///
/// `JAIL_458` · Shaman weapon · 4 mana · 2/3 durability
///
/// > **Battlecry:** Choose your elemental ammunition! *(After your hero attacks, choose another).*
///
/// - Set: Escape from Violet Hold · legendary · collectible
/// - Mechanics: Battlecry
/// - Tokens: Tiny Pal [`JAIL_458t1`], Tiny Pal [`JAIL_458t2`], Tiny Pal [`JAIL_458t3`], Tiny Pal [`JAIL_458t4`]
///
/// State: Todo
//~ todo JAIL_458 4255a25e 56168e99 1a8a7c4e.4f0d994c
pub const JAIL_458: Power = TODO;

/// # Tiny Pal
///
/// `JAIL_458t1` · Shaman weapon · 4 mana · 2/3 durability
///
/// > After your hero attacks, **Freeze** 2 other random enemies. Choose another ammunition.
///
/// - Set: Escape from Violet Hold · legendary
/// - Refers to: Freeze
///
/// State: Todo
//~ todo JAIL_458t1 c3451212 8afe2a88 c4fe64ab.1d3c321d
pub const JAIL_458t1: Power = TODO;

/// # Tiny Pal
///
/// `JAIL_458t2` · Shaman weapon · 4 mana · 2/3 durability
///
/// > After your hero attacks, deal 1 damage to all enemies. Choose another ammunition.
///
/// - Set: Escape from Violet Hold · legendary
///
/// State: Todo
//~ todo JAIL_458t2 85b33af8 7f18e278 fb876e12.85e53d58
pub const JAIL_458t2: Power = TODO;

/// # Tiny Pal
///
/// `JAIL_458t3` · Shaman weapon · 4 mana · 2/3 durability
///
/// > After your hero attacks, summon a random 3-Cost minion. Give it **Taunt**. Choose another ammunition.
///
/// - Set: Escape from Violet Hold · legendary
/// - Refers to: Taunt
///
/// State: Todo
//~ todo JAIL_458t3 0f158b45 ec4547e5 48cfc3cd.4b9fce12
pub const JAIL_458t3: Power = TODO;

/// # Tiny Pal
///
/// `JAIL_458t4` · Shaman weapon · 4 mana · 2/3 durability
///
/// > After your hero attacks, get a random **Battlecry** minion. It costs (2) less. Choose another ammunition.
///
/// - Set: Escape from Violet Hold · legendary
/// - Refers to: Battlecry
///
/// State: Todo
//~ todo JAIL_458t4 ebe28737 145b2582 da45df74.f0d274b9
pub const JAIL_458t4: Power = TODO;

/// # Mug'Zee
///
/// `JAIL_800` · Shaman minion · 6 mana · 6/7
///
/// > **Start of Game:** If your deck has no other minions, get Mug's Hero Power. If it has no spells, get Zee's!
///
/// - Set: Escape from Violet Hold · legendary · collectible
/// - Mechanics: Start Of Game Keyword, Mug Zee
/// - Tags: `2936` = 1, `4818` = 1
/// - Enchantments: Mean Mug [`JAIL_800e`]
/// - Tokens: Mug's Magic [`JAIL_800hp1`], Zee's Might [`JAIL_800hp2`]
///
/// State: Todo
//~ todo JAIL_800 75f3cbcc e76faa9a 1cfb1ad7.a980b4a2
pub const JAIL_800: Power = TODO;

/// # Mean Mug
///
/// `JAIL_800e` · Neutral enchantment
///
/// > Your first minion each turn costs (2) less this game.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ todo JAIL_800e 2e1a22ee 98e79ef3 a8daf2fd.26369e9f
pub const JAIL_800e: Power = TODO;

/// # Mug's Magic
///
/// `JAIL_800hp1` · Shaman hero power · 0 mana
///
/// > **Passive** Your first minion each turn costs (2) less. *(Unlocks on Turn 3.)*@**Passive** Your first minion each turn costs (2) less.
///
/// - Set: Escape from Violet Hold
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3
/// - Enchantments: Mug's Magic [`JAIL_800hp1e`]
/// - Tokens: Mug'Zee [`JAIL_800`]
///
/// State: Todo
//~ todo JAIL_800hp1 87ec87d3 12a2a08d 05a2ee0d.8e98b672
pub const JAIL_800hp1: Power = TODO;

/// # Mug's Magic
///
/// `JAIL_800hp1e` · Shaman enchantment
///
/// > The next minion you play costs (2) less.
///
/// - Set: Escape from Violet Hold
/// - Mechanics: Cant Be Silenced
///
/// State: Derived
//~ derived JAIL_800hp1e ad915f9b 1617779c 12c4a611.bdbbc713
pub const JAIL_800hp1e: Power = enchant(&[]).aura(YOUR_HAND.that(MINION), &[cost_less(2)]).until(YOU.play(MINION));

/// # Zee's Might
///
/// `JAIL_800hp2` · Shaman hero power · 0 mana
///
/// > Passive Every fifth minion you play triggers its **Battlecry** twice.@ *({0} left!)*@ *(Ready!)*
///
/// - Set: Escape from Violet Hold
/// - Mechanics: Custom Keyword Effect, Bacon Trigger Upbeat
/// - Tags: `ENTITY_TAG_THRESHOLD_TAG_ID` = 2, `ENTITY_TAG_THRESHOLD_VALUE` = 5
/// - Enchantments: Zee Battlecry Doubler [`JAIL_800hp2e`]
/// - Tokens: Mug'Zee [`JAIL_800`]
///
/// State: Todo
//~ todo JAIL_800hp2 3fa6c691 0216b5db 84faceba.b46badc1
pub const JAIL_800hp2: Power = TODO;

/// # Zee Battlecry Doubler
///
/// `JAIL_800hp2e` · Shaman enchantment
///
/// > Your next minion's **Battlecry** triggers twice.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ todo JAIL_800hp2e be79a588 6b44ec54 0e5e4a2f.50c4af4f
pub const JAIL_800hp2e: Power = TODO;

/// # Molten Gold
///
/// `JAIL_801` · Shaman spell · Fire · 3 mana
///
/// > Deal $4 damage. *(Cast @ \|4(spell, spells) to turn into a minion!)*
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3
/// - Tokens: Molten Gold Elemental [`JAIL_801t`]
///
/// State: Derived
//~ derived JAIL_801 d96215db 108ec7f3 cf35bf0b.a854c17d
pub const JAIL_801: Power =
    abilities(&[spell(&[deal(4).to(TARGET)]), upgrades(Goal::Times(3), &[YOU.cast(SPELL)], "JAIL_801t")]);

/// # Molten Gold Elemental
///
/// `JAIL_801t` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Deal 4 damage.
///
/// - Set: Escape from Violet Hold
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Target: "Deal 4 damage."
///
/// State: Derived
//~ derived JAIL_801t bbea25fc bb7079f7 fef3bbb8.4956c41c
pub const JAIL_801t: Power = battlecry(&[deal(4).to(TARGET)]);

/// # Gallagio Goon
///
/// `JAIL_802` · Shaman minion · 2 mana · 2/3
///
/// > After you play a **Battlecry** minion, give it +1/+1.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Minion type: Elemental
/// - Refers to: Battlecry
/// - Enchantments: Wiseguy [`JAIL_802e`]
///
/// State: Derived
//~ derived JAIL_802 56bd947c 54007b49 5fcf2451.a93a8106
pub const JAIL_802: Power =
    after(YOU.play(all(&[MINION, with(GameTag::BATTLECRY)]))).then(&[attach("JAIL_802e").to(THAT)]);

/// # Wiseguy
///
/// `JAIL_802e` · Shaman enchantment
///
/// > +1/+1.
///
/// - Set: Escape from Violet Hold
///
/// State: Derived
//~ derived JAIL_802e afb7fce8 6a0bfeec 011537b3.67341004
pub const JAIL_802e: Power = enchant(&[plus(1, 1)]);

/// # Frostshatter
///
/// `JAIL_803` · Shaman spell · Frost · 5 mana
///
/// > **Freeze** an enemy. Draw 2 cards. *(Cast @ \|4(spell, spells) to turn into a minion!)*
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Refers to: Freeze
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3
/// - Target: "Freeze an enemy."
/// - Tokens: Frostshatter Elemental [`JAIL_803t`]
///
/// State: Derived
//~ derived JAIL_803 fd45ec74 6b634489 567a6fe2.7249d7e0
pub const JAIL_803: Power =
    abilities(&[spell(&[freeze(AN_ENEMY), draw(2)]), upgrades(Goal::Times(3), &[YOU.cast(SPELL)], "JAIL_803t")]);

/// # Frostshatter Elemental
///
/// `JAIL_803t` · Shaman minion · 5 mana · 5/5
///
/// > **Battlecry: Freeze** an enemy. Draw two cards.
///
/// - Set: Escape from Violet Hold
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Refers to: Freeze
/// - Target: "Freeze an enemy."
///
/// State: Derived
//~ derived JAIL_803t 93af029f 0af6004e 9d11772f.bda8e335
pub const JAIL_803t: Power = battlecry(&[freeze(AN_ENEMY), draw(2)]);

/// # Stormfury
///
/// `JAIL_805` · Shaman spell · Nature · 7 mana
///
/// > **Lifesteal**. Deal $2 damage to all enemy minions. *(Cast @ \|4(spell, spells) to turn into a minion!)*
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Mechanics: Lifesteal
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3
/// - Enchantments: Stormpowered [`JAIL_805e`]
/// - Tokens: Stormfury Elemental [`JAIL_805t`]
///
/// State: Derived
//~ derived JAIL_805 6f05aff0 ecb96f45 e641774d.353650ac
pub const JAIL_805: Power =
    abilities(&[spell(&[deal(2).to(ENEMY_MINIONS)]), upgrades(Goal::Times(3), &[YOU.cast(SPELL)], "JAIL_805t")]);

/// # Stormpowered
///
/// `JAIL_805e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ todo JAIL_805e 89cce950 5a53a5c7 b6e0ba92.a536d554
pub const JAIL_805e: Power = TODO;

/// # Stormfury Elemental
///
/// `JAIL_805t` · Shaman minion · 7 mana · 7/7
///
/// > **Lifesteal Battlecry:** Deal 2 damage to all enemy minions.
///
/// - Set: Escape from Violet Hold
/// - Minion type: Elemental
/// - Mechanics: Battlecry, Lifesteal
///
/// State: Derived
//~ derived JAIL_805t 3cb22788 29e801bc 58d16be4.dac62e80
pub const JAIL_805t: Power = battlecry(&[deal(2).to(ENEMY_MINIONS)]);

/// # Hexmarshal
///
/// `JAIL_806` · Shaman minion · 6 mana · 6/6
///
/// > **Battlecry:** Get a random spell that costs (5) or more. If your deck started with no spells, it costs (5) less.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo JAIL_806 1b480ad8 da60daf2 91b99648.f81550ff
pub const JAIL_806: Power = TODO;

/// # Low Security Wing
///
/// `JAIL_987` · Shaman location · 1 mana · 0 uses
///
/// > Get a random Shaman minion. It's locked in your hand until you play another card.
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Enchantments: Low Security [`JAIL_987e`], Escaped [`JAIL_987e2`]
///
/// State: Todo
//~ todo JAIL_987 25aaaaa3 9483e103 818c6d80.871fbb20
pub const JAIL_987: Power = TODO;

/// # Low Security
///
/// `JAIL_987e` · Shaman enchantment
///
/// > Can't be played until another card is played.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ todo JAIL_987e 001f17e1 67a3b781 1f9beaf0.b97aa778
pub const JAIL_987e: Power = TODO;

/// # Escaped
///
/// `JAIL_987e2` · Shaman enchantment
///
/// > +1/+1.
///
/// - Set: Escape from Violet Hold
///
/// State: Derived
//~ derived JAIL_987e2 793f5cbf 05743f09 0a4fa46c.67341004
pub const JAIL_987e2: Power = enchant(&[plus(1, 1)]);
