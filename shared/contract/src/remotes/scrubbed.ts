// What a report of a failure may say. Errors quote what they stumbled over, so neither their own words nor names they were given travel: the page sends what
// stands in these lists, and the server keeps nothing else.

/** Names of errors that are kept; any other is an `Error`. */
export const ERROR_NAMES = [
  'Error',
  'AbortError',
  'AggregateError',
  'ApiError',
  'ChunkLoadError',
  'DataCloneError',
  'HierarchyRequestError',
  'InternalError',
  'InvalidStateError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'QuotaExceededError',
  'RangeError',
  'ReferenceError',
  'RefusedRegistry',
  'SecurityError',
  'SyntaxError',
  'TimeoutError',
  'TypeError',
  'URIError',
  'ZodError',
] as const;
type ErrorName = (typeof ERROR_NAMES)[number];

/** The name of an error as it is kept. */
export function errorName(name: unknown): ErrorName {
  return ERROR_NAMES.find((known) => known === name) ?? 'Error';
}

/** What engines and libraries say, each with what is kept of it: no quoted name, value or address. */
const KNOWN: readonly (readonly [RegExp, string])[] = [
  [/^Minified React error #(\d{1,4})\b/, 'Minified React error #$1'],
  [/^Cannot (read|set) properties of (undefined|null)\b/, 'Cannot $1 properties of $2'],
  [/\b(?:is|are) (not a function|not iterable|not a constructor|not defined|read-only)\b/, '$1'],
  [/\bis (undefined|null)$/, 'Cannot read properties of $1'],
  [/\bbefore initialization$/, 'before initialization'],
  [/^(?:Maximum call stack size exceeded|too much recursion)/, 'Maximum call stack size exceeded'],
  [/^Loading (?:CSS )?chunk\b/i, 'Loading chunk failed'],
  [/^(?:Failed to fetch|Load failed|NetworkError\b)/, 'Failed to fetch'],
  [/^Invalid (array length|time value)\b/i, 'Invalid $1'],
  [/^Converting circular structure to JSON/, 'Converting circular structure to JSON'],
  [/\bJSON\b/, 'invalid JSON'],
  [/\bnot a child of this node\b/, 'not a child of this node'],
  [/^the registry is (.+)$/, 'the registry is $1'],
  // Its name is whatever the registry says.
  [/^registry entry .* is (.+)$/, 'a registry entry is $1'],
];
/** Why a page does not use a registry, or an entry of it, as the platform says it. */
const REFUSED =
  /^(?:the registry is (?:not signed|signed by a key that this page does not know|not the one that was signed|of another shape|expired|empty|older than one that was here before)|a registry entry is (?:of another shape|without texts|without the hash of its entry|at an address outside \/remotes\/))$/;
const KEPT =
  /^(?:Minified React error #\d{1,4}|not (?:a function|iterable|a constructor|defined)|read-only|Invalid (?:array length|time value)|Cannot (?:read|set) properties of (?:undefined|null)|before initialization|Maximum call stack size exceeded|Loading chunk failed|Failed to fetch|Converting circular structure to JSON|invalid JSON|not a child of this node)$/;

const isKept = (message: string): boolean => KEPT.test(message) || REFUSED.test(message);

/** What is kept of an error's message; null for one that is in no list. Of what is kept it makes the same again. */
export function knownMessage(message: unknown): string | null {
  if (typeof message !== 'string') return null;
  if (isKept(message)) return message;
  for (const [pattern, kept] of KNOWN) {
    const match = pattern.exec(message);
    const said = match && kept.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '');
    if (said && isKept(said)) return said;
  }
  return null;
}

/** Most frames of a stack that are sent and kept. */
export const MOST_FRAMES = 20;

/** A frame as it is kept: the path of a file of a build of ours, line and column. */
export const FRAME = /^(?:assets|remotes\/[a-z]+\/\w[\w.-]*)\/\w[\w.-]*\.js:\d{1,7}:\d{1,7}$/;

const AT_ORIGIN = /(https?:\/\/[^\s/)]+)\/((?:assets|remotes)\/[\w./-]+\.js)(?:\?[^\s:)]*)?:(\d+):(\d+)/;

/** The frames of a stack that lie in files of ours at `origin`; whatever else stands in it is left out. */
export function ownFrames(stack: unknown, origin: string): string[] {
  if (typeof stack !== 'string') return [];
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, from, file, row, column] = AT_ORIGIN.exec(line) ?? [];
      return from === origin ? [`${file}:${row}:${column}`] : [];
    })
    .filter((frame) => FRAME.test(frame))
    .slice(0, MOST_FRAMES);
}
