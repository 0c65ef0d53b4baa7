//! Hunter cards of Descent of Dragons, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file cba68f80

/// # Corrosive Breath
///
/// `DRG_006` · Hunter spell · Nature · 2 mana
///
/// > Deal $3 damage to a minion. If you're holding a Dragon, it also hits the enemy hero.
///
/// State: Derived
//~ derived DRG_006 c7bd2fc8 a9876d68 615650f0.1276e650
#[test]
fn DRG_006_corrosive_breath() {
    check(
        CardClass::Hunter,
        &[
            Give("DRG_006"),
            Cost("DRG_006", 2),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_006", On(Nth(4))),
            Now(Nth(4), 4, 2),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("DRG_006"),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_006", On(Nth(3))),
            Now(Nth(3), 4, 2),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("DRG_006"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_006", On(Nth(2))),
            Now(Nth(2), 4, 2),
            Now(TheirHero, 0, 30),
        ],
    );
}

/// # Stormhammer
///
/// `DRG_007` · Hunter weapon · 3 mana · 3/2 durability
///
/// > Doesn't lose Durability while you control a Dragon.
///
/// State: Todo
//~ todo DRG_007 1386b5ba 5d2d1b1e d3734d36.7489ab75
#[test]
#[ignore = "todo: DRG_007 Stormhammer"]
fn DRG_007_stormhammer() {
    check(CardClass::Hunter, &[Give("DRG_007"), Cost("DRG_007", 3), Stats("DRG_007", 3, 2), Unwritten]);
}

/// # Diving Gryphon
///
/// `DRG_010` · Hunter minion · 3 mana · 4/1
///
/// > **Rush Battlecry:** Draw a **Rush** minion from your deck.
///
/// State: Derived
//~ derived DRG_010 4e65a01d dd906c38 91803d69.4d22acd9
#[test]
fn DRG_010_diving_gryphon() {
    check(
        CardClass::Hunter,
        &[
            Give("DRG_010"),
            Cost("DRG_010", 3),
            Stats("DRG_010", 4, 1),
            Has("DRG_010", GameTag::RUSH),
            OnTop("AV_132"),
            OnTop("AV_132"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_010", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 8),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 8, 8),
        ],
    );
}

/// # Veranus
///
/// `DRG_095` · Hunter minion · 6 mana · 7/6
///
/// > **Battlecry:** Change the Health of all enemy minions to 1.
///
/// State: Derived
//~ derived DRG_095 b6e812cd 9baf356a 6a682766.42ddefe0
#[test]
fn DRG_095_veranus() {
    check(
        CardClass::Hunter,
        &[
            Give("DRG_095"),
            Cost("DRG_095", 6),
            Stats("DRG_095", 7, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_095", Nothing),
            Now(Nth(2), 4, 1),
        ],
    );
}

/// # Intimidated
///
/// `DRG_095e` · Hunter enchantment
///
/// > Health changed to 1.
///
/// State: Derived
//~ derived DRG_095e 396d35aa fdf14063 f3c6caad.671a0436
#[test]
fn DRG_095e_intimidated() {
    check(CardClass::Hunter, &[Friend("CS2_119"), Enchant(My(0), "DRG_095e"), Now(My(0), 2, 1)]);
}

/// # Clear the Way
///
/// `DRG_251` · Hunter spell · 1 mana
///
/// > **Sidequest:** Summon 3 **Rush** minions. **Reward:** Summon a 4/4 Gryphon with **Rush**.
///
/// State: Done
//~ done DRG_251 b471a305 - 30ff7e4f.12ddc2bc
#[test]
fn DRG_251_clear_the_way() {
    check(
        CardClass::Hunter,
        &[
            Give("DRG_251"),
            Cost("DRG_251", 1),
            Play("DRG_251", Nothing),
            Play("BOT_020", Nothing),
            Play("BOT_020", Nothing),
            Play("BOT_020", Nothing),
            Is(My(3), "DRG_251t"),
        ],
    );
}

/// # Gryphon
///
/// `DRG_251t` · Hunter minion · 4 mana · 4/4
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla DRG_251t 4a306450 0eb7a943 6d4bc6e3.57b12c28
#[test]
fn DRG_251t_gryphon() {
    check(
        CardClass::Hunter,
        &[
            Give("DRG_251t"),
            Cost("DRG_251t", 4),
            Stats("DRG_251t", 4, 4),
            Has("DRG_251t", GameTag::RUSH),
            Play("DRG_251t", Nothing),
            In(The("DRG_251t"), Zone::Play),
            Now(The("DRG_251t"), 4, 4),
            HasNow(The("DRG_251t"), GameTag::RUSH),
        ],
    );
}

/// # Phase Stalker
///
/// `DRG_252` · Hunter minion · 2 mana · 2/3
///
/// > After you use your Hero Power, cast a **Secret** from your deck.
///
/// State: Derived
//~ derived DRG_252 65ad1223 40dda248 a84e9d36.8964b11a
#[test]
fn DRG_252_phase_stalker() {
    check(
        CardClass::Hunter,
        &[
            Give("DRG_252"),
            Cost("DRG_252", 2),
            Stats("DRG_252", 2, 3),
            OnTop("AT_002"),
            OnTop("AT_002"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DRG_252"),
            Force(Entity(Nth(2))),
            HeroPower(Nothing),
            DeckCount(Mine, 21),
            In(Nth(2), Zone::Secret),
        ],
    );
}

/// # Dwarven Sharpshooter
///
/// `DRG_253` · Hunter minion · 1 mana · 1/3
///
/// > Your Hero Power can target minions.
///
/// State: Todo
//~ todo DRG_253 60cacebc ebc44a41 362f402e.233eae6b
#[test]
#[ignore = "todo: DRG_253 Dwarven Sharpshooter"]
fn DRG_253_dwarven_sharpshooter() {
    check(CardClass::Hunter, &[Give("DRG_253"), Cost("DRG_253", 1), Stats("DRG_253", 1, 3), Unwritten]);
}

/// # Primordial Explorer
///
/// `DRG_254` · Hunter minion · 3 mana · 2/3
///
/// > **Poisonous Battlecry: Discover** a Dragon.
///
/// State: Derived
//~ derived DRG_254 c6d05fc6 085bc0d9 63cce0e2.161d1854
#[test]
fn DRG_254_primordial_explorer() {
    check(
        CardClass::Hunter,
        &[
            Give("DRG_254"),
            Cost("DRG_254", 3),
            Stats("DRG_254", 2, 3),
            Has("DRG_254", GameTag::POISONOUS),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_017")),
            Play("DRG_254", Nothing),
            ChooseCard("AT_017"),
            Is(InHand(0), "AT_017"),
            CostNow(InHand(0), 4),
            Now(InHand(0), 2, 6),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("DRG_254"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_010")),
            Play("DRG_254", Nothing),
            Choose(0),
        ],
    );
}

/// # Toxic Reinforcements
///
/// `DRG_255` · Hunter spell · 1 mana
///
/// > **Sidequest:** Use your Hero Power three times. **Reward:** Summon three 2/1 Leper Gnomes.
///
/// State: Done
//~ done DRG_255 bd0a31d9 - e086bcac.ece869ea
#[test]
fn DRG_255_toxic_reinforcements() {
    check(
        CardClass::Hunter,
        &[
            Give("DRG_255"),
            Cost("DRG_255", 1),
            Play("DRG_255", Nothing),
            HeroPower(Nothing),
            EndTurn,
            EndTurn,
            HeroPower(Nothing),
            EndTurn,
            EndTurn,
            HeroPower(Nothing),
            BoardCount(Mine, 3),
            Is(My(0), "EX1_029"),
        ],
    );
}

/// # Leper Gnome
///
/// `DRG_255t2` · Neutral minion · 1 mana · 1/1
///
/// > **Deathrattle:** Deal 2 damage to the enemy hero.
///
/// State: Derived
//~ derived DRG_255t2 421681d3 e26f760b 972271e5.f85f7e9e
#[test]
fn DRG_255t2_leper_gnome() {
    check(
        CardClass::Hunter,
        &[
            Give("DRG_255t2"),
            Cost("DRG_255t2", 1),
            Stats("DRG_255t2", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DRG_255t2"),
            Kill(Nth(3)),
            Now(TheirHero, 0, 28),
            Damage(TheirHero, 2),
        ],
    );
}

/// # Dragonbane
///
/// `DRG_256` · Hunter minion · 4 mana · 3/5
///
/// > After you use your Hero Power, deal 5 damage to a random enemy.
///
/// State: Derived
//~ derived DRG_256 33ccf3fd 959cccaf dc43f344.3d9413be
#[test]
fn DRG_256_dragonbane() {
    check(
        CardClass::Hunter,
        &[
            Give("DRG_256"),
            Cost("DRG_256", 4),
            Stats("DRG_256", 3, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DRG_256"),
            Force(Entity(TheirHero)),
            HeroPower(Nothing),
            Now(TheirHero, 0, 23),
            Damage(TheirHero, 7),
        ],
    );
}
