import { safe } from '../output/safe.ts';
import { CommandError, EXIT } from '../world.ts';

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Https, or http that does not leave this computer. */
const isPrivate = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));

/** Refuses a host that would get a key unencrypted. The client of the API reports what is no address at all. */
export const refusePlainHttp = (api: string): void => {
  const url = parsed(api);
  if (url?.protocol === 'http:' && !isPrivate(url))
    throw new CommandError(
      `the key would travel unencrypted to ${url.origin}: use https; http is only for a host on this computer`,
    );
};

/** The page of a host's answer. Anything else, such as a file, is not for the browser. */
export const dashboardPage = (text: string): URL => {
  const url = parsed(text);
  if (url && isPrivate(url)) return url;
  throw new CommandError(
    `the host answered with ${safe(text)}, which is no https address of a dashboard: nothing was opened`,
    EXIT.failed,
  );
};

/** The host that gets a request, without what could be mistaken for it, as in `https://known.test@other.test`. */
export const hostIn = (api: string): string => parsed(api)?.origin ?? safe(api);

const parsed = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);
