import { ForbiddenError } from '@dasbor/sdk';
import { clientOf } from '../support/api.ts';
import type { Person } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

type Case = {
  role: string;
  live: readonly string[];
  sandbox: readonly string[];
  seesOrders: boolean;
  seesPayments: boolean;
};

const DAILY = ['Beranda', 'Transaksi', 'Pesanan', 'Pembayaran'] as const;
const INCOMING = ['Settlement', 'Rekonsiliasi', 'Refund', 'Link pembayaran', 'Invoice'] as const;
const BALANCE = ['Mutasi saldo', 'Penarikan dana', 'Isi saldo', 'Disbursement'] as const;
const TOP_UP = ['Isi saldo', 'Disbursement'] as const;
const SUBACCOUNTS = ['Transfer dana', 'Subakun', 'Rekening tujuan'] as const;
const GROW = ['Pelanggan', 'Promo', 'Analitik'] as const;
const SETTINGS = ['Pengaturan'] as const;
const REPORTS = ['Ekspor'] as const;
const ACCOUNT = ['Pengguna', ...SETTINGS] as const;

const SEES = { seesOrders: true, seesPayments: true } as const;
const NEITHER = { seesOrders: false, seesPayments: false } as const;

/** Sandbox adds the simulator at the bottom. */
const menuOf = (...pages: readonly string[]) => ({
  live: pages,
  sandbox: pages.includes('Pembayaran') ? [...pages, 'Simulator'] : pages,
});

const CASES: Readonly<Partial<Record<Person, Case>>> = {
  owner: {
    role: 'Owner',
    ...menuOf(...DAILY, ...INCOMING, ...BALANCE, ...SUBACCOUNTS, ...GROW, ...REPORTS, ...ACCOUNT),
    ...SEES,
  },
  admin: {
    role: 'Admin',
    ...menuOf(...DAILY, ...INCOMING, ...BALANCE, ...SUBACCOUNTS, ...GROW, ...REPORTS, ...ACCOUNT),
    ...SEES,
  },
  finance: {
    role: 'Finance',
    ...menuOf(...DAILY, ...INCOMING, ...BALANCE, ...SUBACCOUNTS, ...GROW, ...REPORTS),
    ...SEES,
  },
  uploader: { role: 'Uploader', ...menuOf('Beranda', 'Refund', ...TOP_UP, ...REPORTS), ...NEITHER },
  approver: {
    role: 'Approver',
    ...menuOf('Beranda', 'Refund', ...TOP_UP, ...SUBACCOUNTS, ...REPORTS),
    ...NEITHER,
  },
  developer: { role: 'Developer', ...menuOf(...DAILY, 'Pelanggan', ...SETTINGS), ...SEES },
  viewer: { role: 'Viewer', ...menuOf(...DAILY, ...INCOMING, ...TOP_UP, ...SUBACCOUNTS, ...GROW), ...SEES },
  links: { role: 'Payment Link Maker', ...menuOf(...DAILY, 'Link pembayaran', 'Pelanggan'), ...SEES },
};

for (const [person, { role, live, sandbox, seesOrders, seesPayments }] of Object.entries(CASES)) {
  // spec 4.80, 6.13
  test(`${role} sees exactly its menu, and the API agrees`, async ({ page }) => {
    const signedIn = await signIn(page, person as Person);
    const menu = page.getByRole('navigation', { name: 'Navigasi utama' }).getByRole('link');

    await page.goto('/#/home');
    await expect(menu).toHaveText(live);
    await page.getByRole('button', { name: 'Sandbox', exact: true }).click();
    await expect(menu).toHaveText(sandbox);

    const client = clientOf(signedIn);
    expect(await isAllowed(client.listOrders())).toBe(seesOrders);
    expect(await isAllowed(client.listPayments())).toBe(seesPayments);
    expect(await isAllowed(clientOf(signedIn, 'sandbox').syncPayment({ path: { id: RESENT } }))).toBe(
      seesPayments,
    );
    expect((await client.getSession()).data.role_name).toBe(role);
  });
}

/** A payment that a sync does not change. */
const RESENT = 'pay_01DEM0SYNC0000000000000001';

/** True, or false for a 403; anything else is an error. */
const isAllowed = async (call: Promise<unknown>): Promise<boolean> => {
  try {
    await call;
    return true;
  } catch (error) {
    if (error instanceof ForbiddenError && error.status === 403) return false;
    throw error;
  }
};
