import { AnnouncementList } from '@site/ui/AnnouncementList';
import { words } from '@site/ui/words/en';

const items = [
  { id: '3', title: 'Bank transfers take two minutes again', startDate: '2026-11-20T03:00:00Z', text: 'All banks confirm at once.' },
  { id: '2', title: 'Lotus week: missions end on Sunday', startDate: '2026-11-19T03:00:00Z', text: 'Rewards can be claimed until Monday.' },
  {
    id: '1',
    title: 'Maintenance of Salon Nine on Tuesday',
    startDate: '2026-11-18T03:00:00Z',
    text: 'Its tables are closed from 4:00 to 5:00.',
  },
];
const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'Asia/Dhaka' });

export default function Example() {
  return (
    <AnnouncementList
      title="Announcements"
      items={items}
      startIndex={1}
      formatDate={(startDate) => date.format(new Date(startDate))}
      renderContent={({ text }) => <p>{text}</p>}
      labels={words.announcementList}
    />
  );
}
