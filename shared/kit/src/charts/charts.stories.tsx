import type { ReactNode } from 'react';
import { monthName } from '#format/format.ts';
import { useKit } from '#theme/kit-context.ts';
import { type Story, useSay } from '../story.ts';
import { BarSplit } from './bar-split.tsx';
import { LineTrend } from './line-trend.tsx';
import { LinesTrend } from './lines-trend.tsx';

const costs = [98210, 98210, 99870, 101200, 101200, 104500, 104380, 106900, 108120, 110440, 111020, 117902.75];

function Charts(): ReactNode {
  const say = useSay();
  const { language } = useKit();
  return (
    <div className="paga-grid" style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))' }}>
      <LineTrend
        label={say('Kostoja e kompanisë, 12 muaj', 'Company cost, 12 months')}
        points={costs.map((value, index) => ({ label: monthName(index + 1, language), value }))}
      />
      <LinesTrend
        label={say('Bruto dhe neto, 12 muaj', 'Gross and net, 12 months')}
        points={costs.map((_, index) => monthName(index + 1, language))}
        lines={[
          { key: 'gross', label: say('Bruto', 'Gross'), values: costs },
          { key: 'net', label: say('Neto', 'Net'), values: costs.map((value) => value * 0.86) },
        ]}
      />
      <BarSplit
        label={say('Si ndahet paga 1,050.00', 'How 1,050.00 is split')}
        parts={[
          { key: 'net', label: say('Neto', 'Net'), value: 886 },
          { key: 'tax', label: say('Tatimi', 'Tax'), value: 64 },
          { key: 'own', label: say('Kontributi i punonjësit', "Employee's contribution"), value: 50 },
          { key: 'employer', label: say('Kontributi i punëdhënësit', "Employer's contribution"), value: 50 },
        ]}
      />
      <BarSplit
        label={say('Gjashtë ngjyrat', 'The six colours')}
        parts={[1, 2, 3, 4, 5, 6].map((part) => ({ key: String(part), label: String(part), value: 100 }))}
      />
    </div>
  );
}

/** Stories of charts. */
export const chartStories: Story[] = [{ title: 'LineTrend, BarSplit', Piece: Charts }];
