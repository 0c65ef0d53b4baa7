//! Mage cards of Into the Emerald Dream.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 0b482007

/// # Aessina
///
/// `EDR_430` · Mage minion · 8 mana · 6/8
///
/// > **Battlecry:** If 20 friendly minions have died this game, deal 20 damage split among all enemies.@ *({0} left!)*@ *(Ready!)*
///
/// - Set: Into the Emerald Dream · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Tags: `PLAYER_TAG_THRESHOLD_TAG_ID` = 412, `PLAYER_TAG_THRESHOLD_VALUE` = 20, `4065` = 1
///
/// State: Derived
//~ derived EDR_430 a30298d6 72555fd2 8ed3a05f.2d131dce
pub const EDR_430: Power = battlecry(&[deal(20).split_among(ENEMIES)]).when(has_done(20, &YOUR_MINIONS_THAT_DIED));

/// # Q'onzu
///
/// `EDR_517` · Mage minion · 3 mana · 3/4
///
/// > **Battlecry: Discover** a spell. Choose to keep it or put it on top of your opponent's deck.
///
/// - Set: Into the Emerald Dream · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Discover
/// - Tokens: Tranquil Breeze [`EDR_517A`], Winds of Change [`EDR_517B`]
///
/// State: Todo
//~ todo EDR_517 22e85fcc f39ea611 39af6ec9.34a9a000
pub const EDR_517: Power = TODO;

/// # Tranquil Breeze
///
/// `EDR_517A` · Mage spell · 3 mana
///
/// > Keep the spell.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ todo EDR_517A 13088d00 085e4f8d b906b111.db8eafcd
pub const EDR_517A: Power = TODO;

/// # Winds of Change
///
/// `EDR_517B` · Mage spell · 3 mana
///
/// > Put it on top of your opponent's deck.
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ todo EDR_517B c8d7b8ff 050e7bd9 21bfef66.9e14ac47
pub const EDR_517B: Power = TODO;

/// # Wisprider
///
/// `EDR_519` · Mage minion · 5 mana · 4/4
///
/// > **Battlecry: Imbue** your Hero Power, then trigger it.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Mechanics: Battlecry, Cares About Imbue Cards
/// - Refers to: Imbue
/// - Tags: `1724` = 1
/// - Enchantments: Wisprider Magic [`EDR_519e`]
///
/// State: Todo
//~ todo EDR_519 ebd6df38 f877f60b 0ce82a9f.aa8649c8
pub const EDR_519: Power = TODO;

/// # Wisprider Magic
///
/// `EDR_519e` · Mage enchantment
///
/// > Increased Stats
///
/// - Set: Into the Emerald Dream
///
/// State: Todo
//~ todo EDR_519e 599d2525 d6611c84 44d05895.7b07b71a
pub const EDR_519e: Power = TODO;

/// # Forbidden Shrine
///
/// `EDR_520` · Mage location · 1 mana · 0 uses
///
/// > Spend all your Mana. Cast a random spell that costs that much.
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Enchantments: Luminosity [`EDR_520e`]
///
/// State: Derived
//~ derived EDR_520 176efbc8 8210eee9 fff34c16.b9630173
pub const EDR_520: Power = hero_power(&[spend_all_mana(), cast(costing(SPELL, 0, DONE))]);

/// # Luminosity
///
/// `EDR_520e` · Mage enchantment
///
/// > Your next spell this turn has **Spell Damage +3**.
///
/// - Set: Into the Emerald Dream
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo EDR_520e bb846198 b5bee621 f35a0948.8065426d
pub const EDR_520e: Power = TODO;

/// # Divination
///
/// `EDR_804` · Mage spell · Arcane · 2 mana
///
/// > Destroy a friendly Wisp to draw 3 cards.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Target: "Destroy a Wisp."
///
/// State: Derived
//~ derived EDR_804 a6c504dc 3ba57775 02691b77.de92563f
pub const EDR_804: Power = spell(&[destroy(A_FRIENDLY_MINION.that(named("CS2_231"))), draw(3)]);

/// # Blessing of the Wisp
///
/// `EDR_851p` · Mage hero power · 2 mana
///
/// > Summon \|4(**@** Wisp,**@** Wisps). Deal **$@** damage randomly split among all enemies.
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Immune To Spellpower, Imbue
/// - Refers to: Imbue
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `2165` = 1, `4173` = 1
/// - Tokens: Wisp [`EDR_851t`]
///
/// State: Done
//~ done EDR_851p 51a935ac - 4ffe4fc4.5a18eb4a
pub const EDR_851p: Power = hero_power(&[
    summon(card("EDR_851t")).times(count_of(TIMES_IMBUED)),
    deal(1).times(count_of(TIMES_IMBUED)).split_among(ENEMIES),
]);

/// # Wisp
///
/// `EDR_851t` · Mage minion · 0 mana · 1/1
///
/// - Set: Into the Emerald Dream
/// - Minion type: Undead
/// - Tags: `3881` = 1
///
/// State: Vanilla
//~ vanilla EDR_851t 850fc56c ac1827b3 5cd409d1
pub const EDR_851t: Power = VANILLA;

/// # Spirit Gatherer
///
/// `EDR_871` · Mage minion · 2 mana · 2/1
///
/// > **Battlecry:** Get a Wisp. **Imbue** your Hero Power.
///
/// - Set: Into the Emerald Dream · epic · collectible
/// - Mechanics: Battlecry, Cares About Imbue Cards
/// - Refers to: Imbue
/// - Tags: `1724` = 1
/// - Tokens: Wisp [`EDR_851t`]
///
/// State: Derived
//~ derived EDR_871 eb98e58c 02193f4c 7cf2f247.24002e1c
pub const EDR_871: Power = battlecry(&[get(card("EDR_851t")), imbue()]);

/// # Spark of Life
///
/// `EDR_872` · Mage spell · 1 mana
///
/// > **Choose One - Discover** a Mage spell; or **Discover** a Druid spell.
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Mechanics: Discover, Choose One
/// - Tokens: Gift of Fire [`EDR_872A`], Gift of Nature [`EDR_872B`]
///
/// State: Derived
//~ derived EDR_872 28b9174c ea3113b2 e02b36fc.d415f195
pub const EDR_872: Power = choose_one(&["EDR_872A", "EDR_872B"]);

/// # Gift of Fire
///
/// `EDR_872A` · Mage spell · 1 mana
///
/// > **Discover** a Mage spell.
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Discover
///
/// State: Derived
//~ derived EDR_872A 8600bf2b 59aaa5cb 98b31f29.865c5841
pub const EDR_872A: Power = spell(&[discover(all(&[SPELL, class(CardClass::Mage)]))]);

/// # Gift of Nature
///
/// `EDR_872B` · Mage spell · 1 mana
///
/// > **Discover** a Druid spell.
///
/// - Set: Into the Emerald Dream
/// - Mechanics: Discover
///
/// State: Derived
//~ derived EDR_872B 53e2a89b 9e346b5c abcd3911.9beb7464
pub const EDR_872B: Power = spell(&[discover(all(&[SPELL, class(CardClass::Druid)]))]);

/// # Stellar Balance
///
/// `EDR_874` · Mage spell · Arcane · 2 mana
///
/// > Get a Moonfire and a Starfire. Give them **Spell Damage +1**.
///
/// - Set: Into the Emerald Dream · epic · collectible
/// - Refers to: Spellpower
/// - Enchantments: Stellar Balance [`EDR_874e`]
///
/// State: Todo
//~ todo EDR_874 fdf2e7a0 e88f420c 3f11566d.592eb89f
pub const EDR_874: Power = TODO;

/// # Stellar Balance
///
/// `EDR_874e` · Mage enchantment
///
/// > **Spell Damage +1**.
///
/// - Set: Into the Emerald Dream
///
/// State: Derived
//~ derived EDR_874e e3b6d1ce 277f0cec 874a39c6.7e90e4a1
pub const EDR_874e: Power = enchant(&[plus_tag(GameTag::SPELLPOWER, 1)]);

/// # Merry Moonkin
///
/// `EDR_940` · Mage minion · 4 mana · 3/6
///
/// > At the end of your turn, gain @ Armor. *(Improved by Wisps you control!)*
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Mechanics: Cares About Imbue Cards
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `1724` = 1, `2165` = 1
///
/// State: Derived
//~ derived EDR_940 40cce014 0397520a 8206dacb.a712392e
#[rustfmt::skip]
pub const EDR_940: Power = abilities(&[at_end_of_your_turn(&[armor(1).times(ITS_NUMBER)]), improved(count(FRIENDLY_MINIONS.that(named("CS2_231"))))]);

/// # Starsurge
///
/// `EDR_941` · Mage spell · Arcane · 3 mana
///
/// > Deal $@ damage to a minion. *(Improved by each friendly minion that died this game.)*
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Derived
//~ derived EDR_941 18ff76c9 3e291b34 5f4b42bc.9eca4976
pub const EDR_941: Power =
    abilities(&[spell(&[deal(1).times(ITS_NUMBER).to(A_MINION)]), improved(count_of(YOUR_MINIONS_THAT_DIED))]);

/// # Scorching Winds
///
/// `FIR_910` · Mage spell · Fire · 3 mana
///
/// > Deal $3 damage. Discard a random Fire spell to deal $3 more.
///
/// - Set: Into the Emerald Dream · rare · collectible
///
/// State: Derived
//~ derived FIR_910 c2d0556b 42019d49 10089151.8d8d704f
#[rustfmt::skip]
pub const FIR_910: Power = spell(&[deal(3).to(TARGET), if_(there_is(&YOUR_HAND.that(school(SpellSchool::Fire))), &[discard(YOUR_HAND.that(school(SpellSchool::Fire)).random()), deal(3).to(TARGET)])]);

/// # Smoldering Grove
///
/// `FIR_911` · Mage spell · Fire · 2 mana
///
/// > Draw {0} \|4(card, cards). *(Upgrades each turn, but discards after {1}!)*@Draw {0} cards. *(Discards this turn!)*
///
/// - Set: Into the Emerald Dream · rare · collectible
/// - Mechanics: Immolating
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `TAG_SCRIPT_DATA_NUM_2` = 3, `IMMOLATESTAGE` = 3, `2882` = 1
///
/// State: Todo
//~ todo FIR_911 570be8e0 48ffbfb6 3413ba2c.fab2486e
pub const FIR_911: Power = TODO;

/// # Inferno Herald
///
/// `FIR_913` · Mage minion · 4 mana · 3/6
///
/// > After you cast a Fire spell, get a random Elemental and reduce its Cost by (3).
///
/// - Set: Into the Emerald Dream · common · collectible
/// - Minion type: Elemental
/// - Tags: `4930` = 1
///
/// State: Derived
//~ derived FIR_913 2f9d2b58 2842acd2 5382d85b.4a8d0831
pub const FIR_913: Power =
    after(YOU.cast(school(SpellSchool::Fire))).then(&[get(random(ELEMENTAL)), give(&[cost_less(3)]).to(IT)]);
