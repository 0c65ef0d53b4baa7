//! Paladin cards of Rastakhan's Rumble, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7e3e84a9

/// # Shirvallah, the Tiger
///
/// `TRL_300` · Paladin minion · 25 mana · 7/5
///
/// > **Divine Shield**, **Rush**, **Lifesteal** Costs (1) less for each Mana you've spent on spells.
///
/// State: Todo
//~ todo TRL_300 9070df21 f17aa328 00cfc005.c6897c50
#[test]
#[ignore = "todo: TRL_300 Shirvallah, the Tiger"]
fn TRL_300_shirvallah_the_tiger() {
    check(
        CardClass::Paladin,
        &[
            Give("TRL_300"),
            Cost("TRL_300", 25),
            Stats("TRL_300", 7, 5),
            Has("TRL_300", GameTag::DIVINE_SHIELD),
            Has("TRL_300", GameTag::LIFESTEAL),
            Has("TRL_300", GameTag::RUSH),
            Unwritten,
        ],
    );
}

/// # Time Out!
///
/// `TRL_302` · Paladin spell · 3 mana
///
/// > Your hero is **Immune** until your next turn.
///
/// State: Derived
//~ derived TRL_302 29633fbe 3c2168ca fde24f70.20826f4c
#[test]
fn TRL_302_time_out() {
    check(
        CardClass::Paladin,
        &[
            Give("TRL_302"),
            Cost("TRL_302", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TRL_302", Nothing),
            HasNow(MyHero, GameTag::IMMUNE),
        ],
    );
}

/// # Time Out!
///
/// `TRL_302e` · Paladin enchantment
///
/// > **Immune** until your next turn.
///
/// State: Derived
//~ derived TRL_302e 67cfab92 454182ec ec77dae8.10ad1b46
#[test]
fn TRL_302e_time_out() {
    check(
        CardClass::Paladin,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "TRL_302e"),
            HasNow(My(0), GameTag::IMMUNE),
            EndTurn,
            HasNow(My(0), GameTag::IMMUNE),
            EndTurn,
            HasNot(My(0), GameTag::IMMUNE),
        ],
    );
}

/// # Farraki Battleaxe
///
/// `TRL_304` · Paladin weapon · 5 mana · 3/3 durability
///
/// > **Overkill:** Give a minion in your hand +2/+2.
///
/// State: Derived
//~ derived TRL_304 285500f8 6429d22e 4807e0f9.4c6f3da6
#[test]
fn TRL_304_farraki_battleaxe() {
    check(
        CardClass::Paladin,
        &[
            Give("TRL_304"),
            Cost("TRL_304", 5),
            Stats("TRL_304", 3, 3),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Friend("TRL_304"),
            Force(Entity(Nth(1))),
            Attack(MyHero, Nth(4)),
            Now(Nth(1), 7, 3),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("TRL_304"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Friend("TRL_304"),
            Never(Entity(Nth(0))),
            Attack(MyHero, Nth(4)),
        ],
    );
}

/// # Battle Ready
///
/// `TRL_304e` · Neutral enchantment
///
/// > +2/+2 from Farraki Battleaxe.
///
/// State: Derived
//~ derived TRL_304e 9d271bdb 31929e0b 21ab6456.ae5135e4
#[test]
fn TRL_304e_battle_ready() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "TRL_304e"), Now(My(0), 7, 3)]);
}

/// # A New Challenger...
///
/// `TRL_305` · Paladin spell · 7 mana
///
/// > **Discover** a 6-Cost minion. Summon it with **Taunt** and **Divine Shield**.
///
/// State: Derived
//~ derived TRL_305 6b0adcf8 b7e7131f b2e668e8.7c22e4d1
#[test]
fn TRL_305_a_new_challenger() {
    check(
        CardClass::Paladin,
        &[
            Give("TRL_305"),
            Cost("TRL_305", 7),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Force(Card("CS2_200")),
            Play("TRL_305", Nothing),
            ChooseCard("CS2_200"),
            BoardCount(Mine, 4),
            HasNow(The("CS2_200"), GameTag::DIVINE_SHIELD),
            HasNow(The("CS2_200"), GameTag::TAUNT),
            In(The("CS2_200"), Zone::Play),
            Now(The("CS2_200"), 6, 7),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("TRL_305"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Never(Card("CATA_EVENT_110")),
            Play("TRL_305", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("TRL_305"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Never(Card("AT_017")),
            Play("TRL_305", Nothing),
            Choose(0),
        ],
    );
}

/// # Immortal Prelate
///
/// `TRL_306` · Paladin minion · 2 mana · 1/3
///
/// > **Deathrattle:** Shuffle this into your deck. It keeps any enchantments.
///
/// State: Todo
//~ todo TRL_306 bd568b1d a1bae1da 252d3d5a.dd151f03
#[test]
#[ignore = "todo: TRL_306 Immortal Prelate"]
fn TRL_306_immortal_prelate() {
    check(CardClass::Paladin, &[Give("TRL_306"), Cost("TRL_306", 2), Stats("TRL_306", 1, 3), Unwritten]);
}

/// # Flash of Light
///
/// `TRL_307` · Paladin spell · Holy · 2 mana
///
/// > Restore #4 Health. Draw a card.
///
/// State: Derived
//~ derived TRL_307 0dd25826 b32d66d9 0b930a09.d6484b39
#[test]
fn TRL_307_flash_of_light() {
    check(
        CardClass::Paladin,
        &[
            Give("TRL_307"),
            Cost("TRL_307", 2),
            Targets("TRL_307", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(4), 2),
            Hurt(Nth(5), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("TRL_307", On(Nth(5))),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            Now(Nth(5), 4, 5),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("TRL_307"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(4), 2),
            Hurt(Nth(5), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("TRL_307", On(Nth(4))),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            Now(Nth(4), 4, 5),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("TRL_307"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("TRL_307", On(TheirHero)),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            Now(TheirHero, 0, 14),
            Damage(TheirHero, 16),
        ],
    );
}

/// # High Priest Thekal
///
/// `TRL_308` · Paladin minion · 3 mana · 3/4
///
/// > **Battlecry:** Convert all but 1 of your Hero's Health into Armor.
///
/// State: Todo
//~ todo TRL_308 2b0c529b 5fec80a5 b0330bf2.c9f8500d
#[test]
#[ignore = "todo: TRL_308 High Priest Thekal"]
fn TRL_308_high_priest_thekal() {
    check(CardClass::Paladin, &[Give("TRL_308"), Cost("TRL_308", 3), Stats("TRL_308", 3, 4), Unwritten]);
}

/// # Spirit of the Tiger
///
/// `TRL_309` · Paladin minion · 4 mana · 0/3
///
/// > **Stealth** for 1 turn. After you cast a spell, summon a Tiger with stats equal to its Cost.
///
/// State: Derived
//~ derived TRL_309 c4ded3f8 79acfb7c 0048878b.e135e1eb
#[test]
fn TRL_309_spirit_of_the_tiger() {
    check(
        CardClass::Paladin,
        &[
            Give("TRL_309"),
            Cost("TRL_309", 4),
            Stats("TRL_309", 0, 3),
            Has("TRL_309", GameTag::STEALTH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TRL_309"),
            EndTurn,
            EndTurn,
            HasNot(Nth(3), GameTag::STEALTH),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("TRL_309"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TRL_309"),
            EndTurn,
            HasNow(Nth(3), GameTag::STEALTH),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("TRL_309"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TRL_309"),
            Play("GAME_005", Nothing),
            BoardCount(Mine, 2),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("TRL_309"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TRL_309"),
            Play("CS2_075", Nothing),
            BoardCount(Mine, 3),
            HasNot(The("TRL_309t"), GameTag::STEALTH),
            In(The("TRL_309t"), Zone::Play),
            Now(The("TRL_309t"), 1, 1),
            TagNow(The("TRL_309t"), GameTag::SPELLPOWER, 0),
        ],
    );
}

/// # Tiger
///
/// `TRL_309t` · Paladin minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla TRL_309t bf41b279 087739da 70385ee0
#[test]
fn TRL_309t_tiger() {
    check(
        CardClass::Paladin,
        &[
            Give("TRL_309t"),
            Cost("TRL_309t", 1),
            Stats("TRL_309t", 1, 1),
            Play("TRL_309t", Nothing),
            In(The("TRL_309t"), Zone::Play),
            Now(The("TRL_309t"), 1, 1),
        ],
    );
}

/// # Bloodclaw
///
/// `TRL_543` · Paladin weapon · 1 mana · 2/2 durability
///
/// > **Battlecry:** Deal 5 damage to your hero.
///
/// State: Derived
//~ derived TRL_543 47d4eff2 20e79dce e9241498.3cb28fe0
#[test]
fn TRL_543_bloodclaw() {
    check(
        CardClass::Paladin,
        &[
            Give("TRL_543"),
            Cost("TRL_543", 1),
            Stats("TRL_543", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TRL_543", Nothing),
            Now(MyHero, 2, 25),
            Damage(MyHero, 5),
        ],
    );
}

/// # Zandalari Templar
///
/// `TRL_545` · Paladin minion · 4 mana · 4/4
///
/// > **Battlecry:** If you've restored 10 Health this game, gain +4/+4 and **Taunt**.@ *({0} left!)*@ *(Ready!)*
///
/// State: Todo
//~ todo TRL_545 31b7d321 dd7ced60 fe5346f0.ff00e9e3
#[test]
#[ignore = "todo: TRL_545 Zandalari Templar"]
fn TRL_545_zandalari_templar() {
    check(CardClass::Paladin, &[Give("TRL_545"), Cost("TRL_545", 4), Stats("TRL_545", 4, 4), Unwritten]);
}

/// # Rejuvenated
///
/// `TRL_545e` · Neutral enchantment
///
/// > +4/+4 and **Taunt**.
///
/// State: Derived
//~ derived TRL_545e fe461a38 e6dda7f2 a745dc98.b563e084
#[test]
fn TRL_545e_rejuvenated() {
    check(
        CardClass::Paladin,
        &[Friend("CS2_118"), Enchant(My(0), "TRL_545e"), Now(My(0), 9, 5), HasNow(My(0), GameTag::TAUNT)],
    );
}
