import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Language } from '#theme/kit-context.ts';
import { KitProvider } from './kit-provider.tsx';

/** Renders a piece inside of the provider, as tests need it: light, Albanian, without run-time styles. */
export function renderPiece(piece: ReactNode, language: Language = 'sq'): RenderResult {
  return render(piece, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <KitProvider mode="light" language={language} zeroRuntime>
        {children}
      </KitProvider>
    ),
  });
}
