//! Rogue cards of Whispers of the Old Gods, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7b80af9e

/// # Bladed Cultist
///
/// `OG_070` · Rogue minion · 1 mana · 1/2
///
/// > **Combo:** Gain +1/+1.
///
/// State: Derived
//~ derived OG_070 7db613e9 1ebaeff6 3d30dbfa.e7ce9084
#[test]
fn OG_070_bladed_cultist() {
    check(
        CardClass::Rogue,
        &[
            Give("OG_070"),
            Cost("OG_070", 1),
            Stats("OG_070", 1, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("OG_070", Nothing),
            Now(Nth(0), 2, 3),
        ],
    );
}

/// # Thirsty Blades
///
/// `OG_070e` · Rogue enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived OG_070e 2ffab885 4c395ec1 79b0a829.67341004
#[test]
fn OG_070e_thirsty_blades() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "OG_070e"), Now(My(0), 6, 2)]);
}

/// # Journey Below
///
/// `OG_072` · Rogue spell · 1 mana
///
/// > **Discover** a **Deathrattle** card.
///
/// State: Derived
//~ derived OG_072 70b3b089 a6c0782d 70704b61.514dcf14
#[test]
fn OG_072_journey_below() {
    check(
        CardClass::Rogue,
        &[
            Give("OG_072"),
            Cost("OG_072", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("EX1_029")),
            Play("OG_072", Nothing),
            ChooseCard("EX1_029"),
            Is(InHand(0), "EX1_029"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 2, 1),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("OG_072"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_017")),
            Play("OG_072", Nothing),
            Choose(0),
        ],
    );
}

/// # Thistle Tea
///
/// `OG_073` · Rogue spell · 6 mana
///
/// > Draw a card. Add 2 extra copies of it to your hand.
///
/// State: Derived
//~ derived OG_073 1eebd160 88a9eb5d 1ea64283.ad327609
#[test]
fn OG_073_thistle_tea() {
    check(
        CardClass::Rogue,
        &[
            Give("OG_073"),
            Cost("OG_073", 6),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("OG_073", Nothing),
            CostNow(InHand(1), 4),
            Now(InHand(1), 4, 5),
            CostNow(InHand(2), 4),
            Now(InHand(2), 4, 5),
            DeckCount(Mine, 21),
            HandCount(Mine, 3),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Xaril, Poisoned Mind
///
/// `OG_080` · Rogue minion · 4 mana · 3/2
///
/// > **Battlecry and Deathrattle:** Add a random Toxin card to your hand.
///
/// State: Derived
//~ derived OG_080 fdcd080f b827994e ea41a30e.02dd0492
#[test]
fn OG_080_xaril_poisoned_mind() {
    check(
        CardClass::Rogue,
        &[
            Give("OG_080"),
            Cost("OG_080", 4),
            Stats("OG_080", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("OG_080d")),
            Play("OG_080", Nothing),
            Is(InHand(0), "OG_080d"),
            CostNow(InHand(0), 1),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("OG_080"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("OG_080"),
            Force(Card("OG_080d")),
            Kill(Nth(3)),
            Is(InHand(1), "OG_080d"),
            CostNow(InHand(1), 1),
            HandCount(Mine, 2),
        ],
    );
}

/// # Bloodthistle
///
/// `OG_080ae` · Neutral enchantment
///
/// > Costs (2) less.
///
/// State: Derived
//~ derived OG_080ae 320b64a1 c0484d1c bc8c8848.90c32b47
#[test]
fn OG_080ae_bloodthistle() {
    check(CardClass::Rogue, &[Give("CS2_118"), Enchant(Nth(0), "OG_080ae"), CostNow(Nth(0), 1)]);
}

/// # Kingsblood Toxin
///
/// `OG_080b` · Rogue spell · Nature · 1 mana
///
/// > Draw a card.
///
/// State: Derived
//~ derived OG_080b ec14c577 e34d2b3d 9a674c90.442bc6f4
#[test]
fn OG_080b_kingsblood_toxin() {
    check(
        CardClass::Rogue,
        &[
            Give("OG_080b"),
            Cost("OG_080b", 1),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("OG_080b", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Bloodthistle Toxin
///
/// `OG_080c` · Rogue spell · Nature · 1 mana
///
/// > Return a friendly minion to your hand. It costs (2) less.
///
/// State: Derived
//~ derived OG_080c 195b1d08 e6904488 dbeeac12.1476327e
#[test]
fn OG_080c_bloodthistle_toxin() {
    check(
        CardClass::Rogue,
        &[
            Give("OG_080c"),
            Cost("OG_080c", 1),
            Targets("OG_080c", &[FriendlyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("OG_080c", On(Nth(1))),
            BoardCount(Mine, 0),
            HandCount(Mine, 1),
            CostNow(Nth(1), 2),
            In(Nth(1), Zone::Hand),
        ],
    );
}

/// # Briarthorn Toxin
///
/// `OG_080d` · Rogue spell · Nature · 1 mana
///
/// > Give a minion +3 Attack.
///
/// State: Derived
//~ derived OG_080d 307aac70 97ba76c8 c1b1c879.c21f0525
#[test]
fn OG_080d_briarthorn_toxin() {
    check(
        CardClass::Rogue,
        &[
            Give("OG_080d"),
            Cost("OG_080d", 1),
            Targets("OG_080d", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("OG_080d", On(Nth(2))),
            Now(Nth(2), 7, 5),
        ],
    );
    check(
        CardClass::Rogue,
        &[Give("OG_080d"), Friend("CS2_182"), Enemy("CS2_182"), Play("OG_080d", On(Nth(1))), Now(Nth(1), 7, 5)],
    );
}

/// # Fadeleaf
///
/// `OG_080de` · Neutral enchantment
///
/// > Stealthed until your next turn.
///
/// State: Derived
//~ derived OG_080de 7e7cd7ac 862d65ea f8aa144b.549b4a26
#[test]
fn OG_080de_fadeleaf() {
    check(
        CardClass::Rogue,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "OG_080de"),
            HasNow(My(0), GameTag::STEALTH),
            EndTurn,
            HasNow(My(0), GameTag::STEALTH),
            EndTurn,
            HasNot(My(0), GameTag::STEALTH),
        ],
    );
}

/// # Fadeleaf Toxin
///
/// `OG_080e` · Rogue spell · Shadow · 1 mana
///
/// > Give a friendly minion **Stealth** until your next turn.
///
/// State: Derived
//~ derived OG_080e 4acfa60f 5abacbed 3f2b26f8.d32b0bbb
#[test]
fn OG_080e_fadeleaf_toxin() {
    check(
        CardClass::Rogue,
        &[
            Give("OG_080e"),
            Cost("OG_080e", 1),
            Targets("OG_080e", &[FriendlyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("OG_080e", On(Nth(1))),
            HasNow(Nth(1), GameTag::STEALTH),
        ],
    );
}

/// # Briarthorn
///
/// `OG_080ee` · Neutral enchantment
///
/// > +3 Attack.
///
/// State: Derived
//~ derived OG_080ee 7b31b8a2 946cc266 b93cb717.fc2d73f0
#[test]
fn OG_080ee_briarthorn() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "OG_080ee"), Now(My(0), 8, 1)]);
}

/// # Firebloom Toxin
///
/// `OG_080f` · Rogue spell · Fire · 1 mana
///
/// > Deal $2 damage.
///
/// State: Derived
//~ derived OG_080f c50f5f28 7f1ce423 9e36a498.c0c62e9f
#[test]
fn OG_080f_firebloom_toxin() {
    check(
        CardClass::Rogue,
        &[
            Give("OG_080f"),
            Cost("OG_080f", 1),
            Targets("OG_080f", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("OG_080f", On(Nth(2))),
            Now(Nth(2), 4, 3),
        ],
    );
    check(
        CardClass::Rogue,
        &[Give("OG_080f"), Friend("CS2_182"), Enemy("CS2_182"), Play("OG_080f", On(Nth(1))), Now(Nth(1), 4, 3)],
    );
}

/// # Shadow Strike
///
/// `OG_176` · Rogue spell · Shadow · 3 mana
///
/// > Deal $5 damage to an undamaged character.
///
/// State: Derived
//~ derived OG_176 e0171052 20fb826b dc971d19.74f1bdbb
#[test]
fn OG_176_shadow_strike() {
    check(
        CardClass::Rogue,
        &[
            Give("OG_176"),
            Cost("OG_176", 3),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Hurt(Nth(2), 2),
            Hurt(Nth(4), 2),
            CannotTarget("OG_176", Nth(2)),
            Play("OG_176", On(Nth(3))),
            Dead(Nth(3)),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("OG_176"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Hurt(Nth(2), 2),
            Hurt(Nth(4), 2),
            Play("OG_176", On(Nth(1))),
            BoardCount(Mine, 1),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("OG_176"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Play("OG_176", On(TheirHero)),
            Now(TheirHero, 0, 25),
            Damage(TheirHero, 5),
        ],
    );
}

/// # Southsea Squidface
///
/// `OG_267` · Rogue minion · 4 mana · 4/4
///
/// > **Deathrattle:** Give your weapon +2 Attack.
///
/// State: Derived
//~ derived OG_267 21fe63cc 40713a08 fbce4050.f27cded3
#[test]
fn OG_267_southsea_squidface() {
    check(
        CardClass::Rogue,
        &[
            Give("OG_267"),
            Cost("OG_267", 4),
            Stats("OG_267", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("OG_267"),
            Kill(Nth(4)),
            Now(MyHero, 5, 30),
            Now(Nth(3), 5, 2),
        ],
    );
}

/// # Squid Oil Sheen
///
/// `OG_267e` · Rogue enchantment
///
/// > +2 Attack
///
/// State: Derived
//~ derived OG_267e c6befc98 5d756d8f 6ae35761.6a7893ab
#[test]
fn OG_267e_squid_oil_sheen() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "OG_267e"), Now(My(0), 7, 1)]);
}

/// # Blade of C'Thun
///
/// `OG_282` · Rogue minion · 7 mana · 4/4
///
/// > **Battlecry:** Destroy a minion. Add its Attack and Health to your C'Thun's *(wherever it is).*
///
/// State: Todo
//~ todo OG_282 503aae48 3510fd76 bfb2be05.70385a29
#[test]
#[ignore = "todo: OG_282 Blade of C'Thun"]
fn OG_282_blade_of_c_thun() {
    check(
        CardClass::Rogue,
        &[
            Give("OG_282"),
            Cost("OG_282", 7),
            Stats("OG_282", 4, 4),
            Targets("OG_282", &[FriendlyMinion, EnemyMinion]),
            Unwritten,
        ],
    );
}

/// # Shadowcaster
///
/// `OG_291` · Rogue minion · 5 mana · 4/4
///
/// > **Battlecry:** Choose a friendly minion. Add a 1/1 copy to your hand that costs (1).
///
/// State: Derived
//~ derived OG_291 2ad21129 da0238dc 571e2376.4d531d59
#[test]
fn OG_291_shadowcaster() {
    check(
        CardClass::Rogue,
        &[
            Give("OG_291"),
            Cost("OG_291", 5),
            Stats("OG_291", 4, 4),
            Targets("OG_291", &[FriendlyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("OG_291", On(Nth(1))),
            CostNow(InHand(0), 1),
            Now(InHand(0), 1, 1),
            HandCount(Mine, 1),
        ],
    );
}

/// # Undercity Huckster
///
/// `OG_330` · Rogue minion · 2 mana · 2/3
///
/// > **Deathrattle:** Get a random card *(from your opponent's class)*.
///
/// State: Derived
//~ derived OG_330 eac9bfd7 ae595fac 3b75553c.37d64176
#[test]
fn OG_330_undercity_huckster() {
    check(
        CardClass::Rogue,
        &[
            Give("OG_330"),
            Cost("OG_330", 2),
            Stats("OG_330", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("OG_330"),
            Force(Card("AT_001")),
            Kill(Nth(3)),
            Is(InHand(1), "AT_001"),
            CostNow(InHand(1), 5),
            HandCount(Mine, 2),
        ],
    );
}
