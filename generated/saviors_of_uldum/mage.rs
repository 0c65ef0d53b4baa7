//! Mage cards of Saviors of Uldum.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 0043d877

/// # Puzzle Box of Yogg-Saron
/// Spell · Shadow · 10 mana
/// > Cast 10 random spells *(targets chosen randomly).*
//~ derived ULD_216 586f5008 7952fab5.b38ea345 16bef30f
pub const ULD_216: Power = spell(&[cast(random(SPELL)).picks(10)]);

/// # Tortollan Pilgrim
/// Minion · 8 mana · 5/5
/// > **Battlecry**: **Discover** a spell in your deck and cast it with random targets.
//~ done ULD_236 - be3862ec.5bfbd45a 8988703c
pub const ULD_236: Power = battlecry(&[discover_then(Offer::Entities(YOUR_DECK.that(SPELL)), &[cast(the(IT))])]);

/// # Reno the Relicologist
/// Minion · 6 mana · 4/6
/// > **Battlecry:** If your deck has no duplicates, deal 10 damage randomly split among all enemy minions.
//~ derived ULD_238 00f6db98 3c7f69b1.f60aa091 354f4f3d
pub const ULD_238: Power = battlecry(&[deal(10).split_among(ENEMY_MINIONS)]).when(no_duplicates(&YOUR_DECK));

/// # Flame Ward
/// Spell · Fire · 3 mana
/// > **Secret:** After a minion attacks your hero, deal $3 damage to all enemy minions.
//~ derived ULD_239 db57eaa9 3af9bd75.d85c6a43 2ad25521
pub const ULD_239: Power = after(ENEMY_MINIONS.attack(all(&[HERO, FRIENDLY]))).then(&[deal(3).to(ENEMY_MINIONS)]);

/// # Arcane Flakmage
/// Minion · 2 mana · 3/2
/// > After you play a **Secret**, deal 2 damage to all enemy minions.
//~ derived ULD_240 2f2ed7ea 0296240c.133e0acf 01d88e31
pub const ULD_240: Power = after(YOU.play(SECRET)).then(&[deal(2).to(ENEMY_MINIONS)]);

/// # Cloud Prince
/// Minion · Elemental · 5 mana · 4/4
/// > **Battlecry:** If you control a **Secret**, deal 6 damage.
//~ derived ULD_293 e985e0d8 21966729.85c760ca 1d1d76be
pub const ULD_293: Power = battlecry(&[deal(6).to(TARGET)]).when(there_is(&YOUR_SECRETS.that(SECRET)));

/// # Dune Sculptor
/// Minion · 3 mana · 3/3
/// > After you cast a spell, add a random Mage minion to your hand.
//~ derived ULD_329 07c9b562 05878c57.db60eae4 75016010
pub const ULD_329: Power = after(YOU.cast(SPELL)).then(&[get(random(all(&[MINION, class(CardClass::Mage)])))]);

/// # Raid the Sky Temple
/// Spell · 1 mana
/// > **Quest:** Cast 10 spells. **Reward:** Ascendant Scroll.
/// - Makes: Ascendant Scroll [`ULD_433p`] ("Add a random Mage spell to your hand. It costs…"); Cheat Sheet [`ULD_433e`] ("Costs (2) less.")
//~ derived ULD_433 bec4fe34 2f198b86.16c8b32f 07c50977.f33b57cf
pub const ULD_433: Power = quest(Goal::Times(10), &[YOU.cast(SPELL)]).reward(&[become_hero_power(card("ULD_433p"))]);

/// # Cheat Sheet
/// Enchantment
/// > Costs (2) less.
//~ derived ULD_433e 56ac0689 d522ad72.90c32b47 6cc42ce7
pub const ULD_433e: Power = enchant(&[cost_less(2)]);

/// # Ascendant Scroll
/// Hero Power · 2 mana
/// > Add a random Mage spell to your hand. It costs (2) less.
//~ derived ULD_433p f54deafe 4902b083.888574c3 88820579
pub const ULD_433p: Power =
    hero_power(&[get(random(all(&[SPELL, class(CardClass::Mage)]))), give(&[cost_less(2)]).to(IT)]);

/// # Naga Sand Witch
/// Minion · Naga · 5 mana · 5/5
/// > **Battlecry:** Change the Cost of spells in your hand to (5).
/// - Makes: Sandwitched [`ULD_435e`] ("Costs (5).")
//~ derived ULD_435 1c5c49a1 74a25c85.a3cd5528 dc66ad2b.781a5aa3
pub const ULD_435: Power = battlecry(&[attach("ULD_435e").to(YOUR_HAND.that(SPELL))]);

/// # Sandwitched
/// Enchantment
/// > Costs (5).
//~ derived ULD_435e 8e8a550d d522ad72.bcee0e50 bc93af18
pub const ULD_435e: Power = enchant(&[cost(5)]);

/// # Ancient Mysteries
/// Spell · Arcane · 2 mana
/// > Draw a **Secret** from your deck. It costs (0).
/// - Makes: Translated [`ULD_726e`] ("Costs (0).")
//~ derived ULD_726 b83f4c5f b3d67742.39694d13 0872d16f.3a12a9cb
pub const ULD_726: Power = spell(&[draw_that(1, SECRET), attach("ULD_726e").to(IT)]);

/// # Translated
/// Enchantment
/// > Costs (0).
//~ derived ULD_726e e856b0ca d522ad72.dd600ecd 5a545c39
pub const ULD_726e: Power = enchant(&[cost(0)]);
