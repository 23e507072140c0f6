import { ClassifyMenu } from '@site/ui/ClassifyMenu';
import { useState } from 'react';

const items = [
  { id: 'all', label: 'All', href: '#all' },
  { id: 'hot', label: 'Hot', href: '#hot' },
  { id: 'new', label: 'New', href: '#new' },
  { id: 'favourites', label: 'Favourites', href: '#favourites' },
];

export default function Example() {
  const [current, setCurrent] = useState('all');
  return <ClassifyMenu label="Kinds of slots" items={items} current={current} onNavigate={(href) => setCurrent(href.slice(1))} />;
}
