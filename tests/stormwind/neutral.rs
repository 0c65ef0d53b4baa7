//! Neutral cards of United in Stormwind, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Mr. Smite
///
/// `DED_006` · Neutral minion · 7 mana · 6/5
///
/// > Your Pirates have **Charge**.
///
/// State: Todo
//~ DED_006 todo 741b0782 a1534315
#[test]
#[ignore = "todo: DED_006 Mr. Smite"]
fn DED_006_mr_smite() {
    check(CardClass::Mage, &[Give("DED_006"), Cost("DED_006", 7), Stats("DED_006", 6, 5), Unwritten]);
}

/// # Maddest Bomber
///
/// `DED_521` · Neutral minion · 8 mana · 9/8
///
/// > **Battlecry:** Deal 12 damage randomly split among all other characters.
///
/// State: Todo
//~ DED_521 todo f3277c46 4023cb87
#[test]
#[ignore = "todo: DED_521 Maddest Bomber"]
fn DED_521_maddest_bomber() {
    check(CardClass::Mage, &[Give("DED_521"), Cost("DED_521", 8), Stats("DED_521", 9, 8), Unwritten]);
}

/// # Golakka Glutton
///
/// `DED_523` · Neutral minion · 3 mana · 2/3
///
/// > **Battlecry:** Destroy a Beast and gain +1/+1.
///
/// State: Todo
//~ DED_523 todo e71c5441 dde1d3d0
#[test]
#[ignore = "todo: DED_523 Golakka Glutton"]
fn DED_523_golakka_glutton() {
    check(CardClass::Mage, &[Give("DED_523"), Cost("DED_523", 3), Stats("DED_523", 2, 3), Unwritten]);
}

/// # Multicaster
///
/// `DED_524` · Neutral minion · 4 mana · 3/4
///
/// > **Battlecry:** Draw a card for each different spell school you've cast this game.@ *(@)*
///
/// State: Todo
//~ DED_524 todo 52893a7d f50d8cfd
#[test]
#[ignore = "todo: DED_524 Multicaster"]
fn DED_524_multicaster() {
    check(CardClass::Mage, &[Give("DED_524"), Cost("DED_524", 4), Stats("DED_524", 3, 4), Unwritten]);
}

/// # Goliath, Sneed's Masterpiece
///
/// `DED_525` · Neutral minion · 8 mana · 8/8
///
/// > **Battlecry:** Fire five rockets at enemy minions that deal 2 damage each. *(You pick the targets!)*
///
/// State: Todo
//~ DED_525 todo 1b27df48 a487b612
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
/// State: Todo
//~ SW_006 todo e536705b 24671796
#[test]
#[ignore = "todo: SW_006 Stubborn Suspect"]
fn SW_006_stubborn_suspect() {
    check(CardClass::Mage, &[Give("SW_006"), Cost("SW_006", 4), Stats("SW_006", 3, 3), Unwritten]);
}

/// # Two-Faced Investor
///
/// `SW_036` · Neutral minion · 3 mana · 2/4
///
/// > At the end of your turn, reduce the Cost of a card in your hand by (1). *(50% chance to increase.)*
///
/// State: Todo
//~ SW_036 todo 6f01e827 c67a2a1f
#[test]
#[ignore = "todo: SW_036 Two-Faced Investor"]
fn SW_036_two_faced_investor() {
    check(CardClass::Mage, &[Give("SW_036"), Cost("SW_036", 3), Stats("SW_036", 2, 4), Unwritten]);
}

/// # Auctioneer Jaxon
///
/// `SW_045` · Neutral minion · 2 mana · 2/3
///
/// > Whenever you **Trade**, **Discover** a card from your deck to draw instead.
///
/// State: Todo
//~ SW_045 todo e0746240 b81dbd04
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
/// State: Todo
//~ SW_054 todo 66e50265 6a59da26
#[test]
#[ignore = "todo: SW_054 Stormwind Guard"]
fn SW_054_stormwind_guard() {
    check(
        CardClass::Mage,
        &[Give("SW_054"), Cost("SW_054", 5), Stats("SW_054", 4, 5), Has("SW_054", GameTag::TAUNT), Unwritten],
    );
}

/// # Impatient Shopkeep
///
/// `SW_055` · Neutral minion · 3 mana · 3/3
///
/// > **Tradeable Rush**
///
/// State: Todo
//~ SW_055 todo e9c32c0d 07381325
#[test]
#[ignore = "todo: SW_055 Impatient Shopkeep"]
fn SW_055_impatient_shopkeep() {
    check(
        CardClass::Mage,
        &[Give("SW_055"), Cost("SW_055", 3), Stats("SW_055", 3, 3), Has("SW_055", GameTag::RUSH), Unwritten],
    );
}

/// # Spice Bread Baker
///
/// `SW_056` · Neutral minion · 4 mana · 3/2
///
/// > **Battlecry:** Restore Health to your hero equal to your hand size.
///
/// State: Todo
//~ SW_056 todo 6e267d8e 397335f6
#[test]
#[ignore = "todo: SW_056 Spice Bread Baker"]
fn SW_056_spice_bread_baker() {
    check(CardClass::Mage, &[Give("SW_056"), Cost("SW_056", 4), Stats("SW_056", 3, 2), Unwritten]);
}

/// # Package Runner
///
/// `SW_057` · Neutral minion · 3 mana · 5/6
///
/// > Can only attack if you have at least 8 cards in hand.
///
/// State: Todo
//~ SW_057 todo f40c9508 ac8cc06e
#[test]
#[ignore = "todo: SW_057 Package Runner"]
fn SW_057_package_runner() {
    check(CardClass::Mage, &[Give("SW_057"), Cost("SW_057", 3), Stats("SW_057", 5, 6), Unwritten]);
}

/// # Deeprun Engineer
///
/// `SW_059` · Neutral minion · 2 mana · 1/2
///
/// > **Battlecry: Discover** a Mech. It costs (1) less.
///
/// State: Todo
//~ SW_059 todo eb1e1193 35127dac
#[test]
#[ignore = "todo: SW_059 Deeprun Engineer"]
fn SW_059_deeprun_engineer() {
    check(CardClass::Mage, &[Give("SW_059"), Cost("SW_059", 2), Stats("SW_059", 1, 2), Unwritten]);
}

/// # Florist
///
/// `SW_060` · Neutral minion · 2 mana · 2/3
///
/// > At the end of your turn, reduce the Cost of a Nature spell in your hand by (1).
///
/// State: Todo
//~ SW_060 todo 2a0c1fcb fe8784fa
#[test]
#[ignore = "todo: SW_060 Florist"]
fn SW_060_florist() {
    check(CardClass::Mage, &[Give("SW_060"), Cost("SW_060", 2), Stats("SW_060", 2, 3), Unwritten]);
}

/// # Guild Trader
///
/// `SW_061` · Neutral minion · 4 mana · 3/4
///
/// > **Tradeable Spell Damage +2**
///
/// State: Todo
//~ SW_061 todo 754336da 9bcb52c1
#[test]
#[ignore = "todo: SW_061 Guild Trader"]
fn SW_061_guild_trader() {
    check(
        CardClass::Mage,
        &[Give("SW_061"), Cost("SW_061", 4), Stats("SW_061", 3, 4), Has("SW_061", GameTag::SPELLPOWER), Unwritten],
    );
}

/// # Goldshire Gnoll
///
/// `SW_062` · Neutral minion · 10 mana · 5/4
///
/// > **Rush** Costs (1) less for each other card in your hand.
///
/// State: Todo
//~ SW_062 todo 8f99213b f6714576
#[test]
#[ignore = "todo: SW_062 Goldshire Gnoll"]
fn SW_062_goldshire_gnoll() {
    check(
        CardClass::Mage,
        &[Give("SW_062"), Cost("SW_062", 10), Stats("SW_062", 5, 4), Has("SW_062", GameTag::RUSH), Unwritten],
    );
}

/// # Battleground Battlemaster
///
/// `SW_063` · Neutral minion · 6 mana · 5/5
///
/// > Adjacent minions have **Windfury**.
///
/// State: Todo
//~ SW_063 todo 3f6fbd8b 7cb27584
#[test]
#[ignore = "todo: SW_063 Battleground Battlemaster"]
fn SW_063_battleground_battlemaster() {
    check(CardClass::Mage, &[Give("SW_063"), Cost("SW_063", 6), Stats("SW_063", 5, 5), Unwritten]);
}

/// # Northshire Farmer
///
/// `SW_064` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Choose a friendly Beast. Shuffle three 3/3 copies into your deck.
///
/// State: Todo
//~ SW_064 todo a0a16165 89cd3ca9
#[test]
#[ignore = "todo: SW_064 Northshire Farmer"]
fn SW_064_northshire_farmer() {
    check(CardClass::Mage, &[Give("SW_064"), Cost("SW_064", 3), Stats("SW_064", 3, 3), Unwritten]);
}

/// # Pandaren Importer
///
/// `SW_065` · Neutral minion · 2 mana · 1/3
///
/// > **Battlecry: Discover** a spell that didn't start in your deck.
///
/// State: Todo
//~ SW_065 todo b90aad57 80fbf559
#[test]
#[ignore = "todo: SW_065 Pandaren Importer"]
fn SW_065_pandaren_importer() {
    check(CardClass::Mage, &[Give("SW_065"), Cost("SW_065", 2), Stats("SW_065", 1, 3), Unwritten]);
}

/// # Royal Librarian
///
/// `SW_066` · Neutral minion · 4 mana · 4/4
///
/// > **Tradeable Battlecry: Silence** a minion.
///
/// State: Todo
//~ SW_066 todo 98203de1 d78d1d0b
#[test]
#[ignore = "todo: SW_066 Royal Librarian"]
fn SW_066_royal_librarian() {
    check(CardClass::Mage, &[Give("SW_066"), Cost("SW_066", 4), Stats("SW_066", 4, 4), Unwritten]);
}

/// # Stockades Guard
///
/// `SW_067` · Neutral minion · 1 mana · 1/3
///
/// > **Battlecry:** Give a friendly minion **Taunt**.
///
/// State: Todo
//~ SW_067 todo 0b555c2e a5c4b510
#[test]
#[ignore = "todo: SW_067 Stockades Guard"]
fn SW_067_stockades_guard() {
    check(CardClass::Mage, &[Give("SW_067"), Cost("SW_067", 1), Stats("SW_067", 1, 3), Unwritten]);
}

/// # Mo'arg Forgefiend
///
/// `SW_068` · Neutral minion · 8 mana · 8/8
///
/// > **Taunt Deathrattle:** Gain 8 Armor.
///
/// State: Todo
//~ SW_068 todo 122db571 83daba44
#[test]
#[ignore = "todo: SW_068 Mo'arg Forgefiend"]
fn SW_068_moarg_forgefiend() {
    check(
        CardClass::Mage,
        &[Give("SW_068"), Cost("SW_068", 8), Stats("SW_068", 8, 8), Has("SW_068", GameTag::TAUNT), Unwritten],
    );
}

/// # Enthusiastic Banker
///
/// `SW_069` · Neutral minion · 3 mana · 2/3
///
/// > At the end of your turn, store a card from your deck. **Deathrattle:** Add the stored cards to your hand.
///
/// State: Todo
//~ SW_069 todo 848ff878 e7edbc9e
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
/// State: Todo
//~ SW_070 todo a30606e0 4aa6b442
#[test]
#[ignore = "todo: SW_070 Mailbox Dancer"]
fn SW_070_mailbox_dancer() {
    check(CardClass::Mage, &[Give("SW_070"), Cost("SW_070", 2), Stats("SW_070", 3, 2), Unwritten]);
}

/// # Lion's Guard
///
/// `SW_071` · Neutral minion · 5 mana · 4/6
///
/// > **Battlecry:** If you have 15 or less Health, gain +2/+4 and **Taunt**.
///
/// State: Todo
//~ SW_071 todo fc2208cf 50a884c3
#[test]
#[ignore = "todo: SW_071 Lion's Guard"]
fn SW_071_lions_guard() {
    check(CardClass::Mage, &[Give("SW_071"), Cost("SW_071", 5), Stats("SW_071", 4, 6), Unwritten]);
}

/// # Rustrot Viper
///
/// `SW_072` · Neutral minion · 3 mana · 3/4
///
/// > **Tradeable Battlecry:** Destroy your opponent's weapon.
///
/// State: Todo
//~ SW_072 todo d0e63f11 29cf3b1d
#[test]
#[ignore = "todo: SW_072 Rustrot Viper"]
fn SW_072_rustrot_viper() {
    check(CardClass::Mage, &[Give("SW_072"), Cost("SW_072", 3), Stats("SW_072", 3, 4), Unwritten]);
}

/// # Cheesemonger
///
/// `SW_073` · Neutral minion · 4 mana · 3/6
///
/// > Whenever your opponent casts a spell, add a random spell with the same Cost to your hand.
///
/// State: Todo
//~ SW_073 todo a4e15956 40f46550
#[test]
#[ignore = "todo: SW_073 Cheesemonger"]
fn SW_073_cheesemonger() {
    check(CardClass::Mage, &[Give("SW_073"), Cost("SW_073", 4), Stats("SW_073", 3, 6), Unwritten]);
}

/// # Nobleman
///
/// `SW_074` · Neutral minion · 3 mana · 2/3
///
/// > **Battlecry:** Create a Golden copy of a random card in your hand.
///
/// State: Todo
//~ SW_074 todo 7b1cdd69 36ca67b1
#[test]
#[ignore = "todo: SW_074 Nobleman"]
fn SW_074_nobleman() {
    check(CardClass::Mage, &[Give("SW_074"), Cost("SW_074", 3), Stats("SW_074", 2, 3), Unwritten]);
}

/// # Elwynn Boar
///
/// `SW_075` · Neutral minion · 1 mana · 1/1
///
/// > **Deathrattle:** If you had 10 Elwynn Boars die this game, equip a 15/3 Sword of a Thousand Truths.@ *(@/10)*
///
/// State: Todo
//~ SW_075 todo 0267211e 9387852b
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
//~ SW_075_Puzzle todo 0bb65316 e2537841
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
//~ SW_075t todo 85172436 ec0a0db8
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
/// State: Todo
//~ SW_076 todo 503965f5 6994939a
#[test]
#[ignore = "todo: SW_076 City Architect"]
fn SW_076_city_architect() {
    check(CardClass::Mage, &[Give("SW_076"), Cost("SW_076", 6), Stats("SW_076", 4, 4), Unwritten]);
}

/// # Castle Wall
///
/// `SW_076t` · Neutral minion · 2 mana · 0/5
///
/// > **Taunt**
///
/// State: Vanilla
//~ SW_076t vanilla 9cb1a697 8c3fab42
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
/// State: Todo
//~ SW_077 todo 7ca65c7a 4c546ebe
#[test]
#[ignore = "todo: SW_077 Stockades Prisoner"]
fn SW_077_stockades_prisoner() {
    check(CardClass::Mage, &[Give("SW_077"), Cost("SW_077", 2), Stats("SW_077", 5, 4), Unwritten]);
}

/// # Lady Prestor
///
/// `SW_078` · Neutral minion · 6 mana · 6/7
///
/// > **Battlecry:** Transform minions in your deck into random Dragons. *(They keep their original stats and Cost.)*
///
/// State: Todo
//~ SW_078 todo 56b9c5aa 68e47e32
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
//~ SW_079 todo 72b1c54b 8dd8852a
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
//~ SW_079t todo 36624076 fadf562b
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
/// State: Todo
//~ SW_079t2 todo 279f9006 b1dae8ad
#[test]
#[ignore = "todo: SW_079t2 Ironforge"]
fn SW_079t2_ironforge() {
    check(CardClass::Mage, &[Give("SW_079t2"), Cost("SW_079t2", 0), Unwritten]);
}

/// # Eastern Plaguelands
///
/// `SW_079t3` · Neutral spell · 0 mana
///
/// > In 5 turns, deal 12 damage randomly split among enemies.
///
/// State: Todo
//~ SW_079t3 todo 431960c4 47b0233c
#[test]
#[ignore = "todo: SW_079t3 Eastern Plaguelands"]
fn SW_079t3_eastern_plaguelands() {
    check(CardClass::Mage, &[Give("SW_079t3"), Cost("SW_079t3", 0), Unwritten]);
}

/// # Cornelius Roame
///
/// `SW_080` · Neutral minion · 6 mana · 4/5
///
/// > At the start and end of each player's turn, draw a card.
///
/// State: Todo
//~ SW_080 todo eb6f6205 7ed32509
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
//~ SW_081 todo 5659b477 aef6c895
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
/// State: Todo
//~ SW_306 todo a962903b 8aaf082e
#[test]
#[ignore = "todo: SW_306 Encumbered Pack Mule"]
fn SW_306_encumbered_pack_mule() {
    check(
        CardClass::Mage,
        &[Give("SW_306"), Cost("SW_306", 2), Stats("SW_306", 2, 3), Has("SW_306", GameTag::TAUNT), Unwritten],
    );
}

/// # Traveling Merchant
///
/// `SW_307` · Neutral minion · 3 mana · 2/3
///
/// > **Tradeable Battlecry:** Gain +1/+1 for each other friendly minion you control.
///
/// State: Todo
//~ SW_307 todo 5a948eb4 15c996e4
#[test]
#[ignore = "todo: SW_307 Traveling Merchant"]
fn SW_307_traveling_merchant() {
    check(CardClass::Mage, &[Give("SW_307"), Cost("SW_307", 3), Stats("SW_307", 2, 3), Unwritten]);
}

/// # Peasant
///
/// `SW_319` · Neutral minion · 1 mana · 2/1
///
/// > At the start of your turn, draw a card.
///
/// State: Todo
//~ SW_319 todo 982bb882 3da86699
#[test]
#[ignore = "todo: SW_319 Peasant"]
fn SW_319_peasant() {
    check(CardClass::Mage, &[Give("SW_319"), Cost("SW_319", 1), Stats("SW_319", 2, 1), Unwritten]);
}

/// # Entrapped Sorceress
///
/// `SW_400` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** If you control a **Quest**, **Discover** a spell.
///
/// State: Todo
//~ SW_400 todo 90639872 8667b18c
#[test]
#[ignore = "todo: SW_400 Entrapped Sorceress"]
fn SW_400_entrapped_sorceress() {
    check(CardClass::Mage, &[Give("SW_400"), Cost("SW_400", 3), Stats("SW_400", 3, 4), Unwritten]);
}

/// # SI:7 Skulker
///
/// `SW_418` · Neutral minion · 2 mana · 2/2
///
/// > **Stealth Battlecry:** The next card you draw costs (1) less.
///
/// State: Todo
//~ SW_418 todo 4dd4d01a 94ef15e4
#[test]
#[ignore = "todo: SW_418 SI:7 Skulker"]
fn SW_418_si_7_skulker() {
    check(
        CardClass::Mage,
        &[Give("SW_418"), Cost("SW_418", 2), Stats("SW_418", 2, 2), Has("SW_418", GameTag::STEALTH), Unwritten],
    );
}

/// # The Coin
///
/// `SW_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Todo
//~ SW_COIN1 todo 0353edba 3f8e6abb
#[test]
#[ignore = "todo: SW_COIN1 The Coin"]
fn SW_COIN1_the_coin() {
    check(CardClass::Mage, &[Give("SW_COIN1"), Cost("SW_COIN1", 0), Unwritten]);
}

/// # The Coin
///
/// `SW_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Todo
//~ SW_COIN2 todo 4619b36e c3944658
#[test]
#[ignore = "todo: SW_COIN2 The Coin"]
fn SW_COIN2_the_coin() {
    check(CardClass::Mage, &[Give("SW_COIN2"), Cost("SW_COIN2", 0), Unwritten]);
}
