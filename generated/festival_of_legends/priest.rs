//! Priest cards of Festival of Legends.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 661478d3

/// # Shadow Chord: Distort
/// Spell · Shadow · 3 mana
/// > Give a minion -5/-5. If it has 0 Attack, destroy it.
/// - Makes: Distorted [`ETC_305e`] ("\-5/-5.")
//~ done ETC_305 - 3c9c5d15.3c6b83ef 76e542dc.05ad22d9
pub const ETC_305: Power =
    spell(&[attach("ETC_305e").to(A_MINION), destroy(IT).when(there_is(&IT.that(ATTACK.at_most(0))))]);

/// # Distorted
/// Enchantment
/// > \-5/-5.
//~ derived ETC_305e 711343bf d522ad72.e5a0d88c d593a902
pub const ETC_305e: Power = enchant(&[plus(-5, -5)]);

/// # Idol's Adoration
/// Weapon · 1 mana · 0/2 durability
/// > Your Hero Power costs (0). After you use it, lose 1 Durability.
/// - Makes: Sing! [`ETC_312e`] ("Your Hero Power costs (0).")
//~ done ETC_312 - edbbe397.c85b6551 213b436d.3efe4a35
pub const ETC_312: Power =
    abilities(&[aura(YOUR_HERO_POWER).have(&[cost(0)]), after(YOU.use_hero_power(CARD)).then(&[lose_durability(1)])]);

/// # Sing!
/// Enchantment
/// > Your Hero Power costs (0).
//~ todo ETC_312e e15cb47d d522ad72.933d500a 6412bb5f
pub const ETC_312e: Power = TODO;

/// # Harmonic Pop
/// Spell · Holy · 6 mana
/// > Deal $3 damage to all minions. Summon a 6/6 Popstar. *(Swaps each turn.)*
/// - Makes: Dissonant Pop [`ETC_314t`] ("Deal 6 damage to all minions. Summon a 3/3…"); Popstar [`ETC_314t2`] (1/1)
///
/// # Notes
///
/// It swaps at the end of its holder's turn (recordings).
//~ done ETC_314 - 87070251.8a858bbb 2c2db30f.232ef614
pub const ETC_314: Power = abilities(&[
    spell(&[deal(3).to(MINIONS), summon(card("ETC_314t2")), give(&[become_stats(6, 6)]).to(IT)]),
    whenever(YOU.turn_end()).in_hand().then(&[transform(THIS, card("ETC_314t"))]),
]);

/// # Dissonant Pop
/// Spell · Holy · 6 mana
/// > Deal $6 damage to all minions. Summon a 3/3 Popstar. *(Swaps each turn.)*
//~ done ETC_314t - 87070251.e566ae4b c0136571
pub const ETC_314t: Power = abilities(&[
    spell(&[deal(6).to(MINIONS), summon(card("ETC_314t2")), give(&[become_stats(3, 3)]).to(IT)]),
    whenever(YOU.turn_end()).in_hand().then(&[transform(THIS, card("ETC_314"))]),
]);

/// # Popstar
/// Minion · Draenei · 1 mana · 1/1
//~ vanilla ETC_314t2 6a9545b9 572b6771 77a66b8a
pub const ETC_314t2: Power = VANILLA;

/// # Fight Over Me
/// Spell · Shadow · 4 mana
/// > Choose two enemy minions. They fight! Add copies of any that die to your hand.
///
/// # Notes
///
/// The second minion is chosen when the spell resolves. With a single enemy minion there is no fight.
//~ done ETC_316 - 1e562e45.7cba1bfa 3a1946ae
pub const ETC_316: Power = spell(&[
    select(AN_ENEMY_MINION),
    choose_from(ENEMY_MINIONS.that(not(&is(&TARGET))), &[remember(IT), make_attack(TARGET, IT)], &[]),
    process_deaths(),
    get(copy_of(together(&[TARGET, REMEMBERED]).that(DEAD))),
]);

/// # Dreamboat
/// Minion · Naga · 2 mana · 1/2
/// > **Battlecry:** Restore #3 Health to all other friendly minions. Gain +1/+1 for each one **Overhealed**.
/// - Makes: So Dreamy! [`ETC_332e`] ("\+1/+1.")
//~ done ETC_332 - bc93b576.7534bbaa 09442987.518fd969
pub const ETC_332: Power = battlecry(&[one_by_one(
    OTHER_FRIENDLY_MINIONS,
    &[heal(3).to(THAT), attach("ETC_332e").when(is_at_least(&EXCESS, 1))],
)]);

/// # So Dreamy!
/// Enchantment
/// > \+1/+1.
//~ derived ETC_332e 2643263b d522ad72.cb08f83e 5555c77f
pub const ETC_332e: Power = enchant(&[plus(1, 1)]);

/// # Heartbreaker Hedanis
/// Minion · 4 mana · 4/8
/// > **Battlecry:** Deal 4 damage to this minion. **Overheal:** Deal 5 damage to a random enemy.
//~ derived ETC_334 a65889a2 16d2090c.a987e2e3 b87d18d3
pub const ETC_334: Power =
    abilities(&[battlecry(&[deal(4).to(THIS)]), on(Word::Overheal, &[deal(5).to(ENEMIES.random())])]);

/// # Love Everlasting
/// Spell · Holy · 3 mana
/// > Your first spell each turn costs (2) less. Lasts until you don't play a spell on your turn.
/// - Makes: Everlasting Love [`ETC_335e`] ("Your first spell each turn costs (2) less.")
///
/// # Notes
///
/// The spell stays in the Secret zone for as long as it lasts (recorded).
//~ done ETC_335 - 50eb3d2f.b175b307 014b87f2.dd1b5b67
pub const ETC_335: Power = abilities(&[
    aura(YOUR_HAND.that(SPELL)).when(YOU.play(SPELL).this_turn().never()).have(&[cost_less(2)]),
    whenever(YOU.turn_end()).when(YOU.play(SPELL).this_turn().never()).then(&[destroy(THIS)]),
    lasts(0),
]);

/// # Everlasting Love
/// Enchantment
/// > Your first spell each turn costs (2) less.
//~ done ETC_335e - d522ad72.3250d3ef e1b7ec52
pub const ETC_335e: Power = enchant(&[])
    .aura(YOUR_HAND.that(SPELL).that(YOU.play(SPELL).this_turn().never()), &[cost_less(2)])
    .until(YOU.that(YOU.play(SPELL).this_turn().never()).turn_end());

/// # Power Chord: Synchronize
/// Spell · Holy · 2 mana
/// > Choose a minion. Add a copy of it to your hand. **Finale:** Give both +1/+2.
/// - Makes: Synchronized [`ETC_338e`] ("\+1/+2.")
//~ done ETC_338 - 5fbdf668.e9ece70a a40dfd76.a5b17ad2
pub const ETC_338: Power =
    spell(&[get(copy_of(A_MINION)), attach("ETC_338e").to(together(&[IT, TARGET])).when(FINALE)]);

/// # Synchronized
/// Enchantment
/// > \+1/+2.
//~ derived ETC_338e 8ead950a d522ad72.b69419df 9b6ae50b
pub const ETC_338e: Power = enchant(&[plus(1, 2)]);

/// # Heartthrob
/// Minion · Undead · 3 mana · 2/5
/// > **Overheal:** Summon a random minion with Cost equal to the amount **Overhealed**.
//~ done ETC_339 - b58d4487.6c660a36 e801764e
pub const ETC_339: Power = on(Word::Overheal, &[summon(random_costing(MINION, THAT_MUCH))]);

/// # Fan Club
/// Location · 1 mana · 2 uses
/// > Restore #3 Health to all friendly characters.
//~ derived ETC_449 1eb4a478 f271c076.f5c720b3 cbd4a536
pub const ETC_449: Power = location(&[heal(3).to(FRIENDLY_CHARACTERS)]);

/// # Deafen
/// Spell · Shadow · 1 mana
/// > **Silence** a minion. **Combo:** Also deal $2 damage to it.
/// - Classes: Priest, Rogue
//~ derived JAM_022 e4ca5e2f ca4a4f53.b8f75983 f1af552d.4a523d0e
pub const JAM_022: Power = spell(&[silence(A_MINION), deal(2).to(IT).when(Condition::Combo)]);

/// # Plagiarizarrr
/// Minion · Pirate · 3 mana · 4/3
/// > **Battlecry:** Get a copy of the top card of your opponent's deck.
/// - Classes: Priest, Rogue
//~ derived JAM_023 588b8127 5561c251.1d912e29 cb60294e.4a523d0e
pub const JAM_023: Power = battlecry(&[get(copy_of(ENEMY_DECK.first(1)))]);

/// # Ambient Lightspawn
/// Minion · Elemental · 4 mana · 3/4
/// > **Finale and Overheal:** Give another random friendly minion +2/+2.
/// - Makes: Ambience [`JAM_024e`] ("\+2/+2.")
//~ done JAM_024 - a15fb830.5dcc2343 932f96c1.511ba67a
#[rustfmt::skip]
pub const JAM_024: Power = abilities(&[on(Word::Finale, &[attach("JAM_024e").to(OTHER_FRIENDLY_MINIONS.random())]), on(Word::Overheal, &[attach("JAM_024e").to(OTHER_FRIENDLY_MINIONS.random())])]);

/// # Ambience
/// Enchantment
/// > \+2/+2.
//~ derived JAM_024e 0e3020e1 d522ad72.d5727bd5 690a61d6
pub const JAM_024e: Power = enchant(&[plus(2, 2)]);
