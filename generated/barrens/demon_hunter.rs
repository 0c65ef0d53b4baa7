//! Demon Hunter cards of Forged in the Barrens.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file bf92211f

/// # Sigil of Flame
/// Spell · Fel · 2 mana
/// > At the start of your next turn, deal $3 damage to all minions.
//~ derived BAR_306 27bcda28 4ead3665.cb556ab0 48ce29d4
pub const BAR_306: Power = spell(&[later(&whenever(YOU.turn_start()).does(&[deal(3).to(MINIONS)]))]);

/// # Razorboar
/// Minion · Beast · 2 mana · 3/2
/// > **Deathrattle:** Summon a **Deathrattle** minion that costs (3) or less from your hand.
//~ derived BAR_325 8ddc2b6a b36f6b93.32ab44a1 383fe7d6
pub const BAR_325: Power =
    deathrattle(&[summon(the(YOUR_HAND.that(all(&[MINION, with(GameTag::DEATHRATTLE), COST.at_most(3)])).random()))]);

/// # Razorfen Beastmaster
/// Minion · Quilboar · 3 mana · 3/3
/// > **Deathrattle:** Summon a **Deathrattle** minion that costs (4) or less from your hand.
//~ derived BAR_326 68bb7c68 78bd0f3e.4f884ec7 5d2e0f2d
pub const BAR_326: Power =
    deathrattle(&[summon(the(YOUR_HAND.that(all(&[MINION, with(GameTag::DEATHRATTLE), COST.at_most(4)])).random()))]);

/// # Vile Call
/// Spell · 3 mana
/// > Summon two 2/2 Demons with **Lifesteal**.
/// - Makes: Ravenous Vilefiend [`BAR_327t`] (2/2, "Lifesteal")
//~ derived BAR_327 88e04f02 82ede6d1.a5295fbf 53284ad4.7af6df45
pub const BAR_327: Power = spell(&[summon(card("BAR_327t")).copies(2)]);

/// # Ravenous Vilefiend
/// Minion · Demon · 2 mana · 2/2
/// > **Lifesteal**
//~ vanilla BAR_327t 458e3d03 b4d66bc3.b857c9f1 b2cf35f5
pub const BAR_327t: Power = VANILLA;

/// # Vengeful Spirit
/// Minion · Undead · 4 mana · 4/4
/// > **Outcast:** Draw 2 **Deathrattle** minions.
//~ derived BAR_328 eefa5d77 87049108.52e37704 1427f47f
pub const BAR_328: Power = on(Word::Outcast, &[draw_that(2, all(&[MINION, with(GameTag::DEATHRATTLE)]))]);

/// # Death Speaker Blackthorn
/// Minion · Quilboar · 7 mana · 3/6
/// > **Battlecry:** Summon 3 **Deathrattle** minions that cost (5) or less from your deck.
//~ derived BAR_329 4c0e759f abfdc485.ee8f8062 1fffc9bd
pub const BAR_329: Power =
    battlecry(&[summon(the(YOUR_DECK.that(all(&[MINION, with(GameTag::DEATHRATTLE), COST.at_most(5)])).random_of(3)))]);

/// # Tuskpiercer
/// Weapon · 1 mana · 1/2 durability
/// > **Deathrattle:** Draw a **Deathrattle** minion.
//~ derived BAR_330 b9301200 e6530ec3.117ffdda 55954c6d
pub const BAR_330: Power = deathrattle(&[draw_that(1, all(&[MINION, with(GameTag::DEATHRATTLE)]))]);

/// # Kurtrus Ashfallen
/// Minion · 4 mana · 3/4
/// > **Battlecry:** Attack the left and right-most enemy minions. **Outcast: Immune** this turn.
/// - Makes: Invigorated [`BAR_333e`] ("Immune this turn.")
//~ done BAR_333 - e3b00837.0aa9074d b1b4591a.5b4b3694
pub const BAR_333: Power = abilities(&[
    on(Word::Outcast, &[attach("BAR_333e")]),
    battlecry(&[make_attack(THIS, ENEMY_MINIONS.first(1)), make_attack(THIS, ENEMY_MINIONS.last(1))]),
]);

/// # Invigorated
/// Enchantment
/// > **Immune** this turn.
//~ derived BAR_333e ac5cbae0 d522ad72.fb55a5e5 e2ab9b08
pub const BAR_333e: Power = enchant(&[has(GameTag::IMMUNE)]).this_turn();

/// # Sigil of Silence
/// Spell · Shadow · 0 mana
/// > At the start of your next turn, **Silence** all enemy minions.
/// - Makes: Sigil [`BAR_705e`] ("Triggers at the start of your next turn.")
//~ derived BAR_705 3b254b24 30785034.597be778 7dc537e7.092920b3
pub const BAR_705: Power = spell(&[later(&whenever(YOU.turn_start()).does(&[silence(ENEMY_MINIONS)]))]);

/// # Sigil
/// Enchantment
/// > Triggers at the start of your next turn.
//~ todo BAR_705e cedaca26 d522ad72.e128a040 4e59301e
pub const BAR_705e: Power = TODO;

/// # Fury (Rank 1)
/// Spell · Fel · 1 mana
/// > Give your hero +2 Attack this turn. *(Upgrades when you have 5 Mana.)*
/// - Makes: Fury (Rank 2) [`BAR_891t`] ("Give your hero +3 Attack this turn. (Upgrades…"); Fury (Rank 3) [`BAR_891t2`] ("Give your hero +4 Attack this turn."); Fury [`BAR_891e`] ("\+2 Attack this turn."); Fury [`BAR_891e2`] ("\+3 Attack this turn."); Fury [`BAR_891e3`] ("\+4 Attack this turn.")
//~ derived BAR_891 f750c076 ad794704.79fde131 9c920308.514faeb0
pub const BAR_891: Power = abilities(&[spell(&[attach("BAR_891e").to(YOUR_HERO)]), ranks_up(5, "BAR_891t")]);

/// # Fury
/// Enchantment
/// > \+2 Attack this turn.
//~ derived BAR_891e dd96d9b7 d522ad72.717133fd 1b9616b9
pub const BAR_891e: Power = enchant(&[ATTACK.plus(2)]).this_turn();

/// # Fury
/// Enchantment
/// > \+3 Attack this turn.
//~ derived BAR_891e2 3e055326 d522ad72.6e434625 1b9616b9
pub const BAR_891e2: Power = enchant(&[ATTACK.plus(3)]).this_turn();

/// # Fury
/// Enchantment
/// > \+4 Attack this turn.
//~ derived BAR_891e3 b5df52c4 d522ad72.f2c23ec6 1b9616b9
pub const BAR_891e3: Power = enchant(&[ATTACK.plus(4)]).this_turn();

/// # Fury (Rank 2)
/// Spell · Fel · 1 mana
/// > Give your hero +3 Attack this turn. *(Upgrades when you have 10 Mana.)*
//~ derived BAR_891t 57f5b7a2 ad794704.8d35613e 8f58f751
pub const BAR_891t: Power =
    abilities(&[spell(&[lend(&[ATTACK.plus(3)], Lasts::ThisTurn).to(YOUR_HERO)]), ranks_up(10, "BAR_891t2")]);

/// # Fury (Rank 3)
/// Spell · Fel · 1 mana
/// > Give your hero +4 Attack this turn.
//~ derived BAR_891t2 d0576771 ad794704.ef0889b5 bf7b85fa
pub const BAR_891t2: Power = spell(&[lend(&[ATTACK.plus(4)], Lasts::ThisTurn).to(YOUR_HERO)]);

/// # Sigil of Summoning
/// Spell · Shadow · 2 mana
/// > At the start of your next turn, summon two 2/2 Demons with **Taunt**.
/// - Makes: Wailing Demon [`WC_003t`] (2/2, "Taunt")
//~ derived WC_003 f96ca022 a5d45018.75c39c3a e04b2d65.5069dadb
pub const WC_003: Power = spell(&[later(&whenever(YOU.turn_start()).does(&[summon(card("WC_003t")).copies(2)]))]);

/// # Wailing Demon
/// Minion · Demon · 2 mana · 2/2
/// > **Taunt**
//~ vanilla WC_003t 20bc8f8f b4d66bc3.4b0c5d24 ef8514d4
pub const WC_003t: Power = VANILLA;

/// # Taintheart Tormenter
/// Minion · Demon · 8 mana · 8/8
/// > **Taunt** Your opponent's spells cost (2) more.
/// - Makes: Tormented [`WC_040e`] ("Costs (2) more.")
//~ derived WC_040 bb503aa8 4cbfdfce.b660f0da d021cff8.b7c2de01
pub const WC_040: Power = aura(ENEMY_HAND.that(SPELL)).gives("WC_040e");

/// # Tormented
/// Enchantment
/// > Costs (2) more.
//~ derived WC_040e 89d6ff4d d522ad72.7201933b 559a1488
pub const WC_040e: Power = enchant(&[cost_more(2)]);

/// # Felrattler
/// Minion · Beast · 3 mana · 3/2
/// > **Rush Deathrattle:** Deal 1 damage to all enemy minions.
//~ derived WC_701 c4c6d339 22856626.0a96a190 18ea3169
pub const WC_701: Power = deathrattle(&[deal(1).to(ENEMY_MINIONS)]);
