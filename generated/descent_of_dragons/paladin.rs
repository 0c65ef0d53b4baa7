//! Paladin cards of Descent of Dragons.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 1bca8737

/// # Righteous Cause
/// Spell · 1 mana
/// > **Sidequest:** Summon 5 minions. **Reward:** Give your minions +1/+1.
/// - Makes: Righteous Cause [`DRG_008e`] ("\+1/+1.")
//~ derived DRG_008 6f990a59 2f198b86.283a6183 c843de70.0888e460
pub const DRG_008: Power =
    quest(Goal::Times(5), &[YOU.summon(MINION)]).reward(&[attach("DRG_008e").to(FRIENDLY_MINIONS)]);

/// # Righteous Cause
/// Enchantment
/// > \+1/+1.
//~ derived DRG_008e 4869b427 d522ad72.cb08f83e c843de70
pub const DRG_008e: Power = enchant(&[plus(1, 1)]);

/// # Sky Claw
/// Minion · Mech · 3 mana · 1/2
/// > Your other Mechs have +1 Attack. **Battlecry:** Summon two 1/1 Microcopters.
/// - Makes: Microcopter [`DRG_225t`] (1/1); Mechanical Might [`DRG_225e`] ("\+1 Attack from Sky Claw.")
//~ derived DRG_225 79fa7fe0 7a57a3aa.f09a87db 32a91263.8ac86a88
#[rustfmt::skip]
pub const DRG_225: Power = abilities(&[aura(OTHER_FRIENDLY_MINIONS.that(MECH)).gives("DRG_225e"), battlecry(&[summon(card("DRG_225t")).copies(2)])]);

/// # Mechanical Might
/// Enchantment
/// > \+1 Attack from Sky Claw.
/// - Makes: Sky Claw [`DRG_225`] (1/2, "Your other Mechs have +1 Attack. Battlecry:…")
//~ derived DRG_225e ee8adad0 d522ad72.da5570fe eb080f7e.9f9c1c57
pub const DRG_225e: Power = enchant(&[ATTACK.plus(1)]);

/// # Microcopter
/// Minion · Mech · 1 mana · 1/1
//~ vanilla DRG_225t 34a245c6 2eb8eae4 06bb2efc
pub const DRG_225t: Power = VANILLA;

/// # Amber Watcher
/// Minion · Dragon · 5 mana · 4/6
/// > **Battlecry:** Restore #8 Health.
//~ derived DRG_226 9ef0b56e 70b73c9c.b13503f2 9a7f9a33
pub const DRG_226: Power = battlecry(&[heal(8).to(TARGET)]);

/// # Bronze Explorer
/// Minion · Dragon · 3 mana · 3/3
/// > **Lifesteal Battlecry: Discover** a Dragon.
//~ derived DRG_229 59d1e085 4e40456e.d6b5df40 2b72bc86
pub const DRG_229: Power = battlecry(&[discover(DRAGON)]);

/// # Lightforged Crusader
/// Minion · Draenei · 7 mana · 7/7
/// > **Battlecry:** If your deck has no Neutral cards, add 5 random Paladin cards to your hand.
//~ derived DRG_231 d89ef3cc eef42ae0.863e7d11 809cd654
#[rustfmt::skip]
pub const DRG_231: Power = battlecry(&[get(random(class(CardClass::Paladin))).picks(5)]).when(there_is_no(&YOUR_DECK.that(class(CardClass::Neutral))));

/// # Lightforged Zealot
/// Minion · Draenei · 4 mana · 4/2
/// > **Battlecry:** If your deck has no Neutral cards, equip a 4/2 Truesilver Champion.
/// - Makes: [`CS2_097`](crate::legacy::paladin::CS2_097); Truesilver Champion [`DRG_232t`] (4/2 durability, "Whenever your hero attacks, restore 3 Health to…")
//~ derived DRG_232 6be1078e 9459b866.83d08f1f 27e1f907.dd069aee
pub const DRG_232: Power =
    battlecry(&[equip(card("DRG_232t"))]).when(there_is_no(&YOUR_DECK.that(class(CardClass::Neutral))));

/// # Truesilver Champion
/// Weapon · 4 mana · 4/2 durability
/// > Whenever your hero attacks, restore #3 Health to it.
//~ derived DRG_232t 453b830c 0dbec9f6.6b67f291 4c255e1c
pub const DRG_232t: Power = whenever(YOUR_HERO.attack(CARD)).then(&[heal(3).to(SUBJECT)]);

/// # Sand Breath
/// Spell · 1 mana
/// > Give a minion +1/+2. Give it **Divine Shield** if you're holding a Dragon.
/// - Makes: Sand Breath [`DRG_233e`] ("\+1/+2.")
//~ derived DRG_233 d0a69335 2f198b86.dadba239 a008763b.aef61432
#[rustfmt::skip]
pub const DRG_233: Power = spell(&[attach("DRG_233e").to(A_MINION), give(&[has(GameTag::DIVINE_SHIELD)]).to(IT).when(there_is(&YOUR_HAND.that(DRAGON)))]);

/// # Sand Breath
/// Enchantment
/// > \+1/+2.
//~ derived DRG_233e 45272812 d522ad72.b69419df a008763b
pub const DRG_233e: Power = enchant(&[plus(1, 2)]);

/// # Dragonrider Talritha
/// Minion · Undead · 3 mana · 3/3
/// > **Deathrattle:** Give a Dragon in your hand +3/+3 and this **Deathrattle**.
/// - Makes: Dragonrider Talritha Effect Dummy [`DRG_235d`]; Rider Talritha [`DRG_235e`] ("\+3/+3 and Deathrattle: Give a Dragon in your hand…")
//~ done DRG_235 - e14ef5e3.6348fdb1 e77766dd.7e806555
pub const DRG_235: Power = deathrattle(TALRITHA);

const TALRITHA: &[Effect] = &[attach("DRG_235e").to(YOUR_HAND.that(DRAGON).random())];

/// # Dragonrider Talritha Effect Dummy
/// Spell · 0 mana
//~ todo DRG_235d e76722ec 3e8f9d5a eab2fff5
pub const DRG_235d: Power = TODO;

/// # Rider Talritha
/// Enchantment
/// > \+3/+3 and **Deathrattle:** Give a Dragon in your hand this enchant.
//~ done DRG_235e - d522ad72.6da890c0 f022b451
pub const DRG_235e: Power = abilities(&[enchant(&[plus(3, 3)]), deathrattle(TALRITHA)]);

/// # Sanctuary
/// Spell · 2 mana
/// > **Sidequest:** Take no damage for a turn. **Reward:** Summon a 3/6 minion with **Taunt**.
/// - Makes: Indomitable Champion [`DRG_258t`] (3/6, "Taunt")
///
/// # Notes
///
/// No source: the turn is one of the opponent's.
//~ done DRG_258 - 7846e7ae.f9f512ec ba7cab55.1060d28b
pub const DRG_258: Power =
    quest(Goal::Times(1), &[OPPONENT.that(YOUR_HERO.takes_damage_from(CARD).this_turn().never()).turn_end()])
        .reward(&[summon(card("DRG_258t"))]);

/// # Indomitable Champion
/// Minion · 4 mana · 3/6
/// > **Taunt**
//~ vanilla DRG_258t 08804360 e3b1249d.4b0c5d24 b5d37647
pub const DRG_258t: Power = VANILLA;

/// # Nozdormu the Timeless
/// Minion · Dragon · 4 mana · 8/8
/// > **Battlecry:** Set each player to 10 Mana Crystals.
///
/// # Notes
///
/// The crystals that are added are empty, as in utilForever/RosettaStone and shinoi2/fireplace.
//~ done DRG_309 - dd73bed5.a5d9b7aa 93e11838
pub const DRG_309: Power = battlecry(&[one_by_one(
    PLAYERS,
    &[repeat(10, &[gain_empty_crystals(1).for_(IT).when(there_is(&IT.that(MANA_CRYSTALS.at_most(9))))])],
)]);
