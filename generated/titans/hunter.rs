//! Hunter cards of TITANS.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Observer of Myths
///
/// `TTN_078` · Hunter minion · 2 mana · 1/4
///
/// > After you summon a minion with more Attack than this, give all friendly minions +1 Attack.
///
/// - Set: TITANS · rare · collectible
/// - Enchantments: Higher Influence [`TTN_078e`]
///
/// State: Todo
//~ TTN_078 todo 905232a9 2c878938
pub const TTN_078: Power = TODO;

/// # Higher Influence
///
/// `TTN_078e` · Hunter enchantment
///
/// > +1 Attack.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_078e todo 6b87d049 c6e4f55d
pub const TTN_078e: Power = TODO;

/// # Always a Bigger Jormungar
///
/// `TTN_079` · Hunter spell · 2 mana
///
/// > Give a minion +2 Attack and "Excess damage dealt by attacks hits the enemy hero."
///
/// - Set: TITANS · rare · collectible
/// - Enchantments: Gift of the Hunt [`TTN_079e`], Strength of the Hunt [`TTN_079e1`]
///
/// State: Todo
//~ TTN_079 todo fb9a0560 a2cfca2d
pub const TTN_079: Power = TODO;

/// # Gift of the Hunt
///
/// `TTN_079e` · Hunter enchantment
///
/// > Excess damage hits the enemy hero.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_079e todo ef9e1b24 9b7b2124
pub const TTN_079e: Power = TODO;

/// # Strength of the Hunt
///
/// `TTN_079e1` · Hunter enchantment
///
/// > +2 Attack.
///
/// - Set: TITANS
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ TTN_079e1 todo 35f36de7 e8548ca9
pub const TTN_079e1: Power = TODO;

/// # Fable Stablehand
///
/// `TTN_080` · Hunter minion · 3 mana · 3/3
///
/// > **Rush Battlecry:** If you control a minion with 4 or more Attack, gain +2/+2.
///
/// - Set: TITANS · common · collectible
/// - Mechanics: Battlecry, Rush
/// - Enchantments: Seeking Myth [`TTN_080e1`]
///
/// State: Todo
//~ TTN_080 todo e4ccdb8c fc64b044
pub const TTN_080: Power = TODO;

/// # Seeking Myth
///
/// `TTN_080e1` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_080e1 todo fcc07f70 d2fc5169
pub const TTN_080e1: Power = TODO;

/// # Awakening Tremors
///
/// `TTN_081` · Hunter spell · 1 mana
///
/// > Get three 4/1 Worms. They cost (1).
///
/// - Set: TITANS · common · collectible
/// - Tokens: Bursting Jormungar [`TTN_081t`]
///
/// State: Todo
//~ TTN_081 todo 9633ab6f cead6d7c
pub const TTN_081: Power = TODO;

/// # Bursting Jormungar
///
/// `TTN_081t` · Hunter minion · 1 mana · 4/1
///
/// - Set: TITANS
/// - Minion type: Beast
///
/// State: Vanilla
//~ TTN_081t vanilla a687408a 840f86b9
pub const TTN_081t: Power = VANILLA;

/// # Absorbent Parasite
///
/// `TTN_087` · Hunter minion · 2 mana · 3/1
///
/// > **Magnetic**, **Rush** Can **Magnetize** to Mechs and Beasts.
///
/// - Set: TITANS · epic · collectible
/// - Mechanics: Rush, Magnetic
/// - Tags: `MAGNETIC_TO_RACE` = 20
/// - Enchantments: Absorbent Parasite [`TTN_087e`]
///
/// State: Todo
//~ TTN_087 todo 994b8aed bd3b040c
pub const TTN_087: Power = TODO;

/// # Absorbent Parasite
///
/// `TTN_087e` · Hunter enchantment
///
/// > **Rush**
///
/// - Set: TITANS
/// - Mechanics: Magnetic
/// - Tags: `853` = 97380
///
/// State: Todo
//~ TTN_087e todo 13e494d2 33d81cb1
pub const TTN_087e: Power = TODO;

/// # Starstrung Bow
///
/// `TTN_088` · Hunter weapon · 6 mana · 6/2 durability
///
/// > Costs (1) less for each friendly **Secret** that has triggered this game.
///
/// - Set: TITANS · epic · collectible
/// - Refers to: Secret
///
/// State: Todo
//~ TTN_088 todo cdcb3540 f4ac8e0b
pub const TTN_088: Power = TODO;

/// # Aggramar, the Avenger
///
/// `TTN_092` · Hunter minion · 6 mana · 3/7
///
/// > **Titan Battlecry:** Equip a 3/3 Taeshalach.
///
/// - Set: TITANS · legendary · collectible
/// - Mechanics: Battlecry, Dont Pick From Subsets, Titan, Activatable Minion
/// - Tags: `1544` = 1
/// - Enchantments: Scouring [`TTN_092e`], Commanding [`TTN_092e2`], Swiftness [`TTN_092e3`]
/// - Tokens: Taeshalach [`TTN_092t`], Maintain Order [`TTN_092t1`], Commanding Presence [`TTN_092t2`], Swift Slash [`TTN_092t3`]
///
/// State: Todo
//~ TTN_092 todo 5a47382d 9cf29838
pub const TTN_092: Power = TODO;

/// # Scouring
///
/// `TTN_092e` · Hunter enchantment
///
/// > Draws a card after attacking.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_092e todo ecef12a3 faec5558
pub const TTN_092e: Power = TODO;

/// # Commanding
///
/// `TTN_092e2` · Hunter enchantment
///
/// > Summon a 3/3 Enforcer with **Taunt** after your hero attacks.
///
/// - Set: TITANS
/// - Tokens: Vry'kul Enforcer [`TTN_092e2t`]
///
/// State: Todo
//~ TTN_092e2 todo 41bfef12 d88d5b57
pub const TTN_092e2: Power = TODO;

/// # Vry'kul Enforcer
///
/// `TTN_092e2t` · Hunter minion · 3 mana · 3/3
///
/// > **Taunt**
///
/// - Set: TITANS
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ TTN_092e2t vanilla c43e3e4b 3f62f696
pub const TTN_092e2t: Power = VANILLA;

/// # Swiftness
///
/// `TTN_092e3` · Hunter enchantment
///
/// > +2 Attack and **Immune** while attacking.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_092e3 todo 8f4dae17 7ff45fa9
pub const TTN_092e3: Power = TODO;

/// # Taeshalach
///
/// `TTN_092t` · Hunter weapon · 3 mana · 3/3 durability
///
/// - Set: TITANS
///
/// State: Vanilla
//~ TTN_092t vanilla 09ea4ece 2c19a1ee
pub const TTN_092t: Power = VANILLA;

/// # Maintain Order
///
/// `TTN_092t1` · Hunter spell · 0 mana
///
/// > Give your weapon "After your hero attacks, draw a card."
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_092t1 todo 60b8c3e6 4c9a598b
pub const TTN_092t1: Power = TODO;

/// # Commanding Presence
///
/// `TTN_092t2` · Hunter spell · 0 mana
///
/// > Give your weapon "After your hero attacks, summon a 3/3 Enforcer with **Taunt**."
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_092t2 todo af5e1f94 5c2cbf8a
pub const TTN_092t2: Power = TODO;

/// # Swift Slash
///
/// `TTN_092t3` · Hunter spell · 0 mana
///
/// > Give your weapon +2 Attack and "Your hero is **Immune** while attacking."
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_092t3 todo e2cfd894 29dd9ac8
pub const TTN_092t3: Power = TODO;

/// # Titanforged Traps
///
/// `TTN_302` · Hunter spell · 2 mana
///
/// > **Discover** and cast a **Secret**. **Forge:** Do it twice.
///
/// - Set: TITANS · rare · collectible
/// - Mechanics: Discover, Forge
/// - Refers to: Secret
/// - Tags: `DECK_ACTION_COST` = 2
/// - Tokens: Titanforged Traps [`TTN_302t`]
///
/// State: Todo
//~ TTN_302 todo 29be6e84 6374134a
pub const TTN_302: Power = TODO;

/// # Titanforged Traps
///
/// `TTN_302t` · Hunter spell · 2 mana
///
/// > **Forged Discover** and cast two **Secrets**.
///
/// - Set: TITANS · rare
/// - Mechanics: Discover, Forged
/// - Refers to: Secret
///
/// State: Todo
//~ TTN_302t todo bd7d644a f33ca3a0
pub const TTN_302t: Power = TODO;

/// # Bait and Switch
///
/// `TTN_504` · Hunter spell · 2 mana
///
/// > **Secret:** When a friendly minion is attacked, give it +3/+3.
///
/// - Set: TITANS · common · collectible
/// - Mechanics: Secret
/// - Enchantments: Bait and Switched [`TTN_504e`]
///
/// State: Todo
//~ TTN_504 todo 2201ae82 0be8c485
pub const TTN_504: Power = TODO;

/// # Bait and Switched
///
/// `TTN_504e` · Hunter enchantment
///
/// > +3/+3
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_504e todo 20b44541 f754d460
pub const TTN_504e: Power = TODO;

/// # Hodir, Father of Giants
///
/// `TTN_752` · Hunter minion · 8 mana · 8/8
///
/// > **Battlecry:** Set the stats of the next three minions you play to 8/8.
///
/// - Set: TITANS · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Giantize! [`TTN_752e`], Gigantic! [`TTN_752e1`]
///
/// State: Todo
//~ TTN_752 todo 2b6b1785 51d3a0f4
pub const TTN_752: Power = TODO;

/// # Giantize!
///
/// `TTN_752e` · Hunter enchantment
///
/// > The next 3 minions you play are set to 8/8
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_752e todo 00b49a19 e119ea93
pub const TTN_752e: Power = TODO;

/// # Gigantic!
///
/// `TTN_752e1` · Neutral enchantment
///
/// > 8/8.
///
/// - Set: TITANS
///
/// State: Todo
//~ TTN_752e1 todo c0e1d5bb 8302c64a
pub const TTN_752e1: Power = TODO;

/// # Celestial Shot
///
/// `YOG_082` · Hunter spell · Arcane · 3 mana
///
/// > Deal $3 damage. Your next spell has **Spell Damage +2**.
///
/// - Set: TITANS · common · collectible
/// - Refers to: Spellpower
/// - Enchantments: Celestial Embrace [`YOG_082e`]
///
/// State: Todo
//~ YOG_082 todo 0de44853 939ac613
pub const YOG_082: Power = TODO;

/// # Celestial Embrace
///
/// `YOG_082e` · Hunter enchantment
///
/// > You have **Spell Damage +2** for your next spell.
///
/// - Set: TITANS
///
/// State: Todo
//~ YOG_082e todo d3a91fc7 4fbd982b
pub const YOG_082e: Power = TODO;

/// # Bestial Madness
///
/// `YOG_505` · Hunter spell · Shadow · 2 mana
///
/// > Give +1 Attack to all minions in your hand, deck, and battlefield.
///
/// - Set: TITANS · rare · collectible
/// - Enchantments: Thrilling [`YOG_505e`]
///
/// State: Todo
//~ YOG_505 todo be8cefb6 e184a0fa
pub const YOG_505: Power = TODO;

/// # Thrilling
///
/// `YOG_505e` · Hunter enchantment
///
/// > +1 Attack
///
/// - Set: TITANS
///
/// State: Todo
//~ YOG_505e todo aae89274 16f4c981
pub const YOG_505e: Power = TODO;

/// # Twisted Frostwing
///
/// `YOG_506` · Hunter minion · 4 mana · 3/3
///
/// > **Rush Deathrattle:** Summon a Chimaera with stats equal to this minion's Attack.
///
/// - Set: TITANS · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Rush
/// - Tokens: Chimaera Matriarch [`YOG_506t`]
///
/// State: Todo
//~ YOG_506 todo 08c2f3f6 7391eb12
pub const YOG_506: Power = TODO;

/// # Chimaera Matriarch
///
/// `YOG_506t` · Hunter minion · 1 mana · 1/1
///
/// - Set: TITANS
/// - Minion type: Beast
///
/// State: Vanilla
//~ YOG_506t vanilla cc69e029 2c16ec27
pub const YOG_506t: Power = VANILLA;
