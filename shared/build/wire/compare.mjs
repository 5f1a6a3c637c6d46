// Two OpenAPI documents compared in both directions: whether a page made for the old one works on a server of the new one, and the other way round.
// Inputs are checked by the server, which refuses what it does not know; a page reads of an answer what it knows and checks nothing.
import { readState, stateText } from './state.mjs';
import { Subset } from './subset.mjs';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const NOTHING = { type: 'object', properties: {}, additionalProperties: false };

/** The parts of a document that the comparison reads, by the name of the call. */
function callsOf(document) {
  const rows = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => {
      const operation = item[method];
      return [
        operation.operationId,
        {
          area: operation.tags?.[0] ?? '',
          place: `${method.toUpperCase()} ${path}`,
          path: parametersOf(operation, 'path'),
          query: parametersOf(operation, 'query'),
          body: contentOf(operation.requestBody),
          answer: answerOf(operation.responses),
        },
      ];
    }),
  );
  return new Map(rows);
}

function parametersOf({ parameters = [] }, place) {
  const own = parameters.filter((one) => one.in === place);
  return {
    ...NOTHING,
    properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
    required: own.filter(({ required }) => required).map(({ name }) => name),
  };
}

function contentOf(part) {
  const [[kind, { schema }] = ['nothing', {}]] = Object.entries(part?.content ?? {});
  return { kind, schema: schema ?? {} };
}

const answerOf = (responses) =>
  contentOf(Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1]);

const resolver = (document) => {
  const resolve = (schema) => {
    if (!schema.$ref) return schema;
    const { $ref, ...facts } = schema;
    const named = document.components.schemas[$ref.split('/').at(-1)];
    return { ...resolve(named), ...facts };
  };
  return resolve;
};

/** Why what one side sends does not fit the other; `[]` where it does. */
function inputFaults(sent, taken, resolvers) {
  if (sent.place !== taken.place) return [`the call is ${taken.place} there`];
  const subset = new Subset({ ...resolvers, isChecked: true });
  const faults = (...given) => subset.faults(...given);
  const parts = ['path', 'query'].flatMap((part) => faults(sent[part], taken[part], part));
  if (sent.body.kind !== taken.body.kind) return [...parts, `the body is ${taken.body.kind} there`];
  return [...parts, ...faults(sent.body.schema, taken.body.schema, 'body')];
}

function answerFaults(sent, read, resolvers) {
  if (read.answer.kind === 'nothing') return [];
  if (sent.answer.kind !== read.answer.kind) return [`the answer is ${sent.answer.kind} there`];
  return new Subset({ ...resolvers, isChecked: false }).faults(
    sent.answer.schema,
    read.answer.schema,
    'answer',
  );
}

/** Why a page of one document does not work on a server of the other. */
function pageFaults(page, server, pageSchema, serverSchema) {
  return [
    ...inputFaults(page, server, { sender: pageSchema, taker: serverSchema }),
    ...answerFaults(server, page, { sender: serverSchema, taker: pageSchema }),
  ];
}

/** A call as it is with all it refers to, for telling whether anything changed at all. */
function whole(call, resolve) {
  const names = new Set();
  const expanded = (value) => {
    if (Array.isArray(value)) return value.map(expanded);
    if (typeof value !== 'object' || value === null) return value;
    if (value.$ref && names.has(value.$ref)) return { again: value.$ref };
    if (value.$ref) names.add(value.$ref);
    const inner = value.$ref ? resolve(value) : value;
    const result = Object.fromEntries(
      Object.keys(inner)
        .sort()
        .map((key) => [key, expanded(inner[key])]),
    );
    if (value.$ref) names.delete(value.$ref);
    return result;
  };
  return JSON.stringify(expanded({ ...call, area: '' }));
}

/** How a change is called by whether each direction is safe: old pages on the new server, new pages on the old server. */
const CLASSES = {
  'true true': 'safe both ways',
  'true false': 'old client + new server safe only',
  'false true': 'new client + old server safe only',
  'false false': 'breaking',
};

/** A field that a page may leave out: the call fits an older server as long as it is not sent. */
const NEW_FIELD = /^((?:body|query)(?:\.\w+(?:\[\])?)+) is not known$/;

function callChange(before, now, resolvers) {
  if (!before) return { oldClient: [], newClient: ['the call is not there'], newFields: [] };
  if (!now) return { oldClient: ['the call is gone'], newClient: [], newFields: [] };
  if (whole(before, resolvers.old) === whole(now, resolvers.new)) return undefined;
  const faults = pageFaults(now, before, resolvers.new, resolvers.old);
  return {
    oldClient: pageFaults(before, now, resolvers.old, resolvers.new),
    newClient: faults.filter((fault) => !NEW_FIELD.test(fault)),
    newFields: faults.flatMap((fault) => NEW_FIELD.exec(fault)?.[1] ?? []),
  };
}

/** Every call of either document: its area, the class of its change, and why each direction breaks where it does. */
export function compareWire(oldDocument, newDocument) {
  const [old, latest] = [oldDocument, newDocument].map((document) => readState(stateText(document)));
  const [had, has] = [callsOf(old), callsOf(latest)];
  const resolvers = { old: resolver(old), new: resolver(latest) };
  return [...new Set([...had.keys(), ...has.keys()])].sort().map((name) => {
    const change = callChange(had.get(name), has.get(name), resolvers);
    const { area } = has.get(name) ?? had.get(name);
    if (!change) return { name, area, class: 'same', oldClient: [], newClient: [], newFields: [] };
    const isSafe = ({ length }) => length === 0;
    return {
      name,
      area,
      class: CLASSES[`${isSafe(change.oldClient)} ${isSafe([...change.newClient, ...change.newFields])}`],
      ...change,
    };
  });
}
