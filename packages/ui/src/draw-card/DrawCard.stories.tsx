import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CardRail } from '../card-rail/CardRail';
import { DrawCard } from './DrawCard';
import { DrawCardSkeleton } from './DrawCardSkeleton';

const NOON = Date.UTC(2026, 2, 14, 12);
const labels = {
  left: 'Closes in',
  closed: 'Drawing now',
  days: (days: number) => `${days} days`,
  jackpot: 'Jackpot',
  last: 'Last draw',
  none: 'No draw yet',
};

const meta = {
  component: DrawCard,
  args: {
    name: 'Sky Draw',
    href: '/lottery/sky-draw',
    closesAtMs: NOON + 42_000,
    now: new Date(NOON),
    last: { items: ['8', '36', '21', '5'], specials: 1 },
    labels,
    onNavigate: fn(),
  },
} satisfies Meta<typeof DrawCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const draws = [
  { name: 'Sky Draw', seconds: 42, numbers: ['8', '36', '21', '5'] },
  { name: 'Civic Five', seconds: 134, numbers: ['3', '7', '1', '9'] },
  { name: 'Minute Six', seconds: 9, numbers: ['4', '4', '2', '6'] },
  { name: 'Harbour 4D', seconds: 1110, numbers: ['9', '0', '2', '7'] },
  { name: 'North Star', seconds: 2465, numbers: ['11', '24', '30', '2'] },
];

export const Default: Story = {
  parameters: { visual: { phone: true } },
  render: (args) => (
    <CardRail columns={5} label="Next draws">
      {draws.map(({ name, seconds, numbers }) => (
        <li key={name}>
          <DrawCard {...args} name={name} closesAtMs={NOON + seconds * 1000} last={{ items: numbers, specials: 1 }} />
        </li>
      ))}
    </CardRail>
  ),
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
    await expect(canvas.getAllByRole('timer')[4]).toHaveTextContent('41:05');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledWith('/lottery/sky-draw');
    canvas.getByRole('link', { name: 'Sky Draw' }).blur();
  },
};

/** With a jackpot that rolls over, and a link to its past results beside the one to the lottery. */
export const WithJackpot: Story = {
  parameters: { visual: { phone: true } },
  args: { name: 'Mega 6/45', jackpot: '$12,345.60', resultsHref: '/lottery/results?gameCode=mega' },
  render: (args) => (
    <div style={{ inlineSize: 220 }}>
      <DrawCard {...args} />
    </div>
  ),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('$12,345.60')).toBeVisible();
    const results = canvas.getByRole('link', { name: 'Last draw' });
    await userEvent.click(results);
    await expect(args.onNavigate).toHaveBeenCalledWith('/lottery/results?gameCode=mega');
    results.blur();
  },
};

export const States: Story = {
  render: (args) => (
    <CardRail columns={5} label="Next draws">
      <li>
        <DrawCard {...args} name="Civic Five" closesAtMs={NOON} last={{ items: ['3', '7'], awaited: 2 }} />
      </li>
      <li>
        <DrawCard {...args} name="Mega 6/45" closesAtMs={NOON + 2 * 86_400_000} last={undefined} />
      </li>
      <li>
        <DrawCard {...args} name="আকাশ ড্র" labels={{ ...labels, last: 'শেষ ড্র' }} href={undefined} />
      </li>
      <li>
        <DrawCard
          {...args}
          name="Norddeutsche Sonntagslotterie mit Zusatzzahl"
          last={{ items: ['03', '11', '18', '24', '30', '42', '07'], specials: 1 }}
          labels={{ ...labels, last: 'Ergebnis der letzten Ziehung' }}
        />
      </li>
      <li>
        <DrawCardSkeleton />
      </li>
    </CardRail>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Drawing now')).toBeVisible();
  },
};

/** The skeleton is as high as the loaded card. */
export const NothingMoves: Story = {
  parameters: { visual: { skip: true } },
  render: (args) => (
    <>
      <DrawCard {...args} />
      <DrawCardSkeleton />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:42');
    const { height } = canvas.getByRole('article').getBoundingClientRect();
    await expect(canvasElement.querySelector('article + [aria-hidden]')?.getBoundingClientRect().height).toBe(height);
  },
};

export const NothingMovesOnPhones: Story = { ...NothingMoves, globals: { viewport: { value: 'phone' } } };
