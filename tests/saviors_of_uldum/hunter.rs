//! Hunter cards of Saviors of Uldum, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 72fcb8b9

/// # Ramkahen Wildtamer
///
/// `ULD_151` · Hunter minion · 3 mana · 4/3
///
/// > **Battlecry:** Copy a random Beast in your hand.
///
/// State: Derived
//~ derived ULD_151 aded5db5 2fc3c7bb c0c35147.5b494ce5
#[test]
fn ULD_151_ramkahen_wildtamer() {
    check(
        CardClass::Hunter,
        &[
            Give("ULD_151"),
            Cost("ULD_151", 3),
            Stats("ULD_151", 4, 3),
            Give("CS2_119"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Play("ULD_151", Nothing),
            Is(InHand(2), "CS2_119"),
            CostNow(InHand(2), 4),
            Now(InHand(2), 2, 7),
            HandCount(Mine, 3),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("ULD_151"),
            Give("CS2_119"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(2))),
            Play("ULD_151", Nothing),
        ],
    );
}

/// # Pressure Plate
///
/// `ULD_152` · Hunter spell · 2 mana
///
/// > **Secret:** After your opponent casts a spell, destroy a random enemy minion.
///
/// State: Derived
//~ derived ULD_152 b4f305e9 aee33309 588fb2f7.657a51eb
#[test]
fn ULD_152_pressure_plate() {
    check(
        CardClass::Hunter,
        &[
            Give("ULD_152"),
            Cost("ULD_152", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ULD_152"),
            EndTurn,
            Force(Entity(Nth(2))),
            Play("GAME_005", Nothing),
            Dead(Nth(2)),
            Dead(Nth(3)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Hyena Alpha
///
/// `ULD_154` · Hunter minion · 4 mana · 3/3
///
/// > **Battlecry:** If you control a **Secret**, summon two 2/2 Hyenas.
///
/// State: Derived
//~ derived ULD_154 001504b2 00bfde6b fd62d308.d0d7268c
#[test]
fn ULD_154_hyena_alpha() {
    check(
        CardClass::Hunter,
        &[
            Give("ULD_154"),
            Cost("ULD_154", 4),
            Stats("ULD_154", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("EX1_289"),
            Play("ULD_154", Nothing),
            BoardCount(Mine, 4),
            In(The("ULD_154t"), Zone::Play),
            Now(The("ULD_154t"), 2, 2),
        ],
    );
    check(
        CardClass::Hunter,
        &[Give("ULD_154"), Friend("CS2_182"), Enemy("CS2_182"), Play("ULD_154", Nothing), BoardCount(Mine, 2)],
    );
}

/// # Hyena
///
/// `ULD_154t` · Hunter minion · 2 mana · 2/2
///
/// State: Vanilla
//~ vanilla ULD_154t 7f79b831 05d3a8f6 447a7be8
#[test]
fn ULD_154t_hyena() {
    check(
        CardClass::Hunter,
        &[
            Give("ULD_154t"),
            Cost("ULD_154t", 2),
            Stats("ULD_154t", 2, 2),
            Play("ULD_154t", Nothing),
            In(The("ULD_154t"), Zone::Play),
            Now(The("ULD_154t"), 2, 2),
        ],
    );
}

/// # Unseal the Vault
///
/// `ULD_155` · Hunter spell · 1 mana
///
/// > **Quest:** Summon 20 minions. **Reward:** Pharaoh's Warmask.
///
/// State: Done
//~ done ULD_155 ff8ea555 - 426d91bb.b452d2af
#[test]
fn ULD_155_unseal_the_vault() {
    let mut table = table(CardClass::Hunter);
    table.steps(&[Give("ULD_155"), Cost("ULD_155", 1), Play("ULD_155", Nothing)]);
    table.steps(&[EndTurn, Play("CS2_231", Nothing), EndTurn]);
    for _ in 0..19 {
        table.steps(&[Play("CS2_231", Nothing), Kill(My(0))]);
    }
    table.steps(&[In(Nth(0), Zone::Secret), Play("CS2_231", Nothing), In(Nth(0), Zone::Graveyard)]);
    table.steps(&[Is(MyPower, "ULD_155p"), HeroPower(Nothing), Now(My(0), 3, 1), Now(Their(0), 1, 1)]);
}

/// # Roar!
///
/// `ULD_155e` · Hunter enchantment
///
/// > +2 Attack.
///
/// State: Derived
//~ derived ULD_155e 30cf5099 b418e392 de6cdfbe.bf3d1612
#[test]
fn ULD_155e_roar() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "ULD_155e"), Now(My(0), 7, 1)]);
}

/// # Pharaoh's Warmask
///
/// `ULD_155p` · Hunter hero power · 2 mana
///
/// > Give your minions +2 Attack.
///
/// State: Derived
//~ derived ULD_155p 8beaeb57 6c0807d2 7a0276c4.931d343b
#[test]
fn ULD_155p_pharaohs_warmask() {
    check(
        CardClass::Hunter,
        &[
            HasHeroPower("ULD_155p"),
            Cost("ULD_155p", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            HeroPower(Nothing),
            Now(Nth(1), 6, 5),
        ],
    );
}

/// # Dinotamer Brann
///
/// `ULD_156` · Hunter minion · 7 mana · 2/4
///
/// > **Battlecry:** If your deck has no duplicates, summon King Krush.
///
/// State: Derived
//~ derived ULD_156 39cf249b d873a392 22d33a0d.3be8ca11
#[test]
fn ULD_156_dinotamer_brann() {
    check(
        CardClass::Hunter,
        &[
            Give("ULD_156"),
            Cost("ULD_156", 7),
            Stats("ULD_156", 2, 4),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ULD_156", Nothing),
            BoardCount(Mine, 3),
            In(The("ULD_156t3"), Zone::Play),
            Now(The("ULD_156t3"), 8, 8),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("ULD_156"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ULD_156", Nothing),
            BoardCount(Mine, 2),
        ],
    );
}

/// # Duke
///
/// `ULD_156t` · Hunter minion · 5 mana · 5/5
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla ULD_156t 3553b0f2 7219baf7 a431fbdd.57b12c28
#[test]
fn ULD_156t_duke() {
    check(
        CardClass::Hunter,
        &[
            Give("ULD_156t"),
            Cost("ULD_156t", 5),
            Stats("ULD_156t", 5, 5),
            Has("ULD_156t", GameTag::RUSH),
            Play("ULD_156t", Nothing),
            In(The("ULD_156t"), Zone::Play),
            Now(The("ULD_156t"), 5, 5),
            HasNow(The("ULD_156t"), GameTag::RUSH),
        ],
    );
}

/// # Duchess
///
/// `ULD_156t2` · Hunter minion · 5 mana · 5/5
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla ULD_156t2 4106b018 e99fd299 b65c1b54.57b12c28
#[test]
fn ULD_156t2_duchess() {
    check(
        CardClass::Hunter,
        &[
            Give("ULD_156t2"),
            Cost("ULD_156t2", 5),
            Stats("ULD_156t2", 5, 5),
            Has("ULD_156t2", GameTag::RUSH),
            Play("ULD_156t2", Nothing),
            In(The("ULD_156t2"), Zone::Play),
            Now(The("ULD_156t2"), 5, 5),
            HasNow(The("ULD_156t2"), GameTag::RUSH),
        ],
    );
}

/// # King Krush
///
/// `ULD_156t3` · Hunter minion · 9 mana · 8/8
///
/// > **Charge**
///
/// State: Vanilla
//~ vanilla ULD_156t3 5b3593b8 dd698ee9 4aab9bd0.276b5ef0
#[test]
fn ULD_156t3_king_krush() {
    check(
        CardClass::Hunter,
        &[
            Give("ULD_156t3"),
            Cost("ULD_156t3", 9),
            Stats("ULD_156t3", 8, 8),
            Has("ULD_156t3", GameTag::CHARGE),
            Play("ULD_156t3", Nothing),
            In(The("ULD_156t3"), Zone::Play),
            Now(The("ULD_156t3"), 8, 8),
            HasNow(The("ULD_156t3"), GameTag::CHARGE),
        ],
    );
}

/// # Wild Bloodstinger
///
/// `ULD_212` · Hunter minion · 6 mana · 6/9
///
/// > **Battlecry:** Summon a minion from your opponent's hand. Attack it.
///
/// State: Derived
//~ derived ULD_212 cc80f9dc c02573f5 0aefa1d7.794b18ab
#[test]
fn ULD_212_wild_bloodstinger() {
    check(
        CardClass::Hunter,
        &[
            Give("ULD_212"),
            Cost("ULD_212", 6),
            Stats("ULD_212", 6, 9),
            Give("CS2_182"),
            GiveThem("CS2_118"),
            GiveThem("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("ULD_212", Nothing),
            Now(Nth(0), 6, 4),
            Dead(Nth(2)),
            HandCount(Theirs, 1),
        ],
    );
}

/// # Scarlet Webweaver
///
/// `ULD_410` · Hunter minion · 6 mana · 5/5
///
/// > **Battlecry:** Reduce the Cost of a random Beast in your hand by (5).
///
/// State: Derived
//~ derived ULD_410 2ae4c7d5 ba217c52 459b1456.9baa07f1
#[test]
fn ULD_410_scarlet_webweaver() {
    check(
        CardClass::Hunter,
        &[
            Give("ULD_410"),
            Cost("ULD_410", 6),
            Stats("ULD_410", 5, 5),
            Give("CS2_119"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Play("ULD_410", Nothing),
            CostNow(Nth(1), 0),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("ULD_410"),
            Give("CS2_119"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(2))),
            Play("ULD_410", Nothing),
        ],
    );
}

/// # Weaved
///
/// `ULD_410e` · Hunter enchantment
///
/// > Costs (5) less.
///
/// State: Derived
//~ derived ULD_410e a4a2b0b2 409bfff3 77b40ba7.133d4794
#[test]
fn ULD_410e_weaved() {
    check(CardClass::Hunter, &[Give("CS2_186"), Enchant(Nth(0), "ULD_410e"), CostNow(Nth(0), 2)]);
}

/// # Hunter's Pack
///
/// `ULD_429` · Hunter spell · 3 mana
///
/// > Add a random Hunter Beast, **Secret**, and weapon to your hand.
///
/// State: Derived
//~ derived ULD_429 c79c5875 194a2831 b04fce84.8dc6888d
#[test]
fn ULD_429_hunters_pack() {
    check(
        CardClass::Hunter,
        &[
            Give("ULD_429"),
            Cost("ULD_429", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("OG_325")),
            Force(Card("AT_060")),
            Force(Card("AV_244")),
            Play("ULD_429", Nothing),
            Is(InHand(0), "OG_325"),
            CostNow(InHand(0), 3),
            Now(InHand(0), 2, 5),
            Is(InHand(1), "AT_060"),
            CostNow(InHand(1), 2),
            Is(InHand(2), "AV_244"),
            CostNow(InHand(2), 2),
            Now(InHand(2), 2, 2),
            HandCount(Mine, 3),
        ],
    );
    check(
        CardClass::Hunter,
        &[Give("ULD_429"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_010")), Play("ULD_429", Nothing)],
    );
    check(
        CardClass::Hunter,
        &[Give("ULD_429"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_039")), Play("ULD_429", Nothing)],
    );
    check(
        CardClass::Hunter,
        &[Give("ULD_429"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_034")), Play("ULD_429", Nothing)],
    );
    check(
        CardClass::Hunter,
        &[Give("ULD_429"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_002")), Play("ULD_429", Nothing)],
    );
}

/// # Desert Spear
///
/// `ULD_430` · Hunter weapon · 3 mana · 1/3 durability
///
/// > After your hero attacks, summon a 1/1 Locust with **Rush**.
///
/// State: Derived
//~ derived ULD_430 05f5dbb5 31563eff 3f35292b.2fb8a20d
#[test]
fn ULD_430_desert_spear() {
    check(
        CardClass::Hunter,
        &[
            Give("ULD_430"),
            Cost("ULD_430", 3),
            Stats("ULD_430", 1, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ULD_430"),
            Attack(MyHero, TheirHero),
            BoardCount(Mine, 2),
            In(The("ULD_430t"), Zone::Play),
            Now(The("ULD_430t"), 1, 1),
        ],
    );
}

/// # Locust
///
/// `ULD_430t` · Neutral minion · 1 mana · 1/1
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla ULD_430t b56953de 720afc12 5fc41825.57b12c28
#[test]
fn ULD_430t_locust() {
    check(
        CardClass::Hunter,
        &[
            Give("ULD_430t"),
            Cost("ULD_430t", 1),
            Stats("ULD_430t", 1, 1),
            Has("ULD_430t", GameTag::RUSH),
            Play("ULD_430t", Nothing),
            In(The("ULD_430t"), Zone::Play),
            Now(The("ULD_430t"), 1, 1),
            HasNow(The("ULD_430t"), GameTag::RUSH),
        ],
    );
}

/// # Swarm of Locusts
///
/// `ULD_713` · Hunter spell · 6 mana
///
/// > Summon seven 1/1 Locusts with **Rush**.
///
/// State: Derived
//~ derived ULD_713 657ca14b 9ffcbfb9 3b740397.850b092c
#[test]
fn ULD_713_swarm_of_locusts() {
    check(
        CardClass::Hunter,
        &[
            Give("ULD_713"),
            Cost("ULD_713", 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ULD_713", Nothing),
            BoardCount(Mine, 7),
        ],
    );
}
