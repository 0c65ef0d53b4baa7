//! Druid cards of Fractured in Alterac Valley.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 79b87d18

/// # Wildheart Guff
///
/// `AV_205` · Druid hero · 5 mana · 30 health, 5 armor
///
/// > **Battlecry:** Set your maximum Mana to 20. Gain an empty Mana Crystal. Draw a card.
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Mechanics: Battlecry
/// - Hero power: Nurture [`AV_205p`]
/// - Tokens: Ice Blossom [`AV_205a`]
///
/// State: Todo
//~ todo AV_205 185a3368 54e9e923 96b38642.c252f0b0
pub const AV_205: Power = TODO;

/// # Ice Blossom
///
/// `AV_205a` · Druid spell · 2 mana
///
/// > Gain an empty Mana Crystal.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived AV_205a 56de7331 2d5b47fa 5c288f8f.fcccaa11
pub const AV_205a: Power = spell(&[empty_crystals(1)]);

/// # Nurture
///
/// `AV_205p` · Druid hero power · 2 mana
///
/// > **Choose One -** Draw a card; or Gain an empty Mana Crystal.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Choose One
/// - Tokens: Valley Root [`AV_205pb`]
///
/// State: Todo
//~ todo AV_205p a2c75daf 2d97096e 208b83a9.20f0e9f1
pub const AV_205p: Power = TODO;

/// # Valley Root
///
/// `AV_205pb` · Druid spell · 2 mana
///
/// > Draw a card.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived AV_205pb 75bfdc36 a444cc11 f224db21.442bc6f4
pub const AV_205pb: Power = spell(&[draw(1)]);

/// # Pathmaker
///
/// `AV_210` · Druid minion · 3 mana · 3/4
///
/// > **Battlecry:** Cast the other choice from the last **Choose One** spell you've cast. @**Battlecry:** {0}
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Choose One
/// - Enchantments: Path Tracker [`AV_210e`]
///
/// State: Todo
//~ todo AV_210 617f73b1 3c5cdd37 770ad4e6.b6ddac08
pub const AV_210: Power = TODO;

/// # Path Tracker
///
/// `AV_210e` · Druid enchantment
///
/// > Tracking Sub-Spell.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ todo AV_210e baefc948 35ed4dea 0cf82a2d.911e74f7
pub const AV_210e: Power = TODO;

/// # Dire Frostwolf
///
/// `AV_211` · Druid minion · 4 mana · 4/4
///
/// > **Stealth Deathrattle:** Summon a 2/2 Wolf with **Stealth**.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Minion type: Beast
/// - Mechanics: Stealth, Deathrattle
/// - Tokens: Frostwolf Cub [`AV_211t`]
///
/// State: Derived
//~ derived AV_211 915c021b 3f0e9e26 cb346d51.a62528c3
pub const AV_211: Power = deathrattle(&[summon(card("AV_211t"))]);

/// # Frostwolf Cub
///
/// `AV_211t` · Neutral minion · 2 mana · 2/2
///
/// > **Stealth**
///
/// - Set: Fractured in Alterac Valley
/// - Minion type: Beast
/// - Mechanics: Stealth
///
/// State: Vanilla
//~ vanilla AV_211t 4f363595 bc6391d8 74fdce43.86cd88a1
pub const AV_211t: Power = VANILLA;

/// # Frostsaber Matriarch
///
/// `AV_291` · Druid minion · 7 mana · 4/5
///
/// > **Taunt**. Costs (1) less for each Beast you've summoned this game.
///
/// - Set: Fractured in Alterac Valley · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Derived
//~ derived AV_291 215f0d11 a0422318 36492c1d.720296ae
pub const AV_291: Power =
    costs(&[cost_less(1).times(count_of(past(Side::Friendly, Deed::Summoned, Window::ThisGame).that(BEAST)))]);

/// # Heart of the Wild
///
/// `AV_292` · Druid spell · 3 mana
///
/// > Give a minion +2/+2, then give your Beasts +1/+1.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Enchantments: Pack Alpha [`AV_292e`], Pack Member [`AV_292e2`]
///
/// State: Derived
//~ derived AV_292 ccdaa732 2878af42 9c2dfc05.c1ddd9dd
pub const AV_292: Power = spell(&[attach("AV_292e").to(A_MINION), attach("AV_292e2").to(FRIENDLY_MINIONS.that(BEAST))]);

/// # Pack Alpha
///
/// `AV_292e` · Druid enchantment
///
/// > +2/+2.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived AV_292e 9b35eb08 5a9fb11c eeecaf6d.6d6ab056
pub const AV_292e: Power = enchant(&[plus(2, 2)]);

/// # Pack Member
///
/// `AV_292e2` · Druid enchantment
///
/// > +1/+1.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived AV_292e2 35a40e97 eb927873 ada81e81.67341004
pub const AV_292e2: Power = enchant(&[plus(1, 1)]);

/// # Wing Commander Mulverick
///
/// `AV_293` · Druid minion · 4 mana · 2/5
///
/// > **Rush**. Your minions have "**Honorable Kill:** Summon a 2/2 Wyvern with **Rush**."
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Mechanics: Aura, Rush
/// - Refers to: Honorable Kill
/// - Enchantments: Air Strike [`AV_293e`]
/// - Tokens: Strike Wyvern [`AV_293t`]
///
/// State: Done
//~ done AV_293 0c7a2644 - 42d7d716.471c8663
pub const AV_293: Power = whenever(CHARACTERS.that(HEALTH.is(0)).takes_damage(all(&[MINION, FRIENDLY])))
    .when(ON_YOUR_TURN)
    .then(&[summon(card("AV_293t"))]);

/// # Air Strike
///
/// `AV_293e` · Druid enchantment
///
/// > **Honorable Kill:** Summon a 2/2 Wyvern with **Rush**.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Honorable Kill
///
/// State: Derived
//~ derived AV_293e c1e574f5 fc807d4b 31f3c095.ad993bd7
pub const AV_293e: Power = on(Word::HonorableKill, &[summon(card("AV_293t"))]);

/// # Strike Wyvern
///
/// `AV_293t` · Druid minion · 2 mana · 2/2
///
/// > **Rush**
///
/// - Set: Fractured in Alterac Valley
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla AV_293t 11f3b66a ad5beebd adfffe0a.57b12c28
pub const AV_293t: Power = VANILLA;

/// # Clawfury Adept
///
/// `AV_294` · Druid minion · 2 mana · 2/3
///
/// > **Battlecry:** Give all other friendly characters +1 Attack this turn.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Enchantments: Snowcapped [`AV_294e`]
///
/// State: Derived
//~ derived AV_294 fb250bb2 fca83d0f 7dc86251.94630d66
pub const AV_294: Power = battlecry(&[attach("AV_294e").to(FRIENDLY_CHARACTERS.other())]);

/// # Snowcapped
///
/// `AV_294e` · Druid enchantment
///
/// > +1 Attack this turn.
///
/// - Set: Fractured in Alterac Valley
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived AV_294e 65beeced ce2be5db cd21ee15.8c49468d
pub const AV_294e: Power = enchant(&[ATTACK.plus(1)]).this_turn();

/// # Capture Coldtooth Mine
///
/// `AV_295` · Druid spell · 2 mana
///
/// > **Choose One -** Draw your lowest Cost card; or Draw your highest Cost card.
///
/// - Set: Fractured in Alterac Valley · epic · collectible
/// - Mechanics: Choose One
/// - Tokens: More Resources [`AV_295a`], More Supplies [`AV_295b`]
///
/// State: Derived
//~ derived AV_295 4c0be132 1d685fdd ae1159d1.ee35c53c
pub const AV_295: Power = choose_one(&["AV_295a", "AV_295b"]);

/// # More Resources
///
/// `AV_295a` · Druid spell · 2 mana
///
/// > Draw your lowest Cost card.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived AV_295a 3dc93b14 69f186f1 f0c2983e.78f6e4c7
pub const AV_295a: Power = spell(&[get(the(YOUR_DECK.least(COST)))]);

/// # More Supplies
///
/// `AV_295b` · Druid spell · 2 mana
///
/// > Draw your highest Cost card.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived AV_295b 3edf9c53 cf639378 8720fbe9.c0404a05
pub const AV_295b: Power = spell(&[get(the(YOUR_DECK.most(COST)))]);

/// # Pride Seeker
///
/// `AV_296` · Druid minion · 3 mana · 2/4
///
/// > **Battlecry:** Your next **Choose One** card costs (2) less.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Choose One
/// - Enchantments: Grown Up [`AV_296e`], Proud [`AV_296e2`]
///
/// State: Derived
//~ derived AV_296 2ae020f1 0fa27a67 fe4f8e3d.abd140f4
pub const AV_296: Power = battlecry(&[attach("AV_296e").to(YOU)]);

/// # Grown Up
///
/// `AV_296e` · Druid enchantment
///
/// > Your next Choose One card costs (2) less.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived AV_296e ebef95f3 c429e52b 431cf49d.3391b599
#[rustfmt::skip]
pub const AV_296e: Power = enchant(&[]).aura(YOUR_HAND.that(with(GameTag::CHOOSE_ONE)), &[cost_less(2)]).until(YOU.play(with(GameTag::CHOOSE_ONE)));

/// # Proud
///
/// `AV_296e2` · Druid enchantment
///
/// > Costs (2) less.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived AV_296e2 dab1c4a1 1c2d31dc d57669b2.90c32b47
pub const AV_296e2: Power = enchant(&[cost_less(2)]);

/// # Frostwolf Kennels
///
/// `AV_360` · Druid spell · 3 mana
///
/// > At the end of your turn, summon a 2/2 Wolf with **Stealth**. Lasts 3 turns.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Mechanics: Objective
/// - Refers to: Stealth
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3
/// - Tokens: Frostwolf Cub [`AV_211t`]
///
/// State: Derived
//~ derived AV_360 f36fb4ed 7f410ece a256eb6e.a86c81fc
pub const AV_360: Power = abilities(&[at_end_of_your_turn(&[summon(card("AV_211t"))]), lasts(3)]);

/// # Boomkin
///
/// `ONY_018` · Druid minion · 5 mana · 4/5
///
/// > **Choose One -** Restore #8 Health to your hero; or Deal 4 damage.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Mechanics: Choose One
/// - Tokens: Eyes of the Moon [`ONY_018t`], Heart of the Sun [`ONY_018t2`]
///
/// State: Derived
//~ derived ONY_018 ceecd898 0308af0a edf33ddb.e484c5cd
pub const ONY_018: Power = choose_one(&["ONY_018t", "ONY_018t2"]);

/// # Eyes of the Moon
///
/// `ONY_018t` · Druid spell · 5 mana
///
/// > Restore 8 Health to your hero.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived ONY_018t 19accc96 03afcd00 149bfc9c.ff17a9b6
pub const ONY_018t: Power = spell(&[heal(8).to(YOUR_HERO)]);

/// # Heart of the Sun
///
/// `ONY_018t2` · Druid spell · 5 mana
///
/// > Deal 4 damage.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Derived
//~ derived ONY_018t2 5cbcdf28 68803a77 2fec5fe9.9ba5ad0e
pub const ONY_018t2: Power = spell(&[deal(4).to(TARGET)]);

/// # Raid Negotiator
///
/// `ONY_019` · Druid minion · 4 mana · 3/4
///
/// > **Battlecry: Discover** a **Choose One** card. It has both effects combined.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Mechanics: Battlecry, Discover
/// - Refers to: Choose One
/// - Enchantments: Decisive [`ONY_019e`]
///
/// State: Todo
//~ todo ONY_019 89383983 c44d9e8c 2d9b9eb1.353406a1
pub const ONY_019: Power = TODO;

/// # Decisive
///
/// `ONY_019e` · Druid enchantment
///
/// > Your next **Choose One** card is combined.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ todo ONY_019e 026db407 2a472f1b dee04bdd.8c4ca205
pub const ONY_019e: Power = TODO;

/// # Scale of Onyxia
///
/// `ONY_021` · Druid spell · 7 mana
///
/// > Fill your board with 2/1 Whelps with **Rush**.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Refers to: Rush
/// - Tokens: Onyxian Whelp [`ONY_001t`](crate::alterac_valley::neutral::ONY_001t)
///
/// State: Derived
//~ derived ONY_021 7096db9a ded56c06 bc5d10de.85fb7b3b
pub const ONY_021: Power = spell(&[summon(card("ONY_001t")).copies(7)]);
