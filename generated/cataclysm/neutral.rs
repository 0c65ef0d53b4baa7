//! Neutral cards of Cataclysm.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 807e843c

/// # Darkscale Broodmother
/// Minion · Dragon · 3 mana · 4/3
/// > **Battlecry:** If you're holding a Dragon, refresh 2 Mana Crystals.
//~ derived CATA_111 37f0d096 383b3988.3db97c4f 98285491
pub const CATA_111: Power = battlecry(&[refresh_mana(2)]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # War'loc
/// Minion · Murloc · 2 mana · 1/1
/// > **Battlecry:** Your next Murloc that costs (3) or less costs Health instead of Mana.
/// - Makes: Doom! [`CATA_180e`] ("Costs Health instead of Mana.")
//~ derived CATA_180 6e0ea4fa cb2b9a51.c5aa8aa3 86d6c744.8bc06406
pub const CATA_180: Power = battlecry(&[attach("CATA_180e").to(YOU)]);

/// # Doom!
/// Enchantment
/// > Costs Health instead of Mana.
//~ done CATA_180e - d522ad72.ad481fb2 96c8f94d
#[rustfmt::skip]
pub const CATA_180e: Power = enchant(&[]).aura(YOUR_HAND.that(all(&[MURLOC, COST.at_most(3)])), &[has_at_least(GameTag::CARD_ALTERNATE_COST, 1)]).until(YOU.play(all(&[MURLOC, COST.at_most(3)])));

/// # Faceless Replicator
/// Minion · 3 mana · 3/3
/// > **Elusive Deathrattle:** Transform the minion that killed this into a Faceless Replicator.
// No source: the minion that killed it is the one that dealt the deadly damage.
//~ done CATA_185 - 05878c57.511b662e 80d713c9
pub const CATA_185: Power = abilities(&[
    whenever(THIS.takes_damage_from(MINION)).when(DEAD).then(&[remember(THAT)]),
    deathrattle(&[transform(REMEMBERED.that(is(&MINIONS)), card("CATA_185"))]),
]);

/// # Stickybomb Saboteur
/// Minion · 4 mana · 4/4
/// > **Battlecry:** Give your opponent a 2-Cost Sabotage. Cards next to it cost (1) more.
/// - Makes: Sabotage! [`CATA_186t`] ("Cards adjacent to this in hand cost (1) more.")
//~ done CATA_186 - 16ec05b0.5a31a0d8 4750d9e4.0de4a8fe
pub const CATA_186: Power = battlecry(&[get(card("CATA_186t")).for_(OPPONENT)]);

/// # Sabotage!
/// Spell · 2 mana
/// > Cards adjacent to this in hand cost (1) more.
/// - Makes: Sabotaged [`CATA_186te`] ("Costs (1) more.")
//~ done CATA_186t - 7846e7ae.7750b9a3 de772f56.26365559
pub const CATA_186t: Power = aura(THIS.at_distance(1)).in_hand().gives("CATA_186te");

/// # Sabotaged
/// Enchantment
/// > Costs (1) more.
//~ derived CATA_186te 2d578d66 d522ad72.5dfe1a2c ddc87db7
pub const CATA_186te: Power = enchant(&[cost_more(1)]);

/// # Ruthless
/// Hero Power · 2 mana
/// > \+$a5 Attack this turn.
/// - Makes: Ruthless [`CATA_190pe`] ("\+5 Attack this turn.")
//~ done CATA_190p - 4902b083.4a6a60a4 c147b483.c6975cd3
pub const CATA_190p: Power = hero_power(&[attach("CATA_190pe").to(YOUR_HERO)]);

/// # Ruthless
/// Enchantment
/// > \+5 Attack this turn.
//~ derived CATA_190pe 9443d00f d522ad72.fd0977d4 c147b483
pub const CATA_190pe: Power = enchant(&[ATTACK.plus(5)]).this_turn();

/// # Dragon's Reign
/// Spell · 0 mana
/// > Summon a 12/12 Dragon.
//~ done CATA_190t10 - 3e8f9d5a.230b1f50 d02d23bf
pub const CATA_190t10: Power = spell(&[summon(card("CATA_190t14"))]);

/// # Topple
/// Spell · 0 mana
/// > Destroy the highest Health enemy minion.
//~ done CATA_190t11 - 3e8f9d5a.e25545ff 8feb5eb8
pub const CATA_190t11: Power = spell(&[destroy(ENEMY_MINIONS.most(HEALTH))]);

/// # Raze
/// Spell · 0 mana
/// > Deal 4 damage to all enemy minions.
//~ derived CATA_190t12 2716ecb9 3e8f9d5a.41fbffef 0af2bb76
pub const CATA_190t12: Power = spell(&[deal(4).to(ENEMY_MINIONS)]);

/// # Enthrall
/// Spell · 0 mana
/// > Shuffle five random **Legendary** Dragons into your deck. They cost (1).
//~ derived CATA_190t13 3f3d998a 3e8f9d5a.1bb8b917 5e0b4d83
pub const CATA_190t13: Power =
    spell(&[shuffle(random(all(&[DRAGON, rarity(Rarity::Legendary)]))).picks(5), give(&[cost(1)]).to(IT)]);

/// # Progeny of Deathwing
/// Minion · Dragon · 10 mana · 12/12
//~ vanilla CATA_190t14 261f0dce 5c439b2c 89630990
pub const CATA_190t14: Power = VANILLA;

/// # Twisted Monstrosity
/// Minion · Beast · 5 mana · 6/5
/// > **{0}, {1}** Each turn this is in your hand, swap between two random **Bonus Effects**.
///
/// # Notes
///
/// No source: at the start of each of its player's turns, any two of the eight.
//~ done CATA_206 - ddb8a4d7.afb29f9a 2c0ae6cf
pub const CATA_206: Power = whenever(YOU.turn_start()).in_hand().then(&[
    give(&[
        has_no(GameTag::DIVINE_SHIELD),
        has_no(GameTag::TAUNT),
        has_no(GameTag::RUSH),
        has_no(GameTag::WINDFURY),
        has_no(GameTag::POISONOUS),
        has_no(GameTag::ELUSIVE),
        has_no(GameTag::REBORN),
        has_no(GameTag::LIFESTEAL),
    ]),
    bonus_effects(2),
]);

/// # Selfless Protector
/// Minion · 2 mana · 2/6
/// > **Taunt** Takes one extra damage from all sources.
//~ done CATA_208 - 56b43e4a.3d492f6d 3057b37c
pub const CATA_208: Power = whenever(THIS.would_take_damage_from(CARD)).then(&[damage_increased(1)]);

/// # Battlefield Blaster
/// Minion · 3 mana · 3/4
/// > **Battlecry:** Choose a spell in your hand to give **Spell Damage +1**.
/// - Makes: Battlefield Channeler Spellpower [`CATA_209e`] ("Spell Damage +1.")
//~ done CATA_209 - 05841e04.d6d186fd 51173ec3.096ad4dc
pub const CATA_209: Power = battlecry(&[attach("CATA_209e").to(A_CARD_IN_YOUR_HAND.that(SPELL))]);

/// # Battlefield Channeler Spellpower
/// Enchantment
/// > **Spell Damage +1**.
//~ derived CATA_209e 8fd4d3d0 d522ad72.7e90e4a1 84d89301
pub const CATA_209e: Power = enchant(&[plus_tag(GameTag::SPELLPOWER, 1)]);

/// # Twilight Egg
/// Minion · 1 mana · 0/2
/// > **Deathrattle:** Summon a {0}/{1} Whelp. *(Gains +1/+1 at the start of your turns!)*
/// - Numbers: {0} = 2, {1} = 1
/// - Makes: Accelerated Whelp [`CATA_210t`] (2/1)
//~ done CATA_210 - a86353dd.772eb8ac.d20442f0 28e6d32b.8118fb57
pub const CATA_210: Power = abilities(&[
    deathrattle(&[summon(card("CATA_210t")), give(&[plus(1, 1).times(X)]).with_x(counter_value(0)).to(IT)]),
    whenever(YOU.turn_start()).then(&[raise_text_number(1)]),
]);

/// # Accelerated Whelp
/// Minion · Dragon · 2 mana · 2/1
//~ vanilla CATA_210t 18a6b589 97740dfe 8e28f858
pub const CATA_210t: Power = VANILLA;

/// # Vyranoth
/// Minion · Elemental · 6 mana · 6/6
/// > **Battlecry:** If the total Cost of your starting minions was 100, split 100 stats among minions in your deck.
/// - Makes: Stormcharged [`CATA_213e`] ("Increased Attack."); Stormcharged [`CATA_213e2`] ("Increased Health.")
// No source: each of the 100 is Attack or Health of a minion, at random.
//~ done CATA_213 - 546199ad.daae3010 cc745e62.558c12be
pub const CATA_213: Power = battlecry(&[repeat(
    100,
    &[at_random(&[
        &[attach("CATA_213e").to(YOUR_DECK.that(MINION).random())],
        &[attach("CATA_213e2").to(YOUR_DECK.that(MINION).random())],
    ])],
)])
.when(equals(&COST.of(YOUR_STARTING_DECK.that(MINION)), 100));

/// # Stormcharged
/// Enchantment
/// > Increased Attack.
//~ done CATA_213e - d522ad72.08129cea 0dfed51e
pub const CATA_213e: Power = enchant(&[ATTACK.plus(1)]);

/// # Stormcharged
/// Enchantment
/// > Increased Health.
//~ done CATA_213e2 - d522ad72.89b088dc 0dfed51e
pub const CATA_213e2: Power = enchant(&[HEALTH.plus(1)]);

/// # Bronze Keeper
/// Minion · Dragon · 8 mana · 3/7
/// > At the end of your turn, summon a 6/6 Elemental Dragon with **Divine Shield**.
/// - Makes: Sandscale Dragon [`CATA_476t`] (6/6, "Divine Shield")
//~ derived CATA_476 7742c3c4 a23225a2.53b24585 dc4768ee.9fe02e9e
pub const CATA_476: Power = at_end_of_your_turn(&[summon(card("CATA_476t"))]);

/// # Sandscale Dragon
/// Minion · Elemental · Dragon · 6 mana · 6/6
/// > **Divine Shield**
//~ vanilla CATA_476t 962813b4 b514e0fc.cc526ac4 1838c823
pub const CATA_476t: Power = VANILLA;

/// # Carrier Whelp
/// Minion · Dragon · 1 mana · 1/2
/// > **Battlecry:** Get a random Dragon that costs (3) or less.
//~ derived CATA_556 2a42e73f 722e0ba3.b257904c abddf91c
pub const CATA_556: Power = battlecry(&[get(random(all(&[DRAGON, COST.at_most(3)])))]);

/// # Frostbitten Imp
/// Minion · Demon · 2 mana · 5/3
/// > **Battlecry: Freeze** this.
//~ derived CATA_612 a726e6a9 b6132f73.e1b20e12 d214f5e5
pub const CATA_612: Power = battlecry(&[freeze(THIS)]);

/// # Survivalist
/// Minion · 9 mana · 6/6
/// > Has **Immune** while you control no other minions.
//~ done CATA_613 - 3498164e.efe4d902 4a0dbdc2
pub const CATA_613: Power = aura(THIS).when(there_is_no(&OTHER_FRIENDLY_MINIONS)).have(&[has(GameTag::IMMUNE)]);

/// # Shadowed Informant
/// Minion · Dragon · 2 mana · 2/2
/// > **Battlecry: Discover** a spell from your class. *(Swaps class each turn*!)@**Battlecry: Discover** a {0} spell. *(Swaps class each turn!)*
///
/// # Notes
///
/// The class that it swaps to is random, and never the one that it shows.
//~ done CATA_614 - 977c8bf9.5504b949 d2fd52fb
pub const CATA_614: Power = abilities(&[
    whenever(YOU.turn_start()).in_hand().then(&[swap_class(THIS)]),
    battlecry(&[discover_of(SPELL, Classes::Shown)]),
]);

/// # Genn, Cursed King
/// Minion · 4 mana · 5/4
/// > While holding this, if the rest of your hand is all even or all odd, transform into the 6/5 Worgen King.
/// - Makes: Genn, Worgen King [`CATA_615t`] (6/5, "Battlecry: Upgrade your starting Hero Power. It…"); The Moooon [`CATA_615e`] ("Your Hero Power costs (1).")
///
/// # Notes
///
/// It changes for good: the Worgen King has no text that changes it back. A hand without other cards is both even and odd, as with other texts that speak of all; no source tells of either.
//~ done CATA_615 - 5af9fab3.ea3b456c 4133fcd5.6b5075ba
pub const CATA_615: Power = becomes(
    any(&[there_is_no(&YOUR_HAND.other().that(odd(COST))), there_is_no(&YOUR_HAND.other().that(not(&odd(COST))))]),
    "CATA_615t",
);

/// # The Moooon
/// Enchantment
/// > Your **Hero Power** costs (1).
//~ done CATA_615e - d522ad72.f2d15285 fbdbcda0
pub const CATA_615e: Power = enchant(&[cost(1)]);

/// # Genn, Worgen King
/// Minion · 4 mana · 6/5
/// > **Battlecry:** Upgrade your starting Hero Power. It costs (1).
///
/// # Notes
///
/// A Hero Power that was replaced since is replaced by the upgraded one that the player began with.
//~ done CATA_615t - b7a1c5ed.74a2414e 925cbc79
pub const CATA_615t: Power = battlecry(&[upgrade_hero_power(), attach("CATA_615e").to(YOUR_HERO_POWER)]);

/// # Gronn Giant
/// Minion · 9 mana · 8/8
/// > This minion's Cost is reduced by the Cost of the last card you played.
///
/// # Notes
///
/// The Cost of the last card is the one that it has now.
//~ done CATA_616 - 6482e328.8e6f5aa4 7ec993bf
pub const CATA_616: Power = costs(&[cost_less(1).times(COST.of(PLAYED_BY_YOU.other().last(1)))]);

/// # Warmaster Blackhorn
/// Minion · 7 mana · 6/6
/// > **Battlecry:** Destroy all cards that cost (2) or less in both players' decks.
//~ done CATA_720 - 8417a0af.c53d385a ecd5694e
pub const CATA_720: Power =
    battlecry(&[destroy(together(&[YOUR_DECK.that(COST.at_most(2)), ENEMY_DECK.that(COST.at_most(2))]))]);

/// # Sheltered Survivor
/// Minion · 2 mana · 2/3
/// > **Battlecry:** Choose a card in your hand to shuffle into your deck. Draw a card.
//~ done CATA_721 - 5656a6e3.24df7332 8ef5fb7f
pub const CATA_721: Power = abilities(&[battlecry(&[shuffle(the(A_CARD_IN_YOUR_HAND))]), battlecry(&[draw(1)])]);

/// # Drakeadon Mongrel
/// Minion · Dragon · 7 mana · 8/6
/// > **Deathrattle:** Summon two random 4-Cost minions.
//~ derived CATA_723 8c2a3123 440d951e.1e0ec020 3623768c
pub const CATA_723: Power = deathrattle(&[summon(random(all(&[MINION, COST.is(4)]))).picks(2)]);

/// # Gemstone Hoarder
/// Minion · 3 mana · 3/4
/// > **Battlecry:** Choose a card in your hand to discard. **Deathrattle:** Get it back. It costs (1) less.
/// - Makes: Hoarded Gemstone [`CATA_897e3`] ("Discarded ….")
///
/// # Notes
///
/// The card is made anew: in a recorded game that Firestone replays, the Hoarder is its creator.
//~ done CATA_897 - 05841e04.521cab5d eb7a8158.aa52fcbc
pub const CATA_897: Power = abilities(&[
    battlecry(&[discard(A_CARD_IN_YOUR_HAND), remember(IT)]),
    deathrattle(&[get(copy_of(REMEMBERED)), give(&[cost_less(1)]).to(IT)]),
]);

/// # Hoarded Gemstone
/// Enchantment
/// > Discarded {0}.
//~ todo CATA_897e3 4cc96204 d522ad72.43ad0748 4e24d750
pub const CATA_897e3: Power = TODO;

/// # Scaled Lancer
/// Minion · Dragon · 4 mana · 6/6
/// > All enemy minions have **Taunt**.
/// - Makes: Scalebound [`CATA_898e`] ("Scaled Lancer grants Taunt.")
//~ derived CATA_898 c4b40512 c17b54a5.903db63f 0eb8a958.2a8e91da
pub const CATA_898: Power = aura(ENEMY_MINIONS).gives("CATA_898e");

/// # Scalebound
/// Enchantment
/// > Scaled Lancer grants **Taunt**.
/// - Makes: Scaled Lancer [`CATA_898`] (6/6, "All enemy minions have Taunt.")
//~ derived CATA_898e 27b8cec9 d522ad72.1637dfeb 14a1efa5.ff86236a
pub const CATA_898e: Power = enchant(&[has(GameTag::TAUNT)]);

/// # Earthen Drake
/// Minion · Elemental · Dragon · 5 mana · 4/4
/// > At the end of your turn, deal 4 damage to the enemy hero.
//~ derived CATA_999 36589ff0 e9586dea.81ecb9c4 353626a6
pub const CATA_999: Power = at_end_of_your_turn(&[deal(4).to(ENEMY_HERO)]);

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived CATA_COIN1 4b52e231 3e8f9d5a.095f71be c6be21f5
pub const CATA_COIN1: Power = spell(&[gain_mana(1)]);

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived CATA_COIN2 e051a5e5 3e8f9d5a.095f71be c6be21f5
pub const CATA_COIN2: Power = spell(&[gain_mana(1)]);

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived CATA_COIN3 80b47698 3e8f9d5a.095f71be c6be21f5
pub const CATA_COIN3: Power = spell(&[gain_mana(1)]);

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived CATA_COIN4 bf093a2e 3e8f9d5a.095f71be c6be21f5
pub const CATA_COIN4: Power = spell(&[gain_mana(1)]);

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived CATA_COIN5 2136fb25 3e8f9d5a.095f71be c6be21f5
pub const CATA_COIN5: Power = spell(&[gain_mana(1)]);

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived CATA_COIN6 6baa9be4 3e8f9d5a.095f71be c6be21f5
pub const CATA_COIN6: Power = spell(&[gain_mana(1)]);

/// # Cultivating Sprite
/// Minion · 3 mana · 3/3
/// > **Battlecry:** Get a 3-Cost Bulb that casts three random 1-Cost spells. It upgrades each turn.
/// - Makes: Blooming Bulb [`MEND_100t`] ("Cast three random 1-Cost spells. (Upgrades each…")
//~ derived MEND_100 2c422d5f 05878c57.7a72b7ac 12869b4f.5880a1af
pub const MEND_100: Power = battlecry(&[get(card("MEND_100t"))]);

/// # Blooming Bulb
/// Spell · Nature · 3 mana
/// > Cast three random @-Cost spells. *(Upgrades each turn!)*
/// - Numbers: {0} = 1
//~ derived MEND_100t 52d9e799 a4db704b.c43471d4.eae7e889 736ab02b
#[rustfmt::skip]
pub const MEND_100t: Power = abilities(&[spell(&[cast(random_costing(SPELL, TEXT_NUMBER)).picks(3)]), whenever(YOU.turn_start()).in_hand().then(&[raise_text_number(1)])]);
