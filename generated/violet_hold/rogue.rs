//! Rogue cards of Escape from Violet Hold.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file ac4d9fa5

/// # SI:7 Slayer
/// Minion · 3 mana · 1/2
/// > **Stealth.** Whenever a friendly **Stealthed** minion attacks, give it +2/+2.
/// - Makes: Slayer [`CAP_000e`] ("\+2/+2.")
//~ derived CAP_000 edf4a083 d6e49ecb.9f104a2c b342395c.ed8fcbdf
pub const CAP_000: Power =
    whenever(FRIENDLY_MINIONS.that(with(GameTag::STEALTH)).attack(CARD)).then(&[attach("CAP_000e").to(SUBJECT)]);

/// # Slayer
/// Enchantment
/// > \+2/+2.
//~ derived CAP_000e 2d252db2 d522ad72.d5727bd5 f36fe4bf
pub const CAP_000e: Power = enchant(&[plus(2, 2)]);

/// # Silent Strike
/// Spell · Shadow · 2 mana
/// > Give a minion +3 Attack. If it's **Stealthed**, deal its Attack damage to a random enemy minion.
/// - Makes: Silent [`CAP_001e`] ("\+3 Attack.")
//~ done CAP_001 - a5d45018.a4f4716a 0b6a3a7d.d4b5739f
#[rustfmt::skip]
pub const CAP_001: Power = spell(&[attach("CAP_001e").to(A_MINION), deal(1).times(ATTACK.of(IT)).to(ENEMY_MINIONS.random()).when(there_is(&IT.that(with(GameTag::STEALTH))))]);

/// # Silent
/// Enchantment
/// > \+3 Attack.
//~ derived CAP_001e 42dc6e14 d522ad72.a18441c4 0c398002
pub const CAP_001e: Power = enchant(&[ATTACK.plus(3)]);

/// # Follow the Footsteps
/// Spell · 1 mana
/// > **Discover** a **Stealth** minion. Give it this effect for a turn.
/// - Makes: Following the Footsteps [`CAP_002e`] ("After you play the card, Discover a Stealth…")
///
/// # Notes
///
/// No source: "for a turn" is this turn.
//~ done CAP_002 - 2f198b86.b25ff4e8 270fa7a2.a0c6ecfe
pub const CAP_002: Power = spell(&[discover_then(
    Offer::Pool(all(&[MINION, with(GameTag::STEALTH)]), Classes::Own),
    &[
        get(the(IT)),
        attach("CAP_002e").to(IT),
        later(&after(YOU.play(is(&IT))).once_a_turn().does(&[repeat_ability(Word::Spell, card("CAP_002"))])),
    ],
)]);

/// # Following the Footsteps
/// Enchantment
/// > After you play the card, **Discover** a **Stealth** minion and give it this effect
///
/// # Notes
///
/// What its bearer does is written on the spell: it answers for the player.
//~ done CAP_002e - d522ad72.8019be65 decfdfa1
pub const CAP_002e: Power = enchant(&[]).this_turn();

/// # SI:7 Supplier
/// Minion · 2 mana · 1/3
/// > **Stealth** After this attacks, draw a card.
//~ derived CAP_003 e1623445 4d6f41bd.f0ba76ae c1056160
pub const CAP_003: Power = after(THIS.attack(CARD)).then(&[draw(1)]);

/// # Disguised Operator
/// Minion · 1 mana · 4/2
/// > Can be played on either side. **Rush**. **Deathrattle:** Your opponent draws 2 cards.
/// - Makes: Detected! [`CAP_004a`] ("This was played on the friendly side."); Disguised! [`CAP_004b`] ("This was played on the enemy side.")
//~ done CAP_004 - d4c6d042.34c385db e6142c26.031b53e1
pub const CAP_004: Power = deathrattle(&[draw(2).for_(OPPONENT)]);

/// # Detected!
/// Spell · 1 mana
/// > This was played on the friendly side.
//~ todo CAP_004a 8633a3f4 2f198b86.43b6cb84 281a4cf7
pub const CAP_004a: Power = TODO;

/// # Disguised!
/// Spell · 1 mana
/// > This was played on the enemy side.
//~ todo CAP_004b 01083aaf 2f198b86.b47a1546 4edc6e5f
pub const CAP_004b: Power = TODO;

/// # Mathias Shaw
/// Minion · 4 mana · 4/4
/// > **Stealth.** Whenever a friendly **Stealthed** minion attacks, reduce the Cost of a random card in your hand by (3).
/// - Makes: Stealth 100 [`CAP_005e4`] ("Costs (3) less.")
//~ derived CAP_005 4b493b5e 16ec05b0.8f019e54 9df2d4a3.3c5b1aae
#[rustfmt::skip]
pub const CAP_005: Power = whenever(FRIENDLY_MINIONS.that(with(GameTag::STEALTH)).attack(CARD)).then(&[attach("CAP_005e4").to(YOUR_HAND.random())]);

/// # Stealth 100
/// Enchantment
/// > Costs (3) less.
//~ derived CAP_005e4 1b6f3447 d522ad72.bb1f76c5 d6abdd3a
pub const CAP_005e4: Power = enchant(&[cost_less(3)]);

/// # Tricks of the Trade
/// Spell · 1 mana
/// > Deal $1 damage. If a **Stealthed** minion attacked while holding this, deal $3 instead.
//~ done CAP_006 - 2f198b86.b5d90112 dbb72a7b
pub const CAP_006: Power = abilities(&[
    whenever(MINIONS.that(with(GameTag::STEALTH)).attack(CARD)).in_hand().then(&[give(&[has(GameTag::POWERED_UP)])]),
    spell(&[either(with(GameTag::POWERED_UP), &[deal(3).to(TARGET)], &[deal(1).to(TARGET)])]),
]);

/// # Nab
/// Spell · 2 mana
/// > Deal $3 damage to a minion. If it dies, shuffle a copy of it into your deck that costs (2).
//~ done JAIL_225 - 7846e7ae.95437c18 d54d6dd4
pub const JAIL_225: Power =
    spell(&[deal(3).to(A_MINION), if_(there_is(&IT.that(DEAD)), &[shuffle(copy_of(IT)), give(&[cost(2)]).to(IT)])]);

/// # Lotus Troublemaker
/// Minion · 3 mana · 2/2
/// > **Battlecry:** Deal 1 damage to a random enemy. Shoot @ \|4(time, times)! *(While in hand or deck play cards for 2 Mana to shoot more!)*
/// - Numbers: {0} = 1
//~ done JAIL_470 - dec50fb7.930366f5.eae7e889 6d53f719
pub const JAIL_470: Power = abilities(&[
    // Neither a Hero Power nor a card that is forged is a card that was played.
    after(YOU.spend_mana(all(&[not(&ITSELF), among(&YOU.play(CARD).this_turn())])))
        .when(exactly(2))
        .anywhere()
        .then(&[raise_text_number(1)]),
    battlecry(&[perform(&[deal(1).to(ENEMIES.random())]).times(TEXT_NUMBER)]),
]);

/// # Jade Guardians
/// Spell · 5 mana
/// > Get two random 8-Cost minions. They cost (1) less for each card you played for 2 Mana this game.@ *(@)*
///
/// # Notes
///
/// The discount is counted when the spell is cast.
//~ done JAIL_474 - 36b694de.9cc3a71b edb4878d
pub const JAIL_474: Power = spell(&[
    get(random(all(&[MINION, COST.is(8)]))).picks(2),
    give(&[cost_less(1).times(X)]).with_x(YOU.play(exactly(2)).this_game().count()).to(IT),
]);

/// # Slice and Dice
/// Spell · 5 mana
/// > Replay all other cards played this turn *(targeting enemies if possible).* End your turn.
/// - Makes: Slice and Dice Player Enchant [`JAIL_500e`]
//~ done JAIL_500 - 36b694de.d9a228ea e98f519f.e7b8b56e
pub const JAIL_500: Power =
    spell(&[create_aside(each_past(YOU.play(CARD).this_turn().other())), play(IT).at(ENEMIES), end_turn()]);

/// # Slice and Dice Player Enchant
/// Enchantment
//~ todo JAIL_500e 88446851 d522ad72 4fbeeb0a
pub const JAIL_500e: Power = TODO;

/// # Picklock
/// Minion · 1 mana · 1/1
/// > All numbers on this card equal your remaining Mana. **Battlecry:** Deal @ damage to an enemy minion.
/// - Numbers: {0} = 1
// No source: in play its numbers stay what they were when it was played; one that is summoned has the printed ones.
//~ done JAIL_501 - cbd7c476.f1c1f841.eae7e889 b98e17ed
pub const JAIL_501: Power = abilities(&[
    aura(THIS).in_hand().have(&[ATTACK.set_to(MANA.of(YOU)), HEALTH.set_to(MANA.of(YOU)), COST.set_to(MANA.of(YOU))]),
    whenever(YOU.play(ITSELF)).before_others().then(&[
        set_counter_to(0, sum(&[YOU.spend_mana(ITSELF).while_holding_this().in_all().count(), MANA.of(YOU)])),
        give(&[ATTACK.set_to(X), HEALTH.set_to(X)]).with_x(counter_value(0)),
    ]),
    battlecry(&[deal(1).times(counter_value(0)).to(AN_ENEMY_MINION)]),
]);

/// # Blackpaw's Whip
/// Weapon · 3 mana · 3/2 durability
/// > Costs (1) less for each Coin you're holding. **Deathrattle:** Draw a card.
//~ done JAIL_503 - 043b7f8c.77953bcd 4491bbec
pub const JAIL_503: Power =
    abilities(&[costs(&[cost_less(1).for_each(YOUR_HAND.that(with(GameTag::COIN_CARD)))]), deathrattle(&[draw(1)])]);

/// # Aya, Lotus Kingpin
/// Minion · 6 mana · 6/3
/// > You always go second. **Battlecry:** Pick an upgraded counterfeit to replace your Coins this game. Get 3.
/// - Makes: Jade Coin [`JAIL_504t`] ("Gain 1 Mana Crystal this turn only. Summon a Jade…"); Grimy Coin [`JAIL_504t2`] ("Gain 1 Mana Crystal this turn only. Deal 2 damage…"); Kabal Coin [`JAIL_504t3`] ("Gain 1 Mana Crystal this turn only. Get a random…"); Kazakus Potion Generator [`JAIL_504t5`] ("Get a random 1-Cost Potion.")
///
/// # Notes
///
/// Coins in hand and deck become counterfeits, and so does each Coin that comes into the hand later (no source: of a second Aya the first
/// pick still counts for these, and counterfeits stay). Who seats the players asks the deck: `Deck::first_of`.
//~ done JAIL_504 - 8bcb8b54.a31b966e b48ef733.39739664
pub const JAIL_504: Power = abilities(&[
    always_goes_second(),
    battlecry(&[choose_card(
        &["JAIL_504t", "JAIL_504t2", "JAIL_504t3"],
        &[either(
            there_is(&IT.that(named("JAIL_504t"))),
            JADE_COINS,
            &[either(there_is(&IT.that(named("JAIL_504t2"))), GRIMY_COINS, KABAL_COINS)],
        )],
    )]),
]);

/// A Coin that is no counterfeit.
const ANOTHER_COIN: Condition =
    all(&[with(GameTag::COIN_CARD), not(&any(&[named("JAIL_504t"), named("JAIL_504t2"), named("JAIL_504t3")]))]);
const JADE_COINS: &[Effect] = &[
    transform(together(&[YOUR_HAND, YOUR_DECK]).that(ANOTHER_COIN), card("JAIL_504t")),
    get(card("JAIL_504t")).copies(3),
    later(&whenever(YOU.get(ANOTHER_COIN)).this_game().does(&[transform(THAT, card("JAIL_504t"))])),
];
const GRIMY_COINS: &[Effect] = &[
    transform(together(&[YOUR_HAND, YOUR_DECK]).that(ANOTHER_COIN), card("JAIL_504t2")),
    get(card("JAIL_504t2")).copies(3),
    later(&whenever(YOU.get(ANOTHER_COIN)).this_game().does(&[transform(THAT, card("JAIL_504t2"))])),
];
const KABAL_COINS: &[Effect] = &[
    transform(together(&[YOUR_HAND, YOUR_DECK]).that(ANOTHER_COIN), card("JAIL_504t3")),
    get(card("JAIL_504t3")).copies(3),
    later(&whenever(YOU.get(ANOTHER_COIN)).this_game().does(&[transform(THAT, card("JAIL_504t3"))])),
];

/// # Jade Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only. Summon a{1} {0} **Jade Golem**.@Gain 1 Mana Crystal this turn only. Summon a **Jade Golem**.
/// - Makes: [`CFM_712_t01`](crate::gadgetzan::neutral::CFM_712_t01); Jade Golem [`JAIL_504tt01`] (1/1); Jade Golem [`JAIL_504tt04`] (4/4); Jade Golem [`JAIL_504tt07`] (7/7); Jade Golem [`JAIL_504tt20`] (20/20)
//~ derived JAIL_504t 22c78dbe 3e8f9d5a.9cf4d50f 2bd87b0e.f61a40a1
pub const JAIL_504t: Power = spell(&[gain_mana(1), summon(jade_golem())]);

/// # Grimy Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only. Deal $2 damage to a random enemy minion.
//~ derived JAIL_504t2 2ba449ce 3e8f9d5a.347862d6 373c584d
pub const JAIL_504t2: Power = spell(&[gain_mana(1), deal(2).to(ENEMY_MINIONS.random())]);

/// # Kabal Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only. Get a random 1-Cost Kazakus Potion.
/// - Makes: Kazakus Potion [`JAIL_504t3p`]
//~ done JAIL_504t3 - 3e8f9d5a.bc21c801 e988bd21.a3241687
pub const JAIL_504t3: Power = spell(&[gain_mana(1), perform(BREW_AT_RANDOM)]);

/// "Get a random 1-Cost Kazakus Potion": two different ingredients of such a potion.
const BREW_AT_RANDOM: &[Effect] = &[
    create_aside(card("JAIL_504t3p")),
    remember(IT),
    create_aside(each_of(&[
        "CFM_621t2", "CFM_621t3", "CFM_621t4", "CFM_621t5", "CFM_621t6", "CFM_621t8", "CFM_621t9", "CFM_621t10",
        "CFM_621t37",
    ])),
    merge(LEFT_ASIDE.that(not(&is(&REMEMBERED))).random_of(2)).to(REMEMBERED),
    remove_from_game(LEFT_ASIDE.that(not(&is(&REMEMBERED)))),
    get(the(REMEMBERED)),
];

/// # Kazakus Potion
/// Spell · 1 mana
/// > {0} {1}
//~ done JAIL_504t3p - 2f198b86.09cdb72f de1e97dd
pub const JAIL_504t3p: Power = VANILLA;

/// # Kazakus Potion Generator
/// Spell · 1 mana
/// > Get a random 1-Cost Potion.
//~ done JAIL_504t5 - 2f198b86.060485e1 2ca4bb16
pub const JAIL_504t5: Power = spell(BREW_AT_RANDOM);

/// # Jade Golem
/// Minion · 1 mana · 1/1
//~ vanilla JAIL_504tt01 6ab74fde cbd7c476 084dc061
pub const JAIL_504tt01: Power = VANILLA;

/// # Jade Golem
/// Minion · 4 mana · 4/4
//~ vanilla JAIL_504tt04 26e349f8 16ec05b0 084dc061
pub const JAIL_504tt04: Power = VANILLA;

/// # Jade Golem
/// Minion · 7 mana · 7/7
//~ vanilla JAIL_504tt07 3f38cd08 48e5225f 084dc061
pub const JAIL_504tt07: Power = VANILLA;

/// # Jade Golem
/// Minion · 10 mana · 20/20
//~ vanilla JAIL_504tt20 76a3adba 328f3f74 084dc061
pub const JAIL_504tt20: Power = VANILLA;

/// # Jade Improvements
/// Enchantment
/// > Increased stats.
/// - Makes: [`CFM_712_t01`](crate::gadgetzan::neutral::CFM_712_t01)
//~ todo JAIL_700e e2fb2b3d d522ad72.a536d554 dbf1df79.bbe7e743
pub const JAIL_700e: Power = TODO;

/// # Thief's Tools
/// Spell · 3 mana
/// > Get two random 4-Cost spells. Reduce their Costs by (2).
//~ derived JAIL_706 c155fb5a 82ede6d1.5473c641 29f4d674
pub const JAIL_706: Power = spell(&[get(random(all(&[SPELL, COST.is(4)]))).picks(2), give(&[cost_less(2)]).to(IT)]);

/// # Lotus Bookie
/// Minion · 2 mana · 2/2
/// > **Deathrattle:** Get a Coin.
//~ derived JAIL_720 08b84506 565e37de.49fa79bf bf6d4d49
pub const JAIL_720: Power = deathrattle(&[get(card("GAME_005"))]);

/// # Defias Wannabe
/// Minion · 4 mana · 2/2
/// > **Prepare Combo:** Gain +1/+1 for each other card played this turn.@ *(@)*
/// - Makes: Gimme a Chance! [`JAIL_909e`] ("Increased stats.")
//~ done JAIL_909 - 59f7eac5.db008b45 cc6ac886.cb6476d4
pub const JAIL_909: Power = combo(&[give(&[plus(1, 1).times(X)]).with_x(YOU.play(CARD).this_turn().other().count())]);

/// # Gimme a Chance!
/// Enchantment
/// > Increased stats.
//~ todo JAIL_909e b1bab6ae d522ad72.a536d554 ce4f30cd
pub const JAIL_909e: Power = TODO;
