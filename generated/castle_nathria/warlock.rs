//! Warlock cards of Murder at Castle Nathria.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file d4abc930

/// # Imp-oster
///
/// `MAW_000` · Warlock minion · 2 mana · 1/1
///
/// > **Battlecry:** Choose a friendly Imp. Transform into a copy of it.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry, Imp
/// - Target: "Choose a friendly Imp. Transform into a copy of it."
///
/// State: Derived
//~ derived MAW_000 f3a2588c 4213f1b0 71b0f647.22bb9af5
pub const MAW_000: Power =
    battlecry(&[with_each(A_FRIENDLY_MINION.that(with(GameTag::IMP))), transform(THIS, copy_of(IT))]);

/// # Arson Accusation
///
/// `MAW_001` · Warlock spell · Fire · 2 mana
///
/// > Choose a minion. Destroy it after your hero takes damage.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Enchantments: Arson Trial [`MAW_001e`], Accused of Arson [`MAW_001e2`]
///
/// State: Derived
//~ derived MAW_001 550fe0a9 ac8e4dc2 0e1f0e8c.8171b15a
pub const MAW_001: Power =
    spell(&[with_each(A_MINION), later(&after(YOUR_HERO.takes_damage(CARD)).does(&[destroy(IT)]))]);

/// # Arson Trial
///
/// `MAW_001e` · Warlock enchantment
///
/// > When your hero takes damage, destroy the accused.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ todo MAW_001e f676b612 022f14b6 4997c1e0.e3a40440
pub const MAW_001e: Power = TODO;

/// # Accused of Arson
///
/// `MAW_001e2` · Warlock enchantment
///
/// > When the accuser takes damage, this minion dies.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ todo MAW_001e2 3ccdfbee b79fa62d 9c0a4b32.a7bbc3fc
pub const MAW_001e2: Power = TODO;

/// # Habeas Corpses
///
/// `MAW_002` · Warlock spell · Shadow · 3 mana
///
/// > **Discover** a friendly minion to resurrect and give it **Rush**. It dies at the end of turn.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Mechanics: Discover
/// - Refers to: Rush
/// - Enchantments: Habeas Corpse [`MAW_002e`]
///
/// State: Todo
//~ todo MAW_002 76af7025 d020de24 70125f11.93784b15
pub const MAW_002: Power = TODO;

/// # Habeas Corpse
///
/// `MAW_002e` · Warlock enchantment
///
/// > Dies at the end of turn.
///
/// - Set: Murder at Castle Nathria
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo MAW_002e 2e585cd1 01f3b318 7777057e.9411b966
pub const MAW_002e: Power = TODO;

/// # Suffocating Shadows
///
/// `REV_239` · Warlock spell · Shadow · 3 mana
///
/// > When you play or discard this, destroy a random enemy minion.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Mechanics: Invisible Deathrattle
/// - Enchantments: Suffocation [`REV_239e`]
///
/// State: Derived
//~ derived REV_239 477cada6 7f45b533 7c5688ba.2a933679
#[rustfmt::skip]
pub const REV_239: Power = abilities(&[spell(&[destroy(ENEMY_MINIONS.random())]), on(Word::WhenDiscarded, &[destroy(ENEMY_MINIONS.random())])]);

/// # Suffocation
///
/// `REV_239e` · Warlock enchantment
///
/// > Costs (3) less.
///
/// - Set: Murder at Castle Nathria
///
/// State: Derived
//~ derived REV_239e 245ec5bc 0bea4e02 463cfdaf.bb1f76c5
pub const REV_239e: Power = enchant(&[cost_less(3)]);

/// # Tome Tampering
///
/// `REV_240` · Warlock spell · 6 mana
///
/// > Shuffle 1-Cost copies of cards in your hand into your deck, then discard your hand.
///
/// - Set: Murder at Castle Nathria · epic · collectible
/// - Enchantments: Cost Curse [`REV_240e`]
///
/// State: Derived
//~ derived REV_240 9b8b2f5f e15ca714 8b299854.2f04cca7
pub const REV_240: Power = spell(&[shuffle(copy_of(YOUR_HAND)), attach("REV_240e").to(IT), discard(YOUR_HAND)]);

/// # Cost Curse
///
/// `REV_240e` · Warlock enchantment
///
/// > Costs (1).
///
/// - Set: Murder at Castle Nathria
///
/// State: Derived
//~ derived REV_240e a09c56f2 6c6afdb9 568527d1.53ed184d
pub const REV_240e: Power = enchant(&[cost(1)]);

/// # Flustered Librarian
///
/// `REV_242` · Warlock minion · 1 mana · 1/3
///
/// > Has +1 Attack for each Imp you control.
///
/// - Set: Murder at Castle Nathria · common · collectible
///
/// State: Done
//~ done REV_242 fd96a622 - b3b159d5.16caf549
pub const REV_242: Power = aura(THIS).have(&[ATTACK.plus(1).for_each(FRIENDLY_MINIONS.that(with(GameTag::IMP)))]);

/// # Mischievous Imp
///
/// `REV_244` · Warlock minion · 4 mana · 3/3
///
/// > **Battlecry:** Summon a copy of this. **Infuse (@):** Summon two copies instead.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry, Imp, Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3
/// - Tokens: Mischievous Imp [`REV_244t`]
///
/// State: Derived
//~ derived REV_244 ce513b1c 3e57bd4c d3d056a7.f6802449
pub const REV_244: Power = abilities(&[battlecry(&[summon(copy_of(THIS))]), infuse(3, "REV_244t")]);

/// # Mischievous Imp
///
/// `REV_244t` · Warlock minion · 4 mana · 3/3
///
/// > **Infused Battlecry:** Summon two copies of this.
///
/// - Set: Murder at Castle Nathria · rare
/// - Minion type: Demon
/// - Mechanics: Battlecry, Imp, Infused
///
/// State: Derived
//~ derived REV_244t 88fbbb94 4dc0d7c5 206f9c05.7e0076f0
pub const REV_244t: Power = battlecry(&[summon(copy_of(THIS)).copies(2)]);

/// # Impending Catastrophe
///
/// `REV_245` · Warlock spell · Shadow · 2 mana
///
/// > Draw a card. Repeat for each Imp you control.
///
/// - Set: Murder at Castle Nathria · epic · collectible
///
/// State: Derived
//~ derived REV_245 f1dc537a d88115e4 f350c868.51de7a8c
pub const REV_245: Power = spell(&[draw(1), times(1, &[draw(1)]).for_each(FRIENDLY_MINIONS.that(with(GameTag::IMP)))]);

/// # Vile Library
///
/// `REV_371` · Warlock location · 2 mana · 0 uses
///
/// > Give a friendly minion +1/+1. Repeat for each Imp you control.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Enchantments: Imp Power [`REV_371e`]
///
/// State: Derived
//~ derived REV_371 50341906 a19471f7 79767ffa.3a277b4c
#[rustfmt::skip]
pub const REV_371: Power = hero_power(&[attach("REV_371e").to(A_FRIENDLY_MINION), times(1, &[attach("REV_371e").to(A_FRIENDLY_MINION)]).for_each(FRIENDLY_MINIONS.that(with(GameTag::IMP)))]);

/// # Imp Power
///
/// `REV_371e` · Warlock enchantment
///
/// > +1/+1.
///
/// - Set: Murder at Castle Nathria
///
/// State: Derived
//~ derived REV_371e d7c05037 fbcb738c 3572944a.67341004
pub const REV_371e: Power = enchant(&[plus(1, 1)]);

/// # Shadow Waltz
///
/// `REV_372` · Warlock spell · Shadow · 5 mana
///
/// > Summon a 3/5 Shadow with **Taunt**. If a minion died this turn, summon another.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Refers to: Taunt
/// - Tokens: Twirling Shadow [`REV_372t`]
///
/// State: Derived
//~ derived REV_372 599b253a c38ccf07 526f515f.63e91fcb
#[rustfmt::skip]
pub const REV_372: Power = spell(&[summon(card("REV_372t")), summon(card("REV_372t")).when(has_done(1, &past(Side::Both, Deed::Died, Window::ThisTurn)))]);

/// # Twirling Shadow
///
/// `REV_372t` · Warlock minion · 5 mana · 3/5
///
/// > **Taunt**
///
/// - Set: Murder at Castle Nathria
/// - Minion type: Undead
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla REV_372t a4cba7c8 d9d1bf3e 971705d9.4b0c5d24
pub const REV_372t: Power = VANILLA;

/// # Lady Darkvein
///
/// `REV_373` · Warlock minion · 5 mana · 3/6
///
/// > **Battlecry:** Summon two 2/1 Shades. Each gains a **Deathrattle** to cast your last Shadow spell.
///
/// - Set: Murder at Castle Nathria · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
/// - Enchantments: Dark Bidding [`REV_373e`]
/// - Tokens: Shadow Manifestation [`REV_373t`]
///
/// State: Todo
//~ todo REV_373 9490972b ef4becf2 3a87d384.0905202d
pub const REV_373: Power = TODO;

/// # Dark Bidding
///
/// `REV_373e` · Warlock enchantment
///
/// > Spell: {0} is inside!
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ todo REV_373e 2d511845 b66dd8de 2515dbd9.1e787889
pub const REV_373e: Power = TODO;

/// # Shadow Manifestation
///
/// `REV_373t` · Warlock minion · 1 mana · 2/1
///
/// - Set: Murder at Castle Nathria
/// - Minion type: Undead
///
/// State: Vanilla
//~ vanilla REV_373t 335f4c69 55b5552f a436806f
pub const REV_373t: Power = VANILLA;

/// # Shadowborn
///
/// `REV_374` · Warlock minion · 3 mana · 3/3
///
/// > **Deathrattle:** Reduce the Cost of the highest Cost Shadow spell in your hand by (3).
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Enchantments: In Shadow [`REV_374e`]
///
/// State: Derived
//~ derived REV_374 68f35f55 c008c7e3 5769f707.cef6bed3
pub const REV_374: Power =
    deathrattle(&[attach("REV_374e").to(YOUR_HAND.that(school(SpellSchool::Shadow)).most(COST))]);

/// # In Shadow
///
/// `REV_374e` · Warlock enchantment
///
/// > Costs (3) less.
///
/// - Set: Murder at Castle Nathria
///
/// State: Derived
//~ derived REV_374e ec312c07 1e63e14e ec6411a5.bb1f76c5
pub const REV_374e: Power = enchant(&[cost_less(3)]);

/// # Imp King Rafaam
///
/// `REV_789` · Warlock minion · 6 mana · 6/6
///
/// > {0} {1} {2} {3}
///
/// - Set: Murder at Castle Nathria · legendary
///
/// State: Todo
//~ todo REV_789 9a4e0200 9d159e88 ed64b40b.2260dcce
pub const REV_789: Power = TODO;

/// # Vile Library
///
/// `REV_799` · Warlock location · 2 mana · 0 uses
///
/// > {0} {1}
///
/// - Set: Murder at Castle Nathria · rare
///
/// State: Todo
//~ todo REV_799 677f69e0 5585f860 5f7c2b89.09cdb72f
pub const REV_799: Power = TODO;

/// # Imp King Rafaam
///
/// `REV_835` · Warlock minion · 6 mana · 6/6
///
/// > **Battlecry:** Resurrect four friendly Imps. **Infuse (@):** Give your Imps +2/+2.
///
/// - Set: Murder at Castle Nathria · legendary · collectible
/// - Mechanics: Battlecry, Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 5
/// - Enchantments: Impfused Anima [`REV_835e`]
/// - Tokens: Imp King Rafaam [`REV_835t`]
///
/// State: Derived
//~ derived REV_835 cf05a666 61afd9be d9fab22a.2e37bc1b
#[rustfmt::skip]
pub const REV_835: Power = abilities(&[battlecry(&[summon(from_past(YOUR_MINIONS_THAT_DIED.that(with(GameTag::IMP)))).copies(4)]), infuse(5, "REV_835t")]);

/// # Impfused Anima
///
/// `REV_835e` · Warlock enchantment
///
/// > +2/+2.
///
/// - Set: Murder at Castle Nathria
///
/// State: Derived
//~ derived REV_835e 644157f2 2f36f399 93705870.6d6ab056
pub const REV_835e: Power = enchant(&[plus(2, 2)]);

/// # Imp King Rafaam
///
/// `REV_835t` · Warlock minion · 6 mana · 6/6
///
/// > **Infused. Battlecry:** Summon four friendly Imps that died this game. Give your Imps +2/+2.
///
/// - Set: Murder at Castle Nathria · legendary
/// - Mechanics: Battlecry, Infused
///
/// State: Derived
//~ derived REV_835t 533e9cc8 77af01ff f9d5c027.364ae2b2
#[rustfmt::skip]
pub const REV_835t: Power = battlecry(&[summon(from_past(YOUR_MINIONS_THAT_DIED.that(with(GameTag::IMP)))).copies(4), give(&[plus(2, 2)]).to(FRIENDLY_MINIONS.that(with(GameTag::IMP)))]);
