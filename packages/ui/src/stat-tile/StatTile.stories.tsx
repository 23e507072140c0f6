import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StatStrip } from './StatStrip';
import { StatTile, type StatTileLabels } from './StatTile';

const format = { currency: 'USD', timeZone: 'Asia/Ho_Chi_Minh' };
const labels: StatTileLabels = { from: (before) => `from ${before}`, up: 'up', down: 'down' };

const wave = (days: number, base: number, swing: number) =>
  Array.from({ length: days }, (_, day) => Math.round(base + swing * Math.sin(day * 0.9) + swing * 0.6 * Math.sin(day * 0.37 + 1)));
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const deposits = wave(30, 4_283_100, 900_000);
const validBets = wave(30, 36_127_900, 6_400_000);
const profit = wave(30, 843_300, 1_100_000);
const newMembers = wave(30, 11, 5);
const income = wave(30, 106_100, 30_000);

const meta = {
  component: StatTile,
  args: {
    label: 'Deposits',
    value: sum(deposits),
    kind: 'money',
    unit: 'USD',
    before: 111_921_700,
    series: deposits,
    format,
    labels,
  },
  render: (args) => (
    <StatStrip>
      <StatTile {...args} />
    </StatStrip>
  ),
} satisfies Meta<typeof StatTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('Deposits');
    await expect(canvas.getByTitle(/^[\d,]+\.\d\d$/)).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'up' })).toBeVisible();
  },
};

/** Falling, negative, from zero, loading, not applicable, and a long name. */
export const States: Story = {
  render: (args) => (
    <StatStrip>
      <StatTile {...args} label="Team profit" value={sum(profit)} before={27_040_800} series={profit} shape="bars" />
      <StatTile {...args} label="Loss of the team" value="-614649" before="-512207" series={[]} />
      <StatTile {...args} label="From nothing" before={0} />
      <StatTile {...args} label="Awaited" value={undefined} series={[]} />
      <StatTile {...args} label="Not applicable" value={null} series={[]} />
      <StatTile {...args} label="Deposits of everybody below you, without what was sent back" />
    </StatStrip>
  ),
  play: async ({ canvas }) => {
    const [falling, loss, fromNothing, awaited, notApplicable] = canvas.getAllByRole('term').map(({ parentElement }) => parentElement);
    await expect(within(falling as HTMLElement).getByRole('img', { name: 'down' })).toBeVisible();
    await expect(loss).toHaveTextContent('−6,146');
    await expect(loss).toHaveTextContent('20.0 %');
    await expect(fromNothing).not.toHaveTextContent('%');
    await expect(awaited).toHaveTextContent(/^Awaited$/);
    await expect(notApplicable).toHaveTextContent('–');
  },
};

function Six({ words, of, labels: tile }: { words: readonly string[]; of: string; labels: StatTileLabels }) {
  const tiles = [
    { value: sum(deposits), kind: 'money', unit: 'USD', before: 111_921_700, series: deposits },
    { value: sum(validBets), kind: 'money', unit: 'USD', before: 1_017_403_000, series: validBets },
    { value: sum(profit), kind: 'money', unit: 'USD', before: 27_040_800, series: profit, shape: 'bars' },
    { value: 3884, kind: 'count', unit: of, before: 3731, series: wave(30, 2200, 120) },
    { value: sum(newMembers), kind: 'count', before: 260, series: newMembers, shape: 'bars' },
    { value: sum(income), kind: 'money', unit: 'USD', before: 2_903_000, series: income, hue: 'own' },
  ] as const;
  return (
    <StatStrip>
      {tiles.map((figures, index) => (
        <StatTile key={words[index]} label={words[index] ?? ''} {...figures} format={format} labels={tile} />
      ))}
    </StatStrip>
  );
}

const english = ['Deposits', 'Valid bets', 'Team profit', 'Active members', 'New members', 'My income'];

export const StripOfSix: Story = {
  parameters: { visual: { phone: true } },
  render: () => <Six words={english} of="of 8,412" labels={labels} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(6);
  },
};

export const Arabic: Story = {
  globals: { language: 'AR' },
  render: () => (
    <Six
      words={['الإيداعات', 'الرهانات الصالحة', 'ربح الفريق', 'الأعضاء النشطون', 'أعضاء جدد', 'دخلي']}
      of="من 8,412"
      labels={{
        from: (before) => `من \u2066${before}\u2069`,
        up: 'ارتفاع',
        down: 'انخفاض',
      }}
    />
  ),
};

export const Bengali: Story = {
  globals: { language: 'BN' },
  render: () => (
    <Six
      words={['জমা', 'বৈধ বাজি', 'দলের লাভ', 'সক্রিয় সদস্য', 'নতুন সদস্য', 'আমার আয়']}
      of="8,412-এর মধ্যে"
      labels={{
        from: (before) => `আগে ${before}`,
        up: 'বৃদ্ধি',
        down: 'হ্রাস',
      }}
    />
  ),
};
