//! Druid cards of Scholomance Academy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 6a566c36

/// # Speaker Gidra
///
/// `SCH_182` · Multi-class minion · 3 mana · 1/4
///
/// > Rush**, Windfury** Spellburst**:** Gain Attack and Health equal to the spell's Cost.
///
/// - Set: Scholomance Academy · legendary · collectible
/// - Classes: Druid, Shaman
/// - Mechanics: Windfury, Rush, Spellburst
/// - Enchantments: Outspoken [`SCH_182e`]
///
/// State: Todo
//~ todo SCH_182 a465e107 25679f45 46de35a2.84d008af
pub const SCH_182: Power = TODO;

/// # Outspoken
///
/// `SCH_182e` · Druid enchantment
///
/// > Increased stats.
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ todo SCH_182e b2cf4dfe cf6b1c28 9a359d6a.a536d554
pub const SCH_182e: Power = TODO;

/// # Gibberling
///
/// `SCH_242` · Druid minion · 2 mana · 1/1
///
/// > **Spellburst:** Summon a Gibberling.
///
/// - Set: Scholomance Academy · common · collectible
/// - Mechanics: Spellburst
///
/// State: Derived
//~ derived SCH_242 df3248a0 21f2e683 f9799ef5.ffa5897e
pub const SCH_242: Power = on(Word::Spellburst, &[summon(card("SCH_242"))]);

/// # Teacher's Pet
///
/// `SCH_244` · Multi-class minion · 5 mana · 4/5
///
/// > **Taunt Deathrattle:** Summon a random 3-Cost Beast.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Minion type: Beast
/// - Classes: Druid, Hunter
/// - Mechanics: Taunt, Deathrattle
///
/// State: Derived
//~ derived SCH_244 6b313d09 e5e433a5 da4d6edb.baee974c
pub const SCH_244: Power = deathrattle(&[summon(random(all(&[MINION, BEAST, COST.is(3)])))]);

/// # Nature Studies
///
/// `SCH_333` · Druid spell · Nature · 1 mana
///
/// > **Discover** a spell. Your next one costs (1) less.
///
/// - Set: Scholomance Academy · common · collectible
/// - Mechanics: Discover, Discover Studies Visual
/// - Enchantments: Nature Studies [`SCH_333e`], Studying Nature [`SCH_333e2`]
///
/// State: Derived
//~ derived SCH_333 33828e8a a0e419a9 306b4c04.96742851
pub const SCH_333: Power = spell(&[discover(SPELL), attach("SCH_333e").to(YOU)]);

/// # Nature Studies
///
/// `SCH_333e` · Druid enchantment
///
/// > Your next spell costs (1) less.
///
/// - Set: Scholomance Academy
/// - Mechanics: Aura
///
/// State: Derived
//~ derived SCH_333e 681bd696 3d8c42fc 411cadeb.9782102f
pub const SCH_333e: Power = enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost_less(1)]).until(YOU.play(SPELL));

/// # Studying Nature
///
/// `SCH_333e2` · Druid enchantment
///
/// > Costs (1) less.
///
/// - Set: Scholomance Academy
///
/// State: Derived
//~ derived SCH_333e2 5c20c13f fa07a92e 79c7f356.f705eb41
pub const SCH_333e2: Power = enchant(&[cost_less(1)]);

/// # Lightning Bloom
///
/// `SCH_427` · Multi-class spell · Nature · 0 mana
///
/// > Refresh 2 Mana Crystals. **Overload:** (2)
///
/// - Set: Scholomance Academy · common · collectible
/// - Classes: Druid, Shaman
/// - Tags: `OVERLOAD` = 2
///
/// State: Derived
//~ derived SCH_427 0ee18cfd 27589c14 f3069494.c0a449f0
pub const SCH_427: Power = spell(&[refresh(2)]);

/// # Partner Assignment
///
/// `SCH_606` · Druid spell · 1 mana
///
/// > Add a random 2-Cost and 3-Cost Beast to your hand.
///
/// - Set: Scholomance Academy · rare · collectible
///
/// State: Derived
//~ derived SCH_606 02b8c095 5f00a13d 8b7d3fa3.162e53ca
pub const SCH_606: Power = spell(&[get(random(all(&[BEAST, COST.is(2)]))), get(random(all(&[BEAST, COST.is(3)])))]);

/// # Shan'do Wildclaw
///
/// `SCH_607` · Multi-class minion · 3 mana · 3/3
///
/// > **Choose One -** Give Beasts in your deck +1/+1; or Transform into a copy of a friendly Beast.
///
/// - Set: Scholomance Academy · legendary · collectible
/// - Classes: Druid, Hunter
/// - Mechanics: Choose One
/// - Enchantments: Riled Up [`SCH_607e`]
/// - Tokens: Transfiguration [`SCH_607a`], Rile the Herd [`SCH_607b`]
///
/// State: Derived
//~ derived SCH_607 a8c4aaa3 645f9c57 e859cfec.fc0e69dc
pub const SCH_607: Power = choose_one(&["SCH_607b", "SCH_607a"]);

/// # Transfiguration
///
/// `SCH_607a` · Multi-class spell · 3 mana
///
/// > Transform into a copy of a friendly Beast.
///
/// - Set: Scholomance Academy
/// - Classes: Druid, Hunter
///
/// State: Derived
//~ derived SCH_607a 9575eb41 917f217a 843e3013.844559b0
pub const SCH_607a: Power = spell(&[transform(THIS, copy_of(A_FRIENDLY_MINION.that(BEAST)))]);

/// # Rile the Herd
///
/// `SCH_607b` · Multi-class spell · 3 mana
///
/// > Give Beasts in your deck +1/+1.
///
/// - Set: Scholomance Academy
/// - Classes: Druid, Hunter
/// - Refers to: Immune
///
/// State: Derived
//~ derived SCH_607b 54ff48e7 f628d696 bfcf3a77.628ece49
pub const SCH_607b: Power = spell(&[give(&[plus(1, 1)]).to(YOUR_DECK.that(BEAST))]);

/// # Riled Up
///
/// `SCH_607e` · Hunter enchantment
///
/// > +1/+1.
///
/// - Set: Scholomance Academy
///
/// State: Derived
//~ derived SCH_607e c880888b c902e7ec 86485cf7.67341004
pub const SCH_607e: Power = enchant(&[plus(1, 1)]);

/// # Survival of the Fittest
///
/// `SCH_609` · Druid spell · 10 mana
///
/// > Give +4/+4 to all minions in your hand, deck, and battlefield.
///
/// - Set: Scholomance Academy · epic · collectible
/// - Enchantments: Survival of the Fittest [`SCH_609e`]
///
/// State: Derived
//~ derived SCH_609 34b638e4 0f9bc3fe 0b2e128e.56d7cf7e
pub const SCH_609: Power =
    spell(&[attach("SCH_609e").to(together(&[YOUR_HAND.that(MINION), YOUR_DECK.that(MINION), FRIENDLY_MINIONS]))]);

/// # Survival of the Fittest
///
/// `SCH_609e` · Druid enchantment
///
/// > +4/+4.
///
/// - Set: Scholomance Academy
///
/// State: Derived
//~ derived SCH_609e 70915ba9 35569660 ea9fb140.529ecbc5
pub const SCH_609e: Power = enchant(&[plus(4, 4)]);

/// # Guardian Animals
///
/// `SCH_610` · Multi-class spell · 7 mana
///
/// > Summon two Beasts that cost (5) or less from your deck. Give them **Rush**.
///
/// - Set: Scholomance Academy · epic · collectible
/// - Classes: Druid, Hunter
/// - Refers to: Rush
///
/// State: Derived
//~ derived SCH_610 703bb413 6cfaa20c c6d00986.c2d41094
#[rustfmt::skip]
pub const SCH_610: Power = spell(&[summon(the(YOUR_DECK.that(all(&[MINION, BEAST, COST.at_most(5)])).random_of(2))), give(&[has(GameTag::RUSH)]).to(IT)]);

/// # Runic Carvings
///
/// `SCH_612` · Multi-class spell · Nature · 6 mana
///
/// > **Choose One -** Summon four 2/2 Treant Totems; or **Overload:** (2) to summon them with **Rush**.
///
/// - Set: Scholomance Academy · epic · collectible
/// - Classes: Druid, Shaman
/// - Mechanics: Choose One
/// - Refers to: Rush
/// - Tags: `OVERLOAD` = 2
/// - Tokens: Call to Aid [`SCH_612a`], Alarm the Forest [`SCH_612b`], Treant Totem [`SCH_612t`]
///
/// State: Todo
//~ todo SCH_612 05d89f08 99e5602c 0b49c4cd.c3ffd4d9
pub const SCH_612: Power = TODO;

/// # Call to Aid
///
/// `SCH_612a` · Multi-class spell · Nature · 6 mana
///
/// > Summon four 2/2 Treant Totems.
///
/// - Set: Scholomance Academy
/// - Classes: Druid, Shaman
/// - Tokens: Treant Totem [`SCH_612t`]
///
/// State: Derived
//~ derived SCH_612a 14d3e901 516f0d02 9cb5fe52.b288a108
pub const SCH_612a: Power = spell(&[summon(card("SCH_612t")).copies(4)]);

/// # Alarm the Forest
///
/// `SCH_612b` · Multi-class spell · Nature · 6 mana
///
/// > Summon four 2/2 Treant Totems with **Rush**. **Overload:** (2)
///
/// - Set: Scholomance Academy
/// - Classes: Druid, Shaman
/// - Refers to: Rush
/// - Tags: `OVERLOAD` = 2
/// - Tokens: Treant Totem [`SCH_612t`]
///
/// State: Todo
//~ todo SCH_612b 77261fc8 9762b4f8 35c39163.038359e2
pub const SCH_612b: Power = TODO;

/// # Treant Totem
///
/// `SCH_612t` · Multi-class minion · 1 mana · 2/2
///
/// - Set: Scholomance Academy
/// - Minion type: Totem
/// - Classes: Druid, Shaman
/// - Tags: `2831` = 1
///
/// State: Vanilla
//~ vanilla SCH_612t 37f81ac0 f3075543 5896faae
pub const SCH_612t: Power = VANILLA;

/// # Groundskeeper
///
/// `SCH_613` · Multi-class minion · 4 mana · 4/5
///
/// > **Taunt Battlecry:** If you're holding a spell that costs (5) or more, restore #5 Health.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Classes: Druid, Shaman
/// - Mechanics: Taunt, Battlecry
/// - Target: "Restore #5 Health."
///
/// State: Derived
//~ derived SCH_613 83ef112c 4754618b 9e8e5cbe.12501853
pub const SCH_613: Power =
    battlecry(&[heal(5).to(TARGET)]).when(there_is(&YOUR_HAND.that(all(&[SPELL, COST.at_least(5)]))));

/// # Forest Warden Omu
///
/// `SCH_614` · Druid minion · 6 mana · 5/4
///
/// > **Spellburst:** Refresh your Mana Crystals.
///
/// - Set: Scholomance Academy · legendary · collectible
/// - Mechanics: Spellburst
///
/// State: Derived
//~ derived SCH_614 4f3a6b1d c460cb00 72763780.d343b96f
pub const SCH_614: Power = on(Word::Spellburst, &[refresh(10)]);

/// # Twilight Runner
///
/// `SCH_616` · Druid minion · 5 mana · 5/4
///
/// > **Stealth** Whenever this attacks, draw 2 cards.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Stealth
/// - Tags: `1584` = 1
///
/// State: Derived
//~ derived SCH_616 483dd067 cef77ff8 4935797e.f9f82727
pub const SCH_616: Power = whenever(THIS.attack(CARD)).then(&[draw(2)]);

/// # Adorable Infestation
///
/// `SCH_617` · Multi-class spell · 1 mana
///
/// > Give a minion +1/+1. Summon a 1/1 Cub. Add a Cub to your hand.
///
/// - Set: Scholomance Academy · common · collectible
/// - Classes: Druid, Hunter
/// - Enchantments: Adorable [`SCH_617e`]
/// - Tokens: Marsuul Cub [`SCH_617t`]
///
/// State: Derived
//~ derived SCH_617 d6f391a3 d32dd787 51b90ce9.de9871b9
pub const SCH_617: Power = spell(&[attach("SCH_617e").to(A_MINION), summon(card("SCH_617t")), get(card("SCH_617t"))]);

/// # Adorable
///
/// `SCH_617e` · Druid enchantment
///
/// > +1/+1.
///
/// - Set: Scholomance Academy
///
/// State: Derived
//~ derived SCH_617e 59de3643 5f2bedd2 a28826ce.67341004
pub const SCH_617e: Power = enchant(&[plus(1, 1)]);

/// # Marsuul Cub
///
/// `SCH_617t` · Multi-class minion · 1 mana · 1/1
///
/// - Set: Scholomance Academy
/// - Minion type: Beast
/// - Classes: Druid, Hunter
///
/// State: Vanilla
//~ vanilla SCH_617t fb6dfda1 4c59a747 4cadeb08
pub const SCH_617t: Power = VANILLA;
