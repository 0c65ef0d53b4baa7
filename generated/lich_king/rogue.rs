//! Rogue cards of March of the Lich King.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 6a61fffd

/// # Ransack
///
/// `NX2_004` · Rogue spell · 0 mana
///
/// > Deal $1 damage to a minion. If you've played a card from another class this turn, deal $4 instead.
///
/// - Set: March of the Lich King · common · collectible
///
/// State: Derived
//~ derived NX2_004 80c26852 6b21f5ee 992ff085.7cc45976
#[rustfmt::skip]
pub const NX2_004: Power = spell(&[either(has_done(1, &CARDS_YOU_PLAYED_THIS_TURN.that(ANOTHER_CLASS)), &[deal(4).to(A_MINION)], &[deal(1).to(A_MINION)])]);

/// # Stitched Creation
///
/// `NX2_005` · Rogue minion · 3 mana · 1/1
///
/// > **Combo:** Gain +2/+2. **Infuse ({0}):** Gain +3/+3. **Manathirst ({1}):** Gain +4/+4.
///
/// - Set: March of the Lich King · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Combo, Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `TAG_SCRIPT_DATA_NUM_2` = 8, `MANATHIRST` = 8
/// - Enchantments: Stitched Power [`NX2_005e`], Stitched Strength [`NX2_005e2`]
/// - Tokens: Stitched Creation [`NX2_005t`]
///
/// State: Todo
//~ todo NX2_005 0a141c84 311ba740 558d1214.df7c2530
pub const NX2_005: Power = TODO;

/// # Stitched Power
///
/// `NX2_005e` · Rogue enchantment
///
/// > +2/+2.
///
/// - Set: March of the Lich King
///
/// State: Derived
//~ derived NX2_005e 0c75149c be72fd1b 04c36472.6d6ab056
pub const NX2_005e: Power = enchant(&[plus(2, 2)]);

/// # Stitched Strength
///
/// `NX2_005e2` · Rogue enchantment
///
/// > +4/+4.
///
/// - Set: March of the Lich King
///
/// State: Derived
//~ derived NX2_005e2 59a70287 ac1a88cb baf161b5.529ecbc5
pub const NX2_005e2: Power = enchant(&[plus(4, 4)]);

/// # Stitched Creation
///
/// `NX2_005t` · Rogue minion · 3 mana · 4/4
///
/// > **Infused Combo:** Gain +2/+2. **Manathirst (@):** Gain +4/+4.
///
/// - Set: March of the Lich King · rare
/// - Minion type: Undead
/// - Mechanics: Combo, Infused
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 8, `MANATHIRST` = 8
///
/// State: Derived
//~ derived NX2_005t f5f5366c f866c0ee 2f5b4ff3.ccfc8a26
pub const NX2_005t: Power =
    abilities(&[combo(&[give(&[plus(2, 2)])]), battlecry(&[give(&[plus(4, 4)])]).when(MANA_CRYSTALS.at_least(8))]);

/// # Jolly Roger
///
/// `NX2_006` · Rogue minion · 1 mana · 1/3
///
/// > After your hero attacks, summon a 1/1 Undead Pirate.
///
/// - Set: March of the Lich King · common · collectible
/// - Minion type: Undead, Pirate
/// - Tags: `2534` = 1
/// - Tokens: Zombie Pirate [`NX2_006t`]
///
/// State: Derived
//~ derived NX2_006 2cfbbd40 54563e37 b81bbdb1.8f2ebad0
pub const NX2_006: Power = after(YOUR_HERO.attack(CARD)).then(&[summon(card("NX2_006t"))]);

/// # Zombie Pirate
///
/// `NX2_006t` · Rogue minion · 1 mana · 1/1
///
/// - Set: March of the Lich King
/// - Minion type: Undead, Pirate
/// - Tags: `2534` = 1
///
/// State: Vanilla
//~ vanilla NX2_006t 6121676f a43e714b 0b12b1d1
pub const NX2_006t: Power = VANILLA;

/// # Rotten Rodent
///
/// `RLK_216` · Rogue minion · 2 mana · 2/1
///
/// > **Battlecry:** Reduce the Cost of all **Deathrattle** cards in your deck by (1).
///
/// - Set: March of the Lich King · common · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
/// - Tags: `2542` = 1
/// - Enchantments: Rotten [`RLK_216e`]
///
/// State: Derived
//~ derived RLK_216 8a16ea54 96db34e3 2c63b997.4d598624
pub const RLK_216: Power = battlecry(&[attach("RLK_216e").to(YOUR_DECK.that(with(GameTag::DEATHRATTLE)))]);

/// # Rotten
///
/// `RLK_216e` · Rogue enchantment
///
/// > Costs (1) less.
///
/// - Set: March of the Lich King
///
/// State: Derived
//~ derived RLK_216e a94c3fc4 1edf626e df6939ad.f705eb41
pub const RLK_216e: Power = enchant(&[cost_less(1)]);

/// # Scourge Illusionist
///
/// `RLK_217` · Rogue minion · 4 mana · 4/4
///
/// > **Deathrattle:** Add a 4/4 copy of another **Deathrattle** minion in your deck to your hand. It costs (4) less.
///
/// - Set: March of the Lich King · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Enchantments: Illusion [`RLK_217e`], Illusory [`RLK_217e2`]
///
/// State: Derived
//~ derived RLK_217 2d7898e0 099e7a00 9003e646.819dd0d5
#[rustfmt::skip]
pub const RLK_217: Power = deathrattle(&[get(copy_of(YOUR_DECK.that(all(&[MINION, with(GameTag::DEATHRATTLE)])).random())), attach("RLK_217e").to(IT), attach("RLK_217e2").to(IT)]);

/// # Illusion
///
/// `RLK_217e` · Rogue enchantment
///
/// > 4/4.
///
/// - Set: March of the Lich King
///
/// State: Derived
//~ derived RLK_217e bfd2cd97 78da38c3 4507e9a0.7beff5ae
pub const RLK_217e: Power = enchant(&[become_stats(4, 4)]);

/// # Illusory
///
/// `RLK_217e2` · Rogue enchantment
///
/// > Costs (4) less.
///
/// - Set: March of the Lich King
///
/// State: Derived
//~ derived RLK_217e2 705d1d19 713b219b 80c21662.1e6b07db
pub const RLK_217e2: Power = enchant(&[cost_less(4)]);

/// # Noxious Infiltrator
///
/// `RLK_529` · Rogue minion · 4 mana · 2/5
///
/// > **Poisonous Battlecry:** If a friendly Undead died after your last turn, deal 1 damage to a minion.
///
/// - Set: March of the Lich King · rare · collectible
/// - Mechanics: Battlecry, Poisonous
/// - Target: "Deal 1 damage to a minion."
///
/// State: Derived
//~ derived RLK_529 c351e70a eb5c01c7 6e7c7807.322b9984
#[rustfmt::skip]
pub const RLK_529: Power = battlecry(&[deal(1).to(A_MINION)]).when(has_done(1, &past(Side::Friendly, Deed::Died, Window::SinceYourTurn).that(UNDEAD)));

/// # Shadow of Demise
///
/// `RLK_567` · Rogue spell · Shadow · 0 mana
///
/// > Each time you cast a spell, transform this into a copy of it.
///
/// - Set: March of the Lich King · legendary · collectible
/// - Mechanics: Literally Unplayable
/// - Tags: `1544` = 1
/// - Enchantments: Death's Reflection [`RLK_567e`], Shadow of Death [`RLK_567e2`]
///
/// State: Todo
//~ todo RLK_567 419a8dfd 94c7faff ba9690e4.61c629f4
pub const RLK_567: Power = TODO;

/// # Death's Reflection
///
/// `RLK_567e` · Rogue enchantment
///
/// > Always copy your last played card.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ todo RLK_567e 479a20aa 70a24f97 4487df65.0c1094a3
pub const RLK_567e: Power = TODO;

/// # Shadow of Death
///
/// `RLK_567e2` · Rogue enchantment
///
/// > Transforming into recent spells.
///
/// - Set: March of the Lich King
/// - Tags: `DEFINING_ENCHANTMENT` = 86092
///
/// State: Todo
//~ todo RLK_567e2 1bc42440 ca44e0f6 42b58001.554e642c
pub const RLK_567e2: Power = TODO;

/// # Concoctor
///
/// `RLK_568` · Rogue minion · 1 mana · 1/2
///
/// > **Battlecry:** Add a random Concoction to your hand.
///
/// - Set: March of the Lich King · common · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo RLK_568 9ce9b20c aa68d124 bd31b919.d44d7156
pub const RLK_568: Power = TODO;

/// # Potion Belt
///
/// `RLK_569` · Rogue spell · 2 mana
///
/// > **Discover** 2 Concoctions.
///
/// - Set: March of the Lich King · rare · collectible
/// - Mechanics: Discover
///
/// State: Todo
//~ todo RLK_569 4be0752e fca0f55c 264dce7e.3387962b
pub const RLK_569: Power = TODO;

/// # Ghoulish Alchemist
///
/// `RLK_570` · Rogue minion · 2 mana · 3/2
///
/// > **Battlecry**: Your next Concoction costs (0).
///
/// - Set: March of the Lich King · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Enchantments: Yellow Potion [`RLK_570e`], Potion-Fueled [`RLK_570e2`](crate::sunken_city::rogue::RLK_570e2), Blue Spirit [`RLK_570e3`], Doctored [`RLK_570e4`]
/// - Tokens: Mixed Potion [`RLK_570t`], Slimy Concoction [`RLK_570t1`], Dreadful Concoction [`RLK_570t2`], Bubbling Concoction [`RLK_570t3`], Hazy Concoction [`RLK_570t4`], Gleaming Concoction [`RLK_570t5`]
///
/// State: Todo
//~ todo RLK_570 a6416502 21935cd8 8275dd6b.ea72dd19
pub const RLK_570: Power = TODO;

/// # Yellow Potion
///
/// `RLK_570e` · Rogue enchantment
///
/// > +2 Attack.
///
/// - Set: March of the Lich King
///
/// State: Derived
//~ derived RLK_570e 33cce192 da92f6dc be2921b3.bf3d1612
pub const RLK_570e: Power = enchant(&[ATTACK.plus(2)]);

/// # Blue Spirit
///
/// `RLK_570e3` · Rogue enchantment
///
/// > Costs (3) less.
///
/// - Set: March of the Lich King
///
/// State: Derived
//~ derived RLK_570e3 b92c9867 cce1ce2d 449553e5.bb1f76c5
pub const RLK_570e3: Power = enchant(&[cost_less(3)]);

/// # Doctored
///
/// `RLK_570e4` · Rogue enchantment
///
/// > Your next Concoction costs (0).
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ todo RLK_570e4 459bf87d f0c816f0 355eda03.b387b36b
pub const RLK_570e4: Power = TODO;

/// # Mixed Potion
///
/// `RLK_570t` · Rogue spell · 3 mana
///
/// - Set: March of the Lich King
/// - Tags: `2500` = 1
/// - Tokens: Mixed Concoction [`RLK_570tt1`], Mixed Concoction [`RLK_570tt2`], Mixed Concoction [`RLK_570tt3`], Mixed Concoction [`RLK_570tt4`], Mixed Concoction [`RLK_570tt5`]
///
/// State: Todo
//~ todo RLK_570t 15b41c1e 7a3dde2c 4512b2c5
pub const RLK_570t: Power = TODO;

/// # Slimy Concoction
///
/// `RLK_570t1` · Rogue spell · 3 mana
///
/// > Summon a random 3-Cost minion. *Add another Concoction to your hand to mix together!*
///
/// - Set: March of the Lich King
/// - Tags: `2500` = 1
/// - Tokens: Orange Slime [`RLK_570t1t`], Mixed Concoction [`RLK_570t1t1`], Mixed Concoction [`RLK_570t1t2`], Mixed Concoction [`RLK_570t1t3`], Mixed Concoction [`RLK_570t1t4`]
///
/// State: Todo
//~ todo RLK_570t1 5a61ffe7 b80d37a9 af57f549.e479b9ac
pub const RLK_570t1: Power = TODO;

/// # Orange Slime
///
/// `RLK_570t1t` · Rogue minion · 3 mana · 3/4
///
/// - Set: March of the Lich King
///
/// State: Vanilla
//~ vanilla RLK_570t1t c6947f30 00d5f7f1 4c3c8e15
pub const RLK_570t1t: Power = VANILLA;

/// # Mixed Concoction
///
/// `RLK_570t1t1` · Rogue spell · 3 mana
///
/// > Summon a random 3-Cost minion. Add a card to your hand from another class. It costs (3) less.
///
/// - Set: March of the Lich King
/// - Tags: `2500` = 1
///
/// State: Todo
//~ todo RLK_570t1t1 4644be52 f6e88c07 561234a9.380ea9aa
pub const RLK_570t1t1: Power = TODO;

/// # Mixed Concoction
///
/// `RLK_570t1t2` · Rogue spell · 3 mana
///
/// > Summon a random 3-Cost minion. Destroy a random enemy minion.
///
/// - Set: March of the Lich King
/// - Tags: `2500` = 1
///
/// State: Derived
//~ derived RLK_570t1t2 e0c3b89d 8f8ec92e 8ed3805e.ddb9bc7d
pub const RLK_570t1t2: Power = spell(&[summon(random(all(&[MINION, COST.is(3)]))), destroy(ENEMY_MINIONS.random())]);

/// # Mixed Concoction
///
/// `RLK_570t1t3` · Rogue spell · 3 mana
///
/// > Deal $3 damage. Summon a random 3-Cost minion.
///
/// - Set: March of the Lich King
/// - Tags: `2500` = 1
///
/// State: Derived
//~ derived RLK_570t1t3 f242f2dc 4d69dd59 7436a56d.b6ca7432
pub const RLK_570t1t3: Power = spell(&[deal(3).to(TARGET), summon(random(all(&[MINION, COST.is(3)])))]);

/// # Mixed Concoction
///
/// `RLK_570t1t4` · Rogue spell · 3 mana
///
/// > Summon two random 3-Cost minions.
///
/// - Set: March of the Lich King
/// - Tags: `2500` = 1
///
/// State: Derived
//~ derived RLK_570t1t4 13bdc2c7 0a631093 d8d0e2fb.829e4078
pub const RLK_570t1t4: Power = spell(&[summon(random(all(&[MINION, COST.is(3)]))).copies(2)]);

/// # Dreadful Concoction
///
/// `RLK_570t2` · Rogue spell · 3 mana
///
/// > Destroy a random enemy minion. *Add another Concoction to your hand to mix together!*
///
/// - Set: March of the Lich King
/// - Tags: `2500` = 1
/// - Enchantments: Green Potion [`RLK_570t2e`]
/// - Tokens: Mixed Concoction [`RLK_570t2t1`], Mixed Concoction [`RLK_570t2t2`]
///
/// State: Todo
//~ todo RLK_570t2 411c93ce 43ff12a0 243642f9.413ef118
pub const RLK_570t2: Power = TODO;

/// # Green Potion
///
/// `RLK_570t2e` · Rogue enchantment
///
/// > **Poisonous** and **Reborn**.
///
/// - Set: March of the Lich King
/// - Mechanics: Poisonous
///
/// State: Derived
//~ derived RLK_570t2e 9f6a798d 2409ca84 85d6445d.ffa6249f
pub const RLK_570t2e: Power = enchant(&[has(GameTag::POISONOUS), has(GameTag::REBORN)]);

/// # Mixed Concoction
///
/// `RLK_570t2t1` · Rogue spell · 3 mana
///
/// > Deal $3 damage. Destroy a random enemy minion.
///
/// - Set: March of the Lich King
/// - Tags: `2500` = 1
///
/// State: Derived
//~ derived RLK_570t2t1 3f26daa9 6150b51c 2e5f544f.648fc485
pub const RLK_570t2t1: Power = spell(&[deal(3).to(TARGET), destroy(ENEMY_MINIONS.random())]);

/// # Mixed Concoction
///
/// `RLK_570t2t2` · Rogue spell · 3 mana
///
/// > Destroy two random enemy minions.
///
/// - Set: March of the Lich King
/// - Tags: `2500` = 1
///
/// State: Derived
//~ derived RLK_570t2t2 42bd6c7a 1cbd44c9 cdc05a14.7e040127
pub const RLK_570t2t2: Power = spell(&[destroy(ENEMY_MINIONS.random_of(2))]);

/// # Bubbling Concoction
///
/// `RLK_570t3` · Rogue spell · 3 mana
///
/// > Deal $3 damage. *Add another Concoction to your hand to mix together!*
///
/// - Set: March of the Lich King
/// - Tags: `2500` = 1
/// - Tokens: Mixed Concoction [`RLK_570t3t`]
///
/// State: Todo
//~ todo RLK_570t3 15107bad 742abb2e 8b4c144f.fc12553e
pub const RLK_570t3: Power = TODO;

/// # Mixed Concoction
///
/// `RLK_570t3t` · Rogue spell · 3 mana
///
/// > Deal $3 damage, twice.
///
/// - Set: March of the Lich King
/// - Tags: `2500` = 1
///
/// State: Derived
//~ derived RLK_570t3t d718f4e5 11af7288 bab602ff.e4e24261
pub const RLK_570t3t: Power = spell(&[deal(3).to(TARGET).repeated(2)]);

/// # Hazy Concoction
///
/// `RLK_570t4` · Rogue spell · 3 mana
///
/// > Add a card to your hand from another class. It costs (3) less. *Add another Concoction to your hand to mix together!*
///
/// - Set: March of the Lich King
/// - Tags: `2500` = 1
/// - Tokens: Mixed Concoction [`RLK_570t4t1`], Mixed Concoction [`RLK_570t4t2`], Mixed Concoction [`RLK_570t4t3`]
///
/// State: Todo
//~ todo RLK_570t4 48d81c36 dca8c4d0 faa7c5ea.be2e221c
pub const RLK_570t4: Power = TODO;

/// # Mixed Concoction
///
/// `RLK_570t4t1` · Rogue spell · 3 mana
///
/// > Add a card to your hand from another class. It costs (3) less. Destroy a random enemy minion.
///
/// - Set: March of the Lich King
/// - Tags: `2500` = 1
///
/// State: Todo
//~ todo RLK_570t4t1 2a45ea9f 55b004f2 aefaa714.aeabb079
pub const RLK_570t4t1: Power = TODO;

/// # Mixed Concoction
///
/// `RLK_570t4t2` · Rogue spell · 3 mana
///
/// > Deal $3 damage. Add a card to your hand from another class. It costs (3) less.
///
/// - Set: March of the Lich King
/// - Tags: `2500` = 1
///
/// State: Todo
//~ todo RLK_570t4t2 a7c39626 a850ebe8 fccef450.5e7c8bd0
pub const RLK_570t4t2: Power = TODO;

/// # Mixed Concoction
///
/// `RLK_570t4t3` · Rogue spell · 3 mana
///
/// > Add two cards to your hand from other classes. They cost (3) less.
///
/// - Set: March of the Lich King
/// - Tags: `2500` = 1
///
/// State: Todo
//~ todo RLK_570t4t3 e2ab4a51 9145f3f6 92f1ab90.eb33fceb
pub const RLK_570t4t3: Power = TODO;

/// # Gleaming Concoction
///
/// `RLK_570t5` · Rogue spell · 3 mana
///
/// > Draw 2 cards. *Add another Concoction to your hand to mix together!*
///
/// - Set: March of the Lich King
/// - Tags: `2500` = 1
///
/// State: Todo
//~ todo RLK_570t5 7531fdfa 00687957 8b20f8d5.2bd538de
pub const RLK_570t5: Power = TODO;

/// # Mixed Concoction
///
/// `RLK_570tt1` · Rogue spell · 3 mana
///
/// > Draw 2 cards. Summon a random 3-Cost minion.
///
/// - Set: March of the Lich King
/// - Tags: `2500` = 1
///
/// State: Derived
//~ derived RLK_570tt1 8c99ae3a 3e179271 98b566d0.da562238
pub const RLK_570tt1: Power = spell(&[draw(2), summon(random(all(&[MINION, COST.is(3)])))]);

/// # Mixed Concoction
///
/// `RLK_570tt2` · Rogue spell · 3 mana
///
/// > Deal $3 damage. Draw 2 cards.
///
/// - Set: March of the Lich King
/// - Tags: `2500` = 1
///
/// State: Derived
//~ derived RLK_570tt2 2a1e8fc1 7b3bb9e3 95fe508c.2f8df574
pub const RLK_570tt2: Power = spell(&[deal(3).to(TARGET), draw(2)]);

/// # Mixed Concoction
///
/// `RLK_570tt3` · Rogue spell · 3 mana
///
/// > Draw 2 cards. Add a card to your hand from another class. It costs (3) less.
///
/// - Set: March of the Lich King
/// - Tags: `2500` = 1
///
/// State: Todo
//~ todo RLK_570tt3 32a7e443 4ddd0672 2b72fc3d.0a0cbf23
pub const RLK_570tt3: Power = TODO;

/// # Mixed Concoction
///
/// `RLK_570tt4` · Rogue spell · 3 mana
///
/// > Draw 2 cards. Destroy a random enemy minion.
///
/// - Set: March of the Lich King
/// - Tags: `2500` = 1
///
/// State: Derived
//~ derived RLK_570tt4 8ce05be3 b71242e0 cb7e6eac.d0571d97
pub const RLK_570tt4: Power = spell(&[draw(2), destroy(ENEMY_MINIONS.random())]);

/// # Mixed Concoction
///
/// `RLK_570tt5` · Rogue spell · 3 mana
///
/// > Draw 4 cards.
///
/// - Set: March of the Lich King
/// - Tags: `2500` = 1
///
/// State: Derived
//~ derived RLK_570tt5 049a0c76 a68976e6 a1ad8966.fe76fbf8
pub const RLK_570tt5: Power = spell(&[draw(4)]);

/// # Vile Apothecary
///
/// `RLK_571` · Rogue minion · 3 mana · 2/4
///
/// > At the end of your turn, add a random Concoction to your hand.
///
/// - Set: March of the Lich King · epic · collectible
/// - Minion type: Undead
///
/// State: Todo
//~ todo RLK_571 a6292902 9f93eb5f 523d49ca.c15cd48a
pub const RLK_571: Power = TODO;

/// # Potionmaster Putricide
///
/// `RLK_572` · Rogue minion · 2 mana · 1/4
///
/// > After a minion dies, add a Concoction to your hand.
///
/// - Set: March of the Lich King · legendary · collectible
/// - Minion type: Undead
///
/// State: Todo
//~ todo RLK_572 0f3b4fd3 b4d66054 55f56462.d35dba8b
pub const RLK_572: Power = TODO;

/// # Ghostly Strike
///
/// `RLK_573` · Rogue spell · 1 mana
///
/// > Deal $1 damage. **Combo:** Draw a card.
///
/// - Set: March of the Lich King · common · collectible
/// - Mechanics: Combo
///
/// State: Derived
//~ derived RLK_573 de700a9b 081d0290 9fd0a871.f23a098c
pub const RLK_573: Power = abilities(&[spell(&[deal(1).to(TARGET)]), combo(&[draw(1)])]);
