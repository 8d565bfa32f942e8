import { createServer } from 'node:http';
import { PAGE_URL, REDIRECT_PORT } from './addresses.ts';

const ELSEWHERE = '/elsewhere';

/** A host that sends every call elsewhere, as a proxy or a mistyped address may: whoever follows hands over what was in the call. */
export function startRedirects() {
  let followed = 0;
  const server = createServer((request, response) => {
    const allow = { 'access-control-allow-origin': PAGE_URL, 'access-control-allow-headers': '*' };
    if (request.method === 'OPTIONS') response.writeHead(204, allow);
    else if (request.url === ELSEWHERE) followed += 1;
    else response.writeHead(307, { ...allow, location: ELSEWHERE });
    response.end();
  }).listen(REDIRECT_PORT);
  return {
    /** Throws when somebody did since it was asked last. */
    assertNotFollowed: () => {
      const count = followed;
      followed = 0;
      if (count > 0) throw new Error('A redirect was followed, with the password that the call carried.');
    },
    stop: () => server.close(),
  };
}
