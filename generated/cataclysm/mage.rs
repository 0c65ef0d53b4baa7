//! Mage cards of Cataclysm.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file c3af9e20

/// # Spellweaver's Brilliance
/// Spell · Arcane · 10 mana
/// > Summon a 6/6 Dragon. Costs (1) less for each damage you dealt with spells this turn.
/// - Makes: Azure Warden [`CATA_452t`] (6/6)
//~ done CATA_452 - c5fd4f29.e5a67dd2 84df6ef0.616067ee
pub const CATA_452: Power = abilities(&[
    spell(&[summon(card("CATA_452t"))]),
    costs(&[cost_less(1).times(YOU.deal_damage(SPELL).this_turn().in_all().count())]),
]);

/// # Azure Warden
/// Minion · Dragon · 6 mana · 6/6
//~ vanilla CATA_452t f5705298 42abf971 e9b89b21
pub const CATA_452t: Power = VANILLA;

/// # Archmage Kalec
/// Minion · 4 mana · 4/4
/// > **Battlecry:** Give all spells in your hand and deck **Spell Damage +1.**
/// - Makes: Kalec's Insight [`CATA_458e`] ("Spell Damage +1.")
//~ derived CATA_458 f6b998af 16ec05b0.fec42979 a730beec.e1b460a2
pub const CATA_458: Power =
    battlecry(&[attach("CATA_458e").to(together(&[YOUR_HAND.that(SPELL), YOUR_DECK.that(SPELL)]))]);

/// # Kalec's Insight
/// Enchantment
/// > **Spell Damage +1**.
//~ derived CATA_458e 5847b949 d522ad72.7e90e4a1 6c517390
pub const CATA_458e: Power = enchant(&[plus_tag(GameTag::SPELLPOWER, 1)]);

/// # Unstable Spellcaster
/// Minion · Elemental · 4 mana · 2/5
/// > **Spell Damage +1 Battlecry:** If you dealt damage with a spell this turn, summon a copy of this.
//~ done CATA_483 - 0bf8691f.986616a4 85a3e8a3
pub const CATA_483: Power = battlecry(&[summon(copy_of(THIS))]).when(YOU.deal_damage(SPELL).this_turn().at_least(1));

/// # Winterspring Whelp
/// Minion · Dragon · 1 mana · 1/2
/// > **Battlecry: Discover** a 1-Cost spell from any class.
//~ derived CATA_484 e603d7de 722e0ba3.35fe4c9f 30d3cfaa
pub const CATA_484: Power = battlecry(&[discover_of(all(&[SPELL, COST.is(1)]), Classes::Any)]);

/// # Sleet Storm
/// Spell · Frost · 1 mana
/// > Deal $2 damage. Deal $1 damage to a random enemy minion.
//~ derived CATA_485 cbdd6a56 28462b40.28af32b2 31d13b17
pub const CATA_485: Power = spell(&[deal(2).to(TARGET), deal(1).to(ENEMY_MINIONS.random())]);

/// # Raincaller
/// Minion · Elemental · 2 mana · 1/4
/// > The first time you deal damage with a spell each turn, gain +2 Attack.
/// - Makes: Building Storm [`CATA_487e`] ("\+2 Attack."); Building Storm [`CATA_487e1`] ("Disable trigger visual this turn")
//~ done CATA_487 - 2b1cc968.2d7a5909 91c080e6.905eea57
pub const CATA_487: Power =
    whenever(CHARACTERS.takes_damage_from(all(&[SPELL, FRIENDLY]))).once_a_turn().then(&[attach("CATA_487e")]);

/// # Building Storm
/// Enchantment
/// > \+2 Attack.
//~ derived CATA_487e ee0ea805 d522ad72.a6e18051 85f496d0
pub const CATA_487e: Power = enchant(&[ATTACK.plus(2)]);

/// # Building Storm
/// Enchantment
/// > Disable trigger visual this turn
//~ todo CATA_487e1 9135cbf6 d522ad72.795662cb 85f496d0
pub const CATA_487e1: Power = TODO;

/// # Vulcanos
/// Minion · Elemental · 7 mana · 4/8
/// > **Colossal +2** At the end of your turn, deal 3 damage to all other minions.
/// - Makes: Plume of Vulcanos [`CATA_488t`] (1/5, "Whenever this takes damage, get a random Fire…"); Plume of Vulcanos [`CATA_488t2`] (1/5, "Whenever this takes damage, get a random Fire…")
//~ derived CATA_488 33fce083 9f417238.3d0bc9db 9306aaaa.c517842e
pub const CATA_488: Power =
    abilities(&[colossal(&["CATA_488t", "CATA_488t2"]), at_end_of_your_turn(&[deal(3).to(OTHER_MINIONS)])]);

/// # Plume of Vulcanos
/// Minion · Elemental · 2 mana · 1/5
/// > Whenever this takes damage, get a random Fire spell. It costs (3) less.
//~ derived CATA_488t 91da504f 2b1cadb5.f5382e91 c63fad92
#[rustfmt::skip]
pub const CATA_488t: Power = whenever(THIS.takes_damage_from(CARD)).then(&[get(random(school(SpellSchool::Fire))), give(&[cost_less(3)]).to(IT)]);

/// # Plume of Vulcanos
/// Minion · Elemental · 2 mana · 1/5
/// > Whenever this takes damage, get a random Fire spell. It costs (3) less.
//~ derived CATA_488t2 ead873b8 2b1cadb5.f5382e91 c63fad92
#[rustfmt::skip]
pub const CATA_488t2: Power = whenever(THIS.takes_damage_from(CARD)).then(&[get(random(school(SpellSchool::Fire))), give(&[cost_less(3)]).to(IT)]);

/// # Arcane Flow
/// Spell · Arcane · 4 mana
/// > **Shatter** Deal $4 damage. Deal $2 damage to all enemies.@Deal $4 damage. Deal $2 damage to all enemies.
/// - Numbers: {0} = 123743
/// - Makes: Arcane Flow [`CATA_489t`] ("Shattered Deal 4 damage."); Arcane Flow [`CATA_489t2`] ("Shattered Deal 2 damage to all enemies.")
//~ done CATA_489 - 27bf12e1.e49cacc5.d0e53167 f92fc802.cf2c4c59
pub const CATA_489: Power = spell(&[deal(4).to(TARGET), deal(2).to(ENEMIES)]);

/// # Arcane Flow
/// Spell · Arcane · 4 mana
/// > **Shattered** Deal $4 damage.
//~ done CATA_489t - 27bf12e1.a8545188 f92fc802
pub const CATA_489t: Power = spell(&[deal(4).to(TARGET)]);

/// # Arcane Flow
/// Spell · Arcane · 4 mana
/// > **Shattered** Deal $2 damage to all enemies.
//~ done CATA_489t2 - 27bf12e1.a354ff72 f92fc802
pub const CATA_489t2: Power = spell(&[deal(2).to(ENEMIES)]);

/// # Sindragosa's Triumph
/// Spell · Arcane · 5 mana
/// > Deal $8 damage to a minion. Reduce the Cost of a random card in your hand by the excess damage.
/// - Makes: Triumphant [`CATA_978e`] ("Reduced Cost")
//~ done CATA_978 - cbf84505.23a16c9c 1aeef462.de0ce9cd
pub const CATA_978: Power =
    spell(&[deal(8).to(A_MINION), give(&[cost_less(1).times(X)]).with_x(EXCESS).to(YOUR_HAND.random())]);

/// # Triumphant
/// Enchantment
/// > Reduced Cost
//~ todo CATA_978e 82f57e01 d522ad72.01ff2d2d f5b5c5cc
pub const CATA_978e: Power = TODO;

/// # Conjuration Specialist
/// Minion · 3 mana · 3/4
/// > **Battlecry:** Choose a spell in your hand. Split it into two random spells of the same Cost.
///
/// # Notes
///
/// Each of the two costs as much as the spell that is split, and is of any class. The split spell makes room in the hand first.
//~ done CATA_979 - 05841e04.4aaa8c7b 8c143e25
pub const CATA_979: Power = battlecry(&[
    select(A_CARD_IN_YOUR_HAND.that(SPELL)),
    set_counter_to(0, COST.of(TARGET)),
    remove_from_game(TARGET),
    get(random_costing(SPELL, counter_value(0))).picks(2).when(there_is(&TARGET)),
]);

/// # Bursting Leyline
/// Spell · Arcane · 4 mana
/// > Deal ${0} damage to a random enemy minion. Excess damage hits the enemy hero.@Deal ${0} damage to a random enemy minion, {1} times. Excess damage hits the enemy hero.
/// - Numbers: {0} = 4
///
/// # Notes
///
/// What the Leylines gain for the game is a number of the player.
//~ done MEND_500 - 27bf12e1.ec4c7a4d.ea228308 a5953d11
pub const MEND_500: Power = abilities(&[
    improved(number(GameTag::TAG_SCRIPT_DATA_NUM_1).of(YOU)),
    spell(&[
        deal(1).times(TEXT_NUMBER).to(ENEMY_MINIONS.random()),
        deal(1).times(EXCESS).to(ENEMY_HERO),
        perform(&[deal(1).times(TEXT_NUMBER).to(ENEMY_MINIONS.random()), deal(1).times(EXCESS).to(ENEMY_HERO)])
            .times(number(GameTag::TAG_SCRIPT_DATA_NUM_2).of(YOU)),
    ]),
]);

/// # Ley Walker
/// Minion · 3 mana · 4/2
/// > **Battlecry:** Your Leylines cost (1) less this game. **Deathrattle:** Get a random Leyline.
/// - Makes: Unblock Leyline [`MEND_501t2e`] ("Cost Reduced."); Empower Leyline [`MEND_501t3e`] ("Effects Increased.")
//~ done MEND_501 - cbd1a658.c461fbf2 f75ee58e.68aa510f
pub const MEND_501: Power = abilities(&[
    battlecry(&[attach("MEND_501t2e").to(CONTROLLER)]),
    deathrattle(&[get(one_of(&["MEND_500", "MEND_502", "MEND_504"]))]),
]);

/// # Unblock Leyline
/// Enchantment
/// > Cost Reduced.
//~ done MEND_501t2e - d522ad72.15b47225 114df011
pub const MEND_501t2e: Power =
    enchant(&[]).aura(YOUR_HAND.that(any(&[named("MEND_500"), named("MEND_502"), named("MEND_504")])), &[cost_less(1)]);

/// # Empower Leyline
/// Enchantment
/// > Effects Increased.
//~ done MEND_501t3e - d522ad72.625eebd7 e30870f9
pub const MEND_501t3e: Power = enchant(&[plus_tag(GameTag::TAG_SCRIPT_DATA_NUM_1, 1)]);

/// # Crystallized Leyline
/// Spell · Arcane · 5 mana
/// > Summon a random {0}-Cost minion.@Summon a random {0}-Cost minion, {1} times.
/// - Numbers: {0} = 6
//~ done MEND_502 - cbf84505.f66da04f.ea267b5a c600ae36
pub const MEND_502: Power = abilities(&[
    improved(number(GameTag::TAG_SCRIPT_DATA_NUM_1).of(YOU)),
    spell(&[
        summon(random_costing(MINION, TEXT_NUMBER)),
        perform(&[summon(random_costing(MINION, TEXT_NUMBER))]).times(number(GameTag::TAG_SCRIPT_DATA_NUM_2).of(YOU)),
    ]),
]);

/// # Surge Needle
/// Minion · 4 mana · 3/5
/// > **Battlecry:** Your Leylines trigger an additional time this game.
//~ done MEND_503 - e3908842.da20f2f1 a9cf4777
pub const MEND_503: Power = battlecry(&[give(&[plus_tag(GameTag::TAG_SCRIPT_DATA_NUM_2, 1)]).to(CONTROLLER)]);

/// # Leyline Nexus
/// Spell · Arcane · 2 mana
/// > Draw a card. It costs ({0}) less.@Draw {1} cards. They cost ({0}) less.
/// - Numbers: {0} = 1
/// - Makes: Nexus Power [`MEND_504e`] ("Cost reduced.")
//~ done MEND_504 - b3d67742.bd28a40e.eae7e889 6ca1a803.81563079
pub const MEND_504: Power = abilities(&[
    improved(number(GameTag::TAG_SCRIPT_DATA_NUM_1).of(YOU)),
    spell(&[
        draw(1),
        attach("MEND_504e").with_x(TEXT_NUMBER).to(IT),
        perform(&[draw(1), attach("MEND_504e").with_x(TEXT_NUMBER).to(IT)])
            .times(number(GameTag::TAG_SCRIPT_DATA_NUM_2).of(YOU)),
    ]),
]);

/// # Nexus Power
/// Enchantment
/// > Cost reduced.
//~ done MEND_504e - d522ad72.ca0484ff 2e8f2d99
pub const MEND_504e: Power = enchant(&[cost_less(1).times(X)]);

/// # The Arcanomicon
/// Spell · Arcane · 6 mana
/// > Get all 3 Leylines. Choose an upgrade for your Leylines.
/// - Makes: Energize [`MEND_505t`] ("Your Leylines trigger an additional time this…"); Unblock [`MEND_505t2`] ("Your Leylines cost (2) less this game."); Empower [`MEND_505t3`] ("Increase the effects of your Leylines by 2 this…")
//~ done MEND_505 - 89737bd2.da16b9cc 5a811304.41f1e248
pub const MEND_505: Power = spell(&[
    get(card("MEND_500")),
    get(card("MEND_502")),
    get(card("MEND_504")),
    choose_card(&["MEND_505t", "MEND_505t2", "MEND_505t3"], &[apply_it_to(THIS), remove_from_game(IT)]),
    remove_from_game(LEFT_ASIDE),
]);

/// # Energize
/// Spell · 0 mana
/// > Your Leylines trigger an additional time this game.
//~ done MEND_505t - 3e8f9d5a.142645bf f109cb16
pub const MEND_505t: Power = spell(&[give(&[plus_tag(GameTag::TAG_SCRIPT_DATA_NUM_2, 1)]).to(CONTROLLER)]);

/// # Unblock
/// Spell · 0 mana
/// > Your Leylines cost (2) less this game.
//~ done MEND_505t2 - 3e8f9d5a.5d71988f 0eebf2fa
pub const MEND_505t2: Power = spell(&[attach("MEND_501t2e").to(CONTROLLER).repeated(2)]);

/// # Empower
/// Spell · 0 mana
/// > Increase the effects of your Leylines by 2 this game.
//~ done MEND_505t3 - 3e8f9d5a.54fece47 851607f3
pub const MEND_505t3: Power = spell(&[attach("MEND_501t3e").to(CONTROLLER).repeated(2)]);

/// # Mystic Runesaber
/// Minion · Beast · 2 mana · 2/3
/// > **Elusive Battlecry:** Increase the effects of your Leylines by 1 this game.
//~ done MEND_506 - 40a2c733.e0646341 7c9f7e8f
pub const MEND_506: Power = battlecry(&[attach("MEND_501t3e").to(CONTROLLER)]);
