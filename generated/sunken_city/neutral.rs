//! Neutral cards of Voyage to the Sunken City.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file ecb41c36

/// # Snapdragon
/// Minion · Beast · 3 mana · 3/3
/// > **Battlecry:** Give all **Battlecry** minions in your deck +1/+1.
/// - Makes: Razor Sharp [`TID_710e`] ("\+1/+1.")
//~ derived TID_710 66e063fc 22fea183.97f1fccf b95c63a9.3c7aa446
pub const TID_710: Power =
    battlecry(&[attach("TID_710e").to(YOUR_DECK.that(all(&[MINION, with(GameTag::BATTLECRY)])))]);

/// # Razor Sharp
/// Enchantment
/// > \+1/+1.
//~ derived TID_710e 2cbd9170 d522ad72.cb08f83e 08d64b72
pub const TID_710e: Power = enchant(&[plus(1, 1)]);

/// # Ozumat
/// Minion · Beast · 8 mana · 6/5
/// > **Colossal +6 Deathrattle:** For each of Ozumat's Tentacles, destroy a random enemy minion.
/// - Makes: Ozumat's Tentacle [`TID_711t`] (1/3); Ozumat's Tentacle [`TID_711t2`] (1/3); Ozumat's Tentacle [`TID_711t3`] (1/3); Ozumat's Tentacle [`TID_711t4`] (1/3); Ozumat's Tentacle [`TID_711t5`] (1/3); Ozumat's Tentacle [`TID_711t6`] (1/3)
//~ done TID_711 - cc28b6cb.e6557e0e d9e9a488.6882ef51
pub const TID_711: Power = abilities(&[
    colossal(&["TID_711t", "TID_711t2", "TID_711t3", "TID_711t4", "TID_711t5", "TID_711t6"]),
    deathrattle(&[perform(&[destroy(ENEMY_MINIONS.random())]).for_each(FRIENDLY_MINIONS.that(named("TID_711t")))]),
]);

/// # Ozumat's Tentacle
/// Minion · Beast · 1 mana · 1/3
//~ vanilla TID_711t 5b0f6496 55179021 0992afd9
pub const TID_711t: Power = VANILLA;

/// # Ozumat's Tentacle
/// Minion · Beast · 1 mana · 1/3
//~ vanilla TID_711t2 daed773b 55179021 0992afd9
pub const TID_711t2: Power = VANILLA;

/// # Ozumat's Tentacle
/// Minion · Beast · 1 mana · 1/3
//~ vanilla TID_711t3 7a27331a 55179021 0992afd9
pub const TID_711t3: Power = VANILLA;

/// # Ozumat's Tentacle
/// Minion · Beast · 1 mana · 1/3
//~ vanilla TID_711t4 520a8a8f 55179021 0992afd9
pub const TID_711t4: Power = VANILLA;

/// # Ozumat's Tentacle
/// Minion · Beast · 1 mana · 1/3
//~ vanilla TID_711t5 91235291 55179021 0992afd9
pub const TID_711t5: Power = VANILLA;

/// # Ozumat's Tentacle
/// Minion · Beast · 1 mana · 1/3
//~ vanilla TID_711t6 b36b08a7 55179021 0992afd9
pub const TID_711t6: Power = VANILLA;

/// # Neptulon the Tidehunter
/// Minion · Elemental · 10 mana · 7/7
/// > **Colossal +2**, **Rush**, **Windfury** Whenever Neptulon attacks, if you control any Hands, they attack instead.
/// - Makes: Neptulon's Hand [`TID_712t`] (4/2, "Immune while attacking."); Neptulon's Hand [`TID_712t2`] (4/2, "Immune while attacking.")
//~ done TID_712 - 096330c1.716d16cd 57b8c09d.a362b4f4
pub const TID_712: Power = abilities(&[
    colossal(&["TID_712t", "TID_712t2"]),
    whenever(THIS.attack(CARD)).when(there_is(&FRIENDLY_MINIONS.that(named("TID_712t")))).then(&[
        counter(THIS),
        select(FRIENDLY_MINIONS.that(named("TID_712t"))),
        make_attack(IT, THAT),
    ]),
]);

/// # Neptulon's Hand
/// Minion · Elemental · 4 mana · 4/2
/// > **Immune** while attacking.
//~ done TID_712t - c560aef3.0a9df2b0 3909b919
pub const TID_712t: Power = aura(THIS).have(&[has(GameTag::IMMUNE_WHILE_ATTACKING)]);

/// # Neptulon's Hand
/// Minion · Elemental · 4 mana · 4/2
/// > **Immune** while attacking.
//~ done TID_712t2 - c560aef3.0a9df2b0 3909b919
pub const TID_712t2: Power = aura(THIS).have(&[has(GameTag::IMMUNE_WHILE_ATTACKING)]);

/// # Bubbler
/// Minion · Elemental · 1 mana · 2/4
/// > After this minion takes exactly one damage, destroy it. *(Pop!)*
//~ done TID_713 - 3e63fd15.ef77d956 ecf19a32
pub const TID_713: Power = after(THIS.takes_damage_from(CARD)).when(exactly(1)).then(&[destroy(THIS)]);

/// # Coilfang Constrictor
/// Minion · Beast · 4 mana · 5/4
/// > **Battlecry:** Look at 3 cards in your opponent's hand and choose one. It can't be played next turn.
/// - Makes: Constricted [`TID_744e`] ("Can't be played next turn.")
//~ done TID_744 - 7c09c72c.0377a82a c4da7283.579748ea
pub const TID_744: Power = battlecry(&[choose_from(ENEMY_HAND.random_of(3), &[attach("TID_744e").to(IT)], &[])]);

/// # Constricted
/// Enchantment
/// > Can't be played next turn.
//~ done TID_744e - d522ad72.7a660112 690ab393
pub const TID_744e: Power = enchant(&[has(GameTag::CANT_PLAY)]).next_turn();

/// # Naval Mine
/// Minion · Mech · 2 mana · 0/2
/// > **Deathrattle:** Deal 4 damage to the enemy hero.
//~ derived TSC_001 ccaa6568 fa730f99.554468a5 19c464b1
pub const TSC_001: Power = deathrattle(&[deal(4).to(ENEMY_HERO)]);

/// # Pufferfist
/// Minion · Pirate · 3 mana · 3/4
/// > After your hero attacks, deal 1 damage to all enemies.
//~ derived TSC_002 790996f4 ae35cb68.51e5af42 e88f124a
pub const TSC_002: Power = after(YOUR_HERO.attack(CARD)).then(&[deal(1).to(ENEMIES)]);

/// # Gangplank Diver
/// Minion · Pirate · 5 mana · 6/4
/// > **Dormant** for 1 turn. **Rush**. **Immune** while attacking.
//~ derived TSC_007 04efb4fd 27985e47.deab8e88 920f0655
pub const TSC_007: Power = dormant_for(1);

/// # Slimescale Diver
/// Minion · Murloc · 3 mana · 2/4
/// > **Dormant** for 1 turn. **Rush**, **Poisonous**
//~ derived TSC_013 ef4d2034 db289902.11ba0bc6 ce572d72
pub const TSC_013: Power = dormant_for(1);

/// # Baba Naga
/// Minion · Naga · 4 mana · 4/4
/// > **Battlecry:** If you've cast a spell while holding this, deal 3 damage.
//~ derived TSC_017 37d4a219 9251c635.4542de17 e06ed213
pub const TSC_017: Power = battlecry(&[deal(3).to(TARGET)]).when(YOU.cast(SPELL).while_holding_this().at_least(1));

/// # Barbaric Sorceress
/// Minion · Naga · 6 mana · 3/7
/// > **Taunt**. **Battlecry:** Swap the Cost of a random spell in each player's hand.
/// - Makes: Barbarous [`TSC_020e`] ("Attack was swapped."); Barbarous [`TSC_020e2`] ("Cost was swapped.")
//~ done TSC_020 - 2d155f75.8ebf482b b0eb3397.68db1f2e
pub const TSC_020: Power =
    battlecry(&[swap_number(COST, YOUR_HAND.that(SPELL).random(), ENEMY_HAND.that(SPELL).random())]);

/// # Barbarous
/// Enchantment
/// > Attack was swapped.
//~ todo TSC_020e 7738bffc d522ad72.674214a5 dea4f307
pub const TSC_020e: Power = TODO;

/// # Barbarous
/// Enchantment
/// > Cost was swapped.
//~ todo TSC_020e2 5f461c53 d522ad72.99abc17d dea4f307
pub const TSC_020e2: Power = TODO;

/// # Blademaster Okani
/// Minion · 4 mana · 2/6
/// > **Battlecry: Secretly** choose to **Counter** the next minion or spell your opponent plays while this is alive.
/// - Makes: Minion Counter [`TSC_032t`] ("Counter the next minion your opponent plays."); Spell Counter [`TSC_032t2`] ("Counter the next spell your opponent plays."); Blade Counter [`TSC_032e3`] ("This Counters the next Secretly chosen minion or…")
//~ done TSC_032 - 59ecc571.5eba6a24 63b22bef.f1a80614
pub const TSC_032: Power = abilities(&[
    // What was chosen is kept out of the game, where the opponent does not see it. A doubled Battlecry makes both choices.
    battlecry(&[choose(&[&[keep_with(card("TSC_032t"), THIS)], &[keep_with(card("TSC_032t2"), THIS)]])]),
    whenever(OPPONENT.play(MINION))
        .when(there_is(&COUNTERS_A_MINION))
        .then(&[counter(THAT), remove_from_game(COUNTERS_A_MINION)]),
    whenever(OPPONENT.play(SPELL))
        .when(there_is(&COUNTERS_A_SPELL))
        .then(&[counter(THAT), remove_from_game(COUNTERS_A_SPELL)]),
]);

const COUNTERS_A_MINION: Selector = KEPT.that(named("TSC_032t"));
const COUNTERS_A_SPELL: Selector = KEPT.that(named("TSC_032t2"));

/// # Blade Counter
/// Enchantment
/// > This **Counters** the next **Secretly** chosen minion or spell your opponent plays.@Okani will **Secretly Counter** the next minion your opponent plays.@Okani will **Secretly Counter** the next spell your opponent plays.
//~ todo TSC_032e3 d27f066a d522ad72.37006741 7fab6d89
pub const TSC_032e3: Power = TODO;

/// # Minion Counter
/// Spell · 0 mana
/// > **Counter** the next minion your opponent plays.
//~ done TSC_032t - 3e8f9d5a.3accc37d 0f21d7fe
pub const TSC_032t: Power = spell(&[later(&whenever(OPPONENT.play(MINION)).does(&[counter(THAT)]))]);

/// # Spell Counter
/// Spell · 0 mana
/// > **Counter** the next spell your opponent plays.
//~ done TSC_032t2 - 3e8f9d5a.c857827d f8b89e1c
pub const TSC_032t2: Power = spell(&[later(&whenever(OPPONENT.play(SPELL)).does(&[counter(THAT)]))]);

/// # Gorloc Ravager
/// Minion · Murloc · 5 mana · 4/3
/// > **Battlecry:** Draw 3 Murlocs.
//~ derived TSC_034 e35ec665 7dea734a.f107438b c689c208
pub const TSC_034: Power = battlecry(&[draw_that(3, MURLOC)]);

/// # School Teacher
/// Minion · Naga · 4 mana · 5/4
/// > **Battlecry:** Add a 1/1 Nagaling to your hand. **Discover** a spell that costs (3) or less to teach it.
/// - Makes: Nagaling [`TSC_052t`] (1/1, "Battlecry: Cast ….")
//~ done TSC_052 - 508b6253.97ce3503 21712d47.c29a750d
pub const TSC_052: Power = battlecry(&[
    create_aside(card("TSC_052t")),
    remember(IT),
    discover_then(Offer::Pool(all(&[SPELL, COST.at_most(3)]), Classes::Own), &[keep_with(the(IT), REMEMBERED)]),
    get(the(REMEMBERED)),
]);

/// # Nagaling
/// Minion · Naga · 1 mana · 1/1
/// > **Battlecry:** Cast {0}.
//~ done TSC_052t - 1cff72b9.a4a63133 97dbc089
pub const TSC_052t: Power = CASTS_ITS_SPELL;

/// "**Battlecry:** Cast {0}.", the spell that the card was taught: the player chooses its target.
pub(crate) const CASTS_ITS_SPELL: Power = abilities(&[
    battlecry(&[cast(copy_of(KEPT)).at(TARGET.that(is_valid_target_of(&KEPT)))])
        .when(there_is(&CHARACTERS.that(is_valid_target_of(&KEPT)))),
    battlecry(&[cast(copy_of(KEPT))]).when(there_is_no(&CHARACTERS.that(is_valid_target_of(&KEPT)))),
]);

/// # Rainbow Glowscale
/// Minion · Naga · 2 mana · 2/3
/// > **Spell Damage +1**
//~ vanilla TSC_053 58551c0b 44f5d980.b88f2291 e99686a8
pub const TSC_053: Power = VANILLA;

/// # Slithering Deathscale
/// Minion · Naga · 7 mana · 5/9
/// > **Battlecry:** If you've cast three spells while holding this, deal 3 damage to all enemies.@ *({0} left*!)@ *(Ready!)*
//~ derived TSC_064 ddba4302 1cd0c6f1.c33ffb6c 50aaa50e
pub const TSC_064: Power = battlecry(&[deal(3).to(ENEMIES)]).when(YOU.cast(SPELL).while_holding_this().at_least(3));

/// # Helmet Hermit
/// Minion · Beast · 1 mana · 4/3
/// > Can't attack.
//~ vanilla TSC_065 a21068c6 4389ad96.d7c3ac98 74d462f2
pub const TSC_065: Power = VANILLA;

/// # Ambassador Faelin
/// Minion · 4 mana · 4/5
/// > **Battlecry:** Put 3 **Colossal** minions on the bottom of your deck.
//~ done TSC_067 - 16eb980d.6e3287bb 0e714f19
pub const TSC_067: Power = battlecry(&[put_at_bottom(random(all(&[MINION, with(GameTag::COLOSSAL)]))).picks(3)]);

/// # Amalgam of the Deep
/// Minion · All · 2 mana · 2/3
/// > **Battlecry:** Choose a friendly minion. **Discover** a minion of the same minion type.
//~ done TSC_069 - 1300a535.7e2d2813 f92199a7
pub const TSC_069: Power =
    battlecry(&[select(A_FRIENDLY_MINION), discover(all(&[MINION, shares(CardProperty::Race, &TARGET)]))]);

/// # Click-Clocker
/// Minion · Mech · Beast · 1 mana · 1/1
/// > **Divine Shield**. **Battlecry:** Give a random Mech in your hand +1/+1.
/// - Makes: Robo-claws [`TSC_632e`] ("\+1/+1.")
//~ derived TSC_632 9e115153 0b3f7ffa.546ef40f da0e822d.b3560af6
pub const TSC_632: Power = battlecry(&[attach("TSC_632e").to(YOUR_HAND.that(MECH).random())]);

/// # Robo-claws
/// Enchantment
/// > \+1/+1.
//~ derived TSC_632e f07141ff d522ad72.cb08f83e 62e9c362
pub const TSC_632e: Power = enchant(&[plus(1, 1)]);

/// # Piranha Swarmer
/// Minion · Beast · 1 mana · 1/1
/// > **Rush** After you summon a Piranha Swarmer, gain +1 Attack.
/// - Makes: Piranha Swarmer [`TSC_638t`] (1/1, "Rush After you summon a Piranha Swarmer, gain +1…"); Piranha Swarmer [`TSC_638t2`] (1/1, "Rush After you summon a Piranha Swarmer, gain +1…"); Piranha Swarmer [`TSC_638t3`] (1/1, "Rush After you summon a Piranha Swarmer, gain +1…"); Piranha Swarmer [`TSC_638t4`] (1/1, "Rush After you summon a Piranha Swarmer, gain +1…"); Swarming [`TSC_638e`] ("Increased Attack.")
//~ derived TSC_638 5257c2e1 5533a85b.5b2ae1e5 be38b87a.d567bc60
pub const TSC_638: Power = after(YOU.summon(named("TSC_638t"))).then(&[give(&[ATTACK.plus(1)])]);

/// # Swarming
/// Enchantment
/// > Increased Attack.
//~ todo TSC_638e 54e4ab83 d522ad72.08129cea 1d337c7d
pub const TSC_638e: Power = TODO;

/// # Piranha Swarmer
/// Minion · Beast · 1 mana · 1/1
/// > **Rush** After you summon a Piranha Swarmer, gain +1 Attack.
//~ derived TSC_638t d6e9a546 5533a85b.5b2ae1e5 be38b87a
pub const TSC_638t: Power = after(YOU.summon(named("TSC_638t"))).then(&[give(&[ATTACK.plus(1)])]);

/// # Piranha Swarmer
/// Minion · Beast · 1 mana · 1/1
/// > **Rush** After you summon a Piranha Swarmer, gain +1 Attack.
//~ derived TSC_638t2 c76083f4 5533a85b.5b2ae1e5 be38b87a
pub const TSC_638t2: Power = after(YOU.summon(named("TSC_638t2"))).then(&[give(&[ATTACK.plus(1)])]);

/// # Piranha Swarmer
/// Minion · Beast · 1 mana · 1/1
/// > **Rush** After you summon a Piranha Swarmer, gain +1 Attack.
//~ derived TSC_638t3 bde0d5b5 5533a85b.5b2ae1e5 be38b87a
pub const TSC_638t3: Power = after(YOU.summon(named("TSC_638t3"))).then(&[give(&[ATTACK.plus(1)])]);

/// # Piranha Swarmer
/// Minion · Beast · 1 mana · 1/1
/// > **Rush** After you summon a Piranha Swarmer, gain +1 Attack.
//~ derived TSC_638t4 5c053ae3 5533a85b.5b2ae1e5 be38b87a
pub const TSC_638t4: Power = after(YOU.summon(named("TSC_638t4"))).then(&[give(&[ATTACK.plus(1)])]);

/// # Reefwalker
/// Minion · Elemental · 3 mana · 3/2
/// > **Battlecry and Deathrattle:** Summon a 1/1 Piranha Swarmer.
/// - Makes: Piranha Swarmer [`TSC_638t3`] (1/1, "Rush After you summon a Piranha Swarmer, gain +1…")
//~ derived TSC_640 3055c326 64584617.cf9527a2 bff99b1a.79a43402
pub const TSC_640: Power =
    abilities(&[battlecry(&[summon(card("TSC_638t3"))]), deathrattle(&[summon(card("TSC_638t3"))])]);

/// # Queen Azshara
/// Minion · Naga · 5 mana · 5/5
/// > **Battlecry:** If you've cast three spells while holding this, choose an Ancient Relic.@ *({0} left*!)@ *(Ready!)*
/// - Makes: Ring of Tides [`TSC_641ta`] ("After you cast a spell, this becomes a copy of it…"); Horn of Ancients [`TSC_641tb`] ("Add a random Colossal minion to your hand. It…"); Xal'atath [`TSC_641tc`] (0/5 durability, "After you cast a spell, deal 2 damage to the…"); Tidestone of Golganneth [`TSC_641td`] ("Shuffle 5 random spells into your deck. Set their…")
//~ done TSC_641 - 74a25c85.c1ff027f 2485adab.01397d97
pub const TSC_641: Power =
    battlecry(&[choose_card(&["TSC_641ta", "TSC_641tb", "TSC_641tc", "TSC_641td"], &[get(the(IT))])])
        .when(YOU.cast(SPELL).while_holding_this().at_least(3));

/// # Ring of Tides
/// Spell · 0 mana
/// > After you cast a spell, this becomes a copy of it that costs (1).
/// - Makes: Shifting [`TSC_641tae`] ("Transforming into your spells.")
//~ done TSC_641ta - 3e8f9d5a.da3224b7 81f6a0bc.a4479dfc
pub const TSC_641ta: Power = after(YOU.cast(SPELL)).in_hand().then(RING_OF_TIDES);

const RING_OF_TIDES: &[Effect] = &[transform(THIS, copy_of(THAT)), attach("TSC_641tae")];

/// # Shifting
/// Enchantment
/// > Transforming into your spells.
//~ done TSC_641tae - d522ad72.72d5a398 5ceeab30
pub const TSC_641tae: Power = abilities(&[enchant(&[cost(1)]), after(YOU.cast(SPELL)).in_hand().then(RING_OF_TIDES)]);

/// # Horn of Ancients
/// Spell · 3 mana
/// > Add a random **Colossal** minion to your hand. It costs (1).
//~ derived TSC_641tb 6c14b9a1 82ede6d1.53a928c3 0a0d166e
pub const TSC_641tb: Power = spell(&[get(random(all(&[MINION, with(GameTag::COLOSSAL)]))), give(&[cost(1)]).to(IT)]);

/// # Xal'atath
/// Weapon · 2 mana · 0/5 durability
/// > After you cast a spell, deal 2 damage to the enemy hero and lose 1 Durability.
//~ derived TSC_641tc 874f3ceb 25f9f1d9.6b79ca8f 9dc53994
pub const TSC_641tc: Power = after(YOU.cast(SPELL)).then(&[deal(2).to(ENEMY_HERO), lose_durability(1)]);

/// # Tidestone of Golganneth
/// Spell · 1 mana
/// > Shuffle 5 random spells into your deck. Set their Cost to (1). Draw two cards.
/// - Makes: Reduced [`TSC_641tde`] ("Costs (1).")
//~ derived TSC_641td e63ae1a1 2f198b86.574c28aa 1fabd3d3.0da63c38
pub const TSC_641td: Power = spell(&[shuffle(random(SPELL)).picks(5), attach("TSC_641tde").to(IT), draw(2)]);

/// # Reduced
/// Enchantment
/// > Costs (1).
//~ derived TSC_641tde 8075588d d522ad72.53ed184d afbbdf18
pub const TSC_641tde: Power = enchant(&[cost(1)]);

/// # Stormcoil Mothership
/// Minion · Mech · 6 mana · 5/4
/// > **Rush Deathrattle:** Summon two random Mechs that cost (3) or less.
//~ derived TSC_645 a9cb4b6b 38aa337b.d706b4bc ab5e4904
pub const TSC_645: Power = deathrattle(&[summon(random(all(&[MINION, MECH, COST.at_most(3)]))).picks(2)]);

/// # Seascout Operator
/// Minion · 3 mana · 2/4
/// > **Battlecry:** If you control a Mech, summon two 2/1 Mechafish.
/// - Makes: Mechafish [`TSC_646t`] (2/1)
//~ derived TSC_646 5648c056 def81b81.247c2e6f a39e0948.5c44272d
pub const TSC_646: Power =
    battlecry(&[summon(card("TSC_646t")).copies(2)]).when(there_is(&FRIENDLY_MINIONS.that(MECH)));

/// # Mechafish
/// Minion · Mech · Beast · 1 mana · 2/1
//~ vanilla TSC_646t b71d5165 5cdf4a62 9c06c02e
pub const TSC_646t: Power = VANILLA;

/// # Pelican Diver
/// Minion · Beast · 1 mana · 4/1
/// > **Dormant** for 1 turn. **Rush**
/// - Makes: Diving [`TSC_647e`] ("Dormant. Awaken in X turns.")
//~ done TSC_647 - 439ee5e4.38b7f030 4214777b.52df15ad
pub const TSC_647: Power = dormant_for(1);

/// # Diving
/// Enchantment
/// > **Dormant**. Awaken in @ \|4(turn, turns).
//~ todo TSC_647e 5ae5feaf d522ad72.d03dd6ee dfd24437
pub const TSC_647e: Power = TODO;

/// # Ini Stormcoil
/// Minion · 5 mana · 4/4
/// > **Battlecry:** Choose a friendly Mech. Summon a copy of it with **Rush**, **Windfury**, and **Divine Shield**.
/// - Makes: Enhanced! [`TSC_649e2`] ("Granted Rush, Divine Shield and Windfury.")
//~ derived TSC_649 779043ca a0c6b2f7.70ecead8 7fafd874.5bb16d7c
#[rustfmt::skip]
pub const TSC_649: Power = battlecry(&[select(A_FRIENDLY_MINION.that(MECH)), summon(copy_of(IT)), give(&[has(GameTag::RUSH), has(GameTag::WINDFURY), has(GameTag::DIVINE_SHIELD)]).to(IT)]);

/// # Enhanced!
/// Enchantment
/// > Granted **Rush**, **Divine Shield** and **Windfury**.
//~ todo TSC_649e2 49d35aaf d522ad72.c8c3f3eb 394176d3
pub const TSC_649e2: Power = TODO;

/// # Murkwater Scribe
/// Minion · Naga · 2 mana · 3/2
/// > **Battlecry:** The next spell you play costs (1) less.
/// - Makes: Murky [`TSC_823e`] ("Your next spell costs (1) less.")
//~ derived TSC_823 44dd486b 1187daa1.a4ceee8b 7e8ea94e.0a8079e4
pub const TSC_823: Power = battlecry(&[attach("TSC_823e").to(YOU)]);

/// # Murky
/// Enchantment
/// > Your next spell costs (1) less.
//~ derived TSC_823e a3c53ffc d522ad72.9782102f 07e2eaa4
pub const TSC_823e: Power = enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost_less(1)]).until(YOU.play(SPELL));

/// # Crushclaw Enforcer
/// Minion · Naga · 3 mana · 3/4
/// > **Battlecry:** If you've cast a spell while holding this, draw a Naga.
//~ derived TSC_826 89331ec7 2213a712.fc95a7ba e86cbdca
pub const TSC_826: Power = battlecry(&[draw_that(1, NAGA)]).when(YOU.cast(SPELL).while_holding_this().at_least(1));

/// # Vicious Slitherspear
/// Minion · Naga · 1 mana · 1/3
/// > After you cast a spell, gain +1 Attack until your next turn.
/// - Makes: Vicious [`TSC_827e`] ("\+1 Attack until your next turn.")
//~ derived TSC_827 a1f93b6a 1ce3ea33.f0c0d726 4cf872e5.c8d12da5
pub const TSC_827: Power = after(YOU.cast(SPELL)).then(&[attach("TSC_827e")]);

/// # Vicious
/// Enchantment
/// > \+1 Attack until your next turn.
//~ derived TSC_827e dd1f62c6 d522ad72.2ca39a02 bc6a51e8
pub const TSC_827e: Power = enchant(&[ATTACK.plus(1)]).until_your_next_turn();

/// # Naga Giant
/// Minion · Naga · 20 mana · 8/8
/// > Costs (1) less for each Mana you've spent on spells this game.
//~ done TSC_829 - d8898eaf.18e44c18 09f0305e
pub const TSC_829: Power = costs(&[cost_less(1).times(YOU.spend_mana(SPELL).this_game().in_all().count())]);

/// # Sir Finley, Sea Guide
/// Minion · Murloc · 1 mana · 1/3
/// > **Battlecry:** Swap your hand with the bottom of your deck.
///
/// # Notes
///
/// The cards from the bottom are not drawn, and those of the hand lose their enchantments (recorded three times).
//~ done TSC_908 - 6c99204d.d3d02f19 33370165
pub const TSC_908: Power = battlecry(&[
    perform(&[keep_with(the(YOUR_DECK.last(1)), THIS)]).for_each(YOUR_HAND),
    put_at_bottom(the(YOUR_HAND)),
    get(the(KEPT)),
]);

/// # Tuskarrrr Trawler
/// Minion · Pirate · 2 mana · 2/3
/// > **Battlecry: Dredge**.
//~ done TSC_909 - 3da089df.b8672774 07e78c60
pub const TSC_909: Power = battlecry(&[dredge()]);

/// # Excavation Specialist
/// Minion · 4 mana · 3/6
/// > **Battlecry: Dredge**. Reduce its Cost by (1).
//~ derived TSC_911 4a871487 e3b1249d.e47da50d 551bec44
#[rustfmt::skip]
pub const TSC_911: Power = battlecry(&[discover_then(Offer::Entities(YOUR_DECK.last(3)), &[put_on_top(the(IT))]), give(&[cost_less(1)]).to(IT)]);

/// # Azsharan Sentinel
/// Minion · 5 mana · 5/6
/// > **Taunt**. **Deathrattle:** Put a 'Sunken Sentinel' on the bottom of your deck.
/// - Makes: Sunken Sentinel [`TSC_919t`] (5/6, "Divine Shield, Taunt, Lifesteal")
//~ derived TSC_919 17ae149d 7c7d1340.dfd61380 2db57601.2757d9bd
pub const TSC_919: Power = deathrattle(&[put_at_bottom(card("TSC_919t"))]);

/// # Sunken Sentinel
/// Minion · 5 mana · 5/6
/// > **Divine Shield, Taunt, Lifesteal**
//~ vanilla TSC_919t 01f51c30 7c7d1340.a3c49f78 1799b04b
pub const TSC_919t: Power = VANILLA;

/// # Smothering Starfish
/// Minion · Beast · 3 mana · 2/4
/// > **Battlecry: Silence** ALL other minions.
//~ derived TSC_926 1c8eac66 efca1175.6f4339dc bfc10cb1
pub const TSC_926: Power = battlecry(&[silence(OTHER_MINIONS)]);

/// # Security Automaton
/// Minion · Mech · 2 mana · 1/3
/// > After you summon a Mech, gain +1/+1.
/// - Makes: Overclocked [`TSC_928e`] ("\+1/+1.")
//~ derived TSC_928 ffd94f51 ca5fbd08.191f5ae1 883eef6d.9fbdca00
pub const TSC_928: Power = after(YOU.summon(MECH)).then(&[attach("TSC_928e")]);

/// # Overclocked
/// Enchantment
/// > \+1/+1.
//~ derived TSC_928e e4f70302 d522ad72.cb08f83e c93535ee
pub const TSC_928e: Power = enchant(&[plus(1, 1)]);

/// # Selfish Shellfish
/// Minion · Beast · 4 mana · 7/7
/// > **Deathrattle:** Your opponent draws 2 cards.
//~ derived TSC_935 e01e89f2 13fe6883.4d75b6f7 206b9aaa
pub const TSC_935: Power = deathrattle(&[draw(2).for_(OPPONENT)]);

/// # Treasure Guard
/// Minion · Naga · 3 mana · 1/5
/// > **Taunt Deathrattle:** Draw a card.
//~ derived TSC_938 f1605909 6801dd50.632632cb 284fa3d4
pub const TSC_938: Power = deathrattle(&[draw(1)]);

/// # Twin-fin Fin Twin
/// Minion · Murloc · 3 mana · 2/1
/// > **Rush**. **Battlecry:** Summon a copy of this.
//~ derived TSC_960 b9548e89 db193383.7e735f68 333f5f30
pub const TSC_960: Power = battlecry(&[summon(copy_of(THIS))]);

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived TSC_COIN1 7e08eb1a 3e8f9d5a.095f71be c6be21f5
pub const TSC_COIN1: Power = spell(&[gain_mana(1)]);

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived TSC_COIN2 8cf311f7 3e8f9d5a.095f71be c6be21f5
pub const TSC_COIN2: Power = spell(&[gain_mana(1)]);
