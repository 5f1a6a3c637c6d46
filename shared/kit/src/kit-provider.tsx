import { ConfigProvider } from 'antd';
import enUS from 'antd/es/locale/en_US';
import sqAL from 'antd/es/locale/sq_AL';
import { type CSSProperties, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { ToastProvider } from './feedback/toast.tsx';
import { textOf } from './messages.ts';
import { antdTheme } from './theme/antd-theme.ts';
import './theme/fonts.css';
import './theme/base.css';
import { KitContext, type Language } from './theme/kit-context.ts';
import { cssVariables, type Mode } from './theme/tokens.ts';
import { useMotionAllowed } from './theme/use-motion-allowed.ts';

type KitProviderProps = {
  mode: Mode;
  language: Language;
  children: ReactNode;
  /** Sets theme and language on a box of its own instead of the whole page: for galleries and previews. */
  scoped?: boolean;
  /** No styles at run time and no motion: for tests in jsdom, ten times faster. */
  zeroRuntime?: boolean;
  /** Nonce for the styles antd writes at run time, when the page's security policy asks for one. */
  nonce?: string;
};

/** Theme, antd's texts, `lang` and toasts for everything below. Mount once, in the shell. */
export function KitProvider({
  mode,
  language,
  children,
  scoped = false,
  zeroRuntime = false,
  nonce,
}: KitProviderProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const motion = useMotionAllowed() && !zeroRuntime;
  const kit = useMemo(() => ({ mode, language }), [mode, language]);
  const theme = useMemo(() => antdTheme(mode, { motion, zeroRuntime }), [mode, motion, zeroRuntime]);
  const csp = useMemo(() => (nonce ? { nonce } : undefined), [nonce]);

  useLayoutEffect(() => {
    if (scoped) return;
    const root = document.documentElement;
    root.lang = language;
    root.dataset.theme = mode;
    for (const [name, value] of Object.entries(cssVariables(mode))) root.style.setProperty(name, value);
  }, [mode, language, scoped]);

  const inside = (
    <KitContext value={kit}>
      <ConfigProvider
        theme={theme}
        csp={csp}
        form={{ validateMessages: { required: textOf(language).form.required } }}
        locale={language === 'sq' ? sqAL : enUS}
        getPopupContainer={scoped ? () => box.current ?? document.body : undefined}
      >
        <ToastProvider>{children}</ToastProvider>
      </ConfigProvider>
    </KitContext>
  );
  if (!scoped) return inside;
  return (
    <div
      ref={box}
      className="paga-scope"
      lang={language}
      data-theme={mode}
      style={cssVariables(mode) as CSSProperties}
    >
      {inside}
    </div>
  );
}
