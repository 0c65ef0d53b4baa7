//! Priest cards of Whizbang's Workshop.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file cd284a2d

/// # Delayed Product
/// Spell · 4 mana
/// > **Discover** and summon a minion that costs (8) or more. It goes **Dormant** for 2 turns.
/// - Makes: Product Delay [`MIS_305e`] ("Sending a minion 2 turns into the future."); Delayed [`MIS_305e2`] ("Dormant. Awaken in X turns.")
//~ done MIS_305 - 38d1d3b0.6abd3806 6839f22c.4a4b07d4
#[rustfmt::skip]
pub const MIS_305: Power = spell(&[discover_then(Offer::Pool(all(&[MINION, COST.at_least(8)]), Classes::Own), &[summon(the(IT))]), make_dormant(IT, 2)]);

/// # Product Delay
/// Enchantment
/// > Sending a minion 2 turns into the future.
//~ todo MIS_305e 4839432c d522ad72.9cf73b46 de5c4b2a
pub const MIS_305e: Power = TODO;

/// # Delayed
/// Enchantment
/// > **Dormant**. Awaken in @ \|4(turn, turns).
//~ todo MIS_305e2 d5fe7bc6 d522ad72.d03dd6ee 277cdaed
pub const MIS_305e2: Power = TODO;

/// # Funhouse Mirror
/// Spell · Shadow · 3 mana
/// > Summon a copy of an enemy minion. It attacks the original.
//~ done MIS_714 - 3c9c5d15.e4872024 072c704d
pub const MIS_714: Power = spell(&[summon(copy_of(AN_ENEMY_MINION)), make_attack(IT, AN_ENEMY_MINION)]);

/// # Puppet Theatre
/// Location · 4 mana · 2 uses
/// > Choose an enemy minion. Get a 1/1 copy of it that costs (1).
/// - Makes: Puppet [`MIS_919e`] ("Stats set to 1/1.")
//~ derived MIS_919 407e3302 607b338c.e56875d4 1fe00a03.d8138244
pub const MIS_919: Power =
    location(&[select(AN_ENEMY_MINION), get(copy_of(IT)), attach("MIS_919e").to(IT), give(&[cost(1)]).to(IT)]);

/// # Puppet
/// Enchantment
/// > Stats set to 1/1.
//~ derived MIS_919e a56faaf1 d522ad72.26c4e028 29c5d77a
pub const MIS_919e: Power = enchant(&[become_stats(1, 1)]);

/// # Clay Matriarch
/// Minion · Dragon · 6 mana · 3/7
/// > **Miniaturize Taunt**. **Deathrattle:** Summon a 4/4 Whelp with **Elusive**.
/// - Makes: Clay Matriarch [`TOY_380t`] (1/1, "Mini Taunt. Deathrattle: Summon a 4/4 Whelp with…"); Clay Whelp [`TOY_380t2`] (4/4, "Elusive")
//~ done TOY_380 - 4067d720.1b2cd280 7ac501f8.e69e0e94
pub const TOY_380: Power = abilities(&[form(Form::Mini, "TOY_380t"), deathrattle(&[summon(card("TOY_380t2"))])]);

/// # Clay Matriarch
/// Minion · Dragon · 1 mana · 1/1
/// > **Mini Taunt**. **Deathrattle:** Summon a 4/4 Whelp with **Elusive**.
//~ done TOY_380t - 7225889c.f61dac89 7ac501f8
pub const TOY_380t: Power = deathrattle(&[summon(card("TOY_380t2"))]);

/// # Clay Whelp
/// Minion · Dragon · 4 mana · 4/4
/// > **Elusive**
//~ vanilla TOY_380t2 e9e70ae5 306f805a.c54580ff 65409384
pub const TOY_380t2: Power = VANILLA;

/// # Papercraft Angel
/// Minion · 2 mana · 2/3
/// > Your Hero Power costs (0).
//~ derived TOY_381 3f3ed264 5656a6e3.933d500a 4891cfc6
pub const TOY_381: Power = aura(YOUR_HERO_POWER).have(&[cost(0)]);

/// # Careless Crafter
/// Minion · 3 mana · 3/3
/// > **Deathrattle:** Get two 0-Cost Bandages that restore #3 Health.
/// - Makes: Bandage [`TOY_382t`] ("Restore 3 Health.")
//~ derived TOY_382 8bd35d99 05878c57.8b8a7b32 7c251f38.00b1ad1f
pub const TOY_382: Power = deathrattle(&[get(card("TOY_382t")).copies(2)]);

/// # Bandage
/// Spell · 0 mana
/// > Restore #3 Health.
//~ derived TOY_382t 18d19cd6 3e8f9d5a.f8b1ee85 6695cfaf
pub const TOY_382t: Power = spell(&[heal(3).to(TARGET)]);

/// # Raza the Resealed
/// Minion · 5 mana · 5/5
/// > **Battlecry:** Shuffle copies of 5 random friendly minions that died this game into your deck. They cost (0).
/// - Makes: Raza Resealed Enchant [`TOY_383e`] ("Cards refresh your hero power."); Resealed [`TOY_383e2`] ("Costs (0)")
//~ done TOY_383 - 7c0f8337.82087ad9 2fcff7cf.35c2cfcd
pub const TOY_383: Power =
    battlecry(&[shuffle(random_from_past(FRIENDLY_MINIONS.die().this_game())).picks(5), attach("TOY_383e2").to(IT)]);

/// # Raza Resealed Enchant
/// Enchantment
/// > Cards refresh your hero power.
//~ todo TOY_383e 207e1529 d522ad72.aa980b1a d828c432
pub const TOY_383e: Power = TODO;

/// # Resealed
/// Enchantment
/// > Costs (0)
//~ derived TOY_383e2 c0475988 d522ad72.54c8f059 4f5c62c8
pub const TOY_383e2: Power = enchant(&[cost(0)]);

/// # Purifying Power
/// Spell · Holy · 2 mana
/// > **Silence** all friendly minions, then give them +1/+2.
/// - Makes: Purified [`TOY_384e`] ("\+1/+2.")
//~ derived TOY_384 ca9c027d 5fbdf668.652bb63c 4ad203b4.792f13c3
pub const TOY_384: Power = spell(&[silence(FRIENDLY_MINIONS), attach("TOY_384e").to(IT)]);

/// # Purified
/// Enchantment
/// > \+1/+2.
//~ derived TOY_384e 3e899d61 d522ad72.b69419df 0c37ef83
pub const TOY_384e: Power = enchant(&[plus(1, 2)]);

/// # Timewinder Zarimi
/// Minion · Dragon · 5 mana · 4/6
/// > **Battlecry:** Once per game, if you've played 8 other Dragons, take an extra turn.@ *({0} left*!)@ *(Ready!)*
//~ done TOY_385 - 70b73c9c.431b04d1 9c7b01ab
pub const TOY_385: Power = battlecry(&[mark_completed(), extra_turn()])
    .when(all(&[YOU.play(DRAGON).this_game().other().at_least(8), YOU.complete(named("TOY_385")).this_game().never()]));

/// # Scale Replica
/// Spell · 2 mana
/// > Draw your lowest and highest Cost Dragon.
//~ done TOY_387 - 7846e7ae.986398f4 8a78d796
pub const TOY_387: Power =
    spell(&[get(the(YOUR_DECK.that(DRAGON).least(COST))), get(the(YOUR_DECK.that(DRAGON).most(COST)))]);

/// # Chalk Artist
/// Minion · 4 mana · 4/3
/// > **Battlecry:** Draw a minion. Transform it into a random **Legendary** one *(keeping its original stats and Cost*).
/// - Makes: Covered in Chalk [`TOY_388e2`] ("Adjusted stats."); Chalk Dragon Cost [`TOY_388e3`] ("Adjusted Cost.")
//~ done TOY_388 - 16ffe9fb.b62fb67e 70d5a752.bce2d9c4
pub const TOY_388: Power = battlecry(&[
    draw_that(1, MINION),
    one_by_one(
        IT,
        &[
            create_aside(copy_of(THAT)),
            remember(IT),
            transform(THAT, random(all(&[MINION, rarity(Rarity::Legendary)]))),
            attach("TOY_388e2").with_x(ATTACK.of(REMEMBERED)).to(THAT),
            give(&[HEALTH.set_to(X)]).with_x(HEALTH.of(REMEMBERED)).to(THAT),
            give(&[COST.set_to(X)]).with_x(COST.of(REMEMBERED)).to(THAT),
        ],
    ),
]);

/// # Covered in Chalk
/// Enchantment
/// > Adjusted stats.
//~ done TOY_388e2 - d522ad72.fc449887 8fdfb5b8
pub const TOY_388e2: Power = enchant(&[ATTACK.set_to(X)]);

/// # Chalk Dragon Cost
/// Enchantment
/// > Adjusted Cost.
//~ todo TOY_388e3 ba1c94a3 d522ad72.8be7f9cc 4daf5039
pub const TOY_388e3: Power = TODO;

/// # Fly Off the Shelves
/// Spell · 3 mana
/// > Deal $1 damage to all enemy minions. Repeat for each Dragon you're holding.
//~ done TOY_714 - 82ede6d1.5a4a3c74 bb7d6e58
pub const TOY_714: Power =
    spell(&[deal(1).to(ENEMY_MINIONS), perform(&[deal(1).to(ENEMY_MINIONS)]).for_each(YOUR_HAND.that(DRAGON))]);

/// # Repackage
/// Spell · 7 mana
/// > Stuff all minions into a 2-Cost Box, then shuffle it into the opponent's deck.
/// - Makes: Repackaged Box [`TOY_879t`] ("Add the resealed minions to your hand."); Resealed Box Tracker [`TOY_879e`]
//~ done TOY_879 - 014b7716.e9eb97c1 ebdafb9a.51abbfa2
pub const TOY_879: Power = spell(&[
    create_aside(card("TOY_879t")),
    remember(IT),
    keep_with(the(MINIONS), REMEMBERED),
    shuffle(the(REMEMBERED)).for_(OPPONENT),
]);

/// # Resealed Box Tracker
/// Enchantment
//~ todo TOY_879e 9952eac6 d522ad72 71c00893
pub const TOY_879e: Power = TODO;

/// # Repackaged Box
/// Spell · 2 mana
/// > Add the resealed minions to your hand.@Add the {0} repackaged \|4(minion, minions) to your hand.
//~ done TOY_879t - 7846e7ae.0fd5e371 dc7c7eb9
pub const TOY_879t: Power = spell(&[get(copy_of(KEPT))]);
