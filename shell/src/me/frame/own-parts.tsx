import type { Language } from '@paga/contract/shapes';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { AccountPage } from '../account/account.page.tsx';
import { whenLeft } from './blank.ts';
import type { OfferedPart, OwnRegistry } from './own-registry.ts';
import { ownStoreOf } from './own-remotes.ts';
import { PartPage } from './part.page.tsx';

/** What was read is in memory only, and no longer than the page. */
const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: 1, staleTime: 30_000, refetchOnWindowFocus: false } },
});
whenLeft(() => queryClient.clear());

const Asked = ({ children }: { children: ReactNode }): ReactNode => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

/** How the person signs in. */
export function OwnAccount(): ReactNode {
  return (
    <Asked>
      <AccountPage />
    </Asked>
  );
}

export type RemotePartProps = {
  registry: OwnRegistry;
  part: OfferedPart;
  language: Language;
  readOnly: boolean;
};

/** A part that a remote offers. */
export function RemotePart({ registry, part, ...props }: RemotePartProps): ReactNode {
  const store = useMemo(() => ownStoreOf(registry, part.remote), [registry, part.remote]);
  return (
    <Asked>
      <PartPage key={part.path} store={store} part={part} {...props} />
    </Asked>
  );
}
