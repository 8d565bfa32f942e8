import { describe, expect, it } from 'vitest';
import { isFine } from '../../../shared/forms/schema.ts';
import { stepOf, scheduleSchema, valuesOf, type StepValues } from './steps-values.ts';

const step = (when: StepValues['when'], days: string): StepValues => ({ when, days, channel: 'email' });

describe('a step of the form', () => {
  it.each([-30, -1, 0, 1, 90])('reads %i days as it shows them', (days) => {
    expect(stepOf(valuesOf({ days, channel: 'whatsapp' }))).toEqual({ days, channel: 'whatsapp' });
  });

  it.each<[StepValues[], boolean]>([
    [[step('before', '3'), step('on', ''), step('after', '7')], true],
    [[], false],
    [[step('before', '31')], false],
    [[step('after', '91')], false],
    [[step('after', 'x')], false],
    [[step('on', '5'), step('after', '0')], false],
  ])('%j is valid: %s', (steps, want) => {
    expect(isFine(scheduleSchema, { enabled: true, steps }, undefined)).toBe(want);
  });
});
