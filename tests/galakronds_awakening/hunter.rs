//! Hunter cards of Galakrond's Awakening, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file aff575b6

/// `YOD_005` · Hunter spell · 2 mana
/// > **Twinspell** Give a Beast +2/+2.
///
/// State: Done
//~ done YOD_005 cbcf8ddb - bc475045.937ce51f
#[test]
fn YOD_005_fresh_scent() {
    check(
        CardClass::Hunter,
        &[
            Give("YOD_005"),
            Cost("YOD_005", 2),
            Friend("CS2_172"),
            Play("YOD_005", On(My(0))),
            Now(My(0), 5, 4),
            Is(InHand(0), "YOD_005ts"),
        ],
    );
}
