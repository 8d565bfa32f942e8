import { expect, test } from 'vitest';
import { isFine } from '../../../shared/forms/schema.ts';
import { customerExamples } from '../testing/scenarios.ts';
import { bodyOf, contactSchema, mergedWith, valuesOf } from './contact-values.ts';

const { returning } = customerExamples;

test('an unchanged form sends only the version', () => {
  expect(bodyOf(valuesOf(returning))).toEqual({ version: returning.version });
});

test('only changed fields are sent, and an emptied field removes its value', () => {
  const values = { ...valuesOf(returning), mobile: ' 0813 4444 5555 ', email: '' };

  expect(bodyOf(values)).toEqual({ version: returning.version, mobile: '0813 4444 5555', email: null });
});

test('a value from before the rule does not block other edits', () => {
  const values = { ...valuesOf({ ...returning, mobile: '+62215550123' }), city: 'Cimahi' };

  expect(isFine(contactSchema, values, undefined)).toBe(true);
  expect(isFine(contactSchema, { ...values, mobile: '021 555 0124' }, undefined)).toBe(false);
});

test('after somebody else’s edit the typed fields stay, and the others take the new values', () => {
  const typed = { ...valuesOf(returning), mobile: '0813-4444-5555' };
  const now = { ...returning, version: 4, mobile: '+6281200000001', city: 'Cimahi' };

  const merged = mergedWith(typed, now);

  expect(merged).toMatchObject({
    mobile: '0813-4444-5555',
    city: 'Cimahi',
    seen: { mobile: '0812-0000-0001' },
  });
  expect(bodyOf(merged)).toEqual({ version: 4, mobile: '0813-4444-5555' });
});
