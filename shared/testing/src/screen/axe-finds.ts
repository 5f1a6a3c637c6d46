import axe from 'axe-core';

// Need what jsdom does not draw, colours and the width of letters, or the whole page; they are looked at in Chromium.
const NOT_HERE = ['color-contrast', 'label-content-name-mismatch', 'region'];

/** What axe finds in a part of the page, each with the markup at fault; empty when nothing. */
export async function axeFinds(part: Element): Promise<string[]> {
  const rules = Object.fromEntries(NOT_HERE.map((rule) => [rule, { enabled: false }]));
  const { violations } = await axe.run(part, { rules, resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
}
