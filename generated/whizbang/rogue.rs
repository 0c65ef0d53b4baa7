//! Rogue cards of Whizbang's Workshop.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file fd02e5e3

/// # Prize Plunderer
///
/// `DMF_519_COPY` · Rogue minion · 1 mana · 2/1
///
/// > **Combo:** Deal 1 damage to a minion for each other card you've played this turn.
///
/// - Set: Whizbang's Workshop · rare
/// - Minion type: Pirate
/// - Mechanics: Combo
/// - Target: "Deal 1 damage for each other card played this turn."
///
/// State: Derived
//~ derived DMF_519_COPY 2b073451 dc1d0568 43ed6a68.9040867c
pub const DMF_519_COPY: Power = combo(&[deal(1).times(count_of(CARDS_YOU_PLAYED_THIS_TURN.other())).to(A_MINION)]);

/// # Dust Bunny
///
/// `MIS_706` · Rogue minion · 3 mana · 3/2
///
/// > **Battlecry and Deathrattle:** Add a random piece of junk to your hand *(a Coin, Rock, Banana, or Knife)*.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Battlecry
///
/// State: Todo
//~ todo MIS_706 b8ffd369 f7f2f757 62ba89da.7bc62cc4
pub const MIS_706: Power = TODO;

/// # Twisted Pack
///
/// `MIS_708` · Rogue spell · 1 mana
///
/// > Add 5 random cards from other classes to your hand. They are **Temporary**.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Refers to: tag 3630
///
/// State: Derived
//~ derived MIS_708 103c9cae a6b11cd0 7c0fb3bf.8f7a5c7d
pub const MIS_708: Power =
    spell(&[get(random_of(CARD, Classes::Other)).copies(5), give(&[has(GameTag::GHOSTLY)]).to(IT)]);

/// # Dubious Purchase
///
/// `MIS_903` · Rogue spell · 4 mana
///
/// > Draw 3 cards. **Combo:** Destroy a random enemy minion.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Mechanics: Combo
///
/// State: Derived
//~ derived MIS_903 0e19a4df a3880a03 d4590482.85dc0662
pub const MIS_903: Power = abilities(&[spell(&[draw(3)]), combo(&[destroy(ENEMY_MINIONS.random())])]);

/// # Toy Boat
///
/// `TOY_505` · Rogue minion · 2 mana · 2/3
///
/// > After you summon a Pirate, draw a card.
///
/// - Set: Whizbang's Workshop · common · collectible
///
/// State: Derived
//~ derived TOY_505 6f3af144 e3d588d8 17b9334c.dfe9c31c
pub const TOY_505: Power = after(YOU.summon(PIRATE)).then(&[draw(1)]);

/// # Dig for Treasure
///
/// `TOY_510` · Rogue spell · 1 mana
///
/// > Draw a minion. If it's a Pirate, get a Coin.
///
/// - Set: Whizbang's Workshop · rare · collectible
///
/// State: Derived
//~ derived TOY_510 64e8a6d5 1dadb2fa a7ec3dfb.3aad1f5e
pub const TOY_510: Power = spell(&[draw_that(1, MINION), get(card("GAME_005")).when(there_is(&IT.that(PIRATE)))]);

/// # Shoplifter Goldbeard
///
/// `TOY_511` · Rogue minion · 5 mana · 5/5
///
/// > After you summon a Pirate, summon a copy of it that attacks a random enemy, then dies.
///
/// - Set: Whizbang's Workshop · legendary · collectible
/// - Minion type: Pirate
///
/// State: Derived
//~ derived TOY_511 8ecdc550 4002ffb7 76797e87.748f3892
pub const TOY_511: Power =
    after(YOU.summon(PIRATE)).then(&[summon(copy_of(THAT)), make_attack(IT, ENEMIES.random()), destroy(IT)]);

/// # The Crystal Cove
///
/// `TOY_512` · Rogue location · 3 mana · 0 uses
///
/// > The next minion you summon this turn has its stats set to 4/4.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Enchantments: Coveted Crystals [`TOY_512e`], Treasures Below [`TOY_512e1`]
///
/// State: Todo
//~ todo TOY_512 5cce1d84 b13045a0 14ba1dd7.d3cc2d48
pub const TOY_512: Power = TODO;

/// # Coveted Crystals
///
/// `TOY_512e` · Rogue enchantment
///
/// > Stats set to 4/4.
///
/// - Set: Whizbang's Workshop
///
/// State: Derived
//~ derived TOY_512e 2878904e 07489cec f63cebcf.09d7bc3d
pub const TOY_512e: Power = enchant(&[become_stats(4, 4)]);

/// # Treasures Below
///
/// `TOY_512e1` · Rogue enchantment
///
/// > The next minion you summon is set to 4/4.
///
/// - Set: Whizbang's Workshop
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo TOY_512e1 f5a598c2 dad5494c 185d8ab4.07e3285d
pub const TOY_512e1: Power = TODO;

/// # Thistle Tea Set
///
/// `TOY_514` · Rogue spell · 2 mana
///
/// > **Discover** a spell from another class. Get a copy of it.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Mechanics: Discover
///
/// State: Derived
//~ derived TOY_514 1821f716 14d0e358 b7334af9.8a81a262
pub const TOY_514: Power = spell(&[discover_of(SPELL, Classes::Other), get(copy_of(IT))]);

/// # Sonya Waterdancer
///
/// `TOY_515` · Rogue minion · 4 mana · 3/3
///
/// > After you play a 1-Cost minion, get a copy of it that costs (0).
///
/// - Set: Whizbang's Workshop · legendary · collectible
/// - Enchantments: Fancy Footwork [`TOY_515e3`]
///
/// State: Derived
//~ derived TOY_515 cd276158 aabe7b4a 98d1495e.4c723723
pub const TOY_515: Power =
    after(YOU.play(all(&[MINION, COST.is(1)]))).then(&[get(copy_of(THAT)), attach("TOY_515e3").to(IT)]);

/// # Fancy Footwork
///
/// `TOY_515e3` · Warlock enchantment
///
/// > Costs (0).
///
/// - Set: Whizbang's Workshop
///
/// State: Derived
//~ derived TOY_515e3 43d1e1db d528f163 b152dc17.dd600ecd
pub const TOY_515e3: Power = enchant(&[cost(0)]);

/// # Bargain Bin Buccaneer
///
/// `TOY_516` · Rogue minion · 3 mana · 3/2
///
/// > **Rush Combo:** Summon a copy of this.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Combo, Rush
///
/// State: Derived
//~ derived TOY_516 4c651f83 5da0ccb4 52af7d3a.d431f44c
pub const TOY_516: Power = combo(&[summon(copy_of(THIS))]);

/// # Everything Must Go!
///
/// `TOY_519` · Rogue spell · 8 mana
///
/// > Summon two random 4-Cost minions. Costs (1) less for each card you've drawn this turn.
///
/// - Set: Whizbang's Workshop · epic · collectible
///
/// State: Derived
//~ derived TOY_519 60c293c7 387454d8 2aa68d1d.bbb8bdcb
#[rustfmt::skip]
pub const TOY_519: Power = abilities(&[spell(&[summon(random(all(&[MINION, COST.is(4)]))).copies(2)]), costs(&[cost_less(1).times(count_of(past(Side::Friendly, Deed::Drawn, Window::ThisTurn)))])]);

/// # Sandbox Scoundrel
///
/// `TOY_521` · Rogue minion · 5 mana · 4/3
///
/// > **Miniaturize Battlecry:** Your next card this turn costs (2) less.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry, Miniaturize
/// - Enchantments: On Sale! [`TOY_521e`], On Sale reduction! [`TOY_521e1`]
/// - Tokens: Sandbox Scoundrel [`TOY_521t1`]
///
/// State: Derived
//~ derived TOY_521 29f7924a 0f37fb85 72ae4a38.b781afc7
pub const TOY_521: Power = battlecry(&[attach("TOY_521e").to(YOU)]);

/// # On Sale!
///
/// `TOY_521e` · Rogue enchantment
///
/// > The next card you play this turn costs (2) less.
///
/// - Set: Whizbang's Workshop
/// - Mechanics: Cant Be Silenced
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived TOY_521e 17ad6b31 cf558df3 37579f5d.1fbdf154
pub const TOY_521e: Power = enchant(&[]).aura(YOUR_HAND, &[cost_less(2)]).until(YOU.play(CARD)).this_turn();

/// # On Sale reduction!
///
/// `TOY_521e1` · Rogue enchantment
///
/// > Your next card this turn costs (2) less.
///
/// - Set: Whizbang's Workshop
///
/// State: Derived
//~ derived TOY_521e1 d8b9087b ba88599d 2ae7c541.7bc01e61
pub const TOY_521e1: Power = enchant(&[]).aura(YOUR_HAND, &[cost_less(2)]).until(YOU.play(CARD)).this_turn();

/// # Sandbox Scoundrel
///
/// `TOY_521t1` · Rogue minion · 1 mana · 1/1
///
/// > **Mini Battlecry:** Your next card this turn costs (2) less.
///
/// - Set: Whizbang's Workshop · rare
/// - Minion type: Pirate
/// - Mechanics: Battlecry, Mini
///
/// State: Todo
//~ todo TOY_521t1 a6ae4e1b e8c29f09 2ba66d16.9ce9bb3b
pub const TOY_521t1: Power = TODO;

/// # Watercannon
///
/// `TOY_522` · Rogue weapon · 4 mana · 3/3 durability
///
/// > After your hero attacks, summon a 1/1 Pirate that attacks a random enemy.
///
/// - Set: Whizbang's Workshop · epic · collectible
/// - Tokens: Waterslider [`TOY_522t`]
///
/// State: Derived
//~ derived TOY_522 41c38939 62bfc155 583f10f2.3949b577
pub const TOY_522: Power =
    after(YOUR_HERO.attack(CARD)).then(&[summon(card("TOY_522t")), make_attack(IT, ENEMIES.random())]);

/// # Waterslider
///
/// `TOY_522t` · Rogue minion · 1 mana · 1/1
///
/// - Set: Whizbang's Workshop
/// - Minion type: Pirate
///
/// State: Vanilla
//~ vanilla TOY_522t 6c05c218 af2188fc a09572ed
pub const TOY_522t: Power = VANILLA;
