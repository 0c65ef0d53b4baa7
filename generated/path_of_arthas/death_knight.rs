//! Death Knight cards of Path of Arthas.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file bf010391

/// # Howling Blast
///
/// `RLK_015` · Death Knight spell · Frost · 3 mana
///
/// > Deal $3 damage to an enemy and **Freeze** it. Deal $1 damage to all other enemies.
///
/// - Set: Path of Arthas · common · collectible
/// - Mechanics: Cost Frost
/// - Refers to: Freeze
///
/// State: Done
//~ done RLK_015 2ad96f11 - faa28476.29b48809
pub const RLK_015: Power = spell(&[deal(3).to(AN_ENEMY), freeze(IT), deal(1).to(ENEMIES.that(not(&is(&TARGET))))]);

/// # Plague Strike
///
/// `RLK_018` · Death Knight spell · Shadow · 2 mana
///
/// > Deal $3 damage to a minion. If it dies, summon a 2/2 Zombie with **Rush**.
///
/// - Set: Path of Arthas · common · collectible
/// - Mechanics: Cost Unholy
/// - Refers to: Rush
/// - Tokens: Rampaging Zombie [`RLK_018t`](crate::lich_king::neutral::RLK_018t)
///
/// State: Derived
//~ derived RLK_018 99b95ef8 33b957f8 0a27af09.5dc163cd
pub const RLK_018: Power = spell(&[deal(3).to(A_MINION), summon(card("RLK_018t")).when(there_is(&IT.that(DEAD)))]);

/// # Icy Touch
///
/// `RLK_038` · Death Knight spell · Frost · 1 mana
///
/// > Deal $2 damage to an enemy and **Freeze** it.
///
/// - Set: Path of Arthas · common · collectible
/// - Mechanics: Freeze
///
/// State: Derived
//~ derived RLK_038 689084f5 8e18462c 819919f1.6a426219
pub const RLK_038: Power = spell(&[deal(2).to(AN_ENEMY), freeze(IT)]);

/// # Horn of Winter
///
/// `RLK_042` · Death Knight spell · Frost · 0 mana
///
/// > Refresh 2 Mana Crystals.
///
/// - Set: Path of Arthas · common · collectible
/// - Tags: `COST_FROST` = 2
///
/// State: Derived
//~ derived RLK_042 86b1084c ff58de60 427eb872.a0aee92c
pub const RLK_042: Power = spell(&[refresh(2)]);

/// # Unholy Frenzy
///
/// `RLK_056` · Death Knight spell · 2 mana
///
/// > Choose an enemy minion. Your minions attack it. Resummon any that die.
///
/// - Set: Path of Arthas · rare · collectible
/// - Mechanics: Cost Unholy
///
/// State: Todo
//~ todo RLK_056 6f3a0cab 15edb39b 3556f780.5c392fe2
pub const RLK_056: Power = TODO;

/// # Dark Transformation
///
/// `RLK_057` · Death Knight spell · Shadow · 2 mana
///
/// > Transform an Undead into a 4/5 Undead Monstrosity with **Rush**.
///
/// - Set: Path of Arthas · common · collectible
/// - Mechanics: Cost Unholy
/// - Refers to: Rush
/// - Tokens: Undead Monstrosity [`RLK_057t`]
///
/// State: Done
//~ done RLK_057 fcdddd9d - 2d009ad3.bd4cccab
pub const RLK_057: Power = spell(&[transform(A_MINION.that(UNDEAD), card("RLK_057t"))]);

/// # Undead Monstrosity
///
/// `RLK_057t` · Death Knight minion · 4 mana · 4/5
///
/// > **Rush**
///
/// - Set: Path of Arthas
/// - Minion type: Undead
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla RLK_057t 8fd23f94 da6e06a2 9b95dad8.57b12c28
pub const RLK_057t: Power = VANILLA;

/// # Nerubian Swarmguard
///
/// `RLK_062` · Death Knight minion · 4 mana · 1/3
///
/// > **Taunt Battlecry:** Summon two copies of this minion.
///
/// - Set: Path of Arthas · common · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt, Battlecry
/// - Tags: `4548` = 1
///
/// State: Derived
//~ derived RLK_062 e6fbab8f 94f50574 737bc56e.27f1a922
pub const RLK_062: Power = battlecry(&[summon(copy_of(THIS)).copies(2)]);

/// # Frostwyrm's Fury
///
/// `RLK_063` · Death Knight spell · Frost · 7 mana
///
/// > Deal $5 damage. **Freeze** all enemy minions. Summon a 5/5 Frostwyrm.
///
/// - Set: Path of Arthas · epic · collectible
/// - Refers to: Freeze
/// - Tags: `COST_FROST` = 3
/// - Tokens: Frostwyrm [`RLK_063t`]
///
/// State: Derived
//~ derived RLK_063 7536e4dc fd51a1f8 83f92148.7d804fbc
pub const RLK_063: Power = spell(&[deal(5).to(TARGET), freeze(ENEMY_MINIONS), summon(card("RLK_063t"))]);

/// # Frostwyrm
///
/// `RLK_063t` · Death Knight minion · 5 mana · 5/5
///
/// - Set: Path of Arthas
/// - Minion type: Undead, Dragon
/// - Tags: `2523` = 1
///
/// State: Vanilla
//~ vanilla RLK_063t 2bbc0029 f063387b c838cacf
pub const RLK_063t: Power = VANILLA;

/// # Hematurge
///
/// `RLK_066` · Death Knight minion · 2 mana · 2/3
///
/// > **Battlecry:** Spend a **Corpse** to **Discover** a Blood Rune card.~GAMEPLAY ASPROXY RLK 066
///
/// - Set: Path of Arthas · rare · collectible
/// - Mechanics: Battlecry, Cost Blood, Corpse Spender
/// - Refers to: Discover, Corpse
/// - Tags: `4578` = 1
/// - Enchantments: Winter's Gift [`RLK_066e`](crate::lich_king::death_knight::RLK_066e)
///
/// State: Derived
//~ derived RLK_066 1bfdab0a 14e65700 2e5e26cb.cdc0ae3d
pub const RLK_066: Power = battlecry(&[pay(Cost::of(Part::Corpses(1)), &[discover(with(GameTag::COST_BLOOD))])]);

/// # Deathchiller
///
/// `RLK_083` · Death Knight minion · 2 mana · 2/3
///
/// > After you cast a spell, deal 1 damage to two random enemies.
///
/// - Set: Path of Arthas · rare · collectible
/// - Minion type: Elemental
/// - Tags: `COST_FROST` = 2, `4930` = 1
///
/// State: Derived
//~ derived RLK_083 734d532d b412e777 5c873fc7.f3affd2c
pub const RLK_083: Power = after(YOU.cast(SPELL)).then(&[deal(1).to(ENEMIES.random_of(2))]);

/// # Frostmourne
///
/// `RLK_086` · Death Knight weapon · 6 mana · 4/3 durability
///
/// > **Deathrattle:** Summon every minion killed by this weapon.
///
/// - Set: Path of Arthas · legendary · collectible
/// - Mechanics: Deathrattle
/// - Tags: `542` = 1
///
/// State: Todo
//~ todo RLK_086 f578bde2 02762fa3 73931c3a.a66e81f7
pub const RLK_086: Power = TODO;

/// # Asphyxiate
///
/// `RLK_087` · Death Knight spell · Shadow · 3 mana
///
/// > Destroy the highest Attack enemy minion.
///
/// - Set: Path of Arthas · common · collectible
///
/// State: Derived
//~ derived RLK_087 e7391c7a 10ae58e0 bcdad0ae.cee8b0dd
pub const RLK_087: Power = spell(&[destroy(ENEMY_MINIONS.most(ATTACK))]);

/// # Ymirjar Frostbreaker
///
/// `RLK_110` · Death Knight minion · 1 mana · 1/2
///
/// > **Battlecry:** Gain +1 Attack for each Frost spell in your hand.
///
/// - Set: Path of Arthas · common · collectible
/// - Mechanics: Battlecry, Cost Frost
/// - Enchantments: Shattering Strength [`RLK_110e`]
///
/// State: Derived
//~ derived RLK_110 2a767422 e5fed495 d9a6fad9.cdf4fd15
pub const RLK_110: Power =
    battlecry(&[give(&[ATTACK.plus(1).times(X)]).for_each(YOUR_HAND.that(school(SpellSchool::Frost)))]);

/// # Shattering Strength
///
/// `RLK_110e` · Death Knight enchantment
///
/// > +1 Attack.
///
/// - Set: Path of Arthas
/// - Mechanics: Cost Frost
///
/// State: Derived
//~ derived RLK_110e 62e8a03f cf10913e 043db704.c84fda8a
pub const RLK_110e: Power = enchant(&[ATTACK.plus(1)]);

/// # Tomb Guardians
///
/// `RLK_118` · Death Knight spell · Shadow · 4 mana
///
/// > Summon two 2/2 Zombies with **Taunt**. Spend 4 **Corpses** to give them **Reborn**.
///
/// - Set: Path of Arthas · rare · collectible
/// - Mechanics: Corpse Spender
/// - Refers to: Taunt, Reborn, Corpse
/// - Tags: `COST_UNHOLY` = 2
/// - Tokens: Menacing Zombie [`RLK_118t3`]
///
/// State: Derived
//~ derived RLK_118 7743d573 37dc2b8f c68ed3ea.202f10d6
#[rustfmt::skip]
pub const RLK_118: Power = spell(&[summon(card("RLK_118t3")).copies(2), pay(Cost::of(Part::Corpses(4)), &[give(&[has(GameTag::REBORN)]).to(IT)])]);

/// # Menacing Zombie
///
/// `RLK_118t3` · Death Knight minion · 2 mana · 2/2
///
/// > **Taunt**
///
/// - Set: Path of Arthas
/// - Minion type: Undead
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla RLK_118t3 833b03df 03070671 cc371a44.4b0c5d24
pub const RLK_118t3: Power = VANILLA;

/// # The Scourge
///
/// `RLK_122` · Death Knight spell · Shadow · 9 mana
///
/// > Fill your board with random Undead.
///
/// - Set: Path of Arthas · legendary · collectible
/// - Tags: `COST_UNHOLY` = 2, `4128` = 1
///
/// State: Derived
//~ derived RLK_122 584a4d0b cdedc147 567afba1.ab0e1fd1
pub const RLK_122: Power = spell(&[summon(random(all(&[MINION, UNDEAD]))).copies(7)]);

/// # Corpse Bride
///
/// `RLK_504` · Death Knight minion · 5 mana · 4/4
///
/// > **Battlecry:** Spend up to 10 **Corpses** to summon a Risen Groom with **Taunt** and that much Attack and Health.
///
/// - Set: Path of Arthas · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Corpse Spender
/// - Refers to: Taunt, Corpse
/// - Tokens: Risen Groom [`RLK_506t`]
///
/// State: Todo
//~ todo RLK_504 c8d92213 5c26dae3 a40bfd62.21189c0b
pub const RLK_504: Power = TODO;

/// # Marrow Manipulator
///
/// `RLK_505` · Death Knight minion · 6 mana · 5/5
///
/// > **Battlecry:** Spend up to 5 **Corpses**. Deal 2 damage to a random enemy for each.
///
/// - Set: Path of Arthas · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Corpse Spender
/// - Refers to: Corpse
/// - Tags: `COST_FROST` = 2
///
/// State: Derived
//~ derived RLK_505 35f37d07 2e4baba7 df7ce4b0.ae9cf762
pub const RLK_505: Power = battlecry(&[spend_corpses(5), times(1, &[deal(2).to(ENEMIES.random())]).times(DONE)]);

/// # Risen Groom
///
/// `RLK_506t` · Death Knight minion · 1 mana · 1/1
///
/// > **Taunt* Doesn't leave a **Corpse.*
///
/// - Set: Path of Arthas
/// - Minion type: Undead
/// - Mechanics: Taunt
/// - Refers to: Corpse
/// - Tags: `2217` = 1
///
/// State: Todo
//~ todo RLK_506t 6ee6a76d 276c2fde b0f91a33.d0cd49c8
pub const RLK_506t: Power = TODO;

/// # Glacial Advance
///
/// `RLK_512` · Death Knight spell · Frost · 3 mana
///
/// > Deal $4 damage. Your next spell this turn costs (2) less.
///
/// - Set: Path of Arthas · common · collectible
/// - Mechanics: Cost Frost
///
/// State: Derived
//~ derived RLK_512 92e26b0b 3e16c658 8962e6f8.055afb53
pub const RLK_512: Power = spell(&[deal(4).to(TARGET), attach("RLK_025e").to(YOU)]);

/// # Bone Breaker
///
/// `RLK_516` · Death Knight weapon · 1 mana · 2/2 durability
///
/// > After your hero attacks a minion, deal 2 damage to the enemy hero.
///
/// - Set: Path of Arthas · common · collectible
/// - Mechanics: Cost Frost
///
/// State: Derived
//~ derived RLK_516 26c9d7d8 ae1e5016 b39c91d9.ba2a694a
pub const RLK_516: Power = after(YOUR_HERO.attack(MINION)).then(&[deal(2).to(ENEMY_HERO)]);

/// # Freezy Breezy
///
/// `RLK_710e` · Death Knight enchantment
///
/// > Costs (1) less.
///
/// - Set: Path of Arthas
///
/// State: Derived
//~ derived RLK_710e 5db949b2 d084fd2f 1537e49e.f705eb41
pub const RLK_710e: Power = enchant(&[cost_less(1)]);

/// # Vicious Bloodworm
///
/// `RLK_711` · Death Knight minion · 2 mana · 3/2
///
/// > **Battlecry:** Give a minion in your hand Attack equal to this minion's Attack.
///
/// - Set: Path of Arthas · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Can Target Cards In Hand, Cost Blood
/// - Target: "Give a minion Attack."
/// - Enchantments: Blood Gift [`RLK_711e`]
///
/// State: Derived
//~ derived RLK_711 8d85c284 f0613151 dfffc2ee.e5001941
pub const RLK_711: Power =
    battlecry(&[give(&[ATTACK.plus(1).times(X)]).times(ATTACK.of(THIS)).to(YOUR_HAND.that(MINION).random())]);

/// # Blood Gift
///
/// `RLK_711e` · Death Knight enchantment
///
/// > Increased Attack.
///
/// - Set: Path of Arthas
/// - Mechanics: Cost Blood
///
/// State: Todo
//~ todo RLK_711e e4f47a03 7e224954 bd5b1870.08129cea
pub const RLK_711e: Power = TODO;

/// # Blood Tap
///
/// `RLK_712` · Death Knight spell · Shadow · 2 mana
///
/// > Give all minions in your hand +1/+1. Spend 2 **Corpses** to give them +1/+1 more.
///
/// - Set: Path of Arthas · rare · collectible
/// - Mechanics: Cost Blood, Corpse Spender
/// - Refers to: Corpse
/// - Enchantments: Tapped Blood [`RLK_712e`]
///
/// State: Derived
//~ derived RLK_712 f060d06b 84de02b0 adf60880.12a641fd
#[rustfmt::skip]
pub const RLK_712: Power = spell(&[attach("RLK_712e").to(YOUR_HAND.that(MINION)), pay(Cost::of(Part::Corpses(2)), &[attach("RLK_712e").to(IT)])]);

/// # Tapped Blood
///
/// `RLK_712e` · Death Knight enchantment
///
/// > +1/+1.
///
/// - Set: Path of Arthas
///
/// State: Derived
//~ derived RLK_712e 0a1d2b36 e39688f9 85db6eea.67341004
pub const RLK_712e: Power = enchant(&[plus(1, 1)]);

/// # Lady Deathwhisper
///
/// `RLK_713` · Death Knight minion · 4 mana · 4/3
///
/// > **Deathrattle:** Copy all Frost spells in your hand.
///
/// - Set: Path of Arthas · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Tags: `COST_FROST` = 3
///
/// State: Derived
//~ derived RLK_713 4406a8ce 77fdaaa9 dbfae1e0.1d1a5328
pub const RLK_713: Power = deathrattle(&[get(copy_of(YOUR_HAND.that(school(SpellSchool::Frost))))]);

/// # Blood Boil
///
/// `RLK_730` · Death Knight spell · Shadow · 5 mana
///
/// > **Lifesteal** Infect all enemy minions. At the end of your turns, they take 2 damage.
///
/// - Set: Path of Arthas · epic · collectible
/// - Mechanics: Lifesteal
/// - Tags: `COST_BLOOD` = 2
/// - Enchantments: Boiling Blood [`RLK_730e`]
///
/// State: Todo
//~ todo RLK_730 2179c7f4 68b5b561 8e58d9fb.958d4cf6
pub const RLK_730: Power = TODO;

/// # Boiling Blood
///
/// `RLK_730e` · Death Knight enchantment
///
/// > At the end of your opponent's turns, take 2 damage.
///
/// - Set: Path of Arthas
/// - Mechanics: Lifesteal
///
/// State: Todo
//~ todo RLK_730e 5098d2df e2af8dde 5496fa5c.0b5f6eb1
pub const RLK_730e: Power = TODO;

/// # Darkfallen Neophyte
///
/// `RLK_731` · Death Knight minion · 3 mana · 2/5
///
/// > **Battlecry:** Spend 2 **Corpses** to give all minions in your hand +2 Attack.
///
/// - Set: Path of Arthas · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Cost Blood, Corpse Spender
/// - Refers to: Corpse
/// - Enchantments: Fallen to Dark [`RLK_731e`]
///
/// State: Derived
//~ derived RLK_731 2f667d4b a10d5e97 e77d9455.470451fc
pub const RLK_731: Power =
    battlecry(&[pay(Cost::of(Part::Corpses(2)), &[attach("RLK_731e").to(YOUR_HAND.that(MINION))])]);

/// # Fallen to Dark
///
/// `RLK_731e` · Death Knight enchantment
///
/// > +2 Attack.
///
/// - Set: Path of Arthas
///
/// State: Derived
//~ derived RLK_731e af4d14e1 ad6c71ce a4aeed0b.bf3d1612
pub const RLK_731e: Power = enchant(&[ATTACK.plus(2)]);

/// # Might of Menethil
///
/// `RLK_740` · Death Knight weapon · 4 mana · 4/2 durability
///
/// > **Battlecry:** Spend up to 3 **Corpses**. **Freeze** that many enemy minions.
///
/// - Set: Path of Arthas · epic · collectible
/// - Mechanics: Battlecry, Corpse Spender
/// - Refers to: Freeze, Corpse
/// - Tags: `COST_FROST` = 2
///
/// State: Todo
//~ todo RLK_740 d7e595e2 9042ed05 d49bde02.63a1b86c
pub const RLK_740: Power = TODO;

/// # Malignant Horror
///
/// `RLK_745` · Death Knight minion · 4 mana · 2/4
///
/// > **Reborn** At the end of your turn, spend 4 **Corpses** to summon a copy of this minion.
///
/// - Set: Path of Arthas · common · collectible
/// - Minion type: Undead
/// - Mechanics: Reborn, Corpse Spender
/// - Refers to: Corpse
///
/// State: Derived
//~ derived RLK_745 85125e10 3a853d5c b1f183a8.a1dc7420
pub const RLK_745: Power = at_end_of_your_turn(&[pay(Cost::of(Part::Corpses(4)), &[summon(copy_of(THIS))])]);
