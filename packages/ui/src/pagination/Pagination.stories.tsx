import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Pagination } from './Pagination';

const labels = { region: 'Pages', previous: 'Previous page', next: 'Next page', page: (page: number) => `Page ${page}` };

const meta = {
  component: Pagination,
  args: { value: 10, totalPages: 20, labels, onChange: fn() },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { phone: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 10');
    await userEvent.click(canvas.getByRole('button', { name: 'Page 12' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(12);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(9);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 10' }));
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    canvas.getByRole('button', { name: 'Page 10' }).blur();
  },
};

export const Lobby: Story = { args: { range: 3, margin: 1 } };

export const FirstPage: Story = {
  args: { value: 1 },
  play: async ({ args, canvas }) => {
    const previous = canvas.getByRole('button', { name: 'Previous page' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(previous);
    await expect(args.onChange).not.toHaveBeenCalled();
    previous.blur();
  },
};

/** Without `value` it keeps the page itself. */
export const KeepsItsOwn: Story = {
  parameters: { visual: { skip: true } },
  args: { defaultValue: 3 },
  render: (args) => <Pagination {...args} value={undefined} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 4');
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
  },
};

/** Choosing a page leads to the start of the list, by keyboard too. */
export const FromTheStart: Story = {
  parameters: { visual: { skip: true } },
  args: { value: undefined, startId: 'winners' },
  render: (args) => (
    <>
      <h2 id="winners">Winners</h2>
      <div style={{ blockSize: 2000 }} />
      <Pagination {...args} value={undefined} />
    </>
  ),
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Winners' });
    const next = canvas.getByRole('button', { name: 'Next page' });
    next.scrollIntoView({ block: 'end' });
    await userEvent.click(next);
    await expect(heading).toHaveFocus();
    await expect(heading.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(heading).toHaveFocus();
  },
};

export const LastPage: Story = { args: { value: 20 } };

export const PageAboveTheTotal: Story = {
  args: { value: 99, totalPages: 4 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 4');
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    canvas.getByRole('button', { name: 'Next page' }).blur();
  },
};

export const OnePage: Story = {
  args: { value: 1, totalPages: 1 },
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const FromTheKeyboard: Story = {
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Page 1' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 1');
    await expect(canvas.getByRole('button', { name: 'Page 1' })).toHaveFocus();
  },
};

export const AsLinks: Story = {
  args: { hrefOf: (page) => `?page=${page}`, totalPages: 3, value: 2 },
  play: async ({ args, canvas }) => {
    const third = canvas.getByRole('link', { name: 'Page 3' });
    await expect(third).toHaveAttribute('href', '?page=3');
    await userEvent.click(third);
    await expect(args.onChange).toHaveBeenCalledWith(3);
    third.blur();
  },
};

/** A step to either end keeps the focus on the pressed control. */
export const LinksAtTheEnds: Story = {
  args: { hrefOf: (page) => `?page=${page}`, totalPages: 2, value: 1 },
  parameters: { visual: { skip: true } },
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const next = canvas.getByRole('link', { name: 'Next page' });
    const previous = canvas.getByRole('link', { name: 'Previous page' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvasElement.querySelector('[aria-current]')).toHaveAccessibleName('Page 2');
    previous.focus();
    await userEvent.keyboard('{Enter}');
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await expect(previous).toHaveFocus();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'small' } } };

export const Bengali: Story = {
  args: {
    labels: { region: 'পাতা', previous: 'আগের পাতা', next: 'পরের পাতা', page: (page) => `পাতা ${page.toLocaleString('bn')}` },
  },
  globals: { language: 'BN' },
};

export const RightToLeft: Story = {
  args: { labels: { region: 'الصفحات', previous: 'الصفحة السابقة', next: 'الصفحة التالية', page: (page) => `الصفحة ${page}` } },
  globals: { language: 'AR' },
};

function Controlled(args: ComponentProps<typeof Pagination>) {
  const [page, setPage] = useState(args.value);
  return <Pagination {...args} value={page} onChange={setPage} />;
}
