//! Neutral cards of Whispers of the Old Gods.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file bebe5461

/// # Shadowy
///
/// `LOOT_010e` · Neutral enchantment
///
/// > 1/1.
///
/// - Set: Whispers of the Old Gods
///
/// State: Derived
//~ derived LOOT_010e 7e1817a2 87acdd84 e8867025.d68bebe2
pub const LOOT_010e: Power = enchant(&[become_stats(1, 1)]);

/// # Silithid Swarmer
///
/// `OG_034` · Neutral minion · 3 mana · 3/5
///
/// > Can only attack if your hero attacked this turn.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Minion type: Beast
///
/// State: Derived
//~ derived OG_034 474f9419 e164c37e 4fc5ade2.98df44f7
#[rustfmt::skip]
pub const OG_034: Power = aura(THIS).when(not(&has_done(1, &past(Side::Friendly, Deed::HeroAttack, Window::ThisTurn)))).have(&[has(GameTag::CANT_ATTACK)]);

/// # Y'Shaarj, Rage Unbound
///
/// `OG_042` · Neutral minion · 10 mana · 10/10
///
/// > At the end of your turn, put a minion from your deck into the battlefield.
///
/// - Set: Whispers of the Old Gods · legendary · collectible
///
/// State: Derived
//~ derived OG_042 2b42146d 1c58c747 d896c77f.e5179c75
pub const OG_042: Power = at_end_of_your_turn(&[summon(the(YOUR_DECK.that(MINION).random()))]);

/// # Evolved Kobold
///
/// `OG_082` · Neutral minion · 4 mana · 2/2
///
/// > **Spell Damage +2**
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Tags: `SPELLPOWER` = 2
///
/// State: Vanilla
//~ vanilla OG_082 465d1070 f080560d eb97d660.e1835dc2
pub const OG_082: Power = VANILLA;

/// # Darkspeaker
///
/// `OG_102` · Neutral minion · 5 mana · 3/6
///
/// > **Battlecry:** Swap stats with a friendly minion.
///
/// - Set: Whispers of the Old Gods · epic · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Target: "Swap stats."
/// - Enchantments: Power Transfer [`OG_102e`]
///
/// State: Todo
//~ todo OG_102 7e6eebe2 17492592 0fdd2250.cb796893
pub const OG_102: Power = TODO;

/// # Power Transfer
///
/// `OG_102e` · Neutral enchantment
///
/// > Swapped stats.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ todo OG_102e f72c2b92 b1db4443 b6107628.1c66809f
pub const OG_102e: Power = TODO;

/// # Mukla, Tyrant of the Vale
///
/// `OG_122` · Neutral minion · 6 mana · 5/5
///
/// > **Battlecry:** Add 2 Bananas to your hand.
///
/// - Set: Whispers of the Old Gods · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Tokens: Bananas [`EX1_014t`](crate::classic::neutral::EX1_014t)
///
/// State: Derived
//~ derived OG_122 aa5db98a ab98bfd7 3fc294f0.696f21eb
pub const OG_122: Power = battlecry(&[get(card("EX1_014t")).copies(2)]);

/// # Shifter Zerus
///
/// `OG_123` · Neutral minion · 1 mana · 1/1
///
/// > Each turn this is in your hand, transform it into a random minion.
///
/// - Set: Whispers of the Old Gods · legendary · collectible
/// - Enchantments: Shifting [`OG_123e`]
///
/// State: Todo
//~ todo OG_123 0c76e519 49fe3277 eaff9a60.fe2a4d51
pub const OG_123: Power = TODO;

/// # Shifting
///
/// `OG_123e` · Neutral enchantment
///
/// > Transforming into random minions.
///
/// - Set: Whispers of the Old Gods
/// - Tags: `DEFINING_ENCHANTMENT` = 38475
///
/// State: Todo
//~ todo OG_123e 84347340 14ed9e0c dd100e2c.ca7db112
pub const OG_123e: Power = TODO;

/// # Twin Emperor Vek'lor
///
/// `OG_131` · Neutral minion · 7 mana · 6/7
///
/// > Taunt **Battlecry:** If your C'Thun has at least 10 Attack, summon another Emperor.
///
/// - Set: Whispers of the Old Gods · legendary · collectible
/// - Mechanics: Taunt, Battlecry, Ritualist Minion
/// - Tags: `3633` = 1
/// - Tokens: C'Thun [`OG_280`]
///
/// State: Todo
//~ todo OG_131 b822b9c6 18d86508 d1942285.47621c2e
pub const OG_131: Power = TODO;

/// # N'Zoth, the Corruptor
///
/// `OG_133` · Neutral minion · 10 mana · 5/7
///
/// > **Battlecry:** Summon your **Deathrattle** minions that died this game.
///
/// - Set: Whispers of the Old Gods · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
///
/// State: Derived
//~ derived OG_133 7bd4e833 0a24c0d6 78ae299f.f1f8fff9
pub const OG_133: Power = battlecry(&[summon(each_past(YOUR_MINIONS_THAT_DIED.that(with(GameTag::DEATHRATTLE))))]);

/// # Yogg-Saron, Hope's End
///
/// `OG_134` · Neutral minion · 10 mana · 7/5
///
/// > **Battlecry:** Cast a random spell for each spell you've cast this game *(targets chosen randomly)*.
///
/// - Set: Whispers of the Old Gods · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Done
//~ done OG_134 28d04503 - 8e44c051.1f533809
pub const OG_134: Power = battlecry(&[cast(random(SPELL)).times(count_of(SPELLS_YOU_CAST))]);

/// # Nerubian Prophet
///
/// `OG_138` · Neutral minion · 6 mana · 4/4
///
/// > At the start of your turn, reduce this card's Cost by (1).
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Minion type: Undead
/// - Enchantments: Will of the Vizier [`OG_138e`]
///
/// State: Derived
//~ derived OG_138 bfe56ddd 547ff769 f136973d.6f909570
pub const OG_138: Power = whenever(YOU.turn_start()).in_hand().then(&[give(&[cost_less(1)])]);

/// # Will of the Vizier
///
/// `OG_138e` · Neutral enchantment
///
/// > Reduced Cost.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ todo OG_138e 863af1b2 c000ae64 c4ddde80.dda26391
pub const OG_138e: Power = TODO;

/// # Faceless Behemoth
///
/// `OG_141` · Neutral minion · 10 mana · 10/10
///
/// - Set: Whispers of the Old Gods · common · collectible
///
/// State: Vanilla
//~ vanilla OG_141 2c54af8d 84eb94a7 c27cce08
pub const OG_141: Power = VANILLA;

/// # Eldritch Horror
///
/// `OG_142` · Neutral minion · 8 mana · 6/10
///
/// - Set: Whispers of the Old Gods · common · collectible
///
/// State: Vanilla
//~ vanilla OG_142 a919c2d4 65ccf2c6 fdbafadc
pub const OG_142: Power = VANILLA;

/// # Psych-o-Tron
///
/// `OG_145` · Neutral minion · 5 mana · 3/4
///
/// > **Taunt Divine Shield**
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Minion type: Mech
/// - Mechanics: Taunt, Divine Shield
///
/// State: Vanilla
//~ vanilla OG_145 4f558bd5 c4e2add4 4ddb809d.efaaa40f
pub const OG_145: Power = VANILLA;

/// # Corrupted Healbot
///
/// `OG_147` · Neutral minion · 5 mana · 6/6
///
/// > **Deathrattle:** Restore #8 Health to the enemy hero.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived OG_147 9e4599d2 1da94896 3b9c59de.50e198ea
pub const OG_147: Power = deathrattle(&[heal(8).to(ENEMY_HERO)]);

/// # Aberrant Berserker
///
/// `OG_150` · Neutral minion · 4 mana · 3/5
///
/// > Has +2 Attack while damaged.
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Mechanics: Enraged
/// - Enchantments: Enraged [`OG_150e`]
///
/// State: Derived
//~ derived OG_150 f0db2fa7 8b09f036 44661092.ffc1e248
pub const OG_150: Power = aura(THIS).when(DAMAGED).gives("OG_150e");

/// # Enraged
///
/// `OG_150e` · Neutral enchantment
///
/// > +2 Attack.
///
/// - Set: Whispers of the Old Gods
/// - Mechanics: Enraged
///
/// State: Derived
//~ derived OG_150e 309d09f8 08fdad78 e76b8d16.bf3d1612
pub const OG_150e: Power = enchant(&[ATTACK.plus(2)]);

/// # Tentacle of N'Zoth
///
/// `OG_151` · Neutral minion · 1 mana · 1/1
///
/// > **Deathrattle:** Deal 1 damage to all minions.
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived OG_151 fe04f870 e949a9e9 6f499591.4796fb2d
pub const OG_151: Power = deathrattle(&[deal(1).to(MINIONS)]);

/// # Grotesque Dragonhawk
///
/// `OG_152` · Neutral minion · 7 mana · 5/5
///
/// > **Windfury**
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Minion type: Beast
/// - Mechanics: Windfury
///
/// State: Vanilla
//~ vanilla OG_152 d81acf51 fdb59c8b 848eb047.9569ce14
pub const OG_152: Power = VANILLA;

/// # Bog Creeper
///
/// `OG_153` · Neutral minion · 7 mana · 6/8
///
/// > **Taunt**
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla OG_153 60df9433 8734e5f1 fae05af9.4b0c5d24
pub const OG_153: Power = VANILLA;

/// # Bilefin Tidehunter
///
/// `OG_156` · Neutral minion · 2 mana · 2/1
///
/// > **Battlecry:** Summon a 1/1 Ooze with **Taunt**.
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Tokens: Ooze [`OG_156a`]
///
/// State: Derived
//~ derived OG_156 c2c4273a b691047f 51092021.a80d3ed3
pub const OG_156: Power = battlecry(&[summon(card("OG_156a"))]);

/// # Ooze
///
/// `OG_156a` · Neutral minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// - Set: Whispers of the Old Gods
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla OG_156a 6e80b7d5 7ead9aa7 89b3e6f9.4b0c5d24
pub const OG_156a: Power = VANILLA;

/// # Zealous Initiate
///
/// `OG_158` · Neutral minion · 1 mana · 1/1
///
/// > **Deathrattle:** Give a random friendly minion +1/+1.
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Mechanics: Deathrattle
/// - Enchantments: Secrets of the Cult [`OG_158e`]
///
/// State: Derived
//~ derived OG_158 951efd49 80666011 a0a5744b.c8c7e6be
pub const OG_158: Power = deathrattle(&[attach("OG_158e").to(FRIENDLY_MINIONS.random())]);

/// # Secrets of the Cult
///
/// `OG_158e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Whispers of the Old Gods
///
/// State: Derived
//~ derived OG_158e 2f1fccfa 040870f0 0edd7588.67341004
pub const OG_158e: Power = enchant(&[plus(1, 1)]);

/// # Corrupted Seer
///
/// `OG_161` · Neutral minion · 6 mana · 2/3
///
/// > **Battlecry:** Deal 2 damage to all non-Murloc minions.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived OG_161 d17619f2 25dc1dc2 7374ecd3.f0a3bb18
pub const OG_161: Power = battlecry(&[deal(2).to(MINIONS.that(not(&MURLOC)))]);

/// # Disciple of C'Thun
///
/// `OG_162` · Neutral minion · 3 mana · 2/2
///
/// > **Battlecry:** Deal 2 damage. Give your C'Thun +2/+2 *(wherever it is)*.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Mechanics: Battlecry, Ritualist Minion
/// - Tags: `3633` = 1
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_NONSELF_TARGET` (hearthstone-data 36393.1)
/// - Target: "Deal 2 damage."
/// - Tokens: C'Thun [`OG_280`]
///
/// State: Derived
//~ derived OG_162 39fa407f 1e4bd486 31302e18.c5690774
pub const OG_162: Power = battlecry(&[deal(2).to(TARGET), give(&[plus(2, 2)]).to(YOUR_CTHUN)]);

/// # Blood of The Ancient One
///
/// `OG_173` · Neutral minion · 9 mana · 9/9
///
/// > If you control two of these at the end of your turn, merge them into 'The Ancient One'.
///
/// - Set: Whispers of the Old Gods · epic · collectible
/// - Tokens: The Ancient One [`OG_173a`]
///
/// State: Todo
//~ todo OG_173 0ae04129 846f7af5 1ccb9a2f.d87ac2dc
pub const OG_173: Power = TODO;

/// # The Ancient One
///
/// `OG_173a` · Neutral minion · 9 mana · 30/30
///
/// - Set: Whispers of the Old Gods
///
/// State: Vanilla
//~ vanilla OG_173a 24547b95 29b0ba70 1d1501ec
pub const OG_173a: Power = VANILLA;

/// # Faceless Shambler
///
/// `OG_174` · Neutral minion · 4 mana · 1/1
///
/// > **Taunt Battlecry:** Copy a friendly minion's Attack and Health.
///
/// - Set: Whispers of the Old Gods · epic · collectible
/// - Mechanics: Taunt, Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Target: "Copy a friendly minion's Attack and Health."
/// - Enchantments: Faceless [`OG_174e`]
///
/// State: Derived
//~ derived OG_174 0e354d59 62382e7e d75a76fa.97f7f353
#[rustfmt::skip]
pub const OG_174: Power = battlecry(&[with_each(A_FRIENDLY_MINION), give(&[ATTACK.set(1).times(X)]).times(ATTACK.of(IT)), give(&[HEALTH.set(1).times(X)]).times(HEALTH.of(IT))]);

/// # Faceless
///
/// `OG_174e` · Neutral enchantment
///
/// > Copying stats.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ todo OG_174e a1b62961 46b9980d c5e8bcd1.ac86f03b
pub const OG_174e: Power = TODO;

/// # Validated Doomsayer
///
/// `OG_200` · Neutral minion · 5 mana · 0/7
///
/// > At the start of your turn, set this minion's Attack to 7.
///
/// - Set: Whispers of the Old Gods · epic · collectible
/// - Enchantments: Doom Free [`OG_200e`]
///
/// State: Derived
//~ derived OG_200 40a88ad4 f52d5152 44dfba91.665073d6
pub const OG_200: Power = at_start_of_your_turn(&[attach("OG_200e")]);

/// # Doom Free
///
/// `OG_200e` · Neutral enchantment
///
/// > Attack set to 7.
///
/// - Set: Whispers of the Old Gods
///
/// State: Derived
//~ derived OG_200e 8f796100 0bb08461 26b7821a.b2e57f2a
pub const OG_200e: Power = enchant(&[ATTACK.set(7)]);

/// # Twisted Worgen
///
/// `OG_247` · Neutral minion · 2 mana · 3/1
///
/// > **Stealth**
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Mechanics: Stealth
///
/// State: Vanilla
//~ vanilla OG_247 7902cf7b 190d7204 b7c82c94.86cd88a1
pub const OG_247: Power = VANILLA;

/// # Am'gam Rager
///
/// `OG_248` · Neutral minion · 3 mana · 1/5
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Minion type: Undead
///
/// State: Vanilla
//~ vanilla OG_248 d748cf57 fd25b6f6 8ee832e3
pub const OG_248: Power = VANILLA;

/// # Infested Tauren
///
/// `OG_249` · Neutral minion · 4 mana · 2/3
///
/// > **Taunt Deathrattle:** Summon a 2/2 Slime.
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Mechanics: Taunt, Deathrattle
/// - Tokens: Slime [`OG_249a`]
///
/// State: Derived
//~ derived OG_249 41f43b70 cf126ed9 9a11d5ef.e7e40e1d
pub const OG_249: Power = deathrattle(&[summon(card("OG_249a"))]);

/// # Slime
///
/// `OG_249a` · Neutral minion · 2 mana · 2/2
///
/// - Set: Whispers of the Old Gods
///
/// State: Vanilla
//~ vanilla OG_249a 6b2787c9 6945cd8f 7cd92ca7
pub const OG_249a: Power = VANILLA;

/// # Eater of Secrets
///
/// `OG_254` · Neutral minion · 4 mana · 2/4
///
/// > **Battlecry:** Destroy all enemy **Secrets**. Gain +1/+1 for each.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Secret
/// - Enchantments: Secretly Sated [`OG_254e`]
///
/// State: Derived
//~ derived OG_254 dd31e990 0a7f98f6 598f7a01.7fe4db67
pub const OG_254: Power = battlecry(&[destroy(ENEMY_SECRETS.that(SECRET)), give(&[plus(1, 1).times(X)]).for_each(IT)]);

/// # Secretly Sated
///
/// `OG_254e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ todo OG_254e 29c3c5e5 cadda207 8ce43c63.a536d554
pub const OG_254e: Power = TODO;

/// # Doomcaller
///
/// `OG_255` · Neutral minion · 8 mana · 7/9
///
/// > **Battlecry:** Give your C'Thun +2/+2 *(wherever it is).* If it's dead, shuffle it into your deck.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Mechanics: Battlecry, Ritualist Minion
/// - Tags: `3633` = 1
/// - Tokens: C'Thun [`OG_280`]
///
/// State: Todo
//~ todo OG_255 a4a5f990 3ea2b3d5 a7f85c2c.f071b8bd
pub const OG_255: Power = TODO;

/// # Spawn of N'Zoth
///
/// `OG_256` · Neutral minion · 3 mana · 2/2
///
/// > **Deathrattle:** Give your minions +1/+1.
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Mechanics: Deathrattle
/// - Enchantments: Slimed [`OG_256e`]
///
/// State: Derived
//~ derived OG_256 4d43ffdd a3b6e6f3 4a05f57f.9fa77bf0
pub const OG_256: Power = deathrattle(&[attach("OG_256e").to(FRIENDLY_MINIONS)]);

/// # Slimed
///
/// `OG_256e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Whispers of the Old Gods
///
/// State: Derived
//~ derived OG_256e 2c82c142 2c7cdb00 dcecb6dd.67341004
pub const OG_256e: Power = enchant(&[plus(1, 1)]);

/// # Nerubian Soldier
///
/// `OG_270a` · Neutral minion · 8 mana · 7/7
///
/// - Set: Whispers of the Old Gods
///
/// State: Vanilla
//~ vanilla OG_270a a964a103 f9b96e5c 6c39051c
pub const OG_270a: Power = VANILLA;

/// # Scaled Nightmare
///
/// `OG_271` · Neutral minion · 6 mana · 2/8
///
/// > At the start of your turn, double this minion's Attack.
///
/// - Set: Whispers of the Old Gods · epic · collectible
/// - Minion type: Dragon
/// - Enchantments: Terrifying Visage [`OG_271e`]
///
/// State: Derived
//~ derived OG_271 1c5eb61d cf4e7057 ba003847.e67b18b4
pub const OG_271: Power = at_start_of_your_turn(&[give(&[ATTACK.doubled()])]);

/// # Terrifying Visage
///
/// `OG_271e` · Neutral enchantment
///
/// > Attack increased.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ todo OG_271e 501b4ac1 4d6512df a29b932b.29b7578e
pub const OG_271e: Power = TODO;

/// # Twilight Summoner
///
/// `OG_272` · Neutral minion · 4 mana · 1/1
///
/// > **Deathrattle:** Summon a 5/5 Faceless Destroyer.
///
/// - Set: Whispers of the Old Gods · epic · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Faceless Destroyer [`OG_272t`]
///
/// State: Derived
//~ derived OG_272 83813f67 fd5d9fb6 578c7adb.314a69dc
pub const OG_272: Power = deathrattle(&[summon(card("OG_272t"))]);

/// # Faceless Destroyer
///
/// `OG_272t` · Neutral minion · 4 mana · 5/5
///
/// - Set: Whispers of the Old Gods
///
/// State: Vanilla
//~ vanilla OG_272t 2a62619b 2b5ee9c1 6f7d0831
pub const OG_272t: Power = VANILLA;

/// # C'Thun
///
/// `OG_279` · Neutral minion · 8 mana · 6/6
///
/// > **Battlecry:** Deal damage equal to this minion's Attack randomly split among all enemies.
///
/// - Set: Whispers of the Old Gods · legendary
/// - Mechanics: Battlecry, Cthun
///
/// State: Derived
//~ derived OG_279 efef66d2 9c948e00 f874b802.2621c8cc
pub const OG_279: Power = battlecry(&[deal(1).times(ATTACK.of(THIS)).split_among(ENEMIES)]);

/// # C'Thun
///
/// `OG_280` · Neutral minion · 8 mana · 6/6
///
/// > **Battlecry:** Deal damage equal to this minion's Attack randomly split among all enemies.
///
/// - Set: Whispers of the Old Gods · legendary · collectible
/// - Mechanics: Battlecry, Cthun
/// - Tags: `1724` = 1, `2165` = 1, `3076` = 1, `3633` = 1
///
/// State: Derived
//~ derived OG_280 04c98c7a 3b86609a 2c60e40f.2621c8cc
pub const OG_280: Power = battlecry(&[deal(1).times(ATTACK.of(THIS)).split_among(ENEMIES)]);

/// # Beckoner of Evil
///
/// `OG_281` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Give your C'Thun +2/+2 *(wherever it is).*
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Mechanics: Battlecry, Ritualist Minion
/// - Tags: `3633` = 1
/// - Enchantments: Fanatic Devotion [`OG_281e`]
/// - Tokens: C'Thun [`OG_280`]
///
/// State: Derived
//~ derived OG_281 0c62a90e 78d52e29 822ff3bf.fe935152
pub const OG_281: Power = battlecry(&[give(&[plus(2, 2)]).to(YOUR_CTHUN)]);

/// # Fanatic Devotion
///
/// `OG_281e` · Neutral enchantment
///
/// > Increased Stats.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ todo OG_281e e4d70672 27a1bf1b d5ed6edc.8950806f
pub const OG_281e: Power = TODO;

/// # C'Thun's Chosen
///
/// `OG_283` · Neutral minion · 4 mana · 4/2
///
/// > **Divine Shield Battlecry:** Give your C'Thun +3/+3 *(wherever it is).*
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Minion type: Undead
/// - Mechanics: Divine Shield, Battlecry, Ritualist Minion
/// - Tags: `3633` = 1
/// - Tokens: C'Thun [`OG_280`]
///
/// State: Derived
//~ derived OG_283 fa8ad3ba 9a619bf4 7e879b7c.e3544be4
pub const OG_283: Power = battlecry(&[give(&[plus(3, 3)]).to(YOUR_CTHUN)]);

/// # Twilight Geomancer
///
/// `OG_284` · Neutral minion · 2 mana · 1/4
///
/// > **Taunt Battlecry:** Give your C'Thun +1/+1 and **Taunt* (wherever it is)*.
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Mechanics: Taunt, Battlecry, Ritualist Minion
/// - Tags: `3633` = 1
/// - Enchantments: Geomancy [`OG_284e`]
/// - Tokens: C'Thun [`OG_280`]
///
/// State: Derived
//~ derived OG_284 7ea730f0 95bc4cdc 34b44d63.696cff35
pub const OG_284: Power = battlecry(&[give(&[plus(1, 1), has(GameTag::TAUNT)]).to(YOUR_CTHUN)]);

/// # Geomancy
///
/// `OG_284e` · Neutral enchantment
///
/// > **Taunt**.
///
/// - Set: Whispers of the Old Gods
///
/// State: Derived
//~ derived OG_284e b2bbe5b4 72ffc27d d5aee19c.0643522b
pub const OG_284e: Power = enchant(&[has(GameTag::TAUNT)]);

/// # Twilight Elder
///
/// `OG_286` · Neutral minion · 3 mana · 3/4
///
/// > At the end of your turn, give your C'Thun +1/+1 *(wherever it is).*
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Mechanics: Ritualist Minion
/// - Tags: `3633` = 1
/// - Tokens: C'Thun [`OG_280`]
///
/// State: Derived
//~ derived OG_286 e67f1b39 e427d54b 07511b2e.e978818b
pub const OG_286: Power = at_end_of_your_turn(&[give(&[plus(1, 1)]).to(YOUR_CTHUN)]);

/// # Ancient Harbinger
///
/// `OG_290` · Neutral minion · 6 mana · 4/6
///
/// > At the start of your turn, put a 10-Cost minion from your deck into your hand.
///
/// - Set: Whispers of the Old Gods · epic · collectible
/// - Enchantments: Caller Devotion [`OG_290e`]
///
/// State: Derived
//~ derived OG_290 bb49a89e 989f6624 48f0f82a.ebb6439f
pub const OG_290: Power = at_start_of_your_turn(&[get(the(YOUR_DECK.that(all(&[MINION, COST.is(10)])).random()))]);

/// # Caller Devotion
///
/// `OG_290e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Whispers of the Old Gods
///
/// State: Derived
//~ derived OG_290e a635f9f7 2e00b95e 5544c3db.67341004
pub const OG_290e: Power = enchant(&[plus(1, 1)]);

/// # Cult Apothecary
///
/// `OG_295` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** For each enemy minion, restore #2 Health to your hero.
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived OG_295 8d80f4c3 b8565859 a2c5e24b.f892a550
pub const OG_295: Power = battlecry(&[times(1, &[heal(2).to(YOUR_HERO)]).for_each(ENEMY_MINIONS)]);

/// # The Boogeymonster
///
/// `OG_300` · Neutral minion · 8 mana · 6/7
///
/// > Whenever this attacks and kills a minion, gain +2/+2.
///
/// - Set: Whispers of the Old Gods · legendary · collectible
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 58425
/// - Enchantments: Tasty! [`OG_300e`]
///
/// State: Derived
//~ derived OG_300 30183675 a0654b80 4d334257.c602c0a0
pub const OG_300: Power = after(THIS.attack(MINION)).when(there_is(&THAT.that(DEAD))).then(&[give(&[plus(2, 2)])]);

/// # Tasty!
///
/// `OG_300e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ todo OG_300e c7011472 ac762f34 0a28bdd0.a536d554
pub const OG_300e: Power = TODO;

/// # Deathwing, Dragonlord
///
/// `OG_317` · Neutral minion · 10 mana · 12/12
///
/// > **Deathrattle:** Put all Dragons from your hand into the battlefield.
///
/// - Set: Whispers of the Old Gods · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Deathrattle
/// - Tags: `4485` = 1
///
/// State: Derived
//~ derived OG_317 b9ff2492 bb08952c a12e9c80.143fc091
pub const OG_317: Power = deathrattle(&[summon(the(YOUR_HAND.that(all(&[MINION, DRAGON]))))]);

/// # Hogger, Doom of Elwynn
///
/// `OG_318` · Neutral minion · 7 mana · 6/6
///
/// > Whenever this minion takes damage, summon a 2/2 Gnoll with **Taunt**.
///
/// - Set: Whispers of the Old Gods · legendary · collectible
/// - Refers to: Taunt
/// - Tokens: Gnoll [`OG_318t`]
///
/// State: Derived
//~ derived OG_318 44fa0bdd 4b7a01be f03122b6.27a27ca5
pub const OG_318: Power = whenever(THIS.takes_damage(CARD)).then(&[summon(card("OG_318t"))]);

/// # Gnoll
///
/// `OG_318t` · Neutral minion · 2 mana · 2/2
///
/// > **Taunt**
///
/// - Set: Whispers of the Old Gods
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla OG_318t d56c59ad 6c3fa37a 1631824d.4b0c5d24
pub const OG_318t: Power = VANILLA;

/// # Twin Emperor Vek'nilash
///
/// `OG_319` · Neutral minion · 7 mana · 6/7
///
/// > **Taunt**
///
/// - Set: Whispers of the Old Gods
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla OG_319 1baf4045 ec3a54b6 773b13e0.4b0c5d24
pub const OG_319: Power = VANILLA;

/// # Midnight Drake
///
/// `OG_320` · Neutral minion · 4 mana · 1/4
///
/// > **Battlecry:** Gain +1 Attack for each other card in your hand.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Enchantments: Hour of Corruption [`OG_320e`]
///
/// State: Derived
//~ derived OG_320 12e02d37 45ecc203 7adc7fc5.9eb876f7
pub const OG_320: Power = battlecry(&[give(&[ATTACK.plus(1).times(X)]).for_each(YOUR_HAND.other())]);

/// # Hour of Corruption
///
/// `OG_320e` · Neutral enchantment
///
/// > Increased Attack.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ todo OG_320e f45a88d5 4189b2b1 a9c8f80b.08129cea
pub const OG_320e: Power = TODO;

/// # Crazed Worshipper
///
/// `OG_321` · Neutral minion · 4 mana · 3/6
///
/// > **Taunt** Whenever this minion takes damage, give your C'Thun +1/+1 *(wherever it is).*
///
/// - Set: Whispers of the Old Gods · epic · collectible
/// - Mechanics: Taunt, Ritualist Minion
/// - Tags: `3633` = 1
/// - Enchantments: Power of Faith [`OG_321e`]
/// - Tokens: C'Thun [`OG_280`]
///
/// State: Derived
//~ derived OG_321 2d5952ff f11a1b5c d6756d33.a4a4ea48
pub const OG_321: Power = whenever(THIS.takes_damage(CARD)).then(&[attach("OG_321e").to(YOUR_CTHUN)]);

/// # Power of Faith
///
/// `OG_321e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Whispers of the Old Gods
///
/// State: Derived
//~ derived OG_321e 70641eb5 e7be8af0 cdad4f04.67341004
pub const OG_321e: Power = enchant(&[plus(1, 1)]);

/// # Blackwater Pirate
///
/// `OG_322` · Neutral minion · 4 mana · 2/5
///
/// > Your weapons cost (2) less.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Minion type: Pirate
///
/// State: Derived
//~ derived OG_322 655bb3b8 4b00c998 837ebc69.184477b5
pub const OG_322: Power = aura(YOUR_HAND.that(WEAPON)).have(&[cost_less(2)]);

/// # Polluted Hoarder
///
/// `OG_323` · Neutral minion · 4 mana · 4/2
///
/// > **Deathrattle:** Draw a card.
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived OG_323 94f8aa56 d854aadc 6eee0978.505f40e5
pub const OG_323: Power = deathrattle(&[draw(1)]);

/// # Duskboar
///
/// `OG_326` · Neutral minion · 2 mana · 4/1
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla OG_326 0f0575a5 c538273c 6886ede2
pub const OG_326: Power = VANILLA;

/// # Squirming Tentacle
///
/// `OG_327` · Neutral minion · 3 mana · 2/4
///
/// > **Taunt**
///
/// - Set: Whispers of the Old Gods · common · collectible
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla OG_327 4d3bb18e 6ffaf160 dfa31b04.4b0c5d24
pub const OG_327: Power = VANILLA;

/// # Cyclopian Horror
///
/// `OG_337` · Neutral minion · 4 mana · 3/3
///
/// > **Taunt**. **Battlecry:** Gain +1 Health for each enemy minion.
///
/// - Set: Whispers of the Old Gods · epic · collectible
/// - Mechanics: Taunt, Battlecry
/// - Enchantments: Eve of Destruction [`OG_337e`]
///
/// State: Derived
//~ derived OG_337 99ee2d9e be27dd46 6bdae891.4fd64232
pub const OG_337: Power = battlecry(&[give(&[HEALTH.plus(1).times(X)]).for_each(ENEMY_MINIONS)]);

/// # Eve of Destruction
///
/// `OG_337e` · Neutral enchantment
///
/// > Stats increased.
///
/// - Set: Whispers of the Old Gods
///
/// State: Todo
//~ todo OG_337e a810293e 7f508414 f73af0a1.1aa7c3a1
pub const OG_337e: Power = TODO;

/// # Nat, the Darkfisher
///
/// `OG_338` · Neutral minion · 2 mana · 2/4
///
/// > At the start of your opponent's turn, they have a 50% chance to draw an extra card.
///
/// - Set: Whispers of the Old Gods · legendary · collectible
///
/// State: Derived
//~ derived OG_338 52faf8fe 33e3da82 5e9ff992.9d21413f
pub const OG_338: Power = whenever(OPPONENT.turn_start()).when(chance(50)).then(&[draw(1).to(OPPONENT)]);

/// # Skeram Cultist
///
/// `OG_339` · Neutral minion · 6 mana · 7/6
///
/// > **Battlecry:** Give your C'Thun +2/+2 *(wherever it is)*.
///
/// - Set: Whispers of the Old Gods · rare · collectible
/// - Mechanics: Battlecry, Ritualist Minion
/// - Tags: `3633` = 1
/// - Enchantments: Vassal's Subservience [`OG_339e`]
/// - Tokens: C'Thun [`OG_280`]
///
/// State: Derived
//~ derived OG_339 3b033500 59966e75 eccd5504.a6f31d1a
pub const OG_339: Power = battlecry(&[attach("OG_339e").to(YOUR_CTHUN)]);

/// # Vassal's Subservience
///
/// `OG_339e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Whispers of the Old Gods
///
/// State: Derived
//~ derived OG_339e 9b959de8 de6fcd83 9579ba42.6d6ab056
pub const OG_339e: Power = enchant(&[plus(2, 2)]);

/// # Soggoth the Slitherer
///
/// `OG_340` · Neutral minion · 9 mana · 5/9
///
/// > **Taunt Elusive**
///
/// - Set: Whispers of the Old Gods · legendary · collectible
/// - Mechanics: Taunt, Elusive
///
/// State: Vanilla
//~ vanilla OG_340 9f95f634 aaf43903 429c5e76.c6cde567
pub const OG_340: Power = VANILLA;
