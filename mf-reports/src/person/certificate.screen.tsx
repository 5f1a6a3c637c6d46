import { call, query } from '@paga/client';
import {
  type EmployeeCertificate,
  exportCertificate,
  getCertificatePdf,
  getEmployeeCertificate,
  getTenantCertificate,
  sendCertificate,
  type TenantReportData,
} from '@paga/contract/reports';
import { CheckBox, EmptyState, formatDate, Stack } from '@paga/kit';
import { useCompany, useMayCall } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf, type People, PersonPage, usePersonOfYear } from '#frame/person-page.tsx';
import { ReportPaper } from '#frame/printed-report.tsx';
import { ReportActions } from '#frame/report-actions.tsx';
import { asReport, ReportBody } from '#frame/report-body.tsx';
import { OpenNote } from '#months/open-months.tsx';
import { EmployeePart, EmployerPart } from './certificate-parts.tsx';
import './certificate.css';

/** What a person earned and what was paid for them in a year, as the employer declares it. */
export function CertificateScreen(): ReactElement {
  const { t } = useTranslation('reports');
  const { id: tenantId } = useCompany();
  const mayMail = useMayCall('sendCertificate');
  const { employeeId, year } = usePersonOfYear();
  const employer = useQuery({ ...query(getTenantCertificate, { body: { tenantId } }), ...asReport });
  const asked = { query: { employeeId: employeeId ?? 0, year } };
  const person = useQuery({
    ...query(getEmployeeCertificate, asked),
    meta: asReport.meta,
    enabled: employeeId !== null,
  });
  const [declared, setDeclared] = useState<string>();
  const declaration = `${employeeId}/${year}`;
  const isDeclared = declared === declaration;
  const title = t('report.certificate.title');
  const body = { tenantId, employeeId: employeeId ?? 0, year };
  const mail = mayMail && {
    title,
    send: (email: string) => call(sendCertificate, { body: { ...body, email } }),
  };
  const warning =
    employeeId === null
      ? t('certificate.employeeFirst')
      : isDeclared
        ? undefined
        : t('certificate.declareFirst');
  const people = usePeople(employer.data);
  return (
    <PersonPage
      report="certificate"
      people={people}
      actions={
        <ReportActions
          pdf={() => call(getCertificatePdf, { body })}
          excel={() => call(exportCertificate, { body })}
          mail={mail}
          warning={warning}
          idle={employeeId !== null && person.data === undefined}
        />
      }
    >
      <ReportBody report={employer}>
        {(company) => (
          <Stack>
            <section className="certificate-part">
              <EmployerPart company={company} />
            </section>
            {employeeId === null && <EmptyState title={t('certificate.chooseEmployee')} />}
            {employeeId !== null && (
              <ReportBody report={person}>
                {(certificate) => (
                  <Certificate
                    company={company}
                    certificate={certificate}
                    name={nameOf(people, employeeId)}
                    isDeclared={isDeclared}
                    onDeclare={(ticked) => setDeclared(ticked ? declaration : undefined)}
                  />
                )}
              </ReportBody>
            )}
          </Stack>
        )}
      </ReportBody>
    </PersonPage>
  );
}

/** The people of the picker; of who has left also since when. */
function usePeople(employer: TenantReportData | undefined): People {
  const { t } = useTranslation('reports');
  const noteOf = (left: string | null | undefined) =>
    left ? t('certificate.left', { day: formatDate(left) }) : undefined;
  return employer?.employees.map(({ id, name, left }) => ({ id, name, note: noteOf(left) }));
}

type CertificateProps = {
  company: TenantReportData;
  certificate: EmployeeCertificate;
  name: string;
  isDeclared: boolean;
  onDeclare: (ticked: boolean) => void;
};

/** The employee's part with the declaration below it, and both parts on paper. */
function Certificate({ company, certificate, name, isDeclared, onDeclare }: CertificateProps): ReactElement {
  const { t } = useTranslation('reports');
  return (
    <Stack>
      <OpenNote year={certificate.year} months={certificate.openMonths ?? []} />
      <section className="certificate-part">
        <EmployeePart certificate={certificate} name={name} />
      </section>
      <CheckBox checked={isDeclared} onChange={onDeclare}>
        {t('certificate.declaration')}
      </CheckBox>
      <ReportPaper title={`${t('report.certificate.title')} · ${name}`} period={String(certificate.year)}>
        <EmployerPart company={company} />
        <EmployeePart certificate={certificate} name={name} />
        <p>{t('certificate.declaration')}</p>
      </ReportPaper>
    </Stack>
  );
}
