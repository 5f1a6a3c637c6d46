// @paga/kit 1.0.0: `Row columns` became `Grid columns`, `Row align` along the row `justify`, `Stack tight` a gap of 8.
import { parseSync } from '@swc/core';

const KIT = '@paga/kit';
/** What `align` of a row said of its direction; `start` was what it does anyway. */
const ALONG = ['start', 'end', 'between'];

/** Every node of a tree. */
function* nodesOf(node) {
  if (Array.isArray(node)) for (const one of node) yield* nodesOf(one);
  else if (node && typeof node === 'object') {
    if (typeof node.type === 'string') yield node;
    for (const value of Object.values(node)) if (value && typeof value === 'object') yield* nodesOf(value);
  }
}

const importedAs = ({ local, imported }) => [imported?.value ?? local.value, local.value];

const attributeOf = (element, name) =>
  element.attributes.find((one) => one.type === 'JSXAttribute' && one.name.value === name);

/** A source as bytes, which is how the parser counts, with the changes that are asked for. */
function editsOf(bytes, offset) {
  const edits = [];
  const place = ({ span }) => ({ from: span.start - offset, to: span.end - offset });
  return {
    put: (node, text) => edits.push({ ...place(node), text }),
    before: (node, text) => edits.push({ from: place(node).from, to: place(node).from, text }),
    /** Takes an attribute away, and the blank before it. */
    drop: (node) => edits.push({ from: place(node).from - 1, to: place(node).to, text: '' }),
    lineOf: (node) => bytes.subarray(0, place(node).from).toString().split('\n').length,
    applied() {
      let [text, done] = ['', 0];
      for (const { from, to, text: put } of edits.sort((one, other) => one.from - other.from)) {
        text += bytes.subarray(done, from).toString() + put;
        done = to;
      }
      return text + bytes.subarray(done).toString();
    },
  };
}

/** Changes what a row is; answers whether it became a grid. */
function changeRow({ opening, closing }, grid, edits, left) {
  const [columns, align] = [attributeOf(opening, 'columns'), attributeOf(opening, 'align')];
  const along = align?.value?.type === 'StringLiteral' ? align.value.value : undefined;
  if (columns) {
    for (const part of [opening, closing].filter(Boolean)) edits.put(part.name, grid);
    if (align) edits.drop(align);
  } else if (along === 'start') edits.drop(align);
  else if (ALONG.includes(along)) edits.put(align.name, 'justify');
  else if (align && along === undefined)
    left.push({
      line: edits.lineOf(align),
      why: 'align of Row is computed: along the row it is justify now',
    });
  return columns !== undefined;
}

function changeStack({ opening }, edits, left) {
  const tight = attributeOf(opening, 'tight');
  if (!tight) return;
  if (!tight.value) edits.put(tight, 'gap={8}');
  else left.push({ line: edits.lineOf(tight), why: 'tight of Stack is computed: it is gap={8} now' });
}

/** A file as 1.0.0 wants it; `left` are the places that this cannot decide. */
export function layoutOfRows(source) {
  // The parser counts on from file to file: an empty statement of one byte before the first says where this one begins.
  const module = parseSync(`;${source}`, { syntax: 'typescript', tsx: true });
  const edits = editsOf(Buffer.from(source), module.body[0].span.end);
  const specifiers = module.body
    .filter((one) => one.type === 'ImportDeclaration' && one.source.value === KIT)
    .flatMap((one) => one.specifiers.filter(({ type }) => type === 'ImportSpecifier'));
  const names = new Map(specifiers.map(importedAs));
  const left = [];
  const elementsOf = (name) =>
    [...nodesOf(module.body)].filter(
      ({ type, opening }) =>
        type === 'JSXElement' && names.has(name) && opening.name.value === names.get(name),
    );
  const rows = elementsOf('Row').map((row) => changeRow(row, names.get('Grid') ?? 'Grid', edits, left));
  for (const stack of elementsOf('Stack')) changeStack(stack, edits, left);
  if (rows.includes(true) && !names.has('Grid')) {
    const row = specifiers.find((one) => importedAs(one)[0] === 'Row');
    if (rows.includes(false)) edits.before(row, 'Grid, ');
    else edits.put(row, 'Grid');
  }
  left.sort((one, other) => one.line - other.line);
  return { text: edits.applied(), left };
}
