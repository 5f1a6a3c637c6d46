import { getTaxes } from '@paga/contract/company/law/taxes';
import { EmployerTier } from '@paga/contract/shapes';
import { useInForce } from '@paga/forms';
import type { ReactNode } from 'react';
import { BandsText } from './bands-text.tsx';

/** The bands of a primary job that hold today. */
export function TaxesSummary({ isOnTile }: { isOnTile?: boolean }): ReactNode {
  const data = useInForce(getTaxes);
  const table = data?.find(({ tier, inForce }) => tier === EmployerTier.primary && inForce);
  return table ? <BandsText bands={table.bands} isStacked={isOnTile} /> : null;
}
