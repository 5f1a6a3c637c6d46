import { type ReactNode, useState } from 'react';
import { Row, Stack } from '#layout/layout.tsx';
import { type Story, useSay } from '../story.ts';
import { FilePick } from './file-pick.tsx';
import { MonthPicker, YearPicker } from './month-picker.tsx';
import { SearchBox } from './search-box.tsx';

function Pickers(): ReactNode {
  const say = useSay();
  const [month, setMonth] = useState({ month: 10, year: 2026 });
  return (
    <Stack>
      <Row style={{ gap: 16 }}>
        <MonthPicker value={month} onChange={setMonth} lastYear={2026} />
        <YearPicker value={month.year} onChange={(year) => setMonth({ ...month, year })} lastYear={2026} />
        <SearchBox label={say('Kërko punonjës', 'Search employees')} onSearch={() => undefined} />
      </Row>
      <FilePick
        accept=".xlsx"
        label={say('Zgjidh skedarin Excel', 'Choose the Excel file')}
        onPick={() => undefined}
      />
    </Stack>
  );
}

/** Stories of pickers. */
export const pickStories: Story[] = [
  { title: 'MonthPicker, YearPicker, SearchBox, FilePick', Piece: Pickers },
];
