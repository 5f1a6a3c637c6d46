/**
 * What nobody sees in a text, but for tab and line break: control characters, those that turn the direction of writing (`fdp.exe` reads as `exe.pdf`), and
 * those without width, which make two names look the same.
 */
const UNSEEN =
  /(?![\t\n\r])\p{Cc}|\u034f|[\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}]/u;
const EVERY_UNSEEN = new RegExp(UNSEEN, 'gu');
/** A joiner between two pictures makes one of them (a family): that is seen. */
const JOINED = /\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]*\u200d(?=\p{Extended_Pictographic})/gu;
const JOINER = '\u200d';
const BREAK = /[\t\n\r]/;

const withoutJoiners = (text: string) =>
  text.includes(JOINER) ? text.replace(JOINED, (joined) => joined.slice(0, -1)) : text;

/** The text without what nobody sees; line breaks and tabs stay. */
export function withoutUnseen(text: string): string {
  if (!UNSEEN.test(withoutJoiners(text))) return text;
  const places = new Set([...text.matchAll(JOINED)].map(({ index, 0: joined }) => index + joined.length - 1));
  return text.replace(EVERY_UNSEEN, (sign, at: number) => (places.has(at) ? sign : ''));
}

/** What is wrong with a text, as a code of a field; undefined for a plain one. `isOneLine`: whether a break is wrong, looked at where there is one. */
export function textFault(
  text: string,
  isOneLine: () => boolean,
): 'unseen_characters' | 'line_break' | undefined {
  if (UNSEEN.test(withoutJoiners(text))) return 'unseen_characters';
  return BREAK.test(text) && isOneLine() ? 'line_break' : undefined;
}
