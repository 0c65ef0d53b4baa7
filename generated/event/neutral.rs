//! Neutral cards of Event.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 8ef3453c

/// # Freeze the Shop
/// Spell · 0 mana
/// > **Freeze** all enemy minions.
//~ done BG31_BOBt - 3e8f9d5a.e3257e1b b3f8e775
pub const BG31_BOBt: Power = spell(&[freeze(ENEMY_MINIONS)]);

/// # Recruit a Minion
/// Spell · 0 mana
/// > Put a copy of an enemy minion into your hand. Your opponent gets 3 Coins.
//~ done BG31_BOBt2 - 3e8f9d5a.cc3c7478 18c125f5
pub const BG31_BOBt2: Power = spell(&[get(copy_of(AN_ENEMY_MINION)), get(card("GAME_005")).copies(3).for_(OPPONENT)]);

/// # Refresh the Tavern
/// Spell · 0 mana
/// > **Discover** a 3-Cost minion. Refresh 3 Mana Crystals.
//~ done BG31_BOBt3 - 3e8f9d5a.8ddc6c70 69f0602c
pub const BG31_BOBt3: Power = spell(&[discover(all(&[MINION, COST.is(3)])), refresh_mana(3)]);

/// # Find a Triple
/// Spell · 0 mana
/// > Draw a minion. Get 2 copies of it.
//~ done BG31_BOBt4 - 3e8f9d5a.0afee47b 0a32a386
pub const BG31_BOBt4: Power = spell(&[draw_that(1, MINION), get(copy_of(IT)).copies(2)]);

/// # Primordial Lord
/// Minion · Elemental · 6 mana · 7/6
/// > **Battlecry:** Get a random **Colossal** minion from the past.
/// - Makes: Primordial [`CATA_EVENT_000e`] ("Costs (0).")
//~ derived CATA_EVENT_000 7738893c e3f9bce9.3b2a44b7 ad8ec805.47884234
pub const CATA_EVENT_000: Power = battlecry(&[get(random(all(&[MINION, with(GameTag::COLOSSAL), FROM_THE_PAST])))]);

/// # Primordial
/// Enchantment
/// > Costs (0).
//~ derived CATA_EVENT_000e af7cdc12 d522ad72.dd600ecd 7c2c8e35
pub const CATA_EVENT_000e: Power = enchant(&[cost(0)]);

/// # Dragon Soul, Shattered
/// Spell · 6 mana
/// > **Start of Game**: Break into 6 Essences. Adjoining Essences are cast together.
/// - Makes: Red Aspect Essence [`CATA_EVENT_110t2`] ("Deal 8 damage to an enemy. Cast every adjoining…"); Blue Aspect Essence [`CATA_EVENT_110t3`] ("Draw 3 spells. Cast every adjoining Aspect…"); Bronze Aspect Essence [`CATA_EVENT_110t4`] ("Refresh 8 Mana Crystals. Cast every adjoining…"); Black Aspect Essence [`CATA_EVENT_110t5`] ("Gain 12 Armor. Cast every adjoining Aspect…"); Green Aspect Essence [`CATA_EVENT_110t6`] ("Summon an 8/8 Dragon. Cast every adjoining Aspect…"); Storm Aspect Essence [`CATA_EVENT_110t7`] ("Deal 4 damage to all enemy minions. Cast every…")
//~ done CATA_EVENT_110 - 9e3ad3c7.1780ba2e d55b9c57.3f6544ae
pub const CATA_EVENT_110: Power = on(
    Word::StartOfGame,
    &[
        shuffle(card("CATA_EVENT_110t2")),
        shuffle(card("CATA_EVENT_110t3")),
        shuffle(card("CATA_EVENT_110t4")),
        shuffle(card("CATA_EVENT_110t5")),
        shuffle(card("CATA_EVENT_110t6")),
        shuffle(card("CATA_EVENT_110t7")),
        remove_from_game(THIS),
    ],
);

/// "every adjoining Aspect Essence"
const ASPECT_ESSENCE: Condition = any(&[
    named("CATA_EVENT_110t2"),
    named("CATA_EVENT_110t3"),
    named("CATA_EVENT_110t4"),
    named("CATA_EVENT_110t5"),
    named("CATA_EVENT_110t6"),
    named("CATA_EVENT_110t7"),
]);

/// # Red Aspect Essence
/// Spell · 6 mana
/// > Deal $8 damage to an enemy. Cast every adjoining Aspect Essence.
//~ done CATA_EVENT_110t2 - 9e3ad3c7.2caf588b 2b7291de
pub const CATA_EVENT_110t2: Power =
    spell(&[deal(8).to(AN_ENEMY), cast(the(THIS.hand_neighbours().that(ASPECT_ESSENCE)))]);

/// # Blue Aspect Essence
/// Spell · 6 mana
/// > Draw 3 spells. Cast every adjoining Aspect Essence.
//~ done CATA_EVENT_110t3 - 9e3ad3c7.5d6932fc 4e532337
pub const CATA_EVENT_110t3: Power = spell(&[
    // What it draws does not come to lie beside it.
    select(THIS.hand_neighbours().that(ASPECT_ESSENCE)),
    perform(&[draw_that(3, SPELL)]),
    cast(the(IT.that(is(&YOUR_HAND)))),
]);

/// # Bronze Aspect Essence
/// Spell · 6 mana
/// > Refresh 8 Mana Crystals. Cast every adjoining Aspect Essence.
//~ done CATA_EVENT_110t4 - 9e3ad3c7.682d05fe a7084600
pub const CATA_EVENT_110t4: Power = spell(&[refresh_mana(8), cast(the(THIS.hand_neighbours().that(ASPECT_ESSENCE)))]);

/// # Black Aspect Essence
/// Spell · 6 mana
/// > Gain 12 Armor. Cast every adjoining Aspect Essence.
//~ done CATA_EVENT_110t5 - 9e3ad3c7.63f2b83a d93be1ae
pub const CATA_EVENT_110t5: Power = spell(&[armor(12), cast(the(THIS.hand_neighbours().that(ASPECT_ESSENCE)))]);

/// # Green Aspect Essence
/// Spell · 6 mana
/// > Summon an 8/8 Dragon. Cast every adjoining Aspect Essence.
/// - Makes: Searing Skystriker [`CATA_EVENT_110t6t`] (8/8)
//~ done CATA_EVENT_110t6 - 9e3ad3c7.9a02ebd9 f145f663.9da872a9
pub const CATA_EVENT_110t6: Power =
    spell(&[summon(card("CATA_EVENT_110t6t")), cast(the(THIS.hand_neighbours().that(ASPECT_ESSENCE)))]);

/// # Searing Skystriker
/// Minion · Dragon · 8 mana · 8/8
//~ vanilla CATA_EVENT_110t6t 00c38d98 14275ff1 64ec9d55
pub const CATA_EVENT_110t6t: Power = VANILLA;

/// # Storm Aspect Essence
/// Spell · 6 mana
/// > Deal $4 damage to all enemy minions. Cast every adjoining Aspect Essence.
//~ done CATA_EVENT_110t7 - 9e3ad3c7.28592d13 ee3ad4a5
pub const CATA_EVENT_110t7: Power =
    spell(&[deal(4).to(ENEMY_MINIONS), cast(the(THIS.hand_neighbours().that(ASPECT_ESSENCE)))]);

/// # Tunneling Geomancer
/// Minion · 3 mana · 2/3
/// > **Prepare Spell Damage +1**
//~ done CATA_EVENT_401 - decb9ba2.55b7d632 9439100f
pub const CATA_EVENT_401: Power = VANILLA;

/// # Sharp-Eyed Lookout
/// Minion · 3 mana · 2/3
/// > **Battlecry:** Draw a card. It costs (1) less this turn. *(I know its name*!)@**Battlecry:** Draw a card. It costs (1) less this turn. *(It's {5}!)*
/// - Makes: Newly Discovered! [`EDR_950e`] ("Costs (1) less this turn.")
//~ derived EDR_950 55b47ace decb9ba2.1caf7208 9182ed52.cbe1fd9c
pub const EDR_950: Power = battlecry(&[draw(1), attach("EDR_950e").to(IT)]);

/// # Newly Discovered!
/// Enchantment
/// > Costs (1) less this turn.
//~ derived EDR_950e dd3b829d d522ad72.e8a202d3 5797f00c
pub const EDR_950e: Power = enchant(&[cost_less(1)]).this_turn();

/// # Gift Receipt
/// Enchantment
/// > Destroy this at the end of your turn.
//~ todo GIFT_99e 983aff31 d522ad72.12965ce5 0f3e4cd2
pub const GIFT_99e: Power = TODO;

/// # Watfin
/// Minion · Beast · 2 mana · 3/2
/// > **Battlecry: Discover** a minion. Pick the *suspicious* one to gain +1/+1.
/// - Makes: [`JAIL_EVENT_100t`](crate::violet_hold::neutral::JAIL_EVENT_100t); [`JAIL_EVENT_100e`](crate::violet_hold::death_knight::JAIL_EVENT_100e)
///
/// # Notes
///
/// No source: the suspicious one is "Mrgl...?", offered beside two minions. It comes into the hand as well, and this minion gains +1/+1.
//~ done JAIL_EVENT_100 - b36f6b93.0f428a40 89725990.9dd4ff68
pub const JAIL_EVENT_100: Power = battlecry(&[
    discover_with_rest(Offer::Pool(MINION, Classes::Own), &[select(IT)], &[select(IT)]),
    remove_from_game(LEFT_ASIDE.random()),
    create_aside(card("JAIL_EVENT_100t")),
    choose_from(
        LEFT_ASIDE,
        &[
            attach("JAIL_EVENT_100e").to(THIS).when(there_is(&IT.that(named("JAIL_EVENT_100t")))),
            get(the(IT)),
            remove_from_game(LEFT_ASIDE),
        ],
        &[],
    ),
]);

/// # Dark Iron Harbinger
/// Minion · 4 mana · 7/4
/// > **Deathrattle:** Summon a 0/7 Doomsayer that destroys ALL minions at the start of your turn.
/// - Makes: [`CORE_NEW1_021`](crate::core::neutral::CORE_NEW1_021)
//~ done TIME_EVENT_300 - 70857e3c.5551e785 e3d93364.1e9494be
pub const TIME_EVENT_300: Power = deathrattle(&[summon(card("CORE_NEW1_021"))]);

/// # Disciple of Demise
/// Minion · Dragon · 8 mana · 8/8
/// > **Battlecry:** Randomly destroy another minion. Repeat for each Dragon you're holding.
//~ done TIME_EVENT_301 - 14275ff1.feaf7b67 47965c7f
#[rustfmt::skip]
pub const TIME_EVENT_301: Power = battlecry(&[destroy(OTHER_MINIONS.random()), perform(&[destroy(OTHER_MINIONS.random())]).for_each(YOUR_HAND.that(DRAGON))]);

/// # Welcome Home!
/// Spell · 3 mana
/// > Reopen a location. Give it "**Deathrattle:** Summon a random 3-Cost minion."
/// - Makes: [`TIME_EVENT_997e`](crate::timeways::neutral::TIME_EVENT_997e)
//~ done TIME_EVENT_997 - 82ede6d1.f04c05cf 18b5d1bc.0c4ada67
pub const TIME_EVENT_997: Power = spell(&[ready(A_LOCATION), attach("TIME_EVENT_997e").to(A_LOCATION)]);

/// # Sands of Time
/// Spell · 1 mana
/// > **Rewind Discover** a spell from ANY class. *(Or just your class after you **Rewind**!)*
/// - Makes: Sands of Time [`TIME_EVENT_999t`] ("Discover a spell from YOUR class.")
///
/// # Notes
///
/// The number of a play is how many times it was rewound.
//~ done TIME_EVENT_999 - 2f198b86.1b82d05a d174f0d9.9c045040
pub const TIME_EVENT_999: Power =
    spell(&[either(that_many(1), &[discover_of(SPELL, Classes::Yours)], &[discover_of(SPELL, Classes::Any)])]);

/// # Sands of Time
/// Spell · 1 mana
/// > **Discover** a spell from YOUR class.
//~ done TIME_EVENT_999t - 2f198b86.dbd6ef8d d174f0d9
pub const TIME_EVENT_999t: Power = spell(&[discover_of(SPELL, Classes::Yours)]);

/// # Storm the Gates
/// Spell · 1 mana
/// > **Sidequest:** Play 3 Beasts or Undead. **Reward:** Craft a custom Zombeast. It costs (3) less.
///
/// # Notes
///
/// As with Build-A-Beast the first Beast has a text of its own and the second has keywords at most; both cost (5) or less. No source tells which Beasts this card offers.
//~ done TLC_EVENT_400 - 2f198b86.e8f85dfb b3934855
pub const TLC_EVENT_400: Power = quest(Goal::Times(3), &[YOU.play(all(&[MINION, any(&[BEAST, UNDEAD])]))]).reward(&[
    create_aside(card("ICC_828t")),
    remember(IT),
    discover_then(
        Offer::Pool(all(&[BEAST, COST.at_most(5), not(&HAS_ONLY_KEYWORDS)]), Classes::Own),
        &[
            merge(IT).to(REMEMBERED),
            remove_from_game(IT),
            give(&[cost_more(1).times(X)]).with_x(COST.of(IT)).to(REMEMBERED),
        ],
    ),
    discover_then(
        Offer::Pool(all(&[BEAST, COST.at_most(5), HAS_ONLY_KEYWORDS]), Classes::Own),
        &[
            merge(IT).to(REMEMBERED),
            remove_from_game(IT),
            give(&[cost_more(1).times(X)]).with_x(COST.of(IT)).to(REMEMBERED),
        ],
    ),
    give(&[plus(-1, -1), cost_less(3)]).to(REMEMBERED),
    get(the(REMEMBERED)),
]);

/// # For the Alliance!
/// Spell · 4 mana
/// > Get 2 random **Legendary** Alliance Champions and reduce their Costs by (2).
//~ done WON_113a - 38d1d3b0.45d800bf e3960062
pub const WON_113a: Power = spell(&[
    create_aside(each_of(&["LOE_077", "EX1_559", "EX1_350", "EX1_383", "AT_072"])),
    get(the(LEFT_ASIDE.random_of(2))),
    give(&[cost_less(2)]).to(IT),
    remove_from_game(LEFT_ASIDE),
]);

/// # For the Horde!
/// Spell · 4 mana
/// > Get 2 random **Legendary** Horde Champions and reduce their Costs by (2).
//~ done WON_113b - 38d1d3b0.27fcd48a feef00bf
pub const WON_113b: Power = spell(&[
    create_aside(each_of(&["BAR_080", "EX1_110", "EX1_016", "RLK_593", "EX1_414"])),
    get(the(LEFT_ASIDE.random_of(2))),
    give(&[cost_less(2)]).to(IT),
    remove_from_game(LEFT_ASIDE),
]);
