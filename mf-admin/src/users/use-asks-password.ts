import { query } from '@paga/client';
import { getMailState } from '@paga/contract/identity/outbox';
import { useQuery } from '@tanstack/react-query';

/** Whether somebody must type a first password for a new person: where mail is sent, the invitation's link sets it. Undefined until that is read. */
export function useAsksPassword(): boolean | undefined {
  const mail = useQuery({ ...query(getMailState), meta: { silent: true } });
  return mail.isPending ? undefined : mail.data?.waits !== false;
}
