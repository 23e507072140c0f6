import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { tone } from '../theme/vars';
import { Link } from './Link';

const meta = {
  component: Link,
  args: { href: '/promotions', children: 'Promotions', onNavigate: fn() },
  // It has no style of its own: the surrounding element styles it.
  decorators: [
    (Story) => (
      <Sentence>
        What is on this week stands under <Story />.
      </Sentence>
    ),
  ],
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'Promotions' });
    await userEvent.click(link);
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/promotions');
    await userEvent.keyboard('{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledTimes(2);
    link.blur();
  },
};

/** New tabs, downloads and other sites are left to the browser. */
export const LeftToTheBrowser: Story = {
  parameters: { visual: { skip: true } },
  args: { onClick: fn() },
  render: (args) => (
    <>
      <Link {...args} />
      <Link {...args} href="mailto:help@marquee.example">
        Write to us
      </Link>
    </>
  ),
  play: async ({ args, canvas }) => {
    document.addEventListener('click', stay);
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(canvas.getByRole('link', { name: 'Promotions' }));
    await user.keyboard('{/Control}');
    await user.click(canvas.getByRole('link', { name: 'Write to us' }));
    document.removeEventListener('click', stay);
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    await expect(args.onNavigate).not.toHaveBeenCalled();
  },
};

const Sentence = styled('p')({ margin: 0, padding: 16, color: tone.muted, '& a': { fontWeight: 650, color: tone.actionText } });

const stay = (event: Event) => event.preventDefault();
