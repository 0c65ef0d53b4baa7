//! Rogue cards of Into the Emerald Dream.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file fa94d6df

/// # Tricky Satyr
/// Minion · Demon · 3 mana · 4/3
/// > **Battlecry:** Get a copy of the lowest Cost card in your opponent's hand.
/// - Makes: Tricky [`EDR_521e1`] ("\+1 Attack."); Tricked [`EDR_521e2`] ("\-1 Attack.")
//~ derived EDR_521 f4130100 f6bae492.8428cfa1 e48ed977.328aa293
pub const EDR_521: Power = battlecry(&[get(copy_of(ENEMY_HAND.least(COST)))]);

/// # Tricky
/// Enchantment
/// > \+1 Attack.
//~ derived EDR_521e1 028f9d35 d522ad72.379bca7a ea1069e9
pub const EDR_521e1: Power = enchant(&[ATTACK.plus(1)]);

/// # Tricked
/// Enchantment
/// > \-1 Attack.
//~ derived EDR_521e2 d9c2fd0e d522ad72.260ec5d9 9140f153
pub const EDR_521e2: Power = enchant(&[ATTACK.plus(-1)]);

/// # Mimicry
/// Spell · 1 mana
/// > Your opponent draws 2 cards. You get copies of them.
//~ done EDR_522 - 2f198b86.bc0db489 fc080bd9
pub const EDR_522: Power = spell(&[draw(2).for_(OPPONENT), get(copy_of(IT))]);

/// # Web of Deception
/// Spell · 2 mana
/// > Return a friendly minion to your hand to summon a 4/4 Spider with **Stealth**.
/// - Makes: Skittering Spiderling [`EDR_523t`] (4/4, "Stealth")
//~ derived EDR_523 254fe217 7846e7ae.f793e0d8 4c3eddca.59014d60
pub const EDR_523: Power = spell(&[return_to_hand(A_FRIENDLY_MINION), summon(card("EDR_523t"))]);

/// # Skittering Spiderling
/// Minion · Beast · 4 mana · 4/4
/// > **Stealth**
//~ vanilla EDR_523t dbebfbef 79d4db7e.86cd88a1 6747f3ac
pub const EDR_523t: Power = VANILLA;

/// # Shadowcloaked Assailant
/// Minion · Demon · 4 mana · 3/5
/// > **Battlecry:** If you're holding one of the same cards as your opponent, shuffle theirs into their deck.
///
/// # Notes
///
/// All cards of the enemy hand that you hold too are shuffled.
//~ done EDR_524 - 986e6ec4.69da59c4 e3aafeb4
pub const EDR_524: Power =
    battlecry(&[shuffle(the(ENEMY_HAND.that(shares(CardProperty::Name, &YOUR_HAND)))).for_(OPPONENT)]);

/// # Barbed Thorn
/// Weapon · 3 mana · 1/3 durability
/// > **Choose One -** Gain **Poisonous** this turn; or Gain "**Deathrattle:** Deal 2 damage to all enemies."
/// - Makes: Extra Eyes [`EDR_525A`] ("Gain Poisonous this turn."); Extra Thorns [`EDR_525B`] ("Gain "Deathrattle: Deal 2 damage to all enemies.""); Barbed Upgrade [`EDR_525e`] ("Deathrattle: Deal 2 damage to all enemies."); Corrupted Toxins [`EDR_525e1`] ("Poisonous this turn.")
//~ done EDR_525 - 024f383e.2614de83 586907d0.27b647d2
pub const EDR_525: Power = choose_one(&["EDR_525A", "EDR_525B"]);

/// # Extra Eyes
/// Spell · 3 mana
/// > Gain **Poisonous** this turn.
//~ derived EDR_525A 9015c7dd 82ede6d1.110ae218 cbfca2cf
pub const EDR_525A: Power = spell(&[lend(&[has(GameTag::POISONOUS)], Lasts::ThisTurn)]);

/// # Extra Thorns
/// Spell · 3 mana
/// > Gain "**Deathrattle:** Deal 2 damage to all enemies."
//~ done EDR_525B - 82ede6d1.92448c97 33962e62
pub const EDR_525B: Power = spell(&[attach("EDR_525e")]);

/// # Barbed Upgrade
/// Enchantment
/// > **Deathrattle:** Deal 2 damage to all enemies.
//~ derived EDR_525e 00d15141 d522ad72.74248aa1 c5ec6d52
pub const EDR_525e: Power = deathrattle(&[deal(2).to(ENEMIES)]);

/// # Corrupted Toxins
/// Enchantment
/// > **Poisonous** this turn.
//~ derived EDR_525e1 794f1864 d522ad72.495a4777 c264a204
pub const EDR_525e1: Power = enchant(&[has(GameTag::POISONOUS)]).this_turn();

/// # Renferal, the Malignant
/// Minion · Beast · 3 mana · 3/3
/// > **Battlecry:** Trap @ random \|4(card, cards) in your opponent's hand for a turn. *(Improved for each time you've played this.)*
/// - Numbers: {0} = 1
/// - Makes: Webbed! [`EDR_526e`] ("Can't be played for a turn.")
//~ done EDR_526 - 22fea183.e6d2e2f5.eae7e889 dc8b722b.ba91fe82
pub const EDR_526: Power = battlecry(&[
    set_counter_to(1, YOU.play(named("EDR_526")).this_game().count()),
    one_by_one(
        ENEMY_HAND.random_of(10),
        &[if_(
            is_at_least(&counter_value(1), 1),
            &[attach("EDR_526e").to(THAT), set_counter_to(1, sum(&[counter_value(1), fixed(-1)]))],
        )],
    ),
]);

/// # Webbed!
/// Enchantment
/// > Can't be played for a turn.
//~ done EDR_526e - d522ad72.f4c469fe e2183af6
pub const EDR_526e: Power = enchant(&[has(GameTag::CANT_PLAY)]).next_turn();

/// # Ashamane
/// Minion · Beast · 9 mana · 7/7
/// > **Battlecry:** Fill your hand with copies of cards from your opponent's deck. They cost (3) less.
//~ done EDR_527 - 86ca0f67.50654f7d 901e8ae6
pub const EDR_527: Power = battlecry(&[get(copy_of(ENEMY_DECK.random_of(12))), give(&[cost_less(3)]).to(IT)]);

/// # Nightmare Fuel
/// Spell · 1 mana
/// > **Discover** a copy of a minion in your opponent's deck. **Combo:** With a **Dark Gift**.
//~ done EDR_528 - 2f198b86.d03ce1ba 8b238d1a
pub const EDR_528: Power = abilities(&[
    spell(&[discover_then(Offer::Entities(ENEMY_DECK.that(MINION)), &[get(copy_of(IT))])]),
    combo(&[discover_then(Offer::Entities(ENEMY_DECK.that(MINION)), &[dark_gift(IT), get(the(IT))])]).instead(),
]);

/// # Twisted Webweaver
/// Minion · Beast · 2 mana · 2/3
/// > Whenever you play another minion you've already played, draw a card.
//~ done EDR_540 - 40a2c733.5d3a7547 047d0a6f
pub const EDR_540: Power =
    whenever(YOU.play(all(&[MINION, YOU.play(shares(CardProperty::Name, &THAT)).this_game().at_least(2)])))
        .then(&[draw(1)]);

/// # Harbinger of the Blighted
/// Minion · 3 mana · 2/3
/// > Whenever this enters your hand from the battlefield, summon two random 2-Cost minions.
//~ done EDR_781 - decb9ba2.86e262cc 1547b42d
pub const EDR_781: Power =
    whenever(YOU.get(all(&[ITSELF, FROM_PLAY]))).in_hand().then(&[summon(random(all(&[MINION, COST.is(2)]))).picks(2)]);

/// # Everburning Phoenix
/// Minion · Elemental · Beast · 4 mana · 3/2
/// > Costs (1) less for each card you've played this turn. **Deathrattle:** At end of turn, get another Phoenix.
/// - Makes: Everburning [`FIR_919e`] ("Get Everburning Phoenix at the end of the turn.")
//~ done FIR_919 - a30c20f7.9d32f203 f0cd2d8b.95e104d8
pub const FIR_919: Power = abilities(&[
    costs(&[cost_less(1).times(YOU.play(CARD).this_turn().count())]),
    deathrattle(&[attach("FIR_919e").to(YOU)]),
]);

/// # Everburning
/// Enchantment
/// > Get Everburning Phoenix at the end of the turn.
/// - Makes: Everburning Phoenix [`FIR_919`] (3/2, "Costs (1) less for each card you've played this…")
//~ done FIR_919e - d522ad72.5b18a6b1 48e9dda1.0eb60c1d
pub const FIR_919e: Power = whenever(PLAYERS.turn_end()).once().then(&[get(card("FIR_919"))]);

/// # Smoke Bomb
/// Spell · Fire · 2 mana
/// > **Discover** a **Combo**, **Battlecry**, or **Stealth** minion with a **Dark Gift**.
//~ done FIR_920 - 64e9e702.17a864b0 8405a8c4
pub const FIR_920: Power = spell(&[discover_with_dark_gift(all(&[
    MINION,
    any(&[with(GameTag::COMBO), with(GameTag::BATTLECRY), with(GameTag::STEALTH)]),
]))]);

/// # Cindersword
/// Weapon · 1 mana · 1/2 durability
/// > **Battlecry:** If you're holding a minion with a **Dark Gift**, gain +3 Attack.
/// - Makes: Fiery [`FIR_922e`] ("\+3 Attack.")
//~ done FIR_922 - e6530ec3.38b3e413 145b4054.adb6d367
pub const FIR_922: Power =
    battlecry(&[attach("FIR_922e")]).when(there_is(&YOUR_HAND.that(all(&[MINION, with(GameTag::DARK_GIFT)]))));

/// # Fiery
/// Enchantment
/// > \+3 Attack.
//~ derived FIR_922e 54122faf d522ad72.a18441c4 9d414e64
pub const FIR_922e: Power = enchant(&[ATTACK.plus(3)]);
