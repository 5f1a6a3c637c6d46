import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

// The published example of the wage tax: 1,000.00 gross, primary employer, 5 % contribution, table of 2024.
const LINES = [
  { key: 'gross', value: '1,000.00' },
  { key: 'contribution', value: '−50.00' },
  { key: 'tax', value: '−66.00' },
] as const;
const NET = '884.00';

/** A small payslip beside the sign-in form. */
export function SampleSlip(): ReactNode {
  const { t } = useTranslation('shell');
  return (
    <div className="sign-in-slip">
      <p className="sign-in-slip-title">{t('signIn.sample.title')}</p>
      <dl>
        {LINES.map(({ key, value }) => (
          <SlipLine key={key} label={t(`signIn.sample.${key}`)} value={value} />
        ))}
        <dt className="sign-in-slip-net">{t('signIn.sample.net')}</dt>
        <dd className="sign-in-slip-net">{NET} €</dd>
      </dl>
    </div>
  );
}

function SlipLine({ label, value }: { label: string; value: string }): ReactNode {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value} €</dd>
    </>
  );
}
