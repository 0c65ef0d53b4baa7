//! Neutral cards of United in Stormwind, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file f2434eaa

/// # Frostbitten
///
/// `AV_259e` · Neutral enchantment
///
/// > Your next spell costs (2) more.
///
/// State: Derived
//~ derived AV_259e 54e60353 8cc779b8 2abf9dc0.55e6a190
#[test]
fn AV_259e_frostbitten() {
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "AV_259e"),
            CostNow(Nth(1), 7),
            CostNow(Nth(2), 4),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "AV_259e"),
            Play("GAME_005", Nothing),
            Crystals(10),
            CostNow(Nth(1), 5),
        ],
    );
}

/// # Mr. Smite
///
/// `DED_006` · Neutral minion · 7 mana · 6/5
///
/// > Your Pirates have **Charge**.
///
/// State: Derived
//~ derived DED_006 a03328cd 9ea3735b 8fa5d797.f6608b91
#[test]
fn DED_006_mr_smite() {
    check(
        CardClass::Mage,
        &[
            Give("DED_006"),
            Cost("DED_006", 7),
            Stats("DED_006", 6, 5),
            Friend("GVG_070"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DED_006"),
            HasNow(Nth(1), GameTag::CHARGE),
            HasNot(Nth(2), GameTag::CHARGE),
            HasNow(Nth(4), GameTag::CHARGE),
        ],
    );
}

/// # Charge
///
/// `DED_006e2` · Neutral enchantment
///
/// > {0} grants **Charge**.
///
/// State: Derived
//~ derived DED_006e2 d3c53b63 4e427041 3c0e2f7f.7f9c9955
#[test]
fn DED_006e2_charge() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "DED_006e2"), HasNow(My(0), GameTag::CHARGE)]);
}

/// # Maddest Bomber
///
/// `DED_521` · Neutral minion · 8 mana · 9/8
///
/// > **Battlecry:** Deal 12 damage randomly split among all other characters.
///
/// State: Derived
//~ derived DED_521 548b7bc3 ef638f83 c6423d2e.4a96024c
#[test]
fn DED_521_maddest_bomber() {
    check(
        CardClass::Mage,
        &[
            Give("DED_521"),
            Cost("DED_521", 8),
            Stats("DED_521", 9, 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(MyHero)),
            Force(Entity(Nth(1))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(MyHero)),
            Force(Entity(Nth(1))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(MyHero)),
            Force(Entity(Nth(1))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Play("DED_521", Nothing),
            Now(MyHero, 0, 27),
            Damage(MyHero, 3),
            Now(Nth(1), 4, 2),
            Now(Nth(2), 4, 2),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("DED_521"), Friend("CS2_182"), Enemy("CS2_182"), Never(Entity(Nth(0))), Play("DED_521", Nothing)],
    );
}

/// # Golakka Glutton
///
/// `DED_523` · Neutral minion · 3 mana · 2/3
///
/// > **Battlecry:** Destroy a Beast and gain +1/+1.
///
/// State: Derived
//~ derived DED_523 3a7ba77b 5ffbcefd b091341b.54b827a3
#[test]
fn DED_523_golakka_glutton() {
    check(
        CardClass::Mage,
        &[
            Give("DED_523"),
            Cost("DED_523", 3),
            Stats("DED_523", 2, 3),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_119"),
            Enemy("CS2_182"),
            CannotTarget("DED_523", Nth(2)),
            Play("DED_523", On(Nth(3))),
            Now(Nth(0), 3, 4),
            Dead(Nth(3)),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DED_523"),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_119"),
            Enemy("CS2_182"),
            Play("DED_523", On(Nth(1))),
            BoardCount(Mine, 2),
            Now(Nth(0), 3, 4),
            Dead(Nth(1)),
        ],
    );
}

/// # Stuffed Belly
///
/// `DED_523e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived DED_523e 83808d86 c9179b53 de518b6e.67341004
#[test]
fn DED_523e_stuffed_belly() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "DED_523e"), Now(My(0), 6, 2)]);
}

/// # Multicaster
///
/// `DED_524` · Neutral minion · 4 mana · 3/4
///
/// > **Battlecry:** Draw a card for each different spell school you've cast this game.@ *(@)*
///
/// State: Derived
//~ derived DED_524 f55e3a6b a6029edd c8a6374d.6e2888a5
#[test]
fn DED_524_multicaster() {
    check(
        CardClass::Mage,
        &[
            Give("DED_524"),
            Cost("DED_524", 4),
            Stats("DED_524", 3, 4),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_024", On(TheirHero)),
            Play("CS2_029", On(TheirHero)),
            Play("CS2_008", On(TheirHero)),
            Play("EX1_169", Nothing),
            Crystals(10),
            Play("DED_524", Nothing),
            CostNow(InHand(3), 4),
            Now(InHand(3), 4, 5),
            DeckCount(Mine, 18),
            HandCount(Mine, 4),
            CostNow(Nth(1), 3),
            In(Nth(1), Zone::Hand),
            Now(Nth(1), 5, 1),
            CostNow(Nth(2), 3),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 5, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Goliath, Sneed's Masterpiece
///
/// `DED_525` · Neutral minion · 8 mana · 8/8
///
/// > **Battlecry:** Fire five rockets at enemy minions that deal 2 damage each. *(You pick the targets!)*
///
/// State: Todo
//~ todo DED_525 271189a1 c1431a2e e28124b8.4ce222d7
#[test]
#[ignore = "todo: DED_525 Goliath, Sneed's Masterpiece"]
fn DED_525_goliath_sneeds_masterpiece() {
    check(CardClass::Mage, &[Give("DED_525"), Cost("DED_525", 8), Stats("DED_525", 8, 8), Unwritten]);
}

/// # Stubborn Suspect
///
/// `SW_006` · Neutral minion · 4 mana · 3/3
///
/// > **Deathrattle:** Summon a random 3-Cost minion.
///
/// State: Derived
//~ derived SW_006 9cf083b1 96741042 8c5357dc.1df2b561
#[test]
fn SW_006_stubborn_suspect() {
    check(
        CardClass::Mage,
        &[
            Give("SW_006"),
            Cost("SW_006", 4),
            Stats("SW_006", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SW_006"),
            Force(Card("CS2_118")),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("CS2_118"), Zone::Play),
            Now(The("CS2_118"), 5, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("SW_006"), Friend("CS2_182"), Enemy("CS2_182"), Friend("SW_006"), Never(Card("AT_003")), Kill(Nth(3))],
    );
    check(
        CardClass::Mage,
        &[Give("SW_006"), Friend("CS2_182"), Enemy("CS2_182"), Friend("SW_006"), Never(Card("AT_002")), Kill(Nth(3))],
    );
}

/// # Two-Faced Investor
///
/// `SW_036` · Neutral minion · 3 mana · 2/4
///
/// > At the end of your turn, reduce the Cost of a card in your hand by (1). *(50% chance to increase.)*
///
/// State: Todo
//~ todo SW_036 e32d16c6 378f72ce 19013d57.e62b61dc
#[test]
#[ignore = "todo: SW_036 Two-Faced Investor"]
fn SW_036_two_faced_investor() {
    check(CardClass::Mage, &[Give("SW_036"), Cost("SW_036", 3), Stats("SW_036", 2, 4), Unwritten]);
}

/// # Good Investment
///
/// `SW_036e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived SW_036e b3ba081b 3bc44c2a 9b7044e0.f705eb41
#[test]
fn SW_036e_good_investment() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "SW_036e"), CostNow(Nth(0), 2)]);
}

/// # Bad Investment
///
/// `SW_036e2` · Neutral enchantment
///
/// > Costs (1) more.
///
/// State: Derived
//~ derived SW_036e2 d72faa9b b889a8a3 4f3fb376.5dfe1a2c
#[test]
fn SW_036e2_bad_investment() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "SW_036e2"), CostNow(Nth(0), 4)]);
}

/// # Auctioneer Jaxon
///
/// `SW_045` · Neutral minion · 2 mana · 2/3
///
/// > Whenever you **Trade**, **Discover** a card from your deck to draw instead.
///
/// State: Todo
//~ todo SW_045 2e8e199a 337f23cb ff44c82d.a523ee36
#[test]
#[ignore = "todo: SW_045 Auctioneer Jaxon"]
fn SW_045_auctioneer_jaxon() {
    check(CardClass::Mage, &[Give("SW_045"), Cost("SW_045", 2), Stats("SW_045", 2, 3), Unwritten]);
}

/// # Stormwind Guard
///
/// `SW_054` · Neutral minion · 5 mana · 4/5
///
/// > **Taunt Battlecry:** Give adjacent minions +1/+1.
///
/// State: Derived
//~ derived SW_054 5633cd57 a92a54b7 d1cc7dd8.df8b2de2
#[test]
fn SW_054_stormwind_guard() {
    check(
        CardClass::Mage,
        &[
            Give("SW_054"),
            Cost("SW_054", 5),
            Stats("SW_054", 4, 5),
            Has("SW_054", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_054", Nothing),
            Now(Nth(1), 5, 6),
        ],
    );
}

/// # For the Alliance!
///
/// `SW_054e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived SW_054e 95f962e9 ab728f95 9ab9350c.67341004
#[test]
fn SW_054e_for_the_alliance() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "SW_054e"), Now(My(0), 6, 2)]);
}

/// # Impatient Shopkeep
///
/// `SW_055` · Neutral minion · 3 mana · 3/3
///
/// > **Tradeable Rush**
///
/// State: Vanilla
//~ vanilla SW_055 2151013b 41a701d8 989d8b07.107df59d
#[test]
fn SW_055_impatient_shopkeep() {
    check(
        CardClass::Mage,
        &[
            Give("SW_055"),
            Cost("SW_055", 3),
            Stats("SW_055", 3, 3),
            Has("SW_055", GameTag::RUSH),
            Has("SW_055", GameTag::TRADEABLE),
            Play("SW_055", Nothing),
            In(The("SW_055"), Zone::Play),
            Now(The("SW_055"), 3, 3),
            HasNow(The("SW_055"), GameTag::RUSH),
            HasNow(The("SW_055"), GameTag::TRADEABLE),
        ],
    );
}

/// # Spice Bread Baker
///
/// `SW_056` · Neutral minion · 4 mana · 3/2
///
/// > **Battlecry:** Restore Health to your hero equal to your hand size.
///
/// State: Derived
//~ derived SW_056 a2d5cd1d c42abe6a 75853861.cf771fee
#[test]
fn SW_056_spice_bread_baker() {
    check(
        CardClass::Mage,
        &[
            Give("SW_056"),
            Cost("SW_056", 4),
            Stats("SW_056", 3, 2),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("SW_056", Nothing),
            Now(MyHero, 0, 11),
            Damage(MyHero, 19),
        ],
    );
}

/// # Package Runner
///
/// `SW_057` · Neutral minion · 3 mana · 5/6
///
/// > Can only attack if you have at least 8 cards in hand.
///
/// State: Derived
//~ derived SW_057 58a6a867 043577b8 a78d0cac.20fc4053
#[test]
fn SW_057_package_runner() {
    check(
        CardClass::Mage,
        &[
            Give("SW_057"),
            Cost("SW_057", 3),
            Stats("SW_057", 5, 6),
            Give("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SW_057"),
            HasNow(Nth(5), GameTag::CANT_ATTACK),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("SW_057"),
            Give("CS2_182"),
            Give("CS2_182"),
            Give("CS2_182"),
            Give("CS2_182"),
            Give("CS2_182"),
            Give("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SW_057"),
            HasNot(Nth(10), GameTag::CANT_ATTACK),
        ],
    );
}

/// # Deeprun Engineer
///
/// `SW_059` · Neutral minion · 2 mana · 1/2
///
/// > **Battlecry: Discover** a Mech. It costs (1) less.
///
/// State: Derived
//~ derived SW_059 2738fae4 d811b162 9aeb82ae.b636aa30
#[test]
fn SW_059_deeprun_engineer() {
    check(
        CardClass::Mage,
        &[
            Give("SW_059"),
            Cost("SW_059", 2),
            Stats("SW_059", 1, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("GVG_044")),
            Play("SW_059", Nothing),
            ChooseCard("GVG_044"),
            Is(InHand(0), "GVG_044"),
            CostNow(InHand(0), 2),
            Now(InHand(0), 3, 4),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("SW_059"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_001")),
            Play("SW_059", Nothing),
            Choose(0),
        ],
    );
}

/// # Florist
///
/// `SW_060` · Neutral minion · 2 mana · 2/3
///
/// > At the end of your turn, reduce the Cost of a Nature spell in your hand by (1).
///
/// State: Derived
//~ derived SW_060 f5695f55 e0632616 e61fc625.8d24ab0c
#[test]
fn SW_060_florist() {
    check(
        CardClass::Mage,
        &[
            Give("SW_060"),
            Cost("SW_060", 2),
            Stats("SW_060", 2, 3),
            Give("AT_037"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SW_060"),
            Force(Entity(Nth(1))),
            EndTurn,
            CostNow(Nth(1), 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("SW_060"),
            Give("AT_037"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SW_060"),
            Never(Entity(Nth(2))),
            EndTurn,
        ],
    );
}

/// # Pretty Flowers
///
/// `SW_060t` · Neutral enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived SW_060t a1522103 da2ba0e1 64234abd.f705eb41
#[test]
fn SW_060t_pretty_flowers() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "SW_060t"), CostNow(Nth(0), 2)]);
}

/// # Guild Trader
///
/// `SW_061` · Neutral minion · 4 mana · 3/4
///
/// > **Tradeable Spell Damage +2**
///
/// State: Vanilla
//~ vanilla SW_061 e8a7ad68 b735e144 06404082.c75ae13f
#[test]
fn SW_061_guild_trader() {
    check(
        CardClass::Mage,
        &[
            Give("SW_061"),
            Cost("SW_061", 4),
            Stats("SW_061", 3, 4),
            Has("SW_061", GameTag::SPELLPOWER),
            Has("SW_061", GameTag::TRADEABLE),
            Play("SW_061", Nothing),
            In(The("SW_061"), Zone::Play),
            Now(The("SW_061"), 3, 4),
            HasNow(The("SW_061"), GameTag::SPELLPOWER),
            HasNow(The("SW_061"), GameTag::TRADEABLE),
        ],
    );
}

/// # Goldshire Gnoll
///
/// `SW_062` · Neutral minion · 10 mana · 5/4
///
/// > **Rush** Costs (1) less for each other card in your hand.
///
/// State: Derived
//~ derived SW_062 4f9ec4f9 b05754c1 7ed72955.8aa5e449
#[test]
fn SW_062_goldshire_gnoll() {
    check(
        CardClass::Mage,
        &[
            Give("SW_062"),
            Cost("SW_062", 10),
            Stats("SW_062", 5, 4),
            Has("SW_062", GameTag::RUSH),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SW_062"),
            CostNow(Nth(0), 9),
        ],
    );
}

/// # Battleground Battlemaster
///
/// `SW_063` · Neutral minion · 6 mana · 5/5
///
/// > Adjacent minions have **Windfury**.
///
/// State: Derived
//~ derived SW_063 d202fb0a aabd8dc0 e0c6cea9.ca3230ea
#[test]
fn SW_063_battleground_battlemaster() {
    check(
        CardClass::Mage,
        &[
            Give("SW_063"),
            Cost("SW_063", 6),
            Stats("SW_063", 5, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SW_063"),
            HasNow(Nth(1), GameTag::WINDFURY),
        ],
    );
}

/// # Ready for Battle!
///
/// `SW_063e` · Neutral enchantment
///
/// > **Windfury**
///
/// State: Derived
//~ derived SW_063e d1499676 ba969bad 4402e4da.9569ce14
#[test]
fn SW_063e_ready_for_battle() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "SW_063e"), HasNow(My(0), GameTag::WINDFURY)]);
}

/// # Northshire Farmer
///
/// `SW_064` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Choose a friendly Beast. Shuffle three 3/3 copies into your deck.
///
/// State: Derived
//~ derived SW_064 c947e73d e336ffbb dd3a1e16.a168dcf7
#[test]
fn SW_064_northshire_farmer() {
    check(
        CardClass::Mage,
        &[
            Give("SW_064"),
            Cost("SW_064", 3),
            Stats("SW_064", 3, 3),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            CannotTarget("SW_064", Nth(2)),
            Play("SW_064", On(Nth(1))),
            DeckCount(Mine, 22),
            CostNow(The("CS2_119"), 4),
            In(The("CS2_119"), Zone::Deck),
            Now(The("CS2_119"), 3, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("SW_064"),
            Friend("CS2_119"),
            Friend("TLC_248"),
            Enemy("CS2_120"),
            Play("SW_064", On(Nth(1))),
            DeckCount(Mine, 22),
            CostNow(The("CS2_119"), 4),
            In(The("CS2_119"), Zone::Deck),
            Now(The("CS2_119"), 3, 3),
        ],
    );
}

/// # Raised in a Barn
///
/// `SW_064e` · Neutral enchantment
///
/// > 3/3.
///
/// State: Derived
//~ derived SW_064e d8cacd1c ac3b43ae 9bc40cb3.6c79ef92
#[test]
fn SW_064e_raised_in_a_barn() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "SW_064e"), Now(My(0), 3, 3)]);
}

/// # Pandaren Importer
///
/// `SW_065` · Neutral minion · 2 mana · 1/3
///
/// > **Battlecry: Discover** a spell that didn't start in your deck.
///
/// State: Done
//~ done SW_065 7eef8a44 - 18fb2027.9bb3f56d
#[test]
fn SW_065_pandaren_importer() {
    check(
        CardClass::Mage,
        &[
            Give("SW_065"),
            Cost("SW_065", 2),
            Stats("SW_065", 1, 3),
            Force(Card("CS2_029")),
            Play("SW_065", Nothing),
            ChooseCard("CS2_029"),
            HandCount(Mine, 1),
            Is(InHand(0), "CS2_029"),
        ],
    );
    check(CardClass::Mage, &[Never(Card("CS2_182")), Play("SW_065", Nothing), Choose(0)]);
    let mut table = table(CardClass::Mage);
    table.steps(&[OnTop("CS2_029"), OnTheirTop("CS2_024")]);
    for began in [Nth(0), Nth(1)] {
        let began = table.who(began).unwrap();
        table.game[began].started_in_deck = true;
    }
    table.steps(&[Force(Card("CS2_024")), Never(Card("CS2_029")), Play("SW_065", Nothing), ChooseCard("CS2_024")]);
}

/// # Royal Librarian
///
/// `SW_066` · Neutral minion · 4 mana · 4/4
///
/// > **Tradeable Battlecry: Silence** a minion.
///
/// State: Derived
//~ derived SW_066 f6ecf67b f8822ca6 540b416c.59431473
#[test]
fn SW_066_royal_librarian() {
    check(
        CardClass::Mage,
        &[
            Give("SW_066"),
            Cost("SW_066", 4),
            Stats("SW_066", 4, 4),
            Has("SW_066", GameTag::TRADEABLE),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("SW_066", On(Nth(4))),
            HasNot(Nth(4), GameTag::TAUNT),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("SW_066"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("SW_066", On(Nth(1))),
            HasNot(Nth(1), GameTag::TAUNT),
        ],
    );
}

/// # Stockades Guard
///
/// `SW_067` · Neutral minion · 1 mana · 1/3
///
/// > **Battlecry:** Give a friendly minion **Taunt**.
///
/// State: Derived
//~ derived SW_067 f0df010a e19e98a2 c07bc124.b632ace8
#[test]
fn SW_067_stockades_guard() {
    check(
        CardClass::Mage,
        &[
            Give("SW_067"),
            Cost("SW_067", 1),
            Stats("SW_067", 1, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_067", On(Nth(1))),
            HasNow(Nth(1), GameTag::TAUNT),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("SW_067"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("SW_067", On(Nth(1))),
        ],
    );
}

/// # Mo'arg Forgefiend
///
/// `SW_068` · Neutral minion · 8 mana · 8/8
///
/// > **Taunt Deathrattle:** Gain 8 Armor.
///
/// State: Derived
//~ derived SW_068 2bc724f6 36f038f6 b9d75d3b.43517ecf
#[test]
fn SW_068_moarg_forgefiend() {
    check(
        CardClass::Mage,
        &[
            Give("SW_068"),
            Cost("SW_068", 8),
            Stats("SW_068", 8, 8),
            Has("SW_068", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SW_068"),
            Kill(Nth(3)),
            Armor(Mine, 8),
        ],
    );
}

/// # Enthusiastic Banker
///
/// `SW_069` · Neutral minion · 3 mana · 2/3
///
/// > At the end of your turn, store a card from your deck. **Deathrattle:** Add the stored cards to your hand.
///
/// State: Todo
//~ todo SW_069 1a7cde19 d0452c94 4d0e6342.3968de1e
#[test]
#[ignore = "todo: SW_069 Enthusiastic Banker"]
fn SW_069_enthusiastic_banker() {
    check(CardClass::Mage, &[Give("SW_069"), Cost("SW_069", 3), Stats("SW_069", 2, 3), Unwritten]);
}

/// # Mailbox Dancer
///
/// `SW_070` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Add a Coin to your hand. **Deathrattle:** Give your opponent one.
///
/// State: Derived
//~ derived SW_070 47c07fe4 cf897460 4b5f5841.d7972e72
#[test]
fn SW_070_mailbox_dancer() {
    check(
        CardClass::Mage,
        &[
            Give("SW_070"),
            Cost("SW_070", 2),
            Stats("SW_070", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_070", Nothing),
            Is(InHand(0), "GAME_005"),
            CostNow(InHand(0), 0),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("SW_070"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SW_070"),
            Kill(Nth(3)),
            Is(InTheirHand(0), "GAME_005"),
            CostNow(InTheirHand(0), 0),
            HandCount(Theirs, 1),
        ],
    );
}

/// # Lion's Guard
///
/// `SW_071` · Neutral minion · 5 mana · 4/6
///
/// > **Battlecry:** If you have 15 or less Health, gain +2/+4 and **Taunt**.
///
/// State: Derived
//~ derived SW_071 34fe130f 7abe4b02 11ca3b23.2561f896
#[test]
fn SW_071_lions_guard() {
    check(
        CardClass::Mage,
        &[
            Give("SW_071"),
            Cost("SW_071", 5),
            Stats("SW_071", 4, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("SW_071", Nothing),
            HasNow(Nth(0), GameTag::TAUNT),
            Now(Nth(0), 6, 10),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("SW_071"), Friend("CS2_182"), Enemy("CS2_182"), Play("SW_071", Nothing), HasNot(Nth(0), GameTag::TAUNT)],
    );
}

/// # Defend the King!
///
/// `SW_071e` · Neutral enchantment
///
/// > +2/+4 and **Taunt**
///
/// State: Derived
//~ derived SW_071e d7e3b489 2cdcaead 6af02799.38227898
#[test]
fn SW_071e_defend_the_king() {
    check(
        CardClass::Mage,
        &[Friend("CS2_118"), Enchant(My(0), "SW_071e"), Now(My(0), 7, 5), HasNow(My(0), GameTag::TAUNT)],
    );
}

/// # Rustrot Viper
///
/// `SW_072` · Neutral minion · 3 mana · 3/4
///
/// > **Tradeable Battlecry:** Destroy your opponent's weapon.
///
/// State: Derived
//~ derived SW_072 7bf6b164 aeacb3f7 232be6c6.6729d551
#[test]
fn SW_072_rustrot_viper() {
    check(
        CardClass::Mage,
        &[
            Give("SW_072"),
            Cost("SW_072", 3),
            Stats("SW_072", 3, 4),
            Has("SW_072", GameTag::TRADEABLE),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Enemy("CS2_106"),
            Play("SW_072", Nothing),
            Dead(Nth(4)),
            NoWeapon(Theirs),
        ],
    );
}

/// # Cheesemonger
///
/// `SW_073` · Neutral minion · 4 mana · 3/6
///
/// > Whenever your opponent casts a spell, add a random spell with the same Cost to your hand.
///
/// State: Derived
//~ derived SW_073 514d0c12 937e9d45 7adfe8ed.05b0ad82
#[test]
fn SW_073_cheesemonger() {
    check(
        CardClass::Mage,
        &[
            Give("SW_073"),
            Cost("SW_073", 4),
            Stats("SW_073", 3, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SW_073"),
            EndTurn,
            Force(Card("AT_061")),
            Play("GAME_005", Nothing),
            Is(InHand(1), "AT_061"),
            CostNow(InHand(1), 0),
            TagNow(InHand(1), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("SW_073"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SW_073"),
            Play("GAME_005", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 1),
            CostNow(Nth(0), 4),
            Now(Nth(0), 3, 6),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Now(Nth(3), 3, 6),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("SW_073"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SW_073"),
            EndTurn,
            Never(Card("CORE_CS2_231")),
            Play("GAME_005", Nothing),
        ],
    );
}

/// # Nobleman
///
/// `SW_074` · Neutral minion · 3 mana · 2/3
///
/// > **Battlecry:** Create a Golden copy of a random card in your hand.
///
/// State: Derived
//~ derived SW_074 e6d65bc8 168aab5e 851c9cf2.5548b54b
#[test]
fn SW_074_nobleman() {
    check(
        CardClass::Mage,
        &[
            Give("SW_074"),
            Cost("SW_074", 3),
            Stats("SW_074", 2, 3),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Play("SW_074", Nothing),
            CostNow(InHand(1), 4),
            Now(InHand(1), 4, 5),
            HandCount(Mine, 2),
        ],
    );
}

/// # Elwynn Boar
///
/// `SW_075` · Neutral minion · 1 mana · 1/1
///
/// > **Deathrattle:** If you had 10 Elwynn Boars die this game, equip a 15/3 Sword of a Thousand Truths.@ *(@/10)*
///
/// State: Todo
//~ todo SW_075 a4347661 32132aa9 30b8a211.5600bf26
#[test]
#[ignore = "todo: SW_075 Elwynn Boar"]
fn SW_075_elwynn_boar() {
    check(CardClass::Mage, &[Give("SW_075"), Cost("SW_075", 1), Stats("SW_075", 1, 1), Unwritten]);
}

/// # Elwynn Boar
///
/// `SW_075_Puzzle` · Neutral minion · 1 mana · 1/1
///
/// > **Deathrattle:** If you had 7 Elwynn Boars die this game, equip a 15/3 Sword of a Thousand Truths.@ *(@/7)*
///
/// State: Todo
//~ todo SW_075_Puzzle cff6a328 8140eae5 bab824a7.62ac1756
#[test]
#[ignore = "todo: SW_075_Puzzle Elwynn Boar"]
fn SW_075_Puzzle_elwynn_boar() {
    check(CardClass::Mage, &[Give("SW_075_Puzzle"), Cost("SW_075_Puzzle", 1), Stats("SW_075_Puzzle", 1, 1), Unwritten]);
}

/// # Sword of a Thousand Truths
///
/// `SW_075t` · Neutral weapon · 10 mana · 15/3 durability
///
/// > After your hero attacks, destroy your opponent's Mana Crystals.
///
/// State: Todo
//~ todo SW_075t 9a53bf91 66425f8d 5b9a961b.fcabc928
#[test]
#[ignore = "todo: SW_075t Sword of a Thousand Truths"]
fn SW_075t_sword_of_a_thousand_truths() {
    check(CardClass::Mage, &[Give("SW_075t"), Cost("SW_075t", 10), Stats("SW_075t", 15, 3), Unwritten]);
}

/// # City Architect
///
/// `SW_076` · Neutral minion · 6 mana · 4/4
///
/// > **Battlecry:** Summon two 0/5 Castle Walls with **Taunt**.
///
/// State: Derived
//~ derived SW_076 7eebe9de 9b1646e4 bc5c10f5.8089a928
#[test]
fn SW_076_city_architect() {
    check(
        CardClass::Mage,
        &[
            Give("SW_076"),
            Cost("SW_076", 6),
            Stats("SW_076", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_076", Nothing),
            BoardCount(Mine, 4),
            In(The("SW_076t"), Zone::Play),
            Now(The("SW_076t"), 0, 5),
        ],
    );
}

/// # Castle Wall
///
/// `SW_076t` · Neutral minion · 2 mana · 0/5
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla SW_076t d64896e4 6887d842 5481856a.4b0c5d24
#[test]
fn SW_076t_castle_wall() {
    check(
        CardClass::Mage,
        &[
            Give("SW_076t"),
            Cost("SW_076t", 2),
            Stats("SW_076t", 0, 5),
            Has("SW_076t", GameTag::TAUNT),
            Play("SW_076t", Nothing),
            In(The("SW_076t"), Zone::Play),
            Now(The("SW_076t"), 0, 5),
            HasNow(The("SW_076t"), GameTag::TAUNT),
        ],
    );
}

/// # Stockades Prisoner
///
/// `SW_077` · Neutral minion · 2 mana · 5/4
///
/// > Starts **Dormant**. After you play 3 cards, this awakens.
///
/// State: Derived
//~ derived SW_077 844147c4 cd87563f e73e0aa1.c0a81c73
#[test]
fn SW_077_stockades_prisoner() {
    check(
        CardClass::Mage,
        &[
            Give("SW_077"),
            Cost("SW_077", 2),
            Stats("SW_077", 5, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_077", Nothing),
            Play("CS2_118", Nothing),
            Crystals(10),
            Play("CS2_118", Nothing),
            Crystals(10),
            HasNow(Nth(0), GameTag::DORMANT),
        ],
    );
}

/// # Lady Prestor
///
/// `SW_078` · Neutral minion · 6 mana · 6/7
///
/// > **Battlecry:** Transform minions in your deck into random Dragons. *(They keep their original stats and Cost.)*
///
/// State: Todo
//~ todo SW_078 269675c2 582895df 91626e7c.9a4d58d3
#[test]
#[ignore = "todo: SW_078 Lady Prestor"]
fn SW_078_lady_prestor() {
    check(CardClass::Mage, &[Give("SW_078"), Cost("SW_078", 6), Stats("SW_078", 6, 7), Unwritten]);
}

/// # Flightmaster Dungar
///
/// `SW_079` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Choose a flightpath and go **Dormant.** Awaken with a bonus when you complete it!
///
/// State: Todo
//~ todo SW_079 348513ae aa6fb28e 62d72cbe.849b1c41
#[test]
#[ignore = "todo: SW_079 Flightmaster Dungar"]
fn SW_079_flightmaster_dungar() {
    check(CardClass::Mage, &[Give("SW_079"), Cost("SW_079", 3), Stats("SW_079", 3, 3), Unwritten]);
}

/// # Westfall
///
/// `SW_079t` · Neutral spell · 0 mana
///
/// > In 1 turn, summon a 2/2 Adventurer with a random bonus effect.
///
/// State: Todo
//~ todo SW_079t 3d62ca6b ed9d659c e91c558b.ee3cabc8
#[test]
#[ignore = "todo: SW_079t Westfall"]
fn SW_079t_westfall() {
    check(CardClass::Mage, &[Give("SW_079t"), Cost("SW_079t", 0), Unwritten]);
}

/// # Ironforge
///
/// `SW_079t2` · Neutral spell · 0 mana
///
/// > In 3 turns, restore 10 Health to your hero.
///
/// State: Derived
//~ derived SW_079t2 378459f7 a99f1b85 c51ee2a6.2e07a36d
#[test]
fn SW_079t2_ironforge() {
    check(
        CardClass::Mage,
        &[
            Give("SW_079t2"),
            Cost("SW_079t2", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("SW_079t2", Nothing),
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            Now(MyHero, 0, 20),
            Damage(MyHero, 10),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("SW_079t2"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("SW_079t2", Nothing),
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            Now(MyHero, 0, 10),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("SW_079t2"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("SW_079t2", Nothing),
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            Now(MyHero, 0, 10),
        ],
    );
}

/// # Eastern Plaguelands
///
/// `SW_079t3` · Neutral spell · 0 mana
///
/// > In 5 turns, deal 12 damage randomly split among enemies.
///
/// State: Derived
//~ derived SW_079t3 dcc5b5aa 951cb46e 26186662.88ba12a9
#[test]
fn SW_079t3_eastern_plaguelands() {
    check(
        CardClass::Mage,
        &[
            Give("SW_079t3"),
            Cost("SW_079t3", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_079t3", Nothing),
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            EndTurn,
            Dead(Nth(2)),
            Now(TheirHero, 0, 23),
            BoardCount(Theirs, 0),
            Damage(TheirHero, 7),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("SW_079t3"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_079t3", Nothing),
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            CostNow(InHand(0), 4),
            Now(InHand(0), 4, 5),
            CostNow(InHand(1), 4),
            Now(InHand(1), 4, 5),
            CostNow(InHand(2), 4),
            Now(InHand(2), 4, 5),
            CostNow(InHand(3), 4),
            Now(InHand(3), 4, 5),
            CostNow(InTheirHand(0), 4),
            Now(InTheirHand(0), 4, 5),
            CostNow(InTheirHand(1), 4),
            Now(InTheirHand(1), 4, 5),
            CostNow(InTheirHand(2), 4),
            Now(InTheirHand(2), 4, 5),
            CostNow(InTheirHand(3), 4),
            Now(InTheirHand(3), 4, 5),
            Armor(Mine, 0),
            BoardCount(Mine, 1),
            Damage(MyHero, 0),
            DeckCount(Mine, 15),
            HandCount(Mine, 4),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 16),
            HandCount(Theirs, 4),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("SW_079t3"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_079t3", Nothing),
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            CostNow(InHand(0), 4),
            Now(InHand(0), 4, 5),
            CostNow(InHand(1), 4),
            Now(InHand(1), 4, 5),
            CostNow(InHand(2), 4),
            Now(InHand(2), 4, 5),
            CostNow(InHand(3), 4),
            Now(InHand(3), 4, 5),
            CostNow(InTheirHand(0), 4),
            Now(InTheirHand(0), 4, 5),
            CostNow(InTheirHand(1), 4),
            Now(InTheirHand(1), 4, 5),
            CostNow(InTheirHand(2), 4),
            Now(InTheirHand(2), 4, 5),
            CostNow(InTheirHand(3), 4),
            Now(InTheirHand(3), 4, 5),
            CostNow(InTheirHand(4), 4),
            Now(InTheirHand(4), 4, 5),
            Armor(Mine, 0),
            BoardCount(Mine, 1),
            Damage(MyHero, 0),
            DeckCount(Mine, 15),
            HandCount(Mine, 4),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 15),
            HandCount(Theirs, 5),
        ],
    );
}

/// # Cornelius Roame
///
/// `SW_080` · Neutral minion · 6 mana · 4/5
///
/// > At the start and end of each player's turn, draw a card.
///
/// State: Todo
//~ todo SW_080 437fa204 6d614483 f93aa63a.9c6d06a8
#[test]
#[ignore = "todo: SW_080 Cornelius Roame"]
fn SW_080_cornelius_roame() {
    check(CardClass::Mage, &[Give("SW_080"), Cost("SW_080", 6), Stats("SW_080", 4, 5), Unwritten]);
}

/// # Varian, King of Stormwind
///
/// `SW_081` · Neutral minion · 8 mana · 7/7
///
/// > **Battlecry:** Draw a **Rush** minion to gain **Rush**. Repeat for **Taunt** and **Divine Shield**.
///
/// State: Todo
//~ todo SW_081 eb613463 f11842c5 89768834.faf11cbe
#[test]
#[ignore = "todo: SW_081 Varian, King of Stormwind"]
fn SW_081_varian_king_of_stormwind() {
    check(CardClass::Mage, &[Give("SW_081"), Cost("SW_081", 8), Stats("SW_081", 7, 7), Unwritten]);
}

/// # Encumbered Pack Mule
///
/// `SW_306` · Neutral minion · 2 mana · 2/3
///
/// > **Taunt** When you draw this, add a copy of it to your hand.
///
/// State: Derived
//~ derived SW_306 1109f718 9c9d6195 1d3c02e9.bcd0b07b
#[test]
fn SW_306_encumbered_pack_mule() {
    check(
        CardClass::Mage,
        &[
            Give("SW_306"),
            Cost("SW_306", 2),
            Stats("SW_306", 2, 3),
            Has("SW_306", GameTag::TAUNT),
            OnTop("SW_306"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            EndTurn,
            EndTurn,
            Is(InHand(2), "SW_306"),
            CostNow(InHand(2), 2),
            Now(InHand(2), 2, 3),
            HandCount(Mine, 3),
        ],
    );
}

/// # Traveling Merchant
///
/// `SW_307` · Neutral minion · 3 mana · 2/3
///
/// > **Tradeable Battlecry:** Gain +1/+1 for each other friendly minion you control.
///
/// State: Derived
//~ derived SW_307 779a227e 37f50634 432c1348.99b5e238
#[test]
fn SW_307_traveling_merchant() {
    check(
        CardClass::Mage,
        &[
            Give("SW_307"),
            Cost("SW_307", 3),
            Stats("SW_307", 2, 3),
            Has("SW_307", GameTag::TRADEABLE),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_307", Nothing),
            Now(Nth(0), 3, 4),
        ],
    );
}

/// # Peasant
///
/// `SW_319` · Neutral minion · 1 mana · 2/1
///
/// > At the start of your turn, draw a card.
///
/// State: Derived
//~ derived SW_319 32cf3e0d 9555167b 1dee55ec.3a4c8fb8
#[test]
fn SW_319_peasant() {
    check(
        CardClass::Mage,
        &[
            Give("SW_319"),
            Cost("SW_319", 1),
            Stats("SW_319", 2, 1),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SW_319"),
            EndTurn,
            EndTurn,
            DeckCount(Mine, 20),
            HandCount(Mine, 3),
            CostNow(Nth(2), 3),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 5, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("SW_319"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SW_319"),
            EndTurn,
            DeckCount(Mine, 22),
        ],
    );
}

/// # Entrapped Sorceress
///
/// `SW_400` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** If you control a **Quest**, **Discover** a spell.
///
/// State: Derived
//~ derived SW_400 39b09894 9e54c488 a966f30e.829fce8c
#[test]
fn SW_400_entrapped_sorceress() {
    check(
        CardClass::Mage,
        &[
            Give("SW_400"),
            Cost("SW_400", 3),
            Stats("SW_400", 3, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("END_017"),
            Force(Card("AT_001")),
            Play("SW_400", Nothing),
            ChooseCard("AT_001"),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 5),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("SW_400"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("END_017"),
            Never(Card("AT_003")),
            Play("SW_400", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("SW_400"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_400", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 0),
            Now(Nth(0), 3, 4),
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

/// # SI:7 Skulker
///
/// `SW_418` · Neutral minion · 2 mana · 2/2
///
/// > **Stealth Battlecry:** The next card you draw costs (1) less.
///
/// State: Derived
//~ derived SW_418 e659373a 61452a58 0a66d1cf.c93b8a51
#[test]
fn SW_418_si_7_skulker() {
    check(
        CardClass::Mage,
        &[
            Give("SW_418"),
            Cost("SW_418", 2),
            Stats("SW_418", 2, 2),
            Has("SW_418", GameTag::STEALTH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_418", Nothing),
            EndTurn,
            EndTurn,
            CostNow(InHand(0), 3),
        ],
    );
}

/// # Secret Intel
///
/// `SW_418e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived SW_418e 56a7fd6b 7e5ab0db bca7ce12.f705eb41
#[test]
fn SW_418e_secret_intel() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "SW_418e"), CostNow(Nth(0), 2)]);
}

/// # The Coin
///
/// `SW_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived SW_COIN1 aa6e939e ee98f834 1ac62fec.095f71be
#[test]
fn SW_COIN1_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("SW_COIN1"),
            Cost("SW_COIN1", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("SW_COIN1", Nothing),
            Mana(6),
        ],
    );
}

/// # The Coin
///
/// `SW_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived SW_COIN2 bffb4843 f69902cf 437697d7.095f71be
#[test]
fn SW_COIN2_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("SW_COIN2"),
            Cost("SW_COIN2", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("SW_COIN2", Nothing),
            Mana(6),
        ],
    );
}
