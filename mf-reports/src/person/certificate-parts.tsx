import type { EmployeeCertificate, TenantReportData } from '@paga/contract/reports';
import { type Detail, DetailList, Money, Stack } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const MISSING = 'N/A';
/** The sums of the year from gross to net, as the certificate has them. */
const DOWN_TO_NET = [
  'bruto',
  'totalExtras',
  'totalPersonalContribute',
  'totalTaxes',
  'totalInsurance',
  'totalDeductions',
  'totalNetto',
] as const;

/** The employer of the certificate, for reading. */
export function EmployerPart({ company }: { company: TenantReportData }): ReactElement {
  const { t } = useTranslation('reports');
  const items: Detail[] = [
    { key: 'name', label: t('certificate.employer.name'), value: company.tenantName },
    { key: 'NUI', label: 'NUI', value: company.NRB ?? MISSING },
    { key: 'address', label: t('certificate.address'), value: company.tenantAddress ?? MISSING },
    { key: 'owner', label: t('certificate.employer.owner'), value: company.authorizedPerson ?? MISSING },
    { key: 'phone', label: t('certificate.phone'), value: company.tenantPhone ?? MISSING },
  ];
  return (
    <Stack gap={8}>
      <h3 className="report-part">{t('certificate.employer.title')}</h3>
      <DetailList items={items} columns={3} />
    </Stack>
  );
}

/** The employee of the certificate: who it is, and the sums of the year. */
export function EmployeePart({
  certificate,
  name,
}: {
  certificate: EmployeeCertificate;
  name: string;
}): ReactElement {
  const { t } = useTranslation('reports');
  const items: Detail[] = [
    { key: 'name', label: t('frame.column.name'), value: name },
    {
      key: 'personalNumber',
      label: t('frame.column.personalNumber'),
      value: certificate.personalNumber ?? MISSING,
    },
    { key: 'address', label: t('certificate.address'), value: certificate.address ?? MISSING },
    { key: 'phone', label: t('certificate.phone'), value: certificate.phone ?? MISSING },
    { key: 'year', label: t('certificate.taxPeriod'), value: certificate.year },
  ];
  return (
    <Stack gap={8}>
      <h3 className="report-part">{t('certificate.employee')}</h3>
      <div className="certificate-employee">
        <DetailList items={items} />
        <Sums certificate={certificate} />
      </div>
    </Stack>
  );
}

/** From gross to net, and below what the employer paid on top. */
function Sums({ certificate }: { certificate: EmployeeCertificate }): ReactElement {
  const { t } = useTranslation('reports');
  const line = (key: (typeof DOWN_TO_NET)[number] | 'totalEmployerContribute') => (
    <tr key={key} className={`certificate-${key}`}>
      <th scope="row">{t(`certificate.total.${key}`)}</th>
      <td>
        <Money value={certificate[key]} currency />
      </td>
    </tr>
  );
  return (
    <table className="certificate-sums">
      <caption className="paga-hidden">{t('certificate.sums')}</caption>
      <tbody>{DOWN_TO_NET.map(line)}</tbody>
      <tbody>{line('totalEmployerContribute')}</tbody>
    </table>
  );
}
