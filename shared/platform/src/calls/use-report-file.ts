import { downloadFile } from '@paga/client';
import { useToast } from '@paga/kit';
import { useState } from 'react';
import { useErrorText } from '#use-error-text.ts';

type Made = { path: string; fileName: string };

/** Has a file made on the server and saves it under its name; what fails is said. `making` names the file that is under way. */
export function useReportFile(): {
  making: string | null;
  save: (name: string, make: () => Promise<Made>) => Promise<void>;
} {
  const toast = useToast();
  const errorText = useErrorText();
  const [making, setMaking] = useState<string | null>(null);
  const save = async (name: string, make: () => Promise<Made>) => {
    setMaking(name);
    try {
      downloadFile(await make());
    } catch (error) {
      toast.error(errorText(error));
    } finally {
      setMaking(null);
    }
  };
  return { making, save };
}
