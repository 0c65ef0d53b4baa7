//! Paladin cards of The Lost City of Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 1a5d93d0

/// # Firegill
/// Minion · Elemental · Murloc · 2 mana · 3/2
/// > **Kindred:** Give your other minions **Rush**.
//~ derived DINO_404 8d51da2d ed1a2ecc.9601dd4a 9e966341
pub const DINO_404: Power = on(Word::Kindred, &[give(&[has(GameTag::RUSH)]).to(OTHER_FRIENDLY_MINIONS)]);

/// # Hatching Ceremony
/// Spell · 3 mana
/// > At the end of your next turn, give your minions +2/+2.
/// - Makes: Hatched [`DINO_405e`] ("\+2/+2.")
//~ done DINO_405 - 82ede6d1.c438fa0b 24a53463.a718de07
#[rustfmt::skip]
pub const DINO_405: Power = spell(&[later(&whenever(YOU.turn_start()).does(&[later(&whenever(YOU.turn_end()).does(&[attach("DINO_405e").to(FRIENDLY_MINIONS)]))]))]);

/// # Hatched
/// Enchantment
/// > \+2/+2.
//~ derived DINO_405e d81a85d9 d522ad72.d5727bd5 287e92fb
pub const DINO_405e: Power = enchant(&[plus(2, 2)]);

/// # Hero's Welcome
/// Spell · 8 mana
/// > **Discover** a **Legendary** minion to summon. Set its stats to 10/10.
/// - Makes: Hero's Celebration [`DINO_424e`] ("10/10.")
//~ derived DINO_424 fc05412f 93b14068.20855779 24bc53f9.ae42ee63
#[rustfmt::skip]
pub const DINO_424: Power = spell(&[discover_then(Offer::Pool(all(&[MINION, rarity(Rarity::Legendary)]), Classes::Own), &[summon(the(IT))]), attach("DINO_424e").to(IT)]);

/// # Hero's Celebration
/// Enchantment
/// > 10/10.
//~ derived DINO_424e 2133bd58 d522ad72.12c2ed7f 3d1a3299
pub const DINO_424e: Power = enchant(&[become_stats(10, 10)]);

/// # Tyrannogill
/// Minion · Murloc · Beast · 6 mana · 6/3
/// > **Rush Deathrattle:** Summon three 2/1 Murlocs. Give them each a random **Bonus Effect**.
/// - Makes: Dinoloc [`TLC_240t`] (2/1); Dinoloc [`TLC_240t2`] (2/1); Dinoloc [`TLC_240t3`] (2/1)
//~ done TLC_240 - d98c1097.e227791a d1030ccb.c541b9d4
pub const TLC_240: Power = deathrattle(&[summon(card("TLC_240t")).copies(3), bonus_effects(1).to(IT)]);

/// # Dinoloc
/// Minion · Murloc · 2 mana · 2/1
//~ vanilla TLC_240t 43a116a7 3327e28d 29252fe0
pub const TLC_240t: Power = VANILLA;

/// # Dinoloc
/// Minion · Murloc · 2 mana · 2/1
//~ vanilla TLC_240t2 3caf8834 3327e28d 29252fe0
pub const TLC_240t2: Power = VANILLA;

/// # Dinoloc
/// Minion · Murloc · 2 mana · 2/1
//~ vanilla TLC_240t3 bca6c92a 3327e28d 29252fe0
pub const TLC_240t3: Power = VANILLA;

/// # Ido of the Threshfleet
/// Minion · 4 mana · 2/7
/// > While this is alive, you get a 2-Cost Holy spell that gives a minion +2/+2 and **Divine Shield**.
/// - Makes: Call the Threshfleet! [`TLC_241t`] ("Give a minion +2/+2 and Divine Shield. (This…"); Threshrider [`TLC_241e`] ("\+2/+2."); Threshrider Tracker [`TLC_241e2`] ("\+2/+2.")
///
/// # Notes
///
/// No source: the spell leaves the hand with the death of the last Ido, and comes back to it each time that it is cast.
///
/// Open question: what becomes of the spell when this is silenced or changes sides.
//~ done TLC_241 - 59f557ac.49fb2314 42a3b01e.d9c7510f
pub const TLC_241: Power = whenever(YOU.summon(ITSELF)).then(&[get(card("TLC_241t"))]);

/// # Threshrider
/// Enchantment
/// > \+2/+2.
//~ derived TLC_241e 4cd4aad1 d522ad72.d5727bd5 53579411
pub const TLC_241e: Power = enchant(&[plus(2, 2)]);

/// # Threshrider Tracker
/// Enchantment
/// > \+2/+2.
//~ derived TLC_241e2 6156550d d522ad72.d5727bd5 9bc6d4e6
pub const TLC_241e2: Power = enchant(&[plus(2, 2)]);

/// # Call the Threshfleet!
/// Spell · Holy · 2 mana
/// > Give a minion +2/+2 and **Divine Shield**. *(This stays in your hand while Ido is alive!)*
//~ done TLC_241t - 5fbdf668.90850d6f 39433f7d
pub const TLC_241t: Power = abilities(&[
    spell(&[
        attach("TLC_241e").to(A_MINION),
        give(&[has(GameTag::DIVINE_SHIELD)]).to(A_MINION),
        // Cast twice it stays once.
        get(card("TLC_241t")).when(all(&[
            there_is(&FRIENDLY_MINIONS.that(named("TLC_241"))),
            there_is_no(&YOUR_HAND.that(made_by(&THIS))),
        ])),
    ]),
    after(FRIENDLY_MINIONS.that(named("TLC_241")).die()).in_hand().when(NO_IDO).then(&[remove_from_game(THIS)]),
    // Ido may leave in other ways than by death.
    after(PLAYERS.play(CARD)).in_hand().when(NO_IDO).then(&[remove_from_game(THIS)]),
    whenever(PLAYERS.turn_end()).in_hand().when(NO_IDO).then(&[remove_from_game(THIS)]),
]);

const NO_IDO: Condition = there_is_no(&FRIENDLY_MINIONS.that(named("TLC_241")));

/// # Dive the Golakka Depths
/// Spell · 1 mana
/// > **Repeatable Quest:** Summon 6 Murlocs. **Reward:** Murlocs you summon gain +1/+1.
/// - Makes: The Sacred Cave [`TLC_426t`] ("Whenever you summon a Murloc, give it +1/+1."); Golakka Quest Player Enchant [`TLC_426e`] ("Murlocs you summon gain +1/+1."); Sacred [`TLC_426e2`] ("\+X/+X.")
//~ done TLC_426 - 2f198b86.3894d7dc e706dfef.fa93229a
pub const TLC_426: Power = quest(Goal::Times(6), &[YOU.summon(MURLOC)])
    .reward(&[attach("TLC_426e").to(CONTROLLER), put_into_play(card("TLC_426"))]);

/// # Golakka Quest Player Enchant
/// Enchantment
/// > Murlocs you summon gain +1/+1.
//~ done TLC_426e - d522ad72.d3a2d333 8a074c34
pub const TLC_426e: Power = whenever(YOU.summon(MURLOC)).then(&[give(&[plus(1, 1)]).to(THAT)]);

/// # Sacred
/// Enchantment
/// > \+{0}/+{1}.
//~ todo TLC_426e2 b7195866 d522ad72.d3d61eff d8132e2f
pub const TLC_426e2: Power = TODO;

/// # The Sacred Cave
/// Spell · 0 mana
/// > Whenever you summon a Murloc, give it +1/+1.
//~ todo TLC_426t d48f225d 3e8f9d5a.dba9e15f 2690a2bb
pub const TLC_426t: Power = TODO;

/// # Hot Spring Glider
/// Minion · Murloc · 3 mana · 2/4
/// > **Battlecry:** Your next Murloc costs (1) less. **Kindred:** And gains **Divine Shield**.
/// - Makes: Weeeee! [`TLC_428e`] ("Your next Murloc this turn costs (1) less.")
//~ done TLC_428 - db289902.3f753167 835a80e7.55135dde
pub const TLC_428: Power = battlecry(&[
    attach("TLC_428e").to(YOU),
    later(&whenever(YOU.play(MURLOC)).does(&[give(&[has(GameTag::DIVINE_SHIELD)]).to(THAT)])).when(KINDRED),
]);

/// # Weeeee!
/// Enchantment
/// > Your next Murloc this turn costs (1) less.
///
/// # Notes
///
/// The card does not say "this turn", and the enchantment, which does, lacks TAG_ONE_TURN_EFFECT.
//~ done TLC_428e - d522ad72.b856c8ca 3234ff4a
pub const TLC_428e: Power = enchant(&[]).aura(YOUR_HAND.that(MURLOC), &[cost_less(1)]).until(YOU.play(MURLOC));

/// # Creature of the Sacred Cave
/// Minion · Beast · 4 mana · 2/5
/// > At the end of your turn, recast a random Holy spell you cast this turn *(targets this if possible*).
//~ done TLC_430 - 15a4c783.c26cb731 035d604e
pub const TLC_430: Power =
    at_end_of_your_turn(&[cast(random_from_past(YOU.cast(school(SpellSchool::Holy)).this_turn())).at(THIS)]);

/// # Violet Treasuregill
/// Minion · Murloc · 2 mana · 1/2
/// > **Battlecry:** Cast a random spell from your deck that costs (2) or less *(targets this if possible*).
//~ done TLC_438 - cb380a0e.25d98811 5f1a5116
pub const TLC_438: Power = battlecry(&[cast(the(YOUR_DECK.that(all(&[SPELL, COST.at_most(2)])).random())).at(THIS)]);

/// # Ready the Fleet
/// Spell · 3 mana
/// > Give +1/+2 to a friendly minion and your other minions that share a type with it.
/// - Makes: Fleet Formation [`TLC_441e`] ("When this minion attacks, it gains +1/+1."); Fleet Footed [`TLC_441e2`] ("\+1/+2")
//~ done TLC_441 - 82ede6d1.698a41c4 b833d3e7.e79e62c3
pub const TLC_441: Power =
    spell(&[attach("TLC_441e2")
        .to(together(&[A_FRIENDLY_MINION, FRIENDLY_MINIONS.that(shares(CardProperty::Race, &TARGET))]))]);

/// # Fleet Formation
/// Enchantment
/// > When this minion attacks, it gains +1/+1.
//~ todo TLC_441e 6d716b6b d522ad72.3c9dc4f7 faf18499
pub const TLC_441e: Power = TODO;

/// # Fleet Footed
/// Enchantment
/// > \+1/+2
//~ derived TLC_441e2 60757b22 d522ad72.2adba919 b2eefd6c
pub const TLC_441e2: Power = enchant(&[plus(1, 2)]);

/// # Submerged Map
/// Spell · 1 mana
/// > **Discover** a Murloc. If you play it this turn, also pick one of the others.
/// - Makes: Submerged Map Player Enchant [`TLC_442e`] ("If you play the Discovered card this turn, also…")
//~ done TLC_442 - 2f198b86.e1b6670b e780ca99.3ef2cb41
pub const TLC_442: Power = spell(&[discover_with_rest(
    Offer::Pool(MURLOC, Classes::Own),
    crate::lost_city::neutral::CHOSEN_OF_A_MAP,
    crate::lost_city::neutral::OTHERS_OF_A_MAP,
)]);

/// # Submerged Map Player Enchant
/// Enchantment
/// > If you play the **Discover**ed card this turn, also choose one of the other two options.
//~ todo TLC_442e b3910009 d522ad72.0037a6e7 ac31b5b5
pub const TLC_442e: Power = TODO;

/// # Story of Galvadon
/// Spell · 2 mana
/// > Give a minion three random **Bonus Effects**.
//~ done TLC_444 - 7846e7ae.331c6e62 525b2a6b
pub const TLC_444: Power = spell(&[bonus_effects(3).to(A_MINION)]);

/// # Threshrider's Blessing
/// Spell · Holy · 5 mana
/// > Give a friendly minion +4/+4 and "**Deathrattle:** Summon a random 4-Cost minion."
/// - Makes: Thresher Saddle [`TLC_477e`] ("\+4/+4 and Deathrattle: Summon a random 4-Cost…")
//~ derived TLC_477 0d61647b d9f7917d.2a08dad0 05cbd4a0.4af43a78
pub const TLC_477: Power = spell(&[attach("TLC_477e").to(A_FRIENDLY_MINION)]);

/// # Thresher Saddle
/// Enchantment
/// > \+4/+4 and **Deathrattle:** Summon a random 4-Cost minion.
//~ derived TLC_477e 35eb4658 d522ad72.7d62fc34 b479148e
pub const TLC_477e: Power =
    abilities(&[enchant(&[plus(4, 4)]), deathrattle(&[summon(random(all(&[MINION, COST.is(4)])))])]);
