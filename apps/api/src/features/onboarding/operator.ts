import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CHANGE_REASONS, DOCUMENT_KINDS, REJECT_REASONS, REVIEWED_FIELDS } from '@dasbor/domain/onboarding';
import sql from 'sql-template-tag';
import type { Deps } from '../../deps.ts';
import type { Decision } from '../../rails/reviewer/port.ts';
import { decide } from './decide.ts';
import { findFormOf } from './repository.ts';
import { draftOf } from './rows.ts';
import { documentContext } from './sealed.ts';
import { waitingRequests } from './waiting.ts';

type Operator = Pick<Deps, 'db' | 'clock' | 'vault' | 'ids' | 'dashboardUrl'> & { name: string };

export const REVIEW_USAGE = `npm run review                                     lists the requests that wait
npm run review -- show mer_… [folder]              shows a form, and saves its photos in the folder
npm run review -- approve mer_…
npm run review -- change mer_… ktp_image=unreadable nib=expired [--note "…"]
npm run review -- reject mer_… business_not_supported [--note "…"]

A rejected activation is reopened with change.
fields: ${REVIEWED_FIELDS.join(' ')}
documents: ${DOCUMENT_KINDS.filter((kind) => kind !== 'ktp').join(' ')}
reasons to change: ${CHANGE_REASONS.join(' ')}
reasons to reject: ${REJECT_REASONS.join(' ')}`;

/** What `npm run review` does. Answers what to print; throws the usage if it does not understand. */
export const runReview = async (operator: Operator, argv: readonly string[]): Promise<string> => {
  const [verb = 'list', merchantId = '', ...rest] = argv;
  if (verb === 'list') return list(operator);
  if (!merchantId.startsWith('mer_')) throw new Error(REVIEW_USAGE);
  if (verb === 'show') return show(operator, merchantId, rest[0]);
  return carryOut(operator, merchantId, readDecision(verb, rest));
};

const list = async ({ db, vault }: Operator): Promise<string> => {
  const waiting = await db.system((tx) => waitingRequests(tx, vault));
  if (waiting.length === 0) return 'Nothing waits.';
  return waiting
    .map((one) =>
      [
        one.merchantId,
        one.kind,
        one.clientType,
        `answer by ${one.answerTo}`,
        one.businessName,
        one.fullName,
      ].join('  '),
    )
    .join('\n');
};

const show = async ({ db, vault }: Operator, merchantId: string, folder?: string): Promise<string> => {
  const { form, documents } = await db.system(async (tx) => ({
    form: await findFormOf(tx, merchantId),
    documents: await tx.rows<{ kind: string; sealed: string }>(sql`
      select kind, encode(sealed, 'base64') as sealed from onboarding_document where merchant_id = ${merchantId} order by kind`),
  }));
  if (!form) throw new Error(`${merchantId} has no form.`);
  const draft = { ...draftOf(vault, form), bank_holder: form.bank_holder };
  const lines = Object.entries(draft).map(([field, value]) => `${field.padEnd(22)}${value ?? ''}`);
  for (const { kind, sealed } of documents) {
    const name = `${merchantId}-${kind}.jpg`;
    const bytes = vault.openBytes(Buffer.from(sealed, 'base64'), documentContext(merchantId, kind));
    // Nobody else on this machine may read it.
    if (folder !== undefined) await writeFile(join(folder, name), bytes, { mode: 0o600 });
    lines.push(`${kind.padEnd(22)}${folder === undefined ? `${bytes.length} bytes` : join(folder, name)}`);
  }
  return lines.join('\n');
};

const readDecision = (verb: string, rest: readonly string[]): Decision => {
  const at = rest.indexOf('--note');
  const note = at < 0 ? null : (rest[at + 1] ?? null);
  const words = at < 0 ? rest : rest.slice(0, at);
  if (verb === 'approve') return { outcome: 'approved', note };
  if (verb === 'reject') return { outcome: 'rejected', reason: oneOf(REJECT_REASONS, words[0]), note };
  if (verb !== 'change' || words.length === 0) throw new Error(REVIEW_USAGE);
  const changes = words.map((word) => {
    const [field, reason] = word.split('=');
    return {
      field: oneOf([...REVIEWED_FIELDS, ...DOCUMENT_KINDS], field),
      reason: oneOf(CHANGE_REASONS, reason),
    };
  });
  return { outcome: 'needs_changes', changes, note };
};

const oneOf = <Word extends string>(words: readonly Word[], text: string | undefined): Word => {
  const found = words.find((word) => word === text);
  if (found === undefined) throw new Error(`${text ?? 'Nothing'} is not one of: ${words.join(' ')}`);
  return found;
};

/** A rejected activation does not wait. */
const REOPENED = { kind: 'activation', attempt: null } as const;

const carryOut = async (
  { db, clock, vault, ids, dashboardUrl, name }: Operator,
  merchantId: string,
  decision: Decision,
): Promise<string> => {
  const now = clock.now();
  const waiting = await db.system((tx) => waitingRequests(tx, vault));
  const { kind, attempt } = waiting.find((one) => one.merchantId === merchantId) ?? REOPENED;
  const requestId = ids.next('request', now);
  const done = await db.system((tx) =>
    decide(tx, {
      merchantId,
      kind,
      decision,
      attempt,
      now,
      requestId,
      device: `operator ${name}`,
      dashboardUrl,
    }),
  );
  if (!done) throw new Error(`${merchantId} has no request that waits for this.`);
  return `${merchantId}: ${kind} ${decision.outcome}`;
};
