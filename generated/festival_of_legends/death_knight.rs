//! Death Knight cards of Festival of Legends.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 5a7dfebd

/// # Hardcore Cultist
/// Minion · Undead · 3 mana · 2/1
/// > **Battlecry:** Deal 2 damage. **Finale:** To all enemies.
//~ done ETC_209 - b5b73e33.954e7380 590779ad
pub const ETC_209: Power =
    abilities(&[battlecry(&[deal(2).to(TARGET)]), on(Word::Finale, &[deal(2).to(ENEMIES)]).instead()]);

/// # Climactic Necrotic Explosion
/// Spell · 10 mana
/// > **Lifesteal**. Deal ${0} damage. Summon {1} {2}/{3} Souls. *(Randomly improved by **Corpses** you've spent)*
/// - Numbers: {0} = 6, {1} = 3, {2} = 2, {3} = 2
/// - Makes: Die-Hard Fan [`ETC_522t`] (1/1)
///
/// # Notes
///
/// No source: each Corpse that was spent improves the damage, the number of Souls or their stats, at random, when it is cast.
//~ done ETC_210 - 81779ce0.5f953d34.a0d1a450 017c37ad.38b04129
pub const ETC_210: Power = spell(&[
    set_counter(0, 0),
    set_counter(1, 0),
    perform(&[at_random(&[ONE_MORE_DAMAGE, ANOTHER, ANOTHER])]).times(CORPSES_SPENT.of(YOU)),
    deal(1).times(sum(&[counter_value(0), fixed(6)])).to(TARGET),
    set_counter(0, 0),
    summon(card("ETC_522t")).copies(3),
    perform(&[either(chance(50), &[summon(card("ETC_522t"))], ONE_MORE_DAMAGE)]).times(counter_value(1)),
    give(&[plus(1, 1)]).to(FRIENDLY_MINIONS.that(made_by(&THIS))),
    give(&[plus(1, 1).times(X)]).with_x(counter_value(0)).to(FRIENDLY_MINIONS.that(made_by(&THIS))),
]);

const ONE_MORE_DAMAGE: &[Effect] = &[set_counter_to(0, sum(&[counter_value(0), fixed(1)]))];
const ANOTHER: &[Effect] = &[set_counter_to(1, sum(&[counter_value(1), fixed(1)]))];

/// # Arcanite Ripper
/// Weapon · 3 mana · 3/2 durability
/// > **Deathrattle:** Summon a @/@ **Lifesteal** Undead. *(Change your Health on your turn while equipped to improve!)*
/// - Numbers: {0} = 1
/// - Makes: Blighthead [`ETC_423t`] (1/1, "Lifesteal")
//~ done ETC_423 - 043b7f8c.3f459ec0.eae7e889 0f38a90a.f1d941eb
pub const ETC_423: Power = abilities(&[
    whenever(YOUR_HERO.would_lose_health_from(CARD)).when(ON_YOUR_TURN).then(&[raise_text_number(1)]),
    whenever(YOUR_HERO.is_healed_by(CARD)).when(ON_YOUR_TURN).then(&[raise_text_number(1)]),
    whenever(YOUR_HERO.gains_health()).when(ON_YOUR_TURN).then(&[raise_text_number(1)]),
    deathrattle(&[
        summon(card("ETC_423t")),
        give(&[become_stats(1, 1).times(X), cost(1).times(X)]).with_x(TEXT_NUMBER).to(IT),
    ]),
]);

/// # Blighthead
/// Minion · Undead · 1 mana · 1/1
/// > **Lifesteal**
//~ vanilla ETC_423t cc310a66 ef057e39.b857c9f1 3e456e83
pub const ETC_423t: Power = VANILLA;

/// # Death Growl
/// Spell · 1 mana
/// > Choose a minion. Spread its **Deathrattle** to adjacent minions.
/// - Makes: Wall of Death [`ETC_424e`] ("Copied Deathrattle from ….")
//~ done ETC_424 - 2f198b86.972dd517 76f301b8.28110a1b
pub const ETC_424: Power = spell(&[select(A_MINION), gain_deathrattle_of(IT).to(IT.neighbours())]);

/// # Wall of Death
/// Enchantment
/// > Copied **Deathrattle** from {0}.
//~ todo ETC_424e 6b81f030 d522ad72.d40e27b6 b1ea32e8
pub const ETC_424e: Power = TODO;

/// # Harmonic Metal
/// Spell · 3 mana
/// > Give 4 random minions in your hand +2/+2. *(Swaps each turn.)*
/// - Makes: Dissonant Metal [`ETC_427t`] ("Give 2 random minions in your hand +4/+4. (Swaps…"); Harmonic Presence [`ETC_427e`] ("\+2/+2."); Dissonant Presence [`ETC_427e2`] ("\+4/+4.")
//~ derived ETC_427 091f3378 82ede6d1.5b74c1da bdc2c1be.d66620c6
#[rustfmt::skip]
pub const ETC_427: Power = abilities(&[spell(&[attach("ETC_427e").to(YOUR_HAND.that(MINION).random_of(4))]), whenever(YOU.turn_end()).in_hand().then(&[transform(THIS, card("ETC_427t"))])]);

/// # Harmonic Presence
/// Enchantment
/// > \+2/+2.
//~ derived ETC_427e c1643a73 d522ad72.d5727bd5 da2e90cf
pub const ETC_427e: Power = enchant(&[plus(2, 2)]);

/// # Dissonant Presence
/// Enchantment
/// > \+4/+4.
//~ derived ETC_427e2 ce6a6697 d522ad72.8fbdcdac 4ea33f67
pub const ETC_427e2: Power = enchant(&[plus(4, 4)]);

/// # Dissonant Metal
/// Spell · 3 mana
/// > Give 2 random minions in your hand +4/+4. *(Swaps each turn.)*
//~ derived ETC_427t 603ca58b 82ede6d1.050190e4 0e086896
#[rustfmt::skip]
pub const ETC_427t: Power = abilities(&[spell(&[give(&[plus(4, 4)]).to(YOUR_HAND.that(MINION).random_of(2))]), whenever(YOU.turn_end()).in_hand().then(&[transform(THIS, card("ETC_427"))])]);

/// # Boneshredder
/// Minion · Undead · 5 mana · 5/4
/// > **Battlecry:** Spend 5 **Corpses** to trigger and gain the **Deathrattle** of a random friendly minion that died this game.
/// - Makes: Shredding [`ETC_428e`] ("Copied Deathrattle from ….")
//~ done ETC_428 - 96347dce.3196b85f 162b8dbd.d737542a
pub const ETC_428: Power = battlecry(&[pay(
    Cost::of(Part::Corpses(5)),
    &[
        create_aside(random_from_past(FRIENDLY_MINIONS.that(with(GameTag::DEATHRATTLE)).die().this_game())),
        remember(IT),
        gain_deathrattle_of(REMEMBERED),
        repeat_ability(Word::Deathrattle, the(REMEMBERED)),
    ],
)]);

/// # Shredding
/// Enchantment
/// > Copied **Deathrattle** from {0}.
//~ todo ETC_428e 7ab9bf53 d522ad72.d40e27b6 b9cfb6fa
pub const ETC_428e: Power = TODO;

/// # Screaming Banshee
/// Minion · Undead · 5 mana · 3/6
/// > **Lifesteal** After your hero gains Health, summon a Soul with that much Attack and Health.
/// - Makes: Die-Hard Fan [`ETC_522t`] (1/1)
//~ done ETC_522 - 5184bdef.b3a10589 89a4ed12.38b04129
pub const ETC_522: Power =
    abilities(&[after(YOUR_HERO.is_healed_by(CARD)).then(BANSHEE), after(YOUR_HERO.gains_health()).then(BANSHEE)]);

const BANSHEE: &[Effect] = &[summon(card("ETC_522t")), give(&[become_stats(1, 1).times(X)]).with_x(THAT_MUCH).to(IT)];

/// # Die-Hard Fan
/// Minion · Undead · 1 mana · 1/1
//~ vanilla ETC_522t 12a6cd6c ef057e39 d43ac16c
pub const ETC_522t: Power = VANILLA;

/// # Death Metal Knight
/// Minion · Undead · 3 mana · 3/4
/// > **Taunt** Costs Health instead of Mana if your hero was healed this turn.
//~ done ETC_523 - e17beb18.e6f23cf7 2b060b9c
#[rustfmt::skip]
pub const ETC_523: Power = aura(THIS).when(YOUR_HERO.is_healed_by(CARD).this_turn().at_least(1)).in_hand().have(&[has_at_least(GameTag::CARD_ALTERNATE_COST, 1)]);

/// # Cage Head
/// Minion · Undead · 8 mana · 5/1
/// > **Deathrattle:** Summon a 9/9 Blight Boar with **Charge** and **Taunt**.
/// - Makes: Blight Boar [`ETC_526t`] (9/9, "Charge Taunt")
//~ derived ETC_526 c24f508a 73d7285d.94b477c0 93472ec3.5f6a2733
pub const ETC_526: Power = deathrattle(&[summon(card("ETC_526t"))]);

/// # Blight Boar
/// Minion · Undead · Beast · 9 mana · 9/9
/// > **Charge Taunt**
//~ vanilla ETC_526t b5c4c361 62725bd5.fb934d7d 09ae60b4
pub const ETC_526t: Power = VANILLA;

/// # Mosh Pit
/// Location · 2 mana · 2 uses
/// > Spend 3 **Corpses** to give a friendly minion **Reborn**.
//~ derived ETC_533 4b1a23ed 22c71c9c.52468e2c cdae4e7c
pub const ETC_533: Power =
    location(&[pay(Cost::of(Part::Corpses(3)), &[give(&[has(GameTag::REBORN)]).to(A_FRIENDLY_MINION)])]);

/// # Hollow Hound
/// Minion · Undead · Beast · 6 mana · 3/4
/// > **Lifesteal**, **Rush** Also damages minions next to whomever this attacks.
/// - Classes: Death Knight, Hunter
//~ derived JAM_004 a076c71a 613e02be.1d83823e 36f9693c.b2ddae98
pub const JAM_004: Power = also_damages(THAT.neighbours());

/// # Yelling Yodeler
/// Minion · Undead · 4 mana · 3/4
/// > **Battlecry:** Trigger a friendly minion's **Deathrattle** twice.
/// - Classes: Death Knight, Hunter
//~ derived JAM_005 99301b0f 9167fb08.9e6e2494 af41776b.b2ddae98
pub const JAM_005: Power =
    battlecry(&[trigger(Word::Deathrattle, A_FRIENDLY_MINION.that(with(GameTag::DEATHRATTLE))).repeated(2)]);

/// # Cold Feet
/// Spell · Frost · 2 mana
/// > Enemy minions cost (5) more next turn.
/// - Classes: Death Knight, Paladin
/// - Makes: Cold Feet [`JAM_006e`] ("Your minions cost (5) more this turn."); Cold Feet [`JAM_006e2`] ("Costs (5) more.")
//~ derived JAM_006 17b078b5 589519e6.6c33d753 b85c5c94.ca2fc1f5.9a3f7637
pub const JAM_006: Power = spell(&[attach("JAM_006e").to(OPPONENT)]);

/// # Cold Feet
/// Enchantment
/// > Your minions cost (5) more this turn.
//~ derived JAM_006e 9220994b d522ad72.99142793 b85c5c94
pub const JAM_006e: Power = enchant(&[]).aura(YOUR_HAND.that(MINION), &[cost_more(5)]).next_turn();

/// # Cold Feet
/// Enchantment
/// > Costs (5) more.
//~ derived JAM_006e2 e7e58a75 d522ad72.b6548a1d b85c5c94
pub const JAM_006e2: Power = enchant(&[cost_more(5)]);

/// # Cool Ghoul
/// Minion · Undead · 4 mana · 3/1
/// > **Divine Shield Reborn**
/// - Classes: Death Knight, Paladin
//~ vanilla JAM_007 6bf8b1f6 91676061.7d1b120d bcc05af2.ca2fc1f5
pub const JAM_007: Power = VANILLA;

/// # Dead Air
/// Spell · 2 mana
/// > Destroy your Undead. Resummon them.
//~ done JAM_008 - 7846e7ae.0711842a ba19df4a
pub const JAM_008: Power = spell(&[destroy(FRIENDLY_MINIONS.that(UNDEAD)), process_deaths(), summon(copy_of(IT))]);
