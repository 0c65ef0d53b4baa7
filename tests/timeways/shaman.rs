//! Shaman cards of Across the Timeways, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a4f5a5fa

/// # Haywire Hornswog
///
/// `END_030` · Shaman minion · 6 mana · 4/6
///
/// > **Elusive, Taunt** Costs (1) less for each Mana Crystal you've **Overloaded** this game.
///
/// State: Todo
//~ todo END_030 bae11079 3476c59d c589401f.d5513c66
#[test]
#[ignore = "todo: END_030 Haywire Hornswog"]
fn END_030_haywire_hornswog() {
    check(
        CardClass::Shaman,
        &[
            Give("END_030"),
            Cost("END_030", 6),
            Stats("END_030", 4, 6),
            Has("END_030", GameTag::ELUSIVE),
            Has("END_030", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Farseer Wo
///
/// `TIME_013` · Shaman minion · 4 mana · 2/6
///
/// > **Elusive** After you cast a spell, **Discover** a Nature spell from the past.
///
/// State: Derived
//~ derived TIME_013 b91791b0 e0082579 91b8e3e7.9eb8f258
#[test]
fn TIME_013_farseer_wo() {
    check(
        CardClass::Shaman,
        &[
            Give("TIME_013"),
            Cost("TIME_013", 4),
            Stats("TIME_013", 2, 6),
            Has("TIME_013", GameTag::ELUSIVE),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TIME_013"),
            Force(Card("AT_048")),
            Play("GAME_005", Nothing),
            ChooseCard("AT_048"),
            Is(InHand(1), "AT_048"),
            CostNow(InHand(1), 3),
            TagNow(InHand(1), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("TIME_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TIME_013"),
            Never(Card("CATA_561")),
            Play("GAME_005", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("TIME_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TIME_013"),
            Never(Card("AT_017")),
            Play("GAME_005", Nothing),
            Choose(0),
        ],
    );
}

/// # Instant Multiverse
///
/// `TIME_014` · Shaman spell · 6 mana
///
/// > **Rewind** Summon 12 Mana worth of random minions. **Overload:** (3)
///
/// State: Todo
//~ todo TIME_014 6b812f3c 6a7bcd76 d8d0c0c5.ac04f375
#[test]
#[ignore = "todo: TIME_014 Instant Multiverse"]
fn TIME_014_instant_multiverse() {
    check(CardClass::Shaman, &[Give("TIME_014"), Cost("TIME_014", 6), Has("TIME_014", GameTag::OVERLOAD), Unwritten]);
}

/// # Muradin, High King
///
/// `TIME_209` · Shaman minion · 5 mana · 3/2
///
/// > **Fabled**, **Rush**. **Battlecry:** Bring the High King's Hammer to ME! **Deathrattle:** Add it to your hand.
///
/// State: Todo
//~ todo TIME_209 afdaaefd abc605b6 749b1408.68606c38
#[test]
#[ignore = "todo: TIME_209 Muradin, High King"]
fn TIME_209_muradin_high_king() {
    check(
        CardClass::Shaman,
        &[Give("TIME_209"), Cost("TIME_209", 5), Stats("TIME_209", 3, 2), Has("TIME_209", GameTag::RUSH), Unwritten],
    );
}

/// # High King's Hammer
///
/// `TIME_209t` · Shaman weapon · 6 mana · 3/4 durability
///
/// > **Windfury Deathrattle:** Shuffle this into your deck with +2 Attack permanently.
///
/// State: Todo
//~ todo TIME_209t 65d1e55c 1f631c50 c2acfd76.8578f4a9
#[test]
#[ignore = "todo: TIME_209t High King's Hammer"]
fn TIME_209t_high_kings_hammer() {
    check(
        CardClass::Shaman,
        &[
            Give("TIME_209t"),
            Cost("TIME_209t", 6),
            Stats("TIME_209t", 3, 4),
            Has("TIME_209t", GameTag::WINDFURY),
            Unwritten,
        ],
    );
}

/// # Avatar Form
///
/// `TIME_209t2` · Shaman spell · 3 mana
///
/// > Give a friendly character +2 Attack and "After this attacks, deal 2 damage to all enemies" this turn.
///
/// State: Todo
//~ todo TIME_209t2 ac820980 b9795127 3822d366.45c4e58e
#[test]
#[ignore = "todo: TIME_209t2 Avatar Form"]
fn TIME_209t2_avatar_form() {
    check(CardClass::Shaman, &[Give("TIME_209t2"), Cost("TIME_209t2", 3), Unwritten]);
}

/// # Lightning Rod
///
/// `TIME_212` · Shaman spell · Nature · 1 mana
///
/// > Deal $2 damage to a friendly minion to deal $4 damage to a random enemy minion.
///
/// State: Derived
//~ derived TIME_212 41c85ce3 af0e98ce 0c31495a.04b8774f
#[test]
fn TIME_212_lightning_rod() {
    check(
        CardClass::Shaman,
        &[
            Give("TIME_212"),
            Cost("TIME_212", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("TIME_212", On(Nth(1))),
            Now(Nth(1), 4, 3),
            Now(Nth(2), 4, 1),
        ],
    );
}

/// # Primordial Overseer
///
/// `TIME_213` · Shaman minion · 2 mana · 2/3
///
/// > **Battlecry:** If you've cast a Nature spell while holding this, gain +1/+1 and draw a card.
///
/// State: Derived
//~ derived TIME_213 05d327f0 047b2e19 5b742d2f.81477bd6
#[test]
fn TIME_213_primordial_overseer() {
    check(
        CardClass::Shaman,
        &[
            Give("TIME_213"),
            Cost("TIME_213", 2),
            Stats("TIME_213", 2, 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EX1_169", Nothing),
            Crystals(10),
            Play("TIME_213", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            Now(Nth(0), 3, 4),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("TIME_213"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TIME_213", Nothing),
            DeckCount(Mine, 22),
        ],
    );
}

/// # Flux Revenant
///
/// `TIME_214` · Shaman minion · 2 mana · 1/4
///
/// > **Taunt** Whenever you would damage this with a Nature spell, it gains +2/+1 instead.
///
/// State: Todo
//~ todo TIME_214 05f62b21 295327c3 6db39022.d5e287f5
#[test]
#[ignore = "todo: TIME_214 Flux Revenant"]
fn TIME_214_flux_revenant() {
    check(
        CardClass::Shaman,
        &[Give("TIME_214"), Cost("TIME_214", 2), Stats("TIME_214", 1, 4), Has("TIME_214", GameTag::TAUNT), Unwritten],
    );
}

/// # Flux Overcapacity
///
/// `TIME_214e` · Shaman enchantment
///
/// > +2/+1.
///
/// State: Derived
//~ derived TIME_214e 516da16d 08aa41d0 77a22ae9.5ee91837
#[test]
fn TIME_214e_flux_overcapacity() {
    check(CardClass::Shaman, &[Friend("CS2_118"), Enchant(My(0), "TIME_214e"), Now(My(0), 7, 2)]);
}

/// # Thunderquake
///
/// `TIME_215` · Shaman spell · Nature · 2 mana
///
/// > Deal $1 damage to all minions. Get a Static Shock.
///
/// State: Derived
//~ derived TIME_215 38d6a932 0df0fa4c af4ee5cc.3d4d8425
#[test]
fn TIME_215_thunderquake() {
    check(
        CardClass::Shaman,
        &[
            Give("TIME_215"),
            Cost("TIME_215", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TIME_215", Nothing),
            Is(InHand(0), "TIME_218"),
            CostNow(InHand(0), 0),
            HandCount(Mine, 1),
            Now(Nth(1), 4, 4),
            Now(Nth(2), 4, 4),
        ],
    );
}

/// # Nascent Bolt
///
/// `TIME_216` · Shaman spell · Nature · 3 mana
///
/// > Deal $5 damage to a minion. If it survives, draw 2 cards.
///
/// State: Derived
//~ derived TIME_216 daab8f4e e8e78d21 fd491c37.e1261044
#[test]
fn TIME_216_nascent_bolt() {
    check(
        CardClass::Shaman,
        &[
            Give("TIME_216"),
            Cost("TIME_216", 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("TIME_216", On(Nth(8))),
            DeckCount(Mine, 23),
            Dead(Nth(8)),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("TIME_216"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("TIME_216", On(Nth(6))),
            BoardCount(Mine, 1),
            Dead(Nth(6)),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("TIME_216"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("TIME_216", On(Nth(7))),
            Dead(Nth(7)),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("TIME_216"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("TLC_248"),
            Enemy("CS2_182"),
            Enemy("TLC_248"),
            Play("TIME_216", On(Nth(6))),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
            Now(Nth(6), 14, 23),
        ],
    );
}

/// # Stormrook
///
/// `TIME_217` · Shaman minion · 5 mana · 5/5
///
/// > Whenever you would damage this with a Nature spell, summon a random 5-Cost minion instead.
///
/// State: Todo
//~ todo TIME_217 409a5d1c 612a1f2b 55241c12.f92ea638
#[test]
#[ignore = "todo: TIME_217 Stormrook"]
fn TIME_217_stormrook() {
    check(CardClass::Shaman, &[Give("TIME_217"), Cost("TIME_217", 5), Stats("TIME_217", 5, 5), Unwritten]);
}

/// # Static Shock
///
/// `TIME_218` · Shaman spell · Nature · 0 mana
///
/// > Deal $1 damage to a minion. Give your hero +1 Attack this turn.
///
/// State: Derived
//~ derived TIME_218 0c096199 7a6fa461 6cb0f013.faec8ccd
#[test]
fn TIME_218_static_shock() {
    check(
        CardClass::Shaman,
        &[
            Give("TIME_218"),
            Cost("TIME_218", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TIME_218", On(Nth(2))),
            Now(MyHero, 1, 30),
            Now(Nth(2), 4, 4),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("TIME_218"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TIME_218", On(Nth(1))),
            Now(MyHero, 1, 30),
            Now(Nth(1), 4, 4),
        ],
    );
}

/// # Statically Charged
///
/// `TIME_218e` · Shaman enchantment
///
/// > +1 Attack this turn.
///
/// State: Derived
//~ derived TIME_218e 4ede9b14 7d9e0819 3beb808f.8c49468d
#[test]
fn TIME_218e_statically_charged() {
    check(
        CardClass::Shaman,
        &[Friend("CS2_118"), Enchant(My(0), "TIME_218e"), Now(My(0), 6, 1), EndTurn, Now(My(0), 5, 1)],
    );
}
