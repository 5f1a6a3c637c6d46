import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Tree = { readonly [key: string]: string | Tree };

const checkout = path.resolve(import.meta.dirname, '../../..');
const readJson = (file: string) => JSON.parse(readFileSync(path.join(checkout, file), 'utf8')) as unknown;
const below = (tree: Tree, key: string): Tree =>
  key.split('.').reduce<Tree>((at, part) => (at[part] ?? {}) as Tree, tree);

/** What pages call the fields and values of the audit log: the words of the log itself before those that each remote has for its own domain. */
function wordsIn(language: 'sq' | 'en'): Tree {
  const ofRemotes = readdirSync(checkout)
    .filter((folder) => folder.startsWith('mf-'))
    .flatMap((folder) => {
      const { auditFields = [] } = readJson(`${folder}/remote.json`) as { auditFields?: string[] };
      const messages = readJson(`${folder}/messages/${language}.json`) as Tree;
      return auditFields.map((key) => below(messages, key)).reverse();
    });
  const { page, field, value } = below(
    readJson(`mf-admin/messages/${language}.json`) as Tree,
    'auditLog',
  ) as Record<'page' | 'field' | 'value', Tree>;
  return { page, field: Object.assign({}, ...ofRemotes, field), value };
}

/** The words of the audit log as a module, so that the server writes the same into a file as pages show. */
export const auditWordsSource = (): string =>
  `// Written by \`pnpm derive\` from the messages of the pages.
export type AuditWords = { readonly [key: string]: string | AuditWords };
export const AUDIT_WORDS: Readonly<Record<'sq' | 'en', AuditWords>> = ${JSON.stringify({ sq: wordsIn('sq'), en: wordsIn('en') })};
`;
