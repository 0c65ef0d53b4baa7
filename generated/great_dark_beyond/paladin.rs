//! Paladin cards of The Great Dark Beyond.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 00912fec

/// # Libram of Clarity
///
/// `GDB_137` · Paladin spell · Holy · 3 mana
///
/// > Draw 2 minions. If this costs (0), give them +2/+1.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Mechanics: Libram
/// - Enchantments: Clarity [`GDB_137e1`]
///
/// State: Todo
//~ todo GDB_137 ab0e16b4 c4bf0f80 83ad539e.790abd4a
pub const GDB_137: Power = TODO;

/// # Clarity
///
/// `GDB_137e1` · Paladin enchantment
///
/// > +2/+1.
///
/// - Set: The Great Dark Beyond
///
/// State: Derived
//~ derived GDB_137e1 2fd7abf9 cc7c4b0e 3b5327bf.5ee91837
pub const GDB_137e1: Power = enchant(&[plus(2, 1)]);

/// # Libram of Divinity
///
/// `GDB_138` · Paladin spell · Holy · 4 mana
///
/// > Give a minion +3/+3. If this costs (0), return this to your hand at the end of your turn.
///
/// - Set: The Great Dark Beyond · epic · collectible
/// - Mechanics: Libram
/// - Enchantments: Divine Learnings [`GDB_138e`], Libram of Divinity [`GDB_138e2`]
///
/// State: Todo
//~ todo GDB_138 6ed4a378 a61bd00c b27bf960.d48fd3e3
pub const GDB_138: Power = TODO;

/// # Divine Learnings
///
/// `GDB_138e` · Paladin enchantment
///
/// > +3/+3.
///
/// - Set: The Great Dark Beyond
///
/// State: Derived
//~ derived GDB_138e f59049fb ebcbea51 ced5ef66.b42c6980
pub const GDB_138e: Power = enchant(&[plus(3, 3)]);

/// # Libram of Divinity
///
/// `GDB_138e2` · Paladin enchantment
///
/// > At the end of your turn, get a Libram of Divinity.
///
/// - Set: The Great Dark Beyond
///
/// State: Derived
//~ derived GDB_138e2 52617b63 ef514277 c7c324df.411fb4e3
pub const GDB_138e2: Power = at_end_of_your_turn(&[get(card("GDB_138"))]);

/// # Libram of Faith
///
/// `GDB_139` · Paladin spell · Holy · 6 mana
///
/// > Summon three 3/3 Draenei with **Divine Shield**. If this costs (0), give them **Rush**.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Mechanics: Libram
/// - Refers to: Divine Shield, Rush
/// - Tokens: Lightforged Draenei [`GDB_139t`]
///
/// State: Todo
//~ todo GDB_139 c89af4b8 9f4d5143 2b0fb611.db5dd8d4
pub const GDB_139: Power = TODO;

/// # Lightforged Draenei
///
/// `GDB_139t` · Paladin minion · 3 mana · 3/3
///
/// > **Divine Shield**
///
/// - Set: The Great Dark Beyond
/// - Minion type: Draenei
/// - Mechanics: Divine Shield
///
/// State: Vanilla
//~ vanilla GDB_139t 68f2bfb3 211936b4 e784a0fc.cc526ac4
pub const GDB_139t: Power = VANILLA;

/// # Celestial Aura
///
/// `GDB_140` · Paladin spell · Holy · 6 mana
///
/// > While you have exactly 1 minion in play, its Attack and Health are 10. Lasts @ turns.
///
/// - Set: The Great Dark Beyond · epic · collectible
/// - Mechanics: Objective, Objective Aura, Paladin Aura
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3, `QUEST_PROGRESS_TOTAL` = 3, `1724` = 1
/// - Enchantments: Celestial [`GDB_140e`]
///
/// State: Todo
//~ todo GDB_140 039b80c7 736808cb 6b1b1203.3d62af74
pub const GDB_140: Power = TODO;

/// # Celestial
///
/// `GDB_140e` · Neutral enchantment
///
/// > Celestial Aura is making this a 10/10.
///
/// - Set: The Great Dark Beyond
/// - Tokens: Celestial Aura [`GDB_140`]
///
/// State: Todo
//~ todo GDB_140e 3ef77950 bbe39fe7 61bd3f12.527ba0ce
pub const GDB_140e: Power = TODO;

/// # Yrel, Beacon of Hope
///
/// `GDB_141` · Paladin minion · 3 mana · 3/3
///
/// > **Rush Deathrattle:** Get three different Librams from an older timeline!
///
/// - Set: The Great Dark Beyond · legendary · collectible
/// - Minion type: Draenei
/// - Mechanics: Deathrattle, Rush
///
/// State: Todo
//~ todo GDB_141 43d4aaed 13595caa 8ce6c9f0.41514e92
pub const GDB_141: Power = TODO;

/// # Lumia
///
/// `GDB_144` · Paladin minion · 6 mana · 9/9
///
/// > **Lifesteal** After a hero takes damage, they become **Immune** for the rest of the turn.
///
/// - Set: The Great Dark Beyond · legendary · collectible
/// - Mechanics: Lifesteal
/// - Refers to: Immune
/// - Enchantments: Lumia's Protection [`GDB_144e`]
///
/// State: Todo
//~ todo GDB_144 78444e0d e6e6721f 6b6f116b.898abb18
pub const GDB_144: Power = TODO;

/// # Lumia's Protection
///
/// `GDB_144e` · Paladin enchantment
///
/// > **Immune**.
///
/// - Set: The Great Dark Beyond
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived GDB_144e b3301792 6f495263 fc760eb6.7152fa88
pub const GDB_144e: Power = enchant(&[has(GameTag::IMMUNE)]).this_turn();

/// # Orbital Satellite
///
/// `GDB_462` · Paladin spell · 1 mana
///
/// > **Discover** a Draenei. If you played an adjacent card this turn, **Discover** another.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Mechanics: Discover
/// - Tags: `1724` = 1
///
/// State: Todo
//~ todo GDB_462 c3c42b1a 46cc0947 518597dd.721a6602
pub const GDB_462: Power = TODO;

/// # Interstellar Wayfarer
///
/// `GDB_721` · Paladin minion · 4 mana · 4/2
///
/// > **Divine Shield**. **Battlecry and Deathrattle:** Reduce the Cost of your Librams by (1) this game.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Minion type: Draenei
/// - Mechanics: Divine Shield, Deathrattle, Battlecry
///
/// State: Derived
//~ derived GDB_721 9487b4ea 39e36e2b c19f05ce.eaa05e3d
pub const GDB_721: Power =
    abilities(&[battlecry(&[attach("GDB_726e").to(YOU)]), deathrattle(&[attach("GDB_726e").to(YOU)])]);

/// # Interstellar Starslicer
///
/// `GDB_726` · Paladin weapon · 3 mana · 3/2 durability
///
/// > **Battlecry and Deathrattle:** Reduce the Cost of your Librams by (1) this game.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Mechanics: Deathrattle, Battlecry
/// - Enchantments: Interstellar Libram Enchantment [`GDB_726e`]
///
/// State: Derived
//~ derived GDB_726 598a0aca 0490b46d c9cf7606.7347f55e
pub const GDB_726: Power =
    abilities(&[battlecry(&[attach("GDB_726e").to(YOU)]), deathrattle(&[attach("GDB_726e").to(YOU)])]);

/// # Interstellar Libram Enchantment
///
/// `GDB_726e` · Paladin enchantment
///
/// > Your Librams cost (1) less this game.
///
/// - Set: The Great Dark Beyond
///
/// State: Derived
//~ derived GDB_726e 04ef8e0e c5e335f0 4a217fb0.41dbfcbd
pub const GDB_726e: Power = enchant(&[]).aura(YOUR_HAND.that(with(GameTag::LIBRAM)), &[cost_less(1)]);

/// # Interstellar Researcher
///
/// `GDB_728` · Paladin minion · 2 mana · 2/2
///
/// > **Battlecry and** Spellburst**:** Draw a Libram.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry, Spellburst
///
/// State: Derived
//~ derived GDB_728 bcedaef8 126f916f a93f99e3.aef380eb
#[rustfmt::skip]
pub const GDB_728: Power = abilities(&[battlecry(&[draw_that(1, with(GameTag::LIBRAM))]), on(Word::Spellburst, &[draw_that(1, with(GameTag::LIBRAM))])]);

/// # Jim Raynor
///
/// `SC_400` · Multi-class hero · 7 mana · 30 health, 5 armor
///
/// > **Battlecry:** Relaunch every **Starship** that you launched this game.
///
/// - Set: The Great Dark Beyond · legendary · collectible
/// - Classes: Paladin, Shaman, Warrior
/// - Mechanics: Battlecry, Keep Hero Class, Terran
/// - Refers to: Starship
/// - Tags: `1724` = 1
/// - Hero power: Stimpack [`SC_400p`]
/// - Enchantments: Stimpack Boost [`SC_400e`]
///
/// State: Todo
//~ todo SC_400 8d4ce7a6 641f412e cc855369.1a8f260a
pub const SC_400: Power = TODO;

/// # Stimpack Boost
///
/// `SC_400e` · Neutral enchantment
///
/// > +2 Attack.
///
/// - Set: The Great Dark Beyond
///
/// State: Derived
//~ derived SC_400e 09fcf26a 6f947ae5 c2fdc9bb.bf3d1612
pub const SC_400e: Power = enchant(&[ATTACK.plus(2)]);

/// # Stimpack
///
/// `SC_400p` · Multi-class hero power · 2 mana
///
/// > Summon a 2/2 Marine with **Taunt**. Give your Terran minions +2 Attack.
///
/// - Set: The Great Dark Beyond
/// - Classes: Paladin, Shaman, Warrior
/// - Refers to: Taunt
/// - Tokens: Marine [`SC_403t`]
///
/// State: Derived
//~ derived SC_400p d0e5c3b9 d646a954 80965dca.1c6d0bb6
pub const SC_400p: Power =
    hero_power(&[summon(card("SC_403t")), give(&[ATTACK.plus(2)]).to(FRIENDLY_MINIONS.that(with(GameTag::TERRAN)))]);

/// # SCV
///
/// `SC_401` · Multi-class minion · 1 mana · 1/3
///
/// > **Battlecry:** Your next **Starship** launch costs (2) less.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Minion type: Mech
/// - Classes: Paladin, Shaman, Warrior
/// - Mechanics: Battlecry, Terran
/// - Refers to: Starship
/// - Tags: `1724` = 1
///
/// State: Todo
//~ todo SC_401 e4386a6d e51a8857 a71220f3.91de91cc
pub const SC_401: Power = TODO;

/// # Starport
///
/// `SC_403` · Multi-class location · 2 mana · 0 uses
///
/// > Summon a 2/1 **Starship Piece** with an effect when launched.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Classes: Paladin, Shaman, Warrior
/// - Mechanics: Terran
/// - Refers to: Starship
/// - Tags: `1724` = 1
/// - Tokens: Viking [`SC_403a`], Liberator [`SC_403b`], Raven [`SC_403c`], Banshee [`SC_403d`], Medivac [`SC_403f`], Marine [`SC_403t`]
///
/// State: Todo
//~ todo SC_403 eab1672b fc9e0558 fb73f00f.fc52652e
pub const SC_403: Power = TODO;

/// # Viking
///
/// `SC_403a` · Multi-class minion · 1 mana · 2/1
///
/// > **Starship Piece** When this is launched, gain 5 Armor.
///
/// - Set: The Great Dark Beyond
/// - Minion type: Mech
/// - Classes: Paladin, Shaman, Warrior
/// - Mechanics: Terran, Starship Piece, Starship Launch Trigger
/// - Refers to: Starship
/// - Tags: `3684` = 1
/// - Enchantments: Viking [`SC_403ae`]
///
/// State: Todo
//~ todo SC_403a acb564d8 207b83f0 622eae65.412d807b
pub const SC_403a: Power = TODO;

/// # Viking
///
/// `SC_403ae` · Neutral enchantment
///
/// > When this is launched, gain 5 Armor.
///
/// - Set: The Great Dark Beyond
/// - Tags: `3870` = 1
///
/// State: Todo
//~ todo SC_403ae e930404b 8f8be0fc 478a05c6.4c2c7ffd
pub const SC_403ae: Power = TODO;

/// # Liberator
///
/// `SC_403b` · Multi-class minion · 1 mana · 2/1
///
/// > **Starship Piece** When this is launched, deal 2 damage to all enemy minions.
///
/// - Set: The Great Dark Beyond
/// - Minion type: Mech
/// - Classes: Paladin, Shaman, Warrior
/// - Mechanics: Terran, Starship Piece, Starship Launch Trigger
/// - Refers to: Starship
/// - Tags: `3684` = 1
/// - Enchantments: Liberator [`SC_403be`]
///
/// State: Todo
//~ todo SC_403b bc76216c 2d0566ee f1046c56.d2fc14fe
pub const SC_403b: Power = TODO;

/// # Liberator
///
/// `SC_403be` · Neutral enchantment
///
/// > When this is launched, deal 2 damage to all enemy minions.
///
/// - Set: The Great Dark Beyond
/// - Tags: `3870` = 1
///
/// State: Todo
//~ todo SC_403be 5bd46b4c 8506a889 dc5c3808.22caaa2e
pub const SC_403be: Power = TODO;

/// # Raven
///
/// `SC_403c` · Multi-class minion · 1 mana · 2/1
///
/// > **Starship Piece** When this is launched, gain 2 random **Bonus Effects**.
///
/// - Set: The Great Dark Beyond
/// - Minion type: Mech
/// - Classes: Paladin, Shaman, Warrior
/// - Mechanics: Terran, Starship Piece, Starship Launch Trigger
/// - Refers to: Bonus Effects, Starship
/// - Tags: `3684` = 1
/// - Enchantments: Raven [`SC_403ce`]
///
/// State: Todo
//~ todo SC_403c 5416848e 041b70e8 33274fc0.042597c9
pub const SC_403c: Power = TODO;

/// # Raven
///
/// `SC_403ce` · Neutral enchantment
///
/// > When this is launched, gain 2 random **Bonus Effects**
///
/// - Set: The Great Dark Beyond
/// - Tags: `3870` = 1
///
/// State: Todo
//~ todo SC_403ce 5d4ae625 29913067 6ecab75e.57565f1a
pub const SC_403ce: Power = TODO;

/// # Banshee
///
/// `SC_403d` · Multi-class minion · 1 mana · 2/1
///
/// > **Starship Piece** When this is launched, deal 3 damage to a random enemy.
///
/// - Set: The Great Dark Beyond
/// - Minion type: Mech
/// - Classes: Paladin, Shaman, Warrior
/// - Mechanics: Terran, Starship Piece, Starship Launch Trigger
/// - Refers to: Starship
/// - Tags: `3684` = 1
/// - Enchantments: Banshee [`SC_403de`]
///
/// State: Todo
//~ todo SC_403d 05ddcc88 6d96c49a b913a2cd.8ed62530
pub const SC_403d: Power = TODO;

/// # Banshee
///
/// `SC_403de` · Neutral enchantment
///
/// > When this is launched, deal 3 damage to a random enemy.
///
/// - Set: The Great Dark Beyond
/// - Tags: `3870` = 1
///
/// State: Todo
//~ todo SC_403de c1ea66c7 fdf3d2fb fbd3a5e1.411168b0
pub const SC_403de: Power = TODO;

/// # Medivac
///
/// `SC_403f` · Multi-class minion · 1 mana · 2/1
///
/// > **Starship Piece** When this is launched, summon two 2/2 Marines with **Taunt**.
///
/// - Set: The Great Dark Beyond
/// - Minion type: Mech
/// - Classes: Paladin, Shaman, Warrior
/// - Mechanics: Terran, Starship Piece, Starship Launch Trigger
/// - Refers to: Taunt, Starship
/// - Tags: `3684` = 1
/// - Enchantments: Medivac [`SC_403fe`]
/// - Tokens: Marine [`SC_403t`]
///
/// State: Todo
//~ todo SC_403f e66c922e f13bce92 ac232ce1.3310eea4
pub const SC_403f: Power = TODO;

/// # Medivac
///
/// `SC_403fe` · Neutral enchantment
///
/// > When this is launched, summon two 2/2 Marines with **Taunt**.
///
/// - Set: The Great Dark Beyond
/// - Tags: `3870` = 1
/// - Tokens: Marine [`SC_403t`]
///
/// State: Todo
//~ todo SC_403fe 3ac2011d 109436ef 96b09029.c16f5ce2
pub const SC_403fe: Power = TODO;

/// # Marine
///
/// `SC_403t` · Multi-class minion · 2 mana · 2/2
///
/// > **Taunt**
///
/// - Set: The Great Dark Beyond
/// - Classes: Paladin, Shaman, Warrior
/// - Mechanics: Taunt, Terran
///
/// State: Vanilla
//~ vanilla SC_403t b6a3394d e0155200 586552f2.4b0c5d24
pub const SC_403t: Power = VANILLA;

/// # Salvage the Bunker
///
/// `SC_404` · Paladin spell · 3 mana
///
/// > Summon two 2/2 Marines with **Taunt**. Your next **Starship** launch costs (2) less.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Mechanics: Terran
/// - Refers to: Taunt, Starship
/// - Tags: `1724` = 1
/// - Tokens: Marine [`SC_403t`]
///
/// State: Todo
//~ todo SC_404 509278d6 8746ce09 33755766.daca5903
pub const SC_404: Power = TODO;

/// # Ultra-Capacitor
///
/// `SC_405` · Paladin minion · 2 mana · 1/1
///
/// > **Starship Piece Battlecry:** Gain +1/+1 for each other friendly minion. Also triggers on launch.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry, Terran, Starship Piece
/// - Refers to: Starship
/// - Tags: `1724` = 1, `3684` = 1
/// - Enchantments: Self Replicating [`SC_405e`], Ultra-Capacitor [`SC_405te`]
///
/// State: Todo
//~ todo SC_405 221fda4d 257f2719 bffe74f5.75908105
pub const SC_405: Power = TODO;

/// # Self Replicating
///
/// `SC_405e` · Paladin enchantment
///
/// > +1/+1.
///
/// - Set: The Great Dark Beyond
///
/// State: Derived
//~ derived SC_405e 17d861c1 07c189ab 5d015b05.67341004
pub const SC_405e: Power = enchant(&[plus(1, 1)]);

/// # Ultra-Capacitor
///
/// `SC_405te` · Paladin enchantment
///
/// > **Battlecry:** Gain +1/+1 for each other friendly minion. Also triggers on launch.
///
/// - Set: The Great Dark Beyond
/// - Tags: `3870` = 1
///
/// State: Todo
//~ todo SC_405te 7edb8b0e 9e40e9d8 00c7023f.b3eca671
pub const SC_405te: Power = TODO;

/// # Ghost
///
/// `SC_408` · Multi-class minion · 4 mana · 6/2
///
/// > **Stealth**. **Battlecry:** If you're building a **Starship**, destroy the lowest-Cost card in your opponent's hand.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Classes: Paladin, Shaman, Warrior
/// - Mechanics: Stealth, Battlecry, Terran
/// - Refers to: Starship
/// - Tags: `1724` = 1
///
/// State: Derived
//~ derived SC_408 83806f3e d24e3159 5bc5f296.ce95defc
pub const SC_408: Power = battlecry(&[destroy(ENEMY_HAND.least(COST))]).when(there_is(&YOUR_LAUNCHPAD));

/// # Lift Off
///
/// `SC_410` · Multi-class spell · 3 mana
///
/// > Draw 2 Terran cards. Summon a 2/1 **Starship Piece** with an effect when launched.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Classes: Paladin, Shaman, Warrior
/// - Mechanics: Terran
/// - Refers to: Starship
/// - Tags: `1724` = 1
///
/// State: Todo
//~ todo SC_410 a7c43f80 3d9e42b4 5b36023b.48785441
pub const SC_410: Power = TODO;

/// # Hellion
///
/// `SC_412` · Paladin minion · 4 mana · 4/4
///
/// > Your other minions have +1 Attack. *(Transforms if you launched a **Starship** this game.)*
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Aura, Terran
/// - Refers to: Starship
/// - Tags: `1724` = 1
/// - Enchantments: Smart Servos [`SC_412e1`], Smarter Servos [`SC_412e2`]
/// - Tokens: Hellbat [`SC_412t`]
///
/// State: Todo
//~ todo SC_412 8dc59543 03737f32 c956b004.31491264
pub const SC_412: Power = TODO;

/// # Smart Servos
///
/// `SC_412e1` · Paladin enchantment
///
/// > +1 Attack.
///
/// - Set: The Great Dark Beyond
///
/// State: Derived
//~ derived SC_412e1 c6cd9531 a717f2d7 0787dac7.c84fda8a
pub const SC_412e1: Power = enchant(&[ATTACK.plus(1)]);

/// # Smarter Servos
///
/// `SC_412e2` · Paladin enchantment
///
/// > +2 Attack and **Rush**.
///
/// - Set: The Great Dark Beyond
///
/// State: Derived
//~ derived SC_412e2 6fbe3a87 cf6d6014 2d21177e.6c0f0ce8
pub const SC_412e2: Power = enchant(&[ATTACK.plus(2), has(GameTag::RUSH)]);

/// # Hellbat
///
/// `SC_412t` · Paladin minion · 4 mana · 4/4
///
/// > Your other minions have +2 Attack and **Rush**.
///
/// - Set: The Great Dark Beyond · rare
/// - Minion type: Mech
/// - Mechanics: Aura, Terran
/// - Refers to: Rush
///
/// State: Derived
//~ derived SC_412t e62c2ea7 8c8e423e 1b279e56.8efcc4f0
pub const SC_412t: Power = aura(OTHER_FRIENDLY_MINIONS).have(&[ATTACK.plus(2), has(GameTag::RUSH)]);

/// # Battlecruiser
///
/// `SC_999t` · Multi-class minion · 0 mana · 0/0
///
/// > **Starship* (Costs (5) Mana to launch.)*@**Starship* (Made of {0} \|4(piece, pieces).)*
///
/// - Set: The Great Dark Beyond
/// - Minion type: Mech
/// - Classes: Paladin, Shaman, Warrior
/// - Mechanics: Terran, Starship
///
/// State: Done
//~ done SC_999t 15095866 - 1f357668.76bf6538
pub const SC_999t: Power = starship(5);
