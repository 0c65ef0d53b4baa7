//! Warrior cards of Into the Emerald Dream, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file dfacf857

/// # Clutch of Corruption
///
/// `EDR_454` · Warrior location · 2 mana · 0 uses
///
/// > Choose a friendly Dragon. Summon a 0/2 Egg that hatches into a copy of it.
///
/// State: Todo
//~ todo EDR_454 84c320b6 7c38c40c b63d345c.970885ff
#[test]
#[ignore = "todo: EDR_454 Clutch of Corruption"]
fn EDR_454_clutch_of_corruption() {
    check(CardClass::Warrior, &[Give("EDR_454"), Cost("EDR_454", 2), Unwritten]);
}

/// # Horrible Egg
///
/// `EDR_454t` · Warrior minion · 1 mana · 0/2
///
/// > **Deathrattle:** Summon {0}.
///
/// State: Todo
//~ todo EDR_454t 9f03797c 81f391ea 8d5fda6b.5394712d
#[test]
#[ignore = "todo: EDR_454t Horrible Egg"]
fn EDR_454t_horrible_egg() {
    check(CardClass::Warrior, &[Give("EDR_454t"), Cost("EDR_454t", 1), Stats("EDR_454t", 0, 2), Unwritten]);
}

/// # Succumb to Madness
///
/// `EDR_455` · Warrior spell · 3 mana
///
/// > **Discover** a friendly Dragon that died this game. Resummon it.
///
/// State: Derived
//~ derived EDR_455 75c513fd a5d8d811 b7047cbc.5e83ae6f
#[test]
fn EDR_455_succumb_to_madness() {
    check(
        CardClass::Warrior,
        &[
            Give("EDR_455"),
            Cost("EDR_455", 3),
            Friend("DRG_054"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Play("EDR_455", Nothing),
            ChooseCard("DRG_054"),
            BoardCount(Mine, 2),
            In(The("DRG_054"), Zone::Play),
            Now(The("DRG_054"), 5, 5),
        ],
    );
}

/// # Darkrider
///
/// `EDR_456` · Warrior minion · 1 mana · 1/1
///
/// > **Battlecry:** If you're holding a Dragon, **Discover** a Dragon with a **Dark Gift**.
///
/// State: Todo
//~ todo EDR_456 5d7d82de f563a54a c34d8731.9a50a9bd
#[test]
#[ignore = "todo: EDR_456 Darkrider"]
fn EDR_456_darkrider() {
    check(CardClass::Warrior, &[Give("EDR_456"), Cost("EDR_456", 1), Stats("EDR_456", 1, 1), Unwritten]);
}

/// # Brood Keeper
///
/// `EDR_457` · Warrior minion · 2 mana · 2/3
///
/// > **Battlecry:** If you're holding a Dragon, equip a 2/2 Sword.
///
/// State: Derived
//~ derived EDR_457 d97551ea d89df64c 5f8bd21f.45d7ab16
#[test]
fn EDR_457_brood_keeper() {
    check(
        CardClass::Warrior,
        &[
            Give("EDR_457"),
            Cost("EDR_457", 2),
            Stats("EDR_457", 2, 3),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EDR_457", Nothing),
            Now(MyHero, 2, 30),
            Is(MyWeapon, "EDR_457t"),
            Now(MyWeapon, 2, 2),
        ],
    );
    check(
        CardClass::Warrior,
        &[Give("EDR_457"), Friend("CS2_182"), Enemy("CS2_182"), Play("EDR_457", Nothing), Now(MyHero, 0, 30)],
    );
}

/// # Nightmare Slicer
///
/// `EDR_457t` · Warrior weapon · 2 mana · 2/2 durability
///
/// State: Vanilla
//~ vanilla EDR_457t d61507da 88bce1b0 6d54da77
#[test]
fn EDR_457t_nightmare_slicer() {
    check(
        CardClass::Warrior,
        &[
            Give("EDR_457t"),
            Cost("EDR_457t", 2),
            Stats("EDR_457t", 2, 2),
            Play("EDR_457t", Nothing),
            In(The("EDR_457t"), Zone::Play),
        ],
    );
}

/// # Afflicted Devastator
///
/// `EDR_459` · Warrior minion · 4 mana · 6/6
///
/// > **Battlecry:** Deal 3 damage to all other friendly minions. **Deathrattle:** Deal 3 damage to all enemy minions.
///
/// State: Derived
//~ derived EDR_459 98f98fd5 dace4c49 1e455bc5.8114ad6f
#[test]
fn EDR_459_afflicted_devastator() {
    check(
        CardClass::Warrior,
        &[
            Give("EDR_459"),
            Cost("EDR_459", 4),
            Stats("EDR_459", 6, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EDR_459", Nothing),
            Now(Nth(0), 6, 6),
            Now(Nth(1), 4, 2),
        ],
    );
    check(
        CardClass::Warrior,
        &[Give("EDR_459"), Friend("CS2_182"), Enemy("CS2_182"), Friend("EDR_459"), Kill(Nth(3)), Now(Nth(2), 4, 2)],
    );
}

/// # Ysondre
///
/// `EDR_465` · Warrior minion · 7 mana · 8/5
///
/// > **Taunt**. **Deathrattle:** Summon a random Dragon for each time Ysondre has died this game.
///
/// State: Todo
//~ todo EDR_465 53824e27 e0a40add cdae9471.50f1bb68
#[test]
#[ignore = "todo: EDR_465 Ysondre"]
fn EDR_465_ysondre() {
    check(
        CardClass::Warrior,
        &[Give("EDR_465"), Cost("EDR_465", 7), Stats("EDR_465", 8, 5), Has("EDR_465", GameTag::TAUNT), Unwritten],
    );
}

/// # Eggbasher
///
/// `EDR_468` · Warrior minion · 4 mana · 3/5
///
/// > **Battlecry:** Deal 1 damage to a minion and give it +4 Attack.
///
/// State: Derived
//~ derived EDR_468 dbdd68a1 48befbb6 9cee9283.e97eea01
#[test]
fn EDR_468_eggbasher() {
    check(
        CardClass::Warrior,
        &[
            Give("EDR_468"),
            Cost("EDR_468", 4),
            Stats("EDR_468", 3, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EDR_468", On(Nth(2))),
            Now(Nth(2), 8, 4),
        ],
    );
    check(
        CardClass::Warrior,
        &[Give("EDR_468"), Friend("CS2_182"), Enemy("CS2_182"), Play("EDR_468", On(Nth(1))), Now(Nth(1), 8, 4)],
    );
}

/// # Scrambled Attack
///
/// `EDR_468e1` · Warrior enchantment
///
/// > +4 Attack.
///
/// State: Derived
//~ derived EDR_468e1 d452e6d9 1a9bceb2 478fd909.743819fe
#[test]
fn EDR_468e1_scrambled_attack() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "EDR_468e1"), Now(My(0), 9, 1)]);
}

/// # Tortolla
///
/// `EDR_471` · Warrior minion · 10 mana · 1/30
///
/// > **Taunt**, **Elusive** After this takes damage, gain 1 Armor and give this minion +1 Attack.
///
/// State: Derived
//~ derived EDR_471 e27c2860 62d22eeb 971db11b.8c81f715
#[test]
fn EDR_471_tortolla() {
    check(
        CardClass::Warrior,
        &[
            Give("EDR_471"),
            Cost("EDR_471", 10),
            Stats("EDR_471", 1, 30),
            Has("EDR_471", GameTag::ELUSIVE),
            Has("EDR_471", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("EDR_471"),
            Hurt(Nth(3), 1),
            Armor(Mine, 1),
            Now(Nth(3), 2, 29),
        ],
    );
}

/// # Siphoning Growth
///
/// `EDR_531` · Warrior spell · 1 mana
///
/// > Destroy a friendly minion to gain 8 Armor.
///
/// State: Derived
//~ derived EDR_531 4bee3ff0 1f9dc23d 090b5807.3d028e25
#[test]
fn EDR_531_siphoning_growth() {
    check(
        CardClass::Warrior,
        &[
            Give("EDR_531"),
            Cost("EDR_531", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EDR_531", On(Nth(1))),
            Armor(Mine, 8),
            BoardCount(Mine, 0),
            Dead(Nth(1)),
        ],
    );
}

/// # Ominous Nightmares
///
/// `EDR_570` · Warrior spell · Shadow · 1 mana
///
/// > **Choose One -** Deal $1 damage to all minions; or Give a damaged minion +2/+2.
///
/// State: Todo
//~ todo EDR_570 9d756568 c2de6abc eca369e7.f4cdd12c
#[test]
#[ignore = "todo: EDR_570 Ominous Nightmares"]
fn EDR_570_ominous_nightmares() {
    check(CardClass::Warrior, &[Give("EDR_570"), Cost("EDR_570", 1), Unwritten]);
}

/// # Nightmarish Burst
///
/// `EDR_570A` · Warrior spell · Shadow · 1 mana
///
/// > Deal $1 damage to all minions.
///
/// State: Derived
//~ derived EDR_570A 78841aa6 c1c7c34c 22ebbbfc.0b00d8bd
#[test]
fn EDR_570A_nightmarish_burst() {
    check(
        CardClass::Warrior,
        &[
            Give("EDR_570A"),
            Cost("EDR_570A", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EDR_570A", Nothing),
            Now(Nth(1), 4, 4),
            Now(Nth(2), 4, 4),
        ],
    );
}

/// # Unstable Power
///
/// `EDR_570B` · Warrior spell · Shadow · 1 mana
///
/// > Give a damaged minion +2/+2.
///
/// State: Derived
//~ derived EDR_570B 0de9d058 5dd47152 cc1d15ac.eec38193
#[test]
fn EDR_570B_unstable_power() {
    check(
        CardClass::Warrior,
        &[
            Give("EDR_570B"),
            Cost("EDR_570B", 1),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Hurt(Nth(2), 2),
            Hurt(Nth(4), 2),
            CannotTarget("EDR_570B", Nth(1)),
            Play("EDR_570B", On(Nth(4))),
            Now(Nth(4), 6, 5),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("EDR_570B"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Hurt(Nth(2), 2),
            Hurt(Nth(4), 2),
            Play("EDR_570B", On(Nth(2))),
            Now(Nth(2), 6, 5),
        ],
    );
}

/// # Terror of the Night
///
/// `EDR_570e` · Warrior enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived EDR_570e c971facc 4ee5d015 e86adc69.6d6ab056
#[test]
fn EDR_570e_terror_of_the_night() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "EDR_570e"), Now(My(0), 7, 3)]);
}

/// # Keeper of Flame
///
/// `FIR_928` · Warrior minion · 5 mana · 5/5
///
/// > **Battlecry:** Give all minions in your hand +3/+3. They are destroyed in 3 turns.
///
/// State: Todo
//~ todo FIR_928 a9a93cad 907cb145 3acf8951.ec562f24
#[test]
#[ignore = "todo: FIR_928 Keeper of Flame"]
fn FIR_928_keeper_of_flame() {
    check(CardClass::Warrior, &[Give("FIR_928"), Cost("FIR_928", 5), Stats("FIR_928", 5, 5), Unwritten]);
}

/// # Blazing Strength
///
/// `FIR_928e` · Warrior enchantment
///
/// > +3/+3.
///
/// State: Derived
//~ derived FIR_928e 5ba6f888 5aee871b bb3f6b69.b42c6980
#[test]
fn FIR_928e_blazing_strength() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "FIR_928e"), Now(My(0), 8, 4)]);
}

/// # Shadowflame Suffusion
///
/// `FIR_939` · Warrior spell · Fire · 2 mana
///
/// > Deal $2 damage. **Discover** a Warrior minion with a **Dark Gift**.
///
/// State: Todo
//~ todo FIR_939 158ddc60 9c518c38 b063a8fc.3f989aec
#[test]
#[ignore = "todo: FIR_939 Shadowflame Suffusion"]
fn FIR_939_shadowflame_suffusion() {
    check(CardClass::Warrior, &[Give("FIR_939"), Cost("FIR_939", 2), Unwritten]);
}

/// # Dragon Turtle
///
/// `FIR_956` · Warrior minion · 4 mana · 3/6
///
/// > **Battlecry:** If you're holding a minion with a **Dark Gift**, give your hero +3 Attack this turn and 6 Armor.
///
/// State: Todo
//~ todo FIR_956 ca53c700 02671e8a 859bb396.14a604d9
#[test]
#[ignore = "todo: FIR_956 Dragon Turtle"]
fn FIR_956_dragon_turtle() {
    check(CardClass::Warrior, &[Give("FIR_956"), Cost("FIR_956", 4), Stats("FIR_956", 3, 6), Unwritten]);
}

/// # Turtle Maw
///
/// `FIR_956e` · Warrior enchantment
///
/// > +3 Attack this turn.
///
/// State: Derived
//~ derived FIR_956e 93ca5179 138abad3 9fc9eb4f.268eca27
#[test]
fn FIR_956e_turtle_maw() {
    check(
        CardClass::Warrior,
        &[Friend("CS2_118"), Enchant(My(0), "FIR_956e"), Now(My(0), 8, 1), EndTurn, Now(My(0), 5, 1)],
    );
}
