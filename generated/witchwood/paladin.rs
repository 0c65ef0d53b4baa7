//! Paladin cards of The Witchwood.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 6a58e039

/// # Sound the Bells!
///
/// `GIL_145` · Paladin spell · 2 mana
///
/// > **Echo** Give a minion +1/+2.
///
/// - Set: The Witchwood · common · collectible
/// - Mechanics: Echo
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: DING DONG! [`GIL_145e`]
///
/// State: Derived
//~ derived GIL_145 8830c041 64086e0b dd60c645.b753c1ac
pub const GIL_145: Power = spell(&[attach("GIL_145e").to(A_MINION)]);

/// # DING DONG!
///
/// `GIL_145e` · Paladin enchantment
///
/// > +1/+2.
///
/// - Set: The Witchwood
///
/// State: Derived
//~ derived GIL_145e 076f725d d6d871a1 7f03eb4f.6fa82661
pub const GIL_145e: Power = enchant(&[plus(1, 2)]);

/// # Rebuke
///
/// `GIL_203` · Paladin spell · 2 mana
///
/// > Enemy spells cost (5) more next turn.
///
/// - Set: The Witchwood · common · collectible
/// - Enchantments: Rebuked [`GIL_203e`], Rebuking [`GIL_203e2`]
///
/// State: Derived
//~ derived GIL_203 507440c6 23a0d666 98621354.85f1f20b
pub const GIL_203: Power = spell(&[attach("GIL_203e").to(OPPONENT)]);

/// # Rebuked
///
/// `GIL_203e` · Neutral enchantment
///
/// > Your spells cost (5) more this turn.
///
/// - Set: The Witchwood
/// - Mechanics: Aura
///
/// State: Derived
//~ derived GIL_203e be9c25df 4d3eb484 59bf20cf.5b79bf9c
pub const GIL_203e: Power = enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost_more(5)]).next_turn();

/// # Rebuking
///
/// `GIL_203e2` · Neutral enchantment
///
/// > Costs (5) more.
///
/// - Set: The Witchwood
///
/// State: Derived
//~ derived GIL_203e2 a86434e6 a5946bda 2727ab8f.b6548a1d
pub const GIL_203e2: Power = enchant(&[cost_more(5)]);

/// # Ghostly Charger
///
/// `GIL_545` · Paladin minion · 5 mana · 3/4
///
/// > **Divine Shield Rush**
///
/// - Set: The Witchwood · common · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Divine Shield, Rush
/// - Tags: `2542` = 1
///
/// State: Vanilla
//~ vanilla GIL_545 e9bb7937 d34a580f 8fadc658.731769c3
pub const GIL_545: Power = VANILLA;

/// # Silver Sword
///
/// `GIL_596` · Paladin weapon · 8 mana · 3/4 durability
///
/// > After your hero attacks, give your minions +1/+1.
///
/// - Set: The Witchwood · rare · collectible
/// - Enchantments: Sterling [`GIL_596e`]
///
/// State: Derived
//~ derived GIL_596 387e5dd3 79d309ea 06eedaf4.d4c96300
pub const GIL_596: Power = after(YOUR_HERO.attack(CARD)).then(&[attach("GIL_596e").to(FRIENDLY_MINIONS)]);

/// # Sterling
///
/// `GIL_596e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: The Witchwood
///
/// State: Derived
//~ derived GIL_596e 2d6467a7 543cb9fc 7c4b08a6.67341004
pub const GIL_596e: Power = enchant(&[plus(1, 1)]);

/// # Bellringer Sentry
///
/// `GIL_634` · Paladin minion · 4 mana · 3/4
///
/// > **Battlecry and Deathrattle:** Put a **Secret** from your deck into the battlefield.
///
/// - Set: The Witchwood · rare · collectible
/// - Mechanics: Deathrattle, Battlecry
/// - Refers to: Secret
///
/// State: Derived
//~ derived GIL_634 24d43471 4c385d44 db59cfbc.15237b86
#[rustfmt::skip]
pub const GIL_634: Power = abilities(&[battlecry(&[begin(the(YOUR_DECK.that(SECRET).random()))]), deathrattle(&[begin(the(YOUR_DECK.that(SECRET).random()))])]);

/// # Cathedral Gargoyle
///
/// `GIL_635` · Paladin minion · 2 mana · 2/2
///
/// > **Battlecry:** If you're holding a Dragon, gain **Taunt** and **Divine Shield**.
///
/// - Set: The Witchwood · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Refers to: Taunt, Divine Shield
///
/// State: Derived
//~ derived GIL_635 4f26ffe9 a87708d3 6e188497.ff84f66b
pub const GIL_635: Power =
    battlecry(&[give(&[has(GameTag::TAUNT), has(GameTag::DIVINE_SHIELD)])]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Paragon of Light
///
/// `GIL_685` · Paladin minion · 3 mana · 2/5
///
/// > While this minion has 3 or more Attack, it has **Taunt** and **Lifesteal**.
///
/// - Set: The Witchwood · rare · collectible
/// - Refers to: Taunt, Lifesteal
///
/// State: Derived
//~ derived GIL_685 99c66602 fb603a62 23b2ea9a.312bae43
pub const GIL_685: Power =
    aura(THIS).when(there_is(&THIS.that(ATTACK.at_least(3)))).have(&[has(GameTag::TAUNT), has(GameTag::LIFESTEAL)]);

/// # Prince Liam
///
/// `GIL_694` · Paladin minion · 5 mana · 5/5
///
/// > **Battlecry:** Transform all 1-Cost cards in your deck into **Legendary** minions.
///
/// - Set: The Witchwood · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived GIL_694 b860f9ab 859c2143 2b5fe2f0.18dd0ac9
pub const GIL_694: Power =
    battlecry(&[transform(YOUR_DECK.that(COST.is(1)), random(all(&[MINION, rarity(Rarity::Legendary)])))]);

/// # The Glass Knight
///
/// `GIL_817` · Paladin minion · 4 mana · 4/3
///
/// > **Divine Shield** Whenever you restore Health, gain **Divine Shield**.
///
/// - Set: The Witchwood · legendary · collectible
/// - Mechanics: Divine Shield
///
/// State: Derived
//~ derived GIL_817 a569bbfa 9ac5645d 4ea98a23.2e2c04db
pub const GIL_817: Power = whenever(CHARACTERS.is_healed(FRIENDLY)).then(&[give(&[has(GameTag::DIVINE_SHIELD)])]);

/// # Hidden Wisdom
///
/// `GIL_903` · Paladin spell · 1 mana
///
/// > **Secret:** After your opponent plays three cards in a turn, draw 2 cards.
///
/// - Set: The Witchwood · epic · collectible
/// - Mechanics: Secret
///
/// State: Derived
//~ derived GIL_903 889775b5 ef6a2b96 b0cb7e01.5b8795ff
pub const GIL_903: Power =
    after(OPPONENT.play(CARD)).when(has_done(3, &past(Side::Enemy, Deed::Played, Window::ThisTurn))).then(&[draw(2)]);
