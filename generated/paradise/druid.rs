//! Druid cards of Perils in Paradise.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 4c8476b3

/// # Cruise Captain Lora
/// Minion · Pirate · 6 mana · 4/5
/// > **Battlecry:** Summon 2 random locations.
//~ done VAC_506 - 5887d7ba.7b87b582 e54abbbe
pub const VAC_506: Power = battlecry(&[summon(random(LOCATION)).picks(2)]);

/// # Trail Mix
/// Spell · Nature · 2 mana
/// > Gain 2 Mana Crystals next turn only.
/// - Makes: Sugar Rush [`VAC_508e`] ("Gain 2 Mana Crystals this turn only.")
//~ derived VAC_508 c69383c4 f9bec0b1.2335a8cf a744272c.91d9a992
pub const VAC_508: Power = spell(&[later(&whenever(YOU.turn_start()).does(&[gain_mana(2)]))]);

/// # Sugar Rush
/// Enchantment
/// > Gain 2 Mana Crystals this turn only.
//~ todo VAC_508e 6c070eee d522ad72.90b388b4 7b12b3c0
pub const VAC_508e: Power = TODO;

/// # Dozing Dragon
/// Minion · Dragon · 5 mana · 3/5
/// > **Dormant** for 2 turns. While **Dormant**, summon a 3/5 Dragon with **Taunt** at the end of your turn.
/// - Makes: Restless Whelp [`VAC_511t`] (3/5, "Taunt"); Oversleeping [`VAC_511e`] ("End of turn summon"); Sleepy [`VAC_511e2`] ("Dormant. Awaken in X turns.")
//~ derived VAC_511 39fbc58a ddd46f0c.a35e0a50 314dcb75.3f426393
pub const VAC_511: Power =
    abilities(&[dormant_for(2), whenever(YOU.turn_end()).while_dormant().then(&[summon(card("VAC_511t"))])]);

/// # Oversleeping
/// Enchantment
/// > End of turn summon
//~ todo VAC_511e 655f58cf d522ad72.685fd421 13261afc
pub const VAC_511e: Power = TODO;

/// # Sleepy
/// Enchantment
/// > **Dormant**. Awaken in @ \|4(turn, turns).
//~ todo VAC_511e2 3e723039 d522ad72.d03dd6ee 39f70ae6
pub const VAC_511e2: Power = TODO;

/// # Restless Whelp
/// Minion · Dragon · 4 mana · 3/5
/// > **Taunt**
//~ vanilla VAC_511t 32522c46 98b70642.4b0c5d24 3d44e260
pub const VAC_511t: Power = VANILLA;

/// # Hiking Trail
/// Location · 3 mana · 3 uses
/// > **Discover** a **Taunt** minion. After you gain Armor, reopen this.
//~ derived VAC_517 b93ac322 2cbe7e13.59683ab9 a844375e
#[rustfmt::skip]
pub const VAC_517: Power = abilities(&[location(&[discover(all(&[MINION, with(GameTag::TAUNT)]))]), after(YOU.gain_armor()).then(&[ready(THIS)])]);

/// # Tortollan Traveler
/// Minion · 3 mana · 1/5
/// > **Taunt Deathrattle:** Draw another **Taunt** minion. Reduce its Cost by (2).
/// - Makes: Travelling [`VAC_518e`] ("Costs (2) less")
//~ derived VAC_518 d863a216 d6990338.8686b151 d5bd9802.67e8d350
pub const VAC_518: Power =
    deathrattle(&[draw_that(1, all(&[MINION, with(GameTag::TAUNT)])), attach("VAC_518e").to(IT)]);

/// # Travelling
/// Enchantment
/// > Costs (2) less
//~ derived VAC_518e 6c4406ad d522ad72.6c32834d 2559b91a
pub const VAC_518e: Power = enchant(&[cost_less(2)]);

/// # Mistah Vistah
/// Minion · 5 mana · 5/5
/// > **Mage Tourist Battlecry:** In 3 turns, replay every spell you've cast between now and then.
/// - Makes: Scenic Vista [`VAC_519t3`] ("In 3 turns, recast every spell you played while…")
//~ done VAC_519 - 7c0f8337.8e8f6c95 f42e7941.514fde57
pub const VAC_519: Power = battlecry(&[create_aside(card("VAC_519t3")), later(&SPELL_CAST), later(&IN_THREE_TURNS)]);
/// Each Battlecry has a Scenic Vista of its own, out of the game, that keeps what is cast from then on.
const SPELL_CAST: Trigger = whenever(YOU.cast(SPELL))
    .this_game()
    .when(there_is_no(&IT.that(DEAD)))
    .does(&[keep_with(last_of(YOU.cast(SPELL).this_game()), IT)]);

const IN_THREE_TURNS: Trigger = whenever(YOU.turn_start()).does(&[later(&IN_TWO_TURNS)]);
const IN_TWO_TURNS: Trigger = whenever(YOU.turn_start()).does(&[later(&NEXT_TURN)]);
const NEXT_TURN: Trigger = whenever(YOU.turn_start()).does(&[cast(the(IT))]);

/// # Scenic Vista
/// Spell · 0 mana
/// > In 3 turns, recast every spell you played while this was in play.
//~ done VAC_519t3 - 3e8f9d5a.d0800431 30a11596
pub const VAC_519t3: Power = spell(&[cast(the(KEPT))]);

/// # Sleep Under the Stars
/// Spell · Arcane · 8 mana
/// > **Choose Thrice -** Draw 2 cards; Gain 5 Armor; Refresh 3 Mana Crystals.
/// - Makes: Cat Constellation [`VAC_907t1`] ("Draw 2 cards."); Bear Constellation [`VAC_907t2`] ("Gain 5 Armor."); Moonkin Constellation [`VAC_907t3`] ("Refresh 3 Mana Crystals.")
//~ done VAC_907 - 1af4c36c.2ac3bd33 15b5628e.18cdaf90
pub const VAC_907: Power = spell(&[repeat(3, &[choose(&[&[draw(2)], &[armor(5)], &[refresh_mana(3)]])])]);

/// # Cat Constellation
/// Spell · Arcane · 8 mana
/// > Draw 2 cards.
//~ derived VAC_907t1 683eb217 1af4c36c.021f85ea b41fd80e
pub const VAC_907t1: Power = spell(&[draw(2)]);

/// # Bear Constellation
/// Spell · Arcane · 8 mana
/// > Gain 5 Armor.
//~ derived VAC_907t2 568e6616 1af4c36c.82159d09 75cb7755
pub const VAC_907t2: Power = spell(&[armor(5)]);

/// # Moonkin Constellation
/// Spell · Arcane · 8 mana
/// > Refresh 3 Mana Crystals.
//~ derived VAC_907t3 453b74ce 1af4c36c.47b3b4de b3a0a979
pub const VAC_907t3: Power = spell(&[refresh_mana(3)]);

/// # Hydration Station
/// Spell · 8 mana
/// > Resurrect three of your different highest Cost **Taunt** minions.
//~ done VAC_948 - 93b14068.f38696a7 4bf0afc5
pub const VAC_948: Power = spell(&[
    repeat(
        3,
        &[keep_with(
            each_past(
                FRIENDLY_MINIONS
                    .that(all(&[with(GameTag::TAUNT), not(&shares(CardProperty::Name, &KEPT))]))
                    .die()
                    .this_game(),
            )
            .most(COST),
            THIS,
        )],
    ),
    summon(the(KEPT)),
]);

/// # New Heights
/// Spell · 3 mana
/// > Increase your maximum Mana by 3 and gain an empty Mana Crystal.
//~ done VAC_949 - 82ede6d1.7414e2b5 731a5dde
pub const VAC_949: Power = spell(&[raise_max_mana(3), gain_empty_crystals(1)]);

/// # Bouldering Buddy
/// Minion · Elemental · 7 mana · 6/7
/// > **Rush, Taunt** Costs (1) if you have at least 10 Mana Crystals.
//~ derived VAC_950 4f65b5d1 2cb5bf4b.79f2bfe6 063f5037
pub const VAC_950: Power = aura(THIS).when(MANA_CRYSTALS.at_least(10)).in_hand().have(&[cost(1)]);

/// # Handle with Bear
/// Spell · Nature · 2 mana
/// > Get two 3/3 Bears with **Taunt**. Each turn they are in your hand, they gain +1/+1.
/// - Makes: Careful Bear [`WORK_024t`] (3/3, "Taunt At the start of your turn, if this is in…")
//~ done WORK_024 - f9bec0b1.3230d177 ff082d08.e4b1777d
pub const WORK_024: Power = spell(&[get(card("WORK_024t")).copies(2)]);

/// # Careful Bear
/// Minion · Beast · 3 mana · 3/3
/// > **Taunt** At the start of your turn, if this is in your hand, gain +1/+1.
/// - Makes: Careful [`WORK_024te`] ("Increased stats.")
//~ done WORK_024t - 22fea183.18764d8f 18b2eba3.ef644b00
pub const WORK_024t: Power = whenever(YOU.turn_start()).in_hand().then(&[attach("WORK_024te")]);

/// # Careful
/// Enchantment
/// > Increased stats.
//~ done WORK_024te - d522ad72.a536d554 529d94af
pub const WORK_024te: Power = enchant(&[plus(1, 1)]);

/// # Number Cruncher
/// Minion · Beast · 4 mana · 2/1
/// > **Rush, Taunt Choose Thrice -** Gain +2 Attack; or +2 Health.
/// - Makes: Aggressive Projections [`WORK_025a`] ("\+2 Attack."); Conservative Forecast [`WORK_025b`] ("\+2 Health.")
///
/// # Notes
///
/// The choices come one after another when it is played, and are no Battlecry.
//~ done WORK_025 - 15abc7df.3314ee1b 10adb41c.3ab011bf
pub const WORK_025: Power = spell(&[repeat(3, &[choose(&[&[attach("WORK_025ae")], &[attach("WORK_025be")]])])]);

/// # Aggressive Projections
/// Spell · 4 mana
/// > \+2 Attack.
/// - Makes: Aggressive Projections [`WORK_025ae`] ("\+2 Attack.")
//~ done WORK_025a - 38d1d3b0.a6e18051 b35b2a97.efb14b6a
pub const WORK_025a: Power = spell(&[attach("WORK_025ae")]);

/// # Aggressive Projections
/// Enchantment
/// > \+2 Attack.
//~ derived WORK_025ae ab429d57 d522ad72.a6e18051 b35b2a97
pub const WORK_025ae: Power = enchant(&[ATTACK.plus(2)]);

/// # Conservative Forecast
/// Spell · 4 mana
/// > \+2 Health.
/// - Makes: Conservative Forecast [`WORK_025be`] ("\+2 Health.")
//~ done WORK_025b - 38d1d3b0.51d51864 ce730b8b.f0429d5f
pub const WORK_025b: Power = spell(&[attach("WORK_025be")]);

/// # Conservative Forecast
/// Enchantment
/// > \+2 Health.
//~ derived WORK_025be 7ad47b7f d522ad72.51d51864 ce730b8b
pub const WORK_025be: Power = enchant(&[HEALTH.plus(2)]);

/// # Un'Goro Brochure
/// Spell · Nature · 4 mana
/// > Draw two minions. Give them +2/+2. *(Flips each turn.)*
/// - Makes: Dalaran Brochure [`WORK_050t`] ("Draw two spells. They cost (1) less. (Flips each…"); Exotic Destination [`WORK_050e`] ("\+2/+2.")
///
/// # Notes
///
/// It flips at the end of its holder's turn (recordings of "Swaps each turn").
//~ done WORK_050 - 548e6072.f265dece 11f2b55f.144eadf2
pub const WORK_050: Power = abilities(&[
    spell(&[draw_that(2, MINION), attach("WORK_050e").to(IT)]),
    whenever(YOU.turn_end()).in_hand().then(&[transform(THIS, card("WORK_050t"))]),
]);

/// # Exotic Destination
/// Enchantment
/// > \+2/+2.
//~ derived WORK_050e a1cc3047 d522ad72.d5727bd5 b7b08aba
pub const WORK_050e: Power = enchant(&[plus(2, 2)]);

/// # Dalaran Brochure
/// Spell · Arcane · 4 mana
/// > Draw two spells. They cost (1) less. *(Flips each turn.)*
/// - Makes: Un'Goro Brochure [`WORK_050`] ("Draw two minions. Give them +2/+2. (Flips each…")
//~ done WORK_050t - 27bf12e1.51a51cc4 2defa065.651eb3d8
pub const WORK_050t: Power = abilities(&[
    spell(&[draw_that(2, SPELL), give(&[cost_less(1)]).to(IT)]),
    whenever(YOU.turn_end()).in_hand().then(&[transform(THIS, card("WORK_050"))]),
]);
