/** The screen of `notes serve` on a terminal: what happens, and what keys do about it. */
import { displayWidth } from '../report/display-width.js';
import type { Drawing } from './draw-screen.js';
import { isInForeground, type Keyboard, keyboard, stopProcess } from './keyboard.js';
import {
  type Checked,
  listPage,
  type ScreenLook,
  type ScreenSize,
  type ScreenState,
  screenLines,
  scrolled,
} from './screen-lines.js';

/** Actions bound to keys. */
export interface ScreenWork {
  /** Opens the site. @returns what keeps it from being opened */
  open(): Promise<string | undefined>;
  rebuild(): Promise<unknown>;
  check(): Promise<Checked>;
  quit(): void;
  /** Does what Ctrl+C does where no keys are read. */
  interrupt(): void;
}

/** Delay between announcing the address and loading the drawing code: the first pages requested take precedence. */
const DRAW_AFTER_MS = 300;
/** Changes that come so soon after each other are one picture. */
const GATHER_MS = 30;
/** While somebody drags the border of the window, it changes all the time. */
const RESIZED_MS = 80;

const CLEAR = '\u001b[2J\u001b[H';
/** So long a list has no more lines. */
const ENDLESS = 1e9;

export class Screen {
  private drawing: Drawing | undefined;
  private loading: NodeJS.Timeout | undefined;
  private gathering: NodeJS.Timeout | undefined;
  private resizing: NodeJS.Timeout | undefined;
  private readonly keys: Keyboard = keyboard((key) => this.press(key));
  private readonly onResize = () => {
    clearTimeout(this.resizing);
    this.resizing = setTimeout(() => this.redrawAll(), RESIZED_MS);
  };
  private readonly onContinue = () => void this.resume();
  private readonly onEnd = () => this.end();

  /**
   * @param plain lines that were said in place of the first picture
   * @param early keys that were pressed before
   */
  constructor(
    private state: ScreenState,
    private readonly look: ScreenLook,
    private readonly work: ScreenWork,
    private plain: readonly string[],
    early: readonly string[],
  ) {
    this.keys.take();
    this.loading = setTimeout(() => void this.load(), DRAW_AFTER_MS);
    process.stderr.on('resize', this.onResize);
    process.on('SIGCONT', this.onContinue);
    process.on('exit', this.onEnd);
    // A crash message is printed below the last frame.
    process.prependListener('uncaughtException', this.onEnd);
    for (const key of early) this.press(key);
  }

  /** Shows what has changed. */
  show(part: Partial<ScreenState>): void {
    this.state = { ...this.state, ...part };
    if (this.drawing) this.gathering ??= setTimeout(() => this.redraw(), GATHER_MS);
  }

  /** Leaves the last picture, without keys, and gives the terminal back. */
  end(): void {
    if (this.state.ended) return;
    this.state = { ...this.state, listFrom: undefined, doing: undefined, notice: undefined, ended: true };
    this.redraw();
    this.leave();
    for (const timer of [this.loading, this.resizing]) clearTimeout(timer);
    process.stderr.off('resize', this.onResize);
    process.off('SIGCONT', this.onContinue);
    process.off('exit', this.onEnd);
    process.off('uncaughtException', this.onEnd);
  }

  private async load(): Promise<void> {
    clearTimeout(this.loading);
    this.loading = undefined;
    const { draw } = await import('./draw-screen.js');
    if (this.state.ended || this.drawing) return;
    const { columns } = this.size();
    const rows = this.plain.reduce((sum, line) => sum + Math.max(1, Math.ceil(displayWidth(line) / columns)), 0);
    if (rows > 0) process.stderr.write(`\u001b[${rows}A\u001b[J`);
    this.plain = [];
    this.drawing = draw(this.lines());
  }

  private size(): ScreenSize {
    return { columns: process.stderr.columns || 80, rows: process.stderr.rows || 24 };
  }

  private lines(): string[] {
    return screenLines(this.state, this.look, this.size());
  }

  private redraw(): void {
    clearTimeout(this.gathering);
    this.gathering = undefined;
    this.drawing?.redraw(this.lines());
  }

  /** Lines that a narrower terminal wrapped cannot be located, so everything visible is redrawn. */
  private redrawAll(): void {
    if (!this.drawing) return;
    this.drawing.end();
    this.drawing = undefined;
    process.stderr.write(CLEAR);
    void this.load();
  }

  private leave(): void {
    clearTimeout(this.gathering);
    this.gathering = undefined;
    this.drawing?.end();
    this.drawing = undefined;
    this.keys.release();
  }

  private suspend(): void {
    this.leave();
    stopProcess(() => void this.resume());
  }

  private async resume(): Promise<void> {
    if (this.state.ended || !(await isInForeground()) || this.state.ended) return;
    this.keys.take();
    await this.load();
    this.redraw();
  }

  private press(key: string): void {
    if (key === '\u0003') this.work.interrupt();
    else if (key === '\u001a') this.suspend();
    else if (key === '\u000c') this.redrawAll();
    else this.act(key);
  }

  private act(key: string): void {
    // A key press needs the screen.
    if (!this.drawing && this.loading) void this.load();
    if (this.state.listFrom !== undefined && this.scroll(key)) return;
    this.show({ notice: undefined });
    this.actions[key.toLowerCase()]?.();
  }

  private readonly actions: Readonly<Record<string, () => void>> = {
    o: () => void this.open(),
    r: () => void this.rebuild(),
    c: () => void this.check(),
    p: () => this.show({ listFrom: this.state.listFrom === undefined ? 0 : undefined }),
    '\u001b': () => this.show({ listFrom: undefined }),
    q: () => this.work.quit(),
    '\u0004': () => this.work.quit(),
  };

  /** @returns true for a key that moves the list */
  private scroll(key: string): boolean {
    const size = this.size();
    const by: Readonly<Record<string, number>> = {
      '\u001b[A': -1,
      k: -1,
      '\u001b[B': 1,
      j: 1,
      '\u001b[5~': -listPage(size),
      '\u001b[6~': listPage(size),
      ' ': listPage(size),
      '\u001b[H': -ENDLESS,
      '\u001b[F': ENDLESS,
    };
    const step = by[key];
    if (step === undefined) return false;
    this.show({ listFrom: scrolled(this.state, this.look, size, step) });
    return true;
  }

  private async open(): Promise<void> {
    this.show({ notice: await this.work.open() });
  }

  private async rebuild(): Promise<void> {
    if (this.state.doing) return;
    this.show({ doing: 'rebuild' });
    await this.work.rebuild();
    this.show({ doing: undefined });
  }

  private async check(): Promise<void> {
    if (this.state.doing) return;
    this.show({ doing: 'check' });
    this.show({ checked: await this.work.check(), doing: undefined });
  }
}
