// The wire as it was last numbered: what of the OpenAPI document the comparison reads, one line for a schema or a call, and the numbers that follow from a change.
const NOT_COMPARED = ['description', 'summary', 'security', 'default', 'title'];

function reduced(value) {
  if (Array.isArray(value)) return value.map(reduced);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.keys(value).filter((key) => !(NOT_COMPARED.includes(key) && !isSchemaMap(value, key)));
  return Object.fromEntries(kept.sort().map((key) => [key, reduced(value[key])]));
}

/** A field of that name is one: its value is a schema. */
const isSchemaMap = (value, key) => typeof value[key] === 'object' && value[key] !== null;

const ownParameters = ({ parameters = [] }) => parameters.filter(({ $ref }) => !$ref);
const answers = ({ responses }) =>
  Object.fromEntries(Object.entries(responses).filter(([status]) => status.startsWith('2')));

/** The text of a document: schemas first, then calls, each a line, in the order of their names. */
export function stateText(document) {
  const schemas = Object.entries(document.components.schemas).map(
    ([name, schema]) => `schema ${name} ${JSON.stringify(reduced(schema))}`,
  );
  const calls = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => {
      const { operationId, tags, requestBody } = operation;
      const parts = {
        ...{ method, path, tags, requestBody },
        ...{ parameters: ownParameters(operation), responses: answers(operation) },
      };
      return `call ${operationId} ${JSON.stringify(reduced(parts))}`;
    }),
  );
  return `${[...schemas.sort(), ...calls.sort()].join('\n')}\n`;
}

/** The document that a text stands for. */
export function readState(text) {
  const document = { paths: {}, components: { schemas: {} } };
  for (const line of text.split('\n').filter(Boolean)) {
    const [, kind, name, json] = /^(schema|call) (\S+) (.*)$/.exec(line);
    const facts = JSON.parse(json);
    if (kind === 'schema') document.components.schemas[name] = facts;
    else
      document.paths[facts.path] = {
        ...document.paths[facts.path],
        [facts.method]: { ...facts, operationId: name },
      };
  }
  return document;
}

const added = (numbers = [], number, isBroken) => (isBroken ? [...numbers, number] : numbers);
const filled = (row) =>
  Object.fromEntries(Object.entries(row).filter(([, numbers]) => Object.keys(numbers).length > 0));

/**
 * The table after these changes (the answer of `compareWire`). An area in which a call changed so that a page of one state does not work on a server of the
 * other gets the next number, and the call says in which direction it breaks at that number, or with which fields only. `areas`: the areas there are now.
 */
export function nextTable({ areas, calls }, changes, names) {
  const broken = changes.filter(
    ({ oldClient, newClient, newFields }) => oldClient.length + newClient.length + newFields.length > 0,
  );
  const isBroken = (area) => broken.some((change) => change.area === area);
  const numbers = Object.fromEntries(
    names.map((area) => [area, area in areas ? areas[area] + (isBroken(area) ? 1 : 0) : 1]),
  );
  const rows = new Map(Object.entries(calls));
  for (const { name, area, class: kind, oldClient, newClient, newFields } of broken) {
    const row = rows.get(name) ?? {};
    const at = numbers[area];
    // What is gone is found by its area alone; what a new area begins with, no server without the area knows of.
    if (kind === 'new client + old server safe only' && oldClient[0] === 'the call is gone')
      rows.delete(name);
    else if (at !== undefined && area in areas)
      rows.set(
        name,
        filled({
          oldClient: added(row.oldClient, at, oldClient.length > 0),
          newClient: added(row.newClient, at, newClient.length > 0),
          newFields: { ...row.newFields, ...Object.fromEntries(newFields.map((field) => [field, at])) },
        }),
      );
  }
  return {
    areas: numbers,
    calls: Object.fromEntries([...rows].sort(([one], [other]) => (one < other ? -1 : 1))),
  };
}
