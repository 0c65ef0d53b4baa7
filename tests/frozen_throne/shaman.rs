//! Shaman cards of Knights of the Frozen Throne, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 0c20b237

/// # Cryostasis
///
/// `ICC_056` · Shaman spell · Frost · 2 mana
///
/// > Give a minion +3/+3 and **Freeze** it.
///
/// State: Derived
//~ derived ICC_056 752cc3b5 134d7829 f9bfae0f.2d297d71
#[test]
fn ICC_056_cryostasis() {
    check(
        CardClass::Shaman,
        &[
            Give("ICC_056"),
            Cost("ICC_056", 2),
            Targets("ICC_056", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ICC_056", On(Nth(2))),
            HasNow(Nth(2), GameTag::FROZEN),
            Now(Nth(2), 7, 8),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("ICC_056"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ICC_056", On(Nth(1))),
            HasNow(Nth(1), GameTag::FROZEN),
            Now(Nth(1), 7, 8),
        ],
    );
}

/// # Frozen Blood
///
/// `ICC_056e` · Neutral enchantment
///
/// > +3/+3.
///
/// State: Derived
//~ derived ICC_056e 9fd3731e 47d62806 0e48dc66.b42c6980
#[test]
fn ICC_056e_frozen_blood() {
    check(CardClass::Shaman, &[Friend("CS2_118"), Enchant(My(0), "ICC_056e"), Now(My(0), 8, 4)]);
}

/// # Brrrloc
///
/// `ICC_058` · Shaman minion · 2 mana · 2/2
///
/// > **Battlecry: Freeze** an enemy.
///
/// State: Derived
//~ derived ICC_058 9fdf0259 54cf12e5 4b58db26.ce544137
#[test]
fn ICC_058_brrrloc() {
    check(
        CardClass::Shaman,
        &[
            Give("ICC_058"),
            Cost("ICC_058", 2),
            Stats("ICC_058", 2, 2),
            Targets("ICC_058", &[EnemyMinion, EnemyHero]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ICC_058", On(Nth(2))),
            HasNow(Nth(2), GameTag::FROZEN),
        ],
    );
}

/// # Avalanche
///
/// `ICC_078` · Shaman spell · Frost · 4 mana
///
/// > **Freeze** a minion and deal $3 damage to adjacent ones.
///
/// State: Derived
//~ derived ICC_078 241fb274 166133bb 78a20432.f5dd6857
#[test]
fn ICC_078_avalanche() {
    check(
        CardClass::Shaman,
        &[
            Give("ICC_078"),
            Cost("ICC_078", 4),
            Targets("ICC_078", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ICC_078", On(Nth(2))),
            HasNow(Nth(2), GameTag::FROZEN),
            Now(Nth(2), 4, 5),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("ICC_078"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ICC_078", On(Nth(1))),
            HasNow(Nth(1), GameTag::FROZEN),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("ICC_078"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("ICC_078", On(Nth(2))),
            HasNow(Nth(2), GameTag::FROZEN),
            Now(Nth(3), 4, 2),
        ],
    );
}

/// # Drakkari Defender
///
/// `ICC_081` · Shaman minion · 3 mana · 2/8
///
/// > **Taunt Overload:** (3)
///
/// State: Vanilla
//~ vanilla ICC_081 9db24508 53b70336 eb5f6e8f.6490eb07
#[test]
fn ICC_081_drakkari_defender() {
    check(
        CardClass::Shaman,
        &[
            Give("ICC_081"),
            Cost("ICC_081", 3),
            Stats("ICC_081", 2, 8),
            Has("ICC_081", GameTag::OVERLOAD),
            Has("ICC_081", GameTag::TAUNT),
            Play("ICC_081", Nothing),
            In(The("ICC_081"), Zone::Play),
            Now(The("ICC_081"), 2, 8),
            HasNow(The("ICC_081"), GameTag::TAUNT),
            EndTurn,
            EndTurn,
            Mana(7),
        ],
    );
}

/// # Voodoo Hexxer
///
/// `ICC_088` · Shaman minion · 5 mana · 2/7
///
/// > **Taunt Freeze** any character damaged by this minion.
///
/// State: Vanilla
//~ vanilla ICC_088 2a706623 524c55f9 d3960da1.873bf70e
#[test]
fn ICC_088_voodoo_hexxer() {
    check(
        CardClass::Shaman,
        &[
            Give("ICC_088"),
            Cost("ICC_088", 5),
            Stats("ICC_088", 2, 7),
            Has("ICC_088", GameTag::TAUNT),
            Play("ICC_088", Nothing),
            In(The("ICC_088"), Zone::Play),
            Now(The("ICC_088"), 2, 7),
            HasNow(The("ICC_088"), GameTag::TAUNT),
        ],
    );
}

/// # Ice Fishing
///
/// `ICC_089` · Shaman spell · Frost · 2 mana
///
/// > Draw 2 Murlocs from your deck.
///
/// State: Derived
//~ derived ICC_089 35256ada c864549e c671fc74.e7a02903
#[test]
fn ICC_089_ice_fishing() {
    check(
        CardClass::Shaman,
        &[
            Give("ICC_089"),
            Cost("ICC_089", 2),
            OnTop("CS2_168"),
            OnTop("CS2_168"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ICC_089", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(2), 1),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 2, 1),
            CostNow(Nth(3), 1),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 2, 1),
        ],
    );
}

/// # Snowfury Giant
///
/// `ICC_090` · Shaman minion · 11 mana · 8/8
///
/// > Costs (1) less for each Mana Crystal you've Overload**ed** this game.
///
/// State: Todo
//~ todo ICC_090 a3a133cd fd6fdcc1 0139019a.13bb029e
#[test]
#[ignore = "todo: ICC_090 Snowfury Giant"]
fn ICC_090_snowfury_giant() {
    check(CardClass::Shaman, &[Give("ICC_090"), Cost("ICC_090", 11), Stats("ICC_090", 8, 8), Unwritten]);
}

/// # Ice Breaker
///
/// `ICC_236` · Shaman weapon · 3 mana · 1/3 durability
///
/// > Destroy any **Frozen** minion damaged by this.
///
/// State: Done
//~ done ICC_236 c538b408 - dff8ef4e.8bb13cd7
#[test]
fn ICC_236_ice_breaker() {
    check(
        CardClass::Shaman,
        &[
            Give("ICC_236"),
            Cost("ICC_236", 3),
            Stats("ICC_236", 1, 3),
            Enemy("CS2_200"),
            Play("CS2_024", On(Nth(1))),
            Play("ICC_236", Nothing),
            Attack(MyHero, Nth(1)),
            Dead(Nth(1)),
        ],
    );
    check(CardClass::Shaman, &[Enemy("CS2_200"), Play("ICC_236", Nothing), Attack(MyHero, Nth(0)), Health(Nth(0), 6)]);
    check(
        CardClass::Shaman,
        &[
            Enemy("CS2_119"),
            Friend("CS2_231"),
            Play("CS2_024", On(Nth(0))),
            Play("ICC_236", Nothing),
            Attack(Nth(1), Nth(0)),
            Health(Nth(0), 3),
        ],
    );
}

/// # Moorabi
///
/// `ICC_289` · Shaman minion · 6 mana · 4/4
///
/// > Whenever another minion is **Frozen**, add a copy of it to your hand.
///
/// State: Derived
//~ derived ICC_289 758992ae 59998a67 9506fee2.6ad248f4
#[test]
fn ICC_289_moorabi() {
    check(
        CardClass::Shaman,
        &[
            Give("ICC_289"),
            Cost("ICC_289", 6),
            Stats("ICC_289", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ICC_289"),
            Play("CS2_026", Nothing),
            CostNow(InHand(1), 4),
            Now(InHand(1), 4, 5),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("ICC_289"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ICC_289"),
            EndTurn,
            Play("CS2_026", Nothing),
            CostNow(InHand(1), 4),
            Now(InHand(1), 4, 5),
            HandCount(Mine, 2),
        ],
    );
}

/// # Thrall, Deathseer
///
/// `ICC_481` · Shaman hero · 5 mana · 30 health, 5 armor
///
/// > **Battlecry:** Transform your minions into random ones that cost (2) more.
///
/// State: Todo
//~ todo ICC_481 d26ea0a1 31bdb030 734989c5.4add1306
#[test]
#[ignore = "todo: ICC_481 Thrall, Deathseer"]
fn ICC_481_thrall_deathseer() {
    check(CardClass::Shaman, &[Give("ICC_481"), Cost("ICC_481", 5), Unwritten]);
}

/// # Transmute Spirit
///
/// `ICC_481p` · Neutral hero power · 2 mana
///
/// > Transform a friendly minion into a random one that costs (1) more.
///
/// State: Derived
//~ derived ICC_481p fd25221b 8a86fe8a 3e82f8e9.92cde35c
#[test]
fn ICC_481p_transmute_spirit() {
    check(
        CardClass::Shaman,
        &[
            HasHeroPower("ICC_481p"),
            Cost("ICC_481p", 2),
            Targets("ICC_481p", &[FriendlyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("GVG_070")),
            HeroPower(On(Nth(1))),
            Is(Nth(1), "GVG_070"),
            Now(Nth(1), 7, 4),
        ],
    );
    check(
        CardClass::Shaman,
        &[HasHeroPower("ICC_481p"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_001")), HeroPower(On(Nth(1)))],
    );
}
