//! Rogue cards of Fractured in Alterac Valley.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 15eba167

/// # Coldtooth Yeti
/// Minion · 3 mana · 1/5
/// > **Combo:** Gain +3 Attack.
/// - Makes: Yeti Rage [`AV_201e`] ("\+3 Attack.")
//~ derived AV_201 ec7249c3 d6990338.86303889 1295515f.027b0acc
pub const AV_201: Power = combo(&[attach("AV_201e")]);

/// # Yeti Rage
/// Enchantment
/// > \+3 Attack.
//~ derived AV_201e 84816be9 d522ad72.a18441c4 e40f5974
pub const AV_201e: Power = enchant(&[ATTACK.plus(3)]);

/// # Shadowcrafter Scabbs
/// Hero · 8 mana · 30 health, 5 armor
/// > **Battlecry:** Return all minions to their owner's hands. Summon two 4/2 Shadows with **Stealth**.
/// - Makes: Sleight of Hand [`AV_203p`] ("The next card you play this turn costs (2) less."); Shadow [`AV_203t`] (4/2, "Stealth")
//~ done AV_203 - a445d38d.b820318e d302d724.c57de99b
pub const AV_203: Power = battlecry(&[return_to_hand(MINIONS), summon(card("AV_203t")).copies(2)]);

/// # Sleight of Hand
/// Hero Power · 0 mana
/// > The next card you play this turn costs (2) less.
/// - Makes: Sleight of Hand [`AV_203pe`] ("The next card you play this turn costs (2) less."); Sleight of Hand [`AV_203po`] ("The next card you play this turn costs (2) less.")
//~ derived AV_203p 3066d9d4 6ce143f8.1fbdf154 eb1c8c57.703764fc
pub const AV_203p: Power = hero_power(&[attach("AV_203pe").to(YOU)]);

/// # Sleight of Hand
/// Enchantment
/// > The next card you play this turn costs (2) less.
//~ derived AV_203pe 172c9e76 d522ad72.1fbdf154 eb1c8c57
pub const AV_203pe: Power = enchant(&[]).aura(YOUR_HAND, &[cost_less(2)]).until(YOU.play(CARD)).this_turn();

/// # Sleight of Hand
/// Enchantment
/// > The next card you play this turn costs (2) less.
//~ derived AV_203po cf542c53 d522ad72.1fbdf154 eb1c8c57
pub const AV_203po: Power = enchant(&[]).aura(YOUR_HAND, &[cost_less(2)]).until(YOU.play(CARD)).this_turn();

/// # Shadow
/// Minion · 3 mana · 4/2
/// > **Stealth**
//~ vanilla AV_203t eb6e4ddc cbd1a658.86cd88a1 6e63459d
pub const AV_203t: Power = VANILLA;

/// # Wildpaw Gnoll
/// Minion · 6 mana · 3/5
/// > **Rush** Costs (1) less for each non-Rogue Class card added to your hand this game.
//~ done AV_298 - 5443a23b.3d47efe7 335b2f3b
pub const AV_298: Power = costs(&[cost_less(1)
    .times(YOU.get(all(&[not(&class(CardClass::Rogue)), not(&class(CardClass::Neutral))])).this_game().count())]);

/// # Snowfall Graveyard
/// Spell · 5 mana
/// > Your **Deathrattles** trigger twice. Lasts 3 turns.
/// - Makes: Bunkered Up [`AV_400e`] ("Deathrattles trigger twice.")
//~ derived AV_400 150bf052 36b694de.a9f95f7b ffa0f320.faa72c74
pub const AV_400: Power = abilities(&[aura(YOU).have(&[has(GameTag::EXTRA_DEATHRATTLES_BASE)]), lasts(3)]);

/// # Bunkered Up
/// Enchantment
/// > Deathrattles trigger twice.
//~ todo AV_400e 67359144 d522ad72.ec0ffbf9 2f566fe2
pub const AV_400e: Power = TODO;

/// # The Lobotomizer
/// Weapon · 2 mana · 2/2 durability
/// > **Honorable Kill:** Get a copy of the top card of your opponent's deck.
//~ derived AV_402 1b8021fc 55a4c629.847c1834 216995e3
pub const AV_402: Power = on(Word::HonorableKill, &[get(copy_of(ENEMY_DECK.first(1)))]);

/// # Cera'thine Fleetrunner
/// Minion · 5 mana · 5/5
/// > **Battlecry:** Replace your minions in hand and deck with ones from other classes. They cost (2) less.
/// - Makes: Quickfooted [`AV_403e2`] ("Costs (2) less.")
//~ done AV_403 - 7c0f8337.58861206 0e0efa8a.5a2c2bf8
pub const AV_403: Power = battlecry(&[
    transform(together(&[YOUR_HAND.that(MINION), YOUR_DECK.that(MINION)]), random_of(MINION, Classes::Other)),
    attach("AV_403e2").to(IT),
]);

/// # Quickfooted
/// Enchantment
/// > Costs (2) less.
//~ derived AV_403e2 cee7212b d522ad72.90c32b47 eacb9fca
pub const AV_403e2: Power = enchant(&[cost_less(2)]);

/// # Contraband Stash
/// Spell · 5 mana
/// > Replay 5 cards from other classes you've played this game.
//~ done AV_405 - 36b694de.970ecf79 658616a8
pub const AV_405: Power =
    spell(&[create_aside(each_past(YOU.play(ANOTHER_CLASS).this_game().other())), play(IT.random_of(5))]);

/// # Forsaken Lieutenant
/// Minion · Undead · 2 mana · 2/2
/// > **Stealth.** After you play a **Deathrattle** minion, become a 2/2 copy of it with **Rush**.
/// - Makes: Forsaken [`AV_601e`] ("2/2.")
//~ done AV_601 - af540375.b78d870d 1e756478.93773d61
#[rustfmt::skip]
pub const AV_601: Power = after(YOU.play(all(&[MINION, with(GameTag::DEATHRATTLE)]))).then(&[transform(THIS, copy_of(THAT)), attach("AV_601e"), give(&[has(GameTag::RUSH)])]);

/// # Forsaken
/// Enchantment
/// > 2/2.
//~ derived AV_601e 04fc85a5 d522ad72.142bb519 d51762d2
pub const AV_601e: Power = enchant(&[become_stats(2, 2)]);

/// # Reconnaissance
/// Spell · 2 mana
/// > **Discover** a **Deathrattle** minion from another class. It costs (2) less.
/// - Makes: Contracted [`AV_710e`] ("Costs (2) less.")
//~ derived AV_710 46776284 7846e7ae.5ad3dc97 a249abf4.2de06550
pub const AV_710: Power =
    spell(&[discover_of(all(&[MINION, with(GameTag::DEATHRATTLE)]), Classes::Other), attach("AV_710e").to(IT)]);

/// # Contracted
/// Enchantment
/// > Costs (2) less.
//~ derived AV_710e 9976f084 d522ad72.90c32b47 df8fd47c
pub const AV_710e: Power = enchant(&[cost_less(2)]);

/// # Double Agent
/// Minion · 3 mana · 3/3
/// > **Battlecry:** If you're holding a card from another class, summon a copy of this.
//~ derived AV_711 20130ea7 05878c57.12838106 309f67bd
pub const AV_711: Power = battlecry(&[summon(copy_of(THIS))]).when(there_is(&YOUR_HAND.that(ANOTHER_CLASS)));

/// # SI:7 Smuggler
/// Minion · 3 mana · 1/3
/// > **Battlecry:** Summon a random @-Cost minion. *(Upgraded for each other SI:7 card you have played this game.)*
/// - Numbers: {0} = 1
//~ done ONY_030 - d6e41f6e.2fde1386.eae7e889 7e3371f9
#[rustfmt::skip]
pub const ONY_030: Power = abilities(&[battlecry(&[summon(random_costing(MINION, TEXT_NUMBER))]), improved(YOU.play(with(GameTag::SI_7)).this_game().other().count())]);

/// # Smokescreen
/// Spell · 8 mana
/// > Draw 5 cards. Trigger any **Deathrattles** drawn.
//~ done ONY_031 - 93b14068.14354cc6 dc0bc7d6
pub const ONY_031: Power = spell(&[draw(5), trigger(Word::Deathrattle, IT)]);

/// # Tooth of Nefarian
/// Spell · 2 mana
/// > Deal $3 damage. **Honorable Kill: Discover** a spell from another class.
//~ derived ONY_032 f0ee0e0a 7846e7ae.c5fcdeba e137c550
pub const ONY_032: Power =
    abilities(&[spell(&[deal(3).to(TARGET)]), on(Word::HonorableKill, &[discover_of(SPELL, Classes::Other)])]);
