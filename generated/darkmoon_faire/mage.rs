//! Mage cards of Madness at the Darkmoon Faire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 9c776442

/// # Confection Cyclone
///
/// `DMF_100` · Mage minion · 2 mana · 3/2
///
/// > **Battlecry:** Add two 1/2 Sugar Elementals to your hand.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Tokens: Sugar Elemental [`DMF_100t`]
///
/// State: Derived
//~ derived DMF_100 07dfbfc6 ba914807 fa0c4fbb.188369e8
pub const DMF_100: Power = battlecry(&[get(card("DMF_100t")).copies(2)]);

/// # Sugar Elemental
///
/// `DMF_100t` · Mage minion · 1 mana · 1/2
///
/// - Set: Madness at the Darkmoon Faire
/// - Minion type: Elemental
///
/// State: Vanilla
//~ vanilla DMF_100t d4e17a51 3d64dabe 502ee4aa
pub const DMF_100t: Power = VANILLA;

/// # Firework Elemental
///
/// `DMF_101` · Mage minion · 5 mana · 3/5
///
/// > **Battlecry:** Deal 3 damage to a minion. **Corrupt:** Deal 12 instead.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry, Corrupt
/// - Target: "Deal 3 damage."
/// - Tokens: Firework Elemental [`DMF_101t`]
///
/// State: Derived
//~ derived DMF_101 fd72795e 14d11ab6 44820867.6050b1ed
pub const DMF_101: Power = battlecry(&[deal(3).to(A_MINION)]);

/// # Firework Elemental
///
/// `DMF_101t` · Mage minion · 5 mana · 3/5
///
/// > **Corrupted Battlecry:** Deal 12 damage to a minion.
///
/// - Set: Madness at the Darkmoon Faire · common
/// - Minion type: Elemental
/// - Mechanics: Battlecry, Corrupted Card
/// - Target: "Deal 12 damage."
///
/// State: Derived
//~ derived DMF_101t 3057d10e 93165b7f 284e6840.8bdce78c
pub const DMF_101t: Power = battlecry(&[deal(12).to(A_MINION)]);

/// # Game Master
///
/// `DMF_102` · Mage minion · 2 mana · 2/3
///
/// > The first **Secret** you play each turn costs (1).
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Mechanics: Aura
/// - Refers to: Secret
/// - Enchantments: Special Discount [`DMF_102e`]
///
/// State: Derived
//~ derived DMF_102 f907c2ce b9aae13d a3495216.55ec4965
pub const DMF_102: Power =
    aura(YOUR_HAND.that(SECRET)).when(has_not_done(&CARDS_YOU_PLAYED_THIS_TURN.that(SECRET))).gives("DMF_102e");

/// # Special Discount
///
/// `DMF_102e` · Neutral enchantment
///
/// > Costs (1).
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Derived
//~ derived DMF_102e 1f765640 c2e251ed 12289789.53ed184d
pub const DMF_102e: Power = enchant(&[cost(1)]);

/// # Mask of C'Thun
///
/// `DMF_103` · Mage spell · Shadow · 7 mana
///
/// > Deal $10 damage randomly split among all enemies.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Mechanics: Immune To Spellpower
///
/// State: Derived
//~ derived DMF_103 36f3989c 73c2910f 25536871.cba99fe8
pub const DMF_103: Power = spell(&[deal(10).split_among(ENEMIES)]);

/// # Grand Finale
///
/// `DMF_104` · Mage spell · Fire · 8 mana
///
/// > Summon an 8/8 Elemental. Repeat for each Elemental you played last turn.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Tokens: Exploding Sparkler [`DMF_104t`]
///
/// State: Derived
//~ derived DMF_104 c3edfef8 d934f91e f637059b.cd98a85e
#[rustfmt::skip]
pub const DMF_104: Power = spell(&[summon(card("DMF_104t")), times(1, &[summon(card("DMF_104t"))]).times(count_of(past(Side::Friendly, Deed::Played, Window::LastTurn).that(ELEMENTAL)))]);

/// # Exploding Sparkler
///
/// `DMF_104t` · Mage minion · 8 mana · 8/8
///
/// - Set: Madness at the Darkmoon Faire
/// - Minion type: Elemental
///
/// State: Vanilla
//~ vanilla DMF_104t 475fc79f 83dd346b a407e32a
pub const DMF_104t: Power = VANILLA;

/// # Ring Toss
///
/// `DMF_105` · Mage spell · 4 mana
///
/// > **Discover** a **Secret** and cast it. **Corrupt: Discover** 2 instead.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Mechanics: Discover, Corrupt
/// - Refers to: Secret
/// - Tokens: Ring Toss [`DMF_105t`]
///
/// State: Derived
//~ derived DMF_105 e9c1c0d8 b27b59cf 783d122f.3ff7b12b
pub const DMF_105: Power = spell(&[offer(Offer::Pool(SECRET, Classes::Own), &[cast(the(IT))])]);

/// # Ring Toss
///
/// `DMF_105t` · Mage spell · 4 mana
///
/// > **Corrupted Discover** 2 **Secrets** and cast them.
///
/// - Set: Madness at the Darkmoon Faire · rare
/// - Mechanics: Discover, Corrupted Card
/// - Refers to: Secret
///
/// State: Todo
//~ todo DMF_105t f43d8d65 217bcef3 a9f8a46d.5eac5b99
pub const DMF_105t: Power = TODO;

/// # Occult Conjurer
///
/// `DMF_106` · Mage minion · 4 mana · 4/4
///
/// > **Battlecry:** If you control a **Secret**, summon a copy of this.
///
/// - Set: Madness at the Darkmoon Faire · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Secret
///
/// State: Derived
//~ derived DMF_106 24bc4f15 555daff8 acb8ea26.6a2318f8
pub const DMF_106: Power = battlecry(&[summon(copy_of(THIS))]).when(there_is(&YOUR_SECRETS.that(SECRET)));

/// # Rigged Faire Game
///
/// `DMF_107` · Mage spell · 3 mana
///
/// > **Secret:** If you didn't take any damage during your opponent's turn, draw 3 cards.
///
/// - Set: Madness at the Darkmoon Faire · epic · collectible
/// - Mechanics: Secret
///
/// State: Todo
//~ todo DMF_107 1ccea294 79235ce2 a5ef8c2e.55b7cdd3
pub const DMF_107: Power = TODO;

/// # Deck of Lunacy
///
/// `DMF_108` · Mage spell · 2 mana
///
/// > Transform spells in your deck into ones that cost (3) more. *(They keep their original Cost.)*
///
/// - Set: Madness at the Darkmoon Faire · legendary · collectible
/// - Enchantments: Sanity Renounced [`DMF_108e`]
///
/// State: Todo
//~ todo DMF_108 7a1e485d 446f661e 01ae4398.670a3db2
pub const DMF_108: Power = TODO;

/// # Sanity Renounced
///
/// `DMF_108e` · Neutral enchantment
///
/// > Cost adjusted.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ todo DMF_108e 69f6545d e0de5073 ab7171db.2eb9e2d5
pub const DMF_108e: Power = TODO;

/// # Sayge, Seer of Darkmoon
///
/// `DMF_109` · Mage minion · 6 mana · 5/5
///
/// > **Battlecry:** Draw @ \|4(card, cards). *(Upgraded for each friendly **Secret** that has triggered this game!)*
///
/// - Set: Madness at the Darkmoon Faire · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Secret
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Todo
//~ todo DMF_109 fa216c29 ce338030 49389ad1.d6caa923
pub const DMF_109: Power = TODO;

/// # Keywarden Ivory
///
/// `YOP_018` · Multi-class minion · 5 mana · 4/5
///
/// > **Battlecry: Discover** a Dual Class spell from any class. Spellburst**:** Get another copy.
///
/// - Set: Madness at the Darkmoon Faire · legendary · collectible
/// - Classes: Mage, Rogue
/// - Mechanics: Battlecry, Discover, Spellburst
/// - Enchantments: Key to Victory [`YOP_018e`]
///
/// State: Todo
//~ todo YOP_018 0d47c036 fc1b1e93 4eed46ab.709f3c15
pub const YOP_018: Power = TODO;

/// # Key to Victory
///
/// `YOP_018e` · Neutral enchantment
///
/// > **Spellburst** Add {0} to your hand.
///
/// - Set: Madness at the Darkmoon Faire
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ todo YOP_018e 75d53dcc 8252911b c27b44d1.d48af2e2
pub const YOP_018e: Power = TODO;

/// # Conjure Mana Biscuit
///
/// `YOP_019` · Mage spell · Arcane · 2 mana
///
/// > Add a Biscuit to your hand that refreshes 2 Mana Crystals.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Tokens: Mana Biscuit [`YOP_019t`]
///
/// State: Derived
//~ derived YOP_019 4a26cfdb 45b02663 9cab4047.2413f7c4
pub const YOP_019: Power = spell(&[get(card("YOP_019t"))]);

/// # Mana Biscuit
///
/// `YOP_019t` · Mage spell · 0 mana
///
/// > Refresh 2 Mana Crystals.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Derived
//~ derived YOP_019t e7c0e20f 171c4ba6 29704b06.a0aee92c
pub const YOP_019t: Power = spell(&[refresh(2)]);

/// # Glacier Racer
///
/// `YOP_020` · Mage minion · 1 mana · 1/3
///
/// > **Spellburst**: Deal 3 damage to all **Frozen** enemies.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Mechanics: Spellburst
/// - Refers to: Frozen
///
/// State: Derived
//~ derived YOP_020 e0b6d729 e2b66ddc 6ca3fd1a.85bcd202
pub const YOP_020: Power = on(Word::Spellburst, &[deal(3).to(ENEMIES.that(FROZEN))]);

/// # Imprisoned Phoenix
///
/// `YOP_021` · Multi-class minion · 2 mana · 2/3
///
/// > **Dormant** for 2 turns. **Spell Damage +2**
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Minion type: Elemental, Beast
/// - Classes: Mage, Shaman
/// - Mechanics: Spellpower
/// - Refers to: Dormant
/// - Tags: `1652` = 1, `2542` = 1
///
/// State: Todo
//~ todo YOP_021 5b463d35 ec41428a 03812eee.9ae35ff8
pub const YOP_021: Power = TODO;
