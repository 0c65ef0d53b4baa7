//! Words of the client's names; the build script uses this file as well.

/// `HERO_POWER` or `enUS` split into words: `["Hero", "Power"]`, `["En", "US"]`.
pub fn words(name: &str) -> Vec<String> {
    let mut spaced = String::new();
    let shouted = !name.chars().any(char::is_lowercase);
    let mut before = '_';
    for letter in name.chars() {
        if !shouted && letter.is_uppercase() && before.is_lowercase() {
            spaced.push('_');
        }
        spaced.push(letter);
        before = letter;
    }
    let capital = |word: &str| {
        let (first, rest) = word.split_at(1);
        first.to_uppercase() + &rest.to_lowercase()
    };
    spaced.split('_').filter(|word| !word.is_empty()).map(capital).collect()
}
