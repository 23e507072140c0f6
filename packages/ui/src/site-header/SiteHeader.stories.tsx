import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AccountMenu } from '../account-menu/AccountMenu';
import { Balance } from '../balance/Balance';
import { Clock } from '../clock/Clock';
import { LanguageMenu } from '../language-menu/LanguageMenu';
import { Logo } from '../logo/Logo';
import { SearchField } from '../search-field/SearchField';
import { art } from '../story-art/posters';
import { ThemeSwitch } from '../theme-switch/ThemeSwitch';
import { TopNavigation } from '../top-navigation/TopNavigation';
import { VipBadge } from '../vip-badge/VipBadge';
import { AccountCorner } from './AccountCorner';
import { MemberActions } from './MemberActions';
import { SiteHeader } from './SiteHeader';

const onLogin = fn();
const words = { login: 'Log in', signUp: 'Sign up', deposit: 'Deposit', withdraw: 'Withdraw' };

const search = (
  <SearchField action="/rng" name="gameName" label="Search games" labels={{ submit: 'Search', clear: 'Clear' }} onSearch={fn()} />
);

const settings = (
  <>
    <Clock zone="Asia/Ho_Chi_Minh" now={new Date('2026-11-21T14:47:08Z')} />
    <LanguageMenu
      items={[
        { code: 'EN', tag: 'en', name: 'English' },
        { code: 'BN', tag: 'bn', name: 'বাংলা' },
        { code: 'AR', tag: 'ar', name: 'العربية' },
      ]}
      value="EN"
      hrefOf={(code) => `?lang=${code}`}
      labels={{ language: 'Language', search: 'Search languages', none: 'None' }}
    />
    <ThemeSwitch labels={{ theme: 'Light or dark', system: 'As the system', light: 'Light', dark: 'Dark' }} />
  </>
);

const navigation = (
  <TopNavigation
    label="Categories"
    current="/"
    items={[
      { href: '/', label: 'Home' },
      { href: '/rng', label: 'Slots' },
      { href: '/live', label: 'Live' },
      { href: '/fish', label: 'Fishing' },
      { href: '/#SPORTS', label: 'Sports' },
      { href: '/pvp', label: 'PVP' },
      { href: '/#ELOTT', label: 'Lottery' },
      { href: '/#ESPORTS', label: 'E-sports' },
      { href: '/#COCKFIGHT', label: 'Cockfight' },
    ]}
  />
);

const memberOf = (isHidden: boolean) => (
  <MemberActions
    balance={
      <Balance
        amountMinor={128_450n}
        currency="USD"
        isHidden={isHidden}
        labels={{ balance: 'Balance', hide: 'Hide balance', refresh: 'Refresh balance', stale: 'May be old' }}
        onToggleHidden={fn()}
        onRefresh={fn()}
      />
    }
    menu={
      <AccountMenu
        account="player01"
        nickname="Mai Linh"
        pictureUrl={art('gold-tiger.webp')}
        memberId="40028117"
        badge={<VipBadge level={4} label="VIP 4" />}
        items={[{ icon: 'records', label: 'Betting record', href: '/member/personalHistoryCopy' }]}
        labels={{ id: 'ID', copy: 'Copy the ID', copied: 'Copied' }}
      />
    }
    onDeposit={fn()}
    onWithdraw={fn()}
    labels={words}
  />
);

/** Sets the attribute of the root element that reserves the space of a member's controls. */
const asMember = () => {
  document.documentElement.toggleAttribute('data-member', true);
  return () => document.documentElement.toggleAttribute('data-member', false);
};

const visitor = <AccountCorner onLogin={onLogin} onSignUp={fn()} labels={words} />;

const meta = {
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desk' } },
  args: {
    isMenuOpen: true,
    onToggleMenu: fn(),
    logo: <Logo name="Marquee" />,
    search,
    settings,
    children: visitor,
    labels: { menu: 'Menu', search: 'Search games' },
  },
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { phone: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    const menu = canvas.getByRole('button', { name: 'Menu', expanded: true });
    await userEvent.click(menu);
    await expect(args.onToggleMenu).toHaveBeenCalledOnce();
    const login = canvas.getByRole('button', { name: 'Log in' });
    await userEvent.click(login);
    await expect(onLogin).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('searchbox', { name: 'Search games' })).toBeVisible();
    login.blur();
  },
};

export const OfAMember: Story = {
  beforeEach: asMember,
  parameters: { visual: { phone: true } },
  args: { children: <AccountCorner onLogin={onLogin} member={memberOf(false)} labels={words} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Deposit' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Log in' })).toBeNull();
  },
};

/** With the side menu closed, the header shows the categories and a search icon. */
export const WithTheCategories: Story = {
  args: { isMenuOpen: false, navigation },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('navigation', { name: 'Categories' })).toBeVisible();
    const field = canvas.getByRole('searchbox', { name: 'Search games' });
    await expect(field).not.toBeVisible();
    const find = canvasElement.querySelector<HTMLElement>('.find summary');
    if (find) await userEvent.click(find);
    await expect(field).toBeVisible();
  },
};

/** Below 1360 px the categories have a row of their own. */
export const WithTheCategoriesInARow: Story = {
  beforeEach: asMember,
  globals: { viewport: { value: 'laptop' } },
  args: { isMenuOpen: false, navigation, children: <AccountCorner onLogin={onLogin} member={memberOf(true)} labels={words} /> },
};

/** A page rendered before the member is known reserves the space of balance and menu. */
export const OnItsWay: Story = {
  beforeEach: asMember,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Log in' })).toBeNull();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    logo: <Logo name="The Grand Riverside Marquee" />,
    children: <AccountCorner onLogin={onLogin} onSignUp={fn()} labels={{ login: 'Anmelden', signUp: 'Registrieren' }} />,
  },
};

const Page = styled('div')({ minBlockSize: 150 });
