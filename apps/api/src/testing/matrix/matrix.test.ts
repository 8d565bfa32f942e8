import { ROLES } from '@dasbor/domain/access';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_MERCHANTS, DEMO_PASSWORD } from '../../seed/accounts.ts';
import { loadContract } from '../../spec/contract.ts';
import type { Operation } from '../../spec/contract.ts';
import { startTestApp } from '../app.ts';
import type { Reply, TestApp } from '../app.ts';
import { CHEAP_PASSWORDS } from '../people.ts';
import { requestOf, sampleIds } from './requests.ts';
import type { SampleIds } from './requests.ts';

/** Every operation is called by every built-in role of three merchants in both modes; `app.ask` checks each answer against the contract. */
const MERCHANTS = [DEMO_MERCHANTS.kopi.id, DEMO_MERCHANTS.second.id, DEMO_MERCHANTS.suspended.id];
const MODES = ['live', 'sandbox'] as const;
/** They end sign-ins or make them read-only, so each caller's come last. */
const LAST = ['startViewingAs', 'stopViewingAs', 'switchMerchant', 'endSession', 'logout', 'logoutAll'];
const operations = loadContract()
  .operations.filter(({ streams }) => !streams)
  .toSorted((a, b) => LAST.indexOf(a.id) - LAST.indexOf(b.id));

type Caller = { merchantId: string; role: string; email: string };
type Answered = { operation: Operation; caller: Caller; hasForeignId: boolean; reply: Reply };

let app: TestApp;
let callers: Caller[];
let ids: Record<(typeof MODES)[number], SampleIds>;
beforeAll(async () => {
  app = await startTestApp({ hasDemo: true });
  await app.db.system((tx) => tx.run(sql`update person set two_step = false`));
  callers = [];
  for (const merchantId of MERCHANTS) {
    for (const role of ROLES) {
      callers.push({ merchantId, role: role.name, email: await addPerson(merchantId, role.id) });
    }
  }
  const owner = await app.signIn('owner@demo.test', DEMO_PASSWORD);
  ids = {
    live: await sampleIds(app, operations, { mode: 'live', token: owner.live }),
    sandbox: await sampleIds(app, operations, { mode: 'sandbox', token: owner.sandbox }),
  };
}, 120_000);
afterAll(() => app.close());

const addPerson = async (merchantId: string, roleId: number): Promise<string> => {
  const passwordHash = await CHEAP_PASSWORDS.hash(DEMO_PASSWORD);
  const email = `role-${roleId}@merchant-${MERCHANTS.indexOf(merchantId)}.test`;
  const number = `${MERCHANTS.indexOf(merchantId)}${String(roleId).padStart(2, '0')}`.padStart(26, 'Z');
  await app.db.system(async (tx) => {
    await tx.run(sql`
      insert into person (person_id, email, password_hash, email_verified_at, created_at)
      values (${`psn_${number}`}, ${email}, ${passwordHash}, '2026-01-01', '2026-01-01')`);
    await tx.run(sql`
      insert into user_account (user_id, merchant_id, person_id, email, name, role_id, created_at)
      values (${`usr_${number}`}, ${merchantId}, ${`psn_${number}`}, ${email}, 'Sari Dewi', ${roleId}, '2026-01-01')`);
  });
  return email;
};

// spec 6.4
test.each(MODES)(
  'in %s, every answer to every role of the own, another and a suspended merchant is listed, and nothing of another merchant is given',
  async (mode) => {
    const answers: Answered[] = [];
    const wrong: string[] = [];
    for (const caller of callers) {
      const tokens = await app.signIn(caller.email, DEMO_PASSWORD);
      for (const operation of operations) {
        const { method, url, hasForeignId, ...request } = requestOf(operation, ids[mode]);
        const token = operation.permission === 'public' ? undefined : tokens[mode];
        try {
          const reply = await app.ask(method, url, { mode, token, ...request });
          answers.push({ operation, caller, hasForeignId, reply });
        } catch (error) {
          wrong.push(`${caller.role} of ${caller.merchantId}: ${String(error)}`);
        }
      }
    }

    expect(wrong).toEqual([]);
    const leaked = answers.filter(
      ({ caller, hasForeignId, reply }) =>
        hasForeignId && caller.merchantId !== DEMO_MERCHANTS.kopi.id && reply.status < 400,
    );
    expect(leaked.map(({ operation, caller }) => `${operation.id} by ${caller.role}`)).toEqual([]);
    const signedOut = answers.filter(
      ({ operation, reply }) =>
        reply.status === 401 && operation.permission !== 'public' && !LAST.includes(operation.id),
    );
    expect(signedOut.map(({ operation, caller }) => `${operation.id} by ${caller.role}`)).toEqual([]);
    // Otherwise nothing would have been tested.
    expect(answers.filter(({ reply }) => reply.status < 300).length).toBeGreaterThan(answers.length / 10);
  },
  300_000,
);
