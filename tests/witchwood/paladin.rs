//! Paladin cards of The Witchwood, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 8ceb832d

/// # Sound the Bells!
///
/// `GIL_145` · Paladin spell · 2 mana
///
/// > **Echo** Give a minion +1/+2.
///
/// State: Derived
//~ derived GIL_145 6a2af29d ee1511f0 dd60c645.b753c1ac
#[test]
fn GIL_145_sound_the_bells() {
    check(
        CardClass::Paladin,
        &[
            Give("GIL_145"),
            Cost("GIL_145", 2),
            Has("GIL_145", GameTag::ECHO),
            Targets("GIL_145", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GIL_145", On(Nth(2))),
            Now(Nth(2), 5, 7),
        ],
    );
    check(
        CardClass::Paladin,
        &[Give("GIL_145"), Friend("CS2_182"), Enemy("CS2_182"), Play("GIL_145", On(Nth(1))), Now(Nth(1), 5, 7)],
    );
}

/// # DING DONG!
///
/// `GIL_145e` · Paladin enchantment
///
/// > +1/+2.
///
/// State: Derived
//~ derived GIL_145e 57b0d1a2 588cc30c 7f03eb4f.6fa82661
#[test]
fn GIL_145e_ding_dong() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "GIL_145e"), Now(My(0), 6, 3)]);
}

/// # Rebuke
///
/// `GIL_203` · Paladin spell · 2 mana
///
/// > Enemy spells cost (5) more next turn.
///
/// State: Done
//~ done GIL_203 9179f60e - 98621354.85f1f20b
#[test]
fn GIL_203_rebuke() {
    check(
        CardClass::Paladin,
        &[
            Give("GIL_203"),
            Cost("GIL_203", 2),
            Give("CS2_029"),
            GiveThem("CS2_029"),
            GiveThem("CS2_182"),
            Play("GIL_203", Nothing),
            CostNow(Nth(1), 4),
            EndTurn,
            CostNow(Nth(2), 9),
            CostNow(Nth(3), 4),
            Play("CS2_008", On(MyHero)),
            CostNow(Nth(2), 9),
            EndTurn,
            CostNow(Nth(1), 4),
            EndTurn,
            CostNow(Nth(2), 4),
        ],
    );
}

/// # Rebuked
///
/// `GIL_203e` · Neutral enchantment
///
/// > Your spells cost (5) more this turn.
///
/// State: Derived
//~ derived GIL_203e 90d6af8b 89e8fe31 59bf20cf.5b79bf9c
#[test]
fn GIL_203e_rebuked() {
    check(
        CardClass::Paladin,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "GIL_203e"),
            EndTurn,
            EndTurn,
            CostNow(InHand(2), 4),
            CostNow(Nth(1), 10),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "GIL_203e"),
            CostNow(Nth(1), 5),
        ],
    );
}

/// # Rebuking
///
/// `GIL_203e2` · Neutral enchantment
///
/// > Costs (5) more.
///
/// State: Derived
//~ derived GIL_203e2 4b818ad8 0fc1c35a 2727ab8f.b6548a1d
#[test]
fn GIL_203e2_rebuking() {
    check(CardClass::Paladin, &[Give("CS2_118"), Enchant(Nth(0), "GIL_203e2"), CostNow(Nth(0), 8)]);
}

/// # Ghostly Charger
///
/// `GIL_545` · Paladin minion · 5 mana · 3/4
///
/// > **Divine Shield Rush**
///
/// State: Vanilla
//~ vanilla GIL_545 d92ddcde 5934883f 8fadc658.731769c3
#[test]
fn GIL_545_ghostly_charger() {
    check(
        CardClass::Paladin,
        &[
            Give("GIL_545"),
            Cost("GIL_545", 5),
            Stats("GIL_545", 3, 4),
            Has("GIL_545", GameTag::DIVINE_SHIELD),
            Has("GIL_545", GameTag::RUSH),
            Play("GIL_545", Nothing),
            In(The("GIL_545"), Zone::Play),
            Now(The("GIL_545"), 3, 4),
            HasNow(The("GIL_545"), GameTag::DIVINE_SHIELD),
            HasNow(The("GIL_545"), GameTag::RUSH),
        ],
    );
}

/// # Silver Sword
///
/// `GIL_596` · Paladin weapon · 8 mana · 3/4 durability
///
/// > After your hero attacks, give your minions +1/+1.
///
/// State: Derived
//~ derived GIL_596 eac4bc85 ae42fd81 06eedaf4.d4c96300
#[test]
fn GIL_596_silver_sword() {
    check(
        CardClass::Paladin,
        &[
            Give("GIL_596"),
            Cost("GIL_596", 8),
            Stats("GIL_596", 3, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_596"),
            Attack(MyHero, TheirHero),
            Now(Nth(1), 5, 6),
        ],
    );
}

/// # Sterling
///
/// `GIL_596e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived GIL_596e 6089b3ac 3f626e60 7c4b08a6.67341004
#[test]
fn GIL_596e_sterling() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "GIL_596e"), Now(My(0), 6, 2)]);
}

/// # Bellringer Sentry
///
/// `GIL_634` · Paladin minion · 4 mana · 3/4
///
/// > **Battlecry and Deathrattle:** Put a **Secret** from your deck into the battlefield.
///
/// State: Derived
//~ derived GIL_634 a933ac80 5136ea26 db59cfbc.15237b86
#[test]
fn GIL_634_bellringer_sentry() {
    check(
        CardClass::Paladin,
        &[
            Give("GIL_634"),
            Cost("GIL_634", 4),
            Stats("GIL_634", 3, 4),
            OnTop("AT_002"),
            OnTop("AT_002"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("GIL_634", Nothing),
            In(Nth(2), Zone::Secret),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("GIL_634"),
            OnTop("AT_002"),
            OnTop("AT_002"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_634"),
            Force(Entity(Nth(2))),
            Kill(Nth(6)),
            In(Nth(2), Zone::Secret),
        ],
    );
}

/// # Cathedral Gargoyle
///
/// `GIL_635` · Paladin minion · 2 mana · 2/2
///
/// > **Battlecry:** If you're holding a Dragon, gain **Taunt** and **Divine Shield**.
///
/// State: Derived
//~ derived GIL_635 8ff16b5a 0166bcc9 6e188497.ff84f66b
#[test]
fn GIL_635_cathedral_gargoyle() {
    check(
        CardClass::Paladin,
        &[
            Give("GIL_635"),
            Cost("GIL_635", 2),
            Stats("GIL_635", 2, 2),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("GIL_635", Nothing),
            HasNow(Nth(0), GameTag::DIVINE_SHIELD),
            HasNow(Nth(0), GameTag::TAUNT),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("GIL_635"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("GIL_635", Nothing),
            HasNot(Nth(0), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Paragon of Light
///
/// `GIL_685` · Paladin minion · 3 mana · 2/5
///
/// > While this minion has 3 or more Attack, it has **Taunt** and **Lifesteal**.
///
/// State: Derived
//~ derived GIL_685 dfc957bd b5a0a5f9 23b2ea9a.312bae43
#[test]
fn GIL_685_paragon_of_light() {
    check(
        CardClass::Paladin,
        &[
            Give("GIL_685"),
            Cost("GIL_685", 3),
            Stats("GIL_685", 2, 5),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Friend("GIL_685"),
            Hurt(Nth(2), 2),
            Hurt(Nth(5), 2),
            Hurt(Nth(7), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Enchant(Nth(7), "CS2_092e"),
            HasNow(Nth(7), GameTag::LIFESTEAL),
            HasNow(Nth(7), GameTag::TAUNT),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("GIL_685"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Friend("GIL_685"),
            Hurt(Nth(2), 2),
            Hurt(Nth(5), 2),
            Hurt(Nth(7), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            HasNot(Nth(7), GameTag::LIFESTEAL),
        ],
    );
}

/// # Prince Liam
///
/// `GIL_694` · Paladin minion · 5 mana · 5/5
///
/// > **Battlecry:** Transform all 1-Cost cards in your deck into **Legendary** minions.
///
/// State: Derived
//~ derived GIL_694 a8283296 06a2033a 2b5fe2f0.18dd0ac9
#[test]
fn GIL_694_prince_liam() {
    check(
        CardClass::Paladin,
        &[
            Give("GIL_694"),
            Cost("GIL_694", 5),
            Stats("GIL_694", 5, 5),
            OnTop("CS2_168"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_009")),
            Force(Card("AT_009")),
            Play("GIL_694", Nothing),
            Is(Nth(1), "AT_009"),
            Is(Nth(2), "AT_009"),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("GIL_694"),
            OnTop("CS2_168"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AV_113")),
            Play("GIL_694", Nothing),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("GIL_694"),
            OnTop("CS2_168"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_003")),
            Play("GIL_694", Nothing),
        ],
    );
}

/// # The Glass Knight
///
/// `GIL_817` · Paladin minion · 4 mana · 4/3
///
/// > **Divine Shield** Whenever you restore Health, gain **Divine Shield**.
///
/// State: Derived
//~ derived GIL_817 ece1c0da a36caefa 4ea98a23.2e2c04db
#[test]
fn GIL_817_the_glass_knight() {
    check(
        CardClass::Paladin,
        &[
            Give("GIL_817"),
            Cost("GIL_817", 4),
            Stats("GIL_817", 4, 3),
            Has("GIL_817", GameTag::DIVINE_SHIELD),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_817"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Hurt(Nth(3), 1),
            Play("CS2_007", On(Nth(3))),
            HasNow(Nth(3), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Hidden Wisdom
///
/// `GIL_903` · Paladin spell · 1 mana
///
/// > **Secret:** After your opponent plays three cards in a turn, draw 2 cards.
///
/// State: Derived
//~ derived GIL_903 5815c8e3 db64cfa1 b0cb7e01.5b8795ff
#[test]
fn GIL_903_hidden_wisdom() {
    check(
        CardClass::Paladin,
        &[
            Give("GIL_903"),
            Cost("GIL_903", 1),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_903"),
            EndTurn,
            Play("CS2_118", Nothing),
            EndTurn,
            Crystals(10),
            EndTurn,
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            DeckCount(Mine, 20),
            HandCount(Mine, 4),
            CostNow(Nth(2), 3),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 5, 1),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            Dead(Nth(7)),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("GIL_903"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_903"),
            EndTurn,
            Play("CS2_118", Nothing),
            EndTurn,
            Crystals(10),
            Play("CS2_182", Nothing),
            DeckCount(Mine, 22),
        ],
    );
}
