import { picture } from '@site/api/samples';
import { enter, expect, hydrated, test } from './visit';

test('MEM-08 MEM-09 a member reads and removes a message, writes to customer service with a picture, and adds to it', async ({
  page,
  request,
}) => {
  await enter(page, request, 'player03');
  await page.goto('/member/messageV2');
  const main = page.getByRole('main');
  const welcome = main.getByRole('button', { name: /^Welcome to your inbox/ });
  await expect(welcome).toHaveAccessibleName(/Unread/);
  await welcome.click();
  await expect(main.getByRole('heading', { name: 'Welcome to your inbox' })).toBeFocused();
  await expect(welcome).not.toHaveAccessibleName(/Unread/);
  await expect(main.getByRole('radio', { name: 'Messages' })).toBeChecked();
  await main.getByRole('checkbox', { name: 'Select all' }).check();
  await main.getByRole('button', { name: 'Remove (1)' }).click();
  await page.getByRole('alertdialog', { name: 'Remove this message?' }).getByRole('button', { name: 'Remove' }).click();
  await expect(main.getByText('No messages')).toBeVisible();
  await main.getByText('Notices (3)').click();
  await main.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(main.getByText('Notices (3)')).toBeHidden();

  await page.goto('/member/feedback');
  const form = main.getByRole('region', { name: 'Write to customer service' });
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText('The content is between 1 and 140 characters.')).toBeVisible();
  await form.getByLabel('What is it about?').selectOption('Game');
  await form.getByLabel('Your message').fill('The reels stand still.');
  const buffer = Buffer.from(await picture.arrayBuffer());
  await form.getByLabel('Choose pictures').setInputFiles({ name: 'reels.png', mimeType: 'image/png', buffer });
  await expect(form.getByRole('progressbar')).toHaveCount(0);
  await form.getByRole('button', { name: 'Send' }).click();
  const sent = form.getByText(/^Sent\. Your reference is FB-/);
  await expect(sent).toBeVisible();
  const [reference = ''] = /FB-\w+/.exec((await sent.textContent()) ?? '') ?? [];
  const thread = main.getByRole('group').filter({ hasText: reference });
  await expect(thread.getByText('1 picture')).toBeVisible();
  await thread.getByLabel('Add something').fill('It happened again.');
  await thread.getByRole('button', { name: 'Send the answer' }).click();
  await expect(thread.getByText(`${reference}-2`)).toBeVisible();
});

test('MEM-09 a visitor writes from the help centre, and is told the reference', async ({ page }) => {
  await page.goto('/help');
  await hydrated(page);
  await page.getByRole('button', { name: 'Write to us' }).click();
  const dialog = page.getByRole('dialog', { name: 'Write to customer service' });
  await dialog.getByLabel('What is it about?').selectOption('App or website');
  await dialog.getByLabel('Your message').fill('How do I register?');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Say how we can answer you.')).toBeVisible();
  await dialog.getByLabel('How can we reach you?').fill('visitor@example.com');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText(/^Sent\. Your reference is FB-/)).toBeVisible({ timeout: 20_000 });
});
