import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Icon } from '../icons/Icon';
import { formBackground } from './formBackground';
import { SelectField } from './SelectField';

const about = [
  { value: 'deposit', label: 'Deposit' },
  { value: 'withdrawal', label: 'Withdrawal' },
  { value: 'game', label: 'A game' },
  { value: 'other', label: 'Something else' },
];

const meta = {
  component: SelectField,
  args: { label: 'What is it about?', items: about, onChange: fn() },
  decorators: [formBackground],
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultValue: '', placeholder: 'Choose', help: 'It goes to the people who know.' },
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'What is it about?' });
    await userEvent.selectOptions(select, 'A game');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(select).toHaveValue('game');
    await expect(select).toHaveAccessibleDescription('It goes to the people who know.');
  },
};

/** Empty, chosen, refused, disabled, loading, the agent centre's height, long texts, Bengali. */
export const States: Story = {
  parameters: { sheet: 'wide' },
  render: () => (
    <>
      <SelectField label="Bank" items={about} defaultValue="" placeholder="Choose" start={<Icon name="bank" />} />
      <SelectField label="What is it about?" items={about} defaultValue="withdrawal" />
      <SelectField
        label="What is it about?"
        items={about}
        defaultValue=""
        placeholder="Choose"
        error="Choose one, so that it reaches the right people."
      />
      <SelectField label="What is it about?" items={about} defaultValue="other" isDisabled />
      <SelectField label="Bank" items={[]} value="" placeholder="Looking for banks" isBusy onChange={fn()} />
      <SelectField size="small" label="Group by" items={[{ value: 'day', label: 'Day' }]} isChanged />
      <SelectField
        label="Auszahlungsverbindung"
        items={[{ value: 'a', label: 'Genossenschaftliche Zentralbank Aktiengesellschaft, Niederlassung Süd' }]}
      />
      <SelectField label="বিষয়" lang="bn" items={[{ value: 'a', label: 'টাকা তোলা' }]} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('combobox', { name: 'Bank' })[1]).toHaveAttribute('aria-busy', 'true');
  },
};
