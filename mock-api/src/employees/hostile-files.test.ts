import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { uploadAttachment } from '@paga/contract/employees';
import { freshServer, type TestCompany, type TestServer } from '@paga/testing/server';
import { zipped } from '@paga/testing/workbook';
import { folderFiles } from '#core/files/folder-files.ts';

const PDF = '%PDF-1.7\n%%EOF';
const HTML = '<!doctype html><script>alert(document.cookie)</script>';

/** Names that lead elsewhere, pretend to be something else, or break what shows them; the content is a PDF. */
const NAMES = [
  '../../../etc/passwd',
  '..\\..\\windows\\system32\\drivers.pdf',
  '/etc/cron.d/paga',
  'C:\\autoexec.bat',
  '\\\\server\\share\\kontrata.pdf',
  'file:///etc/passwd',
  '..',
  '.',
  '...',
  '.htaccess',
  '~/.ssh/authorized_keys',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '..%c0%af..%c0%afetc',
  'kontrata.pdf/../../x.html',
  'kontrata.html',
  'kontrata.pdf.html',
  'kontrata.svg',
  'kontrata.exe',
  'kontrata.pdf ',
  'kontrata.pdf::$DATA',
  'kontrata\u202efdp.exe',
  'kontrata\u200b.pdf',
  'CON',
  'nul.txt',
  '"; filename=x.html; "',
  'a".html',
  '<script>alert(1)</script>.pdf',
  '=cmd|calc',
  'ë'.repeat(400),
  '',
] as const;

const office = (parts: Record<string, string>) => zipped({ '[Content_Types].xml': '<Types/>', ...parts });
const pngAndPage = Buffer.concat([Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'), Buffer.from(HTML)]);
const entry = (name: string) => zipped({ [name]: 'x' });

/** Contents under the name of an honest document. */
const CONTENTS: readonly [string, string | Buffer][] = [
  ['a page', HTML],
  ['a page with a mark of its bytes', `\ufeff${HTML}`],
  ['a page after spaces', `   \n${HTML}`],
  ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['an XML document', '<?xml version="1.0"?><x/>'],
  ['an XML document with an entity', '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>'],
  ['a script', 'alert(1)'],
  ['a shell script', '#!/bin/sh\nrm -rf /'],
  ['a program of Windows', Buffer.from('MZ\u0090\u0000', 'latin1')],
  ['a program of Linux', Buffer.from('\u007fELF', 'latin1')],
  ['a class of Java', Buffer.from('cafebabe', 'hex')],
  ['text', 'Kontrata'],
  ['text with commas', 'Emri,Paga\nArta,1000'],
  ['rich text', '{\\rtf1 {\\object}}'],
  ['an old office file', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
  ['a link of Windows', Buffer.from('4c0000000114020000000000c000000000000046', 'hex')],
  ['an archive', entry('a.txt')],
  ['an archive that climbs', entry('../../x.txt')],
  ['an archive of the root', entry('/etc/passwd')],
  ['an archive that calls itself a document', zipped({ 'word/document.xml': '<w/>' })],
  ['a document with macros', office({ 'word/document.xml': '<w/>', 'word/vbaProject.bin': 'x' })],
  ['a workbook with ActiveX', office({ 'xl/workbook.xml': '<w/>', 'xl/activeX/activeX1.xml': 'x' })],
  ['two documents in one', office({ 'word/document.xml': '<w/>', 'xl/workbook.xml': '<w/>' })],
  ['a document cut short', office({ 'word/document.xml': '<w/>' }).subarray(0, 60)],
  ['zeros', Buffer.alloc(1000)],
  ['almost a PDF', ' %PDF-1.7'],
  ['a picture that is a page behind its signature', pngAndPage],
  ['a picture that is a script', `GIF89a=1;alert(1)//`],
  ['a PDF that is a page', `%PDF-1.7\n${HTML}`],
  [
    'a document that lies about its size',
    zipped({ '[Content_Types].xml': 'x', 'word/document.xml': 'x' }, { claimedSize: 4_000_000_000 }),
  ],
];

const FORMATS =
  /^(application\/(pdf|vnd\.openxmlformats-officedocument\.[\w.]+)|image\/(png|jpeg|gif|webp))$/;

let server: TestServer;
let agimi: TestCompany;
const around = mkdtempSync(path.join(tmpdir(), 'paga-hostile-'));
beforeAll(async () => {
  server = await freshServer('hostile_files', { files: folderFiles(path.join(around, 'store')) });
  agimi = await server.company({ name: 'Agimi' });
});
afterAll(() => rmSync(around, { recursive: true, force: true }));

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((found) => !found.isDirectory())
    .map((found) => path.relative(around, path.join(found.parentPath, found.name)));

/** Sends the file by hand, so that the name goes out as it stands. */
const send = (name: string, content: string | Buffer) => {
  const file = new File([typeof content === 'string' ? content : Uint8Array.from(content)], name, {
    type: 'text/html',
  });
  return server.as(agimi.user).call(uploadAttachment, { body: { userId: agimi.id, file } });
};

async function expectHarmless(filePath: string): Promise<void> {
  const { status, headers } = await server.request(filePath, {
    headers: {
      cookie: `paga_session=${agimi.user.cookie}`,
      authorization: `Bearer ${agimi.user.handle}`,
    },
  });
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toMatch(
    /^attachment; filename="[\w.-]+"; filename\*=UTF-8''[\w.%!~*'()-]+$/,
  );
  expect(headers.get('content-type')).toMatch(FORMATS);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
}

afterEach(() => {
  const outside = filesBelow(around).filter(
    (file) => !/^store\/\d+\/attachments\/[0-9a-f]{44}\.(pdf|png|gif|docx|xlsx|pptx)$/.test(file),
  );
  expect(outside).toEqual([]);
  expect(readdirSync(around).filter((name) => name !== 'store')).toEqual([]);
});

test('there are sixty of them', () => {
  expect(NAMES.length + CONTENTS.length).toBe(60);
});

test.each(NAMES)('the name %j leads nowhere and is shown as a PDF', async (name) => {
  const { status, body } = await send(name, PDF);
  // A part of a form without a file name is no file.
  if (status === 422) return expect(name).toBe('');
  expect(status).toBe(200);
  expect(body.fileName).toMatch(/^[^/\\<>:"|?*%;\p{Cc}\p{Cf}]{1,140}\.pdf$/u);
  expect(body.fileName).not.toMatch(/^\.|\.(html|exe|svg|bat)\b/i);
  await expectHarmless(body.filePath);
});

test.each(CONTENTS)(
  '%s is refused, or saved as what its first bytes are and never shown',
  async (_, content) => {
    const { status, body } = await send('Kontrata.pdf', content);
    if (status === 200) return expectHarmless(body.filePath);
    expect({ status, code: body.code }).toEqual({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' });
  },
);

test('an honest document, workbook and presentation are taken', async () => {
  const parts = { 'word/document.xml': 'docx', 'xl/workbook.xml': 'xlsx', 'ppt/presentation.xml': 'pptx' };
  for (const [main, extension] of Object.entries(parts)) {
    const { status, body } = await send('Kontrata.doc', office({ [main]: '<x/>' }));
    expect({ status, fileName: body.fileName }).toEqual({ status: 200, fileName: `Kontrata.${extension}` });
  }
});

const packed = (content: string) => deflateSync(Buffer.from(content, 'latin1')).toString('latin1');
const pdfWith = (...objects: string[]) =>
  Buffer.from(
    `%PDF-1.7\n${objects.map((one, at) => `${at + 1} 0 obj\n${one}\nendobj\n`).join('')}%%EOF`,
    'latin1',
  );
const streamOf = (dictionary: string, content: string) =>
  `<< ${dictionary} >>\nstream\n${content}\nendstream`;
const SCRIPT = '<< /S /JavaScript /JS (app.alert(1)) >>';
const OBJECTS = '/Type /ObjStm /N 1 /First 4';
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const referring = (type: string, mode: string, part = 'word/_rels/settings.xml.rels') =>
  office({
    'word/document.xml': '<w/>',
    [part]: `<Relationships><Relationship Id="a>b" Type="${RELATION}/${type}" Target="https://example.test/x" ${mode}/></Relationships>`,
  });
const OUTSIDE = 'TargetMode="External"';

test.each<[string, Buffer]>([
  ['a PDF with a script', pdfWith(SCRIPT)],
  ['a PDF whose script is spelled with numbers', pdfWith(SCRIPT.replace('/JavaScript', '/J#61vaScrip#74'))],
  ['a PDF that starts a program', pdfWith('<< /S /Launch /F (cmd.exe) >>')],
  ['a PDF with its script packed', pdfWith(streamOf(`${OBJECTS} /Filter /FlateDecode`, packed(SCRIPT)))],
  [
    'a PDF with its script packed twice',
    pdfWith(streamOf(`${OBJECTS} /Filter [/FlateDecode /FlateDecode]`, packed(packed(SCRIPT)))),
  ],
  [
    'a PDF whose objects are encrypted',
    pdfWith(streamOf(`${OBJECTS} /Filter /FlateDecode`, 'x2!'), '<< /Encrypt 2 0 R >>'),
  ],
  [
    'a PDF whose packed objects stand behind a long dictionary',
    pdfWith(streamOf(`${OBJECTS} /Filter /Crypt /Long (${'x'.repeat(5000)})`, packed(SCRIPT))),
  ],
  ['a document with a remote template', referring('attachedTemplate', OUTSIDE)],
  [
    'a document with a remote picture',
    referring('image', OUTSIDE.toLowerCase().replace('targetmode', 'TargetMode')),
  ],
  [
    'a document whose list of relations is broken',
    office({ 'word/document.xml': '<w/>', '_rels/.rels': '<a' }),
  ],
])('%s is refused with what to do about it', async (_, content) => {
  const { status, body } = await send('Kontrata', content);
  expect({ status, code: body.code }).toEqual({ status: 415, code: 'FILE_HAS_ACTIVE_CONTENT' });
});

test.each<[string, Buffer]>([
  ['a PDF that speaks of scripts', pdfWith(streamOf('/Filter /FlateDecode', packed('(JavaScript /JS) Tj')))],
  [
    'a PDF with packed objects',
    pdfWith(streamOf(`${OBJECTS} /Filter /FlateDecode`, packed('<< /Type /Page >>'))),
  ],
  ['a document with a link to click', referring('hyperlink', OUTSIDE)],
  ['a document with parts of its own', referring('image', 'TargetMode="Internal"')],
])('%s is taken', async (_, content) => {
  expect((await send('Kontrata', content)).status).toBe(200);
});
