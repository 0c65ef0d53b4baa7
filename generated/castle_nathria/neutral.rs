//! Neutral cards of Murder at Castle Nathria.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 1f4e9242

/// # Soul Seeker
/// Minion · 5 mana · 3/3
/// > **Battlecry:** Swap this with a random minion from your opponent's deck.
//~ done MAW_004 - e8b6bfb0.30d8c4dd c377e49f
pub const MAW_004: Power = battlecry(&[swap(THIS, ENEMY_DECK.that(MINION).random())]);

/// # Afterlife Attendant
/// Minion · 3 mana · 3/4
/// > Your **Infuse** cards also **Infuse** while in your deck.
//~ done MAW_031 - 05841e04.33df47ad d175f545
pub const MAW_031: Power = aura(YOU).have(&[has(INFUSES_IN_DECK)]);

/// # Tight-Lipped Witness
/// Minion · Undead · 3 mana · 2/5
/// > **Secrets** can't be revealed.
//~ done MAW_032 - b58d4487.bb78b8ec cdc06ee4
pub const MAW_032: Power = aura(PLAYERS).have(&[has(GameTag::SECRET_LOCKED)]);

/// # Sylvanas, the Accused
/// Minion · Undead · 6 mana · 5/5
/// > **Battlecry:** Destroy an enemy minion. **Infuse (@):** Take control of it instead.
/// - Numbers: {0} = 7
/// - Makes: Sylvanas, the Accused [`MAW_033t`] (5/5, "Infused Battlecry: Take control of an enemy…")
//~ derived MAW_033 7bc1a6b2 ef316f79.0eaa84ab.ea2104bf c5d0e711.7540f825
pub const MAW_033: Power = abilities(&[battlecry(&[destroy(AN_ENEMY_MINION)]), infuse(7, "MAW_033t")]);

/// # Sylvanas, the Accused
/// Minion · Undead · 6 mana · 5/5
/// > **Infused Battlecry:** Take control of an enemy minion.
//~ derived MAW_033t f3d2e891 ef316f79.dde0a52c c5d0e711
pub const MAW_033t: Power = battlecry(&[take_control(AN_ENEMY_MINION)]);

/// # The Jailer
/// Minion · 10 mana · 10/10
/// > **Battlecry:** Destroy your deck. This minion gains **Immune**.
/// - Makes: Mawsworn [`MAW_034e`] ("The Jailer is Immune"); Mawsworn [`MAW_034e2`] ("Can't die.")
//~ done MAW_034 - 35a233d2.e106e7b5 da3982b0.5eb1f494
pub const MAW_034: Power = battlecry(&[destroy(YOUR_DECK), give(&[has(GameTag::IMMUNE)])]);

/// # Mawsworn
/// Enchantment
/// > The Jailer is **Immune**
/// - Makes: The Jailer [`MAW_034`] (10/10, "Battlecry: Destroy your deck. This minion gains…")
//~ todo MAW_034e 4befc91a d522ad72.b1568e60 594d2967.40f6c6fb
pub const MAW_034e: Power = TODO;

/// # Mawsworn
/// Enchantment
/// > Can't die.
//~ todo MAW_034e2 563dce7f d522ad72.51c8c09e 594d2967
pub const MAW_034e2: Power = TODO;

/// # Bog Beast
/// Minion · 6 mana · 3/6
/// > **Taunt Deathrattle:** Summon a 2/4 Muckmare with **Taunt**.
/// - Makes: Muckmare [`REV_012t`] (2/4, "Taunt")
//~ derived REV_012 41cc453f 54416314.4034e1cb 7e17fd4c.990af797
pub const REV_012: Power = deathrattle(&[summon(card("REV_012t"))]);

/// # Muckmare
/// Minion · 3 mana · 2/4
/// > **Taunt**
//~ vanilla REV_012t fd10b462 def81b81.4b0c5d24 c7c4f182
pub const REV_012t: Power = VANILLA;

/// # Stoneborn Accuser
/// Minion · 5 mana · 5/5
/// > **Infuse (@):** Gain "**Battlecry:** Deal 5 damage."
/// - Numbers: {0} = 5
/// - Makes: Stoneborn Accuser [`REV_013t`] (5/5, "Infused Battlecry: Deal 5 damage.")
//~ derived REV_013 f1a2be79 7c0f8337.8978c39a.ea2e0c35 ca0dd1b0.26aaa5c4
pub const REV_013: Power = infuse(5, "REV_013t");

/// # Stoneborn Accuser
/// Minion · 5 mana · 5/5
/// > **Infused Battlecry:** Deal 5 damage.
//~ derived REV_013t f955534c 7c0f8337.eac3eabb ca0dd1b0
pub const REV_013t: Power = battlecry(&[deal(5).to(TARGET)]);

/// # Red Herring
/// Minion · Beast · 7 mana · 3/12
/// > **Taunt** Your non-Red Herring minions have **Stealth**.
//~ done REV_014 - 98aba13a.5b90e0e5 9f5332f1
pub const REV_014: Power = aura(FRIENDLY_MINIONS.that(not(&named("REV_014")))).have(&[has(GameTag::STEALTH)]);

/// # Masked Reveler
/// Minion · 6 mana · 4/4
/// > **Rush Deathrattle:** Summon a 2/2 copy of another minion in your deck.
/// - Makes: Masked [`REV_015t`] ("2/2.")
//~ derived REV_015 7f721638 3c6a5243.cee457b4 781270e4.b0cce9b6
pub const REV_015: Power = deathrattle(&[summon(copy_of(YOUR_DECK.that(MINION).random())), attach("REV_015t").to(IT)]);

/// # Masked
/// Enchantment
/// > 2/2.
//~ derived REV_015t 591acf09 d522ad72.142bb519 45c634a8
pub const REV_015t: Power = enchant(&[become_stats(2, 2)]);

/// # Crooked Cook
/// Minion · 2 mana · 1/4
/// > At the end of your turn, if you dealt 3 or more damage to the enemy hero, draw a card.
/// - Makes: Suspicious Soup [`REV_016e`] ("Poisonous")
//~ done REV_016 - 4c924706.ea20691b 205becb6.4431f723
pub const REV_016: Power = at_end_of_your_turn(&[
    draw(1).when(is_at_least(&ENEMY_HERO.takes_damage_from(CARD).this_turn().in_all().count(), 3))
]);

/// # Suspicious Soup
/// Enchantment
/// > **Poisonous**
//~ derived REV_016e 7dbfb5df d522ad72.2574dcf7 1af801d4
pub const REV_016e: Power = enchant(&[has(GameTag::POISONOUS)]);

/// # Insatiable Devourer
/// Minion · 9 mana · 4/4
/// > **Battlecry:** Devour an enemy minion and gain its stats. **Infuse (@):** And its neighbors.
/// - Numbers: {0} = 5
/// - Makes: Insatiable Devourer [`REV_017t`] (4/4, "Infused Battlecry: Devour an enemy minion and its…"); Satiated [`REV_017e`] ("Increased Stats")
//~ done REV_017 - 1e7f9a5b.5321748c.ea2e0c35 468b179c.9a3ebec7
pub const REV_017: Power = abilities(&[
    infuse(5, "REV_017t"),
    battlecry(&[
        select(AN_ENEMY_MINION),
        give(&[ATTACK.plus(1).times(X)]).with_x(ATTACK.of(TARGET)),
        give(&[HEALTH.plus(1).times(X)]).with_x(HEALTH.of(TARGET)),
        destroy(TARGET),
    ]),
]);

/// # Satiated
/// Enchantment
/// > Increased Stats
//~ todo REV_017e d31ac991 d522ad72.7b07b71a a158a74b
pub const REV_017e: Power = TODO;

/// # Insatiable Devourer
/// Minion · 9 mana · 4/4
/// > **Infused Battlecry:** Devour an enemy minion and its neighbors to gain their stats.
//~ done REV_017t - 1e7f9a5b.b9e0999d 468b179c
pub const REV_017t: Power = battlecry(&[
    select(AN_ENEMY_MINION),
    give(&[ATTACK.plus(1).times(X)]).with_x(ATTACK.of(TARGET.with_neighbours())),
    give(&[HEALTH.plus(1).times(X)]).with_x(HEALTH.of(TARGET.with_neighbours())),
    destroy(TARGET.with_neighbours()),
]);

/// # Prince Renathal
/// Minion · 3 mana · 3/4
/// > Your deck size and starting Health are 40.
/// - Makes: Renathal's Vigor [`REV_018e`] ("Health Set to 40")
//~ done REV_018 - 05841e04.b18a65bd f2aaee43.37cb374f
pub const REV_018: Power = on(Word::StartOfGame, &[attach("REV_018e").to(YOUR_HERO)]);

/// # Renathal's Vigor
/// Enchantment
/// > Health Set to 40
//~ derived REV_018e 4a54a77f d522ad72.4e597cad 2cd04608
pub const REV_018e: Power = enchant(&[HEALTH.set(40)]);

/// # Famished Fool
/// Minion · 5 mana · 3/5
/// > **Battlecry:** Draw a card. **Infuse (@):** Draw 3 instead.
/// - Numbers: {0} = 4
/// - Makes: Famished Fool [`REV_019t`] (3/5, "Infused Battlecry: Draw 3 cards.")
//~ derived REV_019 0e9ea153 e8b987c6.f1702274.ea228308 1edfbfcc.0d08bc8d
pub const REV_019: Power = abilities(&[battlecry(&[draw(1)]), infuse(4, "REV_019t")]);

/// # Famished Fool
/// Minion · 5 mana · 3/5
/// > **Infused Battlecry:** Draw 3 cards.
//~ derived REV_019t bc724206 e8b987c6.1036e852 1edfbfcc
pub const REV_019t: Power = battlecry(&[draw(3)]);

/// # Dinner Performer
/// Minion · 3 mana · 2/3
/// > **Battlecry:** Summon a random minion from your deck that you can afford to play.
//~ done REV_020 - decb9ba2.4abd8203 d684447d
pub const REV_020: Power =
    battlecry(&[summon(the(YOUR_DECK.that(all(&[MINION, COST.no_more_than(&MANA.of(YOU))])).random()))]);

/// # Kael'thas Sinstrider
/// Minion · 8 mana · 4/7
/// > Every third minion you play each turn costs (0).
/// - Makes: Sinstrider [`REV_021e`] ("Costs (0).")
//~ done REV_021 - f94c0c2c.1cebc25e 7825c932.4a46d9df
pub const REV_021: Power = aura(YOUR_HAND.that(MINION))
    .when(any(&[
        equals(&YOU.play(MINION).this_turn().count(), 2),
        equals(&YOU.play(MINION).this_turn().count(), 5),
        equals(&YOU.play(MINION).this_turn().count(), 8),
        equals(&YOU.play(MINION).this_turn().count(), 11),
        equals(&YOU.play(MINION).this_turn().count(), 14),
    ]))
    .gives("REV_021e");

/// # Sinstrider
/// Enchantment
/// > Costs (0).
//~ derived REV_021e 3d53790b d522ad72.dd600ecd d0590828
pub const REV_021e: Power = enchant(&[cost(0)]);

/// # Murloc Holmes
/// Minion · Murloc · 3 mana · 3/4
/// > **Battlecry:** Solve 3 Clues about your opponent's cards to get copies of them.
///
/// # Notes
///
/// No source: the clues ask for a card that the opponent's game began with in hand, one in that hand now, and one in that deck; the two wrong cards of each are random ones of the opponent's class.
//~ done REV_022 - 12cbbc0e.7d4fbbe7 f2b162c5
pub const REV_022: Power = battlecry(&[
    if_(
        there_is(
            &together(&[ENEMY_HAND, ENEMY_DECK, ENEMY_MINIONS, ENEMY_GRAVEYARD])
                .that(among(&OPPONENT.start_with(CARD).this_game())),
        ),
        &[
            create_aside(copy_of(
                together(&[ENEMY_HAND, ENEMY_DECK, ENEMY_MINIONS, ENEMY_GRAVEYARD])
                    .that(among(&OPPONENT.start_with(CARD).this_game()))
                    .random(),
            )),
            remember(IT),
            create_aside(random_of(
                not(&shares(
                    CardProperty::Name,
                    &together(&[
                        together(&[ENEMY_HAND, ENEMY_DECK, ENEMY_MINIONS, ENEMY_GRAVEYARD])
                            .that(among(&OPPONENT.start_with(CARD).this_game())),
                        LEFT_ASIDE,
                    ]),
                )),
                Classes::Opponent,
            )),
            create_aside(random_of(
                not(&shares(
                    CardProperty::Name,
                    &together(&[
                        together(&[ENEMY_HAND, ENEMY_DECK, ENEMY_MINIONS, ENEMY_GRAVEYARD])
                            .that(among(&OPPONENT.start_with(CARD).this_game())),
                        LEFT_ASIDE,
                    ]),
                )),
                Classes::Opponent,
            )),
            choose_from(LEFT_ASIDE.random_of(3), &[get(the(IT)).when(there_is(&IT.that(is(&REMEMBERED))))], &[]),
            remove_from_game(LEFT_ASIDE),
        ],
    ),
    if_(
        there_is(&ENEMY_HAND),
        &[
            create_aside(copy_of(ENEMY_HAND.random())),
            remember(IT),
            create_aside(random_of(
                not(&shares(CardProperty::Name, &together(&[ENEMY_HAND, LEFT_ASIDE]))),
                Classes::Opponent,
            )),
            create_aside(random_of(
                not(&shares(CardProperty::Name, &together(&[ENEMY_HAND, LEFT_ASIDE]))),
                Classes::Opponent,
            )),
            choose_from(LEFT_ASIDE.random_of(3), &[get(the(IT)).when(there_is(&IT.that(is(&REMEMBERED))))], &[]),
            remove_from_game(LEFT_ASIDE),
        ],
    ),
    if_(
        there_is(&ENEMY_DECK),
        &[
            create_aside(copy_of(ENEMY_DECK.random())),
            remember(IT),
            create_aside(random_of(
                not(&shares(CardProperty::Name, &together(&[ENEMY_DECK, LEFT_ASIDE]))),
                Classes::Opponent,
            )),
            create_aside(random_of(
                not(&shares(CardProperty::Name, &together(&[ENEMY_DECK, LEFT_ASIDE]))),
                Classes::Opponent,
            )),
            choose_from(LEFT_ASIDE.random_of(3), &[get(the(IT)).when(there_is(&IT.that(is(&REMEMBERED))))], &[]),
            remove_from_game(LEFT_ASIDE),
        ],
    ),
]);

/// # Demolition Renovator
/// Minion · 3 mana · 3/3
/// > **Tradeable Battlecry:** Destroy an enemy location.
//~ done REV_023 - 05878c57.ee804e80 373442d3
pub const REV_023: Power = battlecry(&[destroy(A_LOCATION.that(ENEMY))]);

/// # Theotar, the Mad Duke
/// Minion · 6 mana · 4/4
/// > **Battlecry: Discover** a card in each player's hand and swap them.
//~ done REV_238 - 3c6a5243.337e3967 651adf32
pub const REV_238: Power = battlecry(&[
    discover_then(Offer::Entities(YOUR_HAND), &[remember(IT)]),
    discover_then(Offer::Entities(ENEMY_HAND), &[swap(REMEMBERED, IT)]),
])
.when(all(&[there_is(&YOUR_HAND), there_is(&ENEMY_HAND)]));

/// # Sinrunner
/// Minion · Undead · Beast · 5 mana · 6/5
/// > **Deathrattle:** Destroy a random enemy minion.
//~ derived REV_251 1e185a26 dc7b741a.e07700c8 2949cf77
pub const REV_251: Power = deathrattle(&[destroy(ENEMY_MINIONS.random())]);

/// # Maze Guide
/// Minion · 2 mana · 1/1
/// > **Battlecry**: Summon a random 2-Cost minion.
//~ derived REV_308 5ce80e82 4d7cdfaf.66d31ea0 42358db6
pub const REV_308: Power = battlecry(&[summon(random(all(&[MINION, COST.is(2)])))]);

/// # Dredger Staff
/// Minion · 1 mana · 1/2
/// > **Battlecry:** Give minions in your hand +1 Health.
/// - Makes: Carving Time [`REV_338e`] ("\+1 Health.")
//~ derived REV_338 115118ad cbfac199.5dce5b19 c5127e07.abdc1e70
pub const REV_338: Power = battlecry(&[attach("REV_338e").to(YOUR_HAND.that(MINION))]);

/// # Carving Time
/// Enchantment
/// > \+1 Health.
//~ derived REV_338e cfa670b0 d522ad72.fd1f4654 b467fc2b
pub const REV_338e: Power = enchant(&[HEALTH.plus(1)]);

/// # Roosting Gargoyle
/// Minion · 2 mana · 2/3
/// > **Battlecry:** Give a friendly Beast +2 Attack.
/// - Makes: Invigorated [`REV_351e`] ("\+2 Attack.")
//~ derived REV_351 b827ee64 5656a6e3.c464d27d 4a168510.6e5bcd74
pub const REV_351: Power = battlecry(&[attach("REV_351e").to(A_FRIENDLY_MINION.that(BEAST))]);

/// # Invigorated
/// Enchantment
/// > \+2 Attack.
//~ derived REV_351e 962f9aa6 d522ad72.a6e18051 e2ab9b08
pub const REV_351e: Power = enchant(&[ATTACK.plus(2)]);

/// # Party Crasher
/// Minion · 8 mana · 7/9
/// > **Battlecry:** Choose an enemy minion. Throw a random minion from your hand at it.
///
/// # Notes
///
/// The thrown minion is summoned against the target: the Portuguese text of the card says "Evoque um lacaio aleatório da sua mão contra
/// ele". That it attacks it has no source.
//~ done REV_370 - b9319ac9.b25d6c24 f945a796
pub const REV_370: Power =
    battlecry(&[select(AN_ENEMY_MINION), summon(the(YOUR_HAND.that(MINION).random())), make_attack(IT, TARGET)]);

/// # Stoneborn General
/// Minion · 10 mana · 8/8
/// > **Rush Deathrattle:** Summon an 8/8 Gravewing with **Rush**.
/// - Makes: Gravewing [`REV_375t`] (8/8, "Rush")
//~ derived REV_375 87d97430 ed1df013.a49e0233 6d12ae9b.a285d928
pub const REV_375: Power = deathrattle(&[summon(card("REV_375t"))]);

/// # Gravewing
/// Minion · 8 mana · 8/8
/// > **Rush**
//~ vanilla REV_375t 2ed72423 47db507d.57b12c28 ea32a653
pub const REV_375t: Power = VANILLA;

/// # Invitation Courier
/// Minion · 3 mana · 3/4
/// > After a card is added to your hand from another class, copy it.
//~ done REV_377 - 05841e04.4ec139de 0b17c491
pub const REV_377: Power =
    after(YOU.get(all(&[ANOTHER_CLASS, not(&made_by(&THIS)), among(&ADDED_THIS_TURN)]))).then(&[get(copy_of(THAT))]);

/// "added to your hand": not drawn.
const ADDED_THIS_TURN: Past = YOU.get(CARD).this_turn();

/// # Forensic Duster
/// Minion · 3 mana · 3/4
/// > **Battlecry:** Your opponent's minions cost (1) more next turn.
/// - Makes: Dusting [`REV_378e`] ("Your minions cost (1) more this turn."); Discovered! [`REV_378e2`] ("Costs (1) more.")
//~ derived REV_378 837d94fe 05841e04.50c174be 456eba31.d37fb545
pub const REV_378: Power = battlecry(&[attach("REV_378e").to(OPPONENT)]);

/// # Dusting
/// Enchantment
/// > Your minions cost (1) more this turn.
//~ derived REV_378e fca3d1ad d522ad72.75a6067d 9d999386
pub const REV_378e: Power = enchant(&[]).aura(YOUR_HAND.that(MINION), &[cost_more(1)]).next_turn();

/// # Discovered!
/// Enchantment
/// > Costs (1) more.
//~ derived REV_378e2 1f435263 d522ad72.5dfe1a2c 17a3f7e5
pub const REV_378e2: Power = enchant(&[cost_more(1)]);

/// # Murloc Holmes
/// Hero · 10 health
/// - Makes: Accuse [`REV_770hp`] ("Hero Power Make an accusation!")
//~ partial REV_770 - 15ae5705 f2b162c5.5db7d289
pub const REV_770: Power = abilities(&[]).partial("no source tells what the accusation of its Hero Power does");

/// # Accuse
/// Hero Power · 0 mana
/// > **Hero Power** Make an accusation!
//~ todo REV_770hp 7aaa58e9 6ce143f8.380d81d1 be6ac368
pub const REV_770hp: Power = TODO;

/// # Investigate
/// Spell · 1 mana
/// > Search for clues.
/// - Makes: Investigate Location [`REV_771b`] ("Search for clues.")
//~ todo REV_771 4cf9acfd 2f198b86.558d29c7 4bee280b.10fd9a99
pub const REV_771: Power = TODO;

/// # Investigate Location
/// Spell · 1 mana
/// > Search for clues.
//~ todo REV_771b 897df79a 2f198b86.558d29c7 17f7e82c
pub const REV_771b: Power = TODO;

/// # Muddy Boots
/// Spell · 0 mana
/// > ???
//~ todo REV_777t01 0740b6bd 3e8f9d5a.13251777 b3e3bbe6
pub const REV_777t01: Power = TODO;

/// # Greying Hair
/// Spell · 0 mana
/// > ???
//~ todo REV_777t02 ab0d67b2 3e8f9d5a.13251777 525387cb
pub const REV_777t02: Power = TODO;

/// # Sharp Claws
/// Spell · 0 mana
/// > ???
//~ todo REV_777t03 ff6ee6a9 3e8f9d5a.13251777 c2034a0f
pub const REV_777t03: Power = TODO;

/// # Strong Perfume
/// Spell · 0 mana
/// > ???
//~ todo REV_777t04 4419a49b 3e8f9d5a.13251777 3d24b4ff
pub const REV_777t04: Power = TODO;

/// # Singed Clothing
/// Spell · 0 mana
/// > ???
//~ todo REV_777t05 512b16a5 3e8f9d5a.13251777 8fd41575
pub const REV_777t05: Power = TODO;

/// # Inscription Hobby
/// Spell · 0 mana
/// > ???
//~ todo REV_777t06 f770f41f 3e8f9d5a.13251777 179ef540
pub const REV_777t06: Power = TODO;

/// # Cut on Hand
/// Spell · 0 mana
/// > ???
//~ todo REV_777t07 d0057f4f 3e8f9d5a.13251777 9f98e54d
pub const REV_777t07: Power = TODO;

/// # Sniffly
/// Spell · 0 mana
/// > ???
//~ todo REV_777t08 68658280 3e8f9d5a.13251777 03a131f3
pub const REV_777t08: Power = TODO;

/// # Missing Earring
/// Spell · 0 mana
/// > ???
//~ todo REV_777t09 1208198d 3e8f9d5a.13251777 5b8bdd8d
pub const REV_777t09: Power = TODO;

/// # Pet Bird
/// Spell · 0 mana
/// > ???
//~ todo REV_777t10 f1ff6bbc 3e8f9d5a.13251777 4d2a2ced
pub const REV_777t10: Power = TODO;

/// # Whittling Knife
/// Spell · 0 mana
/// > ???
//~ todo REV_777t11 cedba1f1 3e8f9d5a.13251777 044d7d85
pub const REV_777t11: Power = TODO;

/// # Torn Cloak
/// Spell · 0 mana
/// > ???
//~ todo REV_777t12 c442374e 3e8f9d5a.13251777 6446259e
pub const REV_777t12: Power = TODO;

/// # Carrying a Candle
/// Spell · 0 mana
/// > ???
//~ todo REV_777t13 fa785dc6 3e8f9d5a.13251777 4ec7119a
pub const REV_777t13: Power = TODO;

/// # Eating a Cookie
/// Spell · 0 mana
/// > ???
//~ todo REV_777t14 95bfd861 3e8f9d5a.13251777 e7e836da
pub const REV_777t14: Power = TODO;

/// # Steamy Romance Novel
/// Spell · 0 mana
/// > ???
//~ todo REV_777t15 214d5905 3e8f9d5a.13251777 a044a202
pub const REV_777t15: Power = TODO;

/// # Dry Skin
/// Spell · 0 mana
/// > ???
//~ todo REV_777t16 133d32ac 3e8f9d5a.13251777 76cd29f5
pub const REV_777t16: Power = TODO;

/// # Chocolate on Fingers
/// Spell · 0 mana
/// > ???
//~ todo REV_777t17 4f693736 3e8f9d5a.13251777 551ebe84
pub const REV_777t17: Power = TODO;

/// # Flower in Hair
/// Spell · 0 mana
/// > ???
//~ todo REV_777t18 c6f1e512 3e8f9d5a.13251777 902a1c3b
pub const REV_777t18: Power = TODO;

/// # Loves Spicy Food
/// Spell · 0 mana
/// > ???
//~ todo REV_777t19 580de101 3e8f9d5a.13251777 75146fd0
pub const REV_777t19: Power = TODO;

/// # Petite Hands
/// Spell · 0 mana
/// > ???
//~ todo REV_777t20 aa8c1897 3e8f9d5a.13251777 69edacfe
pub const REV_777t20: Power = TODO;

/// # Mud on the Ground
/// Spell · 0 mana
/// > ???
//~ todo REV_777t21 3fd58965 3e8f9d5a.13251777 76d65c8a
pub const REV_777t21: Power = TODO;

/// # Grey Hairs
/// Spell · 0 mana
/// > ???
//~ todo REV_777t22 1d737f55 3e8f9d5a.13251777 0d279cb5
pub const REV_777t22: Power = TODO;

/// # Claw Marks
/// Spell · 0 mana
/// > ???
//~ todo REV_777t23 a0c772e8 3e8f9d5a.13251777 e70ca2c5
pub const REV_777t23: Power = TODO;

/// # Musky Scent
/// Spell · 0 mana
/// > ???
//~ todo REV_777t24 19a45290 3e8f9d5a.13251777 33fbe01a
pub const REV_777t24: Power = TODO;

/// # Scorch Marks
/// Spell · 0 mana
/// > ???
//~ todo REV_777t25 b42ce60f 3e8f9d5a.13251777 f351bbbb
pub const REV_777t25: Power = TODO;

/// # Ink Smudge
/// Spell · 0 mana
/// > ???
//~ todo REV_777t26 d08d8bb2 3e8f9d5a.13251777 08aabba0
pub const REV_777t26: Power = TODO;

/// # Anima Residue
/// Spell · 0 mana
/// > ???
//~ todo REV_777t27 925a2731 3e8f9d5a.13251777 ed8a4ab4
pub const REV_777t27: Power = TODO;

/// # Used Hankerchief
/// Spell · 0 mana
/// > ???
//~ todo REV_777t28 19320761 3e8f9d5a.13251777 6e2757c9
pub const REV_777t28: Power = TODO;

/// # Gaudy Earring
/// Spell · 0 mana
/// > ???
//~ todo REV_777t29 ada2b28f 3e8f9d5a.13251777 adf8ae83
pub const REV_777t29: Power = TODO;

/// # Feather
/// Spell · 0 mana
/// > ???
//~ todo REV_777t30 b0737142 3e8f9d5a.13251777 8444dbe6
pub const REV_777t30: Power = TODO;

/// # Wood Shavings
/// Spell · 0 mana
/// > ???
//~ todo REV_777t31 2d0abbb8 3e8f9d5a.13251777 ce91af37
pub const REV_777t31: Power = TODO;

/// # Scrap of Cloth
/// Spell · 0 mana
/// > ???
//~ todo REV_777t32 c76afc90 3e8f9d5a.13251777 7100e435
pub const REV_777t32: Power = TODO;

/// # Wax Drippings
/// Spell · 0 mana
/// > ???
//~ todo REV_777t33 21019ed4 3e8f9d5a.13251777 b44cfbf4
pub const REV_777t33: Power = TODO;

/// # Crumbs
/// Spell · 0 mana
/// > ???
//~ todo REV_777t34 a9b9c6ea 3e8f9d5a.13251777 04e0eb74
pub const REV_777t34: Power = TODO;

/// # Lost Reading Glasses
/// Spell · 0 mana
/// > ???
//~ todo REV_777t35 530c6fae 3e8f9d5a.13251777 7606e9a7
pub const REV_777t35: Power = TODO;

/// # White Flakes
/// Spell · 0 mana
/// > ???
//~ todo REV_777t36 c4c2dea4 3e8f9d5a.13251777 721ceb53
pub const REV_777t36: Power = TODO;

/// # Candy Wrapper
/// Spell · 0 mana
/// > ???
//~ todo REV_777t37 d5951d8b 3e8f9d5a.13251777 6c3a30e7
pub const REV_777t37: Power = TODO;

/// # Small Flower Petals
/// Spell · 0 mana
/// > ???
//~ todo REV_777t38 788159e9 3e8f9d5a.13251777 0938ed96
pub const REV_777t38: Power = TODO;

/// # Drops of Hot Sauce
/// Spell · 0 mana
/// > ???
//~ todo REV_777t39 b8cef019 3e8f9d5a.13251777 368c18e2
pub const REV_777t39: Power = TODO;

/// # Small Gloves
/// Spell · 0 mana
/// > ???
//~ todo REV_777t40 1cf22a2f 3e8f9d5a.13251777 ffb53a05
pub const REV_777t40: Power = TODO;

/// # Muck Plumber
/// Minion · 5 mana · 5/5
/// > ALL minions cost (2) more.
/// - Makes: Yuck! [`REV_837e`] ("Costs (2) more.")
//~ derived REV_837 fdd82629 7c0f8337.b397e4a5 84fd5623.9c9c0be8
pub const REV_837: Power = aura(together(&[YOUR_HAND.that(MINION), ENEMY_HAND.that(MINION)])).gives("REV_837e");

/// # Yuck!
/// Enchantment
/// > Costs (2) more.
//~ derived REV_837e 904f4645 d522ad72.7201933b c3be8ca2
pub const REV_837e: Power = enchant(&[cost_more(2)]);

/// # Sinstone Totem
/// Minion · Totem · 1 mana · 0/3
/// > At the end of your turn, gain +1 Health.
/// - Makes: Sinful Stones [`REV_839e`] ("Increased Health.")
//~ derived REV_839 82e254e2 7f068238.772998f1 b36acf23.63b01c84
pub const REV_839: Power = at_end_of_your_turn(&[give(&[HEALTH.plus(1)])]);

/// # Sinful Stones
/// Enchantment
/// > Increased Health.
//~ todo REV_839e 5a106d5f d522ad72.89b088dc 3ef05ab3
pub const REV_839e: Power = TODO;

/// # Anonymous Informant
/// Minion · 2 mana · 2/3
/// > **Battlecry:** The next **Secret** you play costs (0).
/// - Makes: Informed [`REV_841e`] ("Your next Secret costs (0)."); Informed [`REV_841e2`] ("Your next Secret costs (0).")
//~ derived REV_841 aec93da6 5656a6e3.858ea7ea 21557d03.ecdcef61
pub const REV_841: Power = battlecry(&[attach("REV_841e").to(YOU)]);

/// # Informed
/// Enchantment
/// > Your next Secret costs (0).
//~ derived REV_841e 851db882 d522ad72.dfd00114 eea78963
pub const REV_841e: Power = enchant(&[]).aura(YOUR_HAND.that(SECRET), &[cost(0)]).until(YOU.play(SECRET));

/// # Informed
/// Enchantment
/// > Your next Secret costs (0).
//~ derived REV_841e2 a3ddbc71 d522ad72.dfd00114 eea78963
pub const REV_841e2: Power = enchant(&[]).aura(YOUR_HAND.that(SECRET), &[cost(0)]).until(YOU.play(SECRET)).this_turn();

/// # Sinfueled Golem
/// Minion · 7 mana · 2/2
/// > **Infuse (@):** Gain stats equal to the Attack of the minions that **Infused** this.
/// - Numbers: {0} = 3
/// - Makes: Sinfueled Golem [`REV_843t`] (2/2, "Infused"); Animated [`REV_843e`] ("Increased stats.")
//~ derived REV_843 1574e519 c9794be8.a2d9fab3.ea2304e3 c38fab46.9f363c33
pub const REV_843: Power = infuse(3, "REV_843t");

/// # Animated
/// Enchantment
/// > Increased stats.
//~ todo REV_843e 451fab13 d522ad72.a536d554 ad8f4d62
pub const REV_843e: Power = TODO;

/// # Sinfueled Golem
/// Minion · 7 mana · 2/2
/// > **Infused**
//~ done REV_843t - c9794be8.02c19db5 c38fab46
pub const REV_843t: Power = abilities(&[
    aura(THIS).have(&[plus(1, 1).times(counter_value(1))]),
    aura(THIS).in_hand().have(&[plus(1, 1).times(counter_value(1))]),
]);

/// # Volatile Skeleton
/// Minion · Undead · 2 mana · 2/2
/// > **Deathrattle:** Deal 2 damage to a random enemy.
//~ derived REV_845 52bda3b0 af540375.efdef3df 1e51169c
pub const REV_845: Power = deathrattle(&[deal(2).to(ENEMIES.random())]);

/// # Scuttlebutt Ghoul
/// Minion · 4 mana · 2/5
/// > **Taunt Battlecry:** If you control a **Secret**, summon a copy of this.
//~ derived REV_900 21087ea0 58145516.311c9462 e5a08e7b
pub const REV_900: Power = battlecry(&[summon(copy_of(THIS))]).when(there_is(&YOUR_SECRETS.that(SECRET)));

/// # Dispossessed Soul
/// Minion · Undead · 4 mana · 4/5
/// > **Battlecry:** If you control a location, **Discover** a copy of a card in your deck.
//~ derived REV_901 e0951ac0 873c17ed.e608b017 fa4e566c
pub const REV_901: Power =
    battlecry(&[discover_then(Offer::Entities(YOUR_DECK), &[get(copy_of(IT))])]).when(there_is(&YOUR_LOCATIONS));

/// # Sire Denathrius
/// Minion · 10 mana · 10/10
/// > **Lifesteal. Battlecry:** Deal 5 damage amongst enemies. **Endlessly Infuse (@):** Deal 1 more.
/// - Numbers: {0} = 2
/// - Makes: Sire Denathrius [`REV_906t`] (10/10, "Lifesteal. Battlecry: Deal 6 damage amongst…")
//~ done REV_906 - 35a233d2.56c237aa.ea1d8a8e 8b558d64.21dd62d6
pub const REV_906: Power = abilities(&[battlecry(&[deal(5).split_among(ENEMIES)]), infuse(2, "REV_906t")]);

/// # Sire Denathrius
/// Minion · 10 mana · 10/10
/// > **Lifesteal**. **Battlecry:** Deal {1} damage amongst enemies. **Endlessly Infuse ({0}):** Deal 1 more.
/// - Numbers: {0} = 2, {1} = 6
//~ done REV_906t - 35a233d2.06b34d39.d21a523b 8b558d64
pub const REV_906t: Power = abilities(&[
    battlecry(&[deal(1).times(sum(&[counter_value(0), fixed(6)])).split_among(ENEMIES)]),
    whenever(FRIENDLY_MINIONS.die()).in_hand().every(2).then(ONE_MORE),
    whenever(FRIENDLY_MINIONS.die()).in_deck().when(ATTENDED).every(2).then(ONE_MORE),
]);

const ONE_MORE: &[Effect] = &[set_counter_to(0, sum(&[counter_value(0), fixed(1)]))];

/// "Your Infuse cards also Infuse while in your deck." (Afterlife Attendant)
const ATTENDED: Condition = is_at_least(&number(INFUSES_IN_DECK).of(YOU), 1);

/// # Creepy Painting
/// Minion · 3 mana · 0/6
/// > After another minion dies, become a copy of it.
//~ done REV_916 - 8da39cf3.8d24fd61 b0e2e6bc
pub const REV_916: Power = after(OTHER_MINIONS.die()).then(&[transform(THIS, copy_of(SUBJECT))]);

/// # Sketchy Stranger
/// Minion · 2 mana · 2/2
/// > **Battlecry: Discover** a **Secret** from another class.
//~ derived REV_945 00f92b6f 565e37de.731137fb 94db6c2d
pub const REV_945: Power = battlecry(&[discover_of(SECRET, Classes::Other)]);

/// # Steamcleaner
/// Minion · Mech · 5 mana · 5/5
/// > **Battlecry:** Destroy ALL cards in both players' decks that didn't start there.
//~ done REV_946 - c5b57330.cdb738f8 efbba36e
pub const REV_946: Power =
    battlecry(&[destroy(together(&[YOUR_DECK.that(not(&STARTED_IN_DECK)), ENEMY_DECK.that(not(&STARTED_IN_DECK))]))]);

/// # Priest of the Deceased
/// Minion · 2 mana · 2/3
/// > **Taunt Infuse (@):** Gain +2/+2.
/// - Numbers: {0} = 3
/// - Makes: Priest of the Deceased [`REV_956t`] (4/5, "Infused Taunt"); Infused [`REV_956e`] ("Increased Stats")
//~ derived REV_956 2cc7100a 5656a6e3.24dd6d05.ea2304e3 25cefc31.98dd6a17
pub const REV_956: Power = infuse(3, "REV_956t");

/// # Infused
/// Enchantment
/// > Increased Stats
//~ todo REV_956e 6399a670 d522ad72.7b07b71a 497eef05
pub const REV_956e: Power = TODO;

/// # Priest of the Deceased
/// Minion · 2 mana · 4/5
/// > **Infused Taunt**
//~ vanilla REV_956t b2c57e80 7c2b7c00.2e7e7081 25cefc31
pub const REV_956t: Power = VANILLA;

/// # Murlocula
/// Minion · Undead · Murloc · 4 mana · 3/4
/// > **Lifesteal Infuse (@):** This costs (0).
/// - Numbers: {0} = 4
/// - Makes: Murlocula [`REV_957t`] (3/4, "Infused Lifesteal")
//~ done REV_957 - c6ca552e.57f82730.ea228308 7c728f49.7689820f
pub const REV_957: Power = infuse(4, "REV_957t");

/// # Murlocula
/// Minion · Undead · Murloc · 0 mana · 3/4
/// > **Infused Lifesteal**
//~ done REV_957t - 13383e0a.2c7eb27f 7c728f49
pub const REV_957t: Power = VANILLA;

/// # Ashen Elemental
/// Minion · Elemental · 3 mana · 2/4
/// > **Battlecry:** Whenever your opponent draws a card next turn, they take 2 damage.
/// - Makes: Ashy [`REV_960e`] ("Whenever your opponent draws a card next turn,…")
//~ done REV_960 - 4023c492.be361d5c 1855176e.b782a2fe
pub const REV_960: Power = battlecry(&[attach("REV_960e").to(CONTROLLER)]);

/// # Ashy
/// Enchantment
/// > Whenever your opponent draws a card next turn, they take 2 damage.
//~ done REV_960e - d522ad72.c0439bb7 575e1376
pub const REV_960e: Power = abilities(&[
    enchant(&[]).until_your_next_turn(),
    whenever(OPPONENT.draw(CARD)).when(not(&ON_YOUR_TURN)).then(&[deal(2).to(ENEMY_HERO)]),
]);

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived REV_COIN1 8f4e88b9 3e8f9d5a.095f71be c6be21f5
pub const REV_COIN1: Power = spell(&[gain_mana(1)]);

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived REV_COIN2 b3cf2470 3e8f9d5a.095f71be c6be21f5
pub const REV_COIN2: Power = spell(&[gain_mana(1)]);

/// # TEMP - Sunwell Tracker
/// Spell · 0 mana
/// > **Sunwell** = {@}
//~ todo RLK_790t 073c98c1 3e8f9d5a.b9a99cfe df2714f5
pub const RLK_790t: Power = TODO;
