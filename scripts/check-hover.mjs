// The documentation that an editor shows on hover over a method of the installed tarball, from TypeScript's own language service.
import { createRequire } from 'node:module';
import { ensurePackage, packedProject } from './lib/build.mjs';
import { inRoot } from './lib/paths.mjs';

/** Each snippet ends in the hovered method; the second value must be in its documentation. */
const HOVERS = [
  [
    'createClient({ baseUrl, key }).createPayment',
    'Create a payment.',
    'scope `payments:write`',
    'Idempotent',
    '`DPAY_ORDER_EXPIRED`',
  ],
  ['createClient({ baseUrl, key }).withResponse.getPayment', 'Get a payment.', 'Read-only'],
  [
    'createClient({ baseUrl, session }).createWithdrawal',
    'API key: not accepted.',
    'permission `withdrawal.create`',
  ],
  ['createClientFor(orders, { baseUrl, key }).with(payments).listPayments', 'List payments, newest first.'],
  ['createClientFor(payments, { baseUrl, session }).syncPayment', 'Not retried automatically.'],
];

await ensurePackage();
const ts = createRequire(inRoot('packages/sdk/package.json'))('typescript');
const file = `${packedProject}/hover.mts`;
const source = `import { createClient, createClientFor, memorySession } from '@dasbor/sdk';
import { orders, payments } from '@dasbor/sdk/resources';
const baseUrl = 'http://api.test';
const key = process.env.DASBOR_KEY;
const session = memorySession();
declare const process: { env: Record<string, string | undefined> };
${HOVERS.map(([code]) => `void ${code};`).join('\n')}
`;
const read = (name) => (name === file ? source : ts.sys.readFile(name));
const service = ts.createLanguageService({
  getCompilationSettings: () => ({
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    strict: true,
    types: [],
  }),
  getScriptFileNames: () => [file],
  getScriptVersion: () => '1',
  getScriptSnapshot: (name) => {
    const text = read(name);
    return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
  },
  getCurrentDirectory: () => packedProject,
  getDefaultLibFileName: ts.getDefaultLibFilePath,
  fileExists: (name) => name === file || ts.sys.fileExists(name),
  readFile: read,
  directoryExists: ts.sys.directoryExists,
  getDirectories: ts.sys.getDirectories,
});

const problems = service
  .getSemanticDiagnostics(file)
  .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
for (const [code, ...expected] of HOVERS) {
  const at = source.indexOf(`${code};`) + code.length - 1;
  const shown = ts.displayPartsToString(service.getQuickInfoAtPosition(file, at)?.documentation ?? []);
  const missing = expected.filter((part) => !shown.includes(part));
  if (missing.length > 0)
    problems.push(`${code} shows ${JSON.stringify(shown)}, without ${missing.join(', ')}`);
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(`hover: ${HOVERS.length} methods show what they do and what a key needs`);
