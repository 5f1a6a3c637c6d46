import type { AskedRequest } from '@paga/contract/requests';
import type { ReactElement } from 'react';
import { useFormTexts } from './texts.ts';

/** A question with its answer, or that it waits for one. */
export function OwnQuestion({ request }: { request: AskedRequest }): ReactElement {
  const t = useFormTexts();
  const { question, state, note, decidedBy } = request;
  return (
    <li>
      <p className="own-said">{question?.text}</p>
      {state === 'asked' ? (
        <p>{t('own.waits')}</p>
      ) : (
        note && (
          <p className="own-said">
            <b>{t('own.answerOf', { name: decidedBy ?? '' })}</b> {note}
          </p>
        )
      )}
    </li>
  );
}
