//! Mage cards of Rise of Shadows.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 045bf59f

/// # Messenger Raven
///
/// `DAL_163` · Mage minion · 3 mana · 3/2
///
/// > **Battlecry: Discover** a Mage minion.
///
/// - Set: Rise of Shadows · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Discover
///
/// State: Derived
//~ derived DAL_163 791bb5ea 8360c05e fc928277.f4bdd3b5
pub const DAL_163: Power = battlecry(&[discover(all(&[MINION, class(CardClass::Mage)]))]);

/// # Conjurer's Calling
///
/// `DAL_177` · Mage spell · Arcane · 3 mana
///
/// > **Twinspell** Destroy a minion. Summon 2 minions of the same Cost to replace it.
///
/// - Set: Rise of Shadows · rare · collectible
/// - Mechanics: Twinspell
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Tokens: Conjurer's Calling [`DAL_177ts`]
///
/// State: Derived
//~ derived DAL_177 9a8421fa b1a52b43 99e010fe.8c15a5c4
#[rustfmt::skip]
pub const DAL_177: Power = abilities(&[twinspell("DAL_177ts"), spell(&[destroy(A_MINION), summon(costing(MINION, 0, COST.of(IT))).copies(2).to(IT.controller())])]);

/// # Conjurer's Calling
///
/// `DAL_177ts` · Mage spell · Arcane · 3 mana
///
/// > Destroy a minion. Summon 2 minions of the same Cost to replace it.
///
/// - Set: Rise of Shadows · rare
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived DAL_177ts a3608900 2f05d1e5 4398a86b.d4efc832
pub const DAL_177ts: Power =
    spell(&[destroy(A_MINION), summon(costing(MINION, 0, COST.of(IT))).copies(2).to(IT.controller())]);

/// # Magic Dart Frog
///
/// `DAL_182` · Mage minion · 2 mana · 1/3
///
/// > After you cast a spell, deal 1 damage to a random enemy minion.
///
/// - Set: Rise of Shadows · common · collectible
/// - Minion type: Beast
///
/// State: Derived
//~ derived DAL_182 c947ab8c aee49364 553d7f92.8915d67e
pub const DAL_182: Power = after(YOU.cast(SPELL)).then(&[deal(1).to(ENEMY_MINIONS.random())]);

/// # Khadgar
///
/// `DAL_575` · Mage minion · 2 mana · 2/2
///
/// > Your cards that summon minions summon twice as many.
///
/// - Set: Rise of Shadows · legendary · collectible
///
/// State: Todo
//~ todo DAL_575 c07dffdc a14449a7 ba395656.882a6c08
pub const DAL_575: Power = TODO;

/// # Kirin Tor Tricaster
///
/// `DAL_576` · Mage minion · 4 mana · 3/3
///
/// > **Spell Damage +3** Your spells cost (1) more.
///
/// - Set: Rise of Shadows · rare · collectible
/// - Minion type: Draenei
/// - Mechanics: Aura
/// - Tags: `SPELLPOWER` = 3
/// - Enchantments: Kirin Tor's Curse [`DAL_576e`]
///
/// State: Derived
//~ derived DAL_576 ebfadbc1 ca70787a 58b97c69.7d0a1895
pub const DAL_576: Power = aura(YOUR_HAND.that(SPELL)).gives("DAL_576e");

/// # Kirin Tor's Curse
///
/// `DAL_576e` · Neutral enchantment
///
/// > Costs (1) more.
///
/// - Set: Rise of Shadows
///
/// State: Derived
//~ derived DAL_576e a16e88b1 3683e729 4bb55252.5dfe1a2c
pub const DAL_576e: Power = enchant(&[cost_more(1)]);

/// # Ray of Frost
///
/// `DAL_577` · Mage spell · Frost · 1 mana
///
/// > **Twinspell Freeze** a minion. If it's already **Frozen**, deal $2 damage to it.
///
/// - Set: Rise of Shadows · common · collectible
/// - Mechanics: Twinspell
/// - Refers to: Freeze
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Tokens: Ray of Frost [`DAL_577ts`]
///
/// State: Derived
//~ derived DAL_577 7b104107 c20d1220 015812d3.e6171383
#[rustfmt::skip]
pub const DAL_577: Power = abilities(&[twinspell("DAL_577ts"), spell(&[either(there_is(&A_MINION.that(FROZEN)), &[deal(2).to(A_MINION)], &[freeze(A_MINION)])])]);

/// # Ray of Frost
///
/// `DAL_577ts` · Mage spell · Frost · 1 mana
///
/// > **Freeze** a minion. If it's already **Frozen**, deal $2 damage to it.
///
/// - Set: Rise of Shadows · common
/// - Refers to: Freeze
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived DAL_577ts fc752e6a cb849689 c46b0872.0ee1694f
pub const DAL_577ts: Power =
    spell(&[either(there_is(&A_MINION.that(FROZEN)), &[deal(2).to(A_MINION)], &[freeze(A_MINION)])]);

/// # Power of Creation
///
/// `DAL_578` · Mage spell · Arcane · 8 mana
///
/// > **Discover** a 6-Cost minion. Summon two copies of it.
///
/// - Set: Rise of Shadows · epic · collectible
/// - Mechanics: Discover
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived DAL_578 c5278212 2298f665 a01412f7.3c2e6b3d
pub const DAL_578: Power = spell(&[discover(all(&[MINION, COST.is(6)])), summon(copy_of(IT)).copies(2)]);

/// # Cobalt Leyline
///
/// `DAL_579p` · Mage hero power · 2 mana
///
/// > **Discover** a spell.
///
/// - Set: Rise of Shadows
/// - Mechanics: Discover
///
/// State: Derived
//~ derived DAL_579p 31638c9b 36d57417 f69bb3f0.e790595e
pub const DAL_579p: Power = hero_power(&[discover(SPELL)]);

/// # Mana Cyclone
///
/// `DAL_603` · Mage minion · 2 mana · 2/2
///
/// > **Battlecry:** For each spell you've cast this turn, add a random Mage spell to your hand.
///
/// - Set: Rise of Shadows · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived DAL_603 bffcdb78 1a1f7564 00d9d165.ee666373
#[rustfmt::skip]
pub const DAL_603: Power = battlecry(&[times(1, &[get(random(all(&[SPELL, class(CardClass::Mage)])))]).times(count_of(past(Side::Friendly, Deed::Cast, Window::ThisTurn)))]);

/// # Magic Trick
///
/// `DAL_608` · Mage spell · Arcane · 1 mana
///
/// > **Discover** a spell that costs (3) or less.
///
/// - Set: Rise of Shadows · rare · collectible
/// - Mechanics: Discover
///
/// State: Derived
//~ derived DAL_608 7cc04e6f d99435de e0a2076f.36d61047
pub const DAL_608: Power = spell(&[discover(all(&[SPELL, COST.at_most(3)]))]);

/// # Kalecgos
///
/// `DAL_609` · Mage minion · 8 mana · 4/12
///
/// > Your first spell each turn costs (0). **Battlecry: Discover** a spell.
///
/// - Set: Rise of Shadows · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Aura, Discover
/// - Enchantments: Aspect's Magic [`DAL_609e`]
///
/// State: Derived
//~ derived DAL_609 a8ce2ec5 24e586d1 a2066bed.6ab8b225
#[rustfmt::skip]
pub const DAL_609: Power = abilities(&[aura(YOUR_HAND.that(SPELL)).when(has_not_done(&CARDS_YOU_PLAYED_THIS_TURN.that(SPELL))).gives("DAL_609e"), battlecry(&[discover(SPELL)])]);

/// # Aspect's Magic
///
/// `DAL_609e` · Neutral enchantment
///
/// > Costs (0).
///
/// - Set: Rise of Shadows
///
/// State: Derived
//~ derived DAL_609e f43188c8 7de53805 2a25c7da.dd600ecd
pub const DAL_609e: Power = enchant(&[cost(0)]);
