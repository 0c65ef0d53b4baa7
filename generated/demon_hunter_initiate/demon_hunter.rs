//! Demon Hunter cards of Demon Hunter Initiate.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 6bbab796

/// # Command the Illidari
/// Spell · 5 mana
/// > Summon six 1/1 Illidari with **Rush**.
/// - Makes: [`BT_036t`](crate::legacy::demon_hunter::BT_036t)
//~ derived BT_173 ca652d60 36b694de.fd0cad74 090c7f87.66fb1b55
pub const BT_173: Power = spell(&[summon(card("BT_036t")).copies(6)]);

/// # Twin Slice
/// Spell · 1 mana
/// > Give your hero +2 Attack this turn. Add 'Second Slice' to your hand.
/// - Makes: Second Slice [`BT_175t`] ("Give your hero +2 Attack this turn."); Twin Slice [`BT_175e`] ("Your hero has +2 Attack this turn.")
//~ derived BT_175 ae906171 2f198b86.b6741bc0 bf8d5d47.a8345c87
pub const BT_175: Power = spell(&[lend(&[ATTACK.plus(2)], Lasts::ThisTurn).to(YOUR_HERO), get(card("BT_175t"))]);

/// # Twin Slice
/// Enchantment · Demon
/// > Your hero has +2 Attack this turn.
//~ todo BT_175e fb7fa5a3 a7e50f66.b7594273 bf8d5d47
pub const BT_175e: Power = TODO;

/// # Second Slice
/// Spell · 1 mana
/// > Give your hero +2 Attack this turn.
//~ derived BT_175t 25368749 2f198b86.bd10cb6e da38fc3c
pub const BT_175t: Power = spell(&[lend(&[ATTACK.plus(2)], Lasts::ThisTurn).to(YOUR_HERO)]);

/// # Flamereaper
/// Weapon · 7 mana · 5/3 durability
/// > Also damages the minions next to whomever your hero attacks.
//~ derived BT_271 53b5f636 057aeae9.5ae76bbd cb343312
pub const BT_271: Power = also_damages(THAT.neighbours());

/// # Battlefiend
/// Minion · Demon · 1 mana · 1/2
/// > After your hero attacks, gain +1 Attack.
/// - Reprint of: [`CORE_BT_351`](crate::core::demon_hunter::CORE_BT_351)
/// - Makes: Felheartened [`BT_351e`] ("Increased Attack.")
//~ derived BT_351 dc43dfb5 181c156f.594e5b79 a45f968a.0ff0e0df.d3bd47ce
pub const BT_351: Power = after(YOUR_HERO.attack(CARD)).then(&[give(&[ATTACK.plus(1)])]);

/// # Felheartened
/// Enchantment
/// > Increased Attack.
//~ todo BT_351e 1a3668e0 d522ad72.08129cea 7035689a
pub const BT_351e: Power = TODO;

/// # Blade Dance
/// Spell · 2 mana
/// > Deal damage equal to your hero's Attack to 3 random enemy minions.
//~ derived BT_354 31a0a106 7846e7ae.ba107ca9 c38448f5
pub const BT_354: Power = spell(&[deal(1).times(ATTACK.of(YOUR_HERO)).to(ENEMY_MINIONS.random_of(3))]);

/// # Wrathscale Naga
/// Minion · Naga · 3 mana · 3/3
/// > After a friendly minion dies, deal 3 damage to a random enemy.
//~ derived BT_355 d66ee898 220d1759.fe75628d e493c316
pub const BT_355: Power = after(OTHER_FRIENDLY_MINIONS.die()).then(&[deal(3).to(ENEMIES.random())]);

/// # Ur'zul Horror
/// Minion · Demon · 1 mana · 2/1
/// > **Deathrattle:** Add a 2/1 Lost Soul to your hand.
/// - Makes: Lost Soul [`BT_407t`] (2/1)
//~ derived BT_407 a36d7558 7f9f31dc.82e2d02a b6ee9738.a56bbb23
pub const BT_407: Power = deathrattle(&[get(card("BT_407t"))]);

/// # Lost Soul
/// Minion · Undead · Draenei · 1 mana · 2/1
//~ vanilla BT_407t a6cfb71a b293ddb3 08e04c6c
pub const BT_407t: Power = VANILLA;

/// # Raging Felscreamer
/// Minion · 4 mana · 4/4
/// > **Battlecry:** The next Demon you play costs (2) less.
/// - Makes: Felscream [`BT_416e`] ("Your next Demon costs (2) less.")
//~ derived BT_416 a0a25a01 16ec05b0.c965f6c8 d14b8d66.1f760265
pub const BT_416: Power = battlecry(&[attach("BT_416e").to(YOU)]);

/// # Felscream
/// Enchantment
/// > Your next Demon costs (2) less.
//~ derived BT_416e 0ffaf4f2 d522ad72.04a82b13 d028bdb6
pub const BT_416e: Power = enchant(&[]).aura(YOUR_HAND.that(DEMON), &[cost_less(2)]).until(YOU.play(DEMON));

/// # Feast of Souls
/// Spell · Shadow · 1 mana
/// > Draw a card for each friendly minion that died this turn.@ *(@)*
//~ done BT_427 - ca4a4f53.ae470672 46b8c6f1
pub const BT_427: Power = spell(&[draw(1).times(FRIENDLY_MINIONS.die().this_turn().count())]);

/// # Nethrandamus
/// Minion · Dragon · 9 mana · 8/8
/// > **Battlecry:** Summon two random @-Cost minions. *(Upgrades each time a friendly minion dies!)*
//~ done BT_481 - 9e00d54d.a3088110 075ad05d
#[rustfmt::skip]
pub const BT_481: Power = abilities(&[battlecry(&[summon(random_costing(MINION, TEXT_NUMBER)).picks(2)]), whenever(OTHER_FRIENDLY_MINIONS.die()).in_hand().then(&[raise_text_number(1)])]);

/// # Hulking Overfiend
/// Minion · Demon · 8 mana · 5/10
/// > **Rush**. After this attacks and kills a minion, it may attack again.
//~ done BT_487 - 5669ba0e.b2826c19 14a4ccce
pub const BT_487: Power = after(THIS.attack(MINION)).when(there_is(&THAT.that(DEAD))).then(&[ready(THIS)]);

/// # Soul Split
/// Spell · Shadow · 4 mana
/// > Choose a friendly Demon. Summon a copy of it.
//~ derived BT_488 67857a3e 1e562e45.61686c40 5540677b
pub const BT_488: Power = spell(&[select(A_FRIENDLY_MINION.that(DEMON)), summon(copy_of(IT))]);

/// # Consume Magic
/// Spell · Shadow · 1 mana
/// > **Silence** an enemy minion. **Outcast:** Draw a card.
//~ derived BT_490 bd869ee4 ca4a4f53.fa688846 89953768
pub const BT_490: Power = abilities(&[spell(&[silence(AN_ENEMY_MINION)]), on(Word::Outcast, &[draw(1)])]);

/// # Wrathspike Brute
/// Minion · Demon · 5 mana · 3/6
/// > **Taunt** After this is attacked, deal 1 damage to all enemies.
//~ derived BT_510 83e1b0fb 98e4cae7.846f43e2 d29681fc
pub const BT_510: Power = after(CHARACTERS.attack(ITSELF)).then(&[deal(1).to(ENEMIES)]);

/// # Blur
/// Spell · 0 mana
/// > Your hero can't take damage this turn.
/// - Makes: Blur [`BT_752e`] ("Immune this turn.")
//~ done BT_752 - 3e8f9d5a.30896a10 e78e4921.ef371f55
pub const BT_752: Power = spell(&[attach("BT_752e").to(YOUR_HERO)]);

/// # Blur
/// Enchantment
/// > **Immune** this turn.
//~ derived BT_752e 6a7ed352 d522ad72.fb55a5e5 e78e4921
pub const BT_752e: Power = enchant(&[has(GameTag::IMMUNE)]).this_turn();

/// # Mana Burn
/// Spell · Fel · 1 mana
/// > Your opponent has 2 fewer Mana Crystals next turn.
/// - Makes: Mana Burned [`BT_753e`] ("Start with 2 fewer Mana Crystals this turn.")
//~ done BT_753 - ad794704.58810828 5942c7db.5d5fcd74
pub const BT_753: Power = spell(&[attach("BT_753e").to(OPPONENT)]);

/// # Mana Burned
/// Enchantment
/// > Start with 2 fewer Mana Crystals this turn.
///
/// # Notes
///
/// Two crystals begin the turn used; none is lost (recorded).
//~ done BT_753e - d522ad72.3c232e12 03958230
pub const BT_753e: Power = whenever(YOU.turn_start()).once().then(&[refresh_mana(-2)]);

/// # Eye Beam
/// Spell · Fel · 3 mana
/// > **Lifesteal**. Deal $3 damage to a minion. **Outcast:** This costs (1).
//~ done BT_801 - d86badf2.28d7a092 40ae7c74
#[rustfmt::skip]
pub const BT_801: Power = abilities(&[spell(&[deal(3).to(A_MINION)]), aura(THIS).when(any(&[is(&YOUR_HAND.first(1)), is(&YOUR_HAND.last(1))])).in_hand().have(&[cost(1)])]);

/// # Illidari Felblade
/// Minion · 4 mana · 5/3
/// > **Rush Outcast:** Gain **Immune** this turn.
/// - Makes: Nimble [`BT_814e`] ("Immune this turn.")
//~ derived BT_814 967c7c96 5afb2d98.576d50eb 2193c31e.1394bc12
pub const BT_814: Power = on(Word::Outcast, &[attach("BT_814e")]);

/// # Nimble
/// Enchantment
/// > **Immune** this turn.
//~ derived BT_814e 471ea39c d522ad72.fb55a5e5 0f2b1f59
pub const BT_814e: Power = enchant(&[has(GameTag::IMMUNE)]).this_turn();

/// # Umberwing
/// Weapon · 2 mana · 1/2 durability
/// > **Battlecry:** Summon two 1/1 Felwings.
/// - Makes: Felwing [`BT_922t`] (1/1)
//~ derived BT_922 0a1abd2e f1219c28.8a9a7ad5 455c3f13.7bb977c8
pub const BT_922: Power = battlecry(&[summon(card("BT_922t")).copies(2)]);

/// # Felwing
/// Minion · Demon · 1 mana · 1/1
//~ vanilla BT_922t 0a0b003a 18149ac8 2bbd05a1
pub const BT_922t: Power = VANILLA;

/// # Altruis the Outcast
/// Minion · 4 mana · 4/2
/// > After you play the left- or right-most card in your hand, deal 1 damage to all enemies.
//~ derived BT_937 dcd5fecf 16f51d36.8795caca cdeb70c9
pub const BT_937: Power = after(YOU.play(OUTCAST)).then(&[deal(1).to(ENEMIES)]);

/// # Twin Slice
/// Spell · 0 mana
/// > Give your hero +1 Attack this turn. Add 'Second Slice' to your hand.
/// - Makes: Second Slice [`BT_175t`] ("Give your hero +2 Attack this turn."); Second Slice [`TOY_400t3t`] ("Give your hero +1 Attack this turn."); Twin Slice [`TOY_400t3e`] ("Your hero has +1 Attack this turn.")
//~ derived TOY_400t3 8704ac62 3e8f9d5a.fcf0acd8 bf8d5d47.04ea2c5d
pub const TOY_400t3: Power = spell(&[lend(&[ATTACK.plus(1)], Lasts::ThisTurn).to(YOUR_HERO), get(card("TOY_400t3t"))]);

/// # Twin Slice
/// Enchantment · Demon
/// > Your hero has +1 Attack this turn.
//~ todo TOY_400t3e d38463b0 a7e50f66.d35e1199 bf8d5d47
pub const TOY_400t3e: Power = TODO;

/// # Second Slice
/// Spell · 0 mana
/// > Give your hero +1 Attack this turn.
//~ derived TOY_400t3t a2b92547 3e8f9d5a.aa2f8143 da38fc3c
pub const TOY_400t3t: Power = spell(&[lend(&[ATTACK.plus(1)], Lasts::ThisTurn).to(YOUR_HERO)]);

/// # Eye Beam
/// Spell · Fel · 3 mana
/// > **Lifesteal**. Deal $3 damage to a minion. **Outcast:** This costs (0).
//~ done TOY_400t8 - d86badf2.2e0a8353 40ae7c74
#[rustfmt::skip]
pub const TOY_400t8: Power = abilities(&[spell(&[deal(3).to(A_MINION)]), aura(THIS).when(any(&[is(&YOUR_HAND.first(1)), is(&YOUR_HAND.last(1))])).in_hand().have(&[cost(0)])]);

/// # Altruis the Outcast
/// Minion · 3 mana · 3/2
/// > After you play the left- or right-most card in your hand, deal 1 damage to all enemies.
//~ derived TOY_401t2 dc176aeb 05811c42.8795caca cdeb70c9
pub const TOY_401t2: Power = after(YOU.play(OUTCAST)).then(&[deal(1).to(ENEMIES)]);

/// # Battlefiend
/// Minion · Demon · 1 mana · 2/2
/// > After your hero attacks, gain +1 Attack.
//~ derived TOY_913t2 51678c67 7f997283.594e5b79 a45f968a
pub const TOY_913t2: Power = after(YOUR_HERO.attack(CARD)).then(&[give(&[ATTACK.plus(1)])]);
