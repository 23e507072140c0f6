import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { type ClauseChange, ContractDiff, type ContractDiffProps, type EndingContract } from './ContractDiff';

const changes: ClauseChange[] = [
  { id: 'rate2', clause: 'Tier 2, rate', inForce: '0.20 %', offered: '0.18 %', effect: 'lower' },
  { id: 'active3', clause: 'Tier 3, active members', inForce: '≥ 10', offered: '≥ 12', effect: 'harder' },
  { id: 'rate3', clause: 'Tier 3, rate', inForce: '0.30 %', offered: '0.25 %', effect: 'lower' },
  { id: 'tier4', clause: 'Tier 4', inForce: null, offered: '0.30 %', effect: 'added' },
  { id: 'from', clause: 'Valid from', inForce: '1 Oct', offered: '21 Nov', effect: 'other' },
  { id: 'rest', clause: 'Categories, weights, active rule', inForce: 'as before', offered: 'as before', effect: 'same' },
];

const ends: EndingContract[] = [
  { id: 'C-2041', taker: 'agent11', reason: 'replaced by this offer if accepted', ratePpm: 3000, paidYesterdayMinor: 123_864n },
  { id: 'C-2108', taker: 'agent1105', reason: 'its 0.28 % would be above 0.25 %', ratePpm: 2800, paidYesterdayMinor: 20_410n },
  { id: 'C-2113', taker: 'agent1109', reason: 'tier 2 of 0.20 % would be above 0.18 %', ratePpm: 2000, paidYesterdayMinor: 8842n },
];

const meta = {
  component: ContractDiff,
  args: {
    items: changes,
    ends,
    isRead: false,
    onRead: fn(),
    format: { currency: 'USD', timeZone: 'Asia/Ho_Chi_Minh' },
    labels: {
      title: 'What changes',
      versions: 'version 3 in force, version 4 offered',
      count: '5 of 9 clauses',
      clause: 'Clause',
      inForce: 'In force',
      offered: 'Offered',
      forTaker: 'For agent11',
      effects: {
        lower: 'Lower',
        harder: 'Harder',
        removed: 'Removed',
        higher: 'Higher',
        easier: 'Easier',
        added: 'Added',
        other: 'New period',
        same: 'Same',
      },
      ends: (count) => `${count} contracts would end`,
      endsAt: 'at 21 Nov, 00:00 GMT+7',
      yesterday: 'yesterday',
      read: 'I have read the list. These contracts end when agent11 accepts; days already worked are paid in full.',
      nothingEnds: 'No contract below agent11 ends by this.',
    },
  },
  render: (args) => <Ticked {...args} />,
} satisfies Meta<typeof ContractDiff>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps the state of the checkbox, as a page would. */
function Ticked(props: ContractDiffProps) {
  const [isRead, setRead] = useState(props.isRead);
  return (
    <ContractDiff
      {...props}
      isRead={isRead}
      onRead={(ticked) => {
        setRead(ticked);
        props.onRead(ticked);
      }}
    />
  );
}

export const Default: Story = {
  parameters: { visual: { phone: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('row', { name: 'Tier 2, rate 0.20 % 0.18 % Lower' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '3 contracts would end' })).toBeVisible();
    await expect(canvas.getByText('1,238.64')).toBeVisible();
    const tick = canvas.getByRole('checkbox', { name: /I have read the list/ });
    tick.focus();
    await userEvent.keyboard(' ');
    await expect(args.onRead).toHaveBeenLastCalledWith(true);
    await expect(tick).toBeChecked();
  },
};

/** Better for the taker, and no contract ends. */
export const NothingEnds: Story = {
  args: {
    ends: [],
    items: [
      { id: 'rate', clause: 'Tier 1, rate', inForce: '0.10 %', offered: '0.12 %', effect: 'higher' },
      { id: 'active', clause: 'Tier 1, active members', inForce: '≥ 3', offered: '≥ 2', effect: 'easier' },
      { id: 'tier', clause: 'Tier 5', inForce: '0.50 %', offered: null, effect: 'removed' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No contract below agent11 ends by this.')).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const Bengali: Story = {
  globals: { language: 'BN' },
  args: {
    format: { currency: 'BDT', timeZone: 'Asia/Dhaka' },
    items: ['স্তর ২, হার', 'স্তর ৩, সক্রিয় সদস্য', 'স্তর ৩, হার', 'স্তর ৪'].map((clause, index) => Object.assign({}, changes[index], { clause })),
    ends: ends.map((contract, index) =>
      Object.assign({}, contract, { reason: index === 0 ? 'গৃহীত হলে এই প্রস্তাব এর জায়গা নেবে' : 'এর হার প্রস্তাবিত হারের চেয়ে বেশি হতো' }),
    ),
    labels: {
      ...meta.args.labels,
      title: 'যা বদলাবে',
      versions: 'সংস্করণ ৩ কার্যকর, সংস্করণ ৪ প্রস্তাবিত',
      count: '৯টির মধ্যে ৫টি ধারা',
      clause: 'ধারা',
      inForce: 'কার্যকর',
      offered: 'প্রস্তাবিত',
      forTaker: 'agent11-এর জন্য',
      effects: { ...meta.args.labels.effects, lower: 'কম', harder: 'কঠিন', added: 'যুক্ত' },
      ends: () => '৩টি চুক্তি শেষ হবে',
      endsAt: '২১ নভেম্বর, ০০:০০ GMT+6',
      yesterday: 'গতকাল',
      read: 'আমি তালিকাটি পড়েছি। agent11 গ্রহণ করলে এই চুক্তিগুলো শেষ হবে; ইতিমধ্যে কাজ করা দিনগুলোর পুরো অর্থ দেওয়া হবে।',
    },
  },
};

export const Arabic: Story = {
  globals: { language: 'AR' },
  args: {
    format: { currency: 'USD', timeZone: 'Asia/Ho_Chi_Minh' },
    isRead: true,
    items: ['الشريحة 2، النسبة', 'الشريحة 3، الأعضاء النشطون', 'الشريحة 3، النسبة', 'الشريحة 4'].map((clause, index) =>
      Object.assign({}, changes[index], { clause }),
    ),
    ends: ends.map((contract, index) =>
      Object.assign({}, contract, { reason: index === 0 ? 'يحل محله هذا العرض إن قُبل' : 'نسبته ستكون أعلى من النسبة المعروضة' }),
    ),
    labels: {
      ...meta.args.labels,
      title: 'ما الذي يتغيّر',
      versions: 'الإصدار 3 ساري، الإصدار 4 معروض',
      count: '5 من 9 بنود',
      clause: 'البند',
      inForce: 'الساري',
      offered: 'المعروض',
      forTaker: 'بالنسبة إلى agent11',
      effects: { ...meta.args.labels.effects, lower: 'أقل', harder: 'أصعب', added: 'أُضيفت' },
      ends: () => 'ثلاثة عقود ستنتهي',
      endsAt: 'في 21 نوفمبر، 00:00 GMT+7',
      yesterday: 'أمس',
      read: 'قرأت القائمة. تنتهي هذه العقود عندما يقبل agent11، وتُدفع الأيام المنجزة كاملة.',
    },
  },
};
