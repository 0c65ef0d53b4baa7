//! Druid cards of Whizbang's Workshop.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 549f23e6

/// # World Tree's Embrace
/// Enchantment
/// > \+1/+1.
//~ derived EDR_080e1 6300aaa2 d522ad72.cb08f83e cf3c7999
pub const EDR_080e1: Power = enchant(&[plus(1, 1)]);

/// # Snuggle Teddy
/// Minion · Beast · 3 mana · 2/4
/// > **Gigantify Elusive**, **Lifesteal**, **Taunt**
/// - Makes: Snuggle Teddy [`MIS_300t`] (8/8, "Gigantic Elusive, Lifesteal, Taunt")
//~ vanilla MIS_300 5bc09e0b efca1175.a65c9707 56a8f368.83362503
pub const MIS_300: Power = VANILLA;

/// # Snuggle Teddy
/// Minion · Beast · 8 mana · 8/8
/// > **Gigantic Elusive**, **Lifesteal**, **Taunt**
//~ done MIS_300t - 89823f8c.72077787 56a8f368
pub const MIS_300t: Power = VANILLA;

/// # Overgrown Beanstalk
/// Spell · Nature · 3 mana
/// > Summon a 2/2 Treant. Draw a card for each Treant you control.
/// - Makes: Treant [`MIS_301t`] (2/2)
//~ derived MIS_301 b498234a a4db704b.7026d6da 854c93a8.2733a332
pub const MIS_301: Power =
    spell(&[summon(card("MIS_301t")), draw(1).for_each(FRIENDLY_MINIONS.that(race(Race::Treant)))]);

/// # Treant
/// Minion · 1 mana · 2/2
//~ vanilla MIS_301t 81cf418a 57e94b0b f03d3e63
pub const MIS_301t: Power = VANILLA;

/// # Toyrantus
/// Minion · Beast · 6 mana · 7/7
/// > **Taunt**, **Elusive Battlecry:** If you have 10 Mana Crystals, gain +7/+7.
/// - Makes: Dino Mojo [`MIS_712e`] ("\+7/+7.")
//~ derived MIS_712 3e75206c ef18ff92.47de28dc 2baf9efd.bcbcd5ad
pub const MIS_712: Power = battlecry(&[attach("MIS_712e")]).when(MANA_CRYSTALS.at_least(10));

/// # Dino Mojo
/// Enchantment
/// > \+7/+7.
//~ derived MIS_712e 6b08a048 d522ad72.13a147e3 4e073a95
pub const MIS_712e: Power = enchant(&[plus(7, 7)]);

/// # Sparkling Phial
/// Spell · Arcane · 4 mana
/// > Deal $2 damage. Your next card this turn costs that much less.
/// - Makes: Sparkling [`TOY_800e1`] ("Your next card this turn costs less.")
//~ done TOY_800 - 27bf12e1.e7f2a8fa f71185d2.1b6c9408
pub const TOY_800: Power = spell(&[deal(2).to(TARGET), attach("TOY_800e1").with_x(LAST_AMOUNT).to(CONTROLLER)]);

/// # Sparkling
/// Enchantment · Arcane
/// > Your next card this turn costs less.
//~ done TOY_800e1 - 3d694810.ed197d4f 048d21fd
pub const TOY_800e1: Power = enchant(&[]).aura(YOUR_HAND, &[cost_less(1).times(X)]).until(YOU.play(CARD)).this_turn();

/// # Chia Drake
/// Minion · Dragon · 4 mana · 3/5
/// > **Miniaturize Choose One -** Gain **Spell Damage +1**; or Draw a spell.
/// - Makes: Cultivate [`TOY_801a`] ("Draw a spell."); Seedling Growth [`TOY_801b`] ("Gain Spell Damage +1."); Chia Drake [`TOY_801t`] (1/1, "Mini Choose One - Gain Spell Damage +1; or Draw a…"); Ch-Ch-Ch-Chia [`TOY_801e`] ("Spell Damage +1")
//~ done TOY_801 - 98b70642.7d29fd78 15301479.c065c83c
pub const TOY_801: Power = abilities(&[form(Form::Mini, "TOY_801t"), choose_one(&["TOY_801b", "TOY_801a"])]);

/// # Cultivate
/// Spell · 4 mana
/// > Draw a spell.
//~ derived TOY_801a 843f4cee 38d1d3b0.5f2b8c37 9159543b
pub const TOY_801a: Power = spell(&[draw_that(1, SPELL)]);

/// # Seedling Growth
/// Spell · 4 mana
/// > Gain **Spell Damage +1**.
//~ derived TOY_801b bb539875 38d1d3b0.ff82ea0c 2a040eaa
pub const TOY_801b: Power = spell(&[give(&[plus_tag(GameTag::SPELLPOWER, 1)])]);

/// # Ch-Ch-Ch-Chia
/// Enchantment
/// > **Spell Damage +1**
//~ derived TOY_801e 39c1b6e9 d522ad72.b88f2291 e053cea0
pub const TOY_801e: Power = enchant(&[plus_tag(GameTag::SPELLPOWER, 1)]);

/// # Chia Drake
/// Minion · Dragon · 1 mana · 1/1
/// > **Mini Choose One -** Gain **Spell Damage +1**; or Draw a spell.
//~ done TOY_801t - 7225889c.725712cd 15301479
pub const TOY_801t: Power = choose_one(&["TOY_801b", "TOY_801a"]);

/// # Wind-Up Sapling
/// Minion · 2 mana · 2/1
/// > **Tradeable Battlecry:** Refresh @ Mana \|4(Crystal, Crystals). *(**Trade** to upgrade!)*
/// - Numbers: {0} = 1
//~ derived TOY_802 a956eeaa 5673be69.9131c32d.eae7e889 bdfea67e
pub const TOY_802: Power =
    abilities(&[battlecry(&[refresh_mana(1).times(TEXT_NUMBER)]), on(Word::WhenTraded, &[raise_text_number(1)])]);

/// # Jade Display
/// Minion · 1 mana · 1/1
/// > **Deathrattle:** Your Jade Displays have +1/+1 this game. Shuffle 2 of them into your deck.
/// - Makes: Jade Sales [`TOY_803e`] ("Your Jade Displays this game have +1/+1."); Jade Profits [`TOY_803e2`] ("\+1/+1.")
//~ done TOY_803 - cbd7c476.89c379d6 bc8b2235.f00355d3
pub const TOY_803: Power = deathrattle(&[attach("TOY_803e").to(CONTROLLER), shuffle(card("TOY_803")).copies(2)]);

/// # Jade Sales
/// Enchantment
/// > Your Jade Displays this game have +1/+1.
/// - Makes: Jade Display [`TOY_803`] (1/1, "Deathrattle: Your Jade Displays have +1/+1 this…")
//~ done TOY_803e - d522ad72.0e4073ac a2c3deb7.e93bff8a
pub const TOY_803e: Power = enchant(&[])
    .aura(together(&[FRIENDLY_MINIONS.that(named("TOY_803")), YOUR_HAND.that(named("TOY_803"))]), &[plus(1, 1)]);

/// # Jade Profits
/// Enchantment
/// > \+1/+1.
//~ derived TOY_803e2 bff79f8d d522ad72.cb08f83e 69c5ea83
pub const TOY_803e2: Power = enchant(&[plus(1, 1)]);

/// # Woodland Wonders
/// Spell · 5 mana
/// > Summon two 2/5 Beetles with **Taunt**. Costs (3) less if you have **Spell Damage**.
/// - Makes: Grove Beetle [`TOY_804t`] (2/5, "Taunt")
//~ derived TOY_804 7ccd2b48 36b694de.a098de6e 4d343b3e.a28addd5
#[rustfmt::skip]
pub const TOY_804: Power = abilities(&[spell(&[summon(card("TOY_804t")).copies(2)]), aura(THIS).when(SPELL_DAMAGE.at_least(1)).in_hand().have(&[cost_less(3)])]);

/// # Grove Beetle
/// Minion · Beast · 2 mana · 2/5
/// > **Taunt**
//~ vanilla TOY_804t 163c73de 40a5ff65.4b0c5d24 038e64a0
pub const TOY_804t: Power = VANILLA;

/// # Ensmallen
/// Spell · Nature · 3 mana
/// > Reduce the Cost and Attack of minions in your deck by (1).
/// - Makes: Ensmallened Cost [`TOY_805e`] ("Costs (1) less."); Ensmallened [`TOY_805e2`] ("\-1 Attack.")
//~ done TOY_805 - a4db704b.2e46b9f3 7c182eb2.aa291c28
pub const TOY_805: Power = spell(&[give(&[cost_less(1), ATTACK.plus(-1)]).to(YOUR_DECK.that(MINION))]);

/// # Ensmallened Cost
/// Enchantment
/// > Costs (1) less.
//~ derived TOY_805e 434fe69d d522ad72.f705eb41 72b7ca25
pub const TOY_805e: Power = enchant(&[cost_less(1)]);

/// # Ensmallened
/// Enchantment
/// > \-1 Attack.
//~ derived TOY_805e2 37d15ec4 d522ad72.260ec5d9 a21a317b
pub const TOY_805e2: Power = enchant(&[ATTACK.plus(-1)]);

/// # Sky Mother Aviana
/// Minion · 5 mana · 5/5
/// > **Battlecry:** Shuffle 10 random **Legendary** minions into your deck. They cost (1).
/// - Makes: Harpy's Blessing [`TOY_806e`] ("Costs (1).")
//~ derived TOY_806 2323d051 7c0f8337.c66639a9 c4f9d3dd.00054516
pub const TOY_806: Power =
    battlecry(&[shuffle(random(all(&[MINION, rarity(Rarity::Legendary)]))).picks(10), attach("TOY_806e").to(IT)]);

/// # Harpy's Blessing
/// Enchantment
/// > Costs (1).
//~ derived TOY_806e 57e8c03d d522ad72.53ed184d 0f843c64
pub const TOY_806e: Power = enchant(&[cost(1)]);

/// # Owlonius
/// Minion · 7 mana · 6/6
/// > **Spell Damage +1** Your spells get double bonus from **Spell Damage**.
//~ done TOY_807 - 8417a0af.92a19712 29ea6fb7
pub const TOY_807: Power =
    abilities(&[aura(THIS).have(&[SPELL_DAMAGE.plus(1)]), aura(YOU).have(&[plus_tag(SPELL_DAMAGE_DOUBLED, 1)])]);

/// # Magical Dollhouse
/// Location · 2 mana · 3 uses
/// > Gain **Spell Damage +1** this turn only.
/// - Makes: Magical Harvest [`TOY_850e`] ("Spell Damage +1 this turn.")
//~ done TOY_850 - 3195d7e3.e6f34ece f242a849.3fc3214d
pub const TOY_850: Power = location(&[attach("TOY_850e").to(CONTROLLER)]);

/// # Magical Harvest
/// Enchantment
/// > **Spell Damage +1** this turn.
//~ derived TOY_850e 3cc5d469 d522ad72.6e4c851d cf62087b
pub const TOY_850e: Power = enchant(&[plus_tag(GameTag::SPELLPOWER, 1)]).this_turn();

/// # Bottomless Toy Chest
/// Spell · Arcane · 2 mana
/// > **Discover** a card from your deck. If you have **Spell Damage**, copy it.
//~ derived TOY_851 3bb60000 b3d67742.4286f9f6 d57d7e32
pub const TOY_851: Power = spell(&[discover_from(YOUR_DECK), get(copy_of(IT)).when(SPELL_DAMAGE.at_least(1))]);

/// # Red Carded
/// Enchantment
/// > **Dormant**. Awaken in @ \|4(turn, turns).
//~ todo Toy_644e1 4f4cc99a d522ad72.d03dd6ee 75f6b3ab
pub const Toy_644e1: Power = TODO;
