function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whether every word of a search lies somewhere in the text; case and diacritics do not count: `ceku` is in `Çeku`. */
export function matchesText(term: string, text: string): boolean {
  const within = folded(text);
  const words = folded(term).split(/\s+/).filter(Boolean);
  return words.length > 0 && words.every((word) => within.includes(word));
}

/** Whether every word of `term` begins a word of `text`, capitals and accents apart. */
export function beginsWords(term: string, text: string): boolean {
  const within = folded(text).split(/[\s-]+/);
  const words = folded(term).split(/\s+/).filter(Boolean);
  return words.length > 0 && words.every((word) => within.some((one) => one.startsWith(word)));
}
