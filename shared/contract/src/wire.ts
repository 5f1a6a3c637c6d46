import { WIRE_AREAS, WIRE_CHANGES } from './wire-versions.ts';

/** The numbers of the wire: of each area, and those at which a call changed so that one side does not work with the other. */
export type WireTable = {
  areas: Readonly<Record<string, number>>;
  calls: typeof WIRE_CHANGES;
};

/** As it is now. */
export const WIRE: WireTable = { areas: WIRE_AREAS, calls: WIRE_CHANGES };

/**
 * What a call says of the wire in the header `Paga-Wire`: its area with the number it was built with, and, where it changed so that an older server does not
 * take it, the least number that a server has to have: `payroll/3`, `payroll/3;2`.
 */
export function wireOf(area: string, name: string, { areas, calls }: WireTable = WIRE): string {
  const least = Math.max(0, ...(calls[name]?.newClient ?? []));
  return `${area}/${areas[area]}${least > 0 ? `;${least}` : ''}`;
}

/** The input fields of a call that older servers do not know, by their place (`body.rows[].entries`), each with the least number that knows it. */
export const newFieldsOf = (
  name: string,
  { calls }: WireTable = WIRE,
): Readonly<Record<string, number>> | undefined => calls[name]?.newFields;

const SENT = /^([a-z]+)\/(\d{1,6})(?:;(\d{1,6}))?$/;

/**
 * Whether a call of this name, sent by a page that says so of the wire, changed in the direction that breaks between that page and a server with this table.
 * Without a name the server has no such call: then it broke when the area has another number there.
 */
export function isBrokenWire(
  sent: string,
  name: string | undefined,
  { areas, calls }: WireTable = WIRE,
): boolean {
  const [, area = '', number, least = '0'] = SENT.exec(sent) ?? [];
  const here = areas[area];
  if (here === undefined) return false;
  const there = Number(number);
  if (name === undefined) return there !== here;
  const changes = calls[name]?.oldClient ?? [];
  return Number(least) > here || changes.some((change) => there < change && change <= here);
}
