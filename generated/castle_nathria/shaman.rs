//! Shaman cards of Murder at Castle Nathria.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 0317fdf9

/// # Totemic Evidence
/// Spell · 1 mana
/// > Choose a basic Totem and summon it. **Infuse (@ \|4(Totem, Totems)):** Summon all 4 instead.
/// - Numbers: {0} = 3
/// - Makes: Totemic Evidence [`MAW_003t`] ("Infused Summon all 4 basic Totems.")
///
/// # Notes
///
/// The four basic Totems of recordings from 2024 on: Healing, Searing, Stoneclaw, Wrath of Air.
//~ done MAW_003 - 2f198b86.419c55c3.ea2304e3 b9ae4575.0abdbed4
pub const MAW_003: Power = abilities(&[
    spell(&[choose_card(&["NEW1_009", "CS2_050", "CS2_051", "CS2_052"], &[summon(the(IT))])]),
    upgrades(Goal::Times(3), &[FRIENDLY_MINIONS.that(TOTEM).die()], "MAW_003t"),
]);

/// # Totemic Evidence
/// Spell · 1 mana
/// > **Infused** Summon all 4 basic Totems.
//~ done MAW_003t - 2f198b86.2db501ac b9ae4575
pub const MAW_003t: Power =
    spell(&[summon(card("CS2_050")), summon(card("CS2_051")), summon(card("CS2_052")), summon(card("NEW1_009"))]);

/// # Framester
/// Minion · 3 mana · 3/3
/// > **Battlecry:** Shuffle 3 'Framed' cards into the opponent's deck. When drawn, they **Overload** for (2).
/// - Makes: Framed [`MAW_005t`] ("Casts When Drawn Overload: (2)")
//~ done MAW_005 - 05878c57.55eca0b8 431552ad.964e6455
pub const MAW_005: Power = battlecry(&[shuffle(card("MAW_005t")).copies(3).for_(OPPONENT)]);

/// # Framed
/// Spell · 0 mana
/// > **Casts When Drawn Overload:** (2)
//~ done MAW_005t - 3e8f9d5a.a1cd858b 9f097d27
pub const MAW_005t: Power = spell(&[overload(2)]);

/// # Torghast Custodian
/// Minion · 8 mana · 6/10
/// > **Battlecry:** For each enemy minion, randomly gain **Rush**, **Divine Shield**, or **Windfury**.
/// - Makes: Crawling [`MAW_030e2`] ("Rush."); Sweeping [`MAW_030e3`] ("Divine Shield."); Formidable [`MAW_030e4`] ("Windfury.")
//~ done MAW_030 - c143de08.3f16bbe7 d0ab525a.97ae45b4
pub const MAW_030: Power = battlecry(&[perform(&[at_random(&[
    &[give(&[has(GameTag::RUSH)])],
    &[give(&[has(GameTag::DIVINE_SHIELD)])],
    &[give(&[has(GameTag::WINDFURY)])],
])])
.for_each(ENEMY_MINIONS)]);

/// # Crawling
/// Enchantment
/// > **Rush**.
//~ derived MAW_030e2 60a96bc3 d522ad72.6bcfb036 9c3f41ff
pub const MAW_030e2: Power = enchant(&[has(GameTag::RUSH)]);

/// # Sweeping
/// Enchantment
/// > **Divine Shield**.
//~ derived MAW_030e3 ecfc1c8b d522ad72.3c22c089 d00732af
pub const MAW_030e3: Power = enchant(&[has(GameTag::DIVINE_SHIELD)]);

/// # Formidable
/// Enchantment
/// > **Windfury**.
//~ derived MAW_030e4 32f0e550 d522ad72.d091b609 3d719be1
pub const MAW_030e4: Power = enchant(&[has(GameTag::WINDFURY)]);

/// # Criminal Lineup
/// Spell · 8 mana
/// > Choose a friendly minion. Summon 3 copies of it. **Overload:** (2)
//~ derived REV_517 4a91ee6b 93b14068.e284de30 5537de76
pub const REV_517: Power = spell(&[select(A_FRIENDLY_MINION), summon(copy_of(IT)).copies(3)]);

/// # Baroness Vashj
/// Minion · Naga · 4 mana · 3/6
/// > {0} {1} {2} {3}
//~ todo REV_788 3ccbf0ed 8c2228b9.2260dcce 8d36621b
pub const REV_788: Power = TODO;

/// # Muck Pools
/// Location · 1 mana · 3 uses
/// > {0} {1}
//~ todo REV_798 1f2dd79d ee6cd5ac.09cdb72f edabbc16
pub const REV_798: Power = TODO;

/// # Gigantotem
/// Minion · Totem · 10 mana · 8/8
/// > Costs (1) less for each Totem you've summoned this game.
//~ derived REV_838 d886af15 68cf21b5.97bc67d5 3774f96e
pub const REV_838: Power = costs(&[cost_less(1).times(YOU.summon(TOTEM).this_game().count())]);

/// # Carving Chisel
/// Weapon · 2 mana · 1/3 durability
/// > After your hero attacks, summon a random basic Totem.
//~ derived REV_917 99f9ff7e 8d73efa7.3d852508 44b7f54c
pub const REV_917: Power =
    after(YOUR_HERO.attack(CARD)).then(&[summon(one_of(&["CS2_050", "CS2_051", "CS2_052", "NEW1_009"]))]);

/// # Convincing Disguise
/// Spell · 1 mana
/// > Transform a friendly minion into one that costs (2) more. **Infuse (@):** Transform all friendly minions instead.
/// - Numbers: {0} = 4
/// - Makes: Convincing Disguise [`REV_920t`] ("Infused Transform all friendly minions into…")
//~ derived REV_920 c293df0c 2f198b86.53bda22b.ea228308 6f05105b.eca9b44e
#[rustfmt::skip]
pub const REV_920: Power = abilities(&[spell(&[transform(A_FRIENDLY_MINION, random_costing_more(MINION, 2, COST.of(IT)))]), infuse(4, "REV_920t")]);

/// # Convincing Disguise
/// Spell · 1 mana
/// > **Infused** Transform all friendly minions into random ones that cost (2) more.
//~ derived REV_920t 71201170 2f198b86.38a6e19d 6f05105b
pub const REV_920t: Power = spell(&[transform(FRIENDLY_MINIONS, random_costing_more(MINION, 2, COST.of(IT)))]);

/// # The Stonewright
/// Minion · 4 mana · 5/4
/// > **Battlecry:** For the rest of the game, your Totems have +2 Attack.
/// - Makes: Living Stone [`REV_921e`] ("Your Totems have +2 Attack."); Living Stone [`REV_921t`] ("\+2 Attack.")
//~ derived REV_921 7685db2c 5af9fab3.773d9ad9 df5c25d5.65ecf552
pub const REV_921: Power = battlecry(&[attach("REV_921e").to(YOU)]);

/// # Living Stone
/// Enchantment
/// > Your Totems have +2 Attack.
//~ derived REV_921e 8f877ff5 d522ad72.af5ea250 514985e9
pub const REV_921e: Power = enchant(&[]).aura(FRIENDLY_MINIONS.that(TOTEM), &[ATTACK.plus(2)]);

/// # Living Stone
/// Enchantment
/// > \+2 Attack.
//~ derived REV_921t d3105d93 d522ad72.a6e18051 514985e9
pub const REV_921t: Power = enchant(&[ATTACK.plus(2)]);

/// # Muck Pools
/// Location · 1 mana · 3 uses
/// > Transform a friendly minion into one that costs (1) more.
//~ derived REV_923 63ef50e0 ee6cd5ac.0fce674e edabbc16
pub const REV_923: Power = location(&[transform(A_FRIENDLY_MINION, random_costing_more(MINION, 1, COST.of(IT)))]);

/// # Primordial Wave
/// Spell · Nature · 3 mana
/// > Transform enemy minions into ones that cost (1) less and friendly minions into ones that cost (1) more.
//~ done REV_924 - a4db704b.5e9dd62d d81c690e
#[rustfmt::skip]
pub const REV_924: Power = spell(&[transform(ENEMY_MINIONS, random_costing_more(MINION, -1, COST.of(IT))), transform(FRIENDLY_MINIONS, random_costing_more(MINION, 1, COST.of(IT)))]);

/// # Baroness Vashj
/// Minion · Naga · 4 mana · 3/6
/// > If this would transform into a minion, summon that minion instead.
//~ done REV_925 - 8c2228b9.5d74ed5b 8d36621b
pub const REV_925: Power = on(Word::WhenTransformed, &[summon(the(THAT))]);

/// # Party Favor Totem
/// Minion · Totem · 3 mana · 0/3
/// > At the end of your turn, summon a random basic Totem. **Infuse (@):** Summon two instead.
/// - Numbers: {0} = 2
/// - Makes: Party Favor Totem [`REV_935t`] (0/3, "Infused At the end of your turn, summon two…")
///
/// # Notes
///
/// The four basic Totems of recordings from 2024 on: Healing, Searing, Stoneclaw, Wrath of Air.
//~ done REV_935 - 37185b11.c152b8ed.ea1d8a8e ad2efdd2.15f8c0e8
pub const REV_935: Power = abilities(&[
    at_end_of_your_turn(&[summon(one_of(&["NEW1_009", "CS2_050", "CS2_051", "CS2_052"]))]),
    infuse(2, "REV_935t"),
]);

/// # Party Favor Totem
/// Minion · Totem · 3 mana · 0/3
/// > **Infused** At the end of your turn, summon two random basic Totems.
//~ done REV_935t - 37185b11.7b9c04e8 ad2efdd2
pub const REV_935t: Power = at_end_of_your_turn(&[
    summon(one_of(&["NEW1_009", "CS2_050", "CS2_051", "CS2_052"])),
    summon(one_of(&["NEW1_009", "CS2_050", "CS2_051", "CS2_052"])),
]);

/// # Crud Caretaker
/// Minion · 4 mana · 1/1
/// > **Battlecry**: Summon a 3/5 Elemental with **Taunt**.
/// - Makes: Untreated Filth [`REV_936t`] (3/5, "Taunt")
//~ derived REV_936 1d8c612e 1d5e4330.ce8142e1 bf55f961.a935177e
pub const REV_936: Power = battlecry(&[summon(card("REV_936t"))]);

/// # Untreated Filth
/// Minion · Elemental · 4 mana · 3/5
/// > **Taunt**
//~ vanilla REV_936t 531990a0 a159e825.4b0c5d24 eaffdb8d
pub const REV_936t: Power = VANILLA;
