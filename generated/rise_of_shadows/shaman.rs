//! Shaman cards of Rise of Shadows.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 0cdb22ac

/// # Hagatha's Scheme
/// Spell · Nature · 5 mana
/// > Deal $@ damage to all minions. *(Upgrades each turn!)*
/// - Numbers: {0} = 1
//~ derived DAL_009 08b0893d 24317b8a.a25a7733.eae7e889 c0b5046a
#[rustfmt::skip]
pub const DAL_009: Power = abilities(&[spell(&[deal(1).times(TEXT_NUMBER).to(MINIONS)]), whenever(YOU.turn_start()).in_hand().then(&[raise_text_number(1)])]);

/// # Walking Fountain
/// Minion · Elemental · 8 mana · 4/8
/// > **Lifesteal**, **Rush**, **Windfury**
//~ vanilla DAL_047 c23f6af7 d8f8aa15.2b8f9113 b446dcb9
pub const DAL_047: Power = VANILLA;

/// # Underbelly Angler
/// Minion · Murloc · 2 mana · 2/3
/// > After you play a Murloc, add a random Murloc to your hand.
//~ derived DAL_049 f1977f91 332b54bf.0b095639 12301ffd
pub const DAL_049: Power = after(YOU.play(MURLOC)).then(&[get(random(MURLOC))]);

/// # Muckmorpher
/// Minion · 5 mana · 4/4
/// > **Battlecry:** Transform into a 4/4 copy of a different minion in your deck.
/// - Makes: Muckmorphing [`DAL_052e`] ("4/4.")
//~ done DAL_052 - a0c6b2f7.a7501c9e 3adcbac0.8f162e96
pub const DAL_052: Power = battlecry(&[
    transform(THIS, copy_of(YOUR_DECK.that(all(&[MINION, not(&named("DAL_052"))])).random())),
    attach("DAL_052e"),
]);

/// # Muckmorphing
/// Enchantment
/// > 4/4.
//~ derived DAL_052e 4de94aa8 d522ad72.7beff5ae 2f3bbbd9
pub const DAL_052e: Power = enchant(&[become_stats(4, 4)]);

/// # Mutate
/// Spell · Nature · 0 mana
/// > Transform a friendly minion into a random one that costs (1) more.
//~ derived DAL_071 7b352a0f 18fb9c72.92cde35c dd24986d
pub const DAL_071: Power = spell(&[transform(A_FRIENDLY_MINION, random_costing_more(MINION, 1, COST.of(IT)))]);

/// # Swampqueen Hagatha
/// Minion · 7 mana · 5/5
/// > **Battlecry:** Add a 5/5 Horror to your hand. Teach it two Shaman spells.
/// - Makes: Drustvar Horror [`DAL_431t`] (5/5, "Battlecry: Cast … and ….")
//~ done DAL_431 - 41fa2862.3298148c 6ed2aae3.eb160c74
pub const DAL_431: Power = battlecry(&[
    create_aside(card("DAL_431t")),
    remember(IT),
    get(the(REMEMBERED)),
    discover_then(
        Offer::Pool(all(&[SPELL, class(CardClass::Shaman)]), Classes::Any),
        &[keep_with(the(IT), REMEMBERED)],
    ),
    discover_then(
        Offer::Pool(all(&[SPELL, class(CardClass::Shaman)]), Classes::Any),
        &[keep_with(the(IT), REMEMBERED)],
    ),
]);

/// # Drustvar Horror
/// Minion · 5 mana · 5/5
/// > **Battlecry:** Cast {0} and {1}.
//~ done DAL_431t - 7c0f8337.c5aae98e 6e250ede
pub const DAL_431t: Power = abilities(&[
    battlecry(&[
        cast(copy_of(KEPT.first(1))).at(TARGET.that(is_valid_target_of(&KEPT))),
        cast(copy_of(KEPT.last(1))).at(TARGET.that(is_valid_target_of(&KEPT))),
    ])
    .when(there_is(&CHARACTERS.that(is_valid_target_of(&KEPT)))),
    battlecry(&[cast(copy_of(KEPT.first(1))), cast(copy_of(KEPT.last(1)))])
        .when(there_is_no(&CHARACTERS.that(is_valid_target_of(&KEPT)))),
]);

/// # Witch's Brew
/// Spell · Nature · 2 mana
/// > Restore #4 Health. Repeatable this turn.
//~ derived DAL_432 53dfe1b3 f9bec0b1.7eba42a1 85e642f0
pub const DAL_432: Power = spell(&[heal(4).to(TARGET)]);

/// # Sludge Slurper
/// Minion · Murloc · 1 mana · 2/1
/// > **Battlecry:** Add a **Lackey** to your hand. **Overload:** (1)
//~ derived DAL_433 dca593f6 9e740c77.31eff010 837d24b1
pub const DAL_433: Power = battlecry(&[get(random_token(with(GameTag::MARK_OF_EVIL)))]);

/// # Soul of the Murloc
/// Spell · 2 mana
/// > Give your minions "**Deathrattle:** Summon a 1/1 Murloc."
/// - Makes: [`EX1_506a`](crate::legacy::neutral::EX1_506a); Soul of the Murloc [`DAL_710e`] ("Deathrattle: Summon a 1/1 Murloc.")
//~ derived DAL_710 e196bdeb 7846e7ae.1539d97c 64f711b3.acf75757
pub const DAL_710: Power = spell(&[attach("DAL_710e").to(FRIENDLY_MINIONS)]);

/// # Soul of the Murloc
/// Enchantment
/// > **Deathrattle:** Summon a 1/1 Murloc.
//~ derived DAL_710e 62f40c50 d522ad72.100beb5e 64f711b3
pub const DAL_710e: Power = deathrattle(&[summon(card("EX1_506a"))]);

/// # Scargil
/// Minion · Murloc · 5 mana · 4/4
/// > Your Murlocs cost (1).
/// - Makes: Scargil's Blessing [`DAL_726e`] ("Costs (1).")
//~ derived DAL_726 1ccdb4f1 7dd6b411.0ddfa64b be3de822.c1475cb9
pub const DAL_726: Power = aura(YOUR_HAND.that(MURLOC)).gives("DAL_726e");

/// # Scargil's Blessing
/// Enchantment
/// > Costs (1).
//~ derived DAL_726e dc784a0c d522ad72.53ed184d c521cbd4
pub const DAL_726e: Power = enchant(&[cost(1)]);
