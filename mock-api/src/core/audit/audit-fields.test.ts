import { auditWords } from '@paga/testing/audit-words';
import { freshServer } from '@paga/testing/server';
import { areas } from '#areas.ts';
import { bindCalls } from '#core/http/bound-call.ts';
import { populated } from '#every-call/fixture.ts';
import { sampleInput } from '#every-call/sample-input.ts';
import { auditLine } from './table.ts';
import { sentenceOf } from './words/sentence.ts';

/** What the list translates of a field: `edits.night`, `budgetLine.7`, `Arta Krasniqi (7).avanse`. */
const nameOf = (path: string) => /^(\w+)\.\d+$/.exec(path)?.[1] ?? path.slice(path.lastIndexOf('.') + 1);

test('every field that a call writes into the audit log has a word in both languages', async () => {
  const server = await freshServer('audit_fields');
  const agimi = await populated(server, 'Agimi');
  const [superAdmin, { admin, id }] = [await server.superAdmin(), agimi.company];
  const writes = bindCalls(areas).filter(({ handler }) => handler?.effect === 'write');
  // Deletions come last, so that the other calls find what they change.
  const lasts = /^(delete|remove|leave|logout)/;
  const ordered = [
    ...writes.filter(({ name }) => !lasts.test(name)),
    ...writes.filter(({ name }) => lasts.test(name)),
  ];
  for (const { call } of ordered) {
    for (const speaker of [server.as(admin), server.as(superAdmin, { company: id })]) {
      await speaker.call(call, sampleInput(call, id, agimi) as never).catch(() => undefined);
    }
  }
  const lines = await server.asAccess((tx) => tx.select().from(auditLine));
  const fields = new Set(lines.flatMap(({ changes }) => Object.keys(changes).map(nameOf)));
  expect(fields.size).toBeGreaterThan(80);
  for (const language of ['sq', 'en'] as const) {
    const known = auditWords(language);
    // A public holiday is named by its day.
    expect(
      [...fields].filter((field) => !(field in known || /^\d{4}-\d{2}-\d{2}$/.test(field))).sort(),
    ).toEqual([]);
  }
  for (const language of ['sq', 'en'] as const)
    for (const { page, type, changes } of lines) {
      const said = sentenceOf({ user: 'Arta', page, type, changes }, language);
      expect(said).toMatch(/^Arta \p{L}/u);
      // No key of the program, and no place of a word that is left open: `markStep`, `contributionPayment`, `{{page}}`.
      expect(said.replace(namesIn(changes), '')).not.toMatch(
        /\p{Ll}\p{Lu}|[{}]|_|undefined|null|\b\d\d\.\d{4}\b/u,
      );
    }
});

/** What people wrote may look like anything. */
const namesIn = (changes: Record<string, { new: unknown }>) =>
  new RegExp(
    ['name', 'fileName', 'document', 'device', 'user', 'employee', 'project', 'whatIf', 'publishedWith']
      .flatMap((field) =>
        typeof changes[field]?.new === 'string' ? [changes[field].new.replaceAll(/[^\p{L}\d ]/gu, '.')] : [],
      )
      .join('|') || '(?!)',
    'gu',
  );
