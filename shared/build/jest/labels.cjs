// The labels of a field, and the field of a label, in test pages. jsdom looks through the whole page for the labels of every field, and for each
// label through the whole page again; the testing tools ask that of every field at every query. Here a page is looked through once until it changes.
const { createRequire } = require('node:module');

const environmentRequire = createRequire(require.resolve('jest-environment-jsdom'));
const jsdomRequire = createRequire(environmentRequire.resolve('jsdom'));
const ELEMENT = 1;
const FIELDS = ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea'];

const living = (path) => jsdomRequire(`./jsdom/living/${path}.js`);
const kindOf = (name) => living(`nodes/HTML${name}Element-impl`).implementation;

/** The field of every label below a root, in the order of the page: the one `for` names, else the first inside. */
function lookThrough(root) {
  const { domSymbolTree } = living('helpers/internal-constants');
  const { isLabelable } = living('helpers/form-controls');
  const Label = kindOf('Label');
  const byId = new Map();
  const labels = [];
  for (const node of domSymbolTree.treeIterator(root)) {
    if (node.nodeType !== ELEMENT) continue;
    const id = node.getAttributeNS(null, 'id');
    if (id !== null && !byId.has(id)) byId.set(id, node);
    if (node instanceof Label) labels.push(node);
  }
  const named = (id) => (id !== '' && byId.has(id) && isLabelable(byId.get(id)) ? byId.get(id) : null);
  const inside = (label) => [...domSymbolTree.treeIterator(label)].find(isLabelable) ?? null;
  const fieldOf = (label, id) => (id === null ? inside(label) : named(id));
  return new Map(labels.map((label) => [label, fieldOf(label, label.getAttributeNS(null, 'for'))]));
}

const seen = new WeakMap();
/** What was found, kept until jsdom counts a change below the root. */
function fieldsBelow(root) {
  const known = seen.get(root);
  if (known?.version === root._version) return known.fields;
  const fields = lookThrough(root);
  seen.set(root, { version: root._version, fields });
  return fields;
}

const lists = new WeakMap();
function labelsOf(field) {
  if (!living('helpers/form-controls').isLabelable(field)) return null;
  if (!lists.has(field)) {
    const element = field.getRootNode({});
    const query = () => [...fieldsBelow(element)].filter(([, own]) => own === field).map(([label]) => label);
    lists.set(field, living('generated/NodeList').createImpl(element._globalObject, [], { element, query }));
  }
  return lists.get(field);
}

const answer = (name, property, get) =>
  Object.defineProperty(kindOf(name).prototype, property, { configurable: true, get });

/** Puts the quick answers in the place of jsdom's, for all pages of a worker; gives back how jsdom finds the field of a label. */
exports.quickLabels = () => {
  // Its parts need one another, and can be had only once the whole is there.
  environmentRequire('jsdom');
  const { get: slowly } = Object.getOwnPropertyDescriptor(kindOf('Label').prototype, 'control');
  answer('Label', 'control', function control() {
    return fieldsBelow(this.getRootNode({})).get(this);
  });
  for (const name of FIELDS)
    answer(name, 'labels', function labels() {
      return labelsOf(this);
    });
  return slowly;
};
