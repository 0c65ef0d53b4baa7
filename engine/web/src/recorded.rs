//! Recorded games that a page opens.
use cardwright_arena::review::{GameInfo, RecordedSteps, ReviewRequest, recorded_steps};
use cardwright_arena::serve::fields::RequestFault;
use cardwright_arena::{limits, recording};
use cardwright_engine::{Cards, PlayerId};
use serde_json::{Map, Value, json};

/// A recorded game, with what the page tells about it.
pub struct OpenedRecording {
    /// The player whose hand it shows.
    pub player: PlayerId,
    /// The decisions.
    pub steps: Vec<cardwright_arena::review::RecordedStep>,
    /// `game` with names, heroes, mode and result, `starts` with the first step of each turn, and `remarks`.
    pub metadata: Map<String, Value>,
}

/// Opens a game of a recording: HSReplay XML or a `Power.log`; `number` is the game, from 1, and without it the last one.
pub fn open(cards: &'static Cards, text: &str, number: Option<usize>) -> Result<OpenedRecording, RequestFault> {
    let wrong = |says: String| RequestFault::new("recording", says);
    if text.len() as u64 > limits::GAME_BYTES {
        return Err(wrong(format!("a recording has at most {} MB", limits::GAME_BYTES / 1_000_000)));
    }
    if !recording::is_xml(text) && !recording::is_log(text) {
        return Err(wrong("this is neither HSReplay XML nor a `Power.log`".to_owned()));
    }
    let request = ReviewRequest { game: number, ..ReviewRequest::default() };
    let read = recorded_steps(cards, text, &request).map_err(|error| wrong(error.to_string()))?;
    let RecordedSteps { info, player, steps, remarks } = read;
    let turns: Vec<u16> = steps.iter().map(|step| step.game.turn).collect();
    let starts: Vec<usize> = (0..turns.len()).filter(|at| *at == 0 || turns[*at] != turns[at - 1]).collect();
    let GameInfo { number, games, names, heroes, mode, format, won, complete, .. } = info;
    let game = json!({
        "number": number, "games": games, "names": names, "heroes": heroes, "mode": mode, "format": format, "won": won,
        "complete": complete,
    });
    let fields = [("game", game), ("starts", json!(starts)), ("remarks", json!(remarks))];
    Ok(OpenedRecording {
        player,
        steps,
        metadata: fields.into_iter().map(|(name, it)| (name.to_owned(), it)).collect(),
    })
}
