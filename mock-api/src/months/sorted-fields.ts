/** For `JSON.stringify`: fields in order of name, so that equal content gives equal text. The database gives keys back in another order. */
export const sortedFields = (_key: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
