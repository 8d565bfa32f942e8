import backTestFile from '../../../../../../openapi/features/promos/examples/back-test.json' with { type: 'json' };
import nothingFile from '../../../../../../openapi/features/promos/examples/back-test-nothing.json' with { type: 'json' };
import activeFile from '../../../../../../openapi/features/promos/examples/promo-active.json' with { type: 'json' };
import cardFile from '../../../../../../openapi/features/promos/examples/promo-card.json' with { type: 'json' };
import expiredFile from '../../../../../../openapi/features/promos/examples/promo-expired.json' with { type: 'json' };
import inactiveFile from '../../../../../../openapi/features/promos/examples/promo-inactive.json' with { type: 'json' };
import pausedFile from '../../../../../../openapi/features/promos/examples/promo-paused.json' with { type: 'json' };
import usesFile from '../../../../../../openapi/features/promos/examples/promo-uses-page.json' with { type: 'json' };
import pageFile from '../../../../../../openapi/features/promos/examples/promos-page.json' with { type: 'json' };
import { ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { example } from '../../../shared/testing/example.ts';
import { failed, listStates, onePage } from '../../../shared/testing/list-states.ts';
import { recordStates } from '../../../shared/testing/record-states.ts';
import type { Promo } from '../api/types.ts';

const one = (file: { value: unknown }): Promo => example<'getPromo'>(file).data;

/** Promos of the contract, named by their state. */
export const promoExamples = {
  inactive: one(inactiveFile),
  active: one(activeFile),
  card: one(cardFile),
  paused: one(pausedFile),
  expired: one(expiredFile),
} satisfies Record<string, Promo>;
const { inactive, active } = promoExamples;
const activated: Promo = {
  ...inactive,
  status: 'active',
  version: 2,
  activated_at: '2026-11-21T05:00:00.000Z',
};

export const promoListStates = listStates('listPromos', {
  page: example<'listPromos'>(pageFile),
  permission: 'promo.view',
});

const surroundings = {
  listPromoUses: ok(example<'listPromoUses'>(usesFile)),
  backTestPromo: ok(example<'backTestPromo'>(backTestFile)),
  listBanks: ok({ data: [] }),
} satisfies Scenario;

export const promoShown = (promo: Promo): Scenario => ({ ...surroundings, getPromo: ok({ data: promo }) });

export const promoStates = {
  ...recordStates('getPromo', {
    notFound: problem(404, 'DPAY_PROMO_NOT_FOUND'),
    permission: 'promo.view',
  }),
  activates: {
    ...promoShown(inactive),
    activatePromo: ok({ data: activated }),
  },
  changedMeanwhile: { ...promoShown(inactive), activatePromo: problem(409, 'DPAY_CONFLICT') },
  pauses: { ...promoShown(active), pausePromo: ok({ data: { ...active, status: 'paused', version: 3 } }) },
  removes: { ...promoShown(active), deletePromo: ok() },
  unused: {
    ...promoShown({
      ...active,
      used_count: 0,
      used_amount: 0,
      reserved_count: 0,
      reserved_amount: 0,
      remaining: 500,
    }),
    listPromoUses: ok(onePage([])),
  },
  fitsNothing: { ...promoShown(inactive), backTestPromo: ok(example<'backTestPromo'>(nothingFile)) },
  untried: { ...promoShown(inactive), backTestPromo: failed },
} satisfies Record<string, Scenario>;

export const promoCreation = {
  succeeds: {
    ...surroundings,
    createPromo: ok({ data: inactive }, { status: 201 }),
    getPromo: ok({ data: inactive }),
  },
  nameTaken: {
    ...surroundings,
    createPromo: problem(400, 'DPAY_INVALID_REQUEST', undefined, {
      fields: [{ field: 'name', code: 'DPAY_PROMO_NAME_TAKEN', params: { name: 'HARBOLNAS12' } }],
    }),
  },
} satisfies Record<string, Scenario>;
