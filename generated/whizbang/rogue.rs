//! Rogue cards of Whizbang's Workshop.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 47023fe0

/// # Prize Plunderer
/// Minion · Pirate · 1 mana · 2/1
/// > **Combo:** Deal 1 damage to a minion for each other card you've played this turn.
//~ derived DMF_519_COPY d8281179 412e6741.9040867c f4d35c03
pub const DMF_519_COPY: Power = combo(&[deal(1).times(YOU.play(CARD).this_turn().other().count()).to(A_MINION)]);

/// # Dust Bunny
/// Minion · Beast · 3 mana · 3/2
/// > **Battlecry and Deathrattle:** Add a random piece of junk to your hand *(a Coin, Rock, Banana, or Knife*).
// No source: the Rock is that of the Badlands, the Bananas are those of King Mukla, the Knife is the Rogue's.
//~ done MIS_706 - 22856626.24622494 36272444
pub const MIS_706: Power = abilities(&[
    battlecry(&[get(one_of(&["GAME_005", "WW_001t", "EX1_014t", "CS2_082"]))]),
    deathrattle(&[get(one_of(&["GAME_005", "WW_001t", "EX1_014t", "CS2_082"]))]),
]);

/// # Twisted Pack
/// Spell · 1 mana
/// > Add 5 random cards from other classes to your hand. They are **Temporary**.
//~ derived MIS_708 02ccd0ab 2f198b86.8f7a5c7d a890123e
pub const MIS_708: Power =
    spell(&[get(random_of(CARD, Classes::Other)).picks(5), give(&[has(GameTag::GHOSTLY)]).to(IT)]);

/// # Dubious Purchase
/// Spell · 4 mana
/// > Draw 3 cards. **Combo:** Destroy a random enemy minion.
//~ derived MIS_903 a3880a03 38d1d3b0.85dc0662 ee28ee9a
pub const MIS_903: Power = abilities(&[spell(&[draw(3)]), combo(&[destroy(ENEMY_MINIONS.random())])]);

/// # Toy Boat
/// Minion · 2 mana · 2/3
/// > After you summon a Pirate, draw a card.
//~ derived TOY_505 e3d588d8 5656a6e3.dfe9c31c 5a8ebcbf
pub const TOY_505: Power = after(YOU.summon(PIRATE)).then(&[draw(1)]);

/// # Dig for Treasure
/// Spell · 1 mana
/// > Draw a minion. If it's a Pirate, get a Coin.
//~ derived TOY_510 1dadb2fa 2f198b86.3aad1f5e 33d6f809
pub const TOY_510: Power = spell(&[draw_that(1, MINION), get(card("GAME_005")).when(there_is(&IT.that(PIRATE)))]);

/// # Shoplifter Goldbeard
/// Minion · Pirate · 5 mana · 5/5
/// > After you summon a Pirate, summon a copy of it that attacks a random enemy, then dies.
//~ done TOY_511 - 28c1e612.748f3892 077d43ce
pub const TOY_511: Power = after(YOU.summon(PIRATE)).then(&[
    summon(copy_of(THAT)),
    make_attack(IT, ENEMIES.random()),
    destroy(IT.that(is(&MINIONS))),
]);

/// # The Crystal Cove
/// Location · 3 mana · 3 uses
/// > The next minion you summon this turn has its stats set to 4/4.
/// - Makes: Coveted Crystals [`TOY_512e`] ("Stats set to 4/4."); Treasures Below [`TOY_512e1`] ("The next minion you summon is set to 4/4.")
//~ done TOY_512 - 2cbe7e13.d3cc2d48 057b455e.d5f5fd3f
pub const TOY_512: Power = location(&[attach("TOY_512e1").to(CONTROLLER)]);

/// # Coveted Crystals
/// Enchantment
/// > Stats set to 4/4.
//~ derived TOY_512e 07489cec d522ad72.09d7bc3d 7b0efe7f
pub const TOY_512e: Power = enchant(&[become_stats(4, 4)]);

/// # Treasures Below
/// Enchantment
/// > The next minion you summon is set to 4/4.
//~ done TOY_512e1 - d522ad72.07e3285d d3a4a0b0
pub const TOY_512e1: Power =
    abilities(&[enchant(&[]).this_turn(), whenever(YOU.summon(MINION)).once().then(&[attach("TOY_512e").to(THAT)])]);

/// # Thistle Tea Set
/// Spell · 2 mana
/// > **Discover** a spell from another class. Get a copy of it.
//~ derived TOY_514 14d0e358 7846e7ae.8a81a262 f761f813
pub const TOY_514: Power = spell(&[discover_of(SPELL, Classes::Other), get(copy_of(IT))]);

/// # Sonya Waterdancer
/// Minion · 4 mana · 3/3
/// > After you play a 1-Cost minion, get a copy of it that costs (0).
/// - Makes: Fancy Footwork [`TOY_515e3`] ("Costs (0).")
//~ done TOY_515 - e3939604.4c723723 6d23a0e9.cad47873
pub const TOY_515: Power =
    after(YOU.play(all(&[MINION, COST.is(1)]))).then(&[get(copy_of(THAT)), attach("TOY_515e3").to(IT)]);

/// # Fancy Footwork
/// Enchantment
/// > Costs (0).
//~ derived TOY_515e3 d528f163 d522ad72.dd600ecd 188841de
pub const TOY_515e3: Power = enchant(&[cost(0)]);

/// # Bargain Bin Buccaneer
/// Minion · Pirate · 3 mana · 3/2
/// > **Rush Combo:** Summon a copy of this.
//~ derived TOY_516 5da0ccb4 afcfe92e.d431f44c 7eb41226
pub const TOY_516: Power = combo(&[summon(copy_of(THIS))]);

/// # Everything Must Go!
/// Spell · 8 mana
/// > Summon two random 4-Cost minions. Costs (1) less for each card you've drawn this turn.
//~ derived TOY_519 ae217257 93b14068.bbb8bdcb 6f2166ea
#[rustfmt::skip]
pub const TOY_519: Power = abilities(&[spell(&[summon(random(all(&[MINION, COST.is(4)]))).picks(2)]), costs(&[cost_less(1).times(YOU.draw(CARD).this_turn().count())])]);

/// # Sandbox Scoundrel
/// Minion · Pirate · 5 mana · 4/3
/// > **Miniaturize Battlecry:** Your next card this turn costs (2) less.
/// - Makes: Sandbox Scoundrel [`TOY_521t1`] (1/1, "Mini Battlecry: Your next card this turn costs…"); On Sale! [`TOY_521e`] ("The next card you play this turn costs (2) less."); On Sale reduction! [`TOY_521e1`] ("Your next card this turn costs (2) less.")
//~ derived TOY_521 0f37fb85 76b325f0.b781afc7 aeac246c.7c083052
pub const TOY_521: Power = battlecry(&[attach("TOY_521e").to(YOU)]);

/// # On Sale!
/// Enchantment
/// > The next card you play this turn costs (2) less.
//~ derived TOY_521e cf558df3 d522ad72.1fbdf154 03a951d4
pub const TOY_521e: Power = enchant(&[]).aura(YOUR_HAND, &[cost_less(2)]).until(YOU.play(CARD)).this_turn();

/// # On Sale reduction!
/// Enchantment
/// > Your next card this turn costs (2) less.
//~ derived TOY_521e1 ba88599d d522ad72.7bc01e61 582b4a2f
pub const TOY_521e1: Power = enchant(&[]).aura(YOUR_HAND, &[cost_less(2)]).until(YOU.play(CARD)).this_turn();

/// # Sandbox Scoundrel
/// Minion · Pirate · 1 mana · 1/1
/// > **Mini Battlecry:** Your next card this turn costs (2) less.
//~ done TOY_521t1 - 6064231a.9ce9bb3b aeac246c
pub const TOY_521t1: Power = battlecry(&[attach("TOY_521e").to(YOU)]);

/// # Watercannon
/// Weapon · 4 mana · 3/3 durability
/// > After your hero attacks, summon a 1/1 Pirate that attacks a random enemy.
/// - Makes: Waterslider [`TOY_522t`] (1/1)
//~ derived TOY_522 62bfc155 148cb2da.3949b577 3804d8fb.4497093e
pub const TOY_522: Power =
    after(YOUR_HERO.attack(CARD)).then(&[summon(card("TOY_522t")), make_attack(IT, ENEMIES.random())]);

/// # Waterslider
/// Minion · Pirate · 1 mana · 1/1
//~ vanilla TOY_522t af2188fc 6064231a 00d93d87
pub const TOY_522t: Power = VANILLA;
