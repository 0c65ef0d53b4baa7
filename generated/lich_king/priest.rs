//! Priest cards of March of the Lich King.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file d634785d

/// # Rotting Necromancer
///
/// `NX2_018` · Priest minion · 4 mana · 5/4
///
/// > **Battlecry: Dredge.** If it's an Undead, deal 5 damage to the enemy hero.
///
/// - Set: March of the Lich King · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Dredge
///
/// State: Derived
//~ derived NX2_018 94c1cd66 9a8fbd32 f097e5f8.76355b17
#[rustfmt::skip]
pub const NX2_018: Power = battlecry(&[offer(Offer::Entities(YOUR_DECK.last(3)), &[put_on_top(the(IT))]), deal(5).to(ENEMY_HERO).when(there_is(&IT.that(UNDEAD)))]);

/// # Mind Sear
///
/// `NX2_019` · Priest spell · Shadow · 1 mana
///
/// > Deal $2 damage to a minion. If it dies, deal $3 damage to the enemy hero.
///
/// - Set: March of the Lich King · common · collectible
///
/// State: Derived
//~ derived NX2_019 fb8b0a02 c76bfbbe 81142738.a321cff6
pub const NX2_019: Power = spell(&[deal(2).to(A_MINION), deal(3).to(ENEMY_HERO).when(there_is(&IT.that(DEAD)))]);

/// # Cannibalize
///
/// `NX2_020` · Priest spell · Shadow · 4 mana
///
/// > Destroy a minion. Restore its Health to all friendly characters.
///
/// - Set: March of the Lich King · rare · collectible
///
/// State: Derived
//~ derived NX2_020 7ebcf0c9 30687019 ff6fe7d8.d64630ff
pub const NX2_020: Power = spell(&[destroy(A_MINION), heal(1).times(HEALTH.of(IT)).to(FRIENDLY_CHARACTERS)]);

/// # Animate Dead
///
/// `RLK_812` · Priest spell · Shadow · 1 mana
///
/// > Resurrect a friendly minion that costs (3) or less.
///
/// - Set: March of the Lich King · rare · collectible
///
/// State: Derived
//~ derived RLK_812 ff8d3cc8 c4a4eb7c a2bc52c6.a5477a86
pub const RLK_812: Power = spell(&[summon(from_past(YOUR_MINIONS_THAT_DIED.that(COST.at_most(3))))]);

/// # Bonecaller
///
/// `RLK_813` · Priest minion · 4 mana · 2/5
///
/// > **Taunt Deathrattle**: Resurrect a friendly Undead that died this game.
///
/// - Set: March of the Lich King · rare · collectible
/// - Mechanics: Taunt, Deathrattle
///
/// State: Derived
//~ derived RLK_813 0a215e08 966a1ab1 95500c6d.083e20e5
pub const RLK_813: Power = deathrattle(&[summon(from_past(YOUR_MINIONS_THAT_DIED.that(UNDEAD)))]);

/// # Crystalsmith Cultist
///
/// `RLK_814` · Priest minion · 1 mana · 1/2
///
/// > **Battlecry:** If you're holding a Shadow spell, gain +1/+1.
///
/// - Set: March of the Lich King · common · collectible
/// - Mechanics: Battlecry
/// - Tags: `4548` = 1
/// - Enchantments: Shadow Flow [`RLK_814e`]
///
/// State: Derived
//~ derived RLK_814 4a6b4880 e1866d21 ba4c0be0.b11466b6
pub const RLK_814: Power =
    battlecry(&[attach("RLK_814e")]).when(there_is(&YOUR_HAND.that(school(SpellSchool::Shadow))));

/// # Shadow Flow
///
/// `RLK_814e` · Priest enchantment
///
/// > +1/+1
///
/// - Set: March of the Lich King
///
/// State: Derived
//~ derived RLK_814e 0e72197d 1094662f 421a311e.29d9cb13
pub const RLK_814e: Power = enchant(&[plus(1, 1)]);

/// # Shadow Word: Undeath
///
/// `RLK_815` · Priest spell · Shadow · 5 mana
///
/// > Deal $2 damage to all enemies. If a friendly Undead died after your last turn, deal $2 more.
///
/// - Set: March of the Lich King · rare · collectible
///
/// State: Todo
//~ todo RLK_815 c07e4c0a 339fa5da b3b55695.1bd1c685
pub const RLK_815: Power = TODO;

/// # Sister Svalna
///
/// `RLK_816` · Priest minion · 6 mana · 6/6
///
/// > **Battlecry:* Permanently* add a Vision of Darkness to your hand.
///
/// - Set: March of the Lich King · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Tokens: Vision of Darkness [`RLK_816t3`]
///
/// State: Todo
//~ todo RLK_816 89cdab3b 25dd9eab 5143906a.431e1d4a
pub const RLK_816: Power = TODO;

/// # Vision of Darkness
///
/// `RLK_816t3` · Priest spell · Shadow · 3 mana
///
/// > **Discover** a Shadow spell. *(This stays in your hand.)*
///
/// - Set: March of the Lich King
/// - Mechanics: Discover
///
/// State: Todo
//~ todo RLK_816t3 e0b5974f a38c6f23 75297bcf.c6c43186
pub const RLK_816t3: Power = TODO;

/// # Haunting Nightmare
///
/// `RLK_822` · Priest minion · 3 mana · 4/3
///
/// > **Deathrattle:** Haunt a card in your hand. When you play it, summon a 4/3 Soldier.
///
/// - Set: March of the Lich King · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Enchantments: Cold Sweat [`RLK_822e`], Night Terror [`RLK_822e2`]
/// - Tokens: Haunted Soldier [`RLK_822t`]
///
/// State: Todo
//~ todo RLK_822 c3222009 305d7d8f 526fc689.a26d05b1
pub const RLK_822: Power = TODO;

/// # Cold Sweat
///
/// `RLK_822e` · Priest enchantment
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ todo RLK_822e edbd73a2 2e705e53 9d0d2d91
pub const RLK_822e: Power = TODO;

/// # Night Terror
///
/// `RLK_822e2` · Priest enchantment
///
/// > Summons a 4/3 Soldier
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ todo RLK_822e2 bf7ba606 67452f15 30f6a20a.e911419d
pub const RLK_822e2: Power = TODO;

/// # Haunted Soldier
///
/// `RLK_822t` · Priest minion · 3 mana · 4/3
///
/// - Set: March of the Lich King
///
/// State: Vanilla
//~ vanilla RLK_822t 1ff9c192 52e6c3e7 3a72ebf1
pub const RLK_822t: Power = VANILLA;

/// # Undying Allies
///
/// `RLK_823` · Priest spell · Shadow · 0 mana
///
/// > After you play an Undead this turn, give it **Reborn**.
///
/// - Set: March of the Lich King · common · collectible
/// - Refers to: Reborn
/// - Enchantments: Grave Calling [`RLK_823e`]
///
/// State: Derived
//~ derived RLK_823 57c7138e bbf72157 7bfe6bdf.487a5158
pub const RLK_823: Power =
    spell(&[later(&after(YOU.play(UNDEAD)).this_turn().does(&[give(&[has(GameTag::REBORN)]).to(THAT)]))]);

/// # Grave Calling
///
/// `RLK_823e` · Priest enchantment
///
/// > After you play an Undead this turn, give it **Reborn**.
///
/// - Set: March of the Lich King
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo RLK_823e 970329c0 25a40c41 894931c1.487a5158
pub const RLK_823e: Power = TODO;

/// # Grave Digging
///
/// `RLK_829` · Priest spell · Shadow · 4 mana
///
/// > Draw 2 cards. Costs (1) if a friendly Undead died after your last turn.
///
/// - Set: March of the Lich King · epic · collectible
///
/// State: Derived
//~ derived RLK_829 4b80f073 e2cd6186 5dd5e413.4d7afc74
#[rustfmt::skip]
pub const RLK_829: Power = abilities(&[spell(&[draw(2)]), aura(THIS).when(has_done(1, &past(Side::Friendly, Deed::Died, Window::SinceYourTurn).that(UNDEAD))).in_hand().have(&[cost(1)])]);

/// # High Cultist Basaleph
///
/// `RLK_832` · Priest minion · 4 mana · 3/5
///
/// > **Battlecry:** Resurrect all friendly Undead that died after your last turn.
///
/// - Set: March of the Lich King · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived RLK_832 1e4ff416 03ab6b1d 8cf77193.fc07de55
pub const RLK_832: Power =
    battlecry(&[summon(each_past(past(Side::Friendly, Deed::Died, Window::SinceYourTurn).that(UNDEAD)))]);

/// # Mind Eater
///
/// `RLK_845` · Priest minion · 2 mana · 3/2
///
/// > **Deathrattle:** Add a copy of a card in your opponent's deck to your hand.
///
/// - Set: March of the Lich King · common · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived RLK_845 b9c674b7 efebc112 aa07bfd2.a0c6ffe7
pub const RLK_845: Power = deathrattle(&[get(copy_of(ENEMY_DECK.random()))]);
