import {
  effectiveFlags,
  FLAGS,
  NAV_KEYS,
  navigationFor,
  nearestTo,
  PERMISSIONS,
} from '@dasbor/domain/access';
import { describe, expect, test } from 'vitest';
import { sessionAs, sessionOf } from '../../../shared/testing/sessions.ts';
import en from '../locales/en.json' with { type: 'json' };
import id from '../locales/id.json' with { type: 'json' };
import { personOf } from '../testing/around.ts';
import { type Choice, matching, step } from './choices.ts';
import { offeredTo } from './offered.ts';
import { NAV_WORDS, type Place, PLACES, type PlaceKey, RUN_WORDS } from './places.ts';

const CHOICES: readonly Choice[] = [
  { key: '/orders', group: 'pages', title: 'Pesanan', words: 'orders' },
  { key: '/balance', group: 'pages', title: 'Mutasi saldo', words: 'balance rekening' },
  { key: 'balanceSettings', group: 'settings', title: 'Pengaturan saldo' },
  { key: 'topUp', group: 'actions', title: 'Isi saldo', words: 'top up deposit' },
  { key: 'createBatch', group: 'actions', title: 'Buat batch', words: 'create payroll gaji' },
  { key: 'sandbox', group: 'actions', title: 'Beralih ke mode Sandbox' },
  { key: 'ord_1', group: 'hits', title: 'INV-1', words: 'Andrée Saldo' },
];
const keys = (text: string, choices = CHOICES) =>
  matching(choices, text)
    .filter(({ group, words = '' }) => group !== 'hits' || words.toLowerCase().includes(text))
    .map(({ key }) => key);

describe('matching', () => {
  test.each([
    ['beginnings of words', 'pesan', ['/orders']],
    ['every word typed, in any order', 'SANDBOX mode', ['sandbox']],
    ['words that stand for it', 'payroll', ['createBatch']],
    ['no word in the middle', 'anan', []],
    ['no two words of different choices', 'mode live', []],
    ['any case and without accents', 'pésanan', ['/orders']],
    ['the best match first, and its group', 'isi saldo', ['topUp']],
    ['the title before words that stand for it', 'pengaturan', ['balanceSettings']],
  ])('%s: %j', (_, text, want) => {
    expect(keys(text)).toEqual(want);
  });

  test('equal matches keep their order: pages, then settings, then actions', () => {
    expect(keys('saldo')).toEqual(['/balance', 'balanceSettings', 'topUp', 'ord_1']);
  });

  test('an exact title comes before a title that only starts with the query, in any group', () => {
    const pages = [
      { key: 'a', group: 'pages', title: 'Tarik dana otomatis' },
      { key: 'b', group: 'actions', title: 'Tarik dana' },
    ] as const;

    expect(keys('tarik dana', pages)).toEqual(['b', 'a']);
  });

  test('a record comes first for its complete ID or reference, and is never filtered out', () => {
    const found = matching(CHOICES, 'inv-1');

    expect(found.map(({ key }) => key)).toEqual(['ord_1']);
    expect(matching(CHOICES, 'pesanan').map(({ key }) => key)).toEqual(['/orders', 'ord_1']);
  });
});

test('arrow keys wrap around at the ends and do nothing in an empty list', () => {
  expect(step(1, 1, 2)).toBe(0);
  expect(step(0, -1, 2)).toBe(1);
  expect(step(-1, 1, 0)).toBe(-1);
});

const ENTRIES = navigationFor({
  permissions: PERMISSIONS,
  flags: effectiveFlags(Object.fromEntries(FLAGS.map((flag) => [flag, true])), 'live'),
  mode: 'live',
  available: NAV_KEYS,
}).flatMap(({ items }) => items);

const place = (key: PlaceKey, words: typeof id): Choice => ({ ...PLACES[key], key, title: words.place[key] });

describe('the table of places', () => {
  test.each(Object.keys(PLACES) as PlaceKey[])('%s is found by its title in either language', (key) => {
    for (const shown of [id, en])
      for (const typed of [id, en])
        expect(matching([place(key, shown)], typed.place[key]), typed.place[key]).toHaveLength(1);
  });

  test.each(Object.keys(RUN_WORDS) as (keyof typeof RUN_WORDS)[])(
    '%s is found by its title in either language',
    (key) => {
      for (const typed of [id, en]) {
        const title = key === 'language' ? RUN_WORDS.language : typed.action[key];
        const choice: Choice = { key, group: 'actions', title: id.action[key], words: RUN_WORDS[key] };
        expect(matching([choice], title), title).toHaveLength(1);
      }
    },
  );

  test.each(Object.entries<Place>(PLACES))('%s names the sidebar entry of its page', (_, row) => {
    for (const { to, below } of [row, ...(row.instead ? [row.instead] : [])])
      expect(below).toBe(nearestTo(to.replace(/[?#].*/, ''), ENTRIES)?.key);
  });

  test('has synonyms for every sidebar entry', () => {
    expect([...Object.keys(NAV_WORDS), 'balance', 'subaccount'].toSorted()).toEqual(NAV_KEYS.toSorted());
  });

  test.each([
    ['webhook', 'webhooks'],
    ['api key', 'apiKeys'],
    ['schedule', 'schedule'],
    ['password', 'password'],
    ['kata sandi', 'password'],
    ['create', 'createBatch'],
    ['failed payments', 'failedPayments'],
    ['gaji', 'createBatch'],
    ['payout', 'payouts'],
    ['2fa', 'twoStep'],
    ['sweep out', 'sweepOut'],
    ['low balance', 'lowBalance'],
  ] as const)('the owner types %j and finds %s', (text, key) => {
    const places = offeredTo(personOf(sessionOf())).map((offered) => place(offered.key, id));

    expect(matching(places, text).map((choice) => choice.key)).toContain(key);
  });
});

const PUBLIC = [
  'profile',
  'password',
  'email',
  'twoStep',
  'secondSteps',
  'devices',
  'notifications',
  'notificationSettings',
  'activation',
  'upgrade',
  'signOutEverywhere',
];

describe('offeredTo', () => {
  const offered = (session = sessionOf()) => offeredTo(personOf(session)).map(({ key }) => key);
  const changed = (changes: Parameters<typeof sessionOf>[0]) => offered(sessionOf(changes));

  test('offers everything to an owner of a merchant with every feature', () => {
    expect(offered()).toEqual(Object.keys(PLACES));
  });

  test.each<[Parameters<typeof sessionAs>[0], readonly string[]]>([
    [
      'Payment Link Maker',
      [
        'failedPayments',
        'waitingPayments',
        'unpaidOrders',
        'unpaidLinks',
        'linkMessage',
        ...PUBLIC,
        'createPaymentLink',
        'uploadLinks',
      ],
    ],
    [
      'Uploader',
      [
        'topUpHistory',
        'payouts',
        'topUpsOfDisbursements',
        'waitingBatches',
        ...PUBLIC,
        'exportSchedules',
        'createExport',
        'createBatch',
        'createRefund',
      ],
    ],
  ])('a %s is offered only what the role can open', (role, want) => {
    expect(offered(sessionAs(role))).toEqual(want);
  });

  test('a viewer is offered no action', () => {
    expect(offered(sessionAs('Viewer')).filter((key) => PLACES[key].group === 'actions')).toEqual([]);
  });

  test('nothing under an entry that a preset or an audit hides', () => {
    expect(changed({ hidden_menus: ['disbursements'] })).not.toContain('createBatch');
    expect(changed({ hidden_menus: ['settings'] })).not.toContain('apiKeys');
  });

  test('no setting that the preset of a subaccount hides', () => {
    const preset = { exclude_navigation: [], setting_menu: ['security_history'], webhook: false };
    const left = changed({ merchant_subaccount_preset: preset });

    expect(left).toContain('securityHistory');
    expect(left).not.toContain('apiKeys');
    expect(left).not.toContain('createWebhook');
  });

  test('sweeps lead to the page where this user configures them', () => {
    const to = (session: ReturnType<typeof sessionOf>) =>
      offeredTo(personOf(session)).find(({ key }) => key === 'sweepOut')?.to;
    const { feature_config: everything } = sessionOf();
    const noWithdrawals = sessionOf({ feature_config: { ...everything, withdrawal: false } });

    expect(to(sessionOf())).toBe('/balance/withdraw/schedule#out');
    expect(to(noWithdrawals)).toBe('/settings/balance#out');
  });
});
