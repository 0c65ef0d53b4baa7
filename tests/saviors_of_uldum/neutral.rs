//! Neutral cards of Saviors of Uldum, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file fc660343

/// # Zephrys the Great
///
/// `ULD_003` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** If your deck has no duplicates, wish for the perfect card.
///
/// State: Todo
//~ todo ULD_003 066c99c2 c8be05f7 ee350406.7a3f703f
#[test]
#[ignore = "todo: ULD_003 Zephrys the Great"]
fn ULD_003_zephrys_the_great() {
    check(CardClass::Mage, &[Give("ULD_003"), Cost("ULD_003", 2), Stats("ULD_003", 3, 2), Unwritten]);
}

/// # Questing Explorer
///
/// `ULD_157` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** If you control a **Quest**, draw a card.
///
/// State: Derived
//~ derived ULD_157 eb1cb15e c02095c3 42ef9750.e47cba27
#[test]
fn ULD_157_questing_explorer() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_157"),
            Cost("ULD_157", 2),
            Stats("ULD_157", 2, 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("END_017"),
            Play("ULD_157", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("ULD_157"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ULD_157", Nothing),
            DeckCount(Mine, 22),
        ],
    );
}

/// # Serpent Egg
///
/// `ULD_174` · Neutral minion · 2 mana · 0/3
///
/// > **Deathrattle:** Summon a 3/4 Sea Serpent.
///
/// State: Derived
//~ derived ULD_174 88486831 97c4aa8f 6bb395a5.99cf432e
#[test]
fn ULD_174_serpent_egg() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_174"),
            Cost("ULD_174", 2),
            Stats("ULD_174", 0, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ULD_174"),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("ULD_174t"), Zone::Play),
            Now(The("ULD_174t"), 3, 4),
        ],
    );
}

/// # Sea Serpent
///
/// `ULD_174t` · Neutral minion · 3 mana · 3/4
///
/// State: Vanilla
//~ vanilla ULD_174t 62b9e1ff 005000ac 982ab222
#[test]
fn ULD_174t_sea_serpent() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_174t"),
            Cost("ULD_174t", 3),
            Stats("ULD_174t", 3, 4),
            Play("ULD_174t", Nothing),
            In(The("ULD_174t"), Zone::Play),
            Now(The("ULD_174t"), 3, 4),
        ],
    );
}

/// # Octosari
///
/// `ULD_177` · Neutral minion · 8 mana · 8/8
///
/// > **Deathrattle:** Draw 8 cards.
///
/// State: Derived
//~ derived ULD_177 cacb3b4e 0a5fa489 97221292.ffd87d36
#[test]
fn ULD_177_octosari() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_177"),
            Cost("ULD_177", 8),
            Stats("ULD_177", 8, 8),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ULD_177"),
            Kill(Nth(10)),
            CostNow(InHand(8), 4),
            Now(InHand(8), 4, 5),
            DeckCount(Mine, 18),
            HandCount(Mine, 9),
            CostNow(Nth(1), 3),
            In(Nth(1), Zone::Hand),
            Now(Nth(1), 5, 1),
            CostNow(Nth(2), 3),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 5, 1),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 3),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 5, 1),
            CostNow(Nth(5), 3),
            In(Nth(5), Zone::Hand),
            Now(Nth(5), 5, 1),
            CostNow(Nth(6), 3),
            In(Nth(6), Zone::Hand),
            Now(Nth(6), 5, 1),
            CostNow(Nth(7), 4),
            In(Nth(7), Zone::Hand),
            Now(Nth(7), 4, 5),
        ],
    );
}

/// # Siamat
///
/// `ULD_178` · Neutral minion · 7 mana · 7/7
///
/// > **Battlecry:** Gain 2 of **Rush**, **Taunt**, **Divine Shield**, or **Windfury* (your choice).*
///
/// State: Todo
//~ todo ULD_178 53025cf3 37eab152 03bd16d2.6132eee4
#[test]
#[ignore = "todo: ULD_178 Siamat"]
fn ULD_178_siamat() {
    check(CardClass::Mage, &[Give("ULD_178"), Cost("ULD_178", 7), Stats("ULD_178", 7, 7), Unwritten]);
}

/// # Siamat's Wind
///
/// `ULD_178a` · Neutral spell · 0 mana
///
/// > Give Siamat **Windfury**.
///
/// State: Todo
//~ todo ULD_178a 93a8e235 643a29f1 618d962b.784f9fd1
#[test]
#[ignore = "todo: ULD_178a Siamat's Wind"]
fn ULD_178a_siamats_wind() {
    check(
        CardClass::Mage,
        &[Give("ULD_178a"), Cost("ULD_178a", 0), Targets("ULD_178a", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Siamat's Shield
///
/// `ULD_178a2` · Neutral spell · 0 mana
///
/// > Give Siamat **Divine Shield**.
///
/// State: Todo
//~ todo ULD_178a2 b994a362 0a85b4a1 818c999e.e69ac41e
#[test]
#[ignore = "todo: ULD_178a2 Siamat's Shield"]
fn ULD_178a2_siamats_shield() {
    check(
        CardClass::Mage,
        &[Give("ULD_178a2"), Cost("ULD_178a2", 0), Targets("ULD_178a2", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Siamat's Heart
///
/// `ULD_178a3` · Neutral spell · 0 mana
///
/// > Give Siamat **Taunt**.
///
/// State: Todo
//~ todo ULD_178a3 1b5f0004 72931eb8 d5352b1a.c9bc5842
#[test]
#[ignore = "todo: ULD_178a3 Siamat's Heart"]
fn ULD_178a3_siamats_heart() {
    check(
        CardClass::Mage,
        &[Give("ULD_178a3"), Cost("ULD_178a3", 0), Targets("ULD_178a3", &[FriendlyMinion]), Unwritten],
    );
}

/// # Siamat's Speed
///
/// `ULD_178a4` · Neutral spell · 0 mana
///
/// > Give Siamat **Rush**.
///
/// State: Todo
//~ todo ULD_178a4 6e01e331 a1834efe ec1be1ac.c59a8f93
#[test]
#[ignore = "todo: ULD_178a4 Siamat's Speed"]
fn ULD_178a4_siamats_speed() {
    check(
        CardClass::Mage,
        &[Give("ULD_178a4"), Cost("ULD_178a4", 0), Targets("ULD_178a4", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Phalanx Commander
///
/// `ULD_179` · Neutral minion · 5 mana · 4/5
///
/// > Your **Taunt** minions have +2 Attack.
///
/// State: Derived
//~ derived ULD_179 b9275dce ad1352a7 41b3dec5.dcf19ad3
#[test]
fn ULD_179_phalanx_commander() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_179"),
            Cost("ULD_179", 5),
            Stats("ULD_179", 4, 5),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Friend("ULD_179"),
            Now(Nth(1), 4, 1),
            Now(Nth(2), 4, 5),
            Now(Nth(3), 4, 1),
        ],
    );
}

/// # Sunstruck Henchman
///
/// `ULD_180` · Neutral minion · 4 mana · 6/5
///
/// > At the start of your turn, this has a 50% chance to fall asleep.
///
/// State: Todo
//~ todo ULD_180 418a5051 fcce10e9 a9c16915.8037eb06
#[test]
#[ignore = "todo: ULD_180 Sunstruck Henchman"]
fn ULD_180_sunstruck_henchman() {
    check(CardClass::Mage, &[Give("ULD_180"), Cost("ULD_180", 4), Stats("ULD_180", 6, 5), Unwritten]);
}

/// # Spitting Camel
///
/// `ULD_182` · Neutral minion · 2 mana · 2/4
///
/// > At the end of your turn, deal 1 damage to another random friendly minion.
///
/// State: Derived
//~ derived ULD_182 7e79eed3 d4a569f8 fa8168e0.e082a002
#[test]
fn ULD_182_spitting_camel() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_182"),
            Cost("ULD_182", 2),
            Stats("ULD_182", 2, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ULD_182"),
            Force(Entity(Nth(1))),
            EndTurn,
            Now(Nth(1), 4, 4),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("ULD_182"), Friend("CS2_182"), Enemy("CS2_182"), Friend("ULD_182"), Never(Entity(Nth(3))), EndTurn],
    );
}

/// # Anubisath Warbringer
///
/// `ULD_183` · Neutral minion · 9 mana · 9/6
///
/// > **Deathrattle:** Give all minions in your hand +3/+3.
///
/// State: Derived
//~ derived ULD_183 157bb6ff 939a9e04 84b07d66.38ffa630
#[test]
fn ULD_183_anubisath_warbringer() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_183"),
            Cost("ULD_183", 9),
            Stats("ULD_183", 9, 6),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ULD_183"),
            Kill(Nth(5)),
            Now(Nth(0), 12, 9),
            Now(Nth(1), 8, 4),
            Now(Nth(2), 7, 8),
        ],
    );
}

/// # Anubisath Power
///
/// `ULD_183e` · Neutral enchantment
///
/// > +3/+3.
///
/// State: Derived
//~ derived ULD_183e c4d8afe1 9f936a0e b92e9711.b42c6980
#[test]
fn ULD_183e_anubisath_power() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "ULD_183e"), Now(My(0), 8, 4)]);
}

/// # Kobold Sandtrooper
///
/// `ULD_184` · Neutral minion · 2 mana · 2/1
///
/// > **Deathrattle:** Deal 3 damage to the enemy hero.
///
/// State: Derived
//~ derived ULD_184 f796ea65 f10fa082 e11e5588.54b65eb1
#[test]
fn ULD_184_kobold_sandtrooper() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_184"),
            Cost("ULD_184", 2),
            Stats("ULD_184", 2, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ULD_184"),
            Kill(Nth(3)),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
}

/// # Temple Berserker
///
/// `ULD_185` · Neutral minion · 2 mana · 1/2
///
/// > **Reborn** Has +2 Attack while damaged.
///
/// State: Derived
//~ derived ULD_185 d1c9065b d4b5599e 240d0e5e.14632d33
#[test]
fn ULD_185_temple_berserker() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_185"),
            Cost("ULD_185", 2),
            Stats("ULD_185", 1, 2),
            Has("ULD_185", GameTag::REBORN),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ULD_185"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 1),
            Now(Nth(3), 3, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("ULD_185"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ULD_185"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Now(Nth(3), 1, 2),
        ],
    );
}

/// # Enraged
///
/// `ULD_185e` · Neutral enchantment
///
/// > +2 Attack.
///
/// State: Derived
//~ derived ULD_185e 541d055f f1774cdd 13cf1af2.bf3d1612
#[test]
fn ULD_185e_enraged() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "ULD_185e"), Now(My(0), 7, 1)]);
}

/// # Golden Scarab
///
/// `ULD_188` · Neutral minion · 3 mana · 2/2
///
/// > Battlecry: **Discover** a 4-Cost card.
///
/// State: Derived
//~ derived ULD_188 4bc069f4 2328d51d dc6e897f.4584ef76
#[test]
fn ULD_188_golden_scarab() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_188"),
            Cost("ULD_188", 3),
            Stats("ULD_188", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_119")),
            Play("ULD_188", Nothing),
            ChooseCard("CS2_119"),
            Is(InHand(0), "CS2_119"),
            CostNow(InHand(0), 4),
            Now(InHand(0), 2, 7),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("ULD_188"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_001")),
            Play("ULD_188", Nothing),
            Choose(0),
        ],
    );
}

/// # Faceless Lurker
///
/// `ULD_189` · Neutral minion · 5 mana · 3/3
///
/// > **Taunt Battlecry:** Double this minion's Health.
///
/// State: Derived
//~ derived ULD_189 578be0c7 888d59dc bbf4a447.37eb0041
#[test]
fn ULD_189_faceless_lurker() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_189"),
            Cost("ULD_189", 5),
            Stats("ULD_189", 3, 3),
            Has("ULD_189", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ULD_189", Nothing),
            Now(Nth(0), 3, 6),
        ],
    );
}

/// # Pit Crocolisk
///
/// `ULD_190` · Neutral minion · 8 mana · 5/6
///
/// > **Battlecry:** Deal 5 damage.
///
/// State: Derived
//~ derived ULD_190 5091fc1f b828ea66 5659542c.8aaf2abd
#[test]
fn ULD_190_pit_crocolisk() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_190"),
            Cost("ULD_190", 8),
            Stats("ULD_190", 5, 6),
            Targets("ULD_190", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ULD_190", On(Nth(2))),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("ULD_190"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ULD_190", On(Nth(1))),
            BoardCount(Mine, 1),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("ULD_190"), Play("ULD_190", On(TheirHero)), Now(TheirHero, 0, 25), Damage(TheirHero, 5)],
    );
}

/// # Beaming Sidekick
///
/// `ULD_191` · Neutral minion · 1 mana · 1/2
///
/// > **Battlecry:** Give a friendly minion +2 Health.
///
/// State: Derived
//~ derived ULD_191 ef186030 c95d3e59 669b8fde.42ef63b0
#[test]
fn ULD_191_beaming_sidekick() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_191"),
            Cost("ULD_191", 1),
            Stats("ULD_191", 1, 2),
            Targets("ULD_191", &[FriendlyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ULD_191", On(Nth(1))),
            Now(Nth(1), 4, 7),
        ],
    );
}

/// # Assisting!
///
/// `ULD_191e` · Neutral enchantment
///
/// > +2 Health.
///
/// State: Derived
//~ derived ULD_191e 4be6b463 25b1bad9 32ef57f0.9f1b69f0
#[test]
fn ULD_191e_assisting() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "ULD_191e"), Now(My(0), 5, 3)]);
}

/// # Living Monument
///
/// `ULD_193` · Neutral minion · 10 mana · 10/10
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla ULD_193 7c4158d6 7fcc9889 45660278.4b0c5d24
#[test]
fn ULD_193_living_monument() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_193"),
            Cost("ULD_193", 10),
            Stats("ULD_193", 10, 10),
            Has("ULD_193", GameTag::TAUNT),
            Play("ULD_193", Nothing),
            In(The("ULD_193"), Zone::Play),
            Now(The("ULD_193"), 10, 10),
            HasNow(The("ULD_193"), GameTag::TAUNT),
        ],
    );
}

/// # Wasteland Scorpid
///
/// `ULD_194` · Neutral minion · 7 mana · 3/9
///
/// > **Poisonous**
///
/// State: Vanilla
//~ vanilla ULD_194 cd315738 426db879 9491e517.2574dcf7
#[test]
fn ULD_194_wasteland_scorpid() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_194"),
            Cost("ULD_194", 7),
            Stats("ULD_194", 3, 9),
            Has("ULD_194", GameTag::POISONOUS),
            Play("ULD_194", Nothing),
            In(The("ULD_194"), Zone::Play),
            Now(The("ULD_194"), 3, 9),
            HasNow(The("ULD_194"), GameTag::POISONOUS),
        ],
    );
}

/// # Neferset Ritualist
///
/// `ULD_196` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Restore adjacent minions to full Health.
///
/// State: Derived
//~ derived ULD_196 c42bcf40 85d464d5 a5204bcf.f865d014
#[test]
fn ULD_196_neferset_ritualist() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_196"),
            Cost("ULD_196", 2),
            Stats("ULD_196", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("ULD_196", Nothing),
            Now(Nth(1), 4, 5),
        ],
    );
}

/// # Quicksand Elemental
///
/// `ULD_197` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Give all enemy minions -2 Attack this turn.
///
/// State: Derived
//~ derived ULD_197 ccee8925 8d9b8351 630efc82.da34e18b
#[test]
fn ULD_197_quicksand_elemental() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_197"),
            Cost("ULD_197", 2),
            Stats("ULD_197", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ULD_197", Nothing),
            Now(Nth(2), 2, 5),
        ],
    );
}

/// # Stuck!
///
/// `ULD_197e` · Neutral enchantment
///
/// > -2 Attack this turn.
///
/// State: Derived
//~ derived ULD_197e 1da6a9a9 59c2d7b5 ec5508aa.df235cc5
#[test]
fn ULD_197e_stuck() {
    check(
        CardClass::Mage,
        &[Friend("CS2_118"), Enchant(My(0), "ULD_197e"), Now(My(0), 3, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Conjured Mirage
///
/// `ULD_198` · Neutral minion · 4 mana · 3/10
///
/// > **Taunt** At the start of your turn, shuffle this minion into your deck.
///
/// State: Done
//~ done ULD_198 890f1096 - 47f6c1c4.a2917481
#[test]
fn ULD_198_conjured_mirage() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_198"),
            Cost("ULD_198", 4),
            Stats("ULD_198", 3, 10),
            Has("ULD_198", GameTag::TAUNT),
            Friend("ULD_198"),
            EndTurn,
            In(Nth(1), Zone::Play),
            Force(Number(0)),
            EndTurn,
            In(Nth(1), Zone::Deck),
            BoardCount(Mine, 0),
            DeckCount(Mine, 19),
        ],
    );
}

/// # Candletaker
///
/// `ULD_205` · Neutral minion · 3 mana · 3/2
///
/// > **Reborn**
///
/// State: Vanilla
//~ vanilla ULD_205 19d066de a02964b0 b3b5c0d0.d8e09bc7
#[test]
fn ULD_205_candletaker() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_205"),
            Cost("ULD_205", 3),
            Stats("ULD_205", 3, 2),
            Has("ULD_205", GameTag::REBORN),
            Play("ULD_205", Nothing),
            In(The("ULD_205"), Zone::Play),
            Now(The("ULD_205"), 3, 2),
            HasNow(The("ULD_205"), GameTag::REBORN),
        ],
    );
}

/// # Khartut Defender
///
/// `ULD_208` · Neutral minion · 6 mana · 3/4
///
/// > **Taunt**, **Reborn Deathrattle:** Restore #3 Health to your hero.
///
/// State: Derived
//~ derived ULD_208 49203287 f77d19d6 553607a1.5df91715
#[test]
fn ULD_208_khartut_defender() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_208"),
            Cost("ULD_208", 6),
            Stats("ULD_208", 3, 4),
            Has("ULD_208", GameTag::REBORN),
            Has("ULD_208", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ULD_208"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Kill(Nth(3)),
            Now(MyHero, 0, 13),
            Damage(MyHero, 17),
        ],
    );
}

/// # Vulpera Scoundrel
///
/// `ULD_209` · Neutral minion · 3 mana · 2/3
///
/// > **Battlecry**: **Discover** a spell or pick a mystery choice.
///
/// State: Todo
//~ todo ULD_209 49107e4d 6688e76e 7094ed74.b8baa1e1
#[test]
#[ignore = "todo: ULD_209 Vulpera Scoundrel"]
fn ULD_209_vulpera_scoundrel() {
    check(CardClass::Mage, &[Give("ULD_209"), Cost("ULD_209", 3), Stats("ULD_209", 2, 3), Unwritten]);
}

/// # Mystery Choice!
///
/// `ULD_209t` · Neutral spell · 0 mana
///
/// > Add a random spell to your hand.
///
/// State: Derived
//~ derived ULD_209t 6126cbd9 1f382341 69aca34f.cf119678
#[test]
fn ULD_209t_mystery_choice() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_209t"),
            Cost("ULD_209t", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            Play("ULD_209t", Nothing),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 5),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("ULD_209t"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("ULD_209t", Nothing)],
    );
}

/// # Generous Mummy
///
/// `ULD_214` · Neutral minion · 3 mana · 5/4
///
/// > **Reborn** Your opponent's cards cost (1) less.
///
/// State: Derived
//~ derived ULD_214 ce1c5e6d 848b0968 c356d838.d531ff2e
#[test]
fn ULD_214_generous_mummy() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_214"),
            Cost("ULD_214", 3),
            Stats("ULD_214", 5, 4),
            Has("ULD_214", GameTag::REBORN),
            Give("CS2_182"),
            GiveThem("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ULD_214"),
            CostNow(Nth(2), 3),
        ],
    );
}

/// # Charity
///
/// `ULD_214e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived ULD_214e 311373f1 960a2d3b 63061531.f705eb41
#[test]
fn ULD_214e_charity() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "ULD_214e"), CostNow(Nth(0), 2)]);
}

/// # Wrapped Golem
///
/// `ULD_215` · Neutral minion · 7 mana · 7/5
///
/// > **Reborn** At the end of your turn, summon a 1/1 Scarab with **Taunt**.
///
/// State: Derived
//~ derived ULD_215 dfa404fb 05847a9b faa4e781.a7a37918
#[test]
fn ULD_215_wrapped_golem() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_215"),
            Cost("ULD_215", 7),
            Stats("ULD_215", 7, 5),
            Has("ULD_215", GameTag::REBORN),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ULD_215"),
            EndTurn,
            BoardCount(Mine, 3),
            In(The("ULD_215t"), Zone::Play),
            Now(The("ULD_215t"), 1, 1),
        ],
    );
}

/// # Scarab
///
/// `ULD_215t` · Neutral minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla ULD_215t 555ab165 209ba96b e916853a.4b0c5d24
#[test]
fn ULD_215t_scarab() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_215t"),
            Cost("ULD_215t", 1),
            Stats("ULD_215t", 1, 1),
            Has("ULD_215t", GameTag::TAUNT),
            Play("ULD_215t", Nothing),
            In(The("ULD_215t"), Zone::Play),
            Now(The("ULD_215t"), 1, 1),
            HasNow(The("ULD_215t"), GameTag::TAUNT),
        ],
    );
}

/// # Mischief Maker
///
/// `ULD_229` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Swap the top card of your deck with your opponent's.
///
/// State: Todo
//~ todo ULD_229 91425227 1ab4f416 b6c815ea.cdbdf8b7
#[test]
#[ignore = "todo: ULD_229 Mischief Maker"]
fn ULD_229_mischief_maker() {
    check(CardClass::Mage, &[Give("ULD_229"), Cost("ULD_229", 3), Stats("ULD_229", 3, 3), Unwritten]);
}

/// # Infested Goblin
///
/// `ULD_250` · Neutral minion · 3 mana · 2/3
///
/// > **Taunt Deathrattle:** Add two 1/1 Scarabs with **Taunt** to your hand.
///
/// State: Derived
//~ derived ULD_250 70619118 5a2e290f cb436514.5c52b544
#[test]
fn ULD_250_infested_goblin() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_250"),
            Cost("ULD_250", 3),
            Stats("ULD_250", 2, 3),
            Has("ULD_250", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ULD_250"),
            Kill(Nth(3)),
            Is(InHand(1), "ULD_215t"),
            CostNow(InHand(1), 1),
            Now(InHand(1), 1, 1),
            Is(InHand(2), "ULD_215t"),
            CostNow(InHand(2), 1),
            Now(InHand(2), 1, 1),
            HandCount(Mine, 3),
        ],
    );
}

/// # Injured Tol'vir
///
/// `ULD_271` · Neutral minion · 2 mana · 2/6
///
/// > **Taunt Battlecry:** Deal 3 damage to this minion.
///
/// State: Derived
//~ derived ULD_271 cdb85384 14b7e611 bb6177f6.b25eef9b
#[test]
fn ULD_271_injured_tolvir() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_271"),
            Cost("ULD_271", 2),
            Stats("ULD_271", 2, 6),
            Has("ULD_271", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ULD_271", Nothing),
            Now(Nth(0), 2, 3),
        ],
    );
}

/// # Wasteland Assassin
///
/// `ULD_274` · Neutral minion · 5 mana · 4/2
///
/// > **Stealth Reborn**
///
/// State: Vanilla
//~ vanilla ULD_274 3d3864a6 c7719e7d b2d76103.a74fe902
#[test]
fn ULD_274_wasteland_assassin() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_274"),
            Cost("ULD_274", 5),
            Stats("ULD_274", 4, 2),
            Has("ULD_274", GameTag::REBORN),
            Has("ULD_274", GameTag::STEALTH),
            Play("ULD_274", Nothing),
            In(The("ULD_274"), Zone::Play),
            Now(The("ULD_274"), 4, 2),
            HasNow(The("ULD_274"), GameTag::REBORN),
            HasNow(The("ULD_274"), GameTag::STEALTH),
        ],
    );
}

/// # Bone Wraith
///
/// `ULD_275` · Neutral minion · 4 mana · 2/5
///
/// > **Taunt Reborn**
///
/// State: Vanilla
//~ vanilla ULD_275 791494ab 9ba74e7c e469aa8e.78d9b163
#[test]
fn ULD_275_bone_wraith() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_275"),
            Cost("ULD_275", 4),
            Stats("ULD_275", 2, 5),
            Has("ULD_275", GameTag::REBORN),
            Has("ULD_275", GameTag::TAUNT),
            Play("ULD_275", Nothing),
            In(The("ULD_275"), Zone::Play),
            Now(The("ULD_275"), 2, 5),
            HasNow(The("ULD_275"), GameTag::REBORN),
            HasNow(The("ULD_275"), GameTag::TAUNT),
        ],
    );
}

/// # Jar Dealer
///
/// `ULD_282` · Neutral minion · 1 mana · 1/1
///
/// > **Deathrattle:** Add a random 1-Cost minion to your hand.
///
/// State: Derived
//~ derived ULD_282 f859e744 e91e7853 f8806095.c5ba2a19
#[test]
fn ULD_282_jar_dealer() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_282"),
            Cost("ULD_282", 1),
            Stats("ULD_282", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ULD_282"),
            Force(Card("CS2_168")),
            Kill(Nth(3)),
            Is(InHand(1), "CS2_168"),
            CostNow(InHand(1), 1),
            Now(InHand(1), 2, 1),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("ULD_282"), Friend("CS2_182"), Enemy("CS2_182"), Friend("ULD_282"), Never(Card("AT_004")), Kill(Nth(3))],
    );
    check(
        CardClass::Mage,
        &[Give("ULD_282"), Friend("CS2_182"), Enemy("CS2_182"), Friend("ULD_282"), Never(Card("AT_003")), Kill(Nth(3))],
    );
}

/// # Fishflinger
///
/// `ULD_289` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Add a random Murloc to each player's hand.
///
/// State: Derived
//~ derived ULD_289 dc1d96ef 9323beb9 eb149bf6.d0d8c54d
#[test]
fn ULD_289_fishflinger() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_289"),
            Cost("ULD_289", 2),
            Stats("ULD_289", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_168")),
            Force(Card("CS2_168")),
            Play("ULD_289", Nothing),
            Is(InHand(0), "CS2_168"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 2, 1),
            Is(InTheirHand(0), "CS2_168"),
            CostNow(InTheirHand(0), 1),
            Now(InTheirHand(0), 2, 1),
            HandCount(Mine, 1),
            HandCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("ULD_289"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_001")), Play("ULD_289", Nothing)],
    );
}

/// # History Buff
///
/// `ULD_290` · Neutral minion · 3 mana · 3/4
///
/// > Whenever you play a minion, give a random minion in your hand +1/+1.
///
/// State: Derived
//~ derived ULD_290 83b5a2e3 19972fb8 09ed448b.a01a31ee
#[test]
fn ULD_290_history_buff() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_290"),
            Cost("ULD_290", 3),
            Stats("ULD_290", 3, 4),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ULD_290"),
            Force(Entity(Nth(0))),
            Play("CS2_182", Nothing),
            Now(Nth(0), 4, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("ULD_290"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ULD_290"),
            Play("GAME_005", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 3),
            CostNow(Nth(0), 3),
            Now(Nth(0), 3, 4),
            CostNow(Nth(1), 3),
            Now(Nth(1), 5, 1),
            CostNow(Nth(2), 4),
            Now(Nth(2), 4, 5),
            Now(Nth(3), 4, 5),
            Now(Nth(4), 4, 5),
            Now(Nth(5), 3, 4),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # King Phaoris
///
/// `ULD_304` · Neutral minion · 10 mana · 5/5
///
/// > **Battlecry:** For each spell in your hand, summon a random minion of the same Cost.
///
/// State: Todo
//~ todo ULD_304 b4fa9a7f a144d77c 38d6f040.72242aab
#[test]
#[ignore = "todo: ULD_304 King Phaoris"]
fn ULD_304_king_phaoris() {
    check(CardClass::Mage, &[Give("ULD_304"), Cost("ULD_304", 10), Stats("ULD_304", 5, 5), Unwritten]);
}

/// # Dwarven Archaeologist
///
/// `ULD_309` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry**: **Discover** a card. Reduce its Cost by (1).
///
/// State: Derived
//~ derived ULD_309 640f178f dd564ef6 7828265b.1c3e8dc8
#[test]
fn ULD_309_dwarven_archaeologist() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_309"),
            Cost("ULD_309", 3),
            Stats("ULD_309", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_118")),
            Play("ULD_309", Nothing),
            ChooseCard("CS2_118"),
            Is(InHand(0), "CS2_118"),
            CostNow(InHand(0), 2),
            Now(InHand(0), 5, 1),
            HandCount(Mine, 1),
        ],
    );
}

/// # Archaelogical Study
///
/// `ULD_309e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived ULD_309e 135e971b 120f93de aa1d182d.f705eb41
#[test]
fn ULD_309e_archaelogical_study() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "ULD_309e"), CostNow(Nth(0), 2)]);
}

/// # Vilefiend
///
/// `ULD_450` · Neutral minion · 2 mana · 2/2
///
/// > **Lifesteal**
///
/// State: Vanilla
//~ vanilla ULD_450 3a3c65bd f9c5c65b 372f9a9e.b857c9f1
#[test]
fn ULD_450_vilefiend() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_450"),
            Cost("ULD_450", 2),
            Stats("ULD_450", 2, 2),
            Has("ULD_450", GameTag::LIFESTEAL),
            Play("ULD_450", Nothing),
            In(The("ULD_450"), Zone::Play),
            Now(The("ULD_450"), 2, 2),
            HasNow(The("ULD_450"), GameTag::LIFESTEAL),
        ],
    );
}

/// # Titanic Lackey
///
/// `ULD_616` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Give a friendly minion +2 Health and **Taunt**.
///
/// State: Derived
//~ derived ULD_616 502d4cad dbfe4a13 cc25d1fd.a1939fc8
#[test]
fn ULD_616_titanic_lackey() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_616"),
            Cost("ULD_616", 1),
            Stats("ULD_616", 1, 1),
            Targets("ULD_616", &[FriendlyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ULD_616", On(Nth(1))),
            HasNow(Nth(1), GameTag::TAUNT),
            Now(Nth(1), 4, 7),
        ],
    );
}

/// # Hardened
///
/// `ULD_616e` · Neutral enchantment
///
/// > +2 Health and **Taunt**.
///
/// State: Derived
//~ derived ULD_616e bf08cb45 6a77ee38 9738efbd.4455e42e
#[test]
fn ULD_616e_hardened() {
    check(
        CardClass::Mage,
        &[Friend("CS2_118"), Enchant(My(0), "ULD_616e"), Now(My(0), 5, 3), HasNow(My(0), GameTag::TAUNT)],
    );
}

/// # Mortuary Machine
///
/// `ULD_702` · Neutral minion · 5 mana · 8/8
///
/// > After your opponent plays a minion, give it **Reborn**.
///
/// State: Derived
//~ derived ULD_702 7c527efb 3524ac2c 93e1d0d2.d0ec5f42
#[test]
fn ULD_702_mortuary_machine() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_702"),
            Cost("ULD_702", 5),
            Stats("ULD_702", 8, 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ULD_702"),
            EndTurn,
            Play("CS2_182", Nothing),
            HasNow(Nth(4), GameTag::REBORN),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("ULD_702"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ULD_702"),
            Play("CS2_182", Nothing),
            HasNot(Nth(4), GameTag::REBORN),
        ],
    );
}

/// # Desert Obelisk
///
/// `ULD_703` · Neutral minion · 5 mana · 0/5
///
/// > If you control 3 of these at the end of your turn, deal 5 damage to a random enemy.
///
/// State: Todo
//~ todo ULD_703 ad9a7114 f4a0e6de 99a2366b.56da2943
#[test]
#[ignore = "todo: ULD_703 Desert Obelisk"]
fn ULD_703_desert_obelisk() {
    check(CardClass::Mage, &[Give("ULD_703"), Cost("ULD_703", 5), Stats("ULD_703", 0, 5), Unwritten]);
}

/// # Mogu Cultist
///
/// `ULD_705` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** If your board is full of Mogu Cultists, sacrifice them all and summon Highkeeper Ra.
///
/// State: Todo
//~ todo ULD_705 14b79790 226b47dd bbf086b6.ced3be97
#[test]
#[ignore = "todo: ULD_705 Mogu Cultist"]
fn ULD_705_mogu_cultist() {
    check(CardClass::Mage, &[Give("ULD_705"), Cost("ULD_705", 1), Stats("ULD_705", 1, 1), Unwritten]);
}

/// # Highkeeper Ra
///
/// `ULD_705t` · Neutral minion · 10 mana · 20/20
///
/// > At the end of your turn, deal 20 damage to all enemies.
///
/// State: Derived
//~ derived ULD_705t dd766a2c 0c64c5d3 4fb0ac8f.bb3f6d9f
#[test]
fn ULD_705t_highkeeper_ra() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_705t"),
            Cost("ULD_705t", 10),
            Stats("ULD_705t", 20, 20),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ULD_705t"),
            EndTurn,
            Dead(Nth(2)),
            Now(TheirHero, 0, 10),
            BoardCount(Theirs, 0),
            Damage(TheirHero, 20),
        ],
    );
}

/// # Blatant Decoy
///
/// `ULD_706` · Neutral minion · 6 mana · 5/5
///
/// > **Deathrattle:** Each player summons the lowest Cost minion from their hand.
///
/// State: Derived
//~ derived ULD_706 09e8efab 72c809f4 af3386ff.5774667f
#[test]
fn ULD_706_blatant_decoy() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_706"),
            Cost("ULD_706", 6),
            Stats("ULD_706", 5, 5),
            Give("CS2_120"),
            Give("CS2_118"),
            Give("CS2_182"),
            GiveThem("CS2_120"),
            GiveThem("CS2_118"),
            GiveThem("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ULD_706"),
            Kill(Nth(9)),
            BoardCount(Mine, 2),
            HandCount(Mine, 3),
            In(Nth(1), Zone::Play),
            In(Nth(4), Zone::Play),
            BoardCount(Theirs, 2),
            HandCount(Theirs, 2),
        ],
    );
}

/// # Bug Collector
///
/// `ULD_712` · Neutral minion · 2 mana · 2/1
///
/// > **Battlecry:** Summon a 1/1 Locust with **Rush**.
///
/// State: Derived
//~ derived ULD_712 007174cd 0f213423 62742ffe.6ab25bbe
#[test]
fn ULD_712_bug_collector() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_712"),
            Cost("ULD_712", 2),
            Stats("ULD_712", 2, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ULD_712", Nothing),
            BoardCount(Mine, 3),
            In(The("ULD_430t"), Zone::Play),
            Now(The("ULD_430t"), 1, 1),
        ],
    );
}

/// # Desert Hare
///
/// `ULD_719` · Neutral minion · 3 mana · 1/1
///
/// > **Battlecry:** Summon two 1/1 Desert Hares.
///
/// State: Derived
//~ derived ULD_719 e0af0fce 9856e88f a3e56879.3458293b
#[test]
fn ULD_719_desert_hare() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_719"),
            Cost("ULD_719", 3),
            Stats("ULD_719", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ULD_719", Nothing),
            BoardCount(Mine, 4),
            In(The("ULD_719"), Zone::Play),
            Now(The("ULD_719"), 1, 1),
        ],
    );
}

/// # Colossus of the Moon
///
/// `ULD_721` · Neutral minion · 10 mana · 10/10
///
/// > **Divine Shield Reborn**
///
/// State: Vanilla
//~ vanilla ULD_721 5196fd24 312f4340 68a008c9.7d1b120d
#[test]
fn ULD_721_colossus_of_the_moon() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_721"),
            Cost("ULD_721", 10),
            Stats("ULD_721", 10, 10),
            Has("ULD_721", GameTag::DIVINE_SHIELD),
            Has("ULD_721", GameTag::REBORN),
            Play("ULD_721", Nothing),
            In(The("ULD_721"), Zone::Play),
            Now(The("ULD_721"), 10, 10),
            HasNow(The("ULD_721"), GameTag::DIVINE_SHIELD),
            HasNow(The("ULD_721"), GameTag::REBORN),
        ],
    );
}

/// # Murmy
///
/// `ULD_723` · Neutral minion · 1 mana · 1/1
///
/// > **Reborn**
///
/// State: Vanilla
//~ vanilla ULD_723 dd130fee 29d67afa da0bd07d.d8e09bc7
#[test]
fn ULD_723_murmy() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_723"),
            Cost("ULD_723", 1),
            Stats("ULD_723", 1, 1),
            Has("ULD_723", GameTag::REBORN),
            Play("ULD_723", Nothing),
            In(The("ULD_723"), Zone::Play),
            Now(The("ULD_723"), 1, 1),
            HasNow(The("ULD_723"), GameTag::REBORN),
        ],
    );
}

/// # Body Wrapper
///
/// `ULD_727` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry: Discover** a friendly minion that died this game. Shuffle it into your deck.
///
/// State: Derived
//~ derived ULD_727 11f71012 9e599257 69228213.969704bf
#[test]
fn ULD_727_body_wrapper() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_727"),
            Cost("ULD_727", 4),
            Stats("ULD_727", 4, 4),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Kill(Nth(2)),
            Crystals(10),
            Play("ULD_727", Nothing),
            ChooseCard("CS2_118"),
            DeckCount(Mine, 20),
            In(The("CS2_118"), Zone::Deck),
        ],
    );
}

/// # The Coin
///
/// `ULD_COIN` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived ULD_COIN 4819c6ff 2271ee94 eda2f5f5.095f71be
#[test]
fn ULD_COIN_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_COIN"),
            Cost("ULD_COIN", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("ULD_COIN", Nothing),
            Mana(6),
        ],
    );
}
