//! Demon Hunter cards of March of the Lich King.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 80a130ec

/// # Shambling Chow
/// Minion · Undead · 1 mana · 2/3
/// > **Rush Deathrattle:** Deal 4 damage to your hero.
//~ derived NX2_024 b5b8d4d3 fab28acf.05bab5b3 97bd1c87
pub const NX2_024: Power = deathrattle(&[deal(4).to(YOUR_HERO)]);

/// # Calamity's Grasp
/// Weapon · 1 mana · 1/2 durability
/// > **Deathrattle:** Add a random **Outcast** card to your hand.
//~ derived NX2_025 4c890867 e6530ec3.173c4d5f 0b59cb6d
pub const NX2_025: Power = deathrattle(&[get(random(with(GameTag::OUTCAST)))]);

/// # Felscale Evoker
/// Minion · Demon · Naga · 6 mana · 5/7
/// > **Battlecry:** If you've cast three spells while holding this, summon a different Demon from your deck.@ *({0} left*!)@ *(Ready!)*
//~ done NX2_026 - 20ef18bd.c5bbde35 c987e5f1
pub const NX2_026: Power = battlecry(&[summon(the(YOUR_DECK.that(all(&[DEMON, not(&named("NX2_026"))])).random()))])
    .when(YOU.cast(SPELL).while_holding_this().at_least(3));

/// # Mark of Scorn
/// Spell · 2 mana
/// > Draw a card. If it's not a minion, deal $4 damage to the lowest Health enemy.
//~ derived RLK_206 e69f59aa 7846e7ae.a0d4cc49 ea53c215
pub const RLK_206: Power = spell(&[draw(1), deal(4).to(ENEMIES.least(HEALTH)).when(there_is(&IT.that(not(&MINION))))]);

/// # Fierce Outsider
/// Minion · 1 mana · 2/1
/// > **Rush Outcast:** Your next **Outcast** card costs (1) less.
/// - Makes: Introverted [`RLK_207e`] ("Your next Outcast card costs (1) less.")
//~ derived RLK_207 9aabd31b 57db445c.13dadb15 13da3b7c.ce0087d4
pub const RLK_207: Power = on(Word::Outcast, &[attach("RLK_207e").to(YOU)]);

/// # Introverted
/// Enchantment
/// > Your next **Outcast** card costs (1) less.
//~ derived RLK_207e b3d9756e d522ad72.0a4588a9 39d3861f
pub const RLK_207e: Power =
    enchant(&[]).aura(YOUR_HAND.that(with(GameTag::OUTCAST)), &[cost_less(1)]).until(YOU.play(with(GameTag::OUTCAST)));

/// # Fel'dorei Warband
/// Spell · 4 mana
/// > Deal $4 damage. If your deck has no minions, summon four 1/1 Illidari with **Rush**.
/// - Makes: [`BT_036t`](crate::legacy::demon_hunter::BT_036t)
//~ derived RLK_208 609a54bb 38d1d3b0.b603c191 f6ec1069.66fb1b55
pub const RLK_208: Power =
    spell(&[deal(4).to(TARGET), summon(card("BT_036t")).copies(4).when(there_is_no(&YOUR_DECK.that(MINION)))]);

/// # Unleash Fel
/// Spell · Fel · 1 mana
/// > Deal $1 damage to all enemies. **Manathirst (6):** With **Lifesteal**.
//~ done RLK_209 - ad794704.1fa25520 596673b3
pub const RLK_209: Power =
    spell(&[give(&[has(GameTag::LIFESTEAL)]).when(MANA_CRYSTALS.at_least(6)), deal(1).to(ENEMIES)]);

/// # Wretched Exile
/// Minion · 2 mana · 2/3
/// > After you play an **Outcast** card, add a random **Outcast** card to your hand.
//~ derived RLK_210 57f152ca 5656a6e3.5458e952 13d9e27c
pub const RLK_210: Power = after(YOU.play(with(GameTag::OUTCAST))).then(&[get(random(with(GameTag::OUTCAST)))]);

/// # Deal with a Devil
/// Spell · Fel · 5 mana
/// > Summon two 3/3 Felfiends with **Lifesteal**. If your deck has no minions, summon two more.
/// - Makes: Felfiend [`RLK_211t`] (3/3, "Lifesteal")
//~ done RLK_211 - 4f593531.3b481fc9 9cc0d77f.4face3bb
#[rustfmt::skip]
pub const RLK_211: Power = spell(&[summon(card("RLK_211t")).copies(2), summon(card("RLK_211t")).copies(2).when(there_is_no(&YOUR_DECK.that(MINION)))]);

/// # Felfiend
/// Minion · Demon · 3 mana · 3/3
/// > **Lifesteal**
//~ vanilla RLK_211t 1b95abde ddf3412b.b857c9f1 40b7f344
pub const RLK_211t: Power = VANILLA;

/// # Brutal Annihilan
/// Minion · Demon · 9 mana · 9/9
/// > **Taunt**, **Rush** After this minion survives damage, deal that amount to the enemy hero.
//~ derived RLK_212 74375538 3609b0f1.80c83d46 878ce19b
#[rustfmt::skip]
pub const RLK_212: Power = after(THIS.takes_damage_from(CARD)).when(there_is(&THIS.that(not(&DEAD)))).then(&[deal(1).times(THAT_MUCH).to(ENEMY_HERO)]);

/// # Vengeful Walloper
/// Minion · Demon · 7 mana · 5/5
/// > **Rush**. Costs (1) less for each **Outcast** card you've played this game.
//~ derived RLK_213 192fb3b1 a742352d.31af18e4 c1778f4b
pub const RLK_213: Power = costs(&[cost_less(1).times(YOU.play(with(GameTag::OUTCAST)).this_game().count())]);

/// # Souleater's Scythe
/// Weapon · 4 mana · 4/2 durability
/// > **Start of Game:** Consume 3 different minions in your deck. Leave behind Souls that **Discover** them.
/// - Makes: Bound Soul [`RLK_214t`] ("Discover a minion consumed by Souleater's Scythe.")
///
/// # Notes
///
/// Each Soul offers what was consumed, however often. The client consumes before it deals the hands; here what was dealt is consumed
/// too, and another card is drawn for it.
//~ done RLK_214 - 0dbec9f6.916c36ca acb6058a.51e21baf
pub const RLK_214: Power = on(
    Word::StartOfGame,
    &[
        select(together(&[YOUR_HAND, YOUR_DECK]).that(MINION).different(3, CardProperty::Name)),
        set_counter(0, 1).for_each(IT.that(is(&YOUR_HAND))),
        keep_with(the(IT), THIS),
        draw(1).times(counter_value(0)),
        shuffle(card("RLK_214t")).for_each(KEPT),
        one_by_one(IT, &[keep_with(copy_of(KEPT), THAT)]),
    ],
);

/// # Bound Soul
/// Spell · 1 mana
/// > **Discover** a minion consumed by Souleater's Scythe.
/// - Makes: Souleater's Scythe [`RLK_214`] (4/2 durability, "Start of Game: Consume 3 different minions in…")
//~ done RLK_214t - 2f198b86.856cd16b d8f06156.88851b9e
pub const RLK_214t: Power = spell(&[discover_from(KEPT)]);

/// # Felerin, the Forgotten
/// Minion · 4 mana · 3/3
/// > **Battlecry:** Add a random **Outcast** card to the left and right sides of your hand. They cost (2) less.
//~ done RLK_215 - e3939604.50be2615 5879d6a6
pub const RLK_215: Power = battlecry(&[
    get(random(with(GameTag::OUTCAST))),
    move_to_left_end(IT),
    give(&[cost_less(2)]).to(IT),
    get(random(with(GameTag::OUTCAST))),
    give(&[cost_less(2)]).to(IT),
]);
