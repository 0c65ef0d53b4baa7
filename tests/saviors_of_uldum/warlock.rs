//! Warlock cards of Saviors of Uldum, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7211a65d

/// # Supreme Archaeology
///
/// `ULD_140` · Warlock spell · 1 mana
///
/// > **Quest:** Draw 20 cards. **Reward:** Tome of Origination.
///
/// State: Done
//~ done ULD_140 bd07588d - 85993087.a7dafdd9
#[test]
fn ULD_140_supreme_archaeology() {
    let mut table = table(CardClass::Warlock);
    table.steps(&[Give("ULD_140"), Cost("ULD_140", 1), Play("ULD_140", Nothing), EndTurn, EndTurn]);
    for _ in 0..18 {
        table.steps(&[DrawOne, Discard(InHand(0))]);
    }
    table.steps(&[In(Nth(0), Zone::Secret), DrawOne, In(Nth(0), Zone::Graveyard), Is(MyPower, "ULD_140p")]);
    table.steps(&[OnTop("CS2_029"), HeroPower(Nothing), CostNow(The("CS2_029"), 0)]);
}

/// # Origination
///
/// `ULD_140e` · Warlock enchantment
///
/// > Costs (0).
///
/// State: Derived
//~ derived ULD_140e 8f9968fc a876429c 3a9ccf4e.dd600ecd
#[test]
fn ULD_140e_origination() {
    check(CardClass::Warlock, &[Give("CS2_118"), Enchant(Nth(0), "ULD_140e"), CostNow(Nth(0), 0)]);
}

/// # Tome of Origination
///
/// `ULD_140p` · Warlock hero power · 2 mana
///
/// > Draw a card. It costs (0).
///
/// State: Derived
//~ derived ULD_140p 95296c98 43a3ff9e f7693443.407da55c
#[test]
fn ULD_140p_tome_of_origination() {
    check(
        CardClass::Warlock,
        &[
            HasHeroPower("ULD_140p"),
            Cost("ULD_140p", 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            HeroPower(Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 0),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Sinister Deal
///
/// `ULD_160` · Warlock spell · 1 mana
///
/// > **Discover** a **Lackey**.
///
/// State: Derived
//~ derived ULD_160 1132b508 e22c650b 8a53fbcf.26688a76
#[test]
fn ULD_160_sinister_deal() {
    check(
        CardClass::Warlock,
        &[
            Give("ULD_160"),
            Cost("ULD_160", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("DRG_052")),
            Play("ULD_160", Nothing),
            ChooseCard("DRG_052"),
            Is(InHand(0), "DRG_052"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 1, 1),
            HandCount(Mine, 1),
        ],
    );
}

/// # Neferset Thrasher
///
/// `ULD_161` · Warlock minion · 3 mana · 4/5
///
/// > Whenever this attacks, deal 3 damage to your hero.
///
/// State: Derived
//~ derived ULD_161 27eb708a 2a65163a 7e47e2fc.fe40a546
#[test]
fn ULD_161_neferset_thrasher() {
    check(
        CardClass::Warlock,
        &[
            Give("ULD_161"),
            Cost("ULD_161", 3),
            Stats("ULD_161", 4, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("ULD_161"),
            Attack(Nth(4), TheirHero),
            Now(MyHero, 3, 27),
            Damage(MyHero, 3),
        ],
    );
}

/// # EVIL Recruiter
///
/// `ULD_162` · Warlock minion · 3 mana · 3/3
///
/// > **Battlecry:** Destroy a friendly **Lackey** to summon a 5/5 Demon.
///
/// State: Done
//~ done ULD_162 a1b00eb8 - bf128a99.fa1196de
#[test]
fn ULD_162_evil_recruiter() {
    check(
        CardClass::Warlock,
        &[
            Give("ULD_162"),
            Cost("ULD_162", 3),
            Stats("ULD_162", 3, 3),
            Friend("DAL_614"),
            Play("ULD_162", On(My(0))),
            Dead(Nth(1)),
            BoardCount(Mine, 2),
            Is(My(1), "ULD_162t"),
        ],
    );
}

/// # EVIL Demon
///
/// `ULD_162t` · Warlock minion · 5 mana · 5/5
///
/// State: Vanilla
//~ vanilla ULD_162t 3219b3b2 24560906 16892da7
#[test]
fn ULD_162t_evil_demon() {
    check(
        CardClass::Warlock,
        &[
            Give("ULD_162t"),
            Cost("ULD_162t", 5),
            Stats("ULD_162t", 5, 5),
            Play("ULD_162t", Nothing),
            In(The("ULD_162t"), Zone::Play),
            Now(The("ULD_162t"), 5, 5),
        ],
    );
}

/// # Expired Merchant
///
/// `ULD_163` · Warlock minion · 2 mana · 2/1
///
/// > **Battlecry:** Discard your highest Cost card. **Deathrattle:** Add 2 copies of it to your hand.
///
/// State: Derived
//~ derived ULD_163 aa5e0e85 d2bcf550 931e34d0.c27fd11e
#[test]
fn ULD_163_expired_merchant() {
    check(
        CardClass::Warlock,
        &[
            Give("ULD_163"),
            Cost("ULD_163", 2),
            Stats("ULD_163", 2, 1),
            Give("CS2_186"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ULD_163", Nothing),
            HandCount(Mine, 1),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("ULD_163"),
            Give("CS2_186"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ULD_163", Nothing),
            Kill(Nth(0)),
            Is(InHand(1), "CS2_186"),
            CostNow(InHand(1), 7),
            Now(InHand(1), 7, 7),
            Is(InHand(2), "CS2_186"),
            CostNow(InHand(2), 7),
            Now(InHand(2), 7, 7),
            HandCount(Mine, 3),
            Dead(Nth(1)),
        ],
    );
}

/// # Riftcleaver
///
/// `ULD_165` · Warlock minion · 6 mana · 7/5
///
/// > **Battlecry:** Destroy a minion. Your hero takes damage equal to its Health.
///
/// State: Derived
//~ derived ULD_165 4afe431c 8fc5b296 87d5d705.86a71b9a
#[test]
fn ULD_165_riftcleaver() {
    check(
        CardClass::Warlock,
        &[
            Give("ULD_165"),
            Cost("ULD_165", 6),
            Stats("ULD_165", 7, 5),
            Targets("ULD_165", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ULD_165", On(Nth(2))),
            Now(MyHero, 0, 25),
            Damage(MyHero, 5),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("ULD_165"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ULD_165", On(Nth(1))),
            Now(MyHero, 0, 25),
            BoardCount(Mine, 1),
            Damage(MyHero, 5),
            Dead(Nth(1)),
        ],
    );
}

/// # Diseased Vulture
///
/// `ULD_167` · Warlock minion · 4 mana · 3/5
///
/// > Whenever your hero takes damage on your turn, summon a random 3-Cost minion.
///
/// State: Derived
//~ derived ULD_167 a8ec7039 078cb3c2 f55b88e8.2f5f1de6
#[test]
fn ULD_167_diseased_vulture() {
    check(
        CardClass::Warlock,
        &[
            Give("ULD_167"),
            Cost("ULD_167", 4),
            Stats("ULD_167", 3, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ULD_167"),
            Force(Card("CS2_118")),
            Hurt(MyHero, 1),
            BoardCount(Mine, 3),
            In(The("CS2_118"), Zone::Play),
            Now(The("CS2_118"), 5, 1),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("ULD_167"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ULD_167"),
            Never(Card("AT_003")),
            Hurt(MyHero, 1),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("ULD_167"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ULD_167"),
            Never(Card("AT_002")),
            Hurt(MyHero, 1),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("ULD_167"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ULD_167"),
            EndTurn,
            Hurt(MyHero, 1),
            CostNow(InTheirHand(0), 4),
            Now(InTheirHand(0), 4, 5),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 1),
            DeckCount(Mine, 19),
            HandCount(Mine, 1),
            CostNow(Nth(0), 4),
            Now(Nth(0), 3, 5),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Now(Nth(3), 3, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 19),
            HandCount(Theirs, 1),
        ],
    );
}

/// # Dark Pharaoh Tekahn
///
/// `ULD_168` · Warlock minion · 5 mana · 4/4
///
/// > **Battlecry:** For the rest of the game, your **Lackeys** are 4/4.
///
/// State: Todo
//~ todo ULD_168 9390bf70 ee916f81 c1cd2a54.bc5646fd
#[test]
#[ignore = "todo: ULD_168 Dark Pharaoh Tekahn"]
fn ULD_168_dark_pharaoh_tekahn() {
    check(CardClass::Warlock, &[Give("ULD_168"), Cost("ULD_168", 5), Stats("ULD_168", 4, 4), Unwritten]);
}

/// # Lackey Empowerment
///
/// `ULD_168e3` · Warlock enchantment
///
/// > 4/4.
///
/// State: Derived
//~ derived ULD_168e3 1bfb4114 17d31df2 1f8d3a45.7beff5ae
#[test]
fn ULD_168e3_lackey_empowerment() {
    check(CardClass::Warlock, &[Friend("CS2_118"), Enchant(My(0), "ULD_168e3"), Now(My(0), 4, 4)]);
}

/// # Impbalming
///
/// `ULD_324` · Warlock spell · Fel · 4 mana
///
/// > Destroy a minion. Shuffle 3 Worthless Imps into your deck.
///
/// State: Derived
//~ derived ULD_324 f23fb9d0 896b5b1a be3bbbbc.5f3b0d53
#[test]
fn ULD_324_impbalming() {
    check(
        CardClass::Warlock,
        &[
            Give("ULD_324"),
            Cost("ULD_324", 4),
            Targets("ULD_324", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ULD_324", On(Nth(2))),
            DeckCount(Mine, 22),
            Dead(Nth(2)),
            In(The("ULD_324t"), Zone::Deck),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("ULD_324"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ULD_324", On(Nth(1))),
            BoardCount(Mine, 0),
            DeckCount(Mine, 22),
            Dead(Nth(1)),
            In(The("ULD_324t"), Zone::Deck),
        ],
    );
}

/// # Worthless Imp
///
/// `ULD_324t` · Warlock minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla ULD_324t bb0846c8 8b8e66f3 6150b545
#[test]
fn ULD_324t_worthless_imp() {
    check(
        CardClass::Warlock,
        &[
            Give("ULD_324t"),
            Cost("ULD_324t", 1),
            Stats("ULD_324t", 1, 1),
            Play("ULD_324t", Nothing),
            In(The("ULD_324t"), Zone::Play),
            Now(The("ULD_324t"), 1, 1),
        ],
    );
}

/// # Plague of Flames
///
/// `ULD_717` · Warlock spell · Fire · 1 mana
///
/// > Destroy all your minions. For each one, destroy a random enemy minion.
///
/// State: Derived
//~ derived ULD_717 67266356 be716097 d5ec7e5d.474eabee
#[test]
fn ULD_717_plague_of_flames() {
    check(
        CardClass::Warlock,
        &[
            Give("ULD_717"),
            Cost("ULD_717", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("ULD_717", Nothing),
            BoardCount(Mine, 0),
            Dead(Nth(1)),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}
