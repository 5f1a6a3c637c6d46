import type { Company } from '@paga/contract/company/profile';
import { RowActions } from '@paga/forms';
import { Avatar, Button, DateText, missing, Row, type SimpleColumn, SimpleTable } from '@paga/kit';
import { useShownCompany } from '@paga/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { shownOf } from '#company-form/shown-of.ts';
import { CompanyStatusTag } from '#own-company/company-status-tag.tsx';

type CompanyTableProps = {
  rows: readonly Company[];
  onEdit: (id: number) => void;
  onDelete: (company: Company) => void;
};

/** Company, e-mail, start and end of its contract, status; its name opens it, edit, delete. */
export function CompanyTable({ rows, onEdit, onDelete }: CompanyTableProps): ReactNode {
  const { t } = useTranslation('admin');
  const columns: SimpleColumn<Company>[] = [
    {
      key: 'name',
      title: t('companyList.column.name'),
      render: (company) => <CompanyCell company={company} />,
    },
    {
      key: 'email',
      title: t('companyList.column.email'),
      render: ({ email }) => <span className="paga-breaks">{email}</span>,
    },
    {
      key: 'start',
      title: t('companyList.column.contractStart'),
      width: 150,
      render: ({ registrationDate }) => <DateText value={registrationDate} />,
    },
    {
      key: 'end',
      title: t('companyList.column.contractEnd'),
      width: 150,
      render: ({ expirationDate }) => (expirationDate ? <DateText value={expirationDate} /> : missing),
    },
    {
      key: 'status',
      title: t('companyList.column.status'),
      width: 120,
      render: ({ status }) => <CompanyStatusTag status={status} />,
    },
    {
      key: 'actions',
      title: t('companyList.column.actions'),
      align: 'right',
      width: 110,
      render: (company) => (
        <Actions name={company.name} onEdit={() => onEdit(company.id)} onDelete={() => onDelete(company)} />
      ),
    },
  ];
  return (
    <SimpleTable
      label={t('configurations.tab.companies')}
      rows={rows}
      columns={columns}
      rowKey={({ id }) => id}
      stacks
      framed
    />
  );
}

/** The name opens the company. */
function CompanyCell({ company }: { company: Company }): ReactNode {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const shown = useShownCompany();
  const { name, logo } = company;
  const open = async (): Promise<void> => {
    await shown.open(shownOf(company));
    navigate('/configurations?tab=own');
  };
  return (
    <Row as="span" inline wrap={false} className="paga-strong">
      <Avatar name={name} src={logo} size={24} mark />
      <Button variant="link" aria-label={t('companyList.open', { name })} onClick={open}>
        {name}
      </Button>
    </Row>
  );
}

type ActionsProps = { name: string; onEdit: () => void; onDelete: () => void };

function Actions({ name, onEdit, onDelete }: ActionsProps): ReactNode {
  const { t } = useTranslation('admin');
  return (
    <RowActions
      actions={[
        { kind: 'edit', label: t('companyList.edit', { name }), onClick: onEdit },
        { kind: 'delete', label: t('companyList.delete', { name }), onClick: onDelete },
      ]}
    />
  );
}
