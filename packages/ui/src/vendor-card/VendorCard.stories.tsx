import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CardRail } from '../card-rail/CardRail';
import { art } from '../story-art/posters';
import { VendorCard } from './VendorCard';
import { VendorCardSkeleton } from './VendorCardSkeleton';

const meta = {
  component: VendorCard,
  args: {
    name: 'Salon Nine',
    note: '42 tables open',
    pictureUrl: art('vendor-salon-nine.avif'),
    href: '/live?vassalage=BGS',
    onNavigate: fn(),
  },
} satisfies Meta<typeof VendorCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const vendors = [
  ['Salon Nine', 42],
  ['Wheelhouse', 18],
  ['Dragon Court', 24],
  ['Night Tiger', 16],
  ['Three Dice', 11],
  ['Lotus Hall', 9],
] as const;

const pictureOf = (name: string) => art(`vendor-${name.toLowerCase().replaceAll(' ', '-')}.avif`);

export const Default: Story = {
  parameters: { visual: { phone: true } },
  render: (args) => (
    <CardRail columns={3} label="Live tables">
      {vendors.map(([name, tables]) => (
        <li key={name}>
          <VendorCard {...args} name={name} note={`${tables} tables open`} pictureUrl={pictureOf(name)} />
        </li>
      ))}
    </CardRail>
  ),
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    const card = canvas.getByRole('link', { name: /Salon Nine/ });
    await userEvent.tab();
    await expect(card).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledWith('/live?vassalage=BGS');
    card.blur();
  },
};

export const States: Story = {
  render: (args) => (
    <CardRail columns={3} label="Live tables">
      <li>
        <VendorCard {...args} name="Dragon Court" note="Under maintenance" status="maintenance" pictureUrl={pictureOf('Dragon Court')} />
      </li>
      <li>
        <VendorCard {...args} pictureUrl={undefined} note="No picture yet" href={undefined} />
      </li>
      <li>
        <VendorCardSkeleton />
      </li>
      <li>
        <VendorCard
          {...args}
          name="Spielbankgesellschaft Lindenhof"
          note="42 Tische sind derzeit geöffnet"
          pictureUrl={pictureOf('Lotus Hall')}
        />
      </li>
      <li>
        <VendorCard {...args} name="নিশি বাঘ" note="১৬টি টেবিল খোলা" pictureUrl={pictureOf('Night Tiger')} />
      </li>
      <li>
        <VendorCard {...args} name="قاعة اللوتس" note="9 طاولات مفتوحة" pictureUrl={pictureOf('Lotus Hall')} />
      </li>
    </CardRail>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /Dragon Court/ })).toBeNull();
    await expect(canvas.getByText('Under maintenance')).toBeVisible();
  },
};

/** The skeleton is as high as the loaded card. */
export const NothingMoves: Story = {
  parameters: { visual: { skip: true } },
  render: (args) => (
    <>
      <VendorCard {...args} />
      <VendorCardSkeleton />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const { height } = canvas.getByRole('link').getBoundingClientRect();
    await expect(canvasElement.querySelector('[aria-hidden]')?.getBoundingClientRect().height).toBe(height);
  },
};
