import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { BottomBar } from '../bottom-bar/BottomBar';
import { BreakdownChart } from '../breakdown-chart/BreakdownChart';
import breakdownChart from '../breakdown-chart/BreakdownChart.stories';
import { Clock } from '../clock/Clock';
import { DayRibbon } from '../day-ribbon/DayRibbon';
import dayRibbon from '../day-ribbon/DayRibbon.stories';
import { DownlineTable } from '../downline-table/DownlineTable';
import downlineTable from '../downline-table/DownlineTable.stories';
import type { NavigationEntry } from '../link/LinkOrButton';
import { AsOf } from '../report-grid/AsOf';
import asOf from '../report-grid/AsOf.stories';
import { Skeleton } from '../skeletons/Skeleton';
import { StatStrip } from '../stat-tile/StatStrip';
import { StatTile } from '../stat-tile/StatTile';
import { media } from '../theme/layout';
import { ThemeSwitch } from '../theme-switch/ThemeSwitch';
import { TrendChart } from '../trend-chart/TrendChart';
import trendChart from '../trend-chart/TrendChart.stories';
import { AgentBadge } from './AgentBadge';
import { AgentMenu } from './AgentMenu';
import { AgentShell } from './AgentShell';
import { DeskTitle } from './DeskTitle';

const now = new Date('2026-11-20T10:10:32Z');

const groups: { title: string; items: NavigationEntry[] }[] = [
  {
    title: 'Team',
    items: [
      { href: '/agentHome/agentTeamOverview', icon: 'home', label: 'Team overview' },
      { href: '/agentHome/agentAnnouncement', icon: 'bell', label: 'Announcements', unread: '2' },
      { href: '/agentHome/registerCenter', icon: 'plus', label: 'Register centre' },
      { href: '/agentHome/downlineManagmentView', icon: 'team', label: 'Downline' },
    ],
  },
  {
    title: 'Reports',
    items: [
      { href: '/agentHome/personalHistoryCopy', icon: 'table', label: 'Team betting' },
      { href: '/agentHome/agentUserLoss', icon: 'chart', label: 'User loss' },
      { href: '/agentHome/agentRevenueReport', icon: 'coin', label: 'My income' },
    ],
  },
  {
    title: 'Contracts and pay',
    items: [
      { href: '/agentHome/agentDividend', icon: 'plot', label: 'Dividend' },
      { href: '/agentHome/agentDailyWages2', icon: 'calendar', label: 'Daily salary', unread: '2' },
      { href: '/agentHome/agentRealtimeSalary', icon: 'bolt', label: 'Real-time salary' },
    ],
  },
  {
    title: 'Account',
    items: [
      { href: '/agentHome/deposit', icon: 'wallet', label: 'Deposit' },
      { href: '/agentHome/securityCenter', icon: 'shield', label: 'Account details' },
      { href: '/agentHome/messageV2', icon: 'message', label: 'Messages', unread: '3' },
    ],
  },
];

const current = '/agentHome/agentTeamOverview';

const Page = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', gap: '8px 16px' },
  '& .columns': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 376px', gap: 16 },
  [media.phone]: { '& .columns': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

const format = { currency: 'USD', timeZone: 'Asia/Ho_Chi_Minh' };
const courseOf = (days: number, mean: number, swing: number) =>
  Array.from({ length: days }, (_, day) => BigInt(Math.round(mean + swing * (Math.sin(day * 0.9) + 0.7 * Math.sin(day * 2.6 + mean)))));
const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n);
const figureOf = (label: string, series: bigint[], before: bigint) =>
  ({ label, kind: 'money', unit: 'USD', value: sumOf(series), before, series }) as const;

const figures = [
  figureOf('Deposits', courseOf(30, 4_283_100, 700_000), 111_921_700n),
  figureOf('Valid bets', courseOf(30, 36_127_900, 5_800_000), 1_017_403_000n),
  { ...figureOf('Team profit', courseOf(30, 843_300, 900_000), 27_040_800n), shape: 'bars' },
  { label: 'Active members', kind: 'count', unit: 'of 8,412', value: 3884, before: 3731, series: courseOf(30, 2900, 260) },
  { label: 'New members', kind: 'count', value: 318, before: 260, series: courseOf(30, 11, 4), shape: 'bars' },
  { ...figureOf('My income', courseOf(30, 106_100, 24_000), 2_903_000n), hue: 'own' },
] as const;

const slicesMinor = courseOf(206, 420, 110);
const salary = { slicesMinor, paidMinor: sumOf(slicesMinor), carryPpm: 412_000n, nextAt: '2026-11-20T10:16:00Z' };

const go = fn();

const meta = {
  component: AgentShell,
  parameters: { layout: 'fullscreen', locale: 'en-GB' },
  args: {
    brand: 'Marquee',
    home: '/agentHome',
    onNavigate: go,
    centre: 'Agent centre',
    menu: <AgentMenu label="Agent centre" items={groups} current={current} onNavigate={go} />,
    mark: 'Play money',
    clock: <Clock zone="Asia/Ho_Chi_Minh" now={now} place="Ho Chi Minh City" />,
    who: <AgentBadge nickname="Thao Nguyen" account="agent01" kind="Master agent" />,
    settings: <ThemeSwitch labels={{ theme: 'Light or dark', system: 'As the system', light: 'Light', dark: 'Dark' }} />,
    bar: (
      <BottomBar
        label="Main pages"
        current={current}
        onNavigate={go}
        items={[
          { href: current, icon: 'home', label: 'Overview' },
          { href: '/agentHome/downlineManagmentView', icon: 'team', label: 'Downline' },
          { href: '/agentHome/personalHistoryCopy', icon: 'table', label: 'Reports' },
          { href: '/agentHome/agentDailyWages2', icon: 'document', label: 'Contracts' },
          { onPress: fn(), icon: 'menu', label: 'More' },
        ]}
      />
    ),
    labels: { skip: 'Skip to content', menu: 'Menu', signOut: 'Sign out' },
    onMenu: fn(),
    onSignOut: fn(),
    children: (
      <Page>
        <div className="head">
          <DeskTitle title="Team overview" text="22 Oct to 20 Nov 2026, compared with 22 Sep to 21 Oct" />
          <AsOf {...asOf.args} />
        </div>
        <StatStrip>
          {figures.map((figure) => (
            <StatTile
              key={figure.label}
              {...figure}
              format={format}
              labels={{ from: (before) => `from ${before}`, up: 'up', down: 'down' }}
            />
          ))}
        </StatStrip>
        <div className="columns">
          <TrendChart {...trendChart.args} />
          <BreakdownChart {...breakdownChart.args} />
        </div>
        <DayRibbon {...dayRibbon.args} day={salary} format={format} />
        <DownlineTable {...downlineTable.args} />
      </Page>
    ),
  },
} satisfies Meta<typeof AgentShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { phone: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    const menu = within(canvas.getByRole('navigation', { name: 'Agent centre' }));
    await expect(menu.getByRole('link', { name: 'Team overview' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(menu.getByRole('link', { name: /Daily salary/ }));
    await expect(go).toHaveBeenLastCalledWith('/agentHome/agentDailyWages2');
    await expect(canvas.getByRole('banner')).toHaveTextContent('17:10:32 GMT+7 · Ho Chi Minh City');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

/** Before the agent is known: nothing moves once it is. */
export const Awaited: Story = {
  args: {
    who: undefined,
    clock: <Clock zone="Asia/Ho_Chi_Minh" now={undefined} place="Ho Chi Minh City" />,
    children: <Skeleton look="page" label="Loading" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** The narrowest phone: the clock does not overlap the sign-out button, and nothing overflows. */
export const Narrow: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  args: {
    mark: 'Spielgeld ohne Auszahlung',
    children: <DeskTitle title="Team overview" text="22 Oct to 20 Nov 2026, compared with 22 Sep to 21 Oct" />,
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const isRtl = document.documentElement.dir === 'rtl';
    const clock = canvas.getByText(/17:10:32/).getBoundingClientRect();
    const way = canvas.getByRole('button', { name: 'Sign out' }).getBoundingClientRect();
    await expect(isRtl ? clock.left - way.right : way.left - clock.right).toBeGreaterThanOrEqual(8);
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(args.onMenu).toHaveBeenCalledOnce();
  },
};

export const Arabic: Story = {
  globals: { language: 'AR' },
  args: {
    centre: 'مركز الوكلاء',
    mark: 'نقود لعب',
    menu: (
      <AgentMenu
        label="مركز الوكلاء"
        current={current}
        onNavigate={go}
        items={[
          {
            title: 'الفريق',
            items: [
              { href: current, icon: 'home', label: 'نظرة على الفريق' },
              { href: '/agentHome/agentAnnouncement', icon: 'bell', label: 'الإعلانات', unread: '2' },
            ],
          },
        ]}
      />
    ),
    clock: <Clock zone="Asia/Ho_Chi_Minh" now={now} place="مدينة هو تشي منه" />,
    who: <AgentBadge nickname="ثاو نغوين" account="agent01" kind="وكيل رئيسي" />,
    children: <DeskTitle title="نظرة على الفريق" text="22 أكتوبر – 20 نوفمبر 2026" />,
  },
};

export const Bengali: Story = {
  globals: { language: 'BN' },
  args: {
    centre: 'এজেন্ট কেন্দ্র',
    mark: 'খেলার টাকা',
    menu: (
      <AgentMenu
        label="এজেন্ট কেন্দ্র"
        current={current}
        onNavigate={go}
        items={[
          {
            title: 'দল',
            items: [
              { href: current, icon: 'home', label: 'দলের সারসংক্ষেপ' },
              { href: '/agentHome/agentAnnouncement', icon: 'bell', label: 'ঘোষণা', unread: '২' },
              { href: '/agentHome/downlineManagmentView', icon: 'team', label: 'ডাউনলাইন' },
            ],
          },
          { title: 'চুক্তি ও বেতন', items: [{ href: '/agentHome/agentDailyWages2', icon: 'calendar', label: 'দৈনিক বেতন' }] },
        ]}
      />
    ),
    clock: <Clock zone="Asia/Dhaka" now={now} place="ঢাকা" />,
    who: <AgentBadge nickname="রহিম উদ্দিন" account="agent01" kind="প্রধান এজেন্ট" />,
    children: <DeskTitle title="দলের সারসংক্ষেপ" text="২২ অক্টোবর – ২০ নভেম্বর ২০২৬" />,
  },
};
