// How long functions are, from their first to their last line, what is nested in them included. The callbacks of tests are lists of steps and are left out.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isTest } from './sources.mjs';

/** How many lines a function has at most: a component of React, whose markup takes lines of its own, more than another one. */
const LONGEST_FUNCTION = { component: 80, function: 50 };
const OF_TESTS = new Set(['afterAll', 'afterEach', 'beforeAll', 'beforeEach', 'describe', 'it', 'test']);

const FUNCTION =
  /^((Function|Arrow\w*|Method|Getter|Setter)(Declaration|Expression|Property)|ClassMethod|PrivateMethod|Constructor)$/;
const nameOf = (key) => key?.value ?? key?.expression?.value ?? key?.id?.value;
const isComponent = (file, name = '') => file.endsWith('.tsx') && /^[A-Z][A-Za-z]*$/.test(name);

/** The name of what is called at the root of `test.each(…)(…)`, `test.describe(…)` or `test(…)`. */
function calledName({ type, value, object, callee, tag }) {
  return type === 'Identifier' ? value : (object ?? callee ?? tag) && calledName(object ?? callee ?? tag);
}

/** The functions below a node: `{ name, span }`. A function without a name has that of what it is assigned to, also through `memo(…)`. */
function functionsIn(node, name, inTests, found) {
  if (node === null || typeof node !== 'object') return found;
  if (Array.isArray(node)) {
    for (const one of node) functionsIn(one, name, inTests, found);
    return found;
  }
  if (node.type === 'CallExpression') {
    const ofTest = inTests && OF_TESTS.has(calledName(node.callee));
    functionsIn(node.callee, undefined, inTests, found);
    // The steps of a test are not a function, but what they declare is.
    for (const { expression } of node.arguments)
      functionsIn(
        ofTest && FUNCTION.test(expression.type) ? expression.body : expression,
        name,
        inTests,
        found,
      );
    return found;
  }
  const own = nameOf(node.identifier) ?? nameOf(node.id) ?? nameOf(node.key) ?? name;
  if (FUNCTION.test(node.type)) found.push({ name: own, span: node.span ?? node.function.span });
  const below = /^(VariableDeclarator|KeyValueProperty|ClassProperty)$/.test(node.type) ? own : undefined;
  for (const [key, value] of Object.entries(node))
    if (key !== 'span')
      functionsIn(value, key === 'expression' || key === 'function' ? own : below, inTests, found);
  return found;
}

/** The functions of a file and their lines: `{ file, name, line, lines, kind }`. */
function functionsOf(root, file, body) {
  const text = readFileSync(path.join(root, file));
  const breaks = [];
  for (let at = text.indexOf(10); at >= 0; at = text.indexOf(10, at + 1)) breaks.push(at);
  // The parser counts bytes from 1.
  const lineAt = (position) => breaks.filter((at) => at < position - 1).length + 1;
  return functionsIn(body, undefined, isTest(file), []).map(({ name, span }) => {
    const line = lineAt(span.start);
    const kind = isComponent(file, name) ? 'component' : 'function';
    return { file, name, line, lines: lineAt(span.end - 1) - line + 1, kind };
  });
}

/** The functions of a file, parsed as `body`, that are longer than their kind may be, one sentence each. */
export function functionFaults(root, file, body) {
  const long = functionsOf(root, file, body).filter(({ lines, kind }) => lines > LONGEST_FUNCTION[kind]);
  return long.map(
    ({ line, name = 'a function', lines, kind }) =>
      `${file}:${line}: ${name} has ${lines} lines, more than the ${LONGEST_FUNCTION[kind]} of a ${kind}`,
  );
}
