//! Hunter cards of Fractured in Alterac Valley.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 81edbed8

/// # Beaststalker Tavish
/// Hero · 6 mana · 30 health, 5 armor
/// > **Battlecry: Discover** and cast 2 Improved **Secrets**.
/// - Makes: Summon Pet [`AV_113p`] ("Summon an Animal Companion."); Improved Explosive Trap [`AV_113t1`] ("Secret: When your hero is attacked, deal 3 damage…"); Improved Freezing Trap [`AV_113t2`] ("Secret: When an enemy minion attacks, return it…"); Improved Snake Trap [`AV_113t3`] ("Secret: When one of your minions is attacked,…"); Improved Pack Tactics [`AV_113t7`] ("Secret: When a friendly minion is attacked,…"); Improved Open the Cages [`AV_113t8`] ("Secret: When your turn starts, if you control two…"); Improved Ice Trap [`AV_113t9`] ("Secret: When your opponent casts a spell, return…")
//~ done AV_113 - 50500b29.893db26e e612b717.29d13e35
pub const AV_113: Power = battlecry(&[repeat(
    2,
    &[discover_then(
        Offer::Cards(&["AV_113t1", "AV_113t2", "AV_113t3", "AV_113t7", "AV_113t8", "AV_113t9", "MAW_010t", "TSC_929t"]),
        &[cast(the(IT))],
    )],
)]);

/// # Summon Pet
/// Hero Power · 2 mana
/// > Summon an Animal Companion.
//~ done AV_113p - 4902b083.b1469077 4eea8275
pub const AV_113p: Power = hero_power(&[crate::legacy::hunter::SUMMON_COMPANION]);

/// # Improved Explosive Trap
/// Spell · Fire · 2 mana
/// > **Secret:** When your hero is attacked, deal $3 damage to all enemies.
//~ derived AV_113t1 ff20e5e8 64e9e702.8689f684 8d69c25d
pub const AV_113t1: Power = whenever(ENEMIES.attack(all(&[HERO, FRIENDLY]))).then(&[deal(3).to(ENEMIES)]);

/// # Improved Freezing Trap
/// Spell · Frost · 2 mana
/// > **Secret:** When an enemy minion attacks, return it to its owner's hand. It costs (4) more.
/// - Makes: Freezing [`AV_113t2e`] ("Costs (4) more.")
//~ derived AV_113t2 e77b7504 589519e6.6f8c3d93 502c12b6.e28c2ad9
pub const AV_113t2: Power =
    whenever(ENEMY_MINIONS.attack(CARD)).then(&[return_to_hand(SUBJECT), attach("AV_113t2e").to(SUBJECT)]);

/// # Freezing
/// Enchantment
/// > Costs (4) more.
//~ derived AV_113t2e 74eee7a6 d522ad72.09d0e819 fc8a0ea8
pub const AV_113t2e: Power = enchant(&[cost_more(4)]);

/// # Improved Snake Trap
/// Spell · 2 mana
/// > **Secret:** When one of your minions is attacked, summon three 2/2 Snakes.
/// - Makes: Snake [`AV_113t3t2`] (2/2)
//~ derived AV_113t3 62628d74 7846e7ae.8f3162c6 ba63ab94.e6da71bc
pub const AV_113t3: Power =
    whenever(ENEMIES.attack(all(&[MINION, FRIENDLY]))).then(&[summon(card("AV_113t3t2")).copies(3)]);

/// # Snake
/// Minion · Beast · 2 mana · 2/2
//~ vanilla AV_113t3t2 cf7ed247 40a0f9de 1bbc3f9d
pub const AV_113t3t2: Power = VANILLA;

/// # Improved Pack Tactics
/// Spell · 2 mana
/// > **Secret:** When a friendly minion is attacked, summon two 3/3 copies.
//~ done AV_113t7 - 7846e7ae.0be97bcc 9b739c2e
pub const AV_113t7: Power = whenever(ENEMIES.attack(all(&[MINION, FRIENDLY])))
    .then(&[summon(copy_of(THAT)).copies(2), give(&[become_stats(3, 3)]).to(IT)]);

/// # Improved Open the Cages
/// Spell · 2 mana
/// > **Secret:** When your turn starts, if you control two minions, summon two Animal Companions.
//~ done AV_113t8 - 7846e7ae.de02642a 534ae805
pub const AV_113t8: Power = whenever(YOU.turn_start())
    .when(there_are(2, &FRIENDLY_MINIONS))
    .then(&[crate::legacy::hunter::SUMMON_COMPANION, crate::legacy::hunter::A_COMPANION]);

/// # Improved Ice Trap
/// Spell · Frost · 2 mana
/// > **Secret:** When your opponent casts a spell, return it to their hand instead. It costs (2) more.
/// - Makes: Mega Frosty [`AV_113t9e`] ("Costs (2) more.")
//~ done AV_113t9 - 589519e6.b3608f0c 6f2d81ed.c7528284
pub const AV_113t9: Power =
    whenever(OPPONENT.cast(SPELL)).then(&[counter(THAT), return_to_hand(THAT), attach("AV_113t9e").to(THAT)]);

/// # Mega Frosty
/// Enchantment
/// > Costs (2) more.
//~ derived AV_113t9e 58655636 d522ad72.7201933b 8c20a23d
pub const AV_113t9e: Power = enchant(&[cost_more(2)]);

/// # Dun Baldar Bunker
/// Spell · 2 mana
/// > At the end of your turn, draw a **Secret** and set its Cost to (1). Lasts 3 turns.
/// - Makes: Cloaked Secrets [`AV_147e`] ("Costs (1).")
//~ derived AV_147 4cf1cee1 7846e7ae.ac487bdf 3423d070.2c7dacb9
pub const AV_147: Power =
    abilities(&[at_end_of_your_turn(&[draw_that(1, SECRET), attach("AV_147e").to(IT)]), lasts(3)]);

/// # Cloaked Secrets
/// Enchantment
/// > Costs (1).
//~ derived AV_147e bcf29e43 d522ad72.53ed184d 663976fa
pub const AV_147e: Power = enchant(&[cost(1)]);

/// # Spring the Trap
/// Spell · 4 mana
/// > Deal $3 damage to a minion and cast a **Secret** from your deck. **Honorable Kill:** Cast 2.
//~ done AV_224 - 38d1d3b0.917496ab 7aed870f
pub const AV_224: Power = abilities(&[
    spell(&[deal(3).to(A_MINION), cast(the(YOUR_DECK.that(SECRET).random()))]),
    on(Word::HonorableKill, &[cast(the(YOUR_DECK.that(SECRET).random()))]),
]);

/// # Ice Trap
/// Spell · Frost · 2 mana
/// > **Secret:** When your opponent casts a spell, return it to their hand instead. It costs (1) more.
/// - Makes: Frosty [`AV_226e`] ("Costs (1) more.")
//~ done AV_226 - 589519e6.016ca381 2c8b29d4.7cec1d2b
pub const AV_226: Power =
    whenever(OPPONENT.cast(SPELL)).then(&[counter(THAT), return_to_hand(THAT), attach("AV_226e").to(THAT)]);

/// # Frosty
/// Enchantment
/// > Costs (1) more.
//~ derived AV_226e 19176a9c d522ad72.5dfe1a2c 7977504c
pub const AV_226e: Power = enchant(&[cost_more(1)]);

/// # Bloodseeker
/// Weapon · 2 mana · 2/2 durability
/// > **Honorable Kill:** Gain +1/+1.
/// - Makes: Bloodseeking [`AV_244e`] ("\+1/+1.")
//~ derived AV_244 9b1b22f2 55a4c629.e16cb7a7 c17eeef7.d4fb1f24
pub const AV_244: Power = on(Word::HonorableKill, &[attach("AV_244e")]);

/// # Bloodseeking
/// Enchantment
/// > \+1/+1.
//~ derived AV_244e d9a8f4fb d522ad72.cb08f83e 9bc7263d
pub const AV_244e: Power = enchant(&[plus(1, 1)]);

/// # Revive Pet
/// Spell · Nature · 3 mana
/// > **Discover** a friendly Beast that died this game. Summon it.
//~ derived AV_333 ea5d0725 a4db704b.c1e97a46 63394557
pub const AV_333: Power =
    spell(&[discover_then(Offer::Past(FRIENDLY_MINIONS.that(BEAST).die().this_game()), &[summon(the(IT))])]);

/// # Stormpike Battle Ram
/// Minion · Beast · 4 mana · 4/3
/// > **Rush Deathrattle:** Your next Beast costs (2) less.
/// - Makes: Ready for Battle [`AV_334e`] ("Costs (2) less."); Battle Ready [`AV_334e2`] ("Costs (2) less.")
//~ derived AV_334 58082f32 79cccc85.36971c2b f3ee0821.5d9321c6
pub const AV_334: Power = deathrattle(&[attach("AV_334e2").to(YOU)]);

/// # Ready for Battle
/// Enchantment
/// > Costs (2) less.
//~ derived AV_334e ec5ff96c d522ad72.90c32b47 b8f962b5
pub const AV_334e: Power = enchant(&[cost_less(2)]);

/// # Battle Ready
/// Enchantment
/// > Costs (2) less.
//~ derived AV_334e2 0216cff8 d522ad72.90c32b47 7eb11b66
pub const AV_334e2: Power = enchant(&[]).aura(YOUR_HAND.that(BEAST), &[cost_less(2)]).until(YOU.play(BEAST));

/// # Ram Tamer
/// Minion · 3 mana · 4/3
/// > **Battlecry:** If you control a **Secret**, gain +1/+1 and **Stealth**.
/// - Makes: Sneaking Up [`AV_335e`] ("\+1/+1.")
//~ derived AV_335 b46ef69c cbdfe8b5.35ced452 276db950.cd8c9e97
pub const AV_335: Power =
    battlecry(&[give(&[plus(1, 1), has(GameTag::STEALTH)])]).when(there_is(&YOUR_SECRETS.that(SECRET)));

/// # Sneaking Up
/// Enchantment
/// > \+1/+1.
//~ derived AV_335e ce057a48 d522ad72.cb08f83e d8cc4b93
pub const AV_335e: Power = enchant(&[plus(1, 1)]);

/// # Wing Commander Ichman
/// Minion · 9 mana · 5/4
/// > **Battlecry:** Summon a Beast from your deck and give it **Rush**. If it kills a minion this turn, repeat.
/// - Makes: Frightful Pack [`AV_336e`] ("If this kills a minion this turn, summon a random…")
//~ done AV_336 - 75278807.06c59b78 027a97f1.ee27a599
pub const AV_336: Power = battlecry(ICHMAN);

const ICHMAN: &[Effect] =
    &[summon(the(YOUR_DECK.that(BEAST).random())), give(&[has(GameTag::RUSH)]).to(IT), attach("AV_336e").to(IT)];

/// # Frightful Pack
/// Enchantment
/// > If this kills a minion this turn, summon a random Beast from your deck and give it **Rush**.
//~ done AV_336e - d522ad72.323596ff dbb5d883
pub const AV_336e: Power =
    abilities(&[after(MINIONS.that(DEAD).takes_damage_from(ITSELF)).then(ICHMAN), enchant(&[]).this_turn()]);

/// # Mountain Bear
/// Minion · Beast · 7 mana · 5/6
/// > **Taunt Deathrattle:** Summon two 2/4 Cubs with **Taunt**.
/// - Makes: Mountain Cub [`AV_337t`] (2/4, "Taunt")
//~ derived AV_337 3e095e37 887eedcd.25bb5801 77ca05eb.8ed574ab
pub const AV_337: Power = deathrattle(&[summon(card("AV_337t")).copies(2)]);

/// # Mountain Cub
/// Minion · Beast · 3 mana · 2/4
/// > **Taunt**
//~ vanilla AV_337t 31e2f30e efca1175.4b0c5d24 a510eaa1
pub const AV_337t: Power = VANILLA;

/// # Furious Howl
/// Spell · 2 mana
/// > Draw a card. Repeat until you have at least 3 cards.
//~ done ONY_008 - 7846e7ae.987f27e4 e5a2fece
pub const ONY_008: Power = spell(&[draw(1), draw_until(3)]);

/// # Pet Collector
/// Minion · 5 mana · 4/4
/// > **Battlecry:** Summon a Beast from your deck that costs (5) or less.
//~ derived ONY_009 edf49594 a0c6b2f7.be67f280 40d8b589
pub const ONY_009: Power = battlecry(&[summon(the(YOUR_DECK.that(all(&[MINION, BEAST, COST.at_most(5)])).random()))]);

/// # Dragonbane Shot
/// Spell · 2 mana
/// > Deal $2 damage. **Honorable Kill:** Add a Dragonbane Shot to your hand.
/// - Makes: Drakeshot [`ONY_010e`] ("Costs (1) less.")
//~ derived ONY_010 eb699d9e 7846e7ae.510217eb 94f322ea.3088b01d
pub const ONY_010: Power = abilities(&[spell(&[deal(2).to(TARGET)]), on(Word::HonorableKill, &[get(card("ONY_010"))])]);

/// # Drakeshot
/// Enchantment
/// > Costs (1) less.
//~ derived ONY_010e d68846b8 d522ad72.f705eb41 a60a21aa
pub const ONY_010e: Power = enchant(&[cost_less(1)]);
