//! Warrior cards of Ashes of Outland.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 37f27e1f

/// # Bladestorm
/// Spell · 2 mana
/// > Deal $1 damage to all minions. Repeat until one dies.
//~ derived BT_117 84729bf7 7846e7ae.af253366 70e0088c
#[rustfmt::skip]
pub const BT_117: Power = spell(&[deal(1).to(MINIONS), repeat_ability(Word::Spell, the(THIS)).when(all(&[there_is(&IT), there_is_no(&IT.that(DEAD))]))]);

/// # Warmaul Challenger
/// Minion · 3 mana · 1/10
/// > **Battlecry:** Choose an enemy minion. Battle it to the death!
//~ done BT_120 - 632f2ab8.c42297fb 6e20ce28
pub const BT_120: Power = battlecry(&[select(AN_ENEMY_MINION), repeat(60, &[make_attack(THIS, TARGET)])]);

/// # Imprisoned Gan'arg
/// Minion · Demon · 1 mana · 2/2
/// > **Dormant** for 2 turns. When this awakens, equip a 3/2 Axe.
/// - Makes: [`CS2_106`](crate::legacy::warrior::CS2_106)
//~ derived BT_121 d9eca11f 7f997283.34f9bc77 69cd5ad6.60b687e4
pub const BT_121: Power = abilities(&[dormant_for(2), on(Word::Awaken, &[equip(card("CS2_106"))])]);

/// # Kargath Bladefist
/// Minion · 4 mana · 4/4
/// > **Rush Deathrattle:** Shuffle 'Kargath Prime' into your deck.
/// - Makes: Kargath Prime [`BT_123t`] (10/10, "Rush. Whenever this attacks and kills a minion,…")
//~ derived BT_123 dbe9062b 16ec05b0.5086b520 95b6a143.da5747f8
pub const BT_123: Power = deathrattle(&[shuffle(card("BT_123t"))]);

/// # Kargath Prime
/// Minion · Mech · 8 mana · 10/10
/// > **Rush**. Whenever this attacks and kills a minion, gain 10 Armor.
//~ derived BT_123t 459801da c2eecabd.c49c2eba 440d6d6e
pub const BT_123t: Power = after(THIS.attack(MINION)).when(there_is(&THAT.that(DEAD))).then(&[armor(10)]);

/// # Corsair Cache
/// Spell · 2 mana
/// > Draw a weapon. Give it +1/+1.
/// - Makes: Void Sharpened [`BT_124e`] ("\+1/+1.")
//~ derived BT_124 60f1b230 7846e7ae.86895215 1111f5e4.db506359
pub const BT_124: Power = spell(&[draw_that(1, WEAPON), attach("BT_124e").to(IT)]);

/// # Void Sharpened
/// Enchantment
/// > \+1/+1.
//~ derived BT_124e 4adae502 d522ad72.cb08f83e de6014ba
pub const BT_124e: Power = enchant(&[plus(1, 1)]);

/// # Bloodboil Brute
/// Minion · 7 mana · 6/8
/// > **Rush** Costs (1) less for each damaged minion.
//~ derived BT_138 1ba61f1f 83e4b901.690fe7e3 371de56f
pub const BT_138: Power = costs(&[cost_less(1).for_each(MINIONS.that(DAMAGED))]);

/// # Bonechewer Raider
/// Minion · 3 mana · 3/3
/// > **Battlecry:** If there is a damaged minion, gain +1/+1 and **Rush**.
/// - Makes: Worg-mounted [`BT_140e`] ("\+1/+1 and Rush.")
//~ done BT_140 - 05878c57.6a4e60fa ff43f4cd.88485886
pub const BT_140: Power = battlecry(&[attach("BT_140e")]).when(there_is(&MINIONS.that(DAMAGED)));

/// # Worg-mounted
/// Enchantment
/// > \+1/+1 and **Rush**.
//~ derived BT_140e 3916feb0 d522ad72.56cf9b71 dfc78d0d
pub const BT_140e: Power = enchant(&[plus(1, 1), has(GameTag::RUSH)]);

/// # Sword and Board
/// Spell · 1 mana
/// > Deal $2 damage to a minion. Gain 2 Armor.
//~ derived BT_233 af1fcf63 2f198b86.f223770d ee02bd0b
pub const BT_233: Power = spell(&[deal(2).to(A_MINION), armor(2)]);

/// # Scrap Golem
/// Minion · Mech · 5 mana · 4/5
/// > **Taunt**. **Deathrattle**: Gain Armor equal to this minion's Attack.
//~ derived BT_249 c3de9785 0653f3ee.058a5720 19d84561
pub const BT_249: Power = deathrattle(&[armor(1).times(ATTACK.of(THIS))]);

/// # Bulwark of Azzinoth
/// Weapon · 3 mana · 1/4 durability
/// > Whenever your hero would take damage, this loses 1 Durability instead.
//~ done BT_781 - ae518b62.99d2e530 cb32c07e
pub const BT_781: Power =
    whenever(YOUR_HERO.would_take_damage_from(CARD)).then(&[prevent_damage(), lose_durability(1)]);
