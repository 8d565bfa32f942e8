import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signWebhook } from '@dasbor/sdk/webhooks';
import { packedProject, tarballOf } from '../../scripts/lib/build.mjs';
import { NEXT_PORT } from './addresses.ts';
import type { Input } from './input.ts';
import { install, tool } from './tools.ts';

const READY_WITHIN_MS = 45_000;
const PACKAGES = { next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1' };

/** A route of a Next.js app with the packed SDK, called over HTTP. Next.js has 340 MB, so only this check installs it. */
export const runInNext = async (_: string, input: Input): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'dasbor-next-'));
  await install(folder, { ...PACKAGES, '@dasbor/sdk': `file:${tarballOf(packedProject)}` });
  const route = join(folder, 'app/webhooks/[[...kind]]');
  await mkdir(route, { recursive: true });
  await writeFile(join(folder, 'app/layout.js'), LAYOUT);
  await writeFile(join(route, 'route.js'), ROUTE);

  const server = spawn(tool.node24, ['node_modules/next/dist/bin/next', 'dev', '-p', String(NEXT_PORT)], {
    cwd: folder,
    // Its own group, because it starts another process.
    detached: true,
    env: { ...process.env, DASBOR_WEBHOOK_SECRET: input.secret, NEXT_TELEMETRY_DISABLED: '1' },
  });
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  try {
    const { body, headers } = await signWebhook({ event: input.event, secrets: input.secret });
    const answers = [
      await untilAnswered('/webhooks', { body, headers }),
      await untilAnswered('/webhooks/payments', { body, headers }),
      await untilAnswered('/webhooks', { body: body.replace('{', '{ '), headers }),
    ];
    const wanted = ['200 payment.completed', '200 payment.completed', '400'];
    for (const [index, answer] of answers.entries())
      if (!answer.startsWith(wanted[index] as string)) throw new Error(`${answer}, not ${wanted[index]}`);
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${said}`, { cause: error });
  } finally {
    process.kill(-(server.pid as number), 'SIGKILL');
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
    await rm(folder, { recursive: true, force: true });
  }
};

const untilAnswered = async (path: string, init: RequestInit): Promise<string> => {
  const until = Date.now() + READY_WITHIN_MS;
  for (;;) {
    try {
      const answer = await fetch(`http://localhost:${NEXT_PORT}${path}`, { method: 'POST', ...init });
      return `${answer.status} ${await answer.text()}`;
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
};

const LAYOUT = 'export default ({ children }) => <html><body>{children}</body></html>;';
const ROUTE = `import { webhookHandler } from '@dasbor/sdk/webhooks/next';
const options = { secrets: process.env.DASBOR_WEBHOOK_SECRET, mode: 'live' };
export const POST = webhookHandler(options, ({ event }) => new Response(event));`;
