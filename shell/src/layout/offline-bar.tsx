import { Icon } from '@paga/kit';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

function listen(callback: () => void): () => void {
  addEventListener('online', callback);
  addEventListener('offline', callback);
  return () => {
    removeEventListener('online', callback);
    removeEventListener('offline', callback);
  };
}

/** Says so while the browser has no network. */
export function OfflineBar(): ReactNode {
  const { t } = useTranslation('shell');
  const online = useSyncExternalStore(listen, () => navigator.onLine);
  if (online) return null;
  return (
    <p className="frame-strip">
      <Icon name="warning" />
      {t('frame.offline')}
    </p>
  );
}
