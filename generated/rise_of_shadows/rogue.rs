//! Rogue cards of Rise of Shadows.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 02ed0699

/// # Togwaggle's Scheme
/// Spell · 1 mana
/// > Choose a minion. Shuffle @ \|4(copy, copies) of it into your deck. *(Upgrades each turn!)*
/// - Numbers: {0} = 1
//~ derived DAL_010 1e367f80 2f198b86.eda04691.eae7e889 d6ed8cb4
#[rustfmt::skip]
pub const DAL_010: Power = abilities(&[spell(&[select(A_MINION), shuffle(copy_of(IT)).times(TEXT_NUMBER)]), whenever(YOU.turn_start()).in_hand().then(&[raise_text_number(1)])]);

/// # Unidentified Contract
/// Spell · 6 mana
/// > Destroy a minion. Gains a bonus effect in your hand.
/// - Makes: Assassin's Contract [`DAL_366t1`] ("Destroy a minion. Summon a 1/2 Patient Assassin."); Recruitment Contract [`DAL_366t2`] ("Destroy a minion. Add a copy of it to your hand."); Lucrative Contract [`DAL_366t3`] ("Destroy a minion. Add 2 Coins to your hand."); Turncoat Contract [`DAL_366t4`] ("Destroy a minion. It deals its damage to adjacent…")
//~ derived DAL_366 03f7793b 9e3ad3c7.f38b26dd 038808cb.3b56cb73
#[rustfmt::skip]
pub const DAL_366: Power = abilities(&[spell(&[destroy(A_MINION)]), whenever(YOU.get(ITSELF)).in_hand().then(&[transform(THIS, one_of(&["DAL_366t1", "DAL_366t2", "DAL_366t3", "DAL_366t4"]))])]);

/// # Assassin's Contract
/// Spell · 6 mana
/// > Destroy a minion. Summon a 1/2 Patient Assassin.
//~ derived DAL_366t1 65b666b7 9e3ad3c7.4a49eb57 dc1d540f
pub const DAL_366t1: Power = spell(&[destroy(A_MINION), summon(card("EX1_522"))]);

/// # Recruitment Contract
/// Spell · 6 mana
/// > Destroy a minion. Add a copy of it to your hand.
//~ derived DAL_366t2 a03fc518 9e3ad3c7.fae9b2e9 e01e7c34
pub const DAL_366t2: Power = spell(&[destroy(A_MINION), get(copy_of(IT))]);

/// # Lucrative Contract
/// Spell · 6 mana
/// > Destroy a minion. Add 2 Coins to your hand.
//~ derived DAL_366t3 cec56419 9e3ad3c7.a8e6ed2b efec3d70
pub const DAL_366t3: Power = spell(&[destroy(A_MINION), get(card("GAME_005")).copies(2)]);

/// # Turncoat Contract
/// Spell · 6 mana
/// > Destroy a minion. It deals its damage to adjacent minions.
//~ done DAL_366t4 - 9e3ad3c7.3f30fe14 5608f931
pub const DAL_366t4: Power =
    spell(&[destroy(A_MINION), deal(1).times(ATTACK.of(TARGET)).by(TARGET).to(TARGET.neighbours())]);

/// # EVIL Miscreant
/// Minion · 3 mana · 1/5
/// > **Combo:** Add two random **Lackeys** to your hand.
//~ derived DAL_415 1c2ffe6c d6990338.1adb0d18 4e536c0e
pub const DAL_415: Power = combo(&[get(random_token(with(GameTag::MARK_OF_EVIL))).picks(2)]);

/// # Hench-Clan Burglar
/// Minion · Pirate · 4 mana · 4/4
/// > **Battlecry: Discover** a spell from another class.
//~ derived DAL_416 8ed32085 8e1b28ac.54c0feac abbbb16c
pub const DAL_416: Power = battlecry(&[discover_of(SPELL, Classes::Other)]);

/// # Heistbaron Togwaggle
/// Minion · 6 mana · 5/5
/// > **Battlecry:** If you control a **Lackey**, choose a fantastic treasure.
//~ done DAL_417 - 73fb5380.04393132 8db3cd41
pub const DAL_417: Power =
    battlecry(&[choose_card(&["LOOT_998h", "LOOT_998j", "LOOT_998l", "LOOT_998k"], &[get(the(IT))])])
        .when(there_is(&FRIENDLY_MINIONS.that(with(GameTag::MARK_OF_EVIL))));

/// # Underbelly Fence
/// Minion · 2 mana · 2/3
/// > **Battlecry:** If you're holding a card from another class, gain +1/+1 and **Rush.**
/// - Makes: Street Smarts [`DAL_714e`] ("\+1/+1.")
//~ derived DAL_714 2277d34e 5656a6e3.8ea49233 2fcfc5e6.dd6ef63a
pub const DAL_714: Power =
    battlecry(&[give(&[plus(1, 1), has(GameTag::RUSH)])]).when(there_is(&YOUR_HAND.that(ANOTHER_CLASS)));

/// # Street Smarts
/// Enchantment
/// > \+1/+1.
//~ derived DAL_714e f1e857f2 d522ad72.cb08f83e 6fc90333
pub const DAL_714e: Power = enchant(&[plus(1, 1)]);

/// # Vendetta
/// Spell · 4 mana
/// > Deal $4 damage to a minion. Costs (0) if you're holding a card from another class.
//~ derived DAL_716 02c70340 38d1d3b0.f000cc33 cb5ba25a
#[rustfmt::skip]
pub const DAL_716: Power = abilities(&[spell(&[deal(4).to(A_MINION)]), aura(THIS).when(there_is(&YOUR_HAND.that(ANOTHER_CLASS))).in_hand().have(&[cost(0)])]);

/// # Tak Nozwhisker
/// Minion · 7 mana · 6/6
/// > Whenever you shuffle a card into your deck, add a copy to your hand.
//~ done DAL_719 - 8417a0af.ac1b07ab 88b99f6c
pub const DAL_719: Power = whenever(YOU.shuffle(CARD)).when(that_many(1)).then(&[get(copy_of(THAT))]);

/// # Waggle Pick
/// Weapon · 4 mana · 4/2 durability
/// > **Deathrattle:** Return a random friendly minion to your hand. It costs (2) less.
//~ derived DAL_720 d378b776 0dbec9f6.6422f977 6237ad21
pub const DAL_720: Power = deathrattle(&[return_to_hand(FRIENDLY_MINIONS.random()), give(&[cost_less(2)]).to(IT)]);

/// # Daring Escape
/// Spell · 1 mana
/// > Return all friendly minions to your hand.
//~ derived DAL_728 11ddc8d4 2f198b86.06d36d91 265a3dc8
pub const DAL_728: Power = spell(&[return_to_hand(FRIENDLY_MINIONS)]);
