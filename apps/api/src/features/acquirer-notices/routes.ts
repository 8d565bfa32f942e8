import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Mode } from '../../platform/merchant/mode.ts';
import type { NoticeReader } from '../../rails/snap/notice.ts';
import { followNotice } from './follow.ts';
import type { Followed } from './follow.ts';

/** Below the address that the acquirer was given: `https://api.dasbor.example/acquirer/snap`. */
const PATH = '/acquirer/snap/v1.0/transfer-va/payment';

/** SNAP service 25: the acquirer says that a virtual account was paid. Needs no session: the acquirer signs it. */
export const addAcquirerNotices = (
  app: FastifyInstance,
  deps: Deps,
  { mode, read }: { mode: Mode; read: NoticeReader },
): void => {
  app.post(PATH, async (request, reply) => {
    const { method, url: target, headers, ip, id: requestId } = request;
    const body = Buffer.isBuffer(request.body) ? request.body.toString() : '';
    const now = deps.clock.now();
    const notice = read({ method, target, headers, body }, now);
    const answer = (said: Said, content: object = {}) => {
      const [status, caseCode, responseMessage] = ANSWERS[said];
      return reply.code(status).send({ responseCode: `${status}25${caseCode}`, responseMessage, ...content });
    };
    if (typeof notice === 'string') return answer(notice);
    const by = { requestId, ip, device: 'acquirer' };
    const followed = await followNotice({ deps, mode, now, by }, notice).catch((error: unknown) => {
      request.log.error({ err: error, request_id: requestId }, 'a notice of an acquirer could not be kept');
      return 'later' as const;
    });
    if (followed === 'ended')
      request.log.error(
        { payment: notice.trxId, request_id: requestId },
        'money arrived for an ended payment',
      );
    if (followed === 'taken') deps.wake();
    const { trxId, virtualAccountNo } = notice;
    return answer(followed, followed === 'taken' ? { virtualAccountData: { virtualAccountNo, trxId } } : {});
  });
};

type Said = Followed | 'forged' | 'unreadable';

const ANSWERS: Readonly<Record<Said, [number, string, string]>> = {
  taken: [200, '00', 'Successful'],
  unreadable: [400, '01', 'Invalid Field Format'],
  forged: [401, '00', 'Unauthorized. Signature'],
  unknown: [404, '12', 'Invalid Bill/Virtual Account'],
  ended: [404, '19', 'Invalid Bill/Virtual Account. Expired'],
  later: [500, '00', 'General Error'],
};
