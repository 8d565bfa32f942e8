// The additional peak memory of this process while one side reads, in MB, without the file's own bytes.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bySheetJs, ours } from './sides.mjs';

const [, , name, folder] = process.argv;
const side = { bySheetJs, ours }[name];
// Loads the code first, so that it is not measured.
await side(readFileSync(join(folder, 'small.xlsx')));
const bytes = readFileSync(join(folder, 'big.xlsx'));
const before = process.memoryUsage().rss;
await side(bytes);

/** The peak memory of this process, in bytes. From `/proc` if available, because `getrusage` includes the parent. */
const mostHeld = () => {
  const status = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : '';
  const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? process.resourceUsage().maxRSS;
  return Number(kilobytes) * 1024;
};

process.send(Math.round((mostHeld() - before) / 2 ** 20));
process.disconnect();
