//! Druid cards of United in Stormwind.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 8774536e

/// # Druid of the Reef
/// Minion · 1 mana · 1/1
/// > **Choose One -** Transform into a 3/1 Shark with **Rush**; or a 1/3 Turtle with **Taunt**.
/// - Makes: Shark Form [`DED_001a`] (3/1, "Rush"); Sea Turtle Form [`DED_001b`] (1/3, "Taunt"); Druid of the Reef [`DED_001c`] (3/3, "Rush Taunt")
//~ done DED_001 - cbd7c476.ddce8640 5280a342.769bc15f
pub const DED_001: Power = choose_one(&["DED_001a", "DED_001b"]);

/// # Shark Form
/// Minion · Beast · 1 mana · 3/1
/// > **Rush**
/// - Makes: Druid of the Reef [`DED_001at`] (3/1, "Rush")
//~ derived DED_001a b200b610 b55ecdf2.57b12c28 2f8caec8.47a5e564
pub const DED_001a: Power = spell(&[transform(THIS, card("DED_001at"))]);

/// # Druid of the Reef
/// Minion · Beast · 1 mana · 3/1
/// > **Rush**
//~ vanilla DED_001at 18ecf229 b55ecdf2.57b12c28 5280a342
pub const DED_001at: Power = VANILLA;

/// # Sea Turtle Form
/// Minion · Beast · 1 mana · 1/3
/// > **Taunt**
/// - Makes: Druid of the Reef [`DED_001bt`] (1/3, "Taunt")
//~ done DED_001b - 55179021.4b0c5d24 91108fff.e55fa434
pub const DED_001b: Power = spell(&[either(
    there_is(&THIS.that(BEAST)),
    &[transform(THIS, card("DED_001c"))],
    &[transform(THIS, card("DED_001bt"))],
)]);

/// # Druid of the Reef
/// Minion · Beast · 1 mana · 1/3
/// > **Taunt**
//~ vanilla DED_001bt 3fb5d079 55179021.4b0c5d24 5280a342
pub const DED_001bt: Power = VANILLA;

/// # Druid of the Reef
/// Minion · Beast · 1 mana · 3/3
/// > **Rush Taunt**
//~ vanilla DED_001c 9a155d13 b56b7b08.05d6d156 5280a342
pub const DED_001c: Power = VANILLA;

/// # Moonlit Guidance
/// Spell · Arcane · 2 mana
/// > **Discover** a copy of a card in your deck. If you play it this turn, draw the original.
/// - Makes: Path of the Moon [`DED_002e`] ("If played this turn, draw the original copy.")
//~ done DED_002 - b3d67742.d8227044 dbb72d05.f7f5901d
pub const DED_002: Power = spell(&[discover_then(
    Offer::Entities(YOUR_DECK),
    &[
        remember(IT),
        get(copy_of(IT)),
        select(together(&[IT, REMEMBERED])),
        later(&after(YOU.play(is(&IT))).once_a_turn().does(&[get(the(YOUR_DECK.that(is(&IT))))])),
    ],
)]);

/// # Path of the Moon
/// Enchantment
/// > If played this turn, draw the original copy.
//~ todo DED_002e 681a70ca d522ad72.b9e20c6d 3fdc8502
pub const DED_002e: Power = TODO;

/// # Jerry Rig Carpenter
/// Minion · Pirate · 2 mana · 2/1
/// > **Battlecry:** Draw a **Choose One** spell and split it.
///
/// # Notes
///
/// Both choices come in place of the spell (Hearthstone Wiki, "Jerry Rig Carpenter").
//~ done DED_003 - 3de1b155.d349a418 f999f46a
pub const DED_003: Power = battlecry(&[
    draw_that(1, all(&[SPELL, with(GameTag::CHOOSE_ONE)])),
    remember(IT),
    remove_from_game(REMEMBERED),
    get(choices_of(REMEMBERED)),
]);

/// # Oracle of Elune
/// Minion · 3 mana · 2/4
/// > After you play a minion that costs (2) or less, summon a copy of it.
//~ derived SW_419 760f2142 def81b81.4df6e437 0d7ff9a9
pub const SW_419: Power = after(YOU.play(all(&[MINION, COST.at_most(2)]))).then(&[summon(copy_of(THAT))]);

/// # Sow the Soil
/// Spell · Nature · 1 mana
/// > **Choose One** - Give your minions +1 Attack; or Summon a 2/2 Treant.
/// - Makes: New Growth [`SW_422a`] ("Summon a 2/2 Treant."); Fertilizer [`SW_422b`] ("Give your minions +1 Attack."); Treant [`SW_422t`] (2/2); Replanted [`SW_422e`] ("\+1 Attack.")
//~ derived SW_422 896677ff 3f084ec4.5ab0f75b 7c95aaba.80fbc049
pub const SW_422: Power = choose_one(&["SW_422b", "SW_422a"]);

/// # New Growth
/// Spell · Nature · 1 mana
/// > Summon a 2/2 Treant.
/// - Makes: Treant [`SW_422t`] (2/2)
//~ derived SW_422a 847feb20 3f084ec4.48d01912 73e4d0ac.a5b8a005
pub const SW_422a: Power = spell(&[summon(card("SW_422t"))]);

/// # Fertilizer
/// Spell · Nature · 1 mana
/// > Give your minions +1 Attack.
//~ derived SW_422b 113e2dd6 3f084ec4.2fa81b18 d6920430
pub const SW_422b: Power = spell(&[give(&[ATTACK.plus(1)]).to(FRIENDLY_MINIONS)]);

/// # Replanted
/// Enchantment
/// > \+1 Attack.
//~ derived SW_422e e7bc2bf8 d522ad72.379bca7a 9d2f3b76
pub const SW_422e: Power = enchant(&[ATTACK.plus(1)]);

/// # Treant
/// Minion · 1 mana · 2/2
//~ vanilla SW_422t 7a647942 57e94b0b f03d3e63
pub const SW_422t: Power = VANILLA;

/// # Lost in the Park
/// Spell · 1 mana
/// > **Questline:** Gain 4 Attack with your hero. **Reward:** Gain 5 Armor.
/// - Makes: Defend the Squirrels [`SW_428t`] ("Questline: Gain 5 Attack with your hero. Reward:…"); Feral Friendsy [`SW_428t2`] ("Questline: Gain 6 Attack with your hero. Reward:…"); Guff the Tough [`SW_428t4`] (8/8, "Taunt. Battlecry: Give your hero +8 Attack this…")
//~ done SW_428 - 2f198b86.002d8043 1ea1f265.fb6cb06f
pub const SW_428: Power =
    quest(Goal::Sum(4), &[YOUR_HERO.gains_attack()]).reward(&[armor(5), put_into_play(card("SW_428t"))]);

/// # Defend the Squirrels
/// Spell · 1 mana
/// > **Questline:** Gain 5 Attack with your hero. **Reward:** Gain 5 Armor and draw a card.
/// - Makes: Feral Friendsy [`SW_428t2`] ("Questline: Gain 6 Attack with your hero. Reward:…")
//~ done SW_428t - 2f198b86.509ce14f 90f4be12.a591d678
pub const SW_428t: Power =
    quest(Goal::Sum(5), &[YOUR_HERO.gains_attack()]).reward(&[armor(5), draw(1), put_into_play(card("SW_428t2"))]);

/// # Feral Friendsy
/// Spell · 1 mana
/// > **Questline:** Gain 6 Attack with your hero. **Reward:** Guff the Tough.
/// - Makes: Guff the Tough [`SW_428t4`] (8/8, "Taunt. Battlecry: Give your hero +8 Attack this…")
//~ done SW_428t2 - 2f198b86.775d6769 272a4647.001c8cca
pub const SW_428t2: Power = quest(Goal::Sum(6), &[YOUR_HERO.gains_attack()]).reward(&[get(card("SW_428t4"))]);

/// # Guff the Tough
/// Minion · Beast · 5 mana · 8/8
/// > **Taunt**. **Battlecry:** Give your hero +8 Attack this turn. Gain 8 Armor.
/// - Makes: Guff's Buff [`SW_428t4e`] ("Your hero has Attack this turn.")
//~ derived SW_428t4 5697f167 2cd556ca.ed90d039 74a01297.c416e613
pub const SW_428t4: Power = battlecry(&[lend(&[ATTACK.plus(8)], Lasts::ThisTurn).to(YOUR_HERO), armor(8)]);

/// # Guff's Buff
/// Enchantment
/// > Your hero has Attack this turn.
//~ todo SW_428t4e 89a43160 d522ad72.1bdc8562 0eaa9747
pub const SW_428t4e: Power = TODO;

/// # Best in Shell
/// Spell · 6 mana
/// > **Tradeable** Summon two 2/7 Turtles with **Taunt**.
/// - Makes: Goldshell Turtle [`SW_429t`] (2/7, "Taunt")
//~ derived SW_429 3ba5420f 9e3ad3c7.045c2435 1556620e.34592815
pub const SW_429: Power = spell(&[summon(card("SW_429t")).copies(2)]);

/// # Goldshell Turtle
/// Minion · Beast · 4 mana · 2/7
/// > **Taunt**
//~ vanilla SW_429t eea93cf3 15a44809.4b0c5d24 ebe8b8ef
pub const SW_429t: Power = VANILLA;

/// # Park Panther
/// Minion · Beast · 4 mana · 4/4
/// > **Rush**. Whenever this attacks, give your hero +3 Attack this turn.
/// - Makes: Rawr! [`SW_431e`] ("\+3 Attack this turn.")
//~ derived SW_431 b6718738 79d4db7e.4570271d 28eda5a6.0452e0ce
pub const SW_431: Power = whenever(THIS.attack(CARD)).then(&[attach("SW_431e").to(YOUR_HERO)]);

/// # Rawr!
/// Enchantment
/// > \+3 Attack this turn.
//~ derived SW_431e e7ad4415 d522ad72.6e434625 4f8f97b7
pub const SW_431e: Power = enchant(&[ATTACK.plus(3)]).this_turn();

/// # Kodo Mount
/// Spell · 4 mana
/// > Give a minion +4/+2 and **Rush**. When it dies, summon a Kodo.
/// - Makes: Guff's Kodo [`SW_432t`] (4/2, "Rush"); On a Kodo [`SW_432e`] ("\+4/+2 and Rush. Deathrattle: Summon a Kodo.")
//~ derived SW_432 8187cecb 38d1d3b0.0466726b 622f89f3.c02810fe
pub const SW_432: Power = spell(&[attach("SW_432e").to(A_MINION)]);

/// # On a Kodo
/// Enchantment
/// > \+4/+2 and **Rush**. **Deathrattle:** Summon a Kodo.
//~ derived SW_432e 0782918c d522ad72.90a815ec fc0ef274
pub const SW_432e: Power =
    abilities(&[enchant(&[plus(4, 2), has(GameTag::RUSH)]), deathrattle(&[summon(card("SW_432t"))])]);

/// # Guff's Kodo
/// Minion · Beast · 3 mana · 4/2
/// > **Rush**
//~ vanilla SW_432t 6fa7d470 881fdcb9.57b12c28 e61723f1
pub const SW_432t: Power = VANILLA;

/// # Wickerclaw
/// Minion · Beast · 2 mana · 1/4
/// > After your hero gains Attack, this minion gains +2 Attack.
/// - Makes: Wicked Claws [`SW_436e`] ("\+2 Attack.")
//~ done SW_436 - 64ff216a.5e77cad7 f51bd612.071ed790
pub const SW_436: Power = after(YOUR_HERO.gains_attack()).then(&[attach("SW_436e")]);

/// # Wicked Claws
/// Enchantment
/// > \+2 Attack.
//~ derived SW_436e 4ee98fab d522ad72.a6e18051 b7c2e10f
pub const SW_436e: Power = enchant(&[ATTACK.plus(2)]);

/// # Composting
/// Spell · Nature · 2 mana
/// > Give your minions "**Deathrattle:** Draw a card."
/// - Makes: Fertilizer [`SW_437e`] ("Deathrattle: Draw a card.")
//~ derived SW_437 5a3c98b7 f9bec0b1.24155ea8 fa4f0232.72decc61
pub const SW_437: Power = spell(&[attach("SW_437e").to(FRIENDLY_MINIONS)]);

/// # Fertilizer
/// Enchantment
/// > **Deathrattle:** Draw a card.
//~ derived SW_437e 292629c8 d522ad72.505f40e5 d6920430
pub const SW_437e: Power = deathrattle(&[draw(1)]);

/// # Vibrant Squirrel
/// Minion · Beast · 1 mana · 2/1
/// > **Deathrattle:** Shuffle 4 Acorns into your deck. When drawn, summon a 2/1 Squirrel.
/// - Makes: Acorn [`SW_439t`] ("Casts When Drawn Summon a 2/1 Squirrel."); Satisfied Squirrel [`SW_439t2`] (2/1)
//~ derived SW_439 3811472a e876b890.6eb6b48b a45ce07e.c527d0e8
pub const SW_439: Power = deathrattle(&[shuffle(card("SW_439t")).copies(4)]);

/// # Acorn
/// Spell · 1 mana
/// > **Casts When Drawn** Summon a 2/1 Squirrel.
//~ done SW_439t - 2f198b86.8bacca68 2fe84f8c
pub const SW_439t: Power = spell(&[summon(card("SW_439t2"))]);

/// # Satisfied Squirrel
/// Minion · Beast · 1 mana · 2/1
//~ vanilla SW_439t2 7d0d1de7 e876b890 838e5c55
pub const SW_439t2: Power = VANILLA;

/// # Sheldras Moontree
/// Minion · 8 mana · 5/5
/// > **Battlecry:** The next 3 spells you draw are **Cast When Drawn**.
/// - Makes: Elune's Guidance [`SW_447e`] ("Your next 3 spells are Cast When Drawn."); Elune's Guidance 2 [`SW_447e2`] ("Your next 3 spells are Cast When Drawn.")
///
/// # Notes
///
/// A spell that is drawn is cast, and another card is drawn in its place, as with any card that is cast when drawn.
//~ done SW_447 - be3862ec.826f8433 06e539b5.36448048
pub const SW_447: Power = battlecry(&[later(
    &whenever(YOU.draw(all(&[SPELL, not(&with(GameTag::CASTS_WHEN_DRAWN))]))).does(&[
        later(
            &whenever(YOU.draw(all(&[SPELL, not(&with(GameTag::CASTS_WHEN_DRAWN))]))).does(&[
                later(
                    &whenever(YOU.draw(all(&[SPELL, not(&with(GameTag::CASTS_WHEN_DRAWN))])))
                        .does(&[cast(the(THAT)), draw(1)]),
                ),
                cast(the(THAT)),
                draw(1),
            ]),
        ),
        cast(the(THAT)),
        draw(1),
    ]),
)]);

/// # Elune's Guidance
/// Enchantment
/// > Your next 3 spells are **Cast When Drawn**.
//~ todo SW_447e 00ed8a88 d522ad72.6f3fa90c c8bf6212
pub const SW_447e: Power = TODO;

/// # Elune's Guidance 2
/// Enchantment
/// > Your next 3 spells are **Cast When Drawn**.
//~ todo SW_447e2 9c5b583f d522ad72.6f3fa90c 3cacc87c
pub const SW_447e2: Power = TODO;
