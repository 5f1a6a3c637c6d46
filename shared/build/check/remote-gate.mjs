// The gate of a remote: its remote.json, its code references, its labels, its calls and its shared versions fit, or it is not built.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { checkout as root } from '../house/sources.mjs';
import { NOT_IN_A_REMOTE, resolvedVersion, SHARED_MODULES } from '../shared-modules.mjs';
import { flatMessages, readMessages } from './messages.mjs';

const { RemoteManifest, codeReferences } = await tsImport(
  '../../platform/src/manifest/remote-manifest.ts',
  import.meta.url,
);
const { splitOffer } = await tsImport('../../platform/src/manifest/split-offer.ts', import.meta.url);
const { labelKeys } = await tsImport('../../platform/src/manifest/label-keys.ts', import.meta.url);
const { calls } = await tsImport('../../contract/src/all.ts', import.meta.url);
const { paths: icons } = await tsImport('../../kit/src/brand/icon-paths.ts', import.meta.url);

function codeFaults(dir, manifest) {
  return codeReferences(manifest).flatMap((code) => {
    const [file, name] = code.split('#');
    const found = ['.tsx', '.ts'].map((suffix) => path.join(dir, 'src', `${file}${suffix}`)).find(existsSync);
    if (!found) return [`${code}: there is no src/${file}.tsx`];
    return new RegExp(`export (async )?(function|const) ${name}\\b`).test(readFileSync(found, 'utf8'))
      ? []
      : [`${code}: the file exports no ${name}`];
  });
}

function callFaults(manifest) {
  const { routes, navigation, cards, searchSources, actions = [], settings = [] } = manifest;
  const offers = [...routes, ...navigation, ...cards, ...searchSources, ...actions, ...settings];
  const needed = [...new Set(offers.flatMap(({ needs, reads = [] }) => [...needs, ...reads]))];
  const unknown = [...new Set([...manifest.permissions, ...needed])].filter((name) => !(name in calls));
  // Needs decide who sees an offer: a call that the remote never makes hides it from the wrong people.
  const unused = needed.filter((name) => name in calls && !manifest.permissions.includes(name));
  return [
    ...unknown.map((name) => `the contract has no call ${name}`),
    ...unused.map((name) => `needs ${name}, which the remote does not call`),
  ];
}

const iconFaults = ({ navigation, settings = [], own = [] }) =>
  [...navigation, ...settings, ...own]
    .filter(({ icon }) => !(icon in icons))
    .map(({ path: place, id, icon }) => `${place ?? id}: the kit has no icon ${icon}`);

function versionFaults(dir) {
  return SHARED_MODULES.flatMap(({ name }) => {
    const here = resolvedVersion(dir, name);
    const there = resolvedVersion(path.join(root, 'shell'), name);
    return here === undefined || here === there ? [] : [`${name} is ${here} here and ${there} in the shell`];
  });
}

/** The exports of a module of `shell/src/provided`. */
function providedNames(file) {
  const text = readFileSync(path.join(root, 'shell', file), 'utf8').replace(/\/\/[^\n]*/g, '');
  return new Set(
    [...text.matchAll(/export \{([^}]*)\}/g)].flatMap((match) =>
      match[1].split(',').map((name) => name.trim()),
    ),
  );
}

function sourcesBelow(dir) {
  const files = readdirSync(dir, { recursive: true }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file),
  );
  return files.map((file) => ({ file, text: readFileSync(path.join(dir, file), 'utf8') }));
}

/** Values of a module that stands for a package, as sources import them. */
function usedNames(text, { name }) {
  const imports = [...text.matchAll(new RegExp(`import \\{([^}]*)\\} from '${name}'`, 'g'))].flatMap(
    (match) => match[1].split(','),
  );
  return imports
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('type '))
    .map((part) => part.split(' as ')[0]);
}

/** Names a provided module does not have: they would be undefined in the page. The contract's API page runs on the server only. */
function providedFaults(dir) {
  const sources = [
    ...sourcesBelow(path.join(dir, 'src')),
    ...sourcesBelow(path.join(root, 'shared/forms/src')),
    ...sourcesBelow(path.join(root, 'shared/contract/src')).filter(({ file }) => !/openapi/.test(file)),
  ];
  return SHARED_MODULES.filter((row) => row.provided ?? row.lent ?? row.late).flatMap((row) => {
    const there = providedNames(row.provided ?? row.lent ?? row.late);
    const missing = sources.flatMap(({ file, text }) =>
      usedNames(text, row)
        .filter((name) => !there.has(name))
        .map((name) => `${file} uses ${name} of ${row.name}, which the shell does not provide`),
    );
    return [...new Set(missing)];
  });
}

/** Parts of a declaration that a derived row lacks. Source: `CallRow` of the contract. */
const UNDERIVED = 'params|query|errors|summary|stepUp|carries|money|calculates|whenClosed|companyIn';
const SCHEMAS = /\b([a-z]\w*)\.(?:(?:body|response)\.\w|(?:UNDERIVED)\b)/g.source.replace(
  'UNDERIVED',
  UNDERIVED,
);

/** What sources read of calls that a page does not have: it carries calls without their schemas. */
function derivedFaults(dir) {
  return sourcesBelow(path.join(dir, 'src')).flatMap(({ file, text }) => {
    const imported = [...text.matchAll(/import \{([^}]*)\} from '@paga\/contract\//g)].flatMap(([, names]) =>
      names.split(',').map((name) => name.trim()),
    );
    return [...text.matchAll(new RegExp(SCHEMAS, 'g'))]
      .filter(([, name]) => name in calls && imported.includes(name))
      .map(
        ([read]) =>
          `${file} reads ${read}: in a page a call has no schemas, name and import the one that is meant`,
      );
  });
}

function dependencyFaults(dir) {
  const { dependencies = {} } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
  const shared = new Set(SHARED_MODULES.map((row) => row.name));
  return NOT_IN_A_REMOTE.filter((name) => name in dependencies && !shared.has(name)).map(
    (name) => `${name} comes through @paga/kit only`,
  );
}

/** Checks a remote; returns its parsed manifest, what an entry of a registry says of its offer, with the texts of its labels, and what is wrong with it. */
export function checkRemote(dir) {
  const parsed = RemoteManifest.safeParse(JSON.parse(readFileSync(path.join(dir, 'remote.json'), 'utf8')));
  if (!parsed.success)
    return {
      faults: parsed.error.issues.map((issue) => `remote.json ${issue.path.join('.')}: ${issue.message}`),
    };
  const manifest = parsed.data;
  const texts = {};
  const faults = [
    ...codeFaults(dir, manifest),
    ...callFaults(manifest),
    ...iconFaults(manifest),
    ...versionFaults(dir),
    ...dependencyFaults(dir),
    ...providedFaults(dir),
    ...derivedFaults(dir),
  ];
  if (path.basename(dir) !== `mf-${manifest.name}`)
    faults.push(`remote.json says "${manifest.name}" in ${path.basename(dir)}`);
  for (const language of ['sq', 'en']) {
    const messages = flatMessages(readMessages(dir, language));
    texts[language] = Object.fromEntries(labelKeys(manifest).map((key) => [key, messages[key]]));
    for (const root of manifest.auditFields ?? [])
      if (!Object.keys(messages).some((key) => key.startsWith(`${root}.`)))
        faults.push(`auditFields ${root} has no texts in messages/${language}.json`);
    for (const key of labelKeys(manifest))
      if (!messages[key]) faults.push(`label ${key} has no text in messages/${language}.json`);
  }
  return { manifest, offered: { ...splitOffer(manifest), texts }, faults };
}

/** Modules in a remote's bundle that only the shell may bring. */
export function bundledButShared(moduleNames) {
  const shared = NOT_IN_A_REMOTE.filter((name) => !name.startsWith('@paga/')).map(
    (name) => new RegExp(`node_modules/(?!\\.pnpm)${name.replace('/', '[/]')}/`),
  );
  return moduleNames.filter((name) => shared.some((pattern) => pattern.test(name)));
}
