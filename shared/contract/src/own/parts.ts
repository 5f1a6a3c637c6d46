import { z } from 'zod';

/** What an own page is made of; a company switches each on and off. */
export const OWN_PARTS = ['payslips', 'leave', 'data', 'documents'] as const;
export const OwnPart = z.enum(OWN_PARTS);
export type OwnPart = z.infer<typeof OwnPart>;
