import { mutation } from '@paga/client';
import type { OwnData } from '@paga/contract/employees/own-data';
import { proposeOwnData } from '@paga/contract/requests';
import { useMutation } from '@tanstack/react-query';
import { type ReactElement, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isTypedWrong, ownFault } from './own-fault.ts';
import { ProposalForm } from './proposal-form.tsx';
import { useReadAnew } from './use-own-proposals.ts';

const FIELDS = ['address', 'municipality', 'phone', 'familyContact'] as const;
const MOST = { address: 200, municipality: 120, phone: 30, familyContact: 120 } as const;
type Field = (typeof FIELDS)[number];
type Typed = Record<Field, string>;

type ProposeDataProps = { data: OwnData; onSent: () => void; onCancel: () => void };

/** Proposes other data: what is changed is sent with what was shown, and the office decides about it. */
export function ProposeData({ data, onSent, onCancel }: ProposeDataProps): ReactElement {
  const { t } = useTranslation('employees');
  const [typed, setTyped] = useState<Typed>(() => typedOf(data));
  const readAnew = useReadAnew();
  const propose = useMutation({
    ...mutation(proposeOwnData),
    meta: { silent: true },
    onSuccess: onSent,
    onSettled: readAnew,
  });
  const changes = changesOf(data, typed);
  const isUnchanged = Object.keys(changes).length === 0;
  const send = (): void => {
    if (!isUnchanged) propose.mutate({ body: { changes } });
  };
  return (
    <ProposalForm
      fault={
        propose.isError &&
        t(isTypedWrong(propose.error) ? 'own.phoneInvalid' : `own.${ownFault(propose.error)}`)
      }
      canSend={!isUnchanged && !propose.isPending}
      onSend={send}
      onCancel={onCancel}
      hint={isUnchanged && <p className="own-hint">{t('own.unchanged')}</p>}
    >
      {FIELDS.map((field) => (
        <TypedField
          key={field}
          field={field}
          value={typed[field]}
          onChange={(value) => setTyped((before) => ({ ...before, [field]: value }))}
        />
      ))}
    </ProposalForm>
  );
}

type TypedFieldProps = { field: Field; value: string; onChange: (value: string) => void };

function TypedField({ field, value, onChange }: TypedFieldProps): ReactElement {
  const { t } = useTranslation('employees');
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{t(`own.field.${field}`)}</label>
      <input
        id={id}
        type={field === 'phone' ? 'tel' : 'text'}
        maxLength={MOST[field]}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  );
}

const typedOf = (data: OwnData): Typed =>
  Object.fromEntries(FIELDS.map((field) => [field, data[field] ?? ''])) as Typed;

const changesOf = (data: OwnData, typed: Typed) =>
  Object.fromEntries(
    FIELDS.flatMap((field) => {
      const [was, to] = [data[field], typed[field].trim() || null];
      return was === to ? [] : [[field, { was, to }]];
    }),
  );
