//! Druid cards of Knights of the Frozen Throne, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d893d5b3

/// # Fatespinner
///
/// `ICC_047` · Druid minion · 5 mana · 5/3
///
/// > **Choose a Deathrattle (Secretly) -** Deal 3 damage to all minions; or Give them +2/+2.
///
/// State: Todo
//~ todo ICC_047 dce4a7f0 a9702ce0 c3b8317f.52d6850e
#[test]
#[ignore = "todo: ICC_047 Fatespinner"]
fn ICC_047_fatespinner() {
    check(CardClass::Druid, &[Give("ICC_047"), Cost("ICC_047", 5), Stats("ICC_047", 5, 3), Unwritten]);
}

/// # Growth
///
/// `ICC_047a` · Druid spell · 5 mana
///
/// > **Deathrattle:** Give all minions +2/+2.
///
/// State: Todo
//~ todo ICC_047a 39967aeb 2c1439a5 eb4014a5.988fe15c
#[test]
#[ignore = "todo: ICC_047a Growth"]
fn ICC_047a_growth() {
    check(CardClass::Druid, &[Give("ICC_047a"), Cost("ICC_047a", 5), Unwritten]);
}

/// # Decay
///
/// `ICC_047b` · Druid spell · 5 mana
///
/// > **Deathrattle:** Deal 3 damage to all minions.
///
/// State: Todo
//~ todo ICC_047b 9c314ada 4e3332f8 ed65f92f.989a34ef
#[test]
#[ignore = "todo: ICC_047b Decay"]
fn ICC_047b_decay() {
    check(CardClass::Druid, &[Give("ICC_047b"), Cost("ICC_047b", 5), Unwritten]);
}

/// # Growth
///
/// `ICC_047e` · Druid enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived ICC_047e 5ad36bd3 2347ad92 cadf9a6b.6d6ab056
#[test]
fn ICC_047e_growth() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "ICC_047e"), Now(My(0), 7, 3)]);
}

/// # Fatespinner
///
/// `ICC_047t` · Druid minion · 5 mana · 5/3
///
/// > **Secret Deathrattle:** Deal 3 damage to all minions; or Give them +2/+2.@**Secret Deathrattle:** Give +2/+2 to all minions.@**Secret Deathrattle:** Deal 3 damage to all minions.
///
/// State: Todo
//~ todo ICC_047t 3418cd56 6f5ec2ea e516a491.d88c4ac7
#[test]
#[ignore = "todo: ICC_047t Fatespinner"]
fn ICC_047t_fatespinner() {
    check(CardClass::Druid, &[Give("ICC_047t"), Cost("ICC_047t", 5), Stats("ICC_047t", 5, 3), Unwritten]);
}

/// # Fatespinner
///
/// `ICC_047t2` · Druid minion · 5 mana · 5/3
///
/// > **Deathrattle:** Deal 3 damage to all minions and give them +2/+2.
///
/// State: Derived
//~ derived ICC_047t2 f6bc7d7b f34dbd88 4f0c2209.2ac38741
#[test]
fn ICC_047t2_fatespinner() {
    check(
        CardClass::Druid,
        &[
            Give("ICC_047t2"),
            Cost("ICC_047t2", 5),
            Stats("ICC_047t2", 5, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ICC_047t2"),
            Kill(Nth(3)),
            Now(Nth(1), 6, 4),
            Now(Nth(2), 6, 4),
        ],
    );
}

/// # Webweave
///
/// `ICC_050` · Druid spell · Shadow · 5 mana
///
/// > Summon two 1/2 **Poisonous** Spiders.
///
/// State: Todo
//~ todo ICC_050 f7dbb756 48e37962 67bd91da.885cdb0a
#[test]
#[ignore = "todo: ICC_050 Webweave"]
fn ICC_050_webweave() {
    check(CardClass::Druid, &[Give("ICC_050"), Cost("ICC_050", 5), Unwritten]);
}

/// # Druid of the Swarm
///
/// `ICC_051` · Druid minion · 2 mana · 1/2
///
/// > **Choose One -** Transform into a 1/2 with **Poisonous**; or a 1/5 with **Taunt**.
///
/// State: Done
//~ done ICC_051 b97ed7fe - db04e9a2.149c5c12
#[test]
fn ICC_051_druid_of_the_swarm() {
    check(
        CardClass::Druid,
        &[
            Give("ICC_051"),
            Cost("ICC_051", 2),
            Stats("ICC_051", 1, 2),
            PlayOption("ICC_051", 0, Nothing),
            Is(My(0), "ICC_051t"),
            Now(My(0), 1, 2),
            HasNow(My(0), GameTag::POISONOUS),
        ],
    );
    check(
        CardClass::Druid,
        &[PlayOption("ICC_051", 1, Nothing), Is(My(0), "ICC_051t2"), Now(My(0), 1, 5), HasNow(My(0), GameTag::TAUNT)],
    );
}

/// # Spider Form
///
/// `ICC_051a` · Druid minion · 2 mana · 1/2
///
/// > **Poisonous**
///
/// State: Derived
//~ derived ICC_051a c06ce44a 3228d2c4 f0426ca7.2574dcf7
#[test]
fn ICC_051a_spider_form() {
    check(
        CardClass::Druid,
        &[
            Give("ICC_051a"),
            Cost("ICC_051a", 2),
            Stats("ICC_051a", 1, 2),
            Has("ICC_051a", GameTag::POISONOUS),
            PlayOption("ICC_051", 0, Nothing),
            Is(Nth(1), "ICC_051t"),
            Now(Nth(1), 1, 2),
        ],
    );
}

/// # Scarab Form
///
/// `ICC_051b` · Druid minion · 2 mana · 1/5
///
/// > **Taunt**
///
/// State: Derived
//~ derived ICC_051b 48e97c6d a64dbcd3 83c1315c.4b0c5d24
#[test]
fn ICC_051b_scarab_form() {
    check(
        CardClass::Druid,
        &[
            Give("ICC_051b"),
            Cost("ICC_051b", 2),
            Stats("ICC_051b", 1, 5),
            Has("ICC_051b", GameTag::TAUNT),
            PlayOption("ICC_051", 1, Nothing),
            Is(Nth(1), "ICC_051t2"),
            Now(Nth(1), 1, 5),
        ],
    );
}

/// # Druid of the Swarm
///
/// `ICC_051t` · Druid minion · 2 mana · 1/2
///
/// > **Poisonous**
///
/// State: Vanilla
//~ vanilla ICC_051t 21f9466b 300f4db0 17d0b800.2574dcf7
#[test]
fn ICC_051t_druid_of_the_swarm() {
    check(
        CardClass::Druid,
        &[
            Give("ICC_051t"),
            Cost("ICC_051t", 2),
            Stats("ICC_051t", 1, 2),
            Has("ICC_051t", GameTag::POISONOUS),
            Play("ICC_051t", Nothing),
            In(The("ICC_051t"), Zone::Play),
            Now(The("ICC_051t"), 1, 2),
            HasNow(The("ICC_051t"), GameTag::POISONOUS),
        ],
    );
}

/// # Druid of the Swarm
///
/// `ICC_051t2` · Druid minion · 2 mana · 1/5
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla ICC_051t2 2e658b70 470fa0ac b6cfb61d.4b0c5d24
#[test]
fn ICC_051t2_druid_of_the_swarm() {
    check(
        CardClass::Druid,
        &[
            Give("ICC_051t2"),
            Cost("ICC_051t2", 2),
            Stats("ICC_051t2", 1, 5),
            Has("ICC_051t2", GameTag::TAUNT),
            Play("ICC_051t2", Nothing),
            In(The("ICC_051t2"), Zone::Play),
            Now(The("ICC_051t2"), 1, 5),
            HasNow(The("ICC_051t2"), GameTag::TAUNT),
        ],
    );
}

/// # Druid of the Swarm
///
/// `ICC_051t3` · Druid minion · 2 mana · 1/5
///
/// > **Taunt Poisonous**
///
/// State: Vanilla
//~ vanilla ICC_051t3 120a60d8 6d98579e 990cf652.77d15bdb
#[test]
fn ICC_051t3_druid_of_the_swarm() {
    check(
        CardClass::Druid,
        &[
            Give("ICC_051t3"),
            Cost("ICC_051t3", 2),
            Stats("ICC_051t3", 1, 5),
            Has("ICC_051t3", GameTag::POISONOUS),
            Has("ICC_051t3", GameTag::TAUNT),
            Play("ICC_051t3", Nothing),
            In(The("ICC_051t3"), Zone::Play),
            Now(The("ICC_051t3"), 1, 5),
            HasNow(The("ICC_051t3"), GameTag::POISONOUS),
            HasNow(The("ICC_051t3"), GameTag::TAUNT),
        ],
    );
}

/// # Spreading Plague
///
/// `ICC_054` · Druid spell · Nature · 6 mana
///
/// > Summon a 1/5 Scarab with **Taunt**. If your opponent has more minions, cast this again.
///
/// State: Derived
//~ derived ICC_054 9bf8118c fc9223e0 989ee300.f2f91db9
#[test]
fn ICC_054_spreading_plague() {
    check(
        CardClass::Druid,
        &[
            Give("ICC_054"),
            Cost("ICC_054", 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ICC_054", Nothing),
            BoardCount(Mine, 2),
            In(The("ICC_832t4"), Zone::Play),
            Now(The("ICC_832t4"), 1, 5),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("ICC_054"),
            Friend("CS2_182"),
            Play("ICC_054", Nothing),
            BoardCount(Mine, 2),
            In(The("ICC_832t4"), Zone::Play),
            Now(The("ICC_832t4"), 1, 5),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("ICC_054"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("ICC_054", Nothing),
            BoardCount(Mine, 3),
            In(The("ICC_832t4"), Zone::Play),
            Now(The("ICC_832t4"), 1, 5),
        ],
    );
}

/// # Gnash
///
/// `ICC_079` · Druid spell · 3 mana
///
/// > Give your hero +3 Attack this turn. Gain 3 Armor.
///
/// State: Derived
//~ derived ICC_079 182e4c7b 9acda80c 8f247754.0ca410ab
#[test]
fn ICC_079_gnash() {
    check(
        CardClass::Druid,
        &[
            Give("ICC_079"),
            Cost("ICC_079", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ICC_079", Nothing),
            Armor(Mine, 3),
            Now(MyHero, 3, 30),
        ],
    );
}

/// # Gnash
///
/// `ICC_079e` · Druid enchantment
///
/// > +3 Attack this turn.
///
/// State: Derived
//~ derived ICC_079e d4f9602e fab89be1 75602f97.268eca27
#[test]
fn ICC_079e_gnash() {
    check(
        CardClass::Druid,
        &[Friend("CS2_118"), Enchant(My(0), "ICC_079e"), Now(My(0), 8, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Ultimate Infestation
///
/// `ICC_085` · Druid spell · 10 mana
///
/// > Deal $5 damage. Draw 5 cards. Gain 5 Armor. Summon a 5/5 Ghoul.
///
/// State: Derived
//~ derived ICC_085 b06c7108 16fe0af1 add1f48f.a67fbf93
#[test]
fn ICC_085_ultimate_infestation() {
    check(
        CardClass::Druid,
        &[
            Give("ICC_085"),
            Cost("ICC_085", 10),
            Targets("ICC_085", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ICC_085", On(Nth(9))),
            Armor(Mine, 5),
            BoardCount(Mine, 2),
            DeckCount(Mine, 21),
            HandCount(Mine, 5),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 3),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 5, 1),
            CostNow(Nth(5), 3),
            In(Nth(5), Zone::Hand),
            Now(Nth(5), 5, 1),
            CostNow(Nth(6), 3),
            In(Nth(6), Zone::Hand),
            Now(Nth(6), 5, 1),
            CostNow(Nth(7), 4),
            In(Nth(7), Zone::Hand),
            Now(Nth(7), 4, 5),
            Dead(Nth(9)),
            In(The("ICC_085t"), Zone::Play),
            Now(The("ICC_085t"), 5, 5),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("ICC_085"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ICC_085", On(Nth(8))),
            Armor(Mine, 5),
            DeckCount(Mine, 21),
            HandCount(Mine, 5),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 3),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 5, 1),
            CostNow(Nth(5), 3),
            In(Nth(5), Zone::Hand),
            Now(Nth(5), 5, 1),
            CostNow(Nth(6), 3),
            In(Nth(6), Zone::Hand),
            Now(Nth(6), 5, 1),
            CostNow(Nth(7), 4),
            In(Nth(7), Zone::Hand),
            Now(Nth(7), 4, 5),
            Dead(Nth(8)),
            In(The("ICC_085t"), Zone::Play),
            Now(The("ICC_085t"), 5, 5),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("ICC_085"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Play("ICC_085", On(TheirHero)),
            Armor(Mine, 5),
            BoardCount(Mine, 1),
            DeckCount(Mine, 21),
            HandCount(Mine, 5),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 3),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 5, 1),
            CostNow(Nth(5), 3),
            In(Nth(5), Zone::Hand),
            Now(Nth(5), 5, 1),
            CostNow(Nth(6), 3),
            In(Nth(6), Zone::Hand),
            Now(Nth(6), 5, 1),
            CostNow(Nth(7), 4),
            In(Nth(7), Zone::Hand),
            Now(Nth(7), 4, 5),
            In(The("ICC_085t"), Zone::Play),
            Now(The("ICC_085t"), 5, 5),
            Now(TheirHero, 0, 25),
            Damage(TheirHero, 5),
        ],
    );
}

/// # Ghoul Infestor
///
/// `ICC_085t` · Druid minion · 5 mana · 5/5
///
/// State: Vanilla
//~ vanilla ICC_085t cb080d5a 57de5a56 f441b18d
#[test]
fn ICC_085t_ghoul_infestor() {
    check(
        CardClass::Druid,
        &[
            Give("ICC_085t"),
            Cost("ICC_085t", 5),
            Stats("ICC_085t", 5, 5),
            Play("ICC_085t", Nothing),
            In(The("ICC_085t"), Zone::Play),
            Now(The("ICC_085t"), 5, 5),
        ],
    );
}

/// # Strongshell Scavenger
///
/// `ICC_807` · Druid minion · 4 mana · 2/3
///
/// > **Battlecry:** Give your **Taunt** minions +2/+2.
///
/// State: Derived
//~ derived ICC_807 05920527 99108198 98f216e6.0ec647e6
#[test]
fn ICC_807_strongshell_scavenger() {
    check(
        CardClass::Druid,
        &[
            Give("ICC_807"),
            Cost("ICC_807", 4),
            Stats("ICC_807", 2, 3),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("ICC_807", Nothing),
            Now(Nth(0), 2, 3),
            Now(Nth(1), 4, 3),
            Now(Nth(3), 4, 3),
        ],
    );
}

/// # Strongshell
///
/// `ICC_807e` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived ICC_807e fd89ebea 6487aeee 4f7b6bba.6d6ab056
#[test]
fn ICC_807e_strongshell() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "ICC_807e"), Now(My(0), 7, 3)]);
}

/// # Crypt Lord
///
/// `ICC_808` · Druid minion · 3 mana · 1/6
///
/// > **Taunt** After you summon a minion, gain +1 Health.
///
/// State: Derived
//~ derived ICC_808 e12101cc 841a91bd 40c68b4d.1df94055
#[test]
fn ICC_808_crypt_lord() {
    check(
        CardClass::Druid,
        &[
            Give("ICC_808"),
            Cost("ICC_808", 3),
            Stats("ICC_808", 1, 6),
            Has("ICC_808", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ICC_808"),
            Play("CS2_182", Nothing),
            Now(Nth(3), 1, 7),
        ],
    );
}

/// # Malfurion the Pestilent
///
/// `ICC_832` · Druid hero · 7 mana · 30 health, 5 armor
///
/// > **Choose One -** Summon 2 **Poisonous** Spiders; or 2 Scarabs with **Taunt**.
///
/// State: Todo
//~ todo ICC_832 2387a6f3 7f6daa6c ac7c2aec.50d810ef
#[test]
#[ignore = "todo: ICC_832 Malfurion the Pestilent"]
fn ICC_832_malfurion_the_pestilent() {
    check(CardClass::Druid, &[Give("ICC_832"), Cost("ICC_832", 7), Unwritten]);
}

/// # Scarab Plague
///
/// `ICC_832a` · Druid spell · 7 mana
///
/// > Summon two 1/5 Scarabs with **Taunt**.
///
/// State: Todo
//~ todo ICC_832a b4976cfd 40403aef b6140226.bdedceee
#[test]
#[ignore = "todo: ICC_832a Scarab Plague"]
fn ICC_832a_scarab_plague() {
    check(CardClass::Druid, &[Give("ICC_832a"), Cost("ICC_832a", 7), Unwritten]);
}

/// # Spider Plague
///
/// `ICC_832b` · Druid spell · 7 mana
///
/// > Summon two 1/2 Spiders with **Poisonous**.
///
/// State: Todo
//~ todo ICC_832b 7cd110a4 5e99aac7 c578ee15.b6856e9c
#[test]
#[ignore = "todo: ICC_832b Spider Plague"]
fn ICC_832b_spider_plague() {
    check(CardClass::Druid, &[Give("ICC_832b"), Cost("ICC_832b", 7), Unwritten]);
}

/// # Fangs
///
/// `ICC_832e` · Neutral enchantment
///
/// > +3 Attack this turn.
///
/// State: Derived
//~ derived ICC_832e 03d07d9b bc5d264f 35b6a32b.268eca27
#[test]
fn ICC_832e_fangs() {
    check(
        CardClass::Druid,
        &[Friend("CS2_118"), Enchant(My(0), "ICC_832e"), Now(My(0), 8, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Plague Lord
///
/// `ICC_832p` · Neutral hero power · 2 mana
///
/// > **Choose One -** +$a3 Attack this turn; or Gain $d3 Armor.
///
/// State: Todo
//~ todo ICC_832p 24cd2c1f 4b554fd2 2bd52671.b4a0b678
#[test]
#[ignore = "todo: ICC_832p Plague Lord"]
fn ICC_832p_plague_lord() {
    check(CardClass::Druid, &[HasHeroPower("ICC_832p"), Cost("ICC_832p", 2), Unwritten]);
}

/// # Scarab Shell
///
/// `ICC_832pa` · Druid spell · 2 mana
///
/// > +$d3 Armor.
///
/// State: Todo
//~ todo ICC_832pa 1cca1537 cfb6cfda af4b6f1f.ddaba323
#[test]
#[ignore = "todo: ICC_832pa Scarab Shell"]
fn ICC_832pa_scarab_shell() {
    check(CardClass::Druid, &[Give("ICC_832pa"), Cost("ICC_832pa", 2), Unwritten]);
}

/// # Spider Fangs
///
/// `ICC_832pb` · Druid spell · 2 mana
///
/// > +$a3 Attack.
///
/// State: Todo
//~ todo ICC_832pb ebbecff5 bad3ac97 1e7d1c3b.c4df6b2e
#[test]
#[ignore = "todo: ICC_832pb Spider Fangs"]
fn ICC_832pb_spider_fangs() {
    check(CardClass::Druid, &[Give("ICC_832pb"), Cost("ICC_832pb", 2), Unwritten]);
}

/// # Frost Widow
///
/// `ICC_832t3` · Druid minion · 1 mana · 1/2
///
/// > **Poisonous**
///
/// State: Vanilla
//~ vanilla ICC_832t3 a5084990 d4773821 5836fde1.2574dcf7
#[test]
fn ICC_832t3_frost_widow() {
    check(
        CardClass::Druid,
        &[
            Give("ICC_832t3"),
            Cost("ICC_832t3", 1),
            Stats("ICC_832t3", 1, 2),
            Has("ICC_832t3", GameTag::POISONOUS),
            Play("ICC_832t3", Nothing),
            In(The("ICC_832t3"), Zone::Play),
            Now(The("ICC_832t3"), 1, 2),
            HasNow(The("ICC_832t3"), GameTag::POISONOUS),
        ],
    );
}

/// # Scarab Beetle
///
/// `ICC_832t4` · Druid minion · 2 mana · 1/5
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla ICC_832t4 01a93fd0 4099139e 687fec6d.4b0c5d24
#[test]
fn ICC_832t4_scarab_beetle() {
    check(
        CardClass::Druid,
        &[
            Give("ICC_832t4"),
            Cost("ICC_832t4", 2),
            Stats("ICC_832t4", 1, 5),
            Has("ICC_832t4", GameTag::TAUNT),
            Play("ICC_832t4", Nothing),
            In(The("ICC_832t4"), Zone::Play),
            Now(The("ICC_832t4"), 1, 5),
            HasNow(The("ICC_832t4"), GameTag::TAUNT),
        ],
    );
}

/// # Hadronox
///
/// `ICC_835` · Druid minion · 9 mana · 3/7
///
/// > **Deathrattle:** Summon your **Taunt** minions that died this game.
///
/// State: Derived
//~ derived ICC_835 185090e7 5c97bdfa ae83a95d.b009e6f8
#[test]
fn ICC_835_hadronox() {
    check(
        CardClass::Druid,
        &[
            Give("ICC_835"),
            Cost("ICC_835", 9),
            Stats("ICC_835", 3, 7),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Friend("ICC_835"),
            Kill(Nth(1)),
            Crystals(10),
            Kill(Nth(7)),
            BoardCount(Mine, 3),
            In(The("AT_097"), Zone::Play),
            Now(The("AT_097"), 2, 1),
        ],
    );
}
