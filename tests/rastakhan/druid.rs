//! Druid cards of Rastakhan's Rumble, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file c4cf3540

/// # Spirit of the Raptor
///
/// `TRL_223` · Druid minion · 1 mana · 0/3
///
/// > **Stealth** for 1 turn. After your hero attacks and kills a minion, draw a card.
///
/// State: Derived
//~ derived TRL_223 c0fff6a4 808e4da3 9d0e0edf.f6ba8a5b
#[test]
fn TRL_223_spirit_of_the_raptor() {
    check(
        CardClass::Druid,
        &[
            Give("TRL_223"),
            Cost("TRL_223", 1),
            Stats("TRL_223", 0, 3),
            Has("TRL_223", GameTag::STEALTH),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("TRL_223"),
            EndTurn,
            EndTurn,
            HasNot(Nth(10), GameTag::STEALTH),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("TRL_223"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("TRL_223"),
            EndTurn,
            HasNow(Nth(10), GameTag::STEALTH),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("TRL_223"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("TRL_223"),
            Attack(MyHero, Nth(7)),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            HasNot(Nth(3), GameTag::STEALTH),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("TRL_223"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("TRL_223"),
            Attack(MyHero, Nth(6)),
            DeckCount(Mine, 22),
        ],
    );
}

/// # Ironhide Direhorn
///
/// `TRL_232` · Druid minion · 7 mana · 7/7
///
/// > **Overkill:** Summon a 5/5 Ironhide Runt.
///
/// State: Derived
//~ derived TRL_232 884e214a 16cd7c33 b044bf37.bdce2698
#[test]
fn TRL_232_ironhide_direhorn() {
    check(
        CardClass::Druid,
        &[
            Give("TRL_232"),
            Cost("TRL_232", 7),
            Stats("TRL_232", 7, 7),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Friend("TRL_232"),
            Attack(Nth(3), Nth(2)),
            BoardCount(Mine, 3),
            In(The("TRL_232t"), Zone::Play),
            Now(The("TRL_232t"), 5, 5),
        ],
    );
}

/// # Ironhide Runt
///
/// `TRL_232t` · Druid minion · 5 mana · 5/5
///
/// State: Vanilla
//~ vanilla TRL_232t b62fcb55 e9f13d48 34625081
#[test]
fn TRL_232t_ironhide_runt() {
    check(
        CardClass::Druid,
        &[
            Give("TRL_232t"),
            Cost("TRL_232t", 5),
            Stats("TRL_232t", 5, 5),
            Play("TRL_232t", Nothing),
            In(The("TRL_232t"), Zone::Play),
            Now(The("TRL_232t"), 5, 5),
        ],
    );
}

/// # Savage Striker
///
/// `TRL_240` · Druid minion · 2 mana · 2/3
///
/// > **Battlecry:** Deal damage to an enemy minion equal to your hero's Attack.
///
/// State: Derived
//~ derived TRL_240 d26ab39b cc5e1c0a e179b2de.98e198b2
#[test]
fn TRL_240_savage_striker() {
    check(
        CardClass::Druid,
        &[
            Give("TRL_240"),
            Cost("TRL_240", 2),
            Stats("TRL_240", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Play("TRL_240", On(Nth(2))),
            Now(Nth(2), 4, 2),
        ],
    );
}

/// # Gonk, the Raptor
///
/// `TRL_241` · Druid minion · 7 mana · 4/9
///
/// > After your hero attacks and kills a minion, it may attack again.
///
/// State: Derived
//~ derived TRL_241 e407255f bc919d34 542270df.661cbbab
#[test]
fn TRL_241_gonk_the_raptor() {
    check(
        CardClass::Druid,
        &[
            Give("TRL_241"),
            Cost("TRL_241", 7),
            Stats("TRL_241", 4, 9),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("TRL_241"),
            Attack(MyHero, Nth(7)),
            Attack(MyHero, TheirHero),
            Now(MyHero, 0, 25),
            NoWeapon(Mine),
            Dead(Nth(9)),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
}

/// # Pounce
///
/// `TRL_243` · Druid spell · 0 mana
///
/// > Give your hero +2 Attack this turn.
///
/// State: Derived
//~ derived TRL_243 499c0a83 b8811573 b3f2c27f.bd10cb6e
#[test]
fn TRL_243_pounce() {
    check(
        CardClass::Druid,
        &[
            Give("TRL_243"),
            Cost("TRL_243", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TRL_243", Nothing),
            Now(MyHero, 2, 30),
        ],
    );
}

/// # Pounce
///
/// `TRL_243e` · Neutral enchantment
///
/// > +2 Attack this turn.
///
/// State: Derived
//~ derived TRL_243e 2172d591 262bd727 7c755c67.09ced50d
#[test]
fn TRL_243e_pounce() {
    check(
        CardClass::Druid,
        &[Friend("CS2_118"), Enchant(My(0), "TRL_243e"), Now(My(0), 7, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Predatory Instincts
///
/// `TRL_244` · Druid spell · 4 mana
///
/// > Draw a Beast from your deck. Double its Health.
///
/// State: Derived
//~ derived TRL_244 53dfd597 ccce55d2 ac36d171.f440038e
#[test]
fn TRL_244_predatory_instincts() {
    check(
        CardClass::Druid,
        &[
            Give("TRL_244"),
            Cost("TRL_244", 4),
            OnTop("CS2_119"),
            OnTop("CS2_119"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TRL_244", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 4),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 2, 14),
        ],
    );
}

/// # Mark of the Loa
///
/// `TRL_254` · Druid spell · Nature · 4 mana
///
/// > **Choose One** - Give a minion +2/+4 and **Taunt**; or Summon two 3/2 Raptors.
///
/// State: Derived
//~ derived TRL_254 9e243fca 8b303b45 5e683589.cb6b26e2
#[test]
fn TRL_254_mark_of_the_loa() {
    check(
        CardClass::Druid,
        &[
            Give("TRL_254"),
            Cost("TRL_254", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            PlayOption("TRL_254", 0, On(Nth(2))),
            HasNow(Nth(2), GameTag::TAUNT),
            Now(Nth(2), 6, 9),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("TRL_254"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            PlayOption("TRL_254", 0, On(Nth(1))),
            HasNow(Nth(1), GameTag::TAUNT),
            Now(Nth(1), 6, 9),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("TRL_254"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            PlayOption("TRL_254", 1, Nothing),
            BoardCount(Mine, 3),
            In(The("TRL_254t"), Zone::Play),
            Now(The("TRL_254t"), 3, 2),
        ],
    );
}

/// # Gonk's Resilience
///
/// `TRL_254a` · Druid spell · Nature · 4 mana
///
/// > Give a minion +2/+4 and **Taunt**.
///
/// State: Derived
//~ derived TRL_254a 5be0a868 1d127618 e4bdfa68.15b39aa5
#[test]
fn TRL_254a_gonks_resilience() {
    check(
        CardClass::Druid,
        &[
            Give("TRL_254a"),
            Cost("TRL_254a", 4),
            Targets("TRL_254a", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TRL_254a", On(Nth(2))),
            HasNow(Nth(2), GameTag::TAUNT),
            Now(Nth(2), 6, 9),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("TRL_254a"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TRL_254a", On(Nth(1))),
            HasNow(Nth(1), GameTag::TAUNT),
            Now(Nth(1), 6, 9),
        ],
    );
}

/// # Mark of the Loa
///
/// `TRL_254ae` · Druid enchantment
///
/// > +2/+4 and **Taunt**.
///
/// State: Derived
//~ derived TRL_254ae 52766410 994812ce 558fe6c3.762efcb4
#[test]
fn TRL_254ae_mark_of_the_loa() {
    check(
        CardClass::Druid,
        &[Friend("CS2_118"), Enchant(My(0), "TRL_254ae"), Now(My(0), 7, 5), HasNow(My(0), GameTag::TAUNT)],
    );
}

/// # Raptor Pack
///
/// `TRL_254b` · Druid spell · Nature · 4 mana
///
/// > Summon two 3/2 Raptors.
///
/// State: Derived
//~ derived TRL_254b 71e9c556 a60c8a81 6528eea6.ec115f4f
#[test]
fn TRL_254b_raptor_pack() {
    check(
        CardClass::Druid,
        &[
            Give("TRL_254b"),
            Cost("TRL_254b", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TRL_254b", Nothing),
            BoardCount(Mine, 3),
            In(The("TRL_254t"), Zone::Play),
            Now(The("TRL_254t"), 3, 2),
        ],
    );
}

/// # Raptor
///
/// `TRL_254t` · Druid minion · 2 mana · 3/2
///
/// State: Vanilla
//~ vanilla TRL_254t c9452151 c0f6d3c9 6f5fcca7
#[test]
fn TRL_254t_raptor() {
    check(
        CardClass::Druid,
        &[
            Give("TRL_254t"),
            Cost("TRL_254t", 2),
            Stats("TRL_254t", 3, 2),
            Play("TRL_254t", Nothing),
            In(The("TRL_254t"), Zone::Play),
            Now(The("TRL_254t"), 3, 2),
        ],
    );
}

/// # Stampeding Roar
///
/// `TRL_255` · Druid spell · 6 mana
///
/// > Summon a random Beast from your hand and give it **Rush**.
///
/// State: Derived
//~ derived TRL_255 8bb5f425 0e25898d 41ae0db5.d95725d6
#[test]
fn TRL_255_stampeding_roar() {
    check(
        CardClass::Druid,
        &[
            Give("TRL_255"),
            Cost("TRL_255", 6),
            Give("CS2_119"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Play("TRL_255", Nothing),
            BoardCount(Mine, 2),
            HandCount(Mine, 1),
            HasNow(Nth(1), GameTag::RUSH),
            In(Nth(1), Zone::Play),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("TRL_255"),
            Give("CS2_119"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(2))),
            Play("TRL_255", Nothing),
        ],
    );
}

/// # Stampede!
///
/// `TRL_255e` · Druid enchantment
///
/// > Has **Rush**.
///
/// State: Derived
//~ derived TRL_255e 6c9e94f7 7a8d9ce6 7efc0722.acfd8b8b
#[test]
fn TRL_255e_stampede() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "TRL_255e"), HasNow(My(0), GameTag::RUSH)]);
}

/// # Treespeaker
///
/// `TRL_341` · Druid minion · 5 mana · 4/4
///
/// > **Battlecry:** Transform your Treants into 5/5 Ancients.
///
/// State: Done
//~ done TRL_341 9c27de99 - 692a0fb2.e70f360f
#[test]
fn TRL_341_treespeaker() {
    check(
        CardClass::Druid,
        &[
            Give("TRL_341"),
            Cost("TRL_341", 5),
            Stats("TRL_341", 4, 4),
            Friend("EX1_158t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TRL_341", Nothing),
            Now(Nth(0), 4, 4),
            Is(Nth(1), "TRL_341t"),
            Now(Nth(1), 5, 5),
        ],
    );
}

/// # Ancient
///
/// `TRL_341t` · Druid minion · 5 mana · 5/5
///
/// State: Vanilla
//~ vanilla TRL_341t 45a556f3 a0e2ba4e 16991178
#[test]
fn TRL_341t_ancient() {
    check(
        CardClass::Druid,
        &[
            Give("TRL_341t"),
            Cost("TRL_341t", 5),
            Stats("TRL_341t", 5, 5),
            Play("TRL_341t", Nothing),
            In(The("TRL_341t"), Zone::Play),
            Now(The("TRL_341t"), 5, 5),
        ],
    );
}

/// # Wardruid Loti
///
/// `TRL_343` · Druid minion · 3 mana · 1/2
///
/// > **Choose One -** Transform into one of Loti's four dinosaur forms.
///
/// State: Todo
//~ todo TRL_343 08e555c0 2430d02a 4d384217.1525bd7d
#[test]
#[ignore = "todo: TRL_343 Wardruid Loti"]
fn TRL_343_wardruid_loti() {
    check(CardClass::Druid, &[Give("TRL_343"), Cost("TRL_343", 3), Stats("TRL_343", 1, 2), Unwritten]);
}

/// # Ankylodon
///
/// `TRL_343at1` · Druid minion · 3 mana · 1/6
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla TRL_343at1 9bb48273 ba692c94 9143186f.4b0c5d24
#[test]
fn TRL_343at1_ankylodon() {
    check(
        CardClass::Druid,
        &[
            Give("TRL_343at1"),
            Cost("TRL_343at1", 3),
            Stats("TRL_343at1", 1, 6),
            Has("TRL_343at1", GameTag::TAUNT),
            Play("TRL_343at1", Nothing),
            In(The("TRL_343at1"), Zone::Play),
            Now(The("TRL_343at1"), 1, 6),
            HasNow(The("TRL_343at1"), GameTag::TAUNT),
        ],
    );
}

/// # Wardruid Loti
///
/// `TRL_343at2` · Druid minion · 3 mana · 1/6
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla TRL_343at2 855f3004 1bcc3784 c6ee72af.4b0c5d24
#[test]
fn TRL_343at2_wardruid_loti() {
    check(
        CardClass::Druid,
        &[
            Give("TRL_343at2"),
            Cost("TRL_343at2", 3),
            Stats("TRL_343at2", 1, 6),
            Has("TRL_343at2", GameTag::TAUNT),
            Play("TRL_343at2", Nothing),
            In(The("TRL_343at2"), Zone::Play),
            Now(The("TRL_343at2"), 1, 6),
            HasNow(The("TRL_343at2"), GameTag::TAUNT),
        ],
    );
}

/// # Sabertusk
///
/// `TRL_343bt1` · Druid minion · 3 mana · 4/2
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla TRL_343bt1 3cba656c ecda80c6 90dfe6fe.57b12c28
#[test]
fn TRL_343bt1_sabertusk() {
    check(
        CardClass::Druid,
        &[
            Give("TRL_343bt1"),
            Cost("TRL_343bt1", 3),
            Stats("TRL_343bt1", 4, 2),
            Has("TRL_343bt1", GameTag::RUSH),
            Play("TRL_343bt1", Nothing),
            In(The("TRL_343bt1"), Zone::Play),
            Now(The("TRL_343bt1"), 4, 2),
            HasNow(The("TRL_343bt1"), GameTag::RUSH),
        ],
    );
}

/// # Wardruid Loti
///
/// `TRL_343bt2` · Druid minion · 3 mana · 4/2
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla TRL_343bt2 5ca5e6c3 d85babba cc5869c7.57b12c28
#[test]
fn TRL_343bt2_wardruid_loti() {
    check(
        CardClass::Druid,
        &[
            Give("TRL_343bt2"),
            Cost("TRL_343bt2", 3),
            Stats("TRL_343bt2", 4, 2),
            Has("TRL_343bt2", GameTag::RUSH),
            Play("TRL_343bt2", Nothing),
            In(The("TRL_343bt2"), Zone::Play),
            Now(The("TRL_343bt2"), 4, 2),
            HasNow(The("TRL_343bt2"), GameTag::RUSH),
        ],
    );
}

/// # Pterrordax
///
/// `TRL_343ct1` · Druid minion · 3 mana · 1/4
///
/// > **Spell Damage +1**
///
/// State: Vanilla
//~ vanilla TRL_343ct1 ccb97037 6c2a1daa 1ff99903.b88f2291
#[test]
fn TRL_343ct1_pterrordax() {
    check(
        CardClass::Druid,
        &[
            Give("TRL_343ct1"),
            Cost("TRL_343ct1", 3),
            Stats("TRL_343ct1", 1, 4),
            Has("TRL_343ct1", GameTag::SPELLPOWER),
            Play("TRL_343ct1", Nothing),
            In(The("TRL_343ct1"), Zone::Play),
            Now(The("TRL_343ct1"), 1, 4),
            HasNow(The("TRL_343ct1"), GameTag::SPELLPOWER),
        ],
    );
}

/// # Wardruid Loti
///
/// `TRL_343ct2` · Druid minion · 3 mana · 1/4
///
/// > **Spell Damage +1**
///
/// State: Vanilla
//~ vanilla TRL_343ct2 8f0c178f cb0bd392 2f8dab96.b88f2291
#[test]
fn TRL_343ct2_wardruid_loti() {
    check(
        CardClass::Druid,
        &[
            Give("TRL_343ct2"),
            Cost("TRL_343ct2", 3),
            Stats("TRL_343ct2", 1, 4),
            Has("TRL_343ct2", GameTag::SPELLPOWER),
            Play("TRL_343ct2", Nothing),
            In(The("TRL_343ct2"), Zone::Play),
            Now(The("TRL_343ct2"), 1, 4),
            HasNow(The("TRL_343ct2"), GameTag::SPELLPOWER),
        ],
    );
}

/// # Ravasaur
///
/// `TRL_343dt1` · Druid minion · 3 mana · 1/2
///
/// > **Poisonous**, **Stealth**
///
/// State: Vanilla
//~ vanilla TRL_343dt1 1003d59c 3ebb6b41 3dc2730a.8c30b618
#[test]
fn TRL_343dt1_ravasaur() {
    check(
        CardClass::Druid,
        &[
            Give("TRL_343dt1"),
            Cost("TRL_343dt1", 3),
            Stats("TRL_343dt1", 1, 2),
            Has("TRL_343dt1", GameTag::POISONOUS),
            Has("TRL_343dt1", GameTag::STEALTH),
            Play("TRL_343dt1", Nothing),
            In(The("TRL_343dt1"), Zone::Play),
            Now(The("TRL_343dt1"), 1, 2),
            HasNow(The("TRL_343dt1"), GameTag::POISONOUS),
            HasNow(The("TRL_343dt1"), GameTag::STEALTH),
        ],
    );
}

/// # Wardruid Loti
///
/// `TRL_343dt2` · Druid minion · 3 mana · 1/2
///
/// > **Poisonous**, **Stealth**
///
/// State: Vanilla
//~ vanilla TRL_343dt2 55d52692 8d3cde58 492b0e12.8c30b618
#[test]
fn TRL_343dt2_wardruid_loti() {
    check(
        CardClass::Druid,
        &[
            Give("TRL_343dt2"),
            Cost("TRL_343dt2", 3),
            Stats("TRL_343dt2", 1, 2),
            Has("TRL_343dt2", GameTag::POISONOUS),
            Has("TRL_343dt2", GameTag::STEALTH),
            Play("TRL_343dt2", Nothing),
            In(The("TRL_343dt2"), Zone::Play),
            Now(The("TRL_343dt2"), 1, 2),
            HasNow(The("TRL_343dt2"), GameTag::POISONOUS),
            HasNow(The("TRL_343dt2"), GameTag::STEALTH),
        ],
    );
}

/// # Wardruid Loti
///
/// `TRL_343et1` · Druid minion · 3 mana · 4/6
///
/// > **Taunt**, **Rush**, **Poisonous**, **Stealth**, **Spell Damage +1**
///
/// State: Vanilla
//~ vanilla TRL_343et1 fba86156 ad5cfaeb fa604a65.0f42c859
#[test]
fn TRL_343et1_wardruid_loti() {
    check(
        CardClass::Druid,
        &[
            Give("TRL_343et1"),
            Cost("TRL_343et1", 3),
            Stats("TRL_343et1", 4, 6),
            Has("TRL_343et1", GameTag::POISONOUS),
            Has("TRL_343et1", GameTag::RUSH),
            Has("TRL_343et1", GameTag::SPELLPOWER),
            Has("TRL_343et1", GameTag::STEALTH),
            Has("TRL_343et1", GameTag::TAUNT),
            Play("TRL_343et1", Nothing),
            In(The("TRL_343et1"), Zone::Play),
            Now(The("TRL_343et1"), 4, 6),
            HasNow(The("TRL_343et1"), GameTag::POISONOUS),
            HasNow(The("TRL_343et1"), GameTag::RUSH),
            HasNow(The("TRL_343et1"), GameTag::SPELLPOWER),
            HasNow(The("TRL_343et1"), GameTag::STEALTH),
            HasNow(The("TRL_343et1"), GameTag::TAUNT),
        ],
    );
}
