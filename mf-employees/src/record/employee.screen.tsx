import { isApiError, query } from '@paga/client';
import { type Employee, getEmployee } from '@paga/contract/employees';
import { fullName } from '@paga/contract/full-name';
import { EmptyState, ErrorState, Page, SkeletonPage, Tabs } from '@paga/kit';
import { Extension, useErrorText, useMayCall } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { AttachmentList } from '#files/attachments/attachment-list.tsx';
import { EmployeeForm } from '#form/employee.form.tsx';
import { NoEmployee } from '#guided/no-employee.tsx';
import { EndCard } from '#leaving/end-card.tsx';
import { BackToList } from '#list/back-to-list.tsx';
import { OwnPageCard } from '#own-page/own-page-card.tsx';
import { ProlongCard } from '#prolong/prolong-card.tsx';
import { RaiseCard } from '#raise/raise-card.tsx';
import { HistoryTab } from '#terms/history-tab.tsx';
import type { EmployeeTab } from '#values/tab-of.ts';
import { AddContractModal } from './add-contract.modal.tsx';
import { DeleteEmployeeModal } from './delete-employee.modal.tsx';
import { Neighbours } from './neighbours.tsx';
import { ProfileActions } from './profile-actions.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { ProfileHint, ProfileTitle } from './profile-title.tsx';
import { type Cards, RecordTab } from './record-tab.tsx';
import { SalaryTab } from './salary-tab.tsx';
import { READ_TABS, type ReadTab, readTabOf, useLinkedField, useTab } from './use-tab.ts';
import './employee.css';

/** One employee: read first, edited card by card in their place or as a whole. */
export function EmployeeScreen(): ReactElement {
  const { t } = useTranslation('employees');
  const errorText = useErrorText();
  const employeeId = Number(useParams().id);
  const isId = Number.isSafeInteger(employeeId) && employeeId > 0;
  const employee = useQuery({
    ...query(getEmployee, { query: { employeeId } }),
    enabled: isId,
    meta: { silent: true },
  });
  if (!isId || isApiError(employee.error, 'NOT_FOUND')) return <NoEmployee />;
  if (employee.data) return <Profile key={employeeId} employee={employee.data} />;
  if (employee.isError)
    return (
      <ErrorState
        title={t('employee.failed')}
        detail={errorText(employee.error)}
        onRetry={() => employee.refetch()}
      />
    );
  return <SkeletonPage />;
}

function Profile({ employee }: { employee: Employee }): ReactElement {
  const { t } = useTranslation('employees');
  const [tab, setTab] = useTab();
  const field = useLinkedField();
  const mayEdit = useMayCall('updateEmployee');
  const [isEditing, setEditing] = useState(mayEdit && field !== undefined);
  const [wasEdited, setEdited] = useState(isEditing);
  const cards = useCards();
  const maySeeLeave = useMayCall('getEmployeeVacations');
  const [isDeleting, setDeleting] = useState(false);
  const [isReturning, setReturning] = useState(false);
  const shown = readTabOf(tab);
  const isWriting = isEditing || cards.open !== null;
  const edit = () => {
    setEditing(true);
    setEdited(true);
  };
  const items = READ_TABS.filter((key) => key !== 'leave' || maySeeLeave).map((key) => ({
    key,
    label: t(`employee.tab.${key}`),
    ...(key === 'attachments' && { count: employee.attachments.length }),
    children:
      key === shown ? <TabContent {...{ employee, tab }} cards={mayEdit ? cards : undefined} /> : undefined,
  }));
  return (
    <Page
      title={<ProfileTitle employee={employee} />}
      hint={<ProfileHint employee={employee} />}
      back={
        <>
          <BackToList />
          {!isWriting && <Neighbours employeeId={employee.id} tab={tab} />}
        </>
      }
      extra={
        !isWriting && (
          <ProfileActions
            employee={employee}
            onReturn={() => setReturning(true)}
            wasEdited={wasEdited && cards.last === null}
            onEdit={edit}
            onDelete={() => setDeleting(true)}
          />
        )
      }
    >
      {isEditing ? (
        <EmployeeForm
          employee={employee}
          field={field}
          tab={shown === 'salary' ? shown : tab}
          onSaved={() => setEditing(false)}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <>
          <ProfileFacts employee={employee} />
          <EndCard employee={employee} />
          <ProlongCard employee={employee} />
          <RaiseCard employee={employee} />
          <OwnPageCard employee={employee} />
          <Tabs
            label={t('employee.tabs')}
            items={items}
            value={shown}
            onChange={(key) => setTab(key === 'record' ? 'personal' : (key as Exclude<ReadTab, 'record'>))}
          />
        </>
      )}
      {isReturning && <AddContractModal employee={employee} onClose={() => setReturning(false)} />}
      {isDeleting && <DeleteEmployeeModal employee={employee} onClose={() => setDeleting(false)} />}
    </Page>
  );
}

type TabContentProps = {
  employee: Employee;
  tab: EmployeeTab;
  /** Undefined: the person may only read. */
  cards: Cards | undefined;
};

/** The cards of the profile that are edited in their place. */
function useCards(): Cards {
  const [{ open, last }, set] = useState<Pick<Cards, 'open' | 'last'>>({ open: null, last: null });
  return { open, last, onEdit: (part) => set({ open: part, last: part ?? open }) };
}

function TabContent({ employee, tab, cards }: TabContentProps): ReactNode {
  switch (readTabOf(tab)) {
    case 'attachments':
      return <AttachmentList employeeId={employee.id} attachments={employee.attachments} />;
    case 'leave':
      return <LeaveTab employeeId={employee.id} />;
    case 'pay':
      return <PayTab employee={employee} />;
    case 'history':
      return <HistoryTab employeeId={employee.id} />;
    case 'salary':
      return <SalaryTab employee={employee} toLines={tab === 'recurring'} cards={cards} />;
    case 'record':
      return <RecordTab employee={employee} cards={cards} />;
  }
}

/** The leave of a person is rendered by the remote that offers the card, so that it has one home. */
function LeaveTab({ employeeId }: { employeeId: number }): ReactNode {
  const { t } = useTranslation('employees');
  const absent = (
    <EmptyState picture="calendar" title={t('employee.leave.absent')} hint={t('employee.leave.absentHint')} />
  );
  return <Extension point="employee-leave" props={{ employeeId }} fallback={absent} />;
}

/** What the person was paid is rendered by payroll. */
function PayTab({ employee }: { employee: Employee }): ReactNode {
  const { t } = useTranslation('employees');
  const absent = (
    <EmptyState picture="papers" title={t('employee.pay.absent')} hint={t('employee.pay.absentHint')} />
  );
  const props = { employeeId: employee.id, name: fullName(employee) };
  return <Extension point="employee-pay" props={props} fallback={absent} />;
}
