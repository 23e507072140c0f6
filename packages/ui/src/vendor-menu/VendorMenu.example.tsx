import { VendorMenu } from '@site/ui/VendorMenu';
import { useState } from 'react';

const items = [
  { id: '', name: 'All vendors', count: '612', href: '#all' },
  { id: 'LW', name: 'Lantern Works', count: '148', href: '#LW' },
  { id: 'OB', name: 'Obelisk', count: '121', href: '#OB' },
];

export default function Example() {
  const [current, setCurrent] = useState('');
  return (
    <div style={{ maxInlineSize: 320 }}>
      <VendorMenu
        label="Vendors"
        items={items}
        current={current}
        onNavigate={(address) => setCurrent(items.find(({ href }) => href === address)?.id ?? '')}
      />
    </div>
  );
}
