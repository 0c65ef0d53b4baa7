//! Neutral cards of Saviors of Uldum.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 7f9035bf

/// # Zephrys the Great
/// Minion · Elemental · 2 mana · 3/2
/// > **Battlecry:** If your deck has no duplicates, wish for the perfect card.
///
/// # Notes
///
/// An approximation: three cards of the former Basic and Classic sets by what both players see. First one that kills the enemy hero
/// this turn (the Attack of the own minions counts where no enemy minion has Taunt), then an answer to the enemy board (damage to all
/// from three minions on, else the removal of one), healing from 12 Health down, a Mana Crystal early, and the dearest minion that
/// the Mana pays for; Brightwing, damage and cards fill up. Without Mana left the next turn counts. Cards that could play Zephrys
/// again are in no list. The real order is code of the client's server; four recorded wishes (400a9e3683#0#4 and others) offered
/// Wild Growth, Animal Companion and Brightwing early, Flame Imp and Forked Lightning with 1 Mana, Tirion Fordring and Brightwing late.
//~ approximate ULD_003 - 37b85927.7a3f703f a44a8563
pub const ULD_003: Power = battlecry(WISH)
    .when(no_duplicates(&YOUR_DECK))
    .approximate("offers cards by simple rules; the game looks for the best ones");

/// "Wish for the perfect card."
pub(crate) const WISH: &[Effect] = &[native("zephrys_wish", wish, WISHES)];

/// What a card of the list is for, with the number that counts.
#[derive(Clone, Copy, PartialEq)]
enum Aim {
    /// So much damage to the enemy hero.
    Burn(i16),
    /// So much Attack for each own minion.
    Rally(i16),
    /// Damage or death to many minions.
    Area,
    /// The end of one minion.
    Removal,
    /// Healing.
    Heal,
    /// A minion for so much Mana.
    Body,
    /// A Mana Crystal.
    Ramp,
    /// A card that is never wrong.
    Value,
    /// Cards.
    Draw,
}

/// The cards that can be offered: what each is for, and its Cost. The text with the same place in [`WISHES`], one behind, makes it.
const ANSWERS: &[(Aim, i16)] = &[
    (Aim::Burn(1), 0),
    (Aim::Burn(3), 1),
    (Aim::Burn(3), 2),
    (Aim::Rally(2), 3),
    (Aim::Burn(6), 4),
    (Aim::Rally(3), 5),
    (Aim::Burn(10), 10),
    (Aim::Area, 1),
    (Aim::Area, 2),
    (Aim::Area, 3),
    (Aim::Area, 5),
    (Aim::Area, 7),
    (Aim::Area, 8),
    (Aim::Removal, 0),
    (Aim::Removal, 3),
    (Aim::Removal, 4),
    (Aim::Heal, 2),
    (Aim::Heal, 6),
    (Aim::Body, 0),
    (Aim::Body, 1),
    (Aim::Body, 2),
    (Aim::Body, 3),
    (Aim::Body, 4),
    (Aim::Body, 5),
    (Aim::Body, 6),
    (Aim::Body, 7),
    (Aim::Body, 8),
    (Aim::Body, 9),
    (Aim::Body, 10),
    (Aim::Ramp, 2),
    (Aim::Value, 2),
    (Aim::Draw, 3),
];

const WISHES: &[&[Effect]] = &[
    &[discover_then(Offer::Entities(LEFT_ASIDE), &[get(the(IT))]), remove_from_game(LEFT_ASIDE)],
    // Moonfire, Lightning Bolt, Frostbolt, Savage Roar, Fireball, Bloodlust, Pyroblast.
    &[create_aside(card("CS2_008"))],
    &[create_aside(card("EX1_238"))],
    &[create_aside(card("CS2_024"))],
    &[create_aside(card("CS2_011"))],
    &[create_aside(card("CS2_029"))],
    &[create_aside(card("CS2_046"))],
    &[create_aside(card("EX1_279"))],
    // Forked Lightning, Arcane Explosion, Lightning Storm, Brawl, Flamestrike, Twisting Nether.
    &[create_aside(card("EX1_251"))],
    &[create_aside(card("CS2_025"))],
    &[create_aside(card("EX1_259"))],
    &[create_aside(card("EX1_407"))],
    &[create_aside(card("CS2_032"))],
    &[create_aside(card("EX1_312"))],
    // Silence, Hex, Assassinate.
    &[create_aside(card("EX1_332"))],
    &[create_aside(card("EX1_246"))],
    &[create_aside(card("CS2_076"))],
    // Holy Light, Lay on Hands.
    &[create_aside(card("CS2_089"))],
    &[create_aside(card("EX1_354"))],
    // Wisp, Flame Imp, Loot Hoarder, Animal Companion, Defender of Argus, Azure Drake, Sylvanas Windrunner, Baron Geddon, Tirion
    // Fordring, Ysera, Deathwing.
    &[create_aside(card("CS2_231"))],
    &[create_aside(card("EX1_319"))],
    &[create_aside(card("EX1_096"))],
    &[create_aside(card("NEW1_031"))],
    &[create_aside(card("EX1_093"))],
    &[create_aside(card("EX1_284"))],
    &[create_aside(card("EX1_016"))],
    &[create_aside(card("EX1_249"))],
    &[create_aside(card("EX1_383"))],
    &[create_aside(card("EX1_572"))],
    &[create_aside(card("NEW1_030"))],
    // Wild Growth, Brightwing, Arcane Intellect.
    &[create_aside(card("CS2_013"))],
    &[create_aside(card("EX1_189"))],
    &[create_aside(card("CS2_023"))],
];

/// Makes the three cards, and queues their offer below.
fn wish(at: &mut dyn NativeContext) {
    at.queue(0);
    for place in perfect(at).into_iter().rev() {
        at.queue(place + 1);
    }
}

/// The places of three cards in [`ANSWERS`], the most wanted first.
fn perfect(at: &dyn NativeContext) -> Vec<usize> {
    // Without Mana the wish is for the next turn.
    let mana = if at.mana() > 0 { at.mana() } else { at.crystals() + 1 };
    let minions = at.entities_in(Zone::Play);
    let this = at.this().number;
    let others = minions.into_iter().filter(|it| it.number != this);
    let (mine, theirs): (Vec<SeenEntity>, Vec<SeenEntity>) = others.partition(|it| it.friendly);
    let blocked = theirs.iter().any(|it| it.card.is_some_and(|card| card.tag(GameTag::TAUNT) > 0));
    let attack = mine.iter().map(|it| it.attack).fold(0_i16, i16::saturating_add);
    let missing = at.hero_left(false).saturating_sub(if blocked { 0 } else { attack });
    let fighters = i16::try_from(mine.len()).unwrap_or(0);
    let kills = |aim: Aim| match aim {
        Aim::Burn(damage) => damage >= missing,
        Aim::Rally(more) => !blocked && more.saturating_mul(fighters) >= missing,
        Aim::Area | Aim::Removal | Aim::Heal | Aim::Body | Aim::Ramp | Aim::Value | Aim::Draw => false,
    };
    let paid = || ANSWERS.iter().enumerate().filter(|(_, (_, cost))| *cost <= mana);
    let cheapest = |such: &dyn Fn(Aim) -> bool| paid().find(|(_, (aim, _))| such(*aim)).map(|(place, _)| place);
    let dearest = |such: &dyn Fn(Aim) -> bool| paid().filter(|(_, (aim, _))| such(*aim)).last().map(|(place, _)| place);
    let answer = if theirs.len() > 2 { Aim::Area } else { Aim::Removal };
    let wants = [
        cheapest(&|aim| missing > 0 && kills(aim)),
        (!theirs.is_empty()).then(|| dearest(&|aim| aim == answer)).flatten(),
        (at.hero_left(true) <= 12).then(|| dearest(&|aim| aim == Aim::Heal)).flatten(),
        (at.crystals() < 5).then(|| dearest(&|aim| aim == Aim::Ramp)).flatten(),
        dearest(&|aim| aim == Aim::Body),
        dearest(&|aim| aim == Aim::Value),
        dearest(&|aim| matches!(aim, Aim::Burn(_))),
        dearest(&|aim| aim == Aim::Draw),
        cheapest(&|aim| aim == Aim::Body),
        cheapest(&|aim| matches!(aim, Aim::Burn(_))),
        cheapest(&|aim| aim == Aim::Removal),
    ];
    let mut places = Vec::new();
    for place in wants.into_iter().flatten() {
        if places.len() < 3 && !places.contains(&place) {
            places.push(place);
        }
    }
    places
}

/// # Questing Explorer
/// Minion · 2 mana · 2/3
/// > **Battlecry:** If you control a **Quest**, draw a card.
//~ derived ULD_157 6fd645c7 5656a6e3.e47cba27 dca85030
pub const ULD_157: Power = battlecry(&[draw(1)]).when(there_is(&YOUR_SECRETS.that(with(GameTag::QUEST))));

/// # Serpent Egg
/// Minion · 2 mana · 0/3
/// > **Deathrattle:** Summon a 3/4 Sea Serpent.
/// - Makes: Sea Serpent [`ULD_174t`] (3/4)
//~ derived ULD_174 01bc01aa 5b6adc92.99cf432e 9b3d0e98.87b9ad70
pub const ULD_174: Power = deathrattle(&[summon(card("ULD_174t"))]);

/// # Sea Serpent
/// Minion · Beast · 3 mana · 3/4
//~ vanilla ULD_174t a23e951f 22821460 351af0e2
pub const ULD_174t: Power = VANILLA;

/// # Octosari
/// Minion · Beast · 8 mana · 8/8
/// > **Deathrattle:** Draw 8 cards.
//~ derived ULD_177 51f98c29 89823f8c.ffd87d36 44e0d11a
pub const ULD_177: Power = deathrattle(&[draw(8)]);

/// # Siamat
/// Minion · Elemental · 7 mana · 7/7
/// > **Battlecry:** Gain 2 of **Rush**, **Taunt**, **Divine Shield**, or **Windfury** *(your choice).*
/// - Makes: Siamat's Wind [`ULD_178a`] ("Give Siamat Windfury."); Siamat's Shield [`ULD_178a2`] ("Give Siamat Divine Shield."); Siamat's Heart [`ULD_178a3`] ("Give Siamat Taunt."); Siamat's Speed [`ULD_178a4`] ("Give Siamat Rush.")
//~ done ULD_178 - efbb7c67.c20468a4 e78c3c98.f5572598
pub const ULD_178: Power = battlecry(&[
    choose_card(&["ULD_178a2", "ULD_178a", "ULD_178a3", "ULD_178a4"], &[apply_it_to(THIS)]),
    either(
        there_is(&IT.that(named("ULD_178a2"))),
        &[choose_card(&["ULD_178a", "ULD_178a3", "ULD_178a4"], &[apply_it_to(THIS)])],
        &[either(
            there_is(&IT.that(named("ULD_178a"))),
            &[choose_card(&["ULD_178a2", "ULD_178a3", "ULD_178a4"], &[apply_it_to(THIS)])],
            &[either(
                there_is(&IT.that(named("ULD_178a3"))),
                &[choose_card(&["ULD_178a2", "ULD_178a", "ULD_178a4"], &[apply_it_to(THIS)])],
                &[choose_card(&["ULD_178a2", "ULD_178a", "ULD_178a3"], &[apply_it_to(THIS)])],
            )],
        )],
    ),
]);

/// # Siamat's Wind
/// Spell · 0 mana
/// > Give Siamat **Windfury**.
//~ done ULD_178a - 3e8f9d5a.784f9fd1 4a9c4c78
pub const ULD_178a: Power = spell(&[give(&[has(GameTag::WINDFURY)]).to(A_MINION)]);

/// # Siamat's Shield
/// Spell · 0 mana
/// > Give Siamat **Divine Shield**.
//~ done ULD_178a2 - 3e8f9d5a.e69ac41e e2b2211d
pub const ULD_178a2: Power = spell(&[give(&[has(GameTag::DIVINE_SHIELD)]).to(A_MINION)]);

/// # Siamat's Heart
/// Spell · 0 mana
/// > Give Siamat **Taunt**.
//~ done ULD_178a3 - 3e8f9d5a.c9bc5842 6bf2467a
pub const ULD_178a3: Power = spell(&[give(&[has(GameTag::TAUNT)]).to(A_FRIENDLY_MINION)]);

/// # Siamat's Speed
/// Spell · 0 mana
/// > Give Siamat **Rush**.
//~ done ULD_178a4 - 3e8f9d5a.c59a8f93 962c88cc
pub const ULD_178a4: Power = spell(&[give(&[has(GameTag::RUSH)]).to(A_MINION)]);

/// # Phalanx Commander
/// Minion · 5 mana · 4/5
/// > Your **Taunt** minions have +2 Attack.
/// - Makes: Commanded [`ULD_179e`] ("Phalanx Commander is granting this +2 Attack.")
//~ derived ULD_179 8f747051 a0c2f312.dcf19ad3 ba111d42.4fc10919
pub const ULD_179: Power = aura(FRIENDLY_MINIONS.that(with(GameTag::TAUNT))).have(&[ATTACK.plus(2)]);

/// # Commanded
/// Enchantment
/// > Phalanx Commander is granting this +2 Attack.
/// - Makes: Phalanx Commander [`ULD_179`] (4/5, "Your Taunt minions have +2 Attack.")
//~ todo ULD_179e 67de205a d522ad72.35f21fde f36d06fa.a07ad700
pub const ULD_179e: Power = TODO;

/// # Sunstruck Henchman
/// Minion · 4 mana · 6/5
/// > At the start of your turn, this has a 50% chance to fall asleep.
//~ done ULD_180 - b7a1c5ed.8037eb06 bb6e7184
pub const ULD_180: Power =
    whenever(YOU.turn_start()).when(chance(50)).then(&[lend(&[has(GameTag::CANT_ATTACK)], Lasts::ThisTurn)]);

/// # Spitting Camel
/// Minion · Beast · 2 mana · 2/4
/// > At the end of your turn, deal 1 damage to another random friendly minion.
//~ derived ULD_182 c6a16a69 40a24058.e082a002 19154eaf
pub const ULD_182: Power = at_end_of_your_turn(&[deal(1).to(OTHER_FRIENDLY_MINIONS.random())]);

/// # Anubisath Warbringer
/// Minion · 9 mana · 9/6
/// > **Deathrattle:** Give all minions in your hand +3/+3.
/// - Makes: Anubisath Power [`ULD_183e`] ("\+3/+3.")
//~ derived ULD_183 b95944bf 407e1ba8.38ffa630 ae8f93f8.71b8cfce
pub const ULD_183: Power = deathrattle(&[attach("ULD_183e").to(YOUR_HAND.that(MINION))]);

/// # Anubisath Power
/// Enchantment
/// > \+3/+3.
//~ derived ULD_183e 75fd9ce4 d522ad72.184d0f12 05da1d5f
pub const ULD_183e: Power = enchant(&[plus(3, 3)]);

/// # Kobold Sandtrooper
/// Minion · 2 mana · 2/1
/// > **Deathrattle:** Deal 3 damage to the enemy hero.
//~ derived ULD_184 acf7378b 5673be69.54b65eb1 073525ce
pub const ULD_184: Power = deathrattle(&[deal(3).to(ENEMY_HERO)]);

/// # Temple Berserker
/// Minion · Undead · 2 mana · 1/2
/// > **Reborn** Has +2 Attack while damaged.
/// - Makes: Enraged [`ULD_185e`] ("\+2 Attack.")
//~ derived ULD_185 f1373455 70718316.14632d33 c3c46506.1d5f890f
pub const ULD_185: Power = aura(THIS).when(DAMAGED).gives("ULD_185e");

/// # Enraged
/// Enchantment
/// > \+2 Attack.
//~ derived ULD_185e ec6d4940 d522ad72.a6e18051 a7420c02
pub const ULD_185e: Power = enchant(&[ATTACK.plus(2)]);

/// # Golden Scarab
/// Minion · Beast · 3 mana · 2/2
/// > **Battlecry: Discover** a 4-Cost card.
//~ derived ULD_188 3e5d1de9 efc922a3.428d95e6 41dbd468
pub const ULD_188: Power = battlecry(&[discover(COST.is(4))]);

/// # Faceless Lurker
/// Minion · 5 mana · 3/3
/// > **Taunt Battlecry:** Double this minion's Health.
/// - Makes: Bravery [`ULD_189e`] ("Doubled Health.")
//~ done ULD_189 - e8b6bfb0.37eb0041 4f08c1d3.f3d82ede
pub const ULD_189: Power = battlecry(&[give(&[HEALTH.plus(1).times(X)]).with_x(HEALTH.of(THIS))]);

/// # Bravery
/// Enchantment
/// > Doubled Health.
//~ todo ULD_189e 1b2eaf0f d522ad72.645d0540 ac7380a1
pub const ULD_189e: Power = TODO;

/// # Pit Crocolisk
/// Minion · Beast · 8 mana · 5/6
/// > **Battlecry:** Deal 5 damage.
//~ derived ULD_190 bd3b2ef2 95006857.8aaf2abd a7db830d
pub const ULD_190: Power = battlecry(&[deal(5).to(TARGET)]);

/// # Beaming Sidekick
/// Minion · 1 mana · 1/2
/// > **Battlecry:** Give a friendly minion +2 Health.
/// - Makes: Assisting! [`ULD_191e`] ("\+2 Health.")
//~ derived ULD_191 5a7f4722 cbfac199.42ef63b0 348ac594.a314d9c6
pub const ULD_191: Power = battlecry(&[attach("ULD_191e").to(A_FRIENDLY_MINION)]);

/// # Assisting!
/// Enchantment
/// > \+2 Health.
//~ derived ULD_191e e9f5ebc7 d522ad72.51d51864 ade01e10
pub const ULD_191e: Power = enchant(&[HEALTH.plus(2)]);

/// # Living Monument
/// Minion · 10 mana · 10/10
/// > **Taunt**
//~ vanilla ULD_193 6d95214a 35a233d2.4b0c5d24 95840022
pub const ULD_193: Power = VANILLA;

/// # Wasteland Scorpid
/// Minion · Beast · 7 mana · 3/9
/// > **Poisonous**
//~ vanilla ULD_194 cd0d341a 245a1f6e.2574dcf7 a873c634
pub const ULD_194: Power = VANILLA;

/// # Neferset Ritualist
/// Minion · 2 mana · 2/3
/// > **Battlecry:** Restore adjacent minions to full Health.
//~ derived ULD_196 5257c047 5656a6e3.f865d014 f30ab309
pub const ULD_196: Power = battlecry(&[heal_fully(THIS.neighbours())]);

/// # Quicksand Elemental
/// Minion · Elemental · 2 mana · 3/2
/// > **Battlecry:** Give all enemy minions -2 Attack this turn.
/// - Makes: Stuck! [`ULD_197e`] ("\-2 Attack this turn.")
//~ derived ULD_197 c12dbe9f 37b85927.da34e18b fd7d59dc.eb6c089d
pub const ULD_197: Power = battlecry(&[attach("ULD_197e").to(ENEMY_MINIONS)]);

/// # Stuck!
/// Enchantment
/// > \-2 Attack this turn.
//~ derived ULD_197e ac1c2c0d d522ad72.79f8bcbe f1823b2b
pub const ULD_197e: Power = enchant(&[ATTACK.plus(-2)]).this_turn();

/// # Conjured Mirage
/// Minion · 4 mana · 3/10
/// > **Taunt** At the start of your turn, shuffle this minion into your deck.
//~ done ULD_198 - 5f85a3c7.a2917481 f31257b7
pub const ULD_198: Power = at_start_of_your_turn(&[shuffle(the(THIS))]);

/// # Candletaker
/// Minion · Undead · 3 mana · 3/2
/// > **Reborn**
//~ vanilla ULD_205 53d9ca32 e176609e.d8e09bc7 70bbeae6
pub const ULD_205: Power = VANILLA;

/// # Khartut Defender
/// Minion · Undead · 6 mana · 3/4
/// > **Taunt**, **Reborn Deathrattle:** Restore #3 Health to your hero.
//~ derived ULD_208 9a885748 c9280831.5df91715 9fc9e3e4
pub const ULD_208: Power = deathrattle(&[heal(3).to(YOUR_HERO)]);

/// # Vulpera Scoundrel
/// Minion · 3 mana · 2/3
/// > **Battlecry**: **Discover** a spell or pick a mystery choice.
/// - Makes: Mystery Choice! [`ULD_209t`] ("Add a random spell to your hand.")
//~ done ULD_209 - decb9ba2.b8baa1e1 eb8f969f.d201d9a6
pub const ULD_209: Power = battlecry(&[
    create_aside(random_of(all(&[SPELL, not(&shares(CardProperty::Name, &LEFT_ASIDE))]), Classes::Own)).picks(3),
    create_aside(card("ULD_209t")),
    discover_then(
        Offer::Entities(LEFT_ASIDE),
        &[either(there_is(&IT.that(named("ULD_209t"))), &[get(random(SPELL))], &[get(the(IT))])],
    )
    .shown(4),
    remove_from_game(LEFT_ASIDE),
]);

/// # Mystery Choice!
/// Spell · 0 mana
/// > Add a random spell to your hand.
//~ derived ULD_209t 81f8a46a 3e8f9d5a.cf119678 c0c65ae7
pub const ULD_209t: Power = spell(&[get(random(SPELL))]);

/// # Generous Mummy
/// Minion · Undead · 3 mana · 5/4
/// > **Reborn** Your opponent's cards cost (1) less.
/// - Makes: Charity [`ULD_214e`] ("Costs (1) less.")
//~ done ULD_214 - 1ab13ecb.d531ff2e ede30c0e.8e77a20a
pub const ULD_214: Power = aura(ENEMY_HAND).gives("ULD_214e");

/// # Charity
/// Enchantment
/// > Costs (1) less.
//~ derived ULD_214e 63823660 d522ad72.f705eb41 600fdce1
pub const ULD_214e: Power = enchant(&[cost_less(1)]);

/// # Wrapped Golem
/// Minion · Undead · 7 mana · 7/5
/// > **Reborn** At the end of your turn, summon a 1/1 Scarab with **Taunt**.
/// - Makes: Scarab [`ULD_215t`] (1/1, "Taunt")
//~ derived ULD_215 9ab79596 f7296e99.a7a37918 f8264caf.5d4fd1c4
pub const ULD_215: Power = at_end_of_your_turn(&[summon(card("ULD_215t"))]);

/// # Scarab
/// Minion · Beast · 1 mana · 1/1
/// > **Taunt**
//~ vanilla ULD_215t 13fe7191 5533a85b.4b0c5d24 95a28615
pub const ULD_215t: Power = VANILLA;

/// # Mischief Maker
/// Minion · 3 mana · 3/3
/// > **Battlecry:** Swap the top card of your deck with your opponent's.
//~ done ULD_229 - 05878c57.cdbdf8b7 a9bb3612
pub const ULD_229: Power = battlecry(&[swap(YOUR_DECK.first(1), ENEMY_DECK.first(1))]);

/// # Infested Goblin
/// Minion · 3 mana · 2/3
/// > **Taunt Deathrattle:** Add two 1/1 Scarabs with **Taunt** to your hand.
/// - Makes: Scarab [`ULD_215t`] (1/1, "Taunt")
//~ derived ULD_250 438b6f4e decb9ba2.5c52b544 4f2049f7.5d4fd1c4
pub const ULD_250: Power = deathrattle(&[get(card("ULD_215t")).copies(2)]);

/// # Injured Tol'vir
/// Minion · 2 mana · 2/6
/// > **Taunt Battlecry:** Deal 3 damage to this minion.
//~ derived ULD_271 16df8dd7 56b43e4a.b25eef9b ff7c08da
pub const ULD_271: Power = battlecry(&[deal(3).to(THIS)]);

/// # Wasteland Assassin
/// Minion · Undead · 5 mana · 4/2
/// > **Stealth Reborn**
//~ vanilla ULD_274 4501fa8d 5246ede6.a74fe902 718fddee
pub const ULD_274: Power = VANILLA;

/// # Bone Wraith
/// Minion · Undead · 4 mana · 2/5
/// > **Taunt Reborn**
//~ vanilla ULD_275 a3f4e2db d2bf85d9.78d9b163 edba629c
pub const ULD_275: Power = VANILLA;

/// # Jar Dealer
/// Minion · 1 mana · 1/1
/// > **Deathrattle:** Add a random 1-Cost minion to your hand.
//~ derived ULD_282 31e69c70 cbd7c476.c5ba2a19 0e3777af
pub const ULD_282: Power = deathrattle(&[get(random(all(&[MINION, COST.is(1)])))]);

/// # Fishflinger
/// Minion · Murloc · 2 mana · 3/2
/// > **Battlecry:** Add a random Murloc to each player's hand.
//~ derived ULD_289 e342ec70 7c03ec8e.d0d8c54d 8ccb530d
pub const ULD_289: Power = battlecry(&[get(random(MURLOC)).for_(PLAYERS)]);

/// # History Buff
/// Minion · 3 mana · 3/4
/// > Whenever you play a minion, give a random minion in your hand +1/+1.
/// - Makes: Erudite [`ULD_290e`] ("Increased stats from History Buff.")
//~ derived ULD_290 8170ae60 05841e04.a01a31ee bca5483d.d21314e4
pub const ULD_290: Power = whenever(YOU.play(MINION)).then(&[give(&[plus(1, 1)]).to(YOUR_HAND.that(MINION).random())]);

/// # Erudite
/// Enchantment
/// > Increased stats from History Buff.
/// - Makes: History Buff [`ULD_290`] (3/4, "Whenever you play a minion, give a random minion…")
//~ todo ULD_290e b2ff0160 d522ad72.f1e3ac6d 661d4e06.9bfc73bf
pub const ULD_290e: Power = TODO;

/// # King Phaoris
/// Minion · 10 mana · 5/5
/// > **Battlecry:** For each spell in your hand, summon a random minion of the same Cost.
//~ done ULD_304 - db953859.72242aab f0341920
pub const ULD_304: Power =
    battlecry(&[one_by_one(YOUR_HAND.that(SPELL), &[summon(random_costing(MINION, COST.of(THAT)))])]);

/// # Dwarven Archaeologist
/// Minion · 3 mana · 3/3
/// > **Battlecry**: **Discover** a card. Reduce its Cost by (1).
/// - Makes: Archaelogical Study [`ULD_309e`] ("Costs (1) less.")
//~ derived ULD_309 95fc25e7 05878c57.1c3e8dc8 d22c9068.4ed38cec
pub const ULD_309: Power = battlecry(&[discover(CARD), attach("ULD_309e").to(IT)]);

/// # Archaelogical Study
/// Enchantment
/// > Costs (1) less.
//~ derived ULD_309e 260486fd d522ad72.f705eb41 e9b0cb7d
pub const ULD_309e: Power = enchant(&[cost_less(1)]);

/// # Vilefiend
/// Minion · Demon · 2 mana · 2/2
/// > **Lifesteal**
//~ vanilla ULD_450 c975e120 b4d66bc3.b857c9f1 1ab5b8a6
pub const ULD_450: Power = VANILLA;

/// # Titanic Lackey
/// Minion · 1 mana · 1/1
/// > **Battlecry:** Give a friendly minion +2 Health and **Taunt**.
/// - Makes: Hardened [`ULD_616e`] ("\+2 Health and Taunt.")
//~ derived ULD_616 83ff079e cbd7c476.a1939fc8 d6b7a1f3.41f54e8e
pub const ULD_616: Power = battlecry(&[attach("ULD_616e").to(A_FRIENDLY_MINION)]);

/// # Hardened
/// Enchantment
/// > \+2 Health and **Taunt**.
//~ derived ULD_616e 7f0b3b14 d522ad72.9a393ea6 4472e2bf
pub const ULD_616e: Power = enchant(&[HEALTH.plus(2), has(GameTag::TAUNT)]);

/// # Mortuary Machine
/// Minion · Mech · 5 mana · 8/8
/// > After your opponent plays a minion, give it **Reborn**.
//~ derived ULD_702 801cc146 cc2f2646.d0ec5f42 5c579c57
pub const ULD_702: Power = after(OPPONENT.play(MINION)).then(&[give(&[has(GameTag::REBORN)]).to(THAT)]);

/// # Desert Obelisk
/// Minion · 5 mana · 0/5
/// > If you control 3 of these at the end of your turn, deal 5 damage to a random enemy.
//~ done ULD_703 - 64629f65.56da2943 765ca09d
pub const ULD_703: Power = whenever(YOU.turn_end())
    .when(there_are(3, &FRIENDLY_MINIONS.that(named("ULD_703"))))
    .then(&[deal(5).to(ENEMIES.random())]);

/// # Mogu Cultist
/// Minion · 1 mana · 1/1
/// > **Battlecry:** If your board is full of Mogu Cultists, sacrifice them all and summon Highkeeper Ra.
/// - Makes: Highkeeper Ra [`ULD_705t`] (20/20, "At the end of your turn, deal 20 damage to all…")
//~ done ULD_705 - cbd7c476.ced3be97 fd3a9bed.fdd816d5
pub const ULD_705: Power = battlecry(&[destroy(FRIENDLY_MINIONS.that(named("ULD_705"))), summon(card("ULD_705t"))])
    .when(there_are(7, &FRIENDLY_MINIONS.that(named("ULD_705"))));

/// # Highkeeper Ra
/// Minion · 10 mana · 20/20
/// > At the end of your turn, deal 20 damage to all enemies.
//~ derived ULD_705t fc1e4837 328f3f74.bb3f6d9f ef52a616
pub const ULD_705t: Power = at_end_of_your_turn(&[deal(20).to(ENEMIES)]);

/// # Blatant Decoy
/// Minion · 6 mana · 5/5
/// > **Deathrattle:** Each player summons the lowest Cost minion from their hand.
//~ done ULD_706 - 73fb5380.5774667f 14258e74
#[rustfmt::skip]
pub const ULD_706: Power = deathrattle(&[summon(the(YOUR_HAND.that(MINION).least(COST))), summon(the(ENEMY_HAND.that(MINION).least(COST))).for_(OPPONENT)]);

/// # Bug Collector
/// Minion · 2 mana · 2/1
/// > **Battlecry:** Summon a 1/1 Locust with **Rush**.
/// - Makes: [`ULD_430t`](crate::saviors_of_uldum::hunter::ULD_430t)
//~ derived ULD_712 cab112ee 5673be69.6ab25bbe b45cd6ac.1f56375b
pub const ULD_712: Power = battlecry(&[summon(card("ULD_430t"))]);

/// # Desert Hare
/// Minion · Beast · 3 mana · 1/1
/// > **Battlecry:** Summon two 1/1 Desert Hares.
//~ derived ULD_719 eb9ebcab 9b94201e.3458293b 52a3d929
pub const ULD_719: Power = battlecry(&[summon(card("ULD_719")).copies(2)]);

/// # Colossus of the Moon
/// Minion · Undead · 10 mana · 10/10
/// > **Divine Shield Reborn**
//~ vanilla ULD_721 d8f989e2 22c6392c.7d1b120d 062d650d
pub const ULD_721: Power = VANILLA;

/// # Murmy
/// Minion · Undead · Murloc · 1 mana · 1/1
/// > **Reborn**
//~ vanilla ULD_723 8043fcae 11a1fa6f.d8e09bc7 2d481942
pub const ULD_723: Power = VANILLA;

/// # Body Wrapper
/// Minion · Undead · 4 mana · 4/4
/// > **Battlecry: Discover** a friendly minion that died this game. Shuffle it into your deck.
//~ done ULD_727 - 87049108.969704bf f502c8e9
pub const ULD_727: Power =
    battlecry(&[discover_then(Offer::Past(FRIENDLY_MINIONS.die().this_game()), &[shuffle(the(IT))])]);

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived ULD_COIN 550d58c3 3e8f9d5a.095f71be c6be21f5
pub const ULD_COIN: Power = spell(&[gain_mana(1)]);
