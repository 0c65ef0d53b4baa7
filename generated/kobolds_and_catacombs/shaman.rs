//! Shaman cards of Kobolds & Catacombs.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 5c5546f0

/// # Crushing Hand
///
/// `LOOT_060` · Shaman spell · 2 mana
///
/// > Deal $8 damage to a minion. Overload**:** (3)
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Tags: `OVERLOAD` = 3
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived LOOT_060 976fcba3 8c7d2e94 5bf45e99.f4287b35
pub const LOOT_060: Power = spell(&[deal(8).to(A_MINION)]);

/// # Kobold Hermit
///
/// `LOOT_062` · Shaman minion · 2 mana · 1/1
///
/// > **Battlecry:** Choose a basic Totem. Summon it.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Mechanics: Battlecry
/// - Entourage: Wrath of Air Totem [`CS2_052`](crate::legacy::shaman::CS2_052), Searing Totem [`CS2_050`](crate::legacy::shaman::CS2_050), Healing Totem [`NEW1_009`](crate::legacy::shaman::NEW1_009), Stoneclaw Totem [`CS2_051`](crate::legacy::shaman::CS2_051)
///
/// State: Derived
//~ derived LOOT_062 2c6226b1 f1754f6b bf2bb35c.ca93603e
pub const LOOT_062: Power =
    battlecry(&[choose_card(&["CS2_058", "CS2_050", "NEW1_009", "CS2_051"], &[summon(the(IT))])]);

/// # Lesser Sapphire Spellstone
///
/// `LOOT_064` · Shaman spell · Nature · 7 mana
///
/// > Summon 1 copy of a friendly minion. @*(Overload** 3 Mana Crystals to upgrade.)*
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Refers to: Overload
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 3
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Tokens: Sapphire Spellstone [`LOOT_064t1`], Greater Sapphire Spellstone [`LOOT_064t2`]
///
/// State: Todo
//~ todo LOOT_064 ed4aa171 427e86cb 10b3c0ec.52c70f17
pub const LOOT_064: Power = TODO;

/// # Sapphire Spellstone
///
/// `LOOT_064t1` · Shaman spell · Nature · 7 mana
///
/// > Summon 2 copies of a friendly minion. @
///
/// - Set: Kobolds & Catacombs · rare
/// - Refers to: Overload
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 3
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived LOOT_064t1 2f46ce1a 5aaa765d c43092b8.d7377e8f
#[rustfmt::skip]
pub const LOOT_064t1: Power = abilities(&[spell(&[summon(copy_of(A_FRIENDLY_MINION)).copies(2)]), upgrades(Goal::Sum(3), &[YOU.overload()], "LOOT_064t2")]);

/// # Greater Sapphire Spellstone
///
/// `LOOT_064t2` · Shaman spell · Nature · 7 mana
///
/// > Summon 3 copies of a friendly minion.
///
/// - Set: Kobolds & Catacombs · rare
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived LOOT_064t2 38afe0e3 b0a8b820 b665f5e5.faf1dae4
pub const LOOT_064t2: Power = spell(&[summon(copy_of(A_FRIENDLY_MINION)).copies(3)]);

/// # Primal Talismans
///
/// `LOOT_344` · Shaman spell · 3 mana
///
/// > Give your minions "**Deathrattle:** Summon a random basic Totem."
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Refers to: Deathrattle
/// - Enchantments: Primal Talisman [`LOOT_344e`]
///
/// State: Derived
//~ derived LOOT_344 b6b09d8e cd47cd5b 03e55dad.40e5e9c9
pub const LOOT_344: Power = spell(&[attach("LOOT_344e").to(FRIENDLY_MINIONS)]);

/// # Primal Talisman
///
/// `LOOT_344e` · Shaman enchantment
///
/// > **Deathrattle:** Summon a random basic Totem.
///
/// - Set: Kobolds & Catacombs
///
/// State: Derived
//~ derived LOOT_344e 0ddb8a01 c66f5547 5f5c4964.9a46b5bb
pub const LOOT_344e: Power = deathrattle(&[summon(one_of(&["CS2_050", "CS2_051", "CS2_058", "NEW1_009"]))]);

/// # Grumble, Worldshaker
///
/// `LOOT_358` · Shaman minion · 6 mana · 7/7
///
/// > **Battlecry:** Return your other minions to your hand. They cost (1).
///
/// - Set: Kobolds & Catacombs · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Enchantments: Grumbly Tumbly [`LOOT_358e`]
///
/// State: Derived
//~ derived LOOT_358 38386e6c cc3c134d dac8a651.213379b0
pub const LOOT_358: Power = battlecry(&[return_to_hand(OTHER_FRIENDLY_MINIONS), attach("LOOT_358e").to(IT)]);

/// # Grumbly Tumbly
///
/// `LOOT_358e` · Neutral enchantment
///
/// > Costs (1).
///
/// - Set: Kobolds & Catacombs
///
/// State: Derived
//~ derived LOOT_358e 712fec6c 23bf0efe ea3a0e09.53ed184d
pub const LOOT_358e: Power = enchant(&[cost(1)]);

/// # Healing Rain
///
/// `LOOT_373` · Shaman spell · Nature · 3 mana
///
/// > Restore #12 Health randomly split among all friendly characters.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Mechanics: Immune To Spellpower
///
/// State: Derived
//~ derived LOOT_373 c238d2b1 d57b2eac 3d7b0cc9.9b7c1dea
pub const LOOT_373: Power = spell(&[heal(1).to(FRIENDLY_CHARACTERS.that(DAMAGED).random()).repeated(12)]);

/// # Unstable Evolution
///
/// `LOOT_504` · Shaman spell · Nature · 1 mana
///
/// > **Echo** Transform a friendly minion into one that costs (1) more.
///
/// - Set: Kobolds & Catacombs · epic · collectible
/// - Mechanics: Echo
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Tokens: Unstable Evolution [`LOOT_504t`]
///
/// State: Derived
//~ derived LOOT_504 028bf4ac 63744fb2 3ff85912.764c6625
pub const LOOT_504: Power = spell(&[transform(A_FRIENDLY_MINION, costing(MINION, 1, COST.of(IT)))]);

/// # Unstable Evolution
///
/// `LOOT_504t` · Shaman spell · Nature · 1 mana
///
/// > Transform a friendly minion into one that costs (1) more. Repeatable this turn.
///
/// - Set: Kobolds & Catacombs
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ todo LOOT_504t 53aca002 21efbf0c 3e6ce95d.e46e450b
pub const LOOT_504t: Power = TODO;

/// # The Runespear
///
/// `LOOT_506` · Shaman weapon · 8 mana · 3/3 durability
///
/// > After your hero attacks, **Discover** a spell and cast it with random targets.
///
/// - Set: Kobolds & Catacombs · legendary · collectible
/// - Mechanics: Discover
///
/// State: Derived
//~ derived LOOT_506 f4d152b9 fbf131d7 f70eab44.78379df5
pub const LOOT_506: Power =
    after(YOUR_HERO.attack(CARD)).then(&[offer(Offer::Pool(SPELL, Classes::Own), &[cast(the(IT))])]);

/// # Murmuring Elemental
///
/// `LOOT_517` · Shaman minion · 2 mana · 1/1
///
/// > **Battlecry:** Your next **Battlecry** this turn triggers twice.
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Enchantments: Murmurs [`LOOT_517e`], Murmuring [`LOOT_517e2`]
///
/// State: Todo
//~ todo LOOT_517 03f291f9 c847a1e3 ab358873.51d43330
pub const LOOT_517: Power = TODO;

/// # Murmurs
///
/// `LOOT_517e` · Neutral enchantment
///
/// > Your next **Battlecry** this turn triggers twice.
///
/// - Set: Kobolds & Catacombs
///
/// State: Todo
//~ todo LOOT_517e 7a65cff6 7703fbd5 2bb26791.52e149e3
pub const LOOT_517e: Power = TODO;

/// # Murmuring
///
/// `LOOT_517e2` · Neutral enchantment
///
/// > Your next **Battlecry** this turn triggers twice.
///
/// - Set: Kobolds & Catacombs
///
/// State: Todo
//~ todo LOOT_517e2 2e23d946 e65874cb 6d947ef7.52e149e3
pub const LOOT_517e2: Power = TODO;

/// # Windshear Stormcaller
///
/// `LOOT_518` · Shaman minion · 5 mana · 5/5
///
/// > **Battlecry:** If you control all 4 basic Totems, summon Al'Akir the Windlord.
///
/// - Set: Kobolds & Catacombs · epic · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo LOOT_518 6b401340 2d015bb4 d4eefa0d.e4115825
pub const LOOT_518: Power = TODO;
