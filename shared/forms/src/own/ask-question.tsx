import { invalidates, isApiError, mutation, query } from '@paga/client';
import { askQuestion, getOwnRequests, type QuestionAbout, RequestLimits } from '@paga/contract/requests';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { useFormTexts } from '../texts.ts';
import { OwnQuestion } from './own-question.tsx';
import './own.css';

type AskQuestionProps = {
  /** The payslip and the line of it that the question is about; without it a question at all. */
  about?: QuestionAbout;
};

const isAbout = (one: QuestionAbout | null | undefined, other: QuestionAbout | undefined): boolean =>
  other === undefined
    ? !one
    : one?.year === other.year && one.month === other.month && one.line === other.line;

/** A part of an employee's own page: asks the office about a line of a payslip, and shows what was asked about it before, with the answers. Draws with nothing of the kit. */
export function AskQuestion({ about }: AskQuestionProps): ReactElement {
  const t = useFormTexts();
  const id = useId();
  const client = useQueryClient();
  const [text, setText] = useState('');
  const asked = useQuery({ ...query(getOwnRequests), meta: { silent: true } });
  const earlier = (asked.data ?? []).filter(({ question }) => question && isAbout(question.about, about));
  const ask = useMutation({
    ...mutation(askQuestion),
    meta: { silent: true },
    onSuccess: () => {
      setText('');
      return client.invalidateQueries(invalidates(getOwnRequests));
    },
  });
  const send = (event: FormEvent): void => {
    event.preventDefault();
    ask.mutate({ body: { text, ...(about && { about }) } });
  };
  return (
    <section className="own-ask" aria-label={t('own.ask')}>
      {earlier.length > 0 && (
        <ul className="own-asked">
          {earlier.map((request) => (
            <OwnQuestion key={request.id} request={request} />
          ))}
        </ul>
      )}
      <form className="own-ask-form" onSubmit={send}>
        <label htmlFor={id}>{t('own.question')}</label>
        <textarea
          id={id}
          rows={3}
          required
          maxLength={RequestLimits.text}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {ask.isError && (
          <p role="alert">{t(isApiError(ask.error, 'REQUESTS_WAITING') ? 'own.waiting' : 'own.failed')}</p>
        )}
        <button type="submit" disabled={ask.isPending || text.trim() === ''}>
          {t('own.send')}
        </button>
      </form>
      <p role="status">{ask.isSuccess ? t('own.sent') : ''}</p>
    </section>
  );
}
