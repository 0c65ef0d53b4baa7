//! Neutral cards of Descent of Dragons, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 9fedb09b

/// # Tasty Flyfish
///
/// `DRG_049` · Neutral minion · 2 mana · 2/2
///
/// > **Deathrattle:** Give a Dragon in your hand +2/+2.
///
/// State: Derived
//~ derived DRG_049 bf94b38c 3bcc6e42 8c96b2bc.aadfee8b
#[test]
fn DRG_049_tasty_flyfish() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_049"),
            Cost("DRG_049", 2),
            Stats("DRG_049", 2, 2),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DRG_049"),
            Force(Entity(Nth(1))),
            Kill(Nth(5)),
            Now(Nth(1), 8, 9),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DRG_049"),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DRG_049"),
            Never(Entity(Nth(2))),
            Kill(Nth(5)),
        ],
    );
}

/// # Well Fed
///
/// `DRG_049e` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived DRG_049e 1b92ffd9 3ae36d50 40ee34ca.6d6ab056
#[test]
fn DRG_049e_well_fed() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "DRG_049e"), Now(My(0), 7, 3)]);
}

/// # Devoted Maniac
///
/// `DRG_050` · Neutral minion · 4 mana · 2/2
///
/// > **Rush Battlecry: Invoke** Galakrond.
///
/// State: Done
//~ done DRG_050 c99520e6 - 19cb25ce.8f348482
#[test]
fn DRG_050_devoted_maniac() {
    check(
        CardClass::Warlock,
        &[
            Give("DRG_050"),
            Cost("DRG_050", 4),
            Stats("DRG_050", 2, 2),
            Has("DRG_050", GameTag::RUSH),
            Play("DRG_050", Nothing),
            BoardCount(Mine, 3),
            Is(My(2), "DRG_238t12t2"),
        ],
    );
}

/// # Draconic Lackey
///
/// `DRG_052` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry: Discover** a Dragon.
///
/// State: Derived
//~ derived DRG_052 6712406b 050be6a8 360dbef3.bb041131
#[test]
fn DRG_052_draconic_lackey() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_052"),
            Cost("DRG_052", 1),
            Stats("DRG_052", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_008")),
            Play("DRG_052", Nothing),
            ChooseCard("AT_008"),
            Is(InHand(0), "AT_008"),
            CostNow(InHand(0), 6),
            Now(InHand(0), 6, 7),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DRG_052"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_001")),
            Play("DRG_052", Nothing),
            Choose(0),
        ],
    );
}

/// # Big Ol' Whelp
///
/// `DRG_054` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** Draw a card.
///
/// State: Derived
//~ derived DRG_054 78a25717 9259018f c5133b33.72a132f1
#[test]
fn DRG_054_big_ol_whelp() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_054"),
            Cost("DRG_054", 5),
            Stats("DRG_054", 5, 5),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_054", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Hoard Pillager
///
/// `DRG_055` · Neutral minion · 4 mana · 4/2
///
/// > **Battlecry:** Equip one of your destroyed weapons.
///
/// State: Todo
//~ todo DRG_055 aec7ac23 52d23e27 94eeceb2.a1823b08
#[test]
#[ignore = "todo: DRG_055 Hoard Pillager"]
fn DRG_055_hoard_pillager() {
    check(CardClass::Mage, &[Give("DRG_055"), Cost("DRG_055", 4), Stats("DRG_055", 4, 2), Unwritten]);
}

/// # Parachute Brigand
///
/// `DRG_056` · Neutral minion · 2 mana · 2/2
///
/// > After you play a Pirate, summon this minion from your hand.
///
/// State: Derived
//~ derived DRG_056 3dab4849 8630f0eb e910019f.d72000df
#[test]
fn DRG_056_parachute_brigand() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_056"),
            Cost("DRG_056", 2),
            Stats("DRG_056", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DRG_056"),
            Play("GVG_070", Nothing),
            BoardCount(Mine, 4),
            HandCount(Mine, 0),
            In(Nth(0), Zone::Play),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DRG_056"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DRG_056"),
            Play("CS2_182", Nothing),
            BoardCount(Mine, 3),
        ],
    );
}

/// # Hot Air Balloon
///
/// `DRG_057` · Neutral minion · 1 mana · 1/2
///
/// > At the start of your turn, gain +1 Health.
///
/// State: Derived
//~ derived DRG_057 da70cef2 63b52f52 1b378931.86eb5261
#[test]
fn DRG_057_hot_air_balloon() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_057"),
            Cost("DRG_057", 1),
            Stats("DRG_057", 1, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DRG_057"),
            EndTurn,
            EndTurn,
            Now(Nth(3), 1, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("DRG_057"), Friend("CS2_182"), Enemy("CS2_182"), Friend("DRG_057"), EndTurn, Now(Nth(3), 1, 2)],
    );
}

/// # Wing Commander
///
/// `DRG_058` · Neutral minion · 4 mana · 2/5
///
/// > Has +2 Attack for each Dragon in your hand.
///
/// State: Derived
//~ derived DRG_058 780ace3e db02f015 fd80348a.663c8b42
#[test]
fn DRG_058_wing_commander() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_058"),
            Cost("DRG_058", 4),
            Stats("DRG_058", 2, 5),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DRG_058"),
            Now(Nth(5), 4, 5),
        ],
    );
}

/// # Goboglide Tech
///
/// `DRG_059` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** If you control a Mech, gain +1/+1 and **Rush**.
///
/// State: Derived
//~ derived DRG_059 8b03baf5 51258081 b66840de.566f64dc
#[test]
fn DRG_059_goboglide_tech() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_059"),
            Cost("DRG_059", 3),
            Stats("DRG_059", 3, 3),
            Friend("GVG_044"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_059", Nothing),
            HasNow(Nth(0), GameTag::RUSH),
            Now(Nth(0), 4, 4),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DRG_059"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_059", Nothing),
            HasNot(Nth(0), GameTag::RUSH),
        ],
    );
}

/// # Gobogliding
///
/// `DRG_059e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived DRG_059e 0692d3db 2eae2f19 c21b5721.67341004
#[test]
fn DRG_059e_gobogliding() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "DRG_059e"), Now(My(0), 6, 2)]);
}

/// # Fire Hawk
///
/// `DRG_060` · Neutral minion · 3 mana · 1/3
///
/// > **Battlecry:** Gain +1 Attack for each card in your opponent's hand.
///
/// State: Derived
//~ derived DRG_060 6c3918cc eb3eab58 402dd0e7.6a149fb1
#[test]
fn DRG_060_fire_hawk() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_060"),
            Cost("DRG_060", 3),
            Stats("DRG_060", 1, 3),
            Give("CS2_182"),
            GiveThem("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_060", Nothing),
            Now(Nth(0), 2, 3),
        ],
    );
}

/// # Gyrocopter
///
/// `DRG_061` · Neutral minion · 6 mana · 4/5
///
/// > **Rush Windfury**
///
/// State: Vanilla
//~ vanilla DRG_061 014a4f07 96544842 a9c996fa.2a606dce
#[test]
fn DRG_061_gyrocopter() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_061"),
            Cost("DRG_061", 6),
            Stats("DRG_061", 4, 5),
            Has("DRG_061", GameTag::RUSH),
            Has("DRG_061", GameTag::WINDFURY),
            Play("DRG_061", Nothing),
            In(The("DRG_061"), Zone::Play),
            Now(The("DRG_061"), 4, 5),
            HasNow(The("DRG_061"), GameTag::RUSH),
            HasNow(The("DRG_061"), GameTag::WINDFURY),
        ],
    );
}

/// # Wyrmrest Purifier
///
/// `DRG_062` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Transform all Neutral cards in your deck into random cards from your class.
///
/// State: Derived
//~ derived DRG_062 8e814fc0 ec0df540 f0119c19.5d0d2fe5
#[test]
fn DRG_062_wyrmrest_purifier() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_062"),
            Cost("DRG_062", 2),
            Stats("DRG_062", 3, 2),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Play("DRG_062", Nothing),
            Is(Nth(1), "AT_001"),
            Is(Nth(2), "AT_001"),
            Is(Nth(3), "AT_001"),
            Is(Nth(4), "AT_001"),
            Is(Nth(5), "AT_001"),
            Is(Nth(6), "AT_001"),
        ],
    );
}

/// # Dragonmaw Poacher
///
/// `DRG_063` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** If your opponent controls a Dragon, gain +4/+4 and **Rush**.
///
/// State: Derived
//~ derived DRG_063 ef224fcf f21830be ebf79583.c4994e26
#[test]
fn DRG_063_dragonmaw_poacher() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_063"),
            Cost("DRG_063", 4),
            Stats("DRG_063", 4, 4),
            Friend("CS2_182"),
            Enemy("DRG_054"),
            Enemy("CS2_182"),
            Play("DRG_063", Nothing),
            HasNow(Nth(0), GameTag::RUSH),
            Now(Nth(0), 8, 8),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DRG_063"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_063", Nothing),
            HasNot(Nth(0), GameTag::RUSH),
        ],
    );
}

/// # Poaching
///
/// `DRG_063e` · Neutral enchantment
///
/// > +4/+4 and **Rush**.
///
/// State: Derived
//~ derived DRG_063e cb2f5efd da07ef85 512abbba.f905eae1
#[test]
fn DRG_063e_poaching() {
    check(
        CardClass::Mage,
        &[Friend("CS2_118"), Enchant(My(0), "DRG_063e"), Now(My(0), 9, 5), HasNow(My(0), GameTag::RUSH)],
    );
}

/// # Zul'Drak Ritualist
///
/// `DRG_064` · Neutral minion · 4 mana · 3/9
///
/// > **Taunt** **Battlecry:** Summon three random 1-Cost minions for your opponent.
///
/// State: Derived
//~ derived DRG_064 3ac89119 be75345e 62d40cf1.5119095b
#[test]
fn DRG_064_zul_drak_ritualist() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_064"),
            Cost("DRG_064", 4),
            Stats("DRG_064", 3, 9),
            Has("DRG_064", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_168")),
            Force(Card("CS2_168")),
            Force(Card("CS2_168")),
            Play("DRG_064", Nothing),
            In(The("CS2_168"), Zone::Play),
            Now(The("CS2_168"), 2, 1),
            BoardCount(Theirs, 4),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("DRG_064"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_004")), Play("DRG_064", Nothing)],
    );
    check(
        CardClass::Mage,
        &[Give("DRG_064"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("DRG_064", Nothing)],
    );
}

/// # Hippogryph
///
/// `DRG_065` · Neutral minion · 4 mana · 2/6
///
/// > **Rush Taunt**
///
/// State: Vanilla
//~ vanilla DRG_065 4ace0048 f0943f58 1aaffa44.05d6d156
#[test]
fn DRG_065_hippogryph() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_065"),
            Cost("DRG_065", 4),
            Stats("DRG_065", 2, 6),
            Has("DRG_065", GameTag::RUSH),
            Has("DRG_065", GameTag::TAUNT),
            Play("DRG_065", Nothing),
            In(The("DRG_065"), Zone::Play),
            Now(The("DRG_065"), 2, 6),
            HasNow(The("DRG_065"), GameTag::RUSH),
            HasNow(The("DRG_065"), GameTag::TAUNT),
        ],
    );
}

/// # Evasive Chimaera
///
/// `DRG_066` · Neutral minion · 2 mana · 2/1
///
/// > **Poisonous Elusive**
///
/// State: Vanilla
//~ vanilla DRG_066 db1cf914 4e5a188a 3553631c.3aa2f837
#[test]
fn DRG_066_evasive_chimaera() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_066"),
            Cost("DRG_066", 2),
            Stats("DRG_066", 2, 1),
            Has("DRG_066", GameTag::ELUSIVE),
            Has("DRG_066", GameTag::POISONOUS),
            Play("DRG_066", Nothing),
            In(The("DRG_066"), Zone::Play),
            Now(The("DRG_066"), 2, 1),
            HasNow(The("DRG_066"), GameTag::ELUSIVE),
            HasNow(The("DRG_066"), GameTag::POISONOUS),
        ],
    );
}

/// # Troll Batrider
///
/// `DRG_067` · Neutral minion · 4 mana · 3/3
///
/// > **Battlecry:** Deal 3 damage to a random enemy minion.
///
/// State: Derived
//~ derived DRG_067 9495cef1 5b1f3ec7 3d9742d3.14c1562b
#[test]
fn DRG_067_troll_batrider() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_067"),
            Cost("DRG_067", 4),
            Stats("DRG_067", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("DRG_067", Nothing),
            Now(Nth(2), 4, 2),
        ],
    );
}

/// # Living Dragonbreath
///
/// `DRG_068` · Neutral minion · 3 mana · 3/4
///
/// > Your minions can't be **Frozen**.
///
/// State: Todo
//~ todo DRG_068 53d502ed ab352270 592a8dd9.c0c01b08
#[test]
#[ignore = "todo: DRG_068 Living Dragonbreath"]
fn DRG_068_living_dragonbreath() {
    check(CardClass::Mage, &[Give("DRG_068"), Cost("DRG_068", 3), Stats("DRG_068", 3, 4), Unwritten]);
}

/// # Platebreaker
///
/// `DRG_069` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** Destroy your opponent's Armor.
///
/// State: Todo
//~ todo DRG_069 7660b75c 46948dc8 30df54a1.97ab41c4
#[test]
#[ignore = "todo: DRG_069 Platebreaker"]
fn DRG_069_platebreaker() {
    check(CardClass::Mage, &[Give("DRG_069"), Cost("DRG_069", 5), Stats("DRG_069", 5, 5), Unwritten]);
}

/// # Dragon Breeder
///
/// `DRG_070` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Choose a friendly Dragon. Add a copy of it to your hand.
///
/// State: Derived
//~ derived DRG_070 8b262ded dd3a5a51 2efc9f78.6795ecbf
#[test]
fn DRG_070_dragon_breeder() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_070"),
            Cost("DRG_070", 2),
            Stats("DRG_070", 2, 3),
            Friend("DRG_054"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            CannotTarget("DRG_070", Nth(2)),
            Play("DRG_070", On(Nth(1))),
            Is(InHand(0), "DRG_054"),
            CostNow(InHand(0), 5),
            Now(InHand(0), 5, 5),
            HandCount(Mine, 1),
        ],
    );
}

/// # Bad Luck Albatross
///
/// `DRG_071` · Neutral minion · 3 mana · 4/3
///
/// > **Deathrattle:** Shuffle two 1/1 Albatross into your opponent's deck.
///
/// State: Derived
//~ derived DRG_071 2495d74a e5a5f378 e0b7242d.9f2c12cd
#[test]
fn DRG_071_bad_luck_albatross() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_071"),
            Cost("DRG_071", 3),
            Stats("DRG_071", 4, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DRG_071"),
            Kill(Nth(3)),
            In(The("DRG_071t"), Zone::Deck),
            DeckCount(Theirs, 22),
        ],
    );
}

/// # Albatross
///
/// `DRG_071t` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla DRG_071t afaa7cda 5565912f 744473d7
#[test]
fn DRG_071t_albatross() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_071t"),
            Cost("DRG_071t", 1),
            Stats("DRG_071t", 1, 1),
            Play("DRG_071t", Nothing),
            In(The("DRG_071t"), Zone::Play),
            Now(The("DRG_071t"), 1, 1),
        ],
    );
}

/// # Skyfin
///
/// `DRG_072` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** If you're holding a Dragon, summon 2 random Murlocs.
///
/// State: Derived
//~ derived DRG_072 d0f8df23 2be9a6fa 3e733189.b9738ed0
#[test]
fn DRG_072_skyfin() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_072"),
            Cost("DRG_072", 5),
            Stats("DRG_072", 3, 3),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_168")),
            Force(Card("CS2_168")),
            Play("DRG_072", Nothing),
            BoardCount(Mine, 4),
            In(The("CS2_168"), Zone::Play),
            Now(The("CS2_168"), 2, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DRG_072"),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_003")),
            Play("DRG_072", Nothing),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DRG_072"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_072", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 0),
            Now(Nth(0), 3, 3),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Evasive Feywing
///
/// `DRG_073` · Neutral minion · 4 mana · 5/4
///
/// > **Elusive**
///
/// State: Vanilla
//~ vanilla DRG_073 efd78a23 95f8bf09 cf144f83.c54580ff
#[test]
fn DRG_073_evasive_feywing() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_073"),
            Cost("DRG_073", 4),
            Stats("DRG_073", 5, 4),
            Has("DRG_073", GameTag::ELUSIVE),
            Play("DRG_073", Nothing),
            In(The("DRG_073"), Zone::Play),
            Now(The("DRG_073"), 5, 4),
            HasNow(The("DRG_073"), GameTag::ELUSIVE),
        ],
    );
}

/// # Camouflaged Dirigible
///
/// `DRG_074` · Neutral minion · 6 mana · 6/6
///
/// > **Battlecry:** Give your other Mechs **Stealth** until your next turn.
///
/// State: Derived
//~ derived DRG_074 024001db 9e8bf9be 6e84f2f9.49272777
#[test]
fn DRG_074_camouflaged_dirigible() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_074"),
            Cost("DRG_074", 6),
            Stats("DRG_074", 6, 6),
            Friend("GVG_044"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_074", Nothing),
            HasNot(Nth(0), GameTag::STEALTH),
            HasNow(Nth(1), GameTag::STEALTH),
            HasNot(Nth(2), GameTag::STEALTH),
        ],
    );
}

/// # Camouflaged
///
/// `DRG_074e` · Rogue enchantment
///
/// > Stealthed until your next turn.
///
/// State: Derived
//~ derived DRG_074e 49e4f2f4 0b1b79df 13e96306.549b4a26
#[test]
fn DRG_074e_camouflaged() {
    check(
        CardClass::Mage,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "DRG_074e"),
            HasNow(My(0), GameTag::STEALTH),
            EndTurn,
            HasNow(My(0), GameTag::STEALTH),
            EndTurn,
            HasNot(My(0), GameTag::STEALTH),
        ],
    );
}

/// # Cobalt Spellkin
///
/// `DRG_075` · Neutral minion · 5 mana · 3/5
///
/// > **Battlecry:** Add two 1-Cost spells from your class to your hand.
///
/// State: Derived
//~ derived DRG_075 8ffe540e a58263fa f9fcd07c.72a6a1ce
#[test]
fn DRG_075_cobalt_spellkin() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_075"),
            Cost("DRG_075", 5),
            Stats("DRG_075", 3, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_004")),
            Force(Card("AT_004")),
            Play("DRG_075", Nothing),
            Is(InHand(0), "AT_004"),
            CostNow(InHand(0), 1),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            Is(InHand(1), "AT_004"),
            CostNow(InHand(1), 1),
            TagNow(InHand(1), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("DRG_075"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AV_114")), Play("DRG_075", Nothing)],
    );
    check(
        CardClass::Mage,
        &[Give("DRG_075"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_001")), Play("DRG_075", Nothing)],
    );
}

/// # Faceless Corruptor
///
/// `DRG_076` · Neutral minion · 5 mana · 5/4
///
/// > **Rush**. **Battlecry:** Transform one of your minions into a copy of this.
///
/// State: Derived
//~ derived DRG_076 ae9f4fc2 0227c0a9 091b9e0b.879bd7c1
#[test]
fn DRG_076_faceless_corruptor() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_076"),
            Cost("DRG_076", 5),
            Stats("DRG_076", 5, 4),
            Has("DRG_076", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_076", On(Nth(1))),
            Is(Nth(1), "DRG_076"),
            Now(Nth(1), 5, 4),
        ],
    );
}

/// # Utgarde Grapplesniper
///
/// `DRG_077` · Neutral minion · 6 mana · 5/5
///
/// > **Battlecry:** Both players draw a card. If it's a Dragon, summon it.
///
/// State: Todo
//~ todo DRG_077 c0dc4d13 6e7b0243 d3b42cbe.89f2c2de
#[test]
#[ignore = "todo: DRG_077 Utgarde Grapplesniper"]
fn DRG_077_utgarde_grapplesniper() {
    check(CardClass::Mage, &[Give("DRG_077"), Cost("DRG_077", 6), Stats("DRG_077", 5, 5), Unwritten]);
}

/// # Depth Charge
///
/// `DRG_078` · Neutral minion · 1 mana · 0/5
///
/// > At the start of your turn, deal 5 damage to ALL minions.
///
/// State: Derived
//~ derived DRG_078 4c842e53 e323bfee 59c1ee0d.b0a8513f
#[test]
fn DRG_078_depth_charge() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_078"),
            Cost("DRG_078", 1),
            Stats("DRG_078", 0, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DRG_078"),
            EndTurn,
            EndTurn,
            BoardCount(Mine, 0),
            Dead(Nth(1)),
            Dead(Nth(2)),
            Dead(Nth(3)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("DRG_078"), Friend("CS2_182"), Enemy("CS2_182"), Friend("DRG_078"), EndTurn, BoardCount(Mine, 2)],
    );
    check(
        CardClass::Mage,
        &[
            Give("DRG_078"),
            Friend("TLC_248"),
            Enemy("CS2_182"),
            Friend("DRG_078"),
            EndTurn,
            EndTurn,
            BoardCount(Mine, 1),
            Now(Nth(1), 14, 23),
            Dead(Nth(2)),
            Dead(Nth(3)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Evasive Wyrm
///
/// `DRG_079` · Neutral minion · 6 mana · 5/4
///
/// > **Rush Divine Shield Elusive**
///
/// State: Vanilla
//~ vanilla DRG_079 0040ca00 7d8f286d 8d699fb8.ceeb8af4
#[test]
fn DRG_079_evasive_wyrm() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_079"),
            Cost("DRG_079", 6),
            Stats("DRG_079", 5, 4),
            Has("DRG_079", GameTag::DIVINE_SHIELD),
            Has("DRG_079", GameTag::ELUSIVE),
            Has("DRG_079", GameTag::RUSH),
            Play("DRG_079", Nothing),
            In(The("DRG_079"), Zone::Play),
            Now(The("DRG_079"), 5, 4),
            HasNow(The("DRG_079"), GameTag::DIVINE_SHIELD),
            HasNow(The("DRG_079"), GameTag::ELUSIVE),
            HasNow(The("DRG_079"), GameTag::RUSH),
        ],
    );
}

/// # Scalerider
///
/// `DRG_081` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** If you're holding a Dragon, deal 2 damage.
///
/// State: Derived
//~ derived DRG_081 30a26864 504eeaa5 9a1ed1d1.bb23789e
#[test]
fn DRG_081_scalerider() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_081"),
            Cost("DRG_081", 3),
            Stats("DRG_081", 3, 3),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_081", On(Nth(4))),
            Now(Nth(4), 4, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DRG_081"),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_081", On(Nth(3))),
            Now(Nth(3), 4, 3),
        ],
    );
    check(CardClass::Mage, &[Give("DRG_081"), Friend("CS2_182"), Enemy("CS2_182"), Play("DRG_081", Nothing)]);
}

/// # Kobold Stickyfinger
///
/// `DRG_082` · Neutral minion · 5 mana · 4/4
///
/// > **Battlecry:** Steal your opponent's weapon.
///
/// State: Derived
//~ derived DRG_082 4baf947b f6f3f79d 252302c2.18fcf588
#[test]
fn DRG_082_kobold_stickyfinger() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_082"),
            Cost("DRG_082", 5),
            Stats("DRG_082", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Enemy("CS2_106"),
            Play("DRG_082", Nothing),
            Dead(Nth(3)),
            NoWeapon(Theirs),
        ],
    );
}

/// # Tentacled Menace
///
/// `DRG_084` · Neutral minion · 5 mana · 6/5
///
/// > **Battlecry:** Each player draws a card. Swap their Costs.
///
/// State: Todo
//~ todo DRG_084 6cc5dec2 f1cbcb48 da57c116.1549e939
#[test]
#[ignore = "todo: DRG_084 Tentacled Menace"]
fn DRG_084_tentacled_menace() {
    check(CardClass::Mage, &[Give("DRG_084"), Cost("DRG_084", 5), Stats("DRG_084", 6, 5), Unwritten]);
}

/// # Chromatic Egg
///
/// `DRG_086` · Neutral minion · 5 mana · 0/3
///
/// > **Battlecry:** Secretly **Discover** a Dragon to hatch into. **Deathrattle:** Hatch!
///
/// State: Todo
//~ todo DRG_086 9aa6e6d4 32431487 a80fb63a.0d3b3c5c
#[test]
#[ignore = "todo: DRG_086 Chromatic Egg"]
fn DRG_086_chromatic_egg() {
    check(CardClass::Mage, &[Give("DRG_086"), Cost("DRG_086", 5), Stats("DRG_086", 0, 3), Unwritten]);
}

/// # Dread Raven
///
/// `DRG_088` · Neutral minion · 3 mana · 3/4
///
/// > Has +3 Attack for each other Dread Raven you control.
///
/// State: Derived
//~ derived DRG_088 41228adf d45f9b55 b17eaae0.5f85c044
#[test]
fn DRG_088_dread_raven() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_088"),
            Cost("DRG_088", 3),
            Stats("DRG_088", 3, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_088", Nothing),
            Crystals(10),
            Play("DRG_088", Nothing),
            Now(Nth(0), 6, 4),
            Now(Nth(3), 6, 4),
        ],
    );
}

/// # Dragonqueen Alexstrasza
///
/// `DRG_089` · Neutral minion · 9 mana · 8/8
///
/// > **Battlecry:** If your deck has no duplicates, add 2 other random Dragons to your hand. They cost (0).
///
/// State: Todo
//~ todo DRG_089 da7046ae ff12fe30 862f38d3.94f2f6ff
#[test]
#[ignore = "todo: DRG_089 Dragonqueen Alexstrasza"]
fn DRG_089_dragonqueen_alexstrasza() {
    check(CardClass::Mage, &[Give("DRG_089"), Cost("DRG_089", 9), Stats("DRG_089", 8, 8), Unwritten]);
}

/// # A Queen's Discount
///
/// `DRG_089e` · Neutral enchantment
///
/// > Costs (0).
///
/// State: Derived
//~ derived DRG_089e fff163e7 c9cc314f d17dd93d.dd600ecd
#[test]
fn DRG_089e_a_queens_discount() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "DRG_089e"), CostNow(Nth(0), 0)]);
}

/// # Shu'ma
///
/// `DRG_091` · Neutral minion · 7 mana · 1/7
///
/// > At the end of your turn, fill your board with 1/1 Tentacles.
///
/// State: Derived
//~ derived DRG_091 0b33b81a cfda3cdf fe3ad0f7.65f37b00
#[test]
fn DRG_091_shuma() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_091"),
            Cost("DRG_091", 7),
            Stats("DRG_091", 1, 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DRG_091"),
            EndTurn,
            BoardCount(Mine, 7),
        ],
    );
}

/// # Tentacle
///
/// `DRG_091t` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla DRG_091t 751fbccd 3ffb09a1 b642a530
#[test]
fn DRG_091t_tentacle() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_091t"),
            Cost("DRG_091t", 1),
            Stats("DRG_091t", 1, 1),
            Play("DRG_091t", Nothing),
            In(The("DRG_091t"), Zone::Play),
            Now(The("DRG_091t"), 1, 1),
        ],
    );
}

/// # Transmogrifier
///
/// `DRG_092` · Neutral minion · 2 mana · 2/3
///
/// > Whenever you draw a card, transform it into a random **Legendary** minion.
///
/// State: Derived
//~ derived DRG_092 497b1f1a 57851a77 dbcb0742.cd131bdc
#[test]
fn DRG_092_transmogrifier() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_092"),
            Cost("DRG_092", 2),
            Stats("DRG_092", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DRG_092"),
            EndTurn,
            Force(Card("AT_009")),
            EndTurn,
            Is(InHand(1), "AT_009"),
            CostNow(InHand(1), 8),
            Now(InHand(1), 7, 7),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DRG_092"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DRG_092"),
            EndTurn,
            Never(Card("AV_113")),
            EndTurn,
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DRG_092"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DRG_092"),
            EndTurn,
            Never(Card("AT_003")),
            EndTurn,
        ],
    );
}

/// # Kronx Dragonhoof
///
/// `DRG_099` · Neutral minion · 6 mana · 6/6
///
/// > **Battlecry:** Draw Galakrond. If you're already Galakrond, unleash a Devastation.
///
/// State: Todo
//~ todo DRG_099 42a1915e 276bfe69 b2672813.0fcccaec
#[test]
#[ignore = "todo: DRG_099 Kronx Dragonhoof"]
fn DRG_099_kronx_dragonhoof() {
    check(CardClass::Mage, &[Give("DRG_099"), Cost("DRG_099", 6), Stats("DRG_099", 6, 6), Unwritten]);
}

/// # Decimation
///
/// `DRG_099t1` · Neutral spell · 0 mana
///
/// > Deal 5 damage to the enemy hero. Restore 5 Health to your hero.
///
/// State: Derived
//~ derived DRG_099t1 cec7b920 6304e920 4be2863f.2b7f1b95
#[test]
fn DRG_099t1_decimation() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_099t1"),
            Cost("DRG_099t1", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("DRG_099t1", Nothing),
            Now(MyHero, 0, 15),
            Damage(MyHero, 15),
            Now(TheirHero, 0, 5),
            Damage(TheirHero, 25),
        ],
    );
}

/// # Reanimation
///
/// `DRG_099t2` · Neutral spell · 0 mana
///
/// > Summon an 8/8 Dragon with **Taunt**.
///
/// State: Derived
//~ derived DRG_099t2 464c42ed 2a6ef906 811872cb.5dd7d868
#[test]
fn DRG_099t2_reanimation() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_099t2"),
            Cost("DRG_099t2", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_099t2", Nothing),
            BoardCount(Mine, 2),
            In(The("DRG_099t2t"), Zone::Play),
            Now(The("DRG_099t2t"), 8, 8),
        ],
    );
}

/// # Reanimated Dragon
///
/// `DRG_099t2t` · Neutral minion · 8 mana · 8/8
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla DRG_099t2t 8b99bd5b 43fa953b 748f33a3.4b0c5d24
#[test]
fn DRG_099t2t_reanimated_dragon() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_099t2t"),
            Cost("DRG_099t2t", 8),
            Stats("DRG_099t2t", 8, 8),
            Has("DRG_099t2t", GameTag::TAUNT),
            Play("DRG_099t2t", Nothing),
            In(The("DRG_099t2t"), Zone::Play),
            Now(The("DRG_099t2t"), 8, 8),
            HasNow(The("DRG_099t2t"), GameTag::TAUNT),
        ],
    );
}

/// # Domination
///
/// `DRG_099t3` · Neutral spell · 0 mana
///
/// > Give your other minions +2/+2.
///
/// State: Derived
//~ derived DRG_099t3 907f7243 4acf0325 420fbc02.8010dad2
#[test]
fn DRG_099t3_domination() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_099t3"),
            Cost("DRG_099t3", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_099t3", Nothing),
            Now(Nth(1), 6, 7),
        ],
    );
}

/// # Dominating
///
/// `DRG_099t3e` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived DRG_099t3e 70f7f134 77e3135e f9250319.6d6ab056
#[test]
fn DRG_099t3e_dominating() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "DRG_099t3e"), Now(My(0), 7, 3)]);
}

/// # Annihilation
///
/// `DRG_099t4` · Neutral spell · 0 mana
///
/// > Deal 5 damage to all other minions.
///
/// State: Derived
//~ derived DRG_099t4 461c05f0 24cbb062 0ce8a382.84a2ca71
#[test]
fn DRG_099t4_annihilation() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_099t4"),
            Cost("DRG_099t4", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_099t4", Nothing),
            BoardCount(Mine, 0),
            Dead(Nth(1)),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DRG_099t4"),
            Friend("TLC_248"),
            Enemy("CS2_182"),
            Play("DRG_099t4", Nothing),
            Now(Nth(1), 14, 23),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Twin Tyrant
///
/// `DRG_213` · Neutral minion · 8 mana · 4/10
///
/// > **Battlecry:** Deal 4 damage to two random enemy minions.
///
/// State: Derived
//~ derived DRG_213 04f0b955 3f5f35d4 1a27b6cc.66b3b247
#[test]
fn DRG_213_twin_tyrant() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_213"),
            Cost("DRG_213", 8),
            Stats("DRG_213", 4, 10),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("DRG_213", Nothing),
            Now(Nth(2), 4, 1),
        ],
    );
}

/// # Dragon Claw
///
/// `DRG_238ht` · weapon · 5 mana · 5/2 durability
///
/// State: Vanilla
//~ vanilla DRG_238ht 81d13273 ff0841a9 1bcc8e45
#[test]
fn DRG_238ht_dragon_claw() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_238ht"),
            Cost("DRG_238ht", 5),
            Stats("DRG_238ht", 5, 2),
            Play("DRG_238ht", Nothing),
            In(The("DRG_238ht"), Zone::Play),
        ],
    );
}

/// # Blazing Battlemage
///
/// `DRG_239` · Neutral minion · 1 mana · 2/2
///
/// State: Vanilla
//~ vanilla DRG_239 2cad5e95 0c2c5423 c85f26a0
#[test]
fn DRG_239_blazing_battlemage() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_239"),
            Cost("DRG_239", 1),
            Stats("DRG_239", 2, 2),
            Play("DRG_239", Nothing),
            In(The("DRG_239"), Zone::Play),
            Now(The("DRG_239"), 2, 2),
        ],
    );
}

/// # Shield of Galakrond
///
/// `DRG_242` · Neutral minion · 5 mana · 4/5
///
/// > **Taunt Battlecry: Invoke** Galakrond.
///
/// State: Done
//~ done DRG_242 d2923ef9 - eb7f7ac1.01357415
#[test]
fn DRG_242_shield_of_galakrond() {
    check(
        CardClass::Warlock,
        &[
            Give("DRG_242"),
            Cost("DRG_242", 5),
            Stats("DRG_242", 4, 5),
            Has("DRG_242", GameTag::TAUNT),
            Play("DRG_242", Nothing),
            BoardCount(Mine, 3),
            Is(My(2), "DRG_238t12t2"),
        ],
    );
}

/// # Frizz Kindleroost
///
/// `DRG_257` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry:** Reduce the Cost of Dragons in your deck by (2).
///
/// State: Derived
//~ derived DRG_257 4e4ecf5e 6c648dfc 2f3a2544.61b70b2d
#[test]
fn DRG_257_frizz_kindleroost() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_257"),
            Cost("DRG_257", 4),
            Stats("DRG_257", 5, 4),
            OnTop("AT_008"),
            OnTop("AT_008"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_257", Nothing),
            CostNow(Nth(1), 4),
            CostNow(Nth(2), 4),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DRG_257"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("AT_008"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_257", Nothing),
            CostNow(Nth(1), 3),
            CostNow(Nth(6), 4),
        ],
    );
}

/// # Evasive Drakonid
///
/// `DRG_310` · Neutral minion · 7 mana · 7/7
///
/// > **Taunt Elusive**
///
/// State: Vanilla
//~ vanilla DRG_310 45be62ee e105bb44 2e494dee.c6cde567
#[test]
fn DRG_310_evasive_drakonid() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_310"),
            Cost("DRG_310", 7),
            Stats("DRG_310", 7, 7),
            Has("DRG_310", GameTag::ELUSIVE),
            Has("DRG_310", GameTag::TAUNT),
            Play("DRG_310", Nothing),
            In(The("DRG_310"), Zone::Play),
            Now(The("DRG_310"), 7, 7),
            HasNow(The("DRG_310"), GameTag::ELUSIVE),
            HasNow(The("DRG_310"), GameTag::TAUNT),
        ],
    );
}

/// # Grizzled Wizard
///
/// `DRG_401` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Swap Hero Powers with your opponent until your next turn.
///
/// State: Todo
//~ todo DRG_401 cd2463b6 f316b2b4 01444c0e.8de6054c
#[test]
#[ignore = "todo: DRG_401 Grizzled Wizard"]
fn DRG_401_grizzled_wizard() {
    check(CardClass::Mage, &[Give("DRG_401"), Cost("DRG_401", 2), Stats("DRG_401", 3, 2), Unwritten]);
}

/// # Grizzled Power Dummy
///
/// `DRG_401d` · Neutral spell · 0 mana
///
/// > Dummy Hook Up for DRG 401e
///
/// State: Todo
//~ todo DRG_401d acd83fca b8b868a7 4b56dcb9.e53080e3
#[test]
#[ignore = "todo: DRG_401d Grizzled Power Dummy"]
fn DRG_401d_grizzled_power_dummy() {
    check(CardClass::Mage, &[Give("DRG_401d"), Cost("DRG_401d", 0), Unwritten]);
}

/// # Sathrovarr
///
/// `DRG_402` · Neutral minion · 9 mana · 5/5
///
/// > **Battlecry:** Choose a friendly minion. Add a copy of it to your hand, deck, and battlefield.
///
/// State: Derived
//~ derived DRG_402 9804cb5c d7614772 9ee17b76.4c69e5b9
#[test]
fn DRG_402_sathrovarr() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_402"),
            Cost("DRG_402", 9),
            Stats("DRG_402", 5, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_402", On(Nth(1))),
            CostNow(InHand(0), 4),
            Now(InHand(0), 4, 5),
            BoardCount(Mine, 3),
            DeckCount(Mine, 20),
            HandCount(Mine, 1),
        ],
    );
}

/// # Blowtorch Saboteur
///
/// `DRG_403` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Your opponent's next Hero Power costs (2) more.
///
/// State: Done
//~ done DRG_403 16477d07 - c4e9f331.e56ba891
#[test]
fn DRG_403_blowtorch_saboteur() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_403"),
            Cost("DRG_403", 3),
            Stats("DRG_403", 3, 3),
            Play("DRG_403", Nothing),
            HeroPower(On(TheirHero)),
            Mana(5),
            EndTurn,
            HeroPower(On(MyHero)),
            Mana(6),
            EndTurn,
            EndTurn,
            HeroPower(On(MyHero)),
            Mana(8),
        ],
    );
    check(CardClass::Mage, &[Play("DRG_403", Nothing), EndTurn, EndTurn, EndTurn, HeroPower(On(MyHero)), Mana(6)]);
}

/// # Hot Hot Hot!
///
/// `DRG_403e` · Neutral enchantment
///
/// > Costs (2) more.
///
/// State: Derived
//~ derived DRG_403e 0e0bfc4e 03167b34 118c7197.7201933b
#[test]
fn DRG_403e_hot_hot_hot() {
    check(
        CardClass::Mage,
        &[Friend("CS2_182"), Friend("CS2_182"), Enemy("CS2_182"), Enchant(Me, "DRG_403e"), CostNow(MyPower, 4)],
    );
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "DRG_403e"),
            HeroPower(On(TheirHero)),
            CostNow(MyPower, 2),
        ],
    );
}

/// # The Coin
///
/// `DRG_COIN` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived DRG_COIN 456e8e98 223da15c 075e8b31.095f71be
#[test]
fn DRG_COIN_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_COIN"),
            Cost("DRG_COIN", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("DRG_COIN", Nothing),
            Mana(6),
        ],
    );
}
