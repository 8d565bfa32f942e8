import { CHANNELS } from '@dasbor/domain/payments';
import { snapBankCode } from '@dasbor/domain/snap';
import type { Logger } from 'pino';
import sql from 'sql-template-tag';
import type { SnapAcquirerSettings, SnapBankSettings } from './config-snap.ts';
import { askedLater } from './features/acquirer-notices/public.ts';
import { BANKS } from './features/reference/public.ts';
import type { Clock } from './platform/clock.ts';
import { withVirtualAccountsOf } from './rails/acquirer/by-channel.ts';
import { ACQUIRER_TIMEOUT_MS } from './rails/acquirer/port.ts';
import type { SimulatedRail } from './rails/acquirer/port.ts';
import { bankByMode } from './rails/bank/by-mode.ts';
import { TRANSFER_TIMEOUT_MS } from './rails/bank/port.ts';
import type { BankRail } from './rails/bank/port.ts';
import { snapBank } from './rails/snap/bank.ts';
import { makeSnapClient } from './rails/snap/client.ts';
import { snapVirtualAccounts } from './rails/snap/virtual-accounts.ts';

type Parts = { clock: Clock; log: Logger };

/** A transfer or withdrawal may take two calls: the second asks what became of the first. */
const PART_OF_TIMEOUT = 0.45;

/** Live transfers by the partner's SNAP; without one, by the simulated bank. */
export const bankOf = (
  simulated: BankRail,
  settings: SnapBankSettings | undefined,
  { clock, log }: Parts,
): BankRail => {
  if (!settings) return simulated;
  const { ownCode, sourceAccountNo } = settings;
  const timeoutMs = TRANSFER_TIMEOUT_MS * PART_OF_TIMEOUT;
  const call = makeSnapClient({ settings, clock, timeoutMs, log });
  const live = snapBank({ call, clock, log, bankCodeOf, ownCode, sourceAccountNo });
  return bankByMode({ live, sandbox: simulated });
};

const bankCodeOf = (code: string): string => {
  const bank = BANKS.find((one) => one.code === code);
  return bank ? snapBankCode(bank) : code;
};

/** Live virtual accounts of one bank by the partner's SNAP; everything else by the simulated acquirer. */
export const acquirerOf = (
  simulated: SimulatedRail,
  settings: SnapAcquirerSettings | undefined,
  { clock, log }: Parts,
): SimulatedRail => {
  if (!settings) return simulated;
  const { channel, companyCode } = settings;
  const timeoutMs = ACQUIRER_TIMEOUT_MS * PART_OF_TIMEOUT;
  const real = snapVirtualAccounts({
    call: makeSnapClient({ settings, clock, timeoutMs, log }),
    log,
    companyCode,
    bankName: `Bank ${CHANNELS.va.find((one) => one.channel === channel)?.name ?? channel}`,
    nextCustomerNo: async (tx) => {
      const { serial } = await tx.one<{ serial: string }>(
        sql`select nextval('acquirer.customer_number') as serial`,
      );
      return serial.padStart(NUMBER_DIGITS - companyCode.length, '0');
    },
  });
  return withVirtualAccountsOf(simulated, { channel, real: askedLater(real) });
};

/** Every bank takes sixteen digits. */
const NUMBER_DIGITS = 16;
