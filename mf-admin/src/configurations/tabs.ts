import type { CallName } from '@paga/contract/access-table';
import type { ComponentType } from 'react';
import { AuditLog } from '#audit-log/audit-log.tsx';
import { Backup } from '#backup/backup.tsx';
import { CompanyList } from '#company-list/company-list.tsx';
import { OwnCompany } from '#own-company/own-company.tsx';
import { PayrollSettings } from '#payroll-settings/payroll-settings.tsx';
import { UserList } from '#users/user-list.tsx';

/** The tabs in the order of specification 1 §2, by their key in the address. */
const TAB_KEYS = ['payroll', 'companies', 'users', 'audit', 'backup', 'own'] as const;
export type TabKey = (typeof TAB_KEYS)[number];

/** A tab of the configurations. `needs`: calls that a person's role must be allowed; one that asks for a company hides the tab without one. */
type Tab = { key: TabKey; needs: readonly CallName[]; Content: ComponentType };

export const TABS: readonly Tab[] = [
  { key: 'payroll', needs: [], Content: PayrollSettings },
  { key: 'companies', needs: ['getAllTenants'], Content: CompanyList },
  { key: 'users', needs: ['getUserList'], Content: UserList },
  { key: 'audit', needs: [], Content: AuditLog },
  { key: 'backup', needs: ['getBackup'], Content: Backup },
  { key: 'own', needs: ['getContactInfo'], Content: OwnCompany },
];
