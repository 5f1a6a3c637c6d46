import type { Month } from './pay-model.ts';
import { MONTHS } from './pay-model.ts';
import { of, type Stage } from './stage.ts';

/** One step of a history: who does it, in which month, about which employee or account, and what to; all by number, so that steps can be left out. */
export type Move = { kind: string; by: number; month: number; whom: number; what: number };

/** How a step is done, and how often it is drawn. */
export type Play = { weight: number; play: (stage: Stage, move: Move) => Promise<void> };

export const monthOf = ({ month }: Move): Month => of(MONTHS, month);
