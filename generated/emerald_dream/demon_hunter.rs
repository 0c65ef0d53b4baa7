//! Demon Hunter cards of Into the Emerald Dream.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 02e68436

/// # Omen
/// Minion · Demon · Beast · 10 mana · 6/12
/// > **Rush**, **Windfury Deathrattle:** Deal @ damage to all enemies. *(Improves after this attacks!)*
/// - Numbers: {0} = 1
//~ done EDR_421 - ce191e1f.7de44ee3.eae7e889 d8e645f6
pub const EDR_421: Power = abilities(&[
    deathrattle(&[deal(1).times(TEXT_NUMBER).to(ENEMIES)]),
    after(THIS.attack(CARD)).then(&[raise_text_number(1)]),
]);

/// # Alara'shi
/// Minion · Demon · Beast · 5 mana · 5/5
/// > **Battlecry:** Transform minions in your hand into random Demons. *(They keep their original stats and Cost.)*
/// - Makes: Demon Cost [`EDR_493e`] ("Adjusted Cost."); Demon Form [`EDR_493e2`] ("Adjusted stats and Cost.")
///
/// # Notes
///
/// Stats and Cost are those that the minion has in hand.
//~ done EDR_493 - a1dc7fba.e0a4c2ba 631cb28e.5701edde
pub const EDR_493: Power = battlecry(&[one_by_one(
    YOUR_HAND.that(MINION),
    &[
        keep_with(copy_of(THAT), THIS),
        set_counter_to(0, COST.of(THAT)),
        transform(THAT, random(all(&[MINION, DEMON]))),
        give(&[ATTACK.set_to(X)]).with_x(ATTACK.of(KEPT)).to(THAT),
        give(&[HEALTH.set_to(X)]).with_x(HEALTH.of(KEPT)).to(THAT),
        give(&[COST.set_to(X)]).with_x(counter_value(0)).to(THAT),
        remove_from_game(KEPT),
    ],
)]);

/// # Demon Cost
/// Enchantment
/// > Adjusted Cost.
//~ todo EDR_493e af6fb6d5 d522ad72.8be7f9cc 3ed5a8a5
pub const EDR_493e: Power = TODO;

/// # Demon Form
/// Enchantment
/// > Adjusted stats and Cost.
//~ todo EDR_493e2 ea7f3b86 d522ad72.9bc48058 f1b5a6fe
pub const EDR_493e2: Power = TODO;

/// # Wyvern's Slumber
/// Spell · 3 mana
/// > **Choose One -** Summon two **Dormant** Dreadseeds; or Deal $2 damage to all minions.
/// - Makes: Encroaching Fear [`EDR_820a`] ("Summon two random Dormant Dreadseeds."); Awoken Darkness [`EDR_820b`] ("Deal 2 damage to all minions.")
//~ done EDR_820 - 82ede6d1.e9bac26c 84b98cda.84dd15e7
pub const EDR_820: Power = choose_one(&["EDR_820a", "EDR_820b"]);

/// # Encroaching Fear
/// Spell · 3 mana
/// > Summon two random **Dormant** Dreadseeds.
///
/// # Notes
///
/// The three Dreadseeds (@firestone-hs/reference-data).
//~ done EDR_820a - 82ede6d1.fbca5960 e803daf4
pub const EDR_820a: Power = spell(&[summon(one_of(&["EDR_840t", "EDR_840t1", "EDR_840t2"])).picks(2)]);

/// # Awoken Darkness
/// Spell · 3 mana
/// > Deal $2 damage to all minions.
//~ derived EDR_820b 8d66a3a1 82ede6d1.ce882c3f afb75279
pub const EDR_820b: Power = spell(&[deal(2).to(MINIONS)]);

/// # Grim Harvest
/// Spell · 2 mana
/// > Draw a card. Summon a random **Dormant** Dreadseed.
/// - Makes: Hound Dreadseed [`EDR_840t`] (4/4, "Dormant for 2 turns. When this awakens, give your…"); Crow Dreadseed [`EDR_840t1`] (3/3, "Elusive Dormant for 1 turn."); Serpent Dreadseed [`EDR_840t2`] (5/5, "Taunt, Lifesteal Dormant for 3 turns.")
//~ derived EDR_840 826ed679 7846e7ae.4ecad637 0c406d49.01f834e5
pub const EDR_840: Power = spell(&[draw(1), summon(one_of(&["EDR_840t", "EDR_840t1", "EDR_840t2"]))]);

/// # Hound Dreadseed
/// Minion · Undead · Beast · 2 mana · 4/4
/// > **Dormant** for 2 turns. When this awakens, give your hero +3 Attack this turn.
/// - Makes: Hound's Fangs [`EDR_840te`] ("\+3 Attack this turn.")
//~ derived EDR_840t 693aec64 968cfffc.8bbc96c9 1c3d67e2.bcf9691f
pub const EDR_840t: Power = abilities(&[dormant_for(2), on(Word::Awaken, &[attach("EDR_840te").to(YOUR_HERO)])]);

/// # Crow Dreadseed
/// Minion · Undead · Beast · 1 mana · 3/3
/// > **Elusive Dormant** for 1 turn.
/// - Makes: Dreaming Hound [`EDR_840t1e`] ("Dormant. Awaken in X turns."); Dreaming Crow [`EDR_840t1e1`] ("Dormant. Awaken in X turns.")
//~ derived EDR_840t1 20d2ba71 5c849685.57f6633d d7d56e4d.3114a285
pub const EDR_840t1: Power = dormant_for(1);

/// # Dreaming Hound
/// Enchantment
/// > **Dormant**. Awaken in @ \|4(turn, turns).
//~ todo EDR_840t1e 68f7e6ad d522ad72.d03dd6ee 8f0c961f
pub const EDR_840t1e: Power = TODO;

/// # Dreaming Crow
/// Enchantment
/// > **Dormant**. Awaken in @ \|4(turn, turns).
//~ todo EDR_840t1e1 de36cf51 d522ad72.d03dd6ee 3a184660
pub const EDR_840t1e1: Power = TODO;

/// # Serpent Dreadseed
/// Minion · Undead · Beast · 3 mana · 5/5
/// > **Taunt**, **Lifesteal Dormant** for 3 turns.
/// - Makes: Dreaming Serpent [`EDR_840t2e1`] ("Dormant. Awaken in X turns.")
//~ derived EDR_840t2 29f15547 58f9d962.7208fb39 e7dbc4b8.dfe15c30
pub const EDR_840t2: Power = dormant_for(3);

/// # Dreaming Serpent
/// Enchantment
/// > **Dormant**. Awaken in @ \|4(turn, turns).
//~ todo EDR_840t2e1 b15cff2d d522ad72.d03dd6ee b42067a2
pub const EDR_840t2e1: Power = TODO;

/// # Hound's Fangs
/// Enchantment
/// > \+3 Attack this turn.
//~ derived EDR_840te 30217628 d522ad72.6e434625 35f9bf22
pub const EDR_840te: Power = enchant(&[ATTACK.plus(3)]).this_turn();

/// # Dreadsoul Corrupter
/// Minion · 4 mana · 4/4
/// > **Battlecry and Deathrattle:** Summon a random **Dormant** Dreadseed.
//~ done EDR_841 - 16ec05b0.243b701d 0391c73f
pub const EDR_841: Power = abilities(&[
    battlecry(&[summon(one_of(&["EDR_840t", "EDR_840t1", "EDR_840t2"]))]),
    deathrattle(&[summon(one_of(&["EDR_840t", "EDR_840t1", "EDR_840t2"]))]),
]);

/// # Defiled Spear
/// Weapon · 4 mana · 2/3 durability
/// > After your hero attacks an enemy, deal your hero's Attack damage to another random enemy.
//~ done EDR_842 - 6ee47921.438acdb5 e6631690
#[rustfmt::skip]
pub const EDR_842: Power = after(YOUR_HERO.attack(ENEMY)).then(&[deal(1).times(ATTACK.of(YOUR_HERO)).to(ENEMIES.that(not(&is(&THAT))).random())]);

/// # Jumpscare!
/// Spell · 2 mana
/// > **Discover** a Demon that costs (5) or more with a **Dark Gift**. Shuffle the other two into your deck.
//~ done EDR_882 - 7846e7ae.6aa85b83 f7754cf8
pub const EDR_882: Power = spell(&[discover_with_rest(
    Offer::Pool(all(&[DEMON, COST.at_least(5)]), Classes::Own),
    &[dark_gift(IT), get(the(IT))],
    &[shuffle(the(IT))],
)]);

/// # Nightmare Dragonkin
/// Minion · Dragon · 3 mana · 4/2
/// > **Deathrattle:** Reduce the Cost of the right-most card in your hand by (2).
//~ done EDR_890 - 3839d445.895ec40e fe77bb52
pub const EDR_890: Power = deathrattle(&[give(&[cost_less(2)]).to(YOUR_HAND.last(1))]);

/// # Ravenous Felhunter
/// Minion · Demon · 5 mana · 5/3
/// > **Deathrattle:** Resurrect a friendly **Deathrattle** minion that costs (4) or less. Summon a copy of it.
//~ derived EDR_891 127b4022 d4e2715b.fd1065f4 69aa690a
#[rustfmt::skip]
pub const EDR_891: Power = deathrattle(&[summon(random_from_past(FRIENDLY_MINIONS.that(all(&[with(GameTag::DEATHRATTLE), COST.at_most(4)])).die().this_game())), summon(copy_of(IT))]);

/// # Ferocious Felbat
/// Minion · Demon · 7 mana · 7/5
/// > **Deathrattle:** Resurrect a different friendly **Deathrattle** minion that costs (5) or more. Summon a copy of it.
//~ done EDR_892 - 13d60132.3024c961 e333db47
pub const EDR_892: Power = deathrattle(&[
    summon(random_from_past(
        FRIENDLY_MINIONS
            .that(all(&[with(GameTag::DEATHRATTLE), COST.at_least(5), not(&named("EDR_892"))]))
            .die()
            .this_game(),
    )),
    summon(copy_of(IT)),
]);

/// # Sigil of Cinder
/// Spell · Fel · 2 mana
/// > At the start of your next turn, deal $6 damage randomly split among all enemies.
//~ derived FIR_902 6bdb2d77 4ead3665.5192f074 709c1f77
pub const FIR_902: Power = spell(&[later(&whenever(YOU.turn_start()).does(&[deal(6).split_among(ENEMIES)]))]);

/// # Felfire Blaze
/// Minion · Elemental · 2 mana · 2/3
/// > After you cast a Fel spell, destroy this and deal 2 damage to all enemies.
//~ derived FIR_904 b101ac30 2ed7eb85.959cc1a9 72e6bfce
pub const FIR_904: Power = after(YOU.cast(school(SpellSchool::Fel))).then(&[destroy(THIS), deal(2).to(ENEMIES)]);

/// # Scorchreaver
/// Minion · 4 mana · 4/4
/// > **Battlecry: Discover** a Fel spell. Reduce the Cost of Fel spells in your hand by (1).
//~ derived FIR_952 2be87a07 16ec05b0.c6053884 8f542303
#[rustfmt::skip]
pub const FIR_952: Power = battlecry(&[discover(school(SpellSchool::Fel)), give(&[cost_less(1)]).to(YOUR_HAND.that(school(SpellSchool::Fel)))]);
