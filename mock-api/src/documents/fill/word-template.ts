import { PlaceholderName } from '@paga/contract/documents';
import Docxtemplater from 'docxtemplater';
import PizZip from 'pizzip';
import type { DomainError } from '#core/domain-error.ts';
import { type DocxParts, isXml, notReadable } from './docx-parts.ts';

/** What stands in the place of each placeholder; nothing where a value is missing. */
export type PlaceholderValues = Readonly<Partial<Record<PlaceholderName, string>>>;

/** The placeholders of a template: those known, in the order of the document, and the others as they are spelled there. */
export type FoundPlaceholders = { known: PlaceholderName[]; unknown: string[] };

type Fault = { properties?: { errors?: Fault[]; id?: string; xtag?: string } };

/** Names the first fault of a template: a placeholder that is not closed, or whatever makes it unreadable. */
function faultOf(cause: unknown): DomainError {
  const { properties } = cause as Fault;
  const { id, xtag } = (properties?.errors?.[0] ?? { properties }).properties ?? {};
  return notReadable(
    /unclosed|unopened/.test(id ?? '') ? 'unclosed' : 'broken',
    xtag?.replace(/^\{/, '').trim(),
    cause,
  );
}

/**
 * Takes every placeholder as plain text and remembers it. The library also knows loops, conditions, raw XML and delimiters that change: with
 * this before them none of them runs.
 */
function plainText(seen: Set<string>) {
  const first = Number.MAX_SAFE_INTEGER;
  const remember = ({ value }: { value: string }) => seen.add(value);
  return {
    name: 'plain text',
    matchers: () => [
      [
        /^([\s\S]*)$/,
        '',
        ([, text = '']: string[]) => ({ value: text.trim(), priority: first, onMatch: remember }),
      ],
    ],
  };
}

function opened(parts: DocxParts, values: PlaceholderValues, seen = new Set<string>()): Docxtemplater {
  const zip = new PizZip();
  for (const [name, content] of parts) if (isXml(name)) zip.file(name, content);
  try {
    return new Docxtemplater(zip, {
      delimiters: { start: '{{', end: '}}' },
      syntax: { changeDelimiterPrefix: null, allowUnopenedTag: true },
      stripInvalidXMLChars: true,
      errorLogging: false,
      modules: [plainText(seen) as unknown as Docxtemplater.DXT.Module],
      parser: (tag) => ({ get: () => values[tag as PlaceholderName] ?? '' }),
    });
  } catch (cause) {
    throw faultOf(cause);
  }
}

/** The placeholders of a template; whatever the list does not know, a loop or a condition too, is unknown. */
export function placeholdersIn(parts: DocxParts): FoundPlaceholders {
  const seen = new Set<string>();
  opened(parts, {}, seen);
  const isKnown = (name: string): name is PlaceholderName => PlaceholderName.safeParse(name).success;
  return { known: [...seen].filter(isKnown), unknown: [...seen].filter((name) => !isKnown(name)) };
}

/** The parts of the filled document, in the order of the template. Values are text: markup in them stays text. */
export function filledParts(parts: DocxParts, values: PlaceholderValues): DocxParts {
  const document = opened(parts, values);
  try {
    document.render({});
  } catch (cause) {
    throw faultOf(cause);
  }
  const zip = document.getZip();
  return new Map(
    [...parts].map(([name, content]) => {
      const part: { asUint8Array: () => Uint8Array } | null = isXml(name) ? zip.file(name) : null;
      return [name, part ? Buffer.from(part.asUint8Array()) : content];
    }),
  );
}
