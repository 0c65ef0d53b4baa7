//! Demon Hunter cards of Cataclysm, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 48bd4b2e

/// # Azshara, Ocean Lord
///
/// `CATA_151` · Demon Hunter minion · 8 mana · 8/8
///
/// > **Colossal +2** Your hero has **Windfury**.
///
/// State: Done
//~ done CATA_151 5122d733 - 5f367063.895a8047
#[test]
fn CATA_151_azshara_ocean_lord() {
    check(
        CardClass::DemonHunter,
        &[
            Give("CATA_151"),
            Cost("CATA_151", 8),
            Stats("CATA_151", 8, 8),
            Friend("CS2_106"),
            Play("CATA_151", Nothing),
            BoardCount(Mine, 3),
            In(The("CATA_151t"), Zone::Play),
            In(The("CATA_151t1"), Zone::Play),
            HasNow(MyHero, GameTag::WINDFURY),
            HasNot(TheirHero, GameTag::WINDFURY),
            Attack(MyHero, TheirHero),
            Attack(MyHero, TheirHero),
            NoWeapon(Mine),
        ],
    );
    check(CardClass::DemonHunter, &[Play("CATA_151", Nothing), Kill(Nth(0)), HasNot(MyHero, GameTag::WINDFURY)]);
}

/// # Azshara Windfury
///
/// `CATA_151e` · Demon Hunter enchantment
///
/// > **Windfury**
///
/// State: Derived
//~ derived CATA_151e 97879dfc 77c41569 3182ce19.9569ce14
#[test]
fn CATA_151e_azshara_windfury() {
    check(CardClass::DemonHunter, &[Friend("CS2_118"), Enchant(My(0), "CATA_151e"), HasNow(My(0), GameTag::WINDFURY)]);
}

/// # Azshara's Tentacle
///
/// `CATA_151t` · Demon Hunter minion · 1 mana · 2/1
///
/// > When summoned, give your hero +{0} Attack this turn. ***Herald** twice to upgrade.*@When summoned, give your hero +{0} Attack this turn. ***Herald** once to upgrade.*@When summoned, give your hero +{0} Attack this turn.
///
/// State: Todo
//~ todo CATA_151t cb3f9fcc 52097485 b90d0e38.d8a37778
#[test]
#[ignore = "todo: CATA_151t Azshara's Tentacle"]
fn CATA_151t_azsharas_tentacle() {
    check(CardClass::DemonHunter, &[Give("CATA_151t"), Cost("CATA_151t", 1), Stats("CATA_151t", 2, 1), Unwritten]);
}

/// # Azshara's Tentacle
///
/// `CATA_151t1` · Demon Hunter minion · 1 mana · 2/1
///
/// > When summoned, give your hero +{0} Attack this turn. ***Herald** twice to upgrade.*@When summoned, give your hero +{0} Attack this turn. ***Herald** once to upgrade.*@When summoned, give your hero +{0} Attack this turn.
///
/// State: Todo
//~ todo CATA_151t1 508995aa 2286598b 472838c5.d8a37778
#[test]
#[ignore = "todo: CATA_151t1 Azshara's Tentacle"]
fn CATA_151t1_azsharas_tentacle() {
    check(CardClass::DemonHunter, &[Give("CATA_151t1"), Cost("CATA_151t1", 1), Stats("CATA_151t1", 2, 1), Unwritten]);
}

/// # Armored Bloodletter
///
/// `CATA_525` · Demon Hunter minion · 3 mana · 3/1
///
/// > **Rush Battlecry: Herald** {0}.
///
/// State: Derived
//~ derived CATA_525 c5ec8e14 2acc0853 4a8ed96e.5a0aab32
#[test]
fn CATA_525_armored_bloodletter() {
    check(
        CardClass::DemonHunter,
        &[
            Give("CATA_525"),
            Cost("CATA_525", 3),
            Stats("CATA_525", 3, 1),
            Has("CATA_525", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CATA_525", Nothing),
            BoardCount(Mine, 3),
            In(The("CATA_525t"), Zone::Play),
            Now(The("CATA_525t"), 2, 1),
        ],
    );
}

/// # Soldier of Azshara
///
/// `CATA_525t` · Demon Hunter minion · 1 mana · 2/1
///
/// > When summoned, give your hero +{0} Attack this turn. ***Herald** twice to upgrade.*@When summoned, give your hero +{0} Attack this turn. ***Herald** once to upgrade.*@When summoned, give your hero +{0} Attack this turn.
///
/// State: Todo
//~ todo CATA_525t 17690954 c2efa2f3 ba92fad2.d8a37778
#[test]
#[ignore = "todo: CATA_525t Soldier of Azshara"]
fn CATA_525t_soldier_of_azshara() {
    check(CardClass::DemonHunter, &[Give("CATA_525t"), Cost("CATA_525t", 1), Stats("CATA_525t", 2, 1), Unwritten]);
}

/// # Broxigar's Last Stand
///
/// `CATA_526` · Demon Hunter spell · 2 mana
///
/// > Deal $1 damage to all minions. Draw a card for each that died.
///
/// State: Derived
//~ derived CATA_526 af997561 7ff19526 3b647543.d0684a7c
#[test]
fn CATA_526_broxigars_last_stand() {
    check(
        CardClass::DemonHunter,
        &[
            Give("CATA_526"),
            Cost("CATA_526", 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("CATA_526", Nothing),
            BoardCount(Mine, 1),
            DeckCount(Mine, 20),
            HandCount(Mine, 2),
            CostNow(Nth(2), 3),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 5, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            Dead(Nth(5)),
            Now(Nth(6), 4, 4),
            Dead(Nth(7)),
            Now(Nth(8), 4, 4),
            BoardCount(Theirs, 1),
        ],
    );
}

/// # Nespirah, Enthralled
///
/// `CATA_527` · Demon Hunter location · 3 mana · 0 uses
///
/// > Deal 1 damage. After you cast a Fel spell, reopen. **Deathrattle:** Summon Nespirah, Unshackled.
///
/// State: Derived
//~ derived CATA_527 f0363b13 6a2b1c80 02c00487.5848a931
#[test]
fn CATA_527_nespirah_enthralled() {
    check(
        CardClass::DemonHunter,
        &[
            Give("CATA_527"),
            Cost("CATA_527", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CATA_527"),
            Use(Nth(3), 0, On(Nth(2))),
            Now(Nth(2), 4, 4),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("CATA_527"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CATA_527"),
            Use(Nth(3), 0, On(Nth(1))),
            Now(Nth(1), 4, 4),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("CATA_527"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CATA_527"),
            Use(Nth(3), 0, On(Nth(2))),
            Play("BT_235", Nothing),
            Crystals(10),
            Use(Nth(3), 0, On(Nth(1))),
            BoardCount(Mine, 1),
            Dead(Nth(1)),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Nespirah, Unshackled
///
/// `CATA_527t2` · Demon Hunter minion · 6 mana · 6/6
///
/// > After you cast a Fel spell, get a random non-**Colossal** Naga. It costs (1).
///
/// State: Todo
//~ todo CATA_527t2 2b358849 4fd6b043 0d27934f.05472423
#[test]
#[ignore = "todo: CATA_527t2 Nespirah, Unshackled"]
fn CATA_527t2_nespirah_unshackled() {
    check(CardClass::DemonHunter, &[Give("CATA_527t2"), Cost("CATA_527t2", 6), Stats("CATA_527t2", 6, 6), Unwritten]);
}

/// # Sigil of the Seas
///
/// `CATA_528` · Demon Hunter spell · Fel · 1 mana
///
/// > At the start of your next turn, summon a 3/3 Naga with **Taunt**.~GAMEPLAY ASPROXY CATA 528
///
/// State: Derived
//~ derived CATA_528 9c19583d 3b566b4a a8d114a6.b00347b0
#[test]
fn CATA_528_sigil_of_the_seas() {
    check(
        CardClass::DemonHunter,
        &[
            Give("CATA_528"),
            Cost("CATA_528", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CATA_528", Nothing),
            EndTurn,
            EndTurn,
            BoardCount(Mine, 2),
            In(The("CATA_528t"), Zone::Play),
            Now(The("CATA_528t"), 3, 3),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("CATA_528"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CATA_528", Nothing),
            EndTurn,
            BoardCount(Mine, 1),
        ],
    );
}

/// # Naga Monstrosity
///
/// `CATA_528t` · Demon Hunter minion · 3 mana · 3/3
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla CATA_528t 3f38c747 4277ef96 a4253853.4b0c5d24
#[test]
fn CATA_528t_naga_monstrosity() {
    check(
        CardClass::DemonHunter,
        &[
            Give("CATA_528t"),
            Cost("CATA_528t", 3),
            Stats("CATA_528t", 3, 3),
            Has("CATA_528t", GameTag::TAUNT),
            Play("CATA_528t", Nothing),
            In(The("CATA_528t"), Zone::Play),
            Now(The("CATA_528t"), 3, 3),
            HasNow(The("CATA_528t"), GameTag::TAUNT),
        ],
    );
}

/// # Ravenous Felfisher
///
/// `CATA_529` · Demon Hunter minion · 6 mana · 5/5
///
/// > Costs (1) less for each Fel spell you've cast this game.
///
/// State: Derived
//~ derived CATA_529 d28d2d0e 770c4bfc 3c06c783.08be0440
#[test]
fn CATA_529_ravenous_felfisher() {
    check(
        CardClass::DemonHunter,
        &[
            Give("CATA_529"),
            Cost("CATA_529", 6),
            Stats("CATA_529", 5, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CATA_529"),
            Play("BT_235", Nothing),
            Crystals(10),
            CostNow(Nth(0), 5),
        ],
    );
}

/// # Fel Infusion
///
/// `CATA_530` · Demon Hunter spell · Fel · 2 mana
///
/// > **Herald** {0}. Your hero has **Lifesteal** this turn.
///
/// State: Derived
//~ derived CATA_530 aa50782b f7bc7515 e777ad5e.a1feb173
#[test]
fn CATA_530_fel_infusion() {
    check(
        CardClass::DemonHunter,
        &[
            Give("CATA_530"),
            Cost("CATA_530", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("CATA_530", Nothing),
            HasNow(MyHero, GameTag::LIFESTEAL),
            BoardCount(Mine, 2),
            HasNot(The("CATA_525t"), GameTag::LIFESTEAL),
            In(The("CATA_525t"), Zone::Play),
            Now(The("CATA_525t"), 2, 1),
        ],
    );
}

/// # Flash Flood
///
/// `CATA_533` · Demon Hunter spell · Fel · 5 mana
///
/// > Deal $5 damage to your opponent's left and right-most minions. **Outcast:** Do it again.
///
/// State: Derived
//~ derived CATA_533 af884260 a91ea86e 970ea17d.61981733
#[test]
fn CATA_533_flash_flood() {
    check(
        CardClass::DemonHunter,
        &[
            Give("CATA_533"),
            Cost("CATA_533", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CATA_533", Nothing),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("CATA_533"),
            Friend("TLC_248"),
            Enemy("CS2_182"),
            Enemy("TLC_248"),
            Play("CATA_533", Nothing),
            Dead(Nth(2)),
            Now(Nth(3), 14, 18),
            BoardCount(Theirs, 1),
        ],
    );
}

/// # Malevolent Mutant
///
/// `CATA_697` · Demon Hunter minion · 3 mana · 3/4
///
/// > **Battlecry:** Choose a Fel spell in your hand. Get a copy of it.
///
/// State: Derived
//~ derived CATA_697 a611e814 211ec881 99c165c3.b0f3c5ac
#[test]
fn CATA_697_malevolent_mutant() {
    check(
        CardClass::DemonHunter,
        &[
            Give("CATA_697"),
            Cost("CATA_697", 3),
            Stats("CATA_697", 3, 4),
            Give("AT_022"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CATA_697", On(Nth(1))),
            Is(InHand(2), "AT_022"),
            CostNow(InHand(2), 4),
            HandCount(Mine, 3),
        ],
    );
}

/// # Dread Leviathan
///
/// `CATA_699` · Demon Hunter minion · 9 mana · 8/8
///
/// > **Taunt**. **Battlecry:** Choose an enemy minion to steal 3 Health from, three times.
///
/// State: Todo
//~ todo CATA_699 21f7cb56 4ef3c430 ec643c92.14aa52a4
#[test]
#[ignore = "todo: CATA_699 Dread Leviathan"]
fn CATA_699_dread_leviathan() {
    check(
        CardClass::DemonHunter,
        &[Give("CATA_699"), Cost("CATA_699", 9), Stats("CATA_699", 8, 8), Has("CATA_699", GameTag::TAUNT), Unwritten],
    );
}
