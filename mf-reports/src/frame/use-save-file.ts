import { downloadFile } from '@paga/client';
import type { ReportFile } from '@paga/contract/reports/shapes';
import { useToast } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import { useEffect, useState } from 'react';

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

/** Has a file made and saves it, PDF and Excel alike. */
export function useSaveFile(): [making: boolean, save: (make: () => Promise<ReportFile>) => Promise<void>] {
  const toast = useToast();
  const errorText = useErrorText();
  const [making, setMaking] = useState(false);
  const save = async (make: () => Promise<ReportFile>) => {
    setMaking(true);
    try {
      downloadFile(await make());
    } catch (error) {
      toast.error(errorText(error));
    } finally {
      setMaking(false);
    }
  };
  return [making, save];
}
