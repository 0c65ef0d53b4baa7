//! Death Knight cards of Path of Arthas.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 59c00301

/// # Howling Blast
/// Spell · Frost · 3 mana
/// > Deal $3 damage to an enemy and **Freeze** it. Deal $1 damage to all other enemies.
//~ done RLK_015 - 0784d9a3.29b48809 e7a6b199
pub const RLK_015: Power = spell(&[deal(3).to(AN_ENEMY), freeze(IT), deal(1).to(ENEMIES.that(not(&is(&TARGET))))]);

/// # Plague Strike
/// Spell · Shadow · 2 mana
/// > Deal $3 damage to a minion. If it dies, summon a 2/2 Zombie with **Rush**.
/// - Makes: [`RLK_018t`](crate::lich_king::neutral::RLK_018t)
//~ derived RLK_018 33b957f8 a5d45018.5dc163cd 1cc0bfa6.95514fca
pub const RLK_018: Power = spell(&[deal(3).to(A_MINION), summon(card("RLK_018t")).when(there_is(&IT.that(DEAD)))]);

/// # Icy Touch
/// Spell · Frost · 1 mana
/// > Deal $2 damage to an enemy and **Freeze** it.
//~ derived RLK_038 8e18462c 28462b40.6a426219 87b166d3
pub const RLK_038: Power = spell(&[deal(2).to(AN_ENEMY), freeze(IT)]);

/// # Horn of Winter
/// Spell · Frost · 0 mana
/// > Refresh 2 Mana Crystals.
//~ derived RLK_042 9680a0df 62b2af2e.a0aee92c 0825b91f
pub const RLK_042: Power = spell(&[refresh_mana(2)]);

/// # Unholy Frenzy
/// Spell · 2 mana
/// > Choose an enemy minion. Your minions attack it. Resummon any that die.
//~ done RLK_056 - 7846e7ae.5c392fe2 dcd20a38
pub const RLK_056: Power = spell(&[
    select(AN_ENEMY_MINION),
    one_by_one(FRIENDLY_MINIONS, &[make_attack(THAT, TARGET)]),
    process_deaths(),
    summon(copy_of(IT.that(DEAD))),
]);

/// # Dark Transformation
/// Spell · Shadow · 2 mana
/// > Transform an Undead into a 4/5 Undead Monstrosity with **Rush**.
/// - Makes: Undead Monstrosity [`RLK_057t`] (4/5, "Rush")
//~ done RLK_057 - a5d45018.bd4cccab d58ebfc7.624fda54
pub const RLK_057: Power = spell(&[transform(A_MINION.that(UNDEAD), card("RLK_057t"))]);

/// # Undead Monstrosity
/// Minion · Undead · 4 mana · 4/5
/// > **Rush**
//~ vanilla RLK_057t da6e06a2 873c17ed.57b12c28 0a976984
pub const RLK_057t: Power = VANILLA;

/// # Nerubian Swarmguard
/// Minion · Undead · 4 mana · 1/3
/// > **Taunt Battlecry:** Summon two copies of this minion.
//~ derived RLK_062 94f50574 7f339fcd.27f1a922 9e825be1
pub const RLK_062: Power = battlecry(&[summon(copy_of(THIS)).copies(2)]);

/// # Frostwyrm's Fury
/// Spell · Frost · 7 mana
/// > Deal $5 damage. **Freeze** all enemy minions. Summon a 5/5 Frostwyrm.
/// - Makes: Frostwyrm [`RLK_063t`] (5/5)
//~ derived RLK_063 fd51a1f8 5c263ea4.7d804fbc 0536a84e.4900d0df
pub const RLK_063: Power = spell(&[deal(5).to(TARGET), freeze(ENEMY_MINIONS), summon(card("RLK_063t"))]);

/// # Frostwyrm
/// Minion · Undead · Dragon · 5 mana · 5/5
//~ vanilla RLK_063t f063387b fd190e60 1aec3faa
pub const RLK_063t: Power = VANILLA;

/// # Hematurge
/// Minion · 2 mana · 2/3
/// > **Battlecry:** Spend a **Corpse** to **Discover** a Blood Rune card.\~GAMEPLAY ASPROXY RLK 066
/// - Makes: [`RLK_066e`](crate::lich_king::death_knight::RLK_066e)
//~ derived RLK_066 14e65700 5656a6e3.649de7ff 512a9e35.4e7c9d46
pub const RLK_066: Power = battlecry(&[pay(Cost::of(Part::Corpses(1)), &[discover(with(GameTag::COST_BLOOD))])]);

/// # Deathchiller
/// Minion · Elemental · 2 mana · 2/3
/// > After you cast a spell, deal 1 damage to two random enemies.
//~ derived RLK_083 b412e777 2ed7eb85.f3affd2c 648a9804
pub const RLK_083: Power = after(YOU.cast(SPELL)).then(&[deal(1).to(ENEMIES.random_of(2))]);

/// # Frostmourne
/// Weapon · 6 mana · 4/3 durability
/// > **Deathrattle:** Summon every minion killed by this weapon.
//~ done RLK_086 - 6f3d7b7a.a66e81f7 3b722af8
pub const RLK_086: Power = abilities(&[
    after(YOUR_HERO.attack(MINION)).then(&[keep_with(copy_of(THAT), THIS).when(there_is(&THAT.that(DEAD)))]),
    deathrattle(&[summon(copy_of(KEPT))]),
]);

/// # Asphyxiate
/// Spell · Shadow · 3 mana
/// > Destroy the highest Attack enemy minion.
//~ done RLK_087 - 3c9c5d15.cee8b0dd 74ea222c
pub const RLK_087: Power = spell(&[destroy(ENEMY_MINIONS.most(ATTACK))]);

/// # Ymirjar Frostbreaker
/// Minion · 1 mana · 1/2
/// > **Battlecry:** Gain +1 Attack for each Frost spell in your hand.
/// - Makes: Shattering Strength [`RLK_110e`] ("\+1 Attack.")
//~ derived RLK_110 40e1e6ea cbfac199.cdf4fd15 d6a8726f.e9f4d1c5
pub const RLK_110: Power =
    battlecry(&[give(&[ATTACK.plus(1).times(X)]).with_x(count(YOUR_HAND.that(school(SpellSchool::Frost))))]);

/// # Shattering Strength
/// Enchantment
/// > \+1 Attack.
//~ derived RLK_110e cf10913e d522ad72.379bca7a 21141dac
pub const RLK_110e: Power = enchant(&[ATTACK.plus(1)]);

/// # Tomb Guardians
/// Spell · Shadow · 4 mana
/// > Summon two 2/2 Zombies with **Taunt**. Spend 4 **Corpses** to give them **Reborn**.
/// - Makes: Menacing Zombie [`RLK_118t3`] (2/2, "Taunt")
//~ derived RLK_118 37dc2b8f 1e562e45.202f10d6 a127e14d.a2be3145
#[rustfmt::skip]
pub const RLK_118: Power = spell(&[summon(card("RLK_118t3")).copies(2), pay(Cost::of(Part::Corpses(4)), &[give(&[has(GameTag::REBORN)]).to(IT)])]);

/// # Menacing Zombie
/// Minion · Undead · 2 mana · 2/2
/// > **Taunt**
//~ vanilla RLK_118t3 03070671 af540375.4b0c5d24 33334c2a
pub const RLK_118t3: Power = VANILLA;

/// # The Scourge
/// Spell · Shadow · 9 mana
/// > Fill your board with random Undead.
//~ derived RLK_122 e46c70b8 8717eafe.ab0e1fd1 ff6694c1
pub const RLK_122: Power = spell(&[summon(random(all(&[MINION, UNDEAD]))).picks(7)]);

/// # Corpse Bride
/// Minion · Undead · 5 mana · 4/4
/// > **Battlecry:** Spend up to 10 **Corpses** to summon a Risen Groom with **Taunt** and that much Attack and Health.
/// - Makes: Risen Groom [`RLK_506t`] (1/1, "Taunt Doesn't leave a Corpse.")
//~ done RLK_504 - 5241d5b0.21189c0b 2728078e.b2efeeb5
pub const RLK_504: Power = battlecry(&[
    spend_corpses(10),
    summon(card("RLK_506t")),
    give(&[become_stats(1, 1).times(X)]).with_x(LAST_AMOUNT).to(IT),
])
.when(CORPSES.at_least(1));

/// # Marrow Manipulator
/// Minion · Undead · 6 mana · 5/5
/// > **Battlecry:** Spend up to 5 **Corpses**. Deal 2 damage to a random enemy for each.
//~ derived RLK_505 672382fc ef316f79.ae9cf762 94fbb76e
pub const RLK_505: Power = battlecry(&[spend_corpses(5), perform(&[deal(2).to(ENEMIES.random())]).times(LAST_AMOUNT)]);

/// # Risen Groom
/// Minion · Undead · 1 mana · 1/1
/// > **Taunt** *Doesn't leave a **Corpse**.*
//~ done RLK_506t - ef057e39.aed3d7ae c5cfe40f
pub const RLK_506t: Power = VANILLA;

/// # Glacial Advance
/// Spell · Frost · 3 mana
/// > Deal $4 damage. Your next spell this turn costs (2) less.
//~ derived RLK_512 3e16c658 0784d9a3.055afb53 d20c715a
pub const RLK_512: Power = spell(&[deal(4).to(TARGET), attach("RLK_025e").to(YOU)]);

/// # Bone Breaker
/// Weapon · 1 mana · 2/2 durability
/// > After your hero attacks a minion, deal 2 damage to the enemy hero.
//~ derived RLK_516 ae1e5016 b272821a.ba2a694a c0ad2777
pub const RLK_516: Power = after(YOUR_HERO.attack(MINION)).then(&[deal(2).to(ENEMY_HERO)]);

/// # Freezy Breezy
/// Enchantment
/// > Costs (1) less.
//~ derived RLK_710e d084fd2f d522ad72.f705eb41 3b3ae5e1
pub const RLK_710e: Power = enchant(&[cost_less(1)]);

/// # Vicious Bloodworm
/// Minion · Beast · 2 mana · 3/2
/// > **Battlecry:** Give a minion in your hand Attack equal to this minion's Attack.
/// - Makes: Blood Gift [`RLK_711e`] ("Increased Attack.")
//~ done RLK_711 - b36f6b93.e5001941 355ad442.3fc83041
pub const RLK_711: Power =
    battlecry(&[give(&[ATTACK.plus(1).times(X)]).with_x(ATTACK.of(THIS)).to(A_CARD_IN_YOUR_HAND.that(MINION))]);

/// # Blood Gift
/// Enchantment
/// > Increased Attack.
//~ todo RLK_711e 7e224954 d522ad72.08129cea 0b77cca5
pub const RLK_711e: Power = TODO;

/// # Blood Tap
/// Spell · Shadow · 2 mana
/// > Give all minions in your hand +1/+1. Spend 2 **Corpses** to give them +1/+1 more.
/// - Makes: Tapped Blood [`RLK_712e`] ("\+1/+1.")
//~ done RLK_712 - a5d45018.12a641fd 8cbb04c0.8b15d840
#[rustfmt::skip]
pub const RLK_712: Power = spell(&[attach("RLK_712e").to(YOUR_HAND.that(MINION)), pay(Cost::of(Part::Corpses(2)), &[attach("RLK_712e").to(IT)])]);

/// # Tapped Blood
/// Enchantment
/// > \+1/+1.
//~ derived RLK_712e e39688f9 d522ad72.cb08f83e a0052ec3
pub const RLK_712e: Power = enchant(&[plus(1, 1)]);

/// # Lady Deathwhisper
/// Minion · Undead · 4 mana · 4/3
/// > **Deathrattle:** Copy all Frost spells in your hand.
//~ derived RLK_713 77fdaaa9 871b03db.1d1a5328 fe212c92
pub const RLK_713: Power = deathrattle(&[get(copy_of(YOUR_HAND.that(school(SpellSchool::Frost))))]);

/// # Blood Boil
/// Spell · Shadow · 5 mana
/// > **Lifesteal** Infect all enemy minions. At the end of your turns, they take 2 damage.
/// - Makes: Boiling Blood [`RLK_730e`] ("At the end of your opponent's turns, take 2…")
//~ done RLK_730 - cf35eba3.958d4cf6 1b3a72b8.4757dc59
pub const RLK_730: Power = spell(&[attach("RLK_730e").to(ENEMY_MINIONS)]);

/// # Boiling Blood
/// Enchantment
/// > At the end of your opponent's turns, take 2 damage.
//~ done RLK_730e - d522ad72.0b5f6eb1 76cbfc20
pub const RLK_730e: Power = whenever(YOU.turn_end()).then(&[deal(2).to(THIS)]);

/// # Darkfallen Neophyte
/// Minion · Undead · 3 mana · 2/5
/// > **Battlecry:** Spend 2 **Corpses** to give all minions in your hand +2 Attack.
/// - Makes: Fallen to Dark [`RLK_731e`] ("\+2 Attack.")
//~ derived RLK_731 a10d5e97 b58d4487.470451fc 85a742a3.466a895a
pub const RLK_731: Power =
    battlecry(&[pay(Cost::of(Part::Corpses(2)), &[attach("RLK_731e").to(YOUR_HAND.that(MINION))])]);

/// # Fallen to Dark
/// Enchantment
/// > \+2 Attack.
//~ derived RLK_731e ad6c71ce d522ad72.a6e18051 41a65325
pub const RLK_731e: Power = enchant(&[ATTACK.plus(2)]);

/// # Might of Menethil
/// Weapon · 4 mana · 4/2 durability
/// > **Battlecry:** Spend up to 3 **Corpses**. **Freeze** that many enemy minions.
//~ done RLK_740 - 0dbec9f6.63a1b86c 4f7d6d04
pub const RLK_740: Power = battlecry(&[either(
    CORPSES.at_least(3),
    &[spend_corpses(3), freeze(ENEMY_MINIONS.random_of(3))],
    &[either(
        CORPSES.at_least(2),
        &[spend_corpses(2), freeze(ENEMY_MINIONS.random_of(2))],
        &[spend_corpses(1), freeze(ENEMY_MINIONS.random())],
    )],
)])
.when(CORPSES.at_least(1));

/// # Malignant Horror
/// Minion · Undead · 4 mana · 2/4
/// > **Reborn** At the end of your turn, spend 4 **Corpses** to summon a copy of this minion.
//~ derived RLK_745 3a853d5c d2b53914.a1dc7420 856a5cc1
pub const RLK_745: Power = at_end_of_your_turn(&[pay(Cost::of(Part::Corpses(4)), &[summon(copy_of(THIS))])]);
