import { ENTITIES, type EntityName } from './entity-name.ts';
import { fault } from './fault.ts';
import type { Books, Row } from './state.ts';

type Condition = { field: string; operator: string; values: string[] };

const QUERY =
  /^\s*select\s+(?<what>\*|count\(\*\)|[\w.,\s]+?)\s+from\s+(?<entity>\w+)(?:\s+where\s+(?<where>.*?))?(?:\s+order\s*by\s+(?<order>[\w.]+)(?:\s+(?<way>asc|desc))?)?(?:\s+startposition\s+(?<start>\d+))?(?:\s+maxresults\s+(?<most>\d+))?\s*$/is;
const TERM = /^\s*([\w.]+)\s*(=|!=|<=|>=|<|>|\blike\b|\bin\b)\s*(.*?)\s*$/is;
const VALUE = /'((?:[^'\\]|\\.)*)'|(true|false)/gi;
const MOST = 1000;

const fieldOf = (row: Row, path: string): string => {
  const value = path
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], row);
  return value === undefined || value === null ? '' : String(value);
};

function conditionsOf(where: string | undefined): Condition[] {
  if (!where) return [];
  if (/\bor\b/i.test(where.replace(VALUE, '')))
    throw fault.query('Encountered " "OR" "or "". Was expecting "AND".');
  return where.split(/\s+and\s+(?=[\w.]+\s*(?:=|!=|<|>|like\b|in\b))/i).map((term) => {
    const [, field, operator, rest] = TERM.exec(term) ?? [];
    if (!field || !operator || !rest) throw fault.query(`Invalid condition: ${term}`);
    const values = [...rest.matchAll(VALUE)].map(([, quoted, bare]) =>
      (quoted ?? bare ?? '').replace(/\\(.)/g, '$1'),
    );
    return { field, operator: operator.toLowerCase(), values };
  });
}

function holds(row: Row, { field, operator, values }: Condition): boolean {
  const [value, [first = '']] = [fieldOf(row, field), values];
  const pattern = () =>
    new RegExp(`^${first.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('%', '.*')}$`, 'i');
  const tests: Record<string, () => boolean> = {
    '=': () => value === first,
    '!=': () => value !== first,
    '<': () => value < first,
    '>': () => value > first,
    '<=': () => value <= first,
    '>=': () => value >= first,
    in: () => values.includes(value),
    like: () => pattern().test(value),
  };
  return tests[operator]?.() ?? false;
}

/** The answer of the query language: AND only, positions from 1, inactive rows hidden unless `Active` is asked for. */
export function answerQuery(books: Books, text: string): Record<string, unknown> {
  const parts = QUERY.exec(text)?.groups;
  const entity = ENTITIES.find((name) => name.toLowerCase() === parts?.entity?.toLowerCase());
  if (!parts || !entity)
    throw fault.query(`Metadata not found for Entity: ${parts?.entity ?? text.slice(0, 40)}`);
  const conditions = conditionsOf(parts.where);
  const asksActive = conditions.some(({ field }) => field === 'Active');
  const found = Object.values(books.rows[entity])
    .filter(
      (row) => (asksActive || row.Active !== false) && conditions.every((condition) => holds(row, condition)),
    )
    .sort(sorted(parts.order, parts.way));
  if (parts.what?.toLowerCase() === 'count(*)') return { totalCount: found.length };
  const start = Math.max(1, Number(parts.start ?? 1));
  const page = found.slice(start - 1, start - 1 + Math.min(Number(parts.most ?? 100), MOST));
  return page.length === 0
    ? {}
    : { [entity satisfies EntityName]: page, startPosition: start, maxResults: page.length };
}

function sorted(order: string | undefined, way: string | undefined) {
  const sign = way?.toLowerCase() === 'desc' ? -1 : 1;
  if (order === undefined) return (one: Row, other: Row) => Number(one.Id) - Number(other.Id);
  return (one: Row, other: Row) => sign * fieldOf(one, order).localeCompare(fieldOf(other, order));
}
