// What happens, as movement: attacks, damage, deaths, cards that are played and drawn. Nothing here changes the game.
import { element, face } from "./faces.js";

const $ = (id) => document.getElementById(id);
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** How fast things move: a factor. */
export const pace = { speed: 1 };
const rest = (ms) => new Promise((done) => setTimeout(done, ms / pace.speed));
export { rest };

const find = (id) => document.querySelector(`#table [data-id="${id}"]`);
const middle = (it) => {
  const box = it.getBoundingClientRect(), of = $("stage").getBoundingClientRect();
  return [box.x + box.width / 2 - of.x, box.y + box.height / 2 - of.y];
};

/** Moves an element; where the reader wants no movement, only time passes. */
async function move(it, frames, ms, options = {}) {
  if (!it) return;
  if (still.matches) return rest(ms / 3);
  await it.animate(frames, { duration: ms / pace.speed, easing: "ease-in-out", ...options }).finished.catch(() => {});
}

/** A number or word that rises from a piece. */
function pop(id, text, how) {
  const at = find(id);
  if (!at) return;
  const [x, y] = middle(at), made = element("b", { className: `pop ${how}`, textContent: text });
  made.style.left = `${x}px`;
  made.style.top = `${y}px`;
  $("motion").append(made);
  rest(900).then(() => made.remove());
}

/** A line from one piece to another. */
export function line(from, to) {
  const [x1, y1] = from, [x2, y2] = to;
  const made = element("span", { className: "line" });
  made.style.left = `${x1}px`;
  made.style.top = `${y1}px`;
  made.style.width = `${Math.hypot(x2 - x1, y2 - y1)}px`;
  made.style.rotate = `${Math.atan2(y2 - y1, x2 - x1)}rad`;
  $("motion").append(made);
  return made;
}
export const middleOf = middle;

/** A card that is played, large beside the board. */
async function showCard(card, ms) {
  const made = element("div", { className: "played" }, face(card));
  $("motion").append(made);
  await move(made, [{ opacity: 0, scale: 0.7 }, { opacity: 1, scale: 1 }], 180);
  await rest(ms);
  await move(made, [{ opacity: 1 }, { opacity: 0 }], 140);
  made.remove();
}

async function attack({ attacker, defender }) {
  const from = find(attacker), to = find(defender);
  if (!from || !to) return;
  const [x1, y1] = middle(from), [x2, y2] = middle(to), drawn = line([x1, y1], [x2, y2]);
  from.classList.add("acting");
  to.classList.add("hit");
  await rest(260);
  const [dx, dy] = [(x2 - x1) * 0.75, (y2 - y1) * 0.75];
  await move(from, [{ translate: "0 0" }, { translate: `${dx}px ${dy}px` }], 180, { easing: "ease-in" });
  drawn.remove();
  move(from, [{ translate: `${dx}px ${dy}px` }, { translate: "0 0" }], 200);
}

/** The movement of one motion; `cards` are the faces of what was played. */
async function one(motion, cards, mine) {
  const played = (id) => cards.find((card) => card.id === id);
  switch (motion.kind) {
    case "play": {
      find(motion.card)?.classList.add("acting");
      const card = played(motion.card);
      if (card && !mine) await showCard(card, 900);
      if (motion.target && find(motion.target)) {
        const from = find(motion.card) ?? $("middle"), drawn = line(middle(from), middle(find(motion.target)));
        await rest(mine ? 150 : 350);
        drawn.remove();
      }
      break;
    }
    case "attack": await attack(motion); break;
    case "trigger": {
      const it = find(motion.source);
      if (it) await move(it, [{ scale: 1 }, { scale: 1.1 }, { scale: 1 }], 240);
      break;
    }
    case "damage": {
      pop(motion.target, `−${motion.amount}`, "damage");
      const it = find(motion.target);
      move(it, [{ translate: "0 0" }, { translate: "-5px 0" }, { translate: "5px 0" }, { translate: "0 0" }], 200);
      await rest(120);
      break;
    }
    case "heal": pop(motion.target, `+${motion.amount}`, "heal"); await rest(150); break;
    case "armor": pop(motion.target, `+${motion.amount} Armor`, "armor"); await rest(150); break;
    case "freeze": pop(motion.entity, "Frozen", "armor"); await rest(150); break;
    case "shield": pop(motion.entity, "Shield lost", "armor"); await rest(150); break;
    case "reveal": {
      const card = played(motion.entity);
      if (card) await showCard(card, 1000);
      break;
    }
    case "death": {
      const it = find(motion.entity);
      if (!it) break;
      await rest(180);
      await move(it, [{ opacity: 1, scale: 1 }, { opacity: 0, scale: 0.6 }], 320, { fill: "forwards" });
      break;
    }
    default: break;
  }
}

/** Shows an action on the table as it was before. Whoever acted needs to see less of it. */
export async function animate(last, mine) {
  const { motions = [], cards = [] } = last ?? {};
  for (const motion of motions) await one(motion, cards, mine);
  if (motions.some((motion) => ["damage", "heal", "death"].includes(motion.kind))) await rest(280);
  for (const left of $("motion").querySelectorAll(".line, .played")) left.remove();
}

/** Where each piece was, so that it can move to where it is. */
export function places() {
  return new Map([...document.querySelectorAll("#table [data-id]")].map((it) => [it.dataset.id, it.getBoundingClientRect()]));
}

/** Lets pieces move from where they were; new ones appear. */
export function settle(before) {
  if (still.matches || before.size === 0) return;
  for (const it of document.querySelectorAll("#table [data-id]")) {
    const from = before.get(it.dataset.id), to = it.getBoundingClientRect();
    const frames = from
      ? [{ translate: `${from.x + from.width / 2 - to.x - to.width / 2}px ${from.y + from.height / 2 - to.y - to.height / 2}px` }, { translate: "0 0" }]
      : [{ opacity: 0, scale: 0.6 }, { opacity: 1, scale: 1 }];
    if (from && Math.abs(from.x - to.x) + Math.abs(from.y - to.y) < 2) continue;
    it.animate(frames, { duration: 260 / pace.speed, easing: "ease-out" });
  }
}
