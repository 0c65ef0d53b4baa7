//! Neutral cards of United in Stormwind.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file f8e393db

/// # Frostbitten
///
/// `AV_259e` · Neutral enchantment
///
/// > Your next spell costs (2) more.
///
/// - Set: United in Stormwind
/// - Mechanics: Aura
///
/// State: Derived
//~ derived AV_259e 1d6ea44e 1474c8a6 2abf9dc0.55e6a190
pub const AV_259e: Power = enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost_more(2)]).until(YOU.play(SPELL));

/// # Mr. Smite
///
/// `DED_006` · Neutral minion · 7 mana · 6/5
///
/// > Your Pirates have **Charge**.
///
/// - Set: United in Stormwind · legendary · collectible
/// - Minion type: Pirate
/// - Mechanics: Aura
/// - Refers to: Charge
/// - Enchantments: Charge [`DED_006e2`]
///
/// State: Derived
//~ derived DED_006 65946a51 09b21d9b 8fa5d797.f6608b91
pub const DED_006: Power = aura(FRIENDLY_MINIONS.that(PIRATE)).gives("DED_006e2");

/// # Charge
///
/// `DED_006e2` · Neutral enchantment
///
/// > {0} grants **Charge**.
///
/// - Set: United in Stormwind
///
/// State: Derived
//~ derived DED_006e2 fd32ad7e ac647881 3c0e2f7f.7f9c9955
pub const DED_006e2: Power = enchant(&[has(GameTag::CHARGE)]);

/// # Maddest Bomber
///
/// `DED_521` · Neutral minion · 8 mana · 9/8
///
/// > **Battlecry:** Deal 12 damage randomly split among all other characters.
///
/// - Set: United in Stormwind · epic · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived DED_521 e3c62157 5bfca8e2 c6423d2e.4a96024c
pub const DED_521: Power = battlecry(&[deal(12).split_among(CHARACTERS.other())]);

/// # Golakka Glutton
///
/// `DED_523` · Neutral minion · 3 mana · 2/3
///
/// > **Battlecry:** Destroy a Beast and gain +1/+1.
///
/// - Set: United in Stormwind · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
/// - Target: "Destroy a Beast."
/// - Enchantments: Stuffed Belly [`DED_523e`]
///
/// State: Derived
//~ derived DED_523 b63bdf79 0b25a09b b091341b.54b827a3
pub const DED_523: Power = battlecry(&[destroy(A_MINION.that(BEAST)), attach("DED_523e")]);

/// # Stuffed Belly
///
/// `DED_523e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: United in Stormwind
///
/// State: Derived
//~ derived DED_523e dfad7e03 4450beee de518b6e.67341004
pub const DED_523e: Power = enchant(&[plus(1, 1)]);

/// # Multicaster
///
/// `DED_524` · Neutral minion · 4 mana · 3/4
///
/// > **Battlecry:** Draw a card for each different spell school you've cast this game.@ *(@)*
///
/// - Set: United in Stormwind · rare · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived DED_524 16db5d6b bfdabf43 c8a6374d.6e2888a5
pub const DED_524: Power = battlecry(&[draw(1).times(SCHOOLS_CAST)]);

/// # Goliath, Sneed's Masterpiece
///
/// `DED_525` · Neutral minion · 8 mana · 8/8
///
/// > **Battlecry:** Fire five rockets at enemy minions that deal 2 damage each. *(You pick the targets!)*
///
/// - Set: United in Stormwind · legendary · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry, Targeting Arrow Type
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 5
/// - Target: "Deal 2 damage. (@ left!)"
///
/// State: Todo
//~ todo DED_525 b396da65 ebb36b2e e28124b8.4ce222d7
pub const DED_525: Power = TODO;

/// # Stubborn Suspect
///
/// `SW_006` · Neutral minion · 4 mana · 3/3
///
/// > **Deathrattle:** Summon a random 3-Cost minion.
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived SW_006 8063e225 c1d9ec40 8c5357dc.1df2b561
pub const SW_006: Power = deathrattle(&[summon(random(all(&[MINION, COST.is(3)])))]);

/// # Two-Faced Investor
///
/// `SW_036` · Neutral minion · 3 mana · 2/4
///
/// > At the end of your turn, reduce the Cost of a card in your hand by (1). *(50% chance to increase.)*
///
/// - Set: United in Stormwind · rare · collectible
/// - Enchantments: Good Investment [`SW_036e`], Bad Investment [`SW_036e2`]
///
/// State: Todo
//~ todo SW_036 3c10c97c 24a8570e 19013d57.e62b61dc
pub const SW_036: Power = TODO;

/// # Good Investment
///
/// `SW_036e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: United in Stormwind
///
/// State: Derived
//~ derived SW_036e 0645c1ac 38b955a6 9b7044e0.f705eb41
pub const SW_036e: Power = enchant(&[cost_less(1)]);

/// # Bad Investment
///
/// `SW_036e2` · Neutral enchantment
///
/// > Costs (1) more.
///
/// - Set: United in Stormwind
///
/// State: Derived
//~ derived SW_036e2 3e647ede 235589ec 4f3fb376.5dfe1a2c
pub const SW_036e2: Power = enchant(&[cost_more(1)]);

/// # Auctioneer Jaxon
///
/// `SW_045` · Neutral minion · 2 mana · 2/3
///
/// > Whenever you **Trade**, **Discover** a card from your deck to draw instead.
///
/// - Set: United in Stormwind · legendary · collectible
/// - Refers to: Discover, Tradeable
///
/// State: Todo
//~ todo SW_045 0a868ad5 1d5b920a ff44c82d.a523ee36
pub const SW_045: Power = TODO;

/// # Stormwind Guard
///
/// `SW_054` · Neutral minion · 5 mana · 4/5
///
/// > **Taunt Battlecry:** Give adjacent minions +1/+1.
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Taunt, Battlecry
/// - Tags: `1576` = 1
/// - Enchantments: For the Alliance! [`SW_054e`]
///
/// State: Derived
//~ derived SW_054 f99b2e15 1e1ff5c1 d1cc7dd8.df8b2de2
pub const SW_054: Power = battlecry(&[attach("SW_054e").to(THIS.neighbours())]);

/// # For the Alliance!
///
/// `SW_054e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: United in Stormwind
///
/// State: Derived
//~ derived SW_054e a6908795 f529d99d 9ab9350c.67341004
pub const SW_054e: Power = enchant(&[plus(1, 1)]);

/// # Impatient Shopkeep
///
/// `SW_055` · Neutral minion · 3 mana · 3/3
///
/// > **Tradeable Rush**
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Rush, Tradeable, Deck Action Cost
///
/// State: Vanilla
//~ vanilla SW_055 b157b2d8 12225f2c 989d8b07.107df59d
pub const SW_055: Power = VANILLA;

/// # Spice Bread Baker
///
/// `SW_056` · Neutral minion · 4 mana · 3/2
///
/// > **Battlecry:** Restore Health to your hero equal to your hand size.
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived SW_056 cb80233f ebf56871 75853861.cf771fee
pub const SW_056: Power = battlecry(&[heal(1).for_each(YOUR_HAND).to(YOUR_HERO)]);

/// # Package Runner
///
/// `SW_057` · Neutral minion · 3 mana · 5/6
///
/// > Can only attack if you have at least 8 cards in hand.
///
/// - Set: United in Stormwind · common · collectible
/// - Minion type: Draenei
///
/// State: Derived
//~ derived SW_057 c1c749d0 3606ed12 a78d0cac.20fc4053
pub const SW_057: Power = aura(THIS).when(not(&there_are(8, &YOUR_HAND))).have(&[has(GameTag::CANT_ATTACK)]);

/// # Deeprun Engineer
///
/// `SW_059` · Neutral minion · 2 mana · 1/2
///
/// > **Battlecry: Discover** a Mech. It costs (1) less.
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Battlecry, Discover
/// - Enchantments: Engineered [`SW_059e`]
///
/// State: Derived
//~ derived SW_059 c6061d13 a83de712 9aeb82ae.b636aa30
pub const SW_059: Power = battlecry(&[discover(MECH), give(&[cost_less(1)]).to(IT)]);

/// # Engineered
///
/// `SW_059e` · Mage enchantment
///
/// > Cost reduced.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ todo SW_059e b4192b1f 668d2b8b df911835.ca0484ff
pub const SW_059e: Power = TODO;

/// # Florist
///
/// `SW_060` · Neutral minion · 2 mana · 2/3
///
/// > At the end of your turn, reduce the Cost of a Nature spell in your hand by (1).
///
/// - Set: United in Stormwind · common · collectible
/// - Enchantments: Pretty Flowers [`SW_060t`]
///
/// State: Derived
//~ derived SW_060 42388487 17adf130 e61fc625.8d24ab0c
pub const SW_060: Power =
    at_end_of_your_turn(&[attach("SW_060t").to(YOUR_HAND.that(school(SpellSchool::Nature)).random())]);

/// # Pretty Flowers
///
/// `SW_060t` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: United in Stormwind
///
/// State: Derived
//~ derived SW_060t 18201bd6 4604818a 64234abd.f705eb41
pub const SW_060t: Power = enchant(&[cost_less(1)]);

/// # Guild Trader
///
/// `SW_061` · Neutral minion · 4 mana · 3/4
///
/// > **Tradeable Spell Damage +2**
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Tradeable, Deck Action Cost
/// - Tags: `SPELLPOWER` = 2
///
/// State: Vanilla
//~ vanilla SW_061 812b8a31 c741e307 06404082.c75ae13f
pub const SW_061: Power = VANILLA;

/// # Goldshire Gnoll
///
/// `SW_062` · Neutral minion · 10 mana · 5/4
///
/// > **Rush** Costs (1) less for each other card in your hand.
///
/// - Set: United in Stormwind · rare · collectible
/// - Mechanics: Rush
///
/// State: Derived
//~ derived SW_062 c0e80a8d 118610ec 7ed72955.8aa5e449
pub const SW_062: Power = costs(&[cost_less(1).for_each(YOUR_HAND.other())]);

/// # Battleground Battlemaster
///
/// `SW_063` · Neutral minion · 6 mana · 5/5
///
/// > Adjacent minions have **Windfury**.
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Aura
/// - Refers to: Windfury
/// - Tags: `1576` = 1
/// - Enchantments: Ready for Battle! [`SW_063e`]
///
/// State: Derived
//~ derived SW_063 177a34de 161e5f71 e0c6cea9.ca3230ea
pub const SW_063: Power = aura(THIS.neighbours()).gives("SW_063e");

/// # Ready for Battle!
///
/// `SW_063e` · Neutral enchantment
///
/// > **Windfury**
///
/// - Set: United in Stormwind
///
/// State: Derived
//~ derived SW_063e 4f99b97a 7ba05bfd 4402e4da.9569ce14
pub const SW_063e: Power = enchant(&[has(GameTag::WINDFURY)]);

/// # Northshire Farmer
///
/// `SW_064` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Choose a friendly Beast. Shuffle three 3/3 copies into your deck.
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Battlecry
/// - Target: "Choose a friendly Beast."
/// - Enchantments: Raised in a Barn [`SW_064e`]
///
/// State: Derived
//~ derived SW_064 6f4cabc3 07e79d88 dd3a1e16.a168dcf7
pub const SW_064: Power =
    battlecry(&[with_each(A_FRIENDLY_MINION.that(BEAST)), shuffle(copy_of(IT)).copies(3), attach("SW_064e").to(IT)]);

/// # Raised in a Barn
///
/// `SW_064e` · Neutral enchantment
///
/// > 3/3.
///
/// - Set: United in Stormwind
///
/// State: Derived
//~ derived SW_064e f4fbbf01 6f749d09 9bc40cb3.6c79ef92
pub const SW_064e: Power = enchant(&[become_stats(3, 3)]);

/// # Pandaren Importer
///
/// `SW_065` · Neutral minion · 2 mana · 1/3
///
/// > **Battlecry: Discover** a spell that didn't start in your deck.
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Battlecry, Discover
///
/// State: Done
//~ done SW_065 8b6b9f09 - 18fb2027.9bb3f56d
pub const SW_065: Power = battlecry(&[discover(all(&[SPELL, not(&STARTED_IN_DECK)]))]);

/// # Royal Librarian
///
/// `SW_066` · Neutral minion · 4 mana · 4/4
///
/// > **Tradeable Battlecry: Silence** a minion.
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Battlecry, Tradeable, Deck Action Cost
/// - Refers to: Silence
/// - Target: "**Silence** a minion."
///
/// State: Derived
//~ derived SW_066 0255525e 3b05905b 540b416c.59431473
pub const SW_066: Power = battlecry(&[silence(A_MINION)]);

/// # Stockades Guard
///
/// `SW_067` · Neutral minion · 1 mana · 1/3
///
/// > **Battlecry:** Give a friendly minion **Taunt**.
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Target: "Give a friendly minion **Taunt**."
///
/// State: Derived
//~ derived SW_067 dabfab91 42bd099f c07bc124.b632ace8
pub const SW_067: Power = battlecry(&[give(&[has(GameTag::TAUNT)]).to(A_FRIENDLY_MINION)]);

/// # Mo'arg Forgefiend
///
/// `SW_068` · Neutral minion · 8 mana · 8/8
///
/// > **Taunt Deathrattle:** Gain 8 Armor.
///
/// - Set: United in Stormwind · common · collectible
/// - Minion type: Mech, Demon
/// - Mechanics: Taunt, Deathrattle
/// - Tags: `2539` = 1
/// - Tokens: Mo'arg Forgefiend [`SW_068_COPY`](crate::whizbang::neutral::SW_068_COPY)
///
/// State: Derived
//~ derived SW_068 0dce52e8 bd4f3620 b9d75d3b.43517ecf
pub const SW_068: Power = deathrattle(&[armor(8)]);

/// # Enthusiastic Banker
///
/// `SW_069` · Neutral minion · 3 mana · 2/3
///
/// > At the end of your turn, store a card from your deck. **Deathrattle:** Add the stored cards to your hand.
///
/// - Set: United in Stormwind · epic · collectible
/// - Minion type: Draenei
/// - Mechanics: Deathrattle
/// - Enchantments: Safety Deposit [`SW_069e`]
///
/// State: Todo
//~ todo SW_069 af969b14 0f1ff18e 4d0e6342.3968de1e
pub const SW_069: Power = TODO;

/// # Safety Deposit
///
/// `SW_069e` · Neutral enchantment
///
/// > Storing {0}.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ todo SW_069e dacaf610 d431b6cb 1e2afb84.c126d8da
pub const SW_069e: Power = TODO;

/// # Mailbox Dancer
///
/// `SW_070` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Add a Coin to your hand. **Deathrattle:** Give your opponent one.
///
/// - Set: United in Stormwind · rare · collectible
/// - Mechanics: Deathrattle, Battlecry
/// - Tokens: The Coin [`GAME_005`](crate::core::neutral::GAME_005)
///
/// State: Derived
//~ derived SW_070 8b8b27fd 473c2a1b 4b5f5841.d7972e72
pub const SW_070: Power =
    abilities(&[battlecry(&[get(card("GAME_005"))]), deathrattle(&[get(card("GAME_005")).to(OPPONENT)])]);

/// # Lion's Guard
///
/// `SW_071` · Neutral minion · 5 mana · 4/6
///
/// > **Battlecry:** If you have 15 or less Health, gain +2/+4 and **Taunt**.
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Enchantments: Defend the King! [`SW_071e`]
///
/// State: Derived
//~ derived SW_071 72c8df87 2dfbd2ad 11ca3b23.2561f896
pub const SW_071: Power = battlecry(&[attach("SW_071e")]).when(there_is(&YOUR_HERO.that(HEALTH.at_most(15))));

/// # Defend the King!
///
/// `SW_071e` · Neutral enchantment
///
/// > +2/+4 and **Taunt**
///
/// - Set: United in Stormwind
///
/// State: Derived
//~ derived SW_071e b8f0812b d608c78f 6af02799.38227898
pub const SW_071e: Power = enchant(&[plus(2, 4), has(GameTag::TAUNT)]);

/// # Rustrot Viper
///
/// `SW_072` · Neutral minion · 3 mana · 3/4
///
/// > **Tradeable Battlecry:** Destroy your opponent's weapon.
///
/// - Set: United in Stormwind · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Tradeable, Deck Action Cost
///
/// State: Derived
//~ derived SW_072 078f66e5 12e7a2d7 232be6c6.6729d551
pub const SW_072: Power = battlecry(&[destroy(ENEMY_WEAPON)]);

/// # Cheesemonger
///
/// `SW_073` · Neutral minion · 4 mana · 3/6
///
/// > Whenever your opponent casts a spell, add a random spell with the same Cost to your hand.
///
/// - Set: United in Stormwind · epic · collectible
///
/// State: Derived
//~ derived SW_073 e33b6055 3b48f315 7adfe8ed.05b0ad82
pub const SW_073: Power = whenever(OPPONENT.cast(SPELL)).then(&[get(costing(SPELL, 0, COST.of(THAT)))]);

/// # Nobleman
///
/// `SW_074` · Neutral minion · 3 mana · 2/3
///
/// > **Battlecry:** Create a Golden copy of a random card in your hand.
///
/// - Set: United in Stormwind · epic · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived SW_074 6de9238e 356c26c5 851c9cf2.5548b54b
pub const SW_074: Power = battlecry(&[get(copy_of(YOUR_HAND.random()))]);

/// # Elwynn Boar
///
/// `SW_075` · Neutral minion · 1 mana · 1/1
///
/// > **Deathrattle:** If you had 10 Elwynn Boars die this game, equip a 15/3 Sword of a Thousand Truths.@ *(@/10)*
///
/// - Set: United in Stormwind · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Tags: `1724` = 1, `2165` = 1
/// - Tokens: Elwynn Boar [`SW_075_Puzzle`], Sword of a Thousand Truths [`SW_075t`]
///
/// State: Todo
//~ todo SW_075 97061a4a 67f7fa30 30b8a211.5600bf26
pub const SW_075: Power = TODO;

/// # Elwynn Boar
///
/// `SW_075_Puzzle` · Neutral minion · 1 mana · 1/1
///
/// > **Deathrattle:** If you had 7 Elwynn Boars die this game, equip a 15/3 Sword of a Thousand Truths.@ *(@/7)*
///
/// - Set: United in Stormwind · epic
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Tags: `2165` = 1
/// - Tokens: Sword of a Thousand Truths [`SW_075t`]
///
/// State: Todo
//~ todo SW_075_Puzzle a65dab28 32c62851 bab824a7.62ac1756
pub const SW_075_Puzzle: Power = TODO;

/// # Sword of a Thousand Truths
///
/// `SW_075t` · Neutral weapon · 10 mana · 15/3 durability
///
/// > After your hero attacks, destroy your opponent's Mana Crystals.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ todo SW_075t 7a4d1487 a07c2811 5b9a961b.fcabc928
pub const SW_075t: Power = TODO;

/// # City Architect
///
/// `SW_076` · Neutral minion · 6 mana · 4/4
///
/// > **Battlecry:** Summon two 0/5 Castle Walls with **Taunt**.
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Battlecry, Deck Action Cost
/// - Refers to: Taunt
/// - Tokens: Castle Wall [`SW_076t`]
///
/// State: Derived
//~ derived SW_076 50f34acd b01972dd bc5c10f5.8089a928
pub const SW_076: Power = battlecry(&[summon(card("SW_076t")).copies(2)]);

/// # Castle Wall
///
/// `SW_076t` · Neutral minion · 2 mana · 0/5
///
/// > **Taunt**
///
/// - Set: United in Stormwind
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla SW_076t 1859a23a 91860ae2 5481856a.4b0c5d24
pub const SW_076t: Power = VANILLA;

/// # Stockades Prisoner
///
/// `SW_077` · Neutral minion · 2 mana · 5/4
///
/// > Starts **Dormant**. After you play 3 cards, this awakens.
///
/// - Set: United in Stormwind · epic · collectible
/// - Refers to: Dormant
/// - Tags: `1652` = 1
/// - Enchantments: Locked Up [`SW_077e`]
///
/// State: Derived
//~ derived SW_077 456a1cbe 157cac2e e73e0aa1.c0a81c73
pub const SW_077: Power = dormant_until(Goal::Times(3), &[YOU.play(CARD)]);

/// # Locked Up
///
/// `SW_077e` · Neutral enchantment
///
/// > **Dormant**. Play @ \|4(card, cards) to awaken.
///
/// - Set: United in Stormwind
/// - Mechanics: Dormant Awaken Condition Enchant
/// - Tags: `SCORE_VALUE_1` = 3
///
/// State: Todo
//~ todo SW_077e dd950e3a ec80b1ca c226b5c4.e9ae19b7
pub const SW_077e: Power = TODO;

/// # Lady Prestor
///
/// `SW_078` · Neutral minion · 6 mana · 6/7
///
/// > **Battlecry:** Transform minions in your deck into random Dragons. *(They keep their original stats and Cost.)*
///
/// - Set: United in Stormwind · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Dragon Form [`SW_078e`], Dragon Cost [`SW_078e2`]
///
/// State: Todo
//~ todo SW_078 49f0967d 63ec3daf 91626e7c.9a4d58d3
pub const SW_078: Power = TODO;

/// # Dragon Form
///
/// `SW_078e` · Neutral enchantment
///
/// > Adjusted stats.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ todo SW_078e fa19eab6 c8c049a6 6aec368c.fc449887
pub const SW_078e: Power = TODO;

/// # Dragon Cost
///
/// `SW_078e2` · Neutral enchantment
///
/// > Adjusted Cost.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ todo SW_078e2 eae06f51 bc7012d6 05abe6d3.8be7f9cc
pub const SW_078e2: Power = TODO;

/// # Flightmaster Dungar
///
/// `SW_079` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Choose a flightpath and go **Dormant.** Awaken with a bonus when you complete it!
///
/// - Set: United in Stormwind · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Dormant
/// - Enchantments: Westfall Flight [`SW_079e4`], Ironforge Flight [`SW_079e5`], Plaguelands Flight [`SW_079e6`]
/// - Tokens: Westfall [`SW_079t`], Ironforge [`SW_079t2`], Eastern Plaguelands [`SW_079t3`]
///
/// State: Todo
//~ todo SW_079 ac7b5360 add47088 62d72cbe.849b1c41
pub const SW_079: Power = TODO;

/// # Westfall Flight
///
/// `SW_079e4` · Neutral enchantment
///
/// > **Dormant**. Summon a 2/2 Adventurer in @ \|4(turn, turns).
///
/// - Set: United in Stormwind
/// - Mechanics: Score Value 1, Dormant Awaken Condition Enchant
///
/// State: Todo
//~ todo SW_079e4 8e0836cc d627af7a 57811843.a160c761
pub const SW_079e4: Power = TODO;

/// # Ironforge Flight
///
/// `SW_079e5` · Neutral enchantment
///
/// > **Dormant**. Restore 10 health to your hero in @ \|4(turn, turns).
///
/// - Set: United in Stormwind
/// - Mechanics: Dormant Awaken Condition Enchant
/// - Tags: `SCORE_VALUE_1` = 3
///
/// State: Todo
//~ todo SW_079e5 c43e8293 60258f75 c19550c9.0f63226e
pub const SW_079e5: Power = TODO;

/// # Plaguelands Flight
///
/// `SW_079e6` · Neutral enchantment
///
/// > **Dormant**. Deal 12 damage randomly split to enemies in @ \|4(turn, turns).
///
/// - Set: United in Stormwind
/// - Mechanics: Dormant Awaken Condition Enchant
/// - Tags: `SCORE_VALUE_1` = 5
///
/// State: Todo
//~ todo SW_079e6 8983f7bd 6dcdfe99 345a3581.42d72513
pub const SW_079e6: Power = TODO;

/// # Westfall
///
/// `SW_079t` · Neutral spell · 0 mana
///
/// > In 1 turn, summon a 2/2 Adventurer with a random bonus effect.
///
/// - Set: United in Stormwind
/// - Enchantments: Westfall Flight [`SW_079te`]
///
/// State: Todo
//~ todo SW_079t 0c4c89ea cd0e6d05 e91c558b.ee3cabc8
pub const SW_079t: Power = TODO;

/// # Ironforge
///
/// `SW_079t2` · Neutral spell · 0 mana
///
/// > In 3 turns, restore 10 Health to your hero.
///
/// - Set: United in Stormwind
/// - Enchantments: Ironforge Flight [`SW_079t2e`]
///
/// State: Derived
//~ derived SW_079t2 ff0b0b78 e8c6380e c51ee2a6.2e07a36d
#[rustfmt::skip]
pub const SW_079t2: Power = spell(&[later(&whenever(YOU.turn_start()).does(&[later(&whenever(YOU.turn_start()).does(&[later(&whenever(YOU.turn_start()).does(&[heal(10).to(YOUR_HERO)]))]))]))]);

/// # Ironforge Flight
///
/// `SW_079t2e` · Neutral enchantment
///
/// > In 3 turns, restore 10 Health to your hero.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ todo SW_079t2e 7084db6b 0aa70b50 249c96df.2e07a36d
pub const SW_079t2e: Power = TODO;

/// # Eastern Plaguelands
///
/// `SW_079t3` · Neutral spell · 0 mana
///
/// > In 5 turns, deal 12 damage randomly split among enemies.
///
/// - Set: United in Stormwind
/// - Enchantments: Plaguelands Flight [`SW_079t3e`]
///
/// State: Derived
//~ derived SW_079t3 0c00fe55 194577c7 26186662.88ba12a9
#[rustfmt::skip]
pub const SW_079t3: Power = spell(&[later(&whenever(YOU.turn_start()).does(&[later(&whenever(YOU.turn_start()).does(&[later(&whenever(YOU.turn_start()).does(&[later(&whenever(YOU.turn_start()).does(&[later(&whenever(YOU.turn_start()).does(&[deal(12).split_among(ENEMIES)]))]))]))]))]))]);

/// # Plaguelands Flight
///
/// `SW_079t3e` · Neutral enchantment
///
/// > In 5 turns, deal 12 damage randomly split among enemies.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ todo SW_079t3e 4c5ef0aa ee2d3729 eebe842d.88ba12a9
pub const SW_079t3e: Power = TODO;

/// # Westfall Flight
///
/// `SW_079te` · Neutral enchantment
///
/// > Next turn, summon a 2/2 Adventurer.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ todo SW_079te 26b07b5e 96e0d499 7a360787.7f9bec5e
pub const SW_079te: Power = TODO;

/// # Cornelius Roame
///
/// `SW_080` · Neutral minion · 6 mana · 4/5
///
/// > At the start and end of each player's turn, draw a card.
///
/// - Set: United in Stormwind · legendary · collectible
///
/// State: Todo
//~ todo SW_080 0f11e6aa 20f86d40 f93aa63a.9c6d06a8
pub const SW_080: Power = TODO;

/// # Varian, King of Stormwind
///
/// `SW_081` · Neutral minion · 8 mana · 7/7
///
/// > **Battlecry:** Draw a **Rush** minion to gain **Rush**. Repeat for **Taunt** and **Divine Shield**.
///
/// - Set: United in Stormwind · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt, Divine Shield, Rush
///
/// State: Todo
//~ todo SW_081 a0aca4c5 9e49896f 89768834.faf11cbe
pub const SW_081: Power = TODO;

/// # Encumbered Pack Mule
///
/// `SW_306` · Neutral minion · 2 mana · 2/3
///
/// > **Taunt** When you draw this, add a copy of it to your hand.
///
/// - Set: United in Stormwind · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Casts When Drawn
///
/// State: Derived
//~ derived SW_306 aabf567e 24299108 1d3c02e9.bcd0b07b
pub const SW_306: Power = on(Word::WhenDrawn, &[get(copy_of(THIS))]);

/// # Traveling Merchant
///
/// `SW_307` · Neutral minion · 3 mana · 2/3
///
/// > **Tradeable Battlecry:** Gain +1/+1 for each other friendly minion you control.
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Battlecry, Tradeable, Deck Action Cost
/// - Enchantments: Booming Business [`SW_307e`]
///
/// State: Derived
//~ derived SW_307 c79b1e0e 7e76b865 432c1348.99b5e238
pub const SW_307: Power = battlecry(&[give(&[plus(1, 1).times(X)]).for_each(OTHER_FRIENDLY_MINIONS)]);

/// # Booming Business
///
/// `SW_307e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ todo SW_307e be99b03c 0c10f454 b5995e21.a536d554
pub const SW_307e: Power = TODO;

/// # Peasant
///
/// `SW_319` · Neutral minion · 1 mana · 2/1
///
/// > At the start of your turn, draw a card.
///
/// - Set: United in Stormwind · common · collectible
///
/// State: Derived
//~ derived SW_319 61ec753e d3ae3ffd 1dee55ec.3a4c8fb8
pub const SW_319: Power = at_start_of_your_turn(&[draw(1)]);

/// # Entrapped Sorceress
///
/// `SW_400` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** If you control a **Quest**, **Discover** a spell.
///
/// - Set: United in Stormwind · rare · collectible
/// - Mechanics: Battlecry, Discover
/// - Refers to: Quest
///
/// State: Derived
//~ derived SW_400 d772ead3 af6ca9a6 a966f30e.829fce8c
pub const SW_400: Power = battlecry(&[discover(SPELL)]).when(there_is(&YOUR_SECRETS.that(with(GameTag::QUEST))));

/// # SI:7 Skulker
///
/// `SW_418` · Neutral minion · 2 mana · 2/2
///
/// > **Stealth Battlecry:** The next card you draw costs (1) less.
///
/// - Set: United in Stormwind · common · collectible
/// - Mechanics: Stealth, Battlecry, Si 7
/// - Enchantments: Secret Intel [`SW_418e`], Spy Stuff [`SW_418e2`]
///
/// State: Derived
//~ derived SW_418 9bc557fe 166e506b 0a66d1cf.c93b8a51
pub const SW_418: Power = battlecry(&[later(&whenever(YOU.draw(CARD)).does(&[attach("SW_418e").to(THAT)]))]);

/// # Secret Intel
///
/// `SW_418e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: United in Stormwind
///
/// State: Derived
//~ derived SW_418e 77b7ff0f 5a9a70ee bca7ce12.f705eb41
pub const SW_418e: Power = enchant(&[cost_less(1)]);

/// # Spy Stuff
///
/// `SW_418e2` · Neutral enchantment
///
/// > The next card you draw costs (1) less.
///
/// - Set: United in Stormwind
///
/// State: Todo
//~ todo SW_418e2 83b70d4e cf40f94a 976da612.a7cb989c
pub const SW_418e2: Power = TODO;

/// # The Coin
///
/// `SW_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: United in Stormwind
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived SW_COIN1 ea8cabd7 131197cb 1ac62fec.095f71be
pub const SW_COIN1: Power = spell(&[gain_mana(1)]);

/// # The Coin
///
/// `SW_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: United in Stormwind
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived SW_COIN2 2da0c81c c34bdfcf 437697d7.095f71be
pub const SW_COIN2: Power = spell(&[gain_mana(1)]);
