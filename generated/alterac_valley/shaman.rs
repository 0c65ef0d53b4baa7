//! Shaman cards of Fractured in Alterac Valley.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file c4843453

/// # Glaciate
///
/// `AV_107` · Shaman spell · Frost · 6 mana
///
/// > **Discover** an 8-Cost minion. Summon and **Freeze** it.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Mechanics: Discover
/// - Refers to: Freeze
///
/// State: Derived
//~ derived AV_107 6e79d5e1 33f2b4a7 f1017228.20d52b39
pub const AV_107: Power =
    spell(&[offer(Offer::Pool(all(&[MINION, COST.is(8)]), Classes::Own), &[summon(the(IT)), freeze(IT)])]);

/// # Snowball Fight!
///
/// `AV_250` · Shaman spell · Frost · 3 mana
///
/// > Deal $1 damage to a minion and **Freeze** it. If it survives, repeat this on another minion!
///
/// - Set: Fractured in Alterac Valley · epic · collectible
/// - Refers to: Freeze
///
/// State: Todo
//~ todo AV_250 b5ead3f7 3810e17f 3c95db94.86894503
pub const AV_250: Power = TODO;

/// # Cheaty Snobold
///
/// `AV_251` · Shaman minion · 3 mana · 3/4
///
/// > After an enemy is **Frozen**, deal 3 damage to it.
///
/// - Set: Fractured in Alterac Valley · epic · collectible
/// - Refers to: Freeze
///
/// State: Derived
//~ derived AV_251 e72ff1be 134c258a 0fa0629b.abcbf847
pub const AV_251: Power = after(ENEMIES.is_frozen()).then(&[deal(3).to(WHO)]);

/// # Snowfall Guardian
///
/// `AV_255` · Shaman minion · 6 mana · 5/5
///
/// > **Battlecry: Freeze** all other minions.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Refers to: Freeze
/// - Enchantments: Chilled [`AV_255e`]
///
/// State: Derived
//~ derived AV_255 e8f2eb66 694b8d28 198e293a.7c6f44c5
pub const AV_255: Power = battlecry(&[freeze(OTHER_MINIONS)]);

/// # Chilled
///
/// `AV_255e` · Shaman enchantment
///
/// > Increased stats.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ todo AV_255e c2ddb0b1 0e01a53c c6d4529b.a536d554
pub const AV_255e: Power = TODO;

/// # Bearon Gla'shear
///
/// `AV_257` · Shaman minion · 7 mana · 6/6
///
/// > **Battlecry:** For each Frost spell you've cast this game, summon a 3/4 Elemental that **Freezes**.@ *(@)*
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Minion type: Elemental, Beast
/// - Mechanics: Battlecry
/// - Refers to: Freeze
/// - Tags: `2165` = 1, `2542` = 1
/// - Tokens: Frozen Stagguard [`AV_257t`]
///
/// State: Derived
//~ derived AV_257 0cb61aed ca7e58aa 5387bae1.e3fb1c45
#[rustfmt::skip]
pub const AV_257: Power = battlecry(&[times(1, &[summon(card("AV_257t"))]).times(count_of(SPELLS_YOU_CAST.that(school(SpellSchool::Frost))))]);

/// # Frozen Stagguard
///
/// `AV_257t` · Shaman minion · 3 mana · 3/4
///
/// > **Freeze** any character damaged by this minion.
///
/// - Set: Fractured in Alterac Valley
/// - Minion type: Elemental, Beast
/// - Mechanics: Freeze
/// - Tags: `2542` = 1
///
/// State: Vanilla
//~ vanilla AV_257t c455a46b f2ca8d39 7837da95.71ce65d6
pub const AV_257t: Power = VANILLA;

/// # Bru'kan of the Elements
///
/// `AV_258` · Shaman hero · 8 mana · 30 health, 5 armor
///
/// > **Battlecry:** Call upon the power of two Elements!
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Mechanics: Battlecry
/// - Hero power: Elemental Mastery [`AV_258p`], Water Invocation [`AV_258p2`], Command the Elements [`AV_258pt7`]
/// - Tokens: Earth Invocation [`AV_258t`], Water Invocation [`AV_258t2`], Fire Invocation [`AV_258t3`], Lightning Invocation [`AV_258t4`], Earthen Guardian [`AV_258t6`]
///
/// State: Todo
//~ todo AV_258 12346a1f 2006bb3a 6adaf205.1a097698
pub const AV_258: Power = TODO;

/// # Elemental Mastery
///
/// `AV_258p` · Shaman hero power · 2 mana
///
/// > Call upon a different Element every turn!
///
/// - Set: Fractured in Alterac Valley
/// - Tokens: Earth Invocation [`AV_258pt`], Fire Invocation [`AV_258pt3`], Lightning Invocation [`AV_258pt4`], Command the Elements [`AV_258pt7`]
///
/// State: Todo
//~ todo AV_258p 3bc66fa8 cfafb95e 4f0148df.ecfb8684
pub const AV_258p: Power = TODO;

/// # Water Invocation
///
/// `AV_258p2` · Shaman hero power · 2 mana
///
/// > Restore #6 Health to all friendly characters. Swaps each turn.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ todo AV_258p2 1c8ede46 80d538ed 04910b18.c3890a19
pub const AV_258p2: Power = TODO;

/// # Earth Invocation
///
/// `AV_258pt` · Shaman hero power · 2 mana
///
/// > Summon two 2/3 Elementals with **Taunt**. Swaps each turn.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ todo AV_258pt 5f7d2397 59786e94 e9d778c6.488eac00
pub const AV_258pt: Power = TODO;

/// # Fire Invocation
///
/// `AV_258pt3` · Shaman hero power · 2 mana
///
/// > Deal $6 damage to the enemy hero. Swaps each turn.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ todo AV_258pt3 5e2d585c e91f329c 1a7994a0.16809e69
pub const AV_258pt3: Power = TODO;

/// # Lightning Invocation
///
/// `AV_258pt4` · Shaman hero power · 2 mana
///
/// > Deal $2 damage to all enemy minions. Swaps each turn.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ todo AV_258pt4 33c22958 17d600d4 881b407d.c246d7ed
pub const AV_258pt4: Power = TODO;

/// # Command the Elements
///
/// `AV_258pt7` · Shaman hero power · 2 mana
///
/// > Call upon a different Element every turn!
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ todo AV_258pt7 5e788609 c70cce75 e8424e00.ecfb8684
pub const AV_258pt7: Power = TODO;

/// # Earth Invocation
///
/// `AV_258t` · Shaman spell · 0 mana
///
/// > Summon two 2/3 Elementals with **Taunt**.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Immune To Spellpower
/// - Tags: `1200` = 1
///
/// State: Todo
//~ todo AV_258t 5544c485 3fb57997 43c57e37.2a631cf9
pub const AV_258t: Power = TODO;

/// # Water Invocation
///
/// `AV_258t2` · Shaman spell · 0 mana
///
/// > Restore 6 Health to all friendly characters.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Immune To Spellpower
/// - Tags: `1200` = 1
///
/// State: Derived
//~ derived AV_258t2 d4cb31f3 68223713 5470d230.34e428d6
pub const AV_258t2: Power = spell(&[heal(6).to(FRIENDLY_CHARACTERS)]);

/// # Fire Invocation
///
/// `AV_258t3` · Shaman spell · 0 mana
///
/// > Deal 6 damage to the enemy hero.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Immune To Spellpower
/// - Tags: `1200` = 1
///
/// State: Derived
//~ derived AV_258t3 f8904b98 35c95862 31d84103.91006004
pub const AV_258t3: Power = spell(&[deal(6).to(ENEMY_HERO)]);

/// # Lightning Invocation
///
/// `AV_258t4` · Shaman spell · 0 mana
///
/// > Deal 2 damage to all enemy minions.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Immune To Spellpower
/// - Tags: `1200` = 1
///
/// State: Derived
//~ derived AV_258t4 4bb9bc3d 8a295996 aa9bd1f8.8b743cee
pub const AV_258t4: Power = spell(&[deal(2).to(ENEMY_MINIONS)]);

/// # Earthen Guardian
///
/// `AV_258t6` · Shaman minion · 2 mana · 2/3
///
/// > **Taunt**
///
/// - Set: Fractured in Alterac Valley
/// - Minion type: Elemental
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla AV_258t6 1d700e92 07324386 e41262f4.4b0c5d24
pub const AV_258t6: Power = VANILLA;

/// # Frostbite
///
/// `AV_259` · Shaman spell · Frost · 2 mana
///
/// > Deal $3 damage. **Honorable Kill:** Your opponent's next spell costs (2) more.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Honorable Kill
/// - Enchantments: Frostbitten [`AV_259e`](crate::stormwind::neutral::AV_259e), Frostbitten [`AV_259e2`](crate::alterac_valley::neutral::AV_259e2)
///
/// State: Derived
//~ derived AV_259 13c59d84 dae0acbb 46a85786.0862ab1c
pub const AV_259: Power =
    abilities(&[spell(&[deal(3).to(TARGET)]), on(Word::HonorableKill, &[attach("AV_259e").to(OPPONENT)])]);

/// # Sleetbreaker
///
/// `AV_260` · Shaman minion · 2 mana · 3/2
///
/// > **Battlecry:** Add a Windchill to your hand.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Tokens: Windchill [`AV_266`]
///
/// State: Derived
//~ derived AV_260 a2f769bf 02cb7c64 4d5c4573.2bd39e8d
pub const AV_260: Power = battlecry(&[get(card("AV_266"))]);

/// # Windchill
///
/// `AV_266` · Shaman spell · Frost · 1 mana
///
/// > **Freeze** a minion. Draw a card.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Refers to: Freeze
///
/// State: Derived
//~ derived AV_266 eceda647 15b2e629 14e8a1e0.7e348bf0
pub const AV_266: Power = spell(&[freeze(A_MINION), draw(1)]);

/// # Wildpaw Cavern
///
/// `AV_268` · Shaman spell · 4 mana
///
/// > At the end of your turn, summon a 3/4 Elemental that **Freezes**. Lasts 3 turns.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Mechanics: Objective
/// - Refers to: Freeze
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3
/// - Tokens: Frozen Stagguard [`AV_257t`]
///
/// State: Derived
//~ derived AV_268 4a24e07e c9fc3c73 5f989e67.a717d324
pub const AV_268: Power = abilities(&[at_end_of_your_turn(&[summon(card("AV_257t"))]), lasts(3)]);

/// # Don't Stand in the Fire!
///
/// `ONY_011` · Shaman spell · Fire · 5 mana
///
/// > Deal $10 damage randomly split among all enemy minions. **Overload:** (1)
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Mechanics: Overload, Immune To Spellpower
///
/// State: Derived
//~ derived ONY_011 5a1169a3 703a2071 dd872d0a.700723f4
pub const ONY_011: Power = spell(&[deal(10).split_among(ENEMY_MINIONS)]);

/// # Spirit Mount
///
/// `ONY_012` · Shaman spell · 2 mana
///
/// > Give a minion +1/+2 and **Spell Damage +1**. When it dies, summon a Spirit Raptor.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Refers to: Spellpower, Deathrattle
/// - Enchantments: With Da Spirits [`ONY_012e`]
/// - Tokens: Bru'kan's Raptor [`ONY_012t`]
///
/// State: Todo
//~ todo ONY_012 deaab307 f2b5993b 0f570509.4a2406c2
pub const ONY_012: Power = TODO;

/// # With Da Spirits
///
/// `ONY_012e` · Shaman enchantment
///
/// > +1/+2 and **Spell Damage +1**. **Deathrattle:** Summon a Spirit Raptor.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ todo ONY_012e 719d602e a8da8a7c f5d705fa.11002016
pub const ONY_012e: Power = TODO;

/// # Bru'kan's Raptor
///
/// `ONY_012t` · Shaman minion · 2 mana · 1/2
///
/// > **Spell Damage +1**
///
/// - Set: Fractured in Alterac Valley
/// - Minion type: Undead, Beast
/// - Mechanics: Spellpower
/// - Tags: `2542` = 1
///
/// State: Vanilla
//~ vanilla ONY_012t 3cade811 9aefb6ff 8dea0af7.b88f2291
pub const ONY_012t: Power = VANILLA;

/// # Bracing Cold
///
/// `ONY_013` · Shaman spell · Frost · 2 mana
///
/// > Restore #5 Health to your hero. Reduce the Cost of a random spell in your hand by (2).
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Enchantments: Shivers [`ONY_013e`]
///
/// State: Derived
//~ derived ONY_013 20907200 31f5064f 7a727028.85a90026
pub const ONY_013: Power = spell(&[heal(5).to(YOUR_HERO), attach("ONY_013e").to(YOUR_HAND.that(SPELL).random())]);

/// # Shivers
///
/// `ONY_013e` · Shaman enchantment
///
/// > Costs (2) less.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived ONY_013e 4d1ae04a 12fb5d01 d28f3e01.90c32b47
pub const ONY_013e: Power = enchant(&[cost_less(2)]);
