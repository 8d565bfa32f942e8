import { maskAccountNumber } from '@dasbor/domain/access';
import sql from 'sql-template-tag';
import { beforeAll, expect, test } from 'vitest';
import { matchesSearch } from '../../../platform/list/find.ts';
import type { Tokens } from '../../../testing/app.ts';
import { anItem, setStand } from '../testing/stand.ts';

const NUMBER = '8422319876';
const stand = setStand({ flags: { subaccount: true, fund_transfer: true } });
let viewer: Tokens;
beforeAll(async () => {
  viewer = await stand.app.signIn('viewer@a.test');
});

type Found = { data: { account_number: string | null }[] };
const lookFor = async (path: string, text: string, by = viewer) =>
  (await stand.call('GET', `${path}?limit=100&search=${encodeURIComponent(text)}`, { by }))
    .json<Found>()
    .data.map((one) => one.account_number);

/** Tries to learn a number from hits and misses, digit by digit, to the left of the visible part. */
const spellOut = async (path: string): Promise<string> => {
  let known = '9876';
  for (;;) {
    const hits: string[] = [];
    for (const digit of '0123456789') {
      if ((await lookFor(path, digit + known)).length > 0) hits.push(digit + known);
    }
    const [longer] = hits;
    if (longer === undefined) return known;
    known = longer;
  }
};

const account = { account_number: NUMBER, bank_code: 'bca' };
const PLACES: readonly [string, () => Promise<string>][] = [
  ['the items of a batch', async () => `disbursements/${(await stand.made([anItem(account)])).id}/items`],
  [
    'all items',
    async () => {
      await stand.made([anItem(account)]);
      return 'disbursement-items';
    },
  ],
  [
    'fund transfers',
    async () => {
      const payload = { type: 'balance_to_bank', amount: 50_000, account_name: 'Siti Aminah', ...account };
      expect((await stand.call('POST', 'fund-transfers', { by: stand.owner, payload })).status).toBe(201);
      return 'fund-transfers';
    },
  ],
];

test.each(PLACES)(
  'a caller who sees masked numbers cannot find out the rest by searching %s',
  async (_, prepare) => {
    const path = await prepare();

    expect(await lookFor(path, '9876')).toContain('******9876');
    expect(await spellOut(path)).toBe('9876');
    expect(await lookFor(path, NUMBER)).toEqual([]);
    expect(await lookFor(path, '842231')).toEqual([]);
    // Visible data can still be searched.
    expect(await lookFor(path, 'siti')).toContain('******9876');
  },
);

test('a caller who sees full numbers finds one by any part of it', async () => {
  await stand.made([anItem(account)]);

  expect(await lookFor('disbursement-items', '22319', stand.owner)).toContain(NUMBER);
});

test.each(['', '1', '1234567', '12345678', '123456789', '12345678901234567890'])(
  'the number %j is searched in its masked form',
  async (number) => {
    const found = (text: string) =>
      stand.app.db.system((tx) =>
        tx.rows(sql`select 1 from (select ${`a ${number} b`}::text as search_text, ${number}::text as n) t
                     where true ${matchesSearch(text, { hidden: sql`n` })}`),
      );

    expect(await found(`a ${maskAccountNumber(number)} b`)).toHaveLength(1);
    if (number !== '') expect(await found(number)).toHaveLength(0);
  },
);

test('a row without a number is still found', async () => {
  await stand.made([anItem({ account_number: 'x', account_owner_name: 'Tanpa Nomor' })]);

  expect(await lookFor('disbursement-items', 'tanpa nomor')).toEqual([null]);
});

test('a number in a wrong column is masked like one in its own column', async () => {
  const elsewhere = { account_owner_name: `Siti ${NUMBER}`, bank_code: NUMBER, notes: `ke ${NUMBER}` };
  const { id } = await stand.made([anItem({ ...account, ...elsewhere })]);
  const told = async (by: Tokens) => (await stand.call('GET', `disbursements/${id}/items`, { by })).text;

  expect(await told(viewer)).not.toContain(NUMBER);
  expect(await told(stand.owner)).toContain(NUMBER);
});
