//! Mage cards of The Great Dark Beyond.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 2fa92800

/// # Pocket Dimension
///
/// `GDB_133` · Mage spell · Arcane · 4 mana
///
/// > **Discover** a spell. Repeat until you see one for the second time.
///
/// - Set: The Great Dark Beyond · epic · collectible
/// - Mechanics: Discover
///
/// State: Todo
//~ todo GDB_133 e50212a0 c7c213c1 262da33d.2aa9a258
pub const GDB_133: Power = TODO;

/// # Arkwing Pilot
///
/// `GDB_134` · Mage minion · 6 mana · 4/3
///
/// > At the end of your turn, deal 3 damage to a random enemy. Spellburst**:** Summon an Arkwing Pilot.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Minion type: Draenei
/// - Mechanics: Spellburst
///
/// State: Derived
//~ derived GDB_134 8287345f 7c3d274a 4ae0d74b.88b1ddaf
#[rustfmt::skip]
pub const GDB_134: Power = abilities(&[at_end_of_your_turn(&[deal(3).to(ENEMIES.random())]), on(Word::Spellburst, &[summon(card("GDB_134"))])]);

/// # Ingenious Artificer
///
/// `GDB_135` · Mage minion · 4 mana · 4/5
///
/// > **Battlecry:** The next Draenei you play refreshes Mana Crystals equal to its Attack.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Enchantments: Ingenious Artficer Future Buff [`GDB_135e`]
///
/// State: Derived
//~ derived GDB_135 af7423f7 aca9dcc1 93128d5d.236e25dd
pub const GDB_135: Power =
    battlecry(&[later(&after(YOU.play(race(Race::Draenei))).does(&[refresh(1).times(ATTACK.of(THAT))]))]);

/// # Ingenious Artficer Future Buff
///
/// `GDB_135e` · Mage enchantment
///
/// > The next Draenei you play refreshes Mana equal to its Attack.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ todo GDB_135e 57577a8b f4e0fe69 f6e2f0b4.02058693
pub const GDB_135e: Power = TODO;

/// # Exarch Hataaru
///
/// `GDB_136` · Mage minion · 5 mana · 5/5
///
/// > **Battlecry: Discover** a spell and reduce its Cost by (1). If you play it this turn, repeat this effect.
///
/// - Set: The Great Dark Beyond · legendary · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry, Discover
/// - Enchantments: Exarch Hataaru [`GDB_136e`]
/// - Tokens: The Galaxy's Lens [`GDB_136t`]
///
/// State: Derived
//~ derived GDB_136 38947c9a c8738ed4 8a105a47.93fe95bc
#[rustfmt::skip]
pub const GDB_136: Power = battlecry(&[discover(SPELL), give(&[cost_less(1)]).to(IT), later(&whenever(YOU.play(is(&IT))).this_turn().does(&[repeat(Word::Battlecry, the(THIS))]))]);

/// # Exarch Hataaru
///
/// `GDB_136e` · Mage enchantment
///
/// > If played this turn, **Discover** another spell.
///
/// - Set: The Great Dark Beyond
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo GDB_136e 3c7321a3 f0ed107e 5e5b60fa.0e054dc3
pub const GDB_136e: Power = TODO;

/// # The Galaxy's Lens
///
/// `GDB_136t` · Shaman location · 5 mana · 0 uses
///
/// > Spellburst**:** Absorb the spell's power!@Cast {0}.
///
/// - Set: The Great Dark Beyond
/// - Mechanics: Spellburst
///
/// State: Todo
//~ todo GDB_136t f7271598 2fb868c0 bbbe58a0.f95fd755
pub const GDB_136t: Power = TODO;

/// # Supernova
///
/// `GDB_301` · Mage spell · Fire · 8 mana
///
/// > Fill your hand with random Fire spells. They cost (1).
///
/// - Set: The Great Dark Beyond · epic · collectible
///
/// State: Derived
//~ derived GDB_301 569ec530 eee6f7a8 49f84996.c78d55c9
pub const GDB_301: Power = spell(&[get(random(school(SpellSchool::Fire))).copies(10), give(&[cost(1)]).to(IT)]);

/// # Blazing Accretion
///
/// `GDB_302` · Mage minion · 3 mana · 3/1
///
/// > **Battlecry:** Destroy the top 3 cards of your deck. Any Fire spells or Elementals are drawn instead.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo GDB_302 d46d545b e49757b0 0ccf1cc9.db71d3ed
pub const GDB_302: Power = TODO;

/// # Blasteroid
///
/// `GDB_303` · Mage minion · 3 mana · 3/4
///
/// > **Battlecry:** Shuffle 5 random Fire spells into your deck. They cost (2) less.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived GDB_303 8a61f600 f50ebc54 3d715f56.192cff5a
pub const GDB_303: Power =
    battlecry(&[shuffle(random(school(SpellSchool::Fire))).copies(5), give(&[cost_less(2)]).to(IT)]);

/// # Saruun
///
/// `GDB_304` · Mage minion · 6 mana · 7/6
///
/// > **Battlecry:** Give all Elementals in your deck **Fire Spell Damage +1**.
///
/// - Set: The Great Dark Beyond · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Refers to: Spellpower Fire
/// - Enchantments: Heat of Saruun [`GDB_304e`]
///
/// State: Todo
//~ todo GDB_304 e628f217 f302fa91 8e152fa7.268a1837
pub const GDB_304: Power = TODO;

/// # Heat of Saruun
///
/// `GDB_304e` · Mage enchantment
///
/// > **Fire Spell Damage +1**.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ todo GDB_304e ca29d137 6355ebf5 c3077e77.ae97e825
pub const GDB_304e: Power = TODO;

/// # Solar Flare
///
/// `GDB_305` · Mage spell · Fire · 5 mana
///
/// > Deal $2 damage to all enemies. Costs (1) less for each Elemental you control.
///
/// - Set: The Great Dark Beyond · common · collectible
///
/// State: Derived
//~ derived GDB_305 9fa1792d 8851c83f 57e9aea1.9c2664ea
pub const GDB_305: Power =
    abilities(&[spell(&[deal(2).to(ENEMIES)]), costs(&[cost_less(1).for_each(FRIENDLY_MINIONS.that(ELEMENTAL))])]);

/// # Spontaneous Combustion
///
/// `GDB_456` · Mage spell · Fire · 2 mana
///
/// > Deal $4 damage to a random enemy. If you played an Elemental last turn, choose the target.
///
/// - Set: The Great Dark Beyond · common · collectible
///
/// State: Todo
//~ todo GDB_456 0d8145a1 12d0531e 6344e43b.af50d30c
pub const GDB_456: Power = TODO;

/// # Colossus
///
/// `SC_758` · Mage minion · 12 mana · 9/4
///
/// > **Battlecry:** Deal @ damage to all enemies, twice. *(Improved by Protoss spells you cast this game!)*
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry, Protoss
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `1724` = 1
///
/// State: Derived
//~ derived SC_758 ee515ed6 bec9100d 2db5446d.47552273
#[rustfmt::skip]
pub const SC_758: Power = abilities(&[battlecry(&[deal(1).times(ITS_NUMBER).to(ENEMIES).repeated(2)]), improved(count_of(SPELLS_YOU_CAST.that(all(&[SPELL, with(GameTag::PROTOSS)]))))]);

/// # Shield Battery
///
/// `SC_759` · Mage spell · 2 mana
///
/// > Gain 6 Armor. Your next Protoss spell costs (2) less.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Mechanics: Protoss
/// - Tags: `1724` = 1
/// - Enchantments: Khalai Ingenuity [`SC_759e`]
///
/// State: Derived
//~ derived SC_759 6a4205e2 83c14012 271c854a.6d122b6d
pub const SC_759: Power = spell(&[armor(6), attach("SC_759e").to(YOU)]);

/// # Khalai Ingenuity
///
/// `SC_759e` · Neutral enchantment
///
/// > Your next Protoss spell costs (2) less.
///
/// - Set: The Great Dark Beyond
///
/// State: Derived
//~ derived SC_759e 6e66ea30 acab18f6 38fb3fc4.7db04175
#[rustfmt::skip]
pub const SC_759e: Power = enchant(&[]).aura(YOUR_HAND.that(all(&[SPELL, with(GameTag::PROTOSS)])), &[cost_less(2)]).until(YOU.play(all(&[SPELL, with(GameTag::PROTOSS)])));

/// # Resonance Coil
///
/// `SC_760` · Mage spell · 3 mana
///
/// > Deal $5 damage to a minion. Get a random Protoss spell.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Mechanics: Protoss
/// - Tags: `1724` = 1
///
/// State: Derived
//~ derived SC_760 ad234742 620852af 7b545b4c.15b40c5e
pub const SC_760: Power = spell(&[deal(5).to(A_MINION), get(random(all(&[SPELL, with(GameTag::PROTOSS)])))]);
