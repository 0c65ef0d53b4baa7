//! Warrior cards of Descent of Dragons, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file bf2a4e26

/// # Scion of Ruin
///
/// `DRG_019` · Warrior minion · 3 mana · 3/2
///
/// > **Rush**. **Battlecry:** If you've **Invoked** twice, summon 2 copies of this.
///
/// State: Done
//~ done DRG_019 1946c445 - 16ceca08.6e363b00
#[test]
fn DRG_019_scion_of_ruin() {
    check(
        CardClass::Warrior,
        &[
            Give("DRG_019"),
            Cost("DRG_019", 3),
            Stats("DRG_019", 3, 2),
            Has("DRG_019", GameTag::RUSH),
            Play("DRG_249", Nothing),
            Play("DRG_249", Nothing),
            Crystals(10),
            Play("DRG_019", Nothing),
            BoardCount(Mine, 3),
        ],
    );
}

/// # EVIL Quartermaster
///
/// `DRG_020` · Warrior minion · 3 mana · 2/3
///
/// > **Battlecry:** Add a **Lackey** to your hand. Gain 3 Armor.
///
/// State: Derived
//~ derived DRG_020 3c199a66 83c3c5ab 11bb4361.be1f728a
#[test]
fn DRG_020_evil_quartermaster() {
    check(
        CardClass::Warrior,
        &[
            Give("DRG_020"),
            Cost("DRG_020", 3),
            Stats("DRG_020", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("DRG_052")),
            Play("DRG_020", Nothing),
            Is(InHand(0), "DRG_052"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 1, 1),
            Armor(Mine, 3),
            HandCount(Mine, 1),
        ],
    );
}

/// # Ritual Chopper
///
/// `DRG_021` · Warrior weapon · 2 mana · 1/2 durability
///
/// > **Battlecry: Invoke** Galakrond.
///
/// State: Done
//~ done DRG_021 6905890b - 39b04899.3008d055
#[test]
fn DRG_021_ritual_chopper() {
    check(
        CardClass::Warrior,
        &[
            Give("DRG_021"),
            Cost("DRG_021", 2),
            Stats("DRG_021", 1, 2),
            Play("DRG_021", Nothing),
            Attack(MyHero, TheirHero),
            Damage(TheirHero, 4),
        ],
    );
}

/// # Ramming Speed
///
/// `DRG_022` · Warrior spell · 3 mana
///
/// > Force a minion to attack one of its neighbors.
///
/// State: Derived
//~ derived DRG_022 f43ed39d 4b36da0c 3c0e9870.68f61d33
#[test]
fn DRG_022_ramming_speed() {
    check(
        CardClass::Warrior,
        &[
            Give("DRG_022"),
            Cost("DRG_022", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(3))),
            Play("DRG_022", On(Nth(2))),
            Now(Nth(2), 4, 1),
            Now(Nth(3), 4, 1),
        ],
    );
    check(CardClass::Warrior, &[Give("DRG_022"), Friend("CS2_182"), Enemy("CS2_182"), Play("DRG_022", On(Nth(2)))]);
    check(CardClass::Warrior, &[Give("DRG_022"), Friend("CS2_182"), Enemy("CS2_182"), Play("DRG_022", On(Nth(1)))]);
}

/// # Skybarge
///
/// `DRG_023` · Warrior minion · 3 mana · 2/5
///
/// > After you summon a Pirate, deal 2 damage to a random enemy.
///
/// State: Derived
//~ derived DRG_023 c7005a3a a83a9047 c0294625.93effbf0
#[test]
fn DRG_023_skybarge() {
    check(
        CardClass::Warrior,
        &[
            Give("DRG_023"),
            Cost("DRG_023", 3),
            Stats("DRG_023", 2, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DRG_023"),
            Force(Entity(TheirHero)),
            Play("GVG_070", Nothing),
            Now(TheirHero, 0, 28),
            Damage(TheirHero, 2),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("DRG_023"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DRG_023"),
            Play("CS2_182", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 3),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 1),
            CostNow(Nth(0), 3),
            Now(Nth(0), 2, 5),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Now(Nth(3), 2, 5),
            Now(Nth(4), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Sky Raider
///
/// `DRG_024` · Warrior minion · 1 mana · 1/2
///
/// > **Battlecry:** Add a random Pirate to your hand.
///
/// State: Derived
//~ derived DRG_024 48dbd36b c271a510 6e14e451.f17ec234
#[test]
fn DRG_024_sky_raider() {
    check(
        CardClass::Warrior,
        &[
            Give("DRG_024"),
            Cost("DRG_024", 1),
            Stats("DRG_024", 1, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("GVG_070")),
            Play("DRG_024", Nothing),
            Is(InHand(0), "GVG_070"),
            CostNow(InHand(0), 5),
            Now(InHand(0), 7, 4),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Warrior,
        &[Give("DRG_024"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_001")), Play("DRG_024", Nothing)],
    );
}

/// # Ancharrr
///
/// `DRG_025` · Warrior weapon · 3 mana · 2/2 durability
///
/// > After your hero attacks, draw a Pirate from your deck.
///
/// State: Derived
//~ derived DRG_025 e151fc27 efdf6b17 3fab337d.6bd36eab
#[test]
fn DRG_025_ancharrr() {
    check(
        CardClass::Warrior,
        &[
            Give("DRG_025"),
            Cost("DRG_025", 3),
            Stats("DRG_025", 2, 2),
            OnTop("GVG_070"),
            OnTop("GVG_070"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DRG_025"),
            Attack(MyHero, TheirHero),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(2), 5),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 7, 4),
        ],
    );
}

/// # Deathwing, Mad Aspect
///
/// `DRG_026` · Warrior minion · 8 mana · 12/12
///
/// > **Battlecry:** Attack ALL other minions.
///
/// State: Derived
//~ derived DRG_026 2f53c7a3 3718bf24 c2012d67.9e31f8a9
#[test]
fn DRG_026_deathwing_mad_aspect() {
    check(
        CardClass::Warrior,
        &[
            Give("DRG_026"),
            Cost("DRG_026", 8),
            Stats("DRG_026", 12, 12),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_026", Nothing),
            BoardCount(Mine, 1),
            Now(Nth(0), 12, 4),
            Dead(Nth(1)),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Galakrond's Might
///
/// `DRG_238p` · Warrior hero power · 2 mana
///
/// > Give your hero +$a3 Attack this turn.
///
/// State: Done
//~ done DRG_238p 950ca20a - db7a6d1c.671c34bd
#[test]
fn DRG_238p_galakronds_might() {
    check(
        CardClass::Warrior,
        &[
            HasHeroPower("DRG_238p"),
            Cost("DRG_238p", 2),
            HeroPower(Nothing),
            Attack(MyHero, TheirHero),
            Damage(TheirHero, 3),
        ],
    );
}

/// # Galakrond's Guile
///
/// `DRG_238p2` · Rogue hero power · 2 mana
///
/// > Add a **Lackey** to your hand.
///
/// State: Done
//~ done DRG_238p2 5c64f631 - 7df7d1d8.f435c0a1
#[test]
fn DRG_238p2_galakronds_guile() {
    check(
        CardClass::Warrior,
        &[
            HasHeroPower("DRG_238p2"),
            Cost("DRG_238p2", 2),
            Force(Card("DAL_614")),
            HeroPower(Nothing),
            Is(InHand(0), "DAL_614"),
        ],
    );
}

/// # Galakrond's Malice
///
/// `DRG_238p3` · Warlock hero power · 2 mana
///
/// > Summon two 1/1 Imps.
///
/// State: Done
//~ done DRG_238p3 c6d81ce1 - 7d659ed7.5acb210d
#[test]
fn DRG_238p3_galakronds_malice() {
    check(
        CardClass::Warrior,
        &[
            HasHeroPower("DRG_238p3"),
            Cost("DRG_238p3", 2),
            HeroPower(Nothing),
            BoardCount(Mine, 2),
            Is(My(1), "DRG_238t12t2"),
        ],
    );
}

/// # Galakrond's Fury
///
/// `DRG_238p4` · Shaman hero power · 2 mana
///
/// > Summon a 2/1 Elemental with **Rush**.
///
/// State: Done
//~ done DRG_238p4 880bab5c - 385c323c.3cb2484e
#[test]
fn DRG_238p4_galakronds_fury() {
    check(
        CardClass::Warrior,
        &[HasHeroPower("DRG_238p4"), Cost("DRG_238p4", 2), HeroPower(Nothing), Is(My(0), "DRG_238t14t3")],
    );
}

/// # Galakrond's Wit
///
/// `DRG_238p5` · Priest hero power · 2 mana
///
/// > Add a random Priest minion to your hand.
///
/// State: Derived
//~ derived DRG_238p5 324a8a99 573a6b4f 789c87ec.21eb8bd2
#[test]
fn DRG_238p5_galakronds_wit() {
    check(
        CardClass::Warrior,
        &[
            HasHeroPower("DRG_238p5"),
            Cost("DRG_238p5", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("SCH_137")),
            HeroPower(Nothing),
            Is(InHand(0), "SCH_137"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 1, 4),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Warrior,
        &[HasHeroPower("DRG_238p5"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_013")), HeroPower(Nothing)],
    );
    check(
        CardClass::Warrior,
        &[HasHeroPower("DRG_238p5"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), HeroPower(Nothing)],
    );
}

/// # Galakrond's Might
///
/// `DRG_238t10e` · Warrior enchantment
///
/// > +3 Attack this turn.
///
/// State: Derived
//~ derived DRG_238t10e 8810d9e6 a816d321 8ed89d45.268eca27
#[test]
fn DRG_238t10e_galakronds_might() {
    check(
        CardClass::Warrior,
        &[Friend("CS2_118"), Enchant(My(0), "DRG_238t10e"), Now(My(0), 8, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Awaken!
///
/// `DRG_249` · Warrior spell · Fire · 3 mana
///
/// > **Invoke** Galakrond. Deal $1 damage to all minions.
///
/// State: Done
//~ done DRG_249 15292009 - acdde347.d4275b98
#[test]
fn DRG_249_awaken() {
    check(
        CardClass::Warrior,
        &[
            Give("DRG_249"),
            Cost("DRG_249", 3),
            Enemy("CS2_182"),
            Play("DRG_249", Nothing),
            Damage(Their(0), 1),
            Attack(MyHero, TheirHero),
            Damage(TheirHero, 3),
        ],
    );
}

/// # Molten Breath
///
/// `DRG_500` · Warrior spell · Fire · 4 mana
///
/// > Deal $5 damage to a minion. If you're holding a Dragon, gain 5 Armor.
///
/// State: Derived
//~ derived DRG_500 626b26a1 bc27dd19 68801856.e1af161f
#[test]
fn DRG_500_molten_breath() {
    check(
        CardClass::Warrior,
        &[
            Give("DRG_500"),
            Cost("DRG_500", 4),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_500", On(Nth(4))),
            Armor(Mine, 5),
            Dead(Nth(4)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("DRG_500"),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_500", On(Nth(3))),
            Armor(Mine, 5),
            BoardCount(Mine, 0),
            Dead(Nth(3)),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("DRG_500"),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("TLC_248"),
            Enemy("CS2_182"),
            Play("DRG_500", On(Nth(3))),
            Armor(Mine, 5),
            Now(Nth(3), 14, 23),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("DRG_500"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_500", On(Nth(2))),
            Armor(Mine, 0),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Galakrond, the Unbreakable
///
/// `DRG_650` · Warrior hero · 7 mana · 30 health, 5 armor
///
/// > **Battlecry:** Draw 1 minion. Give it +4/+4. *(@)*
///
/// State: Todo
//~ todo DRG_650 79d27962 c21203a1 2c35c7bb.74b3cdec
#[test]
#[ignore = "todo: DRG_650 Galakrond, the Unbreakable"]
fn DRG_650_galakrond_the_unbreakable() {
    check(CardClass::Warrior, &[Give("DRG_650"), Cost("DRG_650", 7), Unwritten]);
}

/// # Galakrond's Strength
///
/// `DRG_650e` · Neutral enchantment
///
/// > +4/+4.
///
/// State: Derived
//~ derived DRG_650e 10f58fc1 dad3cb40 d078de69.529ecbc5
#[test]
fn DRG_650e_galakronds_strength() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "DRG_650e"), Now(My(0), 9, 5)]);
}

/// # Galakrond's Strength
///
/// `DRG_650e2` · Neutral enchantment
///
/// > +4/+4.
///
/// State: Derived
//~ derived DRG_650e2 24cd97fa c707d801 007cf808.529ecbc5
#[test]
fn DRG_650e2_galakronds_strength() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "DRG_650e2"), Now(My(0), 9, 5)]);
}

/// # Galakrond's Strength
///
/// `DRG_650e3` · Neutral enchantment
///
/// > +4/+4.
///
/// State: Derived
//~ derived DRG_650e3 3e6bb6cb 236e0ebe 7e04f913.529ecbc5
#[test]
fn DRG_650e3_galakronds_strength() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "DRG_650e3"), Now(My(0), 9, 5)]);
}
