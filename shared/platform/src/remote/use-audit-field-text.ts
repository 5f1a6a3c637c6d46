import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { remotesStore } from './remotes.ts';

/** The entry of every remote; its texts come with it. */
const ENTRY = 'remote#remote';

/**
 * What a field of the audit log is called by the remote whose domain it belongs to. The texts of those remotes are loaded by the first use;
 * undefined before they are there, of a remote that is down, and of a field that none names.
 */
export function useAuditFieldText(): (field: string) => string | undefined {
  const { i18n } = useTranslation();
  const stores = useStore(remotesStore, (remotes) => remotes.stores);
  const [, setLoaded] = useState(0);
  useEffect(() => {
    let current = true;
    const count = () => current && setLoaded((loaded) => loaded + 1);
    for (const store of stores)
      if (store.entry.offer.auditFields && store.state.getState().status !== 'failed')
        store.load(ENTRY).then(count, () => undefined);
    return () => {
      current = false;
    };
  }, [stores]);
  return (field) => {
    for (const { entry } of stores)
      for (const root of entry.offer.auditFields ?? []) {
        const text: unknown = i18n.getResource(i18n.language, entry.name, `${root}.${field}`);
        if (typeof text === 'string') return text;
      }
    return undefined;
  };
}
