import { findAxeFaults } from './findAxeFaults';
import { choose, enter, expect, expectNoSidewaysScroll, test } from './visit';

test('MEM-09 a member and an operator write to each other live, and the chat stays as a ticket', async ({ page, request, browser }) => {
  const desk = await browser.newPage();
  await desk.goto('/operator/chats');
  await desk.getByLabel('Username').fill('operator02');
  await desk.getByLabel('Password', { exact: true }).fill('Marquee#2026');
  await desk.getByRole('button', { name: 'Log in' }).click();
  await expect(desk.getByText('Nobody waits for a chat')).toBeVisible();
  await desk.getByRole('checkbox', { name: /members can reach you/ }).check();
  expect(await findAxeFaults(desk)).toEqual([]);

  await enter(page, request, 'limit01');
  await page.goto('/help');
  await page.getByRole('button', { name: 'Chat with a person' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'A person' }).click();
  await expect(dialog.getByText('Somebody is there now')).toBeVisible();
  await dialog.getByRole('button', { name: 'Start the chat' }).click();
  await expect(dialog.getByText('The content is between 1 and 140 characters.')).toBeVisible();
  await dialog.getByLabel('Your message').fill('The reels stand still.');
  await dialog.getByRole('button', { name: 'Start the chat' }).click();
  await expect(dialog.getByText(/Place in the queue: 1/)).toBeVisible();
  expect(await findAxeFaults(page)).toEqual([]);

  await desk.getByRole('button', { name: /limit01/ }).click();
  await desk.getByRole('button', { name: 'Take it' }).click();
  await expect(dialog.getByText(/answers you\./)).toBeVisible();
  await desk.getByLabel('Your answer').fill('Which game is it?');
  await desk.getByRole('button', { name: 'Send' }).click();
  await expect(desk.getByText('0/2000')).toBeVisible();
  await expect(dialog.getByText('Which game is it?')).toBeVisible();
  await dialog.getByLabel('Your message').fill('Nine Koi');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(desk.getByRole('log').getByText('Nine Koi')).toBeVisible();
  expect(await findAxeFaults(desk)).toEqual([]);
  for (const side of [page, desk]) {
    await side.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(side);
    expect(await findAxeFaults(side)).toEqual([]);
  }
  await desk.getByRole('button', { name: 'End the chat' }).click();
  await expect(dialog.getByText(/This chat is closed\./)).toBeVisible();
  await expect(desk.getByText('Nobody waits for a chat')).toBeVisible();
  await page.goto('/member/feedback');
  await expect(page.getByText('Nine Koi')).toBeVisible();
  await desk.getByRole('checkbox', { name: /members can reach you/ }).uncheck();
  await expect(desk.getByRole('checkbox', { name: /members can reach you/ })).not.toBeChecked();

  await page.goto('/help');
  await page.getByRole('button', { name: 'Chat with a person' }).click();
  await dialog.getByRole('button', { name: 'A person' }).click();
  await expect(dialog.getByText(/Nobody is there now/)).toBeVisible();
  await dialog.getByLabel('Your message').fill('It stands still again.');
  await dialog.getByRole('button', { name: 'Start the chat' }).click();
  await expect(dialog.getByText(/goes on as a ticket/)).toBeVisible();
  await desk.close();
});

test('MEM-09 SHL-10 a chat reads from right to left, and in light', async ({ page, request }) => {
  await choose(page, 'light');
  await enter(page, request, 'trial01');
  await page.goto('/help?lang=AR');
  await page.getByRole('button', { name: 'تحدّث مع شخص' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'شخص من فريقنا' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await findAxeFaults(page)).toEqual([]);
});
