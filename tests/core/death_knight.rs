//! Death Knight cards of Core, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ff5151a2

/// # Lord Thorval
///
/// `CORE_CATA_005` · Death Knight minion · 3 mana · 2/4
///
/// > Not implemented yet. Use this for art/VFX for new Core card.
///
/// State: Todo
//~ todo CORE_CATA_005 1422628f 911cf010 0fb192c1.f1c428c1
#[test]
#[ignore = "todo: CORE_CATA_005 Lord Thorval"]
fn CORE_CATA_005_lord_thorval() {
    check(
        CardClass::DeathKnight,
        &[Give("CORE_CATA_005"), Cost("CORE_CATA_005", 3), Stats("CORE_CATA_005", 2, 4), Unwritten],
    );
}

/// # Consumption
///
/// `CORE_CATA_007` · Death Knight spell · 4 mana
///
/// > Deal $3 damage to two random enemy minions. Draw a card for each that dies.
///
/// State: Done
//~ done CORE_CATA_007 a7f42172 - 6ac302b8.24bd9a86
#[test]
fn CORE_CATA_007_consumption() {
    check(
        CardClass::DeathKnight,
        &[
            Give("CORE_CATA_007"),
            Cost("CORE_CATA_007", 4),
            Enemy("CS2_231"),
            Enemy("CS2_182"),
            Play("CORE_CATA_007", Nothing),
            Dead(Nth(1)),
            Damage(Their(0), 3),
            HandCount(Mine, 1),
        ],
    );
}

/// # Guardian Gargoyle
///
/// `CORE_CATA_008` · Death Knight minion · 3 mana · 2/4
///
/// > Not implemented yet. Use this for art/VFX for new Core card.
///
/// State: Todo
//~ todo CORE_CATA_008 5becfebb 32b6752e eaaa21ff.f1c428c1
#[test]
#[ignore = "todo: CORE_CATA_008 Guardian Gargoyle"]
fn CORE_CATA_008_guardian_gargoyle() {
    check(
        CardClass::DeathKnight,
        &[Give("CORE_CATA_008"), Cost("CORE_CATA_008", 3), Stats("CORE_CATA_008", 2, 4), Unwritten],
    );
}

/// # Death's Advance
///
/// `CORE_CATA_009` · Death Knight spell · Frost · 2 mana
///
/// > **Freeze** a character. **Discover** a spell.
///
/// State: Done
//~ done CORE_CATA_009 e8a2923a - b48c890b.7ebb9db8
#[test]
fn CORE_CATA_009_deaths_advance() {
    check(
        CardClass::DeathKnight,
        &[
            Give("CORE_CATA_009"),
            Cost("CORE_CATA_009", 2),
            Play("CORE_CATA_009", On(TheirHero)),
            HasNow(TheirHero, GameTag::FROZEN),
            Choose(0),
            HandCount(Mine, 1),
        ],
    );
}

/// # Poison Breath
///
/// `CORE_EDR_002` · Death Knight spell · 2 mana
///
/// > Give a friendly Undead **Poisonous**.
///
/// State: Done
//~ done CORE_EDR_002 814ac964 - 97b653f1.f183b9d8
#[test]
fn CORE_EDR_002_poison_breath() {
    check(
        CardClass::DeathKnight,
        &[
            Give("CORE_EDR_002"),
            Cost("CORE_EDR_002", 2),
            Friend("RLK_705t"),
            Play("CORE_EDR_002", On(My(0))),
            HasNow(My(0), GameTag::POISONOUS),
        ],
    );
}

/// # Deathly Poison
///
/// `CORE_EDR_002e` · Death Knight enchantment
///
/// > **Poisonous**
///
/// State: Derived
//~ derived CORE_EDR_002e 63e72715 93c15343 896f48c7.2574dcf7
#[test]
fn CORE_EDR_002e_deathly_poison() {
    check(
        CardClass::DeathKnight,
        &[Friend("CS2_118"), Enchant(My(0), "CORE_EDR_002e"), HasNow(My(0), GameTag::POISONOUS)],
    );
}

/// # Falric
///
/// `CORE_EDR_003` · Death Knight minion · 3 mana · 2/4
///
/// > You gain twice as many **Corpses** as normal. **Battlecry:** Draw a card that spends **Corpses**.
///
/// State: Todo
//~ todo CORE_EDR_003 5e7a25f8 72e87bad 0e4efe45.b67ba33e
#[test]
#[ignore = "todo: CORE_EDR_003 Falric"]
fn CORE_EDR_003_falric() {
    check(
        CardClass::DeathKnight,
        &[Give("CORE_EDR_003"), Cost("CORE_EDR_003", 3), Stats("CORE_EDR_003", 2, 4), Unwritten],
    );
}

/// # Death Metal Knight
///
/// `CORE_ETC_523` · Death Knight minion · 3 mana · 3/4
///
/// > **Taunt** Costs Health instead of Mana if your hero was healed this turn.
///
/// State: Derived
//~ derived CORE_ETC_523 e96ba9c2 c40f4bbf b75c181f.e6f23cf7
#[test]
fn CORE_ETC_523_death_metal_knight() {
    check(
        CardClass::DeathKnight,
        &[
            Give("CORE_ETC_523"),
            Cost("CORE_ETC_523", 3),
            Stats("CORE_ETC_523", 3, 4),
            Has("CORE_ETC_523", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CORE_ETC_523"),
            Hurt(MyHero, 3),
            Restore(MyHero, 1),
            Crystals(10),
            HasNow(Nth(0), GameTag::CARD_ALTERNATE_COST),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("CORE_ETC_523"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CORE_ETC_523"),
            HasNot(Nth(0), GameTag::CARD_ALTERNATE_COST),
        ],
    );
}

/// # Nerubian Swarmguard
///
/// `CORE_RLK_062` · Death Knight minion · 4 mana · 1/3
///
/// > **Taunt Battlecry:** Summon two copies of this minion.
///
/// State: Done
//~ done CORE_RLK_062 18f72f48 - 70c9c9df.27f1a922
#[test]
fn CORE_RLK_062_nerubian_swarmguard() {
    check(
        CardClass::DeathKnight,
        &[
            Give("CORE_RLK_062"),
            Cost("CORE_RLK_062", 4),
            Stats("CORE_RLK_062", 1, 3),
            Has("CORE_RLK_062", GameTag::TAUNT),
            Play("CORE_RLK_062", Nothing),
            BoardCount(Mine, 3),
            Is(My(0), "CORE_RLK_062"),
            Now(My(2), 1, 3),
        ],
    );
}

/// # Frostwyrm's Fury
///
/// `CORE_RLK_063` · Death Knight spell · Frost · 7 mana
///
/// > Deal $5 damage. **Freeze** all enemy minions. Summon a 5/5 Frostwyrm.
///
/// State: Reprint
//~ reprint CORE_RLK_063 6662f60a 756d0cc9 349d0d05.7d804fbc
#[test]
fn CORE_RLK_063_frostwyrms_fury() {
    check(
        CardClass::DeathKnight,
        &[Give("CORE_RLK_063"), Cost("CORE_RLK_063", 7), WrittenAs("CORE_RLK_063", "RLK_063")],
    );
}

/// # Hematurge
///
/// `CORE_RLK_066` · Death Knight minion · 2 mana · 2/3
///
/// > **Battlecry:** Spend a **Corpse** to **Discover** a Blood Rune card.~GAMEPLAY ASPROXY CORE RLK 066
///
/// State: Done
//~ done CORE_RLK_066 f45ae432 - caf48d9f.e9559bfe
#[test]
fn CORE_RLK_066_hematurge() {
    check(
        CardClass::DeathKnight,
        &[
            Give("CORE_RLK_066"),
            Cost("CORE_RLK_066", 2),
            Stats("CORE_RLK_066", 2, 3),
            Friend("CS2_231"),
            Kill(My(0)),
            Play("CORE_RLK_066", Nothing),
            Choose(0),
            HandCount(Mine, 1),
            Corpses(Mine, 0),
        ],
    );
}

/// # Deathchiller
///
/// `CORE_RLK_083` · Death Knight minion · 2 mana · 2/3
///
/// > After you cast a spell, deal 1 damage to two random enemies.
///
/// State: Reprint
//~ reprint CORE_RLK_083 78d8e5c7 e55f7a4b 124ec853.f3affd2c
#[test]
fn CORE_RLK_083_deathchiller() {
    check(
        CardClass::DeathKnight,
        &[
            Give("CORE_RLK_083"),
            Cost("CORE_RLK_083", 2),
            Stats("CORE_RLK_083", 2, 3),
            WrittenAs("CORE_RLK_083", "RLK_083"),
        ],
    );
}

/// # Frostmourne
///
/// `CORE_RLK_086` · Death Knight weapon · 6 mana · 4/3 durability
///
/// > **Deathrattle:** Summon every minion killed by this weapon.
///
/// State: Reprint
//~ reprint CORE_RLK_086 a0e9522f ebc3c519 08bdb951.a66e81f7
#[test]
fn CORE_RLK_086_frostmourne() {
    check(
        CardClass::DeathKnight,
        &[
            Give("CORE_RLK_086"),
            Cost("CORE_RLK_086", 6),
            Stats("CORE_RLK_086", 4, 3),
            WrittenAs("CORE_RLK_086", "RLK_086"),
        ],
    );
}

/// # Asphyxiate
///
/// `CORE_RLK_087` · Death Knight spell · Shadow · 3 mana
///
/// > Destroy the highest Attack enemy minion.
///
/// State: Reprint
//~ reprint CORE_RLK_087 4629f7e8 e6db3cff 2a4114de.cee8b0dd
#[test]
fn CORE_RLK_087_asphyxiate() {
    check(
        CardClass::DeathKnight,
        &[Give("CORE_RLK_087"), Cost("CORE_RLK_087", 3), WrittenAs("CORE_RLK_087", "RLK_087")],
    );
}

/// # Necrotic Mortician
///
/// `CORE_RLK_116` · Death Knight minion · 2 mana · 2/3
///
/// > **Battlecry:** If a friendly Undead died after your last turn, **Discover** an Unholy Rune card.
///
/// State: Reprint
//~ reprint CORE_RLK_116 52f1212f 19e7f8ea e0c0ff1c.2ec916a9
#[test]
fn CORE_RLK_116_necrotic_mortician() {
    check(
        CardClass::DeathKnight,
        &[
            Give("CORE_RLK_116"),
            Cost("CORE_RLK_116", 2),
            Stats("CORE_RLK_116", 2, 3),
            WrittenAs("CORE_RLK_116", "RLK_116"),
        ],
    );
}

/// # Tomb Guardians
///
/// `CORE_RLK_118` · Death Knight spell · Shadow · 4 mana
///
/// > Summon two 2/2 Zombies with **Taunt**. Spend 4 **Corpses** to give them **Reborn**.
///
/// State: Reprint
//~ reprint CORE_RLK_118 f11f42d7 52b7dbae e11e2a22.202f10d6
#[test]
fn CORE_RLK_118_tomb_guardians() {
    check(
        CardClass::DeathKnight,
        &[Give("CORE_RLK_118"), Cost("CORE_RLK_118", 4), WrittenAs("CORE_RLK_118", "RLK_118")],
    );
}

/// # Acolyte of Death
///
/// `CORE_RLK_121` · Death Knight minion · 3 mana · 2/4
///
/// > After a friendly Undead dies, draw a card.
///
/// State: Reprint
//~ reprint CORE_RLK_121 8bc9aa57 0698159e f27dc7de.7bab9228
#[test]
fn CORE_RLK_121_acolyte_of_death() {
    check(
        CardClass::DeathKnight,
        &[
            Give("CORE_RLK_121"),
            Cost("CORE_RLK_121", 3),
            Stats("CORE_RLK_121", 2, 4),
            WrittenAs("CORE_RLK_121", "RLK_121"),
        ],
    );
}

/// # Marrow Manipulator
///
/// `CORE_RLK_505` · Death Knight minion · 6 mana · 5/5
///
/// > **Battlecry:** Spend up to 5 **Corpses**. Deal 2 damage to a random enemy for each.
///
/// State: Reprint
//~ reprint CORE_RLK_505 3242536d 04f39a67 8dacdb9f.ae9cf762
#[test]
fn CORE_RLK_505_marrow_manipulator() {
    check(
        CardClass::DeathKnight,
        &[
            Give("CORE_RLK_505"),
            Cost("CORE_RLK_505", 6),
            Stats("CORE_RLK_505", 5, 5),
            WrittenAs("CORE_RLK_505", "RLK_505"),
        ],
    );
}

/// # Boneguard Commander
///
/// `CORE_RLK_506` · Death Knight minion · 8 mana · 8/8
///
/// > **Taunt Battlecry:** Raise up to 6 **Corpses** as 1/3 Risen Footmen with **Taunt**.
///
/// State: Reprint
//~ reprint CORE_RLK_506 e475052c 229a27e6 45f02085.43038767
#[test]
fn CORE_RLK_506_boneguard_commander() {
    check(
        CardClass::DeathKnight,
        &[
            Give("CORE_RLK_506"),
            Cost("CORE_RLK_506", 8),
            Stats("CORE_RLK_506", 8, 8),
            Has("CORE_RLK_506", GameTag::TAUNT),
            WrittenAs("CORE_RLK_506", "RLK_506"),
        ],
    );
}

/// # Alexandros Mograine
///
/// `CORE_RLK_706` · Death Knight minion · 7 mana · 7/7
///
/// > **Battlecry:** For the rest of the game, deal 3 damage to your opponent at the end of your turns.
///
/// State: Reprint
//~ reprint CORE_RLK_706 09628241 6e9c7c54 ebac49f1.74e7b603
#[test]
fn CORE_RLK_706_alexandros_mograine() {
    check(
        CardClass::DeathKnight,
        &[
            Give("CORE_RLK_706"),
            Cost("CORE_RLK_706", 7),
            Stats("CORE_RLK_706", 7, 7),
            WrittenAs("CORE_RLK_706", "RLK_706"),
        ],
    );
}

/// # Blood Tap
///
/// `CORE_RLK_712` · Death Knight spell · Shadow · 2 mana
///
/// > Give all minions in your hand +1/+1. Spend 2 **Corpses** to give them +1/+1 more.
///
/// State: Reprint
//~ reprint CORE_RLK_712 59a50594 cffe0e8b b1d6e93b.12a641fd
#[test]
fn CORE_RLK_712_blood_tap() {
    check(
        CardClass::DeathKnight,
        &[Give("CORE_RLK_712"), Cost("CORE_RLK_712", 2), WrittenAs("CORE_RLK_712", "RLK_712")],
    );
}

/// # Malignant Horror
///
/// `CORE_RLK_745` · Death Knight minion · 4 mana · 2/4
///
/// > **Reborn** At the end of your turn, spend 4 **Corpses** to summon a copy of this minion.
///
/// State: Reprint
//~ reprint CORE_RLK_745 741de30d 1dbc7d04 7100b8c2.a1dc7420
#[test]
fn CORE_RLK_745_malignant_horror() {
    check(
        CardClass::DeathKnight,
        &[
            Give("CORE_RLK_745"),
            Cost("CORE_RLK_745", 4),
            Stats("CORE_RLK_745", 2, 4),
            Has("CORE_RLK_745", GameTag::REBORN),
            WrittenAs("CORE_RLK_745", "RLK_745"),
        ],
    );
}

/// # Corpse Farm
///
/// `CORE_WW_374` · Death Knight spell · 3 mana
///
/// > Spend up to 8 **Corpses** to summon a random minion of that Cost.
///
/// State: Reprint
//~ reprint CORE_WW_374 03639a19 b9a0c1af a04d8e80.b087018a
#[test]
fn CORE_WW_374_corpse_farm() {
    check(CardClass::DeathKnight, &[Give("CORE_WW_374"), Cost("CORE_WW_374", 3), WrittenAs("CORE_WW_374", "WW_374")]);
}

/// # Risen Ghoul
///
/// `RLK_008t` · Death Knight minion · 2 mana · 2/2
///
/// > **Rush* Doesn't leave a **Corpse.*
///
/// State: Done
//~ done RLK_008t 42d72569 - 8ce3b4ce.69c0fea2
#[test]
fn RLK_008t_risen_ghoul() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_008t"),
            Cost("RLK_008t", 2),
            Stats("RLK_008t", 2, 2),
            Has("RLK_008t", GameTag::RUSH),
            Play("RLK_008t", Nothing),
            Kill(My(0)),
            Corpses(Mine, 0),
        ],
    );
}

/// # Death Strike
///
/// `RLK_024` · Death Knight spell · 4 mana
///
/// > **Lifesteal** Deal $6 damage to a minion.
///
/// State: Done
//~ done RLK_024 31dbe88c - 28f1e1c4.879773c0
#[test]
fn RLK_024_death_strike() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_024"),
            Cost("RLK_024", 4),
            Has("RLK_024", GameTag::LIFESTEAL),
            Enemy("CS2_200"),
            Hurt(MyHero, 10),
            Play("RLK_024", On(Their(0))),
            Damage(Their(0), 6),
            Health(MyHero, 26),
        ],
    );
}

/// # Frost Strike
///
/// `RLK_025` · Death Knight spell · Frost · 2 mana
///
/// > Deal $3 damage to a minion. If it dies, **Discover** a Frost Rune card.
///
/// State: Done
//~ done RLK_025 a3eed0e4 - 52548bfe.b125860a
#[test]
fn RLK_025_frost_strike() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_025"),
            Cost("RLK_025", 2),
            Enemy("CS2_231"),
            Play("RLK_025", On(Their(0))),
            Choose(0),
            Dead(Nth(1)),
            HandCount(Mine, 1),
        ],
    );
}

/// # Grain Crate
///
/// `RLK_039t` · Death Knight spell · 1 mana
///
/// > **Casts When Drawn** Summon a 2/2 Undead Peasant.
///
/// State: Done
//~ done RLK_039t f234da5f - 8c0727bd.4a2ca3d9
#[test]
fn RLK_039t_grain_crate() {
    check(
        CardClass::DeathKnight,
        &[Give("RLK_039t"), Cost("RLK_039t", 1), Play("RLK_039t", Nothing), Is(My(0), "RLK_070t")],
    );
}

/// # Anti-Magic Shell
///
/// `RLK_048` · Death Knight spell · Shadow · 3 mana
///
/// > Give your minions +1/+1 and **Elusive**.
///
/// State: Done
//~ done RLK_048 b7d00daf - 2f663842.d5bee5c5
#[test]
fn RLK_048_anti_magic_shell() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_048"),
            Cost("RLK_048", 3),
            Friend("CS2_182"),
            Play("RLK_048", Nothing),
            Now(My(0), 5, 6),
            HasNow(My(0), GameTag::ELUSIVE),
        ],
    );
}

/// # Anti-Magic Shell
///
/// `RLK_048e` · Death Knight enchantment
///
/// > +1/+1 and **Elusive**.
///
/// State: Derived
//~ derived RLK_048e 9e9b976d ab4af843 c7208913.0d1b3699
#[test]
fn RLK_048e_anti_magic_shell() {
    check(
        CardClass::DeathKnight,
        &[Friend("CS2_118"), Enchant(My(0), "RLK_048e"), Now(My(0), 6, 2), HasNow(My(0), GameTag::ELUSIVE)],
    );
}

/// # Army of the Dead
///
/// `RLK_060` · Death Knight spell · Shadow · 5 mana
///
/// > Raise up to 5 **Corpses** as 2/2 Risen Ghouls with **Rush**.
///
/// State: Done
//~ done RLK_060 a59e7151 - da25e2a2.ed6653f3
#[test]
fn RLK_060_army_of_the_dead() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_060"),
            Cost("RLK_060", 5),
            Friend("CS2_231"),
            Friend("CS2_231"),
            Kill(My(0)),
            Kill(My(0)),
            Play("RLK_060", Nothing),
            BoardCount(Mine, 2),
            Now(My(0), 2, 2),
            HasNow(My(1), GameTag::RUSH),
            Corpses(Mine, 0),
        ],
    );
}

/// # Battlefield Necromancer
///
/// `RLK_061` · Death Knight minion · 2 mana · 2/2
///
/// > At the end of your turn, raise a **Corpse** as a 1/3 Risen Footman with **Taunt**.
///
/// State: Done
//~ done RLK_061 e06cccfb - c26af536.24dd62ea
#[test]
fn RLK_061_battlefield_necromancer() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_061"),
            Cost("RLK_061", 2),
            Stats("RLK_061", 2, 2),
            Play("RLK_061", Nothing),
            Friend("CS2_231"),
            Kill(My(1)),
            EndTurn,
            Is(My(1), "RLK_061t"),
            Corpses(Mine, 0),
        ],
    );
}

/// # Risen Footman
///
/// `RLK_061t` · Death Knight minion · 1 mana · 1/3
///
/// > **Taunt* Doesn't leave a **Corpse.*
///
/// State: Done
//~ done RLK_061t ccf110ad - c2b22fc9.d0cd49c8
#[test]
fn RLK_061t_risen_footman() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_061t"),
            Cost("RLK_061t", 1),
            Stats("RLK_061t", 1, 3),
            Has("RLK_061t", GameTag::TAUNT),
            Play("RLK_061t", Nothing),
            HasNow(My(0), GameTag::TAUNT),
            Kill(My(0)),
            Corpses(Mine, 0),
        ],
    );
}

/// # Corrupted Ashbringer
///
/// `RLK_067` · Death Knight weapon · 6 mana · 5/2 durability
///
/// > **Lifesteal**
///
/// State: Vanilla
//~ vanilla RLK_067 98a571f4 f7ba0f29 92d27fa0.b857c9f1
#[test]
fn RLK_067_corrupted_ashbringer() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_067"),
            Cost("RLK_067", 6),
            Stats("RLK_067", 5, 2),
            Has("RLK_067", GameTag::LIFESTEAL),
            Play("RLK_067", Nothing),
            In(The("RLK_067"), Zone::Play),
            HasNow(The("RLK_067"), GameTag::LIFESTEAL),
        ],
    );
}

/// # Possessed Fighter
///
/// `RLK_077t` · Death Knight minion · 1 mana · 1/1
///
/// > **Rush Reborn**
///
/// State: Vanilla
//~ vanilla RLK_077t e032e7d6 7c0eb92c 38bc78a1.616f5f70
#[test]
fn RLK_077t_possessed_fighter() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_077t"),
            Cost("RLK_077t", 1),
            Stats("RLK_077t", 1, 1),
            Has("RLK_077t", GameTag::REBORN),
            Has("RLK_077t", GameTag::RUSH),
            Play("RLK_077t", Nothing),
            In(The("RLK_077t"), Zone::Play),
            Now(The("RLK_077t"), 1, 1),
            HasNow(The("RLK_077t"), GameTag::REBORN),
            HasNow(The("RLK_077t"), GameTag::RUSH),
        ],
    );
}

/// # Risen Golem
///
/// `RLK_085t` · Death Knight minion · 1 mana · 1/1
///
/// > **Rush* Doesn't leave a **Corpse.*
///
/// State: Done
//~ done RLK_085t e73004fb - 17023ea1.69c0fea2
#[test]
fn RLK_085t_risen_golem() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_085t"),
            Cost("RLK_085t", 1),
            Stats("RLK_085t", 1, 1),
            Has("RLK_085t", GameTag::RUSH),
            Play("RLK_085t", Nothing),
            HasNow(My(0), GameTag::RUSH),
            Kill(My(0)),
            Corpses(Mine, 0),
        ],
    );
}

/// # Thassarian
///
/// `RLK_223` · Death Knight minion · 4 mana · 3/3
///
/// > **Reborn Battlecry and Deathrattle:** Deal 2 damage to a random enemy.
///
/// State: Done
//~ done RLK_223 0b92edcb - a5c88b14.9ba2c5c5
#[test]
fn RLK_223_thassarian() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_223"),
            Cost("RLK_223", 4),
            Stats("RLK_223", 3, 3),
            Has("RLK_223", GameTag::REBORN),
            Play("RLK_223", Nothing),
            Health(TheirHero, 28),
            Kill(My(0)),
            Health(TheirHero, 26),
        ],
    );
}

/// # Risen Ymirjar
///
/// `RLK_226t` · Death Knight minion · 3 mana · 3/3
///
/// > **Taunt* Doesn't leave a **Corpse.*
///
/// State: Done
//~ done RLK_226t 1c3e8ec6 - fd3eac3e.d0cd49c8
#[test]
fn RLK_226t_risen_ymirjar() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_226t"),
            Cost("RLK_226t", 3),
            Stats("RLK_226t", 3, 3),
            Has("RLK_226t", GameTag::TAUNT),
            Play("RLK_226t", Nothing),
            Kill(My(0)),
            Corpses(Mine, 0),
        ],
    );
}

/// # Body Bagger
///
/// `RLK_503` · Death Knight minion · 1 mana · 1/3
///
/// > **Battlecry**: Gain a **Corpse**.
///
/// State: Done
//~ done RLK_503 aef28caa - e68e6512.e5821a7f
#[test]
fn RLK_503_body_bagger() {
    check(
        CardClass::DeathKnight,
        &[Give("RLK_503"), Cost("RLK_503", 1), Stats("RLK_503", 1, 3), Play("RLK_503", Nothing), Corpses(Mine, 1)],
    );
}

/// # Harbinger of Winter
///
/// `RLK_511` · Death Knight minion · 2 mana · 3/2
///
/// > **Deathrattle:** Draw a Frost spell.
///
/// State: Done
//~ done RLK_511 0e05ee8a - cc893408.8cf7f502
#[test]
fn RLK_511_harbinger_of_winter() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_511"),
            Cost("RLK_511", 2),
            Stats("RLK_511", 3, 2),
            OnTop("CS2_024"),
            Play("RLK_511", Nothing),
            Kill(My(0)),
            Is(InHand(0), "CS2_024"),
        ],
    );
}

/// # Shambling Zombie
///
/// `RLK_705t` · Death Knight minion · 1 mana · 1/1
///
/// > **Reborn**
///
/// State: Vanilla
//~ vanilla RLK_705t 08d79ede 02408d83 71d5057f.d8e09bc7
#[test]
fn RLK_705t_shambling_zombie() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_705t"),
            Cost("RLK_705t", 1),
            Stats("RLK_705t", 1, 1),
            Has("RLK_705t", GameTag::REBORN),
            Play("RLK_705t", Nothing),
            In(The("RLK_705t"), Zone::Play),
            Now(The("RLK_705t"), 1, 1),
            HasNow(The("RLK_705t"), GameTag::REBORN),
        ],
    );
}

/// # Grave Strength
///
/// `RLK_707` · Death Knight spell · Shadow · 4 mana
///
/// > Give your minions +1 Attack. Spend 5 **Corpses** to give them +3 instead.
///
/// State: Done
//~ done RLK_707 5cb997e3 - d76d0b2e.828b8d81
#[test]
fn RLK_707_grave_strength() {
    check(
        CardClass::DeathKnight,
        &[Give("RLK_707"), Cost("RLK_707", 4), Friend("CS2_182"), Play("RLK_707", Nothing), Now(My(0), 5, 5)],
    );
    check(
        CardClass::DeathKnight,
        &[
            Friend("CS2_231"),
            Friend("CS2_231"),
            Friend("CS2_231"),
            Friend("CS2_231"),
            Friend("CS2_231"),
            Kill(My(0)),
            Kill(My(0)),
            Kill(My(0)),
            Kill(My(0)),
            Kill(My(0)),
            Friend("CS2_182"),
            Play("RLK_707", Nothing),
            Now(My(0), 7, 5),
            Corpses(Mine, 0),
        ],
    );
}

/// # Chillfallen Baron
///
/// `RLK_708` · Death Knight minion · 3 mana · 2/2
///
/// > **Battlecry and Deathrattle:** Draw a card.
///
/// State: Done
//~ done RLK_708 3a26963d - e2639896.e6d2d008
#[test]
fn RLK_708_chillfallen_baron() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_708"),
            Cost("RLK_708", 3),
            Stats("RLK_708", 2, 2),
            Play("RLK_708", Nothing),
            HandCount(Mine, 1),
            Kill(My(0)),
            HandCount(Mine, 2),
        ],
    );
}

/// # Remorseless Winter
///
/// `RLK_709` · Death Knight spell · Frost · 4 mana
///
/// > Deal $2 damage to all enemies. Draw a card.
///
/// State: Done
//~ done RLK_709 0e7188e7 - abe50409.1d6bfb10
#[test]
fn RLK_709_remorseless_winter() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_709"),
            Cost("RLK_709", 4),
            Enemy("CS2_182"),
            Play("RLK_709", Nothing),
            Damage(Their(0), 2),
            Health(TheirHero, 28),
            HandCount(Mine, 1),
        ],
    );
}

/// # Gnome Muncher
///
/// `RLK_720` · Death Knight minion · 6 mana · 5/6
///
/// > **Taunt**, **Lifesteal** At the end of your turn, attack the lowest Health enemy.
///
/// State: Done
//~ done RLK_720 d4125687 - 436fd5f1.e5d49a52
#[test]
fn RLK_720_gnome_muncher() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_720"),
            Cost("RLK_720", 6),
            Stats("RLK_720", 5, 6),
            Has("RLK_720", GameTag::LIFESTEAL),
            Has("RLK_720", GameTag::TAUNT),
            Enemy("CS2_172"),
            Play("RLK_720", Nothing),
            EndTurn,
            Dead(Nth(1)),
            Damage(My(0), 3),
        ],
    );
}

/// # Rime Elemental
///
/// `RLK_907t` · Death Knight minion · 2 mana · 2/1
///
/// > **Deathrattle:** Deal 2 damage to a random enemy.
///
/// State: Done
//~ done RLK_907t b5aac416 - 7f805812.efdef3df
#[test]
fn RLK_907t_rime_elemental() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_907t"),
            Cost("RLK_907t", 2),
            Stats("RLK_907t", 2, 1),
            Play("RLK_907t", Nothing),
            Kill(My(0)),
            Health(TheirHero, 28),
        ],
    );
}

/// # Skeletal Sidekick
///
/// `RLK_958` · Death Knight minion · 1 mana · 1/2
///
/// > **Battlecry:** Give a friendly Undead +2 Attack.
///
/// State: Done
//~ done RLK_958 2355be43 - 61c1a33d.aa60be6f
#[test]
fn RLK_958_skeletal_sidekick() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_958"),
            Cost("RLK_958", 1),
            Stats("RLK_958", 1, 2),
            Friend("RLK_705t"),
            Play("RLK_958", On(My(0))),
            Now(My(0), 3, 1),
        ],
    );
}
