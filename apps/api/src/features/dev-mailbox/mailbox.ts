import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { onlyLocal } from '../../platform/http/only-local.ts';
import { contentSecurityPolicy } from '../../platform/http/security.ts';
import { mailboxPage } from './page.ts';
import type { Letter } from './page.ts';
import { listMails } from './repository.ts';

/**
 * `GET /dev/mailbox`: mails that would have been sent, newest first, as a page or as JSON (`?to=` filters). It contains codes and links, so
 * `mailboxAddress` decides whether it exists.
 */
export const addMailbox = (
  app: FastifyInstance,
  { db }: Pick<Deps, 'db'>,
  origins: readonly string[],
): void => {
  app.get<{ Querystring: { to?: string | string[] } }>(
    '/dev/mailbox',
    { onRequest: onlyLocal(origins, { byLink: true }) },
    async (request, reply) => {
      const to = [request.query.to ?? []].flat().map((address) => address.toLowerCase());
      const rows = await db.system((tx) => listMails(tx, to));
      const letters = rows.map(({ recipient, body, ...row }): Letter => ({
        ...row,
        to: recipient,
        text: body,
        // The name of a batch may be six digits.
        code: row.kind === 'notification' ? null : (/\b\d{6}\b/.exec(body)?.[0] ?? null),
        link: /https?:\/\/\S+/.exec(body)?.[0] ?? null,
      }));
      if (!request.headers.accept?.includes('text/html')) return reply.send({ data: letters });
      const page = mailboxPage(letters);
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', contentSecurityPolicy(page))
        .send(page);
    },
  );
};
