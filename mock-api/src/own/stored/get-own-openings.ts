import { getOwnOpenings as call, MOST_OPENINGS } from '@paga/contract/own/stored';
import type { Language } from '@paga/contract/shapes';
import { sql } from 'drizzle-orm';
import type { AuditChanges } from '#core/audit/table.ts';
import { sentenceOf } from '#core/audit/words/sentence.ts';
import { ownRead } from '#core/http/own-handler.ts';
import { WORDS } from './shown-value.ts';

type Line = { at: Date | string; user: string; page: string; type: string; changes: AuditChanges };

/** As the log says it, but to the person it is about. */
function textOf({ user, page, type, changes: { employee, ...changes } }: Line, language: Language): string {
  const opened = WORDS[language].opened[type];
  if (opened === undefined) return sentenceOf({ user, page, type, changes }, language);
  const file = changes.fileName?.new;
  return `${user} ${opened}${file ? `: ${file}` : ''}`;
}

/** The role of own pages reads no line of the audit log: a function of the database answers the openings of whose page it is. */
export const getOwnOpenings = ownRead({
  call,
  part: 'data',
  atWork: true,
  run: async (ctx, { query: { language } }) => {
    const { rows } = await ctx.tx.execute<Line>(
      sql`select "at", "user", "page", "type", "changes" from own_openings(${MOST_OPENINGS})`,
    );
    return rows.map((line) => ({ at: new Date(line.at).toISOString(), text: textOf(line, language) }));
  },
});
