//! Small CardXML for tests.
#![allow(dead_code, reason = "each test uses some of it")]

use std::fmt::Write;

/// A CardDefs.xml of these entities, one element a line from line 3 on.
pub fn file_of(entities: &str) -> String {
    format!("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<CardDefs build=\"99\">\n{entities}</CardDefs>\n")
}

/// An entity on two lines, or on three when it holds something.
pub fn entity(card_id: &str, dbf_id: i64, children: &str) -> String {
    let children = if children.is_empty() { String::new() } else { format!("{children}\n") };
    format!("\t<Entity CardID=\"{card_id}\" ID=\"{dbf_id}\" version=\"2\">\n{children}\t</Entity>\n")
}

/// `<Tag type="Int">`
pub fn int(tag: u16, value: i64) -> String {
    format!("<Tag enumID=\"{tag}\" name=\"{tag}\" type=\"Int\" value=\"{value}\"/>\n")
}

/// `<Tag type="LocString">` in English.
pub fn english(tag: u16, text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    format!("<Tag enumID=\"{tag}\" name=\"{tag}\" type=\"LocString\"><enUS>{text}</enUS></Tag>\n")
}

/// A file of so many entities that have every shape there is, known and unknown.
pub fn of_every_shape(entities: i64) -> String {
    let mut all = String::new();
    for number in 0..entities {
        let children = format!(
            "<MasterPower>7741f56d-95c5-424c-9586-266a51d2729{}</MasterPower>\n\
             <Tag enumID=\"185\" name=\"CARDNAME\" type=\"LocString\"><deDE>Größe {number}</deDE><enUS>Size &amp; {number}</enUS><xxXX>?</xxXX></Tag>\n\
             <Tag enumID=\"48\" name=\"COST\" type=\"Int\" value=\"{}\"/>\n\
             <Tag cardID=\"X_0\" enumID=\"380\" name=\"HERO_POWER\" type=\"Card\" value=\"1\" rare=\"yes\"/>\n\
             <Tag enumID=\"342\" name=\"ARTISTNAME\" type=\"String\"> A  &lt;b&gt; </Tag>\n\
             <ReferencedTag enumID=\"190\" name=\"TAUNT\" type=\"Int\" value=\"1\"/>\n\
             <EntourageCard cardID=\"X_0\"/>\n\
             <Power definition=\"d{number}\"><PlayRequirement param=\"\" reqID=\"11\"/><PlayRequirement param=\"3\" reqID=\"8\"/></Power>\n\
             <TriggeredPowerHistoryInfo effectIndex=\"0\" showInHistory=\"True\"/>\n\
             <New><Inner a=\"1\">x</Inner></New>",
            number % 10,
            number % 11,
        );
        write!(all, "{}", entity(&format!("X_{number}"), number + 1, &children)).expect("a String takes all");
    }
    file_of(&all)
}
