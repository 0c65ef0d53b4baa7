//! Priest cards of One Night in Karazhan, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 723a7945

/// # Purify
///
/// `KAR_013` · Priest spell · Holy · 2 mana
///
/// > **Silence** a friendly minion. Draw a card.
///
/// State: Derived
//~ derived KAR_013 9f558e55 db6590a4 09b6426e.19d32e8e
#[test]
fn KAR_013_purify() {
    check(
        CardClass::Priest,
        &[
            Give("KAR_013"),
            Cost("KAR_013", 2),
            Targets("KAR_013", &[FriendlyMinion]),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("KAR_013", On(Nth(4))),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            HasNot(Nth(3), GameTag::DIVINE_SHIELD),
            HasNot(Nth(3), GameTag::TAUNT),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            HasNot(Nth(4), GameTag::TAUNT),
        ],
    );
}

/// # Priest of the Feast
///
/// `KAR_035` · Priest minion · 4 mana · 3/6
///
/// > Whenever you cast a spell, restore #3 Health to your hero.
///
/// State: Derived
//~ derived KAR_035 4030580c 6d4b4086 7dd8a93a.b9e47cfe
#[test]
fn KAR_035_priest_of_the_feast() {
    check(
        CardClass::Priest,
        &[
            Give("KAR_035"),
            Cost("KAR_035", 4),
            Stats("KAR_035", 3, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("KAR_035"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("GAME_005", Nothing),
            Now(MyHero, 0, 13),
            Damage(MyHero, 17),
        ],
    );
}

/// # Onyx Bishop
///
/// `KAR_204` · Priest minion · 4 mana · 3/4
///
/// > **Battlecry:** Summon a random friendly minion that died this game.
///
/// State: Derived
//~ derived KAR_204 d01c60d1 3450f36f 492a3e4d.f0e9328a
#[test]
fn KAR_204_onyx_bishop() {
    check(
        CardClass::Priest,
        &[
            Give("KAR_204"),
            Cost("KAR_204", 4),
            Stats("KAR_204", 3, 4),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Force(Card("CS2_118")),
            Play("KAR_204", Nothing),
            BoardCount(Mine, 3),
            In(The("CS2_118"), Zone::Play),
            Now(The("CS2_118"), 5, 1),
        ],
    );
}
