import { type Fault, faultText } from './fault-text.ts';

/** A schema of the contract, as far as a field asks it. */
export type FieldSchema = {
  safeParse: (value: unknown) => { success: boolean; error?: { issues: readonly object[] } };
};

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/**
 * A rule of a form field by the schema that the server refuses by; `text` says it better than the general words. An empty field is the business
 * of `required`.
 */
export function schemaRule(schema: FieldSchema, text?: string) {
  return {
    validator: async (_rule: unknown, value: unknown): Promise<void> => {
      if (isEmpty(value)) return;
      const [issue] = schema.safeParse(value).error?.issues ?? [];
      if (issue) throw new Error(text ?? faultText(issue as Fault));
    },
  };
}
