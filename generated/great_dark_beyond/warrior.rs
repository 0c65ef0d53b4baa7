//! Warrior cards of The Great Dark Beyond.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 3e1e8a6c

/// # Hostile Invader
/// Minion · Demon · 5 mana · 3/5
/// > **Battlecry, Spellburst, and Deathrattle:** Deal 2 damage to all other minions.
//~ derived GDB_226 0992295b 98fbcdb0.6c75959e 68493b5f
#[rustfmt::skip]
pub const GDB_226: Power = abilities(&[battlecry(&[deal(2).to(OTHER_MINIONS)]), on(Word::Spellburst, &[deal(2).to(OTHER_MINIONS)]), deathrattle(&[deal(2).to(OTHER_MINIONS)])]);

/// # Jettison
/// Spell · 2 mana
/// > **Discover** a spell. Spend 2 Armor to **Discover** another.
//~ done GDB_227 - 7846e7ae.5ad0b1a0 a63fff47
pub const GDB_227: Power = spell(&[discover(SPELL), pay(Cost::of(Part::Armor(2)), &[discover(SPELL)])]);

/// # Captain's Log
/// Spell · 4 mana
/// > Draw 2 cards. Costs (1) less for each Draenei you control.
//~ derived GDB_228 90f7f8e8 38d1d3b0.33a4613b 282c6976
pub const GDB_228: Power =
    abilities(&[spell(&[draw(2)]), costs(&[cost_less(1).for_each(FRIENDLY_MINIONS.that(race(Race::Draenei)))])]);

/// # Expedition Sergeant
/// Minion · Draenei · 3 mana · 3/4
/// > **Battlecry:** The next Draenei you play immediately attacks a random enemy.
/// - Makes: Expedition Sergeant Future Buff [`GDB_229e`] ("The next Draenei you play immediately attacks a…")
//~ done GDB_229 - 6596ac24.11de4a72 669b1d27.c884ff91
pub const GDB_229: Power =
    battlecry(&[later(&after(YOU.play(race(Race::Draenei))).does(&[make_attack(THAT, ENEMIES.random())]))]);

/// # Expedition Sergeant Future Buff
/// Enchantment
/// > The next Draenei you play immediately attacks a random enemy.
//~ todo GDB_229e e4878e14 d522ad72.80102bc2 4508b5ae
pub const GDB_229e: Power = TODO;

/// # Stalwart Avenger
/// Minion · Draenei · 4 mana · 7/2
/// > **Immune** while attacking. At the end of EACH turn, swap this minion's Attack and Health.
/// - Makes: Stance Swap [`GDB_230e`] ("Attack and Health swapped.")
//~ derived GDB_230 adc58e1c 48a15894.05eb5563 a5f1e66d.f87c0b01
pub const GDB_230: Power = whenever(PLAYERS.turn_end()).then(&[swap_stats(THIS)]);

/// # Stance Swap
/// Enchantment
/// > Attack and Health swapped.
//~ todo GDB_230e 74d94c7f d522ad72.e2c52dda 8992b1c3
pub const GDB_230e: Power = TODO;

/// # Crystalline Greatmace
/// Weapon · 2 mana · 2/2 durability
/// > After your hero attacks, give all Draenei in your hand +2 Attack.
/// - Makes: Vindication [`GDB_231e`] ("\+2 Attack.")
//~ derived GDB_231 c810215c 55a4c629.18c77821 bee52768.5ec0bbf8
pub const GDB_231: Power =
    after(YOUR_HERO.attack(CARD)).then(&[attach("GDB_231e").to(YOUR_HAND.that(race(Race::Draenei)))]);

/// # Vindication
/// Enchantment
/// > \+2 Attack.
//~ derived GDB_231e 10d8fc42 d522ad72.a6e18051 e49a54c8
pub const GDB_231e: Power = enchant(&[ATTACK.plus(2)]);

/// # Unyielding Vindicator
/// Minion · Draenei · 4 mana · 5/4
/// > **Battlecry:** The next Draenei you play gives your hero its Attack for that turn.
/// - Makes: Unyielding Vindicator Future Buff [`GDB_232e`] ("The next Draenei you play gives your hero its…"); Vindicator's Power [`GDB_232e2`] ("Increased Attack this turn.")
//~ done GDB_232 - c93aaddc.1de0f4fd 379b7814.81d72be2
#[rustfmt::skip]
pub const GDB_232: Power = battlecry(&[later(&after(YOU.play(race(Race::Draenei))).does(&[lend(&[ATTACK.plus(1).times(X)], Lasts::ThisTurn).with_x(ATTACK.of(THAT)).to(YOUR_HERO)]))]);

/// # Unyielding Vindicator Future Buff
/// Enchantment
/// > The next Draenei you play gives your hero its Attack for that turn.
//~ todo GDB_232e 6776a3eb d522ad72.0b250722 e29f2c9c
pub const GDB_232e: Power = TODO;

/// # Vindicator's Power
/// Enchantment
/// > Increased Attack this turn.
//~ todo GDB_232e2 a61753da d522ad72.d334ac6d 157f2776
pub const GDB_232e2: Power = TODO;

/// # Dwarf Planet
/// Spell · 10 mana
/// > Fill your board with random 2-Cost minions that attack random enemies.
//~ done GDB_233 - 81779ce0.2d400fd5 2129cbca
pub const GDB_233: Power =
    spell(&[summon(random(all(&[MINION, COST.is(2)]))).picks(7), make_attack(IT, ENEMIES.random())]);

/// # Spore Empress Moldara
/// Minion · 6 mana · 6/7
/// > **Start of Game:** Shuffle 7 Replicating Spores into your deck. **Battlecry:** Cast one.
/// - Makes: Replicating Spore [`GDB_234t`] ("Summon a random 5-Cost minion. Your future…")
//~ done GDB_234 - 8b3aeff8.dc6379e5 6473409b.fd80a5cc
pub const GDB_234: Power =
    abilities(&[on(Word::StartOfGame, &[shuffle(card("GDB_234t")).copies(7)]), battlecry(&[cast(card("GDB_234t"))])]);

/// # Replicating Spore
/// Spell · 5 mana
/// > Summon a random 5-Cost minion. Your future Replicating Spores summon it as well.
// No source: the new minion comes first, then those of the Spores before.
//~ done GDB_234t - 36b694de.bfcff1a9 491d9a90
pub const GDB_234t: Power = spell(&[
    summon(random(all(&[MINION, COST.is(5)]))),
    remember(IT),
    summon(copy_of(KEPT_WITH_YOU.that(OF_A_SPORE))),
    keep_with(copy_of(REMEMBERED), YOU),
    give(&[has(GameTag::TAG_SCRIPT_DATA_ENT_1)]).to(IT),
]);

/// Kept by a Replicating Spore: the mark tells it from other cards that are kept with a player.
pub(crate) const OF_A_SPORE: Condition = with(GameTag::TAG_SCRIPT_DATA_ENT_1);

/// # Exarch Akama
/// Minion · Draenei · 5 mana · 3/6
/// > After this attacks, all other friendly minions can attack again *(except Exarch Akama*).
//~ done GDB_235 - ae6c49a5.6a87688f 1583be3c
pub const GDB_235: Power = after(THIS.attack(CARD)).then(&[ready(OTHER_FRIENDLY_MINIONS.that(not(&named("GDB_235"))))]);

/// # Yamato Cannon
/// Minion · Mech · 4 mana · 3/3
/// > **Starship Piece Battlecry:** Destroy a random enemy minion. Also triggers on launch.
/// - Makes: Yamato Cannon [`SC_406e`] ("Battlecry: Destroy a random enemy minion. Also…")
//~ derived SC_406 3fc967cd 2ad81a39.8e0f8281 c45f1fe8.2c13800f
pub const SC_406: Power =
    abilities(&[battlecry(&[destroy(ENEMY_MINIONS.random())]), on(Word::Launch, &[destroy(ENEMY_MINIONS.random())])]);

/// # Yamato Cannon
/// Enchantment
/// > **Battlecry:** Destroy a random enemy minion. Also triggers on launch.
//~ derived SC_406e 05a6701b d522ad72.64f10525 c45f1fe8
pub const SC_406e: Power =
    abilities(&[battlecry(&[destroy(ENEMY_MINIONS.random())]), on(Word::Launch, &[destroy(ENEMY_MINIONS.random())])]);

/// # Concussive Shells
/// Spell · 1 mana
/// > Deal $2 damage and gain 2 Armor. Your next **Starship** launch costs (2) less.
//~ done SC_411 - 2f198b86.abf87ed0 bc8dab75
pub const SC_411: Power =
    spell(&[deal(2).to(TARGET), armor(2), perform(crate::great_dark_beyond::paladin::CHEAPER_LAUNCH)]);

/// # Thor
/// Minion · Mech · 8 mana · 8/8
/// > **Battlecry:** Deal 5 damage. *(Transforms if you launched a **Starship** this game.)*
/// - Makes: Thor, Explosive Payload [`SC_414t`] (8/8, "Battlecry: Deal 5 damage. Repeat at a random…")
//~ done SC_414 - d562d4ec.5fe0ace0 934fffb4.756598a2
pub const SC_414: Power =
    abilities(&[battlecry(&[deal(5).to(TARGET)]), becomes(YOU.launch(CARD).this_game().at_least(1), "SC_414t")]);

/// # Thor, Explosive Payload
/// Minion · Mech · 8 mana · 8/8
/// > **Battlecry:** Deal 5 damage. Repeat at a random enemy for each **Starship** you've launched this game.@ *(@)*
//~ done SC_414t - d562d4ec.3268d9ce b2666d82
pub const SC_414t: Power = battlecry(&[
    deal(5).to(TARGET),
    perform(&[deal(5).to(ENEMIES.random())]).times(YOU.launch(CARD).this_game().count()),
]);
