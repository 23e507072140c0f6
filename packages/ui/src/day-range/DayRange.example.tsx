import { DayRange } from '@site/ui/DayRange';
import { words } from '@site/ui/words/en';
import { useState } from 'react';

export default function Example() {
  const [value, setValue] = useState({ from: '2026-11-01', to: '2026-11-20' });
  return (
    <DayRange
      value={value}
      onChange={setValue}
      today="2026-11-20"
      max="2026-11-20"
      presets={['today', 'previous7', 'previous30']}
      help="At most 31 days."
      labels={words.dayRange}
    />
  );
}
