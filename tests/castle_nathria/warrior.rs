//! Warrior cards of Murder at Castle Nathria, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 515975d4

/// # Call to the Stand
///
/// `MAW_027` · Warrior spell · 1 mana
///
/// > Your opponent summons a random minion from their hand.
///
/// State: Derived
//~ derived MAW_027 34a1ce7c 302ffe82 b8cd940f.f49f6892
#[test]
fn MAW_027_call_to_the_stand() {
    check(
        CardClass::Warrior,
        &[
            Give("MAW_027"),
            Cost("MAW_027", 1),
            Give("CS2_182"),
            GiveThem("CS2_118"),
            GiveThem("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("MAW_027", Nothing),
            In(Nth(2), Zone::Play),
            BoardCount(Theirs, 2),
            HandCount(Theirs, 1),
        ],
    );
}

/// # Mawsworn Bailiff
///
/// `MAW_028` · Warrior minion · 5 mana · 4/4
///
/// > Taunt**. Battlecry:** If you have 4 or more Armor, gain +4/+4.
///
/// State: Derived
//~ derived MAW_028 9280dc46 7f323c2e 12509b07.be73a95b
#[test]
fn MAW_028_mawsworn_bailiff() {
    check(
        CardClass::Warrior,
        &[
            Give("MAW_028"),
            Cost("MAW_028", 5),
            Stats("MAW_028", 4, 4),
            Has("MAW_028", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_923", Nothing),
            Crystals(10),
            Play("MAW_028", Nothing),
            Now(Nth(0), 8, 8),
        ],
    );
    check(
        CardClass::Warrior,
        &[Give("MAW_028"), Friend("CS2_182"), Enemy("CS2_182"), Play("MAW_028", Nothing), Now(Nth(0), 4, 4)],
    );
}

/// # This Man Is Charged!
///
/// `MAW_028e2` · Warrior enchantment
///
/// > +4/+4.
///
/// State: Derived
//~ derived MAW_028e2 19ae0e6b d5d3e0e9 ea8c26eb.529ecbc5
#[test]
fn MAW_028e2_this_man_is_charged() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "MAW_028e2"), Now(My(0), 9, 5)]);
}

/// # Weapons Expert
///
/// `MAW_029` · Warrior minion · 3 mana · 3/2
///
/// > **Battlecry:** If you have a weapon equipped, give it +1/+1. Otherwise, draw a weapon.
///
/// State: Derived
//~ derived MAW_029 f9c30bbf efa3850f ba9e297b.a621f172
#[test]
fn MAW_029_weapons_expert() {
    check(
        CardClass::Warrior,
        &[
            Give("MAW_029"),
            Cost("MAW_029", 3),
            Stats("MAW_029", 3, 2),
            OnTop("AT_034"),
            OnTop("AT_034"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Play("MAW_029", Nothing),
            Now(MyHero, 4, 30),
            Now(Nth(6), 4, 3),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("MAW_029"),
            OnTop("AT_034"),
            OnTop("AT_034"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("MAW_029", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 2),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 1, 3),
        ],
    );
}

/// # Sharpened
///
/// `MAW_029e2` · Warrior enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived MAW_029e2 bad200c2 fb262bb2 4cdc29ad.67341004
#[test]
fn MAW_029e2_sharpened() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "MAW_029e2"), Now(My(0), 6, 2)]);
}

/// # Suspicious Pirate
///
/// `REV_006` · Warrior minion · 3 mana · 3/4
///
/// > **Battlecry: Discover** a weapon. If your opponent guesses your choice, they get a copy.
///
/// State: Todo
//~ todo REV_006 02caaa1d bbc3f098 1b66276a.6f0450dc
#[test]
#[ignore = "todo: REV_006 Suspicious Pirate"]
fn REV_006_suspicious_pirate() {
    check(CardClass::Warrior, &[Give("REV_006"), Cost("REV_006", 3), Stats("REV_006", 3, 4), Unwritten]);
}

/// # Remornia, Living Blade
///
/// `REV_316` · Warrior minion · 7 mana · 5/10
///
/// > **Rush** After this attacks, equip it.
///
/// State: Todo
//~ todo REV_316 ccc5f6de a09a433a 9c93d1e1.0c83e15f
#[test]
#[ignore = "todo: REV_316 Remornia, Living Blade"]
fn REV_316_remornia_living_blade() {
    check(
        CardClass::Warrior,
        &[Give("REV_316"), Cost("REV_316", 7), Stats("REV_316", 5, 10), Has("REV_316", GameTag::RUSH), Unwritten],
    );
}

/// # Remornia, Living Blade
///
/// `REV_316t` · Warrior weapon · 7 mana · 5/10 durability
///
/// > After your hero attacks, return this to the battlefield.
///
/// State: Todo
//~ todo REV_316t 4107847a aef2bde7 8177f16c.76f3e3f5
#[test]
#[ignore = "todo: REV_316t Remornia, Living Blade"]
fn REV_316t_remornia_living_blade() {
    check(CardClass::Warrior, &[Give("REV_316t"), Cost("REV_316t", 7), Stats("REV_316t", 5, 10), Unwritten]);
}

/// # Anima Extractor
///
/// `REV_332` · Warrior minion · 2 mana · 1/4
///
/// > Whenever a friendly minion takes damage, give a random minion in your hand +1/+1.
///
/// State: Derived
//~ derived REV_332 5f5c3ad2 2ff6a763 5232011c.2330a3d2
#[test]
fn REV_332_anima_extractor() {
    check(
        CardClass::Warrior,
        &[
            Give("REV_332"),
            Cost("REV_332", 2),
            Stats("REV_332", 1, 4),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("REV_332"),
            Force(Entity(Nth(0))),
            Hurt(Nth(5), 1),
            Now(Nth(0), 2, 5),
        ],
    );
}

/// # Extracted
///
/// `REV_332e` · Warrior enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived REV_332e b1638c86 e26a2fa7 caab8a49.67341004
#[test]
fn REV_332e_extracted() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "REV_332e"), Now(My(0), 6, 2)]);
}

/// # Burden of Pride
///
/// `REV_334` · Warrior spell · 4 mana
///
/// > Summon three 1/3 Jailers with **Taunt**. If you have 20 or less Health, give them +1/+1.
///
/// State: Derived
//~ derived REV_334 35ccfe39 d7f8d92c 593a474f.8f014578
#[test]
fn REV_334_burden_of_pride() {
    check(
        CardClass::Warrior,
        &[
            Give("REV_334"),
            Cost("REV_334", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("REV_334", Nothing),
            BoardCount(Mine, 4),
            In(The("REV_334t"), Zone::Play),
            Now(The("REV_334t"), 2, 4),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("REV_334"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("REV_334", Nothing),
            BoardCount(Mine, 4),
            In(The("REV_334t"), Zone::Play),
            Now(The("REV_334t"), 1, 3),
        ],
    );
}

/// # Empowered
///
/// `REV_334e` · Warrior enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived REV_334e aea3d739 45d15926 a44d91c1.67341004
#[test]
fn REV_334e_empowered() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "REV_334e"), Now(My(0), 6, 2)]);
}

/// # Sanguine Jailer
///
/// `REV_334t` · Warrior minion · 2 mana · 1/3
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla REV_334t 5f353db4 45d6f48a daeebfa4.4b0c5d24
#[test]
fn REV_334t_sanguine_jailer() {
    check(
        CardClass::Warrior,
        &[
            Give("REV_334t"),
            Cost("REV_334t", 2),
            Stats("REV_334t", 1, 3),
            Has("REV_334t", GameTag::TAUNT),
            Play("REV_334t", Nothing),
            In(The("REV_334t"), Zone::Play),
            Now(The("REV_334t"), 1, 3),
            HasNow(The("REV_334t"), GameTag::TAUNT),
        ],
    );
}

/// # Riot!
///
/// `REV_337` · Warrior spell · 2 mana
///
/// > Your minions can't be reduced below 1 Health this turn. They each attack a random enemy minion.
///
/// State: Todo
//~ todo REV_337 b7cbadc7 f0aac4f4 e1ff06a0.e9964312
#[test]
#[ignore = "todo: REV_337 Riot!"]
fn REV_337_riot() {
    check(CardClass::Warrior, &[Give("REV_337"), Cost("REV_337", 2), Unwritten]);
}

/// # Decimator Olgra
///
/// `REV_783` · Warrior minion · 6 mana · 3/7
///
/// > {0} {1} {2} {3}
///
/// State: Todo
//~ todo REV_783 a2de9784 6f7b1b33 59602280.2260dcce
#[test]
#[ignore = "todo: REV_783 Decimator Olgra"]
fn REV_783_decimator_olgra() {
    check(CardClass::Warrior, &[Give("REV_783"), Cost("REV_783", 6), Stats("REV_783", 3, 7), Unwritten]);
}

/// # Sanguine Depths
///
/// `REV_793` · Warrior location · 1 mana · 0 uses
///
/// > {0} {1}
///
/// State: Todo
//~ todo REV_793 2e5e2f90 1efc119d a350aa33.09cdb72f
#[test]
#[ignore = "todo: REV_793 Sanguine Depths"]
fn REV_793_sanguine_depths() {
    check(CardClass::Warrior, &[Give("REV_793"), Cost("REV_793", 1), Unwritten]);
}

/// # Crazed Wretch
///
/// `REV_930` · Warrior minion · 2 mana · 1/4
///
/// > Has +2 Attack and **Charge** while damaged.
///
/// State: Derived
//~ derived REV_930 a1111b5b a32394dc 7c57a262.05398743
#[test]
fn REV_930_crazed_wretch() {
    check(
        CardClass::Warrior,
        &[
            Give("REV_930"),
            Cost("REV_930", 2),
            Stats("REV_930", 1, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("REV_930"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(Nth(3), 1),
            HasNow(Nth(3), GameTag::CHARGE),
            Now(Nth(3), 3, 1),
        ],
    );
    check(
        CardClass::Warrior,
        &[Give("REV_930"), Friend("CS2_182"), Enemy("CS2_182"), Friend("REV_930"), HasNot(Nth(3), GameTag::CHARGE)],
    );
}

/// # Angry
///
/// `REV_930e` · Warrior enchantment
///
/// > **Charge**.
///
/// State: Derived
//~ derived REV_930e 6fde8fec 2e7f2e3e 910dffd9.7eb146fc
#[test]
fn REV_930e_angry() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "REV_930e"), HasNow(My(0), GameTag::CHARGE)]);
}

/// # Conqueror's Banner
///
/// `REV_931` · Warrior spell · 2 mana
///
/// > Reveal a card from each player's deck, three times. Draw any of yours that cost more.
///
/// State: Todo
//~ todo REV_931 af9f6472 bc118edc 02315ed8.1c9df281
#[test]
#[ignore = "todo: REV_931 Conqueror's Banner"]
fn REV_931_conquerors_banner() {
    check(CardClass::Warrior, &[Give("REV_931"), Cost("REV_931", 2), Unwritten]);
}

/// # Imbued Axe
///
/// `REV_933` · Warrior weapon · 3 mana · 2/3 durability
///
/// > After your hero attacks, give your damaged minions +1/+2. **Infuse (@):** +2/+2 instead.
///
/// State: Derived
//~ derived REV_933 a112bb2d 2457aa4f cffcc344.e217ee49
#[test]
fn REV_933_imbued_axe() {
    check(
        CardClass::Warrior,
        &[
            Give("REV_933"),
            Cost("REV_933", 3),
            Stats("REV_933", 2, 3),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Play("CS2_182", Nothing),
            Kill(Nth(1)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(2)),
            Crystals(10),
            Is(Nth(0), "REV_933t"),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("REV_933"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Play("CS2_182", Nothing),
            Kill(Nth(1)),
            Crystals(10),
            Is(Nth(0), "REV_933"),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("REV_933"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("REV_933"),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Attack(MyHero, TheirHero),
            Now(Nth(1), 5, 1),
            Now(Nth(2), 5, 5),
        ],
    );
}

/// # Thirst for Blood
///
/// `REV_933e` · Warrior enchantment
///
/// > +1/+2.
///
/// State: Derived
//~ derived REV_933e c001d654 4c0063d9 40417dab.6fa82661
#[test]
fn REV_933e_thirst_for_blood() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "REV_933e"), Now(My(0), 6, 3)]);
}

/// # Thirst for Blood
///
/// `REV_933e2` · Warrior enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived REV_933e2 e0472ec7 322a92ae 84492328.6d6ab056
#[test]
fn REV_933e2_thirst_for_blood() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "REV_933e2"), Now(My(0), 7, 3)]);
}

/// # Imbued Axe
///
/// `REV_933t` · Warrior weapon · 3 mana · 2/3 durability
///
/// > **Infused** After your hero attacks, give your damaged minions +2/+2.
///
/// State: Derived
//~ derived REV_933t d645074f 43511223 a8c541f0.9ad66a2d
#[test]
fn REV_933t_imbued_axe() {
    check(
        CardClass::Warrior,
        &[
            Give("REV_933t"),
            Cost("REV_933t", 3),
            Stats("REV_933t", 2, 3),
            Has("REV_933t", GameTag::INFUSED),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("REV_933t"),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Attack(MyHero, TheirHero),
            Now(Nth(1), 5, 1),
            Now(Nth(2), 6, 5),
        ],
    );
}

/// # Decimator Olgra
///
/// `REV_934` · Warrior minion · 6 mana · 3/7
///
/// > **Battlecry:** Gain +1/+1 for each damaged minion, then attack all enemies.
///
/// State: Derived
//~ derived REV_934 5bd23a79 52c267bd 65c0f1b1.6a4cba9c
#[test]
fn REV_934_decimator_olgra() {
    check(
        CardClass::Warrior,
        &[
            Give("REV_934"),
            Cost("REV_934", 6),
            Stats("REV_934", 3, 7),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Hurt(Nth(2), 2),
            Hurt(Nth(4), 2),
            Play("REV_934", Nothing),
            BoardCount(Mine, 2),
            Dead(Nth(0)),
            Dead(Nth(3)),
            Dead(Nth(4)),
            Now(TheirHero, 0, 25),
            BoardCount(Theirs, 0),
            Damage(TheirHero, 5),
        ],
    );
}

/// # Sanguine Depths
///
/// `REV_990` · Warrior location · 1 mana · 0 uses
///
/// > Deal 1 damage to a minion and give it +2 Attack.
///
/// State: Derived
//~ derived REV_990 3f953d61 507c4a59 ae90d8d8.5c6a73ad
#[test]
fn REV_990_sanguine_depths() {
    check(
        CardClass::Warrior,
        &[
            Give("REV_990"),
            Cost("REV_990", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("REV_990"),
            Use(Nth(3), 0, On(Nth(2))),
            Now(Nth(2), 6, 4),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("REV_990"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("REV_990"),
            Use(Nth(3), 0, On(Nth(1))),
            Now(Nth(1), 6, 4),
        ],
    );
}

/// # Sinfall Boon
///
/// `REV_990e` · Warrior enchantment
///
/// > +2 Attack.
///
/// State: Derived
//~ derived REV_990e 9a5c4d0c c8a13785 a11f3cd9.bf3d1612
#[test]
fn REV_990e_sinfall_boon() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "REV_990e"), Now(My(0), 7, 1)]);
}
