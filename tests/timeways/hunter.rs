//! Hunter cards of Across the Timeways, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file aa8691c8

/// # Brutish Endmaw
///
/// `END_013` · Multi-class minion · 3 mana · 3/3
///
/// > **Battlecry: Discover** a 1-Cost minion with a **Dark Gift**.
///
/// State: Todo
//~ todo END_013 60d16358 7a413e3e 5aaeae2e.b305496f
#[test]
#[ignore = "todo: END_013 Brutish Endmaw"]
fn END_013_brutish_endmaw() {
    check(CardClass::Hunter, &[Give("END_013"), Cost("END_013", 3), Stats("END_013", 3, 3), Unwritten]);
}

/// # Synchronized Spark
///
/// `END_014` · Multi-class spell · 4 mana
///
/// > Deal $3 damage to an enemy. If it dies, give a random friendly minion +3/+3.
///
/// State: Derived
//~ derived END_014 22a6806e fc73fbc7 7a1ea982.6ead6379
#[test]
fn END_014_synchronized_spark() {
    check(
        CardClass::Hunter,
        &[
            Give("END_014"),
            Cost("END_014", 4),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Force(Entity(Nth(5))),
            Play("END_014", On(Nth(7))),
            Now(Nth(5), 8, 4),
            Dead(Nth(7)),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("END_014"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("END_014", On(Nth(6))),
            Armor(Mine, 0),
            BoardCount(Mine, 1),
            Damage(MyHero, 0),
            DeckCount(Mine, 22),
            HandCount(Mine, 0),
            Now(Nth(5), 4, 5),
            Now(Nth(6), 4, 2),
            Now(Nth(7), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 2),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 21),
            HandCount(Theirs, 0),
        ],
    );
}

/// # In Sync
///
/// `END_014e` · Neutral enchantment
///
/// > +3/+3.
///
/// State: Derived
//~ derived END_014e ae9a0675 9154f442 82aea8bd.b42c6980
#[test]
fn END_014e_in_sync() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "END_014e"), Now(My(0), 8, 4)]);
}

/// # Triennium Rex
///
/// `END_015` · Hunter minion · 5 mana · 5/5
///
/// > **Kindred and Deathrattle:** Get a random **Deathrattle** minion. It costs (2) less.
///
/// State: Done
//~ done END_015 e22b9513 - 04ad007f.75d30969
#[test]
fn END_015_triennium_rex() {
    check(
        CardClass::Hunter,
        &[
            Give("END_015"),
            Cost("END_015", 5),
            Stats("END_015", 5, 5),
            Play("END_015", Nothing),
            HandCount(Mine, 0),
            EndTurn,
            EndTurn,
            Play("END_015", Nothing),
            HandCount(Mine, 2),
            Kill(My(0)),
            HandCount(Mine, 3),
        ],
    );
}

/// # Chronoclaws
///
/// `END_016` · Multi-class weapon · 4 mana · 4/3 durability
///
/// > After your hero attacks, discard your highest Cost card.
///
/// State: Derived
//~ derived END_016 6d6a4ba7 aaa3bd7d ecd80023.f1945b36
#[test]
fn END_016_chronoclaws() {
    check(
        CardClass::Hunter,
        &[
            Give("END_016"),
            Cost("END_016", 4),
            Stats("END_016", 4, 3),
            Give("CS2_186"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("END_016"),
            Attack(MyHero, TheirHero),
            HandCount(Mine, 2),
            Dead(Nth(1)),
        ],
    );
}

/// # Battle at the End Time
///
/// `END_017` · Multi-class spell · 1 mana
///
/// > **Quest:** Fill your hand, then empty it. **Reward:** Tick and Tock.
///
/// State: Todo
//~ todo END_017 2182d9c0 1e7693f6 b006c3e0.bf288363
#[test]
#[ignore = "todo: END_017 Battle at the End Time"]
fn END_017_battle_at_the_end_time() {
    check(CardClass::Hunter, &[Give("END_017"), Cost("END_017", 1), Unwritten]);
}

/// # Tick and Tock
///
/// `END_017t` · Multi-class minion · 5 mana · 8/8
///
/// > **Battlecry:** Draw until your hand is full. **Deathrattle:** Empty the opponent's hand.
///
/// State: Todo
//~ todo END_017t 29bc9044 9a1bd74d b8fcb10c.95feb7d5
#[test]
#[ignore = "todo: END_017t Tick and Tock"]
fn END_017t_tick_and_tock() {
    check(CardClass::Hunter, &[Give("END_017t"), Cost("END_017t", 5), Stats("END_017t", 8, 8), Unwritten]);
}

/// # King Maluk
///
/// `TIME_042` · Hunter minion · 4 mana · 5/6
///
/// > **Battlecry:** Discard your hand. Get an Infinite Banana.
///
/// State: Derived
//~ derived TIME_042 d15a2904 c3f5e96d 43e84908.3ad789b3
#[test]
fn TIME_042_king_maluk() {
    check(
        CardClass::Hunter,
        &[
            Give("TIME_042"),
            Cost("TIME_042", 4),
            Stats("TIME_042", 5, 6),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TIME_042", Nothing),
            Is(InHand(0), "TIME_042t"),
            CostNow(InHand(0), 1),
            HandCount(Mine, 1),
            Dead(Nth(1)),
        ],
    );
}

/// # Infinite Banana
///
/// `TIME_042t` · Hunter spell · 1 mana
///
/// > Give a minion +1/+1. *(This stays in your hand.)*
///
/// State: Todo
//~ todo TIME_042t 10c21c8b 1dc9877d 9183c5cd.5aefa478
#[test]
#[ignore = "todo: TIME_042t Infinite Banana"]
fn TIME_042t_infinite_banana() {
    check(CardClass::Hunter, &[Give("TIME_042t"), Cost("TIME_042t", 1), Unwritten]);
}

/// # Infinite Banana
///
/// `TIME_042te` · Hunter enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived TIME_042te d765711e d76c057b 0137383e.67341004
#[test]
fn TIME_042te_infinite_banana() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "TIME_042te"), Now(My(0), 6, 2)]);
}

/// # Precise Shot
///
/// `TIME_600` · Hunter spell · 2 mana
///
/// > Deal $3 damage. If this is EXACTLY in the center of your hand, deal $5 instead.
///
/// State: Todo
//~ todo TIME_600 97d037aa 91cfc89a 1bad33c9.2e21e8cf
#[test]
#[ignore = "todo: TIME_600 Precise Shot"]
fn TIME_600_precise_shot() {
    check(CardClass::Hunter, &[Give("TIME_600"), Cost("TIME_600", 2), Unwritten]);
}

/// # Arrow Retriever
///
/// `TIME_601` · Hunter minion · 2 mana · 3/1
///
/// > **Battlecry:** Draw until you have 3 cards.
///
/// State: Derived
//~ derived TIME_601 8c9da503 7c1908f1 cd39727f.029cf122
#[test]
fn TIME_601_arrow_retriever() {
    check(
        CardClass::Hunter,
        &[
            Give("TIME_601"),
            Cost("TIME_601", 2),
            Stats("TIME_601", 3, 1),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TIME_601", Nothing),
            CostNow(InHand(1), 4),
            Now(InHand(1), 4, 5),
            CostNow(InHand(2), 4),
            Now(InHand(2), 4, 5),
            DeckCount(Mine, 17),
            HandCount(Mine, 3),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("TIME_601"),
            Give("CS2_182"),
            Give("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TIME_601", Nothing),
            DeckCount(Mine, 19),
            DeckCount(Theirs, 20),
        ],
    );
}

/// # Wormhole
///
/// `TIME_602` · Hunter spell · 3 mana
///
/// > **Rewind** Summon a random 3-Cost Beast. It attacks a random enemy.
///
/// State: Todo
//~ todo TIME_602 2fadb569 d29c4a50 1b17e310.a2127f06
#[test]
#[ignore = "todo: TIME_602 Wormhole"]
fn TIME_602_wormhole() {
    check(CardClass::Hunter, &[Give("TIME_602"), Cost("TIME_602", 3), Unwritten]);
}

/// # Ticking Timebomb
///
/// `TIME_603` · Hunter minion · 2 mana · 1/1
///
/// > **Deathrattle:** Destroy a random enemy minion.
///
/// State: Derived
//~ derived TIME_603 8b964949 f941e914 b2ed1f4e.e07700c8
#[test]
fn TIME_603_ticking_timebomb() {
    check(
        CardClass::Hunter,
        &[
            Give("TIME_603"),
            Cost("TIME_603", 2),
            Stats("TIME_603", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TIME_603"),
            Force(Entity(Nth(2))),
            Kill(Nth(3)),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Epoch Stalker
///
/// `TIME_605` · Hunter minion · 6 mana · 3/4
///
/// > **Rush**, **Elusive Battlecry:** Summon a copy of this.
///
/// State: Derived
//~ derived TIME_605 df5b1dec d1c637eb 434ec1af.8090515d
#[test]
fn TIME_605_epoch_stalker() {
    check(
        CardClass::Hunter,
        &[
            Give("TIME_605"),
            Cost("TIME_605", 6),
            Stats("TIME_605", 3, 4),
            Has("TIME_605", GameTag::ELUSIVE),
            Has("TIME_605", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TIME_605", Nothing),
            BoardCount(Mine, 3),
            In(The("TIME_605"), Zone::Play),
            Now(The("TIME_605"), 3, 4),
        ],
    );
}

/// # Quel'dorei Fletcher
///
/// `TIME_606` · Hunter minion · 1 mana · 1/3
///
/// > Your Hero Power costs (0) while your hand has 3 or less cards.
///
/// State: Derived
//~ derived TIME_606 24932581 b98a48a8 8c4c5a47.e87a9c79
#[test]
fn TIME_606_queldorei_fletcher() {
    check(
        CardClass::Hunter,
        &[
            Give("TIME_606"),
            Cost("TIME_606", 1),
            Stats("TIME_606", 1, 3),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TIME_606"),
            HeroPower(Nothing),
            CostNow(MyPower, 0),
        ],
    );
}

/// # Ranger General Sylvanas
///
/// `TIME_609` · Hunter minion · 3 mana · 2/4
///
/// > **Fabled**. **Battlecry:** Deal 2 damage to all enemies. If you've played Alleria or Vereesa, repeat for each.
///
/// State: Todo
//~ todo TIME_609 a10952c4 0c834fe0 7e6a43b0.590d8bde
#[test]
#[ignore = "todo: TIME_609 Ranger General Sylvanas"]
fn TIME_609_ranger_general_sylvanas() {
    check(CardClass::Hunter, &[Give("TIME_609"), Cost("TIME_609", 3), Stats("TIME_609", 2, 4), Unwritten]);
}

/// # Ranger Captain Alleria
///
/// `TIME_609t1` · Hunter minion · 3 mana · 2/4
///
/// > **Battlecry: Discover** a spell. If you've played Sylvanas or Vereesa, repeat for each.
///
/// State: Todo
//~ todo TIME_609t1 8b138f33 0e2dd8e6 f1130cf0.201072e8
#[test]
#[ignore = "todo: TIME_609t1 Ranger Captain Alleria"]
fn TIME_609t1_ranger_captain_alleria() {
    check(CardClass::Hunter, &[Give("TIME_609t1"), Cost("TIME_609t1", 3), Stats("TIME_609t1", 2, 4), Unwritten]);
}

/// # Ranger Initiate Vereesa
///
/// `TIME_609t2` · Hunter minion · 3 mana · 2/4
///
/// > **Battlecry:** Give minions in your deck +1/+1. If you've played Alleria or Sylvanas, repeat for each.
///
/// State: Todo
//~ todo TIME_609t2 5acd30f7 86cf8ea4 0d9e2689.2a005c96
#[test]
#[ignore = "todo: TIME_609t2 Ranger Initiate Vereesa"]
fn TIME_609t2_ranger_initiate_vereesa() {
    check(CardClass::Hunter, &[Give("TIME_609t2"), Cost("TIME_609t2", 3), Stats("TIME_609t2", 2, 4), Unwritten]);
}

/// # Windrunner's Allegiance
///
/// `TIME_609t2e` · Hunter enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived TIME_609t2e 8899aba8 069e0b2f 97b56ccf.67341004
#[test]
fn TIME_609t2e_windrunners_allegiance() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "TIME_609t2e"), Now(My(0), 6, 2)]);
}

/// # Untimely Death
///
/// `TIME_620` · Hunter spell · 2 mana
///
/// > **Secret:** When a friendly minion dies the turn after being played, resummon it.
///
/// State: Todo
//~ todo TIME_620 643deb79 70817f8b 379f7748.6a9f9405
#[test]
#[ignore = "todo: TIME_620 Untimely Death"]
fn TIME_620_untimely_death() {
    check(CardClass::Hunter, &[Give("TIME_620"), Cost("TIME_620", 2), Unwritten]);
}

/// # Past Silvermoon
///
/// `TIME_810` · Hunter location · 4 mana · 0 uses
///
/// > Deal 5 damage to a random enemy minion. *Advance to the present!*
///
/// State: Todo
//~ todo TIME_810 1d624f6e 4e49f8a9 d7a20568.31fb6489
#[test]
#[ignore = "todo: TIME_810 Past Silvermoon"]
fn TIME_810_past_silvermoon() {
    check(CardClass::Hunter, &[Give("TIME_810"), Cost("TIME_810", 4), Unwritten]);
}

/// # Present Silvermoon
///
/// `TIME_810t1` · Hunter location · 4 mana · 0 uses
///
/// > Deal 5 damage to a random enemy minion. Excess hits the enemy hero. *Advance to the future!*
///
/// State: Todo
//~ todo TIME_810t1 2bbe5a7f fec13a5a 6f110071.72ea564f
#[test]
#[ignore = "todo: TIME_810t1 Present Silvermoon"]
fn TIME_810t1_present_silvermoon() {
    check(CardClass::Hunter, &[Give("TIME_810t1"), Cost("TIME_810t1", 4), Unwritten]);
}

/// # Future Silvermoon
///
/// `TIME_810t2` · Hunter location · 4 mana · 0 uses
///
/// > Deal 5 damage to the lowest Health enemy minion. Excess damage hits the enemy hero.
///
/// State: Derived
//~ derived TIME_810t2 cee6532c 19076669 f8febed3.29ed474e
#[test]
fn TIME_810t2_future_silvermoon() {
    check(
        CardClass::Hunter,
        &[
            Give("TIME_810t2"),
            Cost("TIME_810t2", 4),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Friend("TIME_810t2"),
            Use(Nth(4), 0, Nothing),
            Dead(Nth(2)),
            Now(TheirHero, 0, 26),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 4),
        ],
    );
}
