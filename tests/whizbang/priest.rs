//! Priest cards of Whizbang's Workshop, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 723bed62

/// # Delayed Product
///
/// `MIS_305` · Priest spell · 4 mana
///
/// > **Discover** and summon a minion that costs (8) or more. It goes **Dormant** for 2 turns.
///
/// State: Derived
//~ derived MIS_305 bfdb0785 14a35171 e167dd03.6abd3806
#[test]
fn MIS_305_delayed_product() {
    check(
        CardClass::Priest,
        &[
            Give("MIS_305"),
            Cost("MIS_305", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("OG_141")),
            Play("MIS_305", Nothing),
            ChooseCard("OG_141"),
            BoardCount(Mine, 2),
            HasNow(The("OG_141"), GameTag::DORMANT),
            In(The("OG_141"), Zone::Play),
            Now(The("OG_141"), 10, 10),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("MIS_305"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AV_207")),
            Play("MIS_305", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("MIS_305"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_011")),
            Play("MIS_305", Nothing),
            Choose(0),
        ],
    );
}

/// # Funhouse Mirror
///
/// `MIS_714` · Priest spell · Shadow · 3 mana
///
/// > Summon a copy of an enemy minion. It attacks the original.
///
/// State: Derived
//~ derived MIS_714 d153668b 312b6c96 72cb685a.e4872024
#[test]
fn MIS_714_funhouse_mirror() {
    check(
        CardClass::Priest,
        &[
            Give("MIS_714"),
            Cost("MIS_714", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("MIS_714", On(Nth(2))),
            BoardCount(Mine, 2),
            Now(Nth(2), 4, 1),
        ],
    );
}

/// # Puppet Theatre
///
/// `MIS_919` · Priest location · 4 mana · 0 uses
///
/// > Choose an enemy minion. Get a 1/1 copy of it that costs (1).
///
/// State: Derived
//~ derived MIS_919 df9bb50b d6808f15 6cc85ee5.e56875d4
#[test]
fn MIS_919_puppet_theatre() {
    check(
        CardClass::Priest,
        &[
            Give("MIS_919"),
            Cost("MIS_919", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("MIS_919"),
            Use(Nth(3), 0, On(Nth(2))),
            CostNow(InHand(1), 1),
            Now(InHand(1), 1, 1),
            HandCount(Mine, 2),
        ],
    );
}

/// # Puppet
///
/// `MIS_919e` · Priest enchantment
///
/// > Stats set to 1/1.
///
/// State: Derived
//~ derived MIS_919e 30adaf37 322b18fb 212f4fce.26c4e028
#[test]
fn MIS_919e_puppet() {
    check(CardClass::Priest, &[Friend("CS2_119"), Enchant(My(0), "MIS_919e"), Now(My(0), 1, 1)]);
}

/// # Clay Matriarch
///
/// `TOY_380` · Priest minion · 6 mana · 3/7
///
/// > **Miniaturize Taunt**. **Deathrattle:** Summon a 4/4 Whelp with **Elusive**.
///
/// State: Derived
//~ derived TOY_380 628eb519 1523997d 850e7fab.1b2cd280
#[test]
fn TOY_380_clay_matriarch() {
    check(
        CardClass::Priest,
        &[
            Give("TOY_380"),
            Cost("TOY_380", 6),
            Stats("TOY_380", 3, 7),
            Has("TOY_380", GameTag::MINIATURIZE),
            Has("TOY_380", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TOY_380"),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("TOY_380t2"), Zone::Play),
            Now(The("TOY_380t2"), 4, 4),
        ],
    );
}

/// # Clay Matriarch
///
/// `TOY_380t` · Priest minion · 1 mana · 1/1
///
/// > **Mini Taunt**. **Deathrattle:** Summon a 4/4 Whelp with **Elusive**.
///
/// State: Todo
//~ todo TOY_380t a40a050e 98be1dff 264892d8.f61dac89
#[test]
#[ignore = "todo: TOY_380t Clay Matriarch"]
fn TOY_380t_clay_matriarch() {
    check(
        CardClass::Priest,
        &[Give("TOY_380t"), Cost("TOY_380t", 1), Stats("TOY_380t", 1, 1), Has("TOY_380t", GameTag::TAUNT), Unwritten],
    );
}

/// # Clay Whelp
///
/// `TOY_380t2` · Priest minion · 4 mana · 4/4
///
/// > **Elusive**
///
/// State: Vanilla
//~ vanilla TOY_380t2 683dcf92 0028f1fc 731c9087.c54580ff
#[test]
fn TOY_380t2_clay_whelp() {
    check(
        CardClass::Priest,
        &[
            Give("TOY_380t2"),
            Cost("TOY_380t2", 4),
            Stats("TOY_380t2", 4, 4),
            Has("TOY_380t2", GameTag::ELUSIVE),
            Play("TOY_380t2", Nothing),
            In(The("TOY_380t2"), Zone::Play),
            Now(The("TOY_380t2"), 4, 4),
            HasNow(The("TOY_380t2"), GameTag::ELUSIVE),
        ],
    );
}

/// # Papercraft Angel
///
/// `TOY_381` · Priest minion · 2 mana · 2/3
///
/// > Your Hero Power costs (0).
///
/// State: Derived
//~ derived TOY_381 3609eefd c2228322 c13b7e5f.933d500a
#[test]
fn TOY_381_papercraft_angel() {
    check(
        CardClass::Priest,
        &[
            Give("TOY_381"),
            Cost("TOY_381", 2),
            Stats("TOY_381", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TOY_381"),
            HeroPower(On(MyHero)),
            CostNow(MyPower, 0),
        ],
    );
}

/// # Careless Crafter
///
/// `TOY_382` · Priest minion · 3 mana · 3/3
///
/// > **Deathrattle:** Get two 0-Cost Bandages that restore #3 Health.
///
/// State: Derived
//~ derived TOY_382 8f414c78 ef9a6e33 628efdec.8b8a7b32
#[test]
fn TOY_382_careless_crafter() {
    check(
        CardClass::Priest,
        &[
            Give("TOY_382"),
            Cost("TOY_382", 3),
            Stats("TOY_382", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TOY_382"),
            Kill(Nth(3)),
            Is(InHand(1), "TOY_382t"),
            CostNow(InHand(1), 0),
            Is(InHand(2), "TOY_382t"),
            CostNow(InHand(2), 0),
            HandCount(Mine, 3),
        ],
    );
}

/// # Bandage
///
/// `TOY_382t` · Priest spell · 0 mana
///
/// > Restore #3 Health.
///
/// State: Derived
//~ derived TOY_382t 9f74e976 b613bbcf 61b4b876.f8b1ee85
#[test]
fn TOY_382t_bandage() {
    check(
        CardClass::Priest,
        &[
            Give("TOY_382t"),
            Cost("TOY_382t", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("TOY_382t", On(Nth(2))),
            Now(Nth(2), 4, 5),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("TOY_382t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("TOY_382t", On(Nth(1))),
            Now(Nth(1), 4, 5),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("TOY_382t"),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("TOY_382t", On(TheirHero)),
            Now(TheirHero, 0, 13),
            Damage(TheirHero, 17),
        ],
    );
}

/// # Raza the Resealed
///
/// `TOY_383` · Priest minion · 5 mana · 5/5
///
/// > **Battlecry:** Shuffle copies of 5 random friendly minions that died this game into your deck. They cost (0).
///
/// State: Derived
//~ derived TOY_383 0ea34718 82abb651 98423c35.82087ad9
#[test]
fn TOY_383_raza_the_resealed() {
    check(
        CardClass::Priest,
        &[
            Give("TOY_383"),
            Cost("TOY_383", 5),
            Stats("TOY_383", 5, 5),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Force(Card("CS2_118")),
            Play("TOY_383", Nothing),
            DeckCount(Mine, 20),
            CostNow(The("CS2_118"), 0),
            In(The("CS2_118"), Zone::Deck),
            Now(The("CS2_118"), 5, 1),
        ],
    );
}

/// # Resealed
///
/// `TOY_383e2` · Priest enchantment
///
/// > Costs (0)
///
/// State: Derived
//~ derived TOY_383e2 dac77b39 ed948730 86c3e87a.54c8f059
#[test]
fn TOY_383e2_resealed() {
    check(CardClass::Priest, &[Give("CS2_118"), Enchant(Nth(0), "TOY_383e2"), CostNow(Nth(0), 0)]);
}

/// # Purifying Power
///
/// `TOY_384` · Priest spell · Holy · 2 mana
///
/// > **Silence** all friendly minions, then give them +1/+2.
///
/// State: Derived
//~ derived TOY_384 60896671 be3e809a 6a305cbf.652bb63c
#[test]
fn TOY_384_purifying_power() {
    check(
        CardClass::Priest,
        &[
            Give("TOY_384"),
            Cost("TOY_384", 2),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("TOY_384", Nothing),
            HasNot(Nth(1), GameTag::TAUNT),
            Now(Nth(1), 3, 3),
            Now(Nth(2), 5, 7),
            HasNot(Nth(3), GameTag::TAUNT),
            Now(Nth(3), 3, 3),
        ],
    );
}

/// # Purified
///
/// `TOY_384e` · Priest enchantment
///
/// > +1/+2.
///
/// State: Derived
//~ derived TOY_384e 517be4fc 283284f3 fee95a70.6fa82661
#[test]
fn TOY_384e_purified() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "TOY_384e"), Now(My(0), 6, 3)]);
}

/// # Timewinder Zarimi
///
/// `TOY_385` · Priest minion · 5 mana · 4/6
///
/// > **Battlecry:** Once per game, if you've played 8 other Dragons, take an extra turn.@ *({0} left!)*@ *(Ready!)*
///
/// State: Todo
//~ todo TOY_385 d31f1137 70a9bb9c 4d66371a.8564dfeb
#[test]
#[ignore = "todo: TOY_385 Timewinder Zarimi"]
fn TOY_385_timewinder_zarimi() {
    check(CardClass::Priest, &[Give("TOY_385"), Cost("TOY_385", 5), Stats("TOY_385", 4, 6), Unwritten]);
}

/// # Scale Replica
///
/// `TOY_387` · Priest spell · 2 mana
///
/// > Draw your lowest and highest Cost Dragon.
///
/// State: Derived
//~ derived TOY_387 712370b7 e2724678 0631fa52.986398f4
#[test]
fn TOY_387_scale_replica() {
    check(
        CardClass::Priest,
        &[
            Give("TOY_387"),
            Cost("TOY_387", 2),
            OnTop("BRM_004"),
            OnTop("AT_008"),
            OnTop("AT_123"),
            OnTop("BRM_004"),
            OnTop("AT_008"),
            OnTop("AT_123"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(4))),
            Force(Entity(Nth(6))),
            Play("TOY_387", Nothing),
            DeckCount(Mine, 24),
            HandCount(Mine, 2),
            CostNow(Nth(4), 1),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 2, 1),
            CostNow(Nth(6), 7),
            In(Nth(6), Zone::Hand),
            Now(Nth(6), 6, 6),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("TOY_387"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("BRM_004"),
            OnTop("AT_008"),
            OnTop("AT_123"),
            OnTop("CS2_120"),
            OnTop("AT_008"),
            OnTop("CS2_186"),
            OnTop("AT_008"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TOY_387", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 1),
            Damage(MyHero, 0),
            DeckCount(Mine, 10),
            HandCount(Mine, 2),
            Now(Nth(13), 4, 5),
            Now(Nth(14), 4, 5),
            CostNow(Nth(6), 1),
            In(Nth(6), Zone::Hand),
            Now(Nth(6), 2, 1),
            CostNow(Nth(8), 7),
            In(Nth(8), Zone::Hand),
            Now(Nth(8), 6, 6),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("TOY_387"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TOY_387", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 1),
            Damage(MyHero, 0),
            DeckCount(Mine, 5),
            HandCount(Mine, 0),
            Now(Nth(6), 4, 5),
            Now(Nth(7), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Chalk Artist
///
/// `TOY_388` · Priest minion · 4 mana · 4/3
///
/// > **Battlecry:** Draw a minion. Transform it into a random **Legendary** one *(keeping its original stats and Cost)*.
///
/// State: Todo
//~ todo TOY_388 83c16388 282e1c95 7b11147c.87aca250
#[test]
#[ignore = "todo: TOY_388 Chalk Artist"]
fn TOY_388_chalk_artist() {
    check(CardClass::Priest, &[Give("TOY_388"), Cost("TOY_388", 4), Stats("TOY_388", 4, 3), Unwritten]);
}

/// # Fly Off the Shelves
///
/// `TOY_714` · Priest spell · 3 mana
///
/// > Deal $1 damage to all enemy minions. Repeat for each Dragon you're holding.
///
/// State: Derived
//~ derived TOY_714 2f841b08 5ab556fe 2e82a49e.5a4a3c74
#[test]
fn TOY_714_fly_off_the_shelves() {
    check(
        CardClass::Priest,
        &[
            Give("TOY_714"),
            Cost("TOY_714", 3),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TOY_714", Nothing),
            Now(Nth(4), 4, 3),
        ],
    );
}

/// # Repackage
///
/// `TOY_879` · Priest spell · 7 mana
///
/// > Stuff all minions into a 2-Cost Box, then shuffle it into the opponent's deck.
///
/// State: Todo
//~ todo TOY_879 39ffab11 350507bf 7b7a80ee.e9eb97c1
#[test]
#[ignore = "todo: TOY_879 Repackage"]
fn TOY_879_repackage() {
    check(CardClass::Priest, &[Give("TOY_879"), Cost("TOY_879", 7), Unwritten]);
}

/// # Repackaged Box
///
/// `TOY_879t` · Priest spell · 2 mana
///
/// > Add the resealed minions to your hand.@Add the {0} repackaged \|4(minion, minions) to your hand.
///
/// State: Todo
//~ todo TOY_879t 535c8a72 e0ce78ec 52c5e34a.0fd5e371
#[test]
#[ignore = "todo: TOY_879t Repackaged Box"]
fn TOY_879t_repackaged_box() {
    check(CardClass::Priest, &[Give("TOY_879t"), Cost("TOY_879t", 2), Unwritten]);
}
