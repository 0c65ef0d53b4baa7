//! Druid cards of Mean Streets of Gadgetzan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file eb017496

/// # Kun the Forgotten King
/// Minion · Undead · 10 mana · 7/7
/// > **Choose One -** Gain 10 Armor; or Refresh your Mana Crystals.
/// - Makes: Forgotten Armor [`CFM_308a`] ("Gain 10 Armor."); Forgotten Mana [`CFM_308b`] ("Refresh your Mana Crystals.")
//~ derived CFM_308 ec16e9a1 2e6f54e6.917b272e 187bb128.50a7477f
pub const CFM_308: Power = choose_one(&["CFM_308a", "CFM_308b"]);

/// # Forgotten Armor
/// Spell · 10 mana
/// > Gain 10 Armor.
//~ derived CFM_308a 86c4932b 81779ce0.a6069c7c 48fb7853
pub const CFM_308a: Power = spell(&[armor(10)]);

/// # Forgotten Mana
/// Spell · 10 mana
/// > Refresh your Mana Crystals.
//~ derived CFM_308b 9511742c 81779ce0.6356e4ff 409be421
pub const CFM_308b: Power = spell(&[refresh_all_mana()]);

/// # Jade Behemoth
/// Minion · 5 mana · 3/6
/// > **Taunt Battlecry:** Summon a{1} {0} **Jade Golem**.@**Taunt Battlecry:** Summon a **Jade Golem**.
/// - Makes: [`CFM_712_t01`](crate::gadgetzan::neutral::CFM_712_t01)
//~ derived CFM_343 99b249b5 e8a80029.4cb2cd67 254a0229.bbe7e743
pub const CFM_343: Power = battlecry(&[summon(jade_golem())]);

/// # Jade Idol
/// Spell · 1 mana
/// > **Choose One -** Summon a{1} {0} **Jade Golem**; or Shuffle 3 copies of this card into your deck.@**Choose One -** Summon a **Jade Golem**; or Shuffle 3 copies of this card into your deck.
/// - Makes: Cut from Jade [`CFM_602a`] ("Summon a Jade Golem."); Jade Stash [`CFM_602b`] ("Shuffle 3 Jade Idols into your deck.")
//~ done CFM_602 - 2f198b86.e9876375 2f89d67c.1c228566
pub const CFM_602: Power = choose_one(&["CFM_602a", "CFM_602b"]);

/// # Cut from Jade
/// Spell · 1 mana
/// > Summon a{1} {0} **Jade Golem**.@Summon a **Jade Golem**.
//~ derived CFM_602a 02a265eb 2f198b86.4e6f798a 9b0f8ef2
pub const CFM_602a: Power = spell(&[summon(jade_golem())]);

/// # Jade Stash
/// Spell · 1 mana
/// > Shuffle 3 Jade Idols into your deck.
/// - Makes: Jade Idol [`CFM_602`] ("Choose One - Summon a Jade Golem; or Shuffle 3…")
//~ derived CFM_602b 9513cb75 2f198b86.c704be9f f3ae2dff.350dae6c
pub const CFM_602b: Power = spell(&[shuffle(card("CFM_602")).copies(3)]);

/// # Mark of the Lotus
/// Spell · 1 mana
/// > Give your minions +1/+1.
/// - Makes: Savage Mark [`CFM_614e`] ("\+1/+1.")
//~ derived CFM_614 054f273c 2f198b86.2082fd28 5547e6b9.d0a035cd
pub const CFM_614: Power = spell(&[attach("CFM_614e").to(FRIENDLY_MINIONS)]);

/// # Savage Mark
/// Enchantment
/// > \+1/+1.
//~ derived CFM_614e 90ec8426 d522ad72.cb08f83e 43f1d406
pub const CFM_614e: Power = enchant(&[plus(1, 1)]);

/// # Pilfered Power
/// Spell · 3 mana
/// > Gain an empty Mana Crystal for each friendly minion.
//~ done CFM_616 - 82ede6d1.cf923ba1 862fdb78
pub const CFM_616: Power = spell(&[either(
    crate::legacy::druid::MANA_IS_FULL,
    crate::legacy::druid::EXCESS_MANA,
    &[gain_empty_crystals(1).for_each(FRIENDLY_MINIONS)],
)]);

/// # Celestial Dreamer
/// Minion · 3 mana · 3/3
/// > **Battlecry:** If you control a minion with 5 or more Attack, gain +2/+2.
/// - Makes: Visions of Hypnos [`CFM_617e`] ("\+2/+2.")
//~ derived CFM_617 714a4243 05878c57.601bee31 a6d417ca.fc61fc51
pub const CFM_617: Power = battlecry(&[attach("CFM_617e")]).when(there_is(&FRIENDLY_MINIONS.that(ATTACK.at_least(5))));

/// # Visions of Hypnos
/// Enchantment
/// > \+2/+2.
//~ derived CFM_617e aecc82a7 d522ad72.d5727bd5 41596506
pub const CFM_617e: Power = enchant(&[plus(2, 2)]);

/// # Jade Blossom
/// Spell · Nature · 3 mana
/// > Summon a{1} {0} **Jade Golem**. Gain an empty Mana Crystal.@Summon a **Jade Golem**. Gain an empty Mana Crystal.
/// - Makes: [`CFM_712_t01`](crate::gadgetzan::neutral::CFM_712_t01)
//~ derived CFM_713 f7de5cad a4db704b.bde30ca9 19f47e19.bbe7e743
pub const CFM_713: Power = spell(&[summon(jade_golem()), gain_empty_crystals(1)]);

/// # Jade Spirit
/// Minion · Elemental · 4 mana · 3/3
/// > **Battlecry:** Summon a{1} {0} **Jade Golem**.@**Battlecry:** Summon a **Jade Golem**.
/// - Classes: Druid, Rogue, Shaman
/// - Makes: [`CFM_712_t01`](crate::gadgetzan::neutral::CFM_712_t01)
//~ derived CFM_715 21d8a263 a2bf0e63.9201700a 9dd9362e.10c79d98.bbe7e743
pub const CFM_715: Power = battlecry(&[summon(jade_golem())]);

/// # Lunar Visions
/// Spell · Arcane · 5 mana
/// > Draw 2 cards. Minions drawn cost (2) less.
//~ done CFM_811 - cbf84505.cc69f6cd 078a4850
pub const CFM_811: Power = spell(&[draw(2), give(&[cost_less(2)]).to(IT.that(MINION))]);

/// # Virmen Sensei
/// Minion · 4 mana · 4/4
/// > **Battlecry:** Give a friendly Beast +3/+3.
/// - Makes: Get Big [`CFM_816e`] ("\+3/+3.")
//~ derived CFM_816 92d63574 16ec05b0.70552795 031810db.1fd3f0ec
pub const CFM_816: Power = battlecry(&[attach("CFM_816e").to(A_FRIENDLY_MINION.that(BEAST))]);

/// # Get Big
/// Enchantment
/// > \+3/+3.
//~ derived CFM_816e f0a56653 d522ad72.184d0f12 a5a70c72
pub const CFM_816e: Power = enchant(&[plus(3, 3)]);

/// # Lotus Agents
/// Minion · 3 mana · 3/3
/// > **Battlecry: Discover** a Druid, Rogue, or Shaman card.
/// - Classes: Druid, Rogue, Shaman
///
/// # Notes
///
/// One card of each class is offered.
//~ done CFM_852 - 05878c57.d96672d2 3b73d7d4.10c79d98
pub const CFM_852: Power = battlecry(&[
    create_aside(random(class(CardClass::Druid))),
    create_aside(random(all(&[class(CardClass::Rogue), not(&shares(CardProperty::Name, &LEFT_ASIDE))]))),
    create_aside(random(all(&[class(CardClass::Shaman), not(&shares(CardProperty::Name, &LEFT_ASIDE))]))),
    discover_from(LEFT_ASIDE),
    remove_from_game(LEFT_ASIDE),
]);

/// # Aya Blackpaw
/// Minion · 6 mana · 6/3
/// > **Battlecry and Deathrattle:** Summon a{1} {0} **Jade Golem**. @ **Battlecry and Deathrattle:** Summon a **Jade Golem**.
/// - Classes: Druid, Rogue, Shaman
/// - Makes: [`CFM_712_t01`](crate::gadgetzan::neutral::CFM_712_t01)
//~ derived CFM_902 338fc914 8bcb8b54.a03a2524 cfd9380c.10c79d98.bbe7e743
pub const CFM_902: Power = abilities(&[battlecry(&[summon(jade_golem())]), deathrattle(&[summon(jade_golem())])]);
