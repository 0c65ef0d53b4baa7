//! Priest cards of The Grand Tournament.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 7c4b95b5

/// # Holy Champion
///
/// `AT_011` · Priest minion · 2 mana · 1/4
///
/// > **Overheal:** Gain +2 Attack.
///
/// - Set: The Grand Tournament · common · collectible
/// - Mechanics: Overheal
/// - Enchantments: Light's Blessing [`AT_011e`]
///
/// State: Derived
//~ derived AT_011 e6136718 ec920f1a a76fbc00.29c65aff
pub const AT_011: Power = on(Word::Overheal, &[give(&[ATTACK.plus(2)])]);

/// # Light's Blessing
///
/// `AT_011e` · Neutral enchantment
///
/// > Increased Attack.
///
/// - Set: The Grand Tournament
/// - Mechanics: Aura
///
/// State: Todo
//~ todo AT_011e 1542c1b8 41f259ee 9b7bf7ff.08129cea
pub const AT_011e: Power = TODO;

/// # Spawn of Shadows
///
/// `AT_012` · Priest minion · 5 mana · 5/5
///
/// > **Battlecry and Inspire:** Deal 4 damage to each hero.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Inspire
///
/// State: Derived
//~ derived AT_012 48f0f2ff ff7c4e18 930b1558.1ac8a352
pub const AT_012: Power = abilities(&[battlecry(&[deal(4).to(HEROES)]), inspire(&[deal(4).to(HEROES)])]);

/// # Power Word: Glory
///
/// `AT_013` · Priest spell · Holy · 1 mana
///
/// > Choose a minion. Whenever it attacks, restore #4 Health to your hero.
///
/// - Set: The Grand Tournament · common · collectible
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
/// - Enchantments: Power Word: Glory [`AT_013e`]
///
/// State: Todo
//~ todo AT_013 c90aab74 7e65acdf 94c3a1dd.0b133d70
pub const AT_013: Power = TODO;

/// # Power Word: Glory
///
/// `AT_013e` · Neutral enchantment
///
/// > When this attacks, restore #4 Health to the hero of the player who buffed it.
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ todo AT_013e d12874b9 b2a67bf5 10cc1d21.ee79edbe
pub const AT_013e: Power = TODO;

/// # Shadowfiend
///
/// `AT_014` · Priest minion · 2 mana · 2/3
///
/// > Whenever you draw a card, reduce its Cost by (1).
///
/// - Set: The Grand Tournament · epic · collectible
/// - Enchantments: Shadowfiended [`AT_014e`]
///
/// State: Derived
//~ derived AT_014 12fc0325 20e806ee 05299da7.8e32787e
pub const AT_014: Power = whenever(YOU.draw(CARD)).then(&[attach("AT_014e").to(THAT)]);

/// # Shadowfiended
///
/// `AT_014e` · Priest enchantment
///
/// > Costs (1) less.
///
/// - Set: The Grand Tournament
///
/// State: Derived
//~ derived AT_014e 293fd7ca 0c55e571 a4b91e2f.f705eb41
pub const AT_014e: Power = enchant(&[cost_less(1)]);

/// # Convert
///
/// `AT_015` · Priest spell · 3 mana
///
/// > Put a copy of an enemy minion into your hand. It costs (1).
///
/// - Set: The Grand Tournament · rare · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_ENEMY_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived AT_015 1a2aced9 4c56969b 6f3c9115.14809085
pub const AT_015: Power = spell(&[get(copy_of(AN_ENEMY_MINION)), give(&[cost(1)]).to(IT)]);

/// # Confuse
///
/// `AT_016` · Priest spell · Shadow · 2 mana
///
/// > Swap the Attack and Health of all minions.
///
/// - Set: The Grand Tournament · epic · collectible
/// - Enchantments: Confused [`AT_016e`]
///
/// State: Derived
//~ derived AT_016 bc5d830a c7260ce9 0d470a93.d77ddd47
pub const AT_016: Power = spell(&[swap_stats(MINIONS)]);

/// # Confused
///
/// `AT_016e` · Priest enchantment
///
/// > Swapped Attack and Health.
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ todo AT_016e 45109f3a db6de34a de8c3f36.d1b9247e
pub const AT_016e: Power = TODO;

/// # Confessor Paletress
///
/// `AT_018` · Priest minion · 7 mana · 5/4
///
/// > **Battlecry and Inspire:** Summon a random **Legendary** minion.
///
/// - Set: The Grand Tournament · legendary · collectible
/// - Mechanics: Battlecry, Inspire
///
/// State: Derived
//~ derived AT_018 19c7556e a476ff88 be01b211.91c578d5
#[rustfmt::skip]
pub const AT_018: Power = abilities(&[battlecry(&[summon(random(all(&[MINION, rarity(Rarity::Legendary)])))]), inspire(&[summon(random(all(&[MINION, rarity(Rarity::Legendary)])))])]);

/// # Flash Heal
///
/// `AT_055` · Priest spell · Holy · 1 mana
///
/// > Restore #5 Health.
///
/// - Set: The Grand Tournament · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived AT_055 80575a35 0ca8a42d cb61eff9.ec73b646
pub const AT_055: Power = spell(&[heal(5).to(TARGET)]);

/// # Wyrmrest Agent
///
/// `AT_116` · Priest minion · 2 mana · 1/4
///
/// > **Battlecry:** If you're holding a Dragon, gain +1 Attack and **Taunt**.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Enchantments: Bring it on! [`AT_116e`]
///
/// State: Derived
//~ derived AT_116 5322dbd0 d1ba0523 51fbeb06.70c3905d
pub const AT_116: Power = battlecry(&[attach("AT_116e")]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Bring it on!
///
/// `AT_116e` · Priest enchantment
///
/// > +1 Attack and **Taunt**.
///
/// - Set: The Grand Tournament
///
/// State: Derived
//~ derived AT_116e be626631 bc3bba30 b702f1de.9429665d
pub const AT_116e: Power = enchant(&[ATTACK.plus(1), has(GameTag::TAUNT)]);
