//! Neutral cards of Mean Streets of Gadgetzan, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 2684791a

/// # Wind-up Burglebot
///
/// `CFM_025` · Neutral minion · 6 mana · 5/5
///
/// > Whenever this attacks a minion and survives, draw a card.
///
/// State: Derived
//~ derived CFM_025 7d047bdc 6a0e91b3 8071c610.f43c6b89
#[test]
fn CFM_025_wind_up_burglebot() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_025"),
            Cost("CFM_025", 6),
            Stats("CFM_025", 5, 5),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("CFM_025"),
            Attack(Nth(7), Nth(5)),
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
            Give("CFM_025"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("CFM_025"),
            Attack(Nth(7), TheirHero),
            DeckCount(Mine, 22),
        ],
    );
}

/// # Street Trickster
///
/// `CFM_039` · Neutral minion · 3 mana · 0/7
///
/// > **Spell Damage +2**
///
/// State: Vanilla
//~ vanilla CFM_039 57f02213 1ec49fe2 f732c4de.e1835dc2
#[test]
fn CFM_039_street_trickster() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_039"),
            Cost("CFM_039", 3),
            Stats("CFM_039", 0, 7),
            Has("CFM_039", GameTag::SPELLPOWER),
            Play("CFM_039", Nothing),
            In(The("CFM_039"), Zone::Play),
            Now(The("CFM_039"), 0, 7),
            HasNow(The("CFM_039"), GameTag::SPELLPOWER),
        ],
    );
}

/// # Red Mana Wyrm
///
/// `CFM_060` · Neutral minion · 5 mana · 2/6
///
/// > Whenever you cast a spell, gain +2 Attack.
///
/// State: Derived
//~ derived CFM_060 f4f19341 1859ee2c bfff85ed.04ec7f82
#[test]
fn CFM_060_red_mana_wyrm() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_060"),
            Cost("CFM_060", 5),
            Stats("CFM_060", 2, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CFM_060"),
            Play("GAME_005", Nothing),
            Now(Nth(3), 4, 6),
        ],
    );
}

/// # Kooky Chemist
///
/// `CFM_063` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** Swap the Attack and Health of a minion.
///
/// State: Derived
//~ derived CFM_063 8df50a53 08a2ae17 237d5f17.2c65d2fc
#[test]
fn CFM_063_kooky_chemist() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_063"),
            Cost("CFM_063", 4),
            Stats("CFM_063", 4, 4),
            Targets("CFM_063", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_063", On(Nth(2))),
            Now(Nth(2), 5, 4),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("CFM_063"), Friend("CS2_182"), Enemy("CS2_182"), Play("CFM_063", On(Nth(1))), Now(Nth(1), 5, 4)],
    );
}

/// # Blubber Baron
///
/// `CFM_064` · Neutral minion · 3 mana · 1/1
///
/// > Whenever you summon a **Battlecry** minion while this is in your hand, gain +1/+1.
///
/// State: Derived
//~ derived CFM_064 df0ad407 5ba1800e 58039a81.250e05ba
#[test]
fn CFM_064_blubber_baron() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_064"),
            Cost("CFM_064", 3),
            Stats("CFM_064", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CFM_064"),
            Play("EX1_015", Nothing),
            Now(Nth(0), 2, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("CFM_064"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CFM_064"),
            Play("CS2_182", Nothing),
            Now(Nth(0), 1, 1),
        ],
    );
}

/// # Hozen Healer
///
/// `CFM_067` · Neutral minion · 4 mana · 2/6
///
/// > **Battlecry**: Restore a minion to full Health.
///
/// State: Derived
//~ derived CFM_067 a531bd39 2cdb1ab9 632e4121.dd538663
#[test]
fn CFM_067_hozen_healer() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_067"),
            Cost("CFM_067", 4),
            Stats("CFM_067", 2, 6),
            Targets("CFM_067", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("CFM_067", On(Nth(2))),
            Now(Nth(2), 4, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("CFM_067"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("CFM_067", On(Nth(1))),
            Now(Nth(1), 4, 5),
        ],
    );
}

/// # Weasel Tunneler
///
/// `CFM_095` · Neutral minion · 1 mana · 1/1
///
/// > **Deathrattle:** Shuffle this minion into your opponent's deck.
///
/// State: Derived
//~ derived CFM_095 f69dd53a 2a56a943 f1c46205.38543918
#[test]
fn CFM_095_weasel_tunneler() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_095"),
            Cost("CFM_095", 1),
            Stats("CFM_095", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CFM_095"),
            Kill(Nth(3)),
            In(Nth(3), Zone::Deck),
            DeckCount(Theirs, 21),
        ],
    );
}

/// # Mistress of Mixtures
///
/// `CFM_120` · Neutral minion · 1 mana · 2/2
///
/// > **Deathrattle:** Restore #4 Health to each hero.
///
/// State: Derived
//~ derived CFM_120 930283f0 9e96af14 659d63a6.6ababce5
#[test]
fn CFM_120_mistress_of_mixtures() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_120"),
            Cost("CFM_120", 1),
            Stats("CFM_120", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CFM_120"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Kill(Nth(3)),
            Now(MyHero, 0, 14),
            Damage(MyHero, 16),
            Now(TheirHero, 0, 14),
            Damage(TheirHero, 16),
        ],
    );
}

/// # Mistress of Mixtures
///
/// `CFM_120_Puzzle` · Neutral minion · 1 mana · 2/2
///
/// > **Deathrattle:** Restore #4 Health to each hero.
///
/// State: Derived
//~ derived CFM_120_Puzzle 7710f9c0 1806e464 a0687c24.6ababce5
#[test]
fn CFM_120_Puzzle_mistress_of_mixtures() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_120_Puzzle"),
            Cost("CFM_120_Puzzle", 1),
            Stats("CFM_120_Puzzle", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CFM_120_Puzzle"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Kill(Nth(3)),
            Now(MyHero, 0, 14),
            Damage(MyHero, 16),
            Now(TheirHero, 0, 14),
            Damage(TheirHero, 16),
        ],
    );
}

/// # Small-Time Buccaneer
///
/// `CFM_325` · Neutral minion · 1 mana · 1/2
///
/// > Has +2 Attack while you have a weapon equipped.
///
/// State: Derived
//~ derived CFM_325 c54032f6 de6b9c81 376dcf0d.17e5d7c8
#[test]
fn CFM_325_small_time_buccaneer() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_325"),
            Cost("CFM_325", 1),
            Stats("CFM_325", 1, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("CFM_325"),
            Now(Nth(4), 3, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("CFM_325"), Friend("CS2_182"), Enemy("CS2_182"), Friend("CFM_325"), Now(Nth(3), 1, 2)],
    );
}

/// # Equipped
///
/// `CFM_325e` · Neutral enchantment
///
/// > +2 Attack.
///
/// State: Derived
//~ derived CFM_325e 287f0240 2422276c 36da9b7d.bf3d1612
#[test]
fn CFM_325e_equipped() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "CFM_325e"), Now(My(0), 7, 1)]);
}

/// # Fight Promoter
///
/// `CFM_328` · Neutral minion · 6 mana · 4/4
///
/// > **Battlecry:** If you control a minion with 6 or more Health, draw two cards.
///
/// State: Derived
//~ derived CFM_328 b420aaac 6d8a2e28 1500f691.67e44ef9
#[test]
fn CFM_328_fight_promoter() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_328"),
            Cost("CFM_328", 6),
            Stats("CFM_328", 4, 4),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_328", Nothing),
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
    check(
        CardClass::Mage,
        &[
            Give("CFM_328"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_328", Nothing),
            DeckCount(Mine, 23),
        ],
    );
}

/// # Sergeant Sally
///
/// `CFM_341` · Neutral minion · 3 mana · 1/1
///
/// > **Deathrattle:** Deal damage equal to this minion's Attack to all enemy minions.
///
/// State: Derived
//~ derived CFM_341 0f1b8024 85a180fb f90b7586.3141b123
#[test]
fn CFM_341_sergeant_sally() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_341"),
            Cost("CFM_341", 3),
            Stats("CFM_341", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CFM_341"),
            Kill(Nth(3)),
            Now(Nth(2), 4, 4),
        ],
    );
}

/// # Finja, the Flying Star
///
/// `CFM_344` · Neutral minion · 5 mana · 3/5
///
/// > **Stealth** Whenever this attacks and kills a minion, summon 2 Murlocs from your deck.
///
/// State: Derived
//~ derived CFM_344 83c8a55a 86819ee9 34226383.ce8c7dc1
#[test]
fn CFM_344_finja_the_flying_star() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_344"),
            Cost("CFM_344", 5),
            Stats("CFM_344", 3, 5),
            Has("CFM_344", GameTag::STEALTH),
            OnTop("CS2_118"),
            OnTop("CS2_168"),
            OnTop("CS2_118"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("TLC_248"),
            Enemy("CS2_120"),
            Friend("CS2_106"),
            Friend("CFM_344"),
            Force(Entity(Nth(4))),
            Force(Entity(Nth(2))),
            Attack(Nth(11), Nth(9)),
            BoardCount(Mine, 5),
            DeckCount(Mine, 22),
            In(Nth(2), Zone::Play),
            Now(Nth(2), 2, 1),
            In(Nth(4), Zone::Play),
            Now(Nth(4), 2, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("CFM_344"),
            OnTop("CS2_118"),
            OnTop("CS2_168"),
            OnTop("CS2_118"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("CFM_344"),
            Attack(Nth(11), Nth(8)),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 24),
            HandCount(Mine, 1),
            CostNow(Nth(0), 5),
            Now(Nth(0), 3, 5),
            Now(Nth(10), 3, 2),
            Now(Nth(11), 3, 1),
            Now(Nth(7), 4, 5),
            Now(Nth(8), 4, 2),
            Now(Nth(9), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 2),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 21),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Fel Orc Soulfiend
///
/// `CFM_609` · Neutral minion · 3 mana · 3/7
///
/// > At the start of your turn, deal 2 damage to this minion.
///
/// State: Derived
//~ derived CFM_609 c36ad1d0 c2a48abd 700702e1.dd1269f8
#[test]
fn CFM_609_fel_orc_soulfiend() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_609"),
            Cost("CFM_609", 3),
            Stats("CFM_609", 3, 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CFM_609"),
            EndTurn,
            EndTurn,
            Now(Nth(3), 3, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("CFM_609"), Friend("CS2_182"), Enemy("CS2_182"), Friend("CFM_609"), EndTurn, Now(Nth(3), 3, 7)],
    );
}

/// # Patches the Pirate
///
/// `CFM_637` · Neutral minion · 1 mana · 1/1
///
/// > After you play a Pirate, summon this minion from your deck.
///
/// State: Done
//~ done CFM_637 80b341b9 - 4f403475.ef7fd043
#[test]
fn CFM_637_patches_the_pirate() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_637"),
            Cost("CFM_637", 1),
            Stats("CFM_637", 1, 1),
            OnTop("CFM_637"),
            Play("NEW1_018", Nothing),
            Is(My(1), "CFM_637"),
            DeckCount(Mine, 19),
        ],
    );
}

/// # Backstreet Leper
///
/// `CFM_646` · Neutral minion · 3 mana · 3/1
///
/// > **Deathrattle:** Deal 2 damage to the enemy hero.
///
/// State: Derived
//~ derived CFM_646 454e0b3b d8b799fe 93cff0d7.f85f7e9e
#[test]
fn CFM_646_backstreet_leper() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_646"),
            Cost("CFM_646", 3),
            Stats("CFM_646", 3, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CFM_646"),
            Kill(Nth(3)),
            Now(TheirHero, 0, 28),
            Damage(TheirHero, 2),
        ],
    );
}

/// # Blowgill Sniper
///
/// `CFM_647` · Neutral minion · 2 mana · 2/1
///
/// > **Battlecry:** Deal 1 damage.
///
/// State: Derived
//~ derived CFM_647 0687dd13 8f83260a f860bf05.cbe7dbbc
#[test]
fn CFM_647_blowgill_sniper() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_647"),
            Cost("CFM_647", 2),
            Stats("CFM_647", 2, 1),
            Targets("CFM_647", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_647", On(Nth(2))),
            Now(Nth(2), 4, 4),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("CFM_647"), Friend("CS2_182"), Enemy("CS2_182"), Play("CFM_647", On(Nth(1))), Now(Nth(1), 4, 4)],
    );
}

/// # Big-Time Racketeer
///
/// `CFM_648` · Neutral minion · 6 mana · 1/1
///
/// > **Battlecry:** Summon a 6/6 Ogre.
///
/// State: Derived
//~ derived CFM_648 3d2676b3 f0109706 b1e8ca07.8a3c753d
#[test]
fn CFM_648_big_time_racketeer() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_648"),
            Cost("CFM_648", 6),
            Stats("CFM_648", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_648", Nothing),
            BoardCount(Mine, 3),
            In(The("CFM_648t"), Zone::Play),
            Now(The("CFM_648t"), 6, 6),
        ],
    );
}

/// # "Little Friend"
///
/// `CFM_648t` · Neutral minion · 6 mana · 6/6
///
/// State: Vanilla
//~ vanilla CFM_648t a1fa30ab c2a17a57 0b80ae24
#[test]
fn CFM_648t_little_friend() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_648t"),
            Cost("CFM_648t", 6),
            Stats("CFM_648t", 6, 6),
            Play("CFM_648t", Nothing),
            In(The("CFM_648t"), Zone::Play),
            Now(The("CFM_648t"), 6, 6),
        ],
    );
}

/// # Naga Corsair
///
/// `CFM_651` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry:** Give your weapon +1 Attack.
///
/// State: Derived
//~ derived CFM_651 df45a912 c5ef8898 b2b8809b.5bfc8951
#[test]
fn CFM_651_naga_corsair() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_651"),
            Cost("CFM_651", 4),
            Stats("CFM_651", 5, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Play("CFM_651", Nothing),
            Now(MyHero, 4, 30),
            Now(Nth(3), 4, 2),
        ],
    );
}

/// # Extra Sharp
///
/// `CFM_651e` · Neutral enchantment
///
/// > +1 Attack.
///
/// State: Derived
//~ derived CFM_651e 0d1d7fb6 67389394 93dc9c4b.c84fda8a
#[test]
fn CFM_651e_extra_sharp() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "CFM_651e"), Now(My(0), 6, 1)]);
}

/// # Second-Rate Bruiser
///
/// `CFM_652` · Neutral minion · 5 mana · 4/5
///
/// > **Taunt** Costs (2) less if your opponent has at least three minions.
///
/// State: Derived
//~ derived CFM_652 e9efad05 2682abaf 070f1b88.3b00a9f0
#[test]
fn CFM_652_second_rate_bruiser() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_652"),
            Cost("CFM_652", 5),
            Stats("CFM_652", 4, 5),
            Has("CFM_652", GameTag::TAUNT),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Friend("CFM_652"),
            CostNow(Nth(0), 3),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("CFM_652"), Friend("CS2_182"), Enemy("CS2_182"), Friend("CFM_652"), CostNow(Nth(0), 5)],
    );
}

/// # Hired Gun
///
/// `CFM_653` · Neutral minion · 3 mana · 4/3
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla CFM_653 b382c372 68aa2803 244fba31.4b0c5d24
#[test]
fn CFM_653_hired_gun() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_653"),
            Cost("CFM_653", 3),
            Stats("CFM_653", 4, 3),
            Has("CFM_653", GameTag::TAUNT),
            Play("CFM_653", Nothing),
            In(The("CFM_653"), Zone::Play),
            Now(The("CFM_653"), 4, 3),
            HasNow(The("CFM_653"), GameTag::TAUNT),
        ],
    );
}

/// # Friendly Bartender
///
/// `CFM_654` · Neutral minion · 2 mana · 2/3
///
/// > At the end of your turn, restore #1 Health to your hero.
///
/// State: Derived
//~ derived CFM_654 5f949e10 3dd9ef81 b041081d.4b8448c0
#[test]
fn CFM_654_friendly_bartender() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_654"),
            Cost("CFM_654", 2),
            Stats("CFM_654", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CFM_654"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            EndTurn,
            Now(MyHero, 0, 11),
            Damage(MyHero, 19),
        ],
    );
}

/// # Toxic Sewer Ooze
///
/// `CFM_655` · Neutral minion · 3 mana · 4/3
///
/// > **Battlecry:** Remove 1 Durability from your opponent's weapon.
///
/// State: Derived
//~ derived CFM_655 ef3bc7f5 a0ce3053 f4f48846.2896f1bd
#[test]
fn CFM_655_toxic_sewer_ooze() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_655"),
            Cost("CFM_655", 3),
            Stats("CFM_655", 4, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Enemy("CS2_106"),
            Play("CFM_655", Nothing),
            Now(Nth(4), 3, 1),
        ],
    );
}

/// # Streetwise Investigator
///
/// `CFM_656` · Neutral minion · 5 mana · 4/6
///
/// > **Battlecry:** Enemy minions lose **Stealth**.
///
/// State: Derived
//~ derived CFM_656 47a946bd f4949cb6 c1fde841.200b8ecb
#[test]
fn CFM_656_streetwise_investigator() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_656"),
            Cost("CFM_656", 5),
            Stats("CFM_656", 4, 6),
            Friend("CS2_182"),
            Enemy("AT_095"),
            Enemy("CS2_182"),
            Play("CFM_656", Nothing),
            HasNot(Nth(2), GameTag::STEALTH),
        ],
    );
}

/// # Backroom Bouncer
///
/// `CFM_658` · Neutral minion · 4 mana · 4/4
///
/// > Whenever a friendly minion dies, gain +1 Attack.
///
/// State: Derived
//~ derived CFM_658 494300b9 aeda3064 614da79d.1938fb78
#[test]
fn CFM_658_backroom_bouncer() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_658"),
            Cost("CFM_658", 4),
            Stats("CFM_658", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CFM_658"),
            Kill(Nth(1)),
            Now(Nth(3), 5, 4),
        ],
    );
}

/// # Gadgetzan Socialite
///
/// `CFM_659` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Restore #2 Health.
///
/// State: Derived
//~ derived CFM_659 10b41520 7ed67d2c e5688c91.22e721cb
#[test]
fn CFM_659_gadgetzan_socialite() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_659"),
            Cost("CFM_659", 2),
            Stats("CFM_659", 2, 2),
            Targets("CFM_659", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("CFM_659", On(Nth(2))),
            Now(Nth(2), 4, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("CFM_659"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("CFM_659", On(Nth(1))),
            Now(Nth(1), 4, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("CFM_659"),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("CFM_659", On(TheirHero)),
            Now(TheirHero, 0, 12),
            Damage(TheirHero, 18),
        ],
    );
}

/// # Worgen Greaser
///
/// `CFM_665` · Neutral minion · 4 mana · 6/5
///
/// State: Vanilla
//~ vanilla CFM_665 d566bca7 83fa253a da41edeb
#[test]
fn CFM_665_worgen_greaser() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_665"),
            Cost("CFM_665", 4),
            Stats("CFM_665", 6, 5),
            Play("CFM_665", Nothing),
            In(The("CFM_665"), Zone::Play),
            Now(The("CFM_665"), 6, 5),
        ],
    );
}

/// # Grook Fu Master
///
/// `CFM_666` · Neutral minion · 5 mana · 3/5
///
/// > **Windfury**
///
/// State: Vanilla
//~ vanilla CFM_666 0042dfe2 63bef2cf 85f35e28.9569ce14
#[test]
fn CFM_666_grook_fu_master() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_666"),
            Cost("CFM_666", 5),
            Stats("CFM_666", 3, 5),
            Has("CFM_666", GameTag::WINDFURY),
            Play("CFM_666", Nothing),
            In(The("CFM_666"), Zone::Play),
            Now(The("CFM_666"), 3, 5),
            HasNow(The("CFM_666"), GameTag::WINDFURY),
        ],
    );
}

/// # Bomb Squad
///
/// `CFM_667` · Neutral minion · 5 mana · 2/2
///
/// > **Battlecry:** Deal 5 damage to an enemy minion. **Deathrattle:** Deal 5 damage to your hero.
///
/// State: Derived
//~ derived CFM_667 1794310e b060357c cb461532.4c1622ac
#[test]
fn CFM_667_bomb_squad() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_667"),
            Cost("CFM_667", 5),
            Stats("CFM_667", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_667", On(Nth(2))),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("CFM_667"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CFM_667"),
            Kill(Nth(3)),
            Now(MyHero, 0, 25),
            Damage(MyHero, 5),
        ],
    );
}

/// # Doppelgangster
///
/// `CFM_668` · Neutral minion · 5 mana · 2/2
///
/// > **Battlecry:** Summon 2 copies of this minion.
///
/// State: Derived
//~ derived CFM_668 8eed2b56 7f68b70f 444552f9.c5d96510
#[test]
fn CFM_668_doppelgangster() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_668"),
            Cost("CFM_668", 5),
            Stats("CFM_668", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_668", Nothing),
            BoardCount(Mine, 4),
            In(The("CFM_668"), Zone::Play),
            Now(The("CFM_668"), 2, 2),
        ],
    );
}

/// # Doppelgangster
///
/// `CFM_668t` · Neutral minion · 5 mana · 2/2
///
/// > **Battlecry:** Summon 2 copies of this minion.
///
/// State: Derived
//~ derived CFM_668t 64c4f459 1ec4ee78 d3d88db5.c5d96510
#[test]
fn CFM_668t_doppelgangster() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_668t"),
            Cost("CFM_668t", 5),
            Stats("CFM_668t", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_668t", Nothing),
            BoardCount(Mine, 4),
            In(The("CFM_668t"), Zone::Play),
            Now(The("CFM_668t"), 2, 2),
        ],
    );
}

/// # Doppelgangster
///
/// `CFM_668t2` · Neutral minion · 5 mana · 2/2
///
/// > **Battlecry:** Summon 2 copies of this minion.
///
/// State: Derived
//~ derived CFM_668t2 1c03ed10 b7379d16 a201b860.c5d96510
#[test]
fn CFM_668t2_doppelgangster() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_668t2"),
            Cost("CFM_668t2", 5),
            Stats("CFM_668t2", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_668t2", Nothing),
            BoardCount(Mine, 4),
            In(The("CFM_668t2"), Zone::Play),
            Now(The("CFM_668t2"), 2, 2),
        ],
    );
}

/// # Burgly Bully
///
/// `CFM_669` · Neutral minion · 5 mana · 4/6
///
/// > Whenever your opponent casts a spell, add a Coin to your hand.
///
/// State: Derived
//~ derived CFM_669 90e57ffd 75a7da8a f0397d96.6863943a
#[test]
fn CFM_669_burgly_bully() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_669"),
            Cost("CFM_669", 5),
            Stats("CFM_669", 4, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CFM_669"),
            EndTurn,
            Play("GAME_005", Nothing),
            Is(InHand(1), "GAME_005"),
            CostNow(InHand(1), 0),
            TagNow(InHand(1), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("CFM_669"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CFM_669"),
            Play("GAME_005", Nothing),
            HandCount(Mine, 1),
        ],
    );
}

/// # Mayor Noggenfogger
///
/// `CFM_670` · Neutral minion · 9 mana · 5/4
///
/// > All targets are chosen randomly.
///
/// State: Todo
//~ todo CFM_670 b5adb07d 957b5cd2 e21fc4cd.58d134f9
#[test]
#[ignore = "todo: CFM_670 Mayor Noggenfogger"]
fn CFM_670_mayor_noggenfogger() {
    check(CardClass::Mage, &[Give("CFM_670"), Cost("CFM_670", 9), Stats("CFM_670", 5, 4), Unwritten]);
}

/// # Madam Goya
///
/// `CFM_672` · Neutral minion · 6 mana · 4/3
///
/// > **Battlecry:** Choose a friendly minion. Summon any copies of it in your deck.
///
/// State: Todo
//~ todo CFM_672 76509659 9cbf5b66 3593fc3b.f8c99e8e
#[test]
#[ignore = "todo: CFM_672 Madam Goya"]
fn CFM_672_madam_goya() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_672"),
            Cost("CFM_672", 6),
            Stats("CFM_672", 4, 3),
            Targets("CFM_672", &[FriendlyMinion]),
            Unwritten,
        ],
    );
}

/// # Spiked Hogrider
///
/// `CFM_688` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** If an enemy minion has **Taunt**, gain **Charge**.
///
/// State: Derived
//~ derived CFM_688 1c394181 8487ab01 88b17518.87e2e36c
#[test]
fn CFM_688_spiked_hogrider() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_688"),
            Cost("CFM_688", 5),
            Stats("CFM_688", 5, 5),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("CFM_688", Nothing),
            HasNow(Nth(0), GameTag::CHARGE),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("CFM_688"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_688", Nothing),
            HasNot(Nth(0), GameTag::CHARGE),
        ],
    );
}

/// # Jade Golem
///
/// `CFM_712_t01` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla CFM_712_t01 e9c0673c b9886e89 a1c5441a
#[test]
fn CFM_712_t01_jade_golem() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_712_t01"),
            Cost("CFM_712_t01", 1),
            Stats("CFM_712_t01", 1, 1),
            Play("CFM_712_t01", Nothing),
            In(The("CFM_712_t01"), Zone::Play),
            Now(The("CFM_712_t01"), 1, 1),
        ],
    );
}

/// # Jade Golem
///
/// `CFM_712_t04` · Neutral minion · 4 mana · 4/4
///
/// State: Vanilla
//~ vanilla CFM_712_t04 c8586c17 64f0abc4 8961d7c5
#[test]
fn CFM_712_t04_jade_golem() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_712_t04"),
            Cost("CFM_712_t04", 4),
            Stats("CFM_712_t04", 4, 4),
            Play("CFM_712_t04", Nothing),
            In(The("CFM_712_t04"), Zone::Play),
            Now(The("CFM_712_t04"), 4, 4),
        ],
    );
}

/// # Jade Golem
///
/// `CFM_712_t07` · Neutral minion · 7 mana · 7/7
///
/// State: Vanilla
//~ vanilla CFM_712_t07 59ce2c67 10ec7516 f5aa9c94
#[test]
fn CFM_712_t07_jade_golem() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_712_t07"),
            Cost("CFM_712_t07", 7),
            Stats("CFM_712_t07", 7, 7),
            Play("CFM_712_t07", Nothing),
            In(The("CFM_712_t07"), Zone::Play),
            Now(The("CFM_712_t07"), 7, 7),
        ],
    );
}

/// # Jade Golem
///
/// `CFM_712_t20` · Neutral minion · 10 mana · 20/20
///
/// State: Vanilla
//~ vanilla CFM_712_t20 45107115 13895d5c 92d86473
#[test]
fn CFM_712_t20_jade_golem() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_712_t20"),
            Cost("CFM_712_t20", 10),
            Stats("CFM_712_t20", 20, 20),
            Play("CFM_712_t20", Nothing),
            In(The("CFM_712_t20"), Zone::Play),
            Now(The("CFM_712_t20"), 20, 20),
        ],
    );
}

/// # Dirty Rat
///
/// `CFM_790` · Neutral minion · 2 mana · 2/6
///
/// > **Taunt Battlecry:** Your opponent summons a random minion from their hand.
///
/// State: Derived
//~ derived CFM_790 8548a0d7 fcc137d3 88e852ce.6b42bbdc
#[test]
fn CFM_790_dirty_rat() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_790"),
            Cost("CFM_790", 2),
            Stats("CFM_790", 2, 6),
            Has("CFM_790", GameTag::TAUNT),
            Give("CS2_182"),
            GiveThem("CS2_118"),
            GiveThem("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("CFM_790", Nothing),
            In(Nth(2), Zone::Play),
            BoardCount(Theirs, 2),
            HandCount(Theirs, 1),
        ],
    );
}

/// # Wrathion
///
/// `CFM_806` · Neutral minion · 6 mana · 4/5
///
/// > **Taunt**. **Battlecry:** Draw cards until you draw one that isn't a Dragon.
///
/// State: Todo
//~ todo CFM_806 7a8c760f 2938b32f 84976ce7.d286c897
#[test]
#[ignore = "todo: CFM_806 Wrathion"]
fn CFM_806_wrathion() {
    check(
        CardClass::Mage,
        &[Give("CFM_806"), Cost("CFM_806", 6), Stats("CFM_806", 4, 5), Has("CFM_806", GameTag::TAUNT), Unwritten],
    );
}

/// # Auctionmaster Beardo
///
/// `CFM_807` · Neutral minion · 3 mana · 3/4
///
/// > After you cast a spell, refresh your Hero Power.
///
/// State: Derived
//~ derived CFM_807 dc84bbf0 7beb2ab5 575e26a1.e56376bb
#[test]
fn CFM_807_auctionmaster_beardo() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_807"),
            Cost("CFM_807", 3),
            Stats("CFM_807", 3, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CFM_807"),
            HeroPower(On(TheirHero)),
            Play("GAME_005", Nothing),
            Crystals(10),
            HeroPower(On(TheirHero)),
            Now(TheirHero, 0, 28),
            Damage(TheirHero, 2),
        ],
    );
}

/// # Genzo, the Shark
///
/// `CFM_808` · Neutral minion · 4 mana · 5/4
///
/// > Whenever this attacks, both players draw until they have 3 cards.
///
/// State: Derived
//~ derived CFM_808 df3f8845 9af4fd46 e9e9f995.fb59331a
#[test]
fn CFM_808_genzo_the_shark() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_808"),
            Cost("CFM_808", 4),
            Stats("CFM_808", 5, 4),
            Give("CS2_182"),
            Give("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("CFM_808"),
            Attack(Nth(7), TheirHero),
            CostNow(InTheirHand(0), 4),
            Now(InTheirHand(0), 4, 5),
            CostNow(InTheirHand(1), 4),
            Now(InTheirHand(1), 4, 5),
            CostNow(InTheirHand(2), 4),
            Now(InTheirHand(2), 4, 5),
            DeckCount(Theirs, 17),
            HandCount(Theirs, 3),
        ],
    );
}

/// # Tanaris Hogchopper
///
/// `CFM_809` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** If your opponent's hand is empty, gain **Charge**.
///
/// State: Derived
//~ derived CFM_809 9b1a1ed6 b5250a48 c6b7e4ef.371e0df7
#[test]
fn CFM_809_tanaris_hogchopper() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_809"),
            Cost("CFM_809", 4),
            Stats("CFM_809", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_809", Nothing),
            HasNow(Nth(0), GameTag::CHARGE),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("CFM_809"),
            Give("CS2_182"),
            GiveThem("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_809", Nothing),
            HasNot(Nth(0), GameTag::CHARGE),
        ],
    );
}

/// # Leatherclad Hogleader
///
/// `CFM_810` · Neutral minion · 6 mana · 6/6
///
/// > **Battlecry:** If your opponent has 6 or more cards in hand, gain **Charge**.
///
/// State: Derived
//~ derived CFM_810 864bddb0 5e72a925 16f1dc68.17a0f55d
#[test]
fn CFM_810_leatherclad_hogleader() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_810"),
            Cost("CFM_810", 6),
            Stats("CFM_810", 6, 6),
            Give("CS2_182"),
            Give("CS2_182"),
            GiveThem("CS2_182"),
            GiveThem("CS2_182"),
            GiveThem("CS2_182"),
            GiveThem("CS2_182"),
            GiveThem("CS2_182"),
            GiveThem("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_810", Nothing),
            HasNow(Nth(0), GameTag::CHARGE),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("CFM_810"),
            Give("CS2_182"),
            Give("CS2_182"),
            GiveThem("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_810", Nothing),
            HasNot(Nth(0), GameTag::CHARGE),
        ],
    );
}

/// # Daring Reporter
///
/// `CFM_851` · Neutral minion · 4 mana · 3/3
///
/// > Whenever your opponent draws a card, gain +1/+1.
///
/// State: Derived
//~ derived CFM_851 392dfd54 78f8b97e 98cb0d25.a83c63e6
#[test]
fn CFM_851_daring_reporter() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_851"),
            Cost("CFM_851", 4),
            Stats("CFM_851", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CFM_851"),
            EndTurn,
            EndTurn,
            Now(Nth(3), 4, 4),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("CFM_851"), Friend("CS2_182"), Enemy("CS2_182"), Friend("CFM_851"), DrawOne, Now(Nth(3), 3, 3)],
    );
}

/// # Ancient of Blossoms
///
/// `CFM_854` · Neutral minion · 6 mana · 3/8
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla CFM_854 392f3278 81fee79d 0331a84b.4b0c5d24
#[test]
fn CFM_854_ancient_of_blossoms() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_854"),
            Cost("CFM_854", 6),
            Stats("CFM_854", 3, 8),
            Has("CFM_854", GameTag::TAUNT),
            Play("CFM_854", Nothing),
            In(The("CFM_854"), Zone::Play),
            Now(The("CFM_854"), 3, 8),
            HasNow(The("CFM_854"), GameTag::TAUNT),
        ],
    );
}

/// # Defias Cleaner
///
/// `CFM_855` · Neutral minion · 6 mana · 5/7
///
/// > **Battlecry: Silence** a minion with **Deathrattle**.
///
/// State: Derived
//~ derived CFM_855 06447237 50d6abb3 ac92e1a0.ee1796c8
#[test]
fn CFM_855_defias_cleaner() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_855"),
            Cost("CFM_855", 6),
            Stats("CFM_855", 5, 7),
            Friend("AT_123"),
            Friend("CS2_182"),
            Enemy("AT_123"),
            Enemy("CS2_182"),
            Play("CFM_855", On(Nth(3))),
            HasNot(Nth(3), GameTag::TAUNT),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("CFM_855"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("CFM_855", Nothing),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("CFM_855"),
            Friend("AT_123"),
            Friend("CS2_182"),
            Enemy("AT_123"),
            Enemy("CS2_182"),
            Play("CFM_855", On(Nth(1))),
            HasNot(Nth(1), GameTag::TAUNT),
        ],
    );
}
