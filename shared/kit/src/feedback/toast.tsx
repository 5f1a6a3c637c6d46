import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { PageGoes } from '#layout/page-goes.ts';
import { type Toast, ToastList } from './toast-list.tsx';

type ToastOptions = {
  /** A greeting: half as long. */
  quiet?: boolean;
};

/** Shows a short message at the foot of the window. Errors stay until closed, the others for six seconds. */
type ToastCalls = Record<Toast['tone'], (text: ReactNode, options?: ToastOptions) => void>;

const nothing = (): void => undefined;
const ToastContext = createContext<ToastCalls>({
  success: nothing,
  error: nothing,
  info: nothing,
  warning: nothing,
});

/** At most this many at a time; the oldest goes first. */
const limit = 4;
/** What was said so shortly before a page goes is about the step that led away from it. In milliseconds. */
const FRESH_MS = 1500;

/** Holds the toasts; part of KitProvider. */
export function ToastProvider({ children }: { children: ReactNode }): ReactNode {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const next = useRef(1);
  const show = useCallback((tone: Toast['tone'], text: ReactNode, { quiet = false }: ToastOptions = {}) => {
    const id = next.current++;
    // The same text twice is one toast: a failing list of queries says it once.
    setToasts((shown) =>
      [
        ...shown.filter((toast) => toast.text !== text || toast.tone !== tone),
        { id, tone, text, quiet, at: Date.now() },
      ].slice(-limit),
    );
  }, []);
  const close = useCallback(
    (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
    [],
  );
  const leave = useCallback(
    () => setToasts((shown) => shown.filter(({ at }) => Date.now() - at < FRESH_MS)),
    [],
  );
  const calls = useMemo<ToastCalls>(
    () => ({
      success: (text, options) => show('success', text, options),
      error: (text, options) => show('error', text, options),
      info: (text, options) => show('info', text, options),
      warning: (text, options) => show('warning', text, options),
    }),
    [show],
  );
  return (
    <ToastContext value={calls}>
      <PageGoes value={leave}>{children}</PageGoes>
      <ToastList toasts={toasts} onClose={close} />
    </ToastContext>
  );
}

/** `const toast = useToast(); toast.success(t('saved'))`. Only for what has no field. */
export function useToast(): ToastCalls {
  return useContext(ToastContext);
}
