import { businessNameProblem, nameProblem, normalizePhone } from '../auth/index.ts';
import { err, problem, type Problem, type Result } from '../kernel/index.ts';

/** The number of a WhatsApp account in E.164. Fixed lines have none that we send to. */
export const readWhatsAppNumber = (text: string): Result<string> => {
  const phone = normalizePhone(text);
  return !phone.ok || phone.value.startsWith('+628') ? phone : err('DPAY_PHONE_INVALID');
};

export type WhatsAppRegistration = {
  readonly full_name: string;
  readonly business_name: string;
  readonly business_category: string;
  readonly mobile_phone: string;
  readonly terms_accepted: boolean;
};

export type WhatsAppField = keyof WhatsAppRegistration;
type Categories = readonly { readonly slug: string }[];

const RULES: Readonly<
  Record<WhatsAppField, (form: WhatsAppRegistration, categories: Categories) => Problem | undefined>
> = {
  full_name: ({ full_name }) => nameProblem(full_name),
  business_name: ({ business_name }) => businessNameProblem(business_name),
  business_category: ({ business_category: slug }, categories) => {
    if (slug === '') return problem('DPAY_REQUIRED');
    return categories.some((one) => one.slug === slug)
      ? undefined
      : problem('DPAY_BUSINESS_CATEGORY_UNKNOWN');
  },
  mobile_phone: ({ mobile_phone }) => {
    const number = readWhatsAppNumber(mobile_phone);
    return number.ok ? undefined : number.problem;
  },
  terms_accepted: ({ terms_accepted }) => (terms_accepted ? undefined : problem('DPAY_TERMS_NOT_ACCEPTED')),
};

export const WHATSAPP_FIELDS = /* @__PURE__ */ Object.keys(RULES) as readonly WhatsAppField[];

/** Everything that is wrong, in the order of the fields. */
export const whatsAppProblems = (
  form: WhatsAppRegistration,
  categories: Categories,
): readonly { readonly field: WhatsAppField; readonly problem: Problem }[] =>
  WHATSAPP_FIELDS.flatMap((field) => {
    const found = RULES[field](form, categories);
    return found ? [{ field, problem: found }] : [];
  });
