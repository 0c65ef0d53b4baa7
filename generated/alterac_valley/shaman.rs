//! Shaman cards of Fractured in Alterac Valley.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file e9b80078

/// # Glaciate
/// Spell · Frost · 6 mana
/// > **Discover** an 8-Cost minion. Summon and **Freeze** it.
//~ done AV_107 - d3be37be.20d52b39 e852454e
pub const AV_107: Power =
    spell(&[discover_then(Offer::Pool(all(&[MINION, COST.is(8)]), Classes::Own), &[summon(the(IT)), freeze(IT)])]);

/// # Snowball Fight!
/// Spell · Frost · 3 mana
/// > Deal $1 damage to a minion and **Freeze** it. If it survives, repeat this on another minion!
///
/// # Notes
///
/// "If it survives" counts damage that was prevented, too. No source tells whether a minion can be hit twice: each is hit once.
//~ done AV_250 - 0784d9a3.86894503 c87e8f49
pub const AV_250: Power = spell(&[
    remember(A_MINION),
    deal(1).to(REMEMBERED),
    freeze(REMEMBERED),
    select(MINIONS.that(not(&is(&REMEMBERED)))),
    perform(SNOWBALL).when(SURVIVES),
]);

/// The one that was hit last.
const SURVIVES: Condition = there_is(&REMEMBERED.that(not(&DEAD)));

/// "It" are the minions that were not hit yet. The choice is made in a list of its own, so that "it" stays behind it.
const SNOWBALL: &[Effect] = &[
    perform(&[
        choose_from(IT.that(not(&DEAD)), &[remember(IT), deal(1).to(REMEMBERED), freeze(REMEMBERED)], &[]),
        remember(REMEMBERED),
    ]),
    select(IT.that(not(&is(&REMEMBERED)))),
    repeat_this().when(all(&[SURVIVES, there_is(&IT.that(not(&DEAD)))])),
];

/// # Cheaty Snobold
/// Minion · 3 mana · 3/4
/// > After an enemy is **Frozen**, deal 3 damage to it.
//~ done AV_251 - 05841e04.abcbf847 0b5e3726
pub const AV_251: Power = after(ENEMIES.is_frozen()).then(&[deal(3).to(SUBJECT)]);

/// # Snowfall Guardian
/// Minion · Elemental · 6 mana · 5/5
/// > **Battlecry: Freeze** all other minions.
/// - Makes: Chilled [`AV_255e`] ("Increased stats.")
//~ derived AV_255 694b8d28 ddbed0a1.7c6f44c5 224113e3.0115d761
pub const AV_255: Power = battlecry(&[freeze(OTHER_MINIONS)]);

/// # Chilled
/// Enchantment
/// > Increased stats.
//~ todo AV_255e 0e01a53c d522ad72.a536d554 c04e7299
pub const AV_255e: Power = TODO;

/// # Bearon Gla'shear
/// Minion · Elemental · Beast · 7 mana · 6/6
/// > **Battlecry:** For each Frost spell you've cast this game, summon a 3/4 Elemental that **Freezes**.@ *(@)*
/// - Makes: Frozen Stagguard [`AV_257t`] (3/4, "Freeze any character damaged by this minion.")
//~ derived AV_257 349359b9 54b49aab.e3fb1c45 d5f039cf.161be0bc
pub const AV_257: Power =
    battlecry(&[perform(&[summon(card("AV_257t"))]).times(YOU.cast(school(SpellSchool::Frost)).this_game().count())]);

/// # Frozen Stagguard
/// Minion · Elemental · Beast · 3 mana · 3/4
/// > **Freeze** any character damaged by this minion.
//~ vanilla AV_257t f2ca8d39 d66c1c76.71ce65d6 b4bee012
pub const AV_257t: Power = VANILLA;

/// # Bru'kan of the Elements
/// Hero · 8 mana · 30 health, 5 armor
/// > **Battlecry:** Call upon the power of two Elements!
/// - Makes: Elemental Mastery [`AV_258p`] ("Call upon a different Element every turn!"); Water Invocation [`AV_258p2`] ("Restore 6 Health to all friendly characters.…"); Command the Elements [`AV_258pt7`] ("Call upon a different Element every turn!"); Earth Invocation [`AV_258t`] ("Summon two 2/3 Elementals with Taunt."); Water Invocation [`AV_258t2`] ("Restore 6 Health to all friendly characters."); Fire Invocation [`AV_258t3`] ("Deal 6 damage to the enemy hero."); Lightning Invocation [`AV_258t4`] ("Deal 2 damage to all enemy minions."); Earthen Guardian [`AV_258t6`] (2/3, "Taunt")
//~ done AV_258 - a445d38d.1a097698 8bef6cb8.2e33c178
pub const AV_258: Power = battlecry(&[
    remove_from_game(LEFT_ASIDE),
    choose_card(&["AV_258t", "AV_258t2", "AV_258t3", "AV_258t4"], &[remember(IT), apply_it_to(YOU)]),
    choose_from(LEFT_ASIDE.that(not(&is(&REMEMBERED))), &[apply_it_to(YOU)], &[]),
    become_hero_power(one_of(&["AV_258p2", "AV_258pt", "AV_258pt3", "AV_258pt4"])),
]);

/// # Elemental Mastery
/// Hero Power · 2 mana
/// > Call upon a different Element every turn!
/// - Makes: Earth Invocation [`AV_258pt`] ("Summon two 2/3 Elementals with Taunt. Swaps each…"); Fire Invocation [`AV_258pt3`] ("Deal 6 damage to the enemy hero. Swaps each turn."); Lightning Invocation [`AV_258pt4`] ("Deal 2 damage to all enemy minions. Swaps each…"); Command the Elements [`AV_258pt7`] ("Call upon a different Element every turn!")
//~ todo AV_258p cfafb95e 4902b083.ecfb8684 d0fa75ba.b973a475
pub const AV_258p: Power = TODO;

/// # Water Invocation
/// Hero Power · 2 mana
/// > Restore #6 Health to all friendly characters. Swaps each turn.
//~ done AV_258p2 - 4902b083.c3890a19 aef5b75b
pub const AV_258p2: Power = abilities(&[
    hero_power(&[heal(6).to(FRIENDLY_CHARACTERS)]),
    at_end_of_your_turn(&[become_hero_power(one_of(&["AV_258pt", "AV_258pt3", "AV_258pt4"]))]),
]);

/// # Earth Invocation
/// Hero Power · 2 mana
/// > Summon two 2/3 Elementals with **Taunt**. Swaps each turn.
//~ done AV_258pt - 4902b083.488eac00 e050c0df
pub const AV_258pt: Power = abilities(&[
    hero_power(&[summon(card("AV_258t6")).copies(2)]),
    at_end_of_your_turn(&[become_hero_power(one_of(&["AV_258p2", "AV_258pt3", "AV_258pt4"]))]),
]);

/// # Fire Invocation
/// Hero Power · 2 mana
/// > Deal $6 damage to the enemy hero. Swaps each turn.
//~ done AV_258pt3 - 4902b083.16809e69 f6636e4d
pub const AV_258pt3: Power = abilities(&[
    hero_power(&[deal(6).to(ENEMY_HERO)]),
    at_end_of_your_turn(&[become_hero_power(one_of(&["AV_258p2", "AV_258pt", "AV_258pt4"]))]),
]);

/// # Lightning Invocation
/// Hero Power · 2 mana
/// > Deal $2 damage to all enemy minions. Swaps each turn.
//~ done AV_258pt4 - 4902b083.c246d7ed b28c82b0
pub const AV_258pt4: Power = abilities(&[
    hero_power(&[deal(2).to(ENEMY_MINIONS)]),
    at_end_of_your_turn(&[become_hero_power(one_of(&["AV_258p2", "AV_258pt", "AV_258pt3"]))]),
]);

/// # Command the Elements
/// Hero Power · 2 mana
/// > Call upon a different Element every turn!
// It stands for the four until the first of them comes, also where the hero came without its Battlecry.
//~ done AV_258pt7 - 4902b083.ecfb8684 1b9d6c6a
pub const AV_258pt7: Power =
    at_end_of_your_turn(&[become_hero_power(one_of(&["AV_258p2", "AV_258pt", "AV_258pt3", "AV_258pt4"]))]);

/// # Earth Invocation
/// Spell · 0 mana
/// > Summon two 2/3 Elementals with **Taunt**.
//~ done AV_258t - 3e8f9d5a.2a631cf9 e050c0df
pub const AV_258t: Power = spell(&[summon(card("AV_258t6")).copies(2)]);

/// # Water Invocation
/// Spell · 0 mana
/// > Restore 6 Health to all friendly characters.
//~ derived AV_258t2 68223713 3e8f9d5a.34e428d6 aef5b75b
pub const AV_258t2: Power = spell(&[heal(6).to(FRIENDLY_CHARACTERS)]);

/// # Fire Invocation
/// Spell · 0 mana
/// > Deal 6 damage to the enemy hero.
//~ derived AV_258t3 35c95862 3e8f9d5a.91006004 f6636e4d
pub const AV_258t3: Power = spell(&[deal(6).to(ENEMY_HERO)]);

/// # Lightning Invocation
/// Spell · 0 mana
/// > Deal 2 damage to all enemy minions.
//~ derived AV_258t4 8a295996 3e8f9d5a.8b743cee b28c82b0
pub const AV_258t4: Power = spell(&[deal(2).to(ENEMY_MINIONS)]);

/// # Earthen Guardian
/// Minion · Elemental · 2 mana · 2/3
/// > **Taunt**
//~ vanilla AV_258t6 07324386 2ed7eb85.4b0c5d24 3ee5a033
pub const AV_258t6: Power = VANILLA;

/// # Frostbite
/// Spell · Frost · 2 mana
/// > Deal $3 damage. **Honorable Kill:** Your opponent's next spell costs (2) more.
/// - Makes: [`AV_259e`](crate::stormwind::neutral::AV_259e); [`AV_259e2`](crate::alterac_valley::neutral::AV_259e2)
//~ derived AV_259 dae0acbb 589519e6.0862ab1c fa3d7c9f.92b86eb0
pub const AV_259: Power =
    abilities(&[spell(&[deal(3).to(TARGET)]), on(Word::HonorableKill, &[attach("AV_259e").to(OPPONENT)])]);

/// # Sleetbreaker
/// Minion · Elemental · 2 mana · 3/2
/// > **Battlecry:** Add a Windchill to your hand.
/// - Makes: Windchill [`AV_266`] ("Freeze a minion. Draw a card.")
//~ derived AV_260 02cb7c64 37b85927.2bd39e8d 2dd45b97.d22df667
pub const AV_260: Power = battlecry(&[get(card("AV_266"))]);

/// # Windchill
/// Spell · Frost · 1 mana
/// > **Freeze** a minion. Draw a card.
//~ derived AV_266 15b2e629 28462b40.7e348bf0 cda099fa
pub const AV_266: Power = spell(&[freeze(A_MINION), draw(1)]);

/// # Wildpaw Cavern
/// Spell · 4 mana
/// > At the end of your turn, summon a 3/4 Elemental that **Freezes**. Lasts 3 turns.
/// - Makes: Frozen Stagguard [`AV_257t`] (3/4, "Freeze any character damaged by this minion.")
//~ derived AV_268 c9fc3c73 38d1d3b0.a717d324 59914f03.161be0bc
pub const AV_268: Power = abilities(&[at_end_of_your_turn(&[summon(card("AV_257t"))]), lasts(3)]);

/// # Don't Stand in the Fire!
/// Spell · Fire · 5 mana
/// > Deal $10 damage randomly split among all enemy minions. **Overload:** (1)
//~ derived ONY_011 703a2071 3ed6fa2e.700723f4 3870d963
pub const ONY_011: Power = spell(&[deal(10).split_among(ENEMY_MINIONS)]);

/// # Spirit Mount
/// Spell · 2 mana
/// > Give a minion +1/+2 and **Spell Damage +1**. When it dies, summon a Spirit Raptor.
/// - Makes: Bru'kan's Raptor [`ONY_012t`] (1/2, "Spell Damage +1"); With Da Spirits [`ONY_012e`] ("\+1/+2 and Spell Damage +1. Deathrattle: Summon a…")
//~ done ONY_012 - 7846e7ae.4a2406c2 e882b373.631aebd9
pub const ONY_012: Power = spell(&[attach("ONY_012e").to(A_MINION)]);

/// # With Da Spirits
/// Enchantment
/// > \+1/+2 and **Spell Damage +1**. **Deathrattle:** Summon a Spirit Raptor.
//~ done ONY_012e - d522ad72.5d2c4e2a 9abccf68
pub const ONY_012e: Power =
    abilities(&[enchant(&[plus(1, 2), SPELL_DAMAGE.plus(1)]), deathrattle(&[summon(card("ONY_012t"))])]);

/// # Bru'kan's Raptor
/// Minion · Undead · Beast · 2 mana · 1/2
/// > **Spell Damage +1**
//~ vanilla ONY_012t 9aefb6ff 259f5e69.b88f2291 1b9b48fc
pub const ONY_012t: Power = VANILLA;

/// # Bracing Cold
/// Spell · Frost · 2 mana
/// > Restore #5 Health to your hero. Reduce the Cost of a random spell in your hand by (2).
/// - Makes: Shivers [`ONY_013e`] ("Costs (2) less.")
//~ derived ONY_013 31f5064f 589519e6.85a90026 2143c3bc.277d76ec
pub const ONY_013: Power = spell(&[heal(5).to(YOUR_HERO), attach("ONY_013e").to(YOUR_HAND.that(SPELL).random())]);

/// # Shivers
/// Enchantment
/// > Costs (2) less.
//~ derived ONY_013e 12fb5d01 d522ad72.90c32b47 62c31294
pub const ONY_013e: Power = enchant(&[cost_less(2)]);
