//! Mage cards of Showdown in the Badlands, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e1986052

/// # Summoning Ward
///
/// `DEEP_000` · Mage spell · 3 mana
///
/// > **Secret:** When your turn starts, summon a copy of your highest Cost minion.
///
/// State: Todo
//~ todo DEEP_000 157cfc41 42b1dca2 5e661be8.63d7aec6
#[test]
#[ignore = "todo: DEEP_000 Summoning Ward"]
fn DEEP_000_summoning_ward() {
    check(CardClass::Mage, &[Give("DEEP_000"), Cost("DEEP_000", 3), Unwritten]);
}

/// # Chaos Creation
///
/// `DEEP_031` · Multi-class spell · Fel · 6 mana
///
/// > Deal $6 damage. Summon a random 6-Cost minion. Destroy the bottom 6 cards of your deck.
///
/// State: Derived
//~ derived DEEP_031 0cce1d06 57b4ae19 6e5e48e9.9a78b1dd
#[test]
fn DEEP_031_chaos_creation() {
    check(
        CardClass::Mage,
        &[
            Give("DEEP_031"),
            Cost("DEEP_031", 6),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_200")),
            Play("DEEP_031", On(Nth(7))),
            BoardCount(Mine, 2),
            DeckCount(Mine, 0),
            Dead(Nth(1)),
            Dead(Nth(2)),
            Dead(Nth(3)),
            Dead(Nth(4)),
            Dead(Nth(5)),
            Dead(Nth(7)),
            In(The("CS2_200"), Zone::Play),
            Now(The("CS2_200"), 6, 7),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DEEP_031"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AV_107")),
            Play("DEEP_031", On(Nth(7))),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DEEP_031"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_003")),
            Play("DEEP_031", On(Nth(7))),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DEEP_031"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_200")),
            Play("DEEP_031", On(Nth(6))),
            DeckCount(Mine, 0),
            Dead(Nth(1)),
            Dead(Nth(2)),
            Dead(Nth(3)),
            Dead(Nth(4)),
            Dead(Nth(5)),
            Dead(Nth(6)),
            In(The("CS2_200"), Zone::Play),
            Now(The("CS2_200"), 6, 7),
        ],
    );
}

/// # Soulfreeze
///
/// `DEEP_032` · Multi-class spell · Frost · 1 mana
///
/// > **Freeze** a minion and its neighbors. Deal damage to your hero equal to the number **Frozen**.
///
/// State: Derived
//~ derived DEEP_032 3d985ea2 8ae65797 2916e25c.7e49c21e
#[test]
fn DEEP_032_soulfreeze() {
    check(
        CardClass::Mage,
        &[
            Give("DEEP_032"),
            Cost("DEEP_032", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DEEP_032", On(Nth(2))),
            Now(MyHero, 0, 29),
            Damage(MyHero, 1),
            HasNow(Nth(2), GameTag::FROZEN),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DEEP_032"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DEEP_032", On(Nth(1))),
            Now(MyHero, 0, 29),
            Damage(MyHero, 1),
            HasNow(Nth(1), GameTag::FROZEN),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DEEP_032"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("DEEP_032", On(Nth(2))),
            Now(MyHero, 0, 28),
            Damage(MyHero, 2),
            HasNow(Nth(2), GameTag::FROZEN),
            HasNow(Nth(3), GameTag::FROZEN),
        ],
    );
}

/// # Cryopreservation
///
/// `WW_009` · Mage spell · Frost · 2 mana
///
/// > **Freeze** an enemy. **Excavate** a treasure.
///
/// State: Derived
//~ derived WW_009 7b3979c0 9af3a7e9 094733ec.20e92d41
#[test]
fn WW_009_cryopreservation() {
    check(
        CardClass::Mage,
        &[
            Give("WW_009"),
            Cost("WW_009", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("WW_001t4")),
            Play("WW_009", On(Nth(2))),
            HasNot(InHand(0), GameTag::FROZEN),
            Is(InHand(0), "WW_001t4"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 2, 3),
            HandCount(Mine, 1),
            HasNow(Nth(2), GameTag::FROZEN),
        ],
    );
}

/// # Heat Wave
///
/// `WW_377` · Mage spell · Fire · 2 mana
///
/// > Deal $2 damage to an enemy minion and its neighbors. **Quickdraw:** To all enemies instead.
///
/// State: Todo
//~ todo WW_377 331a76dd e6c04049 96012469.29551008
#[test]
#[ignore = "todo: WW_377 Heat Wave"]
fn WW_377_heat_wave() {
    check(CardClass::Mage, &[Give("WW_377"), Cost("WW_377", 2), Unwritten]);
}

/// # Azerite Vein
///
/// `WW_422` · Mage spell · 3 mana
///
/// > **Secret:** When the enemy plays a card on the turn that it entered their hand, get a copy that costs (0).
///
/// State: Todo
//~ todo WW_422 61dea02b 58b5113a 167c7f80.c3d5702b
#[test]
#[ignore = "todo: WW_422 Azerite Vein"]
fn WW_422_azerite_vein() {
    check(CardClass::Mage, &[Give("WW_422"), Cost("WW_422", 3), Unwritten]);
}

/// # Overflow Surger
///
/// `WW_424` · Mage minion · 4 mana · 3/2
///
/// > **Battlecry:** Summon a copy of this for each turn in a row you've played an Elemental.@ *(@)*
///
/// State: Todo
//~ todo WW_424 37da6260 c6723485 39bfb2f0.625797a6
#[test]
#[ignore = "todo: WW_424 Overflow Surger"]
fn WW_424_overflow_surger() {
    check(CardClass::Mage, &[Give("WW_424"), Cost("WW_424", 4), Stats("WW_424", 3, 2), Unwritten]);
}

/// # Stargazing
///
/// `WW_425` · Mage spell · Arcane · 2 mana
///
/// > Draw a different Arcane spell. If you play it this turn, it casts twice.
///
/// State: Todo
//~ todo WW_425 5e431739 d706f3e2 89728c4c.8a2c6080
#[test]
#[ignore = "todo: WW_425 Stargazing"]
fn WW_425_stargazing() {
    check(CardClass::Mage, &[Give("WW_425"), Cost("WW_425", 2), Unwritten]);
}

/// # Blastmage Miner
///
/// `WW_426` · Mage minion · 6 mana · 4/4
///
/// > **Battlecry: Excavate** a treasure. For each card in your hand, deal 1 damage to a random enemy.
///
/// State: Done
//~ done WW_426 d8332dde - f0459fd2.bc087856
#[test]
fn WW_426_blastmage_miner() {
    check(
        CardClass::Mage,
        &[
            Give("WW_426"),
            Cost("WW_426", 6),
            Stats("WW_426", 4, 4),
            Give("CS2_182"),
            Give("CS2_182"),
            Play("WW_426", Nothing),
            HandCount(Mine, 3),
            Damage(TheirHero, 3),
        ],
    );
}

/// # Sunset Volley
///
/// `WW_427` · Mage spell · Fire · 9 mana
///
/// > Deal $10 damage randomly split among all enemies. Summon a random 10-Cost minion.
///
/// State: Derived
//~ derived WW_427 47ce5f93 39c3e2fb 8bcb600b.804c1096
#[test]
fn WW_427_sunset_volley() {
    check(
        CardClass::Mage,
        &[
            Give("WW_427"),
            Cost("WW_427", 9),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Card("OG_141")),
            Play("WW_427", Nothing),
            BoardCount(Mine, 2),
            Dead(Nth(2)),
            In(The("OG_141"), Zone::Play),
            Now(The("OG_141"), 10, 10),
            Now(TheirHero, 0, 25),
            BoardCount(Theirs, 0),
            Damage(TheirHero, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("WW_427"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Never(Card("AV_108")),
            Play("WW_427", Nothing),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("WW_427"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Never(Card("AT_003")),
            Play("WW_427", Nothing),
        ],
    );
}

/// # Mes'Adune the Fractured
///
/// `WW_429` · Mage minion · 5 mana · 6/5
///
/// > **Battlecry:** Draw an Elemental. Split it into two halves.
///
/// State: Todo
//~ todo WW_429 d7922843 625c8510 666a5b8b.54f74c11
#[test]
#[ignore = "todo: WW_429 Mes'Adune the Fractured"]
fn WW_429_mes_adune_the_fractured() {
    check(CardClass::Mage, &[Give("WW_429"), Cost("WW_429", 5), Stats("WW_429", 6, 5), Unwritten]);
}

/// # Tae'thelan Bloodwatcher
///
/// `WW_430` · Mage minion · 4 mana · 2/5
///
/// > Cards that didn't start in your deck cost (4) less *(but not less than 1)*.
///
/// State: Derived
//~ derived WW_430 812ebd4e 1b20c485 254956e7.3c4c2677
#[test]
fn WW_430_taethelan_bloodwatcher() {
    check(
        CardClass::Mage,
        &[
            Give("WW_430"),
            Cost("WW_430", 4),
            Stats("WW_430", 2, 5),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WW_430"),
            CostNow(Nth(0), 1),
            CostNow(Nth(1), 1),
            CostNow(Nth(2), 1),
        ],
    );
}

/// # Reliquary Findings
///
/// `WW_430e` · Mage enchantment
///
/// > Costs (4) less (but not less than 1).
///
/// State: Derived
//~ derived WW_430e fce955f3 15734c37 0fd89141.cea88fff
#[test]
fn WW_430e_reliquary_findings() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "WW_430e"), CostNow(Nth(0), 1)]);
}

/// # Reliquary Researcher
///
/// `WW_432` · Mage minion · 4 mana · 3/5
///
/// > **Battlecry:** If you've **Excavated** twice, cast two random Mage **Secrets**.
///
/// State: Derived
//~ derived WW_432 b9a4e956 5c203242 ffde1e47.2a9bf805
#[test]
fn WW_432_reliquary_researcher() {
    check(
        CardClass::Mage,
        &[
            Give("WW_432"),
            Cost("WW_432", 4),
            Stats("WW_432", 3, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("WW_001t4")),
            Play("WW_001", Nothing),
            Force(Card("WW_001t9")),
            Play("WW_001", Nothing),
            Crystals(10),
            Force(Card("AT_002")),
            Force(Card("AT_002")),
            Play("WW_432", Nothing),
            In(The("AT_002"), Zone::Secret),
        ],
    );
}
