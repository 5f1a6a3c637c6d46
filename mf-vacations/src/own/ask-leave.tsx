import { invalidates, isApiError, mutation } from '@paga/client';
import { type LeaveReason, leaveReasonName, leaveTypeName, previewOwnLeave } from '@paga/contract/leave';
import { askForLeave, getOwnRequests } from '@paga/contract/requests';
import { type Language, LeaveType } from '@paga/contract/shapes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from './date-field.tsx';
import { OwnCost } from './own-cost.tsx';
import { isWhole, type LeaveWish, NO_WISH, sentWish, useOwnPreview } from './use-own-preview.ts';

type AskLeaveProps = { reasons: readonly LeaveReason[]; language: Language };

/** Asks for leave: the days in the browser's own fields, and before it is sent what they cost by the check of the office. */
export function AskLeave({ reasons, language }: AskLeaveProps): ReactElement {
  const { t } = useTranslation('vacations');
  const [wish, setWish] = useState<LeaveWish>(NO_WISH);
  const preview = useOwnPreview(wish);
  const { ask, refusal, failure } = useAsking(() => setWish(NO_WISH));
  const change = (next: Partial<LeaveWish>): void => {
    ask.reset();
    setWish((before) => ({ ...before, ...next }));
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (isWhole(wish) && preview)
      ask.mutate({ body: { ...sentWish(wish), workingDays: preview.workingDays } });
  };
  return (
    <section className="own-card" aria-label={t('own.ask')}>
      <h2>{t('own.ask')}</h2>
      <form className="own-leave-form" onSubmit={send}>
        <TypeField wish={wish} onChange={change} reasons={reasons} language={language} />
        <div className="own-dates">
          <DateField label={t('booking.from')} value={wish.from} onChange={(from) => change({ from })} />
          <DateField
            label={t('booking.to')}
            value={wish.to}
            min={wish.from}
            onChange={(to) => change({ to })}
          />
        </div>
        <OwnCost preview={isWhole(wish) ? preview : undefined} language={language} />
        {(refusal || failure) && <p role="alert">{refusal ? t(`own.refused.${refusal}`) : failure}</p>}
        <button
          type="submit"
          className="own-button own-primary"
          disabled={!isWhole(wish) || !preview || preview.refusal !== null || ask.isPending}
        >
          {t('own.send')}
        </button>
        <p role="status">{ask.data?.request ? t('own.sent') : ''}</p>
      </form>
    </section>
  );
}

function useAsking(onAsked: () => void) {
  const { t } = useTranslation('vacations');
  const client = useQueryClient();
  const ask = useMutation({
    ...mutation(askForLeave),
    meta: { silent: true },
    onSuccess: ({ request }) => {
      if (request) onAsked();
    },
    onSettled: () =>
      Promise.all([getOwnRequests, previewOwnLeave].map((one) => client.invalidateQueries(invalidates(one)))),
  });
  const failure = !ask.isError
    ? null
    : isApiError(ask.error, 'REQUESTS_WAITING')
      ? t('own.waiting')
      : isApiError(ask.error, 'CONFLICT')
        ? t('own.otherDays')
        : t('own.notSent');
  return { ask, refusal: ask.data?.refusal ?? null, failure };
}

type TypeFieldProps = AskLeaveProps & { wish: LeaveWish; onChange: (next: Partial<LeaveWish>) => void };

function TypeField({ wish, onChange, reasons, language }: TypeFieldProps): ReactElement {
  const { t } = useTranslation('vacations');
  const id = useId();
  return (
    <>
      <fieldset className="own-types">
        <legend>{t('own.type')}</legend>
        {([LeaveType.annual, LeaveType.special] as const).map((type) => (
          <label key={type}>
            <input
              type="radio"
              name={id}
              checked={wish.type === type}
              onChange={() => onChange({ type, reason: '' })}
            />
            {leaveTypeName(type, language)}
          </label>
        ))}
      </fieldset>
      {wish.type === LeaveType.special && (
        <label>
          {t('booking.reason')}
          <select
            value={wish.reason}
            onChange={(event) => onChange({ reason: event.target.value as LeaveWish['reason'] })}
          >
            <option value="">{t('booking.noReason')}</option>
            {reasons.map((reason) => (
              <option key={reason} value={reason}>
                {leaveReasonName(reason, language)}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}
