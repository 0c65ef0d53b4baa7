//! Demon Hunter cards of Murder at Castle Nathria.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 74968fd0

/// # Sightless Magistrate
///
/// `MAW_008` · Demon Hunter minion · 4 mana · 5/4
///
/// > **Battlecry:** Both players draw until they have 5 cards.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived MAW_008 3f6e9811 b9914e81 2e45fb41.221137a3
pub const MAW_008: Power = battlecry(&[draw_until(5).to(PLAYERS)]);

/// # All Fel Breaks Loose
///
/// `MAW_012` · Demon Hunter spell · Fel · 5 mana
///
/// > Summon a friendly Demon that died this game. **Infuse (@ Demons):** Summon three instead.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Refers to: Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3, `2432` = 1
/// - Tokens: All Fel Breaks Loose [`MAW_012t`]
///
/// State: Todo
//~ todo MAW_012 8168831b 89446f20 c6dcac54.d83c6e04
pub const MAW_012: Power = TODO;

/// # All Fel Breaks Loose
///
/// `MAW_012t` · Demon Hunter spell · Fel · 5 mana
///
/// > **Infused** Summon three friendly Demons that died this game.
///
/// - Set: Murder at Castle Nathria · common
/// - Mechanics: Infused
///
/// State: Derived
//~ derived MAW_012t 13b43b94 2da499a8 0f585739.393703f1
pub const MAW_012t: Power = spell(&[summon(from_past(YOUR_MINIONS_THAT_DIED.that(DEMON))).copies(3)]);

/// # Prosecutor Mel'tranix
///
/// `MAW_014` · Demon Hunter minion · 4 mana · 2/6
///
/// > **Battlecry:** Your opponent can only play their left- and right-most cards on their next turn.
///
/// - Set: Murder at Castle Nathria · legendary · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
/// - Enchantments: Literally Unplayable [`MAW_014e2`]
///
/// State: Todo
//~ todo MAW_014 2c2face6 c0c5fccc 382033e1.27f34a47
pub const MAW_014: Power = TODO;

/// # Literally Unplayable
///
/// `MAW_014e2` · Demon Hunter enchantment
///
/// > You can only play the left and right-most cards in your hand.
///
/// - Set: Murder at Castle Nathria
/// - Mechanics: Aura
///
/// State: Todo
//~ todo MAW_014e2 3ad8a5c4 f0fb3070 12374c79.e068fb34
pub const MAW_014e2: Power = TODO;

/// # Sinful Brand
///
/// `REV_506` · Demon Hunter spell · 2 mana
///
/// > Brand an enemy minion. Whenever it takes damage, deal 1 damage to the enemy hero.
///
/// - Set: Murder at Castle Nathria · epic · collectible
/// - Enchantments: Branded [`REV_506e`], Branded [`REV_506e2`]
///
/// State: Todo
//~ todo REV_506 aa7f849a d848f033 4d2bb594.a60b622b
pub const REV_506: Power = TODO;

/// # Branded
///
/// `REV_506e` · Demon Hunter enchantment
///
/// > Whenever this takes damage, deal 1 damage to your hero.
///
/// - Set: Murder at Castle Nathria
///
/// State: Derived
//~ derived REV_506e e591edcb 3d565642 0d96b97f.e1ee19d8
pub const REV_506e: Power = whenever(THIS.takes_damage(CARD)).then(&[deal(1).to(YOUR_HERO)]);

/// # Branded
///
/// `REV_506e2` · Demon Hunter enchantment
///
/// > Costs (1) more.
///
/// - Set: Murder at Castle Nathria
///
/// State: Derived
//~ derived REV_506e2 6a2323a2 ab565725 8d6e69f4.5dfe1a2c
pub const REV_506e2: Power = enchant(&[cost_more(1)]);

/// # Dispose of Evidence
///
/// `REV_507` · Demon Hunter spell · 0 mana
///
/// > Give your hero +3 Attack this turn. Pick from 3 cards in your hand to shuffle into your deck.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Enchantments: Dispose of Evidence [`REV_507e`]
///
/// State: Derived
//~ derived REV_507 dbd09928 5a298b31 9dde964e.685e1642
pub const REV_507: Power =
    spell(&[attach("REV_507e").to(YOUR_HERO), offer(Offer::Entities(YOUR_HAND), &[shuffle(the(IT))])]);

/// # Dispose of Evidence
///
/// `REV_507e` · Demon Hunter enchantment
///
/// > +3 Attack this turn.
///
/// - Set: Murder at Castle Nathria
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived REV_507e 48840547 0d7b8121 feff3040.268eca27
pub const REV_507e: Power = enchant(&[ATTACK.plus(3)]).this_turn();

/// # Relic of Dimensions
///
/// `REV_508` · Demon Hunter spell · 5 mana
///
/// > Draw two cards and reduce their Cost by (@). Improve your future Relics.
///
/// - Set: Murder at Castle Nathria · epic · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `2431` = 1
/// - Enchantments: Dimensional [`REV_508e`]
///
/// State: Derived
//~ derived REV_508 9a7534c4 0ac71590 1dee8186.790fdbfa
#[rustfmt::skip]
pub const REV_508: Power = abilities(&[spell(&[draw(2), give(&[cost_less(1).times(X)]).times(ITS_NUMBER).to(IT)]), improved(count_of(SPELLS_YOU_CAST.that(with(GameTag(2431))).other()))]);

/// # Dimensional
///
/// `REV_508e` · Demon Hunter enchantment
///
/// > Reduced Cost.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ todo REV_508e 73caf1a6 deef6787 093ae1f6.dda26391
pub const REV_508e: Power = TODO;

/// # Magnifying Glaive
///
/// `REV_509` · Demon Hunter weapon · 3 mana · 3/2 durability
///
/// > After your hero attacks, draw until you have 3 cards.
///
/// - Set: Murder at Castle Nathria · common · collectible
///
/// State: Derived
//~ derived REV_509 274914ef a5f249ab e52be7b2.a8f3c567
pub const REV_509: Power = after(YOUR_HERO.attack(CARD)).then(&[draw_until(3)]);

/// # Kryxis the Voracious
///
/// `REV_510` · Demon Hunter minion · 4 mana · 7/7
///
/// > **Battlecry**: Discard your hand. **Deathrattle:** Draw 3 cards.
///
/// - Set: Murder at Castle Nathria · legendary · collectible
/// - Mechanics: Deathrattle, Battlecry
///
/// State: Derived
//~ derived REV_510 149e14a4 5e422de4 f7e5ddc3.a7c7bd4d
pub const REV_510: Power = abilities(&[battlecry(&[discard(YOUR_HAND)]), deathrattle(&[draw(3)])]);

/// # Bibliomite
///
/// `REV_511` · Demon Hunter minion · 2 mana · 5/4
///
/// > **Battlecry**: Choose a card in your hand to shuffle into your deck.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Battlecry, Can Target Cards In Hand
///
/// State: Derived
//~ derived REV_511 1807c199 78c63360 8475c613.0bb98bc8
pub const REV_511: Power = battlecry(&[shuffle(the(A_CARD_IN_YOUR_HAND))]);

/// # Artificer Xy'mox
///
/// `REV_787` · Demon Hunter minion · 8 mana · 8/8
///
/// > {0} {1} {2} {3}
///
/// - Set: Murder at Castle Nathria · legendary
///
/// State: Todo
//~ todo REV_787 ec4356d6 8c562132 41edb7ea.2260dcce
pub const REV_787: Power = TODO;

/// # Relic Vault
///
/// `REV_797` · Demon Hunter location · 3 mana · 0 uses
///
/// > {0} {1}
///
/// - Set: Murder at Castle Nathria · rare
///
/// State: Todo
//~ todo REV_797 08ed17ec 37e55f10 d0ab1dc4.09cdb72f
pub const REV_797: Power = TODO;

/// # Relic of Extinction
///
/// `REV_834` · Demon Hunter spell · 1 mana
///
/// > Deal $@ damage to a random enemy minion, twice. Improve your future Relics.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `2431` = 1
///
/// State: Derived
//~ derived REV_834 e0e57053 b12a61e2 56ed6f57.034479e2
#[rustfmt::skip]
pub const REV_834: Power = abilities(&[spell(&[deal(1).times(ITS_NUMBER).to(ENEMY_MINIONS.random()).repeated(2)]), improved(count_of(SPELLS_YOU_CAST.that(with(GameTag(2431))).other()))]);

/// # Artificer Xy'mox
///
/// `REV_937` · Demon Hunter minion · 8 mana · 8/8
///
/// > **Battlecry: Discover** and cast a Relic. **Infuse (@):** Cast all three instead.
///
/// - Set: Murder at Castle Nathria · legendary · collectible
/// - Mechanics: Battlecry, Discover, Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 5
/// - Tokens: Artificer Xy'mox [`REV_937t`]
///
/// State: Done
//~ done REV_937 c97c1af1 - d7705e1d.74a79dfe
pub const REV_937: Power = abilities(&[
    battlecry(&[offer(Offer::Cards(&["REV_508", "REV_834", "REV_943"]), &[cast(the(IT))])]),
    infuse(5, "REV_937t"),
]);

/// # Artificer Xy'mox
///
/// `REV_937t` · Demon Hunter minion · 8 mana · 8/8
///
/// > **Infused Battlecry:** Cast all three Relics.
///
/// - Set: Murder at Castle Nathria · legendary
/// - Mechanics: Battlecry, Infused
///
/// State: Done
//~ done REV_937t b68ad3ee - 4df159ff.d7251361
pub const REV_937t: Power = battlecry(&[cast(card("REV_508")), cast(card("REV_834")), cast(card("REV_943"))]);

/// # Relic Vault
///
/// `REV_942` · Demon Hunter location · 2 mana · 0 uses
///
/// > The next Relic you play this turn casts twice.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Enchantments: Relic Empowerment [`REV_942e`], Relics of Old [`REV_942e2`]
///
/// State: Todo
//~ todo REV_942 d1e2367e 2c590d42 c1f4d167.a40b23e8
pub const REV_942: Power = TODO;

/// # Relic Empowerment
///
/// `REV_942e` · Demon Hunter enchantment
///
/// > Your Relics cast twice.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ todo REV_942e 8862cd04 e92ebff5 5bfa8b64.a7cd43e2
pub const REV_942e: Power = TODO;

/// # Relics of Old
///
/// `REV_942e2` · Shaman enchantment
///
/// > Your next spell this turn casts twice.
///
/// - Set: Murder at Castle Nathria
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo REV_942e2 53271fe6 efc79559 4d8b3eed.4f6f9668
pub const REV_942e2: Power = TODO;

/// # Relic of Phantasms
///
/// `REV_943` · Demon Hunter spell · 3 mana
///
/// > Summon two @/@ Spirits. Improve your future Relics.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `2431` = 1
/// - Tokens: Fleeting Spirit [`REV_943t`]
///
/// State: Done
//~ done REV_943 14bc5fd4 - aa91b39d.417c4f2d
pub const REV_943: Power = abilities(&[
    spell(&[summon(card("REV_943t")).copies(2), give(&[become_stats(1, 1).times(X)]).times(ITS_NUMBER).to(IT)]),
    improved(count_of(SPELLS_YOU_CAST.that(with(GameTag(2431))).other())),
]);

/// # Fleeting Spirit
///
/// `REV_943t` · Demon Hunter minion · 1 mana · 1/1
///
/// - Set: Murder at Castle Nathria
/// - Minion type: Undead
///
/// State: Vanilla
//~ vanilla REV_943t 71ef23b1 7badf31e ced85f23
pub const REV_943t: Power = VANILLA;
