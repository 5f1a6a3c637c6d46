const LONGEST = 200;
const LOCAL_PART = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const LABEL = /^[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;

/**
 * The text as one plain address, or undefined. No lists, groups, names, comments, quotes, line breaks or bare host names: what a mail server or
 * a header could read as a second recipient is no address here.
 */
export function oneAddress(text: string): string | undefined {
  const at = text.lastIndexOf('@');
  if (text.length > LONGEST || at < 1 || at > 64) return undefined;
  const labels = text.slice(at + 1).split('.');
  if (!LOCAL_PART.test(text.slice(0, at)) || labels.length < 2 || !labels.every((label) => LABEL.test(label)))
    return undefined;
  return text;
}
