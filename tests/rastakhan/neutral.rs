//! Neutral cards of Rastakhan's Rumble, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file eedc43b1

/// # Half-Time Scavenger
///
/// `TRL_010` · Neutral minion · 4 mana · 3/5
///
/// > **Stealth Overkill**: Gain 3 Armor.
///
/// State: Derived
//~ derived TRL_010 404964cc d279f35a 8185a5e2.2338654c
#[test]
fn TRL_010_half_time_scavenger() {
    check(
        CardClass::Mage,
        &[
            Give("TRL_010"),
            Cost("TRL_010", 4),
            Stats("TRL_010", 3, 5),
            Has("TRL_010", GameTag::STEALTH),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Friend("TRL_010"),
            Attack(Nth(3), Nth(2)),
            Armor(Mine, 3),
        ],
    );
}

/// # Ticket Scalper
///
/// `TRL_015` · Neutral minion · 4 mana · 5/3
///
/// > **Overkill**: Draw 2 cards.
///
/// State: Derived
//~ derived TRL_015 afc76f50 153ac6e0 2e754dc1.a222e7ea
#[test]
fn TRL_015_ticket_scalper() {
    check(
        CardClass::Mage,
        &[
            Give("TRL_015"),
            Cost("TRL_015", 4),
            Stats("TRL_015", 5, 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Friend("TRL_015"),
            Attack(Nth(7), Nth(6)),
            DeckCount(Mine, 21),
            HandCount(Mine, 3),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
        ],
    );
}

/// # Sightless Ranger
///
/// `TRL_020` · Neutral minion · 5 mana · 3/4
///
/// > **Rush Overkill**: Summon two 1/1 Bats.
///
/// State: Derived
//~ derived TRL_020 382e451b 308c8cef 3644e6e9.5b0520c9
#[test]
fn TRL_020_sightless_ranger() {
    check(
        CardClass::Mage,
        &[
            Give("TRL_020"),
            Cost("TRL_020", 5),
            Stats("TRL_020", 3, 4),
            Has("TRL_020", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Friend("TRL_020"),
            Attack(Nth(3), Nth(2)),
            BoardCount(Mine, 3),
            In(The("TRL_020t"), Zone::Play),
            Now(The("TRL_020t"), 1, 1),
        ],
    );
}

/// # Bat
///
/// `TRL_020t` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla TRL_020t 094a9f36 4870f03b 536e176b
#[test]
fn TRL_020t_bat() {
    check(
        CardClass::Mage,
        &[
            Give("TRL_020t"),
            Cost("TRL_020t", 1),
            Stats("TRL_020t", 1, 1),
            Play("TRL_020t", Nothing),
            In(The("TRL_020t"), Zone::Play),
            Now(The("TRL_020t"), 1, 1),
        ],
    );
}

/// # Serpent Ward
///
/// `TRL_057` · Neutral minion · 2 mana · 0/2
///
/// > At the end of your turn, deal 2 damage to the enemy hero.
///
/// State: Derived
//~ derived TRL_057 f4413e96 300138e4 78c451c7.dcc71fc5
#[test]
fn TRL_057_serpent_ward() {
    check(
        CardClass::Mage,
        &[
            Give("TRL_057"),
            Cost("TRL_057", 2),
            Stats("TRL_057", 0, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TRL_057"),
            EndTurn,
            Now(TheirHero, 0, 28),
            Damage(TheirHero, 2),
        ],
    );
}

/// # Griftah
///
/// `TRL_096` · Neutral minion · 4 mana · 4/5
///
/// > **Battlecry: Discover** two cards. Give one to your opponent at random.
///
/// State: Todo
//~ todo TRL_096 6693de50 13c2fe25 20cd8cb7.4411cd89
#[test]
#[ignore = "todo: TRL_096 Griftah"]
fn TRL_096_griftah() {
    check(CardClass::Mage, &[Give("TRL_096"), Cost("TRL_096", 4), Stats("TRL_096", 4, 5), Unwritten]);
}

/// # Former Champ
///
/// `TRL_151` · Neutral minion · 5 mana · 1/1
///
/// > **Battlecry:** Summon a 5/5 Hotshot.
///
/// State: Derived
//~ derived TRL_151 bdee9ea3 aa4de80a 5de826bf.ddf2e937
#[test]
fn TRL_151_former_champ() {
    check(
        CardClass::Mage,
        &[
            Give("TRL_151"),
            Cost("TRL_151", 5),
            Stats("TRL_151", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TRL_151", Nothing),
            BoardCount(Mine, 3),
            In(The("TRL_151t"), Zone::Play),
            Now(The("TRL_151t"), 5, 5),
        ],
    );
}

/// # Hotshot
///
/// `TRL_151t` · Neutral minion · 5 mana · 5/5
///
/// State: Vanilla
//~ vanilla TRL_151t 7add76a3 94481269 be8d27c6
#[test]
fn TRL_151t_hotshot() {
    check(
        CardClass::Mage,
        &[
            Give("TRL_151t"),
            Cost("TRL_151t", 5),
            Stats("TRL_151t", 5, 5),
            Play("TRL_151t", Nothing),
            In(The("TRL_151t"), Zone::Play),
            Now(The("TRL_151t"), 5, 5),
        ],
    );
}

/// # Spellzerker
///
/// `TRL_312` · Neutral minion · 2 mana · 2/3
///
/// > Has **Spell Damage +2** while damaged.
///
/// State: Derived
//~ derived TRL_312 02e03390 3c406941 3afd0942.9757ef21
#[test]
fn TRL_312_spellzerker() {
    check(
        CardClass::Mage,
        &[
            Give("TRL_312"),
            Cost("TRL_312", 2),
            Stats("TRL_312", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TRL_312"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            TagNow(Nth(3), GameTag::SPELLPOWER, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TRL_312"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TRL_312"),
            TagNow(Nth(3), GameTag::SPELLPOWER, 0),
        ],
    );
}

/// # Power of Gurubashi
///
/// `TRL_312e` · Neutral enchantment
///
/// > **Spell Damage +2**.
///
/// State: Derived
//~ derived TRL_312e 3a77c5e9 2b0d64ce 8acbbfa0.92fa0818
#[test]
fn TRL_312e_power_of_gurubashi() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "TRL_312e"), TagNow(My(0), GameTag::SPELLPOWER, 2)]);
}

/// # Saronite Taskmaster
///
/// `TRL_363` · Neutral minion · 1 mana · 2/3
///
/// > **Deathrattle:** Summon a 0/3 Free Agent with **Taunt** for your opponent.
///
/// State: Derived
//~ derived TRL_363 80fc7d5f e684f26a fbd9e1fd.f85f8e7b
#[test]
fn TRL_363_saronite_taskmaster() {
    check(
        CardClass::Mage,
        &[
            Give("TRL_363"),
            Cost("TRL_363", 1),
            Stats("TRL_363", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TRL_363"),
            Kill(Nth(3)),
            In(The("TRL_363t"), Zone::Play),
            Now(The("TRL_363t"), 0, 3),
            BoardCount(Theirs, 2),
        ],
    );
}

/// # Free Agent
///
/// `TRL_363t` · Neutral minion · 1 mana · 0/3
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla TRL_363t e361b85b 70e67a1c 96fa7957.4b0c5d24
#[test]
fn TRL_363t_free_agent() {
    check(
        CardClass::Mage,
        &[
            Give("TRL_363t"),
            Cost("TRL_363t", 1),
            Stats("TRL_363t", 0, 3),
            Has("TRL_363t", GameTag::TAUNT),
            Play("TRL_363t", Nothing),
            In(The("TRL_363t"), Zone::Play),
            Now(The("TRL_363t"), 0, 3),
            HasNow(The("TRL_363t"), GameTag::TAUNT),
        ],
    );
}

/// # Untamed Beastmaster
///
/// `TRL_405` · Neutral minion · 3 mana · 3/4
///
/// > Whenever you draw a Beast, give it +2/+2.
///
/// State: Derived
//~ derived TRL_405 88e80b93 338eac71 130063f4.14ce1f99
#[test]
fn TRL_405_untamed_beastmaster() {
    check(
        CardClass::Mage,
        &[
            Give("TRL_405"),
            Cost("TRL_405", 3),
            Stats("TRL_405", 3, 4),
            OnTop("CS2_119"),
            OnTop("CS2_119"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TRL_405"),
            Play("CS2_023", Nothing),
            Now(Nth(2), 4, 9),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TRL_405"),
            OnTop("CS2_119"),
            OnTop("CS2_119"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TRL_405"),
            EndTurn,
            EndTurn,
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Warpaint
///
/// `TRL_405e` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived TRL_405e dc6b3529 0f2126a6 ba6cc38d.6d6ab056
#[test]
fn TRL_405e_warpaint() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "TRL_405e"), Now(My(0), 7, 3)]);
}

/// # Dozing Marksman
///
/// `TRL_406` · Neutral minion · 2 mana · 0/4
///
/// > Has +4 Attack while damaged.
///
/// State: Derived
//~ derived TRL_406 bbdc79fd d05c0e7c 4de0e8ec.f8c81887
#[test]
fn TRL_406_dozing_marksman() {
    check(
        CardClass::Mage,
        &[
            Give("TRL_406"),
            Cost("TRL_406", 2),
            Stats("TRL_406", 0, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TRL_406"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(Nth(3), 1),
            Now(Nth(3), 4, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("TRL_406"), Friend("CS2_182"), Enemy("CS2_182"), Friend("TRL_406"), Now(Nth(3), 0, 4)],
    );
}

/// # Wrong Side of Da Bed
///
/// `TRL_406e` · Neutral enchantment
///
/// > +4 Attack.
///
/// State: Derived
//~ derived TRL_406e 9b2a45b7 eefb93c6 3931615d.743819fe
#[test]
fn TRL_406e_wrong_side_of_da_bed() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "TRL_406e"), Now(My(0), 9, 1)]);
}

/// # Waterboy
///
/// `TRL_407` · Neutral minion · 2 mana · 2/1
///
/// > **Battlecry:** Your next Hero Power this turn costs (0).
///
/// State: Derived
//~ derived TRL_407 f2cc0b76 b97acf36 609f26a9.9fde03f8
#[test]
fn TRL_407_waterboy() {
    check(
        CardClass::Mage,
        &[
            Give("TRL_407"),
            Cost("TRL_407", 2),
            Stats("TRL_407", 2, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TRL_407", Nothing),
            CostNow(MyPower, 0),
        ],
    );
}

/// # High Quality H2O
///
/// `TRL_407e` · Neutral enchantment
///
/// > Your Hero Power costs (0).
///
/// State: Derived
//~ derived TRL_407e 08050dba e3630c63 4d767996.933d500a
#[test]
fn TRL_407e_high_quality_h2o() {
    check(
        CardClass::Mage,
        &[Friend("CS2_182"), Friend("CS2_182"), Enemy("CS2_182"), Enchant(Me, "TRL_407e"), CostNow(MyPower, 0)],
    );
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "TRL_407e"),
            EndTurn,
            CostNow(MyPower, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "TRL_407e"),
            HeroPower(On(TheirHero)),
            CostNow(MyPower, 2),
        ],
    );
}

/// # Scarab Egg
///
/// `TRL_503` · Neutral minion · 2 mana · 0/2
///
/// > **Deathrattle:** Summon three 1/1 Scarabs.
///
/// State: Derived
//~ derived TRL_503 438b9579 648d2210 71279489.78ee5420
#[test]
fn TRL_503_scarab_egg() {
    check(
        CardClass::Mage,
        &[
            Give("TRL_503"),
            Cost("TRL_503", 2),
            Stats("TRL_503", 0, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TRL_503"),
            Kill(Nth(3)),
            BoardCount(Mine, 4),
            In(The("TRL_503t"), Zone::Play),
            Now(The("TRL_503t"), 1, 1),
        ],
    );
}

/// # Scarab
///
/// `TRL_503t` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla TRL_503t f4c8d500 a36f6d54 bbc3a1ac
#[test]
fn TRL_503t_scarab() {
    check(
        CardClass::Mage,
        &[
            Give("TRL_503t"),
            Cost("TRL_503t", 1),
            Stats("TRL_503t", 1, 1),
            Play("TRL_503t", Nothing),
            In(The("TRL_503t"), Zone::Play),
            Now(The("TRL_503t"), 1, 1),
        ],
    );
}

/// # Booty Bay Bookie
///
/// `TRL_504` · Neutral minion · 2 mana · 3/3
///
/// > **Battlecry:** Give your opponent a Coin.
///
/// State: Derived
//~ derived TRL_504 52da3661 1bfa0fc4 db973306.92cfa29e
#[test]
fn TRL_504_booty_bay_bookie() {
    check(
        CardClass::Mage,
        &[
            Give("TRL_504"),
            Cost("TRL_504", 2),
            Stats("TRL_504", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TRL_504", Nothing),
            Is(InTheirHand(0), "GAME_005"),
            CostNow(InTheirHand(0), 0),
            HandCount(Theirs, 1),
        ],
    );
}

/// # Helpless Hatchling
///
/// `TRL_505` · Neutral minion · 1 mana · 1/1
///
/// > **Deathrattle:** Reduce the Cost of a Beast in your hand by (1).
///
/// State: Derived
//~ derived TRL_505 0e37a11d 7b2f5711 7526836a.4cacd9c3
#[test]
fn TRL_505_helpless_hatchling() {
    check(
        CardClass::Mage,
        &[
            Give("TRL_505"),
            Cost("TRL_505", 1),
            Stats("TRL_505", 1, 1),
            Give("CS2_119"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TRL_505"),
            Force(Entity(Nth(0))),
            Kill(Nth(5)),
            CostNow(Nth(0), 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TRL_505"),
            Give("CS2_119"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TRL_505"),
            Never(Entity(Nth(2))),
            Kill(Nth(5)),
        ],
    );
}

/// # Avenger
///
/// `TRL_505e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived TRL_505e 930b0c2f bcecb716 c8d1ffb6.f705eb41
#[test]
fn TRL_505e_avenger() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "TRL_505e"), CostNow(Nth(0), 2)]);
}

/// # Gurubashi Chicken
///
/// `TRL_506` · Neutral minion · 1 mana · 1/1
///
/// > **Overkill:** Gain +5 Attack.
///
/// State: Done
//~ done TRL_506 be13f3ba - 240bfc4b.3a07e5ff
#[test]
fn TRL_506_gurubashi_chicken() {
    check(
        CardClass::Mage,
        &[
            Give("TRL_506"),
            Cost("TRL_506", 1),
            Stats("TRL_506", 1, 1),
            Friend("TRL_506"),
            Enemy("CS2_231"),
            Play("CS2_009", On(My(0))),
            Attack(My(0), Their(0)),
            Now(My(0), 8, 3),
        ],
    );
}

/// # Ready to Strike
///
/// `TRL_506e` · Neutral enchantment
///
/// > +5 Attack.
///
/// State: Derived
//~ derived TRL_506e 8d99c269 553c4618 32c8ecfe.d1a43c6f
#[test]
fn TRL_506e_ready_to_strike() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "TRL_506e"), Now(My(0), 10, 1)]);
}

/// # Sharkfin Fan
///
/// `TRL_507` · Neutral minion · 2 mana · 2/2
///
/// > After your hero attacks, summon a 1/1 Pirate.
///
/// State: Derived
//~ derived TRL_507 fcb673e6 47d00a58 8572d0dd.b4af80fe
#[test]
fn TRL_507_sharkfin_fan() {
    check(
        CardClass::Mage,
        &[
            Give("TRL_507"),
            Cost("TRL_507", 2),
            Stats("TRL_507", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("TRL_507"),
            Attack(MyHero, TheirHero),
            BoardCount(Mine, 3),
            In(The("TRL_507t"), Zone::Play),
            Now(The("TRL_507t"), 1, 1),
        ],
    );
}

/// # Swabbie
///
/// `TRL_507t` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla TRL_507t c18a047b ae0a6985 410fb85c
#[test]
fn TRL_507t_swabbie() {
    check(
        CardClass::Mage,
        &[
            Give("TRL_507t"),
            Cost("TRL_507t", 1),
            Stats("TRL_507t", 1, 1),
            Play("TRL_507t", Nothing),
            In(The("TRL_507t"), Zone::Play),
            Now(The("TRL_507t"), 1, 1),
        ],
    );
}

/// # Regeneratin' Thug
///
/// `TRL_508` · Neutral minion · 4 mana · 3/5
///
/// > At the start of your turn, restore #2 Health to this minion.
///
/// State: Derived
//~ derived TRL_508 4ecf4b87 55263bbf fed21d67.89453f05
#[test]
fn TRL_508_regeneratin_thug() {
    check(
        CardClass::Mage,
        &[
            Give("TRL_508"),
            Cost("TRL_508", 4),
            Stats("TRL_508", 3, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TRL_508"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            EndTurn,
            EndTurn,
            Now(Nth(3), 3, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TRL_508"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TRL_508"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            EndTurn,
            Now(Nth(3), 3, 3),
        ],
    );
}

/// # Banana Buffoon
///
/// `TRL_509` · Neutral minion · 3 mana · 2/2
///
/// > **Battlecry:** Add 2 Bananas to your hand.
///
/// State: Derived
//~ derived TRL_509 2abcdd75 b42d6aac 5f8544e2.696f21eb
#[test]
fn TRL_509_banana_buffoon() {
    check(
        CardClass::Mage,
        &[
            Give("TRL_509"),
            Cost("TRL_509", 3),
            Stats("TRL_509", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TRL_509", Nothing),
            Is(InHand(0), "TRL_509t"),
            CostNow(InHand(0), 1),
            Is(InHand(1), "TRL_509t"),
            CostNow(InHand(1), 1),
            HandCount(Mine, 2),
        ],
    );
}

/// # Bananas
///
/// `TRL_509t` · Neutral spell · 1 mana
///
/// > Give a minion +1/+1.
///
/// State: Reprint
//~ reprint TRL_509t 547bb758 27e0f2e4 55698b4e.c54a2875
#[test]
fn TRL_509t_bananas() {
    check(
        CardClass::Mage,
        &[
            Give("TRL_509t"),
            Cost("TRL_509t", 1),
            Targets("TRL_509t", &[FriendlyMinion, EnemyMinion]),
            WrittenAs("TRL_509t", "EX1_014t"),
        ],
    );
}

/// # Bananas
///
/// `TRL_509te` · Neutral enchantment
///
/// > Has +1/+1.
///
/// State: Derived
//~ derived TRL_509te b3d680e7 69ae2df8 017e61b3.49a417ba
#[test]
fn TRL_509te_bananas() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "TRL_509te"), Now(My(0), 6, 2)]);
}

/// # Cheaty Anklebiter
///
/// `TRL_512` · Neutral minion · 2 mana · 2/1
///
/// > **Lifesteal Battlecry:** Deal 1 damage.
///
/// State: Derived
//~ derived TRL_512 5929b092 850f1411 b9f63ef1.d4c6c407
#[test]
fn TRL_512_cheaty_anklebiter() {
    check(
        CardClass::Mage,
        &[
            Give("TRL_512"),
            Cost("TRL_512", 2),
            Stats("TRL_512", 2, 1),
            Has("TRL_512", GameTag::LIFESTEAL),
            Targets("TRL_512", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("TRL_512", On(Nth(2))),
            Now(MyHero, 0, 11),
            Damage(MyHero, 19),
            Now(Nth(2), 4, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TRL_512"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("TRL_512", On(Nth(1))),
            Now(MyHero, 0, 11),
            Damage(MyHero, 19),
            Now(Nth(1), 4, 2),
        ],
    );
}

/// # Mosh'Ogg Enforcer
///
/// `TRL_513` · Neutral minion · 8 mana · 2/14
///
/// > **Taunt Divine Shield**
///
/// State: Vanilla
//~ vanilla TRL_513 85059bf4 81bf98bf 79ee837e.efaaa40f
#[test]
fn TRL_513_mosh_ogg_enforcer() {
    check(
        CardClass::Mage,
        &[
            Give("TRL_513"),
            Cost("TRL_513", 8),
            Stats("TRL_513", 2, 14),
            Has("TRL_513", GameTag::DIVINE_SHIELD),
            Has("TRL_513", GameTag::TAUNT),
            Play("TRL_513", Nothing),
            In(The("TRL_513"), Zone::Play),
            Now(The("TRL_513"), 2, 14),
            HasNow(The("TRL_513"), GameTag::DIVINE_SHIELD),
            HasNow(The("TRL_513"), GameTag::TAUNT),
        ],
    );
}

/// # Belligerent Gnome
///
/// `TRL_514` · Neutral minion · 2 mana · 1/4
///
/// > **Taunt Battlecry:** If your opponent has 2 or more minions, gain +1 Attack.
///
/// State: Derived
//~ derived TRL_514 a8bc2704 34a3bd06 eb5506ce.36ecdd3f
#[test]
fn TRL_514_belligerent_gnome() {
    check(
        CardClass::Mage,
        &[
            Give("TRL_514"),
            Cost("TRL_514", 2),
            Stats("TRL_514", 1, 4),
            Has("TRL_514", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("TRL_514", Nothing),
            Now(Nth(0), 2, 4),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("TRL_514"), Friend("CS2_182"), Enemy("CS2_182"), Play("TRL_514", Nothing), Now(Nth(0), 1, 4)],
    );
}

/// # Belligerent
///
/// `TRL_514e` · Neutral enchantment
///
/// > +1 Attack.
///
/// State: Derived
//~ derived TRL_514e e9fec5d8 3fadeceb c7e164f8.c84fda8a
#[test]
fn TRL_514e_belligerent() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "TRL_514e"), Now(My(0), 6, 1)]);
}

/// # Rabble Bouncer
///
/// `TRL_515` · Neutral minion · 7 mana · 2/7
///
/// > **Taunt** Costs (1) less for each enemy minion.
///
/// State: Derived
//~ derived TRL_515 77e38676 e49bc773 f698b028.5a9003ce
#[test]
fn TRL_515_rabble_bouncer() {
    check(
        CardClass::Mage,
        &[
            Give("TRL_515"),
            Cost("TRL_515", 7),
            Stats("TRL_515", 2, 7),
            Has("TRL_515", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TRL_515"),
            CostNow(Nth(0), 6),
        ],
    );
}

/// # Gurubashi Offering
///
/// `TRL_516` · Neutral minion · 1 mana · 0/2
///
/// > At the start of your turn, destroy this and gain 8 Armor.
///
/// State: Derived
//~ derived TRL_516 133f87ce 64b436cc dcffec39.87492e73
#[test]
fn TRL_516_gurubashi_offering() {
    check(
        CardClass::Mage,
        &[
            Give("TRL_516"),
            Cost("TRL_516", 1),
            Stats("TRL_516", 0, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TRL_516"),
            EndTurn,
            EndTurn,
            Armor(Mine, 8),
            BoardCount(Mine, 1),
            Dead(Nth(3)),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("TRL_516"), Friend("CS2_182"), Enemy("CS2_182"), Friend("TRL_516"), EndTurn, Armor(Mine, 0)],
    );
}

/// # Arena Fanatic
///
/// `TRL_517` · Neutral minion · 4 mana · 2/3
///
/// > **Battlecry:** Give all minions in your hand +1/+1.
///
/// State: Derived
//~ derived TRL_517 9c0beaf2 8db89956 8bd4713a.1cf69545
#[test]
fn TRL_517_arena_fanatic() {
    check(
        CardClass::Mage,
        &[
            Give("TRL_517"),
            Cost("TRL_517", 4),
            Stats("TRL_517", 2, 3),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TRL_517", Nothing),
            Now(Nth(1), 6, 2),
            Now(Nth(2), 5, 6),
        ],
    );
}

/// # WHOOOOO!
///
/// `TRL_517e2` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived TRL_517e2 b2b43562 a5c59e9d 11847f2b.67341004
#[test]
fn TRL_517e2_whooooo() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "TRL_517e2"), Now(My(0), 6, 2)]);
}

/// # Murloc Tastyfin
///
/// `TRL_520` · Neutral minion · 4 mana · 3/2
///
/// > **Deathrattle:** Draw 2 Murlocs from your deck.
///
/// State: Derived
//~ derived TRL_520 9924f46c 1e3c5ef3 0855fdd6.7c02aba8
#[test]
fn TRL_520_murloc_tastyfin() {
    check(
        CardClass::Mage,
        &[
            Give("TRL_520"),
            Cost("TRL_520", 4),
            Stats("TRL_520", 3, 2),
            OnTop("CS2_168"),
            OnTop("CS2_168"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TRL_520"),
            Kill(Nth(7)),
            DeckCount(Mine, 21),
            HandCount(Mine, 3),
            CostNow(Nth(2), 1),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 2, 1),
            CostNow(Nth(3), 1),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 2, 1),
        ],
    );
}

/// # Arena Patron
///
/// `TRL_521` · Neutral minion · 5 mana · 3/3
///
/// > **Overkill:** Summon another Arena Patron.
///
/// State: Derived
//~ derived TRL_521 ee63ab6f 7115000b a9f836b9.df78d80c
#[test]
fn TRL_521_arena_patron() {
    check(
        CardClass::Mage,
        &[
            Give("TRL_521"),
            Cost("TRL_521", 5),
            Stats("TRL_521", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Friend("TRL_521"),
            Attack(Nth(3), Nth(2)),
            BoardCount(Mine, 2),
            In(The("TRL_521"), Zone::Play),
            Now(The("TRL_521"), 3, 3),
        ],
    );
}

/// # Firetree Witchdoctor
///
/// `TRL_523` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** If you're holding a Dragon, **Discover** a spell.
///
/// State: Derived
//~ derived TRL_523 5e632752 c17eaeb0 03788e71.5e6df744
#[test]
fn TRL_523_firetree_witchdoctor() {
    check(
        CardClass::Mage,
        &[
            Give("TRL_523"),
            Cost("TRL_523", 2),
            Stats("TRL_523", 2, 2),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            Play("TRL_523", Nothing),
            ChooseCard("AT_001"),
            Is(InHand(2), "AT_001"),
            CostNow(InHand(2), 5),
            TagNow(InHand(2), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TRL_523"),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_003")),
            Play("TRL_523", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TRL_523"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TRL_523", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 0),
            Now(Nth(0), 2, 2),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Shieldbreaker
///
/// `TRL_524` · Neutral minion · 2 mana · 2/1
///
/// > **Battlecry: Silence** an enemy minion with **Taunt**.
///
/// State: Derived
//~ derived TRL_524 bd4feffb c27bb3c1 305cc0be.b0194230
#[test]
fn TRL_524_shieldbreaker() {
    check(
        CardClass::Mage,
        &[
            Give("TRL_524"),
            Cost("TRL_524", 2),
            Stats("TRL_524", 2, 1),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            CannotTarget("TRL_524", Nth(5)),
            Play("TRL_524", On(Nth(4))),
            HasNot(Nth(4), GameTag::TAUNT),
        ],
    );
}

/// # Arena Treasure Chest
///
/// `TRL_525` · Neutral minion · 4 mana · 0/4
///
/// > **Deathrattle:** Draw 2 cards.
///
/// State: Derived
//~ derived TRL_525 2e814865 4a822fde 4f53237d.bd321905
#[test]
fn TRL_525_arena_treasure_chest() {
    check(
        CardClass::Mage,
        &[
            Give("TRL_525"),
            Cost("TRL_525", 4),
            Stats("TRL_525", 0, 4),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TRL_525"),
            Kill(Nth(7)),
            DeckCount(Mine, 21),
            HandCount(Mine, 3),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
        ],
    );
}

/// # Dragonmaw Scorcher
///
/// `TRL_526` · Neutral minion · 5 mana · 3/6
///
/// > **Battlecry:** Deal 1 damage to all other minions.
///
/// State: Derived
//~ derived TRL_526 daec6ba0 7cd84378 f1194cdc.15bd5638
#[test]
fn TRL_526_dragonmaw_scorcher() {
    check(
        CardClass::Mage,
        &[
            Give("TRL_526"),
            Cost("TRL_526", 5),
            Stats("TRL_526", 3, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TRL_526", Nothing),
            Now(Nth(0), 3, 6),
            Now(Nth(1), 4, 4),
            Now(Nth(2), 4, 4),
        ],
    );
}

/// # Drakkari Trickster
///
/// `TRL_527` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** Give each player a copy of a random card from their opponent's deck.
///
/// State: Todo
//~ todo TRL_527 41556b7d 9ef92055 46560b1c.4ae48857
#[test]
#[ignore = "todo: TRL_527 Drakkari Trickster"]
fn TRL_527_drakkari_trickster() {
    check(CardClass::Mage, &[Give("TRL_527"), Cost("TRL_527", 3), Stats("TRL_527", 3, 4), Unwritten]);
}

/// # Linecracker
///
/// `TRL_528` · Neutral minion · 7 mana · 5/10
///
/// > **Overkill:** Double this minion's Attack.
///
/// State: Derived
//~ derived TRL_528 8208723b ec024d57 a736e07a.844b68aa
#[test]
fn TRL_528_linecracker() {
    check(
        CardClass::Mage,
        &[
            Give("TRL_528"),
            Cost("TRL_528", 7),
            Stats("TRL_528", 5, 10),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Friend("TRL_528"),
            Attack(Nth(3), Nth(2)),
            Now(Nth(3), 10, 5),
        ],
    );
}

/// # Crazed
///
/// `TRL_528e` · Neutral enchantment
///
/// > Doubled Attack.
///
/// State: Derived
//~ derived TRL_528e 728c3f86 f3c69bfb 07ea5435.87c08719
#[test]
fn TRL_528e_crazed() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "TRL_528e"), Now(My(0), 10, 1)]);
}

/// # Masked Contender
///
/// `TRL_530` · Neutral minion · 3 mana · 2/4
///
/// > **Battlecry:** If you control a **Secret**, cast a **Secret** from your deck.
///
/// State: Derived
//~ derived TRL_530 ae40c371 2a3abf5f 9a7b70ad.5d5589c5
#[test]
fn TRL_530_masked_contender() {
    check(
        CardClass::Mage,
        &[
            Give("TRL_530"),
            Cost("TRL_530", 3),
            Stats("TRL_530", 2, 4),
            OnTop("AT_002"),
            OnTop("AT_002"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("EX1_289"),
            Force(Entity(Nth(2))),
            Play("TRL_530", Nothing),
            DeckCount(Mine, 21),
            In(Nth(2), Zone::Secret),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TRL_530"),
            OnTop("AT_002"),
            OnTop("AT_002"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TRL_530", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 22),
            HandCount(Mine, 0),
            Now(Nth(0), 2, 4),
            Now(Nth(4), 4, 5),
            Now(Nth(5), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Rumbletusk Shaker
///
/// `TRL_531` · Neutral minion · 4 mana · 3/2
///
/// > **Deathrattle:** Summon a 3/2 Rumbletusk Breaker.
///
/// State: Derived
//~ derived TRL_531 f09c4506 503372cf 29a99865.b70585a4
#[test]
fn TRL_531_rumbletusk_shaker() {
    check(
        CardClass::Mage,
        &[
            Give("TRL_531"),
            Cost("TRL_531", 4),
            Stats("TRL_531", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TRL_531"),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("TRL_531t"), Zone::Play),
            Now(The("TRL_531t"), 3, 2),
        ],
    );
}

/// # Rumbletusk Breaker
///
/// `TRL_531t` · Neutral minion · 2 mana · 3/2
///
/// State: Vanilla
//~ vanilla TRL_531t 81b0051e a907bcb9 d9fb9627
#[test]
fn TRL_531t_rumbletusk_breaker() {
    check(
        CardClass::Mage,
        &[
            Give("TRL_531t"),
            Cost("TRL_531t", 2),
            Stats("TRL_531t", 3, 2),
            Play("TRL_531t", Nothing),
            In(The("TRL_531t"), Zone::Play),
            Now(The("TRL_531t"), 3, 2),
        ],
    );
}

/// # Mosh'Ogg Announcer
///
/// `TRL_532` · Neutral minion · 5 mana · 6/5
///
/// > Enemies attacking this have a 50% chance to attack someone else.
///
/// State: Todo
//~ todo TRL_532 8cbbaa7a 9898eeea d6a5bcf3.ab05fe61
#[test]
#[ignore = "todo: TRL_532 Mosh'Ogg Announcer"]
fn TRL_532_mosh_ogg_announcer() {
    check(CardClass::Mage, &[Give("TRL_532"), Cost("TRL_532", 5), Stats("TRL_532", 6, 5), Unwritten]);
}

/// # Ice Cream Peddler
///
/// `TRL_533` · Neutral minion · 4 mana · 3/5
///
/// > **Battlecry:** If you control a **Frozen** minion, gain 8 Armor.
///
/// State: Derived
//~ derived TRL_533 1ad62e17 72d89844 f2c30b6c.783177cf
#[test]
fn TRL_533_ice_cream_peddler() {
    check(
        CardClass::Mage,
        &[
            Give("TRL_533"),
            Cost("TRL_533", 4),
            Stats("TRL_533", 3, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            EndTurn,
            Play("CS2_026", Nothing),
            EndTurn,
            Crystals(10),
            Play("TRL_533", Nothing),
            Armor(Mine, 8),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TRL_533"),
            Enemy("CS2_182"),
            EndTurn,
            Play("CS2_026", Nothing),
            EndTurn,
            Crystals(10),
            Play("TRL_533", Nothing),
            Armor(Mine, 0),
        ],
    );
}

/// # Snapjaw Shellfighter
///
/// `TRL_535` · Neutral minion · 5 mana · 3/8
///
/// > Whenever an adjacent minion takes damage, this minion takes it instead.
///
/// State: Todo
//~ todo TRL_535 727153f5 b7066dc8 e36856ab.ecda68f4
#[test]
#[ignore = "todo: TRL_535 Snapjaw Shellfighter"]
fn TRL_535_snapjaw_shellfighter() {
    check(CardClass::Mage, &[Give("TRL_535"), Cost("TRL_535", 5), Stats("TRL_535", 3, 8), Unwritten]);
}

/// # Da Undatakah
///
/// `TRL_537` · Neutral minion · 8 mana · 8/5
///
/// > **Battlecry:** Gain the **Deathrattle** effects of 3 friendly minions that died this game.
///
/// State: Todo
//~ todo TRL_537 642c5b8f 3996c9fa b0b50b91.b187e383
#[test]
#[ignore = "todo: TRL_537 Da Undatakah"]
fn TRL_537_da_undatakah() {
    check(CardClass::Mage, &[Give("TRL_537"), Cost("TRL_537", 8), Stats("TRL_537", 8, 5), Unwritten]);
}

/// # Hakkar, the Soulflayer
///
/// `TRL_541` · Neutral minion · 10 mana · 9/6
///
/// > **Deathrattle:** Shuffle a Corrupted Blood into each player's deck.
///
/// State: Derived
//~ derived TRL_541 cea892a0 8804503c d77fcb28.4ba09821
#[test]
fn TRL_541_hakkar_the_soulflayer() {
    check(
        CardClass::Mage,
        &[
            Give("TRL_541"),
            Cost("TRL_541", 10),
            Stats("TRL_541", 9, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TRL_541"),
            Kill(Nth(3)),
            DeckCount(Mine, 20),
            In(The("TRL_541t"), Zone::Deck),
            DeckCount(Theirs, 21),
        ],
    );
}

/// # Corrupted Blood
///
/// `TRL_541t` · Neutral spell · Shadow · 1 mana
///
/// > **Casts When Drawn** Take 3 damage. After you draw, shuffle two copies of this into your deck.
///
/// State: Todo
//~ todo TRL_541t 52ae06ef c1ee96ff 568d6275.20f155ee
#[test]
#[ignore = "todo: TRL_541t Corrupted Blood"]
fn TRL_541t_corrupted_blood() {
    check(CardClass::Mage, &[Give("TRL_541t"), Cost("TRL_541t", 1), Unwritten]);
}

/// # Oondasta
///
/// `TRL_542` · Neutral minion · 9 mana · 7/7
///
/// > **Rush Overkill:** Summon a Beast from your hand.
///
/// State: Derived
//~ derived TRL_542 e2c1b096 fe7bdbcf 5e1c34a1.184bbe41
#[test]
fn TRL_542_oondasta() {
    check(
        CardClass::Mage,
        &[
            Give("TRL_542"),
            Cost("TRL_542", 9),
            Stats("TRL_542", 7, 7),
            Has("TRL_542", GameTag::RUSH),
            Give("CS2_119"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Friend("TRL_542"),
            Force(Entity(Nth(0))),
            Attack(Nth(5), Nth(4)),
            BoardCount(Mine, 3),
            HandCount(Mine, 2),
            In(Nth(0), Zone::Play),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TRL_542"),
            Give("CS2_119"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Friend("TRL_542"),
            Never(Entity(Nth(2))),
            Attack(Nth(5), Nth(4)),
        ],
    );
}

/// # Ornery Tortoise
///
/// `TRL_546` · Neutral minion · 3 mana · 3/5
///
/// > **Battlecry:** Deal 5 damage to your hero.
///
/// State: Derived
//~ derived TRL_546 6661ae21 e2ccd15e f6e5f44f.3cb28fe0
#[test]
fn TRL_546_ornery_tortoise() {
    check(
        CardClass::Mage,
        &[
            Give("TRL_546"),
            Cost("TRL_546", 3),
            Stats("TRL_546", 3, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TRL_546", Nothing),
            Now(MyHero, 0, 25),
            Damage(MyHero, 5),
        ],
    );
}

/// # Amani War Bear
///
/// `TRL_550` · Neutral minion · 7 mana · 5/7
///
/// > **Rush Taunt**
///
/// State: Vanilla
//~ vanilla TRL_550 4ab6d2d2 a4eeb39a cf05f49c.05d6d156
#[test]
fn TRL_550_amani_war_bear() {
    check(
        CardClass::Mage,
        &[
            Give("TRL_550"),
            Cost("TRL_550", 7),
            Stats("TRL_550", 5, 7),
            Has("TRL_550", GameTag::RUSH),
            Has("TRL_550", GameTag::TAUNT),
            Play("TRL_550", Nothing),
            In(The("TRL_550"), Zone::Play),
            Now(The("TRL_550"), 5, 7),
            HasNow(The("TRL_550"), GameTag::RUSH),
            HasNow(The("TRL_550"), GameTag::TAUNT),
        ],
    );
}

/// # Mojomaster Zihi
///
/// `TRL_564` · Neutral minion · 6 mana · 5/5
///
/// > **Battlecry:** Set each player to 5 Mana Crystals.
///
/// State: Todo
//~ todo TRL_564 e949eef5 fc40e264 b592bea5.acf82ed1
#[test]
#[ignore = "todo: TRL_564 Mojomaster Zihi"]
fn TRL_564_mojomaster_zihi() {
    check(CardClass::Mage, &[Give("TRL_564"), Cost("TRL_564", 6), Stats("TRL_564", 5, 5), Unwritten]);
}

/// # Crowd Roaster
///
/// `TRL_569` · Neutral minion · 7 mana · 7/4
///
/// > **Battlecry:** If you're holding a Dragon, deal 7 damage to an enemy minion.
///
/// State: Derived
//~ derived TRL_569 d5dfb0fb a60a251a 47ae43b2.9400ce49
#[test]
fn TRL_569_crowd_roaster() {
    check(
        CardClass::Mage,
        &[
            Give("TRL_569"),
            Cost("TRL_569", 7),
            Stats("TRL_569", 7, 4),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TRL_569", On(Nth(4))),
            Dead(Nth(4)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TRL_569"),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("TLC_248"),
            Enemy("CS2_119"),
            Play("TRL_569", On(Nth(4))),
            Dead(Nth(4)),
            BoardCount(Theirs, 0),
        ],
    );
    check(CardClass::Mage, &[Give("TRL_569"), Friend("CS2_182"), Enemy("CS2_182"), Play("TRL_569", Nothing)]);
}

/// # Soup Vendor
///
/// `TRL_570` · Neutral minion · 2 mana · 1/4
///
/// > Whenever you restore 3 or more Health to your hero, draw a card.
///
/// State: Derived
//~ derived TRL_570 49c3eeda 7e2d2749 abcaaee4.b6983f6c
#[test]
fn TRL_570_soup_vendor() {
    check(
        CardClass::Mage,
        &[
            Give("TRL_570"),
            Cost("TRL_570", 2),
            Stats("TRL_570", 1, 4),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TRL_570"),
            Hurt(Nth(4), 2),
            Hurt(Nth(5), 2),
            Hurt(Nth(6), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Hurt(MyHero, 1),
            Play("CS2_007", On(MyHero)),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}
