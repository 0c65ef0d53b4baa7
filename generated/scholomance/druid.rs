//! Druid cards of Scholomance Academy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 9ad4f026

/// # Speaker Gidra
/// Minion · 3 mana · 1/4
/// > **Rush, Windfury Spellburst:** Gain Attack and Health equal to the spell's Cost.
/// - Classes: Druid, Shaman
/// - Makes: Outspoken [`SCH_182e`] ("Increased stats.")
//~ done SCH_182 - d6989f0d.d0dcf0f1 69d58762.c3d16802.f6a53614
pub const SCH_182: Power = on(Word::Spellburst, &[attach("SCH_182e").with_x(COST.of(THAT))]);

/// # Outspoken
/// Enchantment
/// > Increased stats.
//~ done SCH_182e - d522ad72.a536d554 234e3dc1
pub const SCH_182e: Power = enchant(&[plus(1, 1).times(X)]);

/// # Gibberling
/// Minion · 2 mana · 1/1
/// > **Spellburst:** Summon a Gibberling.
//~ derived SCH_242 21f2e683 4d7cdfaf.ffa5897e 2f162762
pub const SCH_242: Power = on(Word::Spellburst, &[summon(card("SCH_242"))]);

/// # Teacher's Pet
/// Minion · Beast · 5 mana · 4/5
/// > **Taunt Deathrattle:** Summon a random 3-Cost Beast.
/// - Classes: Druid, Hunter
//~ derived SCH_244 e5e433a5 1ad2d650.baee974c 670adde8.a8e6b4c1
pub const SCH_244: Power = deathrattle(&[summon(random(all(&[MINION, BEAST, COST.is(3)])))]);

/// # Nature Studies
/// Spell · Nature · 1 mana
/// > **Discover** a spell. Your next one costs (1) less.
/// - Makes: Nature Studies [`SCH_333e`] ("Your next spell costs (1) less."); Studying Nature [`SCH_333e2`] ("Costs (1) less.")
//~ derived SCH_333 a0e419a9 3f084ec4.96742851 07a4c31c.157a418f
pub const SCH_333: Power = spell(&[discover(SPELL), attach("SCH_333e").to(YOU)]);

/// # Nature Studies
/// Enchantment
/// > Your next spell costs (1) less.
//~ derived SCH_333e 3d8c42fc d522ad72.9782102f 07a4c31c
pub const SCH_333e: Power = enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost_less(1)]).until(YOU.play(SPELL));

/// # Studying Nature
/// Enchantment
/// > Costs (1) less.
//~ derived SCH_333e2 fa07a92e d522ad72.f705eb41 955f4b75
pub const SCH_333e2: Power = enchant(&[cost_less(1)]);

/// # Lightning Bloom
/// Spell · Nature · 0 mana
/// > Refresh 2 Mana Crystals. **Overload:** (2)
/// - Classes: Druid, Shaman
//~ derived SCH_427 bf740b8f 18fb9c72.c0a449f0 5c14a72a.c3d16802
pub const SCH_427: Power = spell(&[refresh_mana(2)]);

/// # Partner Assignment
/// Spell · 1 mana
/// > Add a random 2-Cost and 3-Cost Beast to your hand.
//~ done SCH_606 - 2f198b86.162e53ca b4e7b2e8
pub const SCH_606: Power = spell(&[get(random(all(&[BEAST, COST.is(2)]))), get(random(all(&[BEAST, COST.is(3)])))]);

/// # Shan'do Wildclaw
/// Minion · 3 mana · 3/3
/// > **Choose One -** Give Beasts in your deck +1/+1; or Transform into a copy of a friendly Beast.
/// - Classes: Druid, Hunter
/// - Makes: Transfiguration [`SCH_607a`] ("Transform into a copy of a friendly Beast."); Rile the Herd [`SCH_607b`] ("Give Beasts in your deck +1/+1."); Riled Up [`SCH_607e`] ("\+1/+1.")
//~ derived SCH_607 645f9c57 05878c57.fc0e69dc a9c0dd1d.a8e6b4c1.a4fcc885
pub const SCH_607: Power = choose_one(&["SCH_607b", "SCH_607a"]);

/// # Transfiguration
/// Spell · 3 mana
/// > Transform into a copy of a friendly Beast.
/// - Classes: Druid, Hunter
//~ derived SCH_607a 917f217a 82ede6d1.844559b0 7785e5e1.a8e6b4c1
pub const SCH_607a: Power = spell(&[transform(THIS, copy_of(A_FRIENDLY_MINION.that(BEAST)))]);

/// # Rile the Herd
/// Spell · 3 mana
/// > Give Beasts in your deck +1/+1.
/// - Classes: Druid, Hunter
//~ derived SCH_607b f628d696 82ede6d1.628ece49 84fc2a47.a8e6b4c1
pub const SCH_607b: Power = spell(&[give(&[plus(1, 1)]).to(YOUR_DECK.that(BEAST))]);

/// # Riled Up
/// Enchantment
/// > \+1/+1.
//~ derived SCH_607e c902e7ec d522ad72.cb08f83e c518b20d
pub const SCH_607e: Power = enchant(&[plus(1, 1)]);

/// # Survival of the Fittest
/// Spell · 10 mana
/// > Give +4/+4 to all minions in your hand, deck, and battlefield.
/// - Makes: Survival of the Fittest [`SCH_609e`] ("\+4/+4.")
//~ derived SCH_609 0f9bc3fe 81779ce0.56d7cf7e 232655a6.b3beb56b
pub const SCH_609: Power =
    spell(&[attach("SCH_609e").to(together(&[YOUR_HAND.that(MINION), YOUR_DECK.that(MINION), FRIENDLY_MINIONS]))]);

/// # Survival of the Fittest
/// Enchantment
/// > \+4/+4.
//~ derived SCH_609e 35569660 d522ad72.8fbdcdac 232655a6
pub const SCH_609e: Power = enchant(&[plus(4, 4)]);

/// # Guardian Animals
/// Spell · 7 mana
/// > Summon two Beasts that cost (5) or less from your deck. Give them **Rush**.
/// - Classes: Druid, Hunter
//~ derived SCH_610 6cfaa20c 014b7716.c2d41094 fd241f99.a8e6b4c1
#[rustfmt::skip]
pub const SCH_610: Power = spell(&[summon(the(YOUR_DECK.that(all(&[MINION, BEAST, COST.at_most(5)])).random_of(2))), give(&[has(GameTag::RUSH)]).to(IT)]);

/// # Runic Carvings
/// Spell · Nature · 6 mana
/// > **Choose One -** Summon four 2/2 Treant Totems; or **Overload:** (2) to summon them with **Rush**.
/// - Classes: Druid, Shaman
/// - Makes: Call to Aid [`SCH_612a`] ("Summon four 2/2 Treant Totems."); Alarm the Forest [`SCH_612b`] ("Summon four 2/2 Treant Totems with Rush.…"); Treant Totem [`SCH_612t`] (2/2)
//~ done SCH_612 - cfdfae10.c3ffd4d9 2e67365f.c3d16802.fa3d247d
pub const SCH_612: Power = choose_one(&["SCH_612a", "SCH_612b"]);

/// # Call to Aid
/// Spell · Nature · 6 mana
/// > Summon four 2/2 Treant Totems.
/// - Classes: Druid, Shaman
/// - Makes: Treant Totem [`SCH_612t`] (2/2)
//~ derived SCH_612a 516f0d02 cfdfae10.b288a108 ba240e6e.c3d16802.7ec7c403
pub const SCH_612a: Power = spell(&[summon(card("SCH_612t")).copies(4)]);

/// # Alarm the Forest
/// Spell · Nature · 6 mana
/// > Summon four 2/2 Treant Totems with **Rush**. **Overload:** (2)
/// - Classes: Druid, Shaman
/// - Makes: Treant Totem [`SCH_612t`] (2/2)
//~ done SCH_612b - cfdfae10.038359e2 dfa3111e.c3d16802.7ec7c403
pub const SCH_612b: Power =
    spell(&[summon(card("SCH_612t")).copies(4), give(&[has(GameTag::RUSH)]).to(IT), overload(2)]);

/// # Treant Totem
/// Minion · Totem · 1 mana · 2/2
/// - Classes: Druid, Shaman
//~ vanilla SCH_612t f3075543 7a559a28 4a3fdd51.c3d16802
pub const SCH_612t: Power = VANILLA;

/// # Groundskeeper
/// Minion · 4 mana · 4/5
/// > **Taunt Battlecry:** If you're holding a spell that costs (5) or more, restore #5 Health.
/// - Classes: Druid, Shaman
//~ derived SCH_613 4754618b 16eb980d.12501853 376d3b4d.c3d16802
pub const SCH_613: Power =
    battlecry(&[heal(5).to(TARGET)]).when(there_is(&YOUR_HAND.that(all(&[SPELL, COST.at_least(5)]))));

/// # Forest Warden Omu
/// Minion · 6 mana · 5/4
/// > **Spellburst:** Refresh your Mana Crystals.
//~ derived SCH_614 64e2da5a 7309434d.d343b96f fefb14b0
pub const SCH_614: Power = on(Word::Spellburst, &[refresh_all_mana()]);

/// # Twilight Runner
/// Minion · Beast · 5 mana · 5/4
/// > **Stealth** Whenever this attacks, draw 2 cards.
//~ derived SCH_616 cef77ff8 610f1371.f9f82727 8a678141
pub const SCH_616: Power = whenever(THIS.attack(CARD)).then(&[draw(2)]);

/// # Adorable Infestation
/// Spell · 1 mana
/// > Give a minion +1/+1. Summon a 1/1 Cub. Add a Cub to your hand.
/// - Classes: Druid, Hunter
/// - Makes: Marsuul Cub [`SCH_617t`] (1/1); Adorable [`SCH_617e`] ("\+1/+1.")
//~ derived SCH_617 d32dd787 2f198b86.de9871b9 8ad1445e.a8e6b4c1.fbe361bc
pub const SCH_617: Power = spell(&[attach("SCH_617e").to(A_MINION), summon(card("SCH_617t")), get(card("SCH_617t"))]);

/// # Adorable
/// Enchantment
/// > \+1/+1.
//~ derived SCH_617e 5f2bedd2 d522ad72.cb08f83e 0d9e0a9b
pub const SCH_617e: Power = enchant(&[plus(1, 1)]);

/// # Marsuul Cub
/// Minion · Beast · 1 mana · 1/1
/// - Classes: Druid, Hunter
//~ vanilla SCH_617t 4c59a747 5533a85b e0c3c73e.a8e6b4c1
pub const SCH_617t: Power = VANILLA;
