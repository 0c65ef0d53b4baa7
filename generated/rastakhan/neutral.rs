//! Neutral cards of Rastakhan's Rumble.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 81c7d2aa

/// # Half-Time Scavenger
///
/// `TRL_010` · Neutral minion · 4 mana · 3/5
///
/// > **Stealth Overkill**: Gain 3 Armor.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Mechanics: Stealth, Overkill
///
/// State: Derived
//~ derived TRL_010 834f24f9 05a36a83 8185a5e2.2338654c
pub const TRL_010: Power = on(Word::Overkill, &[armor(3)]);

/// # Ticket Scalper
///
/// `TRL_015` · Neutral minion · 4 mana · 5/3
///
/// > **Overkill**: Draw 2 cards.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Overkill
///
/// State: Derived
//~ derived TRL_015 617e36f1 738290c7 2e754dc1.a222e7ea
pub const TRL_015: Power = on(Word::Overkill, &[draw(2)]);

/// # Sightless Ranger
///
/// `TRL_020` · Neutral minion · 5 mana · 3/4
///
/// > **Rush Overkill**: Summon two 1/1 Bats.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Mechanics: Rush, Overkill
/// - Tokens: Bat [`TRL_020t`]
///
/// State: Derived
//~ derived TRL_020 f4b37ee1 b64597ee 3644e6e9.5b0520c9
pub const TRL_020: Power = on(Word::Overkill, &[summon(card("TRL_020t")).copies(2)]);

/// # Bat
///
/// `TRL_020t` · Neutral minion · 1 mana · 1/1
///
/// - Set: Rastakhan's Rumble
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla TRL_020t 4b36b570 f9d98686 536e176b
pub const TRL_020t: Power = VANILLA;

/// # Serpent Ward
///
/// `TRL_057` · Neutral minion · 2 mana · 0/2
///
/// > At the end of your turn, deal 2 damage to the enemy hero.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Minion type: Totem
///
/// State: Derived
//~ derived TRL_057 b6b052f8 06de4c9f 78c451c7.dcc71fc5
pub const TRL_057: Power = at_end_of_your_turn(&[deal(2).to(ENEMY_HERO)]);

/// # Griftah
///
/// `TRL_096` · Neutral minion · 4 mana · 4/5
///
/// > **Battlecry: Discover** two cards. Give one to your opponent at random.
///
/// - Set: Rastakhan's Rumble · legendary · collectible
/// - Mechanics: Battlecry, Discover
/// - Enchantments: Guess the Card! [`TRL_096e`]
///
/// State: Todo
//~ todo TRL_096 a363ddbd 47072891 20cd8cb7.4411cd89
pub const TRL_096: Power = TODO;

/// # Guess the Card!
///
/// `TRL_096e` · Neutral enchantment
///
/// > Guess the card your opponent chose to get a copy.
///
/// - Set: Rastakhan's Rumble
///
/// State: Todo
//~ todo TRL_096e c41a3d86 96cf8d0c 48342cf0.fbee325b
pub const TRL_096e: Power = TODO;

/// # Former Champ
///
/// `TRL_151` · Neutral minion · 5 mana · 1/1
///
/// > **Battlecry:** Summon a 5/5 Hotshot.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Mechanics: Battlecry
/// - Tokens: Hotshot [`TRL_151t`]
///
/// State: Derived
//~ derived TRL_151 8d53dc6d 1e9ed722 5de826bf.ddf2e937
pub const TRL_151: Power = battlecry(&[summon(card("TRL_151t"))]);

/// # Hotshot
///
/// `TRL_151t` · Neutral minion · 5 mana · 5/5
///
/// - Set: Rastakhan's Rumble
///
/// State: Vanilla
//~ vanilla TRL_151t 73dd2348 0937e1eb be8d27c6
pub const TRL_151t: Power = VANILLA;

/// # Spellzerker
///
/// `TRL_312` · Neutral minion · 2 mana · 2/3
///
/// > Has **Spell Damage +2** while damaged.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Refers to: Spellpower
/// - Enchantments: Power of Gurubashi [`TRL_312e`]
///
/// State: Derived
//~ derived TRL_312 e25a1ba8 04a903bb 3afd0942.9757ef21
pub const TRL_312: Power = aura(THIS).when(DAMAGED).gives("TRL_312e");

/// # Power of Gurubashi
///
/// `TRL_312e` · Neutral enchantment
///
/// > **Spell Damage +2**.
///
/// - Set: Rastakhan's Rumble
/// - Mechanics: Enraged
///
/// State: Derived
//~ derived TRL_312e 5ba78f68 b20e5667 8acbbfa0.92fa0818
pub const TRL_312e: Power = enchant(&[plus_tag(GameTag::SPELLPOWER, 2)]);

/// # Saronite Taskmaster
///
/// `TRL_363` · Neutral minion · 1 mana · 2/3
///
/// > **Deathrattle:** Summon a 0/3 Free Agent with **Taunt** for your opponent.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Mechanics: Deathrattle
/// - Refers to: Taunt
/// - Tokens: Free Agent [`TRL_363t`]
///
/// State: Derived
//~ derived TRL_363 0416890b fabc8060 fbd9e1fd.f85f8e7b
pub const TRL_363: Power = deathrattle(&[summon(card("TRL_363t")).to(OPPONENT)]);

/// # Free Agent
///
/// `TRL_363t` · Neutral minion · 1 mana · 0/3
///
/// > **Taunt**
///
/// - Set: Rastakhan's Rumble
/// - Minion type: Draenei
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla TRL_363t b7613529 2ed4c49b 96fa7957.4b0c5d24
pub const TRL_363t: Power = VANILLA;

/// # Untamed Beastmaster
///
/// `TRL_405` · Neutral minion · 3 mana · 3/4
///
/// > Whenever you draw a Beast, give it +2/+2.
///
/// - Set: Rastakhan's Rumble · epic · collectible
/// - Enchantments: Warpaint [`TRL_405e`]
///
/// State: Derived
//~ derived TRL_405 000afd41 fce706f2 130063f4.14ce1f99
pub const TRL_405: Power = whenever(YOU.draw(BEAST)).then(&[attach("TRL_405e").to(THAT)]);

/// # Warpaint
///
/// `TRL_405e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Rastakhan's Rumble
///
/// State: Derived
//~ derived TRL_405e 5bb27af6 1a17ad02 ba6cc38d.6d6ab056
pub const TRL_405e: Power = enchant(&[plus(2, 2)]);

/// # Dozing Marksman
///
/// `TRL_406` · Neutral minion · 2 mana · 0/4
///
/// > Has +4 Attack while damaged.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Mechanics: Enraged
/// - Enchantments: Wrong Side of Da Bed [`TRL_406e`]
///
/// State: Derived
//~ derived TRL_406 2bbe35f3 c1794291 4de0e8ec.f8c81887
pub const TRL_406: Power = aura(THIS).when(DAMAGED).gives("TRL_406e");

/// # Wrong Side of Da Bed
///
/// `TRL_406e` · Neutral enchantment
///
/// > +4 Attack.
///
/// - Set: Rastakhan's Rumble
/// - Mechanics: Enraged
///
/// State: Derived
//~ derived TRL_406e 6a014cb0 0f3bbafc 3931615d.743819fe
pub const TRL_406e: Power = enchant(&[ATTACK.plus(4)]);

/// # Waterboy
///
/// `TRL_407` · Neutral minion · 2 mana · 2/1
///
/// > **Battlecry:** Your next Hero Power this turn costs (0).
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: High Quality H2O [`TRL_407e`]
///
/// State: Derived
//~ derived TRL_407 e8d6c754 2b313b89 609f26a9.9fde03f8
pub const TRL_407: Power = battlecry(&[attach("TRL_407e").to(YOU)]);

/// # High Quality H2O
///
/// `TRL_407e` · Neutral enchantment
///
/// > Your Hero Power costs (0).
///
/// - Set: Rastakhan's Rumble
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived TRL_407e fe43c6dd 1b2443a3 4d767996.933d500a
pub const TRL_407e: Power = enchant(&[]).aura(YOUR_HERO_POWER, &[cost(0)]).until(YOU.use_hero_power(CARD)).this_turn();

/// # Scarab Egg
///
/// `TRL_503` · Neutral minion · 2 mana · 0/2
///
/// > **Deathrattle:** Summon three 1/1 Scarabs.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Scarab [`TRL_503t`]
///
/// State: Derived
//~ derived TRL_503 7a696824 c4a2be29 71279489.78ee5420
pub const TRL_503: Power = deathrattle(&[summon(card("TRL_503t")).copies(3)]);

/// # Scarab
///
/// `TRL_503t` · Neutral minion · 1 mana · 1/1
///
/// - Set: Rastakhan's Rumble
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla TRL_503t afbe9064 0fc08563 bbc3a1ac
pub const TRL_503t: Power = VANILLA;

/// # Booty Bay Bookie
///
/// `TRL_504` · Neutral minion · 2 mana · 3/3
///
/// > **Battlecry:** Give your opponent a Coin.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Mechanics: Battlecry
/// - Tokens: The Coin [`GAME_005`](crate::core::neutral::GAME_005)
///
/// State: Derived
//~ derived TRL_504 10a45e68 95377702 db973306.92cfa29e
pub const TRL_504: Power = battlecry(&[get(card("GAME_005")).to(OPPONENT)]);

/// # Helpless Hatchling
///
/// `TRL_505` · Neutral minion · 1 mana · 1/1
///
/// > **Deathrattle:** Reduce the Cost of a Beast in your hand by (1).
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Enchantments: Avenger [`TRL_505e`]
///
/// State: Derived
//~ derived TRL_505 467cea99 4902e0d3 7526836a.4cacd9c3
pub const TRL_505: Power = deathrattle(&[attach("TRL_505e").to(YOUR_HAND.that(BEAST).random())]);

/// # Avenger
///
/// `TRL_505e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: Rastakhan's Rumble
///
/// State: Derived
//~ derived TRL_505e 1694ac37 66c881e1 c8d1ffb6.f705eb41
pub const TRL_505e: Power = enchant(&[cost_less(1)]);

/// # Gurubashi Chicken
///
/// `TRL_506` · Neutral minion · 1 mana · 1/1
///
/// > **Overkill:** Gain +5 Attack.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Minion type: Beast
/// - Mechanics: Overkill
/// - Enchantments: Ready to Strike [`TRL_506e`]
///
/// State: Done
//~ done TRL_506 6930a991 - 240bfc4b.3a07e5ff
pub const TRL_506: Power = on(Word::Overkill, &[attach("TRL_506e")]);

/// # Ready to Strike
///
/// `TRL_506e` · Neutral enchantment
///
/// > +5 Attack.
///
/// - Set: Rastakhan's Rumble
///
/// State: Derived
//~ derived TRL_506e c0f6e532 c2781fec 32c8ecfe.d1a43c6f
pub const TRL_506e: Power = enchant(&[ATTACK.plus(5)]);

/// # Sharkfin Fan
///
/// `TRL_507` · Neutral minion · 2 mana · 2/2
///
/// > After your hero attacks, summon a 1/1 Pirate.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Minion type: Pirate
/// - Tokens: Swabbie [`TRL_507t`]
///
/// State: Derived
//~ derived TRL_507 4db65b2e cf1df696 8572d0dd.b4af80fe
pub const TRL_507: Power = after(YOUR_HERO.attack(CARD)).then(&[summon(card("TRL_507t"))]);

/// # Swabbie
///
/// `TRL_507t` · Neutral minion · 1 mana · 1/1
///
/// - Set: Rastakhan's Rumble
/// - Minion type: Pirate
///
/// State: Vanilla
//~ vanilla TRL_507t 0f823f9f d37aa8c5 410fb85c
pub const TRL_507t: Power = VANILLA;

/// # Regeneratin' Thug
///
/// `TRL_508` · Neutral minion · 4 mana · 3/5
///
/// > At the start of your turn, restore #2 Health to this minion.
///
/// - Set: Rastakhan's Rumble · common · collectible
///
/// State: Derived
//~ derived TRL_508 db29e264 586b1909 fed21d67.89453f05
pub const TRL_508: Power = at_start_of_your_turn(&[heal(2).to(THIS)]);

/// # Banana Buffoon
///
/// `TRL_509` · Neutral minion · 3 mana · 2/2
///
/// > **Battlecry:** Add 2 Bananas to your hand.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Mechanics: Battlecry
/// - Tokens: Bananas [`TRL_509t`]
///
/// State: Derived
//~ derived TRL_509 d11058df 908f1e9f 5f8544e2.696f21eb
pub const TRL_509: Power = battlecry(&[get(card("TRL_509t")).copies(2)]);

/// # Bananas
///
/// `TRL_509t` · Neutral spell · 1 mana
///
/// > Give a minion +1/+1.
///
/// - Set: Rastakhan's Rumble
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Reprint of: Bananas [`EX1_014t`](crate::classic::neutral::EX1_014t)
/// - Enchantments: Bananas [`TRL_509te`]
///
/// State: Reprint
//~ reprint TRL_509t fc05065e 0161ea07 55698b4e.c54a2875
pub const TRL_509t: Power = crate::cards::EX1_014t;

/// # Bananas
///
/// `TRL_509te` · Neutral enchantment
///
/// > Has +1/+1.
///
/// - Set: Rastakhan's Rumble
///
/// State: Derived
//~ derived TRL_509te aa2a594a b0a9cfaf 017e61b3.49a417ba
pub const TRL_509te: Power = enchant(&[plus(1, 1)]);

/// # Cheaty Anklebiter
///
/// `TRL_512` · Neutral minion · 2 mana · 2/1
///
/// > **Lifesteal Battlecry:** Deal 1 damage.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Mechanics: Battlecry, Lifesteal
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE` (hearthstone-data 36393.1)
/// - Target: "Deal 1 damage."
///
/// State: Derived
//~ derived TRL_512 0f61b5bc 4624290b b9f63ef1.d4c6c407
pub const TRL_512: Power = battlecry(&[deal(1).to(TARGET)]);

/// # Mosh'Ogg Enforcer
///
/// `TRL_513` · Neutral minion · 8 mana · 2/14
///
/// > **Taunt Divine Shield**
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Mechanics: Taunt, Divine Shield
///
/// State: Vanilla
//~ vanilla TRL_513 64b15450 4e230294 79ee837e.efaaa40f
pub const TRL_513: Power = VANILLA;

/// # Belligerent Gnome
///
/// `TRL_514` · Neutral minion · 2 mana · 1/4
///
/// > **Taunt Battlecry:** If your opponent has 2 or more minions, gain +1 Attack.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Mechanics: Taunt, Battlecry
/// - Enchantments: Belligerent [`TRL_514e`]
///
/// State: Derived
//~ derived TRL_514 377b8fcc 6a345e3b eb5506ce.36ecdd3f
pub const TRL_514: Power = battlecry(&[attach("TRL_514e")]).when(there_are(2, &ENEMY_MINIONS));

/// # Belligerent
///
/// `TRL_514e` · Neutral enchantment
///
/// > +1 Attack.
///
/// - Set: Rastakhan's Rumble
///
/// State: Derived
//~ derived TRL_514e 20a4c2c6 84bc63d1 c7e164f8.c84fda8a
pub const TRL_514e: Power = enchant(&[ATTACK.plus(1)]);

/// # Rabble Bouncer
///
/// `TRL_515` · Neutral minion · 7 mana · 2/7
///
/// > **Taunt** Costs (1) less for each enemy minion.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Mechanics: Taunt
///
/// State: Derived
//~ derived TRL_515 e59279b5 5e22e0cc f698b028.5a9003ce
pub const TRL_515: Power = costs(&[cost_less(1).for_each(ENEMY_MINIONS)]);

/// # Gurubashi Offering
///
/// `TRL_516` · Neutral minion · 1 mana · 0/2
///
/// > At the start of your turn, destroy this and gain 8 Armor.
///
/// - Set: Rastakhan's Rumble · epic · collectible
/// - Tags: `886` = 1
///
/// State: Derived
//~ derived TRL_516 d574d496 d533e181 dcffec39.87492e73
pub const TRL_516: Power = at_start_of_your_turn(&[destroy(THIS), armor(8)]);

/// # Arena Fanatic
///
/// `TRL_517` · Neutral minion · 4 mana · 2/3
///
/// > **Battlecry:** Give all minions in your hand +1/+1.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Mechanics: Battlecry
/// - Enchantments: WHOOOOO! [`TRL_517e2`]
///
/// State: Derived
//~ derived TRL_517 192ff7d5 2ef24c2e 8bd4713a.1cf69545
pub const TRL_517: Power = battlecry(&[attach("TRL_517e2").to(YOUR_HAND.that(MINION))]);

/// # WHOOOOO!
///
/// `TRL_517e2` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Rastakhan's Rumble
///
/// State: Derived
//~ derived TRL_517e2 e797157c afd22a19 11847f2b.67341004
pub const TRL_517e2: Power = enchant(&[plus(1, 1)]);

/// # Murloc Tastyfin
///
/// `TRL_520` · Neutral minion · 4 mana · 3/2
///
/// > **Deathrattle:** Draw 2 Murlocs from your deck.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Minion type: Murloc
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived TRL_520 943b3dff a17f5bbd 0855fdd6.7c02aba8
pub const TRL_520: Power = deathrattle(&[draw_that(2, MURLOC)]);

/// # Arena Patron
///
/// `TRL_521` · Neutral minion · 5 mana · 3/3
///
/// > **Overkill:** Summon another Arena Patron.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Mechanics: Overkill
///
/// State: Derived
//~ derived TRL_521 1f903294 0838f5c4 a9f836b9.df78d80c
pub const TRL_521: Power = on(Word::Overkill, &[summon(card("TRL_521"))]);

/// # Firetree Witchdoctor
///
/// `TRL_523` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** If you're holding a Dragon, **Discover** a spell.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Mechanics: Battlecry, Discover
///
/// State: Derived
//~ derived TRL_523 8f43ff23 451c1e97 03788e71.5e6df744
pub const TRL_523: Power = battlecry(&[discover(SPELL)]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Shieldbreaker
///
/// `TRL_524` · Neutral minion · 2 mana · 2/1
///
/// > **Battlecry: Silence** an enemy minion with **Taunt**.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Refers to: Taunt, Silence
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_ENEMY_TARGET`, `REQ_MINION_TARGET`, `REQ_MUST_TARGET_TAUNTER` (hearthstone-data 36393.1)
/// - Target: "**Silence** a minion with **Taunt**."
///
/// State: Derived
//~ derived TRL_524 943d1a5e 37065caf 305cc0be.b0194230
pub const TRL_524: Power = battlecry(&[silence(AN_ENEMY_MINION.that(with(GameTag::TAUNT)))]);

/// # Arena Treasure Chest
///
/// `TRL_525` · Neutral minion · 4 mana · 0/4
///
/// > **Deathrattle:** Draw 2 cards.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived TRL_525 19f9cb45 c7891359 4f53237d.bd321905
pub const TRL_525: Power = deathrattle(&[draw(2)]);

/// # Dragonmaw Scorcher
///
/// `TRL_526` · Neutral minion · 5 mana · 3/6
///
/// > **Battlecry:** Deal 1 damage to all other minions.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived TRL_526 e5b69275 ae53a391 f1194cdc.15bd5638
pub const TRL_526: Power = battlecry(&[deal(1).to(OTHER_MINIONS)]);

/// # Drakkari Trickster
///
/// `TRL_527` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** Give each player a copy of a random card from their opponent's deck.
///
/// - Set: Rastakhan's Rumble · epic · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo TRL_527 ff0f52a8 bb1f6a65 46560b1c.4ae48857
pub const TRL_527: Power = TODO;

/// # Linecracker
///
/// `TRL_528` · Neutral minion · 7 mana · 5/10
///
/// > **Overkill:** Double this minion's Attack.
///
/// - Set: Rastakhan's Rumble · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Overkill
/// - Enchantments: Crazed [`TRL_528e`]
///
/// State: Derived
//~ derived TRL_528 ddbec4cb 425b9d09 a736e07a.844b68aa
pub const TRL_528: Power = on(Word::Overkill, &[attach("TRL_528e")]);

/// # Crazed
///
/// `TRL_528e` · Neutral enchantment
///
/// > Doubled Attack.
///
/// - Set: Rastakhan's Rumble
///
/// State: Derived
//~ derived TRL_528e c7cc4958 2e027dea 07ea5435.87c08719
pub const TRL_528e: Power = enchant(&[ATTACK.doubled()]);

/// # Masked Contender
///
/// `TRL_530` · Neutral minion · 3 mana · 2/4
///
/// > **Battlecry:** If you control a **Secret**, cast a **Secret** from your deck.
///
/// - Set: Rastakhan's Rumble · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Secret
///
/// State: Derived
//~ derived TRL_530 fe84bce7 3675f1ce 9a7b70ad.5d5589c5
pub const TRL_530: Power =
    battlecry(&[cast(the(YOUR_DECK.that(SECRET).random()))]).when(there_is(&YOUR_SECRETS.that(SECRET)));

/// # Rumbletusk Shaker
///
/// `TRL_531` · Neutral minion · 4 mana · 3/2
///
/// > **Deathrattle:** Summon a 3/2 Rumbletusk Breaker.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Rumbletusk Breaker [`TRL_531t`]
///
/// State: Derived
//~ derived TRL_531 033826fb dcd78e19 29a99865.b70585a4
pub const TRL_531: Power = deathrattle(&[summon(card("TRL_531t"))]);

/// # Rumbletusk Breaker
///
/// `TRL_531t` · Neutral minion · 2 mana · 3/2
///
/// - Set: Rastakhan's Rumble
///
/// State: Vanilla
//~ vanilla TRL_531t 99cd580c 8068ee09 d9fb9627
pub const TRL_531t: Power = VANILLA;

/// # Mosh'Ogg Announcer
///
/// `TRL_532` · Neutral minion · 5 mana · 6/5
///
/// > Enemies attacking this have a 50% chance to attack someone else.
///
/// - Set: Rastakhan's Rumble · epic · collectible
///
/// State: Todo
//~ todo TRL_532 6e8ca4fe 8ba34a96 d6a5bcf3.ab05fe61
pub const TRL_532: Power = TODO;

/// # Ice Cream Peddler
///
/// `TRL_533` · Neutral minion · 4 mana · 3/5
///
/// > **Battlecry:** If you control a **Frozen** minion, gain 8 Armor.
///
/// - Set: Rastakhan's Rumble · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Freeze
///
/// State: Derived
//~ derived TRL_533 6508c1cb 263b50cd f2c30b6c.783177cf
pub const TRL_533: Power = battlecry(&[armor(8)]).when(there_is(&FRIENDLY_MINIONS.that(FROZEN)));

/// # Snapjaw Shellfighter
///
/// `TRL_535` · Neutral minion · 5 mana · 3/8
///
/// > Whenever an adjacent minion takes damage, this minion takes it instead.
///
/// - Set: Rastakhan's Rumble · epic · collectible
/// - Mechanics: Adjacent Buff
///
/// State: Todo
//~ todo TRL_535 3c434339 e50a9d83 e36856ab.ecda68f4
pub const TRL_535: Power = TODO;

/// # Da Undatakah
///
/// `TRL_537` · Neutral minion · 8 mana · 8/5
///
/// > **Battlecry:** Gain the **Deathrattle** effects of 3 friendly minions that died this game.
///
/// - Set: Rastakhan's Rumble · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
/// - Enchantments: Undatakah Deathrattles [`TRL_537e`]
///
/// State: Todo
//~ todo TRL_537 db8d482c d7bd3953 b0b50b91.b187e383
pub const TRL_537: Power = TODO;

/// # Undatakah Deathrattles
///
/// `TRL_537e` · Neutral enchantment
///
/// - Set: Rastakhan's Rumble
///
/// State: Todo
//~ todo TRL_537e 835d0fc9 52b6e517 5863609b
pub const TRL_537e: Power = TODO;

/// # Hakkar, the Soulflayer
///
/// `TRL_541` · Neutral minion · 10 mana · 9/6
///
/// > **Deathrattle:** Shuffle a Corrupted Blood into each player's deck.
///
/// - Set: Rastakhan's Rumble · legendary · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Corrupted Blood [`TRL_541t`]
///
/// State: Derived
//~ derived TRL_541 b8c6f6fe 392fa815 d77fcb28.4ba09821
pub const TRL_541: Power = deathrattle(&[shuffle(card("TRL_541t")).to(PLAYERS)]);

/// # Corrupted Blood
///
/// `TRL_541t` · Neutral spell · Shadow · 1 mana
///
/// > **Casts When Drawn** Take 3 damage. After you draw, shuffle two copies of this into your deck.
///
/// - Set: Rastakhan's Rumble
/// - Mechanics: Immune To Spellpower, Casts When Drawn
///
/// State: Todo
//~ todo TRL_541t 27d8a909 27b9e379 568d6275.20f155ee
pub const TRL_541t: Power = TODO;

/// # Oondasta
///
/// `TRL_542` · Neutral minion · 9 mana · 7/7
///
/// > **Rush Overkill:** Summon a Beast from your hand.
///
/// - Set: Rastakhan's Rumble · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Rush, Overkill
///
/// State: Derived
//~ derived TRL_542 a6e557f4 1bf231a5 5e1c34a1.184bbe41
pub const TRL_542: Power = on(Word::Overkill, &[summon(the(YOUR_HAND.that(all(&[MINION, BEAST])).random()))]);

/// # Ornery Tortoise
///
/// `TRL_546` · Neutral minion · 3 mana · 3/5
///
/// > **Battlecry:** Deal 5 damage to your hero.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived TRL_546 3d67d59f 7eccffb4 f6e5f44f.3cb28fe0
pub const TRL_546: Power = battlecry(&[deal(5).to(YOUR_HERO)]);

/// # Amani War Bear
///
/// `TRL_550` · Neutral minion · 7 mana · 5/7
///
/// > **Rush Taunt**
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Rush
///
/// State: Vanilla
//~ vanilla TRL_550 3eb66677 db0f8051 cf05f49c.05d6d156
pub const TRL_550: Power = VANILLA;

/// # Mojomaster Zihi
///
/// `TRL_564` · Neutral minion · 6 mana · 5/5
///
/// > **Battlecry:** Set each player to 5 Mana Crystals.
///
/// - Set: Rastakhan's Rumble · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo TRL_564 a5e575f9 7abeb67b b592bea5.acf82ed1
pub const TRL_564: Power = TODO;

/// # Crowd Roaster
///
/// `TRL_569` · Neutral minion · 7 mana · 7/4
///
/// > **Battlecry:** If you're holding a Dragon, deal 7 damage to an enemy minion.
///
/// - Set: Rastakhan's Rumble · epic · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_ENEMY_TARGET`, `REQ_TARGET_IF_AVAILABLE_AND_DRAGON_IN_HAND` (hearthstone-data 36393.1)
/// - Target: "Deal 7 damage to an enemy minion."
///
/// State: Derived
//~ derived TRL_569 bc158cd3 ee224770 47ae43b2.9400ce49
pub const TRL_569: Power = battlecry(&[deal(7).to(AN_ENEMY_MINION)]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Soup Vendor
///
/// `TRL_570` · Neutral minion · 2 mana · 1/4
///
/// > Whenever you restore 3 or more Health to your hero, draw a card.
///
/// - Set: Rastakhan's Rumble · rare · collectible
///
/// State: Derived
//~ derived TRL_570 c7f76621 b4642624 abcaaee4.b6983f6c
pub const TRL_570: Power = whenever(YOUR_HERO.is_healed(FRIENDLY)).when(that_many(3)).then(&[draw(1)]);
