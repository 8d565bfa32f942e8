import { STANDARD_TEMPLATES, templateProblem } from '@dasbor/domain/payment-links';
import sql from 'sql-template-tag';
import { audit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Handler, SuccessBody } from '../../spec/handlers.ts';

type Template = SuccessBody<'getPaymentLinkTemplate'>['data'];

export const getPaymentLinkTemplate: Handler<'getPaymentLinkTemplate'> = async ({ tx }) =>
  ok({ data: await readTemplate(tx) });

/** Whoever saves last wins: it is a text that everybody sees before it is sent. */
export const setPaymentLinkTemplate: Handler<'setPaymentLinkTemplate'> = async ({ body, tx, by }) => {
  const { templates } = body;
  const errors = (['id', 'en'] as const).flatMap((language) => {
    const wrong = templates ? templateProblem(templates[language]) : undefined;
    return wrong ? [{ field: `templates.${language}`, ...wrong }] : [];
  });
  if (errors.length > 0) return problem('DPAY_INVALID_REQUEST', undefined, { errors });
  await (templates
    ? tx.run(sql`
        insert into payment_link_template (merchant_id, id_text, en_text)
        values (current_setting('app.merchant_id'), ${templates.id.trim()}, ${templates.en.trim()})
        on conflict (merchant_id) do update set id_text = excluded.id_text, en_text = excluded.en_text`)
    : tx.run(sql`delete from payment_link_template where merchant_id = current_setting('app.merchant_id')`));
  await audit.record(tx, by, { action: 'payment_link.template_changed', after: templates });
  return ok({ data: await readTemplate(tx) });
};

const readTemplate = async (tx: Tx): Promise<Template> => {
  const own = await tx.maybe<{ id: string; en: string }>(
    sql`select id_text as id, en_text as en from payment_link_template`,
  );
  return { templates: own ?? STANDARD_TEMPLATES, is_standard: own === undefined };
};
