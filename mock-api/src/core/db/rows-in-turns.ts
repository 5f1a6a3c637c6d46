import { Column, getTableName, is, SQL, Subquery } from 'drizzle-orm';
import { MANY, mapInTurns } from '../turns.ts';

type Decoder = { mapFromDriverValue: (value: unknown) => unknown };
type Field = { path: readonly string[]; field: unknown };
/** What of a prepared statement says which joined tables may have no row. */
type Prepared = { joinsNotNullableMap?: Record<string, boolean> };
type Prepare = (...given: unknown[]) => Prepared;

function decoderOf(field: unknown): Decoder {
  if (is(field, Column)) return field as unknown as Decoder;
  const own = is(field, SQL) ? field : is(field, Subquery) ? field._.sql : (field as SQL.Aliased).sql;
  return (own as unknown as { decoder: Decoder }).decoder;
}

type Decode = (value: unknown) => unknown;
type Place = {
  owner: string | undefined;
  name: string;
  decode: Decode | undefined;
  table: string | undefined;
};

/** How a value is read; undefined where it stays as it came, which of most columns is so. A column of a read model is a proxy: it is asked once, not for each row. */
function decodeOf(field: unknown): Decode | undefined {
  const decoder = decoderOf(field);
  const { mapFromDriverValue } = decoder;
  return mapFromDriverValue === Column.prototype.mapFromDriverValue
    ? undefined
    : (value) => mapFromDriverValue.call(decoder, value);
}

function placed({ path, field }: Field): Place {
  const [owner, name] = path.length === 2 ? path : [undefined, path[0]];
  if (name === undefined || path.length > 2)
    throw new Error(`a column is selected as ${path.join('.')}: two levels at most`);
  const table = owner !== undefined && is(field, Column) ? getTableName(field.table) : undefined;
  return { owner, name, decode: decodeOf(field), table };
}

/** An object of a row, as Drizzle makes it: what was joined from the left and has no row is null, which its first column says. */
function madeOf(places: readonly Place[], row: readonly unknown[], joins: Prepared['joinsNotNullableMap']) {
  const made: Record<string, unknown> = {};
  const absent = new Map<string, string | false>();
  for (let at = 0; at < places.length; at += 1) {
    const { owner, name, decode, table } = places[at] as Place;
    const value = row[at] === null || !decode ? row[at] : decode(row[at]);
    if (owner === undefined) {
      made[name] = value;
      continue;
    }
    made[owner] ??= {};
    (made[owner] as Record<string, unknown>)[name] = value;
    if (!joins || table === undefined) continue;
    const known = absent.get(owner);
    if (known === undefined) absent.set(owner, value === null ? table : false);
    else if (known !== table) absent.set(owner, false);
  }
  for (const [owner, table] of absent) if (table !== false && !joins?.[table]) made[owner] = null;
  return made;
}

/**
 * Lets a session make objects of very many rows in turns. Drizzle makes all of them in one go: the ten thousand rows of a month would hold everybody up for
 * some tenths of a second, in every call that reads them.
 */
export function makesRowsInTurns(session: object): void {
  const own = session as { prepareQuery: Prepare };
  const prepare = own.prepareQuery.bind(session);
  own.prepareQuery = (query, fields, name, isArray, mapper, ...rest) => {
    if (fields === undefined || mapper !== undefined)
      return prepare(query, fields, name, isArray, mapper, ...rest);
    const places = (fields as Field[]).map(placed);
    const make = (row: unknown[]) => madeOf(places, row, prepared.joinsNotNullableMap);
    const many = (rows: unknown[][]) => (rows.length < MANY ? rows.map(make) : mapInTurns(rows, make));
    const prepared = prepare(query, fields, name, isArray, many, ...rest);
    return prepared;
  };
}
