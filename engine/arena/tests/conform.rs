//! `arena conform` on a few cases written for this test: what agrees, what differs, what cannot be checked, what is no case.
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::{Value, json};

fn hero(player: u8, card: &str, damage: i32) -> Value {
    json!({ "ZONE": "PLAY", "CONTROLLER": player, "CARDTYPE": "HERO", "HEALTH": 30, "DAMAGE": damage, "card": card, "NUM_TURNS_IN_PLAY": 8 })
}

fn minion(player: u8, card: &str, attack: i32, health: i32) -> Value {
    json!({ "ZONE": "PLAY", "CONTROLLER": player, "CARDTYPE": "MINION", "ATK": attack, "HEALTH": health, "ZONE_POSITION": 1, "card": card, "NUM_TURNS_IN_PLAY": 3 })
}

/// Two heroes, and what stands between them; player 1 has 8 mana and is on.
fn before(entities: &[(&str, Value)]) -> Value {
    let mut all = json!({ "4": hero(1, "HERO_08", 0), "5": hero(2, "HERO_01", 3) });
    for (number, tags) in entities {
        all[*number] = tags.clone();
    }
    let player = |entity, current| json!({ "entity": entity, "CURRENT_PLAYER": current, "PLAYSTATE": 1, "RESOURCES": 8, "RESOURCES_USED": 0, "deck": 5, "deck_known": 0 });
    json!({ "game": { "TURN": 15 }, "players": { "1": player(2, 1), "2": player(3, 0) }, "ents": all })
}

/// A Yeti attacks another: each takes what the other deals.
fn attack(id: &str, damage: i32) -> Value {
    json!({
        "id": id,
        "kind": "ATTACK",
        "action": { "actor": 10, "target": 11, "sub": null },
        "before": before(&[("10", minion(1, "CS2_182", 4, 5)), ("11", minion(2, "CS2_182", 4, 5))]),
        "after": { "changed": {
            "10": { "DAMAGE": [0, damage], "EXHAUSTED": [0, 1], "NUM_ATTACKS_THIS_TURN": [0, 1] },
            "11": { "DAMAGE": [0, 4] },
        } },
        "flags": { "grade": "A", "base_active": true },
    })
}

/// The opponent plays a card that nobody had seen; nobody knows what it is either.
fn unknown_play() -> Value {
    json!({
        "id": "unknown",
        "kind": "PLAY",
        "action": { "actor": 10, "target": null, "sub": null },
        "before": before(&[("10", json!({ "ZONE": "HAND", "CONTROLLER": 1, "CARDTYPE": 0, "card": null, "ZONE_POSITION": 1 }))]),
        "flags": { "grade": "B" },
    })
}

/// The turn ends: the other player draws a card that was unknown, and has a crystal more.
fn end_of_turn() -> Value {
    json!({
        "id": "turn",
        "kind": "END_TURN",
        "action": { "actor": null, "target": null, "sub": null },
        "before": before(&[]),
        "forced": { "draws": [[20, "CS2_182", "HAND"]] },
        "after": {
            "players": {
                "1": { "CURRENT_PLAYER": [1, 0] },
                "2": { "CURRENT_PLAYER": [0, 1], "RESOURCES": [8, 9], "deck": [5, 4] },
            },
            "new": { "20": { "ZONE": "HAND", "CONTROLLER": 2, "CARDTYPE": "MINION", "COST": 4, "ATK": 4, "HEALTH": 5, "ZONE_POSITION": 1, "card": "CS2_182" } },
        },
        "flags": { "grade": "A", "base_active": true },
    })
}

/// Somebody acts who is not there: a packet is missing.
fn gap() -> Value {
    let mut case = attack("gap", 4);
    case["action"]["actor"] = json!(12);
    case
}

/// The recorder wrote the tags of both players to the first: the second one's minion attacks on the first one's turn.
fn mixed_up() -> Value {
    let mut case = attack("mixed", 4);
    case["action"] = json!({ "actor": 11, "target": 10, "sub": null });
    case["after"] = json!({
        "players": { "1": { "RESOURCES_USED": [0, 5] } },
        "changed": {
            "10": { "DAMAGE": [0, 4] },
            "11": { "DAMAGE": [0, 4], "EXHAUSTED": [0, 1], "NUM_ATTACKS_THIS_TURN": [0, 1] },
        },
    });
    case
}

/// Innervate as it was until 2017: it gives two crystals.
fn innervate(build: u32) -> Value {
    let card = json!({ "ZONE": "HAND", "CONTROLLER": 1, "CARDTYPE": "SPELL", "card": "EX1_169", "ZONE_POSITION": 1 });
    json!({
        "id": format!("innervate-{build}"),
        "src": { "build": build, "date": "2017-06-21" },
        "kind": "PLAY",
        "action": { "actor": 10, "target": null, "sub": null, "card": "EX1_169" },
        "before": before(&[("10", card)]),
        "blocks": [[0, "PLAY", 10, "EX1_169", 0, 0], [1, "POWER", 10, "EX1_169", 0, 0]],
        "after": {
            "players": { "1": { "NUM_CARDS_PLAYED_THIS_TURN": [0, 1], "TEMP_RESOURCES": [0, 2] } },
            "gone": { "10": { "ZONE": "GRAVEYARD", "card": "EX1_169" } },
        },
        "flags": { "grade": "A", "base_active": true },
    })
}

/// The turn ends, and both players' minions answer in this order.
fn end_with_blocks(order: [u16; 2]) -> Value {
    let mut case = end_of_turn();
    let totem = |turns: u8| {
        let mut totem = minion(1, "NEW1_009", 0, 3);
        totem["NUM_TURNS_IN_PLAY"] = json!(turns);
        totem["ZONE_POSITION"] = json!(if turns > 3 { 1 } else { 2 });
        totem
    };
    case["before"] = before(&[("10", totem(5)), ("11", totem(3))]);
    case["blocks"] = json!(order.map(|entity| json!([0, "TRIGGER", entity, "NEW1_009", 0, 32])));
    case
}

fn conform(lines: &[String], more: &[&str]) -> Output {
    let mut file = tempfile::NamedTempFile::new().expect("a file aside");
    file.write_all(lines.join("\n").as_bytes()).expect("it is written");
    conform_file(file.path(), more)
}

fn conform_file(file: &Path, more: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_arena")).arg("conform").arg(file).args(more).output().expect("it runs")
}

fn report(output: &Output) -> Value {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("JSON")
}

fn lines() -> Vec<String> {
    let cases = [attack("agrees", 4), attack("differs", 3), unknown_play(), end_of_turn(), gap()];
    let mut lines: Vec<String> = cases.iter().map(Value::to_string).collect();
    lines.insert(2, "{\"id\": \"no case\"}".to_owned());
    lines.insert(4, String::new());
    lines
}

#[test]
fn agreement_is_counted_and_what_is_no_case_is_skipped_by_line() {
    let output = conform(&lines(), &["--json"]);
    assert!(output.status.success());
    let errors = String::from_utf8(output.stderr).expect("text");
    assert!(errors.contains(":3: not a case, skipped:"), "{errors}");
    let report: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(report["all"]["agree"], 2);
    assert_eq!(report["all"]["checked"], 3);
    assert_eq!(report["all"]["not_checkable"], 1);
    assert_eq!(report["all"]["gaps"], 1);
    assert_eq!(report["base_active"]["checked"], 3);
    assert_eq!(report["by_tag"], json!({ "DAMAGE": ["differs"] }));
    assert_eq!(report["not_checkable_for_want_of"], json!({ "?": 1 }));
    assert_eq!(report["bad_lines"][0]["line"], 3);
    let differing = &report["differing"][0];
    assert_eq!(differing["id"], "differs");
    assert_eq!(differing["differences"], json!(["DAMAGE of #10 CS2_182: recorded 3, engine 4"]));
}

#[test]
fn plays_that_agree_are_written_by_card() {
    let file = tempfile::NamedTempFile::new().expect("a file aside");
    let path = file.path().to_str().expect("a path");
    let output = conform(&lines(), &["--played", path]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let played = std::fs::read_to_string(path).expect("it is written");
    let rows: Vec<&str> = played.lines().filter(|line| !line.starts_with('#')).collect();
    assert_eq!(rows, Vec::<&str>::new(), "attacks play no card, and what is not checked agrees with nothing");
    let recorded = concat!(env!("CARGO_MANIFEST_DIR"), "/recorded/slice.jsonl.gz");
    let output = conform_file(Path::new(recorded), &["--played", path]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let played = std::fs::read_to_string(path).expect("it is written");
    let rows: Vec<(&str, usize)> = played
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| line.split_once('\t').expect("two columns"))
        .map(|(id, many)| (id, many.parse().expect("a number")))
        .collect();
    assert!(rows.len() > 10 && rows.is_sorted() && rows.iter().all(|(_, many)| *many > 0), "{rows:?}");
}

#[test]
fn a_table_for_people_has_the_same_counts() {
    let output = conform(&lines(), &[]);
    let table = String::from_utf8(output.stdout).expect("text");
    let all = table.lines().find(|line| line.starts_with("all ")).expect("a row for all");
    assert_eq!(
        all.split_whitespace().collect::<Vec<_>>(),
        ["all", "2", "0", "3", "66.7", "%", "0", "66.7", "%", "1", "1", "0"]
    );
    assert!(table.contains("1 lines are not cases"), "{table}");
}

#[test]
fn one_case_is_told_as_a_story() {
    let output = conform(&lines(), &["--show", "differs"]);
    assert!(output.status.success());
    let story = String::from_utf8(output.stdout).expect("text");
    assert!(story.contains("ATTACK #10 Chillwind Yeti (CS2_182) at #11 Chillwind Yeti (CS2_182)"), "{story}");
    assert!(story.contains("the engine arrives at"), "{story}");
    assert!(story.contains("DAMAGE of #10 CS2_182: recorded 3, engine 4"), "{story}");
    let missing = conform(&lines(), &["--show", "nobody"]);
    assert_eq!(missing.status.code(), Some(2));
}

#[test]
fn a_file_that_is_not_there_is_an_error() {
    let output = Command::new(env!("CARGO_BIN_EXE_arena")).args(["conform", "no/such/file"]).output().expect("it runs");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("no/such/file"));
}

#[test]
fn where_both_players_tags_stand_with_one_the_cards_are_compared() {
    let report = report(&conform(&[mixed_up().to_string()], &["--json"]));
    assert_eq!(report["all"]["agree"], 1, "{report}");
    assert_eq!(report["all"]["without_the_players_numbers"], 1);
    let mut wrong = mixed_up();
    wrong["after"]["changed"]["10"]["DAMAGE"] = json!([0, 3]);
    let output = conform(&[wrong.to_string()], &["--json"]);
    let report: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(report["by_tag"], json!({ "DAMAGE": ["mixed"] }));
}

#[test]
fn a_card_that_read_otherwise_on_that_day_is_told_apart() {
    let lines = [innervate(19632), innervate(255_790)].map(|case| case.to_string());
    let mut later = innervate(255_790);
    later["src"]["date"] = json!("2026-10-01");
    let report_of = |lines: &[String]| report(&conform(lines, &["--json"]));
    let old = report_of(&lines[..1]);
    assert_eq!((&old["all"]["cards_read_otherwise_then"], &old["all"]["checked"]), (&json!(1), &json!(0)));
    let impossible = report_of(&lines[1..]);
    assert_eq!(impossible["all"]["cards_read_otherwise_then"], 1, "no build of 2017 has this number");
    let today = report_of(&[later.to_string()]);
    assert_eq!((&today["all"]["cards_read_otherwise_then"], &today["all"]["checked"]), (&json!(0), &json!(1)));
    assert_eq!(today["by_tag"], json!({ "TEMP_RESOURCES": ["innervate-255790"] }));
    let told = conform(&lines[..1], &["--show", "innervate-19632"]);
    let story = String::from_utf8(told.stdout).expect("text");
    assert!(story.contains("then EX1_169: Gain 2 Mana Crystals this turn only."), "{story}");
}

#[test]
fn the_order_of_triggers_is_held_against_the_engines() {
    for (order, agree) in [([10, 11], 1), ([11, 10], 0)] {
        let lines = [end_with_blocks(order).to_string()];
        let report = report(&conform(&lines, &["--json"]));
        assert_eq!(report["order_of_triggers"]["agree"], agree, "{report}");
        assert_eq!(report["order_of_triggers"]["differ"].as_array().map(Vec::len), Some(1 - agree));
        let story = conform(&lines, &["--show", "turn", "--blocks"]);
        let story = String::from_utf8(story.stdout).expect("text");
        assert_eq!(story.contains("triggers: recorded #11"), agree == 0, "{story}");
    }
}

#[test]
fn below_its_bars_the_command_fails_and_says_why() {
    let output = conform(&lines(), &["--bars"]);
    assert_eq!(output.status.code(), Some(1));
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(errors.contains("ATTACK agrees in less than 99 %"), "{errors}");
    assert!(!errors.contains("END_TURN"), "{errors}");
}

#[test]
fn the_table_classes_what_parts() {
    let page = tempfile::NamedTempFile::new().expect("a file aside");
    let path = page.path().to_str().expect("a name");
    let lines: Vec<String> = lines().into_iter().chain([innervate(19632).to_string()]).collect();
    assert!(conform(&lines, &["--table", path]).status.success());
    let page = std::fs::read_to_string(page.path()).expect("it was written");
    let old = "| Innervate `EX1_169` | Gain 2 Mana Crystals this turn only. | Gain 1 Mana Crystal this turn only. | innervate-19632 |";
    assert!(page.contains(old), "{page}");
    let open = page.split("## Open rules faults").nth(1).expect("a chapter");
    assert!(open.contains("| differs |"), "{page}");
}

/// Player 1 plays #10, which is in the hand, for its cost; more of what happens is added by each test.
fn play(id: &str, card: Value, others: &[(&str, Value)]) -> Value {
    let (id_of_card, cost) = (card["card"].clone(), card["COST"].clone());
    let mut held = card;
    held["ZONE"] = json!("HAND");
    held["CONTROLLER"] = json!(1);
    held["ZONE_POSITION"] = json!(1);
    let entities: Vec<(&str, Value)> = others.iter().cloned().chain([("10", held)]).collect();
    json!({
        "id": id,
        "kind": "PLAY",
        "action": { "actor": 10, "target": null, "sub": null, "card": id_of_card },
        "before": before(&entities),
        "after": {
            "players": { "1": { "NUM_CARDS_PLAYED_THIS_TURN": [0, 1], "RESOURCES_USED": [0, cost] } },
            "gone": { "10": { "ZONE": "GRAVEYARD", "card": id_of_card } },
        },
        "flags": { "grade": "B" },
    })
}

fn spell(card: &str, cost: i32) -> Value {
    json!({ "CARDTYPE": "SPELL", "card": card, "COST": cost })
}

/// Of these cases so many agree, and these differ.
fn agreement(cases: &[&Value]) -> (Value, Vec<String>) {
    let lines: Vec<String> = cases.iter().map(ToString::to_string).collect();
    let output = conform(&lines, &["--json"]);
    let report: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let differing = report["differing"].as_array().expect("a list").iter();
    let told = differing.map(|it| it["differences"].to_string()).collect();
    (report["all"]["agree"].clone(), told)
}

/// As 5dd3cb9aef#0#115 and #116: the copy is gone when the turn ends, which only the case that made it tells.
#[test]
fn an_echo_copy_is_known_from_the_case_that_made_it() {
    let militia = json!({ "CARDTYPE": "MINION", "card": "GIL_207", "COST": 3, "ATK": 2, "HEALTH": 4, "TAUNT": 1 });
    let mut made = play("echo#1", militia.clone(), &[]);
    made["forced"] = json!({ "created": [[40, "GIL_207", "HAND", 1, 2]] });
    made["after"]["gone"] = json!({});
    made["after"]["changed"] = json!({ "10": { "ZONE": ["HAND", "PLAY"], "ZONE_POSITION": [1, 1], "EXHAUSTED": [0, 1], "JUST_PLAYED": [0, 1] } });
    let mut copy = militia;
    copy["ZONE"] = json!("HAND");
    copy["CONTROLLER"] = json!(1);
    copy["ZONE_POSITION"] = json!(1);
    copy["CREATOR"] = json!(2);
    made["after"]["new"] = json!({ "40": copy });
    let mut ends = end_of_turn();
    ends["id"] = json!("echo#2");
    ends["before"] = before(&[("40", copy)]);
    ends["after"]["gone"] = json!({ "40": { "ZONE": "SETASIDE", "card": "GIL_207" } });
    assert_eq!(agreement(&[&made, &ends]), (json!(2), vec![]));
    ends["id"] = json!("another#2");
    let (agree, told) = agreement(&[&made, &ends]);
    assert_eq!(agree, 1);
    assert!(told[0].contains("EXTRA of #40 GIL_207: recorded SETASIDE, engine HAND"), "{told:?}");
    // Whose creator is a card is no Echo copy.
    ends["id"] = json!("echo#2");
    made["forced"] = json!({ "created": [[40, "GIL_207", "HAND", 1, 10]] });
    assert_eq!(agreement(&[&made, &ends]).0, 1);
}

#[test]
fn an_option_that_is_written_for_every_card_counts_for_none() {
    let mut wrath = play("r#2", spell("EX1_154", 2), &[("11", minion(2, "CS2_182", 4, 5))]);
    wrath["action"]["target"] = json!(11);
    wrath["action"]["sub"] = json!(0);
    wrath["forced"] = json!({ "draws": [[20, "CS2_182", "HAND"]] });
    wrath["after"]["players"]["1"]["deck"] = json!([5, 4]);
    wrath["after"]["changed"] = json!({ "11": { "DAMAGE": [0, 1] } });
    wrath["after"]["new"] = json!({ "20": { "ZONE": "HAND", "CONTROLLER": 1, "CARDTYPE": "MINION", "COST": 4, "ATK": 4, "HEALTH": 5, "ZONE_POSITION": 1, "card": "CS2_182" } });
    let mut coin = play("r#1", spell("GAME_005", 0), &[]);
    coin["after"]["players"]["1"]["TEMP_RESOURCES"] = json!([0, 1]);
    assert_eq!(agreement(&[&coin, &wrath]).0, 1, "the option was told: the first one");
    coin["action"]["sub"] = json!(0);
    assert_eq!(agreement(&[&coin, &wrath]), (json!(2), vec![]), "the Coin has no options");
}

/// As 5dd3cb9aef#0#63: Death Grip.
#[test]
fn a_card_that_is_stolen_comes_from_the_deck_that_shrank() {
    let mut grip = play("grip", spell("ICC_314t4", 2), &[]);
    grip["forced"] = json!({ "draws": [[20, "CS2_182", "SETASIDE"]] });
    grip["after"]["players"]["2"] = json!({ "deck": [5, 4] });
    grip["after"]["new"] = json!({ "20": { "ZONE": "HAND", "CONTROLLER": 1, "CARDTYPE": "MINION", "COST": 4, "ATK": 4, "HEALTH": 5, "ZONE_POSITION": 1, "card": "CS2_182" } });
    assert_eq!(agreement(&[&grip]), (json!(1), vec![]));
}

/// As a937e1ebd9#0#118: Branching Paths, of which the armor is chosen twice.
#[test]
fn an_option_that_is_a_text_is_known_by_what_its_card_does() {
    let mut paths = play("paths", spell("LOOT_054", 4), &[]);
    let twice = |card: &str| json!([["chosen", [20], [card]], ["chosen", [21], [card]]]);
    paths["forced"] = json!({ "choices": twice("LOOT_054c") });
    paths["after"]["changed"] = json!({ "4": { "ARMOR": [0, 12] } });
    assert_eq!(agreement(&[&paths]), (json!(1), vec![]));
    paths["forced"] = json!({ "choices": twice("LOOT_054b") });
    assert_eq!(agreement(&[&paths]).0, 0);
}

/// Evolve; as ff3b4c559f#0#18 one minion cost more on the day, as in fbb3540776#0#49 what another became costs less today.
#[test]
fn evolve_goes_by_the_costs_of_the_day() {
    let mut older = minion(1, "CS2_182", 4, 5);
    (older["COST"], older["NUM_TURNS_IN_PLAY"]) = (json!(5), json!(8));
    let mut younger = minion(1, "CS2_182", 4, 5);
    (younger["COST"], younger["ZONE_POSITION"]) = (json!(4), json!(2));
    let mut evolve = play("evolve", spell("OG_027", 1), &[("11", older), ("12", younger)]);
    let became = |card: &str, place: i32, attack: i32, health: i32, cost: i32| {
        let mut tags = minion(1, card, attack, health);
        (tags["COST"], tags["ZONE_POSITION"], tags["NUM_TURNS_IN_PLAY"]) = (json!(cost), json!(place), json!(0));
        tags
    };
    evolve["after"]["gone"]["11"] = json!({ "ZONE": "SETASIDE", "card": "CS2_182" });
    evolve["after"]["gone"]["12"] = json!({ "ZONE": "SETASIDE", "card": "CS2_182" });
    // A Boulderfist Ogre, which costs 6, and a Frostwolf Warlord, which costs 5.
    evolve["forced"] = json!({ "created": [[20, "CS2_200", "SETASIDE", 1, 10], [21, "CS2_226", "SETASIDE", 1, 10]] });
    let warlord = became("CS2_226", 2, 4, 4, 5);
    evolve["after"]["new"] = json!({ "20": became("CS2_200", 1, 6, 7, 6), "21": warlord });
    assert_eq!(agreement(&[&evolve]), (json!(1), vec![]));
    // No die shows an Oasis Snapjaw, which costs 4; the Warlord comes all the same.
    evolve["forced"]["created"][0][1] = json!("CS2_119");
    evolve["after"]["new"]["20"] = became("CS2_119", 1, 2, 7, 6);
    let (_, told) = agreement(&[&evolve]);
    assert!(told[0].contains("ZONE of #20 CS2_119") && !told[0].contains("CS2_226"), "{told:?}");
}

/// As db3f08e2b1#0#25: Wargear had 5 Attack until 2022.
#[test]
fn the_former_numbers_of_a_magnetic_minion_are_those_that_its_mech_gets() {
    let wargear = json!({ "CARDTYPE": "MINION", "card": "BOT_563", "COST": 5, "ATK": 6, "HEALTH": 5 });
    let mut merge = play("magnetic", wargear, &[("11", minion(1, "BOT_906", 1, 3))]);
    merge["src"] = json!({ "build": 45310, "date": "2020-04-01" });
    merge["action"]["position"] = json!(1);
    merge["after"]["gone"]["10"]["ZONE"] = json!("SETASIDE");
    merge["after"]["new"] = json!({ "20": { "ZONE": "PLAY", "CONTROLLER": 1, "CARDTYPE": "ENCH", "ATTACHED": 11, "CREATOR": 10, "card": "BOT_563e" } });
    for (attack, read_otherwise, agree) in [(7, 0, 1), (6, 1, 0), (5, 0, 0)] {
        merge["after"]["changed"] = json!({ "11": { "ATK": [1, attack], "HEALTH": [3, 8] } });
        let report: Value = serde_json::from_slice(&conform(&[merge.to_string()], &["--json"]).stdout).expect("JSON");
        assert_eq!(report["all"]["cards_read_otherwise_then"], read_otherwise, "{attack}: {report}");
        assert_eq!(report["all"]["agree"], agree, "{attack}: {report}");
    }
}

/// As f71eeb777b#0#61: in the client a Zombeast is its first Beast.
#[test]
fn a_crafted_card_is_its_first_part_and_all_else_is_compared() {
    let power = json!({ "ZONE": "PLAY", "CONTROLLER": 1, "CARDTYPE": "HERO_POWER", "COST": 2, "card": "ICC_828p" });
    let mut craft = json!({
        "id": "craft",
        "kind": "HERO_POWER",
        "action": { "actor": 6, "target": null, "sub": null, "card": "ICC_828p" },
        "before": before(&[("4", hero(1, "HERO_05", 0)), ("6", power)]),
        "forced": { "choices": [
            ["offered", 6, [[20, "EX1_531"], [21, "LOOT_413"]]], ["chosen", [20], ["EX1_531"]],
            ["offered", 6, [[22, "CS2_125"], [23, "CS2_172"]]], ["chosen", [22], ["CS2_125"]],
        ] },
        "after": {
            "players": { "1": { "RESOURCES_USED": [0, 2] } },
            "changed": { "6": { "EXHAUSTED": [0, 1] } },
        },
        "flags": { "grade": "B" },
    });
    // A Scavenging Hyena, 2/2 for 2, and an Ironfur Grizzly, 3/3 for 3 with Taunt.
    let zombeast = json!({ "ZONE": "HAND", "CONTROLLER": 1, "CARDTYPE": "MINION", "COST": 5, "ATK": 5, "HEALTH": 5, "TAUNT": 1, "ZONE_POSITION": 1, "card": "EX1_531" });
    craft["after"]["new"] = json!({ "24": zombeast });
    assert_eq!(agreement(&[&craft]), (json!(1), vec![]));
    for (tag, wrong) in
        [("ATK", json!(6)), ("HEALTH", json!(4)), ("COST", json!(4)), ("TAUNT", json!(0)), ("card", json!("CS2_125"))]
    {
        let mut other = craft.clone();
        other["after"]["new"]["24"][tag] = wrong;
        assert_eq!(agreement(&[&other]).0, 0, "another {tag}");
    }
}

/// As a88d3a6f31#0#48: Archdruid Naralex sleeps two turns of its player.
#[test]
fn who_came_dormant_is_awake_when_its_turns_have_begun() {
    let mut naralex = minion(1, "WC_035", 3, 3);
    (naralex["NUM_TURNS_IN_PLAY"], naralex["JUST_PLAYED"], naralex["EXHAUSTED"]) = (json!(0), json!(1), json!(1));
    let end = |id: &str, turn: i32| {
        let mut end = end_of_turn();
        end["id"] = json!(id);
        end["before"] = before(&[("10", naralex.clone())]);
        end["before"]["game"]["TURN"] = json!(turn);
        end
    };
    let came = |turn: i32| end("sleep#1", turn);
    let gets_nothing = end("sleep#2", 15);
    let last = |first: &Value| agreement(&[first, &gets_nothing]).1.iter().filter(|it| it.contains("HAND")).count();
    assert_eq!(last(&came(11)), 1, "only in its first turn a Dream card comes");
    assert_eq!(last(&came(13)), 2, "it sleeps on");
}

/// The slice of the recordings that is in the repository.
fn slice() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("recorded/slice.jsonl.gz")
}

#[test]
fn the_slice_of_the_recordings_is_above_the_bars() {
    let report = report(&conform_file(&slice(), &["--json", "--bars"]));
    let count = |of: &Value, what: &str| of[what].as_u64().expect("a number");
    let base = &report["base_active"];
    let agree = count(base, "agree") + count(base, "agree_but_for_numbers_of_the_day");
    assert!(count(base, "checked") > 450, "{base}");
    assert!(agree * 100 >= count(base, "checked") * 99, "{base}");
    assert_eq!(report["bad_lines"], json!([]));
}

/// The whole file is not in the repository. Where it is named, the table must be what it gives.
#[test]
fn the_table_in_the_repository_is_what_the_whole_file_gives() {
    let Some(file) = std::env::var_os("CARDWRIGHT_RECORDED") else {
        println!("CARDWRIGHT_RECORDED names no file of recorded actions: the slice alone is held against the rules");
        return;
    };
    let page = tempfile::NamedTempFile::new().expect("a file aside");
    let path = page.path().to_str().expect("a name");
    let output = conform_file(Path::new(&file), &["--bars", "--table", path]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let in_repository = Path::new(env!("CARGO_MANIFEST_DIR")).join("CONFORM.md");
    let same = std::fs::read(in_repository).ok() == std::fs::read(page.path()).ok();
    assert!(same, "write it anew: cargo arena conform {} --table engine/arena/CONFORM.md", file.display());
}

#[test]
fn a_folder_cannot_be_read_and_ends() {
    let folder = tempfile::tempdir().expect("a folder aside");
    let output = conform_file(folder.path(), &["--json"]);
    let said = [output.stdout, output.stderr].concat();
    assert!(String::from_utf8_lossy(&said).contains("directory"), "{}", String::from_utf8_lossy(&said));
}
