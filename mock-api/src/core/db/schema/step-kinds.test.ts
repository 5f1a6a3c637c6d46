import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type StepKind, stepHeader } from './migration-steps.ts';
import { stepFaults } from './step-faults.fixture.ts';

const folder = path.resolve(import.meta.dirname, '../../../../migrations');
const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
const texts = names.sort().map((name) => readFileSync(path.join(folder, name), 'utf8'));
/** The first step whose file says its kind. */
const FIRST = 36;

test('each step says what it is, and is that', () => {
  const faults = names.slice(FIRST).flatMap((name, at) => {
    const [text = '', number] = [texts[FIRST + at], FIRST + at];
    const { kind, servedFrom } = stepHeader(text, number);
    const saysIt = /^-- (expand|index|fill|validate|(?:constrain|contract), served from \d{4})\n/.test(text);
    return [
      ...(saysIt ? [] : [`${name} says no kind in its first line`]),
      ...(servedFrom > number + 1 ? [`${name} needs a step that comes after it`] : []),
      ...stepFaults(kind, text, texts.slice(0, number)).map((fault) => `${name}: ${fault}`),
    ];
  });
  expect(faults).toEqual([]);
});

describe('a step that is not what it says', () => {
  const CHECK = (...allowed: string[]) =>
    `ALTER TABLE "sector" ADD CONSTRAINT "sector_kind" CHECK ("kind" in (${allowed.map((one) => `'${one}'`).join(', ')}));`;
  const DROP = 'ALTER TABLE "sector" DROP CONSTRAINT "sector_kind";';
  const ANEW = (...allowed: string[]) => `${DROP}--> statement-breakpoint\n${CHECK(...allowed)}`;
  const faults = (kind: StepKind, text: string) =>
    stepFaults(kind, `-- ${kind}\n${text}`, [CHECK('a', 'b')]).map((line) => line.replace(/^.*?: /, ''));

  it.each([
    ['ALTER TABLE "sector" ADD COLUMN "short" text NOT NULL;', /earlier servers write no value/],
    ['ALTER TABLE "sector" DROP COLUMN "name";', /it changes what earlier servers use/],
    ['ALTER TABLE "sector" ALTER COLUMN "name" DROP NOT NULL;', /it changes what earlier servers use/],
    ['CREATE INDEX "sector_short" ON "sector" USING btree ("short");', /a step of its own/],
    [ANEW('a', 'c'), /it changes what earlier servers use/],
    [DROP, /it changes what earlier servers use/],
    ['create or replace function f() returns trigger language sql as $$ $$;', /it changes what/],
    ['grant execute on function people_tied to app_own;', /it changes what/],
    ['create trigger t before insert on sector for each row execute function f();', /it changes what/],
  ])('%s is no expansion', (text, fault) => {
    expect(faults('expand', text)).toEqual([expect.stringMatching(fault)]);
  });

  it.each([
    'ALTER TABLE "sector" ADD COLUMN "short" text;',
    `ALTER TABLE "sector" ADD COLUMN "short" text DEFAULT '' NOT NULL;`,
    'CREATE TABLE "room" ("id" bigint);--> statement-breakpoint\nCREATE INDEX "room_id" ON "room" USING btree ("id");',
    ANEW('a', 'b', 'c'),
    'create function f() returns int language sql as $$ select 1 $$;--> statement-breakpoint\nrevoke all on function f from public;',
    'CREATE TABLE "room" ("id" bigint);--> statement-breakpoint\ncreate trigger t before update on room for each row execute function f();',
  ])('%s is one', (text) => expect(faults('expand', text)).toEqual([]));

  it('a constraint that is put in the place of another says so twice, and looks at no row', () => {
    const key = 'ADD CONSTRAINT "sector_key" FOREIGN KEY ("tenantId") REFERENCES "tenant"("id")';
    const twice =
      'ALTER TABLE "sector" DROP CONSTRAINT IF EXISTS "old", DROP CONSTRAINT IF EXISTS "sector_key",';
    expect(faults('constrain', `${twice} ${key} NOT VALID;`)).toEqual([]);
    expect(faults('constrain', `${twice} ${key};`)).toHaveLength(1);
    expect(faults('constrain', `ALTER TABLE "sector" ${key} NOT VALID;`)).toHaveLength(1);
    expect(faults('validate', 'ALTER TABLE "sector" VALIDATE CONSTRAINT "sector_key";')).toEqual([]);
    expect(faults('validate', `ALTER TABLE "sector" ${key};`)).toHaveLength(1);
  });

  it('an index that narrows and a fill of all rows at once are refused', () => {
    expect(
      faults('index', 'CREATE UNIQUE INDEX "one" ON "sector" USING btree ("tenantId","name");'),
    ).toHaveLength(1);
    expect(faults('index', 'CREATE UNIQUE INDEX "one" ON "sector" USING btree ("tenantId","id");')).toEqual(
      [],
    );
    expect(faults('fill', 'UPDATE "sector" SET "short" = left("name", 3);')).toHaveLength(1);
  });
});
