import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** The text of a value of an enumeration, both as the wire names them; a value that this version does not know is shown as it is. */
export function useOptionText(): (kind: string, value: unknown) => string {
  const { t } = useTranslation('employees');
  return useCallback(
    (kind, value) => t(`employee.option.${kind}.${String(value)}`, { defaultValue: String(value) }),
    [t],
  );
}
