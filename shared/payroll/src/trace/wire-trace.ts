import type { SalaryTrace as WireTrace } from '@paga/contract/payroll/trace';
import type { SalaryTrace, TraceInput, TraceUnit } from './trace.ts';

type WireUnit = WireTrace['steps'][number]['unit'];

/** The engine counts in integers; people read euro, percent and hours. */
const units: Record<TraceUnit, { unit: WireUnit; scale: number }> = {
  cents: { unit: 'euro', scale: 100 },
  rate: { unit: 'percent', scale: 10_000 },
  hours: { unit: 'hours', scale: 100 },
  price: { unit: 'price', scale: 10_000 },
  days: { unit: 'days', scale: 1 },
  count: { unit: 'count', scale: 1 },
  date: { unit: 'date', scale: 1 },
  leave: { unit: 'leave', scale: 1 },
  text: { unit: 'text', scale: 1 },
};

function wireInput({ key, value, unit, source, since }: TraceInput) {
  const { unit: shown, scale } = units[unit];
  const input = { key, value: typeof value === 'number' ? value / scale : value, unit: shown, source };
  return since === undefined ? input : { ...input, since };
}

/** An explanation of the engine as people read it: what the server answers, and what a browser shows of figures that are only typed. */
export function wireTrace(trace: SalaryTrace): WireTrace {
  return {
    engineVersion: trace.engineVersion,
    paymentDate: trace.paymentDate,
    steps: trace.steps.map(({ unit, value, inputs, parts, ...step }) => ({
      ...step,
      value: value / units[unit].scale,
      unit: units[unit].unit,
      inputs: inputs.map(wireInput),
      ...(parts
        ? { parts: parts.map((part) => ({ key: part.key, inputs: part.inputs.map(wireInput) })) }
        : {}),
    })),
  };
}
