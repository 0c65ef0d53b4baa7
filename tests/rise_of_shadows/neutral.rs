//! Neutral cards of Rise of Shadows, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6acd6053

/// # Hecklebot
///
/// `DAL_058` · Neutral minion · 4 mana · 3/8
///
/// > **Taunt Battlecry:** Your opponent summons a minion from their deck.
///
/// State: Derived
//~ derived DAL_058 5a350702 e4ccf639 5123f343.be90119e
#[test]
fn DAL_058_hecklebot() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_058"),
            Cost("DAL_058", 4),
            Stats("DAL_058", 3, 8),
            Has("DAL_058", GameTag::TAUNT),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(4))),
            Play("DAL_058", Nothing),
            In(Nth(4), Zone::Play),
            Now(Nth(4), 5, 1),
            BoardCount(Theirs, 2),
            DeckCount(Theirs, 20),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DAL_058"),
            EmptyDeck(Theirs),
            OnTheirTop("CS2_008"),
            OnTheirTop("CS2_008"),
            OnTheirTop("CS2_008"),
            OnTheirTop("CS2_008"),
            OnTheirTop("CS2_008"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DAL_058", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 0),
            Now(Nth(0), 3, 8),
            Now(Nth(6), 4, 5),
            Now(Nth(7), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 5),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Toxfin
///
/// `DAL_077` · Neutral minion · 1 mana · 1/2
///
/// > **Battlecry:** Give a friendly Murloc **Poisonous**.
///
/// State: Derived
//~ derived DAL_077 f92f84ab 9794c249 c949764d.d68b8eb0
#[test]
fn DAL_077_toxfin() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_077"),
            Cost("DAL_077", 1),
            Stats("DAL_077", 1, 2),
            Friend("CS2_168"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            CannotTarget("DAL_077", Nth(2)),
            Play("DAL_077", On(Nth(1))),
            HasNow(Nth(1), GameTag::POISONOUS),
        ],
    );
}

/// # Toxic Fin
///
/// `DAL_077e` · Neutral enchantment
///
/// > **Poisonous**
///
/// State: Derived
//~ derived DAL_077e 828db0b7 19fd65ed 145169b1.2574dcf7
#[test]
fn DAL_077e_toxic_fin() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "DAL_077e"), HasNow(My(0), GameTag::POISONOUS)]);
}

/// # Traveling Healer
///
/// `DAL_078` · Neutral minion · 4 mana · 3/2
///
/// > **Divine Shield Battlecry:** Restore #3 Health.
///
/// State: Derived
//~ derived DAL_078 8816f83f 919811b2 3e3b0c19.f42295e1
#[test]
fn DAL_078_traveling_healer() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_078"),
            Cost("DAL_078", 4),
            Stats("DAL_078", 3, 2),
            Has("DAL_078", GameTag::DIVINE_SHIELD),
            Targets("DAL_078", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("DAL_078", On(Nth(2))),
            Now(Nth(2), 4, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DAL_078"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("DAL_078", On(Nth(1))),
            Now(Nth(1), 4, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DAL_078"),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("DAL_078", On(TheirHero)),
            Now(TheirHero, 0, 13),
            Damage(TheirHero, 17),
        ],
    );
}

/// # Spellward Jeweler
///
/// `DAL_081` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** Your hero is **Elusive** until next turn.
///
/// State: Derived
//~ derived DAL_081 bd038242 734ad3fa d38c5526.ddba265d
#[test]
fn DAL_081_spellward_jeweler() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_081"),
            Cost("DAL_081", 3),
            Stats("DAL_081", 3, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DAL_081", Nothing),
            HasNow(MyHero, GameTag::ELUSIVE),
        ],
    );
}

/// # Sparkly
///
/// `DAL_081e` · Neutral enchantment
///
/// > **Elusive**
///
/// State: Derived
//~ derived DAL_081e 2f3a4db1 8546734a 594dc83d.c54580ff
#[test]
fn DAL_081e_sparkly() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "DAL_081e"), HasNow(My(0), GameTag::ELUSIVE)]);
}

/// # Dalaran Crusader
///
/// `DAL_085` · Neutral minion · 5 mana · 5/4
///
/// > **Divine Shield**
///
/// State: Vanilla
//~ vanilla DAL_085 bf530a75 164d52f0 7c503992.cc526ac4
#[test]
fn DAL_085_dalaran_crusader() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_085"),
            Cost("DAL_085", 5),
            Stats("DAL_085", 5, 4),
            Has("DAL_085", GameTag::DIVINE_SHIELD),
            Play("DAL_085", Nothing),
            In(The("DAL_085"), Zone::Play),
            Now(The("DAL_085"), 5, 4),
            HasNow(The("DAL_085"), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Sunreaver Spy
///
/// `DAL_086` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** If you control a **Secret**, gain +1/+1.
///
/// State: Derived
//~ derived DAL_086 aaa697e4 78b08d98 40c3fcd0.88646cd2
#[test]
fn DAL_086_sunreaver_spy() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_086"),
            Cost("DAL_086", 2),
            Stats("DAL_086", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("EX1_289"),
            Play("DAL_086", Nothing),
            Now(Nth(0), 3, 4),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("DAL_086"), Friend("CS2_182"), Enemy("CS2_182"), Play("DAL_086", Nothing), Now(Nth(0), 2, 3)],
    );
}

/// # Stolen Secrets
///
/// `DAL_086e` · Neutral enchantment
///
/// > +1/+1
///
/// State: Derived
//~ derived DAL_086e 4838ff17 4d4af523 91556e0c.29d9cb13
#[test]
fn DAL_086e_stolen_secrets() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "DAL_086e"), Now(My(0), 6, 2)]);
}

/// # Hench-Clan Hag
///
/// `DAL_087` · Neutral minion · 4 mana · 3/3
///
/// > **Battlecry:** Summon two 1/1 Amalgams with all minion types.
///
/// State: Done
//~ done DAL_087 40c793a7 - 453d199c.b3d85021
#[test]
fn DAL_087_hench_clan_hag() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_087"),
            Cost("DAL_087", 4),
            Stats("DAL_087", 3, 3),
            Play("DAL_087", Nothing),
            BoardCount(Mine, 3),
            Is(My(0), "DAL_087t"),
            Is(My(2), "DAL_087t"),
            Now(My(0), 1, 1),
            Now(My(2), 1, 1),
            Crystals(10),
            Play("DS1_070", On(My(0))),
            Now(My(0), 3, 3),
            Play("EX1_596", On(My(0))),
            Now(My(0), 5, 5),
        ],
    );
}

/// # Amalgam
///
/// `DAL_087t` · Neutral minion · 1 mana · 1/1
///
/// > *This has all minion types.*
///
/// State: Done
//~ done DAL_087t ba645d05 - e3f7d55a.6a1e7c6a
#[test]
fn DAL_087t_amalgam() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_087t"),
            Cost("DAL_087t", 1),
            Stats("DAL_087t", 1, 1),
            Play("DAL_087t", Nothing),
            Play("DS1_070", On(Nth(0))),
            Now(Nth(0), 3, 3),
            Play("EX1_596", On(Nth(0))),
            Now(Nth(0), 5, 5),
        ],
    );
}

/// # Amalgam
///
/// `DAL_087tw` · Neutral weapon · 1 mana · 1/1 durability
///
/// State: Vanilla
//~ vanilla DAL_087tw 68ffc810 e723a4e7 c75d93bf
#[test]
fn DAL_087tw_amalgam() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_087tw"),
            Cost("DAL_087tw", 1),
            Stats("DAL_087tw", 1, 1),
            Play("DAL_087tw", Nothing),
            In(The("DAL_087tw"), Zone::Play),
        ],
    );
}

/// # Safeguard
///
/// `DAL_088` · Neutral minion · 6 mana · 4/5
///
/// > **Taunt Deathrattle:** Summon a 0/5 Vault Safe with **Taunt**.
///
/// State: Derived
//~ derived DAL_088 ca6c3bba 3dea617b 43581a07.275a735b
#[test]
fn DAL_088_safeguard() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_088"),
            Cost("DAL_088", 6),
            Stats("DAL_088", 4, 5),
            Has("DAL_088", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DAL_088"),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("DAL_088t2"), Zone::Play),
            Now(The("DAL_088t2"), 0, 5),
        ],
    );
}

/// # Vault Safe
///
/// `DAL_088t2` · Neutral minion · 2 mana · 0/5
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla DAL_088t2 b7271599 81f5a508 39667e18.4b0c5d24
#[test]
fn DAL_088t2_vault_safe() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_088t2"),
            Cost("DAL_088t2", 2),
            Stats("DAL_088t2", 0, 5),
            Has("DAL_088t2", GameTag::TAUNT),
            Play("DAL_088t2", Nothing),
            In(The("DAL_088t2"), Zone::Play),
            Now(The("DAL_088t2"), 0, 5),
            HasNow(The("DAL_088t2"), GameTag::TAUNT),
        ],
    );
}

/// # Spellbook Binder
///
/// `DAL_089` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** If you have **Spell Damage**, draw a card.
///
/// State: Derived
//~ derived DAL_089 88bd5770 7404babe 7776848f.1d0b9591
#[test]
fn DAL_089_spellbook_binder() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_089"),
            Cost("DAL_089", 2),
            Stats("DAL_089", 3, 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Friend("AT_093"),
            Enemy("CS2_182"),
            Play("DAL_089", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            TagNow(Nth(3), GameTag::SPELLPOWER, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DAL_089"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DAL_089", Nothing),
            DeckCount(Mine, 22),
        ],
    );
}

/// # Hench-Clan Sneak
///
/// `DAL_090` · Neutral minion · 3 mana · 3/3
///
/// > **Stealth**
///
/// State: Vanilla
//~ vanilla DAL_090 c520bcb0 aa286f08 5ee9318a.86cd88a1
#[test]
fn DAL_090_hench_clan_sneak() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_090"),
            Cost("DAL_090", 3),
            Stats("DAL_090", 3, 3),
            Has("DAL_090", GameTag::STEALTH),
            Play("DAL_090", Nothing),
            In(The("DAL_090"), Zone::Play),
            Now(The("DAL_090"), 3, 3),
            HasNow(The("DAL_090"), GameTag::STEALTH),
        ],
    );
}

/// # Arcane Servant
///
/// `DAL_092` · Neutral minion · 2 mana · 2/3
///
/// State: Vanilla
//~ vanilla DAL_092 9fbf8e44 328244a9 60575e59
#[test]
fn DAL_092_arcane_servant() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_092"),
            Cost("DAL_092", 2),
            Stats("DAL_092", 2, 3),
            Play("DAL_092", Nothing),
            In(The("DAL_092"), Zone::Play),
            Now(The("DAL_092"), 2, 3),
        ],
    );
}

/// # Violet Spellsword
///
/// `DAL_095` · Neutral minion · 4 mana · 1/6
///
/// > **Battlecry:** Gain +1 Attack for each spell in your hand.
///
/// State: Derived
//~ derived DAL_095 4d046f91 831ce016 743b0ce4.19c5ae80
#[test]
fn DAL_095_violet_spellsword() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_095"),
            Cost("DAL_095", 4),
            Stats("DAL_095", 1, 6),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DAL_095", Nothing),
            Now(Nth(0), 2, 6),
        ],
    );
}

/// # Violet Warden
///
/// `DAL_096` · Neutral minion · 6 mana · 4/7
///
/// > **Taunt Spell Damage +1**
///
/// State: Vanilla
//~ vanilla DAL_096 d3a115ec e87169f4 b79691db.e017c7b7
#[test]
fn DAL_096_violet_warden() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_096"),
            Cost("DAL_096", 6),
            Stats("DAL_096", 4, 7),
            Has("DAL_096", GameTag::SPELLPOWER),
            Has("DAL_096", GameTag::TAUNT),
            Play("DAL_096", Nothing),
            In(The("DAL_096"), Zone::Play),
            Now(The("DAL_096"), 4, 7),
            HasNow(The("DAL_096"), GameTag::SPELLPOWER),
            HasNow(The("DAL_096"), GameTag::TAUNT),
        ],
    );
}

/// # EVIL Cable Rat
///
/// `DAL_400` · Neutral minion · 2 mana · 1/1
///
/// > **Battlecry:** Add a **Lackey** to your hand.
///
/// State: Derived
//~ derived DAL_400 3d80b7d5 343a8a5f 2b3f9537.4693ab81
#[test]
fn DAL_400_evil_cable_rat() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_400"),
            Cost("DAL_400", 2),
            Stats("DAL_400", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("DRG_052")),
            Play("DAL_400", Nothing),
            Is(InHand(0), "DRG_052"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 1, 1),
            HandCount(Mine, 1),
        ],
    );
}

/// # Arcane Watcher
///
/// `DAL_434` · Neutral minion · 3 mana · 5/6
///
/// > Can't attack unless you have **Spell Damage**.
///
/// State: Derived
//~ derived DAL_434 c7841280 7937a6db 1d7d6d19.744b0162
#[test]
fn DAL_434_arcane_watcher() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_434"),
            Cost("DAL_434", 3),
            Stats("DAL_434", 5, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DAL_434"),
            HasNow(Nth(3), GameTag::CANT_ATTACK),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DAL_434"),
            Friend("CS2_182"),
            Friend("AT_093"),
            Enemy("CS2_182"),
            Friend("DAL_434"),
            HasNot(Nth(4), GameTag::CANT_ATTACK),
        ],
    );
}

/// # Unseen Saboteur
///
/// `DAL_538` · Neutral minion · 6 mana · 5/6
///
/// > **Battlecry:** Your opponent casts a random spell from their hand *(targets chosen randomly)*.
///
/// State: Derived
//~ derived DAL_538 1f860f19 0636cae1 676648ca.60b794b0
#[test]
fn DAL_538_unseen_saboteur() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_538"),
            Cost("DAL_538", 6),
            Stats("DAL_538", 5, 6),
            Give("CS2_182"),
            GiveThem("GAME_005"),
            GiveThem("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("DAL_538", Nothing),
            Dead(Nth(2)),
            HandCount(Theirs, 1),
        ],
    );
}

/// # Sunreaver Warmage
///
/// `DAL_539` · Neutral minion · 5 mana · 4/4
///
/// > **Battlecry:** If you're holding a spell that costs (5) or more, deal 4 damage.
///
/// State: Derived
//~ derived DAL_539 e0cac1ab 03a5ed5d a4474918.8c65d7bb
#[test]
fn DAL_539_sunreaver_warmage() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_539"),
            Cost("DAL_539", 5),
            Stats("DAL_539", 4, 4),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DAL_539", On(Nth(4))),
            Now(Nth(4), 4, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DAL_539"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DAL_539", On(Nth(3))),
            Now(Nth(3), 4, 1),
        ],
    );
    check(CardClass::Mage, &[Give("DAL_539"), Friend("CS2_182"), Enemy("CS2_182"), Play("DAL_539", Nothing)]);
}

/// # Potion Vendor
///
/// `DAL_544` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Restore #2 Health to all friendly characters.
///
/// State: Derived
//~ derived DAL_544 cd96f44b e58e53b7 556f2d49.9506a155
#[test]
fn DAL_544_potion_vendor() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_544"),
            Cost("DAL_544", 1),
            Stats("DAL_544", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("DAL_544", Nothing),
            Now(MyHero, 0, 12),
            Damage(MyHero, 18),
            Now(Nth(1), 4, 5),
        ],
    );
}

/// # Barista Lynchen
///
/// `DAL_546` · Neutral minion · 5 mana · 4/5
///
/// > **Battlecry:** Add a copy of each of your other **Battlecry** minions to your hand.
///
/// State: Derived
//~ derived DAL_546 a69a05f5 a1f8054d 40c2cf4e.ef1c6b63
#[test]
fn DAL_546_barista_lynchen() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_546"),
            Cost("DAL_546", 5),
            Stats("DAL_546", 4, 5),
            Friend("EX1_015"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DAL_546", Nothing),
            Is(InHand(0), "EX1_015"),
            CostNow(InHand(0), 2),
            Now(InHand(0), 1, 1),
            HandCount(Mine, 1),
        ],
    );
}

/// # Azerite Elemental
///
/// `DAL_548` · Neutral minion · 5 mana · 2/7
///
/// > At the start of your turn, gain **Spell Damage +2**.
///
/// State: Derived
//~ derived DAL_548 43350a53 3026903f f48d69e6.481ef1f6
#[test]
fn DAL_548_azerite_elemental() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_548"),
            Cost("DAL_548", 5),
            Stats("DAL_548", 2, 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DAL_548"),
            EndTurn,
            EndTurn,
            TagNow(Nth(3), GameTag::SPELLPOWER, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DAL_548"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DAL_548"),
            EndTurn,
            TagNow(Nth(3), GameTag::SPELLPOWER, 0),
        ],
    );
}

/// # Underbelly Ooze
///
/// `DAL_550` · Neutral minion · 7 mana · 3/5
///
/// > After this minion survives damage, summon a copy of it.
///
/// State: Derived
//~ derived DAL_550 e2414b5e 21ef72b2 c2fbd11f.b78d74da
#[test]
fn DAL_550_underbelly_ooze() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_550"),
            Cost("DAL_550", 7),
            Stats("DAL_550", 3, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DAL_550"),
            Hurt(Nth(3), 1),
            BoardCount(Mine, 3),
            In(The("DAL_550"), Zone::Play),
            Now(The("DAL_550"), 3, 4),
        ],
    );
}

/// # Proud Defender
///
/// `DAL_551` · Neutral minion · 4 mana · 2/6
///
/// > **Taunt** Has +2 Attack while you have no other minions.
///
/// State: Derived
//~ derived DAL_551 4775d333 56f81ed0 476de516.24393666
#[test]
fn DAL_551_proud_defender() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_551"),
            Cost("DAL_551", 4),
            Stats("DAL_551", 2, 6),
            Has("DAL_551", GameTag::TAUNT),
            Enemy("CS2_182"),
            Friend("DAL_551"),
            Now(Nth(2), 4, 6),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("DAL_551"), Friend("CS2_182"), Enemy("CS2_182"), Friend("DAL_551"), Now(Nth(3), 2, 6)],
    );
}

/// # Big Bad Archmage
///
/// `DAL_553` · Neutral minion · 10 mana · 6/6
///
/// > At the end of your turn, summon a random 6-Cost minion.
///
/// State: Derived
//~ derived DAL_553 ccfcb981 c8180957 51ebe9f4.ca55964b
#[test]
fn DAL_553_big_bad_archmage() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_553"),
            Cost("DAL_553", 10),
            Stats("DAL_553", 6, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DAL_553"),
            Force(Card("CS2_200")),
            EndTurn,
            BoardCount(Mine, 3),
            In(The("CS2_200"), Zone::Play),
            Now(The("CS2_200"), 6, 7),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("DAL_553"), Friend("CS2_182"), Enemy("CS2_182"), Friend("DAL_553"), Never(Card("AV_107")), EndTurn],
    );
    check(
        CardClass::Mage,
        &[Give("DAL_553"), Friend("CS2_182"), Enemy("CS2_182"), Friend("DAL_553"), Never(Card("AT_003")), EndTurn],
    );
}

/// # Chef Nomi
///
/// `DAL_554` · Neutral minion · 7 mana · 6/6
///
/// > **Battlecry:** If your deck is empty, summon six 6/6 Greasefire Elementals.
///
/// State: Derived
//~ derived DAL_554 f9ffeb62 4e5237be 59fedf6b.48e393ca
#[test]
fn DAL_554_chef_nomi() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_554"),
            Cost("DAL_554", 7),
            Stats("DAL_554", 6, 6),
            EmptyDeck(Mine),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DAL_554", Nothing),
            BoardCount(Mine, 7),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DAL_554"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DAL_554", Nothing),
            BoardCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DAL_554"),
            EmptyDeck(Mine),
            Enemy("CS2_182"),
            Play("DAL_554", Nothing),
            BoardCount(Mine, 7),
            In(The("DAL_554t"), Zone::Play),
            Now(The("DAL_554t"), 6, 6),
        ],
    );
}

/// # Greasefire Elemental
///
/// `DAL_554t` · Neutral minion · 6 mana · 6/6
///
/// State: Vanilla
//~ vanilla DAL_554t 8b015596 70429bfc 88819d7e
#[test]
fn DAL_554t_greasefire_elemental() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_554t"),
            Cost("DAL_554t", 6),
            Stats("DAL_554t", 6, 6),
            Play("DAL_554t", Nothing),
            In(The("DAL_554t"), Zone::Play),
            Now(The("DAL_554t"), 6, 6),
        ],
    );
}

/// # Archmage Vargoth
///
/// `DAL_558` · Neutral minion · 4 mana · 2/6
///
/// > At the end of your turn, cast a spell you've cast this turn *(targets are random)*.
///
/// State: Derived
//~ derived DAL_558 780bc77f 97e48ab2 c9c6578f.337b6dfe
#[test]
fn DAL_558_archmage_vargoth() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_558"),
            Cost("DAL_558", 4),
            Stats("DAL_558", 2, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DAL_558"),
            Play("CS2_075", Nothing),
            Crystals(10),
            Force(Card("CS2_075")),
            EndTurn,
            Now(TheirHero, 0, 24),
            Damage(TheirHero, 6),
        ],
    );
}

/// # Heroic Innkeeper
///
/// `DAL_560` · Neutral minion · 8 mana · 4/4
///
/// > **Taunt. Battlecry:** Gain +2/+2 for each other friendly minion.
///
/// State: Derived
//~ derived DAL_560 9940fe77 7324a3a7 ea78d25e.0d1abeac
#[test]
fn DAL_560_heroic_innkeeper() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_560"),
            Cost("DAL_560", 8),
            Stats("DAL_560", 4, 4),
            Has("DAL_560", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DAL_560", Nothing),
            Now(Nth(0), 6, 6),
        ],
    );
}

/// # Portal Overfiend
///
/// `DAL_565` · Neutral minion · 6 mana · 5/6
///
/// > **Battlecry:** Shuffle 3 Portals into your deck. When drawn, summon a 2/2 Demon with **Rush**.
///
/// State: Todo
//~ todo DAL_565 657b0c91 643f934f f1e4024f.a037857d
#[test]
#[ignore = "todo: DAL_565 Portal Overfiend"]
fn DAL_565_portal_overfiend() {
    check(CardClass::Mage, &[Give("DAL_565"), Cost("DAL_565", 6), Stats("DAL_565", 5, 6), Unwritten]);
}

/// # Eccentric Scribe
///
/// `DAL_566` · Neutral minion · 6 mana · 6/4
///
/// > **Deathrattle:** Summon four 1/1 Vengeful Scrolls.
///
/// State: Derived
//~ derived DAL_566 c50bd12e fa5e38b1 5aa674b4.e6aeea42
#[test]
fn DAL_566_eccentric_scribe() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_566"),
            Cost("DAL_566", 6),
            Stats("DAL_566", 6, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DAL_566"),
            Kill(Nth(3)),
            BoardCount(Mine, 5),
            In(The("DAL_566t"), Zone::Play),
            Now(The("DAL_566t"), 1, 1),
        ],
    );
}

/// # Vengeful Scroll
///
/// `DAL_566t` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla DAL_566t d69ca23a 5a36ee12 54e47c2b
#[test]
fn DAL_566t_vengeful_scroll() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_566t"),
            Cost("DAL_566t", 1),
            Stats("DAL_566t", 1, 1),
            Play("DAL_566t", Nothing),
            In(The("DAL_566t"), Zone::Play),
            Now(The("DAL_566t"), 1, 1),
        ],
    );
}

/// # Portal Keeper
///
/// `DAL_582` · Neutral minion · 4 mana · 5/2
///
/// > **Battlecry:** Shuffle 3 Portals into your deck. When drawn, summon a 2/2 Demon with **Rush**.
///
/// State: Todo
//~ todo DAL_582 f10eb205 8ebcdfc0 41e559d5.a037857d
#[test]
#[ignore = "todo: DAL_582 Portal Keeper"]
fn DAL_582_portal_keeper() {
    check(CardClass::Mage, &[Give("DAL_582"), Cost("DAL_582", 4), Stats("DAL_582", 5, 2), Unwritten]);
}

/// # Felhound Portal
///
/// `DAL_582t` · Neutral spell · 2 mana
///
/// > **Casts When Drawn** Summon a 2/2 Felhound with **Rush**.
///
/// State: Derived
//~ derived DAL_582t 275047f3 90164c5c 159aba93.ef382212
#[test]
fn DAL_582t_felhound_portal() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_582t"),
            Cost("DAL_582t", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DAL_582t", Nothing),
            BoardCount(Mine, 2),
            In(The("DAL_582t2"), Zone::Play),
            Now(The("DAL_582t2"), 2, 2),
        ],
    );
}

/// # Felhound
///
/// `DAL_582t2` · Neutral minion · 2 mana · 2/2
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla DAL_582t2 874fad99 39e14d45 753944b9.57b12c28
#[test]
fn DAL_582t2_felhound() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_582t2"),
            Cost("DAL_582t2", 2),
            Stats("DAL_582t2", 2, 2),
            Has("DAL_582t2", GameTag::RUSH),
            Play("DAL_582t2", Nothing),
            In(The("DAL_582t2"), Zone::Play),
            Now(The("DAL_582t2"), 2, 2),
            HasNow(The("DAL_582t2"), GameTag::RUSH),
        ],
    );
}

/// # Batterhead
///
/// `DAL_592` · Neutral minion · 8 mana · 3/12
///
/// > **Rush**. After this attacks and kills a minion, it may attack again.
///
/// State: Derived
//~ derived DAL_592 6f80abc3 67bcf74f 08392d6d.b2826c19
#[test]
fn DAL_592_batterhead() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_592"),
            Cost("DAL_592", 8),
            Stats("DAL_592", 3, 12),
            Has("DAL_592", GameTag::RUSH),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("DAL_592"),
            Attack(Nth(10), Nth(7)),
            Attack(Nth(10), TheirHero),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
}

/// # Faceless Lackey
///
/// `DAL_613` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Summon a random 2-Cost minion.
///
/// State: Derived
//~ derived DAL_613 a9f1e1ff 58b9e089 fd682d3f.27a6dec8
#[test]
fn DAL_613_faceless_lackey() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_613"),
            Cost("DAL_613", 1),
            Stats("DAL_613", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_120")),
            Play("DAL_613", Nothing),
            BoardCount(Mine, 3),
            In(The("CS2_120"), Zone::Play),
            Now(The("CS2_120"), 2, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("DAL_613"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_016")), Play("DAL_613", Nothing)],
    );
    check(
        CardClass::Mage,
        &[Give("DAL_613"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_006")), Play("DAL_613", Nothing)],
    );
}

/// # Kobold Lackey
///
/// `DAL_614` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Deal 2 damage.
///
/// State: Derived
//~ derived DAL_614 9fb071cc 9a5b276c 5d15c8e2.d9e5e9ea
#[test]
fn DAL_614_kobold_lackey() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_614"),
            Cost("DAL_614", 1),
            Stats("DAL_614", 1, 1),
            Targets("DAL_614", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DAL_614", On(Nth(2))),
            Now(Nth(2), 4, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("DAL_614"), Friend("CS2_182"), Enemy("CS2_182"), Play("DAL_614", On(Nth(1))), Now(Nth(1), 4, 3)],
    );
}

/// # Witchy Lackey
///
/// `DAL_615` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Transform a friendly minion into one that costs (1) more.
///
/// State: Derived
//~ derived DAL_615 bd344bae d710f99e 4d125871.e9bad615
#[test]
fn DAL_615_witchy_lackey() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_615"),
            Cost("DAL_615", 1),
            Stats("DAL_615", 1, 1),
            Targets("DAL_615", &[FriendlyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("GVG_070")),
            Play("DAL_615", On(Nth(1))),
            Is(Nth(1), "GVG_070"),
            Now(Nth(1), 7, 4),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("DAL_615"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_001")), Play("DAL_615", On(Nth(1)))],
    );
}

/// # Dalaran Librarian
///
/// `DAL_735` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry: Silence** adjacent minions.
///
/// State: Derived
//~ derived DAL_735 a2dc5e09 6d07b2e1 3ddfddba.caecfb08
#[test]
fn DAL_735_dalaran_librarian() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_735"),
            Cost("DAL_735", 2),
            Stats("DAL_735", 2, 3),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("DAL_735", Nothing),
            HasNot(Nth(3), GameTag::TAUNT),
        ],
    );
}

/// # Archivist Elysiana
///
/// `DAL_736` · Neutral minion · 8 mana · 7/7
///
/// > **Battlecry: Discover** 5 cards. Replace your deck with 2 copies of each.
///
/// State: Todo
//~ todo DAL_736 eab87af8 432de2f4 7e735c84.fb8070b5
#[test]
#[ignore = "todo: DAL_736 Archivist Elysiana"]
fn DAL_736_archivist_elysiana() {
    check(CardClass::Mage, &[Give("DAL_736"), Cost("DAL_736", 8), Stats("DAL_736", 7, 7), Unwritten]);
}

/// # Goblin Lackey
///
/// `DAL_739` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Give a friendly minion +1 Attack and **Rush**.
///
/// State: Derived
//~ derived DAL_739 dea1e1d5 619ed0e5 ec252c3b.a851f382
#[test]
fn DAL_739_goblin_lackey() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_739"),
            Cost("DAL_739", 1),
            Stats("DAL_739", 1, 1),
            Targets("DAL_739", &[FriendlyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DAL_739", On(Nth(1))),
            HasNow(Nth(1), GameTag::RUSH),
            Now(Nth(1), 5, 5),
        ],
    );
}

/// # Short Fuse
///
/// `DAL_739e` · Neutral enchantment
///
/// > +1 Attack and **Rush**.
///
/// State: Derived
//~ derived DAL_739e 2c3836ad 7641a2d9 77e93983.d7fca9dd
#[test]
fn DAL_739e_short_fuse() {
    check(
        CardClass::Mage,
        &[Friend("CS2_118"), Enchant(My(0), "DAL_739e"), Now(My(0), 6, 1), HasNow(My(0), GameTag::RUSH)],
    );
}

/// # Ethereal Lackey
///
/// `DAL_741` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry: Discover** a spell.
///
/// State: Derived
//~ derived DAL_741 d78b0aae ac9dada4 f062c2fa.6a42b855
#[test]
fn DAL_741_ethereal_lackey() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_741"),
            Cost("DAL_741", 1),
            Stats("DAL_741", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            Play("DAL_741", Nothing),
            ChooseCard("AT_001"),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 5),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DAL_741"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_003")),
            Play("DAL_741", Nothing),
            Choose(0),
        ],
    );
}

/// # Whirlwind Tempest
///
/// `DAL_742` · Neutral minion · 8 mana · 6/6
///
/// > Your minions with **Windfury** have **Mega-Windfury**.
///
/// State: Derived
//~ derived DAL_742 2827edbe 3c6f514a 7749a665.aef01a01
#[test]
fn DAL_742_whirlwind_tempest() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_742"),
            Cost("DAL_742", 8),
            Stats("DAL_742", 6, 6),
            Friend("CFM_666"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DAL_742"),
            HasNow(Nth(1), GameTag::MEGA_WINDFURY),
            HasNot(Nth(2), GameTag::MEGA_WINDFURY),
        ],
    );
}

/// # Whirling
///
/// `DAL_742e` · Warrior enchantment
///
/// > **Mega-Windfury**
///
/// State: Derived
//~ derived DAL_742e 4a2a2236 493a152e 43b8c56b.d6113db3
#[test]
fn DAL_742e_whirling() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "DAL_742e"), HasNow(My(0), GameTag::MEGA_WINDFURY)]);
}

/// # Hench-Clan Hogsteed
///
/// `DAL_743` · Neutral minion · 2 mana · 2/1
///
/// > **Rush Deathrattle:** Summon a 1/1 Murloc.
///
/// State: Derived
//~ derived DAL_743 2731cef9 f333a9bb 45519b29.1e4b0f82
#[test]
fn DAL_743_hench_clan_hogsteed() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_743"),
            Cost("DAL_743", 2),
            Stats("DAL_743", 2, 1),
            Has("DAL_743", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DAL_743"),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("DAL_743t"), Zone::Play),
            Now(The("DAL_743t"), 1, 1),
        ],
    );
}

/// # Hench-Clan Squire
///
/// `DAL_743t` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla DAL_743t 04d2b731 c802506d 9ab0e271
#[test]
fn DAL_743t_hench_clan_squire() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_743t"),
            Cost("DAL_743t", 1),
            Stats("DAL_743t", 1, 1),
            Play("DAL_743t", Nothing),
            In(The("DAL_743t"), Zone::Play),
            Now(The("DAL_743t"), 1, 1),
        ],
    );
}

/// # Faceless Rager
///
/// `DAL_744` · Neutral minion · 3 mana · 5/1
///
/// > **Battlecry:** Copy a friendly minion's Health.
///
/// State: Derived
//~ derived DAL_744 9b3ec865 95ac9f43 7813ea4b.ef5bbb19
#[test]
fn DAL_744_faceless_rager() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_744"),
            Cost("DAL_744", 3),
            Stats("DAL_744", 5, 1),
            Targets("DAL_744", &[FriendlyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DAL_744", On(Nth(1))),
            Now(Nth(0), 5, 5),
        ],
    );
}

/// # Flight Master
///
/// `DAL_747` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** Summon a 2/2 Gryphon for each player.
///
/// State: Derived
//~ derived DAL_747 d0e42e09 b8aea59b 7e671a35.56cc0780
#[test]
fn DAL_747_flight_master() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_747"),
            Cost("DAL_747", 3),
            Stats("DAL_747", 3, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DAL_747", Nothing),
            BoardCount(Mine, 3),
            In(The("DAL_747t"), Zone::Play),
            Now(The("DAL_747t"), 2, 2),
            BoardCount(Theirs, 2),
        ],
    );
}

/// # Gryphon
///
/// `DAL_747t` · Neutral minion · 2 mana · 2/2
///
/// State: Vanilla
//~ vanilla DAL_747t 5f7fd8b2 dad43632 552a9d80
#[test]
fn DAL_747t_gryphon() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_747t"),
            Cost("DAL_747t", 2),
            Stats("DAL_747t", 2, 2),
            Play("DAL_747t", Nothing),
            In(The("DAL_747t"), Zone::Play),
            Now(The("DAL_747t"), 2, 2),
        ],
    );
}

/// # Mana Reservoir
///
/// `DAL_748` · Neutral minion · 2 mana · 0/6
///
/// > **Spell Damage +1**
///
/// State: Vanilla
//~ vanilla DAL_748 62f5a532 2586739c c87e7387.b88f2291
#[test]
fn DAL_748_mana_reservoir() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_748"),
            Cost("DAL_748", 2),
            Stats("DAL_748", 0, 6),
            Has("DAL_748", GameTag::SPELLPOWER),
            Play("DAL_748", Nothing),
            In(The("DAL_748"), Zone::Play),
            Now(The("DAL_748"), 0, 6),
            HasNow(The("DAL_748"), GameTag::SPELLPOWER),
        ],
    );
}

/// # Recurring Villain
///
/// `DAL_749` · Neutral minion · 5 mana · 3/6
///
/// > **Deathrattle:** If this minion has 4 or more Attack, resummon it.
///
/// State: Derived
//~ derived DAL_749 4a15c70d 0a614da8 67c41ec4.d25718f5
#[test]
fn DAL_749_recurring_villain() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_749"),
            Cost("DAL_749", 5),
            Stats("DAL_749", 3, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DAL_749"),
            Enchant(Nth(3), "CS2_092e"),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("DAL_749"), Zone::Play),
            Now(The("DAL_749"), 3, 6),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("DAL_749"), Friend("CS2_182"), Enemy("CS2_182"), Friend("DAL_749"), Kill(Nth(3)), BoardCount(Mine, 1)],
    );
}

/// # Mad Summoner
///
/// `DAL_751` · Neutral minion · 6 mana · 4/4
///
/// > **Battlecry:** Fill each player's board with 1/1 Imps.
///
/// State: Derived
//~ derived DAL_751 658893cf 8e50e74d 4ec55045.4233e79e
#[test]
fn DAL_751_mad_summoner() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_751"),
            Cost("DAL_751", 6),
            Stats("DAL_751", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DAL_751", Nothing),
            BoardCount(Mine, 7),
            BoardCount(Theirs, 7),
        ],
    );
}

/// # Imp
///
/// `DAL_751t` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla DAL_751t d1d2d8eb 93138452 80aa3b16
#[test]
fn DAL_751t_imp() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_751t"),
            Cost("DAL_751t", 1),
            Stats("DAL_751t", 1, 1),
            Play("DAL_751t", Nothing),
            In(The("DAL_751t"), Zone::Play),
            Now(The("DAL_751t"), 1, 1),
        ],
    );
}

/// # Jepetto Joybuzz
///
/// `DAL_752` · Neutral minion · 8 mana · 6/6
///
/// > **Battlecry:** Draw 2 minions from your deck. Set their Attack, Health, and Cost to 1.
///
/// State: Derived
//~ derived DAL_752 a1afc0a3 817ef79a 02734732.0c169f29
#[test]
fn DAL_752_jepetto_joybuzz() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_752"),
            Cost("DAL_752", 8),
            Stats("DAL_752", 6, 6),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DAL_752", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 1),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 1, 1),
            CostNow(Nth(4), 1),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 1, 1),
        ],
    );
}

/// # On Sale
///
/// `DAL_752e2` · Neutral enchantment
///
/// > Costs (1).
///
/// State: Derived
//~ derived DAL_752e2 cabfe057 a418a252 024e46f6.53ed184d
#[test]
fn DAL_752e2_on_sale() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "DAL_752e2"), CostNow(Nth(0), 1)]);
}

/// # Burly Shovelfist
///
/// `DAL_760` · Neutral minion · 9 mana · 9/9
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla DAL_760 e669d553 f963208f 8363460f.57b12c28
#[test]
fn DAL_760_burly_shovelfist() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_760"),
            Cost("DAL_760", 9),
            Stats("DAL_760", 9, 9),
            Has("DAL_760", GameTag::RUSH),
            Play("DAL_760", Nothing),
            In(The("DAL_760"), Zone::Play),
            Now(The("DAL_760"), 9, 9),
            HasNow(The("DAL_760"), GameTag::RUSH),
        ],
    );
}

/// # Soldier of Fortune
///
/// `DAL_771` · Neutral minion · 4 mana · 5/6
///
/// > Whenever this minion attacks, give your opponent a Coin.
///
/// State: Derived
//~ derived DAL_771 7219b42f b96f8f48 76ad2c52.c2b8f138
#[test]
fn DAL_771_soldier_of_fortune() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_771"),
            Cost("DAL_771", 4),
            Stats("DAL_771", 5, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("DAL_771"),
            Attack(Nth(4), TheirHero),
            Is(InTheirHand(0), "GAME_005"),
            CostNow(InTheirHand(0), 0),
            HandCount(Theirs, 1),
        ],
    );
}

/// # Magic Carpet
///
/// `DAL_773` · Neutral minion · 3 mana · 1/6
///
/// > After you play a 1-Cost minion, give it +1 Attack and **Rush**.
///
/// State: Derived
//~ derived DAL_773 cc1c88d1 850ba30c 0f7c7c75.da11876a
#[test]
fn DAL_773_magic_carpet() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_773"),
            Cost("DAL_773", 3),
            Stats("DAL_773", 1, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DAL_773"),
            Play("CS2_168", Nothing),
            HasNow(Nth(4), GameTag::RUSH),
            Now(Nth(4), 3, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DAL_773"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DAL_773"),
            Play("CS2_182", Nothing),
            HasNot(Nth(4), GameTag::RUSH),
        ],
    );
}

/// # Flying High
///
/// `DAL_773e` · Neutral enchantment
///
/// > +1 Attack and **Rush**.
///
/// State: Derived
//~ derived DAL_773e d2a85723 6c0bf96c f0e71d82.d7fca9dd
#[test]
fn DAL_773e_flying_high() {
    check(
        CardClass::Mage,
        &[Friend("CS2_118"), Enchant(My(0), "DAL_773e"), Now(My(0), 6, 1), HasNow(My(0), GameTag::RUSH)],
    );
}

/// # Exotic Mountseller
///
/// `DAL_774` · Neutral minion · 7 mana · 5/8
///
/// > Whenever you cast a spell, summon a random 3-Cost Beast.
///
/// State: Derived
//~ derived DAL_774 e5d57f1a 00160a87 46066cb4.41b396a0
#[test]
fn DAL_774_exotic_mountseller() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_774"),
            Cost("DAL_774", 7),
            Stats("DAL_774", 5, 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DAL_774"),
            Force(Card("OG_325")),
            Play("GAME_005", Nothing),
            BoardCount(Mine, 3),
            In(The("OG_325"), Zone::Play),
            Now(The("OG_325"), 2, 5),
            TagNow(The("OG_325"), GameTag::SPELLPOWER, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DAL_774"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DAL_774"),
            Never(Card("AT_039")),
            Play("GAME_005", Nothing),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DAL_774"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DAL_774"),
            Never(Card("AT_007")),
            Play("GAME_005", Nothing),
        ],
    );
}

/// # Tunnel Blaster
///
/// `DAL_775` · Neutral minion · 7 mana · 3/7
///
/// > **Taunt Deathrattle:** Deal 3 damage to all minions.
///
/// State: Derived
//~ derived DAL_775 47ffe110 25511891 0368b7c0.19565a63
#[test]
fn DAL_775_tunnel_blaster() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_775"),
            Cost("DAL_775", 7),
            Stats("DAL_775", 3, 7),
            Has("DAL_775", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DAL_775"),
            Kill(Nth(3)),
            Now(Nth(1), 4, 2),
            Now(Nth(2), 4, 2),
        ],
    );
}

/// # Zayle, Shadow Cloak
///
/// `DAL_800` · Neutral minion · 2 mana · 3/2
///
/// > You start the game with one of Zayle's EVIL Decks!
///
/// State: Todo
//~ todo DAL_800 e9a84525 202de25c bcdb7710.431b8178
#[test]
#[ignore = "todo: DAL_800 Zayle, Shadow Cloak"]
fn DAL_800_zayle_shadow_cloak() {
    check(CardClass::Mage, &[Give("DAL_800"), Cost("DAL_800", 2), Stats("DAL_800", 3, 2), Unwritten]);
}

/// # The Coin
///
/// `DAL_COIN` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived DAL_COIN 9e5c9cf9 585392ae 7ebb5d07.095f71be
#[test]
fn DAL_COIN_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("DAL_COIN"),
            Cost("DAL_COIN", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("DAL_COIN", Nothing),
            Mana(6),
        ],
    );
}
