//! Paladin cards of Descent of Dragons, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 1bfe3371

/// # Righteous Cause
///
/// `DRG_008` · Paladin spell · 1 mana
///
/// > **Sidequest:** Summon 5 minions. **Reward:** Give your minions +1/+1.
///
/// State: Done
//~ done DRG_008 b31d6b83 - c658351f.283a6183
#[test]
fn DRG_008_righteous_cause() {
    check(
        CardClass::Paladin,
        &[
            Give("DRG_008"),
            Cost("DRG_008", 1),
            Play("DRG_008", Nothing),
            Play("CS2_168", Nothing),
            Play("CS2_168", Nothing),
            Play("CS2_168", Nothing),
            Play("CS2_168", Nothing),
            Now(My(0), 2, 1),
            Play("CS2_168", Nothing),
            Now(My(0), 3, 2),
        ],
    );
}

/// # Righteous Cause
///
/// `DRG_008e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived DRG_008e 719cb6aa 63f62c69 c3e047a1.67341004
#[test]
fn DRG_008e_righteous_cause() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "DRG_008e"), Now(My(0), 6, 2)]);
}

/// # Sky Claw
///
/// `DRG_225` · Paladin minion · 3 mana · 1/2
///
/// > Your other Mechs have +1 Attack. **Battlecry:** Summon two 1/1 Microcopters.
///
/// State: Derived
//~ derived DRG_225 f8a0da2d 8f4c7663 2451be50.f09a87db
#[test]
fn DRG_225_sky_claw() {
    check(
        CardClass::Paladin,
        &[
            Give("DRG_225"),
            Cost("DRG_225", 3),
            Stats("DRG_225", 1, 2),
            Friend("GVG_044"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_225", Nothing),
            BoardCount(Mine, 5),
            Now(Nth(0), 1, 2),
            Now(Nth(1), 4, 4),
            Now(Nth(2), 4, 5),
            In(The("DRG_225t"), Zone::Play),
            Now(The("DRG_225t"), 2, 1),
        ],
    );
}

/// # Mechanical Might
///
/// `DRG_225e` · Neutral enchantment
///
/// > +1 Attack from Sky Claw.
///
/// State: Derived
//~ derived DRG_225e 87a0b19e 20c19cb5 56264cb4.2b9afedd
#[test]
fn DRG_225e_mechanical_might() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "DRG_225e"), Now(My(0), 6, 1)]);
}

/// # Microcopter
///
/// `DRG_225t` · Paladin minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla DRG_225t b19e5eed c0f7b2cb 717099a6
#[test]
fn DRG_225t_microcopter() {
    check(
        CardClass::Paladin,
        &[
            Give("DRG_225t"),
            Cost("DRG_225t", 1),
            Stats("DRG_225t", 1, 1),
            Play("DRG_225t", Nothing),
            In(The("DRG_225t"), Zone::Play),
            Now(The("DRG_225t"), 1, 1),
        ],
    );
}

/// # Amber Watcher
///
/// `DRG_226` · Paladin minion · 5 mana · 4/6
///
/// > **Battlecry:** Restore #8 Health.
///
/// State: Derived
//~ derived DRG_226 ddd1d5cd cb5f65a4 63e4021a.b13503f2
#[test]
fn DRG_226_amber_watcher() {
    check(
        CardClass::Paladin,
        &[
            Give("DRG_226"),
            Cost("DRG_226", 5),
            Stats("DRG_226", 4, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("DRG_226", On(Nth(2))),
            Now(Nth(2), 4, 5),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("DRG_226"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("DRG_226", On(Nth(1))),
            Now(Nth(1), 4, 5),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("DRG_226"),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("DRG_226", On(TheirHero)),
            Now(TheirHero, 0, 18),
            Damage(TheirHero, 12),
        ],
    );
}

/// # Bronze Explorer
///
/// `DRG_229` · Paladin minion · 3 mana · 3/3
///
/// > **Lifesteal Battlecry: Discover** a Dragon.
///
/// State: Derived
//~ derived DRG_229 3e0b04d8 13fc6f62 7efb93a6.d6b5df40
#[test]
fn DRG_229_bronze_explorer() {
    check(
        CardClass::Paladin,
        &[
            Give("DRG_229"),
            Cost("DRG_229", 3),
            Stats("DRG_229", 3, 3),
            Has("DRG_229", GameTag::LIFESTEAL),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Force(Card("AT_017")),
            Play("DRG_229", Nothing),
            ChooseCard("AT_017"),
            Is(InHand(0), "AT_017"),
            CostNow(InHand(0), 4),
            Now(InHand(0), 2, 6),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("DRG_229"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Never(Card("AT_070")),
            Play("DRG_229", Nothing),
            Choose(0),
        ],
    );
}

/// # Lightforged Crusader
///
/// `DRG_231` · Paladin minion · 7 mana · 7/7
///
/// > **Battlecry:** If your deck has no Neutral cards, add 5 random Paladin cards to your hand.
///
/// State: Derived
//~ derived DRG_231 21109bb4 e5b9f16a 5bb14938.863e7d11
#[test]
fn DRG_231_lightforged_crusader() {
    check(
        CardClass::Paladin,
        &[
            Give("DRG_231"),
            Cost("DRG_231", 7),
            Stats("DRG_231", 7, 7),
            EmptyDeck(Mine),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_073")),
            Force(Card("AT_073")),
            Force(Card("AT_073")),
            Force(Card("AT_073")),
            Force(Card("AT_073")),
            Play("DRG_231", Nothing),
            Is(InHand(0), "AT_073"),
            CostNow(InHand(0), 1),
            Is(InHand(1), "AT_073"),
            CostNow(InHand(1), 1),
            Is(InHand(2), "AT_073"),
            CostNow(InHand(2), 1),
            Is(InHand(3), "AT_073"),
            CostNow(InHand(3), 1),
            Is(InHand(4), "AT_073"),
            CostNow(InHand(4), 1),
            HandCount(Mine, 5),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("DRG_231"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_231", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 22),
            HandCount(Mine, 0),
            Now(Nth(0), 7, 7),
            Now(Nth(4), 4, 5),
            Now(Nth(5), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("DRG_231"),
            EmptyDeck(Mine),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_001")),
            Play("DRG_231", Nothing),
        ],
    );
}

/// # Lightforged Zealot
///
/// `DRG_232` · Paladin minion · 4 mana · 4/2
///
/// > **Battlecry:** If your deck has no Neutral cards, equip a 4/2 Truesilver Champion.
///
/// State: Derived
//~ derived DRG_232 51723140 ad8930c1 70d4f8c2.83d08f1f
#[test]
fn DRG_232_lightforged_zealot() {
    check(
        CardClass::Paladin,
        &[
            Give("DRG_232"),
            Cost("DRG_232", 4),
            Stats("DRG_232", 4, 2),
            EmptyDeck(Mine),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_232", Nothing),
            Now(MyHero, 4, 30),
            Is(MyWeapon, "DRG_232t"),
            Now(MyWeapon, 4, 2),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("DRG_232"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_232", Nothing),
            Now(MyHero, 0, 30),
        ],
    );
}

/// # Truesilver Champion
///
/// `DRG_232t` · Paladin weapon · 4 mana · 4/2 durability
///
/// > Whenever your hero attacks, restore #3 Health to it.
///
/// State: Derived
//~ derived DRG_232t d3974ee7 d54a25e3 4b54ceb3.6b67f291
#[test]
fn DRG_232t_truesilver_champion() {
    check(
        CardClass::Paladin,
        &[
            Give("DRG_232t"),
            Cost("DRG_232t", 4),
            Stats("DRG_232t", 4, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DRG_232t"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Attack(MyHero, TheirHero),
            Now(MyHero, 4, 13),
            Damage(MyHero, 17),
        ],
    );
}

/// # Sand Breath
///
/// `DRG_233` · Paladin spell · 1 mana
///
/// > Give a minion +1/+2. Give it **Divine Shield** if you're holding a Dragon.
///
/// State: Derived
//~ derived DRG_233 1746ca5c 93860034 e6b70961.dadba239
#[test]
fn DRG_233_sand_breath() {
    check(
        CardClass::Paladin,
        &[
            Give("DRG_233"),
            Cost("DRG_233", 1),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_233", On(Nth(4))),
            HasNow(Nth(4), GameTag::DIVINE_SHIELD),
            Now(Nth(4), 5, 7),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("DRG_233"),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_233", On(Nth(3))),
            HasNow(Nth(3), GameTag::DIVINE_SHIELD),
            Now(Nth(3), 5, 7),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("DRG_233"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_233", On(Nth(2))),
            HasNot(Nth(2), GameTag::DIVINE_SHIELD),
            Now(Nth(2), 5, 7),
        ],
    );
}

/// # Sand Breath
///
/// `DRG_233e` · Neutral enchantment
///
/// > +1/+2.
///
/// State: Derived
//~ derived DRG_233e 2fee4d12 df991d5e 85ebbbd1.6fa82661
#[test]
fn DRG_233e_sand_breath() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "DRG_233e"), Now(My(0), 6, 3)]);
}

/// # Dragonrider Talritha
///
/// `DRG_235` · Paladin minion · 3 mana · 3/3
///
/// > **Deathrattle:** Give a Dragon in your hand +3/+3 and this **Deathrattle**.
///
/// State: Todo
//~ todo DRG_235 22c7f60a 4f746815 8ba35a19.6348fdb1
#[test]
#[ignore = "todo: DRG_235 Dragonrider Talritha"]
fn DRG_235_dragonrider_talritha() {
    check(CardClass::Paladin, &[Give("DRG_235"), Cost("DRG_235", 3), Stats("DRG_235", 3, 3), Unwritten]);
}

/// # Dragonrider Talritha Effect Dummy
///
/// `DRG_235d` · Neutral spell · 0 mana
///
/// State: Todo
//~ todo DRG_235d d06b0306 5f93a48c 54b8feb0
#[test]
#[ignore = "todo: DRG_235d Dragonrider Talritha Effect Dummy"]
fn DRG_235d_dragonrider_talritha_effect_dummy() {
    check(CardClass::Paladin, &[Give("DRG_235d"), Cost("DRG_235d", 0), Unwritten]);
}

/// # Sanctuary
///
/// `DRG_258` · Paladin spell · 2 mana
///
/// > **Sidequest:** Take no damage for a turn. **Reward:** Summon a 3/6 minion with **Taunt**.
///
/// State: Todo
//~ todo DRG_258 fd7a197d dd90676e b1f69249.f9f512ec
#[test]
#[ignore = "todo: DRG_258 Sanctuary"]
fn DRG_258_sanctuary() {
    check(CardClass::Paladin, &[Give("DRG_258"), Cost("DRG_258", 2), Unwritten]);
}

/// # Indomitable Champion
///
/// `DRG_258t` · Paladin minion · 4 mana · 3/6
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla DRG_258t 89c8c247 2752d9e5 dedfbdde.4b0c5d24
#[test]
fn DRG_258t_indomitable_champion() {
    check(
        CardClass::Paladin,
        &[
            Give("DRG_258t"),
            Cost("DRG_258t", 4),
            Stats("DRG_258t", 3, 6),
            Has("DRG_258t", GameTag::TAUNT),
            Play("DRG_258t", Nothing),
            In(The("DRG_258t"), Zone::Play),
            Now(The("DRG_258t"), 3, 6),
            HasNow(The("DRG_258t"), GameTag::TAUNT),
        ],
    );
}

/// # Nozdormu the Timeless
///
/// `DRG_309` · Paladin minion · 4 mana · 8/8
///
/// > **Battlecry:** Set each player to 10 Mana Crystals.
///
/// State: Todo
//~ todo DRG_309 1c104a78 52b9e369 3dc73d6a.a5d9b7aa
#[test]
#[ignore = "todo: DRG_309 Nozdormu the Timeless"]
fn DRG_309_nozdormu_the_timeless() {
    check(CardClass::Paladin, &[Give("DRG_309"), Cost("DRG_309", 4), Stats("DRG_309", 8, 8), Unwritten]);
}
