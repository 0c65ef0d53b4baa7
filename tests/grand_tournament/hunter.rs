//! Hunter cards of The Grand Tournament, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file bb5905ba

/// # Ram Wrangler
///
/// `AT_010` · Hunter minion · 5 mana · 3/3
///
/// > **Battlecry:** If you have a Beast, summon a random Beast.
///
/// State: Derived
//~ derived AT_010 67d6f689 8ec203bb 4913aa03.9c8e9c7f
#[test]
fn AT_010_ram_wrangler() {
    check(
        CardClass::Hunter,
        &[
            Give("AT_010"),
            Cost("AT_010", 5),
            Stats("AT_010", 3, 3),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_119")),
            Play("AT_010", Nothing),
            BoardCount(Mine, 4),
            In(The("CS2_119"), Zone::Play),
            Now(The("CS2_119"), 2, 7),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("AT_010"),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_003")),
            Play("AT_010", Nothing),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("AT_010"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_010", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 0),
            Now(Nth(0), 3, 3),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Now(Nth(3), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 2),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Powershot
///
/// `AT_056` · Hunter spell · 3 mana
///
/// > Deal $2 damage to a minion and the minions next to it.
///
/// State: Derived
//~ derived AT_056 dc1f9615 3e7d2ece 7bfd8a56.a6421eb4
#[test]
fn AT_056_powershot() {
    check(
        CardClass::Hunter,
        &[
            Give("AT_056"),
            Cost("AT_056", 3),
            Targets("AT_056", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_056", On(Nth(2))),
            Now(Nth(2), 4, 3),
        ],
    );
    check(
        CardClass::Hunter,
        &[Give("AT_056"), Friend("CS2_182"), Enemy("CS2_182"), Play("AT_056", On(Nth(1))), Now(Nth(1), 4, 3)],
    );
    check(
        CardClass::Hunter,
        &[
            Give("AT_056"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_056", On(Nth(2))),
            Now(Nth(2), 4, 3),
            Now(Nth(3), 4, 3),
        ],
    );
}

/// # Stablemaster
///
/// `AT_057` · Hunter minion · 3 mana · 4/2
///
/// > **Battlecry:** Give a friendly Beast **Immune** this turn.
///
/// State: Derived
//~ derived AT_057 67b5a701 04875894 e64ac9c9.a04d9ce3
#[test]
fn AT_057_stablemaster() {
    check(
        CardClass::Hunter,
        &[
            Give("AT_057"),
            Cost("AT_057", 3),
            Stats("AT_057", 4, 2),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            CannotTarget("AT_057", Nth(2)),
            Play("AT_057", On(Nth(1))),
            HasNow(Nth(1), GameTag::IMMUNE),
        ],
    );
}

/// # Groomed
///
/// `AT_057o` · Hunter enchantment
///
/// > **Immune** this turn.
///
/// State: Derived
//~ derived AT_057o 202bddf7 476275db f1b8447b.fb55a5e5
#[test]
fn AT_057o_groomed() {
    check(
        CardClass::Hunter,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "AT_057o"),
            HasNow(My(0), GameTag::IMMUNE),
            EndTurn,
            HasNot(My(0), GameTag::IMMUNE),
        ],
    );
}

/// # King's Elekk
///
/// `AT_058` · Hunter minion · 2 mana · 3/2
///
/// > **Battlecry:** Reveal a minion in each deck. If yours costs more, draw it.
///
/// State: Todo
//~ todo AT_058 96dc58e5 524dbe9c ff675308.37d8f78b
#[test]
#[ignore = "todo: AT_058 King's Elekk"]
fn AT_058_kings_elekk() {
    check(CardClass::Hunter, &[Give("AT_058"), Cost("AT_058", 2), Stats("AT_058", 3, 2), Unwritten]);
}

/// # Brave Archer
///
/// `AT_059` · Hunter minion · 1 mana · 2/1
///
/// > **Inspire:** If your hand is empty, deal 2 damage to the enemy hero.
///
/// State: Derived
//~ derived AT_059 e6c2d046 295637a2 3559af75.450e8583
#[test]
fn AT_059_brave_archer() {
    check(
        CardClass::Hunter,
        &[
            Give("AT_059"),
            Cost("AT_059", 1),
            Stats("AT_059", 2, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_059", Nothing),
            HeroPower(Nothing),
            Now(TheirHero, 0, 26),
            Damage(TheirHero, 4),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("AT_059"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AT_059"),
            HeroPower(Nothing),
            Now(TheirHero, 0, 28),
        ],
    );
}

/// # Bear Trap
///
/// `AT_060` · Hunter spell · 2 mana
///
/// > **Secret:** After your hero is attacked, summon a 3/3 Bear with **Taunt**.
///
/// State: Derived
//~ derived AT_060 83c0c294 b5ec521c 90fafd1e.66b7d5ce
#[test]
fn AT_060_bear_trap() {
    check(
        CardClass::Hunter,
        &[
            Give("AT_060"),
            Cost("AT_060", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("AT_060"),
            EndTurn,
            Attack(Nth(2), MyHero),
            BoardCount(Mine, 2),
            Dead(Nth(4)),
            In(The("CS2_125"), Zone::Play),
            Now(The("CS2_125"), 3, 3),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("AT_060"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("AT_060"),
            EndTurn,
            Attack(Nth(2), Nth(1)),
            BoardCount(Mine, 1),
        ],
    );
}

/// # Lock and Load
///
/// `AT_061` · Hunter spell · 0 mana
///
/// > Each time you cast a spell this turn, get a random Hunter card.
///
/// State: Derived
//~ derived AT_061 9cd7cdb5 b6cb0505 befac874.2b16f868
#[test]
fn AT_061_lock_and_load() {
    check(
        CardClass::Hunter,
        &[
            Give("AT_061"),
            Cost("AT_061", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_061", Nothing),
            Force(Card("OG_325")),
            Play("GAME_005", Nothing),
            Is(InHand(0), "OG_325"),
            CostNow(InHand(0), 3),
            Now(InHand(0), 2, 5),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("AT_061"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_061", Nothing),
            Never(Card("AT_001")),
            Play("GAME_005", Nothing),
        ],
    );
}

/// # Ball of Spiders
///
/// `AT_062` · Hunter spell · 3 mana
///
/// > Summon three 1/1 Webspinners with "**Deathrattle:** Get a random Beast."
///
/// State: Derived
//~ derived AT_062 a0e22a86 e84e7c90 cce5c632.2f652bb7
#[test]
fn AT_062_ball_of_spiders() {
    check(
        CardClass::Hunter,
        &[
            Give("AT_062"),
            Cost("AT_062", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_062", Nothing),
            BoardCount(Mine, 4),
            In(The("FP1_011"), Zone::Play),
            Now(The("FP1_011"), 1, 1),
        ],
    );
}

/// # Acidmaw
///
/// `AT_063` · Hunter minion · 3 mana · 4/2
///
/// > Whenever an enemy minion takes damage, destroy it.
///
/// State: Done
//~ done AT_063 7585727e - 00bf29b9.ff9e1bc7
#[test]
fn AT_063_acidmaw() {
    check(
        CardClass::Hunter,
        &[
            Give("AT_063"),
            Cost("AT_063", 3),
            Stats("AT_063", 4, 2),
            Play("AT_063", Nothing),
            Enemy("CS2_200"),
            Friend("CS2_200"),
            Hurt(Their(0), 1),
            BoardCount(Theirs, 0),
            Hurt(My(1), 1),
            BoardCount(Mine, 2),
        ],
    );
}

/// # Dreadscale
///
/// `AT_063t` · Hunter minion · 3 mana · 4/2
///
/// > At the end of your turn, deal 1 damage to all enemies.
///
/// State: Derived
//~ derived AT_063t 0f306e2c 901999fd 40303d38.7144c432
#[test]
fn AT_063t_dreadscale() {
    check(
        CardClass::Hunter,
        &[
            Give("AT_063t"),
            Cost("AT_063t", 3),
            Stats("AT_063t", 4, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AT_063t"),
            EndTurn,
            Now(Nth(2), 4, 4),
            Now(TheirHero, 0, 29),
            Damage(TheirHero, 1),
        ],
    );
}
