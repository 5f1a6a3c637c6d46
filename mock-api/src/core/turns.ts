/** So long a call works before others are answered. */
const TURN_MS = 15;
/** So many rows were read in one piece, which has taken its time already. */
export const MANY = 500;

const waiting: (() => void)[] = [];

function letOneWork(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(letOneWork);
}

/** Work that is done in turns takes the next one here: between two turns, of whatever calls, what has come in meanwhile is answered. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(letOneWork);
  });
}

/**
 * `items.map(make)` in parts of some hundredths of a second, between which others are answered: the ten thousand rows of a large month would hold everybody up.
 */
export async function mapInTurns<Item, Made>(
  items: readonly Item[],
  make: (item: Item, at: number) => Made,
): Promise<Made[]> {
  const made: Made[] = [];
  let since = items.length < MANY ? performance.now() : Number.NEGATIVE_INFINITY;
  for (const [at, item] of items.entries()) {
    if (performance.now() - since > TURN_MS) {
      await nextTurn();
      since = performance.now();
    }
    made.push(make(item, at));
  }
  return made;
}

function merged<Item>(one: Item[], other: Item[], compare: (one: Item, other: Item) => number): Item[] {
  const all: Item[] = [];
  let at = 0;
  for (const item of other) {
    for (; at < one.length && compare(one[at] as Item, item) <= 0; at += 1) all.push(one[at] as Item);
    all.push(item);
  }
  return all.concat(one.slice(at));
}

/** `items.toSorted(compare)` in turns; equal ones keep their order. */
export async function sortedInTurns<Item>(
  items: readonly Item[],
  compare: (one: Item, other: Item) => number,
): Promise<Item[]> {
  const parts = Array.from({ length: Math.ceil(items.length / MANY) }, (_, part) =>
    items.slice(part * MANY, (part + 1) * MANY),
  );
  let runs = await mapInTurns(parts, (part) => part.sort(compare));
  while (runs.length > 1) {
    const pairs = runs.flatMap((run, at) => (at % 2 === 0 ? [[run, runs[at + 1] ?? []] as const] : []));
    await nextTurn();
    runs = await mapInTurns(pairs, ([one, other]) => merged(one, other, compare));
  }
  return runs[0] ?? [];
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Lists within lists within an answer: the people of the lines of an entry. */
const DEEPEST = 4;

// Every answer is looked through: no object gets a list of its values made for it, and nothing is called for a plain value.
function hasMany(value: object | null, deep: number): boolean {
  if (deep === 0) return false;
  if (Array.isArray(value))
    return value.length >= MANY || value.some((item) => typeof item === 'object' && hasMany(item, deep - 1));
  if (!isPlain(value)) return false;
  for (const key in value) {
    const inner = value[key];
    if (typeof inner === 'object' && hasMany(inner, deep - 1)) return true;
  }
  return false;
}

/** Whether an answer holds a list of many, in itself or a few levels below. */
export const holdsMany = (value: unknown): boolean => typeof value === 'object' && hasMany(value, DEEPEST);

const utf8 = new TextEncoder();
/** So long a piece of an answer is before it is made bytes: in one go tens of megabytes would hold everybody up. */
const PIECE = 250_000;

async function writeList(items: readonly unknown[], write: (text: string) => void): Promise<void> {
  const comma = (at: number) => (at > 0 ? ',' : '');
  write('[');
  if (items.length >= MANY)
    await mapInTurns(items, (item, at) => write(`${comma(at)}${JSON.stringify(item) ?? 'null'}`));
  else
    for (const [at, item] of items.entries()) {
      write(comma(at));
      if (holdsMany(item)) await writeJson(item, write);
      else write(JSON.stringify(item) ?? 'null');
    }
  write(']');
}

async function writeJson(value: unknown, write: (text: string) => void): Promise<void> {
  if (Array.isArray(value)) {
    await writeList(value, write);
    return;
  }
  if (!isPlain(value)) {
    write(JSON.stringify(value));
    return;
  }
  let before = '{';
  for (const [name, inner] of Object.entries(value)) {
    const text = holdsMany(inner) ? '' : JSON.stringify(inner);
    if (text === undefined) continue;
    write(`${before}${JSON.stringify(name)}:${text}`);
    if (text === '') await writeJson(inner, write);
    before = ',';
  }
  write(before === '{' ? '{}' : '}');
}

/** The bytes of `JSON.stringify(value)` in pieces, made in turns, for an answer that `holdsMany`. */
export async function jsonInTurns(value: unknown): Promise<Uint8Array<ArrayBuffer>[]> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let text = '';
  await writeJson(value, (part) => {
    text += part;
    if (text.length < PIECE) return;
    pieces.push(utf8.encode(text));
    text = '';
  });
  pieces.push(utf8.encode(text));
  return pieces;
}
