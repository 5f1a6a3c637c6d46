import PizZip from 'pizzip';

/** The content type of a Word document. */
export const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const TYPES = `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${MAIN}.main+xml"/></Types>`;
const RELATIONS = `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;
const NAMESPACE = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** A paragraph of a letter: its title, the heading of an article, or running text. */
export type Paragraph = { as: 'title' | 'heading' | 'text'; text: string };

/** A ready-made template: its name, the name of its file, and what stands in it. */
export type Letter = { name: string; fileName: string; paragraphs: readonly Paragraph[] };

export const title = (content: string): Paragraph => ({ as: 'title', text: content });
export const heading = (content: string): Paragraph => ({ as: 'heading', text: content });
export const text = (content: string): Paragraph => ({ as: 'text', text: content });

// Half points, and where the paragraph stands.
const LOOKS = {
  title: { size: 32, isBold: true, align: 'center', after: 240 },
  heading: { size: 22, isBold: true, align: 'center', after: 80 },
  text: { size: 22, isBold: false, align: 'both', after: 160 },
} as const;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function drawn({ as, text }: Paragraph): string {
  const { size, isBold, align, after } = LOOKS[as];
  const properties = `<w:pPr><w:spacing w:after="${after}"/><w:jc w:val="${align}"/></w:pPr>`;
  const run = `<w:rPr>${isBold ? '<w:b/>' : ''}<w:sz w:val="${size}"/></w:rPr>`;
  return `<w:p>${properties}<w:r>${run}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`;
}

/** A Word document of these paragraphs on A4. */
export function wordLetter(paragraphs: readonly Paragraph[]): Uint8Array<ArrayBuffer> {
  const page =
    '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1418" w:right="1418" w:bottom="1418" w:left="1418"/></w:sectPr>';
  const body = paragraphs.map(drawn).join('');
  const zip = new PizZip();
  zip.file('[Content_Types].xml', TYPES);
  zip.file('_rels/.rels', RELATIONS);
  zip.file(
    'word/document.xml',
    `${XML}<w:document ${NAMESPACE}><w:body>${body}${page}</w:body></w:document>`,
  );
  return Uint8Array.from(zip.generate({ type: 'uint8array', compression: 'DEFLATE' }));
}
