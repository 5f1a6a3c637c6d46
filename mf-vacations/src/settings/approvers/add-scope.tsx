import { Select } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useScopeOptions } from '#feeds/use-scope-options.ts';
import type { Scope } from './approver-line.tsx';

type AddScopeProps = { shown: readonly Scope[]; onAdd: (scope: Scope) => void };

/** A sector or an employee that gets a line, and is saved once somebody is named in it. */
export function AddScope({ shown, onAdd }: AddScopeProps): ReactElement {
  const { t } = useTranslation('vacations');
  const sectors = useScopeOptions('sector');
  const people = useScopeOptions('person');
  const scopes = [
    ...sectors.map(({ value, label }): Scope => ({ name: label, sectorId: value })),
    ...people.map(({ value, label }): Scope => ({ name: label, employeeId: value })),
  ].filter(
    ({ sectorId, employeeId }) =>
      !shown.some((one) => one.sectorId === sectorId && one.employeeId === employeeId),
  );
  const group = (label: string, of: readonly Scope[]) => ({
    label,
    options: of.map((scope) => ({ value: keyOf(scope), label: scope.name })),
  });
  const add = (key: string | null): void => {
    const scope = scopes.find((one) => keyOf(one) === key);
    if (scope) onAdd(scope);
  };
  return (
    <Select<string | null>
      aria-label={t('settings.leaveApprovers.add')}
      className="approvers-add"
      placeholder={t('settings.leaveApprovers.add')}
      value={null}
      options={[
        group(
          t('settings.leaveApprovers.sectors'),
          scopes.filter(({ sectorId }) => sectorId !== undefined),
        ),
        group(
          t('settings.leaveApprovers.people'),
          scopes.filter(({ employeeId }) => employeeId !== undefined),
        ),
      ].filter(({ options }) => options.length > 0)}
      onChange={add}
    />
  );
}

const keyOf = ({ sectorId, employeeId }: Scope): string =>
  sectorId === undefined ? `person ${employeeId}` : `sector ${sectorId}`;
