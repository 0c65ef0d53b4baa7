//! Mage cards of Escape from Violet Hold, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 0e34d394

/// # Jailhouse Manastorm
///
/// `JAIL_122` · Mage minion · 5 mana · 5/5
///
/// > **Battlecry:** After you cast a spell this game, summon a random minion of the same Cost.
///
/// State: Derived
//~ derived JAIL_122 2fbc5f89 666e3aeb db00cb68.a5992aed
#[test]
fn JAIL_122_jailhouse_manastorm() {
    check(
        CardClass::Mage,
        &[
            Give("JAIL_122"),
            Cost("JAIL_122", 5),
            Stats("JAIL_122", 5, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("JAIL_122", Nothing),
            Force(Card("CS2_231")),
            Play("GAME_005", Nothing),
            BoardCount(Mine, 3),
            In(The("CS2_231"), Zone::Play),
            Now(The("CS2_231"), 1, 1),
            TagNow(The("CS2_231"), GameTag::SPELLPOWER, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("JAIL_122"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("JAIL_122", Nothing),
            Never(Card("AT_061")),
            Play("GAME_005", Nothing),
        ],
    );
}

/// # Manastorm Summoning
///
/// `JAIL_122e5` · Mage enchantment
///
/// > After you cast a spell, summon a minion of the same Cost.
///
/// State: Derived
//~ derived JAIL_122e5 728012d2 06d6e263 f8324db3.50ee4afe
#[test]
fn JAIL_122e5_manastorm_summoning() {
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "JAIL_122e5"),
            Force(Card("CS2_231")),
            Play("GAME_005", Nothing),
            BoardCount(Mine, 3),
            In(The("CS2_231"), Zone::Play),
            Now(The("CS2_231"), 1, 1),
            TagNow(The("CS2_231"), GameTag::SPELLPOWER, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "JAIL_122e5"),
            Never(Card("AT_061")),
            Play("GAME_005", Nothing),
        ],
    );
}

/// # Breakout Architect
///
/// `JAIL_123` · Mage minion · 5 mana · 4/5
///
/// > **Battlecry: Discover** a spell that costs (5) or more. It casts twice when played.
///
/// State: Todo
//~ todo JAIL_123 b38a0fb8 9647b490 aeeca276.6b64e93d
#[test]
#[ignore = "todo: JAIL_123 Breakout Architect"]
fn JAIL_123_breakout_architect() {
    check(CardClass::Mage, &[Give("JAIL_123"), Cost("JAIL_123", 5), Stats("JAIL_123", 4, 5), Unwritten]);
}

/// # Cold Snap
///
/// `JAIL_125` · Mage spell · Frost · 1 mana
///
/// > **Freeze** an enemy. Get a random Frost spell.
///
/// State: Derived
//~ derived JAIL_125 a49fe703 4a03772a 3931e879.864487c0
#[test]
fn JAIL_125_cold_snap() {
    check(
        CardClass::Mage,
        &[
            Give("JAIL_125"),
            Cost("JAIL_125", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AV_107")),
            Play("JAIL_125", On(Nth(2))),
            HasNot(InHand(0), GameTag::FROZEN),
            Is(InHand(0), "AV_107"),
            CostNow(InHand(0), 6),
            HandCount(Mine, 1),
            HasNow(Nth(2), GameTag::FROZEN),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("JAIL_125"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_001")), Play("JAIL_125", On(Nth(2)))],
    );
}

/// # Contraband Wands
///
/// `JAIL_312` · Mage spell · 2 mana
///
/// > Get 3 Arcane Missiles.
///
/// State: Derived
//~ derived JAIL_312 7fb76834 27de5572 38d20ef1.2e54fb1c
#[test]
fn JAIL_312_contraband_wands() {
    check(
        CardClass::Mage,
        &[
            Give("JAIL_312"),
            Cost("JAIL_312", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("JAIL_312", Nothing),
            Is(InHand(0), "EX1_277"),
            CostNow(InHand(0), 1),
            Is(InHand(1), "EX1_277"),
            CostNow(InHand(1), 1),
            Is(InHand(2), "EX1_277"),
            CostNow(InHand(2), 1),
            HandCount(Mine, 3),
        ],
    );
}

/// # Bootleg Alchemist
///
/// `JAIL_313` · Mage minion · 5 mana · 3/3
///
/// > **Battlecry:** Choose a card in your hand. Transform it into a spell that costs (5) more *(keeps its original Cost).*
///
/// State: Todo
//~ todo JAIL_313 ddb8719d fbe9a6eb db527884.1ebc6805
#[test]
#[ignore = "todo: JAIL_313 Bootleg Alchemist"]
fn JAIL_313_bootleg_alchemist() {
    check(CardClass::Mage, &[Give("JAIL_313"), Cost("JAIL_313", 5), Stats("JAIL_313", 3, 3), Unwritten]);
}

/// # Mystic Misdirection
///
/// `JAIL_315` · Mage spell · Arcane · 3 mana
///
/// > **Secret:** When an enemy minion attacks, transform it into a 1/1 Sheep.
///
/// State: Derived
//~ derived JAIL_315 d13bc44b 2e4ea3d8 37ffd4a8.db485fc7
#[test]
fn JAIL_315_mystic_misdirection() {
    check(
        CardClass::Mage,
        &[
            Give("JAIL_315"),
            Cost("JAIL_315", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("JAIL_315"),
            EndTurn,
            Attack(Nth(2), MyHero),
            Now(MyHero, 0, 29),
            Damage(MyHero, 1),
            Is(Nth(2), "AV_218t"),
            Now(Nth(2), 1, 1),
            Dead(Nth(4)),
        ],
    );
}

/// # The Skeleton Key
///
/// `JAIL_319` · Mage spell · Arcane · 1 mana
///
/// > **Discover** a spell, or refresh your options *(20% chance to take 5 damage each refresh!)*
///
/// State: Todo
//~ todo JAIL_319 01a3c574 947c5c70 d3aaf8c7.87de3d77
#[test]
#[ignore = "todo: JAIL_319 The Skeleton Key"]
fn JAIL_319_the_skeleton_key() {
    check(CardClass::Mage, &[Give("JAIL_319"), Cost("JAIL_319", 1), Unwritten]);
}

/// # Transform the Key!
///
/// `JAIL_319t` · Mage spell · 0 mana
///
/// > Refresh your options. *(20% chance to take 5 damage!)*
///
/// State: Todo
//~ todo JAIL_319t 1e6dff83 3e096427 206b3b70.98bbb190
#[test]
#[ignore = "todo: JAIL_319t Transform the Key!"]
fn JAIL_319t_transform_the_key() {
    check(CardClass::Mage, &[Give("JAIL_319t"), Cost("JAIL_319t", 0), Unwritten]);
}

/// # Tricksy Improviser
///
/// `JAIL_321` · Mage minion · 5 mana · 4/4
///
/// > **Prepare Battlecry:** If you've cast a spell this turn, cast two random Mage **Secrets**.
///
/// State: Derived
//~ derived JAIL_321 ab98e30d de658973 49e67cd2.4f9df70f
#[test]
fn JAIL_321_tricksy_improviser() {
    check(
        CardClass::Mage,
        &[
            Give("JAIL_321"),
            Cost("JAIL_321", 5),
            Stats("JAIL_321", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_075", Nothing),
            Crystals(10),
            Force(Card("AT_002")),
            Force(Card("AT_002")),
            Play("JAIL_321", Nothing),
            In(The("AT_002"), Zone::Secret),
        ],
    );
}

/// # Spire Security
///
/// `JAIL_379` · Mage minion · 3 mana · 3/4
///
/// > **Battlecry:** Reveal a spell in your deck. If it costs (5) or more, deal 5 damage split among enemy minions.
///
/// State: Derived
//~ derived JAIL_379 9db51d45 61f405b0 f8058344.b96ca17f
#[test]
fn JAIL_379_spire_security() {
    check(
        CardClass::Mage,
        &[
            Give("JAIL_379"),
            Cost("JAIL_379", 3),
            Stats("JAIL_379", 3, 4),
            OnTop("AT_001"),
            OnTop("CS2_186"),
            OnTop("AT_001"),
            OnTop("CS2_186"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_186"),
            Friend("CS2_186"),
            Friend("CS2_182"),
            Enemy("CS2_186"),
            Enemy("CS2_182"),
            Force(Entity(Nth(3))),
            Force(Entity(Nth(9))),
            Force(Entity(Nth(10))),
            Force(Entity(Nth(9))),
            Force(Entity(Nth(10))),
            Force(Entity(Nth(9))),
            Play("JAIL_379", Nothing),
            Now(Nth(10), 4, 3),
            Now(Nth(9), 7, 4),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("JAIL_379"),
            OnTop("AT_001"),
            OnTop("CS2_186"),
            OnTop("AT_001"),
            OnTop("CS2_186"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_186"),
            Friend("CS2_186"),
            Friend("CS2_182"),
            Enemy("CS2_186"),
            Enemy("CS2_182"),
            Never(Entity(Nth(5))),
            Play("JAIL_379", Nothing),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("JAIL_379"),
            EmptyDeck(Mine),
            EmptyDeck(Theirs),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTheirTop("CS2_118"),
            OnTheirTop("CS2_118"),
            OnTheirTop("CS2_118"),
            OnTheirTop("CS2_118"),
            OnTheirTop("CS2_118"),
            Friend("CS2_186"),
            Friend("CS2_182"),
            Enemy("CS2_186"),
            Enemy("CS2_182"),
            Play("JAIL_379", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 3),
            Damage(MyHero, 0),
            DeckCount(Mine, 5),
            HandCount(Mine, 0),
            Now(Nth(0), 3, 4),
            Now(Nth(11), 7, 7),
            Now(Nth(12), 4, 5),
            Now(Nth(13), 7, 7),
            Now(Nth(14), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 2),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 5),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Code Violet
///
/// `JAIL_735` · Mage spell · Arcane · 7 mana
///
/// > **Prepare.** Summon an 8-Cost minion. If you've cast 3 other spells this turn, do it again.@ *({0} left!)* @ *(Ready!)*
///
/// State: Derived
//~ derived JAIL_735 d7a1c5b3 98d92ab9 12cf6474.4086aaef
#[test]
fn JAIL_735_code_violet() {
    check(
        CardClass::Mage,
        &[
            Give("JAIL_735"),
            Cost("JAIL_735", 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Crystals(10),
            Force(Card("OG_142")),
            Force(Card("OG_142")),
            Play("JAIL_735", Nothing),
            BoardCount(Mine, 3),
            In(The("OG_142"), Zone::Play),
            Now(The("OG_142"), 6, 10),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("JAIL_735"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Crystals(10),
            Never(Card("AV_203")),
            Play("JAIL_735", Nothing),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("JAIL_735"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Crystals(10),
            Never(Card("AT_003")),
            Play("JAIL_735", Nothing),
        ],
    );
}
