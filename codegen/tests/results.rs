//! The results of a test run, as `coverage` reads them.

use cardwright::coverage::TestResults;

#[test]
fn the_output_of_cargo_test_tells_what_passed() {
    let results = TestResults::libtest(
        "running 3 tests\ntest mage::CS2_029_fireball ... ok\ntest mage::EX1_277_x ... FAILED\n\
         test mage::CS2_022_polymorph ... ignored, todo: CS2_022 Polymorph\n",
    );
    assert_eq!(results.passed("CS2_029_fireball"), Some(true));
    assert_eq!(results.passed("EX1_277_x"), Some(false));
    assert_eq!(results.passed("CS2_022_polymorph"), None);
}

#[test]
fn of_a_test_and_a_trial_with_one_name_both_must_pass() {
    let both = |one: &str, other: &str| {
        TestResults::libtest(&format!("test mage::CS2_029_fireball ... {one}\ntest CS2_029_fireball ... {other}\n"))
    };
    for (one, other, passed) in [("ok", "ok", true), ("FAILED", "ok", false), ("ok", "FAILED", false)] {
        assert_eq!(both(one, other).passed("CS2_029_fireball"), Some(passed));
    }
}

#[test]
fn junit_tells_what_passed() {
    let results = TestResults::junit(
        r#"<?xml version="1.0"?><testsuites><testsuite name="legacy">
               <testcase name="mage::CS2_029_fireball" time="0.1"/>
               <testcase name="mage::EX1_277_x"><failure message="no"/></testcase>
               <testcase name="mage::CS2_022_polymorph"><skipped/></testcase>
               </testsuite></testsuites>"#,
    );
    assert_eq!(results.passed("CS2_029_fireball"), Some(true));
    assert_eq!(results.passed("EX1_277_x"), Some(false));
    assert_eq!(results.passed("CS2_022_polymorph"), None);
}
