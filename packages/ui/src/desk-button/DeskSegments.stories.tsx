import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { DeskSegments, type DeskSegmentsProps } from './DeskSegments';

const meta = {
  component: DeskSegments,
  args: {
    label: 'Columns shown',
    items: [
      { id: 'betting', label: 'Betting' },
      { id: 'result', label: 'Result' },
      { id: 'costs', label: 'Costs' },
    ],
    value: 'result',
    onChange: () => undefined,
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof DeskSegments>;

export default meta;
type Story = StoryObj<typeof meta>;

function Chosen(props: DeskSegmentsProps<string>) {
  const [value, setValue] = useState(props.value);
  return <DeskSegments {...props} value={value} onChange={setValue} />;
}

/** SHL-10: one tab stop, on the chosen option; arrow keys, Home and End choose. */
export const Default: Story = {
  parameters: { visual: { phone: true } },
  play: async ({ canvas, userEvent }) => {
    const isChosen = async (name: string) => {
      await expect(canvas.getByRole('radio', { name, checked: true })).toHaveFocus();
      await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(1);
    };
    await expect(canvas.getByRole('group', { name: 'Columns shown' })).toBeVisible();
    await userEvent.tab();
    await isChosen('Result');
    await userEvent.keyboard('{ArrowDown}');
    await isChosen('Costs');
    await userEvent.keyboard('{ArrowDown}');
    await isChosen('Betting');
    await userEvent.keyboard('{ArrowUp}');
    await isChosen('Costs');
    await userEvent.keyboard('{Home}');
    await isChosen('Betting');
    await userEvent.keyboard('{End}');
    await isChosen('Costs');
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: 'Betting' }));
    await isChosen('Betting');
  },
};

/** Without `value` it keeps the choice itself; null means that another control holds it. */
export const KeepsItsOwn: Story = {
  parameters: { visual: { skip: true } },
  args: { onChange: fn() },
  render: (args) => (
    <>
      <DeskSegments {...args} value={undefined} label="Its own" />
      <DeskSegments {...args} label="Of the page" value={null} />
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const [own, held] = canvas.getAllByRole('radio', { name: 'Costs' });
    await userEvent.click(own as HTMLElement);
    await expect(own).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('costs');
    await userEvent.click(held as HTMLElement);
    await expect(held).not.toBeChecked();
  },
};

/** SHL-10: a contrast theme draws no backgrounds, so an outline marks the chosen option. */
export const InAContrastTheme: Story = {
  parameters: { forcedColors: true, visual: { skip: true } },
  play: async ({ canvas }) => {
    const segment = (name: string) => canvas.getByText(name);
    await expect(segment('Result')).toHaveStyle({ outlineStyle: 'solid' });
    await expect(segment('Costs')).toHaveStyle({ outlineStyle: 'none' });
  },
};
