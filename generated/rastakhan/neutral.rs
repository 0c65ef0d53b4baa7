//! Neutral cards of Rastakhan's Rumble.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 0fc35745

/// # Half-Time Scavenger
/// Minion · 4 mana · 3/5
/// > **Stealth Overkill**: Gain 3 Armor.
//~ derived TRL_010 05a36a83 e3908842.2338654c a3b6ecfc
pub const TRL_010: Power = on(Word::Overkill, &[armor(3)]);

/// # Ticket Scalper
/// Minion · Pirate · 4 mana · 5/3
/// > **Overkill**: Draw 2 cards.
//~ derived TRL_015 738290c7 e66dbd7c.a222e7ea a4ece324
pub const TRL_015: Power = on(Word::Overkill, &[draw(2)]);

/// # Sightless Ranger
/// Minion · 5 mana · 3/4
/// > **Rush Overkill**: Summon two 1/1 Bats.
/// - Makes: Bat [`TRL_020t`] (1/1)
//~ derived TRL_020 b64597ee e8bf089b.5b0520c9 9fce6d2e.785d06ff
pub const TRL_020: Power = on(Word::Overkill, &[summon(card("TRL_020t")).copies(2)]);

/// # Bat
/// Minion · Beast · 1 mana · 1/1
//~ vanilla TRL_020t f9d98686 5533a85b 5a4392bc
pub const TRL_020t: Power = VANILLA;

/// # Serpent Ward
/// Minion · Totem · 2 mana · 0/2
/// > At the end of your turn, deal 2 damage to the enemy hero.
//~ derived TRL_057 06de4c9f da5413e4.dcc71fc5 42567e65
pub const TRL_057: Power = at_end_of_your_turn(&[deal(2).to(ENEMY_HERO)]);

/// # Griftah
/// Minion · 4 mana · 4/5
/// > **Battlecry: Discover** two cards. Give one to your opponent at random.
/// - Makes: Guess the Card! [`TRL_096e`] ("Guess the card your opponent chose to get a copy.")
//~ done TRL_096 - 16eb980d.4411cd89 9cf4236a.8d5e07cf
pub const TRL_096: Power = battlecry(&[
    discover_then(Offer::Pool(CARD, Classes::Own), &[keep_with(the(IT), THIS)]),
    discover_then(Offer::Pool(CARD, Classes::Own), &[keep_with(the(IT), THIS)]),
    get(the(KEPT.random())).for_(OPPONENT),
    get(the(KEPT)),
]);

/// # Guess the Card!
/// Enchantment
/// > Guess the card your opponent chose to get a copy.
//~ todo TRL_096e 96cf8d0c d522ad72.fbee325b d2af1314
pub const TRL_096e: Power = TODO;

/// # Former Champ
/// Minion · 5 mana · 1/1
/// > **Battlecry:** Summon a 5/5 Hotshot.
/// - Makes: Hotshot [`TRL_151t`] (5/5)
//~ derived TRL_151 1e9ed722 a6b2c055.ddf2e937 04319908.d2e937a6
pub const TRL_151: Power = battlecry(&[summon(card("TRL_151t"))]);

/// # Hotshot
/// Minion · 5 mana · 5/5
//~ vanilla TRL_151t 0937e1eb 7c0f8337 2d87a291
pub const TRL_151t: Power = VANILLA;

/// # Spellzerker
/// Minion · 2 mana · 2/3
/// > Has **Spell Damage +2** while damaged.
/// - Makes: Power of Gurubashi [`TRL_312e`] ("Spell Damage +2.")
//~ derived TRL_312 04a903bb 5656a6e3.9757ef21 b52c4b73.85469cc0
pub const TRL_312: Power = aura(THIS).when(DAMAGED).gives("TRL_312e");

/// # Power of Gurubashi
/// Enchantment
/// > **Spell Damage +2**.
//~ derived TRL_312e b20e5667 d522ad72.92fa0818 37257ddc
pub const TRL_312e: Power = enchant(&[plus_tag(GameTag::SPELLPOWER, 2)]);

/// # Saronite Taskmaster
/// Minion · 1 mana · 2/3
/// > **Deathrattle:** Summon a 0/3 Free Agent with **Taunt** for your opponent.
/// - Makes: Free Agent [`TRL_363t`] (0/3, "Taunt")
//~ derived TRL_363 93f9d11a 57ee4cee.f85f8e7b 490d7b36.eaa071dc
pub const TRL_363: Power = deathrattle(&[summon(card("TRL_363t")).for_(OPPONENT)]);

/// # Free Agent
/// Minion · Draenei · 1 mana · 0/3
/// > **Taunt**
//~ vanilla TRL_363t 2ed4c49b 16025337.4b0c5d24 b1b6ee77
pub const TRL_363t: Power = VANILLA;

/// # Untamed Beastmaster
/// Minion · 3 mana · 3/4
/// > Whenever you draw a Beast, give it +2/+2.
/// - Makes: Warpaint [`TRL_405e`] ("\+2/+2.")
//~ derived TRL_405 fce706f2 05841e04.14ce1f99 a6f269ba.f16f3aff
pub const TRL_405: Power = whenever(YOU.draw(BEAST)).then(&[attach("TRL_405e").to(THAT)]);

/// # Warpaint
/// Enchantment
/// > \+2/+2.
//~ derived TRL_405e 1a17ad02 d522ad72.d5727bd5 66a1c014
pub const TRL_405e: Power = enchant(&[plus(2, 2)]);

/// # Dozing Marksman
/// Minion · 2 mana · 0/4
/// > Has +4 Attack while damaged.
/// - Makes: Wrong Side of Da Bed [`TRL_406e`] ("\+4 Attack.")
//~ derived TRL_406 c1794291 5b6e4b69.f8c81887 d31462d8.a89d2eb0
pub const TRL_406: Power = aura(THIS).when(DAMAGED).gives("TRL_406e");

/// # Wrong Side of Da Bed
/// Enchantment
/// > \+4 Attack.
//~ derived TRL_406e 0f3bbafc d522ad72.2dbf4ca3 26c77087
pub const TRL_406e: Power = enchant(&[ATTACK.plus(4)]);

/// # Waterboy
/// Minion · 2 mana · 2/1
/// > **Battlecry:** Your next Hero Power this turn costs (0).
/// - Makes: High Quality H2O [`TRL_407e`] ("Your Hero Power costs (0).")
//~ derived TRL_407 2b313b89 5673be69.9fde03f8 1d065906.a6d92ee0
pub const TRL_407: Power = battlecry(&[attach("TRL_407e").to(YOU)]);

/// # High Quality H2O
/// Enchantment
/// > Your Hero Power costs (0).
//~ derived TRL_407e 1b2443a3 d522ad72.933d500a 4a5f3605
pub const TRL_407e: Power = enchant(&[]).aura(YOUR_HERO_POWER, &[cost(0)]).until(YOU.use_hero_power(CARD)).this_turn();

/// # Scarab Egg
/// Minion · 2 mana · 0/2
/// > **Deathrattle:** Summon three 1/1 Scarabs.
/// - Makes: Scarab [`TRL_503t`] (1/1)
//~ derived TRL_503 c4a2be29 5b78d2ef.78ee5420 bc458c9e.2a94cf18
pub const TRL_503: Power = deathrattle(&[summon(card("TRL_503t")).copies(3)]);

/// # Scarab
/// Minion · Beast · 1 mana · 1/1
//~ vanilla TRL_503t 0fc08563 5533a85b 95a28615
pub const TRL_503t: Power = VANILLA;

/// # Booty Bay Bookie
/// Minion · 2 mana · 3/3
/// > **Battlecry:** Give your opponent a Coin.
/// - Makes: [`GAME_005`](crate::core::neutral::GAME_005)
//~ derived TRL_504 d13a7c6d 0292eb41.92cfa29e ad8bfa57.5b7621c6
pub const TRL_504: Power = battlecry(&[get(card("GAME_005")).for_(OPPONENT)]);

/// # Helpless Hatchling
/// Minion · Beast · 1 mana · 1/1
/// > **Deathrattle:** Reduce the Cost of a Beast in your hand by (1).
/// - Makes: Avenger [`TRL_505e`] ("Costs (1) less.")
//~ derived TRL_505 4902e0d3 5533a85b.4cacd9c3 7dc7b3cc.36f41d4c
pub const TRL_505: Power = deathrattle(&[attach("TRL_505e").to(YOUR_HAND.that(BEAST).random())]);

/// # Avenger
/// Enchantment
/// > Costs (1) less.
//~ derived TRL_505e 66c881e1 d522ad72.f705eb41 76cb8fa8
pub const TRL_505e: Power = enchant(&[cost_less(1)]);

/// # Gurubashi Chicken
/// Minion · Beast · 1 mana · 1/1
/// > **Overkill:** Gain +5 Attack.
/// - Makes: Ready to Strike [`TRL_506e`] ("\+5 Attack.")
//~ done TRL_506 - 5533a85b.3a07e5ff 3c764b9b.5f1a720a
pub const TRL_506: Power = on(Word::Overkill, &[attach("TRL_506e")]);

/// # Ready to Strike
/// Enchantment
/// > \+5 Attack.
//~ derived TRL_506e c2781fec d522ad72.dc4282a7 d3e4b751
pub const TRL_506e: Power = enchant(&[ATTACK.plus(5)]);

/// # Sharkfin Fan
/// Minion · Pirate · 2 mana · 2/2
/// > After your hero attacks, summon a 1/1 Pirate.
/// - Makes: Swabbie [`TRL_507t`] (1/1)
//~ derived TRL_507 cf1df696 3da112e2.b4af80fe e9fefa78.b3b3c530
pub const TRL_507: Power = after(YOUR_HERO.attack(CARD)).then(&[summon(card("TRL_507t"))]);

/// # Swabbie
/// Minion · Pirate · 1 mana · 1/1
//~ vanilla TRL_507t d37aa8c5 6064231a 4040df1f
pub const TRL_507t: Power = VANILLA;

/// # Regeneratin' Thug
/// Minion · 4 mana · 3/5
/// > At the start of your turn, restore #2 Health to this minion.
//~ derived TRL_508 586b1909 e3908842.89453f05 083b7218
pub const TRL_508: Power = at_start_of_your_turn(&[heal(2).to(THIS)]);

/// # Banana Buffoon
/// Minion · 3 mana · 2/2
/// > **Battlecry:** Add 2 Bananas to your hand.
/// - Makes: Bananas [`TRL_509t`] ("Give a minion +1/+1.")
//~ derived TRL_509 908f1e9f dec50fb7.696f21eb 8d7d35a2.22898a0b
pub const TRL_509: Power = battlecry(&[get(card("TRL_509t")).copies(2)]);

/// # Bananas
/// Spell · 1 mana
/// > Give a minion +1/+1.
/// - Reprint of: [`EX1_014t`](crate::classic::neutral::EX1_014t)
/// - Makes: Bananas [`TRL_509te`] ("Has +1/+1.")
//~ reprint TRL_509t 0161ea07 2f198b86.c54a2875 ff1e2a4d.b68e55ea.f44bbdac
pub const TRL_509t: Power = crate::cards::EX1_014t;

/// # Bananas
/// Enchantment
/// > Has +1/+1.
//~ derived TRL_509te b0a9cfaf d522ad72.49a417ba ff1e2a4d
pub const TRL_509te: Power = enchant(&[plus(1, 1)]);

/// # Cheaty Anklebiter
/// Minion · 2 mana · 2/1
/// > **Lifesteal Battlecry:** Deal 1 damage.
//~ derived TRL_512 4624290b 5673be69.d4c6c407 09d1188d
pub const TRL_512: Power = battlecry(&[deal(1).to(TARGET)]);

/// # Mosh'Ogg Enforcer
/// Minion · 8 mana · 2/14
/// > **Taunt Divine Shield**
//~ vanilla TRL_513 4e230294 431f191d.efaaa40f e7be17fd
pub const TRL_513: Power = VANILLA;

/// # Belligerent Gnome
/// Minion · 2 mana · 1/4
/// > **Taunt Battlecry:** If your opponent has 2 or more minions, gain +1 Attack.
/// - Makes: Belligerent [`TRL_514e`] ("\+1 Attack.")
//~ derived TRL_514 6a345e3b 4c924706.36ecdd3f 06eeafd0.3a7720e3
pub const TRL_514: Power = battlecry(&[attach("TRL_514e")]).when(there_are(2, &ENEMY_MINIONS));

/// # Belligerent
/// Enchantment
/// > \+1 Attack.
//~ derived TRL_514e 84bc63d1 d522ad72.379bca7a 43b75bae
pub const TRL_514e: Power = enchant(&[ATTACK.plus(1)]);

/// # Rabble Bouncer
/// Minion · 7 mana · 2/7
/// > **Taunt** Costs (1) less for each enemy minion.
//~ derived TRL_515 5e22e0cc c91cea51.5a9003ce 135e59c1
pub const TRL_515: Power = costs(&[cost_less(1).for_each(ENEMY_MINIONS)]);

/// # Gurubashi Offering
/// Minion · 1 mana · 0/2
/// > At the start of your turn, destroy this and gain 8 Armor.
//~ derived TRL_516 d533e181 a86353dd.87492e73 619d48ad
pub const TRL_516: Power = at_start_of_your_turn(&[destroy(THIS), armor(8)]);

/// # Arena Fanatic
/// Minion · 4 mana · 2/3
/// > **Battlecry:** Give all minions in your hand +1/+1.
/// - Makes: WHOOOOO! [`TRL_517e2`] ("\+1/+1.")
//~ derived TRL_517 2ef24c2e 59f12120.1cf69545 08945a1d.84d7a520
pub const TRL_517: Power = battlecry(&[attach("TRL_517e2").to(YOUR_HAND.that(MINION))]);

/// # WHOOOOO!
/// Enchantment
/// > \+1/+1.
//~ derived TRL_517e2 afd22a19 d522ad72.cb08f83e c7e7ad34
pub const TRL_517e2: Power = enchant(&[plus(1, 1)]);

/// # Murloc Tastyfin
/// Minion · Murloc · 4 mana · 3/2
/// > **Deathrattle:** Draw 2 Murlocs from your deck.
//~ derived TRL_520 a17f5bbd a199b80a.7c02aba8 0781e4b7
pub const TRL_520: Power = deathrattle(&[draw_that(2, MURLOC)]);

/// # Arena Patron
/// Minion · 5 mana · 3/3
/// > **Overkill:** Summon another Arena Patron.
//~ derived TRL_521 0838f5c4 e8b6bfb0.df78d80c b44b51e7
pub const TRL_521: Power = on(Word::Overkill, &[summon(card("TRL_521"))]);

/// # Firetree Witchdoctor
/// Minion · 2 mana · 2/2
/// > **Battlecry:** If you're holding a Dragon, **Discover** a spell.
//~ derived TRL_523 451c1e97 565e37de.5e6df744 d8601943
pub const TRL_523: Power = battlecry(&[discover(SPELL)]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Shieldbreaker
/// Minion · Draenei · 2 mana · 2/1
/// > **Battlecry: Silence** an enemy minion with **Taunt**.
//~ derived TRL_524 37065caf fe1b2a2a.b0194230 878d24b1
pub const TRL_524: Power = battlecry(&[silence(AN_ENEMY_MINION.that(with(GameTag::TAUNT)))]);

/// # Arena Treasure Chest
/// Minion · 4 mana · 0/4
/// > **Deathrattle:** Draw 2 cards.
//~ derived TRL_525 c7891359 47e97084.bd321905 02db9c99
pub const TRL_525: Power = deathrattle(&[draw(2)]);

/// # Dragonmaw Scorcher
/// Minion · Dragon · 5 mana · 3/6
/// > **Battlecry:** Deal 1 damage to all other minions.
//~ derived TRL_526 ae53a391 ddd765e3.15bd5638 cdd5dfed
pub const TRL_526: Power = battlecry(&[deal(1).to(OTHER_MINIONS)]);

/// # Drakkari Trickster
/// Minion · 3 mana · 3/4
/// > **Battlecry:** Give each player a copy of a random card from their opponent's deck.
//~ done TRL_527 - 05841e04.4ae48857 c20ce25a
pub const TRL_527: Power =
    battlecry(&[get(copy_of(ENEMY_DECK.random())), get(copy_of(YOUR_DECK.random())).for_(OPPONENT)]);

/// # Linecracker
/// Minion · Undead · 7 mana · 5/10
/// > **Overkill:** Double this minion's Attack.
/// - Makes: Crazed [`TRL_528e`] ("Doubled Attack.")
//~ derived TRL_528 425b9d09 d77d13cb.844b68aa 58fb2c0e.06b84595
pub const TRL_528: Power = on(Word::Overkill, &[attach("TRL_528e")]);

/// # Crazed
/// Enchantment
/// > Doubled Attack.
//~ derived TRL_528e 2e027dea d522ad72.87c08719 49b90cf8
pub const TRL_528e: Power = enchant(&[ATTACK.doubled()]);

/// # Masked Contender
/// Minion · 3 mana · 2/4
/// > **Battlecry:** If you control a **Secret**, cast a **Secret** from your deck.
//~ derived TRL_530 3675f1ce def81b81.5d5589c5 4919710c
pub const TRL_530: Power =
    battlecry(&[cast(the(YOUR_DECK.that(SECRET).random()))]).when(there_is(&YOUR_SECRETS.that(SECRET)));

/// # Rumbletusk Shaker
/// Minion · 4 mana · 3/2
/// > **Deathrattle:** Summon a 3/2 Rumbletusk Breaker.
/// - Makes: Rumbletusk Breaker [`TRL_531t`] (3/2)
//~ derived TRL_531 dcd78e19 e3956461.b70585a4 68dde1ce.7efca694
pub const TRL_531: Power = deathrattle(&[summon(card("TRL_531t"))]);

/// # Rumbletusk Breaker
/// Minion · 2 mana · 3/2
//~ vanilla TRL_531t 8068ee09 0296240c 53a1f849
pub const TRL_531t: Power = VANILLA;

/// # Mosh'Ogg Announcer
/// Minion · 5 mana · 6/5
/// > Enemies attacking this have a 50% chance to attack someone else.
//~ done TRL_532 - 724ad716.ab05fe61 6efd663c
pub const TRL_532: Power = whenever(ENEMIES.attack(ITSELF))
    .when(chance(50))
    .then(&[redirect_to(FRIENDLY_CHARACTERS.that(not(&ITSELF)).random())]);

/// # Ice Cream Peddler
/// Minion · 4 mana · 3/5
/// > **Battlecry:** If you control a **Frozen** minion, gain 8 Armor.
//~ derived TRL_533 263b50cd e3908842.783177cf 05c24e2b
pub const TRL_533: Power = battlecry(&[armor(8)]).when(there_is(&FRIENDLY_MINIONS.that(FROZEN)));

/// # Snapjaw Shellfighter
/// Minion · 5 mana · 3/8
/// > Whenever an adjacent minion takes damage, this minion takes it instead.
//~ done TRL_535 - e8a72c47.ecda68f4 216a66d4
pub const TRL_535: Power = whenever(THIS.neighbours().that(not(&named("TRL_535"))).would_take_damage_from(CARD))
    .then(&[prevent_damage(), deal(1).times(THAT_MUCH).by(THAT).to(THIS)]);

/// # Da Undatakah
/// Minion · Undead · 8 mana · 8/5
/// > **Battlecry:** Gain the **Deathrattle** effects of 3 friendly minions that died this game.
/// - Makes: Undatakah Deathrattles [`TRL_537e`]
//~ done TRL_537 - b7d469c0.b187e383 9cddc1dd.d880a4be
pub const TRL_537: Power = battlecry(&[
    create_aside(each_past(FRIENDLY_MINIONS.that(with(GameTag::DEATHRATTLE)).die().this_game()).random_of(3)),
    gain_deathrattle_of(IT),
    remove_from_game(IT),
]);

/// # Undatakah Deathrattles
/// Enchantment
//~ todo TRL_537e 52b6e517 d522ad72 a6afdfb5
pub const TRL_537e: Power = TODO;

/// # Hakkar, the Soulflayer
/// Minion · 10 mana · 9/6
/// > **Deathrattle:** Shuffle a Corrupted Blood into each player's deck.
/// - Makes: Corrupted Blood [`TRL_541t`] ("Casts When Drawn Take 3 damage. After you draw,…")
//~ done TRL_541 - 36a0e391.4ba09821 954514cb.9cbf2f91
pub const TRL_541: Power = deathrattle(&[shuffle(card("TRL_541t")).for_(PLAYERS)]);

/// # Corrupted Blood
/// Spell · Shadow · 1 mana
/// > **Casts When Drawn** Take 3 damage. After you draw, shuffle two copies of this into your deck.
//~ done TRL_541t - ca4a4f53.20f155ee bf7b2e20
pub const TRL_541t: Power =
    abilities(&[spell(&[deal(3).to(YOUR_HERO)]), on(Word::WhenDrawn, &[shuffle(card("TRL_541t")).copies(2)])]);

/// # Oondasta
/// Minion · Beast · 9 mana · 7/7
/// > **Rush Overkill:** Summon a Beast from your hand.
//~ derived TRL_542 1bf231a5 86ca0f67.184bbe41 cb1ba26e
pub const TRL_542: Power = on(Word::Overkill, &[summon(the(YOUR_HAND.that(all(&[MINION, BEAST])).random()))]);

/// # Ornery Tortoise
/// Minion · Beast · 3 mana · 3/5
/// > **Battlecry:** Deal 5 damage to your hero.
//~ derived TRL_546 7eccffb4 22829455.3cb28fe0 58ee64c6
pub const TRL_546: Power = battlecry(&[deal(5).to(YOUR_HERO)]);

/// # Amani War Bear
/// Minion · Beast · 7 mana · 5/7
/// > **Rush Taunt**
//~ vanilla TRL_550 db0f8051 88776830.05d6d156 edff6d71
pub const TRL_550: Power = VANILLA;

/// # Mojomaster Zihi
/// Minion · 6 mana · 5/5
/// > **Battlecry:** Set each player to 5 Mana Crystals.
// No source: crystals that a player gains are empty.
//~ done TRL_564 - 73fb5380.acf82ed1 e4677f31
pub const TRL_564: Power = battlecry(&[
    repeat(10, &[destroy_crystals(1).for_(PLAYERS.that(MANA_CRYSTALS.at_least(6)))]),
    repeat(10, &[gain_empty_crystals(1).for_(PLAYERS.that(MANA_CRYSTALS.at_most(4)))]),
]);

/// # Crowd Roaster
/// Minion · Dragon · 7 mana · 7/4
/// > **Battlecry:** If you're holding a Dragon, deal 7 damage to an enemy minion.
//~ derived TRL_569 ee224770 13f39891.9400ce49 d645534c
pub const TRL_569: Power = battlecry(&[deal(7).to(AN_ENEMY_MINION)]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Soup Vendor
/// Minion · 2 mana · 1/4
/// > Whenever you restore 3 or more Health to your hero, draw a card.
//~ done TRL_570 - 4c924706.b6983f6c 5d3aa7ce
pub const TRL_570: Power = whenever(YOUR_HERO.is_healed_by(FRIENDLY)).when(that_many(3)).then(&[draw(1)]);
