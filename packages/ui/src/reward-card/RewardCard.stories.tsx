import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RewardArt } from '../reward-art/RewardArt';
import { RewardCard, type RewardCardLabels, RewardCardSkeleton } from './RewardCard';

const labels: RewardCardLabels = {
  redeem: 'Redeem',
  unit: 'points',
  short: (points) => `${points} short`,
  soldOut: 'None left',
  taken: 'You have it',
};

const meta = {
  component: RewardCard,
  args: {
    name: 'Ticket for 20 free spins',
    detail: 'Gold Tiger, $0.20 a spin · 412 left',
    art: <RewardArt name="ticket" />,
    price: 1800n,
    held: 18_640n,
    labels,
    onRedeem: fn(),
  },
  decorators: [
    (Story) => (
      <Mall>
        <Story />
      </Mall>
    ),
  ],
} satisfies Meta<typeof RewardCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Ticket for 20 free spins' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Redeem' })).toHaveAccessibleDescription('Ticket for 20 free spins');
    await userEvent.keyboard('{Enter}');
    await expect(args.onRedeem).toHaveBeenCalledOnce();
  },
};

/** Affordable, not yet affordable, above the rank, sold out, limit reached, loading. */
export const Mosaic: Story = {
  render: (args) => (
    <>
      <RewardCard {...args} name="$10.00 cash" detail="Played once before withdrawal" art={<RewardArt name="cash" />} price={1000n} />
      <RewardCard {...args} />
      <RewardCard {...args} name="Coffee voucher" detail="Any branch, 60 days · 86 left" art={<RewardArt name="coffee" />} price={2400n} />
      <RewardCard {...args} name="Power bank" detail="10,000 mAh · 31 left" art={<RewardArt name="battery" />} price={9800n} />
      <RewardCard
        {...args}
        name="Headphones"
        detail="Over-ear, wireless"
        art={<RewardArt name="headphones" />}
        price={16_500n}
        obstacle={{ kind: 'soldOut' }}
      />
      <RewardCard {...args} name="Weekend bag" detail="42 litres · 18 left" art={<RewardArt name="bag" />} price={24_000n} />
      <RewardCard
        {...args}
        name="Fitness watch"
        detail="One each · 6 left"
        art={<RewardArt name="watch" />}
        price={12_000n}
        obstacle={{ kind: 'taken' }}
      />
      <RewardCard
        {...args}
        name="Phone"
        detail="From Platinum, one each · 2 left"
        art={<RewardArt name="phone" />}
        price={186_000n}
        obstacle={{ kind: 'rank', label: 'Platinum' }}
      />
      <RewardCardSkeleton />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(8);
    await expect(canvas.getAllByRole('button', { name: 'Redeem' })).toHaveLength(4);
    await expect(canvas.getByRole('progressbar', { name: '5,360 short' })).toHaveAttribute('value', '776');
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  parameters: { locale: 'de' },
  args: {
    name: 'Geräuschunterdrückende Bluetooth-Kopfhörer mit Ladeschale und Reiseetui',
    detail: 'Lieferung in vier bis sechs Wochen an die bestätigte Anschrift · noch 9 verfügbar',
    art: <RewardArt name="headphones" />,
    price: 18_640_000n,
    held: 18_640n,
    labels: { ...labels, unit: 'Punkte', short: (points) => `es fehlen noch ${points} Punkte` },
  },
};

export const Bengali: Story = {
  globals: { language: 'BN' },
  args: {
    name: '২০টি ফ্রি স্পিনের টিকিট',
    detail: 'গোল্ড টাইগার · ৪১২টি বাকি',
    labels: { redeem: 'নিন', unit: 'পয়েন্ট', short: (points) => `${points} কম`, soldOut: 'শেষ', taken: 'নেওয়া হয়েছে' },
  },
};

export const Arabic: Story = {
  globals: { language: 'AR' },
  args: {
    name: 'هاتف',
    detail: 'قطعة لكل عضو · بقيت 2',
    art: <RewardArt name="phone" />,
    price: 186_000n,
    labels: { redeem: 'استبدال', unit: 'نقطة', short: (points) => `ينقصك ${points}`, soldOut: 'نفدت الكمية', taken: 'حصلت عليها' },
  },
};

const Mall = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 216px), 1fr))',
  gap: 16,
});
