//! Neutral cards of Ashes of Outland.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 623a1804

/// # Rustsworn Initiate
///
/// `BT_008` · Neutral minion · 2 mana · 2/2
///
/// > **Deathrattle:** Summon a 1/1 Impcaster with **Spell Damage +1**.
///
/// - Set: Ashes of Outland · common · collectible
/// - Mechanics: Deathrattle
/// - Refers to: Spellpower
/// - Tokens: Impcaster [`BT_008t`]
///
/// State: Derived
//~ derived BT_008 2689a19c a7e52421 bd32e9e2.ef7d3f5d
pub const BT_008: Power = deathrattle(&[summon(card("BT_008t"))]);

/// # Impcaster
///
/// `BT_008t` · Neutral minion · 1 mana · 1/1
///
/// > **Spell Damage +1**
///
/// - Set: Ashes of Outland
/// - Minion type: Demon
/// - Mechanics: Spellpower, Imp
///
/// State: Vanilla
//~ vanilla BT_008t 248d20b9 610a9769 2fff3a92.b88f2291
pub const BT_008t: Power = VANILLA;

/// # Felfin Navigator
///
/// `BT_010` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** Give your other Murlocs +1/+1.
///
/// - Set: Ashes of Outland · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
/// - Enchantments: Felfin Fueled [`BT_010e`]
///
/// State: Derived
//~ derived BT_010 36973841 e5ce66ab 3fdbb682.aacab0ef
pub const BT_010: Power = battlecry(&[attach("BT_010e").to(OTHER_FRIENDLY_MINIONS.that(MURLOC))]);

/// # Felfin Fueled
///
/// `BT_010e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Ashes of Outland
///
/// State: Derived
//~ derived BT_010e 75610345 641a8d5a ac223a84.67341004
pub const BT_010e: Power = enchant(&[plus(1, 1)]);

/// # Teron Gorefiend
///
/// `BT_126` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** Destroy all other friendly minions. **Deathrattle:** Resummon them with +1/+1.
///
/// - Set: Ashes of Outland · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle, Battlecry
/// - Enchantments: Shadowy Construct [`BT_126e`], Vengeful Spirit [`BT_126e2`]
///
/// State: Todo
//~ todo BT_126 b41ef0e1 f9f160f6 e90fb17d.cd2d11a6
pub const BT_126: Power = TODO;

/// # Shadowy Construct
///
/// `BT_126e` · Neutral enchantment
///
/// > Destroyed {0}.
///
/// - Set: Ashes of Outland
///
/// State: Todo
//~ todo BT_126e 54087bc2 d087886b 081c1106.9486bc48
pub const BT_126e: Power = TODO;

/// # Vengeful Spirit
///
/// `BT_126e2` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Ashes of Outland
///
/// State: Derived
//~ derived BT_126e2 751d40e5 9655f196 350309a8.67341004
pub const BT_126e2: Power = enchant(&[plus(1, 1)]);

/// # Scrapyard Colossus
///
/// `BT_155` · Neutral minion · 10 mana · 7/7
///
/// > **Taunt Deathrattle:** Summon a 7/7 Felcracked Colossus with **Taunt**.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Taunt, Deathrattle
/// - Tokens: Felcracked Colossus [`BT_155t`]
///
/// State: Derived
//~ derived BT_155 cb6d1c15 d85486d2 6b172e4d.77c4148e
pub const BT_155: Power = deathrattle(&[summon(card("BT_155t"))]);

/// # Felcracked Colossus
///
/// `BT_155t` · Neutral minion · 7 mana · 7/7
///
/// > **Taunt**
///
/// - Set: Ashes of Outland
/// - Minion type: Elemental
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla BT_155t bc0d99c3 20fd72ac 9e08cca2.4b0c5d24
pub const BT_155t: Power = VANILLA;

/// # Imprisoned Vilefiend
///
/// `BT_156` · Neutral minion · 2 mana · 3/5
///
/// > **Dormant** for 2 turns. **Rush**
///
/// - Set: Ashes of Outland · common · collectible
/// - Minion type: Demon
/// - Mechanics: Rush
/// - Refers to: Dormant
/// - Tags: `1652` = 1
///
/// State: Done
//~ done BT_156 7befe216 - 78dba3a6.07000d5a
pub const BT_156: Power = dormant_for(2);

/// # Terrorguard Escapee
///
/// `BT_159` · Neutral minion · 3 mana · 3/7
///
/// > **Battlecry:** Summon three 1/1 Huntresses for your opponent.
///
/// - Set: Ashes of Outland · common · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
/// - Tokens: Huntress [`BT_159t`]
///
/// State: Derived
//~ derived BT_159 fdbd120f bf320e9e 4b983752.8e986830
pub const BT_159: Power = battlecry(&[summon(card("BT_159t")).copies(3).to(OPPONENT)]);

/// # Huntress
///
/// `BT_159t` · Neutral minion · 1 mana · 1/1
///
/// - Set: Ashes of Outland
///
/// State: Vanilla
//~ vanilla BT_159t 9762f99c 8393b6c9 2ca9390c
pub const BT_159t: Power = VANILLA;

/// # Rustsworn Cultist
///
/// `BT_160` · Neutral minion · 4 mana · 3/3
///
/// > **Battlecry:** Give your other minions "**Deathrattle:** Summon a 1/1 Demon."
///
/// - Set: Ashes of Outland · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
/// - Enchantments: Rustsworn Pact [`BT_160e`]
/// - Tokens: Rusted Devil [`BT_160t`]
///
/// State: Derived
//~ derived BT_160 031aa6d2 05f43e48 b0c9108b.f6d01041
pub const BT_160: Power = battlecry(&[attach("BT_160e").to(OTHER_FRIENDLY_MINIONS)]);

/// # Rustsworn Pact
///
/// `BT_160e` · Neutral enchantment
///
/// > **Deathrattle:** Summon a 1/1 Demon.
///
/// - Set: Ashes of Outland
///
/// State: Derived
//~ derived BT_160e ad6d6cef f5d52c0b 4bd112fe.7f805926
pub const BT_160e: Power = deathrattle(&[summon(card("BT_160t"))]);

/// # Rusted Devil
///
/// `BT_160t` · Neutral minion · 1 mana · 1/1
///
/// - Set: Ashes of Outland
/// - Minion type: Demon
/// - Mechanics: Imp
///
/// State: Vanilla
//~ vanilla BT_160t 432848d7 6d14668a dec35490
pub const BT_160t: Power = VANILLA;

/// # Replicat-o-tron
///
/// `BT_190` · Neutral minion · 4 mana · 3/3
///
/// > At the end of your turn, transform a neighbor into a copy of this.
///
/// - Set: Ashes of Outland · epic · collectible
/// - Minion type: Mech
///
/// State: Derived
//~ derived BT_190 1cefcc24 226c9cfb e875bb4f.441a6b57
pub const BT_190: Power = at_end_of_your_turn(&[transform(THIS.neighbours().random(), copy_of(THIS))]);

/// # Kael'thas Sunstrider
///
/// `BT_255` · Neutral minion · 6 mana · 4/7
///
/// > Every third spell you cast each turn costs (1).
///
/// - Set: Ashes of Outland · legendary · collectible
/// - Mechanics: Aura
/// - Enchantments: Sunstrider [`BT_255e`]
///
/// State: Todo
//~ todo BT_255 2d015502 f1c46079 6263e366.54a29774
pub const BT_255: Power = TODO;

/// # Sunstrider
///
/// `BT_255e` · Neutral enchantment
///
/// > Costs (1).
///
/// - Set: Ashes of Outland
///
/// State: Derived
//~ derived BT_255e 75bc269a f6d4c757 1991bfc7.53ed184d
pub const BT_255e: Power = enchant(&[cost(1)]);

/// # Frozen Shadoweaver
///
/// `BT_714` · Neutral minion · 3 mana · 4/3
///
/// > **Battlecry: Freeze** an enemy.
///
/// - Set: Ashes of Outland · common · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Refers to: Freeze
/// - Target: "Freeze an enemy."
///
/// State: Derived
//~ derived BT_714 6030233a 85cef77d 22a4be81.ce544137
pub const BT_714: Power = battlecry(&[freeze(AN_ENEMY)]);

/// # Bonechewer Brawler
///
/// `BT_715` · Neutral minion · 2 mana · 2/3
///
/// > **Taunt** Whenever this minion takes damage, gain +2 Attack.
///
/// - Set: Ashes of Outland · common · collectible
/// - Mechanics: Taunt
/// - Enchantments: Brawling [`BT_715e`]
///
/// State: Derived
//~ derived BT_715 0b68e49d 3ee80183 26fb4f32.765a1c47
pub const BT_715: Power = whenever(THIS.takes_damage(CARD)).then(&[give(&[ATTACK.plus(2)])]);

/// # Brawling
///
/// `BT_715e` · Neutral enchantment
///
/// > Increased Attack.
///
/// - Set: Ashes of Outland
/// - Tags: `3860` = 1
///
/// State: Todo
//~ todo BT_715e 7384c6c4 48fabf4b 3bfd1076.08129cea
pub const BT_715e: Power = TODO;

/// # Bonechewer Vanguard
///
/// `BT_716` · Neutral minion · 7 mana · 4/10
///
/// > **Taunt** Whenever this minion takes damage, gain +2 Attack.
///
/// - Set: Ashes of Outland · common · collectible
/// - Mechanics: Taunt
/// - Enchantments: Victorious [`BT_716e`]
///
/// State: Derived
//~ derived BT_716 02735d77 7c8d24d9 da8c0788.765a1c47
pub const BT_716: Power = whenever(THIS.takes_damage(CARD)).then(&[give(&[ATTACK.plus(2)])]);

/// # Victorious
///
/// `BT_716e` · Neutral enchantment
///
/// > Increased Attack.
///
/// - Set: Ashes of Outland
/// - Tags: `3860` = 1
///
/// State: Todo
//~ todo BT_716e b72d11a0 8f943b45 4d0ee2e0.08129cea
pub const BT_716e: Power = TODO;

/// # Burrowing Scorpid
///
/// `BT_717` · Neutral minion · 4 mana · 5/2
///
/// > **Battlecry:** Deal 2 damage. If that kills the target, gain **Stealth**.
///
/// - Set: Ashes of Outland · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Stealth
/// - Target: "Deal 2 damage."
///
/// State: Derived
//~ derived BT_717 53374d3b f5233025 90dda5a8.6d73dd85
pub const BT_717: Power =
    battlecry(&[deal(2).to(TARGET), give(&[has(GameTag::STEALTH)]).when(there_is(&IT.that(DEAD)))]);

/// # Ruststeed Raider
///
/// `BT_720` · Neutral minion · 5 mana · 1/8
///
/// > **Taunt**, **Rush Battlecry:** Gain +4 Attack this turn.
///
/// - Set: Ashes of Outland · common · collectible
/// - Mechanics: Taunt, Battlecry, Rush
/// - Enchantments: Ride Eternal [`BT_720e`]
///
/// State: Derived
//~ derived BT_720 43046c03 382df2de 7a9f5ef6.7a7d727b
pub const BT_720: Power = battlecry(&[attach("BT_720e")]);

/// # Ride Eternal
///
/// `BT_720e` · Neutral enchantment
///
/// > +4 Attack this turn.
///
/// - Set: Ashes of Outland
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived BT_720e 0b138a64 0e2d0f66 9d21a505.a9003f71
pub const BT_720e: Power = enchant(&[ATTACK.plus(4)]).this_turn();

/// # Blistering Rot
///
/// `BT_721` · Neutral minion · 3 mana · 1/2
///
/// > At the end of your turn, summon a Rot with stats equal to this minion's.
///
/// - Set: Ashes of Outland · rare · collectible
/// - Tokens: Living Rot [`BT_721t`]
///
/// State: Derived
//~ derived BT_721 5cc4b2e9 1614d90e 1d472428.0d59b0b3
#[rustfmt::skip]
pub const BT_721: Power = at_end_of_your_turn(&[summon(card("BT_721t")), give(&[ATTACK.set(1).times(X)]).times(ATTACK.of(THIS)).to(IT), give(&[HEALTH.set(1).times(X)]).times(HEALTH.of(THIS)).to(IT)]);

/// # Living Rot
///
/// `BT_721t` · Neutral minion · 1 mana · 1/1
///
/// - Set: Ashes of Outland
///
/// State: Vanilla
//~ vanilla BT_721t ae4be7e6 822e50ea a6c55d9f
pub const BT_721t: Power = VANILLA;

/// # Guardian Augmerchant
///
/// `BT_722` · Neutral minion · 1 mana · 2/1
///
/// > **Battlecry:** Deal 1 damage to a minion and give it **Divine Shield**.
///
/// - Set: Ashes of Outland · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Divine Shield
/// - Target: "Deal 1 damage and give **Divine Shield**."
///
/// State: Derived
//~ derived BT_722 897da079 ea27bb91 25d995f4.be24f4c2
pub const BT_722: Power = battlecry(&[deal(1).to(A_MINION), give(&[has(GameTag::DIVINE_SHIELD)]).to(IT)]);

/// # Rocket Augmerchant
///
/// `BT_723` · Neutral minion · 1 mana · 2/1
///
/// > **Battlecry:** Deal 1 damage to a minion and give it **Rush**.
///
/// - Set: Ashes of Outland · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Target: "Deal 1 damage and give **Rush**."
///
/// State: Derived
//~ derived BT_723 d469b9e2 48bc82f2 b8f46164.b9f9e840
pub const BT_723: Power = battlecry(&[deal(1).to(A_MINION), give(&[has(GameTag::RUSH)]).to(IT)]);

/// # Ethereal Augmerchant
///
/// `BT_724` · Neutral minion · 1 mana · 2/1
///
/// > **Battlecry:** Deal 1 damage to a minion and give it **Spell Damage +1**.
///
/// - Set: Ashes of Outland · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Spellpower
/// - Target: "Deal 1 damage and give **Spell Damage +1**."
/// - Enchantments: Ethereal Augment [`BT_724e`]
///
/// State: Derived
//~ derived BT_724 cb8be1ee 47fb6e4c a46cb7ce.e9b53068
pub const BT_724: Power = battlecry(&[deal(1).to(A_MINION), attach("BT_724e").to(IT)]);

/// # Ethereal Augment
///
/// `BT_724e` · Neutral enchantment
///
/// > **Spell Damage +1**.
///
/// - Set: Ashes of Outland
///
/// State: Derived
//~ derived BT_724e 0c6e7a0e 501ceb34 383fa366.7e90e4a1
pub const BT_724e: Power = enchant(&[plus_tag(GameTag::SPELLPOWER, 1)]);

/// # Dragonmaw Sky Stalker
///
/// `BT_726` · Neutral minion · 6 mana · 5/6
///
/// > **Deathrattle:** Summon a 3/4 Dragonrider.
///
/// - Set: Ashes of Outland · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Deathrattle
/// - Tokens: Dragonrider [`BT_726t`]
///
/// State: Derived
//~ derived BT_726 4e48af5a c31c1372 84229e98.2cdf8700
pub const BT_726: Power = deathrattle(&[summon(card("BT_726t"))]);

/// # Dragonrider
///
/// `BT_726t` · Neutral minion · 3 mana · 3/4
///
/// - Set: Ashes of Outland
///
/// State: Vanilla
//~ vanilla BT_726t dd598d57 16b516cd 863fb16e
pub const BT_726t: Power = VANILLA;

/// # Soulbound Ashtongue
///
/// `BT_727` · Neutral minion · 1 mana · 1/4
///
/// > Whenever this minion takes damage, also deal that amount to your hero.
///
/// - Set: Ashes of Outland · common · collectible
/// - Minion type: Draenei
///
/// State: Derived
//~ derived BT_727 be030da6 9d2bed15 28f30a6e.c9830741
pub const BT_727: Power = whenever(THIS.takes_damage(CARD)).then(&[deal(1).times(THAT_MUCH).to(YOUR_HERO)]);

/// # Disguised Wanderer
///
/// `BT_728` · Neutral minion · 4 mana · 3/3
///
/// > **Deathrattle:** Summon a 9/1 Inquisitor.
///
/// - Set: Ashes of Outland · common · collectible
/// - Minion type: Demon
/// - Mechanics: Deathrattle
/// - Tokens: Rustsworn Inquisitor [`BT_728t`]
///
/// State: Derived
//~ derived BT_728 c9941e5b 9f29611a 2db58aab.2aa5ae2e
pub const BT_728: Power = deathrattle(&[summon(card("BT_728t"))]);

/// # Rustsworn Inquisitor
///
/// `BT_728t` · Neutral minion · 4 mana · 9/1
///
/// - Set: Ashes of Outland
/// - Minion type: Demon
///
/// State: Vanilla
//~ vanilla BT_728t b11aeaf6 8ab75774 d604f298
pub const BT_728t: Power = VANILLA;

/// # Waste Warden
///
/// `BT_729` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** Deal 3 damage to a minion and all others of the same minion type.
///
/// - Set: Ashes of Outland · epic · collectible
/// - Mechanics: Battlecry
/// - Target: "Deal 3 damage."
///
/// State: Todo
//~ todo BT_729 881b57a2 64e8f5f8 e5eb5b88.75426783
pub const BT_729: Power = TODO;

/// # Overconfident Orc
///
/// `BT_730` · Neutral minion · 3 mana · 1/6
///
/// > **Taunt** While at full Health, this has +2 Attack.
///
/// - Set: Ashes of Outland · common · collectible
/// - Mechanics: Taunt
///
/// State: Derived
//~ derived BT_730 9e409bd5 d7fb47df 0915cdb8.84ad3d25
pub const BT_730: Power = aura(THIS).when(UNDAMAGED).have(&[ATTACK.plus(2)]);

/// # Infectious Sporeling
///
/// `BT_731` · Neutral minion · 1 mana · 1/2
///
/// > After this damages a minion, turn it into an Infectious Sporeling.
///
/// - Set: Ashes of Outland · rare · collectible
///
/// State: Derived
//~ derived BT_731 34a0ef09 7bfe7557 3a07256a.9ec5baf4
pub const BT_731: Power = after(MINIONS.takes_damage(ITSELF)).then(&[transform(WHO, card("BT_731"))]);

/// # Scavenging Shivarra
///
/// `BT_732` · Neutral minion · 6 mana · 6/3
///
/// > **Battlecry:** Deal 6 damage randomly split among all other minions.
///
/// - Set: Ashes of Outland · common · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived BT_732 8866b593 8baab9be 0defb8d0.14221bc4
pub const BT_732: Power = battlecry(&[deal(6).split_among(OTHER_MINIONS)]);

/// # Mo'arg Artificer
///
/// `BT_733` · Neutral minion · 2 mana · 2/4
///
/// > All minions take double damage from spells.
///
/// - Set: Ashes of Outland · epic · collectible
/// - Minion type: Mech, Demon
/// - Tags: `2539` = 1
///
/// State: Derived
//~ derived BT_733 72638ee3 f004fcb9 f570ec12.c38d7439
pub const BT_733: Power = whenever(MINIONS.would_take_damage(SPELL)).then(&[damage_multiplied(2)]);

/// # Supreme Abyssal
///
/// `BT_734` · Neutral minion · 8 mana · 12/12
///
/// > Can't attack heroes.
///
/// - Set: Ashes of Outland · common · collectible
/// - Minion type: Demon
///
/// State: Derived
//~ derived BT_734 9f3c504a d3202677 4e87ef23.5c41918f
pub const BT_734: Power = aura(THIS).have(&[has(GameTag::CANNOT_ATTACK_HEROES)]);

/// # Al'ar
///
/// `BT_735` · Neutral minion · 5 mana · 7/3
///
/// > **Deathrattle**: Summon a 0/3 Ashes of Al'ar that resurrects this minion on your next turn.
///
/// - Set: Ashes of Outland · legendary · collectible
/// - Minion type: Elemental, Beast
/// - Mechanics: Deathrattle
/// - Tags: `2542` = 1
/// - Tokens: Ashes of Al'ar [`BT_735t`]
///
/// State: Todo
//~ todo BT_735 22b08782 32bcbea5 edf56844.87480f3f
pub const BT_735: Power = TODO;

/// # Ashes of Al'ar
///
/// `BT_735t` · Neutral minion · 1 mana · 0/3
///
/// > At the start of your turn, transform this into Al'ar.
///
/// - Set: Ashes of Outland
///
/// State: Derived
//~ derived BT_735t c45dbf8a 183f8582 c2d51a47.5ef01db4
pub const BT_735t: Power = at_start_of_your_turn(&[transform(THIS, card("BT_735"))]);

/// # Maiev Shadowsong
///
/// `BT_737` · Neutral minion · 4 mana · 4/3
///
/// > **Battlecry:** Choose a minion. It goes **Dormant** for 2 turns.
///
/// - Set: Ashes of Outland · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Dormant
/// - Target: "Choose a minion."
/// - Enchantments: Imprisoned [`BT_737e`]
///
/// State: Derived
//~ derived BT_737 2be0e336 c82df0d7 f6221599.bce61a49
pub const BT_737: Power = battlecry(&[with_each(A_MINION), make_dormant(IT, 2)]);

/// # Imprisoned
///
/// `BT_737e` · Neutral enchantment
///
/// > **Dormant**. Awaken in @ \|4(turn, turns).
///
/// - Set: Ashes of Outland
/// - Mechanics: Dormant Awaken Condition Enchant
/// - Tags: `SCORE_VALUE_1` = 2
///
/// State: Todo
//~ todo BT_737e 0aca8374 9b50f449 0fdc98fa.d03dd6ee
pub const BT_737e: Power = TODO;

/// # Magtheridon
///
/// `BT_850` · Neutral minion · 4 mana · 12/12
///
/// > **Dormant**. **Battlecry:** Summon three 1/3 enemy Warders. When they die, destroy all minions and awaken.
///
/// - Set: Ashes of Outland · legendary · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
/// - Refers to: Dormant
/// - Tags: `1544` = 1, `1652` = 1
/// - Enchantments: Imprisoned [`BT_850e`]
/// - Tokens: Hellfire Warder [`BT_850t`]
///
/// State: Todo
//~ todo BT_850 10ca0f60 209e6822 b5c4cc4b.12ee5e1b
pub const BT_850: Power = TODO;

/// # Imprisoned
///
/// `BT_850e` · Neutral enchantment
///
/// > **Dormant**. Awaken after @ \|4(Warder dies, Warders die).
///
/// - Set: Ashes of Outland
/// - Mechanics: Dormant Awaken Condition Enchant
/// - Tags: `SCORE_VALUE_1` = 3
///
/// State: Todo
//~ todo BT_850e ee7cf218 3c24988b 1cbe4dd9.b2771da8
pub const BT_850e: Power = TODO;

/// # Hellfire Warder
///
/// `BT_850t` · Neutral minion · 1 mana · 1/3
///
/// > *(Magtheridon will destroy all minions and awaken after 3 Warders die.)*
///
/// - Set: Ashes of Outland
///
/// State: Todo
//~ todo BT_850t ae366ed5 c63affcc 2a23e374.54a1040c
pub const BT_850t: Power = TODO;

/// # The Coin
///
/// `BT_COIN` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Ashes of Outland
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived BT_COIN 20e812ea a0829900 f9475762.095f71be
pub const BT_COIN: Power = spell(&[gain_mana(1)]);
