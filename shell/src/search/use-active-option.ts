import { useEffect, useState } from 'react';
import type { Option } from './search-results.tsx';

/** The find the arrows have reached; none at first, and none once it is no longer among the finds. */
export function useActiveOption(options: readonly Option[]): {
  active: Option | undefined;
  step: (by: 1 | -1) => void;
  reset: () => void;
} {
  const [id, setId] = useState<string>();
  const at = options.findIndex((option) => option.id === id);
  useEffect(() => {
    document.getElementById(id ?? '')?.scrollIntoView?.({ block: 'nearest' });
  }, [id]);
  const step = (by: 1 | -1): void => {
    const from = at < 0 && by < 0 ? 0 : at;
    setId(options.at((from + by) % options.length)?.id);
  };
  return { active: options[at], step, reset: () => setId(undefined) };
}
