//! Warlock cards of March of the Lich King, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 81b059a3

/// # Nofin's Imp-ossible
///
/// `NX2_016` · Warlock spell · 2 mana
///
/// > Give all friendly Demons and Murlocs "**Deathrattle:** Summon a 2/2 Imploc."
///
/// State: Derived
//~ derived NX2_016 cac023a9 df568b92 e8fd456c.10bc9707
#[test]
fn NX2_016_nofins_imp_ossible() {
    check(
        CardClass::Warlock,
        &[
            Give("NX2_016"),
            Cost("NX2_016", 2),
            Friend("CS2_168"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("NX2_016", Nothing),
            Kill(Nth(1)),
            BoardCount(Mine, 2),
            In(The("NX2_016t"), Zone::Play),
            Now(The("NX2_016t"), 2, 2),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("NX2_016"),
            Friend("CS2_168"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("NX2_016", Nothing),
            Kill(Nth(2)),
            BoardCount(Mine, 1),
        ],
    );
}

/// # Nofin's Imp-ossible
///
/// `NX2_016e` · Warlock enchantment
///
/// > **Deathrattle:** Summon a 2/2 Imploc.
///
/// State: Derived
//~ derived NX2_016e 802dd761 a751e4f0 139a1419.e859da7f
#[test]
fn NX2_016e_nofins_imp_ossible() {
    check(
        CardClass::Warlock,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "NX2_016e"),
            Kill(Nth(0)),
            BoardCount(Mine, 2),
            In(The("NX2_016t"), Zone::Play),
            Now(The("NX2_016t"), 2, 2),
        ],
    );
}

/// # Imploc
///
/// `NX2_016t` · Warlock minion · 2 mana · 2/2
///
/// State: Vanilla
//~ vanilla NX2_016t 9ff07a6a ecd19128 0215eb65
#[test]
fn NX2_016t_imploc() {
    check(
        CardClass::Warlock,
        &[
            Give("NX2_016t"),
            Cost("NX2_016t", 2),
            Stats("NX2_016t", 2, 2),
            Play("NX2_016t", Nothing),
            In(The("NX2_016t"), Zone::Play),
            Now(The("NX2_016t"), 2, 2),
        ],
    );
}

/// # Plague Eruption
///
/// `NX2_017` · Warlock spell · 3 mana
///
/// > Deal $2 damage to all minions. If you've discarded a card this game, deal $1 more.
///
/// State: Todo
//~ todo NX2_017 267fabe3 debb3f93 b9006fcb.315aa7bd
#[test]
#[ignore = "todo: NX2_017 Plague Eruption"]
fn NX2_017_plague_eruption() {
    check(CardClass::Warlock, &[Give("NX2_017"), Cost("NX2_017", 3), Unwritten]);
}

/// # Suspicious Peddler
///
/// `NX2_044` · Warlock minion · 2 mana · 2/3
///
/// > **Battlecry: Discover** a 1-Cost card. If your opponent guesses your choice, they get a copy.
///
/// State: Todo
//~ todo NX2_044 384f5fde 997b4c6a 62bf16de.d2db5d5d
#[test]
#[ignore = "todo: NX2_044 Suspicious Peddler"]
fn NX2_044_suspicious_peddler() {
    check(CardClass::Warlock, &[Give("NX2_044"), Cost("NX2_044", 2), Stats("NX2_044", 2, 3), Unwritten]);
}

/// # Infantry Reanimator
///
/// `RLK_531` · Warlock minion · 5 mana · 4/4
///
/// > **Battlecry:** Resurrect a friendly Undead. Give it **Reborn**.
///
/// State: Derived
//~ derived RLK_531 8198e093 1c3768e8 3cda7908.007157fe
#[test]
fn RLK_531_infantry_reanimator() {
    check(
        CardClass::Warlock,
        &[
            Give("RLK_531"),
            Cost("RLK_531", 5),
            Stats("RLK_531", 4, 4),
            Friend("CS2_231"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Force(Card("CS2_231")),
            Play("RLK_531", Nothing),
            BoardCount(Mine, 3),
            HasNow(The("CS2_231"), GameTag::REBORN),
            In(The("CS2_231"), Zone::Play),
            Now(The("CS2_231"), 1, 1),
        ],
    );
}

/// # Walking Dead
///
/// `RLK_532` · Warlock minion · 3 mana · 2/5
///
/// > **Taunt** If you discard this minion, summon it.
///
/// State: Derived
//~ derived RLK_532 ff51fa91 bdc47011 91ba8505.581ad264
#[test]
fn RLK_532_walking_dead() {
    check(
        CardClass::Warlock,
        &[
            Give("RLK_532"),
            Cost("RLK_532", 3),
            Stats("RLK_532", 2, 5),
            Has("RLK_532", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Discard(Nth(0)),
            BoardCount(Mine, 2),
            In(Nth(0), Zone::Play),
            Now(Nth(0), 2, 5),
        ],
    );
}

/// # Scourge Supplies
///
/// `RLK_533` · Warlock spell · 3 mana
///
/// > Draw 3 cards. Choose one to discard.
///
/// State: Derived
//~ derived RLK_533 7b1a3c1d 8aa2c6c7 640fdbcc.1661ed78
#[test]
fn RLK_533_scourge_supplies() {
    check(
        CardClass::Warlock,
        &[
            Give("RLK_533"),
            Cost("RLK_533", 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_533", Nothing),
            ChooseCard("CS2_182"),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 3),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 5, 1),
            Dead(Nth(5)),
        ],
    );
}

/// # Soul Barrage
///
/// `RLK_534` · Warlock spell · Shadow · 4 mana
///
/// > When you play or discard this, deal $5 damage randomly split among all enemies.
///
/// State: Derived
//~ derived RLK_534 d3e12b70 ee136d9a f451d43e.26ebffa5
#[test]
fn RLK_534_soul_barrage() {
    check(
        CardClass::Warlock,
        &[
            Give("RLK_534"),
            Cost("RLK_534", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Play("RLK_534", Nothing),
            Now(Nth(2), 4, 3),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("RLK_534"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Discard(Nth(0)),
            Now(Nth(2), 4, 3),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
}

/// # Savage Ymirjar
///
/// `RLK_535` · Warlock minion · 5 mana · 7/7
///
/// > **Rush Battlecry:** Discard 2 cards.
///
/// State: Derived
//~ derived RLK_535 66c03309 fe51a58d de85df9b.3b52d4dc
#[test]
fn RLK_535_savage_ymirjar() {
    check(
        CardClass::Warlock,
        &[
            Give("RLK_535"),
            Cost("RLK_535", 5),
            Stats("RLK_535", 7, 7),
            Has("RLK_535", GameTag::RUSH),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Play("RLK_535", Nothing),
            HandCount(Mine, 0),
            Dead(Nth(1)),
        ],
    );
}

/// # Shallow Grave
///
/// `RLK_536` · Warlock spell · 2 mana
///
/// > Trigger a friendly minion's **Deathrattle**, then destroy it.
///
/// State: Derived
//~ derived RLK_536 bc83e823 7f1adb5f e3c5ca71.310fbc74
#[test]
fn RLK_536_shallow_grave() {
    check(
        CardClass::Warlock,
        &[
            Give("RLK_536"),
            Cost("RLK_536", 2),
            OnTop("LEG_CS3_013"),
            OnTop("LEG_CS3_013"),
            OnTop("CS2_182"),
            Friend("LEG_CS3_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            CannotTarget("RLK_536", Nth(5)),
            Play("RLK_536", On(Nth(4))),
            BoardCount(Mine, 1),
            Dead(Nth(4)),
            Now(TheirHero, 0, 24),
            Damage(TheirHero, 6),
        ],
    );
}

/// # Twisted Tether
///
/// `RLK_537` · Warlock spell · Shadow · 4 mana
///
/// > Destroy a minion. Give its stats to a random Undead in your hand.
///
/// State: Derived
//~ derived RLK_537 a19790a9 a767b425 b1d2675c.1fc4ad58
#[test]
fn RLK_537_twisted_tether() {
    check(
        CardClass::Warlock,
        &[
            Give("RLK_537"),
            Cost("RLK_537", 4),
            Give("CS2_231"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Play("RLK_537", On(Nth(4))),
            Now(Nth(1), 5, 6),
            Dead(Nth(4)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("RLK_537"),
            Give("CS2_231"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(2))),
            Play("RLK_537", On(Nth(4))),
        ],
    );
}

/// # Devourer of Souls
///
/// `RLK_538` · Warlock minion · 1 mana · 1/3
///
/// > After a friendly minion dies, gain its **Deathrattle**.
///
/// State: Done
//~ done RLK_538 607ede97 - 67e2593a.adef2c1e
#[test]
fn RLK_538_devourer_of_souls() {
    check(
        CardClass::Warlock,
        &[
            Give("RLK_538"),
            Cost("RLK_538", 1),
            Stats("RLK_538", 1, 3),
            Friend("EX1_096"),
            Friend("CS2_231"),
            Play("RLK_538", Nothing),
            Kill(Nth(1)),
            HandCount(Mine, 1),
            Kill(Nth(2)),
            Kill(Nth(0)),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Enemy("EX1_096"),
            Friend("RLK_538"),
            Kill(Nth(0)),
            HandCount(Theirs, 1),
            Kill(Nth(1)),
            HandCount(Mine, 0),
            HandCount(Theirs, 1),
        ],
    );
}

/// # Dar'Khan Drathir
///
/// `RLK_539` · Warlock minion · 7 mana · 6/6
///
/// > **Lifesteal** At the end of your turn, deal 6 damage to the enemy hero.
///
/// State: Derived
//~ derived RLK_539 950190ea 8e312307 1b0dfe44.6ff42fcc
#[test]
fn RLK_539_dar_khan_drathir() {
    check(
        CardClass::Warlock,
        &[
            Give("RLK_539"),
            Cost("RLK_539", 7),
            Stats("RLK_539", 6, 6),
            Has("RLK_539", GameTag::LIFESTEAL),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("RLK_539"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            EndTurn,
            Now(MyHero, 0, 16),
            Damage(MyHero, 14),
            Now(TheirHero, 0, 4),
            Damage(TheirHero, 26),
        ],
    );
}

/// # Amorphous Slime
///
/// `RLK_540` · Warlock minion · 5 mana · 5/3
///
/// > **Battlecry:** Discard a random Undead. **Deathrattle:** Summon a copy of it.
///
/// State: Derived
//~ derived RLK_540 7dfbfa8e c51e50a2 85ee7ecd.16e1c537
#[test]
fn RLK_540_amorphous_slime() {
    check(
        CardClass::Warlock,
        &[
            Give("RLK_540"),
            Cost("RLK_540", 5),
            Stats("RLK_540", 5, 3),
            Give("CS2_231"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Play("RLK_540", Nothing),
            HandCount(Mine, 1),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("RLK_540"),
            Give("CS2_231"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(2))),
            Play("RLK_540", Nothing),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("RLK_540"),
            Give("CS2_231"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Play("RLK_540", Nothing),
            Kill(Nth(0)),
            BoardCount(Mine, 2),
            HandCount(Mine, 1),
            Dead(Nth(1)),
            In(The("CS2_231"), Zone::Play),
            Now(The("CS2_231"), 1, 1),
        ],
    );
}
