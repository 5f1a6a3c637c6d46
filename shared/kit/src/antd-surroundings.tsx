import { ConfigProvider } from 'antd';
import enUS from 'antd/es/locale/en_US';
import sqAL from 'antd/es/locale/sq_AL';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { textOf } from './messages.ts';
import { antdTheme } from './theme/antd-theme.ts';
import { AntdSettingsContext, useKit } from './theme/kit-context.ts';
import { useMotionAllowed } from './theme/use-motion-allowed.ts';

/** Whether antd has its theme and texts already. */
const IsSurrounded = createContext(false);

/** antd's theme and texts for the pieces that are made of it; once is enough, however many stand inside one another. */
export function AntdSurroundings({ children }: { children: ReactNode }): ReactNode {
  return use(IsSurrounded) ? children : <Surroundings>{children}</Surroundings>;
}

function Surroundings({ children }: { children: ReactNode }): ReactNode {
  const { mode, language } = useKit();
  const { zeroRuntime, nonce, floatIn } = use(AntdSettingsContext);
  const motion = useMotionAllowed() && !zeroRuntime;
  const theme = useMemo(() => antdTheme(mode, { motion, zeroRuntime }), [mode, motion, zeroRuntime]);
  const csp = useMemo(() => (nonce ? { nonce } : undefined), [nonce]);
  return (
    <IsSurrounded value>
      <ConfigProvider
        theme={theme}
        csp={csp}
        form={{ validateMessages: { required: textOf(language).form.required } }}
        locale={language === 'sq' ? sqAL : enUS}
        getPopupContainer={floatIn}
      >
        {children}
      </ConfigProvider>
    </IsSurrounded>
  );
}
