import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
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

export const Bengali: Story = {
  globals: { language: 'BN' },
  args: {
    text: 'আপনি কোন কোন পাতা খোলেন, মার্কি কি তা গুনতে পারে? আপনি কে, তা বোঝা যায় এমন কিছু পাঠানো হয় না।',
    more: { label: 'আপনার তথ্য যেভাবে রাখা হয়', href: '/help#term' },
    labels: { region: 'দর্শন গণনা', agree: 'হ্যাঁ', refuse: 'না' },
  },
};
