//! Hunter cards of Voyage to the Sunken City.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 2df31542

/// # Ancient Krakenbane
/// Minion · Naga · 3 mana · 3/3
/// > **Battlecry:** If you've cast three spells while holding this, deal 5 damage.@ *({0} left*!)@ *(Ready!)*
//~ derived TID_074 a33a3d2b 220d1759.bc70955c 127b5087
pub const TID_074: Power = battlecry(&[deal(5).to(TARGET)]).when(YOU.cast(SPELL).while_holding_this().at_least(3));

/// # Shellshot
/// Spell · Nature · 3 mana
/// > Deal $3 damage to a random enemy minion. Repeat this with 1 less damage.
//~ done TID_075 - a4db704b.f7578cf6 1f3f9244
pub const TID_075: Power = spell(&[
    set_counter(0, 3),
    repeat(
        30,
        &[if_(
            is_at_least(&sum(&[counter_value(0), SPELL_DAMAGE.of(THIS)]), 1),
            &[deal(1).times(counter_value(0)).to(ENEMY_MINIONS.random()), raise_text_number(-1)],
        )],
    ),
]);

/// # K9-0tron
/// Minion · Mech · Beast · 2 mana · 2/3
/// > **Battlecry: Dredge**. If it's a 1-Cost minion, summon it.
//~ done TID_099 - 5c245775.2a0f4c75 cf8a62b2
#[rustfmt::skip]
pub const TID_099: Power = battlecry(&[discover_then(Offer::Entities(YOUR_DECK.last(3)), &[put_on_top(the(IT))]), summon(the(IT)).when(there_is(&IT.that(all(&[MINION, COST.is(1)]))))]);

/// # Barbed Nets
/// Spell · 1 mana
/// > Deal $2 damage to an enemy. If you played a Naga while holding this, choose a second target.
// No source: the second target is another enemy.
//~ done TSC_023 - 2f198b86.05d5d6d1 9c5e64ec
pub const TSC_023: Power = spell(&[
    deal(2).to(AN_ENEMY),
    if_(
        YOU.play(NAGA).while_holding_this().at_least(1),
        &[choose_from(ENEMIES.that(not(&is(&TARGET))), &[deal(2).to(IT)], &[])],
    ),
]);

/// # Harpoon Gun
/// Weapon · 3 mana · 3/2 durability
/// > After your hero attacks, **Dredge**. If it's a Beast, reduce its Cost by (2).
//~ derived TSC_070 ea3576c1 043b7f8c.335875b8 90e1eedb
#[rustfmt::skip]
pub const TSC_070: Power = after(YOUR_HERO.attack(CARD)).then(&[discover_then(Offer::Entities(YOUR_DECK.last(3)), &[put_on_top(the(IT))]), give(&[cost_less(2)]).to(IT).when(there_is(&IT.that(BEAST)))]);

/// # Twinbow Terrorcoil
/// Minion · Naga · 4 mana · 4/4
/// > **Battlecry:** If you've cast a spell while holding this, your next spell casts twice.
/// - Makes: Twinned [`TSC_071e`] ("Your next spell casts twice."); Twinning [`TSC_071e2`] ("Your next spell casts twice.")
//~ done TSC_071 - 9251c635.52b1d9be 61f08d8c.0a9cb480
pub const TSC_071: Power =
    battlecry(&[attach("TSC_071e").to(CONTROLLER)]).when(YOU.cast(SPELL).while_holding_this().at_least(1));

/// # Twinned
/// Enchantment
/// > Your next spell casts twice.
//~ done TSC_071e - d522ad72.7ee9e272 5f2e6f34
pub const TSC_071e: Power = enchant(&[has(GameTag::EXTRA_SPELL_CASTS_BASE)]).until(YOU.cast(SPELL));

/// # Twinning
/// Enchantment
/// > Your next spell casts twice.
//~ todo TSC_071e2 11caef03 d522ad72.7ee9e272 fb54438d
pub const TSC_071e2: Power = TODO;

/// # Conch's Call
/// Spell · 3 mana
/// > Draw a Naga and a spell.
//~ derived TSC_072 ff449e87 82ede6d1.b147dabf b86c10db
pub const TSC_072: Power = spell(&[draw_that(1, NAGA), draw_that(1, SPELL)]);

/// # Raj Naz'jan
/// Minion · Naga · 2 mana · 2/3
/// > After you cast a spell, deal damage equal to its Cost to the enemy Hero.
//~ derived TSC_073 2a5a0eec 44f5d980.838c92d7 531e4e3f
pub const TSC_073: Power = after(YOU.cast(SPELL)).then(&[deal(1).times(COST.of(THAT)).to(ENEMY_HERO)]);

/// # Emergency Maneuvers
/// Spell · 2 mana
/// > **Secret:** When a friendly minion dies, summon a copy of it. It's **Dormant** for 1 turn.
/// - Makes: Improved Emergency Maneuvers [`TSC_929t`] ("Secret: When a friendly minion dies, summon two…")
//~ done TSC_929 - 7846e7ae.ef34cc76 ad3d6f23.07ca35cc
pub const TSC_929: Power = whenever(FRIENDLY_MINIONS.die()).then(&[summon(copy_of(SUBJECT)), make_dormant(IT, 1)]);

/// # Improved Emergency Maneuvers
/// Spell · 2 mana
/// > **Secret:** When a friendly minion dies, summon two copies of it. They're **Dormant** for 1 turn.
//~ done TSC_929t - 7846e7ae.07d415c0 a330aff2
pub const TSC_929t: Power =
    whenever(FRIENDLY_MINIONS.die()).then(&[summon(copy_of(SUBJECT)).copies(2), make_dormant(IT, 1)]);

/// # Azsharan Saber
/// Minion · Beast · 4 mana · 4/3
/// > **Rush. Deathrattle:** Put a 'Sunken Saber' on the bottom of your deck.
/// - Makes: Sunken Saber [`TSC_945t`] (4/3, "Rush. Deathrattle: Summon a Beast from your deck.")
//~ derived TSC_945 44c88e92 79cccc85.557181e6 45a8d258.0a5aae44
pub const TSC_945: Power = deathrattle(&[put_at_bottom(card("TSC_945t"))]);

/// # Sunken Saber
/// Minion · Beast · 4 mana · 4/3
/// > **Rush. Deathrattle:** Summon a Beast from your deck.
//~ derived TSC_945t cbf08d12 79cccc85.b9913953 b69c6158
pub const TSC_945t: Power = deathrattle(&[summon(the(YOUR_DECK.that(all(&[MINION, BEAST])).random()))]);

/// # Urchin Spines
/// Spell · 1 mana
/// > Your spells this turn are **Poisonous**.
/// - Makes: Poisonous Urchin [`TSC_946e`] ("Your spells are Poisonous."); Poisonous [`TSC_946e2`]
//~ done TSC_946 - 2f198b86.fb58d4ec eedf2d15.665f850e
pub const TSC_946: Power = spell(&[attach("TSC_946e").to(YOU)]);

/// # Poisonous Urchin
/// Enchantment
/// > Your spells are **Poisonous**.
//~ done TSC_946e - d522ad72.02681126 4490be10
pub const TSC_946e: Power = enchant(&[has(GameTag::POISONOUS)]).this_turn();

/// # Poisonous
/// Enchantment
//~ todo TSC_946e2 4b761a9d d522ad72 f1840072
pub const TSC_946e2: Power = TODO;

/// # Naga's Pride
/// Spell · 3 mana
/// > Summon two 2/2 Lionfish. If you played a Naga while holding this, give them +1/+1.
/// - Makes: Lionfish [`TSC_947t`] (2/2); Well-fed Fish [`TSC_947e`] ("\+1/+1.")
//~ derived TSC_947 c473daae 82ede6d1.7f94ad09 54ae9c6f.c6f47c46
#[rustfmt::skip]
pub const TSC_947: Power = spell(&[summon(card("TSC_947t")).copies(2), attach("TSC_947e").to(IT).when(YOU.play(NAGA).while_holding_this().at_least(1))]);

/// # Well-fed Fish
/// Enchantment
/// > \+1/+1.
//~ derived TSC_947e fe2c6dda d522ad72.cb08f83e addf7c2e
pub const TSC_947e: Power = enchant(&[plus(1, 1)]);

/// # Lionfish
/// Minion · Beast · 2 mana · 2/2
//~ vanilla TSC_947t 4f334b62 40a0f9de cab3de6c
pub const TSC_947t: Power = VANILLA;

/// # Hydralodon
/// Minion · Beast · 7 mana · 5/5
/// > **Colossal +2 Battlecry:** Give your Hydralodon Heads **Rush**.
/// - Makes: Hydralodon Head [`TSC_950t`] (3/1, "Deathrattle: If you control Hydralodon, summon 2…"); Hydralodon Head [`TSC_950t2`] (3/1, "Deathrattle: If you control Hydralodon, summon 2…")
//~ derived TSC_950 8ddc4977 880be0ba.be46ca2a e352cdcb.3381e314
#[rustfmt::skip]
pub const TSC_950: Power = abilities(&[colossal(&["TSC_950t", "TSC_950t2"]), battlecry(&[give(&[has(GameTag::RUSH)]).to(FRIENDLY_MINIONS.that(named("TSC_950t2")))])]);

/// # Hydralodon Head
/// Minion · Beast · 2 mana · 3/1
/// > **Deathrattle:** If you control Hydralodon, summon 2 Hydralodon Heads.
//~ done TSC_950t - b32374fc.de464646 588ef3cd
pub const TSC_950t: Power =
    deathrattle(&[summon(card("TSC_950t2")).copies(2)]).when(there_is(&FRIENDLY_MINIONS.that(named("TSC_950"))));

/// # Hydralodon Head
/// Minion · Beast · 2 mana · 3/1
/// > **Deathrattle:** If you control Hydralodon, summon 2 Hydralodon Heads.
//~ done TSC_950t2 - b32374fc.de464646 588ef3cd
pub const TSC_950t2: Power =
    deathrattle(&[summon(card("TSC_950t2")).copies(2)]).when(there_is(&FRIENDLY_MINIONS.that(named("TSC_950"))));
