//! Warlock cards of Voyage to the Sunken City.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 0b583608

/// # Herald of Shadows
/// Minion · Naga · 3 mana · 4/2
/// > **Battlecry:** If you've cast a Shadow spell while holding this, steal 2 Health from a minion.
/// - Makes: Siphoned [`TID_717e`] ("Reduced Health."); Shadow Siphon [`TID_717e2`] ("Increased Health.")
//~ done TID_717 - 02969865.4370c961 9cd665d0.52d708ac
pub const TID_717: Power = battlecry(&[attach("TID_717e").to(A_MINION), attach("TID_717e2").with_x(LAST_AMOUNT)])
    .when(YOU.cast(school(SpellSchool::Shadow)).while_holding_this().at_least(1));

/// # Siphoned
/// Enchantment
/// > Reduced Health.
/// - Makes: Siphoned [`TID_717eb`] ("Reduced Health.")
//~ done TID_717e - d522ad72.4803159e b1d5bbc5.598e946b
pub const TID_717e: Power = enchant(&[HEALTH.plus(-2)]);

/// # Shadow Siphon
/// Enchantment
/// > Increased Health.
/// - Makes: Siphoned [`TID_717e2b`] ("Increased Health.")
//~ done TID_717e2 - d522ad72.89b088dc 8501e62d.1102d92d
pub const TID_717e2: Power = enchant(&[HEALTH.plus(1).times(X)]);

/// # Siphoned
/// Enchantment
/// > Increased Health.
//~ todo TID_717e2b e9d6721f d522ad72.89b088dc b1d5bbc5
pub const TID_717e2b: Power = TODO;

/// # Siphoned
/// Enchantment
/// > Reduced Health.
//~ todo TID_717eb 41ee7b89 d522ad72.4803159e b1d5bbc5
pub const TID_717eb: Power = TODO;

/// # Immolate
/// Spell · Fire · 4 mana
/// > Light every card in the opponent's hand on fire. In 3 turns, any still in hand are destroyed!
/// - Makes: Engulfed in Flame [`TID_718e`] ("In 3 turns, destroy the opponent's cards that are…"); Engulfed in Flame [`TID_718e2`] ("This card is on fire!")
//~ done TID_718 - 085e2d30.61592a54 8dea88e3.32eb4b35
pub const TID_718: Power = spell(&[attach("TID_718e2").to(ENEMY_HAND)]);

/// # Engulfed in Flame
/// Enchantment
/// > In 3 turns, destroy the opponent's cards that are on fire.
//~ todo TID_718e e21ac169 d522ad72.4979ec20 9c6c25a1
pub const TID_718e: Power = TODO;

/// # Engulfed in Flame
/// Enchantment
/// > This card is on fire!
// No source: the three turns are those of the player who holds the card; it is destroyed at the end of the third.
//~ done TID_718e2 - d522ad72.b91bd5a2 9c6c25a1
pub const TID_718e2: Power = whenever(OPPONENT.turn_end()).in_hand().every(3).then(&[destroy(THIS)]);

/// # Commander Ulthok
/// Minion · 5 mana · 7/7
/// > **Battlecry:** Your opponent's cards cost Health instead of Mana next turn.
/// - Makes: Blood Squeeze [`TID_719e`] ("Your cards cost Health instead of Mana this turn.")
//~ done TID_719 - c32c1bd8.0445b2c3 e2194a60.50edce5c
pub const TID_719: Power = battlecry(&[attach("TID_719e").to(OPPONENT)]);

/// # Blood Squeeze
/// Enchantment
/// > Your cards cost Health instead of Mana this turn.
//~ done TID_719e - d522ad72.00eaf99c 2d32b4d1
pub const TID_719e: Power = enchant(&[]).aura(YOUR_HAND, &[has_at_least(GameTag::CARD_ALTERNATE_COST, 1)]).next_turn();

/// # Azsharan Scavenger
/// Minion · Murloc · 2 mana · 2/3
/// > **Battlecry:** Put a 'Sunken Scavenger' on the bottom of your deck.
/// - Makes: Sunken Scavenger [`TSC_039t`] (2/3, "Battlecry: Give your other Murlocs +1/+1…")
//~ derived TSC_039 9d2969ad 332b54bf.0caa8f47 37b7524c.cee0afa9
pub const TSC_039: Power = battlecry(&[put_at_bottom(card("TSC_039t"))]);

/// # Sunken Scavenger
/// Minion · Murloc · 2 mana · 2/3
/// > **Battlecry:** Give your other Murlocs +1/+1 *(wherever they are*).
/// - Makes: Mllgggrrrr [`TSC_039te`] ("\+1/+1.")
//~ done TSC_039t - 332b54bf.3412fca4 98c334fa.eed27c6e
pub const TSC_039t: Power = battlecry(&[attach("TSC_039te").to(together(&[
    OTHER_FRIENDLY_MINIONS.that(MURLOC),
    YOUR_HAND.that(MURLOC),
    YOUR_DECK.that(MURLOC),
]))]);

/// # Mllgggrrrr
/// Enchantment
/// > \+1/+1.
//~ derived TSC_039te ed720c87 d522ad72.cb08f83e 353479df
pub const TSC_039te: Power = enchant(&[plus(1, 1)]);

/// # Voidgill
/// Minion · Murloc · 2 mana · 3/2
/// > **Deathrattle:** Give all Murlocs in your hand +1/+1.
/// - Makes: Void Powered [`TSC_614e`] ("\+1/+1.")
//~ derived TSC_614 60f78a55 7c03ec8e.66ca97ad aa0ad3f2.236d47cf
pub const TSC_614: Power = deathrattle(&[attach("TSC_614e").to(YOUR_HAND.that(MURLOC))]);

/// # Void Powered
/// Enchantment
/// > \+1/+1.
//~ derived TSC_614e 9a4fcf42 d522ad72.cb08f83e 6e03c360
pub const TSC_614e: Power = enchant(&[plus(1, 1)]);

/// # Bloodscent Vilefin
/// Minion · Murloc · 3 mana · 3/4
/// > **Battlecry: Dredge**. If it's a Murloc, change its Cost to Health instead of Mana.
/// - Makes: Fresh Scent [`TSC_753e`] ("Costs Health instead of Mana.")
//~ done TSC_753 - 12cbbc0e.5b1419b3 5f6f6822.7789e804
#[rustfmt::skip]
pub const TSC_753: Power = battlecry(&[discover_then(Offer::Entities(YOUR_DECK.last(3)), &[put_on_top(the(IT))]), give(&[has_at_least(GameTag::CARD_ALTERNATE_COST, 1)]).to(IT).when(there_is(&IT.that(MURLOC)))]);

/// # Fresh Scent
/// Enchantment
/// > Costs Health instead of Mana.
//~ todo TSC_753e d7636910 d522ad72.ad481fb2 5faa31c4
pub const TSC_753e: Power = TODO;

/// # Abyssal Wave
/// Spell · Shadow · 6 mana
/// > Deal $4 damage to all minions. Give your opponent an Abyssal Curse.
/// - Makes: Abyssal Curse [`TSC_955t`] ("At the start of your turn, take 1 damage. Each…")
//~ derived TSC_924 bbb10845 b1a71a54.8de0b611 35b25f08.26175f0a
pub const TSC_924: Power = spell(&[deal(4).to(MINIONS), get(card("TSC_955t")).for_(OPPONENT)]);

/// # Rock Bottom
/// Spell · 1 mana
/// > Summon a 1/1 Murloc, then **Dredge**. If it's also a Murloc, summon one more.
/// - Makes: Coldlight Lurker [`TSC_925t`] (1/1)
//~ done TSC_925 - 2f198b86.5a81f5ac 4f981ef3.3668e609
pub const TSC_925: Power =
    spell(&[summon(card("TSC_925t")), dredge(), summon(card("TSC_925t")).when(there_is(&IT.that(MURLOC)))]);

/// # Coldlight Lurker
/// Minion · Murloc · 1 mana · 1/1
//~ vanilla TSC_925t 73d206ea 6c89e89f 441016ca
pub const TSC_925t: Power = VANILLA;

/// # Sira'kess Cultist
/// Minion · Naga · 3 mana · 3/4
/// > **Battlecry:** Give your opponent an Abyssal Curse.
/// - Makes: Abyssal Curse [`TSC_955t`] ("At the start of your turn, take 1 damage. Each…")
//~ derived TSC_955 93a554e5 2213a712.0d02bd10 5b1a5faf.26175f0a
pub const TSC_955: Power = battlecry(&[get(card("TSC_955t")).for_(OPPONENT)]);

/// # Abyssal Curse
/// Spell · 2 mana
/// > At the start of your turn, take {0} damage. Each Curse is worse than the last. *({1} \|4(turn,turns) remaining).*
/// - Numbers: {0} = 1, {1} = 2
///
/// # Notes
///
/// The first curse of a player deals 1, each later one 1 more; it is gone after two turns, or when it is played (hearthstonetopdecks.com, "Abyssal Wave").
//~ done TSC_955t - 7846e7ae.d1a49661.47df42ae fcf4a43d
pub const TSC_955t: Power = abilities(&[
    whenever(YOU.get(ITSELF))
        .in_hand()
        .then(&[mark_completed(), set_counter_to(0, YOU.complete(named("TSC_955t")).this_game().count())]),
    whenever(YOU.turn_start()).in_hand().then(&[
        deal(1).times(counter_value(0)).to(YOUR_HERO),
        either(equals(&counter_value(1), 1), &[remove_from_game(THIS)], &[set_counter(1, 1)]),
    ]),
]);

/// # Dragged Below
/// Spell · Shadow · 3 mana
/// > Deal $4 damage to a minion. Give your opponent an Abyssal Curse.
/// - Makes: Abyssal Curse [`TSC_955t`] ("At the start of your turn, take 1 damage. Each…")
//~ derived TSC_956 8f50757c 3c9c5d15.b71ccd44 00fa3f4b.26175f0a
pub const TSC_956: Power = spell(&[deal(4).to(A_MINION), get(card("TSC_955t")).for_(OPPONENT)]);

/// # Chum Bucket
/// Spell · 2 mana
/// > Give all Murlocs in your hand +1/+1. Repeat for each Murloc you control.
/// - Makes: Empty Bucket [`TSC_957e`] ("\+1/+1.")
//~ derived TSC_957 5d8f2138 7846e7ae.719e6252 06bcce46.a9726486
#[rustfmt::skip]
pub const TSC_957: Power = spell(&[attach("TSC_957e").to(YOUR_HAND.that(MURLOC)), perform(&[attach("TSC_957e").to(YOUR_HAND.that(MURLOC))]).for_each(FRIENDLY_MINIONS.that(MURLOC))]);

/// # Empty Bucket
/// Enchantment
/// > \+1/+1.
//~ derived TSC_957e 0a5577e4 d522ad72.cb08f83e 939fe645
pub const TSC_957e: Power = enchant(&[plus(1, 1)]);

/// # Za'qul
/// Minion · 5 mana · 6/5
/// > Your Abyssal Curses heal you for the damage they deal. **Battlecry:** Give your opponent an Abyssal Curse.
/// - Makes: Abyssal Curse [`TSC_955t`] ("At the start of your turn, take 1 damage. Each…"); Cursed [`TSC_959e`] ("Your Abyssal Curses heal you for the damage they…"); Cursed [`TSC_959e2`] ("Your Curses cost (2) more this game.")
//~ done TSC_959 - 724ad716.f835428c d1d1de62.8eed3703
pub const TSC_959: Power = abilities(&[
    after(ENEMY_HERO.takes_damage_from(named("TSC_955t"))).then(&[heal(1).times(THAT_MUCH).to(YOUR_HERO)]),
    battlecry(&[get(card("TSC_955t")).for_(OPPONENT)]),
]);

/// # Cursed
/// Enchantment
/// > Your Abyssal Curses heal you for the damage they deal.
/// - Makes: Abyssal Curse [`TSC_955t`] ("At the start of your turn, take 1 damage. Each…")
//~ todo TSC_959e 23f1c64d d522ad72.76b99fc8 eb3324fd.26175f0a
pub const TSC_959e: Power = TODO;

/// # Cursed
/// Enchantment
/// > Your Curses cost (2) more this game.
//~ todo TSC_959e2 d494b16f d522ad72.a3240c89 eb3324fd
pub const TSC_959e2: Power = TODO;

/// # Gigafin
/// Minion · Murloc · 8 mana · 7/4
/// > **Colossal +1**. **Battlecry:** Devour all enemy minions. **Deathrattle:** Spit them back out.
/// - Makes: Gigafin's Maw [`TSC_962t`] (4/7, "Taunt Deathrattle: Permanently destroy all…"); Swallowed Whole [`TSC_962e`] ("Storing a Minion."); Bloated [`TSC_962e2`] ("Gigafin has eaten all enemy minions!")
// No source: the devoured minions come back as they were.
//~ done TSC_962 - eb6174d2.1c67b7ce 03be1d2f.b7417463
pub const TSC_962: Power = abilities(&[
    colossal(&["TSC_962t"]),
    battlecry(&[set_counter(0, 0), keep_with(the(ENEMY_MINIONS), THIS)]),
    deathrattle(&[summon(the(KEPT)).for_(OPPONENT).when(equals(&counter_value(0), 0))]),
]);

/// # Swallowed Whole
/// Enchantment
/// > Storing a Minion.
//~ todo TSC_962e 8923436e d522ad72.d499b747 e0b4ccbe
pub const TSC_962e: Power = TODO;

/// # Bloated
/// Enchantment
/// > Gigafin has eaten all enemy minions!
//~ todo TSC_962e2 1df10672 d522ad72.50199d43 b31d7921
pub const TSC_962e2: Power = TODO;

/// # Gigafin's Maw
/// Minion · Murloc · 6 mana · 4/7
/// > **Taunt Deathrattle:** Permanently destroy all minions inside Gigafin.
//~ done TSC_962t - 1d435ad9.74751692 648abd49
pub const TSC_962t: Power = deathrattle(&[set_counter(0, 1).to(CREATOR)]);
