// The engine in a worker: requests and replies, and a new worker when one fails. It starts when this file is loaded, before the table.
let worker = null, number = 0;
const waiting = new Map();
/** Why the worker no longer answers, if it does not. */
let broken = null;

/** Starts the engine; a worker that runs already is ended. */
export function start() {
  worker?.terminate();
  broken = null;
  worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  worker.onmessage = ({ data: { id, reply, fault } }) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (fault === undefined) asked?.done(reply);
    else asked?.fail(new Error(fault));
  };
  worker.onerror = (event) => {
    broken = new Error(event.message || "the engine cannot be loaded");
    for (const asked of waiting.values()) asked.fail(broken);
    waiting.clear();
  };
}

/** The reply to a request; fails if the engine does. */
export function post(request) {
  const id = ++number;
  return new Promise((done, fail) => {
    if (broken) return fail(broken);
    waiting.set(id, { done, fail });
    worker.postMessage({ id, request });
  });
}

start();
