//! Paladin cards of Murder at Castle Nathria, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7b0828e3

/// # Jury Duty
///
/// `MAW_015` · Paladin spell · 3 mana
///
/// > Summon two Silver Hand Recruits. Give your Silver Hand Recruits +1/+1.
///
/// State: Derived
//~ derived MAW_015 88a6549f e536cca1 88919a54.3ab9e586
#[test]
fn MAW_015_jury_duty() {
    check(
        CardClass::Paladin,
        &[
            Give("MAW_015"),
            Cost("MAW_015", 3),
            Friend("CS2_101t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("MAW_015", Nothing),
            BoardCount(Mine, 4),
            Now(Nth(1), 2, 2),
            Now(Nth(2), 4, 5),
            In(The("CS2_101t"), Zone::Play),
            Now(The("CS2_101t"), 2, 2),
        ],
    );
}

/// # Jury Summons
///
/// `MAW_015e` · Paladin enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived MAW_015e 8c23cd86 376aebe8 b01886f2.67341004
#[test]
fn MAW_015e_jury_summons() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "MAW_015e"), Now(My(0), 6, 2)]);
}

/// # Order in the Court
///
/// `MAW_016` · Paladin spell · 4 mana
///
/// > Reorder your deck from highest Cost to lowest Cost. Draw a card.
///
/// State: Todo
//~ todo MAW_016 7bb0d0c8 cb8c1be6 66359895.0087c011
#[test]
#[ignore = "todo: MAW_016 Order in the Court"]
fn MAW_016_order_in_the_court() {
    check(CardClass::Paladin, &[Give("MAW_016"), Cost("MAW_016", 4), Unwritten]);
}

/// # Class Action Lawyer
///
/// `MAW_017` · Paladin minion · 2 mana · 2/3
///
/// > **Battlecry:** If your deck has no Neutral cards, set a minion's stats to 1/1.
///
/// State: Derived
//~ derived MAW_017 9639be10 f48decfd 049f76ac.4fd9988f
#[test]
fn MAW_017_class_action_lawyer() {
    check(
        CardClass::Paladin,
        &[
            Give("MAW_017"),
            Cost("MAW_017", 2),
            Stats("MAW_017", 2, 3),
            EmptyDeck(Mine),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("MAW_017", On(Nth(2))),
            Now(Nth(2), 1, 1),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("MAW_017"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("MAW_017", Nothing),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("MAW_017"),
            EmptyDeck(Mine),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("MAW_017", On(Nth(1))),
            Now(Nth(1), 1, 1),
        ],
    );
}

/// # Class Action
///
/// `MAW_017e` · Paladin enchantment
///
/// > 1/1.
///
/// State: Derived
//~ derived MAW_017e 6ce512ed 6c9aea04 411cf5f1.d68bebe2
#[test]
fn MAW_017e_class_action() {
    check(CardClass::Paladin, &[Friend("CS2_119"), Enchant(My(0), "MAW_017e"), Now(My(0), 1, 1)]);
}

/// # Stewart the Steward
///
/// `REV_784` · Paladin minion · 3 mana · 3/3
///
/// > {0} {1} {2} {3}
///
/// State: Todo
//~ todo REV_784 47dc9335 93f9e919 90a78340.2260dcce
#[test]
#[ignore = "todo: REV_784 Stewart the Steward"]
fn REV_784_stewart_the_steward() {
    check(CardClass::Paladin, &[Give("REV_784"), Cost("REV_784", 3), Stats("REV_784", 3, 3), Unwritten]);
}

/// # Great Hall
///
/// `REV_794` · Paladin location · 2 mana · 0 uses
///
/// > {0} {1}
///
/// State: Todo
//~ todo REV_794 f89b5605 71b9a5c2 6805af5a.09cdb72f
#[test]
#[ignore = "todo: REV_794 Great Hall"]
fn REV_794_great_hall() {
    check(CardClass::Paladin, &[Give("REV_794"), Cost("REV_794", 2), Unwritten]);
}

/// # Promotion
///
/// `REV_842` · Paladin spell · 1 mana
///
/// > Give a Silver Hand Recruit +3/+3 and **Taunt**.
///
/// State: Derived
//~ derived REV_842 e984484f d1d41193 5851cbfd.164f0e3e
#[test]
fn REV_842_promotion() {
    check(
        CardClass::Paladin,
        &[
            Give("REV_842"),
            Cost("REV_842", 1),
            Friend("CS2_101t"),
            Friend("CS2_182"),
            Enemy("CS2_101t"),
            Enemy("CS2_182"),
            CannotTarget("REV_842", Nth(2)),
            Play("REV_842", On(Nth(3))),
            HasNow(Nth(3), GameTag::TAUNT),
            Now(Nth(3), 4, 4),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("REV_842"),
            Friend("CS2_101t"),
            Friend("CS2_182"),
            Enemy("CS2_101t"),
            Enemy("CS2_182"),
            Play("REV_842", On(Nth(1))),
            HasNow(Nth(1), GameTag::TAUNT),
            Now(Nth(1), 4, 4),
        ],
    );
}

/// # Promoted
///
/// `REV_842e` · Paladin enchantment
///
/// > +3/+3 and **Taunt**.
///
/// State: Derived
//~ derived REV_842e 63a43559 a08e054c 9c8d7717.0693c9b1
#[test]
fn REV_842e_promoted() {
    check(
        CardClass::Paladin,
        &[Friend("CS2_118"), Enchant(My(0), "REV_842e"), Now(My(0), 8, 4), HasNow(My(0), GameTag::TAUNT)],
    );
}

/// # Under New Leadership
///
/// `REV_842e2` · Paladin enchantment
///
/// > +2 Attack.
///
/// State: Derived
//~ derived REV_842e2 30eb51b8 9e45bcad 95cf8afc.bf3d1612
#[test]
fn REV_842e2_under_new_leadership() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "REV_842e2"), Now(My(0), 7, 1)]);
}

/// # Muckborn Servant
///
/// `REV_947` · Paladin minion · 3 mana · 2/4
///
/// > **Taunt Battlecry: Discover** a Paladin card.
///
/// State: Derived
//~ derived REV_947 85a6a0f1 6a91f950 cca36d39.a0dbdf27
#[test]
fn REV_947_muckborn_servant() {
    check(
        CardClass::Paladin,
        &[
            Give("REV_947"),
            Cost("REV_947", 3),
            Stats("REV_947", 2, 4),
            Has("REV_947", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_073")),
            Play("REV_947", Nothing),
            ChooseCard("AT_073"),
            Is(InHand(0), "AT_073"),
            CostNow(InHand(0), 1),
            HandCount(Mine, 1),
        ],
    );
}

/// # Service Bell
///
/// `REV_948` · Paladin spell · 3 mana
///
/// > **Discover** a Class card from your deck and draw all copies of it.
///
/// State: Todo
//~ todo REV_948 36e7963a 0f673edb 899e5931.3cf800c0
#[test]
#[ignore = "todo: REV_948 Service Bell"]
fn REV_948_service_bell() {
    check(CardClass::Paladin, &[Give("REV_948"), Cost("REV_948", 3), Unwritten]);
}

/// # Divine Toll
///
/// `REV_950` · Paladin spell · Holy · 7 mana
///
/// > Shoot 5 rays at random minions. They give friendly minions +2/+2, and deal $2 damage to enemy minions.
///
/// State: Todo
//~ todo REV_950 d94285fd 25ea492c 9bb98001.9012abd6
#[test]
#[ignore = "todo: REV_950 Divine Toll"]
fn REV_950_divine_toll() {
    check(CardClass::Paladin, &[Give("REV_950"), Cost("REV_950", 7), Unwritten]);
}

/// # Divine Toll
///
/// `REV_950e` · Paladin enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived REV_950e ef666e0c 3e404d55 3e434de2.6d6ab056
#[test]
fn REV_950e_divine_toll() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "REV_950e"), Now(My(0), 7, 3)]);
}

/// # The Countess
///
/// `REV_951` · Paladin minion · 7 mana · 7/7
///
/// > **Battlecry:** If your deck has no Neutral cards, add 3 **Legendary** Invitations to your hand.
///
/// State: Derived
//~ derived REV_951 54c6cc9d 5785f05b 888cc770.7fe5971e
#[test]
fn REV_951_the_countess() {
    check(
        CardClass::Paladin,
        &[
            Give("REV_951"),
            Cost("REV_951", 7),
            Stats("REV_951", 7, 7),
            EmptyDeck(Mine),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("REV_951", Nothing),
            Is(InHand(0), "REV_951t"),
            CostNow(InHand(0), 2),
            Is(InHand(1), "REV_951t"),
            CostNow(InHand(1), 2),
            Is(InHand(2), "REV_951t"),
            CostNow(InHand(2), 2),
            HandCount(Mine, 3),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("REV_951"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("REV_951", Nothing),
            HandCount(Mine, 0),
        ],
    );
}

/// # Guest of Honor
///
/// `REV_951e` · Paladin enchantment
///
/// > Costs (0).
///
/// State: Derived
//~ derived REV_951e a091156f 8e1cce07 1afb4d0a.dd600ecd
#[test]
fn REV_951e_guest_of_honor() {
    check(CardClass::Paladin, &[Give("CS2_118"), Enchant(Nth(0), "REV_951e"), CostNow(Nth(0), 0)]);
}

/// # Legendary Invitation
///
/// `REV_951t` · Paladin spell · 2 mana
///
/// > **Discover** a **Legendary** minion from another class. It costs (0).
///
/// State: Derived
//~ derived REV_951t 97527479 723f5d79 8260f5f6.97b14b44
#[test]
fn REV_951t_legendary_invitation() {
    check(
        CardClass::Paladin,
        &[
            Give("REV_951t"),
            Cost("REV_951t", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_009")),
            Play("REV_951t", Nothing),
            ChooseCard("AT_009"),
            Is(InHand(0), "AT_009"),
            CostNow(InHand(0), 0),
            Now(InHand(0), 7, 7),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("REV_951t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AV_113")),
            Play("REV_951t", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("REV_951t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_003")),
            Play("REV_951t", Nothing),
            Choose(0),
        ],
    );
}

/// # Sinful Sous Chef
///
/// `REV_952` · Paladin minion · 1 mana · 2/1
///
/// > **Deathrattle:** Add 2 Silver Hand Recruits to your hand.
///
/// State: Derived
//~ derived REV_952 03abf571 d8073849 68a021a7.38460912
#[test]
fn REV_952_sinful_sous_chef() {
    check(
        CardClass::Paladin,
        &[
            Give("REV_952"),
            Cost("REV_952", 1),
            Stats("REV_952", 2, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("REV_952"),
            Kill(Nth(3)),
            Is(InHand(1), "CS2_101t"),
            CostNow(InHand(1), 1),
            Now(InHand(1), 1, 1),
            Is(InHand(2), "CS2_101t"),
            CostNow(InHand(2), 1),
            Now(InHand(2), 1, 1),
            HandCount(Mine, 3),
        ],
    );
}

/// # Stewart the Steward
///
/// `REV_955` · Paladin minion · 3 mana · 3/3
///
/// > **Deathrattle:** Give the next Silver Hand Recruit you summon +3/+3 and this **Deathrattle**.
///
/// State: Todo
//~ todo REV_955 55e4f40e 8aba4ee0 8eece99e.996227e5
#[test]
#[ignore = "todo: REV_955 Stewart the Steward"]
fn REV_955_stewart_the_steward() {
    check(CardClass::Paladin, &[Give("REV_955"), Cost("REV_955", 3), Stats("REV_955", 3, 3), Unwritten]);
}

/// # Buffet Biggun
///
/// `REV_958` · Paladin minion · 4 mana · 2/4
///
/// > **Battlecry:** Summon two Silver Hand Recruits. **Infuse (@):** Give them +2 Attack and **Divine Shield**.
///
/// State: Derived
//~ derived REV_958 88a3a936 6911ecc6 96e2817e.7652ab3e
#[test]
fn REV_958_buffet_biggun() {
    check(
        CardClass::Paladin,
        &[
            Give("REV_958"),
            Cost("REV_958", 4),
            Stats("REV_958", 2, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_182", Nothing),
            Kill(Nth(1)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(3)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(4)),
            Crystals(10),
            Is(Nth(0), "REV_958t"),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("REV_958"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_182", Nothing),
            Kill(Nth(1)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(3)),
            Crystals(10),
            Is(Nth(0), "REV_958"),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("REV_958"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("REV_958", Nothing),
            BoardCount(Mine, 4),
            In(The("CS2_101t"), Zone::Play),
            Now(The("CS2_101t"), 1, 1),
        ],
    );
}

/// # Served
///
/// `REV_958e` · Paladin enchantment
///
/// > +2 Attack.
///
/// State: Derived
//~ derived REV_958e e3b71ba4 4ad2ee38 f2bfb40a.bf3d1612
#[test]
fn REV_958e_served() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "REV_958e"), Now(My(0), 7, 1)]);
}

/// # Buffet Biggun
///
/// `REV_958t` · Paladin minion · 4 mana · 2/4
///
/// > **Infused. Battlecry:** Summon two Silver Hand Recruits. Give them +2 Attack and **Divine Shield**.
///
/// State: Derived
//~ derived REV_958t 3eee562e 259092d5 3131f7f2.e9f67ea7
#[test]
fn REV_958t_buffet_biggun() {
    check(
        CardClass::Paladin,
        &[
            Give("REV_958t"),
            Cost("REV_958t", 4),
            Stats("REV_958t", 2, 4),
            Has("REV_958t", GameTag::INFUSED),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("REV_958t", Nothing),
            BoardCount(Mine, 4),
            HasNow(The("CS2_101t"), GameTag::DIVINE_SHIELD),
            In(The("CS2_101t"), Zone::Play),
            Now(The("CS2_101t"), 3, 1),
        ],
    );
}

/// # Elitist Snob
///
/// `REV_961` · Paladin minion · 5 mana · 3/4
///
/// > **Battlecry:** For each Paladin card in your hand, randomly gain **Divine Shield**, **Lifesteal**, **Rush**, or **Taunt**.
///
/// State: Todo
//~ todo REV_961 3a2e4219 45c52b73 e5f32a42.b34399e9
#[test]
#[ignore = "todo: REV_961 Elitist Snob"]
fn REV_961_elitist_snob() {
    check(CardClass::Paladin, &[Give("REV_961"), Cost("REV_961", 5), Stats("REV_961", 3, 4), Unwritten]);
}

/// # Great Hall
///
/// `REV_983` · Paladin location · 2 mana · 0 uses
///
/// > Set a minion's Attack and Health to 3.
///
/// State: Derived
//~ derived REV_983 8559fe40 4748a1c5 88e02af2.e28dc65b
#[test]
fn REV_983_great_hall() {
    check(
        CardClass::Paladin,
        &[
            Give("REV_983"),
            Cost("REV_983", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("REV_983"),
            Use(Nth(3), 0, On(Nth(2))),
            Now(Nth(2), 3, 3),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("REV_983"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("REV_983"),
            Use(Nth(3), 0, On(Nth(1))),
            Now(Nth(1), 3, 3),
        ],
    );
}

/// # Good Food
///
/// `REV_983e` · Paladin enchantment
///
/// > Stats changed to 3/3.
///
/// State: Derived
//~ derived REV_983e cb5b0b20 8c996b17 c1a6dc64.59267fb4
#[test]
fn REV_983e_good_food() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "REV_983e"), Now(My(0), 3, 3)]);
}
