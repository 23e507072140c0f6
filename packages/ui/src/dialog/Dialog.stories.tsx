import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { hero } from '../story-art/heroes';
import { find } from '../testing/testing';
import { display } from '../theme/display';
import { tone } from '../theme/vars';
import { Dialog, type DialogProps } from './Dialog';

const Rows = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '10px 24px',
  margin: 0,
  '& dt': { color: tone.muted },
  '& dd': { margin: 0, fontWeight: 600, textAlign: 'end' },
});

const terms = [
  'Die Vergütung',
  'Der Rabatt',
  'Der Anteil',
  'Der Zuschlag',
  'Der Ausgleich',
  'Die Prämie',
  'Der Bonus',
  'Die Beteiligung',
  'Das Tagesgeld',
  'Die Rückgabe',
  'Der Vorschuss',
  'Die Zulage',
  'Der Nachlass',
  'Die Gutschrift',
];

const Terms = styled('ol')({ display: 'grid', gap: 12, margin: 0, paddingInlineStart: 22, color: tone.muted });

const Picture = styled('div')({
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  minBlockSize: 'inherit',
  blockSize: '100%',
  backgroundColor: tone.sign,
  color: tone.onArt,
  '& img': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
  '& p': { position: 'relative', margin: 0, padding: '28px 28px 24px', ...display, fontSize: 26, lineHeight: 1.1 },
});

const { phonePicture: heroOnPhones } = hero('orbit');

const meta = {
  component: Dialog,
  args: {
    title: 'Receipt',
    text: 'The bank has your transfer. It is in your wallet within two minutes.',
    closeLabel: 'Close',
    onClose: fn(),
  },
  parameters: { visual: { page: true, phone: true } },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Dialog {...args} actions={<Button variant="contained">To the wallet</Button>}>
      <Rows>
        <dt>Amount</dt>
        <dd>$250.00</dd>
        <dt>Reference</dt>
        <dd>DP-20394</dd>
      </Rows>
    </Dialog>
  ),
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Receipt' });
    await expect(dialog).toHaveAccessibleDescription(/two minutes/);
    await expect(find().dialog()).toBe(dialog);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    within(dialog).getByRole('button', { name: 'Close' }).blur();
  },
};

/** On phones the picture is a band at the top of the sheet. */
export const Pictured: Story = {
  args: { title: 'Log in', text: undefined, width: 'large' },
  render: (args) => (
    <Dialog
      {...args}
      picture={
        <Picture>
          <img className="light-only" src={heroOnPhones.url} alt="" width={480} height={587} />
          <img className="dark-only" src={heroOnPhones.urlDark} alt="" width={480} height={587} />
          <p>Good to see you back at the door.</p>
        </Picture>
      }
      actions={<Button variant="contained">Log in</Button>}
    >
      <Rows>
        <dt>Last here</dt>
        <dd>20 Nov, 21:47</dd>
      </Rows>
    </Dialog>
  ),
};

/** The actions stay visible while the content scrolls. */
export const MoreThanFits: Story = {
  args: {
    title: 'Vereinbarung über die Vergütung in Echtzeit',
    text: 'Bitte lesen Sie die Bedingungen bis zum Ende, bevor Sie zustimmen; sie gelten ab dem nächsten Abrechnungstag.',
    width: 'medium',
  },
  render: (args) => (
    <Dialog
      {...args}
      actions={
        <>
          <Button variant="contained">Zustimmen</Button>
          <Button variant="outlined">Ablehnen</Button>
        </>
      }
    >
      <Terms>
        {terms.map((term) => (
          <li key={term}>
            {term} wird nach dem gültigen Einsatz des gesamten Teams innerhalb eines Abrechnungszeitraums von fünf Minuten berechnet und
            nach dessen Ende gutgeschrieben.
          </li>
        ))}
      </Terms>
    </Dialog>
  ),
  play: async () => {
    const act = await screen.findByRole('button', { name: 'Zustimmen' });
    await expect(act.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const Bengali: Story = {
  globals: { language: 'BN' },
  args: { title: 'রসিদ', text: 'ব্যাংক আপনার টাকা পেয়েছে। দুই মিনিটের মধ্যে তা ওয়ালেটে আসবে।', closeLabel: 'বন্ধ করুন' },
  render: (args) => (
    <Dialog {...args} actions={<Button variant="contained">ওয়ালেটে যান</Button>}>
      <Rows>
        <dt>পরিমাণ</dt>
        <dd>৳২৫০.০০</dd>
        <dt>সূত্র</dt>
        <dd>DP-20394</dd>
      </Rows>
    </Dialog>
  ),
};

/** Without `onClose` only the actions close it. */
export const MustBeAnswered: Story = {
  args: { closeLabel: undefined },
  parameters: { visual: { skip: true } },
  render: (args) => <OpenedByAButton {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Receipt' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    const act = within(dialog).getByRole('button', { name: 'Done' });
    await userEvent.tab();
    await expect(act).toHaveFocus();
    await userEvent.tab();
    await expect(act).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

function OpenedByAButton(args: DialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog {...args} isOpen={isOpen} onClose={undefined} actions={<Button onClick={() => setOpen(false)}>Done</Button>} />
    </>
  );
}
