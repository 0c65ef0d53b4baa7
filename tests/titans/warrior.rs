//! Warrior cards of TITANS, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 4f7ba9ff

/// # Khaz'goroth
///
/// `TTN_415` · Warrior minion · 6 mana · 4/5
///
/// > **Titan** After this uses an ability, gain **Immune** this turn and attack a random enemy minion.
///
/// State: Done
//~ done TTN_415 60c05e3e - e02c0b38.6855e184
#[test]
fn TTN_415_khazgoroth() {
    check(
        CardClass::Warrior,
        &[
            Give("TTN_415"),
            Cost("TTN_415", 6),
            Stats("TTN_415", 4, 5),
            Enemy("CS2_200"),
            Friend("TTN_415"),
            Use(Nth(2), 2, Nothing),
            Health(Nth(1), 3),
            Now(Nth(2), 4, 10),
            HasNow(Nth(2), GameTag::IMMUNE),
            EndTurn,
            HasNot(Nth(2), GameTag::IMMUNE),
        ],
    );
    check(CardClass::Warrior, &[Friend("TTN_415"), Use(Nth(0), 2, Nothing), Health(TheirHero, 30)]);
}

/// # Heat Treatment
///
/// `TTN_415e` · Neutral enchantment
///
/// > **Immune** this turn.
///
/// State: Derived
//~ derived TTN_415e 8c192fcc b9902e4a 7475988c.fb55a5e5
#[test]
fn TTN_415e_heat_treatment() {
    check(
        CardClass::Warrior,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "TTN_415e"),
            HasNow(My(0), GameTag::IMMUNE),
            EndTurn,
            HasNot(My(0), GameTag::IMMUNE),
        ],
    );
}

/// # Titanforge
///
/// `TTN_415t` · Warrior spell · 0 mana
///
/// > Gain +2/+2. Draw a weapon.
///
/// State: Done
//~ done TTN_415t 0d3b090a - 359bde87.5d71f453
#[test]
fn TTN_415t_titanforge() {
    check(
        CardClass::Warrior,
        &[
            Give("TTN_415t"),
            Cost("TTN_415t", 0),
            Friend("TTN_415"),
            OnTop("CS2_106"),
            OnTop("CS2_231"),
            Use(Nth(1), 0, Nothing),
            Now(Nth(1), 6, 7),
            HandCount(Mine, 2),
            In(Nth(2), Zone::Hand),
            In(Nth(3), Zone::Deck),
        ],
    );
}

/// # Tempering
///
/// `TTN_415t2` · Warrior spell · 0 mana
///
/// > Gain +5 Attack. Give your hero +5 Attack this turn.
///
/// State: Done
//~ done TTN_415t2 77421256 - 521715fb.08db8c98
#[test]
fn TTN_415t2_tempering() {
    check(
        CardClass::Warrior,
        &[
            Give("TTN_415t2"),
            Cost("TTN_415t2", 0),
            Friend("TTN_415"),
            Use(Nth(1), 1, Nothing),
            Now(Nth(1), 9, 5),
            Now(MyHero, 5, 30),
            EndTurn,
            Now(MyHero, 0, 30),
            Now(Nth(1), 9, 5),
        ],
    );
}

/// # Warforged
///
/// `TTN_415t2e` · Neutral enchantment
///
/// > +5 Attack.
///
/// State: Derived
//~ derived TTN_415t2e 25ebb034 2be2f160 ff519a83.d1a43c6f
#[test]
fn TTN_415t2e_warforged() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "TTN_415t2e"), Now(My(0), 10, 1)]);
}

/// # Battle Hardened
///
/// `TTN_415t2e2` · Neutral enchantment
///
/// > +5 Health.
///
/// State: Derived
//~ derived TTN_415t2e2 642b7102 8db7141b a4a1fe07.bfe05d12
#[test]
fn TTN_415t2e2_battle_hardened() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "TTN_415t2e2"), Now(My(0), 5, 6)]);
}

/// # Heart of Flame
///
/// `TTN_415t3` · Warrior spell · 0 mana
///
/// > Gain +5 Health. Give your hero 5 Armor.
///
/// State: Done
//~ done TTN_415t3 2e79f05c - ab3ab1bc.cd50e0b1
#[test]
fn TTN_415t3_heart_of_flame() {
    check(
        CardClass::Warrior,
        &[
            Give("TTN_415t3"),
            Cost("TTN_415t3", 0),
            Friend("TTN_415"),
            Use(Nth(1), 2, Nothing),
            Now(Nth(1), 4, 10),
            Armor(Mine, 5),
        ],
    );
}

/// # Titanforged
///
/// `TTN_415te` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived TTN_415te 1f336a56 0d5ec9bd e3ae7f80.6d6ab056
#[test]
fn TTN_415te_titanforged() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "TTN_415te"), Now(My(0), 7, 3)]);
}

/// # Minotauren
///
/// `TTN_466` · Warrior minion · 6 mana · 5/5
///
/// > **Rush** Whenever this minion deals damage, gain that much Armor.
///
/// State: Derived
//~ derived TTN_466 b41e5244 d910ed70 ce249e89.233c0c9d
#[test]
fn TTN_466_minotauren() {
    check(
        CardClass::Warrior,
        &[
            Give("TTN_466"),
            Cost("TTN_466", 6),
            Stats("TTN_466", 5, 5),
            Has("TTN_466", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TTN_466"),
            Attack(Nth(3), Nth(2)),
            Armor(Mine, 5),
        ],
    );
}

/// # Craftsman's Hammer
///
/// `TTN_467` · Warrior weapon · 4 mana · 3/3 durability
///
/// > Whenever your hero attacks, gain 4 Armor.
///
/// State: Derived
//~ derived TTN_467 2da9c8ba 681a1c89 e3d8c48a.1c3ee229
#[test]
fn TTN_467_craftsmans_hammer() {
    check(
        CardClass::Warrior,
        &[
            Give("TTN_467"),
            Cost("TTN_467", 4),
            Stats("TTN_467", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TTN_467"),
            Attack(MyHero, TheirHero),
            Armor(Mine, 4),
        ],
    );
}

/// # Steam Guardian
///
/// `TTN_468` · Warrior minion · 3 mana · 3/3
///
/// > **Battlecry:** Draw a spell. Reduce the Cost of a random Fire spell in your hand by (1).
///
/// State: Derived
//~ derived TTN_468 d55d0c53 19a41f4c 6c70fa02.edd491a4
#[test]
fn TTN_468_steam_guardian() {
    check(
        CardClass::Warrior,
        &[
            Give("TTN_468"),
            Cost("TTN_468", 3),
            Stats("TTN_468", 3, 3),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(4))),
            Play("TTN_468", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 3),
            CostNow(Nth(2), 5),
            In(Nth(2), Zone::Hand),
            TagNow(Nth(2), GameTag::SPELLPOWER, 0),
            CostNow(Nth(4), 4),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("TTN_468"),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(5))),
            Play("TTN_468", Nothing),
        ],
    );
}

/// # Steam Treatment
///
/// `TTN_468e` · Warrior enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived TTN_468e 1b437336 cca05ac2 e5caf437.f705eb41
#[test]
fn TTN_468e_steam_treatment() {
    check(CardClass::Warrior, &[Give("CS2_118"), Enchant(Nth(0), "TTN_468e"), CostNow(Nth(0), 2)]);
}

/// # Stoneskin Armorer
///
/// `TTN_469` · Warrior minion · 2 mana · 2/2
///
/// > **Battlecry:** If your Armor changed this turn, draw 2 cards.
///
/// State: Todo
//~ todo TTN_469 6160aac0 492cd699 9c565eaa.0d0dd66a
#[test]
#[ignore = "todo: TTN_469 Stoneskin Armorer"]
fn TTN_469_stoneskin_armorer() {
    check(CardClass::Warrior, &[Give("TTN_469"), Cost("TTN_469", 2), Stats("TTN_469", 2, 2), Unwritten]);
}

/// # Trial by Fire
///
/// `TTN_470` · Warrior spell · Fire · 7 mana
///
/// > Summon five 1/1 Val'kyr with **Rush**. When one dies, give the others +1/+1.
///
/// State: Todo
//~ todo TTN_470 5a6608a5 c23849f6 c6e3716a.05f3b9ac
#[test]
#[ignore = "todo: TTN_470 Trial by Fire"]
fn TTN_470_trial_by_fire() {
    check(CardClass::Warrior, &[Give("TTN_470"), Cost("TTN_470", 7), Unwritten]);
}

/// # Burning Loyalty
///
/// `TTN_470e` · Warrior enchantment
///
/// > +1/+1
///
/// State: Derived
//~ derived TTN_470e 3f744c92 9e60691d d50df4e3.29d9cb13
#[test]
fn TTN_470e_burning_loyalty() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "TTN_470e"), Now(My(0), 6, 2)]);
}

/// # Val'kyr Champion
///
/// `TTN_470t` · Warrior minion · 1 mana · 1/1
///
/// > **Rush Deathrattle:** Give your other Val'kyr Champions +1/+1.
///
/// State: Done
//~ done TTN_470t 4fbd0008 - 2bed228b.5911b7d7
#[test]
fn TTN_470t_valkyr_champion() {
    check(
        CardClass::Warrior,
        &[
            Give("TTN_470t"),
            Cost("TTN_470t", 1),
            Stats("TTN_470t", 1, 1),
            Has("TTN_470t", GameTag::RUSH),
            Friend("TTN_470t"),
            Friend("TTN_470t"),
            Friend("TTN_470t"),
            Friend("CS2_231"),
            Enemy("TTN_470t"),
            Kill(Nth(1)),
            Now(Nth(2), 2, 2),
            Now(Nth(3), 2, 2),
            Now(Nth(4), 1, 1),
            Now(Nth(5), 1, 1),
            Kill(Nth(5)),
            Now(Nth(2), 2, 2),
            Kill(Nth(2)),
            Now(Nth(3), 3, 3),
        ],
    );
}

/// # Furious Furnace
///
/// `TTN_471` · Warrior minion · 2 mana · 1/3
///
/// > **Magnetic** Also damages minions next to whomever this attacks.
///
/// State: Derived
//~ derived TTN_471 286786db 3e693f8c 4d3a0cae.28bbdd38
#[test]
fn TTN_471_furious_furnace() {
    check(
        CardClass::Warrior,
        &[
            Give("TTN_471"),
            Cost("TTN_471", 2),
            Stats("TTN_471", 1, 3),
            Has("TTN_471", GameTag::MAGNETIC),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Friend("TTN_471"),
            Attack(Nth(4), Nth(3)),
            Now(Nth(2), 4, 4),
        ],
    );
}

/// # Bellowing Flames
///
/// `TTN_753` · Warrior spell · Fire · 3 mana
///
/// > Deal $5 damage to a minion. **Forge:** Then deal $5 damage split among all enemy minions.
///
/// State: Derived
//~ derived TTN_753 69c308a0 f32b91f4 2b974c49.e83836c4
#[test]
fn TTN_753_bellowing_flames() {
    check(
        CardClass::Warrior,
        &[
            Give("TTN_753"),
            Cost("TTN_753", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TTN_753", On(Nth(2))),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("TTN_753"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TTN_753", On(Nth(1))),
            BoardCount(Mine, 0),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Warrior,
        &[Give("TTN_753"), Friend("TLC_248"), Enemy("CS2_182"), Play("TTN_753", On(Nth(1))), Now(Nth(1), 14, 23)],
    );
}

/// # Molten Heat
///
/// `TTN_753e` · Warrior enchantment
///
/// > +5 Attack.
///
/// State: Derived
//~ derived TTN_753e f8025444 69272d6c 749f599a.d1a43c6f
#[test]
fn TTN_753e_molten_heat() {
    check(
        CardClass::Warrior,
        &[Friend("CS2_118"), Enchant(My(0), "TTN_753e"), Now(My(0), 10, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Bellowing Flames
///
/// `TTN_753t` · Warrior spell · Fire · 3 mana
///
/// > **Forged** Deal $5 damage to a minion, then deal $5 damage split among all enemy minions.
///
/// State: Derived
//~ derived TTN_753t 3c3b0435 3165215a 4da24004.da88b37a
#[test]
fn TTN_753t_bellowing_flames() {
    check(
        CardClass::Warrior,
        &[
            Give("TTN_753t"),
            Cost("TTN_753t", 3),
            Has("TTN_753t", GameTag::FORGED),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TTN_753t", On(Nth(2))),
            Armor(Mine, 0),
            BoardCount(Mine, 1),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 0),
            Now(Nth(1), 4, 5),
            Dead(Nth(2)),
            Armor(Theirs, 0),
            BoardCount(Theirs, 0),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("TTN_753t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(2))),
            Play("TTN_753t", On(Nth(1))),
            BoardCount(Mine, 0),
            Dead(Nth(1)),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("TTN_753t"),
            Friend("TLC_248"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(2))),
            Play("TTN_753t", On(Nth(1))),
            Now(Nth(1), 14, 23),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Smelt
///
/// `TTN_803` · Warrior spell · Fire · 2 mana
///
/// > Give a random minion in your hand +3/+3. Lose 3 Armor to do it again.
///
/// State: Derived
//~ derived TTN_803 371af631 e5941cea 30fc4c97.ee07cdd7
#[test]
fn TTN_803_smelt() {
    check(
        CardClass::Warrior,
        &[
            Give("TTN_803"),
            Cost("TTN_803", 2),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_923", Nothing),
            Crystals(10),
            Force(Entity(Nth(1))),
            Force(Entity(Nth(1))),
            Play("TTN_803", Nothing),
            Armor(Mine, 2),
            Now(Nth(1), 11, 7),
        ],
    );
}

/// # Smelted
///
/// `TTN_803e` · Warrior enchantment
///
/// > +3/+3.
///
/// State: Derived
//~ derived TTN_803e d0c1c1b1 e8dea7bf 8f4e15b3.b42c6980
#[test]
fn TTN_803e_smelted() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "TTN_803e"), Now(My(0), 8, 4)]);
}

/// # Odyn, Prime Designate
///
/// `TTN_811` · Warrior minion · 8 mana · 8/8
///
/// > **Battlecry:** For the rest of the game, after your hero gains Armor, they gain that much Attack for that turn.
///
/// State: Todo
//~ todo TTN_811 0c63742f 650b642d ca4be607.b06857bb
#[test]
#[ignore = "todo: TTN_811 Odyn, Prime Designate"]
fn TTN_811_odyn_prime_designate() {
    check(CardClass::Warrior, &[Give("TTN_811"), Cost("TTN_811", 8), Stats("TTN_811", 8, 8), Unwritten]);
}

/// # General Vezax
///
/// `YOG_500` · Warrior minion · 7 mana · 7/6
///
/// > **Rush Battlecry:** Gain 4 Armor. **Deathrattle:** Lose 4 Armor to resummon this.
///
/// State: Todo
//~ todo YOG_500 8f647608 8ddb2680 773a2a0b.ca380303
#[test]
#[ignore = "todo: YOG_500 General Vezax"]
fn YOG_500_general_vezax() {
    check(
        CardClass::Warrior,
        &[Give("YOG_500"), Cost("YOG_500", 7), Stats("YOG_500", 7, 6), Has("YOG_500", GameTag::RUSH), Unwritten],
    );
}

/// # Battleworn Faceless
///
/// `YOG_501` · Warrior minion · 2 mana · 2/2
///
/// > **Battlecry:** Transform into a copy of a damaged minion.
///
/// State: Derived
//~ derived YOG_501 b20b4c4e 661fe8be 74cae621.bc1ae62a
#[test]
fn YOG_501_battleworn_faceless() {
    check(
        CardClass::Warrior,
        &[
            Give("YOG_501"),
            Cost("YOG_501", 2),
            Stats("YOG_501", 2, 2),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Hurt(Nth(2), 2),
            Hurt(Nth(4), 2),
            CannotTarget("YOG_501", Nth(1)),
            Play("YOG_501", On(Nth(4))),
            Is(Nth(0), "CS2_182"),
            Now(Nth(0), 4, 3),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("YOG_501"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Hurt(Nth(2), 2),
            Hurt(Nth(4), 2),
            Play("YOG_501", On(Nth(2))),
            Is(Nth(0), "CS2_182"),
            Now(Nth(0), 4, 3),
        ],
    );
}

/// # Sanitize
///
/// `YOG_502` · Warrior spell · 4 mana
///
/// > Deal damage equal to your Armor to all minions. **Forge:** Gain 3 Armor first.
///
/// State: Derived
//~ derived YOG_502 6d8e56ca 62e750a9 80cb8867.a8e8ef9f
#[test]
fn YOG_502_sanitize() {
    check(
        CardClass::Warrior,
        &[
            Give("YOG_502"),
            Cost("YOG_502", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_923", Nothing),
            Crystals(10),
            Play("YOG_502", Nothing),
            BoardCount(Mine, 0),
            Dead(Nth(1)),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("YOG_502"),
            Friend("TLC_248"),
            Enemy("CS2_118"),
            Play("UNG_923", Nothing),
            Crystals(10),
            Play("YOG_502", Nothing),
            Now(Nth(1), 14, 23),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Sanitize
///
/// `YOG_502t` · Warrior spell · 4 mana
///
/// > **Forged** Gain 3 Armor, then deal damage equal to your Armor to all minions.
///
/// State: Derived
//~ derived YOG_502t cfe3414f 099854d4 b1c1c808.f7af7b2d
#[test]
fn YOG_502t_sanitize() {
    check(
        CardClass::Warrior,
        &[
            Give("YOG_502t"),
            Cost("YOG_502t", 4),
            Has("YOG_502t", GameTag::FORGED),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_923", Nothing),
            Crystals(10),
            Play("YOG_502t", Nothing),
            Armor(Mine, 8),
            BoardCount(Mine, 0),
            Dead(Nth(1)),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("YOG_502t"),
            Friend("TLC_248"),
            Enemy("CS2_118"),
            Play("UNG_923", Nothing),
            Crystals(10),
            Play("YOG_502t", Nothing),
            Armor(Mine, 8),
            Now(Nth(1), 14, 20),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}
