//! Death Knight cards of Whizbang's Workshop.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 8d5e9925

/// # Toysnatching Geist
/// Minion · Undead · 3 mana · 2/1
/// > **Gigantify Battlecry: Discover** an Undead. Reduce its Cost by this minion's Attack.
/// - Makes: Toysnatching Geist [`MIS_006t`] (8/8, "Gigantic Battlecry: Discover an Undead. Reduce…"); Collection Bonus [`MIS_006e1`] ("Costs less")
//~ done MIS_006 - b5b73e33.4fd89644 1b7fc76d.1504b343
pub const MIS_006: Power =
    battlecry(&[discover(UNDEAD), give(&[cost_less(1).times(X)]).with_x(ATTACK.of(THIS)).to(IT)]);

/// # Collection Bonus
/// Enchantment
/// > Costs less
//~ todo MIS_006e1 2b970712 d522ad72.db7840cf 0a45940e
pub const MIS_006e1: Power = TODO;

/// # Toysnatching Geist
/// Minion · Undead · 8 mana · 8/8
/// > **Gigantic Battlecry: Discover** an Undead. Reduce its Cost by this minion's Attack.
//~ done MIS_006t - b44b0199.43408b39 1b7fc76d
pub const MIS_006t: Power =
    battlecry(&[discover(UNDEAD), give(&[cost_less(1).times(X)]).with_x(ATTACK.of(THIS)).to(IT)]);

/// # Helm of Humiliation
/// Spell · Shadow · 4 mana
/// > Give a minion -5/-5. Give a random minion in your hand +5/+5.
/// - Makes: Humiliated [`MIS_100e`] ("\-5/-5."); Discount Lich King [`MIS_100e1`] ("\+5/+5.")
//~ derived MIS_100 78d7bb0a 1e562e45.6afcf62a 555f7ad1.45dd6c6e
pub const MIS_100: Power =
    spell(&[attach("MIS_100e").to(A_MINION), attach("MIS_100e1").to(YOUR_HAND.that(MINION).random())]);

/// # Humiliated
/// Enchantment
/// > \-5/-5.
//~ derived MIS_100e 5ef69ff5 d522ad72.e5a0d88c 3f84c5df
pub const MIS_100e: Power = enchant(&[plus(-5, -5)]);

/// # Discount Lich King
/// Enchantment
/// > \+5/+5.
//~ derived MIS_100e1 35d36ce8 d522ad72.41425f84 273d57d1
pub const MIS_100e1: Power = enchant(&[plus(5, 5)]);

/// # Foamrender
/// Weapon · 5 mana · 5/1 durability
/// > Whenever your hero attacks, spend 3 **Corpses** to gain +1 Durability.
/// - Makes: Some Assembly Required [`MIS_101e`] ("\+1 Durability.")
//~ derived MIS_101 e5effbda e16c0e49.0c00be85 242f643e.8fd0ae10
pub const MIS_101: Power =
    whenever(YOUR_HERO.attack(CARD)).then(&[pay(Cost::of(Part::Corpses(3)), &[attach("MIS_101e")])]);

/// # Some Assembly Required
/// Enchantment
/// > \+1 Durability.
//~ derived MIS_101e 9a12cdb2 d522ad72.d252faae 72564b17
pub const MIS_101e: Power = enchant(&[HEALTH.plus(1)]);

/// # Rambunctious Stuffy
/// Minion · Undead · Beast · 3 mana · 4/2
/// > **Rush** After you cast a Frost spell, gain **Reborn**.
//~ derived TOY_821 122f26a0 946652d3.5b5fc7f4 ff43339c
pub const TOY_821: Power = after(YOU.cast(school(SpellSchool::Frost))).then(&[give(&[has(GameTag::REBORN)])]);

/// # Silk Stitching
/// Spell · 2 mana
/// > Choose a friendly minion. **Discover** a spell that costs (4) or less for it to cast when it dies.
/// - Makes: Darkness Within [`TOY_822e`] ("Cast … when the minion dies.")
//~ done TOY_822 - 7846e7ae.ba06d17a 29a6d32b.84e43623
pub const TOY_822: Power = spell(&[
    select(A_FRIENDLY_MINION),
    discover_then(
        Offer::Pool(all(&[SPELL, COST.at_most(4)]), Classes::Own),
        &[keep_with(the(IT), TARGET), attach("TOY_822e").to(TARGET)],
    ),
]);

/// # Darkness Within
/// Enchantment
/// > Cast {0} when the minion dies.
//~ done TOY_822e - d522ad72.59afaec7 cc88c327
pub const TOY_822e: Power = deathrattle(&[
    cast(copy_of(KEPT.that(SPELL).first(1))),
    // The next Stitching of the same minion casts the next spell.
    keep_with(the(KEPT.that(SPELL).first(1)), THIS),
]);

/// # Rainbow Seamstress
/// Minion · Undead · 3 mana · 3/3
/// > **Battlecry:** If your deck started with a Blood, Frost, or Unholy card, gain **Lifesteal**, **Reborn**, or **Rush** respectively.
//~ done TOY_823 - e14ef5e3.08111a23 13c7a32f
pub const TOY_823: Power = battlecry(&[
    give(&[has(GameTag::LIFESTEAL)]).when(there_is(&YOUR_STARTING_DECK.that(with(GameTag::COST_BLOOD)))),
    give(&[has(GameTag::REBORN)]).when(there_is(&YOUR_STARTING_DECK.that(with(GameTag::COST_FROST)))),
    give(&[has(GameTag::RUSH)]).when(there_is(&YOUR_STARTING_DECK.that(with(GameTag::COST_UNHOLY)))),
]);

/// # Darkthorn Quilter
/// Minion · Undead · Quilboar · 4 mana · 2/4
/// > At the end of your turn, deal this minion's Attack damage randomly split among enemies.
//~ derived TOY_824 eed4d042 45a89b33.47c0b34b 00661116
pub const TOY_824: Power = at_end_of_your_turn(&[deal(1).times(ATTACK.of(THIS)).split_among(ENEMIES)]);

/// # Lesser Spinel Spellstone
/// Spell · 1 mana
/// > Give Undead in your hand +1/+1. *(Gain @ \|4(**Corpse**, **Corpses**) to upgrade.)*
/// - Numbers: {0} = 5
/// - Makes: Spinel Spellstone [`TOY_825t`] ("Give Undead in your hand +2/+2. (Gain 5 Corpses…"); Greater Spinel Spellstone [`TOY_825t2`] ("Give Undead in your hand +3/+3."); Lesser Soulbind [`TOY_825e`] ("\+1/+1."); Soulbind [`TOY_825e2`] ("\+2/+2."); Greater Soulbind [`TOY_825e3`] ("\+3/+3.")
//~ done TOY_825 - 2f198b86.8fcd2444.ea2e0c35 2c6bd4c3.f7809183
pub const TOY_825: Power = abilities(&[
    spell(&[attach("TOY_825e").to(YOUR_HAND.that(UNDEAD))]),
    upgrades(Goal::Sum(5), &[YOU.gain_corpses()], "TOY_825t"),
]);

/// # Lesser Soulbind
/// Enchantment
/// > \+1/+1.
//~ derived TOY_825e 1edca939 d522ad72.cb08f83e 54f5d006
pub const TOY_825e: Power = enchant(&[plus(1, 1)]);

/// # Soulbind
/// Enchantment
/// > \+2/+2.
//~ derived TOY_825e2 06a722a1 d522ad72.d5727bd5 d68baa41
pub const TOY_825e2: Power = enchant(&[plus(2, 2)]);

/// # Greater Soulbind
/// Enchantment
/// > \+3/+3.
//~ derived TOY_825e3 c9a1d160 d522ad72.184d0f12 3a806501
pub const TOY_825e3: Power = enchant(&[plus(3, 3)]);

/// # Spinel Spellstone
/// Spell · 1 mana
/// > Give Undead in your hand +2/+2. *(Gain @ \|4(**Corpse**, **Corpses**) to upgrade.)*
/// - Numbers: {0} = 5
/// - Makes: Lesser Spinel Spellstone [`TOY_825`] ("Give Undead in your hand +1/+1. (Gain 5 Corpses…")
//~ done TOY_825t - 2f198b86.5cf6184d.ea2e0c35 1a0595a1.fc66ed3b
pub const TOY_825t: Power = abilities(&[
    spell(&[attach("TOY_825e2").to(YOUR_HAND.that(UNDEAD))]),
    upgrades(Goal::Sum(5), &[YOU.gain_corpses()], "TOY_825t2"),
]);

/// # Greater Spinel Spellstone
/// Spell · 1 mana
/// > Give Undead in your hand +3/+3.
//~ derived TOY_825t2 4d5e1815 2f198b86.7bc0b8a8 910786ec
pub const TOY_825t2: Power = spell(&[give(&[plus(3, 3)]).to(YOUR_HAND.that(UNDEAD))]);

/// # Threads of Despair
/// Spell · Shadow · 2 mana
/// > Give all minions "**Deathrattle:** Deal 1 damage to all minions."
/// - Makes: Threads of the Dead [`TOY_826e`] ("Deathrattle: Deal 1 damage to all minions.")
//~ derived TOY_826 839f4b0e a5d45018.491fccf8 215a35a5.259db422
pub const TOY_826: Power = spell(&[attach("TOY_826e").to(MINIONS)]);

/// # Threads of the Dead
/// Enchantment
/// > **Deathrattle:** Deal 1 damage to all minions.
//~ derived TOY_826e 1c55d81b d522ad72.4796fb2d c35dab99
pub const TOY_826e: Power = deathrattle(&[deal(1).to(MINIONS)]);

/// # Shambling Zombietank
/// Minion · Undead · Mech · 2 mana · 3/2
/// > **Taunt Battlecry:** Spend 5 **Corpses** to summon a copy of this.
//~ derived TOY_827 59892e82 173d8a96.55849bb9 a53f74ec
pub const TOY_827: Power = battlecry(&[pay(Cost::of(Part::Corpses(5)), &[summon(copy_of(THIS))])]);

/// # Amateur Puppeteer
/// Minion · Undead · 5 mana · 2/6
/// > **Miniaturize**, **Taunt Deathrattle:** Give Undead in your hand +2/+2.
/// - Makes: Amateur Puppeteer [`TOY_828t`] (1/1, "Mini, Taunt Deathrattle: Give Undead in your hand…"); Strings Attached [`TOY_828e4`] ("\+2/+2.")
//~ derived TOY_828 85fc878c ebe95693.87b77573 0f25b7ee.82c3019e
pub const TOY_828: Power = deathrattle(&[attach("TOY_828e4").to(YOUR_HAND.that(UNDEAD))]);

/// # Strings Attached
/// Enchantment
/// > \+2/+2.
//~ derived TOY_828e4 1b07987b d522ad72.d5727bd5 cfc5d4e4
pub const TOY_828e4: Power = enchant(&[plus(2, 2)]);

/// # Amateur Puppeteer
/// Minion · Undead · 1 mana · 1/1
/// > **Mini**, **Taunt Deathrattle:** Give Undead in your hand +2/+2.
//~ done TOY_828t - ef057e39.4ed6f59e 0f25b7ee
pub const TOY_828t: Power = deathrattle(&[attach("TOY_828e4").to(YOUR_HAND.that(UNDEAD))]);

/// # The Headless Horseman
/// Hero · 6 mana · 30 health, 5 armor
/// > **Battlecry:** Destroy the enemy minion with the most *Attack!* Shuffle my Head into your deck, you must get it *back!*
/// - Makes: Pulsing Pumpkins [`TOY_829hp`] ("Deal 3 damage, with crushing brawn! Discover an…"); Pulsing Pumpkins [`TOY_829hp3`] ("Deal 3 damage, with crushing brawn! My army shall…"); Horseman's Head [`TOY_829t`] ("When Drawn, this Casts and your enemy will cower!…"); The Headless Horseman [`TOY_829t2`] ("Battlecry: Destroy the enemy minion with the most…")
//~ done TOY_829 - 50500b29.5ae48cde 20d2c098.d7717e47
pub const TOY_829: Power = battlecry(&[destroy(ENEMY_MINIONS.most(ATTACK)), shuffle(card("TOY_829t"))]);

/// # Pulsing Pumpkins
/// Hero Power · 2 mana
/// > Deal $3 damage, with crushing *brawn!* **Discover** an Undead, to serve as your *pawn!*
//~ done TOY_829hp - 4902b083.27321a5e f241428b
pub const TOY_829hp: Power = hero_power(&[deal(3).to(TARGET), discover(UNDEAD)]);

/// # Pulsing Pumpkins
/// Hero Power · 2 mana
/// > Deal $3 damage, with crushing *brawn!* My army shall be yours, if my Head is *drawn!*
//~ done TOY_829hp3 - 4902b083.fb9d9c9c f241428b
pub const TOY_829hp3: Power = hero_power(&[deal(3).to(TARGET)]);

/// # Horseman's Head
/// Spell · 2 mana
/// > **When Drawn, this Casts** and your enemy will *cower!* Imbue the souls of Undead into your *Hero Power!*
//~ done TOY_829t - 7846e7ae.c1ddd8bc 0c0ab017
pub const TOY_829t: Power = spell(&[become_hero_power(card("TOY_829hp"))]);

/// # The Headless Horseman
/// Hero · 6 mana · 30 health
/// > **Battlecry:** Destroy the enemy minion with the most *Attack!* Shuffle my Head into your deck, you must get it *back!*
/// - Makes: Pulsing Pumpkins [`TOY_829hp`] ("Deal 3 damage, with crushing brawn! Discover an…")
//~ done TOY_829t2 - 8867b26a.5ae48cde 20d2c098.525367eb
pub const TOY_829t2: Power = battlecry(&[destroy(ENEMY_MINIONS.most(ATTACK)), shuffle(card("TOY_829t"))]);

/// # Dr. Stitchensew
/// Minion · Undead · 5 mana · 5/4
/// > **Battlecry: Discover** a 5, 3, and 1-Cost minion to stitch to this. **Deathrattle:** Summon the 5-Cost minion.
/// - Makes: Stitched Toys [`TOY_830e`] ("Deathrattle: Summon the minion stitched to this.")
//~ done TOY_830 - 96347dce.1ad965a0 01567daf.2659594a
pub const TOY_830: Power = abilities(&[
    battlecry(&[
        discover_then(Offer::Pool(all(&[MINION, COST.is(5)]), Classes::Own), &[keep_with(the(IT), THIS)]),
        discover_then(Offer::Pool(all(&[MINION, COST.is(3)]), Classes::Own), &[keep_with(the(IT), THIS)]),
        discover_then(Offer::Pool(all(&[MINION, COST.is(1)]), Classes::Own), &[keep_with(the(IT), THIS)]),
    ]),
    deathrattle(&[
        summon(copy_of(STITCHED.that(COST.is(5)).random())),
        attach("TOY_830e").to(IT),
        keep_with(copy_of(STITCHED.that(COST.at_most(4))), IT),
    ]),
]);

/// # Stitched Toys
/// Enchantment
/// > **Deathrattle:** Summon the minion stitched to this.@**Deathrattle:** Summon {0}.
//~ done TOY_830e - d522ad72.c68bf0ec b528a273
pub const TOY_830e: Power = deathrattle(&[
    summon(copy_of(STITCHED.most(COST))),
    if_(there_are(2, &STITCHED), &[attach("TOY_830e").to(IT), keep_with(copy_of(STITCHED.least(COST)), IT)]),
]);

/// The spells of Silk Stitching are no minions of Dr. Stitchensew.
const STITCHED: Selector = KEPT.that(MINION);
