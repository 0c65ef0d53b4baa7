//! Shaman cards of The Lost City of Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 4564cda2

/// # Fire Breath
///
/// `DINO_406` · Shaman spell · Fire · 3 mana
///
/// > Deal $4 damage. Give your Elementals +1/+1.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Enchantments: Fire Breather [`DINO_406e`]
///
/// State: Derived
//~ derived DINO_406 00e56219 edb0ffaa c0cdede2.3da16fdc
pub const DINO_406: Power = spell(&[deal(4).to(TARGET), attach("DINO_406e").to(FRIENDLY_MINIONS.that(ELEMENTAL))]);

/// # Fire Breather
///
/// `DINO_406e` · Shaman enchantment
///
/// > +1/+1.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Derived
//~ derived DINO_406e 886859a5 731591fc 77e6b3aa.67341004
pub const DINO_406e: Power = enchant(&[plus(1, 1)]);

/// # Tortotem
///
/// `DINO_412` · Shaman minion · 1 mana · 0/3
///
/// > At the end of your turn, get a random minion with multiple minion types.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Minion type: Totem
///
/// State: Todo
//~ todo DINO_412 975ac748 4b2377e7 0c79de07.27cb0ac3
pub const DINO_412: Power = TODO;

/// # Chillspine Stegodon
///
/// `DINO_413` · Shaman minion · 4 mana · 3/4
///
/// > **Battlecry:** Deal 2 damage to two random enemy minions. **Kindred:** And **Freeze** them.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Minion type: Elemental, Beast
/// - Mechanics: Battlecry, Kindred
/// - Refers to: Freeze
/// - Tags: `2540` = 1
///
/// State: Derived
//~ derived DINO_413 881a9a4e 9cc36c99 dcca9c26.cb9c8f6c
pub const DINO_413: Power = battlecry(&[deal(2).to(ENEMY_MINIONS.random_of(2)), freeze(IT).when(KINDRED)]);

/// # Sizzling Swarm
///
/// `TLC_221` · Shaman spell · Fire · 6 mana
///
/// > Deal $3 damage. Summon that many 2/1 Sizzling Cinders.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Tokens: Sizzling Cinder [`TLC_249`](crate::lost_city::neutral::TLC_249)
///
/// State: Derived
//~ derived TLC_221 eafa634a 96038767 fb8de54c.59cf8d87
pub const TLC_221: Power = spell(&[deal(3).to(TARGET), summon(card("TLC_249")).times(DONE)]);

/// # Flight of the Firehawk
///
/// `TLC_222` · Shaman spell · Fire · 3 mana
///
/// > Draw two minions of different minion types. Give them +1/+1.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Enchantments: Ignited [`TLC_222e`]
///
/// State: Todo
//~ todo TLC_222 51947aff 9758cc80 8ef15e54.c48beda8
pub const TLC_222: Power = TODO;

/// # Ignited
///
/// `TLC_222e` · Shaman enchantment
///
/// > +1/+1.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Derived
//~ derived TLC_222e b07bce1a 14e11a97 d7dceef5.67341004
pub const TLC_222e: Power = enchant(&[plus(1, 1)]);

/// # Volcanic Thrasher
///
/// `TLC_223` · Shaman minion · 3 mana · 2/3
///
/// > **Battlecry:** Draw a Fire spell. **Kindred:** Give it **Spell Damage +2**.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Minion type: Elemental, Beast
/// - Mechanics: Battlecry, Kindred
/// - Refers to: Spellpower
/// - Tags: `2542` = 1
/// - Enchantments: Volcanic [`TLC_223e`]
///
/// State: Derived
//~ derived TLC_223 fb510a91 fc96e949 9d238a88.8a5dbbf0
pub const TLC_223: Power =
    battlecry(&[draw_that(1, school(SpellSchool::Fire)), attach("TLC_223e").to(IT).when(KINDRED)]);

/// # Volcanic
///
/// `TLC_223e` · Shaman enchantment
///
/// > **Spell Damage +2**.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Derived
//~ derived TLC_223e 191be2d5 df9f9467 142f6e82.92fa0818
pub const TLC_223e: Power = enchant(&[plus_tag(GameTag::SPELLPOWER, 2)]);

/// # Mechanized Magma
///
/// `TLC_224` · Shaman minion · 4 mana · 2/5
///
/// > Whenever you play a Fire spell, gain stats equal to its Cost.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Minion type: Elemental, Mech
/// - Tags: `2539` = 1
/// - Enchantments: Fanned Flame [`TLC_224e`]
///
/// State: Derived
//~ derived TLC_224 b4e325f4 07a2cbb1 56cbecb6.790edbf5
pub const TLC_224: Power =
    whenever(YOU.play(school(SpellSchool::Fire))).then(&[give(&[plus(1, 1).times(X)]).times(COST.of(THAT))]);

/// # Fanned Flame
///
/// `TLC_224e` · Shaman enchantment
///
/// > Increased stats.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ todo TLC_224e fa4d38ba becbbfb5 19a6f1b9.a536d554
pub const TLC_224e: Power = TODO;

/// # Cinderfin
///
/// `TLC_225` · Shaman minion · 2 mana · 1/2
///
/// > **Deathrattle:** Summon a 2/1 Sizzling Cinder.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Minion type: Elemental, Murloc
/// - Mechanics: Deathrattle
/// - Tags: `2536` = 1
/// - Tokens: Sizzling Cinder [`TLC_249`](crate::lost_city::neutral::TLC_249)
///
/// State: Derived
//~ derived TLC_225 1bafab0f 47c26c31 2ce63c00.f86e1dd4
pub const TLC_225: Power = deathrattle(&[summon(card("TLC_249"))]);

/// # Lava Flow
///
/// `TLC_227` · Shaman spell · Fire · 3 mana
///
/// > Deal $2 damage to the lowest Health enemy, three times. **Overload:** (1)
///
/// - Set: The Lost City of Un'Goro · epic · collectible
/// - Mechanics: Overload
///
/// State: Derived
//~ derived TLC_227 b9f82990 9651f249 63d907a5.ffe9fa8c
pub const TLC_227: Power = spell(&[deal(2).to(ENEMIES.least(HEALTH)).repeated(3)]);

/// # Bralma Searstone
///
/// `TLC_228` · Shaman minion · 3 mana · 1/5
///
/// > Your Elementals deal 1 extra damage.
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Mechanics: Aura
///
/// State: Derived
//~ derived TLC_228 ce87016c 7f417205 fcbda732.cee72619
pub const TLC_228: Power =
    whenever(CHARACTERS.would_take_damage(all(&[MINION, FRIENDLY, ELEMENTAL]))).then(&[damage_increased(1)]);

/// # Spirit of the Mountain
///
/// `TLC_229` · Shaman spell · 1 mana
///
/// > **Quest:** Play 6 minions of unique types. **Reward:** Ashalon.
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Tags: `QUEST_PROGRESS_TOTAL` = 6, `839` = 1, `3674` = 1, `4297` = 1
/// - Tokens: Ashalon, Ridge Guardian [`TLC_229t14`]
///
/// State: Todo
//~ todo TLC_229 69226361 a8f0b028 61ce2555.0920a65b
pub const TLC_229: Power = TODO;

/// # Ashalon, Ridge Guardian
///
/// `TLC_229t14` · Shaman minion · 5 mana · 8/8
///
/// > **Rush**. **Battlecry: Adapt** twice. For the rest of the game, give minions you play those Adapt**ations**.
///
/// - Set: The Lost City of Un'Goro
/// - Minion type: Elemental, Beast
/// - Mechanics: Battlecry, Rush
/// - Refers to: Adapt
/// - Tags: `2542` = 1
/// - Enchantments: Perfect Evolution [`TLC_229t14e`]
///
/// State: Todo
//~ todo TLC_229t14 d1135fee 14dee72c a231ca5f.cd388d75
pub const TLC_229t14: Power = TODO;

/// # Perfect Evolution
///
/// `TLC_229t14e` · Shaman enchantment
///
/// > For the rest of the game, give minions you play those **Adaptations**.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ todo TLC_229t14e b4dfea33 7285b9ce 7ef22f5e.ba13da1c
pub const TLC_229t14e: Power = TODO;

/// # Mountain Map
///
/// `TLC_464` · Shaman spell · 1 mana
///
/// > **Discover** a minion with a type you haven't played. If you play it this turn, also pick one of the others.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Mechanics: Discover
/// - Enchantments: Mountaineering Map Player Enchant [`TLC_464e`]
///
/// State: Todo
//~ todo TLC_464 c073ed0a d249a107 f2bec639.5a53bd45
pub const TLC_464: Power = TODO;

/// # Mountaineering Map Player Enchant
///
/// `TLC_464e` · Shaman enchantment
///
/// > If you play the **Discover**ed card this turn, also choose one of the other two options.
///
/// - Set: The Lost City of Un'Goro
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo TLC_464e 90838fc9 6eaede77 7a948f30.0037a6e7
pub const TLC_464e: Power = TODO;

/// # Slagclaw
///
/// `TLC_482` · Shaman minion · 5 mana · 3/4
///
/// > **Battlecry:** Summon two 2/1 Sizzling Cinders. **Kindred:** Trigger your Sizzling Cinders' **Deathrattles.**
///
/// - Set: The Lost City of Un'Goro · epic · collectible
/// - Minion type: Elemental, Dragon
/// - Mechanics: Battlecry, Kindred
/// - Refers to: Deathrattle
/// - Tags: `2523` = 1
/// - Tokens: Sizzling Cinder [`TLC_249`](crate::lost_city::neutral::TLC_249)
///
/// State: Todo
//~ todo TLC_482 7d5044ae 13764709 8bc18a95.70ffba50
pub const TLC_482: Power = TODO;
