//! Neutral cards of Ashes of Outland, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 18db002f

/// # Rustsworn Initiate
///
/// `BT_008` · Neutral minion · 2 mana · 2/2
///
/// > **Deathrattle:** Summon a 1/1 Impcaster with **Spell Damage +1**.
///
/// State: Derived
//~ derived BT_008 22fc227f 5fcc2d98 bd32e9e2.ef7d3f5d
#[test]
fn BT_008_rustsworn_initiate() {
    check(
        CardClass::Mage,
        &[
            Give("BT_008"),
            Cost("BT_008", 2),
            Stats("BT_008", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_008"),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("BT_008t"), Zone::Play),
            Now(The("BT_008t"), 1, 1),
        ],
    );
}

/// # Impcaster
///
/// `BT_008t` · Neutral minion · 1 mana · 1/1
///
/// > **Spell Damage +1**
///
/// State: Vanilla
//~ vanilla BT_008t 94e0224a 0995ee17 2fff3a92.b88f2291
#[test]
fn BT_008t_impcaster() {
    check(
        CardClass::Mage,
        &[
            Give("BT_008t"),
            Cost("BT_008t", 1),
            Stats("BT_008t", 1, 1),
            Has("BT_008t", GameTag::SPELLPOWER),
            Play("BT_008t", Nothing),
            In(The("BT_008t"), Zone::Play),
            Now(The("BT_008t"), 1, 1),
            HasNow(The("BT_008t"), GameTag::SPELLPOWER),
        ],
    );
}

/// # Felfin Navigator
///
/// `BT_010` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** Give your other Murlocs +1/+1.
///
/// State: Derived
//~ derived BT_010 2f30a1fc c3472957 3fdbb682.aacab0ef
#[test]
fn BT_010_felfin_navigator() {
    check(
        CardClass::Mage,
        &[
            Give("BT_010"),
            Cost("BT_010", 4),
            Stats("BT_010", 4, 4),
            Friend("CS2_168"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_010", Nothing),
            Now(Nth(0), 4, 4),
            Now(Nth(1), 3, 2),
            Now(Nth(2), 4, 5),
        ],
    );
}

/// # Felfin Fueled
///
/// `BT_010e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived BT_010e 0b3cdd40 2a08aee1 ac223a84.67341004
#[test]
fn BT_010e_felfin_fueled() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "BT_010e"), Now(My(0), 6, 2)]);
}

/// # Teron Gorefiend
///
/// `BT_126` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** Destroy all other friendly minions. **Deathrattle:** Resummon them with +1/+1.
///
/// State: Todo
//~ todo BT_126 e608a1ae 21774eb3 e90fb17d.cd2d11a6
#[test]
#[ignore = "todo: BT_126 Teron Gorefiend"]
fn BT_126_teron_gorefiend() {
    check(CardClass::Mage, &[Give("BT_126"), Cost("BT_126", 3), Stats("BT_126", 3, 4), Unwritten]);
}

/// # Vengeful Spirit
///
/// `BT_126e2` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived BT_126e2 f2a0d2b4 8f4ca3cb 350309a8.67341004
#[test]
fn BT_126e2_vengeful_spirit() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "BT_126e2"), Now(My(0), 6, 2)]);
}

/// # Scrapyard Colossus
///
/// `BT_155` · Neutral minion · 10 mana · 7/7
///
/// > **Taunt Deathrattle:** Summon a 7/7 Felcracked Colossus with **Taunt**.
///
/// State: Derived
//~ derived BT_155 97ad8180 dae6161a 6b172e4d.77c4148e
#[test]
fn BT_155_scrapyard_colossus() {
    check(
        CardClass::Mage,
        &[
            Give("BT_155"),
            Cost("BT_155", 10),
            Stats("BT_155", 7, 7),
            Has("BT_155", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_155"),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("BT_155t"), Zone::Play),
            Now(The("BT_155t"), 7, 7),
        ],
    );
}

/// # Felcracked Colossus
///
/// `BT_155t` · Neutral minion · 7 mana · 7/7
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla BT_155t a0845fd9 fcd29e55 9e08cca2.4b0c5d24
#[test]
fn BT_155t_felcracked_colossus() {
    check(
        CardClass::Mage,
        &[
            Give("BT_155t"),
            Cost("BT_155t", 7),
            Stats("BT_155t", 7, 7),
            Has("BT_155t", GameTag::TAUNT),
            Play("BT_155t", Nothing),
            In(The("BT_155t"), Zone::Play),
            Now(The("BT_155t"), 7, 7),
            HasNow(The("BT_155t"), GameTag::TAUNT),
        ],
    );
}

/// # Imprisoned Vilefiend
///
/// `BT_156` · Neutral minion · 2 mana · 3/5
///
/// > **Dormant** for 2 turns. **Rush**
///
/// State: Done
//~ done BT_156 361136c1 - 78dba3a6.07000d5a
#[test]
fn BT_156_imprisoned_vilefiend() {
    check(
        CardClass::Mage,
        &[
            Give("BT_156"),
            Cost("BT_156", 2),
            Stats("BT_156", 3, 5),
            Has("BT_156", GameTag::RUSH),
            Play("BT_156", Nothing),
            HasNow(My(0), GameTag::DORMANT),
            EndTurn,
            EndTurn,
            HasNow(My(0), GameTag::DORMANT),
            EndTurn,
            EndTurn,
            HasNot(My(0), GameTag::DORMANT),
            Enemy("CS2_182"),
            Attack(My(0), Their(0)),
            Damage(Their(0), 3),
        ],
    );
}

/// # Terrorguard Escapee
///
/// `BT_159` · Neutral minion · 3 mana · 3/7
///
/// > **Battlecry:** Summon three 1/1 Huntresses for your opponent.
///
/// State: Derived
//~ derived BT_159 83fa9fd3 95a15077 4b983752.8e986830
#[test]
fn BT_159_terrorguard_escapee() {
    check(
        CardClass::Mage,
        &[
            Give("BT_159"),
            Cost("BT_159", 3),
            Stats("BT_159", 3, 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_159", Nothing),
            In(The("BT_159t"), Zone::Play),
            Now(The("BT_159t"), 1, 1),
            BoardCount(Theirs, 4),
        ],
    );
}

/// # Huntress
///
/// `BT_159t` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla BT_159t a786e8f0 8a9ba5a4 2ca9390c
#[test]
fn BT_159t_huntress() {
    check(
        CardClass::Mage,
        &[
            Give("BT_159t"),
            Cost("BT_159t", 1),
            Stats("BT_159t", 1, 1),
            Play("BT_159t", Nothing),
            In(The("BT_159t"), Zone::Play),
            Now(The("BT_159t"), 1, 1),
        ],
    );
}

/// # Rustsworn Cultist
///
/// `BT_160` · Neutral minion · 4 mana · 3/3
///
/// > **Battlecry:** Give your other minions "**Deathrattle:** Summon a 1/1 Demon."
///
/// State: Derived
//~ derived BT_160 6c12941c ee9b650f b0c9108b.f6d01041
#[test]
fn BT_160_rustsworn_cultist() {
    check(
        CardClass::Mage,
        &[
            Give("BT_160"),
            Cost("BT_160", 4),
            Stats("BT_160", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_160", Nothing),
            Kill(Nth(1)),
            BoardCount(Mine, 2),
            In(The("BT_160t"), Zone::Play),
            Now(The("BT_160t"), 1, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BT_160"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_160", Nothing),
            Kill(Nth(0)),
            BoardCount(Mine, 1),
        ],
    );
}

/// # Rustsworn Pact
///
/// `BT_160e` · Neutral enchantment
///
/// > **Deathrattle:** Summon a 1/1 Demon.
///
/// State: Derived
//~ derived BT_160e 851a375e a60d6759 4bd112fe.7f805926
#[test]
fn BT_160e_rustsworn_pact() {
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "BT_160e"),
            Kill(Nth(0)),
            BoardCount(Mine, 2),
            In(The("BT_160t"), Zone::Play),
            Now(The("BT_160t"), 1, 1),
        ],
    );
}

/// # Rusted Devil
///
/// `BT_160t` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla BT_160t 5b454d66 a15b4ff6 dec35490
#[test]
fn BT_160t_rusted_devil() {
    check(
        CardClass::Mage,
        &[
            Give("BT_160t"),
            Cost("BT_160t", 1),
            Stats("BT_160t", 1, 1),
            Play("BT_160t", Nothing),
            In(The("BT_160t"), Zone::Play),
            Now(The("BT_160t"), 1, 1),
        ],
    );
}

/// # Replicat-o-tron
///
/// `BT_190` · Neutral minion · 4 mana · 3/3
///
/// > At the end of your turn, transform a neighbor into a copy of this.
///
/// State: Derived
//~ derived BT_190 c437bb0a cd356fd5 e875bb4f.441a6b57
#[test]
fn BT_190_replicat_o_tron() {
    check(
        CardClass::Mage,
        &[
            Give("BT_190"),
            Cost("BT_190", 4),
            Stats("BT_190", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_190"),
            Force(Entity(Nth(1))),
            EndTurn,
            Is(Nth(1), "BT_190"),
            Now(Nth(1), 3, 3),
        ],
    );
}

/// # Kael'thas Sunstrider
///
/// `BT_255` · Neutral minion · 6 mana · 4/7
///
/// > Every third spell you cast each turn costs (1).
///
/// State: Todo
//~ todo BT_255 fcae63a9 26018237 6263e366.54a29774
#[test]
#[ignore = "todo: BT_255 Kael'thas Sunstrider"]
fn BT_255_kaelthas_sunstrider() {
    check(CardClass::Mage, &[Give("BT_255"), Cost("BT_255", 6), Stats("BT_255", 4, 7), Unwritten]);
}

/// # Sunstrider
///
/// `BT_255e` · Neutral enchantment
///
/// > Costs (1).
///
/// State: Derived
//~ derived BT_255e 21d5ae1b e711150d 1991bfc7.53ed184d
#[test]
fn BT_255e_sunstrider() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "BT_255e"), CostNow(Nth(0), 1)]);
}

/// # Frozen Shadoweaver
///
/// `BT_714` · Neutral minion · 3 mana · 4/3
///
/// > **Battlecry: Freeze** an enemy.
///
/// State: Derived
//~ derived BT_714 57f7a8ff 115f068b 22a4be81.ce544137
#[test]
fn BT_714_frozen_shadoweaver() {
    check(
        CardClass::Mage,
        &[
            Give("BT_714"),
            Cost("BT_714", 3),
            Stats("BT_714", 4, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_714", On(Nth(2))),
            HasNow(Nth(2), GameTag::FROZEN),
        ],
    );
}

/// # Bonechewer Brawler
///
/// `BT_715` · Neutral minion · 2 mana · 2/3
///
/// > **Taunt** Whenever this minion takes damage, gain +2 Attack.
///
/// State: Derived
//~ derived BT_715 f56c9a51 ac035d5f 26fb4f32.765a1c47
#[test]
fn BT_715_bonechewer_brawler() {
    check(
        CardClass::Mage,
        &[
            Give("BT_715"),
            Cost("BT_715", 2),
            Stats("BT_715", 2, 3),
            Has("BT_715", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_715"),
            Hurt(Nth(3), 1),
            Now(Nth(3), 4, 2),
        ],
    );
}

/// # Bonechewer Vanguard
///
/// `BT_716` · Neutral minion · 7 mana · 4/10
///
/// > **Taunt** Whenever this minion takes damage, gain +2 Attack.
///
/// State: Derived
//~ derived BT_716 8d831e2a b86165c7 da8c0788.765a1c47
#[test]
fn BT_716_bonechewer_vanguard() {
    check(
        CardClass::Mage,
        &[
            Give("BT_716"),
            Cost("BT_716", 7),
            Stats("BT_716", 4, 10),
            Has("BT_716", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_716"),
            Hurt(Nth(3), 1),
            Now(Nth(3), 6, 9),
        ],
    );
}

/// # Burrowing Scorpid
///
/// `BT_717` · Neutral minion · 4 mana · 5/2
///
/// > **Battlecry:** Deal 2 damage. If that kills the target, gain **Stealth**.
///
/// State: Derived
//~ derived BT_717 fd759f22 c6dba6b3 90dda5a8.6d73dd85
#[test]
fn BT_717_burrowing_scorpid() {
    check(
        CardClass::Mage,
        &[
            Give("BT_717"),
            Cost("BT_717", 4),
            Stats("BT_717", 5, 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("BT_717", On(Nth(7))),
            HasNow(Nth(0), GameTag::STEALTH),
            Dead(Nth(7)),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BT_717"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("BT_717", On(Nth(5))),
            BoardCount(Mine, 2),
            HasNow(Nth(0), GameTag::STEALTH),
            Dead(Nth(5)),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BT_717"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_717", On(Nth(6))),
            HasNot(Nth(0), GameTag::STEALTH),
            Now(Nth(6), 4, 3),
        ],
    );
}

/// # Ruststeed Raider
///
/// `BT_720` · Neutral minion · 5 mana · 1/8
///
/// > **Taunt**, **Rush Battlecry:** Gain +4 Attack this turn.
///
/// State: Derived
//~ derived BT_720 dcef1e31 0f6eddc3 7a9f5ef6.7a7d727b
#[test]
fn BT_720_ruststeed_raider() {
    check(
        CardClass::Mage,
        &[
            Give("BT_720"),
            Cost("BT_720", 5),
            Stats("BT_720", 1, 8),
            Has("BT_720", GameTag::RUSH),
            Has("BT_720", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_720", Nothing),
            Now(Nth(0), 5, 8),
        ],
    );
}

/// # Ride Eternal
///
/// `BT_720e` · Neutral enchantment
///
/// > +4 Attack this turn.
///
/// State: Derived
//~ derived BT_720e 28c0f311 13def68d 9d21a505.a9003f71
#[test]
fn BT_720e_ride_eternal() {
    check(
        CardClass::Mage,
        &[Friend("CS2_118"), Enchant(My(0), "BT_720e"), Now(My(0), 9, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Blistering Rot
///
/// `BT_721` · Neutral minion · 3 mana · 1/2
///
/// > At the end of your turn, summon a Rot with stats equal to this minion's.
///
/// State: Derived
//~ derived BT_721 d1b7aa06 425b0817 1d472428.0d59b0b3
#[test]
fn BT_721_blistering_rot() {
    check(
        CardClass::Mage,
        &[
            Give("BT_721"),
            Cost("BT_721", 3),
            Stats("BT_721", 1, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_721"),
            EndTurn,
            BoardCount(Mine, 3),
            In(The("BT_721t"), Zone::Play),
            Now(The("BT_721t"), 1, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BT_721"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_721"),
            Enchant(Nth(3), "CS2_092e"),
            EndTurn,
            BoardCount(Mine, 3),
            In(The("BT_721t"), Zone::Play),
            Now(The("BT_721t"), 5, 6),
        ],
    );
}

/// # Living Rot
///
/// `BT_721t` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla BT_721t 7e8a0bb6 762aee25 a6c55d9f
#[test]
fn BT_721t_living_rot() {
    check(
        CardClass::Mage,
        &[
            Give("BT_721t"),
            Cost("BT_721t", 1),
            Stats("BT_721t", 1, 1),
            Play("BT_721t", Nothing),
            In(The("BT_721t"), Zone::Play),
            Now(The("BT_721t"), 1, 1),
        ],
    );
}

/// # Guardian Augmerchant
///
/// `BT_722` · Neutral minion · 1 mana · 2/1
///
/// > **Battlecry:** Deal 1 damage to a minion and give it **Divine Shield**.
///
/// State: Derived
//~ derived BT_722 cd3db525 55b432bd 25d995f4.be24f4c2
#[test]
fn BT_722_guardian_augmerchant() {
    check(
        CardClass::Mage,
        &[
            Give("BT_722"),
            Cost("BT_722", 1),
            Stats("BT_722", 2, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_722", On(Nth(2))),
            HasNow(Nth(2), GameTag::DIVINE_SHIELD),
            Now(Nth(2), 4, 4),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BT_722"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_722", On(Nth(1))),
            HasNow(Nth(1), GameTag::DIVINE_SHIELD),
            Now(Nth(1), 4, 4),
        ],
    );
}

/// # Rocket Augmerchant
///
/// `BT_723` · Neutral minion · 1 mana · 2/1
///
/// > **Battlecry:** Deal 1 damage to a minion and give it **Rush**.
///
/// State: Derived
//~ derived BT_723 8512a44c 8d992f60 b8f46164.b9f9e840
#[test]
fn BT_723_rocket_augmerchant() {
    check(
        CardClass::Mage,
        &[
            Give("BT_723"),
            Cost("BT_723", 1),
            Stats("BT_723", 2, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_723", On(Nth(2))),
            HasNow(Nth(2), GameTag::RUSH),
            Now(Nth(2), 4, 4),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BT_723"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_723", On(Nth(1))),
            HasNow(Nth(1), GameTag::RUSH),
            Now(Nth(1), 4, 4),
        ],
    );
}

/// # Ethereal Augmerchant
///
/// `BT_724` · Neutral minion · 1 mana · 2/1
///
/// > **Battlecry:** Deal 1 damage to a minion and give it **Spell Damage +1**.
///
/// State: Derived
//~ derived BT_724 ef8b4971 1292f485 a46cb7ce.e9b53068
#[test]
fn BT_724_ethereal_augmerchant() {
    check(
        CardClass::Mage,
        &[
            Give("BT_724"),
            Cost("BT_724", 1),
            Stats("BT_724", 2, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_724", On(Nth(2))),
            Now(Nth(2), 4, 4),
            TagNow(Nth(2), GameTag::SPELLPOWER, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BT_724"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_724", On(Nth(1))),
            Now(Nth(1), 4, 4),
            TagNow(Nth(1), GameTag::SPELLPOWER, 1),
        ],
    );
}

/// # Ethereal Augment
///
/// `BT_724e` · Neutral enchantment
///
/// > **Spell Damage +1**.
///
/// State: Derived
//~ derived BT_724e acedb115 34434e40 383fa366.7e90e4a1
#[test]
fn BT_724e_ethereal_augment() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "BT_724e"), TagNow(My(0), GameTag::SPELLPOWER, 1)]);
}

/// # Dragonmaw Sky Stalker
///
/// `BT_726` · Neutral minion · 6 mana · 5/6
///
/// > **Deathrattle:** Summon a 3/4 Dragonrider.
///
/// State: Derived
//~ derived BT_726 1d3db945 82df7ff8 84229e98.2cdf8700
#[test]
fn BT_726_dragonmaw_sky_stalker() {
    check(
        CardClass::Mage,
        &[
            Give("BT_726"),
            Cost("BT_726", 6),
            Stats("BT_726", 5, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_726"),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("BT_726t"), Zone::Play),
            Now(The("BT_726t"), 3, 4),
        ],
    );
}

/// # Dragonrider
///
/// `BT_726t` · Neutral minion · 3 mana · 3/4
///
/// State: Vanilla
//~ vanilla BT_726t 3e86a576 431e0ef7 863fb16e
#[test]
fn BT_726t_dragonrider() {
    check(
        CardClass::Mage,
        &[
            Give("BT_726t"),
            Cost("BT_726t", 3),
            Stats("BT_726t", 3, 4),
            Play("BT_726t", Nothing),
            In(The("BT_726t"), Zone::Play),
            Now(The("BT_726t"), 3, 4),
        ],
    );
}

/// # Soulbound Ashtongue
///
/// `BT_727` · Neutral minion · 1 mana · 1/4
///
/// > Whenever this minion takes damage, also deal that amount to your hero.
///
/// State: Derived
//~ derived BT_727 bcda1711 88d79c79 28f30a6e.c9830741
#[test]
fn BT_727_soulbound_ashtongue() {
    check(
        CardClass::Mage,
        &[
            Give("BT_727"),
            Cost("BT_727", 1),
            Stats("BT_727", 1, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_727"),
            Hurt(Nth(3), 1),
            Now(MyHero, 0, 29),
            Damage(MyHero, 1),
        ],
    );
}

/// # Disguised Wanderer
///
/// `BT_728` · Neutral minion · 4 mana · 3/3
///
/// > **Deathrattle:** Summon a 9/1 Inquisitor.
///
/// State: Derived
//~ derived BT_728 5d0d56ec a7626371 2db58aab.2aa5ae2e
#[test]
fn BT_728_disguised_wanderer() {
    check(
        CardClass::Mage,
        &[
            Give("BT_728"),
            Cost("BT_728", 4),
            Stats("BT_728", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_728"),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("BT_728t"), Zone::Play),
            Now(The("BT_728t"), 9, 1),
        ],
    );
}

/// # Rustsworn Inquisitor
///
/// `BT_728t` · Neutral minion · 4 mana · 9/1
///
/// State: Vanilla
//~ vanilla BT_728t 3126c714 097478b0 d604f298
#[test]
fn BT_728t_rustsworn_inquisitor() {
    check(
        CardClass::Mage,
        &[
            Give("BT_728t"),
            Cost("BT_728t", 4),
            Stats("BT_728t", 9, 1),
            Play("BT_728t", Nothing),
            In(The("BT_728t"), Zone::Play),
            Now(The("BT_728t"), 9, 1),
        ],
    );
}

/// # Waste Warden
///
/// `BT_729` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** Deal 3 damage to a minion and all others of the same minion type.
///
/// State: Todo
//~ todo BT_729 bb797c26 bd5479fa e5eb5b88.75426783
#[test]
#[ignore = "todo: BT_729 Waste Warden"]
fn BT_729_waste_warden() {
    check(CardClass::Mage, &[Give("BT_729"), Cost("BT_729", 5), Stats("BT_729", 3, 3), Unwritten]);
}

/// # Overconfident Orc
///
/// `BT_730` · Neutral minion · 3 mana · 1/6
///
/// > **Taunt** While at full Health, this has +2 Attack.
///
/// State: Derived
//~ derived BT_730 a9d26dde 5ad577b5 0915cdb8.84ad3d25
#[test]
fn BT_730_overconfident_orc() {
    check(
        CardClass::Mage,
        &[
            Give("BT_730"),
            Cost("BT_730", 3),
            Stats("BT_730", 1, 6),
            Has("BT_730", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_730"),
            Now(Nth(3), 3, 6),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BT_730"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_730"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(Nth(3), 1),
            Now(Nth(3), 1, 3),
        ],
    );
}

/// # Infectious Sporeling
///
/// `BT_731` · Neutral minion · 1 mana · 1/2
///
/// > After this damages a minion, turn it into an Infectious Sporeling.
///
/// State: Done
//~ done BT_731 18106223 - 3a07256a.9ec5baf4
#[test]
fn BT_731_infectious_sporeling() {
    check(
        CardClass::Mage,
        &[
            Give("BT_731"),
            Cost("BT_731", 1),
            Stats("BT_731", 1, 2),
            Friend("BT_731"),
            Friend("CS2_182"),
            Enemy("CS1_042"),
            Enemy("CS2_182"),
            Attack(My(0), Their(0)),
            Is(Their(0), "BT_731"),
            Now(Their(0), 1, 2),
            HasNot(Their(0), GameTag::TAUNT),
            Attack(My(1), Their(1)),
            Is(Nth(4), "CS2_182"),
            EndTurn,
            EndTurn,
            Attack(My(0), TheirHero),
            Is(TheirHero, "HERO_08"),
        ],
    );
    check(
        CardClass::Mage,
        &[Friend("BT_731"), Enemy("CS2_182"), Attack(My(0), Their(0)), Is(Their(0), "BT_731"), Now(Their(0), 1, 2)],
    );
}

/// # Scavenging Shivarra
///
/// `BT_732` · Neutral minion · 6 mana · 6/3
///
/// > **Battlecry:** Deal 6 damage randomly split among all other minions.
///
/// State: Derived
//~ derived BT_732 8de4ee78 797d8676 0defb8d0.14221bc4
#[test]
fn BT_732_scavenging_shivarra() {
    check(
        CardClass::Mage,
        &[
            Give("BT_732"),
            Cost("BT_732", 6),
            Stats("BT_732", 6, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(1))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(1))),
            Force(Entity(Nth(2))),
            Play("BT_732", Nothing),
            Now(Nth(1), 4, 2),
            Now(Nth(2), 4, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("BT_732"), Friend("CS2_182"), Enemy("CS2_182"), Never(Entity(Nth(0))), Play("BT_732", Nothing)],
    );
}

/// # Mo'arg Artificer
///
/// `BT_733` · Neutral minion · 2 mana · 2/4
///
/// > All minions take double damage from spells.
///
/// State: Derived
//~ derived BT_733 8e64970d 77ce5278 f570ec12.c38d7439
#[test]
fn BT_733_moarg_artificer() {
    check(
        CardClass::Mage,
        &[
            Give("BT_733"),
            Cost("BT_733", 2),
            Stats("BT_733", 2, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_733"),
            Play("CS2_008", On(Nth(3))),
            Now(Nth(3), 2, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("BT_733"), Friend("CS2_182"), Enemy("CS2_182"), Friend("BT_733"), Hurt(Nth(3), 2), BoardCount(Mine, 2)],
    );
    check(
        CardClass::Mage,
        &[
            Give("BT_733"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_733"),
            Play("CS2_008", On(Nth(2))),
            Now(Nth(2), 4, 3),
        ],
    );
}

/// # Supreme Abyssal
///
/// `BT_734` · Neutral minion · 8 mana · 12/12
///
/// > Can't attack heroes.
///
/// State: Derived
//~ derived BT_734 b5ad42dc 4be70ece 4e87ef23.5c41918f
#[test]
fn BT_734_supreme_abyssal() {
    check(
        CardClass::Mage,
        &[
            Give("BT_734"),
            Cost("BT_734", 8),
            Stats("BT_734", 12, 12),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_734"),
            HasNow(Nth(3), GameTag::CANNOT_ATTACK_HEROES),
        ],
    );
}

/// # Al'ar
///
/// `BT_735` · Neutral minion · 5 mana · 7/3
///
/// > **Deathrattle**: Summon a 0/3 Ashes of Al'ar that resurrects this minion on your next turn.
///
/// State: Todo
//~ todo BT_735 26972030 58cf04a9 edf56844.87480f3f
#[test]
#[ignore = "todo: BT_735 Al'ar"]
fn BT_735_alar() {
    check(CardClass::Mage, &[Give("BT_735"), Cost("BT_735", 5), Stats("BT_735", 7, 3), Unwritten]);
}

/// # Ashes of Al'ar
///
/// `BT_735t` · Neutral minion · 1 mana · 0/3
///
/// > At the start of your turn, transform this into Al'ar.
///
/// State: Derived
//~ derived BT_735t 86ff83fe 0bf4d614 c2d51a47.5ef01db4
#[test]
fn BT_735t_ashes_of_alar() {
    check(
        CardClass::Mage,
        &[
            Give("BT_735t"),
            Cost("BT_735t", 1),
            Stats("BT_735t", 0, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_735t"),
            EndTurn,
            EndTurn,
            Is(Nth(3), "BT_735"),
            Now(Nth(3), 7, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("BT_735t"), Friend("CS2_182"), Enemy("CS2_182"), Friend("BT_735t"), EndTurn, Now(Nth(3), 0, 3)],
    );
}

/// # Maiev Shadowsong
///
/// `BT_737` · Neutral minion · 4 mana · 4/3
///
/// > **Battlecry:** Choose a minion. It goes **Dormant** for 2 turns.
///
/// State: Derived
//~ derived BT_737 d910917a 52f98229 f6221599.bce61a49
#[test]
fn BT_737_maiev_shadowsong() {
    check(
        CardClass::Mage,
        &[
            Give("BT_737"),
            Cost("BT_737", 4),
            Stats("BT_737", 4, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_737", On(Nth(2))),
            HasNow(Nth(2), GameTag::DORMANT),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BT_737"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_737", On(Nth(1))),
            HasNow(Nth(1), GameTag::DORMANT),
        ],
    );
}

/// # Magtheridon
///
/// `BT_850` · Neutral minion · 4 mana · 12/12
///
/// > **Dormant**. **Battlecry:** Summon three 1/3 enemy Warders. When they die, destroy all minions and awaken.
///
/// State: Todo
//~ todo BT_850 130de095 348890c3 b5c4cc4b.12ee5e1b
#[test]
#[ignore = "todo: BT_850 Magtheridon"]
fn BT_850_magtheridon() {
    check(CardClass::Mage, &[Give("BT_850"), Cost("BT_850", 4), Stats("BT_850", 12, 12), Unwritten]);
}

/// # Hellfire Warder
///
/// `BT_850t` · Neutral minion · 1 mana · 1/3
///
/// > *(Magtheridon will destroy all minions and awaken after 3 Warders die.)*
///
/// State: Todo
//~ todo BT_850t d036b27c 933c923b 2a23e374.54a1040c
#[test]
#[ignore = "todo: BT_850t Hellfire Warder"]
fn BT_850t_hellfire_warder() {
    check(CardClass::Mage, &[Give("BT_850t"), Cost("BT_850t", 1), Stats("BT_850t", 1, 3), Unwritten]);
}

/// # The Coin
///
/// `BT_COIN` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived BT_COIN 9cb8a642 706546b4 f9475762.095f71be
#[test]
fn BT_COIN_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("BT_COIN"),
            Cost("BT_COIN", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("BT_COIN", Nothing),
            Mana(6),
        ],
    );
}
