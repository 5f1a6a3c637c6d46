import { Input } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#brand/icon.tsx';

type SearchBoxProps = {
  label: string;
  /** Called with the trimmed text: after `debounceMs` of rest, at once by Enter and by clearing. The signal ends when a newer text comes. */
  onSearch: (text: string, signal: AbortSignal) => unknown;
  debounceMs?: number;
  initial?: string;
  placeholder?: string;
  loading?: boolean;
  autoFocus?: boolean;
};

/** A search field: waits for a pause, Enter searches at once, a newer text cancels the older. */
export function SearchBox({
  label,
  onSearch,
  debounceMs = 300,
  initial = '',
  placeholder,
  loading,
  autoFocus,
}: SearchBoxProps): ReactNode {
  const { t } = useTranslation('kit');
  const [text, setText] = useState(initial);
  const asked = useRef(initial.trim());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      running.current?.abort();
    },
    [],
  );
  // The place that keeps the search was changed from elsewhere, e.g. by a link.
  useEffect(() => {
    if (initial.trim() === asked.current) return;
    clearTimeout(timer.current);
    asked.current = initial.trim();
    setText(initial);
  }, [initial]);
  const search = (next: string): void => {
    clearTimeout(timer.current);
    if (next.trim() === asked.current) return;
    asked.current = next.trim();
    running.current?.abort();
    running.current = new AbortController();
    onSearch(asked.current, running.current.signal);
  };
  const change = (next: string): void => {
    setText(next);
    clearTimeout(timer.current);
    if (next === '') search(next);
    else timer.current = setTimeout(() => search(next), debounceMs);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every test page knows the search element yet
    <div role="search" aria-label={label} className="paga-search" aria-busy={loading || undefined}>
      <Input
        type="search"
        aria-label={label}
        value={text}
        placeholder={placeholder ?? label}
        autoFocus={autoFocus}
        prefix={<Icon name="search" />}
        suffix={
          text && (
            <button
              type="button"
              className="paga-reset paga-clear"
              aria-label={t('pick.clear')}
              onClick={() => change('')}
            >
              <Icon name="close" size={14} />
            </button>
          )
        }
        onChange={(event) => change(event.target.value)}
        onPressEnter={(event) => {
          // Inside a form Enter searches, it does not send the form.
          event.preventDefault();
          search(text);
        }}
      />
    </div>
  );
}
