#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { loadContract, scopesOf } from './contract.ts';
import { makeProgress } from './run/progress.ts';
import { countsOf, describe, describeDisturbed, describeUnseen } from './run/report.ts';
import { runContract } from './run/run.ts';
import { connect } from './server.ts';

const HELP = `dasbor-contract: runs the whole Dasbor contract against a server

  DASBOR_PASSWORD=… dasbor-contract --base-url http://localhost:4001 --email owner@demo.test

  --base-url   the server, of one mode
  --email, --password
               a person of that server who may do everything; also DASBOR_EMAIL and DASBOR_PASSWORD, so that the password is
               in no list of processes and no history of commands
  --key        an API key with every scope; also DASBOR_KEY. In sandbox one is made for the run, and revoked after it
  --mailbox    where the server's mails can be read as JSON, { data: [{ to, code, link }] }, newest first. Codes that confirm and
               links come from it; also DASBOR_MAILBOX
  --two-step-email, --unverified-email
               others with the same password: with two-step sign-in, and whose address was never confirmed
  --other-email
               a person of another merchant with the same password, who may do everything there: records of --email must not exist
               for them
  --complete   an operation that was not seen to succeed fails, whatever is lacking; only the contract may say why
  --live       the server is one of live mode. It writes what the examples say, so sandbox is meant otherwise
  --contract   another bundled contract (JSON)
  --only       an operation id; may be given again
  --except     an operation id that is left out; may be given again
  --verbose    the facts that held, too

Every operation is asked by strangers, by its examples, with bad input, page by page, and twice with one key; every answer
must be one that the contract describes. At the end, and when it is stopped, it ends what it made that would go on acting: webhooks,
keys, settings, the clock of the sandbox. The person is real all the same: logoutAll, resetPassword and changePassword end their
other sign-ins, and set the password again to what it is; --except leaves them out.

It ends with 1 where one fact does not hold or something it made is left, with 2 where it could not begin, with 130 where it was
stopped.`;

const { values } = parseArgs({
  options: {
    'base-url': { type: 'string' },
    email: { type: 'string', default: process.env['DASBOR_EMAIL'] ?? '' },
    password: { type: 'string', default: process.env['DASBOR_PASSWORD'] ?? '' },
    key: { type: 'string', default: process.env['DASBOR_KEY'] ?? '' },
    mailbox: { type: 'string', default: process.env['DASBOR_MAILBOX'] ?? '' },
    'two-step-email': { type: 'string' },
    'unverified-email': { type: 'string' },
    'other-email': { type: 'string' },
    complete: { type: 'boolean', default: false },
    live: { type: 'boolean', default: false },
    contract: { type: 'string' },
    only: { type: 'string', multiple: true },
    except: { type: 'string', multiple: true, default: [] },
    verbose: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const main = async (): Promise<number> => {
  const baseUrl = values['base-url'];
  if (values.help || !baseUrl) {
    console.log(HELP);
    return values.help ? 0 : 2;
  }
  const contract = loadContract(values.contract);
  const { only, except } = values;
  const strange = [...(only ?? []), ...except].filter(
    (id) => !contract.operations.some((operation) => operation.id === id),
  );
  if (strange.length > 0) throw new Error(`The contract has no operation ${strange.join(', ')}.`);
  const { begin, saidElse } = makeProgress((what) => console.log(`… ${what}`));
  const server = await connect({
    baseUrl,
    email: values.email,
    password: values.password,
    isLive: values.live,
    scopes: scopesOf(contract),
    ...(values.key && { key: values.key }),
    ...(values.mailbox && { mailboxUrl: values.mailbox }),
    ...(values['two-step-email'] && { twoStepEmail: values['two-step-email'] }),
    ...(values['unverified-email'] && { unverifiedEmail: values['unverified-email'] }),
    ...(values['other-email'] && { otherEmail: values['other-email'] }),
  });
  const asked = contract.operations.filter(({ id }) => (only?.includes(id) ?? true) && !except.includes(id));
  const disturbed = describeDisturbed(asked, values.email);
  if (disturbed) console.log(`${disturbed}\n`);
  let isLeft = false;
  const results = await runContract(contract, server, {
    ...(only && { only }),
    except,
    isComplete: values.complete,
    tell: (operation, told) => {
      console.log(describe(operation, told, values.verbose));
      saidElse();
    },
    begin,
    tellLeft: (what) => {
      isLeft = true;
      console.error(`Left behind: ${what}`);
    },
    signal: stopped.signal,
  });
  const { passed, failed, skipped } = countsOf(results);
  if (!stopped.signal.aborted) console.log(`\n${describeUnseen(results)}`);
  console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
  if (stopped.signal.aborted) return STOPPED;
  return failed > 0 || isLeft ? 1 : 0;
};

const STOPPED = 130;
const AGAIN_MS = 1_000;

/** The first Ctrl-C finishes the current case and cleans up; the second exits at once. */
const stopped = new AbortController();
let stoppedAt = 0;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    // One Ctrl-C may arrive more than once if parent processes pass it on.
    if (stopped.signal.aborted && Date.now() - stoppedAt > AGAIN_MS) process.exit(STOPPED);
    if (stopped.signal.aborted) return;
    stoppedAt = Date.now();
    stopped.abort();
    console.error('Stopping: what the run made is ended.');
  });

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  },
);
