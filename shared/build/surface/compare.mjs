// Two reports of one surface compared: what changed for those who use it, and how much the version has to rise for it.
import { ENTRY } from './report.mjs';
import { sideOf } from './rows.mjs';

/** A report as it was written: its version, and of each symbol the side and the rows by key. */
export function readReport(text) {
  const [head, ...parts] = text.trimEnd().split('\n\n');
  const symbols = parts.map((part) => {
    const [title, ...rows] = part.split('\n');
    const [, name, side] = /^(.*) (in|out|both)$/.exec(title);
    return [name, { side, rows: new Map(rows.map(readRow)) }];
  });
  return { version: head.split(' ').at(-1), symbols: new Map(symbols) };
}

function readRow(line) {
  const [, key, mark, text] = /^ {2}(.*?)(\?)?: (.*)$/.exec(line);
  return [key, { optional: mark === '?', text }];
}

/** The members of a union at its first level. */
function union(text) {
  let depth = 0;
  const parts = [''];
  for (const piece of text.split(/( \| |[()[\]{}<>]|=>)/)) {
    if (/^[([{<]$/.test(piece)) depth += 1;
    if (/^[)\]}>]$/.test(piece)) depth -= 1;
    if (piece === ' | ' && depth === 0) parts.push('');
    else parts[parts.length - 1] += piece;
  }
  return parts;
}

const isWider = (before, now) => union(before).every((part) => union(now).includes(part));

/** How the change of one row is called for those on this side of it: undefined where they need not know. */
function rowChange(before, now, side) {
  const taken = side !== 'out';
  if (!now) return ['major', 'is gone'];
  if (!before) return taken && !now.optional ? ['major', 'is new and has to be given'] : ['minor', 'is new'];
  if (before.text !== now.text)
    return side === 'in' && isWider(before.text, now.text) && (now.optional || !before.optional)
      ? ['minor', `takes more: ${now.text}, was ${before.text}`]
      : ['major', `is ${now.text}, was ${before.text}`];
  if (before.optional === now.optional) return undefined;
  const isSafe = now.optional ? side === 'in' : side === 'out';
  return [isSafe ? 'minor' : 'major', now.optional ? 'may be left out now' : 'is always there now'];
}

const isBelow = (key, other) => key !== other && key.startsWith(other) && !/\w/.test(key[other.length] ?? '');

/** What changed of one symbol: of what came or went as a whole only the whole is shown. */
function symbolChanges(name, before, now) {
  const side = before.side === now.side ? now.side : 'both';
  const keys = [...new Set([...before.rows.keys(), ...now.rows.keys()])];
  const whole = keys.filter((key) => key !== '' && before.rows.has(key) !== now.rows.has(key));
  return keys
    .filter((key) => !whole.some((other) => isBelow(key, other)))
    .flatMap((key) => {
      const change = rowChange(before.rows.get(key), now.rows.get(key), sideOf(side, key));
      const place = `${name}${key === '' || key.startsWith('.') || key.startsWith('(') ? key : ` ${key}`}`;
      return change ? [{ symbol: name, needs: change[0], text: `${place} ${change[1]}` }] : [];
    });
}

/** Every change from one report to the next. */
export function surfaceChanges(before, now) {
  const exported = (report) => report.symbols.get(ENTRY.replace(/ out$/, ''))?.rows ?? new Map();
  const [had, has] = [exported(before), exported(now)];
  const gone = [...had.keys()].filter((name) => !has.has(name));
  const fresh = [...has.keys()].filter((name) => !had.has(name));
  const shared = [...now.symbols.keys()].filter(
    (name) => before.symbols.has(name) && name !== ENTRY.replace(/ out$/, ''),
  );
  const moved = [...has.keys()].filter((name) => had.has(name) && had.get(name).text !== has.get(name).text);
  return [
    ...gone.map((symbol) => ({ symbol, needs: 'major', text: `${symbol} is gone` })),
    ...moved.map((symbol) => ({
      symbol,
      needs: 'major',
      text: `${symbol} is ${has.get(symbol).text}, was ${had.get(symbol).text}`,
    })),
    ...shared.flatMap((name) => symbolChanges(name, before.symbols.get(name), now.symbols.get(name))),
    ...fresh.map((symbol) => ({ symbol, needs: 'minor', text: `${symbol} is new` })),
  ];
}

const numbers = (version) => version.split('.').map(Number);

/** The least version that these changes need after this one; undefined where none are. */
export function versionNeeded(version, changes) {
  const [major, minor] = numbers(version);
  if (changes.length === 0) return undefined;
  return changes.some(({ needs }) => needs === 'major') ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`;
}

/** Whether a version is at least another. */
export function isAtLeast(version, least) {
  const [here, there] = [numbers(version), numbers(least)];
  const at = here.findIndex((number, index) => number !== there[index]);
  return at === -1 || here[at] > there[at];
}
