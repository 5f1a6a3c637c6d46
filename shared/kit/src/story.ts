import type { ReactNode } from 'react';
import { useKit } from '#theme/kit-context.ts';

/** A piece as the gallery shows it. */
export type Story = { title: string; Piece: () => ReactNode };

/** Sample text of stories in the language shown. */
export function useSay(): (sq: string, en: string) => string {
  const { language } = useKit();
  return (sq, en) => (language === 'sq' ? sq : en);
}
