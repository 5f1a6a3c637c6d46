import type { TemplateParagraph } from '@paga/contract/documents';
import type { Language } from '@paga/contract/shapes';
import type { DocxParts } from './docx-parts.ts';

/** Enough for the first page. */
const MOST_LETTERS = 2_400;
/** So much of a document's markup is read for it. */
const MOST_MARKUP = 400_000;

const SIGNS: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
const plain = (xml: string) =>
  xml.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => SIGNS[name] ?? '');

function paragraphOf(xml: string): TemplateParagraph {
  const pieces = [...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<w:(tab|br)\b/g)];
  const text = pieces.map(([, letters, gap]) => (gap ? ' ' : plain(letters ?? ''))).join('');
  return { text: text.trim(), isHeading: /<w:jc w:val="center"|<w:pStyle w:val="(Heading|Title)/.test(xml) };
}

/** The first page of a Word document as paragraphs of plain text; empty ones are left out. */
export function previewText(parts: DocxParts): TemplateParagraph[] {
  const xml = parts.get('word/document.xml')?.subarray(0, MOST_MARKUP).toString('utf8') ?? '';
  const shown: TemplateParagraph[] = [];
  let left = MOST_LETTERS;
  for (const part of xml.split('</w:p>').slice(0, -1)) {
    const paragraph = paragraphOf(part);
    if (paragraph.text === '') continue;
    shown.push({ ...paragraph, text: paragraph.text.slice(0, left) });
    left -= paragraph.text.length;
    if (left <= 0) break;
  }
  return shown;
}

/** Words that only one of the languages has, and every letter of some length holds. */
const WORDS: Readonly<Record<Language, RegExp>> = {
  sq: /\b(?:dhe|në|të|për|me|nga|është|së)\b/giu,
  en: /\b(?:and|the|of|for|with|from|is|to)\b/gi,
};

/** The language a text is written in; null when its words do not say. */
export function languageOf(paragraphs: readonly TemplateParagraph[]): Language | null {
  const text = paragraphs.map((paragraph) => paragraph.text.replace(/\{\{.*?\}\}/g, '')).join(' ');
  const count = (language: Language) => text.match(WORDS[language])?.length ?? 0;
  const [sq, en] = [count('sq'), count('en')];
  if (sq === en) return null;
  return sq > en ? 'sq' : 'en';
}
