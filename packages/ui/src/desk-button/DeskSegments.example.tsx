import { DeskSegments } from '@site/ui/DeskSegments';
import { useState } from 'react';

export default function Example() {
  const [columns, setColumns] = useState('result');
  return (
    <DeskSegments
      label="Columns shown"
      items={[
        { id: 'betting', label: 'Betting' },
        { id: 'result', label: 'Result' },
        { id: 'costs', label: 'Costs' },
      ]}
      value={columns}
      onChange={setColumns}
    />
  );
}
