//! Hunter cards of Murder at Castle Nathria, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 9989326c

/// # Shadehound
///
/// `MAW_009` · Hunter minion · 5 mana · 6/5
///
/// > Whenever this attacks, give your other Beasts +2/+2. **Infuse (@ Beasts):** Gain **Rush**.
///
/// State: Todo
//~ todo MAW_009 60446910 a2c4847d 85d04a33.784ea1f0
#[test]
#[ignore = "todo: MAW_009 Shadehound"]
fn MAW_009_shadehound() {
    check(CardClass::Hunter, &[Give("MAW_009"), Cost("MAW_009", 5), Stats("MAW_009", 6, 5), Unwritten]);
}

/// # Maw Bound
///
/// `MAW_009e` · Hunter enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived MAW_009e 0d16a139 e5527938 b0b8458a.6d6ab056
#[test]
fn MAW_009e_maw_bound() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "MAW_009e"), Now(My(0), 7, 3)]);
}

/// # Shadehound
///
/// `MAW_009t` · Hunter minion · 5 mana · 6/5
///
/// > **Infused Rush**. Whenever this attacks, give your other Beasts +2/+2.
///
/// State: Derived
//~ derived MAW_009t 9f501192 893e8624 1a403dd3.33398dc7
#[test]
fn MAW_009t_shadehound() {
    check(
        CardClass::Hunter,
        &[
            Give("MAW_009t"),
            Cost("MAW_009t", 5),
            Stats("MAW_009t", 6, 5),
            Has("MAW_009t", GameTag::INFUSED),
            Has("MAW_009t", GameTag::RUSH),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("MAW_009t"),
            Attack(Nth(5), TheirHero),
            Now(Nth(1), 4, 9),
            Now(Nth(2), 4, 5),
            Now(Nth(5), 6, 5),
        ],
    );
}

/// # Motion Denied
///
/// `MAW_010` · Hunter spell · 2 mana
///
/// > **Secret:** After your opponent plays three cards in a turn, deal $6 damage to the enemy hero.
///
/// State: Derived
//~ derived MAW_010 4dca3825 c8faf56b e9d0d612.386e3dac
#[test]
fn MAW_010_motion_denied() {
    check(
        CardClass::Hunter,
        &[
            Give("MAW_010"),
            Cost("MAW_010", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("MAW_010"),
            EndTurn,
            Play("CS2_118", Nothing),
            EndTurn,
            Crystals(10),
            EndTurn,
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Dead(Nth(3)),
            Now(TheirHero, 0, 24),
            Damage(TheirHero, 6),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("MAW_010"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("MAW_010"),
            EndTurn,
            Play("CS2_118", Nothing),
            EndTurn,
            Crystals(10),
            Play("CS2_182", Nothing),
            In(Nth(3), Zone::Secret),
        ],
    );
}

/// # Improved Motion Denied
///
/// `MAW_010t` · Hunter spell · 2 mana
///
/// > **Secret:** After your opponent plays three cards in a turn, deal $9 damage to the enemy hero.
///
/// State: Derived
//~ derived MAW_010t fe12a3d2 813b66f8 013bc037.df2edcf7
#[test]
fn MAW_010t_improved_motion_denied() {
    check(
        CardClass::Hunter,
        &[
            Give("MAW_010t"),
            Cost("MAW_010t", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("MAW_010t"),
            EndTurn,
            Play("CS2_118", Nothing),
            EndTurn,
            Crystals(10),
            EndTurn,
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Dead(Nth(3)),
            Now(TheirHero, 0, 21),
            Damage(TheirHero, 9),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("MAW_010t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("MAW_010t"),
            EndTurn,
            Play("CS2_118", Nothing),
            EndTurn,
            Crystals(10),
            Play("CS2_182", Nothing),
            In(Nth(3), Zone::Secret),
        ],
    );
}

/// # Defense Attorney Nathanos
///
/// `MAW_011` · Hunter minion · 6 mana · 4/4
///
/// > **Battlecry: Discover** a friendly **Deathrattle** minion that died this game. Gain its **Deathrattle** and then trigger it.
///
/// State: Todo
//~ todo MAW_011 ec938830 e51ebf91 8517a68b.46a11672
#[test]
#[ignore = "todo: MAW_011 Defense Attorney Nathanos"]
fn MAW_011_defense_attorney_nathanos() {
    check(CardClass::Hunter, &[Give("MAW_011"), Cost("MAW_011", 6), Stats("MAW_011", 4, 4), Unwritten]);
}

/// # Frenzied Fangs
///
/// `REV_350` · Hunter spell · 2 mana
///
/// > Summon two 2/1 Bats. **Infuse (@):** Give them +1/+2.
///
/// State: Todo
//~ todo REV_350 553c9c0f 56a2f784 264e8470.edbb67e0
#[test]
#[ignore = "todo: REV_350 Frenzied Fangs"]
fn REV_350_frenzied_fangs() {
    check(CardClass::Hunter, &[Give("REV_350"), Cost("REV_350", 2), Unwritten]);
}

/// # Bloodthirsty
///
/// `REV_350e` · Hunter enchantment
///
/// > +1/+2.
///
/// State: Derived
//~ derived REV_350e 022fb112 4ba04ec7 5ba10796.6fa82661
#[test]
fn REV_350e_bloodthirsty() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "REV_350e"), Now(My(0), 6, 3)]);
}

/// # Thirsty Bat
///
/// `REV_350t` · Hunter minion · 1 mana · 2/1
///
/// State: Vanilla
//~ vanilla REV_350t ddb57835 02d60374 623a720a
#[test]
fn REV_350t_thirsty_bat() {
    check(
        CardClass::Hunter,
        &[
            Give("REV_350t"),
            Cost("REV_350t", 1),
            Stats("REV_350t", 2, 1),
            Play("REV_350t", Nothing),
            In(The("REV_350t"), Zone::Play),
            Now(The("REV_350t"), 2, 1),
        ],
    );
}

/// # Frenzied Fangs
///
/// `REV_350t2` · Hunter spell · 2 mana
///
/// > **Infused** Summon two 2/1 Bats. Give them +1/+2.
///
/// State: Todo
//~ todo REV_350t2 92800fe5 0c4c1d0c 38f6df68.4f4e87a5
#[test]
#[ignore = "todo: REV_350t2 Frenzied Fangs"]
fn REV_350t2_frenzied_fangs() {
    check(CardClass::Hunter, &[Give("REV_350t2"), Cost("REV_350t2", 2), Has("REV_350t2", GameTag::INFUSED), Unwritten]);
}

/// # Stonebound Gargon
///
/// `REV_352` · Hunter minion · 4 mana · 3/5
///
/// > **Rush Infuse (@):** Also damages the minions next to whomever this attacks.
///
/// State: Derived
//~ derived REV_352 ee699506 a14f4043 403be24e.eb8180bb
#[test]
fn REV_352_stonebound_gargon() {
    check(
        CardClass::Hunter,
        &[
            Give("REV_352"),
            Cost("REV_352", 4),
            Stats("REV_352", 3, 5),
            Has("REV_352", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_182", Nothing),
            Kill(Nth(1)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(3)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(4)),
            Crystals(10),
            Is(Nth(0), "REV_352t"),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("REV_352"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_182", Nothing),
            Kill(Nth(1)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(3)),
            Crystals(10),
            Is(Nth(0), "REV_352"),
        ],
    );
}

/// # Stonebound Gargon
///
/// `REV_352t` · Hunter minion · 4 mana · 3/5
///
/// > **Infused Rush**. Also damages the minions next to whomever this attacks.
///
/// State: Derived
//~ derived REV_352t f6ec916c 5dc034a1 d3aa08f5.46fd221c
#[test]
fn REV_352t_stonebound_gargon() {
    check(
        CardClass::Hunter,
        &[
            Give("REV_352t"),
            Cost("REV_352t", 4),
            Stats("REV_352t", 3, 5),
            Has("REV_352t", GameTag::INFUSED),
            Has("REV_352t", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Friend("REV_352t"),
            Attack(Nth(4), Nth(3)),
            Now(Nth(2), 4, 2),
        ],
    );
}

/// # Huntsman Altimor
///
/// `REV_353` · Hunter minion · 7 mana · 5/4
///
/// > **Battlecry:** Summon a Gargon Companion. **Infuse ({0}):** Summon another. **Infuse ({1}):** And another!
///
/// State: Todo
//~ todo REV_353 2943f3de 8c4a4488 9b5e2507.618c380d
#[test]
#[ignore = "todo: REV_353 Huntsman Altimor"]
fn REV_353_huntsman_altimor() {
    check(CardClass::Hunter, &[Give("REV_353"), Cost("REV_353", 7), Stats("REV_353", 5, 4), Unwritten]);
}

/// # Huntsman Altimor
///
/// `REV_353t` · Hunter minion · 7 mana · 5/4
///
/// > **Infused Battlecry:** Summon 2 Gargon Companions. **Infuse (@):** Summon all 3!
///
/// State: Todo
//~ todo REV_353t 69d56e4d 461cae37 c3684616.3d710854
#[test]
#[ignore = "todo: REV_353t Huntsman Altimor"]
fn REV_353t_huntsman_altimor() {
    check(
        CardClass::Hunter,
        &[Give("REV_353t"), Cost("REV_353t", 7), Stats("REV_353t", 5, 4), Has("REV_353t", GameTag::INFUSED), Unwritten],
    );
}

/// # Huntsman Altimor
///
/// `REV_353t2` · Hunter minion · 7 mana · 5/4
///
/// > **Infused Battlecry:** Summon all 3 Gargon Companions.
///
/// State: Todo
//~ todo REV_353t2 71ecc3f4 c757e041 64eea893.b5673928
#[test]
#[ignore = "todo: REV_353t2 Huntsman Altimor"]
fn REV_353t2_huntsman_altimor() {
    check(
        CardClass::Hunter,
        &[
            Give("REV_353t2"),
            Cost("REV_353t2", 7),
            Stats("REV_353t2", 5, 4),
            Has("REV_353t2", GameTag::INFUSED),
            Unwritten,
        ],
    );
}

/// # Hecutis
///
/// `REV_353t3` · Hunter minion · 3 mana · 4/4
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla REV_353t3 22afa927 5f54288d 052facb8.4b0c5d24
#[test]
fn REV_353t3_hecutis() {
    check(
        CardClass::Hunter,
        &[
            Give("REV_353t3"),
            Cost("REV_353t3", 3),
            Stats("REV_353t3", 4, 4),
            Has("REV_353t3", GameTag::TAUNT),
            Play("REV_353t3", Nothing),
            In(The("REV_353t3"), Zone::Play),
            Now(The("REV_353t3"), 4, 4),
            HasNow(The("REV_353t3"), GameTag::TAUNT),
        ],
    );
}

/// # Barghast
///
/// `REV_353t4` · Hunter minion · 3 mana · 2/4
///
/// > Your other minions have +1 Attack.
///
/// State: Derived
//~ derived REV_353t4 68d06b56 b9ee6b53 a0280d70.cc6d9299
#[test]
fn REV_353t4_barghast() {
    check(
        CardClass::Hunter,
        &[
            Give("REV_353t4"),
            Cost("REV_353t4", 3),
            Stats("REV_353t4", 2, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("REV_353t4"),
            Now(Nth(1), 5, 5),
            Now(Nth(3), 2, 4),
        ],
    );
}

/// # Bone from the Stone
///
/// `REV_353t4e` · Hunter enchantment
///
/// > Barghast is granting this minion +1 Attack.
///
/// State: Derived
//~ derived REV_353t4e 76f42843 fa6c0a8a 11a3f7cb.2530ec7c
#[test]
fn REV_353t4e_bone_from_the_stone() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "REV_353t4e"), Now(My(0), 6, 1)]);
}

/// # Margore
///
/// `REV_353t5` · Hunter minion · 3 mana · 4/2
///
/// > **Charge**
///
/// State: Vanilla
//~ vanilla REV_353t5 7eecef78 79e9bd01 e810934f.276b5ef0
#[test]
fn REV_353t5_margore() {
    check(
        CardClass::Hunter,
        &[
            Give("REV_353t5"),
            Cost("REV_353t5", 3),
            Stats("REV_353t5", 4, 2),
            Has("REV_353t5", GameTag::CHARGE),
            Play("REV_353t5", Nothing),
            In(The("REV_353t5"), Zone::Play),
            Now(The("REV_353t5"), 4, 2),
            HasNow(The("REV_353t5"), GameTag::CHARGE),
        ],
    );
}

/// # Batty Guest
///
/// `REV_356` · Hunter minion · 1 mana · 1/1
///
/// > **Deathrattle:** Summon a 2/1 Bat.
///
/// State: Derived
//~ derived REV_356 3a800461 60dc47bf 991c2f55.03c903bc
#[test]
fn REV_356_batty_guest() {
    check(
        CardClass::Hunter,
        &[
            Give("REV_356"),
            Cost("REV_356", 1),
            Stats("REV_356", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("REV_356"),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("REV_350t"), Zone::Play),
            Now(The("REV_350t"), 2, 1),
        ],
    );
}

/// # Spirit Poacher
///
/// `REV_360` · Hunter minion · 2 mana · 2/2
///
/// > **Battlecry:** Summon a random **Dormant** Wildseed.
///
/// State: Derived
//~ derived REV_360 474c8118 2e24781e 8107bd8e.1dc9f588
#[test]
fn REV_360_spirit_poacher() {
    check(
        CardClass::Hunter,
        &[
            Give("REV_360"),
            Cost("REV_360", 2),
            Stats("REV_360", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("REV_360t")),
            Play("REV_360", Nothing),
            BoardCount(Mine, 3),
            In(The("REV_360t"), Zone::Play),
            Now(The("REV_360t"), 3, 1),
        ],
    );
}

/// # Fox Spirit Wildseed
///
/// `REV_360t` · Hunter minion · 1 mana · 3/1
///
/// > **Dormant** for 1 turn. **Rush**
///
/// State: Derived
//~ derived REV_360t 4693194c 0f8ced8a 18f864d5.38b7f030
#[test]
fn REV_360t_fox_spirit_wildseed() {
    check(
        CardClass::Hunter,
        &[
            Give("REV_360t"),
            Cost("REV_360t", 1),
            Stats("REV_360t", 3, 1),
            Has("REV_360t", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("REV_360t", Nothing),
            HasNow(Nth(0), GameTag::DORMANT),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("REV_360t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("REV_360t", Nothing),
            EndTurn,
            EndTurn,
            HasNot(Nth(0), GameTag::DORMANT),
        ],
    );
}

/// # Bear Spirit Wildseed
///
/// `REV_360t1` · Hunter minion · 2 mana · 2/5
///
/// > **Dormant** for 2 turns. **Taunt**
///
/// State: Derived
//~ derived REV_360t1 b0c0221a 50fd08b5 c7f5041c.ffe69b9f
#[test]
fn REV_360t1_bear_spirit_wildseed() {
    check(
        CardClass::Hunter,
        &[
            Give("REV_360t1"),
            Cost("REV_360t1", 2),
            Stats("REV_360t1", 2, 5),
            Has("REV_360t1", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("REV_360t1", Nothing),
            HasNow(Nth(0), GameTag::DORMANT),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("REV_360t1"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("REV_360t1", Nothing),
            EndTurn,
            EndTurn,
            HasNow(Nth(0), GameTag::DORMANT),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("REV_360t1"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("REV_360t1", Nothing),
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            HasNot(Nth(0), GameTag::DORMANT),
        ],
    );
}

/// # Stag Spirit Wildseed
///
/// `REV_360t2` · Hunter minion · 3 mana · 5/4
///
/// > **Dormant** for 3 turns. When this awakens, equip a 4/2 Greatbow.
///
/// State: Todo
//~ todo REV_360t2 2f7f0878 b5de2957 efdd872b.6ef3beed
#[test]
#[ignore = "todo: REV_360t2 Stag Spirit Wildseed"]
fn REV_360t2_stag_spirit_wildseed() {
    check(CardClass::Hunter, &[Give("REV_360t2"), Cost("REV_360t2", 3), Stats("REV_360t2", 5, 4), Unwritten]);
}

/// # Stagpoint Wildbow
///
/// `REV_360t4` · Hunter weapon · 3 mana · 4/2 durability
///
/// State: Vanilla
//~ vanilla REV_360t4 1301128c 7d47c0ba db1a133f
#[test]
fn REV_360t4_stagpoint_wildbow() {
    check(
        CardClass::Hunter,
        &[
            Give("REV_360t4"),
            Cost("REV_360t4", 3),
            Stats("REV_360t4", 4, 2),
            Play("REV_360t4", Nothing),
            In(The("REV_360t4"), Zone::Play),
        ],
    );
}

/// # Wild Spirits
///
/// `REV_361` · Hunter spell · Nature · 3 mana
///
/// > Summon two different **Dormant** Wildseeds. Make your Wildseeds awaken 1 turn sooner.
///
/// State: Todo
//~ todo REV_361 58feaa41 b5078944 56fe4124.f3277c9d
#[test]
#[ignore = "todo: REV_361 Wild Spirits"]
fn REV_361_wild_spirits() {
    check(CardClass::Hunter, &[Give("REV_361"), Cost("REV_361", 3), Unwritten]);
}

/// # Castle Kennels
///
/// `REV_362` · Hunter location · 2 mana · 0 uses
///
/// > Give a friendly minion +2 Attack. If it's a Beast, give it **Rush**.
///
/// State: Derived
//~ derived REV_362 ac396a2d c23afebd c6406c3e.391c6939
#[test]
fn REV_362_castle_kennels() {
    check(
        CardClass::Hunter,
        &[
            Give("REV_362"),
            Cost("REV_362", 2),
            OnTop("CS2_119"),
            OnTop("CS2_119"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_119"),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_119"),
            Enemy("CS2_182"),
            Friend("REV_362"),
            Use(Nth(9), 0, On(Nth(5))),
            HasNow(Nth(5), GameTag::RUSH),
            Now(Nth(5), 4, 7),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("REV_362"),
            OnTop("CS2_119"),
            OnTop("CS2_119"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Friend("REV_362"),
            Use(Nth(8), 0, On(Nth(5))),
            HasNot(Nth(5), GameTag::RUSH),
            Now(Nth(5), 6, 5),
        ],
    );
}

/// # Beast Mode
///
/// `REV_362e` · Hunter enchantment
///
/// > +2 Attack.
///
/// State: Derived
//~ derived REV_362e c524262e 4d342135 14fd485c.bf3d1612
#[test]
fn REV_362e_beast_mode() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "REV_362e"), Now(My(0), 7, 1)]);
}

/// # Resistant
///
/// `REV_362e2` · Hunter enchantment
///
/// > **Immune** this turn.
///
/// State: Derived
//~ derived REV_362e2 c46004f7 245919da 81f336bc.fb55a5e5
#[test]
fn REV_362e2_resistant() {
    check(
        CardClass::Hunter,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "REV_362e2"),
            HasNow(My(0), GameTag::IMMUNE),
            EndTurn,
            HasNot(My(0), GameTag::IMMUNE),
        ],
    );
}

/// # Ara'lon
///
/// `REV_363` · Hunter minion · 5 mana · 4/5
///
/// > **Battlecry:** Summon one of each **Dormant** Wildseed.
///
/// State: Todo
//~ todo REV_363 0090fa64 f2207ea5 12138008.ee1820b9
#[test]
#[ignore = "todo: REV_363 Ara'lon"]
fn REV_363_aralon() {
    check(CardClass::Hunter, &[Give("REV_363"), Cost("REV_363", 5), Stats("REV_363", 4, 5), Unwritten]);
}

/// # Stag Charge
///
/// `REV_364` · Hunter spell · 3 mana
///
/// > Deal $3 damage. Summon a random **Dormant** Wildseed.
///
/// State: Derived
//~ derived REV_364 b0c6fd7b 41403095 326a90ab.2cf22e76
#[test]
fn REV_364_stag_charge() {
    check(
        CardClass::Hunter,
        &[
            Give("REV_364"),
            Cost("REV_364", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("REV_360t")),
            Play("REV_364", On(Nth(2))),
            BoardCount(Mine, 2),
            Now(Nth(2), 4, 2),
            In(The("REV_360t"), Zone::Play),
            Now(The("REV_360t"), 3, 1),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("REV_364"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("REV_360t")),
            Play("REV_364", On(Nth(1))),
            BoardCount(Mine, 2),
            Now(Nth(1), 4, 2),
            In(The("REV_360t"), Zone::Play),
            Now(The("REV_360t"), 3, 1),
        ],
    );
}

/// # Collateral Damage
///
/// `REV_369` · Hunter spell · 8 mana
///
/// > Deal $6 damage to three random enemy minions. Excess damage hits the enemy hero.
///
/// State: Derived
//~ derived REV_369 ffb97caa 883e8f9c 722c7096.dc50cc81
#[test]
fn REV_369_collateral_damage() {
    check(
        CardClass::Hunter,
        &[
            Give("REV_369"),
            Cost("REV_369", 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("REV_369", Nothing),
            Dead(Nth(2)),
            Now(TheirHero, 0, 29),
            BoardCount(Theirs, 0),
            Damage(TheirHero, 1),
        ],
    );
}

/// # Ara'lon
///
/// `REV_780` · Hunter minion · 5 mana · 4/5
///
/// > {0} {1} {2} {3}
///
/// State: Todo
//~ todo REV_780 ff04466d 2a482570 1a3bfdd8.2260dcce
#[test]
#[ignore = "todo: REV_780 Ara'lon"]
fn REV_780_aralon() {
    check(CardClass::Hunter, &[Give("REV_780"), Cost("REV_780", 5), Stats("REV_780", 4, 5), Unwritten]);
}

/// # Castle Kennels
///
/// `REV_790` · Hunter location · 2 mana · 0 uses
///
/// > {0} {1}
///
/// State: Todo
//~ todo REV_790 7d8d9c77 bcb0694f d956f109.09cdb72f
#[test]
#[ignore = "todo: REV_790 Castle Kennels"]
fn REV_790_castle_kennels() {
    check(CardClass::Hunter, &[Give("REV_790"), Cost("REV_790", 2), Unwritten]);
}
