//! Neutral cards of Knights of the Frozen Throne.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 5ae8fe14

/// # Phantom Freebooter
///
/// `ICC_018` · Neutral minion · 4 mana · 3/3
///
/// > **Battlecry:** Gain stats equal to your weapon's.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Minion type: Undead, Pirate
/// - Mechanics: Battlecry
/// - Tags: `2534` = 1
/// - Enchantments: Witty Weaponplay [`ICC_018e`]
///
/// State: Derived
//~ derived ICC_018 e2b38d12 8230a943 c63c8407.62980379
#[rustfmt::skip]
pub const ICC_018: Power = battlecry(&[give(&[ATTACK.plus(1).times(X)]).times(ATTACK.of(YOUR_WEAPON)), give(&[HEALTH.plus(1).times(X)]).times(HEALTH.of(YOUR_WEAPON))]);

/// # Witty Weaponplay
///
/// `ICC_018e` · Rogue enchantment
///
/// > Increased stats.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ todo ICC_018e 86c6f314 5664830a f6e8c9a6.a536d554
pub const ICC_018e: Power = TODO;

/// # Skelemancer
///
/// `ICC_019` · Neutral minion · 5 mana · 2/2
///
/// > **Deathrattle:** If it's your opponent's turn, summon an 8/8 Skeleton.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Tags: `974` = 1
/// - Tokens: Skeletal Flayer [`ICC_019t`]
///
/// State: Derived
//~ derived ICC_019 05a33916 967680ac 2ba4eb27.83b40627
pub const ICC_019: Power = deathrattle(&[summon(card("ICC_019t"))]).when(not(&ON_YOUR_TURN));

/// # Skeletal Flayer
///
/// `ICC_019t` · Neutral minion · 8 mana · 8/8
///
/// - Set: Knights of the Frozen Throne
/// - Minion type: Undead
///
/// State: Vanilla
//~ vanilla ICC_019t 9a556daa 71c36502 bf1dac38
pub const ICC_019t: Power = VANILLA;

/// # Snowflipper Penguin
///
/// `ICC_023` · Neutral minion · 0 mana · 1/1
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla ICC_023 28ce6549 310eefee deb92948
pub const ICC_023: Power = VANILLA;

/// # Rattling Rascal
///
/// `ICC_025` · Neutral minion · 4 mana · 2/2
///
/// > **Battlecry:** Summon a 5/5 Skeleton. **Deathrattle:** Summon one for your opponent.
///
/// - Set: Knights of the Frozen Throne · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle, Battlecry
/// - Tokens: Skeletal Enforcer [`ICC_025t`]
///
/// State: Derived
//~ derived ICC_025 195361d6 fb44e108 eeb00c66.2c5fe618
pub const ICC_025: Power =
    abilities(&[battlecry(&[summon(card("ICC_025t"))]), deathrattle(&[summon(card("ICC_025t")).to(OPPONENT)])]);

/// # Skeletal Enforcer
///
/// `ICC_025t` · Neutral minion · 5 mana · 5/5
///
/// - Set: Knights of the Frozen Throne
/// - Minion type: Undead
///
/// State: Vanilla
//~ vanilla ICC_025t a2d16f4d 575fb106 7a7fe6b9
pub const ICC_025t: Power = VANILLA;

/// # Grim Necromancer
///
/// `ICC_026` · Neutral minion · 4 mana · 2/4
///
/// > **Battlecry:** Summon two 1/1 Skeletons.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Tokens: Skeleton [`ICC_026t`]
///
/// State: Derived
//~ derived ICC_026 2681d1f2 d800a550 90069da1.99859f02
pub const ICC_026: Power = battlecry(&[summon(card("ICC_026t")).copies(2)]);

/// # Skeleton
///
/// `ICC_026t` · Neutral minion · 1 mana · 1/1
///
/// - Set: Knights of the Frozen Throne
/// - Minion type: Undead
///
/// State: Vanilla
//~ vanilla ICC_026t 00f3211c 9f56c3d1 56e68e3f
pub const ICC_026t: Power = VANILLA;

/// # Bone Drake
///
/// `ICC_027` · Neutral minion · 6 mana · 6/5
///
/// > **Deathrattle:** Add a random Dragon to your hand.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Minion type: Undead, Dragon
/// - Mechanics: Deathrattle
/// - Tags: `2534` = 1
///
/// State: Derived
//~ derived ICC_027 fc5d03e7 b91537cf 8e5293fd.d3f4fc3a
pub const ICC_027: Power = deathrattle(&[get(random(DRAGON))]);

/// # Sunborne Val'kyr
///
/// `ICC_028` · Neutral minion · 5 mana · 5/4
///
/// > **Battlecry:** Give adjacent minions +2 Health.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Tags: `1576` = 1
/// - Enchantments: Blessing of the Val'kyr [`ICC_028e`]
///
/// State: Derived
//~ derived ICC_028 d53def15 563015e7 9d23ea02.b3e28c64
pub const ICC_028: Power = battlecry(&[attach("ICC_028e").to(THIS.neighbours())]);

/// # Blessing of the Val'kyr
///
/// `ICC_028e` · Neutral enchantment
///
/// > +2 Health.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Derived
//~ derived ICC_028e 16a76fb8 97989be3 97f57131.9f1b69f0
pub const ICC_028e: Power = enchant(&[HEALTH.plus(2)]);

/// # Cobalt Scalebane
///
/// `ICC_029` · Neutral minion · 5 mana · 5/5
///
/// > At the end of your turn, give another random friendly minion +3 Attack.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Bacon Subset Dragon
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 61442
/// - Enchantments: Dragonscales [`ICC_029e`]
///
/// State: Derived
//~ derived ICC_029 2bb88c60 0c52a570 9c647559.70c3d3d8
pub const ICC_029: Power = at_end_of_your_turn(&[give(&[ATTACK.plus(3)]).to(OTHER_FRIENDLY_MINIONS.random())]);

/// # Dragonscales
///
/// `ICC_029e` · Neutral enchantment
///
/// > Attack increased.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ todo ICC_029e 774f8bf7 67310baf e0f34c10.29b7578e
pub const ICC_029e: Power = TODO;

/// # Night Howler
///
/// `ICC_031` · Neutral minion · 4 mana · 3/4
///
/// > Whenever this minion takes damage, gain +2 Attack.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Enchantments: Awooooo! [`ICC_031e`]
///
/// State: Derived
//~ derived ICC_031 18c0e7b7 774be221 5d10219c.ee10c1dd
pub const ICC_031: Power = whenever(THIS.takes_damage(CARD)).then(&[give(&[ATTACK.plus(2)])]);

/// # Awooooo!
///
/// `ICC_031e` · Neutral enchantment
///
/// > This minion has increased Attack.
///
/// - Set: Knights of the Frozen Throne
/// - Tags: `3860` = 1
///
/// State: Todo
//~ todo ICC_031e 1929178c c0f88563 42cfa45d.8a639ddf
pub const ICC_031e: Power = TODO;

/// # Venomancer
///
/// `ICC_032` · Neutral minion · 5 mana · 2/5
///
/// > **Poisonous**
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Undead
/// - Mechanics: Poisonous
///
/// State: Vanilla
//~ vanilla ICC_032 76f8e2f4 fd0838f1 5a96c9a0.2574dcf7
pub const ICC_032: Power = VANILLA;

/// # Vryghoul
///
/// `ICC_067` · Neutral minion · 3 mana · 3/1
///
/// > **Deathrattle:** If it's your opponent's turn, summon a 2/2 Ghoul.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Tags: `974` = 1
/// - Tokens: Ghoul [`ICC_900t`]
///
/// State: Derived
//~ derived ICC_067 871ce586 e0ebceaf e3bdd212.92cdde9e
pub const ICC_067: Power = deathrattle(&[summon(card("ICC_900t"))]).when(not(&ON_YOUR_TURN));

/// # Acherus Veteran
///
/// `ICC_092` · Neutral minion · 1 mana · 2/1
///
/// > **Battlecry:** Give a friendly minion +1 Attack.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Give +1 Attack."
/// - Enchantments: Veteran's Favor [`ICC_092e`]
///
/// State: Derived
//~ derived ICC_092 cbf4b8ec 4c25e629 8e106b04.489560b4
pub const ICC_092: Power = battlecry(&[attach("ICC_092e").to(A_FRIENDLY_MINION)]);

/// # Veteran's Favor
///
/// `ICC_092e` · Neutral enchantment
///
/// > +1 Attack.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Derived
//~ derived ICC_092e bacc7d09 a5ea7211 70d6cc25.c84fda8a
pub const ICC_092e: Power = enchant(&[ATTACK.plus(1)]);

/// # Tuskarr Fisherman
///
/// `ICC_093` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Give a friendly minion **Spell Damage +1**.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Refers to: Spellpower
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Give Spell Damage +1."
/// - Enchantments: Fresh Fish! [`ICC_093e`]
///
/// State: Derived
//~ derived ICC_093 ffc357c0 876e8e7e ac1609ea.2fdb4cad
pub const ICC_093: Power = battlecry(&[attach("ICC_093e").to(A_FRIENDLY_MINION)]);

/// # Fresh Fish!
///
/// `ICC_093e` · Neutral enchantment
///
/// > **Spell Damage +1**.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Derived
//~ derived ICC_093e 1beead4b 3ff7e93c 9f1178b6.7e90e4a1
pub const ICC_093e: Power = enchant(&[plus_tag(GameTag::SPELLPOWER, 1)]);

/// # Fallen Sun Cleric
///
/// `ICC_094` · Neutral minion · 2 mana · 2/1
///
/// > **Battlecry:** Give a friendly minion +1/+1.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Give +1/+1."
/// - Enchantments: Cleric's Blessing [`ICC_094e`]
///
/// State: Derived
//~ derived ICC_094 7a919766 6a8a18e1 45777ee7.275576eb
pub const ICC_094: Power = battlecry(&[attach("ICC_094e").to(A_FRIENDLY_MINION)]);

/// # Cleric's Blessing
///
/// `ICC_094e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Derived
//~ derived ICC_094e e6d0b062 cba45cfd 47d485b6.67341004
pub const ICC_094e: Power = enchant(&[plus(1, 1)]);

/// # Furnacefire Colossus
///
/// `ICC_096` · Neutral minion · 6 mana · 6/6
///
/// > **Battlecry:** Discard all weapons from your hand and gain their stats.
///
/// - Set: Knights of the Frozen Throne · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Enchantments: Me Bigger [`ICC_096e`]
///
/// State: Derived
//~ derived ICC_096 da435cb3 8c8a52a6 535df2b4.ae7473c1
#[rustfmt::skip]
pub const ICC_096: Power = battlecry(&[give(&[ATTACK.plus(1).times(X)]).times(ATTACK.of(YOUR_HAND.that(WEAPON))), give(&[HEALTH.plus(1).times(X)]).times(HEALTH.of(YOUR_HAND.that(WEAPON))), discard(YOUR_HAND.that(WEAPON))]);

/// # Me Bigger
///
/// `ICC_096e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ todo ICC_096e fc537ca1 05491220 4300d156.a536d554
pub const ICC_096e: Power = TODO;

/// # Grave Shambler
///
/// `ICC_097` · Neutral minion · 4 mana · 4/4
///
/// > Whenever your weapon is destroyed, gain +1/+1.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Undead, Elemental
/// - Tags: `2534` = 1
/// - Enchantments: Armed and Dangerous [`ICC_097e`]
///
/// State: Derived
//~ derived ICC_097 477bb73d 88f05d1f f404d425.1d401b53
pub const ICC_097: Power = whenever(YOUR_WEAPON.die()).then(&[give(&[plus(1, 1)])]);

/// # Armed and Dangerous
///
/// `ICC_097e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ todo ICC_097e 0c4010cd 5ca750d6 9036edda.a536d554
pub const ICC_097e: Power = TODO;

/// # Tomb Lurker
///
/// `ICC_098` · Neutral minion · 5 mana · 5/3
///
/// > **Battlecry:** Add a random **Deathrattle** minion that died this game to your hand.
///
/// - Set: Knights of the Frozen Throne · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
///
/// State: Derived
//~ derived ICC_098 ef8ce321 18c220ff 4645739a.2a2b5c23
pub const ICC_098: Power =
    battlecry(&[get(from_past(past(Side::Both, Deed::Died, Window::ThisGame).that(with(GameTag::DEATHRATTLE))))]);

/// # Ticking Abomination
///
/// `ICC_099` · Neutral minion · 4 mana · 5/6
///
/// > **Deathrattle:** Deal 5 damage to your minions.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Tokens: Ticking Abomination [`ICC_099_Puzzle`]
///
/// State: Derived
//~ derived ICC_099 7e1bd001 44a2719a 0dda6fd6.09105359
pub const ICC_099: Power = deathrattle(&[deal(5).to(FRIENDLY_MINIONS)]);

/// # Ticking Abomination
///
/// `ICC_099_Puzzle` · Neutral minion · 4 mana · 5/6
///
/// > **Deathrattle:** Deal 5 damage to your minions.
///
/// - Set: Knights of the Frozen Throne · rare
/// - Minion type: Undead
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived ICC_099_Puzzle 1dea32f2 d1888666 021b222a.09105359
pub const ICC_099_Puzzle: Power = deathrattle(&[deal(5).to(FRIENDLY_MINIONS)]);

/// # Deadscale Knight
///
/// `ICC_220` · Neutral minion · 1 mana · 1/1
///
/// > **Lifesteal**
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Undead, Murloc
/// - Mechanics: Lifesteal
/// - Tags: `2534` = 1
///
/// State: Vanilla
//~ vanilla ICC_220 392c97c2 076b9dee 479e1161.b857c9f1
pub const ICC_220: Power = VANILLA;

/// # Corpse Raiser
///
/// `ICC_257` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** Give a friendly minion "**Deathrattle:** Resummon this minion."
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Mechanics: Battlecry, Death Knight
/// - Refers to: Deathrattle
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Give "Deathrattle: Resummon this minion.""
/// - Enchantments: Ready to Return [`ICC_257e`]
///
/// State: Derived
//~ derived ICC_257 36b1bf22 97691de6 cc4f8efc.b21aa28b
pub const ICC_257: Power = battlecry(&[attach("ICC_257e").to(A_FRIENDLY_MINION)]);

/// # Ready to Return
///
/// `ICC_257e` · Neutral enchantment
///
/// > **Deathrattle:** Resummon this minion.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Derived
//~ derived ICC_257e c7b246d7 11e20910 1a20c7fe.77516780
pub const ICC_257e: Power = deathrattle(&[summon(copy_of(THIS))]);

/// # The Lich King
///
/// `ICC_314` · Neutral minion · 8 mana · 8/8
///
/// > **Taunt** At the end of your turn, add a random **Lich King** card to your hand.
///
/// - Set: Knights of the Frozen Throne · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt
/// - Entourage: Doom Pact [`ICC_314t3`], Army of the Frozen Throne [`ICC_314t2`], Anti-Magic Shell [`ICC_314t7`], Death Grip [`ICC_314t4`], Death Coil [`ICC_314t5`], Obliterate [`ICC_314t6`], Death and Decay [`ICC_314t8`], Frostmourne [`ICC_314t1`]
/// - Tokens: Frostmourne [`ICC_314t1`], Army of the Frozen Throne [`ICC_314t2`], Doom Pact [`ICC_314t3`], Death Grip [`ICC_314t4`], Death Coil [`ICC_314t5`], Obliterate [`ICC_314t6`], Anti-Magic Shell [`ICC_314t7`], Death and Decay [`ICC_314t8`]
///
/// State: Derived
//~ derived ICC_314 dada44a1 8cd1a083 8226b114.c97a4ed3
#[rustfmt::skip]
pub const ICC_314: Power = at_end_of_your_turn(&[get(one_of(&["ICC_314t3", "ICC_314t2", "ICC_314t7", "ICC_314t4", "ICC_314t5", "ICC_314t6", "ICC_314t8", "ICC_314t1"]))]);

/// # Frostmourne
///
/// `ICC_314t1` · Death Knight weapon · 7 mana · 5/3 durability
///
/// > **Deathrattle:** Summon every minion killed by this weapon.
///
/// - Set: Knights of the Frozen Throne
/// - Mechanics: Deathrattle
/// - Enchantments: Trapped Soul [`ICC_314t1e`]
///
/// State: Todo
//~ todo ICC_314t1 1aa758f8 147cdd57 f3cc3a74.a66e81f7
pub const ICC_314t1: Power = TODO;

/// # Trapped Soul
///
/// `ICC_314t1e` · Neutral enchantment
///
/// > {0}
///
/// - Set: Knights of the Frozen Throne
/// - Tags: `1179` = 1
///
/// State: Todo
//~ todo ICC_314t1e 8e55fe28 e8dadc42 e675a3ee.378ffe7e
pub const ICC_314t1e: Power = TODO;

/// # Army of the Frozen Throne
///
/// `ICC_314t2` · Death Knight spell · Shadow · 6 mana
///
/// > Remove the top 5 cards of your deck. Summon any minions removed.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ todo ICC_314t2 cf226d2e 5a3b7917 d674e96f.41296c76
pub const ICC_314t2: Power = TODO;

/// # Doom Pact
///
/// `ICC_314t3` · Death Knight spell · Shadow · 5 mana
///
/// > Destroy all minions. Remove the top card from your deck for each minion destroyed.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ todo ICC_314t3 0748d650 5c8b696e eb60c8bd.9fb9f179
pub const ICC_314t3: Power = TODO;

/// # Death Grip
///
/// `ICC_314t4` · Death Knight spell · Shadow · 2 mana
///
/// > Steal a minion from your opponent's deck and add it to your hand.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ todo ICC_314t4 08ad7097 b6d12feb fb4767e0.1f495c8e
pub const ICC_314t4: Power = TODO;

/// # Death Coil
///
/// `ICC_314t5` · Death Knight spell · Shadow · 2 mana
///
/// > Deal $5 damage to an enemy, or restore #5 Health to a friendly character.
///
/// - Set: Knights of the Frozen Throne
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ todo ICC_314t5 62cff870 ea696bab 8cbf6d36.7aa1fe3c
pub const ICC_314t5: Power = TODO;

/// # Obliterate
///
/// `ICC_314t6` · Death Knight spell · 2 mana
///
/// > Destroy a minion. Your hero takes damage equal to its Health.
///
/// - Set: Knights of the Frozen Throne
/// - Mechanics: Immune To Spellpower
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived ICC_314t6 296f026f 53febc0d e5d0feeb.8e87cf3a
pub const ICC_314t6: Power = spell(&[destroy(A_MINION), deal(1).times(HEALTH.of(IT)).to(YOUR_HERO)]);

/// # Anti-Magic Shell
///
/// `ICC_314t7` · Death Knight spell · Shadow · 4 mana
///
/// > Give your minions +2/+2 and **Elusive**.
///
/// - Set: Knights of the Frozen Throne
/// - Refers to: Elusive
/// - Enchantments: Anti-Magic Shell [`ICC_314t7e`]
///
/// State: Derived
//~ derived ICC_314t7 50d6a46e a9a58fb2 e9fff2c4.83a85076
pub const ICC_314t7: Power = spell(&[attach("ICC_314t7e").to(FRIENDLY_MINIONS)]);

/// # Anti-Magic Shell
///
/// `ICC_314t7e` · Neutral enchantment
///
/// > +2/+2 and **Elusive**.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Derived
//~ derived ICC_314t7e 94b06c18 9cc86e9b f8779093.fe1ae947
pub const ICC_314t7e: Power = enchant(&[plus(2, 2), has(GameTag::ELUSIVE)]);

/// # Death and Decay
///
/// `ICC_314t8` · Death Knight spell · Shadow · 3 mana
///
/// > Deal $3 damage to all enemies.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Derived
//~ derived ICC_314t8 269cf0ef 1a96f2a5 af26acde.2d0c0cd1
pub const ICC_314t8: Power = spell(&[deal(3).to(ENEMIES)]);

/// # Saronite Chain Gang
///
/// `ICC_466` · Neutral minion · 4 mana · 2/3
///
/// > **Taunt Battlecry:** Summon a Saronite Chain Gang.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Minion type: Draenei
/// - Mechanics: Taunt, Battlecry
///
/// State: Derived
//~ derived ICC_466 34ae1f24 97ac8cbe 18f2851d.f8801d59
pub const ICC_466: Power = battlecry(&[summon(card("ICC_466"))]);

/// # Deathspeaker
///
/// `ICC_467` · Neutral minion · 3 mana · 2/4
///
/// > **Battlecry:** Give a friendly minion **Immune** this turn.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Refers to: Immune
/// - Play requirements: `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET`, `REQ_TARGET_IF_AVAILABLE` (hearthstone-data 36393.1)
/// - Target: "Give Immune this turn."
/// - Enchantments: Deathward [`ICC_467e`]
///
/// State: Derived
//~ derived ICC_467 803b7eda d3c291a0 a82ab5f3.fa52a242
pub const ICC_467: Power = battlecry(&[attach("ICC_467e").to(A_FRIENDLY_MINION)]);

/// # Deathward
///
/// `ICC_467e` · Neutral enchantment
///
/// > **Immune** this turn.
///
/// - Set: Knights of the Frozen Throne
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived ICC_467e 15f6074b a82e6036 444b71ad.fb55a5e5
pub const ICC_467e: Power = enchant(&[has(GameTag::IMMUNE)]).this_turn();

/// # Wretched Tiller
///
/// `ICC_468` · Neutral minion · 1 mana · 1/1
///
/// > Whenever this minion attacks, deal 2 damage to the enemy hero.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Undead
///
/// State: Derived
//~ derived ICC_468 f27733cd cee43745 fbf646c8.fdc0614f
pub const ICC_468: Power = whenever(THIS.attack(CARD)).then(&[deal(2).to(ENEMY_HERO)]);

/// # Frostmourne Enchantment
///
/// `ICC_483e` · Neutral enchantment
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ todo ICC_483e 39a4d5d5 35b3b25c b18f8bd0
pub const ICC_483e: Power = TODO;

/// # Happy Ghoul
///
/// `ICC_700` · Neutral minion · 3 mana · 3/3
///
/// > Costs (0) if your hero was healed this turn.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Minion type: Undead
///
/// State: Derived
//~ derived ICC_700 4fd359e0 a7b13843 2e227c39.c45ccb24
pub const ICC_700: Power =
    aura(THIS).when(has_done(1, &past(Side::Friendly, Deed::HeroHealed, Window::ThisTurn))).in_hand().have(&[cost(0)]);

/// # Skulking Geist
///
/// `ICC_701` · Neutral minion · 6 mana · 4/6
///
/// > **Battlecry:** Destroy all 1-Cost spells in both hands and decks.
///
/// - Set: Knights of the Frozen Throne · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived ICC_701 5b4516be 38cfc3b4 061d0880.89e94b2c
#[rustfmt::skip]
pub const ICC_701: Power = battlecry(&[destroy(together(&[YOUR_HAND.that(all(&[SPELL, COST.is(1)])), ENEMY_HAND.that(all(&[SPELL, COST.is(1)])), YOUR_DECK.that(all(&[SPELL, COST.is(1)])), ENEMY_DECK.that(all(&[SPELL, COST.is(1)]))]))]);

/// # Shallow Gravedigger
///
/// `ICC_702` · Neutral minion · 3 mana · 3/1
///
/// > **Deathrattle:** Add a random **Deathrattle** minion to your hand.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived ICC_702 11d44a5c 4a185a56 ebe80a43.4c48adf9
pub const ICC_702: Power = deathrattle(&[get(random(all(&[MINION, with(GameTag::DEATHRATTLE)])))]);

/// # Bonemare
///
/// `ICC_705` · Neutral minion · 7 mana · 5/5
///
/// > **Battlecry:** Give a friendly minion +4/+4 and **Taunt**.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Tags: `2542` = 1
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Target: "Give +4/+4 and Taunt."
/// - Enchantments: Bonemare's Boon [`ICC_705e`]
///
/// State: Derived
//~ derived ICC_705 06c05661 d0890484 8dad4bfe.312b69ef
pub const ICC_705: Power = battlecry(&[attach("ICC_705e").to(A_FRIENDLY_MINION)]);

/// # Bonemare's Boon
///
/// `ICC_705e` · Neutral enchantment
///
/// > +4/+4 and **Taunt**.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Derived
//~ derived ICC_705e 210309a6 f278f07b 869c51aa.b563e084
pub const ICC_705e: Power = enchant(&[plus(4, 4), has(GameTag::TAUNT)]);

/// # Nerubian Unraveler
///
/// `ICC_706` · Neutral minion · 6 mana · 5/5
///
/// > Spells cost (2) more.
///
/// - Set: Knights of the Frozen Throne · epic · collectible
/// - Mechanics: Aura
/// - Enchantments: Unravelled [`ICC_706e`]
///
/// State: Derived
//~ derived ICC_706 0d29ff13 3368118c 3afea555.bd67e972
pub const ICC_706: Power = aura(together(&[YOUR_HAND.that(SPELL), ENEMY_HAND.that(SPELL)])).gives("ICC_706e");

/// # Unravelled
///
/// `ICC_706e` · Neutral enchantment
///
/// > Costs (2) more.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Derived
//~ derived ICC_706e 1da67433 80a6e9b3 6354cc48.7201933b
pub const ICC_706e: Power = enchant(&[cost_more(2)]);

/// # Zombeast
///
/// `ICC_800h3t` · Neutral minion · 1 mana · 1/1
///
/// - Set: Knights of the Frozen Throne
/// - Minion type: Undead, Beast
/// - Tags: `2534` = 1
///
/// State: Vanilla
//~ vanilla ICC_800h3t 9c6ce739 19b9818b 6c108a69
pub const ICC_800h3t: Power = VANILLA;

/// # Deathaxe Punisher
///
/// `ICC_810` · Neutral minion · 4 mana · 3/3
///
/// > **Battlecry:** Give a random **Lifesteal** minion in your hand +2/+2.
///
/// - Set: Knights of the Frozen Throne · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Refers to: Lifesteal
/// - Enchantments: Bloodthirsty [`ICC_810e`]
///
/// State: Derived
//~ derived ICC_810 36086923 36396938 6df9a6e0.a7830bbf
pub const ICC_810: Power =
    battlecry(&[attach("ICC_810e").to(YOUR_HAND.that(all(&[MINION, with(GameTag::LIFESTEAL)])).random())]);

/// # Bloodthirsty
///
/// `ICC_810e` · Neutral enchantment
///
/// > +2/+2 from Deathaxe Punisher.
///
/// - Set: Knights of the Frozen Throne
/// - Tokens: Deathaxe Punisher [`ICC_810`]
///
/// State: Derived
//~ derived ICC_810e f1404c4a abe429a0 24d37bf5.f75613ed
pub const ICC_810e: Power = enchant(&[plus(2, 2)]);

/// # Meat Wagon
///
/// `ICC_812` · Neutral minion · 4 mana · 1/4
///
/// > **Deathrattle:** Summon a minion from your deck with less Attack than this minion.
///
/// - Set: Knights of the Frozen Throne · epic · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived ICC_812 25cce7d8 67d033be 2d655284.41b591d7
pub const ICC_812: Power =
    deathrattle(&[summon(the(YOUR_DECK.that(all(&[MINION, not(&ATTACK.no_less_than(&ATTACK.of(THIS)))])).random()))]);

/// # Prince Keleseth
///
/// `ICC_851` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** If your deck has no 2-Cost cards, give all minions in your deck +1/+1.
///
/// - Set: Knights of the Frozen Throne · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Enchantments: Keleseth's Blessing [`ICC_851e`]
///
/// State: Derived
//~ derived ICC_851 5f6a0495 004dddc4 119f8ed1.86036d30
pub const ICC_851: Power =
    battlecry(&[attach("ICC_851e").to(YOUR_DECK.that(MINION))]).when(there_is_no(&YOUR_DECK.that(COST.is(2))));

/// # Keleseth's Blessing
///
/// `ICC_851e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Derived
//~ derived ICC_851e 4f7ef82f f09bc0bb 2cd90a24.67341004
pub const ICC_851e: Power = enchant(&[plus(1, 1)]);

/// # Prince Taldaram
///
/// `ICC_852` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** If your deck has no 3-Cost cards, transform into a 3/3 copy of a minion.
///
/// - Set: Knights of the Frozen Throne · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_TARGET_IF_AVAILABLE_AND_NO_3_COST_CARD_IN_DECK` (hearthstone-data 36393.1)
/// - Target: "Transform into a copy."
/// - Enchantments: Taldaram's Visage [`ICC_852e`]
///
/// State: Derived
//~ derived ICC_852 57c2741b d106ab04 e61130c9.47eef6ac
pub const ICC_852: Power =
    battlecry(&[transform(THIS, copy_of(A_MINION)), attach("ICC_852e")]).when(there_is_no(&YOUR_DECK.that(COST.is(3))));

/// # Taldaram's Visage
///
/// `ICC_852e` · Neutral enchantment
///
/// > 3/3.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Derived
//~ derived ICC_852e c91c17c3 2fe8a99e 8ee408c4.6c79ef92
pub const ICC_852e: Power = enchant(&[become_stats(3, 3)]);

/// # Prince Valanar
///
/// `ICC_853` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** If your deck has no 4-Cost cards, gain **Lifesteal** and **Taunt**.
///
/// - Set: Knights of the Frozen Throne · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Refers to: Taunt, Lifesteal
///
/// State: Derived
//~ derived ICC_853 4e961928 c119aab8 ff85f7a8.624b9de0
pub const ICC_853: Power =
    battlecry(&[give(&[has(GameTag::LIFESTEAL), has(GameTag::TAUNT)])]).when(there_is_no(&YOUR_DECK.that(COST.is(4))));

/// # Arfus
///
/// `ICC_854` · Neutral minion · 4 mana · 2/2
///
/// > **Deathrattle:** Add a random **Lich King** card to your hand.
///
/// - Set: Knights of the Frozen Throne · legendary · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Deathrattle
/// - Tags: `2534` = 1
/// - Entourage: Army of the Frozen Throne [`ICC_314t2`], Doom Pact [`ICC_314t3`], Death Grip [`ICC_314t4`], Death Coil [`ICC_314t5`], Anti-Magic Shell [`ICC_314t7`], Death and Decay [`ICC_314t8`], Obliterate [`ICC_314t6`], Frostmourne [`ICC_314t1`]
///
/// State: Derived
//~ derived ICC_854 c8c68bee 263ab4d8 22f27eba.c348317a
#[rustfmt::skip]
pub const ICC_854: Power = deathrattle(&[get(one_of(&["ICC_314t2", "ICC_314t3", "ICC_314t4", "ICC_314t5", "ICC_314t7", "ICC_314t8", "ICC_314t6", "ICC_314t1"]))]);

/// # Hyldnir Frostrider
///
/// `ICC_855` · Neutral minion · 3 mana · 4/4
///
/// > **Battlecry: Freeze** your other minions.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Freeze
///
/// State: Derived
//~ derived ICC_855 f1cd7bac 6ee49791 d6141908.19358247
pub const ICC_855: Power = battlecry(&[freeze(OTHER_FRIENDLY_MINIONS)]);

/// # Spellweaver
///
/// `ICC_856` · Neutral minion · 6 mana · 4/4
///
/// > **Spell Damage +2**
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Undead
/// - Tags: `SPELLPOWER` = 2
///
/// State: Vanilla
//~ vanilla ICC_856 fca2a8b8 74479624 2277fbc9.e1835dc2
pub const ICC_856: Power = VANILLA;

/// # Necrotic Geist
///
/// `ICC_900` · Neutral minion · 6 mana · 5/3
///
/// > Whenever one of your other minions dies, summon a 2/2 Ghoul.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Undead
/// - Tokens: Ghoul [`ICC_900t`]
///
/// State: Derived
//~ derived ICC_900 f8ff1fb9 f73959c4 f9f9fe09.a9ed3801
pub const ICC_900: Power = whenever(OTHER_FRIENDLY_MINIONS.die()).then(&[summon(card("ICC_900t"))]);

/// # Ghoul
///
/// `ICC_900t` · Neutral minion · 2 mana · 2/2
///
/// - Set: Knights of the Frozen Throne
/// - Minion type: Undead
///
/// State: Vanilla
//~ vanilla ICC_900t 565bb430 1abb0f38 d4358579
pub const ICC_900t: Power = VANILLA;

/// # Drakkari Enchanter
///
/// `ICC_901` · Neutral minion · 3 mana · 1/5
///
/// > Your end of turn effects trigger twice.
///
/// - Set: Knights of the Frozen Throne · epic · collectible
/// - Mechanics: Aura
/// - Enchantments: Frost Magics [`ICC_901e`]
///
/// State: Todo
//~ todo ICC_901 6663af48 b0d94f79 92fea3db.2ac7b1e4
pub const ICC_901: Power = TODO;

/// # Frost Magics
///
/// `ICC_901e` · Neutral enchantment
///
/// > Your end of turn effects trigger twice.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ todo ICC_901e 5a18a465 3aa6fdca f9d44e0e.2ac7b1e4
pub const ICC_901e: Power = TODO;

/// # Mindbreaker
///
/// `ICC_902` · Neutral minion · 3 mana · 2/5
///
/// > Hero Powers are disabled.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Minion type: Undead
///
/// State: Todo
//~ todo ICC_902 ad543c0e 4d1c7deb 7d0d517c.c9288e1b
pub const ICC_902: Power = TODO;

/// # Wicked Skeleton
///
/// `ICC_904` · Neutral minion · 4 mana · 1/1
///
/// > **Battlecry:** Gain +1/+1 for each minion that died this turn.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Enchantments: Extra Calcium [`ICC_904e`]
///
/// State: Derived
//~ derived ICC_904 8c885dd0 ab66c432 900fec34.11892154
pub const ICC_904: Power =
    battlecry(&[give(&[plus(1, 1).times(X)]).times(count_of(past(Side::Both, Deed::Died, Window::ThisTurn)))]);

/// # Extra Calcium
///
/// `ICC_904e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ todo ICC_904e d9364494 f04c0467 55c1e155.a536d554
pub const ICC_904e: Power = TODO;

/// # Bloodworm
///
/// `ICC_905` · Neutral minion · 5 mana · 4/4
///
/// > **Lifesteal**
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Beast
/// - Mechanics: Lifesteal
///
/// State: Vanilla
//~ vanilla ICC_905 49705448 1ac9cc30 d81305f1.b857c9f1
pub const ICC_905: Power = VANILLA;

/// # Keening Banshee
///
/// `ICC_911` · Neutral minion · 4 mana · 5/5
///
/// > Whenever you play a card, remove the top 3 cards of your deck.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Minion type: Undead
///
/// State: Derived
//~ derived ICC_911 e14e1cbd 416f09a0 fb58d370.2c276c96
pub const ICC_911: Power = whenever(YOU.play(CARD)).then(&[destroy(YOUR_DECK.first(3))]);

/// # Corpsetaker
///
/// `ICC_912` · Neutral minion · 4 mana · 3/3
///
/// > **Battlecry:** Gain **Taunt** if your deck has a **Taunt** minion. Repeat for **Divine Shield**, **Lifesteal**, **Windfury**.
///
/// - Set: Knights of the Frozen Throne · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Refers to: Windfury, Taunt, Divine Shield, Lifesteal
///
/// State: Todo
//~ todo ICC_912 2b5863b0 9e6c5858 787c5e01.e82e9619
pub const ICC_912: Power = TODO;

/// # Tainted Zealot
///
/// `ICC_913` · Neutral minion · 2 mana · 1/1
///
/// > **Divine Shield Spell Damage +1**
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Undead
/// - Mechanics: Spellpower, Divine Shield
///
/// State: Vanilla
//~ vanilla ICC_913 017d417c 85ed45f7 8ec81f7d.f68c7b85
pub const ICC_913: Power = VANILLA;
