//! Hunter cards of Whizbang's Workshop, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file f37d4658

/// `MIS_105` · Hunter spell · 2 mana
/// > **Secret:** After your opponent plays a minion, spell, or weapon, draw a card of the other 2 types.
///
/// State: Todo
//~ todo MIS_105 85756c11 d5b3d719 dd1dd74d.dd71e361
#[test]
#[ignore = "todo: Bargain Bin"]
fn MIS_105_bargain_bin() {
    unwritten("MIS_105");
}

/// `MIS_914` · Hunter minion · 5 mana · 4/4
/// > **Battlecry:** Recast every friendly **Secret** that triggered this game.
///
/// State: Todo
//~ todo MIS_914 90cc0c77 d8be4f2c 19948179.e25d3174
#[test]
#[ignore = "todo: Product 9"]
fn MIS_914_product_9() {
    unwritten("MIS_914");
}

/// `TOY_351` · Hunter minion · 4 mana · 0/3
/// > **Miniaturize Deathrattle:** Get a copy of a random Beast in your deck. It costs (3) less.
///
/// State: Done
//~ done TOY_351 cb2157bb - 4ce9a1ff.83cc2092
#[test]
fn TOY_351_mystery_egg() {
    check(
        CardClass::Hunter,
        &[
            Give("TOY_351"),
            Cost("TOY_351", 4),
            Stats("TOY_351", 0, 3),
            Has("TOY_351", GameTag::MINIATURIZE),
            EmptyDeck(Mine),
            OnTop("CS2_182"),
            OnTop("CS2_119"),
            Friend("TOY_351"),
            Kill(My(0)),
            HandCount(Mine, 2),
            Is(InHand(1), "CS2_119"),
            CostNow(InHand(1), 1),
            DeckCount(Mine, 2),
            Play("TOY_351", Nothing),
            In(The("TOY_351t"), Zone::Hand),
        ],
    );
}

/// `TOY_351t` · Hunter minion · 1 mana · 1/1
/// > **Mini Deathrattle:** Get a copy of a random Beast in your deck. It costs (3) less.
///
/// State: Todo
//~ todo TOY_351t 6cfab576 c2ae5883 fb055627.2b61317a
#[test]
#[ignore = "todo: Mystery Egg"]
fn TOY_351t_mystery_egg() {
    unwritten("TOY_351t");
}

/// `TOY_353` · Hunter spell · 2 mana
/// > Get all 3 Animal Companions. They cost (1) less.
///
/// State: Todo
//~ todo TOY_353 2b926e1e 0d85c316 2d3e05af.5e3ef53b
#[test]
#[ignore = "todo: Patchwork Pals"]
fn TOY_353_patchwork_pals() {
    unwritten("TOY_353");
}

/// `TOY_354` · Hunter spell · 4 mana
/// > Summon six 1/1 Hounds. Any that can't fit give the others +1/+1.
///
/// State: Todo
//~ todo TOY_354 d3a7a600 e23177da a72963b0.ccd76359
#[test]
#[ignore = "todo: R.C. Rampage"]
fn TOY_354_r_c_rampage() {
    unwritten("TOY_354");
}

/// `TOY_357` · Hunter minion · 9 mana · 6/6
/// > **Charge Battlecry:** Return all minions with less Attack than this to their owner's decks.
///
/// State: Todo
//~ todo TOY_357 b49ec8ea d9ec7686 fc1ae1d3.e27aa8bd
#[test]
#[ignore = "todo: King Plush"]
fn TOY_357_king_plush() {
    unwritten("TOY_357");
}
