//! Neutral cards of Rise of Shadows.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file d1feb01d

/// # Hecklebot
/// Minion · Mech · 4 mana · 3/8
/// > **Taunt Battlecry:** Your opponent summons a minion from their deck.
//~ done DAL_058 - 2adce5b6.be90119e fd12bb28
pub const DAL_058: Power = battlecry(&[summon(the(ENEMY_DECK.that(MINION).random())).for_(OPPONENT)]);

/// # Toxfin
/// Minion · Murloc · 1 mana · 1/2
/// > **Battlecry:** Give a friendly Murloc **Poisonous**.
/// - Makes: Toxic Fin [`DAL_077e`] ("Poisonous")
//~ derived DAL_077 ed159962 6c88ee30.d68b8eb0 6cd6bbc6.1b9ebad2
pub const DAL_077: Power = battlecry(&[attach("DAL_077e").to(A_FRIENDLY_MINION.that(MURLOC))]);

/// # Toxic Fin
/// Enchantment
/// > **Poisonous**
//~ derived DAL_077e f0be873b d522ad72.2574dcf7 16a3f24d
pub const DAL_077e: Power = enchant(&[has(GameTag::POISONOUS)]);

/// # Traveling Healer
/// Minion · 4 mana · 3/2
/// > **Divine Shield Battlecry:** Restore #3 Health.
//~ derived DAL_078 8adc4b94 e3956461.f42295e1 0380e75a
pub const DAL_078: Power = battlecry(&[heal(3).to(TARGET)]);

/// # Spellward Jeweler
/// Minion · 3 mana · 3/4
/// > **Battlecry:** Your hero is **Elusive** until next turn.
/// - Makes: Sparkly [`DAL_081e`] ("Elusive")
//~ done DAL_081 - 05841e04.ddba265d 2c699aca.230bdca4
pub const DAL_081: Power = battlecry(&[lend(&[has(GameTag::ELUSIVE)], Lasts::UntilYourNextTurn).to(YOUR_HERO)]);

/// # Sparkly
/// Enchantment
/// > **Elusive**
//~ derived DAL_081e 9968862d d522ad72.c54580ff 6ac41f75
pub const DAL_081e: Power = enchant(&[has(GameTag::ELUSIVE)]);

/// # Dalaran Crusader
/// Minion · 5 mana · 5/4
/// > **Divine Shield**
//~ vanilla DAL_085 c0fd3ec6 7c760552.cc526ac4 3cca6817
pub const DAL_085: Power = VANILLA;

/// # Sunreaver Spy
/// Minion · 2 mana · 2/3
/// > **Battlecry:** If you control a **Secret**, gain +1/+1.
/// - Makes: Stolen Secrets [`DAL_086e`] ("\+1/+1")
//~ derived DAL_086 b988687d 5656a6e3.88646cd2 51d224a8.de55db0d
pub const DAL_086: Power = battlecry(&[attach("DAL_086e")]).when(there_is(&YOUR_SECRETS.that(SECRET)));

/// # Stolen Secrets
/// Enchantment
/// > \+1/+1
//~ derived DAL_086e cf90a9e0 d522ad72.2add6a76 3380c431
pub const DAL_086e: Power = enchant(&[plus(1, 1)]);

/// # Hench-Clan Hag
/// Minion · 4 mana · 3/3
/// > **Battlecry:** Summon two 1/1 Amalgams with all minion types.
/// - Makes: Amalgam [`DAL_087t`] (1/1, "This has all minion types.")
//~ done DAL_087 - e3939604.b3d85021 d6ab33e1.46d810ca
pub const DAL_087: Power = battlecry(&[summon(card("DAL_087t")).copies(2)]);

/// # Amalgam
/// Minion · All · 1 mana · 1/1
/// > *This has all minion types.*
/// - Makes: Amalgam [`DAL_087tw`] (1/1 durability)
//~ done DAL_087t - 5c62ddde.6a1e7c6a e25477da.a4aeda4b
pub const DAL_087t: Power = VANILLA;

/// # Amalgam
/// Weapon · All · 1 mana · 1/1 durability
//~ vanilla DAL_087tw 4a4d3c4f fe480363 e25477da
pub const DAL_087tw: Power = VANILLA;

/// # Safeguard
/// Minion · Mech · 6 mana · 4/5
/// > **Taunt Deathrattle:** Summon a 0/5 Vault Safe with **Taunt**.
/// - Makes: Vault Safe [`DAL_088t2`] (0/5, "Taunt")
//~ derived DAL_088 967011be 8cc6778a.275a735b 411f5513.105f59f7
pub const DAL_088: Power = deathrattle(&[summon(card("DAL_088t2"))]);

/// # Vault Safe
/// Minion · Mech · 2 mana · 0/5
/// > **Taunt**
//~ vanilla DAL_088t2 426ab96e fa50b94a.4b0c5d24 c27c927c
pub const DAL_088t2: Power = VANILLA;

/// # Spellbook Binder
/// Minion · 2 mana · 3/2
/// > **Battlecry:** If you have **Spell Damage**, draw a card.
//~ derived DAL_089 0f266c47 0296240c.1d0b9591 41230d57
pub const DAL_089: Power = battlecry(&[draw(1)]).when(SPELL_DAMAGE.at_least(1));

/// # Hench-Clan Sneak
/// Minion · Quilboar · 3 mana · 3/3
/// > **Stealth**
//~ vanilla DAL_090 f6e4d837 78bd0f3e.86cd88a1 13c9caa6
pub const DAL_090: Power = VANILLA;

/// # Arcane Servant
/// Minion · Elemental · 2 mana · 2/3
//~ vanilla DAL_092 1ca75a4a 2ed7eb85 13ea2331
pub const DAL_092: Power = VANILLA;

/// # Violet Spellsword
/// Minion · 4 mana · 1/6
/// > **Battlecry:** Gain +1 Attack for each spell in your hand.
/// - Makes: Pizzazz [`DAL_095e`] ("Increased Attack.")
//~ derived DAL_095 f95f92ed 1d4d41cb.19c5ae80 f6bddc2d.def1ed70
pub const DAL_095: Power = battlecry(&[give(&[ATTACK.plus(1).times(X)]).with_x(count(YOUR_HAND.that(SPELL)))]);

/// # Pizzazz
/// Enchantment
/// > Increased Attack.
//~ todo DAL_095e c995140c d522ad72.08129cea 46dffc09
pub const DAL_095e: Power = TODO;

/// # Violet Warden
/// Minion · 6 mana · 4/7
/// > **Taunt Spell Damage +1**
//~ vanilla DAL_096 ec4edb62 3c785314.e017c7b7 74389bbc
pub const DAL_096: Power = VANILLA;

/// # EVIL Cable Rat
/// Minion · Beast · 2 mana · 1/1
/// > **Battlecry:** Add a **Lackey** to your hand.
//~ derived DAL_400 98cab639 640b67f3.4693ab81 c30ce54e
pub const DAL_400: Power = battlecry(&[get(random_token(with(GameTag::MARK_OF_EVIL)))]);

/// # Arcane Watcher
/// Minion · 3 mana · 5/6
/// > Can't attack unless you have **Spell Damage**.
//~ done DAL_434 - e62d6582.744b0162 116d3068
pub const DAL_434: Power = aura(THIS).when(not(&SPELL_DAMAGE.at_least(1))).have(&[has(GameTag::CANT_ATTACK)]);

/// # Unseen Saboteur
/// Minion · Undead · 6 mana · 5/6
/// > **Battlecry:** Your opponent casts a random spell from their hand *(targets chosen randomly*).
//~ done DAL_538 - ef2e56d6.478b719b 5942273a
pub const DAL_538: Power = battlecry(&[cast(the(ENEMY_HAND.that(SPELL).random())).for_(OPPONENT)]);

/// # Sunreaver Warmage
/// Minion · 5 mana · 4/4
/// > **Battlecry:** If you're holding a spell that costs (5) or more, deal 4 damage.
//~ derived DAL_539 fb312cb8 a0c6b2f7.8c65d7bb 3b7ef6c4
pub const DAL_539: Power =
    battlecry(&[deal(4).to(TARGET)]).when(there_is(&YOUR_HAND.that(all(&[SPELL, COST.at_least(5)]))));

/// # Potion Vendor
/// Minion · 1 mana · 1/1
/// > **Battlecry:** Restore #2 Health to all friendly characters.
//~ derived DAL_544 a0a01cff cbd7c476.9506a155 19f408aa
pub const DAL_544: Power = battlecry(&[heal(2).to(FRIENDLY_CHARACTERS)]);

/// # Barista Lynchen
/// Minion · 5 mana · 4/5
/// > **Battlecry:** Add a copy of each of your other **Battlecry** minions to your hand.
//~ done DAL_546 - a0c2f312.ef1c6b63 ba6edb5c
pub const DAL_546: Power = battlecry(&[get(copy_of(OTHER_FRIENDLY_MINIONS.that(with(GameTag::BATTLECRY))))]);

/// # Azerite Elemental
/// Minion · Elemental · 5 mana · 2/7
/// > At the start of your turn, gain **Spell Damage +2**.
/// - Makes: Arcane Expansion [`DAL_548e`] ("Increased Spell Damage.")
//~ derived DAL_548 3f01b159 d576ec1a.481ef1f6 cec8d848.cd11ff77
pub const DAL_548: Power = at_start_of_your_turn(&[give(&[plus_tag(GameTag::SPELLPOWER, 2)])]);

/// # Arcane Expansion
/// Enchantment
/// > Increased **Spell Damage**.
//~ todo DAL_548e 525031dc d522ad72.aa051959 bf468c7b
pub const DAL_548e: Power = TODO;

/// # Underbelly Ooze
/// Minion · 7 mana · 3/5
/// > After this minion survives damage, summon a copy of it.
//~ derived DAL_550 9d8f6e2d 16b3c68e.b78d74da d751a672
pub const DAL_550: Power =
    after(THIS.takes_damage_from(CARD)).when(there_is(&THIS.that(not(&DEAD)))).then(&[summon(copy_of(THIS))]);

/// # Proud Defender
/// Minion · Draenei · 4 mana · 2/6
/// > **Taunt** Has +2 Attack while you have no other minions.
//~ derived DAL_551 eccf053b 2a235bf1.24393666 f57dee53
pub const DAL_551: Power = aura(THIS).when(there_is_no(&OTHER_FRIENDLY_MINIONS)).have(&[ATTACK.plus(2)]);

/// # Big Bad Archmage
/// Minion · 10 mana · 6/6
/// > At the end of your turn, summon a random 6-Cost minion.
//~ derived DAL_553 02e270d1 89cda64d.ca55964b e071be7e
pub const DAL_553: Power = at_end_of_your_turn(&[summon(random(all(&[MINION, COST.is(6)])))]);

/// # Chef Nomi
/// Minion · 7 mana · 6/6
/// > **Battlecry:** If your deck is empty, summon six 6/6 Greasefire Elementals.
/// - Makes: Greasefire Elemental [`DAL_554t`] (6/6)
//~ done DAL_554 - 8417a0af.48e393ca fd5099bd.3b76bc1c
pub const DAL_554: Power = battlecry(&[summon(card("DAL_554t")).copies(6)]).when(there_is_no(&YOUR_DECK));

/// # Greasefire Elemental
/// Minion · Elemental · 6 mana · 6/6
//~ vanilla DAL_554t 7701a9b8 546199ad 508f6ba9
pub const DAL_554t: Power = VANILLA;

/// # Archmage Vargoth
/// Minion · 4 mana · 2/6
/// > At the end of your turn, cast a spell you've cast this turn *(targets are random*).
//~ done DAL_558 - 59ecc571.cf1ffa96 a0461757
pub const DAL_558: Power = at_end_of_your_turn(&[cast(random_from_past(YOU.cast(SPELL).this_turn()))]);

/// # Heroic Innkeeper
/// Minion · 8 mana · 4/4
/// > **Taunt. Battlecry:** Gain +2/+2 for each other friendly minion.
/// - Makes: Protect the Brews! [`DAL_560e2`] ("Increased stats.")
//~ derived DAL_560 b09a8d57 f9559113.0d1abeac bb03fc9e.2ead9627
pub const DAL_560: Power = battlecry(&[give(&[plus(2, 2).times(X)]).with_x(count(OTHER_FRIENDLY_MINIONS))]);

/// # Protect the Brews!
/// Enchantment
/// > Increased stats.
//~ todo DAL_560e2 6b33d375 d522ad72.a536d554 266fa3ce
pub const DAL_560e2: Power = TODO;

/// # Portal Overfiend
/// Minion · Demon · 6 mana · 5/6
/// > **Battlecry:** Shuffle 3 Portals into your deck. When drawn, summon a 2/2 Demon with **Rush**.
//~ done DAL_565 - 6a99d753.a037857d 46a35753
pub const DAL_565: Power = battlecry(&[shuffle(card("DAL_582t")).copies(3)]);

/// # Eccentric Scribe
/// Minion · 6 mana · 6/4
/// > **Deathrattle:** Summon four 1/1 Vengeful Scrolls.
/// - Makes: Vengeful Scroll [`DAL_566t`] (1/1)
//~ derived DAL_566 8db336d6 8b3e631f.e6aeea42 6dcebb73.be310f72
pub const DAL_566: Power = deathrattle(&[summon(card("DAL_566t")).copies(4)]);

/// # Vengeful Scroll
/// Minion · 1 mana · 1/1
//~ vanilla DAL_566t a266f526 cbd7c476 348c0a42
pub const DAL_566t: Power = VANILLA;

/// # Portal Keeper
/// Minion · Demon · 4 mana · 5/2
/// > **Battlecry:** Shuffle 3 Portals into your deck. When drawn, summon a 2/2 Demon with **Rush**.
/// - Makes: Felhound Portal [`DAL_582t`] ("Casts When Drawn Summon a 2/2 Felhound with Rush."); Felhound [`DAL_582t2`] (2/2, "Rush")
//~ derived DAL_582 3a50897c 368bc5d7.a037857d f2877f4c.54f5321b
pub const DAL_582: Power = battlecry(&[shuffle(card("DAL_582t")).copies(3)]);

/// # Felhound Portal
/// Spell · 2 mana
/// > **Casts When Drawn** Summon a 2/2 Felhound with **Rush**.
/// - Makes: Felhound [`DAL_582t2`] (2/2, "Rush")
//~ derived DAL_582t 3f8f2513 7846e7ae.ef382212 4714aafb.3a7cc61c
pub const DAL_582t: Power = spell(&[summon(card("DAL_582t2"))]);

/// # Felhound
/// Minion · Demon · 2 mana · 2/2
/// > **Rush**
//~ vanilla DAL_582t2 74110cbc b4d66bc3.57b12c28 1f05b39c
pub const DAL_582t2: Power = VANILLA;

/// # Batterhead
/// Minion · 8 mana · 3/12
/// > **Rush**. After this attacks and kills a minion, it may attack again.
//~ done DAL_592 - 619b9e2b.b2826c19 fd17dbbd
pub const DAL_592: Power = after(THIS.attack(MINION)).when(there_is(&THAT.that(DEAD))).then(&[ready(THIS)]);

/// # Faceless Lackey
/// Minion · 1 mana · 1/1
/// > **Battlecry:** Summon a random 2-Cost minion.
//~ derived DAL_613 d34330ba cbd7c476.27a6dec8 deafaaf4
pub const DAL_613: Power = battlecry(&[summon(random(all(&[MINION, COST.is(2)])))]);

/// # Kobold Lackey
/// Minion · 1 mana · 1/1
/// > **Battlecry:** Deal 2 damage.
//~ derived DAL_614 2fdaa0b5 cbd7c476.d9e5e9ea 7c81d9be
pub const DAL_614: Power = battlecry(&[deal(2).to(TARGET)]);

/// # Witchy Lackey
/// Minion · 1 mana · 1/1
/// > **Battlecry:** Transform a friendly minion into one that costs (1) more.
//~ derived DAL_615 46a9e383 cbd7c476.e9bad615 3d8eca86
pub const DAL_615: Power = battlecry(&[transform(A_FRIENDLY_MINION, random_costing_more(MINION, 1, COST.of(IT)))]);

/// # Dalaran Librarian
/// Minion · 2 mana · 2/3
/// > **Battlecry: Silence** adjacent minions.
//~ derived DAL_735 17f488d8 5656a6e3.caecfb08 59466590
pub const DAL_735: Power = battlecry(&[silence(THIS.neighbours())]);

/// # Archivist Elysiana
/// Minion · 8 mana · 7/7
/// > **Battlecry: Discover** 5 cards. Replace your deck with 2 copies of each.
//~ done DAL_736 - b9fc9ec7.fb8070b5 c1c39ff1
pub const DAL_736: Power = battlecry(&[
    repeat(5, &[discover_then(Offer::Pool(CARD, Classes::Own), &[keep_with(the(IT), THIS)])]),
    remove_from_game(YOUR_DECK),
    shuffle(copy_of(KEPT)),
    shuffle(copy_of(KEPT)),
    remove_from_game(KEPT),
]);

/// # Goblin Lackey
/// Minion · 1 mana · 1/1
/// > **Battlecry:** Give a friendly minion +1 Attack and **Rush**.
/// - Makes: Short Fuse [`DAL_739e`] ("\+1 Attack and Rush.")
//~ derived DAL_739 b019b580 cbd7c476.a851f382 f78325c3.4e6263f6
pub const DAL_739: Power = battlecry(&[attach("DAL_739e").to(A_FRIENDLY_MINION)]);

/// # Short Fuse
/// Enchantment
/// > \+1 Attack and **Rush**.
//~ derived DAL_739e 0e40e9a5 d522ad72.5d22e48e 13f5f481
pub const DAL_739e: Power = enchant(&[ATTACK.plus(1), has(GameTag::RUSH)]);

/// # Ethereal Lackey
/// Minion · 1 mana · 1/1
/// > **Battlecry: Discover** a spell.
//~ derived DAL_741 a0bd9857 cbd7c476.6a42b855 d88f6421
pub const DAL_741: Power = battlecry(&[discover(SPELL)]);

/// # Whirlwind Tempest
/// Minion · Elemental · 8 mana · 6/6
/// > Your minions with **Windfury** have **Mega-Windfury**.
/// - Makes: Whirling [`DAL_742e`] ("Mega-Windfury")
//~ derived DAL_742 1b71229d 70551fbc.aef01a01 8965e79f.a89635d9
pub const DAL_742: Power = aura(FRIENDLY_MINIONS.that(with(GameTag::WINDFURY))).gives("DAL_742e");

/// # Whirling
/// Enchantment
/// > **Mega-Windfury**
//~ derived DAL_742e 2e2ece60 d522ad72.d6113db3 5f80384a
pub const DAL_742e: Power = enchant(&[has(GameTag::MEGA_WINDFURY)]);

/// # Hench-Clan Hogsteed
/// Minion · Beast · 2 mana · 2/1
/// > **Rush Deathrattle:** Summon a 1/1 Murloc.
/// - Makes: Hench-Clan Squire [`DAL_743t`] (1/1)
//~ derived DAL_743 7dcc02fc 40a0dbd9.1e4b0f82 4fe64838.145fc999
pub const DAL_743: Power = deathrattle(&[summon(card("DAL_743t"))]);

/// # Hench-Clan Squire
/// Minion · Murloc · 1 mana · 1/1
//~ vanilla DAL_743t c9049e0a 6c89e89f 6411825b
pub const DAL_743t: Power = VANILLA;

/// # Faceless Rager
/// Minion · 3 mana · 5/1
/// > **Battlecry:** Copy a friendly minion's Health.
/// - Makes: Familiar Faces [`DAL_744e`] ("Copied health.")
//~ done DAL_744 - e9ee97b1.ef5bbb19 22488c5f.4af7c88b
pub const DAL_744: Power = battlecry(&[select(A_FRIENDLY_MINION), give(&[HEALTH.set_to(X)]).with_x(HEALTH.of(IT))]);

/// # Familiar Faces
/// Enchantment
/// > Copied health.
//~ todo DAL_744e 951c764d d522ad72.896bb484 2e59c476
pub const DAL_744e: Power = TODO;

/// # Flight Master
/// Minion · 3 mana · 3/4
/// > **Battlecry:** Summon a 2/2 Gryphon for each player.
/// - Makes: Gryphon [`DAL_747t`] (2/2)
//~ done DAL_747 - 05841e04.56cc0780 1597250d.b4e6d649
pub const DAL_747: Power = battlecry(&[summon(card("DAL_747t")).for_(PLAYERS)]);

/// # Gryphon
/// Minion · Beast · 2 mana · 2/2
//~ vanilla DAL_747t 59bdddc5 40a0f9de d49774da
pub const DAL_747t: Power = VANILLA;

/// # Mana Reservoir
/// Minion · Elemental · 2 mana · 0/6
/// > **Spell Damage +1**
//~ vanilla DAL_748 69644d87 61bf47a0.b88f2291 993a16fe
pub const DAL_748: Power = VANILLA;

/// # Recurring Villain
/// Minion · 5 mana · 3/6
/// > **Deathrattle:** If this minion has 4 or more Attack, resummon it.
//~ done DAL_749 - e8a80029.d25718f5 f44f825d
pub const DAL_749: Power = deathrattle(&[summon(fresh_copy_of(THIS))]).when(there_is(&THIS.that(ATTACK.at_least(4))));

/// # Mad Summoner
/// Minion · Demon · 6 mana · 4/4
/// > **Battlecry:** Fill each player's board with 1/1 Imps.
/// - Makes: Imp [`DAL_751t`] (1/1)
//~ done DAL_751 - a2d7e5a3.4233e79e 3a7cf3af.69bf1a09
pub const DAL_751: Power = battlecry(&[summon(card("DAL_751t")).copies(7).for_(PLAYERS)]);

/// # Imp
/// Minion · Demon · 1 mana · 1/1
//~ vanilla DAL_751t cf4a8e3e 18149ac8 549723b0
pub const DAL_751t: Power = VANILLA;

/// # Jepetto Joybuzz
/// Minion · 8 mana · 6/6
/// > **Battlecry:** Draw 2 minions from your deck. Set their Attack, Health, and Cost to 1.
/// - Makes: Toy-sized [`DAL_752e`] ("Jepetto Joybuzz made this 1/1."); On Sale [`DAL_752e2`] ("Costs (1).")
//~ done DAL_752 - 135a7668.0c169f29 39557a70.07ca40a7
pub const DAL_752: Power =
    battlecry(&[draw_that(2, MINION), give(&[become_stats(1, 1)]).to(IT), attach("DAL_752e2").to(IT)]);

/// # Toy-sized
/// Enchantment
/// > Jepetto Joybuzz made this 1/1.
/// - Makes: Jepetto Joybuzz [`DAL_752`] (6/6, "Battlecry: Draw 2 minions from your deck. Set…")
//~ todo DAL_752e 7f2a2e97 d522ad72.4695b3d6 cc7c3c18.4425f634
pub const DAL_752e: Power = TODO;

/// # On Sale
/// Enchantment
/// > Costs (1).
//~ derived DAL_752e2 d043f13a d522ad72.53ed184d ca718ba7
pub const DAL_752e2: Power = enchant(&[cost(1)]);

/// # Burly Shovelfist
/// Minion · 9 mana · 9/9
/// > **Rush**
//~ vanilla DAL_760 cfb5dcc7 4025990b.57b12c28 5453879e
pub const DAL_760: Power = VANILLA;

/// # Soldier of Fortune
/// Minion · Elemental · 4 mana · 5/6
/// > Whenever this minion attacks, give your opponent a Coin.
/// - Makes: [`GAME_005`](crate::core::neutral::GAME_005)
//~ derived DAL_771 e3bd1065 18fd5512.c2b8f138 01ef3a42.5b7621c6
pub const DAL_771: Power = whenever(THIS.attack(CARD)).then(&[get(card("GAME_005")).for_(OPPONENT)]);

/// # Magic Carpet
/// Minion · 3 mana · 1/6
/// > After you play a 1-Cost minion, give it +1 Attack and **Rush**.
/// - Makes: Flying High [`DAL_773e`] ("\+1 Attack and Rush.")
//~ derived DAL_773 7e10f47b d6ea913f.da11876a 76155d28.2fa8acb1
pub const DAL_773: Power = after(YOU.play(all(&[MINION, COST.is(1)]))).then(&[attach("DAL_773e").to(THAT)]);

/// # Flying High
/// Enchantment
/// > \+1 Attack and **Rush**.
//~ derived DAL_773e 2754aa1b d522ad72.5d22e48e a88a4faf
pub const DAL_773e: Power = enchant(&[ATTACK.plus(1), has(GameTag::RUSH)]);

/// # Exotic Mountseller
/// Minion · 7 mana · 5/8
/// > Whenever you cast a spell, summon a random 3-Cost Beast.
//~ derived DAL_774 5f1660f6 41c03a6b.41b396a0 d700b3c4
pub const DAL_774: Power = whenever(YOU.cast(SPELL)).then(&[summon(random(all(&[MINION, BEAST, COST.is(3)])))]);

/// # Tunnel Blaster
/// Minion · 7 mana · 3/7
/// > **Taunt Deathrattle:** Deal 3 damage to all minions.
//~ derived DAL_775 a8633e63 16b66924.19565a63 fc6515f1
pub const DAL_775: Power = deathrattle(&[deal(3).to(MINIONS)]);

/// # Zayle, Shadow Cloak
/// Minion · 2 mana · 3/2
/// > You start the game with one of Zayle's EVIL Decks!
/// - Makes: Zayle, Shadow Cloak [`DAL_800h`]
///
/// # Notes
///
/// One of five decks, at random; the lists are those of fireplace (`zayle_decks.py`).
//~ done DAL_800 - 0296240c.431b8178 4b87c4cc.e1fe8c37
pub const DAL_800: Power = starts_with_one_of(EVIL_DECKS);

/// Lazul's, Togwaggle's, Hagatha's, Rafaam's and Boom's deck.
#[rustfmt::skip]
const EVIL_DECKS: &[StartingDeck] = &[
    StartingDeck { hero: "HERO_09", cards: &[
        ("EX1_591", 1), ("CS1_129", 1), ("BOT_517", 1), ("DAL_729", 1), ("EX1_045", 2), ("CS2_004", 2), ("NEW1_020", 2),
        ("CS2_181", 2), ("EX1_332", 2), ("CS2_236", 2), ("EX1_621", 2), ("CS2_235", 2), ("DAL_040", 2), ("DAL_065", 2),
        ("DAL_723", 2), ("DAL_434", 2), ("DAL_735", 2),
    ] },
    StartingDeck { hero: "HERO_03", cards: &[
        ("EX1_613", 1), ("EX1_581", 1), ("EX1_012", 1), ("BOT_242", 1), ("BOT_548", 1), ("TRL_092", 1), ("DAL_417", 1),
        ("DAL_554", 1), ("CS2_072", 2), ("EX1_144", 2), ("EX1_129", 2), ("EX1_124", 2), ("EX1_134", 2), ("EX1_145", 2),
        ("GIL_534", 2), ("TRL_157", 2), ("DAL_400", 2), ("DAL_415", 2), ("DAL_416", 2),
    ] },
    StartingDeck { hero: "HERO_02", cards: &[
        ("CS2_053", 1), ("GIL_504", 1), ("GIL_820", 1), ("BOT_411", 1), ("BOT_548", 1), ("TRL_345", 1), ("DAL_538", 1),
        ("DAL_431", 1), ("DAL_432", 1), ("DAL_736", 1), ("EX1_575", 2), ("EX1_259", 2), ("EX1_085", 2), ("EX1_246", 2),
        ("DAL_009", 2), ("DAL_400", 2), ("DAL_047", 2), ("DAL_058", 2), ("DAL_071", 2), ("DAL_433", 2),
    ] },
    StartingDeck { hero: "HERO_07", cards: &[
        ("EX1_312", 1), ("CS2_117", 1), ("GIL_620", 1), ("GIL_825", 1), ("BOT_433", 1), ("BOT_548", 1), ("BOT_568", 1),
        ("TRL_245", 1), ("DAL_422", 1), ("DAL_607", 1), ("CS2_057", 2), ("CS2_062", 2), ("EX1_302", 2), ("EX1_309", 2),
        ("GIL_667", 2), ("BOT_066", 2), ("DAL_185", 2), ("DAL_551", 2), ("DAL_602", 2), ("DAL_592", 2),
    ] },
    StartingDeck { hero: "HERO_01", cards: &[
        ("GIL_113", 1), ("GIL_547", 1), ("GIL_578", 1), ("BOT_238", 1), ("BOT_406", 1), ("BOT_548", 1), ("TRL_329", 1),
        ("DAL_064", 1), ("TRL_327", 1), ("DAL_088", 1), ("GIL_580", 2), ("GIL_653", 2), ("GIL_803", 2), ("BOT_104", 2),
        ("BOT_059", 2), ("BOT_511", 2), ("BOT_559", 2), ("DAL_060", 2), ("DAL_063", 2), ("DAL_592", 2),
    ] },
];

/// # Zayle, Shadow Cloak
/// Hero · 30 health
//~ vanilla DAL_800h 98cac6a7 c6957b81 4b87c4cc
pub const DAL_800h: Power = VANILLA;

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived DAL_COIN 25b7beae 3e8f9d5a.095f71be c6be21f5
pub const DAL_COIN: Power = spell(&[gain_mana(1)]);
