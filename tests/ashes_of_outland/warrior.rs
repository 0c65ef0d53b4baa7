//! Warrior cards of Ashes of Outland, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a301eaff

/// # Bladestorm
///
/// `BT_117` · Warrior spell · 2 mana
///
/// > Deal $1 damage to all minions. Repeat until one dies.
///
/// State: Derived
//~ derived BT_117 4a0c5317 c89c6a2d a0f0c501.af253366
#[test]
fn BT_117_bladestorm() {
    check(
        CardClass::Warrior,
        &[
            Give("BT_117"),
            Cost("BT_117", 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("BT_117", Nothing),
            BoardCount(Mine, 1),
            Dead(Nth(5)),
            Now(Nth(6), 4, 4),
            Dead(Nth(7)),
            Now(Nth(8), 4, 4),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("BT_117"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_117", Nothing),
            BoardCount(Mine, 0),
            Dead(Nth(5)),
            Dead(Nth(6)),
            Dead(Nth(7)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Warmaul Challenger
///
/// `BT_120` · Warrior minion · 3 mana · 1/10
///
/// > **Battlecry:** Choose an enemy minion. Battle it to the death!
///
/// State: Todo
//~ todo BT_120 3a8dc679 0a0ac4e0 757fe36f.c42297fb
#[test]
#[ignore = "todo: BT_120 Warmaul Challenger"]
fn BT_120_warmaul_challenger() {
    check(CardClass::Warrior, &[Give("BT_120"), Cost("BT_120", 3), Stats("BT_120", 1, 10), Unwritten]);
}

/// # Imprisoned Gan'arg
///
/// `BT_121` · Warrior minion · 1 mana · 2/2
///
/// > **Dormant** for 2 turns. When this awakens, equip a 3/2 Axe.
///
/// State: Derived
//~ derived BT_121 436c01bf defb320e 7f059fb4.34f9bc77
#[test]
fn BT_121_imprisoned_ganarg() {
    check(
        CardClass::Warrior,
        &[
            Give("BT_121"),
            Cost("BT_121", 1),
            Stats("BT_121", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_121", Nothing),
            HasNow(Nth(0), GameTag::DORMANT),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("BT_121"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_121", Nothing),
            EndTurn,
            EndTurn,
            HasNow(Nth(0), GameTag::DORMANT),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("BT_121"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_121", Nothing),
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            Now(MyHero, 3, 30),
            Is(MyWeapon, "CS2_106"),
            HasNot(MyWeapon, GameTag::DORMANT),
            Now(MyWeapon, 3, 2),
        ],
    );
}

/// # Kargath Bladefist
///
/// `BT_123` · Warrior minion · 4 mana · 4/4
///
/// > **Rush Deathrattle:** Shuffle 'Kargath Prime' into your deck.
///
/// State: Derived
//~ derived BT_123 68773dc6 b825b1ad 9618ac02.5086b520
#[test]
fn BT_123_kargath_bladefist() {
    check(
        CardClass::Warrior,
        &[
            Give("BT_123"),
            Cost("BT_123", 4),
            Stats("BT_123", 4, 4),
            Has("BT_123", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_123"),
            Kill(Nth(3)),
            DeckCount(Mine, 20),
            In(The("BT_123t"), Zone::Deck),
        ],
    );
}

/// # Kargath Prime
///
/// `BT_123t` · Warrior minion · 8 mana · 10/10
///
/// > **Rush**. Whenever this attacks and kills a minion, gain 10 Armor.
///
/// State: Derived
//~ derived BT_123t 98bf6470 66de738c d0d081c6.c49c2eba
#[test]
fn BT_123t_kargath_prime() {
    check(
        CardClass::Warrior,
        &[
            Give("BT_123t"),
            Cost("BT_123t", 8),
            Stats("BT_123t", 10, 10),
            Has("BT_123t", GameTag::RUSH),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("BT_123t"),
            Attack(Nth(10), Nth(7)),
            Armor(Mine, 10),
        ],
    );
}

/// # Corsair Cache
///
/// `BT_124` · Warrior spell · 2 mana
///
/// > Draw a weapon. Give it +1/+1.
///
/// State: Derived
//~ derived BT_124 e8cca48c df761e61 76b2f99c.86895215
#[test]
fn BT_124_corsair_cache() {
    check(
        CardClass::Warrior,
        &[
            Give("BT_124"),
            Cost("BT_124", 2),
            OnTop("AT_034"),
            OnTop("AT_034"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_124", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 2),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 2, 4),
        ],
    );
}

/// # Void Sharpened
///
/// `BT_124e` · Warrior enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived BT_124e 0449ff4a 373a8634 63ed2b68.67341004
#[test]
fn BT_124e_void_sharpened() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "BT_124e"), Now(My(0), 6, 2)]);
}

/// # Bloodboil Brute
///
/// `BT_138` · Warrior minion · 7 mana · 6/8
///
/// > **Rush** Costs (1) less for each damaged minion.
///
/// State: Derived
//~ derived BT_138 88acfe43 5efa3226 145912bf.690fe7e3
#[test]
fn BT_138_bloodboil_brute() {
    check(
        CardClass::Warrior,
        &[
            Give("BT_138"),
            Cost("BT_138", 7),
            Stats("BT_138", 6, 8),
            Has("BT_138", GameTag::RUSH),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Friend("BT_138"),
            Hurt(Nth(2), 2),
            Hurt(Nth(4), 2),
            Hurt(Nth(5), 2),
            Hurt(Nth(5), 1),
            CostNow(Nth(0), 4),
        ],
    );
}

/// # Bonechewer Raider
///
/// `BT_140` · Warrior minion · 3 mana · 3/3
///
/// > **Battlecry:** If there is a damaged minion, gain +1/+1 and **Rush**.
///
/// State: Derived
//~ derived BT_140 a6f9d26d 2bf654f7 0727a8af.6a4e60fa
#[test]
fn BT_140_bonechewer_raider() {
    check(
        CardClass::Warrior,
        &[
            Give("BT_140"),
            Cost("BT_140", 3),
            Stats("BT_140", 3, 3),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Hurt(Nth(2), 2),
            Hurt(Nth(4), 2),
            Play("BT_140", Nothing),
            HasNow(Nth(0), GameTag::RUSH),
            Now(Nth(0), 4, 4),
        ],
    );
    check(
        CardClass::Warrior,
        &[Give("BT_140"), Friend("CS2_118"), Enemy("CS2_118"), Play("BT_140", Nothing), HasNot(Nth(0), GameTag::RUSH)],
    );
}

/// # Worg-mounted
///
/// `BT_140e` · Neutral enchantment
///
/// > +1/+1 and **Rush**.
///
/// State: Derived
//~ derived BT_140e dac3aeff 84448fd5 5ec4e0b5.ce666696
#[test]
fn BT_140e_worg_mounted() {
    check(
        CardClass::Warrior,
        &[Friend("CS2_118"), Enchant(My(0), "BT_140e"), Now(My(0), 6, 2), HasNow(My(0), GameTag::RUSH)],
    );
}

/// # Sword and Board
///
/// `BT_233` · Warrior spell · 1 mana
///
/// > Deal $2 damage to a minion. Gain 2 Armor.
///
/// State: Derived
//~ derived BT_233 938a5638 4f3358d2 eadca1e8.f223770d
#[test]
fn BT_233_sword_and_board() {
    check(
        CardClass::Warrior,
        &[
            Give("BT_233"),
            Cost("BT_233", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_233", On(Nth(2))),
            Armor(Mine, 2),
            Now(Nth(2), 4, 3),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("BT_233"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_233", On(Nth(1))),
            Armor(Mine, 2),
            Now(Nth(1), 4, 3),
        ],
    );
}

/// # Scrap Golem
///
/// `BT_249` · Warrior minion · 5 mana · 4/5
///
/// > **Taunt**. **Deathrattle**: Gain Armor equal to this minion's Attack.
///
/// State: Derived
//~ derived BT_249 90051900 88fd69c0 07b08fbf.058a5720
#[test]
fn BT_249_scrap_golem() {
    check(
        CardClass::Warrior,
        &[
            Give("BT_249"),
            Cost("BT_249", 5),
            Stats("BT_249", 4, 5),
            Has("BT_249", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_249"),
            Kill(Nth(3)),
            Armor(Mine, 4),
        ],
    );
}

/// # Bulwark of Azzinoth
///
/// `BT_781` · Warrior weapon · 3 mana · 1/4 durability
///
/// > Whenever your hero would take damage, this loses 1 Durability instead.
///
/// State: Todo
//~ todo BT_781 2516bd89 d63acc7e ae1abb65.99d2e530
#[test]
#[ignore = "todo: BT_781 Bulwark of Azzinoth"]
fn BT_781_bulwark_of_azzinoth() {
    check(CardClass::Warrior, &[Give("BT_781"), Cost("BT_781", 3), Stats("BT_781", 1, 4), Unwritten]);
}
