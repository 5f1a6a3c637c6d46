import type { ReactNode } from 'react';
import { FieldsOfTab } from './fields-of-tab.tsx';

/** Where the employee lives. */
export function AddressFields(): ReactNode {
  return <FieldsOfTab tab="address" />;
}
