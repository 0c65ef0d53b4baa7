//! Warrior cards of Showdown in the Badlands.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file dfd0762f

/// # Burning Heart
/// Spell · Fire · 1 mana
/// > Deal $2 damage to a minion. If it survives, give your hero +3 Attack this turn.
/// - Classes: Warrior, Demon Hunter
/// - Makes: Heart of Fire [`DEEP_011e`] ("\+3 Attack this turn.")
//~ derived DEEP_011 5333a45c e70c31b0.930446b0 b5662354.4425d99b.bf7d84a5
pub const DEEP_011: Power =
    spell(&[deal(2).to(A_MINION), attach("DEEP_011e").to(YOUR_HERO).when(there_is(&IT.that(not(&DEAD))))]);

/// # Heart of Fire
/// Enchantment
/// > \+3 Attack this turn.
//~ derived DEEP_011e 23d4f9e6 d522ad72.6e434625 0d9b922a
pub const DEEP_011e: Power = enchant(&[ATTACK.plus(3)]).this_turn();

/// # Crimson Expanse
/// Location · 4 mana · 2 uses
/// > Choose a damaged minion. Summon a copy of it that goes **Dormant** for one turn.
/// - Classes: Warrior, Demon Hunter
/// - Makes: Crimson Containment [`DEEP_019e`] ("Dormant. Awaken in X turns.")
//~ done DEEP_019 - 607b338c.d9072683 a3205e1e.4425d99b.d275cd54
pub const DEEP_019: Power = location(&[summon(copy_of(A_MINION.that(DAMAGED))), make_dormant(IT, 1)]);

/// # Crimson Containment
/// Enchantment
/// > **Dormant**. Awaken in @ \|4(turn, turns).
//~ todo DEEP_019e d86564a5 d522ad72.d03dd6ee 085581bc
pub const DEEP_019e: Power = TODO;

/// # Deepminer Brann
/// Minion · 6 mana · 2/4
/// > **Battlecry:** If your deck started with no duplicates, your **Battlecries** trigger twice for the rest of the game.
/// - Makes: Deepmining [`DEEP_020e`] ("Your Battlecries trigger twice.")
//~ done DEEP_020 - 2091706b.7701bd73 1ce6ac04.74989317
pub const DEEP_020: Power = battlecry(&[attach("DEEP_020e").to(CONTROLLER)]).when(STARTED_SINGLETON);

/// # Deepmining
/// Enchantment
/// > Your Battlecries trigger twice.
//~ done DEEP_020e - d522ad72.beaa3dec 3b6480f9
pub const DEEP_020e: Power = enchant(&[has(GameTag::EXTRA_BATTLECRIES_BASE)]);

/// # Detonation Juggernaut
/// Minion · Mech · 4 mana · 3/4
/// > **Taunt**. **Battlecry:** Give **Taunt** minions in your hand +2/+2.
/// - Makes: Tauntier Taunt [`WW_329e`] ("\+2/+2.")
//~ derived WW_329 361a59b3 2b2b8af2.c8e9d0e5 f5caad5b.f7698402
pub const WW_329: Power = battlecry(&[attach("WW_329e").to(YOUR_HAND.that(all(&[MINION, with(GameTag::TAUNT)])))]);

/// # Tauntier Taunt
/// Enchantment
/// > \+2/+2.
//~ derived WW_329e ac0ae34f d522ad72.d5727bd5 c4c7ef94
pub const WW_329e: Power = enchant(&[plus(2, 2)]);

/// # Reinforced Plating
/// Spell · 3 mana
/// > Gain 6 Armor. **Excavate** a treasure.
//~ derived WW_334 8f440fd6 82ede6d1.510e02c9 0cd1fa0c
pub const WW_334: Power = spell(&[armor(6), excavate()]);

/// # Blast Tortoise
/// Minion · Beast · 6 mana · 2/7
/// > **Taunt Battlecry:** Deal damage to all enemy minions equal to this minion's Attack.
//~ derived WW_346 2076e8d7 f5a231cd.3ab2371c 0d0a820a
pub const WW_346: Power = battlecry(&[deal(1).times(ATTACK.of(THIS)).to(ENEMY_MINIONS)]);

/// # Battlepickaxe
/// Weapon · 3 mana · 4/1 durability
/// > After you play a **Taunt** minion, gain +1 Durability.
/// - Makes: Back in the Mine [`WW_347e`] ("\+1 Durability.")
//~ derived WW_347 d89408bc 79ea8e23.3b6138cc 9750dc4b.ab7c04d3
pub const WW_347: Power = after(YOU.play(all(&[MINION, with(GameTag::TAUNT)]))).then(&[attach("WW_347e")]);

/// # Back in the Mine
/// Enchantment
/// > \+1 Durability.
//~ derived WW_347e 9b55d230 d522ad72.d252faae f8b071db
pub const WW_347e: Power = enchant(&[HEALTH.plus(1)]);

/// # Misfire
/// Spell · 2 mana
/// > Deal $3, $2, and $1 damage to random minions. **Quickdraw:** Choose the targets.
//~ done WW_348 - 7846e7ae.a05e9a43 ef744ee0
pub const WW_348: Power = abilities(&[
    spell(&[deal(3).to(MINIONS.random()), deal(2).to(MINIONS.random()), deal(1).to(MINIONS.random())]),
    on(
        Word::Quickdraw,
        &[
            choose_from(MINIONS, &[deal(3).to(IT)], &[]),
            choose_from(MINIONS.that(HEALTH.at_least(1)), &[deal(2).to(IT)], &[]),
            choose_from(MINIONS.that(HEALTH.at_least(1)), &[deal(1).to(IT)], &[]),
        ],
    )
    .instead(),
]);

/// # Badlands Brawler
/// Minion · 7 mana · 4/4
/// > **Battlecry:** Start a Brawl! If you've **Excavated** twice, this always wins.
/// - Makes: [`CORE_EX1_407`](crate::core_hidden::warrior::CORE_EX1_407)
//~ done WW_349 - 1e025682.b02a8ffb 159f2c5d.765d1697
pub const WW_349: Power = battlecry(&[either(
    YOU.excavate(CARD).this_game().at_least(2),
    &[destroy(OTHER_MINIONS)],
    &[select(MINIONS.random()), destroy(MINIONS.that(not(&is(&IT))))],
)]);

/// # Unlucky Powderman
/// Minion · Undead · 2 mana · 2/2
/// > **Taunt Deathrattle:** Give **Taunt** minions in your hand and deck +1/+1.
/// - Makes: Coal Dust [`WW_367e`] ("\+1/+1.")
//~ derived WW_367 5a720974 af540375.3aaea08c 99b7eef3.bf7ac0d0
#[rustfmt::skip]
pub const WW_367: Power = deathrattle(&[attach("WW_367e").to(together(&[YOUR_HAND.that(all(&[MINION, with(GameTag::TAUNT)])), YOUR_DECK.that(all(&[MINION, with(GameTag::TAUNT)]))]))]);

/// # Coal Dust
/// Enchantment
/// > \+1/+1.
//~ derived WW_367e 3d39d85e d522ad72.cb08f83e d02d789b
pub const WW_367e: Power = enchant(&[plus(1, 1)]);

/// # Boomboss Tho'grun
/// Minion · 8 mana · 7/7
/// > **Battlecry:** Shuffle 3 T.N.T. into your opponent's deck. When drawn, blow up a card in their hand, deck, and board.
/// - Makes: T.N.T. [`WW_372t`] ("Casts When Drawn Destroy a random card in your…")
//~ derived WW_372 11a964e3 b9fc9ec7.4826d125 fad46471.8ef667a5
pub const WW_372: Power = battlecry(&[shuffle(card("WW_372t")).copies(3).for_(OPPONENT)]);

/// # T.N.T.
/// Spell · 6 mana
/// > **Casts When Drawn** Destroy a random card in your hand, deck, and board *(except T.N.T*.).
//~ done WW_372t - 9e3ad3c7.cc438634 29a0e353
pub const WW_372t: Power = spell(&[
    destroy(YOUR_HAND.that(not(&named("WW_372t"))).random()),
    destroy(YOUR_DECK.that(not(&named("WW_372t"))).random()),
    destroy(together(&[FRIENDLY_MINIONS, YOUR_LOCATIONS]).random()),
]);

/// # Slagmaw the Slumbering
/// Minion · Elemental · Beast · 4 mana · 16/16
/// > **Rush**, **Taunt Dormant** for 6 turns. *(**Excavate** to awaken 2 turns sooner!)*
/// - Makes: Slumbering [`WW_375e`] ("Dormant. Awaken in X turns."); Slagging [`WW_375e2`]
//~ done WW_375 - 503238ad.dd544820 636c532a.ad257a32
pub const WW_375: Power =
    abilities(&[dormant_for(6), after(YOU.excavate(CARD)).while_dormant().then(&[awaken_sooner(THIS, 2)])]);

/// # Slumbering
/// Enchantment
/// > **Dormant**. Awaken in @ \|4(turn, turns).
//~ todo WW_375e 8fdf8327 d522ad72.d03dd6ee 33d06124
pub const WW_375e: Power = TODO;

/// # Slagging
/// Enchantment
//~ todo WW_375e2 88c64728 d522ad72 6b38149a
pub const WW_375e2: Power = TODO;

/// # Blast Charge
/// Spell · 2 mana
/// > Destroy a damaged enemy minion. **Excavate** a treasure.
//~ derived WW_380 6627225c 7846e7ae.8f7d5075 a397d23f
pub const WW_380: Power = spell(&[destroy(AN_ENEMY_MINION.that(DAMAGED)), excavate()]);
