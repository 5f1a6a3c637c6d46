import { mutation, query } from '@paga/client';
import {
  getPreferences,
  type Preference,
  type PreferenceScreen,
  savePreference,
} from '@paga/contract/identity/preferences';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';

type Kept<Value> = {
  value: Value;
  keep: (next: Value) => void;
  /** False until the server has said what is kept; a list waits for it, so that it is not asked twice. */
  isReady: boolean;
};

/**
 * How the person likes a screen in the shown company, kept on the server. `read` makes of what is kept, which another version may have written or
 * nobody (`{}`), something the screen understands; keep it the same between renders. What cannot be saved, as in a company that is read only,
 * lasts as long as the page.
 */
export function usePreference<Value extends object>(
  screen: PreferenceScreen,
  read: (kept: Preference) => Value,
): Kept<Value> {
  const client = useQueryClient();
  const asked = query(getPreferences);
  const key = JSON.stringify(asked.queryKey);
  const { data, isPending } = useQuery({
    ...asked,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { silent: true },
  });
  // One after the other: the last choice is the one that stays.
  const { mutate } = useMutation({
    ...mutation(savePreference),
    scope: { id: 'preferences' },
    meta: { silent: true },
  });
  const kept = data?.preferences[screen];
  const value = useMemo(() => read(kept ?? {}), [kept, read]);
  const keep = useCallback(
    (next: Value): void => {
      client.setQueryData<typeof data>(JSON.parse(key), (before) => ({
        preferences: { ...before?.preferences, [screen]: next as Preference },
      }));
      mutate({ body: { screen, value: next as Preference } });
    },
    [client, key, mutate, screen],
  );
  return { value, keep, isReady: !isPending };
}
