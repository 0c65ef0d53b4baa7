//! Priest cards of Into the Emerald Dream.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 12503c04

/// # Lunarwing Messenger
///
/// `EDR_449` · Priest minion · 2 mana · 3/2
///
/// > **Lifesteal Battlecry: Imbue** your Hero Power.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Lifesteal, Cares About Imbue Cards
/// - Refers to: Imbue
/// - Tags: `1724` = 1
/// - Enchantments: Fleeting Magic [`EDR_449e`]
/// - Tokens: Blessing of the Moon [`EDR_449p`]
///
/// State: Derived
//~ derived EDR_449 a2825f35 bd149a38 98c3923e.a3e49fdb
pub const EDR_449: Power = battlecry(&[imbue()]);

/// # Fleeting Magic
///
/// `EDR_449e` · Priest enchantment
///
/// > Costs less. Discard this at the end of your turn.
///
/// - Set: Into the Emerald Dream
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Todo
//~ todo EDR_449e 77915c96 b51f635d dbca6bfb.d8630d6a
pub const EDR_449e: Power = TODO;

/// # Blessing of the Moon
///
/// `EDR_449p` · Priest hero power · 2 mana
///
/// > Choose a playable Priest minion or spell to add to your hand. It costs (**@**) less, but is **Temporary**.
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Imbue
/// - Refers to: Imbue, tag 3630
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `2165` = 1, `4173` = 1
///
/// State: Todo
//~ todo EDR_449p 6252d43c 24e94a4d f5ce8fdc.569d1963
pub const EDR_449p: Power = TODO;

/// # Wish of the New Moon
///
/// `EDR_460` · Priest spell · Arcane · 3 mana
///
/// > Deal $6 damage to a minion. *(Cast @ \|4(spell, spells) to gain **Lifesteal.)*
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Refers to: Lifesteal
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3
/// - Tokens: Wish of the Full Moon [`EDR_460t`]
///
/// State: Derived
//~ derived EDR_460 655e6d27 8325a8cc e2af46ec.46c74a62
pub const EDR_460: Power =
    abilities(&[spell(&[deal(6).to(A_MINION)]), upgrades(Goal::Times(3), &[YOU.cast(SPELL)], "EDR_460t")]);

/// # Wish of the Full Moon
///
/// `EDR_460t` · Priest spell · Arcane · 3 mana
///
/// > **Lifesteal** Deal $6 damage to a minion.
///
/// - Set: Into the Emerald Dream · common
/// - Mechanics: Lifesteal
///
/// State: Derived
//~ derived EDR_460t 09a22673 e60f40c5 14ae7c5d.879773c0
pub const EDR_460t: Power = spell(&[deal(6).to(A_MINION)]);

/// # Ritual of the New Moon
///
/// `EDR_461` · Priest spell · Arcane · 5 mana
///
/// > Summon two random 3-Cost minions. *(Cast @ \|4(spell, spells) to summon 6-Cost minions instead.)*
///
/// - Set: Into the Emerald Dream · epic · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3
/// - Tokens: Ritual of the Full Moon [`EDR_461t`]
///
/// State: Derived
//~ derived EDR_461 99d61f13 5029b464 5e261433.dee5f8dc
#[rustfmt::skip]
pub const EDR_461: Power = abilities(&[spell(&[summon(random(all(&[MINION, COST.is(3)]))).copies(2)]), upgrades(Goal::Times(3), &[YOU.cast(SPELL)], "EDR_461t")]);

/// # Ritual of the Full Moon
///
/// `EDR_461t` · Priest spell · Arcane · 5 mana
///
/// > Summon two random 6-Cost minions.
///
/// - Set: Into the Emerald Dream · epic
///
/// State: Derived
//~ derived EDR_461t 1e83bbfd 60bf1522 5672a144.d163dc76
pub const EDR_461t: Power = spell(&[summon(random(all(&[MINION, COST.is(6)]))).copies(2)]);

/// # Selenic Drake
///
/// `EDR_462` · Priest minion · 4 mana · 3/6
///
/// > **Elusive** At the end of your turn, get a random Dragon.~GAMEPLAY ASPROXY EDR 462
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Elusive
/// - Tags: `4577` = 1
///
/// State: Derived
//~ derived EDR_462 809fbe6c 9f3208ab c2a1d1f3.7494d5da
pub const EDR_462: Power = at_end_of_your_turn(&[get(random(DRAGON))]);

/// # Twilight Influence
///
/// `EDR_463` · Priest spell · Shadow · 2 mana
///
/// > **Choose One -** Destroy a minion with 3 or less Attack; or Summon a random 2-Cost minion.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Mechanics: Choose One
/// - Tokens: Constricting Thorns [`EDR_463a`], Controlling Vines [`EDR_463b`]
///
/// State: Derived
//~ derived EDR_463 274e881d 4a35f770 73a8a566.c2d6b244
pub const EDR_463: Power = choose_one(&["EDR_463a", "EDR_463b"]);

/// # Constricting Thorns
///
/// `EDR_463a` · Priest spell · Shadow · 2 mana
///
/// > Destroy a minion with 3 or less Attack.
///
/// - Set: Into the Emerald Dream
///
/// State: Derived
//~ derived EDR_463a f50abe8d bd01c68c 9f31f425.ae6d10c6
pub const EDR_463a: Power = spell(&[destroy(A_MINION.that(ATTACK.at_most(3)))]);

/// # Controlling Vines
///
/// `EDR_463b` · Priest spell · Shadow · 2 mana
///
/// > Summon a random 2-Cost minion.
///
/// - Set: Into the Emerald Dream
///
/// State: Derived
//~ derived EDR_463b 2b981fc1 53eb3af4 6f6b2537.16a73fa6
pub const EDR_463b: Power = spell(&[summon(random(all(&[MINION, COST.is(2)])))]);

/// # Tyrande
///
/// `EDR_464` · Priest minion · 7 mana · 5/7
///
/// > **Battlecry:** The next 3 spells you play cast twice.
///
/// - Set: Into the Emerald Dream · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Pull of the Moon [`EDR_464e2`]
///
/// State: Todo
//~ todo EDR_464 6df766a1 e2705a0c 21336acf.b8b05f4c
pub const EDR_464: Power = TODO;

/// # Pull of the Moon
///
/// `EDR_464e2` · Priest enchantment
///
/// > Your next 3 spells cast twice.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ todo EDR_464e2 e3809543 38b9d4cb baf0e9e4.4902893c
pub const EDR_464e2: Power = TODO;

/// # Weaver of the Cycle
///
/// `EDR_472` · Priest minion · 3 mana · 3/3
///
/// > **Battlecry:** If you're holding a spell that costs (5) or more, deal 3 damage.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Mechanics: Battlecry
/// - Target: "Deal 3 damage."
///
/// State: Derived
//~ derived EDR_472 595cd806 44378e7d 5312d8bf.a37cb338
pub const EDR_472: Power =
    battlecry(&[deal(3).to(TARGET)]).when(there_is(&YOUR_HAND.that(all(&[SPELL, COST.at_least(5)]))));

/// # Moonwell
///
/// `EDR_476` · Priest spell · 6 mana
///
/// > Deal $4 damage to all enemy characters. Restore #4 Health to all friendly characters.
///
/// - Set: Into the Emerald Dream · epic · collectible
///
/// State: Derived
//~ derived EDR_476 a03a45d6 fd5a81a6 d492a2ce.577a3500
pub const EDR_476: Power = spell(&[deal(4).to(ENEMIES), heal(4).to(FRIENDLY_CHARACTERS)]);

/// # Aviana, Elune's Chosen
///
/// `EDR_895` · Priest minion · 9 mana · 7/11
///
/// > **Battlecry:** Start a three turn lunar cycle. When the Full Moon rises, your cards cost (1) this game.
///
/// - Set: Into the Emerald Dream · legendary · collectible
/// - Mechanics: Battlecry
/// - Tags: `4065` = 1
/// - Enchantments: Full Moon [`EDR_895e`], Moon Cycle [`EDR_895t`]
///
/// State: Todo
//~ todo EDR_895 d9beb69b 001754ca 545504e1.a02c973f
pub const EDR_895: Power = TODO;

/// # Full Moon
///
/// `EDR_895e` · Priest enchantment
///
/// > Your cards cost (1).
///
/// - Set: Into the Emerald Dream
///
/// State: Derived
//~ derived EDR_895e df09dfdf c741af98 1bbf32a2.6f02ca26
pub const EDR_895e: Power = enchant(&[]).aura(YOUR_HAND, &[cost(1)]);

/// # Moon Cycle
///
/// `EDR_895t` · Priest enchantment
///
/// > In @ turns, your cards cost (1).
///
/// - Set: Into the Emerald Dream
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3
///
/// State: Todo
//~ todo EDR_895t 80a2a0be a549db28 8dd1ab90.e0c4174b
pub const EDR_895t: Power = TODO;

/// # Kaldorei Priestess
///
/// `EDR_970` · Priest minion · 3 mana · 3/3
///
/// > **Battlecry:** Give all enemy minions -2 Attack until your next turn. **Imbue** your Hero Power.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Mechanics: Battlecry, Cares About Imbue Cards
/// - Refers to: Imbue
/// - Tags: `1724` = 1
/// - Enchantments: Pacified [`EDR_970e`]
///
/// State: Derived
//~ derived EDR_970 02fef14e e772fb8c 1ef3e007.425438db
pub const EDR_970: Power = battlecry(&[attach("EDR_970e").to(ENEMY_MINIONS), imbue()]);

/// # Pacified
///
/// `EDR_970e` · Priest enchantment
///
/// > -2 Attack until your next turn.
///
/// - Set: Into the Emerald Dream
///
/// State: Derived
//~ derived EDR_970e d274770d 6d1a7a58 f25e9786.b6388bb1
pub const EDR_970e: Power = enchant(&[ATTACK.plus(-2)]).until_your_next_turn();

/// # Spirit of the Kaldorei
///
/// `FIR_777` · Priest minion · 2 mana · 1/3
///
/// > **Taunt**, **Lifesteal Battlecry:** If you used your Hero Power this turn, gain +3/+3.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt, Battlecry, Lifesteal
/// - Enchantments: Amirdrassil's Agony [`FIR_777e2`]
///
/// State: Derived
//~ derived FIR_777 46599aff 1cd86d21 515a24d3.8711c17b
pub const FIR_777: Power =
    battlecry(&[attach("FIR_777e2")]).when(has_done(1, &past(Side::Friendly, Deed::HeroPower, Window::ThisTurn)));

/// # Amirdrassil's Agony
///
/// `FIR_777e2` · Neutral enchantment
///
/// > +3/+3.
///
/// - Set: Into the Emerald Dream
///
/// State: Derived
//~ derived FIR_777e2 4e0c44ad 7f606267 64876eea.b42c6980
pub const FIR_777e2: Power = enchant(&[plus(3, 3)]);

/// # Smoldering Ascent
///
/// `FIR_916` · Priest spell · Fire · 2 mana
///
/// > Deal ${0} damage to all enemy minions. *(Upgrades each turn, but discards after {1}!)*@Deal ${0} damage to all enemy minions. *(Discards this turn!)*
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Mechanics: Immolating
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `TAG_SCRIPT_DATA_NUM_2` = 3, `IMMOLATESTAGE` = 3
///
/// State: Todo
//~ todo FIR_916 de2b6ada be268707 816faac7.f83562e2
pub const FIR_916: Power = TODO;

/// # Light of the New Moon
///
/// `FIR_918` · Priest spell · Arcane · 3 mana
///
/// > Give a minion +3/+3. *(Cast @ \|4(spell, spells) to return this to your hand when played.)*
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3
/// - Enchantments: Elune's Light [`FIR_918e1`]
/// - Tokens: Light of the Full Moon [`FIR_918t`]
///
/// State: Derived
//~ derived FIR_918 6fecd94b bd790f62 be3d1278.b42f43f7
pub const FIR_918: Power =
    abilities(&[spell(&[attach("FIR_918e1").to(A_MINION)]), upgrades(Goal::Times(3), &[YOU.cast(SPELL)], "FIR_918t")]);

/// # Elune's Light
///
/// `FIR_918e1` · Neutral enchantment
///
/// > +3/+3.
///
/// - Set: Into the Emerald Dream
///
/// State: Derived
//~ derived FIR_918e1 5da8d330 1740ece7 e8971fb2.b42c6980
pub const FIR_918e1: Power = enchant(&[plus(3, 3)]);

/// # Light of the Full Moon
///
/// `FIR_918t` · Priest spell · Arcane · 3 mana
///
/// > Give a minion +3/+3. Add a Light of the New Moon to your hand.
///
/// - Set: Into the Emerald Dream · rare
/// - Tokens: Light of the New Moon [`FIR_918`]
///
/// State: Derived
//~ derived FIR_918t 46cad80d f9645cbb 33a58d11.ea8fc147
pub const FIR_918t: Power = spell(&[give(&[plus(3, 3)]).to(A_MINION), get(card("FIR_918"))]);
