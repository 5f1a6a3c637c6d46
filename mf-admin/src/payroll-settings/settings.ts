import type { CallName } from '@paga/contract/access-table';
import type { IconName } from '@paga/kit';
import type { ParseKeys } from 'i18next';
import type { ComponentType } from 'react';
import { BookkeepingModal } from '#bookkeeping/bookkeeping.modal.tsx';
import { BookkeepingSummary } from '#bookkeeping/bookkeeping-summary.tsx';
import { ClosingCodeModal } from '#closing-code/closing-code.modal.tsx';
import { ContributionsModal } from '#contributions/contributions.modal.tsx';
import { ContributionsSummary } from '#contributions/contributions-summary.tsx';
import { InactivityModal } from '#inactivity/inactivity.modal.tsx';
import { InactivitySummary } from '#inactivity/inactivity-summary.tsx';
import { InsuranceModal } from '#insurance/insurance.modal.tsx';
import { InsuranceSummary } from '#insurance/insurance-summary.tsx';
import { LeaveModal } from '#leave/leave.modal.tsx';
import { LeaveSummary } from '#leave/leave-summary.tsx';
import { MinimumWageModal } from '#minimum-wage/minimum-wage.modal.tsx';
import { MinimumWageSummary } from '#minimum-wage/minimum-wage-summary.tsx';
import { MonthSettingsModal } from '#month-settings/month-settings.modal.tsx';
import { MonthSettingsSummary } from '#month-settings/month-settings-summary.tsx';
import { OvertimeModal } from '#overtime/overtime.modal.tsx';
import { OvertimeSummary } from '#overtime/overtime-summary.tsx';
import { ContactInfoModal } from '#own-company/contact-info.modal.tsx';
import { LogoModal } from '#own-company/logo.modal.tsx';
import { PublicHolidaysModal } from '#public-holidays/public-holidays.modal.tsx';
import { PublicHolidaysSummary } from '#public-holidays/public-holidays-summary.tsx';
import { SectorsModal } from '#sectors/sectors.modal.tsx';
import { SectorsSummary } from '#sectors/sectors-summary.tsx';
import { SignOffModal } from '#sign-off/sign-off.modal.tsx';
import { SignOffSummary } from '#sign-off/sign-off-summary.tsx';
import { SupportModal } from '#support/support.modal.tsx';
import { TaxesModal } from '#taxes/taxes.modal.tsx';
import { TaxesSummary } from '#taxes/taxes-summary.tsx';

/** The headings under which the settings stand: how work and leave are paid, the company itself, what the law says, the platform itself. */
export const SETTING_GROUPS = ['pay', 'company', 'national', 'platform'] as const;
export type SettingGroup = (typeof SETTING_GROUPS)[number];

/** Asks for nothing but to be closed: loads what it shows itself. */
export type SettingModal = ComponentType<{ onClose: () => void }>;

type SettingKey =
  ParseKeys<'admin'> extends infer Key
    ? Key extends `payrollSettings.setting.${infer Name}.title`
      ? Name
      : never
    : never;

/** A tile: opens a window over the page, or leads to a page of its own. Its texts are `payrollSettings.setting.<key>.{title,text}`. */
export type Setting = {
  key: SettingKey;
  group: SettingGroup;
  icon: IconName;
  needs: readonly CallName[];
  /** Who has no tile but may read it: what holds is shown below the tiles, its address opens the rest. */
  reads?: readonly CallName[];
  /** What is in force, in one line; without it the tile says what the setting is. */
  Summary?: ComponentType;
  /** Of one company, by the super admin: until one is open, where it is chosen. */
  choice?: string;
  /** Only for a company with the bookkeeping integration. */
  withQuickbooks?: boolean;
} & ({ Modal: SettingModal; to?: never } | { to: string; Modal?: never });

// spec 1 §2: overtime, leave, projects, private insurance, sectors, closing code, bookkeeping link, inactivity; hours and payment day are ours.
export const SETTINGS: readonly Setting[] = [
  {
    key: 'overtime',
    group: 'pay',
    icon: 'clock',
    needs: ['getOvertime'],
    Modal: OvertimeModal,
    Summary: OvertimeSummary,
  },
  {
    key: 'month',
    group: 'pay',
    icon: 'calendar',
    needs: ['getMonthSettings'],
    Modal: MonthSettingsModal,
    Summary: MonthSettingsSummary,
  },
  {
    key: 'insurance',
    group: 'pay',
    icon: 'wallet',
    needs: ['getHealthInsurance'],
    Modal: InsuranceModal,
    Summary: InsuranceSummary,
  },
  {
    key: 'leave',
    group: 'pay',
    icon: 'sun',
    needs: ['getLeaveConfiguration'],
    Modal: LeaveModal,
    Summary: LeaveSummary,
  },
  {
    key: 'sectors',
    group: 'company',
    icon: 'users',
    needs: ['getSectors'],
    Modal: SectorsModal,
    Summary: SectorsSummary,
  },
  { key: 'projects', group: 'company', icon: 'briefcase', needs: ['getProjects'], to: '/projects' },
  {
    key: 'contactInfo',
    group: 'company',
    icon: 'building',
    needs: ['getContactInfo'],
    Modal: ContactInfoModal,
  },
  { key: 'logo', group: 'company', icon: 'image', needs: ['uploadLogo'], Modal: LogoModal },
  { key: 'closingCode', group: 'company', icon: 'key', needs: ['getClosingCode'], Modal: ClosingCodeModal },
  {
    key: 'signOff',
    group: 'company',
    icon: 'check',
    needs: ['getSignOffRule'],
    Modal: SignOffModal,
    Summary: SignOffSummary,
  },
  {
    key: 'inactivity',
    group: 'company',
    icon: 'lock',
    needs: ['getInactivity'],
    Modal: InactivityModal,
    Summary: InactivitySummary,
  },
  {
    key: 'bookkeeping',
    group: 'company',
    icon: 'link',
    needs: ['getSectors'],
    withQuickbooks: true,
    Modal: BookkeepingModal,
    Summary: BookkeepingSummary,
  },
  {
    key: 'taxes',
    group: 'national',
    icon: 'calculator',
    needs: ['saveTaxSlabs'],
    reads: ['getTaxes'],
    Modal: TaxesModal,
    Summary: TaxesSummary,
  },
  {
    key: 'contributions',
    group: 'national',
    icon: 'sum',
    needs: ['updateContribution'],
    reads: ['getContribution', 'getContributionHistory'],
    choice: '/configurations?tab=companies',
    Modal: ContributionsModal,
    Summary: ContributionsSummary,
  },
  {
    key: 'minimumWage',
    group: 'national',
    icon: 'wallet',
    needs: ['saveMinimumWage'],
    reads: ['getMinimumWages'],
    Modal: MinimumWageModal,
    Summary: MinimumWageSummary,
  },
  {
    key: 'publicHolidays',
    group: 'national',
    icon: 'calendar',
    needs: ['savePublicHolidays'],
    reads: ['getPublicHolidays'],
    Modal: PublicHolidaysModal,
    Summary: PublicHolidaysSummary,
  },
  { key: 'support', group: 'platform', icon: 'mail', needs: ['updateSupport'], Modal: SupportModal },
];
