import { useSearchParams } from 'react-router-dom';

/** What a filter is set to; null or an empty text takes it out of the address. */
type Changes = Record<string, string | number | null>;

/** The filters in the address and how some of them change: what is shown can be linked and reloaded, and "back" leaves the page, not a filter. */
export function useAddress(): [URLSearchParams, (changes: Changes) => void] {
  const [search, setSearch] = useSearchParams();
  const change = (changes: Changes) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null || value === '') next.delete(name);
      else next.set(name, String(value));
    }
    setSearch(next, { replace: true });
  };
  return [search, change];
}

/** A whole number of the address within bounds, else undefined. */
export function numberIn(
  search: URLSearchParams,
  name: string,
  from: number,
  to: number,
): number | undefined {
  const text = search.get(name);
  const number = Number(text);
  return text && Number.isInteger(number) && number >= from && number <= to ? number : undefined;
}
