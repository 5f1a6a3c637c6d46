import { formTexts } from '#texts.ts';

/** What is wrong with a value: an issue of a schema of the contract, or a field that the server refused. */
export type Fault = {
  code: string;
  path?: string | readonly PropertyKey[];
  format?: string;
  origin?: string;
  minimum?: unknown;
  maximum?: unknown;
  params?: Record<string, unknown>;
};

/** The fault in the person's language; an unknown one says that the value is not allowed. */
export function faultText(fault: Fault): string {
  const t = formTexts();
  const { format, origin, minimum, maximum, path, params } = fault;
  const code = typeof params?.fault === 'string' ? params.fault : fault.code;
  if (format === 'email' || path === 'email' || path?.[0] === 'email') return t('fields.email');
  if (code === 'too_small' && minimum !== undefined)
    return t(origin === 'string' ? 'fields.tooShort' : 'fields.atLeast', { minimum: String(minimum) });
  if (code === 'too_big' && maximum !== undefined)
    return t(origin === 'string' ? 'fields.tooLong' : 'fields.atMost', { maximum: String(maximum) });
  return t(`fields.fault.${code}`, { defaultValue: t('fields.invalid') });
}
