//! Priest cards of TITANS, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d4623360

/// # Astral Automaton
///
/// `TTN_401` · Priest minion · 1 mana · 1/2
///
/// > Has +1/+1 for each other Astral Automaton you've summoned this game.
///
/// State: Derived
//~ derived TTN_401 0b55a3e3 7ac4dfd2 66bd8906.48443c8e
#[test]
fn TTN_401_astral_automaton() {
    check(
        CardClass::Priest,
        &[
            Give("TTN_401"),
            Cost("TTN_401", 1),
            Stats("TTN_401", 1, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("TTN_401", Nothing),
            Crystals(10),
            Play("TTN_401", Nothing),
            Now(Nth(0), 2, 3),
            Now(Nth(4), 2, 3),
        ],
    );
}

/// # Aman'Thul
///
/// `TTN_429` · Priest minion · 7 mana · 3/10
///
/// > **Titan** After this uses an ability, **Discover** any **Legendary** minion from any class.
///
/// State: Todo
//~ todo TTN_429 0bc9ecc2 03beae32 f563fd8b.54b755f4
#[test]
#[ignore = "todo: TTN_429 Aman'Thul"]
fn TTN_429_aman_thul() {
    check(CardClass::Priest, &[Give("TTN_429"), Cost("TTN_429", 7), Stats("TTN_429", 3, 10), Unwritten]);
}

/// # Power of the Highfather
///
/// `TTN_429e` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived TTN_429e 7d7ec564 df808e25 1749e356.6d6ab056
#[test]
fn TTN_429e_power_of_the_highfather() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "TTN_429e"), Now(My(0), 7, 3)]);
}

/// # Shape the Stars
///
/// `TTN_429t` · Priest spell · 0 mana
///
/// > Choose a non-**Titan** minion. Summon a copy of it with +2/+2.
///
/// State: Todo
//~ todo TTN_429t b53aded8 72b6cad3 a8aa56b7.ed48f292
#[test]
#[ignore = "todo: TTN_429t Shape the Stars"]
fn TTN_429t_shape_the_stars() {
    check(CardClass::Priest, &[Give("TTN_429t"), Cost("TTN_429t", 0), Unwritten]);
}

/// # Strike from History
///
/// `TTN_429t2` · Priest spell · 0 mana
///
/// > Choose two enemy minions. Remove them from the game.
///
/// State: Todo
//~ todo TTN_429t2 9af840b8 2114ca99 c121602f.6dc5d3cf
#[test]
#[ignore = "todo: TTN_429t2 Strike from History"]
fn TTN_429t2_strike_from_history() {
    check(CardClass::Priest, &[Give("TTN_429t2"), Cost("TTN_429t2", 0), Unwritten]);
}

/// # Vision of Heroes
///
/// `TTN_429t3` · Priest spell · 0 mana
///
/// > Summon a random 6-Cost minion. Give it **Taunt** and **Lifesteal**.
///
/// State: Derived
//~ derived TTN_429t3 60a97cbf a53f5f4b 3e290dcd.32b6805f
#[test]
fn TTN_429t3_vision_of_heroes() {
    check(
        CardClass::Priest,
        &[
            Give("TTN_429t3"),
            Cost("TTN_429t3", 0),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Hurt(Nth(2), 2),
            Hurt(Nth(5), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Force(Card("CS2_200")),
            Play("TTN_429t3", Nothing),
            BoardCount(Mine, 4),
            HasNow(The("CS2_200"), GameTag::LIFESTEAL),
            HasNow(The("CS2_200"), GameTag::TAUNT),
            In(The("CS2_200"), Zone::Play),
            Now(The("CS2_200"), 6, 7),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("TTN_429t3"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Hurt(Nth(2), 2),
            Hurt(Nth(5), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Never(Card("AV_107")),
            Play("TTN_429t3", Nothing),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("TTN_429t3"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Hurt(Nth(2), 2),
            Hurt(Nth(5), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Never(Card("AT_003")),
            Play("TTN_429t3", Nothing),
        ],
    );
}

/// # Creation Protocol
///
/// `TTN_430` · Priest spell · Holy · 2 mana
///
/// > **Discover** a copy of a minion in your deck. **Forge:** Get another copy.
///
/// State: Derived
//~ derived TTN_430 a1441ccc d96b3fa2 ebd29ac8.e3fc509a
#[test]
fn TTN_430_creation_protocol() {
    check(
        CardClass::Priest,
        &[
            Give("TTN_430"),
            Cost("TTN_430", 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(3))),
            Play("TTN_430", Nothing),
            ChooseCard("CS2_182"),
            CostNow(InHand(0), 4),
            Now(InHand(0), 4, 5),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("TTN_430"),
            EmptyDeck(Mine),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TTN_430", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 1),
            Damage(MyHero, 0),
            DeckCount(Mine, 5),
            HandCount(Mine, 0),
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

/// # Creation Protocol
///
/// `TTN_430t` · Priest spell · Holy · 2 mana
///
/// > **Forged Discover** a copy of a minion in your deck. Get another copy of it.
///
/// State: Todo
//~ todo TTN_430t e858c311 e7c0afcd 08b4ca58.9658dff4
#[test]
#[ignore = "todo: TTN_430t Creation Protocol"]
fn TTN_430t_creation_protocol() {
    check(CardClass::Priest, &[Give("TTN_430t"), Cost("TTN_430t", 2), Has("TTN_430t", GameTag::FORGED), Unwritten]);
}

/// # Shapeless Constellation
///
/// `TTN_441` · Priest minion · 8 mana · 8/8
///
/// > **Battlecry:** Transform into an 8/8 copy of a random minion in your hand.
///
/// State: Derived
//~ derived TTN_441 e11113c6 df602ad0 d60e2131.01be6c87
#[test]
fn TTN_441_shapeless_constellation() {
    check(
        CardClass::Priest,
        &[
            Give("TTN_441"),
            Cost("TTN_441", 8),
            Stats("TTN_441", 8, 8),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Play("TTN_441", Nothing),
            Is(Nth(0), "CS2_118"),
            Now(Nth(0), 8, 8),
        ],
    );
}

/// # Shapeless
///
/// `TTN_441e2` · Neutral enchantment
///
/// > 8/8.
///
/// State: Derived
//~ derived TTN_441e2 1bd2648c 052c1e01 315d1c58.d792f15a
#[test]
fn TTN_441e2_shapeless() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "TTN_441e2"), Now(My(0), 8, 8)]);
}

/// # Ra-den
///
/// `TTN_481` · Priest minion · 6 mana · 5/5
///
/// > **Taunt**. **Deathrattle:** Summon each other minion you've played this game that did not start in your deck.
///
/// State: Todo
//~ todo TTN_481 2c0dbf68 c247cb60 6304eeb5.902aef95
#[test]
#[ignore = "todo: TTN_481 Ra-den"]
fn TTN_481_ra_den() {
    check(
        CardClass::Priest,
        &[Give("TTN_481"), Cost("TTN_481", 6), Stats("TTN_481", 5, 5), Has("TTN_481", GameTag::TAUNT), Unwritten],
    );
}

/// # Student of the Stars
///
/// `TTN_482` · Priest minion · 3 mana · 4/3
///
/// > **Deathrattle:** Shuffle a copy of this into your deck with permanent +3/+3.
///
/// State: Todo
//~ todo TTN_482 b7229c4b 64be3afc 1c191f47.221926f4
#[test]
#[ignore = "todo: TTN_482 Student of the Stars"]
fn TTN_482_student_of_the_stars() {
    check(CardClass::Priest, &[Give("TTN_482"), Cost("TTN_482", 3), Stats("TTN_482", 4, 3), Unwritten]);
}

/// # Serenity
///
/// `TTN_483` · Priest spell · Holy · 4 mana
///
/// > Give all enemy minions -2 Attack. Destroy any with 0 Attack.
///
/// State: Derived
//~ derived TTN_483 575e6985 14e36b7c 03f147e1.7b579526
#[test]
fn TTN_483_serenity() {
    check(
        CardClass::Priest,
        &[
            Give("TTN_483"),
            Cost("TTN_483", 4),
            OnTop("TTN_710"),
            OnTop("TTN_710"),
            OnTop("CS2_182"),
            OnTheirTop("TTN_710"),
            Friend("TTN_710"),
            Friend("CS2_182"),
            Enemy("TTN_710"),
            Enemy("CS2_182"),
            Play("TTN_483", Nothing),
            Dead(Nth(7)),
            Now(Nth(8), 2, 5),
            BoardCount(Theirs, 1),
        ],
    );
}

/// # Serene
///
/// `TTN_483e` · Priest enchantment
///
/// > -2 Attack.
///
/// State: Derived
//~ derived TTN_483e 3ed04564 16e75476 4a7374fc.4e55ea5c
#[test]
fn TTN_483e_serene() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "TTN_483e"), Now(My(0), 3, 1)]);
}

/// # False Disciple
///
/// `TTN_484` · Priest minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a **Legendary** Priest minion from the past.
///
/// State: Derived
//~ derived TTN_484 6fe53d08 219f818c b8745968.165060e1
#[test]
fn TTN_484_false_disciple() {
    check(
        CardClass::Priest,
        &[
            Give("TTN_484"),
            Cost("TTN_484", 2),
            Stats("TTN_484", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_018")),
            Play("TTN_484", Nothing),
            ChooseCard("AT_018"),
            Is(InHand(0), "AT_018"),
            CostNow(InHand(0), 7),
            Now(InHand(0), 5, 4),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("TTN_484"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("BE_790")),
            Play("TTN_484", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("TTN_484"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AV_207")),
            Play("TTN_484", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("TTN_484"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_011")),
            Play("TTN_484", Nothing),
            Choose(0),
        ],
    );
}

/// # The Stars Align
///
/// `TTN_485` · Priest spell · Arcane · 3 mana
///
/// > Transform minions in your hand into ones that cost (3) more. *(They keep their original Cost.)*
///
/// State: Todo
//~ todo TTN_485 47423eac 6780966d 59613bdc.184b0997
#[test]
#[ignore = "todo: TTN_485 The Stars Align"]
fn TTN_485_the_stars_align() {
    check(CardClass::Priest, &[Give("TTN_485"), Cost("TTN_485", 3), Unwritten]);
}

/// # Grace of the Highfather
///
/// `TTN_745` · Priest spell · Holy · 3 mana
///
/// > Restore #8 Health. **Discover** a card that costs the amount **Overhealed**.
///
/// State: Todo
//~ todo TTN_745 d75ed62f 9e46f397 fd0e3c33.e0fe9696
#[test]
#[ignore = "todo: TTN_745 Grace of the Highfather"]
fn TTN_745_grace_of_the_highfather() {
    check(CardClass::Priest, &[Give("TTN_745"), Cost("TTN_745", 3), Unwritten]);
}

/// # Shadowtouched Kvaldir
///
/// `YOG_300` · Priest minion · 1 mana · 1/3
///
/// > **Battlecry:** Your next healing effect deals damage instead.
///
/// State: Todo
//~ todo YOG_300 dd679f42 259909a4 b1664256.6bacdace
#[test]
#[ignore = "todo: YOG_300 Shadowtouched Kvaldir"]
fn YOG_300_shadowtouched_kvaldir() {
    check(CardClass::Priest, &[Give("YOG_300"), Cost("YOG_300", 1), Stats("YOG_300", 1, 3), Unwritten]);
}

/// # Twilight Torrent
///
/// `YOG_508` · Priest spell · Shadow · 2 mana
///
/// > Choose a character. If it's friendly, restore #6 Health. If it's an enemy, deal $3 damage.
///
/// State: Derived
//~ derived YOG_508 f52478ab 862bbc2c 20c208c1.c3a13cfe
#[test]
fn YOG_508_twilight_torrent() {
    check(
        CardClass::Priest,
        &[
            Give("YOG_508"),
            Cost("YOG_508", 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Hurt(Nth(6), 2),
            Hurt(Nth(8), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("YOG_508", On(Nth(7))),
            Dead(Nth(7)),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("YOG_508"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Hurt(Nth(6), 2),
            Hurt(Nth(8), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("YOG_508", On(Nth(5))),
            BoardCount(Mine, 2),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("YOG_508"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(5), 2),
            Hurt(Nth(6), 2),
            Hurt(Nth(7), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("YOG_508", On(Nth(6))),
            Dead(Nth(6)),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("YOG_508"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(5), 2),
            Hurt(Nth(6), 2),
            Hurt(Nth(7), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("YOG_508", On(Nth(5))),
            Now(Nth(5), 4, 5),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("YOG_508"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("YOG_508", On(TheirHero)),
            Now(TheirHero, 0, 7),
            Damage(TheirHero, 23),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("YOG_508"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("YOG_508", On(MyHero)),
            Now(MyHero, 0, 16),
            Damage(MyHero, 14),
        ],
    );
}

/// # Shadow of Death
///
/// `YOG_508e` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived YOG_508e 2b2cb4bc dd392c05 e9cd653c.6d6ab056
#[test]
fn YOG_508e_shadow_of_death() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "YOG_508e"), Now(My(0), 7, 3)]);
}

/// # Soulburner Varia
///
/// `YOG_520` · Priest minion · 3 mana · 1/5
///
/// > After a friendly Undead dies, deal 2 damage to the enemy hero and get a random Shadow Priest spell.
///
/// State: Derived
//~ derived YOG_520 da4944ae b9f4e5ef b137fc22.3462b645
#[test]
fn YOG_520_soulburner_varia() {
    check(
        CardClass::Priest,
        &[
            Give("YOG_520"),
            Cost("YOG_520", 3),
            Stats("YOG_520", 1, 5),
            Friend("CS2_231"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("YOG_520"),
            Force(Card("AT_016")),
            Kill(Nth(1)),
            Is(InHand(1), "AT_016"),
            CostNow(InHand(1), 2),
            HandCount(Mine, 2),
            Now(TheirHero, 0, 28),
            Damage(TheirHero, 2),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("YOG_520"),
            Friend("CS2_231"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("YOG_520"),
            Never(Card("AT_024")),
            Kill(Nth(1)),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("YOG_520"),
            Friend("CS2_231"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("YOG_520"),
            Never(Card("AT_011")),
            Kill(Nth(1)),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("YOG_520"),
            Friend("CS2_231"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("YOG_520"),
            Kill(Nth(2)),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 1),
            CostNow(Nth(0), 3),
            Now(Nth(0), 1, 5),
            Now(Nth(1), 1, 1),
            Now(Nth(3), 4, 5),
            Now(Nth(4), 1, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}
