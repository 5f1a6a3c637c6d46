import type { CallRow, EndpointInput } from '@paga/contract/endpoint';

const LIST = '[]';

/** Whether a value is sent at a place below this one: `rows[].entries`. */
function isSent(value: unknown, place: readonly string[]): boolean {
  const [step, ...rest] = place;
  if (step === undefined) return value !== undefined;
  if (typeof value !== 'object' || value === null) return false;
  const isList = step.endsWith(LIST);
  const inner: unknown = (value as Record<string, unknown>)[isList ? step.slice(0, -LIST.length) : step];
  if (!isList) return isSent(inner, rest);
  return Array.isArray(inner) && inner.some((one) => isSent(one, rest));
}

/** What a call says of the wire: one that sends a field which older servers do not know needs the least number that does. */
export function wireOfCall({ wire, newFields }: CallRow, input: EndpointInput): string | undefined {
  if (!wire || !newFields) return wire;
  const [own, least = '0'] = wire.split(';');
  const sent = Object.entries(newFields).filter(([place]) => isSent(input, place.split('.')));
  const needs = Math.max(Number(least), ...sent.map(([, number]) => number));
  return needs > 0 ? `${own};${needs}` : own;
}
