//! Demon Hunter cards of Reign of the Black Empire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7bb7a0eb

/// # Ravitz
///
/// `BE_230` · Demon Hunter minion · 4 mana · 4/4
///
/// > Your left-most minion has **Rush**. Your right-most minion is **Immune** while attacking.
///
/// State: Todo
//~ todo BE_230 9edc68be 11e6895c 57ddeb8a.647fce6d
#[test]
#[ignore = "todo: BE_230 Ravitz"]
fn BE_230_ravitz() {
    check(CardClass::DemonHunter, &[Give("BE_230"), Cost("BE_230", 4), Stats("BE_230", 4, 4), Unwritten]);
}

/// # Attentive Tender
///
/// `BE_262` · Demon Hunter minion · 3 mana · 3/4
///
/// > **Battlecry: Assemble** a 1-Cost minion.
///
/// State: Todo
//~ todo BE_262 8804e072 508e7dab 5cec43cf.18a40b11
#[test]
#[ignore = "todo: BE_262 Attentive Tender"]
fn BE_262_attentive_tender() {
    check(CardClass::DemonHunter, &[Give("BE_262"), Cost("BE_262", 3), Stats("BE_262", 3, 4), Unwritten]);
}

/// # Blind Harrower
///
/// `BE_264` · Demon Hunter minion · 3 mana · 3/2
///
/// > **Outcast and Deathrattle:** Get a random **Outcast** card.
///
/// State: Derived
//~ derived BE_264 f5bd05fe f715b34f 9694e212.70844402
#[test]
fn BE_264_blind_harrower() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BE_264"),
            Cost("BE_264", 3),
            Stats("BE_264", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("BAR_328")),
            Play("BE_264", Nothing),
            Is(InHand(0), "BAR_328"),
            CostNow(InHand(0), 4),
            Now(InHand(0), 4, 4),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[Give("BE_264"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_001")), Play("BE_264", Nothing)],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("BE_264"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BE_264"),
            Force(Card("BAR_328")),
            Kill(Nth(3)),
            Is(InHand(1), "BAR_328"),
            CostNow(InHand(1), 4),
            Now(InHand(1), 4, 4),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[Give("BE_264"), Friend("CS2_182"), Enemy("CS2_182"), Friend("BE_264"), Never(Card("AT_001")), Kill(Nth(3))],
    );
}

/// # Encircle
///
/// `BE_265` · Demon Hunter spell · 6 mana
///
/// > Summon five 3/1 Shredclaws with **Rush**. Summon a random 1-Cost minion for your opponent.
///
/// State: Derived
//~ derived BE_265 6d7fdc68 30b38841 7714ce8e.435e6393
#[test]
fn BE_265_encircle() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BE_265"),
            Cost("BE_265", 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_168")),
            Play("BE_265", Nothing),
            BoardCount(Mine, 6),
            In(The("BE_873t"), Zone::Play),
            Now(The("BE_873t"), 3, 1),
            In(The("CS2_168"), Zone::Play),
            Now(The("CS2_168"), 2, 1),
            BoardCount(Theirs, 2),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[Give("BE_265"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_004")), Play("BE_265", Nothing)],
    );
    check(
        CardClass::DemonHunter,
        &[Give("BE_265"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("BE_265", Nothing)],
    );
}

/// # Terror of the Wastes
///
/// `BE_564` · Demon Hunter minion · 5 mana · 7/5
///
/// > **Battlecry:** If a friendly minion died this turn, attack a random enemy.
///
/// State: Derived
//~ derived BE_564 39a09551 a492641d c053d34a.19495af0
#[test]
fn BE_564_terror_of_the_wastes() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BE_564"),
            Cost("BE_564", 5),
            Stats("BE_564", 7, 5),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Force(Entity(TheirHero)),
            Play("BE_564", Nothing),
            Now(TheirHero, 0, 23),
            Damage(TheirHero, 7),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("BE_564"),
            Enemy("CS2_182"),
            Play("BE_564", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 1),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 0),
            Now(Nth(0), 7, 5),
            Now(Nth(1), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Broodqueen Sha'kar
///
/// `BE_565` · Demon Hunter minion · 5 mana · 3/5
///
/// > **Battlecry**: If 5 friendly minions died this turn, your **Rush** minions have **Charge** this game. *({0} left!)*@**Battlecry**: If 5 friendly minions died this turn, your **Rush** minions have **Charge** this game. *(Ready)*@**Battlecry**: If 5 friendly minions died this turn, your **Rush** minions have **Charge** this game.
///
/// State: Done
//~ done BE_565 c70cf8fb - a07dd113.4b05f5dd
#[test]
fn BE_565_broodqueen_shakar() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BE_565"),
            Cost("BE_565", 5),
            Stats("BE_565", 3, 5),
            Friend("CS2_231"),
            Friend("CS2_231"),
            Friend("CS2_231"),
            Friend("CS2_231"),
            Friend("CS2_231"),
            Kill(My(0)),
            Kill(My(0)),
            Kill(My(0)),
            Kill(My(0)),
            Kill(My(0)),
            Play("BE_565", Nothing),
            Play("CS3_037", Nothing),
            HasNow(My(1), GameTag::CHARGE),
            Attack(My(1), TheirHero),
            Damage(TheirHero, 2),
            Play("CS2_231", Nothing),
            HasNot(My(2), GameTag::CHARGE),
            Kill(My(0)),
            EndTurn,
            HasNow(My(0), GameTag::CHARGE),
            Enemy("CS3_037"),
            HasNot(Their(0), GameTag::CHARGE),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Friend("CS2_231"),
            Friend("CS2_231"),
            Friend("CS2_231"),
            Friend("CS2_231"),
            Enemy("CS2_231"),
            Kill(My(0)),
            Kill(My(0)),
            Kill(My(0)),
            Kill(My(0)),
            Kill(Their(0)),
            Play("BE_565", Nothing),
            Play("CS3_037", Nothing),
            HasNot(My(1), GameTag::CHARGE),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Friend("CS2_231"),
            Friend("CS2_231"),
            Friend("CS2_231"),
            Friend("CS2_231"),
            Friend("CS2_231"),
            Kill(My(0)),
            Kill(My(0)),
            Kill(My(0)),
            Kill(My(0)),
            Kill(My(0)),
            EndTurn,
            EndTurn,
            Play("BE_565", Nothing),
            Play("CS3_037", Nothing),
            HasNot(My(1), GameTag::CHARGE),
        ],
    );
}

/// # Sha'kar's Rage
///
/// `BE_565e` · Demon Hunter enchantment
///
/// > For the rest of the game, your **Rush** minions have **Charge**.
///
/// State: Derived
//~ derived BE_565e 8c201665 f7b19a97 efdb44a3.1ad81493
#[test]
fn BE_565e_shakars_rage() {
    check(
        CardClass::DemonHunter,
        &[
            Friend("CS2_182"),
            Friend("BOT_020"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "BE_565e"),
            HasNot(Nth(0), GameTag::CHARGE),
            HasNow(Nth(1), GameTag::CHARGE),
        ],
    );
}

/// # Charge
///
/// `BE_565e2` · Demon Hunter enchantment
///
/// > **Charge**.
///
/// State: Derived
//~ derived BE_565e2 204168db c35e134d 50d170e2.7eb146fc
#[test]
fn BE_565e2_charge() {
    check(CardClass::DemonHunter, &[Friend("CS2_118"), Enchant(My(0), "BE_565e2"), HasNow(My(0), GameTag::CHARGE)]);
}

/// # Wormriddled Wriggler
///
/// `BE_566` · Demon Hunter minion · 1 mana · 3/3
///
/// > **Battlecry**: Choose a card in your hand to shuffle into your deck. It costs (1) less.
///
/// State: Derived
//~ derived BE_566 47f3c77d b2da846f 1492b0c4.786802e6
#[test]
fn BE_566_wormriddled_wriggler() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BE_566"),
            Cost("BE_566", 1),
            Stats("BE_566", 3, 3),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BE_566", On(Nth(1))),
            DeckCount(Mine, 20),
            HandCount(Mine, 0),
            CostNow(Nth(1), 3),
            In(Nth(1), Zone::Deck),
        ],
    );
}

/// # Tentacle Lash
///
/// `BE_771` · Demon Hunter weapon · 5 mana · 1/2 durability
///
/// > After your hero attacks, reduce the Cost of C'Thun by (1). Choose a C'Thun ability to trigger.
///
/// State: Todo
//~ todo BE_771 05e3cf9d 2ded40ae dd94550a.b66faf6d
#[test]
#[ignore = "todo: BE_771 Tentacle Lash"]
fn BE_771_tentacle_lash() {
    check(CardClass::DemonHunter, &[Give("BE_771"), Cost("BE_771", 5), Stats("BE_771", 1, 2), Unwritten]);
}

/// # Sigil of Hatching
///
/// `BE_873` · Demon Hunter spell · Shadow · 4 mana
///
/// > At the start of your next turn, summon three 3/1 Shredclaws with **Rush**.~GAMEPLAY ASPROXY BE 873
///
/// State: Derived
//~ derived BE_873 4ced0e82 c947b642 8a75e08d.0f24d042
#[test]
fn BE_873_sigil_of_hatching() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BE_873"),
            Cost("BE_873", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BE_873", Nothing),
            EndTurn,
            EndTurn,
            BoardCount(Mine, 4),
            In(The("BE_873t"), Zone::Play),
            Now(The("BE_873t"), 3, 1),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[Give("BE_873"), Friend("CS2_182"), Enemy("CS2_182"), Play("BE_873", Nothing), EndTurn, BoardCount(Mine, 1)],
    );
}

/// # Shredclaw
///
/// `BE_873t` · Demon Hunter minion · 2 mana · 3/1
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla BE_873t e41da5a5 1fd1f716 f7eb5cc2.57b12c28
#[test]
fn BE_873t_shredclaw() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BE_873t"),
            Cost("BE_873t", 2),
            Stats("BE_873t", 3, 1),
            Has("BE_873t", GameTag::RUSH),
            Play("BE_873t", Nothing),
            In(The("BE_873t"), Zone::Play),
            Now(The("BE_873t"), 3, 1),
            HasNow(The("BE_873t"), GameTag::RUSH),
        ],
    );
}

/// # Hungering Cavern
///
/// `BE_877` · Demon Hunter spell · 2 mana
///
/// > **Lifesteal**. Deal $2 damage. If a friendly minion died this turn, this costs (0).
///
/// State: Derived
//~ derived BE_877 9c22222a 99226daa 46e428cd.e23ea54c
#[test]
fn BE_877_hungering_cavern() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BE_877"),
            Cost("BE_877", 2),
            Has("BE_877", GameTag::LIFESTEAL),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Kill(Nth(1)),
            Crystals(10),
            Play("BE_877", On(Nth(3))),
            Now(MyHero, 0, 12),
            Damage(MyHero, 18),
            Now(Nth(3), 4, 1),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("BE_877"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Kill(Nth(1)),
            Crystals(10),
            Play("BE_877", On(Nth(2))),
            Now(MyHero, 0, 12),
            Damage(MyHero, 18),
            Now(Nth(2), 4, 1),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("BE_877"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Kill(Nth(1)),
            Crystals(10),
            CostNow(Nth(0), 0),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[Give("BE_877"), Enemy("CS2_182"), Hurt(Nth(1), 2), Hurt(MyHero, 20), Hurt(TheirHero, 20), CostNow(Nth(0), 2)],
    );
}
