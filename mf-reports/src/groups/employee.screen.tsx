import type { ReactElement } from 'react';
import { CertificateModal } from '#person/certificate.modal.tsx';
import { VacationListModal } from '#vacation-list/vacation-list.modal.tsx';
import { GroupPage } from './group-page.tsx';

const windows = { certificate: CertificateModal, vacationList: VacationListModal };

/** Reports about employees: annual certificate, vacation list. */
export function EmployeeScreen(): ReactElement {
  return <GroupPage group="employee" windows={windows} />;
}
