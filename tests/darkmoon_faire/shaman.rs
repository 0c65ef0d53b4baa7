//! Shaman cards of Madness at the Darkmoon Faire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7f0cc2b9

/// # Revolve
///
/// `DMF_700` · Shaman spell · 1 mana
///
/// > Transform all minions into random ones with the same Cost.
///
/// State: Derived
//~ derived DMF_700 e46e2cb0 bf7aff8d 2a76f542.0c5465a9
#[test]
fn DMF_700_revolve() {
    check(
        CardClass::Shaman,
        &[
            Give("DMF_700"),
            Cost("DMF_700", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_119")),
            Force(Card("CS2_119")),
            Play("DMF_700", Nothing),
            Is(Nth(1), "CS2_119"),
            Now(Nth(1), 2, 7),
            Is(Nth(2), "CS2_119"),
            Now(Nth(2), 2, 7),
        ],
    );
    check(
        CardClass::Shaman,
        &[Give("DMF_700"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_022")), Play("DMF_700", Nothing)],
    );
}

/// # Dunk Tank
///
/// `DMF_701` · Shaman spell · Nature · 4 mana
///
/// > Deal $4 damage. **Corrupt:** Then deal $2 damage to all enemy minions.
///
/// State: Todo
//~ todo DMF_701 882db51e 7a9d3585 d2b69ac3.4ef53dd5
#[test]
#[ignore = "todo: DMF_701 Dunk Tank"]
fn DMF_701_dunk_tank() {
    check(CardClass::Shaman, &[Give("DMF_701"), Cost("DMF_701", 4), Unwritten]);
}

/// # Dunk Tank
///
/// `DMF_701t` · Shaman spell · Nature · 4 mana
///
/// > **Corrupted** Deal $4 damage, then deal $2 damage to all enemy minions.
///
/// State: Derived
//~ derived DMF_701t 3c761f2a 36612270 1b6b157a.430fc0ae
#[test]
fn DMF_701t_dunk_tank() {
    check(
        CardClass::Shaman,
        &[
            Give("DMF_701t"),
            Cost("DMF_701t", 4),
            Has("DMF_701t", GameTag::CORRUPTED_CARD),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_701t", On(Nth(2))),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("DMF_701t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_701t", On(Nth(1))),
            Now(Nth(1), 4, 1),
            Now(Nth(2), 4, 3),
        ],
    );
}

/// # Stormstrike
///
/// `DMF_702` · Shaman spell · Nature · 3 mana
///
/// > Deal $3 damage to a minion. Give your hero +3 Attack this turn.
///
/// State: Derived
//~ derived DMF_702 39d853f5 c0fcd91a 96428812.690e0b7e
#[test]
fn DMF_702_stormstrike() {
    check(
        CardClass::Shaman,
        &[
            Give("DMF_702"),
            Cost("DMF_702", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_702", On(Nth(2))),
            Now(MyHero, 3, 30),
            Now(Nth(2), 4, 2),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("DMF_702"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_702", On(Nth(1))),
            Now(MyHero, 3, 30),
            Now(Nth(1), 4, 2),
        ],
    );
}

/// # Stormstrike
///
/// `DMF_702e` · Shaman enchantment
///
/// > +3 Attack this turn.
///
/// State: Derived
//~ derived DMF_702e 45d11bca 8c0a0915 3534ebaa.268eca27
#[test]
fn DMF_702e_stormstrike() {
    check(
        CardClass::Shaman,
        &[Friend("CS2_118"), Enchant(My(0), "DMF_702e"), Now(My(0), 8, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Pit Master
///
/// `DMF_703` · Shaman minion · 3 mana · 1/2
///
/// > **Battlecry:** Summon a 3/2 Duelist. **Corrupt:** Summon two.
///
/// State: Todo
//~ todo DMF_703 4fee70b7 0c5ce0b2 0542a551.55c566f3
#[test]
#[ignore = "todo: DMF_703 Pit Master"]
fn DMF_703_pit_master() {
    check(CardClass::Shaman, &[Give("DMF_703"), Cost("DMF_703", 3), Stats("DMF_703", 1, 2), Unwritten]);
}

/// # Pit Master
///
/// `DMF_703t` · Shaman minion · 3 mana · 1/2
///
/// > **Corrupted Battlecry:** Summon two 3/2 Duelists.
///
/// State: Derived
//~ derived DMF_703t 0d31a089 4e2b4861 21caf5bc.89953a09
#[test]
fn DMF_703t_pit_master() {
    check(
        CardClass::Shaman,
        &[
            Give("DMF_703t"),
            Cost("DMF_703t", 3),
            Stats("DMF_703t", 1, 2),
            Has("DMF_703t", GameTag::CORRUPTED_CARD),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_703t", Nothing),
            BoardCount(Mine, 4),
            In(The("DMF_703t2"), Zone::Play),
            Now(The("DMF_703t2"), 3, 2),
        ],
    );
}

/// # Duelist
///
/// `DMF_703t2` · Shaman minion · 2 mana · 3/2
///
/// State: Vanilla
//~ vanilla DMF_703t2 40bd254c e6e5a3f7 57c508cb
#[test]
fn DMF_703t2_duelist() {
    check(
        CardClass::Shaman,
        &[
            Give("DMF_703t2"),
            Cost("DMF_703t2", 2),
            Stats("DMF_703t2", 3, 2),
            Play("DMF_703t2", Nothing),
            In(The("DMF_703t2"), Zone::Play),
            Now(The("DMF_703t2"), 3, 2),
        ],
    );
}

/// # Cagematch Custodian
///
/// `DMF_704` · Shaman minion · 2 mana · 2/2
///
/// > **Battlecry:** Draw a weapon.
///
/// State: Derived
//~ derived DMF_704 2d3ed2a6 cee0f269 27aaaf2e.56fc0465
#[test]
fn DMF_704_cagematch_custodian() {
    check(
        CardClass::Shaman,
        &[
            Give("DMF_704"),
            Cost("DMF_704", 2),
            Stats("DMF_704", 2, 2),
            OnTop("AT_034"),
            OnTop("AT_034"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_704", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 2),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 1, 3),
        ],
    );
}

/// # Whack-A-Gnoll Hammer
///
/// `DMF_705` · Shaman weapon · 3 mana · 3/2 durability
///
/// > After your hero attacks, give a random friendly minion +1/+1.
///
/// State: Derived
//~ derived DMF_705 87c3dbdd 819178a6 2327d401.ad8608bd
#[test]
fn DMF_705_whack_a_gnoll_hammer() {
    check(
        CardClass::Shaman,
        &[
            Give("DMF_705"),
            Cost("DMF_705", 3),
            Stats("DMF_705", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DMF_705"),
            Force(Entity(Nth(1))),
            Attack(MyHero, TheirHero),
            Now(Nth(1), 5, 6),
        ],
    );
}

/// # Winner!
///
/// `DMF_705e` · Shaman enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived DMF_705e 6b43320c dadcc198 6a5ae04e.67341004
#[test]
fn DMF_705e_winner() {
    check(CardClass::Shaman, &[Friend("CS2_118"), Enchant(My(0), "DMF_705e"), Now(My(0), 6, 2)]);
}

/// # Deathmatch Pavilion
///
/// `DMF_706` · Shaman spell · 2 mana
///
/// > Summon a 3/2 Duelist. If your hero attacked this turn, summon another.
///
/// State: Derived
//~ derived DMF_706 05519c60 19f1dc3c 778dd155.ef6e894c
#[test]
fn DMF_706_deathmatch_pavilion() {
    check(
        CardClass::Shaman,
        &[
            Give("DMF_706"),
            Cost("DMF_706", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Attack(MyHero, TheirHero),
            Crystals(10),
            Play("DMF_706", Nothing),
            BoardCount(Mine, 3),
            In(The("DMF_706t"), Zone::Play),
            Now(The("DMF_706t"), 3, 2),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("DMF_706"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Play("DMF_706", Nothing),
            BoardCount(Mine, 2),
            In(The("DMF_706t"), Zone::Play),
            Now(The("DMF_706t"), 3, 2),
        ],
    );
}

/// # Pavilion Duelist
///
/// `DMF_706t` · Shaman minion · 2 mana · 3/2
///
/// State: Vanilla
//~ vanilla DMF_706t 3d0b5d97 f0ff7ac0 188b0157
#[test]
fn DMF_706t_pavilion_duelist() {
    check(
        CardClass::Shaman,
        &[
            Give("DMF_706t"),
            Cost("DMF_706t", 2),
            Stats("DMF_706t", 3, 2),
            Play("DMF_706t", Nothing),
            In(The("DMF_706t"), Zone::Play),
            Now(The("DMF_706t"), 3, 2),
        ],
    );
}

/// # Magicfin
///
/// `DMF_707` · Shaman minion · 3 mana · 3/4
///
/// > After a friendly Murloc dies, add a random **Legendary** minion to your hand.
///
/// State: Derived
//~ derived DMF_707 fb0671e9 d60a3a12 b0fa4bbb.ba3ceb80
#[test]
fn DMF_707_magicfin() {
    check(
        CardClass::Shaman,
        &[
            Give("DMF_707"),
            Cost("DMF_707", 3),
            Stats("DMF_707", 3, 4),
            Friend("CS2_168"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DMF_707"),
            Force(Card("AT_009")),
            Kill(Nth(1)),
            Is(InHand(1), "AT_009"),
            CostNow(InHand(1), 8),
            Now(InHand(1), 7, 7),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("DMF_707"),
            Friend("CS2_168"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DMF_707"),
            Never(Card("AV_113")),
            Kill(Nth(1)),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("DMF_707"),
            Friend("CS2_168"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DMF_707"),
            Never(Card("AT_003")),
            Kill(Nth(1)),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("DMF_707"),
            Friend("CS2_168"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DMF_707"),
            Kill(Nth(2)),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 1),
            CostNow(Nth(0), 3),
            Now(Nth(0), 3, 4),
            Now(Nth(1), 2, 1),
            Now(Nth(3), 4, 5),
            Now(Nth(4), 3, 4),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Inara Stormcrash
///
/// `DMF_708` · Shaman minion · 5 mana · 4/5
///
/// > On your turn, your hero has +2 Attack and **Windfury**.
///
/// State: Derived
//~ derived DMF_708 774998f5 8f0dbab6 d6e76ff2.80065419
#[test]
fn DMF_708_inara_stormcrash() {
    check(
        CardClass::Shaman,
        &[
            Give("DMF_708"),
            Cost("DMF_708", 5),
            Stats("DMF_708", 4, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DMF_708"),
            EndTurn,
            EndTurn,
            HasNow(MyHero, GameTag::WINDFURY),
            Now(MyHero, 2, 30),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("DMF_708"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DMF_708"),
            EndTurn,
            HasNot(MyHero, GameTag::WINDFURY),
        ],
    );
}

/// # Storm Crashing
///
/// `DMF_708e` · Shaman enchantment
///
/// > +2 Attack and **Windfury**.
///
/// State: Derived
//~ derived DMF_708e b1616ce7 377595f2 855ceb6d.44229e14
#[test]
fn DMF_708e_storm_crashing() {
    check(
        CardClass::Shaman,
        &[Friend("CS2_118"), Enchant(My(0), "DMF_708e"), Now(My(0), 7, 1), HasNow(My(0), GameTag::WINDFURY)],
    );
}

/// # Grand Totem Eys'or
///
/// `DMF_709` · Shaman minion · 3 mana · 0/4
///
/// > At the end of your turn, give +1/+1 to all other Totems in your hand, deck and battlefield.
///
/// State: Derived
//~ derived DMF_709 e943f4b3 e73357f2 f995d21d.13121e05
#[test]
fn DMF_709_grand_totem_eysor() {
    check(
        CardClass::Shaman,
        &[
            Give("DMF_709"),
            Cost("DMF_709", 3),
            Stats("DMF_709", 0, 4),
            OnTop("TTN_710"),
            OnTop("TTN_710"),
            OnTop("CS2_182"),
            Give("TTN_710"),
            Give("CS2_182"),
            Friend("TTN_710"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DMF_709"),
            EndTurn,
            Now(Nth(0), 1, 5),
            Now(Nth(1), 1, 4),
            Now(Nth(2), 1, 4),
            Now(Nth(4), 1, 4),
            Now(Nth(6), 1, 4),
        ],
    );
}

/// # Strength of Eys'or
///
/// `DMF_709e` · Shaman enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived DMF_709e dd977625 85a8757f 2efe3221.67341004
#[test]
fn DMF_709e_strength_of_eysor() {
    check(CardClass::Shaman, &[Friend("CS2_118"), Enchant(My(0), "DMF_709e"), Now(My(0), 6, 2)]);
}

/// # Mistrunner
///
/// `YOP_022` · Shaman minion · 5 mana · 4/4
///
/// > **Battlecry:** Give a friendly minion +3/+3. **Overload:** (1)
///
/// State: Derived
//~ derived YOP_022 d91dc6e1 a25790d4 cace9f0a.082bdc41
#[test]
fn YOP_022_mistrunner() {
    check(
        CardClass::Shaman,
        &[
            Give("YOP_022"),
            Cost("YOP_022", 5),
            Stats("YOP_022", 4, 4),
            Has("YOP_022", GameTag::OVERLOAD),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("YOP_022", On(Nth(1))),
            Now(Nth(1), 7, 8),
        ],
    );
}

/// # Mounted
///
/// `YOP_022e` · enchantment
///
/// > +3/+3.
///
/// State: Derived
//~ derived YOP_022e 026c6bc8 f9a4030f c4073fbc.b42c6980
#[test]
fn YOP_022e_mounted() {
    check(CardClass::Shaman, &[Friend("CS2_118"), Enchant(My(0), "YOP_022e"), Now(My(0), 8, 4)]);
}

/// # Landslide
///
/// `YOP_023` · Shaman spell · Nature · 2 mana
///
/// > Deal $1 damage to all enemy minions. If you're **Overloaded**, deal $1 damage again.
///
/// State: Derived
//~ derived YOP_023 a5c5340a 7a72146e 3dc491e5.521a0ef7
#[test]
fn YOP_023_landslide() {
    check(
        CardClass::Shaman,
        &[
            Give("YOP_023"),
            Cost("YOP_023", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_052", Nothing),
            Crystals(10),
            Play("YOP_023", Nothing),
            Now(Nth(2), 4, 3),
        ],
    );
    check(
        CardClass::Shaman,
        &[Give("YOP_023"), Friend("CS2_182"), Enemy("CS2_182"), Play("YOP_023", Nothing), Now(Nth(2), 4, 4)],
    );
}
