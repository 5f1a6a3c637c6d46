import { sql } from 'drizzle-orm';
import { fileLink } from '#core/files/file-store.ts';
import { employee } from '../table.ts';

/** The link of an employee's photo as a column; null without one. */
export const photoLink = sql<string | null>`${fileLink('')} || ${employee.photo}`;
