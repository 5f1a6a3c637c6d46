import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';

const isId = (id: number) => Number.isSafeInteger(id) && id > 0;

/** Whom a guided page is about: the person of its address, or those chosen in the list (`?people=1,2`), each once. `asked` is how the address says it. */
export function useAskedPeople(most = Number.POSITIVE_INFINITY): { asked: string; ids: readonly number[] } {
  const { id } = useParams();
  const [search] = useSearchParams();
  const asked = id ?? search.get('people') ?? '';
  const ids = useMemo(
    () => [...new Set(asked.split(',').map(Number).filter(isId))].slice(0, most),
    [asked, most],
  );
  return { asked, ids };
}
