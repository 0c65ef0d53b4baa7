//! Neutral cards of Showdown in the Badlands.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file de1a9610

/// # Stone Drake
/// Minion · Elemental · Dragon · 6 mana · 2/8
/// > **Divine Shield**, **Taunt**, **Lifesteal**, **Elusive**
//~ vanilla DEEP_006 7c3a572e c09c77cd.bf94f364 c4bc5298
pub const DEEP_006: Power = VANILLA;

/// # Shale Spider
/// Minion · Elemental · 2 mana · 3/2
/// > **Battlecry:** If you played an Elemental last turn, draw a card.
//~ derived DEEP_034 03f54531 37b85927.1ccf8061 05beafec
pub const DEEP_034: Power = battlecry(&[draw(1)]).when(YOU.play(ELEMENTAL).last_turn().at_least(1));

/// # Iridescent Gyreworm
/// Minion · Elemental · 3 mana · 4/3
/// > **Deathrattle:** Give each of your minions a random **Bonus Effect**.
//~ done DEEP_035 - fc9a7139.1a45438e 312684c0
pub const DEEP_035: Power = deathrattle(&[bonus_effects(1).to(FRIENDLY_MINIONS)]);

/// # Therazane
/// Minion · Elemental · 7 mana · 7/5
/// > **Taunt Deathrattle:** Double the stats of all Elementals in your hand and deck.
/// - Makes: Earthmother's Boon [`DEEP_036e`] ("Doubled Attack and Health.")
//~ derived DEEP_036 e778b10a efb7e7ed.144ee86a c7aba015.f45cfdc1
#[rustfmt::skip]
pub const DEEP_036: Power = deathrattle(&[give(&[ATTACK.doubled(), HEALTH.doubled()]).to(together(&[YOUR_HAND.that(ELEMENTAL), YOUR_DECK.that(ELEMENTAL)]))]);

/// # Earthmother's Boon
/// Enchantment
/// > Doubled Attack and Health.
//~ todo DEEP_036e 3f8b6d83 d522ad72.25b00aaf 0706098a
pub const DEEP_036e: Power = TODO;

/// # Maruut Stonebinder
/// Minion · 7 mana · 5/6
/// > **Battlecry:** If your deck started with no duplicates, **Discover** an Elemental to summon. Add the others to your hand.
//~ done DEEP_037 - 41feb665.0b75d366 e65bec9c
pub const DEEP_037: Power =
    battlecry(&[discover_with_rest(Offer::Pool(ELEMENTAL, Classes::Own), &[summon(the(IT))], &[get(the(IT))])])
        .when(STARTED_SINGLETON);

/// # Heartblossom
/// Spell · 1 mana
/// > Give a friendly minion +2/+2. Deal $2 damage to a random enemy minion.
/// - Makes: Heartblossom [`DEEP_999t1e`] ("\+2/+2.")
//~ derived DEEP_999t1 7be3fddd 2f198b86.967dca96 be64002a.905a3cca
pub const DEEP_999t1: Power = spell(&[attach("DEEP_999t1e").to(A_FRIENDLY_MINION), deal(2).to(ENEMY_MINIONS.random())]);

/// # Heartblossom
/// Enchantment
/// > \+2/+2.
//~ derived DEEP_999t1e de8fa7d9 d522ad72.d5727bd5 be64002a
pub const DEEP_999t1e: Power = enchant(&[plus(2, 2)]);

/// # Deepholm Geode
/// Minion · Elemental · 2 mana · 1/2
/// > At the end of your turn, deal 2 damage to all enemies.
//~ derived DEEP_999t2 602b0bc4 2b1552de.73814d5b 70a20c2a
pub const DEEP_999t2: Power = at_end_of_your_turn(&[deal(2).to(ENEMIES)]);

/// # World Pillar Fragment
/// Spell · 3 mana
/// > **Discover** an Elemental to summon. Add the others to your hand.
//~ done DEEP_999t3 - 82ede6d1.3ea5a28f f1325f1c
pub const DEEP_999t3: Power =
    spell(&[discover_with_rest(Offer::Pool(ELEMENTAL, Classes::Own), &[summon(the(IT))], &[get(the(IT))])]);

/// # Kobold Miner
/// Minion · 2 mana · 1/1
/// > **Battlecry: Excavate** a treasure.
/// - Makes: Rock [`WW_001t`] ("Deal 3 damage."); Ogrefist Boulder [`WW_001t11`] ("Set a minion's stats to 6/7."); Collapse! [`WW_001t12`] ("Deal 3 damage to all enemies."); Steelhide Mole [`WW_001t13`] (3/7, "Taunt Reborn Elusive"); Azerite Gem [`WW_001t14`] ("Discover a 5-Cost card. It costs (0)."); Living Stone [`WW_001t16`] (2/4, "Taunt Deathrattle: Summon a random 2-Cost minion."); Motherlode Drake [`WW_001t17`] (4/3, "Rush Divine Shield Lifesteal"); Pouch of Coins [`WW_001t18`] ("Get two Coins."); Water Source [`WW_001t2`] ("Restore 3 Health. Draw a card."); The Azerite Scorpion [`WW_001t23`] (5/5, "Battlecry: Get 4 random spells. They cost (1)…"); The Azerite Hawk [`WW_001t24`] (5/5, "Battlecry: Get a random Titan. It costs (1)."); The Azerite Snake [`WW_001t25`] (5/5, "Battlecry: Your hero steals 10 Health from the…"); The Azerite Rat [`WW_001t26`] (5/5, "Battlecry: Resurrect your highest Cost minion.…"); The Azerite Ox [`WW_001t27`] (5/5, "Battlecry: Discover two 8-Cost minions. Summon…"); Fool's Azerite [`WW_001t3`] ("Discover a 2-Cost card. It costs (0)."); Escaping Trogg [`WW_001t4`] (2/3, "Rush"); Falling Stalactite [`WW_001t5`] ("Deal 3 damage to a minion and the enemy hero."); Canary [`WW_001t7`] (2/2, "Battlecry: Return an enemy minion to its owner's…"); Glowing Glyph [`WW_001t8`] ("Give a minion and its neighbors +1/+2."); Azerite Chunk [`WW_001t9`] ("Discover a 3-Cost card. It costs (0).")
//~ derived WW_001 3dedb126 4d7cdfaf.16daebfa 1d0b50db.ca876efa
pub const WW_001: Power = battlecry(&[excavate()]);

/// # Rock
/// Spell · 1 mana
/// > Deal $3 damage.
//~ derived WW_001t 83e90cd3 2f198b86.528329a4 413a0420
pub const WW_001t: Power = spell(&[deal(3).to(TARGET)]);

/// # Ogrefist Boulder
/// Location · 3 mana · 2 uses
/// > Set a minion's stats to 6/7.
/// - Makes: Good Stats [`WW_001t11e`] ("Stats changed to 6/7.")
//~ derived WW_001t11 1be78944 1dcfdd2f.b22692d5 60fd7e42.94e2a14c
pub const WW_001t11: Power = location(&[attach("WW_001t11e").to(A_MINION)]);

/// # Good Stats
/// Enchantment
/// > Stats changed to 6/7.
//~ derived WW_001t11e 0f3c22de d522ad72.26c3b6d5 0c1048c0
pub const WW_001t11e: Power = enchant(&[become_stats(6, 7)]);

/// # Collapse!
/// Spell · 3 mana
/// > Deal $3 damage to all enemies.
//~ derived WW_001t12 a4fd374b 82ede6d1.2d0c0cd1 f1653360
pub const WW_001t12: Power = spell(&[deal(3).to(ENEMIES)]);

/// # Steelhide Mole
/// Minion · Beast · 3 mana · 3/7
/// > **Taunt Reborn Elusive**
//~ vanilla WW_001t13 efb0f5b7 228461bf.ee06c554 ef0ce74b
pub const WW_001t13: Power = VANILLA;

/// # Azerite Gem
/// Spell · 3 mana
/// > **Discover** a 5-Cost card. It costs (0).
/// - Makes: Azerite Glow [`WW_001t14e`] ("Costs (0).")
//~ derived WW_001t14 0ea6a32b 82ede6d1.abe1c7ff 4af09258.c46d5e6d
pub const WW_001t14: Power = spell(&[discover(COST.is(5)), attach("WW_001t14e").to(IT)]);

/// # Azerite Glow
/// Enchantment
/// > Costs (0).
//~ derived WW_001t14e f29d56b4 d522ad72.dd600ecd da0d7cfa
pub const WW_001t14e: Power = enchant(&[cost(0)]);

/// # Living Stone
/// Minion · Elemental · 2 mana · 2/4
/// > **Taunt Deathrattle:** Summon a random 2-Cost minion.
//~ derived WW_001t16 83c23c6d 2ed2f2de.fed943cb 514985e9
pub const WW_001t16: Power = deathrattle(&[summon(random(all(&[MINION, COST.is(2)])))]);

/// # Motherlode Drake
/// Minion · Dragon · 3 mana · 4/3
/// > **Rush Divine Shield Lifesteal**
//~ vanilla WW_001t17 3e742da5 383b3988.a4ab7fc4 fa2bcc67
pub const WW_001t17: Power = VANILLA;

/// # Pouch of Coins
/// Spell · 1 mana
/// > Get two Coins.
//~ derived WW_001t18 4b98d68e 2f198b86.982cfb52 3d99038b
pub const WW_001t18: Power = spell(&[get(card("GAME_005")).copies(2)]);

/// # Water Source
/// Spell · 1 mana
/// > Restore #3 Health. Draw a card.
//~ derived WW_001t2 773eccd4 2f198b86.6ae4ccaf 25b20f3a
pub const WW_001t2: Power = spell(&[heal(3).to(TARGET), draw(1)]);

/// # The Azerite Scorpion
/// Minion · Elemental · Beast · 4 mana · 5/5
/// > **Battlecry**: Get 4 random spells. They cost (1) less for each time you've **Excavated** this game *(but not less than 1*).
/// - Makes: Scorpion's Sting [`WW_001t23e`] ("Costs (1) less for each time you've Excavated…")
//~ done WW_001t23 - 08be3330.00fd7bf9 487b7959.42150e66
pub const WW_001t23: Power = battlecry(&[get(random(SPELL)).picks(4), attach("WW_001t23e").to(THEM)]);

/// # Scorpion's Sting
/// Enchantment
/// > Costs (1) less for each time you've **Excavated** this game *(but not less than 1*).
//~ done WW_001t23e - d522ad72.444b5154 0efe0917
pub const WW_001t23e: Power = enchant(&[cost_less(1).times(YOU.excavate(CARD).this_game().count()).not_below(1)]);

/// # The Azerite Hawk
/// Minion · Elemental · Beast · 4 mana · 5/5
/// > **Battlecry:** Get a random **Titan**. It costs (1).
//~ done WW_001t24 - 08be3330.c7ffb881 7fffe528
pub const WW_001t24: Power = battlecry(&[get(random(all(&[MINION, with(GameTag::TITAN)]))), give(&[cost(1)]).to(IT)]);

/// # The Azerite Snake
/// Minion · Elemental · Beast · 4 mana · 5/5
/// > **Battlecry:** Your hero steals 10 Health from the enemy hero.
/// - Makes: Azerite Deficiency [`WW_001t25e`] ("Reduced Health."); Azerite Strength [`WW_001t25e2`] ("Increased Health.")
//~ done WW_001t25 - 08be3330.ccaf6b91 7862fb19.a94540bc
pub const WW_001t25: Power = battlecry(&[attach("WW_001t25e").to(ENEMY_HERO), attach("WW_001t25e2").to(YOUR_HERO)]);

/// # Azerite Deficiency
/// Enchantment
/// > Reduced Health.
//~ done WW_001t25e - d522ad72.4803159e 49251fdb
pub const WW_001t25e: Power = enchant(&[HEALTH.plus(-10)]);

/// # Azerite Strength
/// Enchantment
/// > Increased Health.
//~ done WW_001t25e2 - d522ad72.89b088dc 9f021e80
pub const WW_001t25e2: Power = enchant(&[HEALTH.plus(10)]);

/// # The Azerite Rat
/// Minion · Elemental · Beast · 4 mana · 5/5
/// > **Battlecry:** Resurrect your highest Cost minion. Give it +2/+2, **Reborn**, and **Lifesteal**.
/// - Makes: Azerite Soul [`WW_001t26e`] ("\+2/+2, Reborn, and Lifesteal.")
//~ done WW_001t26 - 08be3330.a1da5a10 19927205.9b09ff81
pub const WW_001t26: Power =
    battlecry(&[summon(each_past(FRIENDLY_MINIONS.die().this_game()).most(COST)), attach("WW_001t26e").to(IT)]);

/// # Azerite Soul
/// Enchantment
/// > \+2/+2, **Reborn**, and **Lifesteal**.
//~ derived WW_001t26e 03a55afb d522ad72.3d168820 e52f9379
pub const WW_001t26e: Power = enchant(&[plus(2, 2), has(GameTag::REBORN), has(GameTag::LIFESTEAL)]);

/// # The Azerite Ox
/// Minion · Elemental · Beast · 4 mana · 5/5
/// > **Battlecry: Discover** two 8-Cost minions. Summon them.
//~ done WW_001t27 - 08be3330.93e6f08d c9cee264
pub const WW_001t27: Power =
    battlecry(&[discover_then(Offer::Pool(all(&[MINION, COST.is(8)]), Classes::Own), &[summon(the(IT))]).repeated(2)]);

/// # Fool's Azerite
/// Spell · 1 mana
/// > **Discover** a 2-Cost card. It costs (0).
//~ derived WW_001t3 c71989e6 2f198b86.857a38a1 27ace2e1
pub const WW_001t3: Power = spell(&[discover(COST.is(2)), give(&[cost(0)]).to(IT)]);

/// # Escaping Trogg
/// Minion · 1 mana · 2/3
/// > **Rush**
//~ vanilla WW_001t4 39438a57 57ee4cee.57b12c28 3fe34cc0
pub const WW_001t4: Power = VANILLA;

/// # Falling Stalactite
/// Spell · 2 mana
/// > Deal $3 damage to a minion and the enemy hero.
//~ done WW_001t5 - 7846e7ae.66a20cc4 bcd139e1
pub const WW_001t5: Power = spell(&[deal(3).to(together(&[A_MINION, ENEMY_HERO]))]);

/// # Canary
/// Minion · Beast · 2 mana · 2/2
/// > **Battlecry:** Return an enemy minion to its owner's hand.
//~ derived WW_001t7 40071135 40a0f9de.03b49c6d 7d0d670d
pub const WW_001t7: Power = battlecry(&[return_to_hand(AN_ENEMY_MINION)]);

/// # Glowing Glyph
/// Spell · 2 mana
/// > Give a minion and its neighbors +1/+2.
/// - Makes: Glowing Glyph [`WW_001t8e`] ("\+1/+2.")
//~ done WW_001t8 - 7846e7ae.297f0c47 2f6a2257.0fd7789f
pub const WW_001t8: Power = spell(&[attach("WW_001t8e").to(A_MINION.with_neighbours())]);

/// # Glowing Glyph
/// Enchantment
/// > \+1/+2.
//~ derived WW_001t8e 1bf86802 d522ad72.b69419df 2f6a2257
pub const WW_001t8e: Power = enchant(&[plus(1, 2)]);

/// # Azerite Chunk
/// Spell · 2 mana
/// > **Discover** a 3-Cost card. It costs (0).
//~ derived WW_001t9 c02e4f32 7846e7ae.42ddcd74 17b1593a
pub const WW_001t9: Power = spell(&[discover(COST.is(3)), give(&[cost(0)]).to(IT)]);

/// # Burrow Buster
/// Minion · Mech · 5 mana · 6/5
/// > **Rush Battlecry: Excavate** a treasure.
//~ derived WW_002 92d0c74c 3d3622b3.5b47b0d6 36bf6da7
pub const WW_002: Power = battlecry(&[excavate()]);

/// # Bounty Board
/// Minion · 3 mana · 0/5
/// > Your **Excavate, Quickdraw**, **Tradeable**, and **Legendary** cards cost (1) less.
/// - Makes: Bull Market [`WW_003e`] ("Costs (1) less.")
//~ done WW_003 - 8dec1a5c.e52ba5bc 7475a3be.4b6dbaf4
#[rustfmt::skip]
pub const WW_003: Power = aura(YOUR_HAND.that(any(&[with(GameTag::EXCAVATE), with(GameTag::QUICKDRAW), with(GameTag::TRADEABLE), rarity(Rarity::Legendary)]))).gives("WW_003e");

/// # Bull Market
/// Enchantment
/// > Costs (1) less.
//~ derived WW_003e b91293ad d522ad72.f705eb41 650d60d9
pub const WW_003e: Power = enchant(&[cost_less(1)]);

/// # Azerite Giant
/// Minion · Elemental · 8 mana · 8/8
/// > Costs (1) less for each turn in a row you've played an Elemental.
//~ done WW_025 - 94a348eb.3d12ccfc 3f6a9471
pub const WW_025: Power = costs(&[cost_less(1).times(YOU.play(ELEMENTAL).this_game().turns_in_a_row())]);

/// # Tram Mechanic
/// Minion · 1 mana · 2/1
/// > **Deathrattle:** Get a Barrel of Sludge. *TOXIC WASTE: Handle with care.*
/// - Makes: Barrel of Sludge [`WW_044t`] ("When this is played, discarded, or destroyed,…")
//~ derived WW_044 d7c21bbc 57db445c.7ce6bd1a 8da82148.ba614863
pub const WW_044: Power = deathrattle(&[get(card("WW_044t"))]);

/// # Barrel of Sludge
/// Spell · Fel · 3 mana
/// > When this is played, discarded, or destroyed, deal $4 damage to the lowest Health enemy.
//~ done WW_044t - d86badf2.21ea3410 5ca95ef7
pub const WW_044t: Power = abilities(&[
    spell(&[deal(4).to(ENEMIES.least(HEALTH))]),
    on(Word::WhenDiscarded, &[deal(4).to(ENEMIES.least(HEALTH))]),
    on(Word::WhenDestroyed, &[deal(4).to(ENEMIES.least(HEALTH))]),
]);

/// # Reno, Lone Ranger
/// Hero · 8 mana · 30 health, 5 armor
/// > **Battlecry:** If your deck started with no duplicates, remove all enemy minions from the game.
/// - Makes: Reno's Handcannon [`WW_0700p`] ("Shoot this turn's magic bullet!"); Arcane Bullet [`WW_0700p1`] ("Deal 2 damage. Refresh 2 Mana Crystals. Swaps…"); Frost Bullet [`WW_0700p2`] ("Deal 2 damage. Gain 4 Armor. Swaps each turn."); Fire Bullet [`WW_0700p3`] ("Deal 2 damage, then deal 1 damage to all enemy…"); Holy Bullet [`WW_0700p4`] ("Deal 2 damage. Give a random friendly minion…"); Nature Bullet [`WW_0700p5`] ("Deal 2 damage. Discover a spell. Swaps each turn."); Shadow Bullet [`WW_0700p6`] ("Deal 2 damage. Summon a random 3-Cost minion.…"); Fel Bullet [`WW_0700p7`] ("Deal 2 damage. Draw a card. Swaps each turn."); Alone Ranger [`WW_0700e1`] ("Your board size is 1 for a turn.")
///
/// # Notes
///
/// Only the collection shows Reno's Handcannon, in the place of the seven bullets. They change at the end of your turn, never into the same one (recorded: 23ec006342, 67, 78).
//~ done WW_0700 - a445d38d.2c3a0ce2 1b522639.961678d9
pub const WW_0700: Power = battlecry(&[
    remove_from_game(ENEMY_MINIONS).when(STARTED_SINGLETON),
    become_hero_power(one_of(&[
        "WW_0700p1", "WW_0700p2", "WW_0700p3", "WW_0700p4", "WW_0700p5", "WW_0700p6", "WW_0700p7",
    ])),
]);

/// # Alone Ranger
/// Enchantment
/// > Your board size is 1 for a turn.
//~ todo WW_0700e1 30f64ac7 d522ad72.c6d23bef ac7bb1e5
pub const WW_0700e1: Power = TODO;

/// # Reno's Handcannon
/// Hero Power · 2 mana
/// > Shoot this turn's magic bullet!
//~ done WW_0700p - 4902b083.1e6a3f04 f34de7ef
pub const WW_0700p: Power = hero_power(&[]);

/// # Arcane Bullet
/// Hero Power · 2 mana
/// > Deal $2 damage. Refresh 2 Mana Crystals. Swaps each turn.
//~ done WW_0700p1 - 4902b083.bd7f5d6a 129f394d
pub const WW_0700p1: Power = abilities(&[
    hero_power(&[deal(2).to(TARGET), refresh_mana(2)]),
    at_end_of_your_turn(&[become_hero_power(one_of(&[
        "WW_0700p2", "WW_0700p3", "WW_0700p4", "WW_0700p5", "WW_0700p6", "WW_0700p7",
    ]))]),
]);

/// # Frost Bullet
/// Hero Power · 2 mana
/// > Deal $2 damage. Gain $d4 Armor. Swaps each turn.
//~ done WW_0700p2 - 4902b083.cfdec8fd 7b14e2c9
pub const WW_0700p2: Power = abilities(&[
    hero_power(&[deal(2).to(TARGET), armor(4)]),
    at_end_of_your_turn(&[become_hero_power(one_of(&[
        "WW_0700p1", "WW_0700p3", "WW_0700p4", "WW_0700p5", "WW_0700p6", "WW_0700p7",
    ]))]),
]);

/// # Fire Bullet
/// Hero Power · 2 mana
/// > Deal $2 damage, then deal $1 damage to all enemy minions. Swaps each turn.
//~ done WW_0700p3 - 4902b083.8463d586 685cd4ad
pub const WW_0700p3: Power = abilities(&[
    hero_power(&[deal(2).to(TARGET), deal(1).to(ENEMY_MINIONS)]),
    at_end_of_your_turn(&[become_hero_power(one_of(&[
        "WW_0700p1", "WW_0700p2", "WW_0700p4", "WW_0700p5", "WW_0700p6", "WW_0700p7",
    ]))]),
]);

/// # Holy Bullet
/// Hero Power · 2 mana
/// > Deal $2 damage. Give a random friendly minion +2/+2. Swaps each turn.
/// - Makes: Holy Bullet Buff [`WW_0700p4e1`] ("\+2/+2.")
//~ done WW_0700p4 - 4902b083.46778544 8a4f6d97.62c5ae71
pub const WW_0700p4: Power = abilities(&[
    hero_power(&[deal(2).to(TARGET), attach("WW_0700p4e1").to(FRIENDLY_MINIONS.random())]),
    at_end_of_your_turn(&[become_hero_power(one_of(&[
        "WW_0700p1", "WW_0700p2", "WW_0700p3", "WW_0700p5", "WW_0700p6", "WW_0700p7",
    ]))]),
]);

/// # Holy Bullet Buff
/// Enchantment
/// > \+2/+2.
//~ derived WW_0700p4e1 a98b5d81 d522ad72.d5727bd5 633a1b6b
pub const WW_0700p4e1: Power = enchant(&[plus(2, 2)]);

/// # Nature Bullet
/// Hero Power · 2 mana
/// > Deal $2 damage. **Discover** a spell. Swaps each turn.
//~ done WW_0700p5 - 4902b083.dcdafdc3 6ce77542
pub const WW_0700p5: Power = abilities(&[
    hero_power(&[deal(2).to(TARGET), discover(SPELL)]),
    at_end_of_your_turn(&[become_hero_power(one_of(&[
        "WW_0700p1", "WW_0700p2", "WW_0700p3", "WW_0700p4", "WW_0700p6", "WW_0700p7",
    ]))]),
]);

/// # Shadow Bullet
/// Hero Power · 2 mana
/// > Deal $2 damage. Summon a random 3-Cost minion. Swaps each turn.
//~ done WW_0700p6 - 4902b083.528e6154 12b4438e
pub const WW_0700p6: Power = abilities(&[
    hero_power(&[deal(2).to(TARGET), summon(random(all(&[MINION, COST.is(3)])))]),
    at_end_of_your_turn(&[become_hero_power(one_of(&[
        "WW_0700p1", "WW_0700p2", "WW_0700p3", "WW_0700p4", "WW_0700p5", "WW_0700p7",
    ]))]),
]);

/// # Fel Bullet
/// Hero Power · 2 mana
/// > Deal $2 damage. Draw a card. Swaps each turn.
//~ done WW_0700p7 - 4902b083.5d4e5c4b bb724771
pub const WW_0700p7: Power = abilities(&[
    hero_power(&[deal(2).to(TARGET), draw(1)]),
    at_end_of_your_turn(&[become_hero_power(one_of(&[
        "WW_0700p1", "WW_0700p2", "WW_0700p3", "WW_0700p4", "WW_0700p5", "WW_0700p6",
    ]))]),
]);

/// # Trapdoor Spider
/// Minion · Beast · 2 mana · 1/2
/// > **Stealth**, **Poisonous** After your opponent plays a minion, attack it.
//~ derived WW_300 42af5687 640a1edc.2d8ad848 a462d421
pub const WW_300: Power = after(OPPONENT.play(MINION)).then(&[make_attack(THIS, THAT)]);

/// # Miracle Salesman
/// Minion · 1 mana · 2/2
/// > **Deathrattle:** Get a **Tradeable** Snake Oil.
/// - Makes: Snake Oil [`WW_331t`] ("Tradeable Deal 0 damage. This seems useless...")
//~ done WW_331 - 57e94b0b.c708911f f7cb99f3.181cbbeb
pub const WW_331: Power = deathrattle(&[get(card("WW_331t"))]);

/// # Snake Oil
/// Spell · 0 mana
/// > **Tradeable** Deal $0 damage. *This seems useless...*
//~ done WW_331t - 3e8f9d5a.92a40d27 b3e11ced
pub const WW_331t: Power = spell(&[deal(0).to(TARGET)]);

/// # Snake Oil Seller
/// Minion · Naga · 4 mana · 4/5
/// > **Deathrattle:** Shuffle 2 **Tradeable** Snake Oils into your opponent's deck.
/// - Makes: Snake Oil [`WW_331t`] ("Tradeable Deal 0 damage. This seems useless...")
//~ done WW_332 - 925f5790.21318835 8d80a9e5.181cbbeb
pub const WW_332: Power = deathrattle(&[shuffle(card("WW_331t")).copies(2).for_(OPPONENT)]);

/// # Howdyfin
/// Minion · Murloc · 2 mana · 2/3
/// > Whenever your hand has less than 3 cards in it, get a random Murloc.
///
/// # Notes
///
/// The hand is looked at after each event that takes a card from it, and at the start and the end of turns.
//~ done WW_333 - 332b54bf.564bcc40 6efda101
pub const WW_333: Power = abilities(&[
    after(YOU.summon(ITSELF)).then(HOLD_THREE),
    after(YOU.play(CARD)).then(HOLD_THREE),
    after(YOU.discard(CARD)).then(HOLD_THREE),
    after(YOU.shuffle(CARD)).then(HOLD_THREE),
    after(PLAYERS.turn_end()).then(HOLD_THREE),
    after(PLAYERS.turn_start()).then(HOLD_THREE),
]);
/// A Murloc as long as there are less than three cards.
const HOLD_THREE: &[Effect] = &[repeat(3, &[get(random(MURLOC)).when(there_are_at_most(2, &YOUR_HAND))])];

/// # Cattle Rustler
/// Minion · 5 mana · 3/4
/// > **Battlecry:** Draw a Beast. It costs (3) less.
/// - Makes: Rustled [`WW_351e`] ("Costs (3) less")
//~ derived WW_351 835d9140 e8bf089b.3c164f0f e04370fd.aea35b02
pub const WW_351: Power = battlecry(&[draw_that(1, BEAST), attach("WW_351e").to(IT)]);

/// # Rustled
/// Enchantment
/// > Costs (3) less
//~ derived WW_351e effb7c28 d522ad72.38955daf ee347209
pub const WW_351e: Power = enchant(&[cost_less(3)]);

/// # Sheriff Barrelbrim
/// Minion · 4 mana · 4/4
/// > **Battlecry:** If you have 20 or less Health, open the Badlands Jail.
/// - Makes: Badlands Jail [`WW_359t`] ("Make a minion go Dormant for 3 turns.")
//~ done WW_359 - 16ec05b0.7483fdb2 7e2884a7.fd4737f8
pub const WW_359: Power = battlecry(&[summon(card("WW_359t"))]).when(there_is(&YOUR_HERO.that(HEALTH.at_most(20))));

/// # Badlands Jail
/// Location · 4 mana · 3 uses
/// > Make a minion go **Dormant** for 3 turns.
//~ derived WW_359t decceb35 8444537f.950f4fb1 7a88f656
pub const WW_359t: Power = location(&[make_dormant(A_MINION, 3)]);

/// # Azerite Chain Gang
/// Minion · 4 mana · 2/3
/// > **Taunt Battlecry and Quickdraw:** Summon a copy of this.
//~ derived WW_360 4d1778cf 59f12120.9e98138a 0d934cb6
pub const WW_360: Power =
    abilities(&[battlecry(&[summon(copy_of(THIS))]), on(Word::Quickdraw, &[summon(copy_of(THIS))])]);

/// # Cactus Rager
/// Minion · 2 mana · 5/1
/// > **Poisonous**
//~ vanilla WW_376 342a76d6 87647101.2574dcf7 f000ff3d
pub const WW_376: Power = VANILLA;

/// # Flint Firearm
/// Minion · 2 mana · 2/3
/// > **Battlecry:** Get a random **Quickdraw** card. If you play it this turn, repeat this.
/// - Makes: Flint Firearm [`WW_379e`] ("If played this turn, get another Quickdraw card.")
//~ done WW_379 - 5656a6e3.2daf5685 5fd61de7.10b3c506
#[rustfmt::skip]
pub const WW_379: Power = battlecry(&[get(random(with(GameTag::QUICKDRAW))), later(&whenever(YOU.play(is(&IT))).once_a_turn().does(&[repeat_ability(Word::Battlecry, the(THIS))]))]);

/// # Flint Firearm
/// Enchantment
/// > If played this turn, get another **Quickdraw** card.
//~ todo WW_379e 78ed7d47 d522ad72.7244513f 5fd61de7
pub const WW_379e: Power = TODO;

/// # Dryscale Deputy
/// Minion · Naga · 2 mana · 2/2
/// > **Battlecry:** The next time you draw a spell, get a copy of it.
/// - Makes: Dryscale Deputy [`WW_383e`] ("The next spell you draw gives you an extra copy.")
//~ done WW_383 - 44cf4995.cbfd833f 46033921.c743b55f
pub const WW_383: Power = battlecry(&[later(&whenever(YOU.draw(SPELL)).does(&[get(copy_of(THAT))]))]);

/// # Dryscale Deputy
/// Enchantment
/// > The next spell you draw gives you an extra copy.
//~ todo WW_383e 2ebc2b7c d522ad72.20190cd7 46033921
pub const WW_383e: Power = TODO;

/// # Gold Panner
/// Minion · 2 mana · 1/2
/// > At the end of your turn, draw a card.
//~ derived WW_391 2c9bdc83 4c954f50.f5470f4f e43d42ed
pub const WW_391: Power = at_end_of_your_turn(&[draw(1)]);

/// # Dang-Blasted Elemental
/// Minion · Elemental · 4 mana · 3/3
/// > **Taunt Deathrattle:** Deal 2 damage to all minions except friendly Elementals.
//~ done WW_397 - a2bf0e63.1fcfe114 c949b26f
pub const WW_397: Power = deathrattle(&[deal(2).to(MINIONS.that(not(&all(&[FRIENDLY, ELEMENTAL]))))]);

/// # Gaslight Gatekeeper
/// Minion · Undead · 4 mana · 3/4
/// > **Battlecry:** Shuffle your hand into your deck, then draw that many cards.
//~ derived WW_398 04d1be53 9167fb08.6a4d8d5f 768876b9
pub const WW_398: Power = battlecry(&[shuffle(the(YOUR_HAND)), draw(1).for_each(IT)]);

/// # High Noon Duelist
/// Minion · 3 mana · 4/3
/// > **Deathrattle:** Both players DRAW! Destroy the card that costs less.
///
/// # Notes
///
/// With equal Costs neither costs less.
//~ done WW_399 - cbdfe8b5.57f7b3d6 285151f7
pub const WW_399: Power = deathrattle(&[
    draw(1).for_(PLAYERS),
    destroy(IT.least(COST)).when(there_is(&IT.that(not(&COST.same_as(&COST.of(IT.first(1))))))),
]);

/// # Ogre-Gang Outlaw
/// Minion · 3 mana · 4/4
/// > **Rush** 50% chance to attack the wrong enemy.
//~ derived WW_418 c9326809 ca30ee0e.0a5df011 209b230d
pub const WW_418: Power =
    whenever(THIS.attack(CARD)).when(chance(50)).then(&[redirect_to(ENEMIES.that(not(&is(&THAT))).random())]);

/// # Ogre-Gang Rider
/// Minion · 4 mana · 3/6
/// > **Rush** 50% chance to give your hero +3 Attack this turn instead of attacking.
/// - Makes: It's All Ogre [`WW_419e`] ("You hero has +3 Attack this turn")
//~ done WW_419 - e3b1249d.7874524c 1e97c701.bc09508a
pub const WW_419: Power =
    whenever(THIS.attack(CARD)).when(chance(50)).then(&[counter(THIS), attach("WW_419e").to(YOUR_HERO)]);

/// # It's All Ogre
/// Enchantment
/// > You hero has +3 Attack this turn
//~ done WW_419e - d522ad72.31e55fc5 3e0ad848
pub const WW_419e: Power = enchant(&[ATTACK.plus(3)]).this_turn();

/// # Ogre-Gang Ace
/// Minion · 5 mana · 5/4
/// > **Rush** Whenever this attacks, gain **Divine Shield**. *(50% chance to gain **Lifesteal** instead.)*
//~ done WW_420 - 7c760552.56882413 88478841
#[rustfmt::skip]
pub const WW_420: Power = whenever(THIS.attack(CARD)).then(&[either(chance(50), &[give(&[has(GameTag::LIFESTEAL)])], &[give(&[has(GameTag::DIVINE_SHIELD)])])]);

/// # Kingpin Pud
/// Minion · 6 mana · 6/7
/// > **Battlecry:** Resurrect your Ogre-Gang. Give them **Windfury**.
//~ done WW_421 - 8b3aeff8.d8b11d0b 1092b172
pub const WW_421: Power = battlecry(&[
    summon(each_past(
        FRIENDLY_MINIONS.that(any(&[named("WW_418"), named("WW_419"), named("WW_420")])).die().this_game(),
    )),
    give(&[has(GameTag::WINDFURY)]).to(IT),
]);

/// # Saloon Brewmaster
/// Minion · 2 mana · 2/2
/// > **Battlecry:** Return a friendly minion to your hand. Give it +2/+2.
/// - Makes: Order Up! [`WW_423e`] ("\+2/+2")
//~ derived WW_423 c8edd9dd 565e37de.bec0ff76 26c493b5.b07464f4
pub const WW_423: Power = battlecry(&[return_to_hand(A_FRIENDLY_MINION), attach("WW_423e").to(IT)]);

/// # Order Up!
/// Enchantment
/// > \+2/+2
//~ derived WW_423e 4ee91320 d522ad72.af9ef149 5a849d26
pub const WW_423e: Power = enchant(&[plus(2, 2)]);

/// # Eroded Sediment
/// Minion · Elemental · 3 mana · 4/3
/// > **Battlecry:** If you played an Elemental last turn, **Discover** any Elemental from the past.
//~ done WW_428 - fc9a7139.232f4a02 17a2fde1
pub const WW_428: Power = battlecry(&[discover_of(all(&[ELEMENTAL, FROM_THE_PAST]), Classes::Any)])
    .when(YOU.play(ELEMENTAL).last_turn().at_least(1));

/// # Gattlesnake
/// Minion · Beast · 3 mana · 1/5
/// > At the end of your turn, load two bullets that deal 1 damage each. **Deathrattle:** Fire at random enemies!
/// - Makes: Loaded Bullet [`WW_431e`] ("A bullet has been loaded.")
//~ done WW_431 - 9bb3e0c2.151b3f0b 5d185514.1333b4ef
pub const WW_431: Power = abilities(&[
    at_end_of_your_turn(&[raise_text_number(2)]),
    deathrattle(&[perform(&[deal(1).to(ENEMIES.random())]).times(TEXT_NUMBER)]),
]);

/// # Loaded Bullet
/// Enchantment
/// > A bullet has been loaded.
//~ todo WW_431e fbe7c295 d522ad72.1d6bef68 a8f1abb7
pub const WW_431e: Power = TODO;

/// # Linedance Partner
/// Minion · 3 mana · 3/2
/// > **Battlecry:** If you're holding another 3-Cost card, summon a random 3-Cost minion.
//~ derived WW_433 22a5d2c0 05811c42.50e19d73 1b9cb011
pub const WW_433: Power =
    battlecry(&[summon(random(all(&[MINION, COST.is(3)])))]).when(there_is(&YOUR_HAND.other().that(COST.is(3))));

/// # Sunspot Dragon
/// Minion · Dragon · 6 mana · 6/6
/// > **Tradeable**, **Lifesteal Quickdraw:** Deal 6 damage.
//~ derived WW_434 57aa86a1 42abf971.9e74b034 8f9f0ad6
pub const WW_434: Power = on(Word::Quickdraw, &[deal(6).to(TARGET)]);

/// # Bunny Stomper
/// Minion · Beast · 2 mana · 1/3
/// > Your Beasts have **Rush**.
/// - Makes: Stomping [`WW_435e`] ("Bunny Stomper grants Rush.")
//~ derived WW_435 926ec673 64f65f81.284b42bc b495bb70.33757419
pub const WW_435: Power = aura(FRIENDLY_MINIONS.that(BEAST)).gives("WW_435e");

/// # Stomping
/// Enchantment
/// > Bunny Stomper grants **Rush**.
/// - Makes: Bunny Stomper [`WW_435`] (1/3, "Your Beasts have Rush.")
//~ derived WW_435e 336a57a3 d522ad72.e5bc66a5 a53c57a7.ef038963
pub const WW_435e: Power = enchant(&[has(GameTag::RUSH)]);

/// # Thunderbringer
/// Minion · Elemental · Beast · 8 mana · 6/6
/// > **Taunt Deathrattle:** Summon an Elemental and Beast from your deck.
//~ done WW_440 - 17251363.ad4981ee c8663fbf
#[rustfmt::skip]
pub const WW_440: Power = deathrattle(&[summon(the(YOUR_DECK.that(all(&[MINION, ELEMENTAL])).random())), summon(the(YOUR_DECK.that(all(&[MINION, BEAST])).random()))]);

/// # Whelp Wrangler
/// Minion · 2 mana · 2/3
/// > At the end of your turn, get a 1/2 Whelp with **Taunt**.
/// - Makes: [`WW_816t`](crate::badlands::druid::WW_816t)
//~ derived WW_827 6b3ac69c 5656a6e3.6d155386 2dd55667.430cc8ae
pub const WW_827: Power = at_end_of_your_turn(&[get(card("WW_816t"))]);

/// # Horseshoe Slinger
/// Minion · Mech · 2 mana · 1/1
/// > **Battlecry:** Deal 2 damage to a random enemy minion. **Quickdraw:** And one of its neighbors.
//~ done WW_900 - ca4aaf7a.3fdb7ecc 7f19728f
pub const WW_900: Power =
    battlecry(&[deal(2).to(ENEMY_MINIONS.random()), deal(2).to(IT.neighbours().random()).when(QUICKDRAW)]);

/// # Greedy Partner
/// Minion · 2 mana · 2/3
/// > **Battlecry:** If you're holding another 2-Cost card, get a Coin.
//~ derived WW_901 3069cef5 5656a6e3.fc7d24f5 ebbf2589
pub const WW_901: Power = battlecry(&[get(card("GAME_005"))]).when(there_is(&YOUR_HAND.other().that(COST.is(2))));

/// # Rowdy Partner
/// Minion · 4 mana · 4/3
/// > **Battlecry:** If you're holding another 4-Cost card, deal 4 damage.
//~ derived WW_906 53007be1 16ffe9fb.ad5f4dd3 c535f724
pub const WW_906: Power = battlecry(&[deal(4).to(TARGET)]).when(there_is(&YOUR_HAND.other().that(COST.is(4))));

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived WW_COIN1 e7aab0e3 3e8f9d5a.095f71be c6be21f5
pub const WW_COIN1: Power = spell(&[gain_mana(1)]);

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived WW_COIN2 4a13d776 3e8f9d5a.095f71be c6be21f5
pub const WW_COIN2: Power = spell(&[gain_mana(1)]);
