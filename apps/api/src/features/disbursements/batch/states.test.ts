import { BATCH_STATUSES } from '@dasbor/domain/disbursements';
import type { BatchStatus } from '@dasbor/domain/disbursements';
import sql from 'sql-template-tag';
import { beforeAll, expect, test } from 'vitest';
import { codeOf, setStand } from '../testing/stand.ts';
import type { Stand } from '../testing/stand.ts';

const stand = setStand();
let id: string;
let item: string;
beforeAll(async () => {
  ({ id } = await stand.made());
  item = (await stand.items(id))[0]?.id ?? '';
});

const EDITABLE: readonly BatchStatus[] = ['draft', 'need_revision'];

/** The actions on a batch and the states that allow them. */
const VERBS: readonly [
  string,
  Parameters<Stand['call']>[0],
  (paths: Paths) => string,
  object | undefined,
  readonly BatchStatus[],
][] = [
  ['renaming', 'PATCH', ({ batch }) => batch, { name: 'Lain' }, EDITABLE],
  ['cancelling', 'DELETE', ({ batch }) => batch, undefined, EDITABLE],
  ['editing a row of', 'PATCH', ({ row }) => row, { amount: '1' }, EDITABLE],
  ['deleting rows of', 'POST', ({ batch }) => `${batch}/items/delete`, { all_invalid: true }, EDITABLE],
  ['revalidating', 'POST', ({ batch }) => `${batch}/revalidate`, undefined, EDITABLE],
  ['submitting', 'POST', ({ batch }) => `${batch}/submit`, { version: 1 }, EDITABLE],
  ['approving', 'POST', ({ batch }) => `${batch}/approve`, { version: 1, total: 53_330 }, ['need_approval']],
  ['rejecting', 'POST', ({ batch }) => `${batch}/reject`, { notes: 'x' }, ['need_approval']],
  ['retrying', 'POST', ({ batch }) => `${batch}/retrigger`, {}, ['failed', 'partially_success']],
];
type Paths = { batch: string; row: string };

const refused = BATCH_STATUSES.flatMap((status) =>
  VERBS.filter(([, , , , allowed]) => !allowed.includes(status)).map(
    (verb) => [verb[0], status, verb] as const,
  ),
);

const EDITS: readonly string[] = ['renaming', 'editing a row of', 'deleting rows of', 'revalidating'];

const codeFor = (verb: string, status: BatchStatus): string => {
  if (EDITS.includes(verb)) return 'DPAY_DISBURSEMENT_NOT_EDITABLE';
  const isEarly = verb === 'retrying' && status === 'processing';
  return isEarly ? 'DPAY_DISBURSEMENT_STILL_SENDING' : 'DPAY_TRANSITION_NOT_ALLOWED';
};

test.each(refused)(
  '%s a batch that is %s is refused and changes nothing',
  async (verb, status, [, method, path, payload]) => {
    const { app, call, owner, read, items } = stand;
    await app.db.system((tx) =>
      tx.run(
        sql`update disbursement set status = ${status}, approver_id = 'usr_other', approver_name = 'x' where id = ${id}`,
      ),
    );
    const before = [await read(id), await items(id)];
    const reply = await call(
      method,
      path({ batch: `disbursements/${id}`, row: `disbursement-items/${item}` }),
      {
        by: owner,
        ...(payload && { payload }),
      },
    );

    expect([reply.status, codeOf(reply)]).toEqual([409, codeFor(verb, status)]);
    expect([await read(id), await items(id)]).toEqual(before);
  },
);
