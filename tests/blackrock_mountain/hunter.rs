//! Hunter cards of Blackrock Mountain, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file f4d43679

/// Quick Shot · Spell · 2 mana · Deal $3 damage. If your hand is empty, draw a card.
//~ done BRM_013 - 5687530d -
#[test]
fn BRM_013_quick_shot() {
    check! { Hunter:
        Give("BRM_013"), Cost("BRM_013", 2),
        Targets("BRM_013", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), Play("BRM_013", On(TheirHero)),
        Health(TheirHero, 27), HandCount(Mine, 1),
    }
    check! { Hunter: Give("CS2_231"), Play("BRM_013", On(TheirHero)), Damage(TheirHero, 3), HandCount(Mine, 1) }
}
