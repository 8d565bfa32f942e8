import { expect, test } from 'vitest';
import { problemsIn } from '../../../shared/forms/schema.ts';
import { appearances } from '../testing/scenarios.ts';
import { appearanceSchema, bodyOf, previewColours, valuesOf } from './appearance-values.ts';

const values = valuesOf(appearances.published);
const problemsOf = (changes: object) =>
  Object.entries(problemsIn(appearanceSchema, { ...values, ...changes }, undefined)).map(
    ([field, { code }]) => `${field} ${code}`,
  );

test('what was saved is what would be saved again', () => {
  expect(bodyOf(values)).toEqual({
    version: 3,
    header_color: '#3b2417',
    accent_color: '#8a4b12',
    logo: { id: appearances.published.draft.logo?.id, width: 120, height: 40 },
  });
  expect(problemsOf({})).toEqual([]);
});

test.each([
  ['no logo', { logo: null }, []],
  ['no colour', { header_color: ' ' }, ['header_color DPAY_REQUIRED']],
  ['a word', { accent_color: 'teal' }, ['accent_color DPAY_COLOR_INVALID']],
  ['yellow links', { accent_color: '#fd0' }, ['accent_color DPAY_COLOR_CONTRAST_LOW']],
  ['no width', { logo: { ...values.logo, width: '' } }, ['logo.width DPAY_REQUIRED']],
  ['a height in words', { logo: { ...values.logo, height: '4o' } }, ['logo.height DPAY_LOGO_DISPLAY_SIZE']],
])('%s', (_, changes, want) => expect(problemsOf(changes)).toEqual(want));

test('the preview shows a readable colour, whatever is typed', () => {
  const { draft } = appearances.published;

  expect(previewColours(values, draft)).toMatchObject({ headerColour: '#3b2417', isExact: true });
  expect(previewColours({ ...values, header_color: '#12' }, draft)).toMatchObject({
    headerColour: '#3b2417',
    isExact: false,
  });
  expect(previewColours({ ...values, accent_color: '#fd0' }, draft)).toMatchObject({
    accentColour: expect.not.stringMatching('#ffdd00'),
    isExact: false,
  });
});
