import { sql } from 'drizzle-orm';
import { employee } from '#company/people/table.ts';
import { fileLink } from '#core/files/file-store.ts';

/** The link of an employee's photo as a column; null without one. */
export const photoLink = sql<string | null>`${fileLink('')} || ${employee.photo}`;
