import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MenuBanner } from '../menu-banner/MenuBanner';
import { hero } from '../story-art/heroes';
import { SideMenu, type SideMenuGroup } from './SideMenu';

const Column = styled('div')({ inlineSize: 236, padding: 14, '&[data-rail="true"]': { inlineSize: 76, paddingInline: 6 } });

const onService = fn();
const home = { icon: 'home', label: 'Home', href: '/' } as const;

const groups: SideMenuGroup[] = [
  {
    title: 'Games',
    items: [
      home,
      { icon: 'slots', label: 'Slots', href: '/rng', note: '612' },
      { icon: 'live', label: 'Live', href: '/live', note: '148' },
      { icon: 'fishing', label: 'Fishing', href: '/fish', note: '64' },
      { icon: 'sports', label: 'Sports', href: '/#SPORTS', note: '9' },
      { icon: 'pvp', label: 'PVP', href: '/pvp', note: '71' },
      { icon: 'lottery', label: 'Lottery', href: '/#ELOTT', note: '22' },
      { icon: 'esports', label: 'E-sports', href: '/#ESPORTS', note: '6' },
      { icon: 'cockfight', label: 'Cockfight', href: '/#COCKFIGHT', note: '4' },
    ],
  },
  {
    title: 'Yours',
    items: [
      { icon: 'records', label: 'Betting record', href: '/member/personalHistoryCopy' },
      { icon: 'tag', label: 'Promotions', href: '/promotions' },
      { icon: 'gift', label: 'Rewards', href: '/rewards', unread: '3' },
      { icon: 'crown', label: 'VIP', href: '/vip' },
    ],
  },
  {
    title: 'Support',
    items: [
      { icon: 'bolt', label: 'Server line', onPress: fn(), note: '48 ms' },
      { icon: 'headset', label: 'Customer service', onPress: onService },
      { icon: 'help', label: 'Help centre', href: '/help' },
    ],
  },
];

const meta = {
  component: SideMenu,
  args: { label: 'Side menu', items: groups, current: '/', onNavigate: fn() },
  decorators: [
    (Story, { args }) => (
      <Column data-rail={args.isRail}>
        <Story />
      </Column>
    ),
  ],
} satisfies Meta<typeof SideMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    children: <MenuBanner picture={hero('tiger').phonePicture} overline="This week" title="Lotus week rewards" href="#lotus" />,
  },
  play: async ({ args, canvas }) => {
    const menu = canvas.getByRole('navigation', { name: 'Side menu' });
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    const slots = canvas.getByRole('link', { name: 'Slots 612' });
    await userEvent.click(slots);
    await expect(args.onNavigate).toHaveBeenCalledWith('/rng');
    await userEvent.click(canvas.getByRole('button', { name: 'Customer service' }));
    await expect(onService).toHaveBeenCalled();
    await expect(menu.querySelectorAll('[aria-current]')).toHaveLength(1);
    canvas.getByRole('button', { name: 'Customer service' }).blur();
  },
};

export const Rail: Story = {
  args: { isRail: true, items: [{ title: 'Games', items: [home] }, ...groups.slice(1)] },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Betting record' })).toHaveFocus();
  },
};

/** SHL-04: a word wider than the rail wraps at its soft hyphen, and keeps its accessible name. */
export const PartedWord: Story = {
  parameters: { visual: { skip: true } },
  args: {
    isRail: true,
    items: [{ title: 'Support', items: [{ icon: 'notice', label: 'Announcements', parted: 'Announce\u00ADments', href: '/announce' }] }],
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Announcements' });
    const word = link.querySelector('.name')?.firstChild;
    if (!word) throw new Error('The entry shows no word.');
    const lineOf = (place: number) => {
      const letter = document.createRange();
      letter.setStart(word, place);
      letter.setEnd(word, place + 1);
      // At a line break the end of the previous line counts as a zero-width part of the letter.
      return Math.round(Array.from(letter.getClientRects()).at(-1)?.top ?? 0);
    };
    const letters = Array.from('Announce', (_, place) => lineOf(place));
    const rest = Array.from('ments', (_, place) => lineOf('Announce\u00AD'.length + place));
    await expect(letters).toEqual(letters.map(() => letters[0]));
    await expect(rest).toEqual(rest.map(() => rest[0]));
    await expect(rest[0]).toBeGreaterThan(letters[0] ?? 0);
  },
};

/** Loading categories: known entries can be used, and nothing will move. */
export const Loading: Story = { args: { items: [{ title: 'Games', items: [home], skeletons: 8 }, ...groups.slice(2)] } };

export const LongText: Story = {
  args: {
    items: [
      {
        title: 'Verantwortungsvolles Spielen',
        items: [
          { icon: 'records', label: 'Wettverlauf und Kontobewegungen', href: '/' },
          { icon: 'shield', label: 'Sicherheitseinstellungen', href: '/security', note: '1.284' },
          { icon: 'gift', label: 'Belohnungszentrum', href: '/rewards', unread: '99+' },
        ],
      },
      {
        title: 'সহায়তা',
        items: [
          { icon: 'headset', label: 'গ্রাহক সেবা কেন্দ্রের সঙ্গে যোগাযোগ', onPress: fn() },
          { icon: 'bolt', label: 'সার্ভার লাইন', onPress: fn(), note: '৪৮ মি.সে.' },
        ],
      },
    ],
  },
};

export const Arabic: Story = {
  globals: { language: 'AR' },
  args: {
    label: 'القائمة الجانبية',
    items: [
      {
        title: 'الألعاب',
        items: [
          { icon: 'home', label: 'الرئيسية', href: '/' },
          { icon: 'slots', label: 'سلوتس', href: '/rng', note: '612' },
          { icon: 'live', label: 'مباشر', href: '/live', note: '148' },
          { icon: 'fishing', label: 'صيد السمك', href: '/fish', note: '64' },
        ],
      },
      {
        title: 'المساعدة',
        items: [
          { icon: 'bolt', label: 'خط الخادم', onPress: fn(), note: '48 ms' },
          { icon: 'headset', label: 'خدمة العملاء', onPress: fn() },
        ],
      },
    ],
  },
};
