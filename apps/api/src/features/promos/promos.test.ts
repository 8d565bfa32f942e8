import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { codeOf, dataOf, errorsOf, FLAT, setStand, TERMS } from './testing/stand.ts';
import type { Promo } from './rows.ts';

const stand = setStand();
const list = async (query: string, token = stand.owner.sandbox): Promise<Promo[]> =>
  dataOf(await stand.app.ask('GET', `/dashboard/promos?${query}`, { mode: 'sandbox', token }));
const namesOf = (promos: readonly Promo[]) => promos.map(({ name }) => name);

describe('a new promo', () => {
  test('is inactive, with its terms and an unused limit', async () => {
    const reply = await stand.create({ name: 'KOPIHEMAT', description: ' Akhir tahun ' });

    expect(reply.status).toBe(201);
    expect(dataOf(reply)).toMatchObject({
      ...TERMS,
      name: 'KOPIHEMAT',
      description: 'Akhir tahun',
      currency: 'IDR',
      deduction: 'total_price',
      status: 'inactive',
      used_count: 0,
      reserved_count: 0,
      remaining: 100,
      version: 1,
      activated_at: null,
    });
  });

  test('has each problem beside its field', async () => {
    const reply = await stand.create({
      name: 'KOPI HEMAT',
      discount_value: 101,
      maximum_discount: 50_000,
      effective_to: '2026-11-19',
      limit_value: 0,
    });

    expect(codeOf(reply)).toBe('DPAY_INVALID_REQUEST');
    expect(errorsOf(reply).toSorted()).toEqual([
      'discount_value DPAY_PROMO_PERCENTAGE_INVALID',
      'effective_to DPAY_PROMO_ENDS_IN_PAST',
      'limit_value DPAY_PROMO_NOT_ABOVE_ZERO',
      'maximum_discount DPAY_PROMO_MAXIMUM_NOT_BELOW_MINIMUM',
      'name DPAY_PROMO_NAME_BLANK',
    ]);
  });

  test.each<[string, object, string]>([
    [
      'an unknown bank',
      { type: 'card', bin_numbers: ['411111'], banks: ['bank_x'] },
      'banks DPAY_BANK_UNKNOWN',
    ],
    ['five digits of a card', { type: 'card', bin_numbers: ['41111'] }, 'bin_numbers DPAY_PROMO_BIN_INVALID'],
    ['a channel of another method', { type: 'va', channels: ['OVO'] }, 'channels DPAY_CHANNEL_UNKNOWN'],
    [
      'a minimum purchase that the discount takes whole',
      { ...FLAT, minimum_purchase: 10_000 },
      'minimum_purchase DPAY_PROMO_MINIMUM_NOT_ABOVE_DISCOUNT',
    ],
    ['a day that is none', { effective_to: '2026-02-30' }, 'effective_to DPAY_DATE_INVALID'],
  ])('is refused with %s', async (_, terms, error) => {
    expect(errorsOf(await stand.create(terms))).toEqual([error]);
  });

  // spec 5.30
  test('has a name of its own, in any case', async () => {
    await stand.created({ name: 'DISKON10' });

    expect(errorsOf(await stand.create({ name: 'Diskon10' }))).toEqual(['name DPAY_PROMO_NAME_TAKEN']);
  });

  test('of ten with the same name at once, one is made', async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, at) => stand.create({ name: at % 2 ? 'SERENTAK' : 'serentak' })),
    );

    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, ...Array<number>(9).fill(400)]);
  });

  test('may have the name of a deleted one, and of one in live', async () => {
    const { id } = await stand.created({ name: 'LEBARAN25' });
    await stand.send('DELETE', `/dashboard/promos/${id}`);

    expect((await stand.create({ name: 'LEBARAN25' })).status).toBe(201);
    const live = await stand.app.ask('POST', '/dashboard/promos', {
      token: stand.owner.live,
      payload: { ...TERMS, name: 'LEBARAN25' },
      headers: { 'idempotency-key': 'promo-in-live-mode-1' },
    });
    expect(live.status).toBe(201);
  });
});

describe('an edit', () => {
  const edit = (id: string, body: object) => stand.send('PATCH', `/dashboard/promos/${id}`, body);

  // spec 2.93
  test('keeps what it omits, and counts the version', async () => {
    const { id } = await stand.created({ description: 'Lama' });

    expect(dataOf(await edit(id, { version: 1, discount_value: 20, description: null }))).toMatchObject({
      discount_value: 20,
      description: null,
      minimum_purchase: 50_000,
      version: 2,
    });
  });

  test('is checked with the terms that stay', async () => {
    const { id } = await stand.created();

    expect(errorsOf(await edit(id, { version: 1, minimum_purchase: 20_000 }))).toEqual([
      'maximum_discount DPAY_PROMO_MAXIMUM_NOT_BELOW_MINIMUM',
    ]);
  });

  test('may change the case of its own name, but takes no other', async () => {
    const { id, name } = await stand.created();
    const other = await stand.created();

    expect((await edit(id, { version: 1, name: name.toLowerCase() })).status).toBe(200);
    expect(errorsOf(await edit(id, { version: 2, name: other.name }))).toEqual([
      'name DPAY_PROMO_NAME_TAKEN',
    ]);
  });

  test('of a version that somebody changed saves nothing', async () => {
    const { id } = await stand.created();
    await edit(id, { version: 1, discount_value: 20 });

    expect(codeOf(await edit(id, { version: 1, discount_value: 30 }))).toBe('DPAY_CONFLICT');
    expect((await stand.read(id)).discount_value).toBe(20);
  });

  test.each(['active', 'paused'])('of a promo that is %s is refused', async (status) => {
    const { id } = await stand.running();
    if (status === 'paused') await stand.act(id, 'pause');

    expect(codeOf(await edit(id, { version: 2, discount_value: 50 }))).toBe('DPAY_PROMO_NOT_EDITABLE');
  });
});

describe('activating', () => {
  // spec 4.61
  test('starts the promo, which can then be paused and resumed', async () => {
    const { id } = await stand.created();

    expect(dataOf(await stand.activate(id, 1))).toMatchObject({ status: 'active', version: 2 });
    expect(dataOf(await stand.act(id, 'pause'))).toMatchObject({ status: 'paused' });
    expect(dataOf(await stand.act(id, 'resume'))).toMatchObject({ status: 'active', version: 4 });
    expect(codeOf(await stand.act(id, 'resume'))).toBe('DPAY_TRANSITION_NOT_ALLOWED');
    expect(codeOf(await stand.activate(id, 4))).toBe('DPAY_TRANSITION_NOT_ALLOWED');
  });

  test('terms that the person did not see is refused', async () => {
    const { id } = await stand.created();
    await stand.send('PATCH', `/dashboard/promos/${id}`, { version: 1, discount_value: 90 });

    expect(codeOf(await stand.activate(id, 1))).toBe('DPAY_CONFLICT');
    expect((await stand.read(id)).status).toBe('inactive');
  });

  test('is refused after the last day, when an active one is expired', async () => {
    const draft = await stand.created();
    const { id } = await stand.running();
    await Promise.all([stand.end(draft.id), stand.end(id)]);
    expect(codeOf(await stand.activate(draft.id, 1))).toBe('DPAY_PROMO_ENDS_IN_PAST');
    expect((await stand.read(draft.id)).status).toBe('inactive');
    expect((await stand.read(id)).status).toBe('expired');
    expect(codeOf(await stand.act(id, 'pause'))).toBe('DPAY_TRANSITION_NOT_ALLOWED');
    expect(await list('filters={"status":["expired"]}')).toMatchObject([{ id }]);
  });

  test('by three people at once succeeds once', async () => {
    const { id } = await stand.created();
    const replies = await Promise.all([1, 2, 3].map(() => stand.activate(id, 1)));

    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });
});

describe('the list', () => {
  // spec 2.95, 4.63
  test('has what was not deleted, by status, type and words', async () => {
    const { id, name } = await stand.created({ type: 'retail_store', description: 'Gerai Bandung' });
    const gone = await stand.running({ type: 'retail_store' });
    expect((await stand.send('DELETE', `/dashboard/promos/${gone.id}`)).status).toBe(204);

    expect(namesOf(await list('filters={"type":["retail_store"]}'))).toEqual([name]);
    expect(namesOf(await list('search=bandung'))).toEqual([name]);
    expect(namesOf(await list(`search=${id}`))).toEqual([name]);
    expect(namesOf(await list('filters={"type":["retail_store"],"status":["active","paused"]}'))).toEqual([]);
    expect(codeOf(await stand.send('DELETE', `/dashboard/promos/${gone.id}`))).toBe('DPAY_PROMO_NOT_FOUND');
  });
});

describe('who may', () => {
  const calls = (id: string, token: string) => [
    stand.app.ask('GET', `/dashboard/promos/${id}`, { mode: 'sandbox', token }),
    stand.app.ask('GET', `/dashboard/promos/${id}/uses`, { mode: 'sandbox', token }),
    stand.app.ask('GET', `/dashboard/promos/${id}/back-test`, { mode: 'sandbox', token }),
  ];
  const changes = (id: string, token: string) => [
    stand.send('PATCH', `/dashboard/promos/${id}`, { version: 1, limit_value: 5 }, token),
    stand.activate(id, 1, token),
    stand.act(id, 'pause', token),
    stand.act(id, 'resume', token),
    stand.send('DELETE', `/dashboard/promos/${id}`, undefined, token),
  ];
  const statuses = async (replies: ReturnType<typeof calls>) =>
    (await Promise.all(replies)).map(({ status }) => status);

  test('a viewer reads and changes nothing, an uploader not even reads', async () => {
    const { id } = await stand.created();
    const { viewer, uploader } = stand;

    expect(await statuses(calls(id, viewer.sandbox))).toEqual([200, 200, 200]);
    expect(await statuses(changes(id, viewer.sandbox))).toEqual(Array(5).fill(403));
    expect((await stand.create({}, viewer.sandbox)).status).toBe(403);
    expect(await statuses(calls(id, uploader.sandbox))).toEqual([403, 403, 403]);
    expect((await stand.read(id)).version).toBe(1);
  });

  test('another merchant finds nothing, and the other mode does not either', async () => {
    const { id } = await stand.created();
    const inLive = await stand.app.ask('GET', `/dashboard/promos/${id}`, { token: stand.owner.live });

    expect(await statuses(calls(id, stand.foreign.sandbox))).toEqual([404, 404, 404]);
    expect(await statuses(changes(id, stand.foreign.sandbox))).toEqual(Array(5).fill(404));
    expect(inLive.status).toBe(404);
    expect(await list('', stand.foreign.sandbox)).toEqual([]);
  });
});

test('each change is in the security history', async () => {
  const { id } = await stand.created();
  await stand.send('PATCH', `/dashboard/promos/${id}`, { version: 1, limit_value: 5 });
  await stand.activate(id, 2);
  await stand.act(id, 'pause');
  await stand.act(id, 'resume');
  await stand.send('DELETE', `/dashboard/promos/${id}`);

  const found = await stand.app.db.system((tx) =>
    tx.rows<{ action: string }>(sql`select action from audit_event where target = ${id} order by id`),
  );
  expect(found.map(({ action }) => action)).toEqual(
    ['created', 'changed', 'activated', 'paused', 'resumed', 'deleted'].map((what) => `promo.${what}`),
  );
});
