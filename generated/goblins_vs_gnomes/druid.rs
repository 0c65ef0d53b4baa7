//! Druid cards of Goblins vs Gnomes.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 788ac9bb

/// # Anodized Robo Cub
/// Minion · Mech · Beast · 2 mana · 2/2
/// > **Taunt**. **Choose One -** +1 Attack; or +1 Health.
/// - Makes: Attack Mode [`GVG_030a`] ("\+1 Attack."); Tank Mode [`GVG_030b`] ("\+1 Health.")
//~ done GVG_030 - 5c3de5d0.c1c92312 f9256425.e1d706cb
pub const GVG_030: Power = choose_one(&["GVG_030a", "GVG_030b"]);

/// # Attack Mode
/// Spell · 2 mana
/// > \+1 Attack.
/// - Makes: Attack Mode [`GVG_030ae`] ("\+1 Attack.")
//~ done GVG_030a - 7846e7ae.379bca7a 1e3bb1fd.89aabb2b
pub const GVG_030a: Power = spell(&[attach("GVG_030ae")]);

/// # Attack Mode
/// Enchantment
/// > \+1 Attack.
//~ derived GVG_030ae e0e9d525 d522ad72.379bca7a 1e3bb1fd
pub const GVG_030ae: Power = enchant(&[ATTACK.plus(1)]);

/// # Tank Mode
/// Spell · 2 mana
/// > \+1 Health.
/// - Makes: Tank Mode [`GVG_030be`] ("\+1 Health.")
//~ done GVG_030b - 7846e7ae.fd1f4654 4577ce77.b25079e7
pub const GVG_030b: Power = spell(&[attach("GVG_030be")]);

/// # Tank Mode
/// Enchantment
/// > \+1 Health.
//~ derived GVG_030be 7f93d2ab d522ad72.fd1f4654 4577ce77
pub const GVG_030be: Power = enchant(&[HEALTH.plus(1)]);

/// # Recycle
/// Spell · Nature · 6 mana
/// > Shuffle an enemy minion into your opponent's deck.
//~ done GVG_031 - cfdfae10.d06b60cf 0f35f5fd
pub const GVG_031: Power = spell(&[shuffle(the(AN_ENEMY_MINION)).for_(OPPONENT)]);

/// # Grove Tender
/// Minion · 3 mana · 2/4
/// > **Choose One -** Give each player a Mana Crystal; or Each player draws a card.
/// - Makes: Gift of Mana [`GVG_032a`] ("Give each player a Mana Crystal."); Gift of Cards [`GVG_032b`] ("Each player draws a card.")
//~ done GVG_032 - def81b81.009dbc5a 1c7f2832.262b5b7f
pub const GVG_032: Power = choose_one(&["GVG_032a", "GVG_032b"]);

/// # Gift of Mana
/// Spell · 3 mana
/// > Give each player a Mana Crystal.
//~ done GVG_032a - 82ede6d1.1fc9333c 870f21c7
pub const GVG_032a: Power = spell(&[gain_crystals(1).for_(PLAYERS)]);

/// # Gift of Cards
/// Spell · 3 mana
/// > Each player draws a card.
//~ derived GVG_032b 27e32ff0 82ede6d1.eb21e116 6d097e9f
pub const GVG_032b: Power = spell(&[draw(1).for_(PLAYERS)]);

/// # Tree of Life
/// Spell · Nature · 9 mana
/// > Restore all characters to full Health.
//~ derived GVG_033 13279401 533e6759.563c9b07 ecec5bc7
pub const GVG_033: Power = spell(&[heal_fully(CHARACTERS)]);

/// # Mech-Bear-Cat
/// Minion · Mech · Beast · 6 mana · 7/6
/// > Whenever this minion takes damage, add a **Spare Part** card to your hand.
//~ derived GVG_034 33084251 51e8a203.dc9aec25 1b9aa751
pub const GVG_034: Power = whenever(THIS.takes_damage_from(CARD)).then(&[get(random_token(with(GameTag::SPARE_PART)))]);

/// # Malorne
/// Minion · Beast · 7 mana · 9/7
/// > **Deathrattle:** Go **Dormant**. Revive after 2 friendly Beasts die.
//~ done GVG_035 - c0401599.f4b96299 d993e149
pub const GVG_035: Power = abilities(&[
    // Hearthstone Wiki, "Sherazin, Corpse Flower": one that lives when its Deathrattle is triggered goes dormant itself.
    deathrattle(&[either(
        there_is(&FRIENDLY_MINIONS.that(is(&THIS))),
        &[transform(THIS, card("GVG_035")), make_dormant(THIS, 0)],
        &[summon(card("GVG_035")), make_dormant(IT, 0)],
    )]),
    after(FRIENDLY_MINIONS.that(BEAST).die()).while_dormant().then(&[either(
        is_at_least(&counter_value(0), 1),
        &[awaken(THIS)],
        &[set_counter(0, 1)],
    )]),
]);

/// # Dark Wispers
/// Spell · Nature · 6 mana
/// > **Choose One -** Summon 5 Wisps; or Give a minion +5/+5 and **Taunt**.
/// - Makes: Call the Guardians [`GVG_041a`] ("\+5/+5 and Taunt."); Nature's Defense [`GVG_041b`] ("Summon 5 Wisps."); Dark Wispers [`GVG_041c`] ("\+5/+5 and Taunt.")
//~ done GVG_041 - cfdfae10.3c625be8 d9a9f17a.85573138
pub const GVG_041: Power = choose_one(&["GVG_041b", "GVG_041a"]);

/// # Call the Guardians
/// Spell · Nature · 6 mana
/// > \+5/+5 and **Taunt**.
//~ done GVG_041a - cfdfae10.93d967a0 c84c3b27
pub const GVG_041a: Power = spell(&[attach("GVG_041c").to(A_MINION)]);

/// # Nature's Defense
/// Spell · Nature · 6 mana
/// > Summon 5 Wisps.
//~ derived GVG_041b 3ccc2505 cfdfae10.4aa27f58 f20d760a
pub const GVG_041b: Power = spell(&[summon(card("CS2_231")).copies(5)]);

/// # Dark Wispers
/// Enchantment
/// > \+5/+5 and **Taunt**.
//~ derived GVG_041c 7385f40a d522ad72.93d967a0 d9a9f17a
pub const GVG_041c: Power = enchant(&[plus(5, 5), has(GameTag::TAUNT)]);

/// # Druid of the Fang
/// Minion · 5 mana · 4/4
/// > **Battlecry:** If you have a Beast, transform this minion into a 7/7.
/// - Makes: Druid of the Fang [`GVG_080t`] (7/7)
//~ done GVG_080 - a0c6b2f7.5f30a5ea cb9465bc.664af855
pub const GVG_080: Power =
    battlecry(&[transform(THIS, card("GVG_080t"))]).when(there_is(&FRIENDLY_MINIONS.that(BEAST)));

/// # Druid of the Fang
/// Minion · Beast · 5 mana · 7/7
//~ vanilla GVG_080t 76d90c21 080c626e cb9465bc
pub const GVG_080t: Power = VANILLA;
