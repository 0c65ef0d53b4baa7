//! Shaman cards of Into the Emerald Dream.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 459a1f25

/// # Ohn'ahra
/// Minion · Beast · 9 mana · 5/11
/// > At the end of your turn, play the top 3 cards from your deck.
///
/// # Notes
///
/// The cards are played as if from the hand, for nothing and at random targets; a card without a target or without room stays in the deck. No source tells of either.
//~ done EDR_031 - 2a646775.597e65e1 5b278e86
pub const EDR_031: Power = at_end_of_your_turn(&[play(YOUR_DECK.first(3))]);

/// # Beanstalk Brute
/// Minion · Elemental · 5 mana · 4/4
/// > **Battlecry:** Give +4/+4 to the top 3 minions in your deck.
/// - Makes: Enchanted [`EDR_230e`] ("\+4/+4.")
//~ done EDR_230 - 21966729.91d7a7dd da257dd5.94d1b4d7
pub const EDR_230: Power = battlecry(&[attach("EDR_230e").to(YOUR_DECK.that(MINION).first(3))]);

/// # Enchanted
/// Enchantment
/// > \+4/+4.
//~ derived EDR_230e 568383cb d522ad72.8fbdcdac a017ec8f
pub const EDR_230e: Power = enchant(&[plus(4, 4)]);

/// # Aspect's Embrace
/// Spell · 2 mana
/// > Restore #4 Health. Draw a card. **Imbue** your Hero Power.
//~ derived EDR_231 b78d9f28 7846e7ae.2e5f6440 9658b865
pub const EDR_231: Power = spell(&[heal(4).to(TARGET), draw(1), imbue()]);

/// # Typhoon
/// Spell · Nature · 10 mana
/// > Each minion gets shuffled into a random player's deck.
//~ done EDR_232 - 6d4af271.058cb8c0 7d2f3267
pub const EDR_232: Power =
    spell(&[one_by_one(MINIONS, &[either(chance(50), &[shuffle(the(THAT))], &[shuffle(the(THAT)).for_(OPPONENT)])])]);

/// # Spirits of the Forest
/// Spell · Nature · 5 mana
/// > **Choose One -** Summon three 2/3 Wolves with **Taunt**; or Summon two 4/3 Falcons with **Windfury**.
/// - Makes: Wolf's Strength [`EDR_233a`] ("Summon three 2/3 Wolves with Taunt."); Falcon's Dexterity [`EDR_233b`] ("Summon two 4/3 Falcons with Windfury."); Spirit Falcon [`EDR_233t2`] (4/3, "Windfury")
//~ done EDR_233 - 24317b8a.4bb1c9c1 94d63c6a.b12b950d
pub const EDR_233: Power = choose_one(&["EDR_233a", "EDR_233b"]);

/// # Wolf's Strength
/// Spell · Nature · 5 mana
/// > Summon three 2/3 Wolves with **Taunt**.
//~ done EDR_233a - 24317b8a.8e2b2b2a f64e0e4c
pub const EDR_233a: Power = spell(&[summon(card("EX1_tk11")).copies(3)]);

/// # Falcon's Dexterity
/// Spell · Nature · 5 mana
/// > Summon two 4/3 Falcons with **Windfury**.
//~ done EDR_233b - 24317b8a.ecf1b52f 6f0c40d8
pub const EDR_233b: Power = spell(&[summon(card("EDR_233t2")).copies(2)]);

/// # Spirit Falcon
/// Minion · Undead · Beast · 3 mana · 4/3
/// > **Windfury**
//~ vanilla EDR_233t2 9d7c8539 9b9db526.9569ce14 69fbd86d
pub const EDR_233t2: Power = VANILLA;

/// # Emerald Bounty
/// Spell · 2 mana
/// > Draw 2 cards. You can't play them for 2 turns.
/// - Makes: Still Growing [`EDR_234e2`] ("Can't be played for 2 turns.")
///
/// # Notes
///
/// The two turns are this one and your next one.
//~ done EDR_234 - 7846e7ae.45fc2cf6 29ecf9df.3661bdae
pub const EDR_234: Power = spell(&[draw(2), attach("EDR_234e2").to(IT)]);

/// # Still Growing
/// Enchantment
/// > Can't be played for 2 turns.
//~ done EDR_234e2 - d522ad72.3f1466f9 1bcfba36
pub const EDR_234e2: Power = enchant(&[has(GameTag::CANT_PLAY)]).lasts_turns(2);

/// # Merithra
/// Minion · 6 mana · 4/4
/// > **Battlecry:** Resurrect all different friendly minions that cost (8) or more.
//~ done EDR_238 - 3c6a5243.20b80e92 22b2d5a6
pub const EDR_238: Power = battlecry(&[summon(
    each_past(FRIENDLY_MINIONS.that(COST.at_least(8)).die().this_game()).different(7, CardProperty::Name),
)]);

/// # Blessing of the Wind
/// Hero Power · 2 mana
/// > Transform a friendly minion into a random one that costs (@) more.
/// - Numbers: {0} = 1
//~ done EDR_448p - 4902b083.eb316a65.eae7e889 72640327
pub const EDR_448p: Power = hero_power(&[transform(
    A_FRIENDLY_MINION,
    random_costing(MINION, sum(&[COST.of(IT), YOU.imbue().this_game().count()])),
)]);

/// # Glowroot Lure
/// Minion · 6 mana · 6/6
/// > **Taunt**. Costs (1) less for each time you used your Hero Power this game.
//~ derived EDR_477 bcfe3361 8b4b1bcd.db2c6cad 06778e25
pub const EDR_477: Power = costs(&[cost_less(1).times(YOU.use_hero_power(CARD).this_game().count())]);

/// # Living Garden
/// Minion · Elemental · 3 mana · 2/4
/// > **Battlecry: Imbue** your Hero Power. Reduce the Cost of a minion in your hand by (1).
//~ done EDR_518 - 4023c492.f33b8343 f80aa18b
pub const EDR_518: Power =
    abilities(&[battlecry(&[imbue()]), battlecry(&[give(&[cost_less(1)]).to(A_CARD_IN_YOUR_HAND.that(MINION))])]);

/// # Plucky Podling
/// Minion · 1 mana · 1/2
/// > If this would transform into a minion, it transforms into one that costs (2) more.
//~ done EDR_529 - cbfac199.6ba38eb8 6e0f6bdc
pub const EDR_529: Power = on(Word::WhenTransformed, &[transform(THIS, random_costing_more(MINION, 2, COST.of(THAT)))]);

/// # Avatar of Destruction
/// Minion · Elemental · 9 mana · 9/9
/// > **Taunt Deathrattle:** Deal 9 damage to all enemy minions.
//~ derived FIR_778 834d3ef2 d66efba2.4fed2029 7b4ec4ad
pub const FIR_778: Power = deathrattle(&[deal(9).to(ENEMY_MINIONS)]);

/// # Flames of the Firelord
/// Spell · Fire · 2 mana
/// > Deal $4 damage to a random enemy minion. If you're holding a card that costs (8) or more, deal $8 instead.
//~ derived FIR_923 1cca1e80 64e9e702.17d92655 38575897
#[rustfmt::skip]
pub const FIR_923: Power = spell(&[either(there_is(&YOUR_HAND.that(COST.at_least(8))), &[deal(8).to(ENEMY_MINIONS.random())], &[deal(4).to(ENEMY_MINIONS.random())])]);

/// # Emberscarred Whelp
/// Minion · Dragon · 3 mana · 3/2
/// > **Battlecry: Discover** a 5-Cost card. Gain 1 Mana Crystal next turn only.\~GAMEPLAY ASPROXY FIR 927
//~ derived FIR_927 65203aca 4e40c0cb.12ee8a0a 71cdcb5e
pub const FIR_927: Power = battlecry(&[discover(COST.is(5)), later(&whenever(YOU.turn_start()).does(&[gain_mana(1)]))]);
