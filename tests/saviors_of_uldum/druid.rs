//! Druid cards of Saviors of Uldum, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file c24e4227

/// # Untapped Potential
///
/// `ULD_131` · Druid spell · 1 mana
///
/// > **Quest:** End 4 turns with any unspent Mana. **Reward:** Ossirian Tear.
///
/// State: Todo
//~ todo ULD_131 d9a4bccb 69df85d6 3fbc7875.7b38dc67
#[test]
#[ignore = "todo: ULD_131 Untapped Potential"]
fn ULD_131_untapped_potential() {
    check(CardClass::Druid, &[Give("ULD_131"), Cost("ULD_131", 1), Unwritten]);
}

/// # Ossirian Tear
///
/// `ULD_131p` · Druid hero power · 0 mana
///
/// > **Passive** Your **Choose One** cards have both effects combined.
///
/// State: Todo
//~ todo ULD_131p 81264b1b c0d9b8aa 368ac17f.705522d8
#[test]
#[ignore = "todo: ULD_131p Ossirian Tear"]
fn ULD_131p_ossirian_tear() {
    check(CardClass::Druid, &[HasHeroPower("ULD_131p"), Cost("ULD_131p", 0), Unwritten]);
}

/// # Crystal Merchant
///
/// `ULD_133` · Druid minion · 2 mana · 1/4
///
/// > If you have any unspent Mana at the end of your turn, draw a card.
///
/// State: Derived
//~ derived ULD_133 1925f140 1ed24fca f8b8e110.51d094bb
#[test]
fn ULD_133_crystal_merchant() {
    check(
        CardClass::Druid,
        &[
            Give("ULD_133"),
            Cost("ULD_133", 2),
            Stats("ULD_133", 1, 4),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Friend("ULD_133"),
            EndTurn,
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # BEEEES!!!
///
/// `ULD_134` · Druid spell · 3 mana
///
/// > Choose a minion. Summon four 1/1 Bees that attack it.
///
/// State: Derived
//~ derived ULD_134 3f0a38c9 1edce6c4 554608a0.0804a8c8
#[test]
fn ULD_134_beeees() {
    check(
        CardClass::Druid,
        &[
            Give("ULD_134"),
            Cost("ULD_134", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ULD_134", On(Nth(2))),
            Now(Nth(2), 4, 1),
        ],
    );
    check(
        CardClass::Druid,
        &[Give("ULD_134"), Friend("CS2_182"), Enemy("CS2_182"), Play("ULD_134", On(Nth(1))), Now(Nth(1), 4, 1)],
    );
    check(
        CardClass::Druid,
        &[
            Give("ULD_134"),
            Friend("CS2_118"),
            Enemy("CS2_118"),
            Play("ULD_134", On(Nth(2))),
            BoardCount(Mine, 4),
            Dead(Nth(2)),
            In(The("ULD_134t"), Zone::Play),
            Now(The("ULD_134t"), 1, 1),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Bee
///
/// `ULD_134t` · Druid minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla ULD_134t a9ceb5fd c2e72bd4 ccbbc0ea
#[test]
fn ULD_134t_bee() {
    check(
        CardClass::Druid,
        &[
            Give("ULD_134t"),
            Cost("ULD_134t", 1),
            Stats("ULD_134t", 1, 1),
            Play("ULD_134t", Nothing),
            In(The("ULD_134t"), Zone::Play),
            Now(The("ULD_134t"), 1, 1),
        ],
    );
}

/// # Hidden Oasis
///
/// `ULD_135` · Druid spell · Nature · 6 mana
///
/// > **Choose One** - Summon a 6/6 Ancient with **Taunt**; or Restore #12 Health.
///
/// State: Derived
//~ derived ULD_135 e7241e07 3a852105 0d284861.b4cada37
#[test]
fn ULD_135_hidden_oasis() {
    check(
        CardClass::Druid,
        &[
            Give("ULD_135"),
            Cost("ULD_135", 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            PlayOption("ULD_135", 0, Nothing),
            BoardCount(Mine, 2),
            In(The("ULD_135at"), Zone::Play),
            Now(The("ULD_135at"), 6, 6),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("ULD_135"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            PlayOption("ULD_135", 1, On(Nth(2))),
            Now(Nth(2), 4, 5),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("ULD_135"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            PlayOption("ULD_135", 1, On(Nth(1))),
            Now(Nth(1), 4, 5),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("ULD_135"),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            PlayOption("ULD_135", 1, On(TheirHero)),
            Now(TheirHero, 0, 22),
            Damage(TheirHero, 8),
        ],
    );
}

/// # Befriend the Ancient
///
/// `ULD_135a` · Druid spell · Nature · 6 mana
///
/// > Summon a 6/6 Ancient with **Taunt**.
///
/// State: Derived
//~ derived ULD_135a 7ef53ed8 fc9c6ced a103a563.bc0967f9
#[test]
fn ULD_135a_befriend_the_ancient() {
    check(
        CardClass::Druid,
        &[
            Give("ULD_135a"),
            Cost("ULD_135a", 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ULD_135a", Nothing),
            BoardCount(Mine, 2),
            In(The("ULD_135at"), Zone::Play),
            Now(The("ULD_135at"), 6, 6),
        ],
    );
}

/// # Vir'naal Ancient
///
/// `ULD_135at` · Druid minion · 6 mana · 6/6
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla ULD_135at 0ff7c991 144a9e61 68aaa357.4b0c5d24
#[test]
fn ULD_135at_virnaal_ancient() {
    check(
        CardClass::Druid,
        &[
            Give("ULD_135at"),
            Cost("ULD_135at", 6),
            Stats("ULD_135at", 6, 6),
            Has("ULD_135at", GameTag::TAUNT),
            Play("ULD_135at", Nothing),
            In(The("ULD_135at"), Zone::Play),
            Now(The("ULD_135at"), 6, 6),
            HasNow(The("ULD_135at"), GameTag::TAUNT),
        ],
    );
}

/// # Drink the Water
///
/// `ULD_135b` · Druid spell · Nature · 6 mana
///
/// > Restore #12 Health.
///
/// State: Derived
//~ derived ULD_135b b29423f1 8f342eaf 2a884840.7215b9b1
#[test]
fn ULD_135b_drink_the_water() {
    check(
        CardClass::Druid,
        &[
            Give("ULD_135b"),
            Cost("ULD_135b", 6),
            Targets("ULD_135b", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("ULD_135b", On(Nth(2))),
            Now(Nth(2), 4, 5),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("ULD_135b"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("ULD_135b", On(Nth(1))),
            Now(Nth(1), 4, 5),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("ULD_135b"),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("ULD_135b", On(TheirHero)),
            Now(TheirHero, 0, 22),
            Damage(TheirHero, 8),
        ],
    );
}

/// # Worthy Expedition
///
/// `ULD_136` · Druid spell · 1 mana
///
/// > **Discover** a **Choose One** card.
///
/// State: Derived
//~ derived ULD_136 f256c079 160cb3ac 36c7acb8.9f716fb5
#[test]
fn ULD_136_worthy_expedition() {
    check(
        CardClass::Druid,
        &[
            Give("ULD_136"),
            Cost("ULD_136", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_037")),
            Play("ULD_136", Nothing),
            ChooseCard("AT_037"),
            Is(InHand(0), "AT_037"),
            CostNow(InHand(0), 1),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("ULD_136"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_017")),
            Play("ULD_136", Nothing),
            Choose(0),
        ],
    );
}

/// # Garden Gnome
///
/// `ULD_137` · Druid minion · 4 mana · 2/3
///
/// > **Battlecry:** If you're holding a spell that costs (5) or more, summon two 2/2 Treants.
///
/// State: Derived
//~ derived ULD_137 352a3880 05c7d015 364016a2.b862f212
#[test]
fn ULD_137_garden_gnome() {
    check(
        CardClass::Druid,
        &[
            Give("ULD_137"),
            Cost("ULD_137", 4),
            Stats("ULD_137", 2, 3),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ULD_137", Nothing),
            BoardCount(Mine, 4),
            In(The("ULD_137t"), Zone::Play),
            Now(The("ULD_137t"), 2, 2),
            TagNow(The("ULD_137t"), GameTag::SPELLPOWER, 0),
        ],
    );
    check(
        CardClass::Druid,
        &[Give("ULD_137"), Friend("CS2_182"), Enemy("CS2_182"), Play("ULD_137", Nothing), BoardCount(Mine, 2)],
    );
}

/// # Treant
///
/// `ULD_137t` · Druid minion · 1 mana · 2/2
///
/// State: Vanilla
//~ vanilla ULD_137t cdb56c28 bc2ed31d 1f9270ee
#[test]
fn ULD_137t_treant() {
    check(
        CardClass::Druid,
        &[
            Give("ULD_137t"),
            Cost("ULD_137t", 1),
            Stats("ULD_137t", 2, 2),
            Play("ULD_137t", Nothing),
            In(The("ULD_137t"), Zone::Play),
            Now(The("ULD_137t"), 2, 2),
        ],
    );
}

/// # Anubisath Defender
///
/// `ULD_138` · Druid minion · 5 mana · 3/5
///
/// > **Taunt**. Costs (0) if you've cast a spell that costs (5) or more this turn.
///
/// State: Derived
//~ derived ULD_138 05f08724 b952c56d 46670346.70ab3c85
#[test]
fn ULD_138_anubisath_defender() {
    check(
        CardClass::Druid,
        &[
            Give("ULD_138"),
            Cost("ULD_138", 5),
            Stats("ULD_138", 3, 5),
            Has("ULD_138", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ULD_138"),
            Play("BT_235", Nothing),
            Crystals(10),
            CostNow(Nth(0), 0),
        ],
    );
    check(
        CardClass::Druid,
        &[Give("ULD_138"), Friend("CS2_182"), Enemy("CS2_182"), Friend("ULD_138"), CostNow(Nth(0), 5)],
    );
}

/// # Elise the Enlightened
///
/// `ULD_139` · Druid minion · 5 mana · 5/5
///
/// > **Battlecry:** If your deck has no duplicates, duplicate your hand.
///
/// State: Derived
//~ derived ULD_139 55000e17 76091553 c06278a8.b1d86450
#[test]
fn ULD_139_elise_the_enlightened() {
    check(
        CardClass::Druid,
        &[
            Give("ULD_139"),
            Cost("ULD_139", 5),
            Stats("ULD_139", 5, 5),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ULD_139", Nothing),
            CostNow(InHand(1), 4),
            Now(InHand(1), 4, 5),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("ULD_139"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ULD_139", Nothing),
            HandCount(Mine, 1),
        ],
    );
}

/// # Overflow
///
/// `ULD_273` · Druid spell · Nature · 7 mana
///
/// > Restore #5 Health to all characters. Draw 5 cards.
///
/// State: Derived
//~ derived ULD_273 25b6a9d2 bcf0c020 65ff271e.845ea80e
#[test]
fn ULD_273_overflow() {
    check(
        CardClass::Druid,
        &[
            Give("ULD_273"),
            Cost("ULD_273", 7),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(8), 2),
            Hurt(Nth(9), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("ULD_273", Nothing),
            Now(MyHero, 0, 15),
            Damage(MyHero, 15),
            DeckCount(Mine, 21),
            HandCount(Mine, 5),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 3),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 5, 1),
            CostNow(Nth(5), 3),
            In(Nth(5), Zone::Hand),
            Now(Nth(5), 5, 1),
            CostNow(Nth(6), 3),
            In(Nth(6), Zone::Hand),
            Now(Nth(6), 5, 1),
            CostNow(Nth(7), 4),
            In(Nth(7), Zone::Hand),
            Now(Nth(7), 4, 5),
            Now(Nth(8), 4, 5),
            Now(Nth(9), 4, 5),
            Now(TheirHero, 0, 15),
            Damage(TheirHero, 15),
        ],
    );
}

/// # Oasis Surger
///
/// `ULD_292` · Druid minion · 5 mana · 3/3
///
/// > **Rush Choose One -** Gain +2/+2; or Summon a copy of this minion.
///
/// State: Done
//~ done ULD_292 a013585f - a8b697e9.f4bfa252
#[test]
fn ULD_292_oasis_surger() {
    check(
        CardClass::Druid,
        &[
            Give("ULD_292"),
            Cost("ULD_292", 5),
            Stats("ULD_292", 3, 3),
            Has("ULD_292", GameTag::RUSH),
            Enemy("CS2_182"),
            PlayOption("ULD_292", 0, Nothing),
            Now(My(0), 5, 5),
            BoardCount(Mine, 1),
            CannotAttack(My(0), TheirHero),
            Attack(My(0), Their(0)),
        ],
    );
    check(CardClass::Druid, &[PlayOption("ULD_292", 1, Nothing), Now(My(0), 3, 3), BoardCount(Mine, 2)]);
}

/// # Focused Burst
///
/// `ULD_292a` · Druid spell · 5 mana
///
/// > Gain +2/+2.
///
/// State: Done
//~ done ULD_292a e1fe532b - 20434431.7d06c701
#[test]
fn ULD_292a_focused_burst() {
    check(
        CardClass::Druid,
        &[
            Give("ULD_292a"),
            Cost("ULD_292a", 5),
            PlayOption("ULD_292", 0, Nothing),
            Now(My(0), 5, 5),
            BoardCount(Mine, 1),
        ],
    );
}

/// # Focused
///
/// `ULD_292ae` · Druid enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived ULD_292ae ef9fe8b2 36f2fe6d ab82cacb.6d6ab056
#[test]
fn ULD_292ae_focused() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "ULD_292ae"), Now(My(0), 7, 3)]);
}

/// # Divide and Conquer
///
/// `ULD_292b` · Druid spell · 5 mana
///
/// > Summon a copy of this minion.
///
/// State: Done
//~ done ULD_292b 7145e7a0 - efbc2c5d.d6777368
#[test]
fn ULD_292b_divide_and_conquer() {
    check(
        CardClass::Druid,
        &[
            Give("ULD_292b"),
            Cost("ULD_292b", 5),
            PlayOption("ULD_292", 1, Nothing),
            BoardCount(Mine, 2),
            Is(My(1), "ULD_292"),
            Now(My(0), 3, 3),
            Now(My(1), 3, 3),
            HasNow(My(1), GameTag::RUSH),
        ],
    );
}
