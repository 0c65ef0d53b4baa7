//! Demon Hunter cards of Escape from Violet Hold, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 86a949b9

/// # Dark Bribe
///
/// `JAIL_206` · Demon Hunter spell · Shadow · 2 mana
///
/// > Draw 3 cards. Pick one to give to your opponent.
///
/// State: Todo
//~ todo JAIL_206 502f4a44 63bd7372 3c5688db.e90a7beb
#[test]
#[ignore = "todo: JAIL_206 Dark Bribe"]
fn JAIL_206_dark_bribe() {
    check(CardClass::DemonHunter, &[Give("JAIL_206"), Cost("JAIL_206", 2), Unwritten]);
}

/// # Irida Sinseeker
///
/// `JAIL_719` · Demon Hunter minion · 4 mana · 7/7
///
/// > **Lifesteal**. **Battlecry:** Send your deck to the Void, except 1 card. At the start of your turns, get two cards from the Void.
///
/// State: Todo
//~ todo JAIL_719 8a4c0764 51457704 a4361703.0d14c0c5
#[test]
#[ignore = "todo: JAIL_719 Irida Sinseeker"]
fn JAIL_719_irida_sinseeker() {
    check(
        CardClass::DemonHunter,
        &[
            Give("JAIL_719"),
            Cost("JAIL_719", 4),
            Stats("JAIL_719", 7, 7),
            Has("JAIL_719", GameTag::LIFESTEAL),
            Unwritten,
        ],
    );
}

/// # Tras'tath, Soul Parasite
///
/// `JAIL_721` · Demon Hunter minion · 6 mana · 3/3
///
/// > **Prepare, Rush** After you summon a Demon, gain its stats.
///
/// State: Derived
//~ derived JAIL_721 4269b90b c0d81fda fa8b2445.60f7a071
#[test]
fn JAIL_721_trastath_soul_parasite() {
    check(
        CardClass::DemonHunter,
        &[
            Give("JAIL_721"),
            Cost("JAIL_721", 6),
            Stats("JAIL_721", 3, 3),
            Has("JAIL_721", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAIL_721"),
            Play("AT_020", Nothing),
            Now(Nth(3), 9, 11),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("JAIL_721"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAIL_721"),
            Play("CS2_182", Nothing),
            Now(Nth(3), 3, 3),
        ],
    );
}

/// # Stardust Scythe
///
/// `JAIL_730` · Demon Hunter weapon · 4 mana · 3/3 durability
///
/// > After your hero attacks, get a Void Soul.
///
/// State: Derived
//~ derived JAIL_730 d6d6d8ce c7324bb5 fb4c5209.b6e0cecb
#[test]
fn JAIL_730_stardust_scythe() {
    check(
        CardClass::DemonHunter,
        &[
            Give("JAIL_730"),
            Cost("JAIL_730", 4),
            Stats("JAIL_730", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAIL_730"),
            Attack(MyHero, TheirHero),
            Is(InHand(1), "JAIL_732"),
            CostNow(InHand(1), 1),
            HandCount(Mine, 2),
        ],
    );
}

/// # Void Soul
///
/// `JAIL_732` · Demon Hunter spell · Shadow · 1 mana
///
/// > Summon a random @-Cost Demon. Improve your future Void Souls.
///
/// State: Derived
//~ derived JAIL_732 9f51d9f4 0dd6f0d4 942f5d5b.f5d353f4
#[test]
fn JAIL_732_void_soul() {
    check(
        CardClass::DemonHunter,
        &[
            Give("JAIL_732"),
            Cost("JAIL_732", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Force(Card("BT_142")),
            Play("JAIL_732", Nothing),
            BoardCount(Mine, 2),
            In(The("BT_142"), Zone::Play),
            Now(The("BT_142"), 2, 1),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("JAIL_732"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Force(Card("BT_142")),
            Play("JAIL_732", Nothing),
            Crystals(10),
            Force(Card("AT_021")),
            Play("JAIL_732", Nothing),
            BoardCount(Mine, 3),
            In(The("AT_021"), Zone::Play),
            Now(The("AT_021"), 3, 2),
            In(The("BT_142"), Zone::Play),
            Now(The("BT_142"), 2, 1),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("JAIL_732"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("JAIL_732", Nothing),
            Crystals(10),
            Never(Card("AT_003")),
            Play("JAIL_732", Nothing),
        ],
    );
}

/// # Vicious Voidscale
///
/// `JAIL_733` · Demon Hunter minion · 3 mana · 3/4
///
/// > **Taunt Deathrattle:** Get a Void Soul.
///
/// State: Derived
//~ derived JAIL_733 dbf8edf4 b4ca2444 45f2b901.b0aa9a64
#[test]
fn JAIL_733_vicious_voidscale() {
    check(
        CardClass::DemonHunter,
        &[
            Give("JAIL_733"),
            Cost("JAIL_733", 3),
            Stats("JAIL_733", 3, 4),
            Has("JAIL_733", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAIL_733"),
            Kill(Nth(3)),
            Is(InHand(1), "JAIL_732"),
            CostNow(InHand(1), 1),
            HandCount(Mine, 2),
        ],
    );
}

/// # Hellraiser
///
/// `JAIL_734` · Demon Hunter minion · 3 mana · 2/2
///
/// > **Battlecry: Discover** a card in your deck. If it's empty, gain +4/+4 instead.
///
/// State: Derived
//~ derived JAIL_734 d081272f 78bb2d67 4692dca0.5d9922c5
#[test]
fn JAIL_734_hellraiser() {
    check(
        CardClass::DemonHunter,
        &[
            Give("JAIL_734"),
            Cost("JAIL_734", 3),
            Stats("JAIL_734", 2, 2),
            Has("JAIL_734", GameTag::TAUNT),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(3))),
            Play("JAIL_734", Nothing),
            ChooseCard("CS2_182"),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            In(Nth(3), Zone::Hand),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("JAIL_734"),
            EmptyDeck(Mine),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("JAIL_734", Nothing),
            Now(Nth(0), 6, 6),
        ],
    );
}

/// # Unchained
///
/// `JAIL_734e` · Neutral enchantment
///
/// > +4/+4
///
/// State: Derived
//~ derived JAIL_734e a74a6abd b684d46c 35a139a6.4fcb9ba2
#[test]
fn JAIL_734e_unchained() {
    check(CardClass::DemonHunter, &[Friend("CS2_118"), Enchant(My(0), "JAIL_734e"), Now(My(0), 9, 5)]);
}

/// # Captive Nathrezim
///
/// `JAIL_890` · Demon Hunter minion · 10 mana · 6/12
///
/// > **Prepare**, **Taunt** ALL minions cost (2) more.
///
/// State: Todo
//~ todo JAIL_890 088fe3be 1cd15bd5 d457c724.1fb61181
#[test]
#[ignore = "todo: JAIL_890 Captive Nathrezim"]
fn JAIL_890_captive_nathrezim() {
    check(CardClass::DemonHunter, &[Give("JAIL_890"), Cost("JAIL_890", 10), Stats("JAIL_890", 6, 12), Unwritten]);
}

/// # Captive
///
/// `JAIL_890e` · Neutral enchantment
///
/// > Costs (2) more.
///
/// State: Derived
//~ derived JAIL_890e 6d22a97f 6df82a5e 6d21181a.7201933b
#[test]
fn JAIL_890e_captive() {
    check(CardClass::DemonHunter, &[Give("CS2_118"), Enchant(Nth(0), "JAIL_890e"), CostNow(Nth(0), 5)]);
}

/// # Void Blast
///
/// `JAIL_891` · Demon Hunter spell · Shadow · 2 mana
///
/// > Deal $3 damage to a minion. If it dies, get a Void Soul.
///
/// State: Derived
//~ derived JAIL_891 a4d17d04 afbec35d 812fe322.5eb28f07
#[test]
fn JAIL_891_void_blast() {
    check(
        CardClass::DemonHunter,
        &[
            Give("JAIL_891"),
            Cost("JAIL_891", 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("JAIL_891", On(Nth(7))),
            Is(InHand(0), "JAIL_732"),
            CostNow(InHand(0), 1),
            HandCount(Mine, 1),
            Dead(Nth(7)),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("JAIL_891"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("JAIL_891", On(Nth(5))),
            Is(InHand(0), "JAIL_732"),
            CostNow(InHand(0), 1),
            BoardCount(Mine, 1),
            HandCount(Mine, 1),
            Dead(Nth(5)),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("JAIL_891"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("JAIL_891", On(Nth(6))),
            HandCount(Mine, 0),
            Now(Nth(6), 4, 2),
        ],
    );
}

/// # Cosmic Manifestations
///
/// `JAIL_892` · Demon Hunter spell · Shadow · 2 mana
///
/// > Deal $2 damage. Shuffle a random Demon Hunter spell into your deck. **Outcast:** Do it again.
///
/// State: Derived
//~ derived JAIL_892 61ef0c15 19e4bbc9 57f4510a.397fa1ad
#[test]
fn JAIL_892_cosmic_manifestations() {
    check(
        CardClass::DemonHunter,
        &[
            Give("JAIL_892"),
            Cost("JAIL_892", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AV_264")),
            Force(Card("AV_264")),
            Play("JAIL_892", On(Nth(2))),
            DeckCount(Mine, 21),
            Now(Nth(2), 4, 1),
            In(The("AV_264"), Zone::Deck),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[Give("JAIL_892"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AV_118")), Play("JAIL_892", On(Nth(2)))],
    );
    check(
        CardClass::DemonHunter,
        &[Give("JAIL_892"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_001")), Play("JAIL_892", On(Nth(2)))],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("JAIL_892"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AV_264")),
            Force(Card("AV_264")),
            Play("JAIL_892", On(Nth(1))),
            DeckCount(Mine, 21),
            Now(Nth(1), 4, 1),
            In(The("AV_264"), Zone::Deck),
        ],
    );
}

/// # Manifesting
///
/// `JAIL_892e` · Neutral enchantment
///
/// > **Rush**. **Deathrattle:** Get 2 Void Souls.
///
/// State: Derived
//~ derived JAIL_892e 65dce990 824c9640 cb704536.91b5a2a9
#[test]
fn JAIL_892e_manifesting() {
    check(
        CardClass::DemonHunter,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "JAIL_892e"),
            HasNow(Nth(0), GameTag::RUSH),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "JAIL_892e"),
            Kill(Nth(0)),
            HasNot(InHand(0), GameTag::RUSH),
            Is(InHand(0), "JAIL_732"),
            CostNow(InHand(0), 1),
            HasNot(InHand(1), GameTag::RUSH),
            Is(InHand(1), "JAIL_732"),
            CostNow(InHand(1), 1),
            HandCount(Mine, 2),
        ],
    );
}

/// # Collapsing Star
///
/// `JAIL_EVENT_101hp` · Demon Hunter hero power · 1 mana
///
/// > Deal @ damage to a random enemy. Whenever you summon a Demon, refresh this.
///
/// State: Todo
//~ todo JAIL_EVENT_101hp 1587f94e e99c624e b0b02fad.90250ff7
#[test]
#[ignore = "todo: JAIL_EVENT_101hp Collapsing Star"]
fn JAIL_EVENT_101hp_collapsing_star() {
    check(CardClass::DemonHunter, &[HasHeroPower("JAIL_EVENT_101hp"), Cost("JAIL_EVENT_101hp", 1), Unwritten]);
}
