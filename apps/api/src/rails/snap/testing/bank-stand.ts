import { snapBankCode } from '@dasbor/domain/snap';
import type { Logger } from 'pino';
import sql from 'sql-template-tag';
import { BANKS } from '../../../features/reference/public.ts';
import { makeLog } from '../../../platform/log.ts';
import type { BankRail } from '../../bank/port.ts';
import type { AccountKind, Fate, WiredBankStand } from '../../conformance/bank-stand.ts';
import { startWire } from '../../conformance/wire.ts';
import { snapBank } from '../bank.ts';
import { makeSnapClient } from '../client.ts';
import { startSnapPartner } from './partner.ts';
import type { SnapPartner } from './partner.ts';

export const PATHS = {
  transfer: '/v1.0/transfer-interbank',
  status: '/v1.0/transfer/status',
  inquiry: '/v1.0/account-inquiry-external',
};

export type SnapBankStand = WiredBankStand & {
  partner: SnapPartner;
  /** The adapter of another copy of the server, with the same key. */
  another: () => BankRail;
};

// Only a held answer waits for it. Shorter, a busy machine would lose other answers too.
const TIMEOUT_MS = 2_000;
const STEP_MS = 16_000;
const STEPS = 5;

// By the plan of the bank behind the partner; the wire loses calls and answers.
const ACCOUNTS: Readonly<Record<Fate, string>> = {
  arrives: '8422647010',
  takes_long: '9522647010',
  refused: '9902647010',
  call_lost: '8422647010',
  answer_lost: '8422647010',
  refused_answer_lost: '9902647010',
};
const KINDS: Readonly<Record<AccountKind, string>> = {
  found: '8422647110',
  not_found: '8422647111',
  inactive: '8422647106',
  disturbed: '8422647102',
  silent_at_first: '8422647108',
};

let references = 0;

/** Our adapter, a wire, and another instance of our API as the bank. */
export const startSnapBankStand = async (log: Logger = makeLog('silent')): Promise<SnapBankStand> => {
  const partner = await startSnapPartner();
  const { app } = partner;
  const { clock } = app;
  const wire = await startWire(partner.settings.url);
  const settings = { ...partner.settings, url: wire.url };
  const bankCodeOf = (code: string): string => {
    const bank = BANKS.find((one) => one.code === code);
    return bank ? snapBankCode(bank) : code;
  };
  const account = { mode: 'live', bankCode: 'bca', accountName: 'Budi Santoso' } as const;
  const another = (): BankRail => {
    const call = makeSnapClient({ settings, clock, timeoutMs: TIMEOUT_MS, log });
    return snapBank({ call, clock, log, bankCodeOf, ownCode: undefined, sourceAccountNo: undefined });
  };
  return {
    rail: another(),
    another,
    wire,
    partner,
    paths: PATHS,
    transferTo: (fate) => {
      if (fate === 'call_lost') wire.next(PATHS.transfer, { kind: 'call_lost' });
      if (fate === 'answer_lost' || fate === 'refused_answer_lost')
        wire.next(PATHS.transfer, { kind: 'answer_lost' });
      return {
        ...account,
        reference: `wd_conformance-${(references += 1)}`,
        accountNumber: ACCOUNTS[fate],
        amount: 50_000,
      };
    },
    accountOf: (kind) => ({ ...account, accountNumber: KINDS[kind] }),
    settle: async () => {
      for (let step = 1; step <= STEPS; step += 1) {
        await app.payouts.drain();
        clock.set(new Date(clock.now().getTime() + STEP_MS));
      }
      await app.payouts.drain();
    },
    paidUnder: async (reference) => {
      const { paid } = await app.db.system((tx) =>
        tx.one<{ paid: string }>(sql`
          select coalesce(sum(b.amount), 0) as paid
            from snap_transfer s join bank_transfer t on t.owner_id = s.id
            join bank.transfer b on b.reference = t.reference
           where s.partner_reference = ${reference} and b.outcome = 'done' and b.final_at <= ${clock.now()}`),
      );
      return Number(paid);
    },
    close: async () => {
      await wire.close();
      await app.close();
    },
  };
};
