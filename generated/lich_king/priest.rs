//! Priest cards of March of the Lich King.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file d88c333f

/// # Rotting Necromancer
/// Minion · Undead · 4 mana · 5/4
/// > **Battlecry: Dredge.** If it's an Undead, deal 5 damage to the enemy hero.
//~ derived NX2_018 a3504020 ca439a9a.76355b17 56ecf27b
#[rustfmt::skip]
pub const NX2_018: Power = battlecry(&[discover_then(Offer::Entities(YOUR_DECK.last(3)), &[put_on_top(the(IT))]), deal(5).to(ENEMY_HERO).when(there_is(&IT.that(UNDEAD)))]);

/// # Mind Sear
/// Spell · Shadow · 1 mana
/// > Deal $2 damage to a minion. If it dies, deal $3 damage to the enemy hero.
//~ derived NX2_019 c76bfbbe ca4a4f53.a321cff6 b3c0ac91
pub const NX2_019: Power = spell(&[deal(2).to(A_MINION), deal(3).to(ENEMY_HERO).when(there_is(&IT.that(DEAD)))]);

/// # Cannibalize
/// Spell · Shadow · 4 mana
/// > Destroy a minion. Restore its Health to all friendly characters.
//~ done NX2_020 - 1e562e45.d64630ff 07294b4f
pub const NX2_020: Power = spell(&[destroy(A_MINION), heal(1).times(HEALTH.of(IT)).to(FRIENDLY_CHARACTERS)]);

/// # Animate Dead
/// Spell · Shadow · 1 mana
/// > Resurrect a friendly minion that costs (3) or less.
//~ derived RLK_812 f437ce6d ca4a4f53.a5477a86 75e168b9
pub const RLK_812: Power = spell(&[summon(random_from_past(FRIENDLY_MINIONS.that(COST.at_most(3)).die().this_game()))]);

/// # Bonecaller
/// Minion · 4 mana · 2/5
/// > **Taunt Deathrattle**: Resurrect a friendly Undead that died this game.
//~ derived RLK_813 836688db 58145516.083e20e5 72ae7bfb
pub const RLK_813: Power = deathrattle(&[summon(random_from_past(FRIENDLY_MINIONS.that(UNDEAD).die().this_game()))]);

/// # Crystalsmith Cultist
/// Minion · 1 mana · 1/2
/// > **Battlecry:** If you're holding a Shadow spell, gain +1/+1.
/// - Makes: Shadow Flow [`RLK_814e`] ("\+1/+1")
//~ derived RLK_814 e1866d21 cbfac199.b11466b6 81dac2a9.e4c304ad
pub const RLK_814: Power =
    battlecry(&[attach("RLK_814e")]).when(there_is(&YOUR_HAND.that(school(SpellSchool::Shadow))));

/// # Shadow Flow
/// Enchantment
/// > \+1/+1
//~ derived RLK_814e 1094662f d522ad72.2add6a76 664a3fb3
pub const RLK_814e: Power = enchant(&[plus(1, 1)]);

/// # Shadow Word: Undeath
/// Spell · Shadow · 5 mana
/// > Deal $2 damage to all enemies. If a friendly Undead died after your last turn, deal $2 more.
//~ done RLK_815 - cf35eba3.1bd1c685 11b7f5d2
pub const RLK_815: Power = spell(&[
    deal(2).to(ENEMIES),
    deal(2).to(ENEMIES).when(FRIENDLY_MINIONS.that(UNDEAD).die().since_your_last_turn().at_least(1)),
]);

/// # Sister Svalna
/// Minion · Undead · 6 mana · 6/6
/// > **Battlecry:** *Permanently* add a Vision of Darkness to your hand.
/// - Makes: Vision of Darkness [`RLK_816t3`] ("Discover a Shadow spell. (This stays in your…")
//~ done RLK_816 - bb482bbb.018801e0 8280d9da.683d5dfb
pub const RLK_816: Power = battlecry(&[get(card("RLK_816t3"))]);

/// # Vision of Darkness
/// Spell · Shadow · 3 mana
/// > **Discover** a Shadow spell. *(This stays in your hand.)*
//~ done RLK_816t3 - 3c9c5d15.c6c43186 854a418c
pub const RLK_816t3: Power = spell(&[return_to_hand(THIS), discover(all(&[SPELL, school(SpellSchool::Shadow)]))]);

/// # Haunting Nightmare
/// Minion · Undead · 3 mana · 4/3
/// > **Deathrattle:** Haunt a card in your hand. When you play it, summon a 4/3 Soldier.
/// - Makes: Haunted Soldier [`RLK_822t`] (4/3); Cold Sweat [`RLK_822e`]; Night Terror [`RLK_822e2`] ("Summons a 4/3 Soldier")
//~ done RLK_822 - c6897f5d.a26d05b1 6f42e2f8.ba08e8d1
pub const RLK_822: Power = deathrattle(&[
    attach("RLK_822e2").to(YOUR_HAND.random()),
    later(&whenever(YOU.play(is(&IT))).does(&[summon(card("RLK_822t"))])),
]);

/// # Cold Sweat
/// Enchantment
//~ todo RLK_822e 2e705e53 d522ad72 9f692959
pub const RLK_822e: Power = TODO;

/// # Night Terror
/// Enchantment
/// > Summons a 4/3 Soldier
//~ done RLK_822e2 - d522ad72.e911419d 77ea600d
pub const RLK_822e2: Power = enchant(&[]);

/// # Haunted Soldier
/// Minion · 3 mana · 4/3
//~ vanilla RLK_822t 52e6c3e7 cbdfe8b5 265177e9
pub const RLK_822t: Power = VANILLA;

/// # Undying Allies
/// Spell · Shadow · 0 mana
/// > After you play an Undead this turn, give it **Reborn**.
/// - Makes: Grave Calling [`RLK_823e`] ("After you play an Undead this turn, give it…")
//~ done RLK_823 - 30785034.487a5158 69ea21a3.5e01d9c3
pub const RLK_823: Power =
    spell(&[later(&after(YOU.play(UNDEAD)).this_turn().does(&[give(&[has(GameTag::REBORN)]).to(THAT)]))]);

/// # Grave Calling
/// Enchantment
/// > After you play an Undead this turn, give it **Reborn**.
//~ todo RLK_823e 25a40c41 d522ad72.487a5158 2161c6e5
pub const RLK_823e: Power = TODO;

/// # Grave Digging
/// Spell · Shadow · 4 mana
/// > Draw 2 cards. Costs (1) if a friendly Undead died after your last turn.
//~ derived RLK_829 30741dde 1e562e45.4d7afc74 62ecf4a5
#[rustfmt::skip]
pub const RLK_829: Power = abilities(&[spell(&[draw(2)]), aura(THIS).when(FRIENDLY_MINIONS.that(UNDEAD).die().since_your_last_turn().at_least(1)).in_hand().have(&[cost(1)])]);

/// # High Cultist Basaleph
/// Minion · 4 mana · 3/5
/// > **Battlecry:** Resurrect all friendly Undead that died after your last turn.
//~ done RLK_832 - e3908842.fc07de55 0421a029
pub const RLK_832: Power = battlecry(&[summon(each_past(FRIENDLY_MINIONS.that(UNDEAD).die().since_your_last_turn()))]);

/// # Mind Eater
/// Minion · Undead · 2 mana · 3/2
/// > **Deathrattle:** Add a copy of a card in your opponent's deck to your hand.
//~ done RLK_845 - e2f87da0.a0c6ffe7 73ac5a54
pub const RLK_845: Power = deathrattle(&[get(copy_of(ENEMY_DECK.random()))]);
