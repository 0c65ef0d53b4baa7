//! Rogue cards of Journey to Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 676179ac

/// # Razorpetal Volley
///
/// `UNG_057` · Rogue spell · Nature · 2 mana
///
/// > Add two Razorpetals to your hand that deal 2 damage.
///
/// State: Derived
//~ derived UNG_057 9998dd0b d9d157f4 0e799479.91ef4514
#[test]
fn UNG_057_razorpetal_volley() {
    check(
        CardClass::Rogue,
        &[
            Give("UNG_057"),
            Cost("UNG_057", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_057", Nothing),
            Is(InHand(0), "UNG_057t1"),
            CostNow(InHand(0), 1),
            Is(InHand(1), "UNG_057t1"),
            CostNow(InHand(1), 1),
            HandCount(Mine, 2),
        ],
    );
}

/// # Razorpetal
///
/// `UNG_057t1` · Rogue spell · Nature · 1 mana
///
/// > Deal $2 damage.
///
/// State: Derived
//~ derived UNG_057t1 e0dde02d 74a1e708 8c424a5f.c0c62e9f
#[test]
fn UNG_057t1_razorpetal() {
    check(
        CardClass::Rogue,
        &[
            Give("UNG_057t1"),
            Cost("UNG_057t1", 1),
            Targets("UNG_057t1", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_057t1", On(Nth(2))),
            Now(Nth(2), 4, 3),
        ],
    );
    check(
        CardClass::Rogue,
        &[Give("UNG_057t1"), Friend("CS2_182"), Enemy("CS2_182"), Play("UNG_057t1", On(Nth(1))), Now(Nth(1), 4, 3)],
    );
}

/// # Razorpetal Lasher
///
/// `UNG_058` · Rogue minion · 2 mana · 2/2
///
/// > **Battlecry:** Add a Razorpetal to your hand that deals 2 damage.
///
/// State: Derived
//~ derived UNG_058 f95c33e2 8c753a12 a51846cf.09a07e58
#[test]
fn UNG_058_razorpetal_lasher() {
    check(
        CardClass::Rogue,
        &[
            Give("UNG_058"),
            Cost("UNG_058", 2),
            Stats("UNG_058", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_058", Nothing),
            Is(InHand(0), "UNG_057t1"),
            CostNow(InHand(0), 1),
            HandCount(Mine, 1),
        ],
    );
}

/// # Mimic Pod
///
/// `UNG_060` · Rogue spell · Nature · 2 mana
///
/// > Draw a card, then add a copy of it to your hand.
///
/// State: Derived
//~ derived UNG_060 3d8164c1 dbec9ddb 338c977a.ac8e91b4
#[test]
fn UNG_060_mimic_pod() {
    check(
        CardClass::Rogue,
        &[
            Give("UNG_060"),
            Cost("UNG_060", 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_060", Nothing),
            CostNow(InHand(1), 4),
            Now(InHand(1), 4, 5),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Obsidian Shard
///
/// `UNG_061` · Rogue weapon · 4 mana · 3/3 durability
///
/// > Costs (1) less for each non-Rogue Class card added to your hand this game.
///
/// State: Todo
//~ todo UNG_061 af7bb412 8ad2c43e f9c9bd6b.22a21596
#[test]
#[ignore = "todo: UNG_061 Obsidian Shard"]
fn UNG_061_obsidian_shard() {
    check(CardClass::Rogue, &[Give("UNG_061"), Cost("UNG_061", 4), Stats("UNG_061", 3, 3), Unwritten]);
}

/// # Biteweed
///
/// `UNG_063` · Rogue minion · 2 mana · 1/2
///
/// > **Combo:** Gain +1/+1 for each other card you've played this turn.
///
/// State: Derived
//~ derived UNG_063 f70d79f8 2911f3f1 35325dd8.f3466a34
#[test]
fn UNG_063_biteweed() {
    check(
        CardClass::Rogue,
        &[
            Give("UNG_063"),
            Cost("UNG_063", 2),
            Stats("UNG_063", 1, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_118", Nothing),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("UNG_063", Nothing),
            Now(Nth(0), 3, 4),
        ],
    );
}

/// # Vilespine Slayer
///
/// `UNG_064` · Rogue minion · 5 mana · 3/4
///
/// > **Combo:** Destroy a minion.
///
/// State: Derived
//~ derived UNG_064 977ac544 683d9e8c 5f1a3c6a.64e59b9b
#[test]
fn UNG_064_vilespine_slayer() {
    check(
        CardClass::Rogue,
        &[
            Give("UNG_064"),
            Cost("UNG_064", 5),
            Stats("UNG_064", 3, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("UNG_064", On(Nth(2))),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("UNG_064"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("UNG_064", On(Nth(1))),
            BoardCount(Mine, 1),
            Dead(Nth(1)),
        ],
    );
}

/// # Sherazin, Corpse Flower
///
/// `UNG_065` · Rogue minion · 4 mana · 6/3
///
/// > **Deathrattle:** Go **Dormant**. Play 4 cards in a turn to revive this minion.
///
/// State: Todo
//~ todo UNG_065 2b5cbd32 8a79b1d0 23d6e921.2676799a
#[test]
#[ignore = "todo: UNG_065 Sherazin, Corpse Flower"]
fn UNG_065_sherazin_corpse_flower() {
    check(CardClass::Rogue, &[Give("UNG_065"), Cost("UNG_065", 4), Stats("UNG_065", 6, 3), Unwritten]);
}

/// # Sherazin, Seed
///
/// `UNG_065t` · Rogue minion · 11 mana · 0/1
///
/// > **Dormant** When you play 4 cards in a turn, revive this minion.
///
/// State: Todo
//~ todo UNG_065t 5e7fde2a fb7132c6 264e3a83.5198acb8
#[test]
#[ignore = "todo: UNG_065t Sherazin, Seed"]
fn UNG_065t_sherazin_seed() {
    check(CardClass::Rogue, &[Give("UNG_065t"), Cost("UNG_065t", 11), Stats("UNG_065t", 0, 1), Unwritten]);
}

/// # The Caverns Below
///
/// `UNG_067` · Rogue spell · 1 mana
///
/// > **Quest:** Play four minions with the same name. **Reward:** Crystal Core.
///
/// State: Todo
//~ todo UNG_067 dfc462da 3012873c 302a7433.69b887c8
#[test]
#[ignore = "todo: UNG_067 The Caverns Below"]
fn UNG_067_the_caverns_below() {
    check(CardClass::Rogue, &[Give("UNG_067"), Cost("UNG_067", 1), Unwritten]);
}

/// # Crystal Core
///
/// `UNG_067t1` · Rogue spell · 5 mana
///
/// > For the rest of the game, your minions are 5/5.
///
/// State: Todo
//~ todo UNG_067t1 2d21f711 400dc7c3 5e403bdc.01a0b9dc
#[test]
#[ignore = "todo: UNG_067t1 Crystal Core"]
fn UNG_067t1_crystal_core() {
    check(CardClass::Rogue, &[Give("UNG_067t1"), Cost("UNG_067t1", 5), Unwritten]);
}

/// # Crystallized
///
/// `UNG_067t1e2` · Neutral enchantment
///
/// > 5/5.
///
/// State: Derived
//~ derived UNG_067t1e2 c92f8b71 0c6de526 3bf75d73.36023d4f
#[test]
fn UNG_067t1e2_crystallized() {
    check(CardClass::Rogue, &[Friend("CS2_119"), Enchant(My(0), "UNG_067t1e2"), Now(My(0), 5, 5)]);
}

/// # Envenom Weapon
///
/// `UNG_823` · Rogue spell · Nature · 2 mana
///
/// > Give your weapon **Poisonous**.
///
/// State: Derived
//~ derived UNG_823 5a1e3865 680f4888 36edc888.aefd20e9
#[test]
fn UNG_823_envenom_weapon() {
    check(
        CardClass::Rogue,
        &[
            Give("UNG_823"),
            Cost("UNG_823", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Play("UNG_823", Nothing),
            HasNow(Nth(3), GameTag::POISONOUS),
        ],
    );
}

/// # Envenomed
///
/// `UNG_823e` · Neutral enchantment
///
/// > **Poisonous**
///
/// State: Derived
//~ derived UNG_823e a3900756 dc5f2d3d 5501137e.2574dcf7
#[test]
fn UNG_823e_envenomed() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "UNG_823e"), HasNow(My(0), GameTag::POISONOUS)]);
}

/// # Envenomed
///
/// `UNG_823ed` · Neutral enchantment
///
/// > **Poisonous**
///
/// State: Derived
//~ derived UNG_823ed c79047a6 58839d8b e4fb4baa.2574dcf7
#[test]
fn UNG_823ed_envenomed() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "UNG_823ed"), HasNow(My(0), GameTag::POISONOUS)]);
}

/// # Spore Hallucination
///
/// `UNG_856` · Rogue spell · Nature · 1 mana
///
/// > **Discover** a card from your opponent's class.
///
/// State: Derived
//~ derived UNG_856 94827984 de4a5486 ca90015f.36655376
#[test]
fn UNG_856_spore_hallucination() {
    check(
        CardClass::Rogue,
        &[
            Give("UNG_856"),
            Cost("UNG_856", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            Play("UNG_856", Nothing),
            ChooseCard("AT_001"),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 5),
            HandCount(Mine, 1),
        ],
    );
}
