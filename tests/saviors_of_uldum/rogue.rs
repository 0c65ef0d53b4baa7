//! Rogue cards of Saviors of Uldum, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file edc0a467

/// # Pharaoh Cat
///
/// `ULD_186` · Rogue minion · 1 mana · 1/2
///
/// > **Battlecry:** Add a random **Reborn** minion to your hand.
///
/// State: Derived
//~ derived ULD_186 9376cf0f e37148ac a13471f7.aa4e6abe
#[test]
fn ULD_186_pharaoh_cat() {
    check(
        CardClass::Rogue,
        &[
            Give("ULD_186"),
            Cost("ULD_186", 1),
            Stats("ULD_186", 1, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("BE_861")),
            Play("ULD_186", Nothing),
            Is(InHand(0), "BE_861"),
            CostNow(InHand(0), 4),
            Now(InHand(0), 2, 5),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[Give("ULD_186"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("ULD_186", Nothing)],
    );
}

/// # Whirlkick Master
///
/// `ULD_231` · Rogue minion · 2 mana · 1/2
///
/// > Whenever you play a **Combo** card, add a random **Combo** card to your hand.
///
/// State: Derived
//~ derived ULD_231 8319989d cff564b9 89653746.b20ce6f5
#[test]
fn ULD_231_whirlkick_master() {
    check(
        CardClass::Rogue,
        &[
            Give("ULD_231"),
            Cost("ULD_231", 2),
            Stats("ULD_231", 1, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ULD_231"),
            Force(Card("AT_028")),
            Play("EX1_131", Nothing),
            Is(InHand(1), "AT_028"),
            CostNow(InHand(1), 5),
            Now(InHand(1), 3, 7),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("ULD_231"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ULD_231"),
            Never(Card("AT_001")),
            Play("EX1_131", Nothing),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("ULD_231"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ULD_231"),
            Play("CS2_182", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 3),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 1),
            CostNow(Nth(0), 2),
            Now(Nth(0), 1, 2),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Now(Nth(3), 1, 2),
            Now(Nth(4), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Sahket Sapper
///
/// `ULD_280` · Rogue minion · 4 mana · 4/4
///
/// > **Deathrattle:** Return a random enemy minion to your opponent's hand.
///
/// State: Derived
//~ derived ULD_280 63fc4e5a cf978ef7 6f3d4973.b6a56825
#[test]
fn ULD_280_sahket_sapper() {
    check(
        CardClass::Rogue,
        &[
            Give("ULD_280"),
            Cost("ULD_280", 4),
            Stats("ULD_280", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ULD_280"),
            Force(Entity(Nth(2))),
            Kill(Nth(3)),
            CostNow(Nth(2), 4),
            In(Nth(2), Zone::Hand),
            BoardCount(Theirs, 0),
            HandCount(Theirs, 1),
        ],
    );
}

/// # Hooked Scimitar
///
/// `ULD_285` · Rogue weapon · 3 mana · 2/2 durability
///
/// > **Combo:** Gain +2 Attack.
///
/// State: Derived
//~ derived ULD_285 b3ff63ab 9c49eb4f afbf9849.ca39d189
#[test]
fn ULD_285_hooked_scimitar() {
    check(
        CardClass::Rogue,
        &[
            Give("ULD_285"),
            Cost("ULD_285", 3),
            Stats("ULD_285", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("ULD_285", Nothing),
            Now(MyHero, 4, 30),
            Now(Nth(0), 4, 2),
        ],
    );
}

/// # Polished
///
/// `ULD_285e` · Rogue enchantment
///
/// > +2 Attack.
///
/// State: Derived
//~ derived ULD_285e 429ef4b2 88a672c0 8238df9e.bf3d1612
#[test]
fn ULD_285e_polished() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "ULD_285e"), Now(My(0), 7, 1)]);
}

/// # Shadow of Death
///
/// `ULD_286` · Rogue spell · Shadow · 4 mana
///
/// > Choose a minion. Shuffle 3 'Shadows' into your deck that summon a copy when drawn.
///
/// State: Todo
//~ todo ULD_286 1cd2d857 f118ce02 22598d55.1efbfea1
#[test]
#[ignore = "todo: ULD_286 Shadow of Death"]
fn ULD_286_shadow_of_death() {
    check(
        CardClass::Rogue,
        &[Give("ULD_286"), Cost("ULD_286", 4), Targets("ULD_286", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Shadow
///
/// `ULD_286t` · Rogue spell · Shadow · 4 mana
///
/// > **Casts When Drawn** Summon a {0}.
///
/// State: Todo
//~ todo ULD_286t 04970765 e0c4f83a 2f7cc12e.262b5def
#[test]
#[ignore = "todo: ULD_286t Shadow"]
fn ULD_286t_shadow() {
    check(CardClass::Rogue, &[Give("ULD_286t"), Cost("ULD_286t", 4), Unwritten]);
}

/// # Anka, the Buried
///
/// `ULD_288` · Rogue minion · 5 mana · 5/5
///
/// > **Battlecry:** Change each **Deathrattle** minion in your hand into a 1/1 that costs (1).
///
/// State: Derived
//~ derived ULD_288 d3867642 1903a169 4197db58.b934ebe5
#[test]
fn ULD_288_anka_the_buried() {
    check(
        CardClass::Rogue,
        &[
            Give("ULD_288"),
            Cost("ULD_288", 5),
            Stats("ULD_288", 5, 5),
            Give("AT_009"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ULD_288", Nothing),
            CostNow(Nth(1), 1),
            Now(Nth(1), 1, 1),
            CostNow(Nth(2), 4),
        ],
    );
}

/// # Bazaar Burglary
///
/// `ULD_326` · Rogue spell · 1 mana
///
/// > **Quest:** Add 4 cards from other classes to your hand. **Reward:** Ancient Blades.
///
/// State: Done
//~ done ULD_326 fdd530c5 - df71a7c7.22d6575c
#[test]
fn ULD_326_bazaar_burglary() {
    check(
        CardClass::Rogue,
        &[
            Give("ULD_326"),
            Cost("ULD_326", 1),
            Play("ULD_326", Nothing),
            Play("KAR_069", Nothing),
            Play("KAR_069", Nothing),
            Play("KAR_069", Nothing),
            Play("WW_363", Nothing),
            In(The("GAME_005"), Zone::Hand),
            In(Nth(0), Zone::Secret),
            Play("KAR_069", Nothing),
            In(Nth(0), Zone::Graveyard),
            Is(MyPower, "ULD_326p"),
        ],
    );
}

/// # Ancient Blades
///
/// `ULD_326p` · Rogue hero power · 2 mana
///
/// > Equip a 3/2 Blade with **Immune** while attacking.
///
/// State: Todo
//~ todo ULD_326p 487e712e 39517b94 b62e01e7.79199e2c
#[test]
#[ignore = "todo: ULD_326p Ancient Blades"]
fn ULD_326p_ancient_blades() {
    check(CardClass::Rogue, &[HasHeroPower("ULD_326p"), Cost("ULD_326p", 2), Unwritten]);
}

/// # Mirage Blade
///
/// `ULD_326t` · Rogue weapon · 2 mana · 3/2 durability
///
/// > Your hero is **Immune** while attacking.
///
/// State: Derived
//~ derived ULD_326t 90b89208 ce481c3a 2743fb1f.34a091c0
#[test]
fn ULD_326t_mirage_blade() {
    check(
        CardClass::Rogue,
        &[
            Give("ULD_326t"),
            Cost("ULD_326t", 2),
            Stats("ULD_326t", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ULD_326t"),
            HasNow(MyHero, GameTag::IMMUNE_WHILE_ATTACKING),
        ],
    );
}

/// # Bazaar Mugger
///
/// `ULD_327` · Rogue minion · 5 mana · 3/5
///
/// > **Rush Battlecry:** Add a random minion from another class to your hand.
///
/// State: Derived
//~ derived ULD_327 2cfdbf0d c298c984 4e983c68.85afdbee
#[test]
fn ULD_327_bazaar_mugger() {
    check(
        CardClass::Rogue,
        &[
            Give("ULD_327"),
            Cost("ULD_327", 5),
            Stats("ULD_327", 3, 5),
            Has("ULD_327", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_020")),
            Play("ULD_327", Nothing),
            Is(InHand(0), "AT_020"),
            CostNow(InHand(0), 7),
            Now(InHand(0), 6, 8),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[Give("ULD_327"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_001")), Play("ULD_327", Nothing)],
    );
}

/// # Clever Disguise
///
/// `ULD_328` · Rogue spell · 2 mana
///
/// > Add 2 random spells from another class to your hand.
///
/// State: Derived
//~ derived ULD_328 7ca14a78 aed71a27 e4e22359.80723d17
#[test]
fn ULD_328_clever_disguise() {
    check(
        CardClass::Rogue,
        &[
            Give("ULD_328"),
            Cost("ULD_328", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Play("ULD_328", Nothing),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 5),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            Is(InHand(1), "AT_001"),
            CostNow(InHand(1), 5),
            TagNow(InHand(1), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Rogue,
        &[Give("ULD_328"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("ULD_328", Nothing)],
    );
}

/// # Plague of Madness
///
/// `ULD_715` · Rogue spell · Shadow · 1 mana
///
/// > Each player equips a 2/2 Knife with **Poisonous**.
///
/// State: Derived
//~ derived ULD_715 2d5f0503 220c7e72 008c3a34.7b30e252
#[test]
fn ULD_715_plague_of_madness() {
    check(
        CardClass::Rogue,
        &[
            Give("ULD_715"),
            Cost("ULD_715", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ULD_715", Nothing),
            Now(MyHero, 2, 30),
            Is(MyWeapon, "ULD_715t"),
            Now(MyWeapon, 2, 2),
            Now(TheirWeapon, 2, 2),
            Is(TheirWeapon, "ULD_715t"),
        ],
    );
}

/// # Plagued Knife
///
/// `ULD_715t` · Rogue weapon · 1 mana · 2/2 durability
///
/// > **Poisonous**
///
/// State: Vanilla
//~ vanilla ULD_715t 9d017480 8c9adad7 8eeb26ca.2574dcf7
#[test]
fn ULD_715t_plagued_knife() {
    check(
        CardClass::Rogue,
        &[
            Give("ULD_715t"),
            Cost("ULD_715t", 1),
            Stats("ULD_715t", 2, 2),
            Has("ULD_715t", GameTag::POISONOUS),
            Play("ULD_715t", Nothing),
            In(The("ULD_715t"), Zone::Play),
            HasNow(The("ULD_715t"), GameTag::POISONOUS),
        ],
    );
}
