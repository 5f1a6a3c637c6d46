import { type ReactNode, useState } from 'react';
import { Row, Stack } from '#layout/layout.tsx';
import { type Story, useSay } from '../story.ts';
import { FileButton } from './file-button.tsx';
import { FilePick } from './file-pick.tsx';
import { MonthPicker, YearPicker } from './month-picker.tsx';
import { NativeSelect } from './native-select.tsx';
import { SearchBox } from './search-box.tsx';

function Pickers(): ReactNode {
  const say = useSay();
  const [month, setMonth] = useState({ month: 10, year: 2026 });
  const [rows, setRows] = useState(25);
  return (
    <Stack>
      <Row gap={16}>
        <MonthPicker value={month} onChange={setMonth} lastYear={2026} />
        <YearPicker value={month.year} onChange={(year) => setMonth({ ...month, year })} lastYear={2026} />
        <SearchBox label={say('Kërko punonjës', 'Search employees')} onSearch={() => undefined} />
      </Row>
      <Row gap={16}>
        <NativeSelect
          label={say('Rreshta në faqe', 'Rows a page')}
          value={rows}
          options={[25, 50, 100].map((value) => ({ value, label: String(value) }))}
          onChange={setRows}
        />
        <FileButton
          accept=".png,.jpg"
          icon="image"
          label={say('Zgjidh logon', 'Choose the logo')}
          onPick={() => undefined}
        />
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
  { title: 'MonthPicker, YearPicker, SearchBox, NativeSelect, FileButton, FilePick', Piece: Pickers },
];
