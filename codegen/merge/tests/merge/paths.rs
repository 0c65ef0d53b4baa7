//! Paths, as another module has to write them.

use std::collections::BTreeSet;

use cardwright_merge::rewrite_paths;

#[test]
fn paths_are_rewritten_from_the_root() {
    let module = |path: &str| path.split("::").map(str::to_owned).collect::<Vec<_>>();
    let (from, to) = (module("crate::legacy::mage"), module("crate::naxx::mage"));
    let text = "f(super::A, self::B, self::C, super::super::D /* super::E */, x::self::F, self.g, pub(super))";
    assert_eq!(
        rewrite_paths(text, &from, &to, &BTreeSet::from(["C"])),
        "f(crate::legacy::A, crate::legacy::mage::B, self::C, super::super::D /* super::E */, x::self::F, self.g, pub(super))"
    );
    let near = module("crate::legacy::rogue");
    assert_eq!(
        rewrite_paths("super::A + self::B", &from, &near, &BTreeSet::new()),
        "super::A + crate::legacy::mage::B"
    );
}
