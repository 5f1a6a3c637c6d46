import { useTranslation } from 'react-i18next';

/** The name of a field that the wire or a rule speaks of; one that this version does not know is called as on the wire. */
export function useFieldName(): (field: string) => string {
  const { t } = useTranslation('employees');
  return (field) => t(`employee.field.${field}`, { defaultValue: field });
}
