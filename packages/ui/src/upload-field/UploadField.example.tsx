import { type Upload, UploadField } from '@site/ui/UploadField';
import { words } from '@site/ui/words/en';
import { useState } from 'react';

export default function Example() {
  const [items, setItems] = useState<Upload[]>([]);
  return (
    <UploadField
      label="Proof"
      help="Up to three pictures, png or jpg, 5 MB each."
      items={items}
      onAdd={(files) => setItems([...items, ...files.map((file) => ({ id: crypto.randomUUID(), file }))])}
      onRemove={(removed) => setItems(items.filter(({ id }) => id !== removed))}
      labels={words.uploadField}
    />
  );
}
