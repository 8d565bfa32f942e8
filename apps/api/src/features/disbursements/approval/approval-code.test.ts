import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import type { Tokens } from '../../../testing/app.ts';
import { confirm } from '../../../testing/confirm.ts';
import { NOW } from '../../../testing/trade.ts';
import type { Disbursement } from '../batch/rows.ts';
import { anItem, batchOf, codeOf, setStand } from '../testing/stand.ts';

const jakarta = (clock: string) => new Date(`2026-11-20T${clock}+07:00`);

describe('where approval needs a code', () => {
  const strict = setStand({ flags: { disbursement_approval_otp: true } });
  const codeFor = (action: object) =>
    confirm(strict.app, {
      email: 'approver@a.test',
      token: strict.approver.live,
      purpose: 'disbursement_approval',
      action,
    });

  // spec 4.47, 6.31, 6.38
  test('nothing is sent without it', async () => {
    const { approve, submitted } = strict;
    expect(codeOf(await approve(await submitted()))).toBe('DPAY_OTP_REQUIRED');
  });

  describe('a certain refusal comes before the code is required', () => {
    const askFor = (action: object, by = strict.approver) =>
      strict.call('POST', 'otp', { by, payload: { purpose: 'disbursement_approval', action } });
    const codesSent = () =>
      strict.app.db.system((tx) => tx.one<{ n: string }>(sql`select count(*) as n from otp_challenge`));
    const CASES: readonly [string, () => Promise<{ action: object; by?: Tokens }>, string][] = [
      [
        'the maker’s own batch',
        async () => {
          const batch = batchOf(await strict.submit(await strict.made(), { by: strict.owner }));
          return { action: actionOf(batch), by: strict.owner };
        },
        'DPAY_MAKER_IS_APPROVER',
      ],
      [
        'a batch that was not submitted',
        async () => ({ action: actionOf(await strict.made()) }),
        'DPAY_TRANSITION_NOT_ALLOWED',
      ],
      [
        'another version',
        async () => ({ action: { ...actionOf(await strict.submitted()), version: 2 } }),
        'DPAY_DISBURSEMENT_CHANGED',
      ],
      [
        'another total',
        async () => ({ action: { ...actionOf(await strict.submitted()), total: 1 } }),
        'DPAY_DISBURSEMENT_CHANGED',
      ],
      [
        'more than the balance',
        async () => ({
          action: actionOf(
            await strict.submitted(Array.from({ length: 30 }, () => anItem({ amount: 199_000_000 }))),
          ),
        }),
        'DPAY_INSUFFICIENT_BALANCE',
      ],
      [
        'an unknown batch',
        async () => ({ action: { id: 'dis_01KAJ800000000000000000001', version: 1, total: 1 } }),
        'DPAY_DISBURSEMENT_NOT_FOUND',
      ],
      [
        'a user without the permission',
        async () => ({ action: actionOf(await strict.submitted()), by: strict.maker }),
        'DPAY_FORBIDDEN',
      ],
    ];
    const actionOf = ({ id, version, notice }: Disbursement) => ({ id, version, total: notice.total });

    test.each(CASES)('%s', async (_, prepare, code) => {
      const { action, by } = await prepare();
      const { id, ...body } = action as { id: string };
      const before = await codesSent();

      expect(codeOf(await askFor(action, by))).toBe(code);
      expect(await codesSent()).toEqual(before);
      const direct = await strict.call('POST', `disbursements/${id}/approve`, {
        by: by ?? strict.approver,
        payload: body,
      });
      expect(codeOf(direct)).toBe(code);
    });

    test('in the pause before midnight', async () => {
      const batch = await strict.submitted();
      strict.app.clock.set(jakarta('23:25:00.000'));
      const by = await strict.app.signIn('approver@a.test');
      strict.app.clock.set(jakarta('23:35:00.000'));
      const codes = [codeOf(await askFor(actionOf(batch), by)), codeOf(await strict.approve(batch, { by }))];
      strict.app.clock.set(new Date(NOW));

      expect(codes).toEqual(['DPAY_CUT_OFF_TIME', 'DPAY_CUT_OFF_TIME']);
    });

    test('an approvable batch gets its code', async () => {
      const batch = await strict.submitted();

      expect((await askFor(actionOf(batch))).status).toBe(200);
      expect(codeOf(await strict.approve(batch))).toBe('DPAY_OTP_REQUIRED');
    });
  });

  // spec 8.72
  test('the code is valid only for this batch, version and total', async () => {
    const { approve, submitted } = strict;
    const batch = await submitted();
    const other = await submitted();
    const action = { id: batch.id, version: 1, total: batch.notice.total };
    for (const one of [{ ...action, id: other.id }]) {
      const headers = { 'x-otp-token': await codeFor(one) };
      expect(
        codeOf(
          await approve(batch, {
            headers: {
              ...headers,
              'idempotency-key': `wrong-${Math.random()}`.replace('.', '-').padEnd(20, '0'),
            },
          }),
        ),
      ).toBe('DPAY_OTP_REQUIRED');
    }

    const headers = { 'x-otp-token': await codeFor(action), 'idempotency-key': 'approve-with-code-1' };
    expect((await approve(batch, { headers })).status).toBe(200);
  });
});
