//! Neutral cards of Fractured in Alterac Valley, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 968e26f9

/// # Drek'Thar
///
/// `AV_100` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry**: If this costs more than every minion in your deck, summon one of those minions.
///
/// State: Todo
//~ todo AV_100 a5f56e1d b1139ced a49b7efd.baadff43
#[test]
#[ignore = "todo: AV_100 Drek'Thar"]
fn AV_100_drek_thar() {
    check(CardClass::Mage, &[Give("AV_100"), Cost("AV_100", 4), Stats("AV_100", 4, 4), Unwritten]);
}

/// # Herald of Lokholar
///
/// `AV_101` · Neutral minion · 4 mana · 3/5
///
/// > **Battlecry:** Draw a Frost spell.
///
/// State: Derived
//~ derived AV_101 e3b7ba31 a1e77a6a 69e9dfb6.d1a66487
#[test]
fn AV_101_herald_of_lokholar() {
    check(
        CardClass::Mage,
        &[
            Give("AV_101"),
            Cost("AV_101", 4),
            Stats("AV_101", 3, 5),
            OnTop("AV_107"),
            OnTop("AV_107"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_101", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 6),
            In(Nth(2), Zone::Hand),
        ],
    );
}

/// # Popsicooler
///
/// `AV_102` · Neutral minion · 3 mana · 3/3
///
/// > **Deathrattle: Freeze** two random enemy minions.
///
/// State: Derived
//~ derived AV_102 b16911a9 3d383c78 25fe3dbe.75e40e13
#[test]
fn AV_102_popsicooler() {
    check(
        CardClass::Mage,
        &[
            Give("AV_102"),
            Cost("AV_102", 3),
            Stats("AV_102", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AV_102"),
            Force(Entity(Nth(2))),
            Kill(Nth(3)),
            HasNow(Nth(2), GameTag::FROZEN),
        ],
    );
}

/// # Snowblind Harpy
///
/// `AV_112` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** If you're holding a Frost spell, gain 5 Armor.
///
/// State: Derived
//~ derived AV_112 5d768c3d 21262aca e983e745.43d342a6
#[test]
fn AV_112_snowblind_harpy() {
    check(
        CardClass::Mage,
        &[
            Give("AV_112"),
            Cost("AV_112", 3),
            Stats("AV_112", 3, 4),
            Give("AV_107"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_112", Nothing),
            Armor(Mine, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("AV_112"), Friend("CS2_182"), Enemy("CS2_182"), Play("AV_112", Nothing), Armor(Mine, 0)],
    );
}

/// # Gnome Private
///
/// `AV_121` · Neutral minion · 1 mana · 1/3
///
/// > **Honorable Kill:** Gain +2 Attack.
///
/// State: Done
//~ done AV_121 c8df98ca - 79f0c1f6.0ce75f6b
#[test]
fn AV_121_gnome_private() {
    check(
        CardClass::Mage,
        &[
            Give("AV_121"),
            Cost("AV_121", 1),
            Stats("AV_121", 1, 3),
            Friend("AV_121"),
            Enemy("CS2_231"),
            Attack(My(0), Their(0)),
            Now(My(0), 3, 2),
        ],
    );
    check(CardClass::Mage, &[Friend("AV_121"), Enemy("CS2_182"), Attack(My(0), Their(0)), Dead(Nth(0))]);
}

/// # Gnome's Honor
///
/// `AV_121e` · Neutral enchantment
///
/// > +2 Attack.
///
/// State: Derived
//~ derived AV_121e d79ea1ee 6625e0bd 9d7f73d0.bf3d1612
#[test]
fn AV_121e_gnomes_honor() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "AV_121e"), Now(My(0), 7, 1)]);
}

/// # Corporal
///
/// `AV_122` · Neutral minion · 2 mana · 2/3
///
/// > **Honorable Kill:** Give your other minions **Divine Shield**.
///
/// State: Derived
//~ derived AV_122 282f31f9 3d89e0ff 58531dd1.cf6b006a
#[test]
fn AV_122_corporal() {
    check(
        CardClass::Mage,
        &[
            Give("AV_122"),
            Cost("AV_122", 2),
            Stats("AV_122", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_172"),
            Friend("AV_122"),
            Attack(Nth(3), Nth(2)),
            HasNow(Nth(1), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Sneaky Scout
///
/// `AV_123` · Neutral minion · 2 mana · 3/2
///
/// > **Stealth Honorable Kill:** Your next Hero Power costs (0).
///
/// State: Derived
//~ derived AV_123 825e5f8c 9c689931 e0b1bef8.88c86223
#[test]
fn AV_123_sneaky_scout() {
    check(
        CardClass::Mage,
        &[
            Give("AV_123"),
            Cost("AV_123", 2),
            Stats("AV_123", 3, 2),
            Has("AV_123", GameTag::STEALTH),
            Friend("CS2_182"),
            Enemy("CS2_120"),
            Friend("AV_123"),
            Attack(Nth(3), Nth(2)),
            CostNow(MyPower, 0),
        ],
    );
}

/// # Scouted
///
/// `AV_123e` · Neutral enchantment
///
/// > Your Hero Power costs (0).
///
/// State: Derived
//~ derived AV_123e 27624252 975ac72e 4a66a815.933d500a
#[test]
fn AV_123e_scouted() {
    check(
        CardClass::Mage,
        &[Friend("CS2_182"), Friend("CS2_182"), Enemy("CS2_182"), Enchant(Me, "AV_123e"), CostNow(MyPower, 0)],
    );
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "AV_123e"),
            HeroPower(On(TheirHero)),
            CostNow(MyPower, 2),
        ],
    );
}

/// # Direwolf Commander
///
/// `AV_124` · Neutral minion · 3 mana · 2/5
///
/// > **Honorable Kill:** Summon a 2/2 Wolf with **Stealth**.
///
/// State: Derived
//~ derived AV_124 86edfe5e 59012350 37c7b4b3.a018c995
#[test]
fn AV_124_direwolf_commander() {
    check(
        CardClass::Mage,
        &[
            Give("AV_124"),
            Cost("AV_124", 3),
            Stats("AV_124", 2, 5),
            Friend("CS2_182"),
            Enemy("CS2_172"),
            Friend("AV_124"),
            Attack(Nth(3), Nth(2)),
            BoardCount(Mine, 3),
            In(The("AV_211t"), Zone::Play),
            Now(The("AV_211t"), 2, 2),
        ],
    );
}

/// # Tower Sergeant
///
/// `AV_125` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** If you control at least 2 other minions, gain +2/+2.
///
/// State: Derived
//~ derived AV_125 e6b3e0b3 227a9472 81a6d6fb.22a705de
#[test]
fn AV_125_tower_sergeant() {
    check(
        CardClass::Mage,
        &[
            Give("AV_125"),
            Cost("AV_125", 4),
            Stats("AV_125", 4, 4),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_125", Nothing),
            Now(Nth(0), 6, 6),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("AV_125"), Friend("CS2_182"), Enemy("CS2_182"), Play("AV_125", Nothing), Now(Nth(0), 4, 4)],
    );
}

/// # Shielded
///
/// `AV_125e` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived AV_125e 3d1a2005 de0249a4 67a4ee2d.6d6ab056
#[test]
fn AV_125e_shielded() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "AV_125e"), Now(My(0), 7, 3)]);
}

/// # Bunker Sergeant
///
/// `AV_126` · Neutral minion · 3 mana · 2/4
///
/// > **Battlecry:** If your opponent has 2 or more minions, deal 1 damage to all enemy minions.
///
/// State: Derived
//~ derived AV_126 c1e9a811 b8b3d6ca 42a71d96.5f7bff7b
#[test]
fn AV_126_bunker_sergeant() {
    check(
        CardClass::Mage,
        &[
            Give("AV_126"),
            Cost("AV_126", 3),
            Stats("AV_126", 2, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_126", Nothing),
            Now(Nth(2), 4, 4),
            Now(Nth(3), 4, 4),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("AV_126"), Friend("CS2_182"), Enemy("CS2_182"), Play("AV_126", Nothing), Now(Nth(2), 4, 5)],
    );
}

/// # Ice Revenant
///
/// `AV_127` · Neutral minion · 4 mana · 4/5
///
/// > Whenever you cast a Frost spell, gain +2/+2.
///
/// State: Derived
//~ derived AV_127 1f5e08c3 0fb1137e cc84bc74.11b4be0e
#[test]
fn AV_127_ice_revenant() {
    check(
        CardClass::Mage,
        &[
            Give("AV_127"),
            Cost("AV_127", 4),
            Stats("AV_127", 4, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AV_127"),
            Play("CS2_024", On(TheirHero)),
            Now(Nth(3), 6, 7),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("AV_127"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AV_127"),
            Play("GAME_005", Nothing),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Frosty Spirit
///
/// `AV_127e` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived AV_127e 994f078e ad179d40 7aa7a2de.6d6ab056
#[test]
fn AV_127e_frosty_spirit() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "AV_127e"), Now(My(0), 7, 3)]);
}

/// # Frozen Mammoth
///
/// `AV_128` · Neutral minion · 4 mana · 6/7
///
/// > This is **Frozen** until you cast a Fire spell.
///
/// State: Todo
//~ todo AV_128 ec20fe93 05e66a23 c0679dfc.b7b68767
#[test]
#[ignore = "todo: AV_128 Frozen Mammoth"]
fn AV_128_frozen_mammoth() {
    check(CardClass::Mage, &[Give("AV_128"), Cost("AV_128", 4), Stats("AV_128", 6, 7), Unwritten]);
}

/// # Blood Guard
///
/// `AV_129` · Neutral minion · 5 mana · 4/7
///
/// > Whenever this minion takes damage, give your minions +1 Attack.
///
/// State: Derived
//~ derived AV_129 6fcc959b 0fc003e7 acd1d2bc.a60364ff
#[test]
fn AV_129_blood_guard() {
    check(
        CardClass::Mage,
        &[
            Give("AV_129"),
            Cost("AV_129", 5),
            Stats("AV_129", 4, 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AV_129"),
            Hurt(Nth(3), 1),
            Now(Nth(1), 5, 5),
            Now(Nth(3), 5, 6),
        ],
    );
}

/// # Incited
///
/// `AV_129e` · Neutral enchantment
///
/// > +1 Attack.
///
/// State: Derived
//~ derived AV_129e 31fe878a 61a03504 84809980.c84fda8a
#[test]
fn AV_129e_incited() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "AV_129e"), Now(My(0), 6, 1)]);
}

/// # Legionnaire
///
/// `AV_130` · Neutral minion · 6 mana · 9/3
///
/// > **Deathrattle:** Give all minions in your hand +2/+2.
///
/// State: Derived
//~ derived AV_130 1658961f e024da99 afbaede6.5860b208
#[test]
fn AV_130_legionnaire() {
    check(
        CardClass::Mage,
        &[
            Give("AV_130"),
            Cost("AV_130", 6),
            Stats("AV_130", 9, 3),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AV_130"),
            Kill(Nth(5)),
            Now(Nth(0), 11, 5),
            Now(Nth(1), 7, 3),
            Now(Nth(2), 6, 7),
        ],
    );
}

/// # Marching Orders
///
/// `AV_130e` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived AV_130e e3d31e8e 8cd0d035 50250985.6d6ab056
#[test]
fn AV_130e_marching_orders() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "AV_130e"), Now(My(0), 7, 3)]);
}

/// # Knight-Captain
///
/// `AV_131` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** Deal 3 damage. **Honorable Kill:** Gain +3/+3.
///
/// State: Derived
//~ derived AV_131 afe5650c e130ab1d 2256bdfa.d12c7bcb
#[test]
fn AV_131_knight_captain() {
    check(
        CardClass::Mage,
        &[
            Give("AV_131"),
            Cost("AV_131", 5),
            Stats("AV_131", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_120"),
            Play("AV_131", On(Nth(2))),
            Now(Nth(0), 6, 6),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("AV_131"), Friend("CS2_182"), Enemy("CS2_120"), Play("AV_131", On(Nth(1))), Now(Nth(1), 4, 2)],
    );
}

/// # Armed to the Teeth
///
/// `AV_131e` · Neutral enchantment
///
/// > +3/+3
///
/// State: Derived
//~ derived AV_131e 486e4022 7b5239fb c3ada4e1.7ab5dda5
#[test]
fn AV_131e_armed_to_the_teeth() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "AV_131e"), Now(My(0), 8, 4)]);
}

/// # Troll Centurion
///
/// `AV_132` · Neutral minion · 8 mana · 8/8
///
/// > **Rush**. **Honorable Kill:** Deal 8 damage to the enemy hero.
///
/// State: Derived
//~ derived AV_132 0c4b7b5c a4b94e90 982604cc.d9c1ead5
#[test]
fn AV_132_troll_centurion() {
    check(
        CardClass::Mage,
        &[
            Give("AV_132"),
            Cost("AV_132", 8),
            Stats("AV_132", 8, 8),
            Has("AV_132", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("AT_020"),
            Friend("AV_132"),
            Attack(Nth(3), Nth(2)),
            Now(TheirHero, 0, 22),
            Damage(TheirHero, 8),
        ],
    );
}

/// # Icehoof Protector
///
/// `AV_133` · Neutral minion · 6 mana · 2/10
///
/// > **Taunt Freeze** any character damaged by this minion.
///
/// State: Derived
//~ derived AV_133 0ce97396 ef72617c 55ac228f.873bf70e
#[test]
fn AV_133_icehoof_protector() {
    check(
        CardClass::Mage,
        &[
            Give("AV_133"),
            Cost("AV_133", 6),
            Stats("AV_133", 2, 10),
            Has("AV_133", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AV_133"),
            Attack(Nth(3), Nth(2)),
            HasNow(Nth(2), GameTag::FROZEN),
            HasNot(Nth(3), GameTag::FROZEN),
        ],
    );
}

/// # Frostwolf Warmaster
///
/// `AV_134` · Neutral minion · 4 mana · 3/3
///
/// > Costs (1) less for each card you've played this turn.
///
/// State: Derived
//~ derived AV_134 7c5aafea 2faa118d 03366513.ac1cd089
#[test]
fn AV_134_frostwolf_warmaster() {
    check(
        CardClass::Mage,
        &[
            Give("AV_134"),
            Cost("AV_134", 4),
            Stats("AV_134", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AV_134"),
            Play("CS2_118", Nothing),
            Crystals(10),
            CostNow(Nth(0), 3),
        ],
    );
}

/// # Stormpike Marshal
///
/// `AV_135` · Neutral minion · 4 mana · 2/6
///
/// > **Taunt** If you took 5 or more damage on your opponent's turn, this costs (1).
///
/// State: Todo
//~ todo AV_135 3d843972 b5e85835 cbf5105a.b59e7e53
#[test]
#[ignore = "todo: AV_135 Stormpike Marshal"]
fn AV_135_stormpike_marshal() {
    check(
        CardClass::Mage,
        &[Give("AV_135"), Cost("AV_135", 4), Stats("AV_135", 2, 6), Has("AV_135", GameTag::TAUNT), Unwritten],
    );
}

/// # Kobold Taskmaster
///
/// `AV_136` · Neutral minion · 3 mana · 2/4
///
/// > **Battlecry:** Add 2 Armor Scraps to your hand that give +2 Health to a minion.
///
/// State: Todo
//~ todo AV_136 d3e443ef 04decd5d 6b4def4d.d706fa04
#[test]
#[ignore = "todo: AV_136 Kobold Taskmaster"]
fn AV_136_kobold_taskmaster() {
    check(CardClass::Mage, &[Give("AV_136"), Cost("AV_136", 3), Stats("AV_136", 2, 4), Unwritten]);
}

/// # Rusted Armor
///
/// `AV_136e` · Neutral enchantment
///
/// > +2 Health.
///
/// State: Derived
//~ derived AV_136e 273452c0 fa3fa467 0c62b66d.9f1b69f0
#[test]
fn AV_136e_rusted_armor() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "AV_136e"), Now(My(0), 5, 3)]);
}

/// # Armor Scrap
///
/// `AV_136t` · Neutral spell · 1 mana
///
/// > Give a minion +2 Health.
///
/// State: Derived
//~ derived AV_136t a5a97da2 033a921d 9f737bf7.ae7470c7
#[test]
fn AV_136t_armor_scrap() {
    check(
        CardClass::Mage,
        &[
            Give("AV_136t"),
            Cost("AV_136t", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_136t", On(Nth(2))),
            Now(Nth(2), 4, 7),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("AV_136t"), Friend("CS2_182"), Enemy("CS2_182"), Play("AV_136t", On(Nth(1))), Now(Nth(1), 4, 7)],
    );
}

/// # Irondeep Trogg
///
/// `AV_137` · Neutral minion · 1 mana · 1/2
///
/// > After your opponent casts a spell, summon another Irondeep Trogg.
///
/// State: Derived
//~ derived AV_137 7fee6f6a 4bf20f1d 3b9590f7.1e8ce12f
#[test]
fn AV_137_irondeep_trogg() {
    check(
        CardClass::Mage,
        &[
            Give("AV_137"),
            Cost("AV_137", 1),
            Stats("AV_137", 1, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AV_137"),
            EndTurn,
            Play("GAME_005", Nothing),
            BoardCount(Mine, 3),
            In(The("AV_137"), Zone::Play),
            Now(The("AV_137"), 1, 2),
            TagNow(The("AV_137"), GameTag::SPELLPOWER, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("AV_137"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AV_137"),
            Play("GAME_005", Nothing),
            BoardCount(Mine, 2),
        ],
    );
}

/// # Grimtotem Bounty Hunter
///
/// `AV_138` · Neutral minion · 3 mana · 4/2
///
/// > **Battlecry:** Destroy an enemy **Legendary** minion.
///
/// State: Derived
//~ derived AV_138 e939ba79 1bea8eb2 294a5523.f98c7867
#[test]
fn AV_138_grimtotem_bounty_hunter() {
    check(
        CardClass::Mage,
        &[
            Give("AV_138"),
            Cost("AV_138", 3),
            Stats("AV_138", 4, 2),
            Friend("CS2_182"),
            Enemy("OG_120"),
            Enemy("CS2_182"),
            CannotTarget("AV_138", Nth(3)),
            Play("AV_138", On(Nth(2))),
            BoardCount(Mine, 0),
            Dead(Nth(0)),
            Dead(Nth(1)),
            Dead(Nth(2)),
            Dead(Nth(3)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Abominable Lieutenant
///
/// `AV_139` · Neutral minion · 8 mana · 3/5
///
/// > At the end of your turn, eat a random enemy minion and gain its stats.
///
/// State: Derived
//~ derived AV_139 cc6ea253 023badca f5509c03.2f6eb29a
#[test]
fn AV_139_abominable_lieutenant() {
    check(
        CardClass::Mage,
        &[
            Give("AV_139"),
            Cost("AV_139", 8),
            Stats("AV_139", 3, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AV_139"),
            Force(Entity(Nth(2))),
            EndTurn,
            Dead(Nth(2)),
            Now(Nth(3), 7, 10),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Lokholar the Ice Lord
///
/// `AV_141t` · Neutral minion · 10 mana · 8/8
///
/// > **Rush**, **Windfury** Costs (5) less if you have 15 Health or less.
///
/// State: Derived
//~ derived AV_141t 15e625d7 4d3ac280 e3ea42c7.fe043fba
#[test]
fn AV_141t_lokholar_the_ice_lord() {
    check(
        CardClass::Mage,
        &[
            Give("AV_141t"),
            Cost("AV_141t", 10),
            Stats("AV_141t", 8, 8),
            Has("AV_141t", GameTag::RUSH),
            Has("AV_141t", GameTag::WINDFURY),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AV_141t"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            CostNow(Nth(0), 5),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("AV_141t"), Friend("CS2_182"), Enemy("CS2_182"), Friend("AV_141t"), CostNow(Nth(0), 10)],
    );
}

/// # Crystalskin
///
/// `AV_142e` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived AV_142e d3635fdf de6138b6 d0a9d0ae.6d6ab056
#[test]
fn AV_142e_crystalskin() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "AV_142e"), Now(My(0), 7, 3)]);
}

/// # Uprooted
///
/// `AV_142e2` · Neutral enchantment
///
/// > **Rush**.
///
/// State: Derived
//~ derived AV_142e2 b0466bcb 5b3107ec bfe531f8.6bcfb036
#[test]
fn AV_142e2_uprooted() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "AV_142e2"), HasNow(My(0), GameTag::RUSH)]);
}

/// # Forestguard
///
/// `AV_142e3` · Neutral enchantment
///
/// > **Divine Shield**.
///
/// State: Derived
//~ derived AV_142e3 07b39b97 c4aab9d1 a258a7c4.3c22c089
#[test]
fn AV_142e3_forestguard() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "AV_142e3"), HasNow(My(0), GameTag::DIVINE_SHIELD)]);
}

/// # Imposing
///
/// `AV_142e4` · Neutral enchantment
///
/// > **Taunt**.
///
/// State: Derived
//~ derived AV_142e4 584556de 4a0c25a3 5df24c6a.0643522b
#[test]
fn AV_142e4_imposing() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "AV_142e4"), HasNow(My(0), GameTag::TAUNT)]);
}

/// # Ivus, the Forest Lord
///
/// `AV_142t` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Spend the rest of your Mana and gain +2/+2, **Rush**, **Divine Shield**, or **Taunt** at random for each.
///
/// State: Todo
//~ todo AV_142t 352ba481 23ab8272 28429f3e.101c327b
#[test]
#[ignore = "todo: AV_142t Ivus, the Forest Lord"]
fn AV_142t_ivus_the_forest_lord() {
    check(CardClass::Mage, &[Give("AV_142t"), Cost("AV_142t", 1), Stats("AV_142t", 1, 1), Unwritten]);
}

/// # Korrak the Bloodrager
///
/// `AV_143` · Neutral minion · 4 mana · 3/5
///
/// > **Deathrattle:** If this wasn't **Honorably Killed**, resummon Korrak.
///
/// State: Todo
//~ todo AV_143 2ed14df1 362131bd 0f2ef029.1b1dbac6
#[test]
#[ignore = "todo: AV_143 Korrak the Bloodrager"]
fn AV_143_korrak_the_bloodrager() {
    check(CardClass::Mage, &[Give("AV_143"), Cost("AV_143", 4), Stats("AV_143", 3, 5), Unwritten]);
}

/// # Frantic Hippogryph
///
/// `AV_215` · Neutral minion · 5 mana · 3/7
///
/// > **Rush**. **Honorable Kill**: Gain **Windfury**.
///
/// State: Derived
//~ derived AV_215 204c647d 810404aa ac994971.a52a7620
#[test]
fn AV_215_frantic_hippogryph() {
    check(
        CardClass::Mage,
        &[
            Give("AV_215"),
            Cost("AV_215", 5),
            Stats("AV_215", 3, 7),
            Has("AV_215", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_120"),
            Friend("AV_215"),
            Attack(Nth(3), Nth(2)),
            HasNow(Nth(3), GameTag::WINDFURY),
        ],
    );
}

/// # Ram Commander
///
/// `AV_219` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Add two 1/1 Rams with **Rush** to your hand.
///
/// State: Derived
//~ derived AV_219 00954e49 3d99b053 6d1c352b.48a6f611
#[test]
fn AV_219_ram_commander() {
    check(
        CardClass::Mage,
        &[
            Give("AV_219"),
            Cost("AV_219", 2),
            Stats("AV_219", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_219", Nothing),
            Is(InHand(0), "AV_219t"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 1, 1),
            Is(InHand(1), "AV_219t"),
            CostNow(InHand(1), 1),
            Now(InHand(1), 1, 1),
            HandCount(Mine, 2),
        ],
    );
}

/// # Battle Ram
///
/// `AV_219t` · Neutral minion · 1 mana · 1/1
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla AV_219t 75ac2e3b bb7cb193 10a96a0f.57b12c28
#[test]
fn AV_219t_battle_ram() {
    check(
        CardClass::Mage,
        &[
            Give("AV_219t"),
            Cost("AV_219t", 1),
            Stats("AV_219t", 1, 1),
            Has("AV_219t", GameTag::RUSH),
            Play("AV_219t", Nothing),
            In(The("AV_219t"), Zone::Play),
            Now(The("AV_219t"), 1, 1),
            HasNow(The("AV_219t"), GameTag::RUSH),
        ],
    );
}

/// # Spammy Arcanist
///
/// `AV_222` · Neutral minion · 5 mana · 3/4
///
/// > **Battlecry:** Deal 1 damage to all other minions. If any die, repeat this.
///
/// State: Derived
//~ derived AV_222 354c25ba bb37d40c 83969907.76c97dd2
#[test]
fn AV_222_spammy_arcanist() {
    check(
        CardClass::Mage,
        &[
            Give("AV_222"),
            Cost("AV_222", 5),
            Stats("AV_222", 3, 4),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("AV_222", Nothing),
            BoardCount(Mine, 2),
            Now(Nth(0), 3, 4),
            Dead(Nth(5)),
            Now(Nth(6), 4, 3),
            Dead(Nth(7)),
            Now(Nth(8), 4, 3),
            BoardCount(Theirs, 1),
        ],
    );
}

/// # Vanndar Stormpike
///
/// `AV_223` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry**: If this costs less than every minion in your deck, reduce their Cost by (3).
///
/// State: Todo
//~ todo AV_223 56ef781a 5aa0c365 05fc189e.b30e4964
#[test]
#[ignore = "todo: AV_223 Vanndar Stormpike"]
fn AV_223_vanndar_stormpike() {
    check(CardClass::Mage, &[Give("AV_223"), Cost("AV_223", 4), Stats("AV_223", 4, 4), Unwritten]);
}

/// # Occupy the Keep
///
/// `AV_223e` · Neutral enchantment
///
/// > Costs (3) less.
///
/// State: Derived
//~ derived AV_223e 298bec5b c2336d77 bb123801.bb1f76c5
#[test]
fn AV_223e_occupy_the_keep() {
    check(CardClass::Mage, &[Give("CS2_119"), Enchant(Nth(0), "AV_223e"), CostNow(Nth(0), 1)]);
}

/// # Gankster
///
/// `AV_238` · Neutral minion · 2 mana · 4/2
///
/// > **Stealth** After your opponent plays a minion, attack it.
///
/// State: Derived
//~ derived AV_238 7a4e4be3 bf092957 0217db12.6953b004
#[test]
fn AV_238_gankster() {
    check(
        CardClass::Mage,
        &[
            Give("AV_238"),
            Cost("AV_238", 2),
            Stats("AV_238", 4, 2),
            Has("AV_238", GameTag::STEALTH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AV_238"),
            EndTurn,
            Play("CS2_182", Nothing),
            BoardCount(Mine, 1),
            Dead(Nth(3)),
            Now(Nth(4), 4, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("AV_238"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AV_238"),
            Play("CS2_182", Nothing),
            BoardCount(Mine, 3),
        ],
    );
}

/// # Reflecto Engineer
///
/// `AV_256` · Neutral minion · 3 mana · 2/4
///
/// > **Battlecry:** Swap the Attack and Health of all minions in both players' hands.
///
/// State: Derived
//~ derived AV_256 9fc04f6e c999affb 9368153e.5ef2fd74
#[test]
fn AV_256_reflecto_engineer() {
    check(
        CardClass::Mage,
        &[
            Give("AV_256"),
            Cost("AV_256", 3),
            Stats("AV_256", 2, 4),
            Give("CS2_118"),
            Give("CS2_182"),
            GiveThem("CS2_118"),
            GiveThem("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_256", Nothing),
            Now(Nth(1), 1, 5),
            Now(Nth(2), 5, 4),
            Now(Nth(3), 1, 5),
            Now(Nth(4), 5, 4),
        ],
    );
}

/// # Frostbitten
///
/// `AV_259e2` · Neutral enchantment
///
/// > Costs (2) more.
///
/// State: Derived
//~ derived AV_259e2 00e19f61 306e8d0d 91d97de9.7201933b
#[test]
fn AV_259e2_frostbitten() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "AV_259e2"), CostNow(Nth(0), 5)]);
}

/// # Piggyback Imp
///
/// `AV_309` · Neutral minion · 3 mana · 4/1
///
/// > **Deathrattle:** Summon a 4/1 Imp.
///
/// State: Derived
//~ derived AV_309 ebe4f299 c0874ea8 c999b736.fe6396b6
#[test]
fn AV_309_piggyback_imp() {
    check(
        CardClass::Mage,
        &[
            Give("AV_309"),
            Cost("AV_309", 3),
            Stats("AV_309", 4, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AV_309"),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("AV_309t"), Zone::Play),
            Now(The("AV_309t"), 4, 1),
        ],
    );
}

/// # Backpiggy Imp
///
/// `AV_309t` · Neutral minion · 3 mana · 4/1
///
/// State: Vanilla
//~ vanilla AV_309t 80834626 1cfaafc8 e618d653
#[test]
fn AV_309t_backpiggy_imp() {
    check(
        CardClass::Mage,
        &[
            Give("AV_309t"),
            Cost("AV_309t", 3),
            Stats("AV_309t", 4, 1),
            Play("AV_309t", Nothing),
            In(The("AV_309t"), Zone::Play),
            Now(The("AV_309t"), 4, 1),
        ],
    );
}

/// # Stormpike Quartermaster
///
/// `AV_401` · Neutral minion · 2 mana · 2/2
///
/// > After you cast a spell, give a random minion in your hand +1/+1.
///
/// State: Derived
//~ derived AV_401 31c75300 85d8227f ebe6dc72.a31dcdb3
#[test]
fn AV_401_stormpike_quartermaster() {
    check(
        CardClass::Mage,
        &[
            Give("AV_401"),
            Cost("AV_401", 2),
            Stats("AV_401", 2, 2),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AV_401"),
            Force(Entity(Nth(0))),
            Play("GAME_005", Nothing),
            Now(Nth(0), 3, 3),
        ],
    );
}

/// # Quartered
///
/// `AV_401e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived AV_401e 95587222 9ebec2ed 5c8b8077.67341004
#[test]
fn AV_401e_quartered() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "AV_401e"), Now(My(0), 6, 2)]);
}

/// # Humongous Owl
///
/// `AV_704` · Neutral minion · 7 mana · 8/4
///
/// > **Deathrattle:** Deal 8 damage to a random enemy.
///
/// State: Derived
//~ derived AV_704 f96df2dd 6f3262ab 82679221.eb200145
#[test]
fn AV_704_humongous_owl() {
    check(
        CardClass::Mage,
        &[
            Give("AV_704"),
            Cost("AV_704", 7),
            Stats("AV_704", 8, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AV_704"),
            Force(Entity(TheirHero)),
            Kill(Nth(3)),
            Now(TheirHero, 0, 22),
            Damage(TheirHero, 8),
        ],
    );
}

/// # The Coin
///
/// `AV_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived AV_COIN1 3bee0328 f2d8d887 274eb1b9.095f71be
#[test]
fn AV_COIN1_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("AV_COIN1"),
            Cost("AV_COIN1", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("AV_COIN1", Nothing),
            Mana(6),
        ],
    );
}

/// # The Coin
///
/// `AV_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived AV_COIN2 5746eecd 7a1237af aef9e218.095f71be
#[test]
fn AV_COIN2_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("AV_COIN2"),
            Cost("AV_COIN2", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("AV_COIN2", Nothing),
            Mana(6),
        ],
    );
}

/// # Onyxian Warder
///
/// `ONY_001` · Neutral minion · 5 mana · 3/6
///
/// > **Battlecry:** If you're holding a Dragon, summon two 2/1 Whelps with **Rush**.
///
/// State: Derived
//~ derived ONY_001 e4ee130e 172aca06 3afeb950.02de9d8f
#[test]
fn ONY_001_onyxian_warder() {
    check(
        CardClass::Mage,
        &[
            Give("ONY_001"),
            Cost("ONY_001", 5),
            Stats("ONY_001", 3, 6),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ONY_001", Nothing),
            BoardCount(Mine, 4),
            In(The("ONY_001t"), Zone::Play),
            Now(The("ONY_001t"), 2, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("ONY_001"), Friend("CS2_182"), Enemy("CS2_182"), Play("ONY_001", Nothing), BoardCount(Mine, 2)],
    );
}

/// # Onyxian Whelp
///
/// `ONY_001t` · Neutral minion · 1 mana · 2/1
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla ONY_001t ca4a298a 39dcb056 b56815ee.57b12c28
#[test]
fn ONY_001t_onyxian_whelp() {
    check(
        CardClass::Mage,
        &[
            Give("ONY_001t"),
            Cost("ONY_001t", 1),
            Stats("ONY_001t", 2, 1),
            Has("ONY_001t", GameTag::RUSH),
            Play("ONY_001t", Nothing),
            In(The("ONY_001t"), Zone::Play),
            Now(The("ONY_001t"), 2, 1),
            HasNow(The("ONY_001t"), GameTag::RUSH),
        ],
    );
}

/// # Gear Grubber
///
/// `ONY_002` · Neutral minion · 4 mana · 4/5
///
/// > **Taunt**. If you end your turn with any unspent Mana, reduce this card's Cost by (1).
///
/// State: Todo
//~ todo ONY_002 17fe81fa 05fe70fa 82a920d3.264a987e
#[test]
#[ignore = "todo: ONY_002 Gear Grubber"]
fn ONY_002_gear_grubber() {
    check(
        CardClass::Mage,
        &[Give("ONY_002"), Cost("ONY_002", 4), Stats("ONY_002", 4, 5), Has("ONY_002", GameTag::TAUNT), Unwritten],
    );
}

/// # Whelp Bonker
///
/// `ONY_003` · Neutral minion · 3 mana · 1/5
///
/// > **Frenzy and Honorable Kill:** Draw a card.
///
/// State: Derived
//~ derived ONY_003 419eca73 60037892 eead7314.d61a860d
#[test]
fn ONY_003_whelp_bonker() {
    check(
        CardClass::Mage,
        &[
            Give("ONY_003"),
            Cost("ONY_003", 3),
            Stats("ONY_003", 1, 5),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Friend("ONY_003"),
            Hurt(Nth(6), 1),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("ONY_003"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Friend("ONY_003"),
            Attack(Nth(6), Nth(5)),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Raid Boss Onyxia
///
/// `ONY_004` · Neutral minion · 10 mana · 8/8
///
/// > **Rush**. **Immune** while you control a Whelp. **Battlecry:** Summon six 2/1 Whelps with **Rush**.
///
/// State: Derived
//~ derived ONY_004 3866c4b9 51f9209b 2a3ceb3e.3f4491e5
#[test]
fn ONY_004_raid_boss_onyxia() {
    check(
        CardClass::Mage,
        &[
            Give("ONY_004"),
            Cost("ONY_004", 10),
            Stats("ONY_004", 8, 8),
            Has("ONY_004", GameTag::RUSH),
            Friend("DRG_054"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ONY_004", Nothing),
            BoardCount(Mine, 7),
            HasNow(Nth(0), GameTag::IMMUNE),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("ONY_004"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Friend("ONY_004"),
            HasNot(Nth(4), GameTag::IMMUNE),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("ONY_004"),
            Enemy("CS2_182"),
            Play("ONY_004", Nothing),
            BoardCount(Mine, 7),
            HasNow(Nth(0), GameTag::IMMUNE),
            HasNot(The("ONY_001t"), GameTag::IMMUNE),
            In(The("ONY_001t"), Zone::Play),
            Now(The("ONY_001t"), 2, 1),
        ],
    );
}

/// # Kazakusan
///
/// `ONY_005` · Neutral minion · 8 mana · 8/8
///
/// > **Battlecry:** If you played 4 other Dragons this game, craft a custom deck of Treasures.@ *({0} left!)*@ *(Ready!)*
///
/// State: Todo
//~ todo ONY_005 9c9c38ce 99f83a0c 4e2698cf.7a654f50
#[test]
#[ignore = "todo: ONY_005 Kazakusan"]
fn ONY_005_kazakusan() {
    check(CardClass::Mage, &[Give("ONY_005"), Cost("ONY_005", 8), Stats("ONY_005", 8, 8), Unwritten]);
}

/// # Necrotic Poison
///
/// `ONY_005ta1` · Neutral spell · Shadow · 2 mana
///
/// > Destroy a minion.
///
/// State: Derived
//~ derived ONY_005ta1 7f675087 86fb4e7f 6e52773f.9c1ead7d
#[test]
fn ONY_005ta1_necrotic_poison() {
    check(
        CardClass::Mage,
        &[
            Give("ONY_005ta1"),
            Cost("ONY_005ta1", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ONY_005ta1", On(Nth(2))),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("ONY_005ta1"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ONY_005ta1", On(Nth(1))),
            BoardCount(Mine, 0),
            Dead(Nth(1)),
        ],
    );
}

/// # Spyglass
///
/// `ONY_005ta10` · Neutral spell · 1 mana
///
/// > Put a copy of a random card in your opponent's hand into yours. It costs (3) less.
///
/// State: Todo
//~ todo ONY_005ta10 525183c4 70fa5bb9 9430fc3a.f3c8831a
#[test]
#[ignore = "todo: ONY_005ta10 Spyglass"]
fn ONY_005ta10_spyglass() {
    check(CardClass::Mage, &[Give("ONY_005ta10"), Cost("ONY_005ta10", 1), Unwritten]);
}

/// # Clockwork Assistant
///
/// `ONY_005ta11` · Neutral minion · 3 mana · 1/1
///
/// > Has +1/+1 for each spell you've cast this game.
///
/// State: Derived
//~ derived ONY_005ta11 3d7e1300 1df99d4a 4e70360f.c2a8d911
#[test]
fn ONY_005ta11_clockwork_assistant() {
    check(
        CardClass::Mage,
        &[
            Give("ONY_005ta11"),
            Cost("ONY_005ta11", 3),
            Stats("ONY_005ta11", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ONY_005ta11"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Now(Nth(3), 2, 2),
        ],
    );
}

/// # Grimmer Patron
///
/// `ONY_005ta12` · Neutral minion · 3 mana · 3/3
///
/// > At the end of your turn, summon a copy of this minion.
///
/// State: Derived
//~ derived ONY_005ta12 182301f8 292cf576 39e26341.09f05657
#[test]
fn ONY_005ta12_grimmer_patron() {
    check(
        CardClass::Mage,
        &[
            Give("ONY_005ta12"),
            Cost("ONY_005ta12", 3),
            Stats("ONY_005ta12", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ONY_005ta12"),
            EndTurn,
            BoardCount(Mine, 3),
            In(The("ONY_005ta12"), Zone::Play),
            Now(The("ONY_005ta12"), 3, 3),
        ],
    );
}

/// # Puzzle Box
///
/// `ONY_005ta13` · Neutral spell · Arcane · 3 mana
///
/// > Transform all minions into random ones that cost (3) more.
///
/// State: Derived
//~ derived ONY_005ta13 9f98b7df b218d1bb 3e7a193e.90b9cef0
#[test]
fn ONY_005ta13_puzzle_box() {
    check(
        CardClass::Mage,
        &[
            Give("ONY_005ta13"),
            Cost("ONY_005ta13", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_186")),
            Force(Card("CS2_186")),
            Play("ONY_005ta13", Nothing),
            Is(Nth(1), "CS2_186"),
            Now(Nth(1), 7, 7),
            Is(Nth(2), "CS2_186"),
            Now(Nth(2), 7, 7),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("ONY_005ta13"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AV_200")),
            Play("ONY_005ta13", Nothing),
        ],
    );
}

/// # Mutating Injection
///
/// `ONY_005ta2` · Neutral spell · Nature · 2 mana
///
/// > Give a minion +4/+4 and **Taunt**.
///
/// State: Derived
//~ derived ONY_005ta2 49cf759b 7d7a1700 0be1ca82.b4b275e0
#[test]
fn ONY_005ta2_mutating_injection() {
    check(
        CardClass::Mage,
        &[
            Give("ONY_005ta2"),
            Cost("ONY_005ta2", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ONY_005ta2", On(Nth(2))),
            HasNow(Nth(2), GameTag::TAUNT),
            Now(Nth(2), 8, 9),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("ONY_005ta2"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ONY_005ta2", On(Nth(1))),
            HasNow(Nth(1), GameTag::TAUNT),
            Now(Nth(1), 8, 9),
        ],
    );
}

/// # Mutating Injection
///
/// `ONY_005ta2e` · Neutral enchantment
///
/// > +4/+4 and **Taunt**.
///
/// State: Derived
//~ derived ONY_005ta2e 6d761568 c70a51cc 9bdea0a7.b563e084
#[test]
fn ONY_005ta2e_mutating_injection() {
    check(
        CardClass::Mage,
        &[Friend("CS2_118"), Enchant(My(0), "ONY_005ta2e"), Now(My(0), 9, 5), HasNow(My(0), GameTag::TAUNT)],
    );
}

/// # The Exorcisor
///
/// `ONY_005ta3` · Neutral weapon · 1 mana · 3/3 durability
///
/// > **Silence** any minion attacked by this weapon.
///
/// State: Todo
//~ todo ONY_005ta3 2c2ce016 c5c0d1d2 e03da582.fd89ff1c
#[test]
#[ignore = "todo: ONY_005ta3 The Exorcisor"]
fn ONY_005ta3_the_exorcisor() {
    check(CardClass::Mage, &[Give("ONY_005ta3"), Cost("ONY_005ta3", 1), Stats("ONY_005ta3", 3, 3), Unwritten]);
}

/// # Pure Cold
///
/// `ONY_005ta4` · Neutral spell · Frost · 5 mana
///
/// > Deal $8 damage to the enemy hero, and **Freeze** it.
///
/// State: Todo
//~ todo ONY_005ta4 61b46907 5ce5cef9 b16937fd.e94a9aff
#[test]
#[ignore = "todo: ONY_005ta4 Pure Cold"]
fn ONY_005ta4_pure_cold() {
    check(CardClass::Mage, &[Give("ONY_005ta4"), Cost("ONY_005ta4", 5), Unwritten]);
}

/// # Bubba
///
/// `ONY_005ta5` · Neutral minion · 5 mana · 8/8
///
/// > **Battlecry**: Summon six 1/1 Bloodhounds with **Rush** to attack an enemy minion.
///
/// State: Derived
//~ derived ONY_005ta5 1f8db25c 7bcdba12 0506d308.8fef0662
#[test]
fn ONY_005ta5_bubba() {
    check(
        CardClass::Mage,
        &[
            Give("ONY_005ta5"),
            Cost("ONY_005ta5", 5),
            Stats("ONY_005ta5", 8, 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ONY_005ta5", On(Nth(2))),
            BoardCount(Mine, 7),
            Now(Nth(0), 8, 4),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("ONY_005ta5"),
            Enemy("CS2_182"),
            Play("ONY_005ta5", On(Nth(1))),
            BoardCount(Mine, 7),
            Now(Nth(0), 8, 4),
            Dead(Nth(1)),
            In(The("ONY_005ta5t"), Zone::Play),
            Now(The("ONY_005ta5t"), 1, 1),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Bloodhound
///
/// `ONY_005ta5t` · Neutral minion · 1 mana · 1/1
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla ONY_005ta5t 5b95711c 9d6e7acf a8390760.57b12c28
#[test]
fn ONY_005ta5t_bloodhound() {
    check(
        CardClass::Mage,
        &[
            Give("ONY_005ta5t"),
            Cost("ONY_005ta5t", 1),
            Stats("ONY_005ta5t", 1, 1),
            Has("ONY_005ta5t", GameTag::RUSH),
            Play("ONY_005ta5t", Nothing),
            In(The("ONY_005ta5t"), Zone::Play),
            Now(The("ONY_005ta5t"), 1, 1),
            HasNow(The("ONY_005ta5t"), GameTag::RUSH),
        ],
    );
}

/// # Holy Book
///
/// `ONY_005ta6` · Neutral spell · Holy · 8 mana
///
/// > **Silence** and destroy a minion. Summon a 10/10 copy of it.
///
/// State: Todo
//~ todo ONY_005ta6 e32e5336 abc4f889 b1f308c3.0309fba2
#[test]
#[ignore = "todo: ONY_005ta6 Holy Book"]
fn ONY_005ta6_holy_book() {
    check(CardClass::Mage, &[Give("ONY_005ta6"), Cost("ONY_005ta6", 8), Unwritten]);
}

/// # Crusty the Crustacean
///
/// `ONY_005ta7` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Destroy a minion. Gain its Attack and Health.
///
/// State: Derived
//~ derived ONY_005ta7 b6419326 9e0480e4 0a1d1800.7a251451
#[test]
fn ONY_005ta7_crusty_the_crustacean() {
    check(
        CardClass::Mage,
        &[
            Give("ONY_005ta7"),
            Cost("ONY_005ta7", 3),
            Stats("ONY_005ta7", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ONY_005ta7", On(Nth(2))),
            Now(Nth(0), 7, 8),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("ONY_005ta7"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ONY_005ta7", On(Nth(1))),
            BoardCount(Mine, 1),
            Now(Nth(0), 7, 8),
            Dead(Nth(1)),
        ],
    );
}

/// # Looming Presence
///
/// `ONY_005ta8` · Neutral spell · 3 mana
///
/// > Draw 2 cards. Gain 4 Armor.
///
/// State: Derived
//~ derived ONY_005ta8 a570d0af 384cc066 d419424e.3b34d982
#[test]
fn ONY_005ta8_looming_presence() {
    check(
        CardClass::Mage,
        &[
            Give("ONY_005ta8"),
            Cost("ONY_005ta8", 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ONY_005ta8", Nothing),
            Armor(Mine, 4),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
        ],
    );
}

/// # Beastly Beauty
///
/// `ONY_005ta9` · Neutral minion · 3 mana · 2/6
///
/// > **Rush** After this attacks a minion and survives, transform this into an 8/8.
///
/// State: Todo
//~ todo ONY_005ta9 f897c288 8da01931 23d6ba64.61ef06d4
#[test]
#[ignore = "todo: ONY_005ta9 Beastly Beauty"]
fn ONY_005ta9_beastly_beauty() {
    check(
        CardClass::Mage,
        &[
            Give("ONY_005ta9"),
            Cost("ONY_005ta9", 3),
            Stats("ONY_005ta9", 2, 6),
            Has("ONY_005ta9", GameTag::RUSH),
            Unwritten,
        ],
    );
}

/// # Beautiful Beast
///
/// `ONY_005ta9t` · Neutral minion · 5 mana · 8/8
///
/// State: Vanilla
//~ vanilla ONY_005ta9t 7d00c8e5 3d2d88aa 11e73ce3
#[test]
fn ONY_005ta9t_beautiful_beast() {
    check(
        CardClass::Mage,
        &[
            Give("ONY_005ta9t"),
            Cost("ONY_005ta9t", 5),
            Stats("ONY_005ta9t", 8, 8),
            Play("ONY_005ta9t", Nothing),
            In(The("ONY_005ta9t"), Zone::Play),
            Now(The("ONY_005ta9t"), 8, 8),
        ],
    );
}

/// # Hyperblaster
///
/// `ONY_005tb1` · Neutral weapon · 3 mana · 1/4 durability
///
/// > **Poisonous**. Your hero is **Immune** while attacking.
///
/// State: Derived
//~ derived ONY_005tb1 95219cd1 9078f355 28d38eab.1299dddc
#[test]
fn ONY_005tb1_hyperblaster() {
    check(
        CardClass::Mage,
        &[
            Give("ONY_005tb1"),
            Cost("ONY_005tb1", 3),
            Stats("ONY_005tb1", 1, 4),
            Has("ONY_005tb1", GameTag::POISONOUS),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ONY_005tb1"),
            HasNow(MyHero, GameTag::IMMUNE_WHILE_ATTACKING),
        ],
    );
}

/// # Dr. Boom's Boombox
///
/// `ONY_005tb12` · Neutral spell · 4 mana
///
/// > Summon 7 'Boom Bots'.
///
/// State: Todo
//~ todo ONY_005tb12 e596d69d f5e5f456 de999436.6275c3b2
#[test]
#[ignore = "todo: ONY_005tb12 Dr. Boom's Boombox"]
fn ONY_005tb12_dr_booms_boombox() {
    check(CardClass::Mage, &[Give("ONY_005tb12"), Cost("ONY_005tb12", 4), Unwritten]);
}

/// # Wax Rager
///
/// `ONY_005tb13` · Neutral minion · 3 mana · 5/1
///
/// > **Deathrattle:** Resummon this minion.
///
/// State: Derived
//~ derived ONY_005tb13 7006d3f0 2b8e2c23 00456834.77516780
#[test]
fn ONY_005tb13_wax_rager() {
    check(
        CardClass::Mage,
        &[
            Give("ONY_005tb13"),
            Cost("ONY_005tb13", 3),
            Stats("ONY_005tb13", 5, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ONY_005tb13"),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("ONY_005tb13"), Zone::Play),
            Now(The("ONY_005tb13"), 5, 1),
        ],
    );
}

/// # Vampiric Fangs
///
/// `ONY_005tb14` · Neutral spell · Shadow · 3 mana
///
/// > Destroy a minion. Restore its Health to your hero.
///
/// State: Derived
//~ derived ONY_005tb14 88cf594d 35e10c55 4ca39fa8.705785d6
#[test]
fn ONY_005tb14_vampiric_fangs() {
    check(
        CardClass::Mage,
        &[
            Give("ONY_005tb14"),
            Cost("ONY_005tb14", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("ONY_005tb14", On(Nth(2))),
            Now(MyHero, 0, 13),
            Damage(MyHero, 17),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("ONY_005tb14"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("ONY_005tb14", On(Nth(1))),
            Now(MyHero, 0, 13),
            BoardCount(Mine, 0),
            Damage(MyHero, 17),
            Dead(Nth(1)),
        ],
    );
}

/// # Gnomish Army Knife
///
/// `ONY_005tb2` · Neutral spell · 5 mana
///
/// > Give a minion **Rush**, **Windfury**, **Divine Shield**, **Lifesteal**, **Poisonous**, **Taunt**, and **Stealth**.
///
/// State: Derived
//~ derived ONY_005tb2 86a6796e f70ff9d3 f895bf40.911faccf
#[test]
fn ONY_005tb2_gnomish_army_knife() {
    check(
        CardClass::Mage,
        &[
            Give("ONY_005tb2"),
            Cost("ONY_005tb2", 5),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Hurt(Nth(2), 2),
            Hurt(Nth(5), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("ONY_005tb2", On(Nth(4))),
            HasNow(Nth(4), GameTag::DIVINE_SHIELD),
            HasNow(Nth(4), GameTag::LIFESTEAL),
            HasNow(Nth(4), GameTag::POISONOUS),
            HasNow(Nth(4), GameTag::RUSH),
            HasNow(Nth(4), GameTag::STEALTH),
            HasNow(Nth(4), GameTag::WINDFURY),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("ONY_005tb2"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Hurt(Nth(2), 2),
            Hurt(Nth(5), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("ONY_005tb2", On(Nth(1))),
            HasNow(Nth(1), GameTag::DIVINE_SHIELD),
            HasNow(Nth(1), GameTag::LIFESTEAL),
            HasNow(Nth(1), GameTag::POISONOUS),
            HasNow(Nth(1), GameTag::RUSH),
            HasNow(Nth(1), GameTag::STEALTH),
            HasNow(Nth(1), GameTag::WINDFURY),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("ONY_005tb2"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("ONY_005tb2", On(Nth(2))),
            HasNow(Nth(2), GameTag::DIVINE_SHIELD),
            HasNow(Nth(2), GameTag::LIFESTEAL),
            HasNow(Nth(2), GameTag::POISONOUS),
            HasNow(Nth(2), GameTag::RUSH),
            HasNow(Nth(2), GameTag::STEALTH),
            HasNow(Nth(2), GameTag::TAUNT),
            HasNow(Nth(2), GameTag::WINDFURY),
        ],
    );
}

/// # LOCUUUUSTS!!!
///
/// `ONY_005tb3` · Neutral spell · Nature · 8 mana
///
/// > **Twinspell** Choose an enemy. Fill your board with 2/2 Locusts that attack it.
///
/// State: Todo
//~ todo ONY_005tb3 3a831045 7bb07938 8776fb01.39c1293a
#[test]
#[ignore = "todo: ONY_005tb3 LOCUUUUSTS!!!"]
fn ONY_005tb3_locuuuusts() {
    check(CardClass::Mage, &[Give("ONY_005tb3"), Cost("ONY_005tb3", 8), Unwritten]);
}

/// # LOCUUUUSTS!!!
///
/// `ONY_005tb3t` · Neutral spell · Nature · 8 mana
///
/// > Choose an enemy. Fill your board with 2/2 Locusts that attack it.
///
/// State: Todo
//~ todo ONY_005tb3t fff68424 19caced3 ab5a7f74.200f853e
#[test]
#[ignore = "todo: ONY_005tb3t LOCUUUUSTS!!!"]
fn ONY_005tb3t_locuuuusts() {
    check(CardClass::Mage, &[Give("ONY_005tb3t"), Cost("ONY_005tb3t", 8), Unwritten]);
}

/// # Giant Locust
///
/// `ONY_005tb3t2` · Neutral minion · 2 mana · 2/2
///
/// State: Vanilla
//~ vanilla ONY_005tb3t2 b6f84717 3e241fa2 ca6c020e
#[test]
fn ONY_005tb3t2_giant_locust() {
    check(
        CardClass::Mage,
        &[
            Give("ONY_005tb3t2"),
            Cost("ONY_005tb3t2", 2),
            Stats("ONY_005tb3t2", 2, 2),
            Play("ONY_005tb3t2", Nothing),
            In(The("ONY_005tb3t2"), Zone::Play),
            Now(The("ONY_005tb3t2"), 2, 2),
        ],
    );
}

/// # Wand of Disintegration
///
/// `ONY_005tb4` · Neutral spell · Arcane · 5 mana
///
/// > **Silence** and destroy all enemy minions.
///
/// State: Derived
//~ derived ONY_005tb4 5544284d 441834e5 130d3d8f.81fb79df
#[test]
fn ONY_005tb4_wand_of_disintegration() {
    check(
        CardClass::Mage,
        &[
            Give("ONY_005tb4"),
            Cost("ONY_005tb4", 5),
            Friend("LEG_CS3_013"),
            Friend("CS2_182"),
            Enemy("LEG_CS3_013"),
            Enemy("CS2_182"),
            Play("ONY_005tb4", Nothing),
            Now(MyHero, 0, 30),
            Dead(Nth(3)),
            Dead(Nth(4)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Staff of Scales
///
/// `ONY_005tb5` · Neutral spell · 5 mana
///
/// > Summon three 1/1 Snakes with **Rush**, **Poisonous** and **Reborn**.
///
/// State: Todo
//~ todo ONY_005tb5 04c736c7 fdfc8f7e 9d979687.ae588264
#[test]
#[ignore = "todo: ONY_005tb5 Staff of Scales"]
fn ONY_005tb5_staff_of_scales() {
    check(CardClass::Mage, &[Give("ONY_005tb5"), Cost("ONY_005tb5", 5), Unwritten]);
}

/// # Ancient Snake
///
/// `ONY_005tb5t` · Neutral minion · 1 mana · 1/1
///
/// > **Rush Poisonous Reborn**
///
/// State: Vanilla
//~ vanilla ONY_005tb5t 4150dd86 2699e354 3f36718a.ea5456f2
#[test]
fn ONY_005tb5t_ancient_snake() {
    check(
        CardClass::Mage,
        &[
            Give("ONY_005tb5t"),
            Cost("ONY_005tb5t", 1),
            Stats("ONY_005tb5t", 1, 1),
            Has("ONY_005tb5t", GameTag::POISONOUS),
            Has("ONY_005tb5t", GameTag::REBORN),
            Has("ONY_005tb5t", GameTag::RUSH),
            Play("ONY_005tb5t", Nothing),
            In(The("ONY_005tb5t"), Zone::Play),
            Now(The("ONY_005tb5t"), 1, 1),
            HasNow(The("ONY_005tb5t"), GameTag::POISONOUS),
            HasNow(The("ONY_005tb5t"), GameTag::REBORN),
            HasNow(The("ONY_005tb5t"), GameTag::RUSH),
        ],
    );
}

/// # Phaoris' Blade
///
/// `ONY_005tb6` · Neutral weapon · 2 mana · 1/3 durability
///
/// > **Windfury**. After your hero attacks and kills a minion, this gains +2/+1.
///
/// State: Todo
//~ todo ONY_005tb6 6431f202 2b2c6d1e 190a9904.f826bcdc
#[test]
#[ignore = "todo: ONY_005tb6 Phaoris' Blade"]
fn ONY_005tb6_phaoris_blade() {
    check(
        CardClass::Mage,
        &[
            Give("ONY_005tb6"),
            Cost("ONY_005tb6", 2),
            Stats("ONY_005tb6", 1, 3),
            Has("ONY_005tb6", GameTag::WINDFURY),
            Unwritten,
        ],
    );
}

/// # Zephrys's Lamp
///
/// `ONY_005tb610` · Neutral spell · 0 mana
///
/// > Wish for the perfect card.
///
/// State: Todo
//~ todo ONY_005tb610 9d78fc67 664f0a2d 58f20e65.7239dad4
#[test]
#[ignore = "todo: ONY_005tb610 Zephrys's Lamp"]
fn ONY_005tb610_zephryss_lamp() {
    check(CardClass::Mage, &[Give("ONY_005tb610"), Cost("ONY_005tb610", 0), Unwritten]);
}

/// # Canopic Jars
///
/// `ONY_005tb7` · Neutral spell · 3 mana
///
/// > Give your minions "**Deathrattle:** Summon a random **Legendary** minion."
///
/// State: Derived
//~ derived ONY_005tb7 dc18eead 5669e610 897ee2f8.6ecfbf37
#[test]
fn ONY_005tb7_canopic_jars() {
    check(
        CardClass::Mage,
        &[
            Give("ONY_005tb7"),
            Cost("ONY_005tb7", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ONY_005tb7", Nothing),
            Force(Card("AT_009")),
            Kill(Nth(1)),
            BoardCount(Mine, 1),
            In(The("AT_009"), Zone::Play),
            Now(The("AT_009"), 7, 7),
        ],
    );
}

/// # Canopic Jars
///
/// `ONY_005tb7e` · Neutral enchantment
///
/// > **Deathrattle:** Summon a random **Legendary** minion.
///
/// State: Derived
//~ derived ONY_005tb7e 6100c6bc f605cd39 259cc154.9bec5394
#[test]
fn ONY_005tb7e_canopic_jars() {
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "ONY_005tb7e"),
            Force(Card("AT_009")),
            Kill(Nth(0)),
            BoardCount(Mine, 2),
            In(The("AT_009"), Zone::Play),
            Now(The("AT_009"), 7, 7),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "ONY_005tb7e"),
            Never(Card("AV_113")),
            Kill(Nth(0)),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "ONY_005tb7e"),
            Never(Card("AT_003")),
            Kill(Nth(0)),
        ],
    );
}

/// # Ancient Reflections
///
/// `ONY_005tb8` · Neutral spell · Arcane · 4 mana
///
/// > Choose a minion. Fill your board with 1/1 copies of it.
///
/// State: Todo
//~ todo ONY_005tb8 360fae24 537f87f6 9393afda.fcc354ee
#[test]
#[ignore = "todo: ONY_005tb8 Ancient Reflections"]
fn ONY_005tb8_ancient_reflections() {
    check(CardClass::Mage, &[Give("ONY_005tb8"), Cost("ONY_005tb8", 4), Unwritten]);
}

/// # Titan Hologram
///
/// `ONY_005tb8e` · Neutral enchantment
///
/// > 1/1.
///
/// State: Derived
//~ derived ONY_005tb8e fbac58a8 ffbf4a19 4137774c.d68bebe2
#[test]
fn ONY_005tb8e_titan_hologram() {
    check(CardClass::Mage, &[Friend("CS2_119"), Enchant(My(0), "ONY_005tb8e"), Now(My(0), 1, 1)]);
}

/// # Banana Split
///
/// `ONY_005tb9` · Neutral spell · Nature · 5 mana
///
/// > Give a friendly minion +2/+2. Summon two copies of it.
///
/// State: Derived
//~ derived ONY_005tb9 efdcaa16 06d2aab6 a610e0e1.c4cea770
#[test]
fn ONY_005tb9_banana_split() {
    check(
        CardClass::Mage,
        &[
            Give("ONY_005tb9"),
            Cost("ONY_005tb9", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ONY_005tb9", On(Nth(1))),
            BoardCount(Mine, 3),
            Now(Nth(1), 6, 7),
        ],
    );
}

/// # Glowing Green
///
/// `ONY_005tb9e` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived ONY_005tb9e f15ae5f5 b1eda2d8 0c3577bd.6d6ab056
#[test]
fn ONY_005tb9e_glowing_green() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "ONY_005tb9e"), Now(My(0), 7, 3)]);
}

/// # Embers of Ragnaros
///
/// `ONY_005tc1` · Neutral spell · Fire · 10 mana
///
/// > Shoot three fireballs at random enemies that deal $8 damage each.
///
/// State: Todo
//~ todo ONY_005tc1 d5357406 fe019859 a0322619.fa3ddecd
#[test]
#[ignore = "todo: ONY_005tc1 Embers of Ragnaros"]
fn ONY_005tc1_embers_of_ragnaros() {
    check(CardClass::Mage, &[Give("ONY_005tc1"), Cost("ONY_005tc1", 10), Unwritten]);
}

/// # Book of the Dead
///
/// `ONY_005tc2` · Neutral spell · Shadow · 14 mana
///
/// > Deal $7 damage to all enemies. Costs (1) less for each minion that's died this game.
///
/// State: Todo
//~ todo ONY_005tc2 3cde5cb6 40da3b1c d75d6445.e22cd381
#[test]
#[ignore = "todo: ONY_005tc2 Book of the Dead"]
fn ONY_005tc2_book_of_the_dead() {
    check(CardClass::Mage, &[Give("ONY_005tc2"), Cost("ONY_005tc2", 14), Unwritten]);
}

/// # Annoy-o Horn
///
/// `ONY_005tc3` · Neutral spell · 8 mana
///
/// > Fill your board with annoying minions.
///
/// State: Todo
//~ todo ONY_005tc3 5068e471 66e3174b dff33d0a.3d1812b6
#[test]
#[ignore = "todo: ONY_005tc3 Annoy-o Horn"]
fn ONY_005tc3_annoy_o_horn() {
    check(CardClass::Mage, &[Give("ONY_005tc3"), Cost("ONY_005tc3", 8), Unwritten]);
}

/// # Flex-plosion
///
/// `ONY_005tc4` · Neutral spell · Fire · 8 mana
///
/// > Blow up half your opponent's stuff.
///
/// State: Todo
//~ todo ONY_005tc4 37aebf84 393dffab 7e97201c.13de4680
#[test]
#[ignore = "todo: ONY_005tc4 Flex-plosion"]
fn ONY_005tc4_flex_plosion() {
    check(CardClass::Mage, &[Give("ONY_005tc4"), Cost("ONY_005tc4", 8), Unwritten]);
}

/// # Blade of Quel'Delar
///
/// `ONY_005tc5` · Neutral weapon · 1 mana · 2/2 durability
///
/// State: Vanilla
//~ vanilla ONY_005tc5 0fb9d0c0 c35873f8 580944cc
#[test]
fn ONY_005tc5_blade_of_quel_delar() {
    check(
        CardClass::Mage,
        &[
            Give("ONY_005tc5"),
            Cost("ONY_005tc5", 1),
            Stats("ONY_005tc5", 2, 2),
            Play("ONY_005tc5", Nothing),
            In(The("ONY_005tc5"), Zone::Play),
        ],
    );
}

/// # Hilt of Quel'Delar
///
/// `ONY_005tc6` · Neutral spell · 1 mana
///
/// > Give a minion +3/+3.
///
/// State: Derived
//~ derived ONY_005tc6 a801e4ad 9ab67f1c 97293d31.93ce0f9d
#[test]
fn ONY_005tc6_hilt_of_quel_delar() {
    check(
        CardClass::Mage,
        &[
            Give("ONY_005tc6"),
            Cost("ONY_005tc6", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ONY_005tc6", On(Nth(2))),
            Now(Nth(2), 7, 8),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("ONY_005tc6"), Friend("CS2_182"), Enemy("CS2_182"), Play("ONY_005tc6", On(Nth(1))), Now(Nth(1), 7, 8)],
    );
}

/// # Armed?
///
/// `ONY_005tc6e` · Neutral enchantment
///
/// > +3/+3.
///
/// State: Derived
//~ derived ONY_005tc6e 0d6c3ad9 b28dd724 141fbe36.b42c6980
#[test]
fn ONY_005tc6e_armed() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "ONY_005tc6e"), Now(My(0), 8, 4)]);
}

/// # Quel'Delar
///
/// `ONY_005tc7` · Neutral weapon · 6 mana · 4/4 durability
///
/// > After your hero attacks, deal 4 damage to all enemies.
///
/// State: Derived
//~ derived ONY_005tc7 b8cfbe87 3c6a1364 43d19a2a.895bf123
#[test]
fn ONY_005tc7_quel_delar() {
    check(
        CardClass::Mage,
        &[
            Give("ONY_005tc7"),
            Cost("ONY_005tc7", 6),
            Stats("ONY_005tc7", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ONY_005tc7"),
            Attack(MyHero, TheirHero),
            Now(Nth(2), 4, 1),
            Now(TheirHero, 0, 22),
            Damage(TheirHero, 8),
        ],
    );
}

/// # Forging Quel'Delar
///
/// `ONY_005tc7t` · Neutral spell · 0 mana
///
/// State: Todo
//~ todo ONY_005tc7t c15687bb 5e6ef84b 5ef2cf4e
#[test]
#[ignore = "todo: ONY_005tc7t Forging Quel'Delar"]
fn ONY_005tc7t_forging_quel_delar() {
    check(CardClass::Mage, &[Give("ONY_005tc7t"), Cost("ONY_005tc7t", 0), Unwritten]);
}
