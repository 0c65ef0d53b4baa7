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

/// A case in which an entity acts that is not there: a packet is missing.
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

/// Innervate as it was until 2017: it gives two crystals; the numbers of the day are known.
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
    assert_eq!(report["without_excuses"], json!({ "agree": 2, "checkable": 3, "percent": 200.0 / 3.0 }));
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
        ["all", "2", "3", "66.67", "%", "0", "66.67", "%", "1", "1", "0"]
    );
    let first = table.lines().next();
    assert_eq!(
        first,
        Some("without excuses: 2 of 3 checkable cases agree, 66.67 %"),
        "the share without excuses first"
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

/// Holy Nova as it was until 2021: it hits the enemy hero, too.
fn holy_nova(build: u32) -> Value {
    let mut nova = play("nova", spell("CS1_112", 4), &[]);
    nova["src"] = json!({ "build": build, "date": "2026-10-01" });
    nova["after"]["changed"] = json!({ "5": { "DAMAGE": [3, 5] } });
    nova
}

/// Whether a card that acts had another text is asked before the outcomes are compared: it is no excuse for a difference.
#[test]
fn a_case_with_a_text_that_the_rules_do_not_know_cannot_be_checked() {
    let mut today = holy_nova(255_790);
    today["after"]["changed"] = json!({});
    let of = |case: &Value| report(&conform(&[case.to_string()], &["--json"]))["all"].clone();
    let old = of(&holy_nova(27845));
    assert_eq!((&old["checked"], &old["cards_read_otherwise_then_and_differ"]), (&json!(0), &json!(1)), "{old}");
    let mut agrees = holy_nova(27845);
    agrees["after"]["changed"] = json!({});
    let old = of(&agrees);
    assert_eq!((&old["checked"], &old["cards_read_otherwise_then"]), (&json!(0), &json!(1)), "{old}");
    assert_eq!(of(&holy_nova(255_790))["checked"], 1);
    assert_eq!(of(&today)["agree"], 1);
    let told = conform(&[holy_nova(27845).to_string()], &["--show", "nova"]);
    let story = String::from_utf8(told.stdout).expect("text");
    assert!(story.contains("then CS1_112: cost 5: Deal $2 damage to all enemies."), "{story}");
}

/// Innervate gave two crystals, in the same words: it is judged by the number of its day.
#[test]
fn a_text_with_other_numbers_is_judged_by_the_numbers_of_the_day() {
    let agree = |case: &Value| agreement(&[case]).0;
    assert_eq!(agree(&innervate(19632)), 1);
    assert_eq!(agree(&innervate(255_790)), 1, "no build of 2017 has this number");
    let mut later = innervate(255_790);
    later["src"]["date"] = json!("2026-10-01");
    assert_eq!(agree(&later), 0);
    // Flamestrike dealt 4 damage until 2022, and the opponent's Yeti survived it.
    let mut flamestrike = play("flamestrike", spell("CS2_032", 7), &[("11", minion(2, "CS2_182", 4, 5))]);
    flamestrike["after"]["changed"] = json!({ "11": { "DAMAGE": [0, 4] } });
    flamestrike["src"] = json!({ "build": 27845, "date": "2018-10-01" });
    assert_eq!(agree(&flamestrike), 1);
    flamestrike["src"] = json!({ "build": 255_790, "date": "2026-10-01" });
    assert_eq!(agree(&flamestrike), 0);
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
    let lines: Vec<String> = lines().into_iter().chain([holy_nova(27845).to_string()]).collect();
    assert!(conform(&lines, &["--table", path]).status.success());
    let page = std::fs::read_to_string(page.path()).expect("it was written");
    assert!(page.contains("| Holy Nova `CS1_112` | Deal $2 damage to all enemies."), "{page}");
    assert!(page.contains("| somebody acts who is not there | 1 |"), "{page}");
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

/// The number of the cases that agree, and the differences of the others.
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
    let wargear = json!({ "CARDTYPE": "MINION", "card": "BOT_563", "COST": 5, "ATK": 5, "HEALTH": 5 });
    let mut merge = play("magnetic", wargear, &[("11", minion(1, "BOT_906", 1, 3))]);
    merge["src"] = json!({ "build": 45310, "date": "2020-04-01" });
    merge["action"]["position"] = json!(1);
    merge["after"]["gone"]["10"]["ZONE"] = json!("SETASIDE");
    merge["after"]["new"] = json!({ "20": { "ZONE": "PLAY", "CONTROLLER": 1, "CARDTYPE": "ENCH", "ATTACHED": 11, "CREATOR": 10, "card": "BOT_563e" } });
    for (attack, agree) in [(7, 0), (6, 1), (5, 0)] {
        merge["after"]["changed"] = json!({ "11": { "ATK": [1, attack], "HEALTH": [3, 8] } });
        assert_eq!(agreement(&[&merge]).0, agree, "{attack}");
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

/// A card in the hand of player 1, at a place.
fn held(place: i32, mut card: Value) -> Value {
    (card["ZONE"], card["CONTROLLER"], card["ZONE_POSITION"]) = (json!("HAND"), json!(1), json!(place));
    card
}

/// The Coin is played, and others are there.
fn coin(id: &str, others: &[(&str, Value)]) -> Value {
    let mut coin = play(id, spell("GAME_005", 0), others);
    coin["after"]["players"]["1"]["TEMP_RESOURCES"] = json!([0, 1]);
    coin
}

/// The facts that are missing in these cases.
fn facts(cases: &[&Value]) -> String {
    let lines: Vec<String> = cases.iter().map(ToString::to_string).collect();
    report(&conform(&lines, &["--json"]))["missing_facts"].to_string()
}

#[test]
fn with_fandral_a_choose_one_card_is_played_without_an_option() {
    let (fandral, yeti) = (minion(1, "OG_044", 3, 5), minion(2, "CS2_182", 4, 5));
    let mut wrath = play("fandral", spell("EX1_154", 2), &[("11", yeti), ("12", fandral)]);
    wrath["action"]["target"] = json!(11);
    wrath["forced"] = json!({ "draws": [[20, "CS2_182", "HAND"]] });
    wrath["after"]["players"]["1"]["deck"] = json!([5, 4]);
    wrath["after"]["changed"] = json!({ "11": { "DAMAGE": [0, 4] } });
    wrath["after"]["new"] =
        json!({ "20": held(1, json!({ "CARDTYPE": "MINION", "COST": 4, "ATK": 4, "HEALTH": 5, "card": "CS2_182" })) });
    assert_eq!(agreement(&[&wrath]), (json!(1), vec![]));
    wrath["after"]["changed"]["11"]["DAMAGE"] = json!([0, 3]);
    assert_eq!(agreement(&[&wrath]).0, 0, "one option alone deals 3");
}

/// Wish of the New Moon shows how many spells are left; a Spellstone of 2017 how many were cast.
#[test]
fn an_upgrade_counts_down_where_its_card_prints_the_count() {
    let becomes = |id: &str, card: &str, into: &str, cost: i32, number: Value| {
        let mut wish = held(2, spell(card, cost));
        wish["TAG_SCRIPT_DATA_NUM_1"] = number;
        let mut coin = coin(id, &[("12", wish)]);
        coin["after"]["changed"] = json!({ "12": { "card": [card, into], "ZONE_POSITION": [2, 1] } });
        coin
    };
    let wish = |left: i32| becomes("wish", "EDR_460", "EDR_460t", 3, json!(left));
    assert_eq!(agreement(&[&wish(1)]), (json!(1), vec![]));
    assert_eq!(agreement(&[&wish(2)]).0, 0);
    let stone = |cast: i32| becomes("stone", "LOOT_507", "LOOT_507t", 7, json!(cast));
    assert_eq!(agreement(&[&stone(3)]), (json!(1), vec![]));
    assert_eq!(agreement(&[&stone(1)]).0, 0);
}

#[test]
fn a_count_that_a_recorder_writes_begins_at_nothing() {
    let quest = |progress: Value| json!({ "ZONE": "SECRET", "CONTROLLER": 1, "CARDTYPE": "SPELL", "card": "UNG_116", "QUEST_PROGRESS": progress });
    let mut none = coin("quest#1", &[("12", quest(json!(null)))]);
    none["before"]["ents"]["12"].as_object_mut().expect("tags").remove("QUEST_PROGRESS");
    none["after"]["changed"] = json!({ "12": { "card": ["UNG_116", "UNG_116"] } });
    assert!(facts(&[&none]).contains("no tag tells the progress of UNG_116"), "{}", facts(&[&none]));
    let other = coin("quest#2", &[("12", quest(json!(2)))]);
    assert_eq!(agreement(&[&none, &other]).0, 2, "the recorder writes the tag once there is progress");
}

/// A Yeti of player 1 attacks a Yeti with these tags before and after.
fn again(before: &[(&str, i32)], after: Value) -> Value {
    let mut case = attack("again", 4);
    for (tag, number) in before {
        case["before"]["ents"]["10"][*tag] = json!(number);
    }
    case["after"]["changed"]["10"] = after;
    case
}

#[test]
fn an_extra_attack_can_be_made() {
    let tags = [("NUM_ATTACKS_THIS_TURN", 1), ("EXTRA_ATTACKS_THIS_TURN", 1)];
    let after = json!({ "DAMAGE": [0, 4], "EXHAUSTED": [0, 1], "NUM_ATTACKS_THIS_TURN": [1, 2] });
    assert_eq!(agreement(&[&again(&tags, after.clone())]), (json!(1), vec![]));
    let tired = [("NUM_ATTACKS_THIS_TURN", 1), ("EXHAUSTED", 1)];
    assert_eq!(agreement(&[&again(&tired, after)]).0, 0, "without it the attack is refused");
}

#[test]
fn a_forced_attack_leaves_the_own_one() {
    let after = json!({ "DAMAGE": [0, 4], "EXHAUSTED": [0, 1], "NUM_ATTACKS_THIS_TURN": [1, 2] });
    assert_eq!(agreement(&[&again(&[("NUM_ATTACKS_THIS_TURN", 1)], after)]), (json!(1), vec![]));
}

/// Sunspot Dragon deals 6 damage if it came this turn, which only earlier cases tell.
#[test]
fn quickdraw_is_known_from_the_cases_before() {
    let dragon = |place| {
        held(place, json!({ "CARDTYPE": "MINION", "card": "WW_434", "COST": 6, "ATK": 6, "HEALTH": 6, "LIFESTEAL": 1 }))
    };
    let yeti = || minion(2, "CS2_200", 6, 7);
    // In the turn before, the dragon is not there yet.
    let mut earlier = coin("draw#1", &[("11", yeti())]);
    earlier["before"]["game"]["TURN"] = json!(14);
    let card = earlier["before"]["ents"]["10"].take();
    earlier["before"]["ents"].as_object_mut().expect("entities").remove("10");
    earlier["before"]["ents"]["20"] = card;
    earlier["action"]["actor"] = json!(20);
    earlier["after"]["gone"] = json!({ "20": { "ZONE": "GRAVEYARD", "card": "GAME_005" } });
    let mut dragon_played = play("draw#2", dragon(1), &[("11", yeti())]);
    dragon_played["action"]["target"] = json!(11);
    dragon_played["action"]["board_position"] = json!(1);
    dragon_played["after"]["gone"] = json!({});
    dragon_played["after"]["changed"] = json!({
        "10": { "ZONE": ["HAND", "PLAY"], "ZONE_POSITION": [1, 1], "EXHAUSTED": [0, 1], "JUST_PLAYED": [0, 1] },
        "11": { "DAMAGE": [0, 6] },
    });
    assert_eq!(agreement(&[&earlier, &dragon_played]), (json!(2), vec![]));
    let told = facts(&[&dragon_played]);
    assert!(told.contains("the text of WW_434 asks whether it came into the hand this turn"), "{told}");
    // Held in the turn before, it does nothing: a recording that says so agrees.
    let mut held_before = earlier.clone();
    held_before["before"]["ents"]["10"] = dragon(2);
    held_before["after"]["changed"] = json!({ "10": { "ZONE_POSITION": [2, 1] } });
    assert_eq!(agreement(&[&held_before, &dragon_played]).0, 1, "an old card deals no damage");
}

#[test]
fn a_sigil_waits_for_its_turn() {
    let sigil =
        json!({ "ZONE": "SECRET", "CONTROLLER": 2, "CARDTYPE": "SPELL", "card": "BAR_306", "ZONE_POSITION": 0 });
    let mut end = end_of_turn();
    end["before"] = before(&[("10", minion(1, "CS2_182", 4, 5)), ("12", sigil)]);
    end["after"]["changed"] = json!({ "10": { "DAMAGE": [0, 3] } });
    end["after"]["gone"] = json!({ "12": { "ZONE": "GRAVEYARD", "card": "BAR_306" } });
    assert_eq!(agreement(&[&end]), (json!(1), vec![]));
    end["after"]["changed"] = json!({});
    assert_eq!(agreement(&[&end]).0, 0);
}

#[test]
fn a_starship_on_its_launchpad_is_launched_for_mana() {
    let mut ship = minion(1, "GDB_100t6", 4, 5);
    ship["LAUNCHPAD"] = json!(1);
    let mut launch = json!({
        "id": "launch",
        "kind": "USE_LOCATION",
        "action": { "actor": 10, "target": null, "sub": null, "card": "GDB_100t6" },
        "before": before(&[("10", ship)]),
        "after": {
            "players": { "1": { "RESOURCES_USED": [0, 5] } },
            "changed": { "10": { "LAUNCHPAD": [1, 0], "EXHAUSTED": [0, 1] } },
        },
        "flags": { "grade": "A" },
    });
    assert_eq!(agreement(&[&launch]), (json!(1), vec![]));
    launch["before"]["ents"]["10"].as_object_mut().expect("tags").remove("LAUNCHPAD");
    assert_eq!(agreement(&[&launch]).0, 0, "one that flies cannot be launched");
}

/// Gibberling summons another one once.
#[test]
fn a_spellburst_that_is_used_up_does_nothing() {
    let (mut fresh, used) = (minion(1, "SCH_242", 1, 1), minion(1, "SCH_242", 1, 1));
    fresh["SPELLBURST"] = json!(1);
    let other = coin(
        "burst#0",
        &[("12", {
            let mut theirs = fresh.clone();
            theirs["CONTROLLER"] = json!(2);
            theirs
        })],
    );
    let spent = coin("burst#1", &[("12", used.clone())]);
    assert_eq!(agreement(&[&other, &spent]), (json!(2), vec![]), "the recorder writes the tag, and it is gone");
    assert_eq!(agreement(&[&other, &coin("burst#2", &[("12", fresh)])]).0, 1, "with it another Gibberling comes");
    // A recorder that does not write the tag: an earlier case tells, or nothing.
    let unknown = coin("silent#1", &[("12", used.clone())]);
    assert!(facts(&[&unknown]).contains("whether the Spellburst of SCH_242 is used up"));
    let later = coin("silent#2", &[("12", used)]);
    assert_eq!(agreement(&[&unknown, &later]).0, 1, "it saw a spell in the case before");
}

/// Devoted Maniac invokes for the class of its player.
#[test]
fn a_changed_class_is_read_from_its_tag() {
    let maniac =
        held(1, json!({ "CARDTYPE": "MINION", "card": "DRG_050", "COST": 4, "ATK": 2, "HEALTH": 2, "RUSH": 1 }));
    let mut invoke = play("class", maniac, &[]);
    invoke["action"]["board_position"] = json!(1);
    invoke["after"]["gone"] = json!({});
    invoke["after"]["changed"] = json!({ "10": { "ZONE": ["HAND", "PLAY"], "JUST_PLAYED": [0, 1] } });
    invoke["forced"] = json!({ "created": [[20, "DRG_238t14t3", "PLAY", 1, 10]] });
    let elemental = json!({ "ZONE": "PLAY", "CONTROLLER": 1, "CARDTYPE": "MINION", "ATK": 2, "HEALTH": 1, "RUSH": 1, "ZONE_POSITION": 2, "card": "DRG_238t14t3" });
    invoke["after"]["new"] = json!({ "20": elemental });
    assert_eq!(agreement(&[&invoke]).0, 0, "a mage has no Galakrond");
    invoke["before"]["ents"]["4"]["CLASS"] = json!("SHAMAN");
    assert_eq!(agreement(&[&invoke]), (json!(1), vec![]));
}

/// As a937e1ebd9#0#120: Plague Lord, of which the Armor is chosen.
#[test]
fn the_option_of_a_hero_power_is_recorded_with_the_action() {
    let power = json!({ "ZONE": "PLAY", "CONTROLLER": 1, "CARDTYPE": "HERO_POWER", "COST": 2, "card": "ICC_832p" });
    let mut plague = json!({
        "id": "plague",
        "kind": "HERO_POWER",
        "action": { "actor": 6, "target": null, "sub": 1, "card": "ICC_832p" },
        "before": before(&[("6", power)]),
        "after": {
            "players": { "1": { "RESOURCES_USED": [0, 2] } },
            "changed": { "6": { "EXHAUSTED": [0, 1] }, "4": { "ARMOR": [0, 3] } },
        },
        "flags": { "grade": "A" },
    });
    assert_eq!(agreement(&[&plague]), (json!(1), vec![]));
    plague["action"]["sub"] = json!(0);
    assert_eq!(agreement(&[&plague]).0, 0);
}

/// Fireblast of a mage whose Hero Power deals more damage this game.
#[test]
fn the_bonus_of_a_hero_power_is_restored() {
    let power = json!({ "ZONE": "PLAY", "CONTROLLER": 1, "CARDTYPE": "HERO_POWER", "COST": 2, "card": "HERO_08bp" });
    let mut blast = json!({
        "id": "blast",
        "kind": "HERO_POWER",
        "action": { "actor": 6, "target": 5, "sub": null, "card": "HERO_08bp" },
        "before": before(&[("6", power)]),
        "after": {
            "players": { "1": { "RESOURCES_USED": [0, 2] } },
            "changed": { "6": { "EXHAUSTED": [0, 1] }, "5": { "DAMAGE": [3, 6] } },
        },
        "flags": { "grade": "A" },
    });
    assert_eq!(agreement(&[&blast]).0, 0);
    blast["before"]["players"]["1"]["CURRENT_HEROPOWER_DAMAGE_BONUS"] = json!(2);
    assert_eq!(agreement(&[&blast]), (json!(1), vec![]));
}

/// The place of a minion is read from the minions beside it; a minion that dies to its left moves it.
#[test]
fn a_place_is_read_from_the_minions_beside_it() {
    let mut wisp = minion(1, "CS2_231", 1, 1);
    wisp["ZONE_POSITION"] = json!(2);
    // An Elven Archer kills the first of two minions, and stands between them.
    let archer = json!({ "CARDTYPE": "MINION", "card": "CS2_189", "COST": 1, "ATK": 1, "HEALTH": 1 });
    let mut shot = play("place", archer, &[("11", minion(1, "CS2_231", 1, 1)), ("12", wisp)]);
    shot["action"]["target"] = json!(11);
    shot["action"]["board_position"] = json!(1);
    shot["after"]["gone"] = json!({ "11": { "ZONE": "GRAVEYARD", "DAMAGE": 1, "card": "CS2_231" } });
    shot["after"]["changed"] = json!({ "10": { "ZONE": ["HAND", "PLAY"], "ZONE_POSITION": [1, 1], "EXHAUSTED": [0, 1], "JUST_PLAYED": [0, 1] } });
    assert_eq!(agreement(&[&shot]), (json!(1), vec![]));
    shot["after"]["changed"]["10"]["ZONE_POSITION"] = json!([1, 2]);
    shot["after"]["changed"]["12"] = json!({ "ZONE_POSITION": [2, 1] });
    assert_eq!(agreement(&[&shot]), (json!(1), vec![]), "to the right of both");
}

/// Until a build of 2024 a crystal for this turn is added; since then it refreshes a spent one.
#[test]
fn the_build_tells_how_a_temporary_crystal_counts() {
    let at = |build: u32, used: Value, temporary: Value| {
        let mut case = coin("crystal", &[]);
        case["src"] = json!({ "build": build, "date": "2024-03-01" });
        case["before"]["players"]["1"]["RESOURCES_USED"] = json!(3);
        case["after"]["players"]["1"] =
            json!({ "NUM_CARDS_PLAYED_THIS_TURN": [0, 1], "RESOURCES_USED": used, "TEMP_RESOURCES": temporary });
        case
    };
    let added = |build| at(build, json!([3, 3]), json!([0, 1]));
    let refreshed = |build| at(build, json!([3, 2]), json!([0, 0]));
    assert_eq!(agreement(&[&added(192_412)]).0, 1);
    assert_eq!(agreement(&[&added(198_933)]).0, 0);
    assert_eq!(agreement(&[&refreshed(198_933)]).0, 1);
}

#[test]
fn the_triggers_of_pets_and_of_markers_are_no_actions() {
    let mut end = end_of_turn();
    end["blocks"] = json!([[0, "TRIGGER", 60, "PET_0001", 0, 0], [0, "TRIGGER", 61, "GAME_004", 0, 0]]);
    assert_eq!(agreement(&[&end]), (json!(1), vec![]));
    end["blocks"] = json!([[0, "TRIGGER", 60, "XX_0001", 0, 0]]);
    assert_eq!(agreement(&[&end]).0, 0, "an unknown card acts");
}

/// Feugen asks for Stalagg's death when it dies, and for nothing when it is played.
#[test]
fn a_deathrattle_that_does_not_run_lacks_no_fact() {
    let feugen = json!({ "CARDTYPE": "MINION", "card": "FP1_015", "COST": 5, "ATK": 4, "HEALTH": 7 });
    let mut played = play("feugen", feugen, &[]);
    played["action"]["board_position"] = json!(1);
    played["after"]["gone"] = json!({});
    played["after"]["changed"] =
        json!({ "10": { "ZONE": ["HAND", "PLAY"], "EXHAUSTED": [0, 1], "JUST_PLAYED": [0, 1] } });
    assert_eq!(agreement(&[&played]), (json!(1), vec![]));
    let mut dies = attack("dies", 4);
    dies["before"]["ents"]["10"] = minion(1, "FP1_015", 4, 4);
    dies["blocks"] =
        json!([[0, "ATTACK", 10, "FP1_015", 11, 0], [0, "DEATHS", 1, null, 0, 0], [0, "TRIGGER", 10, "FP1_015", 0, 0]]);
    dies["after"]["changed"] = json!({ "11": { "DAMAGE": [0, 4] } });
    dies["after"]["gone"] = json!({ "10": { "ZONE": "GRAVEYARD", "DAMAGE": 4, "card": "FP1_015" } });
    let told = facts(&[&dies]);
    assert!(told.contains("the text of FP1_015 asks"), "{told}");
}

/// Neither a former number of the card nor another Cost of one that acts explains a difference.
#[test]
fn a_former_printing_excuses_no_other_number() {
    let mut old = attack("old", 3);
    old["src"] = json!({ "build": 13030, "date": "2016-06-06" });
    for (entity, card) in [("10", "CS2_188"), ("11", "NEW1_012")] {
        old["before"]["ents"][entity]["card"] = json!(card);
    }
    let (agree, told) = agreement(&[&old]);
    assert_eq!((agree, told.len()), (json!(0), 1), "{told:?}");
    assert!(told[0].contains("DAMAGE of #10 CS2_188: recorded 3, engine 4"), "{told:?}");
}

/// Three recordings of a build show Yetis that cost 5: so does the one that is drawn.
#[test]
fn the_numbers_of_the_day_are_those_of_cards_in_hands() {
    let shown = |id: &str| {
        let yeti = json!({ "CARDTYPE": "MINION", "card": "CS2_182", "COST": 5, "ATK": 4, "HEALTH": 5 });
        let mut case = coin(id, &[("12", held(2, yeti))]);
        case["src"] = json!({ "build": 20000, "date": "2017-07-01" });
        case["after"]["changed"] = json!({ "12": { "ZONE_POSITION": [2, 1] } });
        case
    };
    let mut drawn = end_of_turn();
    drawn["src"] = json!({ "build": 20000, "date": "2017-07-01" });
    drawn["after"]["new"]["20"]["COST"] = json!(5);
    assert_eq!(agreement(&[&shown("a#1"), &shown("b#1"), &shown("c#1"), &drawn]), (json!(4), vec![]));
    assert_eq!(agreement(&[&shown("a#1"), &drawn]).0, 1, "one game may show a card that costs more");
}

/// Thoughtsteal copies two cards, which were in the deck.
#[test]
fn what_is_copied_from_a_deck_was_in_it() {
    let mut steal = play("steal", spell("EX1_339", 2), &[]);
    steal["blocks"] = json!([[0, "PLAY", 10, "EX1_339", 0, 0], [1, "POWER", 10, "EX1_339", 0, 0]]);
    steal["forced"] = json!({ "created": [[20, "CS2_200", "HAND", 1, null], [21, "CS2_182", "HAND", 1, null]] });
    let ogre = held(1, json!({ "CARDTYPE": "MINION", "COST": 6, "ATK": 6, "HEALTH": 7, "card": "CS2_200" }));
    let yeti = held(2, json!({ "CARDTYPE": "MINION", "COST": 4, "ATK": 4, "HEALTH": 5, "card": "CS2_182" }));
    steal["after"]["new"] = json!({ "20": ogre, "21": yeti });
    assert_eq!(agreement(&[&steal]), (json!(1), vec![]));
}

/// Thing from Below costs less for each Totem of the game; how many there were is in no tag.
#[test]
fn a_cost_that_depends_on_the_past_is_taken_as_recorded() {
    let drawn = |card: &str, cost: i32| {
        let mut end = end_of_turn();
        end["forced"]["draws"] = json!([[20, card, "HAND"]]);
        end["after"]["new"]["20"]["card"] = json!(card);
        end["after"]["new"]["20"]["COST"] = json!(cost);
        end
    };
    assert_eq!(agreement(&[&drawn("OG_028", 3)]), (json!(1), vec![]));
    assert_eq!(agreement(&[&drawn("CS2_182", 3)]).0, 0, "a Yeti costs what it costs");
}

#[test]
fn an_unseen_card_that_vanishes_is_a_missing_fact() {
    let mut end = end_of_turn();
    let unknown = held(1, json!({ "CARDTYPE": 0, "card": null }));
    end["before"] = before(&[("40", unknown)]);
    end["after"]["gone"] = json!({ "40": { "ZONE": "SETASIDE", "card": null } });
    assert!(facts(&[&end]).contains("a card that vanishes from a hand was never seen"), "{}", facts(&[&end]));
}

/// In Classic the pools are of the first sets: what came from another one did not come from them.
#[test]
fn the_format_is_that_of_the_recording() {
    let mut coin = coin("format", &[]);
    for (format, agree) in [(json!(null), 1), (json!(1), 1), (json!(2), 1), (json!(3), 1)] {
        coin["src"] = json!({ "build": 255_790, "date": "2026-10-01", "format": format });
        assert_eq!(agreement(&[&coin]).0, agree, "a format changes nothing where no pool is asked");
    }
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
    let agree = count(base, "agree");
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
