//! Neutral cards of Knights of the Frozen Throne.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 0113efcb

/// # Phantom Freebooter
/// Minion · Undead · Pirate · 4 mana · 3/3
/// > **Battlecry:** Gain stats equal to your weapon's.
/// - Makes: Witty Weaponplay [`ICC_018e`] ("Increased stats.")
//~ done ICC_018 - 68577b86.62980379 53f4feb9.95ee7688
#[rustfmt::skip]
pub const ICC_018: Power = battlecry(&[give(&[ATTACK.plus(1).times(X)]).with_x(ATTACK.of(YOUR_WEAPON)), give(&[HEALTH.plus(1).times(X)]).with_x(HEALTH.of(YOUR_WEAPON))]);

/// # Witty Weaponplay
/// Enchantment
/// > Increased stats.
//~ todo ICC_018e 5664830a d522ad72.a536d554 557acd16
pub const ICC_018e: Power = TODO;

/// # Skelemancer
/// Minion · Undead · 5 mana · 2/2
/// > **Deathrattle:** If it's your opponent's turn, summon an 8/8 Skeleton.
/// - Makes: Skeletal Flayer [`ICC_019t`] (8/8)
//~ derived ICC_019 967680ac ebd536ef.83b40627 791af7d8.a539b5b0
pub const ICC_019: Power = deathrattle(&[summon(card("ICC_019t"))]).when(not(&ON_YOUR_TURN));

/// # Skeletal Flayer
/// Minion · Undead · 8 mana · 8/8
//~ vanilla ICC_019t 71c36502 b44b0199 e282f302
pub const ICC_019t: Power = VANILLA;

/// # Snowflipper Penguin
/// Minion · Beast · 0 mana · 1/1
//~ vanilla ICC_023 310eefee 000e7a45 5610bd28
pub const ICC_023: Power = VANILLA;

/// # Rattling Rascal
/// Minion · Undead · 4 mana · 2/2
/// > **Battlecry:** Summon a 5/5 Skeleton. **Deathrattle:** Summon one for your opponent.
/// - Makes: Skeletal Enforcer [`ICC_025t`] (5/5)
//~ done ICC_025 - d2ac3192.2c5fe618 58fd5410.cce9398f
pub const ICC_025: Power =
    abilities(&[battlecry(&[summon(card("ICC_025t"))]), deathrattle(&[summon(card("ICC_025t")).for_(OPPONENT)])]);

/// # Skeletal Enforcer
/// Minion · Undead · 5 mana · 5/5
//~ vanilla ICC_025t 575fb106 963fba73 91d3e9ff
pub const ICC_025t: Power = VANILLA;

/// # Grim Necromancer
/// Minion · Undead · 4 mana · 2/4
/// > **Battlecry:** Summon two 1/1 Skeletons.
/// - Makes: Skeleton [`ICC_026t`] (1/1)
//~ derived ICC_026 d800a550 d2b53914.99859f02 5e898292.45e6996b
pub const ICC_026: Power = battlecry(&[summon(card("ICC_026t")).copies(2)]);

/// # Skeleton
/// Minion · Undead · 1 mana · 1/1
//~ vanilla ICC_026t 9f56c3d1 ef057e39 3a0c7092
pub const ICC_026t: Power = VANILLA;

/// # Bone Drake
/// Minion · Undead · Dragon · 6 mana · 6/5
/// > **Deathrattle:** Add a random Dragon to your hand.
//~ derived ICC_027 b91537cf ec1385d7.d3f4fc3a c8520925
pub const ICC_027: Power = deathrattle(&[get(random(DRAGON))]);

/// # Sunborne Val'kyr
/// Minion · Undead · 5 mana · 5/4
/// > **Battlecry:** Give adjacent minions +2 Health.
/// - Makes: Blessing of the Val'kyr [`ICC_028e`] ("\+2 Health.")
//~ derived ICC_028 563015e7 96347dce.b3e28c64 54226d2f.25b8034a
pub const ICC_028: Power = battlecry(&[attach("ICC_028e").to(THIS.neighbours())]);

/// # Blessing of the Val'kyr
/// Enchantment
/// > \+2 Health.
//~ derived ICC_028e 97989be3 d522ad72.51d51864 9a800a6b
pub const ICC_028e: Power = enchant(&[HEALTH.plus(2)]);

/// # Cobalt Scalebane
/// Minion · Dragon · 5 mana · 5/5
/// > At the end of your turn, give another random friendly minion +3 Attack.
/// - Makes: Dragonscales [`ICC_029e`] ("Attack increased.")
//~ derived ICC_029 0c52a570 c4dc5c15.70c3d3d8 d5d24eec.999445ea
pub const ICC_029: Power = at_end_of_your_turn(&[give(&[ATTACK.plus(3)]).to(OTHER_FRIENDLY_MINIONS.random())]);

/// # Dragonscales
/// Enchantment
/// > Attack increased.
//~ todo ICC_029e 67310baf d522ad72.29b7578e b98b266a
pub const ICC_029e: Power = TODO;

/// # Night Howler
/// Minion · 4 mana · 3/4
/// > Whenever this minion takes damage, gain +2 Attack.
/// - Makes: Awooooo! [`ICC_031e`] ("This minion has increased Attack.")
//~ derived ICC_031 a3a767dd e3b00837.ee10c1dd 58634885.1c3acc05
pub const ICC_031: Power = whenever(THIS.takes_damage_from(CARD)).then(&[give(&[ATTACK.plus(2)])]);

/// # Awooooo!
/// Enchantment
/// > This minion has increased Attack.
//~ todo ICC_031e c0f88563 d522ad72.8a639ddf 6ba3931e
pub const ICC_031e: Power = TODO;

/// # Venomancer
/// Minion · Undead · 5 mana · 2/5
/// > **Poisonous**
//~ vanilla ICC_032 fd0838f1 ebf8a6cc.2574dcf7 f8424cdb
pub const ICC_032: Power = VANILLA;

/// # Vryghoul
/// Minion · Undead · 3 mana · 3/1
/// > **Deathrattle:** If it's your opponent's turn, summon a 2/2 Ghoul.
/// - Makes: Ghoul [`ICC_900t`] (2/2)
//~ derived ICC_067 e0ebceaf e1547d69.92cdde9e d74782b5.1ee111ad
pub const ICC_067: Power = deathrattle(&[summon(card("ICC_900t"))]).when(not(&ON_YOUR_TURN));

/// # Acherus Veteran
/// Minion · Undead · 1 mana · 2/1
/// > **Battlecry:** Give a friendly minion +1 Attack.
/// - Makes: Veteran's Favor [`ICC_092e`] ("\+1 Attack.")
//~ derived ICC_092 4c25e629 fab0829d.489560b4 11935a7f.07ac0d5a
pub const ICC_092: Power = battlecry(&[attach("ICC_092e").to(A_FRIENDLY_MINION)]);

/// # Veteran's Favor
/// Enchantment
/// > \+1 Attack.
//~ derived ICC_092e a5ea7211 d522ad72.379bca7a 34a90a06
pub const ICC_092e: Power = enchant(&[ATTACK.plus(1)]);

/// # Tuskarr Fisherman
/// Minion · Undead · 2 mana · 2/3
/// > **Battlecry:** Give a friendly minion **Spell Damage +1**.
/// - Makes: Fresh Fish! [`ICC_093e`] ("Spell Damage +1.")
//~ derived ICC_093 876e8e7e af5d8f40.2fdb4cad 304393d6.fffc74d1
pub const ICC_093: Power = battlecry(&[attach("ICC_093e").to(A_FRIENDLY_MINION)]);

/// # Fresh Fish!
/// Enchantment
/// > **Spell Damage +1**.
//~ derived ICC_093e 3ff7e93c d522ad72.7e90e4a1 420f0293
pub const ICC_093e: Power = enchant(&[plus_tag(GameTag::SPELLPOWER, 1)]);

/// # Fallen Sun Cleric
/// Minion · Undead · 2 mana · 2/1
/// > **Battlecry:** Give a friendly minion +1/+1.
/// - Makes: Cleric's Blessing [`ICC_094e`] ("\+1/+1.")
//~ derived ICC_094 6a8a18e1 aeaa801a.275576eb fb02f232.89f16530
pub const ICC_094: Power = battlecry(&[attach("ICC_094e").to(A_FRIENDLY_MINION)]);

/// # Cleric's Blessing
/// Enchantment
/// > \+1/+1.
//~ derived ICC_094e cba45cfd d522ad72.cb08f83e 92e8ed86
pub const ICC_094e: Power = enchant(&[plus(1, 1)]);

/// # Furnacefire Colossus
/// Minion · Undead · 6 mana · 6/6
/// > **Battlecry:** Discard all weapons from your hand and gain their stats.
/// - Makes: Me Bigger [`ICC_096e`] ("Increased stats.")
//~ done ICC_096 - bb482bbb.ae7473c1 caf1c035.7d74d868
#[rustfmt::skip]
pub const ICC_096: Power = battlecry(&[give(&[ATTACK.plus(1).times(X)]).with_x(ATTACK.of(YOUR_HAND.that(WEAPON))), give(&[HEALTH.plus(1).times(X)]).with_x(HEALTH.of(YOUR_HAND.that(WEAPON))), discard(YOUR_HAND.that(WEAPON))]);

/// # Me Bigger
/// Enchantment
/// > Increased stats.
//~ todo ICC_096e 05491220 d522ad72.a536d554 c6575125
pub const ICC_096e: Power = TODO;

/// # Grave Shambler
/// Minion · Undead · Elemental · 4 mana · 4/4
/// > Whenever your weapon is destroyed, gain +1/+1.
/// - Makes: Armed and Dangerous [`ICC_097e`] ("Increased stats.")
//~ done ICC_097 - 75f5f014.1d401b53 a175d3aa.f5c6b8f2
pub const ICC_097: Power = whenever(YOUR_WEAPON.die()).then(&[give(&[plus(1, 1)])]);

/// # Armed and Dangerous
/// Enchantment
/// > Increased stats.
//~ todo ICC_097e 5ca750d6 d522ad72.a536d554 117ce3a4
pub const ICC_097e: Power = TODO;

/// # Tomb Lurker
/// Minion · Undead · 5 mana · 5/3
/// > **Battlecry:** Add a random **Deathrattle** minion that died this game to your hand.
//~ done ICC_098 - 9633a805.2a2b5c23 73c003a3
pub const ICC_098: Power =
    battlecry(&[get(random_from_past(MINIONS.that(with(GameTag::DEATHRATTLE)).die().this_game()))]);

/// # Ticking Abomination
/// Minion · Undead · 4 mana · 5/6
/// > **Deathrattle:** Deal 5 damage to your minions.
/// - Makes: Ticking Abomination [`ICC_099_Puzzle`] (5/6, "Deathrattle: Deal 5 damage to your minions.")
//~ derived ICC_099 44a2719a ca469100.09105359 5afd1cb7.34821427
pub const ICC_099: Power = deathrattle(&[deal(5).to(FRIENDLY_MINIONS)]);

/// # Ticking Abomination
/// Minion · Undead · 4 mana · 5/6
/// > **Deathrattle:** Deal 5 damage to your minions.
//~ derived ICC_099_Puzzle d1888666 ca469100.09105359 5afd1cb7
pub const ICC_099_Puzzle: Power = deathrattle(&[deal(5).to(FRIENDLY_MINIONS)]);

/// # Deadscale Knight
/// Minion · Undead · Murloc · 1 mana · 1/1
/// > **Lifesteal**
//~ vanilla ICC_220 076b9dee 11a1fa6f.b857c9f1 a16a6798
pub const ICC_220: Power = VANILLA;

/// # Corpse Raiser
/// Minion · 5 mana · 3/3
/// > **Battlecry:** Give a friendly minion "**Deathrattle:** Resummon this minion."
/// - Makes: Ready to Return [`ICC_257e`] ("Deathrattle: Resummon this minion.")
//~ done ICC_257 - e8b6bfb0.b21aa28b e3933b1f.1317da4d
pub const ICC_257: Power = battlecry(&[attach("ICC_257e").to(A_FRIENDLY_MINION)]);

/// # Ready to Return
/// Enchantment
/// > **Deathrattle:** Resummon this minion.
//~ done ICC_257e - d522ad72.77516780 f7a825c8
pub const ICC_257e: Power = deathrattle(&[summon(fresh_copy_of(THIS))]);

/// # The Lich King
/// Minion · Undead · 8 mana · 8/8
/// > **Taunt** At the end of your turn, add a random **Lich King** card to your hand.
/// - Makes: Frostmourne [`ICC_314t1`] (5/3 durability, "Deathrattle: Summon every minion killed by this…"); Army of the Frozen Throne [`ICC_314t2`] ("Remove the top 5 cards of your deck. Summon any…"); Doom Pact [`ICC_314t3`] ("Destroy all minions. Remove the top card from…"); Death Grip [`ICC_314t4`] ("Steal a minion from your opponent's deck and add…"); Death Coil [`ICC_314t5`] ("Deal 5 damage to an enemy, or restore 5 Health to…"); Obliterate [`ICC_314t6`] ("Destroy a minion. Your hero takes damage equal to…"); Anti-Magic Shell [`ICC_314t7`] ("Give your minions +2/+2 and Elusive."); Death and Decay [`ICC_314t8`] ("Deal 3 damage to all enemies.")
//~ derived ICC_314 8cd1a083 b44b0199.c97a4ed3 7ad27cf0.2d5d056a
#[rustfmt::skip]
pub const ICC_314: Power = at_end_of_your_turn(&[get(one_of(&["ICC_314t3", "ICC_314t2", "ICC_314t7", "ICC_314t4", "ICC_314t5", "ICC_314t6", "ICC_314t8", "ICC_314t1"]))]);

/// # Frostmourne
/// Weapon · 7 mana · 5/3 durability
/// > **Deathrattle:** Summon every minion killed by this weapon.
/// - Makes: Trapped Soul [`ICC_314t1e`]
//~ done ICC_314t1 - 057aeae9.a66e81f7 3b722af8.ab691590
pub const ICC_314t1: Power = abilities(&[
    after(YOUR_HERO.attack(all(&[MINION, DEAD]))).then(&[keep_with(copy_of(THAT), THIS)]),
    deathrattle(&[summon(copy_of(KEPT))]),
]);

/// # Trapped Soul
/// Enchantment
/// > {0}
//~ todo ICC_314t1e e8dadc42 d522ad72.378ffe7e 2ebc13e8
pub const ICC_314t1e: Power = TODO;

/// # Army of the Frozen Throne
/// Spell · Shadow · 6 mana
/// > Remove the top 5 cards of your deck. Summon any minions removed.
//~ done ICC_314t2 - b1a71a54.41296c76 7e59d28c
pub const ICC_314t2: Power = spell(&[one_by_one(
    YOUR_DECK.first(5),
    &[summon(the(THAT)).when(there_is(&THAT.that(MINION))), remove_from_game(THAT.that(is(&YOUR_DECK)))],
)]);

/// # Doom Pact
/// Spell · Shadow · 5 mana
/// > Destroy all minions. Remove the top card from your deck for each minion destroyed.
//~ done ICC_314t3 - cf35eba3.9fb9f179 fa58614b
pub const ICC_314t3: Power = spell(&[destroy(MINIONS), perform(&[remove_from_game(YOUR_DECK.first(1))]).for_each(IT)]);

/// # Death Grip
/// Spell · Shadow · 2 mana
/// > Steal a minion from your opponent's deck and add it to your hand.
//~ done ICC_314t4 - a5d45018.1f495c8e dd84497f
pub const ICC_314t4: Power = spell(&[get(the(ENEMY_DECK.that(MINION).random()))]);

/// # Death Coil
/// Spell · Shadow · 2 mana
/// > Deal $5 damage to an enemy, or restore #5 Health to a friendly character.
//~ done ICC_314t5 - a5d45018.7aa1fe3c fe13fc8d
pub const ICC_314t5: Power = spell(&[
    select(TARGET),
    heal(5).to(TARGET).when(there_is(&IT.that(FRIENDLY))),
    deal(5).to(TARGET).when(there_is(&IT.that(ENEMY))),
]);

/// # Obliterate
/// Spell · 2 mana
/// > Destroy a minion. Your hero takes damage equal to its Health.
//~ done ICC_314t6 - 7846e7ae.8e87cf3a b3906784
pub const ICC_314t6: Power = spell(&[destroy(A_MINION), deal(1).times(HEALTH.of(IT)).to(YOUR_HERO)]);

/// # Anti-Magic Shell
/// Spell · Shadow · 4 mana
/// > Give your minions +2/+2 and **Elusive**.
/// - Makes: Anti-Magic Shell [`ICC_314t7e`] ("\+2/+2 and Elusive.")
//~ derived ICC_314t7 a9a58fb2 1e562e45.83a85076 a0d8271f.9cba3d66
pub const ICC_314t7: Power = spell(&[attach("ICC_314t7e").to(FRIENDLY_MINIONS)]);

/// # Anti-Magic Shell
/// Enchantment
/// > \+2/+2 and **Elusive**.
//~ derived ICC_314t7e 9cc86e9b d522ad72.b46a2f92 a0d8271f
pub const ICC_314t7e: Power = enchant(&[plus(2, 2), has(GameTag::ELUSIVE)]);

/// # Death and Decay
/// Spell · Shadow · 3 mana
/// > Deal $3 damage to all enemies.
//~ derived ICC_314t8 1a96f2a5 3c9c5d15.2d0c0cd1 89aec6b1
pub const ICC_314t8: Power = spell(&[deal(3).to(ENEMIES)]);

/// # Saronite Chain Gang
/// Minion · Draenei · 4 mana · 2/3
/// > **Taunt Battlecry:** Summon a Saronite Chain Gang.
//~ derived ICC_466 97ac8cbe 2a255ed8.f8801d59 2a2e0202
pub const ICC_466: Power = battlecry(&[summon(card("ICC_466"))]);

/// # Deathspeaker
/// Minion · Undead · 3 mana · 2/4
/// > **Battlecry:** Give a friendly minion **Immune** this turn.
/// - Makes: Deathward [`ICC_467e`] ("Immune this turn.")
//~ derived ICC_467 d3c291a0 b5b37ada.fa52a242 7075a37e.2bc2c9d4
pub const ICC_467: Power = battlecry(&[attach("ICC_467e").to(A_FRIENDLY_MINION)]);

/// # Deathward
/// Enchantment
/// > **Immune** this turn.
//~ derived ICC_467e a82e6036 d522ad72.fb55a5e5 d46d9fe1
pub const ICC_467e: Power = enchant(&[has(GameTag::IMMUNE)]).this_turn();

/// # Wretched Tiller
/// Minion · Undead · 1 mana · 1/1
/// > Whenever this minion attacks, deal 2 damage to the enemy hero.
//~ derived ICC_468 cee43745 ef057e39.fdc0614f e2f0f1dd
pub const ICC_468: Power = whenever(THIS.attack(CARD)).then(&[deal(2).to(ENEMY_HERO)]);

/// # Frostmourne Enchantment
/// Enchantment
//~ todo ICC_483e 35b3b25c d522ad72 e211b664
pub const ICC_483e: Power = TODO;

/// # Happy Ghoul
/// Minion · Undead · 3 mana · 3/3
/// > Costs (0) if your hero was healed this turn.
//~ derived ICC_700 9889835d e14ef5e3.c45ccb24 3b83857c
pub const ICC_700: Power =
    aura(THIS).when(YOUR_HERO.is_healed_by(CARD).this_turn().at_least(1)).in_hand().have(&[cost(0)]);

/// # Skulking Geist
/// Minion · Undead · 6 mana · 4/6
/// > **Battlecry:** Destroy all 1-Cost spells in both hands and decks.
//~ done ICC_701 - 6056e45b.89e94b2c 7788c92b
#[rustfmt::skip]
pub const ICC_701: Power = battlecry(&[destroy(together(&[YOUR_HAND.that(all(&[SPELL, COST.is(1)])), ENEMY_HAND.that(all(&[SPELL, COST.is(1)])), YOUR_DECK.that(all(&[SPELL, COST.is(1)])), ENEMY_DECK.that(all(&[SPELL, COST.is(1)]))]))]);

/// # Shallow Gravedigger
/// Minion · Undead · 3 mana · 3/1
/// > **Deathrattle:** Add a random **Deathrattle** minion to your hand.
//~ derived ICC_702 4a185a56 e1547d69.4c48adf9 779001de
pub const ICC_702: Power = deathrattle(&[get(random(all(&[MINION, with(GameTag::DEATHRATTLE)])))]);

/// # Bonemare
/// Minion · Undead · Beast · 7 mana · 5/5
/// > **Battlecry:** Give a friendly minion +4/+4 and **Taunt**.
/// - Makes: Bonemare's Boon [`ICC_705e`] ("\+4/+4 and Taunt.")
//~ derived ICC_705 d0890484 3b984bf7.312b69ef ea425b1d.f00564c7
pub const ICC_705: Power = battlecry(&[attach("ICC_705e").to(A_FRIENDLY_MINION)]);

/// # Bonemare's Boon
/// Enchantment
/// > \+4/+4 and **Taunt**.
//~ derived ICC_705e f278f07b d522ad72.b60c8857 e31aea93
pub const ICC_705e: Power = enchant(&[plus(4, 4), has(GameTag::TAUNT)]);

/// # Nerubian Unraveler
/// Minion · 6 mana · 5/5
/// > Spells cost (2) more.
/// - Makes: Unravelled [`ICC_706e`] ("Costs (2) more.")
//~ derived ICC_706 3368118c 73fb5380.bd67e972 d2ef2413.1ed9ef6c
pub const ICC_706: Power = aura(together(&[YOUR_HAND.that(SPELL), ENEMY_HAND.that(SPELL)])).gives("ICC_706e");

/// # Unravelled
/// Enchantment
/// > Costs (2) more.
//~ derived ICC_706e 80a6e9b3 d522ad72.7201933b 51f9e341
pub const ICC_706e: Power = enchant(&[cost_more(2)]);

/// # Zombeast
/// Minion · Undead · Beast · 1 mana · 1/1
//~ vanilla ICC_800h3t 19b9818b ba8c49f0 3730462a
pub const ICC_800h3t: Power = VANILLA;

/// # Deathaxe Punisher
/// Minion · Undead · 4 mana · 3/3
/// > **Battlecry:** Give a random **Lifesteal** minion in your hand +2/+2.
/// - Makes: Bloodthirsty [`ICC_810e`] ("\+2/+2 from Deathaxe Punisher.")
//~ derived ICC_810 36396938 916af273.a7830bbf 4ce4c204.d77a8350
pub const ICC_810: Power =
    battlecry(&[attach("ICC_810e").to(YOUR_HAND.that(all(&[MINION, with(GameTag::LIFESTEAL)])).random())]);

/// # Bloodthirsty
/// Enchantment
/// > \+2/+2 from Deathaxe Punisher.
/// - Makes: Deathaxe Punisher [`ICC_810`] (3/3, "Battlecry: Give a random Lifesteal minion in your…")
//~ derived ICC_810e abe429a0 d522ad72.9a6ec04a cc721134.427111fd
pub const ICC_810e: Power = enchant(&[plus(2, 2)]);

/// # Meat Wagon
/// Minion · Mech · 4 mana · 1/4
/// > **Deathrattle:** Summon a minion from your deck with less Attack than this minion.
//~ derived ICC_812 67d033be f44b8d7f.41b591d7 3b160b79
pub const ICC_812: Power =
    deathrattle(&[summon(the(YOUR_DECK.that(all(&[MINION, not(&ATTACK.no_less_than(&ATTACK.of(THIS)))])).random()))]);

/// # Prince Keleseth
/// Minion · Undead · 2 mana · 2/2
/// > **Battlecry:** If your deck has no 2-Cost cards, give all minions in your deck +1/+1.
/// - Makes: Keleseth's Blessing [`ICC_851e`] ("\+1/+1.")
//~ derived ICC_851 004dddc4 af540375.86036d30 70053f4f.e6a000c3
pub const ICC_851: Power =
    battlecry(&[attach("ICC_851e").to(YOUR_DECK.that(MINION))]).when(there_is_no(&YOUR_DECK.that(COST.is(2))));

/// # Keleseth's Blessing
/// Enchantment
/// > \+1/+1.
//~ derived ICC_851e f09bc0bb d522ad72.cb08f83e 84211cce
pub const ICC_851e: Power = enchant(&[plus(1, 1)]);

/// # Prince Taldaram
/// Minion · Undead · 3 mana · 3/3
/// > **Battlecry:** If your deck has no 3-Cost cards, transform into a 3/3 copy of a minion.
/// - Makes: Taldaram's Visage [`ICC_852e`] ("3/3.")
//~ derived ICC_852 d106ab04 e14ef5e3.47eef6ac 93126a91.141e8c57
pub const ICC_852: Power =
    battlecry(&[transform(THIS, copy_of(A_MINION)), attach("ICC_852e")]).when(there_is_no(&YOUR_DECK.that(COST.is(3))));

/// # Taldaram's Visage
/// Enchantment
/// > 3/3.
//~ derived ICC_852e 2fe8a99e d522ad72.6c79ef92 efcbcdd3
pub const ICC_852e: Power = enchant(&[become_stats(3, 3)]);

/// # Prince Valanar
/// Minion · Undead · 4 mana · 4/4
/// > **Battlecry:** If your deck has no 4-Cost cards, gain **Lifesteal** and **Taunt**.
//~ derived ICC_853 c119aab8 87049108.624b9de0 c4383447
pub const ICC_853: Power =
    battlecry(&[give(&[has(GameTag::LIFESTEAL), has(GameTag::TAUNT)])]).when(there_is_no(&YOUR_DECK.that(COST.is(4))));

/// # Arfus
/// Minion · Undead · Beast · 4 mana · 2/2
/// > **Deathrattle:** Add a random **Lich King** card to your hand.
//~ derived ICC_854 263ab4d8 91099a0e.c348317a fd987150
#[rustfmt::skip]
pub const ICC_854: Power = deathrattle(&[get(one_of(&["ICC_314t2", "ICC_314t3", "ICC_314t4", "ICC_314t5", "ICC_314t7", "ICC_314t8", "ICC_314t6", "ICC_314t1"]))]);

/// # Hyldnir Frostrider
/// Minion · 3 mana · 4/4
/// > **Battlecry: Freeze** your other minions.
//~ derived ICC_855 6ee49791 ca30ee0e.19358247 d969f704
pub const ICC_855: Power = battlecry(&[freeze(OTHER_FRIENDLY_MINIONS)]);

/// # Spellweaver
/// Minion · Undead · 6 mana · 4/4
/// > **Spell Damage +2**
//~ vanilla ICC_856 74479624 60735269.e1835dc2 1fdba775
pub const ICC_856: Power = VANILLA;

/// # Necrotic Geist
/// Minion · Undead · 6 mana · 5/3
/// > Whenever one of your other minions dies, summon a 2/2 Ghoul.
/// - Makes: Ghoul [`ICC_900t`] (2/2)
//~ done ICC_900 - ef14213f.a9ed3801 070477d6.1ee111ad
pub const ICC_900: Power = whenever(OTHER_FRIENDLY_MINIONS.die()).then(&[summon(card("ICC_900t"))]);

/// # Ghoul
/// Minion · Undead · 2 mana · 2/2
//~ vanilla ICC_900t 1abb0f38 af540375 95a00211
pub const ICC_900t: Power = VANILLA;

/// # Drakkari Enchanter
/// Minion · 3 mana · 1/5
/// > Your end of turn effects trigger twice.
/// - Makes: Frost Magics [`ICC_901e`] ("Your end of turn effects trigger twice.")
//~ done ICC_901 - d6990338.2ac7b1e4 f473ac27.111e0717
pub const ICC_901: Power = aura(YOU).have(&[has(END_OF_TURN_TWICE)]);

/// # Frost Magics
/// Enchantment
/// > Your end of turn effects trigger twice.
//~ todo ICC_901e 3aa6fdca d522ad72.2ac7b1e4 317184cd
pub const ICC_901e: Power = TODO;

/// # Mindbreaker
/// Minion · Undead · 3 mana · 2/5
/// > Hero Powers are disabled.
//~ done ICC_902 - b58d4487.c9288e1b 2130c8eb
pub const ICC_902: Power = aura(PLAYERS).have(&[has(GameTag::HERO_POWER_DISABLED)]);

/// # Wicked Skeleton
/// Minion · Undead · 4 mana · 1/1
/// > **Battlecry:** Gain +1/+1 for each minion that died this turn.
/// - Makes: Extra Calcium [`ICC_904e`] ("Increased stats.")
//~ derived ICC_904 023b1c17 7f37a9ff.11892154 44a1ec85.13500495
pub const ICC_904: Power = battlecry(&[give(&[plus(1, 1).times(X)]).with_x(MINIONS.die().this_turn().count())]);

/// # Extra Calcium
/// Enchantment
/// > Increased stats.
//~ todo ICC_904e f04c0467 d522ad72.a536d554 ef91b9e9
pub const ICC_904e: Power = TODO;

/// # Bloodworm
/// Minion · Beast · 5 mana · 4/4
/// > **Lifesteal**
//~ vanilla ICC_905 1ac9cc30 1ad27245.b857c9f1 8143e8e9
pub const ICC_905: Power = VANILLA;

/// # Keening Banshee
/// Minion · Undead · 4 mana · 5/5
/// > Whenever you play a card, remove the top 3 cards of your deck.
//~ derived ICC_911 416f09a0 ca41143f.2c276c96 b3231f72
pub const ICC_911: Power = whenever(YOU.play(CARD)).then(&[destroy(YOUR_DECK.first(3))]);

/// # Corpsetaker
/// Minion · Undead · 4 mana · 3/3
/// > **Battlecry:** Gain **Taunt** if your deck has a **Taunt** minion. Repeat for **Divine Shield**, **Lifesteal**, **Windfury**.
//~ done ICC_912 - 916af273.e82e9619 6f3d8051
pub const ICC_912: Power = battlecry(&[give_keywords_of(
    YOUR_DECK.that(MINION),
    &[has(GameTag::TAUNT), has(GameTag::DIVINE_SHIELD), has(GameTag::LIFESTEAL), has(GameTag::WINDFURY)],
)]);

/// # Tainted Zealot
/// Minion · Undead · 2 mana · 1/1
/// > **Divine Shield Spell Damage +1**
//~ vanilla ICC_913 85ed45f7 707001c1.f68c7b85 c78454a9
pub const ICC_913: Power = VANILLA;
