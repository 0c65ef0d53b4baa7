//! Druid cards of March of the Lich King, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file fdf330c9

/// # Death Beetle
///
/// `NX2_010` · Druid minion · 6 mana · 6/6
///
/// > **Taunt Manathirst (@):** Gain +4/+4 and **Charge**.
///
/// State: Done
//~ done NX2_010 37761f0b - c5325ced.9e21fa0c
#[test]
fn NX2_010_death_beetle() {
    check(
        CardClass::Druid,
        &[
            Give("NX2_010"),
            Cost("NX2_010", 6),
            Stats("NX2_010", 6, 6),
            Has("NX2_010", GameTag::TAUNT),
            Play("NX2_010", Nothing),
            Now(Nth(0), 6, 6),
            HasNot(Nth(0), GameTag::CHARGE),
        ],
    );
    let mut table = table(CardClass::Druid);
    // Wildheart Guff alone brings so many.
    table.game.players[cardwright_engine::PlayerId::First].crystals = 11;
    table.steps(&[
        Play("NX2_010", Nothing),
        Now(My(0), 10, 10),
        HasNow(My(0), GameTag::CHARGE),
        Attack(My(0), TheirHero),
        Health(TheirHero, 20),
    ]);
}

/// # Deathly
///
/// `NX2_010e` · Druid enchantment
///
/// > +4/+4.
///
/// State: Derived
//~ derived NX2_010e b0efb58e d3b611ab bbad01fb.529ecbc5
#[test]
fn NX2_010e_deathly() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "NX2_010e"), Now(My(0), 9, 5)]);
}

/// # Life from Death
///
/// `NX2_011` · Druid spell · Nature · 6 mana
///
/// > Draw 3 cards. **Infuse (@):** This costs (1).
///
/// State: Derived
//~ derived NX2_011 a4ddbf28 73e612cd d0bf0903.645a572f
#[test]
fn NX2_011_life_from_death() {
    check(
        CardClass::Druid,
        &[
            Give("NX2_011"),
            Cost("NX2_011", 6),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_182", Nothing),
            Kill(Nth(6)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(8)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(9)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(10)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(11)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(12)),
            Crystals(10),
            Is(Nth(0), "NX2_011t"),
            CostNow(Nth(0), 1),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("NX2_011"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_182", Nothing),
            Kill(Nth(6)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(8)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(9)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(10)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(11)),
            Crystals(10),
            Is(Nth(0), "NX2_011"),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("NX2_011"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("NX2_011", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 3),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 3),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 5, 1),
            CostNow(Nth(5), 4),
            In(Nth(5), Zone::Hand),
            Now(Nth(5), 4, 5),
        ],
    );
}

/// # Life from Death
///
/// `NX2_011t` · Druid spell · Nature · 1 mana
///
/// > **Infused** Draw 3 cards.
///
/// State: Derived
//~ derived NX2_011t b8697052 29ce2209 17c2f39b.9b9f2a87
#[test]
fn NX2_011t_life_from_death() {
    check(
        CardClass::Druid,
        &[
            Give("NX2_011t"),
            Cost("NX2_011t", 1),
            Has("NX2_011t", GameTag::INFUSED),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("NX2_011t", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 3),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 3),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 5, 1),
            CostNow(Nth(5), 4),
            In(Nth(5), Zone::Hand),
            Now(Nth(5), 4, 5),
        ],
    );
}

/// # Rake
///
/// `NX2_012` · Druid spell · 2 mana
///
/// > Give your hero +2 Attack this turn. Deal damage equal to your hero's Attack to a minion.
///
/// State: Derived
//~ derived NX2_012 d69deac3 5635704c ce1812e9.671d9ae2
#[test]
fn NX2_012_rake() {
    check(
        CardClass::Druid,
        &[
            Give("NX2_012"),
            Cost("NX2_012", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Play("NX2_012", On(Nth(2))),
            Now(MyHero, 5, 30),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("NX2_012"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Play("NX2_012", On(Nth(1))),
            Now(MyHero, 5, 30),
            BoardCount(Mine, 0),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("NX2_012"),
            Friend("TLC_248"),
            Enemy("CS2_118"),
            Friend("CS2_106"),
            Play("NX2_012", On(Nth(1))),
            Now(MyHero, 5, 30),
            Now(Nth(1), 14, 23),
        ],
    );
}

/// # Rake
///
/// `NX2_012e` · Druid enchantment
///
/// > +2 Attack this turn.
///
/// State: Derived
//~ derived NX2_012e feaae534 3f83c4ac 21029507.09ced50d
#[test]
fn NX2_012e_rake() {
    check(
        CardClass::Druid,
        &[Friend("CS2_118"), Enchant(My(0), "NX2_012e"), Now(My(0), 7, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Lingering Zombie
///
/// `RLK_650` · Druid minion · 1 mana · 1/1
///
/// > **Deathrattle:** Summon a 1/1 Disarmed Zombie with "**Deathrattle:** Summon a 1/1 Zombie."
///
/// State: Derived
//~ derived RLK_650 ad7bb89e c96aa889 271f6644.3a9c401d
#[test]
fn RLK_650_lingering_zombie() {
    check(
        CardClass::Druid,
        &[
            Give("RLK_650"),
            Cost("RLK_650", 1),
            Stats("RLK_650", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("RLK_650"),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("RLK_650t"), Zone::Play),
            Now(The("RLK_650t"), 1, 1),
        ],
    );
}

/// # Disarmed Zombie
///
/// `RLK_650t` · Druid minion · 1 mana · 1/1
///
/// > **Deathrattle:** Summon a 1/1 Zombie.
///
/// State: Derived
//~ derived RLK_650t 9db0055d 84a3e959 28fdfc28.efca049b
#[test]
fn RLK_650t_disarmed_zombie() {
    check(
        CardClass::Druid,
        &[
            Give("RLK_650t"),
            Cost("RLK_650t", 1),
            Stats("RLK_650t", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("RLK_650t"),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("TRL_131t"), Zone::Play),
            Now(The("TRL_131t"), 1, 1),
        ],
    );
}

/// # Unarmed Zombie
///
/// `RLK_650t2` · Druid minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla RLK_650t2 5432cf50 038bacc2 120c0b02
#[test]
fn RLK_650t2_unarmed_zombie() {
    check(
        CardClass::Druid,
        &[
            Give("RLK_650t2"),
            Cost("RLK_650t2", 1),
            Stats("RLK_650t2", 1, 1),
            Play("RLK_650t2", Nothing),
            In(The("RLK_650t2"), Zone::Play),
            Now(The("RLK_650t2"), 1, 1),
        ],
    );
}

/// # Crypt Keeper
///
/// `RLK_651` · Druid minion · 8 mana · 4/6
///
/// > **Taunt**. Costs (1) less for each Armor you have.
///
/// State: Derived
//~ derived RLK_651 98ac241d c7b0d586 5b6ed47b.d90b7207
#[test]
fn RLK_651_crypt_keeper() {
    check(
        CardClass::Druid,
        &[
            Give("RLK_651"),
            Cost("RLK_651", 8),
            Stats("RLK_651", 4, 6),
            Has("RLK_651", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("RLK_651"),
            Play("UNG_923", Nothing),
            Crystals(10),
            CostNow(Nth(0), 3),
        ],
    );
}

/// # Unending Swarm
///
/// `RLK_652` · Druid spell · 6 mana
///
/// > Resurrect all friendly minions that cost (2) or less.
///
/// State: Derived
//~ derived RLK_652 fd829d61 2a98c683 9118b871.ab5fcbc4
#[test]
fn RLK_652_unending_swarm() {
    check(
        CardClass::Druid,
        &[
            Give("RLK_652"),
            Cost("RLK_652", 6),
            Friend("CS2_120"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Play("RLK_652", Nothing),
            BoardCount(Mine, 2),
            In(The("CS2_120"), Zone::Play),
            Now(The("CS2_120"), 2, 3),
        ],
    );
}

/// # Beetlemancy
///
/// `RLK_654` · Druid spell · 5 mana
///
/// > **Choose One** - Gain 12 Armor; or Summon two 3/3 Beetles with **Taunt**.
///
/// State: Derived
//~ derived RLK_654 35a86ab3 f33ef82d 12934707.91e3cc7c
#[test]
fn RLK_654_beetlemancy() {
    check(
        CardClass::Druid,
        &[
            Give("RLK_654"),
            Cost("RLK_654", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            PlayOption("RLK_654", 0, Nothing),
            Armor(Mine, 12),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("RLK_654"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            PlayOption("RLK_654", 1, Nothing),
            BoardCount(Mine, 3),
            In(The("RLK_654t"), Zone::Play),
            Now(The("RLK_654t"), 3, 3),
        ],
    );
}

/// # Beetle Juice
///
/// `RLK_654a` · Druid spell · 5 mana
///
/// > Gain 12 Armor.
///
/// State: Derived
//~ derived RLK_654a 4ea1fee1 7017dfe3 09293d8e.ee4748e3
#[test]
fn RLK_654a_beetle_juice() {
    check(
        CardClass::Druid,
        &[
            Give("RLK_654a"),
            Cost("RLK_654a", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_654a", Nothing),
            Armor(Mine, 12),
        ],
    );
}

/// # Bug Snacks
///
/// `RLK_654b` · Druid spell · 5 mana
///
/// > Summon two 3/3 Beetles with **Taunt**.
///
/// State: Derived
//~ derived RLK_654b c68c3869 225f1565 f81ce8e0.7612ad3d
#[test]
fn RLK_654b_bug_snacks() {
    check(
        CardClass::Druid,
        &[
            Give("RLK_654b"),
            Cost("RLK_654b", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_654b", Nothing),
            BoardCount(Mine, 3),
            In(The("RLK_654t"), Zone::Play),
            Now(The("RLK_654t"), 3, 3),
        ],
    );
}

/// # Beetle
///
/// `RLK_654t` · Druid minion · 3 mana · 3/3
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla RLK_654t d4470b11 0dc48160 24066141.4b0c5d24
#[test]
fn RLK_654t_beetle() {
    check(
        CardClass::Druid,
        &[
            Give("RLK_654t"),
            Cost("RLK_654t", 3),
            Stats("RLK_654t", 3, 3),
            Has("RLK_654t", GameTag::TAUNT),
            Play("RLK_654t", Nothing),
            In(The("RLK_654t"), Zone::Play),
            Now(The("RLK_654t"), 3, 3),
            HasNow(The("RLK_654t"), GameTag::TAUNT),
        ],
    );
}

/// # Wither
///
/// `RLK_655` · Druid spell · Nature · 1 mana
///
/// > Choose a minion. Each friendly Undead steals 1 Attack and Health from it.
///
/// State: Todo
//~ todo RLK_655 09018fb9 7c460309 a808309f.8447e718
#[test]
#[ignore = "todo: RLK_655 Wither"]
fn RLK_655_wither() {
    check(CardClass::Druid, &[Give("RLK_655"), Cost("RLK_655", 1), Unwritten]);
}

/// # Chitinous Plating
///
/// `RLK_656` · Druid spell · 2 mana
///
/// > Gain 4 Armor. At the start of your next turn, gain 4 more.
///
/// State: Derived
//~ derived RLK_656 247f9902 07c52757 fefe438f.f1c680f2
#[test]
fn RLK_656_chitinous_plating() {
    check(
        CardClass::Druid,
        &[
            Give("RLK_656"),
            Cost("RLK_656", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_656", Nothing),
            Armor(Mine, 4),
        ],
    );
    check(
        CardClass::Druid,
        &[Give("RLK_656"), Friend("CS2_182"), Enemy("CS2_182"), Play("RLK_656", Nothing), EndTurn, Armor(Mine, 4)],
    );
    check(
        CardClass::Druid,
        &[
            Give("RLK_656"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_656", Nothing),
            EndTurn,
            EndTurn,
            Armor(Mine, 8),
        ],
    );
}

/// # Underking
///
/// `RLK_657` · Druid minion · 7 mana · 6/6
///
/// > **Rush Battlecry and Deathrattle:** Gain 6 Armor.
///
/// State: Derived
//~ derived RLK_657 4b8089dc c99ec5ff d354705f.c117a258
#[test]
fn RLK_657_underking() {
    check(
        CardClass::Druid,
        &[
            Give("RLK_657"),
            Cost("RLK_657", 7),
            Stats("RLK_657", 6, 6),
            Has("RLK_657", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_657", Nothing),
            Armor(Mine, 6),
        ],
    );
    check(
        CardClass::Druid,
        &[Give("RLK_657"), Friend("CS2_182"), Enemy("CS2_182"), Friend("RLK_657"), Kill(Nth(3)), Armor(Mine, 6)],
    );
}

/// # Elder Nadox
///
/// `RLK_658` · Druid minion · 5 mana · 5/4
///
/// > **Battlecry:** Destroy a friendly Undead. Your minions gain its Attack.
///
/// State: Derived
//~ derived RLK_658 a8df97b4 f82319c6 911a2e92.647a7e1f
#[test]
fn RLK_658_elder_nadox() {
    check(
        CardClass::Druid,
        &[
            Give("RLK_658"),
            Cost("RLK_658", 5),
            Stats("RLK_658", 5, 4),
            Friend("CS2_231"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            CannotTarget("RLK_658", Nth(2)),
            Play("RLK_658", On(Nth(1))),
            BoardCount(Mine, 2),
            Now(Nth(0), 6, 4),
            Dead(Nth(1)),
            Now(Nth(2), 5, 5),
        ],
    );
}

/// # Anub'Rekhan
///
/// `RLK_659` · Druid minion · 8 mana · 7/7
///
/// > **Battlecry:** Gain 5 Armor. Your next 3 minions this turn cost Armor instead of Mana.
///
/// State: Todo
//~ todo RLK_659 849d3081 04c9ce47 3eea10ff.b1bb55ca
#[test]
#[ignore = "todo: RLK_659 Anub'Rekhan"]
fn RLK_659_anub_rekhan() {
    check(CardClass::Druid, &[Give("RLK_659"), Cost("RLK_659", 8), Stats("RLK_659", 7, 7), Unwritten]);
}

/// # Nerubian Flyer
///
/// `RLK_956` · Druid minion · 2 mana · 2/3
///
/// > **Battlecry:** If a friendly Undead died after your last turn, summon a 2/2 Nerubian.
///
/// State: Derived
//~ derived RLK_956 ea146ec3 31eb3ebe 14768fca.802c202c
#[test]
fn RLK_956_nerubian_flyer() {
    check(
        CardClass::Druid,
        &[
            Give("RLK_956"),
            Cost("RLK_956", 2),
            Stats("RLK_956", 2, 3),
            Friend("CS2_231"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Play("RLK_956", Nothing),
            BoardCount(Mine, 3),
            In(The("RLK_956t"), Zone::Play),
            Now(The("RLK_956t"), 2, 2),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("RLK_956"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_956", Nothing),
            BoardCount(Mine, 2),
        ],
    );
}

/// # Nerubian Skitterer
///
/// `RLK_956t` · Druid minion · 2 mana · 2/2
///
/// State: Vanilla
//~ vanilla RLK_956t 9ce3a641 6ded1443 1926d1d4
#[test]
fn RLK_956t_nerubian_skitterer() {
    check(
        CardClass::Druid,
        &[
            Give("RLK_956t"),
            Cost("RLK_956t", 2),
            Stats("RLK_956t", 2, 2),
            Play("RLK_956t", Nothing),
            In(The("RLK_956t"), Zone::Play),
            Now(The("RLK_956t"), 2, 2),
        ],
    );
}
