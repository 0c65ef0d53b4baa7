//! Priest cards of Rastakhan's Rumble, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ceff1f2a

/// # Seance
///
/// `TRL_097` · Priest spell · Shadow · 2 mana
///
/// > Choose a minion. Add a copy of it to your hand.
///
/// State: Derived
//~ derived TRL_097 2edc753c 6e4d19b3 397c5cd0.e59e76b3
#[test]
fn TRL_097_seance() {
    check(
        CardClass::Priest,
        &[
            Give("TRL_097"),
            Cost("TRL_097", 2),
            Targets("TRL_097", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TRL_097", On(Nth(2))),
            CostNow(InHand(0), 4),
            Now(InHand(0), 4, 5),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("TRL_097"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TRL_097", On(Nth(1))),
            CostNow(InHand(0), 4),
            Now(InHand(0), 4, 5),
            HandCount(Mine, 1),
        ],
    );
}

/// # Regenerate
///
/// `TRL_128` · Priest spell · Holy · 0 mana
///
/// > Restore #3 Health.
///
/// State: Derived
//~ derived TRL_128 a2eeeb3f df838d8e 82d6ff36.f8b1ee85
#[test]
fn TRL_128_regenerate() {
    check(
        CardClass::Priest,
        &[
            Give("TRL_128"),
            Cost("TRL_128", 0),
            Targets("TRL_128", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("TRL_128", On(Nth(2))),
            Now(Nth(2), 4, 5),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("TRL_128"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("TRL_128", On(Nth(1))),
            Now(Nth(1), 4, 5),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("TRL_128"),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("TRL_128", On(TheirHero)),
            Now(TheirHero, 0, 13),
            Damage(TheirHero, 17),
        ],
    );
}

/// # Sand Drudge
///
/// `TRL_131` · Priest minion · 3 mana · 3/3
///
/// > Whenever you cast a spell, summon a 1/1 Zombie with **Taunt**.
///
/// State: Derived
//~ derived TRL_131 1fabd395 724c2509 0001ca1b.ea028560
#[test]
fn TRL_131_sand_drudge() {
    check(
        CardClass::Priest,
        &[
            Give("TRL_131"),
            Cost("TRL_131", 3),
            Stats("TRL_131", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TRL_131"),
            Play("GAME_005", Nothing),
            BoardCount(Mine, 3),
            In(The("TRL_131t"), Zone::Play),
            Now(The("TRL_131t"), 1, 1),
            TagNow(The("TRL_131t"), GameTag::SPELLPOWER, 0),
        ],
    );
}

/// # Zombie
///
/// `TRL_131t` · Priest minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla TRL_131t b9586091 c786f843 51462515.4b0c5d24
#[test]
fn TRL_131t_zombie() {
    check(
        CardClass::Priest,
        &[
            Give("TRL_131t"),
            Cost("TRL_131t", 1),
            Stats("TRL_131t", 1, 1),
            Has("TRL_131t", GameTag::TAUNT),
            Play("TRL_131t", Nothing),
            In(The("TRL_131t"), Zone::Play),
            Now(The("TRL_131t"), 1, 1),
            HasNow(The("TRL_131t"), GameTag::TAUNT),
        ],
    );
}

/// # Mass Hysteria
///
/// `TRL_258` · Priest spell · Shadow · 5 mana
///
/// > Force each minion to attack another random minion.
///
/// State: Todo
//~ todo TRL_258 380482ac d96189a3 d70211a1.d0da064f
#[test]
#[ignore = "todo: TRL_258 Mass Hysteria"]
fn TRL_258_mass_hysteria() {
    check(CardClass::Priest, &[Give("TRL_258"), Cost("TRL_258", 5), Unwritten]);
}

/// # Princess Talanji
///
/// `TRL_259` · Priest minion · 8 mana · 7/5
///
/// > **Battlecry:** Summon all minions from your hand that didn't start in your deck.
///
/// State: Derived
//~ derived TRL_259 eca2fa06 0021a0c2 62d92c6f.69a7f491
#[test]
fn TRL_259_princess_talanji() {
    check(
        CardClass::Priest,
        &[
            Give("TRL_259"),
            Cost("TRL_259", 8),
            Stats("TRL_259", 7, 5),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TRL_259", Nothing),
            BoardCount(Mine, 4),
            HandCount(Mine, 0),
            In(Nth(1), Zone::Play),
            In(Nth(2), Zone::Play),
        ],
    );
}

/// # Bwonsamdi, the Dead
///
/// `TRL_260` · Priest minion · 7 mana · 7/7
///
/// > **Battlecry:** Draw 1-Cost minions from your deck until your hand is full.
///
/// State: Todo
//~ todo TRL_260 54140bcb 5bba2663 119bb2b6.4a513d6c
#[test]
#[ignore = "todo: TRL_260 Bwonsamdi, the Dead"]
fn TRL_260_bwonsamdi_the_dead() {
    check(CardClass::Priest, &[Give("TRL_260"), Cost("TRL_260", 7), Stats("TRL_260", 7, 7), Unwritten]);
}

/// # Grave Horror
///
/// `TRL_408` · Priest minion · 12 mana · 7/8
///
/// > **Taunt** Costs (1) less for each spell you've cast this game.
///
/// State: Derived
//~ derived TRL_408 babbe0e4 bef92153 e03cd005.be575ac9
#[test]
fn TRL_408_grave_horror() {
    check(
        CardClass::Priest,
        &[
            Give("TRL_408"),
            Cost("TRL_408", 12),
            Stats("TRL_408", 7, 8),
            Has("TRL_408", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TRL_408"),
            Play("GAME_005", Nothing),
            Crystals(10),
            CostNow(Nth(0), 11),
        ],
    );
}

/// # Surrender to Madness
///
/// `TRL_500` · Priest spell · Shadow · 3 mana
///
/// > Destroy 3 of your Mana Crystals. Give all minions in your deck +2/+2.
///
/// State: Derived
//~ derived TRL_500 ebcb4375 d07d0b86 e8868ebe.97a958bf
#[test]
fn TRL_500_surrender_to_madness() {
    check(
        CardClass::Priest,
        &[
            Give("TRL_500"),
            Cost("TRL_500", 3),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("TRL_500", Nothing),
            Now(Nth(1), 7, 3),
            Now(Nth(2), 4, 9),
            Now(Nth(3), 4, 5),
            Now(Nth(4), 4, 3),
            Now(Nth(5), 6, 7),
            Now(Nth(6), 7, 3),
            Mana(2),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("TRL_500"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("TRL_500", Nothing),
            EndTurn,
            EndTurn,
            Now(Nth(1), 7, 3),
            Now(Nth(2), 4, 9),
            Now(Nth(3), 4, 5),
            Now(Nth(4), 4, 3),
            Now(Nth(5), 6, 7),
            Now(Nth(6), 7, 3),
            Mana(3),
        ],
    );
}

/// # Absolutely Mad!
///
/// `TRL_500e` · Priest enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived TRL_500e a0dfa153 f55a6afa 76c1eb58.6d6ab056
#[test]
fn TRL_500e_absolutely_mad() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "TRL_500e"), Now(My(0), 7, 3)]);
}

/// # Auchenai Phantasm
///
/// `TRL_501` · Priest minion · 2 mana · 3/2
///
/// > **Battlecry:** This turn, your healing effects deal damage instead.
///
/// State: Todo
//~ todo TRL_501 7a332de4 7919a213 99d34a95.7fdddc19
#[test]
#[ignore = "todo: TRL_501 Auchenai Phantasm"]
fn TRL_501_auchenai_phantasm() {
    check(CardClass::Priest, &[Give("TRL_501"), Cost("TRL_501", 2), Stats("TRL_501", 3, 2), Unwritten]);
}

/// # Spirit of the Dead
///
/// `TRL_502` · Priest minion · 1 mana · 0/3
///
/// > **Stealth** for 1 turn. After a friendly minion dies, shuffle a 1-Cost copy of it into your deck.
///
/// State: Derived
//~ derived TRL_502 c2880268 57a357c0 b08c0fc1.be25bb13
#[test]
fn TRL_502_spirit_of_the_dead() {
    check(
        CardClass::Priest,
        &[
            Give("TRL_502"),
            Cost("TRL_502", 1),
            Stats("TRL_502", 0, 3),
            Has("TRL_502", GameTag::STEALTH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TRL_502"),
            EndTurn,
            EndTurn,
            HasNot(Nth(3), GameTag::STEALTH),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("TRL_502"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TRL_502"),
            EndTurn,
            HasNow(Nth(3), GameTag::STEALTH),
        ],
    );
    check(
        CardClass::Priest,
        &[Give("TRL_502"), Friend("CS2_182"), Enemy("CS2_182"), Friend("TRL_502"), Kill(Nth(1)), DeckCount(Mine, 20)],
    );
    check(
        CardClass::Priest,
        &[
            Give("TRL_502"),
            Friend("TLC_248"),
            Friend("TRL_502"),
            Kill(Nth(1)),
            DeckCount(Mine, 20),
            HasNot(The("TLC_248"), GameTag::STEALTH),
            CostNow(The("TLC_248"), 1),
            In(The("TLC_248"), Zone::Deck),
            Now(The("TLC_248"), 14, 28),
        ],
    );
}
