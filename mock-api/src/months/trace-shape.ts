import type { SalaryTrace, TraceInput } from '@paga/payroll';
import { contentText, textHash } from './closed-content.ts';

/** A value of an explanation: of a step, of what goes into it, or what it was rounded from. */
type TraceValue = number | string | null;

/** An explanation with every value taken out. Few differ: salaries that go the same way, by the same law, have the same. */
export type TraceShape = SalaryTrace;

/** The explanation with other values: `next` gets each in its order and answers what stands there instead. */
function withValues(trace: SalaryTrace, next: (value: TraceValue) => TraceValue): SalaryTrace {
  const input = (one: TraceInput): TraceInput => ({ ...one, value: next(one.value) });
  const steps = trace.steps.map((step) => {
    const made = { ...step, value: next(step.value) as number, inputs: step.inputs.map(input) };
    if (step.parts) made.parts = step.parts.map(({ key, inputs }) => ({ key, inputs: inputs.map(input) }));
    if (step.rounding) made.rounding = { ...step.rounding, exact: next(step.rounding.exact) as string };
    return made;
  });
  return { ...trace, steps };
}

/** The explanation of a shape and its values. */
export function filledShape(shape: TraceShape, values: readonly TraceValue[]): SalaryTrace {
  let at = 0;
  return withValues(shape, () => {
    const value = values[at] ?? null;
    at += 1;
    return value;
  });
}

export const shapeHash = (shape: TraceShape): string => textHash(contentText(shape));

/** One hash over an explanation, by the hash of its shape. */
export const traceHash = (ofShape: string, values: string): string => textHash(`${ofShape} ${values}`);

/** Whether two explanations, or parts of them, are the same but for their values. */
function isAlike(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one))
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, index) => isAlike(item, other[index]))
    );
  let [fields, left] = [0, 0];
  for (const name in one) {
    fields += 1;
    if (name === 'value' || name === 'exact' || isAlike(one[name as never], other[name as never])) continue;
    return false;
  }
  for (const _ in other) left += 1;
  return fields === left;
}

function valuesOf({ steps }: SalaryTrace): TraceValue[] {
  const values: TraceValue[] = [];
  for (const { value, inputs, parts, rounding } of steps) {
    values.push(value);
    for (const input of inputs) values.push(input.value);
    for (const part of parts ?? []) for (const input of part.inputs) values.push(input.value);
    if (rounding) values.push(rounding.exact);
  }
  return values;
}

type KnownShape = { number: number; hash: string; shape: TraceShape };

/** The shapes of a month, numbered in the order they were met. */
export class TraceShapes {
  readonly #all: KnownShape[] = [];
  /** By what is quickly seen: the formulas of the steps, and in how many parts each sums. */
  readonly #byFormulas = new Map<string, KnownShape[]>();

  /** An explanation by the number of its shape and its values as JSON, with its hash. */
  takeApart(trace: SalaryTrace): { number: number; values: string; hash: string } {
    const { number, hash } = this.#shapeOf(trace);
    const values = JSON.stringify(valuesOf(trace));
    return { number, values, hash: traceHash(hash, values) };
  }

  #shapeOf(trace: SalaryTrace): KnownShape {
    let formulas = '';
    for (const { formula, parts } of trace.steps) formulas += `${formula} ${parts?.length ?? ''} `;
    const alike = this.#byFormulas.get(formulas) ?? [];
    const known = alike.find(({ shape }) => isAlike(trace, shape));
    if (known) return known;
    const shape = withValues(trace, () => null);
    const made = { number: this.#all.length, hash: shapeHash(shape), shape };
    this.#all.push(made);
    this.#byFormulas.set(formulas, [...alike, made]);
    return made;
  }

  get all(): TraceShape[] {
    return this.#all.map(({ shape }) => shape);
  }
}
