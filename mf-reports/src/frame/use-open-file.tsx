import type { ReportFile } from '@paga/contract/reports/shapes';
import { useToast } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Work that takes longer is shown: most files are there sooner. */
const LONG_MS = 300;

/** Whether something has been under way for so long that a person should see it. */
export function useIsLong(isUnderWay: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isUnderWay]);
  return isLong;
}

/** Has a file made and opens it in a new tab. Where the browser keeps tabs shut that come so long after the press, a link stands in for it. */
export function useOpenFile(): [making: boolean, open: (make: () => Promise<ReportFile>) => Promise<void>] {
  const { t } = useTranslation('reports');
  const toast = useToast();
  const errorText = useErrorText();
  const [making, setMaking] = useState(false);
  const open = async (make: () => Promise<ReportFile>) => {
    setMaking(true);
    try {
      const { path, fileName } = await make();
      if (!window.open(path, '_blank')) {
        toast.info(
          <a href={path} target="_blank" rel="noreferrer">
            {t('frame.fileReady', { fileName })}
          </a>,
        );
      }
    } catch (error) {
      toast.error(errorText(error));
    } finally {
      setMaking(false);
    }
  };
  return [making, open];
}
