import { z } from 'zod';
import { Id } from '#core/shapes.ts';

/**
 * What a problem of every import says beside its own code and place: an `error` keeps the row, or the file, from being saved, a `warning` does not.
 * `value` is what the cell holds, `limit` the bound it broke.
 */
export const ProblemFacts = {
  severity: z.enum(['error', 'warning']),
  value: z.string().optional(),
  limit: z.string().optional(),
};

/** A saved import in the list of the last ones, beside what it has counted; `blocked` says by which months and people it cannot be undone. */
export const SavedImport = {
  id: Id,
  fileName: z.string(),
  savedAt: z.string(),
  savedBy: z.string().nullable(),
  undone: z.object({ at: z.string(), by: z.string().nullable() }).nullable(),
  blocked: z.object({ months: z.array(z.string()), people: z.array(z.string()) }).nullable(),
};
