import { setTimeout as sleep } from 'node:timers/promises';
import { Lacking } from '../samples/lacking.ts';

/** Where to read the server's mails: the URL returns `{ data: [{ to, code, link }] }`, newest first. */
export type Mailbox = {
  /** Performs an action that sends a mail, and returns the code or the link's token from it; each is used once. */
  after: <T>(to: string, what: 'code' | 'token', send: () => Promise<T>) => Promise<string>;
};

type Letter = { code?: string | null; link?: string | null };

const EVERY_MS = 200;
/** A mail sent just before may replace one that the server does not send again so soon. */
const NEW_WITHIN_MS = 2_000;

export const makeMailbox = (url: string, send: typeof fetch): Mailbox => {
  const used = new Set<string>();

  const read = async (to: string, what: 'code' | 'token'): Promise<string[]> => {
    const reply = await send(`${url}?${new URLSearchParams({ to }).toString()}`, {
      headers: { accept: 'application/json' },
    });
    if (!reply.ok) throw new Lacking(`the mailbox answers ${reply.status}`);
    const { data } = (await reply.json()) as { data: Letter[] };
    return data.flatMap(({ code, link }) => {
      const value = what === 'code' ? code : /[?&]token=([\w-]+)/.exec(link ?? '')?.[1];
      return value ? [value] : [];
    });
  };

  return {
    after: async (to, what, ask) => {
      const known = new Set(await read(to, what));
      await ask();
      const until = Date.now() + NEW_WITHIN_MS;
      for (;;) {
        const found = (await read(to, what)).filter((value) => !used.has(value));
        const value = found.find((one) => !known.has(one)) ?? (Date.now() > until ? found[0] : undefined);
        if (value) {
          used.add(value);
          return value;
        }
        if (Date.now() > until) throw new Lacking(`no mail with a ${what} came to ${to}`);
        await sleep(EVERY_MS);
      }
    },
  };
};
