//! Paladin cards of The Great Dark Beyond.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 82ce9834

/// # Libram of Clarity
/// Spell · Holy · 3 mana
/// > Draw 2 minions. If this costs (0), give them +2/+1.
/// - Makes: Clarity [`GDB_137e1`] ("\+2/+1.")
//~ done GDB_137 - 50eb3d2f.790abd4a c24e7354.a453e4e1
pub const GDB_137: Power = spell(&[draw_that(2, MINION), attach("GDB_137e1").to(IT).when(COST.is(0))]);

/// # Clarity
/// Enchantment
/// > \+2/+1.
//~ derived GDB_137e1 cc7c4b0e d522ad72.3a1273bb 49ff633d
pub const GDB_137e1: Power = enchant(&[plus(2, 1)]);

/// # Libram of Divinity
/// Spell · Holy · 4 mana
/// > Give a minion +3/+3. If this costs (0), return this to your hand at the end of your turn.
/// - Makes: Divine Learnings [`GDB_138e`] ("\+3/+3."); Libram of Divinity [`GDB_138e2`] ("At the end of your turn, get a Libram of…")
//~ done GDB_138 - f22de4ff.d48fd3e3 4fd48740.2750c8aa
pub const GDB_138: Power = spell(&[
    attach("GDB_138e").to(A_MINION),
    later(&whenever(YOU.turn_end()).does(&[return_to_hand(THIS)])).when(COST.is(0)),
]);

/// # Divine Learnings
/// Enchantment
/// > \+3/+3.
//~ derived GDB_138e ebcbea51 d522ad72.184d0f12 4b810c50
pub const GDB_138e: Power = enchant(&[plus(3, 3)]);

/// # Libram of Divinity
/// Enchantment
/// > At the end of your turn, get a Libram of Divinity.
//~ derived GDB_138e2 ef514277 d522ad72.411fb4e3 4fd48740
pub const GDB_138e2: Power = at_end_of_your_turn(&[get(card("GDB_138"))]);

/// # Libram of Faith
/// Spell · Holy · 6 mana
/// > Summon three 3/3 Draenei with **Divine Shield**. If this costs (0), give them **Rush**.
/// - Makes: Lightforged Draenei [`GDB_139t`] (3/3, "Divine Shield")
//~ done GDB_139 - 87070251.db5dd8d4 83213f9d.accefe31
pub const GDB_139: Power =
    spell(&[summon(card("GDB_139t")).copies(3), give(&[has(GameTag::RUSH)]).to(IT).when(COST.is(0))]);

/// # Lightforged Draenei
/// Minion · Draenei · 3 mana · 3/3
/// > **Divine Shield**
//~ vanilla GDB_139t 211936b4 65920007.cc526ac4 97d44424
pub const GDB_139t: Power = VANILLA;

/// # Celestial Aura
/// Spell · Holy · 6 mana
/// > While you have exactly 1 minion in play, its Attack and Health are 10. Lasts @ turns.
/// - Numbers: {0} = 3
/// - Makes: Celestial [`GDB_140e`] ("Celestial Aura is making this a 10/10.")
//~ done GDB_140 - 87070251.3d62af74.ea2304e3 ac86499c.741e7a42
pub const GDB_140: Power = abilities(&[
    lasts(3),
    aura(FRIENDLY_MINIONS).when(there_are_at_most(1, &FRIENDLY_MINIONS)).have(&[become_stats(10, 10)]),
]);

/// # Celestial
/// Enchantment
/// > Celestial Aura is making this a 10/10.
/// - Makes: Celestial Aura [`GDB_140`] ("While you have exactly 1 minion in play, its…")
//~ todo GDB_140e bbe39fe7 d522ad72.527ba0ce d68f161b.83cf3f57
pub const GDB_140e: Power = TODO;

/// # Yrel, Beacon of Hope
/// Minion · Draenei · 3 mana · 3/3
/// > **Rush Deathrattle:** Get three different Librams from an older timeline!
//~ done GDB_141 - 65920007.41514e92 08c9fdc3
pub const GDB_141: Power = deathrattle(&[get(card("BT_025")), get(card("BT_011")), get(card("BT_024"))]);

/// # Lumia
/// Minion · 6 mana · 9/9
/// > **Lifesteal** After a hero takes damage, they become **Immune** for the rest of the turn.
/// - Makes: Lumia's Protection [`GDB_144e`] ("Immune.")
//~ done GDB_144 - abb58377.898abb18 4e4a6c51.f1ce1b13
pub const GDB_144: Power = after(HEROES.takes_damage_from(CARD)).then(&[attach("GDB_144e").to(SUBJECT)]);

/// # Lumia's Protection
/// Enchantment
/// > **Immune**.
//~ derived GDB_144e 6f495263 d522ad72.7152fa88 1af7c0b6
pub const GDB_144e: Power = enchant(&[has(GameTag::IMMUNE)]).this_turn();

/// # Orbital Satellite
/// Spell · 1 mana
/// > **Discover** a Draenei. If you played an adjacent card this turn, **Discover** another.
//~ done GDB_462 - 2f198b86.721a6602 ddeaa46d
pub const GDB_462: Power = abilities(&[
    whenever(YOU.play(CARD)).in_hand().when(is(&THAT.hand_neighbours())).then(&[set_counter_to(0, TURNS.of(YOU))]),
    spell(&[
        discover(race(Race::Draenei)),
        discover(race(Race::Draenei)).when(there_is(&YOU.that(TURNS.same_as(&counter_value(0))))),
    ]),
]);

/// # Interstellar Wayfarer
/// Minion · Draenei · 4 mana · 4/2
/// > **Divine Shield**. **Battlecry and Deathrattle:** Reduce the Cost of your Librams by (1) this game.
//~ derived GDB_721 39e36e2b 9459b866.eaa05e3d 9fade124
pub const GDB_721: Power =
    abilities(&[battlecry(&[attach("GDB_726e").to(YOU)]), deathrattle(&[attach("GDB_726e").to(YOU)])]);

/// # Interstellar Starslicer
/// Weapon · 3 mana · 3/2 durability
/// > **Battlecry and Deathrattle:** Reduce the Cost of your Librams by (1) this game.
/// - Makes: Interstellar Libram Enchantment [`GDB_726e`] ("Your Librams cost (1) less this game.")
//~ derived GDB_726 0490b46d 043b7f8c.7347f55e bdb9cbdb.2c4679e7
pub const GDB_726: Power =
    abilities(&[battlecry(&[attach("GDB_726e").to(YOU)]), deathrattle(&[attach("GDB_726e").to(YOU)])]);

/// # Interstellar Libram Enchantment
/// Enchantment
/// > Your Librams cost (1) less this game.
//~ derived GDB_726e c5e335f0 d522ad72.41dbfcbd 2ddded5d
pub const GDB_726e: Power = enchant(&[]).aura(YOUR_HAND.that(with(GameTag::LIBRAM)), &[cost_less(1)]);

/// # Interstellar Researcher
/// Minion · Draenei · 2 mana · 2/2
/// > **Battlecry and Spellburst:** Draw a Libram.
//~ derived GDB_728 126f916f feea6b45.70ac2f5f d7677172
#[rustfmt::skip]
pub const GDB_728: Power = abilities(&[battlecry(&[draw_that(1, with(GameTag::LIBRAM))]), on(Word::Spellburst, &[draw_that(1, with(GameTag::LIBRAM))])]);

/// # Jim Raynor
/// Hero · 7 mana · 30 health, 5 armor
/// > **Battlecry:** Relaunch every **Starship** that you launched this game.
/// - Classes: Paladin, Shaman, Warrior
/// - Makes: Stimpack [`SC_400p`] ("Summon a 2/2 Marine with Taunt. Give your Terran…"); Stimpack Boost [`SC_400e`] ("\+2 Attack.")
///
/// # Notes
///
/// A Starship comes back with the pieces that it was launched with, as printed, and their launch texts happen again. No source: without
/// room the first ones come.
//~ done SC_400 - 7c911c2c.1a8f260a 5a600dc2.a147ecdb.27f2511b
pub const SC_400: Power = battlecry(&[summon(rebuilt(YOU.launch(CARD).this_game())), launch(IT)]);

/// # Stimpack Boost
/// Enchantment
/// > \+2 Attack.
//~ derived SC_400e 6f947ae5 d522ad72.a6e18051 9bd67fc5
pub const SC_400e: Power = enchant(&[ATTACK.plus(2)]);

/// # Stimpack
/// Hero Power · 2 mana
/// > Summon a 2/2 Marine with **Taunt**. Give your Terran minions +2 Attack.
/// - Classes: Paladin, Shaman, Warrior
/// - Makes: Marine [`SC_403t`] (2/2, "Taunt")
//~ done SC_400p - 4902b083.1c6d0bb6 68b4d951.a147ecdb.c99bb784
pub const SC_400p: Power =
    hero_power(&[summon(card("SC_403t")), give(&[ATTACK.plus(2)]).to(FRIENDLY_MINIONS.that(with(GameTag::TERRAN)))]);

/// # SCV
/// Minion · Mech · 1 mana · 1/3
/// > **Battlecry:** Your next **Starship** launch costs (2) less.
/// - Classes: Paladin, Shaman, Warrior
//~ done SC_401 - 2eb9616e.91de91cc 54c5f8ec.a147ecdb
pub const SC_401: Power = battlecry(CHEAPER_LAUNCH);

/// "Your next **Starship** launch costs (2) less."
pub(crate) const CHEAPER_LAUNCH: &[Effect] = &[
    give(&[plus_tag(GameTag::STARSHIP_LAUNCH_COST_DISCOUNT, 2)]).to(YOU),
    later(&whenever(YOU.launch(CARD)).does(&[give(&[plus_tag(GameTag::STARSHIP_LAUNCH_COST_DISCOUNT, -2)]).to(YOU)])),
];

/// # Starport
/// Location · 2 mana · 2 uses
/// > Summon a 2/1 **Starship Piece** with an effect when launched.
/// - Classes: Paladin, Shaman, Warrior
/// - Makes: Viking [`SC_403a`] (2/1, "Starship Piece When this is launched, gain 5…"); Liberator [`SC_403b`] (2/1, "Starship Piece When this is launched, deal 2…"); Raven [`SC_403c`] (2/1, "Starship Piece When this is launched, gain 2…"); Banshee [`SC_403d`] (2/1, "Starship Piece When this is launched, deal 3…"); Medivac [`SC_403f`] (2/1, "Starship Piece When this is launched, summon two…"); Marine [`SC_403t`] (2/2, "Taunt")
//~ done SC_403 - 22c71c9c.fc52652e 80c191e2.a147ecdb.e8d29c71
pub const SC_403: Power = location(&[SUMMON_A_PIECE]);

/// "Summon a 2/1 **Starship Piece** with an effect when launched."
const SUMMON_A_PIECE: Effect = summon(one_of(&["SC_403a", "SC_403b", "SC_403c", "SC_403d", "SC_403f"]));

/// # Viking
/// Minion · Mech · 1 mana · 2/1
/// > **Starship Piece** When this is launched, gain 5 Armor.
/// - Classes: Paladin, Shaman, Warrior
/// - Makes: Viking [`SC_403ae`] ("When this is launched, gain 5 Armor.")
//~ done SC_403a - 0312e23f.412d807b 9b5d87f8.a147ecdb.a47cb322
pub const SC_403a: Power = on(Word::Launch, &[armor(5)]);

/// # Viking
/// Enchantment
/// > When this is launched, gain 5 Armor.
//~ done SC_403ae - d522ad72.4c2c7ffd 9b5d87f8
pub const SC_403ae: Power = on(Word::Launch, &[armor(5)]);

/// # Liberator
/// Minion · Mech · 1 mana · 2/1
/// > **Starship Piece** When this is launched, deal 2 damage to all enemy minions.
/// - Classes: Paladin, Shaman, Warrior
/// - Makes: Liberator [`SC_403be`] ("When this is launched, deal 2 damage to all enemy…")
//~ done SC_403b - 0312e23f.d2fc14fe 1874a9af.a147ecdb.c4658ea4
pub const SC_403b: Power = on(Word::Launch, &[deal(2).to(ENEMY_MINIONS)]);

/// # Liberator
/// Enchantment
/// > When this is launched, deal 2 damage to all enemy minions.
//~ done SC_403be - d522ad72.22caaa2e 1874a9af
pub const SC_403be: Power = on(Word::Launch, &[deal(2).to(ENEMY_MINIONS)]);

/// # Raven
/// Minion · Mech · 1 mana · 2/1
/// > **Starship Piece** When this is launched, gain 2 random **Bonus Effects**.
/// - Classes: Paladin, Shaman, Warrior
/// - Makes: Raven [`SC_403ce`] ("When this is launched, gain 2 random Bonus…")
//~ done SC_403c - 0312e23f.042597c9 a4713c8b.a147ecdb.c190e281
pub const SC_403c: Power = on(Word::Launch, &[bonus_effects(2)]);

/// # Raven
/// Enchantment
/// > When this is launched, gain 2 random **Bonus Effects**
//~ done SC_403ce - d522ad72.57565f1a a4713c8b
pub const SC_403ce: Power = on(Word::Launch, &[bonus_effects(2)]);

/// # Banshee
/// Minion · Mech · 1 mana · 2/1
/// > **Starship Piece** When this is launched, deal 3 damage to a random enemy.
/// - Classes: Paladin, Shaman, Warrior
/// - Makes: Banshee [`SC_403de`] ("When this is launched, deal 3 damage to a random…")
//~ done SC_403d - 0312e23f.8ed62530 27f68eb7.a147ecdb.d476aebd
pub const SC_403d: Power = on(Word::Launch, &[deal(3).to(ENEMIES.random())]);

/// # Banshee
/// Enchantment
/// > When this is launched, deal 3 damage to a random enemy.
//~ done SC_403de - d522ad72.411168b0 27f68eb7
pub const SC_403de: Power = on(Word::Launch, &[deal(3).to(ENEMIES.random())]);

/// # Medivac
/// Minion · Mech · 1 mana · 2/1
/// > **Starship Piece** When this is launched, summon two 2/2 Marines with **Taunt**.
/// - Classes: Paladin, Shaman, Warrior
/// - Makes: Marine [`SC_403t`] (2/2, "Taunt"); Medivac [`SC_403fe`] ("When this is launched, summon two 2/2 Marines…")
//~ done SC_403f - 0312e23f.3310eea4 4ee0978b.a147ecdb.5970d470
pub const SC_403f: Power = on(Word::Launch, &[summon(card("SC_403t")).copies(2)]);

/// # Medivac
/// Enchantment
/// > When this is launched, summon two 2/2 Marines with **Taunt**.
/// - Makes: Marine [`SC_403t`] (2/2, "Taunt")
//~ done SC_403fe - d522ad72.c16f5ce2 4ee0978b.c99bb784
pub const SC_403fe: Power = on(Word::Launch, &[summon(card("SC_403t")).copies(2)]);

/// # Marine
/// Minion · 2 mana · 2/2
/// > **Taunt**
/// - Classes: Paladin, Shaman, Warrior
//~ vanilla SC_403t e0155200 565e37de.4b0c5d24 2beaa494.a147ecdb
pub const SC_403t: Power = VANILLA;

/// # Salvage the Bunker
/// Spell · 3 mana
/// > Summon two 2/2 Marines with **Taunt**. Your next **Starship** launch costs (2) less.
/// - Makes: Marine [`SC_403t`] (2/2, "Taunt")
//~ done SC_404 - 82ede6d1.daca5903 b5319416.c99bb784
pub const SC_404: Power =
    spell(&[summon(card("SC_403t")).copies(2), perform(crate::great_dark_beyond::paladin::CHEAPER_LAUNCH)]);

/// # Ultra-Capacitor
/// Minion · Mech · 2 mana · 1/1
/// > **Starship Piece Battlecry:** Gain +1/+1 for each other friendly minion. Also triggers on launch.
/// - Makes: Self Replicating [`SC_405e`] ("\+1/+1."); Ultra-Capacitor [`SC_405te`] ("Battlecry: Gain +1/+1 for each other friendly…")
//~ done SC_405 - ca4aaf7a.75908105 1d9b7c68.66b14774
pub const SC_405: Power = abilities(&[
    battlecry(&[perform(&[attach("SC_405e")]).for_each(OTHER_FRIENDLY_MINIONS)]),
    on(Word::Launch, &[perform(&[attach("SC_405e")]).for_each(OTHER_FRIENDLY_MINIONS)]),
]);

/// # Self Replicating
/// Enchantment
/// > \+1/+1.
//~ derived SC_405e 07c189ab d522ad72.cb08f83e bf7c4bf9
pub const SC_405e: Power = enchant(&[plus(1, 1)]);

/// # Ultra-Capacitor
/// Enchantment
/// > **Battlecry:** Gain +1/+1 for each other friendly minion. Also triggers on launch.
//~ done SC_405te - d522ad72.b3eca671 1d9b7c68
pub const SC_405te: Power = abilities(&[
    battlecry(&[perform(&[attach("SC_405e")]).for_each(OTHER_FRIENDLY_MINIONS)]),
    on(Word::Launch, &[perform(&[attach("SC_405e")]).for_each(OTHER_FRIENDLY_MINIONS)]),
]);

/// # Ghost
/// Minion · 4 mana · 6/2
/// > **Stealth**. **Battlecry:** If you're building a **Starship**, destroy the lowest-Cost card in your opponent's hand.
/// - Classes: Paladin, Shaman, Warrior
//~ derived SC_408 d24e3159 b660c8b6.ce95defc b909d51c.a147ecdb
pub const SC_408: Power = battlecry(&[destroy(ENEMY_HAND.least(COST))]).when(there_is(&YOUR_LAUNCHPAD));

/// # Lift Off
/// Spell · 3 mana
/// > Draw 2 Terran cards. Summon a 2/1 **Starship Piece** with an effect when launched.
/// - Classes: Paladin, Shaman, Warrior
//~ done SC_410 - 82ede6d1.48785441 6ac9aef8.a147ecdb
pub const SC_410: Power = spell(&[draw_that(2, with(GameTag::TERRAN)), SUMMON_A_PIECE]);

/// # Hellion
/// Minion · Mech · 4 mana · 4/4
/// > Your other minions have +1 Attack. *(Transforms if you launched a **Starship** this game.)*
/// - Makes: Hellbat [`SC_412t`] (4/4, "Your other minions have +2 Attack and Rush."); Smart Servos [`SC_412e1`] ("\+1 Attack."); Smarter Servos [`SC_412e2`] ("\+2 Attack and Rush.")
//~ done SC_412 - dc5c6600.31491264 d7704f37.ec73ac17
pub const SC_412: Power = abilities(&[
    aura(OTHER_FRIENDLY_MINIONS).gives("SC_412e1"),
    becomes(YOU.launch(CARD).this_game().at_least(1), "SC_412t"),
]);

/// # Smart Servos
/// Enchantment
/// > \+1 Attack.
//~ derived SC_412e1 a717f2d7 d522ad72.379bca7a b680b2fe
pub const SC_412e1: Power = enchant(&[ATTACK.plus(1)]);

/// # Smarter Servos
/// Enchantment
/// > \+2 Attack and **Rush**.
//~ derived SC_412e2 cf6d6014 d522ad72.04a9b80c 4df0f89e
pub const SC_412e2: Power = enchant(&[ATTACK.plus(2), has(GameTag::RUSH)]);

/// # Hellbat
/// Minion · Mech · 4 mana · 4/4
/// > Your other minions have +2 Attack and **Rush**.
//~ derived SC_412t 8c8e423e dc5c6600.8efcc4f0 67f444ab
pub const SC_412t: Power = aura(OTHER_FRIENDLY_MINIONS).have(&[ATTACK.plus(2), has(GameTag::RUSH)]);

/// # Battlecruiser
/// Minion · Mech · 0 mana · 0/0
/// > **Starship** *(Costs (5) Mana to launch*.)@**Starship** *(Made of {0} \|4(piece, pieces).)*
/// - Classes: Paladin, Shaman, Warrior
//~ done SC_999t - b7bba8f1.560078eb d42d97ae.a147ecdb
pub const SC_999t: Power = starship(5);
