//! Neutral cards of Blackrock Mountain, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file f8fcd8bf

/// # ME SMASH
///
/// `BRMA07_2H` · Neutral hero power · 0 mana
///
/// > Destroy a random enemy minion.
///
/// State: Derived
//~ derived BRMA07_2H 97c6ce93 f2281874 3730eab6.cf9056fb
#[test]
fn BRMA07_2H_me_smash() {
    check(
        CardClass::Mage,
        &[
            HasHeroPower("BRMA07_2H"),
            Cost("BRMA07_2H", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            HeroPower(Nothing),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Grim Patron
///
/// `BRM_019` · Neutral minion · 5 mana · 3/3
///
/// > After this minion survives damage, summon another Grim Patron.
///
/// State: Derived
//~ derived BRM_019 0b60fc01 265863eb dbe2b281.66cd9a1f
#[test]
fn BRM_019_grim_patron() {
    check(
        CardClass::Mage,
        &[
            Give("BRM_019"),
            Cost("BRM_019", 5),
            Stats("BRM_019", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BRM_019"),
            Hurt(Nth(3), 1),
            BoardCount(Mine, 3),
            In(The("BRM_019"), Zone::Play),
            Now(The("BRM_019"), 3, 3),
        ],
    );
}

/// # Dragonkin Sorcerer
///
/// `BRM_020` · Neutral minion · 4 mana · 3/5
///
/// > Whenever **you** target this minion with a spell, gain +1/+1.
///
/// State: Derived
//~ derived BRM_020 75ebd6a0 d1205d43 3be0ff93.b0781e1a
#[test]
fn BRM_020_dragonkin_sorcerer() {
    check(
        CardClass::Mage,
        &[
            Give("BRM_020"),
            Cost("BRM_020", 4),
            Stats("BRM_020", 3, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BRM_020"),
            Play("CS2_008", On(Nth(3))),
            Now(Nth(3), 4, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BRM_020"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BRM_020"),
            EndTurn,
            Play("CS2_008", On(Nth(3))),
            Now(Nth(3), 3, 4),
        ],
    );
}

/// # Dragon Egg
///
/// `BRM_022` · Neutral minion · 1 mana · 0/2
///
/// > Whenever this minion takes damage, summon a 2/1 Whelp.
///
/// State: Derived
//~ derived BRM_022 3b2c0545 385821ea 0db86491.d921fea9
#[test]
fn BRM_022_dragon_egg() {
    check(
        CardClass::Mage,
        &[
            Give("BRM_022"),
            Cost("BRM_022", 1),
            Stats("BRM_022", 0, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BRM_022"),
            Hurt(Nth(3), 1),
            BoardCount(Mine, 3),
            In(The("BRM_022t"), Zone::Play),
            Now(The("BRM_022t"), 2, 1),
        ],
    );
}

/// # Black Whelp
///
/// `BRM_022t` · Neutral minion · 1 mana · 2/1
///
/// State: Vanilla
//~ vanilla BRM_022t c3a73f02 98ce1ee0 681b0498
#[test]
fn BRM_022t_black_whelp() {
    check(
        CardClass::Mage,
        &[
            Give("BRM_022t"),
            Cost("BRM_022t", 1),
            Stats("BRM_022t", 2, 1),
            Play("BRM_022t", Nothing),
            In(The("BRM_022t"), Zone::Play),
            Now(The("BRM_022t"), 2, 1),
        ],
    );
}

/// # Drakonid Crusher
///
/// `BRM_024` · Neutral minion · 6 mana · 6/6
///
/// > **Battlecry:** If your opponent has 15 or less Health, gain +3/+3.
///
/// State: Derived
//~ derived BRM_024 84890e26 00139ebf 0d274bcf.43b56983
#[test]
fn BRM_024_drakonid_crusher() {
    check(
        CardClass::Mage,
        &[
            Give("BRM_024"),
            Cost("BRM_024", 6),
            Stats("BRM_024", 6, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("BRM_024", Nothing),
            Now(Nth(0), 9, 9),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("BRM_024"), Friend("CS2_182"), Enemy("CS2_182"), Play("BRM_024", Nothing), Now(Nth(0), 6, 6)],
    );
}

/// # Large Talons
///
/// `BRM_024e` · Neutral enchantment
///
/// > +3/+3.
///
/// State: Derived
//~ derived BRM_024e aaad774b f91b4be4 f33647cd.b42c6980
#[test]
fn BRM_024e_large_talons() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "BRM_024e"), Now(My(0), 8, 4)]);
}

/// # Volcanic Drake
///
/// `BRM_025` · Neutral minion · 6 mana · 6/4
///
/// > Costs (1) less for each minion that died this turn.
///
/// State: Derived
//~ derived BRM_025 dac05b1d adb5cd6c aff059a4.f464760e
#[test]
fn BRM_025_volcanic_drake() {
    check(
        CardClass::Mage,
        &[
            Give("BRM_025"),
            Cost("BRM_025", 6),
            Stats("BRM_025", 6, 4),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BRM_025"),
            Kill(Nth(1)),
            Crystals(10),
            CostNow(Nth(0), 5),
        ],
    );
}

/// # Hungry Dragon
///
/// `BRM_026` · Neutral minion · 4 mana · 5/6
///
/// > **Battlecry:** Summon a random 1-Cost minion for your opponent.
///
/// State: Derived
//~ derived BRM_026 fc88eac9 0f4380a0 5a612b03.f18ec49f
#[test]
fn BRM_026_hungry_dragon() {
    check(
        CardClass::Mage,
        &[
            Give("BRM_026"),
            Cost("BRM_026", 4),
            Stats("BRM_026", 5, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_168")),
            Play("BRM_026", Nothing),
            In(The("CS2_168"), Zone::Play),
            Now(The("CS2_168"), 2, 1),
            BoardCount(Theirs, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("BRM_026"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_004")), Play("BRM_026", Nothing)],
    );
    check(
        CardClass::Mage,
        &[Give("BRM_026"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("BRM_026", Nothing)],
    );
}

/// # Majordomo Executus
///
/// `BRM_027` · Neutral minion · 9 mana · 9/7
///
/// > **Deathrattle:** Replace your hero with Ragnaros the Firelord.
///
/// State: Done
//~ done BRM_027 c51e2227 - 5f357ecb.70227969
#[test]
fn BRM_027_majordomo_executus() {
    check(
        CardClass::Mage,
        &[
            Give("BRM_027"),
            Cost("BRM_027", 9),
            Stats("BRM_027", 9, 7),
            Friend("BRM_027"),
            Hurt(MyHero, 5),
            Kill(My(0)),
            Is(MyHero, "BRM_027h"),
            Health(MyHero, 8),
            Is(MyPower, "BRM_027p"),
            Is(TheirHero, "HERO_08"),
            HeroPower(Nothing),
            Damage(TheirHero, 8),
        ],
    );
}

/// # DIE, INSECT!
///
/// `BRM_027p` · Neutral hero power · 2 mana
///
/// > Deal $8 damage to a random enemy.
///
/// State: Derived
//~ derived BRM_027p fe663df4 18e19688 0209fca0.83ff5c7a
#[test]
fn BRM_027p_die_insect() {
    check(
        CardClass::Mage,
        &[
            HasHeroPower("BRM_027p"),
            Cost("BRM_027p", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(TheirHero)),
            HeroPower(Nothing),
            Now(TheirHero, 0, 22),
            Damage(TheirHero, 8),
        ],
    );
}

/// # DIE, INSECTS!
///
/// `BRM_027pH` · Neutral hero power · 2 mana
///
/// > Deal $8 damage to a random enemy. TWICE.
///
/// State: Todo
//~ todo BRM_027pH 3439eb46 7b5e4c88 9f9e25b4.0309dcc2
#[test]
#[ignore = "todo: BRM_027pH DIE, INSECTS!"]
fn BRM_027pH_die_insects() {
    check(CardClass::Mage, &[HasHeroPower("BRM_027pH"), Cost("BRM_027pH", 2), Unwritten]);
}

/// # Emperor Thaurissan
///
/// `BRM_028` · Neutral minion · 5 mana · 4/4
///
/// > At the end of your turn, reduce the Cost of cards in your hand by (1).
///
/// State: Derived
//~ derived BRM_028 caa5b942 05ee2645 902ae891.9cbff41d
#[test]
fn BRM_028_emperor_thaurissan() {
    check(
        CardClass::Mage,
        &[
            Give("BRM_028"),
            Cost("BRM_028", 5),
            Stats("BRM_028", 4, 4),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BRM_028"),
            EndTurn,
            CostNow(Nth(0), 4),
            CostNow(Nth(1), 3),
        ],
    );
}

/// # Imperial Favor
///
/// `BRM_028e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived BRM_028e 9a894dfb a79a4bb9 20602308.f705eb41
#[test]
fn BRM_028e_imperial_favor() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "BRM_028e"), CostNow(Nth(0), 2)]);
}

/// # Rend Blackhand
///
/// `BRM_029` · Neutral minion · 7 mana · 8/4
///
/// > **Battlecry:** If you're holding a Dragon, destroy a **Legendary** minion.
///
/// State: Derived
//~ derived BRM_029 1a15b774 9c4d9954 2ed8c0eb.181bc3b4
#[test]
fn BRM_029_rend_blackhand() {
    check(
        CardClass::Mage,
        &[
            Give("BRM_029"),
            Cost("BRM_029", 7),
            Stats("BRM_029", 8, 4),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("OG_120"),
            Friend("CS2_182"),
            Enemy("OG_120"),
            Enemy("CS2_182"),
            CannotTarget("BRM_029", Nth(4)),
            Play("BRM_029", On(Nth(5))),
            BoardCount(Mine, 0),
            Dead(Nth(0)),
            Dead(Nth(3)),
            Dead(Nth(4)),
            Dead(Nth(5)),
            Dead(Nth(6)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BRM_029"),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("OG_120"),
            Friend("CS2_182"),
            Enemy("OG_120"),
            Enemy("CS2_182"),
            Play("BRM_029", On(Nth(3))),
            BoardCount(Mine, 0),
            Dead(Nth(0)),
            Dead(Nth(3)),
            Dead(Nth(4)),
            Dead(Nth(5)),
            Dead(Nth(6)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BRM_029"),
            Friend("OG_120"),
            Friend("CS2_182"),
            Enemy("OG_120"),
            Enemy("CS2_182"),
            Play("BRM_029", Nothing),
        ],
    );
}

/// # Nefarian
///
/// `BRM_030` · Neutral minion · 9 mana · 8/8
///
/// > **Battlecry:** Add 2 random spells to your hand *(from your opponent's class)*.
///
/// State: Derived
//~ derived BRM_030 8b064c5e 2c18c811 72d255bb.fbd4e8d4
#[test]
fn BRM_030_nefarian() {
    check(
        CardClass::Mage,
        &[
            Give("BRM_030"),
            Cost("BRM_030", 9),
            Stats("BRM_030", 8, 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Play("BRM_030", Nothing),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 5),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            Is(InHand(1), "AT_001"),
            CostNow(InHand(1), 5),
            TagNow(InHand(1), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("BRM_030"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("BRM_030", Nothing)],
    );
}

/// # Tail Swipe
///
/// `BRM_030t` · Neutral spell · 4 mana
///
/// > Deal $4 damage.
///
/// State: Derived
//~ derived BRM_030t 01861e91 be85bc87 8edc5fdc.d316de67
#[test]
fn BRM_030t_tail_swipe() {
    check(
        CardClass::Mage,
        &[
            Give("BRM_030t"),
            Cost("BRM_030t", 4),
            Targets("BRM_030t", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BRM_030t", On(Nth(2))),
            Now(Nth(2), 4, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("BRM_030t"), Friend("CS2_182"), Enemy("CS2_182"), Play("BRM_030t", On(Nth(1))), Now(Nth(1), 4, 1)],
    );
}

/// # Chromaggus
///
/// `BRM_031` · Neutral minion · 8 mana · 6/8
///
/// > Whenever you draw a card, put another copy into your hand.
///
/// State: Derived
//~ derived BRM_031 ac8d42fd c2520042 591d837d.1bd02aef
#[test]
fn BRM_031_chromaggus() {
    check(
        CardClass::Mage,
        &[
            Give("BRM_031"),
            Cost("BRM_031", 8),
            Stats("BRM_031", 6, 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BRM_031"),
            EndTurn,
            EndTurn,
            CostNow(InHand(2), 4),
            Now(InHand(2), 4, 5),
            HandCount(Mine, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BRM_031"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BRM_031"),
            DrawOne,
            CostNow(InHand(2), 4),
            Now(InHand(2), 4, 5),
            HandCount(Mine, 3),
        ],
    );
}

/// # Blackwing Technician
///
/// `BRM_033` · Neutral minion · 3 mana · 2/4
///
/// > **Battlecry:** If you're holding a Dragon, gain +1/+1.
///
/// State: Done
//~ done BRM_033 75aaab65 - 01892cb0.bc298987
#[test]
fn BRM_033_blackwing_technician() {
    check(
        CardClass::Mage,
        &[Give("BRM_033"), Cost("BRM_033", 3), Stats("BRM_033", 2, 4), Play("BRM_033", Nothing), Now(My(0), 2, 4)],
    );
    check(CardClass::Mage, &[Give("EX1_563"), Play("BRM_033", Nothing), Now(My(0), 3, 5)]);
}

/// # Dragon Blood
///
/// `BRM_033e` · Neutral enchantment
///
/// > +1/+1
///
/// State: Derived
//~ derived BRM_033e 9401fa33 fd38810e a91462b4.29d9cb13
#[test]
fn BRM_033e_dragon_blood() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "BRM_033e"), Now(My(0), 6, 2)]);
}

/// # Blackwing Corruptor
///
/// `BRM_034` · Neutral minion · 5 mana · 5/4
///
/// > **Battlecry:** If you're holding a Dragon, deal 5 damage.
///
/// State: Derived
//~ derived BRM_034 d6128447 d92dbba2 694d5b06.ea34261d
#[test]
fn BRM_034_blackwing_corruptor() {
    check(
        CardClass::Mage,
        &[
            Give("BRM_034"),
            Cost("BRM_034", 5),
            Stats("BRM_034", 5, 4),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BRM_034", On(Nth(4))),
            Dead(Nth(4)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BRM_034"),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BRM_034", On(Nth(3))),
            BoardCount(Mine, 1),
            Dead(Nth(3)),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BRM_034"),
            Give("AT_008"),
            Give("CS2_182"),
            Play("BRM_034", On(TheirHero)),
            Now(TheirHero, 0, 25),
            Damage(TheirHero, 5),
        ],
    );
    check(CardClass::Mage, &[Give("BRM_034"), Friend("CS2_182"), Enemy("CS2_182"), Play("BRM_034", Nothing)]);
}
