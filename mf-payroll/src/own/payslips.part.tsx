import type { OwnPagePart, OwnPageProps } from '@paga/platform';
import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { ownMessages } from '../own-messages.ts';
import { PayslipPage } from './payslip.page.tsx';
import { PayslipList } from './payslip-list.tsx';

/** The payslips of an own page: the list, and one of them at its id. */
function PayslipsPage({ language }: OwnPageProps): ReactElement {
  const { '*': rest = '' } = useParams();
  return /^\d+$/.test(rest) ? (
    <PayslipPage key={rest} id={Number(rest)} language={language} />
  ) : (
    <PayslipList language={language} />
  );
}

/** What mf-payroll offers of the own page. */
export const PayslipsPart: OwnPagePart = {
  messages: ownMessages,
  Page: PayslipsPage,
};
