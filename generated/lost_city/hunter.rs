//! Hunter cards of The Lost City of Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file b7666466

/// # Devilsaur Mask
/// Spell · 8 mana
/// > Set a minion's stats to 8/8. Give it **Charge**.
/// - Makes: Devilsaur Mask [`DINO_403e`] ("8/8 and Charge.")
//~ derived DINO_403 af52536e 93b14068.a4d44833 6d88c889.83deaaea
pub const DINO_403: Power = spell(&[give(&[become_stats(8, 8)]).to(A_MINION), give(&[has(GameTag::CHARGE)]).to(IT)]);

/// # Devilsaur Mask
/// Enchantment
/// > 8/8 and **Charge**.
//~ derived DINO_403e e71b2a83 d522ad72.e97133f9 6d88c889
pub const DINO_403e: Power = enchant(&[become_stats(8, 8), has(GameTag::CHARGE)]);

/// # Ankylodon
/// Minion · Beast · 6 mana · 7/5
/// > **Taunt. Deathrattle:** Summon two random 3-Cost Beasts. They attack random enemies.
//~ derived DINO_422 5a27e0a4 ef082740.e8a2579f 3d063fab
pub const DINO_422: Power =
    deathrattle(&[summon(random(all(&[MINION, BEAST, COST.is(3)]))).picks(2), make_attack(IT, ENEMIES.random())]);

/// # Raptor-Nest Nurse
/// Minion · 1 mana · 1/1
/// > **Battlecry:** Get a random 1-Cost minion. **Deathrattle:** Get a random 1-Cost spell.
//~ derived DINO_434 55b02063 cbd7c476.670b5020 8040930e
#[rustfmt::skip]
pub const DINO_434: Power = abilities(&[battlecry(&[get(random(all(&[MINION, COST.is(1)])))]), deathrattle(&[get(random(all(&[SPELL, COST.is(1)])))])]);

/// # Pterrorwing Ravager
/// Minion · Beast · 6 mana · 7/5
/// > **Rush Kindred:** Costs (2) less.
//~ done TLC_366 - ef082740.6f470b16 15a9ab79
pub const TLC_366: Power = aura(THIS).in_hand().when(KINDRED).have(&[cost_less(2)]);

/// # Dinositter
/// Minion · 2 mana · 2/3
/// > At the end of your turn, reduce the Cost of a random Beast in your hand by (1).
//~ derived TLC_822 ecb50550 5656a6e3.a5bde838 22678b82
pub const TLC_822: Power = at_end_of_your_turn(&[give(&[cost_less(1)]).to(YOUR_HAND.that(BEAST).random())]);

/// # Cower in Fear
/// Spell · 2 mana
/// > Deal $3 damage to a minion. The next Beast you play this turn costs (2) less.
/// - Makes: Cower in Fear Player Enchant [`TLC_823e1`] ("The next Beast you play this turn costs (2) less.")
//~ derived TLC_823 631bf5ee 7846e7ae.8b255c1e 9c349c70.18a75b42
pub const TLC_823: Power = spell(&[deal(3).to(A_MINION), attach("TLC_823e1").to(YOU)]);

/// # Cower in Fear Player Enchant
/// Enchantment
/// > The next Beast you play this turn costs (2) less.
//~ derived TLC_823e1 d858d134 d522ad72.cafbbc20 718084c1
pub const TLC_823e1: Power =
    enchant(&[]).aura(YOUR_HAND.that(BEAST), &[cost_less(2)]).until(YOU.play(BEAST)).this_turn();

/// # Odd Map
/// Spell · 1 mana
/// > **Discover** an odd-Attack Beast. If you play it this turn, also pick one of the others.
/// - Makes: Odd Map Player Enchant [`TLC_824e`] ("If you play the Discovered card this turn, also…")
//~ done TLC_824 - 2f198b86.2a23a86d d09e85d5.a9876b21
pub const TLC_824: Power = spell(&[discover_with_rest(
    Offer::Pool(
        all(&[
            BEAST,
            any(&[
                ATTACK.is(1),
                ATTACK.is(3),
                ATTACK.is(5),
                ATTACK.is(7),
                ATTACK.is(9),
                ATTACK.is(11),
                ATTACK.is(13),
                ATTACK.is(15),
            ]),
        ]),
        Classes::Own,
    ),
    crate::lost_city::neutral::CHOSEN_OF_A_MAP,
    crate::lost_city::neutral::OTHERS_OF_A_MAP,
)]);

/// # Odd Map Player Enchant
/// Enchantment
/// > If you play the **Discover**ed card this turn, also choose one of the other two options.
//~ todo TLC_824e 301c9ade d522ad72.0037a6e7 34a95c52
pub const TLC_824e: Power = TODO;

/// # Ravasaur Matriarch
/// Minion · Beast · 4 mana · 5/4
/// > **Kindred:** Deal damage to an enemy minion equal to this minion's Attack.
//~ derived TLC_825 ef653ea7 7c09c72c.64f69307 cc51796f
pub const TLC_825: Power = on(Word::Kindred, &[deal(1).times(ATTACK.of(THIS)).to(AN_ENEMY_MINION)]);

/// # Story of Carnassa
/// Spell · 2 mana
/// > Shuffle ten 1-Cost 3/2 Raptors into your deck with "**Battlecry:** Draw a card."
/// - Makes: [`UNG_920t2`](crate::ungoro::hunter::UNG_920t2)
//~ done TLC_826 - 7846e7ae.afd94e79 c1e52bd2.73a9e959
pub const TLC_826: Power = spell(&[shuffle(card("UNG_920t2")).copies(10)]);

/// # Grazing Stegodon
/// Minion · Beast · 3 mana · 0/5
/// > At the end of your turn, gain +1 Attack *(even while in hand or deck*).
/// - Makes: Nom nom nom [`TLC_827e`] ("\+1 Attack.")
//~ done TLC_827 - becf2387.0e397a10 5c1d3178.0e618bed
pub const TLC_827: Power = whenever(YOU.turn_end()).anywhere().then(&[attach("TLC_827e")]);

/// # Nom nom nom
/// Enchantment
/// > \+1 Attack.
//~ derived TLC_827e 828059b1 d522ad72.379bca7a 8d39e2c8
pub const TLC_827e: Power = enchant(&[ATTACK.plus(1)]);

/// # Supreme Dinomancy
/// Spell · 5 mana
/// > Give +2/+2 to all Beasts in your hand, deck, and battlefield.
/// - Makes: Supremely Dinomanced [`TLC_828e`] ("\+2/+2.")
//~ derived TLC_828 25c3ffbc 36b694de.8f6d5d9c abe014bf.fc9e1686
#[rustfmt::skip]
pub const TLC_828: Power = spell(&[attach("TLC_828e").to(together(&[YOUR_HAND.that(BEAST), YOUR_DECK.that(BEAST), FRIENDLY_MINIONS.that(BEAST)]))]);

/// # Supremely Dinomanced
/// Enchantment
/// > \+2/+2.
//~ derived TLC_828e 8cf46fbf d522ad72.d5727bd5 adca0862
pub const TLC_828e: Power = enchant(&[plus(2, 2)]);

/// # The Food Chain
/// Spell · 1 mana
/// > **Quest:** Play a 1, 3, 5, and 7-Attack Beast. **Reward:** Shokk.
/// - Makes: Shokk, Jungle Tyrant [`TLC_830t`] (9/9, "Rush Battlecry: Discover any 8, 6, and 4-Attack…")
//~ done TLC_830 - 2f198b86.31f5798e c3a19c10.9abc443d
pub const TLC_830: Power = quest(
    Goal::Each,
    &[
        YOU.play(all(&[BEAST, ATTACK.is(1)])),
        YOU.play(all(&[BEAST, ATTACK.is(3)])),
        YOU.play(all(&[BEAST, ATTACK.is(5)])),
        YOU.play(all(&[BEAST, ATTACK.is(7)])),
    ],
)
.reward(&[get(card("TLC_830t"))]);

/// # Shokk, Jungle Tyrant
/// Minion · Beast · 5 mana · 9/9
/// > **Rush Battlecry: Discover** any 8, 6, and 4-Attack Beast. Set their Costs to (2).
//~ done TLC_830t - f1e8bb6b.bae12fa9 b5854283
pub const TLC_830t: Power = battlecry(&[
    discover_of(all(&[BEAST, ATTACK.is(8)]), Classes::Any),
    give(&[cost(2)]).to(IT),
    discover_of(all(&[BEAST, ATTACK.is(6)]), Classes::Any),
    give(&[cost(2)]).to(IT),
    discover_of(all(&[BEAST, ATTACK.is(4)]), Classes::Any),
    give(&[cost(2)]).to(IT),
]);

/// # Niri of the Crater
/// Minion · 3 mana · 2/5
/// > Whenever you play a 1-Cost minion, double its stats. Whenever you cast a 1-Cost spell, cast it twice.
/// - Makes: Endemic Fauna [`TLC_836e`] ("Stats Doubled."); Niri of the Crater Player Ench [`TLC_836e2`] ("1-Cost spells cast twice")
//~ done TLC_836 - def99d64.5eac501a 6ddf58e1.5bdbda0d
pub const TLC_836: Power = abilities(&[
    whenever(YOU.play(all(&[MINION, COST.is(1)]))).then(&[attach("TLC_836e").to(THAT)]),
    whenever(YOU.cast(all(&[SPELL, COST.is(1)]))).then(&[cast_again(THAT)]),
]);

/// # Endemic Fauna
/// Enchantment
/// > Stats Doubled.
//~ done TLC_836e - d522ad72.d24edf1f 66067ffe
pub const TLC_836e: Power = enchant(&[ATTACK.doubled(), HEALTH.doubled()]);

/// # Niri of the Crater Player Ench
/// Enchantment
/// > 1-Cost spells cast twice
//~ todo TLC_836e2 aada4db2 d522ad72.1c2c5118 02e74f63
pub const TLC_836e2: Power = TODO;
