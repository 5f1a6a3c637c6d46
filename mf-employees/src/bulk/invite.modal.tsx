import { Alert, Button, CloseFooter, ConfirmModal, Modal, SimpleTable, Stack } from '@paga/kit';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { counted } from '#counted.ts';
import { type Skipped, useInvite } from '#own-page/use-invite.ts';
import { useLetter } from '#own-page/use-letter.ts';
import { isByLetter } from '#own-page/ways.ts';
import { ChosenNames } from './chosen-names.tsx';
import type { Chosen } from './use-selection.ts';

/** Asks before the chosen are invited to their own pages, and lists whom no mail can invite. */
export function InviteModal({ chosen, onClose }: { chosen: Chosen; onClose: () => void }): ReactNode {
  const { t } = useTranslation('employees');
  const { invite, problem, busy } = useInvite();
  const [skipped, setSkipped] = useState<Skipped>();
  const run = async (): Promise<void> => {
    const left = await invite([...chosen.keys()]);
    if (left?.length === 0) onClose();
    else setSkipped(left);
  };
  if (skipped) return <SkippedModal skipped={skipped} onClose={onClose} />;
  return (
    <ConfirmModal
      open
      title={t('ownPage.question', counted(chosen.size))}
      confirmText={t('ownPage.confirm', counted(chosen.size))}
      loading={busy}
      onConfirm={run}
      onClose={onClose}
    >
      <Stack>
        {problem && <Alert tone="danger">{problem}</Alert>}
        <p>{t('ownPage.questionText')}</p>
        <ChosenNames chosen={chosen} />
      </Stack>
    </ConfirmModal>
  );
}

/** Whom no mail has invited, why, and the letter where that is the way. */
function SkippedModal({ skipped, onClose }: { skipped: Skipped; onClose: () => void }): ReactNode {
  const { t } = useTranslation('employees');
  const { print, problem } = useLetter();
  const label = t('ownPage.skipped', counted(skipped.length));
  return (
    <Modal open width={640} title={label} onClose={onClose} footer={<CloseFooter onClose={onClose} />}>
      <Stack>
        {problem && <Alert tone="danger">{problem}</Alert>}
        <SimpleTable
          stacks
          label={label}
          rows={skipped}
          rowKey={({ employeeId }) => employeeId}
          columns={[
            { key: 'name', title: t('employees.column.name'), render: ({ name }) => name },
            { key: 'why', title: t('bulk.refused.reason'), render: ({ why }) => t(`ownPage.why.${why}`) },
            {
              key: 'letter',
              title: t('ownPage.letter'),
              render: ({ employeeId, name, why }) =>
                isByLetter(why) && (
                  <Button size="small" icon="print" onClick={() => print(employeeId)}>
                    {t('ownPage.printFor', { name })}
                  </Button>
                ),
            },
          ]}
        />
      </Stack>
    </Modal>
  );
}
