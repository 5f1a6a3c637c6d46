import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Says to readers that a file was handed to the browser, by its name: nothing on the page shows it. */
export function DownloadNews(): ReactNode {
  const { t } = useTranslation('shell');
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const hear = ({ target }: Event): void => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[download]') : null;
      if (!link) return;
      const name = link.download || decodeURIComponent(link.pathname.split('/').at(-1) ?? '');
      setNames((before) => [...before, name]);
      clearTimeout(timer);
      timer = setTimeout(() => setNames([]), SAID_MS);
    };
    document.addEventListener('click', hear, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', hear, true);
    };
  }, []);
  return (
    <p role="status" className="paga-hidden">
      {names.length > 0 && t('frame.downloaded', { names: names.join(', ') })}
    </p>
  );
}

/** Long enough to be read out, and for files that come one after another to be said together. */
const SAID_MS = 6_000;
