//! Neutral cards of Voyage to the Sunken City, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Snapdragon
///
/// `TID_710` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Give all **Battlecry** minions in your deck +1/+1.
///
/// State: Todo
//~ TID_710 todo cc512630 ec5a49db
#[test]
#[ignore = "todo: TID_710 Snapdragon"]
fn TID_710_snapdragon() {
    check(CardClass::Mage, &[Give("TID_710"), Cost("TID_710", 3), Stats("TID_710", 3, 3), Unwritten]);
}

/// # Ozumat
///
/// `TID_711` · Neutral minion · 8 mana · 6/5
///
/// > **Colossal +6** **Deathrattle:** For each of Ozumat's Tentacles, destroy a random enemy minion.
///
/// State: Todo
//~ TID_711 todo bad48aeb 069b9fef
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
//~ TID_711t vanilla 5e1df93f 10bf3494
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
//~ TID_711t2 vanilla 51b46777 b7e8ff96
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
//~ TID_711t3 vanilla 5ee4bdb8 c12d848b
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
//~ TID_711t4 vanilla a41b4d15 30c4d8cf
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
//~ TID_711t5 vanilla c95a67c0 70bd17ff
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
//~ TID_711t6 vanilla 4294e445 d7c7477d
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
//~ TID_712 todo 4c28ce1f 4a4c235b
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
//~ TID_712t todo 2be558b3 9b8ab557
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
//~ TID_712t2 todo 7a57ceb1 642effb3
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
/// State: Todo
//~ TID_713 todo 5c460dca 61d75649
#[test]
#[ignore = "todo: TID_713 Bubbler"]
fn TID_713_bubbler() {
    check(CardClass::Mage, &[Give("TID_713"), Cost("TID_713", 1), Stats("TID_713", 2, 4), Unwritten]);
}

/// # Coilfang Constrictor
///
/// `TID_744` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry:** Look at 3 cards in your opponent's hand and choose one. It can't be played next turn.
///
/// State: Todo
//~ TID_744 todo 0a0975a6 6b1c7801
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
/// State: Todo
//~ TSC_001 todo 0deb8052 6dc77cbd
#[test]
#[ignore = "todo: TSC_001 Naval Mine"]
fn TSC_001_naval_mine() {
    check(CardClass::Mage, &[Give("TSC_001"), Cost("TSC_001", 2), Stats("TSC_001", 0, 2), Unwritten]);
}

/// # Pufferfist
///
/// `TSC_002` · Neutral minion · 3 mana · 3/4
///
/// > After your hero attacks, deal 1 damage to all enemies.
///
/// State: Todo
//~ TSC_002 todo d236a4e0 05ad345a
#[test]
#[ignore = "todo: TSC_002 Pufferfist"]
fn TSC_002_pufferfist() {
    check(CardClass::Mage, &[Give("TSC_002"), Cost("TSC_002", 3), Stats("TSC_002", 3, 4), Unwritten]);
}

/// # Gangplank Diver
///
/// `TSC_007` · Neutral minion · 5 mana · 6/4
///
/// > **Dormant** for 1 turn. **Rush**. **Immune** while attacking.
///
/// State: Todo
//~ TSC_007 todo 413d144d 78b95315
#[test]
#[ignore = "todo: TSC_007 Gangplank Diver"]
fn TSC_007_gangplank_diver() {
    check(
        CardClass::Mage,
        &[Give("TSC_007"), Cost("TSC_007", 5), Stats("TSC_007", 6, 4), Has("TSC_007", GameTag::RUSH), Unwritten],
    );
}

/// # Slimescale Diver
///
/// `TSC_013` · Neutral minion · 3 mana · 2/4
///
/// > **Dormant** for 1 turn. **Rush**, **Poisonous**
///
/// State: Todo
//~ TSC_013 todo 821d1736 8ca3efa6
#[test]
#[ignore = "todo: TSC_013 Slimescale Diver"]
fn TSC_013_slimescale_diver() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_013"),
            Cost("TSC_013", 3),
            Stats("TSC_013", 2, 4),
            Has("TSC_013", GameTag::POISONOUS),
            Has("TSC_013", GameTag::RUSH),
            Unwritten,
        ],
    );
}

/// # Baba Naga
///
/// `TSC_017` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** If you've cast a spell while holding this, deal 3 damage.
///
/// State: Todo
//~ TSC_017 todo 909c0baf c7580b62
#[test]
#[ignore = "todo: TSC_017 Baba Naga"]
fn TSC_017_baba_naga() {
    check(CardClass::Mage, &[Give("TSC_017"), Cost("TSC_017", 4), Stats("TSC_017", 4, 4), Unwritten]);
}

/// # Barbaric Sorceress
///
/// `TSC_020` · Neutral minion · 6 mana · 3/7
///
/// > **Taunt**. **Battlecry:** Swap the Cost of a random spell in each player's hand.
///
/// State: Todo
//~ TSC_020 todo 87df7540 96a2cc5a
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
//~ TSC_032 todo e16bbd74 10f0d9eb
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
//~ TSC_032t todo a6dad0d3 24b37983
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
//~ TSC_032t2 todo 68aa4a2a d4164c04
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
/// State: Todo
//~ TSC_034 todo bd3d4238 604b84b5
#[test]
#[ignore = "todo: TSC_034 Gorloc Ravager"]
fn TSC_034_gorloc_ravager() {
    check(CardClass::Mage, &[Give("TSC_034"), Cost("TSC_034", 5), Stats("TSC_034", 4, 3), Unwritten]);
}

/// # School Teacher
///
/// `TSC_052` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry:** Add a 1/1 Nagaling to your hand. **Discover** a spell that costs (3) or less to teach it.
///
/// State: Todo
//~ TSC_052 todo 39ad2d6a 9a7bf6c9
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
//~ TSC_052t todo 085f1ab4 c4203afd
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
//~ TSC_053 vanilla dd85c245 408187e6
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
/// State: Todo
//~ TSC_064 todo 51c5a341 4dff0c8d
#[test]
#[ignore = "todo: TSC_064 Slithering Deathscale"]
fn TSC_064_slithering_deathscale() {
    check(CardClass::Mage, &[Give("TSC_064"), Cost("TSC_064", 7), Stats("TSC_064", 5, 9), Unwritten]);
}

/// # Helmet Hermit
///
/// `TSC_065` · Neutral minion · 1 mana · 4/3
///
/// > Can't attack.
///
/// State: Vanilla
//~ TSC_065 vanilla 7e0b5268 a6eebdf4
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
/// State: Todo
//~ TSC_067 todo 1261a0d3 19a45b59
#[test]
#[ignore = "todo: TSC_067 Ambassador Faelin"]
fn TSC_067_ambassador_faelin() {
    check(CardClass::Mage, &[Give("TSC_067"), Cost("TSC_067", 4), Stats("TSC_067", 4, 5), Unwritten]);
}

/// # Amalgam of the Deep
///
/// `TSC_069` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Choose a friendly minion. **Discover** a minion of the same minion type.
///
/// State: Todo
//~ TSC_069 todo 992d1aa6 788926cf
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
/// State: Todo
//~ TSC_632 todo e2979a4c fac27c79
#[test]
#[ignore = "todo: TSC_632 Click-Clocker"]
fn TSC_632_click_clocker() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_632"),
            Cost("TSC_632", 1),
            Stats("TSC_632", 1, 1),
            Has("TSC_632", GameTag::DIVINE_SHIELD),
            Unwritten,
        ],
    );
}

/// # Piranha Swarmer
///
/// `TSC_638` · Neutral minion · 1 mana · 1/1
///
/// > **Rush** After you summon a Piranha Swarmer, gain +1 Attack.
///
/// State: Todo
//~ TSC_638 todo 65b85201 e1e80249
#[test]
#[ignore = "todo: TSC_638 Piranha Swarmer"]
fn TSC_638_piranha_swarmer() {
    check(
        CardClass::Mage,
        &[Give("TSC_638"), Cost("TSC_638", 1), Stats("TSC_638", 1, 1), Has("TSC_638", GameTag::RUSH), Unwritten],
    );
}

/// # Piranha Swarmer
///
/// `TSC_638t` · Neutral minion · 1 mana · 1/1
///
/// > **Rush** After you summon a Piranha Swarmer, gain +1 Attack.
///
/// State: Todo
//~ TSC_638t todo 8d43bee0 33cabedd
#[test]
#[ignore = "todo: TSC_638t Piranha Swarmer"]
fn TSC_638t_piranha_swarmer() {
    check(
        CardClass::Mage,
        &[Give("TSC_638t"), Cost("TSC_638t", 1), Stats("TSC_638t", 1, 1), Has("TSC_638t", GameTag::RUSH), Unwritten],
    );
}

/// # Piranha Swarmer
///
/// `TSC_638t2` · Neutral minion · 1 mana · 1/1
///
/// > **Rush** After you summon a Piranha Swarmer, gain +1 Attack.
///
/// State: Todo
//~ TSC_638t2 todo 2d796cc2 9f99dfbe
#[test]
#[ignore = "todo: TSC_638t2 Piranha Swarmer"]
fn TSC_638t2_piranha_swarmer() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_638t2"),
            Cost("TSC_638t2", 1),
            Stats("TSC_638t2", 1, 1),
            Has("TSC_638t2", GameTag::RUSH),
            Unwritten,
        ],
    );
}

/// # Piranha Swarmer
///
/// `TSC_638t3` · Neutral minion · 1 mana · 1/1
///
/// > **Rush** After you summon a Piranha Swarmer, gain +1 Attack.
///
/// State: Todo
//~ TSC_638t3 todo ad87d05c e771b0d0
#[test]
#[ignore = "todo: TSC_638t3 Piranha Swarmer"]
fn TSC_638t3_piranha_swarmer() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_638t3"),
            Cost("TSC_638t3", 1),
            Stats("TSC_638t3", 1, 1),
            Has("TSC_638t3", GameTag::RUSH),
            Unwritten,
        ],
    );
}

/// # Piranha Swarmer
///
/// `TSC_638t4` · Neutral minion · 1 mana · 1/1
///
/// > **Rush** After you summon a Piranha Swarmer, gain +1 Attack.
///
/// State: Todo
//~ TSC_638t4 todo 684d63bf 35f4c415
#[test]
#[ignore = "todo: TSC_638t4 Piranha Swarmer"]
fn TSC_638t4_piranha_swarmer() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_638t4"),
            Cost("TSC_638t4", 1),
            Stats("TSC_638t4", 1, 1),
            Has("TSC_638t4", GameTag::RUSH),
            Unwritten,
        ],
    );
}

/// # Reefwalker
///
/// `TSC_640` · Neutral minion · 3 mana · 3/2
///
/// > **Battlecry and Deathrattle:** Summon a 1/1 Piranha Swarmer.
///
/// State: Todo
//~ TSC_640 todo c29282ad 810e69f0
#[test]
#[ignore = "todo: TSC_640 Reefwalker"]
fn TSC_640_reefwalker() {
    check(CardClass::Mage, &[Give("TSC_640"), Cost("TSC_640", 3), Stats("TSC_640", 3, 2), Unwritten]);
}

/// # Queen Azshara
///
/// `TSC_641` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** If you've cast three spells while holding this, choose an Ancient Relic.@ *({0} left!)*@ *(Ready!)*
///
/// State: Todo
//~ TSC_641 todo cc2ad673 ac10ac45
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
//~ TSC_641ta todo b245d4fc d520f09c
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
/// State: Todo
//~ TSC_641tb todo b7700305 44578f54
#[test]
#[ignore = "todo: TSC_641tb Horn of Ancients"]
fn TSC_641tb_horn_of_ancients() {
    check(CardClass::Mage, &[Give("TSC_641tb"), Cost("TSC_641tb", 3), Unwritten]);
}

/// # Xal'atath
///
/// `TSC_641tc` · Neutral weapon · 2 mana · 0/5 durability
///
/// > After you cast a spell, deal 2 damage to the enemy hero and lose 1 Durability.
///
/// State: Todo
//~ TSC_641tc todo c14ae9fc 2fca1c8f
#[test]
#[ignore = "todo: TSC_641tc Xal'atath"]
fn TSC_641tc_xalatath() {
    check(CardClass::Mage, &[Give("TSC_641tc"), Cost("TSC_641tc", 2), Stats("TSC_641tc", 0, 5), Unwritten]);
}

/// # Tidestone of Golganneth
///
/// `TSC_641td` · Neutral spell · 1 mana
///
/// > Shuffle 5 random spells into your deck. Set their Cost to (1). Draw two cards.
///
/// State: Todo
//~ TSC_641td todo 9fe22b6c 80145658
#[test]
#[ignore = "todo: TSC_641td Tidestone of Golganneth"]
fn TSC_641td_tidestone_of_golganneth() {
    check(CardClass::Mage, &[Give("TSC_641td"), Cost("TSC_641td", 1), Unwritten]);
}

/// # Stormcoil Mothership
///
/// `TSC_645` · Neutral minion · 6 mana · 5/4
///
/// > **Rush Deathrattle:** Summon two random Mechs that cost (3) or less.
///
/// State: Todo
//~ TSC_645 todo c0928b58 1ddb6564
#[test]
#[ignore = "todo: TSC_645 Stormcoil Mothership"]
fn TSC_645_stormcoil_mothership() {
    check(
        CardClass::Mage,
        &[Give("TSC_645"), Cost("TSC_645", 6), Stats("TSC_645", 5, 4), Has("TSC_645", GameTag::RUSH), Unwritten],
    );
}

/// # Seascout Operator
///
/// `TSC_646` · Neutral minion · 3 mana · 2/4
///
/// > **Battlecry:** If you control a Mech, summon two 2/1 Mechafish.
///
/// State: Todo
//~ TSC_646 todo c545d48f a7252c62
#[test]
#[ignore = "todo: TSC_646 Seascout Operator"]
fn TSC_646_seascout_operator() {
    check(CardClass::Mage, &[Give("TSC_646"), Cost("TSC_646", 3), Stats("TSC_646", 2, 4), Unwritten]);
}

/// # Mechafish
///
/// `TSC_646t` · Neutral minion · 1 mana · 2/1
///
/// State: Vanilla
//~ TSC_646t vanilla d9b30333 243cb815
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
/// State: Todo
//~ TSC_647 todo a9e9faae 64270307
#[test]
#[ignore = "todo: TSC_647 Pelican Diver"]
fn TSC_647_pelican_diver() {
    check(
        CardClass::Mage,
        &[Give("TSC_647"), Cost("TSC_647", 1), Stats("TSC_647", 4, 1), Has("TSC_647", GameTag::RUSH), Unwritten],
    );
}

/// # Ini Stormcoil
///
/// `TSC_649` · Neutral minion · 5 mana · 4/4
///
/// > **Battlecry:** Choose a friendly Mech. Summon a copy of it with **Rush**, **Windfury**, and **Divine Shield**.
///
/// State: Todo
//~ TSC_649 todo 11142f05 2f88142b
#[test]
#[ignore = "todo: TSC_649 Ini Stormcoil"]
fn TSC_649_ini_stormcoil() {
    check(CardClass::Mage, &[Give("TSC_649"), Cost("TSC_649", 5), Stats("TSC_649", 4, 4), Unwritten]);
}

/// # Murkwater Scribe
///
/// `TSC_823` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** The next spell you play costs (1) less.
///
/// State: Todo
//~ TSC_823 todo 3824ed80 c997cd87
#[test]
#[ignore = "todo: TSC_823 Murkwater Scribe"]
fn TSC_823_murkwater_scribe() {
    check(CardClass::Mage, &[Give("TSC_823"), Cost("TSC_823", 2), Stats("TSC_823", 3, 2), Unwritten]);
}

/// # Crushclaw Enforcer
///
/// `TSC_826` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** If you've cast a spell while holding this, draw a Naga.
///
/// State: Todo
//~ TSC_826 todo a40f3938 f3366d81
#[test]
#[ignore = "todo: TSC_826 Crushclaw Enforcer"]
fn TSC_826_crushclaw_enforcer() {
    check(CardClass::Mage, &[Give("TSC_826"), Cost("TSC_826", 3), Stats("TSC_826", 3, 4), Unwritten]);
}

/// # Vicious Slitherspear
///
/// `TSC_827` · Neutral minion · 1 mana · 1/3
///
/// > After you cast a spell, gain +1 Attack until your next turn.
///
/// State: Todo
//~ TSC_827 todo b01ad915 1295704a
#[test]
#[ignore = "todo: TSC_827 Vicious Slitherspear"]
fn TSC_827_vicious_slitherspear() {
    check(CardClass::Mage, &[Give("TSC_827"), Cost("TSC_827", 1), Stats("TSC_827", 1, 3), Unwritten]);
}

/// # Naga Giant
///
/// `TSC_829` · Neutral minion · 20 mana · 8/8
///
/// > Costs (1) less for each Mana you've spent on spells this game.
///
/// State: Todo
//~ TSC_829 todo e373c5b4 6e66898a
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
//~ TSC_908 todo c0a1b1ac 48fdb5dc
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
/// State: Todo
//~ TSC_909 todo 81f1a593 09716224
#[test]
#[ignore = "todo: TSC_909 Tuskarrrr Trawler"]
fn TSC_909_tuskarrrr_trawler() {
    check(CardClass::Mage, &[Give("TSC_909"), Cost("TSC_909", 2), Stats("TSC_909", 2, 3), Unwritten]);
}

/// # Excavation Specialist
///
/// `TSC_911` · Neutral minion · 4 mana · 3/6
///
/// > **Battlecry: Dredge**. Reduce its Cost by (1).
///
/// State: Todo
//~ TSC_911 todo 1660ef45 b9e3deed
#[test]
#[ignore = "todo: TSC_911 Excavation Specialist"]
fn TSC_911_excavation_specialist() {
    check(CardClass::Mage, &[Give("TSC_911"), Cost("TSC_911", 4), Stats("TSC_911", 3, 6), Unwritten]);
}

/// # Azsharan Sentinel
///
/// `TSC_919` · Neutral minion · 5 mana · 5/6
///
/// > **Taunt**. **Deathrattle:** Put a 'Sunken Sentinel' on the bottom of your deck.
///
/// State: Todo
//~ TSC_919 todo 8b4ec474 7a866979
#[test]
#[ignore = "todo: TSC_919 Azsharan Sentinel"]
fn TSC_919_azsharan_sentinel() {
    check(
        CardClass::Mage,
        &[Give("TSC_919"), Cost("TSC_919", 5), Stats("TSC_919", 5, 6), Has("TSC_919", GameTag::TAUNT), Unwritten],
    );
}

/// # Sunken Sentinel
///
/// `TSC_919t` · Neutral minion · 5 mana · 5/6
///
/// > Divine Shield**,** Taunt**, Lifesteal**
///
/// State: Vanilla
//~ TSC_919t vanilla c26fc495 5a62e974
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
/// State: Todo
//~ TSC_926 todo a0ec7030 5dcda6b6
#[test]
#[ignore = "todo: TSC_926 Smothering Starfish"]
fn TSC_926_smothering_starfish() {
    check(CardClass::Mage, &[Give("TSC_926"), Cost("TSC_926", 3), Stats("TSC_926", 2, 4), Unwritten]);
}

/// # Security Automaton
///
/// `TSC_928` · Neutral minion · 2 mana · 1/3
///
/// > After you summon a Mech, gain +1/+1.
///
/// State: Todo
//~ TSC_928 todo 329e6e3d 5d23a6b8
#[test]
#[ignore = "todo: TSC_928 Security Automaton"]
fn TSC_928_security_automaton() {
    check(CardClass::Mage, &[Give("TSC_928"), Cost("TSC_928", 2), Stats("TSC_928", 1, 3), Unwritten]);
}

/// # Selfish Shellfish
///
/// `TSC_935` · Neutral minion · 4 mana · 7/7
///
/// > **Deathrattle:** Your opponent draws 2 cards.
///
/// State: Todo
//~ TSC_935 todo f18e0201 7949ab89
#[test]
#[ignore = "todo: TSC_935 Selfish Shellfish"]
fn TSC_935_selfish_shellfish() {
    check(CardClass::Mage, &[Give("TSC_935"), Cost("TSC_935", 4), Stats("TSC_935", 7, 7), Unwritten]);
}

/// # Treasure Guard
///
/// `TSC_938` · Neutral minion · 3 mana · 1/5
///
/// > **Taunt Deathrattle:** Draw a card.
///
/// State: Todo
//~ TSC_938 todo 4cfe20f9 e6d7ee43
#[test]
#[ignore = "todo: TSC_938 Treasure Guard"]
fn TSC_938_treasure_guard() {
    check(
        CardClass::Mage,
        &[Give("TSC_938"), Cost("TSC_938", 3), Stats("TSC_938", 1, 5), Has("TSC_938", GameTag::TAUNT), Unwritten],
    );
}

/// # Twin-fin Fin Twin
///
/// `TSC_960` · Neutral minion · 3 mana · 2/1
///
/// > **Rush**. **Battlecry:** Summon a copy of this.
///
/// State: Todo
//~ TSC_960 todo eb933511 e1eec10d
#[test]
#[ignore = "todo: TSC_960 Twin-fin Fin Twin"]
fn TSC_960_twin_fin_fin_twin() {
    check(
        CardClass::Mage,
        &[Give("TSC_960"), Cost("TSC_960", 3), Stats("TSC_960", 2, 1), Has("TSC_960", GameTag::RUSH), Unwritten],
    );
}

/// # The Coin
///
/// `TSC_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Todo
//~ TSC_COIN1 todo eb90481d 30fa36a8
#[test]
#[ignore = "todo: TSC_COIN1 The Coin"]
fn TSC_COIN1_the_coin() {
    check(CardClass::Mage, &[Give("TSC_COIN1"), Cost("TSC_COIN1", 0), Unwritten]);
}

/// # The Coin
///
/// `TSC_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Todo
//~ TSC_COIN2 todo b88abb5e 90573d5f
#[test]
#[ignore = "todo: TSC_COIN2 The Coin"]
fn TSC_COIN2_the_coin() {
    check(CardClass::Mage, &[Give("TSC_COIN2"), Cost("TSC_COIN2", 0), Unwritten]);
}
