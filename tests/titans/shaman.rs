//! Shaman cards of TITANS, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 1f1aefad

/// # Lightning Reflexes
///
/// `TTN_317` · Shaman spell · Nature · 1 mana
///
/// > **Discover** a Nature spell. If you play it this turn, **Discover** another.
///
/// State: Todo
//~ todo TTN_317 158f33af f949cb55 05d4ea7c.e94b4c18
#[test]
#[ignore = "todo: TTN_317 Lightning Reflexes"]
fn TTN_317_lightning_reflexes() {
    check(CardClass::Shaman, &[Give("TTN_317"), Cost("TTN_317", 1), Unwritten]);
}

/// # Turn the Tides
///
/// `TTN_722` · Shaman spell · Nature · 3 mana
///
/// > Give your hero +3 Attack this turn. Summon a 3/3 Elemental with **Rush**. **Overload:** (1)
///
/// State: Derived
//~ derived TTN_722 74ea7eba 60d31530 b9c11071.aa46b15e
#[test]
fn TTN_722_turn_the_tides() {
    check(
        CardClass::Shaman,
        &[
            Give("TTN_722"),
            Cost("TTN_722", 3),
            Has("TTN_722", GameTag::OVERLOAD),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TTN_722", Nothing),
            Now(MyHero, 3, 30),
            BoardCount(Mine, 2),
            In(The("TTN_833t"), Zone::Play),
            Now(The("TTN_833t"), 3, 3),
        ],
    );
}

/// # Tempest Hammer
///
/// `TTN_725` · Shaman weapon · 4 mana · 1/3 durability
///
/// > After your hero attacks, deal 3 damage to the lowest Health enemy.
///
/// State: Derived
//~ derived TTN_725 66671542 acd25445 8541a59c.958983cf
#[test]
fn TTN_725_tempest_hammer() {
    check(
        CardClass::Shaman,
        &[
            Give("TTN_725"),
            Cost("TTN_725", 4),
            Stats("TTN_725", 1, 3),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Friend("TTN_725"),
            Attack(MyHero, TheirHero),
            Dead(Nth(2)),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("TTN_725"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Friend("TTN_725"),
            Attack(MyHero, Nth(2)),
            Now(Nth(3), 4, 2),
        ],
    );
}

/// # Thorignir Drake
///
/// `TTN_727` · Shaman minion · 7 mana · 6/6
///
/// > **Rush** Whenever this attacks, summon two 3/1 Whelps to attack the target first.
///
/// State: Derived
//~ derived TTN_727 502ec6d7 934f6fbe 2d95b31e.2b047336
#[test]
fn TTN_727_thorignir_drake() {
    check(
        CardClass::Shaman,
        &[
            Give("TTN_727"),
            Cost("TTN_727", 7),
            Stats("TTN_727", 6, 6),
            Has("TTN_727", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("TTN_727"),
            Attack(Nth(4), TheirHero),
            BoardCount(Mine, 4),
            In(The("TTN_727t"), Zone::Play),
            Now(The("TTN_727t"), 3, 1),
            Now(TheirHero, 0, 18),
            Damage(TheirHero, 12),
        ],
    );
}

/// # Juvenile Thorignir
///
/// `TTN_727t` · Shaman minion · 2 mana · 3/1
///
/// State: Vanilla
//~ vanilla TTN_727t de1888d5 18e9e3be 57fc04dd
#[test]
fn TTN_727t_juvenile_thorignir() {
    check(
        CardClass::Shaman,
        &[
            Give("TTN_727t"),
            Cost("TTN_727t", 2),
            Stats("TTN_727t", 3, 1),
            Play("TTN_727t", Nothing),
            In(The("TTN_727t"), Zone::Play),
            Now(The("TTN_727t"), 3, 1),
        ],
    );
}

/// # Golganneth, the Thunderer
///
/// `TTN_800` · Shaman minion · 6 mana · 5/7
///
/// > **Titan** Your first spell each turn costs (3) less.
///
/// State: Derived
//~ derived TTN_800 2c0bf2bf fb89ab07 c8af6dc1.b5cd433e
#[test]
fn TTN_800_golganneth_the_thunderer() {
    check(
        CardClass::Shaman,
        &[
            Give("TTN_800"),
            Cost("TTN_800", 6),
            Stats("TTN_800", 5, 7),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TTN_800"),
            Hurt(Nth(3), 2),
            Hurt(Nth(4), 2),
            Hurt(Nth(5), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("GAME_005", Nothing),
            Crystals(10),
            Use(Nth(5), 0, Nothing),
            Now(MyHero, 0, 16),
            Damage(MyHero, 14),
            Now(Nth(3), 4, 5),
            Dead(Nth(4)),
            Now(Nth(5), 5, 7),
            Now(TheirHero, 0, 7),
            BoardCount(Theirs, 0),
            Damage(TheirHero, 23),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("TTN_800"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TTN_800"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Use(Nth(5), 1, On(Nth(4))),
            Dead(Nth(4)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("TTN_800"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TTN_800"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Use(Nth(5), 1, On(Nth(3))),
            BoardCount(Mine, 1),
            Dead(Nth(3)),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("TTN_800"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("TLC_248"),
            Enemy("CS2_182"),
            Friend("TTN_800"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Use(Nth(5), 1, On(Nth(3))),
            Now(Nth(3), 14, 8),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("TTN_800"),
            OnTop("AT_051"),
            OnTop("AT_051"),
            OnTop("AT_051"),
            OnTop("AT_051"),
            OnTop("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TTN_800"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Use(Nth(10), 2, Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 6),
            CostNow(Nth(2), 3),
            In(Nth(2), Zone::Hand),
            TagNow(Nth(2), GameTag::SPELLPOWER, 0),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            TagNow(Nth(3), GameTag::SPELLPOWER, 0),
            CostNow(Nth(4), 3),
            In(Nth(4), Zone::Hand),
            TagNow(Nth(4), GameTag::SPELLPOWER, 0),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("TTN_800"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TTN_800"),
            CostNow(Nth(0), 6),
            CostNow(Nth(1), 2),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("TTN_800"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TTN_800"),
            Play("GAME_005", Nothing),
            Crystals(10),
            CostNow(Nth(1), 5),
        ],
    );
}

/// # Storm of the Titan
///
/// `TTN_800e2` · Neutral enchantment
///
/// > Costs (3) less.
///
/// State: Derived
//~ derived TTN_800e2 a2777410 447cc7af cfc9f6bf.bb1f76c5
#[test]
fn TTN_800e2_storm_of_the_titan() {
    check(CardClass::Shaman, &[Give("CS2_119"), Enchant(Nth(0), "TTN_800e2"), CostNow(Nth(0), 1)]);
}

/// # Roaring Oceans
///
/// `TTN_800t` · Shaman spell · 0 mana
///
/// > Deal 3 damage to all enemies and restore 6 Health to all friendly characters.
///
/// State: Derived
//~ derived TTN_800t 1cf6d350 b251dd9f 9dbaed44.6bcea403
#[test]
fn TTN_800t_roaring_oceans() {
    check(
        CardClass::Shaman,
        &[
            Give("TTN_800t"),
            Cost("TTN_800t", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("TTN_800t", Nothing),
            Now(MyHero, 0, 16),
            Damage(MyHero, 14),
            Now(Nth(1), 4, 5),
            Dead(Nth(2)),
            Now(TheirHero, 0, 7),
            BoardCount(Theirs, 0),
            Damage(TheirHero, 23),
        ],
    );
}

/// # Lord of Skies
///
/// `TTN_800t2` · Shaman spell · 0 mana
///
/// > Deal 20 damage to another minion.
///
/// State: Derived
//~ derived TTN_800t2 2e7fc65a f1f2a35b 0b0fdf05.aec8f67d
#[test]
fn TTN_800t2_lord_of_skies() {
    check(
        CardClass::Shaman,
        &[
            Give("TTN_800t2"),
            Cost("TTN_800t2", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TTN_800t2", On(Nth(2))),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("TTN_800t2"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TTN_800t2", On(Nth(1))),
            BoardCount(Mine, 0),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Shaman,
        &[Give("TTN_800t2"), Friend("TLC_248"), Play("TTN_800t2", On(Nth(1))), Now(Nth(1), 14, 8)],
    );
}

/// # Shargahn's Wrath
///
/// `TTN_800t3` · Shaman spell · 0 mana
///
/// > Draw 3 **Overload** cards.
///
/// State: Derived
//~ derived TTN_800t3 113dba54 042a963a 65ea2036.8c395210
#[test]
fn TTN_800t3_shargahns_wrath() {
    check(
        CardClass::Shaman,
        &[
            Give("TTN_800t3"),
            Cost("TTN_800t3", 0),
            OnTop("AT_051"),
            OnTop("AT_051"),
            OnTop("AT_051"),
            OnTop("AT_051"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TTN_800t3", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 3),
            CostNow(Nth(2), 3),
            In(Nth(2), Zone::Hand),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            CostNow(Nth(4), 3),
            In(Nth(4), Zone::Hand),
        ],
    );
}

/// # Champion of Storms
///
/// `TTN_801` · Shaman minion · 4 mana · 3/5
///
/// > After you cast a Nature spell, summon a 4/2 Elemental. **Forge:** With **Rush**.
///
/// State: Todo
//~ todo TTN_801 ca0184e1 2f83b2f1 c4e48314.8210bb46
#[test]
#[ignore = "todo: TTN_801 Champion of Storms"]
fn TTN_801_champion_of_storms() {
    check(CardClass::Shaman, &[Give("TTN_801"), Cost("TTN_801", 4), Stats("TTN_801", 3, 5), Unwritten]);
}

/// # Champion of Storms
///
/// `TTN_801t` · Shaman minion · 4 mana · 3/5
///
/// > **Forged** After you cast a Nature spell, summon a 4/2 Elemental with **Rush**.
///
/// State: Todo
//~ todo TTN_801t 8c775ecb 60677c62 cc5a123f.b6777a6c
#[test]
#[ignore = "todo: TTN_801t Champion of Storms"]
fn TTN_801t_champion_of_storms() {
    check(
        CardClass::Shaman,
        &[Give("TTN_801t"), Cost("TTN_801t", 4), Stats("TTN_801t", 3, 5), Has("TTN_801t", GameTag::FORGED), Unwritten],
    );
}

/// # Storm Cyclone
///
/// `TTN_801t1` · Shaman minion · 3 mana · 4/2
///
/// State: Vanilla
//~ vanilla TTN_801t1 0092d3d2 deb03595 426ee0d6
#[test]
fn TTN_801t1_storm_cyclone() {
    check(
        CardClass::Shaman,
        &[
            Give("TTN_801t1"),
            Cost("TTN_801t1", 3),
            Stats("TTN_801t1", 4, 2),
            Play("TTN_801t1", Nothing),
            In(The("TTN_801t1"), Zone::Play),
            Now(The("TTN_801t1"), 4, 2),
        ],
    );
}

/// # Storm Cyclone
///
/// `TTN_801t2` · Shaman minion · 3 mana · 4/2
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla TTN_801t2 5026bc4f 28eeaaf3 13dd7ccd.57b12c28
#[test]
fn TTN_801t2_storm_cyclone() {
    check(
        CardClass::Shaman,
        &[
            Give("TTN_801t2"),
            Cost("TTN_801t2", 3),
            Stats("TTN_801t2", 4, 2),
            Has("TTN_801t2", GameTag::RUSH),
            Play("TTN_801t2", Nothing),
            In(The("TTN_801t2"), Zone::Play),
            Now(The("TTN_801t2"), 4, 2),
            HasNow(The("TTN_801t2"), GameTag::RUSH),
        ],
    );
}

/// # Flash of Lightning
///
/// `TTN_830` · Shaman spell · Nature · 2 mana
///
/// > Draw a card. Next turn, your Nature spells cost (1) less.
///
/// State: Todo
//~ todo TTN_830 205534d4 c6c10dac 50edd94f.8f382b2f
#[test]
#[ignore = "todo: TTN_830 Flash of Lightning"]
fn TTN_830_flash_of_lightning() {
    check(CardClass::Shaman, &[Give("TTN_830"), Cost("TTN_830", 2), Unwritten]);
}

/// # Crash of Thunder
///
/// `TTN_831` · Shaman spell · Nature · 5 mana
///
/// > Deal $3 damage to all enemies. Costs (1) less for each Nature spell you've cast this turn.
///
/// State: Derived
//~ derived TTN_831 82b64824 f73899f9 8bea71a1.dee65fb2
#[test]
fn TTN_831_crash_of_thunder() {
    check(
        CardClass::Shaman,
        &[
            Give("TTN_831"),
            Cost("TTN_831", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EX1_169", Nothing),
            Crystals(10),
            Play("TTN_831", Nothing),
            Now(Nth(2), 4, 2),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("TTN_831"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EX1_169", Nothing),
            Crystals(10),
            CostNow(Nth(0), 4),
        ],
    );
}

/// # Disciple of Golganneth
///
/// `TTN_833` · Shaman minion · 2 mana · 2/3
///
/// > At the end of your turn, reduce the Cost of a random **Overload** card in your hand by (1).
///
/// State: Derived
//~ derived TTN_833 84beee2a 6a313b0e c95d97b9.255229e9
#[test]
fn TTN_833_disciple_of_golganneth() {
    check(
        CardClass::Shaman,
        &[
            Give("TTN_833"),
            Cost("TTN_833", 2),
            Stats("TTN_833", 2, 3),
            Give("AT_051"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TTN_833"),
            Force(Entity(Nth(1))),
            EndTurn,
            CostNow(Nth(1), 2),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("TTN_833"),
            Give("AT_051"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TTN_833"),
            Never(Entity(Nth(2))),
            EndTurn,
        ],
    );
}

/// # Shocking
///
/// `TTN_833e` · Shaman enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived TTN_833e 2fc027b5 bdc881b2 6d093214.f705eb41
#[test]
fn TTN_833e_shocking() {
    check(CardClass::Shaman, &[Give("CS2_118"), Enchant(Nth(0), "TTN_833e"), CostNow(Nth(0), 2)]);
}

/// # Wavecrash
///
/// `TTN_833e1` · Shaman enchantment
///
/// > +3 Attack this turn.
///
/// State: Derived
//~ derived TTN_833e1 b2d06b84 5f4192df df911364.268eca27
#[test]
fn TTN_833e1_wavecrash() {
    check(
        CardClass::Shaman,
        &[Friend("CS2_118"), Enchant(My(0), "TTN_833e1"), Now(My(0), 8, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Waveling
///
/// `TTN_833t` · Shaman minion · 3 mana · 3/3
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla TTN_833t 7c53fde3 c6e4c916 31e063a7.57b12c28
#[test]
fn TTN_833t_waveling() {
    check(
        CardClass::Shaman,
        &[
            Give("TTN_833t"),
            Cost("TTN_833t", 3),
            Stats("TTN_833t", 3, 3),
            Has("TTN_833t", GameTag::RUSH),
            Play("TTN_833t", Nothing),
            In(The("TTN_833t"), Zone::Play),
            Now(The("TTN_833t"), 3, 3),
            HasNow(The("TTN_833t"), GameTag::RUSH),
        ],
    );
}

/// # Thorim, Stormlord
///
/// `TTN_835` · Shaman minion · 3 mana · 3/4
///
/// > **Battlecry:** Unlock your **Overloaded** Mana Crystals. Draw that many cards.
///
/// State: Derived
//~ derived TTN_835 8faa5798 678a0905 e7213fab.463a3dda
#[test]
fn TTN_835_thorim_stormlord() {
    check(
        CardClass::Shaman,
        &[
            Give("TTN_835"),
            Cost("TTN_835", 3),
            Stats("TTN_835", 3, 4),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_052", Nothing),
            EndTurn,
            EndTurn,
            Play("TTN_835", Nothing),
            DeckCount(Mine, 20),
            HandCount(Mine, 2),
            CostNow(Nth(2), 3),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 5, 1),
            Mana(7),
        ],
    );
}

/// # Conductivity
///
/// `YOG_522` · Shaman spell · Nature · 2 mana
///
/// > The next spell you cast this turn also targets adjacent minions.
///
/// State: Todo
//~ todo YOG_522 df966114 acb7cc6d 1be7d742.668c06fc
#[test]
#[ignore = "todo: YOG_522 Conductivity"]
fn YOG_522_conductivity() {
    check(CardClass::Shaman, &[Give("YOG_522"), Cost("YOG_522", 2), Unwritten]);
}

/// # Infested Watcher
///
/// `YOG_523` · Shaman minion · 4 mana · 4/4
///
/// > **Taunt Deathrattle:** Get two 1/1 Chaotic Tendrils.
///
/// State: Derived
//~ derived YOG_523 902d5972 89bfcc62 4b4ebe62.3b0b5b80
#[test]
fn YOG_523_infested_watcher() {
    check(
        CardClass::Shaman,
        &[
            Give("YOG_523"),
            Cost("YOG_523", 4),
            Stats("YOG_523", 4, 4),
            Has("YOG_523", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("YOG_523"),
            Kill(Nth(3)),
            Is(InHand(1), "YOG_514"),
            CostNow(InHand(1), 1),
            Now(InHand(1), 1, 1),
            Is(InHand(2), "YOG_514"),
            CostNow(InHand(2), 1),
            Now(InHand(2), 1, 1),
            HandCount(Mine, 3),
        ],
    );
}

/// # Shock Hopper
///
/// `YOG_524` · Shaman minion · 1 mana · 1/2
///
/// > **Battlecry:** Get a random **Overload** card.
///
/// State: Derived
//~ derived YOG_524 9806fe0e c70d6878 fe313ee6.fc26dcf8
#[test]
fn YOG_524_shock_hopper() {
    check(
        CardClass::Shaman,
        &[
            Give("YOG_524"),
            Cost("YOG_524", 1),
            Stats("YOG_524", 1, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_051")),
            Play("YOG_524", Nothing),
            Is(InHand(0), "AT_051"),
            CostNow(InHand(0), 3),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Shaman,
        &[Give("YOG_524"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_001")), Play("YOG_524", Nothing)],
    );
}
