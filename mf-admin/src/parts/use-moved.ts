import { invalidates } from '@paga/client';
import { getRegistryMoves, getRemoteMoves, getRemotes } from '@paga/contract/remotes';
import { useToast } from '@paga/kit';
import { useQueryClient } from '@tanstack/react-query';

/** After a move: what is shown of parts and moves is read anew, what happened is said, the question closes. */
export function useMoved(onClose: () => void): (happened: string) => Promise<void> {
  const client = useQueryClient();
  const toast = useToast();
  return async (happened) => {
    for (const call of [getRemotes, getRemoteMoves, getRegistryMoves])
      await client.invalidateQueries(invalidates(call));
    toast.success(happened);
    onClose();
  };
}
