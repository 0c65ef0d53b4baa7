//! Shaman cards of Across the Timeways.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file c60c4b17

/// # Haywire Hornswog
/// Minion · Beast · Dragon · 6 mana · 4/6
/// > **Elusive, Taunt** Costs (1) less for each Mana Crystal you've **Overloaded** this game.
//~ done END_030 - b9dfd0b1.d5513c66 904f2f0d
pub const END_030: Power = costs(&[cost_less(1).times(YOU.overload().this_game().in_all().count())]);

/// # Farseer Wo
/// Minion · 4 mana · 2/6
/// > **Elusive** After you cast a spell, **Discover** a Nature spell from the past.
//~ derived TIME_013 7be1dd2a 59ecc571.9eb8f258 c39cfbb7
pub const TIME_013: Power =
    after(YOU.cast(SPELL)).then(&[discover(all(&[school(SpellSchool::Nature), FROM_THE_PAST]))]);

/// # Instant Multiverse
/// Spell · 6 mana
/// > **Rewind** Summon 12 Mana worth of random minions. **Overload:** (3)
///
/// # Notes
///
/// No source for the odds: each is a random one that what is left can pay for. One that costs 0 would be worth nothing.
//~ done TIME_014 - 9e3ad3c7.ac04f375 581456fd
pub const TIME_014: Power = spell(&[
    set_counter(0, 12),
    repeat(
        12,
        &[
            summon(random(all(&[MINION, COST.at_least(1), COST.no_more_than(&counter_value(0))]))),
            raise_text_number(-1).times(COST.of(IT)),
        ],
    ),
]);

/// # Muradin, High King
/// Minion · 5 mana · 3/2
/// > **Fabled**, **Rush**. **Battlecry:** Bring the High King's Hammer to ME! **Deathrattle:** Add it to your hand.
/// - Makes: High King's Hammer [`TIME_209t`] (3/4 durability, "Windfury Deathrattle: Shuffle this into your deck…"); Avatar Form [`TIME_209t2`] ("Give a friendly character +2 Attack and "After…"); Hammer of the High King [`TIME_209e`] ("Holding the High King's Hammer. Deathrattle: Add…")
///
/// # Notes
///
/// It holds the Hammer itself, with its Attack, Durability and Windfury: the first that is in the deck, else in hand, else equipped.
//~ done TIME_209 - e8aa001d.68606c38 34a6a8a9.0c856194
pub const TIME_209: Power = abilities(&[
    battlecry(&[
        select(
            together(&[
                YOUR_DECK.that(named("TIME_209t")),
                YOUR_HAND.that(named("TIME_209t")),
                YOUR_WEAPON.that(named("TIME_209t")),
            ])
            .first(1),
        ),
        if_(
            there_is(&IT),
            &[
                attach("TIME_209e").with_x(ATTACK.of(IT)),
                give(&[HEALTH.plus(1).times(X)]).with_x(HEALTH.of(IT)),
                keep_with(the(IT), THIS),
            ],
        ),
    ]),
    deathrattle(&[get(the(KEPT))]),
]);

/// # Hammer of the High King
/// Enchantment
/// > Holding the High King's Hammer. **Deathrattle:** Add it to your hand.
/// - Makes: High King's Hammer [`TIME_209t`] (3/4 durability, "Windfury Deathrattle: Shuffle this into your deck…")
///
/// # Notes
///
/// The Deathrattle is written on the minion, whose tag it is.
//~ done TIME_209e - d522ad72.fe634b1d 351ef72f.d039dd3d
pub const TIME_209e: Power = enchant(&[ATTACK.plus(1).times(X), has(GameTag::WINDFURY)]);

/// # High King's Hammer
/// Weapon · 6 mana · 3/4 durability
/// > **Windfury Deathrattle:** Shuffle this into your deck with +2 Attack permanently.
//~ done TIME_209t - 73f3389d.8578f4a9 b6b07f1a
pub const TIME_209t: Power =
    deathrattle(&[shuffle(copy_of(THIS)), give(&[ATTACK.set_to(X), ATTACK.plus(2)]).with_x(ATTACK.of(THIS)).to(IT)]);

/// # Avatar Form
/// Spell · 3 mana
/// > Give a friendly character +2 Attack and "After this attacks, deal 2 damage to all enemies" this turn.
/// - Makes: Avatar Form [`TIME_209t2e`] ("\+2 Attack and After this attacks, deal 2 damage…")
//~ done TIME_209t2 - 82ede6d1.45c4e58e 729ec42c.4fcc252f
pub const TIME_209t2: Power = spell(&[attach("TIME_209t2e").to(A_FRIENDLY_CHARACTER)]);

/// # Avatar Form
/// Enchantment
/// > \+2 Attack and After this attacks, deal 2 damage to all enemies this turn.
//~ done TIME_209t2e - d522ad72.b7e2f5c2 729ec42c
pub const TIME_209t2e: Power =
    abilities(&[enchant(&[ATTACK.plus(2)]).this_turn(), after(THIS.attack(CARD)).then(&[deal(2).to(ENEMIES)])]);

/// # Lightning Rod
/// Spell · Nature · 1 mana
/// > Deal $2 damage to a friendly minion to deal $4 damage to a random enemy minion.
//~ derived TIME_212 e807feb2 3f084ec4.04b8774f 76702f39
pub const TIME_212: Power = spell(&[deal(2).to(A_FRIENDLY_MINION), deal(4).to(ENEMY_MINIONS.random())]);

/// # Primordial Overseer
/// Minion · 2 mana · 2/3
/// > **Battlecry:** If you've cast a Nature spell while holding this, gain +1/+1 and draw a card.
//~ derived TIME_213 3623d5f4 5656a6e3.81477bd6 87a58b16
#[rustfmt::skip]
pub const TIME_213: Power = battlecry(&[give(&[plus(1, 1)]), draw(1)]).when(YOU.cast(school(SpellSchool::Nature)).while_holding_this().at_least(1));

/// # Flux Revenant
/// Minion · Elemental · 2 mana · 1/4
/// > **Taunt** Whenever you would damage this with a Nature spell, it gains +2/+1 instead.
/// - Makes: Flux Overcapacity [`TIME_214e`] ("\+2/+1.")
//~ done TIME_214 - 2b1cc968.d5e287f5 a96f1551.04170854
pub const TIME_214: Power = whenever(THIS.would_take_damage_from(all(&[SPELL, FRIENDLY, school(SpellSchool::Nature)])))
    .then(&[prevent_damage(), attach("TIME_214e")]);

/// # Flux Overcapacity
/// Enchantment
/// > \+2/+1.
//~ derived TIME_214e c528d19b d522ad72.3a1273bb 228b6903
pub const TIME_214e: Power = enchant(&[plus(2, 1)]);

/// # Thunderquake
/// Spell · Nature · 2 mana
/// > Deal $1 damage to all minions. Get a Static Shock.
/// - Makes: Static Shock [`TIME_218`] ("Deal 1 damage to a minion. Give your hero +1…")
//~ derived TIME_215 9eecdfde f9bec0b1.3d4d8425 43b3a29a.a29dc17a
pub const TIME_215: Power = spell(&[deal(1).to(MINIONS), get(card("TIME_218"))]);

/// # Nascent Bolt
/// Spell · Nature · 3 mana
/// > Deal $5 damage to a minion. If it survives, draw 2 cards.
//~ derived TIME_216 ef30c67d a4db704b.e1261044 6386db45
pub const TIME_216: Power = spell(&[deal(5).to(A_MINION), draw(2).when(there_is(&IT.that(not(&DEAD))))]);

/// # Stormrook
/// Minion · Elemental · Beast · 5 mana · 5/5
/// > Whenever you would damage this with a Nature spell, summon a random 5-Cost minion instead.
//~ done TIME_217 - fe871bcc.f92ea638 e6d1fbd2
pub const TIME_217: Power = whenever(THIS.would_take_damage_from(all(&[SPELL, FRIENDLY, school(SpellSchool::Nature)])))
    .then(&[prevent_damage(), summon(random(all(&[MINION, COST.is(5)])))]);

/// # Static Shock
/// Spell · Nature · 0 mana
/// > Deal $1 damage to a minion. Give your hero +1 Attack this turn.
/// - Makes: Statically Charged [`TIME_218e`] ("\+1 Attack this turn.")
//~ derived TIME_218 06807886 18fb9c72.faec8ccd 8e4ae155.8e5a6458
pub const TIME_218: Power = spell(&[deal(1).to(A_MINION), attach("TIME_218e").to(YOUR_HERO)]);

/// # Statically Charged
/// Enchantment
/// > \+1 Attack this turn.
//~ derived TIME_218e 5c8a06ce d522ad72.c1531011 f80a7a86
pub const TIME_218e: Power = enchant(&[ATTACK.plus(1)]).this_turn();
