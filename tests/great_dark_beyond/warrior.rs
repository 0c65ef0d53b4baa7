//! Warrior cards of The Great Dark Beyond, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 8f68c5a6

/// # Hostile Invader
///
/// `GDB_226` · Warrior minion · 5 mana · 3/5
///
/// > **Battlecry,** Spellburst**, and Deathrattle:** Deal 2 damage to all other minions.
///
/// State: Derived
//~ derived GDB_226 1441b208 d2733b24 3c8f6f5c.29670dc7
#[test]
fn GDB_226_hostile_invader() {
    check(
        CardClass::Warrior,
        &[
            Give("GDB_226"),
            Cost("GDB_226", 5),
            Stats("GDB_226", 3, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GDB_226", Nothing),
            Now(Nth(0), 3, 5),
            Now(Nth(1), 4, 3),
            Now(Nth(2), 4, 3),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("GDB_226"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GDB_226"),
            Play("GAME_005", Nothing),
            Now(Nth(1), 4, 3),
            Now(Nth(2), 4, 3),
            Now(Nth(3), 3, 5),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("GDB_226"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GDB_226"),
            Kill(Nth(3)),
            Now(Nth(1), 4, 3),
            Now(Nth(2), 4, 3),
        ],
    );
}

/// # Jettison
///
/// `GDB_227` · Warrior spell · 2 mana
///
/// > **Discover** a spell. Spend 2 Armor to **Discover** another.
///
/// State: Derived
//~ derived GDB_227 8ef6640c 14f1bb01 03f148d6.5ad0b1a0
#[test]
fn GDB_227_jettison() {
    check(
        CardClass::Warrior,
        &[
            Give("GDB_227"),
            Cost("GDB_227", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_923", Nothing),
            Crystals(10),
            Force(Card("AT_064")),
            Force(Card("AT_064")),
            Play("GDB_227", Nothing),
            ChooseCard("AT_064"),
            ChooseCard("AT_064"),
            Is(InHand(0), "AT_064"),
            CostNow(InHand(0), 2),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            Is(InHand(1), "AT_064"),
            CostNow(InHand(1), 2),
            TagNow(InHand(1), GameTag::SPELLPOWER, 0),
            Armor(Mine, 3),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("GDB_227"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_923", Nothing),
            Crystals(10),
            Never(Card("AT_017")),
            Play("GDB_227", Nothing),
            Choose(0),
            Choose(0),
        ],
    );
}

/// # Captain's Log
///
/// `GDB_228` · Warrior spell · 4 mana
///
/// > Draw 2 cards. Costs (1) less for each Draenei you control.
///
/// State: Derived
//~ derived GDB_228 8ada5d11 4434c82f 736780f1.33a4613b
#[test]
fn GDB_228_captains_log() {
    check(
        CardClass::Warrior,
        &[
            Give("GDB_228"),
            Cost("GDB_228", 4),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("BT_423"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GDB_228", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("GDB_228"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("BT_423"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            CostNow(Nth(0), 3),
        ],
    );
}

/// # Expedition Sergeant
///
/// `GDB_229` · Warrior minion · 3 mana · 3/4
///
/// > **Battlecry:** The next Draenei you play immediately attacks a random enemy.
///
/// State: Derived
//~ derived GDB_229 325d24a2 f9c2810f d3505e75.11de4a72
#[test]
fn GDB_229_expedition_sergeant() {
    check(
        CardClass::Warrior,
        &[
            Give("GDB_229"),
            Cost("GDB_229", 3),
            Stats("GDB_229", 3, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GDB_229", Nothing),
            Force(Entity(TheirHero)),
            Play("BT_423", Nothing),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("GDB_229"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GDB_229", Nothing),
            Play("CS2_182", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 3),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 0),
            Now(Nth(0), 3, 4),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Now(Nth(3), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Stalwart Avenger
///
/// `GDB_230` · Warrior minion · 4 mana · 7/2
///
/// > **Immune** while attacking. At the end of EACH turn, swap this minion's Attack and Health.
///
/// State: Derived
//~ derived GDB_230 e3a00410 460b6050 1f54ef9b.05eb5563
#[test]
fn GDB_230_stalwart_avenger() {
    check(
        CardClass::Warrior,
        &[
            Give("GDB_230"),
            Cost("GDB_230", 4),
            Stats("GDB_230", 7, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GDB_230"),
            EndTurn,
            Now(Nth(3), 2, 7),
        ],
    );
    check(
        CardClass::Warrior,
        &[Give("GDB_230"), Friend("CS2_182"), Enemy("CS2_182"), Friend("GDB_230"), EndTurn, EndTurn, Now(Nth(3), 7, 2)],
    );
}

/// # Crystalline Greatmace
///
/// `GDB_231` · Warrior weapon · 2 mana · 2/2 durability
///
/// > After your hero attacks, give all Draenei in your hand +2 Attack.
///
/// State: Derived
//~ derived GDB_231 218eec7b e1cb4658 2efa4861.18c77821
#[test]
fn GDB_231_crystalline_greatmace() {
    check(
        CardClass::Warrior,
        &[
            Give("GDB_231"),
            Cost("GDB_231", 2),
            Stats("GDB_231", 2, 2),
            Give("AT_047"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GDB_231"),
            Attack(MyHero, TheirHero),
            Now(Nth(0), 2, 2),
            Now(Nth(1), 6, 5),
        ],
    );
}

/// # Vindication
///
/// `GDB_231e` · Warrior enchantment
///
/// > +2 Attack.
///
/// State: Derived
//~ derived GDB_231e cf5de701 e1274159 8c436ba4.bf3d1612
#[test]
fn GDB_231e_vindication() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "GDB_231e"), Now(My(0), 7, 1)]);
}

/// # Unyielding Vindicator
///
/// `GDB_232` · Warrior minion · 4 mana · 5/4
///
/// > **Battlecry:** The next Draenei you play gives your hero its Attack for that turn.
///
/// State: Derived
//~ derived GDB_232 d495f9f1 9331aa09 22747c54.1de0f4fd
#[test]
fn GDB_232_unyielding_vindicator() {
    check(
        CardClass::Warrior,
        &[
            Give("GDB_232"),
            Cost("GDB_232", 4),
            Stats("GDB_232", 5, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GDB_232", Nothing),
            Play("BT_423", Nothing),
            Now(MyHero, 3, 30),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("GDB_232"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GDB_232", Nothing),
            Play("CS2_182", Nothing),
            Now(MyHero, 0, 30),
        ],
    );
}

/// # Dwarf Planet
///
/// `GDB_233` · Warrior spell · 10 mana
///
/// > Fill your board with random 2-Cost minions that attack random enemies.
///
/// State: Derived
//~ derived GDB_233 e62146c7 ed4d8aec 364fbdca.2d400fd5
#[test]
fn GDB_233_dwarf_planet() {
    check(
        CardClass::Warrior,
        &[
            Give("GDB_233"),
            Cost("GDB_233", 10),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_120")),
            Force(Card("CS2_120")),
            Force(Card("CS2_120")),
            Force(Card("CS2_120")),
            Force(Card("CS2_120")),
            Force(Card("CS2_120")),
            Force(Card("CS2_120")),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Play("GDB_233", Nothing),
            BoardCount(Mine, 7),
            Now(TheirHero, 0, 18),
            Damage(TheirHero, 12),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("GDB_233"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Never(Card("AT_016")),
            Play("GDB_233", Nothing),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("GDB_233"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Never(Card("AT_006")),
            Play("GDB_233", Nothing),
        ],
    );
}

/// # Spore Empress Moldara
///
/// `GDB_234` · Warrior minion · 6 mana · 6/7
///
/// > **Start of Game:** Shuffle 7 Replicating Spores into your deck. **Battlecry:** Cast one.
///
/// State: Todo
//~ todo GDB_234 2e166cdb 7112ac64 ce2014e9.dc6379e5
#[test]
#[ignore = "todo: GDB_234 Spore Empress Moldara"]
fn GDB_234_spore_empress_moldara() {
    check(CardClass::Warrior, &[Give("GDB_234"), Cost("GDB_234", 6), Stats("GDB_234", 6, 7), Unwritten]);
}

/// # Replicating Spore
///
/// `GDB_234t` · Warrior spell · 5 mana
///
/// > Summon a random 5-Cost minion. Your future Replicating Spores summon it as well.
///
/// State: Todo
//~ todo GDB_234t fa9ac0fc 789ef101 06ab28d8.bfcff1a9
#[test]
#[ignore = "todo: GDB_234t Replicating Spore"]
fn GDB_234t_replicating_spore() {
    check(CardClass::Warrior, &[Give("GDB_234t"), Cost("GDB_234t", 5), Unwritten]);
}

/// # Exarch Akama
///
/// `GDB_235` · Warrior minion · 5 mana · 3/6
///
/// > After this attacks, all other friendly minions can attack again *(except Exarch Akama)*.
///
/// State: Todo
//~ todo GDB_235 bbdab522 124bcb7a ad0a8bb2.5beb8bc6
#[test]
#[ignore = "todo: GDB_235 Exarch Akama"]
fn GDB_235_exarch_akama() {
    check(CardClass::Warrior, &[Give("GDB_235"), Cost("GDB_235", 5), Stats("GDB_235", 3, 6), Unwritten]);
}

/// # Yamato Cannon
///
/// `SC_406` · Warrior minion · 4 mana · 3/3
///
/// > **Starship Piece Battlecry:** Destroy a random enemy minion. Also triggers on launch.
///
/// State: Done
//~ done SC_406 b941bee6 - 72e1cabd.8e0f8281
#[test]
fn SC_406_yamato_cannon() {
    check(
        CardClass::Warrior,
        &[
            Give("SC_406"),
            Cost("SC_406", 4),
            Stats("SC_406", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_231"),
            Enemy("CS2_231"),
            Force(Entity(Their(1))),
            Play("SC_406", Nothing),
            Dead(Nth(3)),
            BoardCount(Theirs, 2),
            Kill(My(1)),
            Force(Entity(Their(0))),
            Use(My(1), 0, Nothing),
            Choose(0),
            Dead(Nth(2)),
            BoardCount(Theirs, 1),
            BoardCount(Mine, 2),
        ],
    );
}

/// # Concussive Shells
///
/// `SC_411` · Warrior spell · 1 mana
///
/// > Deal $2 damage and gain 2 Armor. Your next **Starship** launch costs (2) less.
///
/// State: Todo
//~ todo SC_411 c304ea3a b05e5654 09526ba3.abf87ed0
#[test]
#[ignore = "todo: SC_411 Concussive Shells"]
fn SC_411_concussive_shells() {
    check(CardClass::Warrior, &[Give("SC_411"), Cost("SC_411", 1), Unwritten]);
}

/// # Thor
///
/// `SC_414` · Warrior minion · 8 mana · 8/8
///
/// > **Battlecry:** Deal 5 damage. *(Transforms if you launched a **Starship** this game.)*
///
/// State: Todo
//~ todo SC_414 a8c1fdb4 22df9c4f be5c3a91.5fe0ace0
#[test]
#[ignore = "todo: SC_414 Thor"]
fn SC_414_thor() {
    check(CardClass::Warrior, &[Give("SC_414"), Cost("SC_414", 8), Stats("SC_414", 8, 8), Unwritten]);
}

/// # Thor, Explosive Payload
///
/// `SC_414t` · Warrior minion · 8 mana · 8/8
///
/// > **Battlecry:** Deal 5 damage. Repeat at a random enemy for each **Starship** you've launched this game.@ *(@)*
///
/// State: Todo
//~ todo SC_414t c56c7894 c8ad5c54 98caa7e6.3268d9ce
#[test]
#[ignore = "todo: SC_414t Thor, Explosive Payload"]
fn SC_414t_thor_explosive_payload() {
    check(CardClass::Warrior, &[Give("SC_414t"), Cost("SC_414t", 8), Stats("SC_414t", 8, 8), Unwritten]);
}
