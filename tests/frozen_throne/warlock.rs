//! Warlock cards of Knights of the Frozen Throne, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 3d11d46a

/// # Defile
///
/// `ICC_041` · Warlock spell · Shadow · 2 mana
///
/// > Deal $1 damage to all minions. If any die, cast this again.
///
/// State: Derived
//~ derived ICC_041 6f51209e 3ad9bdfd c02a6daa.410cb1ff
#[test]
fn ICC_041_defile() {
    check(
        CardClass::Warlock,
        &[
            Give("ICC_041"),
            Cost("ICC_041", 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("ICC_041", Nothing),
            BoardCount(Mine, 1),
            Dead(Nth(5)),
            Now(Nth(6), 4, 3),
            Dead(Nth(7)),
            Now(Nth(8), 4, 3),
            BoardCount(Theirs, 1),
        ],
    );
}

/// # Drain Soul
///
/// `ICC_055` · Warlock spell · Shadow · 2 mana
///
/// > **Lifesteal** Deal $3 damage to a minion.
///
/// State: Derived
//~ derived ICC_055 61898298 b126a04b 833dbf07.b1afc777
#[test]
fn ICC_055_drain_soul() {
    check(
        CardClass::Warlock,
        &[
            Give("ICC_055"),
            Cost("ICC_055", 2),
            Has("ICC_055", GameTag::LIFESTEAL),
            Targets("ICC_055", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("ICC_055", On(Nth(2))),
            Now(MyHero, 0, 13),
            Damage(MyHero, 17),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("ICC_055"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("ICC_055", On(Nth(1))),
            Now(MyHero, 0, 13),
            BoardCount(Mine, 0),
            Damage(MyHero, 17),
            Dead(Nth(1)),
        ],
    );
}

/// # Despicable Dreadlord
///
/// `ICC_075` · Warlock minion · 5 mana · 4/6
///
/// > At the end of your turn, deal 1 damage to all enemy minions.
///
/// State: Derived
//~ derived ICC_075 dd3a1639 2474ec59 c8ed616b.ae623e86
#[test]
fn ICC_075_despicable_dreadlord() {
    check(
        CardClass::Warlock,
        &[
            Give("ICC_075"),
            Cost("ICC_075", 5),
            Stats("ICC_075", 4, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ICC_075"),
            EndTurn,
            Now(Nth(2), 4, 4),
        ],
    );
}

/// # Treachery
///
/// `ICC_206` · Warlock spell · Shadow · 3 mana
///
/// > Choose a friendly minion and give it to your opponent.
///
/// State: Derived
//~ derived ICC_206 197bb893 6faa5341 cd3b1be4.55120937
#[test]
fn ICC_206_treachery() {
    check(
        CardClass::Warlock,
        &[
            Give("ICC_206"),
            Cost("ICC_206", 3),
            Targets("ICC_206", &[FriendlyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ICC_206", On(Nth(1))),
            BoardCount(Mine, 0),
            BoardCount(Theirs, 2),
        ],
    );
}

/// # Howlfiend
///
/// `ICC_218` · Warlock minion · 3 mana · 3/6
///
/// > Whenever this minion takes damage, discard a random card.
///
/// State: Derived
//~ derived ICC_218 dc905151 e3b2f0a9 3b1da223.60ed800b
#[test]
fn ICC_218_howlfiend() {
    check(
        CardClass::Warlock,
        &[
            Give("ICC_218"),
            Cost("ICC_218", 3),
            Stats("ICC_218", 3, 6),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ICC_218"),
            Force(Entity(Nth(0))),
            Hurt(Nth(4), 1),
            HandCount(Mine, 1),
            Dead(Nth(0)),
        ],
    );
}

/// # Gnomeferatu
///
/// `ICC_407` · Warlock minion · 2 mana · 2/3
///
/// > **Battlecry:** Remove the top card of your opponent's deck.
///
/// State: Derived
//~ derived ICC_407 4a7821f9 c2af2280 5226eee4.7d30970e
#[test]
fn ICC_407_gnomeferatu() {
    check(
        CardClass::Warlock,
        &[
            Give("ICC_407"),
            Cost("ICC_407", 2),
            Stats("ICC_407", 2, 3),
            EmptyDeck(Theirs),
            OnTheirTop("CS2_118"),
            OnTheirTop("CS2_119"),
            OnTheirTop("CS2_120"),
            OnTheirTop("CS2_168"),
            OnTheirTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ICC_407", Nothing),
            Dead(Nth(5)),
            DeckCount(Theirs, 4),
        ],
    );
}

/// # Unwilling Sacrifice
///
/// `ICC_469` · Warlock spell · Shadow · 3 mana
///
/// > Choose a friendly minion. Destroy it and a random enemy minion.
///
/// State: Derived
//~ derived ICC_469 d4fc9178 8604976d 166560ae.7e8bfb05
#[test]
fn ICC_469_unwilling_sacrifice() {
    check(
        CardClass::Warlock,
        &[
            Give("ICC_469"),
            Cost("ICC_469", 3),
            Targets("ICC_469", &[FriendlyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ICC_469", On(Nth(1))),
            BoardCount(Mine, 0),
            Dead(Nth(1)),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Bloodreaver Gul'dan
///
/// `ICC_831` · Warlock hero · 10 mana · 30 health, 5 armor
///
/// > **Battlecry:** Summon all friendly Demons that died this game.
///
/// State: Todo
//~ todo ICC_831 2fcf9f13 41b06a10 949c68ef.ffe9dd50
#[test]
#[ignore = "todo: ICC_831 Bloodreaver Gul'dan"]
fn ICC_831_bloodreaver_guldan() {
    check(CardClass::Warlock, &[Give("ICC_831"), Cost("ICC_831", 10), Unwritten]);
}

/// # Siphon Life
///
/// `ICC_831p` · Neutral hero power · 2 mana
///
/// > **Lifesteal** Deal $3 damage.
///
/// State: Derived
//~ derived ICC_831p d809c3e0 c87f762d 6b9fafba.7450808e
#[test]
fn ICC_831p_siphon_life() {
    check(
        CardClass::Warlock,
        &[
            HasHeroPower("ICC_831p"),
            Cost("ICC_831p", 2),
            Has("ICC_831p", GameTag::LIFESTEAL),
            Targets("ICC_831p", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            HeroPower(On(Nth(2))),
            Now(MyHero, 0, 13),
            Damage(MyHero, 17),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            HasHeroPower("ICC_831p"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            HeroPower(On(Nth(1))),
            Now(MyHero, 0, 13),
            BoardCount(Mine, 0),
            Damage(MyHero, 17),
            Dead(Nth(1)),
        ],
    );
}

/// # Blood-Queen Lana'thel
///
/// `ICC_841` · Warlock minion · 5 mana · 1/6
///
/// > **Lifesteal** Has +1 Attack for each card you've discarded this game.
///
/// State: Derived
//~ derived ICC_841 4b0481d0 e296adf5 5633661e.b380ef61
#[test]
fn ICC_841_blood_queen_lanathel() {
    check(
        CardClass::Warlock,
        &[
            Give("ICC_841"),
            Cost("ICC_841", 5),
            Stats("ICC_841", 1, 6),
            Has("ICC_841", GameTag::LIFESTEAL),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ICC_841"),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(Nth(4), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Discard(Nth(1)),
            Crystals(10),
            Now(Nth(4), 2, 4),
        ],
    );
}

/// # Sanguine Reveler
///
/// `ICC_903` · Warlock minion · 1 mana · 1/1
///
/// > **Battlecry:** Destroy a friendly minion and gain +2/+2.
///
/// State: Derived
//~ derived ICC_903 8939ae5c 10ced1e7 bcbaa3fb.1ddcbe9b
#[test]
fn ICC_903_sanguine_reveler() {
    check(
        CardClass::Warlock,
        &[
            Give("ICC_903"),
            Cost("ICC_903", 1),
            Stats("ICC_903", 1, 1),
            Targets("ICC_903", &[FriendlyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ICC_903", On(Nth(1))),
            BoardCount(Mine, 1),
            Now(Nth(0), 3, 3),
            Dead(Nth(1)),
        ],
    );
}
