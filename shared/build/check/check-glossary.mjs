// `pnpm check:words`, second half: texts that people read say each thing by the one word docs/glossary.md has for it.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkout, readPackages } from '../house/sources.mjs';
import { FORBIDDEN_TEXTS, LITERAL_TEXTS, SOURCES_OF_OTHERS } from './glossary.mjs';
import { flatMessages, readMessages } from './messages.mjs';

const LITERALS = new Set(LITERAL_TEXTS);
const LANGUAGES = ['sq', 'en'];
const STRINGS = /'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g;

/** What a text of a language says wrongly, each with the better word. A rule's third part is what may stand nevertheless. */
export function wrongWords(text, language) {
  return FORBIDDEN_TEXTS[language].flatMap(([pattern, better, allowed]) => {
    const plain = text.replace(/\{\{(?!what\})\w+\}\}/g, '…');
    const [hit] = pattern.exec(allowed ? plain.replace(new RegExp(allowed, 'gu'), '…') : plain) ?? [];
    return hit === undefined ? [] : [`say ${better} instead of "${hit}"`];
  });
}

const faultsOfMessages = (dir) =>
  LANGUAGES.flatMap((language) =>
    Object.entries(flatMessages(readMessages(path.join(checkout, dir), language)))
      .filter(([key]) => !LITERALS.has(`${dir} ${key}`))
      .flatMap(([key, text]) =>
        wrongWords(text, language).map((fault) => `${dir}/messages/${language}.json, ${key}: ${fault}`),
      ),
  );

/** Albanian has its letters, else it is told by its own words; what else begins like a sentence, or names a file, is held to both languages. */
function languagesOf(text) {
  if (/[ëçËÇ]/.test(text)) return ['sq'];
  return /^\p{Lu}\p{L}*( \p{L}|$)|\.(xlsx|pdf|zip)$/u.test(text) && !/^\w+Error$/.test(text) ? LANGUAGES : [];
}

const faultsOfSource = (file) =>
  [...readFileSync(path.join(checkout, file), 'utf8').matchAll(STRINGS)].flatMap(([quoted]) => {
    const text = quoted.slice(1, -1).replace(/\$\{[^}]*\}/g, '…');
    return languagesOf(text).flatMap((language) =>
      wrongWords(text, language).map((fault) => `${file}: ${fault}`),
    );
  });

/** The faults of all texts: the messages of every package, and the strings of the server and of payroll that people read. */
export function glossaryFaults() {
  const packages = readPackages();
  const sources = packages
    .filter(({ dir }) => dir === 'mock-api' || dir === 'shared/payroll')
    .flatMap(({ files }) => files)
    .filter(
      (file) => file.includes('/src/') && !file.includes('.test.') && !SOURCES_OF_OTHERS.includes(file),
    );
  return [...packages.flatMap(({ dir }) => faultsOfMessages(dir)), ...sources.flatMap(faultsOfSource)];
}
