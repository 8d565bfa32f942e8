// #region receiver
import { createServer } from 'node:http';
import { SnapError, verifySnapCallback } from '@dasbor/sdk/snap';

const publicKey = process.env['DASBOR_SNAP_PUBLIC_KEY'] ?? '';
const handled = new Set<string>(); // replace with your database: a notice may come twice

const server = createServer(async (incoming, outgoing) => {
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const notice = await verifySnapCallback({
      method: incoming.method ?? '',
      path: incoming.url ?? '', // as it was called, with the suffix
      body: Buffer.concat(chunks), // the raw bytes, before any parser
      headers: incoming.headers,
      publicKey,
    });
    const isTransfer = 'originalReferenceNo' in notice;
    const id = isTransfer
      ? notice.originalReferenceNo
      : notice.paymentRequestId;
    if (!handled.has(id)) {
      const what = isTransfer ? notice.originalPartnerReferenceNo : id;
      console.log(what, notice.additionalInfo.latestTransactionStatus);
      handled.add(id);
    }
    outgoing.writeHead(200).end();
  } catch (error) {
    const isRefused = error instanceof SnapError;
    // If other errors (the caller left midway) were rethrown, the process would end. After a 500 the notice comes again.
    if (isRefused) console.log(error.reason);
    else console.error(error);
    outgoing
      .writeHead(isRefused ? 401 : 500)
      .end(isRefused ? error.message : 'later');
  }
});
server.listen(Number(process.env['PORT'] ?? 3000), () =>
  console.log('listening'),
);
// #endregion receiver
