import type { SheetRow } from './cell.ts';
import { WORKBOOK_LIMITS, type WorkbookLimits } from './limits.ts';
import { readSharedStrings } from './shared-strings.ts';
import { readSheet } from './sheet.ts';
import { readStyles } from './styles.ts';
import { type Parts, unzip } from './unzip.ts';
import { WorkbookError } from './workbook-error.ts';
import { readXml } from './xml-reader.ts';

/**
 * The rows of the first sheet of an .xlsx file, one after the other.
 *
 * Everything is streamed: the archive is unzipped in pieces of some 16 KB, each is parsed as it comes, and a file that grows beyond the limits is
 * dropped at that very piece. `onMerge` hears of merged cells, after the rows. Throws `WorkbookError`.
 */
export async function* openWorkbook(
  bytes: Uint8Array,
  limits: WorkbookLimits = WORKBOOK_LIMITS,
  onMerge: (range: string) => void = () => undefined,
): AsyncGenerator<SheetRow> {
  const parts = await unzip(bytes, limits);
  const { sheet, date1904, strings, styles } = await located(parts);
  const surroundings = {
    strings: strings ? await readSharedStrings(parts.read(strings), limits) : [],
    kinds: styles ? await readStyles(parts.read(styles)) : [],
    date1904,
    limits,
  };
  yield* readSheet(parts.read(sheet), surroundings, onMerge);
}

type Relation = { id: string; kind: string; target: string };
type Located = { sheet: string; date1904: boolean; strings: string | undefined; styles: string | undefined };

// The package says where its workbook is, the workbook where its sheets, texts and styles are; Excel's own names are the fallback.
async function located(parts: Parts): Promise<Located> {
  const workbook =
    (await relations(parts, '')).find(({ kind }) => kind === 'officeDocument')?.target ?? 'xl/workbook.xml';
  if (!parts.has(workbook)) throw new WorkbookError('fileType');
  const sheetIds: string[] = [];
  let date1904 = false;
  let isWorkbook = false;
  await readXml(parts.read(workbook), {
    open: (name, attribute) => {
      if (name === 'workbook') isWorkbook = true;
      if (name === 'sheet') sheetIds.push(attribute('id') ?? '');
      if (name === 'workbookPr') date1904 = ['1', 'true'].includes(attribute('date1904') ?? '');
    },
  });
  if (!isWorkbook) throw new WorkbookError('fileType');
  const related = await relations(parts, workbook);
  const targetOf = (kind: string) =>
    related.find((relation) => relation.kind === kind && parts.has(relation.target))?.target;
  const first =
    related.find(({ id, kind }) => kind === 'worksheet' && id === sheetIds[0])?.target ??
    targetOf('worksheet');
  if (!first || !parts.has(first)) throw new WorkbookError('fileEmpty');
  return { sheet: first, date1904, strings: targetOf('sharedStrings'), styles: targetOf('styles') };
}

async function relations(parts: Parts, part: string): Promise<Relation[]> {
  const cut = part.lastIndexOf('/') + 1;
  const folder = part.slice(0, cut);
  const file = `${folder}_rels/${part.slice(cut)}.rels`;
  if (!parts.has(file)) return [];
  const found: Relation[] = [];
  await readXml(parts.read(file), {
    open: (name, attribute) => {
      if (name !== 'Relationship') return;
      const kind = (attribute('Type') ?? '').split('/').at(-1) ?? '';
      found.push({ id: attribute('Id') ?? '', kind, target: resolved(folder, attribute('Target') ?? '') });
    },
  });
  return found;
}

function resolved(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const path = folder.split('/').slice(0, -1);
  for (const step of target.split('/')) {
    if (step === '..') path.pop();
    else if (step !== '.') path.push(step);
  }
  return path.join('/');
}
