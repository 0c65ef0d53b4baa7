//! Paladin cards of Reign of the Black Empire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file f1006308

/// # Lightcaller
/// Weapon · 3 mana · 4/2 durability
/// > **Lifesteals** for both players.
//~ done BE_000 - 38aae2ae.9772f380 c79b1f47
pub const BE_000: Power =
    whenever(CHARACTERS.takes_damage_from(ITSELF)).then(&[heal(1).times(THAT_MUCH).to(ENEMY_HERO)]);

/// # Rajh
/// Minion · 5 mana · 4/4
/// > **Battlecry: Assemble** a minion from any class. Transform it into a **Passive** Hero Power.
/// - Makes: Sun's Radiance [`BE_004p`]
//~ todo BE_004 d7fd28ae a0c6b2f7.f6a74d48 d656fd57.c4e26944
pub const BE_004: Power = TODO;

/// # Sun's Radiance
/// Hero Power · 0 mana
/// > {0}
//~ todo BE_004p 015f3a93 6ce143f8.378ffe7e de867401
pub const BE_004p: Power = TODO;

/// # March to War
/// Spell · Holy · 1 mana
/// > All numbers on this card equal your remaining Mana. Summon a @/@ Soldier with **Divine Shield**.
/// - Numbers: {0} = 1
/// - Makes: Vanir Soldier [`BE_142t`] (1/1, "Divine Shield")
///
/// # Notes
///
/// The Mana that remains when it is cast: what was paid for it counts too, so that a discount makes no smaller Soldier.
//~ done BE_142 - dd4c6abd.908df079.eae7e889 940de3e0.80625dd7
pub const BE_142: Power = abilities(&[
    costs(&[COST.set_to(MANA.of(YOU))]),
    spell(&[
        summon(card("BE_142t")),
        give(&[ATTACK.set_to(X), HEALTH.set_to(X)]).with_x(sum(&[PAID_FOR_IT, MANA.of(YOU)])).to(IT),
    ]),
]);

/// The Mana that was paid for the card.
const PAID_FOR_IT: Multiplier = YOU.spend_mana(ITSELF).this_turn().in_all().count();

/// # Vanir Soldier
/// Minion · 1 mana · 1/1
/// > **Divine Shield**
//~ vanilla BE_142t b8195b3a cbd7c476.cc526ac4 89b866c4
pub const BE_142t: Power = VANILLA;

/// # Amitut, Keeper of Amitus
/// Minion · 7 mana · 5/8
/// > **Taunt**. **Battlecry:** For each Holy spell in your deck, shuffle in a copy with **Cast when Drawn**.
/// - Makes: Amitut's Blessing [`BE_143t2e`] ("Cast When Drawn.")
//~ done BE_143 - 41c03a6b.6bc89eda b896be06.d822b767
pub const BE_143: Power =
    battlecry(&[shuffle(copy_of(YOUR_DECK.that(school(SpellSchool::Holy)))), attach("BE_143t2e").to(IT)]);

/// # Amitut's Blessing
/// Enchantment
/// > **Cast When Drawn**.
//~ done BE_143t2e - d522ad72.2168ad8b be1ba4d5
pub const BE_143t2e: Power = enchant(&[has(GameTag::CASTS_WHEN_DRAWN)]);

/// # Oathbinder's Aura
/// Spell · Holy · 3 mana
/// > After you cast a Holy spell, summon a Soldier with stats equal to its Cost and **Divine Shield**. Lasts 3 turns.
//~ done BE_146 - 50eb3d2f.d24ad0f2 642ba2ce
pub const BE_146: Power = abilities(&[
    after(YOU.cast(school(SpellSchool::Holy)))
        .then(&[summon(card("BE_142t")), give(&[become_stats(1, 1).times(X)]).with_x(COST.of(THAT)).to(IT)]),
    lasts(3),
]);

/// # Sundancer
/// Minion · 2 mana · 2/3
/// > At the end of your turn, get a 2-Cost Blessing that gives +2/+3.
/// - Makes: Sun's Blessing [`BE_152t`] ("Give a minion +2/+3."); Sun's Blessing [`BE_152e`] ("\+2/+3.")
//~ derived BE_152 ac9062a9 5656a6e3.bb81dfd3 903f188c.f31ebd88
pub const BE_152: Power = at_end_of_your_turn(&[get(card("BE_152t"))]);

/// # Sun's Blessing
/// Enchantment
/// > \+2/+3.
//~ derived BE_152e 7057f6a4 d522ad72.d37235a2 057fdb91
pub const BE_152e: Power = enchant(&[plus(2, 3)]);

/// # Sun's Blessing
/// Spell · Holy · 2 mana
/// > Give a minion +2/+3.
//~ derived BE_152t 52558c5f 5fbdf668.fa45baac 057fdb91
pub const BE_152t: Power = spell(&[give(&[plus(2, 3)]).to(A_MINION)]);

/// # Sun's Reckoning
/// Spell · Holy · 2 mana
/// > Deal $1 damage to all enemy minions. Shuffle 'Final Reckoning' into your deck.
/// - Makes: Final Reckoning [`BE_153t`] ("Lifesteal Deal 3 damage to all enemy minions.")
//~ derived BE_153 f71ebe13 5fbdf668.eb062c2b ab55e845.8e7baa6e
pub const BE_153: Power = spell(&[deal(1).to(ENEMY_MINIONS), shuffle(card("BE_153t"))]);

/// # Final Reckoning
/// Spell · Holy · 2 mana
/// > **Lifesteal** Deal $3 damage to all enemy minions.
//~ derived BE_153t 906268e7 5fbdf668.a5c2294f a40324b4
pub const BE_153t: Power = spell(&[deal(3).to(ENEMY_MINIONS)]);

/// # Humble Judgment
/// Spell · 3 mana
/// > Draw 3 cards. Set the Attack and Health of any minions drawn to 2.
/// - Makes: Humbled [`BE_154e`] ("Stats changed to 2/2.")
//~ derived BE_154 ac5505b1 82ede6d1.4594f0a5 c7eea1b3.80b75015
pub const BE_154: Power = spell(&[draw(3), attach("BE_154e").to(IT.that(MINION))]);

/// # Humbled
/// Enchantment
/// > Stats changed to 2/2.
//~ derived BE_154e c815b866 d522ad72.b54ad8d2 f51afc40
pub const BE_154e: Power = enchant(&[become_stats(2, 2)]);

/// # Halls of Origination
/// Spell · Holy · 8 mana
/// > **Lifesteal**. Deal $8 damage randomly split among all enemies. Summon an 8-Cost minion.
//~ done BE_183 - 85069c0b.f0942b5f 9ae4f5b2
pub const BE_183: Power = spell(&[deal(8).split_among(ENEMIES), summon(random(all(&[MINION, COST.is(8)])))]);

/// # Sandcrafter
/// Minion · 2 mana · 3/2
/// > **Battlecry: Assemble** a minion with an end of your turn effect.
//~ todo BE_229 a70e9db6 0296240c.8119047d 0519386b
pub const BE_229: Power = TODO;

/// # \[SenCore\] Seal of Blood
/// Spell · Holy · 3 mana
/// > Give a minion +3/+3 and **Divine Shield**. Deal $3 damage to your hero.
//~ derived Core_mon_0011 31e60fe0 50eb3d2f.40661242 bd21ad92
pub const Core_mon_0011: Power =
    spell(&[give(&[plus(3, 3), has(GameTag::DIVINE_SHIELD)]).to(A_MINION), deal(3).to(YOUR_HERO)]);
