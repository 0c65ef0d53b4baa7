//! Demon Hunter cards of Reign of the Black Empire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file e2f2c424

/// # Ravitz
///
/// `BE_230` · Demon Hunter minion · 4 mana · 4/4
///
/// > Your left-most minion has **Rush**. Your right-most minion is **Immune** while attacking.
///
/// - Set: Reign of the Black Empire · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Aura
/// - Refers to: Immune, Rush
///
/// State: Todo
//~ todo BE_230 94b5ec95 5b493a09 57ddeb8a.647fce6d
pub const BE_230: Power = TODO;

/// # Attentive Tender
///
/// `BE_262` · Demon Hunter minion · 3 mana · 3/4
///
/// > **Battlecry: Assemble** a 1-Cost minion.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Craft
///
/// State: Todo
//~ todo BE_262 bf34826a 2ed9775d 5cec43cf.18a40b11
pub const BE_262: Power = TODO;

/// # Blind Harrower
///
/// `BE_264` · Demon Hunter minion · 3 mana · 3/2
///
/// > **Outcast and Deathrattle:** Get a random **Outcast** card.
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Outcast
///
/// State: Derived
//~ derived BE_264 344f4198 5ab6420b 9694e212.70844402
#[rustfmt::skip]
pub const BE_264: Power = abilities(&[on(Word::Outcast, &[get(random(with(GameTag::OUTCAST)))]), deathrattle(&[get(random(with(GameTag::OUTCAST)))])]);

/// # Encircle
///
/// `BE_265` · Demon Hunter spell · 6 mana
///
/// > Summon five 3/1 Shredclaws with **Rush**. Summon a random 1-Cost minion for your opponent.
///
/// - Set: Reign of the Black Empire · epic · collectible
/// - Refers to: Rush
/// - Tokens: Shredclaw [`BE_873t`]
///
/// State: Derived
//~ derived BE_265 e64ddbed 75121979 7714ce8e.435e6393
pub const BE_265: Power =
    spell(&[summon(card("BE_873t")).copies(5), summon(random(all(&[MINION, COST.is(1)]))).to(OPPONENT)]);

/// # Terror of the Wastes
///
/// `BE_564` · Demon Hunter minion · 5 mana · 7/5
///
/// > **Battlecry:** If a friendly minion died this turn, attack a random enemy.
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Tags: `1724` = 1
///
/// State: Derived
//~ derived BE_564 ae0e2225 3c01fbcf c053d34a.19495af0
#[rustfmt::skip]
pub const BE_564: Power = battlecry(&[make_attack(THIS, ENEMIES.random())]).when(has_done(1, &past(Side::Friendly, Deed::Died, Window::ThisTurn)));

/// # Broodqueen Sha'kar
///
/// `BE_565` · Demon Hunter minion · 5 mana · 3/5
///
/// > **Battlecry**: If 5 friendly minions died this turn, your **Rush** minions have **Charge** this game. *({0} left!)*@**Battlecry**: If 5 friendly minions died this turn, your **Rush** minions have **Charge** this game. *(Ready)*@**Battlecry**: If 5 friendly minions died this turn, your **Rush** minions have **Charge** this game.
///
/// - Set: Reign of the Black Empire · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Charge, Rush
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 5, `1724` = 1
/// - Enchantments: Sha'kar's Rage [`BE_565e`], Charge [`BE_565e2`]
///
/// State: Derived
//~ derived BE_565 1b768a1e 8def5b0e a07dd113.4b05f5dd
pub const BE_565: Power =
    battlecry(&[attach("BE_565e").to(YOU)]).when(has_done(5, &past(Side::Friendly, Deed::Died, Window::ThisTurn)));

/// # Sha'kar's Rage
///
/// `BE_565e` · Demon Hunter enchantment
///
/// > For the rest of the game, your **Rush** minions have **Charge**.
///
/// - Set: Reign of the Black Empire
/// - Mechanics: Aura
///
/// State: Derived
//~ derived BE_565e b17349aa dfa205ab efdb44a3.1ad81493
pub const BE_565e: Power = enchant(&[]).aura(FRIENDLY_MINIONS.that(with(GameTag::RUSH)), &[has(GameTag::CHARGE)]);

/// # Charge
///
/// `BE_565e2` · Demon Hunter enchantment
///
/// > **Charge**.
///
/// - Set: Reign of the Black Empire
///
/// State: Derived
//~ derived BE_565e2 31986e27 e5e21ccc 50d170e2.7eb146fc
pub const BE_565e2: Power = enchant(&[has(GameTag::CHARGE)]);

/// # Wormriddled Wriggler
///
/// `BE_566` · Demon Hunter minion · 1 mana · 3/3
///
/// > **Battlecry**: Choose a card in your hand to shuffle into your deck. It costs (1) less.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Can Target Cards In Hand
/// - Target: "Choose a card in hand."
///
/// State: Derived
//~ derived BE_566 6017179d 4ca893ce 1492b0c4.786802e6
pub const BE_566: Power = battlecry(&[shuffle(the(A_CARD_IN_YOUR_HAND)), give(&[cost_less(1)]).to(IT)]);

/// # Tentacle Lash
///
/// `BE_771` · Demon Hunter weapon · 5 mana · 1/2 durability
///
/// > After your hero attacks, reduce the Cost of C'Thun by (1). Choose a C'Thun ability to trigger.
///
/// - Set: Reign of the Black Empire · epic · collectible
/// - Mechanics: Old God Cthun Tooltip
///
/// State: Todo
//~ todo BE_771 8a7e6cee 1fb653cb dd94550a.b66faf6d
pub const BE_771: Power = TODO;

/// # Sigil of Hatching
///
/// `BE_873` · Demon Hunter spell · Shadow · 4 mana
///
/// > At the start of your next turn, summon three 3/1 Shredclaws with **Rush**.~GAMEPLAY ASPROXY BE 873
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Mechanics: Sigil
/// - Refers to: Rush
/// - Tags: `4546` = 1
/// - Tokens: Shredclaw [`BE_873t`]
///
/// State: Derived
//~ derived BE_873 83451056 7f40cbd3 8a75e08d.0f24d042
pub const BE_873: Power = spell(&[later(&whenever(YOU.turn_start()).does(&[summon(card("BE_873t")).copies(3)]))]);

/// # Shredclaw
///
/// `BE_873t` · Demon Hunter minion · 2 mana · 3/1
///
/// > **Rush**
///
/// - Set: Reign of the Black Empire
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla BE_873t 3bd6b15f 22ec08da f7eb5cc2.57b12c28
pub const BE_873t: Power = VANILLA;

/// # Hungering Cavern
///
/// `BE_877` · Demon Hunter spell · 2 mana
///
/// > **Lifesteal**. Deal $2 damage. If a friendly minion died this turn, this costs (0).
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Mechanics: Lifesteal
///
/// State: Derived
//~ derived BE_877 9f1056bf feb05206 46e428cd.e23ea54c
#[rustfmt::skip]
pub const BE_877: Power = abilities(&[spell(&[deal(2).to(TARGET)]), aura(THIS).when(has_done(1, &past(Side::Friendly, Deed::Died, Window::ThisTurn))).in_hand().have(&[cost(0)])]);
