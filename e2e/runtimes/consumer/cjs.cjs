const process = require('node:process');
const sdk = require('@dasbor/sdk');
const snap = require('@dasbor/sdk/snap');
const webhooks = require('@dasbor/sdk/webhooks');
const { steps } = require('./steps.cjs');

const input = JSON.parse(process.env.CONSUMER_INPUT);
const main = async () => {
  console.log(JSON.stringify(await steps({ ...sdk, ...webhooks, ...snap }, input)));
};

main();
