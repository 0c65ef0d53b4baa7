//! Rogue cards of Forged in the Barrens.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file c8071184

/// # Oil Rig Ambusher
/// Minion · 4 mana · 4/4
/// > **Battlecry:** Deal 2 damage. If this entered your hand this turn, deal 4 instead.
//~ done BAR_316 - 16ec05b0.d6892241 130747bd
pub const BAR_316: Power = battlecry(&[either(ENTERED_HAND_THIS_TURN, &[deal(4).to(TARGET)], &[deal(2).to(TARGET)])]);

/// # Field Contact
/// Minion · 3 mana · 3/2
/// > After you play a **Battlecry** or **Combo** card, draw a card.
//~ done BAR_317 - 05811c42.7912c421 cbc59d33
pub const BAR_317: Power = after(YOU.play(any(&[with(GameTag::BATTLECRY), with(GameTag::COMBO)]))).then(&[draw(1)]);

/// # Silverleaf Poison
/// Spell · Nature · 1 mana
/// > Give your weapon "After your hero attacks, draw a card."
/// - Makes: Silverleaf Poison [`BAR_318e`] ("After your hero attacks, draw a card.")
//~ derived BAR_318 8fc47259 3f084ec4.3533d54a b45f4a8e.16e78620
pub const BAR_318: Power = spell(&[attach("BAR_318e").to(YOUR_WEAPON)]);

/// # Silverleaf Poison
/// Enchantment
/// > After your hero attacks, draw a card.
//~ derived BAR_318e 6ee21b86 d522ad72.a64dc786 b45f4a8e
pub const BAR_318e: Power = after(YOUR_HERO.attack(CARD)).then(&[draw(1)]);

/// # Wicked Stab (Rank 1)
/// Spell · 2 mana
/// > Deal $2 damage. *(Upgrades when you have 5 Mana.)*
/// - Makes: Wicked Stab (Rank 2) [`BAR_319t`] ("Deal 4 damage. (Upgrades when you have 10 Mana.)"); Wicked Stab (Rank 3) [`BAR_319t2`] ("Deal 6 damage.")
//~ derived BAR_319 8ffb41e1 7846e7ae.54cff69c 7f505f6f.ced8946b
pub const BAR_319: Power = abilities(&[spell(&[deal(2).to(TARGET)]), ranks_up(5, "BAR_319t")]);

/// # Wicked Stab (Rank 2)
/// Spell · 2 mana
/// > Deal $4 damage. *(Upgrades when you have 10 Mana.)*
//~ derived BAR_319t a0c9f906 7846e7ae.b8050c00 08768be6
pub const BAR_319t: Power = abilities(&[spell(&[deal(4).to(TARGET)]), ranks_up(10, "BAR_319t2")]);

/// # Wicked Stab (Rank 3)
/// Spell · 2 mana
/// > Deal $6 damage.
//~ derived BAR_319t2 643b23e8 7846e7ae.cd475996 15f3ec89
pub const BAR_319t2: Power = spell(&[deal(6).to(TARGET)]);

/// # Efficient Octo-bot
/// Minion · Mech · Beast · 3 mana · 1/4
/// > **Frenzy:** Reduce the Cost of cards in your hand by (1).
/// - Makes: Training [`BAR_320e`] ("Costs (1) less.")
//~ derived BAR_320 bb496de8 60c18a65.3786d505 6fe24563.8fab1ac4
pub const BAR_320: Power = on(Word::Frenzy, &[attach("BAR_320e").to(YOUR_HAND)]);

/// # Training
/// Enchantment
/// > Costs (1) less.
//~ derived BAR_320e 8bc26a74 d522ad72.f705eb41 84e2ae21
pub const BAR_320e: Power = enchant(&[cost_less(1)]);

/// # Paralytic Poison
/// Spell · Nature · 1 mana
/// > Give your weapon +1 Attack and "Your hero is **Immune** while attacking."
/// - Makes: Paralytic Poison [`BAR_321e`] ("\+1 Attack and Immune while attacking.")
//~ done BAR_321 - 3f084ec4.d7321c27 052cd625.ca599ece
pub const BAR_321: Power = spell(&[attach("BAR_321e").to(YOUR_WEAPON)]);

/// # Paralytic Poison
/// Enchantment
/// > \+1 Attack and **Immune** while attacking.
//~ done BAR_321e - d522ad72.548c5bf2 052cd625
pub const BAR_321e: Power = enchant(&[ATTACK.plus(1)]).aura(YOUR_HERO, &[has(GameTag::IMMUNE_WHILE_ATTACKING)]);

/// # Swinetusk Shank
/// Weapon · 3 mana · 2/2 durability
/// > After you play a Poison, gain +1 Durability.
/// - Makes: Improvised Edge [`BAR_322e`] ("\+1 Durability.")
//~ done BAR_322 - 02639dc7.2aa8d967 24e6539d.21f38316
pub const BAR_322: Power = after(YOU.play(with(GameTag(1623)))).then(&[attach("BAR_322e")]);

/// # Improvised Edge
/// Enchantment
/// > \+1 Durability.
//~ derived BAR_322e af24ce47 d522ad72.d252faae 81b5d21c
pub const BAR_322e: Power = enchant(&[HEALTH.plus(1)]);

/// # Yoink!
/// Spell · 1 mana
/// > **Discover** a Hero Power and set its Cost to (0). Swap back after 2 uses.
/// - Makes: Yoink! [`BAR_323e`]
///
/// # Notes
///
/// No source: of the basic Hero Powers of the other classes.
//~ done BAR_323 - 2f198b86.1ae692b4 142fc934.3cd78c18
pub const BAR_323: Power = spell(&[discover_then(
    Offer::Cards(&[
        "HERO_01bp", "HERO_02bp", "HERO_04bp", "HERO_05bp", "HERO_06bp", "HERO_07bp", "HERO_08bp", "HERO_09bp",
        "HERO_10bp", "HERO_11bp",
    ]),
    &[
        remember(IT),
        keep_with(the(YOUR_HERO_POWER), YOU),
        become_hero_power(the(REMEMBERED)),
        attach("BAR_323e").to(YOUR_HERO_POWER),
    ],
)]);

/// # Yoink!
/// Enchantment
//~ done BAR_323e - d522ad72 142fc934
pub const BAR_323e: Power = abilities(&[
    enchant(&[cost(0)]),
    after(YOU.use_hero_power(CARD)).every(2).then(&[become_hero_power(the(KEPT_WITH_YOU.that(HERO_POWER).last(1)))]),
]);

/// # Apothecary Helbrim
/// Minion · Undead · 4 mana · 3/2
/// > **Battlecry and Deathrattle:** Add a random Poison to your hand.
///
/// # Notes
///
/// Tag 1623 marks a Poison.
//~ done BAR_324 - 917ab4de.d1e945a5 061134b2
pub const BAR_324: Power =
    abilities(&[battlecry(&[get(random(with(GameTag(1623))))]), deathrattle(&[get(random(with(GameTag(1623))))])]);

/// # Scabbs Cutterbutter
/// Minion · 4 mana · 3/3
/// > **Combo:** The next two cards you play this turn cost (2) less.
/// - Makes: Scabbs Cutterbutter [`BAR_552_bom_puzzle`] (3/3, "Combo: The next two cards you play this turn cost…"); Cookin! [`BAR_552e`] ("Your next two cards this turn costs (2) less."); Cookin! [`BAR_552o`] ("The next two cards you play this turn costs (2)…")
//~ done BAR_552 - e3939604.ebee2267 b8abf079.60875e31
pub const BAR_552: Power = combo(&[attach("BAR_552o").to(YOU)]);

/// # Scabbs Cutterbutter
/// Minion · 4 mana · 3/3
/// > **Combo:** The next two cards you play this turn cost (3) less.
//~ todo BAR_552_bom_puzzle c620a661 e3939604.28d86447 b8abf079
pub const BAR_552_bom_puzzle: Power = TODO;

/// # Cookin!
/// Enchantment
/// > Your next two cards this turn costs (2) less.
/// - Makes: Cookin! [`BAR_552e_bom_puzzle`] ("Your next two cards this turn costs (3) less.")
//~ done BAR_552e - d522ad72.a7effc59 bcbd4938.6a1a9d82
pub const BAR_552e: Power =
    abilities(&[enchant(&[]).aura(YOUR_HAND, &[cost_less(2)]).this_turn(), whenever(YOU.play(CARD)).once().then(&[])]);

/// # Cookin!
/// Enchantment
/// > Your next two cards this turn costs (3) less.
//~ todo BAR_552e_bom_puzzle 53473f9a d522ad72.9110af20 bcbd4938
pub const BAR_552e_bom_puzzle: Power = TODO;

/// # Cookin!
/// Enchantment
/// > The next two cards you play this turn costs (2) less.
/// - Makes: Cookin! [`BAR_552o_bom_puzzle`] ("The next two cards you play this turn costs (3)…")
//~ done BAR_552o - d522ad72.32271cff bcbd4938.14951b6f
pub const BAR_552o: Power = abilities(&[
    enchant(&[]).aura(YOUR_HAND, &[cost_less(2)]).this_turn(),
    whenever(YOU.play(not(&ITSELF))).once().then(&[attach("BAR_552e").to(YOU)]),
]);

/// # Cookin!
/// Enchantment
/// > The next two cards you play this turn costs (3) less.
//~ todo BAR_552o_bom_puzzle 3915a926 d522ad72.20f3b413 bcbd4938
pub const BAR_552o_bom_puzzle: Power = TODO;

/// # Water Moccasin
/// Minion · Beast · 3 mana · 2/5
/// > **Stealth** Has **Poisonous** while you have no other minions.
//~ derived WC_015 f9a27364 efc69280.fdfa54df 056f2175
pub const WC_015: Power = aura(THIS).when(there_is_no(&OTHER_FRIENDLY_MINIONS)).have(&[has(GameTag::POISONOUS)]);

/// # Shroud of Concealment
/// Spell · Shadow · 3 mana
/// > Draw 2 minions. Any played this turn gain **Stealth** for 1 turn.
/// - Makes: Cloaking [`WC_016e`] ("Play this turn to gain Stealth for 1 turn."); Cloaked [`WC_016e2`] ("Stealth for 1 turn.")
//~ done WC_016 - 3c9c5d15.182ddfee cc6edece.4fec3845
pub const WC_016: Power = spell(&[draw_that(2, MINION), attach("WC_016e").to(IT)]);

/// # Cloaking
/// Enchantment
/// > Play this turn to gain **Stealth** for 1 turn.
//~ done WC_016e - d522ad72.640a466d 9cc1f49a
pub const WC_016e: Power =
    abilities(&[whenever(YOU.play(ITSELF)).then(&[attach("WC_016e2")]), enchant(&[]).this_turn()]);

/// # Cloaked
/// Enchantment
/// > **Stealth** for 1 turn.
//~ done WC_016e2 - d522ad72.793a2680 bd623bf2
pub const WC_016e2: Power = enchant(&[has(GameTag::STEALTH)]).until_your_next_turn();

/// # Savory Deviate Delight
/// Spell · 1 mana
/// > Transform a minion in both players' hands into a Pirate or **Stealth** minion.
//~ done WC_017 - 2f198b86.7a798085 327900d2
pub const WC_017: Power = spell(&[
    transform(YOUR_HAND.that(MINION).random(), random(all(&[MINION, any(&[PIRATE, with(GameTag::STEALTH)])]))),
    transform(ENEMY_HAND.that(MINION).random(), random(all(&[MINION, any(&[PIRATE, with(GameTag::STEALTH)])]))),
]);
