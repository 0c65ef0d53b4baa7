//! Neutral cards of Rise of Shadows.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 7891b453

/// # Hecklebot
///
/// `DAL_058` · Neutral minion · 4 mana · 3/8
///
/// > **Taunt Battlecry:** Your opponent summons a minion from their deck.
///
/// - Set: Rise of Shadows · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Taunt, Battlecry
///
/// State: Derived
//~ derived DAL_058 1ac01a77 889b4bcb 5123f343.be90119e
pub const DAL_058: Power = battlecry(&[summon(the(ENEMY_DECK.that(MINION).random())).to(OPPONENT)]);

/// # Toxfin
///
/// `DAL_077` · Neutral minion · 1 mana · 1/2
///
/// > **Battlecry:** Give a friendly Murloc **Poisonous**.
///
/// - Set: Rise of Shadows · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
/// - Refers to: Poisonous
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET`, `REQ_TARGET_WITH_RACE` = 14 (hearthstone-data 36393.1)
/// - Target: "Give a friendly Murloc Poisonous."
/// - Enchantments: Toxic Fin [`DAL_077e`]
///
/// State: Derived
//~ derived DAL_077 5c74b6b1 ed159962 c949764d.d68b8eb0
pub const DAL_077: Power = battlecry(&[attach("DAL_077e").to(A_FRIENDLY_MINION.that(MURLOC))]);

/// # Toxic Fin
///
/// `DAL_077e` · Neutral enchantment
///
/// > **Poisonous**
///
/// - Set: Rise of Shadows
///
/// State: Derived
//~ derived DAL_077e bfbdce89 f0be873b 145169b1.2574dcf7
pub const DAL_077e: Power = enchant(&[has(GameTag::POISONOUS)]);

/// # Traveling Healer
///
/// `DAL_078` · Neutral minion · 4 mana · 3/2
///
/// > **Divine Shield Battlecry:** Restore #3 Health.
///
/// - Set: Rise of Shadows · common · collectible
/// - Mechanics: Divine Shield, Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE` (hearthstone-data 36393.1)
/// - Target: "Restore #3 Health."
///
/// State: Derived
//~ derived DAL_078 75a6d8b3 8adc4b94 3e3b0c19.f42295e1
pub const DAL_078: Power = battlecry(&[heal(3).to(TARGET)]);

/// # Spellward Jeweler
///
/// `DAL_081` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** Your hero is **Elusive** until next turn.
///
/// - Set: Rise of Shadows · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Elusive
/// - Enchantments: Sparkly [`DAL_081e`]
///
/// State: Derived
//~ derived DAL_081 b0593748 df72d2cc d38c5526.ddba265d
pub const DAL_081: Power = battlecry(&[lend(&[has(GameTag::ELUSIVE)], Lasts::UntilYourNextTurn).to(YOUR_HERO)]);

/// # Sparkly
///
/// `DAL_081e` · Neutral enchantment
///
/// > **Elusive**
///
/// - Set: Rise of Shadows
///
/// State: Derived
//~ derived DAL_081e 3e131f5a 9968862d 594dc83d.c54580ff
pub const DAL_081e: Power = enchant(&[has(GameTag::ELUSIVE)]);

/// # Dalaran Crusader
///
/// `DAL_085` · Neutral minion · 5 mana · 5/4
///
/// > **Divine Shield**
///
/// - Set: Rise of Shadows · common · collectible
/// - Mechanics: Divine Shield
///
/// State: Vanilla
//~ vanilla DAL_085 36e38a1c c0fd3ec6 7c503992.cc526ac4
pub const DAL_085: Power = VANILLA;

/// # Sunreaver Spy
///
/// `DAL_086` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** If you control a **Secret**, gain +1/+1.
///
/// - Set: Rise of Shadows · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Secret
/// - Enchantments: Stolen Secrets [`DAL_086e`]
///
/// State: Derived
//~ derived DAL_086 9835d985 b988687d 40c3fcd0.88646cd2
pub const DAL_086: Power = battlecry(&[attach("DAL_086e")]).when(there_is(&YOUR_SECRETS.that(SECRET)));

/// # Stolen Secrets
///
/// `DAL_086e` · Neutral enchantment
///
/// > +1/+1
///
/// - Set: Rise of Shadows
///
/// State: Derived
//~ derived DAL_086e 0bcd8851 cf90a9e0 91556e0c.29d9cb13
pub const DAL_086e: Power = enchant(&[plus(1, 1)]);

/// # Hench-Clan Hag
///
/// `DAL_087` · Neutral minion · 4 mana · 3/3
///
/// > **Battlecry:** Summon two 1/1 Amalgams with all minion types.
///
/// - Set: Rise of Shadows · epic · collectible
/// - Mechanics: Battlecry
/// - Tokens: Amalgam [`DAL_087t`]
///
/// State: Derived
//~ derived DAL_087 30f4b731 b4c60866 453d199c.b3d85021
pub const DAL_087: Power = battlecry(&[summon(card("DAL_087t")).copies(2)]);

/// # Amalgam
///
/// `DAL_087t` · Neutral minion · 1 mana · 1/1
///
/// > *This has all minion types.*
///
/// - Set: Rise of Shadows
/// - Minion type: All
/// - Tokens: Amalgam [`DAL_087tw`]
///
/// State: Done
//~ done DAL_087t a17cd908 - e3f7d55a.6a1e7c6a
pub const DAL_087t: Power = VANILLA;

/// # Amalgam
///
/// `DAL_087tw` · Neutral weapon · 1 mana · 1/1 durability
///
/// - Set: Rise of Shadows
/// - Minion type: All
///
/// State: Vanilla
//~ vanilla DAL_087tw 29c23edf 4a4d3c4f c75d93bf
pub const DAL_087tw: Power = VANILLA;

/// # Safeguard
///
/// `DAL_088` · Neutral minion · 6 mana · 4/5
///
/// > **Taunt Deathrattle:** Summon a 0/5 Vault Safe with **Taunt**.
///
/// - Set: Rise of Shadows · common · collectible
/// - Minion type: Mech
/// - Mechanics: Taunt, Deathrattle
/// - Tokens: Vault Safe [`DAL_088t2`]
///
/// State: Derived
//~ derived DAL_088 848b8457 967011be 43581a07.275a735b
pub const DAL_088: Power = deathrattle(&[summon(card("DAL_088t2"))]);

/// # Vault Safe
///
/// `DAL_088t2` · Neutral minion · 2 mana · 0/5
///
/// > **Taunt**
///
/// - Set: Rise of Shadows
/// - Minion type: Mech
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla DAL_088t2 67986710 426ab96e 39667e18.4b0c5d24
pub const DAL_088t2: Power = VANILLA;

/// # Spellbook Binder
///
/// `DAL_089` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** If you have **Spell Damage**, draw a card.
///
/// - Set: Rise of Shadows · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Spellpower
///
/// State: Derived
//~ derived DAL_089 1e92b249 0f266c47 7776848f.1d0b9591
pub const DAL_089: Power = battlecry(&[draw(1)]).when(SPELL_DAMAGE.at_least(1));

/// # Hench-Clan Sneak
///
/// `DAL_090` · Neutral minion · 3 mana · 3/3
///
/// > **Stealth**
///
/// - Set: Rise of Shadows · common · collectible
/// - Minion type: Quilboar
/// - Mechanics: Stealth
///
/// State: Vanilla
//~ vanilla DAL_090 c1e659b1 f6e4d837 5ee9318a.86cd88a1
pub const DAL_090: Power = VANILLA;

/// # Arcane Servant
///
/// `DAL_092` · Neutral minion · 2 mana · 2/3
///
/// - Set: Rise of Shadows · common · collectible
/// - Minion type: Elemental
///
/// State: Vanilla
//~ vanilla DAL_092 87767383 1ca75a4a 60575e59
pub const DAL_092: Power = VANILLA;

/// # Violet Spellsword
///
/// `DAL_095` · Neutral minion · 4 mana · 1/6
///
/// > **Battlecry:** Gain +1 Attack for each spell in your hand.
///
/// - Set: Rise of Shadows · common · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Pizzazz [`DAL_095e`]
///
/// State: Derived
//~ derived DAL_095 78461dbf d820fd54 743b0ce4.19c5ae80
pub const DAL_095: Power = battlecry(&[give(&[ATTACK.plus(1).times(X)]).for_each(YOUR_HAND.that(SPELL))]);

/// # Pizzazz
///
/// `DAL_095e` · Neutral enchantment
///
/// > Increased Attack.
///
/// - Set: Rise of Shadows
///
/// State: Todo
//~ todo DAL_095e 1497be96 c995140c eb7506b2.08129cea
pub const DAL_095e: Power = TODO;

/// # Violet Warden
///
/// `DAL_096` · Neutral minion · 6 mana · 4/7
///
/// > **Taunt Spell Damage +1**
///
/// - Set: Rise of Shadows · common · collectible
/// - Mechanics: Taunt, Spellpower
///
/// State: Vanilla
//~ vanilla DAL_096 89bb881f ec4edb62 b79691db.e017c7b7
pub const DAL_096: Power = VANILLA;

/// # EVIL Cable Rat
///
/// `DAL_400` · Neutral minion · 2 mana · 1/1
///
/// > **Battlecry:** Add a **Lackey** to your hand.
///
/// - Set: Rise of Shadows · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Mark Of Evil
/// - Tags: `1359` = 1
///
/// State: Derived
//~ derived DAL_400 5aa18547 2e8140f0 2b3f9537.4693ab81
pub const DAL_400: Power = battlecry(&[get(token(with(GameTag::MARK_OF_EVIL)))]);

/// # Arcane Watcher
///
/// `DAL_434` · Neutral minion · 3 mana · 5/6
///
/// > Can't attack unless you have **Spell Damage**.
///
/// - Set: Rise of Shadows · rare · collectible
/// - Refers to: Spellpower
///
/// State: Derived
//~ derived DAL_434 9f770566 058551df 1d7d6d19.744b0162
pub const DAL_434: Power = aura(THIS).when(not(&SPELL_DAMAGE.at_least(1))).have(&[has(GameTag::CANT_ATTACK)]);

/// # Unseen Saboteur
///
/// `DAL_538` · Neutral minion · 6 mana · 5/6
///
/// > **Battlecry:** Your opponent casts a random spell from their hand *(targets chosen randomly)*.
///
/// - Set: Rise of Shadows · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived DAL_538 4c885f4e 53caa5c5 676648ca.60b794b0
pub const DAL_538: Power = battlecry(&[cast(the(ENEMY_HAND.that(SPELL).random())).to(OPPONENT)]);

/// # Sunreaver Warmage
///
/// `DAL_539` · Neutral minion · 5 mana · 4/4
///
/// > **Battlecry:** If you're holding a spell that costs (5) or more, deal 4 damage.
///
/// - Set: Rise of Shadows · rare · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_DRAG_TO_PLAY_PRE31761` (hearthstone-data 36393.1)
/// - Target: "Deal 4 damage."
///
/// State: Derived
//~ derived DAL_539 9cdcbac7 fb312cb8 a4474918.8c65d7bb
pub const DAL_539: Power =
    battlecry(&[deal(4).to(TARGET)]).when(there_is(&YOUR_HAND.that(all(&[SPELL, COST.at_least(5)]))));

/// # Potion Vendor
///
/// `DAL_544` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Restore #2 Health to all friendly characters.
///
/// - Set: Rise of Shadows · common · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived DAL_544 32ff0e51 a0a01cff 556f2d49.9506a155
pub const DAL_544: Power = battlecry(&[heal(2).to(FRIENDLY_CHARACTERS)]);

/// # Barista Lynchen
///
/// `DAL_546` · Neutral minion · 5 mana · 4/5
///
/// > **Battlecry:** Add a copy of each of your other **Battlecry** minions to your hand.
///
/// - Set: Rise of Shadows · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived DAL_546 7fcfcc54 4993c37f 40c2cf4e.ef1c6b63
pub const DAL_546: Power = battlecry(&[get(copy_of(OTHER_FRIENDLY_MINIONS.that(with(GameTag::BATTLECRY))))]);

/// # Azerite Elemental
///
/// `DAL_548` · Neutral minion · 5 mana · 2/7
///
/// > At the start of your turn, gain **Spell Damage +2**.
///
/// - Set: Rise of Shadows · epic · collectible
/// - Minion type: Elemental
/// - Refers to: Spellpower
/// - Enchantments: Arcane Expansion [`DAL_548e`]
///
/// State: Derived
//~ derived DAL_548 8964103e 3f01b159 f48d69e6.481ef1f6
pub const DAL_548: Power = at_start_of_your_turn(&[give(&[plus_tag(GameTag::SPELLPOWER, 2)])]);

/// # Arcane Expansion
///
/// `DAL_548e` · Neutral enchantment
///
/// > Increased **Spell Damage**.
///
/// - Set: Rise of Shadows
///
/// State: Todo
//~ todo DAL_548e e3790d61 525031dc b13c4419.aa051959
pub const DAL_548e: Power = TODO;

/// # Underbelly Ooze
///
/// `DAL_550` · Neutral minion · 7 mana · 3/5
///
/// > After this minion survives damage, summon a copy of it.
///
/// - Set: Rise of Shadows · rare · collectible
///
/// State: Derived
//~ derived DAL_550 05abfc6b 97c4d682 c2fbd11f.b78d74da
pub const DAL_550: Power =
    after(THIS.takes_damage(CARD)).when(there_is(&THIS.that(not(&DEAD)))).then(&[summon(copy_of(THIS))]);

/// # Proud Defender
///
/// `DAL_551` · Neutral minion · 4 mana · 2/6
///
/// > **Taunt** Has +2 Attack while you have no other minions.
///
/// - Set: Rise of Shadows · common · collectible
/// - Minion type: Draenei
/// - Mechanics: Taunt
///
/// State: Derived
//~ derived DAL_551 bf48cb09 eccf053b 476de516.24393666
pub const DAL_551: Power = aura(THIS).when(there_is_no(&OTHER_FRIENDLY_MINIONS)).have(&[ATTACK.plus(2)]);

/// # Big Bad Archmage
///
/// `DAL_553` · Neutral minion · 10 mana · 6/6
///
/// > At the end of your turn, summon a random 6-Cost minion.
///
/// - Set: Rise of Shadows · epic · collectible
///
/// State: Derived
//~ derived DAL_553 f3cc6e5e 02e270d1 51ebe9f4.ca55964b
pub const DAL_553: Power = at_end_of_your_turn(&[summon(random(all(&[MINION, COST.is(6)])))]);

/// # Chef Nomi
///
/// `DAL_554` · Neutral minion · 7 mana · 6/6
///
/// > **Battlecry:** If your deck is empty, summon six 6/6 Greasefire Elementals.
///
/// - Set: Rise of Shadows · legendary · collectible
/// - Mechanics: Battlecry
/// - Tokens: Greasefire Elemental [`DAL_554t`]
///
/// State: Derived
//~ derived DAL_554 da251d51 9d9f5792 59fedf6b.48e393ca
pub const DAL_554: Power = battlecry(&[summon(card("DAL_554t")).copies(6)]).when(there_is_no(&YOUR_DECK));

/// # Greasefire Elemental
///
/// `DAL_554t` · Neutral minion · 6 mana · 6/6
///
/// - Set: Rise of Shadows
/// - Minion type: Elemental
///
/// State: Vanilla
//~ vanilla DAL_554t 8efc706d 7701a9b8 88819d7e
pub const DAL_554t: Power = VANILLA;

/// # Archmage Vargoth
///
/// `DAL_558` · Neutral minion · 4 mana · 2/6
///
/// > At the end of your turn, cast a spell you've cast this turn *(targets are random)*.
///
/// - Set: Rise of Shadows · legendary · collectible
///
/// State: Derived
//~ derived DAL_558 e3662545 fa29ff39 c9c6578f.337b6dfe
pub const DAL_558: Power = at_end_of_your_turn(&[cast(from_past(past(Side::Friendly, Deed::Cast, Window::ThisTurn)))]);

/// # Heroic Innkeeper
///
/// `DAL_560` · Neutral minion · 8 mana · 4/4
///
/// > **Taunt. Battlecry:** Gain +2/+2 for each other friendly minion.
///
/// - Set: Rise of Shadows · common · collectible
/// - Mechanics: Taunt, Battlecry
/// - Enchantments: Protect the Brews! [`DAL_560e2`]
///
/// State: Derived
//~ derived DAL_560 daeb23ce 4e4f1975 ea78d25e.0d1abeac
pub const DAL_560: Power = battlecry(&[give(&[plus(2, 2).times(X)]).for_each(OTHER_FRIENDLY_MINIONS)]);

/// # Protect the Brews!
///
/// `DAL_560e2` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Rise of Shadows
///
/// State: Todo
//~ todo DAL_560e2 2c934448 6b33d375 a8aa62f0.a536d554
pub const DAL_560e2: Power = TODO;

/// # Portal Overfiend
///
/// `DAL_565` · Neutral minion · 6 mana · 5/6
///
/// > **Battlecry:** Shuffle 3 Portals into your deck. When drawn, summon a 2/2 Demon with **Rush**.
///
/// - Set: Rise of Shadows · epic · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
/// - Refers to: Rush
///
/// State: Todo
//~ todo DAL_565 69328bfc bed30305 f1e4024f.a037857d
pub const DAL_565: Power = TODO;

/// # Eccentric Scribe
///
/// `DAL_566` · Neutral minion · 6 mana · 6/4
///
/// > **Deathrattle:** Summon four 1/1 Vengeful Scrolls.
///
/// - Set: Rise of Shadows · common · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Vengeful Scroll [`DAL_566t`]
///
/// State: Derived
//~ derived DAL_566 3c25fea7 8db336d6 5aa674b4.e6aeea42
pub const DAL_566: Power = deathrattle(&[summon(card("DAL_566t")).copies(4)]);

/// # Vengeful Scroll
///
/// `DAL_566t` · Neutral minion · 1 mana · 1/1
///
/// - Set: Rise of Shadows
///
/// State: Vanilla
//~ vanilla DAL_566t 68b8d5cd a266f526 54e47c2b
pub const DAL_566t: Power = VANILLA;

/// # Portal Keeper
///
/// `DAL_582` · Neutral minion · 4 mana · 5/2
///
/// > **Battlecry:** Shuffle 3 Portals into your deck. When drawn, summon a 2/2 Demon with **Rush**.
///
/// - Set: Rise of Shadows · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Tokens: Felhound Portal [`DAL_582t`], Felhound [`DAL_582t2`]
///
/// State: Todo
//~ todo DAL_582 4658ec48 8af7cde9 41e559d5.a037857d
pub const DAL_582: Power = TODO;

/// # Felhound Portal
///
/// `DAL_582t` · Neutral spell · 2 mana
///
/// > **Casts When Drawn** Summon a 2/2 Felhound with **Rush**.
///
/// - Set: Rise of Shadows
/// - Mechanics: Casts When Drawn
/// - Refers to: Rush
/// - Tokens: Felhound [`DAL_582t2`]
///
/// State: Derived
//~ derived DAL_582t 7f5346c3 3f8f2513 159aba93.ef382212
pub const DAL_582t: Power = spell(&[summon(card("DAL_582t2"))]);

/// # Felhound
///
/// `DAL_582t2` · Neutral minion · 2 mana · 2/2
///
/// > **Rush**
///
/// - Set: Rise of Shadows
/// - Minion type: Demon
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla DAL_582t2 f4932636 74110cbc 753944b9.57b12c28
pub const DAL_582t2: Power = VANILLA;

/// # Batterhead
///
/// `DAL_592` · Neutral minion · 8 mana · 3/12
///
/// > **Rush**. After this attacks and kills a minion, it may attack again.
///
/// - Set: Rise of Shadows · epic · collectible
/// - Mechanics: Rush
///
/// State: Derived
//~ derived DAL_592 c3fa82c3 793b8bb1 08392d6d.b2826c19
pub const DAL_592: Power = after(THIS.attack(MINION)).when(there_is(&THAT.that(DEAD))).then(&[ready(THIS)]);

/// # Faceless Lackey
///
/// `DAL_613` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Summon a random 2-Cost minion.
///
/// - Set: Rise of Shadows
/// - Mechanics: Battlecry, Mark Of Evil
///
/// State: Derived
//~ derived DAL_613 d43015af d34330ba fd682d3f.27a6dec8
pub const DAL_613: Power = battlecry(&[summon(random(all(&[MINION, COST.is(2)])))]);

/// # Kobold Lackey
///
/// `DAL_614` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Deal 2 damage.
///
/// - Set: Rise of Shadows
/// - Mechanics: Battlecry, Mark Of Evil
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
/// - Target: "Deal 2 damage."
///
/// State: Derived
//~ derived DAL_614 e3b03a32 2fdaa0b5 5d15c8e2.d9e5e9ea
pub const DAL_614: Power = battlecry(&[deal(2).to(TARGET)]);

/// # Witchy Lackey
///
/// `DAL_615` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Transform a friendly minion into one that costs (1) more.
///
/// - Set: Rise of Shadows
/// - Mechanics: Battlecry, Mark Of Evil
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Target: "Transform a minion."
///
/// State: Derived
//~ derived DAL_615 fc5e5247 51937029 4d125871.e9bad615
pub const DAL_615: Power = battlecry(&[transform(A_FRIENDLY_MINION, costing(MINION, 1, COST.of(IT)))]);

/// # Dalaran Librarian
///
/// `DAL_735` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry: Silence** adjacent minions.
///
/// - Set: Rise of Shadows · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Silence
/// - Tags: `1576` = 1
///
/// State: Derived
//~ derived DAL_735 55b3ae58 17f488d8 3ddfddba.caecfb08
pub const DAL_735: Power = battlecry(&[silence(THIS.neighbours())]);

/// # Archivist Elysiana
///
/// `DAL_736` · Neutral minion · 8 mana · 7/7
///
/// > **Battlecry: Discover** 5 cards. Replace your deck with 2 copies of each.
///
/// - Set: Rise of Shadows · legendary · collectible
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ todo DAL_736 b9cd0b5b a8a2e4d7 7e735c84.fb8070b5
pub const DAL_736: Power = TODO;

/// # Goblin Lackey
///
/// `DAL_739` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Give a friendly minion +1 Attack and **Rush**.
///
/// - Set: Rise of Shadows
/// - Mechanics: Battlecry, Mark Of Evil
/// - Refers to: Rush
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Target: "Give +1 Attack and **Rush**."
/// - Enchantments: Short Fuse [`DAL_739e`]
///
/// State: Derived
//~ derived DAL_739 94cbeb62 b019b580 ec252c3b.a851f382
pub const DAL_739: Power = battlecry(&[attach("DAL_739e").to(A_FRIENDLY_MINION)]);

/// # Short Fuse
///
/// `DAL_739e` · Neutral enchantment
///
/// > +1 Attack and **Rush**.
///
/// - Set: Rise of Shadows
///
/// State: Derived
//~ derived DAL_739e 3d74b945 0e40e9a5 77e93983.d7fca9dd
pub const DAL_739e: Power = enchant(&[ATTACK.plus(1), has(GameTag::RUSH)]);

/// # Ethereal Lackey
///
/// `DAL_741` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry: Discover** a spell.
///
/// - Set: Rise of Shadows
/// - Mechanics: Battlecry, Discover, Mark Of Evil
///
/// State: Derived
//~ derived DAL_741 84f91795 a0bd9857 f062c2fa.6a42b855
pub const DAL_741: Power = battlecry(&[discover(SPELL)]);

/// # Whirlwind Tempest
///
/// `DAL_742` · Neutral minion · 8 mana · 6/6
///
/// > Your minions with **Windfury** have **Mega-Windfury**.
///
/// - Set: Rise of Shadows · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Aura
/// - Refers to: Windfury, Mega Windfury
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 64457
/// - Enchantments: Whirling [`DAL_742e`]
///
/// State: Derived
//~ derived DAL_742 726c1981 1b71229d 7749a665.aef01a01
pub const DAL_742: Power = aura(FRIENDLY_MINIONS.that(with(GameTag::WINDFURY))).gives("DAL_742e");

/// # Whirling
///
/// `DAL_742e` · Warrior enchantment
///
/// > **Mega-Windfury**
///
/// - Set: Rise of Shadows
///
/// State: Derived
//~ derived DAL_742e 9000352b 2e2ece60 43b8c56b.d6113db3
pub const DAL_742e: Power = enchant(&[has(GameTag::MEGA_WINDFURY)]);

/// # Hench-Clan Hogsteed
///
/// `DAL_743` · Neutral minion · 2 mana · 2/1
///
/// > **Rush Deathrattle:** Summon a 1/1 Murloc.
///
/// - Set: Rise of Shadows · common · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Rush
/// - Tokens: Hench-Clan Squire [`DAL_743t`]
///
/// State: Derived
//~ derived DAL_743 5dd0599a 7dcc02fc 45519b29.1e4b0f82
pub const DAL_743: Power = deathrattle(&[summon(card("DAL_743t"))]);

/// # Hench-Clan Squire
///
/// `DAL_743t` · Neutral minion · 1 mana · 1/1
///
/// - Set: Rise of Shadows
/// - Minion type: Murloc
///
/// State: Vanilla
//~ vanilla DAL_743t 174f3384 c9049e0a 9ab0e271
pub const DAL_743t: Power = VANILLA;

/// # Faceless Rager
///
/// `DAL_744` · Neutral minion · 3 mana · 5/1
///
/// > **Battlecry:** Copy a friendly minion's Health.
///
/// - Set: Rise of Shadows · common · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Target: "Copy a friendly minion's Health."
/// - Enchantments: Familiar Faces [`DAL_744e`]
///
/// State: Derived
//~ derived DAL_744 59c4e433 0689dea6 7813ea4b.ef5bbb19
pub const DAL_744: Power =
    battlecry(&[with_each(A_FRIENDLY_MINION), give(&[HEALTH.set(1).times(X)]).times(HEALTH.of(IT))]);

/// # Familiar Faces
///
/// `DAL_744e` · Neutral enchantment
///
/// > Copied health.
///
/// - Set: Rise of Shadows
///
/// State: Todo
//~ todo DAL_744e 53a9ff38 951c764d 6367d0c5.896bb484
pub const DAL_744e: Power = TODO;

/// # Flight Master
///
/// `DAL_747` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** Summon a 2/2 Gryphon for each player.
///
/// - Set: Rise of Shadows · common · collectible
/// - Mechanics: Battlecry
/// - Tokens: Gryphon [`DAL_747t`]
///
/// State: Derived
//~ derived DAL_747 7b92ecff e0ba71c0 7e671a35.56cc0780
pub const DAL_747: Power = battlecry(&[summon(card("DAL_747t")).to(PLAYERS)]);

/// # Gryphon
///
/// `DAL_747t` · Neutral minion · 2 mana · 2/2
///
/// - Set: Rise of Shadows
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla DAL_747t d7686b15 59bdddc5 552a9d80
pub const DAL_747t: Power = VANILLA;

/// # Mana Reservoir
///
/// `DAL_748` · Neutral minion · 2 mana · 0/6
///
/// > **Spell Damage +1**
///
/// - Set: Rise of Shadows · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Spellpower
///
/// State: Vanilla
//~ vanilla DAL_748 b0e86227 69644d87 c87e7387.b88f2291
pub const DAL_748: Power = VANILLA;

/// # Recurring Villain
///
/// `DAL_749` · Neutral minion · 5 mana · 3/6
///
/// > **Deathrattle:** If this minion has 4 or more Attack, resummon it.
///
/// - Set: Rise of Shadows · rare · collectible
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived DAL_749 d1ea545c 74666919 67c41ec4.d25718f5
pub const DAL_749: Power = deathrattle(&[summon(copy_of(THIS))]).when(there_is(&THIS.that(ATTACK.at_least(4))));

/// # Mad Summoner
///
/// `DAL_751` · Neutral minion · 6 mana · 4/4
///
/// > **Battlecry:** Fill each player's board with 1/1 Imps.
///
/// - Set: Rise of Shadows · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
/// - Tokens: Imp [`DAL_751t`]
///
/// State: Derived
//~ derived DAL_751 066a25b9 fb70077d 4ec55045.4233e79e
pub const DAL_751: Power = battlecry(&[summon(card("DAL_751t")).copies(7).to(PLAYERS)]);

/// # Imp
///
/// `DAL_751t` · Neutral minion · 1 mana · 1/1
///
/// - Set: Rise of Shadows
/// - Minion type: Demon
/// - Mechanics: Imp
///
/// State: Vanilla
//~ vanilla DAL_751t 7b8eab5e cf4a8e3e 80aa3b16
pub const DAL_751t: Power = VANILLA;

/// # Jepetto Joybuzz
///
/// `DAL_752` · Neutral minion · 8 mana · 6/6
///
/// > **Battlecry:** Draw 2 minions from your deck. Set their Attack, Health, and Cost to 1.
///
/// - Set: Rise of Shadows · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Toy-sized [`DAL_752e`], On Sale [`DAL_752e2`]
///
/// State: Derived
//~ derived DAL_752 5d9bff3b 9b38635a 02734732.0c169f29
pub const DAL_752: Power =
    battlecry(&[draw_that(2, MINION), give(&[become_stats(1, 1)]).to(IT), attach("DAL_752e2").to(IT)]);

/// # Toy-sized
///
/// `DAL_752e` · Neutral enchantment
///
/// > Jepetto Joybuzz made this 1/1.
///
/// - Set: Rise of Shadows
/// - Tokens: Jepetto Joybuzz [`DAL_752`]
///
/// State: Todo
//~ todo DAL_752e b9e13388 7f2a2e97 720b78f0.4695b3d6
pub const DAL_752e: Power = TODO;

/// # On Sale
///
/// `DAL_752e2` · Neutral enchantment
///
/// > Costs (1).
///
/// - Set: Rise of Shadows
///
/// State: Derived
//~ derived DAL_752e2 979452c0 d043f13a 024e46f6.53ed184d
pub const DAL_752e2: Power = enchant(&[cost(1)]);

/// # Burly Shovelfist
///
/// `DAL_760` · Neutral minion · 9 mana · 9/9
///
/// > **Rush**
///
/// - Set: Rise of Shadows · common · collectible
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla DAL_760 bf09bf10 cfb5dcc7 8363460f.57b12c28
pub const DAL_760: Power = VANILLA;

/// # Soldier of Fortune
///
/// `DAL_771` · Neutral minion · 4 mana · 5/6
///
/// > Whenever this minion attacks, give your opponent a Coin.
///
/// - Set: Rise of Shadows · common · collectible
/// - Minion type: Elemental
/// - Tokens: The Coin [`GAME_005`](crate::core::neutral::GAME_005)
///
/// State: Derived
//~ derived DAL_771 57551061 bc46a34c 76ad2c52.c2b8f138
pub const DAL_771: Power = whenever(THIS.attack(CARD)).then(&[get(card("GAME_005")).to(OPPONENT)]);

/// # Magic Carpet
///
/// `DAL_773` · Neutral minion · 3 mana · 1/6
///
/// > After you play a 1-Cost minion, give it +1 Attack and **Rush**.
///
/// - Set: Rise of Shadows · epic · collectible
/// - Refers to: Rush
/// - Enchantments: Flying High [`DAL_773e`]
///
/// State: Derived
//~ derived DAL_773 142c3e98 7e10f47b 0f7c7c75.da11876a
pub const DAL_773: Power = after(YOU.play(all(&[MINION, COST.is(1)]))).then(&[attach("DAL_773e").to(THAT)]);

/// # Flying High
///
/// `DAL_773e` · Neutral enchantment
///
/// > +1 Attack and **Rush**.
///
/// - Set: Rise of Shadows
///
/// State: Derived
//~ derived DAL_773e 1a86d6e5 2754aa1b f0e71d82.d7fca9dd
pub const DAL_773e: Power = enchant(&[ATTACK.plus(1), has(GameTag::RUSH)]);

/// # Exotic Mountseller
///
/// `DAL_774` · Neutral minion · 7 mana · 5/8
///
/// > Whenever you cast a spell, summon a random 3-Cost Beast.
///
/// - Set: Rise of Shadows · rare · collectible
///
/// State: Derived
//~ derived DAL_774 702bf133 5f1660f6 46066cb4.41b396a0
pub const DAL_774: Power = whenever(YOU.cast(SPELL)).then(&[summon(random(all(&[MINION, BEAST, COST.is(3)])))]);

/// # Tunnel Blaster
///
/// `DAL_775` · Neutral minion · 7 mana · 3/7
///
/// > **Taunt Deathrattle:** Deal 3 damage to all minions.
///
/// - Set: Rise of Shadows · rare · collectible
/// - Mechanics: Taunt, Deathrattle
///
/// State: Derived
//~ derived DAL_775 8662887f a8633e63 0368b7c0.19565a63
pub const DAL_775: Power = deathrattle(&[deal(3).to(MINIONS)]);

/// # Zayle, Shadow Cloak
///
/// `DAL_800` · Neutral minion · 2 mana · 3/2
///
/// > You start the game with one of Zayle's EVIL Decks!
///
/// - Set: Rise of Shadows · legendary · collectible
/// - Mechanics: Deck Rule Mod Deck Size
/// - Tags: `2936` = 1
/// - Tokens: Zayle, Shadow Cloak [`DAL_800h`]
///
/// State: Todo
//~ todo DAL_800 dbd3c9c1 292edd30 bcdb7710.431b8178
pub const DAL_800: Power = TODO;

/// # Zayle, Shadow Cloak
///
/// `DAL_800h` · Whizbang hero · 30 health
///
/// - Set: Rise of Shadows · free
///
/// State: Vanilla
//~ vanilla DAL_800h 6f6fa788 98cac6a7 42093dc6
pub const DAL_800h: Power = VANILLA;

/// # The Coin
///
/// `DAL_COIN` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Rise of Shadows
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived DAL_COIN 23f4a609 25b7beae 7ebb5d07.095f71be
pub const DAL_COIN: Power = spell(&[gain_mana(1)]);
