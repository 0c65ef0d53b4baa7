//! Priest cards of Caverns of Time, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file cf99371c

/// # Museum Curator
///
/// `WON_056` · Priest minion · 2 mana · 1/2
///
/// > **Battlecry: Discover** a **Deathrattle** card. It costs (1) less.
///
/// State: Reprint
//~ reprint WON_056 d395dd8c 102c32f3 a878e0c5.96ea9148
#[test]
fn WON_056_museum_curator() {
    check(
        CardClass::Priest,
        &[Give("WON_056"), Cost("WON_056", 2), Stats("WON_056", 1, 2), WrittenAs("WON_056", "LOE_006")],
    );
}

/// # Curated
///
/// `WON_056e` · Priest enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived WON_056e 66500413 ed90f1f2 d2d26ab6.f705eb41
#[test]
fn WON_056e_curated() {
    check(CardClass::Priest, &[Give("CS2_118"), Enchant(Nth(0), "WON_056e"), CostNow(Nth(0), 2)]);
}

/// # Onyx Bishop
///
/// `WON_057` · Priest minion · 4 mana · 3/4
///
/// > **Battlecry:** Summon a random friendly minion that died this game.
///
/// State: Reprint
//~ reprint WON_057 1dbaa7d5 efdeca4a 70bf3910.f0e9328a
#[test]
fn WON_057_onyx_bishop() {
    check(
        CardClass::Priest,
        &[Give("WON_057"), Cost("WON_057", 4), Stats("WON_057", 3, 4), WrittenAs("WON_057", "KAR_204")],
    );
}

/// # Spawn of Shadows
///
/// `WON_058` · Priest minion · 5 mana · 5/5
///
/// > **Battlecry and Inspire:** Deal 4 damage to each hero.
///
/// State: Reprint
//~ reprint WON_058 ce2b8d23 0cb1a833 90308487.1ac8a352
#[test]
fn WON_058_spawn_of_shadows() {
    check(
        CardClass::Priest,
        &[Give("WON_058"), Cost("WON_058", 5), Stats("WON_058", 5, 5), WrittenAs("WON_058", "AT_012")],
    );
}

/// # Shadowfiend
///
/// `WON_061` · Priest minion · 2 mana · 2/3
///
/// > Whenever you draw a card, reduce its Cost by (1).
///
/// State: Reprint
//~ reprint WON_061 cab62690 85f3fe6d 974b1c38.8e32787e
#[test]
fn WON_061_shadowfiend() {
    check(
        CardClass::Priest,
        &[Give("WON_061"), Cost("WON_061", 2), Stats("WON_061", 2, 3), WrittenAs("WON_061", "AT_014")],
    );
}

/// # Shadowfiended
///
/// `WON_061e` · Priest enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived WON_061e 5bbdfdda a64a5d52 b01f3da6.f705eb41
#[test]
fn WON_061e_shadowfiended() {
    check(CardClass::Priest, &[Give("CS2_118"), Enchant(Nth(0), "WON_061e"), CostNow(Nth(0), 2)]);
}

/// # Shadowbomber
///
/// `WON_062` · Priest minion · 1 mana · 3/1
///
/// > **Battlecry:** Deal 3 damage to each hero.
///
/// State: Reprint
//~ reprint WON_062 3f8d59dd 5e98374c 382c5494.3e948915
#[test]
fn WON_062_shadowbomber() {
    check(
        CardClass::Priest,
        &[Give("WON_062"), Cost("WON_062", 1), Stats("WON_062", 3, 1), WrittenAs("WON_062", "GVG_009")],
    );
}

/// # Confessor Paletress
///
/// `WON_063` · Priest minion · 7 mana · 5/4
///
/// > **Battlecry and Inspire:** Summon a random **Legendary** minion.
///
/// State: Reprint
//~ reprint WON_063 0df3ee72 aed85f7c 4048b8fe.91c578d5
#[test]
fn WON_063_confessor_paletress() {
    check(
        CardClass::Priest,
        &[Give("WON_063"), Cost("WON_063", 7), Stats("WON_063", 5, 4), WrittenAs("WON_063", "AT_018")],
    );
}

/// # Shadow Word: Forbid
///
/// `WON_064` · Priest spell · Shadow · 2 mana
///
/// > **Tradeable** Destroy a 4-Attack minion. **Corrupt:** Destroy ALL 4-Attack minions.
///
/// State: Derived
//~ derived WON_064 66b341fa 012fce9f a8bdebfa.3073c45f
#[test]
fn WON_064_shadow_word_forbid() {
    check(
        CardClass::Priest,
        &[
            Give("WON_064"),
            Cost("WON_064", 2),
            Has("WON_064", GameTag::TRADEABLE),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("WON_064", On(Nth(3))),
            Dead(Nth(3)),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("WON_064"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("WON_064", On(Nth(1))),
            BoardCount(Mine, 1),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("WON_064"),
            Friend("CS2_182"),
            Friend("TLC_248"),
            CannotTarget("WON_064", Nth(2)),
            Play("WON_064", On(Nth(1))),
            BoardCount(Mine, 1),
            Dead(Nth(1)),
        ],
    );
}

/// # Shadow Word: Forbid
///
/// `WON_064ts` · Priest spell · Shadow · 2 mana
///
/// > **Tradeable Corrupted**. Destroy ALL 4-Attack minions.
///
/// State: Derived
//~ derived WON_064ts 3bccfe0e d67240d0 fb500a19.470b1d93
#[test]
fn WON_064ts_shadow_word_forbid() {
    check(
        CardClass::Priest,
        &[
            Give("WON_064ts"),
            Cost("WON_064ts", 2),
            Has("WON_064ts", GameTag::CORRUPTED_CARD),
            Has("WON_064ts", GameTag::TRADEABLE),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("WON_064ts", Nothing),
            BoardCount(Mine, 0),
            Dead(Nth(1)),
            Dead(Nth(2)),
            Dead(Nth(3)),
            Dead(Nth(4)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("WON_064ts"),
            Friend("CS2_182"),
            Friend("TLC_248"),
            Play("WON_064ts", Nothing),
            BoardCount(Mine, 1),
            Dead(Nth(1)),
        ],
    );
}

/// # Ship's Chirurgeon
///
/// `WON_065` · Priest minion · 1 mana · 1/2
///
/// > After you summon a minion, give it +1 Health.
///
/// State: Reprint
//~ reprint WON_065 b846cc2d 3514064a 09069fd4.edfb08e1
#[test]
fn WON_065_ships_chirurgeon() {
    check(
        CardClass::Priest,
        &[Give("WON_065"), Cost("WON_065", 1), Stats("WON_065", 1, 2), WrittenAs("WON_065", "CORE_WON_065")],
    );
}

/// # Medical Assistance
///
/// `WON_065e` · Priest enchantment
///
/// > +1 Health.
///
/// State: Derived
//~ derived WON_065e c69f6ec4 c3ec7053 e623c8f9.1e24a525
#[test]
fn WON_065e_medical_assistance() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "WON_065e"), Now(My(0), 5, 2)]);
}

/// # Murozond, Thief of Time
///
/// `WON_066` · Priest minion · 7 mana · 6/6
///
/// > **Battlecry:** If your deck has no duplicates, **Discover** a Dragon. Deal damage equal to its Cost to all other minions.
///
/// State: Derived
//~ derived WON_066 1e0401ef f5b84457 7654e126.48e62c60
#[test]
fn WON_066_murozond_thief_of_time() {
    check(
        CardClass::Priest,
        &[
            Give("WON_066"),
            Cost("WON_066", 7),
            Stats("WON_066", 6, 6),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_017")),
            Play("WON_066", Nothing),
            ChooseCard("AT_017"),
            Is(InHand(0), "AT_017"),
            CostNow(InHand(0), 4),
            Now(InHand(0), 2, 6),
            HandCount(Mine, 1),
            Now(Nth(0), 6, 6),
            Now(Nth(6), 4, 1),
            Now(Nth(7), 4, 1),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("WON_066"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_011")),
            Play("WON_066", Nothing),
            Choose(0),
        ],
    );
}

/// # Hooded Acolyte
///
/// `WON_313` · Priest minion · 4 mana · 3/6
///
/// > **Taunt** Whenever a character is healed, give your C'Thun +1/+1 *(wherever it is).*
///
/// State: Reprint
//~ reprint WON_313 5159e4a5 fa743180 cdaa2078.46337eb9
#[test]
fn WON_313_hooded_acolyte() {
    check(
        CardClass::Priest,
        &[
            Give("WON_313"),
            Cost("WON_313", 4),
            Stats("WON_313", 3, 6),
            Has("WON_313", GameTag::TAUNT),
            WrittenAs("WON_313", "OG_334"),
        ],
    );
}

/// # Shrinkmeister
///
/// `WON_314` · Priest minion · 2 mana · 3/2
///
/// > **Battlecry:** Give a minion -3 Attack this turn.
///
/// State: Reprint
//~ reprint WON_314 efe4f158 417588e0 235a60f0.0c39a5d2
#[test]
fn WON_314_shrinkmeister() {
    check(
        CardClass::Priest,
        &[Give("WON_314"), Cost("WON_314", 2), Stats("WON_314", 3, 2), WrittenAs("WON_314", "GVG_011")],
    );
}

/// # Darkshire Alchemist
///
/// `WON_315` · Priest minion · 5 mana · 5/5
///
/// > **Battlecry:** Restore #5 Health.
///
/// State: Reprint
//~ reprint WON_315 9b71973b 6e3c8914 bfdf7c7f.bc0b5145
#[test]
fn WON_315_darkshire_alchemist() {
    check(
        CardClass::Priest,
        &[Give("WON_315"), Cost("WON_315", 5), Stats("WON_315", 5, 5), WrittenAs("WON_315", "OG_234")],
    );
}

/// # Convert
///
/// `WON_342` · Priest spell · 3 mana
///
/// > Put a copy of an enemy minion into your hand. It costs (1).
///
/// State: Reprint
//~ reprint WON_342 fd78223e 1331e608 1e8eed5b.14809085
#[test]
fn WON_342_convert() {
    check(CardClass::Priest, &[Give("WON_342"), Cost("WON_342", 3), WrittenAs("WON_342", "AT_015")]);
}
