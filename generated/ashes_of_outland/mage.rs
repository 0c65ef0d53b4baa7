//! Mage cards of Ashes of Outland.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 097d90ac

/// # Incanter's Flow
///
/// `BT_002` · Mage spell · Arcane · 4 mana
///
/// > Reduce the Cost of spells in your deck by (1).
///
/// - Set: Ashes of Outland · common · collectible
/// - Enchantments: Incanter's Flow [`BT_002e`]
///
/// State: Derived
//~ derived BT_002 1a1e9add 5ea4aef0 0610e336.d16e7b74
pub const BT_002: Power = spell(&[attach("BT_002e").to(YOUR_DECK.that(SPELL))]);

/// # Incanter's Flow
///
/// `BT_002e` · Mage enchantment
///
/// > Costs (1) less.
///
/// - Set: Ashes of Outland
///
/// State: Derived
//~ derived BT_002e 249553cf 013041d0 42295979.f705eb41
pub const BT_002e: Power = enchant(&[cost_less(1)]);

/// # Netherwind Portal
///
/// `BT_003` · Mage spell · Arcane · 3 mana
///
/// > **Secret:** After your opponent casts a spell, summon a random 4-Cost minion.
///
/// - Set: Ashes of Outland · common · collectible
/// - Mechanics: Secret
///
/// State: Derived
//~ derived BT_003 ec0b4408 cb74a3a9 3df9aba2.fb786606
pub const BT_003: Power = after(OPPONENT.cast(SPELL)).then(&[summon(random(all(&[MINION, COST.is(4)])))]);

/// # Imprisoned Observer
///
/// `BT_004` · Mage minion · 3 mana · 4/5
///
/// > **Dormant** for 2 turns. When this awakens, deal 2 damage to all enemy minions.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Minion type: Demon
/// - Refers to: Dormant
/// - Tags: `1652` = 1
///
/// State: Derived
//~ derived BT_004 5f17278e b95e0df7 896a05fc.f8a103fc
pub const BT_004: Power = abilities(&[dormant_for(2), on(Word::Awaken, &[deal(2).to(ENEMY_MINIONS)])]);

/// # Evocation
///
/// `BT_006` · Mage spell · Arcane · 1 mana
///
/// > Fill your hand with random Mage spells. They are **Temporary**.
///
/// - Set: Ashes of Outland · legendary · collectible
/// - Refers to: tag 3630
/// - Enchantments: Evocation [`BT_006e`]
///
/// State: Derived
//~ derived BT_006 3683fdfe 989b603a 665aab46.e0a85d0c
pub const BT_006: Power =
    spell(&[get(random(all(&[SPELL, class(CardClass::Mage)]))).copies(10), give(&[has(GameTag::GHOSTLY)]).to(IT)]);

/// # Evocation
///
/// `BT_006e` · Mage enchantment
///
/// > Discards at the end of your turn.
///
/// - Set: Ashes of Outland
///
/// State: Todo
//~ todo BT_006e 60bc91f6 205f72b2 30e66c85.aece52c5
pub const BT_006e: Power = TODO;

/// # Starscryer
///
/// `BT_014` · Mage minion · 2 mana · 3/1
///
/// > **Deathrattle:** Draw a spell.
///
/// - Set: Ashes of Outland · common · collectible
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived BT_014 43568960 90810946 b74281b4.fcc4376f
pub const BT_014: Power = deathrattle(&[draw_that(1, SPELL)]);

/// # Font of Power
///
/// `BT_021` · Mage spell · Arcane · 1 mana
///
/// > **Discover** a Mage minion. If your deck has no minions, keep all 3 instead.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Mechanics: Discover
///
/// State: Derived
//~ derived BT_021 9e7c5e5e 9f3221e8 65693064.5d8f2ed1
#[rustfmt::skip]
pub const BT_021: Power = spell(&[either(there_is_no(&YOUR_DECK.that(MINION)), &[offer_rest(Offer::Pool(all(&[MINION, class(CardClass::Mage)]), Classes::Own), &[get(the(IT))], &[get(the(IT))])], &[discover(all(&[MINION, class(CardClass::Mage)]))])]);

/// # Apexis Smuggler
///
/// `BT_022` · Mage minion · 2 mana · 2/3
///
/// > After you play a **Secret**, **Discover** a spell.
///
/// - Set: Ashes of Outland · epic · collectible
/// - Refers to: Secret, Discover
///
/// State: Derived
//~ derived BT_022 5bb5849c 4825deec 8318788a.0b7bf052
pub const BT_022: Power = after(YOU.play(SECRET)).then(&[discover(SPELL)]);

/// # Astromancer Solarian
///
/// `BT_028` · Mage minion · 2 mana · 3/2
///
/// > **Spell Damage +1 Deathrattle:** Shuffle 'Solarian Prime' into your deck.
///
/// - Set: Ashes of Outland · legendary · collectible
/// - Mechanics: Spellpower, Deathrattle
/// - Tokens: Solarian Prime [`BT_028t`]
///
/// State: Derived
//~ derived BT_028 08f7ba8b d42e7235 8acab5d6.d6dd0315
pub const BT_028: Power = deathrattle(&[shuffle(card("BT_028t"))]);

/// # Solarian Prime
///
/// `BT_028t` · Mage minion · 7 mana · 7/7
///
/// > **Spell Damage +1 Battlecry:** Cast 5 random Mage spells *(targets enemies if possible)*.
///
/// - Set: Ashes of Outland
/// - Minion type: Demon
/// - Mechanics: Spellpower, Battlecry
///
/// State: Todo
//~ todo BT_028t 88c22f62 03a8e509 3020739f.8d81557b
pub const BT_028t: Power = TODO;

/// # Deep Freeze
///
/// `BT_072` · Mage spell · Frost · 7 mana
///
/// > **Freeze** an enemy. Summon two 3/6 Water Elementals.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Mechanics: Freeze
/// - Play requirements: `REQ_ENEMY_TARGET` (correction: Freeze an enemy: hero or minion); `REQ_TARGET_TO_PLAY` (correction: Freeze an enemy: played on a target)
/// - Tokens: Water Elemental [`CS2_033`](crate::legacy::mage::CS2_033)
///
/// State: Derived
//~ derived BT_072 39426be2 c5f195dc 913162d5.70ce41ae
pub const BT_072: Power = spell(&[freeze(AN_ENEMY), summon(card("CS2_033")).copies(2)]);

/// # Apexis Blast
///
/// `BT_291` · Mage spell · 5 mana
///
/// > Deal $5 damage. If your deck has no minions, summon a random 5-Cost minion.
///
/// - Set: Ashes of Outland · epic · collectible
///
/// State: Derived
//~ derived BT_291 12b6b806 7dd48ef6 ba352b0f.487c4239
pub const BT_291: Power =
    spell(&[deal(5).to(TARGET), summon(random(all(&[MINION, COST.is(5)]))).when(there_is_no(&YOUR_DECK.that(MINION)))]);
