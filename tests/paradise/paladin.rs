//! Paladin cards of Perils in Paradise, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 9d0b8303

/// # Sunsapper Lynessa
///
/// `VAC_507` · Paladin minion · 5 mana · 2/6
///
/// > **Rogue Tourist** Your spells that cost (2) or less cast twice.
///
/// State: Todo
//~ todo VAC_507 518ddae7 8cb4c76a 80e9d141.821e5562
#[test]
#[ignore = "todo: VAC_507 Sunsapper Lynessa"]
fn VAC_507_sunsapper_lynessa() {
    check(CardClass::Paladin, &[Give("VAC_507"), Cost("VAC_507", 5), Stats("VAC_507", 2, 6), Unwritten]);
}

/// # Sea Shanty
///
/// `VAC_558` · Paladin spell · 10 mana
///
/// > Summon three 5/5 Pirates. Costs (1) less for each spell you've cast on characters this game.
///
/// State: Todo
//~ todo VAC_558 48f4a83b b8843a45 bb61e121.b3fe62fd
#[test]
#[ignore = "todo: VAC_558 Sea Shanty"]
fn VAC_558_sea_shanty() {
    check(CardClass::Paladin, &[Give("VAC_558"), Cost("VAC_558", 10), Unwritten]);
}

/// # Chorus Corsair
///
/// `VAC_558t` · Paladin minion · 5 mana · 5/5
///
/// State: Vanilla
//~ vanilla VAC_558t 7b2bafa7 d0dd1b26 3a885b41
#[test]
fn VAC_558t_chorus_corsair() {
    check(
        CardClass::Paladin,
        &[
            Give("VAC_558t"),
            Cost("VAC_558t", 5),
            Stats("VAC_558t", 5, 5),
            Play("VAC_558t", Nothing),
            In(The("VAC_558t"), Zone::Play),
            Now(The("VAC_558t"), 5, 5),
        ],
    );
}

/// # Power Spike
///
/// `VAC_915` · Paladin spell · Holy · 6 mana
///
/// > Deal $4 damage. Give a random friendly minion +4/+4.
///
/// State: Derived
//~ derived VAC_915 51c802d4 135e50ee 5b2869fc.c17e08a6
#[test]
fn VAC_915_power_spike() {
    check(
        CardClass::Paladin,
        &[
            Give("VAC_915"),
            Cost("VAC_915", 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Play("VAC_915", On(Nth(2))),
            Now(Nth(1), 8, 9),
            Now(Nth(2), 4, 1),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("VAC_915"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Play("VAC_915", On(Nth(1))),
            Now(Nth(1), 8, 5),
        ],
    );
}

/// # Power Spike
///
/// `VAC_915e` · Paladin enchantment
///
/// > +4/+4.
///
/// State: Derived
//~ derived VAC_915e d6850f24 ea5d9360 8a335551.529ecbc5
#[test]
fn VAC_915e_power_spike() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "VAC_915e"), Now(My(0), 9, 5)]);
}

/// # Divine Brew
///
/// `VAC_916` · Paladin spell · Holy · 1 mana
///
/// > Give a character **Divine Shield**. *(3 Drinks left!)*
///
/// State: Derived
//~ derived VAC_916 4c3f1249 8d5ee370 b1030f1a.31aa8ea5
#[test]
fn VAC_916_divine_brew() {
    check(
        CardClass::Paladin,
        &[
            Give("VAC_916"),
            Cost("VAC_916", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_916", On(Nth(2))),
            HasNot(InHand(0), GameTag::DIVINE_SHIELD),
            Is(InHand(0), "VAC_916t2"),
            CostNow(InHand(0), 1),
            HandCount(Mine, 1),
            HasNow(Nth(2), GameTag::DIVINE_SHIELD),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("VAC_916"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_916", On(Nth(1))),
            HasNot(InHand(0), GameTag::DIVINE_SHIELD),
            Is(InHand(0), "VAC_916t2"),
            CostNow(InHand(0), 1),
            HandCount(Mine, 1),
            HasNow(Nth(1), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Cold One
///
/// `VAC_916e` · Paladin enchantment
///
/// > +1 Attack this turn.
///
/// State: Derived
//~ derived VAC_916e 7e21d982 4bed8d3f 354e2841.8c49468d
#[test]
fn VAC_916e_cold_one() {
    check(
        CardClass::Paladin,
        &[Friend("CS2_118"), Enchant(My(0), "VAC_916e"), Now(My(0), 6, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Divine Brew
///
/// `VAC_916t2` · Paladin spell · Holy · 1 mana
///
/// > Give a character **Divine Shield**. *(2 Drinks left!)*
///
/// State: Derived
//~ derived VAC_916t2 2d0803b3 825fa07d 0c988afd.89f80997
#[test]
fn VAC_916t2_divine_brew() {
    check(
        CardClass::Paladin,
        &[
            Give("VAC_916t2"),
            Cost("VAC_916t2", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_916t2", On(Nth(2))),
            HasNot(InHand(0), GameTag::DIVINE_SHIELD),
            Is(InHand(0), "VAC_916t3"),
            CostNow(InHand(0), 1),
            HandCount(Mine, 1),
            HasNow(Nth(2), GameTag::DIVINE_SHIELD),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("VAC_916t2"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_916t2", On(Nth(1))),
            HasNot(InHand(0), GameTag::DIVINE_SHIELD),
            Is(InHand(0), "VAC_916t3"),
            CostNow(InHand(0), 1),
            HandCount(Mine, 1),
            HasNow(Nth(1), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Divine Brew
///
/// `VAC_916t3` · Paladin spell · Holy · 1 mana
///
/// > Give a character **Divine Shield**. *(Last Drink!)*
///
/// State: Derived
//~ derived VAC_916t3 0b207578 07bd6ff3 6f6e8c23.a76edaf7
#[test]
fn VAC_916t3_divine_brew() {
    check(
        CardClass::Paladin,
        &[
            Give("VAC_916t3"),
            Cost("VAC_916t3", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_916t3", On(Nth(2))),
            HasNow(Nth(2), GameTag::DIVINE_SHIELD),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("VAC_916t3"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_916t3", On(Nth(1))),
            HasNow(Nth(1), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Grillmaster
///
/// `VAC_917` · Paladin minion · 4 mana · 3/4
///
/// > **Battlecry:** Draw your lowest Cost card. **Deathrattle:** Draw your highest Cost card.
///
/// State: Derived
//~ derived VAC_917 1955bade 6095125f f5ce853b.6e50c666
#[test]
fn VAC_917_grillmaster() {
    check(
        CardClass::Paladin,
        &[
            Give("VAC_917"),
            Cost("VAC_917", 4),
            Stats("VAC_917", 3, 4),
            OnTop("CS2_120"),
            OnTop("CS2_186"),
            OnTop("CS2_120"),
            OnTop("CS2_186"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(3))),
            Play("VAC_917", Nothing),
            DeckCount(Mine, 23),
            HandCount(Mine, 1),
            CostNow(Nth(3), 2),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 2, 3),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("VAC_917"),
            OnTop("CS2_120"),
            OnTop("CS2_186"),
            OnTop("CS2_120"),
            OnTop("CS2_186"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("VAC_917"),
            Force(Entity(Nth(4))),
            Kill(Nth(8)),
            DeckCount(Mine, 23),
            HandCount(Mine, 2),
            CostNow(Nth(4), 7),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 7, 7),
        ],
    );
}

/// # Sunscreen
///
/// `VAC_917e` · Paladin enchantment
///
/// > +1/+2.
///
/// State: Derived
//~ derived VAC_917e 66d9c349 ace4323d 84db0133.6fa82661
#[test]
fn VAC_917e_sunscreen() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "VAC_917e"), Now(My(0), 6, 3)]);
}

/// # Sunscreen
///
/// `VAC_917t` · Paladin spell · 1 mana
///
/// > Give a minion +1/+2.
///
/// State: Derived
//~ derived VAC_917t f8ec029d 94f8c6b5 5a3c2464.cedf7ed0
#[test]
fn VAC_917t_sunscreen() {
    check(
        CardClass::Paladin,
        &[
            Give("VAC_917t"),
            Cost("VAC_917t", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_917t", On(Nth(2))),
            Now(Nth(2), 5, 7),
        ],
    );
    check(
        CardClass::Paladin,
        &[Give("VAC_917t"), Friend("CS2_182"), Enemy("CS2_182"), Play("VAC_917t", On(Nth(1))), Now(Nth(1), 5, 7)],
    );
}

/// # Lifeguard
///
/// `VAC_919` · Paladin minion · 4 mana · 2/7
///
/// > **Taunt** **Battlecry:** The next spell you cast has **Lifesteal**.
///
/// State: Todo
//~ todo VAC_919 8760d957 3d232de9 728b3e74.c2ca51d0
#[test]
#[ignore = "todo: VAC_919 Lifeguard"]
fn VAC_919_lifeguard() {
    check(
        CardClass::Paladin,
        &[Give("VAC_919"), Cost("VAC_919", 4), Stats("VAC_919", 2, 7), Has("VAC_919", GameTag::TAUNT), Unwritten],
    );
}

/// # Service Ace
///
/// `VAC_920` · Paladin minion · 2 mana · 2/3
///
/// > After this minion gains Attack, reduce the Cost of the highest Cost card in your hand by (1).
///
/// State: Todo
//~ todo VAC_920 a221a293 58530646 e1cd98e1.6ae8c468
#[test]
#[ignore = "todo: VAC_920 Service Ace"]
fn VAC_920_service_ace() {
    check(CardClass::Paladin, &[Give("VAC_920"), Cost("VAC_920", 2), Stats("VAC_920", 2, 3), Unwritten]);
}

/// # Volley Maul
///
/// `VAC_921` · Paladin weapon · 3 mana · 3/2 durability
///
/// > After your hero attacks, get a 1-Cost Sunscreen that gives +1/+2.
///
/// State: Derived
//~ derived VAC_921 1c0c6544 83eb1a74 b63da96f.f381b13d
#[test]
fn VAC_921_volley_maul() {
    check(
        CardClass::Paladin,
        &[
            Give("VAC_921"),
            Cost("VAC_921", 3),
            Stats("VAC_921", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("VAC_921"),
            Attack(MyHero, TheirHero),
            Is(InHand(1), "VAC_917t"),
            CostNow(InHand(1), 1),
            HandCount(Mine, 2),
        ],
    );
}

/// # Lifesaving Aura
///
/// `VAC_922` · Paladin spell · Holy · 1 mana
///
/// > At the end of your turn, get a 1-Cost Sunscreen that gives +1/+2. Lasts @ turns.
///
/// State: Derived
//~ derived VAC_922 21c5e244 7887d20f 5d94d735.ddfdc44f
#[test]
fn VAC_922_lifesaving_aura() {
    check(
        CardClass::Paladin,
        &[
            Give("VAC_922"),
            Cost("VAC_922", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_922", Nothing),
            In(Nth(0), Zone::Secret),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("VAC_922"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_922", Nothing),
            EndTurn,
            Is(InHand(0), "VAC_917t"),
            CostNow(InHand(0), 1),
            HandCount(Mine, 1),
            In(Nth(0), Zone::Secret),
        ],
    );
}

/// # Sanc'Azel
///
/// `VAC_923` · Paladin minion · 5 mana · 3/8
///
/// > **Rush** After this attacks, turn into a location.
///
/// State: Todo
//~ todo VAC_923 5e40c291 ef69fd45 415a13f4.e20fe146
#[test]
#[ignore = "todo: VAC_923 Sanc'Azel"]
fn VAC_923_sanc_azel() {
    check(
        CardClass::Paladin,
        &[Give("VAC_923"), Cost("VAC_923", 5), Stats("VAC_923", 3, 8), Has("VAC_923", GameTag::RUSH), Unwritten],
    );
}

/// # Sanc'Azel
///
/// `VAC_923t` · Paladin location · 5 mana · 0 uses
///
/// > Give a friendly minion +@ Attack and **Rush**. Turn back into a minion.
///
/// State: Todo
//~ todo VAC_923t c71fc444 1bb97d49 a9d6e427.e231a98c
#[test]
#[ignore = "todo: VAC_923t Sanc'Azel"]
fn VAC_923t_sanc_azel() {
    check(CardClass::Paladin, &[Give("VAC_923t"), Cost("VAC_923t", 5), Unwritten]);
}

/// # Trust Fall
///
/// `WORK_001` · Paladin spell · 4 mana
///
/// > **Discover** two minions that cost (5) or less. They gain each other's Attack and Health.
///
/// State: Todo
//~ todo WORK_001 713a1495 c1a9e450 bd08d239.85061888
#[test]
#[ignore = "todo: WORK_001 Trust Fall"]
fn WORK_001_trust_fall() {
    check(CardClass::Paladin, &[Give("WORK_001"), Cost("WORK_001", 4), Unwritten]);
}

/// # Busy-Bot
///
/// `WORK_002` · Paladin minion · 2 mana · 3/2
///
/// > **Battlecry:** Give your 1-Attack minions +1/+1.
///
/// State: Derived
//~ derived WORK_002 55252892 2652f29c bcc3d61d.430ff156
#[test]
fn WORK_002_busy_bot() {
    check(
        CardClass::Paladin,
        &[
            Give("WORK_002"),
            Cost("WORK_002", 2),
            Stats("WORK_002", 3, 2),
            Friend("CS2_231"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WORK_002", Nothing),
            Now(Nth(0), 3, 2),
            Now(Nth(1), 2, 2),
        ],
    );
}

/// # Busy Busy Busy
///
/// `WORK_002e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived WORK_002e 3ab0e0ed 9255b91c 6c684f96.67341004
#[test]
fn WORK_002e_busy_busy_busy() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "WORK_002e"), Now(My(0), 6, 2)]);
}

/// # Vacation Planning
///
/// `WORK_003` · Paladin spell · 4 mana
///
/// > Restore #4 Health. Summon 3 Silver Hand Recruits. Draw 2 cards.
///
/// State: Derived
//~ derived WORK_003 8a6f8551 b6edc4d9 30198adb.7bc66fa9
#[test]
fn WORK_003_vacation_planning() {
    check(
        CardClass::Paladin,
        &[
            Give("WORK_003"),
            Cost("WORK_003", 4),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(5), 2),
            Hurt(Nth(6), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("WORK_003", On(Nth(6))),
            BoardCount(Mine, 4),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
            Now(Nth(6), 4, 5),
            In(The("CS2_101t"), Zone::Play),
            Now(The("CS2_101t"), 1, 1),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("WORK_003"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(5), 2),
            Hurt(Nth(6), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("WORK_003", On(Nth(5))),
            BoardCount(Mine, 4),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
            Now(Nth(5), 4, 5),
            In(The("CS2_101t"), Zone::Play),
            Now(The("CS2_101t"), 1, 1),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("WORK_003"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("WORK_003", On(TheirHero)),
            BoardCount(Mine, 3),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
            In(The("CS2_101t"), Zone::Play),
            Now(The("CS2_101t"), 1, 1),
            Now(TheirHero, 0, 14),
            Damage(TheirHero, 16),
        ],
    );
}
