//! Warlock cards of Escape from Violet Hold.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 38a498d5

/// # Kabal Conspirator
/// Minion · 2 mana · 2/3
/// > **Deathrattle:** Put two 3/3 Imp-formants into the enemy deck. They summon for YOU when drawn.
/// - Makes: Imp-formant [`CAP_400t2t`] (3/3, "Lifesteal Summoned When Drawn (for your opponent)")
//~ done CAP_400 - 5656a6e3.d05eb6b7 d7e172cf.72499026
pub const CAP_400: Power = deathrattle(&[shuffle(card("CAP_400t2t")).copies(2).for_(OPPONENT)]);

/// # Imp-formant
/// Minion · Demon · 3 mana · 3/3
/// > **Lifesteal Summoned When Drawn** *(for your opponent)*
//~ done CAP_400t2t - ddf3412b.a3022904 8957e1e6
pub const CAP_400t2t: Power =
    on(Word::WhenDrawn, &[summon(copy_of(THIS)).for_(OPPONENT), remove_from_game(THIS), draw(1)]);

/// # Corrupt Constable
/// Minion · 4 mana · 3/5
/// > **Battlecry:** If the enemy deck has any Imp-formants, move one to the top and give it +2/+2.
/// - Makes: Imp-formant [`CAP_400t2t`] (3/3, "Lifesteal Summoned When Drawn (for your opponent)"); Tipped Off [`CAP_401e`] ("\+2/+2.")
//~ done CAP_401 - e3908842.d2d620cf fd018fbb.53c0974d
pub const CAP_401: Power = battlecry(&[if_(
    there_is(&ENEMY_DECK.that(named("CAP_400t2t"))),
    &[put_on_top(the(ENEMY_DECK.that(named("CAP_400t2t")).random())).for_(OPPONENT), attach("CAP_401e").to(IT)],
)]);

/// # Tipped Off
/// Enchantment
/// > \+2/+2.
//~ derived CAP_401e 6e2f72bc d522ad72.d5727bd5 7d1eda4d
pub const CAP_401e: Power = enchant(&[plus(2, 2)]);

/// # Follow the Evidence
/// Spell · 1 mana
/// > Put a 3/3 Imp-formant into the enemy deck. Give a playable card in your hand this effect for a turn.
/// - Makes: Imp-formant [`CAP_400t2t`] (3/3, "Lifesteal Summoned When Drawn (for your opponent)"); Following the Evidence [`CAP_402e`] ("Shuffle a 3/3 Imp-formant into the enemy deck.…")
///
/// # Notes
///
/// No source: a playable card is one that the Mana left can pay for, and "for a turn" is this turn.
//~ done CAP_402 - 2f198b86.b2db9760 7271590d.f87734e3
pub const CAP_402: Power = spell(&[
    shuffle(card("CAP_400t2t")).for_(OPPONENT),
    attach("CAP_402e").to(YOUR_HAND.that(COST.no_more_than(&MANA.of(YOU))).random()),
    later(&after(YOU.play(is(&IT))).once_a_turn().does(&[repeat_ability(Word::Spell, card("CAP_402"))])),
]);

/// # Following the Evidence
/// Enchantment
/// > Shuffle a 3/3 Imp-formant into the enemy deck. Give a playable card in your hand this effect for a turn.
/// - Makes: Imp-formant [`CAP_400t2t`] (3/3, "Lifesteal Summoned When Drawn (for your opponent)")
///
/// # Notes
///
/// What its bearer does is written on the spell: it answers for the player.
//~ done CAP_402e - d522ad72.6a9f04ca 50a8103e.72499026
pub const CAP_402e: Power = enchant(&[]).this_turn();

/// # Frame Job
/// Spell · 5 mana
/// > Destroy two random enemy minions. **Discover** a minion in the enemy deck to put on top.
//~ done CAP_403 - 36b694de.63ee149b f2a68d5a
#[rustfmt::skip]
pub const CAP_403: Power = spell(&[destroy(ENEMY_MINIONS.random_of(2)), discover_then(Offer::Entities(ENEMY_DECK.that(MINION)), &[put_on_top(the(IT)).for_(OPPONENT)])]);

/// # Harsh Sentence
/// Spell · 2 mana
/// > Enemy minions cost (2) more next turn. Put two 3/3 Imp-formants into the enemy deck.
/// - Makes: Imp-formant [`CAP_400t2t`] (3/3, "Lifesteal Summoned When Drawn (for your opponent)"); Harshing My Vibe [`CAP_404e`] ("Your minions cost (2) more this turn.")
//~ done CAP_404 - 7846e7ae.3b351105 7c48cf7a.829b2239
pub const CAP_404: Power =
    spell(&[attach("CAP_404e").to(OPPONENT), shuffle(card("CAP_400t2t")).copies(2).for_(OPPONENT)]);

/// # Harshing My Vibe
/// Enchantment
/// > Your minions cost (2) more this turn.
//~ done CAP_404e - d522ad72.162ab7d6 e7182781
pub const CAP_404e: Power = enchant(&[]).aura(YOUR_HAND.that(MINION), &[cost_more(2)]).next_turn();

/// # Godfather Kazakus
/// Minion · 3 mana · 3/3
/// > **Battlecry:** Plot a custom sham trial! Then choose the trial's length.
/// - Makes: Detained for Destruction [`CAP_405t1`] ("Force each minion to attack another minion."); Convicted for Conspiracy [`CAP_405t2`] ("Take control of a random enemy minion."); Sentenced for Smuggling [`CAP_405t3`] ("Steal 2 cards from your opponent's hand."); Crate of Contraband [`CAP_405t4`] ("Draw 3 cards."); Spurious Shiv [`CAP_405t5`] ("Give minions in your hand and battlefield +3/+3."); Criminal Contract [`CAP_405t6`] ("Summon three random 3-Cost minions."); Potion of Perjury [`CAP_405t7`] ("Reduce the Cost of minions in your hand by (2)."); Swill of Suggestibility [`CAP_405t8`] ("Restore 12 Health to your hero."); Tonic of Tyranny [`CAP_405t9`] ("Summon a Voidlord."); Rushed Trial [`CAP_405tb1`]; Grueling Trial [`CAP_405tb2`] ("In 1 turn, … …"); Unending Trial [`CAP_405tb3`] ("In 4 turns, 4 …")
///
/// # Notes
///
/// No source: three of the nine parts are shown, then three of the other eight. The trial's parts happen in the order in which they were picked.
//~ done CAP_405 - 05878c57.302b31fc 0f9e9204.d9f4f47a
pub const CAP_405: Power = battlecry(&[
    create_aside(each_of(&[
        "CAP_405t1", "CAP_405t2", "CAP_405t3", "CAP_405t4", "CAP_405t5", "CAP_405t6", "CAP_405t7", "CAP_405t8",
        "CAP_405t9",
    ])),
    choose_from(LEFT_ASIDE.random_of(3), &[keep_with(the(IT), THIS)], &[]),
    choose_from(LEFT_ASIDE.random_of(3), &[keep_with(the(IT), THIS)], &[]),
    remove_from_game(LEFT_ASIDE),
    choose_card(
        &["CAP_405tb1b", "CAP_405tb2b", "CAP_405tb3b"],
        &[one_by_one(
            IT,
            &[
                if_(there_is(&THAT.that(named("CAP_405tb1b"))), &[create_aside(card("CAP_405tb1")), remember(IT)]),
                if_(there_is(&THAT.that(named("CAP_405tb2b"))), &[create_aside(card("CAP_405tb2")), remember(IT)]),
                if_(there_is(&THAT.that(named("CAP_405tb3b"))), &[create_aside(card("CAP_405tb3")), remember(IT)]),
                keep_with(the(KEPT), REMEMBERED),
                get(the(REMEMBERED)),
            ],
        )],
    ),
    remove_from_game(LEFT_ASIDE),
]);

/// # Detained for Destruction
/// Spell · 0 mana
/// > Force each minion to attack another minion.
//~ done CAP_405t1 - 3e8f9d5a.6db2e37c 04a4729a
pub const CAP_405t1: Power = spell(&[one_by_one(
    MINIONS.random_of(14),
    &[make_attack(THAT, MINIONS.that(not(&is(&THAT))).random()).when(there_is(&THAT.that(not(&DEAD))))],
)]);

/// # Convicted for Conspiracy
/// Spell · 0 mana
/// > Take control of a random enemy minion.
//~ derived CAP_405t2 0514badb 3e8f9d5a.9eb88037 5096b7f8
pub const CAP_405t2: Power = spell(&[take_control(ENEMY_MINIONS.random())]);

/// # Sentenced for Smuggling
/// Spell · 0 mana
/// > Steal 2 cards from your opponent's hand.
//~ done CAP_405t3 - 3e8f9d5a.75c32eab fafb1551
pub const CAP_405t3: Power = spell(&[get(the(ENEMY_HAND.random_of(2)))]);

/// # Crate of Contraband
/// Spell · 0 mana
/// > Draw 3 cards.
//~ derived CAP_405t4 11369c69 3e8f9d5a.35dc1efa 8d652db2
pub const CAP_405t4: Power = spell(&[draw(3)]);

/// # Spurious Shiv
/// Spell · 0 mana
/// > Give minions in your hand and battlefield +3/+3.
/// - Makes: Dubious Daggers [`CAP_405t5e`] ("\+3/+3")
//~ done CAP_405t5 - 3e8f9d5a.a4dd1745 c728e28e.489fe2ca
pub const CAP_405t5: Power = spell(&[attach("CAP_405t5e").to(together(&[YOUR_HAND.that(MINION), FRIENDLY_MINIONS]))]);

/// # Dubious Daggers
/// Enchantment
/// > \+3/+3
//~ derived CAP_405t5e 7ba451ad d522ad72.d177c3f0 4eb8cc81
pub const CAP_405t5e: Power = enchant(&[plus(3, 3)]);

/// # Criminal Contract
/// Spell · 0 mana
/// > Summon three random 3-Cost minions.
//~ derived CAP_405t6 7fd43f01 3e8f9d5a.7a9db493 d0196ec9
pub const CAP_405t6: Power = spell(&[summon(random(all(&[MINION, COST.is(3)]))).picks(3)]);

/// # Potion of Perjury
/// Spell · 0 mana
/// > Reduce the Cost of minions in your hand by (2).
/// - Makes: Perjurer [`CAP_405t7e`] ("Costs (2) less.")
//~ derived CAP_405t7 d85605df 3e8f9d5a.183c9dc4 dab50d2a.530bdf18
pub const CAP_405t7: Power = spell(&[attach("CAP_405t7e").to(YOUR_HAND.that(MINION))]);

/// # Perjurer
/// Enchantment
/// > Costs (2) less.
//~ derived CAP_405t7e 01871075 d522ad72.90c32b47 4bea5d3b
pub const CAP_405t7e: Power = enchant(&[cost_less(2)]);

/// # Swill of Suggestibility
/// Spell · 0 mana
/// > Restore #12 Health to your hero.
//~ derived CAP_405t8 35a67cff 3e8f9d5a.3888b687 d0a3b8f9
pub const CAP_405t8: Power = spell(&[heal(12).to(YOUR_HERO)]);

/// # Tonic of Tyranny
/// Spell · 0 mana
/// > Summon a Voidlord.
//~ derived CAP_405t9 f7e226d1 3e8f9d5a.a7e5a600 f77b51e9
pub const CAP_405t9: Power = spell(&[summon(card("LOOT_368"))]);

/// # Rushed Trial
/// Spell · 7 mana
/// > {0} {1}
/// - Makes: Rushed Trial [`CAP_405tb1b`] ("The trial finishes immediately!")
//~ done CAP_405tb1 - 014b7716.09cdb72f 5c0fbe16.bf7b106f
pub const CAP_405tb1: Power = spell(&[one_by_one(KEPT, &[apply_it_to(THIS)])]);

/// # Rushed Trial
/// Spell · 7 mana
/// > The trial finishes immediately!
//~ done CAP_405tb1b - 014b7716.1d49a313 5c0fbe16
pub const CAP_405tb1b: Power = VANILLA;

/// # Grueling Trial
/// Spell · 4 mana
/// > In 1 turn, {0} {1}
/// - Makes: Grueling Trial [`CAP_405tb2b`] ("The trial finishes at the start of your next…")
//~ done CAP_405tb2 - 38d1d3b0.e2801790 94fe1d36.d713d2f0
pub const CAP_405tb2: Power =
    spell(&[later(&whenever(YOU.turn_start()).does(&[one_by_one(KEPT, &[apply_it_to(THIS)])]))]);

/// # Grueling Trial
/// Spell · 4 mana
/// > The trial finishes at the start of your next turn.
//~ done CAP_405tb2b - 38d1d3b0.cf540597 94fe1d36
pub const CAP_405tb2b: Power = VANILLA;

/// # Unending Trial
/// Spell · 0 mana
/// > In @ \|4(turn, turns), {0} {1}
/// - Numbers: {0} = 4
/// - Makes: Unending Trial [`CAP_405tb3b`] ("The trial finishes in 4 turns.")
//~ done CAP_405tb3 - 3e8f9d5a.cc7f29d0.ea228308 f6376cc5.66d1d71f
pub const CAP_405tb3: Power =
    spell(&[later(&whenever(YOU.turn_start()).nth_time(4).does(&[one_by_one(KEPT, &[apply_it_to(THIS)])]))]);

/// # Unending Trial
/// Spell · 0 mana
/// > The trial finishes in 4 turns.
//~ done CAP_405tb3b - 3e8f9d5a.1d6cfc16 f6376cc5
pub const CAP_405tb3b: Power = VANILLA;

/// # Kabal Mastermind
/// Minion · 5 mana · 5/5
/// > **Taunt**. **Battlecry:** Whenever you summon an Imp-formant this game, give it +2/+2.
/// - Makes: Imp-formant [`CAP_400t2t`] (3/3, "Lifesteal Summoned When Drawn (for your opponent)"); Imp-roved Imp-formants [`CAP_406e`] ("Whenever you summon an Imp-formant this game,…"); Imp-bedded [`CAP_406e2`] ("\+2/+2.")
//~ done CAP_406 - 7c0f8337.f9bf60b8 c9eecc6a.84c325fd
pub const CAP_406: Power = battlecry(&[attach("CAP_406e").to(CONTROLLER)]);

/// # Imp-roved Imp-formants
/// Enchantment
/// > Whenever you summon an Imp-formant this game, give it +2/+2.
/// - Makes: Imp-formant [`CAP_400t2t`] (3/3, "Lifesteal Summoned When Drawn (for your opponent)")
//~ done CAP_406e - d522ad72.dadb1745 09082d0f.72499026
pub const CAP_406e: Power = whenever(YOU.summon(named("CAP_400t2t"))).then(&[attach("CAP_406e2").to(THAT)]);

/// # Imp-bedded
/// Enchantment
/// > \+2/+2.
//~ derived CAP_406e2 7078a4a1 d522ad72.d5727bd5 f8624f8e
pub const CAP_406e2: Power = enchant(&[plus(2, 2)]);

/// # Ancient Augur
/// Minion · 4 mana · 2/6
/// > **Battlecry:** Look at 3 cards in your opponent's hand and secretly choose one. **Deathrattle:** Discard it.
/// - Makes: Eyes Without A Faceless [`JAIL_303e`] ("Deathrattle: Destroy the chosen card.")
//~ done JAIL_303 - 59ecc571.a97d394d 9da013d6.7e1663ab
pub const JAIL_303: Power = abilities(&[
    battlecry(&[choose_from(ENEMY_HAND.random_of(3), &[remember(IT)], &[])]),
    deathrattle(&[discard(REMEMBERED.that(is(&ENEMY_HAND)))]),
]);

/// # Eyes Without A Faceless
/// Enchantment
/// > **Deathrattle:** Destroy the chosen card.
//~ todo JAIL_303e 76a26f6b d522ad72.a70c9bb9 efcf1934
pub const JAIL_303e: Power = TODO;

/// # Imp Gang Stooge
/// Minion · Demon · 3 mana · 2/5
/// > **Taunt**. **Deathrattle:** Put two 8/8 Demons with **Taunt** and **Lifesteal** on the bottom of your deck.
/// - Makes: Grandmother Imp [`JAIL_399t1`] (8/8, "Taunt Lifesteal")
//~ done JAIL_399 - 06b0d1c0.df322e45 7986a14f.d1d2af95
pub const JAIL_399: Power = deathrattle(&[put_at_bottom(card("JAIL_399t1")).copies(2)]);

/// # Grandmother Imp
/// Minion · Demon · 8 mana · 8/8
/// > **Taunt Lifesteal**
//~ vanilla JAIL_399t1 a62b67b2 4cbfdfce.71812762 4ee74474
pub const JAIL_399t1: Power = VANILLA;

/// # Godfrey the Betrayer
/// Minion · Undead · 4 mana · 5/4
/// > **Start of Game:** Overdrawn cards return to your hand when you have space. They cost (1) less.
/// - Makes: Godfrey's Atlas [`JAIL_509e`] ("When you overdraw a card, get it when you have…")
//~ done JAIL_509 - ca439a9a.8a71c6b4 c5d9160f.6632b9f4
pub const JAIL_509: Power = on(Word::StartOfGame, &[attach("JAIL_509e").to(YOU)]);

/// # Godfrey's Atlas
/// Enchantment
/// > When you overdraw a card, get it when you have space. It costs (1) less.
//~ done JAIL_509e - d522ad72.8837a02a 7d25ab41
pub const JAIL_509e: Power = enchant(&[has(GameTag::GODFREY_OVERDRAW_PROTECTION)]);

/// # Annihilation
/// Spell · 8 mana
/// > Destroy all minions. Summon any Demons in the bottom 3 cards of your deck.
//~ done JAIL_510 - 93b14068.0a683a57 77ac4ba0
pub const JAIL_510: Power = spell(&[
    destroy(MINIONS),
    process_deaths(),
    summon(the(YOUR_DECK.that(all(&[MINION, DEMON, is(&YOUR_DECK.last(3))])))),
]);

/// # Spire of Solitude
/// Location · 5 mana · 2 uses
/// > Summon a Demon with stats equal to your hand size. It attacks a random enemy minion.
/// - Makes: Shivarra Infiltrator [`JAIL_511t`] (1/1); Solitary [`JAIL_511e`] ("Immune this turn.")
//~ derived JAIL_511 fe325058 e7d072c7.9da2c01c b13ef163.1d9b3105
#[rustfmt::skip]
pub const JAIL_511: Power = location(&[summon(card("JAIL_511t")), give(&[become_stats(1, 1).times(X)]).with_x(count(YOUR_HAND)).to(IT), make_attack(IT, ENEMY_MINIONS.random())]);

/// # Solitary
/// Enchantment
/// > **Immune** this turn.
//~ derived JAIL_511e c2656359 d522ad72.fb55a5e5 da539e3c
pub const JAIL_511e: Power = enchant(&[has(GameTag::IMMUNE)]).this_turn();

/// # Shivarra Infiltrator
/// Minion · Demon · 1 mana · 1/1
//~ vanilla JAIL_511t 627869e3 18149ac8 3e77d33b
pub const JAIL_511t: Power = VANILLA;

/// # Caged Cranium
/// Minion · Undead · 3 mana · 3/1
/// > **Taunt Battlecry:** Gain +1 Health for each card in your hand.
/// - Makes: Uncaged [`JAIL_513e`] ("Increased Health.")
//~ derived JAIL_513 cc2d6b5f e1547d69.294ee20b 34066ef1.9be9c1a9
pub const JAIL_513: Power = battlecry(&[give(&[HEALTH.plus(1).times(X)]).with_x(count(YOUR_HAND))]);

/// # Uncaged
/// Enchantment
/// > Increased Health.
//~ todo JAIL_513e 8574b3ca d522ad72.89b088dc eccea696
pub const JAIL_513e: Power = TODO;

/// # The Unseen Atlas
/// Spell · Shadow · 10 mana
/// > Draw 3 cards. Costs (1) less for each card in your hand.
//~ derived JAIL_514 a6efd6f0 7952fab5.70449424 72c21b11
pub const JAIL_514: Power = abilities(&[spell(&[draw(3)]), costs(&[cost_less(1).for_each(YOUR_HAND)])]);

/// # Shadow Rounds
/// Spell · Shadow · 2 mana
/// > Deal $2 damage to an enemy minion. If it dies, cast this on another random enemy minion.
//~ done JAIL_515 - a5d45018.5fea8d91 ebcf8228
pub const JAIL_515: Power =
    spell(&[deal(2).to(AN_ENEMY_MINION), if_(there_is(&IT.that(DEAD)), &[process_deaths(), cast(copy_of(THIS))])]);

/// # Moragg
/// Minion · Demon · 9 mana · 6/5
/// > **Prepare**. **Deathrattle:** Summon a random Demon from your deck. Give it "**Deathrattle:** Summon Moragg."
/// - Makes: Stolen Key [`JAIL_906e`] ("Deathrattle: Summon Moragg.")
//~ derived JAIL_906 96b04797 ad98055b.def90c5d c1adb1c1.879916c0
pub const JAIL_906: Power =
    deathrattle(&[summon(the(YOUR_DECK.that(all(&[MINION, DEMON])).random())), attach("JAIL_906e").to(IT)]);

/// # Stolen Key
/// Enchantment
/// > **Deathrattle:** Summon Moragg.
//~ derived JAIL_906e 6461a699 d522ad72.6672438d eec1d1bd
pub const JAIL_906e: Power = deathrattle(&[summon(card("JAIL_906"))]);

/// # Demonic Confinement
/// Spell · 2 mana
/// > Make a minion go **Dormant** for 2 turns. If it’s a friendly Demon, give it +3/+3 instead.
/// - Makes: Exercise [`JAIL_997e`] ("\+6/+6."); Demon on the Loose! [`JAIL_997e1`] ("\+3/+3."); Demonic Confinement [`JAIL_997e3`] ("Dormant. Awaken in X turns.")
//~ derived JAIL_997 60578219 7846e7ae.78394358 bb1d0318.488cdf9a
#[rustfmt::skip]
pub const JAIL_997: Power = spell(&[either(there_is(&A_MINION.that(all(&[DEMON, FRIENDLY]))), &[attach("JAIL_997e1").to(A_MINION)], &[make_dormant(A_MINION, 2)])]);

/// # Exercise
/// Enchantment
/// > \+6/+6.
//~ derived JAIL_997e 5fea26db d522ad72.84001ddf 7b2d09b2
pub const JAIL_997e: Power = enchant(&[plus(6, 6)]);

/// # Demon on the Loose!
/// Enchantment
/// > \+3/+3.
//~ derived JAIL_997e1 af1b083e d522ad72.184d0f12 dfb76839
pub const JAIL_997e1: Power = enchant(&[plus(3, 3)]);

/// # Demonic Confinement
/// Enchantment
/// > **Dormant**. Awaken in @ \|4(turn, turns).
//~ todo JAIL_997e3 e840ed54 d522ad72.d03dd6ee bb1d0318
pub const JAIL_997e3: Power = TODO;
