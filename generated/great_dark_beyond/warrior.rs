//! Warrior cards of The Great Dark Beyond.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 1d350bd4

/// # Hostile Invader
///
/// `GDB_226` · Warrior minion · 5 mana · 3/5
///
/// > **Battlecry,** Spellburst**, and Deathrattle:** Deal 2 damage to all other minions.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Minion type: Demon
/// - Mechanics: Deathrattle, Battlecry, Spellburst
///
/// State: Derived
//~ derived GDB_226 c5af2b4e 0992295b 3c8f6f5c.29670dc7
#[rustfmt::skip]
pub const GDB_226: Power = abilities(&[battlecry(&[deal(2).to(OTHER_MINIONS)]), on(Word::Spellburst, &[deal(2).to(OTHER_MINIONS)]), deathrattle(&[deal(2).to(OTHER_MINIONS)])]);

/// # Jettison
///
/// `GDB_227` · Warrior spell · 2 mana
///
/// > **Discover** a spell. Spend 2 Armor to **Discover** another.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Mechanics: Discover
///
/// State: Derived
//~ derived GDB_227 51c06627 a1e5d94a 03f148d6.5ad0b1a0
pub const GDB_227: Power = spell(&[discover(SPELL), pay(Cost::of(Part::Armor(2)), &[discover(SPELL)])]);

/// # Captain's Log
///
/// `GDB_228` · Warrior spell · 4 mana
///
/// > Draw 2 cards. Costs (1) less for each Draenei you control.
///
/// - Set: The Great Dark Beyond · common · collectible
///
/// State: Derived
//~ derived GDB_228 bb8b4aa1 90f7f8e8 736780f1.33a4613b
pub const GDB_228: Power =
    abilities(&[spell(&[draw(2)]), costs(&[cost_less(1).for_each(FRIENDLY_MINIONS.that(race(Race::Draenei)))])]);

/// # Expedition Sergeant
///
/// `GDB_229` · Warrior minion · 3 mana · 3/4
///
/// > **Battlecry:** The next Draenei you play immediately attacks a random enemy.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Enchantments: Expedition Sergeant Future Buff [`GDB_229e`]
///
/// State: Derived
//~ derived GDB_229 edaf1025 5c8a4302 d3505e75.11de4a72
pub const GDB_229: Power =
    battlecry(&[later(&after(YOU.play(race(Race::Draenei))).does(&[make_attack(THAT, ENEMIES.random())]))]);

/// # Expedition Sergeant Future Buff
///
/// `GDB_229e` · Warrior enchantment
///
/// > The next Draenei you play immediately attacks a random enemy.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ todo GDB_229e cf21a83a e4878e14 06939c1a.80102bc2
pub const GDB_229e: Power = TODO;

/// # Stalwart Avenger
///
/// `GDB_230` · Warrior minion · 4 mana · 7/2
///
/// > **Immune** while attacking. At the end of EACH turn, swap this minion's Attack and Health.
///
/// - Set: The Great Dark Beyond · epic · collectible
/// - Minion type: Draenei
/// - Mechanics: Immune While Attacking
/// - Refers to: Immune
/// - Enchantments: Stance Swap [`GDB_230e`]
///
/// State: Derived
//~ derived GDB_230 bebd8322 adc58e1c 1f54ef9b.05eb5563
pub const GDB_230: Power = whenever(PLAYERS.turn_end()).then(&[swap_stats(THIS)]);

/// # Stance Swap
///
/// `GDB_230e` · Warrior enchantment
///
/// > Attack and Health swapped.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ todo GDB_230e 38eaa552 74d94c7f 9f8eba03.e2c52dda
pub const GDB_230e: Power = TODO;

/// # Crystalline Greatmace
///
/// `GDB_231` · Warrior weapon · 2 mana · 2/2 durability
///
/// > After your hero attacks, give all Draenei in your hand +2 Attack.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Enchantments: Vindication [`GDB_231e`]
///
/// State: Derived
//~ derived GDB_231 9b73ee28 c810215c 2efa4861.18c77821
pub const GDB_231: Power =
    after(YOUR_HERO.attack(CARD)).then(&[attach("GDB_231e").to(YOUR_HAND.that(race(Race::Draenei)))]);

/// # Vindication
///
/// `GDB_231e` · Warrior enchantment
///
/// > +2 Attack.
///
/// - Set: The Great Dark Beyond
///
/// State: Derived
//~ derived GDB_231e a6d7392d 10d8fc42 8c436ba4.bf3d1612
pub const GDB_231e: Power = enchant(&[ATTACK.plus(2)]);

/// # Unyielding Vindicator
///
/// `GDB_232` · Warrior minion · 4 mana · 5/4
///
/// > **Battlecry:** The next Draenei you play gives your hero its Attack for that turn.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Enchantments: Unyielding Vindicator Future Buff [`GDB_232e`], Vindicator's Power [`GDB_232e2`]
///
/// State: Derived
//~ derived GDB_232 fa60911d 4ad38918 22747c54.1de0f4fd
#[rustfmt::skip]
pub const GDB_232: Power = battlecry(&[later(&after(YOU.play(race(Race::Draenei))).does(&[lend(&[ATTACK.plus(1).times(X)], Lasts::ThisTurn).times(ATTACK.of(THAT)).to(YOUR_HERO)]))]);

/// # Unyielding Vindicator Future Buff
///
/// `GDB_232e` · Neutral enchantment
///
/// > The next Draenei you play gives your hero its Attack for that turn.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ todo GDB_232e 5b6b2636 6776a3eb 12813959.0b250722
pub const GDB_232e: Power = TODO;

/// # Vindicator's Power
///
/// `GDB_232e2` · Warrior enchantment
///
/// > Increased Attack this turn.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ todo GDB_232e2 b6a0417d a61753da 64af21b0.d334ac6d
pub const GDB_232e2: Power = TODO;

/// # Dwarf Planet
///
/// `GDB_233` · Warrior spell · 10 mana
///
/// > Fill your board with random 2-Cost minions that attack random enemies.
///
/// - Set: The Great Dark Beyond · epic · collectible
///
/// State: Derived
//~ derived GDB_233 af5d576f fc5a9454 364fbdca.2d400fd5
pub const GDB_233: Power =
    spell(&[summon(random(all(&[MINION, COST.is(2)]))).copies(7), make_attack(IT, ENEMIES.random())]);

/// # Spore Empress Moldara
///
/// `GDB_234` · Warrior minion · 6 mana · 6/7
///
/// > **Start of Game:** Shuffle 7 Replicating Spores into your deck. **Battlecry:** Cast one.
///
/// - Set: The Great Dark Beyond · legendary · collectible
/// - Mechanics: Battlecry, Start Of Game Keyword
/// - Tags: `2936` = 1
/// - Tokens: Replicating Spore [`GDB_234t`]
///
/// State: Todo
//~ todo GDB_234 b9687e47 234e8b04 ce2014e9.dc6379e5
pub const GDB_234: Power = TODO;

/// # Replicating Spore
///
/// `GDB_234t` · Warrior spell · 5 mana
///
/// > Summon a random 5-Cost minion. Your future Replicating Spores summon it as well.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ todo GDB_234t 0dae694e 9944e92f 06ab28d8.bfcff1a9
pub const GDB_234t: Power = TODO;

/// # Exarch Akama
///
/// `GDB_235` · Warrior minion · 5 mana · 3/6
///
/// > After this attacks, all other friendly minions can attack again *(except Exarch Akama)*.
///
/// - Set: The Great Dark Beyond · legendary · collectible
/// - Minion type: Draenei
///
/// State: Todo
//~ todo GDB_235 03f817b4 ee97f8bf ad0a8bb2.5beb8bc6
pub const GDB_235: Power = TODO;

/// # Yamato Cannon
///
/// `SC_406` · Warrior minion · 4 mana · 3/3
///
/// > **Starship Piece Battlecry:** Destroy a random enemy minion. Also triggers on launch.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry, Terran, Starship Piece, Starship Launch Trigger
/// - Refers to: Starship
/// - Tags: `1724` = 1, `3684` = 1
/// - Enchantments: Yamato Cannon [`SC_406e`]
///
/// State: Derived
//~ derived SC_406 3453c04b 3fc967cd 72e1cabd.8e0f8281
pub const SC_406: Power =
    abilities(&[battlecry(&[destroy(ENEMY_MINIONS.random())]), on(Word::Launch, &[destroy(ENEMY_MINIONS.random())])]);

/// # Yamato Cannon
///
/// `SC_406e` · Warrior enchantment
///
/// > **Battlecry:** Destroy a random enemy minion. Also triggers on launch.
///
/// - Set: The Great Dark Beyond
/// - Tags: `3870` = 1
///
/// State: Derived
//~ derived SC_406e 500d6634 05a6701b b69f6c31.64f10525
pub const SC_406e: Power =
    abilities(&[battlecry(&[destroy(ENEMY_MINIONS.random())]), on(Word::Launch, &[destroy(ENEMY_MINIONS.random())])]);

/// # Concussive Shells
///
/// `SC_411` · Warrior spell · 1 mana
///
/// > Deal $2 damage and gain 2 Armor. Your next **Starship** launch costs (2) less.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Mechanics: Terran
/// - Refers to: Starship
/// - Tags: `1724` = 1
///
/// State: Todo
//~ todo SC_411 55f6e9ce 083f61df 09526ba3.abf87ed0
pub const SC_411: Power = TODO;

/// # Thor
///
/// `SC_414` · Warrior minion · 8 mana · 8/8
///
/// > **Battlecry:** Deal 5 damage. *(Transforms if you launched a **Starship** this game.)*
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry, Terran
/// - Refers to: Starship
/// - Tags: `1724` = 1
/// - Target: "Deal 5 damage."
/// - Tokens: Thor, Explosive Payload [`SC_414t`]
///
/// State: Todo
//~ todo SC_414 051097d4 314786b9 be5c3a91.5fe0ace0
pub const SC_414: Power = TODO;

/// # Thor, Explosive Payload
///
/// `SC_414t` · Warrior minion · 8 mana · 8/8
///
/// > **Battlecry:** Deal 5 damage. Repeat at a random enemy for each **Starship** you've launched this game.@ *(@)*
///
/// - Set: The Great Dark Beyond · rare
/// - Minion type: Mech
/// - Mechanics: Battlecry, Terran
/// - Refers to: Starship
/// - Tags: `1724` = 1
/// - Target: "Deal 5 damage."
///
/// State: Todo
//~ todo SC_414t 1dc25d07 577be740 98caa7e6.3268d9ce
pub const SC_414t: Power = TODO;
