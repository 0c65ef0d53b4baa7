//! Warrior cards of Whizbang's Workshop.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file a6c6a41a

/// # Standardized Pack
/// Spell · 1 mana
/// > Add 5 random **Taunt** minions to your hand. They are **Temporary**.
//~ derived MIS_705 662db950 2f198b86.f0c80d2e 56948ac9
pub const MIS_705: Power =
    spell(&[get(random(all(&[MINION, with(GameTag::TAUNT)]))).picks(5), give(&[has(GameTag::GHOSTLY)]).to(IT)]);

/// # Safety Expert
/// Minion · Mech · 10 mana · 8/8
/// > **Rush**. **Deathrattle:** Shuffle three Bombs into your opponent's deck.
//~ derived MIS_711 c8222b3a 2f6d3775.f34d6b7c 3a8baf12
pub const MIS_711: Power = deathrattle(&[shuffle(card("BOT_511t")).copies(3).for_(OPPONENT)]);

/// # Part Scrapper
/// Spell · 2 mana
/// > Lose up to 5 Armor. Your next Mech costs that much less.
/// - Makes: Scrapped Parts [`MIS_902e`] ("Your next Mech costs less.")
//~ done MIS_902 - 7846e7ae.6995e4c6 eae352dd.79ff2646
pub const MIS_902: Power = spell(&[
    set_counter_to(0, ARMOR.of(YOUR_HERO)),
    set_counter(0, 5).when(is_at_least(&counter_value(0), 6)),
    armor(-1).times(counter_value(0)),
    attach("MIS_902e").with_x(counter_value(0)).to(YOU),
]);

/// # Scrapped Parts
/// Enchantment
/// > Your next Mech costs less.
//~ done MIS_902e - d522ad72.6276b0a0 f11a3d91
pub const MIS_902e: Power = enchant(&[]).aura(YOUR_HAND.that(MECH), &[cost_less(1).times(X)]).until(YOU.play(MECH));

/// # Warsong Commander
/// Minion · 3 mana · 2/3
/// > Whenever you summon a minion with 3 or less Attack, give it **Charge**.
//~ derived TOY_409t 52b3d03e decb9ba2.c2e42985 fd5f0683
pub const TOY_409t: Power =
    whenever(YOU.summon(all(&[MINION, ATTACK.at_most(3)]))).then(&[give(&[has(GameTag::CHARGE)]).to(THAT)]);

/// # Chemical Spill
/// Spell · 6 mana
/// > Summon the highest Cost minion from your hand, then deal $5 damage to it.
//~ derived TOY_602 6d584253 9e3ad3c7.edcd68e5 1b9e807f
pub const TOY_602: Power = spell(&[summon(the(YOUR_HAND.that(MINION).most(COST))), deal(5).to(IT)]);

/// # Wreck'em and Deck'em
/// Spell · 3 mana
/// > Choose a friendly Mech. Summon a copy of it that attacks a random enemy, then dies.
//~ done TOY_603 - 82ede6d1.b45e7895 637c2daa
#[rustfmt::skip]
pub const TOY_603: Power = spell(&[select(A_FRIENDLY_MINION.that(MECH)), summon(copy_of(IT)), make_attack(IT, ENEMIES.random()), destroy(IT.that(is(&MINIONS)))]);

/// # Boom Wrench
/// Weapon · 3 mana · 3/2 durability
/// > **Miniaturize Deathrattle:** Trigger the **Deathrattle** of a random friendly Mech.
/// - Makes: Boom Wrench [`TOY_604t`] (1/1 durability, "Mini Deathrattle: Trigger the Deathrattle of a…")
//~ derived TOY_604 cc8fcbfb 043b7f8c.db3f5a88 790438c1.998f8edc
pub const TOY_604: Power = deathrattle(&[trigger(Word::Deathrattle, FRIENDLY_MINIONS.that(MECH).random())]);

/// # Boom Wrench
/// Weapon · 1 mana · 1/1 durability
/// > **Mini Deathrattle:** Trigger the **Deathrattle** of a random friendly Mech.
//~ done TOY_604t - ea500bbf.139deb65 790438c1
pub const TOY_604t: Power = deathrattle(&[trigger(Word::Deathrattle, FRIENDLY_MINIONS.that(MECH).random())]);

/// # Quality Assurance
/// Spell · 2 mana
/// > Draw 2 **Taunt** minions.
//~ derived TOY_605 d89e610c 7846e7ae.449a1ed7 69fb4f52
pub const TOY_605: Power = spell(&[draw_that(2, all(&[MINION, with(GameTag::TAUNT)]))]);

/// # Testing Dummy
/// Minion · Mech · 6 mana · 4/8
/// > **Taunt Deathrattle:** Deal 8 damage randomly split among all enemy minions.
//~ derived TOY_606 2e7f4792 8cc0cf23.0dc5435c 7ff003fd
pub const TOY_606: Power = deathrattle(&[deal(8).split_among(ENEMY_MINIONS)]);

/// # Inventor Boom
/// Minion · 8 mana · 7/7
/// > **Battlecry:** Resurrect two different friendly Mechs that cost (5) or more. They attack random enemies.
//~ done TOY_607 - b9fc9ec7.9ade823b 59e1b104
pub const TOY_607: Power = battlecry(&[discover_with_rest(
    Offer::Past(FRIENDLY_MINIONS.that(all(&[MECH, COST.at_least(5)])).die().this_game()),
    COMES_AND_ATTACKS,
    COMES_AND_ATTACKS,
)
.shown(2)]);

/// "Resurrect … They attack random enemies."
const COMES_AND_ATTACKS: &[Effect] = &[summon(the(IT)), make_attack(IT, ENEMIES.random())];

/// # Lab Patron
/// Minion · 4 mana · 3/3
/// > Whenever you gain Armor, summon another Lab Patron *(once per turn*).
//~ done TOY_651 - e3939604.dbe3b82a 2d428f88
pub const TOY_651: Power = whenever(YOU.gain_armor()).once_a_turn().then(&[summon(card("TOY_651"))]);

/// # Botface
/// Minion · Mech · 7 mana · 4/12
/// > **Taunt** After this takes damage, get two random **Minis**.
//~ done TOY_906 - 2e2db996.c557fe96 3eb6ca0e
pub const TOY_906: Power = after(THIS.takes_damage_from(CARD)).then(&[get(random_token(with(GameTag::MINI))).picks(2)]);

/// # Safety Goggles
/// Spell · 2 mana
/// > Gain 6 Armor. Costs (0) if you don't have any Armor.
//~ done TOY_907 - 7846e7ae.ce8649ef b8a9df2b
#[rustfmt::skip]
pub const TOY_907: Power = abilities(&[spell(&[armor(6)]), aura(THIS).when(not(&there_is(&YOUR_HERO.that(ARMOR.at_least(1))))).in_hand().have(&[cost(0)])]);

/// # Fireworker
/// Minion · Mech · 5 mana · 5/5
/// > **Deathrattle:** Summon two 1/1 Boom Bots. *WARNING: Bots may explode.*
/// - Makes: [`GVG_110t`](crate::goblins_vs_gnomes::neutral::GVG_110t)
//~ derived TOY_908 0df38a63 c5b57330.2921b06d f733ecc7.ecd1b1e0
pub const TOY_908: Power = deathrattle(&[summon(card("GVG_110t")).copies(2)]);

/// # Risky Skipper
/// Minion · Pirate · 1 mana · 1/3
/// > After you play a minion, deal 1 damage to all minions.
//~ derived YOD_022_COPY 4aa10c20 6066e4c0.b0755b42 e5cecdce
pub const YOD_022_COPY: Power = after(YOU.play(MINION)).then(&[deal(1).to(MINIONS)]);
