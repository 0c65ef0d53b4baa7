//! Death Knight cards of Cataclysm, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 832f6aa8

/// # Arisen Onyxia
///
/// `CATA_155` · Death Knight minion · 9 mana · 3/6
///
/// > **Colossal +2**. When your hero would lose Health on your turn, gain that much max Health instead.
///
/// State: Todo
//~ todo CATA_155 c43c41e9 528a963f 4ebe3f9e.5fac428c
#[test]
#[ignore = "todo: CATA_155 Arisen Onyxia"]
fn CATA_155_arisen_onyxia() {
    check(CardClass::DeathKnight, &[Give("CATA_155"), Cost("CATA_155", 9), Stats("CATA_155", 3, 6), Unwritten]);
}

/// # Onyxia's Wing
///
/// `CATA_155t` · Death Knight minion · 1 mana · 1/1
///
/// > When summoned, get a random {0}-Cost minion. It costs Health this turn. ***Herald** twice to upgrade.* @When summoned, get a random {0}-Cost minion. It costs Health this turn. ***Herald** once to upgrade.* @When summoned, get a random {0}-Cost minion. It costs Health this turn.
///
/// State: Todo
//~ todo CATA_155t 716e2dbe 8d09817f 4d28a2ec.5a134749
#[test]
#[ignore = "todo: CATA_155t Onyxia's Wing"]
fn CATA_155t_onyxias_wing() {
    check(CardClass::DeathKnight, &[Give("CATA_155t"), Cost("CATA_155t", 1), Stats("CATA_155t", 1, 1), Unwritten]);
}

/// # Onyxia's Wing
///
/// `CATA_155t1` · Death Knight minion · 1 mana · 1/1
///
/// > When summoned, get a random {0}-Cost minion. It costs Health this turn. ***Herald** twice to upgrade.* @When summoned, get a random {0}-Cost minion. It costs Health this turn. ***Herald** once to upgrade.* @When summoned, get a random {0}-Cost minion. It costs Health this turn.
///
/// State: Todo
//~ todo CATA_155t1 841c87a6 d9cfb2dd 713a0ce2.5a134749
#[test]
#[ignore = "todo: CATA_155t1 Onyxia's Wing"]
fn CATA_155t1_onyxias_wing() {
    check(CardClass::DeathKnight, &[Give("CATA_155t1"), Cost("CATA_155t1", 1), Stats("CATA_155t1", 1, 1), Unwritten]);
}

/// # Experimental Animation
///
/// `CATA_156` · Death Knight spell · Shadow · 6 mana
///
/// > **Herald** {0}. Deal $4 damage to all enemy minions.
///
/// State: Derived
//~ derived CATA_156 ea6c0833 328a6439 f846aa79.2481f5c4
#[test]
fn CATA_156_experimental_animation() {
    check(
        CardClass::DeathKnight,
        &[
            Give("CATA_156"),
            Cost("CATA_156", 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CATA_156", Nothing),
            BoardCount(Mine, 2),
            Now(Nth(2), 4, 1),
            In(The("CATA_780t"), Zone::Play),
            Now(The("CATA_780t"), 1, 1),
        ],
    );
}

/// # Gruesome Nightmare
///
/// `CATA_161` · Death Knight minion · 3 mana · 3/3
///
/// > **Battlecry:** Give a minion in your hand or battlefield Attack equal to this minion's Attack.
///
/// State: Todo
//~ todo CATA_161 16ef334c 4a7ed975 8041fd2d.d1a64d2e
#[test]
#[ignore = "todo: CATA_161 Gruesome Nightmare"]
fn CATA_161_gruesome_nightmare() {
    check(CardClass::DeathKnight, &[Give("CATA_161"), Cost("CATA_161", 3), Stats("CATA_161", 3, 3), Unwritten]);
}

/// # Deathwing, Worldbreaker
///
/// `CATA_190h` · Multi-class hero · 10 mana · 30 health, 12 armor
///
/// > **Battlecry:** Choose {0} \|4(Cataclysm,Cataclysms) to unleash! ***Herald** twice to upgrade.*@**Battlecry:** Choose {0} \|4(Cataclysm,Cataclysms) to unleash! ***Herald** once to upgrade.*@**Battlecry:** Choose {0} \|4(Cataclysm,Cataclysms) to unleash!
///
/// State: Todo
//~ todo CATA_190h a740eb5c 9ad02f87 8c23c8d6.1b450e8e
#[test]
#[ignore = "todo: CATA_190h Deathwing, Worldbreaker"]
fn CATA_190h_deathwing_worldbreaker() {
    check(CardClass::DeathKnight, &[Give("CATA_190h"), Cost("CATA_190h", 10), Unwritten]);
}

/// # Blackwing Experiment
///
/// `CATA_464` · Death Knight minion · 2 mana · 3/1
///
/// > **Deathrattle:** Get a 2-Cost spell that deals this minion's Attack damage.
///
/// State: Todo
//~ todo CATA_464 6a5426f5 8af24ec0 95922f18.4cbdae34
#[test]
#[ignore = "todo: CATA_464 Blackwing Experiment"]
fn CATA_464_blackwing_experiment() {
    check(CardClass::DeathKnight, &[Give("CATA_464"), Cost("CATA_464", 2), Stats("CATA_464", 3, 1), Unwritten]);
}

/// # Dragon Breath
///
/// `CATA_464t` · Death Knight spell · Frost · 2 mana
///
/// > Deal $@ damage.
///
/// State: Todo
//~ todo CATA_464t 65342eb0 99bc9121 c43156fe.d5acf375
#[test]
#[ignore = "todo: CATA_464t Dragon Breath"]
fn CATA_464t_dragon_breath() {
    check(CardClass::DeathKnight, &[Give("CATA_464t"), Cost("CATA_464t", 2), Unwritten]);
}

/// # Chow Down
///
/// `CATA_465` · Death Knight spell · 8 mana
///
/// > Summon five 5/4 Undead Drakes. Spend 8 **Corpses** to give them **Rush**.
///
/// State: Derived
//~ derived CATA_465 300a4f3f 4dc825ee 1b8ed2b7.bd7cea04
#[test]
fn CATA_465_chow_down() {
    check(
        CardClass::DeathKnight,
        &[
            Give("CATA_465"),
            Cost("CATA_465", 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Bury(30),
            Play("CATA_465", Nothing),
            BoardCount(Mine, 6),
            Corpses(Mine, 22),
            HasNow(The("CATA_465t"), GameTag::RUSH),
            In(The("CATA_465t"), Zone::Play),
            Now(The("CATA_465t"), 5, 4),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("CATA_465"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CATA_465", Nothing),
            BoardCount(Mine, 6),
            HasNot(The("CATA_465t"), GameTag::RUSH),
            In(The("CATA_465t"), Zone::Play),
            Now(The("CATA_465t"), 5, 4),
        ],
    );
}

/// # Hungry Drake
///
/// `CATA_465t` · Death Knight minion · 5 mana · 5/4
///
/// State: Vanilla
//~ vanilla CATA_465t e3ddd9b3 146e4762 394482b2
#[test]
fn CATA_465t_hungry_drake() {
    check(
        CardClass::DeathKnight,
        &[
            Give("CATA_465t"),
            Cost("CATA_465t", 5),
            Stats("CATA_465t", 5, 4),
            Play("CATA_465t", Nothing),
            In(The("CATA_465t"), Zone::Play),
            Now(The("CATA_465t"), 5, 4),
        ],
    );
}

/// # Command Claw
///
/// `CATA_467` · Death Knight weapon · 2 mana · 2/2 durability
///
/// > After your hero attacks, give a random friendly minion +2 Attack.
///
/// State: Derived
//~ derived CATA_467 b0ba75e0 b84469aa e3e06344.9a691830
#[test]
fn CATA_467_command_claw() {
    check(
        CardClass::DeathKnight,
        &[
            Give("CATA_467"),
            Cost("CATA_467", 2),
            Stats("CATA_467", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CATA_467"),
            Force(Entity(Nth(1))),
            Attack(MyHero, TheirHero),
            Now(Nth(1), 6, 5),
        ],
    );
}

/// # The Clawww
///
/// `CATA_467e` · Death Knight enchantment
///
/// > +2 Attack.
///
/// State: Derived
//~ derived CATA_467e 8a48d53e ab797d2a 247c4ca9.bf3d1612
#[test]
fn CATA_467e_the_clawww() {
    check(CardClass::DeathKnight, &[Friend("CS2_118"), Enchant(My(0), "CATA_467e"), Now(My(0), 7, 1)]);
}

/// # Chromatic Broodmother
///
/// `CATA_469` · Death Knight minion · 4 mana · 2/5
///
/// > **Rush** Whenever this attacks, refresh Mana Crystals equal to this minion's Attack.
///
/// State: Derived
//~ derived CATA_469 5663deda 66e3905e 524fdbaa.3a057603
#[test]
fn CATA_469_chromatic_broodmother() {
    check(
        CardClass::DeathKnight,
        &[
            Give("CATA_469"),
            Cost("CATA_469", 4),
            Stats("CATA_469", 2, 5),
            Has("CATA_469", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Crystals(10),
            Friend("CATA_469"),
            Play("CS2_182", Nothing),
            Attack(Nth(4), TheirHero),
            Mana(8),
        ],
    );
}

/// # Victor Nefarius
///
/// `CATA_470` · Death Knight minion · 4 mana · 4/4
///
/// > **Battlecry:** Craft a custom Undead Dragon. If you're holding a Dragon, reduce the Creation's Cost by (3).
///
/// State: Todo
//~ todo CATA_470 852d3f6e aa226c42 eb13bc20.6b75c7bd
#[test]
#[ignore = "todo: CATA_470 Victor Nefarius"]
fn CATA_470_victor_nefarius() {
    check(CardClass::DeathKnight, &[Give("CATA_470"), Cost("CATA_470", 4), Stats("CATA_470", 4, 4), Unwritten]);
}

/// # Nefarian's Creation
///
/// `CATA_470t1` · Death Knight minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla CATA_470t1 e0b8e4b3 c2228ba4 10519f33
#[test]
fn CATA_470t1_nefarians_creation() {
    check(
        CardClass::DeathKnight,
        &[
            Give("CATA_470t1"),
            Cost("CATA_470t1", 1),
            Stats("CATA_470t1", 1, 1),
            Play("CATA_470t1", Nothing),
            In(The("CATA_470t1"), Zone::Play),
            Now(The("CATA_470t1"), 1, 1),
        ],
    );
}

/// # Talanji's Last Stand
///
/// `CATA_471` · Death Knight spell · 5 mana
///
/// > Give your minions "**Deathrattle:** Summon a random 4-Cost minion."
///
/// State: Derived
//~ derived CATA_471 47653374 97600435 0fa2c5b2.f4067532
#[test]
fn CATA_471_talanjis_last_stand() {
    check(
        CardClass::DeathKnight,
        &[
            Give("CATA_471"),
            Cost("CATA_471", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CATA_471", Nothing),
            Force(Card("CS2_119")),
            Kill(Nth(1)),
            BoardCount(Mine, 1),
            In(The("CS2_119"), Zone::Play),
            Now(The("CS2_119"), 2, 7),
        ],
    );
}

/// # Talanji's Last Wish
///
/// `CATA_471e` · Neutral enchantment
///
/// > **Deathrattle:** Summon a random 4-Cost minion.
///
/// State: Derived
//~ derived CATA_471e ceb6f53c a2d2a697 8f9394c9.0009e8ee
#[test]
fn CATA_471e_talanjis_last_wish() {
    check(
        CardClass::DeathKnight,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "CATA_471e"),
            Force(Card("CS2_119")),
            Kill(Nth(0)),
            BoardCount(Mine, 2),
            In(The("CS2_119"), Zone::Play),
            Now(The("CS2_119"), 2, 7),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "CATA_471e"),
            Never(Card("AT_022")),
            Kill(Nth(0)),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "CATA_471e"),
            Never(Card("AT_003")),
            Kill(Nth(0)),
        ],
    );
}

/// # Ultraxion
///
/// `CATA_497` · Multi-class minion · 6 mana · 6/7
///
/// > **Battlecry: Herald** {0}. Reduce Deathwing's Cost by ({1}). *(Herald** to improve!)*
///
/// State: Todo
//~ todo CATA_497 4aebee97 5a15aead 4fae84bf.e175bf65
#[test]
#[ignore = "todo: CATA_497 Ultraxion"]
fn CATA_497_ultraxion() {
    check(CardClass::DeathKnight, &[Give("CATA_497"), Cost("CATA_497", 6), Stats("CATA_497", 6, 7), Unwritten]);
}

/// # Envoy of the End
///
/// `CATA_722` · Multi-class minion · 5 mana · 5/4
///
/// > **Taunt** **Battlecry: Herald** {0}.
///
/// State: Derived
//~ derived CATA_722 4d41f90f e387ac5f 85cc8d1d.4d6077d7
#[test]
fn CATA_722_envoy_of_the_end() {
    check(
        CardClass::DeathKnight,
        &[
            Give("CATA_722"),
            Cost("CATA_722", 5),
            Stats("CATA_722", 5, 4),
            Has("CATA_722", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CATA_722", Nothing),
            BoardCount(Mine, 3),
            In(The("CATA_780t"), Zone::Play),
            Now(The("CATA_780t"), 1, 1),
        ],
    );
}

/// # Obsessive Technician
///
/// `CATA_780` · Death Knight minion · 4 mana · 3/5
///
/// > **Lifesteal Battlecry: Herald** {0}.
///
/// State: Derived
//~ derived CATA_780 6ddbbbce 27dfdeed cffa21da.ca912c17
#[test]
fn CATA_780_obsessive_technician() {
    check(
        CardClass::DeathKnight,
        &[
            Give("CATA_780"),
            Cost("CATA_780", 4),
            Stats("CATA_780", 3, 5),
            Has("CATA_780", GameTag::LIFESTEAL),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("CATA_780", Nothing),
            BoardCount(Mine, 3),
            In(The("CATA_780t"), Zone::Play),
            Now(The("CATA_780t"), 1, 1),
        ],
    );
}

/// # Soldier of Onyxia
///
/// `CATA_780t` · Death Knight minion · 1 mana · 1/1
///
/// > When summoned, get a random {0}-Cost minion. It costs Health this turn. ***Herald** twice to upgrade.* @When summoned, get a random {0}-Cost minion. It costs Health this turn. ***Herald** once to upgrade.* @When summoned, get a random {0}-Cost minion. It costs Health this turn.
///
/// State: Todo
//~ todo CATA_780t c7f1975f 1944750f 3b93dfbb.5a134749
#[test]
#[ignore = "todo: CATA_780t Soldier of Onyxia"]
fn CATA_780t_soldier_of_onyxia() {
    check(CardClass::DeathKnight, &[Give("CATA_780t"), Cost("CATA_780t", 1), Stats("CATA_780t", 1, 1), Unwritten]);
}
