//! Hunter cards of The League of Explorers, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b9edd3c5

/// # Desert Camel
///
/// `LOE_020` · Hunter minion · 3 mana · 2/4
///
/// > **Battlecry:** Put a 1-Cost minion from each deck into the battlefield.
///
/// State: Derived
//~ derived LOE_020 08718dac 603eb972 daab5f1d.f046612b
#[test]
fn LOE_020_desert_camel() {
    check(
        CardClass::Hunter,
        &[
            Give("LOE_020"),
            Cost("LOE_020", 3),
            Stats("LOE_020", 2, 4),
            OnTop("CS2_168"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_168"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(4))),
            Play("LOE_020", Nothing),
            BoardCount(Mine, 3),
            DeckCount(Mine, 21),
            In(Nth(2), Zone::Play),
            Now(Nth(2), 2, 1),
            In(Nth(4), Zone::Play),
            Now(Nth(4), 2, 1),
            BoardCount(Theirs, 2),
            DeckCount(Theirs, 20),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("LOE_020"),
            OnTop("CS2_168"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_168"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(3))),
            Play("LOE_020", Nothing),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("LOE_020"),
            EmptyDeck(Mine),
            EmptyDeck(Theirs),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_168"),
            OnTop("CS2_075"),
            OnTop("CS2_118"),
            OnTheirTop("CS2_118"),
            OnTheirTop("CS2_119"),
            OnTheirTop("CS2_120"),
            OnTheirTop("CS2_168"),
            OnTheirTop("CS2_182"),
            OnTheirTop("CS2_168"),
            OnTheirTop("CS2_075"),
            OnTheirTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(9))),
            Play("LOE_020", Nothing),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("LOE_020"),
            EmptyDeck(Mine),
            EmptyDeck(Theirs),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_168"),
            OnTop("CS2_075"),
            OnTop("CS2_118"),
            OnTheirTop("CS2_118"),
            OnTheirTop("CS2_119"),
            OnTheirTop("CS2_120"),
            OnTheirTop("CS2_168"),
            OnTheirTop("CS2_182"),
            OnTheirTop("CS2_168"),
            OnTheirTop("CS2_075"),
            OnTheirTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(7))),
            Play("LOE_020", Nothing),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("LOE_020"),
            EmptyDeck(Mine),
            EmptyDeck(Theirs),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_168"),
            OnTop("CS2_075"),
            OnTop("CS2_118"),
            OnTheirTop("CS2_118"),
            OnTheirTop("CS2_119"),
            OnTheirTop("CS2_120"),
            OnTheirTop("CS2_168"),
            OnTheirTop("CS2_182"),
            OnTheirTop("CS2_168"),
            OnTheirTop("CS2_075"),
            OnTheirTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(15))),
            Play("LOE_020", Nothing),
        ],
    );
}

/// # Dart Trap
///
/// `LOE_021` · Hunter spell · 2 mana
///
/// > **Secret:** After an opposing Hero Power is used, deal $5 damage to a random enemy.
///
/// State: Derived
//~ derived LOE_021 409a26a2 de4d38ad 25c41854.add59988
#[test]
fn LOE_021_dart_trap() {
    check(
        CardClass::Hunter,
        &[
            Give("LOE_021"),
            Cost("LOE_021", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOE_021"),
            EndTurn,
            Force(Entity(TheirHero)),
            HeroPower(On(MyHero)),
            Dead(Nth(3)),
            Now(TheirHero, 0, 25),
            Damage(TheirHero, 5),
        ],
    );
}

/// # Explorer's Hat
///
/// `LOE_105` · Hunter spell · 1 mana
///
/// > Give a minion +1/+1 and "**Deathrattle:** Get an Explorer's Hat."
///
/// State: Todo
//~ todo LOE_105 f1f1365c f8fd4fe1 ffca1541.ea7c8ea9
#[test]
#[ignore = "todo: LOE_105 Explorer's Hat"]
fn LOE_105_explorers_hat() {
    check(
        CardClass::Hunter,
        &[Give("LOE_105"), Cost("LOE_105", 1), Targets("LOE_105", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Explorer's Hat
///
/// `LOE_105e` · Hunter enchantment
///
/// > +1/+1. **Deathrattle:** Add an Explorer's Hat to your hand.
///
/// State: Derived
//~ derived LOE_105e 0e68584f 05c04c19 65a4d787.844c3e3c
#[test]
fn LOE_105e_explorers_hat() {
    check(
        CardClass::Hunter,
        &[Friend("CS2_182"), Friend("CS2_182"), Enemy("CS2_182"), Enchant(Nth(0), "LOE_105e"), Now(Nth(0), 5, 6)],
    );
    check(
        CardClass::Hunter,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "LOE_105e"),
            Kill(Nth(0)),
            Is(InHand(0), "LOE_105"),
            CostNow(InHand(0), 1),
            HandCount(Mine, 1),
        ],
    );
}
