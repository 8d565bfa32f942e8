import closed from '../../../../../../openapi/features/simulator/examples/inquiry-closed.json' with { type: 'json' };
import expired from '../../../../../../openapi/features/simulator/examples/inquiry-expired.json' with { type: 'json' };
import open from '../../../../../../openapi/features/simulator/examples/inquiry-open.json' with { type: 'json' };
import alreadyPaid from '../../../../../../openapi/features/simulator/examples/inquiry-paid.json' with { type: 'json' };
import noPayments from '../../../../../../openapi/features/payments/examples/payments-empty.json' with { type: 'json' };
import somePayments from '../../../../../../openapi/features/payments/examples/payments-page.json' with { type: 'json' };
import paid from '../../../../../../openapi/features/simulator/examples/virtual-account-paid.json' with { type: 'json' };
import clockAhead from '../../../../../../openapi/features/sandbox-clock/examples/clock-ahead.json' with { type: 'json' };
import clockReal from '../../../../../../openapi/features/sandbox-clock/examples/clock-real.json' with { type: 'json' };
import { offline, ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { example } from '../../../shared/testing/example.ts';

const inquiry = (file: { value: unknown }) => ok(example<'inquireVirtualAccount'>(file));
/** Still valid at noon of the day after the examples. */
const valid = (file: { value: unknown }) => {
  const { data } = example<'inquireVirtualAccount'>(file);
  return ok({ data: { ...data, expires_at: '2026-11-22T03:16:02.480Z' } });
};
const pays = ok(example<'payVirtualAccount'>(paid));

export const simulator = {
  waiting: { listPayments: ok(example<'listPayments'>(somePayments)) },
  nothingWaiting: { listPayments: ok(example<'listPayments'>(noPayments)) },
  closed: { inquireVirtualAccount: [valid(closed), inquiry(alreadyPaid)], payVirtualAccount: pays },
  open: { inquireVirtualAccount: valid(open), payVirtualAccount: pays },
  alreadyPaid: { inquireVirtualAccount: inquiry(alreadyPaid) },
  expired: { inquireVirtualAccount: inquiry(expired) },
  notFound: {
    inquireVirtualAccount: problem(404, 'DPAY_VA_NOT_FOUND', undefined, { requestId: 'req_01KAJ8MISSING' }),
  },
  pending: { inquireVirtualAccount: 'pending' },
  refusedByTheServer: {
    inquireVirtualAccount: valid(closed),
    payVirtualAccount: problem(409, 'DPAY_VA_ALREADY_PAID'),
  },
  offlineThenPaid: {
    inquireVirtualAccount: [valid(closed), inquiry(alreadyPaid)],
    payVirtualAccount: [offline(), pays],
  },
  clockMoved: {
    setSandboxClock: [ok(example<'setSandboxClock'>(clockAhead)), ok(example<'setSandboxClock'>(clockReal))],
  },
  clockRefused: { setSandboxClock: problem(400, 'DPAY_CLOCK_OUT_OF_RANGE', { days: 31 }) },
} satisfies Record<string, Scenario>;
