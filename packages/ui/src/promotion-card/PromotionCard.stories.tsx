import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Money } from '../money/Money';
import { RewardArt } from '../reward-art/RewardArt';
import { hero } from '../story-art/heroes';
import { PromotionCard, type PromotionCardLabels } from './PromotionCard';
import { PromotionCardSkeleton } from './PromotionCardSkeleton';

const labels: PromotionCardLabels = {
  states: {
    'coming soon': 'Coming soon',
    join: 'Open to join',
    process: 'You take part',
    claim: 'Ready to claim',
    applying: 'Being checked',
    issued: 'Issued',
    claimed: 'Claimed',
    rejected: 'Rejected',
    signed: 'Signed in',
    close: 'Closed',
  },
  join: 'Join',
  claim: 'Claim',
  details: 'Terms',
};

const money = (amountMinor: bigint) => <Money amountMinor={amountMinor} currency="USD" />;

const Scene = styled('span')({ '& img': { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' } });

const meta = {
  component: PromotionCard,
  args: {
    title: 'Half as much again',
    summary: 'Your first deposit of the week grows by half, up to $200.00.',
    art: <RewardArt name="gift" />,
    status: 'join',
    facts: [
      { name: 'Smallest deposit', value: money(2000n) },
      { name: 'Played', value: '10 times' },
      { name: 'Within', value: '14 days' },
    ],
    time: 'Ends in 2 days 4 h',
    href: '#promotion',
    labels,
    onOpen: fn(),
    onJoin: fn(),
    onClaim: fn(),
  },
  decorators: [
    (Story) => (
      <Shelf>
        <Story />
      </Shelf>
    ),
  ],
} satisfies Meta<typeof PromotionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const card = canvas.getByRole('article', { name: 'Half as much again' });
    await expect(card).toHaveTextContent('10 times');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Join' })).toHaveAccessibleDescription('Half as much again');
    await userEvent.keyboard('{Enter}');
    await expect(args.onJoin).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('link', { name: 'Terms' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    canvas.getByRole('link', { name: 'Terms' }).blur();
  },
};

export const Lead: Story = {
  parameters: { visual: { phone: true } },
  args: {
    layout: 'lead',
    title: 'The night belongs to the tiger',
    summary: 'Twenty free spins on Gold Tiger for everybody who played on three days of this week.',
    art: (
      <Scene>
        <img className="light-only" src={hero('tiger').picture.url} alt="" />
        <img className="dark-only" src={hero('tiger').picture.urlDark} alt="" />
      </Scene>
    ),
    facts: [
      { name: 'A spin', value: money(20n) },
      { name: 'Winnings played', value: 'once' },
    ],
  },
};

export const OtherStatuses: Story = {
  args: { isBusy: true },
  render: (args) => (
    <>
      <PromotionCard
        {...args}
        title="Friends count"
        summary="Eight dollars for every friend who plays."
        art={<RewardArt name="friends" />}
        status="process"
      />
      <PromotionCard
        {...args}
        title="Monday rebate"
        summary="What you played last week comes back in part."
        art={<RewardArt name="coins" />}
        status="claim"
        facts={[]}
      />
      <PromotionCard
        {...args}
        title="The long table"
        summary="The twenty who play most share $5,000.00."
        art={<RewardArt name="trophy" />}
        status="coming soon"
        time="Starts Friday"
      />
      <PromotionCard
        {...args}
        title="Lucky ticket"
        summary="A ticket for a week of sign-ins."
        art={<RewardArt name="ticket" />}
        status="rejected"
        reason="Two of the days were missed."
        time={undefined}
        facts={[]}
      />
      <PromotionCardSkeleton />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Claim' })).toBeDisabled();
    await expect(canvas.getAllByRole('link', { name: 'Terms' })).toHaveLength(4);
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    title: 'Willkommensbonus für neue Mitglieder mit bestätigter Mobilnummer',
    summary: 'Ihre erste Einzahlung wächst um die Hälfte, höchstens jedoch um zweihundert Dollar, sobald die Mobilnummer bestätigt ist.',
    facts: [
      { name: 'Mindesteinzahlung', value: money(2000n) },
      { name: 'Umsatz aus Einzahlung und Bonus', value: 'zehnmal' },
    ],
    time: 'Endet in zwei Tagen und vier Stunden',
    labels: { ...labels, join: 'Jetzt teilnehmen', details: 'Teilnahmebedingungen' },
  },
};

export const Bengali: Story = {
  globals: { language: 'BN' },
  args: {
    title: 'অর্ধেক বেশি',
    summary: 'সপ্তাহের প্রথম জমায় অর্ধেক বাড়তি।',
    facts: [{ name: 'খেলতে হবে', value: '১০ বার' }],
    time: '২ দিন বাকি',
    labels: { ...labels, join: 'যোগ দিন', details: 'শর্ত' },
  },
};

export const Arabic: Story = {
  globals: { language: 'AR' },
  args: {
    title: 'نصفٌ إضافي',
    summary: 'يزيد أول إيداع في الأسبوع بمقدار النصف.',
    facts: [
      { name: 'أقل إيداع', value: <Money amountMinor={2000n} currency="USD" /> },
      { name: 'اللعب', value: '10 مرات' },
    ],
    time: 'ينتهي بعد يومين',
    labels: { ...labels, join: 'انضم', details: 'الشروط' },
  },
};

const Shelf = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 216px), 1fr))',
  gap: 16,
  '& > [data-layout="lead"]': { gridColumn: '1 / -1' },
});
