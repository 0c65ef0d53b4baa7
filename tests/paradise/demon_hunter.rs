//! Demon Hunter cards of Perils in Paradise, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e3fb47f6

/// # Aranna, Thrill Seeker
///
/// `VAC_501` · Demon Hunter minion · 5 mana · 5/6
///
/// > **Priest Tourist** Damage your hero takes on your turn is redirected to a random enemy.
///
/// State: Todo
//~ todo VAC_501 fdc04932 94368e02 d79a55e2.0afcf7d1
#[test]
#[ignore = "todo: VAC_501 Aranna, Thrill Seeker"]
fn VAC_501_aranna_thrill_seeker() {
    check(CardClass::DemonHunter, &[Give("VAC_501"), Cost("VAC_501", 5), Stats("VAC_501", 5, 6), Unwritten]);
}

/// # Sigil of Skydiving
///
/// `VAC_925` · Demon Hunter spell · Fel · 2 mana
///
/// > At the start of your next turn, summon two 1/1 Pirates with **Charge**.
///
/// State: Todo
//~ todo VAC_925 d7ba2d5f 57eadc26 df682a09.22e6d09a
#[test]
#[ignore = "todo: VAC_925 Sigil of Skydiving"]
fn VAC_925_sigil_of_skydiving() {
    check(CardClass::DemonHunter, &[Give("VAC_925"), Cost("VAC_925", 2), Unwritten]);
}

/// # Cliff Dive
///
/// `VAC_926` · Demon Hunter spell · 6 mana
///
/// > Summon 2 minions from your deck and give them **Rush**. They go back at the end of your turn.
///
/// State: Todo
//~ todo VAC_926 0021696f 21b2a923 fc419d38.78386fe3
#[test]
#[ignore = "todo: VAC_926 Cliff Dive"]
fn VAC_926_cliff_dive() {
    check(CardClass::DemonHunter, &[Give("VAC_926"), Cost("VAC_926", 6), Unwritten]);
}

/// # Falling Illidari
///
/// `VAC_926t` · Demon Hunter minion · 1 mana · 1/1
///
/// > **Charge**
///
/// State: Vanilla
//~ vanilla VAC_926t cf82d916 fcefbb50 577d150f.276b5ef0
#[test]
fn VAC_926t_falling_illidari() {
    check(
        CardClass::DemonHunter,
        &[
            Give("VAC_926t"),
            Cost("VAC_926t", 1),
            Stats("VAC_926t", 1, 1),
            Has("VAC_926t", GameTag::CHARGE),
            Play("VAC_926t", Nothing),
            In(The("VAC_926t"), Zone::Play),
            Now(The("VAC_926t"), 1, 1),
            HasNow(The("VAC_926t"), GameTag::CHARGE),
        ],
    );
}

/// # Adrenaline Fiend
///
/// `VAC_927` · Demon Hunter minion · 2 mana · 2/2
///
/// > After a friendly Pirate attacks, give your hero +1 Attack this turn.
///
/// State: Derived
//~ derived VAC_927 b6cf5f48 419006cb 8823e4cc.b7571aeb
#[test]
fn VAC_927_adrenaline_fiend() {
    check(
        CardClass::DemonHunter,
        &[
            Give("VAC_927"),
            Cost("VAC_927", 2),
            Stats("VAC_927", 2, 2),
            Friend("GVG_070"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("VAC_927"),
            Attack(Nth(5), TheirHero),
            Now(MyHero, 4, 30),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("VAC_927"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("VAC_927"),
            Attack(Nth(1), TheirHero),
            Now(MyHero, 3, 30),
        ],
    );
}

/// # Paraglide
///
/// `VAC_928` · Demon Hunter spell · 3 mana
///
/// > Both players draw 3 cards. **Outcast:** Only you do.
///
/// State: Todo
//~ todo VAC_928 df1a3a43 8cfaffd0 cbd46386.4e48a63b
#[test]
#[ignore = "todo: VAC_928 Paraglide"]
fn VAC_928_paraglide() {
    check(CardClass::DemonHunter, &[Give("VAC_928"), Cost("VAC_928", 3), Unwritten]);
}

/// # Dangerous Cliffside
///
/// `VAC_929` · Demon Hunter location · 4 mana · 0 uses
///
/// > Summon two 1/1 Pirates with **Charge**. After your hero attacks, reopen this.
///
/// State: Todo
//~ todo VAC_929 e07bf4d4 745c51ac 66cd43aa.bf9ded9f
#[test]
#[ignore = "todo: VAC_929 Dangerous Cliffside"]
fn VAC_929_dangerous_cliffside() {
    check(CardClass::DemonHunter, &[Give("VAC_929"), Cost("VAC_929", 4), Unwritten]);
}

/// # All Terrain Voidhound
///
/// `VAC_930` · Demon Hunter minion · 7 mana · 5/8
///
/// > Whenever this attacks, give your hero +5 Attack this turn.
///
/// State: Derived
//~ derived VAC_930 32890259 8c1948f8 a4ef6acb.1b055a4f
#[test]
fn VAC_930_all_terrain_voidhound() {
    check(
        CardClass::DemonHunter,
        &[
            Give("VAC_930"),
            Cost("VAC_930", 7),
            Stats("VAC_930", 5, 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("VAC_930"),
            Attack(Nth(4), TheirHero),
            Now(MyHero, 8, 30),
        ],
    );
}

/// # Skirting Death
///
/// `VAC_931` · Demon Hunter spell · Shadow · 3 mana
///
/// > Choose a minion. This turn, your hero steals 4 Attack from it.
///
/// State: Todo
//~ todo VAC_931 6a78cebf a72475b1 68a7257f.1df8a511
#[test]
#[ignore = "todo: VAC_931 Skirting Death"]
fn VAC_931_skirting_death() {
    check(CardClass::DemonHunter, &[Give("VAC_931"), Cost("VAC_931", 3), Unwritten]);
}

/// # Skirting Death
///
/// `VAC_931e` · Demon Hunter enchantment
///
/// > -4 Attack this turn.
///
/// State: Derived
//~ derived VAC_931e 729ba5d5 8f31b8b2 d942c109.f87a55fd
#[test]
fn VAC_931e_skirting_death() {
    check(
        CardClass::DemonHunter,
        &[Friend("CS2_118"), Enchant(My(0), "VAC_931e"), Now(My(0), 1, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Climbing Hook
///
/// `VAC_932` · Demon Hunter weapon · 6 mana · 5/2 durability
///
/// > Doesn't lose Durability while you control a minion with 5 or more Attack.
///
/// State: Todo
//~ todo VAC_932 6fc98ac5 2a87ae18 dd76dcc9.2e3b944a
#[test]
#[ignore = "todo: VAC_932 Climbing Hook"]
fn VAC_932_climbing_hook() {
    check(CardClass::DemonHunter, &[Give("VAC_932"), Cost("VAC_932", 6), Stats("VAC_932", 5, 2), Unwritten]);
}

/// # Patches the Pilot
///
/// `VAC_933` · Demon Hunter minion · 1 mana · 1/1
///
/// > **Battlecry:** Shuffle six Parachutes into your deck that summon a 1/1 Pirate with **Charge** when drawn.
///
/// State: Derived
//~ derived VAC_933 43aa1cca c39cfe72 2a172f4d.2e8dd598
#[test]
fn VAC_933_patches_the_pilot() {
    check(
        CardClass::DemonHunter,
        &[
            Give("VAC_933"),
            Cost("VAC_933", 1),
            Stats("VAC_933", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_933", Nothing),
            DeckCount(Mine, 25),
            In(The("VAC_933t"), Zone::Deck),
        ],
    );
}

/// # Parachute
///
/// `VAC_933t` · Demon Hunter spell · 1 mana
///
/// > **Casts When Drawn** Summon a 1/1 Pirate with **Charge**.
///
/// State: Todo
//~ todo VAC_933t f7f00c57 f9d4017d bb2ca5b2.5e6f7956
#[test]
#[ignore = "todo: VAC_933t Parachute"]
fn VAC_933t_parachute() {
    check(CardClass::DemonHunter, &[Give("VAC_933t"), Cost("VAC_933t", 1), Unwritten]);
}

/// # Demonic Deal
///
/// `WORK_014` · Demon Hunter spell · Fel · 2 mana
///
/// > **Lifesteal**. Deal $4 damage to a minion. Put a random Demon that costs (5) or more on top of your deck.
///
/// State: Derived
//~ derived WORK_014 3ae4fb27 d6b92fb7 2bf6b1d6.afa0da98
#[test]
fn WORK_014_demonic_deal() {
    check(
        CardClass::DemonHunter,
        &[
            Give("WORK_014"),
            Cost("WORK_014", 2),
            Has("WORK_014", GameTag::LIFESTEAL),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Force(Card("AT_020")),
            Play("WORK_014", On(Nth(2))),
            Now(MyHero, 0, 14),
            Damage(MyHero, 16),
            DeckCount(Mine, 20),
            Dead(Nth(2)),
            In(The("AT_020"), Zone::Deck),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("WORK_014"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Never(Card("AT_019")),
            Play("WORK_014", On(Nth(2))),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("WORK_014"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Never(Card("AT_001")),
            Play("WORK_014", On(Nth(2))),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("WORK_014"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Force(Card("AT_020")),
            Play("WORK_014", On(Nth(1))),
            Now(MyHero, 0, 14),
            BoardCount(Mine, 0),
            Damage(MyHero, 16),
            DeckCount(Mine, 20),
            Dead(Nth(1)),
            In(The("AT_020"), Zone::Deck),
        ],
    );
}

/// # Spirit Peddler
///
/// `WORK_015` · Demon Hunter minion · 6 mana · 6/6
///
/// > **Rush Deathrattle:** Reduce the Cost of a random minion in your hand by (6).
///
/// State: Derived
//~ derived WORK_015 21f321a2 c436146a bbd5e5ff.8dcf2566
#[test]
fn WORK_015_spirit_peddler() {
    check(
        CardClass::DemonHunter,
        &[
            Give("WORK_015"),
            Cost("WORK_015", 6),
            Stats("WORK_015", 6, 6),
            Has("WORK_015", GameTag::RUSH),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WORK_015"),
            Force(Entity(Nth(0))),
            Kill(Nth(5)),
            CostNow(Nth(0), 0),
        ],
    );
}

/// # Peddled
///
/// `WORK_015e` · Neutral enchantment
///
/// > Costs (6) less.
///
/// State: Derived
//~ derived WORK_015e 0c969b42 9bb8208f e4fea54e.77ea2e2e
#[test]
fn WORK_015e_peddled() {
    check(CardClass::DemonHunter, &[Give("CS2_186"), Enchant(Nth(0), "WORK_015e"), CostNow(Nth(0), 1)]);
}

/// # Infernal Stapler
///
/// `WORK_016` · Demon Hunter weapon · 3 mana · 3/3 durability
///
/// > After your hero attacks, deal 3 damage to your hero.
///
/// State: Derived
//~ derived WORK_016 046a2718 fc85e692 e46b1519.fa0f2943
#[test]
fn WORK_016_infernal_stapler() {
    check(
        CardClass::DemonHunter,
        &[
            Give("WORK_016"),
            Cost("WORK_016", 3),
            Stats("WORK_016", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WORK_016"),
            Attack(MyHero, TheirHero),
            Now(MyHero, 3, 27),
            Damage(MyHero, 3),
        ],
    );
}
