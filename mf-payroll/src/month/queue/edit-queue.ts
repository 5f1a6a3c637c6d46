import { EDITED_ROWS, type SalaryRow } from '@paga/contract/payroll';
import type { EditField, Typed } from '../rows/edit-fields.ts';
import {
  afterSaving,
  type Change,
  cellsIn,
  isEmpty,
  merged,
  type PendingRow,
  type Refusal,
  turnedRound,
  type UnreadTexts,
} from '../rows/pending-row.ts';
import type { QueueGate, StoredRow } from './queue-gate.ts';

/** How the saving stands. `paused`: the code was not given; `offered`: cells of an earlier sign-in that are offered back. */
export type QueueState = {
  pending: ReadonlyMap<number, PendingRow>;
  saving: boolean;
  paused: boolean;
  undo: number;
  redo: number;
  offered: number;
};

type StoredOf = (salaryId: number) => StoredRow | undefined;

const UNDO_STEPS = 200;

const without = (typed: Typed, sent: Typed): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([field, value]) => sent[field as EditField] !== value));

/** What is marked in a row after a change: neither what it has typed over nor what it has replaced. */
function unreadAfter(old: UnreadTexts | undefined, { after, unread }: Change): UnreadTexts {
  const gone = { ...after, ...unread?.before };
  const left = Object.entries(old ?? {}).filter(([field]) => !(field in gone));
  return { ...Object.fromEntries(left), ...unread?.after };
}

const stepsWithout = (steps: readonly Change[][], salaryId: number): Change[][] =>
  steps
    .map((step) => step.filter((change) => change.salaryId !== salaryId))
    .filter((step) => step.length > 0);

/** Edits on their way to the server: merged by row, sent in order, kept when they are refused; with what undo and redo need. */
export class EditQueue {
  #pending = new Map<number, PendingRow>();
  #past: Change[][] = [];
  #future: Change[][] = [];
  #running = false;
  #paused = false;
  #listeners = new Set<() => void>();
  /** Versions the server has confirmed: the screen may still hold an older one when the next change of the row comes. */
  #confirmed = new Map<number, number>();
  #offered: readonly PendingRow[];
  #state: QueueState;
  gate: QueueGate | undefined;

  /** `offered`: what was typed before an earlier sign-in ended. */
  constructor(offered: readonly PendingRow[] = []) {
    this.#offered = offered;
    this.#state = {
      pending: this.#pending,
      saving: false,
      paused: false,
      undo: 0,
      redo: 0,
      offered: cellsIn(offered),
    };
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  state = (): QueueState => this.#state;

  /** Takes changes in and starts sending them. */
  add(changes: readonly Change[], versionOf: (salaryId: number) => number): void {
    if (changes.length === 0) return;
    this.#past = [...this.#past, [...changes]].slice(-UNDO_STEPS);
    this.#future = [];
    this.#take(changes, versionOf);
  }

  /** Notes a change that a window has saved over version `over`, for undo; `row` is what the server made of it. */
  remember(change: Change, over: number, row: SalaryRow): void {
    const pending = this.#pending.get(change.salaryId);
    if (pending) this.#put(afterSaving(pending, change.after, over, row));
    this.#confirmed.set(change.salaryId, row.version);
    this.#past = [...this.#past, [change]].slice(-UNDO_STEPS);
    this.#future = [];
    this.#notify();
  }

  /** Takes the last step back, where its cells still hold what it left; where they do not, the difference is shown first. */
  undo(storedOf: StoredOf): boolean {
    const last = this.#past.pop();
    if (!last) return false;
    this.#future.push(last);
    this.#step(last.map(turnedRound), storedOf);
    return true;
  }

  /** Redoes what was undone, in the same way. */
  redo(storedOf: StoredOf): boolean {
    const next = this.#future.pop();
    if (!next) return false;
    this.#past.push(next);
    this.#step(next, storedOf);
    return true;
  }

  /** What is not saved, with what is still offered back. */
  unsaved(): PendingRow[] {
    const all = new Map(this.#pending);
    for (const row of this.#offered) all.set(row.salaryId, merged(row, all.get(row.salaryId)));
    return [...all.values()];
  }

  /** Puts what is offered back into its cells, on the version it was typed over; what was typed there since stays. */
  restore(): void {
    for (const row of this.unsaved()) this.#put(row);
    this.#offered = [];
    void this.#run();
  }

  /** Nothing is offered back any more. */
  forgetOffered(): void {
    this.#offered = [];
    this.#notify();
  }

  /** Sends what was refused or paused once more. */
  retry(): void {
    for (const pending of this.#pending.values())
      if (!pending.refusal?.theirs) this.#put({ ...pending, refusal: undefined });
    this.#paused = false;
    void this.#run();
  }

  /** The conflict of a row is over: `mine` goes over what is stored now; with `theirs` the steps of the row are over too. */
  settle(salaryId: number, keep: 'mine' | 'theirs', version: number): void {
    const pending = this.#pending.get(salaryId);
    if (!pending) return;
    if (keep === 'theirs') {
      this.#pending.delete(salaryId);
      this.#past = stepsWithout(this.#past, salaryId);
      this.#future = stepsWithout(this.#future, salaryId);
    } else this.#put({ ...pending, version, refusal: undefined });
    void this.#run();
  }

  /** Gives up everything that is not saved; undo no longer knows of it. */
  discard(): void {
    this.#pending = new Map();
    this.#past = [];
    this.#future = [];
    this.#paused = false;
    this.#notify();
  }

  #step(changes: readonly Change[], storedOf: StoredOf): void {
    this.#take(
      changes,
      (salaryId) => storedOf(salaryId)?.row.version ?? 0,
      (change) => {
        const stored = storedOf(change.salaryId);
        return stored && this.#isOvertaken(change, stored) ? this.gate?.conflict(stored.row) : undefined;
      },
      (salaryId) => this.#standing(salaryId, storedOf(salaryId)),
    );
  }

  /** What the server has of a row for certain: nothing of it is on its way, and the screen has its newest version. */
  #standing(salaryId: number, stored: StoredRow | undefined): Typed {
    const isKnown = !this.#running && stored && stored.row.version >= (this.#confirmed.get(salaryId) ?? 0);
    return isKnown ? stored.typed : {};
  }

  /** Somebody else's change is on the screen, and a cell of the step does not hold any more what the step before it left. */
  #isOvertaken({ salaryId, before }: Change, { row, typed }: StoredRow): boolean {
    if (row.version <= (this.#confirmed.get(salaryId) ?? 0)) return false;
    const now: Typed = { ...typed, ...this.#pending.get(salaryId)?.typed };
    return (Object.keys(before) as EditField[]).some((field) => now[field] !== before[field]);
  }

  #take(
    changes: readonly Change[],
    versionOf: (salaryId: number) => number,
    refusalOf: (change: Change) => Refusal | undefined = () => undefined,
    standingOf: (salaryId: number) => Typed = () => ({}),
  ): void {
    for (const change of changes) {
      const { salaryId, after } = change;
      const old = this.#pending.get(salaryId);
      const version = old?.version ?? Math.max(versionOf(salaryId), this.#confirmed.get(salaryId) ?? 0);
      const typed = without({ ...old?.typed, ...after }, standingOf(salaryId));
      // Texts alone are not sent: what the server has refused of the row stays as it is.
      const refusal = Object.keys(after).length > 0 ? refusalOf(change) : old?.refusal;
      this.#put({ salaryId, version, typed, unread: unreadAfter(old?.unread, change), refusal });
    }
    this.#paused = false;
    void this.#run();
  }

  #put(pending: PendingRow): void {
    if (isEmpty(pending)) this.#pending.delete(pending.salaryId);
    else this.#pending.set(pending.salaryId, pending);
  }

  #notify(): void {
    const waiting = this.#due().length > 0;
    this.#state = {
      pending: new Map(this.#pending),
      saving: this.#running && waiting,
      paused: this.#paused && waiting,
      undo: this.#past.length,
      redo: this.#future.length,
      offered: cellsIn(this.#offered),
    };
    for (const listener of this.#listeners) listener();
  }

  #due(): PendingRow[] {
    return [...this.#pending.values()].filter(
      ({ typed, refusal }) => !refusal && Object.keys(typed).length > 0,
    );
  }

  async #run(): Promise<void> {
    this.#notify();
    if (this.#running || this.#due().length === 0) return;
    this.#running = true;
    this.#notify();
    let sent = 0;
    for (let due = this.#due(); this.gate && due.length > 0; due = this.#due()) {
      if (!(await this.gate.mayWrite())) {
        this.#paused = true;
        break;
      }
      await this.#send(due.slice(0, EDITED_ROWS));
      sent += 1;
      this.#notify();
    }
    this.#running = false;
    this.#paused ||= this.gate === undefined;
    this.#notify();
    if (sent > 0) this.gate?.settled();
  }

  async #send(rows: readonly PendingRow[]): Promise<void> {
    const { gate } = this;
    if (!gate) return;
    try {
      const { saved, refused } = await gate.send(rows);
      const typed = new Map(rows.map((row) => [row.salaryId, row.typed]));
      gate.confirm(saved.map((row) => ({ row, typed: typed.get(row.id) ?? {} })));
      for (const { id, version } of saved) {
        this.#confirmed.set(id, version);
        const now = this.#pending.get(id);
        if (now) this.#put({ ...now, version, typed: without(now.typed, typed.get(id) ?? {}) });
      }
      for (const [id, refusal] of refused) this.#refuse(id, refusal);
    } catch (error) {
      const refusal = gate.refusalOf(error);
      if (refusal !== 'again') for (const { salaryId } of rows) this.#refuse(salaryId, refusal);
    }
  }

  #refuse(salaryId: number, refusal: Refusal): void {
    const now = this.#pending.get(salaryId);
    if (now) this.#put({ ...now, refusal });
  }
}
