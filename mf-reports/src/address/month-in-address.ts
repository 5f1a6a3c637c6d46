/** The month and the year of an address, without what else narrows a report: what goes along to another report. */
export function monthInAddress(search: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of ['month', 'year']) {
    const value = search.get(name);
    if (value) kept.set(name, value);
  }
  return kept.size > 0 ? `?${kept}` : '';
}
