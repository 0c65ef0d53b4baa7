//! Paladin cards of Murder at Castle Nathria.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file d522748d

/// # Jury Duty
/// Spell · 3 mana
/// > Summon two Silver Hand Recruits. Give your Silver Hand Recruits +1/+1.
/// - Makes: [`CS2_101t`](crate::legacy::paladin::CS2_101t); Jury Summons [`MAW_015e`] ("\+1/+1.")
//~ derived MAW_015 adc7d5b6 82ede6d1.3ab9e586 ecc26158.99435c23
pub const MAW_015: Power =
    spell(&[summon(card("CS2_101t")).copies(2), attach("MAW_015e").to(FRIENDLY_MINIONS.that(named("CS2_101t")))]);

/// # Jury Summons
/// Enchantment
/// > \+1/+1.
//~ derived MAW_015e 437577d2 d522ad72.cb08f83e 18702445
pub const MAW_015e: Power = enchant(&[plus(1, 1)]);

/// # Order in the Court
/// Spell · 4 mana
/// > Reorder your deck from highest Cost to lowest Cost. Draw a card.
//~ done MAW_016 - 38d1d3b0.0087c011 a2b16480
pub const MAW_016: Power = spell(&[sort_deck(COST), draw(1)]);

/// # Class Action Lawyer
/// Minion · Draenei · 2 mana · 2/3
/// > **Battlecry:** If your deck has no Neutral cards, set a minion's stats to 1/1.
/// - Makes: Class Action [`MAW_017e`] ("1/1.")
//~ derived MAW_017 4e958b0f feeef278.4fd9988f c80f8b6d.c7a6601c
pub const MAW_017: Power =
    battlecry(&[attach("MAW_017e").to(A_MINION)]).when(there_is_no(&YOUR_DECK.that(class(CardClass::Neutral))));

/// # Class Action
/// Enchantment
/// > 1/1.
//~ derived MAW_017e c4d00839 d522ad72.d68bebe2 24e94def
pub const MAW_017e: Power = enchant(&[become_stats(1, 1)]);

/// # Stewart the Steward
/// Minion · 3 mana · 3/3
/// > {0} {1} {2} {3}
//~ todo REV_784 729e6bfc 05878c57.2260dcce 39d9cdc8
pub const REV_784: Power = TODO;

/// # Great Hall
/// Location · 2 mana · 3 uses
/// > {0} {1}
//~ todo REV_794 b6b80c7c 3195d7e3.09cdb72f a49d187f
pub const REV_794: Power = TODO;

/// # Promotion
/// Spell · 1 mana
/// > Give a Silver Hand Recruit +3/+3 and **Taunt**.
/// - Makes: [`CS2_101t`](crate::legacy::paladin::CS2_101t); Promoted [`REV_842e`] ("\+3/+3 and Taunt."); Under New Leadership [`REV_842e2`] ("\+2 Attack.")
//~ done REV_842 - 2f198b86.164f0e3e 955f9193.55743ca7
pub const REV_842: Power = spell(&[attach("REV_842e").to(A_MINION.that(named("CS2_101t")))]);

/// # Promoted
/// Enchantment
/// > \+3/+3 and **Taunt**.
//~ derived REV_842e 2a375f64 d522ad72.af045692 9d552325
pub const REV_842e: Power = enchant(&[plus(3, 3), has(GameTag::TAUNT)]);

/// # Under New Leadership
/// Enchantment
/// > \+2 Attack.
//~ derived REV_842e2 8bd1e9c3 d522ad72.a6e18051 44e0f276
pub const REV_842e2: Power = enchant(&[ATTACK.plus(2)]);

/// # Muckborn Servant
/// Minion · 3 mana · 2/4
/// > **Taunt Battlecry: Discover** a Paladin card.
//~ derived REV_947 827138b8 def81b81.a0dbdf27 36d7c9d8
pub const REV_947: Power = battlecry(&[discover(class(CardClass::Paladin))]);

/// # Service Bell
/// Spell · 3 mana
/// > **Discover** a Class card from your deck and draw all copies of it.
//~ done REV_948 - 82ede6d1.3cf800c0 23ca4c16
pub const REV_948: Power = spell(&[discover_then(
    Offer::Entities(YOUR_DECK.that(not(&class(CardClass::Neutral)))),
    &[get(the(YOUR_DECK.that(shares(CardProperty::Name, &IT))))],
)]);

/// # Divine Toll
/// Spell · Holy · 7 mana
/// > Shoot 5 rays at random minions. They give friendly minions +2/+2, and deal $2 damage to enemy minions.
/// - Makes: Divine Toll [`REV_950e`] ("\+2/+2.")
//~ done REV_950 - d6fb1e57.9012abd6 67e56d80.49219a9d
pub const REV_950: Power = spell(&[repeat(
    5,
    &[select(MINIONS.random()), either(there_is(&IT.that(FRIENDLY)), &[attach("REV_950e").to(IT)], &[deal(2).to(IT)])],
)]);

/// # Divine Toll
/// Enchantment
/// > \+2/+2.
//~ derived REV_950e 7e3fae53 d522ad72.d5727bd5 67e56d80
pub const REV_950e: Power = enchant(&[plus(2, 2)]);

/// # The Countess
/// Minion · 7 mana · 7/7
/// > **Battlecry:** If your deck has no Neutral cards, add 3 **Legendary** Invitations to your hand.
/// - Makes: Legendary Invitation [`REV_951t`] ("Discover a Legendary minion from another class.…"); Guest of Honor [`REV_951e`] ("Costs (0).")
//~ derived REV_951 9f5404bf 48e5225f.7fe5971e ea4c12b5.a9c1a5f9
pub const REV_951: Power =
    battlecry(&[get(card("REV_951t")).copies(3)]).when(there_is_no(&YOUR_DECK.that(class(CardClass::Neutral))));

/// # Guest of Honor
/// Enchantment
/// > Costs (0).
//~ derived REV_951e 6a39b23a d522ad72.dd600ecd 1af19a95
pub const REV_951e: Power = enchant(&[cost(0)]);

/// # Legendary Invitation
/// Spell · 2 mana
/// > **Discover** a **Legendary** minion from another class. It costs (0).
//~ derived REV_951t ea17ffae 7846e7ae.97b14b44 a18c50ad
pub const REV_951t: Power =
    spell(&[discover_of(all(&[MINION, rarity(Rarity::Legendary)]), Classes::Other), give(&[cost(0)]).to(IT)]);

/// # Sinful Sous Chef
/// Minion · Undead · 1 mana · 2/1
/// > **Deathrattle:** Add 2 Silver Hand Recruits to your hand.
/// - Makes: [`CS2_101t`](crate::legacy::paladin::CS2_101t)
//~ derived REV_952 c93009ad fab0829d.38460912 6ad3dc3b.e8ebd9e2
pub const REV_952: Power = deathrattle(&[get(card("CS2_101t")).copies(2)]);

/// # Stewart the Steward
/// Minion · 3 mana · 3/3
/// > **Deathrattle:** Give the next Silver Hand Recruit you summon +3/+3 and this **Deathrattle**.
/// - Makes: [`CS2_101t`](crate::legacy::paladin::CS2_101t); Open Position [`REV_955e`] ("Your next Silver Hand Recruit carries on…"); Stewart's Legacy [`REV_955e2`] ("\+3/+3. Deathrattle: Your next Silver Hand Recruit…")
//~ done REV_955 - 05878c57.996227e5 39d9cdc8.ce1e7bad
pub const REV_955: Power = deathrattle(&[attach("REV_955e").to(YOU)]);

/// # Open Position
/// Enchantment
/// > Your next Silver Hand Recruit carries on Stewart's legacy.
//~ done REV_955e - d522ad72.ffdd0f67 c6e5b91e
pub const REV_955e: Power = whenever(YOU.summon(named("CS2_101t"))).once().then(&[attach("REV_955e2").to(THAT)]);

/// # Stewart's Legacy
/// Enchantment
/// > \+3/+3. **Deathrattle:** Your next Silver Hand Recruit has this enchant.
//~ done REV_955e2 - d522ad72.9680ddd6 94ff72c6
pub const REV_955e2: Power = abilities(&[enchant(&[plus(3, 3)]), deathrattle(&[attach("REV_955e").to(YOU)])]);

/// # Buffet Biggun
/// Minion · 4 mana · 2/4
/// > **Battlecry:** Summon two Silver Hand Recruits. **Infuse (@):** Give them +2 Attack and **Divine Shield**.
/// - Numbers: {0} = 3
/// - Makes: Buffet Biggun [`REV_958t`] (2/4, "Infused. Battlecry: Summon two Silver Hand…"); Served [`REV_958e`] ("\+2 Attack.")
//~ derived REV_958 ae1db1d0 581d4d03.7652ab3e.ea2304e3 0cdd16fd.2caca330
pub const REV_958: Power = abilities(&[battlecry(&[summon(card("CS2_101t")).copies(2)]), infuse(3, "REV_958t")]);

/// # Served
/// Enchantment
/// > \+2 Attack.
//~ derived REV_958e 56679fea d522ad72.a6e18051 b0d1a660
pub const REV_958e: Power = enchant(&[ATTACK.plus(2)]);

/// # Buffet Biggun
/// Minion · 4 mana · 2/4
/// > **Infused. Battlecry:** Summon two Silver Hand Recruits. Give them +2 Attack and **Divine Shield**.
//~ derived REV_958t 3d215cb2 581d4d03.e9f67ea7 0cdd16fd
pub const REV_958t: Power =
    battlecry(&[summon(card("CS2_101t")).copies(2), give(&[ATTACK.plus(2), has(GameTag::DIVINE_SHIELD)]).to(IT)]);

/// # Elitist Snob
/// Minion · 5 mana · 3/4
/// > **Battlecry:** For each Paladin card in your hand, randomly gain **Divine Shield**, **Lifesteal**, **Rush**, or **Taunt**.
//~ done REV_961 - e8bf089b.b34399e9 74835dc2
pub const REV_961: Power = battlecry(&[perform(&[at_random(&[
    &[give(&[has(GameTag::DIVINE_SHIELD)])],
    &[give(&[has(GameTag::LIFESTEAL)])],
    &[give(&[has(GameTag::RUSH)])],
    &[give(&[has(GameTag::TAUNT)])],
])])
.for_each(YOUR_HAND.that(class(CardClass::Paladin)))]);

/// # Great Hall
/// Location · 2 mana · 3 uses
/// > Set a minion's Attack and Health to 3.
/// - Makes: Good Food [`REV_983e`] ("Stats changed to 3/3.")
//~ derived REV_983 3ca9fe42 3195d7e3.e28dc65b a49d187f.04c5d6f4
pub const REV_983: Power = location(&[attach("REV_983e").to(A_MINION)]);

/// # Good Food
/// Enchantment
/// > Stats changed to 3/3.
//~ derived REV_983e 48871c9f d522ad72.59267fb4 88f0a8e3
pub const REV_983e: Power = enchant(&[become_stats(3, 3)]);
