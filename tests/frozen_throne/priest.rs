//! Priest cards of Knights of the Frozen Throne, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 2b455469

/// # Devour Mind
///
/// `ICC_207` · Priest spell · Shadow · 5 mana
///
/// > Copy 3 cards in your opponent's deck and add them to your hand.
///
/// State: Derived
//~ derived ICC_207 1c2e4834 e88de4a8 ef7a4180.3b705dbd
#[test]
fn ICC_207_devour_mind() {
    check(
        CardClass::Priest,
        &[
            Give("ICC_207"),
            Cost("ICC_207", 5),
            EmptyDeck(Theirs),
            OnTheirTop("CS2_118"),
            OnTheirTop("CS2_119"),
            OnTheirTop("CS2_120"),
            OnTheirTop("CS2_168"),
            OnTheirTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(5))),
            Force(Entity(Nth(4))),
            Force(Entity(Nth(3))),
            Play("ICC_207", Nothing),
            CostNow(InHand(0), 4),
            Now(InHand(0), 4, 5),
            Is(InHand(1), "CS2_168"),
            CostNow(InHand(1), 1),
            Now(InHand(1), 2, 1),
            Is(InHand(2), "CS2_120"),
            CostNow(InHand(2), 2),
            Now(InHand(2), 2, 3),
            HandCount(Mine, 3),
        ],
    );
}

/// # Shadow Ascendant
///
/// `ICC_210` · Priest minion · 2 mana · 2/3
///
/// > At the end of your turn, give another random friendly minion +1/+1.
///
/// State: Derived
//~ derived ICC_210 c83ba91f 27a9d8c1 4ca98b3d.a1635a0d
#[test]
fn ICC_210_shadow_ascendant() {
    check(
        CardClass::Priest,
        &[
            Give("ICC_210"),
            Cost("ICC_210", 2),
            Stats("ICC_210", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ICC_210"),
            Force(Entity(Nth(1))),
            EndTurn,
            Now(Nth(1), 5, 6),
        ],
    );
    check(
        CardClass::Priest,
        &[Give("ICC_210"), Friend("CS2_182"), Enemy("CS2_182"), Friend("ICC_210"), Never(Entity(Nth(3))), EndTurn],
    );
}

/// # Acolyte of Agony
///
/// `ICC_212` · Priest minion · 3 mana · 3/3
///
/// > **Lifesteal**
///
/// State: Vanilla
//~ vanilla ICC_212 485962cf 6e413688 34857fd9.b857c9f1
#[test]
fn ICC_212_acolyte_of_agony() {
    check(
        CardClass::Priest,
        &[
            Give("ICC_212"),
            Cost("ICC_212", 3),
            Stats("ICC_212", 3, 3),
            Has("ICC_212", GameTag::LIFESTEAL),
            Play("ICC_212", Nothing),
            In(The("ICC_212"), Zone::Play),
            Now(The("ICC_212"), 3, 3),
            HasNow(The("ICC_212"), GameTag::LIFESTEAL),
        ],
    );
}

/// # Eternal Servitude
///
/// `ICC_213` · Priest spell · Shadow · 4 mana
///
/// > **Discover** a friendly minion that died this game. Summon it.
///
/// State: Derived
//~ derived ICC_213 9d2ed882 02ad317b 4ded940b.df013e60
#[test]
fn ICC_213_eternal_servitude() {
    check(
        CardClass::Priest,
        &[
            Give("ICC_213"),
            Cost("ICC_213", 4),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Kill(Nth(2)),
            Crystals(10),
            Play("ICC_213", Nothing),
            ChooseCard("CS2_118"),
            BoardCount(Mine, 1),
            In(The("CS2_118"), Zone::Play),
            Now(The("CS2_118"), 5, 1),
        ],
    );
}

/// # Obsidian Statue
///
/// `ICC_214` · Priest minion · 9 mana · 4/8
///
/// > Taunt**, Lifesteal Deathrattle:** Destroy a random enemy minion.
///
/// State: Derived
//~ derived ICC_214 4baddcd2 1f822130 9c8e4cb9.f8317da6
#[test]
fn ICC_214_obsidian_statue() {
    check(
        CardClass::Priest,
        &[
            Give("ICC_214"),
            Cost("ICC_214", 9),
            Stats("ICC_214", 4, 8),
            Has("ICC_214", GameTag::LIFESTEAL),
            Has("ICC_214", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ICC_214"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Force(Entity(Nth(2))),
            Kill(Nth(3)),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Archbishop Benedictus
///
/// `ICC_215` · Priest minion · 7 mana · 4/6
///
/// > **Battlecry:** Shuffle a copy of your opponent's deck into your deck.
///
/// State: Derived
//~ derived ICC_215 233a5c65 9effcd7a b5818324.b89d5f46
#[test]
fn ICC_215_archbishop_benedictus() {
    check(
        CardClass::Priest,
        &[
            Give("ICC_215"),
            Cost("ICC_215", 7),
            Stats("ICC_215", 4, 6),
            EmptyDeck(Mine),
            EmptyDeck(Theirs),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            OnTheirTop("CS2_119"),
            OnTheirTop("CS2_120"),
            OnTheirTop("CS2_168"),
            OnTheirTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ICC_215", Nothing),
            DeckCount(Mine, 10),
            In(The("CS2_118"), Zone::Deck),
            In(The("CS2_119"), Zone::Deck),
            In(The("CS2_120"), Zone::Deck),
            In(The("CS2_168"), Zone::Deck),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("ICC_215"),
            EmptyDeck(Mine),
            EmptyDeck(Theirs),
            OnTheirTop("CS2_118"),
            OnTheirTop("CS2_119"),
            OnTheirTop("CS2_120"),
            OnTheirTop("CS2_168"),
            OnTheirTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ICC_215", Nothing),
            DeckCount(Mine, 5),
            In(The("CS2_118"), Zone::Deck),
            In(The("CS2_119"), Zone::Deck),
            In(The("CS2_120"), Zone::Deck),
            In(The("CS2_168"), Zone::Deck),
        ],
    );
}

/// # Shadow Essence
///
/// `ICC_235` · Priest spell · Shadow · 7 mana
///
/// > Summon a 5/5 copy of a random minion in your deck.
///
/// State: Derived
//~ derived ICC_235 e246ab7f 06a99539 e2755adf.f35bdd82
#[test]
fn ICC_235_shadow_essence() {
    check(
        CardClass::Priest,
        &[
            Give("ICC_235"),
            Cost("ICC_235", 7),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(3))),
            Play("ICC_235", Nothing),
            BoardCount(Mine, 2),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("ICC_235"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(6))),
            Play("ICC_235", Nothing),
            BoardCount(Mine, 2),
            In(The("CS2_118"), Zone::Play),
            Now(The("CS2_118"), 5, 5),
        ],
    );
}

/// # Shadow Essence
///
/// `ICC_235e` · Neutral enchantment
///
/// > Attack and Health set to 5.
///
/// State: Derived
//~ derived ICC_235e 2b67baad f865d46b def63e77.78232ea1
#[test]
fn ICC_235e_shadow_essence() {
    check(CardClass::Priest, &[Friend("CS2_119"), Enchant(My(0), "ICC_235e"), Now(My(0), 5, 5)]);
}

/// # Spirit Lash
///
/// `ICC_802` · Priest spell · Shadow · 2 mana
///
/// > **Lifesteal** Deal $1 damage to all minions.
///
/// State: Derived
//~ derived ICC_802 02c5f14f 1f5d1dfd ecddaa15.21668e21
#[test]
fn ICC_802_spirit_lash() {
    check(
        CardClass::Priest,
        &[
            Give("ICC_802"),
            Cost("ICC_802", 2),
            Has("ICC_802", GameTag::LIFESTEAL),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("ICC_802", Nothing),
            Now(MyHero, 0, 12),
            Damage(MyHero, 18),
            Now(Nth(1), 4, 2),
            Now(Nth(2), 4, 2),
        ],
    );
}

/// # Shadowreaper Anduin
///
/// `ICC_830` · Priest hero · 8 mana · 30 health, 5 armor
///
/// > **Battlecry:** Destroy all minions with 5 or more Attack.
///
/// State: Todo
//~ todo ICC_830 304bdd05 60b33c50 5b6984c6.b32d0b7c
#[test]
#[ignore = "todo: ICC_830 Shadowreaper Anduin"]
fn ICC_830_shadowreaper_anduin() {
    check(CardClass::Priest, &[Give("ICC_830"), Cost("ICC_830", 8), Unwritten]);
}

/// # Voidform
///
/// `ICC_830p` · Priest hero power · 2 mana
///
/// > Deal $2 damage. After you play a card, refresh this.
///
/// State: Todo
//~ todo ICC_830p f399fd4d 7b3755e5 a6050ef8.19be87e1
#[test]
#[ignore = "todo: ICC_830p Voidform"]
fn ICC_830p_voidform() {
    check(
        CardClass::Priest,
        &[
            HasHeroPower("ICC_830p"),
            Cost("ICC_830p", 2),
            Targets("ICC_830p", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
        ],
    );
}

/// # Embrace Darkness
///
/// `ICC_849` · Priest spell · Shadow · 6 mana
///
/// > Choose an enemy minion. At the start of your turn, gain control of it.
///
/// State: Todo
//~ todo ICC_849 d8949eb4 4c5ec89f a6ad3dc4.91d0d0c9
#[test]
#[ignore = "todo: ICC_849 Embrace Darkness"]
fn ICC_849_embrace_darkness() {
    check(CardClass::Priest, &[Give("ICC_849"), Cost("ICC_849", 6), Targets("ICC_849", &[EnemyMinion]), Unwritten]);
}
