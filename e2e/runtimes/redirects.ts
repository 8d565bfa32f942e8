import { createServer } from 'node:http';
import { PAGE_URL, REDIRECT_PORT } from './addresses.ts';

const ELSEWHERE = '/elsewhere';

/** A host that redirects every call, like a proxy or a mistyped URL: a client that follows leaks the call's contents. */
export const startRedirects = () => {
  let followed = 0;
  const server = createServer((request, response) => {
    const allow = { 'access-control-allow-origin': PAGE_URL, 'access-control-allow-headers': '*' };
    if (request.method === 'OPTIONS') response.writeHead(204, allow);
    else if (request.url === ELSEWHERE) followed += 1;
    else response.writeHead(307, { ...allow, location: ELSEWHERE });
    response.end();
  }).listen(REDIRECT_PORT);
  return {
    /** Throws if a redirect was followed since the last check. */
    assertNotFollowed: () => {
      const count = followed;
      followed = 0;
      if (count > 0) throw new Error('A redirect was followed, with the password that the call carried.');
    },
    stop: () => server.close(),
  };
};
