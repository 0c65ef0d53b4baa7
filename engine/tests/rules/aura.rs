//! Auras.
use super::*;

#[test]
fn attack_that_is_always_equal_to_health_follows_auras() {
    game(&[Ally("ZZ_LIGHT"), Ally("CS2_222"), StatsNow(My(0), 4, 4), Ally(RAID_LEADER), StatsNow(My(0), 4, 4)]);
}

#[test]
fn two_auras_that_depend_on_each_other_are_stable() {
    simple(&[
        Ally("ZZ_MIRROR"),
        Ally("ZZ_MIRROR"),
        Ally(YETI),
        StatsNow(My(0), 4, 4),
        StatsNow(My(1), 4, 4),
        Kill(My(2)),
        BoardCount(Mine, 2),
    ]);
}
