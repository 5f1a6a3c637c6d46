import { invalidates, isApiError, mutation } from '@paga/client';
import { getOwnSickness, reportSickness } from '@paga/contract/requests';
import { afterCountedSpan } from '@paga/contract/spans';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactElement, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from './date-field.tsx';
import { drawnAnew } from './drawn-anew.ts';

const NO_DAYS = { from: '', to: '' };
const UNREADABLE = 'unreadable';

/** Reports sickness, with a photo of the note if there is one: nobody agrees to it, the office books it. */
export function ReportSickness(): ReactElement {
  const { t } = useTranslation('vacations');
  const [days, setDays] = useState(NO_DAYS);
  const photo = useRef<HTMLInputElement>(null);
  const report = useReporting(() => {
    setDays(NO_DAYS);
    if (photo.current) photo.current.value = '';
  });
  const { from, to } = days;
  const isWhole = from !== '' && to !== '' && to >= from && to < afterCountedSpan(from);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (isWhole) report.mutate({ from, to, photo: photo.current?.files?.[0] });
  };
  return (
    <section className="own-card" aria-label={t('own.sickness.report')}>
      <h2>{t('own.sickness.report')}</h2>
      <form className="own-leave-form" onSubmit={send}>
        <div className="own-dates">
          <DateField
            label={t('own.sickness.from')}
            value={from}
            onChange={(next) => setDays((before) => ({ ...before, from: next }))}
          />
          <DateField
            label={t('own.sickness.to')}
            value={to}
            min={from}
            onChange={(next) => setDays((before) => ({ ...before, to: next }))}
          />
        </div>
        <label>
          {t('own.sickness.note')}
          <input ref={photo} type="file" accept="image/jpeg,image/png,image/webp" />
        </label>
        <p className="own-hint">{t('own.sickness.noteHint')}</p>
        {report.failure && <p role="alert">{t(`own.sickness.failed.${report.failure}`)}</p>}
        <button type="submit" className="own-button own-primary" disabled={!isWhole || report.isPending}>
          {t('own.sickness.send')}
        </button>
        <p role="status">{report.isSuccess ? t('own.sickness.sent') : ''}</p>
      </form>
    </section>
  );
}

type Report = { from: string; to: string; photo: File | undefined };

function useReporting(onReported: () => void) {
  const client = useQueryClient();
  const send = mutation(reportSickness).mutationFn;
  const report = useMutation({
    mutationFn: async ({ photo, ...days }: Report) => {
      const note = photo && (await drawnAnew(photo).catch(() => Promise.reject(new Error(UNREADABLE))));
      return send({ body: { ...days, ...(note && { note }) } });
    },
    meta: { silent: true },
    onSuccess: onReported,
    onSettled: () => client.invalidateQueries(invalidates(getOwnSickness)),
  });
  return { ...report, failure: report.isError ? failureOf(report.error) : null };
}

function failureOf(error: unknown): 'unreadable' | 'exists' | 'waiting' | 'other' {
  if (isApiError(error, 'CONFLICT')) return 'exists';
  if (isApiError(error, 'REQUESTS_WAITING')) return 'waiting';
  const isPhoto = isApiError(error, 'UNSUPPORTED_MEDIA_TYPE') || isApiError(error, 'PAYLOAD_TOO_LARGE');
  return isPhoto || (error as Error).message === UNREADABLE ? 'unreadable' : 'other';
}
