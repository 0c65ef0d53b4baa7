//! Mage cards of Whispers of the Old Gods, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d5cbe2f3

/// # Shatter
///
/// `OG_081` · Mage spell · Frost · 2 mana
///
/// > Destroy a **Frozen** minion.
///
/// State: Derived
//~ derived OG_081 7f9be261 a932d8ae fbc9d763.ff96db4a
#[test]
fn OG_081_shatter() {
    check(
        CardClass::Mage,
        &[
            Give("OG_081"),
            Cost("OG_081", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_026", Nothing),
            Crystals(10),
            CannotTarget("OG_081", Nth(1)),
            Play("OG_081", On(Nth(2))),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Twilight Flamecaller
///
/// `OG_083` · Mage minion · 3 mana · 2/2
///
/// > **Battlecry:** Deal 1 damage to all enemy minions.
///
/// State: Derived
//~ derived OG_083 2be510d5 192efb26 5433e01b.8bfc14b7
#[test]
fn OG_083_twilight_flamecaller() {
    check(
        CardClass::Mage,
        &[
            Give("OG_083"),
            Cost("OG_083", 3),
            Stats("OG_083", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("OG_083", Nothing),
            Now(Nth(2), 4, 4),
        ],
    );
}

/// # Demented Frostcaller
///
/// `OG_085` · Mage minion · 4 mana · 2/4
///
/// > After you cast a spell, **Freeze** a random enemy.
///
/// State: Derived
//~ derived OG_085 7da90ddc 96d0be83 3579c8b6.196b8d85
#[test]
fn OG_085_demented_frostcaller() {
    check(
        CardClass::Mage,
        &[
            Give("OG_085"),
            Cost("OG_085", 4),
            Stats("OG_085", 2, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("OG_085"),
            Force(Entity(TheirHero)),
            Play("GAME_005", Nothing),
            HasNow(TheirHero, GameTag::FROZEN),
        ],
    );
}

/// # Forbidden Flame
///
/// `OG_086` · Mage spell · Fire · 0 mana
///
/// > Spend all your Mana. Deal that much damage to a minion.
///
/// State: Derived
//~ derived OG_086 686d5a8c 1c84299e b97b4dee.510bfda9
#[test]
fn OG_086_forbidden_flame() {
    check(
        CardClass::Mage,
        &[
            Give("OG_086"),
            Cost("OG_086", 0),
            Targets("OG_086", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("OG_086", On(Nth(2))),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
            Mana(0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("OG_086"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("OG_086", On(Nth(1))),
            BoardCount(Mine, 0),
            Dead(Nth(1)),
            Mana(0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("OG_086"),
            Friend("TLC_248"),
            Enemy("CS2_118"),
            Crystals(5),
            Play("OG_086", On(Nth(1))),
            Now(Nth(1), 14, 23),
            Mana(0),
        ],
    );
}

/// # Servant of Yogg-Saron
///
/// `OG_087` · Mage minion · 5 mana · 5/4
///
/// > **Battlecry:** Cast a random spell that costs (5) or MORE *(targets chosen randomly)*.
///
/// State: Derived
//~ derived OG_087 220cc10c 7cd3fde7 a1e2b22d.92575974
#[test]
fn OG_087_servant_of_yogg_saron() {
    check(
        CardClass::Mage,
        &[
            Give("OG_087"),
            Cost("OG_087", 5),
            Stats("OG_087", 5, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("BT_235")),
            Play("OG_087", Nothing),
            BoardCount(Mine, 1),
            Dead(Nth(0)),
            Now(Nth(1), 4, 1),
            Now(Nth(2), 4, 1),
        ],
    );
}

/// # Cabalist's Tome
///
/// `OG_090` · Mage spell · Arcane · 4 mana
///
/// > Get 3 random Mage spells.
///
/// State: Derived
//~ derived OG_090 ddda7e8d a519a894 ed8cbdba.85d7636d
#[test]
fn OG_090_cabalists_tome() {
    check(
        CardClass::Mage,
        &[
            Give("OG_090"),
            Cost("OG_090", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Play("OG_090", Nothing),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 5),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            Is(InHand(1), "AT_001"),
            CostNow(InHand(1), 5),
            TagNow(InHand(1), GameTag::SPELLPOWER, 0),
            Is(InHand(2), "AT_001"),
            CostNow(InHand(2), 5),
            TagNow(InHand(2), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("OG_090"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_013")), Play("OG_090", Nothing)],
    );
    check(
        CardClass::Mage,
        &[Give("OG_090"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("OG_090", Nothing)],
    );
}

/// # Anomalus
///
/// `OG_120` · Mage minion · 8 mana · 8/6
///
/// > **Deathrattle:** Deal 8 damage to all minions.
///
/// State: Derived
//~ derived OG_120 b43faa3e 8fc41db0 ae7547c4.f6ccd9d3
#[test]
fn OG_120_anomalus() {
    check(
        CardClass::Mage,
        &[
            Give("OG_120"),
            Cost("OG_120", 8),
            Stats("OG_120", 8, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("OG_120"),
            Kill(Nth(3)),
            BoardCount(Mine, 0),
            Dead(Nth(1)),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("OG_120"),
            Friend("TLC_248"),
            Enemy("AT_020"),
            Friend("OG_120"),
            Kill(Nth(3)),
            Now(Nth(1), 14, 20),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Faceless Summoner
///
/// `OG_207` · Mage minion · 6 mana · 5/5
///
/// > **Battlecry:** Summon a random 3-Cost minion.
///
/// State: Derived
//~ derived OG_207 dda032c0 1b7dbbbf ae1beb58.929415cd
#[test]
fn OG_207_faceless_summoner() {
    check(
        CardClass::Mage,
        &[
            Give("OG_207"),
            Cost("OG_207", 6),
            Stats("OG_207", 5, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_118")),
            Play("OG_207", Nothing),
            BoardCount(Mine, 3),
            In(The("CS2_118"), Zone::Play),
            Now(The("CS2_118"), 5, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("OG_207"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("OG_207", Nothing)],
    );
    check(
        CardClass::Mage,
        &[Give("OG_207"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_002")), Play("OG_207", Nothing)],
    );
}

/// # Cult Sorcerer
///
/// `OG_303` · Mage minion · 2 mana · 3/2
///
/// > Spell Damage **+1** After you cast a spell, give your C'Thun +1/+1 *(wherever it is).*
///
/// State: Done
//~ done OG_303 ec8564fd - 076b51ec.4cd19c2b
#[test]
fn OG_303_cult_sorcerer() {
    check(
        CardClass::Mage,
        &[
            Give("OG_303"),
            Cost("OG_303", 2),
            Stats("OG_303", 3, 2),
            Has("OG_303", GameTag::SPELLPOWER),
            Friend("OG_280"),
            Friend("OG_303"),
            Play("GAME_005", Nothing),
            Now(My(0), 7, 7),
        ],
    );
}

/// # Sorcerous Devotion
///
/// `OG_303e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived OG_303e 5bd4ebb3 f19e107a 0ca73c58.67341004
#[test]
fn OG_303e_sorcerous_devotion() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "OG_303e"), Now(My(0), 6, 2)]);
}
