import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { words } from '../words/en';
import { TierEditor, type TierEditorProps } from './TierEditor';
import type { TierBounds, TierDraft } from './tierProblems';

const bounds = (minActive: bigint, minValidBet: bigint, ratePpm: bigint, minLossMinor = 0n): TierBounds => ({
  minActive,
  minValidBetMinor: minValidBet * 100n,
  minLossMinor,
  ratePpm,
});
const drafts = (tiers: TierBounds[]): TierDraft[] => tiers.map((tier, index) => Object.assign({ id: `tier-${index + 1}` }, tier));

/** The giver's daily tiers of DR-11.8. */
const own = [
  bounds(3n, 10_000n, 1000n),
  bounds(5n, 50_000n, 2000n),
  bounds(10n, 200_000n, 3000n),
  bounds(20n, 500_000n, 4000n),
  bounds(50n, 2_000_000n, 5000n),
];
const inForce = [bounds(3n, 10_000n, 1000n), bounds(5n, 50_000n, 2000n), bounds(10n, 200_000n, 3000n)];
const offered = drafts([
  bounds(3n, 10_000n, 1000n),
  bounds(5n, 50_000n, 1800n),
  bounds(12n, 200_000n, 2500n),
  bounds(20n, 500_000n, 3000n),
]);

const labels = words.tierEditor;

const meta = {
  component: TierEditor,
  args: {
    value: offered,
    mode: 'TIERED',
    onChange: fn(),
    onModeChange: fn(),
    own,
    inForce,
    capPpm: 5000n,
    together: {
      text: (
        <>
          Daily, hourly and real-time together may reach 0.80 % per category. With this offer agent11 would hold <b>0.44 %</b>
        </>
      ),
      heldPpm: 4400n,
      mostPpm: 8000n,
    },
    format: { currency: 'USD', timeZone: 'Asia/Ho_Chi_Minh' },
    labels,
  },
  render: (args) => <Written {...args} />,
} satisfies Meta<typeof TierEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps the edited tiers, as a page would. */
function Written(props: TierEditorProps) {
  const [tiers, setTiers] = useState(props.value);
  const [mode, setMode] = useState(props.mode);
  return (
    <TierEditor
      {...props}
      value={tiers}
      mode={mode}
      onChange={(changed) => {
        setTiers(changed);
        props.onChange(changed);
      }}
      onModeChange={setMode}
    />
  );
}

export const Default: Story = {
  parameters: { visual: { phone: true } },
  play: async ({ canvas }) => {
    const tiers = canvas.getAllByRole('listitem', { name: /^Tier/ });
    await expect(tiers).toHaveLength(4);
    await expect(within(tiers[1] as HTMLElement).getByRole('textbox', { name: 'Rate' })).toHaveValue('0.18');
    await expect(tiers[1]).toHaveTextContent('of 0.20 %');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** A field with its error, bound and correction. */
export const Refused: Story = {
  args: { value: drafts([bounds(3n, 10_000n, 1000n), bounds(5n, 50_000n, 2000n), bounds(4n, 200_000n, 3500n)]) },
  play: async ({ args, canvas, userEvent }) => {
    const alert = within(canvas.getByRole('alert'));
    await expect(alert.getByText('Tier 3, Active members, from: must be more than 5, the number of tier 2.')).toBeVisible();
    const third = within(canvas.getByRole('listitem', { name: 'Tier 3' }));
    const rate = third.getByRole('textbox', { name: 'Rate' });
    await expect(rate).toHaveAccessibleDescription('Tier 3, Rate: your own rate here is 0.30 %.');
    await expect(rate).toBeInvalid();
    await userEvent.click(alert.getByRole('button', { name: 'Use 0.30 %' }));
    await expect(rate).toBeValid();
    await expect(rate).toHaveValue('0.30');
    await userEvent.clear(rate);
    await userEvent.type(rate, '٠٫٣٥');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.arrayContaining([expect.objectContaining({ ratePpm: 3500n })]));
    await userEvent.tab();
    await expect(rate).toHaveValue('0.35');
  },
};

export const AddedAndRemoved: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a tier' }));
    const fifth = await canvas.findByRole('listitem', { name: 'Tier 5' });
    await expect(canvas.getByRole('button', { name: 'Add a tier' })).toBeDisabled();
    await expect(within(fifth).getByRole('textbox', { name: 'Active members, from' })).toHaveFocus();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.keyboard('{Tab}2000000{Tab}0.32{Tab}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Tier 5, Active members, from: a number is missing.');
    await userEvent.type(within(fifth).getByRole('textbox', { name: 'Active members, from' }), '50');
    await expect(within(fifth).getByRole('textbox', { name: 'Team valid bet, from' })).toHaveValue('2,000,000');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove tier 1' }));
    await expect(canvas.getAllByRole('listitem', { name: /^Tier/ })).toHaveLength(4);
    await expect(canvas.getByRole('button', { name: 'Add a tier' })).toHaveFocus();
  },
};

/** A fixed rate, a dividend, and one being sent. */
export const Kinds: Story = {
  render: (args) => (
    <>
      <Written {...args} mode="FIXED" value={drafts([bounds(0n, 0n, 800n)])} />
      <br />
      <Written
        {...args}
        asksLoss
        capPpm={500_000n}
        own={[bounds(3n, 50_000n, 50_000n, 100n), bounds(5n, 200_000n, 100_000n, 200_000n)]}
        value={drafts([bounds(3n, 50_000n, 50_000n, 100n), bounds(6n, 250_000n, 80_000n, 250_000n)])}
        together={{ text: 'Of every category 1.10 % would be given away, and 0.80 % may be.', heldPpm: 11_000n, mostPpm: 8000n }}
      />
      <br />
      <TierEditor {...args} value={args.value.slice(0, 2)} isDisabled />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox', { name: 'Net result, from' })).toHaveLength(2);
    await expect(canvas.getAllByRole('textbox', { name: 'Rate' })[0]).toHaveValue('0.08');
    await expect(canvas.getAllByRole('textbox', { name: 'Rate' }).at(-1)).toBeDisabled();
  },
};

export const Bengali: Story = {
  globals: { language: 'BN' },
  args: {
    format: { currency: 'BDT', timeZone: 'Asia/Dhaka' },
    together: { text: 'দৈনিক, ঘণ্টাভিত্তিক ও তাৎক্ষণিক মিলিয়ে প্রতি বিভাগে ০.৮০ % ছাড়াতে পারবে না।', heldPpm: 4400n, mostPpm: 8000n },
    value: drafts([bounds(3n, 10_000n, 1000n), bounds(5n, 50_000n, 2100n)]),
    labels: {
      ...labels,
      title: 'স্তর',
      mode: 'যেভাবে পরিশোধ হয়',
      modes: { FIXED: 'নির্দিষ্ট', TIERED: 'স্তরভিত্তিক' },
      tier: 'স্তর',
      fields: {
        minActive: 'সক্রিয় সদস্য, অন্তত',
        minValidBetMinor: 'দলের বৈধ বাজি, অন্তত',
        minLossMinor: 'নিট ফল, অন্তত',
        ratePpm: 'হার',
      },
      againstOwn: 'আপনার হারের তুলনায়',
      of: (rate) => `${rate} এর মধ্যে`,
      remove: (tier) => `স্তর ${tier} সরান`,
      add: 'স্তর যোগ করুন',
      changed: 'অ্যাম্বার বর্ডার: কার্যকর চুক্তির থেকে আলাদা',
      place: (tier, field) => `স্তর ${tier}, ${field}`,
      problems: { ...labels.problems, aboveOwn: (bound) => `এখানে আপনার নিজের হার ${bound}।` },
      use: (bound) => `${bound} ব্যবহার করুন`,
    },
  },
};

export const Arabic: Story = {
  globals: { language: 'AR' },
  args: {
    format: { currency: 'USD', timeZone: 'Asia/Ho_Chi_Minh' },
    together: { text: 'لا يجوز أن يتجاوز اليومي والساعي واللحظي معًا 0.80 % لكل فئة.', heldPpm: 4400n, mostPpm: 8000n },
    value: drafts([bounds(3n, 10_000n, 1000n), bounds(5n, 50_000n, 2100n)]),
    labels: {
      ...labels,
      title: 'الشرائح',
      mode: 'طريقة الدفع',
      modes: { FIXED: 'ثابت', TIERED: 'متدرّج' },
      tier: 'الشريحة',
      fields: {
        minActive: 'الأعضاء النشطون، من',
        minValidBetMinor: 'رهان الفريق الصالح، من',
        minLossMinor: 'صافي النتيجة، من',
        ratePpm: 'النسبة',
      },
      againstOwn: 'مقارنةً بنسبتك',
      of: (rate) => `من \u2066${rate}\u2069`,
      remove: (tier) => `إزالة الشريحة ${tier}`,
      add: 'أضف شريحة',
      changed: 'الإطار الكهرماني: يختلف عن العقد الساري',
      place: (tier, field) => `الشريحة ${tier}، ${field}`,
      problems: { ...labels.problems, aboveOwn: (bound) => `نسبتك هنا \u2066${bound}\u2069.` },
      use: (bound) => `استخدم \u2066${bound}\u2069`,
    },
  },
};
