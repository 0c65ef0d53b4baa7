//! Shaman cards of Fractured in Alterac Valley, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 837410b9

/// # Glaciate
///
/// `AV_107` · Shaman spell · Frost · 6 mana
///
/// > **Discover** an 8-Cost minion. Summon and **Freeze** it.
///
/// State: Derived
//~ derived AV_107 98f0ba1f 71e57764 f1017228.20d52b39
#[test]
fn AV_107_glaciate() {
    check(
        CardClass::Shaman,
        &[
            Give("AV_107"),
            Cost("AV_107", 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("OG_142")),
            Play("AV_107", Nothing),
            ChooseCard("OG_142"),
            BoardCount(Mine, 2),
            HasNow(The("OG_142"), GameTag::FROZEN),
            In(The("OG_142"), Zone::Play),
            Now(The("OG_142"), 6, 10),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("AV_107"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AV_258")),
            Play("AV_107", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("AV_107"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_017")),
            Play("AV_107", Nothing),
            Choose(0),
        ],
    );
}

/// # Snowball Fight!
///
/// `AV_250` · Shaman spell · Frost · 3 mana
///
/// > Deal $1 damage to a minion and **Freeze** it. If it survives, repeat this on another minion!
///
/// State: Todo
//~ todo AV_250 5ac29844 526cec48 3c95db94.86894503
#[test]
#[ignore = "todo: AV_250 Snowball Fight!"]
fn AV_250_snowball_fight() {
    check(CardClass::Shaman, &[Give("AV_250"), Cost("AV_250", 3), Unwritten]);
}

/// # Cheaty Snobold
///
/// `AV_251` · Shaman minion · 3 mana · 3/4
///
/// > After an enemy is **Frozen**, deal 3 damage to it.
///
/// State: Derived
//~ derived AV_251 f4eb6a44 82435097 0fa0629b.abcbf847
#[test]
fn AV_251_cheaty_snobold() {
    check(
        CardClass::Shaman,
        &[
            Give("AV_251"),
            Cost("AV_251", 3),
            Stats("AV_251", 3, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AV_251"),
            Play("CS2_024", On(TheirHero)),
            Now(TheirHero, 0, 24),
            Damage(TheirHero, 6),
        ],
    );
}

/// # Snowfall Guardian
///
/// `AV_255` · Shaman minion · 6 mana · 5/5
///
/// > **Battlecry: Freeze** all other minions.
///
/// State: Derived
//~ derived AV_255 efb5fc44 87dd5bde 198e293a.7c6f44c5
#[test]
fn AV_255_snowfall_guardian() {
    check(
        CardClass::Shaman,
        &[
            Give("AV_255"),
            Cost("AV_255", 6),
            Stats("AV_255", 5, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_255", Nothing),
            HasNot(Nth(0), GameTag::FROZEN),
            HasNow(Nth(1), GameTag::FROZEN),
            HasNow(Nth(2), GameTag::FROZEN),
        ],
    );
}

/// # Bearon Gla'shear
///
/// `AV_257` · Shaman minion · 7 mana · 6/6
///
/// > **Battlecry:** For each Frost spell you've cast this game, summon a 3/4 Elemental that **Freezes**.@ *(@)*
///
/// State: Derived
//~ derived AV_257 4e65d83a 829bb512 5387bae1.e3fb1c45
#[test]
fn AV_257_bearon_glashear() {
    check(
        CardClass::Shaman,
        &[
            Give("AV_257"),
            Cost("AV_257", 7),
            Stats("AV_257", 6, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_024", On(TheirHero)),
            Crystals(10),
            Play("AV_257", Nothing),
            BoardCount(Mine, 3),
            In(The("AV_257t"), Zone::Play),
            Now(The("AV_257t"), 3, 4),
            TagNow(The("AV_257t"), GameTag::SPELLPOWER, 0),
        ],
    );
}

/// # Frozen Stagguard
///
/// `AV_257t` · Shaman minion · 3 mana · 3/4
///
/// > **Freeze** any character damaged by this minion.
///
/// State: Vanilla
//~ vanilla AV_257t 35061ff6 6f6bbf4f 7837da95.71ce65d6
#[test]
fn AV_257t_frozen_stagguard() {
    check(
        CardClass::Shaman,
        &[
            Give("AV_257t"),
            Cost("AV_257t", 3),
            Stats("AV_257t", 3, 4),
            Play("AV_257t", Nothing),
            In(The("AV_257t"), Zone::Play),
            Now(The("AV_257t"), 3, 4),
        ],
    );
}

/// # Bru'kan of the Elements
///
/// `AV_258` · Shaman hero · 8 mana · 30 health, 5 armor
///
/// > **Battlecry:** Call upon the power of two Elements!
///
/// State: Todo
//~ todo AV_258 cdafe7da 73c395b0 6adaf205.1a097698
#[test]
#[ignore = "todo: AV_258 Bru'kan of the Elements"]
fn AV_258_brukan_of_the_elements() {
    check(CardClass::Shaman, &[Give("AV_258"), Cost("AV_258", 8), Unwritten]);
}

/// # Elemental Mastery
///
/// `AV_258p` · Shaman hero power · 2 mana
///
/// > Call upon a different Element every turn!
///
/// State: Todo
//~ todo AV_258p 30defb4e fc86b239 4f0148df.ecfb8684
#[test]
#[ignore = "todo: AV_258p Elemental Mastery"]
fn AV_258p_elemental_mastery() {
    check(CardClass::Shaman, &[HasHeroPower("AV_258p"), Cost("AV_258p", 2), Unwritten]);
}

/// # Water Invocation
///
/// `AV_258p2` · Shaman hero power · 2 mana
///
/// > Restore #6 Health to all friendly characters. Swaps each turn.
///
/// State: Todo
//~ todo AV_258p2 7679a13c 580d36b5 04910b18.c3890a19
#[test]
#[ignore = "todo: AV_258p2 Water Invocation"]
fn AV_258p2_water_invocation() {
    check(CardClass::Shaman, &[HasHeroPower("AV_258p2"), Cost("AV_258p2", 2), Unwritten]);
}

/// # Earth Invocation
///
/// `AV_258pt` · Shaman hero power · 2 mana
///
/// > Summon two 2/3 Elementals with **Taunt**. Swaps each turn.
///
/// State: Todo
//~ todo AV_258pt f43056a3 99269936 e9d778c6.488eac00
#[test]
#[ignore = "todo: AV_258pt Earth Invocation"]
fn AV_258pt_earth_invocation() {
    check(CardClass::Shaman, &[HasHeroPower("AV_258pt"), Cost("AV_258pt", 2), Unwritten]);
}

/// # Fire Invocation
///
/// `AV_258pt3` · Shaman hero power · 2 mana
///
/// > Deal $6 damage to the enemy hero. Swaps each turn.
///
/// State: Todo
//~ todo AV_258pt3 28c40ff5 640711b7 1a7994a0.16809e69
#[test]
#[ignore = "todo: AV_258pt3 Fire Invocation"]
fn AV_258pt3_fire_invocation() {
    check(CardClass::Shaman, &[HasHeroPower("AV_258pt3"), Cost("AV_258pt3", 2), Unwritten]);
}

/// # Lightning Invocation
///
/// `AV_258pt4` · Shaman hero power · 2 mana
///
/// > Deal $2 damage to all enemy minions. Swaps each turn.
///
/// State: Todo
//~ todo AV_258pt4 4a3bd71e 3ef00f96 881b407d.c246d7ed
#[test]
#[ignore = "todo: AV_258pt4 Lightning Invocation"]
fn AV_258pt4_lightning_invocation() {
    check(CardClass::Shaman, &[HasHeroPower("AV_258pt4"), Cost("AV_258pt4", 2), Unwritten]);
}

/// # Command the Elements
///
/// `AV_258pt7` · Shaman hero power · 2 mana
///
/// > Call upon a different Element every turn!
///
/// State: Todo
//~ todo AV_258pt7 49de317c fbd2cc00 e8424e00.ecfb8684
#[test]
#[ignore = "todo: AV_258pt7 Command the Elements"]
fn AV_258pt7_command_the_elements() {
    check(CardClass::Shaman, &[HasHeroPower("AV_258pt7"), Cost("AV_258pt7", 2), Unwritten]);
}

/// # Earth Invocation
///
/// `AV_258t` · Shaman spell · 0 mana
///
/// > Summon two 2/3 Elementals with **Taunt**.
///
/// State: Todo
//~ todo AV_258t ac1c77bb c42e05e0 43c57e37.2a631cf9
#[test]
#[ignore = "todo: AV_258t Earth Invocation"]
fn AV_258t_earth_invocation() {
    check(CardClass::Shaman, &[Give("AV_258t"), Cost("AV_258t", 0), Unwritten]);
}

/// # Water Invocation
///
/// `AV_258t2` · Shaman spell · 0 mana
///
/// > Restore 6 Health to all friendly characters.
///
/// State: Derived
//~ derived AV_258t2 34f7c42c 88dba188 5470d230.34e428d6
#[test]
fn AV_258t2_water_invocation() {
    check(
        CardClass::Shaman,
        &[
            Give("AV_258t2"),
            Cost("AV_258t2", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("AV_258t2", Nothing),
            Now(MyHero, 0, 16),
            Damage(MyHero, 14),
            Now(Nth(1), 4, 5),
        ],
    );
}

/// # Fire Invocation
///
/// `AV_258t3` · Shaman spell · 0 mana
///
/// > Deal 6 damage to the enemy hero.
///
/// State: Derived
//~ derived AV_258t3 6f80ea4e e7e4deb2 31d84103.91006004
#[test]
fn AV_258t3_fire_invocation() {
    check(
        CardClass::Shaman,
        &[
            Give("AV_258t3"),
            Cost("AV_258t3", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_258t3", Nothing),
            Now(TheirHero, 0, 24),
            Damage(TheirHero, 6),
        ],
    );
}

/// # Lightning Invocation
///
/// `AV_258t4` · Shaman spell · 0 mana
///
/// > Deal 2 damage to all enemy minions.
///
/// State: Derived
//~ derived AV_258t4 6d47f7e1 d2838e7b aa9bd1f8.8b743cee
#[test]
fn AV_258t4_lightning_invocation() {
    check(
        CardClass::Shaman,
        &[
            Give("AV_258t4"),
            Cost("AV_258t4", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_258t4", Nothing),
            Now(Nth(2), 4, 3),
        ],
    );
}

/// # Earthen Guardian
///
/// `AV_258t6` · Shaman minion · 2 mana · 2/3
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla AV_258t6 a20038c5 ca01e9ff e41262f4.4b0c5d24
#[test]
fn AV_258t6_earthen_guardian() {
    check(
        CardClass::Shaman,
        &[
            Give("AV_258t6"),
            Cost("AV_258t6", 2),
            Stats("AV_258t6", 2, 3),
            Has("AV_258t6", GameTag::TAUNT),
            Play("AV_258t6", Nothing),
            In(The("AV_258t6"), Zone::Play),
            Now(The("AV_258t6"), 2, 3),
            HasNow(The("AV_258t6"), GameTag::TAUNT),
        ],
    );
}

/// # Frostbite
///
/// `AV_259` · Shaman spell · Frost · 2 mana
///
/// > Deal $3 damage. **Honorable Kill:** Your opponent's next spell costs (2) more.
///
/// State: Done
//~ done AV_259 e0994bfe - 46a85786.0862ab1c
#[test]
fn AV_259_frostbite() {
    check(
        CardClass::Shaman,
        &[
            Give("AV_259"),
            Cost("AV_259", 2),
            Enemy("CS2_125"),
            GiveThem("CS2_029"),
            GiveThem("CS2_182"),
            Give("CS2_029"),
            Play("AV_259", On(Nth(1))),
            Dead(Nth(1)),
            CostNow(Nth(4), 4),
            EndTurn,
            CostNow(Nth(2), 6),
            CostNow(Nth(3), 4),
            Play("CS2_008", On(MyHero)),
            CostNow(Nth(2), 4),
            Mana(8),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Enemy("CS2_182"),
            GiveThem("CS2_029"),
            Play("AV_259", On(Nth(0))),
            Health(Nth(0), 2),
            EndTurn,
            CostNow(Nth(1), 4),
        ],
    );
}

/// # Sleetbreaker
///
/// `AV_260` · Shaman minion · 2 mana · 3/2
///
/// > **Battlecry:** Add a Windchill to your hand.
///
/// State: Derived
//~ derived AV_260 61e9f2c5 e62959e4 4d5c4573.2bd39e8d
#[test]
fn AV_260_sleetbreaker() {
    check(
        CardClass::Shaman,
        &[
            Give("AV_260"),
            Cost("AV_260", 2),
            Stats("AV_260", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_260", Nothing),
            Is(InHand(0), "AV_266"),
            CostNow(InHand(0), 1),
            HandCount(Mine, 1),
        ],
    );
}

/// # Windchill
///
/// `AV_266` · Shaman spell · Frost · 1 mana
///
/// > **Freeze** a minion. Draw a card.
///
/// State: Derived
//~ derived AV_266 729b59d7 0ca00f70 14e8a1e0.7e348bf0
#[test]
fn AV_266_windchill() {
    check(
        CardClass::Shaman,
        &[
            Give("AV_266"),
            Cost("AV_266", 1),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_266", On(Nth(5))),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            HasNot(Nth(3), GameTag::FROZEN),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            HasNow(Nth(5), GameTag::FROZEN),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("AV_266"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_266", On(Nth(4))),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            HasNot(Nth(3), GameTag::FROZEN),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            HasNow(Nth(4), GameTag::FROZEN),
        ],
    );
}

/// # Wildpaw Cavern
///
/// `AV_268` · Shaman spell · 4 mana
///
/// > At the end of your turn, summon a 3/4 Elemental that **Freezes**. Lasts 3 turns.
///
/// State: Derived
//~ derived AV_268 09fd3880 853ee248 5f989e67.a717d324
#[test]
fn AV_268_wildpaw_cavern() {
    check(
        CardClass::Shaman,
        &[
            Give("AV_268"),
            Cost("AV_268", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_268", Nothing),
            In(Nth(0), Zone::Secret),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("AV_268"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_268", Nothing),
            EndTurn,
            BoardCount(Mine, 2),
            In(Nth(0), Zone::Secret),
            In(The("AV_257t"), Zone::Play),
            Now(The("AV_257t"), 3, 4),
        ],
    );
}

/// # Don't Stand in the Fire!
///
/// `ONY_011` · Shaman spell · Fire · 5 mana
///
/// > Deal $10 damage randomly split among all enemy minions. **Overload:** (1)
///
/// State: Derived
//~ derived ONY_011 c10b6a22 b6da2759 dd872d0a.700723f4
#[test]
fn ONY_011_dont_stand_in_the_fire() {
    check(
        CardClass::Shaman,
        &[
            Give("ONY_011"),
            Cost("ONY_011", 5),
            Has("ONY_011", GameTag::OVERLOAD),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(2))),
            Play("ONY_011", Nothing),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("ONY_011"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(3))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(3))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(3))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(3))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(3))),
            Play("ONY_011", Nothing),
            Dead(Nth(2)),
            Dead(Nth(3)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Spirit Mount
///
/// `ONY_012` · Shaman spell · 2 mana
///
/// > Give a minion +1/+2 and **Spell Damage +1**. When it dies, summon a Spirit Raptor.
///
/// State: Todo
//~ todo ONY_012 b5d8e097 94deec08 0f570509.4a2406c2
#[test]
#[ignore = "todo: ONY_012 Spirit Mount"]
fn ONY_012_spirit_mount() {
    check(CardClass::Shaman, &[Give("ONY_012"), Cost("ONY_012", 2), Unwritten]);
}

/// # Bru'kan's Raptor
///
/// `ONY_012t` · Shaman minion · 2 mana · 1/2
///
/// > **Spell Damage +1**
///
/// State: Vanilla
//~ vanilla ONY_012t 28dcf313 52684d87 8dea0af7.b88f2291
#[test]
fn ONY_012t_brukans_raptor() {
    check(
        CardClass::Shaman,
        &[
            Give("ONY_012t"),
            Cost("ONY_012t", 2),
            Stats("ONY_012t", 1, 2),
            Has("ONY_012t", GameTag::SPELLPOWER),
            Play("ONY_012t", Nothing),
            In(The("ONY_012t"), Zone::Play),
            Now(The("ONY_012t"), 1, 2),
            HasNow(The("ONY_012t"), GameTag::SPELLPOWER),
        ],
    );
}

/// # Bracing Cold
///
/// `ONY_013` · Shaman spell · Frost · 2 mana
///
/// > Restore #5 Health to your hero. Reduce the Cost of a random spell in your hand by (2).
///
/// State: Derived
//~ derived ONY_013 19503057 e9559b75 7a727028.85a90026
#[test]
fn ONY_013_bracing_cold() {
    check(
        CardClass::Shaman,
        &[
            Give("ONY_013"),
            Cost("ONY_013", 2),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(3), 2),
            Hurt(Nth(4), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Force(Entity(Nth(1))),
            Play("ONY_013", Nothing),
            Now(MyHero, 0, 15),
            Damage(MyHero, 15),
            CostNow(Nth(1), 3),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("ONY_013"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(3), 2),
            Hurt(Nth(4), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Never(Entity(Nth(2))),
            Play("ONY_013", Nothing),
        ],
    );
}

/// # Shivers
///
/// `ONY_013e` · Shaman enchantment
///
/// > Costs (2) less.
///
/// State: Derived
//~ derived ONY_013e 5d9c7264 d2f570a4 d28f3e01.90c32b47
#[test]
fn ONY_013e_shivers() {
    check(CardClass::Shaman, &[Give("CS2_118"), Enchant(Nth(0), "ONY_013e"), CostNow(Nth(0), 1)]);
}
