//! Druid cards of Knights of the Frozen Throne, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d893d5b3

/// `ICC_047` · Druid minion · 5 mana · 5/3
/// > **Choose a Deathrattle (Secretly) -** Deal 3 damage to all minions; or Give them +2/+2.
///
/// State: Todo
//~ todo ICC_047 a9922876 b29f7be9 c3b8317f.52d6850e
#[test]
#[ignore = "todo: Fatespinner"]
fn ICC_047_fatespinner() {
    unwritten("ICC_047");
}

/// `ICC_047a` · Druid spell · 5 mana
/// > **Deathrattle:** Give all minions +2/+2.
///
/// State: Todo
//~ todo ICC_047a 25156c21 bf38914c eb4014a5.988fe15c
#[test]
#[ignore = "todo: Growth"]
fn ICC_047a_growth() {
    unwritten("ICC_047a");
}

/// `ICC_047b` · Druid spell · 5 mana
/// > **Deathrattle:** Deal 3 damage to all minions.
///
/// State: Todo
//~ todo ICC_047b ad265e09 a7fbc9d1 ed65f92f.989a34ef
#[test]
#[ignore = "todo: Decay"]
fn ICC_047b_decay() {
    unwritten("ICC_047b");
}

/// `ICC_047t` · Druid minion · 5 mana · 5/3
/// > **Secret Deathrattle:** Deal 3 damage to all minions; or Give them +2/+2.@**Secret Deathrattle:** Give +2/+2 to all minions.@**Secret Deathrattle:** Deal 3 damage to all minions.
///
/// State: Todo
//~ todo ICC_047t 78695aff 872affba e516a491.d88c4ac7
#[test]
#[ignore = "todo: Fatespinner"]
fn ICC_047t_fatespinner() {
    unwritten("ICC_047t");
}

/// `ICC_050` · Druid spell · Shadow · 5 mana
/// > Summon two 1/2 **Poisonous** Spiders.
///
/// State: Todo
//~ todo ICC_050 dc3650bf 0a7a33a7 67bd91da.885cdb0a
#[test]
#[ignore = "todo: Webweave"]
fn ICC_050_webweave() {
    unwritten("ICC_050");
}

/// `ICC_051` · Druid minion · 2 mana · 1/2
/// > **Choose One -** Transform into a 1/2 with **Poisonous**; or a 1/5 with **Taunt**.
///
/// State: Done
//~ done ICC_051 39315415 - db04e9a2.149c5c12
#[test]
fn ICC_051_druid_of_the_swarm() {
    check(
        CardClass::Druid,
        &[
            Give("ICC_051"),
            Cost("ICC_051", 2),
            Stats("ICC_051", 1, 2),
            PlayOption("ICC_051", 0, Nothing),
            Is(My(0), "ICC_051t"),
            Now(My(0), 1, 2),
            HasNow(My(0), GameTag::POISONOUS),
        ],
    );
    check(
        CardClass::Druid,
        &[PlayOption("ICC_051", 1, Nothing), Is(My(0), "ICC_051t2"), Now(My(0), 1, 5), HasNow(My(0), GameTag::TAUNT)],
    );
}

/// `ICC_832` · Druid hero · 7 mana · 30 health, 5 armor
/// > **Choose One -** Summon 2 **Poisonous** Spiders; or 2 Scarabs with **Taunt**.
///
/// State: Todo
//~ todo ICC_832 6bb61813 0bb8c28c ac7c2aec.50d810ef
#[test]
#[ignore = "todo: Malfurion the Pestilent"]
fn ICC_832_malfurion_the_pestilent() {
    unwritten("ICC_832");
}

/// `ICC_832a` · Druid spell · 7 mana
/// > Summon two 1/5 Scarabs with **Taunt**.
///
/// State: Todo
//~ todo ICC_832a c7ea7623 52d72ee9 b6140226.bdedceee
#[test]
#[ignore = "todo: Scarab Plague"]
fn ICC_832a_scarab_plague() {
    unwritten("ICC_832a");
}

/// `ICC_832b` · Druid spell · 7 mana
/// > Summon two 1/2 Spiders with **Poisonous**.
///
/// State: Todo
//~ todo ICC_832b 4e6be2b1 943da621 c578ee15.b6856e9c
#[test]
#[ignore = "todo: Spider Plague"]
fn ICC_832b_spider_plague() {
    unwritten("ICC_832b");
}

/// `ICC_832p` · Neutral hero power · 2 mana
/// > **Choose One -** +$a3 Attack this turn; or Gain $d3 Armor.
///
/// State: Todo
//~ todo ICC_832p c0884e13 c97393d3 2bd52671.b4a0b678
#[test]
#[ignore = "todo: Plague Lord"]
fn ICC_832p_plague_lord() {
    unwritten("ICC_832p");
}

/// `ICC_832pa` · Druid spell · 2 mana
/// > +$d3 Armor.
///
/// State: Todo
//~ todo ICC_832pa f039075f bf425ca5 af4b6f1f.ddaba323
#[test]
#[ignore = "todo: Scarab Shell"]
fn ICC_832pa_scarab_shell() {
    unwritten("ICC_832pa");
}

/// `ICC_832pb` · Druid spell · 2 mana
/// > +$a3 Attack.
///
/// State: Todo
//~ todo ICC_832pb e31e2fdc a170ba5b 1e7d1c3b.c4df6b2e
#[test]
#[ignore = "todo: Spider Fangs"]
fn ICC_832pb_spider_fangs() {
    unwritten("ICC_832pb");
}
