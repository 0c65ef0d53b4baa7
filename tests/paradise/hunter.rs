//! Hunter cards of Perils in Paradise, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 8c764246

/// # Chatty Macaw
///
/// `VAC_407` · Hunter minion · 3 mana · 3/3
///
/// > **Battlecry:** Repeat the last spell you cast at an enemy *(at a random enemy if possible)*.
///
/// State: Todo
//~ todo VAC_407 6859be2a 9339da80 d0466509.c467d6f9
#[test]
#[ignore = "todo: VAC_407 Chatty Macaw"]
fn VAC_407_chatty_macaw() {
    check(CardClass::Hunter, &[Give("VAC_407"), Cost("VAC_407", 3), Stats("VAC_407", 3, 3), Unwritten]);
}

/// # Birdwatching
///
/// `VAC_408` · Hunter spell · 2 mana
///
/// > **Discover** a minion from your deck. Give all copies of it +2/+1 *(wherever they are)*.
///
/// State: Todo
//~ todo VAC_408 13c0b138 0a5a1d86 d31424ce.5423ffde
#[test]
#[ignore = "todo: VAC_408 Birdwatching"]
fn VAC_408_birdwatching() {
    check(CardClass::Hunter, &[Give("VAC_408"), Cost("VAC_408", 2), Unwritten]);
}

/// # A Bird in the Hand
///
/// `VAC_408e` · Hunter enchantment
///
/// > +2/+1.
///
/// State: Derived
//~ derived VAC_408e a36f0813 268a5087 076af2ca.5ee91837
#[test]
fn VAC_408e_a_bird_in_the_hand() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "VAC_408e"), Now(My(0), 7, 2)]);
}

/// # Parrot Sanctuary
///
/// `VAC_409` · Hunter location · 2 mana · 0 uses
///
/// > Your next **Battlecry** minion costs (1) less. After you play a **Battlecry** minion, reopen this.
///
/// State: Derived
//~ derived VAC_409 32836ce4 6054f8d0 6c3eace4.b66033f6
#[test]
fn VAC_409_parrot_sanctuary() {
    check(
        CardClass::Hunter,
        &[
            Give("VAC_409"),
            Cost("VAC_409", 2),
            Give("AT_007"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("VAC_409"),
            Use(Nth(5), 0, Nothing),
            CostNow(Nth(1), 2),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("VAC_409"),
            Give("AT_007"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("VAC_409"),
            Use(Nth(5), 0, Nothing),
            Play("EX1_015", Nothing),
            Crystals(10),
            Use(Nth(5), 0, Nothing),
            CostNow(Nth(1), 2),
        ],
    );
}

/// # Parroting
///
/// `VAC_409e` · Neutral enchantment
///
/// > Your next **Battlecry** minion costs (1) less.
///
/// State: Derived
//~ derived VAC_409e 293f268d 767d82d3 f74e6080.f6dcc411
#[test]
fn VAC_409e_parroting() {
    check(
        CardClass::Hunter,
        &[
            Friend("CS2_182"),
            Give("AT_007"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "VAC_409e"),
            CostNow(Nth(1), 2),
            CostNow(Nth(2), 4),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Friend("CS2_182"),
            Give("AT_007"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "VAC_409e"),
            Play("EX1_015", Nothing),
            Crystals(10),
            CostNow(Nth(1), 3),
        ],
    );
}

/// # Furious Fowls
///
/// `VAC_410` · Hunter spell · 6 mana
///
/// > Choose an enemy. Summon two 3/3 Birds with **Immune** while attacking to attack it.
///
/// State: Todo
//~ todo VAC_410 1250e4dc 759c7a53 3bb67d43.bb235aa0
#[test]
#[ignore = "todo: VAC_410 Furious Fowls"]
fn VAC_410_furious_fowls() {
    check(CardClass::Hunter, &[Give("VAC_410"), Cost("VAC_410", 6), Unwritten]);
}

/// # Angry Bird
///
/// `VAC_410t` · Hunter minion · 3 mana · 3/3
///
/// > **Immune** while attacking.
///
/// State: Todo
//~ todo VAC_410t 477bda51 e2ad686f c4fc8023.0a9df2b0
#[test]
#[ignore = "todo: VAC_410t Angry Bird"]
fn VAC_410t_angry_bird() {
    check(CardClass::Hunter, &[Give("VAC_410t"), Cost("VAC_410t", 3), Stats("VAC_410t", 3, 3), Unwritten]);
}

/// # Catch of the Day
///
/// `VAC_412` · Hunter minion · 1 mana · 3/3
///
/// > **Rush Battlecry:** Summon a 2/1 Worm for your opponent.
///
/// State: Derived
//~ derived VAC_412 577be6c7 1626dff2 babaac6a.4f21f0c0
#[test]
fn VAC_412_catch_of_the_day() {
    check(
        CardClass::Hunter,
        &[
            Give("VAC_412"),
            Cost("VAC_412", 1),
            Stats("VAC_412", 3, 3),
            Has("VAC_412", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_412", Nothing),
            In(The("VAC_412t"), Zone::Play),
            Now(The("VAC_412t"), 2, 1),
            BoardCount(Theirs, 2),
        ],
    );
}

/// # Delicious Worm
///
/// `VAC_412t` · Hunter minion · 1 mana · 2/1
///
/// State: Vanilla
//~ vanilla VAC_412t 2a323242 cd79cafc 253e165e
#[test]
fn VAC_412t_delicious_worm() {
    check(
        CardClass::Hunter,
        &[
            Give("VAC_412t"),
            Cost("VAC_412t", 1),
            Stats("VAC_412t", 2, 1),
            Play("VAC_412t", Nothing),
            In(The("VAC_412t"), Zone::Play),
            Now(The("VAC_412t"), 2, 1),
        ],
    );
}

/// # Ranger Gilly
///
/// `VAC_413` · Hunter minion · 5 mana · 4/6
///
/// > **Warrior Tourist.** At the end of your turn, get a 2/3 Crocolisk. **Deathrattle:** Give all minions in your hand +2/+3.
///
/// State: Derived
//~ derived VAC_413 d05a0ea3 4c44b590 c7c5c50c.012fd25d
#[test]
fn VAC_413_ranger_gilly() {
    check(
        CardClass::Hunter,
        &[
            Give("VAC_413"),
            Cost("VAC_413", 5),
            Stats("VAC_413", 4, 6),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("VAC_413"),
            Kill(Nth(5)),
            Now(Nth(0), 6, 9),
            Now(Nth(1), 7, 4),
            Now(Nth(2), 6, 8),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("VAC_413"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("VAC_413"),
            EndTurn,
            Is(InHand(3), "VAC_413t"),
            CostNow(InHand(3), 2),
            Now(InHand(3), 2, 3),
            HandCount(Mine, 4),
        ],
    );
}

/// # Toothy
///
/// `VAC_413e3` · Hunter enchantment
///
/// > +2/+3.
///
/// State: Derived
//~ derived VAC_413e3 07288711 9c692dbb 0136a0af.7aa9e95d
#[test]
fn VAC_413e3_toothy() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "VAC_413e3"), Now(My(0), 7, 4)]);
}

/// # Island Crocolisk
///
/// `VAC_413t` · Hunter minion · 2 mana · 2/3
///
/// State: Vanilla
//~ vanilla VAC_413t d8261c32 46a51861 9cdd26cf
#[test]
fn VAC_413t_island_crocolisk() {
    check(
        CardClass::Hunter,
        &[
            Give("VAC_413t"),
            Cost("VAC_413t", 2),
            Stats("VAC_413t", 2, 3),
            Play("VAC_413t", Nothing),
            In(The("VAC_413t"), Zone::Play),
            Now(The("VAC_413t"), 2, 3),
        ],
    );
}

/// # Sasquawk
///
/// `VAC_415` · Hunter minion · 7 mana · 4/5
///
/// > **Battlecry:** Repeat each card you played last turn.
///
/// State: Todo
//~ todo VAC_415 a5a47da4 db42b44a cd878ad2.f809bcad
#[test]
#[ignore = "todo: VAC_415 Sasquawk"]
fn VAC_415_sasquawk() {
    check(CardClass::Hunter, &[Give("VAC_415"), Cost("VAC_415", 7), Stats("VAC_415", 4, 5), Unwritten]);
}

/// # Death Roll
///
/// `VAC_416` · Hunter spell · 5 mana
///
/// > Destroy an enemy minion. Deal damage equal to its Attack randomly split among all enemies.
///
/// State: Derived
//~ derived VAC_416 13f70888 317af940 910419d8.07e131e5
#[test]
fn VAC_416_death_roll() {
    check(
        CardClass::Hunter,
        &[
            Give("VAC_416"),
            Cost("VAC_416", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Play("VAC_416", On(Nth(2))),
            Dead(Nth(2)),
            Now(TheirHero, 0, 26),
            BoardCount(Theirs, 0),
            Damage(TheirHero, 4),
        ],
    );
}

/// # Trusty Fishing Rod
///
/// `VAC_960` · Hunter weapon · 3 mana · 1/2 durability
///
/// > After your hero attacks, summon a 1-Cost minion from your deck.
///
/// State: Derived
//~ derived VAC_960 9c22b17a a58e5f91 e397307b.a94708b8
#[test]
fn VAC_960_trusty_fishing_rod() {
    check(
        CardClass::Hunter,
        &[
            Give("VAC_960"),
            Cost("VAC_960", 3),
            Stats("VAC_960", 1, 2),
            OnTop("CS2_168"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("VAC_960"),
            Force(Entity(Nth(2))),
            Attack(MyHero, TheirHero),
            BoardCount(Mine, 2),
            DeckCount(Mine, 21),
            In(Nth(2), Zone::Play),
            Now(Nth(2), 2, 1),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("VAC_960"),
            OnTop("CS2_168"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("VAC_960"),
            Never(Entity(Nth(3))),
            Attack(MyHero, TheirHero),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("VAC_960"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_168"),
            OnTop("CS2_075"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("VAC_960"),
            Never(Entity(Nth(7))),
            Attack(MyHero, TheirHero),
        ],
    );
}

/// # Pet Parrot
///
/// `VAC_961` · Hunter minion · 2 mana · 1/1
///
/// > **Battlecry:** Repeat the last 1-Cost card you played.
///
/// State: Todo
//~ todo VAC_961 deedd996 b1a36cad 8f70f3b2.9ff92b76
#[test]
#[ignore = "todo: VAC_961 Pet Parrot"]
fn VAC_961_pet_parrot() {
    check(CardClass::Hunter, &[Give("VAC_961"), Cost("VAC_961", 2), Stats("VAC_961", 1, 1), Unwritten]);
}

/// # Workhorse
///
/// `WORK_018` · Hunter minion · 3 mana · 4/2
///
/// > **Deathrattle:** Summon two 2/1 Ponies.
///
/// State: Derived
//~ derived WORK_018 224f469b 33f69329 94251deb.3ef204ed
#[test]
fn WORK_018_workhorse() {
    check(
        CardClass::Hunter,
        &[
            Give("WORK_018"),
            Cost("WORK_018", 3),
            Stats("WORK_018", 4, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WORK_018"),
            Kill(Nth(3)),
            BoardCount(Mine, 3),
            In(The("WORK_018t"), Zone::Play),
            Now(The("WORK_018t"), 2, 1),
        ],
    );
}

/// # Workpony
///
/// `WORK_018t` · Hunter minion · 1 mana · 2/1
///
/// State: Vanilla
//~ vanilla WORK_018t 7bd07a91 75758b94 d53d4c01
#[test]
fn WORK_018t_workpony() {
    check(
        CardClass::Hunter,
        &[
            Give("WORK_018t"),
            Cost("WORK_018t", 1),
            Stats("WORK_018t", 2, 1),
            Play("WORK_018t", Nothing),
            In(The("WORK_018t"), Zone::Play),
            Now(The("WORK_018t"), 2, 1),
        ],
    );
}

/// # Cash Cow
///
/// `WORK_019` · Hunter minion · 5 mana · 3/7
///
/// > **Taunt** Whenever this takes damage, get a Coin.
///
/// State: Derived
//~ derived WORK_019 66d613d4 496d03f7 f5768b49.3fd467e2
#[test]
fn WORK_019_cash_cow() {
    check(
        CardClass::Hunter,
        &[
            Give("WORK_019"),
            Cost("WORK_019", 5),
            Stats("WORK_019", 3, 7),
            Has("WORK_019", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WORK_019"),
            Hurt(Nth(3), 1),
            Is(InHand(1), "GAME_005"),
            CostNow(InHand(1), 0),
            HandCount(Mine, 2),
        ],
    );
}

/// # Monkey Business
///
/// `WORK_020` · Hunter spell · 4 mana
///
/// > Add 8 Bananas to your hand. Any that can't fit are randomly fed to friendly minions in play.
///
/// State: Todo
//~ todo WORK_020 2057ca51 bc3fe26c dbbe61c8.dbb753bf
#[test]
#[ignore = "todo: WORK_020 Monkey Business"]
fn WORK_020_monkey_business() {
    check(CardClass::Hunter, &[Give("WORK_020"), Cost("WORK_020", 4), Unwritten]);
}
