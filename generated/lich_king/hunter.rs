//! Hunter cards of March of the Lich King.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file f21a3a15

/// # ZOMBEEEES!!!
/// Spell · 2 mana
/// > **Secret:** After your opponent plays a minion, summon four 1/1 Zombees to attack it.
/// - Makes: Zombee [`NX2_013t`] (1/1); Improved ZOMBEEEES!!! [`NX2_013t2`] ("Secret: After your opponent plays a minion,…"); Zombee [`NX2_013t3`] (2/2)
//~ done NX2_013 - 7846e7ae.b4bcc5f4 606c2c84.878bea52
pub const NX2_013: Power =
    after(OPPONENT.play(MINION)).then(&[summon(card("NX2_013t")).copies(4), make_attack(IT, THAT)]);

/// # Zombee
/// Minion · Undead · Beast · 1 mana · 1/1
//~ vanilla NX2_013t 4f310332 ba8c49f0 7b393214
pub const NX2_013t: Power = VANILLA;

/// # Improved ZOMBEEEES!!!
/// Spell · 2 mana
/// > **Secret:** After your opponent plays a minion, summon four 2/2 Zombees to attack it.
/// - Makes: Zombee [`NX2_013t3`] (2/2)
//~ done NX2_013t2 - 7846e7ae.507779ac 57b9498e.728f8a54
pub const NX2_013t2: Power =
    after(OPPONENT.play(MINION)).then(&[summon(card("NX2_013t3")).copies(4), make_attack(IT, THAT)]);

/// # Zombee
/// Minion · Undead · Beast · 2 mana · 2/2
//~ vanilla NX2_013t3 208ef6ce ead4fa8a 7b393214
pub const NX2_013t3: Power = VANILLA;

/// # Trinket Tracker
/// Minion · Undead · 1 mana · 1/1
/// > **Battlecry:** Draw a 1-Cost spell.
/// - Makes: Tainted [`NX2_014e`] ("Poisonous")
//~ derived NX2_014 d5997739 ef057e39.140592f7 fddd0bef.799772e9
pub const NX2_014: Power = battlecry(&[draw_that(1, all(&[SPELL, COST.is(1)]))]);

/// # Tainted
/// Enchantment
/// > **Poisonous**
//~ derived NX2_014e 8721bfb3 d522ad72.2574dcf7 3cb7480b
pub const NX2_014e: Power = enchant(&[has(GameTag::POISONOUS)]).this_turn();

/// # Faithful Companions
/// Spell · 7 mana
/// > **Discover** a Beast from your deck and summon it. **Manathirst (@):** Also summon a copy of it.
/// - Numbers: {0} = 10
//~ done NX2_015 - 014b7716.7a7132f6.c08e4062 69dc4b06
#[rustfmt::skip]
pub const NX2_015: Power = spell(&[discover_then(Offer::Entities(YOUR_DECK.that(BEAST)), &[summon(the(IT))]), summon(copy_of(IT)).when(MANA_CRYSTALS.at_least(10))]);

/// # Conjured Arrow
/// Spell · Arcane · 2 mana
/// > Deal $2 damage to a minion. **Manathirst (6):** Draw that many cards.
//~ done RLK_804 - b3d67742.96ef23e0 ce58fe15
pub const RLK_804: Power = spell(&[deal(2).to(A_MINION), draw(1).times(LAST_AMOUNT).when(MANA_CRYSTALS.at_least(6))]);

/// # Arcane Quiver
/// Spell · Arcane · 2 mana
/// > **Discover** a spell from your deck. If it's Arcane, give it **Spell Damage +1**.
//~ done RLK_817 - b3d67742.ff8ddf00 42a608ca
pub const RLK_817: Power = spell(&[
    discover_from(YOUR_DECK.that(SPELL)),
    give(&[plus_tag(GameTag::SPELLPOWER, 1)]).to(IT.that(school(SpellSchool::Arcane))),
]);

/// # Ricochet Shot
/// Spell · Arcane · 1 mana
/// > Deal $1 damage to three random enemies.
//~ derived RLK_818 7d6d6f7a c75b771b.1262b9a3 953b3b36
pub const RLK_818: Power = spell(&[deal(1).to(ENEMIES.random_of(3))]);

/// # Eversong Portal
/// Spell · Arcane · 4 mana
/// > Summon $1 4/4 \|4(Lynx, Lynxes) with **Rush** *(improved by **Spell Damage***).
/// - Makes: Eversong Lynx [`RLK_819t`] (4/4, "Rush")
//~ done RLK_819 - 27bf12e1.a7faa70a 885273ae.8574f705
pub const RLK_819: Power = spell(&[summon(card("RLK_819t")), summon(card("RLK_819t")).times(SPELL_DAMAGE.of(THIS))]);

/// # Eversong Lynx
/// Minion · Beast · 4 mana · 4/4
/// > **Rush**
//~ vanilla RLK_819t 00529210 79d4db7e.57b12c28 25243b57
pub const RLK_819t: Power = VANILLA;

/// # Halduron Brightwing
/// Minion · 3 mana · 3/4
/// > **Battlecry:** Give all Arcane spells in your hand and deck **Spell Damage +1**.
//~ derived RLK_820 52f012c0 05841e04.2599c545 badd2e10
#[rustfmt::skip]
pub const RLK_820: Power = battlecry(&[give(&[plus_tag(GameTag::SPELLPOWER, 1)]).to(together(&[YOUR_HAND.that(school(SpellSchool::Arcane)), YOUR_DECK.that(school(SpellSchool::Arcane))]))]);

/// # Scourge Tamer
/// Minion · Undead · 1 mana · 1/2
/// > **Battlecry:** Craft a custom Zombeast.
///
/// # Notes
///
/// As with Build-A-Beast the first Beast has a text of its own and the second has keywords at most; both cost (5) or less.
//~ done RLK_821 - ef04ce4e.6a8af7d7 6407b9ef
pub const RLK_821: Power = battlecry(&[
    create_aside(card("ICC_828t")),
    remember(IT),
    discover_then(
        Offer::Pool(all(&[BEAST, COST.at_most(5), not(&HAS_ONLY_KEYWORDS)]), Classes::Own),
        &[
            merge(IT).to(REMEMBERED),
            remove_from_game(IT),
            give(&[cost_more(1).times(X)]).with_x(COST.of(IT)).to(REMEMBERED),
        ],
    ),
    discover_then(
        Offer::Pool(all(&[BEAST, COST.at_most(5), HAS_ONLY_KEYWORDS]), Classes::Own),
        &[
            merge(IT).to(REMEMBERED),
            remove_from_game(IT),
            give(&[cost_more(1).times(X)]).with_x(COST.of(IT)).to(REMEMBERED),
        ],
    ),
    give(&[plus(-1, -1)]).to(REMEMBERED),
    get(the(REMEMBERED)),
]);

/// # Shockspitter
/// Minion · Beast · 4 mana · 3/3
/// > **Battlecry:** Deal @ damage. *(Improved by your hero attacks this game!)*
/// - Numbers: {0} = 1
//~ derived RLK_825 ffa0d54a 6024d080.9a3bd865.eae7e889 0036330a
#[rustfmt::skip]
pub const RLK_825: Power = abilities(&[battlecry(&[deal(1).times(TEXT_NUMBER).to(TARGET)]), improved(YOUR_HERO.attack(CARD).this_game().count())]);

/// # Silvermoon Farstrider
/// Minion · 2 mana · 2/3
/// > **Battlecry:** Give all Arcane spells in your hand **Spell Damage +1**.
/// - Makes: Silvermoon Farstrider Spellpower [`RLK_826e`] ("Spell Damage +1.")
//~ derived RLK_826 062668af 5656a6e3.6b59eec0 57630a5f.a588e95e
pub const RLK_826: Power = battlecry(&[attach("RLK_826e").to(YOUR_HAND.that(school(SpellSchool::Arcane)))]);

/// # Silvermoon Farstrider Spellpower
/// Enchantment
/// > **Spell Damage +1**.
//~ derived RLK_826e 6c7eef17 d522ad72.7e90e4a1 6aca9c64
pub const RLK_826e: Power = enchant(&[plus_tag(GameTag::SPELLPOWER, 1)]);

/// # Keeneye Spotter
/// Minion · 3 mana · 3/4
/// > Whenever your hero attacks a minion, set its Health to 1.
/// - Makes: Hunter's Mark [`RLK_827e`] ("This minion has 1 Health.")
//~ derived RLK_827 f596287a 05841e04.755ce4ef 3d5bf26a.d7fa107d
pub const RLK_827: Power = whenever(YOUR_HERO.attack(MINION)).then(&[give(&[HEALTH.set(1)]).to(THAT)]);

/// # Hunter's Mark
/// Enchantment
/// > This minion has 1 Health.
//~ todo RLK_827e f35b0e00 d522ad72.bde4e1d2 d893a4c5
pub const RLK_827e: Power = TODO;

/// # Hope of Quel'Thalas
/// Weapon · 6 mana · 4/2 durability
/// > After your hero attacks, give your minions +1/+1 *(wherever they are).*
/// - Makes: Light of the Sunwell [`RLK_828e`] ("\+1/+1")
//~ done RLK_828 - 70a60cc4.9eff6c25 860bb9f0.3c9843fc
#[rustfmt::skip]
pub const RLK_828: Power = after(YOUR_HERO.attack(CARD)).then(&[attach("RLK_828e").to(together(&[YOUR_HAND.that(MINION), YOUR_DECK.that(MINION), FRIENDLY_MINIONS]))]);

/// # Light of the Sunwell
/// Enchantment
/// > \+1/+1
//~ derived RLK_828e 1aa990c6 d522ad72.2add6a76 d68c68ab
pub const RLK_828e: Power = enchant(&[plus(1, 1)]);
