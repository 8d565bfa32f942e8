#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { loadContract } from './contract.ts';
import { countsOf, describe } from './report.ts';
import { runContract } from './run.ts';
import { connect } from './server.ts';

const HELP = `dasbor-contract: runs the whole Dasbor contract against a server

  dasbor-contract --base-url http://localhost:4001 --email owner@demo.test --password …

  --base-url   the server, of one mode
  --email, --password
               a person of that server who may do everything; also DASBOR_EMAIL and DASBOR_PASSWORD
  --key        an API key with every scope; also DASBOR_KEY. In sandbox one is made for the run, and revoked after it
  --live       the server is one of live mode. It writes what the examples say, so sandbox is meant otherwise
  --contract   another bundled contract (JSON)
  --only       an operation id; may be given again
  --verbose    the facts that held, too

Every operation is asked by strangers, by its examples, with bad input, page by page, and twice with one key; every answer
must be one that the contract describes. It ends with 1 where one fact does not hold, with 2 where it could not begin.`;

const { values } = parseArgs({
  options: {
    'base-url': { type: 'string' },
    email: { type: 'string', default: process.env['DASBOR_EMAIL'] ?? '' },
    password: { type: 'string', default: process.env['DASBOR_PASSWORD'] ?? '' },
    key: { type: 'string', default: process.env['DASBOR_KEY'] ?? '' },
    live: { type: 'boolean', default: false },
    contract: { type: 'string' },
    only: { type: 'string', multiple: true },
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
  const strange =
    values.only?.filter((id) => !contract.operations.some((operation) => operation.id === id)) ?? [];
  if (strange.length > 0) throw new Error(`The contract has no operation ${strange.join(', ')}.`);
  const server = await connect({
    baseUrl,
    email: values.email,
    password: values.password,
    isLive: values.live,
    ...(values.key && { key: values.key }),
  });
  const results = await runContract(contract, server, {
    ...(values.only && { only: values.only }),
    tell: (operation, told) => console.log(describe(operation, told, values.verbose)),
  });
  const { passed, failed, skipped } = countsOf(results);
  console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
  return failed > 0 ? 1 : 0;
};

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  },
);
