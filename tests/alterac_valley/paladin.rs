//! Paladin cards of Fractured in Alterac Valley, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 290c0113

/// # The Immovable Object
///
/// `AV_146` · Paladin weapon · 7 mana · 2/5 durability
///
/// > This doesn't lose Durability. Your hero takes half damage, rounded up.
///
/// State: Todo
//~ todo AV_146 515ac154 fe0043e6 32fe841b.24f8d31e
#[test]
#[ignore = "todo: AV_146 The Immovable Object"]
fn AV_146_the_immovable_object() {
    check(CardClass::Paladin, &[Give("AV_146"), Cost("AV_146", 7), Stats("AV_146", 2, 5), Unwritten]);
}

/// # Lightforged Cariel
///
/// `AV_206` · Paladin hero · 8 mana · 30 health, 5 armor
///
/// > **Battlecry:** Deal 2 damage to all enemies. Equip a 2/5 Immovable Object.
///
/// State: Todo
//~ todo AV_206 9b5210bb 941e794e c59574f8.2ddffc58
#[test]
#[ignore = "todo: AV_206 Lightforged Cariel"]
fn AV_206_lightforged_cariel() {
    check(CardClass::Paladin, &[Give("AV_206"), Cost("AV_206", 8), Unwritten]);
}

/// # Blessing of Queens
///
/// `AV_206p` · Paladin hero power · 2 mana
///
/// > Give a random minion in your hand +4/+4.
///
/// State: Derived
//~ derived AV_206p c8af9e9d 81c5b0fc 70dff3e5.0a39a4bf
#[test]
fn AV_206p_blessing_of_queens() {
    check(
        CardClass::Paladin,
        &[
            HasHeroPower("AV_206p"),
            Cost("AV_206p", 2),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            HeroPower(Nothing),
            Now(Nth(1), 9, 5),
        ],
    );
}

/// # Blessing of Queens
///
/// `AV_206pe` · Paladin enchantment
///
/// > +4/+4.
///
/// State: Derived
//~ derived AV_206pe b03a155f 1f0a59d7 a3ffacf5.529ecbc5
#[test]
fn AV_206pe_blessing_of_queens() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "AV_206pe"), Now(My(0), 9, 5)]);
}

/// # Vitality Surge
///
/// `AV_213` · Paladin spell · Holy · 2 mana
///
/// > Draw a minion. Restore Health to your hero equal to its Cost.
///
/// State: Derived
//~ derived AV_213 eff0d829 c92e1e1e ebe07fc4.32a2f31d
#[test]
fn AV_213_vitality_surge() {
    check(
        CardClass::Paladin,
        &[
            Give("AV_213"),
            Cost("AV_213", 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(4), 2),
            Hurt(Nth(5), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("AV_213", Nothing),
            Now(MyHero, 0, 14),
            Damage(MyHero, 16),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Hold the Bridge
///
/// `AV_338` · Paladin spell · Holy · 3 mana
///
/// > Give a minion +2/+1 and **Divine Shield**. It gains **Lifesteal** until end of turn.
///
/// State: Derived
//~ derived AV_338 55acf5ab c87962d3 9c2235a9.666a44f5
#[test]
fn AV_338_hold_the_bridge() {
    check(
        CardClass::Paladin,
        &[
            Give("AV_338"),
            Cost("AV_338", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_338", On(Nth(2))),
            HasNow(Nth(2), GameTag::DIVINE_SHIELD),
            HasNow(Nth(2), GameTag::LIFESTEAL),
            Now(Nth(2), 6, 6),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("AV_338"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_338", On(Nth(1))),
            HasNow(Nth(1), GameTag::DIVINE_SHIELD),
            HasNow(Nth(1), GameTag::LIFESTEAL),
            Now(Nth(1), 6, 6),
        ],
    );
}

/// # High Morale
///
/// `AV_338e` · Paladin enchantment
///
/// > +2/+1.
///
/// State: Derived
//~ derived AV_338e 622bc383 19fba262 c9d50ccf.5ee91837
#[test]
fn AV_338e_high_morale() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "AV_338e"), Now(My(0), 7, 2)]);
}

/// # High Morale
///
/// `AV_338e2` · Paladin enchantment
///
/// > **Lifesteal** this turn.
///
/// State: Derived
//~ derived AV_338e2 5dc5ef93 2d54f904 c977a843.45206010
#[test]
fn AV_338e2_high_morale() {
    check(
        CardClass::Paladin,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "AV_338e2"),
            HasNow(My(0), GameTag::LIFESTEAL),
            EndTurn,
            HasNot(My(0), GameTag::LIFESTEAL),
        ],
    );
}

/// # Templar Captain
///
/// `AV_339` · Paladin minion · 8 mana · 8/8
///
/// > **Rush**. After this attacks a minion, summon a 5/5 Defender with **Taunt**.
///
/// State: Derived
//~ derived AV_339 88020450 37ae1f86 6b1dde8f.77c8a133
#[test]
fn AV_339_templar_captain() {
    check(
        CardClass::Paladin,
        &[
            Give("AV_339"),
            Cost("AV_339", 8),
            Stats("AV_339", 8, 8),
            Has("AV_339", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("AV_339"),
            Attack(Nth(4), Nth(2)),
            BoardCount(Mine, 3),
            In(The("AV_342t"), Zone::Play),
            Now(The("AV_342t"), 5, 5),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("AV_339"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("AV_339"),
            Attack(Nth(4), TheirHero),
            BoardCount(Mine, 2),
        ],
    );
}

/// # Brasswing
///
/// `AV_340` · Paladin minion · 8 mana · 9/7
///
/// > At the end of your turn, deal 2 damage to all enemies. **Honorable Kill:** Restore #4 Health to your hero.
///
/// State: Derived
//~ derived AV_340 f5294854 77724b73 b8079e20.9508125e
#[test]
fn AV_340_brasswing() {
    check(
        CardClass::Paladin,
        &[
            Give("AV_340"),
            Cost("AV_340", 8),
            Stats("AV_340", 9, 7),
            Friend("CS2_182"),
            Enemy("CS2_172"),
            Friend("AV_340"),
            Hurt(Nth(1), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            EndTurn,
            Now(MyHero, 0, 14),
            Damage(MyHero, 16),
            Dead(Nth(2)),
            Now(TheirHero, 0, 8),
            BoardCount(Theirs, 0),
            Damage(TheirHero, 22),
        ],
    );
}

/// # Cavalry Horn
///
/// `AV_341` · Paladin weapon · 5 mana · 3/2 durability
///
/// > **Deathrattle:** Summon the lowest Cost minion in your hand.
///
/// State: Derived
//~ derived AV_341 dc1442bc 3eb70f1a 8bff02a5.04803405
#[test]
fn AV_341_cavalry_horn() {
    check(
        CardClass::Paladin,
        &[
            Give("AV_341"),
            Cost("AV_341", 5),
            Stats("AV_341", 3, 2),
            Give("CS2_120"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AV_341"),
            Play("CS2_106", Nothing),
            BoardCount(Mine, 2),
            HandCount(Mine, 3),
            In(Nth(1), Zone::Play),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("AV_341"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AV_341"),
            Play("CS2_106", Nothing),
            BoardCount(Mine, 1),
        ],
    );
}

/// # Protect the Innocent
///
/// `AV_342` · Paladin spell · 5 mana
///
/// > Summon a 5/5 Defender with **Taunt**. If your hero was healed this turn, summon another.
///
/// State: Derived
//~ derived AV_342 b6646486 09cd75ae d767f4cc.192ca861
#[test]
fn AV_342_protect_the_innocent() {
    check(
        CardClass::Paladin,
        &[
            Give("AV_342"),
            Cost("AV_342", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(MyHero, 3),
            Restore(MyHero, 1),
            Crystals(10),
            Play("AV_342", Nothing),
            BoardCount(Mine, 3),
            In(The("AV_342t"), Zone::Play),
            Now(The("AV_342t"), 5, 5),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("AV_342"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_342", Nothing),
            BoardCount(Mine, 2),
            In(The("AV_342t"), Zone::Play),
            Now(The("AV_342t"), 5, 5),
        ],
    );
}

/// # Stormpike Defender
///
/// `AV_342t` · Paladin minion · 5 mana · 5/5
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla AV_342t e6c7fb73 03a347ec 1d50f217.4b0c5d24
#[test]
fn AV_342t_stormpike_defender() {
    check(
        CardClass::Paladin,
        &[
            Give("AV_342t"),
            Cost("AV_342t", 5),
            Stats("AV_342t", 5, 5),
            Has("AV_342t", GameTag::TAUNT),
            Play("AV_342t", Nothing),
            In(The("AV_342t"), Zone::Play),
            Now(The("AV_342t"), 5, 5),
            HasNow(The("AV_342t"), GameTag::TAUNT),
        ],
    );
}

/// # Stonehearth Vindicator
///
/// `AV_343` · Paladin minion · 3 mana · 3/1
///
/// > **Battlecry:** Draw a spell that costs (3) or less. It costs (0) this turn.
///
/// State: Derived
//~ derived AV_343 63be2c34 6a3393cc 9b9ef3b6.a8154abf
#[test]
fn AV_343_stonehearth_vindicator() {
    check(
        CardClass::Paladin,
        &[
            Give("AV_343"),
            Cost("AV_343", 3),
            Stats("AV_343", 3, 1),
            OnTop("AT_002"),
            OnTop("AT_002"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_343", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 0),
            In(Nth(2), Zone::Hand),
            TagNow(Nth(2), GameTag::SPELLPOWER, 0),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("AV_343"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("AT_002"),
            OnTop("CS2_118"),
            OnTop("CS2_029"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_343", Nothing),
            DeckCount(Mine, 7),
            HandCount(Mine, 1),
            CostNow(Nth(6), 0),
            In(Nth(6), Zone::Hand),
            TagNow(Nth(6), GameTag::SPELLPOWER, 0),
        ],
    );
}

/// # Stone Fortitude
///
/// `AV_343e` · Paladin enchantment
///
/// > Costs (0) this turn.
///
/// State: Derived
//~ derived AV_343e 335f2f96 ced7ca26 f3ea967c.0daa77b6
#[test]
fn AV_343e_stone_fortitude() {
    check(
        CardClass::Paladin,
        &[Give("CS2_118"), Enchant(Nth(0), "AV_343e"), CostNow(Nth(0), 0), EndTurn, CostNow(Nth(0), 3)],
    );
}

/// # Dun Baldar Bridge
///
/// `AV_344` · Paladin spell · 4 mana
///
/// > After you summon a minion, give it +2/+2. Lasts 3 turns.
///
/// State: Derived
//~ derived AV_344 f6195e93 06a9d425 c39a0727.a559c2bc
#[test]
fn AV_344_dun_baldar_bridge() {
    check(
        CardClass::Paladin,
        &[
            Give("AV_344"),
            Cost("AV_344", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_344", Nothing),
            In(Nth(0), Zone::Secret),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("AV_344"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_344", Nothing),
            Play("CS2_182", Nothing),
            In(Nth(0), Zone::Secret),
            Now(Nth(3), 6, 7),
        ],
    );
}

/// # Coldtooth Supplies
///
/// `AV_344e` · Paladin enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived AV_344e 6027d98c 21a726ac 5edf2c47.6d6ab056
#[test]
fn AV_344e_coldtooth_supplies() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "AV_344e"), Now(My(0), 7, 3)]);
}

/// # Saidan the Scarlet
///
/// `AV_345` · Paladin minion · 3 mana · 2/2
///
/// > **Rush.** Whenever this minion gains Attack or Health, double that amount *(wherever this is)*.
///
/// State: Todo
//~ todo AV_345 71f228a1 2c2c3ec9 3852049c.7c991dc7
#[test]
#[ignore = "todo: AV_345 Saidan the Scarlet"]
fn AV_345_saidan_the_scarlet() {
    check(
        CardClass::Paladin,
        &[Give("AV_345"), Cost("AV_345", 3), Stats("AV_345", 2, 2), Has("AV_345", GameTag::RUSH), Unwritten],
    );
}

/// # Stormwind Avenger
///
/// `ONY_020` · Paladin minion · 3 mana · 1/5
///
/// > After you cast a spell on this minion, it gains +2 Attack.
///
/// State: Derived
//~ derived ONY_020 3ca30750 e072e6bb a5879691.a0f17333
#[test]
fn ONY_020_stormwind_avenger() {
    check(
        CardClass::Paladin,
        &[
            Give("ONY_020"),
            Cost("ONY_020", 3),
            Stats("ONY_020", 1, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ONY_020"),
            Play("CS2_008", On(Nth(3))),
            Now(Nth(3), 3, 4),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("ONY_020"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ONY_020"),
            EndTurn,
            Play("CS2_008", On(Nth(3))),
            Now(Nth(3), 1, 4),
        ],
    );
}

/// # En Garde!
///
/// `ONY_020e` · Paladin enchantment
///
/// > +2 Attack.
///
/// State: Derived
//~ derived ONY_020e 012f6c5d 5d4982ec 10d1dc7f.bf3d1612
#[test]
fn ONY_020e_en_garde() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "ONY_020e"), Now(My(0), 7, 1)]);
}

/// # Battle Vicar
///
/// `ONY_022` · Paladin minion · 2 mana · 1/3
///
/// > **Battlecry: Discover** a Holy spell.
///
/// State: Derived
//~ derived ONY_022 fe3b81ec d7d0caa0 f453b768.528906e3
#[test]
fn ONY_022_battle_vicar() {
    check(
        CardClass::Paladin,
        &[
            Give("ONY_022"),
            Cost("ONY_022", 2),
            Stats("ONY_022", 1, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_074")),
            Play("ONY_022", Nothing),
            ChooseCard("AT_074"),
            Is(InHand(0), "AT_074"),
            CostNow(InHand(0), 3),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("ONY_022"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_017")),
            Play("ONY_022", Nothing),
            Choose(0),
        ],
    );
}

/// # Ring of Courage
///
/// `ONY_027` · Paladin spell · 2 mana
///
/// > **Tradeable** Give a minion +1/+1. Repeat for each enemy minion.
///
/// State: Derived
//~ derived ONY_027 34a9c750 d707d7e3 7e263960.a868495f
#[test]
fn ONY_027_ring_of_courage() {
    check(
        CardClass::Paladin,
        &[
            Give("ONY_027"),
            Cost("ONY_027", 2),
            Has("ONY_027", GameTag::TRADEABLE),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ONY_027", On(Nth(2))),
            Now(Nth(2), 6, 7),
        ],
    );
    check(
        CardClass::Paladin,
        &[Give("ONY_027"), Friend("CS2_182"), Enemy("CS2_182"), Play("ONY_027", On(Nth(1))), Now(Nth(1), 6, 7)],
    );
}

/// # Heroic
///
/// `ONY_027e` · Paladin enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived ONY_027e f7bb27f3 41556b78 e281535f.67341004
#[test]
fn ONY_027e_heroic() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "ONY_027e"), Now(My(0), 6, 2)]);
}
