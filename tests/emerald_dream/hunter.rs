//! Hunter cards of Into the Emerald Dream, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 5d8abaab

/// `EDR_014` · Hunter minion · 5 mana · 4/7
/// > **Battlecry:** If this costs (3) or less, attack two random enemy minions.
///
/// State: Todo
//~ todo EDR_014 a48b2ef6 51fa5583 34a73aa0.f983c8fb
#[test]
#[ignore = "todo: Verdant Dreamsaber"]
fn EDR_014_verdant_dreamsaber() {
    unwritten("EDR_014");
}

/// `EDR_101t` · Hunter spell · 0 mana
/// > **Divine Shield**, **Rush**
///
/// State: Todo
//~ todo EDR_101t 40e05b75 23813ff1 1bc088f2.ce06459e
#[test]
#[ignore = "todo: Blinding Carapace"]
fn EDR_101t_blinding_carapace() {
    unwritten("EDR_101t");
}

/// `EDR_101t1` · Hunter spell · 0 mana
/// > **Divine Shield**, **Lifesteal**
///
/// State: Todo
//~ todo EDR_101t1 9ae69660 1be209b7 440a3e4c.eb2f95cd
#[test]
#[ignore = "todo: Blinding Carapace"]
fn EDR_101t1_blinding_carapace() {
    unwritten("EDR_101t1");
}

/// `EDR_101t10` · Hunter spell · 0 mana
/// > **Lifesteal**, **Taunt**
///
/// State: Todo
//~ todo EDR_101t10 cfe5c141 be6c482e 30c3f060.175f3431
#[test]
#[ignore = "todo: Blinding Carapace"]
fn EDR_101t10_blinding_carapace() {
    unwritten("EDR_101t10");
}

/// `EDR_101t11` · Hunter spell · 0 mana
/// > **Lifesteal**, **Poisonous**
///
/// State: Todo
//~ todo EDR_101t11 bd6d056e 76b3c80c c79c068b.68190510
#[test]
#[ignore = "todo: Blinding Carapace"]
fn EDR_101t11_blinding_carapace() {
    unwritten("EDR_101t11");
}

/// `EDR_101t12` · Hunter spell · 0 mana
/// > **Reborn**, **Taunt**
///
/// State: Todo
//~ todo EDR_101t12 0a6887c5 52c0499e ebdfc1af.c1ed725f
#[test]
#[ignore = "todo: Blinding Carapace"]
fn EDR_101t12_blinding_carapace() {
    unwritten("EDR_101t12");
}

/// `EDR_101t13` · Hunter spell · 0 mana
/// > **Reborn**, **Poisonous**
///
/// State: Todo
//~ todo EDR_101t13 36bcb37f 4bb5009d 9033e550.2bd25262
#[test]
#[ignore = "todo: Blinding Carapace"]
fn EDR_101t13_blinding_carapace() {
    unwritten("EDR_101t13");
}

/// `EDR_101t14` · Hunter spell · 0 mana
/// > **Taunt**, **Poisonous**
///
/// State: Todo
//~ todo EDR_101t14 20017647 73cf2c34 e1a9c74f.1f9b6ec1
#[test]
#[ignore = "todo: Blinding Carapace"]
fn EDR_101t14_blinding_carapace() {
    unwritten("EDR_101t14");
}

/// `EDR_101t2` · Hunter spell · 0 mana
/// > **Divine Shield**, **Reborn**
///
/// State: Todo
//~ todo EDR_101t2 d1ed6a67 d121fb71 4c1add14.a706035a
#[test]
#[ignore = "todo: Blinding Carapace"]
fn EDR_101t2_blinding_carapace() {
    unwritten("EDR_101t2");
}

/// `EDR_101t3` · Hunter spell · 0 mana
/// > **Divine Shield**, **Taunt**
///
/// State: Todo
//~ todo EDR_101t3 93b37873 790f2ac1 9754f5b3.06e3fb76
#[test]
#[ignore = "todo: Blinding Carapace"]
fn EDR_101t3_blinding_carapace() {
    unwritten("EDR_101t3");
}

/// `EDR_101t4` · Hunter spell · 0 mana
/// > **Divine Shield**, **Poisonous**
///
/// State: Todo
//~ todo EDR_101t4 5911aa32 4143978a 31b6f5e4.445c3e2e
#[test]
#[ignore = "todo: Blinding Carapace"]
fn EDR_101t4_blinding_carapace() {
    unwritten("EDR_101t4");
}

/// `EDR_101t5` · Hunter spell · 0 mana
/// > **Rush**, **Lifesteal**
///
/// State: Todo
//~ todo EDR_101t5 c540ead1 d6385b85 dcb9b23e.294a5fc6
#[test]
#[ignore = "todo: Blinding Carapace"]
fn EDR_101t5_blinding_carapace() {
    unwritten("EDR_101t5");
}

/// `EDR_101t6` · Hunter spell · 0 mana
/// > **Rush**, **Reborn**
///
/// State: Todo
//~ todo EDR_101t6 ec664d2b 45562ebe 2f854d36.7b59e3c6
#[test]
#[ignore = "todo: Blinding Carapace"]
fn EDR_101t6_blinding_carapace() {
    unwritten("EDR_101t6");
}

/// `EDR_101t7` · Hunter spell · 0 mana
/// > **Rush**, **Taunt**
///
/// State: Todo
//~ todo EDR_101t7 59551ad4 117c66de 8255e63a.f801d8a7
#[test]
#[ignore = "todo: Blinding Carapace"]
fn EDR_101t7_blinding_carapace() {
    unwritten("EDR_101t7");
}

/// `EDR_101t8` · Hunter spell · 0 mana
/// > **Rush**, **Poisonous**
///
/// State: Todo
//~ todo EDR_101t8 6e6eb259 65b005ac a8010247.77654d65
#[test]
#[ignore = "todo: Blinding Carapace"]
fn EDR_101t8_blinding_carapace() {
    unwritten("EDR_101t8");
}

/// `EDR_101t9` · Hunter spell · 0 mana
/// > **Lifesteal**, **Reborn**
///
/// State: Todo
//~ todo EDR_101t9 5c90690d b8ba8205 5c555da7.1f96d2e4
#[test]
#[ignore = "todo: Blinding Carapace"]
fn EDR_101t9_blinding_carapace() {
    unwritten("EDR_101t9");
}

/// `EDR_226` · Hunter minion · 2 mana · 2/2
/// > **Battlecry:** Draw a Beast. **Imbue** your Hero Power.
///
/// State: Done
//~ done EDR_226 1aaefa04 - acd7f7d9.f5c596e7
#[test]
fn EDR_226_exotic_houndmaster() {
    check(
        CardClass::Hunter,
        &[
            Give("EDR_226"),
            Cost("EDR_226", 2),
            Stats("EDR_226", 2, 2),
            OnTop("CS2_172"),
            Play("EDR_226", Nothing),
            Is(InHand(0), "CS2_172"),
            Is(MyPower, "EDR_850p"),
        ],
    );
}

/// `EDR_227` · Hunter minion · 4 mana · 5/2
/// > **Rush Deathrattle: Imbue** your Hero Power.
///
/// State: Done
//~ done EDR_227 299bcc68 - de32291b.d588b947
#[test]
fn EDR_227_umbraclaw() {
    check(
        CardClass::Hunter,
        &[
            Give("EDR_227"),
            Cost("EDR_227", 4),
            Stats("EDR_227", 5, 2),
            Has("EDR_227", GameTag::RUSH),
            Friend("EDR_227"),
            Kill(My(0)),
            Is(MyPower, "EDR_850p"),
        ],
    );
}

/// `EDR_261` · Hunter spell · Nature · 3 mana
/// > Give a minion +2/+2 and "**Deathrattle:** Give a friendly minion +2/+2 and this **Deathrattle**."
///
/// State: Todo
//~ todo EDR_261 cd37072e 2d6d0441 3bcc5996.a2b6f92c
#[test]
#[ignore = "todo: Amphibian's Spirit"]
fn EDR_261_amphibians_spirit() {
    unwritten("EDR_261");
}

/// `EDR_262` · Hunter spell · Nature · 3 mana
/// > Deal $3 damage to a minion. If it dies, summon a 3/2 Wolf with **Rush**.
///
/// State: Todo
//~ todo EDR_262 6986816f e0de8608 ecdb08ff.61f1a5cc
#[test]
#[ignore = "todo: Spirit Bond"]
fn EDR_262_spirit_bond() {
    unwritten("EDR_262");
}

/// `EDR_263` · Hunter spell · 4 mana
/// > **Choose One -** Deal $4 damage to the enemy hero; or Summon two 3/2 Wolves with **Rush**.
///
/// State: Todo
//~ todo EDR_263 d2ad1de2 131da308 2439ad4a.02a7ecec
#[test]
#[ignore = "todo: Grace of the Greatwolf"]
fn EDR_263_grace_of_the_greatwolf() {
    unwritten("EDR_263");
}

/// `EDR_263b` · Hunter spell · 4 mana
/// > Summon two 3/2 Wolves with **Rush**.
///
/// State: Todo
//~ todo EDR_263b 65e258d8 74e29e01 87063157.2785d7ff
#[test]
#[ignore = "todo: Greatwolf's Guidance"]
fn EDR_263b_greatwolfs_guidance() {
    unwritten("EDR_263b");
}

/// `EDR_416` · Hunter weapon · 3 mana · 3/2 durability
/// > After your hero attacks, summon a 3/3 Sheep that's **Dormant** for 2 turns.
///
/// State: Done
//~ done EDR_416 49f1aa13 - 9535c76c.ce06dc9e
#[test]
fn EDR_416_shepherds_crook() {
    check(
        CardClass::Hunter,
        &[
            Give("EDR_416"),
            Cost("EDR_416", 3),
            Stats("EDR_416", 3, 2),
            Friend("CS2_182"),
            Play("EDR_416", Nothing),
            Attack(Nth(1), TheirHero),
            BoardCount(Mine, 1),
            Attack(MyHero, TheirHero),
            Is(My(1), "EDR_416t"),
            Now(My(1), 3, 3),
            HasNow(My(1), GameTag::DORMANT),
            EndTurn,
            EndTurn,
            HasNow(My(1), GameTag::DORMANT),
            EndTurn,
            EndTurn,
            HasNot(My(1), GameTag::DORMANT),
        ],
    );
}

/// `EDR_480` · Hunter minion · 9 mana · 9/9
/// > **Rush** Friendly Beasts deal double damage.
///
/// State: Done
//~ done EDR_480 baef94b4 - ae2a19d7.bddf3ada
#[test]
fn EDR_480_goldrinn() {
    check(
        CardClass::Hunter,
        &[
            Give("EDR_480"),
            Cost("EDR_480", 9),
            Stats("EDR_480", 9, 9),
            Has("EDR_480", GameTag::RUSH),
            Friend("CS2_172"),
            Friend("CS2_182"),
            Enemy("CS2_172"),
            Play("EDR_480", Nothing),
            Attack(Nth(1), TheirHero),
            Health(TheirHero, 24),
            Attack(Nth(2), TheirHero),
            Health(TheirHero, 20),
            EndTurn,
            Attack(Nth(3), MyHero),
            Health(MyHero, 27),
        ],
    );
    check(CardClass::Hunter, &[Friend("EDR_480"), Attack(Nth(0), TheirHero), Health(TheirHero, 12)]);
}

/// `EDR_850p` · Hunter hero power · 2 mana
/// > Give a random Beast in your hand +**@** Attack. It costs (**@**) less.
///
/// State: Done
//~ done EDR_850p 1f1f0af2 - 0f33fc24.8ad3f74e
#[test]
fn EDR_850p_blessing_of_the_wolf() {
    check(
        CardClass::Hunter,
        &[
            HasHeroPower("EDR_850p"),
            Cost("EDR_850p", 2),
            Give("CS2_171"),
            Play("EDR_852", Nothing),
            Play("EDR_852", Nothing),
            HeroPower(Nothing),
            Now(InHand(0), 3, 1),
            CostNow(InHand(0), 0),
        ],
    );
}
