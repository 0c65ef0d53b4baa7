// What outlives the page: the running game, a position that was opened from a link, the reader's speed.
const GAME = "cardwright.game", POSITION = "cardwright.position", SPEED = "cardwright.speed", HERE = "cardwright.here";

const read = (store, key) => {
  try {
    return JSON.parse(store.getItem(key));
  } catch {
    return null;
  }
};
const write = (store, key, value) => {
  try {
    if (value === null) store.removeItem(key);
    else store.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing for this page: a reload begins anew.
  }
};

/** A link's position never takes the place of the running game. */
const keyOf = (hash) => (hash ? POSITION : GAME);

/** Keeps what led to the present position: requests, agents, whose view it is. */
export function keep(hash, game) {
  write(localStorage, keyOf(hash), game && { ...game, of: hash });
  write(sessionStorage, HERE, game && hash);
}

/** What was kept for an address. */
export function kept(hash) {
  const game = read(localStorage, keyOf(hash));
  return game?.of === hash && Array.isArray(game.past) ? game : null;
}

/** Whether this tab was at this game: then a reload goes on with it without asking. */
export const wasHere = (hash) => read(sessionStorage, HERE) === hash;

export const speed = () => read(localStorage, SPEED) ?? 1;
export const keepSpeed = (value) => write(localStorage, SPEED, value);
