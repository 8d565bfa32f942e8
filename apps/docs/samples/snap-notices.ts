// #region receiver
import { createServer } from 'node:http';
import { SnapError, verifySnapCallback } from '@dasbor/sdk/snap';

const publicKey = process.env['DASBOR_SNAP_PUBLIC_KEY'] ?? '';
const handled = new Set<string>(); // in your database: the same notice may come again

const server = createServer(async (incoming, outgoing) => {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  try {
    const notice = await verifySnapCallback({
      method: incoming.method ?? '',
      path: incoming.url ?? '', // as it was called, with what stands behind your address
      body: Buffer.concat(chunks), // the bytes as they came, before any parser
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
    if (!(error instanceof SnapError)) throw error;
    console.log(error.reason);
    outgoing.writeHead(401).end(error.message);
  }
});
server.listen(Number(process.env['PORT'] ?? 3000), () =>
  console.log('listening'),
);
// #endregion receiver
