//! Druid cards of Escape from Violet Hold.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file e54fc3d6

/// # Infest the Scullery
/// Spell · 5 mana
/// > Summon two random @-Cost minions. *(Improved by your hero attacks this game.)*
/// - Numbers: {0} = 2
//~ derived JAIL_200 d1350d8d 36b694de.a3ce8ec4.ea1d8a8e 8fb6e6b7
#[rustfmt::skip]
pub const JAIL_200: Power = abilities(&[spell(&[summon(random_costing(MINION, TEXT_NUMBER)).picks(2)]), improved(YOUR_HERO.attack(CARD).this_game().count())]);

/// # Secret Ingredient
/// Spell · 0 mana
/// > **Choose One -** Give your hero +2 Attack this turn; or get a random Druid card.
/// - Makes: A Little of This [`JAIL_201a`] ("Give your hero +2 Attack this turn."); A Dash of That [`JAIL_201b`] ("Get a random Druid card.")
//~ derived JAIL_201 e9ee1d60 3e8f9d5a.70eacb9d e39f8886.e4bd1e51
pub const JAIL_201: Power = choose_one(&["JAIL_201a", "JAIL_201b"]);

/// # A Little of This
/// Spell · 0 mana
/// > Give your hero +2 Attack this turn.
/// - Makes: A Little of This [`JAIL_201ae1`] ("\+2 Attack this turn.")
//~ derived JAIL_201a 29db9e98 3e8f9d5a.bd10cb6e d5241f65.bdf5f615
pub const JAIL_201a: Power = spell(&[attach("JAIL_201ae1").to(YOUR_HERO)]);

/// # A Little of This
/// Enchantment
/// > \+2 Attack this turn.
//~ derived JAIL_201ae1 c6a7286c d522ad72.717133fd d5241f65
pub const JAIL_201ae1: Power = enchant(&[ATTACK.plus(2)]).this_turn();

/// # A Dash of That
/// Spell · 0 mana
/// > Get a random Druid card.
//~ derived JAIL_201b ec65f5ec 3e8f9d5a.cb99c353 174e5165
pub const JAIL_201b: Power = spell(&[get(random(class(CardClass::Druid)))]);

/// # Spiderling
/// Minion · Beast · 1 mana · 1/2
/// > Your hero has +1 Attack on your turn.
/// - Makes: Tiny Fangs [`JAIL_202e`] ("\+1 Attack.")
//~ derived JAIL_202 6bd84b9b 550deb84.69135553 bc8531d4.51b751b5
pub const JAIL_202: Power = aura(YOUR_HERO).when(ON_YOUR_TURN).gives("JAIL_202e");

/// # Tiny Fangs
/// Enchantment
/// > \+1 Attack.
//~ derived JAIL_202e d7b2c0ef d522ad72.379bca7a 3ba6d6db
pub const JAIL_202e: Power = enchant(&[ATTACK.plus(1)]);

/// # Widow's Bite
/// Spell · 2 mana
/// > Give your hero +1 Attack this turn. Gain 1 Armor. Add "Widow's Feast" to your hand.
/// - Makes: Widow's Feast [`JAIL_436t`] ("Give your hero +2 Attack this turn. Gain 2 Armor.…"); Widow's Banquet [`JAIL_436t2`] ("Give your hero +4 Attack this turn. Gain 4 Armor."); Threads [`JAIL_436e`] ("\+1 Attack this turn."); Webs [`JAIL_436e2`] ("\+2 Attack this turn."); Fates [`JAIL_436e3`] ("\+4 Attack this turn.")
//~ derived JAIL_436 66fc0bae 7846e7ae.f82f0262 0fc28bd3.15f003fd
pub const JAIL_436: Power = spell(&[attach("JAIL_436e").to(YOUR_HERO), armor(1), get(card("JAIL_436t"))]);

/// # Threads
/// Enchantment
/// > \+1 Attack this turn.
//~ derived JAIL_436e 94f38fa5 d522ad72.c1531011 c54785c3
pub const JAIL_436e: Power = enchant(&[ATTACK.plus(1)]).this_turn();

/// # Webs
/// Enchantment
/// > \+2 Attack this turn.
//~ derived JAIL_436e2 251a7596 d522ad72.717133fd 594301a9
pub const JAIL_436e2: Power = enchant(&[ATTACK.plus(2)]).this_turn();

/// # Fates
/// Enchantment
/// > \+4 Attack this turn.
//~ derived JAIL_436e3 0bb21722 d522ad72.f2c23ec6 307463f4
pub const JAIL_436e3: Power = enchant(&[ATTACK.plus(4)]).this_turn();

/// # Widow's Feast
/// Spell · 2 mana
/// > Give your hero +2 Attack this turn. Gain 2 Armor. Add "Widow's Banquet" to your hand.
/// - Makes: Widow's Banquet [`JAIL_436t2`] ("Give your hero +4 Attack this turn. Gain 4 Armor.")
//~ derived JAIL_436t 66fd0baa 7846e7ae.3fdc02a7 f6a67cc5.f854927b
pub const JAIL_436t: Power =
    spell(&[lend(&[ATTACK.plus(2)], Lasts::ThisTurn).to(YOUR_HERO), armor(2), get(card("JAIL_436t2"))]);

/// # Widow's Banquet
/// Spell · 2 mana
/// > Give your hero +4 Attack this turn. Gain 4 Armor.
//~ derived JAIL_436t2 858babb7 7846e7ae.91b28471 ff06e3b5
pub const JAIL_436t2: Power = spell(&[lend(&[ATTACK.plus(4)], Lasts::ThisTurn).to(YOUR_HERO), armor(4)]);

/// # Spiteful Chef
/// Minion · 3 mana · 3/2
/// > **Battlecry:** Summon a 2-Cost **Taunt** minion. If you have 10 or more Mana, summon a 6-Cost instead.
/// - Makes: Bear Power [`JAIL_507e`] ("\+8 Attack")
//~ done JAIL_507 - 05811c42.ac626e48 22ed5491.3f196846
pub const JAIL_507: Power = battlecry(&[either(
    MANA_CRYSTALS.at_least(10),
    &[summon(random(all(&[MINION, with(GameTag::TAUNT), COST.is(6)])))],
    &[summon(random(all(&[MINION, with(GameTag::TAUNT), COST.is(2)])))],
)]);

/// # Bear Power
/// Enchantment
/// > \+8 Attack
//~ derived JAIL_507e fd91a011 d522ad72.04b05fed 98324c84
pub const JAIL_507e: Power = enchant(&[ATTACK.plus(8)]).this_turn();

/// # Chef Neth'rek
/// Minion · 3 mana · 3/3
/// > **Start of Game:** If your deck only has cards that cost (3) or less, set your Mana to 10 after five turns!
/// - Makes: Good Soup [`JAIL_860e`] ("Set your Mana to 10 after 5 turns.")
///
/// # Notes
///
/// After five turns of yours: at the start of the sixth.
//~ done JAIL_860 - 05878c57.ef037ed9 aa968cf7.380592b1
pub const JAIL_860: Power = on(Word::StartOfGame, &[attach("JAIL_860e").to(CONTROLLER)])
    .when(there_is_no(&YOUR_STARTING_DECK.that(COST.at_least(4))));

/// # Good Soup
/// Enchantment
/// > Set your Mana to 10 after 5 turns.
//~ done JAIL_860e - d522ad72.e18be6f8 4b5dadc9
pub const JAIL_860e: Power =
    whenever(YOU.turn_start()).when(there_is(&YOU.that(TURNS.at_least(6)))).once().then(&[gain_crystals(10)]);

/// # Noxious Bribe
/// Spell · 2 mana
/// > **Discover** a **Choose One** card. It has both effects combined. Give your opponent a plain copy.
/// - Makes: Noxious [`JAIL_861e`] ("Choose One combined.")
//~ done JAIL_861 - 7846e7ae.3e906e4b 6d7d46b9.1a6ece58
pub const JAIL_861: Power = spell(&[discover_then(
    Offer::Pool(with(GameTag::CHOOSE_ONE), Classes::Own),
    &[one_by_one(IT, &[get(copy_of(THAT)).for_(OPPONENT), get(the(THAT)), attach("JAIL_861e").to(THAT)])],
)]);

/// # Noxious
/// Enchantment
/// > **Choose One** combined.
//~ done JAIL_861e - d522ad72.3d304efb 1d094a5d
pub const JAIL_861e: Power = enchant(&[has(GameTag::CHOOSE_BOTH)]);

/// # Lethal Recipe
/// Spell · 3 mana
/// > Draw 2 minions. If you have 10 or more Mana, give them +3/+3.
/// - Makes: Lethal [`JAIL_866e`] ("\+3/+3.")
//~ done JAIL_866 - 82ede6d1.6ad43339 f810b18d.af798421
pub const JAIL_866: Power = spell(&[draw_that(2, MINION), attach("JAIL_866e").to(IT).when(MANA_CRYSTALS.at_least(10))]);

/// # Lethal
/// Enchantment
/// > \+3/+3.
//~ derived JAIL_866e b433d249 d522ad72.184d0f12 9b384046
pub const JAIL_866e: Power = enchant(&[plus(3, 3)]);

/// # Spider Rider
/// Minion · 2 mana · 1/4
/// > After your hero attacks, draw a card.
//~ derived JAIL_872 398ff33d 4c924706.a64dc786 221f36bc
pub const JAIL_872: Power = after(YOUR_HERO.attack(CARD)).then(&[draw(1)]);

/// # Staff of Trickery
/// Weapon · 4 mana · 1/4 durability
/// > After your hero attacks, **Discover** a Druid card. Reduce its Cost by your hero's Attack.
/// - Makes: Trickery [`JAIL_875e`] ("Reduced Cost.")
//~ done JAIL_875 - 5f66cdd6.c355984b 207c9516.17fba8d7
pub const JAIL_875: Power = after(YOUR_HERO.attack(CARD))
    .then(&[discover(class(CardClass::Druid)), attach("JAIL_875e").with_x(ATTACK.of(YOUR_HERO)).to(IT)]);

/// # Trickery
/// Enchantment
/// > Reduced Cost.
//~ done JAIL_875e - d522ad72.dda26391 f1e68172
pub const JAIL_875e: Power = enchant(&[cost_less(1).times(X)]);
