//! Paladin cards of Escape from Violet Hold, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e0ebf473

/// # Vigilant Sentry
///
/// `JAIL_035` · Paladin minion · 3 mana · 2/3
///
/// > **Taunt Battlecry:** If your deck has no Neutral cards, summon two Vigilant Sentries.
///
/// State: Derived
//~ derived JAIL_035 433349bd 19cf5f81 7e053d9a.d55d88e8
#[test]
fn JAIL_035_vigilant_sentry() {
    check(
        CardClass::Paladin,
        &[
            Give("JAIL_035"),
            Cost("JAIL_035", 3),
            Stats("JAIL_035", 2, 3),
            Has("JAIL_035", GameTag::TAUNT),
            EmptyDeck(Mine),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("JAIL_035", Nothing),
            BoardCount(Mine, 4),
            In(The("JAIL_035"), Zone::Play),
            Now(The("JAIL_035"), 2, 3),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("JAIL_035"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("JAIL_035", Nothing),
            BoardCount(Mine, 2),
        ],
    );
}

/// # V'ama, Looming Death
///
/// `JAIL_118` · Paladin minion · 9 mana · 5/5
///
/// > **Battlecry:** Destroy all non-Paladin minions.
///
/// State: Done
//~ done JAIL_118 f412e356 - c5910ca8.9dfe327a
#[test]
fn JAIL_118_vama_looming_death() {
    check(
        CardClass::Paladin,
        &[
            Give("JAIL_118"),
            Cost("JAIL_118", 9),
            Stats("JAIL_118", 5, 5),
            Friend("CS2_182"),
            Friend("CS2_101t"),
            Enemy("CS2_182"),
            Play("JAIL_118", Nothing),
            // The Silver Hand Recruit is a Paladin minion, the Yetis are none.
            BoardCount(Theirs, 0),
            BoardCount(Mine, 2),
            Is(My(0), "CS2_101t"),
        ],
    );
}

/// # Judgment
///
/// `JAIL_326` · Paladin spell · Holy · 6 mana
///
/// > **Prepare** Choose a friendly minion. Set all minions' stats equal to that minion's.
///
/// State: Todo
//~ todo JAIL_326 ea108acc 0892c4e1 35748e4e.e869e358
#[test]
#[ignore = "todo: JAIL_326 Judgment"]
fn JAIL_326_judgment() {
    check(CardClass::Paladin, &[Give("JAIL_326"), Cost("JAIL_326", 6), Unwritten]);
}

/// # Reinforcement Aura
///
/// `JAIL_327` · Paladin spell · Holy · 3 mana
///
/// > At the end of your turn, summon a minion from your deck that costs (2) or less. Lasts @ turns.
///
/// State: Derived
//~ derived JAIL_327 e11b382c b10d47bf f01c0e38.b5d8b493
#[test]
fn JAIL_327_reinforcement_aura() {
    check(
        CardClass::Paladin,
        &[
            Give("JAIL_327"),
            Cost("JAIL_327", 3),
            OnTop("CS2_120"),
            OnTop("CS2_120"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("JAIL_327", Nothing),
            In(Nth(0), Zone::Secret),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("JAIL_327"),
            OnTop("CS2_120"),
            OnTop("CS2_120"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("JAIL_327", Nothing),
            Force(Entity(Nth(2))),
            EndTurn,
            BoardCount(Mine, 2),
            DeckCount(Mine, 21),
            In(Nth(0), Zone::Secret),
            In(Nth(2), Zone::Play),
            Now(Nth(2), 2, 3),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("JAIL_327"),
            OnTop("CS2_120"),
            OnTop("CS2_120"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("JAIL_327", Nothing),
            Never(Entity(Nth(3))),
            EndTurn,
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("JAIL_327"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_120"),
            OnTop("CS2_008"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("JAIL_327", Nothing),
            Never(Entity(Nth(7))),
            EndTurn,
        ],
    );
}

/// # Scarlet Bruiser
///
/// `JAIL_328` · Paladin minion · 2 mana · 2/2
///
/// > **Deathrattle:** If your deck has no Neutral cards, get a random Paladin card. It costs (2) less.
///
/// State: Derived
//~ derived JAIL_328 8abcc8c8 5f1b22f3 922e7f54.f2e5291e
#[test]
fn JAIL_328_scarlet_bruiser() {
    check(
        CardClass::Paladin,
        &[
            Give("JAIL_328"),
            Cost("JAIL_328", 2),
            Stats("JAIL_328", 2, 2),
            EmptyDeck(Mine),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAIL_328"),
            Force(Card("AT_073")),
            Kill(Nth(3)),
            Is(InHand(1), "AT_073"),
            CostNow(InHand(1), 0),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("JAIL_328"),
            EmptyDeck(Mine),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAIL_328"),
            Never(Card("AT_001")),
            Kill(Nth(3)),
        ],
    );
}

/// # Truth Seeker
///
/// `JAIL_329` · Paladin weapon · 7 mana · 3/3 durability
///
/// > After your hero attacks, give your Paladin minions +2/+2.
///
/// State: Derived
//~ derived JAIL_329 d617d54b 5677d3de d5ce27ba.6c566395
#[test]
fn JAIL_329_truth_seeker() {
    check(
        CardClass::Paladin,
        &[
            Give("JAIL_329"),
            Cost("JAIL_329", 7),
            Stats("JAIL_329", 3, 3),
            Friend("VAN_CS2_088"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAIL_329"),
            Attack(MyHero, TheirHero),
            Now(Nth(1), 7, 8),
            Now(Nth(2), 4, 5),
        ],
    );
}

/// # Fire of Truth
///
/// `JAIL_329e` · Paladin enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived JAIL_329e f4661aab 2f3d45a5 8746614e.6d6ab056
#[test]
fn JAIL_329e_fire_of_truth() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "JAIL_329e"), Now(My(0), 7, 3)]);
}

/// # Dalaran Champion
///
/// `JAIL_330` · Paladin minion · 4 mana · 3/3
///
/// > **Divine Shield**, **Taunt** After this gains stats, gain an extra +1/+1 *(wherever this is).*
///
/// State: Todo
//~ todo JAIL_330 562b9028 3fb3a375 ef8892b9.03a36e4c
#[test]
#[ignore = "todo: JAIL_330 Dalaran Champion"]
fn JAIL_330_dalaran_champion() {
    check(
        CardClass::Paladin,
        &[
            Give("JAIL_330"),
            Cost("JAIL_330", 4),
            Stats("JAIL_330", 3, 3),
            Has("JAIL_330", GameTag::DIVINE_SHIELD),
            Has("JAIL_330", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Holy Bola!
///
/// `JAIL_377` · Paladin spell · Holy · 2 mana
///
/// > Draw a card. If it costs (2) or less, draw another.
///
/// State: Derived
//~ derived JAIL_377 6123801c 50308333 f0d13200.3884e040
#[test]
fn JAIL_377_holy_bola() {
    check(
        CardClass::Paladin,
        &[
            Give("JAIL_377"),
            Cost("JAIL_377", 2),
            OnTop("CS2_120"),
            OnTop("CS2_120"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_120"),
            Friend("CS2_120"),
            Friend("CS2_182"),
            Enemy("CS2_120"),
            Enemy("CS2_182"),
            Play("JAIL_377", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            In(Nth(4), Zone::Deck),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("JAIL_377"),
            EmptyDeck(Mine),
            EmptyDeck(Theirs),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_120"),
            OnTheirTop("CS2_118"),
            OnTheirTop("CS2_119"),
            OnTheirTop("CS2_120"),
            OnTheirTop("CS2_168"),
            OnTheirTop("CS2_182"),
            OnTheirTop("CS2_120"),
            Friend("CS2_120"),
            Friend("CS2_182"),
            Enemy("CS2_120"),
            Enemy("CS2_182"),
            Play("JAIL_377", Nothing),
            DeckCount(Mine, 4),
            HandCount(Mine, 2),
            CostNow(Nth(5), 4),
            In(Nth(5), Zone::Hand),
            Now(Nth(5), 4, 5),
            CostNow(Nth(6), 2),
            In(Nth(6), Zone::Hand),
            Now(Nth(6), 2, 3),
        ],
    );
}

/// # Commander Beatrix
///
/// `JAIL_397` · Paladin minion · 5 mana · 5/6
///
/// > **Taunt** While building your deck, pick a 2-Cost minion. Ten copies join your deck!
///
/// State: Todo
//~ todo JAIL_397 b39419ec 5eadb158 6e564ba4.48443cdb
#[test]
#[ignore = "todo: JAIL_397 Commander Beatrix"]
fn JAIL_397_commander_beatrix() {
    check(
        CardClass::Paladin,
        &[Give("JAIL_397"), Cost("JAIL_397", 5), Stats("JAIL_397", 5, 6), Has("JAIL_397", GameTag::TAUNT), Unwritten],
    );
}

/// # Scarlet Recruiter
///
/// `JAIL_516` · Paladin minion · 5 mana · 4/4
///
/// > **Battlecry:** Summon two minions from your deck that cost (2) or less. Give them **Rush**.
///
/// State: Derived
//~ derived JAIL_516 e3a51f49 da0c656d f6a10f62.380b3b78
#[test]
fn JAIL_516_scarlet_recruiter() {
    check(
        CardClass::Paladin,
        &[
            Give("JAIL_516"),
            Cost("JAIL_516", 5),
            Stats("JAIL_516", 4, 4),
            OnTop("CS2_120"),
            OnTop("CS2_120"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(1))),
            Play("JAIL_516", Nothing),
            BoardCount(Mine, 4),
            DeckCount(Mine, 20),
            HasNow(Nth(1), GameTag::RUSH),
            In(Nth(1), Zone::Play),
            HasNow(Nth(2), GameTag::RUSH),
            In(Nth(2), Zone::Play),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("JAIL_516"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_120"),
            OnTop("CS2_008"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(8))),
            Play("JAIL_516", Nothing),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("JAIL_516"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_120"),
            OnTop("CS2_008"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(7))),
            Play("JAIL_516", Nothing),
        ],
    );
}

/// # New Recruit
///
/// `JAIL_516e` · Neutral enchantment
///
/// > **Rush**
///
/// State: Derived
//~ derived JAIL_516e b39b3d95 38d170c6 510ad97c.57b12c28
#[test]
fn JAIL_516e_new_recruit() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "JAIL_516e"), HasNow(My(0), GameTag::RUSH)]);
}
