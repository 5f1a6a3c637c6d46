import { evaluate, folderWith, runScript } from './fixture.ts';

type Schema = Record<string, unknown>;
type Parts = {
  path?: string;
  query?: Schema;
  required?: string[];
  body?: Schema;
  media?: string;
  answer?: Schema;
};
type Change = { name: string; class: string; oldClient: string[]; newClient: string[]; newFields: string[] };
type Table = {
  areas: Record<string, number>;
  calls: Record<string, { oldClient?: number[]; newClient?: number[]; newFields?: Record<string, number> }>;
};

const text = { type: 'string', maxLength: 50 };
const Kind = { enum: ['pay', 'bonus'] };
const Person = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    manager: { anyOf: [{ $ref: '#/components/schemas/Person' }, { type: 'null' }] },
  },
  required: ['name', 'manager'],
  additionalProperties: false,
};
const body = (properties: Schema, required: string[]) => ({
  ...{ type: 'object', properties, required },
  additionalProperties: false,
});
const SENT = body({ name: text, kind: Kind, note: { type: 'string' } }, ['name', 'kind']);
const ANSWER = body(
  { id: { type: 'integer' }, kind: Kind, hint: text, boss: { $ref: '#/components/schemas/Person' } },
  ['id', 'kind', 'boss'],
);
const parts = {
  query: { month: { type: 'integer', minimum: 1, maximum: 12 } },
  required: ['month'],
  body: SENT,
  answer: ANSWER,
};

/** A document of one call. */
function document(changed: Parts = {}, person: Schema = Person, name = 'savePay') {
  const {
    path = '/pay',
    query = {},
    required = [],
    body: sent,
    media = 'application/json',
    answer,
  } = { ...parts, ...changed };
  const parameters = Object.entries(query).map(([key, schema]) => ({
    ...{ name: key, in: 'query', schema },
    required: required.includes(key),
  }));
  const operation = {
    ...{ operationId: name, tags: ['payroll'], summary: 'Pay', parameters },
    requestBody: { content: { [media]: { schema: sent } } },
    responses: {
      200: { content: { 'application/json': { schema: answer } } },
      409: { description: 'CONFLICT' },
    },
  };
  return {
    openapi: '3.1.0',
    paths: { [path]: { post: operation } },
    components: { schemas: { Person: person } },
  };
}
const sends = (properties: Schema, required = SENT.required) => ({
  body: body({ ...SENT.properties, ...properties }, required),
});
const answers = (properties: Schema, required = ANSWER.required) => ({
  answer: body({ ...ANSWER.properties, ...properties }, required),
});

const SAFE = 'safe both ways';
const NEW_SERVER = 'old client + new server safe only';
const OLD_SERVER = 'new client + old server safe only';
const BREAKING = 'breaking';

const KINDS: [string, object, string, string[], string[]][] = [
  ['nothing', document(), 'same', [], []],
  ['a new optional input', document(sends({ tax: text })), NEW_SERVER, [], ['only without body.tax']],
  [
    'a new required input',
    document(sends({ tax: text }, ['name', 'kind', 'tax'])),
    BREAKING,
    ['body.tax may be missing'],
    ['body.tax is not known, and is always sent'],
  ],
  ['an input that is gone', document(sends({ note: undefined })), OLD_SERVER, ['body.note is not known'], []],
  [
    'an input that has to be sent',
    document(sends({}, ['name', 'kind', 'note'])),
    OLD_SERVER,
    ['body.note may be missing'],
    [],
  ],
  [
    'an input that may be left out',
    document(sends({}, ['name'])),
    NEW_SERVER,
    [],
    ['body.kind may be missing'],
  ],
  [
    'an input that may be null',
    document(sends({ note: { type: ['string', 'null'] } })),
    NEW_SERVER,
    [],
    ['body.note may be null'],
  ],
  [
    'an input of another type',
    document(sends({ note: { type: 'integer' } })),
    BREAKING,
    ['body.note may be string'],
    ['body.note may be integer'],
  ],
  [
    'one more choice in an input',
    document(sends({ kind: { enum: ['pay', 'bonus', 'tip'] } })),
    NEW_SERVER,
    [],
    ['body.kind may be "tip"'],
  ],
  [
    'one choice less in an input',
    document(sends({ kind: { enum: ['pay'] } })),
    OLD_SERVER,
    ['body.kind may be "bonus"'],
    [],
  ],
  [
    'a tighter limit of an input',
    document(sends({ name: { type: 'string', maxLength: 20 } })),
    OLD_SERVER,
    ['body.name may break maxLength 20'],
    [],
  ],
  [
    'a wider limit of an input',
    document(sends({ name: { type: 'string' } })),
    NEW_SERVER,
    [],
    ['body.name may break maxLength 50'],
  ],
  [
    'a new optional part of the address',
    document({ query: { ...parts.query, word: text } }),
    NEW_SERVER,
    [],
    ['only without query.word'],
  ],
  [
    'a body sent otherwise',
    document({ media: 'multipart/form-data' }),
    BREAKING,
    ['the body is multipart/form-data there'],
    ['the body is application/json there'],
  ],
  [
    'another address',
    document({ path: '/salaries' }),
    BREAKING,
    ['the call is POST /salaries there'],
    ['the call is POST /pay there'],
  ],
  [
    'a new field of the answer',
    document(answers({ at: text }, ['id', 'kind', 'boss', 'at'])),
    NEW_SERVER,
    [],
    ['answer.at may be missing'],
  ],
  ['a new field that the answer may lack', document(answers({ at: text })), SAFE, [], []],
  [
    'a field of the answer that is gone',
    document(answers({ id: undefined }, ['kind', 'boss'])),
    OLD_SERVER,
    ['answer.id may be missing'],
    [],
  ],
  [
    'a field of the answer that may be missing',
    document(answers({}, ['id', 'boss'])),
    OLD_SERVER,
    ['answer.kind may be missing'],
    [],
  ],
  [
    'a field of the answer that may be null',
    document(answers({ id: { type: ['integer', 'null'] } })),
    OLD_SERVER,
    ['answer.id may be null'],
    [],
  ],
  [
    'one more choice in an answer',
    document(answers({ kind: { enum: ['pay', 'bonus', 'tip'] } })),
    OLD_SERVER,
    ['answer.kind may be "tip"'],
    [],
  ],
  [
    'one choice less in an answer',
    document(answers({ kind: { enum: ['pay'] } })),
    NEW_SERVER,
    [],
    ['answer.kind may be "bonus"'],
  ],
  ['another limit of an answer', document(answers({ hint: { type: 'string', maxLength: 9 } })), SAFE, [], []],
  [
    'a change of what the answer refers to',
    document({}, { ...Person, properties: { manager: Person.properties.manager }, required: ['manager'] }),
    OLD_SERVER,
    ['answer.boss.name may be missing', 'answer.boss.manager.name may be missing'],
    [],
  ],
  [
    'an answer of another kind',
    { ...document(), paths: fileInstead() },
    BREAKING,
    ['the answer is application/octet-stream there'],
    ['the answer is application/json there'],
  ],
];

function fileInstead() {
  const { paths } = document() as { paths: Record<string, { post: Schema }> };
  const content = { 'application/octet-stream': { schema: { type: 'string' } } };
  return { '/pay': { post: { ...paths['/pay']?.post, responses: { 200: { content } } } } };
}

const later = [
  document(sends({ tax: text })),
  document(sends({ tax: text, fee: text }, ['name', 'kind', 'fee'])),
];
let found: Change[][];
let tables: Table[];
let renamed: Change[];
beforeAll(() => {
  const documents = JSON.stringify([
    ...KINDS.map(([, changed]) => changed),
    document({}, Person, 'storePay'),
  ]);
  const first = JSON.stringify(document());
  const step = `(table, from, to, s) => s.nextTable(table, m.compareWire(from, to), ['payroll', 'leave'])`;
  const all = evaluate<[Change[][], Table[]]>(
    'wire/compare.mjs',
    `import('./wire/state.mjs').then((s) => {
      const states = [${first}, ...${JSON.stringify(later)}, ${first}, ${first}];
      const step = ${step};
      const tables = [step({ areas: {}, calls: {} }, states[0], states[0], s)];
      for (let at = 1; at < states.length; at += 1) tables.push(step(tables[at - 1], states[at - 1], states[at], s));
      return [${documents}.map((changed) => m.compareWire(${first}, changed)), tables];
    })`,
  );
  found = all[0];
  tables = all[1];
  renamed = found.pop() ?? [];
});

test.each(
  KINDS.map(([name, , kind, oldClient, newClient], at) => ({ name, kind, oldClient, newClient, at })),
)('$name: $kind', ({ kind, oldClient, newClient, at }) =>
  expect(
    found[at]?.map(({ name, class: is, oldClient: o, newClient: n, newFields }) => [
      ...[name, is, o],
      [...n, ...newFields.map((field) => `only without ${field}`)],
    ]),
  ).toEqual([['savePay', kind, oldClient, newClient]]),
);

test('a call that is gone breaks old pages, a new one breaks new pages on an old server', () =>
  expect(renamed).toMatchObject([
    { name: 'savePay', class: OLD_SERVER, oldClient: ['the call is gone'] },
    { name: 'storePay', class: NEW_SERVER, newClient: ['the call is not there'] },
  ]));

test('an area gets the next number where one of its calls breaks, and the call says in which direction, or with which field', () => {
  const tax = { 'body.tax': 2 };
  expect(tables.map(({ areas }) => areas)).toEqual([1, 2, 3, 4, 4].map((payroll) => ({ payroll, leave: 1 })));
  expect(tables.map(({ calls }) => calls.savePay)).toEqual([
    undefined,
    { newFields: tax },
    { oldClient: [3], newClient: [3], newFields: tax },
    { oldClient: [3, 4], newClient: [3, 4], newFields: tax },
    { oldClient: [3, 4], newClient: [3, 4], newFields: tax },
  ]);
});

test('a new area begins at 1, and what it begins with is no change', () => {
  const changes = [
    {
      name: 'bookLeave',
      area: 'leave',
      class: NEW_SERVER,
      oldClient: [],
      newClient: ['the call is not there'],
      newFields: [],
    },
  ];
  const table = evaluate<Table>(
    'wire/state.mjs',
    `m.nextTable({ areas: { payroll: 3 }, calls: {} }, ${JSON.stringify(changes)}, ['payroll', 'leave'])`,
  );
  expect(table).toEqual({ areas: { payroll: 3, leave: 1 }, calls: {} });
});

test('the command says of each call what its change breaks', () => {
  const dir = folderWith('wire', { 'old.json': document(), 'new.json': document(sends({ tax: text })) });
  expect(runScript('check/compare-wire.mjs', `${dir}/old.json`, `${dir}/new.json`).lines).toEqual([
    'payroll savePay: old client + new server safe only',
    '  new client, old server: only without body.tax',
    '0 calls are the same, 1 changed',
  ]);
});
