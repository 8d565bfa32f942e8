import { describe, expect, test } from 'vitest';
import { anItem, codeOf, itemOf, setStand } from '../testing/stand.ts';

const stand = setStand();

describe('a row that is mended', () => {
  const mend = (id: string | undefined, payload: object) =>
    stand.call('PATCH', `disbursement-items/${id}`, { payload });

  test('is checked again and its bank asked, and the batch is another version', async () => {
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

  test('of which only the amount changed is not asked about again', async () => {
    const { made, items } = stand;
    const { id } = await made();
    const [item] = await items(id);

    expect(itemOf(await mend(item?.id, { amount: '60000' }))).toMatchObject({
      status: 'valid',
      bank_account_name: 'SITI AMINAH',
      changed: true,
    });
  });

  test('with nothing that is other than before stays as it is', async () => {
    const { made, items, read } = stand;
    const { id } = await made();
    const [item] = await items(id);
    await mend(item?.id, { amount: '50000' });

    expect((await read(id)).version).toBe(1);
  });

  test('takes the name that the bank states, without learning it', async () => {
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
    // What was taken is of this account alone.
    expect(itemOf(await mend(item?.id, { account_number: '8422647204' })).status).toBe('need_validation');
  });

  test('cannot take a name that no bank stated', async () => {
    const { made, items } = stand;
    const { id } = await made();
    const [item] = await items(id);

    expect(codeOf(await mend(item?.id, { accept_bank_name: true }))).toBe('DPAY_INVALID_REQUEST');
  });

  test('no name with stars of one’s own is taken for the bank’s', async () => {
    const { made, items } = stand;
    const { id } = await made([anItem({ account_number: '8422647104' })]);
    const [item] = await items(id);

    expect(itemOf(await mend(item?.id, { account_owner_name: 'BU** SAN****' })).status).toBe('invalid');
  });

  test('by somebody else makes them its maker', async () => {
    const { owner, call, made, items, read } = stand;
    const { id, maker } = await made();
    const [item] = await items(id);
    await call('PATCH', `disbursement-items/${item?.id}`, { by: owner, payload: { amount: '70000' } });

    expect((await read(id)).maker.id).not.toBe(maker.id);
  });
});
