//! Neutral cards of Reign of the Black Empire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 4817e70e

/// "Choose a C'Thun ability to trigger."
pub(crate) const TRIGGER_CTHUN_ABILITY: Effect =
    choose_card(&["BE_013t1", "BE_013t2", "BE_013t3", "BE_013t4"], &[TRIGGER_CHOSEN_ABILITY]);

/// The chosen ability of C'Thun is triggered, and leaves.
///
/// The player chooses the minion that C'Thun's Glare hits: no source tells whether the client takes a random one.
pub(crate) const TRIGGER_CHOSEN_ABILITY: Effect = one_by_one(
    IT,
    &[
        either(
            there_is(&THAT.that(named("BE_013t3"))),
            &[choose_from(ENEMY_MINIONS, &[remember(IT), select(THAT), apply_it_to(REMEMBERED)], &[])],
            &[apply_it_to(THIS)],
        ),
        remove_from_game(THAT),
    ],
);

/// # Mogu Warmaster
/// Minion · 3 mana · 2/5
/// > After you play a neutral card, your next spell costs (1) less this turn.
/// - Makes: War Shout [`BE_008e`] ("Your next spell this turn costs (1) less.")
//~ derived BE_008 b495ac28 def99d64.4611dc42 f662487a.b77ea0fe
pub const BE_008: Power = after(YOU.play(class(CardClass::Neutral))).then(&[attach("BE_008e").to(YOU)]);

/// # War Shout
/// Enchantment
/// > Your next spell this turn costs (1) less.
//~ derived BE_008e e2f79910 d522ad72.0f7de794 f6777aba
pub const BE_008e: Power = enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost_less(1)]).until(YOU.play(SPELL)).this_turn();

/// # Mastermind Yogg-Saron
/// Minion · 9 mana · 7/5
/// > **Old God. Battlecry:** End your turn. Yogg-saron takes an extra turn for you. *(Once per game)*
/// - Makes: Brain of Yogg-Saron [`BE_009t1`] ("Your next spell this turn casts twice."); Madness of Yogg-Saron [`BE_009t2`] ("Deal 10 damage."); Ascent of Yogg-Saron [`BE_009t3`] ("Transform spells in your hand into ones that cost…"); Domain of Yogg-Saron [`BE_009t4`] ("Draw 5 spells."); Controlled [`BE_009e2`]
///
/// # Notes
///
/// No source: Old Gods use their abilities as Titans do. The extra turn is yours to play, as it is not known how Yogg-Saron would.
//~ done BE_009 - 4a74e925.5ec49441 17a5a793.9f80aeca
pub const BE_009: Power = abilities(&[
    titan(&["BE_009t1", "BE_009t2", "BE_009t3", "BE_009t4"]),
    battlecry(&[mark_completed(), extra_turn(), end_turn()]).when(YOU.complete(named("BE_009")).this_game().never()),
]);

/// # Controlled
/// Enchantment
//~ todo BE_009e2 c8442b2e d522ad72 0d74c467
pub const BE_009e2: Power = TODO;

/// # Brain of Yogg-Saron
/// Spell · 0 mana
/// > Your next spell this turn casts twice.
/// - Makes: Brainy [`BE_009t1e`] ("Your next spell this turn casts twice.")
//~ done BE_009t1 - 3e8f9d5a.4f6f9668 75b0595c.8b5161e4
pub const BE_009t1: Power = spell(&[attach("BE_009t1e").to(YOU)]);

/// # Brainy
/// Enchantment
/// > Your next spell this turn casts twice.
//~ done BE_009t1e - d522ad72.4f6f9668 5c917160
pub const BE_009t1e: Power =
    abilities(&[whenever(YOU.cast(SPELL)).once().then(&[cast_again(THAT)]), enchant(&[]).this_turn()]);

/// # Madness of Yogg-Saron
/// Spell · 0 mana
/// > Deal 10 damage.
//~ derived BE_009t2 bb1405af 3e8f9d5a.05dc380d 74d5a51f
pub const BE_009t2: Power = spell(&[deal(10).to(TARGET)]);

/// # Ascent of Yogg-Saron
/// Spell · 0 mana
/// > Transform spells in your hand into ones that cost (3) more. *(They keep their original Cost.)*
/// - Makes: Reduced [`BE_009t3e`] ("Reduced Cost")
//~ done BE_009t3 - 3e8f9d5a.3468605d 9eb6e6d4.57b1fb16
pub const BE_009t3: Power = spell(&[one_by_one(
    YOUR_HAND.that(SPELL),
    &[
        set_counter_to(0, OWN_COST.of(THAT)),
        transform(THAT, random_costing_more(SPELL, 3, COST.of(THAT))),
        attach("BE_009t3e").with_x(counter_value(0)).to(THAT),
    ],
)]);

/// # Reduced
/// Enchantment
/// > Reduced Cost
//~ done BE_009t3e - d522ad72.01ff2d2d afbbdf18
pub const BE_009t3e: Power = enchant(&[cost(1).times(X)]);

/// # Domain of Yogg-Saron
/// Spell · 0 mana
/// > Draw 5 spells.
//~ derived BE_009t4 712a3b44 3e8f9d5a.b4fd3473 93bc467f
pub const BE_009t4: Power = spell(&[draw_that(5, SPELL)]);

/// # C'Thun, Eye of the Empire
/// Minion · 10 mana · 12/12
/// > **Old God.** If you've triggered all 4 C'Thun abilities this game, this minion's abilities are tripled.
/// - Makes: Wrath of C'Thun [`BE_013t1`] ("Deal 7 damage randomly split among enemies."); Domain of C'Thun [`BE_013t2`] ("Give two other random friendly minions +2/+3."); Glare of C'Thun [`BE_013t3`] ("Lifesteal Deal 5 damage to an enemy minion."); Servants of C'Thun [`BE_013t4`] ("Summon two 2/3 Fanatics with Taunt."); Faceless Fanatic [`BE_013t5`] (2/3, "Taunt"); Glare of C'Thun [`BE_013t6`] ("Lifesteal Deal 5 damage to an enemy minion.")
///
/// # Notes
///
/// Its four abilities are used like those of a Titan. Abilities that other cards trigger count, and are not tripled.
//~ done BE_013 - 6461f617.55fa3cfe 4eb6d256.87594f16
pub const BE_013: Power = titan(&["BE_013t1", "BE_013t2", "BE_013t3", "BE_013t4"]);

/// C'Thun's abilities are tripled: those of C'Thun itself, once all four have been triggered this game.
const TRIPLED: Condition = all(&[
    there_is(&THIS.that(named("BE_013"))),
    YOU.complete(named("BE_013t1")).this_game().at_least(1),
    YOU.complete(named("BE_013t2")).this_game().at_least(1),
    YOU.complete(named("BE_013t3")).this_game().at_least(1),
    YOU.complete(named("BE_013t4")).this_game().at_least(1),
]);

/// # Wrath of C'Thun
/// Spell · 0 mana
/// > Deal 7 damage randomly split among enemies.@Deal 21 damage randomly split among enemies.
//~ done BE_013t1 - 3e8f9d5a.399943de bf894917
pub const BE_013t1: Power =
    spell(&[either(TRIPLED, &[deal(21).split_among(ENEMIES)], &[deal(7).split_among(ENEMIES)]), mark_completed()]);

/// # Domain of C'Thun
/// Spell · 2 mana
/// > Give two other random friendly minions +2/+3.@Give two other random friendly minions +6/+9.
/// - Makes: Abhorrent [`BE_013t2e1`] ("\+2/+3"); Abhorrent [`BE_013t2e2`] ("\+6/+9")
//~ done BE_013t2 - 7846e7ae.efb1ac04 520f0a2d.475a0931
pub const BE_013t2: Power = spell(&[
    either(
        TRIPLED,
        &[attach("BE_013t2e2").to(FRIENDLY_MINIONS.other().random_of(2))],
        &[attach("BE_013t2e1").to(FRIENDLY_MINIONS.other().random_of(2))],
    ),
    mark_completed(),
]);

/// # Abhorrent
/// Enchantment
/// > \+2/+3
//~ derived BE_013t2e1 e3940ca4 d522ad72.af9a3b2c b376c9cc
pub const BE_013t2e1: Power = enchant(&[plus(2, 3)]);

/// # Abhorrent
/// Enchantment
/// > \+6/+9
//~ derived BE_013t2e2 fc9ba871 d522ad72.1cd3c7f2 b376c9cc
pub const BE_013t2e2: Power = enchant(&[plus(6, 9)]);

/// # Glare of C'Thun
/// Spell · 0 mana
/// > **Lifesteal** Deal 5 damage to an enemy minion.@**Lifesteal** Deal 15 damage to an enemy minion.
//~ done BE_013t3 - 3e8f9d5a.ca8eda09 49e30c2e
pub const BE_013t3: Power =
    spell(&[either(TRIPLED, &[deal(15).to(AN_ENEMY_MINION)], &[deal(5).to(AN_ENEMY_MINION)]), mark_completed()]);

/// # Servants of C'Thun
/// Spell · 2 mana
/// > Summon two 2/3 Fanatics with **Taunt**.@Summon two 6/9 Fanatics with **Taunt**.
//~ done BE_013t4 - 7846e7ae.d17dfe66 1419eb28
pub const BE_013t4: Power =
    spell(&[summon(card("BE_013t5")).copies(2), give(&[become_stats(6, 9)]).to(IT).when(TRIPLED), mark_completed()]);

/// # Faceless Fanatic
/// Minion · 2 mana · 2/3
/// > **Taunt**
//~ vanilla BE_013t5 3704acb1 5656a6e3.4b0c5d24 d6043c6c
pub const BE_013t5: Power = VANILLA;

/// # Glare of C'Thun
/// Spell · 0 mana
/// > **Lifesteal** Deal 5 damage to an enemy minion.@**Lifesteal** Deal 15 damage to an enemy minion.
//~ derived BE_013t6 6de6976c 3e8f9d5a.ca8eda09 49e30c2e
pub const BE_013t6: Power = spell(&[deal(5).to(AN_ENEMY_MINION)]);

/// # Spawn of C'Thun
/// Minion · 4 mana · 2/2
/// > **Battlecry:** If C'Thun started in your deck, choose one of its abilities to trigger.
///
/// # Notes
///
/// The player chooses the minion that C'Thun's Glare hits: no source tells whether the client takes a random one.
//~ done BE_014 - 59f7eac5.a7fd7cfe 3eafce80
pub const BE_014: Power = battlecry(&[TRIGGER_CTHUN_ABILITY, remove_from_game(LEFT_ASIDE)])
    .when(there_is(&YOUR_STARTING_DECK.that(named("BE_013"))));

/// # N'Zoth, Dream's End
/// Minion · 15 mana · 5/7
/// > **Old God** Cost (1) less for each **Deathrattle** minion you've summoned this game.
/// - Makes: Call of N'Zoth [`BE_017t3`] ("Discover a Deathrattle minion that costs (5) or…"); Mastery of N'Zoth [`BE_017t4`] ("Trigger another friendly minion's Deathrattle…"); Army of N'Zoth [`BE_017t5`] ("Resurrect 4 different Deathrattle minions."); Domain of N'Zoth [`BE_017t6`] ("Give another friendly minion "Deathrattle: Deal 2…")
///
/// # Notes
///
/// Its four abilities are used like those of a Titan.
//~ done BE_017 - 5c4cdba7.183b9792 21369a96.ef775ab0
pub const BE_017: Power = abilities(&[
    titan(&["BE_017t3", "BE_017t4", "BE_017t5", "BE_017t6"]),
    costs(&[cost_less(1).times(YOU.summon(all(&[MINION, with(GameTag::DEATHRATTLE)])).this_game().count())]),
]);

/// # Call of N'Zoth
/// Spell · 0 mana
/// > **Discover** a **Deathrattle** minion that costs (5) or more to summon.
//~ derived BE_017t3 734a7e6c 3e8f9d5a.d2991907 457eaa91
#[rustfmt::skip]
pub const BE_017t3: Power = spell(&[discover_then(Offer::Pool(all(&[MINION, with(GameTag::DEATHRATTLE), COST.at_least(5)]), Classes::Own), &[summon(the(IT))])]);

/// # Mastery of N'Zoth
/// Spell · 0 mana
/// > Trigger another friendly minion's **Deathrattle** twice.
//~ done BE_017t4 - 3e8f9d5a.f4cc41a8 cd2da2c0
pub const BE_017t4: Power =
    spell(&[trigger(Word::Deathrattle, A_FRIENDLY_MINION.other().that(with(GameTag::DEATHRATTLE))).repeated(2)]);

/// # Army of N'Zoth
/// Spell · 0 mana
/// > Resurrect 4 different **Deathrattle** minions.
///
/// # Notes
///
/// The dead ones come in a random order, and of each name one.
//~ done BE_017t5 - 3e8f9d5a.83295324 f7ac886a
pub const BE_017t5: Power = spell(&[summon(
    each_past(FRIENDLY_MINIONS.that(with(GameTag::DEATHRATTLE)).die().this_game()).different(4, CardProperty::Name),
)]);

/// # Domain of N'Zoth
/// Spell · 0 mana
/// > Give another friendly minion "**Deathrattle:** Deal 2 damage to all enemy minions."
/// - Makes: Domain of N'Zoth [`BE_017t6e`] ("Deathrattle: Deal 2 damage to all enemy minions.")
//~ derived BE_017t6 5f45b5be 3e8f9d5a.2725e9e8 72c2f848.af80fa9c
pub const BE_017t6: Power = spell(&[attach("BE_017t6e").to(A_FRIENDLY_MINION.other())]);

/// # Domain of N'Zoth
/// Enchantment
/// > **Deathrattle:** Deal 2 damage to all enemy minions.
//~ derived BE_017t6e b226e982 d522ad72.45929390 72c2f848
pub const BE_017t6e: Power = deathrattle(&[deal(2).to(ENEMY_MINIONS)]);

/// # M.O.T.H.E.R.
/// Minion · 9 mana · 9/7
/// > **Battlecry:** Reduce the Cost of a card in your hand by (5). This continues to the left and right with (1) less reduction.
/// - Makes: M.O.T.H.E.R.'s Love [`BE_036e2`] ("Reduced Cost.")
//~ done BE_036 - 407b70e5.9a6bed1c e26248df.ede9b827
pub const BE_036: Power = battlecry(&[
    attach("BE_036e2").with_x(fixed(5)).to(A_CARD_IN_YOUR_HAND),
    attach("BE_036e2").with_x(fixed(4)).to(TARGET.at_distance(1)),
    attach("BE_036e2").with_x(fixed(3)).to(TARGET.at_distance(2)),
    attach("BE_036e2").with_x(fixed(2)).to(TARGET.at_distance(3)),
    attach("BE_036e2").to(TARGET.at_distance(4)),
]);

/// # M.O.T.H.E.R.'s Love
/// Enchantment
/// > Reduced Cost.
//~ done BE_036e2 - d522ad72.dda26391 654cffc2
pub const BE_036e2: Power = enchant(&[cost_less(1).times(X)]);

/// # F3TCH3R
/// Minion · Mech · Beast · 3 mana · 3/3
/// > **Battlecry: Assemble** a 4-Cost minion.
/// - Makes: Assembled [`BE_044e`] ("This has been Assembled with ….")
//~ todo BE_044 ce78b635 d7d5da71.a12153c7 ae5def88.dd54169d
pub const BE_044: Power = TODO;

/// # Assembled
/// Enchantment
/// > This has been **Assembled** with {0}.
//~ todo BE_044e f96a35dc d522ad72.6856df14 12d12371
pub const BE_044e: Power = TODO;

/// # Vaultkeeper
/// Minion · Mech · 5 mana · 3/3
/// > **Battlecry and Deathrattle:** Give adjacent minions +2/+2.
/// - Makes: Vault Protection [`BE_151e`] ("\+2/+2.")
//~ derived BE_151 2f46aef1 957c788e.0a4eab22 f9c07c8b.3e32b526
#[rustfmt::skip]
pub const BE_151: Power = abilities(&[battlecry(&[attach("BE_151e").to(THIS.neighbours())]), deathrattle(&[attach("BE_151e").to(THIS.neighbours())])]);

/// # Vault Protection
/// Enchantment
/// > \+2/+2.
//~ derived BE_151e f9702eef d522ad72.d5727bd5 57c96bc5
pub const BE_151e: Power = enchant(&[plus(2, 2)]);

/// # Mantid Precursor
/// Minion · 3 mana · 3/3
/// > **Battlecry:** If you have a weapon equipped, gain +1/+1 and **Rush**.
/// - Makes: Ride to Battle! [`BE_169e`] ("\+1/+1.")
//~ derived BE_169 f2e71b15 05878c57.12065503 2b3ca30f.6e4d2bd2
pub const BE_169: Power = battlecry(&[give(&[plus(1, 1), has(GameTag::RUSH)])]).when(there_is(&YOUR_WEAPON));

/// # Ride to Battle!
/// Enchantment
/// > \+1/+1.
//~ derived BE_169e 60cefef2 d522ad72.cb08f83e b7d23135
pub const BE_169e: Power = enchant(&[plus(1, 1)]);

/// # Bloatray
/// Minion · Beast · 1 mana · 1/2
/// > **Poisonous**
//~ vanilla BE_193 2d2cc691 550deb84.2574dcf7 69f6fea6
pub const BE_193: Power = VANILLA;

/// # Gargantuan Slitherer
/// Minion · 6 mana · 6/7
/// > **Taunt Battlecry:** Choose a C'Thun ability to trigger.
///
/// # Notes
///
/// The player chooses the minion that C'Thun's Glare hits: no source tells whether the client takes a random one.
//~ done BE_204 - 8b3aeff8.f9a56d89 7fdd2654
pub const BE_204: Power = battlecry(&[TRIGGER_CTHUN_ABILITY, remove_from_game(LEFT_ASIDE)]);

/// # Unstable Prototype
/// Minion · Mech · 1 mana · 0/1
/// > **Reborn Deathrattle:** Give all minions in your hand +1/+1.
/// - Makes: Power Up [`BE_207e`] ("\+1/+1")
//~ derived BE_207 0d196fac 6c4e8462.e41957cc dc6c99f2.590af01b
pub const BE_207: Power = deathrattle(&[attach("BE_207e").to(YOUR_HAND.that(MINION))]);

/// # Power Up
/// Enchantment
/// > \+1/+1
//~ derived BE_207e 1ee4c196 d522ad72.2add6a76 7aa1f652
pub const BE_207e: Power = enchant(&[plus(1, 1)]);

/// # Primordial Wyrm
/// Minion · Beast · 1 mana · 2/1
/// > After you play a minion, gain +1 Health.
/// - Makes: Gorged [`BE_255e`] ("Increased Health.")
//~ derived BE_255 75f5eb1e e876b890.26df8579 40ff3ea4.9733605a
pub const BE_255: Power = after(YOU.play(MINION)).then(&[give(&[HEALTH.plus(1)])]);

/// # Gorged
/// Enchantment
/// > Increased Health.
//~ todo BE_255e ab5833f7 d522ad72.89b088dc b97dc521
pub const BE_255e: Power = TODO;

/// # Tome Translator
/// Minion · 4 mana · 5/4
/// > **Battlecry:** ??? *(Deciphers in @ \|4(turn, turns).)*
/// - Numbers: {0} = 2
/// - Makes: Tome Translator [`BE_327t`] (5/4, "Battlecry: Summon two random 2-Cost Deathrattle…"); Tome Translator [`BE_327t1`] (5/4, "Battlecry: The next spell you cast this turn…"); Tome Translator [`BE_327t2`] (5/4, "Battlecry: Deal 6 damage randomly split among all…"); Tome Translator [`BE_327t3`] (5/4, "Battlecry: Gain the stats of a random adjacent…")
//~ done BE_327 - 5af9fab3.3564b4ff.ea1d8a8e b84298dd.a5948558
pub const BE_327: Power = whenever(YOU.turn_start()).in_hand().then(&[
    raise_text_number(-1),
    transform(THIS, one_of(&["BE_327t", "BE_327t1", "BE_327t2", "BE_327t3"]))
        .when(not(&with(GameTag::TAG_SCRIPT_DATA_NUM_1))),
]);

/// # Tome Translator
/// Minion · 4 mana · 5/4
/// > **Battlecry:** Summon two random 2-Cost **Deathrattle** minions.
/// - Makes: Yogg Scripture [`BE_327te`] ("The next spell you cast this turn costs (4) less."); Y'Shaarj Scripture [`BE_327te2`] ("Increased stats.")
//~ derived BE_327t ecb4089d 5af9fab3.ccace60b b84298dd.b168ac6c
pub const BE_327t: Power =
    battlecry(&[summon(random(all(&[MINION, with(GameTag::DEATHRATTLE), COST.is(2)]))).picks(2)]);

/// # Tome Translator
/// Minion · 4 mana · 5/4
/// > **Battlecry:** The next spell you cast this turn costs (4) less.
//~ derived BE_327t1 bfbbbd40 5af9fab3.f4145138 b84298dd
pub const BE_327t1: Power = battlecry(&[attach("BE_327te").to(YOU)]);

/// # Tome Translator
/// Minion · 4 mana · 5/4
/// > **Battlecry:** Deal 6 damage randomly split among all other minions.
//~ derived BE_327t2 904c1a8f 5af9fab3.14221bc4 b84298dd
pub const BE_327t2: Power = battlecry(&[deal(6).split_among(OTHER_MINIONS)]);

/// # Tome Translator
/// Minion · 4 mana · 5/4
/// > **Battlecry:** Gain the stats of a random adjacent minion.
//~ done BE_327t3 - 5af9fab3.7106e2c2 b84298dd
pub const BE_327t3: Power = battlecry(&[
    select(THIS.neighbours().random()),
    attach("BE_327te2").with_x(HEALTH.of(IT)),
    give(&[ATTACK.plus(1).times(X)]).with_x(ATTACK.of(IT)),
]);

/// # Yogg Scripture
/// Enchantment
/// > The next spell you cast this turn costs (4) less.
//~ derived BE_327te 0902fd2c d522ad72.669a4068 4c536419
pub const BE_327te: Power =
    enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost_less(4)]).until(YOU.play(SPELL)).this_turn();

/// # Y'Shaarj Scripture
/// Enchantment
/// > Increased stats.
//~ done BE_327te2 - d522ad72.a536d554 de87d70f
pub const BE_327te2: Power = enchant(&[HEALTH.plus(1).times(X)]);

/// # OC91 Chariot
/// Minion · Mech · 5 mana · 5/5
/// > After you play a minion, draw a card.
//~ derived BE_701 0f7fa990 c5b57330.fcafea94 bec9587c
pub const BE_701: Power = after(YOU.play(MINION)).then(&[draw(1)]);

/// # Titanic Thrasher
/// Minion · 8 mana · 6/6
/// > **Rush**, **Windfury** Costs (1) less for each enemy minion.
//~ derived BE_733 088a7cf5 135a7668.3b023071 431329c0
pub const BE_733: Power = costs(&[cost_less(1).for_each(ENEMY_MINIONS)]);

/// # Assimilating Ooze
/// Minion · All · 4 mana · 3/2
/// > **Battlecry:** Summon a copy of this at the end of this turn.
//~ done BE_734 - e499214a.514ce816 535c32eb
pub const BE_734: Power =
    battlecry(&[later(&whenever(PLAYERS.turn_end()).once_a_turn().does(&[summon(copy_of(THIS))])).for_(THIS)]);

/// # Y'Shaarj, Titan Bane
/// Minion · 10 mana · 10/10
/// > **Old God. Battlecry:** If you've spent 30 Mana on minions this game, gain **Immune** for 1 turn. *({0} left*!)@**Old God. Battlecry:** If you've spent 30 mana on minions this game, gain **Immune** for 1 turn. *(Ready*!)@**Old God. Battlecry:** If you've spent 30 mana on minions this game, gain **Immune** for 1 turn.
/// - Numbers: {0} = 30
/// - Makes: Gaze of Y'Shaarj [`BE_784t1`] ("Force all enemy minions to attack this."); Spawn of Y'Shaarj [`BE_784t2`] ("Summon a random minion that costs (8) or more.…"); Might of Y'Shaarj [`BE_784t3`] ("Gain the stats of adjacent minions."); Domain of Y'Shaarj [`BE_784t4`] ("Your next card costs (5) less."); Titan Bane [`BE_784e`] ("Immune until your next turn.")
///
/// # Notes
///
/// No source: its own Cost does not count, as its text in the hand shows whether it is ready. It has four abilities that are used like those of a Titan.
//~ done BE_784 - 35a233d2.2b479e5c.c9f5b6ac 41b568e8.e02775a8
pub const BE_784: Power = abilities(&[
    titan(&["BE_784t1", "BE_784t2", "BE_784t3", "BE_784t4"]),
    battlecry(&[attach("BE_784e")]).when(YOU.spend_mana(MINION).this_game().other().in_all().at_least(30)),
]);

/// # Titan Bane
/// Enchantment
/// > **Immune** until your next turn.
//~ derived BE_784e 187e5549 d522ad72.10ad1b46 35da5971
pub const BE_784e: Power = enchant(&[has(GameTag::IMMUNE)]).until_your_next_turn();

/// # Gaze of Y'Shaarj
/// Spell · 0 mana
/// > Force all enemy minions to attack this.
//~ derived BE_784t1 8a22e815 3e8f9d5a.96a60717 25f33aa8
pub const BE_784t1: Power = spell(&[select(ENEMY_MINIONS), make_attack(IT, THIS)]);

/// # Spawn of Y'Shaarj
/// Spell · 0 mana
/// > Summon a random minion that costs (8) or more. Get a copy of it.
/// - Makes: Mighty [`BE_784t2e`] ("Increased stats.")
//~ derived BE_784t2 10676e92 3e8f9d5a.fc5c121f 08eb071e.f0302dac
pub const BE_784t2: Power = spell(&[summon(random(all(&[MINION, COST.at_least(8)]))), get(copy_of(IT))]);

/// # Mighty
/// Enchantment
/// > Increased stats.
//~ todo BE_784t2e 9597fb04 d522ad72.a536d554 a63b48b0
pub const BE_784t2e: Power = TODO;

/// # Might of Y'Shaarj
/// Spell · 0 mana
/// > Gain the stats of adjacent minions.
//~ done BE_784t3 - 3e8f9d5a.26607941 3eb423b1
pub const BE_784t3: Power = spell(&[
    give(&[ATTACK.plus(1).times(X)]).with_x(ATTACK.of(THIS.neighbours())),
    give(&[HEALTH.plus(1).times(X)]).with_x(HEALTH.of(THIS.neighbours())),
]);

/// # Domain of Y'Shaarj
/// Spell · 0 mana
/// > Your next card costs (5) less.
/// - Makes: Domain of Y'Shaarj [`BE_784t4e`] ("Your next card costs (5) less.")
//~ derived BE_784t4 32aab127 3e8f9d5a.5fc112a3 10b175cb.a40dd27b
pub const BE_784t4: Power = spell(&[attach("BE_784t4e").to(YOU)]);

/// # Domain of Y'Shaarj
/// Enchantment
/// > Your next card costs (5) less.
//~ derived BE_784t4e 8aae74c5 d522ad72.5fc112a3 10b175cb
pub const BE_784t4e: Power = enchant(&[]).aura(YOUR_HAND, &[cost_less(5)]).until(YOU.play(CARD));

/// # Crystalline Golem
/// Minion · Elemental · 4 mana · 2/5
/// > **Taunt**, **Reborn Deathrattle:** Restore #3 Health to your hero.
//~ derived BE_861 a21323d2 0bf8691f.5df91715 05ec2bc7
pub const BE_861: Power = deathrattle(&[heal(3).to(YOUR_HERO)]);

/// # Shadewing
/// Minion · Beast · 2 mana · 2/2
/// > **Deathrattle:** Reduce the Cost of a random Shadow spell in your hand by (2).
/// - Makes: Shady [`BE_993e`] ("The next Shadow spell you play costs (1) less.")
//~ derived BE_993 5f63cd04 40a0f9de.6be81dc9 2d9e5e5b.4d1468a1
pub const BE_993: Power =
    deathrattle(&[give(&[cost_less(2)]).to(YOUR_HAND.that(school(SpellSchool::Shadow)).random())]);

/// # Shady
/// Enchantment
/// > The next Shadow spell you play costs (1) less.
//~ derived BE_993e 34438b99 d522ad72.7a1353c4 2be68e3a
#[rustfmt::skip]
pub const BE_993e: Power = enchant(&[]).aura(YOUR_HAND.that(school(SpellSchool::Shadow)), &[cost_less(1)]).until(YOU.play(school(SpellSchool::Shadow)));

/// # Stone Trogg
/// Minion · 8 mana · 8/8
/// > **Battlecry:** Deal 6 damage to a minion. If it survives, gain +6 Health and **Taunt**. \~GAMEPLAY ASPROXY BE 994
/// - Makes: Prank Successful [`BE_994e`] ("\+6 Health.")
//~ derived BE_994 01d8657f 47db507d.f3d2f486 8a31a5f4.7fc79c0c
#[rustfmt::skip]
pub const BE_994: Power = battlecry(&[deal(6).to(A_MINION), give(&[HEALTH.plus(6), has(GameTag::TAUNT)]).when(there_is(&IT.that(not(&DEAD))))]);

/// # Prank Successful
/// Enchantment
/// > \+6 Health.
//~ derived BE_994e f6b4bdae d522ad72.af1386db 505e3385
pub const BE_994e: Power = enchant(&[HEALTH.plus(6)]);

/// # Frontline Ironborn
/// Minion · 5 mana · 3/5
/// > After an enemy minion dies on your turn, gain +2/+2 and a random **Bonus Effect**.
/// - Makes: Ironborn [`BE_996e`] ("\+2/+2.")
//~ done BE_996 - e8b987c6.e76a6c33 e8ddb026.fb75bec9
pub const BE_996: Power = after(ENEMY_MINIONS.die()).when(ON_YOUR_TURN).then(&[attach("BE_996e"), bonus_effects(1)]);

/// # Ironborn
/// Enchantment
/// > \+2/+2.
//~ derived BE_996e 1541de7f d522ad72.d5727bd5 d5105715
pub const BE_996e: Power = enchant(&[plus(2, 2)]);

/// # Proto-Pandaren
/// Minion · 2 mana · 3/2
/// > After a card enters your hand *except from this*, give both players a random spell.\~GAMEPLAY ASPROXY BE 997
//~ done BE_997 - 0296240c.053e7c42 e8828dcc
pub const BE_997: Power = after(YOU.get(not(&made_by(&THIS)))).then(&[get(random(SPELL)).for_(PLAYERS)]);

/// # Seeker of Prey
/// Minion · Beast · 7 mana · 4/8
/// > **Elusive** After this takes damage, destroy a random enemy minion.
//~ derived BE_998 e5e475db b57283de.0c987d13 dfdd1a86
pub const BE_998: Power = after(THIS.takes_damage_from(CARD)).then(&[destroy(ENEMY_MINIONS.random())]);

/// # Power Tiger
/// Minion · Mech · Beast · 6 mana · 6/6
/// > At the start of EVERY player's turn, attack a random enemy.
//~ done BE_999 - e52c51ee.5e0c4d34 57ff27be
pub const BE_999: Power = whenever(PLAYERS.turn_start()).then(&[make_attack(THIS, ENEMIES.random())]);

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived BE_COIN1 5e3fe722 3e8f9d5a.095f71be c6be21f5
pub const BE_COIN1: Power = spell(&[gain_mana(1)]);

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived BE_COIN2 b705d6e0 3e8f9d5a.095f71be c6be21f5
pub const BE_COIN2: Power = spell(&[gain_mana(1)]);

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived BE_COIN3 0bb1c840 3e8f9d5a.095f71be c6be21f5
pub const BE_COIN3: Power = spell(&[gain_mana(1)]);

/// # \[BioCore\] Toad of the Wilds
/// Minion · Beast · 2 mana · 2/3
/// > **Taunt Battlecry:** If you're holding a Nature spell, gain +2 Health.
//~ derived CORE_Mon_001 83b1b2b4 40a2c733.f1839749 95217d9a
pub const CORE_Mon_001: Power =
    battlecry(&[give(&[HEALTH.plus(2)])]).when(there_is(&YOUR_HAND.that(school(SpellSchool::Nature))));
