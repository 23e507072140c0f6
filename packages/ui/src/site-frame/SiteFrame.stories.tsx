import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { AccountMenu } from '../account-menu/AccountMenu';
import { BackToTop } from '../back-to-top/BackToTop';
import { Balance } from '../balance/Balance';
import { type Banner, BannerCarousel } from '../banner-carousel/BannerCarousel';
import { BottomBar } from '../bottom-bar/BottomBar';
import { Clock } from '../clock/Clock';
import { GameTile } from '../game-tile/GameTile';
import type { IconName } from '../icons/glyphs';
import { LanguageMenu } from '../language-menu/LanguageMenu';
import { Logo } from '../logo/Logo';
import { RightBar } from '../right-bar/RightBar';
import { SearchField } from '../search-field/SearchField';
import { AccountCorner } from '../site-header/AccountCorner';
import { MemberActions } from '../site-header/MemberActions';
import { SiteHeader } from '../site-header/SiteHeader';
import { SideMenu, type SideMenuGroup } from '../side-menu/SideMenu';
import { SiteFooter } from '../site-footer/SiteFooter';
import { hero } from '../story-art/heroes';
import { art, poster } from '../story-art/posters';
import { media } from '../theme/layout';
import { ThemeSwitch } from '../theme-switch/ThemeSwitch';
import { TopNavigation } from '../top-navigation/TopNavigation';
import { VipBadge } from '../vip-badge/VipBadge';
import { SiteFrame } from './SiteFrame';

const english = {
  skip: 'Skip to the content',
  menu: 'Menu',
  search: 'Search games',
  submit: 'Search',
  clear: 'Clear',
  language: 'Language',
  theme: { theme: 'Light or dark', system: 'As the system', light: 'Light', dark: 'Dark' },
  login: 'Log in',
  signUp: 'Sign up',
  deposit: 'Deposit',
  withdraw: 'Withdraw',
  balance: 'Balance',
  hide: 'Hide balance',
  refresh: 'Refresh balance',
  top: 'Back to top',
  atHand: 'At hand',
  mainPages: 'Main pages',
  sideMenu: 'Side menu',
  categories: 'Categories',
  games: 'Games',
  home: 'Home',
  slots: 'Slots',
  live: 'Live',
  fishing: 'Fishing',
  sports: 'Sports',
  pvp: 'PVP',
  lottery: 'Lottery',
  esports: 'E-sports',
  cockfight: 'Cockfight',
  yours: 'Yours',
  record: 'Betting record',
  promotions: 'Promotions',
  rewards: 'Rewards',
  friends: 'Invite friends',
  support: 'Support',
  line: 'Server line',
  app: 'Get the app',
  service: 'Customer service',
  help: 'Help centre',
  account: 'Account',
  signOut: 'Sign out',
  limits: 'Set limits',
  pause: 'Take a break',
  exclusion: 'Exclude myself',
  safe: 'Play within your limits',
  safeText: 'Decide before you start. Limits apply at once; raising them takes a day.',
  playMoney: 'Demo: play money only.',
  overline: 'New on reels',
  title: 'The night belongs to the tiger',
  text: 'Five reels, 243 ways, and a full-moon round that turns every tiger wild.',
  play: 'Play now',
  tryFree: 'Free trial',
  hot: 'Hot',
  hotTonight: 'Hot tonight',
};

const arabic: typeof english = {
  skip: 'انتقل إلى المحتوى',
  menu: 'القائمة',
  search: 'ابحث عن لعبة',
  submit: 'بحث',
  clear: 'مسح',
  language: 'اللغة',
  theme: { theme: 'فاتح أو داكن', system: 'مثل النظام', light: 'فاتح', dark: 'داكن' },
  login: 'تسجيل الدخول',
  signUp: 'إنشاء حساب',
  deposit: 'إيداع',
  withdraw: 'سحب',
  balance: 'الرصيد',
  hide: 'إخفاء الرصيد',
  refresh: 'تحديث الرصيد',
  top: 'إلى الأعلى',
  atHand: 'في المتناول',
  mainPages: 'الصفحات الرئيسية',
  sideMenu: 'القائمة الجانبية',
  categories: 'الفئات',
  games: 'الألعاب',
  home: 'الرئيسية',
  slots: 'سلوتس',
  live: 'مباشر',
  fishing: 'صيد السمك',
  sports: 'رياضة',
  pvp: 'مواجهات',
  lottery: 'يانصيب',
  esports: 'رياضات إلكترونية',
  cockfight: 'صراع الديوك',
  yours: 'حسابك',
  record: 'سجل الرهانات',
  promotions: 'العروض',
  rewards: 'المكافآت',
  friends: 'ادعُ أصدقاءك',
  support: 'المساعدة',
  line: 'خط الخادم',
  app: 'حمّل التطبيق',
  service: 'خدمة العملاء',
  help: 'مركز المساعدة',
  account: 'الحساب',
  signOut: 'تسجيل الخروج',
  limits: 'ضع حدودًا',
  pause: 'خذ استراحة',
  exclusion: 'استبعاد ذاتي',
  safe: 'العب ضمن حدودك',
  safeText: 'قرر قبل أن تبدأ. تسري الحدود فورًا، ورفعها يستغرق يومًا.',
  playMoney: 'نسخة تجريبية: أموال لعب فقط.',
  overline: 'جديد البكرات',
  title: 'الليلة ليلة النمر',
  text: 'خمس بكرات و243 طريقة للفوز، وجولة بدر تحوّل كل نمر إلى رمز بديل.',
  play: 'العب الآن',
  tryFree: 'تجربة مجانية',
  hot: 'رائج',
  hotTonight: 'الرائج الليلة',
};

type Words = typeof english;

const categoriesIn = (words: Words) =>
  [
    { icon: 'slots', label: words.slots, href: '/rng', note: '612' },
    { icon: 'live', label: words.live, href: '/live', note: '148' },
    { icon: 'fishing', label: words.fishing, href: '/fish', note: '64' },
    { icon: 'sports', label: words.sports, href: '/#SPORTS', note: '9' },
    { icon: 'pvp', label: words.pvp, href: '/pvp', note: '71' },
    { icon: 'lottery', label: words.lottery, href: '/#ELOTT', note: '22' },
    { icon: 'esports', label: words.esports, href: '/#ESPORTS', note: '6' },
    { icon: 'cockfight', label: words.cockfight, href: '/#COCKFIGHT', note: '4' },
  ] satisfies { icon: IconName; label: string; href: string; note: string }[];

const games = [
  { name: 'Gold Tiger', vendor: 'Lantern Works', file: 'gold-tiger' },
  { name: 'Jade Dragon', vendor: 'Mirrorline', file: 'jade-dragon' },
  { name: 'Pearl Tide', vendor: 'Low Water', file: 'pearl-tide' },
  { name: 'Ace Baccarat', vendor: 'Salon Nine', file: 'ace-baccarat' },
  { name: 'Orbit Crash', vendor: 'Apogee', file: 'orbit-crash' },
  { name: 'Fruit Fair', vendor: 'Penny Press', file: 'fruit-fair' },
];

interface SceneProps {
  words: Words;
  isMember?: boolean;
  startsWide?: boolean;
}

/** A whole page built from the parts of the layout, as in the application. */
function Scene({ words, isMember = false, startsWide = true }: SceneProps) {
  const [isWide, setWide] = useState(startsWide);
  const categories = categoriesIn(words);
  const home = { icon: 'home', label: words.home, href: '/' } as const;
  const groups: SideMenuGroup[] = [
    { title: words.games, items: isWide ? [home, ...categories] : [home] },
    {
      title: words.yours,
      items: [
        { icon: 'records', label: words.record, href: '/member/personalHistoryCopy' },
        { icon: 'tag', label: words.promotions, href: '/promotions' },
        { icon: 'gift', label: words.rewards, href: '/rewards' },
        { icon: 'users', label: words.friends, href: '/friends' },
      ],
    },
    {
      title: words.support,
      items: [
        { icon: 'bolt', label: words.line, onPress: fn(), note: '48 ms' },
        { icon: 'headset', label: words.service, onPress: fn() },
        { icon: 'help', label: words.help, href: '/help' },
      ],
    },
  ];
  return (
    <SiteFrame
      isMenuWide={isWide}
      hasNavigation={!isWide}
      labels={{ skip: words.skip }}
      header={
        <SiteHeader
          isMenuOpen={isWide}
          onToggleMenu={() => setWide(!isWide)}
          logo={<Logo name="Marquee" />}
          navigation={!isWide && <TopNavigation label={words.categories} items={[home, ...categories]} current="/" />}
          search={
            <SearchField
              action="/rng"
              name="gameName"
              label={words.search}
              labels={{ submit: words.submit, clear: words.clear }}
              onSearch={fn()}
            />
          }
          settings={
            <>
              <Clock zone="Asia/Ho_Chi_Minh" now={new Date('2026-11-21T14:47:08Z')} />
              <LanguageMenu
                items={[
                  { code: 'EN', tag: 'en', name: 'English' },
                  { code: 'BN', tag: 'bn', name: 'বাংলা' },
                  { code: 'AR', tag: 'ar', name: 'العربية' },
                ]}
                value={words === arabic ? 'AR' : 'EN'}
                hrefOf={(code) => `?lang=${code}`}
                labels={{ language: words.language, search: words.search, none: words.clear }}
              />
              <ThemeSwitch labels={words.theme} />
            </>
          }
          labels={{ menu: words.menu, search: words.search }}
        >
          <AccountCorner
            onLogin={fn()}
            onSignUp={fn()}
            labels={words}
            member={
              isMember && (
                <MemberActions balance={balanceIn(words)} menu={menuIn(words)} onDeposit={fn()} onWithdraw={fn()} labels={words} />
              )
            }
          />
        </SiteHeader>
      }
      menu={<SideMenu label={words.sideMenu} items={groups} current="/" isRail={!isWide} />}
      footer={<SiteFooter {...footerIn(words)} />}
      floating={
        <RightBar
          label={words.atHand}
          items={[
            { icon: 'phone', label: words.app, href: '/app' },
            { icon: 'headset', label: words.service, onPress: fn() },
          ]}
        >
          <BackToTop label={words.top} />
        </RightBar>
      }
      bottomBar={
        <BottomBar
          label={words.mainPages}
          current="/"
          items={[
            home,
            { icon: 'slots', label: words.games, href: '/rng' },
            { icon: 'tag', label: words.promotions, href: '/promotions' },
            { icon: 'gift', label: words.rewards, href: '/rewards' },
            { icon: 'more', label: words.menu, onPress: fn() },
          ]}
        />
      }
    >
      <BannerCarousel
        items={[bannerIn(words)]}
        labels={{
          region: words.hot,
          carousel: 'carousel',
          slide: 'slide',
          position: (slide, slides) => `${slide} / ${slides}`,
          pause: 'Pause',
          play: 'Resume',
          previous: 'Previous',
          next: 'Next',
        }}
      />
      <Shelf aria-label={words.hotTonight}>
        {games.map(({ name, vendor, file }, place) => (
          <GameTile
            key={file}
            name={name}
            vendor={vendor}
            pictures={poster(file)}
            ground="ink"
            isHot={place === 0}
            labels={{
              ...words,
              new: 'New',
              group: 'Collection',
              action: (action, game) => `${action}: ${game}`,
              favourite: (game) => game,
              playing: String,
              soon: 'Opens soon',
              maintenance: 'Under maintenance',
              disabled: 'Not available',
            }}
            onPlay={fn()}
          />
        ))}
      </Shelf>
    </SiteFrame>
  );
}

const balanceIn = (words: Words): ReactNode => (
  <Balance
    amountMinor={128_450n}
    currency="USD"
    isHidden={false}
    labels={{ balance: words.balance, hide: words.hide, refresh: words.refresh, stale: words.refresh }}
    onToggleHidden={fn()}
    onRefresh={fn()}
  />
);

const menuIn = (words: Words): ReactNode => (
  <AccountMenu
    account="player01"
    nickname="Mai Linh"
    pictureUrl={art('gold-tiger.webp')}
    memberId="40028117"
    badge={<VipBadge level={4} label="VIP 4" />}
    items={[
      { icon: 'user', label: words.account, href: '/member/securityCenter' },
      { icon: 'records', label: words.record, href: '/member/personalHistoryCopy' },
      { icon: 'signOut', label: words.signOut, onPress: fn() },
    ]}
    labels={{ id: 'ID', copy: 'Copy the ID', copied: 'Copied' }}
  />
);

const bannerIn = (words: Words): Banner => ({
  id: 'tiger',
  ...hero('tiger'),
  overline: words.overline,
  title: words.title,
  text: words.text,
  actions: [
    { label: words.play, onSelect: fn() },
    { label: words.tryFree, onSelect: fn() },
  ],
});

const footerIn = (words: Words) => ({
  responsible: {
    title: words.safe,
    text: words.safeText,
    minAge: 18,
    links: [
      { label: words.limits, href: '/limits' },
      { label: words.pause, href: '/break' },
      { label: words.exclusion, href: '/exclusion' },
    ],
  },
  columns: [
    { title: words.games, links: categoriesIn(words).slice(0, 4) },
    {
      title: words.rewards,
      links: [
        { label: words.promotions, href: '/promotions' },
        { label: words.friends, href: '/friends' },
      ],
    },
    {
      title: words.support,
      links: [
        { label: words.service, href: '/service' },
        { label: words.help, href: '/help' },
      ],
    },
  ],
  copyright: '© 2026 Marquee',
  note: words.playMoney,
});

const meta = {
  component: Scene,
  subcomponents: { SiteFrame },
  args: { words: english },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desk' } },
  decorators: [
    (Story) => (
      <Screen>
        <Story />
      </Screen>
    ),
  ],
} satisfies Meta<typeof Scene>;

export default meta;
type Story = StoryObj<typeof meta>;

const asMember = () => {
  document.documentElement.toggleAttribute('data-member', true);
  return () => document.documentElement.toggleAttribute('data-member', false);
};

export const Visitor: Story = {
  parameters: { visual: { phone: true } },
  play: async ({ canvas }) => {
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) await expect(canvas.getByRole(landmark)).toBeVisible();
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to the content' });
    await expect(skip).toHaveFocus();
    await expect(skip).toBeVisible();
    await expect(canvas.getByRole('main')).toHaveAttribute('id', skip.getAttribute('href')?.slice(1));
    skip.blur();
  },
};

export const Member: Story = {
  beforeEach: asMember,
  parameters: { visual: { phone: true } },
  args: { isMember: true },
};

/** Closing the menu moves the categories to the header; they are never in both. Source: LOB-02. */
export const MenuClosed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Live 148' })).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Categories' })).toBeNull();
    const toggle = canvas.getByRole('button', { name: 'Menu', expanded: true });
    await userEvent.click(toggle);
    await expect(canvas.getByRole('navigation', { name: 'Categories' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Live 148' })).toBeNull();
    toggle.blur();
  },
};

export const Laptop: Story = {
  globals: { viewport: { value: 'laptop' } },
  args: { startsWide: false },
};

export const Arabic: Story = {
  globals: { language: 'AR', viewport: { value: 'desk' } },
  parameters: { visual: { phone: true } },
  args: { words: arabic },
};

/** One screen of it, as high as a picture. */
const Screen = styled('div')({ blockSize: '100vh', overflow: 'auto' });

const Shelf = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: '24px 16px',
  marginBlockStart: 32,
  [media.phone]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '16px 10px' },
});
