import { lettersTo, newestCode } from '../support/mailbox.ts';
import { PEOPLE } from '../support/people.ts';
import { moveServerClock } from '../support/server-clock.ts';
import { enterMailedCode, signInByForm } from '../support/sign-in.ts';
import { expect, test, testInOwnContext } from '../support/test.ts';

testInOwnContext(
  'a code is sent again after a minute, and the one before it no longer counts',
  async ({ page }) => {
    await page.clock.install();
    await signInByForm(page, 'approver');
    const again = page.getByRole('button', { name: /^Kirim ulang/ });
    await expect(again).toHaveText(/Kirim ulang dalam \d+ detik/);
    await expect(again).toBeDisabled();
    const first = await newestCode(PEOPLE.approver);

    await page.clock.fastForward('01:01');
    await moveServerClock({ minutes: 61 / 60 });
    await expect(again).toHaveText('Kirim ulang kode');
    const sent = (await lettersTo(PEOPLE.approver)).length;
    await again.click();

    await expect(page.getByText('Kode baru telah dikirim')).toBeVisible();
    expect(await lettersTo(PEOPLE.approver)).toHaveLength(sent + 1);
    const second = await newestCode(PEOPLE.approver);
    test.skip(first === second, 'one in a million: both codes are the same');
    await page.getByLabel('Kode OTP').fill(first);
    await expect(page.getByRole('alert')).toContainText('Kode OTP salah');
    await page.getByLabel('Kode OTP').fill(second);
    await expect(page).toHaveURL(/#\/home$/);
  },
);

test('a reload keeps a sign-in that waits for its code', async ({ page }) => {
  await signInByForm(page, 'approver');
  await expect(page.getByLabel('Kode OTP')).toBeVisible();

  await page.reload();
  await enterMailedCode(page, 'approver');

  await expect(page).toHaveURL(/#\/home$/);
});
