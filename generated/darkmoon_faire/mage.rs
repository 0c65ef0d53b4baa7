//! Mage cards of Madness at the Darkmoon Faire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 26622af9

/// # Confection Cyclone
/// Minion · Elemental · 2 mana · 3/2
/// > **Battlecry:** Add two 1/2 Sugar Elementals to your hand.
/// - Makes: Sugar Elemental [`DMF_100t`] (1/2)
//~ derived DMF_100 ba914807 37b85927.188369e8 d28c641d.a4f89719
pub const DMF_100: Power = battlecry(&[get(card("DMF_100t")).copies(2)]);

/// # Sugar Elemental
/// Minion · Elemental · 1 mana · 1/2
//~ vanilla DMF_100t 3d64dabe f8262b80 1f34fcba
pub const DMF_100t: Power = VANILLA;

/// # Firework Elemental
/// Minion · Elemental · 5 mana · 3/5
/// > **Battlecry:** Deal 3 damage to a minion. **Corrupt:** Deal 12 instead.
/// - Makes: Firework Elemental [`DMF_101t`] (3/5, "Corrupted Battlecry: Deal 12 damage to a minion.")
//~ derived DMF_101 14d11ab6 a80f27c5.6050b1ed e27cb60e.54bc5cc1
pub const DMF_101: Power = battlecry(&[deal(3).to(A_MINION)]);

/// # Firework Elemental
/// Minion · Elemental · 5 mana · 3/5
/// > **Corrupted Battlecry:** Deal 12 damage to a minion.
//~ derived DMF_101t 93165b7f a80f27c5.8bdce78c e27cb60e
pub const DMF_101t: Power = battlecry(&[deal(12).to(A_MINION)]);

/// # Game Master
/// Minion · 2 mana · 2/3
/// > The first **Secret** you play each turn costs (1).
/// - Makes: Special Discount [`DMF_102e`] ("Costs (1).")
//~ done DMF_102 - 5656a6e3.55ec4965 db7952dd.c31cd32a
pub const DMF_102: Power = aura(YOUR_HAND.that(SECRET)).when(YOU.play(SECRET).this_turn().never()).gives("DMF_102e");

/// # Special Discount
/// Enchantment
/// > Costs (1).
//~ derived DMF_102e c2e251ed d522ad72.53ed184d e150beea
pub const DMF_102e: Power = enchant(&[cost(1)]);

/// # Mask of C'Thun
/// Spell · Shadow · 7 mana
/// > Deal $10 damage randomly split among all enemies.
//~ derived DMF_103 73c2910f 52656de7.cba99fe8 46b14135
pub const DMF_103: Power = spell(&[deal(10).split_among(ENEMIES)]);

/// # Grand Finale
/// Spell · Fire · 8 mana
/// > Summon an 8/8 Elemental. Repeat for each Elemental you played last turn.
/// - Makes: Exploding Sparkler [`DMF_104t`] (8/8)
//~ derived DMF_104 224fbdcc 4e9366fb.cd98a85e fa4419f0.48132d60
#[rustfmt::skip]
pub const DMF_104: Power = spell(&[summon(card("DMF_104t")), perform(&[summon(card("DMF_104t"))]).times(YOU.play(ELEMENTAL).last_turn().count())]);

/// # Exploding Sparkler
/// Minion · Elemental · 8 mana · 8/8
//~ vanilla DMF_104t 83dd346b 94a348eb 0b7ba27c
pub const DMF_104t: Power = VANILLA;

/// # Ring Toss
/// Spell · 4 mana
/// > **Discover** a **Secret** and cast it. **Corrupt: Discover** 2 instead.
/// - Makes: Ring Toss [`DMF_105t`] ("Corrupted Discover 2 Secrets and cast them.")
//~ derived DMF_105 5b8e3ace 38d1d3b0.3ff7b12b e989bf44.6bedb9e0
pub const DMF_105: Power = spell(&[discover_then(Offer::Pool(SECRET, Classes::Own), &[cast(the(IT))])]);

/// # Ring Toss
/// Spell · 4 mana
/// > **Corrupted Discover** 2 **Secrets** and cast them.
//~ done DMF_105t - 38d1d3b0.5eac5b99 e989bf44
pub const DMF_105t: Power = spell(&[
    discover_then(Offer::Pool(SECRET, Classes::Own), &[cast(the(IT))]),
    discover_then(Offer::Pool(SECRET, Classes::Own), &[cast(the(IT))]),
]);

/// # Occult Conjurer
/// Minion · 4 mana · 4/4
/// > **Battlecry:** If you control a **Secret**, summon a copy of this.
//~ derived DMF_106 555daff8 16ec05b0.6a2318f8 1cd73c9b
pub const DMF_106: Power = battlecry(&[summon(copy_of(THIS))]).when(there_is(&YOUR_SECRETS.that(SECRET)));

/// # Rigged Faire Game
/// Spell · 3 mana
/// > **Secret:** If you didn't take any damage during your opponent's turn, draw 3 cards.
//~ done DMF_107 - 82ede6d1.55b7cdd3 d40ccdfa
pub const DMF_107: Power =
    whenever(OPPONENT.turn_end()).when(YOUR_HERO.takes_damage_from(CARD).this_turn().never()).then(&[draw(3)]);

/// # Deck of Lunacy
/// Spell · 2 mana
/// > Transform spells in your deck into ones that cost (3) more. *(They keep their original Cost.)*
/// - Makes: Sanity Renounced [`DMF_108e`] ("Cost adjusted.")
//~ done DMF_108 - 7846e7ae.670a3db2 002d4a72.f356d6a4
pub const DMF_108: Power = spell(&[one_by_one(
    YOUR_DECK.that(SPELL),
    &[
        set_counter_to(0, COST.of(THAT)),
        transform(THAT, random_costing_more(SPELL, 3, COST.of(THAT))),
        attach("DMF_108e").with_x(counter_value(0)).to(THAT),
    ],
)]);

/// # Sanity Renounced
/// Enchantment
/// > Cost adjusted.
//~ done DMF_108e - d522ad72.2eb9e2d5 763a5e20
pub const DMF_108e: Power = enchant(&[COST.set_to(X)]);

/// # Sayge, Seer of Darkmoon
/// Minion · 6 mana · 5/5
/// > **Battlecry:** Draw @ \|4(card, cards). *(Upgraded for each friendly **Secret** that has triggered this game!)*
/// - Numbers: {0} = 1
//~ done DMF_109 - 73fb5380.d6caa923.eae7e889 633d836d
pub const DMF_109: Power =
    abilities(&[battlecry(&[draw(1).times(TEXT_NUMBER)]), improved(YOU.reveals(CARD).this_game().count())]);

/// # Keywarden Ivory
/// Minion · 5 mana · 4/5
/// > **Battlecry: Discover** a Dual Class spell from any class. **Spellburst:** Get another copy.
/// - Classes: Mage, Rogue
/// - Makes: Key to Victory [`YOP_018e`] ("Spellburst Add … to your hand.")
//~ done YOP_018 - a0c2f312.a0ab1bf0 f3249e75.b454c0c3.04306090
pub const YOP_018: Power = abilities(&[
    battlecry(&[discover_of(all(&[SPELL, with(GameTag::MULTIPLE_CLASSES)]), Classes::Any), remember(IT)]),
    on(Word::Spellburst, &[get(copy_of(REMEMBERED))]),
]);

/// # Key to Victory
/// Enchantment
/// > **Spellburst** Add {0} to your hand.
//~ todo YOP_018e 8252911b d522ad72.d48af2e2 b7a71aa7
pub const YOP_018e: Power = TODO;

/// # Conjure Mana Biscuit
/// Spell · Arcane · 2 mana
/// > Add a Biscuit to your hand that refreshes 2 Mana Crystals.
/// - Makes: Mana Biscuit [`YOP_019t`] ("Refresh 2 Mana Crystals.")
//~ derived YOP_019 45b02663 b3d67742.2413f7c4 7ea56059.68a1c590
pub const YOP_019: Power = spell(&[get(card("YOP_019t"))]);

/// # Mana Biscuit
/// Spell · 0 mana
/// > Refresh 2 Mana Crystals.
//~ derived YOP_019t c1d5076e 3e8f9d5a.a0aee92c dd00c7d3
pub const YOP_019t: Power = spell(&[refresh_mana(2)]);

/// # Glacier Racer
/// Minion · 1 mana · 1/3
/// > **Spellburst**: Deal 3 damage to all **Frozen** enemies.
//~ derived YOP_020 e2b66ddc cbeac1ac.85bcd202 14bde5ae
pub const YOP_020: Power = on(Word::Spellburst, &[deal(3).to(ENEMIES.that(FROZEN))]);

/// # Imprisoned Phoenix
/// Minion · Elemental · Beast · 2 mana · 2/3
/// > **Dormant** for 2 turns. **Spell Damage +2**
/// - Classes: Mage, Shaman
///
/// # Notes
///
/// Its tag gives Spell Damage +1 only.
//~ done YOP_021 - 3e953da6.9ae35ff8 8d02db4d.67438c4a
pub const YOP_021: Power = abilities(&[dormant_for(2), aura(THIS).have(&[SPELL_DAMAGE.plus(1)])]);
