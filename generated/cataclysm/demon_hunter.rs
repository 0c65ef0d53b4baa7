//! Demon Hunter cards of Cataclysm.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 0dedfcef

/// # Azshara, Ocean Lord
/// Minion · Naga · 8 mana · 8/8
/// > **Colossal +2** Your hero has **Windfury**.
/// - Makes: Azshara's Tentacle [`CATA_151t`] (2/1, "When summoned, give your hero +1 Attack this…"); Azshara's Tentacle [`CATA_151t1`] (2/1, "When summoned, give your hero +1 Attack this…"); Azshara Windfury [`CATA_151e`] ("Windfury")
//~ derived CATA_151 09b63957 9ded1099.895a8047 5fff5740.74e86818
pub const CATA_151: Power = abilities(&[colossal(&["CATA_151t", "CATA_151t1"]), aura(YOUR_HERO).gives("CATA_151e")]);

/// # Azshara Windfury
/// Enchantment
/// > **Windfury**
//~ derived CATA_151e 87370ba4 d522ad72.9569ce14 124217db
pub const CATA_151e: Power = enchant(&[has(GameTag::WINDFURY)]);

/// # Azshara's Tentacle
/// Minion · Naga · 1 mana · 2/1
/// > When summoned, give your hero +{0} Attack this turn. ***Herald** twice to upgrade*.@When summoned, give your hero +{0} Attack this turn. ***Herald** once to upgrade*.@When summoned, give your hero +{0} Attack this turn.
/// - Numbers: {0} = 1
/// - Makes: Hero Blood of the Fel [`CATA_151te`] ("\+1 Attack on your turn.")
///
/// # Notes
///
/// Its text counts Heralds while it is in play: it upgrades after two, and again after two more. The numbers are 1, 2 and 4 times the printed one.
//~ done CATA_151t - 432b6bf2.5fef8614.eae7e889 17b4b309.6916d898
pub const CATA_151t: Power = whenever(YOU.summon(ITSELF)).then(&[either(
    YOU.herald().this_game().at_least(4),
    &[lend(&[ATTACK.plus(4)], Lasts::ThisTurn).to(YOUR_HERO)],
    &[either(
        YOU.herald().this_game().at_least(2),
        &[lend(&[ATTACK.plus(2)], Lasts::ThisTurn).to(YOUR_HERO)],
        &[lend(&[ATTACK.plus(1)], Lasts::ThisTurn).to(YOUR_HERO)],
    )],
)]);

/// # Azshara's Tentacle
/// Minion · Naga · 1 mana · 2/1
/// > When summoned, give your hero +{0} Attack this turn. ***Herald** twice to upgrade*.@When summoned, give your hero +{0} Attack this turn. ***Herald** once to upgrade*.@When summoned, give your hero +{0} Attack this turn.
/// - Numbers: {0} = 1
///
/// # Notes
///
/// Its text counts Heralds while it is in play: it upgrades after two, and again after two more. The numbers are 1, 2 and 4 times the printed one.
//~ done CATA_151t1 - 432b6bf2.5fef8614.eae7e889 17b4b309
pub const CATA_151t1: Power = whenever(YOU.summon(ITSELF)).then(&[either(
    YOU.herald().this_game().at_least(4),
    &[lend(&[ATTACK.plus(4)], Lasts::ThisTurn).to(YOUR_HERO)],
    &[either(
        YOU.herald().this_game().at_least(2),
        &[lend(&[ATTACK.plus(2)], Lasts::ThisTurn).to(YOUR_HERO)],
        &[lend(&[ATTACK.plus(1)], Lasts::ThisTurn).to(YOUR_HERO)],
    )],
)]);

/// # Hero Blood of the Fel
/// Enchantment
/// > \+@ Attack on your turn.
/// - Numbers: {0} = 1
//~ todo CATA_151te d5a9de94 d522ad72.98492a62.eae7e889 712c0b58
pub const CATA_151te: Power = TODO;

/// # Armored Bloodletter
/// Minion · Naga · 3 mana · 3/1
/// > **Rush Battlecry: Herald** {0}.
/// - Makes: Soldier of Azshara [`CATA_525t`] (2/1, "When summoned, give your hero +1 Attack this…")
//~ derived CATA_525 e5a3c18e 223a0ec3.5a0aab32 16f75c55.06656f8d
pub const CATA_525: Power = battlecry(&[herald()]);

/// # Soldier of Azshara
/// Minion · Naga · 1 mana · 2/1
/// > When summoned, give your hero +{0} Attack this turn. ***Herald** twice to upgrade*.@When summoned, give your hero +{0} Attack this turn. ***Herald** once to upgrade*.@When summoned, give your hero +{0} Attack this turn.
/// - Numbers: {0} = 1
///
/// # Notes
///
/// Its text counts Heralds while it is in play: it upgrades after two, and again after two more. The numbers are 1, 2 and 4 times the printed one.
//~ done CATA_525t - 432b6bf2.5fef8614.eae7e889 cd9850ce
pub const CATA_525t: Power = whenever(YOU.summon(ITSELF)).then(&[either(
    YOU.herald().this_game().at_least(4),
    &[lend(&[ATTACK.plus(4)], Lasts::ThisTurn).to(YOUR_HERO)],
    &[either(
        YOU.herald().this_game().at_least(2),
        &[lend(&[ATTACK.plus(2)], Lasts::ThisTurn).to(YOUR_HERO)],
        &[lend(&[ATTACK.plus(1)], Lasts::ThisTurn).to(YOUR_HERO)],
    )],
)]);

/// # Broxigar's Last Stand
/// Spell · 2 mana
/// > Deal $1 damage to all minions. Draw a card for each that died.
//~ done CATA_526 - 7846e7ae.d0684a7c fc932d7a
pub const CATA_526: Power = spell(&[deal(1).to(MINIONS), draw(1).for_each(IT.that(DEAD))]);

/// # Nespirah, Enthralled
/// Location · 3 mana · 5 uses
/// > Deal 1 damage. After you cast a Fel spell, reopen. **Deathrattle:** Summon Nespirah, Unshackled.
/// - Makes: Nespirah, Unshackled [`CATA_527t2`] (6/6, "After you cast a Fel spell, get a random…")
//~ done CATA_527 - 3ca86b52.5848a931 33afda91.cea64e9b
#[rustfmt::skip]
pub const CATA_527: Power = abilities(&[hero_power(&[deal(1).to(TARGET)]), after(YOU.cast(school(SpellSchool::Fel))).then(&[ready(THIS)]), deathrattle(&[summon(card("CATA_527t2"))])]);

/// # Nespirah, Unshackled
/// Minion · Beast · 6 mana · 6/6
/// > After you cast a Fel spell, get a random non-**Colossal** Naga. It costs (1).
//~ done CATA_527t2 - d6ed3c13.05472423 bead1a1f
pub const CATA_527t2: Power = after(YOU.cast(school(SpellSchool::Fel)))
    .then(&[get(random(all(&[MINION, NAGA, not(&with(GameTag::COLOSSAL))]))), give(&[cost(1)]).to(IT)]);

/// # Sigil of the Seas
/// Spell · Fel · 1 mana
/// > At the start of your next turn, summon a 3/3 Naga with **Taunt**.\~GAMEPLAY ASPROXY CATA 528
/// - Makes: Naga Monstrosity [`CATA_528t`] (3/3, "Taunt")
//~ derived CATA_528 fe26cfb7 ad794704.eac1cbcd 594275ac.fcde09b9
pub const CATA_528: Power = spell(&[later(&whenever(YOU.turn_start()).does(&[summon(card("CATA_528t"))]))]);

/// # Naga Monstrosity
/// Minion · Naga · 3 mana · 3/3
/// > **Taunt**
//~ vanilla CATA_528t c1f97225 220d1759.4b0c5d24 ae71bf55
pub const CATA_528t: Power = VANILLA;

/// # Ravenous Felfisher
/// Minion · Naga · 6 mana · 5/5
/// > Costs (1) less for each Fel spell you've cast this game.
//~ derived CATA_529 e102dc14 f4b4a84a.08be0440 261f9b18
pub const CATA_529: Power = costs(&[cost_less(1).times(YOU.cast(school(SpellSchool::Fel)).this_game().count())]);

/// # Fel Infusion
/// Spell · Fel · 2 mana
/// > **Herald** {0}. Your hero has **Lifesteal** this turn.
/// - Numbers: {0} = 122849
/// - Makes: Lifesteal this turn [`CATA_530e`]
//~ done CATA_530 - 4ead3665.a1feb173.86bb78a4 b7870eeb.8712454e
pub const CATA_530: Power = spell(&[herald(), lend(&[has(GameTag::LIFESTEAL)], Lasts::ThisTurn).to(YOUR_HERO)]);

/// # Lifesteal this turn
/// Enchantment
//~ todo CATA_530e b0d9be3a d522ad72 ff5de1c4
pub const CATA_530e: Power = TODO;

/// # Flash Flood
/// Spell · Fel · 5 mana
/// > Deal $5 damage to your opponent's left and right-most minions. **Outcast:** Do it again.
//~ derived CATA_533 91dde9f3 4f593531.61981733 6046dba7
#[rustfmt::skip]
pub const CATA_533: Power = spell(&[deal(5).to(together(&[ENEMY_MINIONS.first(1), ENEMY_MINIONS.last(1)])), deal(5).to(together(&[ENEMY_MINIONS.first(1), ENEMY_MINIONS.last(1)])).when(OUTCAST)]);

/// # Malevolent Mutant
/// Minion · Naga · 3 mana · 3/4
/// > **Battlecry:** Choose a Fel spell in your hand. Get a copy of it.
//~ derived CATA_697 1db3c819 2213a712.b0f3c5ac 2ee0efa0
pub const CATA_697: Power = battlecry(&[select(A_CARD_IN_YOUR_HAND.that(school(SpellSchool::Fel))), get(copy_of(IT))]);

/// # Dread Leviathan
/// Minion · Beast · 9 mana · 8/8
/// > **Taunt**. **Battlecry:** Choose an enemy minion to steal 3 Health from, three times.
/// - Makes: Drained [`CATA_699e`] ("Reduced Health."); Crackin' [`CATA_699e2`] ("Increased Health.")
///
/// # Notes
///
/// Each minion is chosen as the Battlecry resolves. The Leviathan gains what the minion has, if that is less.
//~ done CATA_699 - 3d4d7366.14aa52a4 6260d561.a9b0a4c4
pub const CATA_699: Power = battlecry(&[
    choose_from(
        ENEMY_MINIONS.that(not(&DEAD)),
        &[attach("CATA_699e").with_x(fixed(3)).to(IT), attach("CATA_699e2").with_x(LAST_AMOUNT)],
        &[],
    ),
    choose_from(
        ENEMY_MINIONS.that(not(&DEAD)),
        &[attach("CATA_699e").with_x(fixed(3)).to(IT), attach("CATA_699e2").with_x(LAST_AMOUNT)],
        &[],
    ),
    choose_from(
        ENEMY_MINIONS.that(not(&DEAD)),
        &[attach("CATA_699e").with_x(fixed(3)).to(IT), attach("CATA_699e2").with_x(LAST_AMOUNT)],
        &[],
    ),
]);

/// # Drained
/// Enchantment
/// > Reduced Health.
//~ done CATA_699e - d522ad72.4803159e cfc2bb91
pub const CATA_699e: Power = enchant(&[HEALTH.plus(-1).times(X)]);

/// # Crackin'
/// Enchantment
/// > Increased Health.
//~ done CATA_699e2 - d522ad72.89b088dc b05a8d46
pub const CATA_699e2: Power = enchant(&[HEALTH.plus(1).times(X)]);

/// # Demonic Summoning
/// Enchantment
/// > Your next Demon this turn costs (0).
//~ derived CORE_CATA_001e 5789ec7b d522ad72.c8cabf48 1d3dbde7
pub const CORE_CATA_001e: Power =
    enchant(&[]).aura(YOUR_HAND.that(DEMON), &[cost(0)]).until(YOU.play(DEMON)).this_turn();
