import './own.css';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { formatMoney } from '../format/format.ts';
import { textOf } from '../messages.ts';
import type { Language } from '../theme/kit-context.ts';

type Cover = { language: Language; isOpen: boolean; setOpen: (isOpen: boolean) => void };
const Covered = createContext<Cover | null>(null);

function useCover(): Cover {
  const cover = use(Covered);
  if (!cover) throw new Error('an amount of an own page stands in a Cover');
  return cover;
}

/** A page whose amounts are covered until somebody uncovers them: each time it is opened, and again when it was out of sight. */
export function Cover({ language, children }: { language: Language; children: ReactNode }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const coverWhenHidden = (): void => {
      if (document.visibilityState === 'hidden') setOpen(false);
    };
    document.addEventListener('visibilitychange', coverWhenHidden);
    return () => document.removeEventListener('visibilitychange', coverWhenHidden);
  }, []);
  return <Covered value={{ language, isOpen, setOpen }}>{children}</Covered>;
}

/** Uncovers and covers the amounts of its page. */
export function CoverSwitch(): ReactNode {
  const { language, isOpen, setOpen } = useCover();
  const text = textOf(language).own;
  return (
    <button type="button" className="own-switch" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
      {isOpen ? text.hide : text.show}
    </button>
  );
}

type AmountProps = { value: number; signed?: boolean; currency?: boolean };

/** An amount in euro; while it is covered it is in no text of the page. `signed`: with a plus where it is one. */
export function Amount({ value, signed = false, currency = false }: AmountProps): ReactNode {
  const { language, isOpen } = useCover();
  if (!isOpen)
    return (
      <span className="own-covered" role="img" aria-label={textOf(language).own.covered}>
        ••••
      </span>
    );
  const sign = signed && value > 0 ? '+' : '';
  return <span className="own-amount">{`${sign}${formatMoney(value)}${currency ? '\u00a0€' : ''}`}</span>;
}

/** Shows what is made of amounts only while they are uncovered. */
export function Uncovered({ children }: { children: ReactNode }): ReactNode {
  return useCover().isOpen ? children : null;
}
