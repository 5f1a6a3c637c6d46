/** What a failed save may say about a field: the wire's `fields` entries. */
export type FieldError = { path: string | readonly (string | number)[]; message?: string };

/** A dotted path as the form names it: places in a list are numbers. */
const nameOf = (path: string) => path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** The field errors an error carries in `fields`, in the shape antd's `setFields` takes. */
export function fieldErrorsOf(error: unknown): { name: (string | number)[]; errors: string[] }[] {
  if (typeof error !== 'object' || error === null || !('fields' in error) || !Array.isArray(error.fields))
    return [];
  return (error.fields as FieldError[])
    .filter((field) => field?.path && field.message)
    .map(({ path, message = '' }) => ({
      name: typeof path === 'string' ? nameOf(path) : [...path],
      errors: [message],
    }));
}
