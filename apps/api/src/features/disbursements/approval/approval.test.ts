import sql from 'sql-template-tag';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Problem } from '../../../testing/app.ts';
import { askForNobodyMore, askForOneMore } from '../../../testing/approvals.ts';
import { NOW } from '../../../testing/trade.ts';
import type { Disbursement } from '../batch/rows.ts';
import { anItem, batchOf, codeOf, setStand, startStand } from '../testing/stand.ts';
import type { Stand } from '../testing/stand.ts';

const stand = setStand();

/** The batch as stored, to check that a refusal changed nothing. */
const standing = async ({ id }: Disbursement) => ({
  batch: await stand.read(id),
  items: await stand.items(id),
  balance: await stand.balance(),
});
const jakarta = (clock: string) => new Date(`2026-11-20T${clock}+07:00`);

describe('submitting', () => {
  // spec 2.134, 4.46
  test('hands a batch to its approver and names the submitter', async () => {
    const { owner, made, submit } = stand;
    const batch = await made();
    const submitted = batchOf(await submit(batch, { by: owner }));

    expect(submitted).toMatchObject({
      status: 'need_approval',
      version: 1,
      submitted_at: NOW,
      approver: null,
    });
    expect(submitted.maker.id).not.toBe(batch.maker.id);
  });

  test('twice with one key counts once, and with another key is refused', async () => {
    const { made, submit } = stand;
    const batch = await made();
    const headers = { 'idempotency-key': 'submit-me-only-once' };
    const first = await submit(batch, { headers });

    expect((await submit(batch, { headers })).text).toBe(first.text);
    expect(codeOf(await submit(batch))).toBe('DPAY_TRANSITION_NOT_ALLOWED');
  });

  test.each<[string, Parameters<Stand['made']>[0], number, string]>([
    ['an invalid row', [anItem(), anItem({ amount: 'x' })], 1, 'DPAY_DISBURSEMENT_HAS_INVALID_ITEMS'],
    [
      'an account that its bank rejected',
      [anItem({ account_number: '8422647011' })],
      1,
      'DPAY_DISBURSEMENT_HAS_INVALID_ITEMS',
    ],
    ['an outdated version', [anItem()], 2, 'DPAY_DISBURSEMENT_CHANGED'],
  ])('with %s is refused and changes nothing', async (_, rows, version, want) => {
    const { made, submit } = stand;
    const batch = await made(rows);
    const before = await standing(batch);

    expect(codeOf(await submit({ ...batch, version }))).toBe(want);
    expect(await standing(batch)).toEqual(before);
  });

  // spec 8.70
  test('during validation, or with no row left, is refused', async () => {
    const { call, create, items, made, read, submit } = stand;
    expect(codeOf(await submit(batchOf(await create())))).toBe('DPAY_DISBURSEMENT_VALIDATING');

    const { id } = await made();
    const [item] = await items(id);
    await call('POST', `disbursements/${id}/items/delete`, { payload: { item_ids: [item?.id] } });
    expect(codeOf(await submit(await read(id)))).toBe('DPAY_DISBURSEMENT_EMPTY');
  });

  // spec 8.73
  test('is refused from 23.30 in Jakarta until midnight, to the millisecond', async () => {
    const { app, made, submit } = stand;
    const at = async (clock: string) => {
      const batch = await made();
      app.clock.set(jakarta('23:29:30.000'));
      const by = await app.signIn('uploader@a.test');
      app.clock.set(jakarta(clock));
      const reply = await submit(batch, { by });
      app.clock.set(new Date(NOW));
      return reply.status === 200 ? 200 : codeOf(reply);
    };

    expect([await at('23:29:59.999'), await at('23:30:00.000'), await at('23:59:59.999')]).toEqual([
      200,
      'DPAY_CUT_OFF_TIME',
      'DPAY_CUT_OFF_TIME',
    ]);
  });

  test('checks again whether another batch pays the same', async () => {
    const { approve, items, made, submit, submitted, afterSeconds, app } = stand;
    const rows = [anItem({ account_number: '1112223336', amount: 81_000 })];
    const second = await made(rows);
    expect((await items(second.id))[0]?.issues).toEqual([]);
    const first = await submitted(rows);
    await approve(first);
    await afterSeconds(1);
    app.clock.set(new Date(NOW));

    await submit(second);
    expect((await items(second.id))[0]?.issues).toEqual([
      {
        field: 'account_number',
        code: 'DUPLICATE_OF_PAST',
        level: 'warning',
        params: { batch: 'Gaji November', batch_id: first.id, date: '2026-11-20' },
      },
    ]);
  });
});

describe('approving', () => {
  // spec 4.37
  test('reserves the whole total at once, with fee and PPN, and names the approver', async () => {
    const { approve, balance, submitted, afterSeconds } = stand;
    const before = await balance();
    const batch = await submitted([
      anItem(),
      anItem({ amount: 600_000_000, bank_code: 'bri', account_number: '842264701000010' }),
    ]);
    const reply = await approve(batch);

    expect(batchOf(reply)).toMatchObject({
      status: 'processing',
      counts: { processing: 2, valid: 0 },
      approver: { name: 'Sari Dewi' },
      decided_at: NOW,
    });
    expect(await balance()).toEqual({
      available: before.available - batch.notice.total,
      in_flight: before.in_flight + batch.notice.total,
    });
    await afterSeconds(1);
  });

  // spec 6.14
  test('is refused to the maker, whatever their role', async () => {
    const { approve, made, owner, submit } = stand;
    const batch = batchOf(await submit(await made(), { by: owner }));
    const before = await standing(batch);

    const refused = await approve(batch, { by: owner });
    expect([refused.status, codeOf(refused)]).toEqual([403, 'DPAY_MAKER_IS_APPROVER']);
    expect(await standing(batch)).toEqual(before);
  });

  test('is refused to the last editor, even if another user submitted it before', async () => {
    const { approve, call, items, maker, owner, approver, read, submit, submitted } = stand;
    const batch = await submitted();
    await call('POST', `disbursements/${batch.id}/reject`, { by: approver, payload: { notes: 'Kurangi' } });
    const [item] = await items(batch.id);
    await call('PATCH', `disbursement-items/${item?.id}`, { by: owner, payload: { amount: '40000' } });
    expect((await read(batch.id)).maker.name).toBe('Sari Dewi');
    // Resubmitting makes the submitter the maker, including the owner's edit.
    const again = batchOf(await submit(await read(batch.id), { by: maker }));

    expect(codeOf(await approve(again, { by: maker }))).toBe('DPAY_FORBIDDEN');
    expect((await approve(again)).status).toBe(200);
  });

  test.each<[string, object, string]>([
    ['another version', { version: 2 }, 'DPAY_DISBURSEMENT_CHANGED'],
    ['one rupiah more', { total: 53_331 }, 'DPAY_DISBURSEMENT_CHANGED'],
    ['one rupiah less', { total: 53_329 }, 'DPAY_DISBURSEMENT_CHANGED'],
  ])('%s than was shown is refused and changes nothing', async (_, different, want) => {
    const { approve, submitted } = stand;
    const batch = await submitted();
    expect(batch.notice.total).toBe(53_330);
    const before = await standing(batch);
    const payload = { version: 1, total: 53_330, ...different };

    expect(codeOf(await approve(batch, { payload }))).toBe(want);
    expect(await standing(batch)).toEqual(before);
  });

  test('a draft is refused', async () => {
    const { approve, made } = stand;
    expect(codeOf(await approve(await made()))).toBe('DPAY_TRANSITION_NOT_ALLOWED');
  });

  // spec 8.75
  test('more than the balance is refused and changes nothing', async () => {
    const { approve, submitted, balance } = stand;
    const { available } = await balance();
    const parts = Math.ceil(available / 9_000_000_000);
    const batch = await submitted(
      Array.from({ length: parts }, (_, index) =>
        anItem({ amount: 9_000_000_000, account_number: `84226${String(index).padStart(2, '0')}010` }),
      ),
    );
    const before = await standing(batch);

    expect(codeOf(await approve(batch))).toBe('DPAY_INSUFFICIENT_BALANCE');
    expect(await standing(batch)).toEqual(before);
  });

  test('is refused from 23.30 in Jakarta until midnight, to the millisecond', async () => {
    const { app, approve, submitted } = stand;
    const at = async (clock: string) => {
      const batch = await submitted();
      app.clock.set(jakarta('23:20:00.000'));
      const by = await app.signIn('approver@a.test');
      app.clock.set(jakarta(clock));
      const reply = await approve(batch, { by });
      app.clock.set(new Date(NOW));
      return reply.status === 200 ? 200 : codeOf(reply);
    };

    expect([await at('23:29:59.999'), await at('23:30:00.000')]).toEqual([200, 'DPAY_CUT_OFF_TIME']);
  });

  test('twice concurrently approves once and reserves once', async () => {
    const { approve, approver, owner, submitted, balance } = stand;
    const batch = await submitted();
    const before = await balance();
    const replies = await Promise.all([approve(batch, { by: owner }), approve(batch, { by: approver })]);

    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await balance()).in_flight - before.in_flight).toBe(batch.notice.total);
  });

  test('and editing concurrently: only the version that was shown can be sent', async () => {
    const { approve, approver, call, items, read, submit, submitted } = stand;
    const batch = await submitted();
    const [item] = await items(batch.id);
    await call('POST', `disbursements/${batch.id}/reject`, { by: approver, payload: { notes: 'x' } });
    const again = batchOf(await submit(await read(batch.id)));
    const [approved, mended] = await Promise.all([
      approve(again),
      call('PATCH', `disbursement-items/${item?.id}`, { payload: { amount: '99000' } }),
    ]);

    expect([approved.status, codeOf(mended)]).toEqual([200, 'DPAY_DISBURSEMENT_NOT_EDITABLE']);
    expect((await items(batch.id))[0]?.transfers.map(({ amount }) => amount)).toEqual([50_000]);
  });

  test('two batches concurrently with money for one: one is sent', async () => {
    const other = await startStand({ funds: 100_000 });
    const { approve, submitted, balance, owner, approver, app } = other;
    const first = await submitted([anItem({ amount: 80_000 })]);
    const second = await submitted([anItem({ amount: 80_000, account_number: '8422647110' })]);
    const replies = await Promise.all([approve(first, { by: owner }), approve(second, { by: approver })]);

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status !== 200).map(codeOf)).toEqual(['DPAY_INSUFFICIENT_BALANCE']);
    expect(await balance()).toEqual({ available: 16_670, in_flight: 83_330 });
    await app.close();
  });

  test('is refused to everybody who worked on it, however many others did later', async () => {
    const { approve, approver, call, items, made, owner, read, submit } = stand;
    const begun = await made([anItem()], { by: owner });
    const handedOn = batchOf(await submit(begun));
    expect(handedOn.maker_ids).toHaveLength(2);
    expect(codeOf(await approve(handedOn, { by: owner }))).toBe('DPAY_MAKER_IS_APPROVER');

    const other = await made();
    const rejected = await submit(other);
    const notes = { payload: { notes: 'x' } };
    await call('POST', `disbursements/${batchOf(rejected).id}/reject`, { by: owner, ...notes });
    const [item] = await items(other.id);
    await call('PATCH', `disbursement-items/${item?.id}`, { by: owner, payload: { amount: '900000' } });
    await stand.app.validations.drain();
    const again = batchOf(await submit(await read(other.id)));
    expect(codeOf(await approve(again, { by: owner }))).toBe('DPAY_MAKER_IS_APPROVER');
    expect((await approve(again, { by: approver })).status).toBe(200);
  });

  test('is refused to the uploader of its file, whoever created the batch', async () => {
    const { app, approve, approver, call, owner, read, submit } = stand;
    const payload = 'Nama,Bank,Rekening,Nominal\nSiti Aminah,bca,8422647010,50000';
    const uploaded = await call('POST', 'disbursement-files?name=gaji.csv', { by: owner, payload });
    const { id: file_id } = uploaded.json<{ data: { id: string } }>().data;
    const made = await call('POST', 'disbursements', { payload: { name: 'Gaji', file_id } });
    await app.validations.drain();
    const batch = batchOf(await submit(await read(batchOf(made).id)));

    expect(batch.maker_ids).toHaveLength(2);
    expect(codeOf(await approve(batch, { by: owner }))).toBe('DPAY_MAKER_IS_APPROVER');
    expect((await approve(batch, { by: approver })).status).toBe(200);
  });

  test('by the maker is also rejected by the database', async () => {
    const { app, submitted } = stand;
    const { id } = await submitted();
    const cheat = app.db.system((tx) =>
      tx.run(sql`update disbursement set status = 'processing', approver_id = maker_id where id = ${id}`),
    );

    await expect(cheat).rejects.toThrow('approver_is_not_maker');
  });
});

describe('rejecting', () => {
  const reject = ({ id }: Disbursement, options: Parameters<Stand['call']>[2] = {}) =>
    stand.call('POST', `disbursements/${id}/reject`, {
      by: stand.approver,
      payload: { notes: 'Nominal Siti belum dikurangi kasbon.' },
      ...options,
    });

  // spec 4.36, 4.37
  test('returns a batch with notes; after a fix it is submitted as a new version', async () => {
    const { approve, call, items, read, submit, submitted } = stand;
    const batch = await submitted();
    const rejected = batchOf(await reject(batch));
    expect(rejected).toMatchObject({
      status: 'need_revision',
      approver: { name: 'Sari Dewi' },
      approver_notes: 'Nominal Siti belum dikurangi kasbon.',
    });

    const [item] = await items(batch.id);
    await call('PATCH', `disbursement-items/${item?.id}`, { payload: { amount: '45000' } });
    const again = batchOf(await submit(await read(batch.id)));
    expect(again).toMatchObject({ status: 'need_approval', version: 2, approver: null });
    // The approver's old view does not match the new version.
    expect(codeOf(await approve(batch))).toBe('DPAY_DISBURSEMENT_CHANGED');
    expect((await approve(again)).status).toBe(200);
  });

  // spec 4.48
  test('is refused to the maker, without notes, and for a batch that is not waiting', async () => {
    const { made, owner, submit, submitted } = stand;
    const own = batchOf(await submit(await made(), { by: owner }));
    expect(codeOf(await reject(own, { by: owner }))).toBe('DPAY_MAKER_IS_APPROVER');
    expect(codeOf(await reject(await submitted(), { payload: { notes: '  ' } }))).toBe(
      'DPAY_INVALID_REQUEST',
    );
    const hidden = await reject(await submitted(), { payload: { notes: 'Kurangi \u202efdp' } });
    expect(hidden.json<Problem>().errors).toMatchObject([
      { field: 'notes', code: 'DPAY_FIELD_HIDDEN_CHARACTER' },
    ]);
    expect(codeOf(await reject(await made()))).toBe('DPAY_TRANSITION_NOT_ALLOWED');
  });
});

test('rows of a batch that waits for approval cannot be changed', async () => {
  const { call, items, submitted } = stand;
  const batch = await submitted();
  const before = await standing(batch);
  const [item] = await items(batch.id);
  for (const reply of [
    await call('PATCH', `disbursement-items/${item?.id}`, { payload: { amount: '99000' } }),
    await call('POST', `disbursements/${batch.id}/items/delete`, { payload: { item_ids: [item?.id] } }),
    await call('POST', `disbursements/${batch.id}/revalidate`),
    await call('PATCH', `disbursements/${batch.id}`, { payload: { name: 'x' } }),
  ]) {
    expect(codeOf(reply)).toBe('DPAY_DISBURSEMENT_NOT_EDITABLE');
    expect(reply.json<Problem>().error).toContain('diubah lagi: statusnya “Menunggu persetujuan”.');
  }
  expect(codeOf(await call('DELETE', `disbursements/${batch.id}`))).toBe('DPAY_TRANSITION_NOT_ALLOWED');

  expect(await standing(batch)).toEqual(before);
});

test('a batch of another merchant cannot be submitted, approved, rejected or resent', async () => {
  const { app, call, submitted } = stand;
  const batch = await submitted();
  const theirs = await app.signIn('owner@b.test');
  const { id, version, notice } = batch;
  const asked = {
    submit: { version },
    approve: { version, total: notice.total },
    reject: { notes: 'x' },
    retrigger: {},
    sync: undefined,
  };
  for (const [verb, payload] of Object.entries(asked)) {
    const options = payload ? { payload } : {};
    const ask = (different: object) =>
      call('POST', `disbursements/${id}/${verb}`, { ...options, ...different });
    expect([verb, (await ask({ by: theirs })).status]).toEqual([verb, 404]);
    expect([verb, (await ask({ by: stand.owner, mode: 'sandbox' })).status]).toEqual([verb, 404]);
  }
});

// spec 4.74
test('a suspended merchant can neither submit nor approve', async () => {
  const { app, call } = stand;
  const by = await app.signIn('owner@suspended.test');
  const id = 'dis_01KAJ800000000000000000001';

  expect(codeOf(await call('POST', `disbursements/${id}/submit`, { by, payload: { version: 1 } }))).toBe(
    'DPAY_MERCHANT_SUSPENDED',
  );
  expect(
    codeOf(await call('POST', `disbursements/${id}/approve`, { by, payload: { version: 1, total: 1 } })),
  ).toBe('DPAY_MERCHANT_SUSPENDED');
});

describe('with rules that ask for two people', () => {
  beforeEach(() => askForOneMore(stand.app.db, 'disbursement'));
  afterEach(() => askForNobodyMore(stand.app.db));

  test('a batch goes with the second approval', async () => {
    const { approve, submitted, owner, balance } = stand;
    const batch = await submitted();
    const before = await balance();

    expect(batchOf(await approve(batch))).toMatchObject({ status: 'need_approval', approver: null });
    expect(await balance()).toEqual(before);
    expect(codeOf(await approve(batch))).toBe('DPAY_ALREADY_APPROVED');
    expect(batchOf(await approve(batch, { by: owner })).status).toBe('processing');
  });

  test('a batch that was rejected in between starts again', async () => {
    const { approve, call, read, submit, submitted, owner } = stand;
    const batch = await submitted();
    await approve(batch);
    await call('POST', `disbursements/${batch.id}/reject`, { by: owner, payload: { notes: 'Salah bulan' } });
    stand.app.clock.set(new Date(Date.parse(NOW) + 1000));
    const again = batchOf(await submit(await read(batch.id)));

    expect(batchOf(await approve(again, { by: owner })).status).toBe('need_approval');
    expect(batchOf(await approve(again)).status).toBe('processing');
  });
});
