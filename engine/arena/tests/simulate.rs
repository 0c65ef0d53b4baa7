//! `arena simulate`: the same games however they are shared out, figures that add up, files that others read.
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use serde_json::{Value, json};

const BASIC_MAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/decks/basicmage.txt");

fn simulate(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_arena")).arg("simulate").args(arguments).output().expect("it runs")
}

fn stdout(arguments: &[&str]) -> String {
    let output = simulate(arguments);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

fn error(arguments: &[&str]) -> String {
    let output = simulate(arguments);
    assert!(!output.status.success());
    String::from_utf8(output.stderr).expect("text")
}

fn told(arguments: &[&str]) -> Value {
    serde_json::from_str(&stdout(&[arguments, &["--json"]].concat())).expect("JSON")
}

fn number(value: &Value) -> u64 {
    value.as_u64().unwrap_or_else(|| panic!("{value} is a number"))
}

#[test]
fn the_same_seed_gives_the_same_result_with_any_number_of_threads() {
    let run = ["--deck", BASIC_MAGE, "--deck", "random:hunter", "--games", "60", "--seed", "4"];
    let one = stdout(&[&run[..], &["--threads", "1", "--json"]].concat());
    assert_eq!(one, stdout(&[&run[..], &["--threads", "3", "--json"]].concat()));
    let mut other = run;
    other[7] = "5";
    let other: Value = serde_json::from_str(&stdout(&[&other[..], &["--json"]].concat())).expect("JSON");
    let one: Value = serde_json::from_str(&one).expect("JSON");
    assert_ne!(one["turns"], other["turns"]);
    assert_eq!(one["format"], "cardwright-simulate-1");
}

#[test]
fn a_card_that_disappears_at_the_start_counts_when_it_is_back() {
    // "Start of Game: Disappear. Kill all 4 Demons from Argus to reappear in hand."
    let deck = "AAECAea5Awa0lweKqgeSqgeTqgensQeUvwcM4fgF3v8G/oMHqocHtpcH550HnrEHobEHwLEH6LEHkr8Hlb8HAAA=";
    let games = told(&["--deck", deck, "--games", "1000", "--agent", "random", "--format", "standard", "--seed", "3"]);
    let [mut played, mut drawn] = [0; 2];
    for card in games["cards"].as_array().expect("cards").iter().filter(|card| card["name"] == "Broxigar") {
        played += number(&card["played"]["games"]);
        drawn += number(&card["drawn"]["games"]);
    }
    assert!((1..=60).contains(&played), "of 2,000 players some kill all four Demons: {played}");
    assert_eq!(drawn, 0, "nobody draws him");
}

#[test]
fn figures_add_up_over_decks_cards_and_shards() {
    let run = ["--deck", BASIC_MAGE, "--games", "50", "--seed", "2"];
    let whole = told(&run);
    let [a, b] = [&whole["decks"][0], &whole["decks"][1]];
    assert_eq!(number(&a["all"]["won"]) + number(&b["all"]["won"]) + number(&whole["ties"]), 50);
    assert_eq!((number(&a["beginning"]["games"]), number(&b["beginning"]["games"])), (25, 25));
    let rate = a["all"]["rate"].as_f64().expect("a rate");
    assert!(a["all"]["low"].as_f64().expect("low") < rate && rate < a["all"]["high"].as_f64().expect("high"));

    let cards = whole["cards"].as_array().expect("cards");
    assert_eq!(cards.len(), 30, "fifteen cards for A and for B");
    for card in cards {
        let [deck, drawn, played] = ["in_deck", "drawn", "played"].map(|share| number(&card[share]["games"]));
        assert!(deck == 50 && deck >= drawn && drawn >= played && played > 0, "{card}");
        assert!(number(&card["drawn"]["won"]) <= number(&card["drawn"]["games"]), "{card}");
    }
    assert!(cards.iter().any(|card| card["drawn"]["games"] != card["in_deck"]["games"]), "not all is drawn always");

    let shards = ["1/3", "2/3", "3/3"].map(|shard| told(&[&run[..], &["--shard", shard]].concat()));
    for path in [
        "/games",
        "/ties",
        "/turns/sum",
        "/actions",
        "/decks/0/all/won",
        "/cards/3/drawn/won",
        "/decks/1/fatigue/draws",
    ] {
        let at = |value: &Value| number(value.pointer(path).unwrap_or_else(|| panic!("{path}")));
        assert_eq!(shards.iter().map(at).sum::<u64>(), at(&whole), "{path}");
    }
}

#[test]
fn a_mirror_gives_both_the_same_luck() {
    let folder = tempfile::tempdir().expect("a folder aside");
    let file = folder.path().join("games.jsonl");
    let out = file.to_str().expect("UTF-8");
    // Agents of one kind that throw no dice of their own play the same game twice, once from each side.
    let run = ["--deck", "random:legacy+classic", "--games", "12", "--agent", "greedy", "--mirror", "--out", out];
    let whole = told(&run);
    let games = fs::read_to_string(&file).expect("it was written");
    let games: Vec<Value> = games.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    for (one, other) in games.iter().step_by(2).zip(games.iter().skip(1).step_by(2)) {
        assert_eq!((&one["seed"], &one["first"], &other["first"]), (&other["seed"], &json!("A"), &json!("B")));
    }
    assert_ne!(games[0]["seed"], games[2]["seed"]);
    let cards = |deck: &str| -> Vec<(Value, Value)> {
        let of = |card: &&Value| card["deck"] == deck;
        let cards = whole["cards"].as_array().expect("cards").iter().filter(of);
        cards.map(|card| (card["card"].clone(), card["in_deck"]["games"].clone())).collect()
    };
    assert_eq!(cards("A"), cards("B"), "the same cards in as many games");
    assert!(error(&["--deck", "random:mage", "--deck", BASIC_MAGE, "--mirror"]).contains("name one `--deck`"));
}

#[test]
fn who_thinks_ahead_wins_against_who_does_not() {
    // A few games with few playouts; SEARCH.md has the figures of many.
    let run = [
        "--deck",
        "random:legacy+classic",
        "--mirror",
        "--games",
        "12",
        "--seed",
        "1",
        "--agent",
        "search:playouts=40",
    ];
    let won = |other: &str| number(&told(&[&run[..], &["--agent", other]].concat())["decks"][0]["all"]["won"]);
    let (greedy, random) = (won("greedy"), won("random"));
    assert!(greedy >= 8, "{greedy} of 12 against greedy");
    assert_eq!(random, 12, "against random");
}

/// Runs with `--out` and returns what was written.
fn written(folder: &Path, name: &str, more: &[&str]) -> Vec<u8> {
    let file = folder.join(name);
    let out = file.to_str().expect("UTF-8");
    stdout(
        &[&["--deck", BASIC_MAGE, "--games", "20", "--agent", "greedy", "--agent", "random", "--out", out], more]
            .concat(),
    );
    fs::read(file).expect("it was written")
}

#[test]
fn files_have_a_row_a_game() {
    let folder = tempfile::tempdir().expect("a folder aside");
    let csv = String::from_utf8(written(folder.path(), "games.csv", &[])).expect("text");
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!(lines[0], "game,seed,first,winner,turns,actions,health_a,health_b,fatigue_a,fatigue_b");
    assert_eq!(lines.len(), 21);
    assert!(lines[2].starts_with("1,") && lines[2].contains(",B,"), "in game 1 B begins: {}", lines[2]);
    let parts = ["1/2", "2/2"].map(|shard| written(folder.path(), "part.csv", &["--shard", shard]));
    let parts = parts.map(|part| String::from_utf8(part).expect("text"));
    let [first, second] = parts.each_ref().map(|part| part.split_once('\n').expect("a line with names"));
    assert_eq!(format!("{}\n{}{}", first.0, first.1, second.1), csv, "shards put together are the run");

    let json_lines = String::from_utf8(written(folder.path(), "games.jsonl", &[])).expect("text");
    let games: Vec<Value> = json_lines.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(games.len(), 20);
    let won = games.iter().filter(|game| game["winner"] == "A").count();
    assert!(won >= 15, "greedy wins nearly always against random: {won} of 20");

    #[cfg(feature = "parquet")]
    parquet_has_the_rows(folder.path(), &games);
    let left: Vec<_> =
        fs::read_dir(&folder).expect("it is there").map(|file| file.expect("a file").file_name()).collect();
    assert_eq!(left.len(), 3 + usize::from(cfg!(feature = "parquet")), "no temporary file is left: {left:?}");
}

/// Writes the same games as Parquet and compares the rows.
#[cfg(feature = "parquet")]
fn parquet_has_the_rows(folder: &Path, games: &[Value]) {
    use parquet::file::reader::{FileReader, SerializedFileReader};
    use parquet::record::RowAccessor;
    written(folder, "games.parquet", &[]);
    let file = fs::File::open(folder.join("games.parquet")).expect("it is there");
    let reader = SerializedFileReader::new(file).expect("Parquet");
    let rows: Vec<_> = reader.get_row_iter(None).expect("rows").map(|row| row.expect("a row")).collect();
    assert_eq!(rows.len(), 20);
    for (row, game) in rows.iter().zip(games) {
        assert_eq!(row.get_long(1).expect("the seed"), game["seed"].as_i64().expect("a seed"));
        assert_eq!(row.get_string(3).expect("the winner"), game["winner"].as_str().expect("a winner"));
        assert_eq!(i64::from(row.get_int(6).expect("health of A")), game["health_a"].as_i64().expect("health"));
    }
}

#[test]
fn people_read_a_table() {
    let told = stdout(&["--deck", BASIC_MAGE, "--games", "20", "--least", "1"]);
    assert!(told.starts_with("A basicmage (greedy): ") && told.contains("\nB "), "{told}");
    assert!(told.contains(" of 20 won,") && told.contains("turns a game"), "{told}");
    let fireball = told.lines().find(|line| line.contains("Fireball")).expect("a row for each card");
    assert!(fireball.trim_start().starts_with("A ") && fireball.contains(" % ("), "{fireball}");
    assert!(!told.contains("`--json` has all cards"), "a deck is shown whole");
    // Random decks hold hundreds of cards: nobody reads so many.
    let told = stdout(&["--deck", "random:legacy+classic", "--games", "30", "--least", "1"]);
    assert!(
        told.lines().count() < 70 && told.contains("more that were drawn less often: `--json` has all cards"),
        "{told}"
    );
}

#[test]
fn a_card_that_was_hardly_seen_has_no_row_unless_asked() {
    let run = ["--deck", "random:mage+legacy+classic", "--games", "40", "--seed", "1"];
    let told = stdout(&run);
    let rare = told.lines().find(|line| line.contains("were drawn in fewer than 30 games")).expect("most were");
    assert!(rare.contains("`--least 1` shows them"), "{rare}");
    let rows = |told: &str| {
        told.lines().filter(|line| line.trim_start().starts_with(['A', 'B']) && line.contains(" % (")).count()
    };
    assert!(rows(&told) < rows(&stdout(&[&run[..], &["--least", "1"]].concat())), "{told}");
}

#[test]
fn a_gauntlet_is_a_matrix_of_decks_with_names() {
    let folder = tempfile::tempdir().expect("a folder aside");
    let plot = folder.path().join("rates.svg");
    let run = [
        "--gauntlet",
        "--deck",
        BASIC_MAGE,
        "--deck",
        "Hunt & Run=random:hunter+legacy",
        "--deck",
        "random:druid+standard",
    ];
    let run = [&run[..], &["--games", "12", "--agent", "greedy", "--plot", plot.to_str().expect("UTF-8")]].concat();
    let json = told(&run);
    assert_eq!(json["format"], "cardwright-gauntlet-1");
    let names: Vec<&str> =
        json["decks"].as_array().expect("decks").iter().filter_map(|deck| deck["named"].as_str()).collect();
    assert_eq!(names, ["basicmage", "Hunt & Run", "random:druid+standard"]);
    let pairs = json["pairs"].as_array().expect("pairs");
    assert_eq!(pairs.len(), 3, "each against each");
    let won = |deck: usize| -> u64 {
        let of = |pair: &Value| pair["decks"].as_array().and_then(|pair| pair.iter().position(|at| *at == deck));
        pairs.iter().filter_map(|pair| Some(number(&pair["won"][of(pair)?]["won"]))).sum()
    };
    for deck in 0..3 {
        let all = &json["decks"][deck]["all"];
        assert_eq!((number(&all["games"]), number(&all["won"])), (24, won(deck)), "{json}");
    }
    let text = stdout(&run);
    assert!(text.contains("Hunt & Run") && text.contains('±') && text.contains("12 games of each pair"), "{text}");
    let rows: Vec<&str> = text.lines().skip(1).take(3).collect();
    assert!(rows.iter().all(|row| row.matches('–').count() == 1), "no deck plays against itself: {text}");
    assert!(text.contains("random:druid+standard"), "a pipe has room for whole names: {text}");
    let plot = std::fs::read_to_string(plot).expect("it is drawn");
    assert!(plot.starts_with("<svg ") && plot.contains("basicmage against Hunt &amp; Run"), "{plot}");
    assert_eq!(plot.matches("<circle").count(), 6, "three decks and three pairs, each with its interval");
}

#[test]
fn a_plot_is_an_svg_by_its_name_too() {
    let output = simulate(&["--deck", BASIC_MAGE, "--games", "2", "--plot", "rates.png"]);
    let says = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.code() == Some(2) && says.contains("write a name that ends with .svg"), "{says}");
}

#[test]
fn a_plot_shows_decks_and_cards_with_their_intervals() {
    let folder = tempfile::tempdir().expect("a folder aside");
    let plot = folder.path().join("rates.svg");
    stdout(&["--deck", BASIC_MAGE, "--games", "40", "--least", "1", "--plot", plot.to_str().expect("UTF-8")]);
    let plot = std::fs::read_to_string(plot).expect("it is drawn");
    let mut reader = quick_xml::Reader::from_str(&plot);
    while !matches!(reader.read_event().expect("it is XML"), quick_xml::events::Event::Eof) {}
    assert_eq!(plot.matches("<circle").count(), 4 + 30, "both decks, when beginning, and their cards");
    assert!(plot.contains("B basicmage, beginning: ") && plot.contains("Fireball, when drawn: "), "{plot}");
}

#[test]
fn greedy_plays_secrets_locations_and_spells_that_draw() {
    let folder = tempfile::tempdir().expect("a folder aside");
    let list = folder.path().join("secrets.txt");
    let deck = "Mage\n2 Counterspell\n2 Mirror Entity\n2 Arcane Intellect\n2 Fireball\n2 Chillwind Yeti\n2 Boulderfist Ogre\n\
        2 Bloodfen Raptor\n2 River Crocolisk\n2 Water Elemental\n2 Sen'jin Shieldmasta\n2 Raid Leader\n2 Magma Rager\n\
        2 Oasis Snapjaw\n2 Nightcloak Sanctum\n2 Ravenholdt Assassin\n";
    std::fs::write(&list, deck).expect("it is written");
    let told = told(&["--deck", list.to_str().expect("UTF-8"), "--agent", "greedy", "--games", "60", "--seed", "2"]);
    for name in ["Counterspell", "Mirror Entity", "Arcane Intellect", "Nightcloak Sanctum"] {
        let of = |card: &&Value| card["name"] == name;
        let count = |what: &str| -> u64 {
            told["cards"].as_array().expect("cards").iter().filter(of).map(|card| number(&card[what]["games"])).sum()
        };
        let (drawn, played) = (count("drawn"), count("played"));
        assert!(drawn > 50 && played * 4 > drawn, "{name}: played in {played} of {drawn} games in which it was drawn");
    }
}

#[test]
fn what_cannot_be_played_is_refused() {
    assert!(error(&["--deck", BASIC_MAGE, "--agent", "clever"]).contains("`clever` is no agent"));
    assert!(error(&["--deck", BASIC_MAGE, "--shard", "3/2"]).contains("2/4 for the second of four"));
    assert!(error(&["--deck", BASIC_MAGE, "--out", "games.txt"]).contains(".csv, .jsonl or .parquet"));
    assert!(
        error(&["--deck", "a", "--deck", "b", "--deck", "c"]).contains("3 decks are given: `--gauntlet` plays each")
    );
    let many = ["--deck", "random"].repeat(17);
    assert!(error(&[&["--gauntlet"][..], &many].concat()).contains("a gauntlet has 2 to 16"));
    assert!(error(&["--deck", BASIC_MAGE, "--deck", "no/such"]).contains("--deck, B"));
}

#[cfg(unix)]
#[test]
fn an_interrupt_tells_of_what_was_played() {
    use std::process::Stdio;
    let folder = tempfile::tempdir().expect("a folder aside");
    let out = folder.path().join("games.csv");
    let mut arena = Command::new(env!("CARGO_BIN_EXE_arena"));
    let endless = ["simulate", "--deck", BASIC_MAGE, "--games", "1000000000", "--json", "--out"];
    let arena = arena.args(endless).arg(&out).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it runs");
    // The first games have been played when they are written.
    let aside = folder.path().join("games.csv.part");
    while fs::metadata(&aside).map_or(0, |file| file.len()) == 0 {
        std::thread::yield_now();
    }
    // The shell's own command: a small system has no program `kill`.
    let kill = format!("kill -INT {}", arena.id());
    let killed = Command::new("sh").args(["-c", &kill]).status().expect("a shell runs");
    assert!(killed.success());
    let output = arena.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(2));
    let told: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let errors = String::from_utf8(output.stderr).expect("text");
    assert!(errors.contains(&format!("interrupted after {} of 1000000000 games", told["games"])), "{errors}");
    let rows = fs::read_to_string(out).expect("what was played is written").lines().count();
    assert_eq!(rows as u64, number(&told["games"]) + 1);
}
