//! Paladin cards of Whispers of the Old Gods, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 3395557a

/// # Vilefin Inquisitor
///
/// `OG_006` · Paladin minion · 1 mana · 1/3
///
/// > **Battlecry:** Your Hero Power becomes 'Summon a 1/1 Murloc.'
///
/// State: Todo
//~ todo OG_006 49d97fb2 e7b37c34 8e8d8bf1.4126a334
#[test]
#[ignore = "todo: OG_006 Vilefin Inquisitor"]
fn OG_006_vilefin_inquisitor() {
    check(CardClass::Paladin, &[Give("OG_006"), Cost("OG_006", 1), Stats("OG_006", 1, 3), Unwritten]);
}

/// # Silver Hand Murloc
///
/// `OG_006a` · Paladin minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla OG_006a 2699b60e 7e500497 9f258c93
#[test]
fn OG_006a_silver_hand_murloc() {
    check(
        CardClass::Paladin,
        &[
            Give("OG_006a"),
            Cost("OG_006a", 1),
            Stats("OG_006a", 1, 1),
            Play("OG_006a", Nothing),
            In(The("OG_006a"), Zone::Play),
            Now(The("OG_006a"), 1, 1),
        ],
    );
}

/// # The Tidal Hand
///
/// `OG_006b` · Paladin hero power · 2 mana
///
/// > Summon a 1/1 Silver Hand Murloc.
///
/// State: Derived
//~ derived OG_006b 5b977250 b786a3a4 198bc821.b0dd24cb
#[test]
fn OG_006b_the_tidal_hand() {
    check(
        CardClass::Paladin,
        &[
            HasHeroPower("OG_006b"),
            Cost("OG_006b", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            HeroPower(Nothing),
            BoardCount(Mine, 2),
            In(The("OG_006a"), Zone::Play),
            Now(The("OG_006a"), 1, 1),
        ],
    );
}

/// # Forbidden Healing
///
/// `OG_198` · Paladin spell · Holy · 0 mana
///
/// > Spend all your Mana. Restore twice that much Health.
///
/// State: Derived
//~ derived OG_198 46332644 e22cc5a5 96c165b5.9b1bde34
#[test]
fn OG_198_forbidden_healing() {
    check(
        CardClass::Paladin,
        &[
            Give("OG_198"),
            Cost("OG_198", 0),
            Targets("OG_198", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("OG_198", On(Nth(2))),
            Now(Nth(2), 4, 5),
            Mana(0),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("OG_198"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("OG_198", On(Nth(1))),
            Now(Nth(1), 4, 5),
            Mana(0),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("OG_198"),
            Crystals(5),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("OG_198", On(TheirHero)),
            Now(TheirHero, 0, 20),
            Damage(TheirHero, 10),
            Mana(0),
        ],
    );
}

/// # Selfless Hero
///
/// `OG_221` · Paladin minion · 1 mana · 2/1
///
/// > **Deathrattle:** Give a random friendly minion **Divine Shield**.
///
/// State: Derived
//~ derived OG_221 b250d0e8 1292a801 5e8b9ba1.2b23496e
#[test]
fn OG_221_selfless_hero() {
    check(
        CardClass::Paladin,
        &[
            Give("OG_221"),
            Cost("OG_221", 1),
            Stats("OG_221", 2, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("OG_221"),
            Force(Entity(Nth(1))),
            Kill(Nth(3)),
            HasNow(Nth(1), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Rallying Blade
///
/// `OG_222` · Paladin weapon · 3 mana · 3/2 durability
///
/// > **Battlecry:** Give +1/+1 to your minions with **Divine Shield**.
///
/// State: Derived
//~ derived OG_222 eabbf7c4 9e88d2d9 54b62e97.89b074ae
#[test]
fn OG_222_rallying_blade() {
    check(
        CardClass::Paladin,
        &[
            Give("OG_222"),
            Cost("OG_222", 3),
            Stats("OG_222", 3, 2),
            Friend("AT_087"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("OG_222", Nothing),
            Now(Nth(1), 3, 2),
            Now(Nth(2), 4, 5),
        ],
    );
}

/// # Rally
///
/// `OG_222e` · Paladin enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived OG_222e 799ebaa6 5b932d09 2ae9167e.67341004
#[test]
fn OG_222e_rally() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "OG_222e"), Now(My(0), 6, 2)]);
}

/// # Divine Strength
///
/// `OG_223` · Paladin spell · Holy · 1 mana
///
/// > Give a minion +1/+2.
///
/// State: Derived
//~ derived OG_223 23fed34e 2f4fbf61 a5fd48b3.cedf7ed0
#[test]
fn OG_223_divine_strength() {
    check(
        CardClass::Paladin,
        &[
            Give("OG_223"),
            Cost("OG_223", 1),
            Targets("OG_223", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("OG_223", On(Nth(2))),
            Now(Nth(2), 5, 7),
        ],
    );
    check(
        CardClass::Paladin,
        &[Give("OG_223"), Friend("CS2_182"), Enemy("CS2_182"), Play("OG_223", On(Nth(1))), Now(Nth(1), 5, 7)],
    );
}

/// # Optimism
///
/// `OG_223e` · Neutral enchantment
///
/// > +1/+2.
///
/// State: Derived
//~ derived OG_223e 4daad262 48812cd8 d0f607c5.6fa82661
#[test]
fn OG_223e_optimism() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "OG_223e"), Now(My(0), 6, 3)]);
}

/// # Ragnaros, Lightlord
///
/// `OG_229` · Paladin minion · 8 mana · 8/8
///
/// > At the end of your turn, restore #8 Health to a damaged friendly character.
///
/// State: Derived
//~ derived OG_229 5cc45929 ad4dfa8d 16d2c302.b703c6ec
#[test]
fn OG_229_ragnaros_lightlord() {
    check(
        CardClass::Paladin,
        &[
            Give("OG_229"),
            Cost("OG_229", 8),
            Stats("OG_229", 8, 8),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("OG_229"),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(Nth(4), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Force(Entity(MyHero)),
            EndTurn,
            Now(MyHero, 0, 18),
            Damage(MyHero, 12),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("OG_229"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("OG_229"),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(Nth(4), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Never(Entity(Nth(1))),
            EndTurn,
        ],
    );
}

/// # Stand Against Darkness
///
/// `OG_273` · Paladin spell · 4 mana
///
/// > Summon five {0} Silver Hand Recruits.
///
/// State: Derived
//~ derived OG_273 a62ddac9 abaa40c2 8c9b3233.2a22ccf6
#[test]
fn OG_273_stand_against_darkness() {
    check(
        CardClass::Paladin,
        &[
            Give("OG_273"),
            Cost("OG_273", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("OG_273", Nothing),
            BoardCount(Mine, 6),
            In(The("CS2_101t"), Zone::Play),
            Now(The("CS2_101t"), 1, 1),
        ],
    );
}

/// # Steward of Darkshire
///
/// `OG_310` · Paladin minion · 3 mana · 4/3
///
/// > Whenever you summon a 1-Health minion, give it **Divine Shield**.
///
/// State: Derived
//~ derived OG_310 8ad18117 034cd61b 93941cc4.8ebaa923
#[test]
fn OG_310_steward_of_darkshire() {
    check(
        CardClass::Paladin,
        &[
            Give("OG_310"),
            Cost("OG_310", 3),
            Stats("OG_310", 4, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("OG_310"),
            Play("CS2_118", Nothing),
            HasNow(Nth(4), GameTag::DIVINE_SHIELD),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("OG_310"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("OG_310"),
            Play("CS2_182", Nothing),
            HasNot(Nth(4), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # A Light in the Darkness
///
/// `OG_311` · Paladin spell · Holy · 2 mana
///
/// > **Discover** a Paladin minion. Give it +2/+2.
///
/// State: Derived
//~ derived OG_311 bec37f7f 8ba28644 f2cf3eb8.8e24276a
#[test]
fn OG_311_a_light_in_the_darkness() {
    check(
        CardClass::Paladin,
        &[
            Give("OG_311"),
            Cost("OG_311", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_075")),
            Play("OG_311", Nothing),
            ChooseCard("AT_075"),
            Is(InHand(0), "AT_075"),
            CostNow(InHand(0), 3),
            Now(InHand(0), 5, 6),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("OG_311"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_073")),
            Play("OG_311", Nothing),
            Choose(0),
        ],
    );
}

/// # Beacon of Hope
///
/// `OG_311e` · Paladin enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived OG_311e b495fb78 e139e2f9 93f111e6.6d6ab056
#[test]
fn OG_311e_beacon_of_hope() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "OG_311e"), Now(My(0), 7, 3)]);
}
