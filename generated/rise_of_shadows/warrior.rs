//! Warrior cards of Rise of Shadows.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 04663fc4

/// # Dr. Boom's Scheme
/// Spell · 4 mana
/// > Gain @ Armor. *(Upgrades each turn!)*
/// - Numbers: {0} = 1
//~ derived DAL_008 b9c13b23 38d1d3b0.d4c1760d.eae7e889 6b6a0793
#[rustfmt::skip]
pub const DAL_008: Power = abilities(&[spell(&[armor(1).times(TEXT_NUMBER)]), whenever(YOU.turn_start()).in_hand().then(&[raise_text_number(1)])]);

/// # Dimensional Ripper
/// Spell · 10 mana
/// > Summon 2 copies of a minion in your deck.
//~ done DAL_059 - 81779ce0.a1dc1adf dfd9b6d0
pub const DAL_059: Power = spell(&[summon(copy_of(YOUR_DECK.that(MINION).random())).copies(2)]);

/// # Clockwork Goblin
/// Minion · Mech · 3 mana · 3/3
/// > **Battlecry:** Shuffle a Bomb into your opponent's deck. When drawn, it explodes for 5 damage.
/// - Makes: [`BOT_511t`](crate::boomsday::neutral::BOT_511t)
//~ derived DAL_060 bf8d7d43 11e326f9.f6621eb4 b99ad7bd.80a22b84
pub const DAL_060: Power = battlecry(&[shuffle(card("BOT_511t")).for_(OPPONENT)]);

/// # Sweeping Strikes
/// Spell · 2 mana
/// > Give a minion "Also damages minions next to whomever this attacks."
/// - Makes: Sweeping Strikes [`DAL_062e`] ("Damages minions adjacent to defender."); Sweeping Strikes Hero [`DAL_062e2`] ("Damages minions adjacent to defender.")
//~ done DAL_062 - 7846e7ae.a4c72b33 ab8b947f.bdad9a7e
pub const DAL_062: Power = spell(&[attach("DAL_062e").to(A_MINION)]);

/// # Sweeping Strikes
/// Enchantment
/// > Damages minions adjacent to defender.
//~ done DAL_062e - d522ad72.c225d587 ab8b947f
pub const DAL_062e: Power = abilities(&[enchant(&[]), also_damages(THAT.neighbours())]);

/// # Sweeping Strikes Hero
/// Enchantment
/// > Damages minions adjacent to defender.
//~ todo DAL_062e2 0f84b8cd d522ad72.c225d587 ac7eef06
pub const DAL_062e2: Power = TODO;

/// # Wrenchcalibur
/// Weapon · 4 mana · 3/2 durability
/// > After your hero attacks, shuffle a Bomb into your opponent's deck.
/// - Makes: [`BOT_511t`](crate::boomsday::neutral::BOT_511t)
//~ derived DAL_063 ab37528b e630a850.d1fd3cf7 3a1857dd.80a22b84
pub const DAL_063: Power = after(YOUR_HERO.attack(CARD)).then(&[shuffle(card("BOT_511t")).for_(OPPONENT)]);

/// # Blastmaster Boom
/// Minion · 7 mana · 7/7
/// > **Battlecry:** Summon two 1/1 Boom Bots for each Bomb in your opponent's deck.
/// - Makes: [`GVG_110t`](crate::goblins_vs_gnomes::neutral::GVG_110t)
//~ done DAL_064 - 48e5225f.551c4a87 b7ee4c63.ecd1b1e0
pub const DAL_064: Power =
    battlecry(&[summon(card("GVG_110t")).copies(2).for_each(ENEMY_DECK.that(named("BOT_511t")))]);

/// # The Boom Reaver
/// Minion · Mech · 10 mana · 7/9
/// > **Battlecry:** Summon a copy of a minion in your deck. Give it **Rush**.
/// - Makes: Reaving [`DAL_070e`] ("Has Rush.")
//~ done DAL_070 - 2792f208.66bc185a f42096a0.1c2ffcdf
pub const DAL_070: Power = battlecry(&[summon(copy_of(YOUR_DECK.that(MINION).random())), attach("DAL_070e").to(IT)]);

/// # Reaving
/// Enchantment
/// > Has **Rush**.
//~ derived DAL_070e 5356954c d522ad72.acfd8b8b 6a391c5c
pub const DAL_070e: Power = enchant(&[has(GameTag::RUSH)]);

/// # Vicious Scraphound
/// Minion · Mech · Beast · 2 mana · 2/2
/// > Whenever this minion deals damage, gain that much Armor.
//~ derived DAL_759 e0226ff6 5c3de5d0.d5310f76 8fed6d15
pub const DAL_759: Power = whenever(CHARACTERS.takes_damage_from(ITSELF)).then(&[armor(1).times(THAT_MUCH)]);

/// # Improve Morale
/// Spell · 1 mana
/// > Deal $1 damage to a minion. If it survives, add a **Lackey** to your hand.
//~ derived DAL_769 8014dbd5 2f198b86.c6ccc519 64d5a8f0
pub const DAL_769: Power =
    spell(&[deal(1).to(A_MINION), get(random_token(with(GameTag::MARK_OF_EVIL))).when(there_is(&IT.that(not(&DEAD))))]);

/// # Omega Devastator
/// Minion · Mech · 4 mana · 4/5
/// > **Battlecry:** If you have 10 Mana Crystals, deal 10 damage to a minion.
//~ derived DAL_770 d178ca37 dc5c2065.9ca9f5ab d36cb8a4
pub const DAL_770: Power = battlecry(&[deal(10).to(A_MINION)]).when(MANA_CRYSTALS.at_least(10));
