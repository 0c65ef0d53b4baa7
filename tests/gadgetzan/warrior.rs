//! Warrior cards of Mean Streets of Gadgetzan, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 5f1ec2ac

/// # Public Defender
///
/// `CFM_300` · Warrior minion · 2 mana · 0/7
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla CFM_300 8fbe91f5 bb588e31 e09fbaf1.4b0c5d24
#[test]
fn CFM_300_public_defender() {
    check(
        CardClass::Warrior,
        &[
            Give("CFM_300"),
            Cost("CFM_300", 2),
            Stats("CFM_300", 0, 7),
            Has("CFM_300", GameTag::TAUNT),
            Play("CFM_300", Nothing),
            In(The("CFM_300"), Zone::Play),
            Now(The("CFM_300"), 0, 7),
            HasNow(The("CFM_300"), GameTag::TAUNT),
        ],
    );
}

/// # Brass Knuckles
///
/// `CFM_631` · Warrior weapon · 3 mana · 2/3 durability
///
/// > After your hero attacks, give a random minion in your hand +1/+1.
///
/// State: Derived
//~ derived CFM_631 99dac672 eab2dfee 2738e18c.58ab0a65
#[test]
fn CFM_631_brass_knuckles() {
    check(
        CardClass::Warrior,
        &[
            Give("CFM_631"),
            Cost("CFM_631", 3),
            Stats("CFM_631", 2, 3),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CFM_631"),
            Force(Entity(Nth(1))),
            Attack(MyHero, TheirHero),
            Now(Nth(1), 6, 2),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("CFM_631"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CFM_631"),
            Never(Entity(Nth(0))),
            Attack(MyHero, TheirHero),
        ],
    );
}

/// # Hobart Grapplehammer
///
/// `CFM_643` · Warrior minion · 4 mana · 2/2
///
/// > **Battlecry:** If you have a weapon equipped, give all minions in your hand and deck +2/+2.
///
/// State: Derived
//~ derived CFM_643 a6980c31 2cef8c8a 12d2cbd1.e461d585
#[test]
fn CFM_643_hobart_grapplehammer() {
    check(
        CardClass::Warrior,
        &[
            Give("CFM_643"),
            Cost("CFM_643", 4),
            Stats("CFM_643", 2, 2),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_118"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Play("CFM_643", Nothing),
            Now(Nth(1), 7, 3),
            Now(Nth(2), 4, 9),
            Now(Nth(3), 4, 5),
            Now(Nth(4), 4, 3),
            Now(Nth(5), 6, 7),
            Now(Nth(6), 7, 3),
            Now(Nth(7), 7, 3),
            Now(Nth(8), 6, 7),
        ],
    );
}

/// # Smuggling
///
/// `CFM_643e` · Warrior enchantment
///
/// > +1 Attack from Hobart Grapplehammer.
///
/// State: Derived
//~ derived CFM_643e bcc8cc32 1cbb04ea d129d11e.c4d09d2a
#[test]
fn CFM_643e_smuggling() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "CFM_643e"), Now(My(0), 6, 1)]);
}

/// # Smuggling
///
/// `CFM_643e2` · Warrior enchantment
///
/// > +1 Attack from Hobart Grapplehammer.
///
/// State: Derived
//~ derived CFM_643e2 d84fcd13 24fb6e68 0b6059c8.c4d09d2a
#[test]
fn CFM_643e2_smuggling() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "CFM_643e2"), Now(My(0), 6, 1)]);
}

/// # Sleep with the Fishes
///
/// `CFM_716` · Warrior spell · 2 mana
///
/// > Deal $3 damage to all damaged minions.
///
/// State: Derived
//~ derived CFM_716 20f7e987 e085257b 91c763c2.a49f91a8
#[test]
fn CFM_716_sleep_with_the_fishes() {
    check(
        CardClass::Warrior,
        &[
            Give("CFM_716"),
            Cost("CFM_716", 2),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Hurt(Nth(2), 2),
            Hurt(Nth(4), 2),
            Play("CFM_716", Nothing),
            BoardCount(Mine, 1),
            Dead(Nth(2)),
            Dead(Nth(4)),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("CFM_716"),
            Friend("CS2_118"),
            Friend("TLC_248"),
            Enemy("CS2_120"),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Play("CFM_716", Nothing),
            Now(Nth(2), 14, 23),
            Dead(Nth(3)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Stolen Goods
///
/// `CFM_752` · Warrior spell · 2 mana
///
/// > Draw a **Taunt** minion. Give it +2/+2.
///
/// State: Derived
//~ derived CFM_752 eec06c7d 03f4db93 bf2ae454.5421a58a
#[test]
fn CFM_752_stolen_goods() {
    check(
        CardClass::Warrior,
        &[
            Give("CFM_752"),
            Cost("CFM_752", 2),
            OnTop("AT_069"),
            OnTop("AT_069"),
            OnTop("CS2_182"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("CFM_752", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 2),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 5, 4),
        ],
    );
}

/// # Smuggling
///
/// `CFM_752e` · Neutral enchantment
///
/// > +2/+2 from Stolen Goods.
///
/// State: Derived
//~ derived CFM_752e 8160df73 1327ce10 7b6038e2.2b8eeb6d
#[test]
fn CFM_752e_smuggling() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "CFM_752e"), Now(My(0), 7, 3)]);
}

/// # Grimy Gadgeteer
///
/// `CFM_754` · Warrior minion · 3 mana · 4/3
///
/// > At the end of your turn, give a random minion in your hand +2/+2.
///
/// State: Derived
//~ derived CFM_754 f61b0526 1c2ca630 970f5151.982c4015
#[test]
fn CFM_754_grimy_gadgeteer() {
    check(
        CardClass::Warrior,
        &[
            Give("CFM_754"),
            Cost("CFM_754", 3),
            Stats("CFM_754", 4, 3),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CFM_754"),
            Force(Entity(Nth(0))),
            EndTurn,
            Now(Nth(0), 6, 5),
        ],
    );
}

/// # Grimestreet Pawnbroker
///
/// `CFM_755` · Warrior minion · 3 mana · 3/3
///
/// > **Battlecry:** Give a random weapon in your hand +1/+1.
///
/// State: Derived
//~ derived CFM_755 0248c163 c714e3a8 052f2a6f.4507655e
#[test]
fn CFM_755_grimestreet_pawnbroker() {
    check(
        CardClass::Warrior,
        &[
            Give("CFM_755"),
            Cost("CFM_755", 3),
            Stats("CFM_755", 3, 3),
            Give("AT_034"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Play("CFM_755", Nothing),
            Now(Nth(1), 2, 4),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("CFM_755"),
            Give("AT_034"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(2))),
            Play("CFM_755", Nothing),
        ],
    );
}

/// # Smuggling
///
/// `CFM_755e` · Neutral enchantment
///
/// > +1/+1 from Grimestreet Pawnbroker.
///
/// State: Derived
//~ derived CFM_755e 76458e39 2d3168fa 9baa118c.93d9e8bc
#[test]
fn CFM_755e_smuggling() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "CFM_755e"), Now(My(0), 6, 2)]);
}

/// # Alley Armorsmith
///
/// `CFM_756` · Warrior minion · 5 mana · 3/7
///
/// > **Taunt** Whenever this minion deals damage, gain that much Armor.
///
/// State: Derived
//~ derived CFM_756 39069758 f58af133 b0ac6139.afee234a
#[test]
fn CFM_756_alley_armorsmith() {
    check(
        CardClass::Warrior,
        &[
            Give("CFM_756"),
            Cost("CFM_756", 5),
            Stats("CFM_756", 3, 7),
            Has("CFM_756", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CFM_756"),
            Attack(Nth(3), Nth(2)),
            Armor(Mine, 3),
        ],
    );
}

/// # I Know a Guy
///
/// `CFM_940` · Warrior spell · 1 mana
///
/// > **Discover** a **Taunt** minion. Give it +1/+2.
///
/// State: Derived
//~ derived CFM_940 4950c535 5fb33d8b f4596a95.5ed5c0e9
#[test]
fn CFM_940_i_know_a_guy() {
    check(
        CardClass::Warrior,
        &[
            Give("CFM_940"),
            Cost("CFM_940", 1),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Force(Card("AT_069")),
            Play("CFM_940", Nothing),
            ChooseCard("AT_069"),
            Is(InHand(0), "AT_069"),
            CostNow(InHand(0), 2),
            Now(InHand(0), 4, 4),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("CFM_940"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Never(Card("AT_017")),
            Play("CFM_940", Nothing),
            Choose(0),
        ],
    );
}

/// # Knows Another Guy
///
/// `CFM_940e` · Warrior enchantment
///
/// > +1/+2.
///
/// State: Derived
//~ derived CFM_940e 2167274f fc448cf1 6342cd35.6fa82661
#[test]
fn CFM_940e_knows_another_guy() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "CFM_940e"), Now(My(0), 6, 3)]);
}
