//! Neutral cards of United in Stormwind.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 29ab046e

/// # Frostbitten
/// Enchantment
/// > Your next spell costs (2) more.
//~ derived AV_259e 1474c8a6 d522ad72.55e6a190 0b7b6de1
pub const AV_259e: Power = enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost_more(2)]).until(YOU.play(SPELL));

/// # Mr. Smite
/// Minion · Pirate · 7 mana · 6/5
/// > Your Pirates have **Charge**.
/// - Makes: Charge [`DED_006e2`] ("… grants Charge.")
//~ derived DED_006 09b21d9b 689bd8f4.f6608b91 d2732174.1ff21999
pub const DED_006: Power = aura(FRIENDLY_MINIONS.that(PIRATE)).gives("DED_006e2");

/// # Charge
/// Enchantment
/// > {0} grants **Charge**.
//~ derived DED_006e2 ac647881 d522ad72.7f9c9955 16e7a64a
pub const DED_006e2: Power = enchant(&[has(GameTag::CHARGE)]);

/// # Maddest Bomber
/// Minion · 8 mana · 9/8
/// > **Battlecry:** Deal 12 damage randomly split among all other characters.
//~ derived DED_521 5bfca8e2 fd0f2b38.4a96024c f9f9b574
pub const DED_521: Power = battlecry(&[deal(12).split_among(CHARACTERS.other())]);

/// # Golakka Glutton
/// Minion · Pirate · 3 mana · 2/3
/// > **Battlecry:** Destroy a Beast and gain +1/+1.
/// - Makes: Stuffed Belly [`DED_523e`] ("\+1/+1.")
//~ derived DED_523 0b25a09b 6b3decde.54b827a3 da71f583.a6089d89
pub const DED_523: Power = battlecry(&[destroy(A_MINION.that(BEAST)), attach("DED_523e")]);

/// # Stuffed Belly
/// Enchantment
/// > \+1/+1.
//~ derived DED_523e 4450beee d522ad72.cb08f83e 2bf2cfa0
pub const DED_523e: Power = enchant(&[plus(1, 1)]);

/// # Multicaster
/// Minion · Pirate · 4 mana · 3/4
/// > **Battlecry:** Draw a card for each different spell school you've cast this game.@ *(@)*
//~ done DED_524 - b1c2d31b.6e2888a5 74536d20
pub const DED_524: Power =
    battlecry(&[draw(1).times(YOU.cast(SPELL).this_game().count_different(CardProperty::School))]);

/// # Goliath, Sneed's Masterpiece
/// Minion · Mech · 8 mana · 8/8
/// > **Battlecry:** Fire five rockets at enemy minions that deal 2 damage each. *(You pick the targets!)*
//~ done DED_525 - d562d4ec.4ce222d7 51da79f8
pub const DED_525: Power = battlecry(&[
    choose_from(ENEMY_MINIONS.that(not(&DEAD)), &[deal(2).to(IT)], &[]),
    choose_from(ENEMY_MINIONS.that(not(&DEAD)), &[deal(2).to(IT)], &[]),
    choose_from(ENEMY_MINIONS.that(not(&DEAD)), &[deal(2).to(IT)], &[]),
    choose_from(ENEMY_MINIONS.that(not(&DEAD)), &[deal(2).to(IT)], &[]),
    choose_from(ENEMY_MINIONS.that(not(&DEAD)), &[deal(2).to(IT)], &[]),
]);

/// # Stubborn Suspect
/// Minion · 4 mana · 3/3
/// > **Deathrattle:** Summon a random 3-Cost minion.
//~ derived SW_006 c1d9ec40 e3939604.1df2b561 b1986cae
pub const SW_006: Power = deathrattle(&[summon(random(all(&[MINION, COST.is(3)])))]);

/// # Two-Faced Investor
/// Minion · 3 mana · 2/4
/// > At the end of your turn, reduce the Cost of a card in your hand by (1). *(50% chance to increase.)*
/// - Makes: Good Investment [`SW_036e`] ("Costs (1) less."); Bad Investment [`SW_036e2`] ("Costs (1) more.")
//~ done SW_036 - def81b81.e62b61dc b07a931f.548441ca
pub const SW_036: Power = at_end_of_your_turn(&[
    select(YOUR_HAND.random()),
    at_random(&[&[attach("SW_036e").to(IT)], &[attach("SW_036e2").to(IT)]]),
]);

/// # Good Investment
/// Enchantment
/// > Costs (1) less.
//~ derived SW_036e 38b955a6 d522ad72.f705eb41 8894ff1c
pub const SW_036e: Power = enchant(&[cost_less(1)]);

/// # Bad Investment
/// Enchantment
/// > Costs (1) more.
//~ derived SW_036e2 235589ec d522ad72.5dfe1a2c 82bae9a3
pub const SW_036e2: Power = enchant(&[cost_more(1)]);

/// # Auctioneer Jaxon
/// Minion · 2 mana · 2/3
/// > Whenever you **Trade**, **Discover** a card from your deck to draw instead.
//~ done SW_045 - 5656a6e3.a523ee36 9ac08e1c
pub const SW_045: Power = aura(YOU).have(&[has(TRADES_DISCOVER)]);

/// # Stormwind Guard
/// Minion · 5 mana · 4/5
/// > **Taunt Battlecry:** Give adjacent minions +1/+1.
/// - Makes: For the Alliance! [`SW_054e`] ("\+1/+1.")
//~ derived SW_054 1e1ff5c1 a0c2f312.df8b2de2 dcdda572.80f514c3
pub const SW_054: Power = battlecry(&[attach("SW_054e").to(THIS.neighbours())]);

/// # For the Alliance!
/// Enchantment
/// > \+1/+1.
//~ derived SW_054e f529d99d d522ad72.cb08f83e e3960062
pub const SW_054e: Power = enchant(&[plus(1, 1)]);

/// # Impatient Shopkeep
/// Minion · 3 mana · 3/3
/// > **Tradeable Rush**
//~ vanilla SW_055 12225f2c 05878c57.107df59d 2e41bfb1
pub const SW_055: Power = VANILLA;

/// # Spice Bread Baker
/// Minion · 4 mana · 3/2
/// > **Battlecry:** Restore Health to your hero equal to your hand size.
//~ derived SW_056 ebf56871 e3956461.cf771fee 33955a02
pub const SW_056: Power = battlecry(&[heal(1).for_each(YOUR_HAND).to(YOUR_HERO)]);

/// # Package Runner
/// Minion · Draenei · 3 mana · 5/6
/// > Can only attack if you have at least 8 cards in hand.
//~ derived SW_057 3606ed12 c860ab7a.20fc4053 ff0dd835
pub const SW_057: Power = aura(THIS).when(not(&there_are(8, &YOUR_HAND))).have(&[has(GameTag::CANT_ATTACK)]);

/// # Deeprun Engineer
/// Minion · 2 mana · 1/2
/// > **Battlecry: Discover** a Mech. It costs (1) less.
/// - Makes: Engineered [`SW_059e`] ("Cost reduced.")
//~ derived SW_059 a83de712 4c954f50.b636aa30 3911ca86.c5d5d17c
pub const SW_059: Power = battlecry(&[discover(MECH), give(&[cost_less(1)]).to(IT)]);

/// # Engineered
/// Enchantment
/// > Cost reduced.
//~ todo SW_059e 668d2b8b d522ad72.ca0484ff caccb2f6
pub const SW_059e: Power = TODO;

/// # Florist
/// Minion · 2 mana · 2/3
/// > At the end of your turn, reduce the Cost of a Nature spell in your hand by (1).
/// - Makes: Pretty Flowers [`SW_060t`] ("Costs (1) less.")
//~ derived SW_060 17adf130 5656a6e3.8d24ab0c 5973b801.4bc74091
pub const SW_060: Power =
    at_end_of_your_turn(&[attach("SW_060t").to(YOUR_HAND.that(school(SpellSchool::Nature)).random())]);

/// # Pretty Flowers
/// Enchantment
/// > Costs (1) less.
//~ derived SW_060t 4604818a d522ad72.f705eb41 0c9f17df
pub const SW_060t: Power = enchant(&[cost_less(1)]);

/// # Guild Trader
/// Minion · 4 mana · 3/4
/// > **Tradeable Spell Damage +2**
//~ vanilla SW_061 c741e307 e3b00837.c75ae13f 7e316864
pub const SW_061: Power = VANILLA;

/// # Goldshire Gnoll
/// Minion · 10 mana · 5/4
/// > **Rush** Costs (1) less for each other card in your hand.
//~ derived SW_062 118610ec db9cc314.8aa5e449 989b0215
pub const SW_062: Power = costs(&[cost_less(1).for_each(YOUR_HAND.other())]);

/// # Battleground Battlemaster
/// Minion · 6 mana · 5/5
/// > Adjacent minions have **Windfury**.
/// - Makes: Ready for Battle! [`SW_063e`] ("Windfury")
//~ derived SW_063 161e5f71 73fb5380.ca3230ea 807febd4.2c6610ac
pub const SW_063: Power = aura(THIS.neighbours()).gives("SW_063e");

/// # Ready for Battle!
/// Enchantment
/// > **Windfury**
//~ derived SW_063e 7ba05bfd d522ad72.9569ce14 9e03f578
pub const SW_063e: Power = enchant(&[has(GameTag::WINDFURY)]);

/// # Northshire Farmer
/// Minion · 3 mana · 3/3
/// > **Battlecry:** Choose a friendly Beast. Shuffle three 3/3 copies into your deck.
/// - Makes: Raised in a Barn [`SW_064e`] ("3/3.")
//~ done SW_064 - 05878c57.a168dcf7 7b45826d.7bf9ae85
pub const SW_064: Power =
    battlecry(&[select(A_FRIENDLY_MINION.that(BEAST)), shuffle(copy_of(IT)).copies(3), attach("SW_064e").to(IT)]);

/// # Raised in a Barn
/// Enchantment
/// > 3/3.
//~ derived SW_064e 6f749d09 d522ad72.6c79ef92 7638fa20
pub const SW_064e: Power = enchant(&[become_stats(3, 3)]);

/// # Pandaren Importer
/// Minion · 2 mana · 1/3
/// > **Battlecry: Discover** a spell that didn't start in your deck.
//~ done SW_065 - 4d6f41bd.9bb3f56d 7cd7e778
pub const SW_065: Power = battlecry(&[discover(all(&[SPELL, not(&STARTED_IN_DECK)]))]);

/// # Royal Librarian
/// Minion · 4 mana · 4/4
/// > **Tradeable Battlecry: Silence** a minion.
//~ derived SW_066 3b05905b 16ec05b0.59431473 d36cdcf5
pub const SW_066: Power = battlecry(&[silence(A_MINION)]);

/// # Stockades Guard
/// Minion · 1 mana · 1/3
/// > **Battlecry:** Give a friendly minion **Taunt**.
//~ derived SW_067 42bd099f cbeac1ac.b632ace8 3e629f46
pub const SW_067: Power = battlecry(&[give(&[has(GameTag::TAUNT)]).to(A_FRIENDLY_MINION)]);

/// # Mo'arg Forgefiend
/// Minion · Mech · Demon · 8 mana · 8/8
/// > **Taunt Deathrattle:** Gain 8 Armor.
/// - Makes: [`SW_068_COPY`](crate::whizbang::neutral::SW_068_COPY)
//~ derived SW_068 bd4f3620 99b33680.43517ecf 13998db5.5dbe9565
pub const SW_068: Power = deathrattle(&[armor(8)]);

/// # Enthusiastic Banker
/// Minion · Draenei · 3 mana · 2/3
/// > At the end of your turn, store a card from your deck. **Deathrattle:** Add the stored cards to your hand.
/// - Makes: Safety Deposit [`SW_069e`] ("Storing ….")
//~ done SW_069 - a9903813.3968de1e 177bff4d.26dbe2e1
pub const SW_069: Power =
    abilities(&[at_end_of_your_turn(&[keep_with(the(YOUR_DECK.random()), THIS)]), deathrattle(&[get(the(KEPT))])]);

/// # Safety Deposit
/// Enchantment
/// > Storing {0}.
//~ todo SW_069e d431b6cb d522ad72.c126d8da df2c9551
pub const SW_069e: Power = TODO;

/// # Mailbox Dancer
/// Minion · 2 mana · 3/2
/// > **Battlecry:** Add a Coin to your hand. **Deathrattle:** Give your opponent one.
/// - Makes: [`GAME_005`](crate::core::neutral::GAME_005)
//~ done SW_070 - 0296240c.d7972e72 449c7761.5b7621c6
pub const SW_070: Power =
    abilities(&[battlecry(&[get(card("GAME_005"))]), deathrattle(&[get(card("GAME_005")).for_(OPPONENT)])]);

/// # Lion's Guard
/// Minion · 5 mana · 4/6
/// > **Battlecry:** If you have 15 or less Health, gain +2/+4 and **Taunt**.
/// - Makes: Defend the King! [`SW_071e`] ("\+2/+4 and Taunt")
//~ derived SW_071 2dfbd2ad a0c0ba7d.2561f896 9b4294ee.e7be0df3
pub const SW_071: Power = battlecry(&[attach("SW_071e")]).when(there_is(&YOUR_HERO.that(HEALTH.at_most(15))));

/// # Defend the King!
/// Enchantment
/// > \+2/+4 and **Taunt**
//~ derived SW_071e d608c78f d522ad72.9ea40e8c d22d9ccb
pub const SW_071e: Power = enchant(&[plus(2, 4), has(GameTag::TAUNT)]);

/// # Rustrot Viper
/// Minion · Beast · 3 mana · 3/4
/// > **Tradeable Battlecry:** Destroy your opponent's weapon.
//~ derived SW_072 12e7a2d7 22821460.6729d551 5dafc202
pub const SW_072: Power = battlecry(&[destroy(ENEMY_WEAPON)]);

/// # Cheesemonger
/// Minion · 4 mana · 3/6
/// > Whenever your opponent casts a spell, add a random spell with the same Cost to your hand.
//~ derived SW_073 a17f67f8 e3b1249d.05b0ad82 14a97e26
pub const SW_073: Power = whenever(OPPONENT.cast(SPELL)).then(&[get(random_costing(SPELL, COST.of(THAT)))]);

/// # Nobleman
/// Minion · 3 mana · 2/3
/// > **Battlecry:** Create a Golden copy of a random card in your hand.
//~ done SW_074 - decb9ba2.5548b54b 213b2b5b
pub const SW_074: Power = battlecry(&[get(copy_of(YOUR_HAND.random()))]);

/// # Elwynn Boar
/// Minion · Beast · 1 mana · 1/1
/// > **Deathrattle:** If you had 10 Elwynn Boars die this game, equip a 15/3 Sword of a Thousand Truths.@ *(@/10)*
/// - Makes: Elwynn Boar [`SW_075_Puzzle`] (1/1, "Deathrattle: If you had 7 Elwynn Boars die this…"); Sword of a Thousand Truths [`SW_075t`] (15/3 durability, "After your hero attacks, destroy your opponent's…")
//~ done SW_075 - 5533a85b.5600bf26 faee711a.135948c6
pub const SW_075: Power =
    deathrattle(&[equip(card("SW_075t"))]).when(FRIENDLY_MINIONS.that(named("SW_075")).die().this_game().at_least(10));

/// # Elwynn Boar
/// Minion · Beast · 1 mana · 1/1
/// > **Deathrattle:** If you had 7 Elwynn Boars die this game, equip a 15/3 Sword of a Thousand Truths.@ *(@/7)*
/// - Makes: Sword of a Thousand Truths [`SW_075t`] (15/3 durability, "After your hero attacks, destroy your opponent's…")
//~ todo SW_075_Puzzle 32c62851 5533a85b.62ac1756 faee711a.8118de39
pub const SW_075_Puzzle: Power = TODO;

/// # Sword of a Thousand Truths
/// Weapon · 10 mana · 15/3 durability
/// > After your hero attacks, destroy your opponent's Mana Crystals.
//~ done SW_075t - 924eae11.fcabc928 dbef6b1a
pub const SW_075t: Power =
    after(YOUR_HERO.attack(CARD)).then(&[destroy_crystals(1).times(MANA_CRYSTALS.of(OPPONENT)).for_(OPPONENT)]);

/// # City Architect
/// Minion · 6 mana · 4/4
/// > **Battlecry:** Summon two 0/5 Castle Walls with **Taunt**.
/// - Makes: Castle Wall [`SW_076t`] (0/5, "Taunt")
//~ derived SW_076 b01972dd 3c6a5243.8089a928 ef00b1fd.be4b8c4a
pub const SW_076: Power = battlecry(&[summon(card("SW_076t")).copies(2)]);

/// # Castle Wall
/// Minion · 2 mana · 0/5
/// > **Taunt**
//~ vanilla SW_076t 91860ae2 5b6642a4.4b0c5d24 cca73426
pub const SW_076t: Power = VANILLA;

/// # Stockades Prisoner
/// Minion · 2 mana · 5/4
/// > Starts **Dormant**. After you play 3 cards, this awakens.
/// - Makes: Locked Up [`SW_077e`] ("Dormant. Play X cards to awaken.")
//~ done SW_077 - 87667120.c0a81c73 349ce6bf.53b089b7
pub const SW_077: Power = dormant_until(Goal::Times(3), &[YOU.play(CARD)]);

/// # Locked Up
/// Enchantment
/// > **Dormant**. Play @ \|4(card, cards) to awaken.
//~ todo SW_077e ec80b1ca d522ad72.e9ae19b7 37aa691a
pub const SW_077e: Power = TODO;

/// # Lady Prestor
/// Minion · 6 mana · 6/7
/// > **Battlecry:** Transform minions in your deck into random Dragons. *(They keep their original stats and Cost.)*
/// - Makes: Dragon Form [`SW_078e`] ("Adjusted stats."); Dragon Cost [`SW_078e2`] ("Adjusted Cost.")
//~ done SW_078 - 8b3aeff8.9a4d58d3 6ea941ab.4114d0c1
pub const SW_078: Power = battlecry(&[one_by_one(
    YOUR_DECK.that(MINION),
    &[
        create_aside(copy_of(THAT)),
        remember(IT),
        transform(THAT, random(all(&[MINION, DRAGON]))),
        attach("SW_078e").with_x(ATTACK.of(REMEMBERED)).to(THAT),
        give(&[HEALTH.set_to(X)]).with_x(HEALTH.of(REMEMBERED)).to(THAT),
        attach("SW_078e2").with_x(COST.of(REMEMBERED)).to(THAT),
    ],
)]);

/// # Dragon Form
/// Enchantment
/// > Adjusted stats.
//~ done SW_078e - d522ad72.fc449887 8060e5d2
pub const SW_078e: Power = enchant(&[ATTACK.set_to(X)]);

/// # Dragon Cost
/// Enchantment
/// > Adjusted Cost.
//~ done SW_078e2 - d522ad72.8be7f9cc cec8213b
pub const SW_078e2: Power = enchant(&[COST.set_to(X)]);

/// # Flightmaster Dungar
/// Minion · 3 mana · 3/3
/// > **Battlecry:** Choose a flightpath and go **Dormant.** Awaken with a bonus when you complete it!
/// - Makes: Westfall [`SW_079t`] ("In 1 turn, summon a 2/2 Adventurer with a random…"); Ironforge [`SW_079t2`] ("In 3 turns, restore 10 Health to your hero."); Eastern Plaguelands [`SW_079t3`] ("In 5 turns, deal 12 damage randomly split among…"); Westfall Flight [`SW_079e4`] ("Dormant. Summon a 2/2 Adventurer in X turns."); Ironforge Flight [`SW_079e5`] ("Dormant. Restore 10 health to your hero in X…"); Plaguelands Flight [`SW_079e6`] ("Dormant. Deal 12 damage randomly split to enemies…")
//~ done SW_079 - 05878c57.849b1c41 f533602a.447b1611
pub const SW_079: Power = abilities(&[
    battlecry(&[choose_card(
        &["SW_079t", "SW_079t2", "SW_079t3"],
        &[either(
            there_is(&IT.that(named("SW_079t"))),
            &[set_counter(0, 1), make_dormant(THIS, 1)],
            &[either(
                there_is(&IT.that(named("SW_079t2"))),
                &[set_counter(0, 3), make_dormant(THIS, 3)],
                &[set_counter(0, 5), make_dormant(THIS, 5)],
            )],
        )],
    )]),
    on(
        Word::Awaken,
        &[
            summon(one_of(&[
                "WC_034t", "WC_034t2", "WC_034t3", "WC_034t4", "WC_034t5", "WC_034t6", "WC_034t7", "WC_034t8",
            ]))
            .when(equals(&counter_value(0), 1)),
            heal(10).to(YOUR_HERO).when(equals(&counter_value(0), 3)),
            deal(12).split_among(ENEMIES).when(equals(&counter_value(0), 5)),
            set_counter(0, 0),
        ],
    ),
]);

/// # Westfall Flight
/// Enchantment
/// > **Dormant**. Summon a 2/2 Adventurer in @ \|4(turn, turns).
//~ todo SW_079e4 d627af7a d522ad72.a160c761 690401d9
pub const SW_079e4: Power = TODO;

/// # Ironforge Flight
/// Enchantment
/// > **Dormant**. Restore 10 health to your hero in @ \|4(turn, turns).
//~ todo SW_079e5 60258f75 d522ad72.0f63226e ddeba680
pub const SW_079e5: Power = TODO;

/// # Plaguelands Flight
/// Enchantment
/// > **Dormant**. Deal 12 damage randomly split to enemies in @ \|4(turn, turns).
//~ todo SW_079e6 6dcdfe99 d522ad72.42d72513 1e229eb4
pub const SW_079e6: Power = TODO;

/// # Westfall
/// Spell · 0 mana
/// > In 1 turn, summon a 2/2 Adventurer with a random bonus effect.
/// - Makes: Westfall Flight [`SW_079te`] ("Next turn, summon a 2/2 Adventurer.")
//~ done SW_079t - 3e8f9d5a.ee3cabc8 ac51aa31.37e6fa60
pub const SW_079t: Power = spell(&[later(&whenever(YOU.turn_start()).does(&[summon(one_of(&[
    "WC_034t", "WC_034t2", "WC_034t3", "WC_034t4", "WC_034t5", "WC_034t6", "WC_034t7", "WC_034t8",
]))]))]);

/// # Ironforge
/// Spell · 0 mana
/// > In 3 turns, restore 10 Health to your hero.
/// - Makes: Ironforge Flight [`SW_079t2e`] ("In 3 turns, restore 10 Health to your hero.")
//~ done SW_079t2 - 3e8f9d5a.2e07a36d df9a8168.4728f0c8
#[rustfmt::skip]
pub const SW_079t2: Power = spell(&[later(&whenever(YOU.turn_start()).nth_time(3).does(&[heal(10).to(YOUR_HERO)]))]);

/// # Ironforge Flight
/// Enchantment
/// > In 3 turns, restore 10 Health to your hero.
//~ todo SW_079t2e 0aa70b50 d522ad72.2e07a36d ddeba680
pub const SW_079t2e: Power = TODO;

/// # Eastern Plaguelands
/// Spell · 0 mana
/// > In 5 turns, deal 12 damage randomly split among enemies.
/// - Makes: Plaguelands Flight [`SW_079t3e`] ("In 5 turns, deal 12 damage randomly split among…")
//~ done SW_079t3 - 3e8f9d5a.88ba12a9 830b653f.a1d9ed3f
#[rustfmt::skip]
pub const SW_079t3: Power = spell(&[later(&whenever(YOU.turn_start()).nth_time(5).does(&[deal(12).split_among(ENEMIES)]))]);

/// # Plaguelands Flight
/// Enchantment
/// > In 5 turns, deal 12 damage randomly split among enemies.
//~ todo SW_079t3e ee2d3729 d522ad72.88ba12a9 1e229eb4
pub const SW_079t3e: Power = TODO;

/// # Westfall Flight
/// Enchantment
/// > Next turn, summon a 2/2 Adventurer.
//~ todo SW_079te 96e0d499 d522ad72.7f9bec5e 690401d9
pub const SW_079te: Power = TODO;

/// # Cornelius Roame
/// Minion · 6 mana · 4/5
/// > At the start and end of each player's turn, draw a card.
//~ done SW_080 - 3c79da9e.9c6d06a8 354cf5ed
pub const SW_080: Power =
    abilities(&[whenever(PLAYERS.turn_start()).then(&[draw(1)]), whenever(PLAYERS.turn_end()).then(&[draw(1)])]);

/// # Varian, King of Stormwind
/// Minion · 8 mana · 7/7
/// > **Battlecry:** Draw a **Rush** minion to gain **Rush**. Repeat for **Taunt** and **Divine Shield**.
//~ done SW_081 - b9fc9ec7.faf11cbe 2b4e30eb
pub const SW_081: Power = battlecry(&[
    draw_that(1, all(&[MINION, with(GameTag::RUSH)])),
    give(&[has(GameTag::RUSH)]).when(there_is(&IT)),
    draw_that(1, all(&[MINION, with(GameTag::TAUNT)])),
    give(&[has(GameTag::TAUNT)]).when(there_is(&IT)),
    draw_that(1, all(&[MINION, with(GameTag::DIVINE_SHIELD)])),
    give(&[has(GameTag::DIVINE_SHIELD)]).when(there_is(&IT)),
]);

/// # Encumbered Pack Mule
/// Minion · Beast · 2 mana · 2/3
/// > **Taunt** When you draw this, add a copy of it to your hand.
//~ derived SW_306 24299108 40a2c733.bcd0b07b 85149d5d
pub const SW_306: Power = on(Word::WhenDrawn, &[get(copy_of(THIS))]);

/// # Traveling Merchant
/// Minion · 3 mana · 2/3
/// > **Tradeable Battlecry:** Gain +1/+1 for each other friendly minion you control.
/// - Makes: Booming Business [`SW_307e`] ("Increased stats.")
//~ done SW_307 - decb9ba2.99b5e238 3ab0f49b.cfd5c89a
pub const SW_307: Power = battlecry(&[give(&[plus(1, 1).times(X)]).with_x(count(OTHER_FRIENDLY_MINIONS))]);

/// # Booming Business
/// Enchantment
/// > Increased stats.
//~ todo SW_307e 0c10f454 d522ad72.a536d554 bb65f1aa
pub const SW_307e: Power = TODO;

/// # Peasant
/// Minion · 1 mana · 2/1
/// > At the start of your turn, draw a card.
//~ derived SW_319 d3ae3ffd 57db445c.3a4c8fb8 0b8c0255
pub const SW_319: Power = at_start_of_your_turn(&[draw(1)]);

/// # Entrapped Sorceress
/// Minion · 3 mana · 3/4
/// > **Battlecry:** If you control a **Quest**, **Discover** a spell.
//~ derived SW_400 af6ca9a6 05841e04.829fce8c 3295a6fe
pub const SW_400: Power = battlecry(&[discover(SPELL)]).when(there_is(&YOUR_SECRETS.that(with(GameTag::QUEST))));

/// # SI:7 Skulker
/// Minion · 2 mana · 2/2
/// > **Stealth Battlecry:** The next card you draw costs (1) less.
/// - Makes: Secret Intel [`SW_418e`] ("Costs (1) less."); Spy Stuff [`SW_418e2`] ("The next card you draw costs (1) less.")
//~ done SW_418 - 565e37de.c93b8a51 5804126e.bd24b394
pub const SW_418: Power = battlecry(&[later(&whenever(YOU.draw(CARD)).does(&[attach("SW_418e").to(THAT)]))]);

/// # Secret Intel
/// Enchantment
/// > Costs (1) less.
//~ derived SW_418e 5a9a70ee d522ad72.f705eb41 6dc732f7
pub const SW_418e: Power = enchant(&[cost_less(1)]);

/// # Spy Stuff
/// Enchantment
/// > The next card you draw costs (1) less.
//~ todo SW_418e2 cf40f94a d522ad72.a7cb989c 05011daa
pub const SW_418e2: Power = TODO;

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived SW_COIN1 131197cb 3e8f9d5a.095f71be c6be21f5
pub const SW_COIN1: Power = spell(&[gain_mana(1)]);

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived SW_COIN2 c34bdfcf 3e8f9d5a.095f71be c6be21f5
pub const SW_COIN2: Power = spell(&[gain_mana(1)]);
