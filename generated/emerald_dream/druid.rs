//! Druid cards of Into the Emerald Dream.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file d9d0dac5

/// # Ward of Earth
///
/// `EDR_060` · Druid spell · Nature · 5 mana
///
/// > Gain 5 Armor. Summon a random 5-Cost minion and give it **Taunt**.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Refers to: Taunt
/// - Enchantments: Ward of Earth [`EDR_060e`]
///
/// State: Derived
//~ derived EDR_060 06729566 30466c6d b20e179a.8f8a9f46
pub const EDR_060: Power =
    spell(&[armor(5), summon(random(all(&[MINION, COST.is(5)]))), give(&[has(GameTag::TAUNT)]).to(IT)]);

/// # Ward of Earth
///
/// `EDR_060e` · Neutral enchantment
///
/// > Minions you summon this turn gain **Taunt**.
///
/// - Set: Into the Emerald Dream
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo EDR_060e a0e532e0 bbeb15f3 67e3becb.8ce8059f
pub const EDR_060e: Power = TODO;

/// # Forest Lord Cenarius
///
/// `EDR_209` · Druid minion · 10 mana · 5/8
///
/// > **Choose Thrice -** Give your other minions +1/+3; or Summon a 5/5 Ancient with **Taunt**.
///
/// - Set: Into the Emerald Dream · legendary · collectible
/// - Refers to: Taunt
/// - Tags: `4065` = 1
/// - Enchantments: Guidance of the Forest [`EDR_209e2`]
/// - Tokens: Growth of Dreams [`EDR_209a`], Ancients of the Dream [`EDR_209b`], Ancient [`EDR_209t5`]
///
/// State: Todo
//~ todo EDR_209 8def443f 1d6659d2 67b8cdc5.2083bbe3
pub const EDR_209: Power = TODO;

/// # Growth of Dreams
///
/// `EDR_209a` · Druid spell · 10 mana
///
/// > Give your other minions +1/+3.
///
/// - Set: Into the Emerald Dream
/// - Tags: `1200` = 1
///
/// State: Derived
//~ derived EDR_209a 7487b587 a326db60 da0c2200.9fcc5b81
pub const EDR_209a: Power = spell(&[give(&[plus(1, 3)]).to(OTHER_FRIENDLY_MINIONS)]);

/// # Ancients of the Dream
///
/// `EDR_209b` · Druid spell · 10 mana
///
/// > Summon a 5/5 Ancient with **Taunt**.
///
/// - Set: Into the Emerald Dream
/// - Refers to: Taunt
/// - Tags: `1200` = 1
/// - Tokens: Ancient [`EDR_209t5`]
///
/// State: Derived
//~ derived EDR_209b 86fc215a f199e3ce 136f28d3.3c232c57
pub const EDR_209b: Power = spell(&[summon(card("EDR_209t5"))]);

/// # Guidance of the Forest
///
/// `EDR_209e2` · Druid enchantment
///
/// > +1/+3.
///
/// - Set: Into the Emerald Dream
///
/// State: Derived
//~ derived EDR_209e2 f1e23381 76ae1bed 5eea422e.62a87b1a
pub const EDR_209e2: Power = enchant(&[plus(1, 3)]);

/// # Ancient
///
/// `EDR_209t5` · Druid minion · 5 mana · 5/5
///
/// > **Taunt**
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla EDR_209t5 d3e44fe5 22228433 c683977a.4b0c5d24
pub const EDR_209t5: Power = VANILLA;

/// # Horn of Plenty
///
/// `EDR_270` · Druid spell · Nature · 2 mana
///
/// > **Discover** a Nature spell. It costs (2) less.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Mechanics: Discover
/// - Enchantments: Horn of Plenty [`EDR_270e`]
///
/// State: Derived
//~ derived EDR_270 17fa9085 1cdbb445 893cb874.3c2a5eb5
pub const EDR_270: Power = spell(&[discover(school(SpellSchool::Nature)), give(&[cost_less(2)]).to(IT)]);

/// # Horn of Plenty
///
/// `EDR_270e` · Druid enchantment
///
/// > Your next Nature spell costs (2) less.
///
/// - Set: Into the Emerald Dream
///
/// State: Derived
//~ derived EDR_270e f3228706 032aaa11 60368533.7e15de0b
#[rustfmt::skip]
pub const EDR_270e: Power = enchant(&[]).aura(YOUR_HAND.that(school(SpellSchool::Nature)), &[cost_less(2)]).until(YOU.play(school(SpellSchool::Nature)));

/// # Grove Shaper
///
/// `EDR_271` · Druid minion · 5 mana · 3/6
///
/// > After you cast a Nature spell, summon a 2/2 Treant with "**Deathrattle:** Get a random Nature spell."
///
/// - Set: Into the Emerald Dream · epic · collectible
/// - Refers to: Deathrattle
/// - Tokens: Treant of Life [`EDR_271t`]
///
/// State: Derived
//~ derived EDR_271 2b4ee67b 3b1d5406 c92f5095.88b6c20f
pub const EDR_271: Power = after(YOU.cast(school(SpellSchool::Nature))).then(&[summon(card("EDR_271t"))]);

/// # Treant of Life
///
/// `EDR_271t` · Druid minion · 1 mana · 2/2
///
/// > **Deathrattle:** Get a random Nature spell.
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Deathrattle
/// - Tags: `2831` = 1
///
/// State: Derived
//~ derived EDR_271t 3303953a fbb8c0e1 b6314b1b.616e0517
pub const EDR_271t: Power = deathrattle(&[get(random(school(SpellSchool::Nature)))]);

/// # Evergreen Stag
///
/// `EDR_272` · Druid minion · 6 mana · 6/7
///
/// > **Elusive Lifesteal Taunt**
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Lifesteal, Elusive
///
/// State: Vanilla
//~ vanilla EDR_272 865c73f4 917ed23d 52730ca3.1d700815
pub const EDR_272: Power = VANILLA;

/// # Symbiosis
///
/// `EDR_273` · Druid spell · Nature · 1 mana
///
/// > **Discover** a **Choose One** card from another class.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Mechanics: Discover
/// - Refers to: Choose One
///
/// State: Derived
//~ derived EDR_273 d3a57e56 196a6a67 f7b7e4a6.a67aa6d7
pub const EDR_273: Power = spell(&[discover_of(with(GameTag::CHOOSE_ONE), Classes::Other)]);

/// # Reforestation
///
/// `EDR_843` · Druid spell · Nature · 2 mana
///
/// > **Choose One -** Draw a spell; or Draw a minion. *(Hold this for @ \|4(turn, turns) to do both!)*
///
/// - Set: Into the Emerald Dream · epic · collectible
/// - Mechanics: Choose One
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3
/// - Tokens: Aid of the Forest [`EDR_843a`], Fertilize [`EDR_843b`], Reforestation [`EDR_843t1`]
///
/// State: Todo
//~ todo EDR_843 03baac1f 1058a4cb 77db75d4.6e8afc60
pub const EDR_843: Power = TODO;

/// # Aid of the Forest
///
/// `EDR_843a` · Druid spell · Nature · 2 mana
///
/// > Draw a spell.
///
/// - Set: Into the Emerald Dream
///
/// State: Derived
//~ derived EDR_843a 0e58f270 fc0a6884 0ee993d7.5f2b8c37
pub const EDR_843a: Power = spell(&[draw_that(1, SPELL)]);

/// # Fertilize
///
/// `EDR_843b` · Druid spell · Nature · 2 mana
///
/// > Draw a minion.
///
/// - Set: Into the Emerald Dream
///
/// State: Derived
//~ derived EDR_843b 4bf4ba9f d755096e a0065625.5aa6f225
pub const EDR_843b: Power = spell(&[draw_that(1, MINION)]);

/// # Reforestation
///
/// `EDR_843t1` · Druid spell · Nature · 2 mana
///
/// > Draw a spell and a minion.
///
/// - Set: Into the Emerald Dream · epic
///
/// State: Derived
//~ derived EDR_843t1 156c2b00 19673ad1 d543cb8f.1e406d7d
pub const EDR_843t1: Power = spell(&[draw_that(1, SPELL), draw_that(1, MINION)]);

/// # Hamuul Runetotem
///
/// `EDR_845` · Druid minion · 5 mana · 5/6
///
/// > **Start of Game:** If each spell in your deck is Nature, **Imbue** your Hero Power. Repeat this every 3 spells you cast.
///
/// - Set: Into the Emerald Dream · legendary · collectible
/// - Mechanics: Start Of Game Keyword, Cares About Imbue Cards, Hamuul Requirement
/// - Refers to: Imbue
/// - Tags: `1724` = 1, `2936` = 1
/// - Enchantments: Runetotem's Favor [`EDR_845e1`]
///
/// State: Todo
//~ todo EDR_845 dfa2dffa 529d405b 5ce0a6dc.acb04430
pub const EDR_845: Power = TODO;

/// # Runetotem's Favor
///
/// `EDR_845e1` · Druid enchantment
///
/// > After you cast three spells, **Imbue** your Hero Power. *(@ left!)*
///
/// - Set: Into the Emerald Dream
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3
///
/// State: Todo
//~ todo EDR_845e1 0e7190b9 2d0071fb b415e412.fcb82296
pub const EDR_845e1: Power = TODO;

/// # Dreambound Disciple
///
/// `EDR_847` · Druid minion · 3 mana · 3/3
///
/// > **Battlecry and Deathrattle:** Your next Hero Power costs (0).
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Mechanics: Deathrattle, Battlecry
/// - Enchantments: Dreambound [`EDR_847e`]
/// - Tokens: Blessing of the Golem [`EDR_847p`]
///
/// State: Derived
//~ derived EDR_847 aceeae8b d26eacd6 d560d514.e98bb2cc
pub const EDR_847: Power =
    abilities(&[battlecry(&[attach("EDR_847e").to(YOU)]), deathrattle(&[attach("EDR_847e").to(YOU)])]);

/// # Dreambound
///
/// `EDR_847e` · Druid enchantment
///
/// > Your next Hero Power costs (0).
///
/// - Set: Into the Emerald Dream
///
/// State: Derived
//~ derived EDR_847e 797f29c3 91bb4680 e3de78ef.68335e12
pub const EDR_847e: Power = enchant(&[]).aura(YOUR_HERO_POWER, &[cost(0)]).until(YOU.use_hero_power(CARD));

/// # Blessing of the Golem
///
/// `EDR_847p` · Druid hero power · 2 mana
///
/// > Summon a **@**/**@** Plant Golem.
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Imbue
/// - Refers to: Imbue
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `2165` = 1, `4173` = 1
/// - Tokens: Plant Golem [`EDR_847pt2`], Plant Golem [`EDR_847pt3`], Plant Golem [`EDR_847pt4`]
///
/// State: Done
//~ done EDR_847p 2b8248de - 7984b868.10c9d376
pub const EDR_847p: Power = hero_power(&[
    summon(card("EDR_847pt2")),
    give(&[become_stats(1, 1).times(X)]).times(count_of(TIMES_IMBUED)).to(IT),
]);

/// # Plant Golem
///
/// `EDR_847pt2` · Druid minion · 1 mana · 1/1
///
/// - Set: Into the Emerald Dream
///
/// State: Vanilla
//~ vanilla EDR_847pt2 9123eb98 5478f3d1 5184ef13
pub const EDR_847pt2: Power = VANILLA;

/// # Plant Golem
///
/// `EDR_847pt3` · Druid minion · 1 mana · 1/1
///
/// - Set: Into the Emerald Dream
///
/// State: Vanilla
//~ vanilla EDR_847pt3 ec205dfb 0fa1023e 67c4d36d
pub const EDR_847pt3: Power = VANILLA;

/// # Plant Golem
///
/// `EDR_847pt4` · Druid minion · 1 mana · 1/1
///
/// - Set: Into the Emerald Dream
///
/// State: Vanilla
//~ vanilla EDR_847pt4 a1c46010 affb14ff 1a5d7c83
pub const EDR_847pt4: Power = VANILLA;

/// # Photosynthesis
///
/// `EDR_848` · Druid spell · Nature · 3 mana
///
/// > Restore #6 Health. Get 3 random Druid spells.
///
/// - Set: Into the Emerald Dream · rare · collectible
///
/// State: Derived
//~ derived EDR_848 2943e8ea f4dbe21e cdb00215.090a9715
pub const EDR_848: Power = spell(&[heal(6).to(TARGET), get(random(all(&[SPELL, class(CardClass::Druid)]))).copies(3)]);

/// # Overheat
///
/// `FIR_906` · Druid spell · Fire · 3 mana
///
/// > Give your minions +1/+1. Discard a random Nature spell to give them +1/+1 more.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Enchantments: Overheated [`FIR_906e`]
///
/// State: Derived
//~ derived FIR_906 5c61fcca e9e69980 9e1c8e31.f2d1c0f3
#[rustfmt::skip]
pub const FIR_906: Power = spell(&[attach("FIR_906e").to(FRIENDLY_MINIONS), if_(there_is(&YOUR_HAND.that(school(SpellSchool::Nature))), &[discard(YOUR_HAND.that(school(SpellSchool::Nature)).random()), attach("FIR_906e").to(FRIENDLY_MINIONS)])]);

/// # Overheated
///
/// `FIR_906e` · Druid enchantment
///
/// > +1/+1.
///
/// - Set: Into the Emerald Dream
///
/// State: Derived
//~ derived FIR_906e 59a406c1 5b0674a1 ff44f78a.67341004
pub const FIR_906e: Power = enchant(&[plus(1, 1)]);

/// # Amirdrassil
///
/// `FIR_907` · Druid location · 5 mana · 0 uses
///
/// > Summon a @-Cost minion. Gain @ Armor. Draw @ \|4(card, cards). Refresh @ Mana \|4(Crystal, Crystals). *(Improves each use!)*
///
/// - Set: Into the Emerald Dream · legendary · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `4128` = 1
///
/// State: Todo
//~ todo FIR_907 3f4ea327 53ff0a5b d48b2510.af3a99fe
pub const FIR_907: Power = TODO;

/// # Charred Chameleon
///
/// `FIR_908` · Druid minion · 1 mana · 1/2
///
/// > **Battlecry:** If you've used your Hero Power this turn, give a friendly minion +1/+2 and **Rush**.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Target: "Give +1/+2 and **Rush**."
/// - Enchantments: Spreading Flames [`FIR_908e3`]
///
/// State: Derived
//~ derived FIR_908 020c87ed c6119a7e 8c941855.f1a74f4c
#[rustfmt::skip]
pub const FIR_908: Power = battlecry(&[give(&[plus(1, 2), has(GameTag::RUSH)]).to(A_FRIENDLY_MINION)]).when(has_done(1, &past(Side::Friendly, Deed::HeroPower, Window::ThisTurn)));

/// # Spreading Flames
///
/// `FIR_908e3` · Druid enchantment
///
/// > +1/+2.
///
/// - Set: Into the Emerald Dream
///
/// State: Derived
//~ derived FIR_908e3 92eaa416 ac5e2d21 3667e9a0.6fa82661
pub const FIR_908e3: Power = enchant(&[plus(1, 2)]);
