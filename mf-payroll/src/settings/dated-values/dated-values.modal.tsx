import { query } from '@paga/client';
import type { Endpoint, OutputOf } from '@paga/contract/endpoint';
import { CloseFooter, ErrorState, Modal, SkeletonCard } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';

type DatedValuesProps<Read extends Endpoint> = {
  read: Read;
  title: string;
  width: number;
  /** So many lines while it is read. */
  lines: number;
  mayEdit: boolean;
  /** For who may change them: a window of its own, with the list below its fields. */
  form: (entries: OutputOf<Read>) => ReactElement;
  /** For everybody else. */
  list: (entries: OutputOf<Read>) => ReactElement;
  onClose: () => void;
};

/** Values by the dates from which they hold: who may adds some, everybody else reads them. */
export function DatedValuesModal<Read extends Endpoint>(props: DatedValuesProps<Read>): ReactElement {
  const { read, title, width, lines, mayEdit, form, list, onClose } = props;
  const errorText = useErrorText();
  const entries = useQuery({ ...query(read as Endpoint, {}), meta: { silent: true } });
  if (entries.isSuccess && mayEdit) return form(entries.data as OutputOf<Read>);
  return (
    <Modal open title={title} width={width} onClose={onClose} footer={<CloseFooter onClose={onClose} />}>
      {entries.isPending && <SkeletonCard lines={lines} />}
      {entries.isError && <ErrorState detail={errorText(entries.error)} onRetry={entries.refetch} />}
      {entries.isSuccess && list(entries.data as OutputOf<Read>)}
    </Modal>
  );
}
