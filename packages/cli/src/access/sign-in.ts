import { ApiError, createClientFor, RateLimitedError } from '@dasbor/sdk';
import { cliSignIns } from '@dasbor/sdk/resources';
import { safe } from '../output/safe.ts';
import { CommandError, EXIT, type World } from '../world.ts';
import { dashboardPage } from './address.ts';
import { pause } from './pause.ts';

/** The key that a person approved in the browser (RFC 8628: a code, a page, and polling). */
export const signInByBrowser = async (
  api: string,
  { host, isQuiet }: { host: string; isQuiet: boolean },
  world: World,
): Promise<{ key: string; dashboard: string }> => {
  const { startCliSignIn, pollCliSignIn } = cliSignIns;
  const client = createClientFor({ startCliSignIn, pollCliSignIn }, { baseUrl: api, language: 'en' });
  const { data: started } = await client.startCliSignIn({ body: { name: host } });
  const { origin: dashboard, href } = dashboardPage(String(started.verification_url));
  world.say(safe(`Open ${href}`));
  world.say(safe(`and compare this code: ${started.user_code}`));
  if (!isQuiet) world.browse(href);

  let seconds = started.interval;
  while (!world.signal.aborted) {
    await pause(seconds * 1_000, world.signal);
    try {
      const { data } = await client.pollCliSignIn({
        body: { device_code: started.device_code },
        signal: world.signal,
        retry: false,
      });
      if (data.secret !== null) return { key: data.secret, dashboard };
      if (data.status === 'refused')
        throw new CommandError('the sign-in was refused in the dashboard', EXIT.failed);
    } catch (error) {
      if (world.signal.aborted) break;
      seconds = nextWait(error, seconds);
    }
  }
  throw new CommandError('the sign-in was stopped; nothing is stored', EXIT.failed);
};

/** A lost answer and a slow server are tried again, less often; every other error ends the sign-in. */
const nextWait = (error: unknown, seconds: number): number => {
  if (error instanceof RateLimitedError) return error.retryAfter ?? seconds * 2;
  if (error instanceof ApiError && (error.status === 0 || error.status >= 500)) return seconds * 2;
  throw error;
};
