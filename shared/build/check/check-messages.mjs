// `pnpm check:messages`: keys that are missing in one language, unused, used but absent, or unsorted; and bare text in JSX.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from '@swc/core';
import { checkout as root } from '../house/sources.mjs';
import { flatMessages, readMessages } from './messages.mjs';

/** Packages with texts; the folder's last part without `mf-` is the i18next namespace. */
function packagesWithMessages() {
  const folders = [
    ...readdirSync(root),
    ...readdirSync(path.join(root, 'shared')).map((name) => `shared/${name}`),
  ];
  return folders.filter((folder) => existsSync(path.join(root, folder, 'messages/sq.json'))).sort();
}

const namespaceOf = (folder) => path.basename(folder).replace(/^mf-/, '');

function sourcesOf(dir) {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter(
      (item) => item.isFile() && /\.tsx?$/.test(item.name) && !/\.(test|stories|d)\.tsx?$/.test(item.name),
    )
    .map((item) => path.join(item.parentPath, item.name));
}

function isSorted(tree) {
  const keys = Object.keys(tree);
  return (
    keys.every((key, index) => index === 0 || keys[index - 1] < key) &&
    Object.values(tree).every((value) => typeof value === 'string' || isSorted(value))
  );
}

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Every string and template of a source file: a template becomes a pattern, as `errors.${code}` uses all keys below `errors`. */
function textsIn(node, found, bare, at = '') {
  if (Array.isArray(node)) for (const item of node) textsIn(item, found, bare, at);
  if (node === null || typeof node !== 'object' || Array.isArray(node)) return;
  if (node.type === 'StringLiteral') found.literals.add(node.value);
  if (node.type === 'TemplateLiteral') {
    const raw = node.quasis.map((quasi) =>
      (quasi.cooked ?? quasi.raw).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
    );
    if (raw.some((part) => part.length > 1)) found.patterns.push(new RegExp(`^${raw.join('.+')}$`));
  }
  if (node.type === 'JSXText' && /\p{L}{2,}/u.test(node.value)) bare.push(node.value.trim());
  if (
    node.type === 'JSXAttribute' &&
    ['title', 'label', 'placeholder', 'alt', 'aria-label', 'hint', 'detail'].includes(node.name.value)
  ) {
    if (node.value?.type === 'StringLiteral' && /\p{L}{2,}/u.test(node.value.value))
      bare.push(node.value.value);
  }
  if (node.type === 'JSXAttribute' && ['maxLength', 'max'].includes(node.name.value)) {
    const { expression } = node.value ?? {};
    if (expression?.type === 'NumericLiteral') bare.push(`limit ${node.name.value}={${expression.value}}`);
  }
  for (const [key, value] of Object.entries(node)) if (key !== 'span') textsIn(value, found, bare, node.type);
}

/** Names that are the same in every language. */
const NAMES = new Set([
  'Paga',
  'Shqip',
  'English',
  'Excel',
  'PDF',
  'NUI',
  'QuickBooks',
  'IBAN',
  'Ctrl',
  'Enter',
  'Esc',
]);

async function readSources(dir) {
  const found = { literals: new Set(), patterns: [] };
  const bare = [];
  for (const file of sourcesOf(path.join(dir, 'src'))) {
    const texts = [];
    textsIn(
      await parse(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x') }),
      found,
      texts,
    );
    for (const text of texts.filter((one) => !NAMES.has(one)))
      bare.push(
        `${path.relative(root, file)}: ${text.startsWith('limit ') ? `${text} belongs to the contract` : `bare text "${text}"`}`,
      );
  }
  const manifest = path.join(dir, 'remote.json');
  if (existsSync(manifest))
    JSON.parse(readFileSync(manifest, 'utf8'), (key, value) => {
      // Below these keys the audit log finds what fields are called.
      if (key === 'auditFields')
        found.patterns.push(...value.map((prefix) => new RegExp(`^${prefix}[.]\\w+$`)));
      if (typeof value === 'string' && !/^\d+$/.test(key)) found.literals.add(value);
      return value;
    });
  return { found, bare };
}

function isUsed(key, namespace, found) {
  const plain = key.replace(PLURAL, '');
  const names = [key, plain, `${namespace}:${key}`, `${namespace}:${plain}`];
  return names.some(
    (name) => found.literals.has(name) || found.patterns.some((pattern) => pattern.test(name)),
  );
}

/** Calls of `t('…')` are recognized by their shape: a literal with dots whose first part is a first key of the namespace. */
function absentKeys(messages, found) {
  const plain = new Set(Object.keys(messages).flatMap((key) => [key, key.replace(PLURAL, '')]));
  const roots = new Set(Object.keys(messages).map((key) => key.split('.')[0]));
  return [...found.literals].filter(
    (text) =>
      /^[a-z][A-Za-z0-9]*(\.[A-Za-z0-9_]+)+$/.test(text) &&
      roots.has(text.split('.')[0]) &&
      !plain.has(text) &&
      !/\.(tsx?|json|css|svg|mjs)$/.test(text),
  );
}

/** What is wrong with the messages of one package. `elsewhere`: what other packages say, for keys one package reads of another. */
async function faultsOf(folder, elsewhere) {
  const dir = path.resolve(root, folder);
  const namespace = namespaceOf(folder);
  const [sq, en] = ['sq', 'en'].map((language) => flatMessages(readMessages(dir, language)));
  const { found, bare } = await readSources(dir);
  const used = (key) =>
    isUsed(key, namespace, found) ||
    elsewhere.literals.has(`${namespace}:${key}`) ||
    isDynamic(key, namespace);
  return [
    ...['sq', 'en']
      .filter((language) => !isSorted(readMessages(dir, language)))
      .map((language) => `${folder}/messages/${language}.json is not sorted`),
    ...Object.keys(sq)
      .filter((key) => !(key in en))
      .map((key) => `${folder}: ${key} is missing in en`),
    ...Object.keys(en)
      .filter((key) => !(key in sq))
      .map((key) => `${folder}: ${key} is missing in sq`),
    ...Object.entries({ ...sq, ...en })
      .filter(([, text]) => text.trim() === '')
      .map(([key]) => `${folder}: ${key} is empty`),
    ...Object.keys(sq)
      .filter((key) => !used(key))
      .map((key) => `${folder}: ${key} is not used`),
    ...absentKeys({ ...sq, ...en }, found).map((key) => `${folder}: ${key} is used and has no text`),
    ...bare,
  ];
}

/** The texts of error codes are read by code: the contract's list says which there must be. */
const isDynamic = (key, namespace) => namespace === 'shell' && key.startsWith('errors.');

/** The faults of the texts of `folders`, one sentence each; empty when all is well. */
async function checkMessages(folders = packagesWithMessages()) {
  const elsewhere = { literals: new Set(), patterns: [] };
  for (const folder of folders)
    for (const literal of (await readSources(path.resolve(root, folder))).found.literals)
      elsewhere.literals.add(literal);
  return (await Promise.all(folders.map((folder) => faultsOf(folder, elsewhere)))).flat();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const faults = await checkMessages(process.argv.length > 2 ? process.argv.slice(2) : undefined);
  for (const fault of faults) console.error(fault);
  console.log(
    faults.length === 0 ? 'messages: complete in both languages' : `messages: ${faults.length} fault(s)`,
  );
  process.exit(faults.length === 0 ? 0 : 1);
}
