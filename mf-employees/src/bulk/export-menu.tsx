import { Dropdown } from '@paga/kit';
import type { ReactNode } from 'react';
import { type FetchExport, useExport } from './use-export.ts';

/** A menu that saves a list as Excel or PDF. */
export function ExportMenu({ label, fetchFile }: { label: string; fetchFile: FetchExport }): ReactNode {
  const { items, isLoading } = useExport(fetchFile);
  return <Dropdown label={label} icon="download" loading={isLoading} items={items()} />;
}
