import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Money } from '../money/Money';
import { Points } from '../points/Points';
import { RewardArt } from '../reward-art/RewardArt';
import { media } from '../theme/layout';
import { MissionCard, type MissionCardLabels, MissionCardSkeleton } from './MissionCard';
import { SignInWeek, type SignInWeekLabels } from './SignInWeek';

const labels: MissionCardLabels = {
  states: {
    'coming soon': 'Coming soon',
    join: 'Open to join',
    process: 'In progress',
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
};

const points = (amount: bigint) => <Points points={amount} unit="points" />;
const dollars = (amountMinor: bigint) => <Money amountMinor={amountMinor} currency="USD" />;

const meta = {
  component: MissionCard,
  args: {
    title: 'Three of a kind',
    detail: 'Play three kinds of games today.',
    art: <RewardArt name="dice" crop="square" />,
    status: 'process',
    progress: { done: 2n, need: 3n, text: '2 of 3 kinds' },
    reward: points(15n),
    time: 'Ends in 3 h 12 min',
    labels,
    onJoin: fn(),
    onClaim: fn(),
  },
  decorators: [
    (Story) => (
      <List>
        <Story />
      </List>
    ),
  ],
} satisfies Meta<typeof MissionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { phone: true } },
  render: (args) => (
    <>
      <MissionCard
        {...args}
        title="A hundred played"
        detail="Valid bets of $100.00 today, on any game."
        art={<RewardArt name="target" crop="square" />}
        status="claim"
        progress={{
          done: 10_000n,
          need: 10_000n,
          text: (
            <>
              {dollars(10_000n)} of {dollars(10_000n)}
            </>
          ),
        }}
        reward={points(10n)}
      />
      <MissionCard {...args} />
      <MissionCard
        {...args}
        title="Five days"
        detail="Play on five days of this week."
        art={<RewardArt name="calendar" crop="square" />}
        status="join"
        progress={undefined}
        reward={points(100n)}
        time="Ends Sunday"
      />
    </>
  ),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Three of a kind' })).toHaveAttribute('value', '666');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Claim' })).toHaveAccessibleDescription('A hundred played');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClaim).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Join' }));
    await expect(args.onJoin).toHaveBeenCalledOnce();
    canvas.getByRole('button', { name: 'Join' }).blur();
  },
};

export const OtherStatuses: Story = {
  render: (args) => (
    <Two>
      <MissionCard {...args} status="claim" isBusy />
      <MissionCard {...args} status="applying" time="Usually within a day" progress={undefined} />
      <MissionCard {...args} status="rejected" reason="The picture shows another account." progress={undefined} time={undefined} />
      <MissionCard {...args} status="issued" progress={undefined} time={undefined} />
      <MissionCard {...args} status="claimed" progress={{ done: 3n, need: 3n, text: '3 of 3 kinds' }} time={undefined} />
      <MissionCard {...args} status="signed" progress={undefined} time={undefined} />
      <MissionCard {...args} status="coming soon" progress={undefined} time="Starts Monday" />
      <MissionCard {...args} status="close" progress={undefined} time={undefined} />
      <MissionCardSkeleton />
    </Two>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'Claim' })).toBeDisabled();
    await expect(canvas.getByText('The picture shows another account.')).toBeVisible();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    title: 'Wochenaufgabe für besonders ausdauernde Liebhaber von Tischspielen',
    detail: 'Spielen Sie an fünf verschiedenen Tagen dieser Woche, gleich an welchem Tisch und mit welchem Einsatz.',
    status: 'join',
    time: 'Endet am Sonntag um Mitternacht',
    labels: { ...labels, join: 'Jetzt teilnehmen' },
  },
};

const week: SignInWeekLabels = {
  title: 'Sign in each day',
  help: 'A missed day starts the week again.',
  day: (day) => `Day ${day}`,
  signed: 'signed',
  today: 'Today',
  unit: 'points',
  signIn: 'Sign in',
  done: 'Signed in today',
};
const cycle = [10n, 10n, 20n, 20n, 30n, 30n, 80n];
const onSignIn = fn();

export const SignIn: Story = {
  render: () => (
    <>
      <SignInWeek points={cycle} signedDays={3} isSignedToday={false} labels={week} onSignIn={onSignIn} />
      <SignInWeek points={cycle} signedDays={7} isSignedToday labels={{ ...week, title: 'A full week' }} onSignIn={onSignIn} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('signed')).toHaveLength(10);
    await expect(canvas.getAllByText('Today')[0]?.closest('li')).toHaveAttribute('aria-current', 'date');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(onSignIn).toHaveBeenCalledOnce();
    canvas.getByRole('button', { name: 'Sign in' }).blur();
  },
};

export const Bengali: Story = {
  globals: { language: 'BN' },
  args: {
    title: 'একশো খেলা',
    detail: 'আজ যেকোনো গেমে বৈধ বাজি।',
    status: 'claim',
    progress: { done: 3n, need: 3n, text: '৩-এর মধ্যে ৩' },
    reward: <Points points={15n} unit="পয়েন্ট" />,
    time: '৩ ঘণ্টা ১২ মিনিট বাকি',
    labels: { ...labels, claim: 'নিন' },
  },
};

export const Arabic: Story = {
  globals: { language: 'AR' },
  args: {
    title: 'ثلاثة أنواع',
    detail: 'العب ثلاثة أنواع من الألعاب اليوم.',
    progress: { done: 2n, need: 3n, text: '2 من 3' },
    reward: <Points points={15n} unit="نقطة" />,
    time: 'ينتهي بعد 3 ساعات',
    labels: { ...labels, states: { ...labels.states, process: 'قيد التنفيذ' } },
  },
};

const List = styled('div')({ display: 'grid', gap: 12, maxInlineSize: 760 });
const Two = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 12,
  inlineSize: 1140,
  [media.phone]: { gridTemplateColumns: '1fr', inlineSize: 'auto' },
});
