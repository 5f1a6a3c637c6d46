import type { ReactNode } from 'react';
import { Grid } from '#layout/layout.tsx';
import { useKit } from '#theme/kit-context.ts';
import { type Story, useSay } from '../story.ts';
import { BarChart } from './bar-chart.tsx';
import { monthPoint } from './chart.ts';
import { LineChart } from './line-chart.tsx';
import { ShareChart } from './share-chart.tsx';
import { StackChart } from './stack-chart.tsx';
import { WaterfallChart } from './waterfall-chart.tsx';

const costs = [98210, 98210, 99870, 101200, null, 104500, 104380, 106900, 108120, 110440, 111020, 117902.75];
const nets = costs.map((cost) => (cost === null ? null : cost * 0.86));

function Charts(): ReactNode {
  const say = useSay();
  const { language } = useKit();
  const points = costs.map((_, index) => monthPoint(index + 1, 2026, language));
  const series = [
    { key: 'gross', label: say('Bruto', 'Gross'), values: costs },
    { key: 'net', label: say('Neto', 'Net'), values: nets },
  ];
  return (
    <Grid columns={280}>
      <LineChart
        label={say('Bruto dhe neto si vija', 'Gross and net as lines')}
        points={points}
        series={series}
      />
      <BarChart
        label={say('Bruto dhe neto si shtylla', 'Gross and net as bars')}
        points={points}
        series={series}
      />
      <StackChart
        label={say('Kosto e muajve, viti i kaluar si vijë', 'Cost of months, last year as an outline')}
        points={points}
        series={[
          { key: 'net', label: say('Neto', 'Net'), values: nets },
          {
            key: 'rest',
            label: say('Tatimi dhe kontributet', 'Tax and contributions'),
            values: costs.map((cost) => (cost === null ? null : cost * 0.14)),
          },
        ]}
        total={say('Kosto', 'Cost')}
        ghost={{ label: '2025', values: costs.map((cost) => (cost === null ? null : cost * 0.93)) }}
      />
      <ShareChart
        label={say('Si ndahet paga 1,050.00', 'How 1,050.00 is split')}
        wholes={[say('Tetor', 'October')]}
        parts={[
          { key: 'net', label: say('Neto', 'Net'), values: [886] },
          { key: 'tax', label: say('Tatimi', 'Tax'), values: [64] },
          { key: 'own', label: say('Kontributi i punonjësit', "Employee's contribution"), values: [50] },
          {
            key: 'employer',
            label: say('Kontributi i punëdhënësit', "Employer's contribution"),
            values: [50],
          },
        ]}
      />
      <ShareChart
        label={say('Gjashtë ngjyrat, dy shuma', 'The six colours, two sums')}
        wholes={[say('Para', 'Before'), say('Pas', 'After')]}
        parts={[1, 2, 3, 4, 5, 6].map((part) => ({
          key: String(part),
          label: String(part),
          values: [100, 120],
        }))}
      />
      <WaterfallChart
        label={say('Nga neto e kaluar te kjo', 'From last net to this net')}
        from={{ label: say('Shtator', 'September'), value: 97716.12 }}
        steps={[
          { key: 'joined', label: say('Filloi', 'Joined'), amount: 884, note: say('1 punonjës', '1 person') },
          { key: 'hours', label: say('Orët', 'Hours'), amount: 410.25 },
          { key: 'deductions', label: say('Ndalesat', 'Deductions'), amount: -233.4 },
        ]}
        to={{ label: say('Tetor', 'October'), value: 98776.97 }}
        onChoose={() => undefined}
        chosen="hours"
      />
    </Grid>
  );
}

/** Stories of charts. */
export const chartStories: Story[] = [
  { title: 'LineChart, BarChart, StackChart, ShareChart, WaterfallChart', Piece: Charts },
];
