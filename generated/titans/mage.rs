//! Mage cards of TITANS.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file c87274bc

/// # Sif
///
/// `TTN_071` · Mage minion · 6 mana · 4/6
///
/// > **Spell Damage +@* (Improved by each spell school you've cast this game!)*
///
/// - Set: TITANS · legendary · collectible
/// - Refers to: Spellpower
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Todo
//~ todo TTN_071 052a220d d8c0b1fa f62636e1.27aeb86e
pub const TTN_071: Power = TODO;

/// # Norgannon
///
/// `TTN_075` · Mage minion · 6 mana · 3/8
///
/// > **Titan** After this uses an ability, double the power of the other abilities.
///
/// - Set: TITANS · legendary · collectible
/// - Mechanics: Dont Pick From Subsets, Titan, Activatable Minion
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `1544` = 1
/// - Enchantments: Titantic Power [`TTN_075e`]
/// - Tokens: Progenitor's Power [`TTN_075t`], Ancient Knowledge [`TTN_075t2`], Unlimited Potential [`TTN_075t3`]
///
/// State: Todo
//~ todo TTN_075 d9ef86f5 22a9fc0c 9eadda11.5542daa8
pub const TTN_075: Power = TODO;

/// # Titantic Power
///
/// `TTN_075e` · Neutral enchantment
///
/// > Can't attack.
///
/// - Set: TITANS
/// - Mechanics: Cant Attack
///
/// State: Derived
//~ derived TTN_075e 22f4ddf2 b8cf111f 9699c856.d7c3ac98
pub const TTN_075e: Power = enchant(&[has(GameTag::CANT_ATTACK)]);

/// # Progenitor's Power
///
/// `TTN_075t` · Mage spell · 0 mana
///
/// > Deal @ damage.
///
/// - Set: TITANS
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 5
///
/// State: Todo
//~ todo TTN_075t 4df5906d f3a02715 f1146dcb.4e9b193e
pub const TTN_075t: Power = TODO;

/// # Ancient Knowledge
///
/// `TTN_075t2` · Mage spell · 0 mana
///
/// > Enemy cards cost (@) more next turn.
///
/// - Set: TITANS
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
/// - Enchantments: Ancient Knowledge [`TTN_075t2e`], Ancient Knowledge Cost Increase [`TTN_075t2e2`]
///
/// State: Todo
//~ todo TTN_075t2 69a2d98c 8c3f32e7 6f84dd9f.26a3ecaa
pub const TTN_075t2: Power = TODO;

/// # Ancient Knowledge
///
/// `TTN_075t2e` · Neutral enchantment
///
/// > Your cards cost more this turn.
///
/// - Set: TITANS
/// - Mechanics: Aura
///
/// State: Todo
//~ todo TTN_075t2e c264d9e7 e79b7ec6 145cc44d.7968b527
pub const TTN_075t2e: Power = TODO;

/// # Ancient Knowledge Cost Increase
///
/// `TTN_075t2e2` · Neutral enchantment
///
/// > Costs more.
///
/// - Set: TITANS
///
/// State: Todo
//~ todo TTN_075t2e2 4ce09da1 d82bd7b2 fdf662d3.418196eb
pub const TTN_075t2e2: Power = TODO;

/// # Unlimited Potential
///
/// `TTN_075t3` · Mage spell · 0 mana
///
/// > Cast @ random Mage \|4(**Secret**, **Secrets**).
///
/// - Set: TITANS
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
/// - Enchantments: Potential Unbound [`TTN_075t3e`], Unbound [`TTN_075t3e2`]
///
/// State: Todo
//~ todo TTN_075t3 46facd22 1663dc67 b6e94e35.e432be55
pub const TTN_075t3: Power = TODO;

/// # Potential Unbound
///
/// `TTN_075t3e` · Mage enchantment
///
/// > Your next spell costs (2) less.
///
/// - Set: TITANS
/// - Mechanics: Aura
///
/// State: Derived
//~ derived TTN_075t3e c43a223c ee03425e 0fc734c9.f52f6389
pub const TTN_075t3e: Power = enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost_less(2)]).until(YOU.play(SPELL));

/// # Unbound
///
/// `TTN_075t3e2` · Mage enchantment
///
/// > Costs (2) less.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_075t3e2 da53459a 9ca5ef5e 6baf9178.90c32b47
pub const TTN_075t3e2: Power = enchant(&[cost_less(2)]);

/// # Chill-o-matic
///
/// `TTN_077` · Mage minion · 2 mana · 2/3
///
/// > **Magnetic Freeze** any character damaged by this minion.
///
/// - Set: TITANS · common · collectible
/// - Minion type: Mech
/// - Mechanics: Magnetic
/// - Refers to: Freeze
/// - Enchantments: Chill-o-matic [`TTN_077e`]
///
/// State: Derived
//~ derived TTN_077 90578da1 1462bbf4 aa447c47.47104893
pub const TTN_077: Power = whenever(CHARACTERS.takes_damage(ITSELF)).then(&[freeze(WHO)]);

/// # Chill-o-matic
///
/// `TTN_077e` · Mage enchantment
///
/// > **Freezes** any character damaged by this minion.
///
/// - Set: TITANS
/// - Mechanics: Magnetic
/// - Tags: `853` = 97005
///
/// State: Todo
//~ todo TTN_077e d42f1f71 714707b7 07652bd0.a076e09f
pub const TTN_077e: Power = TODO;

/// # Wisdom of Norgannon
///
/// `TTN_085` · Mage spell · Arcane · 5 mana
///
/// > Draw 2 cards. Costs (1) less for each different spell school you've cast this game.
///
/// - Set: TITANS · epic · collectible
///
/// State: Derived
//~ derived TTN_085 fc3042d9 f8b09b7f 26e48f04.f994061b
pub const TTN_085: Power = abilities(&[spell(&[draw(2)]), costs(&[cost_less(1).times(SCHOOLS_CAST)])]);

/// # Aqua Archivist
///
/// `TTN_095` · Mage minion · 2 mana · 2/2
///
/// > **Battlecry:** The next Elemental you play costs (2) less.
///
/// - Set: TITANS · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Enchantments: Ancient Waters [`TTN_095e`]
///
/// State: Derived
//~ derived TTN_095 06c24d0d 22bcad63 5a5a9924.fc008157
pub const TTN_095: Power = battlecry(&[attach("TTN_095e").to(YOU)]);

/// # Ancient Waters
///
/// `TTN_095e` · Neutral enchantment
///
/// > Your next Elemental costs (2) less.
///
/// - Set: TITANS
///
/// State: Derived
//~ derived TTN_095e 63b70075 f4cadf8a e9fa43ce.a270a74a
pub const TTN_095e: Power = enchant(&[]).aura(YOUR_HAND.that(ELEMENTAL), &[cost_less(2)]).until(YOU.play(ELEMENTAL));

/// # Unchained Gladiator
///
/// `TTN_475` · Mage minion · 4 mana · 4/4
///
/// > **Battlecry:** Draw a card. Repeat for each Elemental you played last turn.@ *(@)*
///
/// - Set: TITANS · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived TTN_475 1b15f9c4 61c3dbb4 ae03638e.404d40b5
#[rustfmt::skip]
pub const TTN_475: Power = battlecry(&[draw(1), times(1, &[draw(1)]).times(count_of(past(Side::Friendly, Deed::Played, Window::LastTurn).that(ELEMENTAL)))]);

/// # Discovery of Magic
///
/// `TTN_476` · Mage spell · 1 mana
///
/// > **Discover** a spell from a spell school you haven't cast this game *(from any class)*.
///
/// - Set: TITANS · rare · collectible
/// - Mechanics: Discover
///
/// State: Todo
//~ todo TTN_476 a38e249d 0e784c57 bf63c265.6806f534
pub const TTN_476: Power = TODO;

/// # Molten Rune
///
/// `TTN_477` · Mage spell · Fire · 3 mana
///
/// > Deal $3 damage. Get a random spell. **Forge:** This casts twice.
///
/// - Set: TITANS · common · collectible
/// - Mechanics: Forge
/// - Tags: `DECK_ACTION_COST` = 2
/// - Tokens: Molten Rune [`TTN_477t1`]
///
/// State: Derived
//~ derived TTN_477 dc370519 edfd7fdb 4aac4aa2.7966dfc3
pub const TTN_477: Power = spell(&[deal(3).to(TARGET), get(random(SPELL))]);

/// # Molten Rune
///
/// `TTN_477t1` · Mage spell · Fire · 3 mana
///
/// > **Forged** Deal $3 damage, twice. Get a random spell, twice.
///
/// - Set: TITANS · common
/// - Mechanics: Forged
///
/// State: Derived
//~ derived TTN_477t1 cd73c236 386732a8 52b02f71.7f090e5c
pub const TTN_477t1: Power = spell(&[deal(3).to(TARGET).repeated(2), get(random(SPELL)).repeated(2)]);

/// # Inquisitive Creation
///
/// `TTN_478` · Mage minion · 4 mana · 3/4
///
/// > **Battlecry:** Deal @ damage to all enemy minions. *(Improved by each spell school you've cast this game!)*
///
/// - Set: TITANS · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Derived
//~ derived TTN_478 40728755 e0e103f6 5eb044ea.38f329d0
pub const TTN_478: Power =
    abilities(&[battlecry(&[deal(1).times(ITS_NUMBER).to(ENEMY_MINIONS)]), improved(SCHOOLS_CAST)]);

/// # Elemental Inspiration
///
/// `TTN_480` · Mage spell · 7 mana
///
/// > For each spell school you have cast this game, summon a 4/5 Vortex with a random **Bonus Effect**.@ *(@)*
///
/// - Set: TITANS · epic · collectible
/// - Refers to: Bonus Effects
/// - Tokens: Primordial Vortex [`TTN_480t`], Primordial Vortex [`TTN_480t1`], Primordial Vortex [`TTN_480t2`], Primordial Vortex [`TTN_480t3`], Primordial Vortex [`TTN_480t4`], Primordial Vortex [`TTN_480t5`], Primordial Vortex [`TTN_480t6`], Primordial Vortex [`TTN_480t7`]
///
/// State: Todo
//~ todo TTN_480 066d2259 48c829bf 4cb163e5.bb281a1e
pub const TTN_480: Power = TODO;

/// # Primordial Vortex
///
/// `TTN_480t` · Mage minion · 4 mana · 4/5
///
/// > **Divine Shield**
///
/// - Set: TITANS
/// - Minion type: Elemental
/// - Mechanics: Divine Shield
///
/// State: Vanilla
//~ vanilla TTN_480t e6162bc7 68bcad33 923c0a4c.cc526ac4
pub const TTN_480t: Power = VANILLA;

/// # Primordial Vortex
///
/// `TTN_480t1` · Mage minion · 4 mana · 4/5
///
/// > **Taunt**
///
/// - Set: TITANS
/// - Minion type: Elemental
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla TTN_480t1 ee9dc08a 02b25674 934c1864.4b0c5d24
pub const TTN_480t1: Power = VANILLA;

/// # Primordial Vortex
///
/// `TTN_480t2` · Mage minion · 4 mana · 4/5
///
/// > **Rush**
///
/// - Set: TITANS
/// - Minion type: Elemental
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla TTN_480t2 28fadcc5 b18799a4 85787db7.57b12c28
pub const TTN_480t2: Power = VANILLA;

/// # Primordial Vortex
///
/// `TTN_480t3` · Mage minion · 4 mana · 4/5
///
/// > **Windfury**
///
/// - Set: TITANS
/// - Minion type: Elemental
/// - Mechanics: Windfury
///
/// State: Vanilla
//~ vanilla TTN_480t3 293911d4 d631f62a fc50ef34.9569ce14
pub const TTN_480t3: Power = VANILLA;

/// # Primordial Vortex
///
/// `TTN_480t4` · Mage minion · 4 mana · 4/5
///
/// > **Elusive**
///
/// - Set: TITANS
/// - Minion type: Elemental
/// - Mechanics: Elusive
///
/// State: Vanilla
//~ vanilla TTN_480t4 fdd2d843 729d5522 06e32b8b.c54580ff
pub const TTN_480t4: Power = VANILLA;

/// # Primordial Vortex
///
/// `TTN_480t5` · Mage minion · 4 mana · 4/5
///
/// > **Poisonous**
///
/// - Set: TITANS
/// - Minion type: Elemental
/// - Mechanics: Poisonous
///
/// State: Vanilla
//~ vanilla TTN_480t5 af5d99da 4c8c1e7f cf921091.2574dcf7
pub const TTN_480t5: Power = VANILLA;

/// # Primordial Vortex
///
/// `TTN_480t6` · Mage minion · 4 mana · 4/5
///
/// > **Lifesteal**
///
/// - Set: TITANS
/// - Minion type: Elemental
/// - Mechanics: Lifesteal
///
/// State: Vanilla
//~ vanilla TTN_480t6 42e918a9 0e64c2b8 43237363.b857c9f1
pub const TTN_480t6: Power = VANILLA;

/// # Primordial Vortex
///
/// `TTN_480t7` · Mage minion · 4 mana · 4/5
///
/// > **Reborn**
///
/// - Set: TITANS
/// - Minion type: Elemental
/// - Mechanics: Reborn
///
/// State: Vanilla
//~ vanilla TTN_480t7 97906d9c c0c5ffc7 f7e52d47.d8e09bc7
pub const TTN_480t7: Power = VANILLA;

/// # Void Scripture
///
/// `YOG_507` · Mage spell · Shadow · 2 mana
///
/// > **Discover** a spell. If you have enough Mana to play it, cast a copy of it at a random enemy.
///
/// - Set: TITANS · rare · collectible
/// - Refers to: Discover
///
/// State: Todo
//~ todo YOG_507 3e40dfc5 b513ce70 5234e46b.76bc4dd8
pub const YOG_507: Power = TODO;

/// # Meddlesome Servant
///
/// `YOG_518` · Mage minion · 3 mana · 3/4
///
/// > **Battlecry:** If you've cast 5 or more spells this game, draw 2 cards.@ *({0} left!)*@ *(Ready!)*
///
/// - Set: TITANS · rare · collectible
/// - Mechanics: Battlecry
/// - Tags: `ENTITY_TAG_THRESHOLD_TAG_ID` = 2, `ENTITY_TAG_THRESHOLD_VALUE` = 5
///
/// State: Derived
//~ derived YOG_518 bfbcda9d 0850ab1a cc7ce3c6.a41f3a68
pub const YOG_518: Power = battlecry(&[draw(2)]).when(has_done(5, &SPELLS_YOU_CAST));

/// # Tainted Remnant
///
/// `YOG_519` · Mage minion · 5 mana · 7/4
///
/// > **Battlecry:** If you played an Elemental last turn, deal 7 damage randomly split between all enemies.
///
/// - Set: TITANS · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived YOG_519 b169c230 4fd3f06a 84976829.54b99024
#[rustfmt::skip]
pub const YOG_519: Power = battlecry(&[deal(7).split_among(ENEMIES)]).when(has_done(1, &past(Side::Friendly, Deed::Played, Window::LastTurn).that(ELEMENTAL)));
