import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { JackpotCard, type JackpotCardProps } from './JackpotCard';
import { JackpotCardSkeleton } from './JackpotCardSkeleton';

const seal = 'ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb';
const seed = 'a'.repeat(64);

const labels: JackpotCardProps['labels'] = {
  mustDrop: 'Must drop by',
  rules: 'Rules and last drops',
  how: 'Part of each stake goes into the jackpot. The round that lifts it to the sealed amount wins it.',
  games: 'Games',
  seed: 'Begins with',
  contribution: 'Share of each stake',
  seal: 'Seal of this round',
  drops: 'Last drops',
  none: 'It has not dropped yet.',
  you: 'You',
  proof: 'Seed of that round:',
};

const meta = {
  component: JackpotCard,
  args: {
    name: 'Firefly',
    amountMinor: 734n,
    seedMinor: 200n,
    mustDropMinor: 1000n,
    currency: 'USD',
    games: 'Slots and fishing',
    contribution: '1%',
    seal,
    items: [
      { round: 2, amountMinor: 812n, name: 'pl***1', isOwn: true, time: '14 Mar, 09:12', seed },
      { round: 1, amountMinor: 477n, name: 'ti***8', isOwn: false, time: '13 Mar, 22:40', seed },
    ],
    labels,
  },
  decorators: [
    (Story) => (
      <Column>
        <Story />
      </Column>
    ),
  ],
} satisfies Meta<typeof JackpotCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** DR-19.5: rules, seed, contribution and what proves the last drops are one press away. */
export const Default: Story = {
  parameters: { visual: { phone: true } },
  render: (args) => (
    <>
      <JackpotCard {...args} />
      <JackpotCard
        {...args}
        name="Moonrise"
        amountMinor={128_435n}
        seedMinor={50_000n}
        mustDropMinor={200_000n}
        contribution="0.5%"
        items={[]}
      />
    </>
  ),
  play: async ({ canvas }) => {
    const [rules] = canvas.getAllByText('Rules and last drops');
    await expect(canvas.getAllByText('Begins with')[0]).not.toBeVisible();
    if (rules) await userEvent.click(rules);
    await expect(canvas.getAllByText('Begins with')[0]?.nextElementSibling).toHaveTextContent('$2.00');
    await expect(canvas.getByText('1%')).toBeVisible();
    await expect(canvas.getAllByText('Slots and fishing')[0]).toBeVisible();
    await expect(canvas.getAllByText(seal)[0]).toBeVisible();
    await expect(canvas.getByText('You')).toBeVisible();
    await expect(canvas.queryByText('pl***1')).toBeNull();
    await expect(canvas.getByText('ti***8')).toBeVisible();
  },
};

/** A card takes the place of its skeleton, and nothing moves. */
export const Loading: Story = {
  render: (args) => (
    <>
      <JackpotCard {...args} />
      <JackpotCardSkeleton />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const { height } = canvas.getByRole('region', { name: 'Firefly' }).getBoundingClientRect();
    await expect(canvasElement.querySelector('section + [aria-hidden]')?.getBoundingClientRect().height).toBe(height);
  },
};

/** One line at the edge of a game. */
export const Bar: Story = {
  parameters: { visual: { phone: true } },
  args: { look: 'bar' },
};

/** DR-19.5: the amount counts up to what was counted, never beyond it, and falls at once when it has dropped. */
export const Counting: Story = {
  parameters: { visual: { skip: true } },
  render: (args) => <Growing {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const amount = canvasElement.querySelector('.amount');
    const seen: number[] = [];
    const look = new MutationObserver(() => seen.push(Number(amount?.textContent?.replace('$', ''))));
    if (amount) look.observe(amount, { childList: true, characterData: true, subtree: true });
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await waitFor(() => expect(amount).toHaveTextContent('$9.34'), { timeout: 5000 });
    look.disconnect();
    await expect(seen).toEqual(seen.toSorted((one, other) => one - other));
    await expect(Math.max(...seen)).toBe(9.34);
    await userEvent.click(canvas.getByRole('button', { name: 'Drop' }));
    await expect(amount).toHaveTextContent('$2.00');
  },
};

function Growing(args: JackpotCardProps) {
  const [amountMinor, setAmount] = useState(args.amountMinor);
  return (
    <>
      <JackpotCard {...args} amountMinor={amountMinor} />
      <button type="button" onClick={() => setAmount(934n)}>
        More
      </button>
      <button type="button" onClick={() => setAmount(200n)}>
        Drop
      </button>
    </>
  );
}

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  parameters: { locale: 'de' },
  args: {
    name: 'Der große norddeutsche Mondaufgangsjackpot',
    amountMinor: 123_456_789_012n,
    mustDropMinor: 200_000_000_000n,
    labels: { ...labels, mustDrop: 'Wird spätestens ausgeschüttet bei', rules: 'Regeln und letzte Ausschüttungen' },
  },
};

export const Bengali: Story = {
  globals: { language: 'BN' },
  args: { name: 'জোনাকি', currency: 'BDT', labels: { ...labels, mustDrop: 'সর্বোচ্চ', rules: 'নিয়ম ও শেষ জয়' } },
};

export const Arabic: Story = {
  globals: { language: 'AR' },
  args: { name: 'اليراعة', labels: { ...labels, mustDrop: 'يُربح قبل بلوغ', rules: 'القواعد وآخر الفائزين' } },
};

const Column = styled('div')({ display: 'grid', alignItems: 'start', gap: 16, maxInlineSize: 420 });
