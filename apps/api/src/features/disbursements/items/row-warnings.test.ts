import { describe, expect, test } from 'vitest';
import { anItem, setStand } from '../testing/stand.ts';

const stand = setStand();

test('a name with bidirectional marks is an error, one in two scripts a warning', async () => {
  const { made, items } = stand;
  const { id, counts } = await made([
    anItem({ account_owner_name: 'Siti \u202eAminah', account_number: '8422647214' }),
    anItem({ account_owner_name: 'Sіti Aminah', account_number: '8422647216' }),
  ]);

  expect(counts.invalid).toBeGreaterThan(0);
  expect((await items(id)).map(({ issues: [issue] }) => [issue?.code, issue?.level, issue?.params])).toEqual([
    ['HIDDEN_CHARACTERS', 'error', undefined],
    ['NAME_MIXED_SCRIPTS', 'warning', { letters: 'і' }],
  ]);
});

describe('rows that name one account differently', () => {
  const warned = async (id: string) =>
    (await stand.items(id)).map(({ issues }) =>
      issues.flatMap(({ code, level, params }) =>
        code === 'ACCOUNT_UNDER_OTHER_NAME' ? [[level, params?.['row']]] : [],
      ),
    );
  const rows = ['Siti Aminah', 'Budi Santoso', 'SITI AMINAH'].map((account_owner_name, index) =>
    anItem({ account_owner_name, account_number: '8422647310', amount: 50_000 + index }),
  );

  test('get a warning, also after the bank answered, until the names agree', async () => {
    const { id } = await stand.made(rows);
    expect(await warned(id)).toEqual([[], [['warning', 1]], []]);

    const [, second] = await stand.items(id);
    await stand.call('PATCH', `disbursement-items/${second?.id}`, { payload: { amount: '70000' } });
    expect(await warned(id)).toEqual([[], [['warning', 1]], []]);
    await stand.call('PATCH', `disbursement-items/${second?.id}`, {
      payload: { account_owner_name: 'Ibu Siti Aminah' },
    });
    expect(await warned(id)).toEqual([[], [], []]);
  });

  test('are compared again when the first is deleted', async () => {
    const { id } = await stand.made(rows);
    const [first] = await stand.items(id);

    await stand.call('POST', `disbursements/${id}/items/delete`, { payload: { item_ids: [first?.id] } });

    expect(await warned(id)).toEqual([[], [['warning', 2]]]);
  });
});

describe('rows that pay the same to the same account', () => {
  const warnings = async (id: string) =>
    (await stand.items(id)).map(({ issues }) => issues.map(({ code, params }) => [code, params?.['row']]));

  test('get a warning until one is changed or deleted', async () => {
    const { call, made, items } = stand;
    const { id } = await made(
      [50_000, 60_000, 50_000, 50_000].map((amount) => anItem({ account_number: '8422647210', amount })),
    );
    expect(await warnings(id)).toEqual([[], [], [['DUPLICATE_IN_FILE', 1]], [['DUPLICATE_IN_FILE', 1]]]);

    const [first, , third] = await items(id);
    await call('PATCH', `disbursement-items/${first?.id}`, { payload: { amount: '61000' } });
    expect(await warnings(id)).toEqual([[], [], [], [['DUPLICATE_IN_FILE', 3]]]);
    await call('POST', `disbursements/${id}/items/delete`, { payload: { item_ids: [third?.id] } });
    expect(await warnings(id)).toEqual([[], [], []]);
  });

  test('do not prevent submitting the batch', async () => {
    const { made, submit } = stand;
    const batch = await made([anItem(), anItem()]);

    expect((await submit(batch)).status).toBe(200);
  });
});
