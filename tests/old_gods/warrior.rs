//! Warrior cards of Whispers of the Old Gods, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 74bb4c29

/// # Tentacles for Arms
///
/// `OG_033` · Warrior weapon · 5 mana · 2/2 durability
///
/// > **Deathrattle:** Return this to your hand.
///
/// State: Derived
//~ derived OG_033 68f2ae10 1a694824 68d07a6e.484a5fa4
#[test]
fn OG_033_tentacles_for_arms() {
    check(
        CardClass::Warrior,
        &[
            Give("OG_033"),
            Cost("OG_033", 5),
            Stats("OG_033", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("OG_033"),
            Play("CS2_106", Nothing),
            HandCount(Mine, 2),
            CostNow(Nth(3), 5),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 2, 2),
        ],
    );
}

/// # Rusty Hook
///
/// `OG_058` · Warrior weapon · 1 mana · 1/3 durability
///
/// State: Vanilla
//~ vanilla OG_058 1657595d 694d3486 6021d8fe
#[test]
fn OG_058_rusty_hook() {
    check(
        CardClass::Warrior,
        &[
            Give("OG_058"),
            Cost("OG_058", 1),
            Stats("OG_058", 1, 3),
            Play("OG_058", Nothing),
            In(The("OG_058"), Zone::Play),
        ],
    );
}

/// # Ravaging Ghoul
///
/// `OG_149` · Warrior minion · 3 mana · 3/3
///
/// > **Battlecry:** Deal 1 damage to all other minions.
///
/// State: Derived
//~ derived OG_149 6e3062c4 21e0e349 da9f9d0d.15bd5638
#[test]
fn OG_149_ravaging_ghoul() {
    check(
        CardClass::Warrior,
        &[
            Give("OG_149"),
            Cost("OG_149", 3),
            Stats("OG_149", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("OG_149", Nothing),
            Now(Nth(0), 3, 3),
            Now(Nth(1), 4, 4),
            Now(Nth(2), 4, 4),
        ],
    );
}

/// # Bloodhoof Brave
///
/// `OG_218` · Warrior minion · 4 mana · 2/6
///
/// > **Taunt** Has +3 Attack while damaged.
///
/// State: Derived
//~ derived OG_218 19fceb51 fda0447b 3591f729.5bbb5548
#[test]
fn OG_218_bloodhoof_brave() {
    check(
        CardClass::Warrior,
        &[
            Give("OG_218"),
            Cost("OG_218", 4),
            Stats("OG_218", 2, 6),
            Has("OG_218", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("OG_218"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(Nth(3), 1),
            Now(Nth(3), 5, 3),
        ],
    );
    check(
        CardClass::Warrior,
        &[Give("OG_218"), Friend("CS2_182"), Enemy("CS2_182"), Friend("OG_218"), Now(Nth(3), 2, 6)],
    );
}

/// # Enraged
///
/// `OG_218e` · Neutral enchantment
///
/// > +3 Attack.
///
/// State: Derived
//~ derived OG_218e c4fcb1de 80844378 27dc82f9.fc2d73f0
#[test]
fn OG_218e_enraged() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "OG_218e"), Now(My(0), 8, 1)]);
}

/// # Malkorok
///
/// `OG_220` · Warrior minion · 7 mana · 6/5
///
/// > **Battlecry:** Equip a random weapon.
///
/// State: Derived
//~ derived OG_220 fdf88ec3 3caade78 08fb84f1.02ca11ed
#[test]
fn OG_220_malkorok() {
    check(
        CardClass::Warrior,
        &[
            Give("OG_220"),
            Cost("OG_220", 7),
            Stats("OG_220", 6, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_034")),
            Play("OG_220", Nothing),
            Now(MyHero, 1, 30),
            Is(MyWeapon, "AT_034"),
            Now(MyWeapon, 1, 3),
        ],
    );
}

/// # Blood Warriors
///
/// `OG_276` · Warrior spell · 3 mana
///
/// > Add a copy of each damaged friendly minion to your hand.
///
/// State: Derived
//~ derived OG_276 b444af51 5f760587 1d27afed.e2b69a64
#[test]
fn OG_276_blood_warriors() {
    check(
        CardClass::Warrior,
        &[
            Give("OG_276"),
            Cost("OG_276", 3),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Play("OG_276", Nothing),
            CostNow(InHand(0), 4),
            Now(InHand(0), 4, 3),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("OG_276"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Play("OG_276", Nothing),
            CostNow(InHand(0), 4),
            Now(InHand(0), 4, 3),
            HandCount(Mine, 1),
        ],
    );
}

/// # Ancient Shieldbearer
///
/// `OG_301` · Warrior minion · 6 mana · 6/6
///
/// > **Battlecry:** If your C'Thun has at least 10 Attack, gain 10 Armor.
///
/// State: Done
//~ done OG_301 24b6f55a - c758ce65.2580bbc2
#[test]
fn OG_301_ancient_shieldbearer() {
    check(
        CardClass::Warrior,
        &[
            Give("OG_301"),
            Cost("OG_301", 6),
            Stats("OG_301", 6, 6),
            Friend("OG_280"),
            Play("CS2_092", On(My(0))),
            Crystals(10),
            Play("OG_301", Nothing),
            Armor(Mine, 10),
        ],
    );
}

/// # N'Zoth's First Mate
///
/// `OG_312` · Warrior minion · 1 mana · 1/1
///
/// > **Battlecry:** Equip a 1/3 Rusty Hook.
///
/// State: Derived
//~ derived OG_312 afebeb81 a5ce39e4 bce2d001.fbf1ece3
#[test]
fn OG_312_n_zoths_first_mate() {
    check(
        CardClass::Warrior,
        &[
            Give("OG_312"),
            Cost("OG_312", 1),
            Stats("OG_312", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("OG_312", Nothing),
            Now(MyHero, 1, 30),
            Is(MyWeapon, "OG_058"),
            Now(MyWeapon, 1, 3),
        ],
    );
}

/// # Blood To Ichor
///
/// `OG_314` · Warrior spell · 1 mana
///
/// > Deal $1 damage to a minion. If it survives, summon a 2/2 Slime.
///
/// State: Derived
//~ derived OG_314 3556ecdf 152cdb3a 727c9fa3.d9c8cf58
#[test]
fn OG_314_blood_to_ichor() {
    check(
        CardClass::Warrior,
        &[
            Give("OG_314"),
            Cost("OG_314", 1),
            Targets("OG_314", &[FriendlyMinion, EnemyMinion]),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("OG_314", On(Nth(7))),
            BoardCount(Mine, 2),
            Dead(Nth(7)),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("OG_314"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("OG_314", On(Nth(5))),
            BoardCount(Mine, 1),
            Dead(Nth(5)),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("OG_314"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("OG_314", On(Nth(6))),
            BoardCount(Mine, 2),
            Now(Nth(6), 4, 4),
            In(The("OG_314b"), Zone::Play),
            Now(The("OG_314b"), 2, 2),
        ],
    );
}

/// # Slime
///
/// `OG_314b` · Warrior minion · 2 mana · 2/2
///
/// State: Vanilla
//~ vanilla OG_314b 94538487 2b2f71d4 314d4672
#[test]
fn OG_314b_slime() {
    check(
        CardClass::Warrior,
        &[
            Give("OG_314b"),
            Cost("OG_314b", 2),
            Stats("OG_314b", 2, 2),
            Play("OG_314b", Nothing),
            In(The("OG_314b"), Zone::Play),
            Now(The("OG_314b"), 2, 2),
        ],
    );
}

/// # Bloodsail Cultist
///
/// `OG_315` · Warrior minion · 3 mana · 3/4
///
/// > **Battlecry:** If you control another Pirate, give your weapon +1/+1.
///
/// State: Derived
//~ derived OG_315 61cc442c bcca660c 7eaa0763.444f78ce
#[test]
fn OG_315_bloodsail_cultist() {
    check(
        CardClass::Warrior,
        &[
            Give("OG_315"),
            Cost("OG_315", 3),
            Stats("OG_315", 3, 4),
            Friend("GVG_070"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Play("OG_315", Nothing),
            Now(MyHero, 4, 30),
            Now(Nth(4), 4, 3),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("OG_315"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Play("OG_315", Nothing),
            Now(MyHero, 3, 30),
        ],
    );
}

/// # Reforged
///
/// `OG_315e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived OG_315e 23eeac12 788bc2b9 fb860f7b.67341004
#[test]
fn OG_315e_reforged() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "OG_315e"), Now(My(0), 6, 2)]);
}
