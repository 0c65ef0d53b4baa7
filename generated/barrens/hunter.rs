//! Hunter cards of Forged in the Barrens.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 67b48c03

/// # Pack Kodo
/// Minion · Beast · 3 mana · 3/3
/// > **Battlecry: Discover** a Beast, **Secret**, or weapon.
//~ done BAR_030 - 22fea183.a43c18d0 01a94c44
pub const BAR_030: Power = battlecry(&[
    create_aside(random_of(all(&[MINION, BEAST]), Classes::Own)),
    create_aside(random_of(SECRET, Classes::Own)),
    create_aside(random_of(WEAPON, Classes::Own)),
    discover_then(Offer::Entities(LEFT_ASIDE), &[get(the(IT))]),
    remove_from_game(LEFT_ASIDE),
]);

/// # Sunscale Raptor
/// Minion · Beast · 1 mana · 1/3
/// > **Frenzy:** Shuffle a Sunscale Raptor into your deck with permanent +2/+1.
//~ done BAR_031 - 55179021.070d432a a7171cfd
pub const BAR_031: Power = on(
    Word::Frenzy,
    &[
        shuffle(card("BAR_031")),
        give(&[plus(2, 1).times(X)]).with_x(counter_value(0)).to(IT),
        give(&[plus(2, 1)]).to(IT),
        raise_text_number(1).times(counter_value(0)).to(IT),
        raise_text_number(1).to(IT),
    ],
);

/// # Piercing Shot
/// Spell · 4 mana
/// > Deal $6 damage to a minion. Excess damage hits the enemy hero.
//~ derived BAR_032 7290a4c7 38d1d3b0.035bf9dc 4d8de655
pub const BAR_032: Power = spell(&[deal(6).to(A_MINION), deal(1).times(EXCESS).to(ENEMY_HERO)]);

/// # Prospector's Caravan
/// Minion · 2 mana · 1/3
/// > At the start of your turn, give all minions in your hand +1/+1.
/// - Makes: Prospector's Findings [`BAR_033e`] ("\+1/+1.")
//~ derived BAR_033 d1dbf6ab 4d6f41bd.3bb5f537 0ec93d9c.be788b4e
pub const BAR_033: Power = at_start_of_your_turn(&[attach("BAR_033e").to(YOUR_HAND.that(MINION))]);

/// # Prospector's Findings
/// Enchantment
/// > \+1/+1.
//~ derived BAR_033e 9dce1c04 d522ad72.cb08f83e ef96b036
pub const BAR_033e: Power = enchant(&[plus(1, 1)]);

/// # Tame Beast (Rank 1)
/// Spell · 2 mana
/// > Summon a 2/2 Beast with **Rush**. *(Upgrades when you have 5 Mana.)*
/// - Makes: Tame Beast (Rank 2) [`BAR_034t`] ("Summon a 4/4 Beast with Rush. (Upgrades when you…"); Tame Beast (Rank 3) [`BAR_034t2`] ("Summon a 6/6 Beast with Rush."); Tamed Crab [`BAR_034t3`] (2/2, "Rush"); Tamed Scorpid [`BAR_034t4`] (4/4, "Rush"); Tamed Thunder Lizard [`BAR_034t5`] (6/6, "Rush")
//~ done BAR_034 - 7846e7ae.b2ae0b38 d6e603d3.aee8890c
pub const BAR_034: Power = abilities(&[spell(&[summon(card("BAR_034t3"))]), ranks_up(5, "BAR_034t")]);

/// # Tame Beast (Rank 2)
/// Spell · 2 mana
/// > Summon a 4/4 Beast with **Rush**. *(Upgrades when you have 10 Mana.)*
//~ done BAR_034t - 7846e7ae.a34809c0 4c594b96
pub const BAR_034t: Power = abilities(&[spell(&[summon(card("BAR_034t4"))]), ranks_up(10, "BAR_034t2")]);

/// # Tame Beast (Rank 3)
/// Spell · 2 mana
/// > Summon a 6/6 Beast with **Rush**.
//~ done BAR_034t2 - 7846e7ae.afdb6a9b 3fb86d61
pub const BAR_034t2: Power = spell(&[summon(card("BAR_034t5"))]);

/// # Tamed Crab
/// Minion · Beast · 2 mana · 2/2
/// > **Rush**
//~ vanilla BAR_034t3 856b5b0c 40a0f9de.57b12c28 dfd68d6c
pub const BAR_034t3: Power = VANILLA;

/// # Tamed Scorpid
/// Minion · Beast · 4 mana · 4/4
/// > **Rush**
//~ vanilla BAR_034t4 b3467440 79d4db7e.57b12c28 c0477e7b
pub const BAR_034t4: Power = VANILLA;

/// # Tamed Thunder Lizard
/// Minion · Beast · 6 mana · 6/6
/// > **Rush**
//~ vanilla BAR_034t5 220018e1 d6ed3c13.57b12c28 bd4a7533
pub const BAR_034t5: Power = VANILLA;

/// # Kolkar Pack Runner
/// Minion · 2 mana · 2/3
/// > After you cast a spell, summon a 1/1 Hyena with **Rush**.
/// - Makes: Swift Hyena [`BAR_035t`] (1/1, "Rush")
//~ derived BAR_035 7ced00df 5656a6e3.c456c177 34df3093.6fbdf561
pub const BAR_035: Power = after(YOU.cast(SPELL)).then(&[summon(card("BAR_035t"))]);

/// # Swift Hyena
/// Minion · Beast · 1 mana · 1/1
/// > **Rush**
//~ vanilla BAR_035t f4b60469 5533a85b.57b12c28 c23493b6
pub const BAR_035t: Power = VANILLA;

/// # Warsong Wrangler
/// Minion · 4 mana · 3/4
/// > **Battlecry: Discover** a Beast from your deck. Give all copies of it +2/+1 *(wherever they are*).
/// - Makes: Centaur Call [`BAR_037e`] ("\+2/+1.")
//~ done BAR_037 - e3b00837.a9975f53 915b6042.b7a5f767
pub const BAR_037: Power = battlecry(&[discover_then(
    Offer::Entities(YOUR_DECK.that(BEAST)),
    &[
        get(the(IT)),
        attach("BAR_037e")
            .to(together(&[YOUR_HAND, YOUR_DECK, FRIENDLY_MINIONS]).that(shares(CardProperty::Name, &IT))),
    ],
)]);

/// # Centaur Call
/// Enchantment
/// > \+2/+1.
//~ derived BAR_037e 83852aa6 d522ad72.3a1273bb add21d14
pub const BAR_037e: Power = enchant(&[plus(2, 1)]);

/// # Tavish Stormpike
/// Minion · 3 mana · 2/5
/// > After a friendly Beast attacks, summon a Beast from your deck that costs (1) less.
//~ done BAR_038 - def99d64.c8d571f9 27d11b3c
pub const BAR_038: Power = after(FRIENDLY_MINIONS.that(BEAST).attack(CARD)).then(&[
    set_counter_to(0, COST.of(SUBJECT)),
    raise_text_number(-1),
    summon(the(YOUR_DECK.that(all(&[MINION, BEAST, COST.same_as(&counter_value(0))])).random())),
]);

/// # Barak Kodobane
/// Minion · 5 mana · 3/5
/// > **Battlecry:** Draw a 1, 2, and 3-Cost spell.
//~ done BAR_551 - e8b987c6.d3996cf1 3307a233
#[rustfmt::skip]
pub const BAR_551: Power = battlecry(&[draw_that(1, all(&[SPELL, COST.is(1)])), draw_that(1, all(&[SPELL, COST.is(2)])), draw_that(1, all(&[SPELL, COST.is(3)]))]);

/// # Wound Prey
/// Spell · 1 mana
/// > Deal $1 damage. Summon a 1/1 Hyena with **Rush**.
/// - Makes: Swift Hyena [`BAR_035t`] (1/1, "Rush")
//~ derived BAR_801 9bf2524c 2f198b86.46f591f3 8068de85.6fbdf561
pub const BAR_801: Power = spell(&[deal(1).to(TARGET), summon(card("BAR_035t"))]);

/// # Serpentbloom
/// Spell · 0 mana
/// > Give a friendly Beast **Poisonous**.
/// - Makes: Serpent's Bite [`WC_007e`] ("Poisonous.")
//~ derived WC_007 132830f0 3e8f9d5a.21b43ace 93b6a36b.ffd80e40
pub const WC_007: Power = spell(&[attach("WC_007e").to(A_FRIENDLY_MINION.that(BEAST))]);

/// # Serpent's Bite
/// Enchantment
/// > **Poisonous**.
//~ derived WC_007e 3955df8f d522ad72.b2c69ca0 1aa24744
pub const WC_007e: Power = enchant(&[has(GameTag::POISONOUS)]);

/// # Sin'dorei Scentfinder
/// Minion · 4 mana · 1/6
/// > **Frenzy:** Summon four 1/1 Hyenas with **Rush**.
/// - Makes: Swift Hyena [`BAR_035t`] (1/1, "Rush")
//~ derived WC_008 09c365c6 1d4d41cb.89a5793d 342758bf.6fbdf561
pub const WC_008: Power = on(Word::Frenzy, &[summon(card("BAR_035t")).copies(4)]);

/// # Venomstrike Bow
/// Weapon · 4 mana · 1/2 durability
/// > **Poisonous**
//~ vanilla WC_037 72fc736c 2118701a.2574dcf7 0cd28bfa
pub const WC_037: Power = VANILLA;
