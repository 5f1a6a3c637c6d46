import { mutation } from '@paga/client';
import { restoreEmployees } from '@paga/contract/employees';
import { Button, Row, useToast } from '@paga/kit';
import { useCompany } from '@paga/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { counted } from '#counted.ts';
import { refreshEmployees } from '#refresh-employees.ts';

/** Tells that employees were deleted and offers the way back; who cannot come back is named with the reason. */
export function useNotifyDeleted(): (text: string, employeeIds: readonly number[]) => void {
  const { t } = useTranslation('employees');
  const { id: userId } = useCompany();
  const client = useQueryClient();
  const toast = useToast();
  const { mutate } = useMutation({
    ...mutation(restoreEmployees),
    onSuccess: ({ changed, refused }) => {
      if (changed.length > 0) toast.success(t('bulk.restore.done', counted(changed.length)));
      // A second click finds them back already.
      for (const { code, name, detail } of refused.filter((one) => one.code !== 'alreadySo'))
        toast.warning(t('bulk.restore.refused', { name, reason: t(`bulk.refused.${code}`, { detail }) }));
      return refreshEmployees(client);
    },
  });
  return (text, employeeIds) =>
    toast.success(
      <Row>
        {text}
        <Button
          variant="link"
          size="small"
          icon="undo"
          onClick={() => mutate({ body: { userId, employeeIds: [...employeeIds] } })}
        >
          {t('bulk.restore.undo')}
        </Button>
      </Row>,
    );
}
