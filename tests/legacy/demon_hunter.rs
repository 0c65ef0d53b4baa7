//! Demon Hunter cards of Legacy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 0ec6d832

/// Chaos Strike · Spell · Fel · 2 mana · Give your hero +2 Attack this turn. Draw a card.
//~ done BT_035 - 759bd6b1 -
#[test]
fn BT_035_chaos_strike() {
    check! { DemonHunter:
        Give("BT_035"), Cost("BT_035", 2), Play("BT_035", Nothing), StatsNow(MyHero, 2, 30), HandCount(Mine, 1), EndTurn,
        StatsNow(MyHero, 0, 30),
    }
}

/// Coordinated Strike · Spell · 3 mana · Summon three 1/1 Illidari with **Rush**.
//~ done BT_036 - b24f579c -
#[test]
fn BT_036_coordinated_strike() {
    check! { DemonHunter:
        Give("BT_036"), Cost("BT_036", 3), Play("BT_036", Nothing), BoardCount(Mine, 3), StatsNow(My(0), 1, 1),
        HasNow(My(2), GameTag::RUSH),
    }
}

/// Shadowhoof Slayer · Minion · Demon · 1 mana · 2/1 · **Battlecry:** Give your hero +1 Attack this turn.
//~ done BT_142 - 81da71f5 -
#[test]
fn BT_142_shadowhoof_slayer() {
    check! { DemonHunter:
        Give("BT_142"), Cost("BT_142", 1), Stats("BT_142", 2, 1), Play("BT_142", Nothing), StatsNow(MyHero, 1, 30), EndTurn,
        StatsNow(MyHero, 0, 30),
    }
}

/// Chaos Nova · Spell · Fel · 5 mana · Deal $4 damage to all minions.
//~ done BT_235 - 84ddf506 -
#[test]
fn BT_235_chaos_nova() {
    check! { DemonHunter:
        Give("BT_235"), Cost("BT_235", 5), Enemy("CS2_182"), Ally("CS2_182"), Play("BT_235", Nothing),
        Damage(Their(0), 4), Damage(My(0), 4), Health(TheirHero, 30),
    }
}

/// Sightless Watcher · Minion · Demon · 2 mana · 3/2 · **Battlecry:** Look at 3 cards in your deck. Choose one to put on top.
//~ done BT_323 - b9270532 -
#[test]
fn BT_323_sightless_watcher() {
    check! { DemonHunter:
        Give("BT_323"), Cost("BT_323", 2), Stats("BT_323", 3, 2), OnTop("CS2_029"), Force(Card("CS2_029")),
        Play("BT_323", Nothing), ChooseCard("CS2_029"), DeckCount(Mine, 20), Play("CS2_147", Nothing),
        IsCard(InHand(0), "CS2_029"),
    }
    check! { DemonHunter:
        OnTop("CS2_029"), Force(Card("CS2_029")), Play("BT_323", Nothing), Choose(1), Play("CS2_147", Nothing),
        IsCard(InHand(0), "CS2_182"), DeckCount(Mine, 19),
    }
}

/// Satyr Overseer · Minion · Demon · 3 mana · 4/2 · After your hero attacks, summon a 2/2 Satyr.
//~ done BT_352 - 41b3d39b -
#[test]
fn BT_352_satyr_overseer() {
    check! { DemonHunter:
        Give("BT_352"), Cost("BT_352", 3), Stats("BT_352", 4, 2), Play("BT_352", Nothing), Ally("CS2_106"),
        Attack(MyHero, TheirHero), IsCard(My(1), "BT_352t"), StatsNow(My(1), 2, 2),
    }
    // The Satyr comes after the attack.
    check! { DemonHunter:
        Ally("BT_352"), Ally("CS2_106"), Enemy("BAR_840"), DealDamage(MyHero, 1), Attack(MyHero, Their(0)),
        Damage(My(0), 1), IsCard(My(1), "BT_352t"), Damage(My(1), 0),
    }
}

/// Glaivebound Adept · Minion · 5 mana · 6/4 · **Battlecry:** If your hero attacked this turn, deal 4 damage.
//~ done BT_495 - 35cca078 -
#[test]
fn BT_495_glaivebound_adept() {
    check! { DemonHunter:
        Give("BT_495"), Cost("BT_495", 5), Stats("BT_495", 6, 4), Play("BT_495", Nothing), Health(TheirHero, 30),
    }
    check! { DemonHunter:
        Ally("CS2_106"), Attack(MyHero, TheirHero), Play("BT_495", On(TheirHero)), Health(TheirHero, 23),
    }
}

/// Inner Demon · Spell · 8 mana · Give your hero +8 Attack this turn.
//~ done BT_512 - 369ff291 -
#[test]
fn BT_512_inner_demon() {
    check! { DemonHunter:
        Give("BT_512"), Cost("BT_512", 8), Play("BT_512", Nothing), StatsNow(MyHero, 8, 30), EndTurn, StatsNow(MyHero, 0, 30),
    }
}

/// Demon Power · Enchantment · \+8 Attack
//~ done BT_512e - 3f6ff856 -
#[test]
fn BT_512e_demon_power() {
    check! { DemonHunter: Ally("CS2_118"), Enchant(My(0), "BT_512e"), StatsNow(My(0), 13, 1), EndTurn, StatsNow(My(0), 5, 1) }
}

/// Soul Cleave · Spell · Shadow · 3 mana · **Lifesteal** Deal $2 damage to two random enemy minions.
//~ done BT_740 - b5d5980e -
#[test]
fn BT_740_soul_cleave() {
    check! { DemonHunter:
        Give("BT_740"), Cost("BT_740", 3), Has("BT_740", GameTag::LIFESTEAL), Enemy("CS2_182"), Enemy("CS2_182"),
        DealDamage(MyHero, 10), Play("BT_740", Nothing), Damage(Their(0), 2), Damage(Their(1), 2), Health(MyHero, 24),
    }
}

/// Kor'vas Bloodthorn · Minion · 2 mana · 2/2 · **Charge**, **Lifesteal** After you play a card with **Outcast**, return this to your hand.
//~ done CS3_019 - b953179a -
#[test]
fn CS3_019_korvas_bloodthorn() {
    check! { DemonHunter:
        Give("CS3_019"), Cost("CS3_019", 2), Stats("CS3_019", 2, 2), Has("CS3_019", GameTag::CHARGE),
        Has("CS3_019", GameTag::LIFESTEAL), Play("CS3_019", Nothing), Give("LEG_CS3_017"), Play("LEG_CS3_017", Nothing),
        HandCount(Mine, 1), IsInZone(Nth(0), Zone::Hand), BoardCount(Mine, 1),
    }
}

/// Illidan's Gift · Spell · 1 mana · **Discover** a **Temporary** Fel Barrage, Chaos Strike, or Chaos Nova.
//~ done GIFT_08 - 871e3d10 -
#[test]
fn GIFT_08_illidans_gift() {
    check! { DemonHunter:
        Give("GIFT_08"), Cost("GIFT_08", 1), Play("GIFT_08", Nothing), ChooseCard("BT_235"), IsCard(InHand(0), "BT_235"),
        EndTurn, HandCount(Mine, 0),
    }
}

/// Demon Claws · Hero Power · 1 mana · **Hero Power** +$a1 Attack this turn.
//~ done HERO_10bp - 231e8f6c -
#[test]
fn HERO_10bp_demon_claws() {
    check! { DemonHunter:
        HasHeroPower("HERO_10bp"), Cost("HERO_10bp", 1), HeroPower(Nothing), StatsNow(MyHero, 1, 30),
        Attack(MyHero, TheirHero), Health(TheirHero, 29), EndTurn, StatsNow(MyHero, 0, 30),
    }
}

/// Demon's Bite · Hero Power · 1 mana · **Hero Power** +$a2 Attack this turn.
//~ done HERO_10bp2 - 7b275b4d -
#[test]
fn HERO_10bp2_demons_bite() {
    check! { DemonHunter:
        HasHeroPower("HERO_10bp2"), Cost("HERO_10bp2", 1), HeroPower(Nothing), StatsNow(MyHero, 2, 30), EndTurn,
        StatsNow(MyHero, 0, 30),
    }
}

/// Gan'arg Glaivesmith · Minion · Demon · 3 mana · 3/3 · **Outcast:** Give your hero +3 Attack this turn.
//~ done LEG_CS3_017 - ab109da6 -
#[test]
fn LEG_CS3_017_ganarg_glaivesmith() {
    check! { DemonHunter:
        Give("LEG_CS3_017"), Cost("LEG_CS3_017", 3), Stats("LEG_CS3_017", 3, 3), Play("LEG_CS3_017", Nothing),
        StatsNow(MyHero, 3, 30), EndTurn, StatsNow(MyHero, 0, 30),
    }
    check! { DemonHunter:
        Give("CS2_231"), Give("LEG_CS3_017"), Give("CS2_231"), Play("LEG_CS3_017", Nothing), StatsNow(MyHero, 0, 30),
    }
}

/// Glaivebound Adept · Minion · 5 mana · 7/4 · **Battlecry:** If your hero attacked this turn, deal 4 damage.
//~ done TOY_913t3 - 8b369703 -
#[test]
fn TOY_913t3_glaivebound_adept() {
    check! { DemonHunter:
        Give("TOY_913t3"), Cost("TOY_913t3", 5), Stats("TOY_913t3", 7, 4), Play("TOY_913t3", Nothing),
        Health(TheirHero, 30),
    }
    check! { DemonHunter:
        Ally("CS2_106"), Attack(MyHero, TheirHero), Play("TOY_913t3", On(TheirHero)), Health(TheirHero, 23),
    }
}
