//! Demon Hunter cards of Madness at the Darkmoon Faire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e4351272

/// # Line Hopper
///
/// `DMF_217` · Demon Hunter minion · 3 mana · 3/4
///
/// > Your **Outcast** cards cost (1) less.
///
/// State: Derived
//~ derived DMF_217 2e449494 9e58b4ed 6d80f539.c3882e6f
#[test]
fn DMF_217_line_hopper() {
    check(
        CardClass::DemonHunter,
        &[
            Give("DMF_217"),
            Cost("DMF_217", 3),
            Stats("DMF_217", 3, 4),
            Give("BAR_328"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DMF_217"),
            CostNow(Nth(0), 3),
            CostNow(Nth(1), 3),
        ],
    );
}

/// # Marked for Passing
///
/// `DMF_217e` · Demon Hunter enchantment
///
/// > Your **Outcast** cards cost (1) less.
///
/// State: Derived
//~ derived DMF_217e 8ca2b738 c1b8e55e ca87b0f5.c3882e6f
#[test]
fn DMF_217e_marked_for_passing() {
    check(
        CardClass::DemonHunter,
        &[
            Friend("CS2_182"),
            Give("BAR_328"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "DMF_217e"),
            CostNow(Nth(1), 3),
            CostNow(Nth(2), 4),
        ],
    );
}

/// # Relentless Pursuit
///
/// `DMF_219` · Demon Hunter spell · 3 mana
///
/// > Give your hero +4 Attack and **Immune** this turn.
///
/// State: Derived
//~ derived DMF_219 62315661 dd2a2ca7 159ef468.0fd500b5
#[test]
fn DMF_219_relentless_pursuit() {
    check(
        CardClass::DemonHunter,
        &[
            Give("DMF_219"),
            Cost("DMF_219", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_219", Nothing),
            HasNow(MyHero, GameTag::IMMUNE),
            Now(MyHero, 4, 30),
        ],
    );
}

/// # Out for Blood
///
/// `DMF_219e` · Demon Hunter enchantment
///
/// > +4 Attack and **Immune** this turn.
///
/// State: Derived
//~ derived DMF_219e 5723c572 36d2197d 8df3efbe.46be0062
#[test]
fn DMF_219e_out_for_blood() {
    check(
        CardClass::DemonHunter,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "DMF_219e"),
            Now(My(0), 9, 1),
            HasNow(My(0), GameTag::IMMUNE),
            EndTurn,
            Now(My(0), 5, 1),
            HasNot(My(0), GameTag::IMMUNE),
        ],
    );
}

/// # Felscream Blast
///
/// `DMF_221` · Demon Hunter spell · Fel · 1 mana
///
/// > **Lifesteal**. Deal $1 damage to a minion and its neighbors.
///
/// State: Derived
//~ derived DMF_221 43d5c883 8643a9cd fbeccc72.2a66ce43
#[test]
fn DMF_221_felscream_blast() {
    check(
        CardClass::DemonHunter,
        &[
            Give("DMF_221"),
            Cost("DMF_221", 1),
            Has("DMF_221", GameTag::LIFESTEAL),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("DMF_221", On(Nth(2))),
            Now(MyHero, 0, 11),
            Damage(MyHero, 19),
            Now(Nth(2), 4, 2),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("DMF_221"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("DMF_221", On(Nth(1))),
            Now(MyHero, 0, 11),
            Damage(MyHero, 19),
            Now(Nth(1), 4, 2),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("DMF_221"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("DMF_221", On(Nth(2))),
            Now(MyHero, 0, 12),
            Damage(MyHero, 18),
            Now(Nth(2), 4, 2),
            Now(Nth(3), 4, 2),
        ],
    );
}

/// # Redeemed Pariah
///
/// `DMF_222` · Demon Hunter minion · 2 mana · 2/3
///
/// > After you play an **Outcast** card, gain +1/+1.
///
/// State: Derived
//~ derived DMF_222 60fada76 be241886 fa9d88cd.4ef223b7
#[test]
fn DMF_222_redeemed_pariah() {
    check(
        CardClass::DemonHunter,
        &[
            Give("DMF_222"),
            Cost("DMF_222", 2),
            Stats("DMF_222", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DMF_222"),
            Play("BT_480", Nothing),
            Now(Nth(3), 3, 4),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("DMF_222"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DMF_222"),
            Play("CS2_182", Nothing),
            Now(Nth(3), 2, 3),
        ],
    );
}

/// # Pariah's Resolve
///
/// `DMF_222e` · Demon Hunter enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived DMF_222e 22f19f62 6482c9e3 47b4f8e8.67341004
#[test]
fn DMF_222e_pariahs_resolve() {
    check(CardClass::DemonHunter, &[Friend("CS2_118"), Enchant(My(0), "DMF_222e"), Now(My(0), 6, 2)]);
}

/// # Renowned Performer
///
/// `DMF_223` · Demon Hunter minion · 4 mana · 3/3
///
/// > **Rush Deathrattle:** Summon two 1/1 Assistants with **Taunt**.
///
/// State: Derived
//~ derived DMF_223 25332222 faea09be a478ff25.4d7c1c4d
#[test]
fn DMF_223_renowned_performer() {
    check(
        CardClass::DemonHunter,
        &[
            Give("DMF_223"),
            Cost("DMF_223", 4),
            Stats("DMF_223", 3, 3),
            Has("DMF_223", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DMF_223"),
            Kill(Nth(3)),
            BoardCount(Mine, 3),
            In(The("DMF_223t"), Zone::Play),
            Now(The("DMF_223t"), 1, 1),
        ],
    );
}

/// # Performer's Assistant
///
/// `DMF_223t` · Demon Hunter minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla DMF_223t 62207dcc 50e745eb 3885441b.4b0c5d24
#[test]
fn DMF_223t_performers_assistant() {
    check(
        CardClass::DemonHunter,
        &[
            Give("DMF_223t"),
            Cost("DMF_223t", 1),
            Stats("DMF_223t", 1, 1),
            Has("DMF_223t", GameTag::TAUNT),
            Play("DMF_223t", Nothing),
            In(The("DMF_223t"), Zone::Play),
            Now(The("DMF_223t"), 1, 1),
            HasNow(The("DMF_223t"), GameTag::TAUNT),
        ],
    );
}

/// # Expendable Performers
///
/// `DMF_224` · Demon Hunter spell · 7 mana
///
/// > Summon seven 1/1 Illidari with **Rush**. If they all die this turn, summon seven more.
///
/// State: Todo
//~ todo DMF_224 d1c95b07 5f6c7a6b c9428e52.61e2a1dc
#[test]
#[ignore = "todo: DMF_224 Expendable Performers"]
fn DMF_224_expendable_performers() {
    check(CardClass::DemonHunter, &[Give("DMF_224"), Cost("DMF_224", 7), Unwritten]);
}

/// # Throw Glaive
///
/// `DMF_225` · Demon Hunter spell · 1 mana
///
/// > Deal $2 damage to a minion. If it dies, add a **Temporary** copy of this to your hand.
///
/// State: Derived
//~ derived DMF_225 45966e2d 7f13d4d9 2d2e0684.4def11da
#[test]
fn DMF_225_throw_glaive() {
    check(
        CardClass::DemonHunter,
        &[
            Give("DMF_225"),
            Cost("DMF_225", 1),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("DMF_225", On(Nth(7))),
            HasNow(InHand(0), GameTag::GHOSTLY),
            Is(InHand(0), "DMF_225"),
            CostNow(InHand(0), 1),
            HandCount(Mine, 1),
            Dead(Nth(7)),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("DMF_225"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("DMF_225", On(Nth(5))),
            HasNow(InHand(0), GameTag::GHOSTLY),
            Is(InHand(0), "DMF_225"),
            CostNow(InHand(0), 1),
            BoardCount(Mine, 1),
            HandCount(Mine, 1),
            Dead(Nth(5)),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("DMF_225"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_225", On(Nth(6))),
            Now(Nth(6), 4, 3),
        ],
    );
}

/// # Bladed Lady
///
/// `DMF_226` · Demon Hunter minion · 6 mana · 6/6
///
/// > **Rush** Costs (1) if your hero has 6 or more Attack.
///
/// State: Done
//~ done DMF_226 0e1b1eaa - c6f25905.6ef2d682
#[test]
fn DMF_226_bladed_lady() {
    check(
        CardClass::DemonHunter,
        &[
            Give("DMF_226"),
            Cost("DMF_226", 6),
            Stats("DMF_226", 6, 6),
            Has("DMF_226", GameTag::RUSH),
            CostNow(Nth(0), 6),
            Friend("CS2_112"),
            CostNow(Nth(0), 6),
            HeroPower(Nothing),
            CostNow(Nth(0), 1),
            Play("DMF_226", Nothing),
            Mana(8),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("DMF_226"),
            Friend("CS2_112"),
            Friend("CS2_200"),
            HeroPower(Nothing),
            EndTurn,
            CostNow(Nth(0), 6),
            EndTurn,
            CostNow(Nth(0), 6),
        ],
    );
}

/// # Dreadlord's Bite
///
/// `DMF_227` · Demon Hunter weapon · 3 mana · 3/2 durability
///
/// > **Outcast:** Deal 1 damage to all enemies.
///
/// State: Derived
//~ derived DMF_227 ff2d9ef3 23574857 cc9cd38e.80c72c47
#[test]
fn DMF_227_dreadlords_bite() {
    check(
        CardClass::DemonHunter,
        &[
            Give("DMF_227"),
            Cost("DMF_227", 3),
            Stats("DMF_227", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_227", Nothing),
            Now(Nth(2), 4, 4),
            Now(TheirHero, 0, 29),
            Damage(TheirHero, 1),
        ],
    );
}

/// # Stiltstepper
///
/// `DMF_229` · Demon Hunter minion · 3 mana · 4/1
///
/// > **Battlecry:** Draw a card. If you play it this turn, give your hero +4 Attack this turn.
///
/// State: Derived
//~ derived DMF_229 f2e5e57d e7442db8 85b6c998.0c1c40d5
#[test]
fn DMF_229_stiltstepper() {
    check(
        CardClass::DemonHunter,
        &[
            Give("DMF_229"),
            Cost("DMF_229", 3),
            Stats("DMF_229", 4, 1),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_229", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("DMF_229"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_229", Nothing),
            Play("CS2_182", Nothing),
            Now(MyHero, 4, 30),
            DeckCount(Mine, 21),
            In(Nth(3), Zone::Play),
            Now(Nth(3), 4, 5),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("DMF_229"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_229", Nothing),
            Play("CS2_118", Nothing),
            Now(MyHero, 0, 30),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Stilts
///
/// `DMF_229e` · Neutral enchantment
///
/// > +4 Attack this turn.
///
/// State: Derived
//~ derived DMF_229e ec4dd62f 3c721d55 7d4acae5.a9003f71
#[test]
fn DMF_229e_stilts() {
    check(
        CardClass::DemonHunter,
        &[Friend("CS2_118"), Enchant(My(0), "DMF_229e"), Now(My(0), 9, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Il'gynoth
///
/// `DMF_230` · Demon Hunter minion · 4 mana · 2/6
///
/// > **Lifesteal** Your **Lifesteal** damages the enemy hero instead of healing you.
///
/// State: Todo
//~ todo DMF_230 716072ba c4c0d17b 7e512669.7ab8ce22
#[test]
#[ignore = "todo: DMF_230 Il'gynoth"]
fn DMF_230_ilgynoth() {
    check(
        CardClass::DemonHunter,
        &[Give("DMF_230"), Cost("DMF_230", 4), Stats("DMF_230", 2, 6), Has("DMF_230", GameTag::LIFESTEAL), Unwritten],
    );
}

/// # Zai, the Incredible
///
/// `DMF_231` · Demon Hunter minion · 5 mana · 6/4
///
/// > **Battlecry:** Copy the left- and right-most cards in your hand.
///
/// State: Derived
//~ derived DMF_231 45581f11 2375494e 6f9bec42.3e315700
#[test]
fn DMF_231_zai_the_incredible() {
    check(
        CardClass::DemonHunter,
        &[
            Give("DMF_231"),
            Cost("DMF_231", 5),
            Stats("DMF_231", 6, 4),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_231", Nothing),
            CostNow(InHand(1), 4),
            Now(InHand(1), 4, 5),
            HandCount(Mine, 2),
        ],
    );
}

/// # Insatiable Felhound
///
/// `DMF_247` · Demon Hunter minion · 3 mana · 2/5
///
/// > **Taunt** **Corrupt:** Gain +1/+1 and **Lifesteal**.
///
/// State: Vanilla
//~ vanilla DMF_247 68231b04 f1f46e6a 51d7c17a.f3176449
#[test]
fn DMF_247_insatiable_felhound() {
    check(
        CardClass::DemonHunter,
        &[
            Give("DMF_247"),
            Cost("DMF_247", 3),
            Stats("DMF_247", 2, 5),
            Has("DMF_247", GameTag::TAUNT),
            Play("DMF_247", Nothing),
            In(The("DMF_247"), Zone::Play),
            Now(The("DMF_247"), 2, 5),
            HasNow(The("DMF_247"), GameTag::TAUNT),
        ],
    );
}

/// # Corruption
///
/// `DMF_247e` · Neutral enchantment
///
/// > Corrupted.
///
/// State: Derived
//~ derived DMF_247e 8af0d2ab 8d3fdac7 8523a5a1.12352f73
#[test]
fn DMF_247e_corruption() {
    check(
        CardClass::DemonHunter,
        &[Friend("CS2_118"), Enchant(My(0), "DMF_247e"), HasNow(My(0), GameTag::CORRUPTED_CARD)],
    );
}

/// # Insatiable Felhound
///
/// `DMF_247t` · Demon Hunter minion · 3 mana · 3/6
///
/// > **Corrupted Taunt, Lifesteal**
///
/// State: Vanilla
//~ vanilla DMF_247t bef14fcf ef8524ef 669e0c78.b0385260
#[test]
fn DMF_247t_insatiable_felhound() {
    check(
        CardClass::DemonHunter,
        &[
            Give("DMF_247t"),
            Cost("DMF_247t", 3),
            Stats("DMF_247t", 3, 6),
            Has("DMF_247t", GameTag::CORRUPTED_CARD),
            Has("DMF_247t", GameTag::LIFESTEAL),
            Has("DMF_247t", GameTag::TAUNT),
            Play("DMF_247t", Nothing),
            In(The("DMF_247t"), Zone::Play),
            Now(The("DMF_247t"), 3, 6),
            HasNow(The("DMF_247t"), GameTag::CORRUPTED_CARD),
            HasNow(The("DMF_247t"), GameTag::LIFESTEAL),
            HasNow(The("DMF_247t"), GameTag::TAUNT),
        ],
    );
}

/// # Felsteel Executioner
///
/// `DMF_248` · Demon Hunter minion · 3 mana · 4/3
///
/// > **Corrupt:** Become a weapon.
///
/// State: Vanilla
//~ vanilla DMF_248 1fb2319c fa7f9abd c8fb526c.9998cf92
#[test]
fn DMF_248_felsteel_executioner() {
    check(
        CardClass::DemonHunter,
        &[
            Give("DMF_248"),
            Cost("DMF_248", 3),
            Stats("DMF_248", 4, 3),
            Play("DMF_248", Nothing),
            In(The("DMF_248"), Zone::Play),
            Now(The("DMF_248"), 4, 3),
        ],
    );
}

/// # Felsteel Executioner
///
/// `DMF_248t` · Demon Hunter weapon · 3 mana · 4/3 durability
///
/// > **Corrupted**
///
/// State: Vanilla
//~ vanilla DMF_248t 2d9c20e3 f89cbf92 41384193.c69973fa
#[test]
fn DMF_248t_felsteel_executioner() {
    check(
        CardClass::DemonHunter,
        &[
            Give("DMF_248t"),
            Cost("DMF_248t", 3),
            Stats("DMF_248t", 4, 3),
            Has("DMF_248t", GameTag::CORRUPTED_CARD),
            Play("DMF_248t", Nothing),
            In(The("DMF_248t"), Zone::Play),
            HasNow(The("DMF_248t"), GameTag::CORRUPTED_CARD),
        ],
    );
}

/// # Acrobatics
///
/// `DMF_249` · Demon Hunter spell · 3 mana
///
/// > Draw 2 cards. If you play both this turn, draw 2 more.
///
/// State: Todo
//~ todo DMF_249 9ba96f2e bd1d10f6 e1dd36ed.e3296826
#[test]
#[ignore = "todo: DMF_249 Acrobatics"]
fn DMF_249_acrobatics() {
    check(CardClass::DemonHunter, &[Give("DMF_249"), Cost("DMF_249", 3), Unwritten]);
}

/// # Illidari Studies
///
/// `YOP_001` · Demon Hunter spell · 1 mana
///
/// > **Discover** an **Outcast** card. Your next one costs (1) less.
///
/// State: Derived
//~ derived YOP_001 92c79b85 ff4fe5ec 2e77e2fb.0de15671
#[test]
fn YOP_001_illidari_studies() {
    check(
        CardClass::DemonHunter,
        &[
            Give("YOP_001"),
            Cost("YOP_001", 1),
            Give("BAR_328"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("BAR_328")),
            Play("YOP_001", Nothing),
            ChooseCard("BAR_328"),
            Is(InHand(2), "BAR_328"),
            CostNow(InHand(2), 3),
            Now(InHand(2), 4, 4),
            HandCount(Mine, 3),
            CostNow(Nth(1), 3),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("YOP_001"),
            Give("BAR_328"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_017")),
            Play("YOP_001", Nothing),
            Choose(0),
        ],
    );
}

/// # Loner
///
/// `YOP_001e` · Neutral enchantment
///
/// > Your next **Outcast** card costs (1) less.
///
/// State: Derived
//~ derived YOP_001e 1ee908dd 2d7e1c42 ec3a33e7.0a4588a9
#[test]
fn YOP_001e_loner() {
    check(
        CardClass::DemonHunter,
        &[
            Friend("CS2_182"),
            Give("BAR_328"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "YOP_001e"),
            CostNow(Nth(1), 3),
            CostNow(Nth(2), 4),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Friend("CS2_182"),
            Give("BAR_328"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "YOP_001e"),
            Play("BT_480", Nothing),
            Crystals(10),
            CostNow(Nth(1), 4),
        ],
    );
}

/// # Felsaber
///
/// `YOP_002` · Demon Hunter minion · 4 mana · 5/6
///
/// > Can only attack if your hero attacked this turn.
///
/// State: Reprint
//~ reprint YOP_002 19386160 a1ccffea c8d6db67.98df44f7
#[test]
fn YOP_002_felsaber() {
    check(
        CardClass::DemonHunter,
        &[Give("YOP_002"), Cost("YOP_002", 4), Stats("YOP_002", 5, 6), WrittenAs("YOP_002", "OG_034")],
    );
}
