//! Shaman cards of Showdown in the Badlands.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file c4af0283

/// # Needlerock Totem
/// Minion · Totem · 2 mana · 0/2
/// > At the end of your turn, gain 2 Armor and draw a card.
/// - Classes: Shaman, Warrior
//~ derived DEEP_008 31a2a6f6 da5413e4.b564d8cd 235cbce7.8f8d07bb
pub const DEEP_008: Power = at_end_of_your_turn(&[armor(2), draw(1)]);

/// # Digging Straight Down
/// Spell · Nature · 4 mana
/// > Deal $8 damage to a minion. **Excavate** a treasure.
//~ derived DEEP_009 8bd4c379 548e6072.17ffbe45 362f246d
pub const DEEP_009: Power = spell(&[deal(8).to(A_MINION), excavate()]);

/// # Aftershocks
/// Spell · Nature · 4 mana
/// > Deal $1 damage to all minions, three times. Costs (2) less if you cast a spell last turn.
/// - Classes: Shaman, Warrior
//~ derived DEEP_010 de8bb49a 548e6072.b9129ad3 fa068308.8f8d07bb
#[rustfmt::skip]
pub const DEEP_010: Power = abilities(&[spell(&[deal(1).to(MINIONS).repeated(3)]), aura(THIS).when(YOU.cast(SPELL).last_turn().at_least(1)).in_hand().have(&[cost_less(2)])]);

/// # The Azerite Murloc
/// Minion · Elemental · Murloc · 4 mana · 5/5
/// > **Battlecry:** Transform ALL your other minions into ones that cost (3) more *(keeping their original Costs).*
/// - Makes: Azerite Shimmer [`DEEP_999t5e`] ("Cost adjusted.")
///
/// # Notes
///
/// No source says where: ALL minions are those in hand and deck too, where their Costs matter.
//~ done DEEP_999t5 - d6b6afbe.f436446f a0dba6d7.b1aab204
pub const DEEP_999t5: Power = battlecry(&[one_by_one(
    together(&[FRIENDLY_MINIONS, YOUR_HAND, YOUR_DECK]).that(MINION).other(),
    &[
        set_counter_to(0, OWN_COST.of(THAT)),
        transform(THAT, random_costing_more(MINION, 3, COST.of(THAT))),
        attach("DEEP_999t5e").with_x(counter_value(0)).to(THAT),
    ],
)]);

/// # Azerite Shimmer
/// Enchantment
/// > Cost adjusted.
//~ done DEEP_999t5e - d522ad72.2eb9e2d5 bdaa9542
pub const DEEP_999t5e: Power = enchant(&[COST.set_to(X)]);

/// # Doctor Holli'dae
/// Minion · 5 mana · 4/5
/// > **Battlecry:** If your deck started with no duplicates, equip the Staff of the Nine Frogs.
/// - Makes: Frog [`WW_010hexfrog`] (1/1, "Taunt"); Staff of the Nine Frogs [`WW_010t`] (2/9 durability, "After your hero attacks, summon a 1/1 Frog with…")
//~ done WW_010 - a0c2f312.efc07b08 6fd88ddc.ebbb6cee
pub const WW_010: Power = battlecry(&[equip(card("WW_010t"))]).when(STARTED_SINGLETON);

/// # Frog
/// Minion · Beast · 1 mana · 1/1
/// > **Taunt**
//~ vanilla WW_010hexfrog 4c8fe080 5533a85b.4b0c5d24 645e110a
pub const WW_010hexfrog: Power = VANILLA;

/// # Staff of the Nine Frogs
/// Weapon · 5 mana · 2/9 durability
/// > After your hero attacks, summon a {0}/{1} Frog with **Taunt**. *(Each Frog is bigger than the last!)*
/// - Numbers: {0} = 1, {1} = 1
//~ done WW_010t - 6e0066a8.1f5dd550.47cac079 b56a94ec
pub const WW_010t: Power = after(YOUR_HERO.attack(CARD)).then(&[
    summon(card("WW_010hexfrog")),
    give(&[become_stats(1, 1).times(X)]).with_x(TEXT_NUMBER).to(IT),
    raise_text_number(1),
]);

/// # Living Prairie
/// Minion · Elemental · 5 mana · 5/4
/// > **Battlecry:** If you played an Elemental last turn, summon two 3/3 Cows with **Rush**.
/// - Makes: Startled Cow [`WW_024t`] (3/3, "Rush")
//~ derived WW_024 4e7a1603 3fe6653d.95398c99 b06c105f.ac986b8a
pub const WW_024: Power =
    battlecry(&[summon(card("WW_024t")).copies(2)]).when(YOU.play(ELEMENTAL).last_turn().at_least(1));

/// # Startled Cow
/// Minion · Beast · 3 mana · 3/3
/// > **Rush**
//~ vanilla WW_024t 74a6ed4e 22fea183.57b12c28 0f0f9a4c
pub const WW_024t: Power = VANILLA;

/// # Skarr, the Catastrophe
/// Minion · Elemental · 7 mana · 7/7
/// > **Battlecry:** Deal @ damage to all enemies *(improved by each turn in a row you've played an Elemental*).
/// - Numbers: {0} = 1
//~ done WW_026 - efbb7c67.5e9ed89e.eae7e889 c691456d
pub const WW_026: Power = abilities(&[
    improved(YOU.play(ELEMENTAL).this_game().other().turns_in_a_row()),
    battlecry(&[deal(1).times(TEXT_NUMBER).to(ENEMIES)]),
]);

/// # Trusty Companion
/// Spell · 2 mana
/// > Give a minion +2/+3. If it has a minion type, draw one of that type.
/// - Makes: Sidekick's Sidearm [`WW_027e`] ("\+2/+3.")
//~ done WW_027 - 7846e7ae.e008ddcc cfebf802.92f88f56
pub const WW_027: Power =
    spell(&[attach("WW_027e").to(A_MINION), draw_that(1, all(&[MINION, shares(CardProperty::Race, &TARGET)]))]);

/// # Sidekick's Sidearm
/// Enchantment
/// > \+2/+3.
//~ derived WW_027e 5bed82e7 d522ad72.d37235a2 7f5be2b5
pub const WW_027e: Power = enchant(&[plus(2, 3)]);

/// # Amphibious Elixir
/// Spell · Nature · 2 mana
/// > Restore #5 Health. **Discover** a spell.
//~ derived WW_080 97bc82d3 f9bec0b1.98c9b34b fdea9e44
pub const WW_080: Power = spell(&[heal(5).to(TARGET), discover(SPELL)]);

/// # Giant Tumbleweed!!!
/// Spell · Nature · 7 mana
/// > Deal $6 damage to all minions. Summon a 6/6 Tumbleweed.
/// - Makes: Tumbleweed [`WW_090t`] (6/6)
//~ derived WW_090 8db0054c c88acb42.48cb7851 a0297c1d.770e0ceb
pub const WW_090: Power = spell(&[deal(6).to(MINIONS), summon(card("WW_090t"))]);

/// # Tumbleweed
/// Minion · 6 mana · 6/6
//~ vanilla WW_090t a6e9a2a9 8b4b1bcd 6117fa36
pub const WW_090t: Power = VANILLA;

/// # Dehydrate
/// Spell · 3 mana
/// > **Lifesteal**. Deal $4 damage to a minion. **Quickdraw:** Costs (1).
//~ done WW_325 - 82ede6d1.c5140902 914d821f
pub const WW_325: Power =
    abilities(&[spell(&[deal(4).to(A_MINION)]), aura(THIS).when(ENTERED_HAND_THIS_TURN).in_hand().have(&[cost(1)])]);

/// # Minecart Cruiser
/// Minion · Elemental · 3 mana · 4/5
/// > **Rush**, **Overload:** (2) **Battlecry:** If you played an Elemental last turn, don't **Overload**.
///
/// # Notes
///
/// Its Overload is no part of the Battlecry: what repeats Battlecries does not repeat it.
//~ done WW_326 - fce6f9bf.59e25088 c3a2ea42
pub const WW_326: Power = spell(&[overload(2)]).when(YOU.play(ELEMENTAL).last_turn().never());

/// # Cactus Cutter
/// Minion · Murloc · 2 mana · 2/2
/// > **Battlecry:** Draw a spell. If you cast it this turn, gain +1/+2 and **Taunt**.
/// - Makes: Cactus Cutter [`WW_327e`] ("If cast this turn, give Cactus Cutter +1/+2 and…"); Cactus Cutter [`WW_327e2`] ("\+1/+2 and Taunt.")
//~ done WW_327 - 333a535a.c1e76819 4d39fa31.694fd711
pub const WW_327: Power =
    battlecry(&[draw_that(1, SPELL), later(&whenever(YOU.play(is(&IT))).once_a_turn().does(&[attach("WW_327e2")]))]);

/// # Cactus Cutter
/// Enchantment
/// > If cast this turn, give Cactus Cutter +1/+2 and **Taunt**.
//~ todo WW_327e ce921a62 d522ad72.20489f6d 4d39fa31
pub const WW_327e: Power = TODO;

/// # Cactus Cutter
/// Enchantment
/// > \+1/+2 and **Taunt**.
//~ derived WW_327e2 6cd9fc6c d522ad72.b94c7d8e 4d39fa31
pub const WW_327e2: Power = enchant(&[plus(1, 2), has(GameTag::TAUNT)]);

/// # Walking Mountain
/// Minion · Elemental · 9 mana · 4/16
/// > **Rush**, **Lifesteal**, **Mega-Windfury Overload:** (2)
//~ vanilla WW_382 556cdcad 8b73a6e4.4549dc04 fec65af7
pub const WW_382: Power = VANILLA;
