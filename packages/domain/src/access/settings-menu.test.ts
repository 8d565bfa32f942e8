import { describe, expect, it } from 'vitest';
import { effectiveFlags, SETTINGS_MENU, settingsMenuFor } from './index.ts';

const merchant = { flags: effectiveFlags({ balance: true }, 'live'), available: SETTINGS_MENU };

describe('settingsMenuFor', () => {
  it('shows everything in this build if no preset limits it', () => {
    expect(settingsMenuFor(merchant)).toEqual(SETTINGS_MENU);
    expect(settingsMenuFor({ ...merchant, preset: { setting_menu: [] } })).toEqual(SETTINGS_MENU);
    expect(settingsMenuFor({ ...merchant, available: ['webhooks'] })).toEqual(['webhooks']);
  });

  // spec 2.60
  it('shows what a subaccount’s preset lists, in the product’s order', () => {
    expect(
      settingsMenuFor({ ...merchant, preset: { setting_menu: ['webhooks', 'apiKeys', 'unheard_of'] } }),
    ).toEqual(['api_keys', 'webhooks']);
  });

  it('has no balance settings if the balance is off', () => {
    expect(settingsMenuFor({ ...merchant, flags: effectiveFlags({}, 'live') })).not.toContain('balance');
  });
});
