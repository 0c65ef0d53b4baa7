//! Shaman cards of United in Stormwind.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file a5ce77ac

/// # Brilliant Macaw
/// Minion · Beast · 3 mana · 3/3
/// > **Battlecry:** Repeat the last **Battlecry** you played.
//~ done DED_509 - 22fea183.966d8356 fa0383c7
pub const DED_509: Power = battlecry(&[repeat_ability(
    Word::Battlecry,
    last_of(YOU.play(all(&[with(GameTag::BATTLECRY), not(&named("DED_509"))])).this_game().other()),
)]);

/// # Suckerhook
/// Minion · Pirate · 4 mana · 3/6
/// > At the end of your turn, transform your weapon into one that costs (1) more.
//~ done DED_511 - b1cec7b1.a15770cb 5445bef8
pub const DED_511: Power = at_end_of_your_turn(&[transform(YOUR_WEAPON, random_costing_more(WEAPON, 1, COST.of(IT)))]);

/// # Cookie the Cook
/// Minion · Murloc · Pirate · 3 mana · 2/3
/// > **Lifesteal Deathrattle:** Equip a 2/3 Stirring Rod with **Lifesteal**.
/// - Makes: Cookie's Stirring Rod [`DED_522t`] (2/3 durability, "Lifesteal")
//~ derived DED_522 a88493d5 ee22eb98.5b6c153c 2b52be93.9ee69b23
pub const DED_522: Power = deathrattle(&[equip(card("DED_522t"))]);

/// # Cookie's Stirring Rod
/// Weapon · 3 mana · 2/3 durability
/// > **Lifesteal**
//~ vanilla DED_522t 168e5b60 283c0a11.b857c9f1 33cad62e
pub const DED_522t: Power = VANILLA;

/// # Auctionhouse Gavel
/// Weapon · 2 mana · 2/2 durability
/// > After your hero attacks, reduce the Cost of a **Battlecry** minion in your hand by (1).
/// - Makes: Sold! [`SW_025e`] ("Costs (1) less.")
//~ derived SW_025 dbf1c737 55a4c629.b89e1f54 af027db0.d1f291c3
#[rustfmt::skip]
pub const SW_025: Power = after(YOUR_HERO.attack(CARD)).then(&[attach("SW_025e").to(YOUR_HAND.that(all(&[MINION, with(GameTag::BATTLECRY)])).random())]);

/// # Sold!
/// Enchantment
/// > Costs (1) less.
//~ derived SW_025e a65956bc d522ad72.f705eb41 2207848a
pub const SW_025e: Power = enchant(&[cost_less(1)]);

/// # Spirit Alpha
/// Minion · Undead · Beast · 4 mana · 2/5
/// > After you play a card with **Overload**, summon a 2/3 Spirit Wolf with **Taunt**.
/// - Makes: [`DRG_217t`](crate::descent_of_dragons::shaman::DRG_217t); [`EX1_tk11`](crate::classic::shaman::EX1_tk11)
//~ derived SW_026 ffa96735 911b04f5.d322516a f6da5d07.17d0e1b4
pub const SW_026: Power = after(YOU.play(with(GameTag::OVERLOAD))).then(&[summon(card("EX1_tk11"))]);

/// # Command the Elements
/// Spell · 1 mana
/// > **Questline:** Play 3 cards with **Overload**. **Reward:** Unlock your **Overloaded** Mana Crystals.
/// - Makes: Stir the Stones [`SW_031t`] ("Questline: Play 3 cards with Overload. Reward:…"); Tame the Flames [`SW_031t2`] ("Questline: Play 2 cards with Overload. Reward:…"); Stormcaller Bru'kan [`SW_031t7`] (7/7, "Battlecry: For the rest of the game, your spells…"); Living Earth [`SW_031t8`] (3/3, "Taunt")
//~ derived SW_031 bdd1dea2 2f198b86.93202426 1b9d6c6a.33900ad1
#[rustfmt::skip]
pub const SW_031: Power = quest(Goal::Times(3), &[YOU.play(with(GameTag::OVERLOAD))]).reward(&[unlock_overload(), put_into_play(card("SW_031t"))]);

/// # Stir the Stones
/// Spell · 1 mana
/// > **Questline:** Play 3 cards with **Overload**. **Reward:** Summon a 3/3 Elemental with **Taunt**.
/// - Makes: Tame the Flames [`SW_031t2`] ("Questline: Play 2 cards with Overload. Reward:…")
//~ done SW_031t - 2f198b86.4df647d2 51ae8bf2.6f50dd98
pub const SW_031t: Power = quest(Goal::Times(3), &[YOU.play(with(GameTag::OVERLOAD))])
    .reward(&[summon(card("SW_031t8")), put_into_play(card("SW_031t2"))]);

/// # Tame the Flames
/// Spell · 1 mana
/// > **Questline:** Play 2 cards with **Overload**. **Reward:** Stormcaller Bru'kan.
/// - Makes: Stormcaller Bru'kan [`SW_031t7`] (7/7, "Battlecry: For the rest of the game, your spells…")
//~ done SW_031t2 - 2f198b86.6e8c216d 07409fc0.ea89cef0
pub const SW_031t2: Power =
    quest(Goal::Times(2), &[YOU.play(with(GameTag::OVERLOAD))]).reward(&[get(card("SW_031t7"))]);

/// # Stormcaller Bru'kan
/// Minion · 5 mana · 7/7
/// > **Battlecry:** For the rest of the game, your spells cast twice.
/// - Makes: Stormcaller [`SW_031t7e`] ("Spells cast twice.")
//~ done SW_031t7 - c32c1bd8.c1da393e 6af900f8.f3f39ee1
pub const SW_031t7: Power = battlecry(&[attach("SW_031t7e").to(CONTROLLER)]);

/// # Stormcaller
/// Enchantment
/// > Spells cast twice.
//~ done SW_031t7e - d522ad72.69582909 d313fe0e
pub const SW_031t7e: Power = enchant(&[has(GameTag::EXTRA_SPELL_CASTS_BASE)]);

/// # Living Earth
/// Minion · Elemental · 3 mana · 3/3
/// > **Taunt**
//~ vanilla SW_031t8 4d156422 6458dbe2.4b0c5d24 43a503a3
pub const SW_031t8: Power = VANILLA;

/// # Granite Forgeborn
/// Minion · Elemental · 4 mana · 4/5
/// > **Battlecry:** Reduce the Cost of Elementals in your hand and deck by (1).
/// - Makes: Forged [`SW_032e`] ("Costs (1) less.")
//~ derived SW_032 62c75453 c5607528.db176873 7298f9dd.569dda1f
pub const SW_032: Power =
    battlecry(&[attach("SW_032e").to(together(&[YOUR_HAND.that(ELEMENTAL), YOUR_DECK.that(ELEMENTAL)]))]);

/// # Forged
/// Enchantment
/// > Costs (1) less.
//~ derived SW_032e 0c33cff2 d522ad72.f705eb41 1300fa41
pub const SW_032e: Power = enchant(&[cost_less(1)]);

/// # Canal Slogger
/// Minion · Elemental · 4 mana · 6/4
/// > **Rush**, **Lifesteal Overload:** (1)
//~ vanilla SW_033 32a8647e c5edf248.3026399c e480fcf9
pub const SW_033: Power = VANILLA;

/// # Tiny Toys
/// Spell · 6 mana
/// > Summon four random 5-Cost minions. Make them 2/2.
/// - Makes: Tiny Toy [`SW_034e`] ("2/2.")
//~ done SW_034 - 9e3ad3c7.a5028fb0 1684b3e1.22d3eaa1
pub const SW_034: Power = spell(&[summon(random(all(&[MINION, COST.is(5)]))).picks(4), attach("SW_034e").to(IT)]);

/// # Tiny Toy
/// Enchantment
/// > 2/2.
//~ derived SW_034e c2806d3f d522ad72.142bb519 6e72b6e3
pub const SW_034e: Power = enchant(&[become_stats(2, 2)]);

/// # Charged Call
/// Spell · Nature · 3 mana
/// > **Discover** a @-Cost minion and summon it. *(Upgraded for each **Overload** card you played this game!)*
/// - Numbers: {0} = 1
///
/// # Notes
///
/// It stops upgrading at 10 Mana.
//~ done SW_035 - a4db704b.a232bdeb.eae7e889 0a77812f
pub const SW_035: Power = spell(&[discover_then(
    Offer::Pool(
        all(&[MINION, COST.same_as(&least_of(&[fixed(10), sum(&[fixed(1), OVERLOADERS.count()])]))]),
        Classes::Own,
    ),
    &[summon(the(IT))],
)]);
const OVERLOADERS: Past = YOU.play(with(GameTag::OVERLOAD)).this_game();

/// # Investment Opportunity
/// Spell · 1 mana
/// > Draw an **Overload** card.
//~ derived SW_095 d24d64e6 2f198b86.260ae562 4330ba0e
pub const SW_095: Power = spell(&[draw_that(1, with(GameTag::OVERLOAD))]);

/// # Overdraft
/// Spell · 1 mana
/// > **Tradeable** Unlock your **Overloaded** Mana Crystals to deal that much damage.
//~ done SW_114 - 2f198b86.cf0bea18 27497ace
pub const SW_114: Power = spell(&[unlock_overload(), deal(1).times(LAST_AMOUNT).to(TARGET)]);

/// # Bolner Hammerbeak
/// Minion · 2 mana · 1/4
/// > After you play a **Battlecry** minion, repeat the first **Battlecry** played this turn.
//~ done SW_115 - 4c924706.80c5c23d 53af54f4
pub const SW_115: Power = after(YOU.play(all(&[MINION, with(GameTag::BATTLECRY)])))
    .then(&[repeat_ability(Word::Battlecry, each_past(YOU.play(with(GameTag::BATTLECRY)).this_turn()).first(1))]);
