//! Paladin cards of Scholomance Academy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 0ed168b3

/// # Turalyon, the Tenured
///
/// `SCH_135` · Paladin minion · 8 mana · 3/12
///
/// > **Rush**. Whenever this attacks a minion, set the defender's Attack and Health to 3.
///
/// State: Derived
//~ derived SCH_135 524c6527 e8200990 5ae23024.98668519
#[test]
fn SCH_135_turalyon_the_tenured() {
    check(
        CardClass::Paladin,
        &[
            Give("SCH_135"),
            Cost("SCH_135", 8),
            Stats("SCH_135", 3, 12),
            Has("SCH_135", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("SCH_135"),
            Attack(Nth(4), Nth(2)),
            Dead(Nth(2)),
            Now(Nth(4), 3, 9),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Schooled
///
/// `SCH_135e` · Paladin enchantment
///
/// > 3/3.
///
/// State: Derived
//~ derived SCH_135e b97048fc df6b81dc b1e6b30a.6c79ef92
#[test]
fn SCH_135e_schooled() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "SCH_135e"), Now(My(0), 3, 3)]);
}

/// # Blessing of Authority
///
/// `SCH_138` · Paladin spell · Holy · 5 mana
///
/// > Give a minion +8/+8. It can't attack heroes this turn.
///
/// State: Derived
//~ derived SCH_138 1603da46 9b5451cc 0cb03434.2090d0f6
#[test]
fn SCH_138_blessing_of_authority() {
    check(
        CardClass::Paladin,
        &[
            Give("SCH_138"),
            Cost("SCH_138", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SCH_138", On(Nth(2))),
            HasNow(Nth(2), GameTag::CANNOT_ATTACK_HEROES),
            Now(Nth(2), 12, 13),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("SCH_138"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SCH_138", On(Nth(1))),
            HasNow(Nth(1), GameTag::CANNOT_ATTACK_HEROES),
            Now(Nth(1), 12, 13),
        ],
    );
}

/// # Blessing of Authority
///
/// `SCH_138e` · Paladin enchantment
///
/// > +8/+8.
///
/// State: Derived
//~ derived SCH_138e 7ff1ed46 086c82a8 7a75da1e.d7d8cb83
#[test]
fn SCH_138e_blessing_of_authority() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "SCH_138e"), Now(My(0), 13, 9)]);
}

/// # Honorable Intentions
///
/// `SCH_138e2` · Paladin enchantment
///
/// > Can't attack heroes this turn.
///
/// State: Derived
//~ derived SCH_138e2 8d16d303 c06f177e c5353fa7.978eedcd
#[test]
fn SCH_138e2_honorable_intentions() {
    check(
        CardClass::Paladin,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "SCH_138e2"),
            HasNow(My(0), GameTag::CANNOT_ATTACK_HEROES),
            EndTurn,
            HasNot(My(0), GameTag::CANNOT_ATTACK_HEROES),
        ],
    );
}

/// # Devout Pupil
///
/// `SCH_139` · Multi-class minion · 6 mana · 4/5
///
/// > **Divine Shield, Taunt** Costs (1) less for each spell you've cast on friendly characters this game.
///
/// State: Todo
//~ todo SCH_139 4a7ad29e 35c64094 b9e9f68b.4e55ea38
#[test]
#[ignore = "todo: SCH_139 Devout Pupil"]
fn SCH_139_devout_pupil() {
    check(
        CardClass::Paladin,
        &[
            Give("SCH_139"),
            Cost("SCH_139", 6),
            Stats("SCH_139", 4, 5),
            Has("SCH_139", GameTag::DIVINE_SHIELD),
            Has("SCH_139", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # High Abbess Alura
///
/// `SCH_141` · Multi-class minion · 4 mana · 3/6
///
/// > Spellburst**:** Cast a spell from your deck *(targets this if possible)*.
///
/// State: Todo
//~ todo SCH_141 a455576b 354860c7 7ce999eb.f3b4f2ca
#[test]
#[ignore = "todo: SCH_141 High Abbess Alura"]
fn SCH_141_high_abbess_alura() {
    check(CardClass::Paladin, &[Give("SCH_141"), Cost("SCH_141", 4), Stats("SCH_141", 3, 6), Unwritten]);
}

/// # Argent Braggart
///
/// `SCH_149` · Paladin minion · 2 mana · 1/1
///
/// > **Battlecry:** Set this minion's Attack and Health to the highest in the battlefield.
///
/// State: Todo
//~ todo SCH_149 265d9424 1f06c23e 1ce15bd5.37ebe8b1
#[test]
#[ignore = "todo: SCH_149 Argent Braggart"]
fn SCH_149_argent_braggart() {
    check(CardClass::Paladin, &[Give("SCH_149"), Cost("SCH_149", 2), Stats("SCH_149", 1, 1), Unwritten]);
}

/// # First Day of School
///
/// `SCH_247` · Paladin spell · 1 mana
///
/// > Add 2 random 1-Cost minions to your hand.
///
/// State: Derived
//~ derived SCH_247 931ddf38 6b29d17b d6385b6d.a54f6b79
#[test]
fn SCH_247_first_day_of_school() {
    check(
        CardClass::Paladin,
        &[
            Give("SCH_247"),
            Cost("SCH_247", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_168")),
            Force(Card("CS2_168")),
            Play("SCH_247", Nothing),
            Is(InHand(0), "CS2_168"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 2, 1),
            Is(InHand(1), "CS2_168"),
            CostNow(InHand(1), 1),
            Now(InHand(1), 2, 1),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Paladin,
        &[Give("SCH_247"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_004")), Play("SCH_247", Nothing)],
    );
    check(
        CardClass::Paladin,
        &[Give("SCH_247"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("SCH_247", Nothing)],
    );
}

/// # Wave of Apathy
///
/// `SCH_250` · Multi-class spell · 1 mana
///
/// > Set the Attack of all enemy minions to 1 until your next turn.
///
/// State: Derived
//~ derived SCH_250 558b47c2 465452a0 ba6aa2e0.b9be7707
#[test]
fn SCH_250_wave_of_apathy() {
    check(
        CardClass::Paladin,
        &[
            Give("SCH_250"),
            Cost("SCH_250", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SCH_250", Nothing),
            Now(Nth(2), 1, 5),
        ],
    );
}

/// # Gift of Luminance
///
/// `SCH_302` · Multi-class spell · Holy · 3 mana
///
/// > Give a minion **Divine Shield**, then summon a 1/1 copy of it.
///
/// State: Derived
//~ derived SCH_302 e0cc8bfe 2a0f6738 31408afe.45ad86ac
#[test]
fn SCH_302_gift_of_luminance() {
    check(
        CardClass::Paladin,
        &[
            Give("SCH_302"),
            Cost("SCH_302", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SCH_302", On(Nth(2))),
            BoardCount(Mine, 2),
            HasNow(Nth(2), GameTag::DIVINE_SHIELD),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("SCH_302"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SCH_302", On(Nth(1))),
            BoardCount(Mine, 2),
            HasNow(Nth(1), GameTag::DIVINE_SHIELD),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("SCH_302"),
            Friend("TLC_248"),
            Play("SCH_302", On(Nth(1))),
            BoardCount(Mine, 2),
            HasNow(Nth(1), GameTag::DIVINE_SHIELD),
            HasNow(The("TLC_248"), GameTag::DIVINE_SHIELD),
            In(The("TLC_248"), Zone::Play),
            Now(The("TLC_248"), 1, 1),
        ],
    );
}

/// # Student of the Light
///
/// `SCH_302e` · Priest enchantment
///
/// > 1/1.
///
/// State: Derived
//~ derived SCH_302e 909beb88 73c54e98 29fec222.d68bebe2
#[test]
fn SCH_302e_student_of_the_light() {
    check(CardClass::Paladin, &[Friend("CS2_119"), Enchant(My(0), "SCH_302e"), Now(My(0), 1, 1)]);
}

/// # Ceremonial Maul
///
/// `SCH_523` · Multi-class weapon · 3 mana · 2/2 durability
///
/// > **Spellburst**: Summon a Student with **Taunt** and stats equal to the spell's Cost.
///
/// State: Done
//~ done SCH_523 d38bd744 - 64db1664.8a46dd0f
#[test]
fn SCH_523_ceremonial_maul() {
    check(
        CardClass::Paladin,
        &[
            Give("SCH_523"),
            Cost("SCH_523", 3),
            Stats("SCH_523", 2, 2),
            Play("SCH_523", Nothing),
            Play("CS2_029", On(TheirHero)),
            BoardCount(Mine, 1),
            Is(My(0), "SCH_523t"),
            Now(My(0), 4, 4),
            HasNow(My(0), GameTag::TAUNT),
            Play("CS2_024", On(TheirHero)),
            BoardCount(Mine, 1),
        ],
    );
}

/// # Honor Student
///
/// `SCH_523t` · Multi-class minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla SCH_523t 99c81f35 42bd1c5e d6e26f92.4b0c5d24
#[test]
fn SCH_523t_honor_student() {
    check(
        CardClass::Paladin,
        &[
            Give("SCH_523t"),
            Cost("SCH_523t", 1),
            Stats("SCH_523t", 1, 1),
            Has("SCH_523t", GameTag::TAUNT),
            Play("SCH_523t", Nothing),
            In(The("SCH_523t"), Zone::Play),
            Now(The("SCH_523t"), 1, 1),
            HasNow(The("SCH_523t"), GameTag::TAUNT),
        ],
    );
}

/// # Shield of Honor
///
/// `SCH_524` · Multi-class spell · Holy · 1 mana
///
/// > Give a damaged minion +3 Attack and **Divine Shield**.
///
/// State: Derived
//~ derived SCH_524 ac539ab2 92a1c19e d9aa977b.0340161d
#[test]
fn SCH_524_shield_of_honor() {
    check(
        CardClass::Paladin,
        &[
            Give("SCH_524"),
            Cost("SCH_524", 1),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Hurt(Nth(2), 2),
            Hurt(Nth(4), 2),
            CannotTarget("SCH_524", Nth(1)),
            Play("SCH_524", On(Nth(4))),
            HasNow(Nth(4), GameTag::DIVINE_SHIELD),
            Now(Nth(4), 7, 3),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("SCH_524"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Hurt(Nth(2), 2),
            Hurt(Nth(4), 2),
            Play("SCH_524", On(Nth(2))),
            HasNow(Nth(2), GameTag::DIVINE_SHIELD),
            Now(Nth(2), 7, 3),
        ],
    );
}

/// # Shield of Honor
///
/// `SCH_524e` · Neutral enchantment
///
/// > +3 Attack and **Divine Shield**.
///
/// State: Derived
//~ derived SCH_524e 491b4a86 9fee9b31 a4c4a65f.c25c4dcd
#[test]
fn SCH_524e_shield_of_honor() {
    check(
        CardClass::Paladin,
        &[Friend("CS2_118"), Enchant(My(0), "SCH_524e"), Now(My(0), 8, 1), HasNow(My(0), GameTag::DIVINE_SHIELD)],
    );
}

/// # Lord Barov
///
/// `SCH_526` · Multi-class minion · 3 mana · 3/2
///
/// > **Battlecry:** Set the Health of all other minions to 1. **Deathrattle:** Deal 1 damage to all minions.
///
/// State: Derived
//~ derived SCH_526 4a343293 024b1c6e 5249528d.7d550394
#[test]
fn SCH_526_lord_barov() {
    check(
        CardClass::Paladin,
        &[
            Give("SCH_526"),
            Cost("SCH_526", 3),
            Stats("SCH_526", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SCH_526", Nothing),
            Now(Nth(0), 3, 2),
            Now(Nth(1), 4, 1),
            Now(Nth(2), 4, 1),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("SCH_526"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SCH_526"),
            Kill(Nth(3)),
            Now(Nth(1), 4, 4),
            Now(Nth(2), 4, 4),
        ],
    );
}

/// # A Common Peasant
///
/// `SCH_526e` · Warrior enchantment
///
/// > Health changed to 1.
///
/// State: Derived
//~ derived SCH_526e 31565276 20b2118f b35caf4b.671a0436
#[test]
fn SCH_526e_a_common_peasant() {
    check(CardClass::Paladin, &[Friend("CS2_119"), Enchant(My(0), "SCH_526e"), Now(My(0), 2, 1)]);
}

/// # Goody Two-Shields
///
/// `SCH_532` · Paladin minion · 3 mana · 4/2
///
/// > **Divine Shield Spellburst:** Gain **Divine Shield**.
///
/// State: Derived
//~ derived SCH_532 a3516369 65360d0d f10e1ec2.77eb7bd2
#[test]
fn SCH_532_goody_two_shields() {
    check(
        CardClass::Paladin,
        &[
            Give("SCH_532"),
            Cost("SCH_532", 3),
            Stats("SCH_532", 4, 2),
            Has("SCH_532", GameTag::DIVINE_SHIELD),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SCH_532"),
            Hurt(Nth(3), 1),
            Play("GAME_005", Nothing),
            HasNow(Nth(3), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Commencement
///
/// `SCH_533` · Multi-class spell · 7 mana
///
/// > Summon a minion from your deck. Give it **Taunt** and **Divine Shield**.
///
/// State: Derived
//~ derived SCH_533 3b8802e1 2ee63ea8 10ce96de.24ad61b3
#[test]
fn SCH_533_commencement() {
    check(
        CardClass::Paladin,
        &[
            Give("SCH_533"),
            Cost("SCH_533", 7),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(3))),
            Play("SCH_533", Nothing),
            BoardCount(Mine, 2),
            DeckCount(Mine, 21),
            HasNow(Nth(3), GameTag::DIVINE_SHIELD),
            HasNow(Nth(3), GameTag::TAUNT),
            In(Nth(3), Zone::Play),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("SCH_533"),
            EmptyDeck(Mine),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SCH_533", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 1),
            Damage(MyHero, 0),
            DeckCount(Mine, 5),
            HandCount(Mine, 0),
            CostNow(Nth(1), 0),
            CostNow(Nth(2), 0),
            CostNow(Nth(3), 0),
            CostNow(Nth(4), 0),
            CostNow(Nth(5), 0),
            Now(Nth(6), 4, 5),
            Now(Nth(7), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Graduated
///
/// `SCH_533e` · Paladin enchantment
///
/// > **Taunt**, **Divine Shield**.
///
/// State: Derived
//~ derived SCH_533e cb23a1e3 68cf6b5d d3579c00.2d805286
#[test]
fn SCH_533e_graduated() {
    check(
        CardClass::Paladin,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "SCH_533e"),
            HasNow(My(0), GameTag::TAUNT),
            HasNow(My(0), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Judicious Junior
///
/// `SCH_712` · Paladin minion · 6 mana · 4/9
///
/// > **Lifesteal**
///
/// State: Vanilla
//~ vanilla SCH_712 862fe9bf c9822856 5ca8284a.b857c9f1
#[test]
fn SCH_712_judicious_junior() {
    check(
        CardClass::Paladin,
        &[
            Give("SCH_712"),
            Cost("SCH_712", 6),
            Stats("SCH_712", 4, 9),
            Has("SCH_712", GameTag::LIFESTEAL),
            Play("SCH_712", Nothing),
            In(The("SCH_712"), Zone::Play),
            Now(The("SCH_712"), 4, 9),
            HasNow(The("SCH_712"), GameTag::LIFESTEAL),
        ],
    );
}
