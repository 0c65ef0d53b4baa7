//! Paladin cards of TITANS.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 675ab7fc

/// # Noble Minibot
/// Minion · Mech · 2 mana · 2/3
/// > **Magnetic** After this attacks, give a random minion in your hand +1/+1.
/// - Makes: Noble Minibot [`TTN_852e`] ("After this attacks, give a random minion in your…"); Mechanical Nobility [`TTN_852e2`] ("\+1/+1.")
//~ derived TTN_852 1bb8596e e00ad38a.d831cdd5 aa077a46.8a80b0d1
pub const TTN_852: Power = after(THIS.attack(CARD)).then(&[attach("TTN_852e2").to(YOUR_HAND.that(MINION).random())]);

/// # Noble Minibot
/// Enchantment
/// > After this attacks, give a random minion in your hand +1/+1.
//~ derived TTN_852e 4e424ebd d522ad72.f361a104 aa077a46
pub const TTN_852e: Power = after(THIS.attack(CARD)).then(&[give(&[plus(1, 1)]).to(YOUR_HAND.that(MINION).random())]);

/// # Mechanical Nobility
/// Enchantment
/// > \+1/+1.
//~ derived TTN_852e2 74abc883 d522ad72.cb08f83e 9563549c
pub const TTN_852e2: Power = enchant(&[plus(1, 1)]);

/// # Judge Unworthy
/// Spell · 4 mana
/// > Set an enemy minion's Health to 1, then deal $1 damage to all enemies.
/// - Makes: Unworthy! [`TTN_853e`] ("Health set to 1.")
//~ derived TTN_853 6b63215d 38d1d3b0.9d0fca88 d03fafdd.fe0dd56b
pub const TTN_853: Power = spell(&[attach("TTN_853e").to(AN_ENEMY_MINION), deal(1).to(ENEMIES)]);

/// # Unworthy!
/// Enchantment
/// > Health set to 1.
//~ derived TTN_853e f92afe34 d522ad72.946d7b72 94a2eff4
pub const TTN_853e: Power = enchant(&[HEALTH.set(1)]);

/// # Inventor's Aura
/// Spell · Holy · 2 mana
/// > Your Mechs cost (1) less. Lasts @ turns.
/// - Numbers: {0} = 2
/// - Makes: Empowered Workshop [`TTN_854e`] ("Your Mechs cost (1) less.")
//~ derived TTN_854 94dd3ca5 5fbdf668.048b6751.ea1d8a8e a17344fd.aa658233
pub const TTN_854: Power = abilities(&[aura(YOUR_HAND.that(MECH)).have(&[cost_less(1)]), lasts(2)]);

/// # Empowered Workshop
/// Enchantment
/// > Your Mechs cost (1) less.
//~ derived TTN_854e 48087bc5 d522ad72.866b070c 32a3ecfd
pub const TTN_854e: Power = enchant(&[]).aura(YOUR_HAND.that(MECH), &[cost_less(1)]);

/// One more dead minion of the class, with another name.
const CHOOSE_ONE_MORE: &[Effect] = &[keep_with(
    random_from_past(
        FRIENDLY_MINIONS
            .that(all(&[not(&class(CardClass::Neutral)), not(&ANOTHER_CLASS), not(&shares(CardProperty::Name, &KEPT))]))
            .die()
            .this_game(),
    ),
    THIS,
)];

/// # Tyr's Tears
/// Spell · Holy · 5 mana
/// > **Forged** Resurrect 4 different minions from your class. Set their stats to 2/2.
/// - Makes: Tyrful [`TTN_855e1`] ("2/2.")
//~ done TTN_855 - d9f7917d.fce89241 d2e0f2fb.999b7ee3
pub const TTN_855: Power = spell(&[repeat(4, CHOOSE_ONE_MORE), summon(the(KEPT)), attach("TTN_855e1").to(IT)]);

/// # Tyrful
/// Enchantment
/// > 2/2.
//~ derived TTN_855e1 bb3885ba d522ad72.142bb519 c23f5578
pub const TTN_855e1: Power = enchant(&[become_stats(2, 2)]);

/// # Tyr's Tears
/// Spell · Holy · 5 mana
/// > Resurrect 3 different minions from your class. Set their stats to 2/2. **Forge:** Resurrect another.
/// - Makes: Tyr's Tears [`TTN_855`] ("Forged Resurrect 4 different minions from your…")
//~ done TTN_855t - d9f7917d.357ae09c d2e0f2fb.ca69b36a
pub const TTN_855t: Power = spell(&[repeat(3, CHOOSE_ONE_MORE), summon(the(KEPT)), attach("TTN_855e1").to(IT)]);

/// # Disciple of Amitus
/// Minion · 5 mana · 4/5
/// > At the end of your turn, summon a 2/2 Earthen that gains +2/+2 for each other Earthen you've summoned this game.
/// - Makes: Earthen Golem [`TTN_900t`] (2/2, "After this is summoned, gain +2/+2 for each other…")
//~ done TTN_856 - a0c2f312.03512043 6c807632.aea99da4
pub const TTN_856: Power = at_end_of_your_turn(&[summon(card("TTN_900t"))]);

/// "from your class"
const OF_YOUR_CLASS: Condition = all(&[not(&class(CardClass::Neutral)), not(&ANOTHER_CLASS)]);

/// # Tyr
/// Minion · 6 mana · 4/5
/// > **Battlecry:** Resurrect a 2, 3, and 4-Attack minion from your class.
//~ done TTN_857 - 3c79da9e.ed0b7598 60f74faa
pub const TTN_857: Power = battlecry(&[
    summon(random_from_past(FRIENDLY_MINIONS.that(all(&[OF_YOUR_CLASS, ATTACK.is(2)])).die().this_game())),
    summon(random_from_past(FRIENDLY_MINIONS.that(all(&[OF_YOUR_CLASS, ATTACK.is(3)])).die().this_game())),
    summon(random_from_past(FRIENDLY_MINIONS.that(all(&[OF_YOUR_CLASS, ATTACK.is(4)])).die().this_game())),
]);

/// # Amitus, the Peacekeeper
/// Minion · 7 mana · 1/8
/// > **Titan Taunt**. Your minions can't take more than 2 damage at a time.
/// - Makes: Reinforced [`TTN_858t1`] ("Draw 2 minions. Set their Attack, Health, and…"); Empowered [`TTN_858t2`] ("Give your other minions +2/+2."); Pacified [`TTN_858t3`] ("Set the Attack and Health of all enemy minions to…")
//~ done TTN_858 - 1bcf2670.8e20ce06 75279b52.e9a2cb9b
#[rustfmt::skip]
pub const TTN_858: Power = abilities(&[titan(&["TTN_858t1", "TTN_858t2", "TTN_858t3"]), whenever(FRIENDLY_MINIONS.would_take_damage_from(CARD)).then(&[damage_at_most(2)])]);

/// # Reinforced
/// Spell · 0 mana
/// > Draw 2 minions. Set their Attack, Health, and Cost to 2.
/// - Makes: Reinforcing [`TTN_858t1e`] ("Attack and Health set to 2."); Reshaped [`TTN_858t1e1`] ("Costs (2).")
//~ done TTN_858t1 - 3e8f9d5a.1a6609c4 c9da652e.f4885668
pub const TTN_858t1: Power = spell(&[draw_that(2, MINION), attach("TTN_858t1e").to(IT), attach("TTN_858t1e1").to(IT)]);

/// # Reinforcing
/// Enchantment
/// > Attack and Health set to 2.
//~ derived TTN_858t1e df4b5ac4 d522ad72.131bb35c 2e09c73d
pub const TTN_858t1e: Power = enchant(&[become_stats(2, 2)]);

/// # Reshaped
/// Enchantment
/// > Costs (2).
//~ derived TTN_858t1e1 99487550 d522ad72.04819642 88e728e5
pub const TTN_858t1e1: Power = enchant(&[cost(2)]);

/// # Empowered
/// Spell · 0 mana
/// > Give your other minions +2/+2.
/// - Makes: Washed Over [`TTN_858t2e1`] ("\+2/+2")
//~ derived TTN_858t2 b53c1ade 3e8f9d5a.8010dad2 d0a8c59b.f61d5293
pub const TTN_858t2: Power = spell(&[attach("TTN_858t2e1").to(OTHER_FRIENDLY_MINIONS)]);

/// # Washed Over
/// Enchantment
/// > \+2/+2
//~ derived TTN_858t2e1 cdb112dd d522ad72.af9ef149 563f272b
pub const TTN_858t2e1: Power = enchant(&[plus(2, 2)]);

/// # Pacified
/// Spell · 0 mana
/// > Set the Attack and Health of all enemy minions to 2.
/// - Makes: Pacified [`TTN_858t3e`] ("Attack and Health set to 2.")
//~ derived TTN_858t3 99d3a08f 3e8f9d5a.35f6e083 561f3b23.61438ecd
pub const TTN_858t3: Power = spell(&[attach("TTN_858t3e").to(ENEMY_MINIONS)]);

/// # Pacified
/// Enchantment
/// > Attack and Health set to 2.
//~ derived TTN_858t3e 3903a4ca d522ad72.131bb35c 561f3b23
pub const TTN_858t3e: Power = enchant(&[become_stats(2, 2)]);

/// # Stoneheart King
/// Minion · 4 mana · 3/2
/// > **Deathrattle:** Summon a 2/2 Earthen that gains +2/+2 for each other Earthen you've summoned this game.
/// - Makes: Earthen Golem [`TTN_900t`] (2/2, "After this is summoned, gain +2/+2 for each other…"); Will of the Earthen [`TTN_900e1`] ("\+1/+1"); Will of the Earthen [`TTN_900e2`] ("\+2/+2")
//~ done TTN_900 - e3956461.bb0ec86a 2b6274b1.0d0baacd
pub const TTN_900: Power = deathrattle(&[summon(card("TTN_900t"))]);

/// # Will of the Earthen
/// Enchantment
/// > \+1/+1
//~ derived TTN_900e1 2ab91aba d522ad72.2add6a76 fa412fce
pub const TTN_900e1: Power = enchant(&[plus(1, 1)]);

/// # Will of the Earthen
/// Enchantment
/// > \+2/+2
//~ derived TTN_900e2 2c0733f5 d522ad72.af9ef149 fa412fce
pub const TTN_900e2: Power = enchant(&[plus(2, 2)]);

/// # Earthen Golem
/// Minion · 2 mana · 2/2
/// > After this is summoned, gain +2/+2 for each other Earthen you've summoned this game.
//~ done TTN_900t - 565e37de.8f2409a8 1de71ee8
pub const TTN_900t: Power = after(YOU.summon(ITSELF))
    .then(&[give(&[plus(2, 2).times(X)]).with_x(YOU.summon(named("TTN_900t")).this_game().other().count())]);

/// # X-21 Repairbot
/// Minion · Mech · 1 mana · 1/3
/// > **Deathrattle:** Return any Mechs **Magnetized** to this to your hand.
//~ done TTN_906 - 2eb9616e.4c281bd1 e937d45c
pub const TTN_906: Power = abilities(&[
    whenever(THIS.is_magnetized(MECH)).then(&[keep_with(copy_of(THAT), THIS)]),
    deathrattle(&[get(copy_of(KEPT))]),
]);

/// # Astral Serpent
/// Minion · Dragon · 4 mana · 3/3
/// > At the end of your turn, if this didn't attack, draw 2 cards.
//~ done TTN_907 - 98d00804.eb5ac6d8 e3f5b4ad
pub const TTN_907: Power =
    at_end_of_your_turn(&[draw(2).when(FRIENDLY_CHARACTERS.that(ITSELF).attack(CARD).this_turn().never())]);

/// # Keeper's Strength
/// Spell · Holy · 4 mana
/// > Give a friendly minion +2/+2. Deal its Attack damage to all other minions.
/// - Makes: Crusade! [`YOG_509e`] ("\+2/+2")
//~ done YOG_509 - f22de4ff.a18c8efd 5db3f05d.42ea6094
pub const YOG_509: Power = spell(&[
    attach("YOG_509e").to(A_FRIENDLY_MINION),
    deal(1).times(ATTACK.of(IT)).to(MINIONS.that(not(&is(&TARGET)))),
]);

/// # Crusade!
/// Enchantment
/// > \+2/+2
//~ derived YOG_509e 8fe4c15e d522ad72.af9ef149 8a8a0ff9
pub const YOG_509e: Power = enchant(&[plus(2, 2)]);

/// # Alarmed Securitybot
/// Minion · Mech · 4 mana · 4/3
/// > **Deathrattle:** Draw another minion. Set its Attack, Health, and Cost to 5.
/// - Makes: Ordered [`YOG_510e`] ("Order Enforcer made this 5/5."); Enforced [`YOG_510e2`] ("Costs (5).")
//~ done YOG_510 - dc791433.607239df 67ee6ed6.dd8205df
pub const YOG_510: Power =
    deathrattle(&[draw_that(1, MINION), give(&[become_stats(5, 5)]).to(IT), attach("YOG_510e2").to(IT)]);

/// # Ordered
/// Enchantment
/// > Order Enforcer made this 5/5.
//~ todo YOG_510e c449be08 d522ad72.ecb2650c 0c9509cf
pub const YOG_510e: Power = TODO;

/// # Enforced
/// Enchantment
/// > Costs (5).
//~ derived YOG_510e2 685e82ea d522ad72.bcee0e50 4aa76ab9
pub const YOG_510e2: Power = enchant(&[cost(5)]);

/// # Muscle-o-Tron
/// Minion · Mech · 3 mana · 2/4
/// > **Battlecry:** Give all minions in your hand +1/+1. **Forge:** +2/+2 instead.
/// - Makes: Muscle-o-Tron [`YOG_525t`] (2/4, "Forged Battlecry: Give all minions in your hand…"); Grind Never Stops [`YOG_525e`] ("\+1/+1."); Grind NEVER Stops [`YOG_525e1`] ("\+2/+2.")
//~ derived YOG_525 7d5e82a1 d351c93e.43e4911a 320037dd.c66351f6
pub const YOG_525: Power = battlecry(&[attach("YOG_525e").to(YOUR_HAND.that(MINION))]);

/// # Grind Never Stops
/// Enchantment
/// > \+1/+1.
//~ derived YOG_525e a5c43659 d522ad72.cb08f83e d7f25172
pub const YOG_525e: Power = enchant(&[plus(1, 1)]);

/// # Grind NEVER Stops
/// Enchantment
/// > \+2/+2.
//~ derived YOG_525e1 6e4430d1 d522ad72.d5727bd5 f8e88d6c
pub const YOG_525e1: Power = enchant(&[plus(2, 2)]);

/// # Muscle-o-Tron
/// Minion · Mech · 3 mana · 2/4
/// > **Forged Battlecry:** Give all minions in your hand +2/+2.
//~ derived YOG_525t ca48a4af d351c93e.b41835dd 320037dd
pub const YOG_525t: Power = battlecry(&[give(&[plus(2, 2)]).to(YOUR_HAND.that(MINION))]);
