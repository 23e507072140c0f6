import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Link } from '../link/Link';
import { formBackground } from '../text-field/formBackground';
import { find } from '../testing/testing';
import { CheckField } from './CheckField';

const meta = {
  component: CheckField,
  args: { label: 'Remember password', onChange: fn() },
  decorators: [formBackground],
} satisfies Meta<typeof CheckField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const tick = find(canvasElement).field('Remember password');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(tick).toBeChecked();
    await userEvent.click(canvas.getByText('Remember password'));
    await expect(tick).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

/** Checked, refused, disabled, with a link, long, Arabic, Bengali. */
export const States: Story = {
  parameters: { sheet: 'wide', visual: { phone: true } },
  render: (args) => (
    <>
      <CheckField {...args} label="I am 18 or older" defaultChecked />
      <CheckField
        {...args}
        label={
          <>
            I have read and accept the <Link href="#terms">terms</Link>
          </>
        }
        error="Without this no account can be opened."
      />
      <CheckField {...args} label="Messages about new games" isDisabled />
      <CheckField {...args} label="Limits of this site apply" defaultChecked isDisabled />
      <CheckField {...args} label="Ich möchte über Turniere, Sonderaktionen und Neuigkeiten per E-Mail und SMS benachrichtigt werden" />
      <CheckField {...args} label="أوافق على الشروط والأحكام وسياسة الخصوصية" defaultChecked />
      <CheckField {...args} label="আমার বয়স ১৮ বছর বা তার বেশি" defaultChecked />
    </>
  ),
  play: async ({ canvas }) => {
    const terms = canvas.getByRole('checkbox', { name: /accept the terms/ });
    await expect(terms).toBeInvalid();
    await expect(terms).toHaveAccessibleDescription('Without this no account can be opened.');
  },
};
