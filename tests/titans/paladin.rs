//! Paladin cards of TITANS, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file bd83fb85

/// # Noble Minibot
///
/// `TTN_852` · Paladin minion · 2 mana · 2/3
///
/// > **Magnetic** After this attacks, give a random minion in your hand +1/+1.
///
/// State: Derived
//~ derived TTN_852 2086de77 19c17e81 438331e5.d831cdd5
#[test]
fn TTN_852_noble_minibot() {
    check(
        CardClass::Paladin,
        &[
            Give("TTN_852"),
            Cost("TTN_852", 2),
            Stats("TTN_852", 2, 3),
            Has("TTN_852", GameTag::MAGNETIC),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("TTN_852"),
            Force(Entity(Nth(0))),
            Attack(Nth(6), TheirHero),
            Now(Nth(0), 3, 4),
        ],
    );
}

/// # Noble Minibot
///
/// `TTN_852e` · Paladin enchantment
///
/// > After this attacks, give a random minion in your hand +1/+1.
///
/// State: Derived
//~ derived TTN_852e 2461577c 6cc4f2ef 753c3621.f361a104
#[test]
fn TTN_852e_noble_minibot() {
    check(
        CardClass::Paladin,
        &[
            Friend("CS2_182"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Enchant(Nth(0), "TTN_852e"),
            Force(Entity(Nth(1))),
            Attack(Nth(0), TheirHero),
            Now(Nth(1), 6, 2),
        ],
    );
}

/// # Mechanical Nobility
///
/// `TTN_852e2` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived TTN_852e2 0532ce3d 05c2770e 074cb552.67341004
#[test]
fn TTN_852e2_mechanical_nobility() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "TTN_852e2"), Now(My(0), 6, 2)]);
}

/// # Judge Unworthy
///
/// `TTN_853` · Paladin spell · 4 mana
///
/// > Set an enemy minion's Health to 1, then deal $1 damage to all enemies.
///
/// State: Derived
//~ derived TTN_853 e0f38f5d 2bb7f912 5c0ff245.9d0fca88
#[test]
fn TTN_853_judge_unworthy() {
    check(
        CardClass::Paladin,
        &[
            Give("TTN_853"),
            Cost("TTN_853", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TTN_853", On(Nth(2))),
            Dead(Nth(2)),
            Now(TheirHero, 0, 29),
            BoardCount(Theirs, 0),
            Damage(TheirHero, 1),
        ],
    );
}

/// # Unworthy!
///
/// `TTN_853e` · Paladin enchantment
///
/// > Health set to 1.
///
/// State: Derived
//~ derived TTN_853e 156c0452 16f25eaf 4ce31b79.946d7b72
#[test]
fn TTN_853e_unworthy() {
    check(CardClass::Paladin, &[Friend("CS2_119"), Enchant(My(0), "TTN_853e"), Now(My(0), 2, 1)]);
}

/// # Inventor's Aura
///
/// `TTN_854` · Paladin spell · Holy · 2 mana
///
/// > Your Mechs cost (1) less. Lasts @ turns.
///
/// State: Derived
//~ derived TTN_854 ae19fb3f 6d90c75c 1390c2bb.048b6751
#[test]
fn TTN_854_inventors_aura() {
    check(
        CardClass::Paladin,
        &[
            Give("TTN_854"),
            Cost("TTN_854", 2),
            Give("GVG_044"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TTN_854", Nothing),
            In(Nth(0), Zone::Secret),
            CostNow(Nth(1), 2),
            CostNow(Nth(2), 4),
        ],
    );
}

/// # Empowered Workshop
///
/// `TTN_854e` · Paladin enchantment
///
/// > Your Mechs cost (1) less.
///
/// State: Derived
//~ derived TTN_854e 08f54b69 07c5960b e7fb2915.866b070c
#[test]
fn TTN_854e_empowered_workshop() {
    check(
        CardClass::Paladin,
        &[
            Friend("CS2_182"),
            Give("GVG_044"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "TTN_854e"),
            CostNow(Nth(1), 2),
            CostNow(Nth(2), 4),
        ],
    );
}

/// # Tyr's Tears
///
/// `TTN_855` · Paladin spell · Holy · 5 mana
///
/// > **Forged** Resurrect 4 different minions from your class. Set their stats to 2/2.
///
/// State: Todo
//~ todo TTN_855 755da1e0 1d4eb40d f70a2719.fce89241
#[test]
#[ignore = "todo: TTN_855 Tyr's Tears"]
fn TTN_855_tyrs_tears() {
    check(CardClass::Paladin, &[Give("TTN_855"), Cost("TTN_855", 5), Has("TTN_855", GameTag::FORGED), Unwritten]);
}

/// # Tyrful
///
/// `TTN_855e1` · Paladin enchantment
///
/// > 2/2.
///
/// State: Derived
//~ derived TTN_855e1 10f8c417 ed74e1ce e0cd0b44.142bb519
#[test]
fn TTN_855e1_tyrful() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "TTN_855e1"), Now(My(0), 2, 2)]);
}

/// # Tyr's Tears
///
/// `TTN_855t` · Paladin spell · Holy · 5 mana
///
/// > Resurrect 3 different minions from your class. Set their stats to 2/2. **Forge:** Resurrect another.
///
/// State: Todo
//~ todo TTN_855t abc10885 a8eb74b5 a9af0ad2.357ae09c
#[test]
#[ignore = "todo: TTN_855t Tyr's Tears"]
fn TTN_855t_tyrs_tears() {
    check(CardClass::Paladin, &[Give("TTN_855t"), Cost("TTN_855t", 5), Unwritten]);
}

/// # Disciple of Amitus
///
/// `TTN_856` · Paladin minion · 5 mana · 4/5
///
/// > At the end of your turn, summon a 2/2 Earthen that gains +2/+2 for each other Earthen you've summoned this game.
///
/// State: Todo
//~ todo TTN_856 aa1fe4d6 f6147168 73e1cc8e.03512043
#[test]
#[ignore = "todo: TTN_856 Disciple of Amitus"]
fn TTN_856_disciple_of_amitus() {
    check(CardClass::Paladin, &[Give("TTN_856"), Cost("TTN_856", 5), Stats("TTN_856", 4, 5), Unwritten]);
}

/// # Tyr
///
/// `TTN_857` · Paladin minion · 6 mana · 4/5
///
/// > **Battlecry:** Resurrect a 2, 3, and 4-Attack minion from your class.
///
/// State: Todo
//~ todo TTN_857 ad8f9c5e 8e595bbf 8f10c3f6.ed0b7598
#[test]
#[ignore = "todo: TTN_857 Tyr"]
fn TTN_857_tyr() {
    check(CardClass::Paladin, &[Give("TTN_857"), Cost("TTN_857", 6), Stats("TTN_857", 4, 5), Unwritten]);
}

/// # Amitus, the Peacekeeper
///
/// `TTN_858` · Paladin minion · 7 mana · 1/8
///
/// > **Titan Taunt**. Your minions can't take more than 2 damage at a time.
///
/// State: Done
//~ done TTN_858 f1b1cf30 - 3f9f80da.8e20ce06
#[test]
fn TTN_858_amitus_the_peacekeeper() {
    check(
        CardClass::Paladin,
        &[
            Give("TTN_858"),
            Cost("TTN_858", 7),
            Stats("TTN_858", 1, 8),
            Has("TTN_858", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TTN_858", Nothing),
            Hurt(Nth(1), 4),
            Damage(Nth(1), 2),
            Hurt(Nth(1), 1),
            Damage(Nth(1), 3),
            Hurt(Nth(0), 6),
            Damage(Nth(0), 2),
            Hurt(Nth(2), 4),
            Damage(Nth(2), 4),
            Hurt(MyHero, 5),
            Health(MyHero, 25),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Friend("CS2_182"),
            Friend("TTN_858"),
            Use(Nth(1), 1, Nothing),
            Now(Nth(0), 6, 7),
            Now(Nth(1), 1, 8),
            CannotAct(Nth(1)),
        ],
    );
}

/// # Reinforced
///
/// `TTN_858t1` · Paladin spell · 0 mana
///
/// > Draw 2 minions. Set their Attack, Health, and Cost to 2.
///
/// State: Derived
//~ derived TTN_858t1 e733b680 827dcbe1 aefc73c4.1a6609c4
#[test]
fn TTN_858t1_reinforced() {
    check(
        CardClass::Paladin,
        &[
            Give("TTN_858t1"),
            Cost("TTN_858t1", 0),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TTN_858t1", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 2),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 2, 2),
            CostNow(Nth(4), 2),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 2, 2),
        ],
    );
}

/// # Reinforcing
///
/// `TTN_858t1e` · Neutral enchantment
///
/// > Attack and Health set to 2.
///
/// State: Derived
//~ derived TTN_858t1e 252d3de3 2cbd8f31 f6014bb8.131bb35c
#[test]
fn TTN_858t1e_reinforcing() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "TTN_858t1e"), Now(My(0), 2, 2)]);
}

/// # Reshaped
///
/// `TTN_858t1e1` · Neutral enchantment
///
/// > Costs (2).
///
/// State: Derived
//~ derived TTN_858t1e1 058c643a 0444915f a81f0c8b.04819642
#[test]
fn TTN_858t1e1_reshaped() {
    check(CardClass::Paladin, &[Give("CS2_118"), Enchant(Nth(0), "TTN_858t1e1"), CostNow(Nth(0), 2)]);
}

/// # Empowered
///
/// `TTN_858t2` · Paladin spell · 0 mana
///
/// > Give your other minions +2/+2.
///
/// State: Derived
//~ derived TTN_858t2 44bbc635 d3423161 c22b7437.8010dad2
#[test]
fn TTN_858t2_empowered() {
    check(
        CardClass::Paladin,
        &[
            Give("TTN_858t2"),
            Cost("TTN_858t2", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TTN_858t2", Nothing),
            Now(Nth(1), 6, 7),
        ],
    );
}

/// # Washed Over
///
/// `TTN_858t2e1` · Paladin enchantment
///
/// > +2/+2
///
/// State: Derived
//~ derived TTN_858t2e1 63afa906 95854a85 8beef4de.e24453b5
#[test]
fn TTN_858t2e1_washed_over() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "TTN_858t2e1"), Now(My(0), 7, 3)]);
}

/// # Pacified
///
/// `TTN_858t3` · Paladin spell · 0 mana
///
/// > Set the Attack and Health of all enemy minions to 2.
///
/// State: Derived
//~ derived TTN_858t3 157a268c b5f981a7 769b59cc.35f6e083
#[test]
fn TTN_858t3_pacified() {
    check(
        CardClass::Paladin,
        &[
            Give("TTN_858t3"),
            Cost("TTN_858t3", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TTN_858t3", Nothing),
            Now(Nth(2), 2, 2),
        ],
    );
}

/// # Pacified
///
/// `TTN_858t3e` · Neutral enchantment
///
/// > Attack and Health set to 2.
///
/// State: Derived
//~ derived TTN_858t3e 55d5bdec be3f52e9 ef7e2797.131bb35c
#[test]
fn TTN_858t3e_pacified() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "TTN_858t3e"), Now(My(0), 2, 2)]);
}

/// # Stoneheart King
///
/// `TTN_900` · Paladin minion · 4 mana · 3/2
///
/// > **Deathrattle:** Summon a 2/2 Earthen that gains +2/+2 for each other Earthen you've summoned this game.
///
/// State: Todo
//~ todo TTN_900 d67d7629 e192de56 b0759607.bb0ec86a
#[test]
#[ignore = "todo: TTN_900 Stoneheart King"]
fn TTN_900_stoneheart_king() {
    check(CardClass::Paladin, &[Give("TTN_900"), Cost("TTN_900", 4), Stats("TTN_900", 3, 2), Unwritten]);
}

/// # Will of the Earthen
///
/// `TTN_900e1` · Paladin enchantment
///
/// > +1/+1
///
/// State: Derived
//~ derived TTN_900e1 ac376051 684163e8 63f77418.29d9cb13
#[test]
fn TTN_900e1_will_of_the_earthen() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "TTN_900e1"), Now(My(0), 6, 2)]);
}

/// # Will of the Earthen
///
/// `TTN_900e2` · Paladin enchantment
///
/// > +2/+2
///
/// State: Derived
//~ derived TTN_900e2 945c0fa1 d47d3121 824f3954.e24453b5
#[test]
fn TTN_900e2_will_of_the_earthen() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "TTN_900e2"), Now(My(0), 7, 3)]);
}

/// # Earthen Golem
///
/// `TTN_900t` · Paladin minion · 2 mana · 2/2
///
/// > After this is summoned, gain +2/+2 for each other Earthen you've summoned this game.
///
/// State: Todo
//~ todo TTN_900t c97edf66 bcac7649 fc7b0f8c.8f2409a8
#[test]
#[ignore = "todo: TTN_900t Earthen Golem"]
fn TTN_900t_earthen_golem() {
    check(CardClass::Paladin, &[Give("TTN_900t"), Cost("TTN_900t", 2), Stats("TTN_900t", 2, 2), Unwritten]);
}

/// # X-21 Repairbot
///
/// `TTN_906` · Paladin minion · 1 mana · 1/3
///
/// > **Deathrattle:** Return any Mechs **Magnetized** to this to your hand.
///
/// State: Todo
//~ todo TTN_906 9ddc9384 6ee1dfcf 08f41639.4c281bd1
#[test]
#[ignore = "todo: TTN_906 X-21 Repairbot"]
fn TTN_906_x_21_repairbot() {
    check(CardClass::Paladin, &[Give("TTN_906"), Cost("TTN_906", 1), Stats("TTN_906", 1, 3), Unwritten]);
}

/// # Astral Serpent
///
/// `TTN_907` · Paladin minion · 4 mana · 3/3
///
/// > At the end of your turn, if this didn't attack, draw 2 cards.
///
/// State: Todo
//~ todo TTN_907 e5881715 5acc0ea9 aedff8cd.eb5ac6d8
#[test]
#[ignore = "todo: TTN_907 Astral Serpent"]
fn TTN_907_astral_serpent() {
    check(CardClass::Paladin, &[Give("TTN_907"), Cost("TTN_907", 4), Stats("TTN_907", 3, 3), Unwritten]);
}

/// # Keeper's Strength
///
/// `YOG_509` · Paladin spell · Holy · 4 mana
///
/// > Give a friendly minion +2/+2. Deal its Attack damage to all other minions.
///
/// State: Derived
//~ derived YOG_509 202cc615 71874106 af1e0c8a.a18c8efd
#[test]
fn YOG_509_keepers_strength() {
    check(
        CardClass::Paladin,
        &[
            Give("YOG_509"),
            Cost("YOG_509", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("YOG_509", On(Nth(1))),
            Now(Nth(1), 6, 1),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Crusade!
///
/// `YOG_509e` · Paladin enchantment
///
/// > +2/+2
///
/// State: Derived
//~ derived YOG_509e c97cf879 2afdea45 3a417fd1.e24453b5
#[test]
fn YOG_509e_crusade() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "YOG_509e"), Now(My(0), 7, 3)]);
}

/// # Alarmed Securitybot
///
/// `YOG_510` · Paladin minion · 4 mana · 4/3
///
/// > **Deathrattle:** Draw another minion. Set its Attack, Health, and Cost to 5.
///
/// State: Derived
//~ derived YOG_510 8982d1cd a07aa64e 4ba602d3.607239df
#[test]
fn YOG_510_alarmed_securitybot() {
    check(
        CardClass::Paladin,
        &[
            Give("YOG_510"),
            Cost("YOG_510", 4),
            Stats("YOG_510", 4, 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("YOG_510"),
            Kill(Nth(6)),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 5),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 5),
        ],
    );
}

/// # Enforced
///
/// `YOG_510e2` · Paladin enchantment
///
/// > Costs (5).
///
/// State: Derived
//~ derived YOG_510e2 7ee5b3a8 32e54ec6 6c3aed1b.bcee0e50
#[test]
fn YOG_510e2_enforced() {
    check(CardClass::Paladin, &[Give("CS2_118"), Enchant(Nth(0), "YOG_510e2"), CostNow(Nth(0), 5)]);
}

/// # Muscle-o-Tron
///
/// `YOG_525` · Paladin minion · 3 mana · 2/4
///
/// > **Battlecry:** Give all minions in your hand +1/+1. **Forge:** +2/+2 instead.
///
/// State: Derived
//~ derived YOG_525 46bceb8f 2f2a3536 a6609a1d.43e4911a
#[test]
fn YOG_525_muscle_o_tron() {
    check(
        CardClass::Paladin,
        &[
            Give("YOG_525"),
            Cost("YOG_525", 3),
            Stats("YOG_525", 2, 4),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("YOG_525", Nothing),
            Now(Nth(1), 6, 2),
            Now(Nth(2), 5, 6),
        ],
    );
}

/// # Grind Never Stops
///
/// `YOG_525e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived YOG_525e d2b1575d 1f1ed9d5 c9f05071.67341004
#[test]
fn YOG_525e_grind_never_stops() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "YOG_525e"), Now(My(0), 6, 2)]);
}

/// # Grind NEVER Stops
///
/// `YOG_525e1` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived YOG_525e1 4963435d 7c60e0c9 086799e1.6d6ab056
#[test]
fn YOG_525e1_grind_never_stops() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "YOG_525e1"), Now(My(0), 7, 3)]);
}

/// # Muscle-o-Tron
///
/// `YOG_525t` · Paladin minion · 3 mana · 2/4
///
/// > **Forged Battlecry:** Give all minions in your hand +2/+2.
///
/// State: Derived
//~ derived YOG_525t 43c06d29 fb01755b 503bfb7e.b41835dd
#[test]
fn YOG_525t_muscle_o_tron() {
    check(
        CardClass::Paladin,
        &[
            Give("YOG_525t"),
            Cost("YOG_525t", 3),
            Stats("YOG_525t", 2, 4),
            Has("YOG_525t", GameTag::FORGED),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("YOG_525t", Nothing),
            Now(Nth(1), 7, 3),
            Now(Nth(2), 6, 7),
        ],
    );
}
