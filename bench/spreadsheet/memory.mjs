// How much more memory this process held at most while one side read, in MB. The file's own bytes were there before.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bySheetJs, ours } from './sides.mjs';

const [, , name, folder] = process.argv;
const side = { bySheetJs, ours }[name];
// What the code itself takes is no part of reading a large file.
await side(readFileSync(join(folder, 'small.xlsx')));
const bytes = readFileSync(join(folder, 'big.xlsx'));
const before = process.memoryUsage().rss;
await side(bytes);
// The most that this process ever held, as the system counted it.
process.send(Math.round((process.resourceUsage().maxRSS * 1024 - before) / 2 ** 20));
process.disconnect();
