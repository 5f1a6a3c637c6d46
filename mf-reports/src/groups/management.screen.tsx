import type { ReactElement } from 'react';
import { PaymentOrderModal } from '#payment-order/payment-order.modal.tsx';
import { MonthlySalaryModal } from '#salaries/monthly-salary.modal.tsx';
import { YearlySalaryModal } from '#salaries/yearly-salary.modal.tsx';
import { StatisticsModal } from '#statistics/statistics.modal.tsx';
import { GroupPage } from './group-page.tsx';

const windows = {
  paymentOrder: PaymentOrderModal,
  statistics: StatisticsModal,
  yearlySalary: YearlySalaryModal,
  monthlySalary: MonthlySalaryModal,
};

/** What managers read: bank payment, statistics, salaries. */
export function ManagementScreen(): ReactElement {
  return <GroupPage group="management" windows={windows} />;
}
