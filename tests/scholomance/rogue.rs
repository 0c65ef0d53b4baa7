//! Rogue cards of Scholomance Academy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ea487430

/// # Shifty Sophomore
///
/// `SCH_234` · Rogue minion · 4 mana · 4/4
///
/// > **Stealth Spellburst:** Add a **Combo** card to your hand.
///
/// State: Derived
//~ derived SCH_234 c8d969ab 1bbd8323 730701b5.59b0d146
#[test]
fn SCH_234_shifty_sophomore() {
    check(
        CardClass::Rogue,
        &[
            Give("SCH_234"),
            Cost("SCH_234", 4),
            Stats("SCH_234", 4, 4),
            Has("SCH_234", GameTag::STEALTH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SCH_234"),
            Force(Card("AT_028")),
            Play("GAME_005", Nothing),
            Is(InHand(1), "AT_028"),
            CostNow(InHand(1), 5),
            Now(InHand(1), 3, 7),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("SCH_234"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SCH_234"),
            Never(Card("AT_001")),
            Play("GAME_005", Nothing),
        ],
    );
}

/// # Secret Passage
///
/// `SCH_305` · Rogue spell · 2 mana
///
/// > Replace your hand with 4 cards from your deck. Swap back next turn.
///
/// State: Todo
//~ todo SCH_305 c0a1a4e8 efc6ead2 9ea0767e.01c3c4db
#[test]
#[ignore = "todo: SCH_305 Secret Passage"]
fn SCH_305_secret_passage() {
    check(CardClass::Rogue, &[Give("SCH_305"), Cost("SCH_305", 2), Unwritten]);
}

/// # Secret Passage Dummy
///
/// `SCH_305d` · Neutral spell · 0 mana
///
/// > Dummy Hook Up SCH 305e3
///
/// State: Todo
//~ todo SCH_305d f539ddb2 4cf1c379 49cef6ce.0aef3b3b
#[test]
#[ignore = "todo: SCH_305d Secret Passage Dummy"]
fn SCH_305d_secret_passage_dummy() {
    check(CardClass::Rogue, &[Give("SCH_305d"), Cost("SCH_305d", 0), Unwritten]);
}

/// # Doctor Krastinov
///
/// `SCH_425` · Multi-class minion · 5 mana · 4/4
///
/// > **Rush** Whenever this attacks, give your weapon +1/+1.
///
/// State: Derived
//~ derived SCH_425 49a51912 8fd6dc78 a38fa364.4613dda4
#[test]
fn SCH_425_doctor_krastinov() {
    check(
        CardClass::Rogue,
        &[
            Give("SCH_425"),
            Cost("SCH_425", 5),
            Stats("SCH_425", 4, 4),
            Has("SCH_425", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("SCH_425"),
            Attack(Nth(4), TheirHero),
            Now(MyHero, 4, 30),
            Now(Nth(3), 4, 3),
        ],
    );
}

/// # Sharpened
///
/// `SCH_425e` · Warrior enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived SCH_425e 160eda17 8a240eea 08711257.67341004
#[test]
fn SCH_425e_sharpened() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "SCH_425e"), Now(My(0), 6, 2)]);
}

/// # Infiltrator Lilian
///
/// `SCH_426` · Rogue minion · 4 mana · 4/2
///
/// > **Stealth Deathrattle:** Summon a 4/2 Forsaken Lilian that attacks a random enemy.
///
/// State: Derived
//~ derived SCH_426 57c1f25a d6168ab5 b9729833.ca46ab0c
#[test]
fn SCH_426_infiltrator_lilian() {
    check(
        CardClass::Rogue,
        &[
            Give("SCH_426"),
            Cost("SCH_426", 4),
            Stats("SCH_426", 4, 2),
            Has("SCH_426", GameTag::STEALTH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SCH_426"),
            Force(Entity(TheirHero)),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("SCH_426t"), Zone::Play),
            Now(The("SCH_426t"), 4, 2),
            Now(TheirHero, 0, 26),
            Damage(TheirHero, 4),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("SCH_426"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Friend("SCH_426"),
            Force(Entity(TheirHero)),
            Kill(Nth(13)),
            BoardCount(Mine, 7),
            In(The("SCH_426t"), Zone::Play),
            Now(The("SCH_426t"), 4, 2),
            Now(TheirHero, 0, 26),
            Damage(TheirHero, 4),
        ],
    );
}

/// # Forsaken Lilian
///
/// `SCH_426t` · Rogue minion · 4 mana · 4/2
///
/// State: Vanilla
//~ vanilla SCH_426t 5dc24140 49c1f3a6 69ffbbeb
#[test]
fn SCH_426t_forsaken_lilian() {
    check(
        CardClass::Rogue,
        &[
            Give("SCH_426t"),
            Cost("SCH_426t", 4),
            Stats("SCH_426t", 4, 2),
            Play("SCH_426t", Nothing),
            In(The("SCH_426t"), Zone::Play),
            Now(The("SCH_426t"), 4, 2),
        ],
    );
}

/// # Vulpera Toxinblade
///
/// `SCH_519` · Rogue minion · 3 mana · 3/3
///
/// > Your weapon has +2 Attack.
///
/// State: Derived
//~ derived SCH_519 c09c0bd1 9d26cfc3 81fe8cef.4fbb8d2b
#[test]
fn SCH_519_vulpera_toxinblade() {
    check(
        CardClass::Rogue,
        &[
            Give("SCH_519"),
            Cost("SCH_519", 3),
            Stats("SCH_519", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("SCH_519"),
            Now(Nth(3), 5, 2),
        ],
    );
}

/// # Akunda's Bite
///
/// `SCH_519e` · Neutral enchantment
///
/// > +2 Attack.
///
/// State: Derived
//~ derived SCH_519e 2b9b6010 dcf85f49 b928afff.bf3d1612
#[test]
fn SCH_519e_akundas_bite() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "SCH_519e"), Now(My(0), 7, 1)]);
}

/// # Coerce
///
/// `SCH_521` · Multi-class spell · 3 mana
///
/// > Destroy a damaged minion. **Combo:** Destroy any minion.
///
/// State: Derived
//~ derived SCH_521 c484b8ca c3a99b5c ad0f7ffa.2ad33715
#[test]
fn SCH_521_coerce() {
    check(
        CardClass::Rogue,
        &[
            Give("SCH_521"),
            Cost("SCH_521", 3),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Hurt(Nth(2), 2),
            Hurt(Nth(4), 2),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("SCH_521", On(Nth(3))),
            Dead(Nth(3)),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("SCH_521"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Hurt(Nth(2), 2),
            Hurt(Nth(4), 2),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("SCH_521", On(Nth(1))),
            BoardCount(Mine, 1),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("SCH_521"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Hurt(Nth(2), 2),
            Hurt(Nth(4), 2),
            CannotTarget("SCH_521", Nth(1)),
            Play("SCH_521", On(Nth(4))),
            Dead(Nth(4)),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("SCH_521"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Hurt(Nth(2), 2),
            Hurt(Nth(4), 2),
            Play("SCH_521", On(Nth(2))),
            BoardCount(Mine, 1),
            Dead(Nth(2)),
        ],
    );
}

/// # Steeldancer
///
/// `SCH_522` · Multi-class minion · 4 mana · 4/4
///
/// > **Battlecry:** Summon a random minion with Cost equal to your weapon's Attack.
///
/// State: Derived
//~ derived SCH_522 6224f1dd d64e7137 79d605df.6e579492
#[test]
fn SCH_522_steeldancer() {
    check(
        CardClass::Rogue,
        &[
            Give("SCH_522"),
            Cost("SCH_522", 4),
            Stats("SCH_522", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_231")),
            Play("SCH_522", Nothing),
            BoardCount(Mine, 3),
            In(The("CS2_231"), Zone::Play),
            Now(The("CS2_231"), 1, 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[Give("SCH_522"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_061")), Play("SCH_522", Nothing)],
    );
}

/// # Self-Sharpening Sword
///
/// `SCH_622` · Rogue weapon · 3 mana · 1/4 durability
///
/// > After your hero attacks, gain +1 Attack.
///
/// State: Derived
//~ derived SCH_622 e63f15ff 73bff6da 49678c64.594e5b79
#[test]
fn SCH_622_self_sharpening_sword() {
    check(
        CardClass::Rogue,
        &[
            Give("SCH_622"),
            Cost("SCH_622", 3),
            Stats("SCH_622", 1, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SCH_622"),
            Attack(MyHero, TheirHero),
            Now(MyHero, 2, 30),
            Now(Nth(3), 2, 3),
        ],
    );
}

/// # Honed Edge
///
/// `SCH_622e` · Neutral enchantment
///
/// > +1 Attack.
///
/// State: Derived
//~ derived SCH_622e 90abd104 5ca621e7 24de5698.c84fda8a
#[test]
fn SCH_622e_honed_edge() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "SCH_622e"), Now(My(0), 6, 1)]);
}

/// # Cutting Class
///
/// `SCH_623` · Multi-class spell · 5 mana
///
/// > Draw 2 cards. Costs (1) less per Attack of your weapon.
///
/// State: Derived
//~ derived SCH_623 c7d1176c c47a5e12 978e1c23.aadf9ae9
#[test]
fn SCH_623_cutting_class() {
    check(
        CardClass::Rogue,
        &[
            Give("SCH_623"),
            Cost("SCH_623", 5),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Play("SCH_623", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("SCH_623"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            CostNow(Nth(0), 2),
        ],
    );
}

/// # Plagiarize
///
/// `SCH_706` · Rogue spell · 2 mana
///
/// > **Secret:** At the end of your opponent's turn, add copies of the cards they played to your hand.
///
/// State: Todo
//~ todo SCH_706 95d94cf6 32831553 f6e6405a.70eaa44a
#[test]
#[ignore = "todo: SCH_706 Plagiarize"]
fn SCH_706_plagiarize() {
    check(CardClass::Rogue, &[Give("SCH_706"), Cost("SCH_706", 2), Unwritten]);
}
