import {
  readForemanSheet as call,
  type ForemanProblem,
  type ForemanReading,
} from '@paga/contract/payroll/foreman-sheet';
import { folded } from '#core/db/search-text.ts';
import { DomainError } from '#core/domain-error.ts';
import { sentBytes } from '#core/files/sent-bytes.ts';
import { read } from '#core/http/handler.ts';
import { offloaded } from '#core/offload/offload.ts';
import { foremanPeople } from './foreman-people.ts';
import { matchLines } from './match-lines.ts';
import { markText } from './parse-foreman-sheet.ts';

const sheets = offloaded<typeof import('./foreman-sheet.worker.ts')>(
  'payroll/foreman-sheet/foreman-sheet.worker',
  { in: 'thread', seconds: 60 },
);

/** A sheet that is not for this month is read no further. */
function refused(code: ForemanProblem['code'], value: string | null, sector: string | null): ForemanReading {
  return { sector, rows: [], problems: [{ code, row: null, column: null, value }] };
}

export const readForemanSheet = read({
  call,
  run: async (ctx, { body: { file, year, month, sectorId } }) => {
    const { people, sectors } = await foremanPeople(ctx, { year, month });
    if (sectorId !== undefined && !sectors.some(({ id }) => id === sectorId))
      throw new DomainError('NOT_FOUND');
    const { language } = ctx.actor;
    const { lines, mark, problems } = await sheets('readForemanFile', {
      bytes: await sentBytes(file),
      language,
    });
    const sector = mark?.sector ?? null;
    if (problems.length > 0) return { sector, rows: [], problems };
    if (!mark) return refused('noMonth', null, sector);
    if (mark.year !== year || mark.month !== month)
      return refused('otherMonth', markText(mark, null), sector);
    const known = sectors.find(({ name }) => sector !== null && folded(name) === folded(sector));
    const isAnother = sectorId !== undefined && known?.id !== sectorId;
    if (isAnother || (sector !== null && !known)) return refused('otherSector', sector, sector);
    return { sector, ...matchLines(lines, people, known?.id ?? null) };
  },
});
