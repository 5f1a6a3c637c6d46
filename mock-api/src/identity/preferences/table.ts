import type { Preference, PreferenceScreen } from '@paga/contract/identity/preferences';
import { bigint, jsonb, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { companyTable } from '#core/db/company-table.ts';
import { user } from '#core/user/table.ts';

/** How a person likes a screen in a company: a filter may name the company's own sectors, so each company has its own. */
export const preference = companyTable(
  'preference',
  {
    userId: bigint({ mode: 'number' })
      .notNull()
      .references(() => user.id),
    screen: text().$type<PreferenceScreen>().notNull(),
    value: jsonb().$type<Preference>().notNull(),
    savedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [uniqueIndex('preference_once').on(t.tenantId, t.userId, t.screen)],
);
