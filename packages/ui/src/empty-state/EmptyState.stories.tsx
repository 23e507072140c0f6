import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NoGames } from '../illustration/NoGames';
import { NoMessages } from '../illustration/NoMessages';
import { NoRecords } from '../illustration/NoRecords';
import { EmptyState } from './EmptyState';

const meta = {
  component: EmptyState,
  args: { title: 'No game of that name', text: '1,206 games are open right now.' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For a page: an illustration and the next step. */
export const Default: Story = {
  parameters: { visual: { phone: true } },
  render: (args) => <EmptyState {...args} illustration={<NoGames />} action={<Button variant="outlined">Clear the search</Button>} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No game of that name')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** For a card or a panel, with an icon. */
export const WithGlyph: Story = { args: { icon: 'favourites', title: 'No favourites yet', text: 'The heart on a game puts it here.' } };

export const LongText: Story = {
  args: {
    title: 'Es gibt in diesem Zeitraum keine abgerechneten Einsätze, die zu allen drei gewählten Bedingungen passen',
    text: 'Lassen Sie eine der Bedingungen weg, oder wählen Sie einen längeren Zeitraum; Einsätze erscheinen etwa eine Minute nach ihrer Abrechnung.',
  },
  globals: { viewport: { value: 'small' } },
  render: (args) => <EmptyState {...args} illustration={<NoRecords />} action={<Button variant="outlined">Letzte 30 Tage</Button>} />,
};

export const Bengali: Story = {
  args: { title: 'কোনো বার্তা নেই', text: 'পেমেন্ট ও পুরস্কারের খবর এখানে আসে।' },
  globals: { language: 'BN' },
  render: (args) => <EmptyState {...args} illustration={<NoMessages />} />,
};

export const RightToLeft: Story = {
  args: { title: 'لا توجد لعبة بهذا الاسم', text: '1,206 لعبة مفتوحة الآن.' },
  globals: { language: 'AR' },
  render: (args) => <EmptyState {...args} illustration={<NoGames />} />,
};
