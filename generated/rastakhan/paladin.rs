//! Paladin cards of Rastakhan's Rumble.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 935aef06

/// # Shirvallah, the Tiger
/// Minion · Beast · 25 mana · 7/5
/// > **Divine Shield**, **Rush**, **Lifesteal** Costs (1) less for each Mana you've spent on spells.
//~ done TRL_300 - 50091b98.c6897c50 b4bb10e5
pub const TRL_300: Power = costs(&[cost_less(1).times(YOU.spend_mana(SPELL).this_game().in_all().count())]);

/// # Time Out!
/// Spell · 3 mana
/// > Your hero is **Immune** until your next turn.
/// - Makes: Time Out! [`TRL_302e`] ("Immune until your next turn.")
//~ derived TRL_302 ad68d8dd 82ede6d1.20826f4c 47b65f4d.da5d60f0
pub const TRL_302: Power = spell(&[attach("TRL_302e").to(YOUR_HERO)]);

/// # Time Out!
/// Enchantment
/// > **Immune** until your next turn.
//~ derived TRL_302e 0f84744b d522ad72.10ad1b46 47b65f4d
pub const TRL_302e: Power = enchant(&[has(GameTag::IMMUNE)]).until_your_next_turn();

/// # Farraki Battleaxe
/// Weapon · 5 mana · 3/3 durability
/// > **Overkill:** Give a minion in your hand +2/+2.
/// - Makes: Battle Ready [`TRL_304e`] ("\+2/+2 from Farraki Battleaxe.")
//~ derived TRL_304 ce83784f bee6e68b.4c6f3da6 96441a90.f3dd3f31
pub const TRL_304: Power = on(Word::Overkill, &[attach("TRL_304e").to(YOUR_HAND.that(MINION).random())]);

/// # Battle Ready
/// Enchantment
/// > \+2/+2 from Farraki Battleaxe.
/// - Makes: Farraki Battleaxe [`TRL_304`] (3/3 durability, "Overkill: Give a minion in your hand +2/+2.")
//~ derived TRL_304e c837d919 d522ad72.29826247 7eb11b66.cd6c47a8
pub const TRL_304e: Power = enchant(&[plus(2, 2)]);

/// # A New Challenger...
/// Spell · 7 mana
/// > **Discover** a 6-Cost minion. Summon it with **Taunt** and **Divine Shield**.
//~ derived TRL_305 b0683387 014b7716.7c22e4d1 700fccec
#[rustfmt::skip]
pub const TRL_305: Power = spell(&[discover_then(Offer::Pool(all(&[MINION, COST.is(6)]), Classes::Own), &[summon(the(IT)), give(&[has(GameTag::TAUNT), has(GameTag::DIVINE_SHIELD)]).to(IT)])]);

/// # Immortal Prelate
/// Minion · 2 mana · 1/3
/// > **Deathrattle:** Shuffle this into your deck. It keeps any enchantments.
///
/// # Notes
///
/// Only its Deathrattle keeps enchantments: returned to a hand it loses them, and resurrected copies have none (Hearthstone Wiki, "Keep
/// enchantment").
//~ done TRL_306 - 4d6f41bd.dd151f03 e31cbde1
pub const TRL_306: Power =
    abilities(&[deathrattle(&[shuffle(the(THIS))]), keeps_enchantments(EnchantmentRetention::InDeath)]);

/// # Flash of Light
/// Spell · Holy · 2 mana
/// > Restore #4 Health. Draw a card.
//~ derived TRL_307 6543c381 5fbdf668.d6484b39 d3fab08c
pub const TRL_307: Power = spell(&[heal(4).to(TARGET), draw(1)]);

/// # High Priest Thekal
/// Minion · 3 mana · 3/4
/// > **Battlecry:** Convert all but 1 of your Hero's Health into Armor.
//~ done TRL_308 - 05841e04.c9f8500d e550eb96
pub const TRL_308: Power = battlecry(&[
    set_counter_to(0, HEALTH.of(YOUR_HERO)),
    raise_text_number(-1),
    set_remaining_health(1).to(YOUR_HERO),
    armor(1).times(counter_value(0)),
]);

/// # Spirit of the Tiger
/// Minion · Undead · Beast · 4 mana · 0/3
/// > **Stealth** for 1 turn. After you cast a spell, summon a Tiger with stats equal to its Cost.
/// - Makes: Tiger [`TRL_309t`] (1/1)
//~ done TRL_309 - 0712609c.e135e1eb 0b3badd9.989b6f5b
#[rustfmt::skip]
pub const TRL_309: Power = abilities(&[whenever(YOU.turn_start()).once().then(&[give(&[has_no(GameTag::STEALTH)])]), after(YOU.cast(SPELL)).when(is_at_least(&COST.of(THAT), 1)).then(&[summon(card("TRL_309t")), give(&[become_stats(1, 1).times(X)]).with_x(COST.of(THAT)).to(IT)])]);

/// # Tiger
/// Minion · Beast · 1 mana · 1/1
//~ vanilla TRL_309t 8978100c 5533a85b 8670d647
pub const TRL_309t: Power = VANILLA;

/// # Bloodclaw
/// Weapon · 1 mana · 2/2 durability
/// > **Battlecry:** Deal 5 damage to your hero.
//~ derived TRL_543 d13e339e b272821a.3cb28fe0 adb7ca85
pub const TRL_543: Power = battlecry(&[deal(5).to(YOUR_HERO)]);

/// # Zandalari Templar
/// Minion · 4 mana · 4/4
/// > **Battlecry:** If you've restored 10 Health this game, gain +4/+4 and **Taunt**.@ *({0} left*!)@ *(Ready!)*
/// - Makes: Rejuvenated [`TRL_545e`] ("\+4/+4 and Taunt.")
//~ done TRL_545 - 16ec05b0.57c48f40 85973bc6.b8a5e1e8
pub const TRL_545: Power =
    battlecry(&[attach("TRL_545e")]).when(YOU.restore_health(CARD).this_game().in_all().at_least(10));

/// # Rejuvenated
/// Enchantment
/// > \+4/+4 and **Taunt**.
//~ derived TRL_545e 34e20275 d522ad72.b60c8857 216037e3
pub const TRL_545e: Power = enchant(&[plus(4, 4), has(GameTag::TAUNT)]);
