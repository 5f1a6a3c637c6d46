import { saveEdiImport as call, type EdiConfirmed, type EdiPerson } from '@paga/contract/employees';
import { invalidField } from '#core/domain-error.ts';
import { write } from '#core/http/handler.ts';
import { startImportIn } from '#core/import/imports.ts';
import { importBatch } from '../import/batches/table.ts';
import { startedOn } from './people/started-on.ts';
import { hasErrors } from './read/edi-problem.ts';
import { readEdiFiles, refuseFaulty } from './read-edi-files.ts';
import { saveDrafts } from './save-drafts.ts';

const MOST_NAME = 200;

/** Saves the new people of wage lists as drafts with their gross over time, all or nobody; they are an import, and undone as one. */
export const saveEdiImport = write({
  call,
  load: async (ctx, { body }) => {
    const { workbooks, people } = await readEdiFiles(ctx, body);
    refuseFaulty(workbooks);
    const chosen = confirmed(people, body.choices);
    if (chosen.length === 0) throw invalidField('files', 'nobodyNew', 'There is nobody new to be saved');
    const months = workbooks.flatMap(({ month }) => month ?? []).sort();
    return { chosen, skipped: people.length - chosen.length, fileName: nameOf(months) };
  },
  run: async (ctx, _, { chosen, skipped, fileName }) => {
    const importId = await startImportIn(ctx, importBatch, fileName);
    const ids = await saveDrafts(ctx, chosen, importId);
    return { importId, added: ids.length, skipped };
  },
  audit: ({ loaded, answer }) => ({
    page: 'employees',
    type: 'import',
    objectId: answer.importId,
    new: { fileName: loaded.fileName, savedCount: answer.added },
  }),
});

/** Whom the person wants: new, readable, not left out; with the start of the contract that was confirmed. */
function confirmed(people: readonly EdiPerson[], { leftOut, starts }: EdiConfirmed): EdiPerson[] {
  const out = new Set(leftOut);
  const start = new Map(starts.map(({ key, contractStarted }) => [key, contractStarted]));
  return people
    .filter(({ key, existing, problems }) => !existing && !out.has(key) && !hasErrors(problems))
    .map((person) => startedOn(person, start.get(person.key) ?? person.contractStarted));
}

/** What the list of imports calls it: the months, as people read them. */
function nameOf(months: readonly string[]): string {
  const read = months.map((month) => month.split('-').reverse().join('.'));
  return `EDI ${read.join(', ')}`.slice(0, MOST_NAME);
}
