import type { LeavePerson } from '@paga/contract/leave';
import { daysBetween, groupedBy } from '@paga/payroll';
import type { WallDay } from './wall-days.ts';

/** A leave of the chart with what is said about it; `to` is its last day. */
export type WallLeave = {
  id: number;
  employeeId: number;
  name: string;
  from: string;
  to: string;
  letter: string;
  /** Its type, with the reason of special leave. */
  typeName: string;
  colour: string;
  /** Asked for and not decided: drawn, and nobody is away by it yet. */
  requestId?: number | undefined;
};
export type WallPerson = Pick<LeavePerson, 'id' | 'name' | 'gender' | 'sectorIds'> & {
  /** What tells somebody from others of the same name. */
  note?: string | undefined;
};

/** A leave in a row, by the places of its days, both included. */
type Strip = { leave: WallLeave; first: number; last: number };
/** Of some people: how many are away on each working day, and on which days that is more than the chosen share of a sector. */
type Counts = { people: number; away: number[]; crowded: boolean[] };
export type SectorRow = { kind: 'sector'; key: string; name: string } & Counts;
export type PersonRow = { kind: 'person'; key: string; person: WallPerson; strips: readonly Strip[] };
export type WallRow = SectorRow | PersonRow;

/** People by days: a heading for each sector with who is in it below, who is away first, and the counts of all. Of several sectors `crowdedIn` names those that are crowded on a day. */
export type Wall = {
  days: readonly WallDay[];
  rows: readonly WallRow[];
  crowdedIn: readonly (readonly string[])[];
} & Counts;

type WallFacts = {
  people: readonly WallPerson[];
  /** The sectors to be shown, in their order. */
  sectors: readonly { id: number; name: string }[];
  /** What those who are in none are called; null leaves them out, as when one sector is chosen. */
  others: string | null;
  leaves: readonly WallLeave[];
  days: readonly WallDay[];
  /** More than so many percent of a sector away make a day crowded. */
  share: number;
  /** Leaves out the rows of who is not away on these days; the counts are of all. */
  onlyAway?: boolean;
};

type Group = { key: string; name: string; members: WallPerson[] };

/** Makes the chart. Who has left the company and was on leave still has a row; days off count nobody as away. */
export function wallOf({ people, sectors, others, leaves, days, share, onlyAway }: WallFacts): Wall {
  const stripsOf = stripsByPerson(leaves, days);
  const shown = [...people, ...leftPeople(people, stripsOf)];
  const groups = groupsOf(shown, sectors, others);
  const countsOf = (ids: readonly WallPerson[]): Counts => {
    const away = days.map(() => 0);
    for (const { id } of ids)
      for (const { first, last } of bookedOf(stripsOf.get(id)))
        for (let day = first; day <= last; day += 1) if (!days[day]?.off) away[day] = (away[day] ?? 0) + 1;
    return { people: ids.length, away, crowded: away.map((count) => count * 100 > share * ids.length) };
  };
  const counted = groups.map((group) => ({ ...group, ...countsOf(group.members) }));
  const isAway = ({ id }: WallPerson): boolean => stripsOf.has(id);
  const inRows = (person: WallPerson): boolean => !onlyAway || isAway(person);
  const rows = counted.flatMap(({ members, ...group }): WallRow[] => [
    ...(groups.length > 1 && members.some(inRows) ? [{ kind: 'sector' as const, ...group }] : []),
    ...awayFirst(members.filter(inRows), isAway).map((person) => ({
      kind: 'person' as const,
      key: `${group.key}-${person.id}`,
      person,
      strips: stripsOf.get(person.id) ?? [],
    })),
  ]);
  const everybody = [
    ...new Map(groups.flatMap(({ members }) => members).map((one) => [one.id, one])).values(),
  ];
  const crowdedIn = days.map((_, day) =>
    counted.filter((group) => groups.length > 1 && group.crowded[day]).map(({ name }) => name),
  );
  return { days, rows, ...countsOf(everybody), crowdedIn };
}

const bookedOf = (strips: readonly Strip[] = []): readonly Strip[] =>
  strips.filter(({ leave }) => leave.requestId === undefined);

const awayFirst = (
  people: readonly WallPerson[],
  isAway: (person: WallPerson) => boolean,
): readonly WallPerson[] => [...people.filter(isAway), ...people.filter((person) => !isAway(person))];

function groupsOf(
  people: readonly WallPerson[],
  sectors: WallFacts['sectors'],
  others: string | null,
): Group[] {
  const ids = new Set(sectors.map(({ id }) => id));
  const groups = sectors.map(({ id, name }) => ({
    key: `${id}`,
    name,
    members: people.filter(({ sectorIds }) => sectorIds.includes(id)),
  }));
  const rest =
    others === null ? [] : people.filter(({ sectorIds }) => !sectorIds.some((sector) => ids.has(sector)));
  return [...groups, { key: 'none', name: others ?? '', members: rest }].filter(
    ({ members }) => members.length > 0,
  );
}

function stripsByPerson(leaves: readonly WallLeave[], days: readonly WallDay[]): Map<number, Strip[]> {
  const [start, last] = [days[0]?.date ?? '', days.length - 1];
  const strips = leaves.map((leave) => ({
    leave,
    first: Math.max(daysBetween(start, leave.from), 0),
    last: Math.min(daysBetween(start, leave.to), last),
  }));
  return groupedBy(
    strips.filter((strip) => strip.first <= strip.last),
    ({ leave }) => leave.employeeId,
  );
}

function leftPeople(people: readonly WallPerson[], stripsOf: ReadonlyMap<number, Strip[]>): WallPerson[] {
  const known = new Set(people.map(({ id }) => id));
  return [...stripsOf]
    .filter(([id]) => !known.has(id))
    .map(([id, [strip]]) => ({ id, name: strip?.leave.name ?? '', gender: null, sectorIds: [] }));
}

/** The leave of a row on a day. */
export const leaveOn = (row: PersonRow, day: number): WallLeave | undefined =>
  row.strips.find(({ first, last }) => first <= day && day <= last)?.leave;
