import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SectionHead } from './SectionHead';

const meta = {
  component: SectionHead,
  args: { title: 'Hot tonight', note: 'What people are opening right now', all: { label: 'All games', href: '/rng' }, onNavigate: fn() },
} satisfies Meta<typeof SectionHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { phone: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Hot tonight' })).toBeVisible();
    const all = canvas.getByRole('link', { name: 'All games' });
    await expect(all).toHaveAttribute('href', '/rng');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledWith('/rng');
    all.blur();
  },
};

/** The link to a part comes before the one to all. */
export const WithAlso: Story = {
  args: {
    title: 'Slots',
    note: '612 games',
    also: { label: 'Minigames', href: '/rng?classify=MINI' },
    all: { label: 'All slots', href: '/rng' },
  },
  parameters: { visual: { skip: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(['Minigames', 'All slots']);
    await userEvent.click(canvas.getByRole('link', { name: 'Minigames' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/rng?classify=MINI');
  },
};

export const Variations: Story = {
  render: ({ onNavigate }) => (
    <Column>
      <SectionHead title="Slots" note="12 of 612 games" all={{ label: 'All Slots', href: '/rng' }} onNavigate={onNavigate} />
      <SectionHead title="Winner board" note="Settled wins of the last 24 hours, names shortened" />
      <SectionHead title="Next draws" />
      <SectionHead title="লাইভ টেবিল" note="১৪৮টি টেবিল" all={{ label: 'সব লাইভ টেবিল', href: '/live' }} />
      <SectionHead title="ألعاب الليلة" note="ما يفتحه اللاعبون الآن" all={{ label: 'كل الألعاب', href: '/rng' }} />
      <div className="narrow">
        <SectionHead
          title="Verantwortungsbewusst ausgewählte Spielautomaten"
          note="12 von 612 Spielen"
          all={{ label: 'Alle Spielautomaten ansehen', href: '/rng' }}
        />
      </div>
    </Column>
  ),
};

const Column = styled('div')({ display: 'grid', gap: 32, '& .narrow': { inlineSize: 288 } });
