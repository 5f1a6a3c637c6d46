// What an employee's own page is drawn with, in the shell and in the parts of remotes: no antd, no other piece of the kit. Built into each of them.

export { Icon } from '../brand/icon.tsx';
export type { IconName } from '../brand/icon-paths.ts';
export {
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatPercent,
  monthInText,
  monthName,
  monthTitle,
} from '../format/format.ts';
export type { Language } from '../theme/kit-context.ts';
export { Amount, Cover, CoverSwitch, Uncovered } from './cover.tsx';
