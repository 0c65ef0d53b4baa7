//! Druid cards of Knights of the Frozen Throne, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Fatespinner
///
/// `ICC_047` · Druid minion · 5 mana · 5/3
///
/// > **Choose a Deathrattle (Secretly) -** Deal 3 damage to all minions; or Give them +2/+2.
///
/// State: Todo
//~ ICC_047 todo cbdca397 d36fbdb9
#[test]
#[ignore = "todo: ICC_047 Fatespinner"]
fn ICC_047_fatespinner() {
    check(CardClass::Druid, &[Give("ICC_047"), Cost("ICC_047", 5), Stats("ICC_047", 5, 3)]);
}

/// # Growth
///
/// `ICC_047a` · Druid spell · 5 mana
///
/// > **Deathrattle:** Give all minions +2/+2.
///
/// State: Todo
//~ ICC_047a todo 66047d84 d536e8d9
#[test]
#[ignore = "todo: ICC_047a Growth"]
fn ICC_047a_growth() {
    check(CardClass::Druid, &[Give("ICC_047a"), Cost("ICC_047a", 5)]);
}

/// # Decay
///
/// `ICC_047b` · Druid spell · 5 mana
///
/// > **Deathrattle:** Deal 3 damage to all minions.
///
/// State: Todo
//~ ICC_047b todo 38d9d5c8 2fc570b0
#[test]
#[ignore = "todo: ICC_047b Decay"]
fn ICC_047b_decay() {
    check(CardClass::Druid, &[Give("ICC_047b"), Cost("ICC_047b", 5)]);
}

/// # Fatespinner
///
/// `ICC_047t` · Druid minion · 5 mana · 5/3
///
/// > **Secret Deathrattle:** Deal 3 damage to all minions; or Give them +2/+2.@**Secret Deathrattle:** Give +2/+2 to all minions.@**Secret Deathrattle:** Deal 3 damage to all minions.
///
/// State: Todo
//~ ICC_047t todo 19264eea 5630172b
#[test]
#[ignore = "todo: ICC_047t Fatespinner"]
fn ICC_047t_fatespinner() {
    check(CardClass::Druid, &[Give("ICC_047t"), Cost("ICC_047t", 5), Stats("ICC_047t", 5, 3)]);
}

/// # Fatespinner
///
/// `ICC_047t2` · Druid minion · 5 mana · 5/3
///
/// > **Deathrattle:** Deal 3 damage to all minions and give them +2/+2.
///
/// State: Todo
//~ ICC_047t2 todo fc806fba 87132c43
#[test]
#[ignore = "todo: ICC_047t2 Fatespinner"]
fn ICC_047t2_fatespinner() {
    check(CardClass::Druid, &[Give("ICC_047t2"), Cost("ICC_047t2", 5), Stats("ICC_047t2", 5, 3)]);
}

/// # Webweave
///
/// `ICC_050` · Druid spell · Shadow · 5 mana
///
/// > Summon two 1/2 **Poisonous** Spiders.
///
/// State: Todo
//~ ICC_050 todo 3fdbabc8 a7750d3b
#[test]
#[ignore = "todo: ICC_050 Webweave"]
fn ICC_050_webweave() {
    check(CardClass::Druid, &[Give("ICC_050"), Cost("ICC_050", 5)]);
}

/// # Druid of the Swarm
///
/// `ICC_051` · Druid minion · 2 mana · 1/2
///
/// > **Choose One -** Transform into a 1/2 with **Poisonous**; or a 1/5 with **Taunt**.
///
/// State: Todo
//~ ICC_051 todo 872e1703 f385d097
#[test]
#[ignore = "todo: ICC_051 Druid of the Swarm"]
fn ICC_051_druid_of_the_swarm() {
    check(CardClass::Druid, &[Give("ICC_051"), Cost("ICC_051", 2), Stats("ICC_051", 1, 2)]);
}

/// # Spider Form
///
/// `ICC_051a` · Druid minion · 2 mana · 1/2
///
/// > **Poisonous**
///
/// State: Todo
//~ ICC_051a todo bda3b70a a7d08009
#[test]
#[ignore = "todo: ICC_051a Spider Form"]
fn ICC_051a_spider_form() {
    check(
        CardClass::Druid,
        &[Give("ICC_051a"), Cost("ICC_051a", 2), Stats("ICC_051a", 1, 2), Has("ICC_051a", GameTag::POISONOUS)],
    );
}

/// # Scarab Form
///
/// `ICC_051b` · Druid minion · 2 mana · 1/5
///
/// > **Taunt**
///
/// State: Todo
//~ ICC_051b todo 8e11f802 0273e604
#[test]
#[ignore = "todo: ICC_051b Scarab Form"]
fn ICC_051b_scarab_form() {
    check(
        CardClass::Druid,
        &[Give("ICC_051b"), Cost("ICC_051b", 2), Stats("ICC_051b", 1, 5), Has("ICC_051b", GameTag::TAUNT)],
    );
}

/// # Druid of the Swarm
///
/// `ICC_051t` · Druid minion · 2 mana · 1/2
///
/// > **Poisonous**
///
/// State: Todo
//~ ICC_051t todo f2c7393f 0302f5c0
#[test]
#[ignore = "todo: ICC_051t Druid of the Swarm"]
fn ICC_051t_druid_of_the_swarm() {
    check(
        CardClass::Druid,
        &[Give("ICC_051t"), Cost("ICC_051t", 2), Stats("ICC_051t", 1, 2), Has("ICC_051t", GameTag::POISONOUS)],
    );
}

/// # Druid of the Swarm
///
/// `ICC_051t2` · Druid minion · 2 mana · 1/5
///
/// > **Taunt**
///
/// State: Todo
//~ ICC_051t2 todo 171aaeb8 005e54fa
#[test]
#[ignore = "todo: ICC_051t2 Druid of the Swarm"]
fn ICC_051t2_druid_of_the_swarm() {
    check(
        CardClass::Druid,
        &[Give("ICC_051t2"), Cost("ICC_051t2", 2), Stats("ICC_051t2", 1, 5), Has("ICC_051t2", GameTag::TAUNT)],
    );
}

/// # Druid of the Swarm
///
/// `ICC_051t3` · Druid minion · 2 mana · 1/5
///
/// > **Taunt Poisonous**
///
/// State: Todo
//~ ICC_051t3 todo f18c7fe4 fd8961e6
#[test]
#[ignore = "todo: ICC_051t3 Druid of the Swarm"]
fn ICC_051t3_druid_of_the_swarm() {
    check(
        CardClass::Druid,
        &[
            Give("ICC_051t3"),
            Cost("ICC_051t3", 2),
            Stats("ICC_051t3", 1, 5),
            Has("ICC_051t3", GameTag::POISONOUS),
            Has("ICC_051t3", GameTag::TAUNT),
        ],
    );
}

/// # Spreading Plague
///
/// `ICC_054` · Druid spell · Nature · 6 mana
///
/// > Summon a 1/5 Scarab with **Taunt**. If your opponent has more minions, cast this again.
///
/// State: Todo
//~ ICC_054 todo 0251ecba 5bc2af48
#[test]
#[ignore = "todo: ICC_054 Spreading Plague"]
fn ICC_054_spreading_plague() {
    check(CardClass::Druid, &[Give("ICC_054"), Cost("ICC_054", 6)]);
}

/// # Gnash
///
/// `ICC_079` · Druid spell · 3 mana
///
/// > Give your hero +3 Attack this turn. Gain 3 Armor.
///
/// State: Todo
//~ ICC_079 todo c42f3703 1ccc71dd
#[test]
#[ignore = "todo: ICC_079 Gnash"]
fn ICC_079_gnash() {
    check(CardClass::Druid, &[Give("ICC_079"), Cost("ICC_079", 3)]);
}

/// # Ultimate Infestation
///
/// `ICC_085` · Druid spell · 10 mana
///
/// > Deal $5 damage. Draw 5 cards. Gain 5 Armor. Summon a 5/5 Ghoul.
///
/// State: Todo
//~ ICC_085 todo 65cbbbb6 b361bb0a
#[test]
#[ignore = "todo: ICC_085 Ultimate Infestation"]
fn ICC_085_ultimate_infestation() {
    check(
        CardClass::Druid,
        &[
            Give("ICC_085"),
            Cost("ICC_085", 10),
            Targets("ICC_085", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
        ],
    );
}

/// # Ghoul Infestor
///
/// `ICC_085t` · Druid minion · 5 mana · 5/5
///
/// State: Todo
//~ ICC_085t todo d11fbcce be4ab7ad
#[test]
#[ignore = "todo: ICC_085t Ghoul Infestor"]
fn ICC_085t_ghoul_infestor() {
    check(CardClass::Druid, &[Give("ICC_085t"), Cost("ICC_085t", 5), Stats("ICC_085t", 5, 5)]);
}

/// # Strongshell Scavenger
///
/// `ICC_807` · Druid minion · 4 mana · 2/3
///
/// > **Battlecry:** Give your **Taunt** minions +2/+2.
///
/// State: Todo
//~ ICC_807 todo 830cc7b4 445a6353
#[test]
#[ignore = "todo: ICC_807 Strongshell Scavenger"]
fn ICC_807_strongshell_scavenger() {
    check(CardClass::Druid, &[Give("ICC_807"), Cost("ICC_807", 4), Stats("ICC_807", 2, 3)]);
}

/// # Crypt Lord
///
/// `ICC_808` · Druid minion · 3 mana · 1/6
///
/// > **Taunt** After you summon a minion, gain +1 Health.
///
/// State: Todo
//~ ICC_808 todo 00458838 971230d8
#[test]
#[ignore = "todo: ICC_808 Crypt Lord"]
fn ICC_808_crypt_lord() {
    check(
        CardClass::Druid,
        &[Give("ICC_808"), Cost("ICC_808", 3), Stats("ICC_808", 1, 6), Has("ICC_808", GameTag::TAUNT)],
    );
}

/// # Malfurion the Pestilent
///
/// `ICC_832` · Druid hero · 7 mana · 30 health, 5 armor
///
/// > **Choose One -** Summon 2 **Poisonous** Spiders; or 2 Scarabs with **Taunt**.
///
/// State: Todo
//~ ICC_832 todo edb5f8b8 eb715a5d
#[test]
#[ignore = "todo: ICC_832 Malfurion the Pestilent"]
fn ICC_832_malfurion_the_pestilent() {
    check(CardClass::Druid, &[Give("ICC_832"), Cost("ICC_832", 7)]);
}

/// # Scarab Plague
///
/// `ICC_832a` · Druid spell · 7 mana
///
/// > Summon two 1/5 Scarabs with **Taunt**.
///
/// State: Todo
//~ ICC_832a todo 17256a04 88a7ee88
#[test]
#[ignore = "todo: ICC_832a Scarab Plague"]
fn ICC_832a_scarab_plague() {
    check(CardClass::Druid, &[Give("ICC_832a"), Cost("ICC_832a", 7)]);
}

/// # Spider Plague
///
/// `ICC_832b` · Druid spell · 7 mana
///
/// > Summon two 1/2 Spiders with **Poisonous**.
///
/// State: Todo
//~ ICC_832b todo 92df0058 af8e70ea
#[test]
#[ignore = "todo: ICC_832b Spider Plague"]
fn ICC_832b_spider_plague() {
    check(CardClass::Druid, &[Give("ICC_832b"), Cost("ICC_832b", 7)]);
}

/// # Plague Lord
///
/// `ICC_832p` · Neutral hero power · 2 mana
///
/// > **Choose One -** +$a3 Attack this turn; or Gain $d3 Armor.
///
/// State: Todo
//~ ICC_832p todo 706b678a d22a652d
#[test]
#[ignore = "todo: ICC_832p Plague Lord"]
fn ICC_832p_plague_lord() {
    check(CardClass::Druid, &[HasHeroPower("ICC_832p"), Cost("ICC_832p", 2)]);
}

/// # Scarab Shell
///
/// `ICC_832pa` · Druid spell · 2 mana
///
/// > +$d3 Armor.
///
/// State: Todo
//~ ICC_832pa todo 07192625 ca2a5c7b
#[test]
#[ignore = "todo: ICC_832pa Scarab Shell"]
fn ICC_832pa_scarab_shell() {
    check(CardClass::Druid, &[Give("ICC_832pa"), Cost("ICC_832pa", 2)]);
}

/// # Spider Fangs
///
/// `ICC_832pb` · Druid spell · 2 mana
///
/// > +$a3 Attack.
///
/// State: Todo
//~ ICC_832pb todo e0f47ce2 43146a3f
#[test]
#[ignore = "todo: ICC_832pb Spider Fangs"]
fn ICC_832pb_spider_fangs() {
    check(CardClass::Druid, &[Give("ICC_832pb"), Cost("ICC_832pb", 2)]);
}

/// # Frost Widow
///
/// `ICC_832t3` · Druid minion · 1 mana · 1/2
///
/// > **Poisonous**
///
/// State: Todo
//~ ICC_832t3 todo 59b02069 18b105d7
#[test]
#[ignore = "todo: ICC_832t3 Frost Widow"]
fn ICC_832t3_frost_widow() {
    check(
        CardClass::Druid,
        &[Give("ICC_832t3"), Cost("ICC_832t3", 1), Stats("ICC_832t3", 1, 2), Has("ICC_832t3", GameTag::POISONOUS)],
    );
}

/// # Scarab Beetle
///
/// `ICC_832t4` · Druid minion · 2 mana · 1/5
///
/// > **Taunt**
///
/// State: Todo
//~ ICC_832t4 todo 9bbab8c1 31617f66
#[test]
#[ignore = "todo: ICC_832t4 Scarab Beetle"]
fn ICC_832t4_scarab_beetle() {
    check(
        CardClass::Druid,
        &[Give("ICC_832t4"), Cost("ICC_832t4", 2), Stats("ICC_832t4", 1, 5), Has("ICC_832t4", GameTag::TAUNT)],
    );
}

/// # Hadronox
///
/// `ICC_835` · Druid minion · 9 mana · 3/7
///
/// > **Deathrattle:** Summon your **Taunt** minions that died this game.
///
/// State: Todo
//~ ICC_835 todo e1a698d5 89753d6c
#[test]
#[ignore = "todo: ICC_835 Hadronox"]
fn ICC_835_hadronox() {
    check(CardClass::Druid, &[Give("ICC_835"), Cost("ICC_835", 9), Stats("ICC_835", 3, 7)]);
}
