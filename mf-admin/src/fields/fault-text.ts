import { useTranslation } from 'react-i18next';

type Fault = {
  code: string;
  path?: string | readonly PropertyKey[];
  format?: string;
  maximum?: unknown;
  minimum?: unknown;
  origin?: string;
};

/** Says in the person's language what is wrong with a field: a fault of a zod schema, here or on the server. */
export function useFieldText(): (fault: Fault, empty: boolean) => string {
  const { t } = useTranslation('admin');
  return (fault, empty) => {
    const { code, format, maximum, minimum, origin, path } = fault;
    if (empty) return t('fields.required');
    if (format === 'email' || path === 'email' || path?.[0] === 'email') return t('fields.email');
    if (code === 'too_big') return t(origin === 'string' ? 'fields.tooLong' : 'fields.atMost', { maximum: String(maximum ?? '') });
    if (code === 'too_small') return t(origin === 'string' ? 'fields.tooShort' : 'fields.atLeast', { minimum: String(minimum ?? '') });
    return t('fields.invalid');
  };
}
