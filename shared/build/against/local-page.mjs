// The page and the registry of a deployed installation as this machine shows them: with one remote that is being written, signed by a key of this checkout, and with a
// script that loads the page anew when that remote was built. Nothing else of them is another, their security policy neither.
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { integrityOf } from '../bundle/finish.mjs';
import { root } from '../bundle/rspack.base.mjs';

const { publicKeys, registryKeys, signRegistry } = await tsImport(
  '../../../mock-api/src/core/site/registry-keys.ts',
  import.meta.url,
);
const { pageCopy } = await tsImport('../../platform/src/registry/page-copy.ts', import.meta.url);

const KEYS = /(<meta name="paga-registry-keys" content=")[^"]*/;
const COPY = /(<script type="application\/json" id="paga-remotes">)([^<]*)/;

/** Where the script lies, and where it hears of builds. */
export const RELOAD = '/against/reload.js';
export const BUILDS = '/against/builds';

/** What was typed is a draft by then, and the session is kept: the page comes back where it was. */
export const RELOAD_SCRIPT = `const shown = document.currentScript.dataset.build;
new EventSource('${BUILDS}').addEventListener('message', ({ data }) => { if (data !== shown) location.reload(); });
`;

const keys = () =>
  registryKeys({
    name: 'AGAINST_KEY',
    value: undefined,
    file: path.join(root, '.build/against/registry.key'),
  });

const withEntry = (remotes, entry) =>
  remotes.some(({ name }) => name === entry.name)
    ? remotes.map((one) => (one.name === entry.name ? entry : one))
    : [...remotes, entry];

/** The registry there, with the remote of this checkout in the place of the deployed one, or after the others where it was never published. */
export function localRegistry({ version, remotes }, entry) {
  return signRegistry({ version, remotes: withEntry(remotes, entry) }, keys(), Date.now());
}

/** Whether the shell there verifies its registry: one that does not cannot be given another. */
export const isPageOfShell = (html) => KEYS.test(html) && COPY.test(html);

/** The page there, which trusts the key of this checkout. `build`: the number of the build that it loads. */
export function localPage(html, entry, build) {
  const script = `<script defer src="${RELOAD}" data-build="${build}" integrity="${integrityOf(RELOAD_SCRIPT)}" crossorigin="anonymous"></script>`;
  return html
    .replace(KEYS, (_, before) => before + publicKeys(keys()))
    .replace(COPY, (_, tag, copy) => {
      const { remotes } = JSON.parse(copy);
      const text = JSON.stringify({ remotes: withEntry(remotes, pageCopy({ remotes: [entry] }).remotes[0]) });
      return tag + text.replaceAll('<', '\\u003c');
    })
    .replace('</head>', () => `${script}\n</head>`);
}
