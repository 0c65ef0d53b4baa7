//! Rogue cards of United in Stormwind.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file e213158c

/// # Blackwater Cutlass
/// Weapon · 1 mana · 2/2 durability
/// > **Tradeable** After you **Trade** this, reduce the Cost of a spell in your hand by (1).
/// - Makes: Blackwater Treasure [`DED_004e`] ("Costs (1) less.")
//~ done DED_004 - b272821a.20493063 7cee7917.bd40f104
pub const DED_004: Power = on(Word::WhenTraded, &[attach("DED_004e").to(YOUR_HAND.that(SPELL).random())]);

/// # Blackwater Treasure
/// Enchantment
/// > Costs (1) less.
//~ derived DED_004e 5176fd29 d522ad72.f705eb41 2157da06
pub const DED_004e: Power = enchant(&[cost_less(1)]);

/// # Parrrley
/// Spell · 1 mana
/// > Swap this for a card in your opponent's deck.
//~ done DED_005 - 2f198b86.bb3f240a b40428c4
pub const DED_005: Power = spell(&[get(the(ENEMY_DECK.random())), shuffle(the(THIS)).for_(OPPONENT)]);

/// # Edwin, Defias Kingpin
/// Minion · Pirate · 4 mana · 4/4
/// > **Battlecry:** Draw a card. If you play it this turn, gain +2/+2 and repeat this effect.
/// - Makes: Defias Supplies [`DED_510e`] ("If played this turn, draw a card and give Edwin…"); King of the Brotherhood [`DED_510e2`] ("Increased stats.")
//~ done DED_510 - 8e1b28ac.290fc429 e8d3c759.d21b02f0
#[rustfmt::skip]
pub const DED_510: Power = battlecry(&[draw(1), later(&whenever(YOU.play(is(&IT))).once_a_turn().does(&[give(&[plus(2, 2)]), repeat_ability(Word::Battlecry, the(THIS))]))]);

/// # Defias Supplies
/// Enchantment
/// > If played this turn, draw a card and give Edwin +2/+2.
//~ todo DED_510e 5d46ad32 d522ad72.6627ddf2 c25eaa8e
pub const DED_510e: Power = TODO;

/// # King of the Brotherhood
/// Enchantment
/// > Increased stats.
//~ todo DED_510e2 1721097b d522ad72.a536d554 5ebd9801
pub const DED_510e2: Power = TODO;

/// # Maestra of the Masquerade
/// Minion · 2 mana · 3/2
/// > You start the game as a different class until you play a Rogue card.
/// - Makes: Disguise [`SW_050e`] ("Appearing as someone else.")
///
/// # Notes
///
/// The disguise is a hero of another class with its Hero Power, from before the first card is dealt; it is the player's class for all
/// texts. After a Rogue card has resolved, wherever this is, the own hero returns as a new one with its Hero Power, and keeps damage,
/// Armor and maximum Health (recording of build 88998). A hero card that was played meanwhile stays. No source: all other classes are
/// equally likely.
//~ done SW_050 - 0296240c.d4321786 060a3694.b3a00df0
pub const SW_050: Power = starts_as(&[
    "HERO_01", "HERO_02", "HERO_04", "HERO_05", "HERO_06", "HERO_07", "HERO_08", "HERO_09", "HERO_10", "HERO_11",
]);

/// # Disguise
/// Enchantment
/// > Appearing as someone else.
//~ todo SW_050e 395e6612 d522ad72.d5f216c6 d6d7c7eb
pub const SW_050e: Power = TODO;

/// # Find the Imposter
/// Spell · 1 mana
/// > **Questline:** Play 2 SI:7 cards. **Reward:** Add a Spy Gizmo to your hand.
/// - Makes: Learn the Truth [`SW_052t`] ("Questline: Play 2 SI:7 cards. Reward: Add a Spy…"); Marked a Traitor [`SW_052t2`] ("Questline: Play 2 SI:7 cards. Reward: Spymaster…"); Spymaster Scabbs [`SW_052t3`] (7/7, "Battlecry: Add one of each Spy Gizmo to your…"); Fizzflash Distractor [`SW_052t4`] ("Return an enemy minion to its owner's hand. They…"); Spy-o-matic [`SW_052t5`] (3/2, "Battlecry: Look at 3 cards in your opponent's…"); Noggen-Fog Generator [`SW_052t6`] ("Give a minion +2 Attack and Stealth."); Hidden Gyroblade [`SW_052t7`] (3/2 durability, "Deathrattle: Throw this at a random enemy minion."); Undercover Mole [`SW_052t8_t`] (2/3, "Stealth. After this attacks, add a random card to…")
//~ done SW_052 - 2f198b86.221f2787 190dca5d.85cca6cc
pub const SW_052: Power = quest(Goal::Times(2), &[YOU.play(with(GameTag::SI_7))]).reward(&[
    get(one_of(&["SW_052t4", "SW_052t5", "SW_052t6", "SW_052t7", "SW_052t8_t"])),
    put_into_play(card("SW_052t")),
]);

/// # Learn the Truth
/// Spell · 1 mana
/// > **Questline:** Play 2 SI:7 cards. **Reward:** Add a Spy Gizmo to your hand.
/// - Makes: Marked a Traitor [`SW_052t2`] ("Questline: Play 2 SI:7 cards. Reward: Spymaster…")
//~ done SW_052t - 2f198b86.221f2787 147d3619.024aa623
pub const SW_052t: Power = quest(Goal::Times(2), &[YOU.play(with(GameTag::SI_7))]).reward(&[
    get(one_of(&["SW_052t4", "SW_052t5", "SW_052t6", "SW_052t7", "SW_052t8_t"])),
    put_into_play(card("SW_052t2")),
]);

/// # Marked a Traitor
/// Spell · 1 mana
/// > **Questline:** Play 2 SI:7 cards. **Reward:** Spymaster Scabbs.
/// - Makes: Spymaster Scabbs [`SW_052t3`] (7/7, "Battlecry: Add one of each Spy Gizmo to your…")
//~ done SW_052t2 - 2f198b86.4bd8b80d 8c179a58.92c0ca0d
pub const SW_052t2: Power = quest(Goal::Times(2), &[YOU.play(with(GameTag::SI_7))]).reward(&[get(card("SW_052t3"))]);

/// # Spymaster Scabbs
/// Minion · 5 mana · 7/7
/// > **Battlecry:** Add one of each Spy Gizmo to your hand.
//~ done SW_052t3 - c32c1bd8.092d475c 0605f9da
pub const SW_052t3: Power = battlecry(&[
    get(card("SW_052t5")),
    get(card("SW_052t4")),
    get(card("SW_052t7")),
    get(card("SW_052t8_t")),
    get(card("SW_052t6")),
]);

/// # Fizzflash Distractor
/// Spell · 1 mana
/// > Return an enemy minion to its owner's hand. They can't play it next turn.
/// - Makes: Distracted [`SW_052t4e`] ("Can't be played.")
//~ done SW_052t4 - 2f198b86.2ea51f49 435ff0a3.54928fdb
pub const SW_052t4: Power = spell(&[return_to_hand(AN_ENEMY_MINION), attach("SW_052t4e").to(IT)]);

/// # Distracted
/// Enchantment
/// > Can't be played.
//~ done SW_052t4e - d522ad72.8e46476d 0fdfca44
pub const SW_052t4e: Power = enchant(&[has(GameTag::CANT_PLAY)]).next_turn();

/// # Spy-o-matic
/// Minion · Mech · 1 mana · 3/2
/// > **Battlecry:** Look at 3 cards in your opponent's deck. Pick one to put on top.
//~ done SW_052t5 - 30e1e9be.4753c73e 0ae01d5b
pub const SW_052t5: Power =
    battlecry(&[discover_then(Offer::Entities(ENEMY_DECK), &[put_on_top(the(IT)).for_(OPPONENT)])]);

/// # Noggen-Fog Generator
/// Spell · 1 mana
/// > Give a minion +2 Attack and **Stealth**.
/// - Makes: Noggen-Fog [`SW_052t6e`] ("\+2 Attack and Stealth.")
//~ derived SW_052t6 44d61707 2f198b86.20d38c25 4f5af21b.ff968546
pub const SW_052t6: Power = spell(&[attach("SW_052t6e").to(A_MINION)]);

/// # Noggen-Fog
/// Enchantment
/// > \+2 Attack and **Stealth**.
//~ derived SW_052t6e 4b8013e3 d522ad72.8b06b747 9b57ff87
pub const SW_052t6e: Power = enchant(&[ATTACK.plus(2), has(GameTag::STEALTH)]);

/// # Hidden Gyroblade
/// Weapon · 1 mana · 3/2 durability
/// > **Deathrattle:** Throw this at a random enemy minion.
//~ done SW_052t7 - ee463b1d.0dea4c97 40ff433c
pub const SW_052t7: Power = deathrattle(&[deal(1).times(ATTACK.of(THIS)).to(ENEMY_MINIONS.random())]);

/// # Undercover Mole
/// Minion · Beast · 1 mana · 2/3
/// > **Stealth**. After this attacks, add a random card to your hand *(from your opponent's class).*
//~ derived SW_052t8_t 474fc7fc e875aae2.357c21a3 de3ce000
pub const SW_052t8_t: Power = after(THIS.attack(CARD)).then(&[get(random_of(CARD, Classes::Opponent))]);

/// # Counterfeit Blade
/// Weapon · 4 mana · 4/2 durability
/// > **Battlecry**: Get a copy of a random friendly **Deathrattle** minion that died this game.
/// - Makes: Counterfeit Blade [`SW_310e`] ("Copied Deathrattle from ….")
//~ done SW_310 - 0dbec9f6.0fb203d5 db7834ad.e2f2529d
pub const SW_310: Power =
    battlecry(&[get(random_from_past(FRIENDLY_MINIONS.that(with(GameTag::DEATHRATTLE)).die().this_game()))]);

/// # Counterfeit Blade
/// Enchantment
/// > Copied **Deathrattle** from {0}.
//~ todo SW_310e 4a24f317 d522ad72.d40e27b6 db7834ad
pub const SW_310e: Power = TODO;

/// # Garrote
/// Spell · 2 mana
/// > Deal $2 damage to the enemy hero. Shuffle 3 Bleeds into your deck that deal $2 more when drawn.
/// - Makes: Bleed [`SW_311t`] ("Casts When Drawn Deal 2 damage to the enemy hero.")
//~ derived SW_311 8fe00088 7846e7ae.7d7348ff bff0d8bf.3138ff10
pub const SW_311: Power = spell(&[deal(2).to(ENEMY_HERO), shuffle(card("SW_311t")).copies(3)]);

/// # Bleed
/// Spell · 1 mana
/// > **Casts When Drawn** Deal $2 damage to the enemy hero.
//~ derived SW_311t a59a6880 2f198b86.bc0d1cf1 5142b16c
pub const SW_311t: Power = spell(&[deal(2).to(ENEMY_HERO)]);

/// # Sketchy Information
/// Spell · 4 mana
/// > Draw a **Deathrattle** card that costs (4) or less. Trigger its **Deathrattle.**
//~ derived SW_405 85b78842 38d1d3b0.5d42841b 1796a456
pub const SW_405: Power =
    spell(&[draw_that(1, all(&[with(GameTag::DEATHRATTLE), COST.at_most(4)])), trigger(Word::Deathrattle, IT)]);

/// # SI:7 Informant
/// Minion · 4 mana · 3/3
/// > **Battlecry:** Gain +1/+1 for each other SI:7 card you've played this game.
/// - Makes: Well Informed [`SW_411e`] ("\+1/+1")
//~ derived SW_411 c8d57bb4 e3939604.e0d687bf 122359ca.4884e887
pub const SW_411: Power =
    battlecry(&[give(&[plus(1, 1).times(X)]).with_x(YOU.play(with(GameTag::SI_7)).this_game().other().count())]);

/// # Well Informed
/// Enchantment
/// > \+1/+1
//~ derived SW_411e fdaa09d2 d522ad72.2add6a76 0133f1ae
pub const SW_411e: Power = enchant(&[plus(1, 1)]);

/// # SI:7 Extortion
/// Spell · 1 mana
/// > **Tradeable** Deal $3 damage to an undamaged character.
//~ derived SW_412 bb29917e 2f198b86.6a50027e 5180f2c3
pub const SW_412: Power = spell(&[deal(3).to(TARGET.that(UNDAMAGED))]);

/// # SI:7 Operative
/// Minion · 3 mana · 2/4
/// > **Rush** After this attacks a minion, gain **Stealth**.
//~ derived SW_413 9b967273 def81b81.f3e6d38a 5f488244
pub const SW_413: Power = after(THIS.attack(MINION)).then(&[give(&[has(GameTag::STEALTH)])]);

/// # SI:7 Assassin
/// Minion · 7 mana · 4/4
/// > Costs (1) less for each SI:7 card you've played this game. **Combo:** Destroy an enemy minion.
//~ derived SW_417 9e486d99 1e025682.b99da3c3 8fcc0cd3
#[rustfmt::skip]
pub const SW_417: Power = abilities(&[costs(&[cost_less(1).times(YOU.play(with(GameTag::SI_7)).this_game().count())]), combo(&[destroy(AN_ENEMY_MINION)])]);

/// # Loan Shark
/// Minion · Beast · 3 mana · 3/4
/// > **Battlecry:** Give your opponent a Coin. **Deathrattle:** You get two.
/// - Makes: [`GAME_005`](crate::core::neutral::GAME_005)
//~ done SW_434 - 22821460.e03939df 58904e69.5b7621c6
pub const SW_434: Power =
    abilities(&[battlecry(&[get(card("GAME_005")).for_(OPPONENT)]), deathrattle(&[get(card("GAME_005")).copies(2)])]);
