//! Rogue cards of Across the Timeways.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 3a7349c8

/// # Eventuality
/// Spell · Shadow · 2 mana
/// > Deal $2 damage. **Imbue** your Hero Power.
/// - Makes: Blessing of the Bronze [`END_000p`] ("Rewind Get a random minion from another class. It…"); Dimensionally Shifted [`END_000e`] ("Reduced Cost.")
//~ derived END_000 4c71def7 a5d45018.758b6fc5 a8857d93.076a64be
pub const END_000: Power = spell(&[deal(2).to(TARGET), imbue()]);

/// # Dimensionally Shifted
/// Enchantment
/// > Reduced Cost.
//~ todo END_000e 25d6e257 d522ad72.dda26391 ac117681
pub const END_000e: Power = TODO;

/// # Blessing of the Bronze
/// Hero Power · 1 mana
/// > **Rewind** Get a random minion from another class. It costs (@) less.
/// - Numbers: {0} = 1
//~ done END_000p - 3808c64e.6c6ab673.eae7e889 ab20b897
pub const END_000p: Power = hero_power(&[
    get(random_of(MINION, Classes::Other)),
    give(&[cost_less(1).times(X)]).with_x(YOU.imbue().this_game().count()).to(IT),
]);

/// # Shade of the End Time
/// Minion · Undead · 3 mana · 3/3
/// > **Stealth Spell Damage +1**
/// - Classes: Rogue, Shaman
//~ vanilla END_031 c76c7c52 e14ef5e3.4ff83c9c c0d6ff84.0c290933
pub const END_031: Power = VANILLA;

/// # Winged Aberration
/// Minion · Dragon · 4 mana · 4/4
/// > **Rush Combo: Overload** for (2) to gain **Immune** this turn and **Windfury**.
/// - Classes: Rogue, Shaman
/// - Makes: Aberrant [`END_032e`] ("Immune this turn.")
//~ done END_032 - 306f805a.154f2d39 160228f1.0c290933.d382893d
pub const END_032: Power = combo(&[overload(2), attach("END_032e"), give(&[has(GameTag::WINDFURY)])]);

/// # Aberrant
/// Enchantment
/// > **Immune** this turn.
//~ derived END_032e 7bbb27ca d522ad72.fb55a5e5 85f78389
pub const END_032e: Power = enchant(&[has(GameTag::IMMUNE)]).this_turn();

/// # Chrono Daggers
/// Spell · 3 mana
/// > **Rewind** Throw 3 knives at random enemies that deal $2 damage each.
//~ done TIME_001 - 82ede6d1.c4f4f077 cf774b69
pub const TIME_001: Power = spell(&[deal(2).to(ENEMIES.random()).repeated(3)]);

/// # Royal Informant
/// Minion · 3 mana · 2/4
/// > **Battlecry:** Look at the right- most card in your opponent's hand. Either get a copy of it or increase its Cost by (2).
/// - Makes: Mitigate Threat [`TIME_036t`] ("Increase the Cost of your opponent's card by (2)."); Threat Mitigation [`TIME_036e`] ("Costs (2) more.")
//~ done TIME_036 - def81b81.66109472 eaee9df5.26b55f00
pub const TIME_036: Power =
    battlecry(&[choose(&[&[get(copy_of(ENEMY_HAND.last(1)))], &[attach("TIME_036e").to(ENEMY_HAND.last(1))]])])
        .when(there_is(&ENEMY_HAND));

/// # Threat Mitigation
/// Enchantment
/// > Costs (2) more.
//~ derived TIME_036e 2c55bd45 d522ad72.7201933b b764646d
pub const TIME_036e: Power = enchant(&[cost_more(2)]);

/// # Mitigate Threat
/// Spell · 0 mana
/// > Increase the Cost of your opponent's card by (2).
//~ todo TIME_036t 206e28dd 3e8f9d5a.0ca770a6 67f9b375
pub const TIME_036t: Power = TODO;

/// # Deja Vu
/// Spell · 1 mana
/// > **Discover** a copy of a card in your opponent's hand.
//~ derived TIME_039 4be0fde8 2f198b86.fd8ccd03 ae62e62f
pub const TIME_039: Power = spell(&[discover_then(Offer::Entities(ENEMY_HAND), &[get(copy_of(IT))])]);

/// # Troubled Double
/// Minion · 4 mana · 3/3
/// > **Stealth Combo:** Summon a copy of this.
//~ derived TIME_710 05c8ed65 e3939604.3afdceca 0df0fe76
pub const TIME_710: Power = combo(&[summon(copy_of(THIS))]);

/// # Flashback
/// Spell · 2 mana
/// > Summon two random 1-Cost minions from the past. **Combo:** With +1 Attack.
/// - Makes: Memories [`TIME_711e`] ("\+1 Attack.")
//~ done TIME_711 - 7846e7ae.b8d7a6b7 1a59bb59.ac3accfa
pub const TIME_711: Power = spell(&[
    summon(random(all(&[MINION, COST.is(1), FROM_THE_PAST]))).picks(2),
    attach("TIME_711e").to(IT).when(Condition::Combo),
]);

/// # Memories
/// Enchantment
/// > \+1 Attack.
//~ derived TIME_711e 51aa7350 d522ad72.379bca7a 44fe26e6
pub const TIME_711e: Power = enchant(&[ATTACK.plus(1)]);

/// # Dethrone
/// Spell · Shadow · 7 mana
/// > Destroy a minion. **Combo:** Summon a random 8-Cost minion.
//~ derived TIME_712 baad5c25 52656de7.99b2a409 b98f319b
pub const TIME_712: Power =
    abilities(&[spell(&[destroy(A_MINION)]), combo(&[summon(random(all(&[MINION, COST.is(8)])))])]);

/// # Time Adm'ral Hooktail
/// Minion · Dragon · Pirate · 5 mana · 4/6
/// > **Battlecry:** Summon a 0/8 Chest for your opponent. *It's FULL of Coins!*
/// - Makes: Timeless Chest [`TIME_713t`] (0/8, "Deathrattle: Fill your opponent's hand with…")
//~ done TIME_713 - 8a428718.1ac2b691 ff046a45.6f3163b8
pub const TIME_713: Power = battlecry(&[summon(card("TIME_713t")).for_(OPPONENT)]);

/// # Timeless Chest
/// Minion · 3 mana · 0/8
/// > **Deathrattle:** Fill your opponent's hand with Coins.
//~ done TIME_713t - 8dfdb0dd.639e69d1 4c71d7bb
pub const TIME_713t: Power = deathrattle(&[get(card("GAME_005")).copies(10).for_(OPPONENT)]);

/// # Fast Forward
/// Spell · 4 mana
/// > Draw 2 cards. Pick one to have its Cost reduced by (2).
//~ done TIME_770 - 38d1d3b0.fcfa5775 92f548e9
pub const TIME_770: Power = spell(&[draw(2), choose_from(IT, &[give(&[cost_less(2)]).to(IT)], &[])]);

/// # Garona Halforcen
/// Minion · 4 mana · 5/4
/// > **Fabled**. **Battlecry:** If your opponent is holding King Llane, destroy him and cut their Health in half.
/// - Makes: King Llane [`TIME_875t`] (3/3, "Start of Game: Hide from Garona in the enemy's…"); The Kingslayers [`TIME_875t1`] (3/2 durability, "After your hero attacks, both players draw a…")
///
/// # Notes
///
/// Half of the Health that the hero has, rounded up; no source tells how it is rounded.
//~ done TIME_875 - 5af9fab3.b13b09a7 f8a04b9f.1e736fc2
pub const TIME_875: Power = battlecry(&[if_(
    there_is(&ENEMY_HAND.that(named("TIME_875t"))),
    &[
        destroy(ENEMY_HAND.that(named("TIME_875t"))),
        set_remaining_health(1).times(half(&HEALTH.of(ENEMY_HERO))).to(ENEMY_HERO),
    ],
)]);

/// # King Llane
/// Minion · 3 mana · 3/3
/// > **Start of Game:** Hide from Garona in the enemy's deck. **Battlecry:** Draw a card. Shuffle this back into your deck.
//~ done TIME_875t - 05878c57.3929b8ce 133758d1
pub const TIME_875t: Power = abilities(&[
    on(Word::StartOfGame, &[shuffle(the(THIS)).for_(OPPONENT)]),
    battlecry(&[draw(1), shuffle(the(THIS))]),
]);

/// # The Kingslayers
/// Weapon · 2 mana · 3/2 durability
/// > After your hero attacks, both players draw a **Legendary** card.
//~ done TIME_875t1 - 9c01ccd6.6594af79 90f20b74
pub const TIME_875t1: Power =
    after(YOUR_HERO.attack(CARD)).then(&[draw_that(1, rarity(Rarity::Legendary)).for_(PLAYERS)]);

/// # Shapeshifter
/// Minion · 1 mana · 1/1
/// > Each turn this is in your hand, transform into a random minion in your opponent's hand.
/// - Makes: Shapeshifting [`TIME_876e`] ("Transforming into a random minion in your…")
//~ done TIME_876 - cbd7c476.c68a1795 eeaeb9c5.d8925f7f
pub const TIME_876: Power = whenever(YOU.turn_start()).in_hand().then(SHAPESHIFT);

/// Without a minion to become, it waits for the next turn as it is.
const SHAPESHIFT: &[Effect] = &[if_(
    there_is(&ENEMY_HAND.that(MINION)),
    &[transform(THIS, copy_of(ENEMY_HAND.that(MINION).random())), attach("TIME_876e").to(THIS)],
)];

/// # Shapeshifting
/// Enchantment
/// > Transforming into a random minion in your opponent's hand.
//~ done TIME_876e - d522ad72.5dcb5883 88884317
pub const TIME_876e: Power = whenever(YOU.turn_start()).in_hand().then(SHAPESHIFT);
