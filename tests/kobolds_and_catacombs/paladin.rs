//! Paladin cards of Kobolds & Catacombs, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 0b92916d

/// # Potion of Heroism
///
/// `LOOT_088` · Paladin spell · Holy · 2 mana
///
/// > Give a minion **Divine Shield**. Draw a card.
///
/// State: Derived
//~ derived LOOT_088 c4e36e1e cf350638 7bc50671.90e9d219
#[test]
fn LOOT_088_potion_of_heroism() {
    check(
        CardClass::Paladin,
        &[
            Give("LOOT_088"),
            Cost("LOOT_088", 2),
            Targets("LOOT_088", &[FriendlyMinion, EnemyMinion]),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_088", On(Nth(5))),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            HasNot(Nth(3), GameTag::DIVINE_SHIELD),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            HasNow(Nth(5), GameTag::DIVINE_SHIELD),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("LOOT_088"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_088", On(Nth(4))),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            HasNot(Nth(3), GameTag::DIVINE_SHIELD),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            HasNow(Nth(4), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Lesser Pearl Spellstone
///
/// `LOOT_091` · Paladin spell · Holy · 2 mana
///
/// > Summon a 2/2 Spirit with **Taunt**. @*(Restore 3 Health to upgrade.)*
///
/// State: Done
//~ done LOOT_091 c3342fcb - aaa58afe.bd054a71
#[test]
fn LOOT_091_lesser_pearl_spellstone() {
    check(
        CardClass::Paladin,
        &[
            Give("LOOT_091"),
            Cost("LOOT_091", 2),
            Play("LOOT_091", Nothing),
            BoardCount(Mine, 1),
            Is(My(0), "LOOT_091t"),
            Now(My(0), 2, 2),
            HasNow(My(0), GameTag::TAUNT),
            Crystals(10),
            Hurt(MyHero, 10),
            Give("LOOT_091"),
            Play("EX1_593", Nothing),
            Is(InHand(0), "LOOT_091"),
            Play("CS2_007", On(MyHero)),
            Is(InHand(0), "LOOT_091t1"),
        ],
    );
}

/// # Guardian Spirit
///
/// `LOOT_091t` · Paladin minion · 2 mana · 2/2
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla LOOT_091t 24e1d18a 5bc48f93 516ad988.4b0c5d24
#[test]
fn LOOT_091t_guardian_spirit() {
    check(
        CardClass::Paladin,
        &[
            Give("LOOT_091t"),
            Cost("LOOT_091t", 2),
            Stats("LOOT_091t", 2, 2),
            Has("LOOT_091t", GameTag::TAUNT),
            Play("LOOT_091t", Nothing),
            In(The("LOOT_091t"), Zone::Play),
            Now(The("LOOT_091t"), 2, 2),
            HasNow(The("LOOT_091t"), GameTag::TAUNT),
        ],
    );
}

/// # Pearl Spellstone
///
/// `LOOT_091t1` · Paladin spell · Holy · 2 mana
///
/// > Summon a 4/4 Spirit with **Taunt**. @
///
/// State: Done
//~ done LOOT_091t1 466c4c95 - 074f0698.565fd9e7
#[test]
fn LOOT_091t1_pearl_spellstone() {
    check(
        CardClass::Paladin,
        &[
            Give("LOOT_091t1"),
            Cost("LOOT_091t1", 2),
            Play("LOOT_091t1", Nothing),
            BoardCount(Mine, 1),
            Is(My(0), "LOOT_091t1t"),
            Now(My(0), 4, 4),
            HasNow(My(0), GameTag::TAUNT),
            Crystals(10),
            Hurt(MyHero, 10),
            Give("LOOT_091t1"),
            Play("EX1_593", Nothing),
            Is(InHand(0), "LOOT_091t1"),
            Play("CS2_007", On(MyHero)),
            Is(InHand(0), "LOOT_091t2"),
        ],
    );
}

/// # Guardian Spirit
///
/// `LOOT_091t1t` · Paladin minion · 4 mana · 4/4
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla LOOT_091t1t df818ba2 b3747f47 c59cda72.4b0c5d24
#[test]
fn LOOT_091t1t_guardian_spirit() {
    check(
        CardClass::Paladin,
        &[
            Give("LOOT_091t1t"),
            Cost("LOOT_091t1t", 4),
            Stats("LOOT_091t1t", 4, 4),
            Has("LOOT_091t1t", GameTag::TAUNT),
            Play("LOOT_091t1t", Nothing),
            In(The("LOOT_091t1t"), Zone::Play),
            Now(The("LOOT_091t1t"), 4, 4),
            HasNow(The("LOOT_091t1t"), GameTag::TAUNT),
        ],
    );
}

/// # Greater Pearl Spellstone
///
/// `LOOT_091t2` · Paladin spell · Holy · 2 mana
///
/// > Summon a 6/6 Spirit with **Taunt**.
///
/// State: Derived
//~ derived LOOT_091t2 de9c5904 5e53b45d e82197d9.e94f1174
#[test]
fn LOOT_091t2_greater_pearl_spellstone() {
    check(
        CardClass::Paladin,
        &[
            Give("LOOT_091t2"),
            Cost("LOOT_091t2", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_091t2", Nothing),
            BoardCount(Mine, 2),
            In(The("LOOT_091t2t"), Zone::Play),
            Now(The("LOOT_091t2t"), 6, 6),
        ],
    );
}

/// # Guardian Spirit
///
/// `LOOT_091t2t` · Paladin minion · 6 mana · 6/6
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla LOOT_091t2t 91cde509 d42fb77e d54a1328.4b0c5d24
#[test]
fn LOOT_091t2t_guardian_spirit() {
    check(
        CardClass::Paladin,
        &[
            Give("LOOT_091t2t"),
            Cost("LOOT_091t2t", 6),
            Stats("LOOT_091t2t", 6, 6),
            Has("LOOT_091t2t", GameTag::TAUNT),
            Play("LOOT_091t2t", Nothing),
            In(The("LOOT_091t2t"), Zone::Play),
            Now(The("LOOT_091t2t"), 6, 6),
            HasNow(The("LOOT_091t2t"), GameTag::TAUNT),
        ],
    );
}

/// # Call to Arms
///
/// `LOOT_093` · Paladin spell · 4 mana
///
/// > **Recruit** 3 minions that cost (2) or less.
///
/// State: Derived
//~ derived LOOT_093 2ae6e949 921a8b14 c3478b6e.d92df56f
#[test]
fn LOOT_093_call_to_arms() {
    check(
        CardClass::Paladin,
        &[
            Give("LOOT_093"),
            Cost("LOOT_093", 4),
            OnTop("CS2_120"),
            OnTop("CS2_120"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(1))),
            Play("LOOT_093", Nothing),
            BoardCount(Mine, 3),
            DeckCount(Mine, 20),
            In(Nth(1), Zone::Play),
            Now(Nth(1), 2, 3),
            In(Nth(2), Zone::Play),
            Now(Nth(2), 2, 3),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("LOOT_093"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_120"),
            OnTop("CS2_008"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(8))),
            Play("LOOT_093", Nothing),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("LOOT_093"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_120"),
            OnTop("CS2_008"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(7))),
            Play("LOOT_093", Nothing),
        ],
    );
}

/// # Lynessa Sunsorrow
///
/// `LOOT_216` · Paladin minion · 7 mana · 1/1
///
/// > **Battlecry:** Cast each spell you cast on your minions this game on this one.
///
/// State: Todo
//~ todo LOOT_216 ec08cb8e f7091cf9 28934c28.5f3fb1e0
#[test]
#[ignore = "todo: LOOT_216 Lynessa Sunsorrow"]
fn LOOT_216_lynessa_sunsorrow() {
    check(CardClass::Paladin, &[Give("LOOT_216"), Cost("LOOT_216", 7), Stats("LOOT_216", 1, 1), Unwritten]);
}

/// # Unidentified Maul
///
/// `LOOT_286` · Paladin weapon · 3 mana · 2/2 durability
///
/// > Gains a bonus effect in your hand.
///
/// State: Derived
//~ derived LOOT_286 f42b7697 8eafa218 d421d27d.0ad137f2
#[test]
fn LOOT_286_unidentified_maul() {
    check(
        CardClass::Paladin,
        &[
            Give("LOOT_286"),
            Cost("LOOT_286", 3),
            Stats("LOOT_286", 2, 2),
            OnTop("LOOT_286"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOOT_286"),
            EndTurn,
            Force(Card("LOOT_286t2")),
            EndTurn,
            Is(Nth(1), "LOOT_286t2"),
        ],
    );
}

/// # Champion's Maul
///
/// `LOOT_286t1` · Paladin weapon · 3 mana · 2/2 durability
///
/// > **Battlecry:** Summon two 1/1 Silver Hand Recruits.
///
/// State: Derived
//~ derived LOOT_286t1 885f4bc5 b72116f6 6dea3a59.1e19f0ac
#[test]
fn LOOT_286t1_champions_maul() {
    check(
        CardClass::Paladin,
        &[
            Give("LOOT_286t1"),
            Cost("LOOT_286t1", 3),
            Stats("LOOT_286t1", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_286t1", Nothing),
            BoardCount(Mine, 3),
            In(The("CS2_101t"), Zone::Play),
            Now(The("CS2_101t"), 1, 1),
        ],
    );
}

/// # Sacred Maul
///
/// `LOOT_286t2` · Paladin weapon · 3 mana · 2/2 durability
///
/// > **Battlecry:** Give your minions **Taunt**.
///
/// State: Derived
//~ derived LOOT_286t2 bb1b4a9d de566826 727f36a5.0c33fc95
#[test]
fn LOOT_286t2_sacred_maul() {
    check(
        CardClass::Paladin,
        &[
            Give("LOOT_286t2"),
            Cost("LOOT_286t2", 3),
            Stats("LOOT_286t2", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_286t2", Nothing),
            HasNow(Nth(1), GameTag::TAUNT),
        ],
    );
}

/// # Sacred Blessing
///
/// `LOOT_286t2e` · Neutral enchantment
///
/// > **Taunt**.
///
/// State: Derived
//~ derived LOOT_286t2e 0682e82a d7933db6 6583d5a0.0643522b
#[test]
fn LOOT_286t2e_sacred_blessing() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "LOOT_286t2e"), HasNow(My(0), GameTag::TAUNT)]);
}

/// # Blessed Maul
///
/// `LOOT_286t3` · Paladin weapon · 3 mana · 2/2 durability
///
/// > **Battlecry:** Give your minions +1 Attack.
///
/// State: Derived
//~ derived LOOT_286t3 1d563aa0 aa011431 9b9272f6.cad638e2
#[test]
fn LOOT_286t3_blessed_maul() {
    check(
        CardClass::Paladin,
        &[
            Give("LOOT_286t3"),
            Cost("LOOT_286t3", 3),
            Stats("LOOT_286t3", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_286t3", Nothing),
            Now(Nth(1), 5, 5),
        ],
    );
}

/// # Holy Blessings
///
/// `LOOT_286t3e` · Neutral enchantment
///
/// > +1 Attack.
///
/// State: Derived
//~ derived LOOT_286t3e 10816390 98cf5d53 cbcee72d.c84fda8a
#[test]
fn LOOT_286t3e_holy_blessings() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "LOOT_286t3e"), Now(My(0), 6, 1)]);
}

/// # Purifier's Maul
///
/// `LOOT_286t4` · Paladin weapon · 3 mana · 2/2 durability
///
/// > **Battlecry:** Give your minions **Divine Shield**.
///
/// State: Derived
//~ derived LOOT_286t4 6174356b ecf05571 bd85f5a8.6c284cdb
#[test]
fn LOOT_286t4_purifiers_maul() {
    check(
        CardClass::Paladin,
        &[
            Give("LOOT_286t4"),
            Cost("LOOT_286t4", 3),
            Stats("LOOT_286t4", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_286t4", Nothing),
            HasNow(Nth(1), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Crystal Lion
///
/// `LOOT_313` · Paladin minion · 6 mana · 5/5
///
/// > **Divine Shield** Costs (1) less for each Silver Hand Recruit you control.
///
/// State: Derived
//~ derived LOOT_313 b532a000 927efc6f 48daddd6.23a62243
#[test]
fn LOOT_313_crystal_lion() {
    check(
        CardClass::Paladin,
        &[
            Give("LOOT_313"),
            Cost("LOOT_313", 6),
            Stats("LOOT_313", 5, 5),
            Has("LOOT_313", GameTag::DIVINE_SHIELD),
            Friend("CS2_101t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOOT_313"),
            CostNow(Nth(0), 5),
        ],
    );
}

/// # Level Up!
///
/// `LOOT_333` · Paladin spell · 5 mana
///
/// > Give your Silver Hand Recruits +2/+2 and **Taunt**.
///
/// State: Derived
//~ derived LOOT_333 196ba1da a641ff88 c776c4bd.81ba0a9e
#[test]
fn LOOT_333_level_up() {
    check(
        CardClass::Paladin,
        &[
            Give("LOOT_333"),
            Cost("LOOT_333", 5),
            Friend("CS2_101t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_333", Nothing),
            HasNow(Nth(1), GameTag::TAUNT),
            Now(Nth(1), 3, 3),
            HasNot(Nth(2), GameTag::TAUNT),
        ],
    );
}

/// # +1 Level!
///
/// `LOOT_333e` · Neutral enchantment
///
/// > +2/+2 and **Taunt**.
///
/// State: Derived
//~ derived LOOT_333e b3fcd2fd 3d32a805 7874eac4.828ad55e
#[test]
fn LOOT_333e_1_level() {
    check(
        CardClass::Paladin,
        &[Friend("CS2_118"), Enchant(My(0), "LOOT_333e"), Now(My(0), 7, 3), HasNow(My(0), GameTag::TAUNT)],
    );
}

/// # Drygulch Jailor
///
/// `LOOT_363` · Paladin minion · 2 mana · 1/1
///
/// > **Deathrattle:** Add 3 Silver Hand Recruits to your hand.
///
/// State: Derived
//~ derived LOOT_363 bd294654 20b94b93 fc618a3b.6061babf
#[test]
fn LOOT_363_drygulch_jailor() {
    check(
        CardClass::Paladin,
        &[
            Give("LOOT_363"),
            Cost("LOOT_363", 2),
            Stats("LOOT_363", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOOT_363"),
            Kill(Nth(3)),
            Is(InHand(1), "CS2_101t"),
            CostNow(InHand(1), 1),
            Now(InHand(1), 1, 1),
            Is(InHand(2), "CS2_101t"),
            CostNow(InHand(2), 1),
            Now(InHand(2), 1, 1),
            Is(InHand(3), "CS2_101t"),
            CostNow(InHand(3), 1),
            Now(InHand(3), 1, 1),
            HandCount(Mine, 4),
        ],
    );
}

/// # Benevolent Djinn
///
/// `LOOT_398` · Paladin minion · 3 mana · 2/4
///
/// > At the end of your turn, restore #3 Health to your hero.
///
/// State: Derived
//~ derived LOOT_398 192017fe ff25cb7e b25f8f0f.dd44b817
#[test]
fn LOOT_398_benevolent_djinn() {
    check(
        CardClass::Paladin,
        &[
            Give("LOOT_398"),
            Cost("LOOT_398", 3),
            Stats("LOOT_398", 2, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOOT_398"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            EndTurn,
            Now(MyHero, 0, 13),
            Damage(MyHero, 17),
        ],
    );
}

/// # Val'anyr
///
/// `LOOT_500` · Paladin weapon · 6 mana · 4/2 durability
///
/// > **Deathrattle:** Give a minion in your hand +4/+2. When it dies, reequip this.
///
/// State: Todo
//~ todo LOOT_500 982cbb74 9c942e0c 1c9d6747.713ced34
#[test]
#[ignore = "todo: LOOT_500 Val'anyr"]
fn LOOT_500_valanyr() {
    check(CardClass::Paladin, &[Give("LOOT_500"), Cost("LOOT_500", 6), Stats("LOOT_500", 4, 2), Unwritten]);
}

/// # Val'anyr Reequip Effect Dummy
///
/// `LOOT_500d` · Paladin weapon · 0 mana · 0/0 durability
///
/// > It is a dummy card for holding a effect to play when reequipping Val'anyr (LOOT 500)
///
/// State: Todo
//~ todo LOOT_500d 359bbdd8 355c6016 1b624166.e0c70e31
#[test]
#[ignore = "todo: LOOT_500d Val'anyr Reequip Effect Dummy"]
fn LOOT_500d_valanyr_reequip_effect_dummy() {
    check(CardClass::Paladin, &[Give("LOOT_500d"), Cost("LOOT_500d", 0), Stats("LOOT_500d", 0, 0), Unwritten]);
}

/// # Wielding Val'anyr
///
/// `LOOT_500e` · Neutral enchantment
///
/// > +4/+2. **Deathrattle:** Equip a 4/2 Val'anyr.
///
/// State: Derived
//~ derived LOOT_500e 9f1a7e6e fb430e70 d4b3751b.f8c1002d
#[test]
fn LOOT_500e_wielding_valanyr() {
    check(
        CardClass::Paladin,
        &[Friend("CS2_182"), Friend("CS2_182"), Enemy("CS2_182"), Enchant(Nth(0), "LOOT_500e"), Now(Nth(0), 8, 7)],
    );
    check(
        CardClass::Paladin,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "LOOT_500e"),
            Kill(Nth(0)),
            Now(MyHero, 4, 30),
            Is(MyWeapon, "LOOT_500"),
            Now(MyWeapon, 4, 2),
        ],
    );
}
