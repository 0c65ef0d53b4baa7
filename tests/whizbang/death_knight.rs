//! Death Knight cards of Whizbang's Workshop, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 1a434043

/// # Toysnatching Geist
///
/// `MIS_006` · Death Knight minion · 3 mana · 2/1
///
/// > **Gigantify Battlecry: Discover** an Undead. Reduce its Cost by this minion's Attack.
///
/// State: Done
//~ done MIS_006 cc0aad87 - 30c348bf.4fd89644
#[test]
fn MIS_006_toysnatching_geist() {
    check(
        CardClass::DeathKnight,
        &[
            Give("MIS_006"),
            Cost("MIS_006", 3),
            Stats("MIS_006", 2, 1),
            Has("MIS_006", GameTag::GIGANTIFY),
            Force(Card("FP1_012")),
            Never(Card("CS2_182")),
            Play("MIS_006", Nothing),
            ChooseCard("FP1_012"),
            CostNow(The("FP1_012"), 3),
            In(The("FP1_012"), Zone::Hand),
            In(The("MIS_006t"), Zone::Hand),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Friend("CS2_122"),
            Force(Card("FP1_012")),
            Play("MIS_006", Nothing),
            ChooseCard("FP1_012"),
            CostNow(The("FP1_012"), 2),
        ],
    );
}

/// # Toysnatching Geist
///
/// `MIS_006t` · Death Knight minion · 8 mana · 8/8
///
/// > **Gigantic Battlecry: Discover** an Undead. Reduce its Cost by this minion's Attack.
///
/// State: Todo
//~ todo MIS_006t b515b4cb c2da4de0 7cca51a3.43408b39
#[test]
#[ignore = "todo: MIS_006t Toysnatching Geist"]
fn MIS_006t_toysnatching_geist() {
    check(CardClass::DeathKnight, &[Give("MIS_006t"), Cost("MIS_006t", 8), Stats("MIS_006t", 8, 8), Unwritten]);
}

/// # Helm of Humiliation
///
/// `MIS_100` · Death Knight spell · Shadow · 4 mana
///
/// > Give a minion -5/-5. Give a random minion in your hand +5/+5.
///
/// State: Derived
//~ derived MIS_100 585759e6 2c8a532c 9e6b07c8.6afcf62a
#[test]
fn MIS_100_helm_of_humiliation() {
    check(
        CardClass::DeathKnight,
        &[
            Give("MIS_100"),
            Cost("MIS_100", 4),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Play("MIS_100", On(Nth(4))),
            Now(Nth(1), 10, 6),
            Dead(Nth(4)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("MIS_100"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Play("MIS_100", On(Nth(3))),
            BoardCount(Mine, 0),
            Now(Nth(1), 10, 6),
            Dead(Nth(3)),
        ],
    );
}

/// # Humiliated
///
/// `MIS_100e` · Death Knight enchantment
///
/// > -5/-5.
///
/// State: Derived
//~ derived MIS_100e ae0893dc 8eb72ee5 0e6eec41.11e70be8
#[test]
fn MIS_100e_humiliated() {
    check(CardClass::DeathKnight, &[Friend("CS2_186"), Enchant(My(0), "MIS_100e"), Now(My(0), 2, 2)]);
}

/// # Discount Lich King
///
/// `MIS_100e1` · Neutral enchantment
///
/// > +5/+5.
///
/// State: Derived
//~ derived MIS_100e1 4369b2d2 aa6b668c fb6c6a70.401e4f6d
#[test]
fn MIS_100e1_discount_lich_king() {
    check(CardClass::DeathKnight, &[Friend("CS2_118"), Enchant(My(0), "MIS_100e1"), Now(My(0), 10, 6)]);
}

/// # Foamrender
///
/// `MIS_101` · Death Knight weapon · 5 mana · 5/1 durability
///
/// > Whenever your hero attacks, spend 3 **Corpses** to gain +1 Durability.
///
/// State: Derived
//~ derived MIS_101 041f7c81 c104833d df83de71.0c00be85
#[test]
fn MIS_101_foamrender() {
    check(
        CardClass::DeathKnight,
        &[
            Give("MIS_101"),
            Cost("MIS_101", 5),
            Stats("MIS_101", 5, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Bury(30),
            Friend("MIS_101"),
            Attack(MyHero, TheirHero),
            Now(MyHero, 5, 30),
            Corpses(Mine, 27),
            Is(MyWeapon, "MIS_101"),
            Now(Nth(3), 5, 1),
        ],
    );
}

/// # Some Assembly Required
///
/// `MIS_101e` · Neutral enchantment
///
/// > +1 Durability.
///
/// State: Derived
//~ derived MIS_101e 7345edee 3b211835 61f21bfc.310b3243
#[test]
fn MIS_101e_some_assembly_required() {
    check(CardClass::DeathKnight, &[Friend("CS2_118"), Enchant(My(0), "MIS_101e"), Now(My(0), 5, 2)]);
}

/// # Rambunctious Stuffy
///
/// `TOY_821` · Death Knight minion · 3 mana · 4/2
///
/// > **Rush** After you cast a Frost spell, gain **Reborn**.
///
/// State: Derived
//~ derived TOY_821 3e3e5844 ed2f6580 3abb9d32.5b5fc7f4
#[test]
fn TOY_821_rambunctious_stuffy() {
    check(
        CardClass::DeathKnight,
        &[
            Give("TOY_821"),
            Cost("TOY_821", 3),
            Stats("TOY_821", 4, 2),
            Has("TOY_821", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TOY_821"),
            Play("CS2_024", On(TheirHero)),
            HasNow(Nth(3), GameTag::REBORN),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("TOY_821"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TOY_821"),
            Play("GAME_005", Nothing),
            HasNot(Nth(3), GameTag::REBORN),
        ],
    );
}

/// # Silk Stitching
///
/// `TOY_822` · Death Knight spell · 2 mana
///
/// > Choose a friendly minion. **Discover** a spell that costs (4) or less for it to cast when it dies.
///
/// State: Todo
//~ todo TOY_822 1f3aa2da 47a35af2 983f3468.ba06d17a
#[test]
#[ignore = "todo: TOY_822 Silk Stitching"]
fn TOY_822_silk_stitching() {
    check(CardClass::DeathKnight, &[Give("TOY_822"), Cost("TOY_822", 2), Unwritten]);
}

/// # Rainbow Seamstress
///
/// `TOY_823` · Death Knight minion · 3 mana · 3/3
///
/// > **Battlecry:** If your deck started with a Blood, Frost, or Unholy card, gain **Lifesteal**, **Reborn**, or **Rush** respectively.
///
/// State: Todo
//~ todo TOY_823 09d074ca 4299cd06 ecd104a0.08111a23
#[test]
#[ignore = "todo: TOY_823 Rainbow Seamstress"]
fn TOY_823_rainbow_seamstress() {
    check(CardClass::DeathKnight, &[Give("TOY_823"), Cost("TOY_823", 3), Stats("TOY_823", 3, 3), Unwritten]);
}

/// # Darkthorn Quilter
///
/// `TOY_824` · Death Knight minion · 4 mana · 2/4
///
/// > At the end of your turn, deal this minion's Attack damage randomly split among enemies.
///
/// State: Derived
//~ derived TOY_824 1746b40d c57c92dc 27e8fb26.47c0b34b
#[test]
fn TOY_824_darkthorn_quilter() {
    check(
        CardClass::DeathKnight,
        &[
            Give("TOY_824"),
            Cost("TOY_824", 4),
            Stats("TOY_824", 2, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TOY_824"),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            EndTurn,
            Now(Nth(2), 4, 4),
            Now(TheirHero, 0, 29),
            Damage(TheirHero, 1),
        ],
    );
}

/// # Lesser Spinel Spellstone
///
/// `TOY_825` · Death Knight spell · 1 mana
///
/// > Give Undead in your hand +1/+1. *(Gain @ \|4(Corpse, **Corpses) to upgrade.)*
///
/// State: Todo
//~ todo TOY_825 133342f3 e8e0053e 94a24fe5.1d45b091
#[test]
#[ignore = "todo: TOY_825 Lesser Spinel Spellstone"]
fn TOY_825_lesser_spinel_spellstone() {
    check(CardClass::DeathKnight, &[Give("TOY_825"), Cost("TOY_825", 1), Unwritten]);
}

/// # Lesser Soulbind
///
/// `TOY_825e` · Death Knight enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived TOY_825e 03355daa cb7b2083 2b6fc808.67341004
#[test]
fn TOY_825e_lesser_soulbind() {
    check(CardClass::DeathKnight, &[Friend("CS2_118"), Enchant(My(0), "TOY_825e"), Now(My(0), 6, 2)]);
}

/// # Soulbind
///
/// `TOY_825e2` · Death Knight enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived TOY_825e2 aa5b3cfe c7308832 a09c037e.6d6ab056
#[test]
fn TOY_825e2_soulbind() {
    check(CardClass::DeathKnight, &[Friend("CS2_118"), Enchant(My(0), "TOY_825e2"), Now(My(0), 7, 3)]);
}

/// # Greater Soulbind
///
/// `TOY_825e3` · Death Knight enchantment
///
/// > +3/+3.
///
/// State: Derived
//~ derived TOY_825e3 fb4fd4e9 02b73dce 19cf05d4.b42c6980
#[test]
fn TOY_825e3_greater_soulbind() {
    check(CardClass::DeathKnight, &[Friend("CS2_118"), Enchant(My(0), "TOY_825e3"), Now(My(0), 8, 4)]);
}

/// # Spinel Spellstone
///
/// `TOY_825t` · Death Knight spell · 1 mana
///
/// > Give Undead in your hand +2/+2. *(Gain @ \|4(Corpse, **Corpses) to upgrade.)*
///
/// State: Todo
//~ todo TOY_825t 0963adcb 3f06ef5c 6f871f92.041ec68e
#[test]
#[ignore = "todo: TOY_825t Spinel Spellstone"]
fn TOY_825t_spinel_spellstone() {
    check(CardClass::DeathKnight, &[Give("TOY_825t"), Cost("TOY_825t", 1), Unwritten]);
}

/// # Greater Spinel Spellstone
///
/// `TOY_825t2` · Death Knight spell · 1 mana
///
/// > Give Undead in your hand +3/+3.
///
/// State: Derived
//~ derived TOY_825t2 4415b0a3 2d85c40b a3f9fd79.7bc0b8a8
#[test]
fn TOY_825t2_greater_spinel_spellstone() {
    check(
        CardClass::DeathKnight,
        &[
            Give("TOY_825t2"),
            Cost("TOY_825t2", 1),
            Give("CS2_231"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TOY_825t2", Nothing),
            Now(Nth(1), 4, 4),
            Now(Nth(2), 4, 5),
        ],
    );
}

/// # Threads of Despair
///
/// `TOY_826` · Death Knight spell · Shadow · 2 mana
///
/// > Give all minions "**Deathrattle:** Deal 1 damage to all minions."
///
/// State: Derived
//~ derived TOY_826 d3223ddf ad450556 078f89b9.491fccf8
#[test]
fn TOY_826_threads_of_despair() {
    check(
        CardClass::DeathKnight,
        &[
            Give("TOY_826"),
            Cost("TOY_826", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TOY_826", Nothing),
            Kill(Nth(1)),
            Now(Nth(2), 4, 4),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("TOY_826"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TOY_826", Nothing),
            Kill(Nth(2)),
            Now(Nth(1), 4, 4),
        ],
    );
}

/// # Threads of the Dead
///
/// `TOY_826e` · Death Knight enchantment
///
/// > **Deathrattle:** Deal 1 damage to all minions.
///
/// State: Derived
//~ derived TOY_826e c7eeb8a7 d918db1a 094d830f.4796fb2d
#[test]
fn TOY_826e_threads_of_the_dead() {
    check(
        CardClass::DeathKnight,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "TOY_826e"),
            Kill(Nth(0)),
            Now(Nth(1), 4, 4),
            Now(Nth(2), 4, 4),
        ],
    );
}

/// # Shambling Zombietank
///
/// `TOY_827` · Death Knight minion · 2 mana · 3/2
///
/// > **Taunt Battlecry:** Spend 5 **Corpses** to summon a copy of this.
///
/// State: Derived
//~ derived TOY_827 4ff072e3 77a77e25 e663cf58.55849bb9
#[test]
fn TOY_827_shambling_zombietank() {
    check(
        CardClass::DeathKnight,
        &[
            Give("TOY_827"),
            Cost("TOY_827", 2),
            Stats("TOY_827", 3, 2),
            Has("TOY_827", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Bury(30),
            Play("TOY_827", Nothing),
            BoardCount(Mine, 3),
            Corpses(Mine, 25),
            In(The("TOY_827"), Zone::Play),
            Now(The("TOY_827"), 3, 2),
        ],
    );
}

/// # Amateur Puppeteer
///
/// `TOY_828` · Death Knight minion · 5 mana · 2/6
///
/// > **Miniaturize**, **Taunt Deathrattle:** Give Undead in your hand +2/+2.
///
/// State: Derived
//~ derived TOY_828 12c985e1 af930083 52f01f4c.87b77573
#[test]
fn TOY_828_amateur_puppeteer() {
    check(
        CardClass::DeathKnight,
        &[
            Give("TOY_828"),
            Cost("TOY_828", 5),
            Stats("TOY_828", 2, 6),
            Has("TOY_828", GameTag::MINIATURIZE),
            Has("TOY_828", GameTag::TAUNT),
            Give("CS2_231"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TOY_828"),
            Kill(Nth(5)),
            Now(Nth(0), 4, 8),
            Now(Nth(1), 3, 3),
            Now(Nth(2), 4, 5),
        ],
    );
}

/// # Strings Attached
///
/// `TOY_828e4` · Death Knight enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived TOY_828e4 df15a0eb 4d755538 e6308eef.6d6ab056
#[test]
fn TOY_828e4_strings_attached() {
    check(CardClass::DeathKnight, &[Friend("CS2_118"), Enchant(My(0), "TOY_828e4"), Now(My(0), 7, 3)]);
}

/// # Amateur Puppeteer
///
/// `TOY_828t` · Death Knight minion · 1 mana · 1/1
///
/// > **Mini**, **Taunt Deathrattle:** Give Undead in your hand +2/+2.
///
/// State: Todo
//~ todo TOY_828t cafaf122 8cfa5cff 5875a319.4ed6f59e
#[test]
#[ignore = "todo: TOY_828t Amateur Puppeteer"]
fn TOY_828t_amateur_puppeteer() {
    check(
        CardClass::DeathKnight,
        &[Give("TOY_828t"), Cost("TOY_828t", 1), Stats("TOY_828t", 1, 1), Has("TOY_828t", GameTag::TAUNT), Unwritten],
    );
}

/// # The Headless Horseman
///
/// `TOY_829` · Death Knight hero · 6 mana · 30 health, 5 armor
///
/// > **Battlecry:** Destroy the enemy minion with the most *Attack!* Shuffle my Head into your deck, you must get it *back!*
///
/// State: Todo
//~ todo TOY_829 56d81af5 0fa5d0db d004e9b6.5ae48cde
#[test]
#[ignore = "todo: TOY_829 The Headless Horseman"]
fn TOY_829_the_headless_horseman() {
    check(CardClass::DeathKnight, &[Give("TOY_829"), Cost("TOY_829", 6), Unwritten]);
}

/// # Pulsing Pumpkins
///
/// `TOY_829hp` · Death Knight hero power · 2 mana
///
/// > Deal $3 damage, with crushing *brawn! *Discover** an Undead, to serve as your *pawn!*
///
/// State: Todo
//~ todo TOY_829hp c85ae525 fa64643d 851ee236.f45ac4d6
#[test]
#[ignore = "todo: TOY_829hp Pulsing Pumpkins"]
fn TOY_829hp_pulsing_pumpkins() {
    check(CardClass::DeathKnight, &[HasHeroPower("TOY_829hp"), Cost("TOY_829hp", 2), Unwritten]);
}

/// # Pulsing Pumpkins
///
/// `TOY_829hp3` · Death Knight hero power · 2 mana
///
/// > Deal $3 damage, with crushing *brawn!* My army shall be yours, if my Head is *drawn!*
///
/// State: Todo
//~ todo TOY_829hp3 b52eb31d 5cfa0e22 25918ddc.fb9d9c9c
#[test]
#[ignore = "todo: TOY_829hp3 Pulsing Pumpkins"]
fn TOY_829hp3_pulsing_pumpkins() {
    check(CardClass::DeathKnight, &[HasHeroPower("TOY_829hp3"), Cost("TOY_829hp3", 2), Unwritten]);
}

/// # Horseman's Head
///
/// `TOY_829t` · Death Knight spell · 2 mana
///
/// > **When Drawn, this Casts** and your enemy will *cower!* Imbue the souls of Undead into your *Hero Power!*
///
/// State: Todo
//~ todo TOY_829t 7be1cb6b 0bc00015 cb0ad347.c1ddd8bc
#[test]
#[ignore = "todo: TOY_829t Horseman's Head"]
fn TOY_829t_horsemans_head() {
    check(CardClass::DeathKnight, &[Give("TOY_829t"), Cost("TOY_829t", 2), Unwritten]);
}

/// # Dr. Stitchensew
///
/// `TOY_830` · Death Knight minion · 5 mana · 5/4
///
/// > **Battlecry: Discover** a 5, 3, and 1-Cost minion to stitch to this. **Deathrattle:** Summon the 5-Cost minion.
///
/// State: Todo
//~ todo TOY_830 112869d5 7d8151f3 20991453.1ad965a0
#[test]
#[ignore = "todo: TOY_830 Dr. Stitchensew"]
fn TOY_830_dr_stitchensew() {
    check(CardClass::DeathKnight, &[Give("TOY_830"), Cost("TOY_830", 5), Stats("TOY_830", 5, 4), Unwritten]);
}
