//! Neutral cards of Madness at the Darkmoon Faire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 39bfae7f

/// # N'Zoth, God of the Deep
/// Minion · 9 mana · 5/7
/// > **Battlecry:** Resurrect a friendly minion of each minion type.
//~ done DMF_002 - 75390a00.a2405aa3 f44e4c4f
pub const DMF_002: Power =
    battlecry(&[summon(each_past(FRIENDLY_MINIONS.die().this_game()).different(7, CardProperty::Race))]);

/// # Yogg-Saron, Master of Fate
/// Minion · 10 mana · 7/5
/// > **Battlecry:** If you've cast 10 spells this game, spin the Wheel of Yogg-Saron.@ *({0} left*!)@ *(Ready!)*
/// - Makes: Mysterybox [`DMF_004t1`] ("Cast a random spell for every spell you've cast…"); Hand of Fate [`DMF_004t2`] ("Fill your hand with random spells. They cost (0)…"); Curse of Flesh [`DMF_004t3`] ("Fill the board with random minions, then give…"); Mindflayer Goggles [`DMF_004t4`] ("Take control of three random enemy minions."); Devouring Hunger [`DMF_004t5`] ("Destroy all other minions. Gain their Attack and…"); Rod of Roasting [`DMF_004t6`] ("Cast 'Pyroblast' randomly until a hero dies.")
///
/// # Notes
///
/// The Rod of Roasting comes with 5 percent, each of the others with 19 (Hearthstone Wiki, "Yogg-Saron, Master of Fate").
//~ done DMF_004 - baa97db1.b98ec79e c0d79255.5b641580
pub const DMF_004: Power = battlecry(&[either(
    chance(5),
    &[cast(card("DMF_004t6"))],
    &[cast(one_of(&["DMF_004t1", "DMF_004t2", "DMF_004t3", "DMF_004t4", "DMF_004t5"]))],
)])
.when(YOU.cast(SPELL).this_game().at_least(10));

/// # Mysterybox
/// Spell · 0 mana
/// > Cast a random spell for every spell you've cast this game *(targets chosen randomly*).
/// - Makes: Prizes! [`DMF_004t1e`] ("Costs (0) this turn.")
//~ done DMF_004t1 - 3e8f9d5a.9cd68263 24b183fc.f7836ac1
pub const DMF_004t1: Power = spell(&[cast(random(SPELL)).times(YOU.cast(SPELL).this_game().count())]);

/// # Prizes!
/// Enchantment
/// > Costs (0) this turn.
//~ derived DMF_004t1e 6af0c705 d522ad72.0daa77b6 9d146666
pub const DMF_004t1e: Power = enchant(&[cost(0)]).this_turn();

/// # Hand of Fate
/// Spell · 0 mana
/// > Fill your hand with random spells. They cost (0) this turn.
//~ derived DMF_004t2 578859d7 3e8f9d5a.3da427a2 b93fd93c
pub const DMF_004t2: Power = spell(&[get(random(SPELL)).picks(10), lend(&[cost(0)], Lasts::ThisTurn).to(IT)]);

/// # Curse of Flesh
/// Spell · 0 mana
/// > Fill the board with random minions, then give yours **Rush**.
//~ done DMF_004t3 - 3e8f9d5a.ddee1444 30518d2f
pub const DMF_004t3: Power =
    spell(&[summon(random(MINION)).until_full().for_(PLAYERS), give(&[has(GameTag::RUSH)]).to(FRIENDLY_MINIONS)]);

/// # Mindflayer Goggles
/// Spell · 0 mana
/// > Take control of three random enemy minions.
//~ derived DMF_004t4 713a6420 3e8f9d5a.894ac31e 88ca605a
pub const DMF_004t4: Power = spell(&[take_control(ENEMY_MINIONS.random_of(3))]);

/// # Devouring Hunger
/// Spell · 0 mana
/// > Destroy all other minions. Gain their Attack and Health.
/// - Makes: Consume [`DMF_004t5e`] ("Increased stats.")
//~ done DMF_004t5 - 3e8f9d5a.68e04c9c 70712275.6c14ff7f
pub const DMF_004t5: Power = spell(&[
    give(&[ATTACK.plus(1).times(X)]).with_x(ATTACK.of(MINIONS.that(not(&is(&CREATOR))))).to(CREATOR),
    give(&[HEALTH.plus(1).times(X)]).with_x(HEALTH.of(MINIONS.that(not(&is(&CREATOR))))).to(CREATOR),
    destroy(MINIONS.that(not(&is(&CREATOR)))),
]);

/// # Consume
/// Enchantment
/// > Increased stats.
//~ todo DMF_004t5e 3d54b1eb d522ad72.a536d554 9acc544e
pub const DMF_004t5e: Power = TODO;

/// # Rod of Roasting
/// Spell · 0 mana
/// > Cast 'Pyroblast' randomly until a hero dies.
//~ done DMF_004t6 - 3e8f9d5a.e3e38882 922b18ae
pub const DMF_004t6: Power = spell(&[cast(card("EX1_279")).copies(100)]);

/// # Rock Rager
/// Minion · Elemental · 2 mana · 5/1
/// > **Taunt**
//~ vanilla DMF_044 3efec305 6160b368.4b0c5d24 f0d2fe1b
pub const DMF_044: Power = VANILLA;

/// # Gyreworm
/// Minion · Elemental · 3 mana · 3/2
/// > **Battlecry:** If you played an Elemental last turn, deal 3 damage.
//~ derived DMF_062 5b625552 64584617.f713cecb 299b76c3
pub const DMF_062: Power = battlecry(&[deal(3).to(TARGET)]).when(YOU.play(ELEMENTAL).last_turn().at_least(1));

/// # Banana Vendor
/// Minion · 3 mana · 2/4
/// > **Battlecry:** Add 2 Bananas to each player's hand.
/// - Makes: Bananas [`DMF_065t`] ("Give a minion +1/+1."); [`EX1_014t`](crate::classic::neutral::EX1_014t); Bananas [`DMF_065e`] ("Has +1/+1.")
//~ done DMF_065 - def81b81.e1c727f1 68c64e35.f12b5f39
pub const DMF_065: Power = battlecry(&[get(card("DMF_065t")).copies(2).for_(PLAYERS)]);

/// # Bananas
/// Enchantment
/// > Has +1/+1.
//~ derived DMF_065e 386e19f6 d522ad72.49a417ba ff1e2a4d
pub const DMF_065e: Power = enchant(&[plus(1, 1)]);

/// # Bananas
/// Spell · 1 mana
/// > Give a minion +1/+1.
/// - Reprint of: [`EX1_014t`](crate::classic::neutral::EX1_014t)
//~ reprint DMF_065t bb29b8f4 2f198b86.c54a2875 ff1e2a4d.b68e55ea
pub const DMF_065t: Power = crate::cards::EX1_014t;

/// # Knife Vendor
/// Minion · 4 mana · 3/4
/// > **Battlecry:** Deal 4 damage to each hero.
//~ derived DMF_066 abbfad8e e3b00837.b757d52f 0d0be001
pub const DMF_066: Power = battlecry(&[deal(4).to(HEROES)]);

/// # Prize Vendor
/// Minion · Murloc · 2 mana · 2/3
/// > **Battlecry and Deathrattle:** Each player draws a card.
//~ derived DMF_067 ffebe1ba 332b54bf.236e26bb 4443682f
pub const DMF_067: Power = abilities(&[battlecry(&[draw(1).for_(PLAYERS)]), deathrattle(&[draw(1).for_(PLAYERS)])]);

/// # Optimistic Ogre
/// Minion · 5 mana · 6/7
/// > 50% chance to attack the correct enemy.
//~ done DMF_068 - 72784924.ec7f4ff4 0b2b1916
pub const DMF_068: Power =
    whenever(THIS.attack(CARD)).when(chance(50)).then(&[redirect_to(ENEMIES.that(not(&is(&THAT))).random())]);

/// # Claw Machine
/// Minion · Mech · 6 mana · 6/3
/// > **Rush**. **Deathrattle:** Draw a minion and give it +3/+3.
/// - Makes: AHHHHH! [`DMF_069e`] ("\+3/+3.")
//~ derived DMF_069 4fd431e7 3db5b749.6c669533 0cf3ee75.f5c53963
pub const DMF_069: Power = deathrattle(&[draw_that(1, MINION), attach("DMF_069e").to(IT)]);

/// # AHHHHH!
/// Enchantment
/// > \+3/+3.
//~ derived DMF_069e 2a827de4 d522ad72.184d0f12 289d384b
pub const DMF_069e: Power = enchant(&[plus(3, 3)]);

/// # Darkmoon Rabbit
/// Minion · Beast · 10 mana · 1/1
/// > **Rush**, **Poisonous** Also damages the minions next to whomever this attacks.
//~ derived DMF_070 1494b875 f2d27b4d.8c07c79e 3946ad13
pub const DMF_070: Power = also_damages(THAT.neighbours());

/// # Darkmoon Dirigible
/// Minion · Mech · 3 mana · 3/2
/// > **Divine Shield Corrupt:** Gain **Rush**.
/// - Makes: Darkmoon Dirigible [`DMF_073t`] (3/2, "Corrupted Rush, Divine Shield")
//~ vanilla DMF_073 d3796f3a 11e28fb4.9c5dc580 030d661c.24e3b044
pub const DMF_073: Power = VANILLA;

/// # Darkmoon Dirigible
/// Minion · Mech · 3 mana · 3/2
/// > **Corrupted Rush**, **Divine Shield**
//~ vanilla DMF_073t 9c6a59d9 11e28fb4.42c7950c 030d661c
pub const DMF_073t: Power = VANILLA;

/// # Silas Darkmoon
/// Minion · 7 mana · 4/4
/// > **Battlecry:** Choose a direction to rotate all minions.
/// - Makes: This Way [`DMF_074a`] ("Minions will rotate this way."); That Way [`DMF_074b`] ("Minions will rotate that way.")
///
/// # Notes
///
/// "This Way" rotates clockwise: your minions move left, your opponent's move right, and the outermost ones change sides, Silas among
/// them; dormant minions are left out (Hearthstone Wiki, "Silas Darkmoon").
//~ done DMF_074 - 1e025682.0bc30091 568284aa.c384584c
pub const DMF_074: Power = battlecry(&[choose_card(&["DMF_074a", "DMF_074b"], &[apply_it_to(THIS)])]);

/// # This Way
/// Spell · 0 mana
/// > Minions will rotate this way.
//~ done DMF_074a - 3e8f9d5a.9945da1e 9d409ad2
pub const DMF_074a: Power = spell(&[rotate_minions(true)]);

/// # That Way
/// Spell · 0 mana
/// > Minions will rotate that way.
//~ done DMF_074b - 3e8f9d5a.0bff7361 ba4ed91c
pub const DMF_074b: Power = spell(&[rotate_minions(false)]);

/// # Strongman
/// Minion · 7 mana · 6/6
/// > **Taunt Corrupt:** This costs (0).
/// - Makes: Strongman [`DMF_078t`] (6/6, "Corrupted Taunt"); Corruption [`DMF_078e`] ("Costs (0).")
//~ vanilla DMF_078 696c8d32 8417a0af.392b2714 b67fbb5f.12b15cfc
pub const DMF_078: Power = VANILLA;

/// # Corruption
/// Enchantment
/// > Costs (0).
//~ derived DMF_078e 4f523560 d522ad72.dd600ecd 439d6f26
pub const DMF_078e: Power = enchant(&[cost(0)]);

/// # Strongman
/// Minion · 0 mana · 6/6
/// > **Corrupted Taunt**
//~ vanilla DMF_078t f3c2bebf 1c0c3699.5fa64eb3 b67fbb5f
pub const DMF_078t: Power = VANILLA;

/// # Inconspicuous Rider
/// Minion · 3 mana · 2/2
/// > **Battlecry:** Cast a **Secret** from your deck.
//~ derived DMF_079 f8a9a205 dec50fb7.b92d002f 4d80078f
pub const DMF_079: Power = battlecry(&[cast(the(YOUR_DECK.that(SECRET).random()))]);

/// # Fleethoof Pearltusk
/// Minion · Beast · 5 mana · 4/4
/// > **Rush Corrupt:** Gain +4/+4.
/// - Makes: Fleethoof Pearltusk [`DMF_080t`] (8/8, "Corrupted Rush")
//~ done DMF_080 - 1ad27245.1f97c45d 25961a07.5bcc9262
pub const DMF_080: Power = VANILLA;

/// # Fleethoof Pearltusk
/// Minion · Beast · 5 mana · 8/8
/// > **Corrupted Rush**
//~ vanilla DMF_080t 5e82d94e 2cd556ca.e657d6e9 25961a07
pub const DMF_080t: Power = VANILLA;

/// # K'thir Ritualist
/// Minion · 3 mana · 4/4
/// > **Taunt Battlecry:** Add a random 4-Cost minion to your opponent's hand.
//~ derived DMF_081 be0d4310 ca30ee0e.939f1f76 cccc2c38
pub const DMF_081: Power = battlecry(&[get(random(all(&[MINION, COST.is(4)]))).for_(OPPONENT)]);

/// # Darkmoon Statue
/// Minion · 3 mana · 0/5
/// > Your other minions have +1 Attack. **Corrupt:** This gains +4 Attack.
/// - Makes: Darkmoon Statue [`DMF_082t`] (4/5, "Corrupted Your other minions have +1 Attack."); Imposing Statue [`DMF_082e`] ("\+1 Attack from Darkmoon Statue.")
//~ derived DMF_082 784dd858 8dec1a5c.59c577ce 99eeb38d.13574b5a
pub const DMF_082: Power = aura(OTHER_FRIENDLY_MINIONS).gives("DMF_082e");

/// # Imposing Statue
/// Enchantment
/// > \+1 Attack from Darkmoon Statue.
//~ derived DMF_082e 68756864 d522ad72.504bd321 7bbf8166
pub const DMF_082e: Power = enchant(&[ATTACK.plus(1)]);

/// # Darkmoon Statue
/// Minion · 3 mana · 4/5
/// > **Corrupted** Your other minions have +1 Attack.
//~ derived DMF_082t f1d32932 cbd06f33.24684d26 99eeb38d
pub const DMF_082t: Power = aura(OTHER_FRIENDLY_MINIONS).have(&[ATTACK.plus(1)]);

/// # Wriggling Horror
/// Minion · 2 mana · 2/1
/// > **Battlecry:** Give adjacent minions +1/+1.
/// - Makes: Wriggling Around [`DMF_091e2`] ("\+1/+1.")
//~ derived DMF_091 36cd8fd4 5673be69.c045d933 bdf4753d.4e117b50
pub const DMF_091: Power = battlecry(&[attach("DMF_091e2").to(THIS.neighbours())]);

/// # Wriggling Around
/// Enchantment
/// > \+1/+1.
//~ derived DMF_091e2 b6741113 d522ad72.cb08f83e 3e50342a
pub const DMF_091e2: Power = enchant(&[plus(1, 1)]);

/// # Horrendous Growth
/// Minion · 2 mana · 2/2
/// > **Corrupt:** Gain +1/+1. Can be **Corrupted** endlessly.
/// - Makes: Horrendous Growth [`DMF_124t`] (3/3, "Corrupted Corrupt: Gain +1/+1. Can be Corrupted…")
//~ done DMF_124 - 565e37de.ccbd3f0a 284c0f76.0262d727
pub const DMF_124: Power = form(Form::Corrupted, "DMF_124t");

/// # Horrendous Growth
/// Minion · 2 mana · 3/3
/// > **Corrupted Corrupt:** Gain +1/+1. Can be **Corrupted** endlessly.
///
/// # Notes
///
/// The card that corrupted it was played before it was held in this form.
//~ done DMF_124t - 0292eb41.16a85c12 284c0f76
pub const DMF_124t: Power = whenever(YOU.play(not(&COST.no_more_than(&COST.of(THIS)))))
    .in_hand()
    .when(YOU.play(CARD).while_holding_this().at_least(1))
    .then(&[give(&[plus(1, 1)])]);

/// # Safety Inspector
/// Minion · 1 mana · 1/3
/// > **Battlecry:** Shuffle the lowest-Cost card from your hand into your deck. Draw a card.
//~ done DMF_125 - cbeac1ac.064e76d7 9fa03151
pub const DMF_125: Power = battlecry(&[shuffle(the(YOUR_HAND.least(COST))), draw(1)]);

/// # Carnival Clown
/// Minion · 9 mana · 4/4
/// > **Taunt Battlecry:** Summon 2 copies of this. **Corrupt:** Fill your board with copies.
/// - Makes: Carnival Clown [`DMF_163t`] (4/4, "Corrupted Taunt Battlecry: Fill your board with…")
//~ derived DMF_163 37ef64b0 1e7f9a5b.7b19bf12 0e70f258.53abc2e0
pub const DMF_163: Power = battlecry(&[summon(copy_of(THIS)).copies(2)]);

/// # Carnival Clown
/// Minion · 9 mana · 4/4
/// > **Corrupted Taunt Battlecry:** Fill your board with copies of this.
//~ done DMF_163t - 1e7f9a5b.bbed2ff9 0e70f258
pub const DMF_163t: Power = battlecry(&[summon(copy_of(THIS)).copies(7)]);

/// # Circus Medic
/// Minion · 4 mana · 3/4
/// > **Battlecry:** Restore #4 Health. **Corrupt:** Deal 4 damage instead.
/// - Makes: Circus Medic [`DMF_174t`] (3/4, "Corrupted Battlecry: Deal 4 damage.")
//~ derived DMF_174 69636cc2 e3b00837.a33d2d3a 9f8ea5e5.493c4b72
pub const DMF_174: Power = battlecry(&[heal(4).to(TARGET)]);

/// # Circus Medic
/// Minion · 4 mana · 3/4
/// > **Corrupted Battlecry:** Deal 4 damage.
//~ derived DMF_174t d980d3d6 e3b00837.4bb554ac 9f8ea5e5
pub const DMF_174t: Power = battlecry(&[deal(4).to(TARGET)]);

/// # Y'Shaarj, the Defiler
/// Minion · 10 mana · 10/10
/// > **Battlecry:** Add a copy of each **Corrupted** card you've played this game to your hand. They cost (0) this turn.
/// - Makes: Corruption [`DMF_188t`] ("Corrupt all your cards."); True Corruption [`DMF_188e`] ("Your next Corrupt card costs (0)."); Corruption of Y'Shaarj [`DMF_188e2`] ("Costs (0) this turn.")
//~ done DMF_188 - 35a233d2.701b9843 b6adbdd6.566faef3
pub const DMF_188: Power =
    battlecry(&[get(each_past(YOU.play(with(GameTag::CORRUPTED_CARD)).this_game())), attach("DMF_188e2").to(IT)]);

/// # True Corruption
/// Enchantment
/// > Your next **Corrupt** card costs (0).
//~ done DMF_188e - d522ad72.5183c536 4c36aa18
pub const DMF_188e: Power =
    enchant(&[]).aura(YOUR_HAND.that(with(GameTag::CORRUPT)), &[cost(0)]).until(YOU.play(with(GameTag::CORRUPT)));

/// # Corruption of Y'Shaarj
/// Enchantment
/// > Costs (0) this turn.
//~ derived DMF_188e2 8c9a3e7e d522ad72.0daa77b6 0cd0bf40
pub const DMF_188e2: Power = enchant(&[cost(0)]).this_turn();

/// # Corruption
/// Spell · 1 mana
/// > **Corrupt** all your cards.
//~ todo DMF_188t 5040c4dc 2f198b86.da62dd38 439d6f26
pub const DMF_188t: Power = TODO;

/// # Costumed Entertainer
/// Minion · 2 mana · 1/2
/// > **Battlecry:** Give a random minion in your hand +2/+2.
/// - Makes: Definitely Entertained [`DMF_189e`] ("\+2/+2.")
//~ derived DMF_189 20a9232d 4c954f50.3a86a77c c9630a6b.323a5392
pub const DMF_189: Power = battlecry(&[attach("DMF_189e").to(YOUR_HAND.that(MINION).random())]);

/// # Definitely Entertained
/// Enchantment
/// > \+2/+2.
//~ derived DMF_189e b1326bc4 d522ad72.d5727bd5 54ccca81
pub const DMF_189e: Power = enchant(&[plus(2, 2)]);

/// # Fantastic Firebird
/// Minion · Elemental · Beast · 4 mana · 3/5
/// > **Windfury**
//~ vanilla DMF_190 7b543a66 a30f9e84.9569ce14 d9720a62
pub const DMF_190: Power = VANILLA;

/// # Showstopper
/// Minion · 2 mana · 3/2
/// > **Deathrattle: Silence** all minions.
//~ derived DMF_191 542280ca 0296240c.f4511ff3 e72d3f21
pub const DMF_191: Power = deathrattle(&[silence(MINIONS)]);

/// # Derailed Coaster
/// Minion · 5 mana · 3/2
/// > **Battlecry:** Summon a 1/1 Rider with **Rush** for each minion in your hand.
/// - Makes: [`DMF_523t`](crate::darkmoon_faire::warrior::DMF_523t)
//~ derived DMF_202 b6996653 e8aa001d.b84d5aec 85b22663.a56e2c96
pub const DMF_202: Power = battlecry(&[summon(card("DMF_523t")).for_each(YOUR_HAND.that(MINION))]);

/// # C'Thun, the Shattered
/// Minion · 10 mana · 6/6
/// > **Start of Game:** Break into pieces. **Battlecry:** Deal 30 damage randomly split among all enemies.
/// - Makes: Eye of C'Thun [`DMF_254t3`] ("Piece of C'Thun (X/4) Deal 7 damage randomly…"); Heart of C'Thun [`DMF_254t4`] ("Piece of C'Thun (X/4) Deal 3 damage to all…"); Body of C'Thun [`DMF_254t5`] ("Piece of C'Thun (X/4) Summon a 6/6 C'Thun's Body…"); Maw of C'Thun [`DMF_254t7`] ("Piece of C'Thun (X/4) Destroy a minion.")
//~ done DMF_254 - 89cda64d.0636d4fc 74c03db6.2b57dacb
pub const DMF_254: Power = abilities(&[
    on(
        Word::StartOfGame,
        &[
            shuffle(card("DMF_254t3")),
            shuffle(card("DMF_254t4")),
            shuffle(card("DMF_254t5")),
            shuffle(card("DMF_254t7")),
            remove_from_game(THIS),
        ],
    ),
    battlecry(&[deal(30).split_among(ENEMIES)]),
]);

/// The pieces that you have cast this game.
const PIECES: Past =
    YOU.cast(any(&[named("DMF_254t3"), named("DMF_254t4"), named("DMF_254t5"), named("DMF_254t7")])).this_game();

/// The piece that makes four different ones shuffles C'Thun into the deck.
const AFTER_THE_LAST_PIECE: Effect = shuffle(card("DMF_254")).when(all(&[
    PIECES.at_least_different(4, CardProperty::Name),
    not(&PIECES.other().at_least_different(4, CardProperty::Name)),
]));

/// # Eye of C'Thun
/// Spell · 5 mana
/// > **Piece of C'Thun (@/4)** Deal $7 damage randomly split among all enemies.
//~ done DMF_254t3 - 36b694de.0ea274eb b1021114
pub const DMF_254t3: Power = spell(&[deal(7).split_among(ENEMIES), AFTER_THE_LAST_PIECE]);

/// # Heart of C'Thun
/// Spell · 5 mana
/// > **Piece of C'Thun (@/4)** Deal $3 damage to all minions.
//~ done DMF_254t4 - 36b694de.ecd2d96c ab4c72b8
pub const DMF_254t4: Power = spell(&[deal(3).to(MINIONS), AFTER_THE_LAST_PIECE]);

/// # Body of C'Thun
/// Spell · 5 mana
/// > **Piece of C'Thun (@/4)** Summon a 6/6 C'Thun's Body with **Taunt**.
/// - Makes: C'Thun's Body [`DMF_254t5t`] (6/6, "Taunt")
//~ done DMF_254t5 - 36b694de.7fc474ad 1329efed.2fa3abed
pub const DMF_254t5: Power = spell(&[summon(card("DMF_254t5t")), AFTER_THE_LAST_PIECE]);

/// # C'Thun's Body
/// Minion · 6 mana · 6/6
/// > **Taunt**
//~ vanilla DMF_254t5t e5a35c6e 8b4b1bcd.4b0c5d24 0ecc892d
pub const DMF_254t5t: Power = VANILLA;

/// # Maw of C'Thun
/// Spell · 5 mana
/// > **Piece of C'Thun (@/4)** Destroy a minion.
//~ done DMF_254t7 - 36b694de.adf5134a 1e762c52
pub const DMF_254t7: Power = spell(&[destroy(A_MINION), AFTER_THE_LAST_PIECE]);

/// # Parade Leader
/// Minion · Undead · 2 mana · 2/3
/// > After you summon a **Rush** minion, give it +2 Attack.
/// - Makes: Leading Strong [`DMF_520e`] ("\+2 Attack.")
//~ derived DMF_520 6f956d3f af5d8f40.162b3bbc a0cc963f.e67ad4e5
pub const DMF_520: Power = after(YOU.summon(all(&[MINION, with(GameTag::RUSH)]))).then(&[attach("DMF_520e").to(THAT)]);

/// # Leading Strong
/// Enchantment
/// > \+2 Attack.
//~ derived DMF_520e 11dceded d522ad72.a6e18051 b3d25f02
pub const DMF_520e: Power = enchant(&[ATTACK.plus(2)]);

/// # Circus Amalgam
/// Minion · All · 4 mana · 4/5
/// > **Taunt** *This has all minion types.*
//~ done DMF_532 - fd0bb785.230db735 32b156c1
pub const DMF_532: Power = VANILLA;

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived DMF_COIN1 b2fc5466 3e8f9d5a.095f71be c6be21f5
pub const DMF_COIN1: Power = spell(&[gain_mana(1)]);

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived DMF_COIN2 08e68591 3e8f9d5a.095f71be c6be21f5
pub const DMF_COIN2: Power = spell(&[gain_mana(1)]);

/// # Deathwarden
/// Minion · Undead · 3 mana · 2/5
/// > **Deathrattles** can't trigger.
/// - Makes: Quiet Death [`YOP_012e`] ("This card's Deathrattles don't trigger.")
//~ done YOP_012 - b58d4487.642a6b19 245f39d0.61ea8e29
pub const YOP_012: Power = aura(PLAYERS).have(&[has(GameTag::CANT_TRIGGER_DEATHRATTLE)]);

/// # Quiet Death
/// Enchantment
/// > This card's **Deathrattles** don't trigger.
//~ todo YOP_012e 64f88093 d522ad72.b08ac0c8 609c049b
pub const YOP_012e: Power = TODO;

/// # Crabrider
/// Minion · Murloc · 2 mana · 1/4
/// > **Rush Windfury**
/// - Makes: Crabriding [`YOP_031e`] ("Windfury this turn.")
//~ vanilla YOP_031 f550a0f3 cb172cc8.2a606dce 36664f7f.a1c273b8
pub const YOP_031: Power = VANILLA;

/// # Crabriding
/// Enchantment
/// > **Windfury** this turn.
//~ derived YOP_031e 757a0de2 d522ad72.4231fdda 6ca8cfe2
pub const YOP_031e: Power = enchant(&[has(GameTag::WINDFURY)]).this_turn();

/// # Armor Vendor
/// Minion · 1 mana · 1/3
/// > **Battlecry:** Give 4 Armor to each hero.
//~ done YOP_032 - cbeac1ac.6c541968 65a96dd1
pub const YOP_032: Power = battlecry(&[armor(4).to(HEROES)]);

/// # Runaway Blackwing
/// Minion · Dragon · 10 mana · 10/10
/// > At the end of your turn, deal 10 damage to a random enemy minion.
//~ derived YOP_034 9712d1c7 d12251ad.d88598ca 90cb2d0f
pub const YOP_034: Power = at_end_of_your_turn(&[deal(10).to(ENEMY_MINIONS.random())]);

/// # Moonfang
/// Minion · Beast · 5 mana · 6/3
/// > Can only take 1 damage at a time.
/// - Reprint of: [`LOEA16_27`](crate::league_of_explorers::neutral::LOEA16_27)
//~ derived YOP_035 b30c9408 ddde9691.049904b3 8379ea39.dc377e8b
pub const YOP_035: Power = whenever(THIS.would_take_damage_from(CARD)).then(&[damage_at_most(1)]);
