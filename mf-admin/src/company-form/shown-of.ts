import type { Company } from '@paga/contract/company/profile';
import type { Company as ShownCompany } from '@paga/platform';

/** A company of the list as the frame shows it. */
export function shownOf({ id, name, logo, status, hasQuickbooks }: Company): ShownCompany {
  return { id, name, logo, status, hasQuickbooks: hasQuickbooks === 1 };
}
