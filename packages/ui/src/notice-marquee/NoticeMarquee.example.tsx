import { NoticeMarquee } from '@site/ui/NoticeMarquee';
import { words } from '@site/ui/words/en';
import { type ReactNode, useState } from 'react';

const items = [
  { id: 1, title: 'Payments', text: 'Bank transfers take two minutes again.' },
  { id: 2, title: 'Lotus week', text: 'Missions end on Sunday at 23:59.' },
  { id: 3, title: 'Wheelhouse', text: 'Two new tables open at noon.' },
];

export default function Example() {
  const [read, setRead] = useState<ReactNode>();
  return (
    <>
      <NoticeMarquee
        items={items}
        unread="3"
        labels={words.noticeMarquee}
        onOpen={({ title, text }) =>
          setRead(
            <>
              {title}: {text}
            </>,
          )
        }
      />
      <output>{read}</output>
    </>
  );
}
