//! Neutral cards of Saviors of Uldum.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 8af708e8

/// # Zephrys the Great
///
/// `ULD_003` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** If your deck has no duplicates, wish for the perfect card.
///
/// - Set: Saviors of Uldum · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo ULD_003 ad43a211 76c8cbf7 ee350406.7a3f703f
pub const ULD_003: Power = TODO;

/// # Questing Explorer
///
/// `ULD_157` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** If you control a **Quest**, draw a card.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Quest
///
/// State: Derived
//~ derived ULD_157 2cd9cb53 6fd645c7 42ef9750.e47cba27
pub const ULD_157: Power = battlecry(&[draw(1)]).when(there_is(&YOUR_SECRETS.that(with(GameTag::QUEST))));

/// # Serpent Egg
///
/// `ULD_174` · Neutral minion · 2 mana · 0/3
///
/// > **Deathrattle:** Summon a 3/4 Sea Serpent.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Sea Serpent [`ULD_174t`]
///
/// State: Derived
//~ derived ULD_174 46bd9ac9 01bc01aa 6bb395a5.99cf432e
pub const ULD_174: Power = deathrattle(&[summon(card("ULD_174t"))]);

/// # Sea Serpent
///
/// `ULD_174t` · Neutral minion · 3 mana · 3/4
///
/// - Set: Saviors of Uldum
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla ULD_174t f541f6dc a23e951f 982ab222
pub const ULD_174t: Power = VANILLA;

/// # Octosari
///
/// `ULD_177` · Neutral minion · 8 mana · 8/8
///
/// > **Deathrattle:** Draw 8 cards.
///
/// - Set: Saviors of Uldum · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived ULD_177 02147f63 51f98c29 97221292.ffd87d36
pub const ULD_177: Power = deathrattle(&[draw(8)]);

/// # Siamat
///
/// `ULD_178` · Neutral minion · 7 mana · 7/7
///
/// > **Battlecry:** Gain 2 of **Rush**, **Taunt**, **Divine Shield**, or **Windfury* (your choice).*
///
/// - Set: Saviors of Uldum · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Refers to: Windfury, Taunt, Divine Shield, Rush
/// - Entourage: Siamat's Shield [`ULD_178a2`], Siamat's Wind [`ULD_178a`], Siamat's Heart [`ULD_178a3`], Siamat's Speed [`ULD_178a4`]
/// - Tokens: Siamat's Wind [`ULD_178a`], Siamat's Shield [`ULD_178a2`], Siamat's Heart [`ULD_178a3`], Siamat's Speed [`ULD_178a4`]
///
/// State: Todo
//~ todo ULD_178 e62b57c1 e0481f52 03bd16d2.6132eee4
pub const ULD_178: Power = TODO;

/// # Siamat's Wind
///
/// `ULD_178a` · Neutral spell · 0 mana
///
/// > Give Siamat **Windfury**.
///
/// - Set: Saviors of Uldum
/// - Refers to: Windfury
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ todo ULD_178a b2730ab8 70ed2bf3 618d962b.784f9fd1
pub const ULD_178a: Power = TODO;

/// # Siamat's Shield
///
/// `ULD_178a2` · Neutral spell · 0 mana
///
/// > Give Siamat **Divine Shield**.
///
/// - Set: Saviors of Uldum
/// - Refers to: Divine Shield
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ todo ULD_178a2 261a5f04 22ddb4d6 818c999e.e69ac41e
pub const ULD_178a2: Power = TODO;

/// # Siamat's Heart
///
/// `ULD_178a3` · Neutral spell · 0 mana
///
/// > Give Siamat **Taunt**.
///
/// - Set: Saviors of Uldum
/// - Refers to: Taunt
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ todo ULD_178a3 7af9babb b3d4671a d5352b1a.c9bc5842
pub const ULD_178a3: Power = TODO;

/// # Siamat's Speed
///
/// `ULD_178a4` · Neutral spell · 0 mana
///
/// > Give Siamat **Rush**.
///
/// - Set: Saviors of Uldum
/// - Refers to: Rush
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ todo ULD_178a4 f7a9e4c3 6f449ce1 ec1be1ac.c59a8f93
pub const ULD_178a4: Power = TODO;

/// # Phalanx Commander
///
/// `ULD_179` · Neutral minion · 5 mana · 4/5
///
/// > Your **Taunt** minions have +2 Attack.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Mechanics: Aura
/// - Refers to: Taunt
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 58385
/// - Enchantments: Commanded [`ULD_179e`]
///
/// State: Derived
//~ derived ULD_179 a6d9709c 8f747051 41b3dec5.dcf19ad3
pub const ULD_179: Power = aura(FRIENDLY_MINIONS.that(with(GameTag::TAUNT))).have(&[ATTACK.plus(2)]);

/// # Commanded
///
/// `ULD_179e` · Neutral enchantment
///
/// > Phalanx Commander is granting this +2 Attack.
///
/// - Set: Saviors of Uldum
/// - Tokens: Phalanx Commander [`ULD_179`]
///
/// State: Todo
//~ todo ULD_179e be575483 67de205a 1ea9a1fd.35f21fde
pub const ULD_179e: Power = TODO;

/// # Sunstruck Henchman
///
/// `ULD_180` · Neutral minion · 4 mana · 6/5
///
/// > At the start of your turn, this has a 50% chance to fall asleep.
///
/// - Set: Saviors of Uldum · rare · collectible
///
/// State: Todo
//~ todo ULD_180 51066e32 52ef2c75 a9c16915.8037eb06
pub const ULD_180: Power = TODO;

/// # Spitting Camel
///
/// `ULD_182` · Neutral minion · 2 mana · 2/4
///
/// > At the end of your turn, deal 1 damage to another random friendly minion.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Minion type: Beast
///
/// State: Derived
//~ derived ULD_182 d95e832b c6a16a69 fa8168e0.e082a002
pub const ULD_182: Power = at_end_of_your_turn(&[deal(1).to(OTHER_FRIENDLY_MINIONS.random())]);

/// # Anubisath Warbringer
///
/// `ULD_183` · Neutral minion · 9 mana · 9/6
///
/// > **Deathrattle:** Give all minions in your hand +3/+3.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Mechanics: Deathrattle
/// - Enchantments: Anubisath Power [`ULD_183e`]
///
/// State: Derived
//~ derived ULD_183 99f74dde b95944bf 84b07d66.38ffa630
pub const ULD_183: Power = deathrattle(&[attach("ULD_183e").to(YOUR_HAND.that(MINION))]);

/// # Anubisath Power
///
/// `ULD_183e` · Neutral enchantment
///
/// > +3/+3.
///
/// - Set: Saviors of Uldum
///
/// State: Derived
//~ derived ULD_183e a0b1e6f2 75fd9ce4 b92e9711.b42c6980
pub const ULD_183e: Power = enchant(&[plus(3, 3)]);

/// # Kobold Sandtrooper
///
/// `ULD_184` · Neutral minion · 2 mana · 2/1
///
/// > **Deathrattle:** Deal 3 damage to the enemy hero.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived ULD_184 8ea68fde acf7378b e11e5588.54b65eb1
pub const ULD_184: Power = deathrattle(&[deal(3).to(ENEMY_HERO)]);

/// # Temple Berserker
///
/// `ULD_185` · Neutral minion · 2 mana · 1/2
///
/// > **Reborn** Has +2 Attack while damaged.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Minion type: Undead
/// - Mechanics: Enraged, Reborn
/// - Enchantments: Enraged [`ULD_185e`]
///
/// State: Derived
//~ derived ULD_185 add09e47 f1373455 240d0e5e.14632d33
pub const ULD_185: Power = aura(THIS).when(DAMAGED).gives("ULD_185e");

/// # Enraged
///
/// `ULD_185e` · Neutral enchantment
///
/// > +2 Attack.
///
/// - Set: Saviors of Uldum
/// - Mechanics: Enraged
///
/// State: Derived
//~ derived ULD_185e d8a2e0ad ec6d4940 13cf1af2.bf3d1612
pub const ULD_185e: Power = enchant(&[ATTACK.plus(2)]);

/// # Golden Scarab
///
/// `ULD_188` · Neutral minion · 3 mana · 2/2
///
/// > Battlecry: **Discover** a 4-Cost card.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Discover
///
/// State: Derived
//~ derived ULD_188 a238c944 3e5d1de9 dc6e897f.4584ef76
pub const ULD_188: Power = battlecry(&[discover(COST.is(4))]);

/// # Faceless Lurker
///
/// `ULD_189` · Neutral minion · 5 mana · 3/3
///
/// > **Taunt Battlecry:** Double this minion's Health.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Mechanics: Taunt, Battlecry
/// - Enchantments: Bravery [`ULD_189e`]
///
/// State: Derived
//~ derived ULD_189 030dcaca 099983c3 bbf4a447.37eb0041
pub const ULD_189: Power = battlecry(&[give(&[HEALTH.plus(1).times(X)]).times(HEALTH.of(THIS))]);

/// # Bravery
///
/// `ULD_189e` · Neutral enchantment
///
/// > Doubled Health.
///
/// - Set: Saviors of Uldum
///
/// State: Todo
//~ todo ULD_189e 07a3c3d9 1b2eaf0f a30dea3b.645d0540
pub const ULD_189e: Power = TODO;

/// # Pit Crocolisk
///
/// `ULD_190` · Neutral minion · 8 mana · 5/6
///
/// > **Battlecry:** Deal 5 damage.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
/// - Target: "Deal 5 damage."
///
/// State: Derived
//~ derived ULD_190 fcac1bf4 bd3b2ef2 5659542c.8aaf2abd
pub const ULD_190: Power = battlecry(&[deal(5).to(TARGET)]);

/// # Beaming Sidekick
///
/// `ULD_191` · Neutral minion · 1 mana · 1/2
///
/// > **Battlecry:** Give a friendly minion +2 Health.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Give +2 Health."
/// - Enchantments: Assisting! [`ULD_191e`]
///
/// State: Derived
//~ derived ULD_191 64f93029 5a7f4722 669b8fde.42ef63b0
pub const ULD_191: Power = battlecry(&[attach("ULD_191e").to(A_FRIENDLY_MINION)]);

/// # Assisting!
///
/// `ULD_191e` · Neutral enchantment
///
/// > +2 Health.
///
/// - Set: Saviors of Uldum
///
/// State: Derived
//~ derived ULD_191e cabc96e9 e9f5ebc7 32ef57f0.9f1b69f0
pub const ULD_191e: Power = enchant(&[HEALTH.plus(2)]);

/// # Living Monument
///
/// `ULD_193` · Neutral minion · 10 mana · 10/10
///
/// > **Taunt**
///
/// - Set: Saviors of Uldum · common · collectible
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla ULD_193 bd2de008 6d95214a 45660278.4b0c5d24
pub const ULD_193: Power = VANILLA;

/// # Wasteland Scorpid
///
/// `ULD_194` · Neutral minion · 7 mana · 3/9
///
/// > **Poisonous**
///
/// - Set: Saviors of Uldum · common · collectible
/// - Minion type: Beast
/// - Mechanics: Poisonous
///
/// State: Vanilla
//~ vanilla ULD_194 0d4b001a cd0d341a 9491e517.2574dcf7
pub const ULD_194: Power = VANILLA;

/// # Neferset Ritualist
///
/// `ULD_196` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Restore adjacent minions to full Health.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Mechanics: Battlecry
/// - Tags: `1576` = 1
///
/// State: Derived
//~ derived ULD_196 fd3a4252 5257c047 a5204bcf.f865d014
pub const ULD_196: Power = battlecry(&[heal_fully(THIS.neighbours())]);

/// # Quicksand Elemental
///
/// `ULD_197` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Give all enemy minions -2 Attack this turn.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Enchantments: Stuck! [`ULD_197e`]
///
/// State: Derived
//~ derived ULD_197 32a6bf70 c12dbe9f 630efc82.da34e18b
pub const ULD_197: Power = battlecry(&[attach("ULD_197e").to(ENEMY_MINIONS)]);

/// # Stuck!
///
/// `ULD_197e` · Neutral enchantment
///
/// > -2 Attack this turn.
///
/// - Set: Saviors of Uldum
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived ULD_197e 32a660d9 ac1c2c0d ec5508aa.df235cc5
pub const ULD_197e: Power = enchant(&[ATTACK.plus(-2)]).this_turn();

/// # Conjured Mirage
///
/// `ULD_198` · Neutral minion · 4 mana · 3/10
///
/// > **Taunt** At the start of your turn, shuffle this minion into your deck.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Mechanics: Taunt
///
/// State: Derived
//~ derived ULD_198 e887443f a61e3493 47f6c1c4.a2917481
pub const ULD_198: Power = at_start_of_your_turn(&[shuffle(the(THIS))]);

/// # Candletaker
///
/// `ULD_205` · Neutral minion · 3 mana · 3/2
///
/// > **Reborn**
///
/// - Set: Saviors of Uldum · common · collectible
/// - Minion type: Undead
/// - Mechanics: Reborn
///
/// State: Vanilla
//~ vanilla ULD_205 da171093 53d9ca32 b3b5c0d0.d8e09bc7
pub const ULD_205: Power = VANILLA;

/// # Khartut Defender
///
/// `ULD_208` · Neutral minion · 6 mana · 3/4
///
/// > **Taunt**, **Reborn Deathrattle:** Restore #3 Health to your hero.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt, Deathrattle, Reborn
///
/// State: Derived
//~ derived ULD_208 eae94eff 9a885748 553607a1.5df91715
pub const ULD_208: Power = deathrattle(&[heal(3).to(YOUR_HERO)]);

/// # Vulpera Scoundrel
///
/// `ULD_209` · Neutral minion · 3 mana · 2/3
///
/// > **Battlecry**: **Discover** a spell or pick a mystery choice.
///
/// - Set: Saviors of Uldum · epic · collectible
/// - Mechanics: Battlecry, Discover
/// - Tokens: Mystery Choice! [`ULD_209t`]
///
/// State: Todo
//~ todo ULD_209 a8979c2f 0b81ce80 7094ed74.b8baa1e1
pub const ULD_209: Power = TODO;

/// # Mystery Choice!
///
/// `ULD_209t` · Neutral spell · 0 mana
///
/// > Add a random spell to your hand.
///
/// - Set: Saviors of Uldum
///
/// State: Derived
//~ derived ULD_209t 7d52c3b1 81f8a46a 69aca34f.cf119678
pub const ULD_209t: Power = spell(&[get(random(SPELL))]);

/// # Generous Mummy
///
/// `ULD_214` · Neutral minion · 3 mana · 5/4
///
/// > **Reborn** Your opponent's cards cost (1) less.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Aura, Reborn
/// - Enchantments: Charity [`ULD_214e`]
///
/// State: Derived
//~ derived ULD_214 6c6e0a2e ba339c0c c356d838.d531ff2e
pub const ULD_214: Power = aura(ENEMY_HAND).gives("ULD_214e");

/// # Charity
///
/// `ULD_214e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: Saviors of Uldum
///
/// State: Derived
//~ derived ULD_214e b3210320 63823660 63061531.f705eb41
pub const ULD_214e: Power = enchant(&[cost_less(1)]);

/// # Wrapped Golem
///
/// `ULD_215` · Neutral minion · 7 mana · 7/5
///
/// > **Reborn** At the end of your turn, summon a 1/1 Scarab with **Taunt**.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Reborn
/// - Refers to: Taunt
/// - Tokens: Scarab [`ULD_215t`]
///
/// State: Derived
//~ derived ULD_215 bebcab19 9ab79596 faa4e781.a7a37918
pub const ULD_215: Power = at_end_of_your_turn(&[summon(card("ULD_215t"))]);

/// # Scarab
///
/// `ULD_215t` · Neutral minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// - Set: Saviors of Uldum
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla ULD_215t 863ae44d 13fe7191 e916853a.4b0c5d24
pub const ULD_215t: Power = VANILLA;

/// # Mischief Maker
///
/// `ULD_229` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Swap the top card of your deck with your opponent's.
///
/// - Set: Saviors of Uldum · epic · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo ULD_229 ed985e50 bfc52baf b6c815ea.cdbdf8b7
pub const ULD_229: Power = TODO;

/// # Infested Goblin
///
/// `ULD_250` · Neutral minion · 3 mana · 2/3
///
/// > **Taunt Deathrattle:** Add two 1/1 Scarabs with **Taunt** to your hand.
///
/// - Set: Saviors of Uldum · rare · collectible
/// - Mechanics: Taunt, Deathrattle
/// - Tokens: Scarab [`ULD_215t`]
///
/// State: Derived
//~ derived ULD_250 a4b6b0ee 438b6f4e cb436514.5c52b544
pub const ULD_250: Power = deathrattle(&[get(card("ULD_215t")).copies(2)]);

/// # Injured Tol'vir
///
/// `ULD_271` · Neutral minion · 2 mana · 2/6
///
/// > **Taunt Battlecry:** Deal 3 damage to this minion.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Mechanics: Taunt, Battlecry
///
/// State: Derived
//~ derived ULD_271 f31929f7 16df8dd7 bb6177f6.b25eef9b
pub const ULD_271: Power = battlecry(&[deal(3).to(THIS)]);

/// # Wasteland Assassin
///
/// `ULD_274` · Neutral minion · 5 mana · 4/2
///
/// > **Stealth Reborn**
///
/// - Set: Saviors of Uldum · common · collectible
/// - Minion type: Undead
/// - Mechanics: Stealth, Reborn
///
/// State: Vanilla
//~ vanilla ULD_274 b86c93d5 4501fa8d b2d76103.a74fe902
pub const ULD_274: Power = VANILLA;

/// # Bone Wraith
///
/// `ULD_275` · Neutral minion · 4 mana · 2/5
///
/// > **Taunt Reborn**
///
/// - Set: Saviors of Uldum · common · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt, Reborn
///
/// State: Vanilla
//~ vanilla ULD_275 50557d90 a3f4e2db e469aa8e.78d9b163
pub const ULD_275: Power = VANILLA;

/// # Jar Dealer
///
/// `ULD_282` · Neutral minion · 1 mana · 1/1
///
/// > **Deathrattle:** Add a random 1-Cost minion to your hand.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived ULD_282 76e16c13 31e69c70 f8806095.c5ba2a19
pub const ULD_282: Power = deathrattle(&[get(random(all(&[MINION, COST.is(1)])))]);

/// # Fishflinger
///
/// `ULD_289` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Add a random Murloc to each player's hand.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived ULD_289 f2e93be5 e13fbc3b eb149bf6.d0d8c54d
pub const ULD_289: Power = battlecry(&[get(random(MURLOC)).to(PLAYERS)]);

/// # History Buff
///
/// `ULD_290` · Neutral minion · 3 mana · 3/4
///
/// > Whenever you play a minion, give a random minion in your hand +1/+1.
///
/// - Set: Saviors of Uldum · epic · collectible
/// - Enchantments: Erudite [`ULD_290e`]
///
/// State: Derived
//~ derived ULD_290 5e81f608 8170ae60 09ed448b.a01a31ee
pub const ULD_290: Power = whenever(YOU.play(MINION)).then(&[give(&[plus(1, 1)]).to(YOUR_HAND.that(MINION).random())]);

/// # Erudite
///
/// `ULD_290e` · Neutral enchantment
///
/// > Increased stats from History Buff.
///
/// - Set: Saviors of Uldum
/// - Tokens: History Buff [`ULD_290`]
///
/// State: Todo
//~ todo ULD_290e c79d3051 b2ff0160 22e304e1.f1e3ac6d
pub const ULD_290e: Power = TODO;

/// # King Phaoris
///
/// `ULD_304` · Neutral minion · 10 mana · 5/5
///
/// > **Battlecry:** For each spell in your hand, summon a random minion of the same Cost.
///
/// - Set: Saviors of Uldum · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo ULD_304 95a683b0 c76d7a56 38d6f040.72242aab
pub const ULD_304: Power = TODO;

/// # Dwarven Archaeologist
///
/// `ULD_309` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry**: **Discover** a card. Reduce its Cost by (1).
///
/// - Set: Saviors of Uldum · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Discover
/// - Enchantments: Archaelogical Study [`ULD_309e`]
///
/// State: Derived
//~ derived ULD_309 f85b142d 95fc25e7 7828265b.1c3e8dc8
pub const ULD_309: Power = battlecry(&[discover(CARD), attach("ULD_309e").to(IT)]);

/// # Archaelogical Study
///
/// `ULD_309e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: Saviors of Uldum
///
/// State: Derived
//~ derived ULD_309e 53e03978 260486fd aa1d182d.f705eb41
pub const ULD_309e: Power = enchant(&[cost_less(1)]);

/// # Vilefiend
///
/// `ULD_450` · Neutral minion · 2 mana · 2/2
///
/// > **Lifesteal**
///
/// - Set: Saviors of Uldum · common · collectible
/// - Minion type: Demon
/// - Mechanics: Lifesteal
///
/// State: Vanilla
//~ vanilla ULD_450 8786ce75 c975e120 372f9a9e.b857c9f1
pub const ULD_450: Power = VANILLA;

/// # Titanic Lackey
///
/// `ULD_616` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Give a friendly minion +2 Health and **Taunt**.
///
/// - Set: Saviors of Uldum
/// - Mechanics: Battlecry, Mark Of Evil
/// - Refers to: Taunt
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Target: "Give +2 Health and **Taunt**."
/// - Enchantments: Hardened [`ULD_616e`]
///
/// State: Derived
//~ derived ULD_616 101242d2 83ff079e cc25d1fd.a1939fc8
pub const ULD_616: Power = battlecry(&[attach("ULD_616e").to(A_FRIENDLY_MINION)]);

/// # Hardened
///
/// `ULD_616e` · Neutral enchantment
///
/// > +2 Health and **Taunt**.
///
/// - Set: Saviors of Uldum
///
/// State: Derived
//~ derived ULD_616e f50a6f1e 7f0b3b14 9738efbd.4455e42e
pub const ULD_616e: Power = enchant(&[HEALTH.plus(2), has(GameTag::TAUNT)]);

/// # Mortuary Machine
///
/// `ULD_702` · Neutral minion · 5 mana · 8/8
///
/// > After your opponent plays a minion, give it **Reborn**.
///
/// - Set: Saviors of Uldum · epic · collectible
/// - Minion type: Mech
/// - Refers to: Reborn
///
/// State: Derived
//~ derived ULD_702 c0a7019c 801cc146 93e1d0d2.d0ec5f42
pub const ULD_702: Power = after(OPPONENT.play(MINION)).then(&[give(&[has(GameTag::REBORN)]).to(THAT)]);

/// # Desert Obelisk
///
/// `ULD_703` · Neutral minion · 5 mana · 0/5
///
/// > If you control 3 of these at the end of your turn, deal 5 damage to a random enemy.
///
/// - Set: Saviors of Uldum · epic · collectible
///
/// State: Todo
//~ todo ULD_703 b0b55189 623772fa 99a2366b.56da2943
pub const ULD_703: Power = TODO;

/// # Mogu Cultist
///
/// `ULD_705` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** If your board is full of Mogu Cultists, sacrifice them all and summon Highkeeper Ra.
///
/// - Set: Saviors of Uldum · epic · collectible
/// - Mechanics: Battlecry
/// - Tokens: Highkeeper Ra [`ULD_705t`]
///
/// State: Todo
//~ todo ULD_705 4aa2c9d0 a064e781 bbf086b6.ced3be97
pub const ULD_705: Power = TODO;

/// # Highkeeper Ra
///
/// `ULD_705t` · Neutral minion · 10 mana · 20/20
///
/// > At the end of your turn, deal 20 damage to all enemies.
///
/// - Set: Saviors of Uldum
///
/// State: Derived
//~ derived ULD_705t 9cba80f7 fc1e4837 4fb0ac8f.bb3f6d9f
pub const ULD_705t: Power = at_end_of_your_turn(&[deal(20).to(ENEMIES)]);

/// # Blatant Decoy
///
/// `ULD_706` · Neutral minion · 6 mana · 5/5
///
/// > **Deathrattle:** Each player summons the lowest Cost minion from their hand.
///
/// - Set: Saviors of Uldum · epic · collectible
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived ULD_706 a86af0c9 15ef8080 af3386ff.5774667f
#[rustfmt::skip]
pub const ULD_706: Power = deathrattle(&[summon(the(YOUR_HAND.that(MINION).least(COST))), summon(the(ENEMY_HAND.that(MINION).least(COST))).to(OPPONENT)]);

/// # Bug Collector
///
/// `ULD_712` · Neutral minion · 2 mana · 2/1
///
/// > **Battlecry:** Summon a 1/1 Locust with **Rush**.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Tokens: Locust [`ULD_430t`](crate::saviors_of_uldum::hunter::ULD_430t)
///
/// State: Derived
//~ derived ULD_712 1c74a9aa cab112ee 62742ffe.6ab25bbe
pub const ULD_712: Power = battlecry(&[summon(card("ULD_430t"))]);

/// # Desert Hare
///
/// `ULD_719` · Neutral minion · 3 mana · 1/1
///
/// > **Battlecry:** Summon two 1/1 Desert Hares.
///
/// - Set: Saviors of Uldum · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived ULD_719 926f0aa5 eb9ebcab a3e56879.3458293b
pub const ULD_719: Power = battlecry(&[summon(card("ULD_719")).copies(2)]);

/// # Colossus of the Moon
///
/// `ULD_721` · Neutral minion · 10 mana · 10/10
///
/// > **Divine Shield Reborn**
///
/// - Set: Saviors of Uldum · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Divine Shield, Reborn
///
/// State: Vanilla
//~ vanilla ULD_721 e861e6d9 d8f989e2 68a008c9.7d1b120d
pub const ULD_721: Power = VANILLA;

/// # Murmy
///
/// `ULD_723` · Neutral minion · 1 mana · 1/1
///
/// > **Reborn**
///
/// - Set: Saviors of Uldum · common · collectible
/// - Minion type: Undead, Murloc
/// - Mechanics: Reborn
/// - Tags: `2534` = 1
///
/// State: Vanilla
//~ vanilla ULD_723 ea4793d5 8043fcae da0bd07d.d8e09bc7
pub const ULD_723: Power = VANILLA;

/// # Body Wrapper
///
/// `ULD_727` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry: Discover** a friendly minion that died this game. Shuffle it into your deck.
///
/// - Set: Saviors of Uldum · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Discover
///
/// State: Derived
//~ derived ULD_727 e30a85c4 927fffb8 69228213.969704bf
pub const ULD_727: Power = battlecry(&[offer(Offer::Past(YOUR_MINIONS_THAT_DIED), &[shuffle(the(IT))])]);

/// # The Coin
///
/// `ULD_COIN` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Saviors of Uldum
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived ULD_COIN b3c0a3ad 550d58c3 eda2f5f5.095f71be
pub const ULD_COIN: Power = spell(&[gain_mana(1)]);
