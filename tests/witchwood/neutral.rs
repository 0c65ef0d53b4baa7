//! Neutral cards of The Witchwood, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 46291048

/// # Worgen Abomination
///
/// `GIL_117` · Neutral minion · 7 mana · 6/6
///
/// > At the end of your turn, deal 2 damage to all other damaged minions.
///
/// State: Derived
//~ derived GIL_117 0b013f44 f3a2377f e0a7f91a.84e048ea
#[test]
fn GIL_117_worgen_abomination() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_117"),
            Cost("GIL_117", 7),
            Stats("GIL_117", 6, 6),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Friend("GIL_117"),
            Hurt(Nth(2), 2),
            Hurt(Nth(4), 2),
            Hurt(Nth(5), 2),
            EndTurn,
            BoardCount(Mine, 3),
            Now(Nth(2), 4, 1),
            Now(Nth(4), 4, 1),
            Now(Nth(5), 6, 4),
        ],
    );
}

/// # Deranged Doctor
///
/// `GIL_118` · Neutral minion · 8 mana · 8/8
///
/// > **Deathrattle:** Restore #8 Health to your hero.
///
/// State: Derived
//~ derived GIL_118 d8819349 1bc3b004 aa5e9656.06bd0424
#[test]
fn GIL_118_deranged_doctor() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_118"),
            Cost("GIL_118", 8),
            Stats("GIL_118", 8, 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_118"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Kill(Nth(3)),
            Now(MyHero, 0, 18),
            Damage(MyHero, 12),
        ],
    );
}

/// # Cauldron Elemental
///
/// `GIL_119` · Neutral minion · 8 mana · 7/7
///
/// > Your other Elementals have +2 Attack.
///
/// State: Derived
//~ derived GIL_119 d84cb17a edf19e18 ab89b51b.0750baf7
#[test]
fn GIL_119_cauldron_elemental() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_119"),
            Cost("GIL_119", 8),
            Stats("GIL_119", 7, 7),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_119"),
            Now(Nth(1), 7, 1),
            Now(Nth(2), 4, 5),
            Now(Nth(4), 7, 7),
        ],
    );
}

/// # Furious Ettin
///
/// `GIL_120` · Neutral minion · 7 mana · 5/9
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla GIL_120 60cd72ae fa08e25f a43e377b.4b0c5d24
#[test]
fn GIL_120_furious_ettin() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_120"),
            Cost("GIL_120", 7),
            Stats("GIL_120", 5, 9),
            Has("GIL_120", GameTag::TAUNT),
            Play("GIL_120", Nothing),
            In(The("GIL_120"), Zone::Play),
            Now(The("GIL_120"), 5, 9),
            HasNow(The("GIL_120"), GameTag::TAUNT),
        ],
    );
}

/// # Darkmire Moonkin
///
/// `GIL_121` · Neutral minion · 7 mana · 2/8
///
/// > **Spell Damage +2**
///
/// State: Vanilla
//~ vanilla GIL_121 e67d6637 1f4fafaf 8dc93755.e1835dc2
#[test]
fn GIL_121_darkmire_moonkin() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_121"),
            Cost("GIL_121", 7),
            Stats("GIL_121", 2, 8),
            Has("GIL_121", GameTag::SPELLPOWER),
            Play("GIL_121", Nothing),
            In(The("GIL_121"), Zone::Play),
            Now(The("GIL_121"), 2, 8),
            HasNow(The("GIL_121"), GameTag::SPELLPOWER),
        ],
    );
}

/// # Mossy Horror
///
/// `GIL_124` · Neutral minion · 6 mana · 2/7
///
/// > **Battlecry:** Destroy all other minions with 2 or less Attack.
///
/// State: Derived
//~ derived GIL_124 d2a7336d c6ecdcc5 acfba6ba.a73af7dc
#[test]
fn GIL_124_mossy_horror() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_124"),
            Cost("GIL_124", 6),
            Stats("GIL_124", 2, 7),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_119"),
            Enemy("CS2_182"),
            Play("GIL_124", Nothing),
            BoardCount(Mine, 2),
            Dead(Nth(1)),
            Dead(Nth(3)),
            BoardCount(Theirs, 1),
        ],
    );
}

/// # Mad Hatter
///
/// `GIL_125` · Neutral minion · 4 mana · 3/2
///
/// > **Battlecry:** Randomly toss 3 hats to other minions. Each hat gives +1/+1.
///
/// State: Derived
//~ derived GIL_125 1af0f75b 02cf73af 782bf687.75bda1ef
#[test]
fn GIL_125_mad_hatter() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_125"),
            Cost("GIL_125", 4),
            Stats("GIL_125", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Force(Entity(Nth(1))),
            Force(Entity(Nth(1))),
            Play("GIL_125", Nothing),
            Now(Nth(1), 7, 8),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("GIL_125"), Friend("CS2_182"), Enemy("CS2_182"), Never(Entity(Nth(0))), Play("GIL_125", Nothing)],
    );
    check(
        CardClass::Mage,
        &[
            Give("GIL_125"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Force(Entity(Nth(1))),
            Force(Entity(Nth(1))),
            Play("GIL_125", Nothing),
            Now(Nth(1), 7, 8),
        ],
    );
}

/// # Hat
///
/// `GIL_125e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived GIL_125e 26f27d9b e5ecd6c1 1f93ce92.67341004
#[test]
fn GIL_125e_hat() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "GIL_125e"), Now(My(0), 6, 2)]);
}

/// # Vicious Scalehide
///
/// `GIL_143` · Neutral minion · 2 mana · 1/3
///
/// > **Lifesteal Rush**
///
/// State: Vanilla
//~ vanilla GIL_143 8be9062b 9482908f 277ca082.ee3ee1a8
#[test]
fn GIL_143_vicious_scalehide() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_143"),
            Cost("GIL_143", 2),
            Stats("GIL_143", 1, 3),
            Has("GIL_143", GameTag::LIFESTEAL),
            Has("GIL_143", GameTag::RUSH),
            Play("GIL_143", Nothing),
            In(The("GIL_143"), Zone::Play),
            Now(The("GIL_143"), 1, 3),
            HasNow(The("GIL_143"), GameTag::LIFESTEAL),
            HasNow(The("GIL_143"), GameTag::RUSH),
        ],
    );
}

/// # Azalina Soulthief
///
/// `GIL_198` · Neutral minion · 7 mana · 3/3
///
/// > **Battlecry:** Replace your hand with a copy of your opponent's.
///
/// State: Todo
//~ todo GIL_198 ac0e42ce 0af3fc7b 0a33703b.9adbd65e
#[test]
#[ignore = "todo: GIL_198 Azalina Soulthief"]
fn GIL_198_azalina_soulthief() {
    check(CardClass::Mage, &[Give("GIL_198"), Cost("GIL_198", 7), Stats("GIL_198", 3, 3), Unwritten]);
}

/// # Pumpkin Peasant
///
/// `GIL_201` · Neutral minion · 3 mana · 2/4
///
/// > **Lifesteal** Each turn this is in your hand, swap its Attack and Health.
///
/// State: Derived
//~ derived GIL_201 bdcba426 713e6b55 3e28370e.ec4cdcad
#[test]
fn GIL_201_pumpkin_peasant() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_201"),
            Cost("GIL_201", 3),
            Stats("GIL_201", 2, 4),
            Has("GIL_201", GameTag::LIFESTEAL),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_201"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            EndTurn,
            EndTurn,
            Now(Nth(0), 4, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("GIL_201"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_201"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            EndTurn,
            Now(Nth(0), 2, 4),
        ],
    );
}

/// # Pumpkin Peasant
///
/// `GIL_201t` · Neutral minion · 3 mana · 4/2
///
/// > **Lifesteal** Each turn this is in your hand, swap its Attack and Health.
///
/// State: Derived
//~ derived GIL_201t dfbb7e22 5fa1f372 552b5c90.ec4cdcad
#[test]
fn GIL_201t_pumpkin_peasant() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_201t"),
            Cost("GIL_201t", 3),
            Stats("GIL_201t", 4, 2),
            Has("GIL_201t", GameTag::LIFESTEAL),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_201t"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            EndTurn,
            EndTurn,
            Now(Nth(0), 2, 4),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("GIL_201t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_201t"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            EndTurn,
            Now(Nth(0), 4, 2),
        ],
    );
}

/// # Gilnean Royal Guard
///
/// `GIL_202` · Neutral minion · 8 mana · 3/8
///
/// > **Divine Shield**, **Rush** Each turn this is in your hand, swap its Attack and Health.
///
/// State: Derived
//~ derived GIL_202 9cbfe23c 4e1b6fdb f7206c62.2920f4df
#[test]
fn GIL_202_gilnean_royal_guard() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_202"),
            Cost("GIL_202", 8),
            Stats("GIL_202", 3, 8),
            Has("GIL_202", GameTag::DIVINE_SHIELD),
            Has("GIL_202", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_202"),
            EndTurn,
            EndTurn,
            Now(Nth(0), 8, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("GIL_202"), Friend("CS2_182"), Enemy("CS2_182"), Friend("GIL_202"), EndTurn, Now(Nth(0), 3, 8)],
    );
}

/// # Gilnean Royal Guard
///
/// `GIL_202t` · Neutral minion · 8 mana · 8/3
///
/// > **Divine Shield**, **Rush** Each turn this is in your hand, swap its Attack and Health.
///
/// State: Derived
//~ derived GIL_202t 4cf7c1cf 86571cb6 99e8cfe2.2920f4df
#[test]
fn GIL_202t_gilnean_royal_guard() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_202t"),
            Cost("GIL_202t", 8),
            Stats("GIL_202t", 8, 3),
            Has("GIL_202t", GameTag::DIVINE_SHIELD),
            Has("GIL_202t", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_202t"),
            EndTurn,
            EndTurn,
            Now(Nth(0), 3, 8),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("GIL_202t"), Friend("CS2_182"), Enemy("CS2_182"), Friend("GIL_202t"), EndTurn, Now(Nth(0), 8, 3)],
    );
}

/// # Phantom Militia
///
/// `GIL_207` · Neutral minion · 3 mana · 2/4
///
/// > **Echo Taunt**
///
/// State: Vanilla
//~ vanilla GIL_207 7f93dafb b74cfaae adb9d009.ac3cafce
#[test]
fn GIL_207_phantom_militia() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_207"),
            Cost("GIL_207", 3),
            Stats("GIL_207", 2, 4),
            Has("GIL_207", GameTag::ECHO),
            Has("GIL_207", GameTag::TAUNT),
            Play("GIL_207", Nothing),
            In(Nth(0), Zone::Play),
            HandCount(Mine, 1),
            Now(Nth(0), 2, 4),
            HasNow(Nth(0), GameTag::ECHO),
            HasNow(Nth(0), GameTag::TAUNT),
        ],
    );
}

/// # Ravencaller
///
/// `GIL_212` · Neutral minion · 3 mana · 2/1
///
/// > **Battlecry:** Add two random 1-Cost minions to your hand.
///
/// State: Derived
//~ derived GIL_212 fb07b925 c209dc6e a6f5cb56.ce15ab10
#[test]
fn GIL_212_ravencaller() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_212"),
            Cost("GIL_212", 3),
            Stats("GIL_212", 2, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_168")),
            Force(Card("CS2_168")),
            Play("GIL_212", Nothing),
            Is(InHand(0), "CS2_168"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 2, 1),
            Is(InHand(1), "CS2_168"),
            CostNow(InHand(1), 1),
            Now(InHand(1), 2, 1),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("GIL_212"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_004")), Play("GIL_212", Nothing)],
    );
    check(
        CardClass::Mage,
        &[Give("GIL_212"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("GIL_212", Nothing)],
    );
}

/// # Tanglefur Mystic
///
/// `GIL_213` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** Add a random 2-Cost minion to each player's hand.
///
/// State: Derived
//~ derived GIL_213 bcc779bf 63777821 414d09e9.12af0dad
#[test]
fn GIL_213_tanglefur_mystic() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_213"),
            Cost("GIL_213", 3),
            Stats("GIL_213", 3, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_120")),
            Force(Card("CS2_120")),
            Play("GIL_213", Nothing),
            Is(InHand(0), "CS2_120"),
            CostNow(InHand(0), 2),
            Now(InHand(0), 2, 3),
            Is(InTheirHand(0), "CS2_120"),
            CostNow(InTheirHand(0), 2),
            Now(InTheirHand(0), 2, 3),
            HandCount(Mine, 1),
            HandCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("GIL_213"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_016")), Play("GIL_213", Nothing)],
    );
    check(
        CardClass::Mage,
        &[Give("GIL_213"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_006")), Play("GIL_213", Nothing)],
    );
}

/// # Lost Spirit
///
/// `GIL_513` · Neutral minion · 2 mana · 1/1
///
/// > **Deathrattle:** Give your minions +1 Attack.
///
/// State: Derived
//~ derived GIL_513 8fff1c11 22632755 256bdac7.2d937973
#[test]
fn GIL_513_lost_spirit() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_513"),
            Cost("GIL_513", 2),
            Stats("GIL_513", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_513"),
            Kill(Nth(3)),
            Now(Nth(1), 5, 5),
        ],
    );
}

/// # Spooky Sacrifice
///
/// `GIL_513e` · Neutral enchantment
///
/// > +1 Attack.
///
/// State: Derived
//~ derived GIL_513e 1c77afad e87bdeaf 9cf0bef0.c84fda8a
#[test]
fn GIL_513e_spooky_sacrifice() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "GIL_513e"), Now(My(0), 6, 1)]);
}

/// # Wyrmguard
///
/// `GIL_526` · Neutral minion · 7 mana · 3/11
///
/// > **Battlecry:** If you're holding a Dragon, gain +1 Attack and **Taunt**.
///
/// State: Derived
//~ derived GIL_526 b2432576 27857e82 7af75e70.70c3905d
#[test]
fn GIL_526_wyrmguard() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_526"),
            Cost("GIL_526", 7),
            Stats("GIL_526", 3, 11),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GIL_526", Nothing),
            HasNow(Nth(0), GameTag::TAUNT),
            Now(Nth(0), 4, 11),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("GIL_526"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GIL_526", Nothing),
            HasNot(Nth(0), GameTag::TAUNT),
        ],
    );
}

/// # For the Dragonhoard!
///
/// `GIL_526e` · Neutral enchantment
///
/// > +1 Attack and **Taunt**.
///
/// State: Derived
//~ derived GIL_526e a7746d49 294f17eb 31d4a154.9429665d
#[test]
fn GIL_526e_for_the_dragonhoard() {
    check(
        CardClass::Mage,
        &[Friend("CS2_118"), Enchant(My(0), "GIL_526e"), Now(My(0), 6, 1), HasNow(My(0), GameTag::TAUNT)],
    );
}

/// # Felsoul Inquisitor
///
/// `GIL_527` · Neutral minion · 4 mana · 1/6
///
/// > **Lifesteal Taunt**
///
/// State: Vanilla
//~ vanilla GIL_527 1f2a8f49 3deaafc9 fd7c8e68.3564e0d3
#[test]
fn GIL_527_felsoul_inquisitor() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_527"),
            Cost("GIL_527", 4),
            Stats("GIL_527", 1, 6),
            Has("GIL_527", GameTag::LIFESTEAL),
            Has("GIL_527", GameTag::TAUNT),
            Play("GIL_527", Nothing),
            In(The("GIL_527"), Zone::Play),
            Now(The("GIL_527"), 1, 6),
            HasNow(The("GIL_527"), GameTag::LIFESTEAL),
            HasNow(The("GIL_527"), GameTag::TAUNT),
        ],
    );
}

/// # Swift Messenger
///
/// `GIL_528` · Neutral minion · 4 mana · 2/6
///
/// > **Rush** Each turn this is in your hand, swap its Attack and Health.
///
/// State: Derived
//~ derived GIL_528 d94f8ba8 161fc494 5b060e2a.400381b3
#[test]
fn GIL_528_swift_messenger() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_528"),
            Cost("GIL_528", 4),
            Stats("GIL_528", 2, 6),
            Has("GIL_528", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_528"),
            EndTurn,
            EndTurn,
            Now(Nth(0), 6, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("GIL_528"), Friend("CS2_182"), Enemy("CS2_182"), Friend("GIL_528"), EndTurn, Now(Nth(0), 2, 6)],
    );
}

/// # Swift Messenger
///
/// `GIL_528t` · Neutral minion · 4 mana · 6/2
///
/// > **Rush** Each turn this is in your hand, swap its Attack and Health.
///
/// State: Derived
//~ derived GIL_528t ed3ae68b 675d555d bc5c94da.400381b3
#[test]
fn GIL_528t_swift_messenger() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_528t"),
            Cost("GIL_528t", 4),
            Stats("GIL_528t", 6, 2),
            Has("GIL_528t", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_528t"),
            EndTurn,
            EndTurn,
            Now(Nth(0), 2, 6),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("GIL_528t"), Friend("CS2_182"), Enemy("CS2_182"), Friend("GIL_528t"), EndTurn, Now(Nth(0), 6, 2)],
    );
}

/// # Spellshifter
///
/// `GIL_529` · Neutral minion · 2 mana · 1/4
///
/// > **Spell Damage +1** Each turn this is in your hand, swap its Attack and Health.
///
/// State: Derived
//~ derived GIL_529 6c6c08de 22fa169a 648c03af.885616b8
#[test]
fn GIL_529_spellshifter() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_529"),
            Cost("GIL_529", 2),
            Stats("GIL_529", 1, 4),
            Has("GIL_529", GameTag::SPELLPOWER),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_529"),
            EndTurn,
            EndTurn,
            Now(Nth(0), 4, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("GIL_529"), Friend("CS2_182"), Enemy("CS2_182"), Friend("GIL_529"), EndTurn, Now(Nth(0), 1, 4)],
    );
}

/// # Spellshifter
///
/// `GIL_529t` · Neutral minion · 2 mana · 4/1
///
/// > **Spell Damage +1** Each turn this is in your hand, swap its Attack and Health.
///
/// State: Derived
//~ derived GIL_529t 7aadaf35 40b5bf0a e994e315.885616b8
#[test]
fn GIL_529t_spellshifter() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_529t"),
            Cost("GIL_529t", 2),
            Stats("GIL_529t", 4, 1),
            Has("GIL_529t", GameTag::SPELLPOWER),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_529t"),
            EndTurn,
            EndTurn,
            Now(Nth(0), 1, 4),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("GIL_529t"), Friend("CS2_182"), Enemy("CS2_182"), Friend("GIL_529t"), EndTurn, Now(Nth(0), 4, 1)],
    );
}

/// # Hench-Clan Thug
///
/// `GIL_534` · Neutral minion · 3 mana · 3/3
///
/// > After your hero attacks, give this minion +1/+1.
///
/// State: Derived
//~ derived GIL_534 9d4fd706 1fbf0c42 7f69b53a.6bc2ddfb
#[test]
fn GIL_534_hench_clan_thug() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_534"),
            Cost("GIL_534", 3),
            Stats("GIL_534", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("GIL_534"),
            Attack(MyHero, TheirHero),
            Now(Nth(4), 4, 4),
        ],
    );
}

/// # Swamp Leech
///
/// `GIL_558` · Neutral minion · 1 mana · 2/1
///
/// > **Lifesteal**
///
/// State: Vanilla
//~ vanilla GIL_558 bf68e8e2 aa795d9e 13e2469f.b857c9f1
#[test]
fn GIL_558_swamp_leech() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_558"),
            Cost("GIL_558", 1),
            Stats("GIL_558", 2, 1),
            Has("GIL_558", GameTag::LIFESTEAL),
            Play("GIL_558", Nothing),
            In(The("GIL_558"), Zone::Play),
            Now(The("GIL_558"), 2, 1),
            HasNow(The("GIL_558"), GameTag::LIFESTEAL),
        ],
    );
}

/// # Blackwald Pixie
///
/// `GIL_561` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** Refresh your Hero Power.
///
/// State: Derived
//~ derived GIL_561 0a6d88ff 99ce00ce cb540514.4610e89c
#[test]
fn GIL_561_blackwald_pixie() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_561"),
            Cost("GIL_561", 3),
            Stats("GIL_561", 3, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            HeroPower(On(TheirHero)),
            Crystals(10),
            Play("GIL_561", Nothing),
            Crystals(10),
            HeroPower(On(TheirHero)),
            Now(TheirHero, 0, 28),
            Damage(TheirHero, 2),
        ],
    );
}

/// # Blackwald Pixie
///
/// `GIL_561_Puzzle` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** Refresh your Hero Power.
///
/// State: Derived
//~ derived GIL_561_Puzzle 6c23b83f 130d137b bde85105.4610e89c
#[test]
fn GIL_561_Puzzle_blackwald_pixie() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_561_Puzzle"),
            Cost("GIL_561_Puzzle", 3),
            Stats("GIL_561_Puzzle", 3, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            HeroPower(On(TheirHero)),
            Crystals(10),
            Play("GIL_561_Puzzle", Nothing),
            Crystals(10),
            HeroPower(On(TheirHero)),
            Now(TheirHero, 0, 28),
            Damage(TheirHero, 2),
        ],
    );
}

/// # Countess Ashmore
///
/// `GIL_578` · Neutral minion · 7 mana · 6/6
///
/// > **Battlecry:** Draw a **Rush**, **Lifesteal**, and **Deathrattle** card from your deck.
///
/// State: Derived
//~ derived GIL_578 417ca280 140f84cf c8cdee8e.66eccaf0
#[test]
fn GIL_578_countess_ashmore() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_578"),
            Cost("GIL_578", 7),
            Stats("GIL_578", 6, 6),
            OnTop("AV_132"),
            OnTop("BAR_311"),
            OnTop("AT_009"),
            OnTop("AV_132"),
            OnTop("BAR_311"),
            OnTop("AT_009"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(8), 2),
            Hurt(Nth(9), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("GIL_578", Nothing),
            DeckCount(Mine, 23),
            HandCount(Mine, 3),
            CostNow(Nth(4), 8),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 8, 8),
            CostNow(Nth(5), 3),
            In(Nth(5), Zone::Hand),
            CostNow(Nth(6), 8),
            In(Nth(6), Zone::Hand),
            Now(Nth(6), 7, 7),
        ],
    );
}

/// # Sandbinder
///
/// `GIL_581` · Neutral minion · 4 mana · 2/4
///
/// > **Battlecry:** Draw an Elemental from your deck.
///
/// State: Derived
//~ derived GIL_581 e50694df 29f4523a 0ba96714.e0ec8e49
#[test]
fn GIL_581_sandbinder() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_581"),
            Cost("GIL_581", 4),
            Stats("GIL_581", 2, 4),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GIL_581", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 3),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 5, 1),
        ],
    );
}

/// # Witchwood Piper
///
/// `GIL_584` · Neutral minion · 4 mana · 3/3
///
/// > **Battlecry:** Draw the lowest Cost minion from your deck.
///
/// State: Derived
//~ derived GIL_584 893f36a8 92b8f60d 854635d4.06a57e51
#[test]
fn GIL_584_witchwood_piper() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_584"),
            Cost("GIL_584", 4),
            Stats("GIL_584", 3, 3),
            OnTop("CS2_120"),
            OnTop("CS2_118"),
            OnTop("CS2_120"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(3))),
            Play("GIL_584", Nothing),
            DeckCount(Mine, 23),
            HandCount(Mine, 1),
            CostNow(Nth(3), 2),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 2, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("GIL_584"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_120"),
            OnTop("CS2_118"),
            OnTop("CS2_008"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GIL_584", Nothing),
            DeckCount(Mine, 8),
            HandCount(Mine, 1),
            CostNow(Nth(4), 1),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 2, 1),
        ],
    );
}

/// # Scaleworm
///
/// `GIL_601` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** If you're holding a Dragon, gain +1 Attack and **Rush**.
///
/// State: Derived
//~ derived GIL_601 78d11d7e 876e70a1 a66931b4.3aa511b4
#[test]
fn GIL_601_scaleworm() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_601"),
            Cost("GIL_601", 4),
            Stats("GIL_601", 4, 4),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GIL_601", Nothing),
            HasNow(Nth(0), GameTag::RUSH),
            Now(Nth(0), 5, 4),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("GIL_601"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GIL_601", Nothing),
            HasNot(Nth(0), GameTag::RUSH),
        ],
    );
}

/// # Bold Worm
///
/// `GIL_601e` · Neutral enchantment
///
/// > +1 Attack and **Rush**.
///
/// State: Derived
//~ derived GIL_601e 5eb25153 9539ddb8 10b09a73.d7fca9dd
#[test]
fn GIL_601e_bold_worm() {
    check(
        CardClass::Mage,
        &[Friend("CS2_118"), Enchant(My(0), "GIL_601e"), Now(My(0), 6, 1), HasNow(My(0), GameTag::RUSH)],
    );
}

/// # Voodoo Doll
///
/// `GIL_614` · Neutral minion · 3 mana · 1/1
///
/// > **Battlecry:** Choose a minion. **Deathrattle:** Destroy the chosen minion.
///
/// State: Derived
//~ derived GIL_614 162347fe 6993aaaa dad3fc27.d38efa59
#[test]
fn GIL_614_voodoo_doll() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_614"),
            Cost("GIL_614", 3),
            Stats("GIL_614", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GIL_614", On(Nth(2))),
            Kill(Nth(0)),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(CardClass::Mage, &[Give("GIL_614"), Friend("CS2_182"), Enemy("CS2_182"), Play("GIL_614", On(Nth(2)))]);
    check(CardClass::Mage, &[Give("GIL_614"), Friend("CS2_182"), Enemy("CS2_182"), Play("GIL_614", On(Nth(1)))]);
}

/// # Splitting Festeroot
///
/// `GIL_616` · Neutral minion · 8 mana · 4/4
///
/// > **Deathrattle:** Summon two 2/2 Splitting Saplings.
///
/// State: Derived
//~ derived GIL_616 7c746155 1a6f0dc0 1ab5ec8b.5212f721
#[test]
fn GIL_616_splitting_festeroot() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_616"),
            Cost("GIL_616", 8),
            Stats("GIL_616", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_616"),
            Kill(Nth(3)),
            BoardCount(Mine, 3),
            In(The("GIL_616t"), Zone::Play),
            Now(The("GIL_616t"), 2, 2),
        ],
    );
}

/// # Splitting Sapling
///
/// `GIL_616t` · Neutral minion · 3 mana · 2/2
///
/// > **Deathrattle:** Summon two 1/1 Woodchips.
///
/// State: Derived
//~ derived GIL_616t 3ee18394 18c7e8bb b8b35825.dfe79570
#[test]
fn GIL_616t_splitting_sapling() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_616t"),
            Cost("GIL_616t", 3),
            Stats("GIL_616t", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_616t"),
            Kill(Nth(3)),
            BoardCount(Mine, 3),
            In(The("GIL_616t2"), Zone::Play),
            Now(The("GIL_616t2"), 1, 1),
        ],
    );
}

/// # Woodchip
///
/// `GIL_616t2` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla GIL_616t2 722392ed f0c94f5c 56d90101
#[test]
fn GIL_616t2_woodchip() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_616t2"),
            Cost("GIL_616t2", 1),
            Stats("GIL_616t2", 1, 1),
            Play("GIL_616t2", Nothing),
            In(The("GIL_616t2"), Zone::Play),
            Now(The("GIL_616t2"), 1, 1),
        ],
    );
}

/// # Dollmaster Dorian
///
/// `GIL_620` · Neutral minion · 5 mana · 2/6
///
/// > Whenever you draw a minion, summon a 1/1 copy of it.
///
/// State: Derived
//~ derived GIL_620 353d8648 d2750054 b882cb31.2497eb49
#[test]
fn GIL_620_dollmaster_dorian() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_620"),
            Cost("GIL_620", 5),
            Stats("GIL_620", 2, 6),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_620"),
            EndTurn,
            EndTurn,
            BoardCount(Mine, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("GIL_620"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_620"),
            EndTurn,
            DrawOne,
            BoardCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("GIL_620"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_620"),
            Play("CS2_023", Nothing),
            BoardCount(Mine, 4),
            In(The("CS2_118"), Zone::Play),
            Now(The("CS2_118"), 1, 1),
        ],
    );
}

/// # Lifedrinker
///
/// `GIL_622` · Neutral minion · 4 mana · 3/3
///
/// > **Battlecry:** Deal 3 damage to the enemy hero. Restore #3 Health to your hero.
///
/// State: Derived
//~ derived GIL_622 d86a4f0c 81255616 1dab289e.fe2213eb
#[test]
fn GIL_622_lifedrinker() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_622"),
            Cost("GIL_622", 4),
            Stats("GIL_622", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("GIL_622", Nothing),
            Now(MyHero, 0, 13),
            Damage(MyHero, 17),
            Now(TheirHero, 0, 7),
            Damage(TheirHero, 23),
        ],
    );
}

/// # Witchwood Grizzly
///
/// `GIL_623` · Neutral minion · 5 mana · 3/12
///
/// > **Taunt Battlecry:** Lose 1 Health for each card in your opponent's hand.
///
/// State: Derived
//~ derived GIL_623 43cdee04 639d65bb 4507c4ef.e62575a1
#[test]
fn GIL_623_witchwood_grizzly() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_623"),
            Cost("GIL_623", 5),
            Stats("GIL_623", 3, 12),
            Has("GIL_623", GameTag::TAUNT),
            Give("CS2_182"),
            GiveThem("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GIL_623", Nothing),
            Now(Nth(0), 3, 11),
        ],
    );
}

/// # Night Prowler
///
/// `GIL_624` · Neutral minion · 4 mana · 3/3
///
/// > **Battlecry:** If this is the only minion on the battlefield, gain +3/+3.
///
/// State: Derived
//~ derived GIL_624 868bfdb8 a893f5c5 deaa0daa.36a96923
#[test]
fn GIL_624_night_prowler() {
    check(
        CardClass::Mage,
        &[Give("GIL_624"), Cost("GIL_624", 4), Stats("GIL_624", 3, 3), Play("GIL_624", Nothing), Now(Nth(0), 6, 6)],
    );
    check(
        CardClass::Mage,
        &[Give("GIL_624"), Friend("CS2_182"), Enemy("CS2_182"), Play("GIL_624", Nothing), Now(Nth(0), 3, 3)],
    );
}

/// # Stalking
///
/// `GIL_624e` · Neutral enchantment
///
/// > +3/+3.
///
/// State: Derived
//~ derived GIL_624e 513cda1f 8e46ff25 2f2a1fdf.b42c6980
#[test]
fn GIL_624e_stalking() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "GIL_624e"), Now(My(0), 8, 4)]);
}

/// # Clockwork Automaton
///
/// `GIL_646` · Neutral minion · 5 mana · 4/4
///
/// > Double the damage and healing of your Hero Power.
///
/// State: Derived
//~ derived GIL_646 706e1dc2 83cb827b 7606a483.3eb8ad50
#[test]
fn GIL_646_clockwork_automaton() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_646"),
            Cost("GIL_646", 5),
            Stats("GIL_646", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_646"),
            HeroPower(On(TheirHero)),
            Now(TheirHero, 0, 28),
            Damage(TheirHero, 2),
        ],
    );
}

/// # Clockwork Automaton
///
/// `GIL_646_Puzzle` · Neutral minion · 5 mana · 4/4
///
/// > Double the damage and healing of your Hero Power.
///
/// State: Derived
//~ derived GIL_646_Puzzle e723ef09 741ee9b6 81fd37dd.3eb8ad50
#[test]
fn GIL_646_Puzzle_clockwork_automaton() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_646_Puzzle"),
            Cost("GIL_646_Puzzle", 5),
            Stats("GIL_646_Puzzle", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_646_Puzzle"),
            HeroPower(On(TheirHero)),
            Now(TheirHero, 0, 28),
            Damage(TheirHero, 2),
        ],
    );
}

/// # Chief Inspector
///
/// `GIL_648` · Neutral minion · 5 mana · 4/6
///
/// > **Battlecry:** Destroy all enemy **Secrets**.
///
/// State: Derived
//~ derived GIL_648 f7bc7333 6ec7080b 8d1f2b25.8e6fee87
#[test]
fn GIL_648_chief_inspector() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_648"),
            Cost("GIL_648", 5),
            Stats("GIL_648", 4, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("EX1_289"),
            Enemy("EX1_289"),
            Play("GIL_648", Nothing),
            Dead(Nth(4)),
        ],
    );
}

/// # Rotten Applebaum
///
/// `GIL_667` · Neutral minion · 5 mana · 4/6
///
/// > **Taunt Deathrattle:** Restore #6 Health to your hero.
///
/// State: Derived
//~ derived GIL_667 24b61167 8f4c786f 7890c8ef.772fece2
#[test]
fn GIL_667_rotten_applebaum() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_667"),
            Cost("GIL_667", 5),
            Stats("GIL_667", 4, 6),
            Has("GIL_667", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_667"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Kill(Nth(3)),
            Now(MyHero, 0, 16),
            Damage(MyHero, 14),
        ],
    );
}

/// # Walnut Sprite
///
/// `GIL_680` · Neutral minion · 3 mana · 3/3
///
/// > **Echo**
///
/// State: Vanilla
//~ vanilla GIL_680 8c88d56a 551cb09c 554b7b1b.bab6a5df
#[test]
fn GIL_680_walnut_sprite() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_680"),
            Cost("GIL_680", 3),
            Stats("GIL_680", 3, 3),
            Has("GIL_680", GameTag::ECHO),
            Play("GIL_680", Nothing),
            In(Nth(0), Zone::Play),
            HandCount(Mine, 1),
            Now(Nth(0), 3, 3),
            HasNow(Nth(0), GameTag::ECHO),
        ],
    );
}

/// # Nightmare Amalgam
///
/// `GIL_681` · Neutral minion · 3 mana · 3/4
///
/// > *This has all minion types.*
///
/// State: Todo
//~ todo GIL_681 34908b8b 734345a5 c7004a16.6a1e7c6a
#[test]
#[ignore = "todo: GIL_681 Nightmare Amalgam"]
fn GIL_681_nightmare_amalgam() {
    check(CardClass::Mage, &[Give("GIL_681"), Cost("GIL_681", 3), Stats("GIL_681", 3, 4), Unwritten]);
}

/// # Muck Hunter
///
/// `GIL_682` · Neutral minion · 5 mana · 5/8
///
/// > **Rush Battlecry:** Summon two 2/1 Mucklings for your opponent.
///
/// State: Derived
//~ derived GIL_682 1a48eddc 574eab8a 15836dff.31442df5
#[test]
fn GIL_682_muck_hunter() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_682"),
            Cost("GIL_682", 5),
            Stats("GIL_682", 5, 8),
            Has("GIL_682", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GIL_682", Nothing),
            In(The("GIL_682t"), Zone::Play),
            Now(The("GIL_682t"), 2, 1),
            BoardCount(Theirs, 3),
        ],
    );
}

/// # Muckling
///
/// `GIL_682t` · Neutral minion · 1 mana · 2/1
///
/// State: Vanilla
//~ vanilla GIL_682t aa9e683d 1423bb46 c08fc9b5
#[test]
fn GIL_682t_muckling() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_682t"),
            Cost("GIL_682t", 1),
            Stats("GIL_682t", 2, 1),
            Play("GIL_682t", Nothing),
            In(The("GIL_682t"), Zone::Play),
            Now(The("GIL_682t"), 2, 1),
        ],
    );
}

/// # Marsh Drake
///
/// `GIL_683` · Neutral minion · 3 mana · 5/4
///
/// > **Battlecry:** Summon a 2/1 **Poisonous** Drakeslayer for your opponent.
///
/// State: Derived
//~ derived GIL_683 60af8a82 cb30c3b2 4e6385f9.2fe0a1e6
#[test]
fn GIL_683_marsh_drake() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_683"),
            Cost("GIL_683", 3),
            Stats("GIL_683", 5, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GIL_683", Nothing),
            In(The("GIL_683t"), Zone::Play),
            Now(The("GIL_683t"), 2, 1),
            BoardCount(Theirs, 2),
        ],
    );
}

/// # Drakeslayer
///
/// `GIL_683t` · Neutral minion · 1 mana · 2/1
///
/// > **Poisonous**
///
/// State: Vanilla
//~ vanilla GIL_683t d42083ea 5b3c74f6 4c3fd8e2.2574dcf7
#[test]
fn GIL_683t_drakeslayer() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_683t"),
            Cost("GIL_683t", 1),
            Stats("GIL_683t", 2, 1),
            Has("GIL_683t", GameTag::POISONOUS),
            Play("GIL_683t", Nothing),
            In(The("GIL_683t"), Zone::Play),
            Now(The("GIL_683t"), 2, 1),
            HasNow(The("GIL_683t"), GameTag::POISONOUS),
        ],
    );
}

/// # Genn Greymane
///
/// `GIL_692` · Neutral minion · 6 mana · 6/5
///
/// > **Start of Game:** If your deck has only even- Cost cards, your starting Hero Power costs (1).
///
/// State: Todo
//~ todo GIL_692 b7966268 4c6ae855 5b39c6ba.b628a077
#[test]
#[ignore = "todo: GIL_692 Genn Greymane"]
fn GIL_692_genn_greymane() {
    check(CardClass::Mage, &[Give("GIL_692"), Cost("GIL_692", 6), Stats("GIL_692", 6, 5), Unwritten]);
}

/// # Unpowered Steambot
///
/// `GIL_809` · Neutral minion · 4 mana · 0/9
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla GIL_809 c5f041a7 7c0c705e 2a260cfd.4b0c5d24
#[test]
fn GIL_809_unpowered_steambot() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_809"),
            Cost("GIL_809", 4),
            Stats("GIL_809", 0, 9),
            Has("GIL_809", GameTag::TAUNT),
            Play("GIL_809", Nothing),
            In(The("GIL_809"), Zone::Play),
            Now(The("GIL_809"), 0, 9),
            HasNow(The("GIL_809"), GameTag::TAUNT),
        ],
    );
}

/// # Baleful Banker
///
/// `GIL_815` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Choose a friendly minion. Shuffle a copy into your deck.
///
/// State: Derived
//~ derived GIL_815 661d558e 40a1cc67 9932e77f.542065d8
#[test]
fn GIL_815_baleful_banker() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_815"),
            Cost("GIL_815", 2),
            Stats("GIL_815", 2, 2),
            Targets("GIL_815", &[FriendlyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GIL_815", On(Nth(1))),
            DeckCount(Mine, 20),
        ],
    );
}

/// # Swamp Dragon Egg
///
/// `GIL_816` · Neutral minion · 1 mana · 0/3
///
/// > **Deathrattle:** Add a random Dragon to your hand.
///
/// State: Derived
//~ derived GIL_816 9ed769cb 24bd1c02 9a19789c.d3f4fc3a
#[test]
fn GIL_816_swamp_dragon_egg() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_816"),
            Cost("GIL_816", 1),
            Stats("GIL_816", 0, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_816"),
            Force(Card("AT_008")),
            Kill(Nth(3)),
            Is(InHand(1), "AT_008"),
            CostNow(InHand(1), 6),
            Now(InHand(1), 6, 7),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("GIL_816"), Friend("CS2_182"), Enemy("CS2_182"), Friend("GIL_816"), Never(Card("AT_001")), Kill(Nth(3))],
    );
}

/// # Witch's Cauldron
///
/// `GIL_819` · Neutral minion · 3 mana · 0/4
///
/// > After a friendly minion dies, add a random Shaman spell to your hand.
///
/// State: Derived
//~ derived GIL_819 3ecb1496 cfb293ab a6d8b297.59a5db52
#[test]
fn GIL_819_witchs_cauldron() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_819"),
            Cost("GIL_819", 3),
            Stats("GIL_819", 0, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_819"),
            Force(Card("AT_048")),
            Kill(Nth(1)),
            Is(InHand(1), "AT_048"),
            CostNow(InHand(1), 3),
            TagNow(InHand(1), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("GIL_819"), Friend("CS2_182"), Enemy("CS2_182"), Friend("GIL_819"), Never(Card("AT_046")), Kill(Nth(1))],
    );
    check(
        CardClass::Mage,
        &[Give("GIL_819"), Friend("CS2_182"), Enemy("CS2_182"), Friend("GIL_819"), Never(Card("AT_001")), Kill(Nth(1))],
    );
}

/// # Baku the Mooneater
///
/// `GIL_826` · Neutral minion · 9 mana · 7/8
///
/// > **Start of Game:** If your deck has only odd- Cost cards, upgrade your Hero Power.
///
/// State: Todo
//~ todo GIL_826 aadbd172 0e5610ba ac999409.9cc79d10
#[test]
#[ignore = "todo: GIL_826 Baku the Mooneater"]
fn GIL_826_baku_the_mooneater() {
    check(CardClass::Mage, &[Give("GIL_826"), Cost("GIL_826", 9), Stats("GIL_826", 7, 8), Unwritten]);
}

/// # Vicious Scalehide
///
/// `ICC_828t7` · Neutral minion · 2 mana · 1/3
///
/// > **Lifesteal Rush**@**Lifesteal**, **Rush**
///
/// State: Todo
//~ todo ICC_828t7 b43ca9a3 87d3777e de9c7e31.b0ef7ed9
#[test]
#[ignore = "todo: ICC_828t7 Vicious Scalehide"]
fn ICC_828t7_vicious_scalehide() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_828t7"),
            Cost("ICC_828t7", 2),
            Stats("ICC_828t7", 1, 3),
            Has("ICC_828t7", GameTag::LIFESTEAL),
            Has("ICC_828t7", GameTag::RUSH),
            Unwritten,
        ],
    );
}
