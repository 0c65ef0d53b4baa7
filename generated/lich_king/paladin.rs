//! Paladin cards of March of the Lich King.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 3a9321a0

/// # Knight of the Dead
/// Minion · Undead · 3 mana · 5/5
/// > **Battlecry:** Deal 5 damage to your hero. **Manathirst (7):** Restore #5 Health to your hero instead.
//~ done NX2_021 - 1ab6ca3e.6ad83ea5 b1621d7c
pub const NX2_021: Power =
    battlecry(&[either(MANA_CRYSTALS.at_least(7), &[heal(5).to(YOUR_HERO)], &[deal(5).to(YOUR_HERO)])]);

/// # Goldwing
/// Minion · Mech · Dragon · 4 mana · 3/5
/// > **Rush Battlecry:** If you're holding a Mech, gain **Windfury**.
//~ derived NX2_022 eee3321c e763bfcd.e53a0a8b 3098112f
pub const NX2_022: Power = battlecry(&[give(&[has(GameTag::WINDFURY)])]).when(there_is(&YOUR_HAND.that(MECH)));

/// # The Purator
/// Minion · Mech · 5 mana · 4/6
/// > **Taunt Battlecry:** If your deck has no Neutral cards, draw a minion of each minion type.
//~ done NX2_023 - 06ad5789.8df02165 8b237452
pub const NX2_023: Power = battlecry(&[
    draw_that(1, all(&[MINION, BEAST])),
    draw_that(1, all(&[MINION, DEMON])),
    draw_that(1, all(&[MINION, DRAGON])),
    draw_that(1, all(&[MINION, race(Race::Draenei)])),
    draw_that(1, all(&[MINION, ELEMENTAL])),
    draw_that(1, all(&[MINION, MECH])),
    draw_that(1, all(&[MINION, MURLOC])),
    draw_that(1, all(&[MINION, NAGA])),
    draw_that(1, all(&[MINION, PIRATE])),
    draw_that(1, all(&[MINION, race(Race::Quilboar)])),
    draw_that(1, all(&[MINION, TOTEM])),
    draw_that(1, all(&[MINION, UNDEAD])),
])
.when(there_is_no(&YOUR_DECK.that(class(CardClass::Neutral))));

/// # Timewarden
/// Minion · Dragon · 3 mana · 3/4
/// > **Battlecry:** Until the end of your next turn, Dragons you summon gain **Taunt** and **Divine Shield**.
/// - Makes: From the Future [`RLK_527e2`] ("Has Divine Shield and Taunt.")
//~ done RLK_527 - 4e44b10d.7ab10a63 60e215d6.e09ab597
pub const RLK_527: Power = battlecry(&[
    later(&whenever(YOU.summon(DRAGON)).this_turn().does(&[attach("RLK_527e2").to(THAT)])),
    later(
        &whenever(OPPONENT.turn_start())
            .does(&[later(&whenever(YOU.summon(DRAGON)).this_turn().does(&[attach("RLK_527e2").to(THAT)]))]),
    ),
    later(
        &whenever(YOU.turn_start())
            .does(&[later(&whenever(YOU.summon(DRAGON)).this_turn().does(&[attach("RLK_527e2").to(THAT)]))]),
    ),
]);

/// # From the Future
/// Enchantment
/// > Has **Divine Shield** and **Taunt**.
//~ derived RLK_527e2 fef534a3 d522ad72.9b54571a 962f4b7b
pub const RLK_527e2: Power = enchant(&[has(GameTag::DIVINE_SHIELD), has(GameTag::TAUNT)]);

/// # Daring Drake
/// Minion · Dragon · 4 mana · 4/4
/// > **Rush Battlecry:** If you're holding a Dragon, gain +1/+1.
/// - Makes: Bravery [`RLK_916e`] ("\+1/+1")
//~ derived RLK_916 86a53631 306f805a.9dd942b1 6b64ddb3.2290eac4
pub const RLK_916: Power = battlecry(&[attach("RLK_916e")]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Bravery
/// Enchantment
/// > \+1/+1
//~ derived RLK_916e 48d25058 d522ad72.2add6a76 ac7380a1
pub const RLK_916e: Power = enchant(&[plus(1, 1)]);

/// # Flight of the Bronze
/// Spell · 1 mana
/// > **Discover** a Dragon. **Manathirst (7):** Summon a 5/5 Drake with **Taunt**.
/// - Makes: Bronze Defender [`RLK_917t`] (5/5, "Taunt")
//~ derived RLK_917 49769040 2f198b86.34ef780f 8363070c.016411a0
pub const RLK_917: Power = spell(&[discover(DRAGON), summon(card("RLK_917t")).when(MANA_CRYSTALS.at_least(7))]);

/// # Bronze Defender
/// Minion · Dragon · 5 mana · 5/5
/// > **Taunt**
//~ vanilla RLK_917t fe5a1e8b c4dc5c15.4b0c5d24 f8aed226
pub const RLK_917t: Power = VANILLA;

/// # For Quel'Thalas!
/// Spell · Holy · 2 mana
/// > Give a friendly minion +3 Attack. Give your hero +2 Attack this turn.
/// - Makes: For Quel'Thalas! [`RLK_918e`] ("\+3 Attack"); For Quel'Thalas! [`RLK_918e2`] ("\+2 Attack.")
//~ derived RLK_918 f98ba3fe 5fbdf668.ca4ab14b 40d1e3d2.b4c6a8c5
pub const RLK_918: Power = spell(&[attach("RLK_918e").to(A_FRIENDLY_MINION), attach("RLK_918e2").to(YOUR_HERO)]);

/// # For Quel'Thalas!
/// Enchantment
/// > \+3 Attack
//~ derived RLK_918e c8e70d41 d522ad72.19e0d334 40d1e3d2
pub const RLK_918e: Power = enchant(&[ATTACK.plus(3)]);

/// # For Quel'Thalas!
/// Enchantment
/// > \+2 Attack.
//~ derived RLK_918e2 475acedd d522ad72.a6e18051 40d1e3d2
pub const RLK_918e2: Power = enchant(&[ATTACK.plus(2)]).this_turn();

/// # Anachronos
/// Minion · Dragon · 7 mana · 8/8
/// > **Battlecry:** Send all other minions 2 turns into the future.
/// - Makes: Time Travel [`RLK_919e`] ("Sending a minion 2 turns into the future.")
///
/// # Notes
///
/// No source: they return at the start of the second turn of its controller from now, each to its own side.
//~ done RLK_919 - 44054340.25ebe2bd 1267822e.e2b8db25
pub const RLK_919: Power = battlecry(&[
    create_aside(card("RLK_919e")),
    one_by_one(IT, &[keep_with(the(OTHER_MINIONS), THAT)]),
    BACK_IN_TWO_TURNS,
]);

/// Each play has an enchantment of its own, which keeps who was sent and has the text that brings them back.
pub(crate) const BACK_IN_TWO_TURNS: Effect =
    later(&whenever(YOU.turn_start()).does(&[later(&whenever(YOU.turn_start()).does(&[apply_it_to(YOU)]))]));

/// # Time Travel
/// Enchantment
/// > Sending a minion 2 turns into the future.
//~ done RLK_919e - d522ad72.9cf73b46 eb83e5f7
pub const RLK_919e: Power = spell(&[summon(the(KEPT.that(FRIENDLY))), summon(the(KEPT.that(ENEMY))).for_(OPPONENT)]);

/// # Sanguine Soldier
/// Minion · 1 mana · 2/1
/// > **Divine Shield Battlecry:** Deal 2 damage to your hero.
//~ derived RLK_921 e24400be 57db445c.f17ccb7e 2e00653d
pub const RLK_921: Power = battlecry(&[deal(2).to(YOUR_HERO)]);

/// # Seal of Blood
/// Spell · Holy · 3 mana
/// > Give a minion +3/+3 and **Divine Shield**. Deal $3 damage to your hero.
/// - Makes: Blood Seal [`RLK_922e`] ("\+3/+3.")
//~ derived RLK_922 d7d6a9c8 50eb3d2f.40661242 bbdfcf5d.9ee20eb8
pub const RLK_922: Power =
    spell(&[give(&[plus(3, 3), has(GameTag::DIVINE_SHIELD)]).to(A_MINION), deal(3).to(YOUR_HERO)]);

/// # Blood Seal
/// Enchantment
/// > \+3/+3.
//~ derived RLK_922e c44ff9fd d522ad72.184d0f12 e239febd
pub const RLK_922e: Power = enchant(&[plus(3, 3)]);

/// # Feast and Famine
/// Spell · 1 mana
/// > Give your hero +3 Attack this turn. **Manathirst (4):** And **Lifesteal**.
/// - Makes: Feast [`RLK_923e1`] ("\+3 Attack this turn."); Famine [`RLK_923e3`] ("Lifesteal this turn.")
//~ done RLK_923 - 2f198b86.62c6f537 5d88e98c.32062241
pub const RLK_923: Power =
    spell(&[attach("RLK_923e1").to(YOUR_HERO), attach("RLK_923e3").to(YOUR_HERO).when(MANA_CRYSTALS.at_least(4))]);

/// # Feast
/// Enchantment
/// > \+3 Attack this turn.
//~ derived RLK_923e1 3064f862 d522ad72.6e434625 5dcb4156
pub const RLK_923e1: Power = enchant(&[ATTACK.plus(3)]).this_turn();

/// # Famine
/// Enchantment
/// > **Lifesteal** this turn.
//~ derived RLK_923e3 392b5d25 d522ad72.45206010 476f393f
pub const RLK_923e3: Power = enchant(&[has(GameTag::LIFESTEAL)]).this_turn();

/// # Blood Matriarch Liadrin
/// Minion · 2 mana · 3/2
/// > After you summon a minion with less Attack than this, give it **Divine Shield** and **Rush**.
/// - Makes: Annointed in Blood [`RLK_924e`] ("Gains Rush and Divine Shield.")
//~ derived RLK_924 c3ca488b 0296240c.68dd7ad0 3c2b17cc.d14fec73
#[rustfmt::skip]
pub const RLK_924: Power = after(YOU.summon(all(&[MINION, not(&ATTACK.no_less_than(&ATTACK.of(THIS)))]))).then(&[give(&[has(GameTag::DIVINE_SHIELD), has(GameTag::RUSH)]).to(THAT)]);

/// # Annointed in Blood
/// Enchantment
/// > Gains **Rush** and **Divine Shield**.
//~ todo RLK_924e 15c714c5 d522ad72.cd231933 644b2222
pub const RLK_924e: Power = TODO;

/// # Blood Crusader
/// Minion · 6 mana · 5/5
/// > **Battlecry:** Your next Paladin minion this turn costs Health instead of Mana.
/// - Makes: Crusade [`RLK_927e`] ("Costs Health instead of Mana.")
//~ derived RLK_927 cc8be92b 73fb5380.73acdee0 f05786a7.7e1dcc55
pub const RLK_927: Power = battlecry(&[attach("RLK_927e").to(YOU)]);

/// # Crusade
/// Enchantment
/// > Costs Health instead of Mana.
//~ done RLK_927e - d522ad72.ad481fb2 207423bb
#[rustfmt::skip]
pub const RLK_927e: Power = enchant(&[]).aura(YOUR_HAND.that(all(&[MINION, class(CardClass::Paladin)])), &[has_at_least(GameTag::CARD_ALTERNATE_COST, 1)]).until(YOU.play(all(&[MINION, class(CardClass::Paladin)]))).this_turn();
