//! Several of a noun, with all its choices.

/// Several of a noun.
pub(super) fn plural_of(noun: &str) -> String {
    if let Some((before, choices)) = last_choice(noun) {
        let choices: Vec<String> = choices.into_iter().map(plural_of).collect();
        return format!("{before}‹{}›", choices.join("|"));
    }
    let behind = [" ‹with|that has› ", " that ", " with ", " in your ", " except ", " from ", " of "];
    let cut = behind.iter().filter_map(|behind| outside(noun, behind)).min();
    let (head, tail) = cut.map_or((noun, ""), |at| noun.split_at(at));
    if head.ends_with('›') {
        return plural_of(head) + &tail.replace("that costs", "that cost");
    }
    let ends = |ends: &[&str]| ends.iter().any(|end| head.ends_with(end));
    let many = if ends(&[
        "Undead", "Illidari", "Draenei", "Naga", "Sheep", "fish", "Bananas", "Missiles", "Parts", "Scraps",
    ]) {
        head.to_owned()
    } else if let Some(stem) = head.strip_suffix('y').filter(|stem| !stem.ends_with(['a', 'e', 'o', 'u'])) {
        format!("{stem}ies")
    } else if ends(&["hero", "ss", "ch", "sh", "x"]) && !head.ends_with("Mech") {
        format!("{head}es")
    } else if let Some(stem) = head.strip_suffix("man") {
        format!("{stem}men")
    } else if let Some(stem) = head.strip_suffix("lf") {
        format!("{stem}lves")
    } else {
        format!("{head}s")
    };
    many + &tail.replace("that costs", "that cost")
}

/// What stands before a choice at the end of a text, and what may be chosen: `a ‹b|‹c|d››`.
pub(super) fn last_choice(text: &str) -> Option<(&str, Vec<&str>)> {
    let inside = text.strip_suffix('›')?;
    let mut depth = 1;
    let mut end = inside.len();
    let mut choices = Vec::new();
    for (at, c) in inside.char_indices().rev() {
        match c {
            '›' => depth += 1,
            '|' if depth == 1 => {
                choices.push(&inside[at + 1..end]);
                end = at;
            }
            '‹' => {
                depth -= 1;
                if depth == 0 {
                    choices.push(&inside[at + c.len_utf8()..end]);
                    choices.reverse();
                    return Some((&text[..at], choices));
                }
            }
            _ => {}
        }
    }
    None
}

/// Where words stand in a text outside its choices.
pub(super) fn outside(text: &str, words: &str) -> Option<usize> {
    let mut depth = 0;
    for (at, c) in text.char_indices() {
        match c {
            '‹' => depth += 1,
            '›' => depth -= 1,
            _ if depth == 0 && text[at..].starts_with(words) => return Some(at),
            _ => {}
        }
    }
    None
}
