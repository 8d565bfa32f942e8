import { describe, expect, test } from 'vitest';
import { anItem, codeOf, itemOf, setStand } from '../testing/stand.ts';

const stand = setStand();

describe('an edited row', () => {
  const mend = (id: string | undefined, payload: object) =>
    stand.call('PATCH', `disbursement-items/${id}`, { payload });

  // spec 2.133, 4.40
  test('is checked again, its bank is asked, and the batch gets a new version', async () => {
    const { app, made, items, read } = stand;
    const { id } = await made([anItem({ amount: '1,5' })]);
    const [item] = await items(id);

    const mended = itemOf(await mend(item?.id, { amount: '15.000' }));
    expect(mended).toMatchObject({ status: 'need_validation', amount: 15_000, changed: true, issues: [] });
    await app.validations.drain();
    expect(await read(id)).toMatchObject({ version: 2, counts: { valid: 1 } });
    expect(itemOf(await mend(item?.id, { amount: '1,5' }))).toMatchObject({
      status: 'invalid',
      changed: false,
    });
  });

  test('with only another amount is not asked about again', async () => {
    const { made, items } = stand;
    const { id } = await made();
    const [item] = await items(id);

    expect(itemOf(await mend(item?.id, { amount: '60000' }))).toMatchObject({
      status: 'valid',
      bank_account_name: 'SITI AMINAH',
      changed: true,
    });
  });

  test('without any difference stays unchanged', async () => {
    const { made, items, read } = stand;
    const { id } = await made();
    const [item] = await items(id);
    await mend(item?.id, { amount: '50000' });

    expect((await read(id)).version).toBe(1);
  });

  test("can take the bank's name without revealing it", async () => {
    const { made, items, read } = stand;
    const { id } = await made([anItem({ account_number: '8422647104' })]);
    const [item] = await items(id);
    expect(item?.bank_account_name).toBe('BU** SAN****');

    const taken = itemOf(await mend(item?.id, { accept_bank_name: true }));
    expect(taken).toMatchObject({
      status: 'valid',
      account_owner_name: 'BU** SAN****',
      bank_account_name: 'BU** SAN****',
      changed: true,
    });
    expect((await read(id)).version).toBe(2);
    // The accepted name applies only to this account.
    expect(itemOf(await mend(item?.id, { account_number: '8422647204' })).status).toBe('need_validation');
  });

  test('cannot take a name if no bank stated one', async () => {
    const { made, items } = stand;
    const { id } = await made();
    const [item] = await items(id);

    expect(codeOf(await mend(item?.id, { accept_bank_name: true }))).toBe('DPAY_INVALID_REQUEST');
  });

  test('cannot pass off a typed name with asterisks as the bank’s', async () => {
    const { made, items } = stand;
    const { id } = await made([anItem({ account_number: '8422647104' })]);
    const [item] = await items(id);

    expect(itemOf(await mend(item?.id, { account_owner_name: 'BU** SAN****' })).status).toBe('invalid');
  });

  test('makes its editor the maker', async () => {
    const { owner, call, made, items, read } = stand;
    const { id, maker } = await made();
    const [item] = await items(id);
    await call('PATCH', `disbursement-items/${item?.id}`, { by: owner, payload: { amount: '70000' } });

    expect((await read(id)).maker.id).not.toBe(maker.id);
  });
});
