import type { Mode, Permission } from '../access/index.ts';
import { API_RESOURCES, type ApiResource, completeScopes, type Scopes } from '../api-keys/index.ts';

/** After RFC 8628, the OAuth 2.0 device authorization grant (docs/decisions/0073). */
export const CLI_SIGN_IN_POLICY = {
  expiryMinutes: 10,
  /** The wait between two polls at first, and what each hasty poll adds to it. */
  intervalSeconds: 5,
  slowDownSeconds: 5,
  /** Wrong codes of one person before they have to wait, and how long. */
  mostWrongCodes: 10,
  wrongCodesMinutes: 10,
  keyDays: 90,
} as const;

const DAY_MS = 86_400_000;
const MOST_NAME = 64;

export const cliKeyName = (host: string): string => `CLI on ${host.trim()}`.slice(0, MOST_NAME).trim();

export const cliKeyExpiry = (now: Date): Date =>
  new Date(now.getTime() + CLI_SIGN_IN_POLICY.keyDays * DAY_MS);

/** What somebody must be allowed to see themselves before their command may read it. */
const SEEN_BY = {
  orders: 'order.view',
  payments: 'payment.view',
  customers: 'order.view',
  settlements: 'settlement.view',
  disbursements: 'disbursement.view',
  balance: 'withdrawal.view',
  webhooks: 'settings.view',
  logs: 'settings.view',
} as const satisfies Record<ApiResource, Permission>;

const WRITTEN_IN_SANDBOX: readonly ApiResource[] = ['orders', 'payments', 'disbursements', 'webhooks'];

/**
 * What the person who approves may see. In sandbox it may create what a developer tries. In live it only reads: money is moved by a key made
 * for that.
 */
export const scopesForCli = (mode: Mode, permissions: readonly Permission[]): Scopes =>
  completeScopes(
    Object.fromEntries(
      API_RESOURCES.filter((one) => permissions.includes(SEEN_BY[one])).map((one) => [
        one,
        mode === 'sandbox' && WRITTEN_IN_SANDBOX.includes(one) ? 'write' : 'read',
      ]),
    ),
  );
