//! Priest cards of Ashes of Outland, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 27b81c2e

/// # Reliquary of Souls
///
/// `BT_197` · Priest minion · 1 mana · 1/3
///
/// > **Lifesteal Deathrattle:** Shuffle 'Reliquary Prime' into your deck.
///
/// State: Derived
//~ derived BT_197 8eb90b2e 16dc6fab df873dd7.7a1d6f08
#[test]
fn BT_197_reliquary_of_souls() {
    check(
        CardClass::Priest,
        &[
            Give("BT_197"),
            Cost("BT_197", 1),
            Stats("BT_197", 1, 3),
            Has("BT_197", GameTag::LIFESTEAL),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_197"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Kill(Nth(3)),
            DeckCount(Mine, 20),
            In(The("BT_197t"), Zone::Deck),
        ],
    );
}

/// # Reliquary Prime
///
/// `BT_197t` · Priest minion · 7 mana · 6/8
///
/// > **Taunt**, **Lifesteal Elusive** on your opponent's turn.
///
/// State: Done
//~ done BT_197t 1b180e70 - 4230c215.fc85e2d9
#[test]
fn BT_197t_reliquary_prime() {
    check(
        CardClass::Priest,
        &[
            Give("BT_197t"),
            Cost("BT_197t", 7),
            Stats("BT_197t", 6, 8),
            Has("BT_197t", GameTag::LIFESTEAL),
            Has("BT_197t", GameTag::TAUNT),
            Friend("BT_197t"),
            Friend("CS2_182"),
            Give("CS2_029"),
            GiveThem("CS2_029"),
            HasNot(My(0), GameTag::ELUSIVE),
            Play("CS2_029", On(My(0))),
            Damage(My(0), 6),
            EndTurn,
            HasNow(My(0), GameTag::ELUSIVE),
            CannotTarget("CS2_029", My(0)),
            EndTurn,
            HasNot(My(0), GameTag::ELUSIVE),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Friend("BT_197t"),
            Enemy("CS2_182"),
            Hurt(MyHero, 10),
            Attack(My(0), TheirHero),
            Damage(MyHero, 4),
            EndTurn,
            CannotAttack(Their(0), MyHero),
            Attack(Their(0), My(0)),
        ],
    );
}

/// # Soul Mirror
///
/// `BT_198` · Priest spell · Shadow · 7 mana
///
/// > Summon copies of enemy minions. They attack their copies.
///
/// State: Todo
//~ todo BT_198 67f9828b bf05d440 47e02744.05051052
#[test]
#[ignore = "todo: BT_198 Soul Mirror"]
fn BT_198_soul_mirror() {
    check(CardClass::Priest, &[Give("BT_198"), Cost("BT_198", 7), Unwritten]);
}

/// # Renew
///
/// `BT_252` · Priest spell · Holy · 1 mana
///
/// > Restore #3 Health. **Discover** a spell.
///
/// State: Derived
//~ derived BT_252 6866e6d0 3d328847 6b3dafea.0cde1827
#[test]
fn BT_252_renew() {
    check(
        CardClass::Priest,
        &[
            Give("BT_252"),
            Cost("BT_252", 1),
            Targets("BT_252", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Force(Card("AT_013")),
            Play("BT_252", On(Nth(2))),
            ChooseCard("AT_013"),
            Is(InHand(0), "AT_013"),
            CostNow(InHand(0), 1),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
            Now(Nth(2), 4, 5),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("BT_252"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Never(Card("AT_011")),
            Play("BT_252", On(Nth(2))),
            Choose(0),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("BT_252"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Force(Card("AT_013")),
            Play("BT_252", On(Nth(1))),
            ChooseCard("AT_013"),
            Is(InHand(0), "AT_013"),
            CostNow(InHand(0), 1),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
            Now(Nth(1), 4, 5),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("BT_252"),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Force(Card("AT_013")),
            Play("BT_252", On(TheirHero)),
            ChooseCard("AT_013"),
            Is(InHand(0), "AT_013"),
            CostNow(InHand(0), 1),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
            Now(TheirHero, 0, 13),
            Damage(TheirHero, 17),
        ],
    );
}

/// # Psyche Split
///
/// `BT_253` · Priest spell · Shadow · 5 mana
///
/// > Give a minion +1/+2. Summon a copy of it.
///
/// State: Derived
//~ derived BT_253 27f96575 92787af4 d330d02b.7397b4a8
#[test]
fn BT_253_psyche_split() {
    check(
        CardClass::Priest,
        &[
            Give("BT_253"),
            Cost("BT_253", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_253", On(Nth(2))),
            BoardCount(Mine, 2),
            Now(Nth(2), 5, 7),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("BT_253"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_253", On(Nth(1))),
            BoardCount(Mine, 2),
            Now(Nth(1), 5, 7),
        ],
    );
}

/// # Twin Vision
///
/// `BT_253e` · Priest enchantment
///
/// > +1/+2.
///
/// State: Derived
//~ derived BT_253e df2fdbec baf59e4d 11db8434.6fa82661
#[test]
fn BT_253e_twin_vision() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "BT_253e"), Now(My(0), 6, 3)]);
}

/// # Sethekk Veilweaver
///
/// `BT_254` · Priest minion · 2 mana · 2/3
///
/// > After you cast a spell on a minion, add a Priest spell to your hand.
///
/// State: Derived
//~ derived BT_254 ecc41f7a c58ca822 ef83fa5a.018d88bd
#[test]
fn BT_254_sethekk_veilweaver() {
    check(
        CardClass::Priest,
        &[
            Give("BT_254"),
            Cost("BT_254", 2),
            Stats("BT_254", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_254"),
            Force(Card("AT_013")),
            Play("CS2_008", On(Nth(3))),
            Is(InHand(1), "AT_013"),
            CostNow(InHand(1), 1),
            TagNow(InHand(1), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("BT_254"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_254"),
            Never(Card("AT_011")),
            Play("CS2_008", On(Nth(3))),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("BT_254"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_254"),
            Never(Card("AT_001")),
            Play("CS2_008", On(Nth(3))),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("BT_254"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_254"),
            EndTurn,
            Play("CS2_008", On(Nth(3))),
            CostNow(InTheirHand(0), 4),
            Now(InTheirHand(0), 4, 5),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 1),
            CostNow(Nth(0), 2),
            Now(Nth(0), 2, 3),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Now(Nth(3), 2, 2),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 19),
            HandCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("BT_254"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_254"),
            Force(Card("AT_013")),
            Play("CS2_008", On(Nth(2))),
            Is(InHand(1), "AT_013"),
            CostNow(InHand(1), 1),
            TagNow(InHand(1), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 2),
        ],
    );
}

/// # Dragonmaw Overseer
///
/// `BT_256` · Priest minion · 3 mana · 2/2
///
/// > At the end of your turn, give another friendly minion +2/+2.
///
/// State: Derived
//~ derived BT_256 9d345491 37dc2522 25a9e0e1.ba188df9
#[test]
fn BT_256_dragonmaw_overseer() {
    check(
        CardClass::Priest,
        &[
            Give("BT_256"),
            Cost("BT_256", 3),
            Stats("BT_256", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_256"),
            Force(Entity(Nth(1))),
            EndTurn,
            Now(Nth(1), 6, 7),
        ],
    );
    check(
        CardClass::Priest,
        &[Give("BT_256"), Friend("CS2_182"), Enemy("CS2_182"), Friend("BT_256"), Never(Entity(Nth(3))), EndTurn],
    );
}

/// # Apotheosis
///
/// `BT_257` · Priest spell · Holy · 3 mana
///
/// > Give a minion +2/+3 and **Lifesteal**.
///
/// State: Derived
//~ derived BT_257 4f4dbf8e bb84644d 2bbfc1c9.08dbf4bf
#[test]
fn BT_257_apotheosis() {
    check(
        CardClass::Priest,
        &[
            Give("BT_257"),
            Cost("BT_257", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_257", On(Nth(2))),
            HasNow(Nth(2), GameTag::LIFESTEAL),
            Now(Nth(2), 6, 8),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("BT_257"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_257", On(Nth(1))),
            HasNow(Nth(1), GameTag::LIFESTEAL),
            Now(Nth(1), 6, 8),
        ],
    );
}

/// # Apotheosis
///
/// `BT_257e` · Priest enchantment
///
/// > +2/+3 and **Lifesteal**.
///
/// State: Derived
//~ derived BT_257e ebf9e4c1 85fcc951 d167343b.b6125846
#[test]
fn BT_257e_apotheosis() {
    check(
        CardClass::Priest,
        &[Friend("CS2_118"), Enchant(My(0), "BT_257e"), Now(My(0), 7, 4), HasNow(My(0), GameTag::LIFESTEAL)],
    );
}

/// # Imprisoned Homunculus
///
/// `BT_258` · Priest minion · 1 mana · 2/5
///
/// > **Dormant** for 2 turns. **Taunt**
///
/// State: Done
//~ done BT_258 4256aa75 - 04c4ad18.ffe69b9f
#[test]
fn BT_258_imprisoned_homunculus() {
    check(
        CardClass::Priest,
        &[
            Give("BT_258"),
            Cost("BT_258", 1),
            Stats("BT_258", 2, 5),
            Has("BT_258", GameTag::TAUNT),
            Play("BT_258", Nothing),
            HasNow(My(0), GameTag::DORMANT),
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            HasNot(My(0), GameTag::DORMANT),
            HasNow(My(0), GameTag::TAUNT),
        ],
    );
}

/// # Dragonmaw Sentinel
///
/// `BT_262` · Priest minion · 2 mana · 1/4
///
/// > **Battlecry:** If you're holding a Dragon, gain +1 Attack and **Lifesteal**.
///
/// State: Derived
//~ derived BT_262 0569d7ba 5eb6a4a5 7c0f0f2a.a3dd0cef
#[test]
fn BT_262_dragonmaw_sentinel() {
    check(
        CardClass::Priest,
        &[
            Give("BT_262"),
            Cost("BT_262", 2),
            Stats("BT_262", 1, 4),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_262", Nothing),
            HasNow(Nth(0), GameTag::LIFESTEAL),
            Now(Nth(0), 2, 4),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("BT_262"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_262", Nothing),
            HasNot(Nth(0), GameTag::LIFESTEAL),
        ],
    );
}

/// # Nether Sight
///
/// `BT_262e` · Priest enchantment
///
/// > +1 Attack and **Lifesteal**.
///
/// State: Derived
//~ derived BT_262e 18e8418f 56e28cf9 971644e9.eb64cfae
#[test]
fn BT_262e_nether_sight() {
    check(
        CardClass::Priest,
        &[Friend("CS2_118"), Enchant(My(0), "BT_262e"), Now(My(0), 6, 1), HasNow(My(0), GameTag::LIFESTEAL)],
    );
}

/// # Skeletal Dragon
///
/// `BT_341` · Priest minion · 7 mana · 4/9
///
/// > **Taunt** At the end of your turn, add a Dragon to your hand.
///
/// State: Derived
//~ derived BT_341 c33f110d 3f73f147 addaa0b5.72d62bcd
#[test]
fn BT_341_skeletal_dragon() {
    check(
        CardClass::Priest,
        &[
            Give("BT_341"),
            Cost("BT_341", 7),
            Stats("BT_341", 4, 9),
            Has("BT_341", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_341"),
            Force(Card("AT_008")),
            EndTurn,
            Is(InHand(1), "AT_008"),
            CostNow(InHand(1), 6),
            Now(InHand(1), 6, 7),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Priest,
        &[Give("BT_341"), Friend("CS2_182"), Enemy("CS2_182"), Friend("BT_341"), Never(Card("AT_001")), EndTurn],
    );
}
