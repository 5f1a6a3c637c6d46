import type { EmployeeAttachment } from '@paga/contract/employees';
import { formatDate, formatNumber } from '@paga/kit';
import type { ReactNode } from 'react';

const KB = 1024;
const MB = KB * KB;

/** Bytes as people read them: `340 KB`, `1.2 MB`. */
function fileSize(bytes: number): string {
  return bytes < MB
    ? `${formatNumber(Math.max(1, Math.ceil(bytes / KB)))} KB`
    : `${formatNumber(Math.round((bytes / MB) * 10) / 10)} MB`;
}

/** How large a file is and when it came. */
export function FileFacts({
  attachment: { size, uploadedAt },
}: {
  attachment: EmployeeAttachment;
}): ReactNode {
  return <span className="paga-hint paga-number">{`${fileSize(size)} · ${formatDate(uploadedAt)}`}</span>;
}
