//! Paladin cards of Rise of Shadows.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 21fffcab

/// # Desperate Measures
///
/// `DAL_141` · Paladin spell · 1 mana
///
/// > **Twinspell** Cast a random Paladin **Secret**.
///
/// - Set: Rise of Shadows · rare · collectible
/// - Mechanics: Twinspell
/// - Refers to: Secret
/// - Play requirements: `REQ_SECRET_ZONE_CAP_FOR_NON_SECRET` (hearthstone-data 36393.1)
/// - Tokens: Desperate Measures [`DAL_141ts`]
///
/// State: Derived
//~ derived DAL_141 fa15cc96 5ae5d1ee bcf4680e.32da5f86
pub const DAL_141: Power =
    abilities(&[twinspell("DAL_141ts"), spell(&[cast(random(all(&[SECRET, class(CardClass::Paladin)])))])]);

/// # Desperate Measures
///
/// `DAL_141ts` · Paladin spell · 1 mana
///
/// > Cast a random Paladin **Secret**.
///
/// - Set: Rise of Shadows · rare
/// - Refers to: Secret
/// - Play requirements: `REQ_SECRET_ZONE_CAP_FOR_NON_SECRET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived DAL_141ts f40f6344 d0ea9709 b3e29beb.1c9b260f
pub const DAL_141ts: Power = spell(&[cast(random(all(&[SECRET, class(CardClass::Paladin)])))]);

/// # Bronze Herald
///
/// `DAL_146` · Paladin minion · 3 mana · 3/2
///
/// > **Deathrattle:** Add two 4/4 Dragons to your hand.
///
/// - Set: Rise of Shadows · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Deathrattle
/// - Tokens: Bronze Dragon [`DAL_146t`]
///
/// State: Derived
//~ derived DAL_146 1a1452bd a13d8dca 0ad2a538.66e9b96c
pub const DAL_146: Power = deathrattle(&[get(card("DAL_146t")).copies(2)]);

/// # Bronze Dragon
///
/// `DAL_146t` · Paladin minion · 4 mana · 4/4
///
/// - Set: Rise of Shadows
/// - Minion type: Dragon
///
/// State: Vanilla
//~ vanilla DAL_146t 7ef162e4 49ba8397 09b807ed
pub const DAL_146t: Power = VANILLA;

/// # Dragon Speaker
///
/// `DAL_147` · Paladin minion · 5 mana · 3/5
///
/// > **Battlecry:** Give all Dragons in your hand +3/+3.
///
/// - Set: Rise of Shadows · epic · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Dragon Shout [`DAL_147e`]
///
/// State: Derived
//~ derived DAL_147 ae34161e b3a62523 965d3cf7.a71a3f2b
pub const DAL_147: Power = battlecry(&[attach("DAL_147e").to(YOUR_HAND.that(DRAGON))]);

/// # Dragon Shout
///
/// `DAL_147e` · Neutral enchantment
///
/// > +3/+3.
///
/// - Set: Rise of Shadows
///
/// State: Derived
//~ derived DAL_147e be7a7ca3 8ab1839b 8ce51aa5.b42c6980
pub const DAL_147e: Power = enchant(&[plus(3, 3)]);

/// # Lightforged Blessing
///
/// `DAL_568` · Paladin spell · Holy · 2 mana
///
/// > **Twinspell** Give a friendly minion **Lifesteal**.
///
/// - Set: Rise of Shadows · common · collectible
/// - Mechanics: Twinspell
/// - Refers to: Lifesteal
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Lightforged Blessing [`DAL_568e`]
/// - Tokens: Lightforged Blessing [`DAL_568ts`]
///
/// State: Derived
//~ derived DAL_568 4a31e490 76c75e75 ed1b0939.0646229b
pub const DAL_568: Power = abilities(&[twinspell("DAL_568ts"), spell(&[attach("DAL_568e").to(A_FRIENDLY_MINION)])]);

/// # Lightforged Blessing
///
/// `DAL_568e` · Paladin enchantment
///
/// > **Lifesteal**
///
/// - Set: Rise of Shadows
///
/// State: Derived
//~ derived DAL_568e ed36cb1d d91851fd dc95af5c.b857c9f1
pub const DAL_568e: Power = enchant(&[has(GameTag::LIFESTEAL)]);

/// # Lightforged Blessing
///
/// `DAL_568ts` · Paladin spell · Holy · 2 mana
///
/// > Give a friendly minion **Lifesteal**.
///
/// - Set: Rise of Shadows · common
/// - Refers to: Lifesteal
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived DAL_568ts ba5d0da6 7a44a113 04556b1a.0bebb852
pub const DAL_568ts: Power = spell(&[give(&[has(GameTag::LIFESTEAL)]).to(A_FRIENDLY_MINION)]);

/// # Never Surrender!
///
/// `DAL_570` · Paladin spell · 1 mana
///
/// > **Secret:** When your opponent casts a spell, give your minions +2 Health.
///
/// - Set: Rise of Shadows · common · collectible
/// - Mechanics: Secret
/// - Enchantments: Never Surrender! [`DAL_570e`]
///
/// State: Derived
//~ derived DAL_570 7823646c 6483013a fd51f485.8d741514
pub const DAL_570: Power = whenever(OPPONENT.cast(SPELL)).then(&[attach("DAL_570e").to(FRIENDLY_MINIONS)]);

/// # Never Surrender!
///
/// `DAL_570e` · Neutral enchantment
///
/// > +2 Health.
///
/// - Set: Rise of Shadows
///
/// State: Derived
//~ derived DAL_570e e685338d b5239ca0 e4e10e72.9f1b69f0
pub const DAL_570e: Power = enchant(&[HEALTH.plus(2)]);

/// # Mysterious Blade
///
/// `DAL_571` · Paladin weapon · 2 mana · 2/2 durability
///
/// > **Battlecry:** If you control a **Secret**, gain +1 Attack.
///
/// - Set: Rise of Shadows · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Secret
/// - Enchantments: Mysterious [`DAL_571e`]
///
/// State: Derived
//~ derived DAL_571 ae903844 582c8a7b 075a9439.0c94e2ea
pub const DAL_571: Power = battlecry(&[attach("DAL_571e")]).when(there_is(&YOUR_SECRETS.that(SECRET)));

/// # Mysterious
///
/// `DAL_571e` · Paladin enchantment
///
/// > +1 Attack.
///
/// - Set: Rise of Shadows
///
/// State: Derived
//~ derived DAL_571e 815eecc5 ef5319d9 356a9648.c84fda8a
pub const DAL_571e: Power = enchant(&[ATTACK.plus(1)]);

/// # Commander Rhyssa
///
/// `DAL_573` · Paladin minion · 3 mana · 4/3
///
/// > Your **Secrets** trigger twice.
///
/// - Set: Rise of Shadows · legendary · collectible
/// - Mechanics: Aura
/// - Refers to: Secret
///
/// State: Todo
//~ todo DAL_573 193246ed b5d66a84 a326fec2.646e54db
pub const DAL_573: Power = TODO;

/// # Nozari
///
/// `DAL_581` · Paladin minion · 10 mana · 4/12
///
/// > **Battlecry:** Restore both heroes to full Health.
///
/// - Set: Rise of Shadows · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Affected By Healing Does Damage
///
/// State: Derived
//~ derived DAL_581 8ce1de40 7c55f43b 9d9bb2e4.86c1a5a2
pub const DAL_581: Power = battlecry(&[heal_fully(HEROES)]);

/// # Call to Adventure
///
/// `DAL_727` · Paladin spell · 3 mana
///
/// > Draw the lowest Cost minion from your deck. Give it +2/+2.
///
/// - Set: Rise of Shadows · rare · collectible
/// - Enchantments: Heroic [`DAL_727e`]
///
/// State: Derived
//~ derived DAL_727 d1e15b1d f69ad87f 5be334af.173dca2c
pub const DAL_727: Power = spell(&[get(the(YOUR_DECK.that(MINION).least(COST))), attach("DAL_727e").to(IT)]);

/// # Heroic
///
/// `DAL_727e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Rise of Shadows
///
/// State: Derived
//~ derived DAL_727e b5466963 6a8b574f 46bcd876.6d6ab056
pub const DAL_727e: Power = enchant(&[plus(2, 2)]);

/// # Duel!
///
/// `DAL_731` · Paladin spell · 5 mana
///
/// > Summon a minion from each player's deck. They fight!
///
/// - Set: Rise of Shadows · epic · collectible
/// - Play requirements: `REQ_BOARD_NOT_COMPLETELY_FULL` (hearthstone-data 36393.1)
///
/// State: Todo
//~ todo DAL_731 732dfa48 279a5cb1 0f222137.c3269738
pub const DAL_731: Power = TODO;
