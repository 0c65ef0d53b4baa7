//! Rogue cards of Rastakhan's Rumble, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file f32ccfe3

/// # Bloodsail Howler
///
/// `TRL_071` · Rogue minion · 2 mana · 1/1
///
/// > **Rush Battlecry:** Gain +1/+1 for each other Pirate you control.
///
/// State: Derived
//~ derived TRL_071 078f1cb7 1d4c13ee 11a27443.f8d1f69b
#[test]
fn TRL_071_bloodsail_howler() {
    check(
        CardClass::Rogue,
        &[
            Give("TRL_071"),
            Cost("TRL_071", 2),
            Stats("TRL_071", 1, 1),
            Has("TRL_071", GameTag::RUSH),
            Friend("GVG_070"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TRL_071", Nothing),
            Now(Nth(0), 2, 2),
        ],
    );
}

/// # Serrated Tooth
///
/// `TRL_074` · Rogue weapon · 1 mana · 1/3 durability
///
/// > **Deathrattle:** Give your minions **Rush**.
///
/// State: Derived
//~ derived TRL_074 f478d370 56dcede5 50d6e842.1ee022e0
#[test]
fn TRL_074_serrated_tooth() {
    check(
        CardClass::Rogue,
        &[
            Give("TRL_074"),
            Cost("TRL_074", 1),
            Stats("TRL_074", 1, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TRL_074"),
            Play("CS2_106", Nothing),
            HasNow(Nth(1), GameTag::RUSH),
        ],
    );
}

/// # Carnassial
///
/// `TRL_074e` · Neutral enchantment
///
/// > **Rush**.
///
/// State: Derived
//~ derived TRL_074e 2985b440 df0f6de7 b2f4214f.6bcfb036
#[test]
fn TRL_074e_carnassial() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "TRL_074e"), HasNow(My(0), GameTag::RUSH)]);
}

/// # Gurubashi Hypemon
///
/// `TRL_077` · Rogue minion · 7 mana · 5/7
///
/// > **Battlecry: Discover** a 1/1 copy of a **Battlecry** minion. It costs (1).
///
/// State: Derived
//~ derived TRL_077 71f274de 64568395 4e39fab0.1b33c79e
#[test]
fn TRL_077_gurubashi_hypemon() {
    check(
        CardClass::Rogue,
        &[
            Give("TRL_077"),
            Cost("TRL_077", 7),
            Stats("TRL_077", 5, 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_017")),
            Play("TRL_077", Nothing),
            ChooseCard("AT_017"),
            Is(InHand(0), "AT_017"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 1, 1),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("TRL_077"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AV_203")),
            Play("TRL_077", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("TRL_077"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_028")),
            Play("TRL_077", Nothing),
            Choose(0),
        ],
    );
}

/// # Spirit of the Shark
///
/// `TRL_092` · Rogue minion · 4 mana · 0/3
///
/// > **Stealth** for 1 turn. Your minions' **Battlecries** and **Combos** trigger twice.
///
/// State: Todo
//~ todo TRL_092 2ebc6dd2 c20d5f12 50d1596b.f3296d3e
#[test]
#[ignore = "todo: TRL_092 Spirit of the Shark"]
fn TRL_092_spirit_of_the_shark() {
    check(
        CardClass::Rogue,
        &[Give("TRL_092"), Cost("TRL_092", 4), Stats("TRL_092", 0, 3), Has("TRL_092", GameTag::STEALTH), Unwritten],
    );
}

/// # Raiding Party
///
/// `TRL_124` · Rogue spell · 3 mana
///
/// > Draw 2 Pirates from your deck. **Combo:** And a weapon.
///
/// State: Derived
//~ derived TRL_124 146d0ee5 c95dbf90 679da502.011b4ba2
#[test]
fn TRL_124_raiding_party() {
    check(
        CardClass::Rogue,
        &[
            Give("TRL_124"),
            Cost("TRL_124", 3),
            OnTop("GVG_070"),
            OnTop("AT_034"),
            OnTop("GVG_070"),
            OnTop("AT_034"),
            OnTop("GVG_070"),
            OnTop("AT_034"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("TRL_124", Nothing),
            DeckCount(Mine, 23),
            HandCount(Mine, 3),
            CostNow(Nth(3), 5),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 7, 4),
            CostNow(Nth(5), 5),
            In(Nth(5), Zone::Hand),
            Now(Nth(5), 7, 4),
            CostNow(Nth(6), 2),
            In(Nth(6), Zone::Hand),
            Now(Nth(6), 1, 3),
        ],
    );
}

/// # Captain Hooktusk
///
/// `TRL_126` · Rogue minion · 8 mana · 6/3
///
/// > **Battlecry:** Summon 3 Pirates from your deck. Give them **Rush**.
///
/// State: Derived
//~ derived TRL_126 9bc19982 299ae4f5 a48ac667.ac9e2303
#[test]
fn TRL_126_captain_hooktusk() {
    check(
        CardClass::Rogue,
        &[
            Give("TRL_126"),
            Cost("TRL_126", 8),
            Stats("TRL_126", 6, 3),
            OnTop("GVG_070"),
            OnTop("GVG_070"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(1))),
            Play("TRL_126", Nothing),
            BoardCount(Mine, 4),
            DeckCount(Mine, 20),
            HasNow(Nth(1), GameTag::RUSH),
            In(Nth(1), Zone::Play),
            HasNow(Nth(2), GameTag::RUSH),
            In(Nth(2), Zone::Play),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("TRL_126"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("GVG_070"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(7))),
            Play("TRL_126", Nothing),
        ],
    );
}

/// # Cannon Barrage
///
/// `TRL_127` · Rogue spell · 6 mana
///
/// > Deal $3 damage to a random enemy. Repeat for each of your Pirates.
///
/// State: Derived
//~ derived TRL_127 1e221e36 e2e13d31 6294ff9b.60fca809
#[test]
fn TRL_127_cannon_barrage() {
    check(
        CardClass::Rogue,
        &[
            Give("TRL_127"),
            Cost("TRL_127", 6),
            Friend("GVG_070"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Play("TRL_127", Nothing),
            Now(TheirHero, 0, 24),
            Damage(TheirHero, 6),
        ],
    );
}

/// # Stolen Steel
///
/// `TRL_156` · Rogue spell · 2 mana
///
/// > **Discover** a weapon *(from another class)*.
///
/// State: Derived
//~ derived TRL_156 6ae8845b 49f05d80 52e35a4b.abddf4b7
#[test]
fn TRL_156_stolen_steel() {
    check(
        CardClass::Rogue,
        &[
            Give("TRL_156"),
            Cost("TRL_156", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_050")),
            Play("TRL_156", Nothing),
            ChooseCard("AT_050"),
            Is(InHand(0), "AT_050"),
            CostNow(InHand(0), 3),
            Now(InHand(0), 2, 3),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("TRL_156"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_001")),
            Play("TRL_156", Nothing),
            Choose(0),
        ],
    );
}

/// # Walk the Plank
///
/// `TRL_157` · Rogue spell · 4 mana
///
/// > Destroy an undamaged minion.
///
/// State: Derived
//~ derived TRL_157 228829ff d6d3c3d1 0df3a33d.3dc6fe88
#[test]
fn TRL_157_walk_the_plank() {
    check(
        CardClass::Rogue,
        &[
            Give("TRL_157"),
            Cost("TRL_157", 4),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Hurt(Nth(2), 2),
            Hurt(Nth(4), 2),
            CannotTarget("TRL_157", Nth(2)),
            Play("TRL_157", On(Nth(3))),
            Dead(Nth(3)),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("TRL_157"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Hurt(Nth(2), 2),
            Hurt(Nth(4), 2),
            Play("TRL_157", On(Nth(1))),
            BoardCount(Mine, 1),
            Dead(Nth(1)),
        ],
    );
}

/// # Gral, the Shark
///
/// `TRL_409` · Rogue minion · 5 mana · 2/2
///
/// > **Battlecry:** Eat a minion in your deck and gain its stats. **Deathrattle:** Add it to your hand.
///
/// State: Todo
//~ todo TRL_409 f3c5902b 540fcf51 80da4fd6.07c1c663
#[test]
#[ignore = "todo: TRL_409 Gral, the Shark"]
fn TRL_409_gral_the_shark() {
    check(CardClass::Rogue, &[Give("TRL_409"), Cost("TRL_409", 5), Stats("TRL_409", 2, 2), Unwritten]);
}
