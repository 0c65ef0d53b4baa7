//! Hunter cards of March of the Lich King.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file eaece7d1

/// # ZOMBEEEES!!!
///
/// `NX2_013` · Hunter spell · 2 mana
///
/// > **Secret:** After your opponent plays a minion, summon four 1/1 Zombees to attack it.
///
/// - Set: March of the Lich King · common · collectible
/// - Mechanics: Secret
/// - Tokens: Zombee [`NX2_013t`], Improved ZOMBEEEES!!! [`NX2_013t2`], Zombee [`NX2_013t3`]
///
/// State: Derived
//~ derived NX2_013 de3455e5 012b4105 7301a625.b4bcc5f4
pub const NX2_013: Power =
    after(OPPONENT.play(MINION)).then(&[summon(card("NX2_013t")).copies(4), make_attack(IT, THAT)]);

/// # Zombee
///
/// `NX2_013t` · Hunter minion · 1 mana · 1/1
///
/// - Set: March of the Lich King
/// - Minion type: Undead, Beast
/// - Tags: `2534` = 1
///
/// State: Vanilla
//~ vanilla NX2_013t bd2f4860 4f310332 a5fd4268
pub const NX2_013t: Power = VANILLA;

/// # Improved ZOMBEEEES!!!
///
/// `NX2_013t2` · Hunter spell · 2 mana
///
/// > **Secret:** After your opponent plays a minion, summon four 2/2 Zombees to attack it.
///
/// - Set: March of the Lich King
/// - Mechanics: Secret
/// - Tokens: Zombee [`NX2_013t3`]
///
/// State: Derived
//~ derived NX2_013t2 1d29bc65 622a7989 d7fbe8a5.507779ac
pub const NX2_013t2: Power =
    after(OPPONENT.play(MINION)).then(&[summon(card("NX2_013t3")).copies(4), make_attack(IT, THAT)]);

/// # Zombee
///
/// `NX2_013t3` · Hunter minion · 2 mana · 2/2
///
/// - Set: March of the Lich King
/// - Minion type: Undead, Beast
/// - Tags: `2534` = 1
///
/// State: Vanilla
//~ vanilla NX2_013t3 98667234 208ef6ce 279cd974
pub const NX2_013t3: Power = VANILLA;

/// # Trinket Tracker
///
/// `NX2_014` · Hunter minion · 1 mana · 1/1
///
/// > **Battlecry:** Draw a 1-Cost spell.
///
/// - Set: March of the Lich King · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Enchantments: Tainted [`NX2_014e`]
///
/// State: Derived
//~ derived NX2_014 c0ae9f15 d5997739 a90e603f.140592f7
pub const NX2_014: Power = battlecry(&[draw_that(1, all(&[SPELL, COST.is(1)]))]);

/// # Tainted
///
/// `NX2_014e` · Hunter enchantment
///
/// > **Poisonous**
///
/// - Set: March of the Lich King
/// - Mechanics: Poisonous
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived NX2_014e 8b5ddd36 8721bfb3 6ddfedd1.2574dcf7
pub const NX2_014e: Power = enchant(&[has(GameTag::POISONOUS)]).this_turn();

/// # Faithful Companions
///
/// `NX2_015` · Hunter spell · 7 mana
///
/// > **Discover** a Beast from your deck and summon it. **Manathirst (@):** Also summon a copy of it.
///
/// - Set: March of the Lich King · rare · collectible
/// - Mechanics: Discover
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 10, `MANATHIRST` = 10
///
/// State: Derived
//~ derived NX2_015 14dcb655 fe39ce36 525cd856.7a7132f6
#[rustfmt::skip]
pub const NX2_015: Power = spell(&[offer(Offer::Entities(YOUR_DECK.that(BEAST)), &[summon(the(IT))]), summon(copy_of(IT)).when(MANA_CRYSTALS.at_least(10))]);

/// # Conjured Arrow
///
/// `RLK_804` · Hunter spell · Arcane · 2 mana
///
/// > Deal $2 damage to a minion. **Manathirst (6):** Draw that many cards.
///
/// - Set: March of the Lich King · rare · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 6, `MANATHIRST` = 6
///
/// State: Todo
//~ todo RLK_804 b343f4d0 58485450 622d9602.96ef23e0
pub const RLK_804: Power = TODO;

/// # Arcane Quiver
///
/// `RLK_817` · Hunter spell · Arcane · 2 mana
///
/// > **Discover** a spell from your deck. If it's Arcane, give it **Spell Damage +1**.
///
/// - Set: March of the Lich King · epic · collectible
/// - Mechanics: Discover
/// - Refers to: Spellpower
///
/// State: Todo
//~ todo RLK_817 1bfc6db6 a147ede5 7e130691.ff8ddf00
pub const RLK_817: Power = TODO;

/// # Ricochet Shot
///
/// `RLK_818` · Hunter spell · Arcane · 1 mana
///
/// > Deal $1 damage to three random enemies.
///
/// - Set: March of the Lich King · common · collectible
///
/// State: Derived
//~ derived RLK_818 b9ed6f40 7d6d6f7a 1a10e034.1262b9a3
pub const RLK_818: Power = spell(&[deal(1).to(ENEMIES.random_of(3))]);

/// # Eversong Portal
///
/// `RLK_819` · Hunter spell · Arcane · 4 mana
///
/// > Summon $1 4/4 \|4(Lynx, Lynxes) with **Rush* (improved by **Spell Damage)*.
///
/// - Set: March of the Lich King · rare · collectible
/// - Refers to: Spellpower, Rush
/// - Tokens: Eversong Lynx [`RLK_819t`]
///
/// State: Todo
//~ todo RLK_819 f571d77d 5aa44cf7 d7e33bb5.56738146
pub const RLK_819: Power = TODO;

/// # Eversong Lynx
///
/// `RLK_819t` · Hunter minion · 4 mana · 4/4
///
/// > **Rush**
///
/// - Set: March of the Lich King
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla RLK_819t 32a7b9e7 00529210 42be7148.57b12c28
pub const RLK_819t: Power = VANILLA;

/// # Halduron Brightwing
///
/// `RLK_820` · Hunter minion · 3 mana · 3/4
///
/// > **Battlecry:** Give all Arcane spells in your hand and deck **Spell Damage +1**.
///
/// - Set: March of the Lich King · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Spellpower
///
/// State: Derived
//~ derived RLK_820 4fafc209 52f012c0 54ed2b77.2599c545
#[rustfmt::skip]
pub const RLK_820: Power = battlecry(&[give(&[plus_tag(GameTag::SPELLPOWER, 1)]).to(together(&[YOUR_HAND.that(school(SpellSchool::Arcane)), YOUR_DECK.that(school(SpellSchool::Arcane))]))]);

/// # Scourge Tamer
///
/// `RLK_821` · Hunter minion · 1 mana · 1/2
///
/// > **Battlecry:** Craft a custom Zombeast.
///
/// - Set: March of the Lich King · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo RLK_821 7ecc0887 8ca2fcb0 e7920b46.6a8af7d7
pub const RLK_821: Power = TODO;

/// # Shockspitter
///
/// `RLK_825` · Hunter minion · 4 mana · 3/3
///
/// > **Battlecry:** Deal @ damage. *(Improved by your hero attacks this game!)*
///
/// - Set: March of the Lich King · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
/// - Target: "Deal @ damage."
///
/// State: Derived
//~ derived RLK_825 dd8a5290 93c1ef5b 4102e6a4.9a3bd865
#[rustfmt::skip]
pub const RLK_825: Power = abilities(&[battlecry(&[deal(1).times(ITS_NUMBER).to(TARGET)]), improved(count_of(past(Side::Friendly, Deed::HeroAttack, Window::ThisGame)))]);

/// # Silvermoon Farstrider
///
/// `RLK_826` · Hunter minion · 2 mana · 2/3
///
/// > **Battlecry:** Give all Arcane spells in your hand **Spell Damage +1**.
///
/// - Set: March of the Lich King · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Spellpower
/// - Enchantments: Silvermoon Farstrider Spellpower [`RLK_826e`]
///
/// State: Derived
//~ derived RLK_826 a9ad22cd 062668af 8e9216e6.6b59eec0
pub const RLK_826: Power = battlecry(&[attach("RLK_826e").to(YOUR_HAND.that(school(SpellSchool::Arcane)))]);

/// # Silvermoon Farstrider Spellpower
///
/// `RLK_826e` · Neutral enchantment
///
/// > **Spell Damage +1**.
///
/// - Set: March of the Lich King
///
/// State: Derived
//~ derived RLK_826e b012eb34 6c7eef17 c4cc55b6.7e90e4a1
pub const RLK_826e: Power = enchant(&[plus_tag(GameTag::SPELLPOWER, 1)]);

/// # Keeneye Spotter
///
/// `RLK_827` · Hunter minion · 3 mana · 3/4
///
/// > Whenever your hero attacks a minion, set its Health to 1.
///
/// - Set: March of the Lich King · common · collectible
/// - Enchantments: Hunter's Mark [`RLK_827e`]
///
/// State: Derived
//~ derived RLK_827 5a015214 f596287a 9f9e960b.755ce4ef
pub const RLK_827: Power = whenever(YOUR_HERO.attack(MINION)).then(&[give(&[HEALTH.set(1)]).to(THAT)]);

/// # Hunter's Mark
///
/// `RLK_827e` · Hunter enchantment
///
/// > This minion has 1 Health.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ todo RLK_827e dd0de092 f35b0e00 5f8b06f9.bde4e1d2
pub const RLK_827e: Power = TODO;

/// # Hope of Quel'Thalas
///
/// `RLK_828` · Hunter weapon · 6 mana · 4/2 durability
///
/// > After your hero attacks, give your minions +1/+1 *(wherever they are).*
///
/// - Set: March of the Lich King · legendary · collectible
/// - Enchantments: Light of the Sunwell [`RLK_828e`]
///
/// State: Derived
//~ derived RLK_828 6009e5ae bf3364bc d2a710db.9eff6c25
#[rustfmt::skip]
pub const RLK_828: Power = after(YOUR_HERO.attack(CARD)).then(&[attach("RLK_828e").to(together(&[YOUR_HAND.that(MINION), YOUR_DECK.that(MINION), FRIENDLY_MINIONS]))]);

/// # Light of the Sunwell
///
/// `RLK_828e` · Hunter enchantment
///
/// > +1/+1
///
/// - Set: March of the Lich King
///
/// State: Derived
//~ derived RLK_828e b156cc0b 1aa990c6 1ee9ec60.29d9cb13
pub const RLK_828e: Power = enchant(&[plus(1, 1)]);
