import type { TFunction } from 'i18next';

/** What a schema of the contract says about a value: the first fault in words for the field. */
type Issue = { code: string; minimum?: unknown; maximum?: unknown };
type Schema = { safeParse: (value: unknown) => { success: boolean; error?: { issues: readonly Issue[] } } };

/** The fault in the person's language; an unknown one says that the value is not allowed. */
export function issueText({ code, minimum, maximum }: Issue, t: TFunction<'admin'>): string {
  if (code === 'too_small' && minimum !== undefined) return t('settingForm.error.tooSmall', { minimum: String(minimum) });
  if (code === 'too_big' && maximum !== undefined) return t('settingForm.error.tooBig', { maximum: String(maximum) });
  return t([`settingForm.error.${code}`, 'settingForm.error.notAllowed']);
}

/** A rule of a form field by the schema that the server checks with. An empty field is the business of `required`. */
export function schemaRule(schema: Schema, t: TFunction<'admin'>) {
  return {
    validator: async (_rule: unknown, value: unknown): Promise<void> => {
      if (value === undefined || value === null || value === '') return;
      const [issue] = schema.safeParse(value).error?.issues ?? [];
      if (issue) throw new Error(issueText(issue, t));
    },
  };
}
