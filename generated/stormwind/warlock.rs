//! Warlock cards of United in Stormwind.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 68043c87

/// # Shadowblade Slinger
/// Minion · Pirate · 1 mana · 2/1
/// > **Battlecry:** If you've taken damage this turn, deal that much to an enemy minion.
//~ done DED_503 - 412e6741.5f33a7c6 65f3a028
pub const DED_503: Power =
    battlecry(&[deal(1).times(YOUR_HERO.takes_damage_from(CARD).this_turn().in_all().count()).to(AN_ENEMY_MINION)])
        .when(YOUR_HERO.takes_damage_from(CARD).this_turn().at_least(1));

/// # Wicked Shipment
/// Spell · 1 mana
/// > **Tradeable** Summon @ 1/1 \|4(Imp, Imps). *(Upgrades by 2 when **Traded**!)*
/// - Numbers: {0} = 2
/// - Makes: [`CORE_GIL_191t`](crate::core::warlock::CORE_GIL_191t)
//~ done DED_504 - 2f198b86.6396a6db.ea1d8a8e 0d1c0d8f.ba0be6cc
pub const DED_504: Power = abilities(&[
    spell(&[summon(card("CORE_GIL_191t")).times(TEXT_NUMBER)]),
    on(Word::WhenTraded, &[raise_text_number(2)]),
]);

/// # Hullbreaker
/// Minion · Demon · 4 mana · 4/3
/// > **Battlecry and Deathrattle:** Draw a spell. Your hero takes damage equal to its Cost.
//~ done DED_505 - f1ba7db4.f775090b c0af9d63
#[rustfmt::skip]
pub const DED_505: Power = abilities(&[battlecry(&[draw_that(1, SPELL), deal(1).times(COST.of(IT)).to(YOUR_HERO)]), deathrattle(&[draw_that(1, SPELL), deal(1).times(COST.of(IT)).to(YOUR_HERO)])]);

/// # Runed Mithril Rod
/// Weapon · 5 mana · 0/2 durability
/// > After you draw 4 cards, reduce the Cost of cards in your hand by (1). Lose 1 Durability.
/// - Makes: Enchanting Dust [`SW_003e`] ("Costs (1) less.")
//~ done SW_003 - 0170e4b5.6f863dbb e5a72c47.c3a5e02f
pub const SW_003: Power = after(YOU.draw(CARD)).every(4).then(&[attach("SW_003e").to(YOUR_HAND), lose_durability(1)]);

/// # Enchanting Dust
/// Enchantment
/// > Costs (1) less.
//~ derived SW_003e 7ba1c722 d522ad72.f705eb41 7e49e349
pub const SW_003e: Power = enchant(&[cost_less(1)]);

/// # Bloodbound Imp
/// Minion · Demon · 2 mana · 2/5
/// > Whenever this attacks, deal 2 damage to your hero.
//~ derived SW_084 ea376727 b4f4e630.7c77da14 c31848bd
pub const SW_084: Power = whenever(THIS.attack(CARD)).then(&[deal(2).to(YOUR_HERO)]);

/// # Dark Alley Pact
/// Spell · Shadow · 4 mana
/// > Summon a Fiend with **Taunt** and stats equal to your hand size.
/// - Makes: Fiend [`SW_085t`] (1/1, "Taunt")
//~ derived SW_085 71965ed8 1e562e45.7045360c 2ffb0487.666e9068
pub const SW_085: Power =
    spell(&[summon(card("SW_085t")), give(&[become_stats(1, 1).times(X)]).with_x(count(YOUR_HAND)).to(IT)]);

/// # Fiend
/// Minion · Demon · 1 mana · 1/1
/// > **Taunt**
//~ vanilla SW_085t e8831999 18149ac8.4b0c5d24 f38b6b79
pub const SW_085t: Power = VANILLA;

/// # Shady Bartender
/// Minion · 5 mana · 4/4
/// > **Tradeable Battlecry:** Give your Demons +2/+2.
/// - Makes: Souls on Tap [`SW_086e`] ("\+2/+2.")
//~ derived SW_086 c852a74d a0c6b2f7.c73cefbd 57fd07d0.b98b6e10
pub const SW_086: Power = battlecry(&[attach("SW_086e").to(FRIENDLY_MINIONS.that(DEMON))]);

/// # Souls on Tap
/// Enchantment
/// > \+2/+2.
//~ derived SW_086e 660a294c d522ad72.d5727bd5 c2ed60bf
pub const SW_086e: Power = enchant(&[plus(2, 2)]);

/// # Dreaded Mount
/// Spell · 3 mana
/// > Give a minion +1/+1. When it dies, summon an endless Dreadsteed.
/// - Makes: Tamsin's Dreadsteed [`SW_087t`] (1/1, "Deathrattle: At the end of the turn, summon…"); On a Dreadsteed [`SW_087e`] ("\+1/+1. Deathrattle: Summon a never-ending…"); Tamsin's Dreadsteed [`SW_087e2`] ("Summon a Dreadsteed at the end of the turn.")
//~ done SW_087 - 82ede6d1.181f8e83 b2130319.2cb6d97b
pub const SW_087: Power = spell(&[attach("SW_087e").to(A_MINION)]);

/// # On a Dreadsteed
/// Enchantment
/// > \+1/+1. **Deathrattle:** Summon a never-ending Dreadsteed.
//~ done SW_087e - d522ad72.bfa1701d 078c3152
pub const SW_087e: Power = abilities(&[enchant(&[plus(1, 1)]), deathrattle(&[summon(card("SW_087t"))])]);

/// # Tamsin's Dreadsteed
/// Enchantment
/// > Summon a Dreadsteed at the end of the turn.
//~ todo SW_087e2 158bc6df d522ad72.600ac77d 2e993544
pub const SW_087e2: Power = TODO;

/// # Tamsin's Dreadsteed
/// Minion · Demon · 4 mana · 1/1
/// > **Deathrattle:** At the end of the turn, summon Tamsin's Dreadsteed.
//~ done SW_087t - d90829a9.a01e3057 2e993544
pub const SW_087t: Power = deathrattle(&[later(&whenever(PLAYERS.turn_end()).does(&[summon(card("SW_087t"))]))]);

/// # Demonic Assault
/// Spell · Fel · 4 mana
/// > Deal $3 damage. Summon two 1/3 Voidwalkers with **Taunt**.
/// - Makes: [`CS2_065`](crate::legacy::warlock::CS2_065)
//~ derived SW_088 c9b1a89b 239e5a75.91885b7e 377be0bb.bd919395
pub const SW_088: Power = spell(&[deal(3).to(TARGET), summon(card("CS2_065")).copies(2)]);

/// # Entitled Customer
/// Minion · 6 mana · 3/2
/// > **Battlecry:** Deal damage equal to your hand size to all other minions.
//~ derived SW_089 4ec77c88 54c337e8.09fd2b3f 8bffeb3e
pub const SW_089: Power = battlecry(&[deal(1).for_each(YOUR_HAND).to(OTHER_MINIONS)]);

/// # Touch of the Nathrezim
/// Spell · Shadow · 1 mana
/// > Deal $2 damage to a minion. If it dies, restore #3 Health to your hero.
//~ derived SW_090 20c68970 ca4a4f53.a3021aa3 4feac139
pub const SW_090: Power = spell(&[deal(2).to(A_MINION), heal(3).to(YOUR_HERO).when(there_is(&IT.that(DEAD)))]);

/// # The Demon Seed
/// Spell · 1 mana
/// > **Questline:** Take 12 damage on your turns. **Reward: Lifesteal**. Deal $3 damage to the enemy hero.
/// - Makes: Establish the Link [`SW_091t`] ("Questline: Take 12 damage on your turns. Reward:…"); Complete the Ritual [`SW_091t3`] ("Questline: Take 12 damage on your turns. Reward:…"); Blightborn Tamsin [`SW_091t4`] (7/7, "Battlecry: For the rest of the game, damage you…"); Blightborn [`SW_091t5`] ("For the rest of the game, damage you take on your…")
//~ done SW_091 - 2f198b86.6a1c9c1a 55da6cf0.47c9621d
pub const SW_091: Power = quest(Goal::Sum(12), &[YOUR_HERO.that(ON_YOUR_TURN).takes_damage_from(CARD)])
    .reward(&[deal(3).to(ENEMY_HERO), put_into_play(card("SW_091t"))]);

/// # Establish the Link
/// Spell · 1 mana
/// > **Questline:** Take 12 damage on your turns. **Reward: Lifesteal**. Deal $3 damage to the enemy hero.
/// - Makes: Complete the Ritual [`SW_091t3`] ("Questline: Take 12 damage on your turns. Reward:…")
//~ done SW_091t - 2f198b86.6a1c9c1a 243130b0.54673c0e
pub const SW_091t: Power = quest(Goal::Sum(12), &[YOUR_HERO.that(ON_YOUR_TURN).takes_damage_from(CARD)])
    .reward(&[deal(3).to(ENEMY_HERO), put_into_play(card("SW_091t3"))]);

/// # Complete the Ritual
/// Spell · 1 mana
/// > **Questline:** Take 12 damage on your turns. **Reward:** Blightborn Tamsin.
/// - Makes: Blightborn Tamsin [`SW_091t4`] (7/7, "Battlecry: For the rest of the game, damage you…")
//~ done SW_091t3 - 2f198b86.a1b1ca67 c0c2dd16.4b635eb1
pub const SW_091t3: Power =
    quest(Goal::Sum(12), &[YOUR_HERO.that(ON_YOUR_TURN).takes_damage_from(CARD)]).reward(&[get(card("SW_091t4"))]);

/// # Blightborn Tamsin
/// Minion · Undead · 5 mana · 7/7
/// > **Battlecry:** For the rest of the game, damage you take on your turn damages your opponent instead.
//~ done SW_091t4 - 27fe21e5.6981b672 417a222b
pub const SW_091t4: Power = battlecry(&[attach("SW_091t5").to(YOU)]);

/// # Blightborn
/// Enchantment
/// > For the rest of the game, damage you take on your turn instead damages your opponent.
//~ done SW_091t5 - d522ad72.f4a56002 adc8ac3c
pub const SW_091t5: Power = whenever(YOUR_HERO.that(ON_YOUR_TURN).would_take_damage_from(CARD))
    .then(&[prevent_damage(), deal(1).times(THAT_MUCH).to(ENEMY_HERO)]);

/// # Anetheron
/// Minion · Demon · 6 mana · 8/6
/// > Costs (1) if your hand is full.
//~ done SW_092 - faee830e.0c9e9140 85ffd1c0
pub const SW_092: Power = aura(THIS).when(crate::legacy::neutral::HAND_IS_FULL).in_hand().have(&[cost(1)]);
