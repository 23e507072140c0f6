import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { formBackground } from '../text-field/formBackground';
import { type Upload, UploadField, type UploadFieldProps } from './UploadField';

const labels = {
  choose: 'Choose pictures',
  drop: 'Drop pictures here',
  remove: (file: string) => `Remove ${file}`,
  wrongKind: (file: string) => `${file} is neither a png nor a jpg.`,
  tooLarge: (file: string) => `${file} is larger than 5 MB.`,
  tooMany: (file: string) => `Three pictures at most: ${file} was left out.`,
  size: (bytes: number) => `${Math.max(1, Math.round(bytes / 1024)).toLocaleString('en')} kB`,
  sending: (file: string) => `${file} is being sent`,
};

/** Creates a plain-coloured picture, because a preview needs a real file. */
async function picture(name: string, hue: number): Promise<File> {
  const canvas = new OffscreenCanvas(112, 112);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw the sample pictures.');
  pen.fillStyle = `hsl(${hue} 60% 40%)`;
  pen.fillRect(0, 0, 112, 112);
  pen.fillStyle = `hsl(${hue} 70% 75%)`;
  for (let row = 18; row < 100; row += 22) pen.fillRect(16, row, row % 4 ? 80 : 56, 8);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' });
}

/** Timeout for decoding files on a busy machine. */
const read = { timeout: 10_000 };

const meta = {
  component: UploadField,
  args: {
    label: 'Proof',
    help: 'Up to three pictures, png or jpg, 5 MB each.',
    items: [],
    onAdd: fn(),
    onRemove: fn(),
    labels,
  },
  render: (args, { loaded }) => <Controlled {...args} items={(loaded['items'] as Upload[] | undefined) ?? args.items} />,
  decorators: [formBackground],
} satisfies Meta<typeof UploadField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** REG-10: files are chosen by a button that the keyboard reaches. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>(/Choose pictures/);
    await expect(field).toHaveAccessibleDescription('Up to three pictures, png or jpg, 5 MB each.');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    const receipt = await picture('receipt.png', 210);
    await userEvent.upload(field, receipt);
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledWith([receipt]), read);
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove receipt.png' }));
    await expect(canvas.queryByText('receipt.png')).toBeNull();
  },
};

/** Rejected files are named, and the others accepted. */
export const Refused: Story = {
  parameters: { visual: { phone: true } },
  play: async ({ args, canvas, canvasElement }) => {
    const area = canvasElement.querySelector('label.button') as HTMLElement;
    const good = await Promise.all([10, 120, 260, 320].map((hue, index) => picture(`transfer-${index + 1}.png`, hue)));
    const files = [
      new File(['GIF89a'], 'funny.png', { type: 'image/png' }),
      new File([good[0] as File, new Uint8Array(5 * 1024 * 1024)], 'scan-of-everything.png', { type: 'image/png' }),
      ...good,
    ];
    const dataTransfer = new DataTransfer();
    for (const file of files) dataTransfer.items.add(file);
    area.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledWith(good.slice(0, 3)), read);
    await expect(canvas.getByText('funny.png is neither a png nor a jpg.')).toBeVisible();
    await expect(canvas.getByText('scan-of-everything.png is larger than 5 MB.')).toBeVisible();
    await expect(canvas.getByText('Three pictures at most: transfer-4.png was left out.')).toBeVisible();
    await expect(canvas.queryByLabelText(/Choose pictures/)).toBeNull();
    await drawn(canvasElement, 3);
  },
};

/** Uploading, failed, uploaded. */
export const Sending: Story = {
  loaders: [
    async () => ({
      items: [
        { id: '1', file: await picture('bank-receipt.png', 210), sent: 0.62 },
        {
          id: '2',
          file: await picture('a-photograph-of-the-whole-screen-with-a-very-long-name.png', 40),
          error: 'The connection was lost.',
        },
      ],
    }),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('progressbar', { name: 'bank-receipt.png is being sent' })).toHaveValue(0.62);
    await drawn(canvasElement, 2);
  },
};

/** Empty, dragged over, refused by the service, disabled, long texts, Bengali. */
export const States: Story = {
  parameters: { sheet: 'wide' },
  render: (args) => (
    <>
      <UploadField {...args} />
      <UploadField {...args} label="Dragged over" />
      <UploadField {...args} error="The receipt could not be read. Send a sharper picture." />
      <UploadField {...args} isDisabled help="Opens when the withdrawal is paid." />
      <UploadField
        {...args}
        label="Überweisungsbestätigungen"
        aside="höchstens drei"
        labels={{ ...labels, drop: 'Überweisungsbestätigungen hier ablegen', choose: 'Bilddateien auswählen' }}
      />
      <UploadField {...args} label="প্রমাণ" help="সর্বোচ্চ তিনটি ছবি।" labels={{ ...labels, drop: 'ছবি এখানে ছাড়ুন', choose: 'ছবি বাছুন' }} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByLabelText(/Choose pictures/)[2]).toBeInvalid();
    await fireEvent.dragOver(canvasElement.querySelectorAll('.choose')[1] as Element);
  },
};

/** Returns true once a preview has the size of its picture. */
const drawn = (canvasElement: HTMLElement, count: number) =>
  waitFor(() => expect(canvasElement.querySelectorAll('canvas[width="112"]')).toHaveLength(count), read);

function Controlled(args: UploadFieldProps) {
  const [uploads, setUploads] = useState(args.items);
  return (
    <UploadField
      {...args}
      items={uploads}
      onAdd={(files) => {
        args.onAdd(files);
        setUploads([...uploads, ...files.map((file) => ({ id: file.name, file }))]);
      }}
      onRemove={(id) => {
        args.onRemove(id);
        setUploads(uploads.filter((upload) => upload.id !== id));
      }}
    />
  );
}
