//! Death Knight cards of Core.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 086d1c42

/// # Lord Thorval
/// Minion · 3 mana · 2/4
/// > Not implemented yet. Use this for art/VFX for new Core card.
//~ todo CORE_CATA_005 51a76807 def81b81.f1c428c1 a53c8bc6
pub const CORE_CATA_005: Power = TODO;

/// # Consumption
/// Spell · 4 mana
/// > Deal $3 damage to two random enemy minions. Draw a card for each that dies.
//~ done CORE_CATA_007 - 38d1d3b0.24bd9a86 a399878d
pub const CORE_CATA_007: Power = spell(&[deal(3).to(ENEMY_MINIONS.random_of(2)), draw(1).for_each(IT.that(DEAD))]);

/// # Guardian Gargoyle
/// Minion · 3 mana · 2/4
/// > Not implemented yet. Use this for art/VFX for new Core card.
//~ todo CORE_CATA_008 73c3c931 def81b81.f1c428c1 fe67c13b
pub const CORE_CATA_008: Power = TODO;

/// # Death's Advance
/// Spell · Frost · 2 mana
/// > **Freeze** a character. **Discover** a spell.
//~ done CORE_CATA_009 - 589519e6.7ebb9db8 c40e14bb
pub const CORE_CATA_009: Power = spell(&[freeze(TARGET), discover(SPELL)]);

/// # Poison Breath
/// Spell · 2 mana
/// > Give a friendly Undead **Poisonous**.
/// - Makes: Deathly Poison [`CORE_EDR_002e`] ("Poisonous")
//~ done CORE_EDR_002 - 7846e7ae.f183b9d8 033eb1b8.a49c17d5
pub const CORE_EDR_002: Power = spell(&[attach("CORE_EDR_002e").to(A_FRIENDLY_MINION.that(UNDEAD))]);

/// # Deathly Poison
/// Enchantment
/// > **Poisonous**
//~ derived CORE_EDR_002e 7bebbaf0 d522ad72.2574dcf7 1235adab
pub const CORE_EDR_002e: Power = enchant(&[has(GameTag::POISONOUS)]);

/// # Falric
/// Minion · Undead · 3 mana · 2/4
/// > You gain twice as many **Corpses** as normal. **Battlecry:** Draw a card that spends **Corpses**.
//~ done CORE_EDR_003 - b5b37ada.b67ba33e 581a406e
pub const CORE_EDR_003: Power =
    abilities(&[aura(YOU).have(&[has(CORPSES_DOUBLED)]), battlecry(&[draw_that(1, with(GameTag::CORPSE_SPENDER))])]);

/// # Death Metal Knight
/// Minion · Undead · 3 mana · 3/4
/// > **Taunt** Costs Health instead of Mana if your hero was healed this turn.
//~ done CORE_ETC_523 - e17beb18.e6f23cf7 2b060b9c
#[rustfmt::skip]
pub const CORE_ETC_523: Power = aura(THIS).when(YOUR_HERO.is_healed_by(CARD).this_turn().at_least(1)).in_hand().have(&[has_at_least(GameTag::CARD_ALTERNATE_COST, 1)]);

/// # Nerubian Swarmguard
/// Minion · Undead · 4 mana · 1/3
/// > **Taunt Battlecry:** Summon two copies of this minion.
//~ done CORE_RLK_062 - 7f339fcd.27f1a922 9e825be1
pub const CORE_RLK_062: Power = battlecry(&[summon(copy_of(THIS)).copies(2)]);

/// # Frostwyrm's Fury
/// Spell · Frost · 7 mana
/// > Deal $5 damage. **Freeze** all enemy minions. Summon a 5/5 Frostwyrm.
/// - Reprint of: [`RLK_063`](crate::path_of_arthas::death_knight::RLK_063)
/// - Makes: [`RLK_063t`](crate::path_of_arthas::death_knight::RLK_063t)
//~ reprint CORE_RLK_063 45c10f98 5c263ea4.7d804fbc 0536a84e.3f929f41.b085ee1f
pub const CORE_RLK_063: Power = crate::cards::RLK_063;

/// # Hematurge
/// Minion · 2 mana · 2/3
/// > **Battlecry:** Spend a **Corpse** to **Discover** a Blood Rune card.\~GAMEPLAY ASPROXY CORE RLK 066
/// - Reprint of: [`RLK_066`](crate::path_of_arthas::death_knight::RLK_066)
//~ done CORE_RLK_066 - 5656a6e3.36ea5a7c 512a9e35.ef31089e
pub const CORE_RLK_066: Power = battlecry(&[pay(Cost::of(Part::Corpses(1)), &[discover(with(GameTag::COST_BLOOD))])]);

/// # Deathchiller
/// Minion · Elemental · 2 mana · 2/3
/// > After you cast a spell, deal 1 damage to two random enemies.
/// - Reprint of: [`RLK_083`](crate::path_of_arthas::death_knight::RLK_083)
//~ reprint CORE_RLK_083 d856ef58 2ed7eb85.f3affd2c 648a9804.60de7df0
pub const CORE_RLK_083: Power = crate::cards::RLK_083;

/// # Frostmourne
/// Weapon · 6 mana · 4/3 durability
/// > **Deathrattle:** Summon every minion killed by this weapon.
/// - Reprint of: [`RLK_086`](crate::path_of_arthas::death_knight::RLK_086)
//~ reprint CORE_RLK_086 26004686 6f3d7b7a.a66e81f7 3b722af8.401aaa7d
pub const CORE_RLK_086: Power = crate::cards::RLK_086;

/// # Asphyxiate
/// Spell · Shadow · 3 mana
/// > Destroy the highest Attack enemy minion.
/// - Reprint of: [`RLK_087`](crate::path_of_arthas::death_knight::RLK_087)
//~ reprint CORE_RLK_087 c721a10a 3c9c5d15.cee8b0dd 74ea222c.a03ad61d
pub const CORE_RLK_087: Power = crate::cards::RLK_087;

/// # Necrotic Mortician
/// Minion · 2 mana · 2/3
/// > **Battlecry:** If a friendly Undead died after your last turn, **Discover** an Unholy Rune card.
/// - Reprint of: [`RLK_116`](crate::lich_king::death_knight::RLK_116)
//~ reprint CORE_RLK_116 d2cae55c 5656a6e3.2ec916a9 dbab8629.123ba29f
pub const CORE_RLK_116: Power = crate::cards::RLK_116;

/// # Tomb Guardians
/// Spell · Shadow · 4 mana
/// > Summon two 2/2 Zombies with **Taunt**. Spend 4 **Corpses** to give them **Reborn**.
/// - Reprint of: [`RLK_118`](crate::path_of_arthas::death_knight::RLK_118)
/// - Makes: [`RLK_118t3`](crate::path_of_arthas::death_knight::RLK_118t3)
//~ reprint CORE_RLK_118 18d3cde7 1e562e45.202f10d6 a127e14d.c58e4a9d.3f07f82b
pub const CORE_RLK_118: Power = crate::cards::RLK_118;

/// # Acolyte of Death
/// Minion · 3 mana · 2/4
/// > After a friendly Undead dies, draw a card.
/// - Reprint of: [`RLK_121`](crate::lich_king::death_knight::RLK_121)
//~ reprint CORE_RLK_121 bae268d0 def81b81.7bab9228 34a5a0de.6d1f19f0
pub const CORE_RLK_121: Power = crate::cards::RLK_121;

/// # Marrow Manipulator
/// Minion · Undead · 6 mana · 5/5
/// > **Battlecry:** Spend up to 5 **Corpses**. Deal 2 damage to a random enemy for each.
/// - Reprint of: [`RLK_505`](crate::path_of_arthas::death_knight::RLK_505)
//~ reprint CORE_RLK_505 74ab005b ef316f79.ae9cf762 94fbb76e.618c80e0
pub const CORE_RLK_505: Power = crate::cards::RLK_505;

/// # Boneguard Commander
/// Minion · Undead · 8 mana · 8/8
/// > **Taunt Battlecry:** Raise up to 6 **Corpses** as 1/3 Risen Footmen with **Taunt**.
/// - Reprint of: [`RLK_506`](crate::lich_king::death_knight::RLK_506)
/// - Makes: Risen Footman [`RLK_061t`] (1/3, "Taunt Doesn't leave a Corpse.")
//~ reprint CORE_RLK_506 82815d71 b44b0199.43038767 3b3d4f33.51404fa3.33e5c828
pub const CORE_RLK_506: Power = crate::cards::RLK_506;

/// # Alexandros Mograine
/// Minion · Undead · 7 mana · 7/7
/// > **Battlecry:** For the rest of the game, deal 3 damage to your opponent at the end of your turns.
/// - Reprint of: [`RLK_706`](crate::lich_king::death_knight::RLK_706)
//~ reprint CORE_RLK_706 f3d3cdd4 f71a3373.74e7b603 976b1280.1b8c923c
pub const CORE_RLK_706: Power = crate::cards::RLK_706;

/// # Blood Tap
/// Spell · Shadow · 2 mana
/// > Give all minions in your hand +1/+1. Spend 2 **Corpses** to give them +1/+1 more.
/// - Reprint of: [`RLK_712`](crate::path_of_arthas::death_knight::RLK_712)
//~ reprint CORE_RLK_712 04129fc8 a5d45018.12a641fd 8cbb04c0.1ad16d09
pub const CORE_RLK_712: Power = crate::cards::RLK_712;

/// # Malignant Horror
/// Minion · Undead · 4 mana · 2/4
/// > **Reborn** At the end of your turn, spend 4 **Corpses** to summon a copy of this minion.
/// - Reprint of: [`RLK_745`](crate::path_of_arthas::death_knight::RLK_745)
//~ reprint CORE_RLK_745 1ceea278 d2b53914.a1dc7420 856a5cc1.6bf8b86e
pub const CORE_RLK_745: Power = crate::cards::RLK_745;

/// # Corpse Farm
/// Spell · 3 mana
/// > Spend up to 8 **Corpses** to summon a random minion of that Cost.
/// - Reprint of: [`WW_374`](crate::badlands::death_knight::WW_374)
//~ reprint CORE_WW_374 37099b4f 82ede6d1.b087018a a11fd5d1.7f612bb6
pub const CORE_WW_374: Power = crate::cards::WW_374;

/// # Risen Ghoul
/// Minion · Undead · 2 mana · 2/2
/// > **Rush** *Doesn't leave a **Corpse**.*
//~ done RLK_008t - af540375.4b81edc2 fc92ced5
pub const RLK_008t: Power = VANILLA;

/// # Death Strike
/// Spell · 4 mana
/// > **Lifesteal** Deal $6 damage to a minion.
//~ done RLK_024 - 38d1d3b0.879773c0 092c24d8
pub const RLK_024: Power = spell(&[deal(6).to(A_MINION)]);

/// # Frost Strike
/// Spell · Frost · 2 mana
/// > Deal $3 damage to a minion. If it dies, **Discover** a Frost Rune card.
/// - Makes: [`RLK_025e`](crate::lich_king::death_knight::RLK_025e); [`RLK_025o`](crate::lich_king::death_knight::RLK_025o)
//~ done RLK_025 - 589519e6.b125860a 7da9b6e1.14bb1c13
pub const RLK_025: Power =
    spell(&[deal(3).to(A_MINION), discover(with(GameTag::COST_FROST)).when(there_is(&IT.that(DEAD)))]);

/// # Grain Crate
/// Spell · 1 mana
/// > **Casts When Drawn** Summon a 2/2 Undead Peasant.
/// - Makes: [`RLK_070t`](crate::lich_king::neutral::RLK_070t)
//~ done RLK_039t - 2f198b86.4a2ca3d9 225bf146.1283b8da
pub const RLK_039t: Power = spell(&[summon(card("RLK_070t"))]);

/// # Anti-Magic Shell
/// Spell · Shadow · 3 mana
/// > Give your minions +1/+1 and **Elusive**.
/// - Makes: Anti-Magic Shell [`RLK_048e`] ("\+1/+1 and Elusive.")
//~ done RLK_048 - 3c9c5d15.d5bee5c5 a0d8271f.b47c81db
pub const RLK_048: Power = spell(&[attach("RLK_048e").to(FRIENDLY_MINIONS)]);

/// # Anti-Magic Shell
/// Enchantment
/// > \+1/+1 and **Elusive**.
//~ derived RLK_048e 9684d045 d522ad72.6a9eeace a0d8271f
pub const RLK_048e: Power = enchant(&[plus(1, 1), has(GameTag::ELUSIVE)]);

/// # Army of the Dead
/// Spell · Shadow · 5 mana
/// > Raise up to 5 **Corpses** as 2/2 Risen Ghouls with **Rush**.
/// - Makes: Risen Ghoul [`RLK_008t`] (2/2, "Rush Doesn't leave a Corpse.")
///
/// # Notes
///
/// Open question: whether Corpses are spent for which the board has no room. They are, as the text asks for no room.
//~ done RLK_060 - cf35eba3.ed6653f3 e7ff3e2d.4f772b40
pub const RLK_060: Power = spell(&[spend_corpses(5), summon(card("RLK_008t")).times(LAST_AMOUNT)]);

/// # Battlefield Necromancer
/// Minion · 2 mana · 2/2
/// > At the end of your turn, raise a **Corpse** as a 1/3 Risen Footman with **Taunt**.
/// - Makes: Risen Footman [`RLK_061t`] (1/3, "Taunt Doesn't leave a Corpse.")
//~ done RLK_061 - 565e37de.24dd62ea 1c488e8f.33e5c828
pub const RLK_061: Power = at_end_of_your_turn(&[pay(Cost::of(Part::Corpses(1)), &[summon(card("RLK_061t"))])]);

/// # Risen Footman
/// Minion · Undead · 1 mana · 1/3
/// > **Taunt** *Doesn't leave a **Corpse**.*
//~ done RLK_061t - effce683.aed3d7ae bf6e550a
pub const RLK_061t: Power = VANILLA;

/// # Corrupted Ashbringer
/// Weapon · 6 mana · 5/2 durability
/// > **Lifesteal**
//~ vanilla RLK_067 f3443171 d363697d.b857c9f1 bd1f34f7
pub const RLK_067: Power = VANILLA;

/// # Possessed Fighter
/// Minion · 1 mana · 1/1
/// > **Rush Reborn**
//~ vanilla RLK_077t d52315ea cbd7c476.616f5f70 5a1fcc98
pub const RLK_077t: Power = VANILLA;

/// # Risen Golem
/// Minion · Undead · 1 mana · 1/1
/// > **Rush** *Doesn't leave a **Corpse**.*
//~ done RLK_085t - ef057e39.4b81edc2 947954d2
pub const RLK_085t: Power = VANILLA;

/// # Thassarian
/// Minion · Undead · 4 mana · 3/3
/// > **Reborn Battlecry and Deathrattle:** Deal 2 damage to a random enemy.
//~ done RLK_223 - 916af273.9ba2c5c5 e30be1fc
pub const RLK_223: Power =
    abilities(&[battlecry(&[deal(2).to(ENEMIES.random())]), deathrattle(&[deal(2).to(ENEMIES.random())])]);

/// # Risen Ymirjar
/// Minion · Undead · 3 mana · 3/3
/// > **Taunt** *Doesn't leave a **Corpse**.*
//~ done RLK_226t - e14ef5e3.aed3d7ae bbe8d484
pub const RLK_226t: Power = VANILLA;

/// # Body Bagger
/// Minion · Undead · 1 mana · 1/3
/// > **Battlecry**: Gain a **Corpse**.
//~ done RLK_503 - effce683.e5821a7f 550bfa92
pub const RLK_503: Power = battlecry(&[corpses(1)]);

/// # Harbinger of Winter
/// Minion · Undead · 2 mana · 3/2
/// > **Deathrattle:** Draw a Frost spell.
//~ done RLK_511 - e2f87da0.8cf7f502 1d86d283
pub const RLK_511: Power = deathrattle(&[draw_that(1, school(SpellSchool::Frost))]);

/// # Shambling Zombie
/// Minion · Undead · 1 mana · 1/1
/// > **Reborn**
//~ vanilla RLK_705t 48680cc0 ef057e39.d8e09bc7 d04def42
pub const RLK_705t: Power = VANILLA;

/// # Grave Strength
/// Spell · Shadow · 4 mana
/// > Give your minions +1 Attack. Spend 5 **Corpses** to give them +3 instead.
/// - Makes: [`RLK_707e`](crate::lich_king::death_knight::RLK_707e); [`RLK_707e2`](crate::lich_king::death_knight::RLK_707e2)
//~ done RLK_707 - 1e562e45.828b8d81 c1ca4add.54b906dc
pub const RLK_707: Power = spell(&[either(
    CORPSES.at_least(5),
    &[spend_corpses(5), give(&[ATTACK.plus(3)]).to(FRIENDLY_MINIONS)],
    &[give(&[ATTACK.plus(1)]).to(FRIENDLY_MINIONS)],
)]);

/// # Chillfallen Baron
/// Minion · Undead · Draenei · 3 mana · 2/2
/// > **Battlecry and Deathrattle:** Draw a card.
//~ done RLK_708 - 9ad1dc16.e6d2d008 5e207b52
pub const RLK_708: Power = abilities(&[battlecry(&[draw(1)]), deathrattle(&[draw(1)])]);

/// # Remorseless Winter
/// Spell · Frost · 4 mana
/// > Deal $2 damage to all enemies. Draw a card.
//~ done RLK_709 - 80db5271.1d6bfb10 7575104a
pub const RLK_709: Power = spell(&[deal(2).to(ENEMIES), draw(1)]);

/// # Gnome Muncher
/// Minion · Undead · 6 mana · 5/6
/// > **Taunt**, **Lifesteal** At the end of your turn, attack the lowest Health enemy.
//~ done RLK_720 - ef2e56d6.e5d49a52 6dbc289b
pub const RLK_720: Power = at_end_of_your_turn(&[make_attack(THIS, ENEMIES.least(HEALTH))]);

/// # Rime Elemental
/// Minion · Elemental · 2 mana · 2/1
/// > **Deathrattle:** Deal 2 damage to a random enemy.
//~ done RLK_907t - 2eeb0c0f.efdef3df f6811537
pub const RLK_907t: Power = deathrattle(&[deal(2).to(ENEMIES.random())]);

/// # Skeletal Sidekick
/// Minion · Undead · 1 mana · 1/2
/// > **Battlecry:** Give a friendly Undead +2 Attack.
/// - Makes: [`RLK_958e`](crate::lich_king::death_knight::RLK_958e)
//~ done RLK_958 - ef04ce4e.aa60be6f 0a74ce15.b71be393
pub const RLK_958: Power = battlecry(&[attach("RLK_958e").to(A_FRIENDLY_MINION.that(UNDEAD))]);
