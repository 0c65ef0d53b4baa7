//! Druid cards of Whispers of the Old Gods.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file db3b3cf7

/// # Fandral Staghelm
///
/// `OG_044` · Druid minion · 4 mana · 3/6
///
/// > Your **Choose One** cards and powers have both effects combined.
///
/// - Set: Whispers of the Old Gods · legendary · collectible
/// - Mechanics: Aura
/// - Refers to: Choose One
/// - Enchantments: Fandral Enchantment [`OG_044e`](crate::ungoro::neutral::OG_044e)
/// - Tokens: Druid of the Claw [`OG_044a`](crate::classic::druid::OG_044a), Druid of the Flame [`OG_044b`](crate::blackrock_mountain::druid::OG_044b), Druid of the Saber [`OG_044c`](crate::grand_tournament::druid::OG_044c)
///
/// State: Todo
//~ todo OG_044 9a98aa6c d5b46df9 38d3e36f.3cc4093f
pub const OG_044: Power = TODO;

/// # Feral Rage
///
/// `OG_047` · Druid spell · 3 mana
///
/// > **Choose One -** Give your hero +4 Attack this turn; or Gain 8 Armor.
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Mechanics: Choose One
/// - Enchantments: Spines [`OG_047e`]
/// - Tokens: Evolve Spines [`OG_047a`], Evolve Scales [`OG_047b`]
///
/// State: Derived
//~ derived OG_047 e0069be9 e977ca93 f493bc48.864e8b37
pub const OG_047: Power = choose_one(&["OG_047a", "OG_047b"]);

/// # Evolve Spines
///
/// `OG_047a` · Druid spell · 3 mana
///
/// > Give your hero +4 Attack this turn.
///
/// - Set: Whispers of the Old Gods
///
/// State: Derived
//~ derived OG_047a 4566b898 6c10aad5 8f3e6e59.ef0889b5
pub const OG_047a: Power = spell(&[lend(&[ATTACK.plus(4)], Lasts::ThisTurn).to(YOUR_HERO)]);

/// # Evolve Scales
///
/// `OG_047b` · Druid spell · 3 mana
///
/// > Gain 8 Armor.
///
/// - Set: Whispers of the Old Gods
///
/// State: Derived
//~ derived OG_047b 3477be1f b59ca94f aaa3fbc3.57902385
pub const OG_047b: Power = spell(&[armor(8)]);

/// # Spines
///
/// `OG_047e` · Druid enchantment
///
/// > +4 Attack this turn.
///
/// - Set: Whispers of the Old Gods · common
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived OG_047e dbd8e2ea ef5dec19 87f1f888.a9003f71
pub const OG_047e: Power = enchant(&[ATTACK.plus(4)]).this_turn();

/// # Mark of Y'Shaarj
///
/// `OG_048` · Druid spell · 2 mana
///
/// > Give a minion +2/+2. If it's a Beast, draw a card.
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Mark of Y'Shaarj [`OG_048e`]
///
/// State: Derived
//~ derived OG_048 38eb4f88 1d781e65 a2c43aae.7231c078
pub const OG_048: Power = spell(&[attach("OG_048e").to(A_MINION), draw(1).when(there_is(&IT.that(BEAST)))]);

/// # Mark of Y'Shaarj
///
/// `OG_048e` · Druid enchantment
///
/// > +2/+2.
///
/// - Set: Whispers of the Old Gods · common
///
/// State: Derived
//~ derived OG_048e 243c84f1 29329103 b7b6c21b.6d6ab056
pub const OG_048e: Power = enchant(&[plus(2, 2)]);

/// # Forbidden Ancient
///
/// `OG_051` · Druid minion · 1 mana · 1/1
///
/// > **Battlecry:** Spend all your Mana. Gain +1/+1 for each Mana spent.
///
/// - Set: Whispers of the Old Gods · epic · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Forbidden Power [`OG_051e`]
///
/// State: Derived
//~ derived OG_051 8790df18 b8ae22ac b877ec89.1d685391
pub const OG_051: Power = battlecry(&[spend_all_mana(), give(&[plus(1, 1).times(X)]).times(DONE)]);

/// # Forbidden Power
///
/// `OG_051e` · Druid enchantment
///
/// > Increased stats.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ todo OG_051e 842b199a 2a68e5ee 800dd99d.a536d554
pub const OG_051e: Power = TODO;

/// # Klaxxi Amber-Weaver
///
/// `OG_188` · Druid minion · 4 mana · 4/5
///
/// > **Taunt Battlecry:** If your C'Thun has at least 10 Attack, gain +5 Health.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Mechanics: Taunt, Battlecry, Ritualist Minion
/// - Tags: `3633` = 1
/// - Enchantments: Amber Carapace [`OG_188e`]
/// - Tokens: C'Thun [`OG_280`](crate::old_gods::neutral::OG_280)
///
/// State: Derived
//~ derived OG_188 b4ad4d6c 0b3cef01 6d5a3da4.a08af950
pub const OG_188: Power = battlecry(&[attach("OG_188e")]).when(there_is(&YOUR_CTHUN.that(ATTACK.at_least(10))));

/// # Amber Carapace
///
/// `OG_188e` · Neutral enchantment
///
/// > +5 Health.
///
/// - Set: Whispers of the Old Gods
///
/// State: Derived
//~ derived OG_188e ece1ec87 b616bbee 64e52685.bfe05d12
pub const OG_188e: Power = enchant(&[HEALTH.plus(5)]);

/// # Wisps of the Old Gods
///
/// `OG_195` · Druid spell · Nature · 7 mana
///
/// > **Choose One -** Summon seven 1/1 Wisps; or Give your minions +2/+2.
///
/// - Set: Whispers of the Old Gods · epic · collectible
/// - Mechanics: Choose One
/// - Enchantments: Enormous [`OG_195e`]
/// - Tokens: Many Wisps [`OG_195a`], Big Wisps [`OG_195b`], Wisp [`OG_195c`]
///
/// State: Derived
//~ derived OG_195 1c44006b 34b5b3a2 e6b62de6.183fa964
pub const OG_195: Power = choose_one(&["OG_195a", "OG_195b"]);

/// # Many Wisps
///
/// `OG_195a` · Druid spell · Nature · 7 mana
///
/// > Summon seven 1/1 Wisps.
///
/// - Set: Whispers of the Old Gods
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Tokens: Wisp [`OG_195c`]
///
/// State: Derived
//~ derived OG_195a b91f7efe 3d79f86c 1044ef27.95da5d5a
pub const OG_195a: Power = spell(&[summon(card("OG_195c")).copies(7)]);

/// # Big Wisps
///
/// `OG_195b` · Druid spell · Nature · 7 mana
///
/// > Give your minions +2/+2.
///
/// - Set: Whispers of the Old Gods
///
/// State: Derived
//~ derived OG_195b 2a6d5295 aa6ffbb7 98b4c98e.420d2017
pub const OG_195b: Power = spell(&[give(&[plus(2, 2)]).to(FRIENDLY_MINIONS)]);

/// # Wisp
///
/// `OG_195c` · Druid minion · 0 mana · 1/1
///
/// - Set: Whispers of the Old Gods
/// - Minion type: Undead
/// - Tags: `3881` = 1
///
/// State: Vanilla
//~ vanilla OG_195c 908f0755 e09f9abf f777df24
pub const OG_195c: Power = VANILLA;

/// # Enormous
///
/// `OG_195e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Whispers of the Old Gods
///
/// State: Derived
//~ derived OG_195e ac877b24 2ed5c633 6a2746fe.6d6ab056
pub const OG_195e: Power = enchant(&[plus(2, 2)]);

/// # Mire Keeper
///
/// `OG_202` · Druid minion · 4 mana · 3/4
///
/// > **Choose One -** Summon a 2/2 Slime; or Gain an empty Mana Crystal.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Mechanics: Choose One
/// - Tokens: Y'Shaarj's Strength [`OG_202a`], Yogg-Saron's Magic [`OG_202b`], Slime [`OG_202c`]
///
/// State: Derived
//~ derived OG_202 1bd0860b 563498da bfcd4119.c8709b0c
pub const OG_202: Power = choose_one(&["OG_202a", "OG_202b"]);

/// # Y'Shaarj's Strength
///
/// `OG_202a` · Druid spell · 4 mana
///
/// > Summon a 2/2 Slime.
///
/// - Set: Whispers of the Old Gods
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 2 (hearthstone-data 36393.1)
/// - Enchantments: Y'Shaarj's Strength [`OG_202ae`]
/// - Tokens: Slime [`OG_202c`]
///
/// State: Derived
//~ derived OG_202a db82a514 d2ccdd5c 53e3ae64.fa8192c7
pub const OG_202a: Power = spell(&[summon(card("OG_202c"))]);

/// # Y'Shaarj's Strength
///
/// `OG_202ae` · Druid enchantment
///
/// > +3/+3.
///
/// - Set: Whispers of the Old Gods · rare
///
/// State: Derived
//~ derived OG_202ae 0ede5212 6e5f6ef5 7720b404.b42c6980
pub const OG_202ae: Power = enchant(&[plus(3, 3)]);

/// # Yogg-Saron's Magic
///
/// `OG_202b` · Druid spell · 4 mana
///
/// > Gain an empty Mana Crystal.
///
/// - Set: Whispers of the Old Gods
///
/// State: Derived
//~ derived OG_202b 36cac6d1 2331b98e 44ce1f35.fcccaa11
pub const OG_202b: Power = spell(&[empty_crystals(1)]);

/// # Slime
///
/// `OG_202c` · Druid minion · 2 mana · 2/2
///
/// - Set: Whispers of the Old Gods
///
/// State: Vanilla
//~ vanilla OG_202c f4239114 1c2a25e6 6826ec57
pub const OG_202c: Power = VANILLA;

/// # Dark Arakkoa
///
/// `OG_293` · Druid minion · 6 mana · 5/7
///
/// > **Taunt Battlecry:** Give your C'Thun +4/+4 *(wherever it is).*
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Mechanics: Taunt, Battlecry, Ritualist Minion
/// - Tags: `3633` = 1
/// - Enchantments: Arrakoa Devotion [`OG_293e`], Dark Guardian [`OG_293f`]
/// - Tokens: C'Thun [`OG_280`](crate::old_gods::neutral::OG_280)
///
/// State: Derived
//~ derived OG_293 dd432fd0 871917d1 0090316f.1466008e
pub const OG_293: Power = battlecry(&[give(&[plus(4, 4)]).to(YOUR_CTHUN)]);

/// # Arrakoa Devotion
///
/// `OG_293e` · Neutral enchantment
///
/// > +5/+5.
///
/// - Set: Whispers of the Old Gods
///
/// State: Derived
//~ derived OG_293e 5c631b15 2cde3f1a ee16a834.401e4f6d
pub const OG_293e: Power = enchant(&[plus(5, 5)]);

/// # Dark Guardian
///
/// `OG_293f` · Neutral enchantment
///
/// > Increased Stats.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ todo OG_293f 8e852375 458c58db 0d04cee6.8950806f
pub const OG_293f: Power = TODO;

/// # Addled Grizzly
///
/// `OG_313` · Druid minion · 2 mana · 2/3
///
/// > After you summon a Beast, give it +1/+1.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Minion type: Beast
/// - Enchantments: Addled [`OG_313e`]
///
/// State: Derived
//~ derived OG_313 9dd4c046 46c28206 091de629.10f84acd
pub const OG_313: Power = after(YOU.summon(BEAST)).then(&[attach("OG_313e").to(THAT)]);

/// # Addled
///
/// `OG_313e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Whispers of the Old Gods
///
/// State: Derived
//~ derived OG_313e c8614056 a5b6345e a5d0192f.67341004
pub const OG_313e: Power = enchant(&[plus(1, 1)]);
