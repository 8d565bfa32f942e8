// How much more memory this process held at most while one side read, in MB. The file's own bytes were there before.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bySheetJs, ours } from './sides.mjs';

const [, , name, folder] = process.argv;
const side = { bySheetJs, ours }[name];
// What the code itself takes is no part of reading a large file.
await side(readFileSync(join(folder, 'small.xlsx')));
const bytes = readFileSync(join(folder, 'big.xlsx'));
const before = process.memoryUsage().rss;
await side(bytes);
process.send(Math.round((mostHeld() - before) / 2 ** 20));
process.disconnect();

/** The most that this process ever held, in bytes. Where there is `/proc`, from there: what `getrusage` says counts its parent too. */
function mostHeld() {
  const status = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : '';
  const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? process.resourceUsage().maxRSS;
  return Number(kilobytes) * 1024;
}
