import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { brands } from '../../brands';
import { Playground } from '../../playground/Playground';
import { readBrand } from '../../playground/readBrand';

const meta = {
  parameters: { layout: 'fullscreen', provider: false },
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** SYS-13: edits a brand over real components, and exports it in the service's format. */
export const BrandPlayground: Story = {
  render: (_, { globals }) => {
    const start = brands.find(({ merchant }) => merchant === globals['brand']) ?? brands[0];
    if (!start) throw new Error('No brand is seeded.');
    return <Playground key={start.merchant} start={start} scheme={globals['colorScheme'] === 'light' ? 'light' : 'dark'} />;
  },
};

/** Hidden from the sidebar: readers of the playground want its initial state. */
export const FromColourToService: Story = {
  ...BrandPlayground,
  tags: ['!dev'],
  parameters: { visual: { skip: true } },
  play: async ({ canvas, step }) => {
    const dark = within(canvas.getByRole('region', { name: 'In dark' }));
    const write = async (label: string, value: string) => {
      await userEvent.clear(canvas.getByLabelText(label));
      await userEvent.type(canvas.getByLabelText(label), value.replaceAll('{', '{{').replaceAll('[', '[['));
    };
    const handedOut = () => canvas.getByLabelText<HTMLTextAreaElement>('The brand as JSON').value;

    await step('a colour reaches the components, and what cannot be read is named', async () => {
      await expect(canvas.getByText('Everything can be read')).toBeVisible();
      await write('action, dark', '#3A2A6B');
      await waitFor(() => expect(dark.getByRole('button', { name: 'Deposit' })).toHaveStyle({ backgroundColor: 'rgb(58, 42, 107)' }));
      await expect(canvas.getByRole('status')).toHaveTextContent('onAction on action in dark');
    });
    await step('what is handed out is what the service takes', async () => {
      const { brand } = readBrand(handedOut());
      await expect(brand?.tokens['action']).toEqual({ dark: '#3A2A6B' });
      await expect(canvas.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'marquee.brand.json');
    });
    await step('a brand is taken in, or refused with its reason', async () => {
      await userEvent.click(canvas.getByLabelText('A brand to work on'));
      await userEvent.paste('{ "merchant": "nightjar" }');
      await expect(canvas.getByRole('button', { name: 'Work on it' })).toBeDisabled();
      await userEvent.clear(canvas.getByLabelText('A brand to work on'));
      await userEvent.paste(JSON.stringify(brands.find(({ merchant }) => merchant === 'khela')));
      await userEvent.click(canvas.getByRole('button', { name: 'Work on it' }));
      await expect(canvas.getByLabelText('Name')).toHaveValue('Khela');
      await waitFor(() => expect(dark.getByRole('button', { name: 'Deposit' })).toHaveStyle({ backgroundColor: 'rgb(63, 208, 160)' }));
      await expect(canvas.getByText('Everything can be read')).toBeVisible();
    });
  },
};
