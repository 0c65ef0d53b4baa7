// The engine, away from the page: whatever it computes, the page goes on answering.
import init, { Page } from "./engine.js";

const ready = init().then(() => new Page());
/** The largest text of a recording, in characters. */
const MOST = 64 * 2 ** 20;
/** Whether the file that is being read is no longer wanted. */
let canceled = false;

onmessage = async ({ data: { id, request } }) => {
  try {
    if (request.do === "cancel") {
      canceled = true;
      return postMessage({ id, reply: { ok: true } });
    }
    const page = await ready, asked = JSON.stringify(await withFiles(request));
    postMessage({ id, reply: JSON.parse(page.ask(asked)) });
  } catch (error) {
    if (error instanceof Unreadable) return postMessage({ id, reply: { ok: false, error: { field: "file", says: error.message } } });
    // A fault of the engine ends this instance; the page starts another.
    postMessage({ id, fault: String(error) });
  }
};

class Unreadable extends Error {}

/** A request with the texts of its files, and what reviews of them need. */
async function withFiles(request) {
  if (request.requests) return { ...request, requests: await Promise.all(request.requests.map(withFiles)) };
  if (!request.file) return request;
  const { file, ...rest } = request;
  canceled = false;
  const [recording, printings] = await Promise.all([textOf(file), formerTexts()]);
  return { ...rest, recording, printings };
}

/** The text of a file; one that is packed by gzip is unpacked, as far as the limit. */
async function textOf(file) {
  const wrong = (says) => new Unreadable(`the file ${file.name} ${says}`);
  let packed = false;
  try {
    const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
    packed = first === 0x1f && second === 0x8b;
    const stream = packed ? file.stream().pipeThrough(new DecompressionStream("gzip")) : file.stream();
    const reader = stream.pipeThrough(new TextDecoderStream()).getReader(), parts = [];
    for (let size = 0; ;) {
      const { done, value } = await reader.read();
      if (canceled) throw wrong("is not opened: reading was canceled");
      if (done) return parts.join("");
      size += value.length;
      if (size > MOST) throw wrong(`has more than ${MOST / 2 ** 20} MB: cut the part with the game out of it, or use the command \`arena review\``);
      parts.push(value);
    }
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw wrong(packed ? "is packed by gzip, and damaged or not complete: copy or download it again" : `cannot be read (${error.message}): choose it again`);
  }
}

/** The former texts of cards: a card that had another text at the time of a recording is not graded. */
async function formerTexts() {
  const answer = await fetch(new URL("./printings.json", import.meta.url)).catch(() => null);
  return answer?.ok ? answer.json() : null;
}
