//! Demon Hunter cards of Whizbang's Workshop, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 8443182c

/// # Return Policy
///
/// `MIS_102` · Demon Hunter spell · 3 mana
///
/// > **Discover** a friendly **Deathrattle** card you've played this game. Trigger its **Deathrattle**.
///
/// State: Todo
//~ todo MIS_102 5f1f175f dba3143e 062a106d.8acf29b8
#[test]
#[ignore = "todo: MIS_102 Return Policy"]
fn MIS_102_return_policy() {
    check(CardClass::DemonHunter, &[Give("MIS_102"), Cost("MIS_102", 3), Unwritten]);
}

/// # Sock Puppet Slitherspear
///
/// `MIS_710` · Demon Hunter minion · 1 mana · 1/2
///
/// > This minion's Attack is improved by your hero's.
///
/// State: Derived
//~ derived MIS_710 c5d58bd7 97e3e18c 4ced4c8a.00bc2b6c
#[test]
fn MIS_710_sock_puppet_slitherspear() {
    check(
        CardClass::DemonHunter,
        &[
            Give("MIS_710"),
            Cost("MIS_710", 1),
            Stats("MIS_710", 1, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("MIS_710"),
            Now(Nth(4), 4, 2),
        ],
    );
}

/// # Gibbering Reject
///
/// `MIS_911` · Demon Hunter minion · 4 mana · 3/3
///
/// > After your hero attacks, summon another Gibbering Reject.
///
/// State: Derived
//~ derived MIS_911 470e5bb8 803cdcc0 87980871.626b0440
#[test]
fn MIS_911_gibbering_reject() {
    check(
        CardClass::DemonHunter,
        &[
            Give("MIS_911"),
            Cost("MIS_911", 4),
            Stats("MIS_911", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("MIS_911"),
            Attack(MyHero, TheirHero),
            BoardCount(Mine, 3),
            In(The("MIS_911"), Zone::Play),
            Now(The("MIS_911"), 3, 3),
        ],
    );
}

/// # Spirit of the Team
///
/// `TOY_028` · Demon Hunter minion · 2 mana · 0/3
///
/// > **Stealth** for 1 turn. Your hero has +2 Attack on your turn.
///
/// State: Derived
//~ derived TOY_028 5c4f8336 1d7837b3 282b478a.090f6632
#[test]
fn TOY_028_spirit_of_the_team() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TOY_028"),
            Cost("TOY_028", 2),
            Stats("TOY_028", 0, 3),
            Has("TOY_028", GameTag::STEALTH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TOY_028"),
            EndTurn,
            EndTurn,
            Now(MyHero, 2, 30),
            HasNot(Nth(3), GameTag::STEALTH),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("TOY_028"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TOY_028"),
            EndTurn,
            Now(MyHero, 0, 30),
            HasNow(Nth(3), GameTag::STEALTH),
        ],
    );
}

/// # Spirit of the Snake
///
/// `TOY_028e` · Demon Hunter enchantment
///
/// > +2 Attack.
///
/// State: Derived
//~ derived TOY_028e 3304fa07 579ae6f6 989694cf.bf3d1612
#[test]
fn TOY_028e_spirit_of_the_snake() {
    check(CardClass::DemonHunter, &[Friend("CS2_118"), Enchant(My(0), "TOY_028e"), Now(My(0), 7, 1)]);
}

/// # Workshop Mishap
///
/// `TOY_640` · Demon Hunter spell · Fel · 4 mana
///
/// > Deal $5 damage to a minion. Excess damages both neighbors. **Outcast:** Gain **Lifesteal**.
///
/// State: Todo
//~ todo TOY_640 0e855255 5c7ccf0d 2ceca87d.6fd08106
#[test]
#[ignore = "todo: TOY_640 Workshop Mishap"]
fn TOY_640_workshop_mishap() {
    check(CardClass::DemonHunter, &[Give("TOY_640"), Cost("TOY_640", 4), Unwritten]);
}

/// # Umpire's Grasp
///
/// `TOY_641` · Demon Hunter weapon · 4 mana · 3/2 durability
///
/// > **Deathrattle:** Draw a Demon and reduce its Cost by (2).
///
/// State: Derived
//~ derived TOY_641 4ae5f41a 30e8057c 533e7d14.d40766b6
#[test]
fn TOY_641_umpires_grasp() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TOY_641"),
            Cost("TOY_641", 4),
            Stats("TOY_641", 3, 2),
            OnTop("AT_020"),
            OnTop("AT_020"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TOY_641"),
            Play("CS2_106", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(2), 5),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 6, 8),
        ],
    );
}

/// # Game Time!
///
/// `TOY_641e` · Demon Hunter enchantment
///
/// > Costs (2) less
///
/// State: Derived
//~ derived TOY_641e 591f4d92 3ee95d01 2ba54e31.6c32834d
#[test]
fn TOY_641e_game_time() {
    check(CardClass::DemonHunter, &[Give("CS2_118"), Enchant(Nth(0), "TOY_641e"), CostNow(Nth(0), 1)]);
}

/// # Ball Hog
///
/// `TOY_642` · Demon Hunter minion · 4 mana · 3/3
///
/// > **Lifesteal Battlecry and Deathrattle:** Deal 3 damage to the lowest Health enemy.
///
/// State: Derived
//~ derived TOY_642 7324756a 8e3948fa 08ce4580.86afccf8
#[test]
fn TOY_642_ball_hog() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TOY_642"),
            Cost("TOY_642", 4),
            Stats("TOY_642", 3, 3),
            Has("TOY_642", GameTag::LIFESTEAL),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("TOY_642", Nothing),
            Armor(Mine, 0),
            Now(MyHero, 0, 13),
            BoardCount(Mine, 2),
            Damage(MyHero, 17),
            DeckCount(Mine, 19),
            HandCount(Mine, 0),
            Now(Nth(0), 3, 3),
            Now(Nth(1), 4, 3),
            Dead(Nth(2)),
            Now(Nth(3), 4, 3),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 20),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("TOY_642"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Friend("TOY_642"),
            Hurt(Nth(1), 2),
            Hurt(Nth(3), 2),
            Hurt(Nth(4), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Kill(Nth(4)),
            Now(MyHero, 0, 13),
            Damage(MyHero, 17),
            Dead(Nth(2)),
            BoardCount(Theirs, 1),
        ],
    );
}

/// # Blind Box
///
/// `TOY_643` · Demon Hunter spell · 2 mana
///
/// > Get 2 random Demons. **Outcast: Discover** them instead.
///
/// State: Todo
//~ todo TOY_643 46aec09f a1641cc7 69bde896.25044571
#[test]
#[ignore = "todo: TOY_643 Blind Box"]
fn TOY_643_blind_box() {
    check(CardClass::DemonHunter, &[Give("TOY_643"), Cost("TOY_643", 2), Unwritten]);
}

/// # Red Card
///
/// `TOY_644` · Demon Hunter spell · 1 mana
///
/// > Make a minion go **Dormant** for 2 turns.
///
/// State: Derived
//~ derived TOY_644 41c7af74 53950a9b 2e4ae483.70518466
#[test]
fn TOY_644_red_card() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TOY_644"),
            Cost("TOY_644", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TOY_644", On(Nth(2))),
            HasNow(Nth(2), GameTag::DORMANT),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("TOY_644"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TOY_644", On(Nth(1))),
            HasNow(Nth(1), GameTag::DORMANT),
        ],
    );
}

/// # Lesser Opal Spellstone
///
/// `TOY_645` · Demon Hunter spell · 2 mana
///
/// > Draw 1 card. *(Attack with your hero @ \|4(time, times) to upgrade.)*
///
/// State: Derived
//~ derived TOY_645 5bcb42cb 1384c04f 04ea3536.4287ff31
#[test]
fn TOY_645_lesser_opal_spellstone() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TOY_645"),
            Cost("TOY_645", 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Attack(MyHero, TheirHero),
            EndTurn,
            EndTurn,
            Crystals(10),
            Attack(MyHero, TheirHero),
            EndTurn,
            EndTurn,
            Crystals(10),
            Is(Nth(0), "TOY_645t"),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("TOY_645"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Attack(MyHero, TheirHero),
            EndTurn,
            EndTurn,
            Crystals(10),
            Is(Nth(0), "TOY_645"),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("TOY_645"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Play("TOY_645", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Opal Spellstone
///
/// `TOY_645t` · Demon Hunter spell · 2 mana
///
/// > Draw 2 cards. *(Attack with your hero @ \|4(time, times) to upgrade.)*
///
/// State: Derived
//~ derived TOY_645t ddc12da2 7893a30e 801ca20e.5a751b8e
#[test]
fn TOY_645t_opal_spellstone() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TOY_645t"),
            Cost("TOY_645t", 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Attack(MyHero, TheirHero),
            EndTurn,
            EndTurn,
            Crystals(10),
            Attack(MyHero, TheirHero),
            EndTurn,
            EndTurn,
            Crystals(10),
            Is(Nth(0), "TOY_645t1"),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("TOY_645t"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Attack(MyHero, TheirHero),
            EndTurn,
            EndTurn,
            Crystals(10),
            Is(Nth(0), "TOY_645t"),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("TOY_645t"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Play("TOY_645t", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
        ],
    );
}

/// # Greater Opal Spellstone
///
/// `TOY_645t1` · Demon Hunter spell · 2 mana
///
/// > Draw 3 cards.
///
/// State: Derived
//~ derived TOY_645t1 701051af 5b05665f 61b13e99.35dc1efa
#[test]
fn TOY_645t1_greater_opal_spellstone() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TOY_645t1"),
            Cost("TOY_645t1", 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TOY_645t1", Nothing),
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

/// # Magtheridon, Unreleased
///
/// `TOY_647` · Demon Hunter minion · 8 mana · 12/12
///
/// > **Dormant** for 2 turns. While **Dormant**, deal 3 damage to all enemies at the end of your turn.
///
/// State: Derived
//~ derived TOY_647 a57b93e9 2c5c7892 4d9dfc15.6796748f
#[test]
fn TOY_647_magtheridon_unreleased() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TOY_647"),
            Cost("TOY_647", 8),
            Stats("TOY_647", 12, 12),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TOY_647", Nothing),
            EndTurn,
            HasNow(Nth(0), GameTag::DORMANT),
            Now(Nth(2), 4, 2),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("TOY_647"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TOY_647", Nothing),
            EndTurn,
            EndTurn,
            HasNow(Nth(0), GameTag::DORMANT),
            Now(Nth(2), 4, 2),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("TOY_647"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TOY_647", Nothing),
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            HasNot(Nth(0), GameTag::DORMANT),
            Dead(Nth(2)),
            Now(TheirHero, 0, 24),
            BoardCount(Theirs, 0),
            Damage(TheirHero, 6),
        ],
    );
}

/// # Window Shopper
///
/// `TOY_652` · Demon Hunter minion · 5 mana · 6/5
///
/// > **Miniaturize Battlecry: Discover** a Demon. Set its stats and Cost to this minion's.
///
/// State: Todo
//~ todo TOY_652 fb3d833a a8e4d78f bcb48073.4eb1f7f6
#[test]
#[ignore = "todo: TOY_652 Window Shopper"]
fn TOY_652_window_shopper() {
    check(
        CardClass::DemonHunter,
        &[Give("TOY_652"), Cost("TOY_652", 5), Stats("TOY_652", 6, 5), Has("TOY_652", GameTag::MINIATURIZE), Unwritten],
    );
}

/// # Window Shopper
///
/// `TOY_652t` · Demon Hunter minion · 1 mana · 1/1
///
/// > **Mini Battlecry: Discover** a Demon. Set its stats and Cost to this minion's.
///
/// State: Todo
//~ todo TOY_652t 4eb67bf1 5710083c bc027b7e.131d3b49
#[test]
#[ignore = "todo: TOY_652t Window Shopper"]
fn TOY_652t_window_shopper() {
    check(CardClass::DemonHunter, &[Give("TOY_652t"), Cost("TOY_652t", 1), Stats("TOY_652t", 1, 1), Unwritten]);
}

/// # Ci'Cigi
///
/// `TOY_913` · Demon Hunter minion · 3 mana · 4/4
///
/// > **Battlecry, Outcast, and Deathrattle:** Get a random first-edition Demon Hunter card *(in mint condition)*.
///
/// State: Todo
//~ todo TOY_913 093dd6b3 569407fe fc6ce124.2b98ae0e
#[test]
#[ignore = "todo: TOY_913 Ci'Cigi"]
fn TOY_913_ci_cigi() {
    check(CardClass::DemonHunter, &[Give("TOY_913"), Cost("TOY_913", 3), Stats("TOY_913", 4, 4), Unwritten]);
}
