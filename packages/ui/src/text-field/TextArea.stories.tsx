import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { formBackground } from './formBackground';
import { LocaleContext } from '../theme/useLocale';
import { TextArea } from './TextArea';

const meta = {
  component: TextArea,
  args: { label: 'What happened?', maxLength: 140 },
  decorators: [formBackground],
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

/** REG-10: at most 140 characters, counted beside the label. */
export const Default: Story = {
  args: { help: 'Tell us the game, the time and what you saw.' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'What happened?' });
    await userEvent.type(area, 'Pearl Tide stopped.');
    await expect(canvas.getByText('19/140')).toBeVisible();
    await userEvent.click(area);
    await userEvent.paste('x'.repeat(200));
    await expect(area).toHaveValue(`Pearl Tide stopped.${'x'.repeat(121)}`);
    await expect(canvas.getByText('140/140')).toBeVisible();
    await userEvent.clear(area);
    area.blur();
  },
};

/** Filled, refused, disabled, busy, and in Bengali with its own digits. */
export const States: Story = {
  parameters: { sheet: 'wide' },
  render: () => (
    <>
      <TextArea
        label="What happened?"
        maxLength={140}
        defaultValue="Pearl Tide stopped at 21:04, in the middle of a free spin. After a reload the round was gone, but the bet was still taken from me."
      />
      <TextArea label="Remark" error="Say in a few words why you apply." />
      <TextArea label="Answer" isDisabled defaultValue="The round was found and paid: 12.40 USD." />
      <TextArea label="Remark" isBusy defaultValue="Only to my own bank account." />
      <LocaleContext value="bn">
        <TextArea label="কী হয়েছে?" lang="bn" maxLength={140} defaultValue="গেমটি মাঝপথে থেমে গেছে।" />
      </LocaleContext>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox', { name: 'Remark' })[1]).toHaveAttribute('aria-busy', 'true');
  },
};
