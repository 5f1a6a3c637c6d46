import { useEffect, useState } from 'react';

/** A link to a file of this computer, for as long as it is looked at. */
export function useFileLink(file: File | null): string | undefined {
  const [link, setLink] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setLink(made);
    return () => {
      URL.revokeObjectURL(made);
      setLink(undefined);
    };
  }, [file]);
  return link;
}
