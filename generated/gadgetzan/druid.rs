//! Druid cards of Mean Streets of Gadgetzan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file b07fed2b

/// # Kun the Forgotten King
///
/// `CFM_308` · Druid minion · 10 mana · 7/7
///
/// > **Choose One -** Gain 10 Armor; or Refresh your Mana Crystals.
///
/// - Set: Mean Streets of Gadgetzan · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Choose One
/// - Tokens: Forgotten Armor [`CFM_308a`], Forgotten Mana [`CFM_308b`]
///
/// State: Derived
//~ derived CFM_308 bab8b00a ec16e9a1 414f98cb.917b272e
pub const CFM_308: Power = choose_one(&["CFM_308a", "CFM_308b"]);

/// # Forgotten Armor
///
/// `CFM_308a` · Druid spell · 10 mana
///
/// > Gain 10 Armor.
///
/// - Set: Mean Streets of Gadgetzan
///
/// State: Derived
//~ derived CFM_308a 1b317619 86c4932b 2582b72f.a6069c7c
pub const CFM_308a: Power = spell(&[armor(10)]);

/// # Forgotten Mana
///
/// `CFM_308b` · Druid spell · 10 mana
///
/// > Refresh your Mana Crystals.
///
/// - Set: Mean Streets of Gadgetzan
///
/// State: Derived
//~ derived CFM_308b 960d2c27 c0e49be8 0d242dc8.6356e4ff
pub const CFM_308b: Power = spell(&[refresh(10)]);

/// # Jade Behemoth
///
/// `CFM_343` · Druid minion · 5 mana · 3/6
///
/// > **Taunt Battlecry:** Summon a{1} {0} **Jade Golem**.@**Taunt Battlecry:** Summon a **Jade Golem**.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Mechanics: Taunt, Battlecry
/// - Refers to: Jade Golem
/// - Tokens: Jade Golem [`CFM_712_t01`](crate::gadgetzan::neutral::CFM_712_t01)
///
/// State: Derived
//~ derived CFM_343 dd339d6f 99b249b5 30711282.4cb2cd67
pub const CFM_343: Power = battlecry(&[summon(jade_golem())]);

/// # Jade Idol
///
/// `CFM_602` · Druid spell · 1 mana
///
/// > **Choose One -** Summon a{1} {0} **Jade Golem**; or Shuffle 3 copies of this card into your deck.@**Choose One -** Summon a **Jade Golem**; or Shuffle 3 copies of this card into your deck.
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
/// - Mechanics: Choose One
/// - Refers to: Jade Golem
/// - Tokens: Cut from Jade [`CFM_602a`], Jade Stash [`CFM_602b`]
///
/// State: Todo
//~ todo CFM_602 df1f0765 0a5d7f77 fead89d7.e9876375
pub const CFM_602: Power = TODO;

/// # Cut from Jade
///
/// `CFM_602a` · Druid spell · 1 mana
///
/// > Summon a{1} {0} **Jade Golem**.@Summon a **Jade Golem**.
///
/// - Set: Mean Streets of Gadgetzan
/// - Refers to: Jade Golem
///
/// State: Derived
//~ derived CFM_602a 8801a935 02a265eb 3c862bc0.4e6f798a
pub const CFM_602a: Power = spell(&[summon(jade_golem())]);

/// # Jade Stash
///
/// `CFM_602b` · Druid spell · 1 mana
///
/// > Shuffle 3 Jade Idols into your deck.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tokens: Jade Idol [`CFM_602`]
///
/// State: Derived
//~ derived CFM_602b 1d0c9f02 9513cb75 865ca5af.c704be9f
pub const CFM_602b: Power = spell(&[shuffle(card("CFM_602")).copies(3)]);

/// # Mark of the Lotus
///
/// `CFM_614` · Druid spell · 1 mana
///
/// > Give your minions +1/+1.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Enchantments: Savage Mark [`CFM_614e`]
///
/// State: Derived
//~ derived CFM_614 3c34be54 054f273c b584fcb9.2082fd28
pub const CFM_614: Power = spell(&[attach("CFM_614e").to(FRIENDLY_MINIONS)]);

/// # Savage Mark
///
/// `CFM_614e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Mean Streets of Gadgetzan
///
/// State: Derived
//~ derived CFM_614e 4e4f6760 90ec8426 be80ace1.67341004
pub const CFM_614e: Power = enchant(&[plus(1, 1)]);

/// # Pilfered Power
///
/// `CFM_616` · Druid spell · 3 mana
///
/// > Gain an empty Mana Crystal for each friendly minion.
///
/// - Set: Mean Streets of Gadgetzan · epic · collectible
///
/// State: Derived
//~ derived CFM_616 edf7a4a7 ece87680 35aaf7b3.cf923ba1
pub const CFM_616: Power = spell(&[empty_crystals(1).for_each(FRIENDLY_MINIONS)]);

/// # Celestial Dreamer
///
/// `CFM_617` · Druid minion · 3 mana · 3/3
///
/// > **Battlecry:** If you control a minion with 5 or more Attack, gain +2/+2.
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Visions of Hypnos [`CFM_617e`]
///
/// State: Derived
//~ derived CFM_617 66d597aa 714a4243 683aa2d8.601bee31
pub const CFM_617: Power = battlecry(&[attach("CFM_617e")]).when(there_is(&FRIENDLY_MINIONS.that(ATTACK.at_least(5))));

/// # Visions of Hypnos
///
/// `CFM_617e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Mean Streets of Gadgetzan
///
/// State: Derived
//~ derived CFM_617e 91ae6c1d aecc82a7 70449ac6.6d6ab056
pub const CFM_617e: Power = enchant(&[plus(2, 2)]);

/// # Jade Blossom
///
/// `CFM_713` · Druid spell · Nature · 3 mana
///
/// > Summon a{1} {0} **Jade Golem**. Gain an empty Mana Crystal.@Summon a **Jade Golem**. Gain an empty Mana Crystal.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Refers to: Jade Golem
/// - Play requirements: `REQ_MINION_SLOT_OR_MANA_CRYSTAL_SLOT` (hearthstone-data 36393.1)
/// - Tokens: Jade Golem [`CFM_712_t01`](crate::gadgetzan::neutral::CFM_712_t01)
///
/// State: Derived
//~ derived CFM_713 c9cb6c0e 13d67bf5 50255743.bde30ca9
pub const CFM_713: Power = spell(&[summon(jade_golem()), empty_crystals(1)]);

/// # Jade Spirit
///
/// `CFM_715` · Multi-class minion · 4 mana · 3/3
///
/// > **Battlecry:** Summon a{1} {0} **Jade Golem**.@**Battlecry:** Summon a **Jade Golem**.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Minion type: Elemental
/// - Classes: Druid, Rogue, Shaman
/// - Mechanics: Battlecry, Jade Golem, Jade Lotus
/// - Tokens: Jade Golem [`CFM_712_t01`](crate::gadgetzan::neutral::CFM_712_t01)
///
/// State: Derived
//~ derived CFM_715 266cd95f 21d8a263 97ff0e84.9201700a
pub const CFM_715: Power = battlecry(&[summon(jade_golem())]);

/// # Lunar Visions
///
/// `CFM_811` · Druid spell · Arcane · 5 mana
///
/// > Draw 2 cards. Minions drawn cost (2) less.
///
/// - Set: Mean Streets of Gadgetzan · epic · collectible
///
/// State: Derived
//~ derived CFM_811 ee5dafd9 05ee5f4a 668fe62a.cc69f6cd
pub const CFM_811: Power = spell(&[draw(2), give(&[cost_less(2)]).to(IT.that(MINION))]);

/// # Virmen Sensei
///
/// `CFM_816` · Druid minion · 4 mana · 4/4
///
/// > **Battlecry:** Give a friendly Beast +3/+3.
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
/// - Mechanics: Battlecry, Bacon Subset Beast
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 59512
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET`, `REQ_TARGET_WITH_RACE` = 20 (hearthstone-data 36393.1)
/// - Target: "Give +3/+3."
/// - Enchantments: Get Big [`CFM_816e`]
///
/// State: Derived
//~ derived CFM_816 97985386 92d63574 3a277163.70552795
pub const CFM_816: Power = battlecry(&[attach("CFM_816e").to(A_FRIENDLY_MINION.that(BEAST))]);

/// # Get Big
///
/// `CFM_816e` · Druid enchantment
///
/// > +3/+3.
///
/// - Set: Mean Streets of Gadgetzan
///
/// State: Derived
//~ derived CFM_816e e9975dd0 f0a56653 986c80f4.b42c6980
pub const CFM_816e: Power = enchant(&[plus(3, 3)]);

/// # Lotus Agents
///
/// `CFM_852` · Multi-class minion · 3 mana · 3/3
///
/// > **Battlecry: Discover** a Druid, Rogue, or Shaman card.
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
/// - Classes: Druid, Rogue, Shaman
/// - Mechanics: Battlecry, Discover, Jade Lotus
///
/// State: Derived
//~ derived CFM_852 521e7f1e 6541481d ff3545c7.d96672d2
pub const CFM_852: Power =
    battlecry(&[discover(any(&[class(CardClass::Druid), class(CardClass::Rogue), class(CardClass::Shaman)]))]);

/// # Aya Blackpaw
///
/// `CFM_902` · Multi-class minion · 6 mana · 6/3
///
/// > **Battlecry and Deathrattle:** Summon a{1} {0} **Jade Golem**. @ **Battlecry and Deathrattle:** Summon a **Jade Golem**.
///
/// - Set: Mean Streets of Gadgetzan · legendary · collectible
/// - Classes: Druid, Rogue, Shaman
/// - Mechanics: Deathrattle, Battlecry, Jade Golem, Jade Lotus
/// - Tokens: Jade Golem [`CFM_712_t01`](crate::gadgetzan::neutral::CFM_712_t01)
///
/// State: Derived
//~ derived CFM_902 f02a7654 338fc914 46906e15.a03a2524
pub const CFM_902: Power = abilities(&[battlecry(&[summon(jade_golem())]), deathrattle(&[summon(jade_golem())])]);
