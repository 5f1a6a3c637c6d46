import type { ClosedVersion } from '@paga/contract/payroll';
import { DateText, formatDateTime, Icon, Row } from '@paga/kit';
import type { ReactElement } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { MARKS } from './versions/mark-text.tsx';

/** The newest closing of a month in one line: who closed or opened it when, and of the one that holds whether it is signed off, paid and declared. */
export function ClosingFacts({ closing, holds }: { closing: ClosedVersion; holds: boolean }): ReactElement {
  const { t } = useTranslation('payroll');
  const { signedOff } = closing;
  const at = holds ? closing.closedAt : closing.reopenedAt;
  const name = (holds ? closing.closedBy : closing.reopenedBy) ?? t('closed.somebody');
  return (
    <Row as="ul" gap={[4, 16]} align="stretch" className="closed-facts">
      <li title={formatDateTime(at)}>
        <Trans
          t={t}
          i18nKey={holds ? 'closed.by' : 'closed.reopenedBy'}
          values={{ name }}
          components={{ date: <DateText value={at} /> }}
        />
      </li>
      {holds && signedOff && (
        <li title={formatDateTime(signedOff.at)}>
          <Trans
            t={t}
            i18nKey="closed.signedOff"
            values={{ name: signedOff.by ?? t('closed.somebody') }}
            components={{ date: <DateText value={signedOff.at} /> }}
          />
        </li>
      )}
      {holds && MARKS.map((mark) => <MarkFact key={mark} closing={closing} mark={mark} />)}
    </Row>
  );
}

/** That it was paid or declared, with who noted it at the pointer; or that it was not yet. */
function MarkFact({ closing, mark }: { closing: ClosedVersion; mark: (typeof MARKS)[number] }): ReactElement {
  const { t } = useTranslation('payroll');
  const done = closing[mark];
  if (!done) return <li className="closed-open">{t(`closed.mark.${mark}.open`)}</li>;
  const noted = { name: done.by ?? t('closed.somebody'), at: formatDateTime(done.at) };
  return (
    <Row as="li" gap={4} wrap={false} className="closed-mark" title={t('closed.mark.by', noted)}>
      <Icon name="check" size={14} />
      <Trans t={t} i18nKey={`closed.mark.${mark}.short`} components={{ day: <DateText value={done.on} /> }} />
    </Row>
  );
}
