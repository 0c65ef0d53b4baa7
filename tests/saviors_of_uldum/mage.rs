//! Mage cards of Saviors of Uldum, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6a169d7e

/// # Puzzle Box of Yogg-Saron
///
/// `ULD_216` · Mage spell · Shadow · 10 mana
///
/// > Cast 10 random spells *(targets chosen randomly).*
///
/// State: Done
//~ done ULD_216 293cec78 - 1220c8bf.b38ea345
#[test]
fn ULD_216_puzzle_box_of_yogg_saron() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_216"),
            Cost("ULD_216", 10),
            Enemy("NEW1_030"),
            Force(Card("EX1_571")),
            Force(Card("CFM_614")),
            Force(Card("CS2_029")),
            Force(Entity(MyHero)),
            Force(Card("CS2_025")),
            Force(Card("CS2_025")),
            Force(Card("CS2_025")),
            Force(Card("CS2_025")),
            Force(Card("CS2_025")),
            Force(Card("CS2_025")),
            Force(Card("CS2_025")),
            Play("ULD_216", Nothing),
            BoardCount(Mine, 3),
            Now(My(0), 3, 3),
            Damage(MyHero, 6),
            Damage(Their(0), 7),
        ],
    );
}

/// # Tortollan Pilgrim
///
/// `ULD_236` · Mage minion · 8 mana · 5/5
///
/// > **Battlecry**: **Discover** a spell in your deck and cast it with random targets.
///
/// State: Derived
//~ derived ULD_236 02e147b4 c15181a4 677a29e6.5bfbd45a
#[test]
fn ULD_236_tortollan_pilgrim() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_236"),
            Cost("ULD_236", 8),
            Stats("ULD_236", 5, 5),
            OnTop("GAME_005"),
            OnTop("GAME_005"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ULD_236", Nothing),
            ChooseCard("GAME_005"),
            DeckCount(Mine, 21),
            Dead(Nth(2)),
        ],
    );
}

/// # Reno the Relicologist
///
/// `ULD_238` · Mage minion · 6 mana · 4/6
///
/// > **Battlecry:** If your deck has no duplicates, deal 10 damage randomly split among all enemy minions.
///
/// State: Derived
//~ derived ULD_238 627f05f2 759e6b7d 47163755.f60aa091
#[test]
fn ULD_238_reno_the_relicologist() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_238"),
            Cost("ULD_238", 6),
            Stats("ULD_238", 4, 6),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(7))),
            Force(Entity(Nth(7))),
            Force(Entity(Nth(7))),
            Force(Entity(Nth(7))),
            Force(Entity(Nth(7))),
            Play("ULD_238", Nothing),
            Dead(Nth(7)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("ULD_238"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ULD_238", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 22),
            HandCount(Mine, 0),
            Now(Nth(0), 4, 6),
            Now(Nth(4), 4, 5),
            Now(Nth(5), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("ULD_238"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(7))),
            Force(Entity(Nth(8))),
            Force(Entity(Nth(7))),
            Force(Entity(Nth(8))),
            Force(Entity(Nth(7))),
            Force(Entity(Nth(8))),
            Force(Entity(Nth(7))),
            Force(Entity(Nth(8))),
            Force(Entity(Nth(7))),
            Force(Entity(Nth(8))),
            Play("ULD_238", Nothing),
            Dead(Nth(7)),
            Dead(Nth(8)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Flame Ward
///
/// `ULD_239` · Mage spell · Fire · 3 mana
///
/// > **Secret:** After a minion attacks your hero, deal $3 damage to all enemy minions.
///
/// State: Derived
//~ derived ULD_239 23dfdc93 4c41f8b8 7f9d4d86.d85c6a43
#[test]
fn ULD_239_flame_ward() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_239"),
            Cost("ULD_239", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("ULD_239"),
            EndTurn,
            Attack(Nth(2), MyHero),
            Now(Nth(2), 4, 2),
            Dead(Nth(4)),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("ULD_239"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("ULD_239"),
            EndTurn,
            Attack(Nth(2), Nth(1)),
            In(Nth(2), Zone::Play),
        ],
    );
}

/// # Arcane Flakmage
///
/// `ULD_240` · Mage minion · 2 mana · 3/2
///
/// > After you play a **Secret**, deal 2 damage to all enemy minions.
///
/// State: Derived
//~ derived ULD_240 1c3e2570 72ca05d3 b59c6dba.133e0acf
#[test]
fn ULD_240_arcane_flakmage() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_240"),
            Cost("ULD_240", 2),
            Stats("ULD_240", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ULD_240"),
            Play("AT_002", Nothing),
            Now(Nth(2), 4, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("ULD_240"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ULD_240"),
            Play("CS2_182", Nothing),
            Now(Nth(2), 4, 5),
        ],
    );
}

/// # Cloud Prince
///
/// `ULD_293` · Mage minion · 5 mana · 4/4
///
/// > **Battlecry:** If you control a **Secret**, deal 6 damage.
///
/// State: Derived
//~ derived ULD_293 995ac4e8 24bcaa20 9f0c36cf.85c760ca
#[test]
fn ULD_293_cloud_prince() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_293"),
            Cost("ULD_293", 5),
            Stats("ULD_293", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("EX1_289"),
            Play("ULD_293", On(Nth(2))),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("ULD_293"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("EX1_289"),
            Play("ULD_293", On(Nth(1))),
            BoardCount(Mine, 1),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("ULD_293"),
            Friend("EX1_289"),
            Play("ULD_293", On(TheirHero)),
            Now(TheirHero, 0, 24),
            Damage(TheirHero, 6),
        ],
    );
    check(CardClass::Mage, &[Give("ULD_293"), Friend("CS2_182"), Enemy("CS2_182"), Play("ULD_293", Nothing)]);
}

/// # Dune Sculptor
///
/// `ULD_329` · Mage minion · 3 mana · 3/3
///
/// > After you cast a spell, add a random Mage minion to your hand.
///
/// State: Derived
//~ derived ULD_329 87747a9a f6dcfeeb 3e8ed1de.db60eae4
#[test]
fn ULD_329_dune_sculptor() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_329"),
            Cost("ULD_329", 3),
            Stats("ULD_329", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ULD_329"),
            Force(Card("AT_003")),
            Play("GAME_005", Nothing),
            Is(InHand(1), "AT_003"),
            CostNow(InHand(1), 2),
            Now(InHand(1), 3, 2),
            TagNow(InHand(1), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("ULD_329"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ULD_329"),
            Never(Card("AT_010")),
            Play("GAME_005", Nothing),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("ULD_329"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ULD_329"),
            Never(Card("AT_001")),
            Play("GAME_005", Nothing),
        ],
    );
}

/// # Raid the Sky Temple
///
/// `ULD_433` · Mage spell · 1 mana
///
/// > **Quest:** Cast 10 spells. **Reward:** Ascendant Scroll.
///
/// State: Done
//~ done ULD_433 f3052df7 - 6363e6a8.16c8b32f
#[test]
fn ULD_433_raid_the_sky_temple() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_433"),
            Cost("ULD_433", 1),
            Play("ULD_433", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Is(MyPower, "ULD_433p"),
        ],
    );
}

/// # Cheat Sheet
///
/// `ULD_433e` · Shaman enchantment
///
/// > Costs (2) less.
///
/// State: Derived
//~ derived ULD_433e ae6d078d 8211c414 3f9f9022.90c32b47
#[test]
fn ULD_433e_cheat_sheet() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "ULD_433e"), CostNow(Nth(0), 1)]);
}

/// # Ascendant Scroll
///
/// `ULD_433p` · Mage hero power · 2 mana
///
/// > Add a random Mage spell to your hand. It costs (2) less.
///
/// State: Derived
//~ derived ULD_433p c7949798 2374cb26 20f87b71.888574c3
#[test]
fn ULD_433p_ascendant_scroll() {
    check(
        CardClass::Mage,
        &[
            HasHeroPower("ULD_433p"),
            Cost("ULD_433p", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            HeroPower(Nothing),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 3),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[HasHeroPower("ULD_433p"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_013")), HeroPower(Nothing)],
    );
    check(
        CardClass::Mage,
        &[HasHeroPower("ULD_433p"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), HeroPower(Nothing)],
    );
}

/// # Naga Sand Witch
///
/// `ULD_435` · Mage minion · 5 mana · 5/5
///
/// > **Battlecry:** Change the Cost of spells in your hand to (5).
///
/// State: Done
//~ done ULD_435 f4836072 - 332b3565.a3cd5528
#[test]
fn ULD_435_naga_sand_witch() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_435"),
            Cost("ULD_435", 5),
            Stats("ULD_435", 5, 5),
            Give("CS2_029"),
            Give("CS2_024"),
            Give("CS2_182"),
            GiveThem("CS2_024"),
            Play("ULD_435", Nothing),
            Give("CS2_029"),
            CostNow(Nth(1), 5),
            CostNow(Nth(2), 5),
            CostNow(Nth(3), 4),
            CostNow(Nth(4), 2),
            CostNow(Nth(5), 4),
        ],
    );
}

/// # Sandwitched
///
/// `ULD_435e` · Mage enchantment
///
/// > Costs (5).
///
/// State: Derived
//~ derived ULD_435e 1e7531b4 e4976245 82165a54.bcee0e50
#[test]
fn ULD_435e_sandwitched() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "ULD_435e"), CostNow(Nth(0), 5)]);
}

/// # Ancient Mysteries
///
/// `ULD_726` · Mage spell · Arcane · 2 mana
///
/// > Draw a **Secret** from your deck. It costs (0).
///
/// State: Derived
//~ derived ULD_726 3522321c ad8b54a8 6f99d7ff.39694d13
#[test]
fn ULD_726_ancient_mysteries() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_726"),
            Cost("ULD_726", 2),
            OnTop("AT_002"),
            OnTop("AT_002"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ULD_726", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 0),
            In(Nth(2), Zone::Hand),
        ],
    );
}

/// # Translated
///
/// `ULD_726e` · Mage enchantment
///
/// > Costs (0).
///
/// State: Derived
//~ derived ULD_726e 68d3c8d4 44470af1 06c202df.dd600ecd
#[test]
fn ULD_726e_translated() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "ULD_726e"), CostNow(Nth(0), 0)]);
}
