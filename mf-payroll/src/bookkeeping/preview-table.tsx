import type { PostingPreview, PreviewLine } from '@paga/contract/bookkeeping';
import { Money, Row, SimpleTable } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

type Numbered = PreviewLine & { number: number };

/** The entry: text, account and what chose it, debit and credit; each line opens the people in it. */
export function PreviewTable({
  preview: { lines, debit, credit },
}: {
  preview: PostingPreview;
}): ReactElement {
  const { t } = useTranslation('payroll');
  const amount = (side: PreviewLine['side'], line: Numbered) =>
    line.side === side ? <Money value={line.amount} /> : null;
  return (
    <SimpleTable<Numbered>
      label={t('bookkeeping.preview.title')}
      rows={lines.map((line, number) => ({ ...line, number }))}
      rowKey={({ number }) => number}
      stacks
      columns={[
        { key: 'label', title: t('bookkeeping.preview.line'), render: (line) => <People line={line} /> },
        {
          key: 'account',
          title: t('bookkeeping.preview.account'),
          render: (line) => <Account line={line} />,
        },
        {
          key: 'debit',
          title: t('bookkeeping.preview.debit'),
          align: 'right',
          render: (line) => amount('debit', line),
        },
        {
          key: 'credit',
          title: t('bookkeeping.preview.credit'),
          align: 'right',
          render: (line) => amount('credit', line),
        },
      ]}
      totals={{
        label: t('bookkeeping.preview.sum'),
        debit: <Money value={debit} />,
        credit: <Money value={credit} />,
      }}
    />
  );
}

function People({ line: { label, people } }: { line: PreviewLine }): ReactElement {
  return (
    <details className="bookkeeping-line">
      <summary>{label}</summary>
      <ul>
        {people.map(({ employeeId, name, amount }) => (
          <Row as="li" gap={12} wrap={false} align="stretch" justify="between" key={employeeId}>
            <span>{name}</span> <Money value={amount} />
          </Row>
        ))}
      </ul>
    </details>
  );
}

function Account({ line: { account, source } }: { line: PreviewLine }): ReactElement {
  const { t } = useTranslation('payroll');
  if (!account || !source)
    return <strong className="bookkeeping-missing">{t('bookkeeping.preview.missing')}</strong>;
  return (
    <span>
      {account.label} <span className="paga-hint">{t(`bookkeeping.source.${source}`)}</span>
    </span>
  );
}
