import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import type { Deps } from '../../deps.ts';
import { onlyLocal } from '../../platform/http/only-local.ts';
import { contentSecurityPolicy } from '../../platform/http/security.ts';
import { mailboxPage } from './page.ts';
import type { Letter } from './page.ts';

const MOST = 100;

/**
 * `GET /dev/mailbox`: what would have been sent, newest first, to a person as a page and to a test as JSON (`?to=` filters).
 * Codes and links are in it, so it exists only with the embedded database or under TEST_SEAMS.
 */
export const addMailbox = (app: FastifyInstance, { db }: Pick<Deps, 'db'>): void => {
  app.get<{ Querystring: { to?: string } }>(
    '/dev/mailbox',
    { onRequest: onlyLocal },
    async (request, reply) => {
      const to = request.query.to?.toLowerCase() ?? null;
      const rows = await db.system((tx) =>
        tx.rows<{
          id: string;
          recipient: string;
          kind: string;
          subject: string;
          body: string;
          created_at: string;
        }>(sql`
        select id, recipient, kind, subject, body, created_at from mail
         where body is not null and (${to}::text is null or recipient = ${to}) order by id desc limit ${MOST}`),
      );
      const letters = rows.map(({ recipient, body, ...row }): Letter => ({
        ...row,
        to: recipient,
        text: body,
        code: /\b\d{6}\b/.exec(body)?.[0] ?? null,
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
