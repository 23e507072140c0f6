import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { find } from '../testing/testing';
import type { AgentNode, LoadDownlines } from './AgentNode';
import { type AgentSearch, AgentTree, type AgentTreeLabels, type AgentTreeProps } from './AgentTree';

const roots: AgentNode[] = [
  agent('agent11', 'Binh Le', 'Agent', 3, 412, 210_440_050n),
  agent('agent12', 'Hoa Dang', 'Agent', 10_000, 10_000, 168_209_210n),
  agent('agent41', 'Kim Vo', 'Promoter', 2, 241, 121_488_075n),
  agent('agent14', 'Tung Mai', 'Agent', 0, 0, 98_812_000n),
  agent('agent42', 'Lien Cao', 'Sub-agent', 1, 118, 60_421_040n),
];
const below: Record<string, AgentNode[]> = {
  agent11: [
    agent('agent1105', 'Thu Bui', 'Agent', 2, 96, 51_290_466n),
    agent('agent1109', 'Bao Ly', 'Agent', 0, 0, 28_841_020n),
    agent('thu_vo56', 'Thu Vo', 'Member', 0, 0, 6_098_447n),
  ],
  agent1105: [agent('khanh_ho80', 'Khanh Ho', 'Member', 0, 0, 4_889_399n), agent('duc.ly44', 'Duc Ly', 'Member', 0, 0, null)],
  agent12: Array.from({ length: 10_000 }, (_, index) =>
    agent(`member${String(index + 1).padStart(5, '0')}`, '', 'Member', 0, 0, BigInt(1_990_000 - index * 199)),
  ),
  agent41: [agent('agent4101', 'My Trinh', 'Promoter', 0, 0, 9_120_000n), agent('lan_vo19', 'Lan Vo', 'Member', 0, 0, 3_342_493n)],
  agent42: [agent('son_pham7', 'Son Pham', 'Member', 0, 0, 812_000n)],
};

const PAGE = 5000;
const load: LoadDownlines = (parent, cursor) => {
  const nodes = parent === null ? roots : (below[parent] ?? []);
  const start = Number(cursor ?? 0);
  const end = start + PAGE;
  return Promise.resolve({ nodes: nodes.slice(start, end), next: end < nodes.length ? String(end) : null });
};

const labels: AgentTreeLabels = {
  tree: 'Your downline',
  search: 'Find a member',
  clear: 'Clear',
  account: 'Account',
  members: 'Members',
  amount: 'Valid bets',
  loading: 'Loading',
  retry: 'Try again',
  found: (count) => `${count} found`,
  notFound: { title: 'Nobody in your team is called that', help: 'Look for an account or a nickname.' },
  empty: { title: 'Nobody below you yet', help: 'Whoever signs up with your link stands here.' },
  failed: { title: 'Your downline did not answer', help: 'Nothing was changed.', retry: 'Try again' },
};

const meta = {
  component: AgentTree,
  args: { load, onSearch: fn(), onChange: fn(), format: { currency: 'USD', timeZone: 'Asia/Ho_Chi_Minh' }, labels },
} satisfies Meta<typeof AgentTree>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Returns the active row, while the focus stays on the tree. */
const activeOf = (canvas: Canvas) => {
  const id = canvas.getByRole('treegrid').getAttribute('aria-activedescendant');
  return document.getElementById(id ?? '');
};

const forward = () => (document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
const back = () => (document.documentElement.dir === 'rtl' ? '{ArrowRight}' : '{ArrowLeft}');

export const Default: Story = {
  args: { value: 'agent1105' },
  parameters: { visual: { phone: true } },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /agent11/ });
    canvas.getByRole('treegrid', { name: 'Your downline' }).focus();
    await waitFor(() => expect(activeOf(canvas)).toHaveTextContent('agent11'));
    await userEvent.keyboard(forward());
    const first = await canvas.findByRole('row', { name: /agent1105/ });
    await expect(first).toHaveAttribute('aria-level', '2');
    await expect(first).toHaveAttribute('aria-setsize', '3');
    await userEvent.keyboard(`{ArrowDown}${forward()}`);
    await canvas.findByRole('row', { name: /khanh_ho80/ });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(below['agent1105']?.[1]);
    await userEvent.keyboard(back());
    await waitFor(() => expect(activeOf(canvas)).toHaveTextContent('agent1105'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(activeOf(canvas)).toHaveTextContent('agent42'));
    await userEvent.keyboard('agent41');
    await waitFor(() => expect(activeOf(canvas)).toHaveTextContent('agent41'));
    await userEvent.keyboard('{Home}{ArrowDown}');
  },
};

/** A row's cells are reached by the arrow that opens it, and their column is read with its header. */
export const Cells: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /agent11/ });
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Account', 'Members', 'Valid bets']);
    canvas.getByRole('treegrid').focus();
    const [first] = canvas.getAllByRole('row').slice(1);
    await waitFor(() => expect(activeOf(canvas)).toBe(first));
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard(forward());
    await waitFor(() => expect(first).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.keyboard(`${forward()}${forward()}`);
    await waitFor(() => expect(activeOf(canvas)).toHaveAttribute('aria-colindex', '2'));
    await expect(activeOf(canvas)).toHaveRole('gridcell');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(activeOf(canvas)?.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '3'));
    await expect(activeOf(canvas)).toHaveAttribute('aria-colindex', '2');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(activeOf(canvas)).toHaveAttribute('aria-colindex', '3'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(activeOf(canvas)).toHaveAttribute('aria-colindex', '1'));
    await userEvent.keyboard(back());
    await waitFor(() => expect(activeOf(canvas)).toHaveRole('row'));
    await userEvent.keyboard(back());
    await waitFor(() => expect(activeOf(canvas)).toBe(first));
    await userEvent.keyboard(back());
    await waitFor(() => expect(first).toHaveAttribute('aria-expanded', 'false'));
  },
};

/** Ten thousand downlines of one agent: all can be reached, and only visible ones are rendered. */
export const TenThousand: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { treeNode, treeToggle } = find(canvasElement);
    await waitFor(() => expect(treeNode('agent12')).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.click(treeToggle('agent12') as Element);
    await canvas.findByRole('row', { name: /member00001/ });
    const tree = canvas.getByRole('treegrid');
    tree.focus();
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(60));
    await userEvent.keyboard('member0500');
    await waitFor(() => expect(activeOf(canvas)).toHaveTextContent('member05000'));
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(canvas.getByRole('row', { name: /member05001/ })).toHaveAttribute('aria-posinset', '5001'));
    await userEvent.keyboard('{End}{ArrowUp}{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(activeOf(canvas)).toHaveTextContent('member10000'));
    await waitFor(() => expect(activeOf(canvas)).toHaveAttribute('aria-setsize', '10000'));
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(60));
  },
};

/** Searches the stories' data as the service would. */
function Searching(props: AgentTreeProps) {
  const [search, setSearch] = useState<AgentSearch>();
  const look = (words: string) => {
    props.onSearch(words);
    setSearch(words ? { state: 'found', paths: pathsTo(words) } : undefined);
  };
  return <AgentTree {...props} search={search} onSearch={look} />;
}

function pathsTo(words: string): AgentNode[][] {
  const within = (node: AgentNode, above: AgentNode[]): AgentNode[][] => {
    const path = [...above, node];
    const own = node.account.includes(words) ? [path] : [];
    return [...own, ...(below[node.id] ?? []).slice(0, 3).flatMap((one) => within(one, path))];
  };
  return roots.flatMap((node) => within(node, []));
}

export const Found: Story = {
  render: (args) => <Searching {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /agent14/ });
    const field = canvas.getByRole('searchbox', { name: 'Find a member' });
    await userEvent.type(field, 'vo{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('vo');
    await expect(canvas.getByText('2 found')).toBeVisible();
    await expect(
      canvas
        .getAllByRole('row')
        .slice(1)
        .map((item) => item.querySelector('bdi')?.textContent),
    ).toEqual(['agent11', 'thu_vo56', 'agent41', 'lan_vo19']);
    await userEvent.clear(field);
    await userEvent.type(field, 'nobody{Enter}');
    await expect(canvas.getByText('Nobody in your team is called that')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'vo{Enter}');
  },
};

const failing: LoadDownlines = (parent) => (parent === null ? load(null, null) : Promise.reject(new TypeError('no network')));

/** The first level loading, failed and empty, and a nested level that failed. */
export const States: Story = {
  args: { visibleRows: 6 },
  render: (args) => (
    <Two>
      <AgentTree {...args} load={never} />
      <AgentTree {...args} load={refused} />
      <AgentTree {...args} load={failing} />
      <AgentTree {...args} load={nobody} />
    </Two>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Your downline did not answer')).toBeVisible();
    await expect(canvas.getByText('Nobody below you yet')).toBeVisible();
    const [loading, failed] = canvas.getAllByRole('treegrid');
    await expect(loading).toHaveAttribute('aria-busy', 'true');
    await canvas.findByRole('row', { name: /agent11/ });
    failed?.focus();
    await userEvent.keyboard(forward());
    await expect(await canvas.findByRole('row', { name: 'Try again' })).toBeVisible();
  },
};

const Two = styled('div')({ display: 'grid', gridTemplateColumns: '1fr 1fr', alignItems: 'start', gap: 16 });

const never: LoadDownlines = () => new Promise(() => undefined);
const refused: LoadDownlines = () => Promise.reject(new TypeError('no network'));
const nobody: LoadDownlines = () => Promise.resolve({ nodes: [], next: null });

export const Bengali: Story = {
  globals: { language: 'BN' },
  args: {
    format: { currency: 'BDT', timeZone: 'Asia/Dhaka' },
    load: (parent) =>
      Promise.resolve({
        nodes:
          parent === null
            ? [agent('rahman01', 'মোহাম্মদ রহমান', 'এজেন্ট', 1, 412, 210_440_050n), agent('nasrin7', 'নাসরিন আক্তার', 'প্রচারক', 0, 0, null)]
            : [agent('karim88', 'আব্দুল করিম', 'সদস্য', 0, 0, 6_098_447n)],
        next: null,
      }),
    labels: { ...labels, tree: 'আপনার দল', search: 'সদস্য খুঁজুন', clear: 'মুছুন', account: 'অ্যাকাউন্ট', members: 'সদস্য', amount: 'বৈধ বাজি' },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /rahman01/ });
    canvas.getByRole('treegrid').focus();
    await userEvent.keyboard(forward());
    await canvas.findByRole('row', { name: /karim88/ });
  },
};

export const Arabic: Story = {
  globals: { language: 'AR' },
  args: {
    format: { currency: 'USD', timeZone: 'Asia/Ho_Chi_Minh' },
    labels: {
      ...labels,
      tree: 'فريقك',
      search: 'ابحث عن عضو',
      clear: 'مسح',
      account: 'الحساب',
      members: 'الأعضاء',
      amount: 'الرهانات الصالحة',
    },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /agent11/ });
    canvas.getByRole('treegrid').focus();
    await userEvent.keyboard(forward());
    await canvas.findByRole('row', { name: /agent1105/ });
  },
};

function agent(account: string, nickname: string, kind: string, children: number, members: number, amountMinor: bigint | null): AgentNode {
  return { id: account, account, nickname, kind, children, members, amountMinor };
}
