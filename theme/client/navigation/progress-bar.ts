/** The bar at the top of the window while a route is on its way (B5.20, B5.21). */
import { PROGRESS_DELAY, PROGRESS_MINIMUM, PROGRESS_TRICKLE } from '../../../renderer/shared/limits.js';

export interface Progress {
  /** Shows the bar after 200 ms unless `done` is called before. */
  start(): void;
  done(): void;
}

const MAXIMUM = 0.994;
const SPEED = 200;

/** The next state of a trickling bar: 0–2 % more, never above 99.4 %. `random` is in [0, 1). */
export const trickle = (status: number, random: number): number => Math.min(status + random * 0.02, MAXIMUM);

/** The jump before a bar completes: 30–80 % more. */
export const jump = (status: number, random: number): number => Math.min(status + 0.3 + 0.5 * random, MAXIMUM);

/** Makes the progress bar: `draw` gets the fraction done, `null` when the bar is to go. */
export function createProgress(draw: (status: number | null) => void, random: () => number = Math.random): Progress {
  let status: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const set = (value: number) => {
    status = value;
    draw(value);
  };
  const tick = () => {
    set(status === null ? PROGRESS_MINIMUM : trickle(status, random()));
    timer = setTimeout(tick, PROGRESS_TRICKLE);
  };
  return {
    start() {
      clearTimeout(timer);
      timer = setTimeout(tick, status === null ? PROGRESS_DELAY : PROGRESS_TRICKLE);
    },
    done() {
      clearTimeout(timer);
      if (status === null) return;
      set(jump(status, random()));
      timer = setTimeout(() => {
        set(1);
        timer = setTimeout(() => {
          status = null;
          draw(null);
        }, SPEED);
      }, SPEED);
    },
  };
}

/** Returns a function that draws the bar. Styles are set through the object model, which the page's policy allows; the colour comes from the theme. */
export function createBar(doc: Document): (status: number | null) => void {
  let bar: HTMLElement | undefined;
  return (status) => {
    if (!bar) {
      if (status === null) return;
      bar = doc.createElement('div');
      bar.className = 'notes-progress';
      bar.setAttribute('role', 'presentation');
      bar.style.cssText =
        'position:fixed;top:0;left:0;width:100%;height:2px;z-index:1031;pointer-events:none;transform-origin:0 0;' +
        'background:var(--notes-progress,var(--ifm-color-primary,#29d));box-shadow:0 0 10px var(--notes-progress,var(--ifm-color-primary,#29d))';
      doc.body.append(bar);
    }
    const { style } = bar;
    if (status === null) {
      style.transition = `opacity ${SPEED}ms ease`;
      style.opacity = '0';
      const gone = bar;
      bar = undefined;
      setTimeout(() => gone.remove(), SPEED);
      return;
    }
    style.transition = `transform ${SPEED}ms ease`;
    style.transform = `translate3d(${(status - 1) * 100}%,0,0)`;
  };
}
