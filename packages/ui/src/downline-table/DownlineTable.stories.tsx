import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DownlineTable, type DownlineRow } from './DownlineTable';

const rows: DownlineRow[] = [
  row('agent11', 'Binh Le', 'Agent', 412, 210_440_050n, 5_821_040n),
  row('agent12', 'Hoa Dang', 'Agent', 388, 168_209_210n, -860_422n),
  row('agent41', 'Kim Vo', 'Promoter', 241, 121_488_075n, 4_102_290n),
  row('agent14', 'Tung Mai', 'Agent', 306, 98_812_000n, 1_248_033n),
  row('agent42', 'Lien Cao', 'Sub-agent', 118, 60_421_040n, -219_005n),
  row('agent15', 'Dung Ha', 'Agent', 164, 51_290_466n, 1_934_410n),
  row('agent16', 'Chi Ngo', 'Agent', 97, 28_841_020n, 602_287n),
  row('agent17', 'Son Phan', 'Agent', 12, 4_120_000n, 0n),
  row('agent18', 'My Trinh', 'Agent', 0, 0n, 0n),
];

const meta = {
  component: DownlineTable,
  args: {
    items: rows,
    format: { currency: 'USD', timeZone: 'Asia/Ho_Chi_Minh' },
    labels: {
      title: 'Top downlines',
      note: 'by valid bets',
      account: 'Account',
      kind: 'Type',
      active: 'Active',
      validBet: 'Valid bets',
      profit: 'Team profit',
      margin: 'Margin',
      course: '30 days',
      about: (kind, active) => `${kind} · ${active} active`,
      ofProfit: 'profit',
      all: (count) => `All ${count}`,
      fewer: 'Fewer',
      empty: 'Nobody bet in these days.',
    },
  },
} satisfies Meta<typeof DownlineTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { phone: true } },
  play: async ({ canvas, userEvent }) => {
    const table = within(canvas.getByRole('table', { name: 'Top downlines' }));
    await expect(table.getAllByRole('row')).toHaveLength(8);
    await expect(table.getByRole('columnheader', { name: 'Valid bets' })).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(canvas.getByRole('button', { name: 'All 9' }));
    await expect(table.getAllByRole('row')).toHaveLength(10);
    await expect(table.getByRole('row', { name: /agent18/ })).toHaveTextContent('–');
    await userEvent.click(canvas.getByRole('button', { name: 'Fewer' }));
    await expect(table.getAllByRole('row')).toHaveLength(8);
  },
};

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nobody bet in these days.')).toBeVisible();
  },
};

export const Bengali: Story = {
  globals: { language: 'BN' },
  args: {
    items: rows.slice(0, 3).map((one) => Object.assign({}, one, { kind: 'এজেন্ট', nickname: 'বিন লে চৌধুরী রহমান' })),
    format: { currency: 'BDT', timeZone: 'Asia/Dhaka' },
    labels: {
      ...meta.args.labels,
      title: 'শীর্ষ ডাউনলাইন',
      note: 'বৈধ বাজি অনুযায়ী',
      account: 'অ্যাকাউন্ট',
      kind: 'ধরন',
      active: 'সক্রিয়',
      validBet: 'বৈধ বাজি',
      profit: 'দলের লাভ',
      margin: 'মার্জিন',
      course: '৩০ দিন',
    },
  },
};

function row(
  account: string,
  nickname: string,
  kind: string,
  activeMembers: number,
  validBetMinor: bigint,
  profitMinor: bigint,
): DownlineRow {
  const phase = Number(account.slice(-2));
  const series = Array.from({ length: validBetMinor > 0n ? 30 : 0 }, (_, day) =>
    BigInt(
      Math.round(
        (Number(validBetMinor) / 30) * (1 + 0.35 * Math.sin(day * (0.22 + phase * 0.031) + phase) + 0.14 * Math.sin(day * 1.3 + phase)),
      ),
    ),
  );
  return { id: account, account, nickname, kind, activeMembers, validBetMinor, profitMinor, series };
}
