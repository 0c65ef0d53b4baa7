//! Demon Hunter cards of Legacy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 0ec6d832

/// `BT_035` · Demon Hunter spell · Fel · 2 mana
/// > Give your hero +2 Attack this turn. Draw a card.
///
/// State: Done
//~ done BT_035 7dd82a8e - dfd70e0e.b3be46ff
#[test]
fn BT_035_chaos_strike() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_035"),
            Cost("BT_035", 2),
            Play("BT_035", Nothing),
            Now(MyHero, 2, 30),
            HandCount(Mine, 1),
            EndTurn,
            Now(MyHero, 0, 30),
        ],
    );
}

/// `BT_036` · Demon Hunter spell · 3 mana
/// > Summon three 1/1 Illidari with **Rush**.
///
/// State: Done
//~ done BT_036 c5a05f86 - 54a240f1.21809aac
#[test]
fn BT_036_coordinated_strike() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_036"),
            Cost("BT_036", 3),
            Play("BT_036", Nothing),
            BoardCount(Mine, 3),
            Now(My(0), 1, 1),
            HasNow(My(2), GameTag::RUSH),
        ],
    );
}

/// `BT_142` · Demon Hunter minion · 1 mana · 2/1
/// > **Battlecry:** Give your hero +1 Attack this turn.
///
/// State: Done
//~ done BT_142 14f13871 - 20047b11.94911410
#[test]
fn BT_142_shadowhoof_slayer() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_142"),
            Cost("BT_142", 1),
            Stats("BT_142", 2, 1),
            Play("BT_142", Nothing),
            Now(MyHero, 1, 30),
            EndTurn,
            Now(MyHero, 0, 30),
        ],
    );
}

/// `BT_235` · Demon Hunter spell · Fel · 5 mana
/// > Deal $4 damage to all minions.
///
/// State: Done
//~ done BT_235 2410db11 - 520f4c9e.1f7a508c
#[test]
fn BT_235_chaos_nova() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_235"),
            Cost("BT_235", 5),
            Enemy("CS2_182"),
            Friend("CS2_182"),
            Play("BT_235", Nothing),
            Damage(Their(0), 4),
            Damage(My(0), 4),
            Health(TheirHero, 30),
        ],
    );
}

/// `BT_323` · Demon Hunter minion · 2 mana · 3/2
/// > **Battlecry:** Look at 3 cards in your deck. Choose one to put on top.
///
/// State: Done
//~ done BT_323 77b86d5c - 723568ef.fd04a80a
#[test]
fn BT_323_sightless_watcher() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_323"),
            Cost("BT_323", 2),
            Stats("BT_323", 3, 2),
            OnTop("CS2_029"),
            Force(Card("CS2_029")),
            Play("BT_323", Nothing),
            ChooseCard("CS2_029"),
            DeckCount(Mine, 20),
            Play("CS2_147", Nothing),
            Is(InHand(0), "CS2_029"),
        ],
    );
}

/// `BT_352` · Demon Hunter minion · 3 mana · 4/2
/// > After your hero attacks, summon a 2/2 Satyr.
///
/// State: Done
//~ done BT_352 4d51a262 - 0190c940.274c5adf
#[test]
fn BT_352_satyr_overseer() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_352"),
            Cost("BT_352", 3),
            Stats("BT_352", 4, 2),
            Play("BT_352", Nothing),
            Friend("CS2_106"),
            Attack(MyHero, TheirHero),
            Is(My(1), "BT_352t"),
            Now(My(1), 2, 2),
        ],
    );
}

/// `BT_495` · Demon Hunter minion · 5 mana · 6/4
/// > **Battlecry:** If your hero attacked this turn, deal 4 damage.
///
/// State: Done
//~ done BT_495 3b8d24db - 8f5af175.79055ad0
#[test]
fn BT_495_glaivebound_adept() {
    check(
        CardClass::DemonHunter,
        &[Give("BT_495"), Cost("BT_495", 5), Stats("BT_495", 6, 4), Play("BT_495", Nothing), Health(TheirHero, 30)],
    );
    check(
        CardClass::DemonHunter,
        &[Friend("CS2_106"), Attack(MyHero, TheirHero), Play("BT_495", On(TheirHero)), Health(TheirHero, 23)],
    );
}

/// `BT_512` · Demon Hunter spell · 8 mana
/// > Give your hero +8 Attack this turn.
///
/// State: Done
//~ done BT_512 5877cc89 - bbccc827.4ffd4135
#[test]
fn BT_512_inner_demon() {
    check(
        CardClass::DemonHunter,
        &[Give("BT_512"), Cost("BT_512", 8), Play("BT_512", Nothing), Now(MyHero, 8, 30), EndTurn, Now(MyHero, 0, 30)],
    );
}

/// `BT_512e` · Demon Hunter enchantment
/// > +8 Attack
///
/// State: Done
//~ done BT_512e a93bf848 - 69f211f8.d1c6bb10
#[test]
fn BT_512e_demon_power() {
    check(
        CardClass::DemonHunter,
        &[Friend("CS2_118"), Enchant(My(0), "BT_512e"), Now(My(0), 13, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// `BT_740` · Demon Hunter spell · Shadow · 3 mana
/// > **Lifesteal** Deal $2 damage to two random enemy minions.
///
/// State: Done
//~ done BT_740 17788403 - a2ad6515.cabc6b41
#[test]
fn BT_740_soul_cleave() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_740"),
            Cost("BT_740", 3),
            Has("BT_740", GameTag::LIFESTEAL),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Hurt(MyHero, 10),
            Play("BT_740", Nothing),
            Damage(Their(0), 2),
            Damage(Their(1), 2),
            Health(MyHero, 24),
        ],
    );
}

/// `CS3_019` · Demon Hunter minion · 2 mana · 2/2
/// > **Charge**, **Lifesteal** After you play a card with **Outcast**, return this to your hand.
///
/// State: Done
//~ done CS3_019 07b9978d - 5e06be0b.c9a4d1c8
#[test]
fn CS3_019_korvas_bloodthorn() {
    check(
        CardClass::DemonHunter,
        &[
            Give("CS3_019"),
            Cost("CS3_019", 2),
            Stats("CS3_019", 2, 2),
            Has("CS3_019", GameTag::CHARGE),
            Has("CS3_019", GameTag::LIFESTEAL),
            Play("CS3_019", Nothing),
            Give("LEG_CS3_017"),
            Play("LEG_CS3_017", Nothing),
            In(Nth(0), Zone::Hand),
            BoardCount(Mine, 1),
        ],
    );
}

/// `GIFT_08` · Demon Hunter spell · 1 mana
/// > **Discover** a **Temporary** Fel Barrage, Chaos Strike, or Chaos Nova.
///
/// State: Done
//~ done GIFT_08 74fc8527 - 095cd0fe.2823e3fe
#[test]
fn GIFT_08_illidans_gift() {
    check(
        CardClass::DemonHunter,
        &[
            Give("GIFT_08"),
            Cost("GIFT_08", 1),
            Play("GIFT_08", Nothing),
            ChooseCard("BT_235"),
            Is(InHand(0), "BT_235"),
            EndTurn,
            HandCount(Mine, 0),
        ],
    );
}

/// `HERO_10bp` · Demon Hunter hero power · 1 mana
/// > **Hero Power** +$a1 Attack this turn.
///
/// State: Done
//~ done HERO_10bp 7edbd5ee - c97eadb6.587036e0
#[test]
fn HERO_10bp_demon_claws() {
    check(
        CardClass::DemonHunter,
        &[
            HasHeroPower("HERO_10bp"),
            Cost("HERO_10bp", 1),
            HeroPower(Nothing),
            Now(MyHero, 1, 30),
            Attack(MyHero, TheirHero),
            Health(TheirHero, 29),
            EndTurn,
            Now(MyHero, 0, 30),
        ],
    );
}

/// `HERO_10bp2` · Demon Hunter hero power · 1 mana
/// > **Hero Power** +$a2 Attack this turn.
///
/// State: Done
//~ done HERO_10bp2 500e0650 - 4f87b303.de6d254b
#[test]
fn HERO_10bp2_demons_bite() {
    check(
        CardClass::DemonHunter,
        &[
            HasHeroPower("HERO_10bp2"),
            Cost("HERO_10bp2", 1),
            HeroPower(Nothing),
            Now(MyHero, 2, 30),
            EndTurn,
            Now(MyHero, 0, 30),
        ],
    );
}

/// `LEG_CS3_017` · Demon Hunter minion · 3 mana · 3/3
/// > **Outcast:** Give your hero +3 Attack this turn.
///
/// State: Done
//~ done LEG_CS3_017 825448a7 - 8b490ede.4d47cc86
#[test]
fn LEG_CS3_017_ganarg_glaivesmith() {
    check(
        CardClass::DemonHunter,
        &[
            Give("LEG_CS3_017"),
            Cost("LEG_CS3_017", 3),
            Stats("LEG_CS3_017", 3, 3),
            Play("LEG_CS3_017", Nothing),
            Now(MyHero, 3, 30),
            EndTurn,
            Now(MyHero, 0, 30),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[Give("CS2_231"), Give("LEG_CS3_017"), Give("CS2_231"), Play("LEG_CS3_017", Nothing), Now(MyHero, 0, 30)],
    );
}

/// `TOY_913t3` · Demon Hunter minion · 5 mana · 7/4
/// > **Battlecry:** If your hero attacked this turn, deal 4 damage.
///
/// State: Done
//~ done TOY_913t3 68abde34 - 4bfce122.79055ad0
#[test]
fn TOY_913t3_glaivebound_adept() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TOY_913t3"),
            Cost("TOY_913t3", 5),
            Stats("TOY_913t3", 7, 4),
            Play("TOY_913t3", Nothing),
            Health(TheirHero, 30),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[Friend("CS2_106"), Attack(MyHero, TheirHero), Play("TOY_913t3", On(TheirHero)), Health(TheirHero, 23)],
    );
}
