// The engine, away from the page: whatever it computes, the page goes on answering.
import init, { Page } from "./engine.js";

const ready = init().then(() => new Page());

onmessage = async ({ data: { id, request } }) => {
  try {
    const page = await ready;
    postMessage({ id, reply: JSON.parse(page.ask(JSON.stringify(request))) });
  } catch (error) {
    // A fault of the engine ends this instance; the page starts another.
    postMessage({ id, fault: String(error) });
  }
};
