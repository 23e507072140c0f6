import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PointsCard } from '../points/PointsCard';
import { CardError } from './CardError';

const meta = {
  component: CardError,
  args: {
    title: 'Points',
    text: 'The points did not come. None were spent.',
    retry: { label: 'Try again', onRetry: fn() },
  },
} satisfies Meta<typeof CardError>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Among loaded cards, retrying, in a narrow column, with long texts, Bengali and Arabic. */
export const Default: Story = {
  parameters: { visual: { phone: true } },
  render: (args) => (
    <Cards>
      <PointsCard
        points={12_480n}
        labels={{ title: 'Points to spend', unit: 'points', held: (points) => `${points} held`, earned: 'Earned yesterday' }}
      />
      <CardError {...args} />
      <CardError {...args} title="Requirement" retry={{ label: 'Asking again', onRetry: fn(), isBusy: true }} />
      <CardError
        {...args}
        title="Umsatzbedingungen vor der nächsten Auszahlung"
        text="Die Umsatzbedingungen konnten nicht geladen werden. Ihr Guthaben ist unverändert."
        retry={{ label: 'Noch einmal versuchen', onRetry: fn() }}
      />
      <CardError {...args} title="পয়েন্ট" text="পয়েন্ট আনা যায়নি। কিছু খরচ হয়নি।" retry={{ label: 'আবার চেষ্টা করুন', onRetry: fn() }} />
      <CardError {...args} title="النقاط" text="لم تصل النقاط. لم يُصرف شيء منها." retry={{ label: 'حاول مرة أخرى', onRetry: fn() }} />
    </Cards>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.retry.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('region', { name: 'Requirement' })).toHaveAttribute('aria-busy', 'true');
    canvas.getByRole('button', { name: 'Try again' }).blur();
  },
};

const Cards = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))', gap: 16 });
