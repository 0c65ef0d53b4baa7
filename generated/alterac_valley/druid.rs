//! Druid cards of Fractured in Alterac Valley.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file e83f9242

/// # Wildheart Guff
/// Hero · 5 mana · 30 health, 5 armor
/// > **Battlecry:** Set your maximum Mana to 20. Gain an empty Mana Crystal. Draw a card.
/// - Makes: Nurture [`AV_205p`] ("Choose One - Draw a card; or Gain an empty Mana…"); Ice Blossom [`AV_205a`] ("Gain an empty Mana Crystal.")
//~ done AV_205 - e1e8c007.c252f0b0 4e0b746a.d848bbd0
pub const AV_205: Power = battlecry(&[
    raise_max_mana(-1).times(MOST_MANA_CRYSTALS.of(YOU)),
    raise_max_mana(20),
    gain_empty_crystals(1),
    draw(1),
]);

/// # Ice Blossom
/// Spell · 2 mana
/// > Gain an empty Mana Crystal.
//~ derived AV_205a cf91ab0c 7846e7ae.fcccaa11 55f58080
pub const AV_205a: Power = spell(&[gain_empty_crystals(1)]);

/// # Nurture
/// Hero Power · 2 mana
/// > **Choose One -** Draw a card; or Gain an empty Mana Crystal.
/// - Makes: Valley Root [`AV_205pb`] ("Draw a card.")
//~ done AV_205p - 4902b083.20f0e9f1 9b39604a.cc15954a
pub const AV_205p: Power = hero_power(&[choose(&[&[draw(1)], &[gain_empty_crystals(1)]])]);

/// # Valley Root
/// Spell · 2 mana
/// > Draw a card.
//~ derived AV_205pb a444cc11 7846e7ae.442bc6f4 c4c1e02a
pub const AV_205pb: Power = spell(&[draw(1)]);

/// # Pathmaker
/// Minion · 3 mana · 3/4
/// > **Battlecry:** Cast the other choice from the last **Choose One** spell you've cast. @**Battlecry:** {0}
/// - Makes: Path Tracker [`AV_210e`] ("Tracking Sub-Spell.")
///
/// # Notes
///
/// Its targets are chosen at random, as those of any spell that an effect casts. Of a spell that did both (Fandral Staghelm) no choice
/// is left, and nothing is cast (no source).
//~ done AV_210 - 05841e04.b6ddac08 21b07ec7.2d054765
pub const AV_210: Power =
    battlecry(&[cast(other_choice_of(PLAYED_BY_YOU.that(all(&[SPELL, with(GameTag::CHOOSE_ONE)])).last(1)))]);

/// # Path Tracker
/// Enchantment
/// > Tracking Sub-Spell.
//~ todo AV_210e 35ed4dea d522ad72.911e74f7 f2b64f24
pub const AV_210e: Power = TODO;

/// # Dire Frostwolf
/// Minion · Beast · 4 mana · 4/4
/// > **Stealth Deathrattle:** Summon a 2/2 Wolf with **Stealth**.
/// - Makes: Frostwolf Cub [`AV_211t`] (2/2, "Stealth")
//~ derived AV_211 3f0e9e26 79d4db7e.a62528c3 402c826a.1f14bd90
pub const AV_211: Power = deathrattle(&[summon(card("AV_211t"))]);

/// # Frostwolf Cub
/// Minion · Beast · 2 mana · 2/2
/// > **Stealth**
//~ vanilla AV_211t bc6391d8 40a0f9de.86cd88a1 192a6051
pub const AV_211t: Power = VANILLA;

/// # Frostsaber Matriarch
/// Minion · Beast · 7 mana · 4/5
/// > **Taunt**. Costs (1) less for each Beast you've summoned this game.
//~ derived AV_291 898288db b5bf224f.720296ae d54cc80c
pub const AV_291: Power = costs(&[cost_less(1).times(YOU.summon(BEAST).this_game().count())]);

/// # Heart of the Wild
/// Spell · 3 mana
/// > Give a minion +2/+2, then give your Beasts +1/+1.
/// - Makes: Pack Alpha [`AV_292e`] ("\+2/+2."); Pack Member [`AV_292e2`] ("\+1/+1.")
//~ derived AV_292 2878af42 82ede6d1.c1ddd9dd 35e19360.05a6bdcf
pub const AV_292: Power = spell(&[attach("AV_292e").to(A_MINION), attach("AV_292e2").to(FRIENDLY_MINIONS.that(BEAST))]);

/// # Pack Alpha
/// Enchantment
/// > \+2/+2.
//~ derived AV_292e 5a9fb11c d522ad72.d5727bd5 46f5acd5
pub const AV_292e: Power = enchant(&[plus(2, 2)]);

/// # Pack Member
/// Enchantment
/// > \+1/+1.
//~ derived AV_292e2 eb927873 d522ad72.cb08f83e 1588154e
pub const AV_292e2: Power = enchant(&[plus(1, 1)]);

/// # Wing Commander Mulverick
/// Minion · 4 mana · 2/5
/// > **Rush**. Your minions have "**Honorable Kill:** Summon a 2/2 Wyvern with **Rush**."
/// - Makes: Strike Wyvern [`AV_293t`] (2/2, "Rush"); Air Strike [`AV_293e`] ("Honorable Kill: Summon a 2/2 Wyvern with Rush.")
//~ done AV_293 - 58145516.471c8663 a9ddb00a.ace1387f
pub const AV_293: Power = whenever(CHARACTERS.that(HEALTH.is(0)).takes_damage_from(all(&[MINION, FRIENDLY])))
    .when(ON_YOUR_TURN)
    .then(&[summon(card("AV_293t"))]);

/// # Air Strike
/// Enchantment
/// > **Honorable Kill:** Summon a 2/2 Wyvern with **Rush**.
//~ derived AV_293e fc807d4b d522ad72.ad993bd7 895ae6e3
pub const AV_293e: Power = on(Word::HonorableKill, &[summon(card("AV_293t"))]);

/// # Strike Wyvern
/// Minion · Beast · 2 mana · 2/2
/// > **Rush**
//~ vanilla AV_293t ad5beebd 40a0f9de.57b12c28 7e7432e8
pub const AV_293t: Power = VANILLA;

/// # Clawfury Adept
/// Minion · Beast · 2 mana · 2/3
/// > **Battlecry:** Give all other friendly characters +1 Attack this turn.
/// - Makes: Snowcapped [`AV_294e`] ("\+1 Attack this turn.")
//~ done AV_294 - 40a2c733.94630d66 2ad7066b.21a16fc0
pub const AV_294: Power = battlecry(&[attach("AV_294e").to(FRIENDLY_CHARACTERS.other())]);

/// # Snowcapped
/// Enchantment
/// > \+1 Attack this turn.
//~ derived AV_294e ce2be5db d522ad72.c1531011 1e2ba2b6
pub const AV_294e: Power = enchant(&[ATTACK.plus(1)]).this_turn();

/// # Capture Coldtooth Mine
/// Spell · 2 mana
/// > **Choose One -** Draw your lowest Cost card; or Draw your highest Cost card.
/// - Makes: More Resources [`AV_295a`] ("Draw your lowest Cost card."); More Supplies [`AV_295b`] ("Draw your highest Cost card.")
//~ done AV_295 - 7846e7ae.ee35c53c 7470e994.71775430
pub const AV_295: Power = choose_one(&["AV_295a", "AV_295b"]);

/// # More Resources
/// Spell · 2 mana
/// > Draw your lowest Cost card.
//~ done AV_295a - 7846e7ae.78f6e4c7 3dd83326
pub const AV_295a: Power = spell(&[get(the(YOUR_DECK.least(COST)))]);

/// # More Supplies
/// Spell · 2 mana
/// > Draw your highest Cost card.
//~ derived AV_295b cf639378 7846e7ae.c0404a05 54e0293c
pub const AV_295b: Power = spell(&[get(the(YOUR_DECK.most(COST)))]);

/// # Pride Seeker
/// Minion · 3 mana · 2/4
/// > **Battlecry:** Your next **Choose One** card costs (2) less.
/// - Makes: Grown Up [`AV_296e`] ("Your next Choose One card costs (2) less."); Proud [`AV_296e2`] ("Costs (2) less.")
//~ derived AV_296 0fa27a67 def81b81.abd140f4 390582b3.e68b3cc6
pub const AV_296: Power = battlecry(&[attach("AV_296e").to(YOU)]);

/// # Grown Up
/// Enchantment
/// > Your next Choose One card costs (2) less.
//~ derived AV_296e c429e52b d522ad72.3391b599 898e4174
#[rustfmt::skip]
pub const AV_296e: Power = enchant(&[]).aura(YOUR_HAND.that(with(GameTag::CHOOSE_ONE)), &[cost_less(2)]).until(YOU.play(with(GameTag::CHOOSE_ONE)));

/// # Proud
/// Enchantment
/// > Costs (2) less.
//~ derived AV_296e2 1c2d31dc d522ad72.90c32b47 e07400b5
pub const AV_296e2: Power = enchant(&[cost_less(2)]);

/// # Frostwolf Kennels
/// Spell · 3 mana
/// > At the end of your turn, summon a 2/2 Wolf with **Stealth**. Lasts 3 turns.
/// - Makes: Frostwolf Cub [`AV_211t`] (2/2, "Stealth")
//~ derived AV_360 7f410ece 82ede6d1.a86c81fc cb902930.1f14bd90
pub const AV_360: Power = abilities(&[at_end_of_your_turn(&[summon(card("AV_211t"))]), lasts(3)]);

/// # Boomkin
/// Minion · 5 mana · 4/5
/// > **Choose One -** Restore #8 Health to your hero; or Deal 4 damage.
/// - Makes: Eyes of the Moon [`ONY_018t`] ("Restore 8 Health to your hero."); Heart of the Sun [`ONY_018t2`] ("Deal 4 damage.")
//~ derived ONY_018 0308af0a a0c2f312.e484c5cd 167677dc.c5ebf1c0
pub const ONY_018: Power = choose_one(&["ONY_018t", "ONY_018t2"]);

/// # Eyes of the Moon
/// Spell · 5 mana
/// > Restore 8 Health to your hero.
//~ derived ONY_018t 03afcd00 36b694de.ff17a9b6 0c2a2b1c
pub const ONY_018t: Power = spell(&[heal(8).to(YOUR_HERO)]);

/// # Heart of the Sun
/// Spell · 5 mana
/// > Deal 4 damage.
//~ derived ONY_018t2 68803a77 36b694de.9ba5ad0e 9b29bbdb
pub const ONY_018t2: Power = spell(&[deal(4).to(TARGET)]);

/// # Raid Negotiator
/// Minion · 4 mana · 3/4
/// > **Battlecry: Discover** a **Choose One** card. It has both effects combined.
/// - Makes: Decisive [`ONY_019e`] ("Your next Choose One card is combined.")
//~ done ONY_019 - e3b00837.353406a1 dc1181ab.16acca8a
pub const ONY_019: Power = battlecry(&[discover_then(
    Offer::Pool(with(GameTag::CHOOSE_ONE), Classes::Own),
    &[get(the(IT)), give(&[has(GameTag::CHOOSE_BOTH)]).to(IT)],
)]);

/// # Decisive
/// Enchantment
/// > Your next **Choose One** card is combined.
//~ todo ONY_019e 2a472f1b d522ad72.8c4ca205 313db9ce
pub const ONY_019e: Power = TODO;

/// # Scale of Onyxia
/// Spell · 7 mana
/// > Fill your board with 2/1 Whelps with **Rush**.
/// - Makes: [`ONY_001t`](crate::alterac_valley::neutral::ONY_001t)
//~ derived ONY_021 ded56c06 014b7716.85fb7b3b 7824bfd2.7cfcac11
pub const ONY_021: Power = spell(&[summon(card("ONY_001t")).copies(7)]);
