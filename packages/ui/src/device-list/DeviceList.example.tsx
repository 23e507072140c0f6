import { type Device, DeviceList } from '@site/ui/DeviceList';
import { words } from '@site/ui/words/en';
import { useState } from 'react';

const devices: Device[] = [
  { id: 'a', name: 'Chrome on Windows', kind: 'computer', address: '203.0.113.•••', seen: 'now', isCurrent: true },
  { id: 'b', name: 'Safari on iPhone', kind: 'phone', address: '198.51.100.•••', seen: '2 hours ago' },
];

export default function Example() {
  const [items, setItems] = useState(devices);
  return <DeviceList items={items} onEnd={(ended) => setItems(items.filter(({ id }) => id !== ended))} labels={words.deviceList} />;
}
