//! Rogue cards of Ashes of Outland, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file c1bf79d0

/// Shadowjeweler Hanar · Minion · Draenei · 2 mana · 1/4 · After you play a **Secret**, **Discover** a **Secret** from a different class.
//~ done BT_188 - 7096b838 -
#[test]
fn BT_188_shadowjeweler_hanar() {
    // After a Paladin Secret: Hunter, Mage and Rogue, one of each.
    check! { Rogue: Ally("BT_188"), ForbidOutcome(Card("EX1_132")), Play("EX1_130", Nothing), Choose(0), HandCount(Mine, 1) }
    for (secret, other, chosen) in [("EX1_610", "EX1_289", "EX1_130"), ("EX1_289", "EX1_610", "BT_707")] {
        check! { Rogue:
            Ally("BT_188"), Force(Card(other)), Force(Card("EX1_130")), Force(Card("BT_707")), Play(secret, Nothing),
            ChooseCard(chosen), HandCount(Mine, 1), IsCard(InHand(0), chosen),
        }
    }
    check! { Rogue:
        Ally("BT_188"), Force(Card("EX1_610")), Force(Card("EX1_289")), Force(Card("EX1_130")),
        Play("BT_707", Nothing), ChooseCard("EX1_289"), HandCount(Mine, 1), IsCard(InHand(0), "EX1_289"),
    }
    check! { Rogue:
        Ally("BT_188"), EndTurn, Play("EX1_130", Nothing), EndTurn, Play("CS2_029", On(TheirHero)),
        Health(TheirHero, 24),
    }
    // Each Secret of a turn is answered, and what was offered before is not offered again.
    check! { Rogue:
        Ally("BT_188"), Force(Card("EX1_610")), Force(Card("EX1_289")), Force(Card("BT_707")),
        Play("EX1_130", Nothing), ChooseCard("BT_707"), ForbidOutcome(Entity(Newest("EX1_289"))), Play("EX1_132", Nothing),
        Choose(0), HandCount(Mine, 2),
    }
    for (secret, other) in [("EX1_610", "EX1_609"), ("EX1_289", "EX1_287")] {
        check! { Rogue: Ally("BT_188"), ForbidOutcome(Card(other)), Play(secret, Nothing) }
    }
}

/// Akama Prime · Minion · Draenei · 6 mana · 6/5 · Permanently **Stealthed**.
//~ done BT_713t - 79fb4672 -
#[test]
fn BT_713t_akama_prime() {
    check! { Rogue:
        Ally("BT_713t"), Ally("CS2_182"), Enemy("CS2_182"), Attack(My(0), Their(0)), Damage(My(0), 4),
        HasNow(My(0), GameTag::STEALTH), HasNot(My(1), GameTag::STEALTH), Play("EX1_048", On(My(0))),
        HasNot(My(0), GameTag::STEALTH),
    }
}
