import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { aheadMs, testTime } from './test-time.mjs';

const MINUTE_MS = 60_000;

const printedBy = (program) =>
  execFileSync(process.execPath, ['-e', program], {
    env: { ...process.env, ...testTime() },
    encoding: 'utf8',
  }).trim();

describe('test time', () => {
  it('applies to a process and one that it starts', () => {
    const ofChild = `require('node:child_process').execFileSync(process.execPath, ['-p', 'Date.now()'], { encoding: 'utf8' })`;
    const times = printedBy(`console.log(Date.now(), +new Date(), Date.parse(Date()), ${ofChild})`).split(
      /\s+/,
    );
    assert.equal(times.length, 4);
    for (const time of times) assert.ok(Math.abs(Number(time) - aheadMs() - Date.now()) < MINUTE_MS, time);
  });

  it('begins on a Wednesday morning in Jakarta', () => {
    const begun = new Date(Date.now() + aheadMs());
    const words = begun.toLocaleString('en-GB', {
      timeZone: 'Asia/Jakarta',
      weekday: 'long',
      hour: '2-digit',
    });
    assert.match(words, /^Wednesday.* 1\d$/);
  });

  it('leaves explicit dates unchanged', () => {
    const given = `[new Date(0).toJSON(), new Date(2026, 0, 2).getDate(), Date.UTC(1970, 0), new Date() instanceof Date]`;
    assert.equal(printedBy(`console.log(${given}.join(' '))`), '1970-01-01T00:00:00.000Z 2 0 true');
  });
});
