import { type Line, LinePicker } from '@site/ui/LinePicker';
import { words } from '@site/ui/words/en';
import { useState } from 'react';

const items: Line[] = [
  { domain: 'one.marquee.example', description: 'Asia', percentage: 62, measured: { pace: 'fast', elapsedMs: 48 } },
  { domain: 'two.marquee.example', description: 'Asia, second', percentage: 31, measured: { pace: 'normal', elapsedMs: 117 } },
  { domain: 'three.marquee.example', description: 'Europe', percentage: 88, measured: { pace: 'slow', elapsedMs: 402 } },
];

export default function Example() {
  const [line, setLine] = useState('two.marquee.example');
  const [measurements, setMeasurements] = useState(1);
  return (
    <LinePicker
      key={measurements}
      items={items}
      value={line}
      onChange={setLine}
      onMeasure={() => setMeasurements(measurements + 1)}
      labels={words.linePicker}
    />
  );
}
