import { useEffect, useState } from 'react';

/** A link to a file of this computer, to show it before it is sent; it ends with the part of the page that asked. */
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
