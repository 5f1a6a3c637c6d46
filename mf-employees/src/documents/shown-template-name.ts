const MOST = 20;

/** A name as a tile shows it: one over 20 characters is cut to 20 and an ellipsis. */
export function shownTemplateName(name: string): string {
  const letters = [...name];
  return letters.length > MOST ? `${letters.slice(0, MOST).join('')}…` : name;
}
