import { call } from '@paga/client';
import type { OwnPageSession } from '@paga/contract/own/account';
import { getOwnHome, type OwnHome } from '@paga/contract/own/home';
import type { Language } from '@paga/contract/shapes';
import {
  Amount,
  Cover,
  CoverSwitch,
  formatDate,
  formatMoney,
  formatNumber,
  monthInText,
  monthName,
  Uncovered,
} from '@paga/kit/own';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { OwnFault } from './own-fault.tsx';
import { useAnswer } from './use-answer.ts';

const askHome = () => call(getOwnHome);

type Last = NonNullable<OwnHome['last']>;
type Change = NonNullable<Last['change']>;
type HomePageProps = {
  person: OwnPageSession;
  language: Language;
  payslips: string | undefined;
  leave?: string | undefined;
};

/** The page opens with one answer: what the last month paid, and why it is not what the one before paid. */
export function HomePage({ person, language, payslips, leave }: HomePageProps): ReactNode {
  const { t } = useTranslation('shell');
  const home = useAnswer(askHome);
  return (
    <>
      <h1>{t('me.home.title', { name: person.firstName })}</h1>
      {person.leftOn && <p className="own-note">{t('me.home.left', { date: formatDate(person.leftOn) })}</p>}
      {home.isPending && (
        <p aria-busy="true" className="own-hint">
          {t('me.loading')}
        </p>
      )}
      {home.error !== undefined && <OwnFault error={home.error} onAgain={home.again} />}
      {leave && home.data?.toDecide ? <ToDecide count={home.data.toDecide} leave={leave} /> : null}
      {home.data && person.parts.includes('payslips') && (
        <Cover language={language}>
          {home.data.last ? (
            <LastMonth last={home.data.last} language={language} payslips={payslips} />
          ) : (
            <section className="own-card">
              <h2>{t('me.home.none.title')}</h2>
              <p>{t('me.home.none.text')}</p>
            </section>
          )}
        </Cover>
      )}
      {home.data && home.data.leaveLeft !== null && <LeaveLeft days={home.data.leaveLeft} />}
    </>
  );
}

function LastMonth({
  last,
  language,
  payslips,
}: {
  last: Last;
  language: Language;
  payslips: string | undefined;
}): ReactNode {
  const { t } = useTranslation('shell');
  const { id, year, month, netto, paymentDate, correcting, change } = last;
  return (
    <section className="own-card" aria-labelledby="own-net">
      <h2 id="own-net">{t('me.home.net', { month: monthInText(month, year, language) })}</h2>
      <p className="own-figure">
        <Amount value={netto} currency />
        <CoverSwitch />
      </p>
      <p>{t('me.home.paymentDate', { date: formatDate(paymentDate) })}</p>
      {correcting && <p className="own-note">{t('me.home.correcting')}</p>}
      {change && (
        <Uncovered>
          <ChangeOf change={change} language={language} />
        </Uncovered>
      )}
      {payslips && (
        <p>
          <Link to={`${payslips}/${id}`}>{t('me.home.open')}</Link>
        </p>
      )}
    </section>
  );
}

/** Why the net is not that of the month before: what each cause is worth, and their sum. */
function ChangeOf({ change, language }: { change: Change; language: Language }): ReactNode {
  const { t } = useTranslation('shell');
  const { difference, causes } = change;
  const of = {
    month: `${monthName(change.month, language)} ${change.year}`,
    amount: formatMoney(Math.abs(difference)),
  };
  if (causes.length === 0) return <p>{t('me.home.same', of)}</p>;
  const said = difference === 0 ? 'me.home.even' : difference > 0 ? 'me.home.more' : 'me.home.less';
  return (
    <>
      <p>{t(said, of)}</p>
      <dl className="own-lines">
        {causes.map(({ cause, amount, lines }) => (
          <div key={cause} className="own-line">
            <dt>{t(`me.home.cause.${cause}`, { lines: lines?.join(', ') ?? t('me.home.cause.lines') })}</dt>
            <dd>
              <Amount value={amount} signed />
            </dd>
          </div>
        ))}
        <div className="own-line own-sum">
          <dt>{t('me.home.sum')}</dt>
          <dd>
            <Amount value={difference} signed currency />
          </dd>
        </div>
      </dl>
    </>
  );
}

/** What waits for an approver, and the way there. */
function ToDecide({ count, leave }: { count: number; leave: string }): ReactNode {
  const { t } = useTranslation('shell');
  return (
    <p className="own-note">
      <Link to={leave}>{t('me.home.toDecide', { count })}</Link>
    </p>
  );
}

function LeaveLeft({ days }: { days: number }): ReactNode {
  const { t } = useTranslation('shell');
  return (
    <section className="own-card" aria-labelledby="own-leave">
      <h2 id="own-leave">{t('me.home.leave')}</h2>
      <p className="own-figure">{t('me.home.days', { count: days, days: formatNumber(days) })}</p>
    </section>
  );
}
