import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from '@mui/material/styles';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ConsentBar } from './ConsentBar';

const meta = {
  component: ConsentBar,
  args: {
    text: 'May Marquee count which pages you open? Nothing that tells who you are is sent.',
    more: { label: 'How your data is kept', href: '/help#term' },
    labels: { region: 'Counting visits', agree: 'Yes', refuse: 'No' },
    onNavigate: fn(),
    onAgree: fn(),
    onRefuse: fn(),
  },
  parameters: { visual: { page: true } },
} satisfies Meta<typeof ConsentBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'How your data is kept' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'No' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRefuse).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAgree).toHaveBeenCalledOnce();
    canvas.getByRole('button', { name: 'Yes' }).blur();
  },
};

/** SHL-10: the bar covers neither the focused element nor the end of the page. */
export const CoversNothing: Story = {
  parameters: { visual: { skip: true } },
  render: (args) => (
    <>
      <Long>
        {[1, 2, 3, 4].map((place) => (
          <button key={place} type="button">
            Control {place}
          </button>
        ))}
      </Long>
      <ConsentBar {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('region', { name: 'Counting visits' });
    const { documentElement: root } = document;
    await waitFor(() => expect(getComputedStyle(root).scrollPaddingBlockEnd).not.toBe('auto'));
    const top = bar.getBoundingClientRect().top;
    for (const control of canvas.getAllByRole('button', { name: /^Control/ })) {
      control.focus();
      await expect(control.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
    }
    root.scrollTo({ top: root.scrollHeight, behavior: 'instant' });
    await expect(canvas.getByRole('button', { name: 'Control 4' }).getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
    root.scrollTo({ top: 0, behavior: 'instant' });
  },
};

const Long = styled('div')({ display: 'grid', alignContent: 'space-between', justifyItems: 'start', blockSize: 1600 });

export const Bengali: Story = {
  globals: { language: 'BN' },
  args: {
    text: 'আপনি কোন কোন পাতা খোলেন, মার্কি কি তা গুনতে পারে? আপনি কে, তা বোঝা যায় এমন কিছু পাঠানো হয় না।',
    more: { label: 'আপনার তথ্য যেভাবে রাখা হয়', href: '/help#term' },
    labels: { region: 'দর্শন গণনা', agree: 'হ্যাঁ', refuse: 'না' },
  },
};
