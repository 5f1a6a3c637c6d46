import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { upwards } from '#core/place.ts';

type Answer = { id: number; answer?: unknown; error?: string };

/** A process that is ordered about by messages, on a core of its own where the machine lets us say so. */
export class OwnProcess {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<
    number,
    { resolve: (answer: unknown) => void; reject: (error: Error) => void }
  >();
  #orders = 0;
  /** What the process says by itself first. */
  readonly ready: Promise<unknown>;

  constructor(
    file: string,
    { args = [], core, env = {} }: { args?: string[]; core?: number; env?: Record<string, string> },
  ) {
    const tsx = pathToFileURL(upwards(import.meta.dirname, 'node_modules/tsx/dist/esm/index.mjs')).href;
    const node = [process.execPath, '--import', tsx, path.join(import.meta.dirname, file), ...args];
    const [command = '', ...rest] =
      core !== undefined && hasTaskset() ? ['taskset', '-c', String(core), ...node] : node;
    this.#child = spawn(command, rest, {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, ...env },
    });
    this.ready = this.#answerTo(0);
    this.#child.on('message', (said: Answer) => {
      const waiting = this.#waiting.get(said.id);
      this.#waiting.delete(said.id);
      if (said.error === undefined) waiting?.resolve(said.answer);
      else waiting?.reject(new Error(said.error));
    });
    this.#child.once('exit', (code) => {
      for (const { reject } of this.#waiting.values()) reject(new Error(`${file} ended with ${code}`));
    });
  }

  #answerTo(id: number): Promise<unknown> {
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  /** Orders something and waits for its answer. */
  order<T>(order: unknown): Promise<T> {
    this.#orders += 1;
    const answer = this.#answerTo(this.#orders);
    this.#child.send({ id: this.#orders, order });
    return answer as Promise<T>;
  }

  /** What still waits for an answer is given up: nobody reads it any more. */
  end(): void {
    this.#waiting.clear();
    this.#child.kill('SIGKILL');
  }
}

const hasTaskset = () => spawnSync('taskset', ['--version']).status === 0;
