//! Priest cards of Voyage to the Sunken City, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b3cc8293

/// # Herald of Light
///
/// `TID_085` · Priest minion · 3 mana · 3/4
///
/// > **Battlecry:** If you've cast a Holy spell while holding this, restore #6 Health to all friendly characters.
///
/// State: Derived
//~ derived TID_085 1aff6942 1ef4de57 d6485bd8.f623a517
#[test]
fn TID_085_herald_of_light() {
    check(
        CardClass::Priest,
        &[
            Give("TID_085"),
            Cost("TID_085", 3),
            Stats("TID_085", 3, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("EX1_192", Nothing),
            Crystals(10),
            Play("TID_085", Nothing),
            Now(MyHero, 0, 21),
            Damage(MyHero, 9),
            Now(Nth(1), 4, 5),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("TID_085"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("TID_085", Nothing),
            Now(MyHero, 0, 10),
        ],
    );
}

/// # Disarming Elemental
///
/// `TID_700` · Priest minion · 4 mana · 4/4
///
/// > **Battlecry: Dredge** for your opponent. Set its Cost to (6).
///
/// State: Todo
//~ todo TID_700 008208a8 d49f92d6 80da4d50.c8629de4
#[test]
#[ignore = "todo: TID_700 Disarming Elemental"]
fn TID_700_disarming_elemental() {
    check(CardClass::Priest, &[Give("TID_700"), Cost("TID_700", 4), Stats("TID_700", 4, 4), Unwritten]);
}

/// # Disarmed
///
/// `TID_700e` · Priest enchantment
///
/// > Costs (6).
///
/// State: Derived
//~ derived TID_700e dc59f43f 88796cb0 f2b31505.97eab8d6
#[test]
fn TID_700e_disarmed() {
    check(CardClass::Priest, &[Give("CS2_118"), Enchant(Nth(0), "TID_700e"), CostNow(Nth(0), 6)]);
}

/// # Drown
///
/// `TID_920` · Priest spell · Shadow · 4 mana
///
/// > Put an enemy minion on the bottom of your deck.
///
/// State: Derived
//~ derived TID_920 b2c50fa4 fa3ac932 c9154a11.9dc67999
#[test]
fn TID_920_drown() {
    check(
        CardClass::Priest,
        &[
            Give("TID_920"),
            Cost("TID_920", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TID_920", On(Nth(2))),
            DeckCount(Mine, 20),
            In(Nth(2), Zone::Deck),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Whirlpool
///
/// `TSC_209` · Priest spell · Nature · 8 mana
///
/// > Destroy all minions and all copies of them *(wherever they are)*.
///
/// State: Todo
//~ todo TSC_209 d8b58e58 df0d6eea 1f22b768.fc248e72
#[test]
#[ignore = "todo: TSC_209 Whirlpool"]
fn TSC_209_whirlpool() {
    check(CardClass::Priest, &[Give("TSC_209"), Cost("TSC_209", 8), Unwritten]);
}

/// # Illuminate
///
/// `TSC_210` · Priest spell · Holy · 0 mana
///
/// > **Dredge**. If it's a spell, reduce its Cost by (3).
///
/// State: Derived
//~ derived TSC_210 73c79df9 e138af29 ec30ff71.cde03d27
#[test]
fn TSC_210_illuminate() {
    check(
        CardClass::Priest,
        &[
            Give("TSC_210"),
            Cost("TSC_210", 0),
            EmptyDeck(Mine),
            EmptyDeck(Theirs),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("AT_001"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            OnTheirTop("CS2_119"),
            OnTheirTop("AT_001"),
            OnTheirTop("CS2_120"),
            OnTheirTop("CS2_168"),
            OnTheirTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_210", Nothing),
            ChooseCard("AT_001"),
            CostNow(Nth(3), 2),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("TSC_210"),
            EmptyDeck(Mine),
            EmptyDeck(Theirs),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("AT_001"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            OnTheirTop("CS2_119"),
            OnTheirTop("AT_001"),
            OnTheirTop("CS2_120"),
            OnTheirTop("CS2_168"),
            OnTheirTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_210", Nothing),
            ChooseCard("AT_001"),
            EndTurn,
            EndTurn,
            CostNow(Nth(3), 2),
            In(Nth(3), Zone::Hand),
            TagNow(Nth(3), GameTag::SPELLPOWER, 0),
            In(Nth(6), Zone::Deck),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("TSC_210"),
            EmptyDeck(Mine),
            EmptyDeck(Theirs),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("AT_001"),
            OnTheirTop("CS2_118"),
            OnTheirTop("CS2_119"),
            OnTheirTop("CS2_120"),
            OnTheirTop("CS2_168"),
            OnTheirTop("CS2_182"),
            OnTheirTop("AT_001"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_210", Nothing),
            ChooseCard("CS2_120"),
            CostNow(Nth(3), 2),
        ],
    );
}

/// # Whispers of the Deep
///
/// `TSC_211` · Priest spell · Shadow · 1 mana
///
/// > **Silence** a friendly minion, then deal damage equal to its Attack randomly split among all enemy minions.
///
/// State: Derived
//~ derived TSC_211 e5b65eb1 b25f232f f1bf0cce.cab47ecd
#[test]
fn TSC_211_whispers_of_the_deep() {
    check(
        CardClass::Priest,
        &[
            Give("TSC_211"),
            Cost("TSC_211", 1),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Force(Entity(Nth(4))),
            Force(Entity(Nth(6))),
            Play("TSC_211", On(Nth(1))),
            HasNot(Nth(1), GameTag::TAUNT),
            Dead(Nth(4)),
            Dead(Nth(6)),
            BoardCount(Theirs, 1),
        ],
    );
}

/// # Handmaiden
///
/// `TSC_212` · Priest minion · 3 mana · 3/2
///
/// > **Battlecry:** If you've cast three spells while holding this, draw 3 cards.@ *({0} left!)*@ *(Ready!)*
///
/// State: Derived
//~ derived TSC_212 097358cb d6b4470f 142bfb3b.32ace7f9
#[test]
fn TSC_212_handmaiden() {
    check(
        CardClass::Priest,
        &[
            Give("TSC_212"),
            Cost("TSC_212", 3),
            Stats("TSC_212", 3, 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("TSC_212", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 3),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 3),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 5, 1),
            CostNow(Nth(5), 4),
            In(Nth(5), Zone::Hand),
            Now(Nth(5), 4, 5),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("TSC_212"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_212", Nothing),
            DeckCount(Mine, 24),
        ],
    );
}

/// # Queensguard
///
/// `TSC_213` · Priest minion · 2 mana · 2/3
///
/// > **Battlecry:** Gain +1/+1 for each spell you've cast this turn.
///
/// State: Derived
//~ derived TSC_213 9148b834 af7c1a4d 9f8d6556.f088bdb8
#[test]
fn TSC_213_queensguard() {
    check(
        CardClass::Priest,
        &[
            Give("TSC_213"),
            Cost("TSC_213", 2),
            Stats("TSC_213", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("TSC_213", Nothing),
            Now(Nth(0), 3, 4),
        ],
    );
}

/// # Serpent Wig
///
/// `TSC_215` · Priest spell · 1 mana
///
/// > Give a minion +1/+2. If you played a Naga while holding this, add a Serpent Wig to your hand.
///
/// State: Derived
//~ derived TSC_215 bc206438 450768a2 9f390598.f600b36e
#[test]
fn TSC_215_serpent_wig() {
    check(
        CardClass::Priest,
        &[
            Give("TSC_215"),
            Cost("TSC_215", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_938", Nothing),
            Crystals(10),
            Play("TSC_215", On(Nth(2))),
            Is(InHand(0), "TSC_215"),
            CostNow(InHand(0), 1),
            HandCount(Mine, 1),
            Now(Nth(2), 5, 7),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("TSC_215"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_938", Nothing),
            Crystals(10),
            Play("TSC_215", On(Nth(1))),
            Is(InHand(0), "TSC_215"),
            CostNow(InHand(0), 1),
            HandCount(Mine, 1),
            Now(Nth(1), 5, 7),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("TSC_215"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_215", On(Nth(2))),
            HandCount(Mine, 0),
            Now(Nth(2), 5, 7),
        ],
    );
}

/// # Snakes for Hair
///
/// `TSC_215e` · Priest enchantment
///
/// > +1/+2.
///
/// State: Derived
//~ derived TSC_215e 7ceef61c 3c2f8eca 2d28638c.6fa82661
#[test]
fn TSC_215e_snakes_for_hair() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "TSC_215e"), Now(My(0), 6, 3)]);
}

/// # Blackwater Behemoth
///
/// `TSC_216` · Priest minion · 7 mana · 8/10
///
/// > **Colossal +1 Lifesteal**
///
/// State: Done
//~ done TSC_216 c762d0e3 - f9b4655f.81a06e63
#[test]
fn TSC_216_blackwater_behemoth() {
    check(
        CardClass::Priest,
        &[
            Give("TSC_216"),
            Cost("TSC_216", 7),
            Stats("TSC_216", 8, 10),
            Has("TSC_216", GameTag::LIFESTEAL),
            Play("TSC_216", Nothing),
            Is(My(0), "TSC_216t"),
            Is(My(1), "TSC_216"),
        ],
    );
}

/// # Behemoth's Lure
///
/// `TSC_216t` · Priest minion · 2 mana · 1/4
///
/// > At the end of your turn, force a random enemy minion to attack the Blackwater Behemoth.
///
/// State: Done
//~ done TSC_216t eb06875e - f98a8841.80441a6d
#[test]
fn TSC_216t_behemoths_lure() {
    check(
        CardClass::Priest,
        &[
            Give("TSC_216t"),
            Cost("TSC_216t", 2),
            Stats("TSC_216t", 1, 4),
            Play("TSC_216t", Nothing),
            Enemy("CS2_182"),
            EndTurn,
            BoardCount(Theirs, 1),
        ],
    );
}

/// # Switcheroo
///
/// `TSC_702` · Priest spell · 5 mana
///
/// > Draw 2 minions. Swap their Health.
///
/// State: Todo
//~ todo TSC_702 61032414 1e3d5435 f715b196.3c54650e
#[test]
#[ignore = "todo: TSC_702 Switcheroo"]
fn TSC_702_switcheroo() {
    check(CardClass::Priest, &[Give("TSC_702"), Cost("TSC_702", 5), Unwritten]);
}

/// # Azsharan Ritual
///
/// `TSC_775` · Priest spell · 4 mana
///
/// > **Silence** a minion and summon a copy of it. Put a 'Sunken Ritual' on the bottom of your deck.
///
/// State: Derived
//~ derived TSC_775 89d5749f d87965e5 869acb7d.737e77ff
#[test]
fn TSC_775_azsharan_ritual() {
    check(
        CardClass::Priest,
        &[
            Give("TSC_775"),
            Cost("TSC_775", 4),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("TSC_775", On(Nth(4))),
            BoardCount(Mine, 4),
            DeckCount(Mine, 20),
            HasNot(Nth(4), GameTag::TAUNT),
            HasNot(The("AT_097"), GameTag::DIVINE_SHIELD),
            HasNot(The("AT_097"), GameTag::TAUNT),
            In(The("AT_097"), Zone::Play),
            Now(The("AT_097"), 2, 1),
            In(The("TSC_775t"), Zone::Deck),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("TSC_775"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("TSC_775", On(Nth(1))),
            BoardCount(Mine, 4),
            DeckCount(Mine, 20),
            HasNot(Nth(1), GameTag::TAUNT),
            HasNot(The("AT_097"), GameTag::DIVINE_SHIELD),
            HasNot(The("AT_097"), GameTag::TAUNT),
            In(The("AT_097"), Zone::Play),
            Now(The("AT_097"), 2, 1),
            In(The("TSC_775t"), Zone::Deck),
        ],
    );
}

/// # Sunken Ritual
///
/// `TSC_775t` · Priest spell · 4 mana
///
/// > **Silence** a minion and summon 2 copies of it.
///
/// State: Derived
//~ derived TSC_775t db4d1425 9dbd0db8 efa37f09.e8892d87
#[test]
fn TSC_775t_sunken_ritual() {
    check(
        CardClass::Priest,
        &[
            Give("TSC_775t"),
            Cost("TSC_775t", 4),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("TSC_775t", On(Nth(4))),
            BoardCount(Mine, 5),
            HasNot(Nth(4), GameTag::TAUNT),
            HasNot(The("AT_097"), GameTag::DIVINE_SHIELD),
            HasNot(The("AT_097"), GameTag::TAUNT),
            In(The("AT_097"), Zone::Play),
            Now(The("AT_097"), 2, 1),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("TSC_775t"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("TSC_775t", On(Nth(1))),
            BoardCount(Mine, 5),
            HasNot(Nth(1), GameTag::TAUNT),
            HasNot(The("AT_097"), GameTag::DIVINE_SHIELD),
            HasNot(The("AT_097"), GameTag::TAUNT),
            In(The("AT_097"), Zone::Play),
            Now(The("AT_097"), 2, 1),
        ],
    );
}

/// # Priestess Valishj
///
/// `TSC_828` · Priest minion · 1 mana · 1/1
///
/// > **Battlecry:** Refresh an empty Mana Crystal for each spell you've cast this turn.@ *(@)*
///
/// State: Derived
//~ derived TSC_828 e0706140 ad0f90ed dd5b301b.1ac8f183
#[test]
fn TSC_828_priestess_valishj() {
    check(
        CardClass::Priest,
        &[
            Give("TSC_828"),
            Cost("TSC_828", 1),
            Stats("TSC_828", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(10),
            Play("GAME_005", Nothing),
            Play("CS2_182", Nothing),
            Play("TSC_828", Nothing),
            Mana(6),
        ],
    );
}
