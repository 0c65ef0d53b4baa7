//! Hunter cards of Rise of Shadows, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d8cd1bb6

/// # Marked Shot
///
/// `DAL_371` · Hunter spell · 4 mana
///
/// > Deal $4 damage to a minion. **Discover** a spell.
///
/// State: Derived
//~ derived DAL_371 85e0ea7a 84d3e7bb fcb6b7f2.ca282949
#[test]
fn DAL_371_marked_shot() {
    check(
        CardClass::Hunter,
        &[
            Give("DAL_371"),
            Cost("DAL_371", 4),
            Targets("DAL_371", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_056")),
            Play("DAL_371", On(Nth(2))),
            ChooseCard("AT_056"),
            Is(InHand(0), "AT_056"),
            CostNow(InHand(0), 3),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
            Now(Nth(2), 4, 1),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("DAL_371"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_010")),
            Play("DAL_371", On(Nth(2))),
            Choose(0),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("DAL_371"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_056")),
            Play("DAL_371", On(Nth(1))),
            ChooseCard("AT_056"),
            Is(InHand(0), "AT_056"),
            CostNow(InHand(0), 3),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
            Now(Nth(1), 4, 1),
        ],
    );
}

/// # Arcane Fletcher
///
/// `DAL_372` · Hunter minion · 4 mana · 3/3
///
/// > Whenever you play a 1-Cost minion, draw a spell from your deck.
///
/// State: Derived
//~ derived DAL_372 46a53f63 41a8c87d dad7aae5.d0584806
#[test]
fn DAL_372_arcane_fletcher() {
    check(
        CardClass::Hunter,
        &[
            Give("DAL_372"),
            Cost("DAL_372", 4),
            Stats("DAL_372", 3, 3),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DAL_372"),
            Play("CS2_168", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(2), 5),
            In(Nth(2), Zone::Hand),
            TagNow(Nth(2), GameTag::SPELLPOWER, 0),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("DAL_372"),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DAL_372"),
            Play("CS2_182", Nothing),
            DeckCount(Mine, 22),
        ],
    );
}

/// # Rapid Fire
///
/// `DAL_373` · Hunter spell · 2 mana
///
/// > **Twinspell** Deal $2 damage.
///
/// State: Done
//~ done DAL_373 c4825b7a - ff48f94b.c1e1aa37
#[test]
fn DAL_373_rapid_fire() {
    check(
        CardClass::Hunter,
        &[
            Give("DAL_373"),
            Cost("DAL_373", 2),
            Targets("DAL_373", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Play("DAL_373", On(TheirHero)),
            Health(TheirHero, 28),
            Is(InHand(0), "DAL_373ts"),
        ],
    );
}

/// # Rapid Fire
///
/// `DAL_373ts` · Hunter spell · 2 mana
///
/// > Deal $2 damage.
///
/// State: Done
//~ done DAL_373ts 94f7ec97 - b7155c0a.c0c62e9f
#[test]
fn DAL_373ts_rapid_fire() {
    check(
        CardClass::Hunter,
        &[
            Give("DAL_373ts"),
            Cost("DAL_373ts", 2),
            Targets("DAL_373ts", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Play("DAL_373ts", On(TheirHero)),
            Health(TheirHero, 28),
            HandCount(Mine, 0),
        ],
    );
}

/// # Oblivitron
///
/// `DAL_376` · Hunter minion · 6 mana · 3/4
///
/// > **Deathrattle:** Summon a Mech from your hand and trigger its **Deathrattle**.
///
/// State: Derived
//~ derived DAL_376 f29ee45d a75dd114 e747f682.85caed0e
#[test]
fn DAL_376_oblivitron() {
    check(
        CardClass::Hunter,
        &[
            Give("DAL_376"),
            Cost("DAL_376", 6),
            Stats("DAL_376", 3, 4),
            OnTop("LEG_CS3_013"),
            OnTop("LEG_CS3_013"),
            OnTop("CS2_182"),
            Give("GVG_044"),
            Give("CS2_182"),
            Friend("LEG_CS3_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DAL_376"),
            Force(Entity(Nth(0))),
            Force(Entity(Nth(4))),
            Kill(Nth(9)),
            BoardCount(Mine, 4),
            HandCount(Mine, 1),
            In(Nth(0), Zone::Play),
            In(Nth(4), Zone::Play),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("DAL_376"),
            OnTop("LEG_CS3_013"),
            OnTop("LEG_CS3_013"),
            OnTop("CS2_182"),
            Give("GVG_044"),
            Give("CS2_182"),
            Friend("LEG_CS3_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DAL_376"),
            Never(Entity(Nth(5))),
            Kill(Nth(9)),
        ],
    );
}

/// # Nine Lives
///
/// `DAL_377` · Hunter spell · 3 mana
///
/// > **Discover** a friendly **Deathrattle** minion that died this game. Also trigger its **Deathrattle**.
///
/// State: Derived
//~ derived DAL_377 74605a29 ae236fb3 aa4dcef2.5fb5cb59
#[test]
fn DAL_377_nine_lives() {
    check(
        CardClass::Hunter,
        &[
            Give("DAL_377"),
            Cost("DAL_377", 3),
            OnTop("LEG_CS3_013"),
            OnTop("LEG_CS3_013"),
            OnTop("CS2_182"),
            Friend("LEG_CS3_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(4)),
            Crystals(10),
            Play("DAL_377", Nothing),
            ChooseCard("LEG_CS3_013"),
            Is(InHand(0), "LEG_CS3_013"),
            CostNow(InHand(0), 3),
            Now(InHand(0), 4, 3),
            HandCount(Mine, 1),
            Now(TheirHero, 0, 24),
            Damage(TheirHero, 6),
        ],
    );
}

/// # Unleash the Beast
///
/// `DAL_378` · Hunter spell · 6 mana
///
/// > **Twinspell** Summon a 5/5 Wyvern with **Rush**.
///
/// State: Done
//~ done DAL_378 0741d5e0 - c8f0c161.101bd815
#[test]
fn DAL_378_unleash_the_beast() {
    check(
        CardClass::Hunter,
        &[
            Give("DAL_378"),
            Cost("DAL_378", 6),
            Play("DAL_378", Nothing),
            Is(My(0), "DAL_378t1"),
            Is(InHand(0), "DAL_378ts"),
        ],
    );
}

/// # Wyvern
///
/// `DAL_378t1` · Hunter minion · 5 mana · 5/5
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla DAL_378t1 1de74319 fecaa5e9 4c4118cc.57b12c28
#[test]
fn DAL_378t1_wyvern() {
    check(
        CardClass::Hunter,
        &[
            Give("DAL_378t1"),
            Cost("DAL_378t1", 5),
            Stats("DAL_378t1", 5, 5),
            Has("DAL_378t1", GameTag::RUSH),
            Play("DAL_378t1", Nothing),
            In(The("DAL_378t1"), Zone::Play),
            Now(The("DAL_378t1"), 5, 5),
            HasNow(The("DAL_378t1"), GameTag::RUSH),
        ],
    );
}

/// # Unleash the Beast
///
/// `DAL_378ts` · Hunter spell · 6 mana
///
/// > Summon a 5/5 Wyvern with **Rush**.
///
/// State: Derived
//~ derived DAL_378ts 23859b6e 150b26ca 4329465f.e6b1593f
#[test]
fn DAL_378ts_unleash_the_beast() {
    check(
        CardClass::Hunter,
        &[
            Give("DAL_378ts"),
            Cost("DAL_378ts", 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DAL_378ts", Nothing),
            BoardCount(Mine, 2),
            In(The("DAL_378t1"), Zone::Play),
            Now(The("DAL_378t1"), 5, 5),
        ],
    );
}

/// # Vereesa Windrunner
///
/// `DAL_379` · Hunter minion · 7 mana · 5/6
///
/// > **Battlecry:** Equip Thori'dal, the Stars' Fury.
///
/// State: Done
//~ done DAL_379 9fa4415c - 8c2e519b.971c26f9
#[test]
fn DAL_379_vereesa_windrunner() {
    check(
        CardClass::Hunter,
        &[
            Give("DAL_379"),
            Cost("DAL_379", 7),
            Stats("DAL_379", 5, 6),
            Friend("CS2_106"),
            Play("DAL_379", Nothing),
            Is(MyWeapon, "DAL_379t"),
            Now(MyWeapon, 2, 3),
            NoWeapon(Theirs),
        ],
    );
}

/// # Thori'dal, the Stars' Fury
///
/// `DAL_379t` · Hunter weapon · 3 mana · 2/3 durability
///
/// > After your hero attacks, gain **Spell Damage +2** this turn.
///
/// State: Derived
//~ derived DAL_379t 4c643bdc 1416a4df 5a46cba4.9beaa9c5
#[test]
fn DAL_379t_thoridal_the_stars_fury() {
    check(
        CardClass::Hunter,
        &[
            Give("DAL_379t"),
            Cost("DAL_379t", 3),
            Stats("DAL_379t", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DAL_379t"),
            Attack(MyHero, TheirHero),
            TagNow(Nth(3), GameTag::SPELLPOWER, 2),
        ],
    );
}

/// # Shimmerfly
///
/// `DAL_587` · Hunter minion · 1 mana · 1/1
///
/// > **Deathrattle:** Add a random Hunter spell to your hand.
///
/// State: Derived
//~ derived DAL_587 d3064925 5cd47276 67d0b50e.818a1f93
#[test]
fn DAL_587_shimmerfly() {
    check(
        CardClass::Hunter,
        &[
            Give("DAL_587"),
            Cost("DAL_587", 1),
            Stats("DAL_587", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DAL_587"),
            Force(Card("AT_056")),
            Kill(Nth(3)),
            Is(InHand(1), "AT_056"),
            CostNow(InHand(1), 3),
            TagNow(InHand(1), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Hunter,
        &[Give("DAL_587"), Friend("CS2_182"), Enemy("CS2_182"), Friend("DAL_587"), Never(Card("AT_010")), Kill(Nth(3))],
    );
    check(
        CardClass::Hunter,
        &[Give("DAL_587"), Friend("CS2_182"), Enemy("CS2_182"), Friend("DAL_587"), Never(Card("AT_001")), Kill(Nth(3))],
    );
}

/// # Hunting Party
///
/// `DAL_589` · Hunter spell · 5 mana
///
/// > Copy all Beasts in your hand.
///
/// State: Derived
//~ derived DAL_589 e44c1ea4 0b74ee78 d78fc51f.fcd8eab3
#[test]
fn DAL_589_hunting_party() {
    check(
        CardClass::Hunter,
        &[
            Give("DAL_589"),
            Cost("DAL_589", 5),
            Give("CS2_119"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DAL_589", Nothing),
            Is(InHand(2), "CS2_119"),
            CostNow(InHand(2), 4),
            Now(InHand(2), 2, 7),
            HandCount(Mine, 3),
        ],
    );
}

/// # Hunting Party
///
/// `DAL_589e` · Neutral enchantment
///
/// > +3/+3.
///
/// State: Derived
//~ derived DAL_589e fe336a8f 5aadb1fb 3325babc.b42c6980
#[test]
fn DAL_589e_hunting_party() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "DAL_589e"), Now(My(0), 8, 4)]);
}

/// # Ursatron
///
/// `DAL_604` · Hunter minion · 3 mana · 3/3
///
/// > **Deathrattle:** Draw a Mech from your deck.
///
/// State: Derived
//~ derived DAL_604 6324e0da 8d93740d 1eddeee5.88a9cd51
#[test]
fn DAL_604_ursatron() {
    check(
        CardClass::Hunter,
        &[
            Give("DAL_604"),
            Cost("DAL_604", 3),
            Stats("DAL_604", 3, 3),
            OnTop("GVG_044"),
            OnTop("GVG_044"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DAL_604"),
            Kill(Nth(6)),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(2), 3),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 3, 4),
        ],
    );
}
