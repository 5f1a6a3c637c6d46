import { memo, type ReactNode } from 'react';
import { FieldsOfTab } from './fields-of-tab.tsx';

/** Where the employee lives. */
export const AddressFields = memo(function AddressFields(): ReactNode {
  return <FieldsOfTab tab="address" />;
});
