//! Hunter cards of Knights of the Frozen Throne, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file c01f823f

/// # Exploding Bloatbat
///
/// `ICC_021` · Hunter minion · 4 mana · 2/1
///
/// > **Deathrattle:** Deal 2 damage to all enemy minions.
///
/// State: Derived
//~ derived ICC_021 54d6bf56 72f06eee ce165962.45929390
#[test]
fn ICC_021_exploding_bloatbat() {
    check(
        CardClass::Hunter,
        &[
            Give("ICC_021"),
            Cost("ICC_021", 4),
            Stats("ICC_021", 2, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ICC_021"),
            Kill(Nth(3)),
            Now(Nth(2), 4, 3),
        ],
    );
}

/// # Toxic Arrow
///
/// `ICC_049` · Hunter spell · Nature · 2 mana
///
/// > Deal $2 damage to a minion. If it survives, give it **Poisonous**.
///
/// State: Derived
//~ derived ICC_049 73609ca2 9a23a88a 1a3e5550.718b19cb
#[test]
fn ICC_049_toxic_arrow() {
    check(
        CardClass::Hunter,
        &[
            Give("ICC_049"),
            Cost("ICC_049", 2),
            Targets("ICC_049", &[FriendlyMinion, EnemyMinion]),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("ICC_049", On(Nth(7))),
            Dead(Nth(7)),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("ICC_049"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("ICC_049", On(Nth(5))),
            BoardCount(Mine, 1),
            Dead(Nth(5)),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("ICC_049"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("ICC_049", On(Nth(6))),
            HasNow(Nth(6), GameTag::POISONOUS),
            Now(Nth(6), 4, 3),
        ],
    );
}

/// # Toxic Arrow
///
/// `ICC_049e` · Neutral enchantment
///
/// > **Poisonous**
///
/// State: Derived
//~ derived ICC_049e 118b29c9 8c26cc86 2f009a35.2574dcf7
#[test]
fn ICC_049e_toxic_arrow() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "ICC_049e"), HasNow(My(0), GameTag::POISONOUS)]);
}

/// # Play Dead
///
/// `ICC_052` · Hunter spell · 1 mana
///
/// > Trigger a friendly minion's **Deathrattle**.
///
/// State: Done
//~ done ICC_052 68194091 - 950f5f8c.c485233e
#[test]
fn ICC_052_play_dead() {
    check(
        CardClass::Hunter,
        &[
            Give("ICC_052"),
            Cost("ICC_052", 1),
            Friend("EX1_096"),
            Play("ICC_052", On(My(0))),
            HandCount(Mine, 1),
            BoardCount(Mine, 1),
        ],
    );
}

/// # Play Dead
///
/// `ICC_052_Puzzle` · Hunter spell · 1 mana
///
/// > Trigger a friendly minion's **Deathrattle**.
///
/// State: Derived
//~ derived ICC_052_Puzzle c7915c1b d677d130 f8b951d0.c485233e
#[test]
fn ICC_052_Puzzle_play_dead() {
    check(
        CardClass::Hunter,
        &[
            Give("ICC_052_Puzzle"),
            Cost("ICC_052_Puzzle", 1),
            OnTop("LEG_CS3_013"),
            OnTop("LEG_CS3_013"),
            OnTop("CS2_182"),
            Friend("LEG_CS3_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            CannotTarget("ICC_052_Puzzle", Nth(5)),
            Play("ICC_052_Puzzle", On(Nth(4))),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
}

/// # Venomstrike Trap
///
/// `ICC_200` · Hunter spell · 2 mana
///
/// > **Secret:** When one of your minions is attacked, summon a 2/3 **Poisonous** Cobra.
///
/// State: Derived
//~ derived ICC_200 8de130ce 83edb0ed 9c6b0c45.28872a89
#[test]
fn ICC_200_venomstrike_trap() {
    check(
        CardClass::Hunter,
        &[
            Give("ICC_200"),
            Cost("ICC_200", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("ICC_200"),
            EndTurn,
            Attack(Nth(2), Nth(1)),
            BoardCount(Mine, 2),
            Dead(Nth(4)),
            In(The("EX1_170"), Zone::Play),
            Now(The("EX1_170"), 2, 3),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("ICC_200"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("ICC_200"),
            EndTurn,
            Attack(Nth(2), MyHero),
            BoardCount(Mine, 1),
        ],
    );
}

/// # Professor Putricide
///
/// `ICC_204` · Hunter minion · 4 mana · 5/4
///
/// > After you play a **Secret**, put a random Hunter **Secret** into the battlefield.
///
/// State: Derived
//~ derived ICC_204 5e6877c1 4df1ca5e 7c0b382d.afdc2eed
#[test]
fn ICC_204_professor_putricide() {
    check(
        CardClass::Hunter,
        &[
            Give("ICC_204"),
            Cost("ICC_204", 4),
            Stats("ICC_204", 5, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ICC_204"),
            Force(Card("AT_060")),
            Play("AT_002", Nothing),
            In(The("AT_060"), Zone::Secret),
        ],
    );
}

/// # Corpse Widow
///
/// `ICC_243` · Hunter minion · 5 mana · 4/6
///
/// > Your **Deathrattle** cards cost (2) less.
///
/// State: Derived
//~ derived ICC_243 a59a765a 99ee8b0c 0d5514fd.e309fd29
#[test]
fn ICC_243_corpse_widow() {
    check(
        CardClass::Hunter,
        &[
            Give("ICC_243"),
            Cost("ICC_243", 5),
            Stats("ICC_243", 4, 6),
            Give("AT_009"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ICC_243"),
            CostNow(Nth(0), 5),
            CostNow(Nth(1), 6),
        ],
    );
}

/// # Exhumed
///
/// `ICC_243e` · Neutral enchantment
///
/// > Costs (2) less.
///
/// State: Derived
//~ derived ICC_243e 5580a8cd b3b7ac09 9dfed7cc.90c32b47
#[test]
fn ICC_243e_exhumed() {
    check(CardClass::Hunter, &[Give("CS2_118"), Enchant(Nth(0), "ICC_243e"), CostNow(Nth(0), 1)]);
}

/// # Stitched Tracker
///
/// `ICC_415` · Hunter minion · 3 mana · 2/2
///
/// > **Battlecry: Discover** a copy of a minion in your deck.
///
/// State: Derived
//~ derived ICC_415 253806bc cd321642 a771a6b9.a74e817e
#[test]
fn ICC_415_stitched_tracker() {
    check(
        CardClass::Hunter,
        &[
            Give("ICC_415"),
            Cost("ICC_415", 3),
            Stats("ICC_415", 2, 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(3))),
            Play("ICC_415", Nothing),
            ChooseCard("CS2_182"),
            CostNow(InHand(0), 4),
            Now(InHand(0), 4, 5),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("ICC_415"),
            EmptyDeck(Mine),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ICC_415", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 5),
            HandCount(Mine, 0),
            Now(Nth(0), 2, 2),
            Now(Nth(6), 4, 5),
            Now(Nth(7), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Bearshark
///
/// `ICC_419` · Hunter minion · 3 mana · 4/3
///
/// > **Elusive**
///
/// State: Vanilla
//~ vanilla ICC_419 07138ab4 79862760 c73a011d.c54580ff
#[test]
fn ICC_419_bearshark() {
    check(
        CardClass::Hunter,
        &[
            Give("ICC_419"),
            Cost("ICC_419", 3),
            Stats("ICC_419", 4, 3),
            Has("ICC_419", GameTag::ELUSIVE),
            Play("ICC_419", Nothing),
            In(The("ICC_419"), Zone::Play),
            Now(The("ICC_419"), 4, 3),
            HasNow(The("ICC_419"), GameTag::ELUSIVE),
        ],
    );
}

/// # Abominable Bowman
///
/// `ICC_825` · Hunter minion · 7 mana · 6/7
///
/// > **Deathrattle:** Summon a random friendly Beast that died this game.
///
/// State: Derived
//~ derived ICC_825 89cf2f3d 8c5271fa 477e85d8.f41ce2ec
#[test]
fn ICC_825_abominable_bowman() {
    check(
        CardClass::Hunter,
        &[
            Give("ICC_825"),
            Cost("ICC_825", 7),
            Stats("ICC_825", 6, 7),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ICC_825"),
            Kill(Nth(1)),
            Crystals(10),
            Force(Card("CS2_119")),
            Kill(Nth(4)),
            BoardCount(Mine, 2),
            In(The("CS2_119"), Zone::Play),
            Now(The("CS2_119"), 2, 7),
        ],
    );
}

/// # Deathstalker Rexxar
///
/// `ICC_828` · Hunter hero · 6 mana · 30 health, 5 armor
///
/// > **Battlecry:** Deal 2 damage to all enemy minions.
///
/// State: Todo
//~ todo ICC_828 c5c61355 aefd235c e1d446a4.b4575076
#[test]
#[ignore = "todo: ICC_828 Deathstalker Rexxar"]
fn ICC_828_deathstalker_rexxar() {
    check(CardClass::Hunter, &[Give("ICC_828"), Cost("ICC_828", 6), Unwritten]);
}

/// # Build-A-Beast
///
/// `ICC_828p` · Neutral hero power · 2 mana
///
/// > Craft a custom Zombeast.
///
/// State: Todo
//~ todo ICC_828p 1a3b635e 84d192fe dd1f7ca6.cb2fb54b
#[test]
#[ignore = "todo: ICC_828p Build-A-Beast"]
fn ICC_828p_build_a_beast() {
    check(CardClass::Hunter, &[HasHeroPower("ICC_828p"), Cost("ICC_828p", 2), Unwritten]);
}

/// # Zombeast
///
/// `ICC_828t` · Hunter minion · 0 mana · 1/1
///
/// > {0} {1}
///
/// State: Todo
//~ todo ICC_828t ec0163a4 b9dfeaf3 9d6b4587.09cdb72f
#[test]
#[ignore = "todo: ICC_828t Zombeast"]
fn ICC_828t_zombeast() {
    check(CardClass::Hunter, &[Give("ICC_828t"), Cost("ICC_828t", 0), Stats("ICC_828t", 1, 1), Unwritten]);
}
