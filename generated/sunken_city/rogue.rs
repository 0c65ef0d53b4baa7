//! Rogue cards of Voyage to the Sunken City.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file df14891f

/// # Potion-Fueled
/// Enchantment
/// > Increased attack.
//~ todo RLK_570e2 45cfa347 d522ad72.867af1af e3a173fe
pub const RLK_570e2: Power = TODO;

/// # Shattershambler
/// Minion · Elemental · 1 mana · 1/3
/// > **Battlecry:** Your next **Deathrattle** minion costs (1) less, but immediately dies when played.
/// - Makes: In Shambles [`TID_078e`] ("Your next Deathrattle minion costs (1) less, but…"); Shambled [`TID_078e2`] ("Costs (1) less.")
//~ done TID_078 - f82d9795.42d75be4 74f52480.433b3bd8
pub const TID_078: Power = battlecry(&[attach("TID_078e").to(CONTROLLER)]);

/// # In Shambles
/// Enchantment
/// > Your next **Deathrattle** minion costs (1) less, but immediately dies when played.
//~ done TID_078e - d522ad72.217f20dc 2914cf47
pub const TID_078e: Power = abilities(&[
    enchant(&[]).aura(YOUR_HAND.that(all(&[MINION, with(GameTag::DEATHRATTLE)])), &[cost_less(1)]),
    after(YOU.play(all(&[MINION, with(GameTag::DEATHRATTLE)]))).once().then(&[destroy(THAT)]),
]);

/// # Shambled
/// Enchantment
/// > Costs (1) less.
//~ derived TID_078e2 a9fb2117 d522ad72.f705eb41 b69d1399
pub const TID_078e2: Power = enchant(&[cost_less(1)]);

/// # Inkveil Ambusher
/// Minion · Naga · 2 mana · 1/2
/// > **Stealth** Has +3 Attack and **Immune** while attacking.
/// - Makes: Inked [`TID_080e2`] ("Immune and +3 Attack while attacking.")
///
/// # Notes
///
/// Its Immune while attacking is a tag.
//~ done TID_080 - bc93b576.42b358e7 f5673183.49160d45
pub const TID_080: Power = whenever(THIS.attack(CARD)).then(&[attach("TID_080e2")]);

/// # Inked
/// Enchantment
/// > **Immune** and +3 Attack while attacking.
//~ done TID_080e2 - d522ad72.e9bc7aea 66f30003
pub const TID_080e2: Power = enchant(&[ATTACK.plus(3)]).until(THIS.attack(CARD));

/// # Jackpot!
/// Spell · 2 mana
/// > Add two random spells from other classes that cost (5) or more to your hand.
//~ done TID_931 - 7846e7ae.b0669cb8 5131b71c
pub const TID_931: Power = spell(&[get(random_of(all(&[SPELL, COST.at_least(5)]), Classes::Other)).picks(2)]);

/// # Cutlass Courier
/// Minion · Undead · Pirate · 3 mana · 2/5
/// > After your hero attacks, draw a Pirate.
//~ derived TSC_085 3e3b7899 c17a6a10.17fe3232 2c47b609
pub const TSC_085: Power = after(YOUR_HERO.attack(CARD)).then(&[draw_that(1, PIRATE)]);

/// # Swordfish
/// Weapon · 3 mana · 2/3 durability
/// > **Battlecry: Dredge**. If it's a Pirate, give this weapon and the Pirate +2 Attack.
/// - Makes: Sharp Point [`TSC_086e`] ("\+2 Attack.")
//~ done TSC_086 - 283c0a11.2ebd8ff7 84002ac4.b46fe346
pub const TSC_086: Power =
    battlecry(&[dredge(), attach("TSC_086e").to(together(&[THIS, IT])).when(there_is(&IT.that(PIRATE)))]);

/// # Sharp Point
/// Enchantment
/// > \+2 Attack.
//~ derived TSC_086e 162ce214 d522ad72.a6e18051 97a226af
pub const TSC_086e: Power = enchant(&[ATTACK.plus(2)]);

/// # Azsharan Vessel
/// Spell · 5 mana
/// > Summon two 3/3 Pirates with **Stealth**. Put a 'Sunken Vessel' on the bottom of your deck.
/// - Makes: Sunken Vessel [`TSC_912t`] ("Casts When Drawn Summon two 3/3 Pirates with…"); Sunken Pirate [`TSC_912t2`] (3/3, "Stealth"); Azsharan Pirate [`TSC_912t3`] (3/3, "Stealth")
//~ done TSC_912 - 36b694de.5c4e3db0 3b76de7c.0d9cd3fb
pub const TSC_912: Power = spell(&[summon(card("TSC_912t3")).copies(2), put_at_bottom(card("TSC_912t"))]);

/// # Sunken Vessel
/// Spell · 5 mana
/// > **Casts When Drawn** Summon two 3/3 Pirates with **Stealth**.
//~ done TSC_912t - 36b694de.1f0bea64 21c8fc3a
pub const TSC_912t: Power = spell(&[summon(card("TSC_912t2")).copies(2)]);

/// # Sunken Pirate
/// Minion · Undead · Pirate · 3 mana · 3/3
/// > **Stealth**
//~ vanilla TSC_912t2 d025b729 0ffd2e3b.86cd88a1 8da1423a
pub const TSC_912t2: Power = VANILLA;

/// # Azsharan Pirate
/// Minion · Pirate · 3 mana · 3/3
/// > **Stealth**
//~ vanilla TSC_912t3 bcee1639 afd5593b.86cd88a1 b21a556d
pub const TSC_912t3: Power = VANILLA;

/// # Gone Fishin'
/// Spell · 1 mana
/// > **Dredge**. **Combo:** Draw a card.
//~ derived TSC_916 d5d1cec8 2f198b86.64031cfc 26b4c161
#[rustfmt::skip]
pub const TSC_916: Power = abilities(&[spell(&[discover_then(Offer::Entities(YOUR_DECK.last(3)), &[put_on_top(the(IT))])]), combo(&[draw(1)])]);

/// # Blood in the Water
/// Spell · 6 mana
/// > Deal $3 damage to an enemy. Summon a 5/5 Shark with **Rush**.
/// - Makes: Tiger Shark [`TSC_932t`] (5/5, "Rush")
//~ derived TSC_932 af9555e3 9e3ad3c7.6090e59f f9a0baf3.5f3a5562
pub const TSC_932: Power = spell(&[deal(3).to(AN_ENEMY), summon(card("TSC_932t"))]);

/// # Tiger Shark
/// Minion · Beast · 5 mana · 5/5
/// > **Rush**
//~ vanilla TSC_932t c53232c0 6116b784.57b12c28 94934d3c
pub const TSC_932t: Power = VANILLA;

/// # Bootstrap Sunkeneer
/// Minion · Undead · Pirate · 5 mana · 4/4
/// > **Combo:** Put an enemy minion on the bottom of your opponent's deck.
//~ done TSC_933 - 97bcc2a8.a1826368 2397e703
pub const TSC_933: Power = combo(&[put_at_bottom(the(AN_ENEMY_MINION)).for_(OPPONENT)]);

/// # Pirate Admiral Hooktusk
/// Minion · Pirate · 7 mana · 7/7
/// > **Battlecry:** If you've summoned 7 other Pirates this game, plunder the enemy!@ *({0} left*!)@ *(Ready!)*
/// - Makes: Take their Supplies! [`TSC_934t`] ("Take 5 cards from your opponent's deck."); Take their Gold! [`TSC_934t2`] ("Take 2 cards from your opponent's hand."); Take their Ship! [`TSC_934t3`] ("Take control of your opponent's highest Attack…")
//~ done TSC_934 - cc5a453b.b9d8e125 2ec4a47f.ca609a8c
pub const TSC_934: Power = battlecry(&[choose_card(&["TSC_934t", "TSC_934t2", "TSC_934t3"], &[cast(the(IT))])])
    .when(YOU.summon(PIRATE).this_game().other().at_least(7));

/// # Take their Supplies!
/// Spell · 0 mana
/// > Take 5 cards from your opponent's deck.
///
/// # Notes
///
/// A copy with all its changes is taken and the card itself leaves: nothing else tells the two apart.
//~ done TSC_934t - 3e8f9d5a.22911586 c37cc082
pub const TSC_934t: Power =
    spell(&[select(ENEMY_DECK.random_of(5)), perform(&[get(copy_of(IT))]), remove_from_game(IT)]);

/// # Take their Gold!
/// Spell · 0 mana
/// > Take 2 cards from your opponent's hand.
///
/// # Notes
///
/// A copy with all its changes is taken and the card itself leaves: nothing else tells the two apart.
//~ done TSC_934t2 - 3e8f9d5a.590bd82b f2389130
pub const TSC_934t2: Power =
    spell(&[select(ENEMY_HAND.random_of(2)), perform(&[get(copy_of(IT))]), remove_from_game(IT)]);

/// # Take their Ship!
/// Spell · 0 mana
/// > Take control of your opponent's highest Attack minion.
//~ done TSC_934t3 - 3e8f9d5a.cb7fa223 b62461b0
pub const TSC_934t3: Power = spell(&[take_control(ENEMY_MINIONS.most(ATTACK))]);

/// # Swiftscale Trickster
/// Minion · Naga · 6 mana · 4/4
/// > **Battlecry:** Your next spell this turn costs (0).
/// - Makes: Fooled the Audience [`TSC_936e`] ("Your next spell this turn costs (0).")
//~ derived TSC_936 0c1411e6 29d19b3b.7ae07d34 e66662ab.46f541a9
pub const TSC_936: Power = battlecry(&[attach("TSC_936e").to(YOU)]);

/// # Fooled the Audience
/// Enchantment
/// > Your next spell this turn costs (0).
//~ derived TSC_936e c3598f21 d522ad72.1c1a9d09 4cd7453b
pub const TSC_936e: Power = enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost(0)]).until(YOU.play(SPELL)).this_turn();

/// # Crabatoa
/// Minion · Beast · 6 mana · 6/5
/// > **Colossal +2** Your Crabatoa Claws have +2 Attack.
/// - Makes: Crabatoa's Claw [`TSC_937t`] (2/1, "Rush Deathrattle: Equip a 2/1 Claw."); Crabatoa Claw [`TSC_937t2`] (2/1 durability); Crabatoa's Claw [`TSC_937t3`] (2/1, "Rush Deathrattle: Equip a 2/1 Claw."); Crusty Treasure [`TSC_937e`] ("\+2 Attack.")
//~ done TSC_937 - d6ebf2cc.b27de4fa 1f11efa0.395c0179
pub const TSC_937: Power = abilities(&[
    colossal(&["TSC_937t", "TSC_937t3"]),
    aura(FRIENDLY_MINIONS.that(named("TSC_937t"))).gives("TSC_937e"),
    aura(YOUR_WEAPON.that(named("TSC_937t2"))).gives("TSC_937e"),
]);

/// # Crusty Treasure
/// Enchantment
/// > \+2 Attack.
//~ derived TSC_937e 920e9314 d522ad72.a6e18051 c0542765
pub const TSC_937e: Power = enchant(&[ATTACK.plus(2)]);

/// # Crabatoa's Claw
/// Minion · Beast · 2 mana · 2/1
/// > **Rush Deathrattle:** Equip a 2/1 Claw.
//~ done TSC_937t - 40a0dbd9.f57412a8 f3607434
pub const TSC_937t: Power = deathrattle(&[equip(card("TSC_937t2"))]);

/// # Crabatoa Claw
/// Weapon · 1 mana · 2/1 durability
//~ vanilla TSC_937t2 bcf4762b 37c5c4ef 27998196
pub const TSC_937t2: Power = VANILLA;

/// # Crabatoa's Claw
/// Minion · Beast · 2 mana · 2/1
/// > **Rush Deathrattle:** Equip a 2/1 Claw.
//~ done TSC_937t3 - 40a0dbd9.f57412a8 f3607434
pub const TSC_937t3: Power = deathrattle(&[equip(card("TSC_937t2"))]);

/// # Filletfighter
/// Minion · Pirate · 1 mana · 3/1
/// > **Battlecry:** Deal 1 damage.
//~ derived TSC_963 a518bafa 1673ab2c.cbe7dbbc 9a0fb4db
pub const TSC_963: Power = battlecry(&[deal(1).to(TARGET)]);
