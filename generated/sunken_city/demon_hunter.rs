//! Demon Hunter cards of Voyage to the Sunken City.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 15b16ac2

/// # Topple the Idol
///
/// `TID_703` · Demon Hunter spell · 4 mana
///
/// > **Dredge**. Reveal it and deal damage equal to its Cost to all minions.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Mechanics: Affected By Spell Power, Dredge
///
/// State: Derived
//~ derived TID_703 52a6b04d 9d7b2f31 0cc0d58d.229894d0
pub const TID_703: Power =
    spell(&[offer(Offer::Entities(YOUR_DECK.last(3)), &[put_on_top(the(IT))]), deal(1).times(COST.of(IT)).to(MINIONS)]);

/// # Fossil Fanatic
///
/// `TID_704` · Demon Hunter minion · 2 mana · 2/2
///
/// > After your hero attacks, draw a Fel spell.
///
/// - Set: Voyage to the Sunken City · common · collectible
///
/// State: Derived
//~ derived TID_704 e1770160 1e2f4a28 1bf0dbf7.db6788ee
pub const TID_704: Power = after(YOUR_HERO.attack(CARD)).then(&[draw_that(1, school(SpellSchool::Fel))]);

/// # Herald of Chaos
///
/// `TID_706` · Demon Hunter minion · 3 mana · 3/4
///
/// > **Lifesteal Battlecry:** If you've cast a Fel spell while holding this, gain **Rush**.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry, Lifesteal
/// - Refers to: Rush
/// - Enchantments: Felfused [`TID_706e`]
///
/// State: Derived
//~ derived TID_706 f3ca191f 326e78af 9b040c4f.8f714767
#[rustfmt::skip]
pub const TID_706: Power = battlecry(&[attach("TID_706e")]).when(has_done(1, &past(Side::Friendly, Deed::Cast, Window::WhileHolding).that(school(SpellSchool::Fel))));

/// # Felfused
///
/// `TID_706e` · Demon Hunter enchantment
///
/// > Has **Rush**.
///
/// - Set: Voyage to the Sunken City
///
/// State: Derived
//~ derived TID_706e e0711848 ffa02222 6526fd5d.acfd8b8b
pub const TID_706e: Power = enchant(&[has(GameTag::RUSH)]);

/// # Multi-Strike
///
/// `TSC_006` · Demon Hunter spell · Fel · 2 mana
///
/// > Give your hero +2 Attack this turn. They may attack an additional enemy minion.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Enchantments: Soulbound [`TSC_006e`], Multi-Strike enchant [`TSC_006e2`]
///
/// State: Todo
//~ todo TSC_006 742d455b bb8feee4 29017bc8.969e0b42
pub const TSC_006: Power = TODO;

/// # Soulbound
///
/// `TSC_006e` · Demon Hunter enchantment
///
/// > +2 Attack this turn.
///
/// - Set: Voyage to the Sunken City
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived TSC_006e 192fc974 b7eab6a7 dcb83446.09ced50d
pub const TSC_006e: Power = enchant(&[ATTACK.plus(2)]).this_turn();

/// # Multi-Strike enchant
///
/// `TSC_006e2` · Demon Hunter enchantment
///
/// > Attack +2.
///
/// - Set: Voyage to the Sunken City
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo TSC_006e2 6a69bf7c 1e3877a8 e485e8e6.7e5889c6
pub const TSC_006e2: Power = TODO;

/// # Azsharan Defector
///
/// `TSC_057` · Demon Hunter minion · 4 mana · 5/3
///
/// > **Rush**. **Deathrattle:** Put a 'Sunken Defector' on the bottom of your deck.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Mechanics: Deathrattle, Rush
/// - Tokens: Sunken Defector [`TSC_057t`]
///
/// State: Derived
//~ derived TSC_057 1dd7f1fd ccc7bafb c0b5f832.0f127b9c
pub const TSC_057: Power = deathrattle(&[put_at_bottom(card("TSC_057t"))]);

/// # Sunken Defector
///
/// `TSC_057t` · Demon Hunter minion · 4 mana · 5/3
///
/// > **Charge**. After this attacks, deal 5 damage to a random enemy minion.
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Naga
/// - Mechanics: Charge
///
/// State: Derived
//~ derived TSC_057t 7b3d0b81 dc5bf06f e8c92330.134fcc4d
pub const TSC_057t: Power = after(THIS.attack(CARD)).then(&[deal(5).to(ENEMY_MINIONS.random())]);

/// # Predation
///
/// `TSC_058` · Demon Hunter spell · Fel · 2 mana
///
/// > Deal $2 damage. Costs (0) if you played a Naga while holding this.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Enchantments: Looting [`TSC_058e`]
///
/// State: Derived
//~ derived TSC_058 661cc123 afc6e3a7 a0fef5cf.6767a996
#[rustfmt::skip]
pub const TSC_058: Power = abilities(&[spell(&[deal(2).to(TARGET)]), aura(THIS).when(has_done(1, &past(Side::Friendly, Deed::Played, Window::WhileHolding).that(NAGA))).in_hand().have(&[cost(0)])]);

/// # Looting
///
/// `TSC_058e` · Demon Hunter enchantment
///
/// > Costs (0).
///
/// - Set: Voyage to the Sunken City
///
/// State: Derived
//~ derived TSC_058e 4c64ceba ccac8881 fee6054e.dd600ecd
pub const TSC_058e: Power = enchant(&[cost(0)]);

/// # Wayward Sage
///
/// `TSC_217` · Demon Hunter minion · 2 mana · 2/2
///
/// > **Outcast:** Reduce the Cost of the left and right-most cards in your hand by (1).
///
/// - Set: Voyage to the Sunken City · epic · collectible
/// - Minion type: Naga
/// - Mechanics: Outcast
/// - Enchantments: Found the Wrong Way [`TSC_217e`]
///
/// State: Derived
//~ derived TSC_217 fd56f6b1 56fbd132 ffc042a9.8d278eea
pub const TSC_217: Power =
    on(Word::Outcast, &[attach("TSC_217e").to(together(&[YOUR_HAND.first(1), YOUR_HAND.last(1)]))]);

/// # Found the Wrong Way
///
/// `TSC_217e` · Demon Hunter enchantment
///
/// > Costs (1) less.
///
/// - Set: Voyage to the Sunken City
///
/// State: Derived
//~ derived TSC_217e d96f986b 13bb705d cc1ff569.f705eb41
pub const TSC_217e: Power = enchant(&[cost_less(1)]);

/// # Lady S'theno
///
/// `TSC_218` · Demon Hunter minion · 3 mana · 1/4
///
/// > **Immune** while attacking. After you cast a spell, attack the lowest Health enemy.
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Minion type: Naga
/// - Mechanics: Immune While Attacking
/// - Refers to: Immune
///
/// State: Derived
//~ derived TSC_218 493f1875 e10cb8d9 9b181c1b.4dce69d7
pub const TSC_218: Power = after(YOU.cast(SPELL)).then(&[make_attack(THIS, ENEMIES.least(HEALTH))]);

/// # Xhilag of the Abyss
///
/// `TSC_219` · Demon Hunter minion · 7 mana · 3/6
///
/// > **Colossal +4** At the start of your turn, increase the damage of Xhilag's Stalks by 1.
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Minion type: Demon
/// - Mechanics: Colossal
/// - Tags: `1544` = 1
/// - Enchantments: Eye-Laser Surgery [`TSC_219e`]
/// - Tokens: Xhilag's Stalk [`TSC_219t`], Xhilag's Stalk [`TSC_219t2`], Xhilag's Stalk [`TSC_219t3`], Xhilag's Stalk [`TSC_219t4`]
///
/// State: Todo
//~ todo TSC_219 28da02e3 a1453379 12fdc457.626f5e35
pub const TSC_219: Power = TODO;

/// # Eye-Laser Surgery
///
/// `TSC_219e` · Demon Hunter enchantment
///
/// > Improved damage.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ todo TSC_219e 89f43332 0ca7f075 6f41e02c.5d15748c
pub const TSC_219e: Power = TODO;

/// # Xhilag's Stalk
///
/// `TSC_219t` · Demon Hunter minion · 2 mana · 1/2
///
/// > At the end of your turn, deal @ damage to a random enemy.
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Demon
/// - Mechanics: Colossal Limb
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2
///
/// State: Todo
//~ todo TSC_219t 65da5563 56db409f 389a7d7a.7421f865
pub const TSC_219t: Power = TODO;

/// # Xhilag's Stalk
///
/// `TSC_219t2` · Demon Hunter minion · 2 mana · 1/2
///
/// > At the end of your turn, deal @ damage to a random enemy.
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Demon
/// - Mechanics: Colossal Limb
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2
///
/// State: Todo
//~ todo TSC_219t2 e94f19ef 3fb60154 b31fe332.7421f865
pub const TSC_219t2: Power = TODO;

/// # Xhilag's Stalk
///
/// `TSC_219t3` · Demon Hunter minion · 2 mana · 1/2
///
/// > At the end of your turn, deal @ damage to a random enemy.
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Demon
/// - Mechanics: Colossal Limb
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2
///
/// State: Todo
//~ todo TSC_219t3 6f2f30f3 a8d4ce32 e282451f.7421f865
pub const TSC_219t3: Power = TODO;

/// # Xhilag's Stalk
///
/// `TSC_219t4` · Demon Hunter minion · 2 mana · 1/2
///
/// > At the end of your turn, deal @ damage to a random enemy.
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Demon
/// - Mechanics: Colossal Limb
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2
///
/// State: Todo
//~ todo TSC_219t4 f56750e7 5a3ab770 75369664.7421f865
pub const TSC_219t4: Power = TODO;

/// # Abyssal Depths
///
/// `TSC_608` · Demon Hunter spell · Shadow · 3 mana
///
/// > Draw your two lowest Cost minions.
///
/// - Set: Voyage to the Sunken City · common · collectible
///
/// State: Derived
//~ derived TSC_608 fa2754f6 cdf47bb7 dd1b6080.9420b97d
pub const TSC_608: Power = spell(&[get(the(YOUR_DECK.that(MINION).least(COST))).repeated(2)]);

/// # Coilskar Commander
///
/// `TSC_609` · Demon Hunter minion · 6 mana · 3/7
///
/// > **Taunt**. **Battlecry:** If you've cast three spells while holding this, summon two copies of this.@ *({0} left!)*@ *(Ready!)*
///
/// - Set: Voyage to the Sunken City · epic · collectible
/// - Minion type: Naga
/// - Mechanics: Taunt, Battlecry
/// - Tags: `ENTITY_TAG_THRESHOLD_TAG_ID` = 2, `ENTITY_TAG_THRESHOLD_VALUE` = 3
///
/// State: Derived
//~ derived TSC_609 c41147d4 ad0752a7 d545eb6d.74204fa6
#[rustfmt::skip]
pub const TSC_609: Power = battlecry(&[summon(copy_of(THIS)).copies(2)]).when(has_done(3, &past(Side::Friendly, Deed::Cast, Window::WhileHolding)));

/// # Glaiveshark
///
/// `TSC_610` · Demon Hunter minion · 4 mana · 4/3
///
/// > **Battlecry:** If your hero attacked this turn, deal 2 damage to all enemies.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived TSC_610 c225f316 775b05b0 33644898.b13901c7
pub const TSC_610: Power =
    battlecry(&[deal(2).to(ENEMIES)]).when(has_done(1, &past(Side::Friendly, Deed::HeroAttack, Window::ThisTurn)));

/// # Bone Glaive
///
/// `TSC_915` · Demon Hunter weapon · 5 mana · 5/2 durability
///
/// > **Battlecry: Dredge**.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Mechanics: Battlecry, Dredge
///
/// State: Derived
//~ derived TSC_915 641a9ece 31374880 04857417.b8672774
pub const TSC_915: Power = battlecry(&[offer(Offer::Entities(YOUR_DECK.last(3)), &[put_on_top(the(IT))])]);
