//! Druid cards of Rise of Shadows.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 57b72dce

/// # The Forest's Aid
/// Spell · Nature · 8 mana
/// > **Twinspell** Summon five 2/2 Treants.
/// - Makes: Treant [`DAL_256t2`] (2/2); The Forest's Aid [`DAL_256ts`] ("Summon five 2/2 Treants.")
//~ derived DAL_256 b536940d a0bce8cf.aaaf73f0 8f6f818f.c14f1589
pub const DAL_256: Power = abilities(&[twinspell("DAL_256ts"), spell(&[summon(card("DAL_256t2")).copies(5)])]);

/// # Treant
/// Minion · 1 mana · 2/2
//~ vanilla DAL_256t2 51b48958 57e94b0b f03d3e63
pub const DAL_256t2: Power = VANILLA;

/// # The Forest's Aid
/// Spell · Nature · 8 mana
/// > Summon five 2/2 Treants.
//~ done DAL_256ts - a0bce8cf.6406b344 8f6f818f
pub const DAL_256ts: Power = spell(&[summon(card("DAL_256t2")).copies(5)]);

/// # Crystal Power
/// Spell · Nature · 1 mana
/// > **Choose One -** Deal $2 damage to a minion; or Restore #5 Health.
/// - Makes: Piercing Thorns [`DAL_350a`] ("Deal 2 damage to a minion."); Healing Blossom [`DAL_350b`] ("Restore 5 Health.")
//~ done DAL_350 - 3f084ec4.7bbfea29 db6aad4a.a5c1f3a7
pub const DAL_350: Power = choose_one(&["DAL_350a", "DAL_350b"]);

/// # Piercing Thorns
/// Spell · Nature · 1 mana
/// > Deal $2 damage to a minion.
//~ derived DAL_350a a00c3e79 3f084ec4.ad6115a4 088ddc4d
pub const DAL_350a: Power = spell(&[deal(2).to(A_MINION)]);

/// # Healing Blossom
/// Spell · Nature · 1 mana
/// > Restore #5 Health.
//~ derived DAL_350b 5f42d38b 3f084ec4.ec73b646 6e9d0c6f
pub const DAL_350b: Power = spell(&[heal(5).to(TARGET)]);

/// # Blessing of the Ancients
/// Spell · Nature · 3 mana
/// > **Twinspell** Give your minions +1/+1.
/// - Makes: Blessing of the Ancients [`DAL_351ts`] ("Give your minions +1/+1."); Ancient Blessings [`DAL_351e`] ("\+1/+1.")
//~ derived DAL_351 b94a1260 a4db704b.2f3440f4 15c2f15f.abc7cbe7
pub const DAL_351: Power = abilities(&[twinspell("DAL_351ts"), spell(&[attach("DAL_351e").to(FRIENDLY_MINIONS)])]);

/// # Ancient Blessings
/// Enchantment
/// > \+1/+1.
//~ derived DAL_351e 5e5254db d522ad72.cb08f83e b0c26e06
pub const DAL_351e: Power = enchant(&[plus(1, 1)]);

/// # Blessing of the Ancients
/// Spell · Nature · 3 mana
/// > Give your minions +1/+1.
//~ derived DAL_351ts b6c0802f a4db704b.2082fd28 15c2f15f
pub const DAL_351ts: Power = spell(&[give(&[plus(1, 1)]).to(FRIENDLY_MINIONS)]);

/// # Crystalsong Portal
/// Spell · Nature · 2 mana
/// > **Discover** a Druid minion. If your hand has no minions, keep all 3 instead.
//~ done DAL_352 - f9bec0b1.4478f150 17f10e71
pub const DAL_352: Power = spell(&[either(
    there_is(&YOUR_HAND.that(MINION)),
    &[discover(all(&[MINION, class(CardClass::Druid)]))],
    &[discover_with_rest(
        Offer::Pool(all(&[MINION, class(CardClass::Druid)]), Classes::Own),
        &[get(the(IT))],
        &[get(the(IT))],
    )],
)]);

/// # Acornbearer
/// Minion · 1 mana · 2/1
/// > **Deathrattle:** Add two 1/1 Squirrels to your hand.
/// - Makes: Squirrel [`DAL_354t`] (1/1)
//~ derived DAL_354 fcdf9dde 57db445c.8b5cea0d fc94fe92.db11ce16
pub const DAL_354: Power = deathrattle(&[get(card("DAL_354t")).copies(2)]);

/// # Squirrel
/// Minion · Beast · 1 mana · 1/1
//~ vanilla DAL_354t f92e07c3 5533a85b a1d39864
pub const DAL_354t: Power = VANILLA;

/// # Lifeweaver
/// Minion · 3 mana · 2/5
/// > Whenever you restore Health, add a random Druid spell to your hand.
//~ derived DAL_355 26b336a5 def99d64.4d157676 05c5b0b6
pub const DAL_355: Power =
    whenever(CHARACTERS.is_healed_by(FRIENDLY)).then(&[get(random(all(&[SPELL, class(CardClass::Druid)])))]);

/// # Lucentbark
/// Minion · 8 mana · 4/8
/// > **Taunt Deathrattle:** Go **Dormant**. Restore 5 Health to awaken this minion.
/// - Makes: Spirit of Lucentbark [`DAL_357t`] (0/1, "Dormant When you restore 5 Health, awaken this…")
//~ done DAL_357 - f9f2976f.ae44e901 95bbc022.afd10bc2
pub const DAL_357: Power = deathrattle(&[summon(card("DAL_357t"))]);

/// # Spirit of Lucentbark
/// Minion · 11 mana · 0/1
/// > **Dormant** When you restore 5 Health, awaken this minion. *(@ left!)*
/// - Numbers: {0} = 5
//~ done DAL_357t - 056552d0.d0fb2265.ea2e0c35 c4763f41
pub const DAL_357t: Power = abilities(&[
    dormant_until(Goal::Sum(5), &[CHARACTERS.is_healed_by(FRIENDLY)]),
    on(Word::Awaken, &[transform(THIS, card("DAL_357"))]),
]);

/// # Keeper Stalladris
/// Minion · 2 mana · 2/3
/// > After you cast a **Choose One** spell, add copies of both choices to your hand.
//~ done DAL_732 - 5656a6e3.4c9930ec 13c85e9b
pub const DAL_732: Power = after(YOU.cast(with(GameTag::CHOOSE_ONE))).then(&[get(choices_of(THAT))]);

/// # Dreamway Guardians
/// Spell · 2 mana
/// > Summon two 1/2 Dryads with **Lifesteal**.
/// - Makes: Crystal Dryad [`DAL_733t`] (1/2, "Lifesteal")
//~ derived DAL_733 0e564605 7846e7ae.49ff56b7 95dd4144.b5f75499
pub const DAL_733: Power = spell(&[summon(card("DAL_733t")).copies(2)]);

/// # Crystal Dryad
/// Minion · 1 mana · 1/2
/// > **Lifesteal**
//~ vanilla DAL_733t 0e88702b cbfac199.b857c9f1 6e001450
pub const DAL_733t: Power = VANILLA;

/// # Crystal Stag
/// Minion · Beast · 5 mana · 4/4
/// > **Rush**. **Battlecry:** If you've restored 5 Health this game, summon a copy of this.@ *({0} left*!)@ *(Ready!)*
//~ done DAL_799 - 1ad27245.271849b6 6c186916
pub const DAL_799: Power =
    battlecry(&[summon(copy_of(THIS))]).when(YOU.restore_health(CARD).this_game().in_all().at_least(5));
