//! Neutral cards of Perils in Paradise, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ae447634

/// # Tidepool Pupil
///
/// `VAC_304` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** If you've cast 3 spells while holding this, **Discover** one of them.@ *({0} left!)*@ *(Ready!)*
///
/// State: Todo
//~ todo VAC_304 601df60f e7192435 518f534a.39ed1b6a
#[test]
#[ignore = "todo: VAC_304 Tidepool Pupil"]
fn VAC_304_tidepool_pupil() {
    check(CardClass::Mage, &[Give("VAC_304"), Cost("VAC_304", 2), Stats("VAC_304", 2, 2), Unwritten]);
}

/// # Seafloor Trawler
///
/// `VAC_320` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry**: **Dredge**. Each player draws a card.
///
/// State: Derived
//~ derived VAC_320 d16c09db 2039a0b2 7db17722.b78de7ce
#[test]
fn VAC_320_seafloor_trawler() {
    check(
        CardClass::Mage,
        &[
            Give("VAC_320"),
            Cost("VAC_320", 2),
            Stats("VAC_320", 3, 2),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_320", Nothing),
            ChooseCard("CS2_120"),
            CostNow(InTheirHand(0), 4),
            Now(InTheirHand(0), 4, 5),
            DeckCount(Mine, 4),
            HandCount(Mine, 1),
            CostNow(Nth(3), 2),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 2, 3),
            DeckCount(Theirs, 19),
            HandCount(Theirs, 1),
        ],
    );
}

/// # Incindius
///
/// `VAC_321` · Neutral minion · 7 mana · 2/10
///
/// > At the end of your turn, upgrade your Eruptions. **Battlecry:** Shuffle 5 of them into your deck.
///
/// State: Todo
//~ todo VAC_321 92d17916 b1467caa 50d6a285.6f112ec9
#[test]
#[ignore = "todo: VAC_321 Incindius"]
fn VAC_321_incindius() {
    check(CardClass::Mage, &[Give("VAC_321"), Cost("VAC_321", 7), Stats("VAC_321", 2, 10), Unwritten]);
}

/// # Eruption
///
/// `VAC_321t` · Neutral spell · Fire · 1 mana
///
/// > **Casts When Drawn** Deal $@ damage to all enemies.
///
/// State: Todo
//~ todo VAC_321t 35ebebc6 ca7e1262 ccea84cd.dec22dd7
#[test]
#[ignore = "todo: VAC_321t Eruption"]
fn VAC_321t_eruption() {
    check(CardClass::Mage, &[Give("VAC_321t"), Cost("VAC_321t", 1), Unwritten]);
}

/// # Cryopractor
///
/// `VAC_327` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Give a minion +3/+3 and **Freeze** it.
///
/// State: Derived
//~ derived VAC_327 8721c735 d2c5c24a 090959f5.cef4f438
#[test]
fn VAC_327_cryopractor() {
    check(
        CardClass::Mage,
        &[
            Give("VAC_327"),
            Cost("VAC_327", 3),
            Stats("VAC_327", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_327", On(Nth(2))),
            HasNow(Nth(2), GameTag::FROZEN),
            Now(Nth(2), 7, 8),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("VAC_327"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_327", On(Nth(1))),
            HasNow(Nth(1), GameTag::FROZEN),
            Now(Nth(1), 7, 8),
        ],
    );
}

/// # Cryo-bout It
///
/// `VAC_327e` · Neutral enchantment
///
/// > +3/+3.
///
/// State: Derived
//~ derived VAC_327e c8b320ff b6da81e7 7a5794b7.b42c6980
#[test]
fn VAC_327e_cryo_bout_it() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "VAC_327e"), Now(My(0), 8, 4)]);
}

/// # Sleepy Resident
///
/// `VAC_406` · Neutral minion · 4 mana · 3/5
///
/// > **Taunt Deathrattle:** ALL other minions fall asleep.
///
/// State: Todo
//~ todo VAC_406 67656e60 597e5580 6da96d2a.89feae84
#[test]
#[ignore = "todo: VAC_406 Sleepy Resident"]
fn VAC_406_sleepy_resident() {
    check(
        CardClass::Mage,
        &[Give("VAC_406"), Cost("VAC_406", 4), Stats("VAC_406", 3, 5), Has("VAC_406", GameTag::TAUNT), Unwritten],
    );
}

/// # Snoozin' Zookeeper
///
/// `VAC_421` · Neutral minion · 7 mana · 5/8
///
/// > **Battlecry:** Summon an 8/8 Beast for your opponent. It attacks all of their minions.
///
/// State: Todo
//~ todo VAC_421 36ca8f65 0c4c0fc7 56ee8b6e.57e8cea1
#[test]
#[ignore = "todo: VAC_421 Snoozin' Zookeeper"]
fn VAC_421_snoozin_zookeeper() {
    check(CardClass::Mage, &[Give("VAC_421"), Cost("VAC_421", 7), Stats("VAC_421", 5, 8), Unwritten]);
}

/// # Rampaging Beast
///
/// `VAC_421t` · Neutral minion · 8 mana · 8/8
///
/// State: Vanilla
//~ vanilla VAC_421t 9868f4f4 f5a39fdb 3ae7806e
#[test]
fn VAC_421t_rampaging_beast() {
    check(
        CardClass::Mage,
        &[
            Give("VAC_421t"),
            Cost("VAC_421t", 8),
            Stats("VAC_421t", 8, 8),
            Play("VAC_421t", Nothing),
            In(The("VAC_421t"), Zone::Play),
            Now(The("VAC_421t"), 8, 8),
        ],
    );
}

/// # Bloodsail Recruiter
///
/// `VAC_430` · Neutral minion · 2 mana · 4/1
///
/// > **Battlecry: Discover** a Pirate.
///
/// State: Derived
//~ derived VAC_430 d17bc903 686c760c 769cbec4.ba98e637
#[test]
fn VAC_430_bloodsail_recruiter() {
    check(
        CardClass::Mage,
        &[
            Give("VAC_430"),
            Cost("VAC_430", 2),
            Stats("VAC_430", 4, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("GVG_070")),
            Play("VAC_430", Nothing),
            ChooseCard("GVG_070"),
            Is(InHand(0), "GVG_070"),
            CostNow(InHand(0), 5),
            Now(InHand(0), 7, 4),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("VAC_430"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_001")),
            Play("VAC_430", Nothing),
            Choose(0),
        ],
    );
}

/// # Resort Valet
///
/// `VAC_432` · Neutral minion · 4 mana · 3/5
///
/// > **Battlecry: Discover** a card from the newest expansion.
///
/// State: Todo
//~ todo VAC_432 b5ee88b8 320f1024 2280cac2.650ae323
#[test]
#[ignore = "todo: VAC_432 Resort Valet"]
fn VAC_432_resort_valet() {
    check(CardClass::Mage, &[Give("VAC_432"), Cost("VAC_432", 4), Stats("VAC_432", 3, 5), Unwritten]);
}

/// # Travel Agent
///
/// `VAC_438` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a location from any class.
///
/// State: Derived
//~ derived VAC_438 935608ae c30b86c7 d75b7125.acf0160a
#[test]
fn VAC_438_travel_agent() {
    check(
        CardClass::Mage,
        &[
            Give("VAC_438"),
            Cost("VAC_438", 2),
            Stats("VAC_438", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("BE_251")),
            Play("VAC_438", Nothing),
            ChooseCard("BE_251"),
            Is(InHand(0), "BE_251"),
            CostNow(InHand(0), 3),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("VAC_438"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_001")),
            Play("VAC_438", Nothing),
            Choose(0),
        ],
    );
}

/// # Seaside Giant
///
/// `VAC_439` · Neutral minion · 10 mana · 8/8
///
/// > Costs (2) less for each time you've used a location this game.
///
/// State: Todo
//~ todo VAC_439 8416bb52 9870314c 5e4d2213.f5759c42
#[test]
#[ignore = "todo: VAC_439 Seaside Giant"]
fn VAC_439_seaside_giant() {
    check(CardClass::Mage, &[Give("VAC_439"), Cost("VAC_439", 10), Stats("VAC_439", 8, 8), Unwritten]);
}

/// # Customs Enforcer
///
/// `VAC_440` · Neutral minion · 3 mana · 2/5
///
/// > Enemy cards that didn't start in their deck cost (2) more.
///
/// State: Derived
//~ derived VAC_440 24bd490d 507ff768 93e38472.0fa01331
#[test]
fn VAC_440_customs_enforcer() {
    check(
        CardClass::Mage,
        &[
            Give("VAC_440"),
            Cost("VAC_440", 3),
            Stats("VAC_440", 2, 5),
            Give("CS2_182"),
            GiveThem("CS2_118"),
            GiveThem("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("VAC_440"),
            CostNow(Nth(2), 5),
            CostNow(Nth(3), 6),
        ],
    );
}

/// # Package Dealer
///
/// `VAC_441` · Neutral minion · 6 mana · 6/7
///
/// > After you draw a card, 50% chance to draw another.
///
/// State: Derived
//~ derived VAC_441 7d522e48 433a353d b898fd57.12634721
#[test]
fn VAC_441_package_dealer() {
    check(
        CardClass::Mage,
        &[
            Give("VAC_441"),
            Cost("VAC_441", 6),
            Stats("VAC_441", 6, 7),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("VAC_441"),
            EndTurn,
            Force(Yes),
            Force(Yes),
            Force(Yes),
            Force(Yes),
            Force(Yes),
            Force(Yes),
            Force(Yes),
            Force(Yes),
            Force(Yes),
            EndTurn,
            CostNow(InHand(4), 4),
            Now(InHand(4), 4, 5),
            CostNow(InHand(5), 4),
            Now(InHand(5), 4, 5),
            CostNow(InHand(6), 4),
            Now(InHand(6), 4, 5),
            CostNow(InHand(7), 4),
            Now(InHand(7), 4, 5),
            CostNow(InHand(8), 4),
            Now(InHand(8), 4, 5),
            CostNow(InHand(9), 4),
            Now(InHand(9), 4, 5),
            DeckCount(Mine, 12),
            HandCount(Mine, 10),
            CostNow(Nth(1), 3),
            In(Nth(1), Zone::Hand),
            Now(Nth(1), 5, 1),
            CostNow(Nth(2), 3),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 5, 1),
        ],
    );
}

/// # Lamplighter
///
/// `VAC_442` · Neutral minion · 4 mana · 4/3
///
/// > **Battlecry:** Deal @ damage *(Improved by each turn in a row you've played an Elemental)*.
///
/// State: Todo
//~ todo VAC_442 c76a6059 adb4b8de 7e334e30.f5743709
#[test]
#[ignore = "todo: VAC_442 Lamplighter"]
fn VAC_442_lamplighter() {
    check(CardClass::Mage, &[Give("VAC_442"), Cost("VAC_442", 4), Stats("VAC_442", 4, 3), Unwritten]);
}

/// # Overplanner
///
/// `VAC_444` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Choose three cards from your deck to put on top in that order.
///
/// State: Todo
//~ todo VAC_444 83d10721 efa86415 22c8321d.dde8d58a
#[test]
#[ignore = "todo: VAC_444 Overplanner"]
fn VAC_444_overplanner() {
    check(CardClass::Mage, &[Give("VAC_444"), Cost("VAC_444", 3), Stats("VAC_444", 3, 3), Unwritten]);
}

/// # A. F. Kay
///
/// `VAC_446` · Neutral minion · 5 mana · 0/5
///
/// > At the end of your turn, give all other friendly minions that didn't attack +2/+2.
///
/// State: Todo
//~ todo VAC_446 2bfcf542 0eead6a6 92a4e225.d483f3d6
#[test]
#[ignore = "todo: VAC_446 A. F. Kay"]
fn VAC_446_a_f_kay() {
    check(CardClass::Mage, &[Give("VAC_446"), Cost("VAC_446", 5), Stats("VAC_446", 0, 5), Unwritten]);
}

/// # AFK
///
/// `VAC_446e` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived VAC_446e 992a7a63 b0f354c6 7333dcb0.6d6ab056
#[test]
fn VAC_446e_afk() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "VAC_446e"), Now(My(0), 7, 3)]);
}

/// # Dread Deserter
///
/// `VAC_447` · Neutral minion · 6 mana · 6/6
///
/// > Has **Charge** if this didn't start in your deck.
///
/// State: Done
//~ done VAC_447 661ae7c7 - 61b7a498.de6a9ce8
#[test]
fn VAC_447_dread_deserter() {
    check(
        CardClass::Mage,
        &[
            Give("VAC_447"),
            Cost("VAC_447", 6),
            Stats("VAC_447", 6, 6),
            Play("VAC_447", Nothing),
            HasNow(My(0), GameTag::CHARGE),
            Attack(My(0), TheirHero),
            Damage(TheirHero, 6),
        ],
    );
}

/// # Drink Server
///
/// `VAC_461` · Neutral minion · 2 mana · 2/2
///
/// > **Deathrattle:** Get a random Drink spell. *(It has 3 uses!)*
///
/// State: Todo
//~ todo VAC_461 ce01a5ac 9eaca298 ffab5002.ec085fd2
#[test]
#[ignore = "todo: VAC_461 Drink Server"]
fn VAC_461_drink_server() {
    check(CardClass::Mage, &[Give("VAC_461"), Cost("VAC_461", 2), Stats("VAC_461", 2, 2), Unwritten]);
}

/// # Concierge
///
/// `VAC_463` · Neutral minion · 3 mana · 3/4
///
/// > Your cards from another class cost (1) less.
///
/// State: Derived
//~ derived VAC_463 945dc8e5 e6d221cd bd6ed4ea.b41fd7bd
#[test]
fn VAC_463_concierge() {
    check(
        CardClass::Mage,
        &[
            Give("VAC_463"),
            Cost("VAC_463", 3),
            Stats("VAC_463", 3, 4),
            Give("AT_020"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("VAC_463"),
            CostNow(Nth(0), 3),
            CostNow(Nth(1), 6),
        ],
    );
}

/// # Bumbling Bellhop
///
/// `VAC_521` · Neutral minion · 3 mana · 3/3
///
/// > **Taunt Battlecry:** If you're holding a spell that costs (5) or more, summon a copy of this.
///
/// State: Derived
//~ derived VAC_521 08069da5 0c7390b7 88b5d699.fbd839d3
#[test]
fn VAC_521_bumbling_bellhop() {
    check(
        CardClass::Mage,
        &[
            Give("VAC_521"),
            Cost("VAC_521", 3),
            Stats("VAC_521", 3, 3),
            Has("VAC_521", GameTag::TAUNT),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_521", Nothing),
            BoardCount(Mine, 3),
            In(The("VAC_521"), Zone::Play),
            Now(The("VAC_521"), 3, 3),
            TagNow(The("VAC_521"), GameTag::SPELLPOWER, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("VAC_521"), Friend("CS2_182"), Enemy("CS2_182"), Play("VAC_521", Nothing), BoardCount(Mine, 2)],
    );
}

/// # Mixologist
///
/// `VAC_523` · Neutral minion · 3 mana · 2/3
///
/// > **Battlecry:** Craft a custom 1-Cost Potion.
///
/// State: Todo
//~ todo VAC_523 728e1295 663ea7ab dc584087.982b73ce
#[test]
#[ignore = "todo: VAC_523 Mixologist"]
fn VAC_523_mixologist() {
    check(CardClass::Mage, &[Give("VAC_523"), Cost("VAC_523", 3), Stats("VAC_523", 2, 3), Unwritten]);
}

/// # Mixologist's Special
///
/// `VAC_523t` · Neutral spell · 1 mana
///
/// > {0} {1}
///
/// State: Todo
//~ todo VAC_523t 256974cb d629b722 70ca8f6e.09cdb72f
#[test]
#[ignore = "todo: VAC_523t Mixologist's Special"]
fn VAC_523t_mixologists_special() {
    check(CardClass::Mage, &[Give("VAC_523t"), Cost("VAC_523t", 1), Unwritten]);
}

/// # Scrapbooking Student
///
/// `VAC_529` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** Summon a copy of a friendly location.
///
/// State: Todo
//~ todo VAC_529 d82efb89 eac6750e 85846f23.749a603e
#[test]
#[ignore = "todo: VAC_529 Scrapbooking Student"]
fn VAC_529_scrapbooking_student() {
    check(CardClass::Mage, &[Give("VAC_529"), Cost("VAC_529", 5), Stats("VAC_529", 5, 5), Unwritten]);
}

/// # Bayfin Bodybuilder
///
/// `VAC_531` · Neutral minion · 5 mana · 4/7
///
/// > After a minion is summoned for your opponent during your turn, **Silence** and destroy it.
///
/// State: Todo
//~ todo VAC_531 3b1d6a06 4121a03a 97fbf6fd.a8174818
#[test]
#[ignore = "todo: VAC_531 Bayfin Bodybuilder"]
fn VAC_531_bayfin_bodybuilder() {
    check(CardClass::Mage, &[Give("VAC_531"), Cost("VAC_531", 5), Stats("VAC_531", 4, 7), Unwritten]);
}

/// # Coconut Cannoneer
///
/// `VAC_532` · Neutral minion · 2 mana · 1/4
///
/// > After an adjacent minion attacks, deal 1 damage to a random enemy.
///
/// State: Derived
//~ derived VAC_532 7cd0df6f cdd5c8fa 45b130b2.ae0617d2
#[test]
fn VAC_532_coconut_cannoneer() {
    check(
        CardClass::Mage,
        &[
            Give("VAC_532"),
            Cost("VAC_532", 2),
            Stats("VAC_532", 1, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("VAC_532"),
            Force(Entity(TheirHero)),
            Attack(Nth(1), TheirHero),
            Now(TheirHero, 0, 25),
            Damage(TheirHero, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("VAC_532"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("VAC_532"),
            Attack(Nth(4), TheirHero),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 1),
            CostNow(Nth(0), 2),
            Now(Nth(0), 1, 4),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Now(Nth(3), 3, 2),
            Now(Nth(4), 1, 4),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 1),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Marin the Manager
///
/// `VAC_702` · Neutral minion · 7 mana · 6/6
///
/// > **Battlecry:** Choose a fantastic treasure. Shuffle the other 3 into your deck.
///
/// State: Todo
//~ todo VAC_702 e8e9b543 eba8bc50 6ee3873d.1f50f9b1
#[test]
#[ignore = "todo: VAC_702 Marin the Manager"]
fn VAC_702_marin_the_manager() {
    check(CardClass::Mage, &[Give("VAC_702"), Cost("VAC_702", 7), Stats("VAC_702", 6, 6), Unwritten]);
}

/// # Zarog's Crown
///
/// `VAC_702t` · Neutral spell · 3 mana
///
/// > **Discover** a **Legendary** minion. Summon two copies of it.
///
/// State: Reprint
//~ reprint VAC_702t 9de7c391 2892cc59 d89f7ee2.fab81a55
#[test]
fn VAC_702t_zarogs_crown() {
    check(CardClass::Mage, &[Give("VAC_702t"), Cost("VAC_702t", 3), WrittenAs("VAC_702t", "LOOT_998j")]);
}

/// # Tolin's Goblet
///
/// `VAC_702t2` · Neutral spell · 3 mana
///
/// > Draw a card. Fill your hand with copies of it.
///
/// State: Reprint
//~ reprint VAC_702t2 32c8d66e 07fec5f3 39616295.ff8d8790
#[test]
fn VAC_702t2_tolins_goblet() {
    check(CardClass::Mage, &[Give("VAC_702t2"), Cost("VAC_702t2", 3), WrittenAs("VAC_702t2", "LOOT_998h")]);
}

/// # Wondrous Wand
///
/// `VAC_702t3` · Neutral spell · 3 mana
///
/// > Draw 3 cards. Set their Cost to (1).
///
/// State: Reprint
//~ reprint VAC_702t3 964819e2 4fb0b8c7 cac47142.b783ce0e
#[test]
fn VAC_702t3_wondrous_wand() {
    check(CardClass::Mage, &[Give("VAC_702t3"), Cost("VAC_702t3", 3), WrittenAs("VAC_702t3", "LOOT_998l")]);
}

/// # Golden Kobold
///
/// `VAC_702t4` · Neutral minion · 3 mana · 6/6
///
/// > **Taunt** **Battlecry:** Replace your hand with **Legendary** minions. They cost (1) less.
///
/// State: Reprint
//~ reprint VAC_702t4 8a38d1eb 1186d22b d9ff941d.3b315fd9
#[test]
fn VAC_702t4_golden_kobold() {
    check(
        CardClass::Mage,
        &[
            Give("VAC_702t4"),
            Cost("VAC_702t4", 3),
            Stats("VAC_702t4", 6, 6),
            Has("VAC_702t4", GameTag::TAUNT),
            WrittenAs("VAC_702t4", "LOOT_998k"),
        ],
    );
}

/// # Weapons Attendant
///
/// `VAC_924` · Neutral minion · 6 mana · 6/4
///
/// > **Battlecry:** If you control another Pirate, equip a random weapon from your deck.
///
/// State: Derived
//~ derived VAC_924 ba4e6831 863105fd e21e42af.25a246a7
#[test]
fn VAC_924_weapons_attendant() {
    check(
        CardClass::Mage,
        &[
            Give("VAC_924"),
            Cost("VAC_924", 6),
            Stats("VAC_924", 6, 4),
            OnTop("AT_034"),
            OnTop("AT_034"),
            OnTop("CS2_182"),
            Friend("GVG_070"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("VAC_924", Nothing),
            Now(MyHero, 1, 30),
            DeckCount(Mine, 21),
            Is(MyWeapon, "AT_034"),
            Now(Nth(2), 1, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("VAC_924"),
            OnTop("AT_034"),
            OnTop("AT_034"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_924", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 22),
            HandCount(Mine, 0),
            Now(Nth(0), 6, 4),
            Now(Nth(4), 4, 5),
            Now(Nth(5), 4, 5),
            Now(Nth(6), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 2),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Beached Whale
///
/// `VAC_934` · Neutral minion · 7 mana · 4/20
///
/// > **Taunt Battlecry:** Deal 10 damage to this minion.
///
/// State: Derived
//~ derived VAC_934 b7e806ce 0ddc8546 0d735751.cc63a5ba
#[test]
fn VAC_934_beached_whale() {
    check(
        CardClass::Mage,
        &[
            Give("VAC_934"),
            Cost("VAC_934", 7),
            Stats("VAC_934", 4, 20),
            Has("VAC_934", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_934", Nothing),
            Now(Nth(0), 4, 10),
        ],
    );
}

/// # Carry-On Grub
///
/// `VAC_935` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry:** Get a 1-Cost Suitcase. Pack the top 2 cards of your deck into it.
///
/// State: Todo
//~ todo VAC_935 2fa77353 6f141b54 e11dc0b4.32c9de4d
#[test]
#[ignore = "todo: VAC_935 Carry-On Grub"]
fn VAC_935_carry_on_grub() {
    check(CardClass::Mage, &[Give("VAC_935"), Cost("VAC_935", 4), Stats("VAC_935", 5, 4), Unwritten]);
}

/// # Carry-On Suitcase
///
/// `VAC_935t` · Neutral spell · 1 mana
///
/// > Get {0} and {1}.
///
/// State: Todo
//~ todo VAC_935t 5ad6d7e2 a880b9ab 056cfb1b.0aa0fe84
#[test]
#[ignore = "todo: VAC_935t Carry-On Suitcase"]
fn VAC_935t_carry_on_suitcase() {
    check(CardClass::Mage, &[Give("VAC_935t"), Cost("VAC_935t", 1), Unwritten]);
}

/// # Carry-On Suitcase
///
/// `VAC_935t2` · Neutral spell · 1 mana
///
/// > Get {0}.
///
/// State: Todo
//~ todo VAC_935t2 5ee08c97 c3e258c2 bb8ee88e.3735dfe6
#[test]
#[ignore = "todo: VAC_935t2 Carry-On Suitcase"]
fn VAC_935t2_carry_on_suitcase() {
    check(CardClass::Mage, &[Give("VAC_935t2"), Cost("VAC_935t2", 1), Unwritten]);
}

/// # Octo-masseuse
///
/// `VAC_936` · Neutral minion · 4 mana · 1/8
///
/// > Deals octuple damage to minions.
///
/// State: Todo
//~ todo VAC_936 7fed43a9 2215dd07 56d7be8e.d4e68b8c
#[test]
#[ignore = "todo: VAC_936 Octo-masseuse"]
fn VAC_936_octo_masseuse() {
    check(CardClass::Mage, &[Give("VAC_936"), Cost("VAC_936", 4), Stats("VAC_936", 1, 8), Unwritten]);
}

/// # Sailboat Captain
///
/// `VAC_937` · Neutral minion · 3 mana · 2/4
///
/// > **Battlecry:** Give a friendly Pirate **Windfury**.
///
/// State: Derived
//~ derived VAC_937 9328c9db ef701fb0 38245228.ae12ca71
#[test]
fn VAC_937_sailboat_captain() {
    check(
        CardClass::Mage,
        &[
            Give("VAC_937"),
            Cost("VAC_937", 3),
            Stats("VAC_937", 2, 4),
            Friend("GVG_070"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            CannotTarget("VAC_937", Nth(2)),
            Play("VAC_937", On(Nth(1))),
            HasNow(Nth(1), GameTag::WINDFURY),
        ],
    );
}

/// # Hozen Roughhouser
///
/// `VAC_938` · Neutral minion · 3 mana · 2/4
///
/// > Whenever another friendly Pirate attacks, give it +1/+1.
///
/// State: Derived
//~ derived VAC_938 df319593 3e21facb 1483e84d.79e8e637
#[test]
fn VAC_938_hozen_roughhouser() {
    check(
        CardClass::Mage,
        &[
            Give("VAC_938"),
            Cost("VAC_938", 3),
            Stats("VAC_938", 2, 4),
            Friend("GVG_070"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("VAC_938"),
            Attack(Nth(1), TheirHero),
            Now(Nth(1), 8, 5),
            Now(TheirHero, 0, 22),
            Damage(TheirHero, 8),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("VAC_938"),
            Friend("GVG_070"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("VAC_938"),
            Attack(Nth(5), TheirHero),
            Now(Nth(5), 2, 4),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("VAC_938"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("VAC_938"),
            Attack(Nth(1), TheirHero),
            Now(Nth(1), 4, 5),
        ],
    );
}

/// # Roughhousing
///
/// `VAC_938e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived VAC_938e 74969a56 aa64cfab 7354afbb.67341004
#[test]
fn VAC_938e_roughhousing() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "VAC_938e"), Now(My(0), 6, 2)]);
}

/// # Terrible Chef
///
/// `VAC_946` · Neutral minion · 3 mana · 2/1
///
/// > **Battlecry:** Summon a 0/2 Nerubian Egg. **Deathrattle:** Destroy it.
///
/// State: Done
//~ done VAC_946 34698a92 - 2ed7b545.65263291
#[test]
fn VAC_946_terrible_chef() {
    check(
        CardClass::Mage,
        &[
            Give("VAC_946"),
            Cost("VAC_946", 3),
            Stats("VAC_946", 2, 1),
            Friend("FP1_007"),
            Play("VAC_946", Nothing),
            BoardCount(Mine, 3),
            Is(My(2), "FP1_007"),
            Kill(My(1)),
            BoardCount(Mine, 2),
            Is(My(0), "FP1_007"),
            Is(My(1), "FP1_007t"),
        ],
    );
}

/// # Wave Pool Thrasher
///
/// `VAC_947` · Neutral minion · 4 mana · 4/5
///
/// > **Battlecry:** Give all other minions -1/-1. **Deathrattle:** Give all other minions +1/+1.
///
/// State: Derived
//~ derived VAC_947 9d3556d3 0aff6c1d f9bc25dc.af0ddb4b
#[test]
fn VAC_947_wave_pool_thrasher() {
    check(
        CardClass::Mage,
        &[
            Give("VAC_947"),
            Cost("VAC_947", 4),
            Stats("VAC_947", 4, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_947", Nothing),
            Now(Nth(0), 4, 5),
            Now(Nth(1), 3, 4),
            Now(Nth(2), 3, 4),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("VAC_947"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("VAC_947"),
            Kill(Nth(3)),
            Now(Nth(1), 5, 6),
            Now(Nth(2), 5, 6),
        ],
    );
}

/// # Low Tide
///
/// `VAC_947e1` · Neutral enchantment
///
/// > -1/-1.
///
/// State: Derived
//~ derived VAC_947e1 f1a6b436 ba531460 004f7574.83f47db7
#[test]
fn VAC_947e1_low_tide() {
    check(CardClass::Mage, &[Friend("CS2_119"), Enchant(My(0), "VAC_947e1"), Now(My(0), 1, 6)]);
}

/// # High Tide
///
/// `VAC_947e2` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived VAC_947e2 77c061ad ddf37649 2891f0f2.67341004
#[test]
fn VAC_947e2_high_tide() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "VAC_947e2"), Now(My(0), 6, 2)]);
}

/// # Gorgonzormu
///
/// `VAC_955` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Get a 2-Cost Cheese that summons three 1-Cost minions. It upgrades each turn.
///
/// State: Todo
//~ todo VAC_955 87fb59a4 e0af2dd9 550111f9.8ffe5646
#[test]
#[ignore = "todo: VAC_955 Gorgonzormu"]
fn VAC_955_gorgonzormu() {
    check(CardClass::Mage, &[Give("VAC_955"), Cost("VAC_955", 3), Stats("VAC_955", 3, 3), Unwritten]);
}

/// # Delicious Cheese
///
/// `VAC_955t` · Neutral spell · 2 mana
///
/// > Summon three random @-Cost minions. *(Upgrades each turn!)*
///
/// State: Derived
//~ derived VAC_955t 31958b16 dd332496 66e9e45d.000bee0f
#[test]
fn VAC_955t_delicious_cheese() {
    check(
        CardClass::Mage,
        &[
            Give("VAC_955t"),
            Cost("VAC_955t", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_168")),
            Force(Card("CS2_168")),
            Force(Card("CS2_168")),
            Play("VAC_955t", Nothing),
            BoardCount(Mine, 4),
            In(The("CS2_168"), Zone::Play),
            Now(The("CS2_168"), 2, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("VAC_955t"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_004")), Play("VAC_955t", Nothing)],
    );
    check(
        CardClass::Mage,
        &[
            Give("VAC_955t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            EndTurn,
            TagNow(Nth(0), GameTag::TAG_SCRIPT_DATA_NUM_1, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("VAC_955t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            EndTurn,
            EndTurn,
            TagNow(Nth(0), GameTag::TAG_SCRIPT_DATA_NUM_1, 2),
        ],
    );
}

/// # XB-931 Housekeeper
///
/// `VAC_956` · Neutral minion · 2 mana · 2/3
///
/// > After you use a location, gain 3 Armor.
///
/// State: Done
//~ done VAC_956 69ecd9fe - 5ca67c77.593be264
#[test]
fn VAC_956_xb_931_housekeeper() {
    check(
        CardClass::Mage,
        &[
            Give("VAC_956"),
            Cost("VAC_956", 2),
            Stats("VAC_956", 2, 3),
            Friend("VAC_956"),
            Friend("REV_983"),
            Enemy("REV_983"),
            Use(My(1), 0, On(My(0))),
            Armor(Mine, 3),
            EndTurn,
            Use(Their(0), 0, On(My(0))),
            Armor(Mine, 3),
            Armor(Theirs, 0),
        ],
    );
}

/// # Adaptive Amalgam
///
/// `VAC_958` · Neutral minion · 1 mana · 1/2
///
/// > *This has all minion types. *Deathrattle:** Shuffle this into your deck. It keeps any enchantments.
///
/// State: Todo
//~ todo VAC_958 80cf09da ebaf2221 c8db4002.9a611f13
#[test]
#[ignore = "todo: VAC_958 Adaptive Amalgam"]
fn VAC_958_adaptive_amalgam() {
    check(CardClass::Mage, &[Give("VAC_958"), Cost("VAC_958", 1), Stats("VAC_958", 1, 2), Unwritten]);
}

/// # Griftah, Trusted Vendor
///
/// `VAC_959` · Neutral minion · 4 mana · 4/5
///
/// > **Battlecry: Discover** an amazing Amulet to give to both players. *(The enemy's is a phony version!)*
///
/// State: Todo
//~ todo VAC_959 7d12ba92 3b7f7847 60c1c6fc.4de22975
#[test]
#[ignore = "todo: VAC_959 Griftah, Trusted Vendor"]
fn VAC_959_griftah_trusted_vendor() {
    check(CardClass::Mage, &[Give("VAC_959"), Cost("VAC_959", 4), Stats("VAC_959", 4, 5), Unwritten]);
}

/// # Amulet of Passions
///
/// `VAC_959t01` · Neutral spell · 1 mana
///
/// > Take control of an enemy minion until the end of your turn. *(It has 1 Attack this turn!)*
///
/// State: Todo
//~ todo VAC_959t01 d6d0a688 2fb0d81f 2f94a536.b8f17526
#[test]
#[ignore = "todo: VAC_959t01 Amulet of Passions"]
fn VAC_959t01_amulet_of_passions() {
    check(CardClass::Mage, &[Give("VAC_959t01"), Cost("VAC_959t01", 1), Unwritten]);
}

/// # Phony Passions
///
/// `VAC_959t01e2` · Neutral enchantment
///
/// > Attack set to 1 this turn.
///
/// State: Derived
//~ derived VAC_959t01e2 db1adb98 4bfe575b b1024de6.03e195ca
#[test]
fn VAC_959t01e2_phony_passions() {
    check(
        CardClass::Mage,
        &[Friend("CS2_118"), Enchant(My(0), "VAC_959t01e2"), Now(My(0), 1, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Amulet of Passions
///
/// `VAC_959t01t` · Neutral spell · 1 mana
///
/// > Take control of an enemy minion until the end of your turn.
///
/// State: Todo
//~ todo VAC_959t01t 480cf60b c33b8c1a 1fd477bb.7c97f217
#[test]
#[ignore = "todo: VAC_959t01t Amulet of Passions"]
fn VAC_959t01t_amulet_of_passions() {
    check(CardClass::Mage, &[Give("VAC_959t01t"), Cost("VAC_959t01t", 1), Unwritten]);
}

/// # Amulet of Tracking
///
/// `VAC_959t05` · Neutral spell · 1 mana
///
/// > Get 3 random **Legendary** cards. *(Then transform them into **Commons!)*
///
/// State: Todo
//~ todo VAC_959t05 7f6b9e0f 9ff447e0 312029b3.1c872fab
#[test]
#[ignore = "todo: VAC_959t05 Amulet of Tracking"]
fn VAC_959t05_amulet_of_tracking() {
    check(CardClass::Mage, &[Give("VAC_959t05"), Cost("VAC_959t05", 1), Unwritten]);
}

/// # Amulet of Tracking
///
/// `VAC_959t05t` · Neutral spell · 1 mana
///
/// > Get 3 random **Legendary** cards.
///
/// State: Derived
//~ derived VAC_959t05t 92d37491 19249203 63c951cf.fc02e59c
#[test]
fn VAC_959t05t_amulet_of_tracking() {
    check(
        CardClass::Mage,
        &[
            Give("VAC_959t05t"),
            Cost("VAC_959t05t", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_009")),
            Force(Card("AT_009")),
            Force(Card("AT_009")),
            Play("VAC_959t05t", Nothing),
            Is(InHand(0), "AT_009"),
            CostNow(InHand(0), 8),
            Now(InHand(0), 7, 7),
            Is(InHand(1), "AT_009"),
            CostNow(InHand(1), 8),
            Now(InHand(1), 7, 7),
            Is(InHand(2), "AT_009"),
            CostNow(InHand(2), 8),
            Now(InHand(2), 7, 7),
            HandCount(Mine, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("VAC_959t05t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_001")),
            Play("VAC_959t05t", Nothing),
        ],
    );
}

/// # Amulet of Critters
///
/// `VAC_959t06` · Neutral spell · 1 mana
///
/// > Summon a random 4-Cost minion and give it **Taunt**. *(It can't attack!)*
///
/// State: Todo
//~ todo VAC_959t06 c8126d2b 47b442ce 902450e6.b8ec863f
#[test]
#[ignore = "todo: VAC_959t06 Amulet of Critters"]
fn VAC_959t06_amulet_of_critters() {
    check(CardClass::Mage, &[Give("VAC_959t06"), Cost("VAC_959t06", 1), Unwritten]);
}

/// # Forgery
///
/// `VAC_959t06e` · Neutral enchantment
///
/// > Can't attack.
///
/// State: Derived
//~ derived VAC_959t06e 9121de5b 7c0238c7 eef471f7.d7c3ac98
#[test]
fn VAC_959t06e_forgery() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "VAC_959t06e"), HasNow(My(0), GameTag::CANT_ATTACK)]);
}

/// # Amulet of Critters
///
/// `VAC_959t06t` · Neutral spell · 1 mana
///
/// > Summon a random 4-Cost minion and give it **Taunt**.
///
/// State: Derived
//~ derived VAC_959t06t 4f98da44 2d10fe9d 01ec53a3.291340f2
#[test]
fn VAC_959t06t_amulet_of_critters() {
    check(
        CardClass::Mage,
        &[
            Give("VAC_959t06t"),
            Cost("VAC_959t06t", 1),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Force(Card("CS2_119")),
            Play("VAC_959t06t", Nothing),
            BoardCount(Mine, 4),
            HasNow(The("CS2_119"), GameTag::TAUNT),
            In(The("CS2_119"), Zone::Play),
            Now(The("CS2_119"), 2, 7),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("VAC_959t06t"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Never(Card("AT_022")),
            Play("VAC_959t06t", Nothing),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("VAC_959t06t"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Never(Card("AT_003")),
            Play("VAC_959t06t", Nothing),
        ],
    );
}

/// # Amulet of Warding
///
/// `VAC_959t07` · Neutral spell · 1 mana
///
/// > Deal $6 damage. *(To a minion!)*
///
/// State: Todo
//~ todo VAC_959t07 5a83acdd b7df8ba4 e3cb8a08.6696697a
#[test]
#[ignore = "todo: VAC_959t07 Amulet of Warding"]
fn VAC_959t07_amulet_of_warding() {
    check(CardClass::Mage, &[Give("VAC_959t07"), Cost("VAC_959t07", 1), Unwritten]);
}

/// # Amulet of Warding
///
/// `VAC_959t07t` · Neutral spell · 1 mana
///
/// > Deal $6 damage.
///
/// State: Derived
//~ derived VAC_959t07t 32a27865 4777d0b2 71502737.cd475996
#[test]
fn VAC_959t07t_amulet_of_warding() {
    check(
        CardClass::Mage,
        &[
            Give("VAC_959t07t"),
            Cost("VAC_959t07t", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_959t07t", On(Nth(2))),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("VAC_959t07t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_959t07t", On(Nth(1))),
            BoardCount(Mine, 0),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("VAC_959t07t"), Play("VAC_959t07t", On(TheirHero)), Now(TheirHero, 0, 24), Damage(TheirHero, 6)],
    );
}

/// # Amulet of Energy
///
/// `VAC_959t08` · Neutral spell · 1 mana
///
/// > Restore #12 Health to your hero. *(Then take $6 damage!)*
///
/// State: Todo
//~ todo VAC_959t08 ce895cfd 35308d6f ec7e87f9.258614ba
#[test]
#[ignore = "todo: VAC_959t08 Amulet of Energy"]
fn VAC_959t08_amulet_of_energy() {
    check(CardClass::Mage, &[Give("VAC_959t08"), Cost("VAC_959t08", 1), Unwritten]);
}

/// # Amulet of Energy
///
/// `VAC_959t08t` · Neutral spell · 1 mana
///
/// > Restore #12 Health to your hero.
///
/// State: Derived
//~ derived VAC_959t08t cd77130c df23661c f9668340.3888b687
#[test]
fn VAC_959t08t_amulet_of_energy() {
    check(
        CardClass::Mage,
        &[
            Give("VAC_959t08t"),
            Cost("VAC_959t08t", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("VAC_959t08t", Nothing),
            Now(MyHero, 0, 22),
            Damage(MyHero, 8),
        ],
    );
}

/// # Amulet of Mobility
///
/// `VAC_959t09` · Neutral spell · 1 mana
///
/// > Draw 3 cards. *(Discard 2 of them!)*
///
/// State: Todo
//~ todo VAC_959t09 fa339d48 1269c894 e50d88da.b6714383
#[test]
#[ignore = "todo: VAC_959t09 Amulet of Mobility"]
fn VAC_959t09_amulet_of_mobility() {
    check(CardClass::Mage, &[Give("VAC_959t09"), Cost("VAC_959t09", 1), Unwritten]);
}

/// # Amulet of Mobility
///
/// `VAC_959t09t` · Neutral spell · 1 mana
///
/// > Draw 3 cards.
///
/// State: Derived
//~ derived VAC_959t09t 75bccf8e 0a81eb30 30fba39f.35dc1efa
#[test]
fn VAC_959t09t_amulet_of_mobility() {
    check(
        CardClass::Mage,
        &[
            Give("VAC_959t09t"),
            Cost("VAC_959t09t", 1),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_959t09t", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 3),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 3),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 5, 1),
            CostNow(Nth(5), 4),
            In(Nth(5), Zone::Hand),
            Now(Nth(5), 4, 5),
        ],
    );
}

/// # Amulet of Strides
///
/// `VAC_959t10` · Neutral spell · 1 mana
///
/// > Reduce the Cost of all cards in your hand by (1). *(Except for spells!)*
///
/// State: Todo
//~ todo VAC_959t10 9fa3c01c 263ed885 7ec045db.ebb453cf
#[test]
#[ignore = "todo: VAC_959t10 Amulet of Strides"]
fn VAC_959t10_amulet_of_strides() {
    check(CardClass::Mage, &[Give("VAC_959t10"), Cost("VAC_959t10", 1), Unwritten]);
}

/// # Amulet of Strides
///
/// `VAC_959t10t` · Neutral spell · 1 mana
///
/// > Reduce the Cost of all cards in your hand by (1).
///
/// State: Derived
//~ derived VAC_959t10t 639e9076 e2423540 f1d1942f.7328bb88
#[test]
fn VAC_959t10t_amulet_of_strides() {
    check(
        CardClass::Mage,
        &[
            Give("VAC_959t10t"),
            Cost("VAC_959t10t", 1),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_959t10t", Nothing),
            CostNow(Nth(1), 3),
        ],
    );
}

/// # The Coin
///
/// `VAC_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived VAC_COIN1 d23eba25 6752ae15 96baef03.095f71be
#[test]
fn VAC_COIN1_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("VAC_COIN1"),
            Cost("VAC_COIN1", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("VAC_COIN1", Nothing),
            Mana(6),
        ],
    );
}

/// # The Coin
///
/// `VAC_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived VAC_COIN2 1eb0ff36 55f3030a 4efda8e3.095f71be
#[test]
fn VAC_COIN2_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("VAC_COIN2"),
            Cost("VAC_COIN2", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("VAC_COIN2", Nothing),
            Mana(6),
        ],
    );
}

/// # Dreamplanner Zephrys
///
/// `WORK_027` · Neutral minion · 3 mana · 3/2
///
/// > **Battlecry:** Choose a Travel Tour to get two potentially perfect cards from it.
///
/// State: Todo
//~ todo WORK_027 8becfda9 188c543a 9c649533.3de76a7a
#[test]
#[ignore = "todo: WORK_027 Dreamplanner Zephrys"]
fn WORK_027_dreamplanner_zephrys() {
    check(CardClass::Mage, &[Give("WORK_027"), Cost("WORK_027", 3), Stats("WORK_027", 3, 2), Unwritten]);
}

/// # Modest Tour
///
/// `WORK_027t1` · Neutral spell · 0 mana
///
/// > Get 2 random cards that can potentially impact the enemy's battlefield.
///
/// State: Todo
//~ todo WORK_027t1 3aa09f8e 22c7f0a2 f6ec24e7.c38ebc53
#[test]
#[ignore = "todo: WORK_027t1 Modest Tour"]
fn WORK_027t1_modest_tour() {
    check(CardClass::Mage, &[Give("WORK_027t1"), Cost("WORK_027t1", 0), Unwritten]);
}

/// # Extravagant Tour
///
/// `WORK_027t2` · Neutral spell · 0 mana
///
/// > Get 2 random cards that can potentially spend a lot of Mana.
///
/// State: Todo
//~ todo WORK_027t2 c78429ad 4dc61573 15a974ff.a7699eae
#[test]
#[ignore = "todo: WORK_027t2 Extravagant Tour"]
fn WORK_027t2_extravagant_tour() {
    check(CardClass::Mage, &[Give("WORK_027t2"), Cost("WORK_027t2", 0), Unwritten]);
}

/// # Hectic Tour
///
/// `WORK_027t3` · Neutral spell · 0 mana
///
/// > Get 2 random cards that can potentially deal damage to the enemy hero.
///
/// State: Todo
//~ todo WORK_027t3 3d8b2dbb a2acd85f 4051778d.4a2830b5
#[test]
#[ignore = "todo: WORK_027t3 Hectic Tour"]
fn WORK_027t3_hectic_tour() {
    check(CardClass::Mage, &[Give("WORK_027t3"), Cost("WORK_027t3", 0), Unwritten]);
}

/// # Clumsy Steward
///
/// `WORK_040` · Neutral minion · 3 mana · 2/4
///
/// > After ANY card is drawn, make it **Temporary**.
///
/// State: Todo
//~ todo WORK_040 62054e09 703a4e56 207e6cd5.49d085e1
#[test]
#[ignore = "todo: WORK_040 Clumsy Steward"]
fn WORK_040_clumsy_steward() {
    check(CardClass::Mage, &[Give("WORK_040"), Cost("WORK_040", 3), Stats("WORK_040", 2, 4), Unwritten]);
}

/// # Busy Peon
///
/// `WORK_041` · Neutral minion · 2 mana · 2/3
///
/// > **Deathrattle:** Your next location costs (2) less.
///
/// State: Derived
//~ derived WORK_041 eec3744b 709abd21 120b96b8.338c4cae
#[test]
fn WORK_041_busy_peon() {
    check(
        CardClass::Mage,
        &[
            Give("WORK_041"),
            Cost("WORK_041", 2),
            Stats("WORK_041", 2, 3),
            Give("BE_251"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WORK_041"),
            Kill(Nth(5)),
            CostNow(Nth(1), 1),
        ],
    );
}

/// # Carnivorous Cubicle
///
/// `WORK_042` · Neutral minion · 5 mana · 4/6
///
/// > **Battlecry:** Destroy a friendly minion. Summon a copy of it at the end of your turns.
///
/// State: Derived
//~ derived WORK_042 c8e46a72 162bafac 740c69fd.744a2d7d
#[test]
fn WORK_042_carnivorous_cubicle() {
    check(
        CardClass::Mage,
        &[
            Give("WORK_042"),
            Cost("WORK_042", 5),
            Stats("WORK_042", 4, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WORK_042", On(Nth(1))),
            BoardCount(Mine, 1),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("WORK_042"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WORK_042", On(Nth(1))),
            EndTurn,
            BoardCount(Mine, 2),
            Dead(Nth(1)),
        ],
    );
}

/// # Travelmaster Dungar
///
/// `WORK_043` · Neutral minion · 10 mana · 3/3
///
/// > **Battlecry:** Summon three minions from your deck that are from different expansions.
///
/// State: Todo
//~ todo WORK_043 b3a017ab e8d33069 bf77b185.a8bb1978
#[test]
#[ignore = "todo: WORK_043 Travelmaster Dungar"]
fn WORK_043_travelmaster_dungar() {
    check(CardClass::Mage, &[Give("WORK_043"), Cost("WORK_043", 10), Stats("WORK_043", 3, 3), Unwritten]);
}
