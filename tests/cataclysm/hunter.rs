//! Hunter cards of Cataclysm, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 72696d71

/// # Magmaw
///
/// `CATA_550` · Hunter minion · 7 mana · 2/12
///
/// > **Colossal +99** Summon any leftover appendages when there is room.@**Colossal +99** Summon any leftover appendages when there is room. *({0} left!)*
///
/// State: Todo
//~ todo CATA_550 70d8b1c5 b9eb8e49 d7cb8af6.8a4384e0
#[test]
#[ignore = "todo: CATA_550 Magmaw"]
fn CATA_550_magmaw() {
    check(CardClass::Hunter, &[Give("CATA_550"), Cost("CATA_550", 7), Stats("CATA_550", 2, 12), Unwritten]);
}

/// # Stampede
///
/// `CATA_550e1` · Hunter enchantment
///
/// > +2 Attack.
///
/// State: Derived
//~ derived CATA_550e1 0786ffe3 ffbc81f8 074c8ed7.bf3d1612
#[test]
fn CATA_550e1_stampede() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "CATA_550e1"), Now(My(0), 7, 1)]);
}

/// # Magmaw's Body
///
/// `CATA_550t` · Hunter minion · 1 mana · 2/1
///
/// > **Deathrattle:** Give a random friendly minion +2 Attack.
///
/// State: Derived
//~ derived CATA_550t 3edf0d59 5295c275 732b5bbc.18f85c62
#[test]
fn CATA_550t_magmaws_body() {
    check(
        CardClass::Hunter,
        &[
            Give("CATA_550t"),
            Cost("CATA_550t", 1),
            Stats("CATA_550t", 2, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CATA_550t"),
            Force(Entity(Nth(1))),
            Kill(Nth(3)),
            Now(Nth(1), 6, 5),
        ],
    );
}

/// # Magmaw's Body
///
/// `CATA_550t2` · Hunter minion · 1 mana · 2/1
///
/// > **Deathrattle:** Give a random friendly minion +2 Attack.
///
/// State: Derived
//~ derived CATA_550t2 b1a410ed 296c709b 968de48f.18f85c62
#[test]
fn CATA_550t2_magmaws_body() {
    check(
        CardClass::Hunter,
        &[
            Give("CATA_550t2"),
            Cost("CATA_550t2", 1),
            Stats("CATA_550t2", 2, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CATA_550t2"),
            Force(Entity(Nth(1))),
            Kill(Nth(3)),
            Now(Nth(1), 6, 5),
        ],
    );
}

/// # Magmaw's Body
///
/// `CATA_550t3` · Hunter minion · 1 mana · 2/1
///
/// > **Deathrattle:** Give a random friendly minion +2 Attack.
///
/// State: Derived
//~ derived CATA_550t3 38641888 6bca9af8 4889c9da.18f85c62
#[test]
fn CATA_550t3_magmaws_body() {
    check(
        CardClass::Hunter,
        &[
            Give("CATA_550t3"),
            Cost("CATA_550t3", 1),
            Stats("CATA_550t3", 2, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CATA_550t3"),
            Force(Entity(Nth(1))),
            Kill(Nth(3)),
            Now(Nth(1), 6, 5),
        ],
    );
}

/// # Magmaw's Body
///
/// `CATA_550t4` · Hunter minion · 1 mana · 2/1
///
/// > **Deathrattle:** Give a random friendly minion +2 Attack.
///
/// State: Derived
//~ derived CATA_550t4 31d43ff3 39cd949f 28f43474.18f85c62
#[test]
fn CATA_550t4_magmaws_body() {
    check(
        CardClass::Hunter,
        &[
            Give("CATA_550t4"),
            Cost("CATA_550t4", 1),
            Stats("CATA_550t4", 2, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CATA_550t4"),
            Force(Entity(Nth(1))),
            Kill(Nth(3)),
            Now(Nth(1), 6, 5),
        ],
    );
}

/// # Magmaw's Body
///
/// `CATA_550t5` · Hunter minion · 1 mana · 2/1
///
/// > **Deathrattle:** Give a random friendly minion +2 Attack.
///
/// State: Derived
//~ derived CATA_550t5 3869340e 781ead99 ec26d46b.18f85c62
#[test]
fn CATA_550t5_magmaws_body() {
    check(
        CardClass::Hunter,
        &[
            Give("CATA_550t5"),
            Cost("CATA_550t5", 1),
            Stats("CATA_550t5", 2, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CATA_550t5"),
            Force(Entity(Nth(1))),
            Kill(Nth(3)),
            Now(Nth(1), 6, 5),
        ],
    );
}

/// # Magmaw's Body
///
/// `CATA_550t6` · Hunter minion · 1 mana · 2/1
///
/// > **Deathrattle:** Give a random friendly minion +2 Attack.
///
/// State: Derived
//~ derived CATA_550t6 cc0de2a9 8b4c95d4 543f1849.18f85c62
#[test]
fn CATA_550t6_magmaws_body() {
    check(
        CardClass::Hunter,
        &[
            Give("CATA_550t6"),
            Cost("CATA_550t6", 1),
            Stats("CATA_550t6", 2, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CATA_550t6"),
            Force(Entity(Nth(1))),
            Kill(Nth(3)),
            Now(Nth(1), 6, 5),
        ],
    );
}

/// # Stonetalon Striker
///
/// `CATA_551` · Hunter minion · 3 mana · 3/3
///
/// > **Taunt* (While in hand, play a Dragon to become a 6/6 Dragon!)*
///
/// State: Todo
//~ todo CATA_551 940f918b 0a73b3e1 261f4a80.1de1ab1f
#[test]
#[ignore = "todo: CATA_551 Stonetalon Striker"]
fn CATA_551_stonetalon_striker() {
    check(
        CardClass::Hunter,
        &[Give("CATA_551"), Cost("CATA_551", 3), Stats("CATA_551", 3, 3), Has("CATA_551", GameTag::TAUNT), Unwritten],
    );
}

/// # Stonetalon Striker
///
/// `CATA_551t` · Hunter minion · 3 mana · 6/6
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla CATA_551t 411a6526 44c7535a d8b67ffc.4b0c5d24
#[test]
fn CATA_551t_stonetalon_striker() {
    check(
        CardClass::Hunter,
        &[
            Give("CATA_551t"),
            Cost("CATA_551t", 3),
            Stats("CATA_551t", 6, 6),
            Has("CATA_551t", GameTag::TAUNT),
            Play("CATA_551t", Nothing),
            In(The("CATA_551t"), Zone::Play),
            Now(The("CATA_551t"), 6, 6),
            HasNow(The("CATA_551t"), GameTag::TAUNT),
        ],
    );
}

/// # Ebonscale Scout
///
/// `CATA_552` · Hunter minion · 6 mana · 4/4
///
/// > **Battlecry:** Deal damage equal to this minion's Attack. *(While in hand, play a Dragon to become an 8/8 Dragon!)*
///
/// State: Todo
//~ todo CATA_552 c4a2bf82 7436b21d d3c45cc1.b2356b23
#[test]
#[ignore = "todo: CATA_552 Ebonscale Scout"]
fn CATA_552_ebonscale_scout() {
    check(CardClass::Hunter, &[Give("CATA_552"), Cost("CATA_552", 6), Stats("CATA_552", 4, 4), Unwritten]);
}

/// # Ebonscale Scout
///
/// `CATA_552t` · Hunter minion · 6 mana · 8/8
///
/// > **Battlecry:** Deal damage equal to this minion's Attack.
///
/// State: Derived
//~ derived CATA_552t abea5ed1 c9193814 f567886d.13ebc955
#[test]
fn CATA_552t_ebonscale_scout() {
    check(
        CardClass::Hunter,
        &[
            Give("CATA_552t"),
            Cost("CATA_552t", 6),
            Stats("CATA_552t", 8, 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CATA_552t", On(Nth(2))),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("CATA_552t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CATA_552t", On(Nth(1))),
            BoardCount(Mine, 1),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Hunter,
        &[Give("CATA_552t"), Play("CATA_552t", On(TheirHero)), Now(TheirHero, 0, 22), Damage(TheirHero, 8)],
    );
}

/// # Ebyssian
///
/// `CATA_553` · Hunter minion · 7 mana · 6/6
///
/// > **Battlecry:** Your Dragons have **Rush** this game. *(While in hand, play a Dragon to become a 12/12 Dragon!)*
///
/// State: Todo
//~ todo CATA_553 35c5e55f 0af9a9d4 1666f9d4.9817812d
#[test]
#[ignore = "todo: CATA_553 Ebyssian"]
fn CATA_553_ebyssian() {
    check(CardClass::Hunter, &[Give("CATA_553"), Cost("CATA_553", 7), Stats("CATA_553", 6, 6), Unwritten]);
}

/// # Ebyssian's Blessing
///
/// `CATA_553e` · Neutral enchantment
///
/// > Your Dragons have **Rush**.
///
/// State: Derived
//~ derived CATA_553e 037f7a25 5dd79316 2523ff13.558469eb
#[test]
fn CATA_553e_ebyssians_blessing() {
    check(
        CardClass::Hunter,
        &[
            Friend("CS2_182"),
            Friend("DRG_054"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "CATA_553e"),
            HasNot(Nth(0), GameTag::RUSH),
            HasNow(Nth(1), GameTag::RUSH),
        ],
    );
}

/// # Ebyssian's Blessing
///
/// `CATA_553e2` · Neutral enchantment
///
/// > **Rush**
///
/// State: Derived
//~ derived CATA_553e2 fa7ab5ec 0cb60b67 53c422cc.57b12c28
#[test]
fn CATA_553e2_ebyssians_blessing() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "CATA_553e2"), HasNow(My(0), GameTag::RUSH)]);
}

/// # Ebyssian
///
/// `CATA_553t` · Hunter minion · 7 mana · 12/12
///
/// > **Battlecry:** Your Dragons have **Rush** this game.
///
/// State: Derived
//~ derived CATA_553t 0c3cf11e 0c60b819 36ede448.78928471
#[test]
fn CATA_553t_ebyssian() {
    check(
        CardClass::Hunter,
        &[
            Give("CATA_553t"),
            Cost("CATA_553t", 7),
            Stats("CATA_553t", 12, 12),
            Friend("DRG_054"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CATA_553t", Nothing),
            HasNow(Nth(0), GameTag::RUSH),
            HasNow(Nth(1), GameTag::RUSH),
        ],
    );
}

/// # Earthen Roar
///
/// `CATA_554` · Hunter spell · 1 mana
///
/// > Set an enemy minion's Health to 1. If you're holding a Dragon, pick another.
///
/// State: Todo
//~ todo CATA_554 96d99202 a5b7ff54 b290de29.585c4d14
#[test]
#[ignore = "todo: CATA_554 Earthen Roar"]
fn CATA_554_earthen_roar() {
    check(CardClass::Hunter, &[Give("CATA_554"), Cost("CATA_554", 1), Unwritten]);
}

/// # Sylvanas's Triumph
///
/// `CATA_557` · Hunter spell · 2 mana
///
/// > Deal $3 damage. If you've played another copy of this, hit all enemies instead.
///
/// State: Todo
//~ todo CATA_557 6a6ad825 f11259f7 368a79a0.e24f71e1
#[test]
#[ignore = "todo: CATA_557 Sylvanas's Triumph"]
fn CATA_557_sylvanass_triumph() {
    check(CardClass::Hunter, &[Give("CATA_557"), Cost("CATA_557", 2), Unwritten]);
}

/// # Reinforcement Rallier
///
/// `CATA_558` · Hunter minion · 1 mana · 2/2
///
/// > **Elusive**
///
/// State: Vanilla
//~ vanilla CATA_558 ddd4ec21 9c987a55 f11466e2.c54580ff
#[test]
fn CATA_558_reinforcement_rallier() {
    check(
        CardClass::Hunter,
        &[
            Give("CATA_558"),
            Cost("CATA_558", 1),
            Stats("CATA_558", 2, 2),
            Has("CATA_558", GameTag::ELUSIVE),
            Play("CATA_558", Nothing),
            In(The("CATA_558"), Zone::Play),
            Now(The("CATA_558"), 2, 2),
            HasNow(The("CATA_558"), GameTag::ELUSIVE),
        ],
    );
}

/// # Confront the Tol'vir
///
/// `CATA_560` · Hunter spell · 4 mana
///
/// > Summon each 1-Cost minion you've played this game.
///
/// State: Derived
//~ derived CATA_560 161fb668 dd5966b0 032c6de1.efa98e8a
#[test]
fn CATA_560_confront_the_tolvir() {
    check(
        CardClass::Hunter,
        &[
            Give("CATA_560"),
            Cost("CATA_560", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_168", Nothing),
            Crystals(10),
            Play("CATA_560", Nothing),
            BoardCount(Mine, 3),
            In(The("CS2_168"), Zone::Play),
            Now(The("CS2_168"), 2, 1),
        ],
    );
}

/// # Tol'vir Carver
///
/// `CATA_566` · Hunter minion · 3 mana · 3/2
///
/// > **Battlecry:** Choose a card in your hand. At the start of your turns, reduce its Cost by (1).
///
/// State: Todo
//~ todo CATA_566 351e9394 4163ce15 393c025d.3aa7897e
#[test]
#[ignore = "todo: CATA_566 Tol'vir Carver"]
fn CATA_566_tolvir_carver() {
    check(CardClass::Hunter, &[Give("CATA_566"), Cost("CATA_566", 3), Stats("CATA_566", 3, 2), Unwritten]);
}

/// # Supply Run
///
/// `CATA_820` · Hunter spell · 4 mana
///
/// > **Shatter** Draw 3 minions. Give minions in your hand +2/+2.@Draw 3 minions. Give minions in your hand +2/+2.
///
/// State: Todo
//~ todo CATA_820 bc7510b0 df5c0d22 a914174a.098a37ba
#[test]
#[ignore = "todo: CATA_820 Supply Run"]
fn CATA_820_supply_run() {
    check(CardClass::Hunter, &[Give("CATA_820"), Cost("CATA_820", 4), Unwritten]);
}

/// # Brick by Brick
///
/// `CATA_820e` · Hunter enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived CATA_820e ea3e40b0 06af4a0b 93087b81.6d6ab056
#[test]
fn CATA_820e_brick_by_brick() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "CATA_820e"), Now(My(0), 7, 3)]);
}

/// # Supply Run
///
/// `CATA_820t` · Hunter spell · 4 mana
///
/// > **Shattered** Draw 3 minions.
///
/// State: Todo
//~ todo CATA_820t a210c6c3 2d18c96c c1897bb4.4ec81a13
#[test]
#[ignore = "todo: CATA_820t Supply Run"]
fn CATA_820t_supply_run() {
    check(CardClass::Hunter, &[Give("CATA_820t"), Cost("CATA_820t", 4), Unwritten]);
}

/// # Supply Run
///
/// `CATA_820t2` · Hunter spell · 4 mana
///
/// > **Shattered** Give minions in your hand +2/+2.
///
/// State: Todo
//~ todo CATA_820t2 942e6e6d 73126d96 eab3c82f.63d70fc7
#[test]
#[ignore = "todo: CATA_820t2 Supply Run"]
fn CATA_820t2_supply_run() {
    check(CardClass::Hunter, &[Give("CATA_820t2"), Cost("CATA_820t2", 4), Unwritten]);
}

/// # Tame Pet
///
/// `MEND_300` · Hunter spell · 1 mana
///
/// > Replace your future Animal Companions with random Beasts that cost (1) more. Draw a card.
///
/// State: Todo
//~ todo MEND_300 a38cdc6e a650ce1f a6b41891.ed2ede52
#[test]
#[ignore = "todo: MEND_300 Tame Pet"]
fn MEND_300_tame_pet() {
    check(CardClass::Hunter, &[Give("MEND_300"), Cost("MEND_300", 1), Unwritten]);
}

/// # Spiritspeaker
///
/// `MEND_301` · Hunter minion · 4 mana · 2/2
///
/// > **Battlecry:** Choose an Animal Companion to summon.
///
/// State: Todo
//~ todo MEND_301 ee5a0a8a a50daf6d 28a280c3.ec770d54
#[test]
#[ignore = "todo: MEND_301 Spiritspeaker"]
fn MEND_301_spiritspeaker() {
    check(CardClass::Hunter, &[Give("MEND_301"), Cost("MEND_301", 4), Stats("MEND_301", 2, 2), Unwritten]);
}

/// # Wasteland Vanguard
///
/// `MEND_302` · Hunter minion · 4 mana · 3/3
///
/// > **Battlecry:** Deal 3 damage split among all enemies. If any die, deal 3 more.
///
/// State: Todo
//~ todo MEND_302 aff61ea9 68dea19f 8a4e08c5.de6c62e6
#[test]
#[ignore = "todo: MEND_302 Wasteland Vanguard"]
fn MEND_302_wasteland_vanguard() {
    check(CardClass::Hunter, &[Give("MEND_302"), Cost("MEND_302", 4), Stats("MEND_302", 3, 3), Unwritten]);
}

/// # Migrating Elekk
///
/// `MEND_303` · Hunter minion · 2 mana · 2/3
///
/// > **Taunt. Battlecry:** Replace your future Animal Companions with random Beasts that cost (1) more.
///
/// State: Todo
//~ todo MEND_303 bd54a282 d4e88bc6 5e95b5a4.9d6699ea
#[test]
#[ignore = "todo: MEND_303 Migrating Elekk"]
fn MEND_303_migrating_elekk() {
    check(CardClass::Hunter, &[Give("MEND_303"), Cost("MEND_303", 2), Stats("MEND_303", 2, 3), Unwritten]);
}

/// # Talya Earthstrider
///
/// `MEND_304` · Hunter minion · 5 mana · 4/6
///
/// > **Battlecry:** Your cards that summon Animal Companions summon 1 more this game.
///
/// State: Todo
//~ todo MEND_304 c0810823 5f0b1385 3a00834b.251620b9
#[test]
#[ignore = "todo: MEND_304 Talya Earthstrider"]
fn MEND_304_talya_earthstrider() {
    check(CardClass::Hunter, &[Give("MEND_304"), Cost("MEND_304", 5), Stats("MEND_304", 4, 6), Unwritten]);
}

/// # Nurturing Nature
///
/// `MEND_305` · Hunter spell · Nature · 2 mana
///
/// > Give a friendly Beast +2/+2. Give a random Beast in your hand +2/+2.
///
/// State: Derived
//~ derived MEND_305 1dd3dcff efc9b720 bdf58963.a09d513e
#[test]
fn MEND_305_nurturing_nature() {
    check(
        CardClass::Hunter,
        &[
            Give("MEND_305"),
            Cost("MEND_305", 2),
            Give("CS2_119"),
            Give("CS2_182"),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            CannotTarget("MEND_305", Nth(4)),
            Force(Entity(Nth(1))),
            Play("MEND_305", On(Nth(3))),
            Now(Nth(1), 4, 9),
            Now(Nth(3), 4, 9),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("MEND_305"),
            Give("CS2_119"),
            Give("CS2_182"),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(2))),
            Play("MEND_305", On(Nth(3))),
        ],
    );
}

/// # One with Nature
///
/// `MEND_305e` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived MEND_305e f7d9c11f c1eeab5f 72858f72.6d6ab056
#[test]
fn MEND_305e_one_with_nature() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "MEND_305e"), Now(My(0), 7, 3)]);
}

/// # Roam Free
///
/// `MEND_307` · Hunter spell · 7 mana
///
/// > Replace your future Animal Companions with random Beasts that cost (2) more. Choose one to summon.
///
/// State: Todo
//~ todo MEND_307 50782ce1 f240e4ad 546f1b17.edef6a5d
#[test]
#[ignore = "todo: MEND_307 Roam Free"]
fn MEND_307_roam_free() {
    check(CardClass::Hunter, &[Give("MEND_307"), Cost("MEND_307", 7), Unwritten]);
}
