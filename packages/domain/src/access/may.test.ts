import { describe, expect, it } from 'vitest';
import { effectiveFlags, type Flag, may, type Requirement, type Who } from './index.ts';

const clerk: Who = {
  permissions: ['order.view', 'refundView'],
  flags: effectiveFlags({ refund: true }, 'live'),
  mode: 'live',
};

describe('may', () => {
  it.each([
    ['nothing asked', {}],
    ['any signed-in person', { permission: 'any' }],
    ['a permission held', { permission: 'order.view' }],
    ['a permission held in the other spelling', { permission: 'refund.view' }],
    ['a permission and a feature that is on', { permission: 'refund.view', feature: 'refund' }],
    ['any mode', { mode: 'any' }],
  ] satisfies [string, Requirement][])('allows %s', (_, needs) => {
    expect(may(clerk, needs)).toEqual({ ok: true, value: true });
  });

  it('names the permission that is missing', () => {
    expect(may(clerk, { permission: 'refund.approve' })).toEqual({
      ok: false,
      problem: { code: 'DPAY_FORBIDDEN', params: { permission: 'refund.approve' } },
    });
  });

  it('names the feature that is off', () => {
    expect(may(clerk, { permission: 'order.view', feature: 'invoice' })).toEqual({
      ok: false,
      problem: { code: 'DPAY_FEATURE_DISABLED', params: { feature: 'invoice' } },
    });
  });

  it('keeps sandbox tools out of live mode', () => {
    expect(may(clerk, { mode: 'sandbox' })).toEqual({ ok: false, problem: { code: 'DPAY_SANDBOX_ONLY' } });
    expect(may({ ...clerk, mode: 'sandbox' }, { mode: 'sandbox' }).ok).toBe(true);
  });

  it('checks the permission before it mentions the feature', () => {
    expect(may(clerk, { permission: 'invoice.view', feature: 'invoice', mode: 'sandbox' })).toMatchObject({
      problem: { code: 'DPAY_FORBIDDEN' },
    });
  });

  it('refuses a feature unknown to this build', () => {
    expect(may(clerk, { feature: 'teleport' as Flag }).ok).toBe(false);
  });
});
