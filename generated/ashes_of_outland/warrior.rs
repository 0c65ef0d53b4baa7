//! Warrior cards of Ashes of Outland.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 14ae198c

/// # Bladestorm
///
/// `BT_117` · Warrior spell · 2 mana
///
/// > Deal $1 damage to all minions. Repeat until one dies.
///
/// - Set: Ashes of Outland · epic · collectible
///
/// State: Derived
//~ derived BT_117 b0637c4f 9b463f38 a0f0c501.af253366
#[rustfmt::skip]
pub const BT_117: Power = spell(&[deal(1).to(MINIONS), repeat(Word::Spell, the(THIS)).when(all(&[there_is(&IT), there_is_no(&IT.that(DEAD))]))]);

/// # Warmaul Challenger
///
/// `BT_120` · Warrior minion · 3 mana · 1/10
///
/// > **Battlecry:** Choose an enemy minion. Battle it to the death!
///
/// - Set: Ashes of Outland · epic · collectible
/// - Mechanics: Battlecry
/// - Target: "Choose a minion to battle."
///
/// State: Todo
//~ todo BT_120 0271edd7 1432f4e6 757fe36f.c42297fb
pub const BT_120: Power = TODO;

/// # Imprisoned Gan'arg
///
/// `BT_121` · Warrior minion · 1 mana · 2/2
///
/// > **Dormant** for 2 turns. When this awakens, equip a 3/2 Axe.
///
/// - Set: Ashes of Outland · common · collectible
/// - Minion type: Demon
/// - Refers to: Dormant
/// - Tags: `1652` = 1
/// - Tokens: Fiery War Axe [`CS2_106`](crate::legacy::warrior::CS2_106)
///
/// State: Derived
//~ derived BT_121 6ba60e6f d9eca11f 7f059fb4.34f9bc77
pub const BT_121: Power = abilities(&[dormant_for(2), on(Word::Awaken, &[equip(card("CS2_106"))])]);

/// # Kargath Bladefist
///
/// `BT_123` · Warrior minion · 4 mana · 4/4
///
/// > **Rush Deathrattle:** Shuffle 'Kargath Prime' into your deck.
///
/// - Set: Ashes of Outland · legendary · collectible
/// - Mechanics: Deathrattle, Rush
/// - Tokens: Kargath Prime [`BT_123t`]
///
/// State: Derived
//~ derived BT_123 4081c29c dbe9062b 9618ac02.5086b520
pub const BT_123: Power = deathrattle(&[shuffle(card("BT_123t"))]);

/// # Kargath Prime
///
/// `BT_123t` · Warrior minion · 8 mana · 10/10
///
/// > **Rush**. Whenever this attacks and kills a minion, gain 10 Armor.
///
/// - Set: Ashes of Outland
/// - Minion type: Mech
/// - Mechanics: Rush
///
/// State: Derived
//~ derived BT_123t 07630840 459801da d0d081c6.c49c2eba
pub const BT_123t: Power = after(THIS.attack(MINION)).when(there_is(&THAT.that(DEAD))).then(&[armor(10)]);

/// # Corsair Cache
///
/// `BT_124` · Warrior spell · 2 mana
///
/// > Draw a weapon. Give it +1/+1.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Enchantments: Void Sharpened [`BT_124e`]
///
/// State: Derived
//~ derived BT_124 8bbd13c1 60f1b230 76b2f99c.86895215
pub const BT_124: Power = spell(&[draw_that(1, WEAPON), attach("BT_124e").to(IT)]);

/// # Void Sharpened
///
/// `BT_124e` · Warrior enchantment
///
/// > +1/+1.
///
/// - Set: Ashes of Outland
///
/// State: Derived
//~ derived BT_124e f2455ae7 4adae502 63ed2b68.67341004
pub const BT_124e: Power = enchant(&[plus(1, 1)]);

/// # Bloodboil Brute
///
/// `BT_138` · Warrior minion · 7 mana · 6/8
///
/// > **Rush** Costs (1) less for each damaged minion.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Mechanics: Rush
///
/// State: Derived
//~ derived BT_138 7aeb25e7 1ba61f1f 145912bf.690fe7e3
pub const BT_138: Power = costs(&[cost_less(1).for_each(MINIONS.that(DAMAGED))]);

/// # Bonechewer Raider
///
/// `BT_140` · Warrior minion · 3 mana · 3/3
///
/// > **Battlecry:** If there is a damaged minion, gain +1/+1 and **Rush**.
///
/// - Set: Ashes of Outland · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Enchantments: Worg-mounted [`BT_140e`]
///
/// State: Derived
//~ derived BT_140 47cc4b36 cdff357d 0727a8af.6a4e60fa
pub const BT_140: Power = battlecry(&[attach("BT_140e")]).when(there_is(&MINIONS.that(DAMAGED)));

/// # Worg-mounted
///
/// `BT_140e` · Neutral enchantment
///
/// > +1/+1 and **Rush**.
///
/// - Set: Ashes of Outland
///
/// State: Derived
//~ derived BT_140e 276fcc29 3916feb0 5ec4e0b5.ce666696
pub const BT_140e: Power = enchant(&[plus(1, 1), has(GameTag::RUSH)]);

/// # Sword and Board
///
/// `BT_233` · Warrior spell · 1 mana
///
/// > Deal $2 damage to a minion. Gain 2 Armor.
///
/// - Set: Ashes of Outland · common · collectible
///
/// State: Derived
//~ derived BT_233 e70faa42 af1fcf63 eadca1e8.f223770d
pub const BT_233: Power = spell(&[deal(2).to(A_MINION), armor(2)]);

/// # Scrap Golem
///
/// `BT_249` · Warrior minion · 5 mana · 4/5
///
/// > **Taunt**. **Deathrattle**: Gain Armor equal to this minion's Attack.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Taunt, Deathrattle
///
/// State: Derived
//~ derived BT_249 46741a16 c3de9785 07b08fbf.058a5720
pub const BT_249: Power = deathrattle(&[armor(1).times(ATTACK.of(THIS))]);

/// # Bulwark of Azzinoth
///
/// `BT_781` · Warrior weapon · 3 mana · 1/4 durability
///
/// > Whenever your hero would take damage, this loses 1 Durability instead.
///
/// - Set: Ashes of Outland · legendary · collectible
///
/// State: Todo
//~ todo BT_781 b5aa3fec 4d6933e1 ae1abb65.99d2e530
pub const BT_781: Power = TODO;
