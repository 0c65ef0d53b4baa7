//! Demon Hunter cards of Forged in the Barrens.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 0d5968b8

/// # Sigil of Flame
///
/// `BAR_306` · Demon Hunter spell · Fel · 2 mana
///
/// > At the start of your next turn, deal $3 damage to all minions.
///
/// - Set: Forged in the Barrens · epic · collectible
/// - Mechanics: Sigil
///
/// State: Derived
//~ derived BAR_306 d1acb297 27bcda28 c5783dcf.cb556ab0
pub const BAR_306: Power = spell(&[later(&whenever(YOU.turn_start()).does(&[deal(3).to(MINIONS)]))]);

/// # Razorboar
///
/// `BAR_325` · Demon Hunter minion · 2 mana · 3/2
///
/// > **Deathrattle:** Summon a **Deathrattle** minion that costs (3) or less from your hand.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived BAR_325 36b5f321 8ddc2b6a 715bc206.32ab44a1
pub const BAR_325: Power =
    deathrattle(&[summon(the(YOUR_HAND.that(all(&[MINION, with(GameTag::DEATHRATTLE), COST.at_most(3)])).random()))]);

/// # Razorfen Beastmaster
///
/// `BAR_326` · Demon Hunter minion · 3 mana · 3/3
///
/// > **Deathrattle:** Summon a **Deathrattle** minion that costs (4) or less from your hand.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Minion type: Quilboar
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived BAR_326 d74b6329 68bb7c68 ee520696.4f884ec7
pub const BAR_326: Power =
    deathrattle(&[summon(the(YOUR_HAND.that(all(&[MINION, with(GameTag::DEATHRATTLE), COST.at_most(4)])).random()))]);

/// # Vile Call
///
/// `BAR_327` · Demon Hunter spell · 3 mana
///
/// > Summon two 2/2 Demons with **Lifesteal**.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Refers to: Lifesteal
/// - Tokens: Ravenous Vilefiend [`BAR_327t`]
///
/// State: Derived
//~ derived BAR_327 b235c5bf 88e04f02 aa63ea6d.a5295fbf
pub const BAR_327: Power = spell(&[summon(card("BAR_327t")).copies(2)]);

/// # Ravenous Vilefiend
///
/// `BAR_327t` · Demon Hunter minion · 2 mana · 2/2
///
/// > **Lifesteal**
///
/// - Set: Forged in the Barrens
/// - Minion type: Demon
/// - Mechanics: Lifesteal
///
/// State: Vanilla
//~ vanilla BAR_327t 581264b7 458e3d03 7b982e8d.b857c9f1
pub const BAR_327t: Power = VANILLA;

/// # Vengeful Spirit
///
/// `BAR_328` · Demon Hunter minion · 4 mana · 4/4
///
/// > **Outcast:** Draw 2 **Deathrattle** minions.
///
/// - Set: Forged in the Barrens · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Outcast
/// - Refers to: Deathrattle
///
/// State: Derived
//~ derived BAR_328 739d3862 eefa5d77 4abb3bc1.52e37704
pub const BAR_328: Power = on(Word::Outcast, &[draw_that(2, all(&[MINION, with(GameTag::DEATHRATTLE)]))]);

/// # Death Speaker Blackthorn
///
/// `BAR_329` · Demon Hunter minion · 7 mana · 3/6
///
/// > **Battlecry:** Summon 3 **Deathrattle** minions that cost (5) or less from your deck.
///
/// - Set: Forged in the Barrens · legendary · collectible
/// - Minion type: Quilboar
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
///
/// State: Derived
//~ derived BAR_329 eda40d81 4c0e759f ff112718.ee8f8062
pub const BAR_329: Power =
    battlecry(&[summon(the(YOUR_DECK.that(all(&[MINION, with(GameTag::DEATHRATTLE), COST.at_most(5)])).random_of(3)))]);

/// # Tuskpiercer
///
/// `BAR_330` · Demon Hunter weapon · 1 mana · 1/2 durability
///
/// > **Deathrattle:** Draw a **Deathrattle** minion.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived BAR_330 01bf6151 b9301200 7f7b134e.117ffdda
pub const BAR_330: Power = deathrattle(&[draw_that(1, all(&[MINION, with(GameTag::DEATHRATTLE)]))]);

/// # Kurtrus Ashfallen
///
/// `BAR_333` · Demon Hunter minion · 4 mana · 3/4
///
/// > **Battlecry:** Attack the left and right-most enemy minions. **Outcast: Immune** this turn.
///
/// - Set: Forged in the Barrens · legendary · collectible
/// - Mechanics: Battlecry, Outcast
/// - Refers to: Immune
/// - Enchantments: Invigorated [`BAR_333e`]
///
/// State: Todo
//~ todo BAR_333 ad5d4090 ee8bd204 46538c2d.0aa9074d
pub const BAR_333: Power = TODO;

/// # Invigorated
///
/// `BAR_333e` · Neutral enchantment
///
/// > **Immune** this turn.
///
/// - Set: Forged in the Barrens
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived BAR_333e bccccf9b ac5cbae0 2af28858.fb55a5e5
pub const BAR_333e: Power = enchant(&[has(GameTag::IMMUNE)]).this_turn();

/// # Sigil of Silence
///
/// `BAR_705` · Demon Hunter spell · Shadow · 0 mana
///
/// > At the start of your next turn, **Silence** all enemy minions.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Mechanics: Sigil
/// - Refers to: Silence
/// - Enchantments: Sigil [`BAR_705e`]
///
/// State: Derived
//~ derived BAR_705 16ca5460 3b254b24 4a31e4cd.597be778
pub const BAR_705: Power = spell(&[later(&whenever(YOU.turn_start()).does(&[silence(ENEMY_MINIONS)]))]);

/// # Sigil
///
/// `BAR_705e` · Neutral enchantment
///
/// > Triggers at the start of your next turn.
///
/// - Set: Forged in the Barrens
/// - Mechanics: Score Value 1, Enchantment Invisible
///
/// State: Todo
//~ todo BAR_705e ba0d1084 cedaca26 9cda4195.e128a040
pub const BAR_705e: Power = TODO;

/// # Fury (Rank 1)
///
/// `BAR_891` · Demon Hunter spell · Fel · 1 mana
///
/// > Give your hero +2 Attack this turn. *(Upgrades when you have 5 Mana.)*
///
/// - Set: Forged in the Barrens · common · collectible
/// - Enchantments: Fury [`BAR_891e`], Fury [`BAR_891e2`], Fury [`BAR_891e3`]
/// - Tokens: Fury (Rank 2) [`BAR_891t`], Fury (Rank 3) [`BAR_891t2`]
///
/// State: Derived
//~ derived BAR_891 9f99e449 f750c076 fafde7de.79fde131
pub const BAR_891: Power = abilities(&[spell(&[attach("BAR_891e").to(YOUR_HERO)]), ranks_up(5, "BAR_891t")]);

/// # Fury
///
/// `BAR_891e` · Demon Hunter enchantment
///
/// > +2 Attack this turn.
///
/// - Set: Forged in the Barrens
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived BAR_891e f47de905 dd96d9b7 0f2c92da.09ced50d
pub const BAR_891e: Power = enchant(&[ATTACK.plus(2)]).this_turn();

/// # Fury
///
/// `BAR_891e2` · Demon Hunter enchantment
///
/// > +3 Attack this turn.
///
/// - Set: Forged in the Barrens
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived BAR_891e2 e333df68 3e055326 b647346e.268eca27
pub const BAR_891e2: Power = enchant(&[ATTACK.plus(3)]).this_turn();

/// # Fury
///
/// `BAR_891e3` · Demon Hunter enchantment
///
/// > +4 Attack this turn.
///
/// - Set: Forged in the Barrens
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived BAR_891e3 0126b235 b5df52c4 04379cca.a9003f71
pub const BAR_891e3: Power = enchant(&[ATTACK.plus(4)]).this_turn();

/// # Fury (Rank 2)
///
/// `BAR_891t` · Demon Hunter spell · Fel · 1 mana
///
/// > Give your hero +3 Attack this turn. *(Upgrades when you have 10 Mana.)*
///
/// - Set: Forged in the Barrens · common
///
/// State: Derived
//~ derived BAR_891t 4e120e69 57f5b7a2 ef193abb.8d35613e
pub const BAR_891t: Power =
    abilities(&[spell(&[lend(&[ATTACK.plus(3)], Lasts::ThisTurn).to(YOUR_HERO)]), ranks_up(10, "BAR_891t2")]);

/// # Fury (Rank 3)
///
/// `BAR_891t2` · Demon Hunter spell · Fel · 1 mana
///
/// > Give your hero +4 Attack this turn.
///
/// - Set: Forged in the Barrens · common
///
/// State: Derived
//~ derived BAR_891t2 5cd864f2 d0576771 95d71b59.ef0889b5
pub const BAR_891t2: Power = spell(&[lend(&[ATTACK.plus(4)], Lasts::ThisTurn).to(YOUR_HERO)]);

/// # Sigil of Summoning
///
/// `WC_003` · Demon Hunter spell · Shadow · 2 mana
///
/// > At the start of your next turn, summon two 2/2 Demons with **Taunt**.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Mechanics: Sigil
/// - Refers to: Taunt
/// - Tokens: Wailing Demon [`WC_003t`]
///
/// State: Derived
//~ derived WC_003 d9c14912 f96ca022 258476fa.75c39c3a
pub const WC_003: Power = spell(&[later(&whenever(YOU.turn_start()).does(&[summon(card("WC_003t")).copies(2)]))]);

/// # Wailing Demon
///
/// `WC_003t` · Demon Hunter minion · 2 mana · 2/2
///
/// > **Taunt**
///
/// - Set: Forged in the Barrens
/// - Minion type: Demon
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla WC_003t a8013ffc 20bc8f8f c29717d9.4b0c5d24
pub const WC_003t: Power = VANILLA;

/// # Taintheart Tormenter
///
/// `WC_040` · Demon Hunter minion · 8 mana · 8/8
///
/// > **Taunt** Your opponent's spells cost (2) more.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt, Aura
/// - Enchantments: Tormented [`WC_040e`]
///
/// State: Derived
//~ derived WC_040 ffc37b2d bb503aa8 70c2fce4.b660f0da
pub const WC_040: Power = aura(ENEMY_HAND.that(SPELL)).gives("WC_040e");

/// # Tormented
///
/// `WC_040e` · Neutral enchantment
///
/// > Costs (2) more.
///
/// - Set: Forged in the Barrens
///
/// State: Derived
//~ derived WC_040e 022bb74c 89d6ff4d 78de04a9.7201933b
pub const WC_040e: Power = enchant(&[cost_more(2)]);

/// # Felrattler
///
/// `WC_701` · Demon Hunter minion · 3 mana · 3/2
///
/// > **Rush Deathrattle:** Deal 1 damage to all enemy minions.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Rush
///
/// State: Derived
//~ derived WC_701 b43888e9 c4c6d339 2c5255b5.0a96a190
pub const WC_701: Power = deathrattle(&[deal(1).to(ENEMY_MINIONS)]);
