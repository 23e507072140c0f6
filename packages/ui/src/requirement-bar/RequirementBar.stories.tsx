import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LocaleContext } from '../theme/useLocale';
import { RequirementBar } from './RequirementBar';
import { type Requirement, RequirementCard, type RequirementCardLabels } from './RequirementCard';

const labels: RequirementCardLabels = {
  title: 'What has to be played first',
  met: 'met',
  left: (amount) => <>{amount} left</>,
  count: (open, all) => (open ? `${open} of ${all} left` : `All ${all} met`),
  summary: (amount) => (
    <>
      <LocaleContext value="en">{amount}</LocaleContext> more in valid bets and your whole cash balance can be withdrawn.
    </>
  ),
  nothingLeft: 'Nothing is left to play. Your whole cash balance can be withdrawn.',
};

const requirements: Requirement[] = [
  { id: 'd', title: 'Deposit by bank transfer', detail: '18 Nov, $500.00 played once', doneMinor: 50_000n, needMinor: 50_000n },
  { id: 'r', title: 'Rebate of 17 November', detail: '17 Nov, $38.20 played once', doneMinor: 3820n, needMinor: 3820n },
  { id: 'm', title: 'Mission reward', detail: '16 Nov, $20.00 played once', doneMinor: 2000n, needMinor: 2000n },
  { id: 'e', title: 'Red envelope', detail: '19 Nov, $150.00 played once', doneMinor: 1760n, needMinor: 15_000n },
];

const meta = {
  component: RequirementBar,
  args: {
    title: 'Red envelope',
    detail: '19 Nov, $150.00 played once',
    doneMinor: 1760n,
    needMinor: 15_000n,
    currency: 'USD',
    labels,
  },
} satisfies Meta<typeof RequirementBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Red envelope' })).toHaveAttribute('value', '117');
    await expect(canvas.getByText('$132.40')).toBeVisible();
  },
};

export const Card: Story = {
  parameters: { visual: { phone: true } },
  render: ({ currency }) => <RequirementCard items={requirements} currency={currency} labels={labels} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByText('1 of 4 left')).toBeVisible();
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(1);
  },
};

/** All met; none; loading. */
export const OtherStates: Story = {
  render: ({ currency }) => (
    <>
      {[requirements.slice(0, 3), [], undefined].map((list, index) => (
        <RequirementCard
          key={list?.length ?? 'none'}
          items={list}
          currency={currency}
          labels={{ ...labels, title: `${labels.title} (${index + 1})` }}
        />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All 3 met')).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(canvas.getAllByRole('region')[2]).toHaveAttribute('aria-busy', 'true');
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  parameters: { locale: 'de' },
  render: ({ currency }) => (
    <RequirementCard
      items={[
        {
          id: 'p',
          title: 'Willkommensbonus für neue Mitglieder aus dem Angebot vom November',
          detail: '16. Nov., Einzahlung und Bonus zehnmal umzusetzen; Spielautomaten zählen ganz, Live-Tische zu einem Fünftel',
          doneMinor: 1_234_567n,
          needMinor: 20_000_000n,
        },
      ]}
      currency={currency}
      labels={{ ...labels, title: 'Was vor der Auszahlung noch gespielt werden muss', left: (amount) => <>noch {amount}</> }}
    />
  ),
};

export const Bengali: Story = {
  globals: { language: 'BN' },
  render: () => (
    <RequirementCard
      items={[
        { id: 'd', title: 'ব্যাংকে জমা', detail: '১৮ নভেম্বর, একবার খেলতে হবে', doneMinor: 5_000_000n, needMinor: 5_000_000n },
        { id: 'e', title: 'লাল খাম', detail: '১৯ নভেম্বর, একবার খেলতে হবে', doneMinor: 176_000n, needMinor: 1_500_000n },
      ]}
      currency="BDT"
      labels={{
        title: 'আগে যা খেলতে হবে',
        met: 'পূর্ণ',
        left: (amount) => <>{amount} বাকি</>,
        count: (open) => `${open}টি বাকি`,
        summary: () => 'বাকিটুকু খেললে আপনার সব নগদ তোলা যাবে।',
        nothingLeft: 'সব নগদ তোলা যাবে।',
      }}
    />
  ),
};
