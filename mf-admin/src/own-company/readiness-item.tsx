import type { ReadinessLine } from '@paga/contract/company/settings';
import { RoleId } from '@paga/contract/shapes';
import { Icon, Tag } from '@paga/kit';
import { useCompany, useMayCall, useSession } from '@paga/platform';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

const SETTINGS = '/configurations?tab=payroll&open=';

/** Lines that the company puts right itself; the others are the platform's. */
const OF_COMPANY: ReadonlySet<ReadinessLine['key']> = new Set(['closingCode', 'lawAdditions', 'logo']);

/** Where a line is put right, for those who may; the rest ask who may. */
function usePlace(key: ReadinessLine['key']): string | null {
  const { id } = useCompany();
  const { roleId } = useSession();
  const mayEdit = useMayCall('uploadLogo');
  const national = roleId === RoleId.superAdmin;
  const form = national ? `/configurations?tab=companies&edit=${id}&field=${key}` : null;
  const places: Record<ReadinessLine['key'], string | null> = {
    employees: '/employees',
    bankAccounts: '/employees',
    personalNumbers: '/employees',
    salaries: '/employees',
    businessNumber: form,
    address: form,
    phone: form,
    authorizedPerson: form,
    closingCode: mayEdit ? `${SETTINGS}closingCode` : null,
    taxTable: national ? `${SETTINGS}taxes` : null,
    minimumWage: national ? `${SETTINGS}minimumWage` : null,
    lawAdditions: mayEdit ? `${SETTINGS}leave` : null,
    publicHolidays: national ? `${SETTINGS}publicHolidays` : null,
    logo: mayEdit ? `${SETTINGS}logo` : null,
  };
  return places[key];
}

type ReadinessItemProps = {
  line: ReadinessLine;
  /** Among other things to do, that it is missing goes without saying. */
  isTask?: boolean;
};

/** One line: done, missing, or a hint; with the way to put it right. */
export function ReadinessItem({
  line: { key, done, required, missing },
  isTask = false,
}: ReadinessItemProps): ReactElement {
  const { t } = useTranslation('admin');
  const place = usePlace(key);
  const mayImport = useMayCall('startImport');
  const state = done ? 'done' : required ? 'missing' : 'hint';
  const icon = { done: 'success', missing: 'warning', hint: 'info' } as const;
  return (
    <li className={`own-company-line own-company-line-${state}`}>
      <Icon name={icon[state]} size={18} />
      <span className="own-company-line-text">
        <span>{t(`ownCompany.readiness.line.${key}`)}</span>
        {!done && (
          <span className="paga-hint">{t(`ownCompany.readiness.missing.${key}`, { count: missing })}</span>
        )}
      </span>
      {!isTask && (
        <Tag tone={({ done: 'success', missing: 'warning', hint: 'neutral' } as const)[state]}>
          {t(`ownCompany.readiness.state.${state}`)}
        </Tag>
      )}
      {!done && (
        <span className="own-company-way">
          {key === 'employees' && mayImport && (
            <Link to="/employees?import=1">{t('ownCompany.readiness.import')}</Link>
          )}
          {place ? (
            <Link to={place}>{t(`ownCompany.readiness.fix.${key}`)}</Link>
          ) : (
            <span className="paga-hint">
              {t(OF_COMPANY.has(key) ? 'ownCompany.readiness.askCompany' : 'ownCompany.readiness.ask')}
            </span>
          )}
        </span>
      )}
    </li>
  );
}
