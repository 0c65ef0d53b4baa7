//! Druid cards of March of the Lich King.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file b77c91aa

/// # Death Beetle
///
/// `NX2_010` · Druid minion · 6 mana · 6/6
///
/// > **Taunt Manathirst (@):** Gain +4/+4 and **Charge**.
///
/// - Set: March of the Lich King · common · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Taunt
/// - Refers to: Charge
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 11, `MANATHIRST` = 11, `2542` = 1
/// - Enchantments: Deathly [`NX2_010e`]
///
/// State: Derived
//~ derived NX2_010 3a1624ca 4b0e8793 c5325ced.9e21fa0c
pub const NX2_010: Power = battlecry(&[give(&[plus(4, 4), has(GameTag::CHARGE)])]).when(MANA_CRYSTALS.at_least(11));

/// # Deathly
///
/// `NX2_010e` · Druid enchantment
///
/// > +4/+4.
///
/// - Set: March of the Lich King
///
/// State: Derived
//~ derived NX2_010e e4b7aa82 3940d095 bbad01fb.529ecbc5
pub const NX2_010e: Power = enchant(&[plus(4, 4)]);

/// # Life from Death
///
/// `NX2_011` · Druid spell · Nature · 6 mana
///
/// > Draw 3 cards. **Infuse (@):** This costs (1).
///
/// - Set: March of the Lich King · rare · collectible
/// - Mechanics: Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 6
/// - Tokens: Life from Death [`NX2_011t`]
///
/// State: Derived
//~ derived NX2_011 14cc86a8 a7710342 d0bf0903.645a572f
pub const NX2_011: Power = abilities(&[spell(&[draw(3)]), infuse(6, "NX2_011t")]);

/// # Life from Death
///
/// `NX2_011t` · Druid spell · Nature · 1 mana
///
/// > **Infused** Draw 3 cards.
///
/// - Set: March of the Lich King · rare
/// - Mechanics: Infused
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 8, `2439` = 1
///
/// State: Derived
//~ derived NX2_011t b2ff6d8a b881c019 17c2f39b.9b9f2a87
pub const NX2_011t: Power = spell(&[draw(3)]);

/// # Rake
///
/// `NX2_012` · Druid spell · 2 mana
///
/// > Give your hero +2 Attack this turn. Deal damage equal to your hero's Attack to a minion.
///
/// - Set: March of the Lich King · rare · collectible
/// - Mechanics: Affected By Spell Power
/// - Enchantments: Rake [`NX2_012e`]
///
/// State: Derived
//~ derived NX2_012 e72ec9fb 46632bd9 ce1812e9.671d9ae2
pub const NX2_012: Power = spell(&[attach("NX2_012e").to(YOUR_HERO), deal(1).times(ATTACK.of(YOUR_HERO)).to(A_MINION)]);

/// # Rake
///
/// `NX2_012e` · Druid enchantment
///
/// > +2 Attack this turn.
///
/// - Set: March of the Lich King
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived NX2_012e 9b887342 5a9b0375 21029507.09ced50d
pub const NX2_012e: Power = enchant(&[ATTACK.plus(2)]).this_turn();

/// # Lingering Zombie
///
/// `RLK_650` · Druid minion · 1 mana · 1/1
///
/// > **Deathrattle:** Summon a 1/1 Disarmed Zombie with "**Deathrattle:** Summon a 1/1 Zombie."
///
/// - Set: March of the Lich King · common · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Tokens: Disarmed Zombie [`RLK_650t`], Unarmed Zombie [`RLK_650t2`]
///
/// State: Derived
//~ derived RLK_650 baf211e6 d7608e21 271f6644.3a9c401d
pub const RLK_650: Power = deathrattle(&[summon(card("RLK_650t"))]);

/// # Disarmed Zombie
///
/// `RLK_650t` · Druid minion · 1 mana · 1/1
///
/// > **Deathrattle:** Summon a 1/1 Zombie.
///
/// - Set: March of the Lich King
/// - Minion type: Undead
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived RLK_650t 4e1640c4 43fb6b8c 28fdfc28.efca049b
pub const RLK_650t: Power = deathrattle(&[summon(card("TRL_131t"))]);

/// # Unarmed Zombie
///
/// `RLK_650t2` · Druid minion · 1 mana · 1/1
///
/// - Set: March of the Lich King
/// - Minion type: Undead
///
/// State: Vanilla
//~ vanilla RLK_650t2 db947ee9 018e6b96 120c0b02
pub const RLK_650t2: Power = VANILLA;

/// # Crypt Keeper
///
/// `RLK_651` · Druid minion · 8 mana · 4/6
///
/// > **Taunt**. Costs (1) less for each Armor you have.
///
/// - Set: March of the Lich King · common · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt
///
/// State: Derived
//~ derived RLK_651 370ed818 adfee810 5b6ed47b.d90b7207
pub const RLK_651: Power = costs(&[cost_less(1).times(ARMOR.of(YOUR_HERO))]);

/// # Unending Swarm
///
/// `RLK_652` · Druid spell · 6 mana
///
/// > Resurrect all friendly minions that cost (2) or less.
///
/// - Set: March of the Lich King · common · collectible
///
/// State: Derived
//~ derived RLK_652 e9f47283 023c79ce 9118b871.ab5fcbc4
pub const RLK_652: Power = spell(&[summon(each_past(YOUR_MINIONS_THAT_DIED.that(COST.at_most(2))))]);

/// # Beetlemancy
///
/// `RLK_654` · Druid spell · 5 mana
///
/// > **Choose One** - Gain 12 Armor; or Summon two 3/3 Beetles with **Taunt**.
///
/// - Set: March of the Lich King · rare · collectible
/// - Mechanics: Choose One
/// - Refers to: Taunt
/// - Tokens: Beetle Juice [`RLK_654a`], Bug Snacks [`RLK_654b`], Beetle [`RLK_654t`]
///
/// State: Derived
//~ derived RLK_654 7a52c70b d8446bc8 12934707.91e3cc7c
pub const RLK_654: Power = choose_one(&["RLK_654a", "RLK_654b"]);

/// # Beetle Juice
///
/// `RLK_654a` · Druid spell · 5 mana
///
/// > Gain 12 Armor.
///
/// - Set: March of the Lich King
///
/// State: Derived
//~ derived RLK_654a eba286c8 c23ebd01 09293d8e.ee4748e3
pub const RLK_654a: Power = spell(&[armor(12)]);

/// # Bug Snacks
///
/// `RLK_654b` · Druid spell · 5 mana
///
/// > Summon two 3/3 Beetles with **Taunt**.
///
/// - Set: March of the Lich King
/// - Refers to: Taunt
/// - Tokens: Beetle [`RLK_654t`]
///
/// State: Derived
//~ derived RLK_654b c79ee098 a952b812 f81ce8e0.7612ad3d
pub const RLK_654b: Power = spell(&[summon(card("RLK_654t")).copies(2)]);

/// # Beetle
///
/// `RLK_654t` · Druid minion · 3 mana · 3/3
///
/// > **Taunt**
///
/// - Set: March of the Lich King
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla RLK_654t 9b42d68c 6388b169 24066141.4b0c5d24
pub const RLK_654t: Power = VANILLA;

/// # Wither
///
/// `RLK_655` · Druid spell · Nature · 1 mana
///
/// > Choose a minion. Each friendly Undead steals 1 Attack and Health from it.
///
/// - Set: March of the Lich King · epic · collectible
/// - Enchantments: Withered [`RLK_655e`], Life Siphon [`RLK_655e2`]
///
/// State: Todo
//~ todo RLK_655 e86becd6 545584ad a808309f.8447e718
pub const RLK_655: Power = TODO;

/// # Withered
///
/// `RLK_655e` · Druid enchantment
///
/// > Reduced stats.
///
/// - Set: March of the Lich King
/// - Enchantments: Withered [`RLK_655ea`], Withered [`RLK_655eb`]
///
/// State: Todo
//~ todo RLK_655e 8c2a5931 237a39d0 9b2e1bfa.ec28e3b5
pub const RLK_655e: Power = TODO;

/// # Life Siphon
///
/// `RLK_655e2` · Druid enchantment
///
/// > Increased stats.
///
/// - Set: March of the Lich King
/// - Enchantments: Life Siphon [`RLK_655e2a`], Life Siphon [`RLK_655e2b`]
///
/// State: Todo
//~ todo RLK_655e2 e75ec7a4 18e14cdd e76da63e.a536d554
pub const RLK_655e2: Power = TODO;

/// # Life Siphon
///
/// `RLK_655e2a` · Druid enchantment
///
/// > Increased Attack.
///
/// - Set: March of the Lich King
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ todo RLK_655e2a 3d107768 e8533402 57c3f3a1.08129cea
pub const RLK_655e2a: Power = TODO;

/// # Life Siphon
///
/// `RLK_655e2b` · Druid enchantment
///
/// > Increased Health.
///
/// - Set: March of the Lich King
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ todo RLK_655e2b f39b70af d1716555 c89c1577.89b088dc
pub const RLK_655e2b: Power = TODO;

/// # Withered
///
/// `RLK_655ea` · Druid enchantment
///
/// > Reduced Attack.
///
/// - Set: March of the Lich King
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ todo RLK_655ea 3b60ad45 315a00b0 6cce9f77.e2f2e3ac
pub const RLK_655ea: Power = TODO;

/// # Withered
///
/// `RLK_655eb` · Druid enchantment
///
/// > Reduced Health.
///
/// - Set: March of the Lich King
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ todo RLK_655eb 94a48e71 953ff151 cacf48c7.4803159e
pub const RLK_655eb: Power = TODO;

/// # Chitinous Plating
///
/// `RLK_656` · Druid spell · 2 mana
///
/// > Gain 4 Armor. At the start of your next turn, gain 4 more.
///
/// - Set: March of the Lich King · rare · collectible
/// - Enchantments: Molting [`RLK_656e`]
///
/// State: Derived
//~ derived RLK_656 c282210d 08af4f0c fefe438f.f1c680f2
pub const RLK_656: Power = spell(&[armor(4), later(&whenever(YOU.turn_start()).does(&[armor(4)]))]);

/// # Molting
///
/// `RLK_656e` · Druid enchantment
///
/// > Gain 4 Armor next turn.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ todo RLK_656e e80f431f 5cd20997 5c219552.61f8e830
pub const RLK_656e: Power = TODO;

/// # Underking
///
/// `RLK_657` · Druid minion · 7 mana · 6/6
///
/// > **Rush Battlecry and Deathrattle:** Gain 6 Armor.
///
/// - Set: March of the Lich King · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle, Battlecry, Rush
///
/// State: Derived
//~ derived RLK_657 8cea6ccf ec60ccc6 d354705f.c117a258
pub const RLK_657: Power = abilities(&[battlecry(&[armor(6)]), deathrattle(&[armor(6)])]);

/// # Elder Nadox
///
/// `RLK_658` · Druid minion · 5 mana · 5/4
///
/// > **Battlecry:** Destroy a friendly Undead. Your minions gain its Attack.
///
/// - Set: March of the Lich King · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Target: "Destroy a friendly Undead. Your minions gain its Attack."
/// - Enchantments: Might of Nadox [`RLK_658e`]
///
/// State: Derived
//~ derived RLK_658 0a6b43c3 908b3b7e 911a2e92.647a7e1f
#[rustfmt::skip]
pub const RLK_658: Power = battlecry(&[destroy(A_FRIENDLY_MINION.that(UNDEAD)), give(&[ATTACK.plus(1).times(X)]).times(ATTACK.of(IT)).to(FRIENDLY_MINIONS)]);

/// # Might of Nadox
///
/// `RLK_658e` · Druid enchantment
///
/// > Increased stats.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ todo RLK_658e 589a2dbd 31b84079 3180c83b.a536d554
pub const RLK_658e: Power = TODO;

/// # Anub'Rekhan
///
/// `RLK_659` · Druid minion · 8 mana · 7/7
///
/// > **Battlecry:** Gain 5 Armor. Your next 3 minions this turn cost Armor instead of Mana.
///
/// - Set: March of the Lich King · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Enchantments: Hardened Carapace [`RLK_659e`], Hardened Carapace [`RLK_659e2`]
///
/// State: Todo
//~ todo RLK_659 0997ce81 afb3898a 3eea10ff.b1bb55ca
pub const RLK_659: Power = TODO;

/// # Hardened Carapace
///
/// `RLK_659e` · Druid enchantment
///
/// > Your next 3 minions this turn cost Armor instead of Mana.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ todo RLK_659e e0d3ea66 8c2daf34 5eefc6a1.c2d3373b
pub const RLK_659e: Power = TODO;

/// # Hardened Carapace
///
/// `RLK_659e2` · Druid enchantment
///
/// > Costs Armor instead of Mana.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ todo RLK_659e2 ec0c6bb9 200fb70f 77fcb99c.7c3749ec
pub const RLK_659e2: Power = TODO;

/// # Nerubian Flyer
///
/// `RLK_956` · Druid minion · 2 mana · 2/3
///
/// > **Battlecry:** If a friendly Undead died after your last turn, summon a 2/2 Nerubian.
///
/// - Set: March of the Lich King · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Tokens: Nerubian Skitterer [`RLK_956t`]
///
/// State: Derived
//~ derived RLK_956 10ccb797 062f23ec 14768fca.802c202c
#[rustfmt::skip]
pub const RLK_956: Power = battlecry(&[summon(card("RLK_956t"))]).when(has_done(1, &past(Side::Friendly, Deed::Died, Window::SinceYourTurn).that(UNDEAD)));

/// # Nerubian Skitterer
///
/// `RLK_956t` · Druid minion · 2 mana · 2/2
///
/// - Set: March of the Lich King
/// - Minion type: Undead
///
/// State: Vanilla
//~ vanilla RLK_956t a2696130 b4ba8d1e 1926d1d4
pub const RLK_956t: Power = VANILLA;
