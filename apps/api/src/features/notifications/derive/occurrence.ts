import type { NotificationEvent } from '@dasbor/domain/notifications';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Mode } from '../../../platform/merchant/mode.ts';
import type { RECORDS } from '../../approvals/public.ts';

/** A row of the outbox that the relay has numbered. */
export type Relayed = {
  id: string;
  seq: string;
  merchant_id: string;
  mode: Mode;
  topic: string;
  aggregate: string;
  payload: { status?: string; counts?: Readonly<Record<string, number>> };
};

type Approvable = NonNullable<Awaited<ReturnType<(typeof RECORDS)['disbursement']['find']>>>;

/** Something that people are told of. */
export type Occurrence = {
  event: NotificationEvent;
  subjectId: string;
  /** The same for each outbox row about the same occurrence. */
  occasion: string;
  name?: string | null;
  amount?: number | string | null;
  count?: number | null;
  /** Without it, everybody who may be told of the event. */
  people?: readonly string[];
  /** Only those who may still decide about it. */
  toDecide?: Approvable;
  /** They did it themselves. */
  except?: readonly (string | null)[];
  /** Another part of the product mails this one. */
  isMailed?: boolean;
};

/** What a row of the outbox means for people; nothing, for most rows. */
export type Source = (tx: Tx, row: Relayed) => Promise<Occurrence | undefined>;
