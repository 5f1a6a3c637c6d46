import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#brand/icon.tsx';
import './feedback.css';
import { toastLift } from './toast-lift.ts';

/** One message on screen. */
export type Toast = {
  id: number;
  tone: 'success' | 'error' | 'info' | 'warning';
  text: ReactNode;
  quiet: boolean;
  /** When it was said, in milliseconds. */
  at: number;
};

const icons = { success: 'success', error: 'error', info: 'info', warning: 'warning' } as const;
const [lifetime, quietLifetime] = [6000, 3000];

/** The live region with the toasts. Always in the page, so that readers notice what comes in. */
export function ToastList({
  toasts,
  onClose,
}: {
  toasts: readonly Toast[];
  onClose: (id: number) => void;
}): ReactNode {
  const { t } = useTranslation('kit');
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = list;
    if (!current) return;
    const place = () => {
      current.style.translate = '';
      current.style.translate = `0 ${-toastLift(current)}px`;
    };
    current.style.translate = '';
    if (toasts.length === 0) return;
    place();
    // A window that opens over the page brings buttons of its own.
    const opened = new MutationObserver(place);
    opened.observe(document.body, { childList: true });
    return () => opened.disconnect();
  }, [toasts]);
  return (
    <div ref={list} className="paga-toasts" role="log" aria-label={t('feedback.messages')}>
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} onClose={onClose} closeText={t('feedback.close')} />
      ))}
    </div>
  );
}

function ToastItem({
  toast,
  onClose,
  closeText,
}: {
  toast: Toast;
  onClose: (id: number) => void;
  closeText: string;
}): ReactNode {
  const [held, setHeld] = useState(false);
  const stays = toast.tone === 'error' || held;
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => onClose(toast.id), toast.quiet ? quietLifetime : lifetime);
    return () => clearTimeout(timer);
  }, [stays, toast.id, toast.quiet, onClose]);
  const tone = toast.tone === 'error' ? 'danger' : toast.tone;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only holds the toast; every action is its button's
    <div
      className={`paga-toast paga-tone-${tone}`}
      role={toast.tone === 'error' ? 'alert' : undefined}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={icons[toast.tone]} size={18} />
      <div className="paga-alert-text">{toast.text}</div>
      <button
        type="button"
        className="paga-reset paga-toast-close"
        aria-label={closeText}
        onClick={() => onClose(toast.id)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
