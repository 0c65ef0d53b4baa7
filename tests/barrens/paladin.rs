//! Paladin cards of Forged in the Barrens, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 56e7826a

/// # Galloping Savior
///
/// `BAR_550` · Paladin spell · 1 mana
///
/// > **Secret:** After your opponent plays three cards in a turn, summon a 3/4 Steed with **Taunt**.
///
/// State: Derived
//~ derived BAR_550 e409981d 09c9247a cc98a35e.16194de2
#[test]
fn BAR_550_galloping_savior() {
    check(
        CardClass::Paladin,
        &[
            Give("BAR_550"),
            Cost("BAR_550", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_550"),
            EndTurn,
            Play("CS2_118", Nothing),
            EndTurn,
            Crystals(10),
            EndTurn,
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            BoardCount(Mine, 2),
            Dead(Nth(3)),
            In(The("BAR_550t"), Zone::Play),
            Now(The("BAR_550t"), 3, 4),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("BAR_550"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_550"),
            EndTurn,
            Play("CS2_118", Nothing),
            EndTurn,
            Crystals(10),
            Play("CS2_182", Nothing),
            BoardCount(Mine, 2),
        ],
    );
}

/// # Holy Steed
///
/// `BAR_550t` · Paladin minion · 3 mana · 3/4
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla BAR_550t eec16326 66002df6 91ca009a.4b0c5d24
#[test]
fn BAR_550t_holy_steed() {
    check(
        CardClass::Paladin,
        &[
            Give("BAR_550t"),
            Cost("BAR_550t", 3),
            Stats("BAR_550t", 3, 4),
            Has("BAR_550t", GameTag::TAUNT),
            Play("BAR_550t", Nothing),
            In(The("BAR_550t"), Zone::Play),
            Now(The("BAR_550t"), 3, 4),
            HasNow(The("BAR_550t"), GameTag::TAUNT),
        ],
    );
}

/// # Soldier's Caravan
///
/// `BAR_871` · Paladin minion · 2 mana · 1/3
///
/// > At the start of your turn, summon two {0} Silver Hand Recruits.
///
/// State: Derived
//~ derived BAR_871 4c7a8f8d 127e1026 e563503f.7df46802
#[test]
fn BAR_871_soldiers_caravan() {
    check(
        CardClass::Paladin,
        &[
            Give("BAR_871"),
            Cost("BAR_871", 2),
            Stats("BAR_871", 1, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_871"),
            EndTurn,
            EndTurn,
            BoardCount(Mine, 4),
            In(The("CS2_101t"), Zone::Play),
            Now(The("CS2_101t"), 1, 1),
        ],
    );
    check(
        CardClass::Paladin,
        &[Give("BAR_871"), Friend("CS2_182"), Enemy("CS2_182"), Friend("BAR_871"), EndTurn, BoardCount(Mine, 2)],
    );
}

/// # Knight of Anointment
///
/// `BAR_873` · Paladin minion · 1 mana · 1/1
///
/// > **Battlecry:** Draw a Holy spell.
///
/// State: Derived
//~ derived BAR_873 625d3927 6e769f56 289f67a0.e059c73b
#[test]
fn BAR_873_knight_of_anointment() {
    check(
        CardClass::Paladin,
        &[
            Give("BAR_873"),
            Cost("BAR_873", 1),
            Stats("BAR_873", 1, 1),
            OnTop("AT_013"),
            OnTop("AT_013"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BAR_873", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 1),
            In(Nth(2), Zone::Hand),
        ],
    );
}

/// # Sword of the Fallen
///
/// `BAR_875` · Paladin weapon · 2 mana · 1/2 durability
///
/// > After your hero attacks, cast a **Secret** from your deck.
///
/// State: Derived
//~ derived BAR_875 bafbf79a 07b37cbe 8c30d3c4.d5203cc4
#[test]
fn BAR_875_sword_of_the_fallen() {
    check(
        CardClass::Paladin,
        &[
            Give("BAR_875"),
            Cost("BAR_875", 2),
            Stats("BAR_875", 1, 2),
            OnTop("AT_002"),
            OnTop("AT_002"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_875"),
            Force(Entity(Nth(2))),
            Attack(MyHero, TheirHero),
            DeckCount(Mine, 21),
            In(Nth(2), Zone::Secret),
        ],
    );
}

/// # Northwatch Commander
///
/// `BAR_876` · Paladin minion · 3 mana · 3/4
///
/// > **Battlecry:** If you control a **Secret**, draw a minion.
///
/// State: Derived
//~ derived BAR_876 c638fccc bb06c16b 1f2d5096.8d2e7559
#[test]
fn BAR_876_northwatch_commander() {
    check(
        CardClass::Paladin,
        &[
            Give("BAR_876"),
            Cost("BAR_876", 3),
            Stats("BAR_876", 3, 4),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("EX1_289"),
            Play("BAR_876", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("BAR_876"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BAR_876", Nothing),
            DeckCount(Mine, 22),
        ],
    );
}

/// # Veteran Warmedic
///
/// `BAR_878` · Paladin minion · 4 mana · 3/5
///
/// > After you cast a Holy spell, summon a 2/2 Medic with **Lifesteal**.
///
/// State: Derived
//~ derived BAR_878 35e437be c01c82b9 4cbbdc18.5abd35a7
#[test]
fn BAR_878_veteran_warmedic() {
    check(
        CardClass::Paladin,
        &[
            Give("BAR_878"),
            Cost("BAR_878", 4),
            Stats("BAR_878", 3, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_878"),
            Play("EX1_192", Nothing),
            BoardCount(Mine, 3),
            In(The("BAR_878t"), Zone::Play),
            Now(The("BAR_878t"), 2, 2),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("BAR_878"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_878"),
            Play("GAME_005", Nothing),
            BoardCount(Mine, 2),
        ],
    );
}

/// # Battlefield Medic
///
/// `BAR_878t` · Paladin minion · 2 mana · 2/2
///
/// > **Lifesteal**
///
/// State: Vanilla
//~ vanilla BAR_878t fcd1273f 651654f2 02553624.b857c9f1
#[test]
fn BAR_878t_battlefield_medic() {
    check(
        CardClass::Paladin,
        &[
            Give("BAR_878t"),
            Cost("BAR_878t", 2),
            Stats("BAR_878t", 2, 2),
            Has("BAR_878t", GameTag::LIFESTEAL),
            Play("BAR_878t", Nothing),
            In(The("BAR_878t"), Zone::Play),
            Now(The("BAR_878t"), 2, 2),
            HasNow(The("BAR_878t"), GameTag::LIFESTEAL),
        ],
    );
}

/// # Cannonmaster Smythe
///
/// `BAR_879` · Paladin minion · 5 mana · 4/4
///
/// > **Battlecry:** Transform your **Secrets** into 3/3 Soldiers. They transform back when they die.
///
/// State: Todo
//~ todo BAR_879 872c9e00 723a84e8 bc4a3d96.1fe06bcc
#[test]
#[ignore = "todo: BAR_879 Cannonmaster Smythe"]
fn BAR_879_cannonmaster_smythe() {
    check(CardClass::Paladin, &[Give("BAR_879"), Cost("BAR_879", 5), Stats("BAR_879", 4, 4), Unwritten]);
}

/// # Northwatch Soldier
///
/// `BAR_879t` · Paladin minion · 3 mana · 3/3
///
/// > **Deathrattle:** Transform back into a **Secret**.
///
/// State: Todo
//~ todo BAR_879t ca51c284 9e5c2eca 32cd5114.6fddea75
#[test]
#[ignore = "todo: BAR_879t Northwatch Soldier"]
fn BAR_879t_northwatch_soldier() {
    check(CardClass::Paladin, &[Give("BAR_879t"), Cost("BAR_879t", 3), Stats("BAR_879t", 3, 3), Unwritten]);
}

/// # Conviction (Rank 1)
///
/// `BAR_880` · Paladin spell · Holy · 1 mana
///
/// > Give a random friendly minion +3 Attack. *(Upgrades when you have 5 Mana.)*
///
/// State: Derived
//~ derived BAR_880 b85ec94a b0fea738 4ee006e4.e2670a36
#[test]
fn BAR_880_conviction_rank_1() {
    check(
        CardClass::Paladin,
        &[
            Crystals(4),
            Give("BAR_880"),
            Cost("BAR_880", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Play("BAR_880", Nothing),
            Now(Nth(1), 7, 5),
        ],
    );
    check(
        CardClass::Paladin,
        &[Crystals(4), Give("BAR_880"), Friend("CS2_182"), Enemy("CS2_182"), EndTurn, EndTurn, Is(Nth(0), "BAR_880t")],
    );
}

/// # Blessed
///
/// `BAR_880e` · Paladin enchantment
///
/// > +3 Attack.
///
/// State: Derived
//~ derived BAR_880e d0ae9c5d 04887a44 e56db035.fc2d73f0
#[test]
fn BAR_880e_blessed() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "BAR_880e"), Now(My(0), 8, 1)]);
}

/// # Conviction (Rank 2)
///
/// `BAR_880t` · Paladin spell · Holy · 1 mana
///
/// > Give two random friendly minions +3 Attack. *(Upgrades when you have 10 Mana.)*
///
/// State: Derived
//~ derived BAR_880t 8b9ce044 e8897fb0 0a3a270b.d22acf30
#[test]
fn BAR_880t_conviction_rank_2() {
    check(
        CardClass::Paladin,
        &[
            Crystals(9),
            Give("BAR_880t"),
            Cost("BAR_880t", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Play("BAR_880t", Nothing),
            Now(Nth(1), 7, 5),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Crystals(9),
            Give("BAR_880t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            EndTurn,
            EndTurn,
            Is(Nth(0), "BAR_880t2"),
        ],
    );
}

/// # Conviction (Rank 3)
///
/// `BAR_880t2` · Paladin spell · Holy · 1 mana
///
/// > Give three random friendly minions +3 Attack.
///
/// State: Derived
//~ derived BAR_880t2 d62fa0dd bc1b0c0b aab3b1b1.5ec37e95
#[test]
fn BAR_880t2_conviction_rank_3() {
    check(
        CardClass::Paladin,
        &[
            Give("BAR_880t2"),
            Cost("BAR_880t2", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Play("BAR_880t2", Nothing),
            Now(Nth(1), 7, 5),
        ],
    );
}

/// # Invigorating Sermon
///
/// `BAR_881` · Paladin spell · Holy · 4 mana
///
/// > Give +1/+1 to all minions in your hand, deck, and battlefield.
///
/// State: Derived
//~ derived BAR_881 3be53a7b 876a4008 acc87682.1315a145
#[test]
fn BAR_881_invigorating_sermon() {
    check(
        CardClass::Paladin,
        &[
            Give("BAR_881"),
            Cost("BAR_881", 4),
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
            Play("BAR_881", Nothing),
            Now(Nth(1), 6, 2),
            Now(Nth(2), 3, 8),
            Now(Nth(3), 3, 4),
            Now(Nth(4), 3, 2),
            Now(Nth(5), 5, 6),
            Now(Nth(6), 6, 2),
            Now(Nth(7), 6, 2),
            Now(Nth(8), 5, 6),
            Now(Nth(9), 5, 6),
        ],
    );
}

/// # Holy Might
///
/// `BAR_881e` · Paladin enchantment
///
/// > +1/+1
///
/// State: Derived
//~ derived BAR_881e 4b2fdaf7 8d0ba2f4 f1bb1b1e.29d9cb13
#[test]
fn BAR_881e_holy_might() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "BAR_881e"), Now(My(0), 6, 2)]);
}

/// # Cariel Roame
///
/// `BAR_902` · Paladin minion · 4 mana · 4/3
///
/// > **Rush**, **Divine Shield** Whenever this attacks, reduce the Cost of Holy spells in your hand by (1).
///
/// State: Derived
//~ derived BAR_902 f2fe3faf f37857ad 865c4554.df9f7a27
#[test]
fn BAR_902_cariel_roame() {
    check(
        CardClass::Paladin,
        &[
            Give("BAR_902"),
            Cost("BAR_902", 4),
            Stats("BAR_902", 4, 3),
            Has("BAR_902", GameTag::DIVINE_SHIELD),
            Has("BAR_902", GameTag::RUSH),
            Give("AT_013"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("BAR_902"),
            Attack(Nth(6), TheirHero),
            CostNow(Nth(0), 4),
            CostNow(Nth(1), 0),
        ],
    );
}

/// # Light's Strength
///
/// `BAR_902e` · Paladin enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived BAR_902e 07b9deed cd9c6870 137208fb.f705eb41
#[test]
fn BAR_902e_lights_strength() {
    check(CardClass::Paladin, &[Give("CS2_118"), Enchant(Nth(0), "BAR_902e"), CostNow(Nth(0), 2)]);
}

/// # Seedcloud Buckler
///
/// `WC_032` · Paladin weapon · 3 mana · 2/3 durability
///
/// > **Deathrattle:** Give your minions **Divine Shield**.
///
/// State: Derived
//~ derived WC_032 c4d011bd d78f7580 d5106dbe.8acaa059
#[test]
fn WC_032_seedcloud_buckler() {
    check(
        CardClass::Paladin,
        &[
            Give("WC_032"),
            Cost("WC_032", 3),
            Stats("WC_032", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WC_032"),
            Play("CS2_106", Nothing),
            HasNow(Nth(1), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Judgment of Justice
///
/// `WC_033` · Paladin spell · Holy · 1 mana
///
/// > **Secret:** When an enemy minion attacks, set its Attack and Health to 1.
///
/// State: Derived
//~ derived WC_033 180b6dc4 5830eba6 67595fbb.0eb3d928
#[test]
fn WC_033_judgment_of_justice() {
    check(
        CardClass::Paladin,
        &[
            Give("WC_033"),
            Cost("WC_033", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("WC_033"),
            EndTurn,
            Attack(Nth(2), MyHero),
            Now(MyHero, 0, 29),
            Damage(MyHero, 1),
            Now(Nth(2), 1, 1),
            Dead(Nth(4)),
        ],
    );
}

/// # Judged
///
/// `WC_033e` · Paladin enchantment
///
/// > 1/1.
///
/// State: Derived
//~ derived WC_033e e93d7e15 9b8f64c0 3178137d.d68bebe2
#[test]
fn WC_033e_judged() {
    check(CardClass::Paladin, &[Friend("CS2_119"), Enchant(My(0), "WC_033e"), Now(My(0), 1, 1)]);
}

/// # Party Up!
///
/// `WC_034` · Paladin spell · 7 mana
///
/// > Summon five 2/2 Adventurers with random bonus effects.
///
/// State: Derived
//~ derived WC_034 d6ed8d41 f779d762 3bcfc25b.a5ceb4a1
#[test]
fn WC_034_party_up() {
    check(
        CardClass::Paladin,
        &[
            Give("WC_034"),
            Cost("WC_034", 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("WC_034t")),
            Force(Card("WC_034t")),
            Force(Card("WC_034t")),
            Force(Card("WC_034t")),
            Force(Card("WC_034t")),
            Play("WC_034", Nothing),
            BoardCount(Mine, 6),
            In(The("WC_034t"), Zone::Play),
            Now(The("WC_034t"), 2, 2),
        ],
    );
}

/// # Deadly Adventurer
///
/// `WC_034t` · Neutral minion · 2 mana · 2/2
///
/// > **Poisonous**
///
/// State: Vanilla
//~ vanilla WC_034t e0c65fe2 9b5b27a8 5d964258.2574dcf7
#[test]
fn WC_034t_deadly_adventurer() {
    check(
        CardClass::Paladin,
        &[
            Give("WC_034t"),
            Cost("WC_034t", 2),
            Stats("WC_034t", 2, 2),
            Has("WC_034t", GameTag::POISONOUS),
            Play("WC_034t", Nothing),
            In(The("WC_034t"), Zone::Play),
            Now(The("WC_034t"), 2, 2),
            HasNow(The("WC_034t"), GameTag::POISONOUS),
        ],
    );
}

/// # Burly Adventurer
///
/// `WC_034t2` · Neutral minion · 2 mana · 2/2
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla WC_034t2 5509e218 a99324e4 89d6e805.4b0c5d24
#[test]
fn WC_034t2_burly_adventurer() {
    check(
        CardClass::Paladin,
        &[
            Give("WC_034t2"),
            Cost("WC_034t2", 2),
            Stats("WC_034t2", 2, 2),
            Has("WC_034t2", GameTag::TAUNT),
            Play("WC_034t2", Nothing),
            In(The("WC_034t2"), Zone::Play),
            Now(The("WC_034t2"), 2, 2),
            HasNow(The("WC_034t2"), GameTag::TAUNT),
        ],
    );
}

/// # Devout Adventurer
///
/// `WC_034t3` · Neutral minion · 2 mana · 2/2
///
/// > **Divine Shield**
///
/// State: Vanilla
//~ vanilla WC_034t3 914e701d b3cbed32 d3da74ce.cc526ac4
#[test]
fn WC_034t3_devout_adventurer() {
    check(
        CardClass::Paladin,
        &[
            Give("WC_034t3"),
            Cost("WC_034t3", 2),
            Stats("WC_034t3", 2, 2),
            Has("WC_034t3", GameTag::DIVINE_SHIELD),
            Play("WC_034t3", Nothing),
            In(The("WC_034t3"), Zone::Play),
            Now(The("WC_034t3"), 2, 2),
            HasNow(The("WC_034t3"), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Relentless Adventurer
///
/// `WC_034t4` · Neutral minion · 2 mana · 2/2
///
/// > **Windfury**
///
/// State: Vanilla
//~ vanilla WC_034t4 68dba6f7 047151dd 9336412c.9569ce14
#[test]
fn WC_034t4_relentless_adventurer() {
    check(
        CardClass::Paladin,
        &[
            Give("WC_034t4"),
            Cost("WC_034t4", 2),
            Stats("WC_034t4", 2, 2),
            Has("WC_034t4", GameTag::WINDFURY),
            Play("WC_034t4", Nothing),
            In(The("WC_034t4"), Zone::Play),
            Now(The("WC_034t4"), 2, 2),
            HasNow(The("WC_034t4"), GameTag::WINDFURY),
        ],
    );
}

/// # Arcane Adventurer
///
/// `WC_034t5` · Neutral minion · 2 mana · 2/2
///
/// > **Spell Damage +1**
///
/// State: Vanilla
//~ vanilla WC_034t5 8f177d9d e1673148 a8647412.b88f2291
#[test]
fn WC_034t5_arcane_adventurer() {
    check(
        CardClass::Paladin,
        &[
            Give("WC_034t5"),
            Cost("WC_034t5", 2),
            Stats("WC_034t5", 2, 2),
            Has("WC_034t5", GameTag::SPELLPOWER),
            Play("WC_034t5", Nothing),
            In(The("WC_034t5"), Zone::Play),
            Now(The("WC_034t5"), 2, 2),
            HasNow(The("WC_034t5"), GameTag::SPELLPOWER),
        ],
    );
}

/// # Sneaky Adventurer
///
/// `WC_034t6` · Neutral minion · 2 mana · 2/2
///
/// > **Stealth**
///
/// State: Vanilla
//~ vanilla WC_034t6 bc029124 3dbe4c9f 3015bbfb.86cd88a1
#[test]
fn WC_034t6_sneaky_adventurer() {
    check(
        CardClass::Paladin,
        &[
            Give("WC_034t6"),
            Cost("WC_034t6", 2),
            Stats("WC_034t6", 2, 2),
            Has("WC_034t6", GameTag::STEALTH),
            Play("WC_034t6", Nothing),
            In(The("WC_034t6"), Zone::Play),
            Now(The("WC_034t6"), 2, 2),
            HasNow(The("WC_034t6"), GameTag::STEALTH),
        ],
    );
}

/// # Vital Adventurer
///
/// `WC_034t7` · Neutral minion · 2 mana · 2/2
///
/// > **Lifesteal**
///
/// State: Vanilla
//~ vanilla WC_034t7 41a2cc9e 932935cc 0d401ef6.b857c9f1
#[test]
fn WC_034t7_vital_adventurer() {
    check(
        CardClass::Paladin,
        &[
            Give("WC_034t7"),
            Cost("WC_034t7", 2),
            Stats("WC_034t7", 2, 2),
            Has("WC_034t7", GameTag::LIFESTEAL),
            Play("WC_034t7", Nothing),
            In(The("WC_034t7"), Zone::Play),
            Now(The("WC_034t7"), 2, 2),
            HasNow(The("WC_034t7"), GameTag::LIFESTEAL),
        ],
    );
}

/// # Swift Adventurer
///
/// `WC_034t8` · Neutral minion · 2 mana · 2/2
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla WC_034t8 3467a417 01138eea 9011ffec.57b12c28
#[test]
fn WC_034t8_swift_adventurer() {
    check(
        CardClass::Paladin,
        &[
            Give("WC_034t8"),
            Cost("WC_034t8", 2),
            Stats("WC_034t8", 2, 2),
            Has("WC_034t8", GameTag::RUSH),
            Play("WC_034t8", Nothing),
            In(The("WC_034t8"), Zone::Play),
            Now(The("WC_034t8"), 2, 2),
            HasNow(The("WC_034t8"), GameTag::RUSH),
        ],
    );
}
