//! Shaman cards of The Lost City of Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file c46f8305

/// # Fire Breath
///
/// `DINO_406` · Shaman spell · Fire · 3 mana
///
/// > Deal $4 damage. Give your Elementals +1/+1.
///
/// State: Derived
//~ derived DINO_406 e5305a9a 36dca2b5 c0cdede2.3da16fdc
#[test]
fn DINO_406_fire_breath() {
    check(
        CardClass::Shaman,
        &[
            Give("DINO_406"),
            Cost("DINO_406", 3),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DINO_406", On(Nth(3))),
            Now(Nth(1), 6, 2),
            Now(Nth(2), 4, 5),
            Now(Nth(3), 4, 1),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("DINO_406"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DINO_406", On(Nth(1))),
            BoardCount(Mine, 1),
            Dead(Nth(1)),
        ],
    );
}

/// # Fire Breather
///
/// `DINO_406e` · Shaman enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived DINO_406e f86a9828 64666279 77e6b3aa.67341004
#[test]
fn DINO_406e_fire_breather() {
    check(CardClass::Shaman, &[Friend("CS2_118"), Enchant(My(0), "DINO_406e"), Now(My(0), 6, 2)]);
}

/// # Tortotem
///
/// `DINO_412` · Shaman minion · 1 mana · 0/3
///
/// > At the end of your turn, get a random minion with multiple minion types.
///
/// State: Todo
//~ todo DINO_412 b2241e1c b3454113 0c79de07.27cb0ac3
#[test]
#[ignore = "todo: DINO_412 Tortotem"]
fn DINO_412_tortotem() {
    check(CardClass::Shaman, &[Give("DINO_412"), Cost("DINO_412", 1), Stats("DINO_412", 0, 3), Unwritten]);
}

/// # Chillspine Stegodon
///
/// `DINO_413` · Shaman minion · 4 mana · 3/4
///
/// > **Battlecry:** Deal 2 damage to two random enemy minions. **Kindred:** And **Freeze** them.
///
/// State: Derived
//~ derived DINO_413 6c0b6582 992046e6 dcca9c26.cb9c8f6c
#[test]
fn DINO_413_chillspine_stegodon() {
    check(
        CardClass::Shaman,
        &[
            Give("DINO_413"),
            Cost("DINO_413", 4),
            Stats("DINO_413", 3, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_118", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            Force(Entity(Nth(2))),
            Play("DINO_413", Nothing),
            HasNow(Nth(2), GameTag::FROZEN),
            Now(Nth(2), 4, 3),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("DINO_413"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("DINO_413", Nothing),
            HasNot(Nth(2), GameTag::FROZEN),
            Now(Nth(2), 4, 3),
        ],
    );
}

/// # Sizzling Swarm
///
/// `TLC_221` · Shaman spell · Fire · 6 mana
///
/// > Deal $3 damage. Summon that many 2/1 Sizzling Cinders.
///
/// State: Derived
//~ derived TLC_221 ec7ffa7f 221adf03 fb8de54c.59cf8d87
#[test]
fn TLC_221_sizzling_swarm() {
    check(
        CardClass::Shaman,
        &[
            Give("TLC_221"),
            Cost("TLC_221", 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TLC_221", On(Nth(2))),
            BoardCount(Mine, 4),
            Now(Nth(2), 4, 2),
            In(The("TLC_249"), Zone::Play),
            Now(The("TLC_249"), 2, 1),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("TLC_221"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TLC_221", On(Nth(1))),
            BoardCount(Mine, 4),
            Now(Nth(1), 4, 2),
            In(The("TLC_249"), Zone::Play),
            Now(The("TLC_249"), 2, 1),
        ],
    );
}

/// # Flight of the Firehawk
///
/// `TLC_222` · Shaman spell · Fire · 3 mana
///
/// > Draw two minions of different minion types. Give them +1/+1.
///
/// State: Todo
//~ todo TLC_222 164a0a8a 8560b9a4 8ef15e54.c48beda8
#[test]
#[ignore = "todo: TLC_222 Flight of the Firehawk"]
fn TLC_222_flight_of_the_firehawk() {
    check(CardClass::Shaman, &[Give("TLC_222"), Cost("TLC_222", 3), Unwritten]);
}

/// # Ignited
///
/// `TLC_222e` · Shaman enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived TLC_222e 3f05d7d5 5d28fb22 d7dceef5.67341004
#[test]
fn TLC_222e_ignited() {
    check(CardClass::Shaman, &[Friend("CS2_118"), Enchant(My(0), "TLC_222e"), Now(My(0), 6, 2)]);
}

/// # Volcanic Thrasher
///
/// `TLC_223` · Shaman minion · 3 mana · 2/3
///
/// > **Battlecry:** Draw a Fire spell. **Kindred:** Give it **Spell Damage +2**.
///
/// State: Derived
//~ derived TLC_223 5b90593c 756d4f49 9d238a88.8a5dbbf0
#[test]
fn TLC_223_volcanic_thrasher() {
    check(
        CardClass::Shaman,
        &[
            Give("TLC_223"),
            Cost("TLC_223", 3),
            Stats("TLC_223", 2, 3),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_118", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            Play("TLC_223", Nothing),
            DeckCount(Mine, 20),
            HandCount(Mine, 2),
            CostNow(Nth(2), 5),
            In(Nth(2), Zone::Hand),
            TagNow(Nth(2), GameTag::SPELLPOWER, 2),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("TLC_223"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("AT_001"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_118", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            Play("TLC_223", Nothing),
            DeckCount(Mine, 5),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("TLC_223"),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TLC_223", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 5),
            In(Nth(2), Zone::Hand),
            TagNow(Nth(2), GameTag::SPELLPOWER, 0),
        ],
    );
}

/// # Volcanic
///
/// `TLC_223e` · Shaman enchantment
///
/// > **Spell Damage +2**.
///
/// State: Derived
//~ derived TLC_223e 84f62004 bd14663c 142f6e82.92fa0818
#[test]
fn TLC_223e_volcanic() {
    check(CardClass::Shaman, &[Friend("CS2_118"), Enchant(My(0), "TLC_223e"), TagNow(My(0), GameTag::SPELLPOWER, 2)]);
}

/// # Mechanized Magma
///
/// `TLC_224` · Shaman minion · 4 mana · 2/5
///
/// > Whenever you play a Fire spell, gain stats equal to its Cost.
///
/// State: Derived
//~ derived TLC_224 7487758c d66818f6 56cbecb6.790edbf5
#[test]
fn TLC_224_mechanized_magma() {
    check(
        CardClass::Shaman,
        &[
            Give("TLC_224"),
            Cost("TLC_224", 4),
            Stats("TLC_224", 2, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TLC_224"),
            Play("CS2_029", On(TheirHero)),
            Now(Nth(3), 6, 9),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("TLC_224"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TLC_224"),
            Play("CS2_182", Nothing),
            Now(Nth(3), 2, 5),
        ],
    );
}

/// # Cinderfin
///
/// `TLC_225` · Shaman minion · 2 mana · 1/2
///
/// > **Deathrattle:** Summon a 2/1 Sizzling Cinder.
///
/// State: Derived
//~ derived TLC_225 7555e9e4 c31381cb 2ce63c00.f86e1dd4
#[test]
fn TLC_225_cinderfin() {
    check(
        CardClass::Shaman,
        &[
            Give("TLC_225"),
            Cost("TLC_225", 2),
            Stats("TLC_225", 1, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TLC_225"),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("TLC_249"), Zone::Play),
            Now(The("TLC_249"), 2, 1),
        ],
    );
}

/// # Lava Flow
///
/// `TLC_227` · Shaman spell · Fire · 3 mana
///
/// > Deal $2 damage to the lowest Health enemy, three times. **Overload:** (1)
///
/// State: Derived
//~ derived TLC_227 3f0fc0ca e5b34a70 63d907a5.ffe9fa8c
#[test]
fn TLC_227_lava_flow() {
    check(
        CardClass::Shaman,
        &[
            Give("TLC_227"),
            Cost("TLC_227", 3),
            Has("TLC_227", GameTag::OVERLOAD),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("TLC_227", Nothing),
            Dead(Nth(2)),
            Now(Nth(3), 4, 1),
            BoardCount(Theirs, 1),
        ],
    );
}

/// # Bralma Searstone
///
/// `TLC_228` · Shaman minion · 3 mana · 1/5
///
/// > Your Elementals deal 1 extra damage.
///
/// State: Done
//~ done TLC_228 d1adf6bd - fcbda732.cee72619
#[test]
fn TLC_228_bralma_searstone() {
    check(
        CardClass::Shaman,
        &[
            Give("TLC_228"),
            Cost("TLC_228", 3),
            Stats("TLC_228", 1, 5),
            Friend("TLC_228"),
            Friend("CS2_033"),
            Friend("CS2_182"),
            Enemy("CS2_200"),
            Enemy("CS2_033"),
            Attack(My(2), TheirHero),
            Damage(TheirHero, 4),
            Attack(My(1), Their(0)),
            Damage(Their(0), 4),
            Play("CS2_042", On(TheirHero)),
            Damage(TheirHero, 9),
            EndTurn,
            Attack(Their(1), MyHero),
            Damage(MyHero, 3),
        ],
    );
}

/// # Spirit of the Mountain
///
/// `TLC_229` · Shaman spell · 1 mana
///
/// > **Quest:** Play 6 minions of unique types. **Reward:** Ashalon.
///
/// State: Todo
//~ todo TLC_229 0c357c93 6488d8c9 61ce2555.0920a65b
#[test]
#[ignore = "todo: TLC_229 Spirit of the Mountain"]
fn TLC_229_spirit_of_the_mountain() {
    check(CardClass::Shaman, &[Give("TLC_229"), Cost("TLC_229", 1), Unwritten]);
}

/// # Ashalon, Ridge Guardian
///
/// `TLC_229t14` · Shaman minion · 5 mana · 8/8
///
/// > **Rush**. **Battlecry: Adapt** twice. For the rest of the game, give minions you play those Adapt**ations**.
///
/// State: Todo
//~ todo TLC_229t14 1cd45bf2 02c902a2 a231ca5f.cd388d75
#[test]
#[ignore = "todo: TLC_229t14 Ashalon, Ridge Guardian"]
fn TLC_229t14_ashalon_ridge_guardian() {
    check(
        CardClass::Shaman,
        &[
            Give("TLC_229t14"),
            Cost("TLC_229t14", 5),
            Stats("TLC_229t14", 8, 8),
            Has("TLC_229t14", GameTag::RUSH),
            Unwritten,
        ],
    );
}

/// # Mountain Map
///
/// `TLC_464` · Shaman spell · 1 mana
///
/// > **Discover** a minion with a type you haven't played. If you play it this turn, also pick one of the others.
///
/// State: Todo
//~ todo TLC_464 4f71a684 e8c1ab24 f2bec639.5a53bd45
#[test]
#[ignore = "todo: TLC_464 Mountain Map"]
fn TLC_464_mountain_map() {
    check(CardClass::Shaman, &[Give("TLC_464"), Cost("TLC_464", 1), Unwritten]);
}

/// # Slagclaw
///
/// `TLC_482` · Shaman minion · 5 mana · 3/4
///
/// > **Battlecry:** Summon two 2/1 Sizzling Cinders. **Kindred:** Trigger your Sizzling Cinders' **Deathrattles.**
///
/// State: Todo
//~ todo TLC_482 318ab2f5 fda87a67 8bc18a95.70ffba50
#[test]
#[ignore = "todo: TLC_482 Slagclaw"]
fn TLC_482_slagclaw() {
    check(CardClass::Shaman, &[Give("TLC_482"), Cost("TLC_482", 5), Stats("TLC_482", 3, 4), Unwritten]);
}
