import type { StepKind } from './migration-steps.ts';

const STEP = '--> statement-breakpoint';
const LITERAL = /'[^']*'/g;

type Stand = { made: Set<string>; madeAnew: Set<string>; functions: Set<string> };

/** The statement that made the check of this name as it is. */
const lastCheck = (texts: readonly string[], name: string) =>
  texts.flatMap((text) => text.split(STEP)).findLast((line) => line.includes(`CONSTRAINT "${name}" CHECK`));

/** Whether a check that is made anew allows all that it allowed before. */
function widerCheck(statement: string, name: string, earlier: readonly string[]): boolean {
  const before = lastCheck(earlier, name)?.match(LITERAL) ?? [];
  const now = new Set(statement.match(LITERAL));
  return before.length > 0 && before.every((literal) => now.has(literal));
}

/** A function that was not there, and who may call it. */
function isOfNewFunction(statement: string, functions: Set<string>): boolean {
  const [, name] = /^CREATE FUNCTION "?(\w+)/i.exec(statement) ?? [];
  if (name) functions.add(name);
  const [, rights] = /^(?:REVOKE|GRANT) \w+ ON FUNCTION ([\w, ]+?) (?:FROM|TO) /i.exec(statement) ?? [];
  return name !== undefined || (rights?.split(', ').every((one) => functions.has(one)) ?? false);
}

/** A trigger on a table that no earlier server writes. */
function isOnNewTable(statement: string, made: Set<string>): boolean {
  const [, table = ''] = /^CREATE TRIGGER \w+ (?:BEFORE|AFTER) [\w ]+? ON "?(\w+)/i.exec(statement) ?? [];
  return made.has(table);
}

/** Why an earlier server could miss what a statement does, or people would wait for it; nothing where they do not notice. */
function faultOfAdding(
  statement: string,
  { made, madeAnew, functions }: Stand,
  earlier: readonly string[],
): string | undefined {
  const [, table = ''] = /(?:ON|TABLE|INTO) "(\w+)"/i.exec(statement) ?? [];
  if (/^CREATE TABLE/i.test(statement)) {
    made.add(table);
    return undefined;
  }
  if (made.has(table)) return undefined;
  // Earlier servers never take the role of own pages.
  if (/^CREATE POLICY "\w+" ON "\w+" AS PERMISSIVE FOR (SELECT|INSERT) TO "app_own" /i.test(statement))
    return undefined;
  if (isOfNewFunction(statement, functions) || isOnNewTable(statement, made)) return undefined;
  if (/^CREATE (UNIQUE )?INDEX/i.test(statement))
    return 'an index on a table in use is a step of its own: -- index';
  if (/ ADD COLUMN /i.test(statement))
    return /NOT NULL/i.test(statement) && !/DEFAULT/i.test(statement)
      ? 'earlier servers write no value into the column: let it be null or give it a default'
      : undefined;
  const [, kind = '', name = ''] = /(DROP|ADD) CONSTRAINT "(\w+)"/i.exec(statement) ?? [];
  if (kind === 'DROP' && madeAnew.has(name)) return undefined;
  if (kind === 'ADD' && widerCheck(statement, name, earlier)) return undefined;
  return 'it changes what earlier servers use: -- contract, served from the step that they need';
}

const UNIQUE = /^CREATE UNIQUE INDEX "\w+" ON "(\w+)" USING btree \(([^()]*)\);?$/i;

/** A unique index refuses nothing new when its columns include the id, or those of another one on all rows of the table. */
function isUniqueAlready(statement: string, earlier: readonly string[]): boolean {
  const [, table = '', columns = ''] = UNIQUE.exec(statement) ?? [];
  const own = columns.split(',');
  const others = earlier.flatMap((text) => text.split(STEP)).map((line) => UNIQUE.exec(line.trim()));
  const sets = others.flatMap((other) => (other?.[1] === table ? [(other[2] ?? '').split(',')] : []));
  return [['"id"'], ...sets].some((set) => set.every((column) => own.includes(column)));
}

/** The new constraint goes first where it is there already, and looks at no row yet. */
function saysItTwice(statement: string): boolean {
  const [, name = ''] = /\bADD CONSTRAINT "(\w+)" .* NOT VALID;$/is.exec(statement) ?? [];
  return statement.startsWith('ALTER TABLE "') && statement.includes(`DROP CONSTRAINT IF EXISTS "${name}"`);
}

const FAULTS: Record<StepKind, (statements: string[], earlier: readonly string[]) => (string | undefined)[]> =
  {
    expand: (statements, earlier) => {
      const added = statements.flatMap((line) => [...line.matchAll(/ADD CONSTRAINT "(\w+)" CHECK/gi)]);
      const stand = {
        made: new Set<string>(),
        madeAnew: new Set(added.map(([, name = '']) => name)),
        functions: new Set<string>(),
      };
      return statements.map((statement) => faultOfAdding(statement, stand, earlier));
    },
    index: (statements, earlier) =>
      statements.map((statement) =>
        /^CREATE INDEX "/i.test(statement) || isUniqueAlready(statement, earlier)
          ? undefined
          : 'an index step makes indexes only, unique ones only of what is unique already',
      ),
    constrain: (statements) =>
      statements.map((statement) =>
        /^DROP INDEX IF EXISTS/i.test(statement) || saysItTwice(statement)
          ? undefined
          : 'one constraint a statement, that can be said twice: DROP CONSTRAINT IF EXISTS …, ADD CONSTRAINT … NOT VALID',
      ),
    validate: (statements) =>
      statements.map((statement) =>
        /^ALTER TABLE "\w+" VALIDATE CONSTRAINT "\w+";$/i.test(statement)
          ? undefined
          : 'a validate step looks at rows only: ALTER TABLE … VALIDATE CONSTRAINT …',
      ),
    fill: (statements) =>
      statements.map((statement) =>
        /^(UPDATE|INSERT|DELETE|WITH)\b/i.test(statement) && /\bLIMIT \d+/i.test(statement)
          ? undefined
          : 'a fill changes some hundred rows at a time: LIMIT 500',
      ),
    contract: () => [],
  };

/** What is wrong with a step of this kind: each statement with its fault. `earlier`: the texts of the steps before it. */
export function stepFaults(kind: StepKind, text: string, earlier: readonly string[]): string[] {
  const statements = text.split(STEP).map((statement) => statement.replace(/^\s*(--.*\n\s*)*/, '').trim());
  const faults = FAULTS[kind](statements, earlier);
  return faults.flatMap((fault, at) => (fault ? [`${statements[at]?.slice(0, 80)}: ${fault}`] : []));
}
