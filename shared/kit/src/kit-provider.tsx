import type { ReactNode } from 'react';
import { AntdSurroundings } from './antd-surroundings.tsx';
import { KitGround, type KitProviderProps } from './kit-ground.tsx';

/** Theme, antd's texts, `lang` and toasts for everything below. Mount once, in the shell. */
export function KitProvider({ children, ...ground }: KitProviderProps): ReactNode {
  return (
    <KitGround {...ground}>
      <AntdSurroundings>{children}</AntdSurroundings>
    </KitGround>
  );
}
