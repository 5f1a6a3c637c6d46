import type { ControlledAccounts, Minds } from './minds.ts';
import { type Act, type Agreement, type Different, Element, isAgreed, type Value } from './provenance.ts';

/** The two months of a history, of 2026. */
export const MONTHS = [10, 11] as const;
export type Month = (typeof MONTHS)[number];

/** What is typed into a row. */
export type TypedField = 'extraNetto' | 'stops' | 'initialBrutto' | 'nightHours';

const DELETED = 'deleted in step ';
/** The value of a person who was deleted; deleted again is something new, because a month that was paid before keeps only whom it paid. */
export const deletion = (step: number) => `${DELETED}${step}`;
const isDeletion = (value: Value) => typeof value === 'string' && value.startsWith(DELETED);

/** The sign-off of an open month: what was agreed to, with the net of each employee as the signer could read it. */
type SignedMonth = { agreement: Agreement; nets: ReadonlyMap<number, number> };

/** A recurring line: whose it is and which field of the row it enters. */
export type KnownLine = { id: number; employeeId: number; field: 'extraNetto' | 'stops' };

/** Who has made what decides about pay, and who has agreed to it; written from the issue, not from the server. */
export class PayModel {
  readonly #areDifferent: Different;
  readonly #elements = new Map<string, Element>();
  readonly #seen = new Map<string, { netto: number; cause: string }>();
  readonly lines: KnownLine[] = [];
  readonly signed = new Map<Month, SignedMonth>();
  /** The months for which the night uplift was set itself. */
  readonly nightFrom = new Set<Month>();
  /** Whether the company asks for two people, as far as two have not agreed otherwise. */
  isTwoAsked = true;
  /** Who has asked to switch the rule off. */
  asksOff: Minds[] = [];

  constructor(accounts: ControlledAccounts) {
    this.#areDifferent = (one, other) => accounts.areDifferent(one, other);
  }

  element(name: string, initial?: Value): Element {
    const found = this.#elements.get(name) ?? new Element(initial, this.#areDifferent);
    this.#elements.set(name, found);
    return found;
  }

  valueOf(name: string): Value {
    return this.element(name).current.value;
  }

  /** An employee who was there before the history. */
  begin(employeeId: number, account: string, gross: number): void {
    this.element(accountName(employeeId), account);
    for (const month of MONTHS) this.element(grossName(employeeId, month), gross);
  }

  /** Everything that decides about a row, by name: the person, the row, the account and what its amount comes from. */
  #decidingOf(month: Month, employeeId: number): [string, Act][] {
    const typed = (field: TypedField) => typedName(month, employeeId, field);
    const isTyped = (field: TypedField) => this.valueOf(typed(field)) !== undefined;
    const lines = this.lines.filter((line) => line.employeeId === employeeId && !isTyped(line.field));
    const names = [
      personName(employeeId),
      rowName(month, employeeId),
      accountName(employeeId),
      ...(['extraNetto', 'stops', 'initialBrutto', 'nightHours'] as const).map(typed),
      // A typed gross stands for the pay of the month, not for the price of an hour.
      ...(isTyped('initialBrutto') && !isTyped('nightHours') ? [] : [grossName(employeeId, month)]),
      ...lines.map(({ id }) => lineName(id, month)),
      ...(isTyped('nightHours') ? [nightName(month)] : []),
      untilName(employeeId, month),
      leaveName(employeeId, month),
    ];
    return names.map((name) => [name, this.element(name).current]);
  }

  /** The same but for a deletion: who was deleted is still in a month that was calculated; that pays nobody more. */
  elementsOf(month: Month, employeeId: number): [string, Act][] {
    return this.#decidingOf(month, employeeId).filter(([, { value }]) => !isDeletion(value));
  }

  /** Looks at the nets of a calculated month: one that is otherwise although nothing is that the model knows is a hole in the model. */
  requireKnown(month: Month, rows: readonly { employeeId: number; netto: number }[]): void {
    for (const { employeeId, netto } of rows) {
      const cause = this.#decidingOf(month, employeeId)
        .map(([name, { value }]) => `${name} ${value}`)
        .join(', ');
      const name = `${month} ${employeeId}`;
      const before = this.#seen.get(name);
      if (before && before.netto !== netto && before.cause === cause)
        throw new Error(
          `${employeeId} gets ${netto} in ${month} after ${before.netto}, and nothing has changed`,
        );
      this.#seen.set(name, { netto, cause });
    }
  }

  isAgreed(act: Act): boolean {
    return isAgreed(act, this.#areDifferent);
  }

  /** What of a row nobody else has agreed to, in words. */
  notAgreed(month: Month, employeeId: number): string[] {
    return this.elementsOf(month, employeeId)
      .filter(([, act]) => !this.isAgreed(act))
      .map(([name, { value, what }]) => `${name} = ${value} (${what})`);
  }

  /** Somebody has agreed to everything of some rows, and to what of it goes on in later months as it was seen here. */
  cover(month: Month, employeeIds: Iterable<number>, agreement: Agreement): void {
    for (const employeeId of employeeIds) {
      const covered = this.#coveredOf(month, employeeId);
      const edits = new Set(covered.map(({ edit }) => edit));
      const later = MONTHS.filter((one) => one > month).flatMap((one) => this.#lastingOf(one, employeeId));
      for (const act of [...covered, ...later.filter(({ edit }) => edits.has(edit))])
        act.agreements.add(agreement);
    }
  }

  /** What is entered once for many months, as it is in one of them, whether or not something typed stands for it there. */
  #lastingOf(month: Month, employeeId: number): Act[] {
    const lines = this.lines.filter((line) => line.employeeId === employeeId);
    const own = [grossName(employeeId, month), untilName(employeeId, month), nightName(month)];
    return [...own, ...lines.map(({ id }) => lineName(id, month))].map((name) => this.element(name).current);
  }

  /** Of who is in the month all of it; of everybody whether they are there at all. */
  #coveredOf(month: Month, employeeId: number): Act[] {
    const isIn = this.valueOf(rowName(month, employeeId)) === true;
    const deciding = this.elementsOf(month, employeeId).map(([, act]) => act);
    const acts = isIn ? [...deciding, ...this.#lastingOf(month, employeeId)] : [];
    return [...acts, this.element(personName(employeeId)).current];
  }

  /** What one person has paid while one was enough needs no second any more. */
  settle(month: Month, employeeIds: Iterable<number>): void {
    for (const employeeId of employeeIds)
      for (const act of this.#coveredOf(month, employeeId)) act.makers = null;
  }
}

export const personName = (employeeId: number) => `person of ${employeeId}`;
export const rowName = (month: Month, employeeId: number) => `row of ${employeeId} in ${month}`;
export const accountName = (employeeId: number) => `account of ${employeeId}`;
export const typedName = (month: Month, employeeId: number, field: TypedField) =>
  `${field} of ${employeeId} in ${month}`;
export const grossName = (employeeId: number, month: Month) => `gross of ${employeeId} in ${month}`;
export const untilName = (employeeId: number, month: Month) => `last day of ${employeeId} in ${month}`;
export const lineName = (id: number, month: Month) => `line ${id} in ${month}`;
export const nightName = (month: Month) => `night uplift in ${month}`;
export const leaveName = (employeeId: number, month: Month) => `leave of ${employeeId} in ${month}`;
