//! Neutral cards of One Night in Karazhan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file a768d956

/// # Pompous Thespian
/// Minion · 2 mana · 3/2
/// > **Taunt**
//~ vanilla KAR_011 695a4e4f 0296240c.4b0c5d24 8f16a5f3
pub const KAR_011: Power = VANILLA;

/// # Runic Egg
/// Minion · 1 mana · 0/2
/// > **Deathrattle:** Draw a card.
//~ derived KAR_029 b87b74d6 a86353dd.505f40e5 3457cf43
pub const KAR_029: Power = deathrattle(&[draw(1)]);

/// # Cellar Spider
/// Minion · Beast · 3 mana · 1/3
//~ vanilla KAR_030 291b4dc5 9b9d14b4 b0ba73e3
pub const KAR_030: Power = VANILLA;

/// # Pantry Spider
/// Minion · Beast · 3 mana · 1/3
/// > **Battlecry:** Summon a 1/3 Spider.
/// - Makes: Cellar Spider [`KAR_030`] (1/3)
//~ derived KAR_030a ef01e21e 9b9d14b4.4e8d5b21 95ee0c23.ece1e545
pub const KAR_030a: Power = battlecry(&[summon(card("KAR_030"))]);

/// # Book Wyrm
/// Minion · Dragon · 6 mana · 3/6
/// > **Battlecry:** If you're holding a Dragon, destroy an enemy minion with 3 or less Attack.
//~ derived KAR_033 bc295854 407dd97d.473d1d02 4be5621b
pub const KAR_033: Power =
    battlecry(&[destroy(AN_ENEMY_MINION.that(ATTACK.at_most(3)))]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Arcane Anomaly
/// Minion · Elemental · 1 mana · 2/1
/// > After you cast a spell, give this minion +1 Health.
/// - Makes: Arcane Anomaly [`KAR_036_Puzzle`] (2/1, "After you cast a spell, give this minion +1…"); Eating [`KAR_036e`] ("Increased Health.")
//~ derived KAR_036 8a0be28f 39a61494.c450d4fc 90c86890.602368ee
pub const KAR_036: Power = after(YOU.cast(SPELL)).then(&[give(&[HEALTH.plus(1)])]);

/// # Arcane Anomaly
/// Minion · Elemental · 1 mana · 2/1
/// > After you cast a spell, give this minion +1 Health.
/// - Reprint of: Arcane Anomaly [`KAR_036`]
//~ reprint KAR_036_Puzzle c57f2a2c 39a61494.c450d4fc 90c86890.aba2ed2f
pub const KAR_036_Puzzle: Power = crate::cards::KAR_036;

/// # Eating
/// Enchantment
/// > Increased Health.
/// - Makes: [`KAR_036e_Puzzle`](crate::boomsday::neutral::KAR_036e_Puzzle)
//~ todo KAR_036e 27bb6dfd d522ad72.89b088dc 3c905cdc.9eee5fb9
pub const KAR_036e: Power = TODO;

/// # Avian Watcher
/// Minion · 5 mana · 3/6
/// > **Battlecry:** If you control a **Secret**, gain +1/+1 and **Taunt**.
/// - Makes: Secrets of Karazhan [`KAR_037t`] ("\+1/+1 and Taunt.")
//~ derived KAR_037 ea49c4ca e8a80029.91c22f19 383dabed.a81b41bb
pub const KAR_037: Power = battlecry(&[attach("KAR_037t")]).when(there_is(&YOUR_SECRETS.that(SECRET)));

/// # Secrets of Karazhan
/// Enchantment
/// > \+1/+1 and **Taunt**.
//~ derived KAR_037t 1a5b8cb1 d522ad72.7b5411fc bb06f8d5
pub const KAR_037t: Power = enchant(&[plus(1, 1), has(GameTag::TAUNT)]);

/// # Moat Lurker
/// Minion · 6 mana · 3/3
/// > **Battlecry:** Destroy a minion. **Deathrattle:** Resummon it.
/// - Makes: Moat Lurker [`KAR_041e`] ("Destroyed ….")
//~ done KAR_041 - 54c1f3fd.3c35ffab e9a6623e.a47a15f1
#[rustfmt::skip]
pub const KAR_041: Power = abilities(&[battlecry(&[destroy(A_MINION), remember(IT)]), deathrattle(&[summon(copy_of(REMEMBERED)).for_(REMEMBERED.controller())])]);

/// # Moat Lurker
/// Enchantment
/// > Destroyed {0}.
//~ todo KAR_041e 2a2f6776 d522ad72.9486bc48 e9a6623e
pub const KAR_041e: Power = TODO;

/// # Moroes
/// Minion · 3 mana · 1/1
/// > **Stealth** At the end of your turn, summon a 1/1 Steward.
/// - Makes: Steward [`KAR_044a`] (1/1)
//~ derived KAR_044 a8ffb63f d6fd17e4.e5600681 674b77af.b3851441
pub const KAR_044: Power = at_end_of_your_turn(&[summon(card("KAR_044a"))]);

/// # Steward
/// Minion · 1 mana · 1/1
//~ vanilla KAR_044a b34cb369 cbd7c476 c85e6c14
pub const KAR_044a: Power = VANILLA;

/// # The Curator
/// Minion · Mech · 5 mana · 4/6
/// > **Taunt Battlecry:** Draw a Beast, Dragon, and Murloc.
//~ derived KAR_061 4c6f1575 06ad5789.0e999f3b 21b7a4b5
pub const KAR_061: Power = battlecry(&[draw_that(1, BEAST), draw_that(1, DRAGON), draw_that(1, MURLOC)]);

/// # Netherspite Historian
/// Minion · 2 mana · 2/3
/// > **Battlecry:** If you're holding a Dragon, **Discover** a Dragon.
//~ derived KAR_062 bfcdcf11 5656a6e3.b0306c9f f5459701
pub const KAR_062: Power = battlecry(&[discover(DRAGON)]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Zoobot
/// Minion · Mech · 3 mana · 3/3
/// > **Battlecry:** Give a random friendly Beast, Dragon, and Murloc +1/+1.
/// - Makes: Well Fed [`KAR_095e`] ("\+1/+1.")
//~ derived KAR_095 9c60a15b 11e326f9.1b1f7899 e8a7c130.4c744211
#[rustfmt::skip]
pub const KAR_095: Power = battlecry(&[attach("KAR_095e").to(FRIENDLY_MINIONS.that(BEAST).random()), attach("KAR_095e").to(FRIENDLY_MINIONS.that(DRAGON).random()), attach("KAR_095e").to(FRIENDLY_MINIONS.that(MURLOC).random())]);

/// # Well Fed
/// Enchantment
/// > \+1/+1.
//~ derived KAR_095e e41ece77 d522ad72.cb08f83e 85c4bbad
pub const KAR_095e: Power = enchant(&[plus(1, 1)]);

/// # Prince Malchezaar
/// Minion · Demon · 5 mana · 5/6
/// > **Start of Game:** Add 5 extra **Legendary** minions to your deck.
//~ done KAR_096 - d4e1a232.b1f5f76d c55bff6b
pub const KAR_096: Power = on(
    Word::StartOfGame,
    &[repeat(
        5,
        &[shuffle(random_of(
            all(&[
                MINION,
                rarity(Rarity::Legendary),
                not(&STARTED_IN_DECK),
                not(&shares(CardProperty::Name, &together(&[YOUR_DECK, YOUR_HAND]))),
            ]),
            Classes::Own,
        ))],
    )],
);

/// # Medivh, the Guardian
/// Minion · 8 mana · 7/7
/// > **Battlecry:** Equip Atiesh, Greatstaff of the Guardian.
/// - Makes: Atiesh [`KAR_097t`] (1/3 durability, "After you cast a spell, summon a random minion of…")
//~ done KAR_097 - b9fc9ec7.ff727a02 58a150c1.9d663fe3
pub const KAR_097: Power = battlecry(&[equip(card("KAR_097t"))]);

/// # Atiesh
/// Weapon · 3 mana · 1/3 durability
/// > After you cast a spell, summon a random minion of that Cost. Lose 1 Durability.
//~ done KAR_097t - 024f383e.adbe9f2e 1bf7b1a0
pub const KAR_097t: Power = after(YOU.cast(SPELL))
    .when(there_are_at_most(6, &YOUR_BOARD))
    .then(&[summon(random_costing(MINION, COST.of(THAT))), lose_durability(1)]);

/// # Barnes
/// Minion · 5 mana · 3/4
/// > **Battlecry:** Summon a 1/1 copy of a random minion in your deck.
/// - Makes: Incredible Impression [`KAR_114e`] ("Attack and Health set to 1.")
//~ derived KAR_114 def609d2 e8bf089b.353c84e9 f38c35d3.1dad14bc
pub const KAR_114: Power = battlecry(&[summon(copy_of(YOUR_DECK.that(MINION).random())), attach("KAR_114e").to(IT)]);

/// # Incredible Impression
/// Enchantment
/// > Attack and Health set to 1.
//~ derived KAR_114e 2d7cfce1 d522ad72.093b2b8d 249c957e
pub const KAR_114e: Power = enchant(&[become_stats(1, 1)]);

/// # Menagerie Magician
/// Minion · 5 mana · 4/4
/// > **Battlecry:** Give a random friendly Beast, Dragon, and Murloc +2/+2.
/// - Makes: A Simple Trick [`KAR_702e`] ("\+2/+2.")
//~ derived KAR_702 6c130146 a0c6b2f7.8e6dc21d a250b93b.b725e98f
#[rustfmt::skip]
pub const KAR_702: Power = battlecry(&[attach("KAR_702e").to(FRIENDLY_MINIONS.that(BEAST).random()), attach("KAR_702e").to(FRIENDLY_MINIONS.that(DRAGON).random()), attach("KAR_702e").to(FRIENDLY_MINIONS.that(MURLOC).random())]);

/// # A Simple Trick
/// Enchantment
/// > \+2/+2.
//~ derived KAR_702e 8923d36a d522ad72.d5727bd5 e8a4b282
pub const KAR_702e: Power = enchant(&[plus(2, 2)]);

/// # Arcanosmith
/// Minion · 4 mana · 3/2
/// > **Battlecry:** Summon a 0/5 minion with **Taunt**.
/// - Makes: Animated Shield [`KAR_710m`] (0/5, "Taunt")
//~ derived KAR_710 c53321fc e3956461.b9c29071 10b112f7.b0149296
pub const KAR_710: Power = battlecry(&[summon(card("KAR_710m"))]);

/// # Animated Shield
/// Minion · 2 mana · 0/5
/// > **Taunt**
//~ vanilla KAR_710m 57939214 5b6642a4.4b0c5d24 ff0c1dc9
pub const KAR_710m: Power = VANILLA;

/// # Arcane Giant
/// Minion · 12 mana · 8/8
/// > Costs (1) less for each spell you've cast this game.
//~ derived KAR_711 96a4471d 9844929c.88d99902 bd781891
pub const KAR_711: Power = costs(&[cost_less(1).times(YOU.cast(SPELL).this_game().count())]);

/// # Violet Illusionist
/// Minion · 3 mana · 4/3
/// > During your turn, your hero is **Immune**.
/// - Makes: Violet Immunity [`KAR_712e`] ("Immune.")
//~ done KAR_712 - cbdfe8b5.b434cdc6 06b8aaaf.6f51af49
pub const KAR_712: Power = aura(YOUR_HERO).when(ON_YOUR_TURN).gives("KAR_712e");

/// # Violet Immunity
/// Enchantment
/// > **Immune**.
//~ derived KAR_712e 16f96284 d522ad72.7152fa88 9d63e377
pub const KAR_712e: Power = enchant(&[has(GameTag::IMMUNE)]);

/// # White King
/// Hero · 20 health
/// - Makes: `KAR_A10_22`; White King [`KAR_a10_Boss1H`]
//~ vanilla KAR_a10_Boss1 44f4b5f1 ada47c8e b71b6d40.241b12be
pub const KAR_a10_Boss1: Power = VANILLA;

/// # White King
/// Hero · 20 health
/// - Makes: `KAR_A10_22H`; White King [`KAR_a10_Boss1H_TB`]; White King [`KAR_a10_Boss1H_TB22`]
//~ vanilla KAR_a10_Boss1H 3a9ad245 ada47c8e b71b6d40.59a0e7dd
pub const KAR_a10_Boss1H: Power = VANILLA;

/// # White King
/// Hero · 10 health
/// - Makes: `KAR_A10_22H`
//~ vanilla KAR_a10_Boss1H_TB 2e206c6f 15ae5705 b71b6d40.8f8c2c12
pub const KAR_a10_Boss1H_TB: Power = VANILLA;

/// # White King
/// Hero · 30 health
/// - Makes: `KAR_A10_22H`
//~ vanilla KAR_a10_Boss1H_TB22 3faeda46 c6957b81 b71b6d40.8f8c2c12
pub const KAR_a10_Boss1H_TB22: Power = VANILLA;

/// # Black King
/// Hero · 20 health
/// - Makes: `KAR_A10_33`; Black King [`KAR_a10_Boss2H`]
//~ vanilla KAR_a10_Boss2 bc4ed3e0 ada47c8e 1316174b.c54f0bf5
pub const KAR_a10_Boss2: Power = VANILLA;

/// # Black King
/// Hero · 20 health
/// - Makes: `KAR_A10_33`; Black King [`KAR_a10_Boss2H_TB`]
//~ vanilla KAR_a10_Boss2H b9eb62cc ada47c8e 1316174b.f26068b2
pub const KAR_a10_Boss2H: Power = VANILLA;

/// # Black King
/// Hero · 10 health
/// - Makes: `KAR_A10_33`
//~ vanilla KAR_a10_Boss2H_TB dbe4d1bf 15ae5705 1316174b.68810940
pub const KAR_a10_Boss2H_TB: Power = VANILLA;
