//! Demon Hunter cards of Ashes of Outland, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 2698ca80

/// # Kayn Sunfury
///
/// `BT_187` · Demon Hunter minion · 4 mana · 3/5
///
/// > **Charge** All friendly attacks ignore **Taunt**.
///
/// State: Todo
//~ todo BT_187 02fc9357 f6824823 1047f923.7f490ff7
#[test]
#[ignore = "todo: BT_187 Kayn Sunfury"]
fn BT_187_kayn_sunfury() {
    check(
        CardClass::DemonHunter,
        &[Give("BT_187"), Cost("BT_187", 4), Stats("BT_187", 3, 5), Has("BT_187", GameTag::CHARGE), Unwritten],
    );
}

/// # Netherwalker
///
/// `BT_321` · Demon Hunter minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a Demon.
///
/// State: Derived
//~ derived BT_321 ce5155b6 e3199fff d67b159c.4ffd7489
#[test]
fn BT_321_netherwalker() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_321"),
            Cost("BT_321", 2),
            Stats("BT_321", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("SCH_145")),
            Play("BT_321", Nothing),
            ChooseCard("SCH_145"),
            Is(InHand(0), "SCH_145"),
            CostNow(InHand(0), 0),
            Now(InHand(0), 1, 1),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_321"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_017")),
            Play("BT_321", Nothing),
            Choose(0),
        ],
    );
}

/// # Ashtongue Battlelord
///
/// `BT_423` · Demon Hunter minion · 4 mana · 3/5
///
/// > **Taunt Lifesteal**
///
/// State: Vanilla
//~ vanilla BT_423 69d9f426 d3d00c60 a3f35aa2.71812762
#[test]
fn BT_423_ashtongue_battlelord() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_423"),
            Cost("BT_423", 4),
            Stats("BT_423", 3, 5),
            Has("BT_423", GameTag::LIFESTEAL),
            Has("BT_423", GameTag::TAUNT),
            Play("BT_423", Nothing),
            In(The("BT_423"), Zone::Play),
            Now(The("BT_423"), 3, 5),
            HasNow(The("BT_423"), GameTag::LIFESTEAL),
            HasNow(The("BT_423"), GameTag::TAUNT),
        ],
    );
}

/// # Metamorphosis
///
/// `BT_429` · Demon Hunter spell · Fel · 4 mana
///
/// > Swap your Hero Power to "Deal 5 damage." After 2 uses, swap it back.
///
/// State: Todo
//~ todo BT_429 a68c38e4 f951565f c913bdfc.24deb366
#[test]
#[ignore = "todo: BT_429 Metamorphosis"]
fn BT_429_metamorphosis() {
    check(CardClass::DemonHunter, &[Give("BT_429"), Cost("BT_429", 4), Unwritten]);
}

/// # Demonic Blast
///
/// `BT_429p` · Demon Hunter hero power · 1 mana
///
/// > Deal $5 damage. *(Two uses left!)*
///
/// State: Todo
//~ todo BT_429p 4b8f2b44 1fa3a9de 0cc0b3b6.339cadb3
#[test]
#[ignore = "todo: BT_429p Demonic Blast"]
fn BT_429p_demonic_blast() {
    check(CardClass::DemonHunter, &[HasHeroPower("BT_429p"), Cost("BT_429p", 1), Unwritten]);
}

/// # Demonic Blast
///
/// `BT_429p2` · Demon Hunter hero power · 1 mana
///
/// > Deal $5 damage. *(Last use!)*
///
/// State: Todo
//~ todo BT_429p2 ca44294a 42c398a0 b57e0c67.6568f8a6
#[test]
#[ignore = "todo: BT_429p2 Demonic Blast"]
fn BT_429p2_demonic_blast() {
    check(CardClass::DemonHunter, &[HasHeroPower("BT_429p2"), Cost("BT_429p2", 1), Unwritten]);
}

/// # Warglaives of Azzinoth
///
/// `BT_430` · Demon Hunter weapon · 5 mana · 3/3 durability
///
/// > After attacking a minion, your hero may attack again.
///
/// State: Derived
//~ derived BT_430 c3fa9b1d 81a099f1 d27b775e.fc8b8c08
#[test]
fn BT_430_warglaives_of_azzinoth() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_430"),
            Cost("BT_430", 5),
            Stats("BT_430", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_430"),
            Attack(MyHero, Nth(2)),
            Attack(MyHero, TheirHero),
            Now(Nth(3), 3, 1),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
}

/// # Crimson Sigil Runner
///
/// `BT_480` · Demon Hunter minion · 1 mana · 1/1
///
/// > **Outcast:** Draw a card.
///
/// State: Derived
//~ derived BT_480 316dcae9 9c95bfc9 ba4c9ff3.1624c374
#[test]
fn BT_480_crimson_sigil_runner() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_480"),
            Cost("BT_480", 1),
            Stats("BT_480", 1, 1),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_480", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Pit Commander
///
/// `BT_486` · Demon Hunter minion · 9 mana · 7/9
///
/// > **Taunt** At the end of your turn, summon a Demon from your deck.
///
/// State: Derived
//~ derived BT_486 7d83f0f1 071ce633 4be586d3.50992405
#[test]
fn BT_486_pit_commander() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_486"),
            Cost("BT_486", 9),
            Stats("BT_486", 7, 9),
            Has("BT_486", GameTag::TAUNT),
            OnTop("AT_020"),
            OnTop("AT_020"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_486"),
            Force(Entity(Nth(2))),
            EndTurn,
            BoardCount(Mine, 3),
            DeckCount(Mine, 21),
            In(Nth(2), Zone::Play),
            Now(Nth(2), 6, 8),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_486"),
            OnTop("AT_020"),
            OnTop("AT_020"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_486"),
            Never(Entity(Nth(3))),
            EndTurn,
        ],
    );
}

/// # Spectral Sight
///
/// `BT_491` · Demon Hunter spell · 2 mana
///
/// > Draw a card. **Outcast:** Draw another.
///
/// State: Derived
//~ derived BT_491 1810bb9c 5053dfbe 33e2420e.8905668d
#[test]
fn BT_491_spectral_sight() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_491"),
            Cost("BT_491", 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_491", Nothing),
            DeckCount(Mine, 20),
            HandCount(Mine, 2),
            CostNow(Nth(2), 3),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 5, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Priestess of Fury
///
/// `BT_493` · Demon Hunter minion · 7 mana · 6/7
///
/// > At the end of your turn, deal 6 damage randomly split among all enemies.
///
/// State: Derived
//~ derived BT_493 4e53c8e7 0b31f2ee 3db0c9fc.ffbcfced
#[test]
fn BT_493_priestess_of_fury() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_493"),
            Cost("BT_493", 7),
            Stats("BT_493", 6, 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_493"),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            EndTurn,
            Now(Nth(2), 4, 2),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
}

/// # Furious Felfin
///
/// `BT_496` · Demon Hunter minion · 2 mana · 3/2
///
/// > **Battlecry:** If your hero attacked this turn, gain +1 Attack and **Rush**.
///
/// State: Derived
//~ derived BT_496 15034ca6 c69c0816 82807b2f.df35fa7c
#[test]
fn BT_496_furious_felfin() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_496"),
            Cost("BT_496", 2),
            Stats("BT_496", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Attack(MyHero, TheirHero),
            Crystals(10),
            Play("BT_496", Nothing),
            HasNow(Nth(0), GameTag::RUSH),
            Now(Nth(0), 4, 2),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_496"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Play("BT_496", Nothing),
            HasNot(Nth(0), GameTag::RUSH),
        ],
    );
}

/// # Finned and Furious
///
/// `BT_496e` · Neutral enchantment
///
/// > +1 Attack and **Rush**.
///
/// State: Derived
//~ derived BT_496e da5787c2 0e8ab869 59f6eff5.d7fca9dd
#[test]
fn BT_496e_finned_and_furious() {
    check(
        CardClass::DemonHunter,
        &[Friend("CS2_118"), Enchant(My(0), "BT_496e"), Now(My(0), 6, 1), HasNow(My(0), GameTag::RUSH)],
    );
}

/// # Fel Summoner
///
/// `BT_509` · Demon Hunter minion · 6 mana · 8/3
///
/// > **Deathrattle:** Summon a random Demon from your hand.
///
/// State: Derived
//~ derived BT_509 4cbb719a 766ba6c5 3fd45bf2.d31691c0
#[test]
fn BT_509_fel_summoner() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_509"),
            Cost("BT_509", 6),
            Stats("BT_509", 8, 3),
            Give("AT_020"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_509"),
            Force(Entity(Nth(1))),
            Kill(Nth(5)),
            BoardCount(Mine, 2),
            HandCount(Mine, 2),
            In(Nth(1), Zone::Play),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_509"),
            Give("AT_020"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_509"),
            Never(Entity(Nth(2))),
            Kill(Nth(5)),
        ],
    );
}

/// # Immolation Aura
///
/// `BT_514` · Demon Hunter spell · Fel · 2 mana
///
/// > Deal $1 damage to all minions twice.
///
/// State: Derived
//~ derived BT_514 a268b6b0 77f2febf 63bb5c17.195620e8
#[test]
fn BT_514_immolation_aura() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_514"),
            Cost("BT_514", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_514", Nothing),
            Now(Nth(1), 4, 3),
            Now(Nth(2), 4, 3),
        ],
    );
}

/// # Skull of Gul'dan
///
/// `BT_601` · Demon Hunter spell · 6 mana
///
/// > Draw 3 cards. **Outcast:** Reduce their Cost by (3).
///
/// State: Derived
//~ derived BT_601 24a51673 1cfe5005 22d6f8f7.0b47397d
#[test]
fn BT_601_skull_of_guldan() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_601"),
            Cost("BT_601", 6),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_601", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 3),
            CostNow(Nth(3), 0),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 0),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 5, 1),
            CostNow(Nth(5), 1),
            In(Nth(5), Zone::Hand),
            Now(Nth(5), 4, 5),
        ],
    );
}

/// # Embrace Power
///
/// `BT_601e` · Neutral enchantment
///
/// > Costs (3) less.
///
/// State: Derived
//~ derived BT_601e c0345dc8 97a712cb 900a4ee0.bb1f76c5
#[test]
fn BT_601e_embrace_power() {
    check(CardClass::DemonHunter, &[Give("CS2_119"), Enchant(Nth(0), "BT_601e"), CostNow(Nth(0), 1)]);
}

/// # Coilfang Warlord
///
/// `BT_761` · Demon Hunter minion · 8 mana · 9/5
///
/// > **Rush Deathrattle:** Summon a 5/9 Warlord with **Taunt**.
///
/// State: Derived
//~ derived BT_761 90078e60 a41f0d14 6ce69deb.a5a27876
#[test]
fn BT_761_coilfang_warlord() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_761"),
            Cost("BT_761", 8),
            Stats("BT_761", 9, 5),
            Has("BT_761", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_761"),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("BT_761t"), Zone::Play),
            Now(The("BT_761t"), 5, 9),
        ],
    );
}

/// # Conchguard Warlord
///
/// `BT_761t` · Demon Hunter minion · 8 mana · 5/9
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla BT_761t 99900fcf f5d759c6 075bdb8d.4b0c5d24
#[test]
fn BT_761t_conchguard_warlord() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_761t"),
            Cost("BT_761t", 8),
            Stats("BT_761t", 5, 9),
            Has("BT_761t", GameTag::TAUNT),
            Play("BT_761t", Nothing),
            In(The("BT_761t"), Zone::Play),
            Now(The("BT_761t"), 5, 9),
            HasNow(The("BT_761t"), GameTag::TAUNT),
        ],
    );
}

/// # Imprisoned Antaen
///
/// `BT_934` · Demon Hunter minion · 5 mana · 10/6
///
/// > **Dormant** for 2 turns. When this awakens, deal 10 damage randomly split among all enemies.
///
/// State: Derived
//~ derived BT_934 869588bb 46e482e8 6a7b48c3.b2b83746
#[test]
fn BT_934_imprisoned_antaen() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_934"),
            Cost("BT_934", 5),
            Stats("BT_934", 10, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_934", Nothing),
            HasNow(Nth(0), GameTag::DORMANT),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_934"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_934", Nothing),
            EndTurn,
            EndTurn,
            CostNow(InHand(0), 4),
            Now(InHand(0), 4, 5),
            CostNow(InTheirHand(0), 4),
            Now(InTheirHand(0), 4, 5),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 18),
            HandCount(Mine, 1),
            HasNow(Nth(0), GameTag::DORMANT),
            Now(Nth(0), 10, 6),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 19),
            HandCount(Theirs, 1),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_934"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_934", Nothing),
            EndTurn,
            EndTurn,
            EndTurn,
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            EndTurn,
            Dead(Nth(2)),
            Now(TheirHero, 0, 25),
            BoardCount(Theirs, 0),
            Damage(TheirHero, 5),
        ],
    );
}

/// # Imprisoned Antaen
///
/// `TOY_400t4` · Demon Hunter minion · 5 mana · 10/6
///
/// > **Dormant** for 2 turns. When this awakens, deal 10 damage randomly split among all enemies.
///
/// State: Derived
//~ derived TOY_400t4 b921adeb 83b52cfa f45635fd.b2b83746
#[test]
fn TOY_400t4_imprisoned_antaen() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TOY_400t4"),
            Cost("TOY_400t4", 5),
            Stats("TOY_400t4", 10, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TOY_400t4", Nothing),
            HasNow(Nth(0), GameTag::DORMANT),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("TOY_400t4"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TOY_400t4", Nothing),
            EndTurn,
            EndTurn,
            CostNow(InHand(0), 4),
            Now(InHand(0), 4, 5),
            CostNow(InTheirHand(0), 4),
            Now(InTheirHand(0), 4, 5),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 18),
            HandCount(Mine, 1),
            HasNow(Nth(0), GameTag::DORMANT),
            Now(Nth(0), 10, 6),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 19),
            HandCount(Theirs, 1),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("TOY_400t4"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TOY_400t4", Nothing),
            EndTurn,
            EndTurn,
            EndTurn,
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            EndTurn,
            Dead(Nth(2)),
            Now(TheirHero, 0, 25),
            BoardCount(Theirs, 0),
            Damage(TheirHero, 5),
        ],
    );
}

/// # Priestess of Fury
///
/// `TOY_400t5` · Demon Hunter minion · 7 mana · 6/7
///
/// > At the end of your turn, deal 6 damage randomly split among all enemies.
///
/// State: Derived
//~ derived TOY_400t5 49c30a1e 47fc5d52 c91b7370.ffbcfced
#[test]
fn TOY_400t5_priestess_of_fury() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TOY_400t5"),
            Cost("TOY_400t5", 7),
            Stats("TOY_400t5", 6, 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TOY_400t5"),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            EndTurn,
            Now(Nth(2), 4, 2),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
}

/// # Metamorphosis
///
/// `TOY_400t6` · Demon Hunter spell · Fel · 5 mana
///
/// > Swap your Hero Power to "Deal 5 damage." After 2 uses, swap it back.
///
/// State: Todo
//~ todo TOY_400t6 64ffffbe 76e485e7 966d19b0.24deb366
#[test]
#[ignore = "todo: TOY_400t6 Metamorphosis"]
fn TOY_400t6_metamorphosis() {
    check(CardClass::DemonHunter, &[Give("TOY_400t6"), Cost("TOY_400t6", 5), Unwritten]);
}

/// # Demonic Blast
///
/// `TOY_400t6p` · Demon Hunter hero power · 1 mana
///
/// > Deal $5 damage. *(Two uses left!)*
///
/// State: Todo
//~ todo TOY_400t6p b953856f aa281423 5716c4ba.339cadb3
#[test]
#[ignore = "todo: TOY_400t6p Demonic Blast"]
fn TOY_400t6p_demonic_blast() {
    check(CardClass::DemonHunter, &[HasHeroPower("TOY_400t6p"), Cost("TOY_400t6p", 1), Unwritten]);
}

/// # Demonic Blast
///
/// `TOY_400t6p2` · Demon Hunter hero power · 1 mana
///
/// > Deal $5 damage. *(Last use!)*
///
/// State: Todo
//~ todo TOY_400t6p2 23729d1b 9fccfe79 00a583a3.6568f8a6
#[test]
#[ignore = "todo: TOY_400t6p2 Demonic Blast"]
fn TOY_400t6p2_demonic_blast() {
    check(CardClass::DemonHunter, &[HasHeroPower("TOY_400t6p2"), Cost("TOY_400t6p2", 1), Unwritten]);
}

/// # Warglaives of Azzinoth
///
/// `TOY_400t7` · Demon Hunter weapon · 5 mana · 3/4 durability
///
/// > After attacking a minion, your hero may attack again.
///
/// State: Derived
//~ derived TOY_400t7 ed954dd7 b9910729 9ee38558.fc8b8c08
#[test]
fn TOY_400t7_warglaives_of_azzinoth() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TOY_400t7"),
            Cost("TOY_400t7", 5),
            Stats("TOY_400t7", 3, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TOY_400t7"),
            Attack(MyHero, Nth(2)),
            Attack(MyHero, TheirHero),
            Now(Nth(3), 3, 2),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
}

/// # Skull of Gul'dan
///
/// `TOY_401t` · Demon Hunter spell · 5 mana
///
/// > Draw 3 cards. **Outcast:** Reduce their Cost by (3).
///
/// State: Derived
//~ derived TOY_401t 10695520 0eda2982 7d6cbfd2.0b47397d
#[test]
fn TOY_401t_skull_of_guldan() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TOY_401t"),
            Cost("TOY_401t", 5),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TOY_401t", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 3),
            CostNow(Nth(3), 0),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 0),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 5, 1),
            CostNow(Nth(5), 1),
            In(Nth(5), Zone::Hand),
            Now(Nth(5), 4, 5),
        ],
    );
}
