//! Mage cards of Scholomance Academy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file e7869097

/// # Devolving Missiles
/// Spell · Arcane · 1 mana
/// > Shoot three missiles at random enemy minions that transform them into ones that cost (1) less.
/// - Classes: Mage, Shaman
//~ done SCH_235 - c75b771b.5679c283 83eb7146.67438c4a
pub const SCH_235: Power =
    spell(&[transform(ENEMY_MINIONS.random(), random_costing_more(MINION, -1, COST.of(IT))).repeated(3)]);

/// # Firebrand
/// Minion · 3 mana · 3/4
/// > **Spellburst:** Deal 4 damage randomly split among all enemy minions.
//~ derived SCH_241 cb753a64 05841e04.c84068cf 5437751c
pub const SCH_241: Power = on(Word::Spellburst, &[deal(4).split_among(ENEMY_MINIONS)]);

/// # Wyrm Weaver
/// Minion · 4 mana · 3/5
/// > **Spellburst:** Summon two 1/3 Mana Wyrms.
/// - Makes: [`NEW1_012`](crate::classic::mage::NEW1_012)
//~ derived SCH_243 b433406b e3908842.e7689fd7 b247e868.25436502
pub const SCH_243: Power = on(Word::Spellburst, &[summon(card("NEW1_012")).copies(2)]);

/// # Primordial Studies
/// Spell · Arcane · 1 mana
/// > **Discover** a **Spell Damage** minion. Your next one costs (1) less.
/// - Classes: Mage, Shaman
/// - Makes: Runic Studies [`SCH_270e`] ("Your next Spell Damage minion costs (1) less."); Studying Runes [`SCH_270e2`] ("Costs (1) less.")
//~ derived SCH_270 d7d1dfd4 c75b771b.67ea96bd 970b85bc.67438c4a.d56ecadc
pub const SCH_270: Power = spell(&[discover(all(&[MINION, with(GameTag::SPELLPOWER)])), attach("SCH_270e").to(YOU)]);

/// # Runic Studies
/// Enchantment
/// > Your next **Spell Damage** minion costs (1) less.
//~ derived SCH_270e 63f14cac d522ad72.a1579aaa 43bf82cc
#[rustfmt::skip]
pub const SCH_270e: Power = enchant(&[]).aura(YOUR_HAND.that(all(&[MINION, with(GameTag::SPELLPOWER)])), &[cost_less(1)]).until(YOU.play(all(&[MINION, with(GameTag::SPELLPOWER)])));

/// # Studying Runes
/// Enchantment
/// > Costs (1) less.
//~ derived SCH_270e2 f523bf1b d522ad72.f705eb41 a8afbcf2
pub const SCH_270e2: Power = enchant(&[cost_less(1)]);

/// # Ras Frostwhisper
/// Minion · 5 mana · 3/6
/// > At the end of your turn, deal $1 damage to all enemies *(improved by **Spell Damage***).
/// - Classes: Mage, Shaman
//~ derived SCH_273 49960b27 e8a80029.426ad0cb 1fa7b1ef.67438c4a
pub const SCH_273: Power = at_end_of_your_turn(&[deal(1).to(ENEMIES)]);

/// # Lab Partner
/// Minion · 1 mana · 1/3
/// > **Spell Damage +1**
//~ vanilla SCH_310 56d566b6 cbeac1ac.b88f2291 1fa6c4e6
pub const SCH_310: Power = VANILLA;

/// # Combustion
/// Spell · Fire · 3 mana
/// > Deal $4 damage to a minion. Any excess damages both neighbors.
//~ done SCH_348 - 3af9bd75.b41690c2 2599661f
pub const SCH_348: Power = spell(&[deal(4).to(A_MINION), deal(1).times(EXCESS).to(IT.neighbours())]);

/// # Wand Thief
/// Minion · 1 mana · 1/2
/// > **Combo: Discover** a Mage spell.
/// - Classes: Mage, Rogue
//~ derived SCH_350 930bc84c cbfac199.a4c2abd2 0ee87f9d.b454c0c3
pub const SCH_350: Power = combo(&[discover(all(&[SPELL, class(CardClass::Mage)]))]);

/// # Jandice Barov
/// Minion · 5 mana · 2/1
/// > **Battlecry:** Summon two random 5-Cost minions. Secretly pick one that dies when it takes damage.
/// - Classes: Mage, Rogue
/// - Makes: This is an Illusion. [`SCH_351a`]; This is not an Illusion. [`SCH_351b`]; Illusion [`SCH_351e`] ("This might be an illusion that dies when it takes…"); Illusion [`SCH_351e2`] ("This might be an illusion that dies when it takes…")
//~ done SCH_351 - cbf9a1b9.d5825fa3 39afdb3b.b454c0c3.2bdafdf7
pub const SCH_351: Power = battlecry(&[
    summon(random(all(&[MINION, COST.is(5)]))).picks(2),
    attach("SCH_351e").to(IT),
    // Which one it is, the opponent does not see: either is kept with a card, out of the game.
    choose_from(IT, &[keep_with(card("SCH_351a"), IT)], &[keep_with(card("SCH_351b"), IT)]),
]);

/// # This is an Illusion.
/// Enchantment
//~ done SCH_351a - d522ad72 489c60e8
pub const SCH_351a: Power = enchant(&[]);

/// # This is not an Illusion.
/// Enchantment
//~ done SCH_351b - d522ad72 93a65e00
pub const SCH_351b: Power = enchant(&[]);

/// # Illusion
/// Enchantment
/// > This might be an illusion that dies when it takes damage.@{0}
//~ done SCH_351e - d522ad72.e9c481b9 2135ba91
pub const SCH_351e: Power =
    whenever(THIS.takes_damage_from(CARD)).when(there_is(&KEPT.that(named("SCH_351a")))).then(&[destroy(THIS)]);

/// # Illusion
/// Enchantment
/// > This might be an illusion that dies when it takes damage.
//~ todo SCH_351e2 4a2ab88e d522ad72.7a636523 2135ba91
pub const SCH_351e2: Power = TODO;

/// # Potion of Illusion
/// Spell · Arcane · 4 mana
/// > Add 1/1 copies of your minions to your hand. They cost (1).
/// - Classes: Mage, Rogue
/// - Makes: Potion of Illusion [`SCH_352e`] ("1/1."); Potion of Illusion [`SCH_352e2`] ("Costs (1).")
//~ done SCH_352 - 27bf12e1.086d1bc4 7c4c7165.b454c0c3.6d062635
pub const SCH_352: Power =
    spell(&[get(copy_of(FRIENDLY_MINIONS)), attach("SCH_352e").to(IT), attach("SCH_352e2").to(IT)]);

/// # Potion of Illusion
/// Enchantment
/// > 1/1.
//~ derived SCH_352e 49956f8f d522ad72.d68bebe2 7c4c7165
pub const SCH_352e: Power = enchant(&[become_stats(1, 1)]);

/// # Potion of Illusion
/// Enchantment
/// > Costs (1).
//~ derived SCH_352e2 a6036d10 d522ad72.53ed184d 7c4c7165
pub const SCH_352e2: Power = enchant(&[cost(1)]);

/// # Cram Session
/// Spell · Arcane · 2 mana
/// > Draw $1 \|4(card, cards) *(improved by **Spell Damage***).
//~ done SCH_353 - b3d67742.1c935130 18f396bf
pub const SCH_353: Power = spell(&[draw(1), draw(1).times(SPELL_DAMAGE.of(THIS))]);

/// # Mozaki, Master Duelist
/// Minion · 5 mana · 3/8
/// > After you cast a spell, gain **Spell Damage +1**.
/// - Makes: Magic Master [`SCH_400e2`] ("Spell Damage +1")
//~ derived SCH_400 1ff84973 e8a72c47.b533ff66 e0737a31.3a4a4758
pub const SCH_400: Power = after(YOU.cast(SPELL)).then(&[attach("SCH_400e2")]);

/// # Magic Master
/// Enchantment
/// > **Spell Damage +1**
//~ derived SCH_400e2 335d4d26 d522ad72.b88f2291 f15adb1e
pub const SCH_400e2: Power = enchant(&[plus_tag(GameTag::SPELLPOWER, 1)]);

/// # Brain Freeze
/// Spell · Frost · 1 mana
/// > **Freeze** a minion. **Combo:** Also deal $3 damage to it.
/// - Classes: Mage, Rogue
//~ derived SCH_509 bdf2fd77 28462b40.6880037c 8afe3322.b454c0c3
pub const SCH_509: Power = spell(&[freeze(A_MINION), deal(3).to(IT).when(Condition::Combo)]);

/// # Trick Totem
/// Minion · Totem · 2 mana · 0/3
/// > At the end of your turn, cast a random spell that costs (3) or less.
/// - Classes: Mage, Shaman
//~ derived SCH_537 ef672b75 da5c9241.dc6db9af 45215ce5.67438c4a
pub const SCH_537: Power = at_end_of_your_turn(&[cast(random(all(&[SPELL, COST.at_most(3)])))]);
