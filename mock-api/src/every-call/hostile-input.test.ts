import { freshServer, type TestServer } from '@paga/testing/server';
import { areas } from '#areas.ts';
import { bindCalls } from '#core/http/bound-call.ts';
import { type Populated, populated } from './fixture.ts';
import { type Sample, sampleInput } from './sample-input.ts';

// Every field of every call with a handler, each in turn replaced by what no honest client sends: a refusal, never a failure of the server.
// A run gives each field two of the twenty-one values, neighbours in a call others (PAGA_SEED shifts them all); `PAGA_SOAK=1` gives each all of them.
const soak = process.env.PAGA_SOAK === '1';
const seed = Number(process.env.PAGA_SEED ?? 0);
const ONE_IN = 10;
/** Refused in every field, text or not: nobody would see it. */
const UNSEEN = 'Ar\u202eta';
const HOSTILE: readonly unknown[] = [
  UNSEEN,
  null,
  '',
  'Ar\u0000ta',
  '\ud800',
  'x'.repeat(100_000),
  "' or 1=1 --",
  '2026-02-30',
  '0000-00-00',
  '+275760-09-13',
  -1,
  0,
  1.005,
  2 ** 53,
  1e308,
  '9223372036854775808',
  true,
  [],
  [null],
  {},
  { $ne: 1 },
];
const OWN_SESSION = ['logout', 'makeFirstAdmin', 'changePassword', 'refreshToken'];
const bound = bindCalls(areas).filter(({ name, handler }) => handler && !OWN_SESSION.includes(name));

let server: TestServer;
let fixture: Populated;
beforeAll(async () => {
  server = await freshServer('hostile');
  fixture = await populated(server, 'Agimi');
});

/** The sample once for each of its fields and each hostile value. */
function* spoiled(sample: Sample): Generator<{ where: string; input: Sample; isUnseen: boolean }> {
  for (const part of ['params', 'query', 'body'] as const) {
    for (const [nth, field] of Object.keys(sample[part] ?? {}).entries()) {
      const turn = nth + seed + field.length;
      // Half a character cannot be written in an address.
      for (const [index, value] of HOSTILE.entries())
        if ((soak || (index + turn) % ONE_IN === 0) && (part === 'body' || value !== '\ud800'))
          yield {
            where: `${part}.${field} #${index}`,
            isUnseen: value === UNSEEN,
            input: { ...sample, [part]: { ...sample[part], [field]: value } },
          };
    }
  }
}

test.each(bound.map((call) => [call.name, call] as const))(
  '%s refuses what no client sends, and does not fail',
  async (_, { call }) => {
    const speaker = server.as(fixture.company.admin);
    const failed: string[] = [];
    for (const { where, input, isUnseen } of spoiled(sampleInput(call, fixture.company.id, fixture))) {
      const { status, body } = await speaker.call(call, input as never);
      if (status >= 500 || (isUnseen && status < 400))
        failed.push(`${where}: ${status} ${JSON.stringify(body)}`);
    }
    expect(failed).toEqual([]);
  },
);
