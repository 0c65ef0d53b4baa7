//! Shaman cards of Murder at Castle Nathria.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 41f7f6af

/// # Totemic Evidence
///
/// `MAW_003` · Shaman spell · 1 mana
///
/// > Choose a basic Totem and summon it. **Infuse (@ \|4(Totem, Totems)):** Summon all 4 instead.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3, `2449` = 1
/// - Tokens: Totemic Evidence [`MAW_003t`]
///
/// State: Todo
//~ todo MAW_003 caabb3f6 9e583cb3 1fc7aebb.419c55c3
pub const MAW_003: Power = TODO;

/// # Totemic Evidence
///
/// `MAW_003t` · Shaman spell · 1 mana
///
/// > **Infused** Summon all 4 basic Totems.
///
/// - Set: Murder at Castle Nathria · common
/// - Mechanics: Infused
///
/// State: Derived
//~ derived MAW_003t 1a9e9bf7 91caed8d 09a794ea.2db501ac
pub const MAW_003t: Power =
    spell(&[summon(card("CS2_050")), summon(card("CS2_051")), summon(card("CS2_058")), summon(card("NEW1_009"))]);

/// # Framester
///
/// `MAW_005` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Shuffle 3 'Framed' cards into the opponent's deck. When drawn, they **Overload** for (2).
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Overload
/// - Tokens: Framed [`MAW_005t`]
///
/// State: Todo
//~ todo MAW_005 67793092 28caadea 38e5417a.55eca0b8
pub const MAW_005: Power = TODO;

/// # Framed
///
/// `MAW_005t` · Shaman spell · 0 mana
///
/// > **Casts When Drawn Overload:** (2)
///
/// - Set: Murder at Castle Nathria
/// - Mechanics: Casts When Drawn
/// - Tags: `OVERLOAD` = 2
///
/// State: Todo
//~ todo MAW_005t 089db594 f0c1bdc9 6039fade.a1cd858b
pub const MAW_005t: Power = TODO;

/// # Torghast Custodian
///
/// `MAW_030` · Shaman minion · 8 mana · 6/10
///
/// > **Battlecry:** For each enemy minion, randomly gain **Rush**, **Divine Shield**, or **Windfury**.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Windfury, Divine Shield, Rush
/// - Enchantments: Crawling [`MAW_030e2`], Sweeping [`MAW_030e3`], Formidable [`MAW_030e4`]
///
/// State: Todo
//~ todo MAW_030 936fe33f 17214557 e546b86f.3f16bbe7
pub const MAW_030: Power = TODO;

/// # Crawling
///
/// `MAW_030e2` · Shaman enchantment
///
/// > **Rush**.
///
/// - Set: Murder at Castle Nathria
///
/// State: Derived
//~ derived MAW_030e2 cc5e1ee6 60a96bc3 0f83c596.6bcfb036
pub const MAW_030e2: Power = enchant(&[has(GameTag::RUSH)]);

/// # Sweeping
///
/// `MAW_030e3` · Shaman enchantment
///
/// > **Divine Shield**.
///
/// - Set: Murder at Castle Nathria
///
/// State: Derived
//~ derived MAW_030e3 1c8f5f30 ecfc1c8b d36b3fb0.3c22c089
pub const MAW_030e3: Power = enchant(&[has(GameTag::DIVINE_SHIELD)]);

/// # Formidable
///
/// `MAW_030e4` · Shaman enchantment
///
/// > **Windfury**.
///
/// - Set: Murder at Castle Nathria
///
/// State: Derived
//~ derived MAW_030e4 dada90bf 32f0e550 80c0882f.d091b609
pub const MAW_030e4: Power = enchant(&[has(GameTag::WINDFURY)]);

/// # Criminal Lineup
///
/// `REV_517` · Shaman spell · 8 mana
///
/// > Choose a friendly minion. Summon 3 copies of it. **Overload:** (2)
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Tags: `OVERLOAD` = 2, `2731` = 2
///
/// State: Derived
//~ derived REV_517 5b1b50f7 814b544a 1e56470c.e284de30
pub const REV_517: Power = spell(&[with_each(A_FRIENDLY_MINION), summon(copy_of(IT)).copies(3)]);

/// # Baroness Vashj
///
/// `REV_788` · Shaman minion · 4 mana · 3/6
///
/// > {0} {1} {2} {3}
///
/// - Set: Murder at Castle Nathria · legendary
/// - Minion type: Naga
///
/// State: Todo
//~ todo REV_788 3a662b4f 3ccbf0ed 903b2892.2260dcce
pub const REV_788: Power = TODO;

/// # Muck Pools
///
/// `REV_798` · Shaman location · 1 mana · 0 uses
///
/// > {0} {1}
///
/// - Set: Murder at Castle Nathria · rare
///
/// State: Todo
//~ todo REV_798 159bac9c 1f2dd79d 7526551d.09cdb72f
pub const REV_798: Power = TODO;

/// # Gigantotem
///
/// `REV_838` · Shaman minion · 10 mana · 8/8
///
/// > Costs (1) less for each Totem you've summoned this game.
///
/// - Set: Murder at Castle Nathria · epic · collectible
/// - Minion type: Totem
///
/// State: Derived
//~ derived REV_838 c4ad58f3 18835cf5 b5b457f2.97bc67d5
pub const REV_838: Power =
    costs(&[cost_less(1).times(count_of(past(Side::Friendly, Deed::Summoned, Window::ThisGame).that(TOTEM)))]);

/// # Carving Chisel
///
/// `REV_917` · Shaman weapon · 2 mana · 1/3 durability
///
/// > After your hero attacks, summon a random basic Totem.
///
/// - Set: Murder at Castle Nathria · common · collectible
///
/// State: Derived
//~ derived REV_917 067535bc 4cca95b6 eb04854a.3d852508
pub const REV_917: Power =
    after(YOUR_HERO.attack(CARD)).then(&[summon(one_of(&["CS2_050", "CS2_051", "CS2_058", "NEW1_009"]))]);

/// # Convincing Disguise
///
/// `REV_920` · Shaman spell · 1 mana
///
/// > Transform a friendly minion into one that costs (2) more. **Infuse (@):** Transform all friendly minions instead.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Mechanics: Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 4
/// - Tokens: Convincing Disguise [`REV_920t`]
///
/// State: Derived
//~ derived REV_920 42524373 c24b144c 10bb6c79.53bda22b
pub const REV_920: Power =
    abilities(&[spell(&[transform(A_FRIENDLY_MINION, costing(MINION, 2, COST.of(IT)))]), infuse(4, "REV_920t")]);

/// # Convincing Disguise
///
/// `REV_920t` · Shaman spell · 1 mana
///
/// > **Infused** Transform all friendly minions into random ones that cost (2) more.
///
/// - Set: Murder at Castle Nathria · rare
/// - Mechanics: Infused
///
/// State: Derived
//~ derived REV_920t 9f97f45f 17286c7e 11a2148d.38a6e19d
pub const REV_920t: Power = spell(&[transform(FRIENDLY_MINIONS, costing(MINION, 2, COST.of(IT)))]);

/// # The Stonewright
///
/// `REV_921` · Shaman minion · 4 mana · 5/4
///
/// > **Battlecry:** For the rest of the game, your Totems have +2 Attack.
///
/// - Set: Murder at Castle Nathria · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Living Stone [`REV_921e`], Living Stone [`REV_921t`]
///
/// State: Derived
//~ derived REV_921 1f24b2e0 7685db2c 10964998.773d9ad9
pub const REV_921: Power = battlecry(&[attach("REV_921e").to(YOU)]);

/// # Living Stone
///
/// `REV_921e` · Shaman enchantment
///
/// > Your Totems have +2 Attack.
///
/// - Set: Murder at Castle Nathria
///
/// State: Derived
//~ derived REV_921e 47d3d513 8f877ff5 1048987a.af5ea250
pub const REV_921e: Power = enchant(&[]).aura(FRIENDLY_MINIONS.that(TOTEM), &[ATTACK.plus(2)]);

/// # Living Stone
///
/// `REV_921t` · enchantment
///
/// > +2 Attack.
///
/// - Set: Murder at Castle Nathria
/// - Mechanics: Cant Be Silenced
///
/// State: Derived
//~ derived REV_921t 239ca3c0 d3105d93 57099ee3.bf3d1612
pub const REV_921t: Power = enchant(&[ATTACK.plus(2)]);

/// # Muck Pools
///
/// `REV_923` · Shaman location · 1 mana · 0 uses
///
/// > Transform a friendly minion into one that costs (1) more.
///
/// - Set: Murder at Castle Nathria · rare · collectible
///
/// State: Derived
//~ derived REV_923 51879418 5aa3d301 0249e72b.0fce674e
pub const REV_923: Power = hero_power(&[transform(A_FRIENDLY_MINION, costing(MINION, 1, COST.of(IT)))]);

/// # Primordial Wave
///
/// `REV_924` · Shaman spell · Nature · 3 mana
///
/// > Transform enemy minions into ones that cost (1) less and friendly minions into ones that cost (1) more.
///
/// - Set: Murder at Castle Nathria · epic · collectible
///
/// State: Derived
//~ derived REV_924 103bf5fe a0e05d2d e46160c7.5e9dd62d
#[rustfmt::skip]
pub const REV_924: Power = spell(&[transform(ENEMY_MINIONS, costing(MINION, -1, COST.of(IT))), transform(FRIENDLY_MINIONS, costing(MINION, 1, COST.of(IT)))]);

/// # Baroness Vashj
///
/// `REV_925` · Shaman minion · 4 mana · 3/6
///
/// > If this would transform into a minion, summon that minion instead.
///
/// - Set: Murder at Castle Nathria · legendary · collectible
/// - Minion type: Naga
///
/// State: Todo
//~ todo REV_925 0bcffc6c b94389b1 e918ddc8.5d74ed5b
pub const REV_925: Power = TODO;

/// # Party Favor Totem
///
/// `REV_935` · Shaman minion · 3 mana · 0/3
///
/// > At the end of your turn, summon a random basic Totem. **Infuse (@):** Summon two instead.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Minion type: Totem
/// - Mechanics: Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2
/// - Tokens: Party Favor Totem [`REV_935t`]
///
/// State: Todo
//~ todo REV_935 b428938a 4ed83f71 24c64af1.c152b8ed
pub const REV_935: Power = TODO;

/// # Party Favor Totem
///
/// `REV_935t` · Shaman minion · 3 mana · 0/3
///
/// > **Infused** At the end of your turn, summon two random basic Totems.
///
/// - Set: Murder at Castle Nathria · rare
/// - Minion type: Totem
/// - Mechanics: Infused
///
/// State: Todo
//~ todo REV_935t f7aaa4ba 4168286b 89fb7ed1.7b9c04e8
pub const REV_935t: Power = TODO;

/// # Crud Caretaker
///
/// `REV_936` · Shaman minion · 4 mana · 1/1
///
/// > **Battlecry**: Summon a 3/5 Elemental with **Taunt**.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Tokens: Untreated Filth [`REV_936t`]
///
/// State: Derived
//~ derived REV_936 2ab577cc 1d8c612e c13f9e74.ce8142e1
pub const REV_936: Power = battlecry(&[summon(card("REV_936t"))]);

/// # Untreated Filth
///
/// `REV_936t` · Shaman minion · 4 mana · 3/5
///
/// > **Taunt**
///
/// - Set: Murder at Castle Nathria
/// - Minion type: Elemental
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla REV_936t 710947ba 531990a0 4a4e7090.4b0c5d24
pub const REV_936t: Power = VANILLA;
