//! Priest cards of Into the Emerald Dream.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 48a72617

/// # Lunarwing Messenger
/// Minion · Beast · 2 mana · 3/2
/// > **Lifesteal Battlecry: Imbue** your Hero Power.
/// - Makes: Blessing of the Moon [`EDR_449p`] ("Choose a playable Priest minion or spell to add…"); Fleeting Magic [`EDR_449e`] ("Costs less. Discard this at the end of your turn.")
//~ derived EDR_449 bd149a38 b36f6b93.a3e49fdb 5d21cb99.e33af065
pub const EDR_449: Power = battlecry(&[imbue()]);

/// # Fleeting Magic
/// Enchantment
/// > Costs less. Discard this at the end of your turn.
//~ todo EDR_449e b51f635d d522ad72.d8630d6a 6bde0648
pub const EDR_449e: Power = TODO;

/// # Blessing of the Moon
/// Hero Power · 2 mana
/// > Choose a playable Priest minion or spell to add to your hand. It costs (@) less, but is **Temporary**.
/// - Numbers: {0} = 1
///
/// # Notes
///
/// A card is playable for the Mana that is left, the discount included. It is offered like a Discover.
//~ done EDR_449p - 4902b083.509e54df.eae7e889 a77e8e93
pub const EDR_449p: Power = hero_power(&[discover_then(
    Offer::Pool(
        all(&[
            any(&[MINION, SPELL]),
            class(CardClass::Priest),
            COST.no_more_than(&sum(&[MANA.of(YOU), YOU.imbue().this_game().count()])),
        ]),
        Classes::Own,
    ),
    &[
        get(the(IT)),
        give(&[cost_less(1).times(X), has(GameTag::GHOSTLY)]).with_x(YOU.imbue().this_game().count()).to(IT),
    ],
)]);

/// # Wish of the New Moon
/// Spell · Arcane · 3 mana
/// > Deal $6 damage to a minion. *(Cast @ \|4(spell, spells) to gain **Lifesteal**.)*
/// - Numbers: {0} = 3
/// - Makes: Wish of the Full Moon [`EDR_460t`] ("Lifesteal Deal 6 damage to a minion.")
//~ derived EDR_460 8325a8cc 646b5db5.b58e4d8d.ea2304e3 3627810b.47a7c1ff
pub const EDR_460: Power =
    abilities(&[spell(&[deal(6).to(A_MINION)]), upgrades(Goal::Times(3), &[YOU.cast(SPELL)], "EDR_460t")]);

/// # Wish of the Full Moon
/// Spell · Arcane · 3 mana
/// > **Lifesteal** Deal $6 damage to a minion.
//~ derived EDR_460t e60f40c5 646b5db5.879773c0 74248831
pub const EDR_460t: Power = spell(&[deal(6).to(A_MINION)]);

/// # Ritual of the New Moon
/// Spell · Arcane · 5 mana
/// > Summon two random 3-Cost minions. *(Cast @ \|4(spell, spells) to summon 6-Cost minions instead.)*
/// - Numbers: {0} = 3
/// - Makes: Ritual of the Full Moon [`EDR_461t`] ("Summon two random 6-Cost minions.")
//~ derived EDR_461 6a8e5fb4 cbf84505.dee5f8dc.ea2304e3 1266a5d4.cb2297a0
#[rustfmt::skip]
pub const EDR_461: Power = abilities(&[spell(&[summon(random(all(&[MINION, COST.is(3)]))).picks(2)]), upgrades(Goal::Times(3), &[YOU.cast(SPELL)], "EDR_461t")]);

/// # Ritual of the Full Moon
/// Spell · Arcane · 5 mana
/// > Summon two random 6-Cost minions.
//~ derived EDR_461t 77dd1045 cbf84505.d163dc76 ea015862
pub const EDR_461t: Power = spell(&[summon(random(all(&[MINION, COST.is(6)]))).picks(2)]);

/// # Selenic Drake
/// Minion · Dragon · 4 mana · 3/6
/// > **Elusive** At the end of your turn, get a random Dragon.\~GAMEPLAY ASPROXY EDR 462
//~ derived EDR_462 9f3208ab 98be8c9d.528bcad1 4f6e2d9b
pub const EDR_462: Power = at_end_of_your_turn(&[get(random(DRAGON))]);

/// # Twilight Influence
/// Spell · Shadow · 2 mana
/// > **Choose One -** Destroy a minion with 3 or less Attack; or Summon a random 2-Cost minion.
/// - Makes: Constricting Thorns [`EDR_463a`] ("Destroy a minion with 3 or less Attack."); Controlling Vines [`EDR_463b`] ("Summon a random 2-Cost minion.")
//~ derived EDR_463 4a35f770 a5d45018.c2d6b244 1d5b2c3d.b0b5a682
pub const EDR_463: Power = choose_one(&["EDR_463a", "EDR_463b"]);

/// # Constricting Thorns
/// Spell · Shadow · 2 mana
/// > Destroy a minion with 3 or less Attack.
//~ derived EDR_463a bd01c68c a5d45018.ae6d10c6 0a72235d
pub const EDR_463a: Power = spell(&[destroy(A_MINION.that(ATTACK.at_most(3)))]);

/// # Controlling Vines
/// Spell · Shadow · 2 mana
/// > Summon a random 2-Cost minion.
//~ derived EDR_463b 53eb3af4 a5d45018.16a73fa6 413be407
pub const EDR_463b: Power = spell(&[summon(random(all(&[MINION, COST.is(2)])))]);

/// # Tyrande
/// Minion · 7 mana · 5/7
/// > **Battlecry:** The next 3 spells you play cast twice.
/// - Makes: Pull of the Moon [`EDR_464e2`] ("Your next 3 spells cast twice.")
//~ done EDR_464 - 41c4c5c8.b8b05f4c 8794e025.3b962eb5
pub const EDR_464: Power = battlecry(&[later(
    &whenever(YOU.cast(SPELL)).does(&[
        cast_again(THAT),
        later(
            &whenever(YOU.cast(SPELL))
                .does(&[cast_again(THAT), later(&whenever(YOU.cast(SPELL)).does(&[cast_again(THAT)]))]),
        ),
    ]),
)]);

/// # Pull of the Moon
/// Enchantment
/// > Your next 3 spells cast twice.
//~ todo EDR_464e2 38b9d4cb d522ad72.4902893c 781cbf88
pub const EDR_464e2: Power = TODO;

/// # Weaver of the Cycle
/// Minion · 3 mana · 3/3
/// > **Battlecry:** If you're holding a spell that costs (5) or more, deal 3 damage.
//~ derived EDR_472 44378e7d 05878c57.a37cb338 3e880efe
pub const EDR_472: Power =
    battlecry(&[deal(3).to(TARGET)]).when(there_is(&YOUR_HAND.that(all(&[SPELL, COST.at_least(5)]))));

/// # Moonwell
/// Spell · 6 mana
/// > Deal $4 damage to all enemy characters. Restore #4 Health to all friendly characters.
//~ derived EDR_476 fd5a81a6 9e3ad3c7.577a3500 de337ab6
pub const EDR_476: Power = spell(&[deal(4).to(ENEMIES), heal(4).to(FRIENDLY_CHARACTERS)]);

/// # Aviana, Elune's Chosen
/// Minion · 9 mana · 7/11
/// > **Battlecry:** Start a three turn lunar cycle. When the Full Moon rises, your cards cost (1) this game.
/// - Makes: Full Moon [`EDR_895e`] ("Your cards cost (1)."); Moon Cycle [`EDR_895t`] ("In 3 turns, your cards cost (1).")
///
/// # Notes
///
/// The moon is full at the start of your third turn from now.
//~ done EDR_895 - afaebfb7.a02c973f 6b62c2ff.5c460c78
pub const EDR_895: Power =
    battlecry(&[later(&whenever(YOU.turn_start()).nth_time(3).does(&[attach("EDR_895e").to(CONTROLLER)]))]);

/// # Full Moon
/// Enchantment
/// > Your cards cost (1).
//~ derived EDR_895e c741af98 d522ad72.6f02ca26 3cbc63ec
pub const EDR_895e: Power = enchant(&[]).aura(YOUR_HAND, &[cost(1)]);

/// # Moon Cycle
/// Enchantment
/// > In @ turns, your cards cost (1).
/// - Numbers: {0} = 3
//~ todo EDR_895t a549db28 d522ad72.e0c4174b.ea2304e3 ca3c0225
pub const EDR_895t: Power = TODO;

/// # Kaldorei Priestess
/// Minion · 3 mana · 3/3
/// > **Battlecry:** Give all enemy minions -2 Attack until your next turn. **Imbue** your Hero Power.
/// - Makes: Pacified [`EDR_970e`] ("\-2 Attack until your next turn.")
//~ derived EDR_970 e772fb8c 05878c57.425438db 4b3b4544.16bd2c3a
pub const EDR_970: Power = battlecry(&[attach("EDR_970e").to(ENEMY_MINIONS), imbue()]);

/// # Pacified
/// Enchantment
/// > \-2 Attack until your next turn.
//~ derived EDR_970e 6d1a7a58 d522ad72.5e40f9a5 561f3b23
pub const EDR_970e: Power = enchant(&[ATTACK.plus(-2)]).until_your_next_turn();

/// # Spirit of the Kaldorei
/// Minion · Undead · 2 mana · 1/3
/// > **Taunt**, **Lifesteal Battlecry:** If you used your Hero Power this turn, gain +3/+3.
/// - Makes: Amirdrassil's Agony [`FIR_777e2`] ("\+3/+3.")
//~ done FIR_777 - 70730973.8711c17b b32f68a4.a44d9783
pub const FIR_777: Power = battlecry(&[attach("FIR_777e2")]).when(YOU.use_hero_power(CARD).this_turn().at_least(1));

/// # Amirdrassil's Agony
/// Enchantment
/// > \+3/+3.
//~ derived FIR_777e2 7f606267 d522ad72.184d0f12 2f8ea49c
pub const FIR_777e2: Power = enchant(&[plus(3, 3)]);

/// # Smoldering Ascent
/// Spell · Fire · 2 mana
/// > Deal ${0} damage to all enemy minions. *(Upgrades each turn, but discards after {1*}!)@Deal ${0} damage to all enemy minions. *(Discards this turn!)*
/// - Numbers: {0} = 1, {1} = 3
///
/// # Notes
///
/// It grows at the ends of its owner's turns and is discarded at the third (two other simulators, and "Discards this turn!").
/// Its number counts them, so that an exact copy is discarded with its original.
//~ done FIR_916 - 64e9e702.edf18fae.47c5f80b 8d56b600
pub const FIR_916: Power = abilities(&[
    spell(&[deal(1).times(TEXT_NUMBER).to(ENEMY_MINIONS)]),
    whenever(YOU.turn_end()).in_hand().then(&[either(
        is_at_least(&TEXT_NUMBER, 3),
        &[discard(THIS)],
        &[raise_text_number(1)],
    )]),
]);

/// # Light of the New Moon
/// Spell · Arcane · 3 mana
/// > Give a minion +3/+3. *(Cast @ \|4(spell, spells) to return this to your hand when played.)*
/// - Numbers: {0} = 3
/// - Makes: Light of the Full Moon [`FIR_918t`] ("Give a minion +3/+3. Add a Light of the New Moon…"); Elune's Light [`FIR_918e1`] ("\+3/+3.")
//~ derived FIR_918 bd790f62 646b5db5.b42f43f7.ea2304e3 d8c68e55.9945aeef
pub const FIR_918: Power =
    abilities(&[spell(&[attach("FIR_918e1").to(A_MINION)]), upgrades(Goal::Times(3), &[YOU.cast(SPELL)], "FIR_918t")]);

/// # Elune's Light
/// Enchantment
/// > \+3/+3.
//~ derived FIR_918e1 1740ece7 d522ad72.184d0f12 d5df4aaa
pub const FIR_918e1: Power = enchant(&[plus(3, 3)]);

/// # Light of the Full Moon
/// Spell · Arcane · 3 mana
/// > Give a minion +3/+3. Add a Light of the New Moon to your hand.
/// - Makes: Light of the New Moon [`FIR_918`] ("Give a minion +3/+3. (Cast 3 spells to return…")
//~ derived FIR_918t f9645cbb 646b5db5.ea8fc147 e399555e.315394ca
pub const FIR_918t: Power = spell(&[give(&[plus(3, 3)]).to(A_MINION), get(card("FIR_918"))]);
