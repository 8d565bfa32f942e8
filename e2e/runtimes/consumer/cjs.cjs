const process = require('node:process');
const sdk = require('@dasbor/sdk');
const openapiFetch = require('@dasbor/sdk/openapi-fetch');
const snap = require('@dasbor/sdk/snap');
const webhooks = require('@dasbor/sdk/webhooks');
const adapter = require('@dasbor/sdk/webhooks/next');
const { steps } = require('./steps.cjs');

const input = JSON.parse(process.env.CONSUMER_INPUT);
const main = async () => {
  console.log(
    JSON.stringify(await steps({ ...sdk, ...webhooks, ...adapter, ...snap, ...openapiFetch }, input)),
  );
};

main();
