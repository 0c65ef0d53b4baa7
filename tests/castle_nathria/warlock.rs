//! Warlock cards of Murder at Castle Nathria, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Imp-oster
///
/// `MAW_000` · Warlock minion · 2 mana · 1/1
///
/// > **Battlecry:** Choose a friendly Imp. Transform into a copy of it.
///
/// State: Todo
//~ MAW_000 todo 75e224ea 1a6e18e6
#[test]
#[ignore = "todo: MAW_000 Imp-oster"]
fn MAW_000_imp_oster() {
    check(CardClass::Warlock, &[Give("MAW_000"), Cost("MAW_000", 2), Stats("MAW_000", 1, 1), Unwritten]);
}

/// # Arson Accusation
///
/// `MAW_001` · Warlock spell · Fire · 2 mana
///
/// > Choose a minion. Destroy it after your hero takes damage.
///
/// State: Todo
//~ MAW_001 todo 8e729e06 1352277b
#[test]
#[ignore = "todo: MAW_001 Arson Accusation"]
fn MAW_001_arson_accusation() {
    check(CardClass::Warlock, &[Give("MAW_001"), Cost("MAW_001", 2), Unwritten]);
}

/// # Habeas Corpses
///
/// `MAW_002` · Warlock spell · Shadow · 3 mana
///
/// > **Discover** a friendly minion to resurrect and give it **Rush**. It dies at the end of turn.
///
/// State: Todo
//~ MAW_002 todo 3ce80582 6cf9f1af
#[test]
#[ignore = "todo: MAW_002 Habeas Corpses"]
fn MAW_002_habeas_corpses() {
    check(CardClass::Warlock, &[Give("MAW_002"), Cost("MAW_002", 3), Unwritten]);
}

/// # Suffocating Shadows
///
/// `REV_239` · Warlock spell · Shadow · 3 mana
///
/// > When you play or discard this, destroy a random enemy minion.
///
/// State: Todo
//~ REV_239 todo 1edf9576 69628257
#[test]
#[ignore = "todo: REV_239 Suffocating Shadows"]
fn REV_239_suffocating_shadows() {
    check(CardClass::Warlock, &[Give("REV_239"), Cost("REV_239", 3), Unwritten]);
}

/// # Tome Tampering
///
/// `REV_240` · Warlock spell · 6 mana
///
/// > Shuffle 1-Cost copies of cards in your hand into your deck, then discard your hand.
///
/// State: Todo
//~ REV_240 todo 0ac66239 8b03f28e
#[test]
#[ignore = "todo: REV_240 Tome Tampering"]
fn REV_240_tome_tampering() {
    check(CardClass::Warlock, &[Give("REV_240"), Cost("REV_240", 6), Unwritten]);
}

/// # Flustered Librarian
///
/// `REV_242` · Warlock minion · 1 mana · 1/3
///
/// > Has +1 Attack for each Imp you control.
///
/// State: Todo
//~ REV_242 todo 4a0b0928 6d12d2a7
#[test]
#[ignore = "todo: REV_242 Flustered Librarian"]
fn REV_242_flustered_librarian() {
    check(CardClass::Warlock, &[Give("REV_242"), Cost("REV_242", 1), Stats("REV_242", 1, 3), Unwritten]);
}

/// # Mischievous Imp
///
/// `REV_244` · Warlock minion · 4 mana · 3/3
///
/// > **Battlecry:** Summon a copy of this. **Infuse (@):** Summon two copies instead.
///
/// State: Todo
//~ REV_244 todo 59980c5e 16bc3bf4
#[test]
#[ignore = "todo: REV_244 Mischievous Imp"]
fn REV_244_mischievous_imp() {
    check(CardClass::Warlock, &[Give("REV_244"), Cost("REV_244", 4), Stats("REV_244", 3, 3), Unwritten]);
}

/// # Mischievous Imp
///
/// `REV_244t` · Warlock minion · 4 mana · 3/3
///
/// > **Infused Battlecry:** Summon two copies of this.
///
/// State: Todo
//~ REV_244t todo 93b087be acd1c1e0
#[test]
#[ignore = "todo: REV_244t Mischievous Imp"]
fn REV_244t_mischievous_imp() {
    check(CardClass::Warlock, &[Give("REV_244t"), Cost("REV_244t", 4), Stats("REV_244t", 3, 3), Unwritten]);
}

/// # Impending Catastrophe
///
/// `REV_245` · Warlock spell · Shadow · 2 mana
///
/// > Draw a card. Repeat for each Imp you control.
///
/// State: Todo
//~ REV_245 todo 7958fa92 664d7e84
#[test]
#[ignore = "todo: REV_245 Impending Catastrophe"]
fn REV_245_impending_catastrophe() {
    check(CardClass::Warlock, &[Give("REV_245"), Cost("REV_245", 2), Unwritten]);
}

/// # Vile Library
///
/// `REV_371` · Warlock location · 2 mana · 0 uses
///
/// > Give a friendly minion +1/+1. Repeat for each Imp you control.
///
/// State: Todo
//~ REV_371 todo 753b7d4a 897214dc
#[test]
#[ignore = "todo: REV_371 Vile Library"]
fn REV_371_vile_library() {
    check(CardClass::Warlock, &[Give("REV_371"), Cost("REV_371", 2), Unwritten]);
}

/// # Shadow Waltz
///
/// `REV_372` · Warlock spell · Shadow · 5 mana
///
/// > Summon a 3/5 Shadow with **Taunt**. If a minion died this turn, summon another.
///
/// State: Todo
//~ REV_372 todo 3b383a03 f41189ac
#[test]
#[ignore = "todo: REV_372 Shadow Waltz"]
fn REV_372_shadow_waltz() {
    check(CardClass::Warlock, &[Give("REV_372"), Cost("REV_372", 5), Unwritten]);
}

/// # Twirling Shadow
///
/// `REV_372t` · Warlock minion · 5 mana · 3/5
///
/// > **Taunt**
///
/// State: Vanilla
//~ REV_372t vanilla 26ca3919 07567b8a
#[test]
fn REV_372t_twirling_shadow() {
    check(
        CardClass::Warlock,
        &[
            Give("REV_372t"),
            Cost("REV_372t", 5),
            Stats("REV_372t", 3, 5),
            Has("REV_372t", GameTag::TAUNT),
            Play("REV_372t", Nothing),
            In(The("REV_372t"), Zone::Play),
            Now(The("REV_372t"), 3, 5),
            HasNow(The("REV_372t"), GameTag::TAUNT),
        ],
    );
}

/// # Lady Darkvein
///
/// `REV_373` · Warlock minion · 5 mana · 3/6
///
/// > **Battlecry:** Summon two 2/1 Shades. Each gains a **Deathrattle** to cast your last Shadow spell.
///
/// State: Todo
//~ REV_373 todo cd7dec67 2f1ef5f8
#[test]
#[ignore = "todo: REV_373 Lady Darkvein"]
fn REV_373_lady_darkvein() {
    check(CardClass::Warlock, &[Give("REV_373"), Cost("REV_373", 5), Stats("REV_373", 3, 6), Unwritten]);
}

/// # Shadow Manifestation
///
/// `REV_373t` · Warlock minion · 1 mana · 2/1
///
/// State: Vanilla
//~ REV_373t vanilla dfa3fb01 0337e838
#[test]
fn REV_373t_shadow_manifestation() {
    check(
        CardClass::Warlock,
        &[
            Give("REV_373t"),
            Cost("REV_373t", 1),
            Stats("REV_373t", 2, 1),
            Play("REV_373t", Nothing),
            In(The("REV_373t"), Zone::Play),
            Now(The("REV_373t"), 2, 1),
        ],
    );
}

/// # Shadowborn
///
/// `REV_374` · Warlock minion · 3 mana · 3/3
///
/// > **Deathrattle:** Reduce the Cost of the highest Cost Shadow spell in your hand by (3).
///
/// State: Todo
//~ REV_374 todo 6e36f1ce 395476fc
#[test]
#[ignore = "todo: REV_374 Shadowborn"]
fn REV_374_shadowborn() {
    check(CardClass::Warlock, &[Give("REV_374"), Cost("REV_374", 3), Stats("REV_374", 3, 3), Unwritten]);
}

/// # Imp King Rafaam
///
/// `REV_789` · Warlock minion · 6 mana · 6/6
///
/// > {0} {1} {2} {3}
///
/// State: Todo
//~ REV_789 todo 20bb8235 fbe85f30
#[test]
#[ignore = "todo: REV_789 Imp King Rafaam"]
fn REV_789_imp_king_rafaam() {
    check(CardClass::Warlock, &[Give("REV_789"), Cost("REV_789", 6), Stats("REV_789", 6, 6), Unwritten]);
}

/// # Vile Library
///
/// `REV_799` · Warlock location · 2 mana · 0 uses
///
/// > {0} {1}
///
/// State: Todo
//~ REV_799 todo fd93b741 be49b1d5
#[test]
#[ignore = "todo: REV_799 Vile Library"]
fn REV_799_vile_library() {
    check(CardClass::Warlock, &[Give("REV_799"), Cost("REV_799", 2), Unwritten]);
}

/// # Imp King Rafaam
///
/// `REV_835` · Warlock minion · 6 mana · 6/6
///
/// > **Battlecry:** Resurrect four friendly Imps. **Infuse (@):** Give your Imps +2/+2.
///
/// State: Todo
//~ REV_835 todo 9f748284 02981583
#[test]
#[ignore = "todo: REV_835 Imp King Rafaam"]
fn REV_835_imp_king_rafaam() {
    check(CardClass::Warlock, &[Give("REV_835"), Cost("REV_835", 6), Stats("REV_835", 6, 6), Unwritten]);
}

/// # Imp King Rafaam
///
/// `REV_835t` · Warlock minion · 6 mana · 6/6
///
/// > **Infused. Battlecry:** Summon four friendly Imps that died this game. Give your Imps +2/+2.
///
/// State: Todo
//~ REV_835t todo f92aaca7 039c9c63
#[test]
#[ignore = "todo: REV_835t Imp King Rafaam"]
fn REV_835t_imp_king_rafaam() {
    check(CardClass::Warlock, &[Give("REV_835t"), Cost("REV_835t", 6), Stats("REV_835t", 6, 6), Unwritten]);
}
