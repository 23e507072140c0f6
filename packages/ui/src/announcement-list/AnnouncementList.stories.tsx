import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EmptyState } from '../empty-state/EmptyState';
import { selectors } from '../testing/testing';
import { AnnouncementList } from './AnnouncementList';

const titles = [
  'Bank transfers are back to under two minutes',
  'Lotus week: missions end on Sunday',
  'Maintenance of Salon Nine on Tuesday morning',
  'Orbit Crash: a new round starts every ten seconds',
  'Your limits now show what is left of the day',
  'Winner board counts settled rounds only',
  'Agents: November statements are ready',
  'A second line for slow networks',
  'How to check a round yourself',
  'Red Spur opens an hour earlier',
  'New posters for forty games',
];
const items = titles.map((title, index) => ({
  id: `a${index}`,
  title,
  startDate: `2026-11-${String(20 - index).padStart(2, '0')}T03:00:00Z`,
}));
const dateIn = (locale: string) => (startDate: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'Asia/Ho_Chi_Minh' }).format(new Date(startDate));

const meta = {
  component: AnnouncementList,
  args: {
    title: 'Announcements',
    items,
    formatDate: dateIn('en'),
    renderContent: ({ title }) => <p>{title}. The whole of it, told in a few lines, with nothing left out.</p>,
    labels: { pages: { region: 'Pages', previous: 'Previous page', next: 'Next page', page: (page: number) => `Page ${page}` } },
  },
} satisfies Meta<typeof AnnouncementList>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = { expanded: true };

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').filter((item) => item.querySelector('h3'))).toHaveLength(9);
    await expect(canvas.queryByRole('button', open)).toBeNull();
    await expect(canvas.getAllByText('Nov 20, 2026')).toHaveLength(1);
  },
};

/** LOB-11: one is open at a time and renders its content when opened; choosing the open one closes it, also by keyboard. */
export const OpensAndCloses: Story = {
  args: { renderContent: fn(meta.args.renderContent) },
  play: async ({ args, canvas }) => {
    await expect(args.renderContent).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', open)).toHaveFocus();
    await expect(args.renderContent).toHaveBeenCalledWith(items[0]);
    await userEvent.keyboard(' ');
    await expect(canvas.queryByRole('button', open)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Lotus week/ }));
    await expect(canvas.getByText(/The whole of it/)).toBeVisible();
    const third = canvas.getByRole('button', { name: /^Maintenance of Salon Nine/ });
    await userEvent.click(third);
    await expect(canvas.getAllByRole('button', open)).toEqual([third]);
    await userEvent.click(third);
    await expect(canvas.queryByRole('button', open)).toBeNull();
    await userEvent.click(third);
    third.blur();
  },
};

/** LOB-11: another page opens its first announcement, scrolls to it and moves the focus there. */
export const AnotherPage: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    const first = canvas.getByRole('button', open);
    await expect(first).toHaveAccessibleName(/^Red Spur/);
    await expect(first).toHaveFocus();
    await expect(first.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    first.blur();
  },
};

export const StartsAtAnIndex: Story = {
  args: { startIndex: 10 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 2');
    await expect(canvas.getByRole('button', open)).toHaveAccessibleName(/^New posters/);
  },
};

/** Loading, and empty. */
export const LoadingAndEmpty: Story = {
  render: (args) => (
    <>
      <AnnouncementList {...args} items={[]} isBusy />
      <AnnouncementList
        {...args}
        items={[]}
        empty={<EmptyState title="Nothing announced" text="News of the games and of payments stands here." />}
      />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll(selectors.busy())).toHaveLength(1);
    await expect(canvas.getByText('Nothing announced')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    startIndex: 0,
    items: [
      {
        id: 'long',
        title: 'A very long announcement about the many payment methods and everything that changes with each of them from Monday on',
        startDate: '2026-11-20T03:00:00Z',
      },
      { id: 'word', title: 'Zahlungsdienstleistungsrahmenvertragsänderungsankündigung', startDate: '2026-11-19T03:00:00Z' },
    ],
  },
  globals: { viewport: { value: 'small' } },
};

export const Bengali: Story = {
  args: {
    title: 'ঘোষণা',
    startIndex: 0,
    items: [
      { id: '1', title: 'ব্যাংক ট্রান্সফার আবার দুই মিনিটের কমে', startDate: '2026-11-20T03:00:00Z' },
      { id: '2', title: 'পদ্ম সপ্তাহ রবিবার শেষ হচ্ছে', startDate: '2026-11-19T03:00:00Z' },
    ],
    formatDate: dateIn('bn'),
    renderContent: () => <p>আজ সকাল থেকে সব ব্যাংকের ট্রান্সফার দুই মিনিটের মধ্যে পৌঁছে যাচ্ছে।</p>,
  },
  globals: { language: 'BN' },
};

export const RightToLeft: Story = {
  args: {
    title: 'الإعلانات',
    startIndex: 0,
    items: [
      { id: '1', title: 'عادت التحويلات البنكية إلى أقل من دقيقتين', startDate: '2026-11-20T03:00:00Z' },
      { id: '2', title: 'تنتهي مهام أسبوع اللوتس يوم الأحد', startDate: '2026-11-19T03:00:00Z' },
    ],
    formatDate: dateIn('ar-u-nu-latn'),
    renderContent: () => <p>منذ صباح اليوم تصل تحويلات جميع البنوك في أقل من دقيقتين.</p>,
  },
  globals: { language: 'AR' },
};
