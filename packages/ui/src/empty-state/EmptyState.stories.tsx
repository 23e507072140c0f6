import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { art } from '../story-art/posters';
import { EmptyState } from './EmptyState';

const meta = {
  component: EmptyState,
  args: { title: 'No game of that name' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No game of that name')).toBeVisible();
  },
};

export const WithTextAndAction: Story = {
  args: { text: '1,206 games are open right now.' },
  render: (args) => <EmptyState {...args} action={<Button variant="outlined">Clear the search</Button>} />,
};

export const OtherGlyph: Story = { args: { icon: 'favourites', title: 'No favourites yet', text: 'The heart on a game puts it here.' } };

export const Illustrated: Story = {
  args: { title: 'No rounds played yet', text: 'Your rounds show here about a minute after they settle.' },
  render: (args) => <EmptyState {...args} illustration={<img src={art('pearl-tide.webp')} alt="" width={72} height={96} />} />,
};

export const LongText: Story = {
  args: {
    title: 'Es gibt in diesem Zeitraum keine abgerechneten Einsätze, die zu allen drei gewählten Bedingungen passen',
    text: 'Lassen Sie eine der Bedingungen weg, oder wählen Sie einen längeren Zeitraum; Einsätze erscheinen etwa eine Minute nach ihrer Abrechnung.',
  },
  globals: { viewport: { value: 'small' } },
};

export const Bengali: Story = { args: { title: 'এই নামে কোনো গেম নেই', text: 'এখন ১,২০৬টি গেম খোলা আছে।' }, globals: { language: 'BN' } };

export const RightToLeft: Story = { args: { title: 'لا توجد لعبة بهذا الاسم', text: '1,206 لعبة مفتوحة الآن.' }, globals: { language: 'AR' } };
