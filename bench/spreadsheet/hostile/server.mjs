// The server's side: reads files like an upload and reports the cost. Its own process, so that creating the files is not measured.
import { readFile } from '../../../apps/api/src/features/disbursements/file/reader.ts';

let most = 0;
let mostOwn = 0;
const look = () => {
  const { rss, heapUsed, external } = process.memoryUsage();
  most = Math.max(most, rss);
  mostOwn = Math.max(mostOwn, heapUsed + external);
};
setInterval(look, 10).unref();

process.on('message', async ({ id, path, tell }) => {
  if (tell) {
    look();
    process.send({ id, most, mostOwn, ...process.memoryUsage() });
    return;
  }
  const begun = performance.now();
  const answer = await readFile(path).catch((error) => ({
    ok: false,
    problem: { code: `fault: ${error}`, place: '' },
  }));
  process.send({ id, answer, ms: performance.now() - begun });
});
