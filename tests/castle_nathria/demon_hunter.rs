//! Demon Hunter cards of Murder at Castle Nathria, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6fcb9203

/// # Sightless Magistrate
///
/// `MAW_008` · Demon Hunter minion · 4 mana · 5/4
///
/// > **Battlecry:** Both players draw until they have 5 cards.
///
/// State: Derived
//~ derived MAW_008 284a4483 2649e397 2e45fb41.221137a3
#[test]
fn MAW_008_sightless_magistrate() {
    check(
        CardClass::DemonHunter,
        &[
            Give("MAW_008"),
            Cost("MAW_008", 4),
            Stats("MAW_008", 5, 4),
            Give("CS2_182"),
            Give("CS2_182"),
            Give("CS2_182"),
            Give("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("MAW_008", Nothing),
            CostNow(InTheirHand(0), 4),
            Now(InTheirHand(0), 4, 5),
            CostNow(InTheirHand(1), 4),
            Now(InTheirHand(1), 4, 5),
            CostNow(InTheirHand(2), 4),
            Now(InTheirHand(2), 4, 5),
            CostNow(InTheirHand(3), 4),
            Now(InTheirHand(3), 4, 5),
            CostNow(InTheirHand(4), 4),
            Now(InTheirHand(4), 4, 5),
            DeckCount(Theirs, 15),
            HandCount(Theirs, 5),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("MAW_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("MAW_008", Nothing),
            CostNow(InHand(1), 4),
            Now(InHand(1), 4, 5),
            CostNow(InHand(2), 4),
            Now(InHand(2), 4, 5),
            CostNow(InHand(3), 4),
            Now(InHand(3), 4, 5),
            CostNow(InHand(4), 4),
            Now(InHand(4), 4, 5),
            CostNow(InTheirHand(0), 4),
            Now(InTheirHand(0), 4, 5),
            CostNow(InTheirHand(1), 4),
            Now(InTheirHand(1), 4, 5),
            CostNow(InTheirHand(2), 4),
            Now(InTheirHand(2), 4, 5),
            CostNow(InTheirHand(3), 4),
            Now(InTheirHand(3), 4, 5),
            CostNow(InTheirHand(4), 4),
            Now(InTheirHand(4), 4, 5),
            DeckCount(Mine, 15),
            HandCount(Mine, 5),
            DeckCount(Theirs, 15),
            HandCount(Theirs, 5),
        ],
    );
}

/// # All Fel Breaks Loose
///
/// `MAW_012` · Demon Hunter spell · Fel · 5 mana
///
/// > Summon a friendly Demon that died this game. **Infuse (@ Demons):** Summon three instead.
///
/// State: Todo
//~ todo MAW_012 92d0a59f 05e8878a c6dcac54.d83c6e04
#[test]
#[ignore = "todo: MAW_012 All Fel Breaks Loose"]
fn MAW_012_all_fel_breaks_loose() {
    check(CardClass::DemonHunter, &[Give("MAW_012"), Cost("MAW_012", 5), Unwritten]);
}

/// # All Fel Breaks Loose
///
/// `MAW_012t` · Demon Hunter spell · Fel · 5 mana
///
/// > **Infused** Summon three friendly Demons that died this game.
///
/// State: Derived
//~ derived MAW_012t 06eb36ed 2f37b951 0f585739.393703f1
#[test]
fn MAW_012t_all_fel_breaks_loose() {
    check(
        CardClass::DemonHunter,
        &[
            Give("MAW_012t"),
            Cost("MAW_012t", 5),
            Has("MAW_012t", GameTag::INFUSED),
            Friend("AT_020"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Force(Card("AT_020")),
            Play("MAW_012t", Nothing),
            BoardCount(Mine, 2),
            In(The("AT_020"), Zone::Play),
            Now(The("AT_020"), 6, 8),
        ],
    );
}

/// # Prosecutor Mel'tranix
///
/// `MAW_014` · Demon Hunter minion · 4 mana · 2/6
///
/// > **Battlecry:** Your opponent can only play their left- and right-most cards on their next turn.
///
/// State: Todo
//~ todo MAW_014 2701f2b5 7f8e426c 382033e1.27f34a47
#[test]
#[ignore = "todo: MAW_014 Prosecutor Mel'tranix"]
fn MAW_014_prosecutor_meltranix() {
    check(CardClass::DemonHunter, &[Give("MAW_014"), Cost("MAW_014", 4), Stats("MAW_014", 2, 6), Unwritten]);
}

/// # Sinful Brand
///
/// `REV_506` · Demon Hunter spell · 2 mana
///
/// > Brand an enemy minion. Whenever it takes damage, deal 1 damage to the enemy hero.
///
/// State: Todo
//~ todo REV_506 50615747 e27eea8c 4d2bb594.a60b622b
#[test]
#[ignore = "todo: REV_506 Sinful Brand"]
fn REV_506_sinful_brand() {
    check(CardClass::DemonHunter, &[Give("REV_506"), Cost("REV_506", 2), Unwritten]);
}

/// # Branded
///
/// `REV_506e` · Demon Hunter enchantment
///
/// > Whenever this takes damage, deal 1 damage to your hero.
///
/// State: Derived
//~ derived REV_506e 2dc483d3 b5f2ec8f 0d96b97f.e1ee19d8
#[test]
fn REV_506e_branded() {
    check(
        CardClass::DemonHunter,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "REV_506e"),
            Hurt(Nth(0), 1),
            Now(MyHero, 0, 29),
            Damage(MyHero, 1),
        ],
    );
}

/// # Branded
///
/// `REV_506e2` · Demon Hunter enchantment
///
/// > Costs (1) more.
///
/// State: Derived
//~ derived REV_506e2 2b5c2816 32ed48c4 8d6e69f4.5dfe1a2c
#[test]
fn REV_506e2_branded() {
    check(CardClass::DemonHunter, &[Give("CS2_118"), Enchant(Nth(0), "REV_506e2"), CostNow(Nth(0), 4)]);
}

/// # Dispose of Evidence
///
/// `REV_507` · Demon Hunter spell · 0 mana
///
/// > Give your hero +3 Attack this turn. Pick from 3 cards in your hand to shuffle into your deck.
///
/// State: Derived
//~ derived REV_507 70418175 2d359d63 9dde964e.685e1642
#[test]
fn REV_507_dispose_of_evidence() {
    check(
        CardClass::DemonHunter,
        &[
            Give("REV_507"),
            Cost("REV_507", 0),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("REV_507", Nothing),
            ChooseCard("CS2_182"),
            Now(MyHero, 3, 30),
            DeckCount(Mine, 20),
            HandCount(Mine, 0),
            In(Nth(1), Zone::Deck),
        ],
    );
}

/// # Dispose of Evidence
///
/// `REV_507e` · Demon Hunter enchantment
///
/// > +3 Attack this turn.
///
/// State: Derived
//~ derived REV_507e 1bb64c47 07658cf4 feff3040.268eca27
#[test]
fn REV_507e_dispose_of_evidence() {
    check(
        CardClass::DemonHunter,
        &[Friend("CS2_118"), Enchant(My(0), "REV_507e"), Now(My(0), 8, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Relic of Dimensions
///
/// `REV_508` · Demon Hunter spell · 5 mana
///
/// > Draw two cards and reduce their Cost by (@). Improve your future Relics.
///
/// State: Done
//~ done REV_508 6a68b761 - 1dee8186.790fdbfa
#[test]
fn REV_508_relic_of_dimensions() {
    check(
        CardClass::DemonHunter,
        &[
            Give("REV_508"),
            Cost("REV_508", 5),
            Play("REV_508", Nothing),
            CostNow(InHand(0), 3),
            CostNow(InHand(1), 3),
            Crystals(10),
            Play("REV_508", Nothing),
            CostNow(InHand(0), 3),
            CostNow(InHand(2), 2),
            CostNow(InHand(3), 2),
        ],
    );
}

/// # Magnifying Glaive
///
/// `REV_509` · Demon Hunter weapon · 3 mana · 3/2 durability
///
/// > After your hero attacks, draw until you have 3 cards.
///
/// State: Derived
//~ derived REV_509 75222046 cb8e9cbb e52be7b2.a8f3c567
#[test]
fn REV_509_magnifying_glaive() {
    check(
        CardClass::DemonHunter,
        &[
            Give("REV_509"),
            Cost("REV_509", 3),
            Stats("REV_509", 3, 2),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("REV_509"),
            Attack(MyHero, TheirHero),
            CostNow(InHand(2), 4),
            Now(InHand(2), 4, 5),
            DeckCount(Mine, 18),
            HandCount(Mine, 3),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("REV_509"),
            Give("CS2_182"),
            Give("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("REV_509"),
            Attack(MyHero, TheirHero),
            DeckCount(Theirs, 20),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("REV_509"),
            Give("CS2_182"),
            Give("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("REV_509", Nothing),
            Attack(MyHero, TheirHero),
            DeckCount(Mine, 19),
        ],
    );
}

/// # Kryxis the Voracious
///
/// `REV_510` · Demon Hunter minion · 4 mana · 7/7
///
/// > **Battlecry**: Discard your hand. **Deathrattle:** Draw 3 cards.
///
/// State: Derived
//~ derived REV_510 676eaaac e456a0db f7e5ddc3.a7c7bd4d
#[test]
fn REV_510_kryxis_the_voracious() {
    check(
        CardClass::DemonHunter,
        &[
            Give("REV_510"),
            Cost("REV_510", 4),
            Stats("REV_510", 7, 7),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("REV_510", Nothing),
            HandCount(Mine, 0),
            Dead(Nth(6)),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("REV_510"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("REV_510"),
            Kill(Nth(9)),
            DeckCount(Mine, 21),
            HandCount(Mine, 5),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 3),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 5, 1),
            CostNow(Nth(5), 4),
            In(Nth(5), Zone::Hand),
            Now(Nth(5), 4, 5),
        ],
    );
}

/// # Bibliomite
///
/// `REV_511` · Demon Hunter minion · 2 mana · 5/4
///
/// > **Battlecry**: Choose a card in your hand to shuffle into your deck.
///
/// State: Derived
//~ derived REV_511 749563b5 16993532 8475c613.0bb98bc8
#[test]
fn REV_511_bibliomite() {
    check(
        CardClass::DemonHunter,
        &[
            Give("REV_511"),
            Cost("REV_511", 2),
            Stats("REV_511", 5, 4),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("REV_511", On(Nth(1))),
            DeckCount(Mine, 20),
            HandCount(Mine, 0),
            In(Nth(1), Zone::Deck),
        ],
    );
}

/// # Artificer Xy'mox
///
/// `REV_787` · Demon Hunter minion · 8 mana · 8/8
///
/// > {0} {1} {2} {3}
///
/// State: Todo
//~ todo REV_787 9e69f99e 0ad0a7bb 41edb7ea.2260dcce
#[test]
#[ignore = "todo: REV_787 Artificer Xy'mox"]
fn REV_787_artificer_xymox() {
    check(CardClass::DemonHunter, &[Give("REV_787"), Cost("REV_787", 8), Stats("REV_787", 8, 8), Unwritten]);
}

/// # Relic Vault
///
/// `REV_797` · Demon Hunter location · 3 mana · 0 uses
///
/// > {0} {1}
///
/// State: Todo
//~ todo REV_797 6696f44e 112111fb d0ab1dc4.09cdb72f
#[test]
#[ignore = "todo: REV_797 Relic Vault"]
fn REV_797_relic_vault() {
    check(CardClass::DemonHunter, &[Give("REV_797"), Cost("REV_797", 3), Unwritten]);
}

/// # Relic of Extinction
///
/// `REV_834` · Demon Hunter spell · 1 mana
///
/// > Deal $@ damage to a random enemy minion, twice. Improve your future Relics.
///
/// State: Done
//~ done REV_834 d5cad00d - 56ed6f57.034479e2
#[test]
fn REV_834_relic_of_extinction() {
    check(
        CardClass::DemonHunter,
        &[
            Enemy("CS2_186"),
            Give("REV_834"),
            Cost("REV_834", 1),
            Play("REV_834", Nothing),
            Damage(Their(0), 2),
            Play("REV_834", Nothing),
            Damage(Their(0), 6),
        ],
    );
}

/// # Artificer Xy'mox
///
/// `REV_937` · Demon Hunter minion · 8 mana · 8/8
///
/// > **Battlecry: Discover** and cast a Relic. **Infuse (@):** Cast all three instead.
///
/// State: Done
//~ done REV_937 90d4b458 - d7705e1d.74a79dfe
#[test]
fn REV_937_artificer_xymox() {
    check(
        CardClass::DemonHunter,
        &[
            Enemy("CS2_186"),
            Give("REV_937"),
            Cost("REV_937", 8),
            Stats("REV_937", 8, 8),
            Play("REV_937", Nothing),
            ChooseCard("REV_834"),
            Damage(Their(0), 2),
            Damage(TheirHero, 0),
            HandCount(Mine, 0),
            Give("REV_937"),
            Friend("CS2_231"),
            Kill(My(1)),
            Friend("CS2_231"),
            Kill(My(1)),
            Friend("CS2_231"),
            Kill(My(1)),
            Friend("CS2_231"),
            Kill(My(1)),
            Is(InHand(0), "REV_937"),
            Friend("CS2_231"),
            Kill(My(1)),
            Is(InHand(0), "REV_937t"),
        ],
    );
}

/// # Artificer Xy'mox
///
/// `REV_937t` · Demon Hunter minion · 8 mana · 8/8
///
/// > **Infused Battlecry:** Cast all three Relics.
///
/// State: Done
//~ done REV_937t a522e7f0 - 4df159ff.d7251361
#[test]
fn REV_937t_artificer_xymox() {
    check(
        CardClass::DemonHunter,
        &[
            Enemy("CS2_186"),
            Give("REV_937t"),
            Cost("REV_937t", 8),
            Stats("REV_937t", 8, 8),
            Play("REV_937t", Nothing),
            CostNow(InHand(0), 3),
            CostNow(InHand(1), 3),
            Damage(Their(0), 4),
            BoardCount(Mine, 3),
            Now(My(1), 3, 3),
            Now(My(2), 3, 3),
        ],
    );
}

/// # Relic Vault
///
/// `REV_942` · Demon Hunter location · 2 mana · 0 uses
///
/// > The next Relic you play this turn casts twice.
///
/// State: Todo
//~ todo REV_942 b2b70c85 2db71dae c1f4d167.a40b23e8
#[test]
#[ignore = "todo: REV_942 Relic Vault"]
fn REV_942_relic_vault() {
    check(CardClass::DemonHunter, &[Give("REV_942"), Cost("REV_942", 2), Unwritten]);
}

/// # Relic of Phantasms
///
/// `REV_943` · Demon Hunter spell · 3 mana
///
/// > Summon two @/@ Spirits. Improve your future Relics.
///
/// State: Done
//~ done REV_943 cec1523e - aa91b39d.417c4f2d
#[test]
fn REV_943_relic_of_phantasms() {
    check(
        CardClass::DemonHunter,
        &[
            Enemy("CS2_186"),
            Give("REV_943"),
            Cost("REV_943", 3),
            Play("REV_943", Nothing),
            Now(My(0), 1, 1),
            Now(My(1), 1, 1),
            Play("REV_834", Nothing),
            Play("REV_943", Nothing),
            Now(My(1), 1, 1),
            Now(My(2), 3, 3),
            Now(My(3), 3, 3),
        ],
    );
}

/// # Fleeting Spirit
///
/// `REV_943t` · Demon Hunter minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla REV_943t af8a536d d7e1681b ced85f23
#[test]
fn REV_943t_fleeting_spirit() {
    check(
        CardClass::DemonHunter,
        &[
            Give("REV_943t"),
            Cost("REV_943t", 1),
            Stats("REV_943t", 1, 1),
            Play("REV_943t", Nothing),
            In(The("REV_943t"), Zone::Play),
            Now(The("REV_943t"), 1, 1),
        ],
    );
}
