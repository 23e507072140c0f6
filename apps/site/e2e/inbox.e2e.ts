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

test('MEM-01 MEM-25 a member chooses a picture and a nickname, and sends a document', async ({ page, request, complaints }) => {
  complaints.allow(/400 \(Bad Request\).*member\/profile/);
  await enter(page, request, 'player03');
  await page.goto('/member/securityCenter');
  const head = page.getByRole('region', { name: 'Your profile' });
  await expect(head.getByText(/protections are on$/)).toBeVisible();
  await head.getByRole('button', { name: 'Change your picture' }).click();
  const pictures = page.getByRole('dialog', { name: 'Choose your picture' });
  await pictures.locator('label').filter({ hasText: 'Koi' }).click();
  await pictures.getByRole('button', { name: 'Save' }).click();
  await expect(head.locator('img')).toHaveAttribute('src', '/art/avatar/koi-96.webp');
  await head.getByRole('button', { name: 'Edit profile' }).click();
  const profile = page.getByRole('dialog', { name: 'Edit profile' });
  await profile.getByLabel('Nickname').fill('x');
  await profile.getByRole('button', { name: 'Save' }).click();
  await expect(profile.getByText('2 to 20 characters, in one script.')).toBeVisible();
  await profile.getByLabel('Nickname').fill('Moonrise');
  await profile.getByRole('button', { name: 'Save' }).click();
  await expect(head.getByRole('heading', { name: 'Moonrise' })).toBeVisible();

  const documents = page.getByRole('region', { name: 'Documents' });
  await documents.getByRole('button', { name: 'Send: Proof of identity' }).click();
  const dialog = page.getByRole('dialog', { name: 'Proof of identity' });
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Choose one to three pictures that were taken.')).toBeVisible();
  const buffer = Buffer.from(await picture.arrayBuffer());
  await dialog.getByLabel('Choose pictures').setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer });
  await expect(dialog.getByRole('progressbar')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(documents.getByText('Being checked')).toBeVisible();
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

test('MEM-18 the winners list says its hours and its smallest win, and shows one category', async ({ page, request }) => {
  await enter(page, request, 'player02');
  await page.goto('/member/winners');
  const main = page.getByRole('main');
  await expect(main.getByText(/^Settled wins of the last 24 hours from \$100/)).toBeVisible();
  const rows = main.getByRole('rowheader');
  await expect(rows.first()).toBeVisible();
  const all = await rows.count();
  await main.getByLabel('Category').selectOption('Fishing');
  await expect.poll(() => rows.count()).toBeLessThan(all);
});

test('MEM-21 an article opens from the list of the news', async ({ page }) => {
  await page.goto('/news');
  await page.getByRole('link', { name: 'How a round is proved' }).click();
  await expect(page).toHaveURL('/news?id=how-a-round-is-proved');
  await expect(page.getByRole('heading', { level: 1, name: 'How a round is proved' })).toBeVisible();
  await expect(page.getByText('the same seeds, the same result')).toBeVisible();
});
