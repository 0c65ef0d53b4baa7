//! Paladin cards of United in Stormwind, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d161bbf1

/// # Wealth Redistributor
///
/// `DED_500` · Paladin minion · 5 mana · 2/8
///
/// > **Taunt**. **Battlecry:** Swap the Attack of the highest and lowest Attack minion.
///
/// State: Todo
//~ todo DED_500 4dc3681c 83345f60 38b3a4dc.c3dd928d
#[test]
#[ignore = "todo: DED_500 Wealth Redistributor"]
fn DED_500_wealth_redistributor() {
    check(
        CardClass::Paladin,
        &[Give("DED_500"), Cost("DED_500", 5), Stats("DED_500", 2, 8), Has("DED_500", GameTag::TAUNT), Unwritten],
    );
}

/// # Sunwing Squawker
///
/// `DED_501` · Paladin minion · 4 mana · 3/4
///
/// > **Battlecry:** Repeat the last spell you've cast on a friendly minion on this.
///
/// State: Todo
//~ todo DED_501 5b2a9ab0 58790cab 73b044c4.49f64665
#[test]
#[ignore = "todo: DED_501 Sunwing Squawker"]
fn DED_501_sunwing_squawker() {
    check(CardClass::Paladin, &[Give("DED_501"), Cost("DED_501", 4), Stats("DED_501", 3, 4), Unwritten]);
}

/// # Righteous Defense
///
/// `DED_502` · Paladin spell · Holy · 3 mana
///
/// > Set a minion's stats to 1/1. Give the stats it lost to a random minion in your hand.
///
/// State: Todo
//~ todo DED_502 7dac9abb 51dc1833 8807c296.4af2f5ad
#[test]
#[ignore = "todo: DED_502 Righteous Defense"]
fn DED_502_righteous_defense() {
    check(CardClass::Paladin, &[Give("DED_502"), Cost("DED_502", 3), Unwritten]);
}

/// # Justified
///
/// `DED_502e` · Paladin enchantment
///
/// > 1/1.
///
/// State: Derived
//~ derived DED_502e 27b48786 fa01c221 4b832d77.d68bebe2
#[test]
fn DED_502e_justified() {
    check(CardClass::Paladin, &[Friend("CS2_119"), Enchant(My(0), "DED_502e"), Now(My(0), 1, 1)]);
}

/// # City Tax
///
/// `SW_046` · Paladin spell · 2 mana
///
/// > **Tradeable Lifesteal**. Deal $1 damage to all enemy minions.
///
/// State: Derived
//~ derived SW_046 e2bcbdfa 79675b29 0ddaec78.feb39039
#[test]
fn SW_046_city_tax() {
    check(
        CardClass::Paladin,
        &[
            Give("SW_046"),
            Cost("SW_046", 2),
            Has("SW_046", GameTag::LIFESTEAL),
            Has("SW_046", GameTag::TRADEABLE),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("SW_046", Nothing),
            Now(MyHero, 0, 11),
            Damage(MyHero, 19),
            Now(Nth(2), 4, 2),
        ],
    );
}

/// # Highlord Fordragon
///
/// `SW_047` · Paladin minion · 6 mana · 5/5
///
/// > **Divine Shield** After a friendly minion loses **Divine Shield**, give a minion in your hand +5/+5.
///
/// State: Derived
//~ derived SW_047 11f6d580 d5188e42 5e7d0a0f.eab82b9e
#[test]
fn SW_047_highlord_fordragon() {
    check(
        CardClass::Paladin,
        &[
            Give("SW_047"),
            Cost("SW_047", 6),
            Stats("SW_047", 5, 5),
            Has("SW_047", GameTag::DIVINE_SHIELD),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("AT_087"),
            Friend("CS2_182"),
            Enemy("AT_087"),
            Enemy("CS2_182"),
            Friend("SW_047"),
            Force(Entity(Nth(0))),
            Hurt(Nth(7), 1),
            Now(Nth(0), 10, 10),
        ],
    );
}

/// # Highlord's Blessing
///
/// `SW_047e` · Neutral enchantment
///
/// > +5/+5.
///
/// State: Derived
//~ derived SW_047e 56834112 92e46eb5 14574b92.401e4f6d
#[test]
fn SW_047e_highlords_blessing() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "SW_047e"), Now(My(0), 10, 6)]);
}

/// # Prismatic Jewel Kit
///
/// `SW_048` · Paladin weapon · 1 mana · 0/3 durability
///
/// > After a friendly minion loses **Divine Shield**, give minions in your hand +1/+1. Lose 1 Durability.
///
/// State: Derived
//~ derived SW_048 6826ca67 65303c85 03ed8264.6301a283
#[test]
fn SW_048_prismatic_jewel_kit() {
    check(
        CardClass::Paladin,
        &[
            Give("SW_048"),
            Cost("SW_048", 1),
            Stats("SW_048", 0, 3),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("AT_087"),
            Friend("CS2_182"),
            Enemy("AT_087"),
            Enemy("CS2_182"),
            Friend("SW_048"),
            Hurt(Nth(3), 1),
            Now(Nth(0), 0, 3),
            Now(Nth(1), 6, 2),
            Now(Nth(2), 5, 6),
            Now(Nth(7), 0, 2),
        ],
    );
}

/// # Faceted Dawnstone
///
/// `SW_048e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived SW_048e 32186522 3ba9a7be 844f2eee.67341004
#[test]
fn SW_048e_faceted_dawnstone() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "SW_048e"), Now(My(0), 6, 2)]);
}

/// # Blessed Goods
///
/// `SW_049` · Paladin spell · Holy · 1 mana
///
/// > **Discover** a **Secret**, weapon, or **Divine Shield** minion.
///
/// State: Derived
//~ derived SW_049 58d88c36 a8dae1ce 934fb098.86b4cb98
#[test]
fn SW_049_blessed_goods() {
    check(
        CardClass::Paladin,
        &[
            Give("SW_049"),
            Cost("SW_049", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_073")),
            Play("SW_049", Nothing),
            ChooseCard("AT_073"),
            HasNot(InHand(0), GameTag::DIVINE_SHIELD),
            Is(InHand(0), "AT_073"),
            CostNow(InHand(0), 1),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("SW_049"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_017")),
            Play("SW_049", Nothing),
            Choose(0),
        ],
    );
}

/// # First Blade of Wrynn
///
/// `SW_305` · Paladin minion · 4 mana · 3/5
///
/// > **Divine Shield Battlecry:** Gain **Rush** if this has at least 4 Attack.
///
/// State: Derived
//~ derived SW_305 37fc9bf0 1c82a4f4 583281ae.e2041d1b
#[test]
fn SW_305_first_blade_of_wrynn() {
    check(
        CardClass::Paladin,
        &[
            Give("SW_305"),
            Cost("SW_305", 4),
            Stats("SW_305", 3, 5),
            Has("SW_305", GameTag::DIVINE_SHIELD),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "CS2_092e"),
            Play("SW_305", Nothing),
            HasNow(Nth(0), GameTag::RUSH),
        ],
    );
    check(
        CardClass::Paladin,
        &[Give("SW_305"), Friend("CS2_182"), Enemy("CS2_182"), Play("SW_305", Nothing), HasNot(Nth(0), GameTag::RUSH)],
    );
}

/// # Rise to the Occasion
///
/// `SW_313` · Paladin spell · 1 mana
///
/// > **Questline:** Play 3 different 1-Cost cards. **Reward:** Equip a 1/4 Light's Justice.
///
/// State: Todo
//~ todo SW_313 db176b4f 6535b595 16a5088e.6566d04a
#[test]
#[ignore = "todo: SW_313 Rise to the Occasion"]
fn SW_313_rise_to_the_occasion() {
    check(CardClass::Paladin, &[Give("SW_313"), Cost("SW_313", 1), Unwritten]);
}

/// # Pave the Way
///
/// `SW_313e1` · Paladin enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived SW_313e1 54cf3ab9 3ef7603b b0560376.f705eb41
#[test]
fn SW_313e1_pave_the_way() {
    check(CardClass::Paladin, &[Give("CS2_118"), Enchant(Nth(0), "SW_313e1"), CostNow(Nth(0), 2)]);
}

/// # Pave the Way
///
/// `SW_313t` · Paladin spell · 1 mana
///
/// > **Questline:** Play 3 different 1-Cost cards. **Reward:** Upgrade your Hero Power.
///
/// State: Todo
//~ todo SW_313t e8991ab7 747395fd 0b863a61.7bc10067
#[test]
#[ignore = "todo: SW_313t Pave the Way"]
fn SW_313t_pave_the_way() {
    check(CardClass::Paladin, &[Give("SW_313t"), Cost("SW_313t", 1), Unwritten]);
}

/// # Avenge the Fallen
///
/// `SW_313t2` · Paladin spell · 1 mana
///
/// > **Questline:** Play 3 different 1-Cost cards. **Reward:** Lightborn Cariel.
///
/// State: Todo
//~ todo SW_313t2 645df2ee e19bac12 3165815e.294652e9
#[test]
#[ignore = "todo: SW_313t2 Avenge the Fallen"]
fn SW_313t2_avenge_the_fallen() {
    check(CardClass::Paladin, &[Give("SW_313t2"), Cost("SW_313t2", 1), Unwritten]);
}

/// # Lightborn Cariel
///
/// `SW_313t4` · Paladin minion · 5 mana · 7/7
///
/// > **Battlecry:** For the rest of the game, your Silver Hand Recruits have +2/+2.
///
/// State: Derived
//~ derived SW_313t4 0693c4ec 21aca9a4 4896a599.9a138b14
#[test]
fn SW_313t4_lightborn_cariel() {
    check(
        CardClass::Paladin,
        &[
            Give("SW_313t4"),
            Cost("SW_313t4", 5),
            Stats("SW_313t4", 7, 7),
            Friend("CS2_101t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_313t4", Nothing),
            Now(Nth(1), 3, 3),
        ],
    );
}

/// # Light's Strength
///
/// `SW_313t4e` · Paladin enchantment
///
/// > For the rest of the game, your Silver Hand Recruits have +2/+2.
///
/// State: Derived
//~ derived SW_313t4e ce9eee5a 72bc628f 0471505c.4d185049
#[test]
fn SW_313t4e_lights_strength() {
    check(
        CardClass::Paladin,
        &[
            Friend("CS2_182"),
            Friend("CS2_101t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "SW_313t4e"),
            Now(Nth(0), 4, 5),
            Now(Nth(1), 3, 3),
        ],
    );
}

/// # Light's Power
///
/// `SW_313t4ee` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived SW_313t4ee f6ce4cf9 fa8038c4 8b8f32af.6d6ab056
#[test]
fn SW_313t4ee_lights_power() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "SW_313t4ee"), Now(My(0), 7, 3)]);
}

/// # Lightbringer's Hammer
///
/// `SW_314` · Paladin weapon · 3 mana · 3/2 durability
///
/// > **Lifesteal** Can't attack heroes.
///
/// State: Derived
//~ derived SW_314 0cbe9d25 6e445b60 50d91bf8.1ec31d30
#[test]
fn SW_314_lightbringers_hammer() {
    check(
        CardClass::Paladin,
        &[
            Give("SW_314"),
            Cost("SW_314", 3),
            Stats("SW_314", 3, 2),
            Has("SW_314", GameTag::LIFESTEAL),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SW_314"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            HasNow(Nth(3), GameTag::CANNOT_ATTACK_HEROES),
        ],
    );
}

/// # Alliance Bannerman
///
/// `SW_315` · Paladin minion · 3 mana · 2/2
///
/// > **Battlecry:** Draw a minion. Give minions in your hand +1/+1.
///
/// State: Derived
//~ derived SW_315 34405764 f28ea650 b2e61bd2.11b72101
#[test]
fn SW_315_alliance_bannerman() {
    check(
        CardClass::Paladin,
        &[
            Give("SW_315"),
            Cost("SW_315", 3),
            Stats("SW_315", 2, 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_315", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 3),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 6),
            Now(Nth(4), 6, 2),
            Now(Nth(5), 5, 6),
        ],
    );
}

/// # Stormwind Pride
///
/// `SW_315e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived SW_315e a811fb21 308d8c08 86b9a49f.67341004
#[test]
fn SW_315e_stormwind_pride() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "SW_315e"), Now(My(0), 6, 2)]);
}

/// # Noble Mount
///
/// `SW_316` · Paladin spell · 2 mana
///
/// > Give a minion +1/+1 and **Divine Shield**. When it dies, summon a Warhorse.
///
/// State: Derived
//~ derived SW_316 3b19e02b 2586b505 6d9bc455.3f171495
#[test]
fn SW_316_noble_mount() {
    check(
        CardClass::Paladin,
        &[
            Give("SW_316"),
            Cost("SW_316", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_316", On(Nth(2))),
            Now(Nth(2), 5, 6),
        ],
    );
    check(
        CardClass::Paladin,
        &[Give("SW_316"), Friend("CS2_182"), Enemy("CS2_182"), Play("SW_316", On(Nth(1))), Now(Nth(1), 5, 6)],
    );
}

/// # On a Horse
///
/// `SW_316e` · Neutral enchantment
///
/// > +1/+1 and **Divine Shield**. **Deathrattle:** Summon a Warhorse.
///
/// State: Derived
//~ derived SW_316e cd548bd5 414fa482 e741849c.1659bab3
#[test]
fn SW_316e_on_a_horse() {
    check(
        CardClass::Paladin,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "SW_316e"),
            HasNow(Nth(0), GameTag::DIVINE_SHIELD),
            Now(Nth(0), 5, 6),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "SW_316e"),
            Kill(Nth(0)),
            BoardCount(Mine, 2),
            HasNow(The("SW_316t"), GameTag::DIVINE_SHIELD),
            In(The("SW_316t"), Zone::Play),
            Now(The("SW_316t"), 1, 1),
        ],
    );
}

/// # Cariel's Warhorse
///
/// `SW_316t` · Paladin minion · 1 mana · 1/1
///
/// > **Divine Shield**
///
/// State: Vanilla
//~ vanilla SW_316t b30a8ac0 46393bf5 1ad585b4.cc526ac4
#[test]
fn SW_316t_cariels_warhorse() {
    check(
        CardClass::Paladin,
        &[
            Give("SW_316t"),
            Cost("SW_316t", 1),
            Stats("SW_316t", 1, 1),
            Has("SW_316t", GameTag::DIVINE_SHIELD),
            Play("SW_316t", Nothing),
            In(The("SW_316t"), Zone::Play),
            Now(The("SW_316t"), 1, 1),
            HasNow(The("SW_316t"), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Catacomb Guard
///
/// `SW_317` · Paladin minion · 3 mana · 1/4
///
/// > **Lifesteal Battlecry:** Deal damage equal to this minion's Attack to an enemy minion.
///
/// State: Derived
//~ derived SW_317 878b02a5 8accff05 1d33106b.7e64826b
#[test]
fn SW_317_catacomb_guard() {
    check(
        CardClass::Paladin,
        &[
            Give("SW_317"),
            Cost("SW_317", 3),
            Stats("SW_317", 1, 4),
            Has("SW_317", GameTag::LIFESTEAL),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("SW_317", On(Nth(2))),
            Now(MyHero, 0, 11),
            Damage(MyHero, 19),
            Now(Nth(2), 4, 2),
        ],
    );
}
