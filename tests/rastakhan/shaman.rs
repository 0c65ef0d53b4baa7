//! Shaman cards of Rastakhan's Rumble, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b1a8f5d8

/// # Totemic Smash
///
/// `TRL_012` · Shaman spell · 1 mana
///
/// > Deal $2 damage. **Overkill**: Summon a basic Totem.
///
/// State: Derived
//~ derived TRL_012 7b4d9846 1aeb6873 076f7ed2.00da9e76
#[test]
fn TRL_012_totemic_smash() {
    check(
        CardClass::Shaman,
        &[
            Give("TRL_012"),
            Cost("TRL_012", 1),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Force(Card("CS2_058")),
            Play("TRL_012", On(Nth(2))),
            BoardCount(Mine, 2),
            Dead(Nth(2)),
            In(The("CS2_058"), Zone::Play),
            Now(The("CS2_058"), 0, 2),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Shaman,
        &[Give("TRL_012"), Friend("CS2_182"), Enemy("CS2_118"), Play("TRL_012", On(Nth(1))), Now(Nth(1), 4, 3)],
    );
}

/// # Haunting Visions
///
/// `TRL_058` · Shaman spell · Shadow · 3 mana
///
/// > The next spell you cast this turn costs (3) less. **Discover** a spell.
///
/// State: Derived
//~ derived TRL_058 fd375d2d 8a144c8b 81c60df5.ffca864f
#[test]
fn TRL_058_haunting_visions() {
    check(
        CardClass::Shaman,
        &[
            Give("TRL_058"),
            Cost("TRL_058", 3),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_048")),
            Play("TRL_058", Nothing),
            ChooseCard("AT_048"),
            Is(InHand(2), "AT_048"),
            CostNow(InHand(2), 0),
            TagNow(InHand(2), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 3),
            CostNow(Nth(1), 2),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("TRL_058"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_017")),
            Play("TRL_058", Nothing),
            Choose(0),
        ],
    );
}

/// # Visions
///
/// `TRL_058e` · Neutral enchantment
///
/// > The next spell you cast this turn costs (3) less.
///
/// State: Derived
//~ derived TRL_058e 5c467a2e dbfbf915 e170a722.898e2977
#[test]
fn TRL_058e_visions() {
    check(
        CardClass::Shaman,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "TRL_058e"),
            CostNow(Nth(1), 2),
            CostNow(Nth(2), 4),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "TRL_058e"),
            Play("GAME_005", Nothing),
            Crystals(10),
            CostNow(Nth(1), 5),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "TRL_058e"),
            EndTurn,
            CostNow(Nth(1), 5),
        ],
    );
}

/// # Bog Slosher
///
/// `TRL_059` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Return a friendly minion to your hand and give it +2/+2.
///
/// State: Derived
//~ derived TRL_059 07c004d5 20d2dd6b dcb3f5f6.a00e5a70
#[test]
fn TRL_059_bog_slosher() {
    check(
        CardClass::Shaman,
        &[
            Give("TRL_059"),
            Cost("TRL_059", 3),
            Stats("TRL_059", 3, 3),
            Targets("TRL_059", &[FriendlyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TRL_059", On(Nth(1))),
            BoardCount(Mine, 1),
            HandCount(Mine, 1),
            CostNow(Nth(1), 4),
            In(Nth(1), Zone::Hand),
            Now(Nth(1), 6, 7),
        ],
    );
}

/// # Sloshed
///
/// `TRL_059e` · Shaman enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived TRL_059e 46a3b385 3801a8cb b3e9e48e.6d6ab056
#[test]
fn TRL_059e_sloshed() {
    check(CardClass::Shaman, &[Friend("CS2_118"), Enchant(My(0), "TRL_059e"), Now(My(0), 7, 3)]);
}

/// # Spirit of the Frog
///
/// `TRL_060` · Shaman minion · 5 mana · 0/3
///
/// > **Stealth** for 1 turn. Whenever you cast a spell, draw a spell from your deck that costs (1) more.
///
/// State: Todo
//~ todo TRL_060 8b5023b7 28ecce4c 5c711e0e.53c0d932
#[test]
#[ignore = "todo: TRL_060 Spirit of the Frog"]
fn TRL_060_spirit_of_the_frog() {
    check(
        CardClass::Shaman,
        &[Give("TRL_060"), Cost("TRL_060", 5), Stats("TRL_060", 0, 3), Has("TRL_060", GameTag::STEALTH), Unwritten],
    );
}

/// # Big Bad Voodoo
///
/// `TRL_082` · Shaman spell · Shadow · 2 mana
///
/// > Give a friendly minion "**Deathrattle:** Summon a random minion that costs (1) more."
///
/// State: Todo
//~ todo TRL_082 bcdadba0 68232e07 95cd5cdf.94162b4e
#[test]
#[ignore = "todo: TRL_082 Big Bad Voodoo"]
fn TRL_082_big_bad_voodoo() {
    check(CardClass::Shaman, &[Give("TRL_082"), Cost("TRL_082", 2), Targets("TRL_082", &[FriendlyMinion]), Unwritten]);
}

/// # Zentimo
///
/// `TRL_085` · Shaman minion · 3 mana · 1/3
///
/// > Whenever you target a minion with a spell, cast it again on its neighbors.
///
/// State: Todo
//~ todo TRL_085 ccb9802d fe902845 488ed8b1.3cbf82c3
#[test]
#[ignore = "todo: TRL_085 Zentimo"]
fn TRL_085_zentimo() {
    check(CardClass::Shaman, &[Give("TRL_085"), Cost("TRL_085", 3), Stats("TRL_085", 1, 3), Unwritten]);
}

/// # Krag'wa, the Frog
///
/// `TRL_345` · Shaman minion · 6 mana · 4/6
///
/// > **Battlecry:** Return all spells you played last turn to your hand.
///
/// State: Derived
//~ derived TRL_345 3b86009a 99a77375 f1f3ff1f.d6527add
#[test]
fn TRL_345_kragwa_the_frog() {
    check(
        CardClass::Shaman,
        &[
            Give("TRL_345"),
            Cost("TRL_345", 6),
            Stats("TRL_345", 4, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            Play("TRL_345", Nothing),
            Is(InHand(1), "GAME_005"),
            CostNow(InHand(1), 0),
            TagNow(InHand(1), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 2),
        ],
    );
}

/// # Rain of Toads
///
/// `TRL_351` · Shaman spell · 6 mana
///
/// > Summon three 2/4 Toads with **Taunt**. **Overload:** (3)
///
/// State: Derived
//~ derived TRL_351 024e5b05 b83a6a3d dd6083ab.4fec420e
#[test]
fn TRL_351_rain_of_toads() {
    check(
        CardClass::Shaman,
        &[
            Give("TRL_351"),
            Cost("TRL_351", 6),
            Has("TRL_351", GameTag::OVERLOAD),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TRL_351", Nothing),
            BoardCount(Mine, 4),
            In(The("TRL_351t"), Zone::Play),
            Now(The("TRL_351t"), 2, 4),
        ],
    );
}

/// # Toad
///
/// `TRL_351t` · Shaman minion · 3 mana · 2/4
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla TRL_351t d06cff85 22fe2a9c 58636068.4b0c5d24
#[test]
fn TRL_351t_toad() {
    check(
        CardClass::Shaman,
        &[
            Give("TRL_351t"),
            Cost("TRL_351t", 3),
            Stats("TRL_351t", 2, 4),
            Has("TRL_351t", GameTag::TAUNT),
            Play("TRL_351t", Nothing),
            In(The("TRL_351t"), Zone::Play),
            Now(The("TRL_351t"), 2, 4),
            HasNow(The("TRL_351t"), GameTag::TAUNT),
        ],
    );
}

/// # Likkim
///
/// `TRL_352` · Shaman weapon · 2 mana · 1/3 durability
///
/// > Has +2 Attack while you have **Overloaded** Mana Crystals.
///
/// State: Derived
//~ derived TRL_352 d8a89003 a5ac54aa cd3ffb2c.2a5a30bf
#[test]
fn TRL_352_likkim() {
    check(
        CardClass::Shaman,
        &[
            Give("TRL_352"),
            Cost("TRL_352", 2),
            Stats("TRL_352", 1, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TRL_352"),
            Play("AT_052", Nothing),
            Crystals(10),
            Now(Nth(3), 3, 3),
        ],
    );
    check(
        CardClass::Shaman,
        &[Give("TRL_352"), Friend("CS2_182"), Enemy("CS2_182"), Friend("TRL_352"), Now(Nth(3), 1, 3)],
    );
}

/// # Wartbringer
///
/// `TRL_522` · Shaman minion · 1 mana · 2/1
///
/// > **Battlecry:** If you played 2 spells this turn, deal 2 damage.
///
/// State: Derived
//~ derived TRL_522 d3b8d904 39f7f48e 421b5ea2.3a3afc60
#[test]
fn TRL_522_wartbringer() {
    check(
        CardClass::Shaman,
        &[
            Give("TRL_522"),
            Cost("TRL_522", 1),
            Stats("TRL_522", 2, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("TRL_522", On(Nth(2))),
            Now(Nth(2), 4, 3),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("TRL_522"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("TRL_522", On(Nth(1))),
            Now(Nth(1), 4, 3),
        ],
    );
    check(CardClass::Shaman, &[Give("TRL_522"), Friend("CS2_182"), Enemy("CS2_182"), Play("TRL_522", Nothing)]);
}
