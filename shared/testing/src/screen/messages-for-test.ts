import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Resources = Record<'sq' | 'en', Record<string, object>>;

const root = path.resolve(__dirname, '../../../..');

/** The packages whose texts every page has, and the one the test lies in. */
function foldersFor(testPath: string): string[] {
  const [first = '', second = ''] = path.relative(root, testPath).split(path.sep);
  const own = first === 'shared' ? path.join(first, second) : first;
  return [...new Set(['shell', 'shared/kit', 'shared/platform', own])].filter((folder) =>
    existsSync(path.join(root, folder, 'messages/sq.json')),
  );
}

/** Texts in both languages by namespace: the name of the folder without `mf-`. */
export function messagesForTest(testPath: string): Resources {
  const resources: Resources = { sq: {}, en: {} };
  for (const folder of foldersFor(testPath)) {
    const namespace = path.basename(folder).replace(/^mf-/, '');
    for (const language of ['sq', 'en'] as const) {
      resources[language][namespace] = JSON.parse(
        readFileSync(path.join(root, folder, 'messages', `${language}.json`), 'utf8'),
      ) as object;
    }
  }
  return resources;
}
