import { zipped } from './workbook.ts';

export const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const TYPES = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${DOCX_TYPE}.main+xml"/><Override PartName="/word/header1.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.header+xml"/></Types>`;
const RELS = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;
const DOCUMENT_RELS = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/header" Target="header1.xml"/></Relationships>`;
const W =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (runs: string | readonly string[]) => `<w:p>${[runs].flat().map(run).join('')}</w:p>`;

/**
 * A Word document of these paragraphs, each a text or the runs that Word has split it into; `extra` adds parts or replaces them.
 *
 * ```ts
 * aDocx(['Kontratë për ', ['{{first', 'Name}}', ' {{lastName}}']])
 * ```
 */
export function aDocx(
  paragraphs: readonly (string | readonly string[])[],
  {
    header = 'Agimi',
    extra = {},
  }: { header?: string; extra?: Readonly<Record<string, string | Uint8Array>> } = {},
): Uint8Array<ArrayBuffer> {
  const body = paragraphs.map(paragraph).join('');
  const section = '<w:sectPr><w:headerReference w:type="default" r:id="rId1"/></w:sectPr>';
  const parts = {
    '[Content_Types].xml': TYPES,
    '_rels/.rels': RELS,
    'word/_rels/document.xml.rels': DOCUMENT_RELS,
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:document ${W}><w:body>${body}${section}</w:body></w:document>`,
    'word/header1.xml': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:hdr ${W}>${paragraph(header)}</w:hdr>`,
    ...extra,
  };
  return Uint8Array.from(zipped(parts));
}
