//! Shaman cards of Into the Emerald Dream, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 8586610d

/// # Ohn'ahra
///
/// `EDR_031` · Shaman minion · 9 mana · 5/11
///
/// > At the end of your turn, play the top 3 cards from your deck.
///
/// State: Todo
//~ todo EDR_031 b81a21db 416e49a3 57751bed.597e65e1
#[test]
#[ignore = "todo: EDR_031 Ohn'ahra"]
fn EDR_031_ohnahra() {
    check(CardClass::Shaman, &[Give("EDR_031"), Cost("EDR_031", 9), Stats("EDR_031", 5, 11), Unwritten]);
}

/// # Beanstalk Brute
///
/// `EDR_230` · Shaman minion · 5 mana · 4/4
///
/// > **Battlecry:** Give +4/+4 to the top 3 minions in your deck.
///
/// State: Derived
//~ derived EDR_230 8b35d17d 00b6580a 27953b1c.91d7a7dd
#[test]
fn EDR_230_beanstalk_brute() {
    check(
        CardClass::Shaman,
        &[
            Give("EDR_230"),
            Cost("EDR_230", 5),
            Stats("EDR_230", 4, 4),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EDR_230", Nothing),
            Now(Nth(4), 6, 5),
            Now(Nth(5), 8, 9),
            Now(Nth(6), 9, 5),
        ],
    );
}

/// # Enchanted
///
/// `EDR_230e` · Shaman enchantment
///
/// > +4/+4.
///
/// State: Derived
//~ derived EDR_230e 94166121 79c5c77c 61148822.529ecbc5
#[test]
fn EDR_230e_enchanted() {
    check(CardClass::Shaman, &[Friend("CS2_118"), Enchant(My(0), "EDR_230e"), Now(My(0), 9, 5)]);
}

/// # Aspect's Embrace
///
/// `EDR_231` · Shaman spell · 2 mana
///
/// > Restore #4 Health. Draw a card. **Imbue** your Hero Power.
///
/// State: Done
//~ done EDR_231 213f524f - 84507187.2e5f6440
#[test]
fn EDR_231_aspects_embrace() {
    check(
        CardClass::Shaman,
        &[
            Give("EDR_231"),
            Cost("EDR_231", 2),
            Hurt(MyHero, 6),
            Play("EDR_231", On(MyHero)),
            Damage(MyHero, 2),
            HandCount(Mine, 1),
            Is(MyPower, "EDR_448p"),
        ],
    );
}

/// # Typhoon
///
/// `EDR_232` · Shaman spell · Nature · 10 mana
///
/// > Each minion gets shuffled into a random player's deck.
///
/// State: Todo
//~ todo EDR_232 ddb521cc 79ace154 2102c07e.058cb8c0
#[test]
#[ignore = "todo: EDR_232 Typhoon"]
fn EDR_232_typhoon() {
    check(CardClass::Shaman, &[Give("EDR_232"), Cost("EDR_232", 10), Unwritten]);
}

/// # Spirits of the Forest
///
/// `EDR_233` · Shaman spell · Nature · 5 mana
///
/// > **Choose One -** Summon three 2/3 Wolves with **Taunt**; or Summon two 4/3 Falcons with **Windfury**.
///
/// State: Todo
//~ todo EDR_233 3c05ed48 088c6790 5d8fe511.4bb1c9c1
#[test]
#[ignore = "todo: EDR_233 Spirits of the Forest"]
fn EDR_233_spirits_of_the_forest() {
    check(CardClass::Shaman, &[Give("EDR_233"), Cost("EDR_233", 5), Unwritten]);
}

/// # Wolf's Strength
///
/// `EDR_233a` · Shaman spell · Nature · 5 mana
///
/// > Summon three 2/3 Wolves with **Taunt**.
///
/// State: Todo
//~ todo EDR_233a 6d15d45e a024de54 a1e04dea.8e2b2b2a
#[test]
#[ignore = "todo: EDR_233a Wolf's Strength"]
fn EDR_233a_wolfs_strength() {
    check(CardClass::Shaman, &[Give("EDR_233a"), Cost("EDR_233a", 5), Unwritten]);
}

/// # Falcon's Dexterity
///
/// `EDR_233b` · Shaman spell · Nature · 5 mana
///
/// > Summon two 4/3 Falcons with **Windfury**.
///
/// State: Todo
//~ todo EDR_233b 8af6f461 d0e86b43 278404b1.ecf1b52f
#[test]
#[ignore = "todo: EDR_233b Falcon's Dexterity"]
fn EDR_233b_falcons_dexterity() {
    check(CardClass::Shaman, &[Give("EDR_233b"), Cost("EDR_233b", 5), Unwritten]);
}

/// # Spirit Falcon
///
/// `EDR_233t2` · Shaman minion · 3 mana · 4/3
///
/// > **Windfury**
///
/// State: Vanilla
//~ vanilla EDR_233t2 de25f244 0e2f5e63 d176cb6f.9569ce14
#[test]
fn EDR_233t2_spirit_falcon() {
    check(
        CardClass::Shaman,
        &[
            Give("EDR_233t2"),
            Cost("EDR_233t2", 3),
            Stats("EDR_233t2", 4, 3),
            Has("EDR_233t2", GameTag::WINDFURY),
            Play("EDR_233t2", Nothing),
            In(The("EDR_233t2"), Zone::Play),
            Now(The("EDR_233t2"), 4, 3),
            HasNow(The("EDR_233t2"), GameTag::WINDFURY),
        ],
    );
}

/// # Emerald Bounty
///
/// `EDR_234` · Shaman spell · 2 mana
///
/// > Draw 2 cards. You can't play them for 2 turns.
///
/// State: Todo
//~ todo EDR_234 f132ab77 a4365be9 0849af7c.45fc2cf6
#[test]
#[ignore = "todo: EDR_234 Emerald Bounty"]
fn EDR_234_emerald_bounty() {
    check(CardClass::Shaman, &[Give("EDR_234"), Cost("EDR_234", 2), Unwritten]);
}

/// # Merithra
///
/// `EDR_238` · Shaman minion · 6 mana · 4/4
///
/// > **Battlecry:** Resurrect all different friendly minions that cost (8) or more.
///
/// State: Todo
//~ todo EDR_238 825e7ec3 b2901a06 e2db5bc8.20b80e92
#[test]
#[ignore = "todo: EDR_238 Merithra"]
fn EDR_238_merithra() {
    check(CardClass::Shaman, &[Give("EDR_238"), Cost("EDR_238", 6), Stats("EDR_238", 4, 4), Unwritten]);
}

/// # Blessing of the Wind
///
/// `EDR_448p` · Shaman hero power · 2 mana
///
/// > Transform a friendly minion into a random one that costs (**@**) more.
///
/// State: Todo
//~ todo EDR_448p eb722a41 77fe56c8 35f599f5.1c18a0f3
#[test]
#[ignore = "todo: EDR_448p Blessing of the Wind"]
fn EDR_448p_blessing_of_the_wind() {
    check(CardClass::Shaman, &[HasHeroPower("EDR_448p"), Cost("EDR_448p", 2), Unwritten]);
}

/// # Glowroot Lure
///
/// `EDR_477` · Shaman minion · 6 mana · 6/6
///
/// > **Taunt**. Costs (1) less for each time you used your Hero Power this game.
///
/// State: Derived
//~ derived EDR_477 544e62c7 3dae866a 3371dc4f.db2c6cad
#[test]
fn EDR_477_glowroot_lure() {
    check(
        CardClass::Shaman,
        &[
            Give("EDR_477"),
            Cost("EDR_477", 6),
            Stats("EDR_477", 6, 6),
            Has("EDR_477", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("EDR_477"),
            Force(Card("CS2_051")),
            HeroPower(Nothing),
            Crystals(10),
            CostNow(Nth(0), 5),
        ],
    );
}

/// # Living Garden
///
/// `EDR_518` · Shaman minion · 3 mana · 2/4
///
/// > **Battlecry: Imbue** your Hero Power. Reduce the Cost of a minion in your hand by (1).
///
/// State: Done
//~ done EDR_518 f91125fb - 0e7d10ef.f33b8343
#[test]
fn EDR_518_living_garden() {
    check(
        CardClass::Shaman,
        &[
            Give("EDR_518"),
            Cost("EDR_518", 3),
            Stats("EDR_518", 2, 4),
            Give("CS2_182"),
            Play("EDR_518", Nothing),
            CostNow(InHand(0), 3),
            Is(MyPower, "EDR_448p"),
        ],
    );
}

/// # Plucky Podling
///
/// `EDR_529` · Shaman minion · 1 mana · 1/2
///
/// > If this would transform into a minion, it transforms into one that costs (2) more.
///
/// State: Todo
//~ todo EDR_529 f7b97124 e14c1f5d b73b389e.6ba38eb8
#[test]
#[ignore = "todo: EDR_529 Plucky Podling"]
fn EDR_529_plucky_podling() {
    check(CardClass::Shaman, &[Give("EDR_529"), Cost("EDR_529", 1), Stats("EDR_529", 1, 2), Unwritten]);
}

/// # Avatar of Destruction
///
/// `FIR_778` · Shaman minion · 9 mana · 9/9
///
/// > **Taunt Deathrattle:** Deal 9 damage to all enemy minions.
///
/// State: Derived
//~ derived FIR_778 f3dc6243 28d60c7b 477db01f.4fed2029
#[test]
fn FIR_778_avatar_of_destruction() {
    check(
        CardClass::Shaman,
        &[
            Give("FIR_778"),
            Cost("FIR_778", 9),
            Stats("FIR_778", 9, 9),
            Has("FIR_778", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("FIR_778"),
            Kill(Nth(3)),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("FIR_778"),
            Friend("TLC_248"),
            Enemy("AT_102"),
            Friend("FIR_778"),
            Kill(Nth(3)),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("FIR_778"),
            Friend("TLC_248"),
            Enemy("AT_102"),
            Enemy("TLC_248"),
            Friend("FIR_778"),
            Kill(Nth(4)),
            Dead(Nth(2)),
            Now(Nth(3), 14, 19),
            BoardCount(Theirs, 1),
        ],
    );
}

/// # Flames of the Firelord
///
/// `FIR_923` · Shaman spell · Fire · 2 mana
///
/// > Deal $4 damage to a random enemy minion. If you're holding a card that costs (8) or more, deal $8 instead.
///
/// State: Derived
//~ derived FIR_923 dd249277 6b235fe5 9e65b371.17d92655
#[test]
fn FIR_923_flames_of_the_firelord() {
    check(
        CardClass::Shaman,
        &[
            Give("FIR_923"),
            Cost("FIR_923", 2),
            Give("OG_141"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(4))),
            Play("FIR_923", Nothing),
            Dead(Nth(4)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("FIR_923"),
            Give("OG_141"),
            Give("CS2_182"),
            Friend("TLC_248"),
            Enemy("AT_020"),
            Force(Entity(Nth(4))),
            Play("FIR_923", Nothing),
            Dead(Nth(4)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("FIR_923"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("FIR_923", Nothing),
            Now(Nth(2), 4, 1),
        ],
    );
}

/// # Emberscarred Whelp
///
/// `FIR_927` · Shaman minion · 3 mana · 3/2
///
/// > **Battlecry: Discover** a 5-Cost card. Gain 1 Mana Crystal next turn only.~GAMEPLAY ASPROXY FIR 927
///
/// State: Derived
//~ derived FIR_927 78dc5002 f85f7156 54fb7fe7.3d83a3e2
#[test]
fn FIR_927_emberscarred_whelp() {
    check(
        CardClass::Shaman,
        &[
            Give("FIR_927"),
            Cost("FIR_927", 3),
            Stats("FIR_927", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Force(Card("GVG_070")),
            Play("FIR_927", Nothing),
            ChooseCard("GVG_070"),
            Is(InHand(0), "GVG_070"),
            CostNow(InHand(0), 5),
            Now(InHand(0), 7, 4),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("FIR_927"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Never(Card("AT_017")),
            Play("FIR_927", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("FIR_927"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Force(Card("GVG_070")),
            Play("FIR_927", Nothing),
            ChooseCard("GVG_070"),
            EndTurn,
            EndTurn,
            Is(InHand(0), "GVG_070"),
            CostNow(InHand(0), 5),
            Now(InHand(0), 7, 4),
            CostNow(InHand(1), 4),
            Now(InHand(1), 4, 5),
            HandCount(Mine, 2),
            Mana(7),
        ],
    );
}
