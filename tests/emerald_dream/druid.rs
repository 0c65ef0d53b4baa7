//! Druid cards of Into the Emerald Dream, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a6d7ff9a

/// # Ward of Earth
///
/// `EDR_060` · Druid spell · Nature · 5 mana
///
/// > Gain 5 Armor. Summon a random 5-Cost minion and give it **Taunt**.
///
/// State: Derived
//~ derived EDR_060 c2af4724 d32533dd b20e179a.8f8a9f46
#[test]
fn EDR_060_ward_of_earth() {
    check(
        CardClass::Druid,
        &[
            Give("EDR_060"),
            Cost("EDR_060", 5),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Force(Card("GVG_070")),
            Play("EDR_060", Nothing),
            Armor(Mine, 5),
            BoardCount(Mine, 4),
            HasNow(The("GVG_070"), GameTag::TAUNT),
            In(The("GVG_070"), Zone::Play),
            Now(The("GVG_070"), 7, 4),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("EDR_060"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Never(Card("AT_003")),
            Play("EDR_060", Nothing),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("EDR_060"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Never(Card("AT_001")),
            Play("EDR_060", Nothing),
        ],
    );
}

/// # Forest Lord Cenarius
///
/// `EDR_209` · Druid minion · 10 mana · 5/8
///
/// > **Choose Thrice -** Give your other minions +1/+3; or Summon a 5/5 Ancient with **Taunt**.
///
/// State: Todo
//~ todo EDR_209 59a620c8 27c634f2 67b8cdc5.2083bbe3
#[test]
#[ignore = "todo: EDR_209 Forest Lord Cenarius"]
fn EDR_209_forest_lord_cenarius() {
    check(CardClass::Druid, &[Give("EDR_209"), Cost("EDR_209", 10), Stats("EDR_209", 5, 8), Unwritten]);
}

/// # Growth of Dreams
///
/// `EDR_209a` · Druid spell · 10 mana
///
/// > Give your other minions +1/+3.
///
/// State: Derived
//~ derived EDR_209a 2b242d36 bb1d644d da0c2200.9fcc5b81
#[test]
fn EDR_209a_growth_of_dreams() {
    check(
        CardClass::Druid,
        &[
            Give("EDR_209a"),
            Cost("EDR_209a", 10),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EDR_209a", Nothing),
            Now(Nth(1), 5, 8),
        ],
    );
}

/// # Ancients of the Dream
///
/// `EDR_209b` · Druid spell · 10 mana
///
/// > Summon a 5/5 Ancient with **Taunt**.
///
/// State: Derived
//~ derived EDR_209b 0a296d60 afb3f95e 136f28d3.3c232c57
#[test]
fn EDR_209b_ancients_of_the_dream() {
    check(
        CardClass::Druid,
        &[
            Give("EDR_209b"),
            Cost("EDR_209b", 10),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EDR_209b", Nothing),
            BoardCount(Mine, 2),
            In(The("EDR_209t5"), Zone::Play),
            Now(The("EDR_209t5"), 5, 5),
        ],
    );
}

/// # Guidance of the Forest
///
/// `EDR_209e2` · Druid enchantment
///
/// > +1/+3.
///
/// State: Derived
//~ derived EDR_209e2 fb8361c9 e3413057 5eea422e.62a87b1a
#[test]
fn EDR_209e2_guidance_of_the_forest() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "EDR_209e2"), Now(My(0), 6, 4)]);
}

/// # Ancient
///
/// `EDR_209t5` · Druid minion · 5 mana · 5/5
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla EDR_209t5 cea668f0 9f255719 c683977a.4b0c5d24
#[test]
fn EDR_209t5_ancient() {
    check(
        CardClass::Druid,
        &[
            Give("EDR_209t5"),
            Cost("EDR_209t5", 5),
            Stats("EDR_209t5", 5, 5),
            Has("EDR_209t5", GameTag::TAUNT),
            Play("EDR_209t5", Nothing),
            In(The("EDR_209t5"), Zone::Play),
            Now(The("EDR_209t5"), 5, 5),
            HasNow(The("EDR_209t5"), GameTag::TAUNT),
        ],
    );
}

/// # Horn of Plenty
///
/// `EDR_270` · Druid spell · Nature · 2 mana
///
/// > **Discover** a Nature spell. It costs (2) less.
///
/// State: Derived
//~ derived EDR_270 b6de2093 f38328b7 893cb874.3c2a5eb5
#[test]
fn EDR_270_horn_of_plenty() {
    check(
        CardClass::Druid,
        &[
            Give("EDR_270"),
            Cost("EDR_270", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_037")),
            Play("EDR_270", Nothing),
            ChooseCard("AT_037"),
            Is(InHand(0), "AT_037"),
            CostNow(InHand(0), 0),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("EDR_270"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_017")),
            Play("EDR_270", Nothing),
            Choose(0),
        ],
    );
}

/// # Horn of Plenty
///
/// `EDR_270e` · Druid enchantment
///
/// > Your next Nature spell costs (2) less.
///
/// State: Derived
//~ derived EDR_270e 78ee1b24 15de7c8e 60368533.7e15de0b
#[test]
fn EDR_270e_horn_of_plenty() {
    check(
        CardClass::Druid,
        &[
            Friend("CS2_182"),
            Give("AT_037"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "EDR_270e"),
            CostNow(Nth(1), 0),
            CostNow(Nth(2), 4),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Friend("CS2_182"),
            Give("AT_037"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "EDR_270e"),
            Play("EX1_169", Nothing),
            Crystals(10),
            CostNow(Nth(1), 1),
        ],
    );
}

/// # Grove Shaper
///
/// `EDR_271` · Druid minion · 5 mana · 3/6
///
/// > After you cast a Nature spell, summon a 2/2 Treant with "**Deathrattle:** Get a random Nature spell."
///
/// State: Derived
//~ derived EDR_271 2c65ea98 7c27f756 c92f5095.88b6c20f
#[test]
fn EDR_271_grove_shaper() {
    check(
        CardClass::Druid,
        &[
            Give("EDR_271"),
            Cost("EDR_271", 5),
            Stats("EDR_271", 3, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("EDR_271"),
            Play("EX1_169", Nothing),
            BoardCount(Mine, 3),
            In(The("EDR_271t"), Zone::Play),
            Now(The("EDR_271t"), 2, 2),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("EDR_271"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("EDR_271"),
            Play("GAME_005", Nothing),
            BoardCount(Mine, 2),
        ],
    );
}

/// # Treant of Life
///
/// `EDR_271t` · Druid minion · 1 mana · 2/2
///
/// > **Deathrattle:** Get a random Nature spell.
///
/// State: Derived
//~ derived EDR_271t cccf647d cc2bc22a b6314b1b.616e0517
#[test]
fn EDR_271t_treant_of_life() {
    check(
        CardClass::Druid,
        &[
            Give("EDR_271t"),
            Cost("EDR_271t", 1),
            Stats("EDR_271t", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("EDR_271t"),
            Force(Card("AT_037")),
            Kill(Nth(3)),
            Is(InHand(1), "AT_037"),
            CostNow(InHand(1), 1),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("EDR_271t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("EDR_271t"),
            Never(Card("AT_001")),
            Kill(Nth(3)),
        ],
    );
}

/// # Evergreen Stag
///
/// `EDR_272` · Druid minion · 6 mana · 6/7
///
/// > **Elusive Lifesteal Taunt**
///
/// State: Vanilla
//~ vanilla EDR_272 f5f9d5aa 6da604cc 52730ca3.1d700815
#[test]
fn EDR_272_evergreen_stag() {
    check(
        CardClass::Druid,
        &[
            Give("EDR_272"),
            Cost("EDR_272", 6),
            Stats("EDR_272", 6, 7),
            Has("EDR_272", GameTag::ELUSIVE),
            Has("EDR_272", GameTag::LIFESTEAL),
            Has("EDR_272", GameTag::TAUNT),
            Play("EDR_272", Nothing),
            In(The("EDR_272"), Zone::Play),
            Now(The("EDR_272"), 6, 7),
            HasNow(The("EDR_272"), GameTag::ELUSIVE),
            HasNow(The("EDR_272"), GameTag::LIFESTEAL),
            HasNow(The("EDR_272"), GameTag::TAUNT),
        ],
    );
}

/// # Symbiosis
///
/// `EDR_273` · Druid spell · Nature · 1 mana
///
/// > **Discover** a **Choose One** card from another class.
///
/// State: Derived
//~ derived EDR_273 50a7eef2 4751c228 f7b7e4a6.a67aa6d7
#[test]
fn EDR_273_symbiosis() {
    check(
        CardClass::Druid,
        &[
            Give("EDR_273"),
            Cost("EDR_273", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("EDR_233")),
            Play("EDR_273", Nothing),
            ChooseCard("EDR_233"),
            Is(InHand(0), "EDR_233"),
            CostNow(InHand(0), 5),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("EDR_273"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_001")),
            Play("EDR_273", Nothing),
            Choose(0),
        ],
    );
}

/// # Reforestation
///
/// `EDR_843` · Druid spell · Nature · 2 mana
///
/// > **Choose One -** Draw a spell; or Draw a minion. *(Hold this for @ \|4(turn, turns) to do both!)*
///
/// State: Todo
//~ todo EDR_843 42ce0a02 b09048b7 77db75d4.6e8afc60
#[test]
#[ignore = "todo: EDR_843 Reforestation"]
fn EDR_843_reforestation() {
    check(CardClass::Druid, &[Give("EDR_843"), Cost("EDR_843", 2), Unwritten]);
}

/// # Aid of the Forest
///
/// `EDR_843a` · Druid spell · Nature · 2 mana
///
/// > Draw a spell.
///
/// State: Derived
//~ derived EDR_843a 5e69ae9b df25bbdf 0ee993d7.5f2b8c37
#[test]
fn EDR_843a_aid_of_the_forest() {
    check(
        CardClass::Druid,
        &[
            Give("EDR_843a"),
            Cost("EDR_843a", 2),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EDR_843a", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 5),
            In(Nth(2), Zone::Hand),
            TagNow(Nth(2), GameTag::SPELLPOWER, 0),
        ],
    );
}

/// # Fertilize
///
/// `EDR_843b` · Druid spell · Nature · 2 mana
///
/// > Draw a minion.
///
/// State: Derived
//~ derived EDR_843b c0a62e73 e3b2c44e a0065625.5aa6f225
#[test]
fn EDR_843b_fertilize() {
    check(
        CardClass::Druid,
        &[
            Give("EDR_843b"),
            Cost("EDR_843b", 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EDR_843b", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Reforestation
///
/// `EDR_843t1` · Druid spell · Nature · 2 mana
///
/// > Draw a spell and a minion.
///
/// State: Derived
//~ derived EDR_843t1 a80d121a 101137ed d543cb8f.1e406d7d
#[test]
fn EDR_843t1_reforestation() {
    check(
        CardClass::Druid,
        &[
            Give("EDR_843t1"),
            Cost("EDR_843t1", 2),
            OnTop("AT_001"),
            OnTop("CS2_118"),
            OnTop("AT_001"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EDR_843t1", Nothing),
            DeckCount(Mine, 22),
            HandCount(Mine, 2),
            CostNow(Nth(3), 5),
            In(Nth(3), Zone::Hand),
            TagNow(Nth(3), GameTag::SPELLPOWER, 0),
            CostNow(Nth(5), 4),
            In(Nth(5), Zone::Hand),
            Now(Nth(5), 4, 5),
            TagNow(Nth(5), GameTag::SPELLPOWER, 0),
        ],
    );
}

/// # Hamuul Runetotem
///
/// `EDR_845` · Druid minion · 5 mana · 5/6
///
/// > **Start of Game:** If each spell in your deck is Nature, **Imbue** your Hero Power. Repeat this every 3 spells you cast.
///
/// State: Todo
//~ todo EDR_845 4ae3be37 16e5c221 5ce0a6dc.acb04430
#[test]
#[ignore = "todo: EDR_845 Hamuul Runetotem"]
fn EDR_845_hamuul_runetotem() {
    check(CardClass::Druid, &[Give("EDR_845"), Cost("EDR_845", 5), Stats("EDR_845", 5, 6), Unwritten]);
}

/// # Dreambound Disciple
///
/// `EDR_847` · Druid minion · 3 mana · 3/3
///
/// > **Battlecry and Deathrattle:** Your next Hero Power costs (0).
///
/// State: Derived
//~ derived EDR_847 434d79b4 96baefcb d560d514.e98bb2cc
#[test]
fn EDR_847_dreambound_disciple() {
    check(
        CardClass::Druid,
        &[
            Give("EDR_847"),
            Cost("EDR_847", 3),
            Stats("EDR_847", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EDR_847", Nothing),
            CostNow(MyPower, 0),
        ],
    );
    check(
        CardClass::Druid,
        &[Give("EDR_847"), Friend("CS2_182"), Enemy("CS2_182"), Friend("EDR_847"), Kill(Nth(3)), CostNow(MyPower, 0)],
    );
}

/// # Dreambound
///
/// `EDR_847e` · Druid enchantment
///
/// > Your next Hero Power costs (0).
///
/// State: Derived
//~ derived EDR_847e 2db8b5dc 46bdba6c e3de78ef.68335e12
#[test]
fn EDR_847e_dreambound() {
    check(
        CardClass::Druid,
        &[Friend("CS2_182"), Friend("CS2_182"), Enemy("CS2_182"), Enchant(Me, "EDR_847e"), CostNow(MyPower, 0)],
    );
    check(
        CardClass::Druid,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "EDR_847e"),
            HeroPower(Nothing),
            CostNow(MyPower, 2),
        ],
    );
}

/// # Blessing of the Golem
///
/// `EDR_847p` · Druid hero power · 2 mana
///
/// > Summon a **@**/**@** Plant Golem.
///
/// State: Done
//~ done EDR_847p bf1e473c - 7984b868.10c9d376
#[test]
fn EDR_847p_blessing_of_the_golem() {
    check(
        CardClass::Druid,
        &[
            HasHeroPower("EDR_847p"),
            Cost("EDR_847p", 2),
            Play("EDR_852", Nothing),
            Play("EDR_852", Nothing),
            Is(MyPower, "EDR_847p"),
            HeroPower(Nothing),
            Is(My(2), "EDR_847pt2"),
            Now(My(2), 2, 2),
        ],
    );
}

/// # Plant Golem
///
/// `EDR_847pt2` · Druid minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla EDR_847pt2 9c692601 eff96b8c 5184ef13
#[test]
fn EDR_847pt2_plant_golem() {
    check(
        CardClass::Druid,
        &[
            Give("EDR_847pt2"),
            Cost("EDR_847pt2", 1),
            Stats("EDR_847pt2", 1, 1),
            Play("EDR_847pt2", Nothing),
            In(The("EDR_847pt2"), Zone::Play),
            Now(The("EDR_847pt2"), 1, 1),
        ],
    );
}

/// # Plant Golem
///
/// `EDR_847pt3` · Druid minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla EDR_847pt3 1908392b 90b5db35 67c4d36d
#[test]
fn EDR_847pt3_plant_golem() {
    check(
        CardClass::Druid,
        &[
            Give("EDR_847pt3"),
            Cost("EDR_847pt3", 1),
            Stats("EDR_847pt3", 1, 1),
            Play("EDR_847pt3", Nothing),
            In(The("EDR_847pt3"), Zone::Play),
            Now(The("EDR_847pt3"), 1, 1),
        ],
    );
}

/// # Plant Golem
///
/// `EDR_847pt4` · Druid minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla EDR_847pt4 6fdb3704 0e89151d 1a5d7c83
#[test]
fn EDR_847pt4_plant_golem() {
    check(
        CardClass::Druid,
        &[
            Give("EDR_847pt4"),
            Cost("EDR_847pt4", 1),
            Stats("EDR_847pt4", 1, 1),
            Play("EDR_847pt4", Nothing),
            In(The("EDR_847pt4"), Zone::Play),
            Now(The("EDR_847pt4"), 1, 1),
        ],
    );
}

/// # Photosynthesis
///
/// `EDR_848` · Druid spell · Nature · 3 mana
///
/// > Restore #6 Health. Get 3 random Druid spells.
///
/// State: Derived
//~ derived EDR_848 33c8a4ce c009a998 cdb00215.090a9715
#[test]
fn EDR_848_photosynthesis() {
    check(
        CardClass::Druid,
        &[
            Give("EDR_848"),
            Cost("EDR_848", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Force(Card("AT_037")),
            Force(Card("AT_037")),
            Force(Card("AT_037")),
            Play("EDR_848", On(Nth(2))),
            Is(InHand(0), "AT_037"),
            CostNow(InHand(0), 1),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            Is(InHand(1), "AT_037"),
            CostNow(InHand(1), 1),
            TagNow(InHand(1), GameTag::SPELLPOWER, 0),
            Is(InHand(2), "AT_037"),
            CostNow(InHand(2), 1),
            TagNow(InHand(2), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 3),
            Now(Nth(2), 4, 5),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("EDR_848"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Never(Card("AT_038")),
            Play("EDR_848", On(Nth(2))),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("EDR_848"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Never(Card("AT_001")),
            Play("EDR_848", On(Nth(2))),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("EDR_848"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Force(Card("AT_037")),
            Force(Card("AT_037")),
            Force(Card("AT_037")),
            Play("EDR_848", On(Nth(1))),
            Is(InHand(0), "AT_037"),
            CostNow(InHand(0), 1),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            Is(InHand(1), "AT_037"),
            CostNow(InHand(1), 1),
            TagNow(InHand(1), GameTag::SPELLPOWER, 0),
            Is(InHand(2), "AT_037"),
            CostNow(InHand(2), 1),
            TagNow(InHand(2), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 3),
            Now(Nth(1), 4, 5),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("EDR_848"),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Force(Card("AT_037")),
            Force(Card("AT_037")),
            Force(Card("AT_037")),
            Play("EDR_848", On(TheirHero)),
            Is(InHand(0), "AT_037"),
            CostNow(InHand(0), 1),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            Is(InHand(1), "AT_037"),
            CostNow(InHand(1), 1),
            TagNow(InHand(1), GameTag::SPELLPOWER, 0),
            Is(InHand(2), "AT_037"),
            CostNow(InHand(2), 1),
            TagNow(InHand(2), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 3),
            Now(TheirHero, 0, 16),
            Damage(TheirHero, 14),
        ],
    );
}

/// # Overheat
///
/// `FIR_906` · Druid spell · Fire · 3 mana
///
/// > Give your minions +1/+1. Discard a random Nature spell to give them +1/+1 more.
///
/// State: Derived
//~ derived FIR_906 0bb763fb 58d3b416 9e1c8e31.f2d1c0f3
#[test]
fn FIR_906_overheat() {
    check(
        CardClass::Druid,
        &[
            Give("FIR_906"),
            Cost("FIR_906", 3),
            Give("AT_037"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Play("FIR_906", Nothing),
            HandCount(Mine, 1),
            Dead(Nth(1)),
            Now(Nth(3), 6, 7),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("FIR_906"),
            Give("AT_037"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(2))),
            Play("FIR_906", Nothing),
        ],
    );
}

/// # Overheated
///
/// `FIR_906e` · Druid enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived FIR_906e cf75c406 d0751723 ff44f78a.67341004
#[test]
fn FIR_906e_overheated() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "FIR_906e"), Now(My(0), 6, 2)]);
}

/// # Amirdrassil
///
/// `FIR_907` · Druid location · 5 mana · 0 uses
///
/// > Summon a @-Cost minion. Gain @ Armor. Draw @ \|4(card, cards). Refresh @ Mana \|4(Crystal, Crystals). *(Improves each use!)*
///
/// State: Todo
//~ todo FIR_907 704ead9f 3b7d2523 d48b2510.af3a99fe
#[test]
#[ignore = "todo: FIR_907 Amirdrassil"]
fn FIR_907_amirdrassil() {
    check(CardClass::Druid, &[Give("FIR_907"), Cost("FIR_907", 5), Unwritten]);
}

/// # Charred Chameleon
///
/// `FIR_908` · Druid minion · 1 mana · 1/2
///
/// > **Battlecry:** If you've used your Hero Power this turn, give a friendly minion +1/+2 and **Rush**.
///
/// State: Derived
//~ derived FIR_908 e0cbbe64 63e566c6 8c941855.f1a74f4c
#[test]
fn FIR_908_charred_chameleon() {
    check(
        CardClass::Druid,
        &[
            Give("FIR_908"),
            Cost("FIR_908", 1),
            Stats("FIR_908", 1, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            HeroPower(Nothing),
            Crystals(10),
            Play("FIR_908", On(Nth(1))),
            HasNow(Nth(1), GameTag::RUSH),
            Now(Nth(1), 5, 7),
        ],
    );
    check(CardClass::Druid, &[Give("FIR_908"), Friend("CS2_182"), Enemy("CS2_182"), Play("FIR_908", Nothing)]);
}

/// # Spreading Flames
///
/// `FIR_908e3` · Druid enchantment
///
/// > +1/+2.
///
/// State: Derived
//~ derived FIR_908e3 051b1eba e70e75a9 3667e9a0.6fa82661
#[test]
fn FIR_908e3_spreading_flames() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "FIR_908e3"), Now(My(0), 6, 3)]);
}
