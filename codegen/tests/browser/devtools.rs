//! A browser over its `DevTools` protocol, on two pipes: no port, no other crate.

use std::collections::VecDeque;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::{Value, json};

/// A headless Chromium with one page.
pub struct Browser {
    process: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
    next: u64,
    session: Option<String>,
    events: VecDeque<Value>,
    _profile: tempfile::TempDir,
}

impl Browser {
    /// Starts Debian's `chromium`, or what `CHROMIUM` names.
    pub fn start() -> Self {
        let profile = tempfile::tempdir().expect("a temporary folder");
        let chromium = std::env::var("CHROMIUM").unwrap_or_else(|_| "chromium".to_owned());
        // The browser reads commands from descriptor 3 and answers on 4; the shell hands it our pipes there.
        let mut process = Command::new("sh")
            .args(["-c", "exec \"$@\" 3<&0 4>&1 0</dev/null 1>&2", "sh", &chromium])
            .args(["--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars"])
            .args(["--no-first-run", "--disable-extensions", "--disable-background-networking"])
            .arg(format!("--user-data-dir={}", profile.path().display()))
            .arg("--remote-debugging-pipe")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("sh starts");
        let to = process.stdin.take().expect("a pipe");
        let from = BufReader::new(process.stdout.take().expect("a pipe"));
        let mut browser =
            Self { process, to, from, next: 0, session: None, events: VecDeque::new(), _profile: profile };
        let page = browser.call("Target.createTarget", &json!({ "url": "about:blank" }));
        let attached = browser.call("Target.attachToTarget", &json!({ "targetId": page["targetId"], "flatten": true }));
        browser.session = attached["sessionId"].as_str().map(str::to_owned);
        for domain in ["Page", "Runtime", "Log", "Network"] {
            browser.call(&format!("{domain}.enable"), &json!({}));
        }
        browser
    }

    /// Sends a command and returns its answer.
    pub fn call(&mut self, method: &str, params: &Value) -> Value {
        self.try_call(method, params).unwrap_or_else(|error| panic!("{method} {params}: {error}"))
    }

    /// Sends a command and returns its answer, or the browser's error.
    fn try_call(&mut self, method: &str, params: &Value) -> Result<Value, Value> {
        self.next += 1;
        let id = self.next;
        let mut message = json!({ "id": id, "method": method, "params": params });
        if let Some(session) = &self.session {
            message["sessionId"] = json!(session);
        }
        self.to.write_all(format!("{message}\0").as_bytes()).expect("the browser listens");
        self.to.flush().expect("the browser listens");
        loop {
            let heard = self.hear();
            if heard["id"] == id {
                return if heard["error"].is_null() {
                    Ok(heard["result"].clone())
                } else {
                    Err(heard["error"].clone())
                };
            }
            self.events.push_back(heard);
        }
    }

    fn hear(&mut self) -> Value {
        let mut message = Vec::new();
        self.from.read_until(0, &mut message).expect("the browser speaks");
        assert!(!message.is_empty(), "the browser ended: is chromium installed? `apt-get install chromium`");
        message.pop();
        serde_json::from_slice(&message).expect("JSON")
    }

    /// The size of the window in CSS pixels, and the colors that the reader prefers.
    pub fn window(&mut self, width: u32, height: u32, scheme: &str) {
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600 });
        self.call("Emulation.setDeviceMetricsOverride", &metrics);
        let media = json!({ "features": [{ "name": "prefers-color-scheme", "value": scheme }] });
        self.call("Emulation.setEmulatedMedia", &media);
    }

    /// Opens a page anew and waits until it is loaded.
    pub fn open(&mut self, address: &str) {
        // From one `#` to another a browser only scrolls: leave the page first.
        for address in ["about:blank", address] {
            let answer = self.call("Page.navigate", &json!({ "url": address }));
            assert!(answer["errorText"].is_null(), "{address}: {answer}");
            self.wait("document.readyState === 'complete' && location.href !== ''");
        }
        self.wait(&format!("location.href.startsWith({:?})", address.split('#').next().unwrap_or(address)));
        self.wait("document.readyState === 'complete'");
    }

    /// The value of an expression, promises awaited.
    pub fn value(&mut self, expression: &str) -> Value {
        let params = json!({ "expression": expression, "awaitPromise": true, "returnByValue": true });
        let answer = self.call("Runtime.evaluate", &params);
        assert!(answer["exceptionDetails"].is_null(), "{expression}: {}", answer["exceptionDetails"]);
        answer["result"]["value"].clone()
    }

    /// The value of an expression, promises awaited, and the longest task of the page's main thread meanwhile: milliseconds of
    /// processor time, which other programs on the same core do not lengthen.
    pub fn longest_task(&mut self, expression: &str) -> (Value, f64) {
        let categories = ["toplevel", "disabled-by-default-devtools.timeline"];
        let config = json!({ "recordMode": "recordContinuously", "includedCategories": categories });
        self.call("Tracing.start", &json!({ "transferMode": "ReportEvents", "traceConfig": config }));
        let value = self.value(expression);
        self.call("Tracing.end", &json!({}));
        while self.events.back().is_none_or(|event| event["method"] != "Tracing.tracingComplete") {
            let event = self.hear();
            self.events.push_back(event);
        }
        let (traced, others): (Vec<Value>, Vec<Value>) = std::mem::take(&mut self.events)
            .into_iter()
            .partition(|event| event["method"].as_str().is_some_and(|method| method.starts_with("Tracing.")));
        self.events = others.into();
        let traced: Vec<Value> =
            traced.into_iter().filter_map(|event| event["params"]["value"].as_array().cloned()).flatten().collect();
        let thread = |event: &Value| (event["pid"].as_u64(), event["tid"].as_u64());
        let main: Vec<_> =
            traced.iter().filter(|event| event["args"]["name"] == "CrRendererMain").map(thread).collect();
        let tasks: Vec<f64> = traced
            .iter()
            .filter(|event| {
                event["name"].as_str().is_some_and(|name| name.ends_with("RunTask")) && main.contains(&thread(event))
            })
            .filter_map(|event| event["tdur"].as_f64())
            .collect();
        assert!(tasks.len() > 20, "the tasks of the main thread are traced: {}", tasks.len());
        (value, tasks.into_iter().fold(0.0, f64::max) / 1000.0)
    }

    /// The text of the first element that is so.
    pub fn text(&mut self, selector: &str) -> String {
        self.value(&format!("document.querySelector({selector:?}).innerText")).as_str().unwrap_or_default().to_owned()
    }

    /// Waits until an expression holds, while the page may be left for another.
    pub fn wait(&mut self, condition: &str) {
        // Much longer than any page takes: a machine that compiles meanwhile is slow.
        let started = std::time::Instant::now();
        while started.elapsed().as_secs() < 90 {
            let params = json!({ "expression": format!("!!({condition})"), "returnByValue": true });
            match self.try_call("Runtime.evaluate", &params) {
                Ok(answer) if answer["result"]["value"] == true => return,
                Ok(_) => {}
                // The page was left while it was asked: the next one answers.
                Err(error) if error["message"].as_str().is_some_and(|text| text.contains("navigated")) => {}
                Err(error) => panic!("Runtime.evaluate {params}: {error}"),
            }
            std::thread::sleep(std::time::Duration::from_millis(5));
        }
        let (address, body) = (self.value("location.href"), self.value("document.body.innerText.slice(0, 600)"));
        panic!("never: {condition}\n{address}\n{body}");
    }

    /// Types as a keyboard does.
    pub fn keys(&mut self, text: &str) {
        for c in text.chars() {
            let text = c.to_string();
            self.call("Input.dispatchKeyEvent", &json!({ "type": "keyDown", "key": text, "text": text }));
            self.call("Input.dispatchKeyEvent", &json!({ "type": "keyUp", "key": text }));
        }
    }

    /// Presses a key by name: `Enter`, `ArrowDown`, `Tab`.
    pub fn press(&mut self, key: &str) {
        let code = match key {
            "Tab" => 9,
            "Enter" => 13,
            "Escape" => 27,
            "ArrowLeft" => 37,
            "ArrowUp" => 38,
            "ArrowRight" => 39,
            "ArrowDown" => 40,
            other => panic!("no key {other}"),
        };
        let mut event = json!({ "type": "keyDown", "key": key, "code": key, "windowsVirtualKeyCode": code });
        if key == "Enter" {
            event["text"] = json!("\r");
        }
        self.call("Input.dispatchKeyEvent", &event);
        event["type"] = json!("keyUp");
        self.call("Input.dispatchKeyEvent", &event);
    }

    /// Whether fingers touch the screen.
    pub fn touch(&mut self, enabled: bool) {
        self.call("Emulation.setTouchEmulationEnabled", &json!({ "enabled": enabled }));
    }

    /// Touches a place of the window for a moment.
    pub fn tap(&mut self, x: f64, y: f64) {
        let down = json!({ "type": "touchStart", "touchPoints": [{ "x": x, "y": y }] });
        self.call("Input.dispatchTouchEvent", &down);
        self.call("Input.dispatchTouchEvent", &json!({ "type": "touchEnd", "touchPoints": [] }));
    }

    /// Drags with the mouse from one place of the window to another.
    pub fn drag(&mut self, from: (f64, f64), to: (f64, f64)) {
        for (kind, (x, y)) in [("mousePressed", from), ("mouseMoved", to), ("mouseReleased", to)] {
            let buttons = i32::from(kind != "mouseReleased");
            let event = json!({ "type": kind, "x": x, "y": y, "button": "left", "buttons": buttons, "clickCount": 1 });
            self.call("Input.dispatchMouseEvent", &event);
        }
    }

    /// Writes a picture of the whole page, no higher than `most`.
    pub fn picture(&mut self, file: &Path, most: u32) {
        let height = self.value("document.documentElement.scrollHeight").as_u64().unwrap_or(0).min(u64::from(most));
        let width = self.value("innerWidth");
        let clip = json!({ "x": 0, "y": 0, "width": width, "height": height, "scale": 1 });
        let params = json!({ "format": "png", "captureBeyondViewport": true, "clip": clip });
        let picture = self.call("Page.captureScreenshot", &params);
        let data = picture["data"].as_str().expect("a picture");
        std::fs::write(file, base64(data)).expect("the picture can be written");
    }

    /// The errors and requests of the page since the last call.
    pub fn heard(&mut self) -> Heard {
        let mut heard = Heard::default();
        for event in self.events.drain(..) {
            let params = &event["params"];
            match event["method"].as_str() {
                Some("Runtime.exceptionThrown") => heard.errors.push(params["exceptionDetails"].to_string()),
                Some("Log.entryAdded") if params["entry"]["level"] == "error" => {
                    heard.errors.push(params["entry"].to_string());
                }
                Some("Runtime.consoleAPICalled") if params["type"] == "error" || params["type"] == "warning" => {
                    heard.errors.push(params["args"].to_string());
                }
                Some("Network.requestWillBeSent") => {
                    heard.requests.push(params["request"]["url"].as_str().unwrap_or_default().to_owned());
                }
                _ => {}
            }
        }
        heard
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The errors of a page, and the addresses that it requested.
#[derive(Debug, Default)]
pub struct Heard {
    pub errors: Vec<String>,
    pub requests: Vec<String>,
}

fn base64(text: &str) -> Vec<u8> {
    let digit = |c: u8| match c {
        b'A'..=b'Z' => c - b'A',
        b'a'..=b'z' => c - b'a' + 26,
        b'0'..=b'9' => c - b'0' + 52,
        b'+' => 62,
        _ => 63,
    };
    let mut out = Vec::new();
    let (mut bits, mut held) = (0_u32, 0);
    for c in text.bytes().filter(|c| *c != b'=') {
        bits = bits << 6 | u32::from(digit(c));
        held += 6;
        if held >= 8 {
            held -= 8;
            out.push(u8::try_from(bits >> held & 0xff).expect("a byte"));
        }
    }
    out
}
