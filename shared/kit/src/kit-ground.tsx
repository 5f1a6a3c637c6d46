import { type CSSProperties, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { ToastProvider } from './feedback/toast.tsx';
import './theme/fonts.css';
import './theme/base.css';
import { AntdSettingsContext, KitContext, type Language } from './theme/kit-context.ts';
import { cssVariables, type Mode } from './theme/tokens.ts';

export type KitProviderProps = {
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

/** Theme, `lang` and toasts for everything below: all of KitProvider but what only antd's pieces need. */
export function KitGround({
  mode,
  language,
  children,
  scoped = false,
  zeroRuntime = false,
  nonce,
}: KitProviderProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const kit = useMemo(() => ({ mode, language }), [mode, language]);
  const settings = useMemo(
    () => ({ zeroRuntime, nonce, floatIn: scoped ? () => box.current ?? document.body : undefined }),
    [zeroRuntime, nonce, scoped],
  );

  useLayoutEffect(() => {
    if (scoped) return;
    const root = document.documentElement;
    root.lang = language;
    root.dataset.theme = mode;
    for (const [name, value] of Object.entries(cssVariables(mode))) root.style.setProperty(name, value);
  }, [mode, language, scoped]);

  const inside = (
    <KitContext value={kit}>
      <AntdSettingsContext value={settings}>
        <ToastProvider>{children}</ToastProvider>
      </AntdSettingsContext>
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
