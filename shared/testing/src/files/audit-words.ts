import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Tree = { readonly [key: string]: string | Tree };

const checkout = path.resolve(import.meta.dirname, '../../../..');
const readJson = (file: string) => JSON.parse(readFileSync(path.join(checkout, file), 'utf8')) as unknown;

function below(tree: Tree, key: string): Readonly<Record<string, string>> {
  const found = key.split('.').reduce<string | Tree>((at, part) => (at as Tree)[part] ?? {}, tree);
  return found as Record<string, string>;
}

/** What fields of the audit log are called: the words of the log itself, then those that each remote has for its own domain. */
export function auditWords(language: 'sq' | 'en'): Readonly<Record<string, string>> {
  const remotes = readdirSync(checkout).filter((folder) => folder.startsWith('mf-'));
  const words = remotes.flatMap((folder) => {
    const { auditFields = [] } = readJson(`${folder}/remote.json`) as { auditFields?: string[] };
    const messages = readJson(`${folder}/messages/${language}.json`) as Tree;
    return auditFields.map((key) => below(messages, key)).reverse();
  });
  const own = below(readJson(`mf-admin/messages/${language}.json`) as Tree, 'auditLog.field');
  return Object.assign({}, ...words, own);
}
