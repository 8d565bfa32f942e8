import { createHash, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { minifyJson, snapTimestampProblem } from '@dasbor/domain/snap';

export type ReceivedNotice = {
  method: string;
  /** Path and query as requested. */
  target: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
};

/** A notice is a hint: whose payment changed. Its amounts are not believed; the acquirer is asked. */
export type Notice = {
  /** Our id of the payment. */
  trxId: string;
  virtualAccountNo: string;
  /** Whether it says that money arrived. */
  isPaid: boolean;
};

/** Reads notices of SNAP service 25 that were signed with the partner's key in the last minutes. */
export type NoticeReader = (received: ReceivedNotice, now: Date) => Notice | 'forged' | 'unreadable';

export const noticeReader =
  (publicKey: KeyObject): NoticeReader =>
  ({ method, target, headers, body }, now) => {
    const timestamp = String(headers['x-timestamp']);
    const hash = createHash('sha256').update(minifyJson(body)).digest('hex');
    const text = Buffer.from(`${method}:${target}:${hash}:${timestamp}`);
    const signature = Buffer.from(String(headers['x-signature']), 'base64');
    if (snapTimestampProblem(timestamp, now) || !verify('RSA-SHA256', text, publicKey, signature))
      return 'forged';
    const { trxId, virtualAccountNo, additionalInfo } = objectIn(body);
    if (typeof trxId !== 'string' || typeof virtualAccountNo !== 'string') return 'unreadable';
    const status = (additionalInfo as Readonly<Record<string, unknown>> | undefined)?.[
      'latestTransactionStatus'
    ];
    // The standard sends a notice only of money, and has no status in it.
    return { trxId, virtualAccountNo, isPaid: status === undefined || status === '00' };
  };

const objectIn = (body: string): Readonly<Record<string, unknown>> => {
  try {
    return Object(JSON.parse(body)) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
};
