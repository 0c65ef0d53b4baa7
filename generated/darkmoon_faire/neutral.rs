//! Neutral cards of Madness at the Darkmoon Faire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file df28e800

/// # N'Zoth, God of the Deep
///
/// `DMF_002` · Neutral minion · 9 mana · 5/7
///
/// > **Battlecry:** Resurrect a friendly minion of each minion type.
///
/// - Set: Madness at the Darkmoon Faire · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo DMF_002 da739a65 48cd33ef 49e599c3.a2405aa3
pub const DMF_002: Power = TODO;

/// # Yogg-Saron, Master of Fate
///
/// `DMF_004` · Neutral minion · 10 mana · 7/5
///
/// > **Battlecry:** If you've cast 10 spells this game, spin the Wheel of Yogg-Saron.@ *({0} left!)*@ *(Ready!)*
///
/// - Set: Madness at the Darkmoon Faire · legendary · collectible
/// - Mechanics: Battlecry
/// - Tags: `PLAYER_TAG_THRESHOLD_TAG_ID` = 1780, `PLAYER_TAG_THRESHOLD_VALUE` = 10
/// - Tokens: Mysterybox [`DMF_004t1`], Hand of Fate [`DMF_004t2`], Curse of Flesh [`DMF_004t3`], Mindflayer Goggles [`DMF_004t4`], Devouring Hunger [`DMF_004t5`], Rod of Roasting [`DMF_004t6`]
///
/// State: Todo
//~ todo DMF_004 3de826da c24f4977 44fb99e6.2c68cfd2
pub const DMF_004: Power = TODO;

/// # Mysterybox
///
/// `DMF_004t1` · Neutral spell · 0 mana
///
/// > Cast a random spell for every spell you've cast this game *(targets chosen randomly)*.
///
/// - Set: Madness at the Darkmoon Faire
/// - Enchantments: Prizes! [`DMF_004t1e`]
///
/// State: Todo
//~ todo DMF_004t1 e102ac61 65d067c3 50c89912.77b405a8
pub const DMF_004t1: Power = TODO;

/// # Prizes!
///
/// `DMF_004t1e` · Neutral enchantment
///
/// > Costs (0) this turn.
///
/// - Set: Madness at the Darkmoon Faire
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived DMF_004t1e b7e99eba 6af0c705 ed37228e.0daa77b6
pub const DMF_004t1e: Power = enchant(&[cost(0)]).this_turn();

/// # Hand of Fate
///
/// `DMF_004t2` · Neutral spell · 0 mana
///
/// > Fill your hand with random spells. They cost (0) this turn.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Derived
//~ derived DMF_004t2 76891e9a 1b10db97 c53545e2.3da427a2
pub const DMF_004t2: Power = spell(&[get(random(SPELL)).copies(10), lend(&[cost(0)], Lasts::ThisTurn).to(IT)]);

/// # Curse of Flesh
///
/// `DMF_004t3` · Neutral spell · 0 mana
///
/// > Fill the board with random minions, then give yours **Rush**.
///
/// - Set: Madness at the Darkmoon Faire
/// - Refers to: Rush
///
/// State: Todo
//~ todo DMF_004t3 362c89ab 608282a9 a667ca08.ddee1444
pub const DMF_004t3: Power = TODO;

/// # Mindflayer Goggles
///
/// `DMF_004t4` · Neutral spell · 0 mana
///
/// > Take control of three random enemy minions.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Derived
//~ derived DMF_004t4 b2a2424e 713a6420 f656dc39.894ac31e
pub const DMF_004t4: Power = spell(&[take_control(ENEMY_MINIONS.random_of(3))]);

/// # Devouring Hunger
///
/// `DMF_004t5` · Neutral spell · 0 mana
///
/// > Destroy all other minions. Gain their Attack and Health.
///
/// - Set: Madness at the Darkmoon Faire
/// - Enchantments: Consume [`DMF_004t5e`]
///
/// State: Todo
//~ todo DMF_004t5 d478e1e4 fe118af7 9f0e24a2.68e04c9c
pub const DMF_004t5: Power = TODO;

/// # Consume
///
/// `DMF_004t5e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ todo DMF_004t5e 81f5c7c0 3d54b1eb 10aff0d2.a536d554
pub const DMF_004t5e: Power = TODO;

/// # Rod of Roasting
///
/// `DMF_004t6` · Neutral spell · 0 mana
///
/// > Cast 'Pyroblast' randomly until a hero dies.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ todo DMF_004t6 7d217c93 40dc501c 8b932184.e3e38882
pub const DMF_004t6: Power = TODO;

/// # Rock Rager
///
/// `DMF_044` · Neutral minion · 2 mana · 5/1
///
/// > **Taunt**
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla DMF_044 7087c0fc 3efec305 86751ed2.4b0c5d24
pub const DMF_044: Power = VANILLA;

/// # Gyreworm
///
/// `DMF_062` · Neutral minion · 3 mana · 3/2
///
/// > **Battlecry:** If you played an Elemental last turn, deal 3 damage.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Target: "Deal 3 damage."
///
/// State: Derived
//~ derived DMF_062 613ac402 8917bea4 c4fc2e55.f713cecb
#[rustfmt::skip]
pub const DMF_062: Power = battlecry(&[deal(3).to(TARGET)]).when(has_done(1, &past(Side::Friendly, Deed::Played, Window::LastTurn).that(ELEMENTAL)));

/// # Banana Vendor
///
/// `DMF_065` · Neutral minion · 3 mana · 2/4
///
/// > **Battlecry:** Add 2 Bananas to each player's hand.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Bananas [`DMF_065e`]
/// - Tokens: Bananas [`DMF_065t`], Bananas [`EX1_014t`](crate::classic::neutral::EX1_014t)
///
/// State: Derived
//~ derived DMF_065 4f0e5c55 fc289b3e db2609d2.e1c727f1
pub const DMF_065: Power = battlecry(&[get(card("DMF_065t")).copies(2).to(PLAYERS)]);

/// # Bananas
///
/// `DMF_065e` · Neutral enchantment
///
/// > Has +1/+1.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Derived
//~ derived DMF_065e 884630b5 386e19f6 9eb39ce5.49a417ba
pub const DMF_065e: Power = enchant(&[plus(1, 1)]);

/// # Bananas
///
/// `DMF_065t` · Neutral spell · 1 mana
///
/// > Give a minion +1/+1.
///
/// - Set: Madness at the Darkmoon Faire
/// - Reprint of: Bananas [`EX1_014t`](crate::classic::neutral::EX1_014t)
///
/// State: Reprint
//~ reprint DMF_065t 1f5e288e bb29b8f4 0a1c7981.c54a2875
pub const DMF_065t: Power = crate::cards::EX1_014t;

/// # Knife Vendor
///
/// `DMF_066` · Neutral minion · 4 mana · 3/4
///
/// > **Battlecry:** Deal 4 damage to each hero.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived DMF_066 dc9ef1fb abbfad8e e08e1425.b757d52f
pub const DMF_066: Power = battlecry(&[deal(4).to(HEROES)]);

/// # Prize Vendor
///
/// `DMF_067` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry and Deathrattle:** Each player draws a card.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Deathrattle, Battlecry
///
/// State: Derived
//~ derived DMF_067 619b176d 8bece9a1 81fc5232.236e26bb
pub const DMF_067: Power = abilities(&[battlecry(&[draw(1).to(PLAYERS)]), deathrattle(&[draw(1).to(PLAYERS)])]);

/// # Optimistic Ogre
///
/// `DMF_068` · Neutral minion · 5 mana · 6/7
///
/// > 50% chance to attack the correct enemy.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Mechanics: Forgetful
///
/// State: Derived
//~ derived DMF_068 ae9a9968 ae4246c8 f1546861.ec7f4ff4
pub const DMF_068: Power =
    whenever(THIS.attack(CARD)).when(chance(50)).then(&[redirect_to(ENEMIES.that(not(&is(&THAT))).random())]);

/// # Claw Machine
///
/// `DMF_069` · Neutral minion · 6 mana · 6/3
///
/// > **Rush**. **Deathrattle:** Draw a minion and give it +3/+3.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle, Rush
/// - Enchantments: AHHHHH! [`DMF_069e`]
///
/// State: Derived
//~ derived DMF_069 a4028edf 4fd431e7 a4a2cb73.6c669533
pub const DMF_069: Power = deathrattle(&[draw_that(1, MINION), attach("DMF_069e").to(IT)]);

/// # AHHHHH!
///
/// `DMF_069e` · Neutral enchantment
///
/// > +3/+3.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Derived
//~ derived DMF_069e d8d54704 2a827de4 a33148e6.b42c6980
pub const DMF_069e: Power = enchant(&[plus(3, 3)]);

/// # Darkmoon Rabbit
///
/// `DMF_070` · Neutral minion · 10 mana · 1/1
///
/// > **Rush**, **Poisonous** Also damages the minions next to whomever this attacks.
///
/// - Set: Madness at the Darkmoon Faire · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Poisonous, Rush
///
/// State: Derived
//~ derived DMF_070 0b492a1d 1494b875 f38c4676.8c07c79e
pub const DMF_070: Power = also_damages(THAT.neighbours());

/// # Darkmoon Dirigible
///
/// `DMF_073` · Neutral minion · 3 mana · 3/2
///
/// > **Divine Shield Corrupt:** Gain **Rush**.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Minion type: Mech
/// - Mechanics: Divine Shield, Corrupt
/// - Refers to: Rush
/// - Tokens: Darkmoon Dirigible [`DMF_073t`]
///
/// State: Vanilla
//~ vanilla DMF_073 aca396ab d3796f3a 9c2a10eb.9c5dc580
pub const DMF_073: Power = VANILLA;

/// # Darkmoon Dirigible
///
/// `DMF_073t` · Neutral minion · 3 mana · 3/2
///
/// > **Corrupted Rush**, **Divine Shield**
///
/// - Set: Madness at the Darkmoon Faire · common
/// - Minion type: Mech
/// - Mechanics: Divine Shield, Rush, Corrupted Card
///
/// State: Vanilla
//~ vanilla DMF_073t 99d3b5a0 9c6a59d9 da478629.42c7950c
pub const DMF_073t: Power = VANILLA;

/// # Silas Darkmoon
///
/// `DMF_074` · Neutral minion · 7 mana · 4/4
///
/// > **Battlecry:** Choose a direction to rotate all minions.
///
/// - Set: Madness at the Darkmoon Faire · legendary · collectible
/// - Mechanics: Battlecry
/// - Tokens: This Way [`DMF_074a`], That Way [`DMF_074b`]
///
/// State: Todo
//~ todo DMF_074 1e9280ed 96b9bcac 3775f080.0bc30091
pub const DMF_074: Power = TODO;

/// # This Way
///
/// `DMF_074a` · Neutral spell · 0 mana
///
/// > Minions will rotate this way.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ todo DMF_074a 4c9eee43 fc56f942 3061340d.9945da1e
pub const DMF_074a: Power = TODO;

/// # That Way
///
/// `DMF_074b` · Neutral spell · 0 mana
///
/// > Minions will rotate that way.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ todo DMF_074b a96cf839 aa09e06c e7f20412.0bff7361
pub const DMF_074b: Power = TODO;

/// # Strongman
///
/// `DMF_078` · Neutral minion · 7 mana · 6/6
///
/// > **Taunt Corrupt:** This costs (0).
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Mechanics: Taunt, Corrupt
/// - Enchantments: Corruption [`DMF_078e`]
/// - Tokens: Strongman [`DMF_078t`]
///
/// State: Vanilla
//~ vanilla DMF_078 69c6b550 696c8d32 a0b6a565.392b2714
pub const DMF_078: Power = VANILLA;

/// # Corruption
///
/// `DMF_078e` · Neutral enchantment
///
/// > Costs (0).
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Derived
//~ derived DMF_078e 7e3be7bf 4f523560 c7ed45f1.dd600ecd
pub const DMF_078e: Power = enchant(&[cost(0)]);

/// # Strongman
///
/// `DMF_078t` · Neutral minion · 0 mana · 6/6
///
/// > **Corrupted Taunt**
///
/// - Set: Madness at the Darkmoon Faire · common
/// - Mechanics: Taunt, Corrupted Card
///
/// State: Vanilla
//~ vanilla DMF_078t 5b730ae0 f3c2bebf fc3a0821.5fa64eb3
pub const DMF_078t: Power = VANILLA;

/// # Inconspicuous Rider
///
/// `DMF_079` · Neutral minion · 3 mana · 2/2
///
/// > **Battlecry:** Cast a **Secret** from your deck.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Secret
///
/// State: Derived
//~ derived DMF_079 589f027f f8a9a205 6bea01f5.b92d002f
pub const DMF_079: Power = battlecry(&[cast(the(YOUR_DECK.that(SECRET).random()))]);

/// # Fleethoof Pearltusk
///
/// `DMF_080` · Neutral minion · 5 mana · 4/4
///
/// > **Rush Corrupt:** Gain +4/+4.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Minion type: Beast
/// - Mechanics: Rush, Corrupt
/// - Tokens: Fleethoof Pearltusk [`DMF_080t`]
///
/// State: Done
//~ done DMF_080 b5ab4d15 - e415e89e.1f97c45d
pub const DMF_080: Power = VANILLA;

/// # Fleethoof Pearltusk
///
/// `DMF_080t` · Neutral minion · 5 mana · 8/8
///
/// > **Corrupted Rush**
///
/// - Set: Madness at the Darkmoon Faire · common
/// - Minion type: Beast
/// - Mechanics: Rush, Corrupted Card
///
/// State: Vanilla
//~ vanilla DMF_080t 431b1d81 5e82d94e b5e67099.e657d6e9
pub const DMF_080t: Power = VANILLA;

/// # K'thir Ritualist
///
/// `DMF_081` · Neutral minion · 3 mana · 4/4
///
/// > **Taunt Battlecry:** Add a random 4-Cost minion to your opponent's hand.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Mechanics: Taunt, Battlecry
///
/// State: Derived
//~ derived DMF_081 99802d99 5c1cc182 8bd9108d.939f1f76
pub const DMF_081: Power = battlecry(&[get(random(all(&[MINION, COST.is(4)]))).to(OPPONENT)]);

/// # Darkmoon Statue
///
/// `DMF_082` · Neutral minion · 3 mana · 0/5
///
/// > Your other minions have +1 Attack. **Corrupt:** This gains +4 Attack.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Mechanics: Aura, Corrupt
/// - Enchantments: Imposing Statue [`DMF_082e`]
/// - Tokens: Darkmoon Statue [`DMF_082t`]
///
/// State: Derived
//~ derived DMF_082 53d32f89 784dd858 ba933b24.59c577ce
pub const DMF_082: Power = aura(OTHER_FRIENDLY_MINIONS).gives("DMF_082e");

/// # Imposing Statue
///
/// `DMF_082e` · Neutral enchantment
///
/// > +1 Attack from Darkmoon Statue.
///
/// - Set: Madness at the Darkmoon Faire
/// - Mechanics: Cant Be Silenced
///
/// State: Derived
//~ derived DMF_082e ae883e78 68756864 8d99ece9.3cb8d83b
pub const DMF_082e: Power = enchant(&[ATTACK.plus(1)]);

/// # Darkmoon Statue
///
/// `DMF_082t` · Neutral minion · 3 mana · 4/5
///
/// > **Corrupted** Your other minions have +1 Attack.
///
/// - Set: Madness at the Darkmoon Faire · common
/// - Mechanics: Aura, Corrupted Card
///
/// State: Derived
//~ derived DMF_082t fe58efda f1d32932 dbd1a8cb.24684d26
pub const DMF_082t: Power = aura(OTHER_FRIENDLY_MINIONS).have(&[ATTACK.plus(1)]);

/// # Wriggling Horror
///
/// `DMF_091` · Neutral minion · 2 mana · 2/1
///
/// > **Battlecry:** Give adjacent minions +1/+1.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Mechanics: Battlecry
/// - Tags: `1576` = 1
/// - Enchantments: Wriggling Around [`DMF_091e2`]
///
/// State: Derived
//~ derived DMF_091 1535829a 36cd8fd4 f636fb14.c045d933
pub const DMF_091: Power = battlecry(&[attach("DMF_091e2").to(THIS.neighbours())]);

/// # Wriggling Around
///
/// `DMF_091e2` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Derived
//~ derived DMF_091e2 a0b471d6 b6741113 9b9f4df1.67341004
pub const DMF_091e2: Power = enchant(&[plus(1, 1)]);

/// # Horrendous Growth
///
/// `DMF_124` · Neutral minion · 2 mana · 2/2
///
/// > **Corrupt:** Gain +1/+1. Can be **Corrupted** endlessly.
///
/// - Set: Madness at the Darkmoon Faire · epic · collectible
/// - Mechanics: Corrupt
/// - Tokens: Horrendous Growth [`DMF_124t`]
///
/// State: Todo
//~ todo DMF_124 7640d556 434a95cd bf8d62ae.ccbd3f0a
pub const DMF_124: Power = TODO;

/// # Horrendous Growth
///
/// `DMF_124t` · Neutral minion · 2 mana · 3/3
///
/// > **Corrupted Corrupt:** Gain +1/+1. Can be **Corrupted** endlessly.
///
/// - Set: Madness at the Darkmoon Faire · epic
/// - Mechanics: Corrupt, Corrupted Card
///
/// State: Todo
//~ todo DMF_124t cb2be84a 6780e8c4 2019d862.16a85c12
pub const DMF_124t: Power = TODO;

/// # Safety Inspector
///
/// `DMF_125` · Neutral minion · 1 mana · 1/3
///
/// > **Battlecry:** Shuffle the lowest-Cost card from your hand into your deck. Draw a card.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived DMF_125 70ced00f d5d9fea3 14cfc937.064e76d7
pub const DMF_125: Power = battlecry(&[shuffle(the(YOUR_HAND.least(COST))), draw(1)]);

/// # Carnival Clown
///
/// `DMF_163` · Neutral minion · 9 mana · 4/4
///
/// > **Taunt Battlecry:** Summon 2 copies of this. **Corrupt:** Fill your board with copies.
///
/// - Set: Madness at the Darkmoon Faire · epic · collectible
/// - Mechanics: Taunt, Battlecry, Corrupt
/// - Tokens: Carnival Clown [`DMF_163t`]
///
/// State: Derived
//~ derived DMF_163 b0e31af9 37ef64b0 f0282821.7b19bf12
pub const DMF_163: Power = battlecry(&[summon(copy_of(THIS)).copies(2)]);

/// # Carnival Clown
///
/// `DMF_163t` · Neutral minion · 9 mana · 4/4
///
/// > **Corrupted Taunt Battlecry:** Fill your board with copies of this.
///
/// - Set: Madness at the Darkmoon Faire · epic
/// - Mechanics: Taunt, Battlecry, Corrupted Card
///
/// State: Derived
//~ derived DMF_163t e68e8fe9 cdf4ad13 d4ea2682.bbed2ff9
pub const DMF_163t: Power = battlecry(&[summon(copy_of(THIS)).copies(7)]);

/// # Circus Medic
///
/// `DMF_174` · Neutral minion · 4 mana · 3/4
///
/// > **Battlecry:** Restore #4 Health. **Corrupt:** Deal 4 damage instead.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Mechanics: Battlecry, Corrupt
/// - Target: "Restore #4 Health."
/// - Tokens: Circus Medic [`DMF_174t`]
///
/// State: Derived
//~ derived DMF_174 890bfe3b 69636cc2 be81c253.a33d2d3a
pub const DMF_174: Power = battlecry(&[heal(4).to(TARGET)]);

/// # Circus Medic
///
/// `DMF_174t` · Neutral minion · 4 mana · 3/4
///
/// > **Corrupted Battlecry:** Deal 4 damage.
///
/// - Set: Madness at the Darkmoon Faire · common
/// - Mechanics: Battlecry, Corrupted Card
/// - Target: "Deal 4 damage."
///
/// State: Derived
//~ derived DMF_174t c76da25a d980d3d6 1ad051d5.4bb554ac
pub const DMF_174t: Power = battlecry(&[deal(4).to(TARGET)]);

/// # Y'Shaarj, the Defiler
///
/// `DMF_188` · Neutral minion · 10 mana · 10/10
///
/// > **Battlecry:** Add a copy of each **Corrupted** card you've played this game to your hand. They cost (0) this turn.
///
/// - Set: Madness at the Darkmoon Faire · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Corrupted Card
/// - Enchantments: True Corruption [`DMF_188e`], Corruption of Y'Shaarj [`DMF_188e2`]
/// - Tokens: Corruption [`DMF_188t`]
///
/// State: Todo
//~ todo DMF_188 20cdb674 24a5090f a48c11db.701b9843
pub const DMF_188: Power = TODO;

/// # True Corruption
///
/// `DMF_188e` · Neutral enchantment
///
/// > Your next **Corrupt** card costs (0).
///
/// - Set: Madness at the Darkmoon Faire
/// - Mechanics: Aura
///
/// State: Derived
//~ derived DMF_188e 486736d5 e14c09a6 ee9948e8.5183c536
pub const DMF_188e: Power =
    enchant(&[]).aura(YOUR_HAND.that(with(GameTag::CORRUPT)), &[cost(0)]).until(YOU.play(with(GameTag::CORRUPT)));

/// # Corruption of Y'Shaarj
///
/// `DMF_188e2` · Neutral enchantment
///
/// > Costs (0) this turn.
///
/// - Set: Madness at the Darkmoon Faire
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived DMF_188e2 1d7875f1 8c9a3e7e df15cbc6.0daa77b6
pub const DMF_188e2: Power = enchant(&[cost(0)]).this_turn();

/// # Corruption
///
/// `DMF_188t` · Neutral spell · 1 mana
///
/// > **Corrupt** all your cards.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ todo DMF_188t b141a515 5040c4dc da9880cc.da62dd38
pub const DMF_188t: Power = TODO;

/// # Costumed Entertainer
///
/// `DMF_189` · Neutral minion · 2 mana · 1/2
///
/// > **Battlecry:** Give a random minion in your hand +2/+2.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Definitely Entertained [`DMF_189e`]
///
/// State: Derived
//~ derived DMF_189 857673ca 20a9232d 0452b9c1.3a86a77c
pub const DMF_189: Power = battlecry(&[attach("DMF_189e").to(YOUR_HAND.that(MINION).random())]);

/// # Definitely Entertained
///
/// `DMF_189e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Derived
//~ derived DMF_189e a8027511 b1326bc4 fdcf74e8.6d6ab056
pub const DMF_189e: Power = enchant(&[plus(2, 2)]);

/// # Fantastic Firebird
///
/// `DMF_190` · Neutral minion · 4 mana · 3/5
///
/// > **Windfury**
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Minion type: Elemental, Beast
/// - Mechanics: Windfury
/// - Tags: `2542` = 1
///
/// State: Vanilla
//~ vanilla DMF_190 a20dd06c 7b543a66 03e2038b.9569ce14
pub const DMF_190: Power = VANILLA;

/// # Showstopper
///
/// `DMF_191` · Neutral minion · 2 mana · 3/2
///
/// > **Deathrattle: Silence** all minions.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Mechanics: Deathrattle
/// - Refers to: Silence
///
/// State: Derived
//~ derived DMF_191 c2865def 542280ca a01d86c2.f4511ff3
pub const DMF_191: Power = deathrattle(&[silence(MINIONS)]);

/// # Derailed Coaster
///
/// `DMF_202` · Neutral minion · 5 mana · 3/2
///
/// > **Battlecry:** Summon a 1/1 Rider with **Rush** for each minion in your hand.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Tokens: Darkmoon Rider [`DMF_523t`](crate::darkmoon_faire::warrior::DMF_523t)
///
/// State: Derived
//~ derived DMF_202 0c983e16 b6996653 59049ea4.b84d5aec
pub const DMF_202: Power = battlecry(&[summon(card("DMF_523t")).for_each(YOUR_HAND.that(MINION))]);

/// # C'Thun, the Shattered
///
/// `DMF_254` · Neutral minion · 10 mana · 6/6
///
/// > **Start of Game:** Break into pieces. **Battlecry:** Deal 30 damage randomly split among all enemies.
///
/// - Set: Madness at the Darkmoon Faire · legendary · collectible
/// - Mechanics: Battlecry, Dont Pick From Subsets, Start Of Game Keyword
/// - Tags: `1673` = 1, `2936` = 1, `4759` = 1
/// - Tokens: Eye of C'Thun [`DMF_254t3`], Heart of C'Thun [`DMF_254t4`], Body of C'Thun [`DMF_254t5`], Maw of C'Thun [`DMF_254t7`]
///
/// State: Todo
//~ todo DMF_254 2dd68331 34b6c8dc 73facca7.0636d4fc
pub const DMF_254: Power = TODO;

/// # Eye of C'Thun
///
/// `DMF_254t3` · Neutral spell · 5 mana
///
/// > **Piece of C'Thun (@/4)** Deal $7 damage randomly split among all enemies.
///
/// - Set: Madness at the Darkmoon Faire
/// - Mechanics: Immune To Spellpower
///
/// State: Todo
//~ todo DMF_254t3 b3517aa8 e335960f bf3c7ed6.0ea274eb
pub const DMF_254t3: Power = TODO;

/// # Heart of C'Thun
///
/// `DMF_254t4` · Neutral spell · 5 mana
///
/// > **Piece of C'Thun (@/4)** Deal $3 damage to all minions.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ todo DMF_254t4 26f5c8b6 4494c17c 3d1c626e.ecd2d96c
pub const DMF_254t4: Power = TODO;

/// # Body of C'Thun
///
/// `DMF_254t5` · Neutral spell · 5 mana
///
/// > **Piece of C'Thun (@/4)** Summon a 6/6 C'Thun's Body with **Taunt**.
///
/// - Set: Madness at the Darkmoon Faire
/// - Refers to: Taunt
/// - Tokens: C'Thun's Body [`DMF_254t5t`]
///
/// State: Todo
//~ todo DMF_254t5 8fbc683d 8acba013 7a4f34fe.7fc474ad
pub const DMF_254t5: Power = TODO;

/// # C'Thun's Body
///
/// `DMF_254t5t` · Neutral minion · 6 mana · 6/6
///
/// > **Taunt**
///
/// - Set: Madness at the Darkmoon Faire
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla DMF_254t5t 8c794df4 e5a35c6e 2b2b81b5.4b0c5d24
pub const DMF_254t5t: Power = VANILLA;

/// # Maw of C'Thun
///
/// `DMF_254t7` · Neutral spell · 5 mana
///
/// > **Piece of C'Thun (@/4)** Destroy a minion.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Todo
//~ todo DMF_254t7 7190411d c3feb26f ce804f90.adf5134a
pub const DMF_254t7: Power = TODO;

/// # Parade Leader
///
/// `DMF_520` · Neutral minion · 2 mana · 2/3
///
/// > After you summon a **Rush** minion, give it +2 Attack.
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Minion type: Undead
/// - Refers to: Rush
/// - Enchantments: Leading Strong [`DMF_520e`]
///
/// State: Derived
//~ derived DMF_520 42143cf8 6f956d3f 9cf5d014.162b3bbc
pub const DMF_520: Power = after(YOU.summon(all(&[MINION, with(GameTag::RUSH)]))).then(&[attach("DMF_520e").to(THAT)]);

/// # Leading Strong
///
/// `DMF_520e` · Neutral enchantment
///
/// > +2 Attack.
///
/// - Set: Madness at the Darkmoon Faire
///
/// State: Derived
//~ derived DMF_520e eea14a1c 11dceded 06a2e14e.bf3d1612
pub const DMF_520e: Power = enchant(&[ATTACK.plus(2)]);

/// # Circus Amalgam
///
/// `DMF_532` · Neutral minion · 4 mana · 4/5
///
/// > **Taunt* This has all minion types.*
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Minion type: All
/// - Mechanics: Taunt
///
/// State: Todo
//~ todo DMF_532 33cb067e 7a29222a 0d3726c7.53be5cce
pub const DMF_532: Power = TODO;

/// # The Coin
///
/// `DMF_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Madness at the Darkmoon Faire
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived DMF_COIN1 ab303c8c b2fc5466 f1a490ef.095f71be
pub const DMF_COIN1: Power = spell(&[gain_mana(1)]);

/// # The Coin
///
/// `DMF_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Madness at the Darkmoon Faire
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived DMF_COIN2 bb5888c7 08e68591 81a0866d.095f71be
pub const DMF_COIN2: Power = spell(&[gain_mana(1)]);

/// # Deathwarden
///
/// `YOP_012` · Neutral minion · 3 mana · 2/5
///
/// > **Deathrattles** can't trigger.
///
/// - Set: Madness at the Darkmoon Faire · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Aura
/// - Refers to: Deathrattle
/// - Enchantments: Quiet Death [`YOP_012e`]
///
/// State: Todo
//~ todo YOP_012 7a73b7fb 0cfb9948 6e0cca3d.642a6b19
pub const YOP_012: Power = TODO;

/// # Quiet Death
///
/// `YOP_012e` · Neutral enchantment
///
/// > This card's **Deathrattles** don't trigger.
///
/// - Set: Madness at the Darkmoon Faire
/// - Mechanics: Cant Be Silenced
///
/// State: Todo
//~ todo YOP_012e cb4c570a 64f88093 ed1fa232.b08ac0c8
pub const YOP_012e: Power = TODO;

/// # Crabrider
///
/// `YOP_031` · Neutral minion · 2 mana · 1/4
///
/// > Rush **Windfury**
///
/// - Set: Madness at the Darkmoon Faire · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Windfury, Rush
/// - Enchantments: Crabriding [`YOP_031e`]
///
/// State: Vanilla
//~ vanilla YOP_031 96212c6b f550a0f3 f4170c82.7184ae80
pub const YOP_031: Power = VANILLA;

/// # Crabriding
///
/// `YOP_031e` · Neutral enchantment
///
/// > **Windfury** this turn.
///
/// - Set: Madness at the Darkmoon Faire
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived YOP_031e 732a8e2a 757a0de2 65f0c9d2.4231fdda
pub const YOP_031e: Power = enchant(&[has(GameTag::WINDFURY)]).this_turn();

/// # Armor Vendor
///
/// `YOP_032` · Neutral minion · 1 mana · 1/3
///
/// > **Battlecry:** Give 4 Armor to each hero.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived YOP_032 40aca4af 9ab8cc35 d19a8cce.6c541968
pub const YOP_032: Power = battlecry(&[armor(4).to(HEROES)]);

/// # Runaway Blackwing
///
/// `YOP_034` · Neutral minion · 10 mana · 10/10
///
/// > At the end of your turn, deal 10 damage to a random enemy minion.
///
/// - Set: Madness at the Darkmoon Faire · rare · collectible
/// - Minion type: Dragon
/// - Tags: `4577` = 1
///
/// State: Derived
//~ derived YOP_034 134b7db8 9712d1c7 f11c4499.d88598ca
pub const YOP_034: Power = at_end_of_your_turn(&[deal(10).to(ENEMY_MINIONS.random())]);

/// # Moonfang
///
/// `YOP_035` · Neutral minion · 5 mana · 6/3
///
/// > Can only take 1 damage at a time.
///
/// - Set: Madness at the Darkmoon Faire · legendary · collectible
/// - Minion type: Beast
/// - Reprint of: The Steel Sentinel [`LOEA16_27`](crate::league_of_explorers::neutral::LOEA16_27)
///
/// State: Derived
//~ derived YOP_035 bd3d8760 869313dc e7edadf1.049904b3
pub const YOP_035: Power = whenever(THIS.would_take_damage(CARD)).then(&[damage_at_most(1)]);
