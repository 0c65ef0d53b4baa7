// The engine as WebAssembly against the native one: the same games to the hash, and how fast.
//
//   node engine/web/tests/wasm.mjs FOLDER TWIN [GAMES]
//
// FOLDER holds engine.js and engine_bg.wasm, as `cargo cards site --play` writes them below `play/`; TWIN is the native program:
// `cargo build --profile web -p cardwright-web --example ask` makes target/web/examples/ask. GAMES are 1000 if nothing is said.
// BARS=no holds neither size nor speed against what is asked of a release: for a module that was compiled fast.
import { spawn } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { brotliCompressSync } from "node:zlib";

const bars = process.env.BARS !== "no", LARGEST = 1.1e6, SLOWEST = 0.5;
const [folder, twin, games = "1000"] = process.argv.slice(2);
if (!folder || !twin) {
  console.error("usage: node wasm.mjs FOLDER TWIN [GAMES]");
  process.exit(2);
}
const scratch = mkdtempSync(join(tmpdir(), "cardwright-"));
process.on("exit", () => rmSync(scratch, { recursive: true }));

const wasm = readFileSync(join(folder, "engine_bg.wasm"));
const packed = brotliCompressSync(wasm).length;
console.log(`${(wasm.length / 1e6).toFixed(2)} MB, ${(packed / 1e6).toFixed(2)} MB with brotli`);

copyFileSync(join(folder, "engine.js"), join(scratch, "engine.mjs"));
const began = performance.now();
const { initSync, Page } = await import(pathToFileURL(join(scratch, "engine.mjs")));
initSync({ module: wasm });
const page = new Page();
JSON.parse(page.ask('{"do":"card","card":"Fireball"}'));
console.log(`the first table after ${Math.round(performance.now() - began)} ms`);

const native = spawn(twin, { stdio: ["pipe", "pipe", "inherit"] });
const lines = createInterface({ input: native.stdout })[Symbol.asyncIterator]();
async function nativeAsk(request) {
  native.stdin.write(`${JSON.stringify(request)}\n`);
  const { value } = await lines.next();
  return JSON.parse(value);
}
/** Seconds of processor time that the twin has used; the kernel counts hundredths. */
function nativeSeconds() {
  const fields = readFileSync(`/proc/${native.pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
const wasmSeconds = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1e6; };

const kinds = [
  { decks: ["random", "random"], agents: ["random", "random"], share: 0.9 },
  { decks: ["random:mage", "random:hunter"], agents: ["greedy", "greedy"], share: 0.09 },
  { decks: ["random", "random"], agents: ["search:playouts=20", "greedy"], share: 0.01 },
];
let failures = 0, played = 0;
const CHUNK = 100;
await nativeAsk({ do: "hello" });
for (const { decks, agents, share } of kinds) {
  const many = Math.max(1, Math.round(Number(games) * share));
  let here = 0, there = 0;
  for (let first = 0; first < many; first += CHUNK) {
    const of = { decks, agents, seed: 22, first, games: Math.min(CHUNK, many - first) };
    // While the first of them run, the module is still being compiled: they say nothing about its speed.
    if (first === CHUNK) here = there = 0;
    const before = [wasmSeconds(), nativeSeconds()];
    const mine = JSON.parse(page.ask(JSON.stringify({ do: "sample", of })));
    here += wasmSeconds() - before[0];
    const theirs = await nativeAsk({ do: "sample", of });
    there += nativeSeconds() - before[1];
    if (!mine.ok || !theirs.ok) throw new Error(JSON.stringify(mine.error ?? theirs.error));
    mine.hashes.forEach((hash, n) => {
      played += 1;
      if (hash !== theirs.hashes[n]) {
        failures += 1;
        console.log(`game ${first + n} of ${agents}: ${hash}, native ${theirs.hashes[n]}`);
      }
    });
  }
  if (bars && here > 1 && there / here < SLOWEST) {
    failures += 1;
    console.log("too slow");
  }
  console.log(`${agents.join(" against ")}: ${many} games, ${here.toFixed(2)} s, native ${there.toFixed(2)} s: ${(there / here).toFixed(2)} of its speed`);
}
native.stdin.end();

// Hostile links and documents: an error, never a fault.
const link = JSON.parse(page.ask('{"do":"link"}')).link;
let errors = 0;
for (let n = 0; n < 1000; n++) {
  const at = 2 + ((n * 7919) % (link.length - 2));
  const spoiled = n % 2 ? link.slice(0, at) : `${link.slice(0, at)}${link[at] === "A" ? "B" : "A"}${link.slice(at + 1)}`;
  if (!JSON.parse(page.ask(JSON.stringify({ do: "load", link: spoiled }))).ok) errors += 1;
}
if (errors < 990) failures += 1;
console.log(`${errors} of 1000 spoiled links were refused`);
if (bars && packed > LARGEST) {
  failures += 1;
  console.log(`more than ${LARGEST / 1e6} MB with brotli`);
}
console.log(`${played - failures} passed, ${failures} failed`);
process.exitCode = failures ? 1 : 0;
