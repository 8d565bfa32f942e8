import type { Page } from '@playwright/test';
import { clientOf, type SignIn, signInByApi } from '../support/api.ts';
import { PEOPLE } from '../support/people.ts';
import { fillLoginForm, signIn } from '../support/sign-in.ts';
import { expect, test, testInOwnContext } from '../support/test.ts';

const ROWS = ['Nama,Bank,Rekening,Nominal', 'Siti,Mandri,8422640010,150000', 'Budi,BCA,8422640012,75000'];
const resume = (page: Page) => page.getByText('Lanjutkan gaji.csv?');

test('who signs out is asked wherever they are, and leaves no file of salaries behind on the machine', async ({
  page,
}) => {
  await signIn(page, 'uploader');
  await beginMending(page);
  await page.getByRole('button', { name: 'Masalah berikutnya' }).click();
  await page.keyboard.type('mandiri');
  await page.keyboard.press('Enter');
  const menu = page.getByRole('button', { name: /^Menu akun/ });
  const question = page.getByRole('alertdialog', { name: 'Keluar sekarang?' });
  const signOut = async () => {
    await menu.click();
    await page.getByRole('menuitem', { name: 'Keluar' }).click();
    await expect(question).toBeVisible();
  };

  await signOut();
  await question.getByRole('button', { name: 'Batal' }).click();
  await expect(question).toBeHidden();
  await expect(menu).toBeFocused();

  // Left, and promised to be kept.
  await page.getByRole('link', { name: 'Disbursement', exact: true }).first().click();
  await page.getByRole('button', { name: 'Tinggalkan' }).click();
  await expect(page.getByRole('heading', { name: 'Disbursement', exact: true })).toBeVisible();
  await signOut();
  await page.goBack();
  await expect(question).toBeHidden();
  await page.goForward();
  await expect(menu).toBeVisible();
  await expect(question).toBeHidden();

  await signOut();
  await question.getByRole('button', { name: 'Keluar' }).click();
  await expect(page.getByRole('heading', { name: 'Masuk ke Dasbor' })).toBeVisible();
  await expect.poll(() => kept(page)).toBe(0);

  await signIn(page, 'uploader');
  await open(page);
  await expect(resume(page)).toBeHidden();
});

test.describe('offline, before the question was fetched', () => {
  test.use({ expectedComplaints: /ERR_INTERNET_DISCONNECTED|Failed to fetch|dynamically imported/ });

  testInOwnContext('nobody is signed out unasked', async ({ page, context }) => {
    await signIn(page, 'uploader');
    await beginMending(page);
    await expect.poll(() => kept(page)).toBeGreaterThan(0);
    const [menu, out] = [
      page.getByRole('button', { name: /^Menu akun/ }),
      page.getByRole('menuitem', { name: 'Keluar' }),
    ];
    // The menu itself is fetched when it first opens.
    await page.reload();
    await menu.click();
    await out.waitFor();
    await page.keyboard.press('Escape');

    await context.setOffline(true);
    await menu.click();
    await out.click();
    await expect(page.getByText(/^Belum dapat dimuat/)).toBeVisible();
    await context.setOffline(false);
    expect(await kept(page)).toBeGreaterThan(0);
    await menu.click();
    await out.click();
    await expect(page.getByRole('alertdialog', { name: 'Keluar sekarang?' })).toBeVisible();
  });
});

testInOwnContext(
  'the way out of the idle warning asks whoever would lose a file by it, and who does not answer finds it when they come back',
  async ({ page }) => {
    await page.clock.install();
    await signIn(page, 'uploader');
    await beginMending(page);
    const leave = page.getByRole('button', { name: 'Keluar sekarang' });
    const question = page.getByRole('alertdialog', { name: 'Keluar sekarang?' });

    await page.clock.fastForward('29:05');
    await leave.click();
    await expect(question.getByRole('button', { name: 'Batal' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Tetap masuk' })).toBeFocused();
    await leave.click();
    await expect(question).toBeVisible();
    await page.clock.runFor('01:00');
    await expect(page.getByRole('status')).toContainText('Tidak ada aktivitas selama 30 menit');
    expect(await kept(page)).toBe(2);

    await fillLoginForm(page, PEOPLE.uploader);
    await expect(resume(page)).toBeVisible();
  },
);

test('after a session that ended by itself the same person goes on, and nobody else is shown the file', async ({
  page,
}) => {
  const signedIn = await signIn(page, 'uploader');
  await beginMending(page);
  await clientOf(signedIn).logout();

  await signIn(page, 'owner');
  await open(page);
  await expect(resume(page)).toBeHidden();
  expect(await kept(page)).toBeGreaterThan(0);

  await signIn(page, 'uploader');
  await open(page);
  await expect(resume(page)).toBeVisible();
});

test('of two tabs at one file, whoever goes back from the one that was written over is asked', async ({
  page,
  context,
}) => {
  await signIn(page, 'uploader');
  await page.goto('/#/disbursements');
  await beginMending(page);
  const other = await context.newPage();
  await beginMending(other);
  const mend = async (tab: Page, bank: string) => {
    await tab.getByRole('button', { name: 'Masalah berikutnya' }).click();
    await tab.keyboard.type(bank);
    await tab.keyboard.press('Enter');
  };
  const question = page.getByRole('dialog', { name: 'Tinggalkan file ini?' });

  await mend(page, 'mandiri');
  await expect.poll(() => keptEdits(page)).toContain('mandiri');
  await mend(other, 'bri');
  await expect.poll(() => keptEdits(page)).toContain('bri');
  // Held until the browser has answered, it is no way that could be waited for.
  await page.bringToFront();
  await page.evaluate(() => history.back());

  await expect(question).toContainText('1 perubahan tidak dapat disimpan di perangkat ini');
  await question.getByRole('button', { name: 'Tinggalkan' }).click();
  await expect(page.getByRole('heading', { name: 'Disbursement', exact: true })).toBeVisible();
  expect(await keptEdits(page)).not.toContain('mandiri');
});

test('what was typed in a row is there for the same person after a session that ended by itself, and for nobody else', async ({
  page,
}) => {
  const { id, row, submit } = await batchOfOne();
  await signIn(page, 'uploader');
  await page.goto(`/#/disbursements/detail/${id}?item=${row}`);
  const account = page.getByRole('dialog').getByLabel('Nomor rekening');
  await account.fill(TYPED);

  await endSession(page);
  await fillLoginForm(page, PEOPLE.uploader);
  await expect(account).toHaveValue(TYPED);

  await submit();
  await expect(account).toHaveAttribute('readonly');
  await expect(account).toHaveValue(TYPED);

  await endSession(page);
  await fillLoginForm(page, PEOPLE.viewer);
  await expect(page.getByRole('table').getByRole('link', { name: /^S/ }).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(TYPED);
});

test('who signs out is asked, and leaves nothing that they typed in this tab', async ({ page }) => {
  const { id, row } = await batchOfOne();
  await signIn(page, 'uploader');
  await page.goto(`/#/disbursements/detail/${id}?item=${row}`);
  const account = page.getByRole('dialog').getByLabel('Nomor rekening');
  await account.fill(TYPED);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Menu akun/ }).click();
  await page.getByRole('menuitem', { name: 'Keluar' }).click();
  await page
    .getByRole('alertdialog', { name: 'Keluar sekarang?' })
    .getByRole('button', { name: 'Keluar' })
    .click();
  await expect(page.getByRole('heading', { name: 'Masuk ke Dasbor' })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(TYPED);

  await signIn(page, 'uploader');
  await page.goto(`/#/disbursements/detail/${id}?item=${row}`);
  await expect(account).toHaveValue('8422640010');
});

const TYPED = '8422640099';

/** A draft whose one row is valid; whoever owns it can submit it without a browser. */
async function batchOfOne() {
  const client = clientOf(await signInByApi('owner'));
  const payout = {
    account_owner_name: 'Siti Aminah',
    bank_code: 'bca',
    account_number: '8422640010',
    amount: 150_000,
  };
  const { data } = await client.createDisbursement({ body: { name: 'Gaji seorang', items: [payout] } });
  const path = { id: data.id };
  const batch = async () => (await client.getDisbursement({ path })).data;
  await expect.poll(async () => (await batch()).counts.need_validation).toBe(0);
  const { data: items } = await client.listDisbursementItems({ path });
  return {
    id: data.id,
    row: items[0]?.id ?? '',
    submit: async () => {
      const { version } = await batch();
      await client.submitDisbursement({ path, body: { version } });
    },
  };
}

/** Not by who is at work: the server knows the tokens no more. */
async function endSession(page: Page): Promise<void> {
  const stored = await page.evaluate(() => localStorage.getItem('dasbor.session') ?? '');
  await clientOf((JSON.parse(stored) as { signIn: SignIn }).signIn).logout();
  await page.reload();
  await expect(page.getByRole('status')).toContainText('Sesi Anda telah berakhir');
}

async function open(page: Page): Promise<void> {
  await page.goto('/#/disbursements/create');
  await expect(page.getByRole('button', { name: 'Pilih file' })).toBeVisible();
}

async function beginMending(page: Page): Promise<void> {
  page.on('dialog', (dialog) => void dialog.accept());
  await open(page);
  await page
    .getByLabel('File penerima, xlsx atau csv')
    .setInputFiles({ name: 'gaji.csv', mimeType: 'text/csv', buffer: Buffer.from(ROWS.join('\n')) });
  await expect(page.getByRole('button', { name: 'Perlu diperbaiki 1', exact: true })).toBeVisible();
  await expect.poll(() => kept(page)).toBe(2);
}

/** How many things lie on this machine: the file, and what was mended of it. */
const kept = async (page: Page): Promise<number> => (await everythingKept(page)).length;

const keptEdits = async (page: Page): Promise<string> => JSON.stringify(await everythingKept(page));

function everythingKept(page: Page): Promise<readonly unknown[]> {
  return page.evaluate(
    () =>
      new Promise<readonly unknown[]>((resolve) => {
        const opening = indexedDB.open('dasbor-disbursements');
        opening.addEventListener('success', () => {
          const asking = opening.result.transaction('kept').objectStore('kept').getAll();
          asking.addEventListener('success', () => {
            opening.result.close();
            resolve(asking.result.map((one) => (one instanceof File ? one.name : one)));
          });
        });
      }),
  );
}
