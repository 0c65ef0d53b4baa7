//! Paladin cards of Reign of the Black Empire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e97eeffb

/// # Lightcaller
///
/// `BE_000` · Paladin weapon · 3 mana · 4/2 durability
///
/// > Lifesteal**s** for both players.
///
/// State: Todo
//~ todo BE_000 a033e2c6 5c229919 3adacd1a.905c6148
#[test]
#[ignore = "todo: BE_000 Lightcaller"]
fn BE_000_lightcaller() {
    check(
        CardClass::Paladin,
        &[Give("BE_000"), Cost("BE_000", 3), Stats("BE_000", 4, 2), Has("BE_000", GameTag::LIFESTEAL), Unwritten],
    );
}

/// # Rajh
///
/// `BE_004` · Paladin minion · 5 mana · 4/4
///
/// > **Battlecry: Assemble** a minion from any class. Transform it into a **Passive** Hero Power.
///
/// State: Todo
//~ todo BE_004 e64a3b4e 3da9bf14 ca79f52a.f6a74d48
#[test]
#[ignore = "todo: BE_004 Rajh"]
fn BE_004_rajh() {
    check(CardClass::Paladin, &[Give("BE_004"), Cost("BE_004", 5), Stats("BE_004", 4, 4), Unwritten]);
}

/// # Sun's Radiance
///
/// `BE_004p` · Neutral hero power · 0 mana
///
/// > {0}
///
/// State: Todo
//~ todo BE_004p 4acfbd31 3df3b222 bc47d6e4.378ffe7e
#[test]
#[ignore = "todo: BE_004p Sun's Radiance"]
fn BE_004p_suns_radiance() {
    check(CardClass::Paladin, &[HasHeroPower("BE_004p"), Cost("BE_004p", 0), Unwritten]);
}

/// # March to War
///
/// `BE_142` · Paladin spell · Holy · 1 mana
///
/// > All numbers on this card equal your remaining Mana. Summon a @/@ Soldier with **Divine Shield**.
///
/// State: Todo
//~ todo BE_142 1ca77f44 079d6ebc f0cc4cb4.908df079
#[test]
#[ignore = "todo: BE_142 March to War"]
fn BE_142_march_to_war() {
    check(CardClass::Paladin, &[Give("BE_142"), Cost("BE_142", 1), Unwritten]);
}

/// # Vanir Soldier
///
/// `BE_142t` · Paladin minion · 1 mana · 1/1
///
/// > **Divine Shield**
///
/// State: Vanilla
//~ vanilla BE_142t e0b2bc56 cd639fd0 6a539119.cc526ac4
#[test]
fn BE_142t_vanir_soldier() {
    check(
        CardClass::Paladin,
        &[
            Give("BE_142t"),
            Cost("BE_142t", 1),
            Stats("BE_142t", 1, 1),
            Has("BE_142t", GameTag::DIVINE_SHIELD),
            Play("BE_142t", Nothing),
            In(The("BE_142t"), Zone::Play),
            Now(The("BE_142t"), 1, 1),
            HasNow(The("BE_142t"), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Amitut, Keeper of Amitus
///
/// `BE_143` · Paladin minion · 7 mana · 5/8
///
/// > **Taunt**. **Battlecry:** For each Holy spell in your deck, shuffle in a copy with **Cast when Drawn**.
///
/// State: Todo
//~ todo BE_143 f48df7bf 33b9b6d4 29f35848.6bc89eda
#[test]
#[ignore = "todo: BE_143 Amitut, Keeper of Amitus"]
fn BE_143_amitut_keeper_of_amitus() {
    check(
        CardClass::Paladin,
        &[Give("BE_143"), Cost("BE_143", 7), Stats("BE_143", 5, 8), Has("BE_143", GameTag::TAUNT), Unwritten],
    );
}

/// # Oathbinder's Aura
///
/// `BE_146` · Paladin spell · Holy · 3 mana
///
/// > After you cast a Holy spell, summon a Soldier with stats equal to its Cost and **Divine Shield**. Lasts 3 turns.
///
/// State: Todo
//~ todo BE_146 fb911f48 37f19862 626a792b.d24ad0f2
#[test]
#[ignore = "todo: BE_146 Oathbinder's Aura"]
fn BE_146_oathbinders_aura() {
    check(CardClass::Paladin, &[Give("BE_146"), Cost("BE_146", 3), Unwritten]);
}

/// # Sundancer
///
/// `BE_152` · Paladin minion · 2 mana · 2/3
///
/// > At the end of your turn, get a 2-Cost Blessing that gives +2/+3.
///
/// State: Derived
//~ derived BE_152 fd9036d7 2383b8a2 b0a7b8aa.bb81dfd3
#[test]
fn BE_152_sundancer() {
    check(
        CardClass::Paladin,
        &[
            Give("BE_152"),
            Cost("BE_152", 2),
            Stats("BE_152", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BE_152"),
            EndTurn,
            Is(InHand(1), "BE_152t"),
            CostNow(InHand(1), 2),
            HandCount(Mine, 2),
        ],
    );
}

/// # Sun's Blessing
///
/// `BE_152e` · Paladin enchantment
///
/// > +2/+3.
///
/// State: Derived
//~ derived BE_152e ac8d7f41 d6bec4e9 aa708e83.7aa9e95d
#[test]
fn BE_152e_suns_blessing() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "BE_152e"), Now(My(0), 7, 4)]);
}

/// # Sun's Blessing
///
/// `BE_152t` · Paladin spell · Holy · 2 mana
///
/// > Give a minion +2/+3.
///
/// State: Derived
//~ derived BE_152t cf63fa81 1c08a732 e64b710a.fa45baac
#[test]
fn BE_152t_suns_blessing() {
    check(
        CardClass::Paladin,
        &[
            Give("BE_152t"),
            Cost("BE_152t", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BE_152t", On(Nth(2))),
            Now(Nth(2), 6, 8),
        ],
    );
    check(
        CardClass::Paladin,
        &[Give("BE_152t"), Friend("CS2_182"), Enemy("CS2_182"), Play("BE_152t", On(Nth(1))), Now(Nth(1), 6, 8)],
    );
}

/// # Sun's Reckoning
///
/// `BE_153` · Paladin spell · Holy · 2 mana
///
/// > Deal $1 damage to all enemy minions. Shuffle 'Final Reckoning' into your deck.
///
/// State: Derived
//~ derived BE_153 a216bf2c 24dc729c da8430c4.eb062c2b
#[test]
fn BE_153_suns_reckoning() {
    check(
        CardClass::Paladin,
        &[
            Give("BE_153"),
            Cost("BE_153", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BE_153", Nothing),
            DeckCount(Mine, 20),
            Now(Nth(2), 4, 4),
            In(The("BE_153t"), Zone::Deck),
        ],
    );
}

/// # Final Reckoning
///
/// `BE_153t` · Paladin spell · Holy · 2 mana
///
/// > **Lifesteal** Deal $3 damage to all enemy minions.
///
/// State: Derived
//~ derived BE_153t 0144e557 852e98ca 4e57601b.a5c2294f
#[test]
fn BE_153t_final_reckoning() {
    check(
        CardClass::Paladin,
        &[
            Give("BE_153t"),
            Cost("BE_153t", 2),
            Has("BE_153t", GameTag::LIFESTEAL),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("BE_153t", Nothing),
            Now(MyHero, 0, 13),
            Damage(MyHero, 17),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Humble Judgment
///
/// `BE_154` · Paladin spell · 3 mana
///
/// > Draw 3 cards. Set the Attack and Health of any minions drawn to 2.
///
/// State: Derived
//~ derived BE_154 e8654aec f8dc9560 34a25e83.4594f0a5
#[test]
fn BE_154_humble_judgment() {
    check(
        CardClass::Paladin,
        &[
            Give("BE_154"),
            Cost("BE_154", 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("BE_154", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 3),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 2, 2),
            CostNow(Nth(4), 3),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 2, 2),
            CostNow(Nth(5), 4),
            In(Nth(5), Zone::Hand),
            Now(Nth(5), 2, 2),
        ],
    );
}

/// # Humbled
///
/// `BE_154e` · Paladin enchantment
///
/// > Stats changed to 2/2.
///
/// State: Derived
//~ derived BE_154e d8707c9f 2a6b6d7a 337da891.b54ad8d2
#[test]
fn BE_154e_humbled() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "BE_154e"), Now(My(0), 2, 2)]);
}

/// # Halls of Origination
///
/// `BE_183` · Paladin spell · Holy · 8 mana
///
/// > **Lifesteal**. Deal $8 damage randomly split among all enemies. Summon an 8-Cost minion.
///
/// State: Derived
//~ derived BE_183 ac801afe b8f26334 157bce00.f0942b5f
#[test]
fn BE_183_halls_of_origination() {
    check(
        CardClass::Paladin,
        &[
            Give("BE_183"),
            Cost("BE_183", 8),
            Has("BE_183", GameTag::LIFESTEAL),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Force(Card("OG_142")),
            Play("BE_183", Nothing),
            Now(MyHero, 0, 18),
            BoardCount(Mine, 2),
            Damage(MyHero, 12),
            Dead(Nth(2)),
            In(The("OG_142"), Zone::Play),
            Now(The("OG_142"), 6, 10),
            Now(TheirHero, 0, 5),
            BoardCount(Theirs, 0),
            Damage(TheirHero, 25),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("BE_183"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Never(Card("AV_203")),
            Play("BE_183", Nothing),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("BE_183"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Never(Card("AT_003")),
            Play("BE_183", Nothing),
        ],
    );
}

/// # Sandcrafter
///
/// `BE_229` · Paladin minion · 2 mana · 3/2
///
/// > **Battlecry: Assemble** a minion with an end of your turn effect.
///
/// State: Todo
//~ todo BE_229 7852785c c6c6a9b7 83f2ade0.8119047d
#[test]
#[ignore = "todo: BE_229 Sandcrafter"]
fn BE_229_sandcrafter() {
    check(CardClass::Paladin, &[Give("BE_229"), Cost("BE_229", 2), Stats("BE_229", 3, 2), Unwritten]);
}

/// # \[SenCore\] Seal of Blood
///
/// `Core_mon_0011` · Paladin spell · Holy · 3 mana
///
/// > Give a minion +3/+3 and **Divine Shield**. Deal $3 damage to your hero.
///
/// State: Derived
//~ derived Core_mon_0011 9ff957e9 692f601f 0dc7a993.40661242
#[test]
fn Core_mon_0011_sen_core_seal_of_blood() {
    check(
        CardClass::Paladin,
        &[
            Give("Core_mon_0011"),
            Cost("Core_mon_0011", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("Core_mon_0011", On(Nth(2))),
            Now(MyHero, 0, 27),
            Damage(MyHero, 3),
            HasNow(Nth(2), GameTag::DIVINE_SHIELD),
            Now(Nth(2), 7, 8),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("Core_mon_0011"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("Core_mon_0011", On(Nth(1))),
            Now(MyHero, 0, 27),
            Damage(MyHero, 3),
            HasNow(Nth(1), GameTag::DIVINE_SHIELD),
            Now(Nth(1), 7, 8),
        ],
    );
}
