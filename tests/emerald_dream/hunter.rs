//! Hunter cards of Into the Emerald Dream, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 5d8abaab

/// # Verdant Dreamsaber
///
/// `EDR_014` · Hunter minion · 5 mana · 4/7
///
/// > **Battlecry:** If this costs (3) or less, attack two random enemy minions.
///
/// State: Todo
//~ todo EDR_014 e92fbcfb 5aa8d8c2 34a73aa0.f983c8fb
#[test]
#[ignore = "todo: EDR_014 Verdant Dreamsaber"]
fn EDR_014_verdant_dreamsaber() {
    check(CardClass::Hunter, &[Give("EDR_014"), Cost("EDR_014", 5), Stats("EDR_014", 4, 7), Unwritten]);
}

/// # Blinding Carapace
///
/// `EDR_101t` · Hunter spell · 0 mana
///
/// > **Divine Shield**, **Rush**
///
/// State: Todo
//~ todo EDR_101t 797d8ca8 6b856264 1bc088f2.ce06459e
#[test]
#[ignore = "todo: EDR_101t Blinding Carapace"]
fn EDR_101t_blinding_carapace() {
    check(CardClass::Hunter, &[Give("EDR_101t"), Cost("EDR_101t", 0), Unwritten]);
}

/// # Blinding Carapace
///
/// `EDR_101t1` · Hunter spell · 0 mana
///
/// > **Divine Shield**, **Lifesteal**
///
/// State: Todo
//~ todo EDR_101t1 a8b5c6d2 a84ceeed 440a3e4c.eb2f95cd
#[test]
#[ignore = "todo: EDR_101t1 Blinding Carapace"]
fn EDR_101t1_blinding_carapace() {
    check(CardClass::Hunter, &[Give("EDR_101t1"), Cost("EDR_101t1", 0), Unwritten]);
}

/// # Blinding Carapace
///
/// `EDR_101t10` · Hunter spell · 0 mana
///
/// > **Lifesteal**, **Taunt**
///
/// State: Todo
//~ todo EDR_101t10 1cce7f06 2b6cbe5b 30c3f060.175f3431
#[test]
#[ignore = "todo: EDR_101t10 Blinding Carapace"]
fn EDR_101t10_blinding_carapace() {
    check(CardClass::Hunter, &[Give("EDR_101t10"), Cost("EDR_101t10", 0), Unwritten]);
}

/// # Blinding Carapace
///
/// `EDR_101t11` · Hunter spell · 0 mana
///
/// > **Lifesteal**, **Poisonous**
///
/// State: Todo
//~ todo EDR_101t11 2fea0edd 78a0b4ee c79c068b.68190510
#[test]
#[ignore = "todo: EDR_101t11 Blinding Carapace"]
fn EDR_101t11_blinding_carapace() {
    check(CardClass::Hunter, &[Give("EDR_101t11"), Cost("EDR_101t11", 0), Unwritten]);
}

/// # Blinding Carapace
///
/// `EDR_101t12` · Hunter spell · 0 mana
///
/// > **Reborn**, **Taunt**
///
/// State: Todo
//~ todo EDR_101t12 805ee257 ba5bf110 ebdfc1af.c1ed725f
#[test]
#[ignore = "todo: EDR_101t12 Blinding Carapace"]
fn EDR_101t12_blinding_carapace() {
    check(CardClass::Hunter, &[Give("EDR_101t12"), Cost("EDR_101t12", 0), Unwritten]);
}

/// # Blinding Carapace
///
/// `EDR_101t13` · Hunter spell · 0 mana
///
/// > **Reborn**, **Poisonous**
///
/// State: Todo
//~ todo EDR_101t13 20b63a26 a69968bf 9033e550.2bd25262
#[test]
#[ignore = "todo: EDR_101t13 Blinding Carapace"]
fn EDR_101t13_blinding_carapace() {
    check(CardClass::Hunter, &[Give("EDR_101t13"), Cost("EDR_101t13", 0), Unwritten]);
}

/// # Blinding Carapace
///
/// `EDR_101t14` · Hunter spell · 0 mana
///
/// > **Taunt**, **Poisonous**
///
/// State: Todo
//~ todo EDR_101t14 9735389b 46b6fa81 e1a9c74f.1f9b6ec1
#[test]
#[ignore = "todo: EDR_101t14 Blinding Carapace"]
fn EDR_101t14_blinding_carapace() {
    check(CardClass::Hunter, &[Give("EDR_101t14"), Cost("EDR_101t14", 0), Unwritten]);
}

/// # Blinding Carapace
///
/// `EDR_101t2` · Hunter spell · 0 mana
///
/// > **Divine Shield**, **Reborn**
///
/// State: Todo
//~ todo EDR_101t2 2655af46 6f5a8759 4c1add14.a706035a
#[test]
#[ignore = "todo: EDR_101t2 Blinding Carapace"]
fn EDR_101t2_blinding_carapace() {
    check(CardClass::Hunter, &[Give("EDR_101t2"), Cost("EDR_101t2", 0), Unwritten]);
}

/// # Blinding Carapace
///
/// `EDR_101t3` · Hunter spell · 0 mana
///
/// > **Divine Shield**, **Taunt**
///
/// State: Todo
//~ todo EDR_101t3 445db799 33e578e2 9754f5b3.06e3fb76
#[test]
#[ignore = "todo: EDR_101t3 Blinding Carapace"]
fn EDR_101t3_blinding_carapace() {
    check(CardClass::Hunter, &[Give("EDR_101t3"), Cost("EDR_101t3", 0), Unwritten]);
}

/// # Blinding Carapace
///
/// `EDR_101t4` · Hunter spell · 0 mana
///
/// > **Divine Shield**, **Poisonous**
///
/// State: Todo
//~ todo EDR_101t4 e76074db c2ab57a9 31b6f5e4.445c3e2e
#[test]
#[ignore = "todo: EDR_101t4 Blinding Carapace"]
fn EDR_101t4_blinding_carapace() {
    check(CardClass::Hunter, &[Give("EDR_101t4"), Cost("EDR_101t4", 0), Unwritten]);
}

/// # Blinding Carapace
///
/// `EDR_101t5` · Hunter spell · 0 mana
///
/// > **Rush**, **Lifesteal**
///
/// State: Todo
//~ todo EDR_101t5 ad560e7a 5a3650ea dcb9b23e.294a5fc6
#[test]
#[ignore = "todo: EDR_101t5 Blinding Carapace"]
fn EDR_101t5_blinding_carapace() {
    check(CardClass::Hunter, &[Give("EDR_101t5"), Cost("EDR_101t5", 0), Unwritten]);
}

/// # Blinding Carapace
///
/// `EDR_101t6` · Hunter spell · 0 mana
///
/// > **Rush**, **Reborn**
///
/// State: Todo
//~ todo EDR_101t6 78bd58b8 cbbc09a4 2f854d36.7b59e3c6
#[test]
#[ignore = "todo: EDR_101t6 Blinding Carapace"]
fn EDR_101t6_blinding_carapace() {
    check(CardClass::Hunter, &[Give("EDR_101t6"), Cost("EDR_101t6", 0), Unwritten]);
}

/// # Blinding Carapace
///
/// `EDR_101t7` · Hunter spell · 0 mana
///
/// > **Rush**, **Taunt**
///
/// State: Todo
//~ todo EDR_101t7 4270db58 fc79b90d 8255e63a.f801d8a7
#[test]
#[ignore = "todo: EDR_101t7 Blinding Carapace"]
fn EDR_101t7_blinding_carapace() {
    check(CardClass::Hunter, &[Give("EDR_101t7"), Cost("EDR_101t7", 0), Unwritten]);
}

/// # Blinding Carapace
///
/// `EDR_101t8` · Hunter spell · 0 mana
///
/// > **Rush**, **Poisonous**
///
/// State: Todo
//~ todo EDR_101t8 bbdbaa02 fe4d2806 a8010247.77654d65
#[test]
#[ignore = "todo: EDR_101t8 Blinding Carapace"]
fn EDR_101t8_blinding_carapace() {
    check(CardClass::Hunter, &[Give("EDR_101t8"), Cost("EDR_101t8", 0), Unwritten]);
}

/// # Blinding Carapace
///
/// `EDR_101t9` · Hunter spell · 0 mana
///
/// > **Lifesteal**, **Reborn**
///
/// State: Todo
//~ todo EDR_101t9 3d88d81d 47782691 5c555da7.1f96d2e4
#[test]
#[ignore = "todo: EDR_101t9 Blinding Carapace"]
fn EDR_101t9_blinding_carapace() {
    check(CardClass::Hunter, &[Give("EDR_101t9"), Cost("EDR_101t9", 0), Unwritten]);
}

/// # Exotic Houndmaster
///
/// `EDR_226` · Hunter minion · 2 mana · 2/2
///
/// > **Battlecry:** Draw a Beast. **Imbue** your Hero Power.
///
/// State: Done
//~ done EDR_226 41e4d065 - acd7f7d9.f5c596e7
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

/// # Umbraclaw
///
/// `EDR_227` · Hunter minion · 4 mana · 5/2
///
/// > **Rush Deathrattle: Imbue** your Hero Power.
///
/// State: Done
//~ done EDR_227 6f8d81dd - de32291b.d588b947
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

/// # Amphibian's Spirit
///
/// `EDR_261` · Hunter spell · Nature · 3 mana
///
/// > Give a minion +2/+2 and "**Deathrattle:** Give a friendly minion +2/+2 and this **Deathrattle**."
///
/// State: Todo
//~ todo EDR_261 7f9b0fc1 68984425 3bcc5996.a2b6f92c
#[test]
#[ignore = "todo: EDR_261 Amphibian's Spirit"]
fn EDR_261_amphibians_spirit() {
    check(CardClass::Hunter, &[Give("EDR_261"), Cost("EDR_261", 3), Unwritten]);
}

/// # Spirit Bond
///
/// `EDR_262` · Hunter spell · Nature · 3 mana
///
/// > Deal $3 damage to a minion. If it dies, summon a 3/2 Wolf with **Rush**.
///
/// State: Todo
//~ todo EDR_262 3977cb2e 790d0def ecdb08ff.61f1a5cc
#[test]
#[ignore = "todo: EDR_262 Spirit Bond"]
fn EDR_262_spirit_bond() {
    check(CardClass::Hunter, &[Give("EDR_262"), Cost("EDR_262", 3), Unwritten]);
}

/// # Grace of the Greatwolf
///
/// `EDR_263` · Hunter spell · 4 mana
///
/// > **Choose One -** Deal $4 damage to the enemy hero; or Summon two 3/2 Wolves with **Rush**.
///
/// State: Todo
//~ todo EDR_263 e33f58e5 c332756d 2439ad4a.02a7ecec
#[test]
#[ignore = "todo: EDR_263 Grace of the Greatwolf"]
fn EDR_263_grace_of_the_greatwolf() {
    check(CardClass::Hunter, &[Give("EDR_263"), Cost("EDR_263", 4), Unwritten]);
}

/// # Greatwolf's Ferocity
///
/// `EDR_263a` · Hunter spell · 4 mana
///
/// > Deal $4 damage to the enemy hero.
///
/// State: Derived
//~ derived EDR_263a 8692b5d3 60c88331 4c5c8fd6.93fa114d
#[test]
fn EDR_263a_greatwolfs_ferocity() {
    check(
        CardClass::Hunter,
        &[
            Give("EDR_263a"),
            Cost("EDR_263a", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EDR_263a", Nothing),
            Now(TheirHero, 0, 26),
            Damage(TheirHero, 4),
        ],
    );
}

/// # Greatwolf's Guidance
///
/// `EDR_263b` · Hunter spell · 4 mana
///
/// > Summon two 3/2 Wolves with **Rush**.
///
/// State: Todo
//~ todo EDR_263b 1750a166 0ef5dea6 87063157.2785d7ff
#[test]
#[ignore = "todo: EDR_263b Greatwolf's Guidance"]
fn EDR_263b_greatwolfs_guidance() {
    check(CardClass::Hunter, &[Give("EDR_263b"), Cost("EDR_263b", 4), Unwritten]);
}

/// # Shepherd's Crook
///
/// `EDR_416` · Hunter weapon · 3 mana · 3/2 durability
///
/// > After your hero attacks, summon a 3/3 Sheep that's **Dormant** for 2 turns.
///
/// State: Done
//~ done EDR_416 f9077b71 - 9535c76c.ce06dc9e
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

/// # Sleepy Sheep
///
/// `EDR_416t` · Hunter minion · 2 mana · 3/3
///
/// > **Dormant** for 2 turns.
///
/// State: Derived
//~ derived EDR_416t b1bbc07a c103ccec 5283f654.0c7dd386
#[test]
fn EDR_416t_sleepy_sheep() {
    check(
        CardClass::Hunter,
        &[
            Give("EDR_416t"),
            Cost("EDR_416t", 2),
            Stats("EDR_416t", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EDR_416t", Nothing),
            HasNow(Nth(0), GameTag::DORMANT),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("EDR_416t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EDR_416t", Nothing),
            EndTurn,
            EndTurn,
            HasNow(Nth(0), GameTag::DORMANT),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("EDR_416t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EDR_416t", Nothing),
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            HasNot(Nth(0), GameTag::DORMANT),
        ],
    );
}

/// # Goldrinn
///
/// `EDR_480` · Hunter minion · 9 mana · 9/9
///
/// > **Rush** Friendly Beasts deal double damage.
///
/// State: Done
//~ done EDR_480 671824e3 - ae2a19d7.bddf3ada
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

/// # Mythical Runebear
///
/// `EDR_481` · Hunter minion · 4 mana · 3/4
///
/// > **Taunt**. **Battlecry:** If this has 4 or more Attack, summon a copy of this.
///
/// State: Derived
//~ derived EDR_481 7ac762a8 e210bf71 9544fe15.c66ada79
#[test]
fn EDR_481_mythical_runebear() {
    check(
        CardClass::Hunter,
        &[
            Give("EDR_481"),
            Cost("EDR_481", 4),
            Stats("EDR_481", 3, 4),
            Has("EDR_481", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "CS2_092e"),
            Play("EDR_481", Nothing),
            BoardCount(Mine, 3),
            In(The("EDR_481"), Zone::Play),
            Now(The("EDR_481"), 7, 8),
        ],
    );
    check(
        CardClass::Hunter,
        &[Give("EDR_481"), Friend("CS2_182"), Enemy("CS2_182"), Play("EDR_481", Nothing), BoardCount(Mine, 2)],
    );
}

/// # Blessing of the Wolf
///
/// `EDR_850p` · Hunter hero power · 2 mana
///
/// > Give a random Beast in your hand +**@** Attack. It costs (**@**) less.
///
/// State: Done
//~ done EDR_850p 5f0b97ce - 0f33fc24.8ad3f74e
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

/// # Playful Pup
///
/// `EDR_850pe` · Hunter minion · 2 mana · 3/2
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla EDR_850pe c21f23d6 db59e1f9 fac68915.57b12c28
#[test]
fn EDR_850pe_playful_pup() {
    check(
        CardClass::Hunter,
        &[
            Give("EDR_850pe"),
            Cost("EDR_850pe", 2),
            Stats("EDR_850pe", 3, 2),
            Has("EDR_850pe", GameTag::RUSH),
            Play("EDR_850pe", Nothing),
            In(The("EDR_850pe"), Zone::Play),
            Now(The("EDR_850pe"), 3, 2),
            HasNow(The("EDR_850pe"), GameTag::RUSH),
        ],
    );
}

/// # Broll Bearmantle
///
/// `EDR_853` · Hunter minion · 5 mana · 3/5
///
/// > After you cast a spell, summon a random Animal Companion.
///
/// State: Derived
//~ derived EDR_853 45261ee0 902e8f16 2e1b9d62.96610d94
#[test]
fn EDR_853_broll_bearmantle() {
    check(
        CardClass::Hunter,
        &[
            Give("EDR_853"),
            Cost("EDR_853", 5),
            Stats("EDR_853", 3, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("EDR_853"),
            Force(Card("NEW1_032")),
            Play("GAME_005", Nothing),
            BoardCount(Mine, 3),
            In(The("NEW1_032"), Zone::Play),
            Now(The("NEW1_032"), 4, 4),
            TagNow(The("NEW1_032"), GameTag::SPELLPOWER, 0),
        ],
    );
}

/// # Bursting Shot
///
/// `FIR_909` · Hunter spell · Fire · 2 mana
///
/// > Deal $2 damage to three random enemies.
///
/// State: Derived
//~ derived FIR_909 4dd61f69 68522e1f 562a117f.1d911d4a
#[test]
fn FIR_909_bursting_shot() {
    check(
        CardClass::Hunter,
        &[
            Give("FIR_909"),
            Cost("FIR_909", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Play("FIR_909", Nothing),
            Now(Nth(2), 4, 3),
            Now(TheirHero, 0, 28),
            Damage(TheirHero, 2),
        ],
    );
}

/// # Magma Hound
///
/// `FIR_953` · Hunter minion · 8 mana · 5/8
///
/// > **Rush**. After this attacks a minion and survives, deal this minion's Attack damage split among all enemies.
///
/// State: Derived
//~ derived FIR_953 c16d225e 6a9686fb e4317355.8f4b7b75
#[test]
fn FIR_953_magma_hound() {
    check(
        CardClass::Hunter,
        &[
            Give("FIR_953"),
            Cost("FIR_953", 8),
            Stats("FIR_953", 5, 8),
            Has("FIR_953", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("FIR_953"),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Attack(Nth(4), Nth(2)),
            Now(TheirHero, 0, 25),
            Damage(TheirHero, 5),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("FIR_953"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("FIR_953"),
            Attack(Nth(4), TheirHero),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 1),
            CostNow(Nth(0), 8),
            Now(Nth(0), 5, 8),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Now(Nth(3), 3, 2),
            Now(Nth(4), 5, 8),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 5),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Tending Dragonkin
///
/// `FIR_960` · Hunter minion · 5 mana · 5/4
///
/// > **Battlecry:** Copy the lowest Cost Beast in your hand.
///
/// State: Derived
//~ derived FIR_960 b67507e7 a6fcaf1f e28f71aa.bef8e097
#[test]
fn FIR_960_tending_dragonkin() {
    check(
        CardClass::Hunter,
        &[
            Give("FIR_960"),
            Cost("FIR_960", 5),
            Stats("FIR_960", 5, 4),
            Give("CS2_120"),
            Give("CS2_119"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("FIR_960", Nothing),
            Is(InHand(3), "CS2_120"),
            CostNow(InHand(3), 2),
            Now(InHand(3), 2, 3),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 4),
            Now(Nth(0), 5, 4),
            CostNow(Nth(1), 2),
            Now(Nth(1), 2, 3),
            CostNow(Nth(2), 4),
            Now(Nth(2), 2, 7),
            CostNow(Nth(3), 4),
            Now(Nth(3), 4, 5),
            Now(Nth(4), 4, 5),
            Now(Nth(5), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}
