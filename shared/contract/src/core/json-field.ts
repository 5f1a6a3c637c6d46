import { z } from 'zod';

/** Most characters of the JSON of a form: several times what an employee with every field takes. */
const JSON_FIELD = 65_536;

/** A JSON document inside a form field of a multipart body. */
export function jsonField<Schema extends z.ZodType>(schema: Schema, most = JSON_FIELD) {
  return z
    .string()
    .max(most)
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'is not JSON' });
        return z.NEVER;
      }
    })
    .pipe(schema);
}
