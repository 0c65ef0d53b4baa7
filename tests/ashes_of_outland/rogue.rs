//! Rogue cards of Ashes of Outland, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file c1bf79d0

/// # Bamboozle
///
/// `BT_042` · Rogue spell · 2 mana
///
/// > **Secret:** When one of your minions is attacked, transform it into a random one that costs (3) more.
///
/// State: Derived
//~ derived BT_042 3a3926fb ccb7583e 8ddff683.7c1335c3
#[test]
fn BT_042_bamboozle() {
    check(
        CardClass::Rogue,
        &[
            Give("BT_042"),
            Cost("BT_042", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("BT_042"),
            EndTurn,
            Force(Card("CS2_186")),
            Attack(Nth(2), Nth(1)),
            Is(Nth(1), "CS2_186"),
            Now(Nth(1), 7, 3),
            Dead(Nth(2)),
            Dead(Nth(4)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("BT_042"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("BT_042"),
            EndTurn,
            Never(Card("AV_200")),
            Attack(Nth(2), Nth(1)),
        ],
    );
}

/// # Shadowjeweler Hanar
///
/// `BT_188` · Rogue minion · 2 mana · 1/4
///
/// > After you play a **Secret**, **Discover** a **Secret** from a different class.
///
/// State: Derived
//~ derived BT_188 647f7b9c d4d219fc 8683ca23.4c4fbe6e
#[test]
fn BT_188_shadowjeweler_hanar() {
    check(
        CardClass::Rogue,
        &[
            Give("BT_188"),
            Cost("BT_188", 2),
            Stats("BT_188", 1, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_188"),
            Force(Card("AT_002")),
            Play("AT_002", Nothing),
            ChooseCard("AT_002"),
            Is(InHand(1), "AT_002"),
            CostNow(InHand(1), 3),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("BT_188"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_188"),
            Never(Card("AT_001")),
            Play("AT_002", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("BT_188"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_188"),
            Play("CS2_182", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 3),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 1),
            CostNow(Nth(0), 2),
            Now(Nth(0), 1, 4),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Now(Nth(3), 1, 4),
            Now(Nth(4), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Spymistress
///
/// `BT_701` · Rogue minion · 1 mana · 3/1
///
/// > **Stealth**
///
/// State: Vanilla
//~ vanilla BT_701 bf923bcb 87fb4781 e769a675.86cd88a1
#[test]
fn BT_701_spymistress() {
    check(
        CardClass::Rogue,
        &[
            Give("BT_701"),
            Cost("BT_701", 1),
            Stats("BT_701", 3, 1),
            Has("BT_701", GameTag::STEALTH),
            Play("BT_701", Nothing),
            In(The("BT_701"), Zone::Play),
            Now(The("BT_701"), 3, 1),
            HasNow(The("BT_701"), GameTag::STEALTH),
        ],
    );
}

/// # Ashtongue Slayer
///
/// `BT_702` · Rogue minion · 2 mana · 3/2
///
/// > **Battlecry:** Give a Stealth**ed** minion +3 Attack and **Immune** this turn.
///
/// State: Derived
//~ derived BT_702 b015e23d b4e69420 1630d8ba.bb708d9f
#[test]
fn BT_702_ashtongue_slayer() {
    check(
        CardClass::Rogue,
        &[
            Give("BT_702"),
            Cost("BT_702", 2),
            Stats("BT_702", 3, 2),
            Friend("AT_095"),
            Friend("CS2_182"),
            Enemy("AT_095"),
            Enemy("CS2_182"),
            CannotTarget("BT_702", Nth(2)),
            Play("BT_702", On(Nth(1))),
            HasNow(Nth(1), GameTag::IMMUNE),
            Now(Nth(1), 5, 2),
        ],
    );
}

/// # Guile of the Ashtongue
///
/// `BT_702e` · Rogue enchantment
///
/// > +3 Attack and **Immune** this turn.
///
/// State: Derived
//~ derived BT_702e 257a9281 f1e56fe3 4113c5db.ef1d350a
#[test]
fn BT_702e_guile_of_the_ashtongue() {
    check(
        CardClass::Rogue,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "BT_702e"),
            Now(My(0), 8, 1),
            HasNow(My(0), GameTag::IMMUNE),
            EndTurn,
            Now(My(0), 5, 1),
            HasNot(My(0), GameTag::IMMUNE),
        ],
    );
}

/// # Cursed Vagrant
///
/// `BT_703` · Rogue minion · 7 mana · 7/5
///
/// > **Deathrattle:** Summon a 7/5 Shadow with **Stealth**.
///
/// State: Derived
//~ derived BT_703 e9341377 657ed12e 0f7922cf.35c3d36f
#[test]
fn BT_703_cursed_vagrant() {
    check(
        CardClass::Rogue,
        &[
            Give("BT_703"),
            Cost("BT_703", 7),
            Stats("BT_703", 7, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_703"),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("BT_703t"), Zone::Play),
            Now(The("BT_703t"), 7, 5),
        ],
    );
}

/// # Cursed Shadow
///
/// `BT_703t` · Rogue minion · 7 mana · 7/5
///
/// > **Stealth**
///
/// State: Vanilla
//~ vanilla BT_703t 61370a35 9d5c7fa2 1d3090ee.86cd88a1
#[test]
fn BT_703t_cursed_shadow() {
    check(
        CardClass::Rogue,
        &[
            Give("BT_703t"),
            Cost("BT_703t", 7),
            Stats("BT_703t", 7, 5),
            Has("BT_703t", GameTag::STEALTH),
            Play("BT_703t", Nothing),
            In(The("BT_703t"), Zone::Play),
            Now(The("BT_703t"), 7, 5),
            HasNow(The("BT_703t"), GameTag::STEALTH),
        ],
    );
}

/// # Ambush
///
/// `BT_707` · Rogue spell · 2 mana
///
/// > **Secret:** After your opponent plays a minion, summon a 2/3 Ambusher with **Poisonous**.
///
/// State: Derived
//~ derived BT_707 44a6ec0a 760278f7 25cb7189.7ac23922
#[test]
fn BT_707_ambush() {
    check(
        CardClass::Rogue,
        &[
            Give("BT_707"),
            Cost("BT_707", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_707"),
            EndTurn,
            Play("CS2_182", Nothing),
            BoardCount(Mine, 2),
            Dead(Nth(3)),
            In(The("BT_707t"), Zone::Play),
            Now(The("BT_707t"), 2, 3),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("BT_707"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_707"),
            EndTurn,
            Play("GAME_005", Nothing),
            BoardCount(Mine, 1),
        ],
    );
}

/// # Broken Ambusher
///
/// `BT_707t` · Rogue minion · 2 mana · 2/3
///
/// > **Poisonous**
///
/// State: Vanilla
//~ vanilla BT_707t 9a948e95 a88b7474 71bf3ab6.2574dcf7
#[test]
fn BT_707t_broken_ambusher() {
    check(
        CardClass::Rogue,
        &[
            Give("BT_707t"),
            Cost("BT_707t", 2),
            Stats("BT_707t", 2, 3),
            Has("BT_707t", GameTag::POISONOUS),
            Play("BT_707t", Nothing),
            In(The("BT_707t"), Zone::Play),
            Now(The("BT_707t"), 2, 3),
            HasNow(The("BT_707t"), GameTag::POISONOUS),
        ],
    );
}

/// # Dirty Tricks
///
/// `BT_709` · Rogue spell · 2 mana
///
/// > **Secret:** After your opponent casts a spell, draw 2 cards.
///
/// State: Derived
//~ derived BT_709 83d854dc 7a749368 36318e75.2eb8f08f
#[test]
fn BT_709_dirty_tricks() {
    check(
        CardClass::Rogue,
        &[
            Give("BT_709"),
            Cost("BT_709", 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_709"),
            EndTurn,
            Play("GAME_005", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 3),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            TagNow(Nth(3), GameTag::SPELLPOWER, 0),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
            TagNow(Nth(4), GameTag::SPELLPOWER, 0),
            Dead(Nth(7)),
        ],
    );
}

/// # Greyheart Sage
///
/// `BT_710` · Rogue minion · 3 mana · 3/3
///
/// > **Battlecry:** If you control a Stealth**ed** minion, draw 2 cards.
///
/// State: Derived
//~ derived BT_710 3f50fde6 403855ea b6d624a6.cfdc01c7
#[test]
fn BT_710_greyheart_sage() {
    check(
        CardClass::Rogue,
        &[
            Give("BT_710"),
            Cost("BT_710", 3),
            Stats("BT_710", 3, 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("AT_095"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_710", Nothing),
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
        CardClass::Rogue,
        &[
            Give("BT_710"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_710", Nothing),
            DeckCount(Mine, 23),
        ],
    );
}

/// # Blackjack Stunner
///
/// `BT_711` · Rogue minion · 1 mana · 1/2
///
/// > **Battlecry:** If you control a **Secret**, return a minion to its owner's hand. It costs (2) more.
///
/// State: Derived
//~ derived BT_711 a871467f e39635e2 b2e90d91.359e2d7a
#[test]
fn BT_711_blackjack_stunner() {
    check(
        CardClass::Rogue,
        &[
            Give("BT_711"),
            Cost("BT_711", 1),
            Stats("BT_711", 1, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("EX1_289"),
            Play("BT_711", On(Nth(2))),
            CostNow(Nth(2), 6),
            In(Nth(2), Zone::Hand),
            BoardCount(Theirs, 0),
            HandCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("BT_711"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("EX1_289"),
            Play("BT_711", On(Nth(1))),
            BoardCount(Mine, 1),
            HandCount(Mine, 1),
            CostNow(Nth(1), 6),
            In(Nth(1), Zone::Hand),
        ],
    );
}

/// # Stunned
///
/// `BT_711e` · Neutral enchantment
///
/// > Costs (2) more.
///
/// State: Derived
//~ derived BT_711e 4540b7c2 d17325fa 7f303cd5.7201933b
#[test]
fn BT_711e_stunned() {
    check(CardClass::Rogue, &[Give("CS2_118"), Enchant(Nth(0), "BT_711e"), CostNow(Nth(0), 5)]);
}

/// # Akama
///
/// `BT_713` · Rogue minion · 3 mana · 3/4
///
/// > **Stealth Deathrattle:** Shuffle 'Akama Prime' into your deck.
///
/// State: Derived
//~ derived BT_713 9607dfb7 9dda8aaa 6ed0eb7a.430dc98e
#[test]
fn BT_713_akama() {
    check(
        CardClass::Rogue,
        &[
            Give("BT_713"),
            Cost("BT_713", 3),
            Stats("BT_713", 3, 4),
            Has("BT_713", GameTag::STEALTH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_713"),
            Kill(Nth(3)),
            DeckCount(Mine, 20),
            In(The("BT_713t"), Zone::Deck),
        ],
    );
}

/// # Akama Prime
///
/// `BT_713t` · Rogue minion · 6 mana · 6/5
///
/// > Permanently Stealth**ed**.
///
/// State: Todo
//~ todo BT_713t 86e0b414 ead01895 ce7c90b2.15e257d7
#[test]
#[ignore = "todo: BT_713t Akama Prime"]
fn BT_713t_akama_prime() {
    check(
        CardClass::Rogue,
        &[Give("BT_713t"), Cost("BT_713t", 6), Stats("BT_713t", 6, 5), Has("BT_713t", GameTag::STEALTH), Unwritten],
    );
}
