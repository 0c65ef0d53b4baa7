//! Mage cards of Murder at Castle Nathria.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file fc759707

/// # Objection!
/// Spell · 3 mana
/// > **Secret:** When your opponent plays a minion, **Counter** it.
//~ done MAW_006 - 82ede6d1.fd75fb3c 50f8b246
pub const MAW_006: Power = whenever(OPPONENT.play(MINION)).then(&[counter(THAT)]);

/// # Life Sentence
/// Spell · 4 mana
/// > Remove a minion from the game.
//~ derived MAW_013 8f99fd7e 38d1d3b0.fa667420 995b5062
pub const MAW_013: Power = spell(&[remove_from_game(A_MINION)]);

/// # Contract Conjurer
/// Minion · 6 mana · 6/6
/// > Costs (3) less for each **Secret** you control.
//~ derived MAW_101 1e51c697 8b4b1bcd.b43942c7 48669ee0
pub const MAW_101: Power = costs(&[cost_less(3).for_each(YOUR_SECRETS.that(SECRET))]);

/// # Suspicious Alchemist
/// Minion · 1 mana · 1/3
/// > **Battlecry: Discover** a spell. If your opponent guesses your choice, they get a copy.
/// - Makes: A Mystery! [`REV_000e`] ("At the start of your turn, guess what card your…")
///
/// # Notes
///
/// The opponent guesses at the start of the next turn, as the enchantment A Mystery! says.
//~ done REV_000 - cbeac1ac.5b593529 956530ee.af681f5a
pub const REV_000: Power =
    battlecry(&[discover_with_rest(Offer::Pool(SPELL, Classes::Own), CHOSEN_IN_SECRET, GUESSED_NEXT_TURN)]);

/// "If your opponent guesses your choice, they get a copy.": the chosen one comes to the hand, and a copy is offered to the
/// opponent with the others by [`GUESSED_NEXT_TURN`].
pub(crate) const CHOSEN_IN_SECRET: &[Effect] =
    &[remember(IT), get(the(IT)), create_aside(copy_of(REMEMBERED)), remember(IT)];

/// The answer that waits knows the copy, which comes first, and the others, whatever a second Battlecry offers. The opponent is
/// shown new copies in a random order: the number of an entity tells nothing of the choice.
pub(crate) const GUESSED_NEXT_TURN: &[Effect] = &[
    select(together(&[REMEMBERED, IT])),
    later(
        &whenever(OPPONENT.turn_start()).does(&[
            perform(&[remember(IT.first(1))]),
            create_aside(copy_of(IT.random_of(3))),
            choose_from(
                IT,
                &[get(copy_of(IT)).for_(OPPONENT).when(there_is(&IT.that(shares(CardProperty::Name, &REMEMBERED))))],
                &[],
            )
            .for_(OPPONENT),
        ]),
    ),
];

/// # A Mystery!
/// Enchantment
/// > At the start of your turn, guess what card your opponent chose to get a copy of it.
//~ todo REV_000e 963baf4d d522ad72.cde8586a 1d75a775
pub const REV_000e: Power = TODO;

/// # Solid Alibi
/// Spell · Frost · 3 mana
/// > Until your next turn, your hero can only take 1 damage at a time.
/// - Makes: Solid Alibi [`REV_504e`] ("Your hero only takes 1 damage at a time until the…")
//~ done REV_504 - 0784d9a3.498d8703 e2da2573.cfcf5878
pub const REV_504: Power = spell(&[attach("REV_504e").to(YOU)]);

/// # Solid Alibi
/// Enchantment
/// > Your hero only takes 1 damage at a time until the start of your next turn.
//~ done REV_504e - d522ad72.7ac7ef39 e2da2573
pub const REV_504e: Power = abilities(&[
    enchant(&[]).until_your_next_turn(),
    whenever(YOUR_HERO.would_take_damage_from(CARD)).then(&[damage_at_most(1)]),
]);

/// # Cold Case
/// Spell · Frost · 4 mana
/// > Summon two 2/2 Volatile Skeletons. Gain 4 Armor.
/// - Makes: [`REV_845`](crate::castle_nathria::neutral::REV_845)
//~ derived REV_505 e083fa4d 80db5271.376fc8fd 4e43ba5b.e03fc8ef
pub const REV_505: Power = spell(&[summon(card("REV_845")).copies(2), armor(4)]);

/// # Chatty Bartender
/// Minion · 4 mana · 4/4
/// > At the end of your turn, if you control a **Secret**, deal 2 damage to all enemies.
//~ derived REV_513 3a06d39a 16ec05b0.246cca8b 2dcae742
pub const REV_513: Power =
    whenever(YOU.turn_end()).when(there_is(&YOUR_SECRETS.that(SECRET))).then(&[deal(2).to(ENEMIES)]);

/// # Kel'Thuzad, the Inevitable
/// Minion · Undead · 8 mana · 6/8
/// > **Battlecry:** Resurrect your Volatile Skeletons. Any that can't fit on the battlefield instantly explode! @(@)
/// - Makes: [`REV_845`](crate::castle_nathria::neutral::REV_845)
//~ done REV_514 - 226e49ca.3496c877 69fc5c92.e03fc8ef
pub const REV_514: Power = battlecry(&[perform(&[either(
    there_are(7, &YOUR_BOARD),
    &[deal(2).to(ENEMIES.random())],
    &[summon(card("REV_845"))],
)])
.times(FRIENDLY_MINIONS.that(named("REV_845")).die().this_game().count())]);

/// # Orion, Mansion Manager
/// Minion · 4 mana · 3/5
/// > After a friendly **Secret** is revealed, cast a different Mage **Secret** and gain +2/+2.
/// - Makes: Cosmic Power [`REV_515e`] ("\+2/+2.")
//~ done REV_515 - e3908842.f18810e8 4ae2517d.34523a1f
pub const REV_515: Power = after(YOU.reveals(CARD)).then(&[
    cast(random(all(&[
        SECRET,
        class(CardClass::Mage),
        not(&shares(CardProperty::Name, &together(&[THAT, YOUR_SECRETS]))),
    ]))),
    attach("REV_515e").to(THIS),
]);

/// # Cosmic Power
/// Enchantment
/// > \+2/+2.
//~ derived REV_515e 720b9a70 d522ad72.d5727bd5 47644cd3
pub const REV_515e: Power = enchant(&[plus(2, 2)]);

/// # Vengeful Visage
/// Spell · 3 mana
/// > **Secret:** After an enemy minion attacks your hero, summon a copy of it to attack the enemy hero.
//~ done REV_516 - 82ede6d1.32e09b6d 3a01ba10
pub const REV_516: Power =
    after(ENEMY_MINIONS.attack(all(&[HERO, FRIENDLY]))).then(&[summon(copy_of(SUBJECT)), make_attack(IT, ENEMY_HERO)]);

/// # Frozen Touch
/// Spell · Frost · 2 mana
/// > Deal $3 damage. **Infuse (@):** Add a Frozen Touch to your hand.
/// - Numbers: {0} = 3
/// - Makes: Frozen Touch [`REV_601t`] ("Infused Deal 3 damage. Add a Frozen Touch to your…")
//~ derived REV_601 211625cb 589519e6.a22994c4.ea2304e3 9ac738b7.4efebd44
pub const REV_601: Power = abilities(&[spell(&[deal(3).to(TARGET)]), infuse(3, "REV_601t")]);

/// # Frozen Touch
/// Spell · Frost · 2 mana
/// > **Infused** Deal $3 damage. Add a Frozen Touch to your hand.
//~ derived REV_601t 27f2de9f 589519e6.ff2a3101 9ac738b7
pub const REV_601t: Power = spell(&[deal(3).to(TARGET), get(card("REV_601"))]);

/// # Nightcloak Sanctum
/// Location · 3 mana · 3 uses
/// > **Freeze** a minion. Summon a 2/2 Volatile Skeleton.
/// - Makes: [`REV_845`](crate::castle_nathria::neutral::REV_845)
//~ derived REV_602 fb093d50 2cbe7e13.2c67f3e3 c6bec6e7.e03fc8ef
pub const REV_602: Power = location(&[freeze(A_MINION), summon(card("REV_845"))]);

/// # Kel'Thuzad, the Inevitable
/// Minion · 8 mana · 6/8
/// > {0} {1} {2} {3}
//~ todo REV_786 c114ef5a 12c99566.2260dcce 69fc5c92
pub const REV_786: Power = TODO;

/// # Nightcloak Sanctum
/// Location · 3 mana · 3 uses
/// > {0} {1}
//~ todo REV_796 701abbde 2cbe7e13.09cdb72f c6bec6e7
pub const REV_796: Power = TODO;

/// # Deathborne
/// Spell · Frost · 6 mana
/// > Deal $2 damage to all minions. Summon a 2/2 Volatile Skeleton for each killed.
/// - Makes: [`REV_845`](crate::castle_nathria::neutral::REV_845)
//~ done REV_840 - d3be37be.8de1fd74 0a6483d8.e03fc8ef
pub const REV_840: Power = spell(&[deal(2).to(MINIONS), summon(card("REV_845")).for_each(IT.that(DEAD))]);
