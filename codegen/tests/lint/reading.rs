//! The effects that enchantment cards give, written in place of the cards.

use std::collections::BTreeMap;

use cardwright::lint::reading::EnchantmentEffects;

#[test]
fn what_an_enchantment_card_gives_is_told_in_its_place() {
    let ways = ["give(&[plus(1, 1)])".to_owned(), "have(&[plus(1, 1)])".to_owned()];
    let gifts = EnchantmentEffects::from(BTreeMap::from([("A_1e".to_owned(), ways)]));
    let told = |source: &str| gifts.source_text(source);
    assert_eq!(told(r#"spell(&[attach("A_1e").to(MINIONS)])"#), "spell(&[give(&[plus(1, 1)]).to(MINIONS)])");
    assert_eq!(told(r#"aura(MINIONS).gives("A_1e")"#), "aura(MINIONS).have(&[plus(1, 1)])");
    let other = r#"spell(&[attach("A_2e"), draw(1)])"#;
    assert_eq!(told(other), other);
    assert_ne!(told(other), told(r#"spell(&[attach("A_1e"), draw(1)])"#));
}
