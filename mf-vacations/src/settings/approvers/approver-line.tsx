import { invalidates, mutation } from '@paga/client';
import {
  getLeaveApprovers,
  getRequests,
  type LeaveApprover,
  type LeaveDecider,
  type NamedDecider,
  saveLeaveApprover,
} from '@paga/contract/requests';
import { Row, Select, Stack } from '@paga/kit';
import { useCompany } from '@paga/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import './approvers.css';

/** Whose leave it is about: of an employee, of a sector, or without either of everybody. */
export type Scope = { name: string; employeeId?: number; sectorId?: number };

type ApproverLineProps = {
  scope: Scope;
  rule: LeaveApprover | undefined;
  deciders: readonly NamedDecider[];
  readOnly: boolean;
};

/** The approver and the deputy of one scope; taking the approver away takes the deputy with them. */
export function ApproverLine({ scope, rule, deciders, readOnly }: ApproverLineProps): ReactElement {
  const { t } = useTranslation('vacations');
  const { id: tenantId } = useCompany();
  const client = useQueryClient();
  const save = useMutation({
    ...mutation(saveLeaveApprover),
    onSettled: () =>
      Promise.all([getLeaveApprovers, getRequests].map((one) => client.invalidateQueries(invalidates(one)))),
  });
  const { name, ...of } = scope;
  const { approver = null, deputy = null } = rule ?? {};
  const send = (first: LeaveDecider | null, second: LeaveDecider | null): void =>
    save.mutate({ body: { tenantId, ...of, approver: first, deputy: first && second } });
  const isOff = readOnly || save.isPending;
  return (
    <Row as="li" justify="between" gap={[8, 16]} className="approvers-line">
      <b>{name}</b>
      <Row gap={8} align="start">
        <Stack gap={4}>
          <span className="paga-hint">{t('settings.leaveApprovers.approver')}</span>
          <DeciderSelect
            label={t('settings.leaveApprovers.approverOf', { name })}
            none={t('settings.leaveApprovers.nobody')}
            value={approver}
            deciders={deciders}
            isOff={isOff}
            onChange={(next) => send(next, isSame(next, deputy) ? null : keyless(deputy))}
          />
          {approver?.works === false && (
            <span className="paga-hint">{t('settings.leaveApprovers.over', { name: approver.name })}</span>
          )}
        </Stack>
        {approver && (
          <Stack gap={4}>
            <span className="paga-hint">{t('settings.leaveApprovers.deputy')}</span>
            <DeciderSelect
              label={t('settings.leaveApprovers.deputyOf', { name })}
              none={t('settings.leaveApprovers.noDeputy')}
              value={deputy}
              deciders={deciders.filter((one) => !isSame(one, approver))}
              isOff={isOff}
              onChange={(next) => send(keyless(approver), next)}
            />
            {deputy?.works === false && (
              <span className="paga-hint">
                {t('settings.leaveApprovers.overDeputy', { name: deputy.name })}
              </span>
            )}
          </Stack>
        )}
      </Row>
    </Row>
  );
}

const isSame = (one: LeaveDecider | null, other: LeaveDecider | null): boolean =>
  one !== null && one.of === other?.of && one.id === other.id;
const keyless = (decider: NamedDecider | null): LeaveDecider | null =>
  decider?.works ? { of: decider.of, id: decider.id } : null;
const keyOf = ({ of, id }: LeaveDecider): string => `${of} ${id}`;

type DeciderSelectProps = {
  label: string;
  none: string;
  value: NamedDecider | null;
  deciders: readonly NamedDecider[];
  isOff: boolean;
  onChange: (next: LeaveDecider | null) => void;
};

/** Somebody of the office, or an employee with an own page; who can decide no more is still shown by name. */
function DeciderSelect({ label, none, value, deciders, isOff, onChange }: DeciderSelectProps): ReactElement {
  const { t } = useTranslation('vacations');
  const listed = value && !deciders.some((one) => isSame(one, value)) ? [...deciders, value] : deciders;
  const group = (of: LeaveDecider['of']) => ({
    label: t(`settings.leaveApprovers.${of}`),
    options: listed.filter((one) => one.of === of).map((one) => ({ value: keyOf(one), label: one.name })),
  });
  const pick = (key: string | undefined): void => {
    const next = listed.find((one) => keyOf(one) === key);
    onChange(next ? { of: next.of, id: next.id } : null);
  };
  return (
    <Select<string | undefined>
      aria-label={label}
      className="approvers-select"
      allowClear
      placeholder={none}
      disabled={isOff}
      value={value ? keyOf(value) : undefined}
      options={[group('office'), group('ownPage')].filter(({ options }) => options.length > 0)}
      onChange={pick}
    />
  );
}
