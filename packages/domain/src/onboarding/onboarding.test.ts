import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { rupiah } from '../kernel/index.ts';
import { INDONESIAN_HOLIDAYS } from '../payments/index.ts';
import {
  BASIC_ACCOUNT,
  type ClientType,
  decideBasicPayment,
  decideDocument,
  decideDocumentPixels,
  decideEdit,
  decideIdentity,
  EMPTY_DRAFT,
  fieldProblem,
  hasBasicLimit,
  isUnusualKtpNumber,
  isUpgradeOpen,
  maskNumber,
  missingDocuments,
  normalWebAddress,
  ONBOARDING_STATUSES,
  type OnboardingDraft,
  onboardingProblems,
  onboardingTransitions,
  type ReviewedField,
  reviewDates,
  stepsToEdit,
  UPGRADE_DOCUMENTS,
} from './index.ts';

const CONTEXT = {
  categories: [{ slug: 'others' }],
  banks: [
    { code: 'bca', name: 'BCA', aliases: [], type: 'bank', active: true },
    { code: 'gopay', name: 'GoPay', aliases: [], type: 'ewallet', active: true },
  ],
  hasKtpImage: true,
};
const SITI: OnboardingDraft = {
  client_type: 'individual',
  business_name: 'Warung Bu Siti',
  business_category: 'others',
  business_website: '',
  business_social_media: '',
  npwp: '',
  full_name: 'Siti',
  ktp_number: '3273014505880001',
  bank: 'bca',
  bank_account_number: '8422647002',
};
const codeOf = (field: ReviewedField, different: Partial<OnboardingDraft>, hasKtpImage = true) =>
  fieldProblem(field, { ...SITI, ...different }, { ...CONTEXT, hasKtpImage })?.code;

describe('a field', () => {
  it.each<[ReviewedField, Partial<OnboardingDraft>, string | undefined]>([
    ['client_type', { client_type: null }, 'DPAY_REQUIRED'],
    // spec 5.93
    ['business_name', { business_name: 'To' }, 'DPAY_BUSINESS_NAME_LENGTH'],
    ['business_name', { business_name: ' Tok ' }, undefined],
    ['business_name', { business_name: 'x'.repeat(129) }, 'DPAY_BUSINESS_NAME_LENGTH'],
    // spec 5.93
    ['business_name', { business_name: 'Toko 99' }, 'DPAY_BUSINESS_NAME_HAS_DIGITS'],
    ['business_name', { business_name: 'Toko\u200BSiti' }, 'DPAY_FIELD_HIDDEN_CHARACTER'],
    ['business_category', { business_category: 'unknown' }, 'DPAY_BUSINESS_CATEGORY_UNKNOWN'],
    ['business_website', { business_website: 'tokobusiti.example' }, undefined],
    ['business_website', { business_website: 'http://www.toko.example/a?b=1' }, undefined],
    // spec 5.91, 8.123
    ['business_website', { business_website: 'toko' }, 'DPAY_BUSINESS_WEBSITE_INVALID'],
    ['business_website', { business_website: 'http://localhost:3000' }, 'DPAY_BUSINESS_WEBSITE_INVALID'],
    ['business_website', { business_website: 'http://192.168.1.1' }, 'DPAY_BUSINESS_WEBSITE_INVALID'],
    ['business_website', { business_website: 'javascript:alert(1)' }, 'DPAY_BUSINESS_WEBSITE_INVALID'],
    [
      'business_website',
      { business_website: 'https://a.example@evil.example' },
      'DPAY_BUSINESS_WEBSITE_INVALID',
    ],
    ['business_social_media', { business_social_media: 'sosial.example/warungsiti' }, undefined],
    ['business_social_media', { business_social_media: 'warungsiti.lapak.example' }, undefined],
    [
      'business_social_media',
      { business_social_media: 'sosial.example' },
      'DPAY_BUSINESS_SOCIAL_MEDIA_INVALID',
    ],
    // spec 5.92, 8.124
    ['business_social_media', { business_social_media: '@warungsiti' }, 'DPAY_BUSINESS_SOCIAL_MEDIA_INVALID'],
    // spec 5.89
    ['npwp', { npwp: '01.234.567.8-901.000' }, undefined],
    ['npwp', { npwp: '0123 4567 8901 2345' }, undefined],
    // spec 5.89, 8.125
    ['npwp', { npwp: '12345678901234' }, 'DPAY_NPWP_INVALID'],
    ['npwp', { npwp: '12345678901234567' }, 'DPAY_NPWP_INVALID'],
    ['npwp', { client_type: 'company' }, 'DPAY_REQUIRED'],
    ['full_name', { full_name: 'Siti 2' }, 'DPAY_NAME_INVALID'],
    ['ktp_number', { ktp_number: '3273 0145 0588 0001' }, undefined],
    ['ktp_number', { ktp_number: '327301450588000' }, 'DPAY_KTP_NUMBER_INVALID'],
    ['bank', { bank: 'gopay' }, 'DPAY_BANK_UNKNOWN'],
    ['bank_account_number', { bank_account_number: '842-264-7002' }, undefined],
    ['bank_account_number', { bank_account_number: '12' }, 'DPAY_ACCOUNT_NUMBER_INVALID'],
  ])('%s of %j: %s', (field, different, want) => {
    expect(codeOf(field, different)).toBe(want);
  });

  // spec 2.166
  it('of an empty form is asked for, unless it may stay empty', () => {
    const missing = onboardingProblems(EMPTY_DRAFT, { ...CONTEXT, hasKtpImage: false });

    expect(missing.map(({ field }) => field)).toEqual([
      'client_type',
      'business_name',
      'business_category',
      'full_name',
      'ktp_number',
      'bank',
      'bank_account_number',
      'ktp_image',
    ]);
    expect(missing.every(({ problem }) => problem.code === 'DPAY_REQUIRED')).toBe(true);
    expect(onboardingProblems(SITI, CONTEXT)).toEqual([]);
  });
});

test.each([
  ['3273014505880001', false, 'a woman of Bandung'],
  ['3273011505880001', false, 'a man of Bandung'],
  ['0073014505880001', true, 'no province'],
  ['3273014513880001', true, 'a thirteenth month'],
  ['3273017505880001', true, 'the 75th'],
  ['3273014505880000', true, 'serial 0000'],
  ['327301450588', false, 'a number that is not complete'],
])('%s looks unusual: %s (%s)', (number, want) => {
  expect(isUnusualKtpNumber(number)).toBe(want);
});

test('a masked number keeps its length and hides at least half of it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,20}$/), (digits) => {
      const masked = maskNumber(digits);
      expect([...masked]).toHaveLength(digits.length);
      expect(masked.split('•').length - 1).toBeGreaterThanOrEqual(Math.min(digits.length, digits.length - 8));
    }),
  );
  expect(maskNumber('3273 0145 0588 0001')).toBe('3273••••••••0001');
});

test('a website is stored whole', () => {
  expect(normalWebAddress(' tokobusiti.example ')).toBe('https://tokobusiti.example/');
  expect(normalWebAddress('toko')).toBe('toko');
});

describe('the three mismatches', () => {
  const person = {
    client_type: 'individual',
    full_name: 'Siti Aminah',
    business_name: 'Warung Siti',
  } as const;
  // spec 8.119
  it.each([
    [person, 'match', 'SITI AMINAH', 'ok'],
    // spec 5.94
    [person, 'match', 'BUDI', 'DPAY_KTP_BANK_NAME_MISMATCH'],
    [person, 'match', 'WARUNG SITI', 'DPAY_KTP_BANK_NAME_MISMATCH'],
    [{ ...person, client_type: 'company' } as const, 'match', 'WARUNG SITI', 'ok'],
    [person, 'match', 'Sxxx Axxxxx', 'DPAY_KTP_BANK_NAME_MISMATCH'],
    [person, 'mismatch', 'SITI AMINAH', 'DPAY_KTP_NAME_MISMATCH'],
    [person, 'mismatch', 'BUDI', 'DPAY_KTP_NAME_AND_BANK_MISMATCH'],
    [person, 'no_response', 'SITI AMINAH', 'DPAY_IDENTITY_UNREACHABLE'],
  ] as const)('%j, registry %s, holder %s: %s', (names, identity, holder, want) => {
    const decided = decideIdentity(names, { identity, holder });

    expect(decided.ok ? 'ok' : decided.problem.code).toBe(want);
  });
});

describe('after a review', () => {
  const asked = [{ field: 'bank' }] as const;
  it.each<[ReviewedField, string]>([
    ['bank', 'ok'],
    ['bank_account_number', 'ok'],
    ['full_name', 'DPAY_ONBOARDING_FIELD_LOCKED'],
  ])('that asked for the bank, %s: %s', (field, want) => {
    const decided = decideEdit(field, { status: 'needs_changes', changes: asked });

    expect(decided.ok ? 'ok' : decided.problem.code).toBe(want);
  });

  it('only steps with something to change are open, and the terms', () => {
    expect(stepsToEdit('new', [])).toEqual(['business', 'personal', 'terms']);
    expect(stepsToEdit('needs_changes', [{ field: 'ktp_image' }])).toEqual(['personal', 'terms']);
    expect(stepsToEdit('needs_changes', [{ field: 'npwp' }])).toEqual(['business', 'terms']);
  });

  it('a form that is decided is closed', () => {
    for (const status of ['in_review', 'rejected', 'basic', 'full'] as const)
      expect(decideEdit('npwp', { status, changes: [] })).toMatchObject({
        problem: { code: 'DPAY_ONBOARDING_NOT_OPEN' },
      });
  });
});

// spec 4.72
test('nobody comes to a full account without a review and a basic account', () => {
  const reaches = (from: string, to: string): boolean =>
    onboardingTransitions.canMove(from as 'new', to as 'new');

  expect(ONBOARDING_STATUSES.filter((from) => reaches(from, 'basic'))).toEqual(['in_review']);
  expect(ONBOARDING_STATUSES.filter((from) => reaches(from, 'full'))).toEqual(['basic']);
});

describe('the limit of a basic account', () => {
  const LIMIT = BASIC_ACCOUNT.settlementLimit;
  // spec 9.26
  it.each([
    [0, 0, LIMIT, true],
    [0, 0, LIMIT + 1, false],
    [20_000_000, 4_000_000, 1_000_000, true],
    [20_000_000, 4_000_000, 1_000_001, false],
    [LIMIT, 0, 1, false],
    [LIMIT + 500, 0, 1, false],
  ])('with %d paid and %d open takes %d: %s', (paid, open, amount, want) => {
    expect(decideBasicPayment(rupiah(amount), { paid: rupiah(paid), open: rupiah(open) }).ok).toBe(want);
  });

  // spec 9.26
  it('is Rp 25.000.000', () => expect(LIMIT).toBe(25_000_000));

  it('never lets more in than itself, in whatever parts', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 30_000_000 })), (amounts) => {
        const paid = amounts.reduce(
          (sum, amount) =>
            decideBasicPayment(rupiah(amount), { paid: rupiah(sum), open: rupiah(0) }).ok
              ? sum + amount
              : sum,
          0,
        );
        expect(paid).toBeLessThanOrEqual(LIMIT);
      }),
    );
  });

  it.each([
    ['basic', 'live', false, true],
    ['basic', 'sandbox', false, false],
    ['basic', 'live', true, false],
    ['full', 'live', false, false],
  ] as const)('%s in %s, exempted %s: %s', (status, mode, bypass, want) => {
    expect(hasBasicLimit({ status, mode, bypass })).toBe(want);
  });
});

describe('the answer comes', () => {
  it.each<[ClientType, string, string, string]>([
    // spec 9.29
    ['individual', '2026-11-20T16:59:00Z', '2026-11-20', '2026-11-21'],
    ['individual', '2026-11-20T17:00:00Z', '2026-11-21', '2026-11-22'],
    // spec 9.30
    ['company', '2026-11-20T03:00:00Z', '2026-12-01', '2026-12-10'],
    // Over Christmas, its leave and New Year.
    ['company', '2026-12-18T03:00:00Z', '2026-12-31', '2027-01-13'],
  ])('for %s sent at %s: %s to %s', (client, sentAt, from, to) => {
    expect(reviewDates(client, sentAt, INDONESIAN_HOLIDAYS)).toEqual({ from, to });
  });
});

describe('a document', () => {
  const head = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  it.each([
    ['\xff\xd8\xff\xe0', 10 * 1024 * 1024, 'ok'],
    ['\xff\xd8\xff\xe0', 10 * 1024 * 1024 + 1, 'DPAY_PHOTO_TOO_LARGE'],
    // spec 5.95, 8.128
    ['\x89PNG\r\n\x1a\n', 10, 'DPAY_DOCUMENT_KIND_UNSUPPORTED'],
    // spec 5.95
    ['%PDF-1.7', 10, 'DPAY_DOCUMENT_NOT_JPEG'],
    ['', 0, 'DPAY_DOCUMENT_NOT_JPEG'],
  ])('%j of %d bytes: %s', (text, size, want) => {
    const decided = decideDocument({ size, head: head(text) });

    expect(decided.ok ? 'ok' : decided.problem.code).toBe(want);
  });

  it.each([
    [200, 3000, 'ok'],
    [199, 3000, 'DPAY_DOCUMENT_TOO_SMALL'],
    [10_000, 7001, 'DPAY_DOCUMENT_UNREADABLE'],
  ])('of %d by %d pixels: %s', (width, height, want) => {
    const decided = decideDocumentPixels({ width, height });

    expect(decided.ok ? 'ok' : decided.problem.code).toBe(want);
  });

  // spec 1.36
  it('is missing until every kind of the client type was sent', () => {
    expect(missingDocuments('company', ['nib', 'ktp'])).not.toContain('nib');
    expect(missingDocuments('individual', UPGRADE_DOCUMENTS.individual)).toEqual([]);
    expect(isUpgradeOpen('basic', 'rejected')).toBe(true);
    expect(isUpgradeOpen('basic', 'in_review')).toBe(false);
    expect(isUpgradeOpen('new', null)).toBe(false);
  });
});
