import { TextArea } from '@site/ui/TextArea';
import { useState } from 'react';

export default function Example() {
  const [text, setText] = useState('Pearl Tide stopped at 21:04.');
  return (
    <TextArea
      label="What happened?"
      help="Tell us the game, the time and what you saw."
      maxLength={140}
      value={text}
      onChange={({ target }) => setText(target.value)}
    />
  );
}
