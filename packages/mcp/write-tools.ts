// After tsup: the package carries its tools, not the whole contract.
import { writeFileSync } from 'node:fs';
import { loadTools } from './src/contract/load.ts';

writeFileSync(new URL('dist/tools.json', import.meta.url), JSON.stringify(loadTools()));
