//! Paladin cards of March of the Lich King, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e9483ec5

/// # Knight of the Dead
///
/// `NX2_021` · Paladin minion · 3 mana · 5/5
///
/// > **Battlecry:** Deal 5 damage to your hero. **Manathirst (7):** Restore #5 Health to your hero instead.
///
/// State: Derived
//~ derived NX2_021 5f6f8b96 95c74bf5 7d93694b.6ad83ea5
#[test]
fn NX2_021_knight_of_the_dead() {
    check(
        CardClass::Paladin,
        &[
            Give("NX2_021"),
            Cost("NX2_021", 3),
            Stats("NX2_021", 5, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("NX2_021", Nothing),
            Now(MyHero, 0, 5),
            Damage(MyHero, 25),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("NX2_021"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("NX2_021", Nothing),
            Now(MyHero, 0, 15),
            Damage(MyHero, 15),
        ],
    );
}

/// # Goldwing
///
/// `NX2_022` · Paladin minion · 4 mana · 3/5
///
/// > **Rush Battlecry:** If you're holding a Mech, gain **Windfury**.
///
/// State: Derived
//~ derived NX2_022 ce8d3a4b 8a26a0d4 85db9b47.e53a0a8b
#[test]
fn NX2_022_goldwing() {
    check(
        CardClass::Paladin,
        &[
            Give("NX2_022"),
            Cost("NX2_022", 4),
            Stats("NX2_022", 3, 5),
            Has("NX2_022", GameTag::RUSH),
            Give("GVG_044"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("NX2_022", Nothing),
            HasNow(Nth(0), GameTag::WINDFURY),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("NX2_022"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("NX2_022", Nothing),
            HasNot(Nth(0), GameTag::WINDFURY),
        ],
    );
}

/// # The Purator
///
/// `NX2_023` · Paladin minion · 5 mana · 4/6
///
/// > **Taunt Battlecry:** If your deck has no Neutral cards, draw a minion of each minion type.
///
/// State: Todo
//~ todo NX2_023 6d67f213 112436e9 1edb4911.8df02165
#[test]
#[ignore = "todo: NX2_023 The Purator"]
fn NX2_023_the_purator() {
    check(
        CardClass::Paladin,
        &[Give("NX2_023"), Cost("NX2_023", 5), Stats("NX2_023", 4, 6), Has("NX2_023", GameTag::TAUNT), Unwritten],
    );
}

/// # Timewarden
///
/// `RLK_527` · Paladin minion · 3 mana · 3/4
///
/// > **Battlecry:** Until the end of your next turn, Dragons you summon gain **Taunt** and **Divine Shield**.
///
/// State: Todo
//~ todo RLK_527 7651cd79 493cccb9 6fa5e82f.7ab10a63
#[test]
#[ignore = "todo: RLK_527 Timewarden"]
fn RLK_527_timewarden() {
    check(CardClass::Paladin, &[Give("RLK_527"), Cost("RLK_527", 3), Stats("RLK_527", 3, 4), Unwritten]);
}

/// # From the Future
///
/// `RLK_527e2` · Paladin enchantment
///
/// > Has **Divine Shield** and **Taunt**.
///
/// State: Derived
//~ derived RLK_527e2 628853d1 59dee262 e1e2ae28.9b54571a
#[test]
fn RLK_527e2_from_the_future() {
    check(
        CardClass::Paladin,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "RLK_527e2"),
            HasNow(My(0), GameTag::DIVINE_SHIELD),
            HasNow(My(0), GameTag::TAUNT),
        ],
    );
}

/// # Daring Drake
///
/// `RLK_916` · Paladin minion · 4 mana · 4/4
///
/// > **Rush Battlecry:** If you're holding a Dragon, gain +1/+1.
///
/// State: Derived
//~ derived RLK_916 537efa73 5e9edd70 fbd9b364.9dd942b1
#[test]
fn RLK_916_daring_drake() {
    check(
        CardClass::Paladin,
        &[
            Give("RLK_916"),
            Cost("RLK_916", 4),
            Stats("RLK_916", 4, 4),
            Has("RLK_916", GameTag::RUSH),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_916", Nothing),
            Now(Nth(0), 5, 5),
        ],
    );
    check(
        CardClass::Paladin,
        &[Give("RLK_916"), Friend("CS2_182"), Enemy("CS2_182"), Play("RLK_916", Nothing), Now(Nth(0), 4, 4)],
    );
}

/// # Bravery
///
/// `RLK_916e` · Paladin enchantment
///
/// > +1/+1
///
/// State: Derived
//~ derived RLK_916e fd330415 f6182011 fe92ea3d.29d9cb13
#[test]
fn RLK_916e_bravery() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "RLK_916e"), Now(My(0), 6, 2)]);
}

/// # Flight of the Bronze
///
/// `RLK_917` · Paladin spell · 1 mana
///
/// > **Discover** a Dragon. **Manathirst (7):** Summon a 5/5 Drake with **Taunt**.
///
/// State: Derived
//~ derived RLK_917 8b856c13 25cfa9f0 83f29e9d.34ef780f
#[test]
fn RLK_917_flight_of_the_bronze() {
    check(
        CardClass::Paladin,
        &[
            Give("RLK_917"),
            Cost("RLK_917", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Force(Card("AT_017")),
            Play("RLK_917", Nothing),
            ChooseCard("AT_017"),
            Is(InHand(0), "AT_017"),
            CostNow(InHand(0), 4),
            Now(InHand(0), 2, 6),
            BoardCount(Mine, 1),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("RLK_917"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Never(Card("AT_070")),
            Play("RLK_917", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("RLK_917"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_017")),
            Play("RLK_917", Nothing),
            ChooseCard("AT_017"),
            Is(InHand(0), "AT_017"),
            CostNow(InHand(0), 4),
            Now(InHand(0), 2, 6),
            BoardCount(Mine, 2),
            HandCount(Mine, 1),
            In(The("RLK_917t"), Zone::Play),
            Now(The("RLK_917t"), 5, 5),
        ],
    );
}

/// # Bronze Defender
///
/// `RLK_917t` · Paladin minion · 5 mana · 5/5
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla RLK_917t b6e3d4e3 f0c94fd0 252463b1.4b0c5d24
#[test]
fn RLK_917t_bronze_defender() {
    check(
        CardClass::Paladin,
        &[
            Give("RLK_917t"),
            Cost("RLK_917t", 5),
            Stats("RLK_917t", 5, 5),
            Has("RLK_917t", GameTag::TAUNT),
            Play("RLK_917t", Nothing),
            In(The("RLK_917t"), Zone::Play),
            Now(The("RLK_917t"), 5, 5),
            HasNow(The("RLK_917t"), GameTag::TAUNT),
        ],
    );
}

/// # For Quel'Thalas!
///
/// `RLK_918` · Paladin spell · Holy · 2 mana
///
/// > Give a friendly minion +3 Attack. Give your hero +2 Attack this turn.
///
/// State: Derived
//~ derived RLK_918 3b1e6721 d9b9d52c 4e6b861b.ca4ab14b
#[test]
fn RLK_918_for_quel_thalas() {
    check(
        CardClass::Paladin,
        &[
            Give("RLK_918"),
            Cost("RLK_918", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_918", On(Nth(1))),
            Now(MyHero, 2, 30),
            Now(Nth(1), 7, 5),
        ],
    );
}

/// # For Quel'Thalas!
///
/// `RLK_918e` · Paladin enchantment
///
/// > +3 Attack
///
/// State: Derived
//~ derived RLK_918e 4cf4c601 d7251f23 feef046f.51bc326b
#[test]
fn RLK_918e_for_quel_thalas() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "RLK_918e"), Now(My(0), 8, 1)]);
}

/// # For Quel'Thalas!
///
/// `RLK_918e2` · Paladin enchantment
///
/// > +2 Attack.
///
/// State: Derived
//~ derived RLK_918e2 c07f2d45 f9e6e344 504855b3.bf3d1612
#[test]
fn RLK_918e2_for_quel_thalas() {
    check(
        CardClass::Paladin,
        &[Friend("CS2_118"), Enchant(My(0), "RLK_918e2"), Now(My(0), 7, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Anachronos
///
/// `RLK_919` · Paladin minion · 7 mana · 8/8
///
/// > **Battlecry:** Send all other minions 2 turns into the future.
///
/// State: Todo
//~ todo RLK_919 a106c7d0 c88a681c 7e98adca.25ebe2bd
#[test]
#[ignore = "todo: RLK_919 Anachronos"]
fn RLK_919_anachronos() {
    check(CardClass::Paladin, &[Give("RLK_919"), Cost("RLK_919", 7), Stats("RLK_919", 8, 8), Unwritten]);
}

/// # Sanguine Soldier
///
/// `RLK_921` · Paladin minion · 1 mana · 2/1
///
/// > **Divine Shield** **Battlecry:** Deal 2 damage to your hero.
///
/// State: Derived
//~ derived RLK_921 0d0cf776 809dd7b9 232cf93e.89e1313f
#[test]
fn RLK_921_sanguine_soldier() {
    check(
        CardClass::Paladin,
        &[
            Give("RLK_921"),
            Cost("RLK_921", 1),
            Stats("RLK_921", 2, 1),
            Has("RLK_921", GameTag::DIVINE_SHIELD),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_921", Nothing),
            Now(MyHero, 0, 28),
            Damage(MyHero, 2),
        ],
    );
}

/// # Seal of Blood
///
/// `RLK_922` · Paladin spell · Holy · 3 mana
///
/// > Give a minion +3/+3 and **Divine Shield**. Deal $3 damage to your hero.
///
/// State: Derived
//~ derived RLK_922 1a5ac823 32048609 0a76565f.40661242
#[test]
fn RLK_922_seal_of_blood() {
    check(
        CardClass::Paladin,
        &[
            Give("RLK_922"),
            Cost("RLK_922", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_922", On(Nth(2))),
            Now(MyHero, 0, 27),
            Damage(MyHero, 3),
            HasNow(Nth(2), GameTag::DIVINE_SHIELD),
            Now(Nth(2), 7, 8),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("RLK_922"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_922", On(Nth(1))),
            Now(MyHero, 0, 27),
            Damage(MyHero, 3),
            HasNow(Nth(1), GameTag::DIVINE_SHIELD),
            Now(Nth(1), 7, 8),
        ],
    );
}

/// # Blood Seal
///
/// `RLK_922e` · Paladin enchantment
///
/// > +3/+3.
///
/// State: Derived
//~ derived RLK_922e 466dda1f 62b2dd25 ed573fc3.b42c6980
#[test]
fn RLK_922e_blood_seal() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "RLK_922e"), Now(My(0), 8, 4)]);
}

/// # Feast and Famine
///
/// `RLK_923` · Paladin spell · 1 mana
///
/// > Give your hero +3 Attack this turn. **Manathirst (4):** And **Lifesteal**.
///
/// State: Todo
//~ todo RLK_923 10c38100 734ab69b f77c99e3.62c6f537
#[test]
#[ignore = "todo: RLK_923 Feast and Famine"]
fn RLK_923_feast_and_famine() {
    check(CardClass::Paladin, &[Give("RLK_923"), Cost("RLK_923", 1), Unwritten]);
}

/// # Feast
///
/// `RLK_923e1` · Paladin enchantment
///
/// > +3 Attack this turn.
///
/// State: Derived
//~ derived RLK_923e1 c9183112 7211fd9d f1a6ac06.268eca27
#[test]
fn RLK_923e1_feast() {
    check(
        CardClass::Paladin,
        &[Friend("CS2_118"), Enchant(My(0), "RLK_923e1"), Now(My(0), 8, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Famine
///
/// `RLK_923e3` · Paladin enchantment
///
/// > **Lifesteal** this turn.
///
/// State: Derived
//~ derived RLK_923e3 aed3279d 69e39963 9c88aee8.45206010
#[test]
fn RLK_923e3_famine() {
    check(
        CardClass::Paladin,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "RLK_923e3"),
            HasNow(My(0), GameTag::LIFESTEAL),
            EndTurn,
            HasNot(My(0), GameTag::LIFESTEAL),
        ],
    );
}

/// # Blood Matriarch Liadrin
///
/// `RLK_924` · Paladin minion · 2 mana · 3/2
///
/// > After you summon a minion with less Attack than this, give it **Divine Shield** and **Rush**.
///
/// State: Done
//~ done RLK_924 90cd3ed9 - 8fea5bf6.68dd7ad0
#[test]
fn RLK_924_blood_matriarch_liadrin() {
    check(
        CardClass::Paladin,
        &[
            Give("RLK_924"),
            Cost("RLK_924", 2),
            Stats("RLK_924", 3, 2),
            Play("RLK_924", Nothing),
            Play("CS2_231", Nothing),
            HasNow(My(1), GameTag::DIVINE_SHIELD),
            HasNow(My(1), GameTag::RUSH),
            Play("CS2_172", Nothing),
            HasNot(My(2), GameTag::DIVINE_SHIELD),
            HasNot(My(2), GameTag::RUSH),
            EndTurn,
            Play("CS2_231", Nothing),
            HasNot(Their(0), GameTag::RUSH),
        ],
    );
}

/// # Blood Crusader
///
/// `RLK_927` · Paladin minion · 6 mana · 5/5
///
/// > **Battlecry:** Your next Paladin minion this turn costs Health instead of Mana.
///
/// State: Done
//~ done RLK_927 a855c65b - 3f158482.73acdee0
#[test]
fn RLK_927_blood_crusader() {
    check(
        CardClass::Paladin,
        &[
            Give("RLK_927"),
            Cost("RLK_927", 6),
            Stats("RLK_927", 5, 5),
            Play("RLK_927", Nothing),
            Play("CS2_171", Nothing),
            Mana(3),
            Health(MyHero, 30),
            Play("ONY_020", Nothing),
            Mana(3),
            Health(MyHero, 27),
            Play("ONY_020", Nothing),
            Mana(0),
            Health(MyHero, 27),
        ],
    );
    check(
        CardClass::Paladin,
        &[Play("RLK_927", Nothing), EndTurn, EndTurn, Play("ONY_020", Nothing), Mana(7), Health(MyHero, 30)],
    );
}

/// # Crusade
///
/// `RLK_927e` · Paladin enchantment
///
/// > Costs Health instead of Mana.
///
/// State: Derived
//~ derived RLK_927e 4698d027 09a8cb6e 15100a19.ad481fb2
#[test]
fn RLK_927e_crusade() {
    check(
        CardClass::Paladin,
        &[
            Friend("CS2_182"),
            Give("AT_075"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "RLK_927e"),
            HasNow(Nth(1), GameTag::CARD_ALTERNATE_COST),
            HasNot(Nth(2), GameTag::CARD_ALTERNATE_COST),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Friend("CS2_182"),
            Give("AT_075"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "RLK_927e"),
            Play("VAN_CS2_088", Nothing),
            Crystals(10),
            HasNot(Nth(1), GameTag::CARD_ALTERNATE_COST),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Friend("CS2_182"),
            Give("AT_075"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "RLK_927e"),
            EndTurn,
            HasNot(Nth(1), GameTag::CARD_ALTERNATE_COST),
        ],
    );
}
