//! Neutral cards of The Great Dark Beyond.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 1c60d724

/// # Arkonite Defense Crystal
/// Minion · 4 mana · 3/4
/// > **Taunt Deathrattle:** Gain 4 Armor. **Starship Piece**
/// - Makes: Emergency Repairs [`GDB_100a`] ("Gain Armor equal to the Starship's Health, twice."); Offensive Formation [`GDB_100b`] ("Deal damage equal to the Starship's Attack…"); Crew Transport [`GDB_100c`] ("Get copies of all of the Starship's Pieces. Set…"); Starship Pieces [`GDB_100t1`] (1/1, "Has the combined stats and effects of all…"); The Exile's Hope [`GDB_100t2`] (0/0, "Starship (Costs (5) Mana to launch.)"); The Spirits' Passage [`GDB_100t4`] (0/0, "Starship (Costs (5) Mana to launch.)"); The Legion's Bane [`GDB_100t5`] (0/0, "Starship (Costs (5) Mana to launch.)"); The Celestial Archive [`GDB_100t6`] (0/0, "Starship (Costs (5) Mana to launch.)"); The Astral Compass [`GDB_100t7`] (0/0, "Starship (Costs (5) Mana to launch.)"); The Scavenger's Will [`GDB_100t8`] (0/0, "Starship (Costs (5) Mana to launch.)"); The Nether's Eye [`GDB_100t9`] (0/0, "Starship (Costs (5) Mana to launch.)"); Arkonite Defense Crystal [`GDB_100e`] ("Deathrattle: Gain 4 Armor."); Spaceship Piece Tracker [`GDB_100e1`]; Spaceship Assembly [`GDB_100e3`] ("SPACESHIP BEING BUILT.")
//~ derived GDB_100 28a492c9 e3b00837.ab4f1cb5 00a1ae8c.0326864f
pub const GDB_100: Power = deathrattle(&[armor(4)]);

/// # Emergency Repairs
/// Spell · 0 mana
/// > Gain Armor equal to the **Starship's** Health, twice.
//~ done GDB_100a - 3e8f9d5a.fea79d4f 00995379
pub const GDB_100a: Power = spell(&[armor(1).times(HEALTH.of(A_FRIENDLY_MINION)).repeated(2)]);

/// # Offensive Formation
/// Spell · 0 mana
/// > Deal damage equal to the **Starship's** Attack randomly split between all enemies.
//~ done GDB_100b - 3e8f9d5a.2b0df841 373fce97
pub const GDB_100b: Power = spell(&[deal(1).times(ATTACK.of(A_FRIENDLY_MINION)).split_among(ENEMIES)]);

/// # Crew Transport
/// Spell · 0 mana
/// > Get copies of all of the **Starship's Pieces**. Set their Costs to (1).
//~ done GDB_100c - 3e8f9d5a.4a2a8c3f eb991a26
pub const GDB_100c: Power = spell(&[get(merged_into(A_FRIENDLY_MINION)), give(&[cost(1)]).to(IT)]);

/// # Arkonite Defense Crystal
/// Enchantment
/// > **Deathrattle:** Gain 4 Armor.
//~ derived GDB_100e 0547aae5 d522ad72.7bd72c3f 00a1ae8c
pub const GDB_100e: Power = deathrattle(&[armor(4)]);

/// # Spaceship Piece Tracker
/// Enchantment
//~ todo GDB_100e1 3352c80b d522ad72 8b22fe2c
pub const GDB_100e1: Power = TODO;

/// # Spaceship Assembly
/// Enchantment
/// > SPACESHIP BEING BUILT.
//~ todo GDB_100e3 32a92535 d522ad72.77357999 535556e9
pub const GDB_100e3: Power = TODO;

/// # Starship Pieces
/// Minion · 1 mana · 1/1
/// > Has the combined stats and effects of all assembled **Starship Pieces**.
//~ todo GDB_100t1 9d2c66b1 cbd7c476.46bd136e f98ebcb3
pub const GDB_100t1: Power = TODO;

/// # The Exile's Hope
/// Minion · 0 mana · 0/0
/// > **Starship** *(Costs (5) Mana to launch*.)@**Starship** *(Made of {0} \|4(piece, pieces).)*
//~ done GDB_100t2 - 4d65b733.560078eb d5c1e6f7
pub const GDB_100t2: Power = starship(5);

/// # The Spirits' Passage
/// Minion · 0 mana · 0/0
/// > **Starship** *(Costs (5) Mana to launch*.)@**Starship** *(Made of {0} \|4(piece, pieces).)*
//~ done GDB_100t4 - 4d65b733.560078eb a0d29e59
pub const GDB_100t4: Power = starship(5);

/// # The Legion's Bane
/// Minion · 0 mana · 0/0
/// > **Starship** *(Costs (5) Mana to launch*.)@**Starship** *(Made of {0} \|4(piece, pieces).)*
//~ done GDB_100t5 - 4d65b733.560078eb 1cc7756c
pub const GDB_100t5: Power = starship(5);

/// # The Celestial Archive
/// Minion · 0 mana · 0/0
/// > **Starship** *(Costs (5) Mana to launch*.)@**Starship** *(Made of {0} \|4(piece, pieces).)*
//~ done GDB_100t6 - 4d65b733.560078eb 056a6139
pub const GDB_100t6: Power = starship(5);

/// # The Astral Compass
/// Minion · 0 mana · 0/0
/// > **Starship** *(Costs (5) Mana to launch*.)@**Starship** *(Made of {0} \|4(piece, pieces).)*
//~ done GDB_100t7 - 4d65b733.560078eb b01e4815
pub const GDB_100t7: Power = starship(5);

/// # The Scavenger's Will
/// Minion · 0 mana · 0/0
/// > **Starship** *(Costs (5) Mana to launch*.)@**Starship** *(Made of {0} \|4(piece, pieces).)*
//~ done GDB_100t8 - 4d65b733.560078eb 777c5571
pub const GDB_100t8: Power = starship(5);

/// # The Nether's Eye
/// Minion · 0 mana · 0/0
/// > **Starship** *(Costs (5) Mana to launch*.)@**Starship** *(Made of {0} \|4(piece, pieces).)*
//~ done GDB_100t9 - 4d65b733.560078eb 6ff321b4
pub const GDB_100t9: Power = starship(5);

/// # Dimensional Core
/// Minion · 2 mana · 2/2
/// > **Divine Shield Starship Piece**
/// - Makes: Dimensional Core [`GDB_101e`] ("Divine Shield")
//~ vanilla GDB_101 a4eadf8a 565e37de.068783c1 f957c58d.01fec5f6
pub const GDB_101: Power = VANILLA;

/// # Dimensional Core
/// Enchantment
/// > **Divine Shield**
//~ derived GDB_101e ffce82ad d522ad72.cc526ac4 f957c58d
pub const GDB_101e: Power = enchant(&[has(GameTag::DIVINE_SHIELD)]);

/// # The Exodar
/// Minion · 7 mana · 6/8
/// > **Battlecry:** If you're building a **Starship**, launch it and choose a Protocol!
//~ done GDB_120 - 83e4b901.22a776a1 60f8bb10
pub const GDB_120: Power = battlecry(&[
    remember(YOUR_LAUNCHPAD),
    launch(YOUR_LAUNCHPAD),
    choose_card(&["GDB_100a", "GDB_100b", "GDB_100c"], &[apply_it_to(REMEMBERED)]),
])
.when(there_is(&YOUR_LAUNCHPAD));

/// # Doommaiden
/// Minion · Demon · 4 mana · 4/4
/// > **Battlecry:** Draw a card from your opponent's deck. If you don't play it this turn, put it back.
/// - Makes: Doom Interrogation [`GDB_129e`] ("If not played this turn, return this to your…")
//~ done GDB_129 - f16771d7.2656f9eb 07f8c27f.06f226f0
pub const GDB_129: Power = battlecry(&[get(the(ENEMY_DECK.first(1))), attach("GDB_129e").to(IT)]);

/// # Doom Interrogation
/// Enchantment
/// > If not played this turn, return this to your opponent's deck.
//~ done GDB_129e - d522ad72.e3e59bfd 8472b5cf
pub const GDB_129e: Power = whenever(YOU.turn_end()).in_hand().then(&[shuffle(the(THIS)).for_(OPPONENT)]);

/// # Crystal Welder
/// Minion · 2 mana · 2/3
/// > **Taunt Battlecry:** If you're building a **Starship**, gain +2/+2.
/// - Makes: Welding Complete [`GDB_130e`] ("\+2/+2.")
//~ derived GDB_130 f42d51d1 5656a6e3.4788d371 b962929e.63b3bede
pub const GDB_130: Power = battlecry(&[attach("GDB_130e")]).when(there_is(&YOUR_LAUNCHPAD));

/// # Welding Complete
/// Enchantment
/// > \+2/+2.
//~ derived GDB_130e 21e2548e d522ad72.d5727bd5 ba010a37
pub const GDB_130e: Power = enchant(&[plus(2, 2)]);

/// # Velen, Leader of the Exiled
/// Minion · Draenei · 7 mana · 7/7
/// > **Taunt**. **Deathrattle:** Trigger the **Battlecries** and **Deathrattles** of all other Draenei you played this game.
///
/// # Notes
///
/// No source tells the order: all Battlecries come first.
//~ done GDB_131 - eef42ae0.81629c3f 796e1220
pub const GDB_131: Power = deathrattle(&[
    repeat_ability(
        Word::Battlecry,
        each_past(YOU.play(all(&[race(Race::Draenei), not(&named("GDB_131"))])).this_game()),
    ),
    repeat_ability(
        Word::Deathrattle,
        each_past(YOU.play(all(&[race(Race::Draenei), not(&named("GDB_131"))])).this_game()),
    ),
]);

/// # Relentless Wrathguard
/// Minion · Demon · 3 mana · 4/2
/// > **Battlecry:** Deal 2 damage to an enemy minion. If it dies, **Discover** a Demon.
//~ derived GDB_132 24918b28 f6aa6ca7.8ccb35aa e313216b
pub const GDB_132: Power = battlecry(&[deal(2).to(AN_ENEMY_MINION), discover(DEMON).when(there_is(&IT.that(DEAD)))]);

/// # The Ceaseless Expanse
/// Minion · 100 mana · 10/10
/// > Costs (1) less for each time a card was drawn, played, or destroyed. **Battlecry:** Destroy all other minions.
//~ done GDB_142 - 6c17f877.69de593b cdae52fa
pub const GDB_142: Power = abilities(&[
    // No source: cards that are destroyed are those that die or wear out in play, are destroyed in a hand or a deck, or find no room in it.
    costs(&[cost_less(1).times(sum(&[
        PLAYERS.draw(CARD).this_game().count(),
        PLAYERS.play(CARD).this_game().count(),
        PLAYERS.sees_destroyed(CARD).this_game().count(),
    ]))]),
    battlecry(&[destroy(OTHER_MINIONS)]),
]);

/// # Nexus-Prince Shaffar
/// Minion · 3 mana · 3/3
/// > **Spellburst:** Give a minion in your hand +3/+3 and this **Spellburst** *(unless it already has these effects).*
/// - Makes: Shaffar's Beacon [`GDB_143e`] ("\+3/+3 and Spellburst: Give a minion in your hand…")
//~ done GDB_143 - 05878c57.fc86124c ad0f2cbf.41d08aaf
pub const GDB_143: Power = on(Word::Spellburst, SEND_BEACON);

/// Gives a minion in hand the enchantment, unless it has it.
const SEND_BEACON: &[Effect] =
    &[attach("GDB_143e").to(YOUR_HAND.that(all(&[MINION, not(&bears("GDB_143e"))])).random())];

/// # Shaffar's Beacon
/// Enchantment
/// > \+3/+3 and **Spellburst**: Give a minion in your hand this enchantment.
//~ done GDB_143e - d522ad72.b7328e10 4b6595ce
pub const GDB_143e: Power = abilities(&[enchant(&[plus(3, 3)]), on(Word::Spellburst, SEND_BEACON)]);

/// # Kil'jaeden
/// Minion · Demon · 7 mana · 7/7
/// > **Battlecry:** Replace your deck with an endless portal of Demons. Each turn, they gain an additional +2/+2.
/// - Makes: Kil'jaeden's Portal [`GDB_145e`] ("Your deck is replaced with an endless portal of…"); Legion's Power [`GDB_145e2`] ("Increased stats.")
///
/// # Notes
///
/// The portal is a deck of 30 random Demons, which the client shows, each made by the enchantment of the portal, and face down (replay
/// of a game in the tests of the tracker Firestone, "kiljaeden-portal"). It brings another one for each that is drawn, and at the start
/// of the turn for those that left the deck otherwise.
///
/// No source: what they gain begins with the next turn of its player; a second portal brings new Demons that have gained as much.
//~ done GDB_145 - 13d509b8.7df5904e 83232be9.a8da1c93
pub const GDB_145: Power = battlecry(&[
    remove_from_game(YOUR_DECK),
    attach("GDB_145e").to(YOU).when(PORTALS.never()),
    put_at_bottom(random(DEMON)).picks(30),
    attach("GDB_145e2").with_x(PORTAL_TURNS.count()).to(IT).when(PORTAL_TURNS.at_least(1)),
    mark_completed(),
]);

/// Portals that were opened, and the turns that have begun since.
const PORTALS: Past = YOU.complete(named("GDB_145")).this_game();
const PORTAL_TURNS: Past = YOU.complete(named("GDB_145e")).this_game();
/// A Demon that the portal has made: the first ones by Kil'jaeden, the others by the enchantment of the player.
const OF_PORTAL: Condition = all(&[DEMON, made_by(&together(&[YOU, PLAYED_BY_YOU.that(named("GDB_145"))]))]);
const NEW_DEMON: &[Effect] = &[
    put_at_bottom(random(DEMON)),
    attach("GDB_145e2").with_x(PORTAL_TURNS.count()).to(IT).when(PORTAL_TURNS.at_least(1)),
];

/// # Kil'jaeden's Portal
/// Enchantment
/// > Your deck is replaced with an endless portal of Demons. Each turn they gain and additional +2/+2.
//~ done GDB_145e - d522ad72.c27fcae9 324d89fa
pub const GDB_145e: Power = abilities(&[
    whenever(YOU.turn_start()).then(&[
        mark_completed(),
        attach("GDB_145e2").to(YOUR_DECK.that(OF_PORTAL)),
        repeat(30, &[if_(there_are_at_most(29, &YOUR_DECK), NEW_DEMON)]),
    ]),
    whenever(YOU.draw(OF_PORTAL)).then(NEW_DEMON),
]);

/// # Legion's Power
/// Enchantment
/// > Increased stats.
//~ done GDB_145e2 - d522ad72.a536d554 2eade0aa
pub const GDB_145e2: Power = enchant(&[plus(2, 2).times(X)]);

/// # Ethereal Oracle
/// Minion · 3 mana · 2/3
/// > **Spell Damage +1 Spellburst:** Draw 2 spells.
//~ derived GDB_310 bd67a232 decb9ba2.ce47dfa2 c149d44d
pub const GDB_310: Power = on(Word::Spellburst, &[draw_that(2, SPELL)]);

/// # Deep Space Curator
/// Minion · 3 mana · 2/4
/// > **Spellburst:** Get a random minion of the spell's Cost. Set its Cost to (0).
//~ derived GDB_311 167f34a3 def81b81.e03c18c6 cc87f528
pub const GDB_311: Power = on(Word::Spellburst, &[get(random_costing(MINION, COST.of(THAT))), give(&[cost(0)]).to(IT)]);

/// # Eredar Brute
/// Minion · Demon · 7 mana · 5/6
/// > **Taunt**, **Lifesteal** Costs (1) less for each enemy minion.
//~ derived GDB_320 9df4fd2d a74db3c2.6310db7b 2ac9ec68
pub const GDB_320: Power = costs(&[cost_less(1).for_each(ENEMY_MINIONS)]);

/// # Mutating Lifeform
/// Minion · All · 5 mana · 3/8
/// > After this survives damage, gain a random **Bonus Effect**.
//~ done GDB_321 - 4cc7daed.6a38aa21 9157f44c
pub const GDB_321: Power =
    after(THIS.takes_damage_from(CARD)).when(there_is(&THIS.that(not(&DEAD)))).then(&[bonus_effects(1)]);

/// # Lightfused Manasaber
/// Minion · Beast · 6 mana · 6/6
/// > **Rush Spellburst:** Gain **Divine Shield**.
//~ derived GDB_322 5084ee75 d6ed3c13.7aa6aa2a 96a868ce
pub const GDB_322: Power = on(Word::Spellburst, &[give(&[has(GameTag::DIVINE_SHIELD)])]);

/// # Ur'zul Rager
/// Minion · Demon · 3 mana · 5/1
/// > **Lifesteal Spellburst:** Attack a random enemy minion.
//~ derived GDB_330 42e13cbd d20d5bfc.95a1b73f 1bce609a
pub const GDB_330: Power = on(Word::Spellburst, &[make_attack(THIS, ENEMY_MINIONS.random())]);

/// # Splitting Spacerock
/// Minion · Elemental · 8 mana · 8/8
/// > **Deathrattle:** Summon two 4/4 Splitting Boulders.
/// - Makes: Splitting Boulder [`GDB_331t1`] (4/4, "Deathrattle: Summon two 2/2 Splitting Stones."); Splitting Stone [`GDB_331t2`] (2/2, "Deathrattle: Summon two 1/1 Pebbles."); Pebble [`GDB_331t3`] (1/1)
//~ derived GDB_331 7777c6bb 94a348eb.7a789fca bb7a2f68.908859e0
pub const GDB_331: Power = deathrattle(&[summon(card("GDB_331t1")).copies(2)]);

/// # Splitting Boulder
/// Minion · Elemental · 4 mana · 4/4
/// > **Deathrattle:** Summon two 2/2 Splitting Stones.
/// - Makes: Splitting Stone [`GDB_331t2`] (2/2, "Deathrattle: Summon two 1/1 Pebbles.")
//~ derived GDB_331t1 f5cb3e39 c561b775.411c30d6 398cc8a9.953b5fcc
pub const GDB_331t1: Power = deathrattle(&[summon(card("GDB_331t2")).copies(2)]);

/// # Splitting Stone
/// Minion · Elemental · 2 mana · 2/2
/// > **Deathrattle:** Summon two 1/1 Pebbles.
/// - Makes: Pebble [`GDB_331t3`] (1/1)
//~ derived GDB_331t2 e8f7f75e 2edd8b58.463db19d 6e5374d5.0b04966d
pub const GDB_331t2: Power = deathrattle(&[summon(card("GDB_331t3")).copies(2)]);

/// # Pebble
/// Minion · Elemental · 1 mana · 1/1
//~ vanilla GDB_331t3 a16188c8 f82494ef 8661d007
pub const GDB_331t3: Power = VANILLA;

/// # Space Pirate
/// Minion · Pirate · 1 mana · 2/1
/// > **Deathrattle:** Your next weapon costs (1) less.
/// - Makes: Space Piracy [`GDB_333e`] ("Your next weapon costs (1) less.")
//~ derived GDB_333 ad9ba0d7 412e6741.cbcf1dc2 9a439455.70fe14fb
pub const GDB_333: Power = deathrattle(&[attach("GDB_333e").to(YOU)]);

/// # Space Piracy
/// Enchantment
/// > Your next weapon costs (1) less.
//~ derived GDB_333e 79ff60e4 d522ad72.92d3adf1 a71a19b4
pub const GDB_333e: Power = enchant(&[]).aura(YOUR_HAND.that(WEAPON), &[cost_less(1)]).until(YOU.play(WEAPON));

/// # Star Vulpera
/// Minion · 5 mana · 4/5
/// > **Tradeable Battlecry:** Destroy an enemy **Starship** or **Starship Piece**.
// No source: a Starship that is being built is out of reach.
//~ done GDB_340 - a0c2f312.67272545 aeb1976a
pub const GDB_340: Power =
    battlecry(&[destroy(AN_ENEMY_MINION.that(any(&[with(GameTag::STARSHIP), with(GameTag::STARSHIP_PIECE)])))]);

/// # Red Giant
/// Minion · Elemental · 8 mana · 8/8
/// > Costs (1) less for each adjacent card played while in hand.
//~ done GDB_341 - 94a348eb.550a91dd 49dc887b
pub const GDB_341: Power =
    whenever(YOU.play(CARD)).in_hand().when(is(&THAT.hand_neighbours())).then(&[give(&[cost_less(1)])]);

/// # Perplexing Anomaly
/// Minion · Elemental · 3 mana · 2/5
/// > **Rush**, **Taunt**, **...Stealth?**
//~ done GDB_343 - 4021da37.2a143791 0a5d99ea
pub const GDB_343: Power = VANILLA;

/// # Asteroid
/// Spell · 1 mana
/// > **Casts When Drawn** Deal $@ damage to a random enemy.
/// - Numbers: {0} = 2
//~ done GDB_430 - 2f198b86.8f0ea9eb.ea1d8a8e a0053589
pub const GDB_430: Power = abilities(&[
    spell(&[deal(1).times(TEXT_NUMBER).to(ENEMIES.random())]),
    improved(YOU.complete(named("GDB_434")).this_game().count()),
]);

/// # Moonstone Mauler
/// Minion · Elemental · 2 mana · 2/2
/// > **Battlecry:** Shuffle 3 Asteroids into your deck that deal @ damage to a random enemy when drawn.
/// - Numbers: {0} = 2
/// - Makes: Asteroid [`GDB_430`] ("Casts When Drawn Deal 2 damage to a random enemy.")
//~ derived GDB_435 4e89684b 2edd8b58.9b493e96.ea1d8a8e 231eb46f.3d43aa5e
pub const GDB_435: Power = battlecry(&[shuffle(card("GDB_430")).copies(3)]);

/// # Ace Wayfinder
/// Minion · Draenei · 4 mana · 4/4
/// > **Battlecry:** Gain two random **Bonus Effects**. The next Draenei you play gains them as well.
/// - Makes: Ace Wayfinder Future Buff [`GDB_450e`] ("The next Draenei you play gains two random Bonus…")
//~ done GDB_450 - 9449ae10.7e071321 c763e35f.eb73351e
pub const GDB_450: Power = battlecry(&[
    bonus_effects(2),
    later(&whenever(YOU.play(race(Race::Draenei))).does(&[give(&[has(GameTag::DIVINE_SHIELD)]).to(THAT)]))
        .when(there_is(&THIS.that(with(GameTag::DIVINE_SHIELD)))),
    later(&whenever(YOU.play(race(Race::Draenei))).does(&[give(&[has(GameTag::TAUNT)]).to(THAT)]))
        .when(there_is(&THIS.that(with(GameTag::TAUNT)))),
    later(&whenever(YOU.play(race(Race::Draenei))).does(&[give(&[has(GameTag::RUSH)]).to(THAT)]))
        .when(there_is(&THIS.that(with(GameTag::RUSH)))),
    later(&whenever(YOU.play(race(Race::Draenei))).does(&[give(&[has(GameTag::WINDFURY)]).to(THAT)]))
        .when(there_is(&THIS.that(with(GameTag::WINDFURY)))),
    later(&whenever(YOU.play(race(Race::Draenei))).does(&[give(&[has(GameTag::POISONOUS)]).to(THAT)]))
        .when(there_is(&THIS.that(with(GameTag::POISONOUS)))),
    later(&whenever(YOU.play(race(Race::Draenei))).does(&[give(&[has(GameTag::ELUSIVE)]).to(THAT)]))
        .when(there_is(&THIS.that(with(GameTag::ELUSIVE)))),
    later(&whenever(YOU.play(race(Race::Draenei))).does(&[give(&[has(GameTag::REBORN)]).to(THAT)]))
        .when(there_is(&THIS.that(with(GameTag::REBORN)))),
    later(&whenever(YOU.play(race(Race::Draenei))).does(&[give(&[has(GameTag::LIFESTEAL)]).to(THAT)]))
        .when(there_is(&THIS.that(with(GameTag::LIFESTEAL)))),
]);

/// # Ace Wayfinder Future Buff
/// Enchantment
/// > The next Draenei you play gains two random **Bonus Effects**.
//~ todo GDB_450e d718b4bb d522ad72.223ebb74 06b9d2a3
pub const GDB_450e: Power = TODO;

/// # Astral Vigilant
/// Minion · 1 mana · 1/2
/// > **Battlecry:** Get a copy of the last Draenei you played.
//~ done GDB_461 - cbfac199.8b06ada5 7618093c
pub const GDB_461: Power = battlecry(&[get(last_of(YOU.play(race(Race::Draenei)).this_game().other()))]);

/// # Troubled Mechanic
/// Minion · Draenei · 2 mana · 2/1
/// > **Divine Shield Spellburst:** Draw a Draenei.
//~ derived GDB_463 056393d4 fe1b2a2a.8efd71a0 c6e9ce62
pub const GDB_463: Power = on(Word::Spellburst, &[draw_that(1, race(Race::Draenei))]);

/// # Starlight Wanderer
/// Minion · Draenei · 1 mana · 2/1
/// > **Battlecry:** The next Draenei you play gains +2/+1.
/// - Makes: Starlight Wanderer Future Buff [`GDB_720e`] ("The next Draenei you play gains +2/+1."); Sparkling Starlight [`GDB_720e1`] ("\+2/+1.")
//~ derived GDB_720 d8a607e3 f82605ea.8d774bf8 8dd2da71.3d01b119
pub const GDB_720: Power =
    battlecry(&[later(&whenever(YOU.play(race(Race::Draenei))).does(&[attach("GDB_720e1").to(THAT)]))]);

/// # Starlight Wanderer Future Buff
/// Enchantment
/// > The next Draenei you play gains +2/+1.
//~ todo GDB_720e 785ad9e0 d522ad72.01e70a27 1793d1b2
pub const GDB_720e: Power = TODO;

/// # Sparkling Starlight
/// Enchantment
/// > \+2/+1.
//~ derived GDB_720e1 2f412ae4 d522ad72.3a1273bb 62f8ee5b
pub const GDB_720e1: Power = enchant(&[plus(2, 1)]);

/// # Crimson Commander
/// Minion · Draenei · 3 mana · 4/3
/// > **Battlecry and Deathrattle:** Give all Draenei in your hand +2/+1.
/// - Makes: Red Shirt [`GDB_722e`] ("\+2/+1.")
//~ derived GDB_722 d58ee14a 14eb0f06.b422ef35 52ec742e.65f39acf
#[rustfmt::skip]
pub const GDB_722: Power = abilities(&[battlecry(&[attach("GDB_722e").to(YOUR_HAND.that(race(Race::Draenei)))]), deathrattle(&[attach("GDB_722e").to(YOUR_HAND.that(race(Race::Draenei)))])]);

/// # Red Shirt
/// Enchantment
/// > \+2/+1.
//~ derived GDB_722e 98c97403 d522ad72.3a1273bb 95932864
pub const GDB_722e: Power = enchant(&[plus(2, 1)]);

/// # Hologram Operator
/// Minion · Draenei · 2 mana · 3/2
/// > **Battlecry:** Get 3 random **Temporary** Draenei.
//~ derived GDB_723 0b04f00b bd37b52b.3d801dbc 4e1a2b55
pub const GDB_723: Power =
    battlecry(&[get(random(race(Race::Draenei))).picks(3), give(&[has(GameTag::GHOSTLY)]).to(IT)]);

/// # Starscale Constellar
/// Minion · Dragon · 5 mana · 4/7
/// > **Spellburst:** Double this minion's Attack.
/// - Makes: Starscales [`GDB_860e`] ("Multiplying Attack.")
//~ derived GDB_860 7cb26922 70b1f131.ef288c5b 9c36d901.59ecedd5
pub const GDB_860: Power = on(Word::Spellburst, &[give(&[ATTACK.doubled()])]);

/// # Starscales
/// Enchantment
/// > Multiplying Attack.
//~ todo GDB_860e ae9b67d0 d522ad72.4ef44c09 9f5a21d9
pub const GDB_860e: Power = TODO;

/// # Stranded Spaceman
/// Minion · Draenei · 2 mana · 2/3
/// > **Battlecry:** The next Draenei you play gains +2 Health and **Rush**.
/// - Makes: Stranded Spaceman Future Buff [`GDB_861e`] ("The next Draenei you play gains +2 Health and…"); To the Rescue! [`GDB_861e2`] ("\+2 Health and Rush.")
//~ derived GDB_861 0890fbae feeef278.2db9a171 7d5a8f73.f0ac13a8
pub const GDB_861: Power =
    battlecry(&[later(&whenever(YOU.play(race(Race::Draenei))).does(&[attach("GDB_861e2").to(THAT)]))]);

/// # Stranded Spaceman Future Buff
/// Enchantment
/// > The next Draenei you play gains +2 Health and **Rush**.
//~ todo GDB_861e cc353862 d522ad72.1617bdb8 6a3a952e
pub const GDB_861e: Power = TODO;

/// # To the Rescue!
/// Enchantment
/// > \+2 Health and **Rush**.
//~ derived GDB_861e2 294602b5 d522ad72.acd54681 032f619d
pub const GDB_861e2: Power = enchant(&[HEALTH.plus(2), has(GameTag::RUSH)]);

/// # Galactic Crusader
/// Minion · Draenei · 7 mana · 3/9
/// > **Taunt Deathrattle:** Get two random Holy spells. They cost (3) less.
//~ derived GDB_862 4e24d474 2bc87cf8.37917c24 4ec38d3b
pub const GDB_862: Power =
    deathrattle(&[get(random(school(SpellSchool::Holy))).picks(2), give(&[cost_less(3)]).to(IT)]);

/// # Lunar Trailblazer
/// Minion · Draenei · 5 mana · 6/4
/// > **Battlecry:** Set the Cost of a random spell in your hand to this minion's Cost.
/// - Makes: Trail Blazed [`GDB_863e`] ("Adjusted Cost.")
//~ done GDB_863 - d6893e7c.86922167 ea79bed5.f3c753ea
pub const GDB_863: Power = battlecry(&[attach("GDB_863e").with_x(COST.of(THIS)).to(YOUR_HAND.that(SPELL).random())]);

/// # Trail Blazed
/// Enchantment
/// > Adjusted Cost.
//~ done GDB_863e - d522ad72.8be7f9cc 60a8a698
pub const GDB_863e: Power = enchant(&[COST.set_to(X)]);

/// # Astrobiologist
/// Minion · Draenei · 2 mana · 2/2
/// > **Battlecry:** At the start of your next turn, **Discover** a spell.
/// - Makes: Astrobiologist [`GDB_874e`] ("Discover a spell next turn.")
//~ derived GDB_874 ac234b65 feea6b45.c6a1a069 768cf6ac.c6cd7d78
pub const GDB_874: Power = battlecry(&[later(&whenever(YOU.turn_start()).does(&[discover(SPELL)]))]);

/// # Astrobiologist
/// Enchantment
/// > **Discover** a spell next turn.
//~ todo GDB_874e ea5e627d d522ad72.23591098 768cf6ac
pub const GDB_874e: Power = TODO;

/// # Escape Pod
/// Minion · 3 mana · 2/1
/// > **Rush Deathrattle:** Give adjacent minions +1/+1 and **Rush**.
/// - Makes: Escaping [`GDB_877e`] ("\+1/+1 and Rush.")
//~ derived GDB_877 06d5ec0b dede83d0.717ad568 d1dc0e27.9f8b1ad1
pub const GDB_877: Power = deathrattle(&[attach("GDB_877e").to(THIS.neighbours())]);

/// # Escaping
/// Enchantment
/// > \+1/+1 and **Rush**.
//~ derived GDB_877e 125183d2 d522ad72.56cf9b71 4ec460fc
pub const GDB_877e: Power = enchant(&[plus(1, 1), has(GameTag::RUSH)]);

/// # Braingill
/// Minion · Murloc · 2 mana · 2/1
/// > **Battlecry:** Give your other Murlocs "**Deathrattle:** Draw a card."
/// - Makes: MRGLGIGA BRAIN [`GDB_878e`] ("Deathrattle: Draw a card.")
//~ derived GDB_878 b34710f6 3327e28d.a70c766b c20dfab2.51e43600
pub const GDB_878: Power = battlecry(&[attach("GDB_878e").to(OTHER_FRIENDLY_MINIONS.that(MURLOC))]);

/// # MRGLGIGA BRAIN
/// Enchantment
/// > **Deathrattle:** Draw a card.
//~ derived GDB_878e 31957f01 d522ad72.505f40e5 546f26e7
pub const GDB_878e: Power = deathrattle(&[draw(1)]);

/// # Launch Starship
/// Spell · 5 mana
/// > Launch your **Starship**.
//~ todo GDB_905 7ddc538b 36b694de.fa620098 de2da8e5
pub const GDB_905: Power = TODO;

/// # Abort Launch
/// Spell · 0 mana
/// > Abort Launch.
//~ todo GDB_906 f205bcf4 3e8f9d5a.fdfc7bc2 eead8f44
pub const GDB_906: Power = TODO;

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived GDB_COIN1 5754e60c 3e8f9d5a.095f71be c6be21f5
pub const GDB_COIN1: Power = spell(&[gain_mana(1)]);

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived GDB_COIN2 1b3df00b 3e8f9d5a.095f71be c6be21f5
pub const GDB_COIN2: Power = spell(&[gain_mana(1)]);

/// # Grunty
/// Minion · Murloc · 8 mana · 3/4
/// > **Battlecry:** Summon four random Murlocs, then shoot them at enemy minions. *(You pick the targets!)*
///
/// # Notes
///
/// The Murlocs attack one after the other, each one what the player picks for it, as minions do that Party Crasher throws (no source for
/// the attack). One that has died before is not shot.
//~ done SC_013 - 784f99a7.22294f5a dcf18fd2
pub const SC_013: Power = battlecry(&[
    summon(random(MURLOC)).picks(4),
    one_by_one(
        IT,
        &[choose_from(ENEMY_MINIONS.that(not(&DEAD)), &[make_attack(THAT, IT)], &[])
            .when(there_is(&THAT.that(not(&DEAD))))],
    ),
]);

/// # Wayward Probe
/// Minion · Mech · 4 mana · 4/3
/// > **Battlecry and Deathrattle:** Get a random **Starship Piece**.
//~ derived SC_500 22c9fd64 dc791433.e9251eda c88d0c22
#[rustfmt::skip]
pub const SC_500: Power = abilities(&[battlecry(&[get(random(with(GameTag::STARSHIP_PIECE)))]), deathrattle(&[get(random(with(GameTag::STARSHIP_PIECE)))])]);
