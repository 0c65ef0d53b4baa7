//! Rogue cards of Voyage to the Sunken City.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file a35406a3

/// # Potion-Fueled
///
/// `RLK_570e2` · Rogue enchantment
///
/// > Increased attack.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ todo RLK_570e2 89a6a2ae 45cfa347 4a0eea14.867af1af
pub const RLK_570e2: Power = TODO;

/// # Shattershambler
///
/// `TID_078` · Rogue minion · 1 mana · 1/3
///
/// > **Battlecry:** Your next **Deathrattle** minion costs (1) less, but immediately dies when played.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
/// - Enchantments: In Shambles [`TID_078e`], Shambled [`TID_078e2`]
///
/// State: Todo
//~ todo TID_078 39050f69 942ed6b9 847ad5aa.42d75be4
pub const TID_078: Power = TODO;

/// # In Shambles
///
/// `TID_078e` · Druid enchantment
///
/// > Your next **Deathrattle** minion costs (1) less, but immediately dies when played.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ todo TID_078e 5a427e9a 513dc7df de610997.217f20dc
pub const TID_078e: Power = TODO;

/// # Shambled
///
/// `TID_078e2` · Druid enchantment
///
/// > Costs (1) less.
///
/// - Set: Voyage to the Sunken City
///
/// State: Derived
//~ derived TID_078e2 83ae10f0 a9fb2117 3841ac36.f705eb41
pub const TID_078e2: Power = enchant(&[cost_less(1)]);

/// # Inkveil Ambusher
///
/// `TID_080` · Rogue minion · 2 mana · 1/2
///
/// > **Stealth** Has +3 Attack and **Immune** while attacking.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Minion type: Naga
/// - Mechanics: Stealth, Immune While Attacking
/// - Refers to: Immune
/// - Enchantments: Inked [`TID_080e2`]
///
/// State: Todo
//~ todo TID_080 5d10f46d 17269082 b04723c4.42b358e7
pub const TID_080: Power = TODO;

/// # Inked
///
/// `TID_080e2` · Rogue enchantment
///
/// > **Immune** and +3 Attack while attacking.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ todo TID_080e2 26538386 a7def956 e28955d3.e9bc7aea
pub const TID_080e2: Power = TODO;

/// # Jackpot!
///
/// `TID_931` · Rogue spell · 2 mana
///
/// > Add two random spells from other classes that cost (5) or more to your hand.
///
/// - Set: Voyage to the Sunken City · common · collectible
///
/// State: Derived
//~ derived TID_931 b5d453c5 d4e1dca5 869b2a89.b0669cb8
pub const TID_931: Power = spell(&[get(random_of(all(&[SPELL, COST.at_least(5)]), Classes::Other)).copies(2)]);

/// # Cutlass Courier
///
/// `TSC_085` · Rogue minion · 3 mana · 2/5
///
/// > After your hero attacks, draw a Pirate.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Undead, Pirate
/// - Tags: `2534` = 1
///
/// State: Derived
//~ derived TSC_085 fa319394 3e3b7899 b2cfaae0.17fe3232
pub const TSC_085: Power = after(YOUR_HERO.attack(CARD)).then(&[draw_that(1, PIRATE)]);

/// # Swordfish
///
/// `TSC_086` · Rogue weapon · 3 mana · 2/3 durability
///
/// > **Battlecry: Dredge**. If it's a Pirate, give this weapon and the Pirate +2 Attack.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Mechanics: Battlecry, Dredge
/// - Enchantments: Sharp Point [`TSC_086e`]
///
/// State: Todo
//~ todo TSC_086 a246e9eb b110567a fc58733d.2ebd8ff7
pub const TSC_086: Power = TODO;

/// # Sharp Point
///
/// `TSC_086e` · Rogue enchantment
///
/// > +2 Attack.
///
/// - Set: Voyage to the Sunken City
///
/// State: Derived
//~ derived TSC_086e 4ab5afbb 162ce214 08c5382c.bf3d1612
pub const TSC_086e: Power = enchant(&[ATTACK.plus(2)]);

/// # Azsharan Vessel
///
/// `TSC_912` · Rogue spell · 5 mana
///
/// > Summon two 3/3 Pirates with **Stealth**. Put a 'Sunken Vessel' on the bottom of your deck.
///
/// - Set: Voyage to the Sunken City · epic · collectible
/// - Refers to: Stealth
/// - Tokens: Sunken Vessel [`TSC_912t`], Sunken Pirate [`TSC_912t2`], Azsharan Pirate [`TSC_912t3`]
///
/// State: Todo
//~ todo TSC_912 292a477a 9846aea6 0d826bbb.5c4e3db0
pub const TSC_912: Power = TODO;

/// # Sunken Vessel
///
/// `TSC_912t` · Rogue spell · 5 mana
///
/// > **Casts When Drawn** Summon two 3/3 Pirates with **Stealth**.
///
/// - Set: Voyage to the Sunken City
/// - Mechanics: Casts When Drawn
/// - Refers to: Stealth
///
/// State: Todo
//~ todo TSC_912t 959b2aca 191b1f56 5c94f31f.1f0bea64
pub const TSC_912t: Power = TODO;

/// # Sunken Pirate
///
/// `TSC_912t2` · Rogue minion · 3 mana · 3/3
///
/// > **Stealth**
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Undead, Pirate
/// - Mechanics: Stealth
/// - Tags: `2534` = 1
///
/// State: Vanilla
//~ vanilla TSC_912t2 a2fc6996 d025b729 245d5216.86cd88a1
pub const TSC_912t2: Power = VANILLA;

/// # Azsharan Pirate
///
/// `TSC_912t3` · Rogue minion · 3 mana · 3/3
///
/// > **Stealth**
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Pirate
/// - Mechanics: Stealth
///
/// State: Vanilla
//~ vanilla TSC_912t3 e1b9c306 bcee1639 2442a8f0.86cd88a1
pub const TSC_912t3: Power = VANILLA;

/// # Gone Fishin'
///
/// `TSC_916` · Rogue spell · 1 mana
///
/// > **Dredge**. **Combo:** Draw a card.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Mechanics: Combo, Dredge
///
/// State: Derived
//~ derived TSC_916 22827601 e07fec02 87ffd3b0.64031cfc
pub const TSC_916: Power =
    abilities(&[spell(&[offer(Offer::Entities(YOUR_DECK.last(3)), &[put_on_top(the(IT))])]), combo(&[draw(1)])]);

/// # Blood in the Water
///
/// `TSC_932` · Rogue spell · 6 mana
///
/// > Deal $3 damage to an enemy. Summon a 5/5 Shark with **Rush**.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Refers to: Rush
/// - Tokens: Tiger Shark [`TSC_932t`]
///
/// State: Derived
//~ derived TSC_932 0f1d697c af9555e3 12aa1ede.6090e59f
pub const TSC_932: Power = spell(&[deal(3).to(AN_ENEMY), summon(card("TSC_932t"))]);

/// # Tiger Shark
///
/// `TSC_932t` · Rogue minion · 5 mana · 5/5
///
/// > **Rush**
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla TSC_932t d2e6d93d c53232c0 2642ab42.57b12c28
pub const TSC_932t: Power = VANILLA;

/// # Bootstrap Sunkeneer
///
/// `TSC_933` · Rogue minion · 5 mana · 4/4
///
/// > **Combo:** Put an enemy minion on the bottom of your opponent's deck.
///
/// - Set: Voyage to the Sunken City · epic · collectible
/// - Minion type: Undead, Pirate
/// - Mechanics: Combo
/// - Tags: `2534` = 1
/// - Target: "Put an enemy minion on bottom of deck."
///
/// State: Derived
//~ derived TSC_933 ef3030ca f770503e c9b96f72.a1826368
pub const TSC_933: Power = combo(&[put_at_bottom(the(AN_ENEMY_MINION)).to(OPPONENT)]);

/// # Pirate Admiral Hooktusk
///
/// `TSC_934` · Rogue minion · 7 mana · 7/7
///
/// > **Battlecry:** If you've summoned 7 other Pirates this game, plunder the enemy!@ *({0} left!)*@ *(Ready!)*
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
/// - Tags: `ENTITY_TAG_THRESHOLD_TAG_ID` = 2, `ENTITY_TAG_THRESHOLD_VALUE` = 7
/// - Tokens: Take their Supplies! [`TSC_934t`], Take their Gold! [`TSC_934t2`], Take their Ship! [`TSC_934t3`]
///
/// State: Todo
//~ todo TSC_934 41f17b38 5bf75c65 25a670ac.2544b31c
pub const TSC_934: Power = TODO;

/// # Take their Supplies!
///
/// `TSC_934t` · Rogue spell · 0 mana
///
/// > Take 5 cards from your opponent's deck.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ todo TSC_934t 7970a385 0c1cdff9 085e45ba.22911586
pub const TSC_934t: Power = TODO;

/// # Take their Gold!
///
/// `TSC_934t2` · Rogue spell · 0 mana
///
/// > Take 2 cards from your opponent's hand.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ todo TSC_934t2 edde2961 dde82e0d 917a357e.590bd82b
pub const TSC_934t2: Power = TODO;

/// # Take their Ship!
///
/// `TSC_934t3` · Rogue spell · 0 mana
///
/// > Take control of your opponent's highest Attack minion.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ todo TSC_934t3 fe206b59 86e8aeb2 c11d6bf7.cb7fa223
pub const TSC_934t3: Power = TODO;

/// # Swiftscale Trickster
///
/// `TSC_936` · Rogue minion · 6 mana · 4/4
///
/// > **Battlecry:** Your next spell this turn costs (0).
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Enchantments: Fooled the Audience [`TSC_936e`]
///
/// State: Derived
//~ derived TSC_936 c240819e 0c1411e6 a91cd6aa.7ae07d34
pub const TSC_936: Power = battlecry(&[attach("TSC_936e").to(YOU)]);

/// # Fooled the Audience
///
/// `TSC_936e` · Rogue enchantment
///
/// > Your next spell this turn costs (0).
///
/// - Set: Voyage to the Sunken City
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived TSC_936e 4c658338 c3598f21 28d38e10.1c1a9d09
pub const TSC_936e: Power = enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost(0)]).until(YOU.play(SPELL)).this_turn();

/// # Crabatoa
///
/// `TSC_937` · Rogue minion · 6 mana · 6/5
///
/// > **Colossal +2** Your Crabatoa Claws have +2 Attack.
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Aura, Colossal
/// - Tags: `1544` = 1
/// - Enchantments: Crusty Treasure [`TSC_937e`]
/// - Tokens: Crabatoa's Claw [`TSC_937t`], Crabatoa Claw [`TSC_937t2`], Crabatoa's Claw [`TSC_937t3`]
///
/// State: Done
//~ done TSC_937 63b5fd48 - b78b4019.b27de4fa
pub const TSC_937: Power = abilities(&[
    colossal(&["TSC_937t", "TSC_937t3"]),
    aura(FRIENDLY_MINIONS.that(named("TSC_937t"))).gives("TSC_937e"),
    aura(YOUR_WEAPON.that(named("TSC_937t2"))).gives("TSC_937e"),
]);

/// # Crusty Treasure
///
/// `TSC_937e` · Rogue enchantment
///
/// > +2 Attack.
///
/// - Set: Voyage to the Sunken City
///
/// State: Derived
//~ derived TSC_937e 730c438a 920e9314 619fd0a3.bf3d1612
pub const TSC_937e: Power = enchant(&[ATTACK.plus(2)]);

/// # Crabatoa's Claw
///
/// `TSC_937t` · Rogue minion · 2 mana · 2/1
///
/// > **Rush Deathrattle:** Equip a 2/1 Claw.
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Rush, Colossal Limb
///
/// State: Todo
//~ todo TSC_937t 4ea04122 12373266 e9093955.f57412a8
pub const TSC_937t: Power = TODO;

/// # Crabatoa Claw
///
/// `TSC_937t2` · Rogue weapon · 1 mana · 2/1 durability
///
/// - Set: Voyage to the Sunken City
///
/// State: Vanilla
//~ vanilla TSC_937t2 cf4a1845 bcf4762b c9ed4502
pub const TSC_937t2: Power = VANILLA;

/// # Crabatoa's Claw
///
/// `TSC_937t3` · Rogue minion · 2 mana · 2/1
///
/// > **Rush Deathrattle:** Equip a 2/1 Claw.
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Rush, Colossal Limb
///
/// State: Todo
//~ todo TSC_937t3 fafd520c 8901bc03 89f2b123.f57412a8
pub const TSC_937t3: Power = TODO;

/// # Filletfighter
///
/// `TSC_963` · Rogue minion · 1 mana · 3/1
///
/// > **Battlecry:** Deal 1 damage.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
/// - Target: "Deal 1 damage."
///
/// State: Derived
//~ derived TSC_963 69864857 a518bafa ffa06cd8.cbe7dbbc
pub const TSC_963: Power = battlecry(&[deal(1).to(TARGET)]);
