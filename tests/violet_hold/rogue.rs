//! Rogue cards of Escape from Violet Hold, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 60884dce

/// # SI:7 Slayer
///
/// `CAP_000` · Rogue minion · 3 mana · 1/2
///
/// > Stealth**.** Whenever a friendly Stealth**ed** minion attacks, give it +2/+2.
///
/// State: Derived
//~ derived CAP_000 c30e44d9 0105bcc6 df715441.f4939eda
#[test]
fn CAP_000_si_7_slayer() {
    check(
        CardClass::Rogue,
        &[
            Give("CAP_000"),
            Cost("CAP_000", 3),
            Stats("CAP_000", 1, 2),
            Has("CAP_000", GameTag::STEALTH),
            Friend("AT_095"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("CAP_000"),
            Attack(Nth(5), TheirHero),
            Now(Nth(5), 3, 4),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("CAP_000"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("CAP_000"),
            Attack(Nth(1), TheirHero),
            Now(Nth(1), 4, 5),
        ],
    );
}

/// # Slayer
///
/// `CAP_000e` · Rogue enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived CAP_000e d7deb469 4a9af5e8 df75d000.6d6ab056
#[test]
fn CAP_000e_slayer() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "CAP_000e"), Now(My(0), 7, 3)]);
}

/// # Silent Strike
///
/// `CAP_001` · Rogue spell · Shadow · 2 mana
///
/// > Give a minion +3 Attack. If it's Stealth**ed**, deal its Attack damage to a random enemy minion.
///
/// State: Derived
//~ derived CAP_001 89f8b6c7 dde036be bd582f1b.e00a6a87
#[test]
fn CAP_001_silent_strike() {
    check(
        CardClass::Rogue,
        &[
            Give("CAP_001"),
            Cost("CAP_001", 2),
            OnTop("AT_095"),
            OnTop("AT_095"),
            OnTop("CS2_182"),
            OnTheirTop("AT_095"),
            Friend("AT_095"),
            Friend("CS2_182"),
            Enemy("AT_095"),
            Enemy("CS2_182"),
            Play("CAP_001", On(Nth(8))),
            Now(Nth(8), 7, 5),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("CAP_001"),
            OnTop("AT_095"),
            OnTop("AT_095"),
            OnTop("CS2_182"),
            OnTheirTop("AT_095"),
            Friend("AT_095"),
            Friend("CS2_182"),
            Enemy("AT_095"),
            Enemy("CS2_182"),
            Force(Entity(Nth(7))),
            Play("CAP_001", On(Nth(5))),
            Now(Nth(5), 5, 2),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("CAP_001"),
            OnTop("AT_095"),
            OnTop("AT_095"),
            OnTop("CS2_182"),
            OnTheirTop("AT_095"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("CAP_001", On(Nth(6))),
            Armor(Mine, 0),
            BoardCount(Mine, 1),
            Damage(MyHero, 0),
            DeckCount(Mine, 22),
            HandCount(Mine, 0),
            Now(Nth(5), 4, 5),
            Now(Nth(6), 7, 5),
            Now(Nth(7), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 2),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 21),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Silent
///
/// `CAP_001e` · Rogue enchantment
///
/// > +3 Attack.
///
/// State: Derived
//~ derived CAP_001e 69f428e1 dc98a775 d545acae.fc2d73f0
#[test]
fn CAP_001e_silent() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "CAP_001e"), Now(My(0), 8, 1)]);
}

/// # Follow the Footsteps
///
/// `CAP_002` · Rogue spell · 1 mana
///
/// > **Discover** a **Stealth** minion. Give it this effect for a turn.
///
/// State: Todo
//~ todo CAP_002 7da642ea 4fbf842b 42ce9bc4.b25ff4e8
#[test]
#[ignore = "todo: CAP_002 Follow the Footsteps"]
fn CAP_002_follow_the_footsteps() {
    check(CardClass::Rogue, &[Give("CAP_002"), Cost("CAP_002", 1), Unwritten]);
}

/// # SI:7 Supplier
///
/// `CAP_003` · Rogue minion · 2 mana · 1/3
///
/// > **Stealth** After this attacks, draw a card.
///
/// State: Derived
//~ derived CAP_003 1f6379fd c0d1e391 e9bacaeb.f0ba76ae
#[test]
fn CAP_003_si_7_supplier() {
    check(
        CardClass::Rogue,
        &[
            Give("CAP_003"),
            Cost("CAP_003", 2),
            Stats("CAP_003", 1, 3),
            Has("CAP_003", GameTag::STEALTH),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("CAP_003"),
            Attack(Nth(7), TheirHero),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Disguised Operator
///
/// `CAP_004` · Rogue minion · 1 mana · 4/2
///
/// > Can be played on either side. **Rush**. **Deathrattle:** Your opponent draws 2 cards.
///
/// State: Todo
//~ todo CAP_004 a5b13f19 8c857aac 29c02e6c.34c385db
#[test]
#[ignore = "todo: CAP_004 Disguised Operator"]
fn CAP_004_disguised_operator() {
    check(
        CardClass::Rogue,
        &[Give("CAP_004"), Cost("CAP_004", 1), Stats("CAP_004", 4, 2), Has("CAP_004", GameTag::RUSH), Unwritten],
    );
}

/// # Detected!
///
/// `CAP_004a` · Rogue spell · 1 mana
///
/// > This was played on the friendly side.
///
/// State: Todo
//~ todo CAP_004a c983439c 8c853ecb fa6fb0e8.43b6cb84
#[test]
#[ignore = "todo: CAP_004a Detected!"]
fn CAP_004a_detected() {
    check(CardClass::Rogue, &[Give("CAP_004a"), Cost("CAP_004a", 1), Unwritten]);
}

/// # Disguised!
///
/// `CAP_004b` · Rogue spell · 1 mana
///
/// > This was played on the enemy side.
///
/// State: Todo
//~ todo CAP_004b 15050423 be014b73 d9f51e8e.b47a1546
#[test]
#[ignore = "todo: CAP_004b Disguised!"]
fn CAP_004b_disguised() {
    check(CardClass::Rogue, &[Give("CAP_004b"), Cost("CAP_004b", 1), Unwritten]);
}

/// # Mathias Shaw
///
/// `CAP_005` · Rogue minion · 4 mana · 4/4
///
/// > Stealth**.** Whenever a friendly Stealth**ed** minion attacks, reduce the Cost of a random card in your hand by (3).
///
/// State: Derived
//~ derived CAP_005 802debf6 e269e77d 41e4c7f8.ecee8c6b
#[test]
fn CAP_005_mathias_shaw() {
    check(
        CardClass::Rogue,
        &[
            Give("CAP_005"),
            Cost("CAP_005", 4),
            Stats("CAP_005", 4, 4),
            Has("CAP_005", GameTag::STEALTH),
            Give("CS2_182"),
            Friend("AT_095"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("CAP_005"),
            Force(Entity(Nth(0))),
            Attack(Nth(6), TheirHero),
            CostNow(Nth(0), 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("CAP_005"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("CAP_005"),
            Attack(Nth(2), TheirHero),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 2),
            CostNow(Nth(0), 4),
            Now(Nth(0), 4, 4),
            CostNow(Nth(1), 4),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Now(Nth(3), 4, 5),
            Now(Nth(4), 4, 5),
            Now(Nth(5), 3, 2),
            Now(Nth(6), 4, 4),
            Armor(Theirs, 0),
            BoardCount(Theirs, 2),
            Damage(TheirHero, 4),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Stealth 100
///
/// `CAP_005e4` · Rogue enchantment
///
/// > Costs (3) less.
///
/// State: Derived
//~ derived CAP_005e4 5fe5635e 219d2973 08ad5a56.bb1f76c5
#[test]
fn CAP_005e4_stealth_100() {
    check(CardClass::Rogue, &[Give("CS2_119"), Enchant(Nth(0), "CAP_005e4"), CostNow(Nth(0), 1)]);
}

/// # Tricks of the Trade
///
/// `CAP_006` · Rogue spell · 1 mana
///
/// > Deal $1 damage. If a Stealth**ed** minion attacked while holding this, deal $3 instead.
///
/// State: Todo
//~ todo CAP_006 fb324b63 e5a68e2c 427687a0.7e91be42
#[test]
#[ignore = "todo: CAP_006 Tricks of the Trade"]
fn CAP_006_tricks_of_the_trade() {
    check(CardClass::Rogue, &[Give("CAP_006"), Cost("CAP_006", 1), Unwritten]);
}

/// # Nab
///
/// `JAIL_225` · Rogue spell · 2 mana
///
/// > Deal $3 damage to a minion. If it dies, shuffle a copy of it into your deck that costs (2).
///
/// State: Derived
//~ derived JAIL_225 cc689de4 78b12b67 1fe2a066.95437c18
#[test]
fn JAIL_225_nab() {
    check(
        CardClass::Rogue,
        &[
            Give("JAIL_225"),
            Cost("JAIL_225", 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("JAIL_225", On(Nth(7))),
            DeckCount(Mine, 23),
            Dead(Nth(7)),
            CostNow(The("CS2_118"), 2),
            In(The("CS2_118"), Zone::Deck),
            Now(The("CS2_118"), 5, 1),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("JAIL_225"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("JAIL_225", On(Nth(5))),
            BoardCount(Mine, 1),
            DeckCount(Mine, 23),
            Dead(Nth(5)),
            CostNow(The("CS2_118"), 2),
            In(The("CS2_118"), Zone::Deck),
            Now(The("CS2_118"), 5, 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("JAIL_225"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("JAIL_225", On(Nth(6))),
            Now(Nth(6), 4, 2),
        ],
    );
}

/// # Lotus Troublemaker
///
/// `JAIL_470` · Rogue minion · 3 mana · 2/2
///
/// > **Battlecry:** Deal 1 damage to a random enemy. Shoot @ \|4(time, times)! *(While in hand or deck play cards for 2 Mana to shoot more!)*
///
/// State: Todo
//~ todo JAIL_470 634655ab 7e7841aa 7647d92c.930366f5
#[test]
#[ignore = "todo: JAIL_470 Lotus Troublemaker"]
fn JAIL_470_lotus_troublemaker() {
    check(CardClass::Rogue, &[Give("JAIL_470"), Cost("JAIL_470", 3), Stats("JAIL_470", 2, 2), Unwritten]);
}

/// # Jade Guardians
///
/// `JAIL_474` · Rogue spell · 5 mana
///
/// > Get two random 8-Cost minions. They cost (1) less for each card you played for 2 Mana this game.@ *(@)*
///
/// State: Todo
//~ todo JAIL_474 c5b9c13c 8d830848 e7b8032c.9cc3a71b
#[test]
#[ignore = "todo: JAIL_474 Jade Guardians"]
fn JAIL_474_jade_guardians() {
    check(CardClass::Rogue, &[Give("JAIL_474"), Cost("JAIL_474", 5), Unwritten]);
}

/// # Slice and Dice
///
/// `JAIL_500` · Rogue spell · 5 mana
///
/// > Replay all other cards played this turn *(targeting enemies if possible).* End your turn.
///
/// State: Todo
//~ todo JAIL_500 262bcd32 5bfd84a7 f7cf9d4c.d9a228ea
#[test]
#[ignore = "todo: JAIL_500 Slice and Dice"]
fn JAIL_500_slice_and_dice() {
    check(CardClass::Rogue, &[Give("JAIL_500"), Cost("JAIL_500", 5), Unwritten]);
}

/// # Picklock
///
/// `JAIL_501` · Rogue minion · 1 mana · 1/1
///
/// > All numbers on this card equal your remaining Mana. **Battlecry:** Deal @ damage to an enemy minion.
///
/// State: Todo
//~ todo JAIL_501 65f65791 61f3e934 c75692dd.f1c1f841
#[test]
#[ignore = "todo: JAIL_501 Picklock"]
fn JAIL_501_picklock() {
    check(CardClass::Rogue, &[Give("JAIL_501"), Cost("JAIL_501", 1), Stats("JAIL_501", 1, 1), Unwritten]);
}

/// # Blackpaw's Whip
///
/// `JAIL_503` · Rogue weapon · 3 mana · 3/2 durability
///
/// > Costs (1) less for each Coin you're holding. **Deathrattle:** Draw a card.
///
/// State: Derived
//~ derived JAIL_503 f6d8c203 fbba190b 4605a49f.77953bcd
#[test]
fn JAIL_503_blackpaws_whip() {
    check(
        CardClass::Rogue,
        &[
            Give("JAIL_503"),
            Cost("JAIL_503", 3),
            Stats("JAIL_503", 3, 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Give("GAME_005"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAIL_503"),
            Play("CS2_106", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 4),
            CostNow(Nth(0), 2),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Aya, Lotus Kingpin
///
/// `JAIL_504` · Rogue minion · 6 mana · 6/3
///
/// > You always go second. **Battlecry:** Pick an upgraded counterfeit to replace your Coins this game. Get 3.
///
/// State: Todo
//~ todo JAIL_504 aa363a4b 99b65030 70e4b1d9.a31b966e
#[test]
#[ignore = "todo: JAIL_504 Aya, Lotus Kingpin"]
fn JAIL_504_aya_lotus_kingpin() {
    check(CardClass::Rogue, &[Give("JAIL_504"), Cost("JAIL_504", 6), Stats("JAIL_504", 6, 3), Unwritten]);
}

/// # Jade Coin
///
/// `JAIL_504t` · Rogue spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only. Summon a{1} {0} **Jade Golem**.@Gain 1 Mana Crystal this turn only. Summon a **Jade Golem**.
///
/// State: Todo
//~ todo JAIL_504t 7e3e05a4 bbf251b2 d296876e.9cf4d50f
#[test]
#[ignore = "todo: JAIL_504t Jade Coin"]
fn JAIL_504t_jade_coin() {
    check(CardClass::Rogue, &[Give("JAIL_504t"), Cost("JAIL_504t", 0), Unwritten]);
}

/// # Grimy Coin
///
/// `JAIL_504t2` · Rogue spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only. Deal $2 damage to a random enemy minion.
///
/// State: Derived
//~ derived JAIL_504t2 b208e6a1 11e195aa 1d2efb93.347862d6
#[test]
fn JAIL_504t2_grimy_coin() {
    check(
        CardClass::Rogue,
        &[
            Give("JAIL_504t2"),
            Cost("JAIL_504t2", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Force(Entity(Nth(2))),
            Play("JAIL_504t2", Nothing),
            Now(Nth(2), 4, 3),
            Mana(6),
        ],
    );
}

/// # Kabal Coin
///
/// `JAIL_504t3` · Rogue spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only. Get a random 1-Cost Kazakus Potion.
///
/// State: Todo
//~ todo JAIL_504t3 895b0c50 085612e0 0e84058a.bc21c801
#[test]
#[ignore = "todo: JAIL_504t3 Kabal Coin"]
fn JAIL_504t3_kabal_coin() {
    check(CardClass::Rogue, &[Give("JAIL_504t3"), Cost("JAIL_504t3", 0), Unwritten]);
}

/// # Kazakus Potion
///
/// `JAIL_504t3p` · Neutral spell · 1 mana
///
/// > {0} {1}
///
/// State: Todo
//~ todo JAIL_504t3p 6f97d729 faa6ed26 b04d2f71.09cdb72f
#[test]
#[ignore = "todo: JAIL_504t3p Kazakus Potion"]
fn JAIL_504t3p_kazakus_potion() {
    check(CardClass::Rogue, &[Give("JAIL_504t3p"), Cost("JAIL_504t3p", 1), Unwritten]);
}

/// # Kazakus Potion Generator
///
/// `JAIL_504t5` · Neutral spell · 1 mana
///
/// > Get a random 1-Cost Potion.
///
/// State: Todo
//~ todo JAIL_504t5 d69203ff a14f3c38 929c8ba8.060485e1
#[test]
#[ignore = "todo: JAIL_504t5 Kazakus Potion Generator"]
fn JAIL_504t5_kazakus_potion_generator() {
    check(CardClass::Rogue, &[Give("JAIL_504t5"), Cost("JAIL_504t5", 1), Unwritten]);
}

/// # Jade Golem
///
/// `JAIL_504tt01` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla JAIL_504tt01 ecf9e625 d2c45100 4b52e2d6
#[test]
fn JAIL_504tt01_jade_golem() {
    check(
        CardClass::Rogue,
        &[
            Give("JAIL_504tt01"),
            Cost("JAIL_504tt01", 1),
            Stats("JAIL_504tt01", 1, 1),
            Play("JAIL_504tt01", Nothing),
            In(The("JAIL_504tt01"), Zone::Play),
            Now(The("JAIL_504tt01"), 1, 1),
        ],
    );
}

/// # Jade Golem
///
/// `JAIL_504tt04` · Neutral minion · 4 mana · 4/4
///
/// State: Vanilla
//~ vanilla JAIL_504tt04 ea743f1f aaabf3e5 de717b56
#[test]
fn JAIL_504tt04_jade_golem() {
    check(
        CardClass::Rogue,
        &[
            Give("JAIL_504tt04"),
            Cost("JAIL_504tt04", 4),
            Stats("JAIL_504tt04", 4, 4),
            Play("JAIL_504tt04", Nothing),
            In(The("JAIL_504tt04"), Zone::Play),
            Now(The("JAIL_504tt04"), 4, 4),
        ],
    );
}

/// # Jade Golem
///
/// `JAIL_504tt07` · Neutral minion · 7 mana · 7/7
///
/// State: Vanilla
//~ vanilla JAIL_504tt07 cfbcba44 12cf6cc2 882204f7
#[test]
fn JAIL_504tt07_jade_golem() {
    check(
        CardClass::Rogue,
        &[
            Give("JAIL_504tt07"),
            Cost("JAIL_504tt07", 7),
            Stats("JAIL_504tt07", 7, 7),
            Play("JAIL_504tt07", Nothing),
            In(The("JAIL_504tt07"), Zone::Play),
            Now(The("JAIL_504tt07"), 7, 7),
        ],
    );
}

/// # Jade Golem
///
/// `JAIL_504tt20` · Neutral minion · 10 mana · 20/20
///
/// State: Vanilla
//~ vanilla JAIL_504tt20 97b59bca ab9cccb2 823f90c5
#[test]
fn JAIL_504tt20_jade_golem() {
    check(
        CardClass::Rogue,
        &[
            Give("JAIL_504tt20"),
            Cost("JAIL_504tt20", 10),
            Stats("JAIL_504tt20", 20, 20),
            Play("JAIL_504tt20", Nothing),
            In(The("JAIL_504tt20"), Zone::Play),
            Now(The("JAIL_504tt20"), 20, 20),
        ],
    );
}

/// # Thief's Tools
///
/// `JAIL_706` · Rogue spell · 3 mana
///
/// > Get two random 4-Cost spells. Reduce their Costs by (2).
///
/// State: Derived
//~ derived JAIL_706 20760f54 a66301db dc07c727.5473c641
#[test]
fn JAIL_706_thiefs_tools() {
    check(
        CardClass::Rogue,
        &[
            Give("JAIL_706"),
            Cost("JAIL_706", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_022")),
            Force(Card("AT_022")),
            Play("JAIL_706", Nothing),
            Is(InHand(0), "AT_022"),
            CostNow(InHand(0), 2),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            Is(InHand(1), "AT_022"),
            CostNow(InHand(1), 2),
            TagNow(InHand(1), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Rogue,
        &[Give("JAIL_706"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_006")), Play("JAIL_706", Nothing)],
    );
    check(
        CardClass::Rogue,
        &[Give("JAIL_706"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_001")), Play("JAIL_706", Nothing)],
    );
}

/// # Lotus Bookie
///
/// `JAIL_720` · Rogue minion · 2 mana · 2/2
///
/// > **Deathrattle:** Get a Coin.
///
/// State: Derived
//~ derived JAIL_720 65f20eac 06e2b7a8 1394c63a.49fa79bf
#[test]
fn JAIL_720_lotus_bookie() {
    check(
        CardClass::Rogue,
        &[
            Give("JAIL_720"),
            Cost("JAIL_720", 2),
            Stats("JAIL_720", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAIL_720"),
            Kill(Nth(3)),
            Is(InHand(1), "GAME_005"),
            CostNow(InHand(1), 0),
            HandCount(Mine, 2),
        ],
    );
}

/// # Defias Wannabe
///
/// `JAIL_909` · Rogue minion · 4 mana · 2/2
///
/// > **Prepare** Combo**:** Gain +1/+1 for each other card played this turn.@ *(@)*
///
/// State: Done
//~ done JAIL_909 74a3ce45 - e9907052.d347dba1
#[test]
fn JAIL_909_defias_wannabe() {
    check(
        CardClass::Rogue,
        &[
            Give("JAIL_909"),
            Cost("JAIL_909", 4),
            Stats("JAIL_909", 2, 2),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("JAIL_909", Nothing),
            Now(My(0), 4, 4),
        ],
    );
}
