import type { Socket } from 'node:net';
import { type DestinationStream, pino } from 'pino';
import { lineTo, type Place } from './line-to.ts';

/** Kept while the other system cannot be reached; then the oldest go, and how many is said. */
const MOST_LINES = 10_000;
const AGAIN_MS = 2_000;

/** JSON lines to another system over a socket: in order, without ever holding up who writes. */
export class LogLine implements DestinationStream {
  #line: Socket | undefined;
  #isOpen = false;
  #waiting: string[] = [];
  /** Given to a line that broke before it took them. */
  #refused: string[] = [];
  #lost = 0;
  #again: NodeJS.Timeout | undefined;
  #ended = false;
  readonly #place: Place;
  readonly #againMs: number;
  readonly #most: number;

  /** `againMs`: how long after a line broke the next is tried; `most`: so many lines are kept meanwhile. */
  constructor(place: Place, againMs = AGAIN_MS, most = MOST_LINES) {
    this.#place = place;
    this.#againMs = againMs;
    this.#most = most;
    this.#connect();
  }

  write(text: string): void {
    if (this.#isOpen && this.#waiting.length === 0 && !this.#line?.writableNeedDrain) {
      this.#send(text);
      return;
    }
    this.#waiting.push(text);
    if (this.#waiting.length > this.#most) {
      this.#waiting.shift();
      this.#lost += 1;
    }
  }

  /** Hands over what waits, as far as there is a line, and ends it. */
  end(): Promise<void> {
    this.#ended = true;
    clearTimeout(this.#again);
    const line = this.#line;
    if (!line || !this.#isOpen) {
      line?.destroy();
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      line.once('close', () => resolve());
      for (const text of this.#waiting.splice(0)) this.#send(text);
      line.end();
      setTimeout(() => line.destroy(), this.#againMs).unref();
    });
  }

  #connect(): void {
    const line = lineTo(this.#place);
    this.#line = line;
    const opened = () => {
      this.#isOpen = true;
      this.#hand();
    };
    line.once('encrypted' in line ? 'secureConnect' : 'connect', opened);
    line.on('drain', () => this.#hand());
    // Not logged: that line would go the same way. The close that follows tries again.
    line.on('error', () => undefined);
    line.on('data', () => undefined);
    line.on('close', () => {
      this.#isOpen = false;
      this.#waiting.unshift(...this.#refused.splice(0));
      if (this.#ended) return;
      this.#again = setTimeout(() => this.#connect(), this.#againMs);
      this.#again.unref();
    });
    line.unref();
  }

  #send(text: string): void {
    this.#line?.write(text, (error) => {
      if (error) this.#refused.push(text);
    });
  }

  #hand(): void {
    if (this.#lost > 0) {
      const note = {
        level: 40,
        time: new Date().toISOString(),
        lost: this.#lost,
        msg: 'lines of the log were lost',
      };
      this.#waiting.unshift(`${JSON.stringify(note)}\n`);
      this.#lost = 0;
    }
    while (this.#waiting.length > 0 && !this.#line?.writableNeedDrain) {
      const text = this.#waiting.shift();
      if (text !== undefined) this.#send(text);
    }
  }
}

/** Where the process log goes: standard output, and the other system where one is set. It is ended last, with what it still holds. */
export function logPlaces(to: Place | undefined, stops: (() => unknown)[]): DestinationStream {
  const output = pino.destination({ sync: false });
  if (!to) return output;
  const away = new LogLine(to);
  stops.push(() => away.end());
  return {
    write: (text) => {
      output.write(text);
      away.write(text);
    },
  };
}
