import type { FormField } from '@paga/kit';
import type { ComponentProps } from 'react';
import type { z } from 'zod';
import { useFieldText } from './field-text.ts';

type Rules = NonNullable<ComponentProps<typeof FormField>['rules']>;

const isEmpty = (value: unknown) => value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/**
 * Rules of form fields from a schema of the contract, the one that the server refuses by; `texts` says it better than the general words. An
 * empty field is one that was left out.
 */
export function useFieldRules<Shape extends Readonly<Record<string, z.ZodType>>>(
  { shape }: { shape: Shape },
  texts: Partial<Record<keyof Shape, string>> = {},
): (name: keyof Shape) => Rules {
  const fieldText = useFieldText();
  return (name) => [
    {
      validator: async (_rule, value: unknown) => {
        const empty = isEmpty(value);
        const parsed = shape[name]?.safeParse(empty ? undefined : value);
        const issue = parsed?.error?.issues[0];
        if (issue) throw new Error((!empty && texts[name]) || fieldText({ ...issue, path: [String(name)] }, empty));
      },
    },
  ];
}
