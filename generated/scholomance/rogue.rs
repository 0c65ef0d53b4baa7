//! Rogue cards of Scholomance Academy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file f52670ca

/// # Shifty Sophomore
/// Minion · 4 mana · 4/4
/// > **Stealth Spellburst:** Add a **Combo** card to your hand.
//~ derived SCH_234 c89cba28 16ec05b0.59b0d146 c9bbf1ad
pub const SCH_234: Power = on(Word::Spellburst, &[get(random(with(GameTag::COMBO)))]);

/// # Secret Passage
/// Spell · 2 mana
/// > Replace your hand with 4 cards from your deck. Swap back next turn.
/// - Makes: Secret Passage Dummy [`SCH_305d`] ("Dummy Hook Up SCH 305e3"); Secret Exit [`SCH_305e`]; Secret Entrance [`SCH_305e2`]; Secret Passage Player Enchantment [`SCH_305e3`]
///
/// # Notes
///
/// The four cards are not drawn (recorded: bb4cc0b3b7, 43). No source: those that are left are shuffled back.
//~ done SCH_305 - 7846e7ae.01c3c4db d23e04ac.bba81186
pub const SCH_305: Power = spell(&[
    keep_with(the(YOUR_HAND), THIS),
    keep_with(the(YOUR_DECK.first(4)), THIS),
    get(the(IT)),
    attach("SCH_305e2").to(IT),
    later(&whenever(YOU.turn_start()).does(&[shuffle(the(FROM_A_PASSAGE)), get(the(KEPT))])),
]);

/// What an earlier Passage of the same turn took from the deck goes back there.
const FROM_A_PASSAGE: Selector = KEPT.that(with(GameTag::LINKED_ENTITY));

/// # Secret Passage Dummy
/// Spell · 0 mana
/// > Dummy Hook Up SCH 305e3
//~ todo SCH_305d 8254e437 3e8f9d5a.0aef3b3b 78630143
pub const SCH_305d: Power = TODO;

/// # Secret Exit
/// Enchantment
//~ todo SCH_305e 7906fd06 d522ad72 65384d26
pub const SCH_305e: Power = TODO;

/// # Secret Entrance
/// Enchantment
//~ done SCH_305e2 - d522ad72 9c6cdf03
pub const SCH_305e2: Power = abilities(&[
    enchant(&[has(GameTag::LINKED_ENTITY)]),
    whenever(YOU.turn_start()).in_hand().before_others().then(&[shuffle(the(THIS))]),
]);

/// # Secret Passage Player Enchantment
/// Enchantment
//~ todo SCH_305e3 ee234fde d522ad72 cdf09170
pub const SCH_305e3: Power = TODO;

/// # Doctor Krastinov
/// Minion · 5 mana · 4/4
/// > **Rush** Whenever this attacks, give your weapon +1/+1.
/// - Classes: Rogue, Warrior
/// - Makes: Sharpened [`SCH_425e`] ("\+1/+1.")
//~ derived SCH_425 dc611c64 a0c6b2f7.4613dda4 1d226024.aec9f6d6.902b76aa
pub const SCH_425: Power = whenever(THIS.attack(CARD)).then(&[attach("SCH_425e").to(YOUR_WEAPON)]);

/// # Sharpened
/// Enchantment
/// > \+1/+1.
//~ derived SCH_425e 96005197 d522ad72.cb08f83e a4478636
pub const SCH_425e: Power = enchant(&[plus(1, 1)]);

/// # Infiltrator Lilian
/// Minion · 4 mana · 4/2
/// > **Stealth Deathrattle:** Summon a 4/2 Forsaken Lilian that attacks a random enemy.
/// - Makes: Forsaken Lilian [`SCH_426t`] (4/2)
//~ derived SCH_426 0fecb249 16f51d36.ca46ab0c 20688b9d.9c3c1ef6
pub const SCH_426: Power = deathrattle(&[summon(card("SCH_426t")), make_attack(IT, ENEMIES.random())]);

/// # Forsaken Lilian
/// Minion · Undead · 4 mana · 4/2
//~ vanilla SCH_426t 4c14ab6b 870987ce ba12e3dc
pub const SCH_426t: Power = VANILLA;

/// # Vulpera Toxinblade
/// Minion · 3 mana · 3/3
/// > Your weapon has +2 Attack.
/// - Makes: Akunda's Bite [`SCH_519e`] ("\+2 Attack.")
//~ done SCH_519 - 05878c57.4fbb8d2b d21d2839.43b54b0f
pub const SCH_519: Power = aura(YOUR_WEAPON).gives("SCH_519e");

/// # Akunda's Bite
/// Enchantment
/// > \+2 Attack.
//~ derived SCH_519e fe888ff9 d522ad72.a6e18051 a45afdef
pub const SCH_519e: Power = enchant(&[ATTACK.plus(2)]);

/// # Coerce
/// Spell · 3 mana
/// > Destroy a damaged minion. **Combo:** Destroy any minion.
/// - Classes: Rogue, Warrior
//~ done SCH_521 - 82ede6d1.2ad33715 d3a946c4.aec9f6d6
pub const SCH_521: Power =
    abilities(&[spell(&[destroy(A_MINION.that(DAMAGED))]), combo(&[destroy(A_MINION)]).instead()]);

/// # Steeldancer
/// Minion · 4 mana · 4/4
/// > **Battlecry:** Summon a random minion with Cost equal to your weapon's Attack.
/// - Classes: Rogue, Warrior
//~ done SCH_522 - 16ec05b0.6e579492 48e2c347.aec9f6d6
pub const SCH_522: Power = battlecry(&[summon(random_costing(MINION, ATTACK.of(YOUR_WEAPON)))]);

/// # Self-Sharpening Sword
/// Weapon · 3 mana · 1/4 durability
/// > After your hero attacks, gain +1 Attack.
/// - Makes: Honed Edge [`SCH_622e`] ("\+1 Attack.")
//~ derived SCH_622 051e2da8 ae518b62.594e5b79 aee17f2e.acbfb376
pub const SCH_622: Power = after(YOUR_HERO.attack(CARD)).then(&[attach("SCH_622e")]);

/// # Honed Edge
/// Enchantment
/// > \+1 Attack.
//~ derived SCH_622e c48bd5c2 d522ad72.379bca7a 5d59d160
pub const SCH_622e: Power = enchant(&[ATTACK.plus(1)]);

/// # Cutting Class
/// Spell · 5 mana
/// > Draw 2 cards. Costs (1) less per Attack of your weapon.
/// - Classes: Rogue, Warrior
//~ derived SCH_623 6aabe6e3 36b694de.aadf9ae9 909fc432.aec9f6d6
pub const SCH_623: Power = abilities(&[spell(&[draw(2)]), costs(&[cost_less(1).times(ATTACK.of(YOUR_WEAPON))])]);

/// # Plagiarize
/// Spell · 2 mana
/// > **Secret:** At the end of your opponent's turn, add copies of the cards they played to your hand.
//~ done SCH_706 - 7846e7ae.70eaa44a 1561a673
pub const SCH_706: Power = whenever(OPPONENT.turn_end())
    .when(OPPONENT.play(CARD).this_turn().at_least(1))
    .then(&[get(each_past(OPPONENT.play(CARD).this_turn()))]);
