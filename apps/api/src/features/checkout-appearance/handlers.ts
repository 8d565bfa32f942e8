import { appearanceProblems } from '@dasbor/domain/checkout-appearance';
import type { Appearance, AppearanceField } from '@dasbor/domain/checkout-appearance';
import { audit } from '../../platform/audit.ts';
import { outbox } from '../../platform/work/outbox.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Call, Handler, Ok, Refusal, SuccessBody } from '../../spec/handlers.ts';
import { releaseImages, useImage } from '../images/public.ts';
import { findAppearance, lockAppearance, publishDraft, storeDraft } from './repository.ts';
import { lookOf, NOTHING_SET, toAppearance } from './rows.ts';
import type { AppearanceRow } from './rows.ts';

export { uploadCheckoutLogo } from './logo.ts';

export const getCheckoutAppearance: Handler<'getCheckoutAppearance'> = async ({ tx, mode, deps }) =>
  ok({ data: toAppearance((await findAppearance(tx)) ?? NOTHING_SET, deps.checkoutUrls[mode]) });

export const saveCheckoutAppearance: Handler<'saveCheckoutAppearance'> = async (call) => {
  const { body, tx, now, session } = call;
  const { logo } = body;
  const wanted = { headerColour: body.header_color, accentColour: body.accent_color, logo };
  const before = (await lockAppearance(tx)) ?? NOTHING_SET;
  if (before.version !== body.version) return CHANGED;
  const refusal = whyNot(wanted);
  if (refusal) return refusal;
  if (logo && !(await useImage(tx, logo.id, 'logo'))) return refuseFields([LOGO_NOT_FOUND]);

  const draft = lookOf(wanted, logo);
  const after = await storeDraft(tx, { draft, seen: body.version, by: session.name, at: now });
  return after ? changed(call, 'changed', before, after) : CHANGED;
};

export const publishCheckoutAppearance: Handler<'publishCheckoutAppearance'> = async (call) => {
  const { body, tx, now, session } = call;
  const before = await lockOrCreate(call);
  if (before?.version !== body.version) return CHANGED;
  const refusal = whyNot(before.draft);
  if (refusal) return refusal;
  return changed(call, 'published', before, await publishDraft(tx, session.name, now));
};

export const revertCheckoutAppearance: Handler<'revertCheckoutAppearance'> = async (call) => {
  const { body, tx, now, session } = call;
  const before = (await lockAppearance(tx)) ?? NOTHING_SET;
  if (before.version !== body.version) return CHANGED;
  const { headerColour, accentColour, logo } = before.published ?? NOTHING_SET.draft;
  const draft = { headerColour, accentColour, logo };
  const after = await storeDraft(tx, { draft, seen: body.version, by: session.name, at: now });
  return after ? changed(call, 'reverted', before, after) : CHANGED;
};

const CHANGES = {
  changed: { action: 'checkout_appearance.changed', topic: 'settings.checkout_appearance_changed' },
  published: { action: 'checkout_appearance.published', topic: 'settings.checkout_appearance_published' },
  reverted: { action: 'checkout_appearance.reverted', topic: 'settings.checkout_appearance_reverted' },
} as const;

const CHANGED = problem('DPAY_CHECKOUT_APPEARANCE_CHANGED');
const LOGO_NOT_FOUND = { field: 'logo.id', code: 'DPAY_LOGO_NOT_FOUND' };

const FIELDS: Readonly<Record<AppearanceField, string>> = {
  headerColour: 'header_color',
  accentColour: 'accent_color',
  logoWidth: 'logo.width',
  logoHeight: 'logo.height',
};

const whyNot = (appearance: Appearance): Refusal | undefined => {
  const problems = appearanceProblems(appearance);
  return problems.length === 0
    ? undefined
    : refuseFields(problems.map(({ field, problem: found }) => ({ field: FIELDS[field], ...found })));
};

const refuseFields = (errors: NonNullable<Refusal['errors']>): Refusal =>
  problem('DPAY_INVALID_REQUEST', undefined, { errors });

type Changing = Pick<Call, 'tx' | 'now' | 'session' | 'by' | 'mode' | 'deps'>;

/** The first colours can be published as they are. Undefined if somebody else saved a draft meanwhile. */
const lockOrCreate = async ({ tx, now, session }: Changing): Promise<AppearanceRow | undefined> => {
  const found = await lockAppearance(tx);
  if (found) return found;
  const made = await storeDraft(tx, { draft: NOTHING_SET.draft, seen: 0, by: session.name, at: now });
  return made && { ...made, version: 0 };
};

const changed = async (
  { tx, now, session, by, mode, deps }: Changing,
  what: keyof typeof CHANGES,
  before: AppearanceRow,
  after: AppearanceRow,
): Promise<Ok<SuccessBody<'getCheckoutAppearance'>>> => {
  const kept = logosOf(after);
  await releaseImages(
    tx,
    logosOf(before).filter((id) => !kept.includes(id)),
    now,
  );
  const { topic, action } = CHANGES[what];
  await outbox.add(tx, { topic, aggregate: session.merchantId, payload: {} });
  await audit.record(tx, by, { action, before, after });
  return ok({ data: toAppearance(after, deps.checkoutUrls[mode]) });
};

const logosOf = ({ draft, published }: AppearanceRow): string[] =>
  [draft.logo?.id, published?.logo?.id].filter((id) => id !== undefined);
