import { expect, it } from 'vitest';
import { effectiveFlags, ROLES } from '../access/index.ts';
import { STARTED_STEPS, startedStepsFor } from './index.ts';

const whoIs = (role: string) => ({
  permissions: ROLES.find(({ name }) => name === role)?.permissions ?? [],
  flags: effectiveFlags({}, 'live'),
  mode: 'live' as const,
});

it.each([
  ['Owner', STARTED_STEPS],
  ['Admin', STARTED_STEPS],
  ['Developer', ['key', 'sandbox_payment', 'webhook', 'second_step', 'live_payment']],
  ['Finance', ['sandbox_payment', 'second_step', 'live_payment']],
  ['Payment Link Maker', ['sandbox_payment', 'second_step', 'live_payment']],
  ['Viewer', ['sandbox_payment', 'second_step']],
  ['Uploader', ['second_step']],
  ['Approver', ['second_step']],
])('%s gets only the steps that they can do', (role, want) => {
  expect(startedStepsFor(whoIs(role))).toEqual(want);
});

it('leaves webhooks to the master if the preset of a subaccount does', () => {
  expect(startedStepsFor(whoIs('Owner'), { webhook: false })).not.toContain('webhook');
  expect(startedStepsFor(whoIs('Owner'), { webhook: true })).toContain('webhook');
  expect(startedStepsFor(whoIs('Owner'), null)).toContain('webhook');
});
