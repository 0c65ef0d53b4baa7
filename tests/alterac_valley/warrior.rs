//! Warrior cards of Fractured in Alterac Valley, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file f2f5a096

/// # Shield Shatter
///
/// `AV_108` · Warrior spell · Frost · 10 mana
///
/// > Deal $5 damage to all minions. Costs (1) less for each Armor you have.
///
/// State: Derived
//~ derived AV_108 52e75ef7 bddb36e4 3581c58e.275a74e4
#[test]
fn AV_108_shield_shatter() {
    check(
        CardClass::Warrior,
        &[
            Give("AV_108"),
            Cost("AV_108", 10),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_923", Nothing),
            Crystals(10),
            Play("AV_108", Nothing),
            BoardCount(Mine, 0),
            Dead(Nth(1)),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("AV_108"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_923", Nothing),
            Crystals(10),
            CostNow(Nth(0), 5),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("AV_108"),
            Friend("TLC_248"),
            Enemy("CS2_182"),
            Play("UNG_923", Nothing),
            Crystals(10),
            Play("AV_108", Nothing),
            Now(Nth(1), 14, 23),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Frozen Buckler
///
/// `AV_109` · Warrior spell · Frost · 2 mana
///
/// > Gain 10 Armor. At the start of your next turn, lose 5 Armor.
///
/// State: Derived
//~ derived AV_109 32a67f02 651098ac 72cb256c.3ef3d8da
#[test]
fn AV_109_frozen_buckler() {
    check(
        CardClass::Warrior,
        &[
            Give("AV_109"),
            Cost("AV_109", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_109", Nothing),
            Armor(Mine, 10),
        ],
    );
    check(
        CardClass::Warrior,
        &[Give("AV_109"), Friend("CS2_182"), Enemy("CS2_182"), Play("AV_109", Nothing), EndTurn, Armor(Mine, 10)],
    );
    check(
        CardClass::Warrior,
        &[
            Give("AV_109"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_109", Nothing),
            EndTurn,
            EndTurn,
            Armor(Mine, 5),
        ],
    );
}

/// # To the Front!
///
/// `AV_119` · Warrior spell · 2 mana
///
/// > Your minions cost (2) less this turn *(but not less than 1)*.
///
/// State: Todo
//~ todo AV_119 275946cb 03731a10 850ba22f.eea3a447
#[test]
#[ignore = "todo: AV_119 To the Front!"]
fn AV_119_to_the_front() {
    check(CardClass::Warrior, &[Give("AV_119"), Cost("AV_119", 2), Unwritten]);
}

/// # Frontlined
///
/// `AV_119e` · Warrior enchantment
///
/// > Your minions cost (2) less this turn.
///
/// State: Derived
//~ derived AV_119e b4aadc88 1209926e 9efddfc2.0a6afba1
#[test]
fn AV_119e_frontlined() {
    check(
        CardClass::Warrior,
        &[
            Friend("CS2_182"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "AV_119e"),
            CostNow(Nth(1), 1),
            CostNow(Nth(2), 2),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Friend("CS2_182"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "AV_119e"),
            EndTurn,
            CostNow(Nth(1), 3),
        ],
    );
}

/// # Captain Galvangar
///
/// `AV_145` · Warrior minion · 6 mana · 6/6
///
/// > **Battlecry:** If you have gained 15 or more Armor this game, gain +3/+3 and **Charge**.@ *({0} left!)*@ *(Ready!)*
///
/// State: Todo
//~ todo AV_145 61c49529 697ff214 3812c304.523ce5c9
#[test]
#[ignore = "todo: AV_145 Captain Galvangar"]
fn AV_145_captain_galvangar() {
    check(CardClass::Warrior, &[Give("AV_145"), Cost("AV_145", 6), Stats("AV_145", 6, 6), Unwritten]);
}

/// # Fury of the Frostwolf
///
/// `AV_145e` · Warrior enchantment
///
/// > +3/+3 and **Charge**.
///
/// State: Derived
//~ derived AV_145e 9c759d53 660a62b4 49daef58.b6d4fd73
#[test]
fn AV_145e_fury_of_the_frostwolf() {
    check(
        CardClass::Warrior,
        &[Friend("CS2_118"), Enchant(My(0), "AV_145e"), Now(My(0), 8, 4), HasNow(My(0), GameTag::CHARGE)],
    );
}

/// # Rokara, the Valorous
///
/// `AV_202` · Warrior hero · 7 mana · 30 health, 10 armor
///
/// > **Battlecry:** Equip a 5/2 Unstoppable Force.
///
/// State: Todo
//~ todo AV_202 7cab1865 acdc32d9 4975b242.7aa0a02d
#[test]
#[ignore = "todo: AV_202 Rokara, the Valorous"]
fn AV_202_rokara_the_valorous() {
    check(CardClass::Warrior, &[Give("AV_202"), Cost("AV_202", 7), Unwritten]);
}

/// # Grand Slam
///
/// `AV_202p` · Warrior hero power · 2 mana
///
/// > Deal $2 damage. **Honorable Kill:** Gain $d4 Armor.
///
/// State: Derived
//~ derived AV_202p 0a64e6e6 aa4e095c dbdd85f6.74acc521
#[test]
fn AV_202p_grand_slam() {
    check(
        CardClass::Warrior,
        &[
            HasHeroPower("AV_202p"),
            Cost("AV_202p", 2),
            Friend("CS2_182"),
            Enemy("CS2_172"),
            HeroPower(On(Nth(2))),
            Armor(Mine, 4),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Warrior,
        &[HasHeroPower("AV_202p"), Friend("CS2_182"), Enemy("CS2_172"), HeroPower(On(Nth(1))), Now(Nth(1), 4, 3)],
    );
}

/// # The Unstoppable Force
///
/// `AV_202t2` · Warrior weapon · 7 mana · 5/2 durability
///
/// > After you attack a minion, smash it into the enemy hero!
///
/// State: Todo
//~ todo AV_202t2 69dc8cf4 2d0622f8 620bf037.e1fac2f7
#[test]
#[ignore = "todo: AV_202t2 The Unstoppable Force"]
fn AV_202t2_the_unstoppable_force() {
    check(CardClass::Warrior, &[Give("AV_202t2"), Cost("AV_202t2", 7), Stats("AV_202t2", 5, 2), Unwritten]);
}

/// # Glory Chaser
///
/// `AV_321` · Warrior minion · 3 mana · 4/3
///
/// > After you play a **Taunt** minion, draw a card.
///
/// State: Derived
//~ derived AV_321 4ffcd39b 8b8bf5da efa04b36.406e6759
#[test]
fn AV_321_glory_chaser() {
    check(
        CardClass::Warrior,
        &[
            Give("AV_321"),
            Cost("AV_321", 3),
            Stats("AV_321", 4, 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Friend("AV_321"),
            Play("BAR_535", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("AV_321"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Friend("AV_321"),
            Play("CS2_182", Nothing),
            DeckCount(Mine, 22),
        ],
    );
}

/// # Snowed In
///
/// `AV_322` · Warrior spell · Frost · 3 mana
///
/// > Destroy a damaged minion. **Freeze** all other minions.
///
/// State: Derived
//~ derived AV_322 02d19d8b 8ab34562 1005f3e5.224f7b14
#[test]
fn AV_322_snowed_in() {
    check(
        CardClass::Warrior,
        &[
            Give("AV_322"),
            Cost("AV_322", 3),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Hurt(Nth(2), 2),
            Hurt(Nth(4), 2),
            CannotTarget("AV_322", Nth(1)),
            Play("AV_322", On(Nth(4))),
            HasNow(Nth(1), GameTag::FROZEN),
            HasNow(Nth(2), GameTag::FROZEN),
            HasNow(Nth(3), GameTag::FROZEN),
            Dead(Nth(4)),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("AV_322"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Hurt(Nth(2), 2),
            Hurt(Nth(4), 2),
            Play("AV_322", On(Nth(2))),
            BoardCount(Mine, 1),
            HasNow(Nth(1), GameTag::FROZEN),
            Dead(Nth(2)),
            HasNow(Nth(3), GameTag::FROZEN),
            HasNow(Nth(4), GameTag::FROZEN),
        ],
    );
}

/// # Scrapsmith
///
/// `AV_323` · Warrior minion · 3 mana · 2/4
///
/// > **Taunt Battlecry:** Add two 2/4 Grunts with **Taunt** to your hand.
///
/// State: Derived
//~ derived AV_323 a4a0d8a4 c5d8e83b fe50c57e.b33d475a
#[test]
fn AV_323_scrapsmith() {
    check(
        CardClass::Warrior,
        &[
            Give("AV_323"),
            Cost("AV_323", 3),
            Stats("AV_323", 2, 4),
            Has("AV_323", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_323", Nothing),
            Is(InHand(0), "AV_323t"),
            CostNow(InHand(0), 3),
            Now(InHand(0), 2, 4),
            Is(InHand(1), "AV_323t"),
            CostNow(InHand(1), 3),
            Now(InHand(1), 2, 4),
            HandCount(Mine, 2),
        ],
    );
}

/// # Scrappy Grunt
///
/// `AV_323t` · Warrior minion · 3 mana · 2/4
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla AV_323t 7df6d1d2 ac4b0641 82600f8d.4b0c5d24
#[test]
fn AV_323t_scrappy_grunt() {
    check(
        CardClass::Warrior,
        &[
            Give("AV_323t"),
            Cost("AV_323t", 3),
            Stats("AV_323t", 2, 4),
            Has("AV_323t", GameTag::TAUNT),
            Play("AV_323t", Nothing),
            In(The("AV_323t"), Zone::Play),
            Now(The("AV_323t"), 2, 4),
            HasNow(The("AV_323t"), GameTag::TAUNT),
        ],
    );
}

/// # Axe Berserker
///
/// `AV_565` · Warrior minion · 4 mana · 3/5
///
/// > **Rush**. **Honorable Kill:** Draw a weapon.
///
/// State: Derived
//~ derived AV_565 7e6ce9c3 699844da d1cf5045.8e1e7ed1
#[test]
fn AV_565_axe_berserker() {
    check(
        CardClass::Warrior,
        &[
            Give("AV_565"),
            Cost("AV_565", 4),
            Stats("AV_565", 3, 5),
            Has("AV_565", GameTag::RUSH),
            OnTop("AT_034"),
            OnTop("AT_034"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_120"),
            Friend("AV_565"),
            Attack(Nth(6), Nth(5)),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(2), 2),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 1, 3),
        ],
    );
}

/// # Iceblood Garrison
///
/// `AV_660` · Warrior spell · 2 mana
///
/// > At the end of your turn, deal $1 damage to all minions. Lasts 3 turns.
///
/// State: Derived
//~ derived AV_660 7943fbd6 e6b0bd24 5962a261.5b1de640
#[test]
fn AV_660_iceblood_garrison() {
    check(
        CardClass::Warrior,
        &[
            Give("AV_660"),
            Cost("AV_660", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_660", Nothing),
            In(Nth(0), Zone::Secret),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("AV_660"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_660", Nothing),
            EndTurn,
            In(Nth(0), Zone::Secret),
            Now(Nth(1), 4, 4),
            Now(Nth(2), 4, 4),
        ],
    );
}

/// # Hit It Very Hard
///
/// `ONY_023` · Warrior spell · 1 mana
///
/// > Gain +10 Attack and "Can't attack heroes" this turn.
///
/// State: Todo
//~ todo ONY_023 2da2e73a 8dc0151c 491f857b.d14176ca
#[test]
#[ignore = "todo: ONY_023 Hit It Very Hard"]
fn ONY_023_hit_it_very_hard() {
    check(CardClass::Warrior, &[Give("ONY_023"), Cost("ONY_023", 1), Unwritten]);
}

/// # HIT IT HARD
///
/// `ONY_023e` · Warrior enchantment
///
/// > +10 Attack this turn.
///
/// State: Derived
//~ derived ONY_023e 9e6cfabe 8aa6006c 98bd0567.4b64e5c6
#[test]
fn ONY_023e_hit_it_hard() {
    check(
        CardClass::Warrior,
        &[Friend("CS2_118"), Enchant(My(0), "ONY_023e"), Now(My(0), 15, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Onyxian Drake
///
/// `ONY_024` · Warrior minion · 4 mana · 4/5
///
/// > **Taunt** **Battlecry:** Deal damage equal to your Armor to an enemy minion.
///
/// State: Derived
//~ derived ONY_024 ebfeae88 5ee8d6fe 8dcd77e1.83223cc9
#[test]
fn ONY_024_onyxian_drake() {
    check(
        CardClass::Warrior,
        &[
            Give("ONY_024"),
            Cost("ONY_024", 4),
            Stats("ONY_024", 4, 5),
            Has("ONY_024", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_923", Nothing),
            Crystals(10),
            Play("ONY_024", On(Nth(2))),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Shoulder Check
///
/// `ONY_025` · Warrior spell · 1 mana
///
/// > **Tradeable** Give a minion +2/+1 and **Rush**.
///
/// State: Derived
//~ derived ONY_025 24627397 69ff70dd 1700b560.ebf00376
#[test]
fn ONY_025_shoulder_check() {
    check(
        CardClass::Warrior,
        &[
            Give("ONY_025"),
            Cost("ONY_025", 1),
            Has("ONY_025", GameTag::TRADEABLE),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ONY_025", On(Nth(2))),
            HasNow(Nth(2), GameTag::RUSH),
            Now(Nth(2), 6, 6),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("ONY_025"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ONY_025", On(Nth(1))),
            HasNow(Nth(1), GameTag::RUSH),
            Now(Nth(1), 6, 6),
        ],
    );
}

/// # Incensed
///
/// `ONY_025e` · Neutral enchantment
///
/// > +2/+1 and **Rush**.
///
/// State: Derived
//~ derived ONY_025e ec2a27c2 37746d22 60779a4a.372474e4
#[test]
fn ONY_025e_incensed() {
    check(
        CardClass::Warrior,
        &[Friend("CS2_118"), Enchant(My(0), "ONY_025e"), Now(My(0), 7, 2), HasNow(My(0), GameTag::RUSH)],
    );
}
