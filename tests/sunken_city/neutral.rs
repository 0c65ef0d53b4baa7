//! Neutral cards of Voyage to the Sunken City, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 028e29cb

/// # Snapdragon
///
/// `TID_710` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Give all **Battlecry** minions in your deck +1/+1.
///
/// State: Derived
//~ derived TID_710 60371070 2adeae90 a4540127.97f1fccf
#[test]
fn TID_710_snapdragon() {
    check(
        CardClass::Mage,
        &[
            Give("TID_710"),
            Cost("TID_710", 3),
            Stats("TID_710", 3, 3),
            OnTop("AT_007"),
            OnTop("AT_007"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TID_710", Nothing),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TID_710"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("AT_007"),
            OnTop("AT_065"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TID_710", Nothing),
            Now(Nth(1), 5, 1),
            Now(Nth(6), 4, 5),
        ],
    );
}

/// # Razor Sharp
///
/// `TID_710e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived TID_710e fc370464 d732d4eb 325117e6.67341004
#[test]
fn TID_710e_razor_sharp() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "TID_710e"), Now(My(0), 6, 2)]);
}

/// # Ozumat
///
/// `TID_711` · Neutral minion · 8 mana · 6/5
///
/// > **Colossal +6** **Deathrattle:** For each of Ozumat's Tentacles, destroy a random enemy minion.
///
/// State: Todo
//~ todo TID_711 3f236f7e 270af03f 0b007d76.515688fe
#[test]
#[ignore = "todo: TID_711 Ozumat"]
fn TID_711_ozumat() {
    check(CardClass::Mage, &[Give("TID_711"), Cost("TID_711", 8), Stats("TID_711", 6, 5), Unwritten]);
}

/// # Ozumat's Tentacle
///
/// `TID_711t` · Neutral minion · 1 mana · 1/3
///
/// State: Vanilla
//~ vanilla TID_711t ff0dfee9 4fd2528e 613197e5
#[test]
fn TID_711t_ozumats_tentacle() {
    check(
        CardClass::Mage,
        &[
            Give("TID_711t"),
            Cost("TID_711t", 1),
            Stats("TID_711t", 1, 3),
            Play("TID_711t", Nothing),
            In(The("TID_711t"), Zone::Play),
            Now(The("TID_711t"), 1, 3),
        ],
    );
}

/// # Ozumat's Tentacle
///
/// `TID_711t2` · Neutral minion · 1 mana · 1/3
///
/// State: Vanilla
//~ vanilla TID_711t2 1f58ec2b 7576f1c5 c7ed3ce0
#[test]
fn TID_711t2_ozumats_tentacle() {
    check(
        CardClass::Mage,
        &[
            Give("TID_711t2"),
            Cost("TID_711t2", 1),
            Stats("TID_711t2", 1, 3),
            Play("TID_711t2", Nothing),
            In(The("TID_711t2"), Zone::Play),
            Now(The("TID_711t2"), 1, 3),
        ],
    );
}

/// # Ozumat's Tentacle
///
/// `TID_711t3` · Neutral minion · 1 mana · 1/3
///
/// State: Vanilla
//~ vanilla TID_711t3 a208836f 54adf21c 3123917a
#[test]
fn TID_711t3_ozumats_tentacle() {
    check(
        CardClass::Mage,
        &[
            Give("TID_711t3"),
            Cost("TID_711t3", 1),
            Stats("TID_711t3", 1, 3),
            Play("TID_711t3", Nothing),
            In(The("TID_711t3"), Zone::Play),
            Now(The("TID_711t3"), 1, 3),
        ],
    );
}

/// # Ozumat's Tentacle
///
/// `TID_711t4` · Neutral minion · 1 mana · 1/3
///
/// State: Vanilla
//~ vanilla TID_711t4 d24c4c32 9f20634f e2a1ea10
#[test]
fn TID_711t4_ozumats_tentacle() {
    check(
        CardClass::Mage,
        &[
            Give("TID_711t4"),
            Cost("TID_711t4", 1),
            Stats("TID_711t4", 1, 3),
            Play("TID_711t4", Nothing),
            In(The("TID_711t4"), Zone::Play),
            Now(The("TID_711t4"), 1, 3),
        ],
    );
}

/// # Ozumat's Tentacle
///
/// `TID_711t5` · Neutral minion · 1 mana · 1/3
///
/// State: Vanilla
//~ vanilla TID_711t5 7e101c59 b86e2c85 e44563f1
#[test]
fn TID_711t5_ozumats_tentacle() {
    check(
        CardClass::Mage,
        &[
            Give("TID_711t5"),
            Cost("TID_711t5", 1),
            Stats("TID_711t5", 1, 3),
            Play("TID_711t5", Nothing),
            In(The("TID_711t5"), Zone::Play),
            Now(The("TID_711t5"), 1, 3),
        ],
    );
}

/// # Ozumat's Tentacle
///
/// `TID_711t6` · Neutral minion · 1 mana · 1/3
///
/// State: Vanilla
//~ vanilla TID_711t6 db3a03a0 e67b09cf f487f1ad
#[test]
fn TID_711t6_ozumats_tentacle() {
    check(
        CardClass::Mage,
        &[
            Give("TID_711t6"),
            Cost("TID_711t6", 1),
            Stats("TID_711t6", 1, 3),
            Play("TID_711t6", Nothing),
            In(The("TID_711t6"), Zone::Play),
            Now(The("TID_711t6"), 1, 3),
        ],
    );
}

/// # Neptulon the Tidehunter
///
/// `TID_712` · Neutral minion · 10 mana · 7/7
///
/// > **Colossal +2**, **Rush**, **Windfury** Whenever Neptulon attacks, if you control any Hands, they attack instead.
///
/// State: Todo
//~ todo TID_712 c0ff769e 3d519a8b cb627725.716d16cd
#[test]
#[ignore = "todo: TID_712 Neptulon the Tidehunter"]
fn TID_712_neptulon_the_tidehunter() {
    check(
        CardClass::Mage,
        &[
            Give("TID_712"),
            Cost("TID_712", 10),
            Stats("TID_712", 7, 7),
            Has("TID_712", GameTag::RUSH),
            Has("TID_712", GameTag::WINDFURY),
            Unwritten,
        ],
    );
}

/// # Neptulon's Hand
///
/// `TID_712t` · Neutral minion · 4 mana · 4/2
///
/// > **Immune** while attacking.
///
/// State: Todo
//~ todo TID_712t 839bba92 58e5a8fa 4ac2ac45.0a9df2b0
#[test]
#[ignore = "todo: TID_712t Neptulon's Hand"]
fn TID_712t_neptulons_hand() {
    check(CardClass::Mage, &[Give("TID_712t"), Cost("TID_712t", 4), Stats("TID_712t", 4, 2), Unwritten]);
}

/// # Neptulon's Hand
///
/// `TID_712t2` · Neutral minion · 4 mana · 4/2
///
/// > **Immune** while attacking.
///
/// State: Todo
//~ todo TID_712t2 f1c4652b 78fbe4cb f2d5a8d0.0a9df2b0
#[test]
#[ignore = "todo: TID_712t2 Neptulon's Hand"]
fn TID_712t2_neptulons_hand() {
    check(CardClass::Mage, &[Give("TID_712t2"), Cost("TID_712t2", 4), Stats("TID_712t2", 4, 2), Unwritten]);
}

/// # Bubbler
///
/// `TID_713` · Neutral minion · 1 mana · 2/4
///
/// > After this minion takes exactly one damage, destroy it. *(Pop!)*
///
/// State: Derived
//~ derived TID_713 df27a748 70f2b971 35b02af2.ef77d956
#[test]
fn TID_713_bubbler() {
    check(
        CardClass::Mage,
        &[
            Give("TID_713"),
            Cost("TID_713", 1),
            Stats("TID_713", 2, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TID_713"),
            Hurt(Nth(3), 1),
            BoardCount(Mine, 1),
            Dead(Nth(3)),
        ],
    );
}

/// # Coilfang Constrictor
///
/// `TID_744` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry:** Look at 3 cards in your opponent's hand and choose one. It can't be played next turn.
///
/// State: Todo
//~ todo TID_744 30439976 7582b521 3052b097.0377a82a
#[test]
#[ignore = "todo: TID_744 Coilfang Constrictor"]
fn TID_744_coilfang_constrictor() {
    check(CardClass::Mage, &[Give("TID_744"), Cost("TID_744", 4), Stats("TID_744", 5, 4), Unwritten]);
}

/// # Naval Mine
///
/// `TSC_001` · Neutral minion · 2 mana · 0/2
///
/// > **Deathrattle:** Deal 4 damage to the enemy hero.
///
/// State: Derived
//~ derived TSC_001 5561fdab 7209e749 43ae1130.554468a5
#[test]
fn TSC_001_naval_mine() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_001"),
            Cost("TSC_001", 2),
            Stats("TSC_001", 0, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TSC_001"),
            Kill(Nth(3)),
            Now(TheirHero, 0, 26),
            Damage(TheirHero, 4),
        ],
    );
}

/// # Pufferfist
///
/// `TSC_002` · Neutral minion · 3 mana · 3/4
///
/// > After your hero attacks, deal 1 damage to all enemies.
///
/// State: Derived
//~ derived TSC_002 8769916d 205d0f96 aa355731.51e5af42
#[test]
fn TSC_002_pufferfist() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_002"),
            Cost("TSC_002", 3),
            Stats("TSC_002", 3, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("TSC_002"),
            Attack(MyHero, TheirHero),
            Now(Nth(2), 4, 4),
            Now(TheirHero, 0, 26),
            Damage(TheirHero, 4),
        ],
    );
}

/// # Gangplank Diver
///
/// `TSC_007` · Neutral minion · 5 mana · 6/4
///
/// > **Dormant** for 1 turn. **Rush**. **Immune** while attacking.
///
/// State: Derived
//~ derived TSC_007 0eed471c 0f77434e 7bc6acad.deab8e88
#[test]
fn TSC_007_gangplank_diver() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_007"),
            Cost("TSC_007", 5),
            Stats("TSC_007", 6, 4),
            Has("TSC_007", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_007", Nothing),
            HasNow(Nth(0), GameTag::DORMANT),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TSC_007"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_007", Nothing),
            EndTurn,
            EndTurn,
            HasNot(Nth(0), GameTag::DORMANT),
        ],
    );
}

/// # Slimescale Diver
///
/// `TSC_013` · Neutral minion · 3 mana · 2/4
///
/// > **Dormant** for 1 turn. **Rush**, **Poisonous**
///
/// State: Derived
//~ derived TSC_013 c914a7b3 1170732a e9bd63e3.11ba0bc6
#[test]
fn TSC_013_slimescale_diver() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_013"),
            Cost("TSC_013", 3),
            Stats("TSC_013", 2, 4),
            Has("TSC_013", GameTag::POISONOUS),
            Has("TSC_013", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_013", Nothing),
            HasNow(Nth(0), GameTag::DORMANT),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TSC_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_013", Nothing),
            EndTurn,
            EndTurn,
            HasNot(Nth(0), GameTag::DORMANT),
        ],
    );
}

/// # Baba Naga
///
/// `TSC_017` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** If you've cast a spell while holding this, deal 3 damage.
///
/// State: Derived
//~ derived TSC_017 d74c419b d34ee1fa 22492298.4542de17
#[test]
fn TSC_017_baba_naga() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_017"),
            Cost("TSC_017", 4),
            Stats("TSC_017", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("TSC_017", On(Nth(2))),
            Now(Nth(2), 4, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TSC_017"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("TSC_017", On(Nth(1))),
            Now(Nth(1), 4, 2),
        ],
    );
    check(CardClass::Mage, &[Give("TSC_017"), Friend("CS2_182"), Enemy("CS2_182"), Play("TSC_017", Nothing)]);
}

/// # Barbaric Sorceress
///
/// `TSC_020` · Neutral minion · 6 mana · 3/7
///
/// > **Taunt**. **Battlecry:** Swap the Cost of a random spell in each player's hand.
///
/// State: Todo
//~ todo TSC_020 d88b8566 0cf564fc 9273030a.8ebf482b
#[test]
#[ignore = "todo: TSC_020 Barbaric Sorceress"]
fn TSC_020_barbaric_sorceress() {
    check(
        CardClass::Mage,
        &[Give("TSC_020"), Cost("TSC_020", 6), Stats("TSC_020", 3, 7), Has("TSC_020", GameTag::TAUNT), Unwritten],
    );
}

/// # Blademaster Okani
///
/// `TSC_032` · Neutral minion · 4 mana · 2/6
///
/// > **Battlecry: Secretly** choose to **Counter** the next minion or spell your opponent plays while this is alive.
///
/// State: Todo
//~ todo TSC_032 3660d5fe 9219d949 0b2e9827.5eba6a24
#[test]
#[ignore = "todo: TSC_032 Blademaster Okani"]
fn TSC_032_blademaster_okani() {
    check(CardClass::Mage, &[Give("TSC_032"), Cost("TSC_032", 4), Stats("TSC_032", 2, 6), Unwritten]);
}

/// # Minion Counter
///
/// `TSC_032t` · Neutral spell · 0 mana
///
/// > **Counter** the next minion your opponent plays.
///
/// State: Todo
//~ todo TSC_032t beb8b93d 22e002ba e6281961.3accc37d
#[test]
#[ignore = "todo: TSC_032t Minion Counter"]
fn TSC_032t_minion_counter() {
    check(CardClass::Mage, &[Give("TSC_032t"), Cost("TSC_032t", 0), Unwritten]);
}

/// # Spell Counter
///
/// `TSC_032t2` · Neutral spell · 0 mana
///
/// > **Counter** the next spell your opponent plays.
///
/// State: Todo
//~ todo TSC_032t2 333da5f7 0c379c47 dffb9199.c857827d
#[test]
#[ignore = "todo: TSC_032t2 Spell Counter"]
fn TSC_032t2_spell_counter() {
    check(CardClass::Mage, &[Give("TSC_032t2"), Cost("TSC_032t2", 0), Unwritten]);
}

/// # Gorloc Ravager
///
/// `TSC_034` · Neutral minion · 5 mana · 4/3
///
/// > **Battlecry:** Draw 3 Murlocs.
///
/// State: Derived
//~ derived TSC_034 7eb310da 5a40f667 33dda3bd.f107438b
#[test]
fn TSC_034_gorloc_ravager() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_034"),
            Cost("TSC_034", 5),
            Stats("TSC_034", 4, 3),
            OnTop("CS2_168"),
            OnTop("CS2_168"),
            OnTop("CS2_168"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_034", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 3),
            CostNow(Nth(2), 1),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 2, 1),
            CostNow(Nth(3), 1),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 2, 1),
            CostNow(Nth(4), 1),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 2, 1),
        ],
    );
}

/// # School Teacher
///
/// `TSC_052` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry:** Add a 1/1 Nagaling to your hand. **Discover** a spell that costs (3) or less to teach it.
///
/// State: Todo
//~ todo TSC_052 465138de 8386fd04 6e69899e.97ce3503
#[test]
#[ignore = "todo: TSC_052 School Teacher"]
fn TSC_052_school_teacher() {
    check(CardClass::Mage, &[Give("TSC_052"), Cost("TSC_052", 4), Stats("TSC_052", 5, 4), Unwritten]);
}

/// # Nagaling
///
/// `TSC_052t` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Cast {0}.
///
/// State: Todo
//~ todo TSC_052t 80ef4313 f89c782b 46c78d3c.a4a63133
#[test]
#[ignore = "todo: TSC_052t Nagaling"]
fn TSC_052t_nagaling() {
    check(CardClass::Mage, &[Give("TSC_052t"), Cost("TSC_052t", 1), Stats("TSC_052t", 1, 1), Unwritten]);
}

/// # Rainbow Glowscale
///
/// `TSC_053` · Neutral minion · 2 mana · 2/3
///
/// > **Spell Damage +1**
///
/// State: Vanilla
//~ vanilla TSC_053 614191c8 3d56a24a 10a27786.b88f2291
#[test]
fn TSC_053_rainbow_glowscale() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_053"),
            Cost("TSC_053", 2),
            Stats("TSC_053", 2, 3),
            Has("TSC_053", GameTag::SPELLPOWER),
            Play("TSC_053", Nothing),
            In(The("TSC_053"), Zone::Play),
            Now(The("TSC_053"), 2, 3),
            HasNow(The("TSC_053"), GameTag::SPELLPOWER),
        ],
    );
}

/// # Slithering Deathscale
///
/// `TSC_064` · Neutral minion · 7 mana · 5/9
///
/// > **Battlecry:** If you've cast three spells while holding this, deal 3 damage to all enemies.@ *({0} left!)*@ *(Ready!)*
///
/// State: Derived
//~ derived TSC_064 6ca7ea70 eda561bb 4674c84d.b73f8388
#[test]
fn TSC_064_slithering_deathscale() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_064"),
            Cost("TSC_064", 7),
            Stats("TSC_064", 5, 9),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("TSC_064", Nothing),
            Now(Nth(2), 4, 2),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("TSC_064"), Friend("CS2_182"), Enemy("CS2_182"), Play("TSC_064", Nothing), Now(Nth(2), 4, 5)],
    );
}

/// # Helmet Hermit
///
/// `TSC_065` · Neutral minion · 1 mana · 4/3
///
/// > Can't attack.
///
/// State: Vanilla
//~ vanilla TSC_065 f6a3daba 2f3a9bce 4317165e.d7c3ac98
#[test]
fn TSC_065_helmet_hermit() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_065"),
            Cost("TSC_065", 1),
            Stats("TSC_065", 4, 3),
            Has("TSC_065", GameTag::CANT_ATTACK),
            Play("TSC_065", Nothing),
            In(The("TSC_065"), Zone::Play),
            Now(The("TSC_065"), 4, 3),
            HasNow(The("TSC_065"), GameTag::CANT_ATTACK),
        ],
    );
}

/// # Ambassador Faelin
///
/// `TSC_067` · Neutral minion · 4 mana · 4/5
///
/// > **Battlecry:** Put 3 **Colossal** minions on the bottom of your deck.
///
/// State: Derived
//~ derived TSC_067 8e291656 8e1f682d 514c490e.6e3287bb
#[test]
fn TSC_067_ambassador_faelin() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_067"),
            Cost("TSC_067", 4),
            Stats("TSC_067", 4, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CATA_139")),
            Force(Card("CATA_139")),
            Force(Card("CATA_139")),
            Play("TSC_067", Nothing),
            DeckCount(Mine, 22),
            In(The("CATA_139"), Zone::Deck),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("TSC_067"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("TSC_067", Nothing)],
    );
}

/// # Amalgam of the Deep
///
/// `TSC_069` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Choose a friendly minion. **Discover** a minion of the same minion type.
///
/// State: Todo
//~ todo TSC_069 66b48cfe 7bab4521 d6e4e287.7e2d2813
#[test]
#[ignore = "todo: TSC_069 Amalgam of the Deep"]
fn TSC_069_amalgam_of_the_deep() {
    check(CardClass::Mage, &[Give("TSC_069"), Cost("TSC_069", 2), Stats("TSC_069", 2, 3), Unwritten]);
}

/// # Click-Clocker
///
/// `TSC_632` · Neutral minion · 1 mana · 1/1
///
/// > **Divine Shield**. **Battlecry:** Give a random Mech in your hand +1/+1.
///
/// State: Derived
//~ derived TSC_632 19f8ba4d 5f1dbf65 113a0b97.546ef40f
#[test]
fn TSC_632_click_clocker() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_632"),
            Cost("TSC_632", 1),
            Stats("TSC_632", 1, 1),
            Has("TSC_632", GameTag::DIVINE_SHIELD),
            Give("GVG_044"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Play("TSC_632", Nothing),
            Now(Nth(1), 4, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TSC_632"),
            Give("GVG_044"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(2))),
            Play("TSC_632", Nothing),
        ],
    );
}

/// # Robo-claws
///
/// `TSC_632e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived TSC_632e 94a267d6 9a05e79f f8b47da6.67341004
#[test]
fn TSC_632e_robo_claws() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "TSC_632e"), Now(My(0), 6, 2)]);
}

/// # Piranha Swarmer
///
/// `TSC_638` · Neutral minion · 1 mana · 1/1
///
/// > **Rush** After you summon a Piranha Swarmer, gain +1 Attack.
///
/// State: Derived
//~ derived TSC_638 0c17826a 3ab026c5 9a78a237.5b2ae1e5
#[test]
fn TSC_638_piranha_swarmer() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_638"),
            Cost("TSC_638", 1),
            Stats("TSC_638", 1, 1),
            Has("TSC_638", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TSC_638"),
            Play("TSC_638t", Nothing),
            Now(Nth(3), 2, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TSC_638"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TSC_638"),
            Play("CS2_182", Nothing),
            Now(Nth(3), 1, 1),
        ],
    );
}

/// # Piranha Swarmer
///
/// `TSC_638t` · Neutral minion · 1 mana · 1/1
///
/// > **Rush** After you summon a Piranha Swarmer, gain +1 Attack.
///
/// State: Derived
//~ derived TSC_638t 622e01f1 72ab0dc0 37d957ad.5b2ae1e5
#[test]
fn TSC_638t_piranha_swarmer() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_638t"),
            Cost("TSC_638t", 1),
            Stats("TSC_638t", 1, 1),
            Has("TSC_638t", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_638t", Nothing),
            Crystals(10),
            Play("TSC_638t", Nothing),
            Now(Nth(0), 2, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TSC_638t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TSC_638t"),
            Play("CS2_182", Nothing),
            Now(Nth(3), 1, 1),
        ],
    );
}

/// # Piranha Swarmer
///
/// `TSC_638t2` · Neutral minion · 1 mana · 1/1
///
/// > **Rush** After you summon a Piranha Swarmer, gain +1 Attack.
///
/// State: Derived
//~ derived TSC_638t2 c4e28eb3 2d1275f8 778e8f8e.5b2ae1e5
#[test]
fn TSC_638t2_piranha_swarmer() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_638t2"),
            Cost("TSC_638t2", 1),
            Stats("TSC_638t2", 1, 1),
            Has("TSC_638t2", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_638t2", Nothing),
            Crystals(10),
            Play("TSC_638t2", Nothing),
            Now(Nth(0), 2, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TSC_638t2"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TSC_638t2"),
            Play("CS2_182", Nothing),
            Now(Nth(3), 1, 1),
        ],
    );
}

/// # Piranha Swarmer
///
/// `TSC_638t3` · Neutral minion · 1 mana · 1/1
///
/// > **Rush** After you summon a Piranha Swarmer, gain +1 Attack.
///
/// State: Derived
//~ derived TSC_638t3 4e1f5468 87b0a9cd 624b7666.5b2ae1e5
#[test]
fn TSC_638t3_piranha_swarmer() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_638t3"),
            Cost("TSC_638t3", 1),
            Stats("TSC_638t3", 1, 1),
            Has("TSC_638t3", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_638t3", Nothing),
            Crystals(10),
            Play("TSC_638t3", Nothing),
            Now(Nth(0), 2, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TSC_638t3"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TSC_638t3"),
            Play("CS2_182", Nothing),
            Now(Nth(3), 1, 1),
        ],
    );
}

/// # Piranha Swarmer
///
/// `TSC_638t4` · Neutral minion · 1 mana · 1/1
///
/// > **Rush** After you summon a Piranha Swarmer, gain +1 Attack.
///
/// State: Derived
//~ derived TSC_638t4 e4b7cca4 ac4b2734 b259c351.5b2ae1e5
#[test]
fn TSC_638t4_piranha_swarmer() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_638t4"),
            Cost("TSC_638t4", 1),
            Stats("TSC_638t4", 1, 1),
            Has("TSC_638t4", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_638t4", Nothing),
            Crystals(10),
            Play("TSC_638t4", Nothing),
            Now(Nth(0), 2, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TSC_638t4"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TSC_638t4"),
            Play("CS2_182", Nothing),
            Now(Nth(3), 1, 1),
        ],
    );
}

/// # Reefwalker
///
/// `TSC_640` · Neutral minion · 3 mana · 3/2
///
/// > **Battlecry and Deathrattle:** Summon a 1/1 Piranha Swarmer.
///
/// State: Derived
//~ derived TSC_640 5de0a9d5 7635c1f9 6863681d.cf9527a2
#[test]
fn TSC_640_reefwalker() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_640"),
            Cost("TSC_640", 3),
            Stats("TSC_640", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_640", Nothing),
            BoardCount(Mine, 3),
            In(The("TSC_638t3"), Zone::Play),
            Now(The("TSC_638t3"), 1, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TSC_640"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TSC_640"),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("TSC_638t3"), Zone::Play),
            Now(The("TSC_638t3"), 1, 1),
        ],
    );
}

/// # Queen Azshara
///
/// `TSC_641` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** If you've cast three spells while holding this, choose an Ancient Relic.@ *({0} left!)*@ *(Ready!)*
///
/// State: Todo
//~ todo TSC_641 145249b3 b2024348 42135224.57d5a3ce
#[test]
#[ignore = "todo: TSC_641 Queen Azshara"]
fn TSC_641_queen_azshara() {
    check(CardClass::Mage, &[Give("TSC_641"), Cost("TSC_641", 5), Stats("TSC_641", 5, 5), Unwritten]);
}

/// # Ring of Tides
///
/// `TSC_641ta` · Neutral spell · 0 mana
///
/// > After you cast a spell, this becomes a copy of it that costs (1).
///
/// State: Todo
//~ todo TSC_641ta 11b582cf dff6120c dee6acc3.da3224b7
#[test]
#[ignore = "todo: TSC_641ta Ring of Tides"]
fn TSC_641ta_ring_of_tides() {
    check(CardClass::Mage, &[Give("TSC_641ta"), Cost("TSC_641ta", 0), Unwritten]);
}

/// # Horn of Ancients
///
/// `TSC_641tb` · Neutral spell · 3 mana
///
/// > Add a random **Colossal** minion to your hand. It costs (1).
///
/// State: Derived
//~ derived TSC_641tb 6065d537 87220a8f 4582210e.53a928c3
#[test]
fn TSC_641tb_horn_of_ancients() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_641tb"),
            Cost("TSC_641tb", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CATA_139")),
            Play("TSC_641tb", Nothing),
            Is(InHand(0), "CATA_139"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 0, 5),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("TSC_641tb"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("TSC_641tb", Nothing)],
    );
}

/// # Xal'atath
///
/// `TSC_641tc` · Neutral weapon · 2 mana · 0/5 durability
///
/// > After you cast a spell, deal 2 damage to the enemy hero and lose 1 Durability.
///
/// State: Derived
//~ derived TSC_641tc c31d87e5 8e890206 f8d66098.6b79ca8f
#[test]
fn TSC_641tc_xalatath() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_641tc"),
            Cost("TSC_641tc", 2),
            Stats("TSC_641tc", 0, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TSC_641tc"),
            Play("GAME_005", Nothing),
            Now(Nth(3), 0, 4),
            Now(TheirHero, 0, 28),
            Damage(TheirHero, 2),
        ],
    );
}

/// # Tidestone of Golganneth
///
/// `TSC_641td` · Neutral spell · 1 mana
///
/// > Shuffle 5 random spells into your deck. Set their Cost to (1). Draw two cards.
///
/// State: Derived
//~ derived TSC_641td 0dbbdac5 32e35e57 3bf0bef5.574c28aa
#[test]
fn TSC_641td_tidestone_of_golganneth() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_641td"),
            Cost("TSC_641td", 1),
            EmptyDeck(Mine),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Play("TSC_641td", Nothing),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 1),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            Is(InHand(1), "AT_001"),
            CostNow(InHand(1), 1),
            TagNow(InHand(1), GameTag::SPELLPOWER, 0),
            DeckCount(Mine, 3),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TSC_641td"),
            EmptyDeck(Mine),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_003")),
            Play("TSC_641td", Nothing),
        ],
    );
}

/// # Reduced
///
/// `TSC_641tde` · Neutral enchantment
///
/// > Costs (1).
///
/// State: Derived
//~ derived TSC_641tde 22bc0997 bdd4f18f c9ed7e09.53ed184d
#[test]
fn TSC_641tde_reduced() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "TSC_641tde"), CostNow(Nth(0), 1)]);
}

/// # Stormcoil Mothership
///
/// `TSC_645` · Neutral minion · 6 mana · 5/4
///
/// > **Rush Deathrattle:** Summon two random Mechs that cost (3) or less.
///
/// State: Derived
//~ derived TSC_645 2b40aec1 90cb72fd c64e960b.d706b4bc
#[test]
fn TSC_645_stormcoil_mothership() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_645"),
            Cost("TSC_645", 6),
            Stats("TSC_645", 5, 4),
            Has("TSC_645", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TSC_645"),
            Force(Card("GVG_044")),
            Force(Card("GVG_044")),
            Kill(Nth(3)),
            BoardCount(Mine, 3),
            In(The("GVG_044"), Zone::Play),
            Now(The("GVG_044"), 3, 4),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("TSC_645"), Friend("CS2_182"), Enemy("CS2_182"), Friend("TSC_645"), Never(Card("AT_096")), Kill(Nth(3))],
    );
    check(
        CardClass::Mage,
        &[Give("TSC_645"), Friend("CS2_182"), Enemy("CS2_182"), Friend("TSC_645"), Never(Card("AT_003")), Kill(Nth(3))],
    );
}

/// # Seascout Operator
///
/// `TSC_646` · Neutral minion · 3 mana · 2/4
///
/// > **Battlecry:** If you control a Mech, summon two 2/1 Mechafish.
///
/// State: Derived
//~ derived TSC_646 6adf41f9 6c0ac2c4 4daccfa4.247c2e6f
#[test]
fn TSC_646_seascout_operator() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_646"),
            Cost("TSC_646", 3),
            Stats("TSC_646", 2, 4),
            Friend("GVG_044"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_646", Nothing),
            BoardCount(Mine, 5),
            In(The("TSC_646t"), Zone::Play),
            Now(The("TSC_646t"), 2, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TSC_646"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_646", Nothing),
            BoardCount(Mine, 2),
        ],
    );
}

/// # Mechafish
///
/// `TSC_646t` · Neutral minion · 1 mana · 2/1
///
/// State: Vanilla
//~ vanilla TSC_646t 7ad726ce ae873090 eefd3c56
#[test]
fn TSC_646t_mechafish() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_646t"),
            Cost("TSC_646t", 1),
            Stats("TSC_646t", 2, 1),
            Play("TSC_646t", Nothing),
            In(The("TSC_646t"), Zone::Play),
            Now(The("TSC_646t"), 2, 1),
        ],
    );
}

/// # Pelican Diver
///
/// `TSC_647` · Neutral minion · 1 mana · 4/1
///
/// > **Dormant** for 1 turn. **Rush**
///
/// State: Done
//~ done TSC_647 841b8e1f - 1ba90d93.38b7f030
#[test]
fn TSC_647_pelican_diver() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_647"),
            Cost("TSC_647", 1),
            Stats("TSC_647", 4, 1),
            Has("TSC_647", GameTag::RUSH),
            Play("TSC_647", Nothing),
            HasNow(My(0), GameTag::DORMANT),
            EndTurn,
            EndTurn,
            HasNot(My(0), GameTag::DORMANT),
            Enemy("CS2_182"),
            Attack(My(0), Their(0)),
            Damage(Their(0), 4),
        ],
    );
}

/// # Ini Stormcoil
///
/// `TSC_649` · Neutral minion · 5 mana · 4/4
///
/// > **Battlecry:** Choose a friendly Mech. Summon a copy of it with **Rush**, **Windfury**, and **Divine Shield**.
///
/// State: Derived
//~ derived TSC_649 d5302821 62d4da67 fd26d9e7.70ecead8
#[test]
fn TSC_649_ini_stormcoil() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_649"),
            Cost("TSC_649", 5),
            Stats("TSC_649", 4, 4),
            Friend("GVG_044"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            CannotTarget("TSC_649", Nth(2)),
            Play("TSC_649", On(Nth(1))),
            BoardCount(Mine, 4),
            HasNow(The("GVG_044"), GameTag::DIVINE_SHIELD),
            HasNow(The("GVG_044"), GameTag::RUSH),
            HasNow(The("GVG_044"), GameTag::WINDFURY),
            In(The("GVG_044"), Zone::Play),
            Now(The("GVG_044"), 3, 4),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TSC_649"),
            Friend("GVG_044"),
            Friend("TLC_248"),
            Enemy("GVG_044"),
            Play("TSC_649", On(Nth(1))),
            BoardCount(Mine, 4),
            HasNow(The("GVG_044"), GameTag::DIVINE_SHIELD),
            HasNow(The("GVG_044"), GameTag::RUSH),
            HasNow(The("GVG_044"), GameTag::WINDFURY),
            In(The("GVG_044"), Zone::Play),
            Now(The("GVG_044"), 3, 4),
        ],
    );
}

/// # Murkwater Scribe
///
/// `TSC_823` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** The next spell you play costs (1) less.
///
/// State: Derived
//~ derived TSC_823 9174987c 440237f8 daf5b08f.a4ceee8b
#[test]
fn TSC_823_murkwater_scribe() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_823"),
            Cost("TSC_823", 2),
            Stats("TSC_823", 3, 2),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_823", Nothing),
            CostNow(Nth(1), 4),
        ],
    );
}

/// # Murky
///
/// `TSC_823e` · Neutral enchantment
///
/// > Your next spell costs (1) less.
///
/// State: Derived
//~ derived TSC_823e 4bf2e348 a8d88770 d2c274e5.9782102f
#[test]
fn TSC_823e_murky() {
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "TSC_823e"),
            CostNow(Nth(1), 4),
            CostNow(Nth(2), 4),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "TSC_823e"),
            Play("GAME_005", Nothing),
            Crystals(10),
            CostNow(Nth(1), 5),
        ],
    );
}

/// # Crushclaw Enforcer
///
/// `TSC_826` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** If you've cast a spell while holding this, draw a Naga.
///
/// State: Derived
//~ derived TSC_826 f7d99dcd 0cb22657 c5187b7f.fc95a7ba
#[test]
fn TSC_826_crushclaw_enforcer() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_826"),
            Cost("TSC_826", 3),
            Stats("TSC_826", 3, 4),
            OnTop("BE_734"),
            OnTop("BE_734"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("TSC_826", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 4),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 3, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TSC_826"),
            OnTop("BE_734"),
            OnTop("BE_734"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_826", Nothing),
            DeckCount(Mine, 22),
        ],
    );
}

/// # Vicious Slitherspear
///
/// `TSC_827` · Neutral minion · 1 mana · 1/3
///
/// > After you cast a spell, gain +1 Attack until your next turn.
///
/// State: Derived
//~ derived TSC_827 2b1be6dd 7ef8a268 b7a61644.f0c0d726
#[test]
fn TSC_827_vicious_slitherspear() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_827"),
            Cost("TSC_827", 1),
            Stats("TSC_827", 1, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TSC_827"),
            Play("GAME_005", Nothing),
            Now(Nth(3), 2, 3),
        ],
    );
}

/// # Vicious
///
/// `TSC_827e` · Neutral enchantment
///
/// > +1 Attack until your next turn.
///
/// State: Derived
//~ derived TSC_827e 4e81295f fdd8e78a c06fd3a9.b2ba9531
#[test]
fn TSC_827e_vicious() {
    check(
        CardClass::Mage,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "TSC_827e"),
            Now(My(0), 6, 1),
            EndTurn,
            Now(My(0), 6, 1),
            EndTurn,
            Now(My(0), 5, 1),
        ],
    );
}

/// # Naga Giant
///
/// `TSC_829` · Neutral minion · 20 mana · 8/8
///
/// > Costs (1) less for each Mana you've spent on spells this game.
///
/// State: Todo
//~ todo TSC_829 69764de1 ec1437e8 b82f8791.18e44c18
#[test]
#[ignore = "todo: TSC_829 Naga Giant"]
fn TSC_829_naga_giant() {
    check(CardClass::Mage, &[Give("TSC_829"), Cost("TSC_829", 20), Stats("TSC_829", 8, 8), Unwritten]);
}

/// # Sir Finley, Sea Guide
///
/// `TSC_908` · Neutral minion · 1 mana · 1/3
///
/// > **Battlecry:** Swap your hand with the bottom of your deck.
///
/// State: Todo
//~ todo TSC_908 85f3449f a0e911f1 2c5222bb.d3d02f19
#[test]
#[ignore = "todo: TSC_908 Sir Finley, Sea Guide"]
fn TSC_908_sir_finley_sea_guide() {
    check(CardClass::Mage, &[Give("TSC_908"), Cost("TSC_908", 1), Stats("TSC_908", 1, 3), Unwritten]);
}

/// # Tuskarrrr Trawler
///
/// `TSC_909` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry: Dredge**.
///
/// State: Done
//~ done TSC_909 292ca8df - 752c6405.b8672774
#[test]
fn TSC_909_tuskarrrr_trawler() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_909"),
            Cost("TSC_909", 2),
            Stats("TSC_909", 2, 3),
            Play("TSC_909", Nothing),
            Choose(0),
            DeckCount(Mine, 19),
        ],
    );
}

/// # Excavation Specialist
///
/// `TSC_911` · Neutral minion · 4 mana · 3/6
///
/// > **Battlecry: Dredge**. Reduce its Cost by (1).
///
/// State: Derived
//~ derived TSC_911 209a8a6c f7bd70a4 abe1bfdd.e47da50d
#[test]
fn TSC_911_excavation_specialist() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_911"),
            Cost("TSC_911", 4),
            Stats("TSC_911", 3, 6),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_911", Nothing),
            ChooseCard("CS2_120"),
            CostNow(Nth(3), 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TSC_911"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_911", Nothing),
            ChooseCard("CS2_120"),
            EndTurn,
            EndTurn,
            CostNow(Nth(3), 1),
            In(Nth(3), Zone::Hand),
            In(Nth(5), Zone::Deck),
        ],
    );
}

/// # Azsharan Sentinel
///
/// `TSC_919` · Neutral minion · 5 mana · 5/6
///
/// > **Taunt**. **Deathrattle:** Put a 'Sunken Sentinel' on the bottom of your deck.
///
/// State: Derived
//~ derived TSC_919 6d2bd510 9761dd6a d682392b.dfd61380
#[test]
fn TSC_919_azsharan_sentinel() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_919"),
            Cost("TSC_919", 5),
            Stats("TSC_919", 5, 6),
            Has("TSC_919", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TSC_919"),
            Kill(Nth(3)),
            DeckCount(Mine, 20),
            In(The("TSC_919t"), Zone::Deck),
        ],
    );
}

/// # Sunken Sentinel
///
/// `TSC_919t` · Neutral minion · 5 mana · 5/6
///
/// > Divine Shield**,** Taunt**, Lifesteal**
///
/// State: Vanilla
//~ vanilla TSC_919t 3c8be9e2 b19b56ce 7d63e856.907c4749
#[test]
fn TSC_919t_sunken_sentinel() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_919t"),
            Cost("TSC_919t", 5),
            Stats("TSC_919t", 5, 6),
            Has("TSC_919t", GameTag::DIVINE_SHIELD),
            Has("TSC_919t", GameTag::LIFESTEAL),
            Has("TSC_919t", GameTag::TAUNT),
            Play("TSC_919t", Nothing),
            In(The("TSC_919t"), Zone::Play),
            Now(The("TSC_919t"), 5, 6),
            HasNow(The("TSC_919t"), GameTag::DIVINE_SHIELD),
            HasNow(The("TSC_919t"), GameTag::LIFESTEAL),
            HasNow(The("TSC_919t"), GameTag::TAUNT),
        ],
    );
}

/// # Smothering Starfish
///
/// `TSC_926` · Neutral minion · 3 mana · 2/4
///
/// > **Battlecry: Silence** ALL other minions.
///
/// State: Derived
//~ derived TSC_926 755e236f 0a939b3e c4770336.6f4339dc
#[test]
fn TSC_926_smothering_starfish() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_926"),
            Cost("TSC_926", 3),
            Stats("TSC_926", 2, 4),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("TSC_926", Nothing),
            HasNot(Nth(1), GameTag::TAUNT),
            HasNot(Nth(3), GameTag::TAUNT),
            HasNot(Nth(4), GameTag::TAUNT),
            HasNot(Nth(6), GameTag::TAUNT),
        ],
    );
}

/// # Security Automaton
///
/// `TSC_928` · Neutral minion · 2 mana · 1/3
///
/// > After you summon a Mech, gain +1/+1.
///
/// State: Derived
//~ derived TSC_928 3831fde1 153db454 f11ea0f4.191f5ae1
#[test]
fn TSC_928_security_automaton() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_928"),
            Cost("TSC_928", 2),
            Stats("TSC_928", 1, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TSC_928"),
            Play("GVG_044", Nothing),
            Now(Nth(3), 2, 4),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TSC_928"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TSC_928"),
            Play("CS2_182", Nothing),
            Now(Nth(3), 1, 3),
        ],
    );
}

/// # Overclocked
///
/// `TSC_928e` · Paladin enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived TSC_928e 3a015c10 58fc9743 b3b442fa.67341004
#[test]
fn TSC_928e_overclocked() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "TSC_928e"), Now(My(0), 6, 2)]);
}

/// # Selfish Shellfish
///
/// `TSC_935` · Neutral minion · 4 mana · 7/7
///
/// > **Deathrattle:** Your opponent draws 2 cards.
///
/// State: Derived
//~ derived TSC_935 3160f970 8ce2252f edf72d1f.4d75b6f7
#[test]
fn TSC_935_selfish_shellfish() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_935"),
            Cost("TSC_935", 4),
            Stats("TSC_935", 7, 7),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TSC_935"),
            Kill(Nth(7)),
            CostNow(InTheirHand(0), 4),
            Now(InTheirHand(0), 4, 5),
            CostNow(InTheirHand(1), 4),
            Now(InTheirHand(1), 4, 5),
            DeckCount(Theirs, 18),
            HandCount(Theirs, 2),
        ],
    );
}

/// # Treasure Guard
///
/// `TSC_938` · Neutral minion · 3 mana · 1/5
///
/// > **Taunt Deathrattle:** Draw a card.
///
/// State: Derived
//~ derived TSC_938 c1f4a399 3f12b675 509a6cda.632632cb
#[test]
fn TSC_938_treasure_guard() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_938"),
            Cost("TSC_938", 3),
            Stats("TSC_938", 1, 5),
            Has("TSC_938", GameTag::TAUNT),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TSC_938"),
            Kill(Nth(6)),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Twin-fin Fin Twin
///
/// `TSC_960` · Neutral minion · 3 mana · 2/1
///
/// > **Rush**. **Battlecry:** Summon a copy of this.
///
/// State: Derived
//~ derived TSC_960 bfadec13 6faa8818 79a623f0.7e735f68
#[test]
fn TSC_960_twin_fin_fin_twin() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_960"),
            Cost("TSC_960", 3),
            Stats("TSC_960", 2, 1),
            Has("TSC_960", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_960", Nothing),
            BoardCount(Mine, 3),
            In(The("TSC_960"), Zone::Play),
            Now(The("TSC_960"), 2, 1),
        ],
    );
}

/// # The Coin
///
/// `TSC_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived TSC_COIN1 8bc92956 3568c969 adf12870.095f71be
#[test]
fn TSC_COIN1_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_COIN1"),
            Cost("TSC_COIN1", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("TSC_COIN1", Nothing),
            Mana(6),
        ],
    );
}

/// # The Coin
///
/// `TSC_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived TSC_COIN2 9256a6b4 7818521b b2f67c1b.095f71be
#[test]
fn TSC_COIN2_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_COIN2"),
            Cost("TSC_COIN2", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("TSC_COIN2", Nothing),
            Mana(6),
        ],
    );
}
