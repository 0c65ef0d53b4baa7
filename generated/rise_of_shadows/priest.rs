//! Priest cards of Rise of Shadows.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 2f506376

/// # Lazul's Scheme
/// Spell · Shadow · 0 mana
/// > Reduce the Attack of an enemy minion by @ until your next turn. *(Upgrades each turn!)*
/// - Numbers: {0} = 1
/// - Makes: Lazul's Curse [`DAL_011e`] ("Reduced Attack.")
//~ done DAL_011 - 30785034.e703c086.eae7e889 7c26d54b.ff668a56
pub const DAL_011: Power = abilities(&[
    spell(&[attach("DAL_011e").with_x(TEXT_NUMBER).to(AN_ENEMY_MINION)]),
    whenever(YOU.turn_start()).in_hand().then(&[raise_text_number(1)]),
]);

/// # Lazul's Curse
/// Enchantment
/// > Reduced Attack.
//~ done DAL_011e - d522ad72.e2f2e3ac 0f491ec2
pub const DAL_011e: Power = enchant(&[ATTACK.plus(-1).times(X)]).until_your_next_turn();

/// # Shadowy Figure
/// Minion · 2 mana · 2/2
/// > **Battlecry:** Transform into a 2/2 copy of a friendly **Deathrattle** minion.
/// - Makes: Shade [`DAL_030e`] ("2/2.")
//~ derived DAL_030 72d0ad85 565e37de.d179e24e 1fd0d9ed.0a7de33c
pub const DAL_030: Power =
    battlecry(&[transform(THIS, copy_of(A_FRIENDLY_MINION.that(with(GameTag::DEATHRATTLE)))), attach("DAL_030e")]);

/// # Shade
/// Enchantment
/// > 2/2.
//~ derived DAL_030e c876b22d d522ad72.142bb519 2b2d6b96
pub const DAL_030e: Power = enchant(&[become_stats(2, 2)]);

/// # Convincing Infiltrator
/// Minion · 5 mana · 2/6
/// > **Taunt Deathrattle:** Destroy a random enemy minion.
//~ derived DAL_039 a472d606 cb051dda.06d996d5 e7097bee
pub const DAL_039: Power = deathrattle(&[destroy(ENEMY_MINIONS.random())]);

/// # Hench-Clan Shadequill
/// Minion · Quilboar · 4 mana · 4/7
/// > **Deathrattle:** Restore #5 Health to the enemy hero.
//~ derived DAL_040 95f45e18 af59d5e5.465e33cc 30eaf146
pub const DAL_040: Power = deathrattle(&[heal(5).to(ENEMY_HERO)]);

/// # Unsleeping Soul
/// Spell · Shadow · 4 mana
/// > **Silence** a friendly minion, then summon a copy of it.
//~ derived DAL_065 f51d9248 1e562e45.5fb84b17 9b63dfd5
pub const DAL_065: Power = spell(&[silence(A_FRIENDLY_MINION), summon(copy_of(IT))]);

/// # EVIL Conscripter
/// Minion · 2 mana · 2/2
/// > **Deathrattle:** Add a **Lackey** to your hand.
//~ derived DAL_413 fc6c37b8 565e37de.66302b47 56b8dcef
pub const DAL_413: Power = deathrattle(&[get(random_token(with(GameTag::MARK_OF_EVIL)))]);

/// # Catrina Muerte
/// Minion · Undead · 7 mana · 6/8
/// > At the end of your turn, resurrect another friendly Undead minion.
//~ done DAL_721 - 5ab8bc4a.a8d75bb6 1743581f
pub const DAL_721: Power =
    at_end_of_your_turn(&[summon(random_from_past(FRIENDLY_MINIONS.that(UNDEAD).die().this_game()))]);

/// # Forbidden Words
/// Spell · Shadow · 0 mana
/// > Spend all your Mana. Destroy a minion with that much Attack or less.
//~ done DAL_723 - 30785034.312fff90 1fb7baaa
pub const DAL_723: Power = spell(&[destroy(A_MINION.that(ATTACK.no_more_than(&MANA.of(YOU)))), spend_all_mana()]);

/// # Mass Resurrection
/// Spell · Holy · 9 mana
/// > Summon 3 friendly minions that died this game.
//~ derived DAL_724 97520ac1 ebdc28e8.0367ba21 f2d61705
pub const DAL_724: Power = spell(&[summon(random_from_past(FRIENDLY_MINIONS.die().this_game())).picks(3)]);

/// # Madame Lazul
/// Minion · 3 mana · 3/2
/// > **Battlecry: Discover** a copy of a card in your opponent's hand.
//~ derived DAL_729 1566a78e 05811c42.64e4aa26 b65a9a7f
pub const DAL_729: Power = battlecry(&[discover_then(Offer::Entities(ENEMY_HAND), &[get(copy_of(IT))])]);
