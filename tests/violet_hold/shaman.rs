//! Shaman cards of Escape from Violet Hold, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 08699a2a

/// Disguised Detective · Minion · 1 mana · 4/3 · Can be played on either side. **Overload** that player for (2).
//~ todo JAIL_452 47f8d5d7 6130f1b2 -
#[test]
#[ignore = "todo: Disguised Detective"]
fn JAIL_452_disguised_detective() {
    unwritten("JAIL_452");
}

/// Detected! · Spell · 1 mana · This was played on the friendly side.
//~ todo JAIL_452a 2b27e3d3 ac100235 -
#[test]
#[ignore = "todo: Detected!"]
fn JAIL_452a_detected() {
    unwritten("JAIL_452a");
}

/// Disguised! · Spell · 1 mana · This was played on the enemy side.
//~ todo JAIL_452b 947440e5 ac2e28f8 -
#[test]
#[ignore = "todo: Disguised!"]
fn JAIL_452b_disguised() {
    unwritten("JAIL_452b");
}

/// Tiny Pal · Weapon · 4 mana · 2/3 durability · **Battlecry:** Choose your elemental ammunition! *(After your hero attacks, choose another).*
//~ done JAIL_458 - 8b85c7f0 -
#[test]
fn JAIL_458_tiny_pal() {
    check(
        CardClass::Shaman,
        &[Play("JAIL_458", Nothing), Choose(1), Is(MyWeapon, "JAIL_458t2"), Now(MyWeapon, 2, 3), Health(TheirHero, 30)],
    );
    check(CardClass::Shaman, &[Play("JAIL_458", Nothing), Choose(3), Is(MyWeapon, "JAIL_458t4")]);
}

/// Tiny Pal · Weapon · 4 mana · 2/3 durability · After your hero attacks, **Freeze** 2 other random enemies. Choose another ammunition.
//~ done JAIL_458t1 - 6630e3d0 -
#[test]
#[rustfmt::skip]
fn JAIL_458t1_tiny_pal() {
    check(CardClass::Shaman, &[
        Friend("JAIL_458t1"), Enemy("CS2_182"), Enemy("CS2_200"), Attack(MyHero, TheirHero),
        HasNow(Their(0), GameTag::FROZEN), HasNow(Their(1), GameTag::FROZEN), HasNot(TheirHero, GameTag::FROZEN),
        HasNot(MyHero, GameTag::FROZEN), Choose(2), Is(MyWeapon, "JAIL_458t4"), Now(MyWeapon, 2, 2),
    ]);
}

/// Tiny Pal · Weapon · 4 mana · 2/3 durability · After your hero attacks, deal 1 damage to all enemies. Choose another ammunition.
//~ done JAIL_458t2 - 856b0df3 -
#[test]
#[rustfmt::skip]
fn JAIL_458t2_tiny_pal() {
    check(CardClass::Shaman, &[
        Friend("JAIL_458t2"), Enemy("CS2_182"), Friend("CS2_182"), Attack(MyHero, TheirHero), Health(TheirHero, 27),
        Damage(Their(0), 1), Damage(My(0), 0), Choose(0), Is(MyWeapon, "JAIL_458t1"), Now(MyWeapon, 2, 2),
    ]);
}

/// Tiny Pal · Weapon · 4 mana · 2/3 durability · After your hero attacks, summon a random 3-Cost minion. Give it **Taunt**. Choose another ammunition.
//~ done JAIL_458t3 - 0dda8cb1 -
#[test]
#[rustfmt::skip]
fn JAIL_458t3_tiny_pal() {
    check(CardClass::Shaman, &[
        Friend("JAIL_458t3"), Force(Card("CS2_124")), Attack(MyHero, TheirHero), BoardCount(Mine, 1),
        Is(My(0), "CS2_124"), HasNow(My(0), GameTag::TAUNT), Choose(1), Is(MyWeapon, "JAIL_458t2"), Now(MyWeapon, 2, 2),
    ]);
}

/// Tiny Pal · Weapon · 4 mana · 2/3 durability · After your hero attacks, get a random **Battlecry** minion. It costs (2) less. Choose another ammunition.
//~ done JAIL_458t4 - da47faba -
#[test]
#[rustfmt::skip]
fn JAIL_458t4_tiny_pal() {
    check(CardClass::Shaman, &[
        Friend("JAIL_458t4"), Force(Card("CS2_188")), Attack(MyHero, TheirHero), HandCount(Mine, 1),
        Is(InHand(0), "CS2_188"), CostNow(InHand(0), 0), Choose(2), Is(MyWeapon, "JAIL_458t3"), Now(MyWeapon, 2, 2),
    ]);
}

/// Mug'Zee · Minion · 6 mana · 6/7 · **Start of Game:** If your deck has no other minions, get Mug's Hero Power. If it has no spells, get Zee's!
//~ todo JAIL_800 8b8d5414 b681fb71 -
#[test]
#[ignore = "todo: Mug'Zee"]
fn JAIL_800_mug_zee() {
    unwritten("JAIL_800");
}

/// Mug's Magic · Hero Power · 0 mana · **Passive** Your first minion each turn costs (2) less. *(Unlocks on Turn 3*.)@**Passive** Your first minion each turn costs (2) less.
//~ todo JAIL_800hp1 e5a10bcc b50ef202 -
#[test]
#[ignore = "todo: Mug's Magic"]
fn JAIL_800hp1_mugs_magic() {
    unwritten("JAIL_800hp1");
}

/// Zee's Might · Hero Power · 0 mana · **Passive** Every fifth minion you play triggers its **Battlecry** twice.@ *({0} left*!)@ *(Ready!)*
//~ todo JAIL_800hp2 c7957419 85664aff -
#[test]
#[ignore = "todo: Zee's Might"]
fn JAIL_800hp2_zees_might() {
    unwritten("JAIL_800hp2");
}

/// Hexmarshal · Minion · 6 mana · 6/6 · **Battlecry:** Get a random spell that costs (5) or more. If your deck started with no spells, it costs (5) less.
//~ done JAIL_806 - c2f1d598 -
#[test]
#[rustfmt::skip]
fn JAIL_806_hexmarshal() {
    check(CardClass::Shaman, &[
        DeckOf(&["CS2_182", "CS2_200"]), Force(Card("CS2_032")), Play("JAIL_806", Nothing), HandCount(Mine, 1),
        Is(InHand(0), "CS2_032"), CostNow(InHand(0), 2),
    ]);
    check(
        CardClass::Shaman,
        &[DeckOf(&["CS2_182", "CS2_029"]), Force(Card("CS2_032")), Play("JAIL_806", Nothing), CostNow(InHand(0), 7)],
    );
}

/// Low Security Wing · Location · 1 mana · 3 uses · Get a random Shaman minion. It's locked in your hand until you play another card.
//~ done JAIL_987 - b5edd54e -
#[test]
#[rustfmt::skip]
fn JAIL_987_low_security_wing() {
    check(CardClass::Shaman, &[
        Friend("JAIL_987"), Give("CS2_231"), Force(Card("CS2_042")), Use(Nth(0), 0, Nothing), HandCount(Mine, 2),
        Unplayable("CS2_042"), EndTurn, EndTurn, Unplayable("CS2_042"), Play("CS2_231", Nothing),
        Play("CS2_042", On(TheirHero)), BoardCount(Mine, 3),
    ]);
}
