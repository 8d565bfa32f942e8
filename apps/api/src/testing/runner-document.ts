import { readFileSync } from 'node:fs';

const RUNNER = new URL('../../../../openapi/dist/runner.json', import.meta.url);

/** The contract with the extensions for the contract runner (openapi/runner.overlay.yaml). */
export const runnerDocument = <Document>(): Document => JSON.parse(readFileSync(RUNNER, 'utf8')) as Document;
