import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { VendorMenu } from './VendorMenu';

const counted = [
  ['PG', 'Lantern Works', '148'],
  ['EG2', 'Obelisk', '121'],
  ['PT', 'Mirrorline', '96'],
  ['JDB', 'Ninth Pond', '88'],
  ['CQ9', 'Apogee', '84'],
  ['FC', 'Low Water', '40'],
  ['JL', 'Penny Press', '35'],
] as const;
const vendors = [
  { id: '', name: 'All vendors', count: '612', href: '/rng' },
  ...counted.map(([id, name, count]) => ({ id, name, count, href: `/rng?vassalage=${id}` })),
];

const meta = {
  component: VendorMenu,
  args: { items: vendors, current: '', label: 'Vendors', onNavigate: fn() },
  decorators: [
    (Story) => (
      <Side>
        <Story />
      </Side>
    ),
  ],
} satisfies Meta<typeof VendorMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { phone: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All vendors 612', current: 'page' })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledWith('/rng?vassalage=PG');
    canvas.getByRole('link', { name: /Lantern/ }).blur();
  },
};

export const Loading: Story = {
  parameters: { visual: { phone: true } },
  args: { items: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Vendors' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const LongNames: Story = {
  args: {
    items: [
      { id: '', name: 'Alle Anbieter', count: '1.206', href: '/rng' },
      { id: 'A', name: 'Spieleentwicklungsgesellschaft von beträchtlichem Ehrgeiz', count: '148', href: '#a' },
      { id: 'B', name: 'লণ্ঠন কারখানা ও সহযোগী প্রতিষ্ঠান', count: '121', href: '#b' },
      { id: 'C', name: 'مصنع الفوانيس', count: '96', href: '#c' },
    ],
    current: 'A',
  },
};

const Side = styled('div')({ '@media (min-width: 1024px)': { inlineSize: 200 } });
