import { STANDARD_TEMPLATES } from '@dasbor/domain/payment-links';
import { expect, test } from 'vitest';
import { codeOf, dataOf, fieldsOf, setStand } from './testing/stand.ts';
import type { Template } from './testing/stand.ts';

const stand = setStand();
const OWN = { id: 'Hai {nama}, bayar di {link}', en: 'Hi {nama}, pay at {link}' };

const read = async (token = stand.maker.live, mode: 'live' | 'sandbox' = 'live') =>
  dataOf<Template>(await stand.get('/template', token, { mode }));
const save = (templates: object | null, token = stand.maker.live) =>
  stand.app.ask('PUT', '/dashboard/payment-links/template', { token, payload: { templates } });

test('the standard text is replaced for everybody of the merchant and in both modes, and restored', async () => {
  expect(await read()).toEqual({ templates: STANDARD_TEMPLATES, is_standard: true });

  await save(OWN);
  await save({ ...OWN, en: 'Pay: {link} ' });

  const own = { templates: { ...OWN, en: 'Pay: {link}' }, is_standard: false };
  expect([await read(), await read(stand.owner.live), await read(stand.maker.sandbox, 'sandbox')]).toEqual([
    own,
    own,
    own,
  ]);
  expect((await read(stand.foreign.live)).is_standard).toBe(true);

  expect(dataOf<Template>(await save(null)).is_standard).toBe(true);
});

test.each([
  [{ ...OWN, en: 'Pay' }, ['templates.en DPAY_TEMPLATE_WITHOUT_LINK']],
  [
    { id: '{link} {name}', en: ' ' },
    ['templates.id DPAY_TEMPLATE_WORD_UNKNOWN', 'templates.en DPAY_REQUIRED'],
  ],
  [{ ...OWN, id: '{link}\u202e' }, ['templates.id DPAY_FIELD_HIDDEN_CHARACTER']],
  [{ id: '{link}' }, ['templates.en DPAY_REQUIRED']],
  [{ ...OWN, id: `{link}${'a'.repeat(1_000)}` }, ['templates.id DPAY_FIELD_TOO_LONG']],
])('%j is refused, and the text stays', async (templates, wanted) => {
  expect(fieldsOf(await save(templates))).toEqual(wanted);
  expect((await read()).is_standard).toBe(true);
});

test('a viewer may not change it', async () => {
  expect(codeOf(await save(OWN, stand.viewer.live))).toBe('DPAY_FORBIDDEN');
});
