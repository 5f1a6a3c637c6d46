import { invalidates, isApiError, mutation, query } from '@paga/client';
import { askQuestion, getOwnRequests, type QuestionAbout, RequestLimits } from '@paga/contract/requests';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { OwnQuestion } from './own-question.tsx';
import { useFormTexts } from './texts.ts';
import './own.css';

type AskQuestionProps = {
  /** The payslip and the line of it that the question is about; without it a question at all. */
  about?: QuestionAbout;
};

const isAbout = (one: QuestionAbout | null | undefined, other: QuestionAbout): boolean =>
  one?.year === other.year && one.month === other.month && one.line === other.line;

/** A part of an employee's own page, drawn with nothing of the kit: opens the question to the office about a line of a payslip, with what was asked about it before. */
export function AskQuestion({ about }: AskQuestionProps): ReactElement {
  const t = useFormTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="own-ask" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t(about ? 'own.askAbout' : 'own.ask')}</summary>
      {isOpen && about && <Earlier about={about} />}
      {isOpen && <QuestionForm about={about} />}
    </details>
  );
}

function Earlier({ about }: Required<AskQuestionProps>): ReactElement | null {
  const asked = useQuery({ ...query(getOwnRequests), meta: { silent: true } });
  const earlier = (asked.data ?? []).filter(({ question }) => question && isAbout(question.about, about));
  if (earlier.length === 0) return null;
  return (
    <ul className="own-asked">
      {earlier.map((request) => (
        <OwnQuestion key={request.id} request={request} />
      ))}
    </ul>
  );
}

function QuestionForm({ about }: AskQuestionProps): ReactElement {
  const t = useFormTexts();
  const id = useId();
  const client = useQueryClient();
  const [text, setText] = useState('');
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
      {ask.isError && <p role="alert">{t(`own.${faultOf(ask.error)}`)}</p>}
      <button type="submit" className="own-button" disabled={ask.isPending || text.trim() === ''}>
        {t('own.send')}
      </button>
      <p role="status">{ask.isSuccess ? t('own.sent') : ''}</p>
    </form>
  );
}

function faultOf(error: unknown): 'waiting' | 'left' | 'failed' {
  if (isApiError(error, 'REQUESTS_WAITING')) return 'waiting';
  return isApiError(error, 'OWN_PART_OFF') ? 'left' : 'failed';
}
