import { query } from '@paga/client';
import { type ContactInfo, getContactInfo } from '@paga/contract/company/profile';
import { RoleId } from '@paga/contract/shapes';
import { DateText, type Detail, DetailList, ErrorState, SkeletonCard } from '@paga/kit';
import { useErrorText, useSession } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { CompanyStatusTag } from './company-status-tag.tsx';

/** Name and e-mail; for everybody but a super admin also NUI, address, phone, who signs, status, registration and expiry (spec 1 §2). */
export function ContactDetails({ columns }: { columns: 1 | 2 | 3 }): ReactElement {
  const { t } = useTranslation('admin');
  const { roleId } = useSession();
  const errorText = useErrorText();
  const contact = useQuery({ ...query(getContactInfo), meta: { silent: true } });
  if (contact.isPending) return <SkeletonCard lines={3} />;
  if (contact.isError) return <ErrorState detail={errorText(contact.error)} onRetry={contact.refetch} />;
  return <DetailList columns={columns} items={details(contact.data, roleId, t)} />;
}

function details(contact: ContactInfo, roleId: RoleId, t: TFunction<'admin'>): Detail[] {
  const always = [
    { key: 'name', label: t('ownCompany.details.name'), value: contact.name },
    {
      key: 'email',
      label: t('ownCompany.details.email'),
      value: <a href={`mailto:${contact.email}`}>{contact.email}</a>,
    },
  ];
  if (roleId === RoleId.superAdmin) return always;
  const { businessNumber, address, phone, authorizedPerson, registrationDate, expirationDate, status } =
    contact;
  const expiry = expirationDate ? <DateText value={expirationDate} /> : t('ownCompany.details.noExpiration');
  return [
    ...always,
    { key: 'businessNumber', label: t('ownCompany.details.businessNumber'), value: businessNumber },
    { key: 'address', label: t('ownCompany.details.address'), value: address },
    { key: 'phone', label: t('ownCompany.details.phone'), value: phone },
    { key: 'authorizedPerson', label: t('ownCompany.details.authorizedPerson'), value: authorizedPerson },
    {
      key: 'status',
      label: t('ownCompany.details.status'),
      value: status && <CompanyStatusTag status={status} />,
    },
    {
      key: 'registrationDate',
      label: t('ownCompany.details.registrationDate'),
      value: <DateText value={registrationDate} />,
    },
    { key: 'expirationDate', label: t('ownCompany.details.expirationDate'), value: expiry },
  ];
}
