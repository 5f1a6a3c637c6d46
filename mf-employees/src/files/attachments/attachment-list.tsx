import type { EmployeeAttachment } from '@paga/contract/employees';
import { Stack } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AttachmentRow } from './attachment-row.tsx';
import { AttachmentUpload } from './attachment-upload.tsx';
import { useDocumentsOf } from './use-to-read.ts';
import './attachments.css';
import { RemoveAttachment } from './remove-attachment.tsx';
import type { ChangeFiles } from './use-attachments.ts';

type AttachmentListProps = {
  /** Whose files they are. Left out while the person is not saved: the files are then nobody's until their ids are saved in `attachmentIds`. */
  employeeId?: number;
  attachments: readonly EmployeeAttachment[];
  /** For a person not saved yet: takes the changes of the list, as the setter of a state does. */
  onChange?: ChangeFiles;
  readOnly?: boolean;
};

/** Files of an employee as links that save them; adds, marks contracts, removes after a question. */
export function AttachmentList({
  employeeId,
  attachments,
  onChange,
  readOnly,
}: AttachmentListProps): ReactNode {
  const { t } = useTranslation('employees');
  const mayAdd = useMayCall('uploadAttachment') && !readOnly;
  const [removed, setRemoved] = useState<EmployeeAttachment | null>(null);
  const documents = useDocumentsOf(employeeId);
  const mailed = attachments.findLast(({ isContract }) => isContract);
  return (
    <Stack>
      {attachments.length === 0 ? (
        <p className="paga-hint">{t('attachments.none')}</p>
      ) : (
        <ul className="attachments" aria-label={t('attachments.title')}>
          {attachments.map((attachment) => (
            <AttachmentRow
              key={attachment.attachmentId}
              attachment={attachment}
              isMailed={attachment === mailed}
              readOnly={readOnly}
              documents={documents}
              onChange={onChange}
              onRemove={() => setRemoved(attachment)}
            />
          ))}
        </ul>
      )}
      {mayAdd && <AttachmentUpload employeeId={employeeId} onChange={onChange} />}
      {removed && (
        <RemoveAttachment attachment={removed} onChange={onChange} onClose={() => setRemoved(null)} />
      )}
    </Stack>
  );
}
