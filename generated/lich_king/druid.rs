//! Druid cards of March of the Lich King.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file ad2b3beb

/// # Death Beetle
/// Minion · Undead · Beast · 6 mana · 6/6
/// > **Taunt Manathirst (@):** Gain +4/+4 and **Charge**.
/// - Numbers: {0} = 11
/// - Makes: Deathly [`NX2_010e`] ("\+4/+4.")
//~ derived NX2_010 4b0e8793 692d8fef.9e21fa0c.c0b1f4bf 2593f5bd.a2213c1a
pub const NX2_010: Power = battlecry(&[give(&[plus(4, 4), has(GameTag::CHARGE)])]).when(MANA_CRYSTALS.at_least(11));

/// # Deathly
/// Enchantment
/// > \+4/+4.
//~ derived NX2_010e 3940d095 d522ad72.8fbdcdac 70710f2d
pub const NX2_010e: Power = enchant(&[plus(4, 4)]);

/// # Life from Death
/// Spell · Nature · 6 mana
/// > Draw 3 cards. **Infuse (@):** This costs (1).
/// - Numbers: {0} = 6
/// - Makes: Life from Death [`NX2_011t`] ("Infused Draw 3 cards.")
//~ derived NX2_011 a7710342 cfdfae10.645a572f.ea267b5a 9216246b.463aa702
pub const NX2_011: Power = abilities(&[spell(&[draw(3)]), infuse(6, "NX2_011t")]);

/// # Life from Death
/// Spell · Nature · 1 mana
/// > **Infused** Draw 3 cards.
//~ derived NX2_011t b881c019 3f084ec4.9b9f2a87 9216246b
pub const NX2_011t: Power = spell(&[draw(3)]);

/// # Rake
/// Spell · 2 mana
/// > Give your hero +2 Attack this turn. Deal damage equal to your hero's Attack to a minion.
/// - Makes: Rake [`NX2_012e`] ("\+2 Attack this turn.")
//~ derived NX2_012 46632bd9 7846e7ae.671d9ae2 d65d0fc9.7e44e877
pub const NX2_012: Power = spell(&[attach("NX2_012e").to(YOUR_HERO), deal(1).times(ATTACK.of(YOUR_HERO)).to(A_MINION)]);

/// # Rake
/// Enchantment
/// > \+2 Attack this turn.
//~ derived NX2_012e 5a9b0375 d522ad72.717133fd d65d0fc9
pub const NX2_012e: Power = enchant(&[ATTACK.plus(2)]).this_turn();

/// # Lingering Zombie
/// Minion · Undead · 1 mana · 1/1
/// > **Deathrattle:** Summon a 1/1 Disarmed Zombie with "**Deathrattle:** Summon a 1/1 Zombie."
/// - Makes: Disarmed Zombie [`RLK_650t`] (1/1, "Deathrattle: Summon a 1/1 Zombie."); Unarmed Zombie [`RLK_650t2`] (1/1)
//~ derived RLK_650 d7608e21 ef057e39.3a9c401d 194cb60e.65fedc6f
pub const RLK_650: Power = deathrattle(&[summon(card("RLK_650t"))]);

/// # Disarmed Zombie
/// Minion · Undead · 1 mana · 1/1
/// > **Deathrattle:** Summon a 1/1 Zombie.
//~ done RLK_650t - ef057e39.efca049b 2177b9b5
pub const RLK_650t: Power = deathrattle(&[summon(card("RLK_650t2"))]);

/// # Unarmed Zombie
/// Minion · Undead · 1 mana · 1/1
//~ vanilla RLK_650t2 018e6b96 ef057e39 08128105
pub const RLK_650t2: Power = VANILLA;

/// # Crypt Keeper
/// Minion · Undead · 8 mana · 4/6
/// > **Taunt**. Costs (1) less for each Armor you have.
//~ derived RLK_651 adfee810 070f896b.d90b7207 3cf83d80
pub const RLK_651: Power = costs(&[cost_less(1).times(ARMOR.of(YOUR_HERO))]);

/// # Unending Swarm
/// Spell · 6 mana
/// > Resurrect all friendly minions that cost (2) or less.
//~ derived RLK_652 b81bd9ea 9e3ad3c7.ab5fcbc4 02435770
pub const RLK_652: Power = spell(&[summon(each_past(FRIENDLY_MINIONS.that(COST.at_most(2)).die().this_game()))]);

/// # Beetlemancy
/// Spell · 5 mana
/// > **Choose One** - Gain 12 Armor; or Summon two 3/3 Beetles with **Taunt**.
/// - Makes: Beetle Juice [`RLK_654a`] ("Gain 12 Armor."); Bug Snacks [`RLK_654b`] ("Summon two 3/3 Beetles with Taunt."); Beetle [`RLK_654t`] (3/3, "Taunt")
//~ derived RLK_654 d8446bc8 36b694de.91e3cc7c 6feec29e.e55f55a9
pub const RLK_654: Power = choose_one(&["RLK_654a", "RLK_654b"]);

/// # Beetle Juice
/// Spell · 5 mana
/// > Gain 12 Armor.
//~ derived RLK_654a c23ebd01 36b694de.ee4748e3 e546cd9e
pub const RLK_654a: Power = spell(&[armor(12)]);

/// # Bug Snacks
/// Spell · 5 mana
/// > Summon two 3/3 Beetles with **Taunt**.
/// - Makes: Beetle [`RLK_654t`] (3/3, "Taunt")
//~ derived RLK_654b a952b812 36b694de.7612ad3d ff647162.1108ebb5
pub const RLK_654b: Power = spell(&[summon(card("RLK_654t")).copies(2)]);

/// # Beetle
/// Minion · Beast · 3 mana · 3/3
/// > **Taunt**
//~ vanilla RLK_654t 6388b169 22fea183.4b0c5d24 656a0d4d
pub const RLK_654t: Power = VANILLA;

/// # Wither
/// Spell · Nature · 1 mana
/// > Choose a minion. Each friendly Undead steals 1 Attack and Health from it.
/// - Makes: Withered [`RLK_655e`] ("Reduced stats."); Life Siphon [`RLK_655e2`] ("Increased stats.")
//~ done RLK_655 - 3f084ec4.8447e718 17468c8b.7b271059
pub const RLK_655: Power = spell(&[
    select(A_MINION),
    one_by_one(
        FRIENDLY_MINIONS.that(UNDEAD),
        &[
            if_(there_is(&TARGET.that(all(&[HAS_ATTACK, HAS_HEALTH]))), &[attach("RLK_655e2").to(THAT)]),
            if_(there_is(&TARGET.that(all(&[HAS_ATTACK, not(&HAS_HEALTH)]))), &[give(&[ATTACK.plus(1)]).to(THAT)]),
            if_(there_is(&TARGET.that(all(&[not(&HAS_ATTACK), HAS_HEALTH]))), &[give(&[HEALTH.plus(1)]).to(THAT)]),
            attach("RLK_655e").to(TARGET),
        ],
    ),
]);

const HAS_ATTACK: Condition = ATTACK.at_least(1);
const HAS_HEALTH: Condition = HEALTH.at_least(1);

/// # Withered
/// Enchantment
/// > Reduced stats.
/// - Makes: Withered [`RLK_655ea`] ("Reduced Attack."); Withered [`RLK_655eb`] ("Reduced Health.")
//~ done RLK_655e - d522ad72.ec28e3b5 e00afd5e.3f7d1729
pub const RLK_655e: Power = enchant(&[plus(-1, -1).times(X)]);

/// # Life Siphon
/// Enchantment
/// > Increased stats.
/// - Makes: Life Siphon [`RLK_655e2a`] ("Increased Attack."); Life Siphon [`RLK_655e2b`] ("Increased Health.")
//~ done RLK_655e2 - d522ad72.a536d554 b958ba72.d685558b
pub const RLK_655e2: Power = enchant(&[plus(1, 1)]);

/// # Life Siphon
/// Enchantment
/// > Increased Attack.
//~ todo RLK_655e2a e8533402 d522ad72.08129cea b958ba72
pub const RLK_655e2a: Power = TODO;

/// # Life Siphon
/// Enchantment
/// > Increased Health.
//~ todo RLK_655e2b d1716555 d522ad72.89b088dc b958ba72
pub const RLK_655e2b: Power = TODO;

/// # Withered
/// Enchantment
/// > Reduced Attack.
//~ todo RLK_655ea 315a00b0 d522ad72.e2f2e3ac e00afd5e
pub const RLK_655ea: Power = TODO;

/// # Withered
/// Enchantment
/// > Reduced Health.
//~ todo RLK_655eb 953ff151 d522ad72.4803159e e00afd5e
pub const RLK_655eb: Power = TODO;

/// # Chitinous Plating
/// Spell · 2 mana
/// > Gain 4 Armor. At the start of your next turn, gain 4 more.
/// - Makes: Molting [`RLK_656e`] ("Gain 4 Armor next turn.")
//~ done RLK_656 - 7846e7ae.f1c680f2 6af963ba.5415eac5
pub const RLK_656: Power = spell(&[armor(4), later(&whenever(YOU.turn_start()).does(&[armor(4)]))]);

/// # Molting
/// Enchantment
/// > Gain 4 Armor next turn.
//~ todo RLK_656e 5cd20997 d522ad72.61f8e830 14df22d6
pub const RLK_656e: Power = TODO;

/// # Underking
/// Minion · Undead · 7 mana · 6/6
/// > **Rush Battlecry and Deathrattle:** Gain 6 Armor.
//~ derived RLK_657 ec60ccc6 5aaeae54.c117a258 4996b267
pub const RLK_657: Power = abilities(&[battlecry(&[armor(6)]), deathrattle(&[armor(6)])]);

/// # Elder Nadox
/// Minion · Undead · 5 mana · 5/4
/// > **Battlecry:** Destroy a friendly Undead. Your minions gain its Attack.
/// - Makes: Might of Nadox [`RLK_658e`] ("Increased stats.")
//~ done RLK_658 - 96347dce.647a7e1f b6e00314.ea6a2a60
#[rustfmt::skip]
pub const RLK_658: Power = battlecry(&[destroy(A_FRIENDLY_MINION.that(UNDEAD)), give(&[ATTACK.plus(1).times(X)]).with_x(ATTACK.of(IT)).to(FRIENDLY_MINIONS)]);

/// # Might of Nadox
/// Enchantment
/// > Increased stats.
//~ todo RLK_658e 31b84079 d522ad72.a536d554 1011623c
pub const RLK_658e: Power = TODO;

/// # Anub'Rekhan
/// Minion · Undead · 8 mana · 7/7
/// > **Battlecry:** Gain 5 Armor. Your next 3 minions this turn cost Armor instead of Mana.
/// - Makes: Hardened Carapace [`RLK_659e`] ("Your next 3 minions this turn cost Armor instead…"); Hardened Carapace [`RLK_659e2`] ("Costs Armor instead of Mana.")
//~ done RLK_659 - e089ae45.b1bb55ca 23769870.97c33aa8
pub const RLK_659: Power = battlecry(&[
    armor(5),
    attach("RLK_659e").to(YOU),
    later(
        &after(YOU.play(all(&[MINION, not(&ITSELF)])))
            .when(not(&YOU.play(MINION).since_this_was_played().at_least(3)))
            .this_turn()
            .does(&[attach("RLK_659e").to(YOU)]),
    ),
]);

/// # Hardened Carapace
/// Enchantment
/// > Your next 3 minions this turn cost Armor instead of Mana.
//~ done RLK_659e - d522ad72.c2d3373b 2321d695
pub const RLK_659e: Power = enchant(&[has_at_least(GameTag::CARD_ALTERNATE_COST, 2)])
    .aura(YOUR_HAND.that(MINION), &[has(GameTag::CARD_ALTERNATE_COST)])
    .until(YOU.play(MINION))
    .this_turn();

/// # Hardened Carapace
/// Enchantment
/// > Costs Armor instead of Mana.
//~ todo RLK_659e2 200fb70f d522ad72.7c3749ec 2321d695
pub const RLK_659e2: Power = TODO;

/// # Nerubian Flyer
/// Minion · Undead · 2 mana · 2/3
/// > **Battlecry:** If a friendly Undead died after your last turn, summon a 2/2 Nerubian.
/// - Makes: Nerubian Skitterer [`RLK_956t`] (2/2)
//~ derived RLK_956 6e6be515 af5d8f40.802c202c f0bdccf9.73cbcda8
pub const RLK_956: Power =
    battlecry(&[summon(card("RLK_956t"))]).when(FRIENDLY_MINIONS.that(UNDEAD).die().since_your_last_turn().at_least(1));

/// # Nerubian Skitterer
/// Minion · Undead · 2 mana · 2/2
//~ vanilla RLK_956t b4ba8d1e af540375 8df76ed6
pub const RLK_956t: Power = VANILLA;
