//! Neutral cards of Ashes of Outland.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 6d1325b4

/// # Rustsworn Initiate
/// Minion · 2 mana · 2/2
/// > **Deathrattle:** Summon a 1/1 Impcaster with **Spell Damage +1**.
/// - Makes: Impcaster [`BT_008t`] (1/1, "Spell Damage +1")
//~ derived BT_008 a7e52421 565e37de.ef7d3f5d a6bbaaa8.685566b8
pub const BT_008: Power = deathrattle(&[summon(card("BT_008t"))]);

/// # Impcaster
/// Minion · Demon · 1 mana · 1/1
/// > **Spell Damage +1**
//~ vanilla BT_008t 610a9769 18149ac8.b88f2291 74617b57
pub const BT_008t: Power = VANILLA;

/// # Felfin Navigator
/// Minion · Murloc · 4 mana · 4/4
/// > **Battlecry:** Give your other Murlocs +1/+1.
/// - Makes: Felfin Fueled [`BT_010e`] ("\+1/+1.")
//~ derived BT_010 e5ce66ab 2d52b6fb.aacab0ef 29182b82.a4835ddf
pub const BT_010: Power = battlecry(&[attach("BT_010e").to(OTHER_FRIENDLY_MINIONS.that(MURLOC))]);

/// # Felfin Fueled
/// Enchantment
/// > \+1/+1.
//~ derived BT_010e 641a8d5a d522ad72.cb08f83e f8f325a8
pub const BT_010e: Power = enchant(&[plus(1, 1)]);

/// # Teron Gorefiend
/// Minion · Undead · 3 mana · 3/4
/// > **Battlecry:** Destroy all other friendly minions. **Deathrattle:** Resummon them with +1/+1.
/// - Makes: Shadowy Construct [`BT_126e`] ("Destroyed …."); Vengeful Spirit [`BT_126e2`] ("\+1/+1.")
//~ done BT_126 - e17beb18.cd2d11a6 1c329b69.7c50a4f8
pub const BT_126: Power = abilities(&[
    battlecry(&[one_by_one(
        OTHER_FRIENDLY_MINIONS,
        &[create_aside(copy_of(THAT)), keep_with(the(IT), THIS), destroy(THAT)],
    )]),
    deathrattle(&[summon(copy_of(KEPT)), attach("BT_126e2").to(IT)]),
]);

/// # Shadowy Construct
/// Enchantment
/// > Destroyed {0}.
//~ todo BT_126e d087886b d522ad72.9486bc48 8e3f3d26
pub const BT_126e: Power = TODO;

/// # Vengeful Spirit
/// Enchantment
/// > \+1/+1.
//~ derived BT_126e2 9655f196 d522ad72.cb08f83e 1427f47f
pub const BT_126e2: Power = enchant(&[plus(1, 1)]);

/// # Scrapyard Colossus
/// Minion · Elemental · 10 mana · 7/7
/// > **Taunt Deathrattle:** Summon a 7/7 Felcracked Colossus with **Taunt**.
/// - Makes: Felcracked Colossus [`BT_155t`] (7/7, "Taunt")
//~ derived BT_155 d85486d2 096330c1.77c4148e f4abf4fe.1ebc4c69
pub const BT_155: Power = deathrattle(&[summon(card("BT_155t"))]);

/// # Felcracked Colossus
/// Minion · Elemental · 7 mana · 7/7
/// > **Taunt**
//~ vanilla BT_155t 20fd72ac efbb7c67.4b0c5d24 4c0c69cd
pub const BT_155t: Power = VANILLA;

/// # Imprisoned Vilefiend
/// Minion · Demon · 2 mana · 3/5
/// > **Dormant** for 2 turns. **Rush**
//~ done BT_156 - 614a5cc4.07000d5a 2eedd68d
pub const BT_156: Power = dormant_for(2);

/// # Terrorguard Escapee
/// Minion · Demon · 3 mana · 3/7
/// > **Battlecry:** Summon three 1/1 Huntresses for your opponent.
/// - Makes: Huntress [`BT_159t`] (1/1)
//~ derived BT_159 21a2ec0c de11c0f7.8e986830 8d9ac02c.c7f03baf
pub const BT_159: Power = battlecry(&[summon(card("BT_159t")).copies(3).for_(OPPONENT)]);

/// # Huntress
/// Minion · 1 mana · 1/1
//~ vanilla BT_159t 8393b6c9 cbd7c476 5a7f07b9
pub const BT_159t: Power = VANILLA;

/// # Rustsworn Cultist
/// Minion · 4 mana · 3/3
/// > **Battlecry:** Give your other minions "**Deathrattle:** Summon a 1/1 Demon."
/// - Makes: Rusted Devil [`BT_160t`] (1/1); Rustsworn Pact [`BT_160e`] ("Deathrattle: Summon a 1/1 Demon.")
//~ derived BT_160 05f43e48 e3939604.f6d01041 49889ce9.d95d0378
pub const BT_160: Power = battlecry(&[attach("BT_160e").to(OTHER_FRIENDLY_MINIONS)]);

/// # Rustsworn Pact
/// Enchantment
/// > **Deathrattle:** Summon a 1/1 Demon.
//~ derived BT_160e f5d52c0b d522ad72.7f805926 2df11ddd
pub const BT_160e: Power = deathrattle(&[summon(card("BT_160t"))]);

/// # Rusted Devil
/// Minion · Demon · 1 mana · 1/1
//~ vanilla BT_160t 6d14668a 18149ac8 d3158a66
pub const BT_160t: Power = VANILLA;

/// # Replicat-o-tron
/// Minion · Mech · 4 mana · 3/3
/// > At the end of your turn, transform a neighbor into a copy of this.
//~ done BT_190 - 2ad81a39.441a6b57 011ef8e7
pub const BT_190: Power = at_end_of_your_turn(&[transform(THIS.neighbours().random(), copy_of(THIS))]);

/// # Kael'thas Sunstrider
/// Minion · 6 mana · 4/7
/// > Every third spell you cast each turn costs (1).
/// - Makes: Sunstrider [`BT_255e`] ("Costs (1).")
//~ done BT_255 - 3c785314.54a29774 1aa54ff4.ef124ef7
pub const BT_255: Power =
    aura(YOUR_HAND.that(SPELL)).when(equals(&remainder(&YOU.cast(SPELL).this_turn().count(), 3), 2)).have(&[cost(1)]);

/// # Sunstrider
/// Enchantment
/// > Costs (1).
//~ derived BT_255e f6d4c757 d522ad72.53ed184d 3d92be26
pub const BT_255e: Power = enchant(&[cost(1)]);

/// # Frozen Shadoweaver
/// Minion · Draenei · 3 mana · 4/3
/// > **Battlecry: Freeze** an enemy.
//~ derived BT_714 85cef77d 14eb0f06.ce544137 0408f134
pub const BT_714: Power = battlecry(&[freeze(AN_ENEMY)]);

/// # Bonechewer Brawler
/// Minion · 2 mana · 2/3
/// > **Taunt** Whenever this minion takes damage, gain +2 Attack.
/// - Makes: Brawling [`BT_715e`] ("Increased Attack.")
//~ derived BT_715 5185f4d9 5656a6e3.765a1c47 66e641cc.28d275a0
pub const BT_715: Power = whenever(THIS.takes_damage_from(CARD)).then(&[give(&[ATTACK.plus(2)])]);

/// # Brawling
/// Enchantment
/// > Increased Attack.
//~ todo BT_715e 48fabf4b d522ad72.08129cea 5e31c8dc
pub const BT_715e: Power = TODO;

/// # Bonechewer Vanguard
/// Minion · 7 mana · 4/10
/// > **Taunt** Whenever this minion takes damage, gain +2 Attack.
/// - Makes: Victorious [`BT_716e`] ("Increased Attack.")
//~ derived BT_716 0d5e8093 98cafcce.765a1c47 4bc30c82.5ca9f00f
pub const BT_716: Power = whenever(THIS.takes_damage_from(CARD)).then(&[give(&[ATTACK.plus(2)])]);

/// # Victorious
/// Enchantment
/// > Increased Attack.
//~ todo BT_716e 8f943b45 d522ad72.08129cea 8177e503
pub const BT_716e: Power = TODO;

/// # Burrowing Scorpid
/// Minion · Beast · 4 mana · 5/2
/// > **Battlecry:** Deal 2 damage. If that kills the target, gain **Stealth**.
//~ done BT_717 - 7c183f7a.6d73dd85 ee7d1fd1
pub const BT_717: Power =
    battlecry(&[deal(2).to(TARGET), give(&[has(GameTag::STEALTH)]).when(there_is(&IT.that(DEAD)))]);

/// # Ruststeed Raider
/// Minion · 5 mana · 1/8
/// > **Taunt**, **Rush Battlecry:** Gain +4 Attack this turn.
/// - Makes: Ride Eternal [`BT_720e`] ("\+4 Attack this turn.")
//~ derived BT_720 382df2de a68938d8.7a7d727b 74693766.12faf603
pub const BT_720: Power = battlecry(&[attach("BT_720e")]);

/// # Ride Eternal
/// Enchantment
/// > \+4 Attack this turn.
//~ derived BT_720e 0e2d0f66 d522ad72.f2c23ec6 199555fc
pub const BT_720e: Power = enchant(&[ATTACK.plus(4)]).this_turn();

/// # Blistering Rot
/// Minion · 3 mana · 1/2
/// > At the end of your turn, summon a Rot with stats equal to this minion's.
/// - Makes: Living Rot [`BT_721t`] (1/1)
//~ derived BT_721 f264e6de d6e49ecb.0d59b0b3 256d1ef6.9a78dc06
#[rustfmt::skip]
pub const BT_721: Power = at_end_of_your_turn(&[summon(card("BT_721t")), give(&[ATTACK.set_to(X)]).with_x(ATTACK.of(THIS)).to(IT), give(&[HEALTH.set_to(X)]).with_x(HEALTH.of(THIS)).to(IT)]);

/// # Living Rot
/// Minion · 1 mana · 1/1
//~ vanilla BT_721t 822e50ea cbd7c476 2cec24f4
pub const BT_721t: Power = VANILLA;

/// # Guardian Augmerchant
/// Minion · 1 mana · 2/1
/// > **Battlecry:** Deal 1 damage to a minion and give it **Divine Shield**.
//~ derived BT_722 ea27bb91 57db445c.be24f4c2 70598dde
pub const BT_722: Power = battlecry(&[deal(1).to(A_MINION), give(&[has(GameTag::DIVINE_SHIELD)]).to(IT)]);

/// # Rocket Augmerchant
/// Minion · 1 mana · 2/1
/// > **Battlecry:** Deal 1 damage to a minion and give it **Rush**.
//~ derived BT_723 48bc82f2 57db445c.b9f9e840 0ab8c20a
pub const BT_723: Power = battlecry(&[deal(1).to(A_MINION), give(&[has(GameTag::RUSH)]).to(IT)]);

/// # Ethereal Augmerchant
/// Minion · 1 mana · 2/1
/// > **Battlecry:** Deal 1 damage to a minion and give it **Spell Damage +1**.
/// - Makes: Ethereal Augment [`BT_724e`] ("Spell Damage +1.")
//~ derived BT_724 47fb6e4c 57db445c.e9b53068 b5343287.666a3038
pub const BT_724: Power = battlecry(&[deal(1).to(A_MINION), attach("BT_724e").to(IT)]);

/// # Ethereal Augment
/// Enchantment
/// > **Spell Damage +1**.
//~ derived BT_724e 501ceb34 d522ad72.7e90e4a1 ebea7867
pub const BT_724e: Power = enchant(&[plus_tag(GameTag::SPELLPOWER, 1)]);

/// # Dragonmaw Sky Stalker
/// Minion · Dragon · 6 mana · 5/6
/// > **Deathrattle:** Summon a 3/4 Dragonrider.
/// - Makes: Dragonrider [`BT_726t`] (3/4)
//~ derived BT_726 c31c1372 f70d2a99.2cdf8700 9b4d658f.62ea0942
pub const BT_726: Power = deathrattle(&[summon(card("BT_726t"))]);

/// # Dragonrider
/// Minion · 3 mana · 3/4
//~ vanilla BT_726t 16b516cd 05841e04 0c9c8dbe
pub const BT_726t: Power = VANILLA;

/// # Soulbound Ashtongue
/// Minion · Draenei · 1 mana · 1/4
/// > Whenever this minion takes damage, also deal that amount to your hero.
//~ derived BT_727 b44bd31d 54e80f00.c9830741 a5367742
pub const BT_727: Power = whenever(THIS.takes_damage_from(CARD)).then(&[deal(1).times(THAT_MUCH).to(YOUR_HERO)]);

/// # Disguised Wanderer
/// Minion · Demon · 4 mana · 3/3
/// > **Deathrattle:** Summon a 9/1 Inquisitor.
/// - Makes: Rustsworn Inquisitor [`BT_728t`] (9/1)
//~ derived BT_728 9f29611a 9861e642.2aa5ae2e 8b925dce.2c504e4e
pub const BT_728: Power = deathrattle(&[summon(card("BT_728t"))]);

/// # Rustsworn Inquisitor
/// Minion · Demon · 4 mana · 9/1
//~ vanilla BT_728t 8ab75774 a7092323 11081d57
pub const BT_728t: Power = VANILLA;

/// # Waste Warden
/// Minion · 5 mana · 3/3
/// > **Battlecry:** Deal 3 damage to a minion and all others of the same minion type.
//~ done BT_729 - e8b6bfb0.75426783 7f804ff9
pub const BT_729: Power =
    battlecry(&[select(A_MINION), deal(3).to(together(&[TARGET, MINIONS.that(shares(CardProperty::Race, &TARGET))]))]);

/// # Overconfident Orc
/// Minion · 3 mana · 1/6
/// > **Taunt** While at full Health, this has +2 Attack.
//~ done BT_730 - d6ea913f.84ad3d25 a0823330
pub const BT_730: Power = aura(THIS).when(UNDAMAGED).have(&[ATTACK.plus(2)]);

/// # Infectious Sporeling
/// Minion · 1 mana · 1/2
/// > After this damages a minion, turn it into an Infectious Sporeling.
//~ done BT_731 - cbfac199.9ec5baf4 017c367a
pub const BT_731: Power = after(MINIONS.takes_damage_from(ITSELF)).then(&[transform(SUBJECT, card("BT_731"))]);

/// # Scavenging Shivarra
/// Minion · Demon · 6 mana · 6/3
/// > **Battlecry:** Deal 6 damage randomly split among all other minions.
//~ derived BT_732 8baab9be 28d7dd39.14221bc4 dd0fb725
pub const BT_732: Power = battlecry(&[deal(6).split_among(OTHER_MINIONS)]);

/// # Mo'arg Artificer
/// Minion · Mech · Demon · 2 mana · 2/4
/// > All minions take double damage from spells.
//~ done BT_733 - 26de8f72.c38d7439 9f18299c
pub const BT_733: Power = whenever(MINIONS.would_take_damage_from(SPELL)).then(&[damage_multiplied(2)]);

/// # Supreme Abyssal
/// Minion · Demon · 8 mana · 12/12
/// > Can't attack heroes.
//~ derived BT_734 d3202677 f147f983.5c41918f 894253b3
pub const BT_734: Power = aura(THIS).have(&[has(GameTag::CANNOT_ATTACK_HEROES)]);

/// # Al'ar
/// Minion · Elemental · Beast · 5 mana · 7/3
/// > **Deathrattle**: Summon a 0/3 Ashes of Al'ar that resurrects this minion on your next turn.
/// - Makes: Ashes of Al'ar [`BT_735t`] (0/3, "At the start of your turn, transform this into…")
//~ done BT_735 - 94a9e18d.87480f3f 977a98fb.29e58f6b
pub const BT_735: Power = deathrattle(&[summon(card("BT_735t"))]);

/// # Ashes of Al'ar
/// Minion · 1 mana · 0/3
/// > At the start of your turn, transform this into Al'ar.
//~ done BT_735t - a86dffc8.5ef01db4 0045d0eb
pub const BT_735t: Power = at_start_of_your_turn(&[transform(THIS, card("BT_735"))]);

/// # Maiev Shadowsong
/// Minion · 4 mana · 4/3
/// > **Battlecry:** Choose a minion. It goes **Dormant** for 2 turns.
/// - Makes: Imprisoned [`BT_737e`] ("Dormant. Awaken in X turns.")
//~ derived BT_737 364b6617 16ffe9fb.bce61a49 d9667de4.27487da9
pub const BT_737: Power = battlecry(&[select(A_MINION), make_dormant(IT, 2)]);

/// # Imprisoned
/// Enchantment
/// > **Dormant**. Awaken in @ \|4(turn, turns).
//~ todo BT_737e 9b50f449 d522ad72.d03dd6ee 0ab69c9b
pub const BT_737e: Power = TODO;

/// # Magtheridon
/// Minion · Demon · 4 mana · 12/12
/// > **Dormant**. **Battlecry:** Summon three 1/3 enemy Warders. When they die, destroy all minions and awaken.
/// - Makes: Hellfire Warder [`BT_850t`] (1/3, "(Magtheridon will destroy all minions and awaken…"); Imprisoned [`BT_850e`] ("Dormant. Awaken after X Warders die.")
//~ done BT_850 - 45eb7c6d.12ee5e1b 30e7e081.787bc121
pub const BT_850: Power = abilities(&[
    dormant_until(Goal::Times(3), &[MINIONS.that(named("BT_850t")).die()]),
    battlecry(&[summon(card("BT_850t")).copies(3).for_(OPPONENT)]),
    on(Word::Awaken, &[destroy(OTHER_MINIONS)]),
]);

/// # Imprisoned
/// Enchantment
/// > **Dormant**. Awaken after @ \|4(Warder dies, Warders die).
//~ todo BT_850e 3c24988b d522ad72.b2771da8 0ab69c9b
pub const BT_850e: Power = TODO;

/// # Hellfire Warder
/// Minion · 1 mana · 1/3
/// > *(Magtheridon will destroy all minions and awaken after 3 Warders die.)*
//~ done BT_850t - cbeac1ac.54a1040c a4f3f730
pub const BT_850t: Power = VANILLA;

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived BT_COIN a0829900 3e8f9d5a.095f71be c6be21f5
pub const BT_COIN: Power = spell(&[gain_mana(1)]);
