import { CompanyStatus } from '@paga/contract/shapes';
import { Tag } from '@paga/kit';
import type { ReactElement } from 'react';
import { useStatusText } from '#company-form/use-status-text.ts';

const TONES = {
  [CompanyStatus.active]: 'success',
  [CompanyStatus.trial]: 'info',
  [CompanyStatus.suspended]: 'warning',
  [CompanyStatus.expired]: 'danger',
} as const;

/** Whether a company works, in a word. */
export function CompanyStatusTag({ status }: { status: CompanyStatus }): ReactElement {
  const statusText = useStatusText();
  return <Tag tone={TONES[status]}>{statusText(status)}</Tag>;
}
