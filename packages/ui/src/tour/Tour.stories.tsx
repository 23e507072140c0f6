import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { radius, tone } from '../theme/vars';
import { Tour } from './Tour';

const find = (id: string) => () => document.getElementById(id);

const meta = {
  component: Tour,
  args: {
    items: [
      { target: find('tour-balance'), title: 'Your balance', text: 'What you can play with. Deposit and withdraw are beside it.' },
      { target: find('tour-games'), title: 'The games', text: 'Choose a category, or search by name. The heart keeps a game at hand.' },
      { target: find('tour-help'), title: 'People who help', text: 'Customer service is one press away, at any hour.' },
    ],
    labels: {
      progress: (step, steps) => `${step} of ${steps}`,
      next: 'Next',
      back: 'Back',
      skip: 'Skip the tour',
      done: 'Done',
    },
    onClose: fn(),
  },
  render: (args) => (
    <Page>
      <span id="tour-balance">$1,284.50</span>
      <span id="tour-games" />
      <span id="tour-help">?</span>
      <Tour {...args} />
    </Page>
  ),
  parameters: { visual: { page: true } },
} satisfies Meta<typeof Tour>;

export default meta;
type Story = StoryObj<typeof meta>;

const Page = styled('div')({
  display: 'grid',
  gridTemplateRows: '44px 1fr 44px',
  gap: 16,
  blockSize: '100vh',
  padding: 24,
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    border: `1px solid ${tone.line}`,
    borderRadius: radius.control,
    backgroundColor: tone.surface,
  },
  '& > span:first-of-type, & > span:last-of-type': { justifySelf: 'end', paddingInline: 18 },
});

export const Default: Story = {
  parameters: { visual: { page: true, phone: true } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Your balance' });
    await expect(within(dialog).getByText('1 of 3')).toBeVisible();
    await expect(within(dialog).getByRole('button', { name: 'Next' })).toHaveFocus();
  },
};

/** The part is at the end of the page, so the card stands above it. */
export const LastStep: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    const dialog = await screen.findByRole('dialog', { name: 'People who help' });
    await expect(within(dialog).queryByRole('button', { name: 'Skip the tour' })).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Back' }));
    await expect(await screen.findByRole('dialog', { name: 'The games' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The part does not exist on this page. */
export const WithoutTarget: Story = {
  args: { items: [{ target: () => null, title: 'Welcome', text: 'Two minutes, and you know your way around.' }] },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Welcome' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Arabic: Story = {
  globals: { language: 'AR' },
  args: {
    items: [{ target: find('tour-balance'), title: 'رصيدك', text: 'المبلغ المتاح للعب، وبجانبه زرا الإيداع والسحب.' }],
    labels: { progress: () => '1 من 3', next: 'التالي', back: 'رجوع', skip: 'تخطي الجولة', done: 'تم' },
  },
};
