//! Neutral cards of Perils in Paradise.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 97ac9c70

/// # Tidepool Pupil
/// Minion · Naga · 2 mana · 2/2
/// > **Battlecry:** If you've cast 3 spells while holding this, **Discover** one of them.@ *({0} left*!)@ *(Ready!)*
//~ done VAC_304 - 44cf4995.108281a6 508e3a3c
pub const VAC_304: Power =
    battlecry(&[discover_then(Offer::Past(YOU.cast(SPELL).while_holding_this()), &[get(the(IT))])])
        .when(YOU.cast(SPELL).while_holding_this().at_least(3));

/// # Seafloor Trawler
/// Minion · Murloc · 2 mana · 3/2
/// > **Battlecry**: **Dredge**. Each player draws a card.
//~ derived VAC_320 6786c4c0 7c03ec8e.b78de7ce d50f608c
pub const VAC_320: Power =
    battlecry(&[discover_then(Offer::Entities(YOUR_DECK.last(3)), &[put_on_top(the(IT))]), draw(1).for_(PLAYERS)]);

/// # Incindius
/// Minion · Elemental · 7 mana · 2/10
/// > At the end of your turn, upgrade your Eruptions. **Battlecry:** Shuffle 5 of them into your deck.
/// - Makes: Eruption [`VAC_321t`] ("Casts When Drawn Deal 1 damage to all enemies.")
//~ done VAC_321 - 28db6991.6f112ec9 28322787.8ee2afd4
pub const VAC_321: Power = abilities(&[
    battlecry(&[shuffle(card("VAC_321t")).copies(5)]),
    at_end_of_your_turn(&[
        raise_text_number(1).to(together(&[YOUR_DECK.that(named("VAC_321t")), YOUR_HAND.that(named("VAC_321t"))]))
    ]),
]);

/// # Eruption
/// Spell · Fire · 1 mana
/// > **Casts When Drawn** Deal $@ damage to all enemies.
/// - Numbers: {0} = 1
//~ done VAC_321t - e70c31b0.dec22dd7.eae7e889 ade37858
pub const VAC_321t: Power = spell(&[deal(1).times(TEXT_NUMBER).to(ENEMIES)]);

/// # Cryopractor
/// Minion · 3 mana · 3/3
/// > **Battlecry:** Give a minion +3/+3 and **Freeze** it.
/// - Makes: Cryo-bout It [`VAC_327e`] ("\+3/+3.")
//~ derived VAC_327 206abfc8 05878c57.cef4f438 cfc753ed.e538a504
pub const VAC_327: Power = battlecry(&[attach("VAC_327e").to(A_MINION), freeze(IT)]);

/// # Cryo-bout It
/// Enchantment
/// > \+3/+3.
//~ derived VAC_327e f9521516 d522ad72.184d0f12 4a7c1296
pub const VAC_327e: Power = enchant(&[plus(3, 3)]);

/// # Sleepy Resident
/// Minion · 4 mana · 3/5
/// > **Taunt Deathrattle:** ALL other minions fall asleep.
/// - Makes: Asleep [`VAC_406e`]
///
/// # Notes
///
/// No source: who falls asleep is as one who has just come, and cannot attack this turn.
//~ done VAC_406 - e3908842.89feae84 dce511c3.27a5cdfc
pub const VAC_406: Power = deathrattle(&[lend(&[has(GameTag::CANT_ATTACK)], Lasts::ThisTurn).to(OTHER_MINIONS)]);

/// # Asleep
/// Enchantment
//~ todo VAC_406e 421c1a76 d522ad72 f5e3c129
pub const VAC_406e: Power = TODO;

/// # Snoozin' Zookeeper
/// Minion · Draenei · 7 mana · 5/8
/// > **Battlecry:** Summon an 8/8 Beast for your opponent. It attacks all of their minions.
/// - Makes: Rampaging Beast [`VAC_421t`] (8/8)
//~ done VAC_421 - a1215f07.57e8cea1 a798fa7c.5cb3828e
pub const VAC_421: Power =
    battlecry(&[summon(card("VAC_421t")).for_(OPPONENT), make_attack(IT, ENEMY_MINIONS.that(not(&is(&IT))))]);

/// # Rampaging Beast
/// Minion · Beast · 8 mana · 8/8
//~ vanilla VAC_421t f6050a98 89823f8c a77f3af0
pub const VAC_421t: Power = VANILLA;

/// # Tourist VFX Enchantment
/// Enchantment
//~ todo VAC_422e d0392a74 d522ad72 b8619605
pub const VAC_422e: Power = TODO;

/// # Bloodsail Recruiter
/// Minion · Pirate · 2 mana · 4/1
/// > **Battlecry: Discover** a Pirate.
//~ derived VAC_430 77f8e443 c79a63f8.ba98e637 cfb9c8a6
pub const VAC_430: Power = battlecry(&[discover(PIRATE)]);

/// # Resort Valet
/// Minion · Pirate · 4 mana · 3/5
/// > **Battlecry: Discover** a card from the newest expansion.
//~ done VAC_432 - b1c3776e.650ae323 6d89a920
pub const VAC_432: Power = battlecry(&[discover(NEWEST)]);

/// # Travel Agent
/// Minion · Pirate · 2 mana · 2/2
/// > **Battlecry: Discover** a location from any class.
//~ derived VAC_438 40fb2d23 3da112e2.acf0160a 9d97e5b5
pub const VAC_438: Power = battlecry(&[discover_of(LOCATION, Classes::Any)]);

/// # Seaside Giant
/// Minion · 10 mana · 8/8
/// > Costs (2) less for each time you've used a location this game.
//~ done VAC_439 - ed1df013.f5759c42 892b2f3c
pub const VAC_439: Power = costs(&[cost_less(2).times(YOUR_LOCATIONS.use_ability().this_game().count())]);

/// # Customs Enforcer
/// Minion · Pirate · 3 mana · 2/5
/// > Enemy cards that didn't start in their deck cost (2) more.
//~ done VAC_440 - 6b07ce18.0fa01331 e8375f10
pub const VAC_440: Power = aura(ENEMY_HAND.that(not(&STARTED_IN_DECK))).have(&[cost_more(2)]);

/// # Package Dealer
/// Minion · 6 mana · 6/7
/// > After you draw a card, 50% chance to draw another.
//~ done VAC_441 - 8b3aeff8.12634721 8f60483f
pub const VAC_441: Power = after(YOU.draw(CARD)).when(chance(50)).then(&[draw(1)]);

/// # Lamplighter
/// Minion · Elemental · 4 mana · 4/3
/// > **Battlecry:** Deal @ damage *(Improved by each turn in a row you've played an Elemental*).
/// - Numbers: {0} = 1
//~ done VAC_442 - c560e73e.fe2c04b1.eae7e889 186d4ea2
pub const VAC_442: Power = abilities(&[
    battlecry(&[deal(1).times(TEXT_NUMBER).to(TARGET)]),
    improved(YOU.play(ELEMENTAL).this_game().other().turns_in_a_row()),
]);

/// # Overplanner
/// Minion · 3 mana · 3/3
/// > **Battlecry:** Choose three cards from your deck to put on top in that order.
///
/// # Notes
///
/// No source: three times one of three cards of the deck is chosen; the first one lies on top.
//~ done VAC_444 - 05878c57.dde8d58a 5ee9886c
pub const VAC_444: Power = battlecry(&[
    discover_then(Offer::Entities(YOUR_DECK), &[keep_with(the(IT), THIS)]),
    discover_then(Offer::Entities(YOUR_DECK), &[keep_with(the(IT), THIS)]),
    discover_then(Offer::Entities(YOUR_DECK), &[keep_with(the(IT), THIS)]),
    put_on_top(the(KEPT.last(1))),
    put_on_top(the(KEPT.last(1))),
    put_on_top(the(KEPT.last(1))),
]);

/// # A. F. Kay
/// Minion · 5 mana · 0/5
/// > At the end of your turn, give all other friendly minions that didn't attack +2/+2.
/// - Makes: AFK [`VAC_446e`] ("\+2/+2.")
//~ done VAC_446 - 64629f65.d483f3d6 ce2fe659.41b3d3bd
pub const VAC_446: Power = at_end_of_your_turn(&[
    attach("VAC_446e").to(OTHER_FRIENDLY_MINIONS.that(not(&among(&FRIENDLY_CHARACTERS.attack(CARD).this_turn()))))
]);

/// # AFK
/// Enchantment
/// > \+2/+2.
//~ derived VAC_446e d2d02dce d522ad72.d5727bd5 a3a44f18
pub const VAC_446e: Power = enchant(&[plus(2, 2)]);

/// # Dread Deserter
/// Minion · Pirate · 6 mana · 6/6
/// > Has **Charge** if this didn't start in your deck.
//~ done VAC_447 - e19a70a9.de6a9ce8 3d75a15c
pub const VAC_447: Power = aura(THIS).when(not(&STARTED_IN_DECK)).have(&[has(GameTag::CHARGE)]);

/// # Drink Server
/// Minion · Murloc · Pirate · 2 mana · 2/2
/// > **Deathrattle:** Get a random Drink spell. *(It has 3 uses!)*
///
/// # Notes
///
/// The six Drinks are the collectible spells with "(3 Drinks left!)".
//~ done VAC_461 - ae98de5d.ec085fd2 49cacbe2
pub const VAC_461: Power =
    deathrattle(&[get(one_of(&["VAC_404", "VAC_338", "VAC_916", "VAC_951", "VAC_520", "VAC_323"]))]);

/// # Concierge
/// Minion · Pirate · 3 mana · 3/4
/// > Your cards from another class cost (1) less.
//~ done VAC_463 - ae35cb68.b41fd7bd 577380ff
pub const VAC_463: Power = aura(YOUR_HAND.that(ANOTHER_CLASS)).have(&[cost_less(1)]);

/// # Bumbling Bellhop
/// Minion · Undead · Pirate · 3 mana · 3/3
/// > **Taunt Battlecry:** If you're holding a spell that costs (5) or more, summon a copy of this.
//~ derived VAC_521 41cdc2da 0ffd2e3b.fbd839d3 8818eabb
pub const VAC_521: Power =
    battlecry(&[summon(copy_of(THIS))]).when(there_is(&YOUR_HAND.that(all(&[SPELL, COST.at_least(5)]))));

/// # Mixologist
/// Minion · 3 mana · 2/3
/// > **Battlecry:** Craft a custom 1-Cost Potion.
/// - Makes: Mixologist's Special [`VAC_523t`]
///
/// # Notes
///
/// No source: the potions are Kazakus's of 1 Mana. Twice one of three is chosen, the second time another.
//~ done VAC_523 - decb9ba2.982b73ce 5def3f2c.53bd4672
pub const VAC_523: Power = battlecry(&[
    create_aside(card("VAC_523t")),
    remember(IT),
    create_aside(each_of(&[
        "CFM_621t2", "CFM_621t3", "CFM_621t4", "CFM_621t5", "CFM_621t6", "CFM_621t8", "CFM_621t9", "CFM_621t10",
        "CFM_621t37",
    ])),
    discover_then(
        Offer::Entities(LEFT_ASIDE.that(not(&is(&REMEMBERED)))),
        &[merge(IT).to(REMEMBERED), remove_from_game(IT)],
    ),
    discover_then(
        Offer::Entities(LEFT_ASIDE.that(not(&is(&REMEMBERED)))),
        &[merge(IT).to(REMEMBERED), remove_from_game(IT)],
    ),
    remove_from_game(LEFT_ASIDE.that(not(&is(&REMEMBERED)))),
    get(the(REMEMBERED)),
]);

/// # Mixologist's Special
/// Spell · 1 mana
/// > {0} {1}
//~ done VAC_523t - 2f198b86.09cdb72f d2338c8d
pub const VAC_523t: Power = VANILLA;

/// # Scrapbooking Student
/// Minion · 5 mana · 5/5
/// > **Battlecry:** Summon a copy of a friendly location.
//~ done VAC_529 - 7c0f8337.749a603e eb37f406
pub const VAC_529: Power = battlecry(&[summon(copy_of(A_LOCATION.that(FRIENDLY)))]);

/// # Bayfin Bodybuilder
/// Minion · Murloc · 5 mana · 4/7
/// > After a minion is summoned for your opponent during your turn, **Silence** and destroy it.
//~ done VAC_531 - 7dd468c6.a8174818 e74e2923
pub const VAC_531: Power = after(OPPONENT.summon(MINION)).when(ON_YOUR_TURN).then(&[silence(THAT), destroy(THAT)]);

/// # Coconut Cannoneer
/// Minion · Pirate · 2 mana · 1/4
/// > After an adjacent minion attacks, deal 1 damage to a random enemy.
//~ done VAC_532 - 38efabe2.ae0617d2 cae59cd2
pub const VAC_532: Power = after(THIS.neighbours().attack(CARD)).then(&[deal(1).to(ENEMIES.random())]);

/// # Marin the Manager
/// Minion · Pirate · 7 mana · 6/6
/// > **Battlecry:** Choose a fantastic treasure. Shuffle the other 3 into your deck.
/// - Makes: Zarog's Crown [`VAC_702t`] ("Discover a Legendary minion. Summon two copies of…"); Tolin's Goblet [`VAC_702t2`] ("Draw a card. Fill your hand with copies of it."); Wondrous Wand [`VAC_702t3`] ("Draw 3 cards. Set their Cost to (1)."); Golden Kobold [`VAC_702t4`] (6/6, "Taunt Battlecry: Replace your hand with Legendary…")
//~ done VAC_702 - 696a4bcb.1f50f9b1 eaf60fbc.afca6a3b
pub const VAC_702: Power = battlecry(&[choose(&[
    &[get(card("VAC_702t")), create_aside(each_of(&["VAC_702t2", "VAC_702t3", "VAC_702t4"])), shuffle(the(LEFT_ASIDE))],
    &[get(card("VAC_702t2")), create_aside(each_of(&["VAC_702t", "VAC_702t3", "VAC_702t4"])), shuffle(the(LEFT_ASIDE))],
    &[get(card("VAC_702t3")), create_aside(each_of(&["VAC_702t", "VAC_702t2", "VAC_702t4"])), shuffle(the(LEFT_ASIDE))],
    &[get(card("VAC_702t4")), create_aside(each_of(&["VAC_702t", "VAC_702t2", "VAC_702t3"])), shuffle(the(LEFT_ASIDE))],
])]);

/// # Zarog's Crown
/// Spell · 3 mana
/// > **Discover** a **Legendary** minion. Summon two copies of it.
/// - Reprint of: [`LOOT_998j`](crate::kobolds_and_catacombs::neutral::LOOT_998j)
//~ reprint VAC_702t 437270bd 82ede6d1.fab81a55 3caf52b4.667a7e85
pub const VAC_702t: Power = crate::cards::LOOT_998j;

/// # Tolin's Goblet
/// Spell · 3 mana
/// > Draw a card. Fill your hand with copies of it.
/// - Reprint of: [`LOOT_998h`](crate::kobolds_and_catacombs::neutral::LOOT_998h)
//~ reprint VAC_702t2 81c8b119 82ede6d1.ff8d8790 fe2e5d8c.f05e2350
pub const VAC_702t2: Power = crate::cards::LOOT_998h;

/// # Wondrous Wand
/// Spell · 3 mana
/// > Draw 3 cards. Set their Cost to (1).
/// - Reprint of: [`LOOT_998l`](crate::kobolds_and_catacombs::neutral::LOOT_998l)
//~ reprint VAC_702t3 e4c81f2c 82ede6d1.b783ce0e a8d1d66b.725810e3
pub const VAC_702t3: Power = crate::cards::LOOT_998l;

/// # Golden Kobold
/// Minion · 3 mana · 6/6
/// > **Taunt Battlecry:** Replace your hand with **Legendary** minions. They cost (1) less.
/// - Reprint of: [`LOOT_998k`](crate::kobolds_and_catacombs::neutral::LOOT_998k)
//~ reprint VAC_702t4 ce96cfb3 0bce3068.78bd0d2d cac3f1b9.ada7f006
pub const VAC_702t4: Power = crate::cards::LOOT_998k;

/// # Weapons Attendant
/// Minion · Pirate · 6 mana · 6/4
/// > **Battlecry:** If you control another Pirate, equip a random weapon from your deck.
//~ derived VAC_924 05e105e8 e18f087b.25a246a7 5483fb77
pub const VAC_924: Power =
    battlecry(&[equip(the(YOUR_DECK.that(WEAPON).random()))]).when(there_is(&OTHER_FRIENDLY_MINIONS.that(PIRATE)));

/// # Beached Whale
/// Minion · Beast · 7 mana · 4/20
/// > **Taunt Battlecry:** Deal 10 damage to this minion.
//~ derived VAC_934 6c235473 a5ba422b.cc63a5ba bf7c1ea1
pub const VAC_934: Power = battlecry(&[deal(10).to(THIS)]);

/// # Carry-On Grub
/// Minion · Beast · 4 mana · 5/4
/// > **Battlecry:** Get a 1-Cost Suitcase. Pack the top 2 cards of your deck into it.
/// - Makes: Carry-On Suitcase [`VAC_935t`] ("Get … and …."); Carry-On Suitcase [`VAC_935t2`] ("Get …."); Carry-On Enchantment Tracker [`VAC_935e`]
//~ done VAC_935 - 7c09c72c.32c9de4d e391d38d.b5b26a37
pub const VAC_935: Power = battlecry(&[get(card("VAC_935t")), keep_with(the(YOUR_DECK.first(2)), IT)]);

/// # Carry-On Enchantment Tracker
/// Enchantment
//~ todo VAC_935e 07009990 d522ad72 93636cb0
pub const VAC_935e: Power = TODO;

/// # Carry-On Suitcase
/// Spell · 1 mana
/// > Get {0} and {1}.
//~ done VAC_935t - 2f198b86.0aa0fe84 b9059f26
pub const VAC_935t: Power = spell(&[get(the(KEPT))]);

/// # Carry-On Suitcase
/// Spell · 1 mana
/// > Get {0}.
/// - Reprint of: Carry-On Suitcase [`VAC_935t`]
//~ todo VAC_935t2 9e53684b 2f198b86.3735dfe6 b9059f26.a1c67f55
pub const VAC_935t2: Power = TODO;

/// # Octo-masseuse
/// Minion · Mech · Beast · 4 mana · 1/8
/// > Deals octuple damage to minions.
//~ done VAC_936 - f545d1d0.d4e68b8c 25d69a77
pub const VAC_936: Power = whenever(MINIONS.would_take_damage_from(ITSELF)).then(&[damage_multiplied(8)]);

/// # Sailboat Captain
/// Minion · Pirate · 3 mana · 2/4
/// > **Battlecry:** Give a friendly Pirate **Windfury**.
//~ derived VAC_937 db81a74f 6b09c0fd.ae12ca71 156ad604
pub const VAC_937: Power = battlecry(&[give(&[has(GameTag::WINDFURY)]).to(A_FRIENDLY_MINION.that(PIRATE))]);

/// # Hozen Roughhouser
/// Minion · Pirate · 3 mana · 2/4
/// > Whenever another friendly Pirate attacks, give it +1/+1.
/// - Makes: Roughhousing [`VAC_938e`] ("\+1/+1.")
//~ done VAC_938 - 6b09c0fd.79e8e637 62bcaf81.a43e2612
pub const VAC_938: Power =
    whenever(OTHER_FRIENDLY_MINIONS.that(PIRATE).attack(CARD)).then(&[attach("VAC_938e").to(SUBJECT)]);

/// # Roughhousing
/// Enchantment
/// > \+1/+1.
//~ derived VAC_938e 5ad176f0 d522ad72.cb08f83e e5e0e1fb
pub const VAC_938e: Power = enchant(&[plus(1, 1)]);

/// # Terrible Chef
/// Minion · Undead · 3 mana · 2/1
/// > **Battlecry:** Summon a 0/2 Nerubian Egg. **Deathrattle:** Destroy it.
//~ done VAC_946 - b5b73e33.65263291 c965b276
pub const VAC_946: Power = abilities(&[
    battlecry(&[summon(card("FP1_007")), remember(IT)]),
    deathrattle(&[destroy(MINIONS.that(is(&REMEMBERED)))]),
]);

/// # Wave Pool Thrasher
/// Minion · Elemental · 4 mana · 4/5
/// > **Battlecry:** Give all other minions -1/-1. **Deathrattle:** Give all other minions +1/+1.
/// - Makes: Low Tide [`VAC_947e1`] ("\-1/-1."); High Tide [`VAC_947e2`] ("\+1/+1.")
//~ derived VAC_947 c6cb0ced c5607528.af0ddb4b 5e246400.a69d5409
#[rustfmt::skip]
pub const VAC_947: Power = abilities(&[battlecry(&[attach("VAC_947e1").to(OTHER_MINIONS)]), deathrattle(&[attach("VAC_947e2").to(OTHER_MINIONS)])]);

/// # Low Tide
/// Enchantment
/// > \-1/-1.
//~ derived VAC_947e1 13403374 d522ad72.fbd7f32f 29b7fe35
pub const VAC_947e1: Power = enchant(&[plus(-1, -1)]);

/// # High Tide
/// Enchantment
/// > \+1/+1.
//~ derived VAC_947e2 c84638ef d522ad72.cb08f83e 456bffd1
pub const VAC_947e2: Power = enchant(&[plus(1, 1)]);

/// # Gorgonzormu
/// Minion · Dragon · 3 mana · 3/3
/// > **Battlecry:** Get a 2-Cost Cheese that summons three 1-Cost minions. It upgrades each turn.
/// - Makes: Delicious Cheese [`VAC_955t`] ("Summon three random 1-Cost minions. (Upgrades…")
//~ derived VAC_955 2fd4eb8e 4e40456e.8ffe5646 fdd24742.6d578740
pub const VAC_955: Power = battlecry(&[get(card("VAC_955t"))]);

/// # Delicious Cheese
/// Spell · 2 mana
/// > Summon three random @-Cost minions. *(Upgrades each turn!)*
/// - Numbers: {0} = 1
//~ derived VAC_955t 9781cefb 7846e7ae.000bee0f.eae7e889 b361a6d5
#[rustfmt::skip]
pub const VAC_955t: Power = abilities(&[spell(&[summon(random_costing(MINION, TEXT_NUMBER)).picks(3)]), whenever(YOU.turn_start()).in_hand().then(&[raise_text_number(1)])]);

/// # XB-931 Housekeeper
/// Minion · Mech · 2 mana · 2/3
/// > After you use a location, gain 3 Armor.
//~ done VAC_956 - e00ad38a.593be264 d4dab4f6
pub const VAC_956: Power =
    after(together(&[YOUR_LOCATIONS, FRIENDLY_MINIONS.that(named("VAC_923"))]).use_ability()).then(&[armor(3)]);

/// # Adaptive Amalgam
/// Minion · All · 1 mana · 1/2
/// > *This has all minion types.* **Deathrattle:** Shuffle this into your deck. It keeps any enchantments.
///
/// # Notes
///
/// Only its Deathrattle keeps enchantments: returned to a hand it loses them, and resurrected copies have none (Hearthstone Wiki, "Keep
/// enchantment").
//~ done VAC_958 - 5c664db9.57816574 6b394d74
pub const VAC_958: Power =
    abilities(&[deathrattle(&[shuffle(the(THIS))]), keeps_enchantments(EnchantmentRetention::InDeath)]);

/// # Griftah, Trusted Vendor
/// Minion · 4 mana · 4/5
/// > **Battlecry: Discover** an amazing Amulet to give to both players. *(The enemy's is a phony version!)*
/// - Makes: Amulet of Passions [`VAC_959t01`] ("Take control of an enemy minion until the end of…"); Amulet of Tracking [`VAC_959t05`] ("Get 3 random Legendary cards. (Then transform…"); Amulet of Critters [`VAC_959t06`] ("Summon a random 4-Cost minion and give it Taunt.…"); Amulet of Warding [`VAC_959t07`] ("Deal 6 damage. (To a minion!)"); Amulet of Energy [`VAC_959t08`] ("Restore 12 Health to your hero. (Then take 6…"); Amulet of Mobility [`VAC_959t09`] ("Draw 3 cards. (Discard 2 of them!)"); Amulet of Strides [`VAC_959t10`] ("Reduce the Cost of all cards in your hand by (1).…")
//~ done VAC_959 - 16eb980d.4de22975 c9b3d0a0.a3ccceff
pub const VAC_959: Power = battlecry(&[discover_then(
    Offer::Cards(&[
        "VAC_959t01t", "VAC_959t05t", "VAC_959t06t", "VAC_959t07t", "VAC_959t08t", "VAC_959t09t", "VAC_959t10t",
    ]),
    &[
        remember(IT),
        get(the(REMEMBERED)),
        if_(there_is(&REMEMBERED.that(named("VAC_959t01"))), &[get(card("VAC_959t01")).for_(OPPONENT)]),
        if_(there_is(&REMEMBERED.that(named("VAC_959t05"))), &[get(card("VAC_959t05")).for_(OPPONENT)]),
        if_(there_is(&REMEMBERED.that(named("VAC_959t06"))), &[get(card("VAC_959t06")).for_(OPPONENT)]),
        if_(there_is(&REMEMBERED.that(named("VAC_959t07"))), &[get(card("VAC_959t07")).for_(OPPONENT)]),
        if_(there_is(&REMEMBERED.that(named("VAC_959t08"))), &[get(card("VAC_959t08")).for_(OPPONENT)]),
        if_(there_is(&REMEMBERED.that(named("VAC_959t09"))), &[get(card("VAC_959t09")).for_(OPPONENT)]),
        if_(there_is(&REMEMBERED.that(named("VAC_959t10"))), &[get(card("VAC_959t10")).for_(OPPONENT)]),
    ],
)]);

/// # Amulet of Passions
/// Spell · 1 mana
/// > Take control of an enemy minion until the end of your turn. *(It has 1 Attack this turn!)*
/// - Makes: Amulet of Passions [`VAC_959t01t`] ("Take control of an enemy minion until the end of…"); Powerful Passions [`VAC_959t01e`] ("This minion has switched controllers this turn."); Phony Passions [`VAC_959t01e2`] ("Attack set to 1 this turn.")
//~ done VAC_959t01 - 2f198b86.b8f17526 47b50b77.b6d75b5c
pub const VAC_959t01: Power =
    spell(&[take_control(AN_ENEMY_MINION), attach("VAC_959t01e").to(IT), attach("VAC_959t01e2").to(TARGET)]);

/// # Powerful Passions
/// Enchantment
/// > This minion has switched controllers this turn.
///
/// # Notes
///
/// It comes without sleep, and goes back at the end of the turn.
//~ done VAC_959t01e - d522ad72.8df90f41 ed7dceab
pub const VAC_959t01e: Power = abilities(&[
    enchant(&[has(GameTag::CHARGE)]).this_turn(),
    whenever(YOU.turn_end()).then(&[give_to_opponent(THIS.that(FRIENDLY))]),
]);

/// # Phony Passions
/// Enchantment
/// > Attack set to 1 this turn.
//~ derived VAC_959t01e2 7f1cd7a4 d522ad72.03e195ca 6d2b013f
pub const VAC_959t01e2: Power = enchant(&[ATTACK.set(1)]).this_turn();

/// # Amulet of Passions
/// Spell · 1 mana
/// > Take control of an enemy minion until the end of your turn.
//~ done VAC_959t01t - 2f198b86.7c97f217 47b50b77
pub const VAC_959t01t: Power = spell(&[take_control(AN_ENEMY_MINION), attach("VAC_959t01e").to(IT)]);

/// # Amulet of Tracking
/// Spell · 1 mana
/// > Get 3 random **Legendary** cards. *(Then transform them into **Commons**!)*
/// - Makes: Amulet of Tracking [`VAC_959t05t`] ("Get 3 random Legendary cards.")
//~ done VAC_959t05 - 2f198b86.4ff8cce6 f7002a5e.607dedd9
pub const VAC_959t05: Power =
    spell(&[get(random(rarity(Rarity::Legendary))).picks(3), transform(IT, random(rarity(Rarity::Common)))]);

/// # Amulet of Tracking
/// Spell · 1 mana
/// > Get 3 random **Legendary** cards.
//~ derived VAC_959t05t fff71560 2f198b86.fc02e59c f7002a5e
pub const VAC_959t05t: Power = spell(&[get(random(rarity(Rarity::Legendary))).picks(3)]);

/// # Amulet of Critters
/// Spell · 1 mana
/// > Summon a random 4-Cost minion and give it **Taunt**. *(It can't attack!)*
/// - Makes: Amulet of Critters [`VAC_959t06t`] ("Summon a random 4-Cost minion and give it Taunt."); Forgery [`VAC_959t06e`] ("Can't attack.")
//~ done VAC_959t06 - 2f198b86.b8ec863f ee7ea9f7.eea6950b
pub const VAC_959t06: Power = spell(&[
    summon(random(all(&[MINION, COST.is(4)]))),
    give(&[has(GameTag::TAUNT)]).to(IT),
    attach("VAC_959t06e").to(IT),
]);

/// # Forgery
/// Enchantment
/// > Can't attack.
//~ derived VAC_959t06e ffdb28ac d522ad72.d7c3ac98 28ce2210
pub const VAC_959t06e: Power = enchant(&[has(GameTag::CANT_ATTACK)]);

/// # Amulet of Critters
/// Spell · 1 mana
/// > Summon a random 4-Cost minion and give it **Taunt**.
//~ derived VAC_959t06t 09a82bc7 2f198b86.291340f2 ee7ea9f7
pub const VAC_959t06t: Power =
    spell(&[summon(random(all(&[MINION, COST.is(4)]))), give(&[has(GameTag::TAUNT)]).to(IT)]);

/// # Amulet of Warding
/// Spell · 1 mana
/// > Deal $6 damage. *(To a minion!)*
/// - Makes: Amulet of Warding [`VAC_959t07t`] ("Deal 6 damage.")
//~ done VAC_959t07 - 2f198b86.6696697a 33391c63.023d1ebf
pub const VAC_959t07: Power = spell(&[deal(6).to(A_MINION)]);

/// # Amulet of Warding
/// Spell · 1 mana
/// > Deal $6 damage.
//~ derived VAC_959t07t 610463e3 2f198b86.cd475996 33391c63
pub const VAC_959t07t: Power = spell(&[deal(6).to(TARGET)]);

/// # Amulet of Energy
/// Spell · 1 mana
/// > Restore #12 Health to your hero. *(Then take $6 damage!)*
/// - Makes: Amulet of Energy [`VAC_959t08t`] ("Restore 12 Health to your hero.")
//~ done VAC_959t08 - 2f198b86.258614ba a70a80cc.bb11df9d
pub const VAC_959t08: Power = spell(&[heal(12).to(YOUR_HERO), deal(6).to(YOUR_HERO)]);

/// # Amulet of Energy
/// Spell · 1 mana
/// > Restore #12 Health to your hero.
//~ derived VAC_959t08t fd5b77cf 2f198b86.3888b687 a70a80cc
pub const VAC_959t08t: Power = spell(&[heal(12).to(YOUR_HERO)]);

/// # Amulet of Mobility
/// Spell · 1 mana
/// > Draw 3 cards. *(Discard 2 of them!)*
/// - Makes: Amulet of Mobility [`VAC_959t09t`] ("Draw 3 cards.")
//~ done VAC_959t09 - 2f198b86.b6714383 04a7bb33.4e9024b0
pub const VAC_959t09: Power = spell(&[draw(3), discard(IT.random_of(2))]);

/// # Amulet of Mobility
/// Spell · 1 mana
/// > Draw 3 cards.
//~ derived VAC_959t09t 36eeda43 2f198b86.35dc1efa 04a7bb33
pub const VAC_959t09t: Power = spell(&[draw(3)]);

/// # Amulet of Strides
/// Spell · 1 mana
/// > Reduce the Cost of all cards in your hand by (1). *(Except for spells!)*
/// - Makes: Amulet of Strides [`VAC_959t10t`] ("Reduce the Cost of all cards in your hand by (1).")
//~ done VAC_959t10 - 2f198b86.ebb453cf eea2fc1a.bf0c71cd
pub const VAC_959t10: Power = spell(&[give(&[cost_less(1)]).to(YOUR_HAND.that(not(&SPELL)))]);

/// # Amulet of Strides
/// Spell · 1 mana
/// > Reduce the Cost of all cards in your hand by (1).
//~ derived VAC_959t10t 65bb4fbc 2f198b86.7328bb88 eea2fc1a
pub const VAC_959t10t: Power = spell(&[give(&[cost_less(1)]).to(YOUR_HAND)]);

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived VAC_COIN1 a828b316 3e8f9d5a.095f71be c6be21f5
pub const VAC_COIN1: Power = spell(&[gain_mana(1)]);

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived VAC_COIN2 a1690501 3e8f9d5a.095f71be c6be21f5
pub const VAC_COIN2: Power = spell(&[gain_mana(1)]);

/// # Dreamplanner Zephrys
/// Minion · Elemental · 3 mana · 3/2
/// > **Battlecry:** Choose a Travel Tour to get two potentially perfect cards from it.
/// - Makes: Modest Tour [`WORK_027t1`] ("Get 2 random cards that can potentially impact…"); Extravagant Tour [`WORK_027t2`] ("Get 2 random cards that can potentially spend a…"); Hectic Tour [`WORK_027t3`] ("Get 2 random cards that can potentially deal…")
///
/// # Notes
///
/// Each tour gives two of the cards of the former Basic and Classic sets that do what its text says; the lists and their odds are ours.
//~ approximate WORK_027 - 64584617.3de76a7a 05defc45.0fd63e34
pub const WORK_027: Power = battlecry(&[choose_card(&["WORK_027t1", "WORK_027t2", "WORK_027t3"], &[cast(the(IT))])])
    .approximate("gives cards of fixed lists; those of the game are not public");

/// # Modest Tour
/// Spell · 0 mana
/// > Get 2 random cards that can potentially impact the enemy's battlefield.
//~ done WORK_027t1 - 3e8f9d5a.c38ebc53 334e47fc
pub const WORK_027t1: Power = spell(&[get(one_of(IMPACT)).picks(2)]);

/// Cards of the former Basic and Classic sets that change the enemy's board.
const IMPACT: &[&str] = &[
    "CS2_093", "CS2_032", "EX1_259", "CS1_112", "CS2_028", "EX1_312", "EX1_407", "CS2_062", "CS2_022", "EX1_246",
    "CS2_076", "EX1_309", "EX1_622", "CS2_234", "EX1_005", "EX1_002", "EX1_619",
];

/// # Extravagant Tour
/// Spell · 0 mana
/// > Get 2 random cards that can potentially spend a lot of Mana.
//~ done WORK_027t2 - 3e8f9d5a.a7699eae 2f1116e8
pub const WORK_027t2: Power = spell(&[get(one_of(MUCH_MANA)).picks(2)]);

/// Cards of the former Basic and Classic sets that cost much.
const MUCH_MANA: &[&str] = &[
    "EX1_298", "EX1_572", "EX1_563", "NEW1_030", "EX1_561", "EX1_383", "NEW1_038", "EX1_279", "EX1_312", "EX1_249",
    "CS2_222", "CS2_032",
];

/// # Hectic Tour
/// Spell · 0 mana
/// > Get 2 random cards that can potentially deal damage to the enemy hero.
//~ done WORK_027t3 - 3e8f9d5a.4a2830b5 eabcd5aa
pub const WORK_027t3: Power = spell(&[get(one_of(BURN)).picks(2)]);

/// Cards of the former Basic and Classic sets that damage the enemy hero.
const BURN: &[&str] = &[
    "CS2_024", "EX1_238", "CS2_029", "EX1_279", "EX1_116", "CS2_046", "CS2_011", "EX1_173", "EX1_539", "CS2_062",
    "CS2_093",
];

/// # Clumsy Steward
/// Minion · 3 mana · 2/4
/// > After ANY card is drawn, make it **Temporary**.
//~ done WORK_040 - def81b81.49d085e1 70c0094e
pub const WORK_040: Power = after(PLAYERS.draw(CARD)).then(&[give(&[has(GameTag::GHOSTLY)]).to(THAT)]);

/// # Busy Peon
/// Minion · 2 mana · 2/3
/// > **Deathrattle:** Your next location costs (2) less.
/// - Makes: Zug Zug [`WORK_041e`] ("Your next location costs (2) less.")
//~ derived WORK_041 1f119fb3 5656a6e3.338c4cae 65f2b5ec.39f7c410
pub const WORK_041: Power = deathrattle(&[attach("WORK_041e").to(YOU)]);

/// # Zug Zug
/// Enchantment
/// > Your next location costs (2) less.
//~ derived WORK_041e 71e4b5b7 d522ad72.3706815f 0d73cb2a
pub const WORK_041e: Power = enchant(&[]).aura(YOUR_HAND.that(LOCATION), &[cost_less(2)]).until(YOU.play(LOCATION));

/// # Carnivorous Cubicle
/// Minion · 5 mana · 4/6
/// > **Battlecry:** Destroy a friendly minion. Summon a copy of it at the end of your turns.
/// - Makes: Digesting [`WORK_042e`] ("Destroyed ….")
//~ done WORK_042 - a0c0ba7d.744a2d7d c14088f7.4e8b2611
pub const WORK_042: Power = abilities(&[
    battlecry(&[destroy(A_FRIENDLY_MINION), remember(IT)]),
    at_end_of_your_turn(&[summon(copy_of(REMEMBERED))]),
]);

/// # Digesting
/// Enchantment
/// > Destroyed {0}.
//~ todo WORK_042e b6037942 d522ad72.9486bc48 6c4b2c8d
pub const WORK_042e: Power = TODO;

/// # Travelmaster Dungar
/// Minion · 10 mana · 3/3
/// > **Battlecry:** Summon three minions from your deck that are from different expansions.
///
/// # Notes
///
/// No source: a reprint is of the set that it was reprinted in.
//~ done WORK_043 - 8f87c85a.a8bb1978 a60fc9bf
pub const WORK_043: Power = battlecry(&[summon(the(YOUR_DECK.that(MINION).different(3, CardProperty::Set)))]);
